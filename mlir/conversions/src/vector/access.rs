//! Reads and writes of vectors in memory or tensors, taken apart and put together.

use dialects::vector::{TransferReadOp, TransferReadOpOptions, TransferWriteOp, TransferWriteOpOptions};
use mlir::affine::AffineExprKind;
use mlir::rewrite::{NoMatch, PatternRewriter};
use mlir::{AffineMap, Attr, Builder, Context, Loc, Op, Type, Value};

/// What is moved.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Moved {
    /// A vector is read; elements that are outside are this value.
    Read { padding: Value },
    /// This vector is written.
    Written { value: Value },
}

/// A `vector.transfer_read` or `vector.transfer_write`.
#[derive(Clone)]
pub(crate) struct Access {
    pub(crate) op: Op,
    pub(crate) loc: Loc,
    pub(crate) base: Value,
    pub(crate) indices: Vec<Value>,
    pub(crate) vector: Type,
    pub(crate) mask: Option<Value>,
    pub(crate) in_bounds: Vec<bool>,
    /// The dimension of the memory for each of the vector's; `None` where one element is repeated.
    pub(crate) dims: Vec<Option<usize>>,
    pub(crate) moved: Moved,
}

impl Access {
    pub(crate) fn of(rw: &PatternRewriter<'_>, op: Op) -> Result<Access, NoMatch> {
        let view = rw.op(op);
        let (transfer, indices, moved) = if let Some(read) = view.cast::<TransferReadOp>() {
            let indices: Vec<Value> = read.indices().collect();
            (read.transfer(), indices, Moved::Read { padding: read.padding() })
        } else {
            let write = view.cast::<TransferWriteOp>().ok_or(NoMatch)?;
            let indices: Vec<Value> = write.indices().collect();
            (write.transfer(), indices, Moved::Written { value: write.value_to_store() })
        };
        Ok(Access {
            op,
            loc: view.loc(),
            base: transfer.base,
            indices,
            vector: view.ty(transfer.vector).id(),
            mask: transfer.mask,
            in_bounds: transfer.in_bounds(),
            dims: dims_of(rw.cx(), transfer.map).ok_or(NoMatch)?,
            moved,
        })
    }

    /// Whether the access is to a tensor.
    pub(crate) fn is_tensor(&self, b: &Builder<'_>) -> bool {
        b.cx().type_ref(b.body().ty(self.base)).is_tensor()
    }

    /// Whether the elements of the vector are those of the memory.
    pub(crate) fn same_elements(&self, b: &Builder<'_>) -> bool {
        let cx = b.cx();
        let memory = cx.type_ref(b.body().ty(self.base)).element_type();
        memory == cx.type_ref(self.vector).element_type() && !memory.is_vector()
    }

    /// Whether the vector has the last dimensions of the memory, in order.
    pub(crate) fn is_minor_identity(&self) -> bool {
        let lead = self.indices.len().checked_sub(self.dims.len());
        lead.is_some_and(|lead| self.dims.iter().enumerate().all(|(at, &dim)| dim == Some(lead + at)))
    }

    /// Builds the access.
    pub(crate) fn build(&self, b: &mut Builder<'_>) -> Op {
        let cx = b.cx();
        let zero = || cx.affine_constant(0);
        let results = self.dims.iter().map(|dim| dim.map_or_else(zero, |at| cx.affine_dim(at as u32)));
        let map = cx.affine_map_attr(AffineMap::new(self.indices.len() as u32, 0, results));
        let in_bounds: Vec<Attr> = self.in_bounds.iter().map(|&inside| cx.bool_attr(inside)).collect();
        let in_bounds = cx.array_attr(&in_bounds);
        let (base, indices, mask) = (self.base, &self.indices, self.mask);
        match self.moved {
            Moved::Read { padding } => {
                let options = TransferReadOpOptions { mask };
                let (loc, ty) = (self.loc, self.vector);
                let value =
                    TransferReadOp::build_with(b, loc, ty, base, indices, map, padding, in_bounds, options);
                b.body().defining_op(value).unwrap_or(self.op)
            }
            Moved::Written { value } => {
                let ty = b.body().ty(base);
                let result = cx.type_ref(ty).is_tensor().then_some(ty);
                let options = TransferWriteOpOptions { mask, result_type: result };
                *TransferWriteOp::build_with(b, self.loc, value, base, indices, map, in_bounds, options)
            }
        }
    }

    /// The same access without the first dimension of the vector, at other indices and without a mask.
    pub(crate) fn without_first(&self, b: &Builder<'_>, indices: Vec<Value>) -> Access {
        let cx = b.cx();
        let vector = match dialects::vector::types::VectorType::of(cx.type_ref(self.vector)) {
            Some(ty) if ty.rank() > 0 => super::build::without(ty, 0),
            _ => self.vector,
        };
        Access {
            indices,
            vector,
            mask: None,
            in_bounds: self.in_bounds.get(1..).unwrap_or_default().to_vec(),
            dims: self.dims.get(1..).unwrap_or_default().to_vec(),
            ..self.clone()
        }
    }
}

/// The dimension for each result of a map; `None` for a zero.
fn dims_of(cx: &Context, map: &AffineMap) -> Option<Vec<Option<usize>>> {
    let dim = |&result: &_| match *cx.affine_kind(result) {
        AffineExprKind::Constant(0) => Some(None),
        AffineExprKind::Dim(dim) => Some(Some(dim as usize)),
        _ => None,
    };
    map.results.iter().map(dim).collect()
}
