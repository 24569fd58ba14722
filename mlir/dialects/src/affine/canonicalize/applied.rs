//! Affine expressions with their operands, in their simplest form.

use mlir::affine::{AffineBinary, AffineExprKind};
use mlir::{AffineExpr, AffineMap, Attr, Context, IntegerSet, OpRef, OpView, Region, Value};
use smallvec::{SmallVec, smallvec};

use super::super::{AffineApplyOp, AffineDelinearizeIndexOp, validity};
use crate::matching::constant_index;

/// Which dimensions or symbols have a property. There are few, so these are not on the heap.
type Flags = SmallVec<[bool; 16]>;

/// Values of dimensions or symbols. There are nearly always few, and then they are not on the heap.
type Values = SmallVec<[Value; 4]>;

/// Expressions, stored like [`Values`].
type Exprs = SmallVec<[AffineExpr; 4]>;

/// Expressions, and the values of their dimensions and symbols.
#[derive(Clone, PartialEq, Debug)]
pub struct Applied {
    /// The values of the dimensions.
    pub dims: Values,
    /// The values of the symbols.
    pub symbols: Values,
    /// The expressions.
    pub exprs: Exprs,
}

impl Applied {
    /// A map with its operands: dimensions, then symbols. `None` if their number is wrong.
    pub fn of_map(map: &AffineMap, operands: impl IntoIterator<Item = Value>) -> Option<Self> {
        Self::new(map.dims as usize, map.num_inputs(), map.results.clone(), operands)
    }

    /// The left-hand sides of a set with its operands. `None` if their number is wrong.
    pub fn of_set(set: &IntegerSet, operands: impl IntoIterator<Item = Value>) -> Option<Self> {
        let exprs = set.constraints.iter().map(|c| c.0).collect();
        Self::new(set.dims as usize, set.num_inputs(), exprs, operands)
    }

    fn new(
        dims: usize,
        inputs: usize,
        exprs: Exprs,
        operands: impl IntoIterator<Item = Value>,
    ) -> Option<Self> {
        let values: Values = operands.into_iter().collect();
        if values.len() != inputs {
            return None;
        }
        let (dims, symbols) = values.split_at_checked(dims)?;
        Some(Applied { dims: dims.into(), symbols: symbols.into(), exprs })
    }

    /// The expressions as a map of [`Applied::operands`].
    pub fn map(&self) -> AffineMap {
        let dims = self.dims.len() as u32;
        let symbols = self.symbols.len() as u32;
        AffineMap { dims, symbols, results: self.exprs.clone() }
    }

    /// Dimensions, then symbols.
    pub fn operands(&self) -> Vec<Value> {
        self.dims.iter().chain(&self.symbols).copied().collect()
    }

    /// Composes, simplifies and canonicalizes.
    pub fn simplify(&mut self, op: OpRef<'_>) {
        let is_composed = self.compose_and_canonicalize_operands(op);
        let is_simpler = self.simplify_expressions(op.cx());
        // Changed expressions may leave operands unused.
        if is_composed || is_simpler {
            self.canonicalize(op);
        }
    }

    /// Like [`Applied::simplify`], but leaves the form of the expressions alone if there is nothing to compose.
    pub(super) fn compose_and_canonicalize(&mut self, op: OpRef<'_>) {
        let is_apply = |&v: &Value| op.value(v).defined_by::<AffineApplyOp>().is_some();
        if self.dims.iter().chain(&self.symbols).any(is_apply) {
            self.simplify(op)
        } else {
            self.canonicalize(op)
        }
    }

    /// Replaces results of `affine.apply` by their expressions, then canonicalizes and simplifies.
    pub fn compose(&mut self, op: OpRef<'_>) {
        self.compose_and_canonicalize_operands(op);
        self.simplify_expressions(op.cx());
    }

    /// Returns whether an expression changed.
    fn simplify_expressions(&mut self, cx: &Context) -> bool {
        let dims = self.dims.len() as u32;
        let symbols = self.symbols.len() as u32;
        let mut changed = false;
        for expr in &mut self.exprs {
            let simple = cx.affine_simplify(*expr, dims, symbols);
            changed |= simple != *expr;
            *expr = simple;
        }
        changed
    }

    /// Replaces results of `affine.apply` by their expressions, and canonicalizes; false if nothing changed.
    fn compose_and_canonicalize_operands(&mut self, op: OpRef<'_>) -> bool {
        let is_composed = |&v: &Value| {
            let value = op.value(v);
            value.defined_by::<AffineApplyOp>().is_some()
                || value.defined_by::<AffineDelinearizeIndexOp>().is_some()
        };
        let composes = self.dims.iter().chain(&self.symbols).any(is_composed);
        if composes {
            self.compose_operands(op);
        }
        self.canonicalize_if_needed(op) || composes
    }

    fn replace(&mut self, cx: &Context, dims: &[AffineExpr], symbols: &[AffineExpr]) {
        for expr in &mut self.exprs {
            *expr = cx.affine_replace(*expr, dims, symbols);
        }
    }

    fn compose_operands(&mut self, op: OpRef<'_>) {
        let cx = op.cx();
        let mut dims: Vec<Option<Value>> = self.dims.drain(..).map(Some).collect();
        let mut symbols: Vec<Option<Value>> = self.symbols.drain(..).map(Some).collect();
        let mut dim = 0;
        let mut symbol = 0;
        loop {
            // New dimensions and symbols come last, so each is visited once.
            let (slot, old) = if let Some(value) = dims.get_mut(dim) {
                dim += 1;
                (value, Ok(dim - 1))
            } else if let Some(value) = symbols.get_mut(symbol) {
                symbol += 1;
                (value, Err(symbol - 1))
            } else {
                break;
            };
            let Some(value) = *slot else { continue };
            let Some(inner) = applied(op, value) else {
                self.join_delinearized(op, value, &mut dims, &mut symbols);
                continue;
            };
            *slot = None;
            let shifted = |count: usize, from: usize, make: fn(&Context, u32) -> AffineExpr| {
                (0..count).map(|i| make(cx, (from + i) as u32)).collect::<Vec<_>>()
            };
            let new_dims = shifted(inner.dims.len(), dims.len(), Context::affine_dim);
            let new_symbols = shifted(inner.symbols.len(), symbols.len(), Context::affine_symbol);
            let new = cx.affine_replace(inner.exprs[0], &new_dims, &new_symbols);
            let mut dim_exprs = Vec::new();
            let mut symbol_exprs = Vec::new();
            match old {
                Ok(at) => {
                    dim_exprs = shifted(at, 0, Context::affine_dim);
                    dim_exprs.push(new);
                }
                Err(at) => {
                    symbol_exprs = shifted(at, 0, Context::affine_symbol);
                    symbol_exprs.push(new);
                }
            }
            self.replace(cx, &dim_exprs, &symbol_exprs);
            dims.extend(inner.dims.into_iter().map(Some));
            symbols.extend(inner.symbols.into_iter().map(Some));
        }
        let new_dims = renumber(&dims, |i| cx.affine_dim(i));
        let new_symbols = renumber(&symbols, |i| cx.affine_symbol(i));
        self.replace(cx, &new_dims, &new_symbols);
        self.dims = dims.into_iter().flatten().collect();
        self.symbols = symbols.into_iter().flatten().collect();
    }

    /// Replaces the sum of all results of an `affine.delinearize_index`, each times its stride, by the index that
    /// the operation splits. `last` is a value that may be the last of these results.
    fn join_delinearized(
        &mut self,
        op: OpRef<'_>,
        last: Value,
        dims: &mut Vec<Option<Value>>,
        symbols: &mut Vec<Option<Value>>,
    ) {
        let cx = op.cx();
        let Some(source) = op.value(last).defined_by::<AffineDelinearizeIndexOp>() else { return };
        let results: Vec<Value> = source.op_ref().results().collect();
        if source.dynamic_basis().next().is_some() || results.last() != Some(&last) {
            return;
        }
        let leaf = |value: Value| {
            let at = |list: &[Option<Value>]| list.iter().position(|&v| v == Some(value));
            let dim = at(dims).map(|at| (cx.affine_dim(at as u32), true));
            dim.or_else(|| at(symbols).map(|at| (cx.affine_symbol(at as u32), false)))
        };
        let Some(leaves) = results.iter().map(|&value| leaf(value)).collect::<Option<Vec<_>>>() else {
            return;
        };
        let mut strides = vec![1i64];
        for size in source.static_basis().into_iter().rev() {
            let Some(stride) = strides.last().and_then(|stride| stride.checked_mul(size)) else { return };
            strides.push(stride);
        }
        let terms: Vec<AffineExpr> = leaves
            .iter()
            .rev()
            .zip(strides)
            .map(|(&(leaf, _), stride)| cx.affine_mul(leaf, cx.affine_constant(stride)))
            .collect();
        let (list, make): (_, fn(&Context, u32) -> AffineExpr) = if leaves.iter().all(|&(_, is_dim)| is_dim) {
            (dims, Context::affine_dim)
        } else {
            (symbols, Context::affine_symbol)
        };
        let index = make(cx, list.len() as u32);
        let mut found = false;
        for expr in &mut self.exprs {
            if let Some(joined) = replace_in_sums(cx, *expr, &terms, index, 0) {
                (*expr, found) = (joined, true);
            }
        }
        if found {
            list.push(Some(source.linear_index()));
        }
    }

    /// Turns dimensions into symbols where possible, and drops operands that are unused, constant or duplicates.
    pub fn canonicalize(&mut self, op: OpRef<'_>) {
        self.canonicalize_if_needed(op);
    }

    /// Like [`Applied::canonicalize`]; false if nothing changed.
    fn canonicalize_if_needed(&mut self, op: OpRef<'_>) -> bool {
        if self.dims.is_empty() && self.symbols.is_empty() {
            return false;
        }
        let scope = validity::scope(op);
        let moved = [self.move_to_symbols(op, scope), self.move_to_dims(op, scope)];
        let cx = op.cx();
        let mut used_dims: Flags = smallvec![false; self.dims.len()];
        let mut used_symbols: Flags = smallvec![false; self.symbols.len()];
        for &expr in &self.exprs {
            cx.affine_leaves(expr, |leaf| {
                let slot = match leaf {
                    AffineExprKind::Dim(i) => used_dims.get_mut(i as usize),
                    AffineExprKind::Symbol(i) => used_symbols.get_mut(i as usize),
                    AffineExprKind::Constant(_) | AffineExprKind::Binary(..) => None,
                };
                slot.into_iter().for_each(|slot| *slot = true);
            });
        }
        let is_constant = |v: &Value| constant_index(op, *v).is_some();
        if used_dims.iter().chain(&used_symbols).all(|used| *used)
            && are_distinct(&self.dims)
            && are_distinct(&self.symbols)
            && !self.symbols.iter().any(is_constant)
        {
            return moved != [false, false];
        }
        let mut dims = Values::new();
        let mut symbols = Values::new();
        let new_dims: Exprs = (self.dims.iter().zip(used_dims))
            .map(|(&v, used)| if used { cx.affine_dim(place(&mut dims, v)) } else { cx.affine_constant(0) })
            .collect();
        let new_symbols: Exprs = (self.symbols.iter().zip(used_symbols))
            .map(|(&v, used)| match constant_index(op, v).filter(|_| used) {
                Some(value) => cx.affine_constant(value),
                None if used => cx.affine_symbol(place(&mut symbols, v)),
                None => cx.affine_constant(0),
            })
            .collect();
        self.replace(cx, &new_dims, &new_symbols);
        (self.dims, self.symbols) = (dims, symbols);
        true
    }

    /// Returns false if no dimension is a symbol.
    fn move_to_symbols(&mut self, op: OpRef<'_>, scope: Option<Region>) -> bool {
        let cx = op.cx();
        if !self.dims.iter().any(|&v| validity::is_symbol(op, v, scope)) {
            return false;
        }
        let mut replacements = Exprs::new();
        for value in std::mem::take(&mut self.dims) {
            let (list, expr): (_, fn(&Context, u32) -> _) = if validity::is_symbol(op, value, scope) {
                (&mut self.symbols, Context::affine_symbol)
            } else {
                (&mut self.dims, Context::affine_dim)
            };
            replacements.push(expr(cx, list.len() as u32));
            list.push(value);
        }
        self.replace(cx, &replacements, &[]);
        true
    }

    /// Returns false if all symbols may be symbols.
    fn move_to_dims(&mut self, op: OpRef<'_>, scope: Option<Region>) -> bool {
        let cx = op.cx();
        let wrong = |v| !validity::is_symbol(op, v, scope) && validity::is_dimension(op, v, scope);
        if !self.symbols.iter().any(|&v| wrong(v)) {
            return false;
        }
        let mut replacements = Exprs::new();
        for value in std::mem::take(&mut self.symbols) {
            let (list, expr): (_, fn(&Context, u32) -> _) = if wrong(value) {
                (&mut self.dims, Context::affine_dim)
            } else {
                (&mut self.symbols, Context::affine_symbol)
            };
            replacements.push(expr(cx, list.len() as u32));
            list.push(value);
        }
        self.replace(cx, &[], &replacements);
        true
    }

    /// The values of all expressions, if their operands are constants.
    pub fn constants(&self, op: OpRef<'_>) -> Option<Vec<i64>> {
        let operands = self.dims.iter().chain(&self.symbols);
        let known: SmallVec<[_; 4]> = operands.map(|&v| constant_index(op, v)).collect();
        self.known_values(op.cx(), &known).into_iter().collect()
    }

    /// The value of each expression whose operands are constants, given what is known of the dimensions and the symbols.
    pub(super) fn known_values(&self, cx: &Context, known: &[Option<i64>]) -> SmallVec<[Option<i64>; 4]> {
        let (dims, symbols) = known.split_at(self.dims.len());
        let replaced = |constants: &[Option<i64>], make: &dyn Fn(u32) -> AffineExpr| {
            constants.iter().any(Option::is_some).then(|| {
                let expr = |(at, constant): (u32, &Option<i64>)| {
                    constant.map_or_else(|| make(at), |value| cx.affine_constant(value))
                };
                (0..).zip(constants).map(expr).collect::<Exprs>()
            })
        };
        let dims = replaced(dims, &|i| cx.affine_dim(i));
        let symbols = replaced(symbols, &|i| cx.affine_symbol(i));
        if dims.is_none() && symbols.is_none() {
            return self.exprs.iter().map(|&e| cx.affine_as_constant(e)).collect();
        }
        let dims = dims.unwrap_or_default();
        let symbols = symbols.unwrap_or_default();
        let value = |&e: &AffineExpr| cx.affine_as_constant(cx.affine_replace(e, &dims, &symbols));
        self.exprs.iter().map(value).collect()
    }
}

/// The expression of an `affine.apply`'s result, in canonical form.
fn applied(op: OpRef<'_>, value: Value) -> Option<Applied> {
    let apply = op.value(value).defined_by::<AffineApplyOp>()?;
    let mut inner = Applied::of_map(apply.map(), apply.map_operands())?;
    inner.canonicalize(apply.op_ref());
    (inner.exprs.len() == 1).then_some(inner)
}

/// How deep sums in which terms are replaced may be nested in other operations.
const MAX_DEPTH: usize = 100;

/// Replaces `terms` by `by` in each sum that contains all of them; `None` if there is no such sum.
fn replace_in_sums(
    cx: &Context,
    expr: AffineExpr,
    terms: &[AffineExpr],
    by: AffineExpr,
    depth: usize,
) -> Option<AffineExpr> {
    let AffineExprKind::Binary(op, lhs, rhs) = *cx.affine_kind(expr) else { return None };
    if depth > MAX_DEPTH {
        return None;
    }
    let inside = |expr| replace_in_sums(cx, expr, terms, by, depth + 1);
    if op != AffineBinary::Add {
        let left = inside(lhs);
        let right = inside(rhs);
        let changed = left.is_some() || right.is_some();
        return changed.then(|| cx.affine_binary(op, left.unwrap_or(lhs), right.unwrap_or(rhs)));
    }
    // The terms, last to first, each with a flag that says whether it must be replaced.
    let mut missing = terms.to_vec();
    let mut all = Vec::new();
    let mut found = false;
    let mut rest = Some(expr);
    while let Some(sum) = rest {
        let (before, term) = match *cx.affine_kind(sum) {
            AffineExprKind::Binary(AffineBinary::Add, before, term) => (Some(before), term),
            _ => (None, sum),
        };
        rest = before;
        if let Some(at) = missing.iter().position(|&wanted| wanted == term) {
            missing.swap_remove(at);
            all.push((term, true));
        } else {
            let joined = inside(term);
            found |= joined.is_some();
            all.push((joined.unwrap_or(term), false));
        }
    }
    let is_whole = missing.is_empty();
    let kept = all.into_iter().rev().filter(|&(_, replaced)| !(is_whole && replaced)).map(|(term, _)| term);
    let first = if is_whole { by } else { cx.affine_constant(0) };
    (is_whole || found).then(|| kept.fold(first, |sum, term| cx.affine_add(sum, term)))
}

fn are_distinct(values: &[Value]) -> bool {
    values.iter().enumerate().all(|(at, value)| !values[..at].contains(value))
}

/// The index of a value in a list; adds the value if it is missing.
fn place(values: &mut Values, value: Value) -> u32 {
    let found = values.iter().position(|&v| v == value);
    found.unwrap_or_else(|| {
        values.push(value);
        values.len() - 1
    }) as u32
}

/// The new number of each position once those without a value are removed.
fn renumber(values: &[Option<Value>], make: impl Fn(u32) -> AffineExpr) -> Vec<AffineExpr> {
    let mut next = 0;
    let number = |value: &Option<Value>| {
        let expr = make(next);
        next += u32::from(value.is_some());
        expr
    };
    values.iter().map(number).collect()
}

/// The numbers that operands are known to be.
pub(super) fn indices_of(cx: &Context, operands: &[Option<Attr>]) -> SmallVec<[Option<i64>; 4]> {
    operands.iter().map(|&attr| cx.attr_ref(attr?).as_int()).collect()
}
