//! The command line: MLIR's options, a flag for each registered pass, and what is ours.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Arg, ArgAction, ArgMatches, Command};

use mlir::builtin::ModuleOp;
use mlir::bytecode::WriteOptions;
use mlir::options::{MlirOptions, OPTIONS};
use mlir::pass::{OpPipeline, PassRegistry};
use support::tool::{self, USAGE, say};
use support::{Diagnostic, Severity, SourceMap, Span};

use crate::terminal;

/// What a run is to do.
pub(crate) struct Options {
    /// The file to read; `-` for the input stream.
    pub(crate) input: PathBuf,
    /// The file to write; `-` for the output stream.
    pub(crate) output: PathBuf,
    /// What separates the modules in the input, if there are several.
    pub(crate) split: Option<String>,
    /// What separates them in the output.
    pub(crate) output_split: String,
    /// Whether and how strictly the input says which diagnostics it expects.
    pub(crate) verify_diagnostics: Option<Strictness>,
    /// Whether what is read has to be the same when it is written and read again.
    pub(crate) verify_roundtrip: bool,
    /// Whether to list the dialects and do nothing else.
    pub(crate) show_dialects: bool,
    /// Whether to list the passes and do nothing else.
    pub(crate) list_passes: bool,
    /// The passes to run.
    pub(crate) passes: Passes,
    /// Whether the pipeline is shown before it is run.
    pub(crate) dump_pipeline: bool,
    /// Whether the pipeline that a file holds is run.
    pub(crate) run_reproducer: bool,
    /// Where the result goes with the pipeline.
    pub(crate) generate_reproducer: Option<PathBuf>,
    /// Whether a file's only operation is the module, whatever it is.
    pub(crate) no_implicit_module: bool,
    /// Whether what was read is not verified.
    pub(crate) unverified: bool,
    /// The diagnostics that are shown.
    pub(crate) shown: Shown,
    /// MLIR's options.
    pub(crate) mlir: MlirOptions,
    /// How bytecode is written, if that is what is to be written.
    pub(crate) bytecode: Option<WriteOptions>,
}

/// The passes to run.
pub(crate) enum Passes {
    /// Flags, each with its options: passes and pipelines for the top-level operation, whatever it is.
    Flags(Vec<(String, String)>),
    /// What `-pass-pipeline` says.
    Text(String),
}

impl Passes {
    /// The pipeline for a top-level operation of this name.
    pub(crate) fn pipeline(&self, registry: &PassRegistry, top: &str) -> Result<OpPipeline, String> {
        match self {
            Passes::Text(text) => OpPipeline::parse(registry, text).map_err(|e| e.to_string()),
            Passes::Flags(_) => self.behind(OpPipeline::new(top), registry),
        }
    }

    /// A pipeline with the flags behind it; only itself if there is a text.
    pub(crate) fn behind(
        &self,
        mut first: OpPipeline,
        registry: &PassRegistry,
    ) -> Result<OpPipeline, String> {
        if let Passes::Flags(flags) = self {
            for (name, options) in flags {
                first.add_by_name(registry, name, options).map_err(|e| e.message)?;
            }
        }
        Ok(first)
    }
}

/// The diagnostics that are shown, besides errors. What belongs to an error is shown with it.
#[derive(Clone, Copy)]
pub(crate) struct Shown {
    pub(crate) warnings: bool,
    pub(crate) notes: bool,
}

impl Shown {
    pub(crate) fn shows(self, severity: Severity) -> bool {
        match severity {
            Severity::Error => true,
            Severity::Warning => self.warnings,
            Severity::Note => self.notes,
        }
    }
}

/// Which diagnostics `-verify-diagnostics` complains about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Strictness {
    /// Those that are missing, and those that nobody expects, where the verifier stops at the first error as MLIR's.
    All,
    /// As `All`, for all errors that the verifier finds.
    Every,
    /// Those that are missing.
    OnlyExpected,
}

fn strictness(text: &str) -> Result<Strictness, String> {
    match text {
        "all" | "" => Ok(Strictness::All),
        "every" => Ok(Strictness::Every),
        "only-expected" => Ok(Strictness::OnlyExpected),
        _ => Err("it is all, every or only-expected".to_owned()),
    }
}

const SPLIT_MARKER: &str = "// -----";

/// Reads the command line; on errors says what is wrong and gives the exit status.
pub(crate) fn parse(
    name: &'static str,
    registry: &PassRegistry,
    args: Vec<OsString>,
) -> Result<Options, ExitCode> {
    let matches = match command(name, registry).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(e) => return Err(tool::answered(e.print(), !e.use_stderr())),
    };
    let mut mlir = MlirOptions::new();
    // A dump of named passes given after one of all passes wins, as the later option.
    for (_, name, value) in in_order(&matches, OPTIONS.iter().map(|o| o.name)) {
        let value = (!value.is_empty()).then_some(&*value);
        mlir.set(registry, name, value).map_err(|e| wrong(&e))?;
    }
    Ok(Options {
        input: path(&matches, "input"),
        output: path(&matches, "output"),
        split: matches.get_one::<String>("split-input-file").cloned(),
        output_split: text(&matches, "output-split-marker"),
        verify_diagnostics: matches.get_one("verify-diagnostics").copied(),
        verify_roundtrip: is_on(&matches, "verify-roundtrip"),
        show_dialects: is_on(&matches, "show-dialects"),
        list_passes: is_on(&matches, "list-passes"),
        passes: passes(registry, &matches)?,
        dump_pipeline: is_on(&matches, "dump-pass-pipeline"),
        run_reproducer: is_on(&matches, "run-reproducer"),
        generate_reproducer: matches.get_one("mlir-generate-reproducer").cloned(),
        no_implicit_module: is_on(&matches, "no-implicit-module"),
        unverified: is_on(&matches, "mlir-very-unsafe-disable-verifier-on-parsing"),
        shown: Shown {
            warnings: text(&matches, "mlir-diagnostic-verbosity-level") != "errors",
            notes: !is_on(&matches, "mlir-disable-diagnostic-notes"),
        },
        mlir,
        bytecode: bytecode(&matches),
    })
}

/// How bytecode is to be written, if it is.
fn bytecode(matches: &ArgMatches) -> Option<WriteOptions> {
    let mut options = WriteOptions::default();
    if let Some(&version) = matches.get_one("emit-bytecode-version") {
        options.version = version;
    }
    if let Some(producer) = matches.get_one::<String>("emit-bytecode-producer") {
        options.producer.clone_from(producer);
    }
    options.elide_resources = is_on(matches, "elide-resource-data-from-bytecode");
    is_on(matches, "emit-bytecode").then_some(options)
}

fn text(matches: &ArgMatches, name: &str) -> String {
    matches.get_one::<String>(name).cloned().unwrap_or_default()
}

fn path(matches: &ArgMatches, name: &str) -> PathBuf {
    matches.get_one::<PathBuf>(name).cloned().unwrap_or_default()
}

/// Says what is wrong with the command line.
fn wrong(message: &str) -> ExitCode {
    say(&format!("error: {message}\n"));
    ExitCode::from(USAGE)
}

/// The options that were given, by their place on the command line.
fn in_order<'n>(matches: &ArgMatches, names: impl Iterator<Item = &'n str>) -> Vec<(usize, &'n str, String)> {
    let mut given = Vec::new();
    for name in names {
        let places = matches.indices_of(name).into_iter().flatten();
        let values = matches.get_many::<String>(name).into_iter().flatten();
        given.extend(places.zip(values).map(|(at, value)| (at, name, value.clone())));
    }
    given.sort_by_key(|g| g.0);
    given
}

/// Whether a switch is on: the last of its values counts.
fn is_on(matches: &ArgMatches, name: &str) -> bool {
    matches.get_many::<bool>(name).and_then(Iterator::last).copied().unwrap_or(false)
}

/// What `-pass-pipeline` or the flags of the passes describe, which is correct.
fn passes(registry: &PassRegistry, matches: &ArgMatches) -> Result<Passes, ExitCode> {
    let names = registry.passes().map(|p| p.argument).chain(registry.pipelines().map(|p| p.argument));
    let flags = in_order(matches, names);
    let Some(text) = matches.get_one::<String>("pass-pipeline") else {
        let flags = flags.into_iter().map(|(_, name, options)| (name.to_owned(), options)).collect();
        let passes = Passes::Flags(flags);
        return passes.pipeline(registry, ModuleOp::NAME).map_err(|e| wrong(&e)).map(|_| passes);
    };
    if let Some((_, name, _)) = flags.first() {
        return Err(wrong(&format!("'-{name}' can't be used with '-pass-pipeline'")));
    }
    OpPipeline::parse(registry, text).map(|_| Passes::Text(text.clone())).map_err(|e| {
        let mut sources = SourceMap::new();
        let file = sources.add("-pass-pipeline", text.as_str());
        let span = Span::new(file, e.at, e.at + 1);
        terminal::show(&sources, &[Diagnostic::error(span, e.message)]);
        ExitCode::from(USAGE)
    })
}

fn command(name: &'static str, registry: &PassRegistry) -> Command {
    let options_of = |name: &'static str, help: &'static str, heading: &'static str| {
        valued(Arg::new(name).long(name), "OPTIONS", "").help(help).help_heading(heading)
    };
    let shared = OPTIONS.iter().map(|o| {
        let arg = Arg::new(o.name).long(o.name).help(o.help).help_heading("MLIR options");
        match o.value {
            Some(value) => arg.value_name(value).action(ArgAction::Append).allow_hyphen_values(true),
            None => valued(arg, "BOOL", "true"),
        }
    });
    Command::new(name)
        .version(env!("CARGO_PKG_VERSION"))
        .about("Runs passes on .mlir files")
        .after_help(format!(
            "Examples:\n  {name} -canonicalize -cse x.mlir\n  \
             {name} -pass-pipeline='builtin.module(func.func(canonicalize,cse))' x.mlir -o out.mlir\n\n\
             Options may begin with one dash or two. Exit status: 0 done, 1 errors in the input, 2 wrong usage.",
        ))
        .args([
            Arg::new("input").value_name("FILE").default_value("-").value_parser(clap::value_parser!(PathBuf))
                .help("The file to read; - for the input stream"),
            Arg::new("output").short('o').value_name("FILE").default_value("-").value_parser(clap::value_parser!(PathBuf))
                .help("The file to write; - for the output stream"),
            Arg::new("split-input-file").long("split-input-file").value_name("MARKER").num_args(0..=1)
                .require_equals(true).default_missing_value(SPLIT_MARKER)
                .help("Treat the parts between the markers as files of their own [marker: // -----]"),
            Arg::new("output-split-marker").long("output-split-marker").value_name("MARKER").default_value(SPLIT_MARKER)
                .help("What stands between the parts in the output"),
            Arg::new("verify-diagnostics").long("verify-diagnostics").value_name("LEVEL").num_args(0..=1)
                .require_equals(true).default_missing_value("all").value_parser(strictness)
                .help("Compare the diagnostics with the expected-error comments of the input: \
                     all up to the first error, every, or only-expected"),
            switch("verify-roundtrip", "Check that what is read is the same when it is written and read again"),
            switch("show-dialects", "List the registered dialects"),
            switch("list-passes", "List the registered passes with their options"),
            switch("no-implicit-module", "Put no module around what a file holds, which is one operation then"),
            switch("mlir-very-unsafe-disable-verifier-on-parsing", "Do not verify what was read"),
            Arg::new("mlir-diagnostic-verbosity-level").long("mlir-diagnostic-verbosity-level")
                .value_name("LEVEL").value_parser(["errors", "warnings", "remarks"])
                .help("Which diagnostics are shown: errors, warnings as well, or remarks as well"),
            switch("mlir-disable-diagnostic-notes", "Show no notes but those of errors and warnings"),
            switch(
                "mlir-print-stacktrace-on-diagnostic",
                "Taken and without effect: errors are values, which know no stack",
            ),
            switch("run-reproducer", "Run the pipeline that a file holds in its mlir_reproducer resource"),
            Arg::new("mlir-generate-reproducer").long("mlir-generate-reproducer").value_name("FILE")
                .value_parser(clap::value_parser!(PathBuf))
                .help("Where to write the result with the pipeline, so that it can be run again"),
            switch("dump-pass-pipeline", "Show the pipeline before running it"),
            switch("emit-bytecode", "Write bytecode instead of text"),
            Arg::new("emit-bytecode-version").long("emit-bytecode-version").value_name("N")
                .value_parser(clap::value_parser!(u64)).help("The version of the bytecode that is written"),
            Arg::new("emit-bytecode-producer").long("emit-bytecode-producer").value_name("NAME")
                .help("What the bytecode says who wrote it"),
            switch("elide-resource-data-from-bytecode", "Leave the contents of resources out of bytecode"),
            Arg::new("pass-pipeline").long("pass-pipeline").value_name("PIPELINE").help(
                "The passes to run, such as builtin.module(canonicalize,toy.func(cse))",
            ),
        ])
        .args(["help-hidden", "help-list", "help-list-hidden"].map(|name| {
            Arg::new(name).long(name).action(ArgAction::Help).hide(true)
        }))
        .args(shared)
        .args(registry.passes().map(|p| options_of(p.argument, p.summary, "Passes")))
        .args(registry.pipelines().map(|p| options_of(p.argument, p.summary, "Pass pipelines")))
}

fn switch(name: &'static str, help: &'static str) -> Arg {
    valued(Arg::new(name).long(name), "BOOL", "true").value_parser(boolean).help(help)
}

fn boolean(text: &str) -> Result<bool, String> {
    match text {
        "" | "true" | "TRUE" | "True" | "1" => Ok(true),
        "false" | "FALSE" | "False" | "0" => Ok(false),
        _ => Err("it is true or false".to_owned()),
    }
}

/// An option whose value may be left out, and may be given several times.
fn valued(arg: Arg, value: &'static str, missing: &'static str) -> Arg {
    arg.value_name(value)
        .num_args(0..=1)
        .require_equals(true)
        .default_missing_value(missing)
        .action(ArgAction::Append)
}
