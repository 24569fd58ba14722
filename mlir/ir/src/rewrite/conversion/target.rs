//! The target of a conversion: which operations are legal.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ir::view::OpRef;
use crate::values::context::{Context, OpName};

enum Action {
    Legal,
    Illegal,
    Dynamic(Box<dyn Fn(OpRef<'_>) -> bool + Send + Sync>),
}

impl Action {
    fn legality(&self, op: OpRef<'_>) -> bool {
        match self {
            Action::Legal => true,
            Action::Illegal => false,
            Action::Dynamic(test) => test(op),
        }
    }
}

/// Whether an operation and its contents may stay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Legality {
    /// It may stay; its contents are checked separately.
    Legal,
    /// It may stay, with everything inside it.
    RecursivelyLegal,
    /// It is marked illegal.
    Illegal,
    /// Nothing is known about it.
    Unknown,
}

/// Which operations a conversion must eliminate and which it may leave.
///
/// A rule for an operation takes precedence over one for its dialect; a later rule replaces an earlier one for the same
/// thing.
pub struct ConversionTarget<'c> {
    cx: &'c Context,
    ops: FxHashMap<OpName, Action>,
    recursive: FxHashSet<OpName>,
    dialects: FxHashMap<String, Action>,
    unknown_is_legal: bool,
}

impl<'c> ConversionTarget<'c> {
    /// A target without rules.
    pub fn new(cx: &'c Context) -> Self {
        ConversionTarget {
            cx,
            ops: FxHashMap::default(),
            recursive: FxHashSet::default(),
            dialects: FxHashMap::default(),
            unknown_is_legal: false,
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
        self.ops.insert(self.cx.op_name(name), Action::Dynamic(Box::new(test)));
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
        self.dialects.insert(name.to_owned(), Action::Dynamic(Box::new(test)));
        self
    }

    /// Operations for which there is no rule may stay; they are not even folded.
    pub fn mark_unknown_legal(&mut self) -> &mut Self {
        self.unknown_is_legal = true;
        self
    }

    /// If an operation of this name is legal, so is everything inside it.
    pub fn mark_recursively_legal(&mut self, name: &str) -> &mut Self {
        self.recursive.insert(self.cx.op_name(name));
        self
    }

    /// The legality of an operation.
    pub fn legality(&self, op: OpRef<'_>) -> Legality {
        let name = op.op_name();
        let by_dialect = || self.dialects.get(self.cx.op_dialect_str(name));
        match self.ops.get(&name).or_else(by_dialect).map(|action| action.legality(op)) {
            None if self.unknown_is_legal => Legality::Legal,
            None => Legality::Unknown,
            Some(false) => Legality::Illegal,
            Some(true) if self.recursive.contains(&name) => Legality::RecursivelyLegal,
            Some(true) => Legality::Legal,
        }
    }

    /// True for an operation that may stay.
    pub fn is_legal(&self, op: OpRef<'_>) -> bool {
        matches!(self.legality(op), Legality::Legal | Legality::RecursivelyLegal)
    }
}
