//! Types and attributes from records.

use mlir::Type;
use mlir::data::Parameter;
use mlir::hooks::{TypeAssembly, VerifyParameters};
use mlir::text::{AttrParser, ParseResult, Printer};

include!(concat!(env!("OUT_DIR"), "/types.rs"));

impl VerifyParameters for IntType<'_> {
    /// Widths are powers of two.
    ///
    /// # Errors
    /// The width is not.
    fn verify(self) -> Result<(), String> {
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
    /// `<plus 4>`, `<minus 4>`
    ///
    /// # Errors
    /// The text is neither.
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

    /// Prints what follows the mnemonic.
    fn print(self, p: &mut Printer<'_>) {
        let word = if *self.sign() == '-' { "minus" } else { "plus" };
        p.write_text(&format!("<{word} {}>", self.value()));
    }
}

#[cfg(test)]
mod tests {
    use mlir::{Context, Loc, Registry};

    use super::*;

    fn context() -> Context {
        let mut registry = Registry::new();
        registry.add(&DIALECT);
        Context::new(registry)
    }

    #[test]
    fn equal_parameters_are_one_type() {
        let cx = context();
        let a = ScalarsType::get(&cx, 3, -4, true, 1.5, "x");
        assert_eq!(a, ScalarsType::get(&cx, 3, -4, true, 1.5, "x"));
        assert_ne!(a, ScalarsType::get(&cx, 3, -4, true, 1.5, "y"));
        assert_eq!(SingletonType::get(&cx), SingletonType::get(&cx));
        let zeros = [0.0, -0.0].map(|z| ScalarsType::get(&cx, 3, -4, true, z, "x"));
        assert_ne!(zeros[0], zeros[1], "numbers are compared by their bits");
        assert_eq!(
            cx.type_ref(zeros[0]).to_string(),
            "!test_types.scalars<3, -4, true, 0.000000e+00, \"x\">"
        );
    }

    #[test]
    fn accessors() {
        let cx = context();
        let ty = cx.type_ref(ScalarsType::get(&cx, 3, -4, true, 1.5, "x"));
        let view = ty.cast::<ScalarsType<'_>>().expect("a type of scalars");
        let values = (view.width(), view.offset(), view.flag(), view.scale(), view.name());
        assert_eq!(values, (3, -4, true, 1.5, "x"));
        assert!(ty.isa::<ScalarsType<'_>>() && !ty.isa::<IntType<'_>>());
        assert_eq!(mlir::data::TypeView::id(view), ty.id());

        let list = BoxType::get(&cx, None, 1, &[1, 2]);
        let list = cx.type_ref(list).cast::<BoxType<'_>>().expect("a box");
        assert_eq!((list.element(), list.count(), list.shape()), (None, 1, &[1, 2][..]));

        let attr = cx.attr_ref(TypedAttr::get(&cx, cx.f64_ty(), 3));
        assert_eq!(attr.typed(), Some(cx.f64_ty()));
        assert_eq!(attr.to_string(), "#test_types.typed<3> : f64");
        assert_eq!(attr.cast::<TypedAttr<'_>>().map(TypedAttr::value), Some(3));
    }

    #[test]
    fn verifiers_refuse() {
        let cx = context();
        assert!(IntType::get_checked(&cx, Loc::UNKNOWN, 8, Sign::Signed).is_ok());
        let wrong = IntType::get_checked(&cx, Loc::UNKNOWN, 7, Sign::Signed).expect_err("no power of two");
        assert_eq!(wrong.message, "width must be a power of two, got 7");
        let (int, number) = (cx.int_ty(32), cx.int_attr_of_width(1, 64));
        let wrong = CheckedType::get_checked(&cx, Loc::UNKNOWN, int, number).expect_err("no float");
        assert_eq!(wrong.message, "failed to verify 'float': floating-point");
    }

    #[test]
    fn builders_and_methods_of_the_record() {
        let cx = context();
        let ty = IntType::get_with_width(&cx, 8);
        assert_eq!(ty, IntType::get(&cx, 8, Sign::Signed));
        assert_eq!(cx.type_ref(ty).cast::<IntType<'_>>().map(IntType::max), Some(127));
    }

    #[test]
    fn deep_types_are_refused() {
        let cx = context();
        let text = format!("{}i32{}", "!test_types.tuple<".repeat(5000), ">".repeat(5000));
        let errors = mlir::text::parse_type_str(&cx, &text).expect_err("too deep");
        assert_eq!(errors.first().map(|d| d.message.as_str()), Some("nesting too deep"));
    }
}
