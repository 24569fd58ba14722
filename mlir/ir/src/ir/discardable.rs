//! Discardable attributes: a dialect's attributes that any operation may have, identified by name.

use super::body::Body;
use super::entities::Op;
use super::view::OpRef;
use crate::values::context::{AttrRef, Context};
use crate::values::ids::Attr;

/// A discardable attribute listed by a dialect's record (`discardableAttrs`): the helper that MLIR generates for it.
///
/// ```
/// use mlir::DiscardableAttr;
///
/// const LIMIT: DiscardableAttr = DiscardableAttr { name: "test.limit", is: |attr| attr.is_integer_attr() };
///
/// let cx = mlir::Context::new(mlir::Registry::new());
/// let module = mlir::Module::new(&cx, mlir::Loc::UNKNOWN);
/// assert!(!LIMIT.is_present(module.op(&cx)));
/// ```
#[derive(Clone, Copy)]
pub struct DiscardableAttr {
    /// The full name, `dialect.name`.
    pub name: &'static str,
    /// True for attributes of the right kind.
    pub is: fn(AttrRef<'_>) -> bool,
}

impl DiscardableAttr {
    /// True when an operation has it.
    pub fn is_present(self, op: OpRef<'_>) -> bool {
        self.get(op).is_some()
    }

    /// The attribute of an operation, if it has it and it is of the right kind.
    pub fn get<'a>(self, op: OpRef<'a>) -> Option<AttrRef<'a>> {
        op.attr(self.name).filter(|&attr| (self.is)(attr))
    }

    /// Sets it.
    ///
    /// # Panics
    /// If the attribute is of the wrong kind.
    pub fn set(self, cx: &Context, body: &mut Body, op: Op, attr: Attr) {
        assert!((self.is)(cx.attr_ref(attr)), "'{}' cannot be {}", self.name, cx.attr_ref(attr));
        body.set_attr(cx, op, self.name, Some(attr));
    }

    /// Removes it.
    pub fn remove(self, cx: &Context, body: &mut Body, op: Op) {
        body.set_attr(cx, op, self.name, None);
    }
}
