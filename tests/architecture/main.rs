//! The layers of the program and its invariants, held against what stands in `src/`.
//!
//! Which layer may import what is a table in `layers`; what else must not stand in a file is in `offences`. `planted`
//! proves that each of these rules can fail: it plants a fault and expects it to be found.

#![expect(
    clippy::panic,
    reason = "a folder that can't be read is a failing test"
)]

mod layers;
mod offences;
mod paths;
mod planted;
mod source;

use source::{Source, folder};

#[test]
fn the_program_keeps_its_layers_and_invariants() {
    let found = offences::in_program(&folder("src"));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_file_keeps_the_house_style() {
    let mut files = Vec::new();
    for name in ["src", "tests", "benches"] {
        files.extend(folder(name).iter().map(|it| it.inside(name)));
    }
    assert!(files.iter().any(|it: &Source| it.path == "src/lib.rs"));
    let found = offences::of_style(&files);
    assert!(found.is_empty(), "{}", found.join("\n"));
}
