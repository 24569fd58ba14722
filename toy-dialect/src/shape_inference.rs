//! Shape inference: once everything is inlined, each result's shape follows from those of the operands.
//!
//! The pass works through the `ShapeInference` interface that `Ops.td` declares, and knows no operation. Operands
//! are defined before they are used, so one walk in order reaches everything.

use mlir::pass::{OpMut, Pass, PassInfo, PassResult, PassState};
use mlir::{Diag, OpRef, OpView, Type};

use crate::verify::mismatch;
use crate::{AddOp, CastOp, ConstantOp, MulOp, ShapeInference, SubOp, TransposeOp};

pub(crate) const INFO: PassInfo = PassInfo {
    argument: "toy-shape-inference",
    summary: "Infer the shapes of all values of a function whose calls are inlined",
    options: &[],
    create: |_| Ok(Box::new(ShapeInferencePass)),
};

struct ShapeInferencePass;

impl Pass for ShapeInferencePass {
    fn name(&self) -> &'static str {
        "ShapeInference"
    }

    fn argument(&self) -> &'static str {
        "toy-shape-inference"
    }

    fn anchor(&self) -> Option<&'static str> {
        Some("toy.func")
    }

    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let mut inferred = 0;
        for inner in op.body().all_ops_pre() {
            let view = op.view(inner);
            if view.result_types().all(|t| view.cx().type_ref(t).has_rank()) {
                continue;
            }
            let Some(interface) = view.interface::<ShapeInference>() else {
                return state.fail(not_inferable(view));
            };
            if view.operand_types().any(|t| !view.cx().type_ref(t).has_rank()) {
                return state.fail(not_inferable(view));
            }
            match (interface.infer_shapes)(view) {
                Ok(types) => {
                    let results: Vec<_> = view.results().collect();
                    for (result, ty) in results.into_iter().zip(types) {
                        op.body_mut().set_type(result, ty);
                    }
                    inferred += 1;
                }
                Err(diag) => return state.fail(diag),
            }
        }
        state.count("num-inferred", inferred);
        Ok(())
    }
}

fn not_inferable(op: OpRef<'_>) -> Diag {
    Diag::error(
        op.loc(),
        format!("the shape of this value cannot be known: '{}' has operands of unknown shape", op.name()),
    )
    .with_help("shapes are inferred once all calls are inlined; a function that calls itself cannot be")
}

/// `<2, 3>`, as the language writes shapes; `<>` for a number.
pub(crate) fn shape_text(shape: &[i64]) -> String {
    let extents: Vec<String> = shape.iter().map(i64::to_string).collect();
    format!("<{}>", extents.join(", "))
}

fn infer_binary(op: OpRef<'_>) -> Result<Vec<Type>, Diag> {
    let (lhs, rhs) = (op.ty(op.operand(0)), op.ty(op.operand(1)));
    if lhs.shape() != rhs.shape() {
        return Err(mismatch(op, lhs, rhs));
    }
    Ok(vec![lhs.id()])
}

macro_rules! binary_inference {
    ($($op:ident)*) => {$(
        impl $op<'_> {
            /// The result has the shape of the operands.
            ///
            /// # Errors
            /// When their shapes differ.
            pub fn infer_shapes(self) -> Result<Vec<Type>, Diag> {
                infer_binary(self.op_ref())
            }
        }
    )*};
}

binary_inference!(AddOp MulOp SubOp);

impl ConstantOp<'_> {
    /// The result has the shape of the value.
    ///
    /// # Errors
    /// None.
    pub fn infer_shapes(self) -> Result<Vec<Type>, Diag> {
        Ok(vec![self.value().ty().id()])
    }
}

impl CastOp<'_> {
    /// The result has the shape of the operand.
    ///
    /// # Errors
    /// None.
    pub fn infer_shapes(self) -> Result<Vec<Type>, Diag> {
        Ok(vec![self.op_ref().ty(self.input()).id()])
    }

    /// Whether a cast between these types means something: both are tensors of one element type, and where both
    /// shapes are known they are the same.
    pub fn are_cast_compatible(inputs: &[mlir::TypeRef<'_>], outputs: &[mlir::TypeRef<'_>]) -> bool {
        let (&[from], &[to]) = (inputs, outputs) else { return false };
        from.is_tensor()
            && to.is_tensor()
            && from.element_type() == to.element_type()
            && (!from.has_rank() || !to.has_rank() || from == to)
    }
}

impl TransposeOp<'_> {
    /// The result has the dimensions of the operand in reverse.
    ///
    /// # Errors
    /// None: the operand's shape is known.
    pub fn infer_shapes(self) -> Result<Vec<Type>, Diag> {
        let op = self.op_ref();
        let input = op.ty(self.input());
        let reversed: Vec<i64> = input.shape().unwrap_or_default().iter().rev().copied().collect();
        Ok(vec![op.cx().tensor_ty(&reversed, input.element_type().id())])
    }
}
