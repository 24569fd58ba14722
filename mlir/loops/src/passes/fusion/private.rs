//! Shrinks a buffer to the size that one iteration of the loops around its accesses needs.

use dialects::affine::canonicalize::Applied;
use dialects::affine::{AffineLoadOp, AffineStoreOp};
use dialects::memref::{AllocOp, AllocOpOptions, AllocaOp, AllocaOpOptions, DeallocOp};
use mlir::{Body, Builder, Context, DYNAMIC, Op, OpRef, Type, TypeKind, Value};
use rustc_hash::FxHashSet;

use crate::analysis::region::Regions;
use crate::analysis::row::{self, Row};
use crate::analysis::space::enclosing;
use crate::analysis::{Access, Dependence, dependence};
use crate::util::For;
use crate::util::body::block_of;
use crate::util::subscripts::set_subscripts;

use super::legal::shape;
use super::nest::{Touch, common_loops};
use crate::passes::records::AffineLoopFusionOptions;

/// How many pairs of a write and a read are tested.
const MOST_PAIRS: usize = 64;

/// A buffer, and the accesses of it, which are all in one nest.
pub(super) struct Buffer<'a> {
    pub(super) memref: Value,
    pub(super) root: For,
    pub(super) accesses: &'a [Touch],
    /// Whether everything that an iteration reads is written in the same iteration.
    pub(super) complete: bool,
}

/// The replacement of a buffer.
pub(super) struct Smaller {
    /// The first element that an iteration uses, in each dimension; `None` if it is the only one.
    first: Vec<Option<First>>,
    ty: Type,
    /// The loop in whose iterations the buffer is private.
    pub(super) within: For,
}

/// The subscript of a first element.
struct First {
    constant: i64,
    /// Multiples of induction variables (dimensions) and of symbols.
    dims: Vec<(Value, i64)>,
    symbols: Vec<(Value, i64)>,
}

impl First {
    fn of(row: &[i64], regions: &Regions<'_>) -> Self {
        let times = |(value, variable): (Value, usize)| (value, row::coefficient(row, variable));
        let used = |&(_, times): &(Value, i64)| times != 0;
        let outside = &regions.outside;
        let loops = outside.induction_variables().filter_map(|v| Some((v, outside.variable(v)?)));
        First {
            constant: row.first().copied().unwrap_or(0),
            dims: loops.map(times).filter(used).collect(),
            symbols: regions.space.symbols().map(times).filter(used).collect(),
        }
    }
}

impl Buffer<'_> {
    /// How small the buffer can be; `None` if others use it or if it cannot shrink.
    pub(super) fn smaller(
        &self,
        cx: &Context,
        body: &Body,
        options: &AffineLoopFusionOptions,
    ) -> Option<Smaller> {
        let ops: FxHashSet<Op> = self.accesses.iter().map(|t| t.op).collect();
        let view = |op| OpRef::new(cx, body, op);
        let def = view(body.defining_op(self.memref)?);
        let simple = (def.is::<AllocOp>() || def.is::<AllocaOp>()) && def.operands_of(1).len() == 0;
        let plain = |op: &Op| view(*op).is::<AffineLoadOp>() || view(*op).is::<AffineStoreOp>();
        let known = |user: Op| ops.contains(&user) || view(user).is::<DeallocOp>();
        if !simple || !ops.iter().all(plain) || !body.users(self.memref).all(known) {
            return None;
        }
        let loops = common_loops(cx, body, self.root, ops.iter().copied());
        let forms = self.forms(cx, body);
        (1..=loops.len()).rev().find_map(|depth| {
            let smaller = self.within(cx, body, &forms, loops[depth - 1], options)?;
            (self.complete || self.is_renewed(cx, body, &forms, &loops[..depth])).then_some(smaller)
        })
    }

    /// The accesses, each form once.
    fn forms(&self, cx: &Context, body: &Body) -> Vec<Touch> {
        let mut seen = FxHashSet::default();
        self.accesses.iter().copied().filter(|t| seen.insert(shape(cx, body, t))).collect()
    }

    /// Whether no iteration of some loops reads what another iteration wrote.
    fn is_renewed(&self, cx: &Context, body: &Body, forms: &[Touch], loops: &[For]) -> bool {
        let access = |t: &Touch| Access::of(OpRef::new(cx, body, t.op));
        let outside = enclosing(OpRef::new(cx, body, *self.root))
            .iter()
            .map(|e| e.induction_variables().len())
            .sum::<usize>();
        let (writes, reads): (Vec<&Touch>, Vec<&Touch>) = forms.iter().partition(|t| t.write);
        if writes.len().saturating_mul(reads.len()) > MOST_PAIRS {
            return false;
        }
        writes.iter().all(|w| {
            reads.iter().all(|r| {
                let (Some(w), Some(r)) = (access(w), access(r)) else { return false };
                (1..=loops.len()).all(|depth| dependence(&w, &r, outside + depth) == Dependence::None)
            })
        })
    }

    fn within(
        &self,
        cx: &Context,
        body: &Body,
        forms: &[Touch],
        lp: For,
        options: &AffineLoopFusionOptions,
    ) -> Option<Smaller> {
        let end = OpRef::new(cx, body, body.last_op(block_of(body, *lp)?)?);
        let mut regions = Regions { has_whole: true, ..Regions::beside(end) };
        let rank = cx.type_ref(body.ty(self.memref)).shape()?.len();
        if self.use_one_element(cx, body, forms, &mut regions) {
            let ty = self.new_type(cx, body, &vec![1; rank], options)?;
            return Some(Smaller { first: (0..rank).map(|_| None).collect(), ty, within: lp });
        }
        for touch in forms {
            regions.add(Access::of(OpRef::new(cx, body, touch.op))?);
        }
        let [region] = &regions.regions[..] else { return None };
        let extents = region.extents.as_ref()?;
        let sizes: Vec<i64> = extents.iter().map(|e| e.size).collect();
        let ty = self.new_type(cx, body, &sizes, options)?;
        let first = extents.iter().map(|e| (e.size != 1).then(|| First::of(&e.first, &regions))).collect();
        Some(Smaller { first, ty, within: lp })
    }

    /// Whether all accesses of an iteration touch one element, whose subscripts do not change during the
    /// iteration.
    fn use_one_element<'a>(
        &self,
        cx: &'a Context,
        body: &'a Body,
        forms: &[Touch],
        regions: &mut Regions<'a>,
    ) -> bool {
        let mut subscripts = forms.iter().map(|t| {
            let access = Access::of(OpRef::new(cx, body, t.op))?;
            let operands = access.indices.iter().copied();
            let rows = regions.space.results(&mut regions.outside, access.map, operands);
            rows.into_iter().collect::<Option<Vec<Row>>>()
        });
        let Some(Some(first)) = subscripts.next() else { return false };
        subscripts.all(|other| other.as_ref() == Some(&first))
    }

    fn new_type(
        &self,
        cx: &Context,
        body: &Body,
        sizes: &[i64],
        options: &AffineLoopFusionOptions,
    ) -> Option<Type> {
        let TypeKind::MemRef { shape, element, layout: None, memory_space } =
            cx.type_ref(body.ty(self.memref)).kind()
        else {
            return None;
        };
        let is_smaller = |(&old, &new): (&i64, &i64)| new != DYNAMIC && (old == DYNAMIC || new < old);
        if !shape.iter().zip(sizes).any(is_smaller) || sizes.iter().any(|&n| n <= 0 && n != DYNAMIC) {
            return None;
        }
        let elements = sizes.iter().try_fold(1u64, |n, &size| n.checked_mul(size.unsigned_abs()));
        let bits = cx.type_ref(*element).bit_width().map_or(64, u64::from);
        let is_known = !sizes.contains(&DYNAMIC);
        let bytes = if is_known { elements?.checked_mul(bits.div_ceil(8))? } else { u64::MAX };
        let fast = bytes <= options.local_buf_threshold.saturating_mul(1024) && options.fast_mem_space > 0;
        let memory_space = if fast {
            Some(cx.int_attr_of_width(i64::from(options.fast_mem_space), 64))
        } else {
            *memory_space
        };
        Some(cx.ty(TypeKind::MemRef { shape: sizes.into(), element: *element, layout: None, memory_space }))
    }
}

/// Replaces a buffer by a smaller one; returns the new memref.
pub(super) fn replace(b: &mut Builder<'_>, buffer: &Buffer<'_>, new: &Smaller) -> Option<Value> {
    let def = b.body().defining_op(buffer.memref)?;
    let loc = b.body().loc(def);
    b.set_before(def);
    let view = OpRef::new(b.cx(), b.body(), def);
    let kept = kept_sizes(view, b.cx().type_ref(new.ty).shape()?);
    let dynamic_sizes = &kept[..];
    let memref = if let Some(alloc) = view.cast::<AllocOp>() {
        let alignment = alloc.alignment();
        let options = AllocOpOptions { alignment, dynamic_sizes, ..Default::default() };
        AllocOp::build_with(b, loc, new.ty, options)
    } else {
        let alignment = view.cast::<AllocaOp>()?.alignment();
        let options = AllocaOpOptions { alignment, dynamic_sizes, ..Default::default() };
        AllocaOp::build_with(b, loc, new.ty, options)
    };
    for touch in buffer.accesses {
        shift(b, touch.op, memref, new);
    }
    b.replace_op(def, &[memref]);
    Some(memref)
}

/// The sizes that an allocation is given, of those dimensions that stay unknown.
fn kept_sizes(alloc: OpRef<'_>, new: &[i64]) -> Vec<Value> {
    let old = alloc.ty(alloc.result(0)).shape().unwrap_or_default();
    let unknown = old.iter().zip(new).filter(|(old, _)| **old == DYNAMIC);
    let given = alloc.operands_of(0);
    unknown.zip(given).filter(|((_, new), _)| **new == DYNAMIC).map(|(_, size)| size).collect()
}

/// Redirects an access to the new buffer: its subscripts become distances from the first element.
fn shift(b: &mut Builder<'_>, op: Op, memref: Value, new: &Smaller) -> Option<()> {
    let view = OpRef::new(b.cx(), b.body(), op);
    let access = Access::of(view)?;
    let cx = b.cx();
    let mut at = Applied::of_map(access.map, access.indices.iter().copied())?;
    let mut exprs = std::mem::take(&mut at.exprs);
    for (expr, first) in exprs.iter_mut().zip(&new.first) {
        let Some(first) = first else {
            *expr = cx.affine_constant(0);
            continue;
        };
        for &(value, times) in &first.dims {
            at.dims.push(value);
            let dim = cx.affine_dim(at.dims.len() as u32 - 1);
            *expr = cx.affine_sub(*expr, cx.affine_mul(dim, cx.affine_constant(times)));
        }
        for &(value, times) in &first.symbols {
            at.symbols.push(value);
            let symbol = cx.affine_symbol(at.symbols.len() as u32 - 1);
            *expr = cx.affine_sub(*expr, cx.affine_mul(symbol, cx.affine_constant(times)));
        }
        *expr = cx.affine_sub(*expr, cx.affine_constant(first.constant));
    }
    at.exprs = exprs;
    at.simplify(view);
    set_subscripts(b, op, memref, &at)
}
