//! The command line: MLIR's options, a flag for each registered pass, and our own options.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Arg, ArgAction, ArgMatches, Command};

use mlir::builtin::ModuleOp;
use mlir::bytecode::WriteOptions;
use mlir::pass::{OpPipeline, PassRegistry};
use support::tool::{self, USAGE, wrong};
use support::{Diagnostic, Severity, SourceMap, Span, file};

use crate::execution::{self, Request};
use crate::loading::{self, Loading};
use crate::options::{MlirOptions, OPTIONS};
use crate::switches::{is_on, switch, valued};
use crate::translation::{Extensions, Translation};

/// The request in the command line.
pub(crate) struct Options {
    /// The file to read; `-` for standard input.
    pub(crate) input: PathBuf,
    /// The file to write; `-` for standard output.
    pub(crate) output: PathBuf,
    /// The marker between modules, if the input must be split.
    pub(crate) split: Option<String>,
    /// The marker between modules in the output.
    pub(crate) output_split: String,
    /// Whether, and how strictly, to compare the diagnostics with those that the input expects.
    pub(crate) verify_diagnostics: Option<Strictness>,
    /// Whether to check that the module is the same after it is written and read again.
    pub(crate) verify_roundtrip: bool,
    /// Whether to only list the dialects.
    pub(crate) show_dialects: bool,
    /// Whether to only list the passes.
    pub(crate) list_passes: bool,
    /// The passes to run.
    pub(crate) passes: Passes,
    /// Whether to show the pipeline before it runs.
    pub(crate) dump_pipeline: bool,
    /// Whether to run the pipeline in the input's `mlir_reproducer` resource.
    pub(crate) run_reproducer: bool,
    /// Where to write a reproducer: the resulting module together with the pipeline.
    pub(crate) generate_reproducer: Option<PathBuf>,
    /// Whether to process the input's only top-level operation without a module around it.
    pub(crate) no_implicit_module: bool,
    /// Whether to skip verification after parsing.
    pub(crate) unverified: bool,
    pub(crate) shown: Shown,
    pub(crate) mlir: MlirOptions,
    /// How to write bytecode; `None` to write text.
    pub(crate) bytecode: Option<WriteOptions>,
    /// How to read the input and how to write the result, if not as IR.
    pub(crate) translations: Vec<&'static Translation>,
    /// The options of translations that were given.
    pub(crate) translation_options: Vec<&'static str>,
    /// What to run after the passes, if anything.
    pub(crate) run: Option<Request>,
    /// Whether to write a page that shows the IR after each pass.
    pub(crate) html: bool,
    /// The dialects to load.
    pub(crate) loading: Loading,
}

/// The passes to run.
pub(crate) enum Passes {
    /// Flags with their options: passes and pipelines for the top-level operation, whatever it is.
    Flags(Vec<(String, String)>),
    /// The value of `-pass-pipeline`.
    Text(String),
}

impl Passes {
    /// The pipeline for a top-level operation with this name.
    pub(crate) fn pipeline(&self, registry: &PassRegistry, top: &str) -> Result<OpPipeline, String> {
        match self {
            Passes::Text(text) => OpPipeline::parse(registry, text).map_err(|e| e.to_string()),
            Passes::Flags(_) => self.append_to(OpPipeline::new(top), registry),
        }
    }

    /// A pipeline followed by the passes of the flags; `-pass-pipeline` adds nothing to it.
    pub(crate) fn append_to(
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

/// Which diagnostics are shown besides errors. An error's own notes are always shown.
#[derive(Clone, Copy)]
pub(crate) struct Shown {
    pub(crate) warnings: bool,
    pub(crate) remarks: bool,
    pub(crate) notes: bool,
}

impl Shown {
    pub(crate) fn shows(self, severity: Severity) -> bool {
        match severity {
            Severity::Error => true,
            Severity::Warning => self.warnings,
            Severity::Remark => self.remarks,
            Severity::Note => self.notes,
        }
    }
}

/// Which diagnostics `-verify-diagnostics` complains about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Strictness {
    /// Missing and unexpected diagnostics, where the verifier stops at the first error, as MLIR's does.
    All,
    /// The same for all errors that the verifier finds.
    Every,
    /// Missing diagnostics only.
    OnlyExpected,
}

fn strictness(text: &str) -> Result<Strictness, String> {
    match text {
        "all" | "" => Ok(Strictness::All),
        "every" => Ok(Strictness::Every),
        "only-expected" => Ok(Strictness::OnlyExpected),
        _ => Err("expected all, every or only-expected".to_owned()),
    }
}

const SPLIT_MARKER: &str = "// -----";

/// Parses the command line. After an error, which is printed, or after `--help`, returns the exit status.
pub(crate) fn parse(
    name: &'static str,
    registry: &PassRegistry,
    extensions: &Extensions,
    args: Vec<OsString>,
) -> Result<Options, ExitCode> {
    let translations = extensions.translations;
    let matches = match command(name, registry, extensions).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(e) => return Err(tool::answered(e.print(), !e.use_stderr())),
    };
    let html = is_on(&matches, "emit-html");
    if html {
        let others =
            ["split-input-file", "verify-diagnostics"].into_iter().filter(|name| matches.contains_id(name));
        let others = others.chain(is_on(&matches, "emit-bytecode").then_some("emit-bytecode"));
        if let Some(other) = others.into_iter().next() {
            return Err(wrong(&format!(
                "a page shows one module: '-{other}' can't be used with '-emit-html'"
            )));
        }
    }
    let input = path(&matches, "input");
    let (run, input) = match extensions.execution {
        Some(_) => execution::request(&matches, input)?,
        None => (None, input),
    };
    let options = Options {
        html,
        loading: Loading::of(&matches),
        run,
        input,
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
            remarks: !["errors", "warnings"]
                .contains(&text(&matches, "mlir-diagnostic-verbosity-level").as_str()),
            notes: !is_on(&matches, "mlir-disable-diagnostic-notes"),
        },
        mlir: mlir_options(registry, &matches).map_err(|e| wrong(&e))?,
        bytecode: bytecode(&matches),
        translations: translations.iter().filter(|translation| is_on(&matches, translation.name)).collect(),
        translation_options: translations
            .iter()
            .flat_map(|translation| translation.options)
            .filter_map(|&(name, _)| is_on(&matches, name).then_some(name))
            .collect(),
    };
    check_reproducers(&options)?;
    Ok(options)
}

/// Refuses a reproducer that would overwrite the input, the output, or the other reproducer.
fn check_reproducers(options: &Options) -> Result<(), ExitCode> {
    let named = [
        ("-o", Some(&*options.output)),
        ("-mlir-generate-reproducer", options.generate_reproducer.as_deref()),
        ("-mlir-pass-pipeline-crash-reproducer", options.mlir.reproducer.as_deref().map(Path::new)),
    ];
    // As in mlir-opt, all of them may go to standard output.
    let is_file = |path: &&Path| !file::is_stream(path);
    let outputs: Vec<_> =
        named.into_iter().filter_map(|(what, path)| Some((what, path.filter(is_file)?))).collect();
    // The output may replace the input, which has been read by then.
    let reproducers: Vec<_> = outputs.iter().copied().filter(|(what, _)| *what != "-o").collect();
    file::check_outputs(&[("the input", &*options.input)], &reproducers)
        .and_then(|()| file::check_outputs(&[], &outputs))
        .map_err(|message| wrong(&message))
}

/// The options that all programs share, as arguments for clap.
pub fn mlir_args() -> impl Iterator<Item = Arg> {
    let options = OPTIONS.iter().map(|o| {
        let arg = Arg::new(o.name).long(o.name).help(o.help).help_heading("MLIR options");
        match o.value {
            Some(value) => arg.value_name(value).action(ArgAction::Append).allow_hyphen_values(true),
            None => valued(arg, "BOOL", "true"),
        }
    });
    let trace = switch("mlir-print-stacktrace-on-diagnostic", "Accepted but has no effect");
    options.chain([trace.help_heading("MLIR options")])
}

/// The values of these options on a command line.
///
/// # Errors
/// A message about the first invalid option.
pub fn mlir_options(registry: &PassRegistry, matches: &ArgMatches) -> Result<MlirOptions, String> {
    let mut mlir = MlirOptions::new();
    // The later option wins: `-mlir-print-ir-before=cse` after `-mlir-print-ir-before-all` dumps only before cse.
    for (_, name, value) in in_order(matches, OPTIONS.iter().map(|o| o.name)) {
        mlir.set(registry, name, (!value.is_empty()).then_some(&*value))?;
    }
    Ok(mlir)
}

/// How to write bytecode; `None` to write text.
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

/// The options that were given, with their positions on the command line.
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

/// The pipeline of `-pass-pipeline` or of the pass flags, after checking that it parses.
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
        tool::show(&sources, &[Diagnostic::error(span, e.message)]);
        ExitCode::from(USAGE)
    })
}

fn command(name: &'static str, registry: &PassRegistry, extensions: &Extensions) -> Command {
    let translations = extensions.translations;
    let options_of = |name: &'static str, help: &'static str, heading: &'static str| {
        valued(Arg::new(name).long(name), "OPTIONS", "").help(help).help_heading(heading)
    };
    Command::new(name)
        .version(env!("CARGO_PKG_VERSION"))
        .about("Runs passes on .mlir files")
        .after_help(format!(
            "Examples:\n  {name} -canonicalize -cse x.mlir\n  \
             {name} -pass-pipeline='builtin.module(any(canonicalize,cse))' x.mlir -o out.mlir\n\n\
             Options may begin with one dash or two. Exit status: 0 success, 1 errors in the input, 2 wrong usage.",
        ))
        .args([
            Arg::new("input").value_name("FILE").default_value("-").allow_negative_numbers(true).value_parser(clap::value_parser!(PathBuf))
                .help("The file to read; - for standard input"),
            Arg::new("output").short('o').value_name("FILE").default_value("-").value_parser(clap::value_parser!(PathBuf))
                .help("The file to write; - for standard output"),
            Arg::new("split-input-file").long("split-input-file").value_name("MARKER").num_args(0..=1)
                .require_equals(true).default_missing_value(SPLIT_MARKER)
                .help("Process the parts between markers separately [default marker: // -----]"),
            Arg::new("output-split-marker").long("output-split-marker").value_name("MARKER").default_value(SPLIT_MARKER)
                .help("The marker between the parts of the output"),
            Arg::new("verify-diagnostics").long("verify-diagnostics").value_name("LEVEL").num_args(0..=1)
                .require_equals(true).default_missing_value("all").value_parser(strictness)
                .help("Compare the diagnostics with the expected-error comments of the input: \
                     all up to the first error, every, or only-expected"),
            switch("verify-roundtrip", "Check that the module is the same after it is written and read again"),
            switch("show-dialects", "List the registered dialects"),
            switch("list-passes", "List the registered passes with their options"),
            switch("no-implicit-module", "Do not wrap the input in a module; it must be a single operation"),
            switch("mlir-very-unsafe-disable-verifier-on-parsing", "Do not verify the input"),
            Arg::new("mlir-diagnostic-verbosity-level").long("mlir-diagnostic-verbosity-level")
                .value_name("LEVEL").value_parser(["errors", "warnings", "remarks"])
                .help("Which diagnostics to show: only errors, also warnings, or also remarks"),
            switch("mlir-disable-diagnostic-notes", "Show only notes that belong to an error or a warning"),
            switch("run-reproducer", "Run the pipeline in the input's mlir_reproducer resource"),
            Arg::new("mlir-generate-reproducer").long("mlir-generate-reproducer").value_name("FILE")
                .value_parser(clap::value_parser!(PathBuf))
                .help("Write a reproducer to this file: the resulting module with the pipeline"),
            switch("dump-pass-pipeline", "Show the pipeline before running it"),
            switch("emit-bytecode", "Write bytecode instead of text"),
            Arg::new("emit-bytecode-version").long("emit-bytecode-version").value_name("N")
                .value_parser(clap::value_parser!(u64)).help("The version of bytecode to write"),
            Arg::new("emit-bytecode-producer").long("emit-bytecode-producer").value_name("NAME")
                .help("The name of the producer in the bytecode"),
            switch("elide-resource-data-from-bytecode", "Omit the contents of resources from bytecode"),
            switch("emit-html", "Write a page that shows the IR after each pass, and what patterns did"),
            Arg::new("pass-pipeline").long("pass-pipeline").value_name("PIPELINE").help(
                "The passes to run, such as builtin.module(canonicalize,any(cse))",
            ),
        ])
        .args(loading::args())
        .args(["help-hidden", "help-list", "help-list-hidden"].map(|name| {
            Arg::new(name).long(name).action(ArgAction::Help).hide(true)
        }))
        .args(translations.iter().map(|t| switch(t.name, t.help).help_heading("Translations")))
        .args(
            translations
                .iter()
                .flat_map(|t| t.options)
                .map(|&(name, help)| switch(name, help).help_heading("Translations")),
        )
        .args(extensions.execution.iter().flat_map(|_| execution::args()))
        .args(mlir_args())
        .args(registry.passes().map(|p| options_of(p.argument, p.summary, "Passes")))
        .args(registry.pipelines().map(|p| options_of(p.argument, p.summary, "Pass pipelines")))
}
