//! Every kind of attribute in every form: built from a value, read, printed, parsed, and left at its default.

use mlir::text::parse_module;
use mlir::{Attr, Builder, Loc, OpRef};
use support::SourceMap;

use crate::testing::{Built, Scene, print};
use ods_tests::attributes::*;

/// Checks that an operation's text parses as the same operation, and that it is valid.
fn read_again(scene: &Scene, op: impl Built) {
    let text = print(scene.op(op));
    let mut sources = SourceMap::new();
    let file = sources.add("forms.mlir", text.clone());
    let module = match parse_module(scene.cx(), &sources, file) {
        Ok(module) => module,
        Err(problems) => panic!("{text}: {problems:?}"),
    };
    assert!(mlir::verify(module.op(scene.cx())).is_ok(), "{text}");
    let body = module.body();
    let block = module.region().and_then(|region| body.entry_block(region)).expect("a module has a block");
    let read = body.first_op(block).expect("the operation of the text");
    assert_eq!(print(OpRef::new(scene.cx(), body, read)), text);
}

/// The optional arguments of a builder, all unset.
fn nothing<V, O: Default, R>(_: impl FnOnce(&mut Builder<'_>, Loc, V, V, O) -> R) -> O {
    O::default()
}

/// An operation, a value for its attributes, the attribute for that value, and the default as an attribute.
macro_rules! values {
    ($($op:ident: $value:expr => $shown:literal, $default:literal;)*) => {{
        let mut scene = Scene::new();
        $(
            let op = $op::build(&mut scene.builder(), Loc::UNKNOWN, $value, $value);
            let mut options = nothing($op::build_with);
            let none = $op::build_with(&mut scene.builder(), Loc::UNKNOWN, $value, $value, options);
            assert_eq!(print(scene.op(none)), print(scene.op(op)));
            (options.optional, options.defaulted, options.absent) = (Some($value), Some($value), Some($value));
            let given = $op::build_with(&mut scene.builder(), Loc::UNKNOWN, $value, $value, options);
            let view = scene.view::<$op<'_>>(op);
            assert_eq!((view.plain(), view.confined()), ($value.into(), $value.into()));
            assert_eq!(view.optional(), None);
            assert_eq!(view.plain_attr().to_string(), $shown);
            assert_eq!(view.confined_attr().to_string(), $shown);
            assert!(view.optional_attr().is_none());
            assert_eq!(view.defaulted_attr().to_string(), $default);
            assert_eq!(view.absent_attr().to_string(), $default);
            assert_eq!(view.defaulted(), view.absent());
            let view = scene.view::<$op<'_>>(given);
            assert_eq!(view.optional(), Some($value.into()));
            assert_eq!((view.defaulted(), view.absent()), ($value.into(), $value.into()));
            assert_eq!(view.absent_attr().to_string(), $shown);
            read_again(&scene, op);
            read_again(&scene, given);
        )*
    }};
}

#[test]
fn builders_take_values() {
    values! {
        FormsBoolOp: false => "false", "true";
        FormsI1Op: false => "false", "true";
        FormsI8Op: 5 => "5 : i8", "-1 : i8";
        FormsI16Op: 5 => "5 : i16", "-16 : i16";
        FormsI32Op: 5 => "5 : i32", "8 : i32";
        FormsI64Op: i64::MAX => "9223372036854775807 : i64", "-9223372036854775808 : i64";
        FormsIndexOp: 5 => "5 : index", "7 : index";
        FormsSi1Op: 0i8 => "0 : si1", "-1 : si1";
        FormsSi8Op: 127i8 => "127 : si8", "-128 : si8";
        FormsSi16Op: -5i16 => "-5 : si16", "3 : si16";
        FormsSi32Op: 5i32 => "5 : si32", "3 : si32";
        FormsSi64Op: i64::MIN => "-9223372036854775808 : si64", "5 : si64";
        FormsUi1Op: 0u8 => "0 : ui1", "1 : ui1";
        FormsUi8Op: 254u8 => "254 : ui8", "255 : ui8";
        FormsUi16Op: 5u16 => "5 : ui16", "3 : ui16";
        FormsUi32Op: 5u32 => "5 : ui32", "4294967295 : ui32";
        FormsUi64Op: u64::MAX - 1 => "18446744073709551614 : ui64", "18446744073709551615 : ui64";
        FormsAnyI8Op: 5 => "5 : i8", "8 : i8";
        FormsAnyI64Op: 5 => "5 : i64", "1000000 : i64";
        FormsI24Op: 5i32 => "5 : i24", "-5 : i24";
        FormsI128Op: -1i128 => "-1 : i128", "18446744073709551616 : i128";
        FormsF32Op: 1.5f32 => "1.500000e+00 : f32", "5.000000e-01 : f32";
        FormsF64Op: 1.5 => "1.500000e+00 : f64", "1.000000e+00 : f64";
        FormsF16Op: 1.5 => "1.500000e+00 : f16", "5.000000e-01 : f16";
        FormsStrOp: "b" => "\"b\"", "\"a\"";
        FormsFlatSymbolOp: "b" => "@b", "@a";
        FormsWayOp: Way::Up => "1 : i32", "2 : i32";
        FormsAccessOp: Access::READ => "1 : i32", "3 : i32";
        FormsWayAttrOp: Way::Up => "#test_attributes<way up>", "#test_attributes<way down>";
        FormsDenseBoolOp: &[false][..] => "array<i1: false>", "array<i1: true, false>";
        FormsDenseI8Op: &[5i8][..] => "array<i8: 5>", "array<i8: 1, -2>";
        FormsDenseI16Op: &[5i16][..] => "array<i16: 5>", "array<i16: 1, 2>";
        FormsDenseI32Op: &[5i32][..] => "array<i32: 5>", "array<i32: 1, 2>";
        FormsDenseI64Op: &[5i64][..] => "array<i64: 5>", "array<i64>";
        FormsDenseF32Op: &[5f32][..] => "array<f32: 5.000000e+00>", "array<f32: 5.000000e-01, 1.000000e+00>";
        FormsDenseF64Op: &[5f64][..] => "array<f64: 5.000000e+00>",
            "array<f64: 1.000000e+00, 5.000000e-01, 1.000000e-05>";
    }
}

/// Like `values`, for operations whose builders take attributes, which are given as text.
macro_rules! attributes {
    ($($op:ident: $shown:literal, $default:literal;)*) => {{
        let mut scene = Scene::new();
        $(
            let attr: Attr = mlir::text::parse_attr_str(scene.cx(), $shown).expect("an attribute");
            let op = $op::build(&mut scene.builder(), Loc::UNKNOWN, attr, attr);
            let mut options = nothing($op::build_with);
            (options.optional, options.defaulted, options.absent) = (Some(attr), Some(attr), Some(attr));
            let given = $op::build_with(&mut scene.builder(), Loc::UNKNOWN, attr, attr, options);
            let view = scene.view::<$op<'_>>(op);
            assert_eq!((view.plain_attr().id(), view.confined_attr().id()), (attr, attr));
            assert!(view.optional_attr().is_none() && view.optional().is_none());
            assert_eq!(view.defaulted_attr().to_string(), $default);
            assert_eq!(view.absent_attr().to_string(), $default);
            let view = scene.view::<$op<'_>>(given);
            assert_eq!((view.defaulted_attr().id(), view.absent_attr().id()), (attr, attr));
            read_again(&scene, op);
            read_again(&scene, given);
        )*
    }};
}

#[test]
fn builders_take_attributes() {
    attributes! {
        FormsAnyOp: "1 : i64", "unit";
        FormsApintOp: "-1 : i77", "5 : i64";
        FormsDictionaryOp: "{b}", "{}";
        FormsEntriesOp: "{b}", "{a = 1 : i64}";
        FormsSymbolOp: "@b::@c", "@a";
        FormsArrayOp: "[1 : i8]", "[unit]";
        FormsBoolArrayOp: "[true]", "[true, false]";
        FormsI32ArrayOp: "[5 : i32]", "[1 : i32, 2 : i32]";
        FormsI64ArrayOp: "[5]", "[1, 2, 3]";
        FormsF32ArrayOp: "[5.0 : f32]", "[5.000000e-01 : f32, 1.000000e+00 : f32]";
        FormsF64ArrayOp: "[5.0]", "[5.000000e-01]";
        FormsStrArrayOp: "[\"c\"]", "[\"a\", \"b\"]";
        FormsTypeArrayOp: "[f32]", "[index]";
        FormsNestedOp: "[[5]]", "[[1, 2], [3]]";
        FormsWayArrayOp: "[2 : i32]", "[1 : i32]";
        FormsDictArrayOp: "[{a}]", "[{}]";
        FormsSymbolArrayOp: "[@b]", "[@a]";
        FormsMapOp: "affine_map<(d0) -> (d0 + 1)>", "affine_map<(d0) -> (d0)>";
        FormsElementsOp: "dense<2> : tensor<1xi32>", "dense<1.000000e+00> : tensor<2xf64>";
    }
}

#[test]
fn types_are_values() {
    let mut scene = Scene::new();
    let f32_ty = scene.cx().float_ty(mlir::FloatKind::F32);
    let loc = Loc::UNKNOWN;
    let options = FormsTypeOpOptions { optional: Some(f32_ty), ..Default::default() };
    let op = FormsTypeOp::build_with(&mut scene.builder(), loc, f32_ty, f32_ty, options);
    let view = scene.view::<FormsTypeOp>(op);
    assert_eq!((view.plain().id(), view.optional().map(|t| t.id())), (f32_ty, Some(f32_ty)));
    assert_eq!(
        (view.defaulted().to_string(), view.absent().to_string()),
        ("index".to_owned(), "index".to_owned())
    );
    read_again(&scene, op);
}
