//! Types and attributes from records.

use mlir::{Context, Loc, Registry};

use ods_tests::types::*;

fn context() -> Context {
    let mut registry = Registry::new();
    registry.add(&DIALECT);
    Context::new(registry)
}

#[test]
fn equal_parameters_are_one_type() {
    let cx = context();
    let a = ScalarsType::get(&cx, 3, -4, true, 1.5, "x");
    assert_eq!(a, ScalarsType::get(&cx, 3, -4, true, 1.5, "x"));
    assert_ne!(a, ScalarsType::get(&cx, 3, -4, true, 1.5, "y"));
    assert_eq!(SingletonType::get(&cx), SingletonType::get(&cx));
    let zeros = [0.0, -0.0].map(|z| ScalarsType::get(&cx, 3, -4, true, z, "x"));
    assert_ne!(zeros[0], zeros[1], "numbers are compared by their bits");
    assert_eq!(cx.type_ref(zeros[0]).to_string(), "!test_types.scalars<3, -4, true, 0.000000e+00, \"x\">");
}

#[test]
fn accessors() {
    let cx = context();
    let ty = cx.type_ref(ScalarsType::get(&cx, 3, -4, true, 1.5, "x"));
    let view = ty.cast::<ScalarsType>().expect("a type of scalars");
    let values = (view.width(), view.offset(), view.flag(), view.scale(), view.name());
    assert_eq!(values, (3, -4, true, 1.5, "x"));
    assert!(ty.isa::<ScalarsType>() && !ty.isa::<IntType>());
    assert_eq!(mlir::data::TypeView::id(view), ty.id());

    let list = BoxType::get(&cx, None, 1, &[1, 2]);
    let list = cx.type_ref(list).cast::<BoxType>().expect("a box");
    assert_eq!((list.element(), list.count(), list.shape()), (None, 1, &[1, 2][..]));

    let attr = cx.attr_ref(TypedAttr::get(&cx, cx.f64_ty(), 3));
    assert_eq!(attr.typed(), Some(cx.f64_ty()));
    assert_eq!(attr.to_string(), "#test_types.typed<3> : f64");
    assert_eq!(attr.cast::<TypedAttr>().map(TypedAttr::value), Some(3));
}

#[test]
fn verifiers_refuse() {
    let cx = context();
    assert!(IntType::get_checked(&cx, Loc::UNKNOWN, 8, Sign::Signed).is_ok());
    let wrong = IntType::get_checked(&cx, Loc::UNKNOWN, 7, Sign::Signed).expect_err("no power of two");
    assert_eq!(wrong.message, "width must be a power of two, got 7");
    let int = cx.int_ty(32);
    let number = cx.int_attr_of_width(1, 64);
    let wrong = CheckedType::get_checked(&cx, Loc::UNKNOWN, int, number).expect_err("no float");
    assert_eq!(wrong.message, "failed to verify 'float': floating-point");
}

#[test]
fn builders_and_methods_of_the_record() {
    let cx = context();
    let ty = IntType::get_with_width(&cx, 8);
    assert_eq!(ty, IntType::get(&cx, 8, Sign::Signed));
    assert_eq!(cx.type_ref(ty).cast::<IntType>().map(IntType::max), Some(127));
}

#[test]
fn deep_types_are_refused() {
    let cx = context();
    let text = format!("{}i32{}", "!test_types.tuple<".repeat(5000), ">".repeat(5000));
    let errors = mlir::text::parse_type_str(&cx, &text).expect_err("too deep");
    assert_eq!(errors.first().map(|d| d.message.as_str()), Some("nesting too deep"));
}
