//! The command line.
//!
//! - `stage`: the stages that can be requested.
//! - `args`: the options.
//! - `commands`: the command line in clap's terms.
//! - `completion`: completion of words, for shells.
//! - `explain`: the pages of errors and warnings.
//! - `export`: the options that select the exported functions.
//! - `request`: the request that a command line makes.

mod args;
mod commands;
mod completion;
mod explain;
pub(crate) mod export;
mod request;
mod stage;

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use clap::Command;
use support::file;
use support::suggest::nearest;
use support::tool::{self, wrong};

use self::commands::command;
pub(crate) use self::request::{Check, Explore, Machine, Options, Repl, Request};
use self::request::{build, check, compile, explore, repl, reporter, run};
pub(crate) use self::stage::{Emit, Language, WORKER};
use super::fmt::Format;

/// Reads the command line; if there is nothing to run, prints why and returns the exit status.
pub(crate) fn parse(args: Vec<OsString>) -> Result<Request, ExitCode> {
    if let Some(words) = completion::asked(&args) {
        return Err(show(completion::candidates(&words).as_bytes()));
    }
    if let Some(message) = misspelt(&args) {
        return Err(wrong(&message));
    }
    let matches = match command().try_get_matches_from(args.into_iter().map(literal)) {
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
    match matches.subcommand() {
        Some(("run", matches)) => return run(matches).map(|options| Request::Compile(Box::new(options))),
        Some(("build", matches)) => return build(matches).map(|options| Request::Compile(Box::new(options))),
        Some(("check", matches)) => return Ok(Request::Check(check(matches))),
        Some(("explore", matches)) => {
            return explore(matches).map(|request| Request::Explore(Box::new(request)));
        }
        Some(("repl", matches)) => return Ok(Request::Repl(Box::new(repl(matches)))),
        Some(("explain", matches)) => {
            let code = matches.get_one::<String>("code");
            return Err(shown(code.map_or_else(|| Ok(explain::titles()), |code| explain::page(code))));
        }
        _ => {}
    }
    if let Some(&shell) = matches.get_one("completions") {
        return Err(show(&completion::script(shell)));
    }
    if let Some(code) = matches.get_one::<String>("explain") {
        return Err(shown(explain::page(code)));
    }
    compile(&matches).map(|options| Request::Compile(Box::new(options)))
}

/// Adds a space before an argument such as `-[1, 2]` or `-.5`, which clap would take for an option.
fn literal(arg: OsString) -> OsString {
    match arg.as_encoded_bytes() {
        [b'-', b'[' | b'.', ..] => {
            let mut spaced = OsString::from(" ");
            spaced.push(arg);
            spaced
        }
        _ => arg,
    }
}

/// The message if the command line begins with a word that is not a file but is similar to a command.
fn misspelt(args: &[OsString]) -> Option<String> {
    let first = args.get(1)?.to_str().filter(|first| first.bytes().all(|b| b.is_ascii_alphabetic()))?;
    let commands = command();
    let mut names = commands.get_subcommands().map(Command::get_name);
    if Path::new(first).exists() || names.any(|name| name == first) {
        return None;
    }
    if first == "help" {
        return Some(
            "there is no file 'help': 'toyc --help' and 'toyc COMMAND --help' explain options".to_owned(),
        );
    }
    let near = nearest(first, commands.get_subcommands().map(Command::get_name))?;
    Some(format!("there is no file '{first}', and no command of that name; did you mean 'toyc {near}'?"))
}

/// Writes a page, or prints what is wrong with the request.
fn shown(page: Result<String, String>) -> ExitCode {
    page.map_or_else(|message| wrong(&message), |page| show(page.as_bytes()))
}

/// Writes text that was requested instead of a run.
fn show(text: &[u8]) -> ExitCode {
    tool::finished(file::write(Path::new("-"), text))
}
