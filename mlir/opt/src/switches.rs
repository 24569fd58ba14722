//! Options that may be given several times, as LLVM's command lines allow.

use clap::{Arg, ArgAction, ArgMatches};

/// An option that is on or off, with or without a value.
pub(crate) fn switch(name: &'static str, help: &'static str) -> Arg {
    valued(Arg::new(name).long(name), "BOOL", "true").value_parser(boolean).help(help)
}

fn boolean(text: &str) -> Result<bool, String> {
    match text {
        "" | "true" | "TRUE" | "True" | "1" => Ok(true),
        "false" | "FALSE" | "False" | "0" => Ok(false),
        _ => Err("expected true or false".to_owned()),
    }
}

/// An option that may be repeated and whose value is optional.
pub(crate) fn valued(arg: Arg, value: &'static str, missing: &'static str) -> Arg {
    arg.value_name(value)
        .num_args(0..=1)
        .require_equals(true)
        .default_missing_value(missing)
        .action(ArgAction::Append)
}

/// Whether a switch is on: the last of its values counts.
pub(crate) fn is_on(matches: &ArgMatches, name: &str) -> bool {
    matches.get_many::<bool>(name).and_then(Iterator::last).copied().unwrap_or(false)
}
