# Avalon Herald in English. One file a language; every key stands in each of them.
# Keys of spoken lines begin with `line-`: what is shown as a caption is what the voice says, word for word.

## Spoken lines: the night
line-close-eyes = Everyone, close your eyes, and hold a closed fist out in front of you.
line-evil-lancelot-thumb = Evil Lancelot, keep your eyes closed and raise your thumb, so that Evil may know you.
line-evil-look = Agents of Evil, open your eyes and find one another.
line-evil-look-not-oberon = Agents of Evil, all but Oberon, open your eyes and find one another.
line-evil-look-not-evil-lancelot = Agents of Evil, all but Evil Lancelot, open your eyes and find one another.
line-evil-look-not-evil-lancelot-oberon = Agents of Evil, all but Oberon and Evil Lancelot, open your eyes and find one another.
line-evil-close = Agents of Evil, close your eyes.
line-evil-lancelot-fist = Evil Lancelot, lower your thumb and make a fist again.
line-check = All eyes are closed. All hands are fists.
line-merlin-thumbs = Agents of Evil, keep your eyes closed and raise your thumbs, so that Merlin may know you.
line-merlin-thumbs-not-mordred = Agents of Evil, all but Mordred, keep your eyes closed and raise your thumbs, so that Merlin may know you.
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
