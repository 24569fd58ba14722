//! Ranges of integers of a width, with the bounds of both readings, signed and unsigned, and how operations map them.
//!
//! Both pairs of bounds hold, so each may be tighter than what the other implies. The functions are those of MLIR's
//! `InferIntRangeCommon`. Where MLIR's own bounds depend on overflow, so do these.

/// The bounds of an integer of at most 128 bits, inclusive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IntRange {
    width: u32,
    umin: u128,
    umax: u128,
    smin: i128,
    smax: i128,
}

/// How an overflow of an operation may be read: what does not happen bounds the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NoWrap {
    /// Not as signed numbers.
    pub signed: bool,
    /// Not as unsigned numbers.
    pub unsigned: bool,
}

/// The widest integers with ranges.
pub const MAX_WIDTH: u32 = 128;

/// The lowest `width` bits.
fn truncated(bits: u128, width: u32) -> u128 {
    let unused = MAX_WIDTH - width.clamp(1, MAX_WIDTH);
    (bits << unused) >> unused
}

/// The lowest `width` bits, sign-extended.
fn extended(bits: u128, width: u32) -> i128 {
    let unused = MAX_WIDTH - width.clamp(1, MAX_WIDTH);
    ((bits << unused) as i128) >> unused
}

/// The largest unsigned number of this width.
fn umax_of(width: u32) -> u128 {
    truncated(u128::MAX, width)
}

/// The largest signed number of this width.
fn smax_of(width: u32) -> i128 {
    (umax_of(width) >> 1) as i128
}

/// The least signed number of this width.
fn smin_of(width: u32) -> i128 {
    -smax_of(width) - 1
}

impl IntRange {
    /// Any number of this width.
    pub fn full(width: u32) -> Self {
        IntRange { width, umin: 0, umax: umax_of(width), smin: smin_of(width), smax: smax_of(width) }
    }

    /// One number, given by its bits.
    pub fn constant(width: u32, bits: u128) -> Self {
        let bits = truncated(bits, width);
        let signed = extended(bits, width);
        IntRange { width, umin: bits, umax: bits, smin: signed, smax: signed }
    }

    /// The numbers between two, read as unsigned.
    pub fn unsigned(width: u32, umin: u128, umax: u128) -> Self {
        let a = extended(umin, width);
        let b = extended(umax, width);
        let (smin, smax) =
            if (a < 0) == (b < 0) { (a.min(b), a.max(b)) } else { (smin_of(width), smax_of(width)) };
        IntRange { width, umin, umax, smin, smax }
    }

    /// The numbers between two, read as signed.
    pub fn signed(width: u32, smin: i128, smax: i128) -> Self {
        let a = truncated(smin as u128, width);
        let b = truncated(smax as u128, width);
        let (umin, umax) = if (smin < 0) == (smax < 0) { (a.min(b), a.max(b)) } else { (0, umax_of(width)) };
        IntRange { width, umin, umax, smin, smax }
    }

    /// The number of bits.
    pub fn width(self) -> u32 {
        self.width
    }

    /// The least unsigned number.
    pub fn umin(self) -> u128 {
        self.umin
    }

    /// The largest unsigned number.
    pub fn umax(self) -> u128 {
        self.umax
    }

    /// The least signed number.
    pub fn smin(self) -> i128 {
        self.smin
    }

    /// The largest signed number.
    pub fn smax(self) -> i128 {
        self.smax
    }

    /// The bits of the only number in the range, if there is only one.
    pub fn as_constant(self) -> Option<u128> {
        if self.umin == self.umax {
            return Some(self.umin);
        }
        (self.smin == self.smax).then(|| truncated(self.smin as u128, self.width))
    }

    /// The least range that contains both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        IntRange {
            width: self.width,
            umin: self.umin.min(other.umin),
            umax: self.umax.max(other.umax),
            smin: self.smin.min(other.smin),
            smax: self.smax.max(other.smax),
        }
    }

    /// What both contain.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        IntRange {
            width: self.width,
            umin: self.umin.max(other.umin),
            umax: self.umax.min(other.umax),
            smin: self.smin.max(other.smin),
            smax: self.smax.min(other.smax),
        }
    }

    /// The range after a cast to a wider or equally wide index, whichever way it extends.
    #[must_use]
    pub fn extend(self, width: u32) -> Self {
        IntRange { width, ..self }
    }

    /// The range after an extension with zeros.
    #[must_use]
    pub fn zero_extend(self, width: u32) -> Self {
        Self::unsigned(width, self.umin, self.umax)
    }

    /// The range after an extension with the sign.
    #[must_use]
    pub fn sign_extend(self, width: u32) -> Self {
        Self::signed(width, self.smin, self.smax)
    }

    /// The range of the lowest `width` bits.
    #[must_use]
    pub fn truncate(self, width: u32) -> Self {
        let high = |bits: u128| bits.checked_shr(width).unwrap_or(0);
        let (umin, umax) = if high(self.umin) == high(self.umax) {
            (truncated(self.umin, width), truncated(self.umax, width))
        } else {
            (0, umax_of(width))
        };
        let least = self.smin >> (width - 1);
        let most = self.smax >> (width - 1);
        let fits = least == most || (least == -1 && (most == -1 || most == 0)) || (least == 0 && most == 0);
        let (smin, smax) = if fits {
            (extended(self.smin as u128, width), extended(self.smax as u128, width))
        } else {
            (smin_of(width), smax_of(width))
        };
        IntRange { width, umin, umax, smin, smax }
    }

    fn unsigned_bounds(self) -> [u128; 2] {
        [self.umin, self.umax]
    }

    fn signed_bounds(self) -> [i128; 2] {
        [self.smin, self.smax]
    }
}

/// The range of the results for all pairs of bounds; any number if one is undefined.
fn min_max<L: Copy, R: Copy, T: Ord + Copy>(
    width: u32,
    op: impl Fn(L, R) -> Option<T>,
    (lhs, rhs): ([L; 2], [R; 2]),
    range: impl Fn(u32, T, T) -> IntRange,
) -> IntRange {
    let mut bounds: Option<(T, T)> = None;
    for left in lhs {
        for right in rhs {
            let Some(result) = op(left, right) else { return IntRange::full(width) };
            bounds = Some(bounds.map_or((result, result), |(a, b)| (a.min(result), b.max(result))));
        }
    }
    bounds.map_or_else(|| IntRange::full(width), |(min, max)| range(width, min, max))
}

/// The range between two results; any number if one is undefined.
fn between<T>(width: u32, bounds: [Option<T>; 2], range: impl Fn(u32, T, T) -> IntRange) -> IntRange {
    match bounds {
        [Some(min), Some(max)] => range(width, min, max),
        _ => IntRange::full(width),
    }
}

/// An unsigned result, which is undefined or saturates if it overflows.
fn fit_unsigned(width: u32, exact: Option<u128>, over: u128, saturate: bool) -> Option<u128> {
    exact.filter(|&x| x <= umax_of(width)).or(saturate.then_some(over))
}

/// A signed result, which is undefined or saturates if it overflows.
fn fit_signed(width: u32, exact: Option<i128>, negative: bool, saturate: bool) -> Option<i128> {
    let over = if negative { smin_of(width) } else { smax_of(width) };
    exact.filter(|x| (smin_of(width)..=smax_of(width)).contains(x)).or(saturate.then_some(over))
}

/// The sum.
pub fn add(a: IntRange, b: IntRange, wrap: NoWrap) -> IntRange {
    let w = a.width;
    let u = |x: u128, y: u128| fit_unsigned(w, x.checked_add(y), umax_of(w), wrap.unsigned);
    let s = |x: i128, y: i128| fit_signed(w, x.checked_add(y), x < 0, wrap.signed);
    let unsigned = between(w, [u(a.umin, b.umin), u(a.umax, b.umax)], IntRange::unsigned);
    unsigned.intersection(between(w, [s(a.smin, b.smin), s(a.smax, b.smax)], IntRange::signed))
}

/// The difference.
pub fn sub(a: IntRange, b: IntRange, wrap: NoWrap) -> IntRange {
    let w = a.width;
    let u = |x: u128, y: u128| fit_unsigned(w, x.checked_sub(y), 0, wrap.unsigned);
    let s = |x: i128, y: i128| fit_signed(w, x.checked_sub(y), x < 0, wrap.signed);
    let unsigned = between(w, [u(a.umin, b.umax), u(a.umax, b.umin)], IntRange::unsigned);
    unsigned.intersection(between(w, [s(a.smin, b.smax), s(a.smax, b.smin)], IntRange::signed))
}

/// The product.
pub fn mul(a: IntRange, b: IntRange, wrap: NoWrap) -> IntRange {
    let w = a.width;
    let u = |x: u128, y: u128| fit_unsigned(w, x.checked_mul(y), umax_of(w), wrap.unsigned);
    let s = |x: i128, y: i128| fit_signed(w, x.checked_mul(y), (x < 0) != (y < 0), wrap.signed);
    let unsigned = min_max(w, u, (a.unsigned_bounds(), b.unsigned_bounds()), IntRange::unsigned);
    unsigned.intersection(min_max(w, s, (a.signed_bounds(), b.signed_bounds()), IntRange::signed))
}

fn div_unsigned(a: IntRange, b: IntRange, round: impl Fn(u128, u128) -> Option<u128>) -> IntRange {
    if b.umin != 0 && b.umax != 0 {
        return min_max(a.width, round, (a.unsigned_bounds(), b.unsigned_bounds()), IntRange::unsigned);
    }
    let least = if a.umin >= b.umax { a.umin.checked_div(b.umax).unwrap_or(0) } else { 0 };
    IntRange::unsigned(a.width, least, a.umax)
}

/// The unsigned quotient.
pub fn div_u(a: IntRange, b: IntRange) -> IntRange {
    div_unsigned(a, b, u128::checked_div)
}

/// The unsigned quotient, rounded up.
pub fn ceil_div_u(a: IntRange, b: IntRange) -> IntRange {
    let up = |x: u128, y: u128| {
        let rounded = x.checked_div(y)?.checked_add(u128::from(!x.is_multiple_of(y)))?;
        fit_unsigned(a.width, Some(rounded), 0, false)
    };
    div_unsigned(a, b, up)
}

fn div_signed(a: IntRange, b: IntRange, adjust: impl Fn(i128, i128, i128) -> Option<i128>) -> IntRange {
    let w = a.width;
    if b.smin > 0 || b.smax < 0 {
        let op = |x: i128, y: i128| adjust(x, y, fit_signed(w, x.checked_div(y), false, false)?);
        return min_max(w, op, (a.signed_bounds(), b.signed_bounds()), IntRange::signed);
    }
    IntRange::full(w)
}

/// The signed quotient, rounded towards zero.
pub fn div_s(a: IntRange, b: IntRange) -> IntRange {
    div_signed(a, b, |_, _, q| Some(q))
}

/// The signed quotient, rounded up. As `arith` computes it, the least number divided by a positive one is positive.
pub fn ceil_div_s(a: IntRange, b: IntRange) -> IntRange {
    let w = a.width;
    let least = smin_of(w);
    let up = |x: i128, y: i128, q: i128| {
        if x.checked_rem(y).unwrap_or(0) != 0 && (x >= 0) == (y >= 0) {
            return fit_signed(w, q.checked_add(1), false, false);
        }
        Some(if x == least && y > 1 { -q } else { q })
    };
    let result = div_signed(a, b, up);
    if a.smin == least && a.smax > least {
        return result.union(div_signed(IntRange::signed(w, least + 1, a.smax), b, up));
    }
    result
}

/// The signed quotient, rounded down.
pub fn floor_div_s(a: IntRange, b: IntRange) -> IntRange {
    let down = |x: i128, y: i128, q: i128| {
        let inexact = x.checked_rem(y).unwrap_or(0) != 0 && (x >= 0) != (y >= 0);
        fit_signed(a.width, q.checked_sub(i128::from(inexact)), true, false)
    };
    div_signed(a, b, down)
}

/// The signed remainder.
pub fn rem_s(a: IntRange, b: IntRange) -> IntRange {
    let w = a.width;
    let mut smin = smin_of(w);
    let mut smax = smax_of(w);
    if b.smin > 0 || b.smax < 0 {
        // The absolute value of the least number is that number again, as it is for a machine.
        let divisor = if b.smin > 0 { b.smax } else { extended((b.smin as u128).wrapping_neg(), w) };
        let most = extended((divisor as u128).wrapping_sub(1), w);
        smin = if a.smin < 0 { extended((most as u128).wrapping_neg(), w) } else { 0 };
        smax = if a.smax > 0 { most } else { 0 };
        if b.smin == b.smax {
            let span = truncated((a.smax as u128).wrapping_sub(a.smin as u128), w);
            if span < truncated(divisor as u128, w)
                && let (Some(least), Some(most)) = (a.smin.checked_rem(divisor), a.smax.checked_rem(divisor))
                && least <= most
            {
                smin = least;
                smax = most;
            }
        }
    }
    IntRange::signed(w, smin, smax)
}

/// The unsigned remainder.
pub fn rem_u(a: IntRange, b: IntRange) -> IntRange {
    let w = a.width;
    let mut umin = 0;
    let mut umax = truncated(b.umax.wrapping_sub(1), w).min(a.umax);
    if b.umin != 0 && b.umin == b.umax && a.umax - a.umin < b.umax && a.umin % b.umax <= a.umax % b.umax {
        umin = a.umin % b.umax;
        umax = a.umax % b.umax;
    }
    IntRange::unsigned(w, umin, umax)
}

/// The larger signed number.
pub fn max_s(a: IntRange, b: IntRange) -> IntRange {
    IntRange::signed(a.width, a.smin.max(b.smin), a.smax.max(b.smax))
}

/// The larger unsigned number.
pub fn max_u(a: IntRange, b: IntRange) -> IntRange {
    IntRange::unsigned(a.width, a.umin.max(b.umin), a.umax.max(b.umax))
}

/// The smaller signed number.
pub fn min_s(a: IntRange, b: IntRange) -> IntRange {
    IntRange::signed(a.width, a.smin.min(b.smin), a.smax.min(b.smax))
}

/// The smaller unsigned number.
pub fn min_u(a: IntRange, b: IntRange) -> IntRange {
    IntRange::unsigned(a.width, a.umin.min(b.umin), a.umax.min(b.umax))
}

/// The bits that differ between numbers of the range: all below the highest in which its bounds differ.
fn varying(range: IntRange) -> u128 {
    let differing = range.umin ^ range.umax;
    u128::MAX.checked_shr(differing.leading_zeros()).unwrap_or(0)
}

/// The bounds with the varying bits cleared and set.
fn widened(range: IntRange) -> [u128; 2] {
    let mask = varying(range);
    [range.umin & !mask, range.umax | mask]
}

/// Bitwise and.
pub fn and(a: IntRange, b: IntRange) -> IntRange {
    min_max(a.width, |x, y| Some(x & y), (widened(a), widened(b)), IntRange::unsigned)
}

/// Bitwise or.
pub fn or(a: IntRange, b: IntRange) -> IntRange {
    min_max(a.width, |x, y| Some(x | y), (widened(a), widened(b)), IntRange::unsigned)
}

/// Bitwise exclusive or.
pub fn xor(a: IntRange, b: IntRange) -> IntRange {
    let mask = varying(a) | varying(b);
    let bits = a.umin ^ b.umin;
    IntRange::unsigned(a.width, bits & !mask, bits | mask)
}

/// A shift to the left.
pub fn shl(a: IntRange, b: IntRange, wrap: NoWrap) -> IntRange {
    let w = a.width;
    let amount = |by: u128| u32::try_from(by).ok().filter(|&by| by < w);
    let u = |x: u128, by: u128| {
        let zeros = x.leading_zeros() - (MAX_WIDTH - w);
        let exact = amount(by).filter(|&by| by <= zeros).map(|by| x << by);
        fit_unsigned(w, exact, umax_of(w), wrap.unsigned)
    };
    let s = |x: i128, by: u128| {
        let same = if x < 0 { x.leading_ones() } else { x.leading_zeros() } - (MAX_WIDTH - w);
        let exact = amount(by).filter(|&by| by < same).map(|by| x << by);
        fit_signed(w, exact, x < 0, wrap.signed)
    };
    let by = b.unsigned_bounds();
    let unsigned = min_max(w, u, (a.unsigned_bounds(), by), IntRange::unsigned);
    unsigned.intersection(min_max(w, s, (a.signed_bounds(), by), IntRange::signed))
}

/// A shift to the right that keeps the sign.
pub fn shr_s(a: IntRange, b: IntRange) -> IntRange {
    let w = a.width;
    let op = |x: i128, by: u128| u32::try_from(by).ok().filter(|&by| by < w).map(|by| x >> by);
    min_max(w, op, (a.signed_bounds(), b.unsigned_bounds()), IntRange::signed)
}

/// A shift to the right that fills with zeros.
pub fn shr_u(a: IntRange, b: IntRange) -> IntRange {
    let w = a.width;
    let op = |x: u128, by: u128| u32::try_from(by).ok().filter(|&by| by < w).map(|by| x >> by);
    min_max(w, op, (a.unsigned_bounds(), b.unsigned_bounds()), IntRange::unsigned)
}

/// A comparison of integers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each is the predicate of that name")]
pub enum Predicate {
    Eq,
    Ne,
    Slt,
    Sle,
    Sgt,
    Sge,
    Ult,
    Ule,
    Ugt,
    Uge,
}

impl Predicate {
    fn inverse(self) -> Self {
        match self {
            Self::Eq => Self::Ne,
            Self::Ne => Self::Eq,
            Self::Slt => Self::Sge,
            Self::Sle => Self::Sgt,
            Self::Sgt => Self::Sle,
            Self::Sge => Self::Slt,
            Self::Ult => Self::Uge,
            Self::Ule => Self::Ugt,
            Self::Ugt => Self::Ule,
            Self::Uge => Self::Ult,
        }
    }

    /// Whether the comparison holds for all numbers of the ranges.
    fn holds(self, a: IntRange, b: IntRange) -> bool {
        match self {
            Self::Sle => a.smax <= b.smin,
            Self::Slt => a.smax < b.smin,
            Self::Ule => a.umax <= b.umin,
            Self::Ult => a.umax < b.umin,
            Self::Sge => a.smin >= b.smax,
            Self::Sgt => a.smin > b.smax,
            Self::Uge => a.umin >= b.umax,
            Self::Ugt => a.umin > b.umax,
            Self::Eq => a.as_constant().is_some() && a.as_constant() == b.as_constant(),
            Self::Ne => {
                (Self::Slt.holds(a, b) || Self::Sgt.holds(a, b))
                    && (Self::Ult.holds(a, b) || Self::Ugt.holds(a, b))
            }
        }
    }

    /// The result of the comparison, if it is the same for all numbers of the ranges.
    pub fn evaluate(self, a: IntRange, b: IntRange) -> Option<bool> {
        if self.holds(a, b) {
            return Some(true);
        }
        self.inverse().holds(a, b).then_some(false)
    }
}

/// Which bounds must agree for an index to have the same range on machines of 32 and 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the readings of the bounds")]
pub enum Agree {
    Both,
    Signed,
    Unsigned,
}

/// The range of an operation on indices, which have 32 or 64 bits.
pub fn index_op(args: &[IntRange], agree: Agree, infer: impl Fn(&[IntRange]) -> IntRange) -> IntRange {
    let wide = infer(args);
    let narrow: Vec<IntRange> = args.iter().map(|r| r.truncate(32)).collect();
    let narrow = infer(&narrow);
    let cut = wide.truncate(32);
    let equal = match agree {
        Agree::Both => narrow == cut,
        Agree::Signed => (narrow.smin, narrow.smax) == (cut.smin, cut.smax),
        Agree::Unsigned => (narrow.umin, narrow.umax) == (cut.umin, cut.umax),
    };
    if equal { wide } else { wide.union(narrow.extend(64)) }
}
