//! Values read from memory into which values of other types were stored.
//!
//! All goes through integers of the same number of bits. Where bits do not fill the bytes that a type takes, MLIR makes
//! operations that are not valid, or computes with the wrong bits; then this converts nothing.

use mlir::rewrite::fold::created_or_folded;
use mlir::{Builder, Context, Loc, Type, TypeKind, Value};

use super::fold::placed;
use super::layout::Layouts;
use super::types::{LlvmType, data};
use super::{
    AddrSpaceCastOp, AndOp, BitcastOp, ConstantOp, IntToPtrOp, LShrOp, OrOp, PtrToIntOp, ShlOp, TruncOp,
    ZExtOp,
};

/// How what is accessed in memory covers a value there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Extent {
    All,
    Part,
}

impl Layouts<'_> {
    /// Whether what is read or stored as `accessed` at the start of a value of type `whole` can be computed, and covers
    /// all of it.
    pub(super) fn extent(&self, cx: &Context, whole: Type, accessed: Type) -> Option<Extent> {
        if whole == accessed {
            return Some(Extent::All);
        }
        let (all, part) = (self.bits(cx, whole)?, self.bits(cx, accessed)?);
        if all == part {
            return Some(Extent::All);
        }
        let pointers = is_pointer(cx, whole) && is_pointer(cx, accessed);
        let placed = !self.big_endian || (all.is_multiple_of(8) && part.is_multiple_of(8));
        (part < all && placed && !pointers).then_some(Extent::Part)
    }

    /// How many bits a type has that can be cast to an integer.
    fn bits(&self, cx: &Context, ty: Type) -> Option<u64> {
        match cx.type_kind(ty) {
            TypeKind::Vector { shape, scalable, element } => {
                let element = u64::from(cx.type_ref(*element).bit_width()?);
                let count = shape.iter().try_fold(1, |n: u64, &size| n.checked_mul(size.try_into().ok()?))?;
                let bits = element.checked_mul(count).filter(|_| !scalable.contains(&true))?;
                (self.of(ty)?.size.checked_mul(8) == Some(bits)).then_some(bits)
            }
            _ if is_pointer(cx, ty) => self.of(ty)?.size.checked_mul(8),
            _ => cx.type_ref(ty).bit_width().map(u64::from),
        }
    }

    /// Whether each bit of the memory for a type belongs to a value.
    pub(super) fn is_filled(&self, cx: &Context, ty: Type) -> bool {
        match data(cx.type_ref(ty)) {
            Some(LlvmType::Array { length, element }) => {
                let whole = length.checked_mul(self.of(*element).map_or(0, |layout| layout.size));
                whole == self.of(ty).map(|layout| layout.size) && self.is_filled(cx, *element)
            }
            Some(LlvmType::Struct { fields, .. }) => {
                self.fill(ty, fields) && fields.iter().all(|&field| self.is_filled(cx, field))
            }
            _ => self.bits(cx, ty).is_some_and(|bits| self.of(ty).is_some_and(|l| l.size * 8 == bits)),
        }
    }

    /// An integer type with the bits of a type, of which `extent` knows how many there are.
    fn same_sized_int(&self, cx: &Context, ty: Type) -> Type {
        self.bits(cx, ty).and_then(|bits| u32::try_from(bits).ok()).map_or(ty, |bits| cx.int_ty(bits))
    }

    /// Reads a value of type `ty` at the start of the memory that holds another one.
    pub(super) fn extract(&self, b: &mut Builder<'_>, loc: Loc, from: Value, ty: Type) -> Value {
        let cx = b.cx();
        let whole = b.body().ty(from);
        if self.extent(cx, whole, ty) == Some(Extent::All) {
            return self.cast(b, loc, from, ty);
        }
        let mut int = self.to_int(b, loc, from);
        let (wide, narrow) = (b.body().ty(int), self.same_sized_int(cx, ty));
        if self.big_endian {
            let by = shift(b, loc, wide, narrow);
            int = LShrOp::build(b, loc, int, by);
            int = created_or_folded(b, int);
        }
        int = TruncOp::build(b, loc, narrow, int);
        from_int(b, loc, int, ty)
    }

    /// The value in memory that held `before`, after a value was stored at its start.
    pub(super) fn insert(&self, b: &mut Builder<'_>, loc: Loc, value: Value, before: Value) -> Value {
        let cx = b.cx();
        let ty = b.body().ty(before);
        if self.extent(cx, ty, b.body().ty(value)) == Some(Extent::All) {
            return self.cast(b, loc, value, ty);
        }
        let rest = self.to_int(b, loc, before);
        let stored = self.to_int(b, loc, value);
        let (wide, narrow) = (b.body().ty(rest), b.body().ty(stored));
        let mut stored = ZExtOp::build(b, loc, wide, stored);
        stored = created_or_folded(b, stored);
        if self.big_endian {
            let by = shift(b, loc, wide, narrow);
            stored = ShlOp::build(b, loc, stored, by);
            stored = created_or_folded(b, stored);
        }
        let (all, part) = (width(cx, wide), width(cx, narrow));
        let kept = if self.big_endian { 0..all - part } else { part..all };
        let mask = ConstantOp::build(b, loc, wide, placed(cx.type_ref(wide), -1, kept));
        let rest = AndOp::build(b, loc, rest, mask);
        let combined = OrOp::build(b, loc, rest, stored);
        from_int(b, loc, combined, ty)
    }

    /// Casts a value to a type with as many bits.
    pub(super) fn cast(&self, b: &mut Builder<'_>, loc: Loc, value: Value, ty: Type) -> Value {
        let from = b.body().ty(value);
        if from == ty {
            return value;
        }
        if is_pointer(b.cx(), from) && is_pointer(b.cx(), ty) {
            // Numbers do not say which memory a pointer is into.
            let cast = AddrSpaceCastOp::build(b, loc, ty, value);
            return created_or_folded(b, cast);
        }
        let int = self.to_int(b, loc, value);
        from_int(b, loc, int, ty)
    }

    fn to_int(&self, b: &mut Builder<'_>, loc: Loc, value: Value) -> Value {
        let cx = b.cx();
        let ty = b.body().ty(value);
        let int = self.same_sized_int(cx, ty);
        if int == ty {
            return value;
        }
        let cast = if is_pointer(cx, ty) {
            PtrToIntOp::build(b, loc, int, value)
        } else {
            BitcastOp::build(b, loc, int, value)
        };
        created_or_folded(b, cast)
    }
}

fn from_int(b: &mut Builder<'_>, loc: Loc, value: Value, ty: Type) -> Value {
    if b.body().ty(value) == ty {
        return value;
    }
    let cast = if is_pointer(b.cx(), ty) {
        IntToPtrOp::build(b, loc, ty, value)
    } else {
        BitcastOp::build(b, loc, ty, value)
    };
    created_or_folded(b, cast)
}

fn is_pointer(cx: &Context, ty: Type) -> bool {
    matches!(data(cx.type_ref(ty)), Some(LlvmType::Ptr { .. }))
}

fn width(cx: &Context, int: Type) -> u32 {
    cx.type_ref(int).bit_width().unwrap_or(0)
}

/// By how many bits the first bytes of an integer are shifted in memory where they are the most significant ones.
fn shift(b: &mut Builder<'_>, loc: Loc, wide: Type, narrow: Type) -> Value {
    let cx = b.cx();
    let by = cx.int_attr(i128::from(width(cx, wide) - width(cx, narrow)), wide);
    ConstantOp::build(b, loc, wide, by)
}

/// An integer or float each of whose bytes is this one.
pub(super) fn repeated(b: &mut Builder<'_>, loc: Loc, byte: Value, known: Option<u8>, ty: Type) -> Value {
    let cx = b.cx();
    let bits = width(cx, ty);
    let int = cx.int_ty(bits);
    let mut all = byte;
    if let Some(known) = known {
        let bytes = vec![known; bits as usize / 8];
        all = ConstantOp::build(b, loc, int, cx.wide_int_attr(&bytes, int));
    } else if bits > 8 {
        all = ZExtOp::build(b, loc, int, byte);
        let mut covered = 8;
        while covered < bits {
            let by = ConstantOp::build(b, loc, int, cx.int_attr(i128::from(covered), int));
            let above = ShlOp::build(b, loc, all, by);
            all = OrOp::build(b, loc, all, above);
            covered *= 2;
        }
    }
    if int == ty { all } else { BitcastOp::build(b, loc, ty, all) }
}
