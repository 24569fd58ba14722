//! Random `.td` files: reading ends in records or errors, and accepted records become Rust.
//!
//! The tests are here and not in the readers' crates (`tablegen`, `ods`): other crates' builds use these, and they
//! would be built again for tests if their own tests depended on the harness.

#![allow(clippy::print_stderr, reason = "figures and seeds are for people")]

mod changed;
mod damaged;
