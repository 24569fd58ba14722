//! Attribute constraints, optional, default-valued, confined and derived attributes.

use mlir::{AttrRef, Loc, OpView as _};

use crate::testing::{Scene, print};
use ods_tests::attributes::*;

#[test]
fn defaults_in_both_spellings() {
    let mut scene = Scene::new();
    let mut b = scene.builder();
    let op = DefaultOp::build(&mut b, Loc::UNKNOWN);
    let options = DefaultOpOptions {
        number: Some(4),
        exact: Some(false),
        data_format: Some("NCHW"),
        ..Default::default()
    };
    let other = DefaultOp::build_with(&mut b, Loc::UNKNOWN, options);
    let view = scene.view::<DefaultOp>(op);
    assert_eq!((view.number(), view.scale(), view.exact()), (3, 0.5, true));
    assert_eq!((view.data_format(), view.limit()), ("NHWC", 7));
    assert_eq!(print(view.op_ref()), "test_attributes.default");
    let text = print(scene.view::<DefaultOp>(other).op_ref());
    assert_eq!(text, "test_attributes.default {data_format = \"NCHW\", exact = false, number = 4 : i32}");
    // After its removal, it has its default again.
    let mut b = scene.builder();
    DefaultOp::set_number_attr(&mut b, other, None);
    DefaultOp::set_data_format_attr(&mut b, other, None);
    let attr = b.cx().f64_attr(2.0);
    DefaultOp::set_scale_attr(&mut b, other, Some(attr));
    let view = scene.view::<DefaultOp>(other);
    assert_eq!((view.number(), view.data_format(), view.scale(), view.exact()), (3, "NHWC", 2.0, false));
    assert_eq!(print(view.op_ref()), "test_attributes.default {exact = false, scale = 2.000000e+00 : f64}");
}

#[test]
fn members_of_every_operation_are_names_too() {
    let mut scene = Scene::new();
    let [a, b] = scene.constants("i32");
    let any = scene.cx().string_attr("s");
    let loc = Loc::UNKNOWN;
    let mut build = |new| {
        let b = &mut scene.builder();
        let options = NamesOpOptions { build: true, ..Default::default() };
        NamesOp::build_with(b, loc, a, &[a], a, new, 1, any, 2, 3, 4, 5, 6, options)
    };
    let right = build(b);
    let wrong = build(a);
    let view = scene.view::<NamesOp>(right);
    assert_eq!((view.verify_(), view.fold_(), view.parse_().count()), (a, None, 1));
    assert_eq!((view.op_ref_(), view.new_(), view.print_(), view.build_()), (a, b, 1, true));
    assert_eq!((view.state_().id(), view.canonicalize_(), view.of_()), (any, 2, 3));
    assert_eq!((view.options(), view.build_with_(), view.handle_()), (4, 5, 6));
    assert_eq!(view.state_attr().id(), any);
    assert!(view.build_attr().is_some_and(AttrRef::is_unit));
    assert_eq!(NamesOpAdaptor::from(view).new_(), b);
    assert_eq!(NamesOp::NAME, "test_attributes.names");
    assert!(mlir::verify(view.op_ref()).is_ok());
    assert!(mlir::verify(scene.op(wrong)).is_err());
}

#[test]
fn derived_attributes() {
    let mut scene = Scene::new();
    let [input] = scene.constants("tensor<2x?xf32>");
    let op = DerivedOp::build(&mut scene.builder(), Loc::UNKNOWN, input);
    let view = scene.view::<DerivedOp>(op);
    assert_eq!((view.element().to_string(), view.rank()), ("f32".to_owned(), 2));
    let all = scene.cx().attr_ref(view.materialize_derived_attributes()).to_string();
    assert_eq!(all, "{element = f32, rank = 2 : i64}");
}

#[test]
fn optional_attributes() {
    let mut scene = Scene::new();
    let mut b = scene.builder();
    let none = OptionalOp::build(&mut b, Loc::UNKNOWN);
    let options = OptionalOpOptions { number: Some(3), ..Default::default() };
    let op = OptionalOp::build_with(&mut b, Loc::UNKNOWN, options);
    let view = scene.view::<OptionalOp>(none);
    assert_eq!((view.number(), view.word()), (None, None));
    let view = scene.view::<OptionalOp>(op);
    assert_eq!((view.number(), view.word()), (Some(3), None));
    assert_eq!(print(view.op_ref()), "test_attributes.optional 3");
    // The setter of an attribute also removes it.
    let word = scene.cx().string_attr("w");
    let mut b = scene.builder();
    OptionalOp::set_word_attr(&mut b, op, Some(word));
    OptionalOp::set_number_attr(&mut b, op, None);
    let view = scene.view::<OptionalOp>(op);
    assert_eq!(
        (view.number(), view.word(), view.word_attr().map(AttrRef::id)),
        (None, Some("w"), Some(word))
    );
    assert_eq!(print(view.op_ref()), "test_attributes.optional word \"w\"");
}

#[test]
fn dense_arrays_are_rust_values() {
    let mut scene = Scene::new();
    let mut b = scene.builder();
    let loc = Loc::UNKNOWN;
    let ops = [
        *DenseBoolOp::build(&mut b, loc, &[true, false]),
        *DenseI8Op::build(&mut b, loc, &[-128, 127]),
        *DenseI16Op::build(&mut b, loc, &[-2, 300]),
        *DenseI32Op::build(&mut b, loc, &[i32::MIN]),
        *DenseI64Op::build(&mut b, loc, &[]),
        *DenseF32Op::build(&mut b, loc, &[0.5]),
        *DenseF64Op::build(&mut b, loc, &[1.5, -2.0]),
    ];
    let text = ops.map(|op| scene.op(op).inherent(0).map(|a| a.to_string()).unwrap_or_default());
    assert_eq!(
        text,
        [
            "array<i1: true, false>",
            "array<i8: -128, 127>",
            "array<i16: -2, 300>",
            "array<i32: -2147483648>",
            "array<i64>",
            "array<f32: 5.000000e-01>",
            "array<f64: 1.500000e+00, -2.000000e+00>",
        ]
    );
    assert_eq!(scene.view::<DenseBoolOp>(ops[0]).attr(), [true, false]);
    assert_eq!(scene.view::<DenseI8Op>(ops[1]).attr(), [-128, 127]);
    assert_eq!(scene.view::<DenseI16Op>(ops[2]).attr(), [-2, 300]);
    assert_eq!(scene.view::<DenseI32Op>(ops[3]).attr(), [i32::MIN]);
    assert_eq!(scene.view::<DenseF32Op>(ops[5]).attr(), [0.5]);
    assert_eq!(scene.view::<DenseF64Op>(ops[6]).attr(), [1.5, -2.0]);
}
