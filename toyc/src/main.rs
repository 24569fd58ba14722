//! Placeholder while the room is built.
fn main() {}
