//! Dialects: what their records require.

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Scene;

    #[test]
    fn dialects_it_depends_on_come_with_it() {
        let mut registry = mlir::Registry::new();
        registry.add(&DIALECT);
        let cx = mlir::Context::new(registry);
        assert!(cx.dialect("test_dialects").is_some());
        assert!(cx.dialect("arith").is_some());
        assert!(cx.dialect("func").is_none());
    }

    #[test]
    fn discardable_attributes_have_names() {
        let mut scene = Scene::new();
        let value = ConstantOp::build(&mut scene.builder(), Loc::UNKNOWN, 1);
        let op = scene.op(value).id();
        assert_eq!((MAX_COUNT.name, NOTE.name), ("test_dialects.maxCount", "test_dialects.note"));
        assert!(!NOTE.is_present(scene.op(op)));
        let (five, text) = (scene.cx().int_attr_of_width(5, 32), scene.cx().string_attr("why"));
        let mut b = scene.builder();
        let cx = b.cx();
        MAX_COUNT.set(cx, b.body_mut(), op, five);
        NOTE.set(cx, b.body_mut(), op, text);
        assert_eq!(MAX_COUNT.get(scene.op(op)).and_then(AttrRef::as_int), Some(5));
        assert_eq!(NOTE.get(scene.op(op)).and_then(AttrRef::as_str), Some("why"));
        let mut b = scene.builder();
        let cx = b.cx();
        NOTE.remove(cx, b.body_mut(), op);
        assert!(!NOTE.is_present(scene.op(op)) && MAX_COUNT.is_present(scene.op(op)));
        // Of another kind, it is not a note.
        scene.builder().set_attr(op, NOTE.name, Some(five));
        assert!(!NOTE.is_present(scene.op(op)));
        assert_eq!(PURPOSE, "tests");
    }

    #[test]
    fn code_of_the_record_is_in_the_view() {
        let mut scene = Scene::new();
        let [zero, one] = [0, 1].map(|n| ConstantOp::build(&mut scene.builder(), Loc::UNKNOWN, n));
        assert!(scene.view::<ConstantOp<'_>>(zero).is_zero());
        assert!(!scene.view::<ConstantOp<'_>>(one).is_zero());
    }
}
