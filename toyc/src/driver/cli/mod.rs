//! The command line.
//!
//! - `stage`: what can be asked for.
//! - `args`: the options.
//! - `commands`: the command line as clap knows it.
//! - `export`: the options that say what is exported.
//! - `request`: what a command line asks for.

mod args;
mod commands;
mod export;
mod request;
mod stage;

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use support::file;
use support::suggest::nearest;
use support::tool::{self, wrong};
use toyc::catalogue::Entry;

use self::commands::command;
#[cfg(feature = "llvm")]
pub(crate) use self::export::member;
pub(crate) use self::request::{Explore, Options, Request};
use self::request::{compile, explore, reporter};
pub(crate) use self::stage::{Emit, Language};
use super::fmt::Format;

/// Reads the command line; where there is nothing to run, says why and returns the exit status.
pub(crate) fn parse(args: Vec<OsString>) -> Result<Request, ExitCode> {
    let matches = match command().try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(e) => return Err(tool::answered(e.print(), !e.use_stderr())),
    };
    if let Some(matches) = matches.subcommand_matches("fmt") {
        return Ok(Request::Format(Format {
            files: matches.get_many("files").into_iter().flatten().cloned().collect(),
            check: matches.get_flag("check"),
            reporter: reporter(matches, Language::Toy),
        }));
    }
    if let Some(matches) = matches.subcommand_matches("explore") {
        return explore(matches).map(|request| Request::Explore(Box::new(request)));
    }
    if let Some(&shell) = matches.get_one::<clap_complete::Shell>("completions") {
        let mut script = Vec::new();
        clap_complete::generate(shell, &mut command(), "toyc", &mut script);
        return Err(show(&script));
    }
    if let Some(code) = matches.get_one::<String>("explain") {
        return Err(explain(code));
    }
    compile(&matches).map(|options| Request::Compile(Box::new(options)))
}

/// Shows the page of a code.
fn explain(code: &str) -> ExitCode {
    let Some(entry) = Entry::from_code(code) else {
        let upper = code.to_uppercase();
        let near = nearest(&upper, Entry::ALL.iter().map(|entry| entry.code()));
        let help = near.map(|code| format!("; did you mean {code}?")).unwrap_or_default();
        return wrong(&format!("no error or warning has the code '{code}'{help}"));
    };
    show(entry.page().as_bytes())
}

/// Writes what was asked for instead of a run.
fn show(text: &[u8]) -> ExitCode {
    tool::finished(file::write(Path::new("-"), text))
}
