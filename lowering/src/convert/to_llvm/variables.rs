//! Variables for debuggers refer to pointers instead of memrefs. They stay: the translation to LLVM IR knows them.

use mlir::rewrite::Matched;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::{Handle, OpView, Value};
use toy_dialect::{VariableOp, VariableOpAdaptor};

use super::super::variables::replace;
use super::descriptor::Descriptor;

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(variable);
}

fn variable(op: Handle<VariableOp<'_>>, x: VariableOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw).op_ref();
    let (cx, loc) = (view.cx(), view.loc());
    let is_memref: Vec<bool> = view.operand_types().map(|ty| cx.type_ref(ty).is_memref()).collect();
    let pointer = |(&part, is_memref): (&Value, bool)| match is_memref {
        true => Descriptor::new(part).aligned(rw, loc),
        false => part,
    };
    let parts: Vec<Value> = x.parts().iter().zip(is_memref).map(pointer).collect();
    replace(op, rw, &parts)
}
