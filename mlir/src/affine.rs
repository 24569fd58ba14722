//! Affine expressions, maps and integer sets, simplified on construction as MLIR does.

use crate::context::Context;

/// An interned affine expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AffineExpr(pub(crate) u32);

/// What an affine expression is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AffineExprKind {
    /// `d0`, `d1`, ...
    Dim(u32),
    /// `s0`, `s1`, ...
    Symbol(u32),
    /// An integer.
    Constant(i64),
    /// A sum or product or division.
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

/// `(d0, ...)[s0, ...] -> (results)`; interned as part of an attribute or a type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AffineMap {
    /// How many dimensions.
    pub dims: u32,
    /// How many symbols.
    pub symbols: u32,
    /// The results.
    pub results: Box<[AffineExpr]>,
}

/// `(d0, ...)[s0, ...] : (constraints)`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct IntegerSet {
    /// How many dimensions.
    pub dims: u32,
    /// How many symbols.
    pub symbols: u32,
    /// Each expression with whether it equals zero (else: is at least zero).
    pub constraints: Box<[(AffineExpr, bool)]>,
}

impl AffineMap {
    /// `(d0, ..., dn-1) -> (d0, ..., dn-1)`
    pub fn identity(cx: &Context, dims: u32) -> Self {
        AffineMap { dims, symbols: 0, results: (0..dims).map(|i| cx.affine_dim(i)).collect() }
    }

    /// `() -> (value)`
    pub fn constant(cx: &Context, value: i64) -> Self {
        AffineMap { dims: 0, symbols: 0, results: Box::new([cx.affine_constant(value)]) }
    }

    /// The value of a map with one constant result.
    pub fn single_constant(&self, cx: &Context) -> Option<i64> {
        match *self.results {
            [e] => cx.affine_as_constant(e),
            _ => None,
        }
    }

    /// True when result `i` is dimension `i` for all of them and there is no symbol.
    pub fn is_identity(&self, cx: &Context) -> bool {
        self.symbols == 0
            && self.dims as usize == self.results.len()
            && self
                .results
                .iter()
                .enumerate()
                .all(|(i, &e)| *cx.affine_kind(e) == AffineExprKind::Dim(i as u32))
    }
}

impl Context {
    /// `d<position>`
    pub fn affine_dim(&self, position: u32) -> AffineExpr {
        AffineExpr(self.affine.intern(AffineExprKind::Dim(position)))
    }

    /// `s<position>`
    pub fn affine_symbol(&self, position: u32) -> AffineExpr {
        AffineExpr(self.affine.intern(AffineExprKind::Symbol(position)))
    }

    /// An integer as an expression.
    pub fn affine_constant(&self, value: i64) -> AffineExpr {
        AffineExpr(self.affine.intern(AffineExprKind::Constant(value)))
    }

    /// What an expression is.
    pub fn affine_kind(&self, expr: AffineExpr) -> &AffineExprKind {
        self.affine.get(expr.0)
    }

    /// The value of a constant expression.
    pub fn affine_as_constant(&self, expr: AffineExpr) -> Option<i64> {
        match self.affine_kind(expr) {
            AffineExprKind::Constant(value) => Some(*value),
            _ => None,
        }
    }

    pub(crate) fn affine_intern(&self, kind: AffineExprKind) -> AffineExpr {
        AffineExpr(self.affine.intern(kind))
    }
}
