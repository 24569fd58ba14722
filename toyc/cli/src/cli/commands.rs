//! The command line in clap's terms: the options of the main form, the subcommands, the help.

use std::path::PathBuf;

use clap::{Arg, ArgAction, Command};

use crate::link;

use super::args::{diagnostic_options, input, main_options, target_options};
use super::export;
use super::stage::WORKER;

pub(super) fn command() -> Command {
    Command::new("toyc")
        .version(version())
        .about("Compiles programs of the Toy language, and runs them")
        .after_help(EXAMPLES)
        .args(main_options())
        .args(diagnostic_options().map(|a| a.help_heading("Errors and warnings")))
        .args(target_options().map(|a| a.help_heading("Target")))
        .args(link::arguments().map(|a| a.help_heading("Target")))
        .args(export::arguments().map(|a| a.help_heading("Libraries")))
        .args(opt::mlir_args())
        .args_conflicts_with_subcommands(true)
        .subcommand_negates_reqs(true)
        .disable_help_subcommand(true)
        .subcommand(run_command())
        .subcommand(build_command())
        .subcommand(check_command())
        .subcommand(explain_command())
        .subcommand(repl_command())
        .subcommand(format_command())
        .subcommand(explore_command())
}

/// The named ones of the main form's options.
fn shared<const N: usize>(names: [&str; N]) -> impl Iterator<Item = Arg> + '_ {
    let options = main_options().into_iter().chain(target_options());
    options.filter(move |option| names.contains(&option.get_id().as_str()))
}

/// How errors are shown.
fn reporting() -> impl Iterator<Item = Arg> {
    diagnostic_options().into_iter().filter(|option| option.get_id() != "explain")
}

fn run_command() -> Command {
    Command::new("run")
        .about("Compiles a program and runs it")
        .after_help(
            "Examples:\n  toyc run x.toy                            as it is\n  \
             toyc run x.toy -opt                       optimized\n  \
             toyc run x.toy -entry=f a.npy 2 -o c.npy  a function on data\n\n\
             toyc x.toy does the same, and has more options.",
        )
        .arg(input().required(true).help("The .toy or .mlir file; - for standard input"))
        .args(shared(["arguments", "entry", "output"]).map(|option| {
            if option.get_id() == "output" {
                option.help("The file for the results of -entry, such as c.npy")
            } else {
                option
            }
        }))
        .args(shared(["language", "opt", "parallel", "level", "fast-math", "cpu", "features"]))
        .args(reporting())
}

fn build_command() -> Command {
    Command::new("build")
        .about("Compiles a program to an executable")
        .after_help(
            "Examples:\n  toyc build x.toy            the program x, as it is written\n  \
             toyc build x.toy -opt       optimized\n  \
             toyc build x.toy -o bin/x   with another name\n\n\
             Without -opt and -O, nothing is optimized.",
        )
        .arg(input().required(true).help("The .toy or .mlir file; - for standard input"))
        .args(shared(["output", "language", "opt", "parallel", "level", "fast-math", "debug-info"]).map(
            |option| {
                if option.get_id() == "output" {
                    option.help("The executable; without it, FILE without its extension")
                } else {
                    option
                }
            },
        ))
        .args(target_options())
        .args(link::arguments())
        .args(reporting())
}

/// The programs of a command that takes several.
fn files() -> Arg {
    Arg::new("files").value_name("FILE").value_parser(clap::value_parser!(PathBuf))
}

fn check_command() -> Command {
    Command::new("check")
        .about("Shows the errors and warnings of programs, and makes nothing")
        .after_help("The exit status is 1 if there are errors in any of the files.")
        .arg(files().num_args(1..).required(true).help("The .toy or .mlir files; - for standard input"))
        .args(shared(["language"]))
        .args(reporting())
}

fn explain_command() -> Command {
    Command::new("explain")
        .about("Explains an error or a warning, or lists all of them")
        .arg(Arg::new("code").value_name("CODE").help("The code, such as E0301; without it, all are listed"))
}

fn repl_command() -> Command {
    Command::new("repl")
        .about("Evaluates definitions, statements and expressions as you type them")
        .after_help(
            "':help' lists what can be asked of the last input. If the input is no terminal, the exit status is 1 if \
             there were errors.\n-opt, -O, -fast-math, -mcpu and -mattr are for the code that is shown.",
        )
        .arg(files().num_args(0..).help("Programs whose definitions are entered first"))
        .args(shared(["opt", "level", "fast-math", "cpu", "features"]))
        .args(reporting())
}

fn format_command() -> Command {
    Command::new("fmt")
        .about("Formats Toy programs in place")
        .arg(
            files()
                .num_args(1..)
                .required(true)
                .help("The .toy files; - for standard input, which is formatted to standard output"),
        )
        .arg(
            Arg::new("check")
                .long("check")
                .action(ArgAction::SetTrue)
                .help("Only list the files that are not formatted; the exit status is 1 if there are any"),
        )
        .args(reporting())
}

fn explore_command() -> Command {
    const OPTIONS: [&str; 7] = ["arguments", "entry", "language", "opt", "parallel", "level", "fast-math"];
    let options = main_options().into_iter().filter(|option| OPTIONS.contains(&option.get_id().as_str()));
    Command::new("explore")
        .about("Shows the compilation of a program in a browser, and follows its changes")
        .after_help(
            "Examples:\n  toyc explore x.toy                       the program as it is\n  \
             toyc explore x.toy -export=f:2x3,scalar  a function, for arguments of these shapes\n  \
             toyc explore x.toy -entry=f a.npy 2      a call of a function\n\n\
             The page has an editor, and shows changes there and in the file at once. It has switches for options. \
             It is served to this machine only, until Ctrl-C.",
        )
        .arg(input().required(true).help("The .toy or .mlir file"))
        .arg(
            Arg::new("port")
                .long("port")
                .value_name("N")
                .value_parser(clap::value_parser!(u16))
                .help("The port to listen on; any free one unless given"),
        )
        .arg(
            Arg::new("no-open")
                .long("no-open")
                .action(ArgAction::SetTrue)
                .help("Only print the address, and open no browser"),
        )
        .arg(Arg::new(WORKER).long(WORKER).action(ArgAction::SetTrue).hide(true))
        .args(options)
        .args(export::arguments().into_iter().filter(|option| option.get_id() == "export"))
        .args(target_options())
        .args(reporting())
}

fn version() -> String {
    let llvm = toyc::LLVM_VERSION.map_or("without LLVM".to_owned(), |version| format!("LLVM {version}"));
    format!("{} ({llvm})", env!("CARGO_PKG_VERSION"))
}

const EXAMPLES: &str = "\
Examples:
  toyc x.toy                          run the program
  toyc x.toy -emit=toy                its source, formatted
  toyc x.toy -emit=ast                its syntax tree
  toyc x.toy -emit=mlir -opt          the toy dialect, optimized
  toyc x.toy -emit=mlir-canonical     the toy dialect, canonicalized and not inlined
  toyc x.toy -emit=mlir-affine        loops over memory
  toyc x.toy -emit=mlir-cf            branches between blocks
  toyc x.toy -emit=mlir-llvm          the llvm dialect
  toyc x.toy -emit=mlir-affine -run   interpret the loops over memory
  toyc x.toy -emit=llvm | lli-22      LLVM IR, run by LLVM's interpreter
  toyc x.toy -emit=asm -opt -O3       assembly
  toyc x.toy -emit=obj -target=aarch64-unknown-linux-gnu -o x.o
  toyc x.toy -emit=exe -opt -o x      a program
  toyc x.toy -emit=lib -export=f:2x3,2x3 -o libx.a
                                      a library for C, and its header x.h
  toyc x.toy -emit=html -o x.html     a page to watch the compilation on
  toyc x.toy -entry=f a.npy 2 -o c.npy   call a function on data
  toyc x.toy -opt -parallel           run the program on several threads
  toyc x.mlir -emit=jit               start from MLIR of any level
  toyc -explain E0301                 what an error means, and what to do
  toyc run x.toy                      run the program, as toyc x.toy does
  toyc build x.toy                    make the program x
  toyc check x.toy y.toy              only look for errors
  toyc repl                           type definitions and expressions
  toyc fmt x.toy                      lay the program out in the usual way
  toyc explore x.toy                  that page in a browser, with an editor

Long options may begin with one dash or two. Exit status: 0 done, 1 errors in the input, 2 wrong usage.";
