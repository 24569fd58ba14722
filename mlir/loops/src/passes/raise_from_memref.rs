//! The `affine-raise-from-memref` pass: accesses of memory whose subscripts are sums and products of dimensions and
//! symbols become affine.

use dialects::affine::validity::is_valid_symbol;
use dialects::affine::{
    AffineApplyOp, AffineDelinearizeIndexOp, AffineForOp, AffineLinearizeIndexOp, AffineLoadOp,
    AffineParallelOp, AffineStoreOp,
};
use dialects::arith::{AddIOp, MulIOp};
use dialects::matching::constant_index;
use dialects::memref::{LoadOp, StoreOp};
use mlir::affine::AffineBinary;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{AffineExpr, AffineMap, Builder, OpRef, Value, ValueDef};
use rustc_hash::{FxHashMap, FxHashSet};

use super::records::RaiseMemrefDialect;

impl RunPass for RaiseMemrefDialect {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        op.for_each_body(state, &|_, body, _| {
            for op in body.all_ops_post() {
                let view = OpRef::new(cx, body, op);
                let loc = view.loc();
                if let Some(store) = view.cast::<StoreOp>() {
                    let (value, memref) = (store.value(), store.memref());
                    let Some((map, operands)) = subscripts(view, store.indices()) else { continue };
                    let mut b = Builder::before(cx, body, op);
                    AffineStoreOp::build(&mut b, loc, value, memref, &operands, cx.affine_map_attr(map));
                    b.erase_op(op);
                } else if let Some(load) = view.cast::<LoadOp>() {
                    let memref = load.memref();
                    let Some((map, operands)) = subscripts(view, load.indices()) else { continue };
                    let ty = body.ty(body.result(op, 0));
                    let mut b = Builder::before(cx, body, op);
                    let map = cx.affine_map_attr(map);
                    let value = AffineLoadOp::build(&mut b, loc, ty, memref, &operands, map);
                    b.replace_op(op, &[value]);
                }
            }
            Ok(())
        })
    }
}

/// Subscripts as a map and its operands; `None` if one of them is not affine.
fn subscripts(op: OpRef<'_>, indices: impl Iterator<Item = Value>) -> Option<(AffineMap, Vec<Value>)> {
    let mut form = Form { op, dims: Vec::new(), symbols: Vec::new(), known: FxHashMap::default() };
    let results: Vec<AffineExpr> = indices.map(|index| form.expr(index, 0)).collect::<Option<_>>()?;
    let map = AffineMap::new(form.dims.len() as u32, form.symbols.len() as u32, results);
    Some((map, [form.dims, form.symbols].concat()))
}

/// How deep a subscript may be.
const MAX_DEPTH: usize = 64;

/// Subscripts that are becoming expressions.
struct Form<'a> {
    op: OpRef<'a>,
    dims: Vec<Value>,
    symbols: Vec<Value>,
    known: FxHashMap<Value, Option<AffineExpr>>,
}

impl Form<'_> {
    fn expr(&mut self, value: Value, depth: usize) -> Option<AffineExpr> {
        if let Some(&known) = self.known.get(&value) {
            return known;
        }
        let expr = self.sum_or_product(value, depth).or_else(|| self.operand(value));
        self.known.insert(value, expr);
        expr
    }

    fn sum_or_product(&mut self, value: Value, depth: usize) -> Option<AffineExpr> {
        let cx = self.op.cx();
        if let Some(constant) = constant_index(self.op, value) {
            return Some(cx.affine_constant(constant));
        }
        if depth > MAX_DEPTH {
            return None;
        }
        let found = self.op.value(value);
        let (kind, lhs, rhs) = if let Some(sum) = found.defined_by::<AddIOp>() {
            (AffineBinary::Add, sum.lhs(), sum.rhs())
        } else if let Some(product) = found.defined_by::<MulIOp>() {
            (AffineBinary::Mul, product.lhs(), product.rhs())
        } else {
            return None;
        };
        let lhs = self.expr(lhs, depth + 1)?;
        let rhs = self.expr(rhs, depth + 1)?;
        // A product of two dimensions is not affine.
        let is_affine = kind == AffineBinary::Add || [lhs, rhs].iter().any(|&e| cx.affine_is_symbolic(e));
        is_affine.then(|| cx.affine_binary(kind, lhs, rhs))
    }

    /// A value that is a symbol or a dimension.
    fn operand(&mut self, value: Value) -> Option<AffineExpr> {
        let cx = self.op.cx();
        if let Some(at) = position(&mut self.symbols, value, || is_valid_symbol(self.op, value)) {
            return Some(cx.affine_symbol(at));
        }
        position(&mut self.dims, value, || is_dimension(self.op, value)).map(|at| cx.affine_dim(at))
    }
}

/// The position of a value in a list, to which it is added if it may be.
fn position(list: &mut Vec<Value>, value: Value, may_be: impl FnOnce() -> bool) -> Option<u32> {
    let found = list.iter().position(|&known| known == value);
    let at = found.or_else(|| may_be().then_some(list.len()))?;
    if at == list.len() {
        list.push(value);
    }
    Some(at as u32)
}

/// Whether a value is an induction variable of an affine loop, a symbol, or affine in such values.
fn is_dimension(op: OpRef<'_>, value: Value) -> bool {
    let mut seen = FxHashSet::default();
    let mut pending = vec![value];
    while let Some(value) = pending.pop() {
        if !seen.insert(value) || is_induction_variable(op, value) || is_valid_symbol(op, value) {
            continue;
        }
        let Some(def) = op.value(value).defining_op() else { return false };
        let is_affine = def.is::<AffineApplyOp>()
            || def.is::<AffineDelinearizeIndexOp>()
            || def.is::<AffineLinearizeIndexOp>();
        if !is_affine {
            return false;
        }
        pending.extend(def.operands());
    }
    true
}

fn is_induction_variable(op: OpRef<'_>, value: Value) -> bool {
    let ValueDef::Argument { block, index } = op.body().def(value) else { return false };
    let parent = op.body().region_of(block).and_then(|region| op.body().region_parent(region));
    let Some(lp) = parent.map(|parent| op.sibling(parent)) else { return false };
    (lp.is::<AffineForOp>() && index == 0) || lp.is::<AffineParallelOp>()
}
