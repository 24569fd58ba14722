//! What is legal after a conversion.

use rustc_hash::FxHashMap;

use crate::ir::view::OpRef;
use crate::values::context::{Context, OpName};

/// Tells whether an operation is legal; `None` when it does not know, which counts as not legal.
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

/// Whether an operation may stay, and what is inside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Legality {
    /// It may stay; what is inside is looked at on its own.
    Legal,
    /// It may stay with everything inside it.
    RecursivelyLegal,
    /// It was marked illegal.
    Illegal,
    /// Nobody said anything about it.
    Unknown,
}

/// Which operations a conversion must get rid of and which it may leave.
///
/// What is said about an operation wins over what is said about its dialect, and that over what is said about
/// unknown operations; later statements replace earlier ones about the same thing.
pub struct ConversionTarget<'c> {
    cx: &'c Context,
    ops: FxHashMap<OpName, Action>,
    recursive: FxHashMap<OpName, Option<LegalityFn>>,
    dialects: FxHashMap<String, Action>,
    unknown: Option<LegalityFn>,
}

impl<'c> ConversionTarget<'c> {
    /// A target about which nothing is known.
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

    /// Operations of this name must go.
    pub fn add_illegal_op(&mut self, name: &str) -> &mut Self {
        self.ops.insert(self.cx.op_name(name), Action::Illegal);
        self
    }

    /// Operations of this name may stay if `test` says so.
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

    /// Operations of this dialect must go.
    pub fn add_illegal_dialect(&mut self, name: &str) -> &mut Self {
        self.dialects.insert(name.to_owned(), Action::Illegal);
        self
    }

    /// Operations of this dialect may stay if `test` says so.
    pub fn add_dynamically_legal_dialect(
        &mut self,
        name: &str,
        test: impl Fn(OpRef<'_>) -> bool + Send + Sync + 'static,
    ) -> &mut Self {
        self.dialects.insert(name.to_owned(), Action::Dynamic(Box::new(move |op| Some(test(op)))));
        self
    }

    /// Operations about which nothing else is said may stay if `test` says so.
    pub fn mark_unknown_dynamically_legal(
        &mut self,
        test: impl Fn(OpRef<'_>) -> bool + Send + Sync + 'static,
    ) -> &mut Self {
        self.unknown = Some(Box::new(move |op| Some(test(op))));
        self
    }

    /// Where operations of this name are legal, so is everything inside them.
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

    /// What the target says about an operation.
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
