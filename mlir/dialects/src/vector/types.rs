//! The parts of a vector type, and what records ask about them.

use mlir::{Context, Type, TypeKind, TypeRef};

/// The most elements of a vector that an operation makes operands or results of.
pub(crate) const MOST_ELEMENTS: i64 = 1 << 20;

/// The parts of a vector type.
#[derive(Clone, Copy)]
pub struct VectorType<'a> {
    /// The context of the types.
    pub cx: &'a Context,
    /// The extents.
    pub shape: &'a [i64],
    /// Whether each dimension is scalable.
    pub scalable: &'a [bool],
    /// The type of the elements.
    pub element: Type,
}

impl<'a> VectorType<'a> {
    /// The parts of a type that is a vector.
    pub fn of(ty: TypeRef<'a>) -> Option<Self> {
        match ty.kind() {
            TypeKind::Vector { shape, scalable, element } => {
                Some(VectorType { cx: ty.cx(), shape, scalable, element: *element })
            }
            _ => None,
        }
    }

    /// The number of dimensions.
    pub fn rank(self) -> usize {
        self.shape.len()
    }

    /// Each extent, and whether it is scalable.
    pub fn dims(self) -> impl DoubleEndedIterator<Item = (i64, bool)> + ExactSizeIterator + 'a {
        self.shape.iter().copied().zip(self.scalable.iter().copied())
    }

    /// Whether any dimension is scalable.
    pub fn is_scalable(self) -> bool {
        self.scalable.contains(&true)
    }

    /// How many dimensions are scalable.
    pub fn scalable_dims(self) -> usize {
        self.scalable.iter().filter(|&&scalable| scalable).count()
    }

    /// Whether the last dimensions are those of another vector.
    pub(crate) fn ends_with(self, other: VectorType<'_>) -> bool {
        self.shape.ends_with(other.shape) && self.scalable.ends_with(other.scalable)
    }

    /// The number of elements, not counting that scalable dimensions repeat; too large ones are all the same.
    pub fn num_elements(self) -> i64 {
        self.shape.iter().fold(1, |n: i64, &extent| n.saturating_mul(extent))
    }

    /// The type without the first `count` dimensions; the element type if none are left.
    pub fn part(self, count: usize) -> Type {
        if count >= self.rank() {
            return self.element;
        }
        vector(self.cx, self.dims().skip(count), self.element)
    }

    /// The same shape with another element type.
    pub fn with_element(self, element: Type) -> Type {
        vector(self.cx, self.dims(), element)
    }

    /// The type of a mask of this shape.
    pub fn mask(self) -> Type {
        self.with_element(self.cx.int_ty(1))
    }
}

/// A vector type with these dimensions.
pub fn vector(cx: &Context, dims: impl IntoIterator<Item = (i64, bool)>, element: Type) -> Type {
    let (shape, scalable): (Vec<i64>, Vec<bool>) = dims.into_iter().unzip();
    cx.ty(TypeKind::Vector { shape: shape.into(), scalable: scalable.into(), element })
}

/// Whether a position is a multiple of a vector's number of elements.
pub(crate) fn is_multiple(position: i64, ty: TypeRef<'_>) -> bool {
    VectorType::of(ty).is_some_and(|ty| position.checked_rem(ty.num_elements()) == Some(0))
}

/// Whether the last dimension of `long` is twice that of `short`, and all else is equal. A vector of rank 0 counts as
/// one of extent 1.
pub(crate) fn is_doubled(short: TypeRef<'_>, long: TypeRef<'_>) -> bool {
    let (Some(short), Some(long)) = (VectorType::of(short), VectorType::of(long)) else { return false };
    let mut dims: Vec<(i64, bool)> = short.dims().collect();
    if dims.is_empty() {
        dims.push((1, false));
    }
    let Some(last) = dims.last_mut() else { return false };
    last.0 = last.0.saturating_mul(2);
    short.element == long.element && long.dims().eq(dims)
}

/// The size of an element in bits; an index has 64.
pub(crate) fn element_bits(element: TypeRef<'_>) -> u64 {
    match element.kind() {
        TypeKind::Complex(part) => 2 * element_bits(element.cx().type_ref(*part)),
        _ => element.bit_width().map_or(64, u64::from),
    }
}

/// Whether the elements of a memref's last dimension are next to each other.
pub fn has_unit_last_stride(memref: TypeRef<'_>) -> bool {
    memref.strided_layout().is_some_and(|layout| layout.strides.last().is_none_or(|&stride| stride == 1))
}
