//! Constant tensors and vectors, and the types of tensors and vectors that are supported.

use std::rc::Rc;

use mlir::attributes::DenseData;
use mlir::{AttrKind, AttrRef, TypeKind, TypeRef};

use crate::extents::{Extents, count};
use crate::layout::Layout;
use crate::memory::Memory;
use crate::number::truncate;
use crate::value::{Elements, Res, Value};

/// The value of an elements attribute.
pub(crate) fn constant(memory: &Memory, attr: AttrRef<'_>) -> Res<Elements> {
    let ty = attr.ty();
    let element = scalar_layout(ty)?;
    let sizes: Extents = ty.shape().ok_or("has a value of unknown rank")?.into();
    if let AttrKind::SparseElements { indices, values, .. } = attr.kind() {
        let cx = attr.cx();
        return sparse(memory, sizes, &element, cx.attr_ref(*indices), cx.attr_ref(*values));
    }
    let length = count(&sizes).ok_or("has a value of unknown size")? as u64;
    let array = Layout::Array { element: Rc::new(element), length };
    let values = array.scalars(attr).ok_or_else(|| {
        let kind = match attr.kind() {
            AttrKind::DenseResource { .. } => "is a resource",
            AttrKind::DenseElements { data: DenseData::Strings(_), .. } => "consists of strings",
            _ => "does not consist of numbers",
        };
        format!("has a value that {kind}, which is not supported")
    })?;
    Elements::new(memory, sizes, values)
}

/// A sparse constant: zeros except for the listed elements.
fn sparse(
    memory: &Memory,
    sizes: Extents,
    element: &Layout,
    places: AttrRef<'_>,
    values: AttrRef<'_>,
) -> Res<Elements> {
    let rank = sizes.len();
    let mut all = Elements::new(memory, sizes, std::iter::repeat(element.filled(memory, None)?))?;
    let length = places.ty().num_elements().unwrap_or(0);
    let places: Vec<i64> = places.dense_integers().ok_or("has invalid indices")?.take(length).collect();
    let array = Layout::Array { element: Rc::new(element.clone()), length: 0 };
    let values = array.scalars(values).ok_or("has invalid values")?;
    for (place, value) in places.chunks(rank.max(1)).zip(values) {
        let at = all.position(place)?;
        if let Some(old) = all.values_mut().get_mut(at) {
            *old = value;
        }
    }
    Ok(all)
}

/// The element type of a tensor or a vector; any other type itself.
pub(crate) fn scalar_type(ty: TypeRef<'_>) -> TypeRef<'_> {
    if is_elements(ty) { ty.element_type() } else { ty }
}

/// Whether values of the type are [`Elements`].
pub(crate) fn is_elements(ty: TypeRef<'_>) -> bool {
    ty.is_tensor() || ty.is_vector()
}

/// The layout of the elements of a tensor or a vector.
///
/// # Errors
/// If they are not supported: the reason.
pub(crate) fn scalar_layout(ty: TypeRef<'_>) -> Res<Layout> {
    if matches!(ty.kind(), TypeKind::Vector { scalable, .. } if scalable.contains(&true)) {
        return Err(format!("has values of type '{ty}', whose length depends on the machine"));
    }
    Layout::of(ty.element_type())
        .map_err(|_| format!("has values of type '{ty}', whose elements are not supported"))
}

/// The bits of elements in a row, taken as elements of another layout. Where bits are undefined, the element is.
pub(crate) fn recast(values: &[Value], from: &Layout, to: &Layout) -> Res<Vec<Value>> {
    let (old, new) = (from.bits().max(1) as usize, to.bits().max(1) as usize);
    let element = |at: usize| {
        let mut bits = 0u128;
        let mut filled = 0;
        while filled < new {
            let position = at * new + filled;
            let value = values.get(position / old).ok_or("has too few bits")?;
            if let Value::Undefined(why) = value {
                return Ok(Value::Undefined(why));
            }
            let shift = position % old;
            bits |= truncate(from.to_bits(value)?, from.bits()) >> shift << filled;
            filled += old - shift;
        }
        Ok(to.of_bits(truncate(bits, to.bits())))
    };
    (0..values.len() * old / new).map(element).collect()
}
