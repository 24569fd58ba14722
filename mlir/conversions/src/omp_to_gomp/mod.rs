//! The `convert-openmp-to-gomp` pass: the parts of the omp dialect that need a runtime library become calls of
//! libgomp.
//!
//! The region of an `omp.parallel` becomes a function, which `GOMP_parallel` calls on each thread of a team. Its
//! argument is the address of a struct with the values from outside that the region uses. Constants and parts of
//! aggregates are computed again in the function, so that LLVM sees their definitions.
//!
//! The input is of the llvm dialect, except for operations of `omp`.
//!
//! MLIR leaves this to the translation. Here the result is IR, which can be read and interpreted. libgomp is the
//! library because programs of GCC and Clang share it and `lli` can load it. Each thread runs consecutive iterations,
//! and loops that reduce stay on one thread, so that results do not depend on the number of threads.

mod outline;
mod runtime;
mod share;

use dialects::llvm::TailCallKind;
use dialects::{llvm, omp};
use mlir::symbol_table::SymbolTable;
use mlir::{Body, Builder, Context, Diag, Op, OpRef, OpView};

pub use self::runtime::Function;
use self::runtime::Runtime;

/// The function that a program starts at.
const MAIN: &str = "main";

/// Converts the operations of omp in the functions of a module, given its body.
///
/// # Errors
/// If a clause is not supported, or a symbol has the name of one of libgomp's functions.
pub(crate) fn run(cx: &Context, module: &mut Body) -> Result<(), Vec<Diag>> {
    let Some(block) = module.roots().first().and_then(|&r| module.entry_block(r)) else { return Ok(()) };
    let ops: Vec<Op> = module.ops(block).collect();
    let mut names = SymbolTable::inside(cx, module);
    let mut runtime = Runtime::default();
    let mut errors = Vec::new();
    for op in ops {
        let Some(function) = OpRef::new(cx, module, op).cast::<llvm::LLVMFuncOp>() else { continue };
        let name = function.sym_name().to_owned();
        let Some(mut body) = module.take_nested(op) else { continue };
        let converted = convert(cx, &mut body, &name, &mut names, &mut runtime);
        module.put_nested(op, body);
        match converted {
            Ok(parts) => parts.into_iter().for_each(|part| part.define(&mut Builder::before(cx, module, op))),
            Err(error) => errors.push(error),
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    if runtime.uses(Function::Parallel) {
        end_threads(cx, module, &names, &mut runtime);
    }
    let mut b = Builder::new(cx, module);
    b.set_start(block);
    runtime.declare(&mut b, &mut names)
}

/// Makes the program end its threads before it ends itself. A program that loaded libgomp for it, such as a JIT, may
/// then unload the library.
fn end_threads(cx: &Context, module: &mut Body, names: &SymbolTable, runtime: &mut Runtime) {
    let Some(main) = names.lookup(cx, MAIN) else { return };
    if !OpRef::new(cx, module, main).is::<llvm::LLVMFuncOp>() {
        return;
    }
    let Some(body) = module.nested_mut(main) else { return };
    let blocks: Vec<_> = body.roots().iter().flat_map(|&region| body.blocks(region)).collect();
    for end in blocks.into_iter().filter_map(|block| body.last_op(block)).collect::<Vec<_>>() {
        let view = |op| OpRef::new(cx, body, op);
        let before = body.prev_op(end).and_then(|op| view(op).cast::<llvm::CallOp>());
        // Nothing may come between such a call and the return.
        let is_tail_call = before.is_some_and(|call| call.tail_call_kind() == TailCallKind::MustTail);
        if view(end).is::<llvm::ReturnOp>() && !is_tail_call {
            let loc = body.loc(end);
            runtime.pause(&mut Builder::before(cx, body, end), loc);
        }
    }
}

/// Converts the operations of omp in a function, and returns the functions made from its parallel regions.
fn convert<'c>(
    cx: &'c Context,
    body: &mut Body,
    name: &str,
    names: &mut SymbolTable,
    runtime: &mut Runtime,
) -> Result<Vec<outline::Part<'c>>, Diag> {
    let view = |body: &Body, op| OpRef::new(cx, body, op).cast::<omp::ParallelOp>().map(|op| op.handle());
    // Nested regions come first: when the outer one is outlined, the inner one is already a call.
    let regions: Vec<_> = body.all_ops_post().into_iter().filter_map(|op| view(body, op)).collect();
    let mut parts = Vec::with_capacity(regions.len());
    for region in regions {
        let part = names.reserve(cx, &format!("{name}_parallel_{}", parts.len()));
        parts.push(outline::outline(cx, body, region, cx.str(part), runtime)?);
    }
    share::convert(cx, body, runtime, false)?;
    Ok(parts)
}
