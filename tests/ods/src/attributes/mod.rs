//! Attribute constraints, optional, default-valued, confined and derived attributes.

use mlir::AttrRef;

include!(concat!(env!("OUT_DIR"), "/attributes.rs"));

/// What a predicate of the records calls; the manual's example.
pub fn has_some_property(attr: AttrRef<'_>) -> bool {
    attr.as_str() == Some("some property")
}

#[cfg(test)]
mod tests {
    use mlir::{Loc, OpView as _};

    use super::*;
    use crate::testing::{Scene, print};

    #[test]
    fn defaults_in_both_spellings() {
        let mut scene = Scene::new();
        let mut b = scene.builder();
        let op = DefaultOp::build(&mut b, Loc::UNKNOWN, None, None, None, None, None, None);
        let other =
            DefaultOp::build(&mut b, Loc::UNKNOWN, Some(4), None, Some(false), Some("NCHW"), None, None);
        let view = scene.view::<DefaultOp<'_>>(op);
        assert_eq!((view.number(), view.scale(), view.exact()), (3, 0.5, true));
        assert_eq!((view.data_format(), view.limit()), ("NHWC", 7));
        assert_eq!(print(view.op_ref()), "test_attributes.default");
        let text = print(scene.view::<DefaultOp<'_>>(other).op_ref());
        assert_eq!(text, "test_attributes.default {data_format = \"NCHW\", exact = false, number = 4 : i32}");
    }

    #[test]
    fn derived_attributes() {
        let mut scene = Scene::new();
        let [input] = scene.constants("tensor<2x?xf32>");
        let op = DerivedOp::build(&mut scene.builder(), Loc::UNKNOWN, input);
        let view = scene.view::<DerivedOp<'_>>(op);
        assert_eq!((view.element().to_string(), view.rank()), ("f32".to_owned(), 2));
        let all = scene.cx().attr_ref(view.materialize_derived_attributes()).to_string();
        assert_eq!(all, "{element = f32, rank = 2 : i64}");
    }

    #[test]
    fn optional_attributes() {
        let mut scene = Scene::new();
        let mut b = scene.builder();
        let op = OptionalOp::build(&mut b, Loc::UNKNOWN, Some(3), None);
        let view = scene.view::<OptionalOp<'_>>(op);
        assert_eq!((view.number(), view.word()), (Some(3), None));
        assert_eq!(print(view.op_ref()), "test_attributes.optional 3");
    }
}
