//! The `expand-elementary-functions` pass: replaces functions such as `math.exp` by the arithmetic that computes them.
//!
//! What only large angles need is in functions of its own. A C library's functions differ from machine to machine, and a
//! call keeps a loop from becoming vectors. The arithmetic has neither defect. It is long, so this comes after loops have
//! been fused and small ones unrolled.
//!
//! ```mlir
//! %1 = math.powf %0, %two : f64      %1 = arith.mulf %0, %0 : f64
//! ```

use dialects::math::elementary::{RareFunctions, expand};
use mlir::symbol_table::SymbolTable;
use mlir::{Body, Builder, Context, Diag, Loc};

/// Replaces the functions in a module, given its body.
///
/// # Errors
/// Never; the signature is that of a pass.
pub(crate) fn run(cx: &Context, module: &mut Body) -> Result<(), Vec<Diag>> {
    let mut rare = RareFunctions::new(SymbolTable::inside(cx, module));
    for op in module.all_ops_pre() {
        let Some(mut body) = module.take_nested(op) else { continue };
        for inner in body.all_ops_pre() {
            if let Some(value) = expand(cx, &mut body, inner, &mut rare) {
                Builder::before(cx, &mut body, inner).replace_op(inner, &[value]);
            }
        }
        module.put_nested(op, body);
    }
    let end = module.roots().first().and_then(|&region| module.entry_block(region));
    if let Some(block) = end {
        rare.define(&mut Builder::at_end(cx, module, block), Loc::UNKNOWN);
    }
    Ok(())
}
