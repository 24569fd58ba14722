//! Operands and attributes by name without an operation: MLIR's operand adaptors.
//!
//! A pattern that has new operands for an operation, or the constants among its operands, reads them as it would read
//! the operation's own: by the names in its record. ODS generates an adaptor for each operation, around an
//! [`Adaptor`].

use std::borrow::Cow;
use std::ops::Range;

use smallvec::SmallVec;

use super::body::Body;
use super::entities::{Op, Value};
use super::view::OpRef;
use crate::definitions::op::OpDef;
use crate::values::context::{AttrRef, Context};
use crate::values::ids::Attr;

/// Stand-ins for the operands of an operation, with its inherent attributes.
///
/// `T` is [`Value`] for new operands, `Option<Attr>` for the constants among them.
#[derive(Clone, Debug)]
pub struct Adaptor<'a, T: Copy = Value> {
    cx: &'a Context,
    def: &'static OpDef,
    operands: Cow<'a, [T]>,
    inherent: SmallVec<[Option<Attr>; 4]>,
}

impl<'a, T: Copy> Adaptor<'a, T> {
    /// An adaptor without attributes.
    pub fn new(cx: &'a Context, def: &'static OpDef, operands: &'a [T]) -> Self {
        Adaptor { cx, def, operands: operands.into(), inherent: SmallVec::new() }
    }

    /// An adaptor with the attributes of an operation and other operands.
    pub fn of(cx: &'a Context, body: &Body, op: Op, def: &'static OpDef, operands: &'a [T]) -> Self {
        Adaptor { cx, def, operands: operands.into(), inherent: body.inherent(op).into() }
    }

    /// Adds inherent attributes; ignores names that the operation does not have.
    #[must_use]
    pub fn with_attrs(mut self, attributes: &[(&str, Attr)]) -> Self {
        let mut inherent = SmallVec::from_elem(None, self.def.attributes.len());
        for &(name, attr) in attributes {
            if let Some(slot) = self.def.attr_slot(name) {
                inherent[slot] = Some(attr);
            }
        }
        self.inherent = inherent;
        self
    }

    /// The range of an operand group; empty if the lengths do not add up.
    fn group(&self, index: usize) -> Range<usize> {
        let total = self.operands.len();
        self.def.operand_group_of(|slot| self.inherent(slot), total, index).unwrap_or(0..0)
    }

    /// The operand of a group that holds exactly one.
    ///
    /// # Panics
    /// If there are too few operands.
    pub fn operand(&self, index: usize) -> T {
        let at = self.group(index).start;
        self.operands[at]
    }

    /// The operands of a group.
    pub fn operands_of(&self, index: usize) -> &[T] {
        self.operands.get(self.group(index)).unwrap_or_default()
    }

    /// The groups of a `VariadicOfVariadic` operand, whose lengths are in a slot.
    pub fn operand_groups_of(&self, index: usize, sizes: usize) -> Vec<&[T]> {
        let mut rest = self.operands_of(index);
        let sizes = self.inherent(sizes).and_then(AttrRef::segment_sizes).unwrap_or_default();
        let mut groups = Vec::with_capacity(sizes.len());
        for size in sizes {
            let (group, more) = rest.split_at(usize::try_from(size).unwrap_or(0).min(rest.len()));
            groups.push(group);
            rest = more;
        }
        groups
    }

    /// All operands.
    pub fn operands(&self) -> &[T] {
        &self.operands
    }

    /// The inherent attribute in a slot.
    pub fn inherent(&self, slot: usize) -> Option<AttrRef<'a>> {
        self.inherent.get(slot).copied().flatten().map(|a| self.cx.attr_ref(a))
    }
}

impl<'a> From<OpRef<'a>> for Adaptor<'a, Value> {
    /// The operands and attributes of an operation.
    ///
    /// # Panics
    /// If the operation is not registered.
    fn from(op: OpRef<'a>) -> Self {
        let def = op.def().expect("adaptors are of registered operations");
        let operands: Vec<Value> = op.operands().collect();
        Adaptor { cx: op.cx(), def, operands: operands.into(), inherent: op.body().inherent(op.id()).into() }
    }
}

/// The adaptor of an operation: a struct around an [`Adaptor`] with an accessor for each operand and attribute.
///
/// For code that ODS generates.
#[macro_export]
macro_rules! op_adaptor {
    ($name:ident of $op:ident {
        $($kind:ident $field:ident = $index:literal $(by $slot:literal)? $(, $setter:ident)?;)*
    }) => {
        #[doc = concat!("The operands and attributes of [`", stringify!($op), "`], of one or before there is one.")]
        #[derive(Clone, Debug)]
        #[allow(dead_code, unreachable_pub, non_camel_case_types)]
        pub struct $name<'a, T: Copy = $crate::Value>($crate::Adaptor<'a, T>);

        #[allow(deprecated, dead_code, unreachable_pub)]
        impl<'a, T: Copy> $name<'a, T> {
            /// An adaptor of these operands, without attributes.
            pub fn new(cx: &'a $crate::Context, operands: &'a [T]) -> Self {
                $name($crate::Adaptor::new(cx, <$op<'_> as $crate::OpType>::DEF, operands))
            }

            /// An adaptor with the attributes of `op` and these operands, such as constants.
            pub fn of(op: $op<'a>, operands: &'a [T]) -> Self {
                let op = $crate::OpView::op_ref(op);
                let def = <$op<'_> as $crate::OpType>::DEF;
                $name($crate::Adaptor::of(op.cx(), op.body(), op.id(), def, operands))
            }

            /// Adds inherent attributes.
            #[must_use]
            pub fn with_attrs(self, attributes: &[(&str, $crate::Attr)]) -> Self {
                $name(self.0.with_attrs(attributes))
            }

            $($crate::op_adaptor!(@$kind $field $index $($slot)?);)*
        }

        #[allow(deprecated, dead_code, unreachable_pub)]
        impl $op<'_> {
            $($(
                /// Sets the attribute of an operation, or removes it.
                pub fn $setter(
                    b: &mut $crate::Builder<'_>,
                    op: $crate::Handle<$op<'_>>,
                    attr: Option<$crate::Attr>,
                ) {
                    b.set_inherent(*op, $index, attr);
                }
            )?)*
        }

        impl<'a, T: Copy> From<$crate::Adaptor<'a, T>> for $name<'a, T> {
            fn from(parts: $crate::Adaptor<'a, T>) -> Self {
                $name(parts)
            }
        }

        #[allow(deprecated)]
        impl<'a> From<$op<'a>> for $name<'a> {
            fn from(op: $op<'a>) -> Self {
                $name($crate::OpView::op_ref(op).into())
            }
        }
    };
    (@one $field:ident $index:literal) => {
        #[doc = concat!("Operand `", stringify!($field), "`.")]
        pub fn $field(&self) -> T {
            self.0.operand($index)
        }
    };
    (@optional $field:ident $index:literal) => {
        #[doc = concat!("Operand `", stringify!($field), "`.")]
        pub fn $field(&self) -> Option<T> {
            self.0.operands_of($index).first().copied()
        }
    };
    (@many $field:ident $index:literal) => {
        #[doc = concat!("Operands `", stringify!($field), "`.")]
        pub fn $field(&self) -> &[T] {
            self.0.operands_of($index)
        }
    };
    (@groups $field:ident $index:literal $slot:literal) => {
        #[doc = concat!("Operand groups `", stringify!($field), "`.")]
        pub fn $field(&self) -> Vec<&[T]> {
            self.0.operand_groups_of($index, $slot)
        }
    };
    (@attr $field:ident $slot:literal) => {
        #[doc = concat!("Attribute `", stringify!($field), "`.")]
        pub fn $field(&self) -> Option<$crate::AttrRef<'a>> {
            self.0.inherent($slot)
        }
    };
}
