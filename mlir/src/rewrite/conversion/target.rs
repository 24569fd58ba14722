//! The target of a conversion: which operations are legal.

use rustc_hash::FxHashMap;

use crate::ir::view::OpRef;
use crate::values::context::{Context, OpName};

/// Decides whether an operation is legal; `None` if unknown, which counts as not legal.
pub type LegalityFn = Box<dyn Fn(OpRef<'_>) -> Option<bool> + Send + Sync>;

enum Action {
    Legal,
    Illegal,
    Dynamic(LegalityFn),
}

impl Action {
    fn legality(&self, op: OpRef<'_>) -> Option<bool> {
        match self {
            Action::Legal => Some(true),
            Action::Illegal => Some(false),
            Action::Dynamic(test) => test(op),
        }
    }
}

/// Whether an operation and its contents may stay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Legality {
    /// It may stay; its contents are checked separately.
    Legal,
    /// It may stay with everything inside it.
    RecursivelyLegal,
    /// It is marked illegal.
    Illegal,
    /// Nothing is known about it.
    Unknown,
}

/// Which operations a conversion must eliminate and which it may leave.
///
/// A rule for an operation takes precedence over one for its dialect, and that over the one for unknown operations; a
/// later rule replaces an earlier one for the same thing.
pub struct ConversionTarget<'c> {
    cx: &'c Context,
    ops: FxHashMap<OpName, Action>,
    recursive: FxHashMap<OpName, Option<LegalityFn>>,
    dialects: FxHashMap<String, Action>,
    unknown: Option<LegalityFn>,
}

impl<'c> ConversionTarget<'c> {
    /// A target without rules.
    pub fn new(cx: &'c Context) -> Self {
        ConversionTarget {
            cx,
            ops: FxHashMap::default(),
            recursive: FxHashMap::default(),
            dialects: FxHashMap::default(),
            unknown: None,
        }
    }

    /// Operations of this name may stay.
    pub fn add_legal_op(&mut self, name: &str) -> &mut Self {
        self.ops.insert(self.cx.op_name(name), Action::Legal);
        self
    }

    /// Operations of this name must be converted.
    pub fn add_illegal_op(&mut self, name: &str) -> &mut Self {
        self.ops.insert(self.cx.op_name(name), Action::Illegal);
        self
    }

    /// Operations of this name may stay if `test` accepts them.
    pub fn add_dynamically_legal_op(
        &mut self,
        name: &str,
        test: impl Fn(OpRef<'_>) -> bool + Send + Sync + 'static,
    ) -> &mut Self {
        self.ops.insert(self.cx.op_name(name), Action::Dynamic(Box::new(move |op| Some(test(op)))));
        self
    }

    /// Operations of this dialect may stay.
    pub fn add_legal_dialect(&mut self, name: &str) -> &mut Self {
        self.dialects.insert(name.to_owned(), Action::Legal);
        self
    }

    /// Operations of this dialect must be converted.
    pub fn add_illegal_dialect(&mut self, name: &str) -> &mut Self {
        self.dialects.insert(name.to_owned(), Action::Illegal);
        self
    }

    /// Operations of this dialect may stay if `test` accepts them.
    pub fn add_dynamically_legal_dialect(
        &mut self,
        name: &str,
        test: impl Fn(OpRef<'_>) -> bool + Send + Sync + 'static,
    ) -> &mut Self {
        self.dialects.insert(name.to_owned(), Action::Dynamic(Box::new(move |op| Some(test(op)))));
        self
    }

    /// Operations without another rule may stay if `test` accepts them.
    pub fn mark_unknown_dynamically_legal(
        &mut self,
        test: impl Fn(OpRef<'_>) -> bool + Send + Sync + 'static,
    ) -> &mut Self {
        self.unknown = Some(Box::new(move |op| Some(test(op))));
        self
    }

    /// If an operation of this name is legal, so is everything inside it.
    pub fn mark_recursively_legal(&mut self, name: &str) -> &mut Self {
        self.recursive.insert(self.cx.op_name(name), None);
        self
    }

    /// As [`Self::mark_recursively_legal`], for those operations that `test` accepts.
    pub fn mark_recursively_legal_if(
        &mut self,
        name: &str,
        test: impl Fn(OpRef<'_>) -> bool + Send + Sync + 'static,
    ) -> &mut Self {
        self.recursive.insert(self.cx.op_name(name), Some(Box::new(move |op| Some(test(op)))));
        self
    }

    /// The legality of an operation.
    pub fn legality(&self, op: OpRef<'_>) -> Legality {
        let name = op.op_name();
        let by_dialect = || self.dialects.get(op.name().split_once('.').map_or("", |(dialect, _)| dialect));
        let said = match self.ops.get(&name).or_else(by_dialect) {
            Some(action) => action.legality(op),
            None => self.unknown.as_ref().and_then(|test| test(op)),
        };
        match said {
            None => Legality::Unknown,
            Some(false) => Legality::Illegal,
            Some(true) => match self.recursive.get(&name) {
                None => Legality::Legal,
                Some(Some(test)) if test(op) != Some(true) => Legality::Legal,
                Some(_) => Legality::RecursivelyLegal,
            },
        }
    }

    /// True for an operation that may stay.
    pub fn is_legal(&self, op: OpRef<'_>) -> bool {
        matches!(self.legality(op), Legality::Legal | Legality::RecursivelyLegal)
    }
}
