//! Attributes of debug information: classes of them as parameters, and the numbers that have names
//! in DWARF.

use std::any::Any;

use mlir::data::Parameter;
use mlir::text::{AttrParser, ParseResult, Printer};
use mlir::{Attr, AttrKind, AttrRef, LocKind};

use super::dwarf::{CONVENTIONS, ENCODINGS, LANGUAGES, Names, OPERATIONS, TAGS};
/// A parameter that holds an attribute of some class.
pub(super) trait AttrClass: Any + Sized {
    fn get(&self) -> Option<Attr>;

    /// A parameter that holds the attribute, if that is of the class.
    fn checked(attr: AttrRef<'_>) -> Option<Self>;
}

impl AttrClass for Attr {
    fn get(&self) -> Option<Attr> {
        Some(*self)
    }

    fn checked(attr: AttrRef<'_>) -> Option<Self> {
        Some(attr.id())
    }
}

/// Defines a parameter that holds any attribute of a class, or none.
macro_rules! attr_class {
    ($($(#[$doc:meta])* $name:ident if $fits:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
        pub struct $name(Option<mlir::Attr>);

        impl $name {
            /// A parameter that holds an attribute of the class, or none; `None` if the attribute is of another class.
            pub fn of(attr: Option<mlir::AttrRef<'_>>) -> Option<Self> {
                attr.is_none_or($fits).then(|| $name(attr.map(|attr| attr.id())))
            }

            /// The attribute, if there is one.
            pub fn attr(self) -> Option<mlir::Attr> {
                self.0
            }
        }

        impl crate::llvm::debug_info::AttrClass for $name {
            fn get(&self) -> Option<mlir::Attr> {
                self.0
            }

            fn checked(attr: mlir::AttrRef<'_>) -> Option<Self> {
                $fits(attr).then(|| $name(Some(attr.id())))
            }
        }

        impl mlir::data::Parameter for $name {
            const EXPECTED: &'static str = "expected attribute value";

            fn parse_optional(p: &mut mlir::text::AttrParser<'_, '_>) -> mlir::text::ParseResult<Option<Self>> {
                let span = p.span();
                let Some(attr) = <mlir::Attr as mlir::data::Parameter>::parse_optional(p)? else { return Ok(None) };
                if $fits(p.cx().attr_ref(attr)) { Ok(Some($name(Some(attr)))) } else { Err(p.error(span, "invalid kind of attribute specified")) }
            }

            fn print(&self, p: &mut mlir::text::Printer<'_>) {
                if let Some(attr) = self.0 {
                    p.attr(attr);
                }
            }
        }
    )*};
}

pub(super) use attr_class;

attr_class! {
    /// `distinct[0]<>`
    DistinctAttr if is_distinct;
    /// A fused location.
    FusedLoc if is_fused;
}

fn is_distinct(attr: AttrRef<'_>) -> bool {
    matches!(attr.kind(), AttrKind::Distinct { .. })
}

fn is_fused(attr: AttrRef<'_>) -> bool {
    matches!(attr.kind(), AttrKind::Location(loc) if matches!(attr.cx().loc_kind(*loc), LocKind::Fused { .. }))
}

/// Parses the name of a number.
fn parse_name(p: &mut AttrParser<'_, '_>, names: &Names) -> ParseResult<Option<u32>> {
    let span = p.span();
    let word = p.any_keyword()?;
    match names.number(word) {
        Some(number) => Ok(Some(number)),
        None => Err(p.error(span, format!("invalid debug info debug info {} name: {word}", names.what))),
    }
}

/// Defines the functions that the records name, for each table of names.
macro_rules! dwarf_parameters {
    ($($parse:ident $print:ident $names:ident;)*) => {$(
        pub(super) fn $parse(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<u32>> {
            parse_name(p, &$names)
        }

        pub(super) fn $print(number: &u32, p: &mut Printer<'_>) {
            p.write_text(&$names.name(*number));
        }
    )*};
}

dwarf_parameters! {
    parse_dwarf_tag print_dwarf_tag TAGS;
    parse_dwarf_encoding print_dwarf_encoding ENCODINGS;
    parse_dwarf_language print_dwarf_language LANGUAGES;
    parse_dwarf_convention print_dwarf_convention CONVENTIONS;
    parse_dwarf_operation print_dwarf_operation OPERATIONS;
}

/// `DW_OP_LLVM_convert`, whose second argument is an encoding.
const CONVERT: u32 = 0x1001;

/// Parses the arguments of an operation of an expression.
pub(super) fn parse_expression_arg(
    p: &mut AttrParser<'_, '_>,
    opcode: Option<&u32>,
    arguments: &mut Option<Box<[u64]>>,
) -> ParseResult<()> {
    let mut all = Vec::new();
    loop {
        let encoding = opcode == Some(&CONVERT) && !all.is_empty();
        let word = if encoding { p.optional_any_keyword() } else { None };
        all.push(match word {
            Some(word) => match ENCODINGS.number(word) {
                Some(number) => number.into(),
                None => {
                    return Err(p.error_here(format!("encountered unknown attribute encoding \"{word}\"")));
                }
            },
            None => match u64::parse_optional(p)? {
                Some(number) => number,
                None => return Err(p.error_here(u64::EXPECTED)),
            },
        });
        if !p.optional_token(",") {
            break;
        }
    }
    *arguments = Some(all.into());
    Ok(())
}

/// Prints what [`parse_expression_arg`] reads.
pub(super) fn print_expression_arg(p: &mut Printer<'_>, opcode: &u32, arguments: &[u64]) {
    for (index, &argument) in arguments.iter().enumerate() {
        if index > 0 {
            p.write_text(", ");
        }
        let encoding = u32::try_from(argument).map(|n| ENCODINGS.name(n)).unwrap_or_default();
        if *opcode == CONVERT && index > 0 && !encoding.is_empty() {
            p.write_text(&encoding)
        } else {
            p.write_text(&argument.to_string())
        }
    }
}
