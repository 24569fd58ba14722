//! Comparisons of converted integers with float constants become comparisons of the integers.

use mlir::floats::{Specials, Unpacked};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter};
use mlir::{AttrKind, Handle, OpView, TypeKind};

use super::super::{CmpFOp, CmpFPredicate, CmpIOp, CmpIPredicate, SIToFPOp, UIToFPOp};
use super::convert::is_in_range;
use crate::matching::{build_constant, constant};
use crate::rewriting::check;

/// The order of two numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Relation {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

/// The replacement of a comparison.
enum Outcome {
    Known(bool),
    Integers(Relation, i128),
}

/// The widest integers that are supported: their limits and constants are computed in 128 bits.
const WIDEST: u32 = 120;

/// `cmpf p, (sitofp x), constant -> cmpi q, x, integer`, or a constant if the result is the same for all `x`.
///
/// Does not match if the conversion loses bits that the comparison might depend on.
pub(super) fn converted_with_constant(root: Handle<CmpFOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let compare = root.view(rw);
    let op = compare.op_ref();
    let AttrKind::Float { bits, ty } = constant(op, compare.rhs()).ok_or(NoMatch)?.kind() else {
        return Err(NoMatch);
    };
    let TypeKind::Float(kind) = op.cx().type_kind(*ty) else { return Err(NoMatch) };
    let lhs = op.value(compare.lhs());
    let (input, signed) = match (lhs.defined_by::<SIToFPOp>(), lhs.defined_by::<UIToFPOp>()) {
        (Some(conversion), _) => (conversion.in_(), true),
        (_, Some(conversion)) => (conversion.in_(), false),
        _ => return Err(NoMatch),
    };
    let integer = op.ty(input);
    let TypeKind::Integer { width, .. } = *integer.kind() else { return Err(NoMatch) };
    check(width != 0 && width <= WIDEST)?;
    let precision = kind.format().fraction + 1;
    let number = Number::of(kind.format().unpack(*bits)).ok_or(NoMatch)?;
    let value_bits = width - u32::from(signed);
    // Without infinities, integers that are too large become NaN or the largest number.
    check(kind.format().specials == Specials::Ieee || is_in_range(*kind, value_bits))?;
    check(width <= precision || number.is_far_from_rounding(precision, value_bits, kind.format().bias))?;
    let outcome = match compare.predicate() {
        CmpFPredicate::ORD => Outcome::Known(true),
        CmpFPredicate::UNO => Outcome::Known(false),
        other => number.compare(relation(other).ok_or(NoMatch)?, value_bits, signed),
    };
    let loc = op.loc();
    let ty = integer.id();
    let value = match outcome {
        Outcome::Known(value) => {
            let value = rw.cx().bool_attr(value);
            build_constant(rw, loc, value)
        }
        Outcome::Integers(relation, number) => {
            let number = rw.cx().int_attr(number, ty);
            let number = build_constant(rw, loc, number);
            CmpIOp::build(rw, loc, predicate(relation, signed), input, number)
        }
    };
    rw.replace_by(*root, value)
}

/// A number that is not NaN, as an integer and a truncated fraction.
struct Number {
    negative: bool,
    /// The exponent of its leading bit; `None` for infinity, and the minimum for zero.
    exponent: Option<i32>,
    /// Rounded towards zero, and saturated beyond the widest supported integer.
    magnitude: i128,
    fractional: bool,
}

impl Number {
    fn of(unpacked: Unpacked) -> Option<Self> {
        let (negative, mantissa, exponent) = match unpacked {
            Unpacked::Nan => return None,
            Unpacked::Infinity { negative } => {
                return Some(Number { negative, exponent: None, magnitude: i128::MAX, fractional: false });
            }
            Unpacked::Finite { negative, mantissa, exponent } => (negative, mantissa, exponent),
        };
        let length = 128 - mantissa.leading_zeros() as i32;
        let (magnitude, fractional) = match exponent {
            _ if mantissa == 0 => (0, false),
            _ if length + exponent > 127 => (i128::MAX, false),
            0.. => ((mantissa << exponent) as i128, false),
            _ => {
                let drop = exponent.unsigned_abs();
                let whole = mantissa.checked_shr(drop).unwrap_or(0);
                (whole as i128, drop >= 128 || whole << drop != mantissa)
            }
        };
        let exponent = if mantissa == 0 { i32::MIN } else { length + exponent - 1 };
        Some(Number { negative, exponent: Some(exponent), magnitude, fractional })
    }

    /// Whether rounding integers that have more bits than the format's precision cannot move them across this number.
    fn is_far_from_rounding(&self, precision: u32, value_bits: u32, largest_exponent: i32) -> bool {
        match self.exponent {
            None => largest_exponent >= value_bits as i32,
            Some(exponent) => !(precision as i32 <= exponent && exponent <= value_bits as i32),
        }
    }

    /// Compares integers of `value_bits` bits, not counting a sign, with this number.
    fn compare(&self, relation: Relation, value_bits: u32, signed: bool) -> Outcome {
        use Relation as R;
        let whole = if self.negative { -self.magnitude } else { self.magnitude };
        let greatest = (1i128 << value_bits) - 1;
        let least = if signed { -greatest - 1 } else { 0 };
        if whole > greatest || (whole == greatest && self.fractional && !self.negative) {
            return Outcome::Known(matches!(relation, R::NotEqual | R::Less | R::LessOrEqual));
        }
        if whole < least || (whole == least && self.fractional && self.negative) {
            return Outcome::Known(matches!(relation, R::NotEqual | R::Greater | R::GreaterOrEqual));
        }
        if !self.fractional {
            return Outcome::Integers(relation, whole);
        }
        // `whole` is closer to zero than the number: below a positive number, above a negative one.
        let relation = match relation {
            R::Equal => return Outcome::Known(false),
            R::NotEqual => return Outcome::Known(true),
            R::Less | R::LessOrEqual if self.negative => R::Less,
            R::Less | R::LessOrEqual => R::LessOrEqual,
            R::Greater | R::GreaterOrEqual if self.negative => R::GreaterOrEqual,
            R::Greater | R::GreaterOrEqual => R::Greater,
        };
        Outcome::Integers(relation, whole)
    }
}

/// The relation that a predicate tests if neither operand is NaN.
fn relation(predicate: CmpFPredicate) -> Option<Relation> {
    use CmpFPredicate as P;
    Some(match predicate {
        P::OEQ | P::UEQ => Relation::Equal,
        P::ONE | P::UNE => Relation::NotEqual,
        P::OLT | P::ULT => Relation::Less,
        P::OLE | P::ULE => Relation::LessOrEqual,
        P::OGT | P::UGT => Relation::Greater,
        P::OGE | P::UGE => Relation::GreaterOrEqual,
        P::AlwaysFalse | P::AlwaysTrue | P::ORD | P::UNO => return None,
    })
}

fn predicate(relation: Relation, signed: bool) -> CmpIPredicate {
    use CmpIPredicate as P;
    match (relation, signed) {
        (Relation::Equal, _) => P::Eq,
        (Relation::NotEqual, _) => P::Ne,
        (Relation::Less, true) => P::Slt,
        (Relation::Less, false) => P::Ult,
        (Relation::LessOrEqual, true) => P::Sle,
        (Relation::LessOrEqual, false) => P::Ule,
        (Relation::Greater, true) => P::Sgt,
        (Relation::Greater, false) => P::Ugt,
        (Relation::GreaterOrEqual, true) => P::Sge,
        (Relation::GreaterOrEqual, false) => P::Uge,
    }
}
