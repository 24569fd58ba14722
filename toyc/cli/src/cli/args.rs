//! The options, in the groups shown in the help. Commands share them.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Arg, ArgAction};
use toyc::pipeline::Parallel;

use super::stage::{Emit, Language, Shell};
use crate::terminal::ErrorFormat;

pub(super) fn input() -> Arg {
    Arg::new("input").value_name("FILE").value_parser(clap::value_parser!(PathBuf))
}

pub(super) fn main_options() -> [Arg; 15] {
    [
        input().help("The .toy or .mlir file to read; - for standard input, which is also read if it is not a terminal"),
        Arg::new("arguments")
            .value_name("ARGUMENT")
            .num_args(0..)
            .allow_negative_numbers(true)
            .value_parser(clap::value_parser!(OsString))
            .help("The arguments of the function of -entry: .npy and .npz files, and literals such as [[1, 2], [3, 4]]"),
        Arg::new("entry")
            .long("entry")
            .value_name("FUNCTION")
            .help("Start at this function instead of main; its results are printed, or written to the file of -o"),
        Arg::new("emit")
            .long("emit")
            .value_name("STAGE")
            .value_parser(clap::value_parser!(Emit))
            .help("The stage to produce"),
        Arg::new("output")
            .short('o')
            .value_name("FILE")
            .value_parser(clap::value_parser!(PathBuf))
            .help("The file to write; - for standard output, the default for text"),
        Arg::new("language")
            .short('x')
            .value_name("LANGUAGE")
            .value_parser(clap::value_parser!(Language))
            .help("The language of the input; without it the file's name decides"),
        Arg::new("run")
            .long("run")
            .action(ArgAction::SetTrue)
            .help("Interpret the stage that -emit names instead of printing it"),
        Arg::new("opt").long("opt").action(ArgAction::SetTrue).help("Run the optimizer"),
        Arg::new("parallel")
            .long("parallel")
            .value_name("N")
            .num_args(0..=1)
            .require_equals(true)
            .default_missing_value(CHOSEN)
            .allow_hyphen_values(true)
            .value_parser(parallel)
            .help("Run loops with enough to do on N threads; without N, libgomp chooses (OMP_NUM_THREADS)"),
        Arg::new("level")
            .short('O')
            .value_name("0-3")
            .value_parser(clap::value_parser!(u8).range(0..=3))
            .help("LLVM's own pipeline of passes; -opt alone runs those that improve loops"),
        Arg::new("fast-math")
            .long("fast-math")
            .action(ArgAction::SetTrue)
            .help("Let arithmetic be reordered and assume that there are no NaNs and infinities"),
        Arg::new("debug-info")
            .short('g')
            .action(ArgAction::SetTrue)
            .help("Tell debuggers of lines, functions and variables"),
        Arg::new("perf-map")
            .long("perf-map")
            .action(ArgAction::SetTrue)
            .help("Tell perf of the functions of the program that is run, in /tmp/perf-PID.map"),
        Arg::new("sanitize")
            .long("sanitize")
            .value_name("address")
            .value_parser(["address"])
            .help("Check every access to memory when the program runs (AddressSanitizer)"),
        Arg::new("completions")
            .long("completions")
            .value_name("SHELL")
            .value_parser(clap::value_parser!(Shell))
            .help("Print a completion script for a shell and do nothing else"),
    ]
}

pub(super) fn diagnostic_options() -> [Arg; 5] {
    [
        Arg::new("explain")
            .long("explain")
            .value_name("CODE")
            .help("Explain an error or a warning, such as E0301, and do nothing else"),
        Arg::new("error-format")
            .long("error-format")
            .value_name("FORMAT")
            .value_parser(clap::value_parser!(ErrorFormat))
            .help("How errors are shown"),
        Arg::new("max-errors")
            .long("max-errors")
            .value_name("N")
            .allow_hyphen_values(true)
            .value_parser(count)
            .help("How many errors are shown one by one, 20 unless given; 0 for all of them"),
        Arg::new("warnings")
            .short('W')
            .value_name("error")
            .value_parser(["error"])
            .help("-Werror turns warnings into errors"),
        Arg::new("no-warnings").short('w').action(ArgAction::SetTrue).help("Show no warnings"),
    ]
}

pub(super) fn target_options() -> [Arg; 3] {
    [
        Arg::new("target")
            .long("target")
            .value_name("TRIPLE")
            .help("The machine to compile for, such as aarch64-unknown-linux-gnu; this one unless given"),
        Arg::new("cpu").long("mcpu").value_name("NAME").help("The processor to compile for, or native"),
        Arg::new("features")
            .long("mattr")
            .value_name("+A,-B")
            .allow_hyphen_values(true)
            .help("Processor features to use (+) or not (-)"),
    ]
}

fn count(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| "it is a number of errors, 0 for all of them".to_owned())
}

/// The number of threads that `-parallel` means without a number.
const CHOSEN: &str = "auto";

fn parallel(text: &str) -> Result<Parallel, String> {
    let threads = text.parse().ok().filter(|number| (1..=Parallel::MAX_THREADS).contains(number));
    if threads.is_some() || text == CHOSEN {
        Ok(Parallel { threads, ..Parallel::default() })
    } else {
        Err(format!("it is a number of threads, from 1 to {}", Parallel::MAX_THREADS))
    }
}
