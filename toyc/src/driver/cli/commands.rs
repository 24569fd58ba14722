//! The command line as clap knows it: the options of the main form, the subcommands, the help.

use std::path::PathBuf;

use clap::{Arg, ArgAction, Command};

use crate::driver::link;

use super::args::{diagnostic_options, input, main_options, target_options};
use super::export;

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
        .subcommand(format_command())
        .subcommand(explore_command())
}

fn format_command() -> Command {
    Command::new("fmt")
        .about("Formats Toy programs in place")
        .arg(
            Arg::new("files")
                .value_name("FILE")
                .value_parser(clap::value_parser!(PathBuf))
                .num_args(1..)
                .required(true)
                .help("The .toy files; - for the input stream, which is formatted to the output stream"),
        )
        .arg(
            Arg::new("check")
                .long("check")
                .action(ArgAction::SetTrue)
                .help("Only list the files that are not formatted; the exit status is 1 if there are any"),
        )
        .args(diagnostic_options().into_iter().filter(|option| option.get_id() != "explain"))
}

fn explore_command() -> Command {
    const OPTIONS: [&str; 5] = ["language", "opt", "parallel", "level", "fast-math"];
    let options = main_options().into_iter().filter(|option| OPTIONS.contains(&option.get_id().as_str()));
    Command::new("explore")
        .about("Shows the compilation of a program in a browser, and follows its changes")
        .after_help(
            "The page has an editor, and shows what is typed there or changes in the file at once. It is served to \
             this machine only, until Ctrl-C.",
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
        .args(options)
        .args(target_options())
        .args(diagnostic_options().into_iter().filter(|option| option.get_id() != "explain"))
}

fn version() -> String {
    #[cfg(feature = "llvm")]
    let llvm = format!(" (LLVM {})", lowering::LLVM_VERSION);
    #[cfg(not(feature = "llvm"))]
    let llvm = " (without LLVM)";
    format!("{}{llvm}", env!("CARGO_PKG_VERSION"))
}

const EXAMPLES: &str = "\
Examples:
  toyc x.toy                          run the program
  toyc x.toy -emit=toy                its source, formatted
  toyc x.toy -emit=ast                its syntax tree
  toyc x.toy -emit=mlir -opt          the toy dialect, optimized
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
  toyc fmt x.toy                      lay the program out in the usual way
  toyc explore x.toy                  that page in a browser, with an editor

Long options may begin with one dash or two. Exit status: 0 done, 1 errors in the input, 2 wrong usage.";
