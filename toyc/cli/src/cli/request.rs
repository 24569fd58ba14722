//! The request that a command line makes, read from clap's matches.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::parser::ValueSource;
use clap::{ArgMatches, ValueEnum};
use opt::MlirOptions;
use support::tool::{USAGE, say, wrong};
use support::{Diagnostic, SourceMap, file};
use toyc::pipeline::Aims;
use toyc::{MAX_ERRORS, export, pipeline};

use super::export::{BOTH, Exporting};
use super::stage::{Emit, Language, WORKER};
use crate::begin::Beginning;
use crate::data::Asked;
use crate::fmt::Format;
use crate::link::Link;
use crate::terminal::{ErrorFormat, Reporter, Warnings};

/// The request that a command line makes.
pub(crate) enum Request {
    Compile(Box<Options>),
    Check(Check),
    Format(Format),
    Explore(Box<Explore>),
    Repl(Box<Repl>),
}

/// The request to compile or run a program.
pub(crate) struct Options {
    /// The file to read; `-` for standard input.
    pub(crate) input: PathBuf,
    /// The language of the input.
    pub(crate) language: Language,
    /// The requested stage.
    pub(crate) emit: Emit,
    /// The function to start at in place of `main`, with its arguments.
    pub(crate) entry: Option<Asked>,
    /// The file to write; `-` for standard output.
    pub(crate) output: PathBuf,
    /// Whether the command line names that file.
    pub(crate) names_output: bool,
    /// Whether the stage is interpreted rather than printed.
    pub(crate) interpret: bool,
    /// The aims of lowering.
    pub(crate) aims: Aims,
    /// The options for machine code.
    pub(crate) machine: Machine,
    /// The options for linking.
    pub(crate) link: Link,
    /// The functions that are called from outside.
    pub(crate) export: Exporting,
    /// How errors are shown.
    pub(crate) reporter: Reporter,
    /// MLIR's options.
    pub(crate) mlir: MlirOptions,
}

/// A request to explore a program.
pub(crate) struct Explore {
    /// The file, which has a name.
    pub(crate) input: PathBuf,
    /// Its language.
    pub(crate) language: Language,
    /// The aims of lowering.
    pub(crate) aims: Aims,
    /// The options for machine code.
    pub(crate) machine: Machine,
    /// Where the program starts.
    pub(crate) begin: Beginning,
    /// The port to listen on; 0 for any free one.
    pub(crate) port: u16,
    /// Whether to open a browser.
    pub(crate) opens_browser: bool,
    /// Whether this is the process that compiles for the server.
    pub(crate) is_worker: bool,
    /// How errors are shown.
    pub(crate) reporter: Reporter,
}

/// A request to check files.
pub(crate) struct Check {
    /// The files, each with its language.
    pub(crate) files: Vec<(Language, PathBuf)>,
    /// How errors are shown.
    pub(crate) reporter: Reporter,
}

/// The options of a session.
pub(crate) struct Repl {
    /// Files to load first.
    pub(crate) files: Vec<PathBuf>,
    /// The aims of lowering for code that is shown.
    pub(crate) aims: Aims,
    /// The options for machine code that is shown.
    pub(crate) machine: Machine,
    /// How errors are shown.
    pub(crate) reporter: Reporter,
}

impl Options {
    /// The same request, with the information that lowering must keep for debuggers, if they will show it, and with calls
    /// of functions that every tool has, if MLIR will be shown.
    fn aimed(mut self) -> Self {
        self.aims.c_library = self.emit.is_mlir();
        self.aims.debug_info = self.machine.debug_info && self.needs_llvm() && self.emit != Emit::Html;
        let is_optimized = self.aims.optimize || self.machine.level.is_some_and(|level| level > 0);
        self.aims.keep_buffers = self.aims.debug_info && !is_optimized;
        self
    }

    /// Whether passes print the IR or their steps.
    pub(crate) fn shows_passes(&self) -> bool {
        self.mlir.pass_config(Arc::new(say)).printing.any() || !self.mlir.debug.is_empty()
    }

    /// Whether all functions are shown, so that none needs to be the start.
    pub(crate) fn shows_functions(&self) -> bool {
        self.emit.has_all_functions() && !self.interpret
    }

    /// The input files: the program, and then the arguments.
    pub(crate) fn inputs(&self) -> Vec<file::Named<'_>> {
        let arguments = self.entry.iter().flat_map(|asked| &asked.arguments);
        let arguments = arguments.map(|argument| ("an argument", Path::new(argument)));
        [("the input", &*self.input)].into_iter().chain(arguments).collect()
    }

    /// Whether LLVM produces the requested output.
    pub(crate) fn needs_llvm(&self) -> bool {
        !self.emit.is_source() && !self.emit.is_mlir() && !self.interpret
    }
}

/// The options for machine code.
#[derive(Clone)]
pub(crate) struct Machine {
    /// LLVM's optimization level, 0 to 3, if given.
    pub(crate) level: Option<u8>,
    /// Whether debuggers find lines, functions and variables in it.
    pub(crate) debug_info: bool,
    /// Whether `perf` finds the functions of a program that is run.
    pub(crate) perf_map: bool,
    /// Whether AddressSanitizer checks it.
    pub(crate) sanitize_address: bool,
    /// The target triple, processor and features, if given.
    pub(crate) target: Option<String>,
    pub(crate) cpu: Option<String>,
    pub(crate) features: Option<String>,
}

impl Machine {
    fn new(matches: &ArgMatches) -> Self {
        Machine {
            level: matches.get_one("level").copied(),
            debug_info: flag(matches, "debug-info"),
            perf_map: flag(matches, "perf-map"),
            sanitize_address: matches.try_contains_id("sanitize").unwrap_or(false),
            target: text(matches, "target"),
            cpu: text(matches, "cpu"),
            features: text(matches, "features"),
        }
    }
}

/// Reads a request to compile.
pub(super) fn compile(matches: &ArgMatches) -> Result<Options, ExitCode> {
    let input = match path(matches, "input") {
        Some(input) => input,
        None if std::io::stdin().is_terminal() => {
            return Err(wrong("nothing to compile: toyc FILE reads a file, and toyc - reads standard input"));
        }
        None => "-".into(),
    };
    let emit = matches.get_one("emit").copied().unwrap_or(Emit::Jit);
    let options = options(matches, input, emit, |input| emit.output(input));
    let of_input = (&*options.input, options.language);
    let export =
        Exporting::new(matches, of_input, (emit, &options.output)).map_err(|message| wrong(&message))?;
    let options = Options {
        export,
        interpret: matches.get_flag("run"),
        mlir: opt::mlir_options(&pipeline::passes(), matches).map_err(|e| wrong(&e))?,
        ..options
    };
    if let Some(status) = without_effect(matches, &options) {
        return Err(status);
    }
    check_entry(&options, matches)?;
    check_output(&options)?;
    match (emit, options.language) {
        (Emit::Ast, Language::Mlir) => {
            Err(wrong("only Toy source has a syntax tree: -emit=ast needs -x=toy"))
        }
        (Emit::Toy, Language::Mlir) => Err(wrong("only Toy source is formatted: -emit=toy needs -x=toy")),
        (emit, _) if options.interpret && !emit.is_mlir() => Err(wrong(
            "only stages of MLIR are interpreted: -run needs -emit=mlir, mlir-canonical, mlir-affine, mlir-cf or mlir-llvm",
        )),
        (Emit::Jit | Emit::Html, _) if options.machine.sanitize_address => Err(wrong(
            "only a program of its own can be checked: -sanitize=address needs -emit=exe, lib, shared, obj, asm or llvm",
        )),
        (emit, _)
            if options.names_output
                && (options.interpret || emit == Emit::Jit && options.entry.is_none()) =>
        {
            Err(wrong("a program that is run chooses where to write: -o is for the other -emit stages"))
        }
        _ => Ok(options.aimed()),
    }
}

/// Reads a request of `toyc run`.
pub(super) fn run(matches: &ArgMatches) -> Result<Options, ExitCode> {
    let input = path(matches, "input").unwrap_or_default();
    let options = options(matches, input, Emit::Jit, |_| "-".into());
    check_entry(&options, matches)?;
    if options.names_output && options.entry.is_none() {
        return Err(wrong("a program that is run chooses where to write: -o is for the results of -entry"));
    }
    check_output(&options).map(|()| options.aimed())
}

/// Reads a request of `toyc build`.
pub(super) fn build(matches: &ArgMatches) -> Result<Options, ExitCode> {
    let input = path(matches, "input").unwrap_or_default();
    let options = options(matches, input, Emit::Exe, |input| {
        let stem = input.file_stem().filter(|_| !file::is_stream(input));
        stem.map_or("a.out".into(), PathBuf::from)
    });
    check_output(&options).map(|()| options.aimed())
}

/// Reads the options of any command that compiles one program; a command need not have all of them.
fn options(
    matches: &ArgMatches,
    input: PathBuf,
    emit: Emit,
    default_output: impl FnOnce(&Path) -> PathBuf,
) -> Options {
    let language = language(matches, &input);
    let output = path(matches, "output");
    Options {
        language,
        reporter: reporter(matches, language),
        emit,
        entry: entry(matches),
        names_output: output.is_some(),
        output: output.unwrap_or_else(|| default_output(&input)),
        export: Exporting::default(),
        interpret: false,
        aims: aims(matches),
        machine: Machine::new(matches),
        link: Link::new(matches),
        mlir: MlirOptions::new(),
        input,
    }
}

/// Refuses an output that would overwrite the input, or to which a linked program cannot be written.
fn check_output(options: &Options) -> Result<(), ExitCode> {
    if options.emit == Emit::Exe && options.names_output && file::is_stream(&options.output) {
        return Err(wrong("a linked program is a file: -o must name it"));
    }
    let output = if options.names_output { "-o" } else { "without -o the output" };
    let output = (output, &*options.output);
    // Results may replace an argument; other outputs may not.
    let all = options.inputs();
    let inputs = if options.emit == Emit::Jit { &all[..1] } else { &all };
    file::check_outputs(inputs, &[output]).map_err(|message| wrong(&message))?;
    let reproducer = options.mlir.reproducer.as_deref().map(Path::new);
    let Some(reproducer) = reproducer.filter(|path| !file::is_stream(path)) else { return Ok(()) };
    let reproducer = ("-mlir-pass-pipeline-crash-reproducer", reproducer);
    let header = options.export.header.as_deref().map(|path| ("the header", path));
    let outputs: Vec<_> = [output].into_iter().chain(header).chain([reproducer]).collect();
    file::check_outputs(&all, &[reproducer])
        .and_then(|()| file::check_outputs(&[], &outputs))
        .map_err(|message| wrong(&message))
}

/// Reads a request to check files.
pub(super) fn check(matches: &ArgMatches) -> Check {
    let files: Vec<PathBuf> = matches.get_many("files").into_iter().flatten().cloned().collect();
    let language_of = |file: &PathBuf| language(matches, file);
    // One reporter for all files: errors are shown for tools only if all files are MLIR.
    let is_mlir = files.iter().all(|file| language_of(file) == Language::Mlir);
    let of_all = if is_mlir { Language::Mlir } else { Language::Toy };
    let files = files.into_iter().map(|file| (language_of(&file), file)).collect();
    Check { files, reporter: reporter(matches, of_all) }
}

/// The requested entry point.
fn entry(matches: &ArgMatches) -> Option<Asked> {
    // Not every command has arguments.
    let arguments = matches.try_get_many("arguments").ok().flatten();
    Some(Asked {
        function: text(matches, "entry")?,
        arguments: arguments.into_iter().flatten().cloned().collect(),
    })
}

/// Checks that a stage can begin at the entry point, and that there are arguments only for one.
fn check_entry(options: &Options, matches: &ArgMatches) -> Result<(), ExitCode> {
    let Some(asked) = &options.entry else {
        return if matches.contains_id("arguments") { Err(wrong(NO_ENTRY)) } else { Ok(()) };
    };
    let message = match options.emit {
        _ if options.language == Language::Mlir => {
            "only functions of Toy source are entry points: -entry needs -x=toy"
        }
        _ if options.interpret => "only 'main' is interpreted: -run cannot be used with -entry",
        Emit::Toy | Emit::Ast => "a function has no source of its own: -entry begins at -emit=mlir",
        Emit::Exe => "a linked program starts at 'main': -entry cannot be used with -emit=exe",
        _ if file::is_stream(&options.input) && asked.arguments.iter().any(|a| a == "-") => {
            "the program and an argument cannot both be standard input"
        }
        _ => return Ok(()),
    };
    Err(wrong(message))
}

/// The error for arguments that no function takes.
const NO_ENTRY: &str = "only an entry point takes arguments: -entry=NAME names the function";

/// Reads a request to explore a program.
pub(super) fn explore(matches: &ArgMatches) -> Result<Explore, ExitCode> {
    let input = path(matches, "input").unwrap_or_default();
    if file::is_stream(&input) {
        return Err(wrong("a page follows a file, not standard input: toyc explore needs a file name"));
    }
    let language = language(matches, &input);
    let exports: Vec<export::Request> = matches.get_many("export").into_iter().flatten().cloned().collect();
    export::check_distinct(&exports).map_err(|message| wrong(&message))?;
    let entry = entry(matches);
    if language != Language::Toy && (entry.is_some() || !exports.is_empty()) {
        return Err(wrong("only functions of Toy source are entry points: -entry and -export need -x=toy"));
    }
    let begin = match entry {
        Some(_) if !exports.is_empty() => return Err(wrong(BOTH)),
        Some(asked) => Beginning::Call(asked),
        None if matches.contains_id("arguments") => return Err(wrong(NO_ENTRY)),
        None if exports.is_empty() => Beginning::Main,
        None => Beginning::Exports(exports),
    };
    Ok(Explore {
        language,
        begin,
        aims: aims(matches),
        machine: Machine::new(matches),
        port: matches.get_one("port").copied().unwrap_or(0),
        opens_browser: !matches.get_flag("no-open"),
        is_worker: matches.get_flag(WORKER),
        reporter: reporter(matches, language),
        input,
    })
}

/// Reads the options of a session.
pub(super) fn repl(matches: &ArgMatches) -> Repl {
    Repl {
        files: matches.get_many("files").into_iter().flatten().cloned().collect(),
        aims: Aims {
            optimize: matches.get_flag("opt"),
            fast_math: matches.get_flag("fast-math"),
            ..Aims::default()
        },
        machine: Machine::new(matches),
        reporter: reporter(matches, Language::Toy),
    }
}

/// The language of an input.
fn language(matches: &ArgMatches, input: &Path) -> Language {
    let is_mlir = input.extension().is_some_and(|extension| extension == "mlir" || extension == "mlirbc");
    let guess = if is_mlir { Language::Mlir } else { Language::Toy };
    matches.get_one("language").copied().unwrap_or(guess)
}

fn aims(matches: &ArgMatches) -> Aims {
    Aims {
        optimize: matches.get_flag("opt"),
        parallel: matches.get_one("parallel").copied(),
        fast_math: matches.get_flag("fast-math"),
        ..Aims::default()
    }
}

/// Warns about options without effect; returns the exit status if warnings are errors.
fn without_effect(matches: &ArgMatches, options: &Options) -> Option<ExitCode> {
    let emit = options.emit;
    let is_for_llvm = !emit.is_mlir() && !emit.is_source();
    let has_loops = !emit.is_source() && !matches!(emit, Emit::Mlir | Emit::MlirCanonical);
    let machines = "only LLVM IR and later stages depend on the target";
    let lines = "only code that LLVM makes has debug information, and a page leaves it out";
    let is_linked = matches!(emit, Emit::Exe | Emit::Shared);
    let linking = "only executables and shared libraries are linked";
    let checks = "only LLVM IR and later stages have its checks";
    let arithmetic = "only loops and later stages have operations on single numbers";
    let headers = "only libraries have headers: -emit=lib and -emit=shared";
    let options_and_uses = [
        ("level", "-O", is_for_llvm, "LLVM optimizes only LLVM IR and later stages"),
        ("debug-info", "-g", is_for_llvm && emit != Emit::Html, lines),
        ("perf-map", "-perf-map", emit == Emit::Jit, "perf finds the names of other programs in their files"),
        ("sanitize", "-sanitize", is_for_llvm, checks),
        ("target", "-target", is_for_llvm, machines),
        ("cpu", "-mcpu", is_for_llvm, machines),
        ("features", "-mattr", is_for_llvm, machines),
        ("linker", "-linker", is_linked, linking),
        ("sysroot", "-sysroot", is_linked, linking),
        ("static", "-static", is_linked, linking),
        ("header", "-header", emit.is_library(), headers),
        ("fast-math", "-fast-math", has_loops, arithmetic),
        ("opt", "-opt", !emit.is_source(), "the syntax tree is that of the source"),
        ("opt", "-opt", emit != Emit::MlirCanonical, "-emit=mlir -opt inlines as well, and infers shapes"),
        ("parallel", "-parallel", has_loops, "loops begin at -emit=mlir-affine"),
    ];
    let given = |name| matches.value_source(name) == Some(ValueSource::CommandLine);
    let stage = emit.to_possible_value().map_or(String::new(), |value| value.get_name().to_owned());
    let mut warnings = Vec::new();
    for (name, option, has_effect, why) in options_and_uses {
        if given(name) && !has_effect {
            let message = format!("'{option}' changes nothing with -emit={stage}");
            warnings.push(Diagnostic::warning(None, message).with_help(why));
        }
    }
    if options.entry.is_some() && emit == Emit::Jit && options.shows_passes() {
        let message = "what shows passes changes nothing where -entry calls a function";
        warnings
            .push(Diagnostic::warning(None, message).with_help("-emit=mlir-llvm -opt shows them at work"));
    }
    options.reporter.show(&SourceMap::new(), &warnings).then(|| ExitCode::from(USAGE))
}

pub(super) fn reporter(matches: &ArgMatches, language: Language) -> Reporter {
    let default = match language {
        // Tools read errors in MLIR as often as people do.
        Language::Mlir if !std::io::stderr().is_terminal() => ErrorFormat::Plain,
        Language::Mlir | Language::Toy => ErrorFormat::Pretty,
    };
    let warnings = match (matches.get_flag("no-warnings"), matches.contains_id("warnings")) {
        (true, _) => Warnings::Hide,
        (false, true) => Warnings::Deny,
        (false, false) => Warnings::Show,
    };
    let max_errors = matches.get_one("max-errors").copied().unwrap_or(MAX_ERRORS);
    Reporter {
        format: matches.get_one("error-format").copied().unwrap_or(default),
        warnings,
        max_errors: if max_errors == 0 { usize::MAX } else { max_errors },
    }
}

// Not every command has each option. In some builds of clap, asking for a missing option is an error; in others,
// it has no value.

fn path(matches: &ArgMatches, name: &str) -> Option<PathBuf> {
    matches.try_get_one(name).ok().flatten().cloned()
}

fn text(matches: &ArgMatches, name: &str) -> Option<String> {
    matches.try_get_one(name).ok().flatten().cloned()
}

fn flag(matches: &ArgMatches, name: &str) -> bool {
    matches.try_get_one(name).ok().flatten().copied().unwrap_or(false)
}
