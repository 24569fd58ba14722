//! Tries every fold and canonicalization pattern on numbers.
//!
//! Functions of one to a few operations are canonicalized in this process and evaluated before and after, on all values
//! of narrow types and on special values of wide ones. An ordinary run tries some of the forms, always the same;
//! `TOY_TEST_FULL=1` tries all of them.

#![allow(clippy::print_stdout, reason = "the number of forms")]

mod check;
mod evaluate;
mod floats;
mod integers;
mod random;
