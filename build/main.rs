//! What the program is built from that is no Rust: emblems as triangles, messages as an enum.

#![expect(clippy::print_stdout, reason = "this is how cargo is told")]

mod emblems;
mod messages;

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build");
    emblems::generate()?;
    messages::generate()
}
