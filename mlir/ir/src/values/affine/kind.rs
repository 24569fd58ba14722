//! The kinds of affine expressions; affine maps and integer sets.

use std::hash::{Hash, Hasher};
use std::sync::atomic::AtomicU32;

use smallvec::SmallVec;

/// An interned affine expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AffineExpr(pub(crate) u32);

/// The kind of an affine expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AffineExprKind {
    /// `d0`, `d1`, ...
    Dim(u32),
    /// `s0`, `s1`, ...
    Symbol(u32),
    /// An integer.
    Constant(i64),
    /// A sum, product, modulo or division.
    Binary(AffineBinary, AffineExpr, AffineExpr),
}

/// The operators of affine expressions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AffineBinary {
    /// `+`
    Add,
    /// `*`
    Mul,
    /// `mod`
    Mod,
    /// `floordiv`
    FloorDiv,
    /// `ceildiv`
    CeilDiv,
}

/// An interned expression, with the facts that simplification needs again and again.
pub(crate) struct AffineNode {
    pub(in crate::values) kind: AffineExprKind,
    /// No dimension occurs.
    pub(in crate::values) symbolic: bool,
    /// A known divisor of every value of the expression; 0 for the constant 0.
    pub(in crate::values) divisor: i64,
    /// The number of the simplified expression plus one; 0 until that is computed.
    pub(in crate::values) simple: AtomicU32,
}

impl PartialEq for AffineNode {
    fn eq(&self, other: &Self) -> bool {
        self.kind == other.kind
    }
}

impl Eq for AffineNode {}

impl Hash for AffineNode {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.kind.hash(state);
    }
}

impl AffineBinary {
    /// Applies the operator; `None` on overflow, a zero divisor, or a modulus that is not positive.
    pub fn evaluate(self, lhs: i64, rhs: i64) -> Option<i64> {
        match self {
            AffineBinary::Add => lhs.checked_add(rhs),
            AffineBinary::Mul => lhs.checked_mul(rhs),
            AffineBinary::Mod => (rhs > 0).then(|| lhs.rem_euclid(rhs)),
            AffineBinary::FloorDiv => {
                let quotient = lhs.checked_div(rhs)?;
                let exact = lhs % rhs == 0;
                Some(quotient - i64::from(!exact && (lhs < 0) != (rhs < 0)))
            }
            AffineBinary::CeilDiv => {
                let quotient = lhs.checked_div(rhs)?;
                let exact = lhs % rhs == 0;
                Some(quotient + i64::from(!exact && (lhs < 0) == (rhs < 0)))
            }
        }
    }
}

/// `(d0, ...)[s0, ...] -> (results)`; interned as part of an attribute or a type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AffineMap {
    /// How many dimensions.
    pub dims: u32,
    /// How many symbols.
    pub symbols: u32,
    /// The results. There are nearly always few, and then a map allocates no memory.
    pub results: SmallVec<[AffineExpr; 4]>,
}

/// `(d0, ...)[s0, ...] : (constraints)`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct IntegerSet {
    /// How many dimensions.
    pub dims: u32,
    /// How many symbols.
    pub symbols: u32,
    /// Each expression with whether it must equal zero; otherwise it must not be negative.
    pub constraints: Box<[(AffineExpr, bool)]>,
}
