//! Folding, and constants as operations.

use mlir::hooks::{Fold, MaterializeConstant};
use mlir::opdef::Folded;
use mlir::{Attr, Builder, Loc, Type, Value};

use crate::{AssignOp, CastOp, ConstantOp, NegOp, StructConstantOp, StructType, ToyDialect};

impl Fold for ConstantOp<'_> {
    /// A constant is its value.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        Folded::attr(self.value().id())
    }
}

impl Fold for AssignOp<'_> {
    /// Of values of one known shape, the new one is what remains.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let value = self.value();
        let ty = op.ty(self.output());
        let is_checked = ty.has_static_shape() && op.ty(value) == ty && op.ty(self.old()) == ty;
        is_checked.then(|| Folded::value(value))?
    }
}

impl Fold for CastOp<'_> {
    /// A cast to the same known type does nothing; a cast that undoes another gives the operand of that
    /// one. A cast to the same unknown type may hide that its operand is a number.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let input = self.input();
        let to = op.ty(self.output());
        if op.ty(input) == to && to.has_rank() {
            return Folded::value(input);
        }
        let inner = op.value(input).defined_by::<CastOp>()?;
        (op.ty(inner.input()) == to).then(|| Folded::value(inner.input()))?
    }
}

impl Fold for NegOp<'_> {
    /// Two signs cancel out.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let inner = op.value(self.input()).defined_by::<NegOp>()?.input();
        (op.ty(inner) == op.ty(self.output())).then(|| Folded::value(inner))?
    }
}

impl MaterializeConstant for ToyDialect {
    /// Constants of the dialect are dense attributes of f64, and arrays of them for structs.
    fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type, loc: Loc) -> Option<Value> {
        let attr = b.cx().attr_ref(value);
        if attr.as_array().is_some() {
            return b
                .cx()
                .type_ref(ty)
                .isa::<StructType>()
                .then(|| StructConstantOp::build(b, loc, ty, value));
        }
        let fits = attr.is_dense_elements() && attr.ty().id() == ty && attr.ty().element_type().is_f64();
        fits.then(|| ConstantOp::build(b, loc, value))
    }
}
