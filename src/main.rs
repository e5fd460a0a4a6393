//! The program `avalon-herald`.
fn main() {}
