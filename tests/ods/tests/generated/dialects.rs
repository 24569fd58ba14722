//! Dialects: the functions that their records require.

use crate::testing::Scene;
use mlir::{AttrRef, Loc};
use ods_tests::dialects::*;

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
    let five = scene.cx().int_attr_of_width(5, 32);
    let text = scene.cx().string_attr("why");
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
    // An attribute of another kind is not a note.
    scene.builder().set_attr(op, NOTE.name, Some(five));
    assert!(!NOTE.is_present(scene.op(op)));
    assert_eq!(PURPOSE, "tests");
}

#[test]
fn code_of_the_record_is_in_the_view() {
    let mut scene = Scene::new();
    let [zero, one] = [0, 1].map(|n| ConstantOp::build(&mut scene.builder(), Loc::UNKNOWN, n));
    assert!(scene.view::<ConstantOp>(zero).is_zero());
    assert!(!scene.view::<ConstantOp>(one).is_zero());
}
