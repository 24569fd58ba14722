//! Generated and custom builders, operand adaptors and extra declarations.

use mlir::hooks::{Canonicalize, Fold, InferResults};
use mlir::opdef::{Folded, InferArgs};
use mlir::rewrite::{NoMatch, PatternRewriter};
use mlir::{Attr, Builder, Op, OpState, Type, TypeKind, Value};
use smallvec::{SmallVec, smallvec};

include!(concat!(env!("OUT_DIR"), "/builders.rs"));

/// What `ExtraOp`'s base class implements for every operation that derives from it.
pub trait Described {
    /// The operation in words.
    fn describe(self) -> String;
}

impl CustomOp<'_> {
    /// The builder that the record only declares.
    pub fn init_from_val(b: &mut Builder<'_>, state: &mut OpState, val: f64) {
        state.set_attr(b.cx(), "attr", b.cx().f64_attr(val));
    }
}

impl OverloadedOp<'_> {
    /// The builder of a list of integers.
    pub fn init_from_value_i64s(b: &mut Builder<'_>, state: &mut OpState, value: &[i64]) {
        state.set_attr(b.cx(), "value", b.cx().dense_array_attr(value));
    }

    /// The builder of a name and an integer.
    pub fn init_from_name_and_value_i64(b: &mut Builder<'_>, state: &mut OpState, name: &str, value: i64) {
        state.set_attr(b.cx(), name, b.cx().int_attr_of_width(value, 64));
    }

    /// The builder of a name and a text.
    pub fn init_from_name_and_value_str(b: &mut Builder<'_>, state: &mut OpState, name: &str, value: &str) {
        state.set_attr(b.cx(), name, b.cx().string_attr(value));
    }
}

impl Fold for SameTypeOp<'_> {
    /// `x op x` is `x` for this one, and equal constants fold to themselves.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let constants = SameTypeOpAdaptor::of(self, operands);
        match (constants.lhs(), constants.rhs()) {
            (Some(lhs), Some(rhs)) if lhs == rhs => Folded::attr(lhs),
            _ if self.lhs() == self.rhs() => Folded::value(self.lhs()),
            _ => None,
        }
    }
}

impl InferResults for InferredOp<'_> {
    /// An integer of twice the width.
    fn infer_results(args: &InferArgs<'_>) -> Result<SmallVec<[Type; 2]>, String> {
        let &[input] = args.operand_types else { return Err("expected one operand".to_owned()) };
        match args.cx.type_ref(input).kind() {
            TypeKind::Integer { width, .. } => Ok(smallvec![args.cx.int_ty(2 * width)]),
            _ => Err("expected an integer".to_owned()),
        }
    }
}

impl Canonicalize for SimplifiedOp<'_> {
    /// Takes the mark `again` away.
    fn canonicalize(op: Op, rw: &mut PatternRewriter<'_>) -> Result<(), NoMatch> {
        let view = rw.view::<SimplifiedOp<'_>>(op)?;
        if !view.again() {
            return Err(NoMatch);
        }
        let (loc, input) = (view.loc(), view.input());
        let new = SimplifiedOp::build(rw, loc, input, false);
        let result = rw.body().result(new, 0);
        rw.replace_op(op, &[result]);
        Ok(())
    }
}

/// A function over the adaptor serves operations and operands that are not in one.
pub fn operands_of(adaptor: &SameTypeOpAdaptor<'_>) -> (Value, Value) {
    (adaptor.lhs(), adaptor.rhs())
}

#[cfg(test)]
mod tests {
    use mlir::{Loc, OpView as _};

    use super::*;
    use crate::testing::{Scene, print};

    const MIXED: &str = " = \"test_builders.mixed\"(%0, %1) <{direction = 2 : i32, exact = true, f32_attr = \
                         5.000000e-01 : f32, fast, i32_attr = 3 : i32, kind = index, name = \"n\"}> : (i32, f32) -> (i32, f32)";

    #[test]
    fn values_of_attributes_or_attributes() {
        let mut scene = Scene::new();
        let ([i], [f]) = (scene.constants("i32"), scene.constants("f32"));
        let cx = scene.cx();
        let (i32_ty, f32_ty, index) =
            (cx.int_ty(32), cx.ty(TypeKind::Float(mlir::FloatKind::F32)), cx.index_ty());
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
        let down = Direction::Down;
        let op =
            MixedOp::build(&mut b, loc, i32_ty, f32_ty, i, f, 3, 0.5, "n", down, index, true, None, None);
        let [a0, a1, a2, a3, a4] = attrs;
        let mut state = MixedOp::state(&mut b, loc, i, f, a0, a1, a2, a3, a4, true, None, None);
        state.result_types.extend([i32_ty, f32_ty]);
        let typed = b.create(state);
        let generic = MixedOp::build_generic(&mut b, loc, &[i32_ty, f32_ty], &[i, f], &named);
        let view = scene.view::<MixedOp<'_>>(op);
        assert_eq!((view.i32_attr(), view.name(), view.direction()), (3, "n", Direction::Down));
        assert_eq!((view.fast(), view.limit(), view.exact()), (true, None, true));
        for op in [op, typed, generic] {
            let text = print(scene.view::<MixedOp<'_>>(op).op_ref());
            // The names of the results differ.
            assert_eq!(text.find(" = ").map(|at| &text[at..]), Some(MIXED));
        }
    }

    #[test]
    fn result_types_that_follow() {
        let mut scene = Scene::new();
        let [a] = scene.constants("i32");
        let loc = Loc::UNKNOWN;
        let mut b = scene.builder();
        let buildable = BuildableOp::build(&mut b, loc, a);
        let same = SameTypeOp::build(&mut b, loc, a, a);
        let inferred = InferredOp::build(&mut b, loc, a);
        let generic = InferredOp::build_inferred(&mut b, loc, &[a], &[]).expect("an integer");
        let none = InferredOp::build_inferred(&mut b, loc, &[], &[]);
        assert_eq!(none, Err("expected one operand".to_owned()));
        let types = |op| b.body().results(op).map(|v| b.cx().type_ref(b.body().ty(v)).to_string());
        let types = |op| types(op).collect::<Vec<_>>().join(" ");
        assert_eq!([buildable, same, inferred, generic].map(types), ["i1 index", "i32", "i64", "i64"]);
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
            let view = scene.view::<CustomOp<'_>>(op);
            (view.attr(), view.inputs().count())
        };
        assert_eq!(ops.map(read), [(1.5, 0), (3.0, 2), (3.5, 1), (5.0, 1)]);
        assert_eq!(scene.view::<SkippedOp<'_>>(skipped).count(), 7);
    }

    #[test]
    fn builders_that_differ_in_types() {
        let mut scene = Scene::new();
        let elements =
            mlir::text::parse_attr_str(scene.cx(), "dense<1> : tensor<2xi32>").expect("an attribute");
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
        let text = ops.map(|op| scene.view::<OverloadedOp<'_>>(op).value().to_string());
        let wanted =
            ["dense<1> : tensor<2xi32>", "5.000000e-01 : f64", "array<i64: 1, 2>", "3 : i64", "\"x\""];
        assert_eq!(text, wanted);
        assert!(scene.op(empty).inherent(0).is_none());
    }

    #[test]
    fn types_of_parameters() {
        let mut scene = Scene::new();
        let [v] = scene.constants("i32");
        let cx = scene.cx();
        let (ty, unit, loc) = (cx.tensor_ty(&[2], cx.f64_ty()), cx.unit_attr(), Loc::UNKNOWN);
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
        let view = scene.view::<SameTypeOp<'_>>(op);
        assert_eq!(operands_of(&view.into()), (a, b));
        let alias: <SameTypeOp<'_> as mlir::OpView<'_>>::Adaptor = view.into();
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
        let view = scene.view::<ExtraOp<'_>>(op);
        assert_eq!(view.last_input(), Some(b));
        assert_eq!(view.describe(), "test_builders.extra with 2 operands");
    }
}
