//! Generated and custom builders, operand adaptors and extra declarations.

use mlir::hooks::Fold as _;
use mlir::opdef::Folded;
use mlir::{Attr, Builder, Handle, Loc, OpType, OpView as _, TypeKind, Value};

use crate::testing::{Scene, print};
use ods_tests::builders::*;

const MIXED: &str = " = \"test_builders.mixed\"(%0, %1) <{direction = 2 : i32, exact = true, f32_attr = \
                     5.000000e-01 : f32, fast, i32_attr = 3 : i32, kind = index, name = \"n\"}> : (i32, f32) -> (i32, f32)";

#[test]
fn values_of_attributes_or_attributes() {
    let mut scene = Scene::new();
    let ([i], [f]) = (scene.constants("i32"), scene.constants("f32"));
    let cx = scene.cx();
    let i32_ty = cx.int_ty(32);
    let f32_ty = cx.ty(TypeKind::Float(mlir::FloatKind::F32));
    let index = cx.index_ty();
    let attrs = [
        cx.int_attr_of_width(3, 32),
        cx.f32_attr(0.5),
        cx.string_attr("n"),
        cx.int_attr_of_width(2, 32),
        cx.type_attr(index),
    ];
    let named = ["i32_attr", "f32_attr", "name", "direction", "kind"].into_iter().zip(attrs);
    let named: Vec<(&str, Attr)> = named.chain([("fast", cx.unit_attr())]).collect();
    let mut b = scene.builder();
    let loc = Loc::UNKNOWN;
    let options = MixedOpOptions { fast: true, ..Default::default() };
    let down = Direction::Down;
    let op = MixedOp::build_with(&mut b, loc, i32_ty, f32_ty, i, f, 3, 0.5, "n", down, index, options);
    let set = MixedOp::build(&mut b, loc, i32_ty, f32_ty, i, f, 0, 0.0, "", Direction::Up, i32_ty);
    let generic = MixedOp::build_generic(&mut b, loc, &[i32_ty, f32_ty], &[i, f], &named);
    let inferred = MixedOp::build_inferred(&mut b, loc, &[i, f], &named);
    assert_eq!(inferred, Err("'test_builders.mixed' does not infer its result types".to_owned()));
    let view = set.view(&b);
    assert_eq!((view.i32_attr(), view.name(), view.direction()), (0, "", Direction::Up));
    assert_eq!((view.fast(), view.limit(), view.exact()), (false, None, true));
    MixedOp::set_i32_attr_attr(&mut b, set, Some(attrs[0]));
    MixedOp::set_f32_attr_attr(&mut b, set, Some(attrs[1]));
    MixedOp::set_name_attr(&mut b, set, Some(attrs[2]));
    MixedOp::set_direction_attr(&mut b, set, Some(attrs[3]));
    MixedOp::set_kind_attr(&mut b, set, Some(attrs[4]));
    let unit = b.cx().unit_attr();
    MixedOp::set_fast_attr(&mut b, set, Some(unit));
    let view = op.view(&b);
    assert_eq!((view.i32_attr(), view.name(), view.direction()), (3, "n", Direction::Down));
    assert_eq!((view.fast(), view.limit(), view.exact()), (true, None, true));
    for op in [*op, *set, generic] {
        let text = print(scene.view::<MixedOp>(op).op_ref());
        // The names of the results differ.
        assert_eq!(text.find(" = ").map(|at| &text[at..]), Some(MIXED));
    }
}

#[test]
fn what_may_be_left_out() {
    let mut scene = Scene::new();
    let [hint] = scene.constants("i32");
    let loc = Loc::UNKNOWN;
    let ty = scene.cx().int_ty(8);
    let mut b = scene.builder();
    let bare = NumberOp::build(&mut b, loc, ty, 1);
    let none = NumberOp::build_with(&mut b, loc, ty, 1, NumberOpOptions::default());
    let options = NumberOpOptions { hint: Some(hint), unit: Some("m") };
    let all = NumberOp::build_with(&mut b, loc, ty, 1, options);
    for value in [bare, none] {
        let view = scene.view::<NumberOp>(value);
        assert_eq!((view.number(), view.hint(), view.unit()), (1, None, None));
    }
    let view = scene.view::<NumberOp>(all);
    assert_eq!((view.number(), view.hint(), view.unit()), (1, Some(hint), Some("m")));
}

/// A record may leave `build` to Rust; the generated `build_with` is there with and without optional parts.
#[test]
fn the_author_writes_build() {
    let mut scene = Scene::new();
    let mut b = scene.builder();
    let mark = |b: &mut Builder<'_>| MarkOp::build(b, Loc::UNKNOWN, 7);
    let repeat = RepeatOp::build(&mut b, Loc::UNKNOWN, 3, mark);
    let ended = RepeatOp::build(&mut b, Loc::UNKNOWN, 3, |b| EndOp::build(b, Loc::UNKNOWN));
    let failed = RepeatOp::build(&mut b, Loc::UNKNOWN, 3, |_| Err("no"));
    assert_eq!(failed, Err("no"));
    let label = RepeatOpOptions { label: Some("again") };
    let labelled = RepeatOp::build_with(&mut b, Loc::UNKNOWN, 2, label);
    let names = |op: Handle<RepeatOp>| -> Vec<String> {
        let view = op.view(&b);
        view.body().blocks().flat_map(|block| block.ops().map(|op| op.name().to_owned())).collect()
    };
    assert_eq!(names(repeat), ["test_builders.mark", "test_builders.end"]);
    assert_eq!(names(ended), ["test_builders.end"]);
    assert_eq!(names(labelled), [""; 0]);
    assert_eq!(labelled.view(&b).label(), Some("again"));
}

#[test]
fn values_of_one_result_and_handles_of_others() {
    let mut scene = Scene::new();
    let loc = Loc::UNKNOWN;
    let i8_ty = scene.cx().int_ty(8);
    let i64_ty = scene.cx().int_ty(64);
    let mut b = scene.builder();
    let values: [Value; 3] = [
        NumberOp::build(&mut b, loc, i8_ty, 1),
        NumberOp::build_from_number(&mut b, loc, 2),
        NumberOp::build_from_number_and_ty(&mut b, loc, 3, i8_ty),
    ];
    let region: Handle<RegionOp> = RegionOp::build(&mut b, loc, 4);
    let pair: Handle<BuildableOp> = BuildableOp::build(&mut b, loc, values[0]);
    assert_eq!(values.map(|value| b.body().ty(value)), [i8_ty, i64_ty, i8_ty]);
    let read = values.map(|value| scene.view::<NumberOp>(value));
    assert_eq!(
        read.map(|view| (view.number(), view.result())),
        [(1, values[0]), (2, values[1]), (3, values[2])]
    );
    let view = scene.view::<RegionOp>(region);
    assert_eq!((view.number(), view.body().blocks().count()), (4, 0));
    let view = scene.view::<BuildableOp>(pair);
    assert_eq!((view.flag(), view.position()), (view.op_ref().result(0), view.op_ref().result(1)));
    assert_ne!(view.flag(), view.position());
}

#[test]
fn handles_outlive_changes() {
    let mut scene = Scene::new();
    let [x, y] = scene.constants("i32");
    let loc = Loc::UNKNOWN;
    let mut b = scene.builder();
    let pair = BuildableOp::build(&mut b, loc, x);
    let flag = pair.view(&b).flag();
    let position = pair.view(&b).position();
    // Something before it, something after it, another operand, and a use of a result.
    b.set_before(*pair);
    let before = BuildableOp::build(&mut b, loc, y);
    b.set_after(*pair);
    let after = ExtraOp::build(&mut b, loc, &[flag, position]);
    b.set_operand(*pair, 0, y);
    let view = pair.view(&b);
    let copy = pair;
    assert_eq!((view.input(), view.flag(), view.position()), (y, flag, position));
    assert_eq!((view.handle(), copy), (pair, pair));
    assert_ne!(pair, before);
    assert_eq!(after.view(&b).inputs().collect::<Vec<_>>(), [flag, position]);
    b.erase_op(*before);
    assert_eq!(pair.read(b.cx(), b.body()).input(), y);
    // An operation only has handles of its own kind.
    assert_eq!(b.as_handle::<BuildableOp>(*pair), Some(pair));
    assert_eq!(b.as_handle::<ExtraOp>(*pair), None);
    assert!(format!("{pair:?}").starts_with("test_builders.buildable "));
    assert!(scene.has(pair) && !scene.has(before));
}

#[test]
fn result_types_that_follow() {
    let mut scene = Scene::new();
    let [a] = scene.constants("i32");
    let loc = Loc::UNKNOWN;
    let mut b = scene.builder();
    let buildable = BuildableOp::build(&mut b, loc, a).view(&b);
    let buildable = [buildable.flag(), buildable.position()];
    let same = SameTypeOp::build(&mut b, loc, a, a);
    let inferred = InferredOp::build(&mut b, loc, a);
    let generic = InferredOp::build_inferred(&mut b, loc, &[a], &[]).expect("an integer");
    let generic = b.body().result(generic, 0);
    let none = InferredOp::build_inferred(&mut b, loc, &[], &[]);
    assert_eq!(none, Err("expected one operand".to_owned()));
    let types = [buildable[0], buildable[1], same, inferred, generic]
        .map(|value| b.cx().type_ref(b.body().ty(value)).to_string());
    assert_eq!(types, ["i1", "index", "i32", "i64", "i64"]);
    assert_eq!(scene.op(buildable[0]).num_results(), 2);
}

#[test]
fn builders_of_the_record() {
    let mut scene = Scene::new();
    let [a] = scene.constants("i32");
    let loc = Loc::UNKNOWN;
    let mut b = scene.builder();
    let ops = [
        CustomOp::build_from_val(&mut b, loc, 1.5),
        CustomOp::build_from_half_and_inputs(&mut b, loc, 1.5, &[a, a]),
        CustomOp::build_from_input_and_val_and_terms(&mut b, loc, a, None, None),
        CustomOp::build_from_input_and_val_and_terms(&mut b, loc, a, Some(1.0), Some(&[4])),
    ];
    let skipped = SkippedOp::build_default(&mut b, loc);
    let read = |op| {
        let view = scene.view::<CustomOp>(op);
        (view.attr(), view.inputs().count())
    };
    assert_eq!(ops.map(read), [(1.5, 0), (3.0, 2), (3.5, 1), (5.0, 1)]);
    assert_eq!(scene.view::<SkippedOp>(skipped).count(), 7);
}

#[test]
fn builders_that_differ_in_types() {
    let mut scene = Scene::new();
    let elements = mlir::text::parse_attr_str(scene.cx(), "dense<1> : tensor<2xi32>").expect("an attribute");
    let loc = Loc::UNKNOWN;
    let mut b = scene.builder();
    let ops = [
        OverloadedOp::build_from_value_dense_elements_attr(&mut b, loc, elements),
        OverloadedOp::build_from_value_f64(&mut b, loc, 0.5),
        OverloadedOp::build_from_value_i64s(&mut b, loc, &[1, 2]),
        OverloadedOp::build_from_name_and_value_i64(&mut b, loc, "value", 3),
        OverloadedOp::build_from_name_and_value_str(&mut b, loc, "value", "x"),
    ];
    let empty = OverloadedOp::build_default(&mut b, loc);
    let text = ops.map(|op| scene.view::<OverloadedOp>(op).value().to_string());
    let wanted = ["dense<1> : tensor<2xi32>", "5.000000e-01 : f64", "array<i64: 1, 2>", "3 : i64", "\"x\""];
    assert_eq!(text, wanted);
    assert!(scene.op(empty).inherent(0).is_none());
}

#[test]
fn types_of_parameters() {
    let mut scene = Scene::new();
    let [v] = scene.constants("i32");
    let cx = scene.cx();
    let ty = cx.tensor_ty(&[2], cx.f64_ty());
    let unit = cx.unit_attr();
    let loc = Loc::UNKNOWN;
    let mut b = scene.builder();
    let body = b.body();
    let block = body.block_of(body.defining_op(v).expect("a result"));
    let region = body.region_of(block.expect("a block")).expect("a region");
    let block = block.expect("a block");
    let ops = [
        ParametersOp::build_from_a_and_b_and_c_and_d_and_e_and_f_and_g_and_h_and_i_and_j_and_k_and_l_and_m_and_n(
            &mut b, loc, -1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.0, 1.0, true,
        ),
        ParametersOp::build_from_ty_and_v_and_attr_and_s_and_t_and_ints_and_strs_and_values_and_types_and_named_and_tensor_and_maybe_and_at_and_block_and_region_and_blocks_and_regions_and_others_and_narrow_and_way(
            &mut b, loc, ty, v, unit, "s", "t", &[1], &["a"], &[v], &[ty], &[("n", unit)], ty, Some(1),
            loc, block, region, &[block], &[region], &[v], &[1], Direction::Up,
        ),
    ];
    let shown = ops.map(|op| print(scene.op(op)));
    assert_eq!(shown[0], "\"test_builders.parameters\"() {sum = 12 : i64} : () -> ()");
    assert!(shown[1].contains("text = \"st [1, 1, 1, 1, 1, 1, 1] Some(1) up true\""), "{}", shown[1]);
}

#[test]
fn parameters_that_are_left_out() {
    let mut scene = Scene::new();
    let op = ParametersOp::build_from_n_and_ty_and_attr_and_v_and_ints_and_s_and_maybe_and_f_and_d_and_b_and_floats_and_narrow_and_way_and_index_and_all(
        &mut scene.builder(), Loc::UNKNOWN,
        None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    );
    let text = scene.op(op).attr("text").and_then(mlir::AttrRef::as_str).unwrap_or_default();
    assert_eq!(
        text,
        "1 false false false [] s None 0.5 1 true [1.0, 0.5] -1 down index 18446744073709551615"
    );
}

#[test]
fn adaptors_of_operations_and_of_values() {
    let mut scene = Scene::new();
    let [a, b] = scene.constants("i32");
    let op = SameTypeOp::build(&mut scene.builder(), Loc::UNKNOWN, a, b);
    let view = scene.view::<SameTypeOp>(op);
    assert_eq!(operands_of(&view.into()), (a, b));
    let alias: <SameTypeOp<'_> as OpType>::Adaptor<'_> = view.into();
    assert_eq!((alias.lhs(), SameTypeOp::NAME), (a, "test_builders.same_type"));
    assert_eq!(operands_of(&SameTypeOpAdaptor::new(scene.cx(), &[b, a])), (b, a));
    let one = scene.cx().int_attr_of_width(1, 32);
    assert_eq!(view.fold(&[Some(one), Some(one)]), Folded::attr(one));
    assert_eq!(view.fold(&[Some(one), None]), None);
}

#[test]
fn extra_declarations() {
    let mut scene = Scene::new();
    let [a, b] = scene.constants("i32");
    let op = ExtraOp::build(&mut scene.builder(), Loc::UNKNOWN, &[a, b]);
    let view = scene.view::<ExtraOp>(op);
    assert_eq!(view.last_input(), Some(b));
    assert_eq!(view.describe(), "test_builders.extra with 2 operands");
}
