//! Interfaces from records, and the standard ones.

use crate::testing::Scene;
use mlir::{Loc, OpRef, OpView as _};
use ods_tests::interfaces::*;

#[test]
fn methods_are_found_by_the_type_of_the_interface() {
    let mut scene = Scene::new();
    let [value] = scene.constants("i32");
    let op = PlainOp::build(&mut scene.builder(), Loc::UNKNOWN, &[value]);
    let op = scene.view::<PlainOp>(op).op_ref();
    let table = op.interface::<Labelled>().expect("it is declared");
    assert_eq!((table.label)(op, "a "), "a plain");
    assert_eq!((table.kind)(), "simple");
    assert_eq!((table.cost)(op, 3), 3);
    assert_eq!(Labelled::describe(op), "test_interfaces.plain with 1 operands");
    assert!(op.interface::<Ranked>().is_none());
}

#[test]
fn operations_write_methods_that_have_a_default() {
    let mut scene = Scene::new();
    let op = CostlyOp::build(&mut scene.builder(), Loc::UNKNOWN, &[]);
    let op = scene.view::<CostlyOp>(op).op_ref();
    let table = op.interface::<Labelled>().expect("it is declared");
    assert_eq!(((table.cost)(op, 2), (table.kind)()), (200, "expensive"));
    assert_eq!(Labelled::default_cost(op, 2), 0);
}

#[test]
fn an_interface_brings_its_bases() {
    let mut scene = Scene::new();
    let values = scene.constants::<2>("i32");
    let op = RankedOp::build(&mut scene.builder(), Loc::UNKNOWN, &values);
    let op: OpRef<'_> = scene.view::<RankedOp>(op).op_ref();
    assert_eq!(op.interface::<Ranked>().map(|t| (t.rank)(op)), Some(2));
    assert_eq!(op.interface::<Labelled>().map(|t| (t.label)(op, "")), Some("ranked 2".to_owned()));
}

#[test]
fn types_implement_interfaces() {
    let scene = Scene::new();
    let cx = scene.cx();
    let byte = cx.type_ref(ByteType::get(cx));
    let sized = byte.interface::<HasSize>().expect("it is declared");
    assert_eq!(((sized.bytes)(byte), (sized.alignment)(byte), (sized.unit)()), (1, 1, "byte"));
    assert_eq!(HasSize::total(byte, 5), 5);
    assert!(!byte.has_interface::<Signed>());
    let word = cx.type_ref(WordType::get(cx, 33));
    let sized = word.interface::<HasSize>().expect("its base");
    assert_eq!(((sized.bytes)(word), (sized.alignment)(word), (sized.unit)()), (5, 4, "byte of a word"));
    assert_eq!((HasSize::total(word, 2), HasSize::default_alignment(word)), (10, 8));
    assert_eq!(word.interface::<Signed>().map(|signed| (signed.is_signed)(word)), Some(true));
    for other in [UnsizedType::get(cx), cx.index_ty()] {
        assert!(!cx.type_ref(other).has_interface::<HasSize>());
    }
}

#[test]
fn attributes_implement_interfaces() {
    let scene = Scene::new();
    let cx = scene.cx();
    let price = |attr| {
        let attr = cx.attr_ref(attr);
        attr.interface::<Priced>().map(|priced| ((priced.price)(attr), (priced.price_of)(attr, 3)))
    };
    assert_eq!(price(CoinAttr::get(cx, 7)), Some((7, 21)));
    assert_eq!(price(BulkAttr::get(cx, 7)), Some((70, 140)));
    assert_eq!((price(WeightAttr::get(cx, 7)), price(cx.unit_attr())), (None, None));
}

#[test]
fn others_do_not_implement_it() {
    let mut scene = Scene::new();
    let op = NoneOp::build(&mut scene.builder(), Loc::UNKNOWN, &[]);
    assert!(scene.view::<NoneOp>(op).op_ref().interface::<Labelled>().is_none());
}
