//! The functions of libgomp, which the GNU and LLVM compilers' OpenMP programs use as well.

use std::collections::BTreeMap;

use dialects::llvm;
use dialects::llvm::types::{function, ptr, void};
use mlir::symbol_table::SymbolTable;
use mlir::{Builder, Context, Diag, Loc, Type, Value};

use crate::external_functions;

/// A function of libgomp.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Function {
    /// Calls a function with an argument on each thread of a team, which has this many threads or, for 0, as many
    /// as the library chooses; returns when all have returned. The last argument has flags.
    Parallel,
    /// Waits for the other threads of the team.
    Barrier,
    /// The number of this thread in its team.
    ThreadNumber,
    /// The number of threads in the team.
    NumThreads,
    /// Ends the threads that wait for the next team; the argument says how many other resources are released.
    Pause,
}

impl Function {
    /// All functions.
    pub const ALL: [Function; 5] = [
        Function::Parallel,
        Function::Barrier,
        Function::ThreadNumber,
        Function::NumThreads,
        Function::Pause,
    ];

    /// Its name in the library.
    pub fn name(self) -> &'static str {
        match self {
            Function::Parallel => "GOMP_parallel",
            Function::Barrier => "GOMP_barrier",
            Function::ThreadNumber => "omp_get_thread_num",
            Function::NumThreads => "omp_get_num_threads",
            Function::Pause => "omp_pause_resource_all",
        }
    }

    fn ty(self, cx: &Context) -> Type {
        let word = cx.int_ty(32);
        match self {
            Function::Parallel => function(cx, void(cx), &[ptr(cx), ptr(cx), word, word], false),
            Function::Barrier => function(cx, void(cx), &[], false),
            Function::ThreadNumber | Function::NumThreads => function(cx, word, &[], false),
            Function::Pause => function(cx, word, &[word], false),
        }
    }
}

/// The functions that are called, each with its first call.
#[derive(Default)]
pub(super) struct Runtime {
    used: BTreeMap<Function, Loc>,
}

impl Runtime {
    /// Whether a function is called.
    pub(super) fn uses(&self, function: Function) -> bool {
        self.used.contains_key(&function)
    }

    /// Ends the threads that wait for the next team.
    pub(super) fn pause(&mut self, b: &mut Builder<'_>, loc: Loc) {
        /// `omp_pause_hard`: the library keeps none of its state.
        const HARD: i64 = 2;
        self.used.entry(Function::Pause).or_insert(loc);
        let word = b.cx().int_ty(32);
        let kind = llvm::ConstantOp::build(b, loc, word, b.cx().int_attr_of_width(HARD, 32));
        llvm::CallOp::build_direct(b, loc, Function::Pause.name(), Some(word), &[kind]);
    }

    /// Calls a function that returns nothing.
    pub(super) fn call(&mut self, b: &mut Builder<'_>, loc: Loc, function: Function, operands: &[Value]) {
        self.used.entry(function).or_insert(loc);
        llvm::CallOp::build_direct(b, loc, function.name(), None, operands);
    }

    /// A number that a function without parameters returns, as an `i64`.
    pub(super) fn number(&mut self, b: &mut Builder<'_>, loc: Loc, function: Function) -> Option<Value> {
        self.used.entry(function).or_insert(loc);
        let word = b.cx().int_ty(32);
        let wide = b.cx().int_ty(64);
        let call = llvm::CallOp::build_direct(b, loc, function.name(), Some(word), &[]);
        let number = call.view(b).result()?;
        Some(llvm::SExtOp::build(b, loc, wide, number))
    }

    /// Declares the functions that are called.
    ///
    /// # Errors
    /// If another symbol has the name of one.
    pub(super) fn declare(self, b: &mut Builder<'_>, names: &mut SymbolTable) -> Result<(), Vec<Diag>> {
        for (function, loc) in self.used {
            external_functions::declare(
                b,
                external_functions::GOMP,
                (loc, function.name(), function.ty(b.cx())),
                names,
                |op| Some(op.cast::<llvm::LLVMFuncOp>()?.function_type().id()),
            )?;
        }
        Ok(())
    }
}
