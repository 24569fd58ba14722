//! Properties: the data of an operation other than attributes.

use mlir::data::Parameter;
use mlir::opdef::CustomArg;
use mlir::properties::PropertyValue;
use mlir::text::{AttrParser, Delimiter, OpParser, OpPrinter, ParseResult, Parts, Printer};
use mlir::{Attr, AttrRef, Context, OpRef};

include!(concat!(env!("OUT_DIR"), "/properties.rs"));

/// `3 times`
fn parse_times(p: &mut OpParser<'_, '_>, parts: &mut Parts<'_>, args: &[CustomArg]) -> ParseResult<()> {
    let &[CustomArg::Attr(slot)] = args else { return Ok(()) };
    let times = p.integer()?;
    p.keyword("times")?;
    parts.state.inherent[usize::from(slot)] = Some(p.cx().int_attr_of_width(times, 64));
    Ok(())
}

fn print_times(op: OpRef<'_>, p: &mut OpPrinter<'_>, _args: &[CustomArg]) {
    if let Some(op) = op.cast::<PlacesOp>() {
        p.write_text(&format!("{} times", op.times()));
    }
}

/// A fraction in lowest terms: stored as a dense array of two numbers, written as `1 over 2`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fraction {
    /// The numerator.
    pub top: i64,
    /// The denominator.
    pub bottom: i64,
}

impl Fraction {
    /// A default value.
    pub const HALF: Fraction = Fraction { top: 1, bottom: 2 };

    /// A fraction with a positive denominator.
    pub fn of(top: i64, bottom: i64) -> Self {
        let mut a = top.unsigned_abs();
        let mut b = bottom.unsigned_abs();
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let common = i64::try_from(a).unwrap_or(1);
        Fraction { top: top / common, bottom: bottom / common }
    }

    /// A condition of a record.
    fn below_one(self) -> bool {
        self.top < self.bottom
    }
}

impl Parameter for Fraction {
    const EXPECTED: &'static str = "expected a fraction";

    fn parse_optional(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<Self>> {
        let Some(top) = i64::parse_optional(p)? else { return Ok(None) };
        p.keyword("over")?;
        let span = p.span();
        match i64::parse_optional(p)? {
            Some(bottom) if bottom > 0 => Ok(Some(Fraction::of(top, bottom))),
            Some(_) => Err(p.error(span, "expected a number above zero")),
            None => Err(p.error(span, "expected a number")),
        }
    }

    fn print(&self, p: &mut Printer<'_>) {
        p.write_text(&format!("{} over {}", self.top, self.bottom));
    }
}

impl PropertyValue for Fraction {
    fn to_attr(&self, cx: &Context) -> Attr {
        cx.dense_array_attr(&[self.top, self.bottom])
    }

    fn from_attr(attr: AttrRef<'_>) -> Result<Self, String> {
        match attr.as_dense_array::<i64>().as_deref() {
            Some(&[top, bottom]) if bottom > 0 => Ok(Fraction::of(top, bottom)),
            _ => Err("expected two integers the second of which is above zero".to_owned()),
        }
    }
}

fn parse_optional_hex(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<u32>> {
    if !p.optional_keyword("hex") {
        return Ok(None);
    }
    let span = p.span();
    match u32::from_str_radix(&p.string()?, 16) {
        Ok(value) => Ok(Some(value)),
        Err(_) => Err(p.error(span, "expected digits of a hexadecimal number")),
    }
}

fn parse_hex(p: &mut AttrParser<'_, '_>) -> ParseResult<u32> {
    match parse_optional_hex(p)? {
        Some(value) => Ok(value),
        None => Err(p.error_here("expected 'hex'")),
    }
}

fn print_hex(value: u32, p: &mut Printer<'_>) {
    p.write_text(&format!("hex \"{value:x}\""));
}

fn print_loud(text: &str, p: &mut Printer<'_>) {
    p.write_text(&format!("{:?}", text.to_uppercase()));
}

/// `<1 . 2>`
fn parse_dotted(p: &mut AttrParser<'_, '_>) -> ParseResult<Vec<i64>> {
    let mut all = Vec::new();
    p.comma_separated(Delimiter::LessGreater, |p| {
        all.push(p.integer()?);
        Ok(())
    })?;
    Ok(all)
}

fn print_dotted(all: &[i64], p: &mut Printer<'_>) {
    let all: Vec<String> = all.iter().map(i64::to_string).collect();
    p.write_text(&format!("<{}>", all.join(", ")));
}
