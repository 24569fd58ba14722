//! The `affine-simplify-structures` pass: simplifies maps and sets in attributes, then canonicalizes `affine.apply`,
//! `affine.for` and `affine.if`.
//!
//! A set with divisions keeps its constraints, each simplified, unless it is empty. So does a set with products of
//! variables, about which not everything is known.

use dialects::affine::{AffineApplyOp, AffineForOp, AffineIfOp};
use mlir::affine::{AffineBinary, AffineExprKind};
use mlir::hooks::CanonicalizationPatterns;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::greedy::apply_to_ops;
use mlir::rewrite::{FrozenPatternSet, PatternSet};
use mlir::{AffineExpr, Attr, AttrKind, Body, Context, IntegerSet, Op, OpRef};
use rustc_hash::FxHashMap;

use super::records::SimplifyAffineStructures;
use crate::analysis::System;
use crate::analysis::row::{self, Row};

impl RunPass for SimplifyAffineStructures {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let mut set = PatternSet::new();
        AffineApplyOp::canonicalization_patterns(&mut set);
        AffineIfOp::canonicalization_patterns(&mut set);
        let patterns = FrozenPatternSet::new(cx, set);
        op.for_each_body(state, &|_, body, _| {
            let mut ops = body.all_ops_post();
            for &op in &ops {
                simplify_attributes(cx, body, op);
            }
            ops.retain(|&op| {
                let op = OpRef::new(cx, body, op);
                op.is::<AffineApplyOp>() || op.is::<AffineForOp>() || op.is::<AffineIfOp>()
            });
            apply_to_ops(cx, body, &ops, &patterns);
            Ok(())
        })
    }
}

/// Simplifies the maps and sets that are attributes of an operation.
fn simplify_attributes(cx: &Context, body: &mut Body, op: Op) {
    let attrs: Vec<(String, Attr)> = (OpRef::new(cx, body, op).all_attrs().into_iter())
        .filter_map(|(name, attr)| Some((name.to_owned(), simplified(cx, attr)?)))
        .collect();
    for (name, attr) in attrs {
        body.set_attr(cx, op, &name, Some(attr));
    }
}

/// The simpler form of a map or a set; `None` for another attribute, or if nothing changes.
fn simplified(cx: &Context, attr: Attr) -> Option<Attr> {
    let new = match cx.attr_ref(attr).kind() {
        AttrKind::AffineMap(map) => cx.affine_map_attr(map.simplify(cx)),
        AttrKind::IntegerSet(set) => cx.attr(AttrKind::IntegerSet(simplified_set(cx, set))),
        _ => return None,
    };
    (new != attr).then_some(new)
}

/// A set with the same points: without inequalities that others imply by their constants, or `1 == 0` if it is empty.
fn simplified_set(cx: &Context, set: &IntegerSet) -> IntegerSet {
    let always = |holds: bool| {
        IntegerSet::new(set.dims, set.symbols, vec![(cx.affine_constant(i64::from(!holds)), true)])
    };
    let mut flat = Flattened { cx, dims: set.dims, inputs: set.num_inputs(), quotients: Vec::new() };
    let rows: Option<Vec<(Row, bool)>> =
        set.constraints.iter().map(|&(e, equality)| Some((flat.linear(e, 0)?, equality))).collect();
    if rows.as_ref().is_some_and(|rows| flat.system(rows).is_some_and(|system| system.is_empty())) {
        return always(false);
    }
    let Some(rows) = rows.filter(|_| flat.quotients.is_empty()) else {
        let simple =
            |&(e, equality): &(AffineExpr, bool)| (cx.affine_simplify(e, set.dims, set.symbols), equality);
        return IntegerSet::new(
            set.dims,
            set.symbols,
            set.constraints.iter().map(simple).collect::<Vec<_>>(),
        );
    };
    let (equalities, inequalities): (Vec<_>, Vec<_>) = rows.into_iter().partition(|&(_, equality)| equality);
    let kept = equalities.into_iter().map(|(row, _)| (divided(row), true)).chain(
        without_redundant(inequalities.into_iter().map(|(row, _)| divided(row)))
            .into_iter()
            .map(|row| (row, false)),
    );
    let constraints: Vec<(AffineExpr, bool)> =
        kept.map(|(row, equality)| (expression(cx, &row, set), equality)).collect();
    if constraints.is_empty() {
        return always(true);
    }
    IntegerSet::new(set.dims, set.symbols, constraints)
}

/// A row divided by the greatest common divisor of its coefficients; the constant is rounded down. In an equality that
/// has a solution, the division is exact.
fn divided(mut row: Row) -> Row {
    let by = row::content(&row);
    if by > 1 {
        row.iter_mut().for_each(|c| *c = c.div_euclid(by));
    }
    row
}

/// The inequalities without redundant ones: among those with the same coefficients only the strictest, at its place,
/// and none that always holds.
fn without_redundant(rows: impl Iterator<Item = Row>) -> Vec<Row> {
    let mut kept: Vec<Option<Row>> = Vec::new();
    let mut known: FxHashMap<Vec<i64>, usize> = FxHashMap::default();
    for row in rows {
        let coefficients = row::coefficients(&row).to_vec();
        if coefficients.iter().all(|&c| c == 0) {
            continue;
        }
        let at = kept.len();
        match known.get_mut(&coefficients) {
            Some(place) if kept[*place].as_ref().is_some_and(|other| other[0] <= row[0]) => continue,
            Some(place) => {
                kept[*place] = None;
                *place = at;
            }
            None => {
                known.insert(coefficients, at);
            }
        }
        kept.push(Some(row));
    }
    kept.into_iter().flatten().collect()
}

/// Expressions as rows. The variables are the dimensions, then the symbols, then a quotient for each division.
struct Flattened<'a> {
    cx: &'a Context,
    dims: u32,
    inputs: usize,
    /// Dividends and divisors.
    quotients: Vec<(Row, i64)>,
}

/// How deep divisions may nest, and how many there may be.
const MAX_QUOTIENTS: usize = 64;

impl Flattened<'_> {
    /// The row of a sum of multiples and quotients by constants.
    fn linear(&mut self, expr: AffineExpr, depth: usize) -> Option<Row> {
        let cx = self.cx;
        let mut total = vec![0];
        cx.affine_terms(expr, |term, times| {
            let row = match term {
                AffineExprKind::Constant(value) => vec![value],
                AffineExprKind::Dim(at) => row::unit(at as usize),
                AffineExprKind::Symbol(at) => row::unit((self.dims + at) as usize),
                AffineExprKind::Binary(kind, lhs, rhs) => self.division(kind, lhs, rhs, depth)?,
            };
            total = row::sum(&total, 1, &row, times)?;
            Some(())
        })?;
        Some(total)
    }

    /// The row of a quotient or remainder.
    fn division(
        &mut self,
        kind: AffineBinary,
        lhs: AffineExpr,
        rhs: AffineExpr,
        depth: usize,
    ) -> Option<Row> {
        // If the right side of a product that is a term is not constant.
        let by = self.cx.affine_as_constant(rhs).filter(|&by| by > 0)?;
        if depth > MAX_QUOTIENTS || self.quotients.len() > MAX_QUOTIENTS {
            return None;
        }
        let mut dividend = self.linear(lhs, depth + 1)?;
        if kind == AffineBinary::CeilDiv {
            dividend[0] = dividend[0].checked_add(by - 1)?;
        }
        let quotient = row::unit(self.inputs + self.quotients.len());
        self.quotients.push((dividend.clone(), by));
        match kind {
            AffineBinary::Mod => row::sum(&dividend, 1, &quotient, by.checked_neg()?),
            _ => Some(quotient),
        }
    }

    /// The constraints and those of the quotients, `0 <= dividend - quotient * divisor < divisor`.
    fn system(&self, rows: &[(Row, bool)]) -> Option<System> {
        let mut system = System::new(self.inputs + self.quotients.len());
        for (row, equality) in rows {
            system.add(row.clone(), *equality);
        }
        for (at, (dividend, by)) in self.quotients.iter().enumerate() {
            let remainder = row::sum(dividend, 1, &row::unit(self.inputs + at), by.checked_neg()?)?;
            let rest = row::sum(&[by - 1], 1, &remainder, -1)?;
            system.add(remainder, false);
            system.add(rest, false);
        }
        Some(system)
    }
}

/// The expression of a row.
fn expression(cx: &Context, row: &Row, set: &IntegerSet) -> AffineExpr {
    let term = |(at, &factor): (usize, &i64)| {
        let at = at as u32;
        let variable = match at.checked_sub(set.dims) {
            None => cx.affine_dim(at),
            Some(symbol) => cx.affine_symbol(symbol),
        };
        cx.affine_mul(variable, cx.affine_constant(factor))
    };
    let zero = cx.affine_constant(0);
    let sum = row::coefficients(row).iter().enumerate().map(term).fold(zero, |a, b| cx.affine_add(a, b));
    cx.affine_add(sum, cx.affine_constant(row.first().copied().unwrap_or(0)))
}
