//! The Rust types that parameters can have, with their syntax.

use std::any::Any;

use crate::text::parser::attr_parser::AttrParser;
use crate::text::parser::basics::ParseResult;
use crate::text::printer::state::Printer;
use crate::values::affine::kind::{AffineMap, IntegerSet};
use crate::values::floats::FloatKind;
use crate::values::ids::{Attr, Type};

/// A value of a parameter; implement it for types of your own (MLIR's `FieldParser`).
pub trait Parameter: Any + Clone + Eq {
    /// The error if a value is missing: `expected integer value`.
    const EXPECTED: &'static str;

    /// Parses a value; `None`, without consuming anything, if none starts here.
    ///
    /// # Errors
    /// If it is malformed.
    fn parse_optional(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<Self>>;

    /// Prints the value so that it can be parsed.
    fn print(&self, p: &mut Printer<'_>);
}

pub(super) fn parse<T: Parameter>(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<Box<dyn Any>>> {
    Ok(T::parse_optional(p)?.map(|v| Box::new(v) as Box<dyn Any>))
}

pub(super) fn print<T: Parameter>(value: &dyn Any, p: &mut Printer<'_>) {
    if let Some(value) = value.downcast_ref::<T>() {
        value.print(p);
    }
}

pub(super) fn same<T: Any + Eq>(a: &dyn Any, b: &dyn Any) -> bool {
    a.downcast_ref::<T>().is_some_and(|a| Some(a) == b.downcast_ref())
}

/// Values separated by commas, if one starts here; `expected` is the error for a value that is missing after a
/// comma.
///
/// # Errors
/// If a value is malformed, or missing after a comma.
pub fn parse_list<'p, 'a, T>(
    p: &mut AttrParser<'p, 'a>,
    expected: &'static str,
    parse: impl Fn(&mut AttrParser<'p, 'a>) -> ParseResult<Option<T>>,
) -> ParseResult<Option<Box<[T]>>> {
    let Some(first) = parse(p)? else { return Ok(None) };
    let mut all = vec![first];
    while p.optional_token(",") {
        match parse(p)? {
            Some(next) => all.push(next),
            None => return Err(p.missing_value(expected)),
        }
    }
    Ok(Some(all.into()))
}

/// Converts a negative number to an unsigned one with the same bits, as MLIR does if its digits fit at four bits
/// each.
macro_rules! wrapped {
    (i128 $value:ident) => {
        None
    };
    ($ty:ident $value:ident) => {
        ($ty::MIN == 0 && (1 - 10i128.pow($ty::BITS / 4)..0).contains(&$value)).then(|| $value as $ty)
    };
}

macro_rules! integers {
    ($($ty:ident)*) => {$(
        impl Parameter for $ty {
            const EXPECTED: &'static str = "expected integer value";

            fn parse_optional(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<Self>> {
                let span = p.span();
                match p.optional_wide_integer()? {
                    None => Ok(None),
                    Some(value) => match $ty::try_from(value).ok().or(wrapped!($ty value)) {
                        Some(value) => Ok(Some(value)),
                        None => Err(p.error(span, "integer value too large")),
                    },
                }
            }

            fn print(&self, p: &mut Printer<'_>) {
                p.write_text(&self.to_string());
            }
        }
    )*};
}

integers!(i8 i16 i32 i64 i128 u8 u16 u32 u64 usize);

impl Parameter for bool {
    const EXPECTED: &'static str = "expected integer value";

    fn parse_optional(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<Self>> {
        for (word, value) in [("true", true), ("false", false)] {
            if p.optional_keyword(word) {
                return Ok(Some(value));
            }
        }
        let span = p.span();
        match p.optional_wide_integer()? {
            None => Ok(None),
            Some(0) => Ok(Some(false)),
            Some(1) => Ok(Some(true)),
            Some(_) => Err(p.error(span, "integer value too large")),
        }
    }

    fn print(&self, p: &mut Printer<'_>) {
        p.write_text(if *self { "true" } else { "false" });
    }
}

macro_rules! floats {
    ($($(#[$doc:meta])* $name:ident $float:ident $bits:ident $kind:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $name($bits);

        impl $name {
            /// The number.
            pub fn value(self) -> $float {
                $float::from_bits(self.0)
            }
        }

        impl From<$float> for $name {
            fn from(value: $float) -> Self {
                $name(value.to_bits())
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.value().fmt(f)
            }
        }

        impl Parameter for $name {
            const EXPECTED: &'static str = "expected floating point literal";

            fn parse_optional(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<Self>> {
                Ok(p.optional_float()?.map(|v| $name::from(v as $float)))
            }

            fn print(&self, p: &mut Printer<'_>) {
                p.float(FloatKind::$kind, self.0.into());
            }
        }
    )*};
}

floats! {
    /// An f64 that is compared by its bits.
    Float64 f64 u64 F64;
    /// An f32 that is compared by its bits.
    Float32 f32 u32 F32;
}

impl Parameter for Box<str> {
    const EXPECTED: &'static str = "expected string";

    fn parse_optional(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<Self>> {
        Ok(p.optional_string()?.map(String::into_boxed_str))
    }

    fn print(&self, p: &mut Printer<'_>) {
        p.string(self);
    }
}

impl Parameter for Type {
    const EXPECTED: &'static str = "expected non-function type";

    fn parse_optional(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<Self>> {
        p.nested(|p| p.optional_ty())
    }

    fn print(&self, p: &mut Printer<'_>) {
        p.ty(*self);
    }
}

impl Parameter for Attr {
    const EXPECTED: &'static str = "expected attribute value";

    fn parse_optional(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<Self>> {
        p.nested(|p| p.optional_attr(None))
    }

    fn print(&self, p: &mut Printer<'_>) {
        p.attr(*self);
    }
}

impl Parameter for AffineMap {
    const EXPECTED: &'static str = "expected '(' in affine map";

    fn parse_optional(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<Self>> {
        if p.peek_token("(") { p.affine_map().map(Some) } else { Ok(None) }
    }

    fn print(&self, p: &mut Printer<'_>) {
        p.affine_map(self);
    }
}

impl Parameter for IntegerSet {
    const EXPECTED: &'static str = "expected '(' in integer set";

    fn parse_optional(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<Self>> {
        if p.peek_token("(") { p.integer_set().map(Some) } else { Ok(None) }
    }

    fn print(&self, p: &mut Printer<'_>) {
        p.integer_set(self);
    }
}

/// Values separated by commas, at least one unless the parameter is optional.
impl<T: Parameter> Parameter for Box<[T]> {
    const EXPECTED: &'static str = T::EXPECTED;

    fn parse_optional(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<Self>> {
        parse_list(p, T::EXPECTED, T::parse_optional)
    }

    fn print(&self, p: &mut Printer<'_>) {
        for (i, value) in self.iter().enumerate() {
            if i != 0 {
                p.write_text(", ");
            }
            value.print(p);
        }
    }
}

impl<T: Parameter> Parameter for Option<T> {
    const EXPECTED: &'static str = T::EXPECTED;

    fn parse_optional(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<Self>> {
        Ok(T::parse_optional(p)?.map(Some))
    }

    fn print(&self, p: &mut Printer<'_>) {
        if let Some(value) = self {
            value.print(p);
        }
    }
}
