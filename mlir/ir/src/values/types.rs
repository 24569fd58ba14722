//! Types: interned values with structural equality.

use std::hash::Hash;

use super::affine::kind::AffineMap;
use super::attr_kind::AttrKind;
use super::context::Context;
use super::dialect_data::{DialectData, DialectValue};

pub use super::context::TypeRef;
pub use super::floats::FloatKind;
pub use super::ids::Type;
pub use super::type_kind::{DYNAMIC, Signedness, TypeKind};

fn signless(width: u32) -> TypeKind {
    TypeKind::Integer { width, signedness: Signedness::Signless }
}

impl Context {
    /// Interns a type.
    pub fn ty(&self, kind: TypeKind) -> Type {
        Type(self.types.intern(kind))
    }

    /// The value of a type.
    #[inline]
    pub fn type_kind(&self, ty: Type) -> &TypeKind {
        self.types.get(ty.0)
    }

    /// A type with its context, for queries.
    #[inline]
    pub fn type_ref(&self, ty: Type) -> TypeRef<'_> {
        TypeRef { cx: self, ty }
    }

    /// A dialect's type.
    pub fn dialect_ty<T: DialectData + Clone + Eq + Hash>(&self, data: T) -> Type {
        self.ty(TypeKind::Dialect(DialectValue::new(data)))
    }

    /// `i<width>`
    pub fn int_ty(&self, width: u32) -> Type {
        match width {
            1 => Type::I1,
            32 => Type::I32,
            64 => Type::I64,
            _ => self.ty(signless(width)),
        }
    }

    /// `si<width>`
    pub fn signed_int_ty(&self, width: u32) -> Type {
        self.ty(TypeKind::Integer { width, signedness: Signedness::Signed })
    }

    /// `ui<width>`
    pub fn unsigned_int_ty(&self, width: u32) -> Type {
        self.ty(TypeKind::Integer { width, signedness: Signedness::Unsigned })
    }

    /// `f16`, `f32` and so on
    pub fn float_ty(&self, kind: FloatKind) -> Type {
        self.ty(TypeKind::Float(kind))
    }

    /// `index`
    pub fn index_ty(&self) -> Type {
        Type::INDEX
    }

    /// `f64`
    pub fn f64_ty(&self) -> Type {
        Type::F64
    }

    /// Interns the types with known ids in a new context.
    pub(super) fn intern_first_types(&self) {
        let kinds =
            [TypeKind::Index, signless(1), signless(32), signless(64), TypeKind::Float(FloatKind::F64)];
        let first = kinds.map(|kind| self.ty(kind));
        debug_assert_eq!(first, [Type::INDEX, Type::I1, Type::I32, Type::I64, Type::F64]);
    }

    /// The float type with this keyword; `none` if there is no such type.
    pub fn float_named(&self, keyword: &str) -> TypeRef<'_> {
        self.type_ref(self.ty(FloatKind::from_keyword(keyword).map_or(TypeKind::None, TypeKind::Float)))
    }

    /// `none`
    pub fn none_ty(&self) -> Type {
        self.ty(TypeKind::None)
    }

    /// `(inputs) -> results`
    pub fn function_ty(&self, inputs: &[Type], results: &[Type]) -> Type {
        self.ty(TypeKind::Function { inputs: inputs.into(), results: results.into() })
    }

    /// `tensor<shape x element>`
    pub fn tensor_ty(&self, shape: &[i64], element: Type) -> Type {
        self.ty(TypeKind::RankedTensor { shape: shape.into(), element, encoding: None })
    }

    /// `vector<shape x element>` without scalable dimensions
    pub fn vector_ty(&self, shape: &[i64], element: Type) -> Type {
        let scalable = vec![false; shape.len()].into();
        self.ty(TypeKind::Vector { shape: shape.into(), scalable, element })
    }

    /// `tensor<*xelement>`
    pub fn unranked_tensor_ty(&self, element: Type) -> Type {
        self.ty(TypeKind::UnrankedTensor { element })
    }

    /// `memref<shape x element>` with the identity layout in the default memory space
    pub fn memref_ty(&self, shape: &[i64], element: Type) -> Type {
        self.ty(TypeKind::MemRef { shape: shape.into(), element, layout: None, memory_space: None })
    }
}

#[allow(missing_docs, reason = "each asks what its name says")]
impl<'a> TypeRef<'a> {
    pub fn cx(self) -> &'a Context {
        self.cx
    }

    pub fn id(self) -> Type {
        self.ty
    }

    pub fn kind(self) -> &'a TypeKind {
        self.cx.type_kind(self.ty)
    }

    pub fn is_integer_type(self) -> bool {
        matches!(self.kind(), TypeKind::Integer { .. })
    }

    /// A signless integer of this width.
    pub fn is_integer(self, bits: u32) -> bool {
        matches!(self.kind(), TypeKind::Integer { width, signedness: Signedness::Signless } if *width == bits)
    }

    pub fn is_signless_integer(self) -> bool {
        matches!(self.kind(), TypeKind::Integer { signedness: Signedness::Signless, .. })
    }

    pub fn is_signed_integer(self, bits: u32) -> bool {
        matches!(self.kind(), TypeKind::Integer { width, signedness: Signedness::Signed } if *width == bits)
    }

    pub fn is_unsigned_integer(self, bits: u32) -> bool {
        matches!(self.kind(), TypeKind::Integer { width, signedness: Signedness::Unsigned } if *width == bits)
    }

    #[inline]
    pub fn is_index(self) -> bool {
        self.ty == Type::INDEX
    }

    pub fn is_int_or_index(self) -> bool {
        self.is_integer_type() || self.is_index()
    }

    pub fn is_float(self) -> bool {
        matches!(self.kind(), TypeKind::Float(_))
    }

    pub fn is_f16(self) -> bool {
        matches!(self.kind(), TypeKind::Float(FloatKind::F16))
    }

    pub fn is_bf16(self) -> bool {
        matches!(self.kind(), TypeKind::Float(FloatKind::BF16))
    }

    pub fn is_f32(self) -> bool {
        matches!(self.kind(), TypeKind::Float(FloatKind::F32))
    }

    pub fn is_f64(self) -> bool {
        matches!(self.kind(), TypeKind::Float(FloatKind::F64))
    }

    /// A float type with this keyword.
    pub fn is_float_named(self, keyword: &str) -> bool {
        matches!(self.kind(), TypeKind::Float(kind) if kind.keyword() == keyword)
    }

    pub fn is_none(self) -> bool {
        matches!(self.kind(), TypeKind::None)
    }

    pub fn is_complex(self) -> bool {
        matches!(self.kind(), TypeKind::Complex(_))
    }

    pub fn is_tuple(self) -> bool {
        matches!(self.kind(), TypeKind::Tuple(_))
    }

    pub fn is_function(self) -> bool {
        matches!(self.kind(), TypeKind::Function { .. })
    }

    pub fn is_vector(self) -> bool {
        matches!(self.kind(), TypeKind::Vector { .. })
    }

    pub fn is_tensor(self) -> bool {
        matches!(self.kind(), TypeKind::RankedTensor { .. } | TypeKind::UnrankedTensor { .. })
    }

    pub fn is_ranked_tensor(self) -> bool {
        matches!(self.kind(), TypeKind::RankedTensor { .. })
    }

    pub fn is_memref(self) -> bool {
        matches!(self.kind(), TypeKind::MemRef { .. })
    }

    pub fn is_unranked_memref(self) -> bool {
        matches!(self.kind(), TypeKind::UnrankedMemRef { .. })
    }

    /// Ranked or not: MLIR's `BaseMemRefType`.
    pub fn is_base_memref(self) -> bool {
        self.is_memref() || self.is_unranked_memref()
    }

    pub fn is_shaped(self) -> bool {
        self.element_type_opt().is_some()
    }

    pub fn has_rank(self) -> bool {
        self.shape().is_some()
    }

    /// Number of dimensions; 0 for a type without rank.
    pub fn rank(self) -> i64 {
        self.shape().map_or(0, |s| s.len() as i64)
    }

    pub fn has_static_shape(self) -> bool {
        self.shape().is_some_and(|s| !s.contains(&DYNAMIC))
    }

    /// Extents of a ranked shaped type.
    pub fn shape(self) -> Option<&'a [i64]> {
        match self.kind() {
            TypeKind::Vector { shape, .. }
            | TypeKind::RankedTensor { shape, .. }
            | TypeKind::MemRef { shape, .. } => Some(shape),
            _ => None,
        }
    }

    /// Number of elements of a statically shaped type, unless it overflows.
    pub fn num_elements(self) -> Option<usize> {
        let shape = self.shape()?;
        shape.iter().try_fold(1usize, |n, &d| n.checked_mul(usize::try_from(d).ok()?))
    }

    /// An extent, counted from the end if `index` is negative; [`DYNAMIC`] if there is no such dimension.
    pub fn dim(self, index: i64) -> i64 {
        let shape = self.shape().unwrap_or_default();
        let from_end = if index < 0 { index + shape.len() as i64 } else { index };
        let at = usize::try_from(from_end).ok().and_then(|i| shape.get(i));
        at.copied().unwrap_or(DYNAMIC)
    }

    /// True if the shapes agree from the last extent backwards; 1 and unknown agree with everything.
    pub fn broadcasts_with(self, other: TypeRef<'_>) -> bool {
        let (Some(a), Some(b)) = (self.shape(), other.shape()) else { return true };
        let agrees = |(&x, &y): (&i64, &i64)| x == y || [x, y].iter().any(|&d| d == 1 || d == DYNAMIC);
        a.iter().rev().zip(b.iter().rev()).all(agrees)
    }

    /// True for two tensors, two integers and so on, whatever their parameters.
    pub fn same_kind_as(self, other: TypeRef<'_>) -> bool {
        match (self.kind(), other.kind()) {
            (TypeKind::Dialect(a), TypeKind::Dialect(b)) => {
                (a.dialect(), a.mnemonic()) == (b.dialect(), b.mnemonic())
            }
            (TypeKind::Float(a), TypeKind::Float(b)) => a == b,
            (a, b) => std::mem::discriminant(a) == std::mem::discriminant(b),
        }
    }

    /// The types of a tuple, with nested tuples replaced by their types.
    pub fn flattened_tuple_types(self) -> Vec<TypeRef<'a>> {
        let mut flat = Vec::new();
        let mut rest = vec![self];
        while let Some(ty) = rest.pop() {
            match ty.kind() {
                TypeKind::Tuple(types) => rest.extend(types.iter().rev().map(|&t| self.cx.type_ref(t))),
                _ => flat.push(ty),
            }
        }
        flat
    }

    fn element_type_opt(self) -> Option<Type> {
        match *self.kind() {
            TypeKind::Vector { element, .. }
            | TypeKind::RankedTensor { element, .. }
            | TypeKind::UnrankedTensor { element }
            | TypeKind::MemRef { element, .. }
            | TypeKind::UnrankedMemRef { element, .. } => Some(element),
            _ => None,
        }
    }

    /// Element type of a shaped type; for any other type, the type itself, like MLIR's
    /// `getElementTypeOrSelf`.
    pub fn element_type(self) -> TypeRef<'a> {
        TypeRef { ty: self.element_type_opt().unwrap_or(self.ty), ..self }
    }

    /// The same shape with another element type; for a type without elements, `element`.
    pub fn with_element_type(self, element: Type) -> TypeRef<'a> {
        let mut kind = self.kind().clone();
        match &mut kind {
            TypeKind::Vector { element: e, .. }
            | TypeKind::RankedTensor { element: e, .. }
            | TypeKind::UnrankedTensor { element: e }
            | TypeKind::MemRef { element: e, .. }
            | TypeKind::UnrankedMemRef { element: e, .. } => *e = element,
            _ => return self.cx.type_ref(element),
        }
        self.cx.type_ref(self.cx.ty(kind))
    }

    /// The same type with another shape, whose dimensions are scalable where those in their place are; for a type
    /// without rank, itself.
    pub fn with_shape(self, extents: &[i64]) -> TypeRef<'a> {
        let mut kind = self.kind().clone();
        match &mut kind {
            TypeKind::Vector { shape, scalable, .. } => {
                let old = scalable.iter().copied().chain(std::iter::repeat(false));
                *scalable = old.take(extents.len()).collect();
                *shape = extents.into();
            }
            TypeKind::RankedTensor { shape, .. } | TypeKind::MemRef { shape, .. } => *shape = extents.into(),
            _ => return self,
        }
        self.cx.type_ref(self.cx.ty(kind))
    }

    /// The same type with another extent, if it has that dimension.
    pub fn with_dim(self, index: usize, extent: i64) -> TypeRef<'a> {
        let mut shape = self.shape().unwrap_or_default().to_vec();
        match shape.get_mut(index) {
            Some(old) => *old = extent,
            None => return self,
        }
        self.with_shape(&shape)
    }

    /// The same type with elements that are as many times as wide, like MLIR's `scaleElementBitwidth`; `none` if there
    /// is no such type.
    pub fn scale_element_width(self, factor: u32) -> TypeRef<'a> {
        let element = self.element_type();
        let width = element.bit_width().and_then(|w| w.checked_mul(factor));
        let scaled = match (element.kind(), width) {
            (TypeKind::Integer { signedness, .. }, Some(width)) => {
                self.cx.ty(TypeKind::Integer { width, signedness: *signedness })
            }
            (TypeKind::Float(FloatKind::F16 | FloatKind::BF16), Some(32)) => {
                self.cx.ty(TypeKind::Float(FloatKind::F32))
            }
            (TypeKind::Float(FloatKind::F16 | FloatKind::BF16 | FloatKind::F32), Some(64)) => Type::F64,
            _ => return self.cx.type_ref(self.cx.none_ty()),
        };
        self.with_element_type(scaled)
    }

    /// Width in bits of an integer or float type.
    pub fn bit_width(self) -> Option<u32> {
        match self.kind() {
            TypeKind::Integer { width, .. } => Some(*width),
            TypeKind::Float(kind) => Some(kind.width()),
            _ => None,
        }
    }

    /// Argument and result types of a function type.
    pub fn as_function(self) -> Option<(&'a [Type], &'a [Type])> {
        match self.kind() {
            TypeKind::Function { inputs, results } => Some((inputs, results)),
            _ => None,
        }
    }

    /// The data of a dialect's type, if it is a `T`.
    pub fn as_dialect<T: 'static>(self) -> Option<&'a T> {
        match self.kind() {
            TypeKind::Dialect(data) => data.downcast(),
            _ => None,
        }
    }

    /// True for a type of a registered dialect with this name, `dialect.mnemonic`.
    pub fn is_dialect_type(self, name: &str) -> bool {
        let TypeKind::Dialect(data) = self.kind() else { return false };
        name.split_once('.') == Some((data.dialect(), data.mnemonic()))
    }

    /// True for a type of this dialect.
    pub fn is_of_dialect(self, dialect: &str) -> bool {
        match self.kind() {
            TypeKind::Dialect(data) => data.dialect() == dialect,
            TypeKind::Opaque { dialect: d, .. } => self.cx.str(*d) == dialect,
            _ => false,
        }
    }

    /// The layout of a memref as an affine map; `None` for other types and for a strided layout.
    pub fn memref_layout_map(self) -> Option<AffineMap> {
        let TypeKind::MemRef { shape, layout, .. } = self.kind() else { return None };
        match layout.map(|a| self.cx.attr_kind(a)) {
            None => Some(AffineMap::identity(self.cx, shape.len() as u32)),
            Some(AttrKind::AffineMap(map)) => Some(map.clone()),
            Some(_) => None,
        }
    }
}

impl PartialEq for TypeRef<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.ty == other.ty
    }
}

impl Eq for TypeRef<'_> {}
