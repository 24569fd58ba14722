//! Default sizes and alignments of types.

use mlir::{Context, FloatKind, Type, TypeKind};

use super::super::types::{LlvmType, data};

/// Size and alignment in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Layout {
    pub(super) size: u64,
    pub(super) alignment: u64,
}

/// Types nested deeper than this, which the parser rejects, have no layout.
const MAX_DEPTH: usize = 1024;

/// The layout of a type, if it has one.
pub(super) fn of(cx: &Context, ty: Type) -> Option<Layout> {
    at_depth(cx, ty, 0)
}

fn at_depth(cx: &Context, ty: Type, depth: usize) -> Option<Layout> {
    if depth > MAX_DEPTH {
        return None;
    }
    let inner = |ty| at_depth(cx, ty, depth + 1);
    match cx.type_kind(ty) {
        TypeKind::Integer { width, .. } => Some(integer(u64::from(*width))),
        TypeKind::Index => Some(integer(64)),
        TypeKind::Float(kind) => Some(float(*kind)),
        TypeKind::Complex(element) => {
            // The imaginary part follows the real one, at a multiple of its size rounded up to a power of two.
            let Layout { size, alignment } = inner(*element)?;
            let preferred = size.checked_next_power_of_two()?;
            Some(Layout {
                size: size.checked_next_multiple_of(preferred.max(1))?.checked_add(size)?,
                alignment,
            })
        }
        TypeKind::Vector { shape, element, .. } => vector(shape, inner(*element)?),
        TypeKind::Dialect(_) => match data(cx.type_ref(ty))? {
            LlvmType::Ptr { .. } => Some(Layout { size: 8, alignment: 8 }),
            LlvmType::Array { length, element } => {
                let Layout { size, alignment } = inner(*element)?;
                let size = size.checked_next_multiple_of(alignment)?.checked_mul(*length)?;
                Some(Layout { size, alignment })
            }
            LlvmType::Struct { packed, fields, .. } => {
                let fields: Option<Vec<Layout>> = fields.iter().map(|&field| inner(field)).collect();
                structure(&fields?, *packed)
            }
            LlvmType::Opaque { .. } => structure(&[], false),
            _ => None,
        },
        _ => None,
    }
}

/// Integers of 64 bits or more are aligned to 4 bytes only.
fn integer(width: u64) -> Layout {
    let size = width.div_ceil(8);
    Layout { size, alignment: if width < 64 { size.next_power_of_two() } else { 4 } }
}

fn float(kind: FloatKind) -> Layout {
    let size = u64::from(kind.width()).div_ceil(8);
    Layout { size, alignment: size.next_power_of_two() }
}

/// The innermost dimension is rounded up to a power of two.
fn vector(shape: &[i64], element: Layout) -> Option<Layout> {
    let mut size = element.size;
    for (index, &extent) in shape.iter().enumerate() {
        let extent = u64::try_from(extent).ok()?;
        let last = index + 1 == shape.len();
        size = size.checked_mul(if last { extent.checked_next_power_of_two()? } else { extent })?;
    }
    Some(Layout { size, alignment: size.checked_next_power_of_two()? })
}

fn structure(fields: &[Layout], packed: bool) -> Option<Layout> {
    let mut whole = Layout { size: 0, alignment: 1 };
    for field in fields {
        let alignment = if packed { 1 } else { field.alignment };
        whole.size = whole.size.checked_next_multiple_of(alignment)?.checked_add(field.size)?;
        whole.alignment = whole.alignment.max(alignment);
    }
    whole.size = whole.size.checked_next_multiple_of(whole.alignment)?;
    Some(whole)
}
