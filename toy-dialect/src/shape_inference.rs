//! Shape inference: each result's shape and the type of its elements follow from those of the operands.
//!
//! The pass works on a function whose calls are inlined; `specialize` follows calls. It uses the `ShapeInference`
//! interface that `Ops.td` declares, and knows no operation. One walk in order reaches nearly everything; an operation
//! that uses a value of a later block waits for it. An error does not end the walk: operations that depend on its value
//! are skipped, and the rest may have errors of their own.

use std::collections::HashSet;

use mlir::hooks::Verify;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Body, Context, Diag, Op, OpRef, Type, TypeRef, Value};

use crate::control_flow::{self, Carried};
use crate::passes::ShapeInferencePass;
use crate::shapes::{broadcast_operands, common_shape};
use crate::{CastOp, ConstantOp, ReshapeOp, ShapeInference, TransposeOp, numbers};

impl RunPass for ShapeInferencePass {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let mut inference = Inference::new(op.body(), ADVICE);
        inference.run(cx, op.body_mut(), |_| false);
        state.count("num-inferred", inference.inferred);
        inference.finish(cx, op.body());
        state.fail_if_any(inference.errors)
    }
}

/// Advice for a shape that does not follow from those of a function.
const ADVICE: &str = "shapes are inferred from constants; 'toy-specialize' infers them through calls";

/// How many errors of a function are kept.
const MAX_ERRORS: usize = 1000;

/// A walk over a body that infers shapes; it can stop and resume.
pub(crate) struct Inference {
    /// The operations that have not been visited yet.
    ops: std::vec::IntoIter<Op>,
    /// The operations to visit before these.
    pending: Vec<Op>,
    /// Operations whose operands, defined in a later block, were unknown when they were visited.
    waiting: HashSet<Op>,
    /// How many operations had their types inferred.
    pub(crate) inferred: u64,
    /// Errors about shapes that do not fit, and at the end about an operation that still waits.
    pub(crate) errors: Vec<Diag>,
    /// True if inference failed, here or in a function that is called.
    pub(crate) has_failed: bool,
    /// Advice for a shape that cannot be inferred.
    advice: &'static str,
}

impl Inference {
    pub(crate) fn new(body: &Body, advice: &'static str) -> Self {
        let ops = body.all_ops_pre().into_iter();
        Inference {
            ops,
            pending: Vec::new(),
            waiting: HashSet::new(),
            inferred: 0,
            errors: Vec::new(),
            has_failed: false,
            advice,
        }
    }

    /// Continues to the end, or to an operation with known operands for which `stops` is true; there
    /// [`Inference::set_results`] or [`Inference::give_up`] must be called before it can continue.
    pub(crate) fn run(
        &mut self,
        cx: &Context,
        body: &mut Body,
        stops: impl Fn(OpRef<'_>) -> bool,
    ) -> Option<Op> {
        while let Some(op) = self.pending.pop().or_else(|| self.ops.next()) {
            if let Some(carried) = control_flow::infer(cx, body, op) {
                match carried {
                    Ok(Carried::Waiting) => _ = self.waiting.insert(op),
                    Ok(Carried::Types(types)) => self.set_types(body, types),
                    Err(error) => self.give_up(Some(error)),
                }
                continue;
            }
            match infer(OpRef::new(cx, body, op), &stops, self.advice) {
                Ok(Inferred::Known) => {}
                Ok(Inferred::Stop) => return Some(op),
                Ok(Inferred::Waiting) => {
                    self.waiting.insert(op);
                }
                Ok(Inferred::Types(types)) => self.set_results(body, op, types),
                Err(error) => self.give_up(Some(error)),
            }
        }
        None
    }

    /// Leaves the results of an operation, and everything that depends on them, unknown.
    pub(crate) fn give_up(&mut self, error: Option<Diag>) {
        self.has_failed = true;
        if self.errors.len() < MAX_ERRORS {
            self.errors.extend(error);
        }
    }

    /// After the walk: reports an operation that still waits.
    pub(crate) fn finish(&mut self, cx: &Context, body: &Body) {
        if self.has_failed || self.waiting.is_empty() {
            return;
        }
        if let Some(op) = body.all_ops_pre().into_iter().find(|op| self.waiting.contains(op)) {
            let op = OpRef::new(cx, body, op);
            self.give_up(Some(not_inferable(op, "has operands of unknown shape", self.advice)));
        }
    }

    /// Makes the walk visit an operation again.
    pub(crate) fn again(&mut self, op: Op) {
        self.pending.push(op);
    }

    /// Sets the types of the results of an operation.
    pub(crate) fn set_results(&mut self, body: &mut Body, op: Op, types: Vec<Type>) {
        self.inferred += 1;
        let results: Vec<Value> = body.results(op).collect();
        self.set_types(body, results.into_iter().zip(types).collect());
    }

    fn set_types(&mut self, body: &mut Body, types: Vec<(Value, Type)>) {
        for (value, ty) in types {
            body.set_type(value, ty);
            self.pending.extend(body.users(value).filter(|user| self.waiting.remove(user)));
        }
    }
}

/// The state of the shapes of an operation's results.
enum Inferred {
    /// They are already known.
    Known,
    /// They are unknown until those of the operands are known.
    Waiting,
    /// The caller knows them.
    Stop,
    /// They follow from the operands.
    Types(Vec<Type>),
}

fn infer(op: OpRef<'_>, stops: impl Fn(OpRef<'_>) -> bool, advice: &str) -> Result<Inferred, Diag> {
    let has_rank = |ty: Type| op.cx().type_ref(ty).has_rank();
    if stops(op) {
        let is_known = op.operand_types().all(has_rank);
        return Ok(if is_known { Inferred::Stop } else { Inferred::Waiting });
    }
    let is_known = op.result_types().all(has_rank);
    let Some(interface) = op.interface::<ShapeInference>() else {
        return if is_known {
            Ok(Inferred::Known)
        } else {
            Err(not_inferable(op, "does not infer shapes", advice))
        };
    };
    if !op.operand_types().all(has_rank) {
        return Ok(Inferred::Waiting);
    }
    // Operands must fit even if the result has its own shape.
    let types = (interface.infer_shapes)(op)?;
    if !is_known || declares_shape(op, &types) {
        return Ok(Inferred::Types(types));
    }
    let pairs = op.result_types().zip(&types).map(|(a, &b)| (op.cx().type_ref(a), op.cx().type_ref(b)));
    let differ = |(a, b): &(TypeRef<'_>, TypeRef<'_>)| {
        common_shape(a.shape().unwrap_or_default(), b.shape().unwrap_or_default()).is_none()
    };
    match pairs.into_iter().find(differ) {
        None => Ok(Inferred::Known),
        Some((declared, inferred)) => {
            Err(op
                .error(format_args!("is declared to give '{declared}', and its operands give '{inferred}'")))
        }
    }
}

/// Whether the type of the result is the shape that the program declares, of elements that it says nothing about.
fn declares_shape(op: OpRef<'_>, types: &[Type]) -> bool {
    op.is::<ReshapeOp>() && op.result_types().zip(types).any(|(declared, &inferred)| declared != inferred)
}

fn not_inferable(op: OpRef<'_>, why: &str, advice: &str) -> Diag {
    op.plain_error(format!("the shape of this value cannot be inferred: '{}' {why}", op.name()))
        .with_help(advice)
}

/// The type of an element-wise operation's result: the shape to which the operands broadcast.
///
/// # Errors
/// If they do not fit.
pub(crate) fn infer_broadcast(op: OpRef<'_>) -> Result<Vec<Type>, Diag> {
    let shape = broadcast_operands(op)?.unwrap_or_default();
    let element = op.cx().float_ty(numbers::of_elementwise(op));
    Ok(vec![op.cx().tensor_ty(&shape, element)])
}

impl ConstantOp<'_> {
    /// The result has the shape of the value.
    ///
    /// # Errors
    /// Never.
    pub fn infer_shapes(self) -> Result<Vec<Type>, Diag> {
        Ok(vec![self.value().ty().id()])
    }
}

impl CastOp<'_> {
    /// The result has the shape of the operand.
    ///
    /// # Errors
    /// Never.
    pub fn infer_shapes(self) -> Result<Vec<Type>, Diag> {
        Ok(vec![self.ty(self.input()).id()])
    }

    /// Whether a cast between these types is valid: both are tensors, and they are the same if both are known.
    pub fn are_cast_compatible(inputs: &[mlir::TypeRef<'_>], outputs: &[mlir::TypeRef<'_>]) -> bool {
        let (&[from], &[to]) = (inputs, outputs) else { return false };
        from.is_tensor() && to.is_tensor() && (!from.has_rank() || !to.has_rank() || from == to)
    }
}

impl ReshapeOp<'_> {
    /// The result has its declared shape, and the elements of the operand.
    ///
    /// # Errors
    /// If the operand has a different number of elements.
    pub fn infer_shapes(self) -> Result<Vec<Type>, Diag> {
        self.verify()?;
        let op = *self;
        Ok(vec![op.ty(self.output()).with_element_type(op.ty(self.input()).element_type().id()).id()])
    }
}

impl TransposeOp<'_> {
    /// The result has the dimensions of the operand in reverse order.
    ///
    /// # Errors
    /// Never: the operand's shape is known.
    pub fn infer_shapes(self) -> Result<Vec<Type>, Diag> {
        let op = *self;
        let input = op.ty(self.input());
        let reversed: Vec<i64> = input.shape().unwrap_or_default().iter().rev().copied().collect();
        Ok(vec![op.cx().tensor_ty(&reversed, input.element_type().id())])
    }
}
