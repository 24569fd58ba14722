//! Generated and custom builders, operand adaptors and extra declarations.

use mlir::hooks::{Canonicalize, Fold, InferResults};
use mlir::opdef::{Folded, InferArgs};
use mlir::rewrite::{NoMatch, PatternRewriter};
use mlir::{Attr, Builder, Filled, Handle, Loc, OpState, Type, TypeKind, Value};
use smallvec::{SmallVec, smallvec};

include!(concat!(env!("OUT_DIR"), "/builders.rs"));

/// The trait that `ExtraOp`'s base class implements for every operation that derives from it.
pub trait Described {
    /// Describes the operation.
    fn describe(self) -> String;
}

impl RepeatOp<'_> {
    /// The builder that takes the body.
    pub fn build<R: Filled>(
        b: &mut Builder<'_>,
        loc: Loc,
        times: i64,
        body: impl FnOnce(&mut Builder<'_>) -> R,
    ) -> R::With<Handle<RepeatOp<'static>>> {
        let op = Self::build_with(b, loc, times, RepeatOpOptions::default());
        b.fill_region(*op, 0, &[], |b, _| body(b)).with(op)
    }
}

impl MarkOp<'_> {
    /// The builder that takes what has a text.
    pub fn build(b: &mut Builder<'_>, loc: Loc, shown: impl std::fmt::Display) -> Handle<MarkOp<'static>> {
        Self::build_with(b, loc, &shown.to_string())
    }
}

impl CustomOp<'_> {
    /// The builder that the record only declares.
    pub fn init_from_val(b: &mut Builder<'_>, state: &mut OpState, val: f64) {
        state.set_attr(b.cx(), "attr", b.cx().f64_attr(val));
    }
}

impl NumberOp<'_> {
    /// Builds from a number of the default type.
    pub fn init_from_number(b: &mut Builder<'_>, state: &mut OpState, number: i64) {
        state.set_attr(b.cx(), "number", b.cx().int_attr_of_width(number, 64));
        state.result_types.push(b.cx().int_ty(64));
    }
}

impl OverloadedOp<'_> {
    /// Builds from a list of integers.
    pub fn init_from_value_i64s(b: &mut Builder<'_>, state: &mut OpState, value: &[i64]) {
        state.set_attr(b.cx(), "value", b.cx().dense_array_attr(value));
    }

    /// Builds from a name and an integer.
    pub fn init_from_name_and_value_i64(b: &mut Builder<'_>, state: &mut OpState, name: &str, value: i64) {
        state.set_attr(b.cx(), name, b.cx().int_attr_of_width(value, 64));
    }

    /// Builds from a name and a text.
    pub fn init_from_name_and_value_str(b: &mut Builder<'_>, state: &mut OpState, name: &str, value: &str) {
        state.set_attr(b.cx(), name, b.cx().string_attr(value));
    }
}

impl Fold for SameTypeOp<'_> {
    /// `x op x` folds to `x` for this operation, and equal constants fold to themselves.
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
    /// Removes the mark `again`.
    fn canonicalize(op: Handle<Self>, rw: &mut PatternRewriter<'_>) -> Result<(), NoMatch> {
        let view = op.view(rw);
        if !view.again() {
            return Err(NoMatch);
        }
        let loc = view.loc();
        let input = view.input();
        let result = SimplifiedOp::build(rw, loc, input);
        rw.replace_by(*op, result)
    }
}

/// A function over the adaptor applies to operations and to operands without an operation.
pub fn operands_of(adaptor: &SameTypeOpAdaptor<'_>) -> (Value, Value) {
    (adaptor.lhs(), adaptor.rhs())
}
