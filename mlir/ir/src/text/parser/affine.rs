//! Affine maps, integer sets, and affine expressions over SSA values.

use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};
use support::Span;

use super::basics::{Delimiter, MAX_DEPTH, ParseResult, UnresolvedOperand};
use super::core::Core;
use super::scope::Key;
use crate::text::lexer::Tok;
use crate::values::affine::kind::{AffineBinary, AffineExpr, AffineMap, IntegerSet};
use crate::values::attr_kind::AttrKind;
use crate::values::ids::Attr;

/// How many operations an affine expression may have. A sum nests as deep as it is long, but nothing recurses over it.
const MAX_TERMS: u32 = 1 << 20;

const TOO_MANY_TERMS: &str = "affine expression has too many terms";

/// The names in affine expressions.
struct Names {
    /// Identifiers, or SSA names with their result numbers.
    known: Known,
    dims: MapOperands,
    symbols: MapOperands,
    /// Whether names are SSA names, which need no declaration.
    ssa: bool,
    terms: u32,
}

/// The operands of a map of SSA values, dimensions first.
pub type MapOperands = SmallVec<[UnresolvedOperand; 4]>;

/// The meanings of names: a list while it is short, as almost always, so that most maps need no table.
#[derive(Default)]
struct Known {
    few: SmallVec<[(Key, AffineExpr); FEW]>,
    many: FxHashMap<Key, AffineExpr>,
}

/// How long a list may be; above this, a table is faster.
const FEW: usize = 8;

impl Known {
    fn get(&self, key: Key) -> Option<AffineExpr> {
        let found = self.few.iter().find(|entry| entry.0 == key).map(|entry| entry.1);
        found.or_else(|| self.many.get(&key).copied())
    }

    fn insert(&mut self, key: Key, expr: AffineExpr) {
        if self.few.len() < FEW { self.few.push((key, expr)) } else { _ = self.many.insert(key, expr) }
    }
}

/// A map or a set, which differ only after the dimensions.
enum MapOrSet {
    Map(AffineMap),
    Set(IntegerSet),
}

impl Names {
    fn new(ssa: bool) -> Self {
        Names { known: Known::default(), dims: SmallVec::new(), symbols: SmallVec::new(), ssa, terms: 0 }
    }

    /// The map of SSA values with these results, and its operands.
    fn map_of(mut self, results: SmallVec<[AffineExpr; 4]>) -> (AffineMap, MapOperands) {
        let dims = self.dims.len() as u32;
        let symbols = self.symbols.len() as u32;
        self.dims.append(&mut self.symbols);
        (AffineMap { dims, symbols, results }, self.dims)
    }
}

impl Core<'_> {
    /// `affine_map<(dims)[symbols] -> (results)>`
    pub(crate) fn affine_map_attr(&mut self) -> ParseResult<Attr> {
        self.advance();
        self.expect(Tok::Less, "expected '<' in affine map")?;
        let map = self.affine_map()?;
        self.expect(Tok::Greater, "expected '>' in affine map")?;
        Ok(self.cx.attr(AttrKind::AffineMap(map)))
    }

    /// `affine_set<(dims)[symbols] : (constraints)>`
    pub(crate) fn affine_set_attr(&mut self) -> ParseResult<Attr> {
        self.advance();
        self.expect(Tok::Less, "expected '<' in integer set")?;
        let set = self.integer_set()?;
        self.expect(Tok::Greater, "expected '>' in integer set")?;
        Ok(self.cx.attr(AttrKind::IntegerSet(set)))
    }

    /// `(dims)[symbols] -> (results)`
    pub(crate) fn affine_map(&mut self) -> ParseResult<AffineMap> {
        let at = self.span();
        match self.map_or_set()? {
            MapOrSet::Map(map) => Ok(map),
            MapOrSet::Set(_) => Err(self.error(at, "expected AffineMap, but got IntegerSet")),
        }
    }

    /// `(dims)[symbols] : (constraints)`
    pub(crate) fn integer_set(&mut self) -> ParseResult<IntegerSet> {
        let at = self.span();
        match self.map_or_set()? {
            MapOrSet::Set(set) => Ok(set),
            MapOrSet::Map(_) => Err(self.error(at, "expected IntegerSet, but got AffineMap")),
        }
    }

    fn map_or_set(&mut self) -> ParseResult<MapOrSet> {
        let mut names = Names::new(false);
        let mut dims = 0;
        let mut symbols = 0;
        self.list(Delimiter::Paren, " in dimensional identifier list", |p| {
            let expr = p.cx.affine_dim(dims);
            dims += 1;
            p.affine_name(&mut names, expr)
        })?;
        self.list(Delimiter::OptionalSquare, " in symbol list", |p| {
            let expr = p.cx.affine_symbol(symbols);
            symbols += 1;
            p.affine_name(&mut names, expr)
        })?;
        if self.eat(Tok::Arrow) {
            let mut results = SmallVec::new();
            self.list(Delimiter::Paren, " in affine map range", |p| {
                results.push(p.affine_expr(&mut names)?);
                Ok(())
            })?;
            return Ok(MapOrSet::Map(AffineMap { dims, symbols, results }));
        }
        self.expect(Tok::Colon, "expected '->' or ':'")?;
        let mut constraints = Vec::new();
        self.list(Delimiter::Paren, " in integer set constraint list", |p| {
            constraints.push(p.affine_constraint(&mut names)?);
            Ok(())
        })?;
        if constraints.is_empty() {
            // As in MLIR, a set has at least one constraint.
            constraints.push((self.cx.affine_constant(0), true));
        }
        Ok(MapOrSet::Set(IntegerSet { dims, symbols, constraints: constraints.into() }))
    }

    fn affine_name(&mut self, names: &mut Names, expr: AffineExpr) -> ParseResult<()> {
        if !self.at(Tok::Bare) {
            return Err(self.wrong_token("expected bare identifier"));
        }
        let key = self.key(self.span(), 0);
        if names.known.get(key).is_some() {
            let name = self.spelling();
            return Err(self.error_here(format!("redefinition of identifier '{name}'")));
        }
        names.known.insert(key, expr);
        self.advance();
        Ok(())
    }

    /// `lhs >= rhs`, `lhs <= rhs` or `lhs == rhs` as an expression that is at least zero, or equal to zero.
    fn affine_constraint(&mut self, names: &mut Names) -> ParseResult<(AffineExpr, bool)> {
        const MESSAGE: &str = "expected '== affine-expr' or '>= affine-expr' at end of affine constraint";
        let lhs = self.affine_expr(names)?;
        // As in MLIR, which tries one relation after the other, `> <=` is read as `<=`.
        let relations = [Tok::Greater, Tok::Less, Tok::Equal];
        let Some(relation) = relations.into_iter().find(|&r| self.eat(r) && self.eat(Tok::Equal)) else {
            return Err(self.error_here(MESSAGE));
        };
        let rhs = self.affine_expr(names)?;
        let (from, less) = if relation == Tok::Less { (rhs, lhs) } else { (lhs, rhs) };
        Ok((self.cx.affine_sub(from, less), relation == Tok::Equal))
    }

    // Expressions.

    /// A sum.
    fn affine_expr(&mut self, names: &mut Names) -> ParseResult<AffineExpr> {
        self.nested(1, |p| {
            let mut lhs = p.affine_product(names, false)?;
            while matches!(p.tok.kind, Tok::Plus | Tok::Minus) {
                let minus = p.at(Tok::Minus);
                let at = p.span();
                p.advance();
                p.affine_term(names, at)?;
                let rhs = p.affine_product(names, true)?;
                lhs = if minus { p.cx.affine_sub(lhs, rhs) } else { p.cx.affine_add(lhs, rhs) };
            }
            Ok(lhs)
        })
    }

    /// A product, quotient or remainder; `is_right` as in [`Self::affine_operand`].
    fn affine_product(&mut self, names: &mut Names, is_right: bool) -> ParseResult<AffineExpr> {
        let mut lhs = self.affine_operand(names, is_right)?;
        let mut chain = 0;
        while let Some(op) = self.affine_factor_op() {
            let at = self.span();
            self.advance();
            self.affine_term(names, at)?;
            // The result is printed with nested parentheses.
            chain += 1;
            if self.depth() + chain > MAX_DEPTH {
                return Err(self.error(at, TOO_MANY_TERMS));
            }
            let rhs = self.affine_operand(names, true)?;
            // As in MLIR, an error is placed at the next operator, if one follows.
            let place = if self.affine_factor_op().is_some() { self.span() } else { at };
            self.check_affine_operands(op, lhs, rhs, place)?;
            lhs = self.cx.affine_binary(op, lhs, rhs);
        }
        Ok(lhs)
    }

    /// The operator of a product at the current token.
    fn affine_factor_op(&self) -> Option<AffineBinary> {
        match self.tok.kind {
            Tok::Star => Some(AffineBinary::Mul),
            Tok::Bare => match self.spelling() {
                "floordiv" => Some(AffineBinary::FloorDiv),
                "ceildiv" => Some(AffineBinary::CeilDiv),
                "mod" => Some(AffineBinary::Mod),
                _ => None,
            },
            _ => None,
        }
    }

    /// Fails at `place` unless one operand of a product, or the right one of another operator, has no dimensions.
    fn check_affine_operands(
        &mut self,
        op: AffineBinary,
        lhs: AffineExpr,
        rhs: AffineExpr,
        place: Span,
    ) -> ParseResult<()> {
        let symbolic = |e| self.cx.affine_is_symbolic(e);
        if symbolic(rhs) || op == AffineBinary::Mul && symbolic(lhs) {
            return Ok(());
        }
        let which = match op {
            AffineBinary::FloorDiv => "right operand of floordiv",
            AffineBinary::CeilDiv => "right operand of ceildiv",
            AffineBinary::Mod => "right operand of mod",
            _ => "at least one of the multiply operands",
        };
        let message = format!("non-affine expression: {which} has to be either a constant or symbolic");
        Err(self.error(place, message))
    }

    /// Counts an operation.
    fn affine_term(&mut self, names: &mut Names, at: Span) -> ParseResult<()> {
        names.terms += 1;
        if names.terms > MAX_TERMS { Err(self.error(at, TOO_MANY_TERMS)) } else { Ok(()) }
    }

    /// An operand, to the right of an operator if `is_right`.
    fn affine_operand(&mut self, names: &mut Names, is_right: bool) -> ParseResult<AffineExpr> {
        match self.tok.kind {
            Tok::Integer => {
                let value = super::number::magnitude(self.spelling()).and_then(|m| i64::try_from(m).ok());
                let Some(value) = value else {
                    return Err(self.error_here("constant too large for index"));
                };
                self.advance();
                Ok(self.cx.affine_constant(value))
            }
            Tok::Minus => {
                let at = self.span();
                self.advance();
                self.affine_term(names, at)?;
                let operand = self.nested(1, |p| p.affine_operand(names, is_right))?;
                Ok(self.cx.affine_neg(operand))
            }
            Tok::LParen => {
                self.advance();
                if self.at(Tok::RParen) {
                    return Err(self.error_here("no expression inside parentheses"));
                }
                let expr = self.affine_expr(names)?;
                self.expect(Tok::RParen, "expected ')'")?;
                Ok(expr)
            }
            Tok::Bare if names.ssa && self.at_word("symbol") => self.affine_symbol_operand(names),
            Tok::Bare => {
                let key = self.key(self.span(), 0);
                match names.known.get(key) {
                    Some(expr) if !names.ssa => {
                        self.advance();
                        Ok(expr)
                    }
                    _ => Err(self.wrong_token("use of undeclared identifier")),
                }
            }
            Tok::Percent if names.ssa => self.affine_ssa_operand(names, false),
            Tok::Percent => Err(self.wrong_token("unexpected ssa identifier")),
            _ if is_right => Err(self.error_here("missing right operand of binary operator")),
            Tok::Plus | Tok::Star => Err(self.error_here("missing left operand of binary operator")),
            _ => Err(self.error_here("expected affine expression")),
        }
    }

    /// `symbol(%value)`
    fn affine_symbol_operand(&mut self, names: &mut Names) -> ParseResult<AffineExpr> {
        self.advance();
        self.expect(Tok::LParen, "expected '(' at start of SSA symbol")?;
        if !self.at(Tok::Percent) {
            return Err(self.wrong_token("expected ssa identifier"));
        }
        let expr = self.affine_ssa_operand(names, true)?;
        self.expect(Tok::RParen, "expected ')' at end of SSA symbol")?;
        Ok(expr)
    }

    fn affine_ssa_operand(&mut self, names: &mut Names, symbol: bool) -> ParseResult<AffineExpr> {
        let operand = self.operand(true)?;
        let key = self.key(operand.span, operand.number);
        if let Some(expr) = names.known.get(key) {
            return Ok(expr);
        }
        let list = if symbol { &mut names.symbols } else { &mut names.dims };
        let position = list.len() as u32;
        list.push(operand);
        let expr = if symbol { self.cx.affine_symbol(position) } else { self.cx.affine_dim(position) };
        names.known.insert(key, expr);
        Ok(expr)
    }

    // Maps of SSA values.

    /// `[%i + 1, symbol(%n)]`: the map, and its operands with dimensions first.
    pub(crate) fn affine_map_of_ssa_ids(
        &mut self,
        delimiter: Delimiter,
    ) -> ParseResult<(AffineMap, MapOperands)> {
        let mut names = Names::new(true);
        let mut results = SmallVec::new();
        self.list(delimiter, " in affine map", |p| {
            results.push(p.affine_expr(&mut names)?);
            Ok(())
        })?;
        Ok(names.map_of(results))
    }

    /// One expression over SSA values, with its operands as for a map.
    pub(crate) fn affine_expr_of_ssa_ids(&mut self) -> ParseResult<(AffineMap, MapOperands)> {
        let mut names = Names::new(true);
        let result = self.affine_expr(&mut names)?;
        Ok(names.map_of(smallvec![result]))
    }
}
