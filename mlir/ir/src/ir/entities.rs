//! The ids of what a [`Body`](super::Body) holds.
//!
//! Each is a `NonZeroU32` index into an arena of one body. In debug builds an id also carries the stamp of its body, so
//! that use with another body is caught at once instead of reading some other operation.

use std::fmt;
use std::num::NonZeroU32;
use std::ops::Range;

macro_rules! entities {
    ($($(#[$meta:meta])* $vis:vis $name:ident($prefix:literal);)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        $vis struct $name {
            number: NonZeroU32,
            #[cfg(debug_assertions)]
            stamp: u32,
        }

        impl $name {
            #[inline]
            #[cfg_attr(not(debug_assertions), allow(unused_variables, reason = "stamps exist in debug builds"))]
            pub(crate) fn new(index: usize, stamp: u32) -> Self {
                let number = u32::try_from(index + 1).ok().and_then(NonZeroU32::new);
                $name {
                    number: number.expect("a body holds fewer than 2^32 entities"),
                    #[cfg(debug_assertions)]
                    stamp,
                }
            }

            /// The index among the entities of its kind, counted from zero in order of creation.
            #[inline]
            $vis fn index(self) -> usize {
                self.number.get() as usize - 1
            }

            #[inline]
            #[cfg_attr(not(debug_assertions), allow(unused_variables, reason = "stamps exist in debug builds"))]
            pub(crate) fn check(self, stamp: u32) -> usize {
                #[cfg(debug_assertions)]
                assert_eq!(self.stamp, stamp, "{self:?} belongs to another body");
                self.index()
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($prefix, "{}"), self.index())
            }
        }
    )*};
}

entities! {
    /// An operation.
    pub Op("op");
    /// A block.
    pub Block("block");
    /// A region.
    pub Region("region");
    /// An operation result or a block argument.
    pub Value("value");
    /// One operand slot of one operation.
    pub Use("use");
    /// One successor slot of one operation.
    pub(crate) Succ("succ");
}

/// A run of consecutive slots of one arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Slots {
    pub(crate) start: u32,
    pub(crate) len: u32,
}

impl Slots {
    pub(crate) fn range(self) -> Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }
}
