//! The sizes of axes, of which some may be known only when the program runs.

use std::ops::Range;
use std::sync::Arc;

use dialects::{affine, arith, memref};
use mlir::{AffineExpr, AffineMap, Builder, Context, DYNAMIC, Loc, Type, Value};
use toy_dialect::moved::Lines;

/// The sizes of axes.
#[derive(Clone)]
pub(crate) struct Extents {
    /// Constants, and expressions of symbols.
    pub(crate) sizes: Vec<AffineExpr>,
    /// The values of the symbols.
    pub(crate) symbols: Arc<[Value]>,
}

impl Extents {
    /// Sizes that are known.
    pub(crate) fn known(cx: &Context, shape: &[i64]) -> Self {
        let sizes = shape.iter().map(|&size| cx.affine_constant(size)).collect();
        Extents { sizes, symbols: Arc::new([]) }
    }

    /// The sizes of memory; those that its type does not have are read from it.
    pub(crate) fn of_memory(b: &mut Builder<'_>, loc: Loc, memory: Value) -> Self {
        let shape = b.cx().type_ref(b.body().ty(memory)).shape().unwrap_or_default().to_vec();
        let mut symbols = Vec::new();
        let mut sizes = Vec::with_capacity(shape.len());
        for (axis, size) in shape.into_iter().enumerate() {
            sizes.push(match size {
                DYNAMIC => {
                    let axis = conversions::index_constant(b, loc, axis as i64);
                    symbols.push(memref::DimOp::build(b, loc, memory, axis));
                    b.cx().affine_symbol(symbols.len() as u32 - 1)
                }
                size => b.cx().affine_constant(size),
            });
        }
        Extents { sizes, symbols: symbols.into() }
    }

    /// Other sizes in the same symbols.
    pub(crate) fn with(&self, sizes: Vec<AffineExpr>) -> Self {
        Extents { sizes, symbols: Arc::clone(&self.symbols) }
    }

    /// The sizes as a type has them.
    pub(crate) fn shape(&self, cx: &Context) -> Vec<i64> {
        self.sizes.iter().map(|&size| cx.affine_as_constant(size).unwrap_or(DYNAMIC)).collect()
    }

    /// A map of expressions of these dimensions and of the symbols, with its operands.
    pub(crate) fn map(&self, cx: &Context, exprs: &[AffineExpr], dims: &[Value]) -> (AffineMap, Vec<Value>) {
        let map = AffineMap::new(dims.len() as u32, self.symbols.len() as u32, exprs.to_vec());
        let operands = [dims, &self.symbols].concat();
        if self.symbols.is_empty() {
            return (map, operands);
        }
        let (map, kept) = map.compress_unused(cx);
        (map, kept.into_iter().map(|at| operands[at]).collect())
    }

    /// The bounds of a loop along a line of a tensor of these sizes.
    pub(crate) fn along(&self, cx: &Context, lines: &Lines) -> Range<(AffineMap, Vec<Value>)> {
        let length = lines.axis.map_or_else(|| cx.affine_constant(lines.length), |axis| self.sizes[axis]);
        self.map(cx, &[cx.affine_constant(0)], &[])..self.map(cx, &[length], &[])
    }

    /// The value of an expression of symbols.
    pub(crate) fn value(&self, b: &mut Builder<'_>, loc: Loc, expr: AffineExpr) -> Value {
        if let Some(number) = b.cx().affine_as_constant(expr) {
            return conversions::index_constant(b, loc, number);
        }
        let (map, operands) = self.map(b.cx(), &[expr], &[]);
        match operands[..] {
            [only] if map == AffineMap::new(0, 1, [b.cx().affine_symbol(0)]) => only,
            _ => {
                let map = b.cx().affine_map_attr(map);
                affine::AffineApplyOp::build(b, loc, map, &operands)
            }
        }
    }

    /// The product of the sizes of some axes.
    pub(crate) fn count(&self, b: &mut Builder<'_>, loc: Loc, axes: impl Iterator<Item = usize>) -> Value {
        let one = conversions::index_constant(b, loc, 1);
        axes.fold(one, |all, axis| {
            let size = self.value(b, loc, self.sizes[axis]);
            arith::MulIOp::build(b, loc, all, size)
        })
    }

    /// New memory of these sizes.
    pub(crate) fn alloc(&self, b: &mut Builder<'_>, loc: Loc, element: Type) -> Value {
        let cx = b.cx();
        let is_open = |size: &&AffineExpr| cx.affine_as_constant(**size).is_none();
        let open: Vec<AffineExpr> = self.sizes.iter().filter(is_open).copied().collect();
        let dynamic_sizes: Vec<Value> = open.into_iter().map(|size| self.value(b, loc, size)).collect();
        let ty = cx.memref_ty(&self.shape(cx), element);
        let options = memref::AllocOpOptions { dynamic_sizes: &dynamic_sizes, ..Default::default() };
        memref::AllocOp::build_with(b, loc, ty, options)
    }
}
