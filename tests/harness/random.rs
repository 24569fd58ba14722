//! One test per random program.

fn main() {}
