//! Types and attributes from records.

use mlir::Type;
use mlir::data::Parameter;
use mlir::hooks::{TypeAssembly, VerifyParameters};
use mlir::text::{AttrParser, ParseResult, Printer};

include!(concat!(env!("OUT_DIR"), "/types.rs"));

impl VerifyParameters for IntType<'_> {
    /// Checks that the width is a power of two.
    ///
    /// # Errors
    /// If it is not.
    fn verify(self) -> Result<(), String> {
        if self.width().is_power_of_two() {
            Ok(())
        } else {
            Err(format!("width must be a power of two, got {}", self.width()))
        }
    }
}

/// `0xNUMBER`, without the prefix.
fn parse_hex(p: &mut AttrParser<'_, '_>, value: &mut Option<i32>) -> ParseResult<()> {
    let span = p.span();
    let text = p.string()?;
    match i32::from_str_radix(&text, 16) {
        Ok(number) => {
            *value = Some(number);
            Ok(())
        }
        Err(_) => Err(p.error(span, "expected hexadecimal digits")),
    }
}

fn print_hex(p: &mut Printer<'_>, value: &i32) {
    p.string(&format!("{value:x}"));
}

/// A number in base 16 in a string.
fn parse_hex_number(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<u32>> {
    let span = p.span();
    match p.optional_string()? {
        Some(text) => match u32::from_str_radix(&text, 16) {
            Ok(number) => Ok(Some(number)),
            Err(_) => Err(p.error(span, "expected hexadecimal digits")),
        },
        None => Ok(None),
    }
}

fn print_hex_number(value: &u32, p: &mut Printer<'_>) {
    p.string(&format!("{value:x}"));
}

/// A parameter of a custom type: `v1 2`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Version {
    /// The first number.
    pub major: u32,
    /// The second number.
    pub minor: u32,
}

impl Parameter for Version {
    const EXPECTED: &'static str = "expected a version";

    fn parse_optional(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<Self>> {
        if !p.optional_keyword("v") {
            return Ok(None);
        }
        let mut number = || match u32::parse_optional(p)? {
            Some(number) => Ok(number),
            None => Err(p.error_here(u32::EXPECTED)),
        };
        Ok(Some(Version { major: number()?, minor: number()? }))
    }

    fn print(&self, p: &mut Printer<'_>) {
        p.write_text(&format!("v {} {}", self.major, self.minor));
    }
}

/// A number that is greater than another.
fn parse_upper(
    p: &mut AttrParser<'_, '_>,
    high: &mut Option<i32>,
    low: Option<&i32>,
    word: &str,
) -> ParseResult<()> {
    p.keyword(word)?;
    let span = p.span();
    let value = i32::try_from(p.integer()?).unwrap_or(i32::MAX);
    if low.is_some_and(|&low| low >= value) {
        return Err(p.error(span, "the upper bound must be greater than the lower"));
    }
    *high = Some(value);
    Ok(())
}

fn print_upper(p: &mut Printer<'_>, high: &i32, _low: &i32, word: &str) {
    p.write_text(&format!("{word} {high}"));
}

impl TypeAssembly for HandType<'_> {
    /// Parses `<plus 4>` or `<minus 4>`.
    ///
    /// # Errors
    /// If the text is neither.
    fn parse(p: &mut AttrParser<'_, '_>) -> ParseResult<Type> {
        p.token("<")?;
        let sign = if p.optional_keyword("minus") { '-' } else { '+' };
        if sign == '+' {
            p.keyword("plus")?;
        }
        let value = i32::try_from(p.integer()?).unwrap_or(i32::MAX);
        p.token(">")?;
        Ok(HandType::get(p.cx(), sign, value))
    }

    /// Prints the text after the mnemonic.
    fn print(self, p: &mut Printer<'_>) {
        let word = if *self.sign() == '-' { "minus" } else { "plus" };
        p.write_text(&format!("<{word} {}>", self.value()));
    }
}
