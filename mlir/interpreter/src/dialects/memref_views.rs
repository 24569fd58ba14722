//! Operations that make another view of a memref's memory.

use dialects::memref::{
    AssumeAlignmentOp, CastOp, CollapseShapeOp, DimOp, DistinctObjectsOp, ExpandShapeOp,
    ExtractAlignedPointerAsIndexOp, ExtractStridedMetadataOp, MemorySpaceCastOp, RankOp, ReinterpretCastOp,
    ReshapeOp, SubViewOp, TransposeOp, ViewOp,
};
use mlir::affine::AffineExprKind;
use mlir::{AttrRef, DYNAMIC, OpRef, row_major_strides};

use super::sizes::{Mixed, Part, extents, non_negative, overflow};
use super::table::{Table, table};
use crate::decode::Decoder;
use crate::extents::{Extents, fits, size_of};
use crate::layout::{Layout, int_width};
use crate::memref::MemRef;
use crate::number::signed;
use crate::value::{Res, Value};

pub(super) fn table() -> Table {
    table! {
        AssumeAlignmentOp as OpRef => same,
        CastOp => cast,
        CollapseShapeOp => collapse,
        DimOp => dim,
        DistinctObjectsOp as OpRef => same,
        ExpandShapeOp => expand,
        ExtractAlignedPointerAsIndexOp => aligned_pointer,
        ExtractStridedMetadataOp => metadata,
        MemorySpaceCastOp as OpRef => same,
        RankOp => rank,
        ReinterpretCastOp => reinterpret,
        ReshapeOp => reshape,
        SubViewOp => subview,
        TransposeOp => transpose,
        ViewOp => view,
    }
}

/// The results are the operands, unchanged.
fn same<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    for (from, into) in op.operands().zip(op.results()) {
        let from = d.slot(from);
        let into = d.slot(into);
        d.define(into, move |s| Ok(s.get(from).clone()));
    }
    Ok(())
}

/// The same memory, which must fit the type.
fn cast<'p>(d: &mut Decoder<'_, 'p>, op: CastOp<'p>) -> Res {
    let source = d.slot(op.source());
    let result = d.slot(op.dest());
    let ty = op.ty(op.dest());
    let shape = ty.shape();
    let layout = ty.strided_layout();
    d.define(result, move |s| {
        let memref = s.get(source).memref()?;
        if shape.is_some_and(|shape| !fits(shape, &memref.sizes)) {
            return Err(format!("casts a memref of sizes {:?} to '{ty}'", memref.sizes.as_slice()));
        }
        // The stride of a dimension with one element has no effect.
        let step_differs = |((&known, &stride), &size): ((&i64, &i64), &i64)| {
            size != 1 && known != DYNAMIC && known != stride
        };
        let is_laid_out = |l: &mlir::StridedLayout| {
            let mut steps = l.strides.iter().zip(&memref.strides).zip(&memref.sizes);
            !steps.any(step_differs) && fits(&[l.offset], &[memref.offset])
        };
        if memref.count() != Some(0) && !layout.as_ref().is_none_or(is_laid_out) {
            let offset = memref.offset;
            let strides = memref.strides.as_slice();
            return Err(format!("casts a memref of strides {strides:?} and offset {offset} to '{ty}'"));
        }
        Ok(s.get(source).clone())
    });
    Ok(())
}

fn dim<'p>(d: &mut Decoder<'_, 'p>, op: DimOp<'p>) -> Res {
    let source = d.slot(op.source());
    let index = d.slot(op.index());
    let result = d.slot(op.result());
    d.define(result, move |s| {
        let memref = s.get(source).memref()?;
        Ok(size_of(&memref.sizes, s.index(index)?, "memref")?.into())
    });
    Ok(())
}

fn rank<'p>(d: &mut Decoder<'_, 'p>, op: RankOp<'p>) -> Res {
    let source = d.slot(op.memref());
    let result = d.slot(op.result(0));
    d.define(result, move |s| Ok((s.get(source).memref()?.sizes.len() as i64).into()));
    Ok(())
}

fn reinterpret<'p>(d: &mut Decoder<'_, 'p>, op: ReinterpretCastOp<'p>) -> Res {
    let offsets = Mixed::of(d, op.static_offsets(), op.offsets());
    let sizes = Mixed::of(d, op.static_sizes(), op.sizes());
    let strides = Mixed::of(d, op.static_strides(), op.strides());
    let source = d.slot(op.source());
    let result = d.slot(op.result());
    d.define(result, move |s| {
        let source = s.get(source).memref()?;
        let offset = offsets.values(s)?.first().copied().unwrap_or(0);
        let sizes = sizes.values(s)?;
        let strides = strides.values(s)?;
        non_negative(&sizes)?;
        Ok(MemRef { offset, sizes, strides, ..source.clone() }.into())
    });
    Ok(())
}

fn subview<'p>(d: &mut Decoder<'_, 'p>, op: SubViewOp<'p>) -> Res {
    let numbers = [
        Mixed::of(d, op.static_offsets(), op.offsets()),
        Mixed::of(d, op.static_sizes(), op.sizes()),
        Mixed::of(d, op.static_strides(), op.strides()),
    ];
    let source = d.slot(op.source());
    let result = d.slot(op.result());
    let dropped = op.dropped_dims().ok_or("has a result whose rank does not match its sizes")?;
    d.define(result, move |s| {
        let source = s.get(source).memref()?;
        let part = Part::of(s, &numbers, &source.sizes)?;
        let mut view = MemRef { sizes: part.kept(&dropped), strides: Extents::new(), ..source.clone() };
        for (dim, &stride) in source.strides.iter().enumerate() {
            let moved =
                part.offsets[dim].checked_mul(stride).and_then(|moved| moved.checked_add(view.offset));
            view.offset = moved.ok_or_else(overflow)?;
            if !dropped[dim] {
                view.strides.push(part.strides[dim].checked_mul(stride).ok_or_else(overflow)?);
            }
        }
        Ok(view.into())
    });
    Ok(())
}

fn transpose<'p>(d: &mut Decoder<'_, 'p>, op: TransposeOp<'p>) -> Res {
    let dims = op.permutation().results.iter().map(|&expr| match *d.cx().affine_kind(expr) {
        AffineExprKind::Dim(dim) => Ok(dim as usize),
        _ => Err("has no permutation".to_owned()),
    });
    let dims = dims.collect::<Res<Vec<usize>>>()?;
    let source = d.slot(op.in_());
    let result = d.slot(op.result(0));
    d.define(result, move |s| {
        let source = s.get(source).memref()?;
        let permuted = |list: &Extents| dims.iter().map(|&dim| list.get(dim).copied()).collect::<Option<_>>();
        let (Some(sizes), Some(strides)) = (permuted(&source.sizes), permuted(&source.strides)) else {
            return Err("has no permutation".to_owned());
        };
        Ok(MemRef { sizes, strides, ..source.clone() }.into())
    });
    Ok(())
}

fn view<'p>(d: &mut Decoder<'_, 'p>, op: ViewOp<'p>) -> Res {
    let ty = op.ty(op.result(0));
    let result = d.slot(op.result(0));
    let shape = ty.shape().ok_or("has a result of unknown rank")?;
    let source = d.slot(op.source());
    let shift = d.slot(op.byte_shift());
    let sizes = d.slots_of(op.sizes());
    Layout::of_elements(ty)?;
    d.define(result, move |s| {
        let source = s.get(source).memref()?;
        let address = source.aligned.checked_add_signed(s.index(shift)?).ok_or_else(overflow)?;
        let memref = MemRef::row_major(address, extents(s, shape, &sizes)?)?;
        Ok(MemRef { allocated: source.allocated, ..memref }.into())
    });
    Ok(())
}

/// The shape is read from memory.
fn reshape<'p>(d: &mut Decoder<'_, 'p>, op: ReshapeOp<'p>) -> Res {
    let source = d.slot(op.source());
    let shape = d.slot(op.shape());
    let result = d.slot(op.result());
    let element = Layout::of_elements(op.ty(op.shape()))?;
    let width = int_width(op.ty(op.shape()).element_type())?;
    d.define(result, move |s| {
        let source = s.get(source).memref()?;
        let shape = s.get(shape).memref()?;
        let mut sizes = Extents::new();
        shape.for_each(|at| {
            let bits = element.load(&s.memory, shape.element(at, element.size())?)?.int()?;
            sizes.push(signed(bits, width) as i64);
            Ok(())
        })?;
        non_negative(&sizes)?;
        let memref = MemRef::row_major(source.aligned, sizes)?;
        if memref.count() != source.count() {
            let sizes = memref.sizes.as_slice();
            return Err(format!("reshapes a memref of sizes {:?} to {sizes:?}", source.sizes.as_slice()));
        }
        Ok(MemRef { allocated: source.allocated, offset: source.offset, ..memref }.into())
    });
    Ok(())
}

/// The dimensions of the longer shape that form each dimension of the shorter one, from the attribute that lists them.
pub(super) fn reassociation(groups: AttrRef<'_>) -> Res<Vec<Vec<usize>>> {
    let cx = groups.cx();
    let group = |&group: &mlir::Attr| {
        let dims = cx.attr_ref(group).as_array()?.iter();
        dims.map(|&dim| usize::try_from(cx.attr_ref(dim).as_int()?).ok()).collect::<Option<Vec<usize>>>()
    };
    let groups = groups.as_array().unwrap_or_default().iter().map(group);
    groups.collect::<Option<_>>().ok_or_else(|| "has invalid groups of dimensions".to_owned())
}

fn expand<'p>(d: &mut Decoder<'_, 'p>, op: ExpandShapeOp<'p>) -> Res {
    let groups = reassociation(op.reassociation_attr())?;
    let shape = Mixed::of(d, op.static_output_shape(), op.output_shape());
    let source = d.slot(op.src());
    let result = d.slot(op.result());
    d.define(result, move |s| {
        let source = s.get(source).memref()?;
        let sizes = shape.values(s)?;
        non_negative(&sizes)?;
        let mut strides = Extents::from_elem(1, sizes.len());
        for (dim, group) in groups.iter().enumerate() {
            let own: Extents = group.iter().filter_map(|&at| sizes.get(at).copied()).collect();
            let (Some(&extent), Some(&stride)) = (source.sizes.get(dim), source.strides.get(dim)) else {
                return Err("has invalid groups of dimensions".to_owned());
            };
            if own.iter().try_fold(1i64, |n, &size| n.checked_mul(size)) != Some(extent) {
                return Err(format!("splits dimension {dim} of size {extent} into {:?}", own.as_slice()));
            }
            let inner = row_major_strides(&own).ok_or_else(overflow)?;
            for (&at, inner) in group.iter().zip(inner) {
                let stride = inner.checked_mul(stride).ok_or_else(overflow)?;
                *strides.get_mut(at).ok_or("has invalid groups of dimensions")? = stride;
            }
        }
        Ok(MemRef { sizes, strides, ..source.clone() }.into())
    });
    Ok(())
}

fn collapse<'p>(d: &mut Decoder<'_, 'p>, op: CollapseShapeOp<'p>) -> Res {
    let groups = reassociation(op.reassociation_attr())?;
    let source = d.slot(op.src());
    let result = d.slot(op.result());
    d.define(result, move |s| {
        let source = s.get(source).memref()?;
        let mut collapsed = MemRef { sizes: Extents::new(), strides: Extents::new(), ..source.clone() };
        for group in &groups {
            let dims = group.iter().map(|&dim| Some((*source.sizes.get(dim)?, *source.strides.get(dim)?)));
            let dims = dims.collect::<Option<Vec<(i64, i64)>>>().ok_or("has invalid groups of dimensions")?;
            let size =
                dims.iter().try_fold(1i64, |n, &(size, _)| n.checked_mul(size)).ok_or_else(overflow)?;
            // The stride of a dimension with one element has no effect.
            let mut taken = dims.iter().rev().filter(|&&(size, _)| size != 1);
            let (mut reach, stride) = taken.next().map_or((1, 1), |&(size, stride)| (size, stride));
            for &(size, outer) in taken {
                if reach.checked_mul(stride) != Some(outer) && !dims.iter().any(|&(size, _)| size == 0) {
                    return Err("joins dimensions that are not contiguous".to_owned());
                }
                reach = reach.checked_mul(size).ok_or_else(overflow)?;
            }
            collapsed.sizes.push(size);
            collapsed.strides.push(stride);
        }
        Ok(collapsed.into())
    });
    Ok(())
}

fn aligned_pointer<'p>(d: &mut Decoder<'_, 'p>, op: ExtractAlignedPointerAsIndexOp<'p>) -> Res {
    let source = d.slot(op.source());
    let result = d.slot(op.aligned_pointer());
    d.define(result, move |s| Ok(Value::Int(s.get(source).memref()?.aligned.into())));
    Ok(())
}

/// The results are the memory, the offset, the sizes and the strides.
fn metadata<'p>(d: &mut Decoder<'_, 'p>, op: ExtractStridedMetadataOp<'p>) -> Res {
    let source = d.slot(op.source());
    let results = d.slots_of(op.results());
    d.compute(move |s| {
        let source = s.get(source).memref()?.clone();
        let sizes = Extents::new();
        let strides = Extents::new();
        let base = MemRef { offset: 0, sizes, strides, ..source };
        let numbers = std::iter::once(&source.offset).chain(&source.sizes).chain(&source.strides);
        let values = std::iter::once(Value::from(base)).chain(numbers.map(|&number| number.into()));
        results.iter().zip(values).for_each(|(&result, value)| s.set(result, value));
        Ok(())
    });
    Ok(())
}
