//! Attributes of a dialect that may sit on any operation, by the name that their dialect gives them.

use super::body::Body;
use super::entities::Op;
use super::view::OpRef;
use crate::values::context::{AttrRef, Context};
use crate::values::ids::Attr;

/// A discardable attribute that a dialect's record lists (`discardableAttrs`): MLIR's generated helper of it.
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
    /// True for the attributes that may have the name.
    pub is: fn(AttrRef<'_>) -> bool,
}

impl DiscardableAttr {
    /// True when an operation has it.
    pub fn is_present(self, op: OpRef<'_>) -> bool {
        self.get(op).is_some()
    }

    /// The attribute of an operation, unless it is of a kind that cannot have the name.
    pub fn get<'a>(self, op: OpRef<'a>) -> Option<AttrRef<'a>> {
        op.attr(self.name).filter(|&attr| (self.is)(attr))
    }

    /// Sets it.
    ///
    /// # Panics
    /// When the attribute is of a kind that cannot have the name.
    pub fn set(self, cx: &Context, body: &mut Body, op: Op, attr: Attr) {
        assert!((self.is)(cx.attr_ref(attr)), "'{}' cannot be {}", self.name, cx.attr_ref(attr));
        body.set_attr(cx, op, self.name, Some(attr));
    }

    /// Takes it away.
    pub fn remove(self, cx: &Context, body: &mut Body, op: Op) {
        body.set_attr(cx, op, self.name, None);
    }
}
