//! A page on which the compilation of a program can be watched, from its source to assembly.
//!
//! ```
//! use toyc::{Compiler, explore};
//!
//! let mut compiler = Compiler::new();
//! let file = compiler.add("sum.toy", "def main() { print([1, 2] + [3, 4]); }");
//! let options = explore::Options { machine: None, ..explore::Options::default() };
//! let page = explore::toy(&mut compiler, file, options)?.page;
//! assert!(page.html().contains("toy.add"));
//! # Ok::<(), explore::Stopped>(())
//! ```
//!
//! `machine` splits LLVM IR and assembly into lines and their places; `output` runs the program; `begin` is where it starts.

mod begin;
#[cfg(feature = "llvm")]
mod machine;
mod output;

use std::fmt;
use std::time::{Duration, Instant};

pub use self::begin::{Begin, Call};
use mlir::pass::PassConfig;
use page::{Kind, Lines, Output, Page, Pane, Place, Syntax};
use rustc_hash::FxHashSet;
use support::{Diagnostic, FileId, SourceMap};
pub use watch::Limits;

use watch::Watcher;

use crate::builtins::Builtin;
use crate::compiler::{Compilation, Compiler, Errors};
use crate::pipeline::{self, Level};
use crate::sema::Start;
use crate::{ast, ast_dump};

/// The contents of a page.
#[derive(Clone, Default)]
pub struct Options<'a> {
    /// The machine whose LLVM IR and assembly are shown; without one, the page ends at the llvm dialect.
    pub machine: Option<Machine<'a>>,
    /// How many steps of pattern drivers are kept.
    pub limits: Limits,
    /// Where the program starts; a program in MLIR, always at `main`.
    pub begin: Begin<'a>,
}

/// The target of machine code, as for [`Compilation::job`].
#[cfg(feature = "llvm")]
pub type Machine<'a> = &'a crate::TargetOptions;

/// Without LLVM there is no machine code.
#[cfg(not(feature = "llvm"))]
pub type Machine<'a> = &'a std::convert::Infallible;

/// A page, and the compiler's diagnostics.
#[derive(Debug)]
pub struct Explored {
    /// The page.
    pub page: Page,
    /// Warnings about the program.
    pub warnings: Vec<Diagnostic>,
}

/// The reason why there is no page.
#[derive(Debug)]
pub enum Stopped {
    /// The program is wrong.
    Errors(Errors),
    /// LLVM failed, or does not know the target.
    #[cfg(feature = "llvm")]
    Compile(crate::CompileError),
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stopped::Errors(errors) => errors.fmt(f),
            #[cfg(feature = "llvm")]
            Stopped::Compile(crate::CompileError::Invalid(diag)) => f.write_str(&diag.message),
            #[cfg(feature = "llvm")]
            Stopped::Compile(crate::CompileError::Backend(error)) => error.fmt(f),
        }
    }
}

impl std::error::Error for Stopped {}

impl Stopped {
    /// The same, with a note on each error of the program.
    #[must_use]
    pub fn with_note(self, note: Option<&str>) -> Self {
        match (self, note) {
            (Stopped::Errors(errors), Some(note)) => Stopped::Errors(errors.with_note(note)),
            (stopped, _) => stopped,
        }
    }

    /// What to show: the diagnostics of the program, or one for what went wrong in LLVM.
    pub fn diagnostics(self) -> Vec<Diagnostic> {
        match self {
            Stopped::Errors(errors) => errors.diagnostics,
            #[cfg(feature = "llvm")]
            error @ Stopped::Compile(_) => vec![Diagnostic::error(None, error.to_string())],
        }
    }
}

impl From<Errors> for Stopped {
    fn from(errors: Errors) -> Self {
        Stopped::Errors(errors)
    }
}

/// How a program in Toy is colored.
pub fn syntax() -> Syntax {
    Syntax { comment: "#", keywords: WORDS, functions: Builtin::all().map(|builtin| builtin.name).collect() }
}

/// The keywords, and the words that are operators or begin statements.
pub(crate) const WORDS: &[&str] =
    &["and", "def", "else", "for", "if", "in", "not", "or", "return", "struct", "var", "while"];

/// The page of a program in Toy, with its output.
///
/// # Errors
/// If there are errors in the program, or the target is wrong.
pub fn toy(compiler: &mut Compiler, file: FileId, options: Options<'_>) -> Result<Explored, Stopped> {
    let mut explorer = Explorer::new(compiler, file, options.clone());
    explorer.page.syntax = Some(syntax());
    explorer.begin(compiler, file);
    let start = Instant::now();
    let (tree, said) = compiler.parse(file);
    if said.iter().any(Diagnostic::is_error) {
        return Err(Errors::from(said).into());
    }
    let dump = short_dump(&tree, compiler.sources());
    let pane = timed(Pane::new(Kind::Tree, "Syntax tree"), start);
    explorer.page.add(pane, &tree_lines(dump));
    compiler.start = if matches!(options.begin, Begin::Main) { Start::MainIfAny } else { Start::Anywhere };
    let recording = compiler.recording(&explorer.watcher);
    let start = Instant::now();
    let mut program = recording.0.generate(file)?;
    match options.begin {
        Begin::Main => program.keep_functions(),
        Begin::Functions(entries) => program.enter(entries)?,
        Begin::Call(call) => program.enter(&[call.point()])?,
    }
    explorer.is_generic = matches!(options.begin, Begin::Main) && !program.has("main");
    explorer.finish(program, start)
}

/// The page of a program in MLIR, at any level.
///
/// # Errors
/// If there are errors in the program, or the target is wrong.
pub fn mlir(compiler: &mut Compiler, file: FileId, options: Options<'_>) -> Result<Explored, Stopped> {
    let mut explorer = Explorer::new(compiler, file, options);
    explorer.begin(compiler, file);
    let recording = compiler.recording(&explorer.watcher);
    let start = Instant::now();
    let program = recording.0.read(file)?;
    explorer.finish(program, start)
}

/// A compiler whose pattern drivers record what they do.
struct Recording<'c>(&'c mut Compiler);

impl Drop for Recording<'_> {
    fn drop(&mut self) {
        self.0.set_rewrite_record(None);
    }
}

impl Compiler {
    fn recording(&mut self, watcher: &Watcher) -> Recording<'_> {
        self.set_rewrite_record(Some(watcher.record()));
        Recording(self)
    }
}

/// Sets the time of a pane to the time since `start`.
fn timed(mut pane: Pane, start: Instant) -> Pane {
    pane.time = Some(start.elapsed());
    pane
}

/// A page in the making.
struct Explorer<'a> {
    page: Page,
    watcher: Watcher,
    #[cfg_attr(not(feature = "llvm"), allow(dead_code, reason = "only LLVM makes machine code"))]
    machine: Option<Machine<'a>>,
    name: String,
    begin: Begin<'a>,
    /// Whether no function starts the program, so that it stays without shapes.
    is_generic: bool,
    /// The names of the functions that become machine code, without those that lower levels add.
    functions: FxHashSet<String>,
}

impl<'a> Explorer<'a> {
    fn new(compiler: &Compiler, file: FileId, options: Options<'a>) -> Self {
        let name = compiler.sources().name(file).to_owned();
        let title = name.rsplit(['/', '\\']).next().unwrap_or(&name);
        let mut page = Page::new(title);
        page.notes.push(format!("Made by toyc {}.", env!("CARGO_PKG_VERSION")));
        let watcher = Watcher::new(&*name, options.limits);
        let Options { machine, begin, .. } = options;
        Explorer { page, watcher, machine, name, begin, is_generic: false, functions: FxHashSet::default() }
    }

    /// Adds the source.
    fn begin(&mut self, compiler: &Compiler, file: FileId) {
        let mut pane = Pane::new(Kind::Source, "Source");
        pane.detail.clone_from(&self.name);
        pane.is_open = true;
        self.page.add(pane, &Lines::source(compiler.sources().text(file)));
    }

    /// Continues from MLIR, the creation of which began at `start`.
    fn finish(mut self, mut program: Compilation<'_>, start: Instant) -> Result<Explored, Stopped> {
        let made = start.elapsed();
        program.verify()?;
        let mut warnings = program.warnings().to_vec();
        warnings.extend(self.passes(&mut program, made)?);
        #[cfg(feature = "llvm")]
        if !self.is_generic {
            self.machine(program)?;
        }
        Ok(Explored { page: self.page, warnings })
    }

    /// Adds the IR before the first pass, and after each; returns the passes' diagnostics.
    fn passes(&mut self, program: &mut Compilation<'_>, made: Duration) -> Result<Vec<Diagnostic>, Stopped> {
        let aims = program.aims();
        let (cx, module) = program.parts();
        let mut pane = Pane::new(Kind::Ir, "MLIR");
        pane.time = Some(made);
        self.watcher.add(cx, module, pane, &mut self.page);
        let config = PassConfig::default();
        let mut said = Vec::new();
        let mut above = Level::Toy;
        for level in LEVELS {
            let steps = pipeline::between(above, level, aims);
            above = level;
            let (cx, module) = program.parts();
            let ran = self.watcher.run(cx, module, steps, &config, &mut self.page);
            let report = ran.map_err(|failure| program.errors(&failure.diags))?;
            if SHOWN.contains(&level) {
                self.page.open_last_change();
            }
            said.extend(program.errors(&report.diags).diagnostics);
            if level == Level::OptimizedToy {
                self.functions = program.functions().map(str::to_owned).collect();
                self.page.output = output::of(program, self.begin);
                if self.is_generic {
                    self.page.output = Some(Output { text: String::new(), note: NO_START.to_owned() });
                    break;
                }
            }
        }
        Ok(said)
    }

    /// Adds LLVM IR and assembly.
    #[cfg(feature = "llvm")]
    fn machine(&mut self, program: Compilation<'_>) -> Result<(), Stopped> {
        let Some(target) = self.machine else { return Ok(()) };
        let start = Instant::now();
        let job = program.job(&self.name, target, true);
        let texts = job.texts().map_err(Stopped::Compile)?;
        let time = start.elapsed();
        self.page.notes.push(NO_DEBUG.to_owned());
        self.page.add(Pane::new(Kind::Llvm, "LLVM IR"), &machine::llvm_ir(&texts.translated));
        if let Some(optimized) = &texts.optimized {
            let pane = Pane::new(Kind::Llvm, "LLVM IR, optimized");
            self.page.add(pane, &machine::llvm_ir(optimized));
        }
        let mut pane = Pane::new(Kind::Assembly, "Assembly");
        pane.detail = target.triple.clone().unwrap_or_default();
        pane.time = Some(time);
        pane.is_open = true;
        self.page.add(pane, &machine::assembly(&texts.assembly, |name| self.functions.contains(name)));
        Ok(())
    }
}

/// A note on what is missing in LLVM's texts.
#[cfg(feature = "llvm")]
const NO_DEBUG: &str =
    "LLVM IR and assembly are shown without debug information and without directives for unwinding (.cfi).";

/// A note on a program without a beginning.
const NO_START: &str = "nothing is run, and there are no loops and no machine code: without 'main', a function and the \
                        shapes of its arguments must be named, as f:2x3,scalar, or a call, as f([1, 2], 3)";

/// The levels that a program goes through.
const LEVELS: [Level; 4] = [Level::OptimizedToy, Level::Affine, Level::ControlFlow, Level::Llvm];

/// The levels whose final IR is visible when the page is opened.
const SHOWN: [Level; 2] = [Level::OptimizedToy, Level::Affine];

/// The dump of a syntax tree, up to a maximum length: the dump of a tree of n levels has n^2 characters.
fn short_dump(tree: &ast::Module, sources: &SourceMap) -> String {
    const MAX_LENGTH: usize = 4 << 20;
    struct Short(String);
    impl fmt::Write for Short {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            let has_room = self.0.len() + text.len() <= MAX_LENGTH;
            if has_room {
                self.0.push_str(text);
            }
            has_room.then_some(()).ok_or(fmt::Error)
        }
    }
    let mut short = Short(String::new());
    let is_whole = ast_dump::write(&mut short, tree, sources).is_ok();
    let mut dump = short.0;
    if !is_whole {
        dump.truncate(dump.rfind('\n').map_or(0, |end| end + 1));
        dump.push_str("… the rest of the tree is left out\n");
    }
    dump
}

/// The dump of a syntax tree; most lines end with their place: `@file:line:column`.
fn tree_lines(dump: String) -> Lines {
    let mut marks = Vec::new();
    let mut start = 0;
    for line in dump.split_inclusive('\n') {
        let mut parts = line.trim_end().rsplitn(3, ':');
        let mut number = || parts.next()?.parse::<u32>().ok();
        if let (Some(column), Some(number)) = (number(), number())
            && line.contains('@')
        {
            marks.push((start, vec![Place { line: number, column }]));
        }
        start += line.len();
    }
    Lines::new(dump, marks)
}

#[cfg(test)]
mod tests;
