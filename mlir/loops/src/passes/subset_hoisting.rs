//! The `loop-invariant-subset-hoisting` pass: keeps a slice of a tensor in a value of its own while a loop runs.
//!
//! If each iteration takes the same slice of a tensor that the loop carries, and puts a new one back, the loop can carry
//! the slice instead. All other operations on that tensor must be on slices that do not overlap this one. Inner loops come
//! first, so that a slice can leave several.

use std::collections::BTreeMap;

use dialects::affine::{AffineApplyOp, AffineForOp};
use dialects::arith::{AddIOp, MulIOp, SubIOp};
use dialects::matching::constant_index;
use dialects::offsets_sizes_strides::{Mixed, Slice};
use dialects::scf::ForOp;
use dialects::tensor::{ExtractSliceOp, InsertSliceOp};
use dialects::vector::{TransferReadOp, TransferWriteOp};
use mlir::affine::{AffineBinary, AffineExprKind};
use mlir::interfaces::LoopLikeOpInterface;
use mlir::opdef::Traits;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{AffineExpr, Body, Builder, Context, Op, OpRef, OpState, Value};

use super::records::LoopInvariantSubsetHoisting;

impl RunPass for LoopInvariantSubsetHoisting {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        op.for_each_body(state, &|_, body, _| {
            for op in body.all_ops_post() {
                if OpRef::new(cx, body, op).is::<ForOp<'_>>() {
                    hoist(cx, body, op);
                }
            }
            Ok(())
        })
    }
}

/// The operands of `scf.for` before the initial values.
const BOUNDS: usize = 3;

/// Hoists slices of all tensors that a loop carries, also of those that are such slices themselves.
fn hoist(cx: &Context, body: &mut Body, lp: Op) {
    let mut lp = lp;
    let mut at = 0;
    while at < body.num_results(lp) {
        let mut subsets = Subsets::default();
        if subsets.follow(cx, body, lp, at, true).is_some() {
            for (extraction, insertion) in subsets.pairs(body) {
                if can_leave(cx, body, lp, extraction) && can_leave(cx, body, lp, insertion) {
                    lp = hoist_pair(cx, body, (lp, at), extraction, insertion);
                }
            }
        }
        at += 1;
    }
}

/// An operation that takes a slice of a tensor, or puts one into it.
#[derive(Clone, Debug)]
struct Subset {
    op: Op,
    /// The operand that is the tensor.
    tensor: usize,
    /// The operand that is put into the tensor.
    source: Option<usize>,
    /// The offset, size and stride in each dimension.
    places: Vec<[Option<Linear>; 3]>,
}

impl Subset {
    fn of(op: OpRef<'_>) -> Option<Self> {
        let (tensor, source) = if op.is::<ExtractSliceOp<'_>>() || op.is::<TransferReadOp<'_>>() {
            (0, None)
        } else if op.is::<InsertSliceOp<'_>>() || op.is::<TransferWriteOp<'_>>() {
            (1, Some(0))
        } else {
            return None;
        };
        let slice = match (op.cast::<TransferReadOp<'_>>(), op.cast::<TransferWriteOp<'_>>()) {
            (Some(read), _) => {
                transferred(op, read.indices().collect(), read.permutation_map(), read.vector())
            }
            (None, Some(write)) => {
                transferred(op, write.indices().collect(), write.permutation_map(), write.value_to_store())
            }
            (None, None) => Slice::of(op),
        };
        let is_tensor = op.ty(op.operand(tensor)).is_ranked_tensor();
        let places = slice.offsets.iter().zip(&slice.sizes).zip(&slice.strides);
        let places =
            places.map(|((&o, &size), &stride)| [o, size, stride].map(|n| Linear::of(op, n))).collect();
        is_tensor.then(|| Subset { op: op.id(), tensor, source, places })
    }

    /// Whether both are known to be the same slice.
    fn is_same(&self, other: &Subset) -> bool {
        let equal = |(a, b): (&[Option<Linear>; 3], &[Option<Linear>; 3])| {
            a.iter().zip(b).all(|(a, b)| a.is_some() && a == b)
        };
        self.places.len() == other.places.len() && self.places.iter().zip(&other.places).all(equal)
    }

    /// Whether the slices are known not to overlap: one ends before the other begins, in some dimension.
    fn is_disjoint(&self, other: &Subset) -> bool {
        let ends_before = |a: &[Option<Linear>; 3], b: &[Option<Linear>; 3]| {
            let [Some(offset), Some(size), Some(stride)] = a else { return false };
            let Some(start) = &b[0] else { return false };
            let end = size.times(stride).and_then(|length| offset.plus(&length, 1));
            end.and_then(|end| end.plus(start, -1))
                .is_some_and(|gap| gap.terms.is_empty() && gap.constant <= 0)
        };
        self.places.iter().zip(&other.places).any(|(a, b)| ends_before(a, b) || ends_before(b, a))
    }
}

/// The slice that a transfer of a vector accesses.
fn transferred(op: OpRef<'_>, indices: Vec<Value>, map: &mlir::AffineMap, vector: Value) -> Slice {
    let mut sizes = vec![Mixed::Known(1); indices.len()];
    for (&result, &size) in map.results.iter().zip(op.ty(vector).shape().unwrap_or_default()) {
        if let AffineExprKind::Dim(dim) = op.cx().affine_kind(result)
            && let Some(slot) = sizes.get_mut(*dim as usize)
        {
            *slot = Mixed::Known(size);
        }
    }
    let strides = vec![Mixed::Known(1); indices.len()];
    Slice { offsets: indices.into_iter().map(Mixed::Value).collect(), sizes, strides }
}

/// The operations on slices of a tensor, along the chain of its versions in one iteration.
#[derive(Default)]
struct Subsets {
    all: Vec<Subset>,
    /// The indices of an extraction and an insertion of the same slice, as far as there are both.
    pairs: Vec<(Option<usize>, Option<usize>)>,
}

impl Subsets {
    /// Collects the operations from an argument of a loop to the value that is yielded for it; `None` if others use the
    /// tensor, or its versions are no chain. The operations of inner loops are not to be hoisted.
    fn follow(&mut self, cx: &Context, body: &Body, lp: Op, at: usize, hoistable: bool) -> Option<()> {
        let view = OpRef::new(cx, body, lp);
        let interface = view.interface::<LoopLikeOpInterface>()?;
        let mut value = *(interface.region_iter_args)(view).get(at)?;
        loop {
            if let Some((end, index)) = only_terminator(cx, body, value) {
                let yields = body.parent_op(end) == Some(lp) && index == at;
                return yields.then_some(());
            }
            let mut next = None;
            for used in body.uses(value) {
                let (user, index) = body.use_owner(used);
                let user = OpRef::new(cx, body, user);
                if user.is::<ForOp<'_>>() || user.is::<AffineForOp<'_>>() {
                    let inner = user.interface::<LoopLikeOpInterface>()?;
                    let inits = (inner.loop_inits)(user).len();
                    let inner_at = (index + inits).checked_sub(user.num_operands())?;
                    self.follow(cx, body, user.id(), inner_at, false)?;
                    next = Some(*(inner.loop_results)(user)?.get(inner_at)?);
                    continue;
                }
                let subset = Subset::of(user)?;
                if subset.source.is_some() {
                    if index != subset.tensor || next.is_some() {
                        return None;
                    }
                    next = Some(user.result(0));
                }
                self.add(subset, hoistable);
            }
            value = next?;
        }
    }

    /// Adds an operation, and pairs it with one of the other kind on the same slice.
    fn add(&mut self, subset: Subset, hoistable: bool) {
        let new = self.all.len();
        if hoistable {
            let extracts = subset.source.is_none();
            let matches = |&(extraction, insertion): &(Option<usize>, Option<usize>)| {
                let other = if extracts { insertion } else { extraction };
                other.is_some_and(|other| self.all[other].is_same(&subset))
            };
            let known = self.pairs.iter().position(matches);
            let pair = match known {
                Some(known) => &mut self.pairs[known],
                None => {
                    self.pairs.push((None, None));
                    let last = self.pairs.len() - 1;
                    &mut self.pairs[last]
                }
            };
            if extracts { pair.0 = Some(new) } else { pair.1 = Some(new) }
        }
        self.all.push(subset);
    }

    /// The extraction and the insertion of each slice that no other operation may access.
    fn pairs(&self, body: &Body) -> Vec<(&Subset, &Subset)> {
        let both = self.pairs.iter().filter_map(|&(extraction, insertion)| Some((extraction?, insertion?)));
        both.filter(|&(extraction, insertion)| {
            let others = (0..self.all.len()).filter(|&at| at != extraction && at != insertion);
            let apart = |at: usize| {
                let other = &self.all[at];
                other.is_disjoint(&self.all[extraction]) && other.is_disjoint(&self.all[insertion])
            };
            let (from, to) = (&self.all[extraction], &self.all[insertion]);
            let source = to.source.map(|source| body.operand(to.op, source));
            let same_type = source.is_some_and(|s| body.ty(s) == body.ty(body.result(from.op, 0)));
            same_type && others.into_iter().all(apart)
        })
        .map(|(extraction, insertion)| (&self.all[extraction], &self.all[insertion]))
        .collect()
    }
}

/// The only use of a value, if that is by a terminator.
fn only_terminator(cx: &Context, body: &Body, value: Value) -> Option<(Op, usize)> {
    let used = body.uses(value).next().filter(|_| body.has_one_use(value))?;
    let (user, index) = body.use_owner(used);
    OpRef::new(cx, body, user).has_trait(Traits::TERMINATOR).then_some((user, index))
}

/// Whether all operands but the tensor and what is put into it are from outside the loop.
fn can_leave(cx: &Context, body: &Body, lp: Op, subset: &Subset) -> bool {
    let view = OpRef::new(cx, body, subset.op);
    view.operands().enumerate().all(|(index, operand)| {
        index == subset.tensor || Some(index) == subset.source || !body.is_defined_inside(lp, operand)
    })
}

/// Makes the loop carry the slice; returns the new loop.
fn hoist_pair(
    cx: &Context,
    body: &mut Body,
    (lp, at): (Op, usize),
    extraction: &Subset,
    insertion: &Subset,
) -> Op {
    let slice = body.result(extraction.op, 0);
    let source = insertion.source.unwrap_or_default();
    let yielded = body.operand(insertion.op, source);
    let new = with_carried(cx, body, lp, slice, yielded);
    let result = body.result(new, at);
    let last = body.num_results(new) - 1;
    let slice_result = body.result(new, last);
    body.move_op_before(extraction.op, new);
    if let Some(next) = body.next_op(new) {
        body.move_op_before(insertion.op, next);
    }
    let updated = body.result(insertion.op, 0);
    let tensor = body.operand(insertion.op, insertion.tensor);
    body.replace_all_uses(updated, tensor);
    let init = body.operand(new, BOUNDS + at);
    body.set_operand(extraction.op, extraction.tensor, init);
    body.replace_all_uses(result, updated);
    body.set_operand(insertion.op, source, slice_result);
    body.set_operand(insertion.op, insertion.tensor, result);
    new
}

/// Replaces a loop by one that carries another value too: in the loop, the argument is used instead of the initial value.
fn with_carried(cx: &Context, body: &mut Body, lp: Op, init: Value, yielded: Value) -> Op {
    let view = OpRef::new(cx, body, lp);
    let mut state = OpState::new(cx, view.op_name(), view.loc());
    state.operands.extend(view.operands().chain([init]));
    state.result_types.extend(view.result_types().chain([body.ty(init)]));
    state.inherent = body.inherent(lp).into();
    state.discardable = view.discardable().to_vec();
    let from = body.regions_of(lp).first().copied();
    let to = body.create_region();
    state.regions.push(to);
    let loc = body.loc(lp);
    let new = Builder::before(cx, body, lp).create(state);
    if let Some(from) = from {
        body.move_blocks(from, to);
    }
    if let Some(block) = body.entry_block(to) {
        let argument = body.add_block_arg(block, body.ty(init), loc);
        if let Some(end) = body.last_op(block) {
            let operands: Vec<Value> = body.operands(end).chain([yielded]).collect();
            body.set_operands(end, &operands);
        }
        body.replace_uses_if(init, argument, |body, used| {
            let (user, _) = body.use_owner(used);
            user != new && body.ancestor_in_block(block, user).is_some()
        });
    }
    let results: Vec<(Value, Value)> = body.results(lp).zip(body.results(new)).collect();
    for (old, new) in results {
        body.replace_all_uses(old, new);
    }
    body.erase_op(lp);
    new
}

/// A sum of multiples of values and a constant.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Linear {
    constant: i64,
    terms: BTreeMap<Value, i64>,
}

/// How many operations deep a sum is looked for.
const MAX_DEPTH: usize = 32;

impl Linear {
    /// `None` if numbers do not fit.
    fn of(op: OpRef<'_>, number: Mixed) -> Option<Self> {
        match number {
            Mixed::Known(constant) => Some(Linear { constant, terms: BTreeMap::new() }),
            Mixed::Value(value) => Self::of_value(op, value, 0),
        }
    }

    fn known(constant: i64) -> Self {
        Linear { constant, terms: BTreeMap::new() }
    }

    fn of_value(op: OpRef<'_>, value: Value, depth: usize) -> Option<Self> {
        if let Some(constant) = constant_index(op, value) {
            return Some(Self::known(constant));
        }
        let atom = || Some(Linear { constant: 0, terms: BTreeMap::from([(value, 1)]) });
        let Some(def) = op.body().defining_op(value).filter(|_| depth < MAX_DEPTH) else { return atom() };
        let def = op.sibling(def);
        let operand = |index: usize| Self::of_value(op, def.operand(index), depth + 1);
        if def.is::<AddIOp<'_>>() {
            return operand(0)?.plus(&operand(1)?, 1);
        }
        if def.is::<SubIOp<'_>>() {
            return operand(0)?.plus(&operand(1)?, -1);
        }
        if def.is::<MulIOp<'_>>() {
            return operand(0)?.times(&operand(1)?).or_else(atom);
        }
        let Some(apply) = def.cast::<AffineApplyOp<'_>>() else { return atom() };
        let map = apply.map();
        let operands: Option<Vec<Linear>> = (0..def.num_operands()).map(operand).collect();
        let result = *map.results.first()?;
        Self::of_expr(op.cx(), result, &operands?, map.dims as usize).or_else(atom)
    }

    /// `None` if an expression is not linear.
    fn of_expr(cx: &Context, expr: AffineExpr, operands: &[Linear], dims: usize) -> Option<Self> {
        match cx.affine_kind(expr) {
            AffineExprKind::Constant(constant) => Some(Self::known(*constant)),
            AffineExprKind::Dim(at) => operands.get(*at as usize).cloned(),
            AffineExprKind::Symbol(at) => operands.get(dims + *at as usize).cloned(),
            AffineExprKind::Binary(op, left, right) => {
                let left = Self::of_expr(cx, *left, operands, dims)?;
                let right = Self::of_expr(cx, *right, operands, dims)?;
                match op {
                    AffineBinary::Add => left.plus(&right, 1),
                    AffineBinary::Mul => left.times(&right),
                    _ => None,
                }
            }
        }
    }

    /// `self + factor * other`
    fn plus(&self, other: &Linear, factor: i64) -> Option<Self> {
        let mut sum = self.clone();
        sum.constant = sum.constant.checked_add(other.constant.checked_mul(factor)?)?;
        for (&value, &by) in &other.terms {
            let term = sum.terms.entry(value).or_default();
            *term = term.checked_add(by.checked_mul(factor)?)?;
        }
        sum.terms.retain(|_, by| *by != 0);
        Some(sum)
    }

    /// The product, if one of the factors is a number.
    fn times(&self, other: &Linear) -> Option<Self> {
        let (number, sum) = match (self.terms.is_empty(), other.terms.is_empty()) {
            (true, _) => (self.constant, other),
            (_, true) => (other.constant, self),
            _ => return None,
        };
        Self::known(0).plus(sum, number)
    }
}
