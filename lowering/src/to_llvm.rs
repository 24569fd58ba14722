//! Toy's part of the conversion to the llvm dialect: entry points, and variables for debuggers.

use std::sync::Arc;

use conversions::ConvertToLlvm;
use conversions::to_llvm::Descriptor;
use mlir::rewrite::Matched;
use mlir::rewrite::conversion::ConversionRewriter as Rewriter;
use mlir::{Handle, OpView, Value};
use toy_dialect::{VariableOp, VariableOpAdaptor};

use crate::{debug_variables, entry};

/// The toy dialect's additions to the conversion.
pub(crate) static TO_LLVM: ConvertToLlvm = ConvertToLlvm {
    patterns: |patterns, _| {
        patterns.add(variable);
    },
    // Variables stay: the translation to LLVM IR knows them.
    legality: Some(|target, types| {
        let legal = Arc::clone(types);
        target.add_dynamically_legal_op(VariableOp::NAME, move |op| legal.is_legal_op(op));
    }),
    prepare: Some(|cx, module, _, _| entry::prepare(cx, module)),
    ..ConvertToLlvm::EMPTY
};

/// Variables refer to pointers instead of memrefs.
fn variable(op: Handle<VariableOp>, x: VariableOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw).op_ref();
    let cx = view.cx();
    let loc = view.loc();
    let is_memref: Vec<bool> = view.operand_types().map(|ty| cx.type_ref(ty).is_memref()).collect();
    let pointer = |(&part, is_memref): (&Value, bool)| {
        if is_memref { Descriptor::new(part).aligned(rw, loc) } else { part }
    };
    let parts: Vec<Value> = x.parts().iter().zip(is_memref).map(pointer).collect();
    debug_variables::replace(op, rw, &parts)
}
