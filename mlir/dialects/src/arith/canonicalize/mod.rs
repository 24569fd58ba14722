//! Canonicalization patterns: those of `Canonicalization.td`, the functions that they call, and hand-written ones.

mod compare;
mod convert;
mod select;

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::PatternSet;
use mlir::rewrite::fold::constant_of;
use mlir::{Attr, AttrRef, Context, OpRef, TypeKind, TypeRef};

use super::constants::{signed, splat, truncated, uniform, width, zip};
use super::{ArithDialect, CmpIPredicate, IntegerOverflowFlags};

/// The patterns of `Canonicalization.td`.
#[allow(
    dead_code,
    unreachable_pub,
    clippy::upper_case_acronyms,
    clippy::useless_conversion,
    reason = "enumerations are generated with every file; native code may give a value or an Option of one"
)]
mod generated {
    use crate::arith::{
        AddIOp, AddUIExtendedOp, AndIOp, BitcastOp, CmpIOp, ConstantOp, DivFOp, ExtSIOp, ExtUIOp,
        IndexCastOp, IndexCastUIOp, MulFOp, MulIOp, MulSIExtendedOp, MulUIExtendedOp, NegFOp, OrIOp,
        SelectOp, ShRSIOp, ShRUIOp, SubIOp, TruncIOp, XOrIOp,
    };

    include!(concat!(env!("OUT_DIR"), "/arith_canonicalization.rs"));
}

impl CanonicalizationPatterns for ArithDialect {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        generated::populate_with_generated(patterns);
        patterns.add(select::to_extension);
        patterns.add(compare::converted_with_constant);
        patterns.add(convert::truncated);
        patterns.add(convert::cast_to_index_and_back).add(convert::cast_to_unsigned_index_and_back);
    }
}

// Constraints.

/// A scalar constant integer or index.
pub(super) fn integer(op: OpRef<'_>) -> Option<Attr> {
    constant_of(op).filter(|&value| op.cx().attr_ref(value).is_integer_attr())
}

/// A constant integer or index, or dense elements of these types.
pub(super) fn integers(op: OpRef<'_>) -> Option<Attr> {
    let value = constant_of(op)?;
    let attr = op.cx().attr_ref(value);
    let element = attr.typed().map(|ty| op.cx().type_ref(ty).element_type())?;
    let integer = matches!(element.kind(), TypeKind::Integer { .. } | TypeKind::Index);
    (integer && (attr.is_integer_attr() || attr.is_elements())).then_some(value)
}

/// Whether a constant is `number`, or dense elements that are all `number`.
pub(super) fn are(op: OpRef<'_>, number: i128) -> bool {
    let bits = || {
        let value = integers(op)?;
        let width = width(op.cx().attr_ref(value).ty().element_type())?;
        Some(signed(uniform(op.cx(), Some(value))?, width) == number)
    };
    bits() == Some(true)
}

/// Whether a constant is the scalar `true`.
pub(super) fn is_true(op: OpRef<'_>) -> bool {
    constant_of(op).and_then(|value| op.cx().attr_ref(value).as_bool()) == Some(true)
}

/// Whether a constant is the scalar `false`.
pub(super) fn is_false(op: OpRef<'_>) -> bool {
    constant_of(op).and_then(|value| op.cx().attr_ref(value).as_bool()) == Some(false)
}

/// Whether the elements of one type have more bits than those of another.
pub(super) fn is_wider(ty: TypeRef<'_>, than: TypeRef<'_>) -> bool {
    let (Some(ty), Some(than)) = (width(ty.element_type()), width(than.element_type())) else { return false };
    ty > than
}

/// Whether a shift by a constant moves exactly the bits that a truncation drops.
pub(super) fn is_difference(by: Attr, from: TypeRef<'_>, to: TypeRef<'_>) -> bool {
    let widths = width(from.element_type()).zip(width(to.element_type()));
    let dropped = widths.and_then(|(from, to)| from.checked_sub(to));
    dropped.is_some_and(|dropped| uniform(from.cx(), Some(by)) == Some(dropped.into()))
}

// Computations.

fn combine(cx: &Context, a: Attr, b: Attr, f: impl Fn(i128, i128) -> i128) -> Option<Attr> {
    let ty = cx.attr_ref(a).typed()?;
    let width = width(cx.type_ref(ty).element_type())?;
    // The lower bits of sums, differences and products do not depend on signedness.
    zip(cx, &[Some(a), Some(b)], ty, |a, b| Some(truncated(f(a as i128, b as i128), width)))
}

pub(super) fn sum(cx: &Context, a: Attr, b: Attr) -> Option<Attr> {
    combine(cx, a, b, i128::wrapping_add)
}

pub(super) fn difference(cx: &Context, a: Attr, b: Attr) -> Option<Attr> {
    combine(cx, a, b, i128::wrapping_sub)
}

pub(super) fn product(cx: &Context, a: Attr, b: Attr) -> Option<Attr> {
    combine(cx, a, b, i128::wrapping_mul)
}

/// A constant whose elements are all zero.
pub(super) fn zero(cx: &Context, ty: TypeRef<'_>) -> Option<Attr> {
    splat(cx, 0, ty.id())
}

/// A constant whose bits are all set.
pub(super) fn ones(cx: &Context, ty: TypeRef<'_>) -> Option<Attr> {
    splat(cx, truncated(-1, width(ty.element_type())?), ty.id())
}

fn overflow_attr(cx: &Context, flags: IntegerOverflowFlags) -> Attr {
    cx.enum_attr(&super::INTEGER_OVERFLOW_FLAGS_ATTR_SPEC, flags.value())
}

fn overflow_flags(attr: AttrRef<'_>) -> Option<IntegerOverflowFlags> {
    IntegerOverflowFlags::from_value(attr.as_enum()?)
}

/// The overflow flags that two operations have in common.
pub(super) fn common_overflow(cx: &Context, f: AttrRef<'_>, g: AttrRef<'_>) -> Option<Attr> {
    Some(overflow_attr(cx, overflow_flags(f)? & overflow_flags(g)?))
}

/// No overflow flags.
pub(super) fn no_overflow(cx: &Context) -> Attr {
    overflow_attr(cx, IntegerOverflowFlags::NONE)
}

/// The overflow flags except `nsw`.
pub(super) fn without_nsw(cx: &Context, f: AttrRef<'_>) -> Option<Attr> {
    Some(overflow_attr(cx, overflow_flags(f)? - IntegerOverflowFlags::NSW))
}

/// A combination of two numbers, in both interpretations of their bits; `None` if 128 bits are too few.
struct Exact {
    signed: fn(i128, i128) -> Option<i128>,
    unsigned: fn(u128, u128) -> Option<u128>,
}

impl Exact {
    /// The common flags, except those that the constants violate. The combined operation is equal to the two
    /// operations only if the constants are combined exactly.
    fn flags(&self, cx: &Context, (f, g): (AttrRef<'_>, AttrRef<'_>), (a, b): (Attr, Attr)) -> Option<Attr> {
        let mut flags = overflow_flags(f)? & overflow_flags(g)?;
        let width = width(cx.attr_ref(a).ty())?;
        let a = uniform(cx, Some(a))?;
        let b = uniform(cx, Some(b))?;
        let fits = |exact: i128| signed(truncated(exact, width), width) == exact;
        if !(self.signed)(signed(a, width), signed(b, width)).is_some_and(fits) {
            flags -= IntegerOverflowFlags::NSW;
        }
        if (self.unsigned)(a, b).is_none_or(|exact| truncated(exact as i128, width) != exact) {
            flags -= IntegerOverflowFlags::NUW;
        }
        Some(overflow_attr(cx, flags))
    }
}

/// Defines the functions that say which flags remain when two constants are combined.
macro_rules! flags_of_combined {
    ($($name:ident: $compute:ident;)*) => {$(
        pub(super) fn $name(
            cx: &Context,
            f: AttrRef<'_>,
            g: AttrRef<'_>,
            a: Attr,
            b: Attr,
        ) -> Option<Attr> {
            Exact { signed: i128::$compute, unsigned: u128::$compute }.flags(cx, (f, g), (a, b))
        }
    )*};
}

flags_of_combined! {
    sum_flags: checked_add;
    difference_flags: checked_sub;
    product_flags: checked_mul;
}

/// The predicate `slt`.
pub(super) fn signed_less(cx: &Context) -> Attr {
    cx.int_attr_of_width(CmpIPredicate::Slt.value(), 64)
}

fn predicate(attr: AttrRef<'_>) -> Option<CmpIPredicate> {
    CmpIPredicate::from_value(attr.as_enum()?)
}

/// The negated predicate.
pub(super) fn inverted(cx: &Context, attr: AttrRef<'_>) -> Option<Attr> {
    Some(cx.int_attr_of_width(predicate(attr)?.inverse().value(), 64))
}

/// Whether a predicate is `eq` or `ne`.
pub(super) fn is_equality(attr: AttrRef<'_>) -> bool {
    matches!(predicate(attr), Some(CmpIPredicate::Eq | CmpIPredicate::Ne))
}
