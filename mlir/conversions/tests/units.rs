//! The tests of files that need nothing of the crate, with these files alone.
#![allow(dead_code, unreachable_pub, reason = "the crate uses them")]

#[path = "../src/arena.rs"]
mod arena;
#[path = "../src/bufferize/random.rs"]
mod random;
