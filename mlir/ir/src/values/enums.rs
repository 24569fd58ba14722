//! What all enumerations described by records have in common.
//!
//! Generated code declares the cases and calls [`int_enum!`](crate::int_enum) or [`bit_enum!`](crate::bit_enum), which
//! add conversions to and from text and integers. The counterparts of what MLIR generates for C++:
//!
//! | MLIR                                   | here                                          |
//! | -------------------------------------- | --------------------------------------------- |
//! | `symbolizeE(StringRef)`                | `FromStr`                                     |
//! | `symbolizeE(uint32_t)`                 | `TryFrom<u32>`                                |
//! | `stringifyE`                           | `Display`; `keyword` of an enum               |
//! | `getMaxEnumValForE`                    | `MAX_VALUE`                                   |
//! | `DenseMapInfo<E>`                      | `Hash` and `Eq`; `ALL` and `index` for tables |
//! | `bitEnumContainsAll`, `...ContainsAny` | `contains`, `intersects`                      |
//! | `bitEnumClear`, `bitEnumSet`           | `difference` or `remove`, `union` or `set`    |
//! | `operator|`, `&`, `^`, `~`             | `\|`, `&`, `^`, `!` over the bits that cases name |
//! | `FieldParser<E>`                       | [`Parameter`](crate::text::data::params::Parameter)         |

use std::fmt;
use std::marker::PhantomData;

use super::context::{AttrRef, Context};
use super::enum_spec::EnumSpec;
use super::ids::Attr;

/// An enumeration of a record.
pub trait EnumValue: Copy + Eq + std::hash::Hash + 'static {
    /// Its spellings.
    const SPEC: &'static EnumSpec;

    /// The value with this number, as attributes store it.
    fn of(number: i64) -> Option<Self>;

    /// Its number, as attributes store it.
    fn number(self) -> i64;
}

/// The case that an attribute of a verified operation holds, stored as an integer or as a dialect's attribute.
///
/// # Panics
/// If it holds none.
pub fn case_of<E: EnumValue>(attr: AttrRef<'_>) -> E {
    attr.as_enum().and_then(E::of).expect("a verified operation has a valid case")
}

/// The error for text that spells no value of an enumeration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownCase {
    spec_name: &'static str,
    cases: Vec<&'static str>,
    found: String,
}

impl UnknownCase {
    /// The error for `found`.
    pub fn new(spec: &'static EnumSpec, found: &str) -> Self {
        let cases = spec.cases.iter().map(|c| c.0).collect();
        UnknownCase { spec_name: spec.name, cases, found: found.to_owned() }
    }
}

impl fmt::Display for UnknownCase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected one of [{}] for {}, got: {}", self.cases.join(", "), self.spec_name, self.found)
    }
}

impl std::error::Error for UnknownCase {}

/// The error for a number that is not a value of an enumeration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InvalidValue {
    /// The enumeration.
    pub name: &'static str,
    /// The number.
    pub value: i64,
}

impl fmt::Display for InvalidValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is no value of {}", self.value, self.name)
    }
}

impl std::error::Error for InvalidValue {}

/// An integer attribute that holds a value of an enumeration, for `genSpecializedAttr`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IntegerEnumAttr<'a, E> {
    attr: AttrRef<'a>,
    of: PhantomData<E>,
}

impl<'a, E: EnumValue> IntegerEnumAttr<'a, E> {
    /// The attribute of a value.
    pub fn get(cx: &'a Context, value: E) -> Self {
        let attr = cx.int_attr_of_width(value.number(), E::SPEC.width);
        IntegerEnumAttr { attr: cx.attr_ref(attr), of: PhantomData }
    }

    /// An attribute, if it is an integer of the right width with a valid value (MLIR's `classof`).
    pub fn cast(attr: AttrRef<'a>) -> Option<Self> {
        let signless = attr.is_integer_attr() && attr.ty().is_integer(E::SPEC.width);
        let valid = signless && attr.as_int().and_then(E::of).is_some();
        valid.then_some(IntegerEnumAttr { attr, of: PhantomData })
    }

    /// The value.
    pub fn value(self) -> E {
        self.attr.as_int().and_then(E::of).expect("checked when it was cast")
    }

    /// The attribute.
    pub fn id(self) -> Attr {
        self.attr.id()
    }
}

/// The trait implementations that enums and flags share.
#[doc(hidden)]
#[macro_export]
macro_rules! enum_value {
    ($name:ident: $repr:ty, $spec:ident, $expected:literal) => {
        #[allow(deprecated)]
        impl ::std::convert::From<$name> for $repr {
            fn from(value: $name) -> $repr {
                value.value() as $repr
            }
        }

        #[allow(deprecated)]
        impl ::std::convert::TryFrom<$repr> for $name {
            type Error = $crate::enums::InvalidValue;

            fn try_from(value: $repr) -> ::std::result::Result<Self, Self::Error> {
                let invalid = $crate::enums::InvalidValue { name: $spec.name, value: value as i64 };
                Self::from_value(value as i64).ok_or(invalid)
            }
        }

        #[allow(deprecated)]
        impl $crate::enums::EnumValue for $name {
            const SPEC: &'static $crate::opdef::EnumSpec = &$spec;

            fn of(number: i64) -> ::std::option::Option<Self> {
                Self::from_value(number)
            }

            fn number(self) -> i64 {
                self.value()
            }
        }

        #[allow(deprecated)]
        impl $crate::data::Parameter for $name {
            const EXPECTED: &'static str = $expected;

            fn parse_optional(
                p: &mut $crate::text::AttrParser<'_, '_>,
            ) -> $crate::text::ParseResult<::std::option::Option<Self>> {
                ::std::result::Result::Ok(p.optional_enum_value(&$spec)?.and_then(Self::from_value))
            }

            fn print(&self, p: &mut $crate::text::Printer<'_>) {
                p.write_text(&$spec.spell_parameter(self.value()));
            }
        }
    };
}

/// Implements an enum from its name, underlying type, [`EnumSpec`] and the spelling of each case.
#[macro_export]
macro_rules! int_enum {
    ($name:ident: $repr:ty, $spec:ident, $expected:literal, [$($case:ident = $text:literal),* $(,)?]) => {
        #[allow(deprecated)]
        impl $name {
            /// Every case, in the order of the record.
            pub const ALL: &'static [Self] = &[$(Self::$case),*];

            /// The greatest value of a case.
            pub const MAX_VALUE: $repr = {
                let mut max = Self::ALL[0] as $repr;
                let mut at = 0;
                while at < Self::ALL.len() {
                    if Self::ALL[at] as $repr > max {
                        max = Self::ALL[at] as $repr;
                    }
                    at += 1;
                }
                max
            };

            /// The case with this value.
            pub const fn from_value(value: i64) -> ::std::option::Option<Self> {
                $(if value as $repr == Self::$case as $repr {
                    return ::std::option::Option::Some(Self::$case);
                })*
                ::std::option::Option::None
            }

            /// The value.
            pub const fn value(self) -> i64 {
                self as $repr as i64
            }

            /// The spelling in text.
            pub const fn keyword(self) -> &'static str {
                match self {
                    $(Self::$case => $text,)*
                }
            }

            /// The index of the case in [`Self::ALL`], for tables with an entry for each case.
            pub fn index(self) -> usize {
                Self::ALL.iter().position(|&case| case == self).unwrap_or(0)
            }
        }

        #[allow(deprecated)]
        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.keyword())
            }
        }

        #[allow(deprecated)]
        impl ::std::str::FromStr for $name {
            type Err = $crate::enums::UnknownCase;

            fn from_str(text: &str) -> ::std::result::Result<Self, Self::Err> {
                match text {
                    $($text => ::std::result::Result::Ok(Self::$case),)*
                    _ => ::std::result::Result::Err($crate::enums::UnknownCase::new(&$spec, text)),
                }
            }
        }

        $crate::enum_value!($name: $repr, $spec, $expected);
    };
}

/// Implements flags from their name, underlying type and [`EnumSpec`].
#[macro_export]
macro_rules! bit_enum {
    ($name:ident: $repr:ty, $spec:ident, $expected:literal) => {
        #[allow(deprecated)]
        impl $name {
            /// The greatest value: all bits of all cases.
            pub const MAX_VALUE: $repr = Self::all().bits();

            /// The flags with this value; `None` if it has other bits.
            pub const fn from_value(value: i64) -> ::std::option::Option<Self> {
                Self::from_bits(value as $repr)
            }

            /// The value.
            pub const fn value(self) -> i64 {
                self.bits() as i64
            }
        }

        #[allow(deprecated)]
        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(&$spec.spell(self.value()))
            }
        }

        #[allow(deprecated)]
        impl ::std::str::FromStr for $name {
            type Err = $crate::enums::UnknownCase;

            fn from_str(text: &str) -> ::std::result::Result<Self, Self::Err> {
                let value = $spec.symbolize(text).and_then(Self::from_value);
                value.ok_or_else(|| $crate::enums::UnknownCase::new(&$spec, text))
            }
        }

        $crate::enum_value!($name: $repr, $spec, $expected);
    };
}
