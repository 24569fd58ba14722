//! The data that the functions of a program share: its source, and how it is compiled.

use support::FileId;
use support::tool::STACK;

use crate::pipeline::Aims;
use crate::signature::Signature;
use crate::{Compiler, Errors, OptLevel, Start, TargetOptions};

/// How functions are compiled.
#[derive(Clone, Debug)]
pub struct Options {
    /// What lowering aims at; by default, optimized loops.
    pub aims: Aims,
    /// The machine to compile for, which must be this one, and how hard LLVM works.
    pub target: TargetOptions,
    /// Whether the code has line tables and variables, and is registered with debuggers.
    pub debug_info: bool,
    /// Whether the code is reported to `perf`: the names of functions are added to
    /// `/tmp/perf-PID.map`.
    pub perf_map: bool,
    /// The memory in bytes that the specializations of one function may hold
    /// ([`Specialization::bytes`](super::Specialization::bytes)); at least one is kept.
    pub max_bytes: usize,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            aims: Aims { optimize: true, ..Aims::default() },
            target: TargetOptions { opt_level: OptLevel::Loops, ..TargetOptions::default() },
            debug_info: false,
            perf_map: false,
            max_bytes: 256 << 20,
        }
    }
}

/// The data that the functions of a program share.
#[derive(Debug)]
pub(super) struct Shared {
    /// The name of the source in diagnostics.
    pub(super) name: String,
    pub(super) source: Box<str>,
    pub(super) functions: Vec<Signature>,
    pub(super) warnings: Errors,
    pub(super) options: Options,
}

impl Shared {
    /// A new compiler with the source. Each function is compiled in its own context, which is dropped afterwards.
    pub(super) fn compiler(&self) -> (Compiler, FileId) {
        let mut compiler = Compiler::new();
        compiler.start = Start::Anywhere;
        compiler.aims = self.options.aims;
        let file = compiler.add(self.name.clone(), self.source.clone());
        (compiler, file)
    }
}

/// Runs code that recurses over programs, whose nesting is bounded, on a stack as large as that of the command line:
/// threads of the caller may have much smaller stacks.
pub(super) fn on_large_stack<R>(run: impl FnOnce() -> R) -> R {
    stacker::maybe_grow(STACK / 2, STACK, run)
}
