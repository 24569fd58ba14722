//! Features of the manual's examples that only Rust can show: builders, accessors, adaptors, enumerations and
//! functions.

use mlir::hooks::Fold as _;
use mlir::interfaces::{InferShapedTypeOpInterface, ShapedTypeComponents};
use mlir::opdef::{Folded, InferArgs};
use mlir::pass::{Pass as _, PassOptions};
use mlir::rewrite::PatternSet;
use mlir::{Loc, OpRef, OpType, OpView, TypeKind};

use crate::testing::{Scene, print};
use ods_tests::manual::*;

const LOC: Loc = Loc::UNKNOWN;

/// The text of an operation after the names of its results.
fn shown(op: OpRef<'_>) -> String {
    let text = print(op);
    text.split_once(" = ").map_or(text.clone(), |(_, rest)| rest.to_owned())
}

#[test]
fn average_pool() {
    let mut scene = Scene::new();
    let [value] = scene.constants("tensor<1x4x4x1xf32>");
    let cx = scene.cx();
    let four = cx.array_attr(&[1, 2, 2, 1].map(|n| cx.int_attr_of_width(n, 64)));
    let ty = mlir::text::parse_type_str(cx, "tensor<1x2x2x1xf32>").expect("the text of a type");
    let op = AvgPoolOp::build(&mut scene.builder(), LOC, ty, value, four, four, "SAME");
    let view = scene.view::<AvgPoolOp>(op);
    assert_eq!((view.padding(), view.data_format(), view.value()), ("SAME", "NHWC", value));
    assert_eq!(view.t().to_string(), "f32");
    assert_eq!((AvgPoolOp::NAME, AvgPoolOp::DEF.summary), ("manual.avg_pool", "Averages over windows"));
}

#[test]
fn arguments_have_accessors() {
    let mut scene = Scene::new();
    let ([first], [second]) = (scene.constants("i32"), scene.constants("f32"));
    let options = ArgumentsOpOptions { mark: true };
    let op = ArgumentsOp::build_with(&mut scene.builder(), LOC, first, "w", 5, second, options);
    let view = scene.view::<ArgumentsOp>(op);
    assert_eq!((view.first(), view.second()), (first, second));
    assert_eq!((view.word(), view.number(), view.mark()), ("w", 5, true));
    assert_eq!(view.word_attr().as_str(), Some("w"));
    let defaults = DefaultsOp::build(&mut scene.builder(), LOC);
    let view = scene.view::<DefaultsOp>(defaults);
    assert_eq!((view.maybe(), view.half(), view.dense()), (None, 0.5, vec![1, 2, 3]));
    assert_eq!(view.array_attr().to_string(), "[1, 2, 3]");
    assert_eq!(print(view.op_ref()), "manual.defaults");
}

#[test]
fn groups_of_operands_and_results() {
    let mut scene = Scene::new();
    let ([a, b], [f]) = (scene.constants("i32"), scene.constants("f32"));
    let i1 = scene.cx().int_ty(1);
    let i32_ty = scene.cx().int_ty(32);
    let mut builder = scene.builder();
    let equal = EqualGroupsOp::build(&mut builder, LOC, &[a, b], f, &[b, a]);
    let ranges = RangesOp::build(&mut builder, LOC, &[&[a, b], &[], &[b]]);
    let groups = FoldRangesOpOptions { many: &[b], ranges: &[&[a], &[b, b]] };
    let fold = FoldRangesOp::build_with(&mut builder, LOC, a, groups);
    let high = OptionalsOpOptions { high: Some(b), ..Default::default() };
    let optionals = OptionalsOp::build_with(&mut builder, LOC, high);
    let neither = OptionalsOp::build(&mut builder, LOC);
    let results = ResultsOp::build(&mut builder, LOC, i1, &[i32_ty], &[i32_ty]);
    builder.set_operand_groups(*ranges, 0, &[&[b], &[a, a]]);
    let view = scene.view::<EqualGroupsOp>(equal);
    assert_eq!((view.input1().collect::<Vec<_>>(), view.input2()), (vec![a, b], f));
    let view = scene.view::<RangesOp>(ranges);
    let lengths = view.ranges().map(|range| range.len()).collect::<Vec<_>>();
    assert_eq!(
        (lengths, view.sizes_attr().to_string()),
        (vec![1, 2], "dense<[1, 2]> : tensor<2xi32>".to_owned())
    );
    assert_eq!(print(view.op_ref()), "manual.ranges (%1), (%0, %0)");
    let view = scene.view::<FoldRangesOp>(fold);
    assert_eq!((view.many().count(), view.ranges().count(), view.fold(&[])), (1, 2, None));
    let view = scene.view::<OptionalsOp>(optionals);
    assert_eq!((view.low(), view.high()), (None, Some(b)));
    assert_eq!(scene.op(neither).num_operands(), 0);
    let view = scene.view::<ResultsOp>(results);
    assert_eq!((view.lows().count(), view.highs().count()), (1, 1));
    let cx = scene.cx();
    let sizes = cx.segment_sizes_elements_attr(&[&[a], &[a, b]]);
    let values = [a, a, b];
    let adaptor = RangesOpAdaptor::new(cx, &values).with_attrs(&[("sizes", sizes)]);
    assert_eq!(adaptor.ranges(), [&[a][..], &[a, b][..]]);
}

#[test]
fn builders_of_every_form() {
    let mut scene = Scene::new();
    let ([i], [f]) = (scene.constants("i32"), scene.constants("f32"));
    let cx = scene.cx();
    let types = [cx.int_ty(32), cx.ty(TypeKind::Float(mlir::FloatKind::F32))];
    let attrs = (cx.int_attr_of_width(3, 32), cx.f32_attr(0.5));
    let named = [("i32_attr", attrs.0), ("f32_attr", attrs.1), ("i32_prop", cx.int_attr_of_width(7, 32))];
    let mut b = scene.builder();
    // Types, operands and attributes as lists; then without types, which are inferred.
    let lists = MyOp::build_generic(&mut b, LOC, &types, &[i, f], &named);
    let inferred = MyOp::build_inferred(&mut b, LOC, &[i, f], &named).expect("types that follow");
    // One parameter for each: values, or attributes in their place.
    let values = MyOp::build(&mut b, LOC, i, f, 3, 0.5, 7);
    let set = MyOp::build(&mut b, LOC, i, f, 0, 0.0, 7);
    MyOp::set_i32_attr_attr(&mut b, set, Some(attrs.0));
    MyOp::set_f32_attr_attr(&mut b, set, Some(attrs.1));
    // Several results are read by name; a builder returns a single one.
    let first = values.view(&b).i32_result();
    let second = values.view(&b).f32_result();
    assert_eq!([first, second].map(|value| b.body().ty(value)), types);
    let any = MyAnyOp::build(&mut b, LOC, types[0], i, 3, 0.5);
    assert_eq!(b.body().ty(any), types[0]);
    let off = MyAnyOpOptions { on: Some(false) };
    let off = MyAnyOp::build_with(&mut b, LOC, types[0], i, 3, 0.5, off);
    let text = "\"manual.my_op\"(%0, %1) <{f32_attr = 5.000000e-01 : f32, i32_attr = 3 : i32, i32_prop = 7 : i32}> : \
                (i32, f32) -> (i32, f32)";
    for op in [lists, inferred, *values, *set] {
        assert_eq!(shown(scene.view::<MyOp>(op).op_ref()), text);
    }
    let view = scene.view::<MyOp>(values);
    assert_eq!((view.i32_attr(), view.f32_attr(), view.i32_prop()), (3, 0.5, 7));
    assert!(scene.view::<MyAnyOp>(any).on() && !scene.view::<MyAnyOp>(off).on());
}

#[test]
fn builders_of_the_author() {
    let mut scene = Scene::new();
    let mut b = scene.builder();
    let declared = DeclaredOp::build_from_val(&mut b, LOC, 1.5);
    let body = WithBodyOp::build_from_val(&mut b, LOC, 2.5);
    let defaults = [None, Some(4.0)].map(|val| WithDefaultOp::build_from_val(&mut b, LOC, val));
    assert_eq!(scene.view::<DeclaredOp>(declared).attr(), 1.5);
    assert_eq!(scene.view::<WithBodyOp>(body).attr(), 2.5);
    assert_eq!(defaults.map(|op| scene.view::<WithDefaultOp>(op).attr()), [0.5, 4.0]);
}

#[test]
fn adaptors_serve_operations_and_values() {
    let mut scene = Scene::new();
    let [a, b] = scene.constants("i32");
    let op = AddOp::build(&mut scene.builder(), LOC, a, b);
    let view = scene.view::<AddOp>(op);
    assert_eq!(zip(&view.into()), (a, b));
    assert_eq!(zip(&AddOpAdaptor::new(scene.cx(), &[b, a])), (b, a));
    let zero = scene.cx().int_attr_of_width(0, 32);
    assert_eq!(view.fold(&[None, Some(zero)]), Folded::value(a));
}

#[test]
fn properties_are_values() {
    let mut scene = Scene::new();
    let options = PropertiesOpOptions { count: Some(2), list: Some(&[]), label: Some("x"), fast: true };
    let op = PropertiesOp::build_with(&mut scene.builder(), LOC, 1, 3, options);
    let view = scene.view::<PropertiesOp>(op);
    assert_eq!((view.wide(), view.count(), view.label(), view.fast()), (1, 2, Some("x"), true));
    assert_eq!(
        print(view.op_ref()),
        "manual.properties 1 times 2 fast <{label = [\"x\"], positive = 3 : i32}>"
    );
    let bare = PropertiesOp::build(&mut scene.builder(), LOC, 1, 3);
    let view = scene.view::<PropertiesOp>(bare);
    assert_eq!((view.count(), view.list(), view.label(), view.fast()), (4, vec![], None, false));
    assert_eq!(print(view.op_ref()), "manual.properties 1 <{positive = 3 : i32}>");
}

#[test]
fn enumerations() {
    assert_eq!(outer::inner::MyIntEnum::convert_to_enum("Case20"), Some(MyIntEnum::Case20));
    assert_eq!(MyIntEnum::convert_to_string(MyIntEnum::Case15), "Case15");
    assert_eq!(
        (MyIntEnum::try_from(20u32).ok(), MyIntEnum::try_from(16u32).ok()),
        (Some(MyIntEnum::Case20), None)
    );
    let bits = MyBitEnum::BIT0 | MyBitEnum::BIT2;
    assert_eq!((bits.to_string(), "tagged|Bit2".parse()), ("tagged|Bit2".to_owned(), Ok(bits)));
    assert_eq!((MyBitEnum::empty().to_string(), bits.contains(MyBitEnum::BIT1)), ("None".to_owned(), false));
    assert!("tagged|Bit9".parse::<MyBitEnum>().is_err());
}

#[test]
fn shapes_follow() {
    let mut scene = Scene::new();
    let ([first], [second]) = (scene.constants("tensor<2xf32>"), scene.constants("tensor<3xf32>"));
    let joined = JoinOp::build(&mut scene.builder(), LOC, first, second);
    let view = scene.view::<JoinOp>(joined);
    assert_eq!(view.op_ref().ty(view.joined()).to_string(), "tensor<2x3xf32>");
    let interface = view.op_ref().interface::<InferShapedTypeOpInterface>().expect("shapes that follow");
    let types = [scene.op(joined).operand_types().next().expect("an operand")];
    let args = InferArgs { cx: scene.cx(), operand_types: &types, inherent: &[], regions: &[] };
    assert_eq!((interface.infer_return_type_components)(&args), Err("an operand is missing".to_owned()));
    let ty = types[0];
    let shaped = ShapedOp::build(&mut scene.builder(), LOC, ty, first);
    let interface = scene.op(shaped).interface::<InferShapedTypeOpInterface>().expect("shapes that follow");
    let types = [ty];
    let args = InferArgs { cx: scene.cx(), operand_types: &types, inherent: &[], regions: &[] };
    let f32_ty = scene.cx().type_ref(ty).element_type().id();
    let found = (interface.infer_return_type_components)(&args);
    assert_eq!(found, Ok(vec![ShapedTypeComponents::ranked([2], f32_ty)]));
}

#[test]
fn a_rewrite_wants_all_of_several_constraints() {
    let mut scene = Scene::new();
    let pairs = [[0, 1], [1, 1], [0, 2]].map(|pair| {
        let cx = scene.cx();
        let attr = cx.array_attr(&pair.map(|n| cx.int_attr_of_width(n, 64)));
        let pair = PairOp::build(&mut scene.builder(), LOC, attr);
        scene.op(pair).id()
    });
    let mut patterns = PatternSet::new();
    populate_with_generated(&mut patterns);
    scene.rewrite(patterns);
    assert_eq!(pairs.map(|op| scene.has(op)), [false, true, true]);
}

#[test]
fn extra_declarations_and_definitions() {
    let mut scene = Scene::new();
    let [a, b] = scene.constants("i32");
    let op = ExtraOp::build(&mut scene.builder(), LOC, &[a, b]);
    assert_eq!(scene.view::<ExtraOp>(op).title(), "ExtraOp of 2");
}

#[test]
#[allow(deprecated)]
fn what_is_deprecated_works() {
    let mut scene = Scene::new();
    let mut b = scene.builder();
    let old = OldOp::build(&mut b, LOC);
    let new = NewOp::build_from_foo(&mut b, LOC, 3);
    assert_eq!(print(scene.view::<OldOp>(old).op_ref()), "\"manual.old\"() : () -> ()");
    assert_eq!(scene.view::<NewOp>(new).bar(), 3);
}

#[test]
fn a_pass_by_its_record() {
    let options = PassOptions::parse("mark=seen least=2 except=a,b").expect("options");
    let options = CountAddsOptions::read(&options).expect("values");
    let except = vec!["a".to_owned(), "b".to_owned()];
    assert_eq!(options, CountAddsOptions { mark: "seen".to_owned(), least: 2, except });
    let pass = CountAdds { options };
    let shown = [("mark", "seen"), ("least", "2"), ("except", "{a,b}")].map(|(n, v)| (n, v.to_owned()));
    assert_eq!((pass.anchor(), pass.options()), (Some("builtin.module"), shown.to_vec()));
    assert_eq!(CountAdds::default().options.least, 1);
    let wrong = PassOptions::parse("least=few").expect("options");
    assert_eq!(CountAddsOptions::read(&wrong), Err("'few' is no value of option 'least'".to_owned()));
}
