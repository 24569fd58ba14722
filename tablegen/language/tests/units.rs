//! The tests of files that need nothing of the crate, with these files alone.
#![allow(dead_code, unreachable_pub, reason = "the crate uses them")]

#[path = "../src/bytes.rs"]
mod bytes;
#[path = "../src/regex.rs"]
mod regex;
