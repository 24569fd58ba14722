//! Functions of Toy programs on data: `toyc -entry` reads and writes numpy's files, and `toyc::native` calls functions of
//! random programs, from several threads.
//!
//! There are 200 random programs, or 10,000 with `TOY_TEST_FULL=1`. Every function is called, with arguments for which
//! the evaluator has a result, and with others, which must be refused.

#![allow(clippy::print_stderr)]

use std::sync::Arc;

use tests::harness;

#[path = "entry/calls.rs"]
mod calls;
#[allow(dead_code, reason = "nothing is lowered by hand")]
mod compiler;
#[path = "entry/files.rs"]
mod files;
#[path = "entry/tasks.rs"]
mod tasks;
#[path = "entry/threads.rs"]
mod threads;

fn main() {
    harness::main(|tools| {
        let mut trials = files::trials(&Arc::clone(tools));
        let own = Arc::clone(tools);
        trials.push(harness::trial("entry/tasks".to_owned(), None, move || tasks::check(&own)));
        trials.push(harness::trial("entry/threads".to_owned(), None, threads::check));
        trials.extend(harness::seeds("entry", calls::check));
        trials
    });
}
