//! The options for linking a program.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Arg, ArgAction, ArgMatches};

/// The linking options in the command line.
pub(crate) struct Link {
    pub(crate) linker: Option<OsString>,
    pub(crate) sysroot: Option<PathBuf>,
    pub(crate) is_static: bool,
}

impl Link {
    pub(crate) fn new(matches: &ArgMatches) -> Self {
        // Not every command links.
        Link {
            linker: matches.try_get_one("linker").ok().flatten().cloned(),
            sysroot: matches.try_get_one("sysroot").ok().flatten().cloned(),
            is_static: matches.try_get_one("static").ok().flatten().copied().unwrap_or(false),
        }
    }
}

pub(crate) fn arguments() -> [Arg; 3] {
    [
        Arg::new("linker")
            .long("linker")
            .value_name("PROGRAM")
            .value_parser(clap::value_parser!(OsString))
            .help("The C compiler that links, such as aarch64-linux-gnu-gcc or clang; found by the target unless given"),
        Arg::new("sysroot")
            .long("sysroot")
            .value_name("DIR")
            .value_parser(clap::value_parser!(PathBuf))
            .help("The directory with the target's C library"),
        Arg::new("static")
            .long("static")
            .action(ArgAction::SetTrue)
            .help("Put all libraries into the program"),
    ]
}
