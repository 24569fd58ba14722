//! Typed ids of operations, which can be held while the IR changes.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::Deref;

use super::body::Body;
use super::builder::Builder;
use super::entities::Op;
use super::view::{OpRef, OpType, OpView};
use crate::values::context::Context;

/// The id of an operation that is a `T`.
///
/// A view such as `AddOp<'_>` borrows the IR, so it must end before the IR changes. A `Handle<AddOp>` is `Copy`,
/// borrows nothing (the lifetime in its type has no meaning), and returns a view on demand. It dereferences to the
/// [`Op`].
///
/// ```
/// use mlir::builtin::ModuleOp;
/// use mlir::{Builder, Handle};
///
/// fn name_after(b: &mut Builder<'_>, module: Handle<ModuleOp>) -> Option<String> {
///     b.set_after(*module);
///     module.view(b).sym_name().map(str::to_owned)
/// }
/// ```
pub struct Handle<T> {
    op: Op,
    of: PhantomData<fn() -> T>,
}

impl<T: OpType> Handle<T> {
    /// The handle of an operation that is known to be a `T`.
    pub(crate) fn new(op: Op) -> Self {
        Handle { op, of: PhantomData }
    }

    /// The typed view.
    pub fn view<'s>(self, b: &'s Builder<'_>) -> T::View<'s> {
        self.read(b.cx(), b.body())
    }

    /// The typed view, without a builder.
    pub fn read<'a>(self, cx: &'a Context, body: &'a Body) -> T::View<'a> {
        let op = OpRef::new(cx, body, self.op);
        debug_assert!(op.def().is_some_and(|d| std::ptr::eq(d, T::DEF)), "the handle of another operation");
        T::View::from_op(op)
    }
}

impl<T> Clone for Handle<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Handle<T> {}

impl<T> Deref for Handle<T> {
    type Target = Op;

    fn deref(&self) -> &Op {
        &self.op
    }
}

impl<T> From<Handle<T>> for Op {
    fn from(handle: Handle<T>) -> Op {
        handle.op
    }
}

impl<T> PartialEq for Handle<T> {
    fn eq(&self, other: &Self) -> bool {
        self.op == other.op
    }
}

impl<T> Eq for Handle<T> {}

impl<T> Hash for Handle<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.op.hash(state);
    }
}

impl<T: OpType> fmt::Debug for Handle<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", T::DEF.name, self.op)
    }
}
