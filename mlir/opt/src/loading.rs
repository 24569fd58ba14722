//! `--dialect-td`: dialects that are loaded from their records before the input is read.

use std::fmt::Write as _;
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches};
use dynamic::{Base, Dialect, Note, Unchecked};
use mlir::Registry;
use mlir::opdef::Custom;
use serde_json::{Value, json};

/// The dialects to load.
pub(crate) struct Loading {
    request: dynamic::Request,
    /// How to print what the loaded dialects check and what not, instead of reading an input.
    pub(crate) report: Option<Form>,
}

/// The form of the report.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// Lines for people.
    Table,
    /// JSON.
    Json,
}

/// The options.
pub(crate) fn args() -> [Arg; 4] {
    let files = |arg: Arg| arg.action(ArgAction::Append).value_parser(clap::value_parser!(PathBuf));
    [
        files(Arg::new("dialect-td").long("dialect-td").value_name("FILE"))
            .help("Load the dialects whose operations, types or attributes this file of records defines"),
        Arg::new("dialect")
            .long("dialect")
            .value_name("NAME")
            .action(ArgAction::Append)
            .help("Load this dialect of MLIR from its records, which are in a directory given by -I"),
        files(Arg::new("include").short('I').value_name("DIR"))
            .help("Look in this directory for files that the records include"),
        Arg::new("td-report")
            .long("td-report")
            .value_name("FORM")
            .num_args(0..=1)
            .require_equals(true)
            .default_missing_value("table")
            .value_parser(PossibleValuesParser::new(["table", "json"]))
            .help("Print what of the loaded dialects is checked, and what is left to C++"),
    ]
}

impl Loading {
    /// The request on a command line.
    pub(crate) fn of(matches: &ArgMatches) -> Self {
        let paths = |name: &str| matches.get_many(name).into_iter().flatten().cloned().collect();
        let dialects = matches.get_many("dialect").into_iter().flatten().cloned().collect();
        let report = matches.get_one::<String>("td-report");
        Loading {
            request: dynamic::Request { files: paths("dialect-td"), dialects, directories: paths("include") },
            report: report.map(|form| if form == "json" { Form::Json } else { Form::Table }),
        }
    }

    /// Loads the dialects into a registry, where they replace dialects of the same names.
    ///
    /// # Errors
    /// The rendered diagnostics, if a file cannot be read or is not TableGen.
    pub(crate) fn load(
        &self,
        registry: &mut Registry,
        directives: &[(&str, Custom)],
    ) -> Result<Vec<Dialect>, String> {
        if self.request.files.is_empty() && self.request.dialects.is_empty() {
            return Ok(Vec::new());
        }
        let loaded = dynamic::load_files(&self.request, &Base { registry, directives })?;
        for dialect in &loaded {
            registry.remove(dialect.def.name);
            registry.add(dialect.def);
        }
        Ok(loaded)
    }
}

/// The report of the loaded dialects.
pub(crate) fn report(loaded: &[Dialect], form: Form) -> String {
    match form {
        Form::Table => loaded.iter().map(table).collect(),
        Form::Json => format!("{}\n", loaded.iter().map(json).collect::<Value>()),
    }
}

fn table(dialect: &Dialect) -> String {
    let def = dialect.def;
    let mut out = format!(
        "{}: {} operations, {} types, {} attributes\n",
        def.name,
        def.ops.len(),
        def.types.len(),
        def.attrs.len() + def.enum_attrs.len()
    );
    for (what, words) in WORDS {
        let notes: Vec<&Note> = dialect.report.iter().filter(|note| note.what == what).collect();
        if !notes.is_empty() {
            let _ = writeln!(out, "  {words}:");
        }
        for note in notes {
            let _ = writeln!(out, "    {}: {}", note.of, note.why);
        }
    }
    out
}

/// The headings of the report.
const WORDS: [(Unchecked, &str); 6] = [
    (Unchecked::Missing, "not loaded"),
    (Unchecked::Syntax, "only in the generic form"),
    (Unchecked::Condition, "conditions that are not understood"),
    (Unchecked::Default, "default values that are not understood"),
    (Unchecked::Trait, "traits that are C++"),
    (Unchecked::Verifier, "verifiers that are C++"),
];

fn json(dialect: &Dialect) -> Value {
    let def = dialect.def;
    let note = |note: &Note| json!({ "what": note.what.name(), "of": note.of, "why": note.why });
    json!({
        "dialect": def.name,
        "operations": def.ops.len(),
        "types": def.types.len(),
        "attributes": def.attrs.len() + def.enum_attrs.len(),
        "unchecked": dialect.report.iter().map(note).collect::<Value>(),
    })
}
