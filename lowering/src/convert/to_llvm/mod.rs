//! Everything becomes the llvm dialect: `arith`, `cf`, `memref` and `func`, in one full conversion. Operations of `omp`
//! stay, with converted types, and so do variables for debuggers.
//!
//! Types: `index` is `i64`; a memref is the descriptor of MLIR's C ABI, `{allocated, aligned, offset, sizes, strides}`,
//! and as a parameter its fields one by one; to an entry point, a pointer to its elements is passed (`entry`).

mod arith;
mod cf;
mod descriptor;
mod entry;
mod func;
mod memory;
mod omp;
mod scopes;
mod types;
mod variables;

use std::collections::BTreeMap;
use std::sync::Arc;

use dialects::{llvm, memref};
use mlir::builtin::ModuleOp;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionTarget, Mode, TypeConverter, convert_body};
use mlir::symbol_table::SymbolTable;
use mlir::{Body, Builder, Context, Diag, OpRef, Type};
use toy_dialect::VariableOp;

use super::library::{self, declare};

/// Converts everything in a module, given its body.
///
/// # Errors
/// An operation that has no counterpart in the llvm dialect, or a symbol with the name of a function of the C library.
pub(crate) fn run(cx: &Context, module: &mut Body) -> Result<(), Vec<Diag>> {
    toy_dialect::entry::check_unreferenced(cx, module).map_err(|d| vec![d])?;
    let types = Arc::new(types::converter());
    declare_allocator(cx, module, &types)?;
    annotate_accesses(cx, module);
    let entries = entry::find(cx, module);
    let mut target = ConversionTarget::new(cx);
    for dialect in [&llvm::DIALECT, &dialects::omp::DIALECT] {
        let legal = Arc::clone(&types);
        target.add_dynamically_legal_dialect(dialect.name, move |op| {
            legal.is_legal_op(op) && legal.is_legal_regions(op)
        });
    }
    let legal = Arc::clone(&types);
    target.add_dynamically_legal_op(VariableOp::NAME, move |op| legal.is_legal_op(op));
    target.add_legal_op(ModuleOp::NAME);
    let mut patterns = ConversionPatternSet::with_converter(types);
    arith::patterns(&mut patterns);
    cf::patterns(&mut patterns);
    memory::patterns(&mut patterns);
    func::patterns(&mut patterns);
    omp::patterns(&mut patterns);
    variables::patterns(&mut patterns);
    convert_body(cx, module, &target, &patterns, Mode::Full)?;
    entry::take_pointers(cx, module, entries);
    Ok(())
}

/// Says which accesses of each function are apart.
fn annotate_accesses(cx: &Context, module: &mut Body) {
    let functions: Vec<_> = module.roots().iter().flat_map(|&region| module.region_ops(region)).collect();
    for op in functions {
        if let Some(mut body) = module.take_nested(op) {
            scopes::annotate(cx, &mut body);
            module.put_nested(op, body);
        }
    }
}

/// Declares those of `malloc`, `free` and `aligned_alloc` that will be called.
///
/// Patterns run on the body of one function and cannot do it.
fn declare_allocator(cx: &Context, module: &mut Body, types: &TypeConverter) -> Result<(), Vec<Diag>> {
    let Some(block) = module.roots().first().and_then(|&r| module.entry_block(r)) else { return Ok(()) };
    let (pointer, size, void) = (llvm::types::ptr(cx), cx.int_ty(64), llvm::types::void(cx));
    let function = |result, params: &[Type]| llvm::types::function(cx, result, params, false);
    let malloc = ("malloc", function(pointer, &[size]));
    let free = ("free", function(void, &[pointer]));
    let aligned_alloc = ("aligned_alloc", function(pointer, &[size, size]));
    let mut used = BTreeMap::new();
    for body in module.ops(block).filter_map(|op| module.nested(op)) {
        for op in body.all_ops_pre() {
            let op = OpRef::new(cx, body, op);
            let (name, ty) = match op.cast::<memref::AllocOp<'_>>() {
                Some(alloc) if alloc.alignment().is_some() => aligned_alloc,
                Some(_) => malloc,
                None if op.is::<memref::DeallocOp<'_>>() => free,
                None => continue,
            };
            used.entry(name).or_insert((ty, op.loc()));
        }
    }
    let mut names = SymbolTable::inside(cx, module);
    let mut b = Builder::new(cx, module);
    b.set_start(block);
    let type_of = |op: OpRef<'_>| func::llvm_type(types, op);
    used.into_iter()
        .try_for_each(|(name, (ty, loc))| declare(&mut b, library::C, (loc, name, ty), &mut names, type_of))
}
