//! The `expand-strided-metadata` pass: replaces operations that change only the offset, sizes and strides of a memref by
//! arithmetic on these and a `memref.reinterpret_cast`.

use dialects::memref::{
    AllocOp, AllocaOp, AssumeAlignmentOp, CastOp, CollapseShapeOp, ExpandShapeOp,
    ExtractAlignedPointerAsIndexOp, ExtractStridedMetadataOp, GetGlobalOp, MemorySpaceCastOp,
    ReinterpretCastOp, ReinterpretCastOpOptions, SubViewOp, is_identity_layout,
};
use dialects::offsets_sizes_strides::{Mixed, Slice, mixed, split};
use dialects::reassociation::groups;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{AffineExpr, DYNAMIC, Handle, Loc, Op, StridedLayout, TypeKind, TypeRef, Value};

use crate::passes::records::ExpandStridedMetadata;
use crate::util::body::rewrite_bodies;
use dialects::affine::apply::apply_mixed;

impl RunPass for ExpandStridedMetadata {
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let mut patterns = PatternSet::new();
        patterns.add(expand_subview).add(expand_expand_shape).add(expand_collapse_shape);
        patterns.add(extract).add(extract_pointer);
        rewrite_bodies(op, state, patterns)
    }
}

/// What a descriptor holds.
struct Metadata {
    base: Value,
    offset: Mixed,
    sizes: Vec<Mixed>,
    strides: Vec<Mixed>,
}

/// The metadata of a value, without what its type says.
struct Extracted {
    base: Value,
    offset: Value,
    sizes: Vec<Value>,
    strides: Vec<Value>,
}

fn extracted(rw: &mut PatternRewriter<'_>, loc: Loc, source: Value) -> Extracted {
    let op = ExtractStridedMetadataOp::build(rw, loc, source);
    let view = op.view(rw);
    Extracted {
        base: view.base_buffer(),
        offset: view.offset(),
        sizes: view.sizes().collect(),
        strides: view.strides().collect(),
    }
}

/// A number if it is known, otherwise the value.
fn known_or(number: i64, value: Value) -> Mixed {
    if number == DYNAMIC { Mixed::Value(value) } else { Mixed::Known(number) }
}

fn zip_known(numbers: &[i64], values: &[Value]) -> Vec<Mixed> {
    numbers.iter().zip(values).map(|(&number, &value)| known_or(number, value)).collect()
}

fn layout(rw: &PatternRewriter<'_>, value: Value) -> Result<(StridedLayout, Vec<i64>), NoMatch> {
    let ty = rw.cx().type_ref(rw.body().ty(value));
    Ok((ty.strided_layout().ok_or(NoMatch)?, ty.shape().ok_or(NoMatch)?.to_vec()))
}

fn of_subview(rw: &mut PatternRewriter<'_>, at: Op, op: Op) -> Result<Metadata, NoMatch> {
    let view = rw.view::<SubViewOp>(op)?;
    let (loc, source, slice) = (view.loc(), view.source(), Slice::of(*view));
    let dropped = view.dropped_dims().ok_or(NoMatch)?;
    let (known, _) = layout(rw, source)?;
    let from = extracted(rw, loc, source);
    let cx = rw.cx();
    let product = cx.affine_mul(cx.affine_symbol(0), cx.affine_symbol(1));
    let mut values = vec![known_or(known.offset, from.offset)];
    let mut sum = cx.affine_symbol(0);
    let mut strides = Vec::with_capacity(dropped.len());
    for (dim, stride) in zip_known(&known.strides, &from.strides).into_iter().enumerate() {
        strides.push(apply_mixed(rw, at, loc, product, &[slice.strides[dim], stride]));
        let next = values.len() as u32;
        let term = cx.affine_mul(cx.affine_symbol(next), cx.affine_symbol(next + 1));
        sum = cx.affine_add(sum, term);
        values.extend([slice.offsets[dim], stride]);
    }
    let offset = apply_mixed(rw, at, loc, sum, &values);
    let kept = |list: Vec<Mixed>| {
        list.into_iter().zip(&dropped).filter(|(_, dropped)| !**dropped).map(|(entry, _)| entry).collect()
    };
    Ok(Metadata { base: from.base, offset, sizes: kept(slice.sizes), strides: kept(strides) })
}

/// The start of the metadata of a reshape: all but sizes and strides, and those of its source.
struct Reshaped {
    metadata: Metadata,
    groups: Vec<Vec<usize>>,
    sizes: Vec<Mixed>,
    strides: Vec<Mixed>,
    /// Sizes of the source and of the result.
    from: Vec<i64>,
    to: Vec<i64>,
}

fn reshaped(
    rw: &mut PatternRewriter<'_>,
    loc: Loc,
    source: Value,
    result: Value,
    groups: Vec<Vec<i64>>,
) -> Result<Reshaped, NoMatch> {
    let (known, from) = layout(rw, source)?;
    let to = rw.cx().type_ref(rw.body().ty(result)).shape().ok_or(NoMatch)?.to_vec();
    let extracted = extracted(rw, loc, source);
    let offset = known_or(known.offset, extracted.offset);
    let groups = groups.into_iter().map(|group| group.into_iter().map(|dim| dim as usize).collect());
    let (sizes, strides) = (Vec::new(), Vec::new());
    Ok(Reshaped {
        metadata: Metadata { base: extracted.base, offset, sizes, strides },
        groups: groups.collect(),
        sizes: extracted.sizes.into_iter().map(Mixed::Value).collect(),
        strides: zip_known(&known.strides, &extracted.strides),
        from,
        to,
    })
}

fn of_expand_shape(rw: &mut PatternRewriter<'_>, at: Op, op: Op) -> Result<Metadata, NoMatch> {
    let view = rw.view::<ExpandShapeOp>(op)?;
    let (loc, source, result) = (view.loc(), view.src(), view.result());
    let groups = groups(view.reassociation_attr());
    let shape = view.ty(result).shape().ok_or(NoMatch)?;
    let unknown = |dim: &i64| shape.get(*dim as usize) == Some(&DYNAMIC);
    if groups.iter().any(|group| group.iter().filter(|dim| unknown(dim)).count() > 1) {
        return Err(rw.no_match("several sizes of a group are not known"));
    }
    let r = reshaped(rw, loc, source, result, groups)?;
    let mut metadata = r.metadata;
    if r.from.is_empty() {
        let ones = vec![Mixed::Known(1); r.to.len()];
        return Ok(Metadata { sizes: ones.clone(), strides: ones, ..metadata });
    }
    let cx = rw.cx();
    let [s0, s1] = [0, 1].map(|at| cx.affine_symbol(at));
    for (at_group, group) in r.groups.iter().enumerate() {
        let dims: Vec<i64> = group.iter().map(|&dim| r.to[dim]).collect();
        let (size, stride) = (r.sizes[at_group], r.strides[at_group]);
        let known = dims.iter().filter(|&&size| size != DYNAMIC).fold(1i64, |a, &b| a.wrapping_mul(b));
        let open = dims.iter().position(|&size| size == DYNAMIC);
        let whole = cx.affine_constant(known);
        for &dim in &dims {
            metadata.sizes.push(match dim {
                DYNAMIC => apply_mixed(rw, at, loc, cx.affine_floor_div(s0, whole), &[size]),
                known => Mixed::Known(known),
            });
        }
        for place in 0..dims.len() {
            let inner = dims[place + 1..].iter().filter(|&&size| size != DYNAMIC);
            let inner = cx.affine_constant(inner.fold(1i64, |a, &b| a.wrapping_mul(b)));
            metadata.strides.push(if open.is_some_and(|open| place < open) {
                let count = cx.affine_floor_div(cx.affine_mul(s0, inner), whole);
                apply_mixed(rw, at, loc, cx.affine_mul(count, s1), &[size, stride])
            } else {
                apply_mixed(rw, at, loc, cx.affine_mul(s0, inner), &[stride])
            });
        }
    }
    Ok(metadata)
}

fn of_collapse_shape(rw: &mut PatternRewriter<'_>, at: Op, op: Op) -> Result<Metadata, NoMatch> {
    let view = rw.view::<CollapseShapeOp>(op)?;
    let (loc, source, result) = (view.loc(), view.src(), view.result());
    let groups = groups(view.reassociation_attr());
    let wanted = view.ty(result).strided_layout().ok_or(NoMatch)?.strides;
    let r = reshaped(rw, loc, source, result, groups)?;
    let mut metadata = r.metadata;
    let cx = rw.cx();
    for (at_group, group) in r.groups.iter().enumerate() {
        metadata.sizes.push(match r.to[at_group] {
            DYNAMIC => {
                let symbols = (0..group.len()).map(|at| cx.affine_symbol(at as u32));
                let product = symbols.fold(cx.affine_constant(1), |a, b| cx.affine_mul(a, b));
                let size = |&dim: &usize| match r.from[dim] {
                    DYNAMIC => r.sizes[dim],
                    known => Mixed::Known(known),
                };
                apply_mixed(rw, at, loc, product, &group.iter().map(size).collect::<Vec<_>>())
            }
            known => Mixed::Known(known),
        });
        // The stride of a dimension of size 1 means nothing.
        let real = group.iter().rfind(|&&dim| r.from[dim] != 1).map(|&dim| r.strides[dim]);
        let any = || {
            let is_open = |dim: &&usize| matches!(r.strides[**dim], Mixed::Value(_));
            match wanted[at_group] {
                DYNAMIC => group.iter().find(is_open).map(|&dim| r.strides[dim]),
                known => Some(Mixed::Known(known)),
            }
        };
        metadata.strides.push(real.or_else(any).ok_or(NoMatch)?);
    }
    Ok(metadata)
}

fn replace(rw: &mut PatternRewriter<'_>, op: Op, metadata: Metadata) -> Matched {
    let result = rw.body().result(op, 0);
    let ty = rw.body().ty(result);
    let (static_sizes, sizes) = split(&metadata.sizes);
    let (static_strides, strides) = split(&metadata.strides);
    let (static_offsets, offsets) = split(&[metadata.offset]);
    let options = ReinterpretCastOpOptions { offsets: &offsets, sizes: &sizes, strides: &strides };
    rw.replace_with(op, |rw, loc| {
        let (base, lists) = (metadata.base, [&static_offsets, &static_sizes, &static_strides]);
        ReinterpretCastOp::build_with(rw, loc, ty, base, lists[0], lists[1], lists[2], options)
    })
}

fn expand_subview(op: Handle<SubViewOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let metadata = of_subview(rw, *op, *op)?;
    replace(rw, *op, metadata)
}

fn expand_expand_shape(op: Handle<ExpandShapeOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let metadata = of_expand_shape(rw, *op, *op)?;
    replace(rw, *op, metadata)
}

fn expand_collapse_shape(op: Handle<CollapseShapeOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let metadata = of_collapse_shape(rw, *op, *op)?;
    replace(rw, *op, metadata)
}

/// Replaces extracted metadata by that of the operation behind them.
fn extract(op: Handle<ExtractStridedMetadataOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (mut loc, source) = (view.loc(), view.source());
    let behind = rw.body().defining_op(source).ok_or(NoMatch)?;
    let from = rw.op(behind);
    let metadata = if from.is::<SubViewOp>() {
        loc = from.loc();
        of_subview(rw, *op, behind)?
    } else if from.is::<ExpandShapeOp>() {
        loc = from.loc();
        of_expand_shape(rw, *op, behind)?
    } else if from.is::<CollapseShapeOp>() {
        loc = from.loc();
        of_collapse_shape(rw, *op, behind)?
    } else if from.is::<AllocOp>() || from.is::<AllocaOp>() || from.is::<GetGlobalOp>() {
        of_allocation(rw, op, behind)?
    } else {
        of_cast(rw, op, behind)?
    };
    let mut values = vec![metadata.base];
    let entries = [metadata.offset].into_iter().chain(metadata.sizes).chain(metadata.strides);
    values.extend(entries.map(|entry| entry.as_value(rw, loc)).collect::<Vec<_>>());
    rw.replace_by_all(*op, &values)
}

/// A buffer of rank 0 at the start of a memref; the memref itself if it has rank 0.
fn start_of(rw: &mut PatternRewriter<'_>, op: Handle<ExtractStridedMetadataOp>, memref: Value) -> Value {
    let view = op.view(rw);
    let (loc, base) = (view.loc(), view.base_buffer());
    let wanted = rw.body().ty(base);
    if rw.body().is_unused(base) || rw.body().ty(memref) == wanted {
        return memref;
    }
    let shape: &[i64] = &[];
    ReinterpretCastOp::build(rw, loc, wanted, memref, &[0], shape, shape)
}

fn of_allocation(
    rw: &mut PatternRewriter<'_>,
    op: Handle<ExtractStridedMetadataOp>,
    allocation: Op,
) -> Result<Metadata, NoMatch> {
    let loc = op.view(rw).loc();
    let from = rw.op(allocation);
    let memref = from.result(0);
    let ty = rw.cx().type_ref(from.ty(memref).id());
    if !is_identity_layout(ty) {
        return Err(rw.no_match("the layout is not the identity"));
    }
    let shape = ty.shape().ok_or(NoMatch)?;
    let dynamic = match from.cast::<AllocOp>() {
        Some(alloc) => alloc.dynamic_sizes().collect(),
        None => from.cast::<AllocaOp>().map_or_else(Vec::new, |alloca| alloca.dynamic_sizes().collect()),
    };
    let sizes = mixed(shape, dynamic.into_iter());
    let cx = rw.cx();
    let mut strides = vec![Mixed::Known(1); sizes.len()];
    let mut product: AffineExpr = cx.affine_constant(1);
    for at in (0..sizes.len().saturating_sub(1)).rev() {
        let inner = &sizes[at + 1..];
        product = cx.affine_mul(product, cx.affine_symbol(inner.len() as u32 - 1));
        strides[at] = apply_mixed(rw, *op, loc, product, inner);
    }
    let base = start_of(rw, op, memref);
    Ok(Metadata { base, offset: Mixed::Known(0), sizes, strides })
}

fn of_cast(
    rw: &mut PatternRewriter<'_>,
    op: Handle<ExtractStridedMetadataOp>,
    cast: Op,
) -> Result<Metadata, NoMatch> {
    let view = op.view(rw);
    let loc = view.loc();
    let from = rw.op(cast);
    if from.is::<ExtractStridedMetadataOp>() {
        let (sizes, strides) = (Vec::new(), Vec::new());
        return Ok(Metadata { base: view.source(), offset: Mixed::Known(0), sizes, strides });
    }
    if let Some(cast) = from.cast::<ReinterpretCastOp>() {
        let source = ranked(cast.ty(cast.source()), cast.source())?;
        let slice = Slice::of(*cast);
        let offset = *slice.offsets.first().ok_or(NoMatch)?;
        let base = extracted(rw, loc, source).base;
        return Ok(Metadata { base, offset, sizes: slice.sizes, strides: slice.strides });
    }
    if let Some(cast) = from.cast::<CastOp>() {
        let source = ranked(cast.ty(cast.source()), cast.source())?;
        let dest = cast.dest();
        let (known, shape) = layout(rw, dest)?;
        let from = extracted(rw, loc, source);
        return Ok(Metadata {
            base: from.base,
            offset: known_or(known.offset, from.offset),
            sizes: zip_known(&shape, &from.sizes),
            strides: zip_known(&known.strides, &from.strides),
        });
    }
    let assumed = from.cast::<AssumeAlignmentOp>().map(|assume| assume.memref());
    let moved = from.cast::<MemorySpaceCastOp>().map(|cast| cast.source());
    let source = assumed.or(moved).ok_or(NoMatch)?;
    let wanted = view.base_buffer();
    let from = extracted(rw, loc, source);
    let mut base = from.base;
    if moved.is_some() && !rw.body().is_unused(wanted) {
        let ty = rw.body().ty(wanted);
        base = MemorySpaceCastOp::build(rw, loc, ty, base);
    }
    let list = |values: Vec<Value>| values.into_iter().map(Mixed::Value).collect();
    let offset = Mixed::Value(from.offset);
    Ok(Metadata { base, offset, sizes: list(from.sizes), strides: list(from.strides) })
}

/// The source of a cast, if its metadata can be extracted.
fn ranked(ty: TypeRef<'_>, source: Value) -> Result<Value, NoMatch> {
    if matches!(ty.kind(), TypeKind::MemRef { .. }) { Ok(source) } else { Err(NoMatch) }
}

/// A slice has the pointer of its source.
fn extract_pointer(op: Handle<ExtractAlignedPointerAsIndexOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let source = op.view(rw).source();
    let behind = rw.body().defining_op(source).ok_or(NoMatch)?;
    let from = rw.op(behind);
    let subview = from.cast::<SubViewOp>().map(|subview| subview.source());
    let source = subview.or_else(|| from.cast::<ReinterpretCastOp>().map(|cast| cast.source()));
    let source = source.ok_or(NoMatch)?;
    rw.set_operand(*op, 0, source);
    Ok(())
}
