//! Which layer may import what: the table that every file of the program is held against.

/// What a layer may do.
pub(crate) struct Layer {
    pub(crate) name: &'static str,
    /// The other layers that it knows.
    pub(crate) ours: &'static [&'static str],
    /// The crates from outside that it may name.
    pub(crate) crates: &'static [&'static str],
    /// Parts of the standard library that it does without.
    pub(crate) not_std: &'static [&'static str],
}

/// No files, clocks, threads, dice or other ways to the world outside.
const PURE: &[&str] = &[
    "env",
    "fs",
    "io",
    "net",
    "os",
    "path",
    "process",
    "sync::mpsc",
    "thread",
    "time",
    "hash::RandomState",
];

/// The layers, from the rules up to the program. What is not named here is refused.
pub(crate) const LAYERS: &[Layer] = &[
    Layer {
        name: "engine",
        ours: &[],
        crates: &["serde", "thiserror"],
        not_std: PURE,
    },
    Layer {
        name: "stats",
        ours: &["engine"],
        crates: &[],
        not_std: PURE,
    },
    Layer {
        name: "narrator",
        ours: &["engine"],
        // `rodio` in one room only: see `offences`.
        crates: &[
            "ebur128",
            "hound",
            "log",
            "rodio",
            "rubato",
            "serde",
            "serde_json",
            "thiserror",
        ],
        not_std: &["fs", "net", "process"],
    },
    Layer {
        name: "i18n",
        ours: &["engine", "narrator"],
        crates: &["fluent_bundle", "log", "thiserror", "unic_langid"],
        not_std: PURE,
    },
    Layer {
        name: "store",
        ours: &["engine"],
        crates: &[
            "atomic_write_file",
            "crc32fast",
            "directories",
            "jiff",
            "log",
            "serde",
            "serde_json",
            "thiserror",
        ],
        not_std: &["net", "process::Command", "thread"],
    },
    Layer {
        name: "choices",
        ours: &["engine", "i18n", "narrator", "store"],
        crates: &["thiserror"],
        not_std: &["fs", "net", "process", "thread"],
    },
    Layer {
        name: "ui",
        ours: &["engine", "i18n", "narrator", "stats"],
        crates: &["egui", "egui_plot", "log"],
        not_std: &["env", "fs", "net", "process", "thread"],
    },
    Layer {
        name: "app",
        ours: &[
            "choices", "engine", "i18n", "narrator", "stats", "store", "ui",
        ],
        crates: &[
            "eframe",
            "egui",
            "egui_plot",
            "keepawake",
            "log",
            "rand",
            "rand_chacha",
            "rfd",
            "thiserror",
            "zbus",
        ],
        not_std: &["net"],
    },
    Layer {
        name: "cli",
        ours: &["choices", "engine", "i18n", "narrator", "stats", "store"],
        crates: &[
            "clap",
            "hound",
            "log",
            "rand",
            "rand_chacha",
            "serde",
            "serde_json",
            "thiserror",
        ],
        not_std: &["net"],
    },
    Layer {
        name: "main",
        // It puts the others together: where the data lie, and what the commands may not look up themselves.
        ours: &["app", "cli", "store", "ui"],
        crates: &["anyhow", "clap", "log"],
        not_std: &["net"],
    },
];

/// The row of a layer.
pub(crate) fn layer(name: &str) -> Option<&'static Layer> {
    LAYERS.iter().find(|it| it.name == name)
}

/// The crates that the package depends on, as code names them.
pub(crate) fn dependencies(manifest: &str) -> Vec<String> {
    let mut is_list = false;
    let mut crates = Vec::new();
    for line in manifest.lines() {
        if let Some(section) = line.strip_prefix('[') {
            is_list = section.trim_end_matches(']').ends_with("dependencies");
        } else if let Some((name, _)) = line.split_once(['=', '.'])
            && is_list
            && !name.trim_start().starts_with('#')
        {
            crates.push(name.trim().replace('-', "_"));
        }
    }
    crates
}
