//! Typed views of dialects' types and attributes: what [`crate::OpView`] is to operations.

use super::Storage;
use crate::attributes::{Attr, AttrRef};
use crate::context::Context;
use crate::types::{Type, TypeRef};

/// A type of which it is known what it is. ODS implements it for the views it generates.
pub trait TypeView<'a>: Copy {
    /// The parameters.
    type Storage: Storage;

    /// The view of parameters.
    fn of(cx: &'a Context, data: &'a Self::Storage) -> Self;

    /// The type.
    fn id(self) -> Type;
}

/// An attribute of which it is known what it is. ODS implements it for the views it generates.
pub trait AttrView<'a>: Copy {
    /// The parameters.
    type Storage: Storage;

    /// The view of parameters.
    fn of(cx: &'a Context, data: &'a Self::Storage) -> Self;

    /// The attribute.
    fn id(self) -> Attr;
}

impl<'a> TypeRef<'a> {
    /// The type as a view, if it is of that kind.
    pub fn cast<V: TypeView<'a>>(self) -> Option<V> {
        self.as_dialect::<V::Storage>().map(|data| V::of(self.cx(), data))
    }

    /// True for a type of the view's kind.
    pub fn isa<V: TypeView<'a>>(self) -> bool {
        self.as_dialect::<V::Storage>().is_some()
    }
}

impl<'a> AttrRef<'a> {
    /// The attribute as a view, if it is of that kind.
    pub fn cast<V: AttrView<'a>>(self) -> Option<V> {
        self.as_dialect::<V::Storage>().map(|data| V::of(self.cx(), data))
    }

    /// True for an attribute of the view's kind.
    pub fn isa<V: AttrView<'a>>(self) -> bool {
        self.as_dialect::<V::Storage>().is_some()
    }
}

/// Makes a view of a dialect's type or attribute: `data_view!(TypeView, Type, dialect_ty, StructType, Storage)`.
///
/// Text that ODS generates uses it.
#[macro_export]
macro_rules! data_view {
    ($trait:ident, $id:ident, $intern:ident, $name:ident, $storage:ident) => {
        impl<'a> ::std::ops::Deref for $name<'a> {
            type Target = $storage;

            fn deref(&self) -> &$storage {
                self.data
            }
        }

        impl PartialEq for $name<'_> {
            fn eq(&self, other: &Self) -> bool {
                self.data == other.data
            }
        }

        impl Eq for $name<'_> {}

        impl ::std::fmt::Debug for $name<'_> {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                self.data.fmt(f)
            }
        }

        impl<'a> $crate::data::$trait<'a> for $name<'a> {
            type Storage = $storage;

            fn of(cx: &'a $crate::Context, data: &'a $storage) -> Self {
                $name { cx, data }
            }

            fn id(self) -> $crate::$id {
                self.cx.$intern(self.data.clone())
            }
        }
    };
}
