//! The options that select the exported functions, and their effect on other options; libraries are
//! written with their headers.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use clap::builder::ValueParser;
use clap::{Arg, ArgAction, ArgMatches};
use support::file;
use toyc::export::{Request, check_distinct};

use super::stage::{Emit, Language};

/// The error for two beginnings.
pub(super) const BOTH: &str = "-entry and -export both say where a program begins: give one of them";

/// The exports in the command line.
#[derive(Default)]
pub(crate) struct Exporting {
    /// The functions to export.
    pub(crate) requests: Vec<Request>,
    /// The file for the header, for a library.
    pub(crate) header: Option<PathBuf>,
}

impl Exporting {
    /// Reads which functions are exported when `emit` is written to `output`.
    ///
    /// # Errors
    /// If options contradict each other: which ones.
    pub(super) fn new(
        matches: &ArgMatches,
        (input, language): (&Path, Language),
        (emit, output): (Emit, &Path),
    ) -> Result<Self, String> {
        let requests: Vec<Request> = matches.get_many("export").into_iter().flatten().cloned().collect();
        if requests.is_empty() {
            return if emit.is_library() {
                Err("a library has the functions that are exported, and there are none: name them with \
                         -export, as in -export=f:2x3,scalar"
                    .to_owned())
            } else {
                Ok(Exporting { requests, header: None })
            };
        }
        if matches.contains_id("entry") {
            return Err(BOTH.to_owned());
        }
        let starts_at_main = matches.get_flag("run") || matches!(emit, Emit::Exe | Emit::Jit);
        if starts_at_main {
            return Err("a program that is run starts at main: -export needs another stage, such as \
                        -emit=lib"
                .to_owned());
        }
        if emit.is_source() {
            return Err("source has no entry points: -export needs a stage of MLIR or a later one".to_owned());
        }
        if language != Language::Toy {
            return Err("only functions of Toy source are exported: -export needs -x=toy".to_owned());
        }
        check_distinct(&requests)?;
        let named: Option<PathBuf> = matches.get_one("header").cloned();
        let header = if emit.is_library() { Some(header(named, input, (emit, output))?) } else { None };
        Ok(Exporting { requests, header })
    }
}

/// The file for the header of a library.
fn header(named: Option<PathBuf>, input: &Path, (emit, output): (Emit, &Path)) -> Result<PathBuf, String> {
    if emit == Emit::Shared && file::is_stream(output) {
        return Err("a shared library is a file: -o must name it".to_owned());
    }
    let path = match named {
        Some(path) => path,
        None => beside(output).ok_or_else(|| {
            let output = output.display();
            format!("the name '{output}' says nothing about that of the header: name it with -header")
        })?,
    };
    let is = |other: &Path| {
        if file::is_stream(&path) {
            file::is_stream(other)
        } else {
            path == other || file::is_same(&path, other)
        }
    };
    if is(output) || (is(input) && !file::is_stream(input)) {
        return Err(format!(
            "the header would overwrite '{}': name another file with -header",
            path.display()
        ));
    }
    Ok(path)
}

/// The usual name of the header for a library: `a/libp.so.1` has `a/p.h`.
fn beside(output: &Path) -> Option<PathBuf> {
    let name = output.file_name().and_then(OsStr::to_str).filter(|_| !file::is_stream(output))?;
    let stem = match name.split_once(".so.") {
        Some((stem, _)) => stem,
        None => name.rsplit_once('.')?.0,
    };
    let stem = stem.strip_prefix("lib").filter(|rest| !rest.is_empty()).unwrap_or(stem);
    (!stem.is_empty()).then(|| output.with_file_name(format!("{stem}.h")))
}

pub(super) fn arguments() -> [Arg; 2] {
    [
        Arg::new("export")
            .long("export")
            .value_name("[NAME=]FUNCTION[:SHAPE,...]")
            .action(ArgAction::Append)
            .allow_hyphen_values(true)
            .value_parser(ValueParser::new(|text: &str| Request::parse(text)))
            .help(
                "Make a function callable from C, for arguments of these shapes, such as f:2x3,scalar; may be repeated",
            ),
        Arg::new("header")
            .long("header")
            .value_name("FILE")
            .value_parser(clap::value_parser!(PathBuf))
            .help("The C header to write for a library; beside the library unless given"),
    ]
}

/// The name of the object in an archive.
pub(crate) fn member(output: &Path) -> String {
    let stem = beside(output).and_then(|path| Some(path.file_stem()?.to_str()?.to_owned()));
    format!("{}.o", stem.as_deref().unwrap_or("toy"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_named_after_libraries() {
        let name = |path: &str| beside(path.as_ref()).map(|path| path.display().to_string());
        assert_eq!(name("libp.a").as_deref(), Some("p.h"));
        assert_eq!(name("x/libp.so").as_deref(), Some("x/p.h"));
        assert_eq!(name("libp.so.1.2").as_deref(), Some("p.h"));
        assert_eq!(name("p-1.2.dll").as_deref(), Some("p-1.2.h"));
        assert_eq!(name("lib.a").as_deref(), Some("lib.h"));
        for path in ["-", "p", ".a", "/", "/dev/stdout"] {
            assert_eq!(name(path), None, "{path}");
        }
    }
}
