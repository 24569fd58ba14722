//! Dialects: the functions that their records require.

use mlir::hooks::{Fold, MaterializeConstant, VerifyOpAttr};
use mlir::opdef::Folded;
use mlir::{Attr, AttrRef, Builder, Diag, Loc, OpRef, OpView, Type, Value};

include!(concat!(env!("OUT_DIR"), "/dialects.rs"));

impl MaterializeConstant for TestDialect {
    /// A constant of the dialect, for integers of 32 bits.
    fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type, loc: Loc) -> Option<Value> {
        let attr = b.cx().attr_ref(value);
        let number = (attr.ty().id() == ty).then(|| attr.as_int())??;
        Some(ConstantOp::build(b, loc, number))
    }
}

impl VerifyOpAttr for TestDialect {
    /// Any operation may have one attribute of the dialect: `test_dialects.note`, a string.
    fn verify_op_attr(op: OpRef<'_>, name: &str, value: AttrRef<'_>) -> Result<(), Diag> {
        match name {
            "maxCount" => Ok(()),
            "note" if value.as_str().is_some() => Ok(()),
            "note" => Err(op.error("expects 'test_dialects.note' to be a string")),
            _ => Err(op.error(format!("has unknown attribute 'test_dialects.{name}'"))),
        }
    }
}

impl Fold for ConstantOp<'_> {
    /// A constant is its value.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        Folded::attr(self.op_ref().inherent(0)?.id())
    }
}

impl Fold for TwiceOp<'_> {
    /// Twice a constant.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        let number = op.cx().attr_ref((*operands.first()?)?).as_int()?;
        let twice = i32::try_from(number).ok()?.wrapping_mul(2);
        Folded::attr(op.cx().int_attr(i128::from(twice), op.ty(self.operand()).id()))
    }
}
