//! Shape inference: each result's shape follows from those of the operands.
//!
//! The pass infers in a function whose calls are inlined; `specialize` goes through calls. It works through the `ShapeInference` interface that `Ops.td` declares. One walk in
//! order reaches nearly everything; what uses a value of a block that comes later waits for it.

use std::collections::HashSet;

use mlir::pass::{OpMut, Pass, PassInfo, PassResult, PassState, StatisticInfo};
use mlir::{Body, Context, Diag, Op, OpRef, OpView, Type, Value};

use crate::shapes::{broadcast_shape, mismatch};
use crate::{AddOp, CastOp, ConstantOp, DivOp, MulOp, NegOp, ReshapeOp, ShapeInference, SubOp, TransposeOp};

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
        let cx = op.cx();
        let mut inference = Inference::new(op.body());
        let done = inference.run(cx, op.body_mut(), |_| false);
        state.count("num-inferred", inference.inferred);
        match done {
            Ok(_) => Ok(()),
            Err(diag) => state.fail(diag),
        }
    }
}

/// A walk over a body that infers shapes; it can stop and go on.
pub(crate) struct Inference {
    /// What was not seen yet.
    ops: std::vec::IntoIter<Op>,
    /// What is to be looked at before that.
    pending: Vec<Op>,
    /// Operations whose operands were unknown when they were seen: defined in a block that comes later.
    waiting: HashSet<Op>,
    /// How many operations got their types.
    pub(crate) inferred: u64,
}

impl Inference {
    pub(crate) fn new(body: &Body) -> Self {
        let ops = body.all_ops_pre().into_iter();
        Inference { ops, pending: Vec::new(), waiting: HashSet::new(), inferred: 0 }
    }

    /// Goes on to the end, or to an operation that `stops` is true for and whose operands are known; there
    /// [`Inference::set_results`] must be called before it can go on.
    ///
    /// # Errors
    /// A shape cannot be known, or shapes do not fit.
    pub(crate) fn run(
        &mut self,
        cx: &Context,
        body: &mut Body,
        stops: impl Fn(OpRef<'_>) -> bool,
    ) -> Result<Option<Op>, Diag> {
        while let Some(op) = self.pending.pop().or_else(|| self.ops.next()) {
            let view = OpRef::new(cx, body, op);
            let types = match infer(view, &stops)? {
                Inferred::Known => continue,
                Inferred::Stop => return Ok(Some(op)),
                Inferred::Waiting => {
                    self.waiting.insert(op);
                    continue;
                }
                Inferred::Types(types) => types,
            };
            self.set_results(body, op, types);
        }
        if self.waiting.is_empty() {
            return Ok(None);
        }
        match body.all_ops_pre().into_iter().find(|op| self.waiting.contains(op)) {
            Some(op) => Err(not_inferable(OpRef::new(cx, body, op), "has operands of unknown shape")),
            None => Ok(None),
        }
    }

    /// Lets the walk look at an operation again.
    pub(crate) fn again(&mut self, op: Op) {
        self.pending.push(op);
    }

    /// Says what the results of an operation are.
    pub(crate) fn set_results(&mut self, body: &mut Body, op: Op, types: Vec<Type>) {
        self.inferred += 1;
        let results: Vec<Value> = body.results(op).collect();
        for (result, ty) in results.into_iter().zip(types) {
            body.set_type(result, ty);
            self.pending.extend(body.users(result).filter(|user| self.waiting.remove(user)));
        }
    }
}

/// What is known of the shapes of an operation's results.
enum Inferred {
    /// They are there already.
    Known,
    /// Nothing before those of the operands are known.
    Waiting,
    /// Somebody else knows.
    Stop,
    /// They follow from the operands.
    Types(Vec<Type>),
}

fn infer(op: OpRef<'_>, stops: impl Fn(OpRef<'_>) -> bool) -> Result<Inferred, Diag> {
    let has_rank = |ty: Type| op.cx().type_ref(ty).has_rank();
    if stops(op) {
        let is_known = op.operand_types().all(has_rank);
        return Ok(if is_known { Inferred::Stop } else { Inferred::Waiting });
    }
    if op.result_types().all(has_rank) {
        // Whether a reshape can be shows only now that its operand is known.
        if let Some(reshape) = op.cast::<ReshapeOp<'_>>() {
            reshape.verify()?;
        }
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
        .with_help("shapes follow from those of constants; 'toy-specialize' finds them through calls")
}

fn infer_binary(op: OpRef<'_>) -> Result<Vec<Type>, Diag> {
    let (lhs, rhs) = (op.ty(op.operand(0)), op.ty(op.operand(1)));
    let (l, r) = (lhs.shape().unwrap_or_default(), rhs.shape().unwrap_or_default());
    let Some(shape) = broadcast_shape(l, r) else { return Err(mismatch(op, lhs, rhs)) };
    Ok(vec![op.cx().tensor_ty(&shape, lhs.element_type().id())])
}

macro_rules! binary_inference {
    ($($op:ident)*) => {$(
        impl $op<'_> {
            /// The result has the shape of the operands that are no numbers.
            ///
            /// # Errors
            /// When their shapes differ.
            pub fn infer_shapes(self) -> Result<Vec<Type>, Diag> {
                infer_binary(self.op_ref())
            }
        }
    )*};
}

binary_inference!(AddOp DivOp MulOp SubOp);

impl ConstantOp<'_> {
    /// The result has the shape of the value.
    ///
    /// # Errors
    /// None.
    pub fn infer_shapes(self) -> Result<Vec<Type>, Diag> {
        Ok(vec![self.value().ty().id()])
    }
}

impl NegOp<'_> {
    /// The result has the shape of the operand.
    ///
    /// # Errors
    /// None.
    pub fn infer_shapes(self) -> Result<Vec<Type>, Diag> {
        Ok(vec![self.op_ref().ty(self.input()).id()])
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
