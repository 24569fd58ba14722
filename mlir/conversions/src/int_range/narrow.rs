//! `arith-int-range-narrowing`: integers that fit fewer bits are computed with fewer bits.

use std::collections::HashSet;

use dialects::arith::{
    AddIOp, CeilDivSIOp, CeilDivUIOp, CmpIOp, DivSIOp, DivUIOp, ExtSIOp, ExtUIOp, FloorDivSIOp,
    INTEGER_OVERFLOW_FLAGS_ATTR_SPEC, IndexCastOp, IndexCastUIOp, IntegerOverflowFlags, MaxSIOp, MinSIOp,
    MulSIExtendedOp, MulUIExtendedOp, RemSIOp, RemUIOp, ShLIOp, ShRSIOp, ShRUIOp, TruncIOp,
};
use mlir::dataflow::IntRange;
use mlir::opdef::{OpDef, Traits};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet, RewritePattern};
use mlir::{Context, Handle, Loc, Op, OpRef, OpState, OpType, Type, TypeKind, Value};

use super::known::Ranges;

/// The patterns; those values that are indices of affine operations stay. MLIR makes these invalid.
pub(super) fn patterns(ranges: &Ranges, widths: &[u32], indices: HashSet<Value>) -> PatternSet {
    let mut set = PatternSet::new();
    set.add_pattern(NarrowElementwise { ranges: ranges.clone(), widths: widths.to_vec(), indices });
    let known = ranges.clone();
    let of_compare = widths.to_vec();
    set.add(move |op: Handle<CmpIOp>, rw| narrow_compare(*op, rw, &known, &of_compare));
    let of_cast = widths.to_vec();
    set.add(move |op: Handle<IndexCastUIOp>, rw| fold_chain::<IndexCastUIOp<'_>>(*op, rw, &of_cast));
    let of_cast = widths.to_vec();
    set.add(move |op: Handle<IndexCastOp>, rw| fold_chain::<IndexCastOp<'_>>(*op, rw, &of_cast));
    set
}

/// How a value may be truncated and extended again without a change.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cast {
    Signed,
    Unsigned,
    Both,
}

impl Cast {
    /// The casts that keep all numbers of a range; `None` if none does, or the type is no wider.
    fn of(range: IntRange, width: u32) -> Option<Self> {
        if range.width() <= width {
            return None;
        }
        let low = IntRange::full(width);
        let signed = low.smin() <= range.smin()
            && range.smin() <= low.smax()
            && low.smin() <= range.smax()
            && range.smax() <= low.smax();
        let unsigned = range.umin() <= low.umax() && range.umax() <= low.umax();
        match (signed, unsigned) {
            (true, true) => Some(Cast::Both),
            (true, false) => Some(Cast::Signed),
            (false, true) => Some(Cast::Unsigned),
            (false, false) => None,
        }
    }

    /// The casts that keep both of two values.
    fn and(self, other: Self) -> Option<Self> {
        match (self, other) {
            (Cast::Both, one) | (one, Cast::Both) => Some(one),
            (one, two) => (one == two).then_some(one),
        }
    }
}

/// Operations that take the highest bit for a sign: numbers that use this bit are others for them.
const SIGNED: [&OpDef; 8] = [
    CeilDivSIOp::DEF,
    DivSIOp::DEF,
    FloorDivSIOp::DEF,
    MaxSIOp::DEF,
    MinSIOp::DEF,
    MulSIExtendedOp::DEF,
    RemSIOp::DEF,
    ShRSIOp::DEF,
];

/// Operations whose results depend on how many bits a negative number has.
const UNSIGNED: [&OpDef; 5] =
    [CeilDivUIOp::DEF, DivUIOp::DEF, MulUIExtendedOp::DEF, RemUIOp::DEF, ShRUIOp::DEF];

/// Whether an operation computes the same with numbers that are cast so. MLIR narrows these all the same.
fn computes_the_same(op: OpRef<'_>, kind: Cast) -> bool {
    let is_one_of =
        |list: &[&OpDef]| op.def().is_some_and(|def| list.iter().any(|&of| std::ptr::eq(of, def)));
    match kind {
        Cast::Both => true,
        Cast::Signed => !is_one_of(&UNSIGNED),
        Cast::Unsigned => {
            let predicate = op.cast::<CmpIOp<'_>>().map(CmpIOp::predicate);
            let compares_signed = predicate.is_some_and(|predicate| predicate != predicate.unsigned());
            !compares_signed && !is_one_of(&SIGNED)
        }
    }
}

/// The flags of an operation that still hold if its numbers are cast so. MLIR keeps them all.
fn kept_flags(op: OpRef<'_>, kind: Cast) -> Option<IntegerOverflowFlags> {
    let flags = IntegerOverflowFlags::from_value(op.attr(AddIOp::OVERFLOW_FLAGS_ATTR)?.as_enum()?)?;
    Some(match kind {
        Cast::Both => flags,
        Cast::Signed => flags - IntegerOverflowFlags::NUW,
        Cast::Unsigned => flags - IntegerOverflowFlags::NSW,
    })
}

/// The type with integers of another width.
fn resized(cx: &Context, ty: Type, width: u32) -> Type {
    let narrow = cx.int_ty(width);
    let view = cx.type_ref(ty);
    if view.is_shaped() { view.with_element_type(narrow).id() } else { narrow }
}

/// Casts a value between integers and indices.
fn cast(rw: &mut PatternRewriter<'_>, loc: Loc, value: Value, to: Type, kind: Cast) -> Value {
    let cx = rw.cx();
    let from = rw.body().ty(value);
    if from == to {
        return value;
    }
    let [source, dest] = [from, to].map(|ty| cx.type_ref(ty).element_type());
    let def = match (source.bit_width(), dest.bit_width()) {
        _ if source.is_index() || dest.is_index() => match kind {
            Cast::Signed => IndexCastOp::DEF,
            Cast::Unsigned | Cast::Both => IndexCastUIOp::DEF,
        },
        (Some(source), Some(dest)) if dest < source => TruncIOp::DEF,
        _ if kind == Cast::Signed => ExtSIOp::DEF,
        _ => ExtUIOp::DEF,
    };
    let mut state = OpState::of(cx, def, loc);
    state.operands.push(value);
    state.result_types.push(to);
    rw.create_value(state)
}

/// Creates a copy of an operation with other operands and results.
fn copy_op(rw: &mut PatternRewriter<'_>, op: Op, operands: &[Value], results: &[Type]) -> Op {
    let cx = rw.cx();
    let view = rw.op(op);
    let mut state = OpState::new(cx, view.op_name(), view.loc());
    state.inherent = view.body().inherent(op).iter().copied().collect();
    state.discardable = view.discardable().to_vec();
    state.operands.extend_from_slice(operands);
    state.result_types.extend_from_slice(results);
    rw.create(state)
}

struct NarrowElementwise {
    ranges: Ranges,
    widths: Vec<u32>,
    indices: HashSet<Value>,
}

impl RewritePattern for NarrowElementwise {
    fn root(&self) -> Option<&'static str> {
        None
    }

    fn match_and_rewrite(&self, op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
        let view = rw.op(op);
        if !view.has_trait(Traits::ELEMENTWISE) || view.num_results() == 0 || view.num_operands() == 0 {
            return Err(NoMatch);
        }
        let ty = rw.body().ty(view.result(0));
        let same = |other: Type| other == ty;
        if view.num_regions() > 0 || !view.operand_types().all(same) || !view.result_types().all(same) {
            return Err(NoMatch);
        }
        let operands: Vec<Value> = view.operands().collect();
        let results: Vec<Value> = view.results().collect();
        if results.iter().any(|result| self.indices.contains(result)) {
            return Err(NoMatch);
        }
        let all = operands.iter().chain(&results);
        let ranges: Vec<IntRange> = all.map(|&v| self.ranges.get(v)).collect::<Option<_>>().ok_or(NoMatch)?;
        let loc = view.loc();
        // A shift by the narrower width or more would be undefined. MLIR overlooks this.
        let is_shift = view.is::<ShLIOp<'_>>() || view.is::<ShRSIOp<'_>>() || view.is::<ShRUIOp<'_>>();
        let most = ranges.get(1).filter(|_| is_shift).map(|amount| amount.umax());
        let found = self.widths.iter().find_map(|&width| {
            if most.is_some_and(|most| most >= width.into()) {
                return None;
            }
            let kept = ranges.iter().try_fold(Cast::Both, |kind, &r| kind.and(Cast::of(r, width)?))?;
            let narrow = resized(rw.cx(), ty, width);
            (narrow != ty && computes_the_same(view, kept)).then_some((narrow, kept))
        });
        let (narrow, kept) = found.ok_or(NoMatch)?;
        let flags = kept_flags(view, kept);
        rw.set_before(op);
        let mut passed: Vec<Value> = Vec::new();
        for (&operand, range) in operands.iter().zip(&ranges) {
            let kind = if kept == Cast::Signed && range.smin() >= 0 { Cast::Both } else { kept };
            passed.push(cast(rw, loc, operand, narrow, kind));
        }
        // A value that is an operand twice is cast twice, and the last cast is used.
        let last: Vec<Value> = operands
            .iter()
            .map(|operand| {
                operands.iter().rposition(|other| other == operand).map_or(*operand, |at| passed[at])
            })
            .collect();
        let types = vec![narrow; results.len()];
        let new = copy_op(rw, op, &last, &types);
        if let Some(flags) = flags {
            let attr = rw.cx().enum_attr(&INTEGER_OVERFLOW_FLAGS_ATTR_SPEC, flags.value());
            rw.set_attr(new, AddIOp::OVERFLOW_FLAGS_ATTR, Some(attr));
        }
        let new_results: Vec<Value> = rw.body().results(new).collect();
        let mut replacements = Vec::new();
        for (&old, value) in results.iter().zip(new_results) {
            let back = cast(rw, loc, value, ty, kept);
            self.ranges.copy(old, back);
            replacements.push(back);
        }
        rw.replace_op(op, &replacements);
        Ok(())
    }
}

fn narrow_compare(op: Op, rw: &mut PatternRewriter<'_>, ranges: &Ranges, widths: &[u32]) -> Matched {
    let view = rw.op(op);
    let loc = view.loc();
    let [lhs, rhs] = [view.operand(0), view.operand(1)];
    let result = view.result(0);
    let ty = rw.body().ty(lhs);
    let [left, right] = [ranges.get(lhs).ok_or(NoMatch)?, ranges.get(rhs).ok_or(NoMatch)?];
    let found = widths.iter().find_map(|&width| {
        let kinds = (Cast::of(left, width)?, Cast::of(right, width)?);
        let kept = kinds.0.and(kinds.1)?;
        let narrow = resized(rw.cx(), ty, width);
        (narrow != ty && computes_the_same(view, kept)).then_some((narrow, kinds))
    });
    let (narrow, (left, right)) = found.ok_or(NoMatch)?;
    rw.set_before(op);
    let mut a = cast(rw, loc, lhs, narrow, left);
    let b = cast(rw, loc, rhs, narrow, right);
    if lhs == rhs {
        a = b;
    }
    let new = copy_op(rw, op, &[a, b], &[rw.body().ty(result)]);
    let new = rw.body().result(new, 0);
    ranges.copy(result, new);
    rw.replace_op(op, &[new]);
    Ok(())
}

/// A cast to an index and back to one of the supported widths.
fn fold_chain<T: OpType>(op: Op, rw: &mut PatternRewriter<'_>, widths: &[u32]) -> Matched {
    let body = rw.body();
    let cx = rw.cx();
    let inner = body.defining_op(body.operand(op, 0)).ok_or(NoMatch)?;
    let view = rw.op(inner);
    if !view.is::<T>() || !view.ty(view.result(0)).is_index() {
        return Err(NoMatch);
    }
    let source = view.operand(0);
    let ty = body.ty(source);
    let supported = matches!(*cx.type_kind(ty), TypeKind::Integer { width, .. } if widths.contains(&width));
    if ty != body.ty(body.result(op, 0)) || !supported {
        return Err(NoMatch);
    }
    rw.replace_op(op, &[source]);
    Ok(())
}
