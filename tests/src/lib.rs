//! Code that the test harnesses share: finding the programs under test, running them with a limit, and reading fixture
//! files in the format of LLVM's `lit`.
//!
//! Nothing here uses the compiler's libraries, so that other crates' tests do not build them. The harnesses call the compiler's programs, or, if a process for each case
//! would take too long, `toyc` as a library.

pub mod agreement;
pub mod book;
pub mod browser;
pub mod cycles;
pub mod diff;
pub mod documents;
pub mod harness;
pub mod lit;
pub mod names;
pub mod npy;
pub mod packages;
pub mod process;
pub mod rules;
#[cfg(test)]
mod rules_tests;
pub mod selections;
pub mod site;
pub mod terminal;
pub mod tools;
