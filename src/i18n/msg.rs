//! Every message that is shown, by name, with the variables that its text may use.

/// Declares [`Msg`]: a name, its key in the language files, and its variables.
macro_rules! messages {
    ($($name:ident = $key:literal $(, $arg:literal)* ;)*) => {
        /// A message that is shown. Its words stand in one file a language, under [`Msg::key`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Msg {
            $(#[doc = concat!("`", $key, "`")] $name,)*
        }

        impl Msg {
            /// Every message.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// Its key in the language files.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key,)* }
            }

            /// The variables that its text may use.
            pub const fn variables(self) -> &'static [&'static str] {
                match self { $(Self::$name => &[$($arg),*],)* }
            }
        }
    };
}

messages! {
    AppName = "app-name";
    // Words of the table.
    SideGood = "side-good";
    SideEvil = "side-evil";
    RoleMerlin = "role-merlin";
    RolePercival = "role-percival";
    RoleServant = "role-servant";
    RoleGoodLancelot = "role-good-lancelot";
    RoleAssassin = "role-assassin";
    RoleMorgana = "role-morgana";
    RoleMordred = "role-mordred";
    RoleOberon = "role-oberon";
    RoleMinion = "role-minion";
    RoleEvilLancelot = "role-evil-lancelot";
    RoleWitch = "role-witch";
    RoleResistance = "role-resistance";
    RoleSpy = "role-spy";
    RoleLancelotShort = "role-lancelot-short";
    CardSwitch = "card-switch";
    CardNoChange = "card-no-change";
    PlotLeadToVictory = "plot-lead-to-victory", "edition";
    PlotAmbush = "plot-ambush", "edition";
    PlotTheKingReturns = "plot-the-king-returns", "edition";
    PlotRestoreYourHonor = "plot-restore-your-honor", "edition";
    PlotCharge = "plot-charge", "edition";
    PlotWeFoundYou = "plot-we-found-you", "edition";
    PlotAreYouTheOne = "plot-are-you-the-one", "edition";
    PlotShowYourStrength = "plot-show-your-strength", "edition";
    PlotShowYourTrueNature = "plot-show-your-true-nature", "edition";
    QuestTitle = "quest-title", "quest";
    TwoFailsNeeded = "two-fails-needed";
    Success = "success";
    Fail = "fail";
    // Problems and warnings of a set-up.
    ProblemPlayerCount = "problem-player-count", "found";
    ProblemEmptyName = "problem-empty-name", "place";
    ProblemSameName = "problem-same-name", "name", "first", "second";
    ProblemFirstLeader = "problem-first-leader", "seat", "last";
    ProblemSideCount = "problem-side-count", "side", "found", "expected";
    ProblemRoleTwice = "problem-role-twice", "role";
    ProblemWrongEdition = "problem-wrong-edition", "role";
    ProblemLancelotAlone = "problem-lancelot-alone", "missing";
    ProblemLancelotWithoutMode = "problem-lancelot-without-mode";
    ProblemModeWithoutLancelot = "problem-mode-without-lancelot";
    ProblemTrapperPlayers = "problem-trapper-players", "found";
    ProblemTrapperWithPlotCards = "problem-trapper-with-plot-cards";
    WarningPercivalKnowsMerlin = "warning-percival-knows-merlin";
    WarningPercivalAtFive = "warning-percival-at-five";
    WarningPercivalSeesNobody = "warning-percival-sees-nobody";
    WarningMerlinWithoutAssassin = "warning-merlin-without-assassin";
    WarningAssassinWithoutMerlin = "warning-assassin-without-merlin";
    WarningLancelotBelowSeven = "warning-lancelot-below-seven";
    WarningLadyBelowSeven = "warning-lady-below-seven";
    WarningTrapperTeamOfSix = "warning-trapper-team-of-six";
    // Why something may not happen.
    IllegalNotNow = "illegal-not-now", "got", "expected";
    IllegalNothingMore = "illegal-nothing-more", "got";
    IllegalNothingToDraw = "illegal-nothing-to-draw";
    IllegalNothingToUndo = "illegal-nothing-to-undo";
    IllegalNothingToRedo = "illegal-nothing-to-redo";
    IllegalNoSuchSeat = "illegal-no-such-seat", "seat", "last";
    IllegalTeamSize = "illegal-team-size", "found", "expected";
    IllegalNoExcalibur = "illegal-no-excalibur";
    IllegalApprovals = "illegal-approvals", "found", "players";
    IllegalTooManyFails = "illegal-too-many-fails", "found", "most";
    IllegalCardGone = "illegal-card-gone", "card", "noChange", "switch";
    IllegalDealtCount = "illegal-dealt-count", "found";
    IllegalDealtSwitches = "illegal-dealt-switches", "found", "most";
    IllegalExcaliburMissing = "illegal-excalibur-missing";
    IllegalExcaliburHolder = "illegal-excalibur-holder", "name", "may";
    IllegalExcaliburTarget = "illegal-excalibur-target", "name", "may";
    IllegalLadyTarget = "illegal-lady-target", "name", "may";
    IllegalNotOnTeam = "illegal-not-on-team", "name", "may";
    IllegalDrawnCount = "illegal-drawn-count", "found", "expected";
    IllegalPlotCardGone = "illegal-plot-card-gone", "card", "left", "deck";
    IllegalCardNotDrawn = "illegal-card-not-drawn", "card", "cards";
    IllegalLeaderKeepsNone = "illegal-leader-keeps-none", "name";
    IllegalLoyaltyLooker = "illegal-loyalty-looker", "name", "may";
    IllegalLoyaltyShown = "illegal-loyalty-shown", "name", "may";
    IllegalNotAsked = "illegal-not-asked", "name", "may";
    IllegalPlotTarget = "illegal-plot-target", "card", "name", "may";
    IllegalPlotAimsAtNobody = "illegal-plot-aims-at-nobody", "card";
    IllegalPlotAim = "illegal-plot-aim", "card";
    IllegalNotHeld = "illegal-not-held", "name", "card";
    IllegalRolesWitch = "illegal-roles-witch", "name";
    IllegalRolesCount = "illegal-roles-count", "found", "players";
    IllegalRolesLineUp = "illegal-roles-line-up", "role", "found", "expected";
    IllegalRolesFails = "illegal-roles-fails", "quest", "fails", "most";
    IllegalRolesFewFails = "illegal-roles-few-fails", "quest", "fails", "least";
    IllegalRolesMerlin = "illegal-roles-merlin", "name", "merlin";
    IllegalRolesTarget = "illegal-roles-target", "name", "role";
    // What happened, as undo and the log name it.
    EventAllegiance = "event-allegiance", "card";
    EventAllegianceDealt = "event-allegiance-dealt";
    EventTeam = "event-team", "names";
    EventVote = "event-vote", "yes", "no";
    EventQuest = "event-quest", "fails";
    EventAssassination = "event-assassination", "name", "merlin";
    EventRoles = "event-roles";
    EventPlotDrawn = "event-plot-drawn", "cards";
    EventPlotGiven = "event-plot-given", "card", "name";
    EventLoyaltyChecked = "event-loyalty-checked", "by", "of";
    EventPlotPlayed = "event-plot-played", "card", "name";
    EventPlotPlayedOn = "event-plot-played-on", "card", "name", "on";
    EventPlotTaken = "event-plot-taken", "name", "from", "card";
    EventPlotPassed = "event-plot-passed", "name";
    EventExcaliburUsed = "event-excalibur-used", "name";
    EventExcaliburUnused = "event-excalibur-unused";
    EventExcluded = "event-excluded", "name";
    EventVeil = "event-veil";
    EventLady = "event-lady", "name";
    EventUndo = "event-undo";
    EventRedo = "event-redo";
    LogQuest = "log-quest", "quest", "what";
    LogProposal = "log-proposal", "quest", "proposal", "what";
    LogTitle = "log-title";
    LogEmpty = "log-empty";
    // Set-up.
    SetupPlayers = "setup-players";
    SetupCount = "setup-count", "found", "expected";
    SetupModules = "setup-modules";
    SetupLancelot = "setup-lancelot";
    SetupLancelotNone = "setup-lancelot-none";
    ModeAcquainted = "mode-acquainted";
    ModeAcquaintedMeans = "mode-acquainted-means";
    ModeDrawn = "mode-drawn";
    ModeDrawnMeans = "mode-drawn-means";
    ModeDealt = "mode-dealt";
    ModeDealtMeans = "mode-dealt-means";
    ModeLateSeven = "mode-late-seven";
    ModeLateSevenMeans = "mode-late-seven-means";
    ModeLateFive = "mode-late-five";
    ModeLateFiveMeans = "mode-late-five-means";
    SetupDeck = "setup-deck";
    SetupDeckApp = "setup-deck-app";
    SetupDeckReal = "setup-deck-real";
    SetupDeckAppMeans = "setup-deck-app-means";
    SetupDeckRealMeans = "setup-deck-real-means";
    SetupMore = "setup-more";
    SetupBack = "setup-back";
    SetupAssassination = "setup-assassination";
    RuleReveal = "rule-reveal";
    RuleDiscuss = "rule-discuss";
    RuleHideOberon = "rule-hide-oberon";
    RuleDiscussHideOberon = "rule-discuss-hide-oberon";
    RuleConceal = "rule-conceal";
    RuleMeans = "rule-means", "rule";
    SetupUsual = "setup-usual";
    SetupAddPlayer = "setup-add-player";
    SetupRemovePlayer = "setup-remove-player";
    SetupRemoveLast = "setup-remove-last";
    SetupName = "setup-name", "place";
    SetupNewName = "setup-new-name", "number";
    SetupLeadsFirst = "setup-leads-first";
    SetupRandomLeader = "setup-random-leader";
    SetupMoveLeft = "setup-move-left";
    SetupMoveRight = "setup-move-right";
    SetupBegin = "setup-begin";
    SetupErrors = "setup-errors", "count";
    SetupBox = "setup-box";
    BoxCount = "box-count", "count", "what";
    BoxLeader = "box-leader";
    BoxVotes = "box-votes", "players";
    BoxQuestCards = "box-quest-cards", "cards";
    BoxAllegiance = "box-allegiance", "noChange", "switch";
    // Going on with an unfinished game.
    ResumeTitle = "resume-title";
    ResumeNothingYet = "resume-nothing-yet";
    ResumeGoOn = "resume-go-on";
    ResumeNew = "resume-new";
    ResumeNight = "resume-night";
    // Night.
    NightPause = "night-pause";
    NightPaused = "night-paused";
    NightPausedKeys = "night-paused-keys";
    NightKeys = "night-keys";
    NightLeadIn = "night-lead-in";
    NightDone = "night-done";
    NightToTable = "night-to-table";
    NightSilent = "night-silent";
    // The table.
    Now = "now";
    Next = "next", "what";
    NextVote = "next-vote";
    NextQuestCards = "next-quest-cards";
    NextTeam = "next-team", "name";
    NextQuest = "next-quest", "quest";
    NextResult = "next-result";
    TeamAsk = "team-ask", "name", "size";
    TeamChosen = "team-chosen", "chosen", "size";
    TeamChooseMore = "team-choose-more", "count";
    TeamReady = "team-ready", "count";
    DraftAdded = "draft-added", "name";
    DraftRemoved = "draft-removed", "name";
    DraftSaidNo = "draft-said-no", "name";
    DraftSaidYes = "draft-said-yes", "name";
    ProposalOf = "proposal-of", "proposal";
    ProposalLast = "proposal-last";
    VoteAsk = "vote-ask";
    VoteElse = "vote-else";
    VoteAskYes = "vote-ask-yes";
    VoteElseYes = "vote-else-yes";
    VoteTotalsAsk = "vote-totals-ask";
    VoteTotalsHint = "vote-totals-hint";
    VoteApproved = "vote-approved";
    VoteRejected = "vote-rejected";
    VoteApprovedButton = "vote-approved-button", "yes", "no";
    VoteRejectedButton = "vote-rejected-button", "yes", "no";
    VoteLastRejects = "vote-last-rejects";
    VoteWhoYes = "vote-who-yes";
    VoteWhoNo = "vote-who-no";
    VoteTotals = "vote-totals";
    VoteBySeat = "vote-by-seat";
    VoteMore = "vote-more";
    VoteFewer = "vote-fewer";
    FailsAsk = "fails-ask";
    FailsHint = "fails-hint", "needed", "cards";
    FailsButton = "fails-button", "fails";
    ResultSuccess = "result-success", "quest";
    ResultFail = "result-fail", "quest";
    ResultCards = "result-cards", "successes", "fails";
    ResultNeeded = "result-needed", "needed", "fails";
    ResultOn = "result-on", "quest";
    ResultToAssassin = "result-to-assassin";
    ResultToEnd = "result-to-end";
    ScoreGood = "score-good", "count";
    ScoreEvil = "score-evil", "count";
    AllegianceAsk = "allegiance-ask";
    AllegianceHint = "allegiance-hint", "noChange", "switch";
    AllegianceTurn = "allegiance-turn";
    AllegianceReal = "allegiance-real";
    AllegianceDealAsk = "allegiance-deal-ask";
    AllegianceDealHint = "allegiance-deal-hint";
    AllegianceDeal = "allegiance-deal";
    AllegianceDealReal = "allegiance-deal-real";
    AllegianceDealTold = "allegiance-deal-told";
    AllegianceDealShown = "allegiance-deal-shown";
    GoOn = "go-on";
    AllegianceStay = "allegiance-stay";
    AllegianceSwap = "allegiance-swap";
    LancelotsAsDealt = "lancelots-as-dealt";
    LancelotsSwapped = "lancelots-swapped";
    LancelotMustFail = "lancelot-must-fail";
    AssassinAsk = "assassin-ask";
    AssassinAskEvil = "assassin-ask-evil";
    AssassinConfirm = "assassin-confirm", "name";
    AssassinMerlin = "assassin-merlin";
    AssassinNotMerlin = "assassin-not-merlin";
    AssassinChooseOther = "assassin-choose-other";
    AssassinChoose = "assassin-choose";
    OverGood = "over-good";
    OverEvil = "over-evil";
    ReasonThreeFails = "reason-three-fails";
    ReasonFiveRejections = "reason-five-rejections";
    ReasonMerlinAssassinated = "reason-merlin-assassinated", "name";
    ReasonAssassinationMissed = "reason-assassination-missed", "name";
    ReasonThreeSuccesses = "reason-three-successes";
    OverRematch = "over-rematch";
    Undo = "undo";
    Redo = "redo";
    Menu = "menu";
    MenuBack = "menu-back";
    MenuNightAgain = "menu-night-again";
    MenuEnd = "menu-end";
    MenuEndSure = "menu-end-sure";
    MenuEndYes = "menu-end-yes";
    MenuLog = "menu-log";
    MenuLight = "menu-light";
    MenuDark = "menu-dark";
    MenuLarger = "menu-larger";
    MenuSmaller = "menu-smaller";
    MenuFullScreen = "menu-full-screen";
    MenuQuit = "menu-quit";
    KeySpace = "key-space";
    KeyWho = "key-who";
    KeyUp = "key-up";
    KeyDown = "key-down";
    KeyEsc = "key-esc";
    KeyUndo = "key-undo";
    KeyRedo = "key-redo";
    // Trouble.
    TroubleNotWritten = "trouble-not-written", "why";
    TroubleOtherFolder = "trouble-other-folder";
    TroubleMoved = "trouble-moved", "path";
    TroubleNowhere = "trouble-nowhere";
    TroubleTail = "trouble-tail", "path";
    TroubleCrashed = "trouble-crashed", "path";
    TroubleNoSound = "trouble-no-sound";
    TroubleClip = "trouble-clip";
    Dismiss = "dismiss";
}
