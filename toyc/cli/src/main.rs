//! `toyc`: the Toy compiler as a program, with its command line, files, and diagnostics on the terminal.
//!
//! The library [`toyc`] does the work; this program connects it to terminals, file systems and browsers.

#![cfg_attr(not(feature = "llvm"), allow(dead_code, reason = "only LLVM makes and runs machine code"))]

mod begin;
mod check;
mod cli;
mod data;
mod explore;
mod fmt;
mod io;
mod link;
// What needs LLVM, and the same functions without it.
#[cfg_attr(feature = "llvm", path = "llvm/mod.rs")]
#[cfg_attr(not(feature = "llvm"), path = "without_llvm.rs")]
mod llvm;
mod progress;
mod repl;
mod run;
mod terminal;

use std::process::ExitCode;

use cli::Request;

fn main() -> ExitCode {
    let args = support::args::double_dashes(std::env::args_os());
    program::run("toyc", || match cli::parse(args) {
        Ok(Request::Compile(options)) => run::run(&options),
        Ok(Request::Check(request)) => check::run(&request),
        Ok(Request::Format(request)) => fmt::run(&request),
        Ok(Request::Explore(request)) => explore::run(&request),
        Ok(Request::Repl(request)) => repl::run(&request),
        Err(status) => status,
    })
}
