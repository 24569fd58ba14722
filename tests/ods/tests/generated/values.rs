//! Operands and results: single, optional, variadic, variadic of variadic.

use mlir::{Builder, OpView as _, Value};

use crate::testing::{Scene, print};
use ods_tests::values::*;

#[test]
fn accessors_of_groups() {
    let mut scene = Scene::new();
    let [a, b] = scene.constants("i32");
    let i32_ty = scene.cx().int_ty(32);
    let mut builder = scene.builder();
    let options = SegmentsOpOptions {
        evens_types: &[i32_ty],
        odds_types: &[i32_ty; 2],
        left: &[a, b],
        right: &[b],
        ..Default::default()
    };
    let op = SegmentsOp::build_with(&mut builder, mlir::Loc::UNKNOWN, options);
    let view = scene.view::<SegmentsOp>(op);
    assert_eq!(view.left().collect::<Vec<_>>(), [a, b]);
    assert_eq!(view.middle(), None);
    assert_eq!(view.right().collect::<Vec<_>>(), [b]);
    assert_eq!((view.evens().count(), view.odds().count()), (1, 2));
    assert_eq!(
        print(view.op_ref()),
        "%evens, %odds:2 = test_values.segments %0, %1 then %1 : i32 then i32, i32"
    );
}

#[test]
fn optional_values_are_left_out() {
    let mut scene = Scene::new();
    let ([first], [maybe]) = (scene.constants("i32"), scene.constants("f64"));
    let loc = mlir::Loc::UNKNOWN;
    let f64_ty = scene.cx().f64_ty();
    let mut builder = scene.builder();
    let none = OptionalOp::build(&mut builder, loc, first);
    let options = OptionalOpOptions { output_type: Some(f64_ty), maybe: Some(maybe) };
    let both = OptionalOp::build_with(&mut builder, loc, first, options);
    let options = SegmentsOpOptions { middle: Some(first), right: &[first], ..Default::default() };
    let segments = SegmentsOp::build_with(&mut builder, loc, options);
    let empty = SegmentsOp::build(&mut builder, loc);
    let view = scene.view::<OptionalOp>(none);
    assert_eq!((view.first(), view.maybe(), view.output()), (first, None, None));
    let view = scene.view::<OptionalOp>(both);
    assert_eq!((view.first(), view.maybe()), (first, Some(maybe)));
    assert_eq!(view.output(), Some(view.op_ref().result(0)));
    let view = scene.view::<SegmentsOp>(segments);
    assert_eq!((view.left().count(), view.middle(), view.right().count()), (0, Some(first), 1));
    let view = scene.view::<SegmentsOp>(empty);
    assert_eq!((view.num_operands(), view.num_results(), view.middle()), (0, 0, None));
}

#[test]
fn groups_within_an_operand() {
    let mut scene = Scene::new();
    let [a, b] = scene.constants("i32");
    let [first] = scene.constants("i64");
    let mut builder = scene.builder();
    let groups: [&[Value]; 3] = [&[a, b], &[], &[b]];
    let op = GroupsOp::build(&mut builder, mlir::Loc::UNKNOWN, first, &groups);
    let view = scene.view::<GroupsOp>(op);
    let read: Vec<Vec<Value>> = view.groups().map(Iterator::collect).collect();
    assert_eq!(read, [vec![a, b], vec![], vec![b]]);
    assert_eq!(print(view.op_ref()), "test_values.groups %2 : (%0, %1), (), (%1)");
}

#[test]
fn replaced_groups_keep_their_lengths_in_step() {
    let mut scene = Scene::new();
    let [a, b] = scene.constants("i32");
    let [first] = scene.constants("i64");
    let mut builder: Builder<'_> = scene.builder();
    let options = SegmentsOpOptions { left: &[a], right: &[b], ..Default::default() };
    let op = SegmentsOp::build_with(&mut builder, mlir::Loc::UNKNOWN, options);
    builder.set_operand_group(*op, 1, &[a]);
    builder.set_operand_group(*op, 0, &[b, b, a]);
    builder.set_operand_group(*op, 2, &[]);
    let groups = GroupsOp::build(&mut builder, mlir::Loc::UNKNOWN, first, &[&[a]]);
    builder.set_operand_groups(*groups, 1, &[&[b], &[a, a]]);
    let view = scene.view::<SegmentsOp>(op);
    assert_eq!(view.left().collect::<Vec<_>>(), [b, b, a]);
    assert_eq!((view.middle(), view.right().count()), (Some(a), 0));
    let view = scene.view::<GroupsOp>(groups);
    assert_eq!(print(view.op_ref()), "test_values.groups %2 : (%1), (%0, %0)");
}

#[test]
fn adaptors_read_values_that_are_in_no_operation() {
    let mut scene = Scene::new();
    let [a, b] = scene.constants("i32");
    let cx = scene.cx();
    let sizes = cx.dense_array_attr::<i32>(&[1, 0, 2]);
    let values = [a, b, b];
    let adaptor = SegmentsOpAdaptor::new(cx, &values).with_attrs(&[("operandSegmentSizes", sizes)]);
    assert_eq!((adaptor.left(), adaptor.middle(), adaptor.right()), (&[a][..], None, &[b, b][..]));
    let equal = EqualOpAdaptor::new(cx, &values);
    assert_eq!((equal.keys(), equal.middle(), equal.values()), (&[a][..], b, &[b][..]));
    let sizes = cx.dense_array_attr::<i32>(&[0, 2]);
    let groups = GroupsOpAdaptor::new(cx, &values).with_attrs(&[("sizes", sizes)]);
    assert_eq!((groups.first(), groups.groups()), (a, vec![&[][..], &[b, b][..]]));
}
