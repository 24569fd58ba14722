//! Random `.td` files: what is read ends in records or errors, and records that are accepted become Rust.
//!
//! They are here, and not with the readers, since what builds other crates (`tablegen`, `ods`) would be built again for
//! tests if its own tests depended on the harness.

#![allow(clippy::print_stderr, reason = "figures and seeds are for people")]

mod changed;
mod damaged;
