//! Dense arrays, such as `array<i32: 1, 2>`, as Rust values; and integers of every width, for constraints.

use super::attr_kind::AttrKind;
use super::context::{AttrRef, Context, TypeRef};
use super::floats::FloatKind;
use super::ids::{Attr, Type};
use super::type_kind::TypeKind;

/// An element of a dense array in Rust: `bool`, a signed integer, `f32` or `f64`.
pub trait Element: Copy {
    /// The type of an element.
    fn ty(cx: &Context) -> Type;

    /// True for the type that [`Element::ty`] gives.
    fn is(ty: TypeRef<'_>) -> bool;

    /// Adds the bytes of an element, least significant first.
    fn write(self, to: &mut Vec<u8>);

    /// Reads an element from as many bytes as [`Element::write`] adds.
    fn read(bytes: &[u8]) -> Option<Self>;
}

macro_rules! element {
    ($($rust:ty: $cx:ident, $ty:ident => $make:expr, $is:expr;)*) => {$(
        impl Element for $rust {
            fn ty($cx: &Context) -> Type {
                $make
            }

            fn is($ty: TypeRef<'_>) -> bool {
                $is
            }

            fn write(self, to: &mut Vec<u8>) {
                to.extend_from_slice(&self.to_le_bytes());
            }

            fn read(bytes: &[u8]) -> Option<Self> {
                bytes.try_into().ok().map(<$rust>::from_le_bytes)
            }
        }
    )*};
}

element! {
    i8: cx, ty => cx.int_ty(8), ty.is_integer(8);
    i16: cx, ty => cx.int_ty(16), ty.is_integer(16);
    i32: cx, ty => cx.int_ty(32), ty.is_integer(32);
    i64: cx, ty => cx.int_ty(64), ty.is_integer(64);
    f32: cx, ty => cx.ty(TypeKind::Float(FloatKind::F32)), ty.is_f32();
    f64: cx, ty => cx.f64_ty(), ty.is_f64();
}

impl Element for bool {
    fn ty(cx: &Context) -> Type {
        cx.int_ty(1)
    }

    fn is(ty: TypeRef<'_>) -> bool {
        ty.is_integer(1)
    }

    fn write(self, to: &mut Vec<u8>) {
        to.push(u8::from(self));
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        bytes.first().map(|&b| b != 0)
    }
}

impl Context {
    /// `array<T: ...>`
    ///
    /// ```
    /// let cx = mlir::Context::new(mlir::Registry::new());
    /// let array = cx.dense_array_attr(&[1.5, 2.0]);
    /// assert_eq!(cx.attr_ref(array).as_dense_array(), Some(vec![1.5, 2.0]));
    /// assert_eq!(cx.attr_ref(array).as_dense_array::<i64>(), None);
    /// ```
    pub fn dense_array_attr<T: Element>(&self, values: &[T]) -> Attr {
        let mut data = Vec::with_capacity(size_of_val(values));
        values.iter().for_each(|v| v.write(&mut data));
        self.attr(AttrKind::DenseArray { element: T::ty(self), data: data.into() })
    }
}

impl<'a> AttrRef<'a> {
    /// The elements of a dense array of `T`.
    pub fn as_dense_array<T: Element>(self) -> Option<Vec<T>> {
        let AttrKind::DenseArray { element, data } = self.kind() else { return None };
        if !T::is(self.cx().type_ref(*element)) {
            return None;
        }
        Some(data.chunks_exact(size_of::<T>()).filter_map(T::read).collect())
    }

    /// The elements of a dense array of integers; those of `i1` are 0 and 1.
    pub fn dense_array_ints(self) -> Option<Vec<i64>> {
        let (width, data) = self.dense_array_bytes()?;
        let AttrKind::DenseArray { element, .. } = self.kind() else { return None };
        if !self.cx().type_ref(*element).is_integer_type() {
            return None;
        }
        let widened = |bytes: &[u8]| {
            let bits = bytes.iter().rev().fold(0u64, |bits, &b| bits << 8 | u64::from(b));
            let unused = 64 - 8 * width.min(8) as u32;
            (bits << unused).cast_signed() >> unused
        };
        Some(data.chunks_exact(width).map(widened).collect())
    }

    /// The size of an element in bytes, at least one, and the bytes of all elements.
    fn dense_array_bytes(self) -> Option<(usize, &'a [u8])> {
        let AttrKind::DenseArray { element, data } = self.kind() else { return None };
        let element = self.cx().type_ref(*element);
        let bits = element.bit_width()?;
        Some(((bits as usize).div_ceil(8).max(1), data))
    }
}
