//! The ub dialect: poison values and unreachable code.

use mlir::hooks::MaterializeConstant;
use mlir::interfaces::UndefinedBehavior;
use mlir::{Attr, AttrRef, Builder, Context, Loc, Type, Value};

use crate::constant_ops::folds_to_value;

include!(concat!(env!("OUT_DIR"), "/ub.rs"));

/// The operations for what has no meaning.
static UNDEFINED: UndefinedBehavior = UndefinedBehavior {
    poison: |b, loc, ty| PoisonOp::build(b, loc, ty),
    unreachable: |b, loc| {
        UnreachableOp::build(b, loc);
    },
};

/// `#ub.poison`
pub fn poison_attr(cx: &Context) -> AttrRef<'_> {
    cx.attr_ref(PoisonAttr::get(cx))
}

/// Whether an attribute is `#ub.poison`.
pub fn is_poison(cx: &Context, attr: Attr) -> bool {
    cx.attr_ref(attr).as_dialect::<PoisonAttrStorage>().is_some()
}

impl MaterializeConstant for UBDialect {
    /// `ub.poison`, which can have any type.
    fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type, loc: Loc) -> Option<Value> {
        is_poison(b.cx(), value)
            .then(|| PoisonOp::build_with(b, loc, ty, PoisonOpOptions { value: Some(value) }))
    }
}

folds_to_value! { PoisonOp }
