//! A loop for each dimension, through memory on the stack.
//!
//! First a vector is put into memory as a whole, and its access gets a label. Then each labelled access becomes a loop
//! over accesses of one dimension less, which are labelled in turn.

use dialects::matching::build_index;
use dialects::vector::types::{VectorType, vector};
use dialects::vector::{BroadcastOp, TransferReadOp, TransferWriteOp, TypeCastOp};
use dialects::{memref, scf};
use mlir::opdef::Traits;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Block, Builder, Handle, Loc, Op, Type, TypeKind, Value};

use super::guard::{guarded, indices_at, mask_rank};
use super::options::Options;
use crate::vector::access::{Access, Moved};
use crate::vector::build::vector_of;

/// The attribute of an access whose vector is in memory already.
const LABEL: &str = "__vector_to_scf_lowering__";

pub(super) fn patterns(patterns: &mut PatternSet, options: Options, has_scope: bool) {
    patterns.add(move |op: Handle<TransferReadOp>, rw: &mut PatternRewriter<'_>| {
        prepare(*op, rw, options, has_scope)
    });
    patterns.add(move |op: Handle<TransferWriteOp>, rw: &mut PatternRewriter<'_>| {
        prepare(*op, rw, options, has_scope)
    });
    patterns.add(move |op: Handle<TransferReadOp>, rw: &mut PatternRewriter<'_>| unpack(*op, rw, options));
    patterns.add(move |op: Handle<TransferWriteOp>, rw: &mut PatternRewriter<'_>| unpack(*op, rw, options));
}

/// The block at whose start memory on the stack is allocated.
fn scope(rw: &PatternRewriter<'_>, op: Op, has_scope: bool) -> Option<Block> {
    let body = rw.body();
    let mut at = op;
    while let Some(around) = body.parent_op(at) {
        if rw.op(around).has_trait(Traits::AUTOMATIC_ALLOCATION_SCOPE) {
            return body.entry_block(*body.regions_of(around).first()?);
        }
        at = around;
    }
    let root = body.region_of(body.block_of(at)?)?;
    has_scope.then(|| body.entry_block(root))?
}

/// Memory for one vector.
fn cell(rw: &mut PatternRewriter<'_>, loc: Loc, ty: Type) -> Value {
    let cx = rw.cx();
    memref::AllocaOp::build(rw, loc, cx.memref_ty(&[], ty))
}

/// Puts the vector and the mask into memory.
fn prepare(op: Op, rw: &mut PatternRewriter<'_>, options: Options, has_scope: bool) -> Matched {
    let mut access = Access::of(rw, op)?;
    let cx = rw.cx();
    let ty = vector_of(cx, access.vector)?;
    if rw.op(op).attr(LABEL).is_some() || ty.rank() <= options.target_rank {
        return Err(rw.no_match("in memory already, or of few dimensions"));
    }
    let is_left = access.is_tensor(rw) && !options.lower_tensors;
    if ty.scalable.first() != Some(&false) || is_left || !access.same_elements(rw) {
        return Err(rw.no_match("no loop for this"));
    }
    let start = scope(rw, op, has_scope).ok_or(NoMatch)?;
    let loc = access.loc;
    rw.set_start(start);
    let data = cell(rw, loc, access.vector);
    let mask = access.mask.map(|mask| {
        let ty = rw.body().ty(mask);
        (mask, cell(rw, loc, ty))
    });
    rw.set_before(op);
    if let Some((mask, memory)) = mask {
        memref::StoreOp::build(rw, loc, mask, memory, &[]);
        access.mask = Some(memref::LoadOp::build(rw, loc, memory, &[]));
    }
    match access.moved {
        Moved::Read { .. } => {
            let read = access.build(rw);
            rw.set_attr(read, LABEL, Some(cx.unit_attr()));
            let value = rw.body().result(read, 0);
            memref::StoreOp::build(rw, loc, value, data, &[]);
            let value = memref::LoadOp::build(rw, loc, data, &[]);
            rw.replace_by(op, value)
        }
        Moved::Written { value } => {
            memref::StoreOp::build(rw, loc, value, data, &[]);
            access.moved = Moved::Written { value: memref::LoadOp::build(rw, loc, data, &[]) };
            let new = access.build(rw);
            rw.set_attr(new, LABEL, Some(cx.unit_attr()));
            let results: Vec<Value> = rw.body().results(new).collect();
            rw.replace_op(op, &results);
            Ok(())
        }
    }
}

/// Memory, and where in it the vector is.
struct Place {
    memory: Value,
    indices: Vec<Value>,
}

/// Where a value is loaded from.
fn loaded(rw: &PatternRewriter<'_>, value: Value) -> Result<Place, NoMatch> {
    let load = rw.defining::<memref::LoadOp>(value)?;
    Ok(Place { memory: load.memref(), indices: load.indices().collect() })
}

/// The type of memory of vectors that have one dimension less, where the memory has one more.
fn unpacked(rw: &PatternRewriter<'_>, memory: Value) -> Result<Type, NoMatch> {
    let cx = rw.cx();
    let TypeKind::MemRef { shape, element, .. } = cx.type_kind(rw.body().ty(memory)) else {
        return Err(NoMatch);
    };
    let ty = vector_of(cx, *element)?;
    match ty.dims().next() {
        Some((extent, false)) => {
            let shape: Vec<i64> = shape.iter().copied().chain([extent]).collect();
            Ok(cx.memref_ty(&shape, vector(cx, ty.dims().skip(1), ty.element)))
        }
        _ => Err(rw.no_match("the dimension is scalable")),
    }
}

/// A step of a loop.
struct Step<'s> {
    access: &'s Access,
    data: &'s Place,
    mask: Option<&'s Place>,
    options: Options,
}

impl Step<'_> {
    /// Where the part of this step is.
    fn at(place: &Place, step: Value) -> Vec<Value> {
        place.indices.iter().copied().chain([step]).collect()
    }

    /// Accesses the part of this step; returns the new tensor, if there is one.
    fn build(&self, b: &mut Builder<'_>, step: Value, state: Option<Value>) -> Option<Value> {
        let access = self.access;
        let loc = access.loc;
        let at = Self::at(self.data, step);
        let indices = indices_at(b, access, step);
        let mut part = access.without_first(b, indices);
        if let Moved::Written { .. } = access.moved {
            part.moved = Moved::Written { value: memref::LoadOp::build(b, loc, self.data.memory, &at) };
            part.base = state.unwrap_or(part.base);
        }
        if let Some(place) = self.mask {
            let indices = match access.dims[0] {
                Some(_) => Self::at(place, step),
                None => place.indices.clone(),
            };
            part.mask = Some(memref::LoadOp::build(b, loc, place.memory, &indices));
        }
        let op = part.build(b);
        let rank = VectorType::of(b.cx().type_ref(part.vector)).map_or(0, VectorType::rank);
        if rank > self.options.target_rank {
            let unit = b.cx().unit_attr();
            b.set_attr(op, LABEL, Some(unit));
        }
        let result = b.body().results(op).next();
        match access.moved {
            Moved::Read { .. } => {
                memref::StoreOp::build(b, loc, result?, self.data.memory, &at);
                None
            }
            Moved::Written { .. } => result,
        }
    }

    /// Does what is left where there is nothing to access.
    fn skip(&self, b: &mut Builder<'_>, step: Value, part: Type, state: Option<Value>) -> Option<Value> {
        let Moved::Read { padding } = self.access.moved else { return state };
        let all = BroadcastOp::build(b, self.access.loc, part, padding);
        memref::StoreOp::build(b, self.access.loc, all, self.data.memory, &Self::at(self.data, step));
        None
    }
}

/// Replaces a labelled access by a loop over accesses of one dimension less.
fn unpack(op: Op, rw: &mut PatternRewriter<'_>, options: Options) -> Matched {
    let access = Access::of(rw, op)?;
    let loc = access.loc;
    if rw.op(op).attr(LABEL).is_none() || access.dims.is_empty() {
        return Err(rw.no_match("not in memory yet"));
    }
    let (mut data, store) = match access.moved {
        Moved::Read { .. } => {
            let result = rw.body().result(op, 0);
            let user = rw.body().uses(result).next().ok_or(NoMatch)?;
            let store = rw.body().use_owner(user).0;
            let view = rw.view::<memref::StoreOp>(store)?;
            (Place { memory: view.memref(), indices: view.indices().collect() }, Some(store))
        }
        Moved::Written { value } => (loaded(rw, value)?, None),
    };
    let ty = unpacked(rw, data.memory)?;
    let mut mask = match access.mask {
        Some(value) => Some((loaded(rw, value)?, mask_rank(rw, value))),
        None => None,
    };
    data.memory = TypeCastOp::build(rw, loc, ty, data.memory);
    if let Some((place, rank)) = &mut mask
        && access.dims[0].is_some()
        && *rank > 1
    {
        let ty = unpacked(rw, place.memory)?;
        place.memory = TypeCastOp::build(rw, loc, ty, place.memory);
    }
    // The condition of a step asks a mask of one dimension.
    let goes_on = |rank: usize| access.dims[0].is_none() || rank > 1;
    let kept = mask.as_ref().filter(|(_, rank)| goes_on(*rank)).map(|(place, _)| place);
    let count = match rw.cx().type_kind(ty) {
        TypeKind::MemRef { shape, .. } => shape.last().copied().unwrap_or(0),
        _ => 0,
    };
    let part = rw.cx().type_ref(ty).element_type().id();
    let [lower, upper, by] = [0, count, 1].map(|n| build_index(rw, loc, n));
    let is_write = matches!(access.moved, Moved::Written { .. });
    let inits: Vec<Value> = (is_write && access.is_tensor(rw)).then_some(access.base).into_iter().collect();
    let step = Step { access: &access, data: &data, mask: kept, options };
    let body = |b: &mut Builder<'_>, at: Value, state: &[Value]| {
        let state = state.first().copied();
        let ty = state.map(|state| b.body().ty(state));
        let value =
            guarded(b, &access, at, ty, |b| step.build(b, at, state), |b| step.skip(b, at, part, state));
        if let (Some(value), Some(_)) = (value, state) {
            scf::YieldOp::build(b, loc, &[value]);
        }
    };
    let new = *scf::ForOp::build_with_iter_args(rw, loc, lower..upper, by, &inits, body);
    match store {
        Some(store) => {
            rw.erase_op(store);
            rw.erase_op(op);
        }
        None => {
            let results: Vec<Value> = rw.body().results(new).collect();
            rw.replace_op(op, &results);
        }
    }
    Ok(())
}
