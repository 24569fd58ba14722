//! A nest of loops as one over vectors.
//!
//! The new nest is made behind the old one, operation by operation. If one of them has no form with vectors, the new nest
//! is erased, and the old one stays.

use dialects::affine::canonicalize::Applied;
use dialects::affine::{
    AffineApplyOp, AffineForOp, AffineForOpOptions, AffineLoadOp, AffineMinOp, AffineStoreOp, AffineYieldOp,
};
use dialects::arith::splat_bits;
use dialects::vector::types::vector;
use dialects::vector::{BroadcastOp, CreateMaskOp, ReductionOp, TransferReadOp, TransferWriteOp};
use dialects::{arith, ub};
use mlir::opdef::Traits;
use mlir::{
    AffineMap, Attr, Block, Body, Builder, Context, Loc, Op, OpRef, OpState, OpView, Type, Value, ValueDef,
    ValueRef,
};
use rustc_hash::FxHashMap;
use smallvec::smallvec;

use super::analysis::{Analysis, Loop};
use super::reduction::{combine, combining, identity};
use crate::analysis::parallel::Reduction;
use dialects::affine::apply::apply_one;

/// Replaces a nest by one over vectors of these sizes, given the dimension of each loop that is one. False if that is not
/// possible.
pub(super) fn vectorize(
    cx: &Context,
    body: &mut Body,
    analysis: &Analysis,
    root: usize,
    (sizes, dims): (&[i64], &[(usize, usize)]),
) -> bool {
    let root = &analysis.loops[root];
    let ops = body.walk_pre(root.op);
    let mut b = Builder::new(cx, body);
    b.set_after(root.op);
    let mut rewrite = Rewrite {
        b,
        analysis,
        root,
        sizes,
        dims: dims.iter().copied().collect(),
        vectors: FxHashMap::default(),
        constants: FxHashMap::default(),
        scalars: FxHashMap::default(),
        open: Vec::new(),
        made: Vec::new(),
        results: Vec::new(),
        mask: None,
    };
    let is_done = ops.into_iter().try_for_each(|op| rewrite.op(op)).is_some();
    rewrite.finish(is_done);
    is_done
}

/// A new loop whose body is being made.
struct Open {
    op: Op,
    block: Block,
    /// Whether it is a dimension of the vectors.
    is_vector: bool,
}

/// Which lanes are iterations.
struct Mask {
    lanes: Value,
    /// What the other lanes are to have, for each reduction.
    neutral: Vec<Value>,
}

/// A nest that is being rewritten.
struct Rewrite<'a> {
    b: Builder<'a>,
    analysis: &'a Analysis,
    root: &'a Loop,
    sizes: &'a [i64],
    /// The dimension of the vectors that a loop becomes, by its place.
    dims: FxHashMap<usize, usize>,
    /// The vectors of the values of the old nest, and of those from outside.
    vectors: FxHashMap<Value, Value>,
    /// The vectors of constants, each with the new loop that it is in.
    constants: FxHashMap<Value, (Op, Value)>,
    /// The values of the old nest that stay scalars.
    scalars: FxHashMap<Value, Value>,
    /// The new loops around the insertion point, the outermost first.
    open: Vec<Open>,
    /// The new nest, and what is behind it.
    made: Vec<Op>,
    /// The results of the old nest, and what takes their places.
    results: Vec<(Value, Value)>,
    /// For a nest of reductions whose last vector may be incomplete.
    mask: Option<Mask>,
}

impl Rewrite<'_> {
    fn view(&self, op: Op) -> OpRef<'_> {
        OpRef::new(self.b.cx(), self.b.body(), op)
    }

    fn ty(&self, value: Value) -> Type {
        self.b.body().ty(value)
    }

    /// The vector of scalars of a type, if there are vectors of it.
    fn vector_type(&self, scalar: Type) -> Option<Type> {
        let cx = self.b.cx();
        let ty = cx.type_ref(scalar);
        let dims = self.sizes.iter().map(|&size| (size, false));
        (ty.is_float() || ty.is_int_or_index()).then(|| vector(cx, dims, scalar))
    }

    /// The scalar that takes the place of one.
    fn scalar(&self, value: Value) -> Value {
        self.scalars.get(&value).copied().unwrap_or(value)
    }

    fn scalars(&self, values: impl IntoIterator<Item = Value>) -> Vec<Value> {
        values.into_iter().map(|value| self.scalar(value)).collect()
    }

    fn loc(&self, value: Value) -> Loc {
        ValueRef::new(self.b.cx(), self.b.body(), value).loc()
    }

    /// Rewrites an operation; `None` if it has no form with vectors.
    fn op(&mut self, op: Op) -> Option<()> {
        let view = self.view(op);
        if view.is::<AffineLoadOp>() {
            self.load(op)
        } else if view.is::<AffineStoreOp>() {
            self.store(op)
        } else if view.is::<AffineForOp>() {
            self.begin(op)
        } else if view.is::<AffineYieldOp>() {
            self.end(op)
        } else if let Some(constant) = view.cast::<arith::ConstantOp>() {
            let value = constant.result();
            self.constant(value).map(drop)
        } else if view.is::<AffineApplyOp>() {
            self.apply(op)
        } else {
            self.widen(op).map(drop)
        }
    }

    /// The vector of a value: the result of a rewritten operation, a constant, or a broadcast.
    fn vector(&mut self, value: Value) -> Option<Value> {
        if let Some(&vector) = self.vectors.get(&value) {
            return Some(vector);
        }
        if self.view(self.root.op).value(value).defined_by::<arith::ConstantOp>().is_some() {
            return self.constant(value);
        }
        if !self.is_uniform(value) {
            return None;
        }
        let (ty, loc, scalar) = (self.vector_type(self.ty(value))?, self.loc(value), self.scalar(value));
        let all = self.b.keep_insert_point(|b| {
            match b.body().def(scalar) {
                ValueDef::Result { op, .. } => b.set_after(op),
                ValueDef::Argument { block, .. } => b.set_start(block),
            }
            BroadcastOp::build(b, loc, ty, scalar)
        });
        self.vectors.insert(value, all);
        Some(all)
    }

    /// Whether a value is the same in all lanes: it is from outside the nest, or counts the iterations of a loop that is
    /// no dimension of the vectors.
    fn is_uniform(&self, value: Value) -> bool {
        let body = self.b.body();
        let (at, owner) = match body.def(value) {
            ValueDef::Result { op, .. } => (Some(op), None),
            ValueDef::Argument { block, .. } => {
                let first = body.first_op(block);
                (first, first.and_then(|op| body.parent_op(op)))
            }
        };
        let place = owner.and_then(|op| self.analysis.places.get(&op));
        if let Some(place) = place.filter(|&&place| self.analysis.loops[place].variable == value) {
            return !self.dims.contains_key(place);
        }
        let mut around =
            std::iter::successors(at.and_then(|op| body.parent_op(op)), |&op| body.parent_op(op));
        !around.any(|op| op == self.root.op)
    }

    /// The vector of a constant, at the start of the innermost new loop that is a dimension.
    fn constant(&mut self, value: Value) -> Option<Value> {
        if let Some(&(lp, vector)) = self.constants.get(&value)
            && self.open.iter().any(|open| open.op == lp)
        {
            return Some(vector);
        }
        let view = self.view(self.root.op);
        let constant = view.value(value).defined_by::<arith::ConstantOp>()?;
        let (loc, attr) = (constant.loc(), constant.value_attr().id());
        let attr = self.splat(attr, self.ty(value))?;
        let inner = self.open.iter().rev().find(|open| open.is_vector)?;
        let (lp, block) = (inner.op, inner.block);
        let all = self.b.keep_insert_point(|b| {
            b.set_start(block);
            arith::ConstantOp::build(b, loc, attr)
        });
        self.constants.insert(value, (lp, all));
        Some(all)
    }

    /// A scalar constant in all lanes.
    fn splat(&self, scalar: Attr, ty: Type) -> Option<Attr> {
        let cx = self.b.cx();
        let (_, bits) = splat_bits(cx, scalar)?;
        let size = cx.type_ref(ty).bit_width().unwrap_or(64).div_ceil(8) as usize;
        Some(cx.dense_attr(self.vector_type(ty)?, bits.to_le_bytes().get(..size)?, size))
    }

    /// An `affine.apply` stays one, of scalars.
    fn apply(&mut self, op: Op) -> Option<()> {
        let apply = self.view(op).cast::<AffineApplyOp>()?;
        let (loc, map, result) = (apply.loc(), apply.map_attr().id(), apply.op_ref().result(0));
        let operands: Vec<Value> = apply.op_ref().operands().collect();
        let is_vector =
            |value: &Value| self.vectors.contains_key(value) || self.constants.contains_key(value);
        if operands.iter().any(is_vector) {
            return None;
        }
        let operands = self.scalars(operands);
        let new = AffineApplyOp::build(&mut self.b, loc, map, &operands);
        self.scalars.insert(result, new);
        Some(())
    }

    /// The indices of a transfer in place of an access with this map.
    fn indices(&mut self, loc: Loc, map: &AffineMap, operands: &[Value]) -> Vec<Value> {
        let cx = self.b.cx();
        if map.is_identity(cx) {
            return operands.to_vec();
        }
        let one = |&expr| {
            let map = AffineMap { results: smallvec![expr], ..map.clone() };
            AffineApplyOp::build(&mut self.b, loc, cx.affine_map_attr(map), operands)
        };
        map.results.iter().map(one).collect()
    }

    /// Which index each dimension of a vector follows, and that none is out of bounds is unknown. A dimension that follows
    /// none repeats the same element.
    fn transfer(&self, op: Op, may_repeat: bool) -> Option<(Attr, Attr)> {
        let cx = self.b.cx();
        let subscripts = self.analysis.accesses.get(&op)?;
        let mut results = vec![None; self.sizes.len()];
        for place in self.analysis.around(self.view(op)) {
            let Some(&dim) = self.dims.get(&place) else { continue };
            let variable = self.analysis.loops[place].variable;
            let along = subscripts.iter().position(|used| used.contains(&variable));
            let expr = match along {
                Some(index) => cx.affine_dim(u32::try_from(index).ok()?),
                None if may_repeat => cx.affine_constant(0),
                None => return None,
            };
            let is_taken = along.is_some() && results.contains(&Some(expr));
            if is_taken || results[dim].replace(expr).is_some() {
                return None;
            }
        }
        let results = results.into_iter().collect::<Option<Vec<_>>>()?;
        let map = AffineMap::new(u32::try_from(subscripts.len()).ok()?, 0, results);
        let in_bounds = vec![cx.bool_attr(false); self.sizes.len()];
        Some((cx.affine_map_attr(map), cx.array_attr(&in_bounds)))
    }

    fn load(&mut self, op: Op) -> Option<()> {
        let load = self.view(op).cast::<AffineLoadOp>()?;
        let (loc, memref, map, result) = (load.loc(), load.memref(), load.map().clone(), load.result());
        let operands: Vec<Value> = load.indices().collect();
        let ty = self.vector_type(self.ty(result))?;
        let operands = self.scalars(operands);
        let is_applied = |&value: &Value| self.view(op).value(value).defined_by::<AffineApplyOp>().is_some();
        if !map.is_identity(self.b.cx()) && operands.iter().any(is_applied) {
            return None;
        }
        let (permutation, in_bounds) = self.transfer(op, true)?;
        let indices = self.indices(loc, &map, &operands);
        let scalar = self.ty(result);
        let padding = ub::PoisonOp::build(&mut self.b, loc, scalar);
        let b = &mut self.b;
        let new = TransferReadOp::build(b, loc, ty, memref, &indices, permutation, padding, in_bounds);
        self.vectors.insert(result, new);
        Some(())
    }

    fn store(&mut self, op: Op) -> Option<()> {
        let store = self.view(op).cast::<AffineStoreOp>()?;
        let (loc, memref, map, value) = (store.loc(), store.memref(), store.map().clone(), store.value());
        let operands: Vec<Value> = store.indices().collect();
        let value = self.vector(value)?;
        let operands = self.scalars(operands);
        let (permutation, in_bounds) = self.transfer(op, false)?;
        let indices = self.indices(loc, &map, &operands);
        TransferWriteOp::build(&mut self.b, loc, value, memref, &indices, permutation, in_bounds);
        Some(())
    }

    /// An operation on each element becomes the same on vectors.
    fn widen(&mut self, op: Op) -> Option<Op> {
        let view = self.view(op);
        let is_end = view.is::<AffineYieldOp>();
        if !is_end && !view.has_trait(Traits::ELEMENTWISE) {
            return None;
        }
        let operands: Vec<Value> = view.operands().collect();
        let old: Vec<Value> = view.results().collect();
        let types = old.iter().map(|&value| self.vector_type(self.ty(value)));
        let types = types.collect::<Option<Vec<Type>>>()?;
        let operands = operands.into_iter().map(|value| self.vector(value)).collect::<Option<Vec<_>>>()?;
        let body = self.b.body();
        let mut state = OpState::new(self.b.cx(), body.op_name(op), body.loc(op));
        state.operands.extend(operands);
        state.result_types.extend(types);
        state.inherent = body.inherent(op).into();
        let discardable = body.discardable(op);
        let new = self.b.create(state);
        if discardable.is_some() {
            self.b.body_mut().set_discardable(new, discardable);
        }
        let results: Vec<Value> = self.b.body().results(new).collect();
        self.vectors.extend(old.into_iter().zip(results));
        Some(new)
    }

    /// A new loop in place of one; what follows is made in it.
    fn begin(&mut self, op: Op) -> Option<()> {
        let place = *self.analysis.places.get(&op)?;
        let lp = self.view(op).cast::<AffineForOp>()?;
        let loc = lp.loc();
        let [low, high] = [lp.lower_bound_map_attr(), lp.upper_bound_map_attr()].map(|attr| attr.id());
        let low_operands: Vec<Value> = lp.lower_bound_operands().collect();
        let high_operands: Vec<Value> = lp.upper_bound_operands().collect();
        let (inits, carried): (Vec<Value>, Vec<Value>) = (lp.inits().collect(), lp.region_iter_args());
        let results: Vec<Value> = lp.op_ref().results().collect();
        let (step, variable) = (lp.step(), self.analysis.loops[place].variable);
        let dim = self.dims.get(&place).copied();
        if dim.is_some() && !inits.is_empty() && step != 1 {
            // The number of lanes that are iterations is a distance.
            return None;
        }
        let step = dim.map_or(Some(step), |dim| step.checked_mul(self.sizes[dim]))?;
        let starts = match dim {
            Some(_) => self.neutral(&inits)?,
            None => inits.iter().map(|&init| self.vector(init)).collect::<Option<Vec<_>>>()?,
        };
        let (low_operands, high_operands) = (self.scalars(low_operands), self.scalars(high_operands));
        let types: Vec<Type> = starts.iter().map(|&start| self.ty(start)).collect();
        let options = AffineForOpOptions {
            lower_bound_operands: &low_operands,
            upper_bound_operands: &high_operands,
            inits: &starts,
        };
        let new = AffineForOp::build_with(&mut self.b, loc, &types, low, high, step, options);
        if self.open.is_empty() {
            self.made.push(*new);
        }
        let new_results: Vec<Value> = self.b.body().results(*new).collect();
        if dim.is_some() {
            self.reduce(loc, &inits, &results, &new_results)?;
        } else {
            self.vectors.extend(results.into_iter().zip(new_results));
        }
        let mut args = vec![(self.b.cx().index_ty(), loc)];
        args.extend(types.iter().map(|&ty| (ty, loc)));
        let region = *self.b.body().regions_of(*new).first()?;
        let block = self.b.create_block(region, &args);
        let args = self.b.body().block_args(block).to_vec();
        self.scalars.insert(variable, args[0]);
        self.vectors.extend(carried.into_iter().zip(args[1..].iter().copied()));
        self.open.push(Open { op: *new, block, is_vector: dim.is_some() });
        if dim.is_some() && !starts.is_empty() {
            self.make_mask(*new, args[0], starts)?;
        }
        Some(())
    }

    /// The vectors with which the reductions of the nest begin.
    fn neutral(&mut self, inits: &[Value]) -> Option<Vec<Value>> {
        let root = self.root;
        let one = |(reduction, &init): (&Reduction, &Value)| {
            let (ty, loc) = (self.ty(init), self.loc(init));
            let scalar = identity(self.b.cx(), reduction.kind, ty)?;
            let attr = self.splat(scalar, ty)?;
            Some(arith::ConstantOp::build(&mut self.b, loc, attr))
        };
        if inits.len() == root.reductions.len() || inits.is_empty() {
            root.reductions.iter().zip(inits).map(one).collect()
        } else {
            None
        }
    }

    /// The scalars of the reduced vectors, combined with the initial values that matter.
    fn reduce(&mut self, loc: Loc, inits: &[Value], old: &[Value], new: &[Value]) -> Option<()> {
        let root = self.root;
        for ((reduction, &init), (&old, &new)) in root.reductions.iter().zip(inits).zip(old.iter().zip(new)) {
            let (kind, ty) = (reduction.kind, self.ty(init));
            let mut reduced = ReductionOp::build(&mut self.b, loc, ty, combining(kind)?, new);
            self.made.extend(self.b.body().defining_op(reduced));
            let known = self.view(root.op).value(init).defined_by::<arith::ConstantOp>();
            let known = known.map(|constant| constant.value_attr().id());
            if known.is_none() || known != identity(self.b.cx(), kind, ty) {
                reduced = combine(&mut self.b, loc, kind, reduced, init)?;
                self.made.extend(self.b.body().defining_op(reduced));
            }
            self.results.push((old, reduced));
        }
        Some(())
    }

    /// Which lanes are iterations, if the last vector may be incomplete.
    fn make_mask(&mut self, new: Op, variable: Value, neutral: Vec<Value>) -> Option<()> {
        let lp = self.view(new).cast::<AffineForOp>()?;
        let (loc, map) = (lp.loc(), lp.upper_bound_map().clone());
        let operands: Vec<Value> = lp.upper_bound_operands().collect();
        let cx = self.b.cx();
        let bounds = (lp.lower_bound_map().single_constant(cx), map.single_constant(cx));
        if let (Some(low), Some(high)) = bounds
            && high.checked_sub(low).and_then(|count| count.checked_rem(lp.step())) == Some(0)
        {
            return Some(());
        }
        let mut end = Applied::of_map(&map, operands.iter().copied())?;
        if end.exprs.len() != 1 {
            let least = AffineMinOp::build(&mut self.b, loc, cx.affine_map_attr(map), &operands);
            end =
                Applied { dims: smallvec![least], symbols: smallvec![], exprs: smallvec![cx.affine_dim(0)] };
        }
        let next: Vec<_> = (1..=u32::try_from(end.dims.len()).ok()?).map(|at| cx.affine_dim(at)).collect();
        let symbols: Vec<_> =
            (0..u32::try_from(end.symbols.len()).ok()?).map(|at| cx.affine_symbol(at)).collect();
        let last = cx.affine_replace(end.exprs[0], &next, &symbols);
        end.exprs[0] = cx.affine_sub(last, cx.affine_dim(0));
        end.dims.insert(0, variable);
        let left = apply_one(&mut self.b, self.root.op, loc, end).as_value(&mut self.b, loc);
        let lanes = self.vector_type(cx.int_ty(1))?;
        let lanes = CreateMaskOp::build(&mut self.b, loc, lanes, &[left]);
        self.mask = Some(Mask { lanes, neutral });
        Some(())
    }

    /// The end of a loop; what follows is made behind it.
    fn end(&mut self, op: Op) -> Option<()> {
        let new = self.widen(op)?;
        let open = self.open.pop()?;
        if open.is_vector && self.open.is_empty() {
            self.apply_mask()?;
        }
        self.b.set_after(open.op);
        debug_assert!(self.b.body().parent_op(new) == Some(open.op));
        Some(())
    }

    /// Lets the lanes that are no iterations contribute nothing.
    fn apply_mask(&mut self) -> Option<()> {
        let Some(Mask { lanes, neutral }) = self.mask.take() else { return Some(()) };
        for (reduction, neutral) in self.root.reductions.iter().zip(neutral) {
            let value = self.vector(reduction.value)?;
            let old = *self.vectors.get(&self.b.body().result(reduction.combiner, 0))?;
            let combiner = self.b.body().defining_op(old)?;
            let loc = self.loc(value);
            self.b.set_before(combiner);
            let masked = arith::SelectOp::build(&mut self.b, loc, lanes, value, neutral);
            let body = self.b.body_mut();
            body.replace_uses_if(value, masked, |body, used| body.use_owner(used).0 == combiner);
        }
        Some(())
    }

    /// Erases the old nest, or what was made in its place.
    fn finish(mut self, is_done: bool) {
        if is_done {
            for (old, new) in std::mem::take(&mut self.results) {
                self.b.replace_all_uses(old, new);
            }
            self.b.erase_op(self.root.op);
        } else {
            for op in self.made.iter().rev() {
                self.b.erase_op(*op);
            }
        }
    }
}
