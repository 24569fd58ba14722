//! `cargo xtask`: the commands for contributors, starting from a fresh clone.
//!
//! This binary is built before anything else is known to be installed, so it depends only on the standard library and
//! never on LLVM: finding and installing LLVM is its first job.

#![allow(clippy::print_stdout, clippy::print_stderr)]

mod book;
mod commands;
mod first_output;
mod fuzz;
mod lines;
mod mdbook;
mod miri;
mod new_dialect;
mod picture;
mod python;
mod wasm;

use std::process::ExitCode;

const HELP: &str = "\
Usage: cargo xtask COMMAND

Commands:
  run FILE [OPTIONS]      set up what is missing, build toyc and run it on FILE (OPTIONS go to toyc)
  test [--full] [--bless] [FILTER]
                          set up what is missing, then build, lint and test everything;
                          with FILTER only the tests whose name holds it; --full runs the long ones at full length,
                          Miri, and the package for Python; --bless renews what the book shows and what snapshots expect
  setup [--test]          only set up what `run` (or `test`) needs
  first-output [COMMIT]   run a program as on a fresh machine, with nothing built, and print the processor time, the wall
                          time and the number of crates, of this checkout and of another commit
  bench [NAME]            time commands side by side and print ratios; without NAME every benchmark
  book [--open]           build the book as a site; with --open, show it in a browser
  picture                 make the README's picture of a page, with headless Chromium
  python [--test]         build the package for Python and print where its wheel is; with --test, build it as tests do,
                          and run its tests and the example with Dask
  fuzz [SECONDS [SEED]]   feed mutated files to the readers of text and bytecode, and random programs to the compiler,
                          for so long each [600]
  tidy                    only check formatting and the workspace's invariants
  lines [REVISION...]     count the product's lines of Rust: no tests, blank lines or comments; without REVISION at HEAD
  new-dialect PATH NAME   make a crate in the folder PATH for a dialect of your own, with a tool and tests
      --empty             without the operations of the example

Environment:
  LLVM_SYS_221_PREFIX     where LLVM 22 is installed, if not where the distribution puts it
";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next().unwrap_or_default();
    let rest: Vec<String> = arguments.collect();
    let result = match command.as_str() {
        "run" => commands::run(&rest),
        "test" => commands::test(&rest),
        "setup" => commands::setup(&rest),
        "first-output" => first_output::first_output(&rest),
        "bench" => commands::bench(&rest),
        "book" => book::book(&rest),
        "picture" => picture::picture(&rest),
        "python" => python::python(&rest),
        "fuzz" => fuzz::fuzz(&rest),
        "tidy" => commands::tidy(),
        "lines" => lines::lines(&rest),
        "new-dialect" => new_dialect::new_dialect(&rest),
        "" | "help" | "-h" | "--help" => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        other => {
            eprintln!("error: `{other}` is not a command of cargo xtask\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(code) => code,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}
