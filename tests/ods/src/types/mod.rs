//! Types and attributes by record.

use mlir::Type;
use mlir::text::{AttrParser, ParseResult, Printer};

include!(concat!(env!("OUT_DIR"), "/types.rs"));

impl IntType<'_> {
    /// Widths are powers of two.
    ///
    /// # Errors
    /// The width is none.
    pub fn verify(self) -> Result<(), String> {
        match self.width().is_power_of_two() {
            true => Ok(()),
            false => Err(format!("width must be a power of two, got {}", self.width())),
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

impl HandType<'_> {
    /// `<plus 4>`, `<minus 4>`
    ///
    /// # Errors
    /// It is neither.
    pub fn parse(p: &mut AttrParser<'_, '_>) -> ParseResult<Type> {
        p.token("<")?;
        let sign = if p.optional_keyword("minus") { '-' } else { '+' };
        if sign == '+' {
            p.keyword("plus")?;
        }
        let value = i32::try_from(p.integer()?).unwrap_or(i32::MAX);
        p.token(">")?;
        Ok(HandType::get(p.cx(), sign, value))
    }

    /// Prints what follows the mnemonic.
    pub fn print(self, p: &mut Printer<'_>) {
        let word = if *self.sign() == '-' { "minus" } else { "plus" };
        p.write_text(&format!("<{word} {}>", self.value()));
    }
}
