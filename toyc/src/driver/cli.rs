//! The command line.

use std::ffi::OsString;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::builder::PossibleValue;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, ValueEnum};
use mlir::options::MlirOptions;
use support::suggest::nearest;
use support::tool::{self, USAGE, wrong};
use support::{Diagnostic, SourceMap, file};
use toyc::catalogue::Entry;
use toyc::pipeline::{Aims, Parallel};
use toyc::{MAX_ERRORS, pipeline};

use super::fmt::Format;
use super::terminal::{ErrorFormat, Reporter, Warnings};

/// The stage that is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Emit {
    Toy,
    Ast,
    Mlir,
    MlirAffine,
    MlirCf,
    MlirLlvm,
    Llvm,
    Asm,
    Obj,
    Exe,
    Jit,
    Html,
}

impl Emit {
    /// Whether this stage is Toy source, or its syntax tree.
    pub(crate) fn is_source(self) -> bool {
        matches!(self, Emit::Toy | Emit::Ast)
    }

    /// Whether this stage is a module of MLIR.
    pub(crate) fn is_mlir(self) -> bool {
        matches!(self, Emit::Mlir | Emit::MlirAffine | Emit::MlirCf | Emit::MlirLlvm)
    }

    /// The file to write unless the command line names one.
    fn output(self, input: &Path) -> PathBuf {
        let extension = match self {
            Emit::Obj => "o",
            Emit::Exe => "out",
            Emit::Html => "html",
            _ => return "-".into(),
        };
        let stem = input.file_stem().filter(|_| !file::is_stream(input));
        PathBuf::from(stem.unwrap_or("a".as_ref())).with_added_extension(extension)
    }
}

impl ValueEnum for Emit {
    fn value_variants<'a>() -> &'a [Self] {
        use Emit::*;
        &[Toy, Ast, Mlir, MlirAffine, MlirCf, MlirLlvm, Llvm, Asm, Obj, Exe, Jit, Html]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let (name, help) = match self {
            Emit::Toy => ("toy", "The source, formatted"),
            Emit::Ast => ("ast", "The syntax tree"),
            Emit::Mlir => ("mlir", "The toy dialect"),
            Emit::MlirAffine => ("mlir-affine", "Loops over memory"),
            Emit::MlirCf => ("mlir-cf", "Branches between blocks"),
            Emit::MlirLlvm => ("mlir-llvm", "The llvm dialect"),
            Emit::Llvm => ("llvm", "LLVM IR"),
            Emit::Asm => ("asm", "Assembly"),
            Emit::Obj => ("obj", "An object file"),
            Emit::Exe => ("exe", "A linked program"),
            Emit::Jit => ("jit", "Run the program (the default)"),
            Emit::Html => ("html", "A page that shows all stages, and what each pass does"),
        };
        Some(PossibleValue::new(name).help(help))
    }
}

/// The language of the input.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Language {
    /// Toy source
    Toy,
    /// MLIR, at any level
    Mlir,
}

/// What the command line asks for.
pub(crate) enum Request {
    Compile(Box<Options>),
    Format(Format),
    Explore(Box<Explore>),
}

/// What a run is to do.
pub(crate) struct Options {
    /// The file to read; `-` for the input stream.
    pub(crate) input: PathBuf,
    /// The language of the input.
    pub(crate) language: Language,
    /// The stage that is asked for.
    pub(crate) emit: Emit,
    /// The file to write; `-` for the output stream.
    pub(crate) output: PathBuf,
    /// Whether the stage is interpreted and not printed.
    pub(crate) interpret: bool,
    /// Whether the optimizer runs.
    pub(crate) optimize: bool,
    /// What is asked of the code.
    pub(crate) aims: Aims,
    /// How machine code is made.
    #[cfg_attr(not(feature = "llvm"), allow(dead_code, reason = "only LLVM makes machine code"))]
    pub(crate) machine: Machine,
    /// How errors are shown.
    pub(crate) reporter: Reporter,
    /// MLIR's options.
    pub(crate) mlir: MlirOptions,
}

/// What is to be explored, and how.
pub(crate) struct Explore {
    /// The file, which has a name.
    pub(crate) input: PathBuf,
    /// Its language.
    pub(crate) language: Language,
    /// What is asked of the code.
    pub(crate) aims: Aims,
    /// How machine code is made.
    #[cfg_attr(not(feature = "llvm"), allow(dead_code, reason = "only LLVM makes machine code"))]
    pub(crate) machine: Machine,
    /// The port to listen on; 0 for any that is free.
    pub(crate) port: u16,
    /// Whether a browser is to be opened.
    pub(crate) opens_browser: bool,
    /// How errors are shown.
    pub(crate) reporter: Reporter,
}

impl Options {
    /// Whether what is asked for is made by LLVM.
    pub(crate) fn needs_llvm(&self) -> bool {
        !self.emit.is_source() && !self.emit.is_mlir() && !self.interpret
    }
}

/// How machine code is made.
#[cfg_attr(not(feature = "llvm"), allow(dead_code, reason = "only LLVM makes machine code"))]
pub(crate) struct Machine {
    /// LLVM's optimization level, 0 to 3, where given.
    pub(crate) level: Option<u8>,
    /// Whether debuggers find lines, functions and variables in it.
    pub(crate) debug_info: bool,
    /// Whether `perf` finds the functions of a program that is run.
    pub(crate) perf_map: bool,
    /// Whether AddressSanitizer checks it.
    pub(crate) sanitize_address: bool,
    /// The target triple, processor and features, where given.
    pub(crate) target: Option<String>,
    pub(crate) cpu: Option<String>,
    pub(crate) features: Option<String>,
}

impl Machine {
    fn new(matches: &ArgMatches, debug_info: bool) -> Self {
        Machine {
            level: matches.get_one("level").copied(),
            debug_info,
            perf_map: matches.try_get_one("perf-map").is_ok_and(|given| given == Some(&true)),
            sanitize_address: matches.try_contains_id("sanitize").unwrap_or(false),
            target: text(matches, "target"),
            cpu: text(matches, "cpu"),
            features: text(matches, "features"),
        }
    }

    /// It as the code generator knows it.
    #[cfg(feature = "llvm")]
    pub(crate) fn target(&self, optimize: bool) -> toyc::TargetOptions {
        toyc::TargetOptions {
            triple: self.target.clone(),
            cpu: self.cpu.clone(),
            features: self.features.clone(),
            opt_level: match self.level {
                Some(digit) => toyc::OptLevel::from_digit(digit).unwrap_or_default(),
                None if optimize => toyc::OptLevel::Loops,
                None => toyc::OptLevel::O0,
            },
            sanitize_address: self.sanitize_address,
            ..Default::default()
        }
    }
}

/// Reads the command line; where there is nothing to run, says why and returns the exit status.
pub(crate) fn parse(args: Vec<OsString>) -> Result<Request, ExitCode> {
    let matches = match command().try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(e) => return Err(tool::answered(e.print(), !e.use_stderr())),
    };
    if let Some(matches) = matches.subcommand_matches("fmt") {
        return Ok(Request::Format(Format {
            files: matches.get_many("files").into_iter().flatten().cloned().collect(),
            check: matches.get_flag("check"),
            reporter: reporter(matches, Language::Toy),
        }));
    }
    if let Some(matches) = matches.subcommand_matches("explore") {
        return explore(matches).map(|request| Request::Explore(Box::new(request)));
    }
    if let Some(&shell) = matches.get_one::<clap_complete::Shell>("completions") {
        let mut script = Vec::new();
        clap_complete::generate(shell, &mut command(), "toyc", &mut script);
        return Err(show(&script));
    }
    if let Some(code) = matches.get_one::<String>("explain") {
        return Err(explain(code));
    }
    compile(&matches).map(|options| Request::Compile(Box::new(options)))
}

/// Reads what is to be compiled, and how.
fn compile(matches: &ArgMatches) -> Result<Options, ExitCode> {
    let optimize = matches.get_flag("opt");
    let input = path(matches, "input").unwrap_or_else(|| "-".into());
    let language = language(matches, &input);
    let emit = matches.get_one("emit").copied().unwrap_or(Emit::Jit);
    let output = path(matches, "output");
    let mut options = Options {
        language,
        reporter: reporter(matches, language),
        emit,
        output: output.clone().unwrap_or_else(|| emit.output(&input)),
        interpret: matches.get_flag("run"),
        optimize,
        aims: aims(matches),
        machine: Machine::new(matches, matches.get_flag("debug-info")),
        mlir: opt::mlir_options(&pipeline::passes(), matches).map_err(|e| wrong(&e))?,
        input,
    };
    if let Some(status) = without_effect(matches, &options) {
        return Err(status);
    }
    options.aims.debug_info = options.machine.debug_info && options.needs_llvm() && emit != Emit::Html;
    let is_optimized = optimize || options.machine.level.is_some_and(|level| level > 0);
    options.aims.keep_buffers = options.aims.debug_info && !is_optimized;
    match (emit, language, output) {
        (Emit::Ast, Language::Mlir, _) => {
            Err(wrong("only Toy source has a syntax tree: -emit=ast needs -x=toy"))
        }
        (Emit::Toy, Language::Mlir, _) => Err(wrong("only Toy source is formatted: -emit=toy needs -x=toy")),
        (emit, _, _) if options.interpret && !emit.is_mlir() => Err(wrong(
            "only stages of MLIR are interpreted: -run needs -emit=mlir, mlir-affine, mlir-cf or mlir-llvm",
        )),
        (Emit::Exe, _, Some(path)) if file::is_stream(&path) => {
            Err(wrong("a linked program is a file: -o must name it"))
        }
        (_, _, output) if file::is_same(&options.output, &options.input) => {
            let what = if output.is_some() { "-o names" } else { "without -o the output is" };
            let path = options.output.display();
            Err(wrong(&format!("{what} the input: '{path}' would be overwritten")))
        }
        (Emit::Jit | Emit::Html, ..) if options.machine.sanitize_address => Err(wrong(
            "only a program of its own can be checked: -sanitize=address needs -emit=exe, obj, asm or llvm",
        )),
        (emit, _, Some(_)) if options.interpret || emit == Emit::Jit => {
            Err(wrong("a program that is run chooses where to write: -o is for the other -emit stages"))
        }
        _ => Ok(options),
    }
}

/// Reads what is to be explored, and how.
fn explore(matches: &ArgMatches) -> Result<Explore, ExitCode> {
    let input = path(matches, "input").unwrap_or_default();
    if file::is_stream(&input) {
        return Err(wrong("a page follows a file, and the input stream is none: toyc explore needs a name"));
    }
    let language = language(matches, &input);
    Ok(Explore {
        language,
        aims: aims(matches),
        machine: Machine::new(matches, false),
        port: matches.get_one("port").copied().unwrap_or(0),
        opens_browser: !matches.get_flag("no-open"),
        reporter: reporter(matches, language),
        input,
    })
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

/// Warns of options that have no effect; returns the exit status where warnings are errors.
fn without_effect(matches: &ArgMatches, options: &Options) -> Option<ExitCode> {
    let emit = options.emit;
    let is_for_llvm = !emit.is_mlir() && !emit.is_source();
    let has_loops = !emit.is_source() && emit != Emit::Mlir;
    let machines = "only LLVM IR and later stages depend on the target";
    let lines = "only code that LLVM makes has debug information, and a page leaves it out";
    let checks = "only LLVM IR and later stages have its checks";
    let arithmetic = "only loops and later stages have operations on single numbers";
    let options_and_uses = [
        ("level", "-O", is_for_llvm, "LLVM optimizes only LLVM IR and later stages"),
        ("debug-info", "-g", is_for_llvm && emit != Emit::Html, lines),
        ("perf-map", "-perf-map", emit == Emit::Jit, "perf finds the names of other programs in their files"),
        ("sanitize", "-sanitize", is_for_llvm, checks),
        ("target", "-target", is_for_llvm, machines),
        ("cpu", "-mcpu", is_for_llvm, machines),
        ("features", "-mattr", is_for_llvm, machines),
        ("fast-math", "-fast-math", has_loops, arithmetic),
        ("opt", "-opt", !emit.is_source(), "the syntax tree is that of the source"),
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
    options.reporter.show(&SourceMap::new(), &warnings).then(|| ExitCode::from(USAGE))
}

/// Shows the page of a code.
fn explain(code: &str) -> ExitCode {
    let Some(entry) = Entry::from_code(code) else {
        let upper = code.to_uppercase();
        let near = nearest(&upper, Entry::ALL.iter().map(|entry| entry.code()));
        let help = near.map(|code| format!("; did you mean {code}?")).unwrap_or_default();
        return wrong(&format!("no error or warning has the code '{code}'{help}"));
    };
    show(entry.page().as_bytes())
}

/// Writes what was asked for instead of a run.
fn show(text: &[u8]) -> ExitCode {
    tool::finished(file::write(Path::new("-"), text))
}

fn reporter(matches: &ArgMatches, language: Language) -> Reporter {
    let default = match language {
        // Tools read MLIR as often as people do.
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

fn count(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| "it is a number of errors, 0 for all of them".to_owned())
}

/// What `-parallel` stands for without a number.
const CHOSEN: &str = "auto";

fn parallel(text: &str) -> Result<Parallel, String> {
    let threads = text.parse().ok().filter(|number| (1..=Parallel::MAX_THREADS).contains(number));
    match threads.is_some() || text == CHOSEN {
        true => Ok(Parallel { threads, ..Parallel::default() }),
        false => Err(format!("it is a number of threads, from 1 to {}", Parallel::MAX_THREADS)),
    }
}

fn path(matches: &ArgMatches, name: &str) -> Option<PathBuf> {
    matches.get_one(name).cloned()
}

fn text(matches: &ArgMatches, name: &str) -> Option<String> {
    matches.get_one::<String>(name).cloned()
}

fn command() -> Command {
    Command::new("toyc")
        .version(version())
        .about("Compiles programs of the Toy language, and runs them")
        .after_help(EXAMPLES)
        .args(main_options())
        .args(diagnostic_options().map(|a| a.help_heading("Errors and warnings")))
        .args(target_options().map(|a| a.help_heading("Target")))
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

fn input() -> Arg {
    Arg::new("input").value_name("FILE").value_parser(clap::value_parser!(PathBuf))
}

fn main_options() -> [Arg; 13] {
    [
        input()
            .required_unless_present_any(["completions", "explain"])
            .help("The .toy or .mlir file to read; - for the input stream"),
        Arg::new("emit")
            .long("emit")
            .value_name("STAGE")
            .value_parser(clap::value_parser!(Emit))
            .help("What to make of the program"),
        Arg::new("output")
            .short('o')
            .value_name("FILE")
            .value_parser(clap::value_parser!(PathBuf))
            .help("The file to write; - for the output stream, the default for text"),
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
            .value_parser(clap::value_parser!(clap_complete::Shell))
            .help("Print a completion script for a shell and do nothing else"),
    ]
}

fn diagnostic_options() -> [Arg; 5] {
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

fn target_options() -> [Arg; 3] {
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
  toyc x.toy -emit=html -o x.html     a page to watch the compilation on
  toyc x.toy -opt -parallel           run the program on several threads
  toyc x.mlir -emit=jit               start from MLIR of any level
  toyc -explain E0301                 what an error means, and what to do
  toyc fmt x.toy                      lay the program out in the usual way
  toyc explore x.toy                  that page in a browser, with an editor

Long options may begin with one dash or two. Exit status: 0 done, 1 errors in the input, 2 wrong usage.";
