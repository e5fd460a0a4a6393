//! Who sits at the table: names as people write them, short and as long as a field takes.

use avalon_herald::engine::{LancelotMode, Role, Seat, Setup, line_up_with};
use avalon_herald::i18n::Lang;

/// The names of a table of ten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Names {
    Short,
    ShortCyrillic,
    ShortChinese,
    Latin,
    Cyrillic,
    Chinese,
}

const SHORT: [&str; 10] = [
    "Kay", "Lynet", "Bors", "Elaine", "Gareth", "Enid", "Tristan", "Isolde", "Gawain", "Vivien",
];

const SHORT_CYRILLIC: [&str; 10] = [
    "Кей",
    "Линет",
    "Борс",
    "Элейна",
    "Гарет",
    "Энида",
    "Тристан",
    "Изольда",
    "Гавейн",
    "Вивиан",
];

const SHORT_CHINESE: [&str; 10] = [
    "凯",
    "琳内特",
    "鲍斯",
    "伊莲",
    "加雷斯",
    "伊妮德",
    "崔斯坦",
    "伊索德",
    "高文",
    "薇薇安",
];

const LATIN: [&str; 10] = [
    "Maximilian von Habsburg!",
    "Wilhelmina Wollstonewick",
    "Bartholomew McWilliamson",
    "Guinevere of Camelot Way",
    "Mary-Margaret Wimbledon.",
    "Ærøskøbing Størmgårdsson",
    "Þorbjörg Ámundadóttir-Öz",
    "Władysław Żółkiewski-Łęg",
    "GWENDOLYN MONTGOMERY III",
    "Christopher Winterbottom",
];

const CYRILLIC: [&str; 10] = [
    "Константин Константинов!",
    "Екатерина Щербаковская-Ю",
    "Максимилиан Добромыслов!",
    "Владислава Жемчужникова.",
    "Рождественский Всеволод,",
    "Фёдор Михайлович Достоев",
    "Александра Широкошапкина",
    "Їжакевич-Ґалаґан Любомир",
    "ШАХОВСКАЯ МАРФА ПЕТРОВНА",
    "Милорад Ђорђевић-Љубишић",
];

const CHINESE: [&str; 10] = [
    "诸葛亮和司马光和曹操和刘备和孙权和周公和吕布和我",
    "赵钱孙李周吴郑王冯陈卫沈韩杨朱秦许何吕张孔曹严华",
    "金木水火土日月山石田禾米竹丝虫鱼鸟马牛羊犬龙鼠虎",
    "春眠不觉晓处处闻啼鸟夜来风雨声花落知多少春眠不觉",
    "白日依山尽黄河入海流欲穷千里目更上一层楼白日依山",
    "床前明月光是地上霜举头望明月低头思故乡床前明月光",
    "千山鸟飞绝万人踪灭孤舟老人独钓寒江雪千山鸟飞绝万",
    "红豆生南国春来发几枝愿君多采此物最相思红豆生南国",
    "空山不见人但闻人语响返景入深林复照青台上空山不见",
    "松下问童子言师采药去只在此山中云深不知处松下问童",
];

impl Names {
    /// Whether they leave room for everything else.
    pub(crate) const fn are_short(self) -> bool {
        matches!(self, Self::Short | Self::ShortCyrillic | Self::ShortChinese)
    }

    /// The ten names.
    pub(crate) const fn ten(self) -> [&'static str; 10] {
        match self {
            Self::Short => SHORT,
            Self::ShortCyrillic => SHORT_CYRILLIC,
            Self::ShortChinese => SHORT_CHINESE,
            Self::Latin => LATIN,
            Self::Cyrillic => CYRILLIC,
            Self::Chinese => CHINESE,
        }
    }

    /// The first names of the ten.
    pub(crate) fn first(self, players: usize) -> Vec<String> {
        let ten = self.ten();
        ten.iter().take(players).map(|&it| it.to_owned()).collect()
    }

    /// The language that goes with the names.
    pub(crate) const fn lang(self) -> Lang {
        match self {
            Self::Short | Self::Latin => Lang::En,
            Self::ShortCyrillic | Self::Cyrillic => Lang::Ru,
            Self::ShortChinese | Self::Chinese => Lang::Zh,
        }
    }
}

/// The usual game for so many.
pub(crate) fn usual(names: Names, players: usize) -> Setup {
    Setup::usual(names.first(players))
}

/// A game with both Lancelots.
pub(crate) fn lancelots(names: Names, players: usize, mode: LancelotMode) -> Setup {
    let specials = [
        Role::Merlin,
        Role::Percival,
        Role::GoodLancelot,
        Role::Assassin,
        Role::Morgana,
        Role::EvilLancelot,
    ];
    let mut setup = usual(names, players);
    setup.roles = Some(line_up_with(players, &specials));
    setup.lancelot = mode;
    setup.first_leader = Seat(2);
    setup
}

#[test]
fn long_names_are_as_long_as_a_field_takes() {
    for names in [Names::Latin, Names::Cyrillic, Names::Chinese] {
        let ten = names.ten();
        for (idx, name) in ten.iter().enumerate() {
            assert_eq!(name.chars().count(), 24, "{name}");
            assert!(!ten[..idx].contains(name), "{name} twice");
        }
    }
}
