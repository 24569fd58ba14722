//! Shape inference: once everything is inlined, each result's shape follows from those of the operands.
//!
//! The pass works through the `ShapeInference` interface that `Ops.td` declares, and knows no operation. One walk in
//! order reaches nearly everything; what uses a value of a block that comes later waits for it.

use std::collections::HashSet;

use mlir::pass::{OpMut, Pass, PassInfo, PassResult, PassState, StatisticInfo};
use mlir::{Diag, Op, OpRef, OpView, Type, Value};

use crate::shapes::{common_shape, mismatch};
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

    fn statistics(&self) -> &'static [StatisticInfo] {
        &[StatisticInfo { name: "num-inferred", summary: "Number of operations whose types were inferred" }]
    }

    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let mut inferred = 0;
        // Operations whose operands were unknown when they were seen: defined in a block that comes later.
        let mut waiting: HashSet<Op> = HashSet::new();
        for seen in op.body().all_ops_pre() {
            let mut pending = vec![seen];
            while let Some(inner) = pending.pop() {
                let types = match infer(op.view(inner)) {
                    Ok(Inferred::Known) => continue,
                    Ok(Inferred::Waiting) => {
                        waiting.insert(inner);
                        continue;
                    }
                    Ok(Inferred::Types(types)) => types,
                    Err(diag) => return state.fail(diag),
                };
                inferred += 1;
                let results: Vec<Value> = op.body().results(inner).collect();
                for (result, ty) in results.into_iter().zip(types) {
                    op.body_mut().set_type(result, ty);
                    pending.extend(op.body().users(result).filter(|user| waiting.remove(user)));
                }
            }
        }
        state.count("num-inferred", inferred);
        if waiting.is_empty() {
            return Ok(());
        }
        match op.body().all_ops_pre().into_iter().find(|o| waiting.contains(o)) {
            Some(first) => state.fail(not_inferable(op.view(first), "has operands of unknown shape")),
            None => Ok(()),
        }
    }
}

/// What is known of the shapes of an operation's results.
enum Inferred {
    /// They are there already.
    Known,
    /// Nothing before those of the operands are known.
    Waiting,
    /// They follow from the operands.
    Types(Vec<Type>),
}

fn infer(op: OpRef<'_>) -> Result<Inferred, Diag> {
    let has_rank = |ty: Type| op.cx().type_ref(ty).has_rank();
    if op.result_types().all(has_rank) {
        return Ok(Inferred::Known);
    }
    let Some(interface) = op.interface::<ShapeInference>() else {
        return Err(not_inferable(op, "does not infer shapes"));
    };
    match op.operand_types().all(has_rank) {
        true => (interface.infer_shapes)(op).map(Inferred::Types),
        false => Ok(Inferred::Waiting),
    }
}

fn not_inferable(op: OpRef<'_>, why: &str) -> Diag {
    op.plain_error(format!("the shape of this value cannot be known: '{}' {why}", op.name()))
        .with_help("shapes are inferred once all calls are inlined; a function that calls itself cannot be")
}

fn infer_binary(op: OpRef<'_>) -> Result<Vec<Type>, Diag> {
    let (lhs, rhs) = (op.ty(op.operand(0)), op.ty(op.operand(1)));
    let (l, r) = (lhs.shape().unwrap_or_default(), rhs.shape().unwrap_or_default());
    let Some(shape) = common_shape(l, r) else { return Err(mismatch(op, lhs, rhs)) };
    Ok(vec![op.cx().tensor_ty(&shape, lhs.element_type().id())])
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
