//! Other layouts for memrefs: their types, and the subscripts of their accesses.

use dialects::affine::canonicalize::Applied;
use dialects::affine::{
    AffineApplyOp, AffineLoadOp, AffinePrefetchOp, AffineStoreOp, AffineVectorLoadOp, AffineVectorStoreOp,
};
use dialects::func;
use dialects::matching::constant_index;
use dialects::memref::{
    AllocOp, AllocaOp, CastOp, DeallocOp, DimOp, LoadOp, MemorySpaceCastOp, ReinterpretCastOp, StoreOp,
    is_identity_layout,
};
use dialects::offsets_sizes_strides::{Mixed, dynamic_size};
use mlir::affine::{AffineBinary, AffineExprKind};
use mlir::{
    AffineExpr, AffineMap, AttrKind, Body, Builder, Context, DYNAMIC, Loc, Op, OpRef, Type, TypeKind,
    TypeRef, Value,
};
use smallvec::smallvec;

/// The layout of a memref as a map; `None` for the identity, and if the map has symbols.
pub(super) fn layout_map(ty: TypeRef<'_>) -> Option<AffineMap> {
    let cx = ty.cx();
    let TypeKind::MemRef { shape, layout: Some(layout), .. } = ty.kind() else { return None };
    if shape.is_empty() || is_identity_layout(ty) {
        return None;
    }
    match cx.attr_kind(*layout) {
        AttrKind::AffineMap(map) => (map.symbols == 0).then(|| map.clone()),
        AttrKind::Strided { offset, strides } => {
            if *offset == DYNAMIC || strides.contains(&DYNAMIC) {
                return None;
            }
            let term =
                |(at, &stride): (u32, &i64)| cx.affine_mul(cx.affine_dim(at), cx.affine_constant(stride));
            let terms = (0..).zip(strides.iter()).map(term);
            let sum = terms.fold(cx.affine_constant(*offset), |sum, term| cx.affine_add(sum, term));
            Some(AffineMap::new(strides.len() as u32, 0, [sum]))
        }
        _ => None,
    }
}

/// A tile: its size, and the results of a map that are the number of the tile and the place in it.
pub(super) struct Tile {
    pub(super) size: AffineExpr,
    pub(super) number: usize,
    pub(super) place: usize,
}

/// The tiles of a map in which some results are `x floordiv size`, each with one `x mod size`, where `x` is in no other
/// result; none if it is another map.
pub(super) fn tiles(cx: &Context, map: &AffineMap) -> Vec<Tile> {
    let mut tiles = Vec::new();
    for (number, &result) in map.results.iter().enumerate() {
        let AffineExprKind::Binary(AffineBinary::FloorDiv, what, size) = *cx.affine_kind(result) else {
            continue;
        };
        if cx.affine_as_constant(size).is_none() {
            continue;
        }
        let mut found = false;
        for (place, &other) in map.results.iter().enumerate() {
            if place == number || !contains(cx, other, what) {
                continue;
            }
            if found || *cx.affine_kind(other) != AffineExprKind::Binary(AffineBinary::Mod, what, size) {
                return Vec::new();
            }
            found = true;
            tiles.push(Tile { size, number, place });
        }
    }
    tiles
}

/// Whether an expression is part of another.
fn contains(cx: &Context, whole: AffineExpr, part: AffineExpr) -> bool {
    let mut pending = vec![whole];
    while let Some(expr) = pending.pop() {
        if expr == part {
            return true;
        }
        if let AffineExprKind::Binary(_, lhs, rhs) = *cx.affine_kind(expr) {
            pending.extend([lhs, rhs]);
        }
    }
    false
}

/// The least and the greatest value of an expression over indices into a shape; `None` if they are not known.
fn range(cx: &Context, expr: AffineExpr, shape: &[i64]) -> Option<(i64, i64)> {
    let (op, lhs, rhs) = match *cx.affine_kind(expr) {
        AffineExprKind::Dim(at) => return Some((0, shape.get(at as usize)?.checked_sub(1)?)),
        AffineExprKind::Constant(value) => return Some((value, value)),
        AffineExprKind::Symbol(_) => return None,
        AffineExprKind::Binary(op, lhs, rhs) => (op, lhs, rhs),
    };
    let (low, high) = range(cx, lhs, shape)?;
    let constant = || cx.affine_as_constant(rhs).filter(|&by| by > 0 || op == AffineBinary::Mul);
    Some(match op {
        AffineBinary::Add => {
            let other = range(cx, rhs, shape)?;
            (low.checked_add(other.0)?, high.checked_add(other.1)?)
        }
        AffineBinary::Mul => {
            let by = constant()?;
            let ends = [low.checked_mul(by)?, high.checked_mul(by)?];
            (ends[0].min(ends[1]), ends[0].max(ends[1]))
        }
        AffineBinary::Mod => (0, constant()? - 1),
        AffineBinary::FloorDiv => (low.div_euclid(constant()?), high.div_euclid(constant()?)),
        AffineBinary::CeilDiv => {
            let by = constant()?;
            (
                low.checked_neg()?.div_euclid(by).checked_neg()?,
                high.checked_neg()?.div_euclid(by).checked_neg()?,
            )
        }
    })
}

/// The type with the identity layout in which the elements have the places that the layout computes; `None` if there is
/// none. Sizes are dynamic only where the layout is made of tiles.
pub(super) fn normalized(ty: TypeRef<'_>) -> Option<Type> {
    let cx = ty.cx();
    let map = layout_map(ty)?;
    let TypeKind::MemRef { shape, element, memory_space, .. } = ty.kind() else { return None };
    if shape.contains(&DYNAMIC) && tiles(cx, &map).is_empty() {
        return None;
    }
    let is_open = |leaf: AffineExprKind| match leaf {
        AffineExprKind::Dim(at) => shape.get(at as usize).is_none_or(|&size| size <= 0),
        _ => false,
    };
    let size = |&result: &AffineExpr| {
        let mut open = false;
        cx.affine_leaves(result, |leaf| open |= is_open(leaf));
        if open {
            return Some(DYNAMIC);
        }
        let (_, high) = range(cx, result, shape)?;
        if high < 0 { None } else { high.checked_add(1) }
    };
    let shape: Vec<i64> = map.results.iter().map(size).collect::<Option<_>>()?;
    let (element, memory_space) = (*element, *memory_space);
    Some(cx.ty(TypeKind::MemRef { shape: shape.into(), element, layout: None, memory_space }))
}

/// Whether an operation is correct with a memref of another layout, as MLIR's trait `MemRefsNormalizable` says, if its
/// subscripts are changed.
pub(super) fn is_normalizable(op: OpRef<'_>) -> bool {
    is_access(op)
        || op.is::<DeallocOp>()
        || op.is::<CastOp>()
        || op.is::<DimOp>()
        || op.is::<MemorySpaceCastOp>()
        || op.is::<ReinterpretCastOp>()
        || op.is::<func::CallOp>()
        || op.is::<func::ReturnOp>()
}

/// Whether an operation accesses an element through a map.
fn has_map(op: OpRef<'_>) -> bool {
    op.is::<AffineLoadOp>()
        || op.is::<AffineStoreOp>()
        || op.is::<AffineVectorLoadOp>()
        || op.is::<AffineVectorStoreOp>()
        || op.is::<AffinePrefetchOp>()
}

fn is_access(op: OpRef<'_>) -> bool {
    has_map(op) || op.is::<LoadOp>() || op.is::<StoreOp>()
}

/// Whether all uses of a memref can be changed.
pub(super) fn can_replace(cx: &Context, body: &Body, memref: Value) -> bool {
    body.users(memref).all(|user| {
        let op = OpRef::new(cx, body, user);
        let is_stored = op.cast::<StoreOp>().is_some_and(|store| store.value() == memref);
        let has_known_size = op.cast::<DimOp>().is_none_or(|dim| size(dim).is_some());
        is_normalizable(op) && !is_stored && has_known_size
    })
}

/// The size that a `memref.dim` asks for, if that is known without the memref.
fn size(dim: DimOp<'_>) -> Option<Mixed> {
    let op = *dim;
    let at = usize::try_from(constant_index(op, dim.index())?).ok()?;
    let shape = op.ty(dim.source()).shape()?;
    let extent = *shape.get(at)?;
    if extent != DYNAMIC {
        return Some(Mixed::Known(extent));
    }
    let source = op.value(dim.source());
    let heap = source.defined_by::<AllocOp>().and_then(|op| dynamic_size(shape, at, op.dynamic_sizes()));
    let stack = || source.defined_by::<AllocaOp>().and_then(|op| dynamic_size(shape, at, op.dynamic_sizes()));
    heap.or_else(stack).map(Mixed::Value)
}

/// Replaces the sizes of a memref, which another layout may not have. MLIR takes those of the memref without the layout.
pub(super) fn replace_sizes(cx: &Context, body: &mut Body, memref: Value) {
    let users: Vec<Op> = body.users(memref).collect();
    for user in users {
        if let Some(size) = OpRef::new(cx, body, user).cast::<DimOp>().and_then(size) {
            let loc = body.loc(user);
            let mut b = Builder::before(cx, body, user);
            let size = size.as_value(&mut b, loc);
            b.replace_op(user, &[size]);
        }
    }
}

/// Makes every use of a memref one of another, with the subscripts that a map computes from the old ones and `symbols`.
pub(super) fn replace(
    cx: &Context,
    body: &mut Body,
    (old, new): (Value, Value),
    map: &AffineMap,
    symbols: &[Value],
) {
    let mut users: Vec<Op> = Vec::new();
    for user in body.users(old) {
        if !users.contains(&user) {
            users.push(user);
        }
    }
    for user in users {
        if is_access(OpRef::new(cx, body, user)) {
            change_access(cx, body, user, (old, new), map, symbols);
        } else {
            let operands: Vec<Value> =
                body.operands(user).map(|operand| if operand == old { new } else { operand }).collect();
            body.set_operands(user, &operands);
        }
    }
}

/// An `affine.apply` for each result of a map.
fn applies(b: &mut Builder<'_>, loc: Loc, map: &AffineMap, operands: &[Value]) -> Vec<Value> {
    let cx = b.cx();
    let one = |&result: &AffineExpr| {
        let map = cx.affine_map_attr(AffineMap::new(map.dims, map.symbols, [result]));
        AffineApplyOp::build(b, loc, map, operands)
    };
    map.results.iter().map(one).collect()
}

fn change_access(
    cx: &Context,
    body: &mut Body,
    op: Op,
    (old, new): (Value, Value),
    map: &AffineMap,
    symbols: &[Value],
) {
    let operands: Vec<Value> = body.operands(op).collect();
    let Some(at) = operands.iter().position(|&operand| operand == old) else { return };
    let view = OpRef::new(cx, body, op);
    let loc = view.loc();
    let own = view.attr(AffineLoadOp::MAP_ATTR).filter(|_| has_map(view));
    let own = own.and_then(|map| map.as_affine_map()).cloned();
    let mut b = Builder::before(cx, body, op);
    let mut temporary = Vec::new();
    let mut subscripts = operands[at + 1..].to_vec();
    if let Some(own) = own.as_ref().filter(|own| own.symbols > 0 || !own.is_identity(cx)) {
        subscripts = applies(&mut b, loc, own, &subscripts);
        temporary.extend_from_slice(&subscripts);
    }
    subscripts.extend_from_slice(symbols);
    if map.symbols > 0 || !map.is_identity(cx) {
        subscripts = applies(&mut b, loc, map, &subscripts);
        temporary.extend_from_slice(&subscripts);
    }
    let exprs = (0..subscripts.len() as u32).map(|at| cx.affine_dim(at)).collect();
    let mut applied = Applied { dims: subscripts.into(), symbols: smallvec![], exprs };
    applied.compose(OpRef::new(cx, b.body(), op));
    // Those that others still use stay, as in MLIR.
    for value in temporary {
        if b.body().is_unused(value)
            && let Some(apply) = b.body().defining_op(value)
        {
            b.erase_op(apply);
        }
    }
    let indices = match own {
        Some(_) => {
            b.set_attr(op, AffineLoadOp::MAP_ATTR, Some(cx.affine_map_attr(applied.map())));
            applied.operands()
        }
        None => applies(&mut b, loc, &applied.map(), &applied.operands()),
    };
    let operands: Vec<Value> = operands[..at].iter().copied().chain([new]).chain(indices).collect();
    b.body_mut().set_operands(op, &operands);
}
