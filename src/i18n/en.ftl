# Avalon Herald in English. One file a language; every key stands in each of them.
# Keys of spoken lines begin with `line-`: what is shown as a caption is what the voice says, word for word.

## Spoken lines: the night
line-close-eyes = Everyone, close your eyes, and hold a fist out in front of you.
line-evil-lancelot-thumb = Evil Lancelot, keep your eyes closed and raise your thumb, so that the agents of Evil may know you.
line-evil-look = Agents of Evil, open your eyes and find one another.
line-evil-look-not-oberon = Agents of Evil, but not Oberon, open your eyes and find one another.
line-evil-look-not-evil-lancelot = Agents of Evil, but not Evil Lancelot, open your eyes and find one another.
line-evil-look-not-evil-lancelot-oberon = Agents of Evil, but not Oberon or Evil Lancelot, open your eyes and find one another.
line-evil-close = Agents of Evil, close your eyes.
line-evil-lancelot-fist = Evil Lancelot, lower your thumb and make a fist again.
line-check = Keep all eyes closed, and all hands in fists.
line-merlin-thumbs = Agents of Evil, keep your eyes closed and raise your thumbs, so that Merlin may know you.
line-merlin-thumbs-not-mordred = Agents of Evil, but not Mordred, keep your eyes closed and raise your thumbs, so that Merlin may know you.
line-merlin-look = Merlin, open your eyes and see the agents of Evil.
line-merlin-thumbs-down = Agents of Evil, lower your thumbs and make fists again.
line-merlin-close = Merlin, close your eyes.
line-percival-thumbs = Merlin and Morgana, keep your eyes closed and raise your thumbs, so that Percival may know you.
line-percival-thumbs-merlin = Merlin, keep your eyes closed and raise your thumb, so that Percival may know you.
line-percival-thumbs-morgana = Morgana, keep your eyes closed and raise your thumb, so that Percival may know you.
line-percival-look = Percival, open your eyes and see who shows a thumb.
line-percival-thumbs-down = Merlin and Morgana, lower your thumbs and make fists again.
line-percival-thumbs-down-merlin = Merlin, lower your thumb and make a fist again.
line-percival-thumbs-down-morgana = Morgana, lower your thumb and make a fist again.
line-percival-close = Percival, close your eyes.
line-lancelots-look = Both Lancelots, open your eyes and find each other.
line-lancelots-close = Both Lancelots, close your eyes.
line-open-eyes = Everyone, open your eyes.

## Spoken lines: the night of The Resistance
line-spies-look = Spies, open your eyes and find one another.
line-spies-close = Spies, close your eyes.

## Spoken lines: what a look should show, by the table's choice; the stop key; the sound check
line-expect-eyes-one = One pair of eyes is open.
line-expect-eyes-two = Two pairs of eyes are open.
line-expect-eyes-three = Three pairs of eyes are open.
line-expect-eyes-four = Four pairs of eyes are open.
line-expect-thumbs-one = One thumb is up.
line-expect-thumbs-two = Two thumbs are up.
line-expect-thumbs-three = Three thumbs are up.
line-expect-thumbs-four = Four thumbs are up.
line-stop = Stop. Everyone, close your eyes.
line-sound-check = This is how loud the night will be. Does whoever sits farthest away hear every word?

## Spoken lines: the day, one for each step that needs one
line-day-allegiance = Turn the allegiance card.
line-day-allegiance-deal = Deal five allegiance cards, face up.
line-day-switch = Switch. Both Lancelots change sides.
line-day-no-change = No change. Both Lancelots stay as they are.
line-day-plot-draw-one = Leader, draw one plot card.
line-day-plot-draw-two = Leader, draw two plot cards.
line-day-plot-draw-three = Leader, draw three plot cards.
line-day-plot-give = Leader, give the plot cards away, one by one.
line-day-loyalty = Now one loyalty card is looked at.
line-day-restore = Now one plot card is taken from another player.
line-day-lead-to-victory = Does anyone want to lead? Lead to Victory may be played now.
line-day-the-king-returns = The King Returns: does anyone play it?
line-day-we-found-you = We Found You: does anyone play it?
line-day-ambush = Ambush: does anyone play it?
line-day-strong-leader = Strong Leader: does anyone play it?
line-day-no-confidence = No Confidence: does anyone play it?
line-day-in-the-spotlight = In the Spotlight: does anyone play it?
line-day-close-eye = Keeping a Close Eye on You: does anyone play it?
line-day-team = Now the leader of this quest chooses a team.
line-day-team-last = Last proposal. If it is rejected, the game is over.
line-day-charge = Charge votes first, openly. Then everyone votes.
line-day-opinion-maker = Opinion Maker votes first, openly. Then everyone votes.
line-day-vote = Everyone, vote now.
line-day-approved = The team is approved.
line-day-rejected = This team is rejected.
line-day-excalibur = Excalibur, now or never.
line-day-exclude = Leader, exclude one card.
line-day-witch-close = Everyone, close your eyes.
line-day-witch-act = Witch, open your eyes. You may take the pile and count it.
line-day-witch-close-again = Witch, put the pile back and close your eyes.
line-day-quest-cards = Team, play your quest cards.
line-day-reveal = Shuffle the quest cards, and turn them over.
line-day-success = The quest succeeds.
line-day-fail = The quest fails.
line-day-veiled = The quest is veiled.
line-day-lady = Lady of the Lake, choose whom to examine.
line-day-assassin = Assassin, name Merlin.
line-day-evil-names = Agents of Evil, name Merlin together.
line-day-good-wins = The game is over, and Good wins.
line-day-evil-wins = The game is over, and Evil wins.
line-day-resistance-wins = The Resistance wins.
line-day-spies-win = The spies win.
line-day-time-up = Time is up.

## Words of the table
app-name = Avalon Herald
side-good = { $edition ->
    [resistance] Resistance
   *[avalon] Good
}
side-evil = { $edition ->
    [resistance] Spies
   *[avalon] Evil
}
role-merlin = Merlin
role-percival = Percival
role-servant = Servant
role-good-lancelot = Good Lancelot
role-assassin = Assassin
role-morgana = Morgana
role-mordred = Mordred
role-oberon = Oberon
role-minion = Minion
role-evil-lancelot = Evil Lancelot
role-witch = Witch
role-resistance = Resistance
role-spy = Spy
role-lancelot-short = Lancelot
card-switch = Switch
card-no-change = No change
plot-lead-to-victory = { $edition ->
    [resistance] Strong Leader
   *[avalon] Lead to Victory
}
plot-ambush = { $edition ->
    [resistance] Keeping a Close Eye on You
   *[avalon] Ambush
}
plot-the-king-returns = { $edition ->
    [resistance] No Confidence
   *[avalon] The King Returns
}
plot-restore-your-honor = { $edition ->
    [resistance] Take Responsibility
   *[avalon] Restore Your Honor
}
plot-charge = { $edition ->
    [resistance] Opinion Maker
   *[avalon] Charge!
}
plot-we-found-you = { $edition ->
    [resistance] In the Spotlight
   *[avalon] We Found You!
}
plot-are-you-the-one = { $edition ->
    [resistance] Overheard Conversation
   *[avalon] Are You the One?
}
plot-show-your-strength = { $edition ->
    [resistance] Establish Confidence
   *[avalon] Show Your Strength
}
plot-show-your-true-nature = { $edition ->
    [resistance] Open Up
   *[avalon] Show Your True Nature
}
quest-title = Quest { $quest }
two-fails-needed = two fails needed
success = Success
fail = Fail

## Problems of a set-up: what is wrong, and what was expected
problem-player-count = { $found ->
    [one] One player is at the table; expected 5 to 10.
   *[other] { $found } players are at the table; expected 5 to 10.
}
problem-empty-name = Seat { $place } has no name.
problem-same-name = Seats { $first } and { $second } are both called { $name }. Give one of them another name.
problem-first-leader = The first leader is to be seat { $seat }; expected 0 to { $last }, as seats are counted in a record.
problem-side-count = { $side } has { $found } in the line-up; expected { $expected } at this table.
problem-role-twice = { $role } stands in the line-up more than once.
problem-wrong-edition = { $role } doesn’t belong to this edition.
problem-lancelot-alone = { $missing } is missing. The two Lancelots come as a pair.
problem-lancelot-without-mode = Both Lancelots are in play, but not how. Choose one of the five ways.
problem-mode-without-lancelot = A way to play Lancelot is chosen, but his two cards are not in the line-up.
problem-trapper-players = Trapper is for eight to ten players; { $found } are at the table.
problem-trapper-with-plot-cards = Trapper and Plot cards can’t be played together. Switch one of them off.

warning-percival-knows-merlin = Percival without Morgana: he will know Merlin for sure.
warning-percival-at-five = Percival at five players makes it hard for Evil without Morgana or Mordred.
warning-percival-sees-nobody = Percival sees nobody: neither Merlin nor Morgana is in play.
warning-merlin-without-assassin = There is no Assassin: at the end, Evil names Merlin together.
warning-assassin-without-merlin = Without Merlin nobody is assassinated: three successes win.
warning-lancelot-below-seven = Lancelot is meant for seven or more players.
warning-lady-below-seven = The Lady of the Lake is meant for seven or more players.
warning-trapper-team-of-six = Teams of six need six quest cards of each kind; the box holds five. Add one of each from elsewhere.

## Why something may not happen: what is wrong, and what was expected
illegal-not-now = { $got } can’t come now; expected { $expected }
illegal-nothing-more = { $got } can’t come any more: the game is over and all is told
illegal-nothing-to-draw = there is nothing to draw now
illegal-nothing-to-undo = there is nothing to take back
illegal-nothing-to-redo = nothing was taken back that could be brought back
illegal-no-such-seat = there is no seat { $seat } at this table; expected 0 to { $last }
illegal-team-size = { $found ->
    [one] one player was chosen for the team
   *[other] { $found } players were chosen for the team
}; expected { $expected }
illegal-no-excalibur = this game is played without Excalibur; expected a team without a holder
illegal-approvals = { $found } approvals were told; expected at most { $players }, one a player
illegal-too-many-fails = { $found } fails were told; expected at most { $most } on this quest
illegal-card-gone = the allegiance deck holds no more “{ $card }”; it still holds { $noChange } without a change and { $switch } with a switch
illegal-dealt-count = { $found } allegiance cards were dealt; expected 5, one a quest
illegal-dealt-switches = { $found } switches were dealt; the deck holds { $most }
illegal-excalibur-missing = Excalibur was not given; expected a holder on the team, other than the leader
illegal-excalibur-holder = { $name } can’t be given Excalibur; expected one of { $may }
illegal-excalibur-no-target = { $name }’s card can’t be switched; expected Excalibur to stay unused: every other card lies face up
illegal-excalibur-target = { $name }’s card can’t be switched; expected { $may }
illegal-lady-target = { $name } can’t be examined; expected { $may }
illegal-not-on-team = { $name } has no card on this quest; expected one of { $may }
illegal-drawn-count = { $found ->
    [one] one plot card was drawn
   *[other] { $found } plot cards were drawn
}; expected { $expected }
illegal-plot-card-gone = the plot deck holds { $left } of “{ $card }”; it still holds { $deck }
illegal-card-not-drawn = “{ $card }” is not among the cards drawn; expected one of { $cards }
illegal-leader-keeps-none = { $name } leads and keeps no plot card; expected another player
illegal-loyalty-looker = { $name } doesn’t look at a card now; expected { $may }
illegal-loyalty-shown = { $name }’s card is not looked at now; expected { $may }
illegal-not-asked = { $name } has no such chance now; expected { $may }
illegal-plot-target = “{ $card }” can’t aim at { $name }; expected { $may }
illegal-plot-aims-at-nobody = “{ $card }” aims at nobody; expected no target
illegal-plot-aim = the line doesn’t say what “{ $card }” does; expected its target, or whose card it takes
illegal-not-held = { $name } holds no “{ $card }” that could be taken
illegal-roles-witch = { $name } hid a quest; expected the Witch at this seat
illegal-roles-count = { $found } characters were told; expected { $players }, one a player
illegal-roles-line-up = { $role } was told { $found ->
    [one] once
   *[other] { $found } times
}; the line-up holds { $expected }
illegal-roles-fails = quest { $quest } had { $fails ->
    [one] one fail
   *[other] { $fails } fails
}, but with these characters its team can have played at most { $most }
illegal-roles-few-fails = quest { $quest } had { $fails ->
    [one] one fail
   *[other] { $fails } fails
}, but with these characters its team must have played at least { $least }
illegal-roles-merlin = { $merlin ->
    [yes] { $name } was named and was Merlin; expected that character at this seat
   *[no] { $name } was named and was not Merlin; expected another character at this seat
}
illegal-roles-target = { $name } was named at the end, but { $role } can’t be named by this table’s rule

## What happened, as undo and the log name it
event-allegiance = Card: { $card }
event-allegiance-dealt = Five cards dealt
event-team = Team: { $names }
event-vote = Vote, { $yes } to { $no }
event-quest = { $fails ->
    [0] No fail
    [one] One fail
   *[other] { $fails } fails
}
event-assassination = { $merlin ->
    [yes] { $name } named: Merlin
   *[no] { $name } named: not Merlin
}
event-roles = Who was who
event-plot-drawn = Drawn: { $cards }
event-plot-given = { $card } to { $name }
event-loyalty-checked = { $by } looked at { $of }
event-plot-played = { $name }: { $card }
event-plot-played-on = { $name }: { $card }, on { $on }
event-plot-taken = { $name } took { $card } from { $from }
event-plot-passed = { $name } passed
event-excalibur-used = Excalibur on { $name }
event-excalibur-unused = Excalibur not used
event-excluded = { $name }’s card excluded
event-veil = The quest is veiled
event-lady = The Lady to { $name }
event-undo = Taken back
event-redo = Brought back
log-quest = Quest { $quest }: { $what }
log-proposal = Quest { $quest }, proposal { $proposal }: { $what }
log-title = What happened
ledger-held = Plot cards held: { $cards }
ledger-used = Used up: { $cards }
ledger-left = In the deck: { $cards }
ledger-count = { $count } × { $what }
ledger-none = none
log-empty = Nothing yet: the first quest begins.
votes-title = Votes
votes-quest = Quest
votes-proposal = proposal
votes-yes = said yes
votes-no = said no
votes-leader = leader
votes-team = on the team
votes-excluded = card excluded
votes-tally = { $yes } : { $no }
votes-tally-means = yes : no
votes-shown = Votes: { $how ->
    [hidden] hidden
    [totals] totals
    [full] who said what
   *[after] all after the game
}
votes-earlier = Earlier
votes-later = Later
votes-empty = No vote yet.
votes-column = Quest { $quest }, proposal { $proposal }. { $what }
votes-leader-is = Leader: { $name }. Team: { $names }.
votes-who = Yes: { $yes }. No: { $no }.
votes-nobody = nobody

## Set-up
setup-players = players
setup-count = { $found } of { $expected }
setup-modules = Modules
edition-avalon = Avalon
edition-resistance = The Resistance
setup-excalibur = Excalibur
setup-lady = Lady of the Lake
setup-plot-cards = Plot cards
setup-trapper = Trapper
setup-lancelot-mode = Lancelot: { $mode }
setup-restore = { $edition ->
    [resistance] Take Responsibility
   *[avalon] Restore Your Honor
}
setup-restore-held = Held until used
setup-restore-now = Used at once
box-lady = Lady
box-excalibur = Excalibur
box-plot = { $count } plot
setup-lancelot = Lancelot
setup-lancelot-none = Without Lancelot
mode-acquainted = Acquainted
mode-acquainted-means = They know each other, and never change sides.
mode-drawn = Drawn
mode-drawn-means = A card at each quest may switch their sides.
mode-dealt = Dealt
mode-dealt-means = Five cards lie open; the evil one must fail.
mode-late-seven = Late, seven cards
mode-late-seven-means = A card of seven, from quest 3 on.
mode-late-five = Late, five cards
mode-late-five-means = A card of five, from quest 3 on.
setup-deck = Allegiance cards
setup-deck-app = The Herald draws
setup-deck-real = Real deck
setup-deck-app-means = Shuffled and turned on screen.
setup-deck-real-means = The table draws and tells the Herald which card it was.
setup-more = More options
setup-house-rules = House rules
setup-herald = Voice and screen
setup-tv-means = What the table may see, without buttons.
setup-votes = Votes that are over
setup-day-prompts = Spoken prompts by day
setup-day-prompts-means = The voice says each step of the quests aloud.
setup-back = Back to the set-up
setup-assassination = Assassination
rule-reveal = Evil shown, no talk
rule-discuss = Evil shown, evil talks
rule-hide-oberon = Oberon hidden, no talk
rule-discuss-hide-oberon = Oberon hidden, evil talks
rule-conceal = Nobody shown, evil talks
rule-means = { $rule ->
    [reveal] Turn up every evil card. Nobody talks: the Assassin decides alone.
    [discuss] Turn up every evil card. Evil may talk it over first.
    [hide_oberon] Turn up every evil card but Oberon’s: he may be named. Nobody talks.
    [discuss_hide_oberon] Turn up every evil card but Oberon’s: he may be named. Evil may talk it over first.
   *[conceal] Turn up no card. Evil may talk it over first.
}
setup-usual = Usual line-up
setup-add-player = Add a player
setup-remove-player = Remove
setup-remove-last = One player fewer
setup-name = Name at seat { $place }
setup-new-name = Player { $number }
setup-leads-first = Leads first
setup-random-leader = Leader by lot
setup-move-left = Move left
setup-move-right = Move right
setup-paste = Paste names
setup-paste-back = Take the paste back
setup-paste-none = There are no names in what was copied. Copy a list, a name a line, and paste it again.
setup-paste-few = { $count ->
    [one] One name was pasted. A table has five seats at least: the others stay as they were.
   *[other] { $count } names were pasted. A table has five seats at least: the others stay as they were.
}
setup-paste-many = A table has ten seats at most. There is none for { $names }.
setup-known = Sat here before
setup-known-keys = Down, Up: choose. Enter: take.
setup-begin = Deal the characters
setup-errors = { $count ->
    [one] One error to settle first
   *[other] { $count } errors to settle first
}
setup-box = Take out of the box
box-count = { $what } × { $count }
box-leader = Leader
box-votes = { $players } × 2 votes
box-quest-cards = { $cards } + { $cards } quest cards
box-allegiance = { $noChange } no change, { $switch } switch

## Going on with an unfinished game
resume-title = A game is not over
resume-unread = its cards are to be turned
resume-nothing-yet = nothing yet
resume-go-on = Go on where you were
resume-new = Set up a new game
resume-night = The night was being read

## Before the night: the cards are dealt, the sound is checked
ready-title = Deal the characters
ready-title-table = Sound and night
ready-hint = Everyone looks at their own card and lays it face down.
ready-begin = Begin the night
ready-back = Back to the table
ready-test = Test the sound
ready-sound = Sound
ready-night = The night
ready-keys = Up, Down: choose · Left, Right: change · F1: help
ready-less = { $what }: less
ready-more = { $what }: more
ready-voice = Voice
ready-ambience = Ambience
ready-ambience-loudness = Its loudness
ready-bell = Bell after each look
ready-lead-in = Silence before
ready-language = Language
ready-pace = Pace
ready-look = Time to look
ready-pause = Pause after a line
ready-counts = Thumbs to expect
ready-constant = Same length always
ready-second = Second captions
ready-glow = Glow with each line
ready-percent = { $count } %
ready-secs = { $secs } s
ready-on = On
ready-off = Off
ambience-off = None
ambience-rain = Rain
ambience-hearth = Hearth
ambience-wind = Wind
ambience-hall = Music
pace-slow = Slow
pace-normal = Normal
pace-quick = Quick
pace-own = Your own
counts-off = Not told
counts-shown = Shown
counts-spoken = Spoken

## Night
night-paused = Paused
night-keys = Space: pause · S: stop
night-go-on = Go on
night-again = Again
night-back = Line before
night-next = Next line
night-stop = Stop
night-restart = From the start
night-redeal = Deal anew
night-lead-in = The night begins.
night-quiet = A moment of silence.
night-done = The night is over.
night-to-table = To the table
night-silent = No sound: read the lines aloud yourselves.
night-no-answer = The sound system doesn’t answer. It will be heard again when it does.
night-cut-off = The sound was lost in the middle of a line. Press R to hear it again.
night-broken-clip = This line’s sound can’t be played. Read it aloud yourselves.

## The table
now = Now:
next = Next: { $what }
next-vote = the vote
next-team = { $name } chooses a team
team-ask = { $name }, choose { $size ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $size }
}
team-chosen = { $chosen } of { $size } chosen
team-choose-more = { $count ->
    [one] Choose one more
    [2] Choose two more
    [3] Choose three more
    [4] Choose four more
    [5] Choose five more
   *[other] Choose { $count } more
}
team-ready = { $count ->
   *[other] Put it to the vote
}
draft-added = { $name } added
draft-removed = { $name } taken off
draft-said-no = { $name } said no
draft-said-yes = { $name } said yes
seat-leads = leads
seat-on-team = on the team
quest-now = under way
quest-team = { $count ->
    [one] one goes
   *[other] { $count } go
}
proposal-of = { $proposal ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $proposal }th
} proposal of 5
proposal-last = Last proposal: a no ends it
vote-ask = Who said no? Tap them.
vote-else = Everyone else said yes.
vote-ask-yes = Who said yes? Tap them.
vote-else-yes = Everyone else said no.
vote-totals-ask = How many said yes?
vote-totals-hint = The others said no.
vote-approved = Approved
vote-rejected = Rejected
vote-approved-button = Approved, { $yes } to { $no }
vote-rejected-button = Rejected, { $yes } to { $no }
vote-if-nobody-no = If nobody says no
vote-if-nobody-yes = If nobody says yes
vote-last-rejects = A fifth no ends the game.
vote-who-yes = Who said yes?
vote-who-no = Who said no?
vote-totals = Totals
vote-by-seat = By seat
vote-more = One more yes
vote-fewer = One yes fewer
fails-ask = How many fails?
fails-hint = { $needed ->
    [2] { $cards } cards. It takes two fails to lose this quest.
   *[other] { $cards } cards. One fail is enough to lose this quest.
}
fails-button = { $fails ->
    [0] No fail
    [one] One fail
    [2] Two fails
    [3] Three fails
    [4] Four fails
   *[other] { $fails } fails
}
result-success = Quest { $quest } succeeds
result-fail = Quest { $quest } fails
result-cards = { $successes ->
    [0] No success
    [one] One success
    [2] Two successes
    [3] Three successes
    [4] Four successes
    [5] Five successes
   *[other] { $successes } successes
}, { $fails ->
    [0] no fail
    [one] one fail
    [2] two fails
    [3] three fails
    [4] four fails
   *[other] { $fails } fails
}.
result-needed = { $needed ->
    [2] { $fails ->
        [0] It takes two.
        [one] It takes two.
       *[other] Two are enough.
    }
   *[other] { $fails ->
        [0] All went well.
       *[other] One is enough.
    }
}
result-turn-all = Turn them all
result-on = On to quest { $quest }
result-to-assassin = To the assassination
result-to-end = See who won
score-good = { $edition ->
    [resistance] Resistance { $count }
   *[avalon] Good { $count }
}
score-evil = { $edition ->
    [resistance] { $count } Spies
   *[avalon] { $count } Evil
}
allegiance-ask = Turn an allegiance card
allegiance-hint = The deck holds { $noChange } without a change and { $switch } with a switch.
allegiance-turn = Turn the card
allegiance-real = Or tell what the real card says:
allegiance-app = Which card did the table draw? Or let the Herald draw:
allegiance-deal-ask = Deal five allegiance cards
allegiance-deal-hint = One lies open above each quest. Two go back unseen.
allegiance-deal = Deal the cards
allegiance-deal-real = Or tell the real cards: tap those that switch, then
allegiance-deal-told = These are the cards
allegiance-deal-shown = One card a quest
go-on = Go on
allegiance-stay = Both Lancelots stay on their side.
allegiance-swap = Both Lancelots change sides.
lancelots-as-dealt = Both Lancelots are as dealt
lancelots-swapped = Good’s Lancelot is evil, Evil’s is good
lancelot-must-fail = the evil one must fail
token-lady = { $name } holds the Lady of the Lake
token-sword = { $name } holds Excalibur
token-face-up = { $name } plays face up
token-excluded = { $name }’s card is excluded
token-plot = { $name } holds { $cards }
window-ask = { $card }?
window-order = { $count ->
    [one] { $names }. One chance.
   *[other] { $names }, in this order. One chance each.
}
window-plays = plays it
window-first = asked first
window-next = asked next
window-target = { $name }, on whom? { $card }
nobody = Nobody
plot-draw-ask = { $count ->
    [one] { $name }, draw a plot card
    [2] { $name }, draw two plot cards
    [3] { $name }, draw three plot cards
   *[other] { $name }, draw { $count } plot cards
}
plot-draw-hint = The deck holds { $count }. They go to other players, one by one.
plot-draw = { $count ->
    [one] Draw the card
   *[other] Draw the cards
}
plot-draw-real = Or tap the real cards, in the order drawn:
plot-drawn = Drawn: { $cards }
plot-give-ask = { $name }, give { $card }
plot-give-next = Then { $cards }
plot-give-other = Another first
plot-means = { $card ->
    [are_you_the_one] Look at the loyalty of a neighbour.
    [charge] From now on, vote openly before the others choose.
    [show_your_strength] The leader passes a loyalty card to another player.
    [show_your_true_nature] Pass your loyalty card to another player.
    [the_king_returns] The vote said yes. Make it a no: it counts on the vote track.
    [ambush] Look at one quest card that was played. It stays as it is.
    [lead_to_victory] Become the leader, before the leader does anything.
    [we_found_you] Name one on the team who plays the quest card face up.
   *[restore_your_honor] Take a plot card from another player.
}
sword-ask = { $name }, switch a card?
sword-hint = Excalibur: now or never. The holder then looks at the card first played.
sword-unused = Not used
sword-give-ask = { $name }, who gets Excalibur?
team-to-sword = Give Excalibur
team-title = The team
next-sword = Excalibur, then the vote
exclude-ask = { $name }, exclude a card
exclude-hint = It doesn’t count. The leader looks at it once it is excluded.
exclude-do = Exclude { $name }’s card
exclude-choose = Tap whose card
exclude-random = By lot
lady-ask = { $name }, whom do you examine?
lady-hint = The Lady of the Lake passes to that player.
loyalty-pass = { $name } shows a loyalty card: to whom?
loyalty-who = Who looks?
loyalty-look = { $name }, at whose card do you look?
loyalty-lot = Draw who looks
witch-price-means = The price of the veil: one drawn by lot looks at another’s card.
witch-price = The price of the veil
witch-ask = The Witch’s hour
witch-hint = Everyone closes their eyes. She may count the pile and hide it, or not.
witch-begin = Close your eyes
witch-keys = To hide the quest: your seat’s digit, then the number of fails · Esc: enter again
veiled = Veiled
result-veiled = Quest { $quest } is veiled
card-face-down = A quest card, face down
result-veiled-means = It counts. Nobody sees how it went, until one side has three.
setup-trapper-time = Time to exclude
setup-trapper-secs = { $count ->
    [0] No limit
   *[other] { $count } seconds, then one by lot
}
exclude-time = Exclude a card: { $count } seconds left
vote-charge = { $edition ->
    [resistance] { $count ->
        [one] Opinion Maker: { $names } votes first, openly.
       *[other] Opinion Maker: { $names } vote first, openly, together.
    }
   *[avalon] { $count ->
        [one] Charge! { $names } votes first, openly.
       *[other] Charge! { $names } vote first, openly, together.
    }
}
assassin-ask = Assassin, name Merlin
assassin-ask-evil = Evil, name Merlin together
assassin-confirm = { $name } is named. Was it Merlin?
assassin-merlin = It was Merlin
assassin-not-merlin = It was not Merlin
assassin-choose = Tap who is named
over-good = { $edition ->
    [resistance] The Resistance wins
   *[avalon] Good wins
}
over-evil = { $edition ->
    [resistance] The spies win
   *[avalon] Evil wins
}
reason-three-fails = Three quests have failed.
reason-five-rejections = Five proposals in a row were rejected.
reason-merlin-assassinated = { $name } was named, and was Merlin.
reason-assassination-missed = { $name } was named, and was not Merlin.
reason-three-successes = Three quests have succeeded.
over-rematch = Rematch
undo = Undo
redo = Redo
taken-back = Taken back: { $what }
menu = Menu
menu-back = Back to the table
menu-night-again = Read the night again
menu-end = Leave this game…
menu-end-sure = The game is kept as it stands, but the table won’t be asked to go on with it.
menu-end-yes = Leave it and set up anew
menu-sound = Sound and night
menu-log = What happened
menu-votes = Votes
menu-light = Light theme
menu-dark = Dark theme
menu-larger = Larger
menu-smaller = Smaller
menu-still = No motion
menu-moves = Motion
menu-tv = TV window
menu-full-screen = Full screen
menu-quit = Quit
key-space = Space
key-who = W
key-up = Up
key-down = Down
key-esc = Esc
key-left = Left
key-right = Right
key-home = Home
key-again = R
key-stop = S
key-redeal = D
key-test = T
key-delete = Del
key-undo = Ctrl Z
key-redo = Ctrl Shift Z
key-paste = Ctrl V
key-lead = Alt Up
key-leave = Alt Del
key-move-left = Alt Left
key-move-right = Alt Right

## Help: each character and each module in a few words
help-title = Help
help-in-play = In play
help-others = Not in play
help-keys = Keys
help-role = { $role ->
    [merlin] Good. At night he sees the agents of Evil, but not Mordred. If Evil names him at the end, Evil wins.
    [percival] Good. At night he sees Merlin and Morgana, and not which is which.
    [servant] Good. Knows nobody.
    [good_lancelot] Good, until a switch makes him evil. Plays as the side that he is on now.
    [assassin] Evil. When Good has three quests, he names who he thinks is Merlin.
    [morgana] Evil. Shows herself to Percival as if she were Merlin.
    [mordred] Evil, and Merlin doesn’t see him.
    [oberon] Evil, and alone: he doesn’t know the others of Evil, nor they him. Merlin sees him.
    [minion] Evil. Knows the others of Evil, but not Oberon.
    [evil_lancelot] Evil, until a switch makes him good. Plays as the side that he is on now.
    [witch] Evil. Once a game she may hide how a quest went; then one player’s loyalty is looked at.
    [resistance] Knows nobody. Plays Success on every mission.
   *[spy] Knows the other spies. May play Fail.
}
help-module = { $module ->
    [lady] After quests 2, 3 and 4 her holder looks at somebody’s loyalty and passes her on. Nobody gets her twice.
    [excalibur] The leader gives it to someone on the team. When the quest cards are down, the holder may have one of them switched, and looks at what it was.
    [lancelot] Two Lancelots, one on each side. An allegiance card may make them change sides.
    [plot_cards] The leader draws them and gives them away. Some act at once, some are held until their moment, which the Herald opens.
    [trapper] One player more goes on each quest. When the cards are down, the leader excludes one of them: it doesn’t count.
   *[witch] On each quest everyone closes their eyes for a while, and the Witch may hide its result.
}
help-about = Its words, drawings and sounds are its own; the voices and faces come under free licences, which are in assets/audio and assets/fonts of its source. The Resistance and Avalon are games by Don Eskridge.
help-command = { $command ->
    [seats] Seats
    [primary] The golden button
    [undo] Take back
    [redo] Bring back
    [menu] Menu, or back
    [log] What happened
    [votes] Votes so far
    [timer] Timer
    [help] Help
    [turn] Votes: who said yes
    [other] Votes: totals
    [options] More options
    [night] Night: pause
    [stop] Night: stop
    [back] Night: line before, next line
    [again] Night: this line again
    [size] Larger, smaller
    [tv] Window for a TV
   *[full] Full screen
}
timer-discussion = Discussion
timer-assassination = Assassination
timer-left = { $count ->
    [one] One second left
   *[other] { $count } seconds left
}
timer-over = Time is up
timer-start = Start
timer-pause = Pause
timer-shorter = 30 s less
timer-longer = 30 s more
go-back = Back
menu-timer = Timer
menu-help = Help

## Trouble: what happened, what to do
trouble-not-written = That move could not be written down, so it was not made. { $why }
trouble-other-folder = Use another folder
trouble-moved = The game is kept here from now on: { $path }
trouble-nowhere = No other folder can be written to either. The game goes on only as far as it was written.
trouble-tail = The last line of the game was not written whole before it stopped. It was set aside; everything before it is here. { $path }
trouble-crashed = The Herald stopped by mistake last time. What happened is written here: { $path }
trouble-own-voice = A file of your own voice was passed over, and the built-in voice speaks instead. { $why }
dismiss = All right

## How words are joined
join-list = { $first }, { $then }
join-sentences = { $first } { $then }
join-also = { $first }; { $then }
join-value = { $what }: { $value }
join-whose = { $what } ({ $whose })
quoted = “{ $what }”

## Your own voice: the lines are recorded one by one
recording = Record your own voice
recording-means = Line by line, with the microphone, in place of the built-in voice.
recording-title = Your own voice
recording-section = { $section ->
    [night] The night
   *[resistance] The Resistance’s night
    [counts] What a look shows
    [day] By day
}
recording-place = Line { $place } of { $lines }
recording-own = { $count ->
    [0] none recorded yet
   *[other] { $count } recorded
}
recording-built-in = Built-in voice
recording-is-own = Your own voice
recording-unkept = New take, not kept yet
recording-level = How loud it is
recording-ready = Press Record and read these words aloud.
recording-ready-own = You have recorded this line. Record it again, or go on.
recording-now = Recording: { $secs } s
recording-taken = { $secs } s. Hear it, then keep it or record it again.
recording-too-loud = { $secs } s, but too loud in places. Move back a little and record it again.
recording-no-device = No microphone can be opened. Plug one in, or allow the Herald to use it.
recording-no-answer = The sound system doesn’t answer. Recording goes on when it does.
recording-cut-off = The microphone was lost. What you had said until then is here.
recording-silent = Nothing was heard. Is the microphone switched on?
recording-no-voice = Only noise was heard. Speak louder, or closer to the microphone.
recording-odd = The microphone’s sound can’t be used. Try another one.
recording-unheard = No sound device plays it. The take is here all the same.
recording-record = Record
recording-stop = Stop
recording-keep = Keep it, next line
recording-keep-last = Keep it
recording-hear = Hear it
recording-again = Again
recording-previous = Previous
recording-next = Next
recording-only-needed = Only this table’s lines
recording-all = All lines
recording-drop = Built-in voice again
recording-drop-sure = The built-in voice speaks this line again. Your recording stays in the folder, put aside.
recording-drop-keep = Keep my recording
recording-drop-yes = Built-in voice again
recording-dont-keep = Don’t keep it
recording-back = Back to the set-up
