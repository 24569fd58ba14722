//! Affine maps and integer sets: lists of expressions over numbered dimensions and symbols.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::smallvec;

use super::BUDGET;
use super::divisor::gcd;
use crate::values::affine::kind::{
    AffineBinary, AffineBinary::Add, AffineBinary::CeilDiv, AffineBinary::FloorDiv, AffineBinary::Mod,
    AffineBinary::Mul, AffineExpr, AffineExprKind, AffineMap, IntegerSet,
};
use crate::values::context::Context;

impl AffineMap {
    /// A map from its parts.
    pub fn new(dims: u32, symbols: u32, results: impl IntoIterator<Item = AffineExpr>) -> Self {
        AffineMap { dims, symbols, results: results.into_iter().collect() }
    }

    /// `(d0, ..., dn-1) -> (d0, ..., dn-1)`
    pub fn identity(cx: &Context, dims: u32) -> Self {
        AffineMap { dims, symbols: 0, results: (0..dims).map(|i| cx.affine_dim(i)).collect() }
    }

    /// `() -> (value)`
    pub fn constant(cx: &Context, value: i64) -> Self {
        AffineMap { dims: 0, symbols: 0, results: smallvec![cx.affine_constant(value)] }
    }

    /// The value of a map with one constant result.
    pub fn single_constant(&self, cx: &Context) -> Option<i64> {
        match *self.results {
            [e] => cx.affine_as_constant(e),
            _ => None,
        }
    }

    /// The values of a map whose results are all constant.
    pub fn constants(&self, cx: &Context) -> Option<Vec<i64>> {
        self.results.iter().map(|&e| cx.affine_as_constant(e)).collect()
    }

    /// True when the results are exactly the dimensions, in order. There may be unused symbols.
    pub fn is_identity(&self, cx: &Context) -> bool {
        self.dims as usize == self.results.len()
            && self
                .results
                .iter()
                .enumerate()
                .all(|(i, &e)| *cx.affine_kind(e) == AffineExprKind::Dim(i as u32))
    }

    /// How many operands the map takes.
    pub fn num_inputs(&self) -> usize {
        self.dims as usize + self.symbols as usize
    }

    /// The map with every result changed by `f`.
    pub fn map_results(&self, f: impl FnMut(AffineExpr) -> AffineExpr) -> Self {
        AffineMap { results: self.results.iter().copied().map(f).collect(), ..*self }
    }

    /// The map with dimensions and symbols replaced, and with the given numbers of them.
    pub fn replace(
        &self,
        cx: &Context,
        dims: &[AffineExpr],
        symbols: &[AffineExpr],
        num_dims: u32,
        num_symbols: u32,
    ) -> Self {
        let results = self.results.iter().map(|&e| cx.affine_replace(e, dims, symbols)).collect();
        AffineMap { dims: num_dims, symbols: num_symbols, results }
    }

    /// `self` after `inner`: `x -> self(inner(x))`. Symbols of `self` come first, those of `inner` follow.
    ///
    /// `None` when `inner` does not have as many results as `self` has dimensions.
    pub fn compose(&self, cx: &Context, inner: &AffineMap) -> Option<Self> {
        if inner.results.len() != self.dims as usize {
            return None;
        }
        let shifted: Vec<AffineExpr> =
            (0..inner.symbols).map(|i| cx.affine_symbol(self.symbols + i)).collect();
        let dims: Vec<AffineExpr> =
            inner.results.iter().map(|&e| cx.affine_replace(e, &[], &shifted)).collect();
        Some(self.replace(cx, &dims, &[], inner.dims, self.symbols + inner.symbols))
    }

    /// The results at a point: dimensions first, then symbols. `None` where a result is undefined there.
    pub fn evaluate(&self, cx: &Context, operands: &[i64]) -> Option<Vec<i64>> {
        let (dims, symbols) = operands.split_at_checked(self.dims as usize)?;
        self.results.iter().map(|&e| cx.affine_evaluate(e, dims, symbols)).collect()
    }

    /// The map without the dimensions and symbols that no result uses, and which of its operands remain.
    pub fn compress_unused(&self, cx: &Context) -> (Self, Vec<usize>) {
        let c = Compressed::of(cx, self.dims, self.symbols, &self.results);
        (self.replace(cx, &c.new_dims, &c.new_symbols, c.dims, c.symbols), c.kept)
    }

    /// The map with every result simplified by [`Context::affine_simplify`].
    pub fn simplify(&self, cx: &Context) -> Self {
        self.map_results(|e| cx.affine_simplify(e, self.dims, self.symbols))
    }
}

impl From<&AffineMap> for AffineMap {
    fn from(map: &AffineMap) -> Self {
        map.clone()
    }
}

impl From<&IntegerSet> for IntegerSet {
    fn from(set: &IntegerSet) -> Self {
        set.clone()
    }
}

impl IntegerSet {
    /// A set from its parts.
    pub fn new(dims: u32, symbols: u32, constraints: impl Into<Box<[(AffineExpr, bool)]>>) -> Self {
        IntegerSet { dims, symbols, constraints: constraints.into() }
    }

    /// How many operands the set takes.
    pub fn num_inputs(&self) -> usize {
        self.dims as usize + self.symbols as usize
    }

    /// Whether a point is in the set; `None` where a constraint is undefined there.
    pub fn contains(&self, cx: &Context, operands: &[i64]) -> Option<bool> {
        let (dims, symbols) = operands.split_at_checked(self.dims as usize)?;
        self.constraints.iter().try_fold(true, |all, &(e, equal)| {
            let value = cx.affine_evaluate(e, dims, symbols)?;
            Some(all && if equal { value == 0 } else { value >= 0 })
        })
    }

    /// The set with dimensions and symbols replaced, and with the given numbers of them.
    pub fn replace(
        &self,
        cx: &Context,
        dims: &[AffineExpr],
        symbols: &[AffineExpr],
        num_dims: u32,
        num_symbols: u32,
    ) -> Self {
        let replaced = |&(e, equal): &(AffineExpr, bool)| (cx.affine_replace(e, dims, symbols), equal);
        let constraints = self.constraints.iter().map(replaced).collect();
        IntegerSet { dims: num_dims, symbols: num_symbols, constraints }
    }

    /// The set without the dimensions and symbols that no constraint uses, and which of its operands remain.
    pub fn compress_unused(&self, cx: &Context) -> (Self, Vec<usize>) {
        let exprs: Vec<AffineExpr> = self.constraints.iter().map(|c| c.0).collect();
        let c = Compressed::of(cx, self.dims, self.symbols, &exprs);
        (self.replace(cx, &c.new_dims, &c.new_symbols, c.dims, c.symbols), c.kept)
    }
}

/// A new numbering of the dimensions and symbols that are used.
struct Compressed {
    dims: u32,
    symbols: u32,
    /// The operands that remain, by their old number.
    kept: Vec<usize>,
    /// What replaces each old dimension.
    new_dims: Vec<AffineExpr>,
    /// What replaces each old symbol.
    new_symbols: Vec<AffineExpr>,
}

impl Compressed {
    fn of(cx: &Context, dims: u32, symbols: u32, exprs: &[AffineExpr]) -> Self {
        let mut used_dims = vec![false; dims as usize];
        let mut used_symbols = vec![false; symbols as usize];
        for &e in exprs {
            cx.affine_leaves(e, |leaf| {
                let slot = match leaf {
                    AffineExprKind::Dim(i) => used_dims.get_mut(i as usize),
                    AffineExprKind::Symbol(i) => used_symbols.get_mut(i as usize),
                    AffineExprKind::Constant(_) | AffineExprKind::Binary(..) => None,
                };
                if let Some(slot) = slot {
                    *slot = true;
                }
            });
        }
        let used = used_dims.iter().chain(&used_symbols).enumerate();
        let kept = used.filter(|&(_, &used)| used).map(|(i, _)| i).collect();
        let (dims, new_dims) = renumber(&used_dims, |i| cx.affine_dim(i));
        let (symbols, new_symbols) = renumber(&used_symbols, |i| cx.affine_symbol(i));
        Compressed { dims, symbols, kept, new_dims, new_symbols }
    }
}

/// How many are used, and for each one the expression with its new number.
fn renumber(used: &[bool], make: impl Fn(u32) -> AffineExpr) -> (u32, Vec<AffineExpr>) {
    let mut next = 0;
    let number = |&used: &bool| {
        let expr = make(next);
        next += u32::from(used);
        expr
    };
    let replacement = used.iter().map(number).collect();
    (next, replacement)
}

/// How deep divisions may nest for [`Context::affine_simplify`].
const MAX_NESTED_DIVISIONS: usize = 100;

/// The kinds of terms in a sum of multiples. Each term has one place in the order in which sums are rebuilt.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Term {
    /// A dimension or a symbol.
    Variable(AffineExpr),
    /// A quotient, or a product or remainder of variables. Its simplest form may be any expression, even a variable.
    Quotient(AffineExpr),
}

impl Term {
    fn expr(self) -> AffineExpr {
        match self {
            Term::Variable(expr) | Term::Quotient(expr) => expr,
        }
    }
}

/// A sum of multiples of dimensions, symbols and quotients, and a constant.
#[derive(Clone, Default)]
struct Linear {
    terms: FxHashMap<Term, i64>,
    constant: i64,
}

impl Linear {
    fn add(&mut self, term: Term, times: i64) -> Option<()> {
        let total = self.terms.entry(term).or_insert(0);
        *total = total.checked_add(times)?;
        Some(())
    }

    fn add_constant(&mut self, value: i64) -> Option<()> {
        self.constant = self.constant.checked_add(value)?;
        Some(())
    }

    fn add_multiple(&mut self, other: &Linear, times: i64) -> Option<()> {
        for (&term, &n) in &other.terms {
            self.add(term, n.checked_mul(times)?)?;
        }
        self.add_constant(other.constant.checked_mul(times)?)
    }

    /// The greatest common divisor of `start`, the coefficients and the constant.
    fn gcd(&self, start: i64) -> i64 {
        self.terms.values().fold(gcd(start, self.constant), |g, &n| gcd(g, n))
    }

    /// Divides everything by a common divisor.
    fn divide(&mut self, by: i64) {
        self.terms.values_mut().for_each(|n| *n /= by);
        self.constant /= by;
    }
}

/// The state of a simplification: the variables, and the quotients found so far, in the order in which they were found.
struct Flattener<'a> {
    cx: &'a Context,
    dims: u32,
    symbols: u32,
    quotients: Vec<AffineExpr>,
    known: FxHashSet<AffineExpr>,
    /// How many more expressions may be visited: they share subexpressions but are walked as trees.
    budget: u32,
}

impl Context {
    /// An equal expression in MLIR's normal form: the sum of its terms ordered as dimensions, symbols, quotients.
    ///
    /// A term that is multiplied or divided by symbols comes after the multiples of its left-hand side. Expressions
    /// that overflow, or that are too large when written out, are returned unchanged.
    pub fn affine_simplify(&self, expr: AffineExpr, dims: u32, symbols: u32) -> AffineExpr {
        if !matches!(self.affine_kind(expr), AffineExprKind::Binary(..)) {
            return expr;
        }
        // The numbers of dimensions and symbols bound those in the expression; the result does not depend on them.
        if let Some(simple) = self.affine_known_simple(expr) {
            return simple;
        }
        let simple = self.affine_simplified(expr, dims, symbols);
        self.affine_set_simple(expr, simple);
        simple
    }

    fn affine_simplified(&self, expr: AffineExpr, dims: u32, symbols: u32) -> AffineExpr {
        let quotients = Vec::new();
        let known = FxHashSet::default();
        let mut flattener = Flattener { cx: self, dims, symbols, quotients, known, budget: BUDGET };
        let Some(linear) = flattener.flatten(expr, 0) else { return expr };
        let simple = flattener.rebuild(&linear);
        if self.affine_is_pure(expr) || simple == expr {
            simple
        } else {
            flattener.rebuild_semi_affine(&linear)
        }
    }
}

/// How deep to search for a factor of a product.
const MAX_FACTORS: u32 = 16;

impl Context {
    /// The quotient of a multiple of a symbol and this symbol; `None` for other expressions and those nested too deep.
    ///
    /// A remainder of two multiples is a multiple of their remainder. A quotient is not a multiple: it is rounded.
    fn affine_symbolic_quotient(
        &self,
        multiple: AffineExpr,
        symbol: AffineExpr,
        depth: u32,
    ) -> Option<AffineExpr> {
        if multiple == symbol {
            return Some(self.affine_constant(1));
        }
        let AffineExprKind::Binary(op, lhs, rhs) = *self.affine_kind(multiple) else { return None };
        let depth = depth.checked_sub(1)?;
        let quotient = |part| self.affine_symbolic_quotient(part, symbol, depth);
        match op {
            Mul => match quotient(lhs) {
                Some(lhs) => Some(self.affine_mul(lhs, rhs)),
                None => Some(self.affine_mul(lhs, quotient(rhs)?)),
            },
            Add => Some(self.affine_add(quotient(lhs)?, quotient(rhs)?)),
            Mod => {
                let dividend = quotient(lhs)?;
                let divisor = quotient(rhs)?;
                let is_defined = self.affine_as_constant(divisor).is_none_or(|divisor| divisor > 0);
                is_defined.then(|| self.affine_binary(Mod, dividend, divisor))
            }
            FloorDiv | CeilDiv => None,
        }
    }
}

impl Flattener<'_> {
    /// The expression as a sum; `None` on overflow and if divisions nest too deep.
    fn flatten(&mut self, expr: AffineExpr, depth: usize) -> Option<Linear> {
        if depth > MAX_NESTED_DIVISIONS {
            return None;
        }
        let mut sum = Linear::default();
        let mut pending = vec![(expr, 1i64)];
        while let Some((expr, times)) = pending.pop() {
            self.budget = self.budget.checked_sub(1)?;
            let (op, lhs, rhs) = match *self.cx.affine_kind(expr) {
                AffineExprKind::Constant(value) => {
                    sum.add_constant(value.checked_mul(times)?)?;
                    continue;
                }
                AffineExprKind::Dim(_) | AffineExprKind::Symbol(_) => {
                    sum.add(Term::Variable(expr), times)?;
                    continue;
                }
                AffineExprKind::Binary(op, lhs, rhs) => (op, lhs, rhs),
            };
            match (op, self.cx.affine_as_constant(rhs)) {
                (Add, _) => pending.extend([(rhs, times), (lhs, times)]),
                (Mul, Some(factor)) => pending.push((lhs, times.checked_mul(factor)?)),
                // Undefined, or not allowed by MLIR's rules for pure expressions.
                (Mod | FloorDiv | CeilDiv, Some(divisor)) if divisor <= 0 => return None,
                (Mod, Some(modulus)) => {
                    let dividend = self.flatten(lhs, depth + 1)?;
                    if dividend.gcd(modulus) != modulus {
                        // e mod m is e - m * (e floordiv m).
                        sum.add_multiple(&dividend, times)?;
                        let back = times.checked_mul(modulus.checked_neg()?)?;
                        self.add_quotient(&mut sum, FloorDiv, dividend, modulus, back)?;
                    }
                }
                (FloorDiv | CeilDiv, Some(divisor)) => {
                    let dividend = self.flatten(lhs, depth + 1)?;
                    self.add_quotient(&mut sum, op, dividend, divisor, times)?;
                }
                (op, None) => {
                    let lhs = self.flatten(lhs, depth + 1)?;
                    let rhs = self.flatten(rhs, depth + 1)?;
                    self.add_semi_affine(&mut sum, op, &lhs, &rhs, times)?;
                }
            }
        }
        Some(sum)
    }

    /// Adds `times * (lhs op rhs)`, where the right side need not be a constant.
    fn add_semi_affine(
        &mut self,
        sum: &mut Linear,
        op: AffineBinary,
        lhs: &Linear,
        rhs: &Linear,
        times: i64,
    ) -> Option<()> {
        let by = self.rebuild(rhs);
        if op == Mod && (self.is_multiple(lhs, by) || self.is_without_remainder(lhs, by)) {
            return Some(());
        }
        if matches!(op, FloorDiv | CeilDiv) && self.is_multiple(lhs, by) {
            for (&term, &n) in lhs.terms.iter().filter(|(_, n)| **n != 0) {
                let quotient = self.cx.affine_symbolic_quotient(term.expr(), by, MAX_FACTORS)?;
                match self.cx.affine_as_constant(quotient) {
                    Some(value) => sum.add_constant(value.checked_mul(n)?.checked_mul(times)?)?,
                    None => self.add_term(sum, quotient, n.checked_mul(times)?)?,
                }
            }
            return Some(());
        }
        let term = self
            .divided_before(op, lhs, by)
            .unwrap_or_else(|| self.cx.affine_binary(op, self.rebuild(lhs), by));
        match self.cx.affine_as_constant(term) {
            Some(value) => sum.add_constant(value.checked_mul(times)?),
            None => self.add_term(sum, term, times),
        }
    }

    /// `(e floordiv d) floordiv s` as `(e / s) floordiv d`, where `e` is a multiple of the symbol `s`; likewise for
    /// `ceildiv`.
    fn divided_before(&self, op: AffineBinary, lhs: &Linear, symbol: AffineExpr) -> Option<AffineExpr> {
        let is_symbol = matches!(self.cx.affine_kind(symbol), AffineExprKind::Symbol(_));
        let mut terms = lhs.terms.iter().filter(|(_, n)| **n != 0);
        let (Some((&term, 1)), None, 0, true) = (terms.next(), terms.next(), lhs.constant, is_symbol) else {
            return None;
        };
        match *self.cx.affine_kind(term.expr()) {
            AffineExprKind::Binary(inner @ (FloorDiv | CeilDiv), multiple, divisor) if inner == op => {
                let quotient = self.cx.affine_symbolic_quotient(multiple, symbol, MAX_FACTORS)?;
                Some(self.cx.affine_binary(op, quotient, divisor))
            }
            _ => None,
        }
    }

    /// Adds a multiple of an expression that is not a constant.
    fn add_term(&mut self, sum: &mut Linear, expr: AffineExpr, times: i64) -> Option<()> {
        match self.cx.affine_kind(expr) {
            AffineExprKind::Binary(..) => self.add_known(sum, expr, times),
            _ => sum.add(Term::Variable(expr), times),
        }
    }

    /// Adds a multiple of a quotient.
    fn add_known(&mut self, sum: &mut Linear, quotient: AffineExpr, times: i64) -> Option<()> {
        if self.known.insert(quotient) {
            self.quotients.push(quotient);
        }
        sum.add(Term::Quotient(quotient), times)
    }

    /// Whether each term of a sum is a product with a symbol.
    fn is_multiple(&self, sum: &Linear, symbol: AffineExpr) -> bool {
        let is_product =
            |term: &Term| self.cx.affine_symbolic_quotient(term.expr(), symbol, MAX_FACTORS).is_some();
        sum.constant == 0
            && matches!(self.cx.affine_kind(symbol), AffineExprKind::Symbol(_))
            && sum.terms.iter().filter(|(_, n)| **n != 0).all(|(term, _)| is_product(term))
    }

    /// Whether a sum is `e - e mod divisor`.
    fn is_without_remainder(&self, sum: &Linear, divisor: AffineExpr) -> bool {
        let dividend = |(&term, &n): (&Term, &i64)| match *self.cx.affine_kind(term.expr()) {
            AffineExprKind::Binary(Mod, lhs, rhs) if n == -1 && rhs == divisor => Some((term, lhs)),
            _ => None,
        };
        sum.terms.iter().filter_map(dividend).any(|(remainder, dividend)| {
            let mut rest = sum.clone();
            rest.terms.remove(&remainder);
            self.rebuild(&rest) == dividend
        })
    }

    /// Adds `times * (dividend op divisor)`.
    fn add_quotient(
        &mut self,
        sum: &mut Linear,
        op: AffineBinary,
        mut dividend: Linear,
        divisor: i64,
        times: i64,
    ) -> Option<()> {
        let common = dividend.gcd(divisor);
        dividend.divide(common);
        if divisor == common {
            return sum.add_multiple(&dividend, times);
        }
        let by = self.cx.affine_constant(divisor / common);
        let quotient = self.cx.affine_binary(op, self.rebuild(&dividend), by);
        if let Some(value) = self.cx.affine_as_constant(quotient) {
            return sum.add_constant(value.checked_mul(times)?);
        }
        self.add_known(sum, quotient, times)
    }

    /// Like [`Flattener::rebuild`], but each product and quotient of two variables follows the multiples of its
    /// left-hand side.
    fn rebuild_semi_affine(&self, sum: &Linear) -> AffineExpr {
        let cx = self.cx;
        let variables = u64::from(self.dims) + u64::from(self.symbols);
        let place = |expr: AffineExpr| match *cx.affine_kind(expr) {
            AffineExprKind::Dim(dim) => Some(u64::from(dim)),
            AffineExprKind::Symbol(symbol) => Some(u64::from(self.dims) + u64::from(symbol)),
            AffineExprKind::Constant(_) | AffineExprKind::Binary(..) => None,
        };
        let mut terms: Vec<((u64, Option<u64>), Term)> =
            self.variables().filter_map(|leaf| Some(((place(leaf)?, None), Term::Variable(leaf)))).collect();
        for (at, &quotient) in self.quotients.iter().enumerate() {
            let operands = match *cx.affine_kind(quotient) {
                AffineExprKind::Binary(_, lhs, rhs) => (place(lhs), Some(rhs)),
                _ => (None, None),
            };
            let key = match operands {
                (Some(lhs), Some(rhs)) if place(rhs).is_some() => (lhs, place(rhs)),
                (Some(lhs), Some(rhs)) if cx.affine_as_constant(rhs).is_some() => (lhs, None),
                _ => (variables + at as u64, None),
            };
            terms.push((key, Term::Quotient(quotient)));
        }
        terms.sort_by_key(|&(key, _)| key);
        self.in_order(sum, terms.into_iter().map(|(_, term)| term))
    }

    fn rebuild(&self, sum: &Linear) -> AffineExpr {
        let quotients = self.quotients.iter().map(|&quotient| Term::Quotient(quotient));
        self.in_order(sum, self.variables().map(Term::Variable).chain(quotients))
    }

    /// The dimensions, then the symbols.
    fn variables(&self) -> impl Iterator<Item = AffineExpr> {
        let cx = self.cx;
        let dims = (0..self.dims).map(|i| cx.affine_dim(i));
        dims.chain((0..self.symbols).map(|i| cx.affine_symbol(i)))
    }

    /// The sum as an expression, its terms in the given order.
    fn in_order(&self, sum: &Linear, terms: impl Iterator<Item = Term>) -> AffineExpr {
        let cx = self.cx;
        let mut result = cx.affine_constant(0);
        for term in terms {
            if let Some(&times) = sum.terms.get(&term).filter(|&&times| times != 0) {
                result = cx.affine_add(result, cx.affine_mul(term.expr(), cx.affine_constant(times)));
            }
        }
        cx.affine_add(result, cx.affine_constant(sum.constant))
    }
}
