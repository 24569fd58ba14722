//! Properties: the data of an operation other than attributes.

use mlir::{Builder, Context, Loc, Module, OpRef, OpType as _, Registry};

use crate::testing::Built;
use ods_tests::properties::*;

fn context() -> Context {
    let mut registry = Registry::new();
    registry.add(&DIALECT);
    Context::new(registry)
}

/// Builds an operation, verifies it and shows it to `check`.
fn with<B: Built>(cx: &Context, build: impl FnOnce(&mut Builder<'_>) -> B, check: impl FnOnce(OpRef<'_>)) {
    let mut module = Module::new(cx, Loc::UNKNOWN);
    let region = module.region().expect("a module has a region");
    let block = module.body().blocks(region).next().expect("the region has a block");
    let op = build(&mut Builder::at_end(cx, module.body_mut(), block));
    assert_eq!(mlir::verify(module.op(cx)), Ok(()));
    check(OpRef::new(cx, module.body(), op.op(module.body())));
}

#[test]
fn values_of_the_language() {
    let cx = context();
    let build = |b: &mut Builder<'_>| {
        AllOp::build_with(
            b,
            Loc::UNKNOWN,
            1,
            -2,
            200,
            true,
            "x",
            Color::Red,
            Color::Green,
            &[1, -2],
            &["a", "b"],
            &[&[1], &[]],
            AllOpOptions { flag: true, maybe: Some(3), some: Some("s") },
        )
    };
    with(&cx, build, |op| {
        let op = op.cast::<AllOp>().expect("the operation that was built");
        assert_eq!((op.wide(), op.narrow(), op.byte(), op.on()), (1, -2, 200, true));
        assert_eq!((op.text(), op.flag(), op.color(), op.named()), ("x", true, Color::Red, Color::Green));
        assert_eq!((op.list(), op.words()), (vec![1, -2], vec!["a", "b"]));
        assert_eq!((op.maybe(), op.some(), op.nested()), (Some(3), Some("s"), vec![vec![1], vec![]]));
    });
}

#[test]
fn defaults() {
    let cx = context();
    let check = |op: OpRef<'_>| {
        let op = op.cast::<GroupsOp>().expect("the operation that was built");
        assert_eq!((op.count(), op.fast(), op.label()), (5, false, None));
        assert_eq!((op.color(), op.shape()), (Color::Green, vec![]));
    };
    with(&cx, |b| GroupsOp::build_generic(b, Loc::UNKNOWN, &[], &[], &[]), check);
    with(&cx, |b| GroupsOp::build(b, Loc::UNKNOWN), check);
    let options = GroupsOpOptions { fast: true, label: Some("x"), shape: Some(&[2]), ..Default::default() };
    with(
        &cx,
        |b| GroupsOp::build_with(b, Loc::UNKNOWN, options),
        |op| {
            let op = op.cast::<GroupsOp>().expect("the operation that was built");
            assert_eq!((op.count(), op.fast(), op.label()), (5, true, Some("x")));
            assert_eq!((op.color(), op.shape()), (Color::Green, vec![2]));
        },
    );
}

#[test]
fn values_of_the_crate() {
    let cx = context();
    let half = Fraction::HALF;
    let build = |b: &mut Builder<'_>| {
        FractionOp::build_with(
            b,
            Loc::UNKNOWN,
            &Fraction::of(6, 4),
            &half,
            &[Fraction::of(2, 1), Fraction::HALF],
            &[Some(&half), None],
            &[],
            FractionOpOptions { some: Some(&half), ..Default::default() },
        )
    };
    with(&cx, build, |op| {
        let op = op.cast::<FractionOp>().expect("the operation that was built");
        assert_eq!((op.one(), op.proper()), (Fraction { top: 3, bottom: 2 }, half.clone()));
        assert_eq!((op.some(), op.bare()), (Some(half.clone()), None));
        assert_eq!(op.list(), [Fraction::of(2, 1), half.clone()]);
        assert_eq!(op.holes(), [Some(half.clone()), None]);
        assert_eq!(op.propers(), []);
    });
}

#[test]
fn defaults_of_every_type() {
    let cx = context();
    let check = |op: OpRef<'_>| {
        let op = op.cast::<ListsOp>().expect("the operation that was built");
        assert_eq!((op.two(), op.none(), op.one()), (vec![1, -2], vec![], vec![3]));
        assert_eq!((op.words(), op.colors()), (vec!["a", "b"], vec![Color::Green, Color::Red]));
        assert_eq!((op.nested(), op.seven(), op.absent()), (vec![vec![1], vec![]], Some(7), None));
        assert_eq!((op.most(), op.least(), op.on()), (u64::MAX, -128, true));
    };
    with(&cx, |b| ListsOp::build_generic(b, Loc::UNKNOWN, &[], &[], &[]), check);
    with(&cx, |b| ListsOp::build(b, Loc::UNKNOWN), check);
}

#[test]
fn types_of_the_languages() {
    let cx = context();
    let build = |b: &mut Builder<'_>| {
        let options = StoredOpOptions { some: Some(3), bare: Some(usize::MAX) };
        StoredOp::build_with(b, Loc::UNKNOWN, -1, 2, "x", true, u64::MAX, options)
    };
    with(&cx, build, |op| {
        let op = op.cast::<StoredOp>().expect("the operation that was built");
        assert_eq!((op.wide(), op.size(), op.text(), op.on()), (-1, 2, "x", true));
        assert_eq!((op.most(), op.some(), op.bare()), (u64::MAX, Some(3), Some(usize::MAX)));
    });
}

/// Setting one by name stores the attribute that the value converts to.
#[test]
fn one_attribute_for_a_value() {
    let cx = context();
    let mut module = Module::new(&cx, Loc::UNKNOWN);
    let region = module.region().expect("a module has a region");
    let block = module.body().blocks(region).next().expect("the region has a block");
    let mut b = Builder::at_end(&cx, module.body_mut(), block);
    let op = RangeOp::build(&mut b, Loc::UNKNOWN, 1, 2);
    b.set_attr(*op, "low", Some(cx.int_attr_of_width(2, 8)));
    let low = op.view(&b).inherent(0).expect("the property is there");
    assert_eq!(low.id(), cx.int_attr_of_width(2, 64));
}
