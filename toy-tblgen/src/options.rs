//! The command line. LLVM's tools take long options with one dash or two, and so does this one.

use std::ffi::OsString;
use std::path::PathBuf;

/// Shows what .td files become.
#[derive(clap::Parser)]
#[command(name = "toy-tblgen", version)]
pub(crate) struct Options {
    /// The .td file; '-' is the standard input
    #[arg(default_value = "-")]
    pub(crate) input: String,

    /// Look for included files in this directory
    #[arg(short = 'I', value_name = "DIR")]
    pub(crate) include_dirs: Vec<PathBuf>,

    /// Where the output goes; '-' is the standard output
    #[arg(short, value_name = "FILE", default_value = "-")]
    pub(crate) output: String,

    /// Print all classes and records in TableGen syntax (the default)
    #[arg(long, group = "action")]
    pub(crate) print_records: bool,

    /// Print all records as JSON
    #[arg(long, group = "action")]
    pub(crate) dump_json: bool,

    /// Print nothing: report errors, measure time
    #[arg(long, group = "action")]
    pub(crate) null_backend: bool,

    /// Print the Rust that the build makes of a dialect's operations
    #[arg(long, group = "action")]
    pub(crate) gen_op_defs: bool,
}

/// What to print.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    PrintRecords,
    DumpJson,
    NullBackend,
    GenOpDefs,
}

impl Options {
    /// The action that was chosen.
    pub(crate) fn action(&self) -> Action {
        match self {
            Options { dump_json: true, .. } => Action::DumpJson,
            Options { null_backend: true, .. } => Action::NullBackend,
            Options { gen_op_defs: true, .. } => Action::GenOpDefs,
            _ => Action::PrintRecords,
        }
    }
}

/// Turns `-long-option` into `--long-option`; short options and everything after `--` stay.
pub(crate) fn double_dashes(args: impl Iterator<Item = OsString>) -> impl Iterator<Item = OsString> {
    let mut done = false;
    args.map(move |arg| {
        let Some(text) = arg.to_str() else { return arg };
        done |= text == "--";
        let long = text
            .strip_prefix('-')
            .filter(|rest| rest.len() > 1 && rest.starts_with(|c: char| c.is_ascii_lowercase()));
        match long {
            Some(rest) if !done => format!("--{rest}").into(),
            _ => arg,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_dash_or_two() {
        let args = ["-print-records", "--dump-json", "-o", "-", "-Idir", "--", "-print-records"];
        let out: Vec<OsString> = double_dashes(args.iter().map(OsString::from)).collect();
        assert_eq!(out, ["--print-records", "--dump-json", "-o", "-", "-Idir", "--", "-print-records"]);
    }
}
