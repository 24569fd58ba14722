//! Folders, and constants of the dialect.

use mlir::hooks::{Fold, MaterializeConstant};
use mlir::opdef::Folded;
use mlir::{Attr, Builder, Context, Loc, OpView as _, Type, Value};

use crate::interpret::product;
use crate::{AddOp, ConstantOp, MulOp, PolyDialect, SubOp};

/// The coefficients of two constant operands.
fn constants(cx: &Context, operands: &[Option<Attr>]) -> Option<(Vec<f64>, Vec<f64>)> {
    let &[Some(lhs), Some(rhs)] = operands else { return None };
    Some((cx.attr_ref(lhs).as_dense_array()?, cx.attr_ref(rhs).as_dense_array()?))
}

/// Combines constants coefficient by coefficient; polynomials of the same type have the same number of them.
fn fold_with(cx: &Context, operands: &[Option<Attr>], combine: fn(f64, f64) -> f64) -> Option<Folded> {
    let (lhs, rhs) = constants(cx, operands)?;
    let result: Vec<f64> = lhs.iter().zip(&rhs).map(|(&l, &r)| combine(l, r)).collect();
    Folded::attr(cx.dense_array_attr(&result))
}

impl Fold for ConstantOp<'_> {
    /// A constant folds to its coefficients.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        Folded::attr(self.coefficients_attr().id())
    }
}

impl Fold for AddOp<'_> {
    /// The sum of two constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_with(self.op_ref().cx(), operands, |l, r| l + r)
    }
}

impl Fold for SubOp<'_> {
    /// The difference of two constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_with(self.op_ref().cx(), operands, |l, r| l - r)
    }
}

impl Fold for MulOp<'_> {
    /// The product of two constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let cx = self.op_ref().cx();
        let (lhs, rhs) = constants(cx, operands)?;
        Folded::attr(cx.dense_array_attr(&product(&lhs, &rhs)))
    }
}

impl MaterializeConstant for PolyDialect {
    /// Creates a constant from an array of coefficients.
    fn materialize_constant(b: &mut Builder<'_>, value: Attr, _ty: Type, loc: Loc) -> Option<Value> {
        let coefficients = b.cx().attr_ref(value).as_dense_array()?;
        Some(ConstantOp::build(b, loc, &coefficients))
    }
}
