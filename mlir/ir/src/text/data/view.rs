//! Typed views of dialects' types and attributes, as [`crate::ir::view::OpView`] is for operations, and access to their
//! interfaces.

use super::def::Storage;
use crate::values::attr_kind::AttrKind;
use crate::values::context::{AttrRef, Context, TypeRef};
use crate::values::ids::{Attr, Type};
use crate::values::type_kind::TypeKind;

/// A typed view of a type; ODS generates implementations.
pub trait TypeView<'a>: Copy {
    /// The parameters.
    type Storage: Storage;

    /// The view of these parameters.
    fn of(cx: &'a Context, data: &'a Self::Storage) -> Self;

    /// The type.
    fn id(self) -> Type;
}

/// A typed view of an attribute; ODS generates implementations.
pub trait AttrView<'a>: Copy {
    /// The parameters.
    type Storage: Storage;

    /// The view of these parameters.
    fn of(cx: &'a Context, data: &'a Self::Storage) -> Self;

    /// The attribute.
    fn id(self) -> Attr;
}

impl<'a> TypeRef<'a> {
    /// The typed view, if the type is of its kind.
    pub fn cast<V: TypeView<'a>>(self) -> Option<V> {
        self.as_dialect::<V::Storage>().map(|data| V::of(self.cx(), data))
    }

    /// True for a type of the view's kind.
    pub fn isa<V: TypeView<'a>>(self) -> bool {
        self.as_dialect::<V::Storage>().is_some()
    }

    /// The implementation of an interface, if it has it.
    pub fn interface<I: 'static>(self) -> Option<&'static I> {
        match self.kind() {
            TypeKind::Dialect(data) => data.interface(),
            _ => None,
        }
    }

    /// True where [`TypeRef::interface`] finds one.
    pub fn has_interface<I: 'static>(self) -> bool {
        self.interface::<I>().is_some()
    }
}

impl<'a> AttrRef<'a> {
    /// The typed view, if the attribute is of its kind.
    pub fn cast<V: AttrView<'a>>(self) -> Option<V> {
        self.as_dialect::<V::Storage>().map(|data| V::of(self.cx(), data))
    }

    /// True for an attribute of the view's kind.
    pub fn isa<V: AttrView<'a>>(self) -> bool {
        self.as_dialect::<V::Storage>().is_some()
    }

    /// The implementation of an interface, if it has it.
    pub fn interface<I: 'static>(self) -> Option<&'static I> {
        match self.kind() {
            AttrKind::Dialect(data) => data.interface(),
            _ => None,
        }
    }

    /// True where [`AttrRef::interface`] finds one.
    pub fn has_interface<I: 'static>(self) -> bool {
        self.interface::<I>().is_some()
    }
}

/// The typed view of a type, for the functions in the table of its kind.
///
/// # Panics
/// If it is of another kind.
pub fn type_view<'a, V: TypeView<'a>>(ty: TypeRef<'a>) -> V {
    ty.cast().expect("the functions of a table are called with its own types")
}

/// The typed view of an attribute, for the functions in the table of its kind.
///
/// # Panics
/// If it is of another kind.
pub fn attr_view<'a, V: AttrView<'a>>(attr: AttrRef<'a>) -> V {
    attr.cast().expect("the functions of a table are called with its own attributes")
}

/// Makes a view of a dialect's type or attribute: `data_view!(TypeView, Type, dialect_ty, StructType, Storage)`.
///
/// For code that ODS generates.
#[macro_export]
macro_rules! data_view {
    ($trait:ident, $id:ident, $intern:ident, $name:ident, $storage:ident) => {
        #[allow(deprecated, reason = "a record may mark it")]
        impl<'a> ::std::ops::Deref for $name<'a> {
            type Target = $storage;

            fn deref(&self) -> &$storage {
                self.data
            }
        }

        #[allow(deprecated, reason = "a record may mark it")]
        impl PartialEq for $name<'_> {
            fn eq(&self, other: &Self) -> bool {
                self.data == other.data
            }
        }

        #[allow(deprecated, reason = "a record may mark it")]
        impl Eq for $name<'_> {}

        #[allow(deprecated, reason = "a record may mark it")]
        impl ::std::fmt::Debug for $name<'_> {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                self.data.fmt(f)
            }
        }

        #[allow(deprecated, reason = "a record may mark it")]
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
