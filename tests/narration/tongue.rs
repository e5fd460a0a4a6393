//! The lines of each language, and how they are understood by who knows no more than the words.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use avalon_herald::engine::{Edition, Role};
use avalon_herald::i18n::Lang;

use super::table::{EVIL, Order};

/// The words by which the lines of a language are understood.
pub(crate) struct Tongue {
    pub(crate) lang: Lang,
    comma: &'static str,
    everyone: &'static str,
    evil: &'static str,
    /// What stands before and after those who are left out.
    except: (&'static str, &'static str),
    /// How the characters are called, whatever the case.
    names: &'static [(&'static str, &'static [Role])],
    orders: &'static [(&'static str, Order)],
    keeps_eyes_closed: &'static str,
    /// What is said in *Avalon* only, and in *The Resistance* only.
    editions: [&'static str; 2],
}

const LANCELOTS: &[Role] = &[Role::GoodLancelot, Role::EvilLancelot];

pub(crate) const TONGUES: [Tongue; 3] = [
    Tongue {
        lang: Lang::En,
        comma: ", ",
        everyone: "Everyone",
        evil: "Agents of Evil",
        except: ("but not ", ""),
        names: &[
            ("Merlin", &[Role::Merlin]),
            ("Percival", &[Role::Percival]),
            ("Assassin", &[Role::Assassin]),
            ("Morgana", &[Role::Morgana]),
            ("Mordred", &[Role::Mordred]),
            ("Oberon", &[Role::Oberon]),
            ("Witch", &[Role::Witch]),
            ("Evil Lancelot", &[Role::EvilLancelot]),
            ("Both Lancelots", LANCELOTS),
            ("Spies", &[Role::Spy]),
        ],
        orders: &[
            ("open your eyes", Order::Open),
            ("close your eyes", Order::Close),
            ("raise your thumb", Order::Thumb),
            ("lower your thumb", Order::Fist),
            ("hold a fist out", Order::Fist),
        ],
        keeps_eyes_closed: "keep your eyes closed",
        editions: ["Evil", "Spies"],
    },
    Tongue {
        lang: Lang::Ru,
        comma: ", ",
        everyone: "Все игроки",
        evil: "Сторонники зла",
        except: ("кроме ", ""),
        names: &[
            ("Мерлин", &[Role::Merlin]),
            ("Персивал", &[Role::Percival]),
            ("Убийц", &[Role::Assassin]),
            ("Морган", &[Role::Morgana]),
            ("Мордред", &[Role::Mordred]),
            ("Оберон", &[Role::Oberon]),
            ("Ведьм", &[Role::Witch]),
            ("Злой Ланселот", &[Role::EvilLancelot]),
            ("злого Ланселота", &[Role::EvilLancelot]),
            ("Оба Ланселота", LANCELOTS),
            ("Шпионы", &[Role::Spy]),
        ],
        orders: &[
            ("открой глаза", Order::Open),
            ("откройте глаза", Order::Open),
            ("закрой глаза", Order::Close),
            ("закройте глаза", Order::Close),
            ("подними большой палец", Order::Thumb),
            ("поднимите большой палец", Order::Thumb),
            ("сожми кулак", Order::Fist),
            ("сожмите кулак", Order::Fist),
            ("вытяните перед собой кулак", Order::Fist),
        ],
        keeps_eyes_closed: "не открывая глаз",
        editions: ["зла", "Шпионы"],
    },
    Tongue {
        lang: Lang::Zh,
        comma: "，",
        everyone: "所有人",
        evil: "邪恶阵营",
        except: ("", "除外"),
        names: &[
            ("梅林", &[Role::Merlin]),
            ("派西维尔", &[Role::Percival]),
            ("刺客", &[Role::Assassin]),
            ("莫甘娜", &[Role::Morgana]),
            ("莫德雷德", &[Role::Mordred]),
            ("奥伯伦", &[Role::Oberon]),
            ("女巫", &[Role::Witch]),
            ("邪恶兰斯洛特", &[Role::EvilLancelot]),
            ("两位兰斯洛特", LANCELOTS),
            ("所有卧底", &[Role::Spy]),
        ],
        orders: &[
            ("睁开眼睛", Order::Open),
            ("闭上眼睛", Order::Close),
            ("竖起大拇指", Order::Thumb),
            ("重新握拳", Order::Fist),
            ("握成拳头", Order::Fist),
        ],
        keeps_eyes_closed: "闭着眼睛竖起",
        editions: ["邪恶", "卧底"],
    },
];

/// A line, taken apart.
#[derive(Debug)]
pub(crate) struct Heard {
    pub(crate) to: Vec<Role>,
    pub(crate) except: BTreeSet<Role>,
    pub(crate) orders: BTreeSet<Order>,
    pub(crate) keeps_eyes_closed: bool,
    pub(crate) named: BTreeSet<Role>,
}

impl Tongue {
    /// The lines as its file has them, by key.
    pub(crate) fn lines(&self) -> BTreeMap<String, String> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/i18n/");
        let text = fs::read_to_string(format!("{folder}{}.ftl", self.lang.id()));
        text.expect("the words")
            .lines()
            .filter_map(|line| line.split_once(" = "))
            .filter(|(key, _)| key.starts_with("line-"))
            .map(|(key, text)| (key.to_owned(), text.to_owned()))
            .collect()
    }

    /// What a night of this edition never says.
    pub(crate) const fn of_the_other(&self, edition: Edition) -> &'static str {
        match edition {
            Edition::Avalon => self.editions[1],
            Edition::Resistance => self.editions[0],
        }
    }

    fn named(&self, text: &str) -> BTreeSet<Role> {
        let names = self.names.iter().filter(|(name, _)| text.contains(name));
        names.flat_map(|(_, roles)| roles.iter().copied()).collect()
    }

    /// Takes a line apart.
    pub(crate) fn hear(&self, text: &str) -> Heard {
        let (to, mut rest) = text.split_once(self.comma).unwrap_or(("", text));
        let mut except = BTreeSet::new();
        let (before, after) = self.except;
        if let Some((who, orders)) = rest.split_once(self.comma)
            && who.starts_with(before)
            && who.ends_with(after)
        {
            except = self.named(who);
            rest = orders;
        }
        let to = match to {
            it if it == self.everyone => Role::ALL.to_vec(),
            it if it == self.evil => EVIL.to_vec(),
            it => self.named(it).into_iter().collect(),
        };
        let heard = self.orders.iter().filter(|(order, _)| rest.contains(order));
        Heard {
            to,
            except,
            orders: heard.map(|(_, order)| *order).collect(),
            keeps_eyes_closed: rest.contains(self.keeps_eyes_closed),
            named: self.named(text),
        }
    }
}
