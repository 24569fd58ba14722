//! The frame of a test binary that makes one test per file, program or seed.

#![allow(clippy::print_stderr, clippy::exit)]

use std::sync::Arc;

use libtest_mimic::{Arguments, Completion, Failed, Trial};

use crate::tools::Tools;

/// Runs the tests that `trials` makes, and exits with the runner's status.
pub fn main(trials: impl FnOnce(&Arc<Tools>) -> Vec<Trial>) {
    let arguments = Arguments::from_args();
    let tools = match Tools::find() {
        Ok(tools) if tools.has("FileCheck") => Arc::new(tools),
        Ok(_) => fail("FileCheck of LLVM 22 is not installed: cargo xtask setup --test"),
        Err(message) => fail(&message),
    };
    let conclusion = libtest_mimic::run(&arguments, trials(&tools));
    drop(tools);
    conclusion.exit();
}

/// A test that runs `body`, or, with a reason, is skipped with a visible line.
pub fn trial(
    name: String,
    skipped: Option<String>,
    body: impl FnOnce() -> Result<(), String> + Send + 'static,
) -> Trial {
    if let Some(reason) = &skipped {
        eprintln!("skipped: {name}: {reason}");
    }
    Trial::ignorable_test(name, move || match skipped {
        Some(reason) => Ok(Completion::ignored_with(reason)),
        None => body().map(|()| Completion::Completed).map_err(Failed::from),
    })
}

fn fail(message: &str) -> ! {
    eprintln!("error: {message}");
    std::process::exit(1);
}
