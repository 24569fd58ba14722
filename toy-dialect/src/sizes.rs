//! Sizes that are not known when a program is compiled: each `?` in the type of a parameter of an entry point.
//!
//! Every `?` of a parameter is a symbol, a number of at least 1. The sizes of all other values are linear in the symbols,
//! and follow from the operations: `x[1:]` has one row less than `x`. Two unknown sizes that meet in an operation must
//! be equal; only an axis whose size is known to be 1 repeats. So some symbols are others, or known numbers. These
//! equations, and lower bounds that slices need, are what callers check.

use mlir::{Body, Context, DYNAMIC, Diag, Op, OpRef, TypeRef, Value};
use rustc_hash::FxHashMap;

use crate::elementwise::Elementwise;
pub use crate::extent::Extent;
use crate::extent::Facts;
use crate::functions::{Function, fault_error, given};
pub use crate::open_shapes::moved_indices;
use crate::open_shapes::{function_result, unknown};
use crate::reductions::{Reduction, keeps_axes, reduced_axes, result_shape};
use crate::{
    AssignOp, CastOp, ConditionOp, ForOp, IfOp, PrintOp, ReturnOp, VariableOp, WhileOp, YieldOp, codes,
};

/// The greatest number of elements of a value whose size is unknown. Its bytes, and those of what the lowering keeps
/// beside it, are below 2^63; no memory holds so many.
pub const MAX_ELEMENTS: i64 = 1 << 54;

/// The size of an argument along an axis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The argument.
    pub argument: usize,
    /// The axis.
    pub axis: usize,
}

/// The sizes of a function's values.
#[derive(Clone, Debug, Default)]
pub struct Sizes {
    /// The unknown sizes of the arguments, each a symbol.
    pub symbols: Vec<Place>,
    facts: Facts,
    values: FxHashMap<Value, Vec<Extent>>,
    /// The sizes of the operands and of the results of each operation that has some of unknown size.
    ops: FxHashMap<Op, [Vec<Vec<Extent>>; 2]>,
}

/// Whether the size of an axis of this type is unknown.
pub fn is_open(ty: TypeRef<'_>) -> bool {
    ty.is_tensor() && ty.shape().is_some_and(|shape| shape.contains(&DYNAMIC))
}

impl Sizes {
    /// The sizes of all values in the body of a function whose shapes have been inferred.
    ///
    /// # Errors
    /// The first operation for which a size must be known, or whose operands do not fit.
    pub fn of(cx: &Context, body: &Body) -> Result<Self, Diag> {
        let mut sizes = Sizes::default();
        let Some(entry) = body.roots().first().and_then(|&root| body.entry_block(root)) else {
            return Ok(sizes);
        };
        for (argument, &value) in body.block_args(entry).iter().enumerate() {
            let shape = cx.type_ref(body.ty(value)).shape().unwrap_or_default();
            let mut extents = Vec::with_capacity(shape.len());
            for (axis, &size) in shape.iter().enumerate() {
                if size == DYNAMIC {
                    extents.push(Extent::symbol(sizes.symbols.len()));
                    sizes.symbols.push(Place { argument, axis });
                } else {
                    extents.push(Extent::known(size));
                }
            }
            sizes.values.insert(value, extents);
        }
        for op in body.all_ops_pre() {
            let op = OpRef::new(cx, body, op);
            if op.is::<ForOp>() || op.is::<WhileOp>() {
                sizes.carry(op);
            } else if op.is::<IfOp>() {
                // Its results have the sizes of what its regions yield.
            } else if op.is::<YieldOp>() {
                sizes.pass_on(op)?;
            } else {
                sizes.add(op)?;
            }
        }
        // What is solved later is true of all.
        let all = sizes.ops.values_mut().flatten().flatten().flatten();
        all.for_each(|extent| *extent = sizes.facts.resolved(extent));
        sizes.values.values_mut().flatten().for_each(|extent| *extent = sizes.facts.resolved(extent));
        Ok(sizes)
    }

    fn add(&mut self, op: OpRef<'_>) -> Result<(), Diag> {
        let mut types = op.operand_types().chain(op.result_types()).map(|ty| op.cx().type_ref(ty));
        if !types.any(is_open) {
            return Ok(());
        }
        let operands: Vec<Vec<Extent>> = op.operands().map(|value| self.of_value(op, value)).collect();
        let results = results(op, &operands, &mut self.facts)?;
        for (value, extents) in op.results().zip(&results) {
            let shape = op.ty(value).shape().unwrap_or_default();
            for (extent, &size) in extents.iter().zip(shape) {
                if size != DYNAMIC && !self.facts.equate(extent, &Extent::known(size)) {
                    return Err(op.error(format_args!("gives a value of another shape than its type says")));
                }
            }
            self.values.insert(value, extents.clone());
        }
        self.ops.insert(op.id(), [operands, results]);
        Ok(())
    }

    /// What a loop carries has the sizes of its first value.
    fn carry(&mut self, op: OpRef<'_>) {
        let operands: Vec<Vec<Extent>> = op.operands().map(|value| self.of_value(op, value)).collect();
        let carried = &operands[operands.len() - op.num_results()..];
        for region in op.regions() {
            let args = region.entry().map_or(&[][..], |block| block.args());
            // The first argument of a counted loop is its number.
            let skipped = args.len().saturating_sub(carried.len());
            self.values.extend(args[skipped..].iter().copied().zip(carried.iter().cloned()));
        }
        self.values.extend(op.results().zip(carried.iter().cloned()));
    }

    /// The results of the operation around a region have the sizes of what the region yields.
    fn pass_on(&mut self, end: OpRef<'_>) -> Result<(), Diag> {
        let Some(around) = end.parent_op() else { return Ok(()) };
        for (given, result) in end.operands().zip(around.results()) {
            let extents = self.of_value(end, given);
            match self.values.get(&result) {
                Some(known) => {
                    let mut both = known.iter().zip(&extents);
                    if !both.all(|(a, b)| self.facts.equate(a, b)) {
                        return Err(differ(end));
                    }
                }
                None => _ = self.values.insert(result, extents),
            }
        }
        if around.result_types().any(|ty| is_open(end.cx().type_ref(ty))) {
            let results = around.results().map(|value| self.of_value(around, value)).collect();
            let operands = around.operands().map(|value| self.of_value(around, value)).collect();
            self.ops.insert(around.id(), [operands, results]);
        }
        Ok(())
    }

    /// The sizes of a value.
    fn of_value(&self, op: OpRef<'_>, value: Value) -> Vec<Extent> {
        let shape = op.ty(value).shape().unwrap_or_default();
        match self.values.get(&value) {
            Some(known) => known.clone(),
            None => shape.iter().map(|&size| Extent::known(size)).collect(),
        }
    }

    /// The sizes of what the function returns.
    pub fn returned(&self, cx: &Context, body: &Body) -> Vec<Vec<Extent>> {
        let ops = body.all_ops_pre().into_iter().map(|op| OpRef::new(cx, body, op));
        let end = ops.filter(|op| op.is::<ReturnOp>()).last();
        end.map(|end| end.operands().map(|value| self.of_value(end, value)).collect()).unwrap_or_default()
    }

    /// The shapes of all values that have an unknown size, each once. None may have more than [`MAX_ELEMENTS`].
    pub fn open_shapes(&self) -> Vec<Vec<Extent>> {
        let is_open = |shape: &&Vec<Extent>| shape.iter().any(|extent| extent.as_known().is_none());
        let mut all: Vec<Vec<Extent>> = self.values.values().filter(is_open).cloned().collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// The sizes of the operands and those of the results of an operation, if some of them are unknown.
    pub fn of_op(&self, op: Op) -> Option<&[Vec<Vec<Extent>>; 2]> {
        self.ops.get(&op)
    }

    /// The equations that must hold: the size that must be equal to another.
    pub fn equations(&self) -> impl Iterator<Item = (Place, &Extent)> {
        let solved = self.symbols.iter().zip(&self.facts.solved);
        solved.filter_map(|(&place, solved)| Some((place, solved.as_ref()?)))
    }

    /// What must not be negative.
    pub fn bounds(&self) -> &[Extent] {
        &self.facts.bounds
    }

    /// Whether no size is unknown.
    pub fn is_empty(&self) -> bool {
        self.symbols.is_empty()
    }
}

/// The sizes of the results of an operation.
fn results(op: OpRef<'_>, operands: &[Vec<Extent>], facts: &mut Facts) -> Result<Vec<Vec<Extent>>, Diag> {
    let none = op.is::<ReturnOp>() || op.is::<VariableOp>() || op.is::<ConditionOp>();
    if none {
        return Ok(Vec::new());
    }
    if op.is::<CastOp>() {
        return Ok(operands.to_vec());
    }
    if Elementwise::of(op).is_some() {
        let shapes: Vec<Vec<i64>> =
            op.operands().map(|value| op.ty(value).shape().unwrap_or_default().to_vec()).collect();
        return broadcast(&shapes, operands, facts).map(|extents| vec![extents]).ok_or_else(|| differ(op));
    }
    if op.is::<AssignOp>() {
        let all = operands[0].iter().zip(&operands[1]);
        let fits = all.fold(true, |fits, (a, b)| facts.equate(a, b) && fits);
        return if fits { Ok(vec![operands[0].clone()]) } else { Err(differ(op)) };
    }
    if Reduction::of(op).is_some() {
        let axes = reduced_axes(op, operands[0].len()).unwrap_or_default();
        return Ok(vec![result_shape_of(&operands[0], &axes, keeps_axes(op))]);
    }
    match Function::of(op).zip(given(op)) {
        Some((function, given)) => {
            let extents = function_result(&function.rule(), &given, operands, facts);
            extents.map(|extents| vec![extents]).map_err(|fault| fault_error(op, &given, fault))
        }
        None => {
            let name = if op.is::<PrintOp>() { "print" } else { op.name() };
            let shape = op.operand_types().chain(op.result_types()).map(|ty| op.cx().type_ref(ty));
            let shape = shape.filter(|&ty| is_open(ty)).find_map(TypeRef::shape).unwrap_or_default();
            let (message, help) = unknown(name, shape);
            Err(op.plain_error(message).with_code(codes::UNKNOWN_SIZE).with_help(help))
        }
    }
}

fn result_shape_of(operand: &[Extent], axes: &[usize], keeps_axes: bool) -> Vec<Extent> {
    let at: Vec<Option<usize>> = (0..operand.len()).map(Some).collect();
    let left = result_shape(&at, axes, keeps_axes, None);
    left.into_iter().map(|axis| axis.map_or(Extent::known(1), |axis| operand[axis].clone())).collect()
}

fn differ(op: OpRef<'_>) -> Diag {
    op.plain_error("the sizes of the operands cannot be equal, whatever '?' is")
        .with_code(codes::SHAPE_MISMATCH)
}

/// The sizes to which operands broadcast: only an axis that is known to have size 1 repeats.
fn broadcast(shapes: &[Vec<i64>], operands: &[Vec<Extent>], facts: &mut Facts) -> Option<Vec<Extent>> {
    let rank = operands.iter().map(Vec::len).max().unwrap_or(0);
    let mut all: Vec<Option<Extent>> = vec![None; rank];
    for (shape, extents) in shapes.iter().zip(operands) {
        let first = rank - extents.len();
        for (axis, extent) in extents.iter().enumerate().filter(|&(axis, _)| shape[axis] != 1) {
            match &all[first + axis] {
                Some(known) if !facts.equate(known, extent) => return None,
                Some(known) if known.as_known().is_some() => {}
                _ => all[first + axis] = Some(extent.clone()),
            }
        }
    }
    Some(all.into_iter().map(|extent| extent.unwrap_or(Extent::known(1))).collect())
}
