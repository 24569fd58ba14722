//! Sizes that are known when the program runs: see [`toy_dialect::sizes`].
//!
//! Each is a symbol of the affine level, read once at the top of the function from the argument that has it. So equal
//! sizes are the same value, and loops over them can be fused.

use std::sync::Arc;

use dialects::memref;
use mlir::{AffineExpr, Body, Builder, Context, Diag, Loc, Op, OpRef, Value};
use toy_dialect::reductions::{Reduction, reduced_axes};
use toy_dialect::sizes::{Extent, Sizes};

use crate::extents::Extents;

/// The sizes of the values of a function.
#[derive(Clone, Default)]
pub(super) struct OpenSizes {
    sizes: Sizes,
    symbols: Arc<[Value]>,
    /// Whether each row that is reduced has at least an element for each lane, and at most one block.
    pub(super) rows_fit: bool,
}

impl OpenSizes {
    /// The sizes in a body that has not been converted.
    ///
    /// # Errors
    /// The first operation that needs to know one.
    pub(super) fn of(cx: &Context, body: &Body) -> Result<Self, Diag> {
        Ok(OpenSizes { sizes: Sizes::of(cx, body)?, ..OpenSizes::default() })
    }

    /// Reads the sizes of the arguments, which have become memory.
    pub(super) fn read(&mut self, cx: &Context, body: &mut Body, loc: Loc) {
        let Some(block) = body.roots().first().and_then(|&root| body.entry_block(root)) else { return };
        let args = body.block_args(block).to_vec();
        let mut b = Builder::new(cx, body);
        b.set_start(block);
        let read = self.sizes.symbols.iter().map(|place| {
            let axis = conversions::index_constant(&mut b, loc, place.axis as i64);
            memref::DimOp::build(&mut b, loc, args[place.argument], axis)
        });
        self.symbols = read.collect();
    }

    /// The sizes of rows that are reduced, each once.
    pub(super) fn reduced_rows(&self, cx: &Context, body: &Body) -> Vec<AffineExpr> {
        let mut rows = Vec::new();
        for op in body.all_ops_pre() {
            let view = OpRef::new(cx, body, op);
            let Some([operand]) = self.open_operands(op).filter(|_| Reduction::of(view).is_some()) else {
                continue;
            };
            let Some((last, _)) = operand.split_last() else { continue };
            let axes = reduced_axes(view, operand.len()).unwrap_or_default();
            let row = last.affine(cx);
            if axes.contains(&(operand.len() - 1)) && last.as_known().is_none() && !rows.contains(&row) {
                rows.push(row);
            }
        }
        rows
    }

    /// The sizes of a result of an operation.
    pub(super) fn result(&self, b: &Builder<'_>, op: Op, at: usize) -> Extents {
        let ty = b.body().ty(b.body().result(op, at));
        let known = b.cx().type_ref(ty).shape().unwrap_or_default();
        self.extents(b.cx(), self.sizes.of_op(op).and_then(|[_, results]| results.get(at)), known)
    }

    /// The sizes of all results of an operation.
    pub(super) fn results(&self, b: &Builder<'_>, op: Op) -> Vec<Extents> {
        (0..b.body().num_results(op)).map(|at| self.result(b, op, at)).collect()
    }

    /// The sizes of an operand.
    pub(super) fn operand(&self, b: &Builder<'_>, op: Op, at: usize) -> Extents {
        let view = OpRef::new(b.cx(), b.body(), op);
        let known = view.ty(view.operand(at)).shape().unwrap_or_default();
        self.extents(b.cx(), self.open_operands(op).and_then(|operands| operands.get(at)), known)
    }

    /// The sizes of the operands of an operation that has to do with unknown sizes.
    pub(super) fn open_operands(&self, op: Op) -> Option<&[Vec<Extent>]> {
        self.sizes.of_op(op).map(|[operands, _]| &operands[..])
    }

    /// No axes, in terms of the symbols.
    pub(super) fn none(&self) -> Extents {
        Extents { sizes: Vec::new(), symbols: Arc::clone(&self.symbols) }
    }

    fn extents(&self, cx: &Context, found: Option<&Vec<Extent>>, known: &[i64]) -> Extents {
        match found {
            Some(extents) => self.none().with(extents.iter().map(|extent| extent.affine(cx)).collect()),
            None => Extents::known(cx, known),
        }
    }
}
