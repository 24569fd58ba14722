//! `-fast-math`: floating-point operations may be reordered and may assume that there are no NaNs and infinities.
//!
//! Only the operations say so (`fastmath<fast>`); LLVM's freedom follows from them.

use dialects::arith::{FAST_MATH_FLAGS_ATTR_SPEC, FastMathFlags};
use mlir::opdef::AttrSyntax;
use mlir::{Body, Builder, Context, Diag, OpRef};

/// Sets the flags of every operation in the functions of a module, given its body.
///
/// # Errors
/// Never; the signature is that of a pass.
pub(crate) fn run(cx: &Context, module: &mut Body) -> Result<(), Vec<Diag>> {
    let fast = cx.enum_attr(&FAST_MATH_FLAGS_ATTR_SPEC, FastMathFlags::FAST.value());
    for op in module.all_ops_pre() {
        let Some(mut body) = module.take_nested(op) else { continue };
        for inner in body.all_ops_pre() {
            if let Some(slot) = flags_of(OpRef::new(cx, &body, inner)) {
                Builder::before(cx, &mut body, inner).set_inherent(inner, slot, Some(fast));
            }
        }
        module.put_nested(op, body);
    }
    Ok(())
}

/// The slot of an operation's flags.
fn flags_of(op: OpRef<'_>) -> Option<usize> {
    let mut attributes = op.def()?.attributes.iter();
    attributes.position(|attribute| match attribute.syntax {
        AttrSyntax::EnumAttr(spec) => std::ptr::eq(spec, &FAST_MATH_FLAGS_ATTR_SPEC),
        _ => false,
    })
}
