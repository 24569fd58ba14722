//! The types of elements: `f64`, and `f32` for half the memory and less precision.
//!
//! An operation computes in the type of its result's elements, to which each operand is converted. [`crate::numbers`] has
//! the rules by which that type is inferred.

use std::ops::Range;

use dialects::arith;
pub use mlir::FloatKind;
use mlir::{Builder, Loc, OpRef, TypeKind, TypeRef, Value};

/// Which type the elements of an operation's result have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Elements {
    /// That of an operand.
    Operand(usize),
    /// That of all operands from one on together.
    From(usize),
    /// `f32`.
    Single,
    /// `f64`.
    Double,
}

impl Elements {
    /// The operands, of so many, whose types decide.
    pub fn operands(self, count: usize) -> Range<usize> {
        match self {
            Elements::Operand(at) => at..at + 1,
            Elements::From(first) => first..count,
            Elements::Single | Elements::Double => 0..0,
        }
    }

    /// The type, given that of each operand that decides, and whether it is a number, which adapts to the others.
    ///
    /// ```
    /// use mlir::FloatKind::{F32, F64};
    /// use toy_dialect::element_types::Elements;
    /// let of = |kinds: [_; 2], is_number: bool| Elements::From(0).kind(&kinds, |_| is_number);
    /// assert_eq!([of([F32, F32], false), of([F32, F64], false), of([F32, F64], true)], [F32, F64, F32]);
    /// ```
    pub fn kind(self, kinds: &[FloatKind], is_number: impl Fn(usize) -> bool) -> FloatKind {
        match (self, kinds) {
            (Elements::Single, _) => FloatKind::F32,
            (Elements::Double, _) | (_, []) => FloatKind::F64,
            (_, [first, others @ ..]) if others.iter().all(|kind| kind == first) => *first,
            _ => {
                let is_wide = |at: usize| kinds[at] == FloatKind::F64 && !is_number(at);
                if (0..kinds.len()).any(is_wide) { FloatKind::F64 } else { FloatKind::F32 }
            }
        }
    }
}

/// The type of the elements of a tensor, of memory, or of a number.
pub fn kind_of(ty: TypeRef<'_>) -> FloatKind {
    match ty.element_type().kind() {
        TypeKind::Float(FloatKind::F32) => FloatKind::F32,
        _ => FloatKind::F64,
    }
}

/// The same of a value.
pub fn kind_of_value(b: &Builder<'_>, value: Value) -> FloatKind {
    kind_of(b.cx().type_ref(b.body().ty(value)))
}

/// The nearest number of a type.
///
/// ```
/// use mlir::FloatKind;
/// use toy_dialect::element_types::rounded;
/// assert_eq!(rounded(FloatKind::F64, 0.1), 0.1);
/// assert_eq!(rounded(FloatKind::F32, 0.1), f64::from(0.1f32));
/// ```
pub fn rounded(kind: FloatKind, x: f64) -> f64 {
    if kind == FloatKind::F32 { f64::from(x as f32) } else { x }
}

/// Builds a constant of a type.
pub fn constant(b: &mut Builder<'_>, loc: Loc, kind: FloatKind, value: f64) -> Value {
    let cx = b.cx();
    let value = if kind == FloatKind::F64 { cx.f64_attr(value) } else { cx.float_attr(value, kind) };
    arith::ConstantOp::build(b, loc, value)
}

/// Converts a number that is no tensor; a constant becomes one of the other type.
pub fn converted(b: &mut Builder<'_>, loc: Loc, value: Value, kind: FloatKind) -> Value {
    let cx = b.cx();
    if kind_of_value(b, value) == kind {
        return value;
    }
    if let Some(known) = known(b, value) {
        return constant(b, loc, kind, known);
    }
    let to = cx.float_ty(kind);
    if kind == FloatKind::F32 {
        arith::TruncFOp::build(b, loc, to, value)
    } else {
        arith::ExtFOp::build(b, loc, to, value)
    }
}

/// The value of a constant.
fn known(b: &Builder<'_>, value: Value) -> Option<f64> {
    let op = OpRef::new(b.cx(), b.body(), b.body().defining_op(value)?);
    op.cast::<arith::ConstantOp>()?.value().as_float()
}
