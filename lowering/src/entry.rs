//! Where programs start: `main`, and entry points.
//!
//! Entry points (`toy.entry`) take pointers to elements in place of memrefs, each followed by the sizes that are not known,
//! as numbers.
//!
//! The caller knows the other sizes, which sizes must be equal, and that nothing else is written to while the function runs. So
//! each pointer is `noalias`: memory that is only read may be passed twice.
//!
//! `main` returns 0 of type `i32` from the affine level down: it is C's `main`, and the exit status is defined.

use conversions::to_llvm::{BARE_POINTERS, BARE_SIZES};
use dialects::func;
use mlir::interfaces::signature;
use mlir::{Body, Builder, Context, Diag, OpRef, OpView as _, symbol_table};
use toy_dialect::ENTRY;

/// Marks the entry points of a module that has not been converted yet, given its body.
///
/// # Errors
/// If the module itself uses an entry point.
pub(crate) fn prepare(cx: &Context, module: &mut Body) -> Result<(), Vec<Diag>> {
    toy_dialect::entry::check_unreferenced(cx, module).map_err(|diag| vec![diag])?;
    let ops: Vec<_> = module.roots().iter().flat_map(|&region| module.region_ops(region)).collect();
    let noalias = cx.dictionary_attr(&[(cx.ident("llvm.noalias"), cx.unit_attr())]);
    for op in ops {
        let Some(function) = OpRef::new(cx, module, op).cast::<func::FuncOp>() else { continue };
        let Some((inputs, results)) = function.function_type().as_function() else { continue };
        let types = || inputs.iter().map(|&ty| cx.type_ref(ty));
        let is_known = types().all(|ty| !ty.is_memref() || ty.has_rank());
        if !ENTRY.is_present(*function) || function.is_declaration() || !results.is_empty() || !is_known {
            continue;
        }
        let attributes: Vec<_> =
            types().map(|ty| if ty.is_memref() { noalias } else { cx.dictionary_attr(&[]) }).collect();
        let is_open = types().any(|ty| ty.is_memref() && !ty.has_static_shape());
        let function = function.handle();
        module.set_attr(cx, op, BARE_POINTERS, Some(cx.unit_attr()));
        module.set_attr(cx, op, BARE_SIZES, is_open.then(|| cx.unit_attr()));
        let mut b = Builder::new(cx, module);
        func::FuncOp::set_arg_attrs_attr(&mut b, function, Some(cx.array_attr(&attributes)));
    }
    Ok(())
}

/// Checks that `main` returns nothing or an `i32`, which becomes the exit status. A module without `main` is accepted;
/// running it reports the error.
///
/// # Errors
/// If `main` returns something else.
pub fn check_main(module: OpRef<'_>) -> Result<(), Diag> {
    let Some(main) = symbol_table::lookup(module, "main") else { return Ok(()) };
    let cx = module.cx();
    let main = OpRef::new(cx, symbol_table::table_body(module), main);
    let Some((_, results)) = signature(main) else { return Ok(()) };
    let types: Vec<String> = results.iter().map(|&ty| format!("'{}'", cx.type_ref(ty))).collect();
    match results {
        [] => Ok(()),
        [one] if cx.type_ref(*one).is_integer(32) => Ok(()),
        _ => Err(Diag::error(main.loc(), format!("'main' returns {}", types.join(", ")))
            .with_help("a program returns nothing, or its exit status: an 'i32'")),
    }
}
