//! Deprecated records and the Rust generated from them.

use crate::testing::Scene;
use ods_tests::deprecation::*;

#[test]
#[expect(deprecated, reason = "what the records mark is marked in Rust")]
fn the_compiler_warns_about_a_builder() {
    let mut scene = Scene::new();
    let op = NewOp::build_from_flag(&mut scene.builder(), mlir::Loc::UNKNOWN, true);
    assert_eq!(scene.view::<NewOp>(op).value(), 1);
}

#[test]
#[expect(deprecated, reason = "what the records mark is marked in Rust")]
fn the_compiler_warns_about_an_operation() {
    let mut scene = Scene::new();
    let [input] = scene.constants("i32");
    let op = OldOp::build(&mut scene.builder(), mlir::Loc::UNKNOWN, input);
    assert_eq!(scene.view::<OldOp>(op).input(), input);
}

/// An operation with attributes of deprecated enumerations.
#[expect(deprecated, reason = "what the records mark is marked in Rust")]
fn kind(scene: &mut Scene) -> mlir::Handle<KindOp<'static>> {
    let flags = OldFlags::FAST | OldFlags::WIDE;
    KindOp::build(&mut scene.builder(), mlir::Loc::UNKNOWN, OldKind::Right, flags)
}

#[test]
#[expect(deprecated, reason = "what the records mark is marked in Rust")]
fn the_compiler_warns_about_an_enumeration() {
    let mut scene = Scene::new();
    let op = kind(&mut scene);
    assert_eq!(scene.view::<KindOp>(op).kind(), OldKind::Right);
}

#[test]
#[expect(deprecated, reason = "what the records mark is marked in Rust")]
fn the_compiler_warns_about_flags() {
    let mut scene = Scene::new();
    let op = kind(&mut scene);
    assert!(scene.view::<KindOp>(op).flags().contains(OldFlags::WIDE));
}

#[test]
fn the_compiler_is_silent_about_a_method_that_is_not_deprecated() {
    let mut scene = Scene::new();
    let op = kind(&mut scene);
    let size = scene.view::<KindOp>(op).interface::<SizeInterface>().expect("it has a size");
    assert_eq!((size.size)(*scene.view::<KindOp>(op)), 4);
}

#[test]
#[expect(deprecated, reason = "what the records mark is marked in Rust")]
fn the_compiler_warns_about_a_method_without_and_with_a_body() {
    let mut scene = Scene::new();
    let op = kind(&mut scene);
    let view = scene.view::<KindOp>(op);
    let size = view.interface::<SizeInterface>().expect("it has a size");
    assert_eq!((size.width)(*view), 32);
    assert_eq!(SizeInterface::doubled(*view, size.size), 8);
}

#[test]
#[expect(deprecated, reason = "what the records mark is marked in Rust")]
fn the_compiler_warns_about_an_interface() {
    let mut scene = Scene::new();
    let op = kind(&mut scene);
    let view = scene.view::<KindOp>(op);
    let old = view.interface::<OldInterface>().expect("it has a length");
    assert_eq!((old.length)(*view), 7);
}

#[test]
#[expect(deprecated, reason = "what the records mark is marked in Rust")]
fn the_compiler_warns_about_a_type() {
    let scene = Scene::new();
    let ty = OldType::get(scene.cx(), 8);
    assert_eq!(mlir::data::type_view::<OldType>(scene.cx().type_ref(ty)).size(), 8);
}

#[test]
#[expect(deprecated, reason = "what the records mark is marked in Rust")]
fn the_compiler_warns_about_an_attribute() {
    let scene = Scene::new();
    let attr = scene.cx().attr_ref(OldAttr::get(scene.cx(), 7));
    assert_eq!(attr.interface::<AgeInterface>().map(|old| (old.years)(attr)), Some(7));
}
