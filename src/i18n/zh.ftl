# Avalon Herald 的中文。键和顺序与英文文件相同。
# `line-` 开头的是语音：字幕与读出来的一字不差。

## 语音：夜晚
line-close-eyes = 所有人，请闭上眼睛，伸出一只手，握成拳头。
line-evil-lancelot-thumb = 邪恶兰斯洛特，请闭着眼睛竖起大拇指，让邪恶阵营认出你。
line-evil-look = 邪恶阵营，请睁开眼睛，互相确认同伴。
line-evil-look-not-oberon = 邪恶阵营，奥伯伦除外，请睁开眼睛，互相确认同伴。
line-evil-look-not-evil-lancelot = 邪恶阵营，邪恶兰斯洛特除外，请睁开眼睛，互相确认同伴。
line-evil-look-not-evil-lancelot-oberon = 邪恶阵营，奥伯伦和邪恶兰斯洛特除外，请睁开眼睛，互相确认同伴。
line-evil-close = 邪恶阵营，请闭上眼睛。
line-evil-lancelot-fist = 邪恶兰斯洛特，请放下大拇指，重新握拳。
line-check = 请所有人继续闭着眼睛，握紧拳头。
line-merlin-thumbs = 邪恶阵营，请闭着眼睛竖起大拇指，让梅林认出你们。
line-merlin-thumbs-not-mordred = 邪恶阵营，莫德雷德除外，请闭着眼睛竖起大拇指，让梅林认出你们。
line-merlin-look = 梅林，请睁开眼睛，看清谁是邪恶阵营。
line-merlin-thumbs-down = 邪恶阵营，请放下大拇指，重新握拳。
line-merlin-close = 梅林，请闭上眼睛。
line-percival-thumbs = 梅林和莫甘娜，请闭着眼睛竖起大拇指，让派西维尔认出你们。
line-percival-thumbs-merlin = 梅林，请闭着眼睛竖起大拇指，让派西维尔认出你。
line-percival-thumbs-morgana = 莫甘娜，请闭着眼睛竖起大拇指，让派西维尔认出你。
line-percival-look = 派西维尔，请睁开眼睛，看清谁竖着大拇指。
line-percival-thumbs-down = 梅林和莫甘娜，请放下大拇指，重新握拳。
line-percival-thumbs-down-merlin = 梅林，请放下大拇指，重新握拳。
line-percival-thumbs-down-morgana = 莫甘娜，请放下大拇指，重新握拳。
line-percival-close = 派西维尔，请闭上眼睛。
line-lancelots-look = 两位兰斯洛特，请睁开眼睛，认出对方。
line-lancelots-close = 两位兰斯洛特，请闭上眼睛。
line-open-eyes = 所有人，请睁开眼睛。

## 语音：《抵抗组织》的夜晚
line-spies-look = 所有卧底，请睁开眼睛，互相确认同伴。
line-spies-close = 所有卧底，请闭上眼睛。

## 语音：这时应该看到什么（由玩家选择）；叫停；试音
line-expect-eyes-one = 现在有一个人睁着眼睛。
line-expect-eyes-two = 现在有两个人睁着眼睛。
line-expect-eyes-three = 现在有三个人睁着眼睛。
line-expect-eyes-four = 现在有四个人睁着眼睛。
line-expect-thumbs-one = 现在有一个人竖着大拇指。
line-expect-thumbs-two = 现在有两个人竖着大拇指。
line-expect-thumbs-three = 现在有三个人竖着大拇指。
line-expect-thumbs-four = 现在有四个人竖着大拇指。
line-stop = 停下。所有人，请闭上眼睛。
line-sound-check = 夜里的声音就是这么大。坐得最远的人，每个字都听得清吗？

## 语音：白天，需要提示的每一步各一句
line-day-allegiance = 请翻开一张阵营转换牌。
line-day-allegiance-deal = 请摆出五张阵营转换牌，正面朝上。
line-day-switch = 转换。两位兰斯洛特互换阵营。
line-day-no-change = 不变。两位兰斯洛特留在原来的阵营。
line-day-plot-draw-one = 队长，请抽一张情节牌。
line-day-plot-draw-two = 队长，请抽两张情节牌。
line-day-plot-draw-three = 队长，请抽三张情节牌。
line-day-plot-give = 队长，请把情节牌一张一张分给其他玩家。
line-day-loyalty = 现在，一位玩家查看另一位玩家的忠诚牌。
line-day-restore = 现在，一位玩家拿走另一位玩家的一张情节牌。
line-day-lead-to-victory = 有人想当队长吗？现在可以打出引领胜利。
line-day-the-king-returns = 王者归来，有人要打出这张牌吗？
line-day-we-found-you = 找到你了，有人要打出这张牌吗？
line-day-ambush = 伏击，有人要打出这张牌吗？
line-day-strong-leader = 强势队长，有人要打出这张牌吗？
line-day-no-confidence = 不信任，有人要打出这张牌吗？
line-day-in-the-spotlight = 众目睽睽，有人要打出这张牌吗？
line-day-close-eye = 严密监视，有人要打出这张牌吗？
line-day-team = 现在，由这次任务的队长选择队员。
line-day-team-last = 最后一次提案。如果被否决，游戏结束。
line-day-charge = 持有冲锋的玩家先公开投票，然后所有人投票。
line-day-opinion-maker = 意见领袖先公开投票，然后所有人投票。
line-day-vote = 所有人，请投票。
line-day-approved = 队伍获得通过。
line-day-rejected = 队伍被否决。
line-day-excalibur = 王者之剑，现在不用就没有机会了。
line-day-exclude = 队长，请排除一张牌。
line-day-witch-close = 所有人，请闭上眼睛。
line-day-witch-act = 女巫，请睁开眼睛。你可以拿起这叠牌数一数。
line-day-witch-close-again = 女巫，请把这叠牌放回去，闭上眼睛。
line-day-quest-cards = 各位队员，请打出任务牌。
line-day-reveal = 请把任务牌洗匀，然后翻开。
line-day-success = 任务成功了。
line-day-fail = 任务失败了。
line-day-veiled = 任务结果被隐藏了。
line-day-lady = 湖中仙女，请选择要查看的玩家。
line-day-assassin = 刺客，请指出谁是梅林。
line-day-evil-names = 邪恶阵营，请一起指出谁是梅林。
line-day-good-wins = 游戏结束，正义阵营获得胜利。
line-day-evil-wins = 游戏结束，邪恶阵营获得胜利。
line-day-resistance-wins = 抵抗组织获得胜利。
line-day-spies-win = 卧底获得胜利。
line-day-time-up = 时间到了。

## 桌上的词
app-name = Avalon Herald
side-good = { $edition ->
    [resistance] 抵抗组织
   *[avalon] 正义
}
side-evil = { $edition ->
    [resistance] 卧底
   *[avalon] 邪恶
}
role-merlin = 梅林
role-percival = 派西维尔
role-servant = 忠臣
role-good-lancelot = 正义兰斯洛特
role-assassin = 刺客
role-morgana = 莫甘娜
role-mordred = 莫德雷德
role-oberon = 奥伯伦
role-minion = 爪牙
role-evil-lancelot = 邪恶兰斯洛特
role-witch = 女巫
role-resistance = 抵抗者
role-spy = 卧底
role-lancelot-short = 兰斯洛特
card-switch = 转换
card-no-change = 不变
plot-lead-to-victory = { $edition ->
    [resistance] 强势队长
   *[avalon] 引领胜利
}
plot-ambush = { $edition ->
    [resistance] 严密监视
   *[avalon] 伏击
}
plot-the-king-returns = { $edition ->
    [resistance] 不信任
   *[avalon] 王者归来
}
plot-restore-your-honor = { $edition ->
    [resistance] 承担责任
   *[avalon] 重拾荣誉
}
plot-charge = { $edition ->
    [resistance] 意见领袖
   *[avalon] 冲锋！
}
plot-we-found-you = { $edition ->
    [resistance] 众目睽睽
   *[avalon] 找到你了！
}
plot-are-you-the-one = { $edition ->
    [resistance] 隔墙有耳
   *[avalon] 是你吗？
}
plot-show-your-strength = { $edition ->
    [resistance] 建立信任
   *[avalon] 展现力量
}
plot-show-your-true-nature = { $edition ->
    [resistance] 坦诚相见
   *[avalon] 亮出本性
}
quest-title = 任务 { $quest }
two-fails-needed = 两张失败才算失败
success = 成功
fail = 失败

## 开局的问题：哪里不对，应当怎样
problem-player-count = 桌上有 { $found } 名玩家，应为 5 到 10 名。
problem-empty-name = { $place } 号座位没有名字。
problem-same-name = { $first } 号和 { $second } 号座位都叫“{ $name }”，请给其中一位换个名字。
problem-first-leader = 首任队长写的是 { $seat } 号座位，应为 0 到 { $last }（记录里的座位从 0 数起）。
problem-side-count = { $side }选了 { $found } 张角色，这桌应为 { $expected } 张。
problem-role-twice = { $role }选了不止一张。
problem-wrong-edition = 这个版本里没有{ $role }。
problem-lancelot-alone = 缺少{ $missing }：两位兰斯洛特必须成对出场。
problem-lancelot-without-mode = 两位兰斯洛特都在场，但还没选玩法。请从五种里选一种。
problem-mode-without-lancelot = 选了兰斯洛特的玩法，但角色里没有他的两张牌。
problem-trapper-players = 猎手适用于 8 到 10 人，现在有 { $found } 人。
problem-trapper-with-plot-cards = 猎手和情节牌不能同时使用，请关掉其中一个。

warning-percival-knows-merlin = 有派西维尔而没有莫甘娜：他一定知道谁是梅林。
warning-percival-at-five = 五人局有派西维尔，却没有莫甘娜或莫德雷德，邪恶会很吃力。
warning-percival-sees-nobody = 派西维尔看不到任何人：梅林和莫甘娜都不在场。
warning-merlin-without-assassin = 没有刺客：最后由邪恶阵营一起指认梅林。
warning-assassin-without-merlin = 没有梅林就没有刺杀：三次成功即获胜。
warning-lancelot-below-seven = 兰斯洛特适合七人以上。
warning-lady-below-seven = 湖中仙女适合七人以上。
warning-trapper-team-of-six = 六人队伍需要成功、失败各六张任务牌，盒里各有五张，请各添一张。

## 为什么不行：哪里不对，应当怎样
illegal-not-now = 现在不能是{ $got }；应为：{ $expected }
illegal-nothing-more = 不能再有{ $got }：游戏已结束，一切都已说明
illegal-nothing-to-draw = 现在没有牌可抽
illegal-nothing-to-undo = 没有可以撤销的
illegal-nothing-to-redo = 没有撤销过，无从恢复
illegal-no-such-seat = 这桌没有 { $seat } 号座位；应为 0 到 { $last }
illegal-team-size = 选了 { $found } 名队员；应为 { $expected } 名
illegal-no-excalibur = 这局没有王者之剑；队伍里不应有持剑者
illegal-approvals = 报了 { $found } 张赞成；每人一票，最多 { $players } 张
illegal-too-many-fails = 报了 { $found } 张失败；这次任务最多 { $most } 张
illegal-card-gone = 阵营转换牌里已没有“{ $card }”；还剩不变 { $noChange } 张，转换 { $switch } 张
illegal-dealt-count = 摆了 { $found } 张阵营转换牌；应为 5 张，每次任务一张
illegal-dealt-switches = 摆了 { $found } 张转换；牌库里只有 { $most } 张
illegal-excalibur-missing = 王者之剑还没交出；应交给队长以外的一名队员
illegal-excalibur-holder = 王者之剑不能交给{ $name }；可以是：{ $may }
illegal-excalibur-no-target = { $name }的牌不能调换；其他牌都已亮出，王者之剑只能不用
illegal-excalibur-target = { $name }的牌不能调换；可以是：{ $may }
illegal-lady-target = 不能查看{ $name }；可以是：{ $may }
illegal-not-on-team = { $name }没有出这次任务的牌；应为：{ $may }
illegal-drawn-count = 抽了 { $found } 张情节牌；应为 { $expected } 张
illegal-plot-card-gone = 情节牌库里“{ $card }”还有 { $left } 张；全部还剩：{ $deck }
illegal-card-not-drawn = “{ $card }”不在抽到的牌里；应为其中之一：{ $cards }
illegal-leader-keeps-none = { $name }是队长，不能自己留情节牌；应给其他玩家
illegal-loyalty-looker = 现在不是{ $name }查看；应为：{ $may }
illegal-loyalty-shown = 现在不查看{ $name }的牌；应为：{ $may }
illegal-not-asked = { $name }现在没有这个机会；应为：{ $may }
illegal-plot-target = “{ $card }”不能以{ $name }为目标；可以是：{ $may }
illegal-plot-aims-at-nobody = “{ $card }”不针对任何人；不应有目标
illegal-plot-aim = 没有说明“{ $card }”的效果；应写明目标，或拿走谁的牌
illegal-not-held = { $name }没有“{ $card }”可拿
illegal-roles-witch = { $name }隐藏过任务结果；这个座位应为女巫
illegal-roles-count = 报了 { $found } 个角色；应为 { $players } 个，每人一个
illegal-roles-line-up = { $role }报了 { $found } 次；角色表里有 { $expected } 个
illegal-roles-fails = 任务 { $quest } 有 { $fails } 张失败，但按这些角色，队伍最多能出 { $most } 张
illegal-roles-few-fails = 任务 { $quest } 有 { $fails } 张失败，但按这些角色，队伍至少会出 { $least } 张
illegal-roles-merlin = { $merlin ->
    [yes] 被指认的是{ $name }，而且是梅林；这个座位应为梅林
   *[no] 被指认的是{ $name }，而且不是梅林；这个座位应为别的角色
}
illegal-roles-target = 最后被指认的是{ $name }，但按这桌的规则，{ $role }不能被指认

## 发生了什么：撤销和记录里的说法
event-allegiance = 翻开：{ $card }
event-allegiance-dealt = 已摆出五张牌
event-team = 队伍：{ $names }
event-vote = 投票：{ $yes } 比 { $no }
event-quest = { $fails ->
    [0] 没有失败
   *[other] { $fails } 张失败
}
event-assassination = { $merlin ->
    [yes] 指认{ $name }：是梅林
   *[no] 指认{ $name }：不是梅林
}
event-roles = 各自的角色
event-plot-drawn = 抽到：{ $cards }
event-plot-given = { $card }给{ $name }
event-loyalty-checked = { $by }查看了{ $of }
event-plot-played = { $name }：{ $card }
event-plot-played-on = { $name }：{ $card }，目标{ $on }
event-plot-taken = { $name }从{ $from }拿走{ $card }
event-plot-passed = { $name }放弃
event-excalibur-used = 王者之剑：{ $name }
event-excalibur-unused = 没有用王者之剑
event-excluded = 排除{ $name }的牌
event-veil = 任务结果已隐藏
event-lady = 湖中仙女给{ $name }
event-undo = 撤销
event-redo = 恢复
log-quest = 任务 { $quest }：{ $what }
log-proposal = 任务 { $quest }，提案 { $proposal }：{ $what }
log-title = 经过
ledger-held = 手上的情节牌：{ $cards }
ledger-used = 已用掉：{ $cards }
ledger-left = 牌库里：{ $cards }
ledger-count = { $what } × { $count }
ledger-none = 无
log-empty = 还什么都没有：第一次任务开始了。
votes-title = 投票
votes-quest = 任务
votes-proposal = 提案
votes-yes = 赞成
votes-no = 反对
votes-leader = 队长
votes-team = 在队伍里
votes-excluded = 排除的牌
votes-tally = { $yes } : { $no }
votes-tally-means = 赞成 : 反对
votes-shown = 投票：{ $how ->
    [hidden] 不显示
    [totals] 只看票数
    [full] 每人一票
   *[after] 赛后全部
}
votes-earlier = 更早
votes-later = 更晚
votes-empty = 还没有投票。
votes-column = 任务 { $quest }，提案 { $proposal }。{ $what }
votes-leader-is = 队长：{ $name }。队伍：{ $names }。
votes-who = 赞成：{ $yes }。反对：{ $no }。
votes-nobody = 无

## 开局
setup-players = 名玩家
setup-count = { $found } / { $expected }
setup-modules = 扩展
edition-avalon = 阿瓦隆
edition-resistance = 抵抗组织
setup-excalibur = 王者之剑
setup-lady = 湖中仙女
setup-plot-cards = 情节牌
setup-trapper = 猎手
setup-lancelot-mode = 兰斯洛特：{ $mode }
setup-restore = { $edition ->
    [resistance] 承担责任
   *[avalon] 重拾荣誉
}
setup-restore-held = 留着备用
setup-restore-now = 立即使用
box-lady = 湖中仙女
box-excalibur = 王者之剑
box-plot = 情节牌 { $count } 张
setup-lancelot = 兰斯洛特
setup-lancelot-none = 没有兰斯洛特
mode-acquainted = 相识
mode-acquainted-means = 两人互相认识，阵营不变。
mode-drawn = 逐次抽
mode-drawn-means = 每次任务抽一张，可能互换阵营。
mode-dealt = 先摆好
mode-dealt-means = 五张牌摆开；邪恶的那位必须出失败。
mode-late-seven = 后期，七张
mode-late-seven-means = 从任务 3 起，七张里抽一张。
mode-late-five = 后期，五张
mode-late-five-means = 从任务 3 起，五张里抽一张。
setup-deck = 阵营转换牌
setup-deck-app = 由程序抽
setup-deck-real = 用实体牌
setup-deck-app-means = 在屏幕上洗牌、翻牌。
setup-deck-real-means = 由玩家抽牌，再告诉程序抽到哪张。
setup-more = 更多选项
setup-house-rules = 本桌规则
setup-herald = 语音与屏幕
setup-tv-means = 全桌可见的内容，没有按钮。
setup-votes = 以往投票
setup-day-prompts = 白天语音
setup-day-prompts-means = 任务的每一步都读出来。
setup-back = 回到开局
setup-assassination = 刺杀
rule-reveal = 邪恶亮牌，不讨论
rule-discuss = 邪恶亮牌，可讨论
rule-hide-oberon = 奥伯伦不亮，不讨论
rule-discuss-hide-oberon = 奥伯伦不亮，可讨论
rule-conceal = 都不亮牌，可讨论
rule-means = { $rule ->
    [reveal] 亮出所有邪恶角色牌。不许讨论，刺客独自决定。
    [discuss] 亮出所有邪恶角色牌。邪恶可以先商量。
    [hide_oberon] 亮出邪恶角色牌，奥伯伦除外，他也可能被指认。不许讨论。
    [discuss_hide_oberon] 亮出邪恶角色牌，奥伯伦除外，他也可能被指认。邪恶可以先商量。
   *[conceal] 不亮任何牌。邪恶可以先商量。
}
setup-usual = 常用角色
setup-add-player = 添加玩家
setup-remove-player = 移除
setup-remove-last = 减少一人
setup-name = { $place } 号座位的名字
setup-new-name = 玩家 { $number }
setup-leads-first = 首任队长
setup-random-leader = 队长抽签
setup-move-left = 左移
setup-move-right = 右移
setup-paste = 粘贴名字
setup-paste-back = 撤回粘贴
setup-paste-none = 复制的内容里没有名字。请复制一份名单，一行一个，再粘贴。
setup-paste-few = 粘贴了 { $count } 个名字。一桌至少五人，其余座位不变。
setup-paste-many = 一桌最多十人，没有座位的是：{ $names }。
setup-known = 以前来过的
setup-known-keys = 上、下：选择。Enter：入座。
setup-begin = 发角色牌
setup-errors = 先解决 { $count } 处错误
setup-box = 从盒中取出
box-count = { $what } × { $count }
box-leader = 队长
box-votes = { $players } × 2 张投票
box-quest-cards = { $cards } + { $cards } 张任务牌
box-allegiance = 不变 { $noChange }，转换 { $switch }

## 接着玩没结束的一局
resume-title = 有一局还没结束
resume-unread = 任务牌尚未翻开
resume-nothing-yet = 刚开始
resume-go-on = 接着玩
resume-new = 开新的一局
resume-night = 正在夜晚

## 入夜之前：发牌、试音
ready-title = 发角色牌
ready-title-table = 声音与夜晚
ready-hint = 每人看过自己的牌，然后面朝下放好。
ready-begin = 进入夜晚
ready-back = 回到桌面
ready-test = 试音
ready-sound = 声音
ready-night = 夜晚
ready-keys = 上、下：选择 · 左、右：更改 · F1：帮助
ready-less = { $what }：减
ready-more = { $what }：加
ready-voice = 语音
ready-ambience = 背景声
ready-ambience-loudness = 背景音量
ready-bell = 看完敲钟
ready-lead-in = 开始前静默
ready-language = 语言
ready-pace = 节奏
ready-look = 睁眼时间
ready-pause = 每句之后
ready-counts = 应见人数
ready-constant = 时长固定
ready-second = 第二字幕
ready-glow = 微光提示
ready-percent = { $count } %
ready-secs = { $secs } 秒
ready-on = 开
ready-off = 关
ambience-off = 无
ambience-rain = 雨声
ambience-hearth = 炉火
ambience-wind = 风声
ambience-hall = 音乐
pace-slow = 慢
pace-normal = 正常
pace-quick = 快
pace-own = 自定
counts-off = 不说
counts-shown = 显示
counts-spoken = 念出

## 夜晚
night-paused = 暂停
night-keys = 空格：暂停 · S：停
night-go-on = 继续
night-again = 再念一遍
night-back = 上一句
night-next = 下一句
night-stop = 停
night-restart = 从头开始
night-redeal = 重新发牌
night-lead-in = 夜晚开始。
night-quiet = 安静片刻。
night-done = 夜晚结束。
night-to-table = 到桌面
night-silent = 没有声音：请自己把台词读出来。
night-no-answer = 声音系统没有回应，恢复后会自动继续出声。
night-cut-off = 这一句没念完就断了。按 R 再念一遍。
night-broken-clip = 这一句放不出来，请自己念出来。

## 桌面
now = 现在：
next = 接着：{ $what }
next-vote = 投票
next-team = { $name }选择队员
team-ask = { $name }，请选 { $size } 人
team-chosen = 已选 { $chosen } / { $size }
team-choose-more = 还要选 { $count } 人
team-ready = { $count ->
   *[other] 付诸投票
}
draft-added = 加入{ $name }
draft-removed = 去掉{ $name }
draft-said-no = { $name }反对
draft-said-yes = { $name }赞成
seat-leads = 队长
seat-on-team = 在队中
quest-now = 进行中
quest-team = 队中 { $count } 人
proposal-of = 第 { $proposal } 次提案，共 5 次
proposal-last = 最后提案：否决即结束
vote-ask = 谁反对？请点选。
vote-else = 其他人都赞成。
vote-ask-yes = 谁赞成？请点选。
vote-else-yes = 其他人都反对。
vote-totals-ask = 几票赞成？
vote-totals-hint = 其他人反对。
vote-approved = 通过
vote-rejected = 否决
vote-approved-button = 通过，{ $yes } 比 { $no }
vote-rejected-button = 否决，{ $yes } 比 { $no }
vote-if-nobody-no = 如果无人反对
vote-if-nobody-yes = 如果无人赞成
vote-last-rejects = 第五次否决，游戏结束。
vote-who-yes = 谁赞成？
vote-who-no = 谁反对？
vote-totals = 只报票数
vote-by-seat = 按座位
vote-more = 多一票
vote-fewer = 少一票
fails-ask = 几张失败？
fails-hint = { $needed ->
    [2] 共 { $cards } 张牌。这次任务两张失败才算失败。
   *[other] 共 { $cards } 张牌。一张失败就算失败。
}
fails-button = { $fails ->
    [0] 没有失败
   *[other] { $fails } 张失败
}
result-success = 任务 { $quest } 成功
result-fail = 任务 { $quest } 失败
result-cards = { $successes ->
    [0] 没有成功
   *[other] { $successes } 张成功
}，{ $fails ->
    [0] 没有失败
   *[other] { $fails } 张失败
}。
result-needed = { $needed ->
    [2] { $fails ->
        [0] 要两张才算失败。
        [1] 要两张才算失败。
       *[other] 两张就够了。
    }
   *[other] { $fails ->
        [0] 一切顺利。
       *[other] 一张就够了。
    }
}
result-turn-all = 全部翻开
result-on = 进入任务 { $quest }
result-to-assassin = 进入刺杀
result-to-end = 看谁获胜
score-good = { $edition ->
    [resistance] 抵抗组织 { $count }
   *[avalon] 正义 { $count }
}
score-evil = { $edition ->
    [resistance] { $count } 卧底
   *[avalon] { $count } 邪恶
}
allegiance-ask = 翻开一张阵营转换牌
allegiance-hint = 牌库里有不变 { $noChange } 张，转换 { $switch } 张。
allegiance-turn = 翻牌
allegiance-real = 或者点选实体牌上写的：
allegiance-app = 抽到的是哪张？也可以由程序抽：
allegiance-deal-ask = 摆出五张阵营转换牌
allegiance-deal-hint = 每次任务上方摆一张，另外两张不看，放回盒中。
allegiance-deal = 摆牌
allegiance-deal-real = 或者点选实体牌里的转换牌，然后按
allegiance-deal-told = 就是这些牌
allegiance-deal-shown = 每次任务一张
go-on = 继续
allegiance-stay = 两位兰斯洛特留在原来的阵营。
allegiance-swap = 两位兰斯洛特互换阵营。
lancelots-as-dealt = 两位兰斯洛特阵营未变
lancelots-swapped = 两位兰斯洛特已互换阵营
lancelot-must-fail = 邪恶的那位必须出失败
token-lady = { $name }持有湖中仙女
token-sword = { $name }持有王者之剑
token-face-up = { $name }亮牌出任务
token-excluded = { $name }的牌被排除
token-plot = { $name }持有{ $cards }
window-ask = { $card }？
window-order = { $count ->
    [1] { $names }，只有一次机会。
   *[other] { $names }，按此顺序，每人一次机会。
}
window-plays = 打出
window-first = 先问
window-next = 再问
window-target = { $name }，对谁使用？{ $card }
nobody = 没有人
plot-draw-ask = { $name }，请抽 { $count } 张情节牌
plot-draw-hint = 牌库里有 { $count } 张。抽到的牌一张一张分给其他玩家。
plot-draw = { $count ->
   *[other] 抽牌
}
plot-draw-real = 或者按抽到的顺序点选实体牌：
plot-drawn = 抽到：{ $cards }
plot-give-ask = { $name }，请交出{ $card }
plot-give-next = 然后：{ $cards }
plot-give-other = 先给另一张
plot-means = { $card ->
    [are_you_the_one] 查看一位邻座的忠诚牌。
    [charge] 从现在起，每次都比别人先公开投票。
    [show_your_strength] 队长把一张忠诚牌交给另一位玩家看。
    [show_your_true_nature] 把你的忠诚牌交给另一位玩家看。
    [the_king_returns] 把通过改为否决，计入否决次数。
    [ambush] 查看一张已打出的任务牌，牌不变。
    [lead_to_victory] 在队长行动之前成为队长。
    [we_found_you] 指定一名队员亮着打出任务牌。
   *[restore_your_honor] 拿走另一位玩家的一张情节牌。
}
sword-ask = { $name }，要调换一张牌吗？
sword-hint = 王者之剑：现在不用就没有机会了。调换后，持剑者看原来打出的牌。
sword-unused = 不用
sword-give-ask = { $name }，王者之剑交给谁？
team-to-sword = 交出王者之剑
team-title = 队伍
next-sword = 王者之剑，然后投票
exclude-ask = { $name }，请排除一张牌
exclude-hint = 这张牌不计入。排除之后只有队长查看。
exclude-do = 排除{ $name }的牌
exclude-choose = 点选谁的牌
exclude-random = 随机抽取
lady-ask = { $name }，要查看谁？
lady-hint = 湖中仙女随后归被查看的玩家。
loyalty-pass = { $name }出示忠诚牌：给谁看？
loyalty-who = 由谁查看？
loyalty-look = { $name }，要看谁的牌？
loyalty-lot = 抽签决定
witch-price-means = 隐藏的代价：抽签选出一人，查看另一人的身份牌。
witch-price = 隐藏的代价
witch-ask = 女巫时刻
witch-hint = 所有人闭眼。女巫可以数一数牌，隐藏结果，也可以不隐藏。
witch-begin = 请闭眼
witch-keys = 要隐藏结果：按自己座位的数字，再按失败张数 · Esc：重新输入
veiled = 隐藏
result-veiled = 任务 { $quest } 已隐藏
card-face-down = 任务牌，正面朝下
result-veiled-means = 结果算数。一方达到三次之前，谁也看不到。
setup-trapper-time = 排除的时间
setup-trapper-secs = { $count ->
    [0] 不限时
   *[other] { $count } 秒，超时抽签
}
exclude-time = 请排除一张牌：还有 { $count } 秒
vote-charge = { $edition ->
    [resistance] { $count ->
        [1] 意见领袖：{ $names }先公开投票。
       *[other] 意见领袖：{ $names }一起先公开投票。
    }
   *[avalon] { $count ->
        [1] 冲锋！{ $names }先公开投票。
       *[other] 冲锋！{ $names }一起先公开投票。
    }
}
assassin-ask = 刺客，请指认梅林
assassin-ask-evil = 邪恶阵营，请一起指认梅林
assassin-confirm = 指认的是{ $name }，是梅林吗？
assassin-merlin = 是梅林
assassin-not-merlin = 不是梅林
assassin-choose = 点选被指认的人
over-good = { $edition ->
    [resistance] 抵抗组织获胜
   *[avalon] 正义阵营获胜
}
over-evil = { $edition ->
    [resistance] 卧底获胜
   *[avalon] 邪恶阵营获胜
}
reason-three-fails = 三次任务失败。
reason-five-rejections = 连续五次提案被否决。
reason-merlin-assassinated = 被指认的是{ $name }，正是梅林。
reason-assassination-missed = 被指认的是{ $name }，不是梅林。
reason-three-successes = 三次任务成功。
over-rematch = 再来一局
undo = 撤销
redo = 恢复
taken-back = 已撤销：{ $what }
menu = 菜单
menu-back = 回到桌面
menu-night-again = 重读夜晚
menu-end = 离开这一局…
menu-end-sure = 这一局会原样保存，但之后不会再问是否接着玩。
menu-end-yes = 离开并重新开局
menu-sound = 声音与夜晚
menu-log = 经过
menu-votes = 投票
menu-light = 浅色主题
menu-dark = 深色主题
menu-larger = 放大
menu-smaller = 缩小
menu-still = 无动画
menu-moves = 动画
menu-tv = 电视窗口
menu-full-screen = 全屏
menu-quit = 退出
key-space = 空格
key-who = W
key-up = 上
key-down = 下
key-esc = Esc
key-left = 左
key-right = 右
key-home = Home
key-again = R
key-stop = S
key-redeal = D
key-test = T
key-delete = Del
key-undo = Ctrl Z
key-redo = Ctrl Shift Z
key-paste = Ctrl V
key-lead = Alt 上
key-leave = Alt Del
key-move-left = Alt 左
key-move-right = Alt 右

## 帮助：用几句话说明每个角色和模块
help-title = 帮助
help-in-play = 本局使用
help-others = 本局未用
help-keys = 按键
help-role = { $role ->
    [merlin] 正义阵营。夜里看得到邪恶阵营，但看不到莫德雷德。若最后被邪恶阵营指认出来，邪恶阵营获胜。
    [percival] 正义阵营。夜里看得到梅林和莫甘娜，但不知道谁是谁。
    [servant] 正义阵营。谁也不认识。
    [good_lancelot] 正义阵营，直到阵营转换牌让他变成邪恶阵营。按目前所属的阵营行动。
    [assassin] 邪恶阵营。正义阵营完成三次任务后，由他指认梅林。
    [morgana] 邪恶阵营。在派西维尔面前假扮梅林。
    [mordred] 邪恶阵营，梅林看不到他。
    [oberon] 邪恶阵营，独来独往：他不认识同伴，同伴也不认识他。梅林看得到他。
    [minion] 邪恶阵营。认识其他同伴，奥伯伦除外。
    [evil_lancelot] 邪恶阵营，直到阵营转换牌让他变成正义阵营。按目前所属的阵营行动。
    [witch] 邪恶阵营。每局可以隐藏一次任务的结果；之后会查看一名玩家的忠诚牌。
    [resistance] 谁也不认识。每次任务都出成功。
   *[spy] 认识其他卧底。可以出失败。
}
help-module = { $module ->
    [lady] 第二、三、四次任务之后，持有者查看一名玩家的忠诚牌，再把湖中仙女交给他。任何人都不会第二次得到她。
    [excalibur] 队长把它交给一名队员。任务牌都出好以后，持有者可以翻转其中一张，并查看它原来是什么。
    [lancelot] 两名兰斯洛特，两个阵营各一名。阵营转换牌可能让他们互换阵营。
    [plot_cards] 队长抽牌并分给别人。有的立刻生效，有的留到合适的时候，由传令官宣布。
    [trapper] 每次任务多去一人。任务牌都出好以后，队长排除其中一张：它不算数。
   *[witch] 每次任务时所有人闭眼片刻，女巫可以隐藏任务的结果。
}
help-about = 文字、图画和声音都是自己的；语音和字体按自由许可使用，许可见源代码的 assets/audio 和 assets/fonts。《抵抗组织》和《阿瓦隆》由 Don Eskridge 设计。
help-command = { $command ->
    [seats] 座位
    [primary] 金色按钮
    [undo] 撤销
    [redo] 恢复
    [menu] 菜单或返回
    [log] 经过
    [votes] 以往投票
    [timer] 计时器
    [help] 帮助
    [turn] 投票：谁赞成
    [other] 投票：只报总数
    [options] 更多设置
    [night] 夜晚：暂停
    [stop] 夜晚：停
    [back] 夜晚：上一句、下一句
    [again] 夜晚：再念一遍
    [size] 放大、缩小
    [tv] 电视窗口
   *[full] 全屏
}
timer-discussion = 讨论
timer-assassination = 刺杀
timer-left = 还剩 { $count } 秒
timer-over = 时间到
timer-start = 开始
timer-pause = 暂停
timer-shorter = 减 30 秒
timer-longer = 加 30 秒
go-back = 返回
menu-timer = 计时器
menu-help = 帮助

## 出了问题：发生了什么，怎么办
trouble-not-written = 这一步无法写入磁盘，所以没有生效。{ $why }
trouble-other-folder = 换个文件夹
trouble-moved = 从现在起，这一局保存在：{ $path }
trouble-nowhere = 其他文件夹也无法写入。这一局只能停在已写下的地方。
trouble-tail = 上次中断时，这一局的最后一行没写完。它已另存，之前的都在。{ $path }
trouble-crashed = 程序上次意外中断。经过写在这里：{ $path }
trouble-own-voice = 您的一个语音文件被跳过，改用内置语音。{ $why }
dismiss = 知道了

## 词语怎样连接
join-list = { $first }、{ $then }
join-sentences = { $first }{ $then }
join-also = { $first }；{ $then }
join-value = { $what }：{ $value }
join-whose = { $what }（{ $whose }）
quoted = “{ $what }”

## 自己的语音：一句一句地录
recording = 录制自己的语音
recording-means = 用麦克风一句一句地录，代替内置语音。
recording-title = 自己的语音
recording-section = { $section ->
    [night] 夜晚
   *[resistance] 《抵抗组织》的夜晚
    [counts] 应见人数
    [day] 白天
}
recording-place = 第 { $place } 句，共 { $lines } 句
recording-own = { $count ->
    [0] 还没有录
   *[other] 已录 { $count } 句
}
recording-built-in = 内置语音
recording-is-own = 自己的语音
recording-unkept = 新录的，还没有保存
recording-level = 音量
recording-ready = 按“录音”，把这句话念出来。
recording-ready-own = 这一句已经录过。可以重录，也可以看下一句。
recording-now = 正在录音：{ $secs } 秒
recording-taken = { $secs } 秒。先试听，再保存或重录。
recording-too-loud = { $secs } 秒，但有些地方太响。请离远一点再录。
recording-no-device = 打不开麦克风。请接上麦克风，或允许程序使用它。
recording-no-answer = 声音系统没有回应，恢复后会继续录音。
recording-cut-off = 麦克风断开了。在那之前说的都还在。
recording-silent = 什么也没听到。麦克风打开了吗？
recording-no-voice = 只听到杂音。请大声一点，或靠近麦克风。
recording-odd = 这个麦克风的声音用不了。请换一个。
recording-unheard = 没有设备可以播放，但录音还在。
recording-record = 录音
recording-stop = 停
recording-keep = 保存，下一句
recording-keep-last = 保存
recording-hear = 试听
recording-again = 重录
recording-previous = 上一句
recording-next = 下一句
recording-only-needed = 只看这桌要用的
recording-all = 全部语句
recording-drop = 恢复内置语音
recording-drop-sure = 这一句将重新由内置语音来念。您的录音会留在文件夹里，放在一边。
recording-drop-keep = 保留我的录音
recording-drop-yes = 恢复内置语音
recording-dont-keep = 不保存
recording-back = 回到开局
