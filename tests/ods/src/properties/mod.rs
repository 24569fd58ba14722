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
    if let Some(op) = op.cast::<PlacesOp<'_>>() {
        p.write_text(&format!("{} times", op.times()));
    }
}

/// A fraction in lowest terms: stored as a dense array of two numbers, written as `1 over 2`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fraction {
    top: i64,
    bottom: i64,
}

impl Fraction {
    /// A default value.
    pub const HALF: Fraction = Fraction { top: 1, bottom: 2 };

    /// A fraction with a positive denominator.
    pub fn of(top: i64, bottom: i64) -> Self {
        let (mut a, mut b) = (top.unsigned_abs(), bottom.unsigned_abs());
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

#[cfg(test)]
mod tests {
    use mlir::{Builder, Loc, Module, OpType as _, Registry};

    use super::*;
    use crate::testing::Built;

    fn context() -> Context {
        let mut registry = Registry::new();
        registry.add(&DIALECT);
        Context::new(registry)
    }

    /// Builds an operation, verifies it and shows it to `check`.
    fn with<B: Built>(
        cx: &Context,
        build: impl FnOnce(&mut Builder<'_>) -> B,
        check: impl FnOnce(OpRef<'_>),
    ) {
        let mut module = Module::new(cx, Loc::UNKNOWN);
        let region = module.region().expect("a module has a region");
        let block = module.body().blocks(region).next().expect("the region has a block");
        let op = build(&mut Builder::at_end(cx, module.body_mut(), block));
        assert_eq!(mlir::verify(module.op(cx)), Ok(()));
        check(OpRef::new(cx, module.body(), op.op(module.body())));
    }

    #[test]
    fn values_of_the_language() {
        let cx = context();
        let build = |b: &mut Builder<'_>| {
            AllOp::build_with(
                b,
                Loc::UNKNOWN,
                1,
                -2,
                200,
                true,
                "x",
                Color::Red,
                Color::Green,
                &[1, -2],
                &["a", "b"],
                &[&[1], &[]],
                AllOpOptions { flag: true, maybe: Some(3), some: Some("s") },
            )
        };
        with(&cx, build, |op| {
            let op = op.cast::<AllOp<'_>>().expect("the operation that was built");
            assert_eq!((op.wide(), op.narrow(), op.byte(), op.on()), (1, -2, 200, true));
            assert_eq!((op.text(), op.flag(), op.color(), op.named()), ("x", true, Color::Red, Color::Green));
            assert_eq!((op.list(), op.words()), (vec![1, -2], vec!["a", "b"]));
            assert_eq!((op.maybe(), op.some(), op.nested()), (Some(3), Some("s"), vec![vec![1], vec![]]));
        });
    }

    #[test]
    fn defaults() {
        let cx = context();
        let check = |op: OpRef<'_>| {
            let op = op.cast::<GroupsOp<'_>>().expect("the operation that was built");
            assert_eq!((op.count(), op.fast(), op.label()), (5, false, None));
            assert_eq!((op.color(), op.shape()), (Color::Green, vec![]));
        };
        with(&cx, |b| GroupsOp::build_generic(b, Loc::UNKNOWN, &[], &[], &[]), check);
        with(&cx, |b| GroupsOp::build(b, Loc::UNKNOWN), check);
        let options =
            GroupsOpOptions { fast: true, label: Some("x"), shape: Some(&[2]), ..Default::default() };
        with(
            &cx,
            |b| GroupsOp::build_with(b, Loc::UNKNOWN, options),
            |op| {
                let op = op.cast::<GroupsOp<'_>>().expect("the operation that was built");
                assert_eq!((op.count(), op.fast(), op.label()), (5, true, Some("x")));
                assert_eq!((op.color(), op.shape()), (Color::Green, vec![2]));
            },
        );
    }

    #[test]
    fn values_of_the_crate() {
        let cx = context();
        let half = Fraction::HALF;
        let build = |b: &mut Builder<'_>| {
            FractionOp::build_with(
                b,
                Loc::UNKNOWN,
                &Fraction::of(6, 4),
                &half,
                &[Fraction::of(2, 1), Fraction::HALF],
                &[Some(&half), None],
                &[],
                FractionOpOptions { some: Some(&half), ..Default::default() },
            )
        };
        with(&cx, build, |op| {
            let op = op.cast::<FractionOp<'_>>().expect("the operation that was built");
            assert_eq!((op.one(), op.proper()), (Fraction { top: 3, bottom: 2 }, half.clone()));
            assert_eq!((op.some(), op.bare()), (Some(half.clone()), None));
            assert_eq!(op.list(), [Fraction::of(2, 1), half.clone()]);
            assert_eq!(op.holes(), [Some(half.clone()), None]);
            assert_eq!(op.propers(), []);
        });
    }

    #[test]
    fn defaults_of_every_type() {
        let cx = context();
        let check = |op: OpRef<'_>| {
            let op = op.cast::<ListsOp<'_>>().expect("the operation that was built");
            assert_eq!((op.two(), op.none(), op.one()), (vec![1, -2], vec![], vec![3]));
            assert_eq!((op.words(), op.colors()), (vec!["a", "b"], vec![Color::Green, Color::Red]));
            assert_eq!((op.nested(), op.seven(), op.absent()), (vec![vec![1], vec![]], Some(7), None));
            assert_eq!((op.most(), op.least(), op.on()), (u64::MAX, -128, true));
        };
        with(&cx, |b| ListsOp::build_generic(b, Loc::UNKNOWN, &[], &[], &[]), check);
        with(&cx, |b| ListsOp::build(b, Loc::UNKNOWN), check);
    }

    #[test]
    fn types_of_the_languages() {
        let cx = context();
        let build = |b: &mut Builder<'_>| {
            let options = StoredOpOptions { some: Some(3), bare: Some(usize::MAX) };
            StoredOp::build_with(b, Loc::UNKNOWN, -1, 2, "x", true, u64::MAX, options)
        };
        with(&cx, build, |op| {
            let op = op.cast::<StoredOp<'_>>().expect("the operation that was built");
            assert_eq!((op.wide(), op.size(), op.text(), op.on()), (-1, 2, "x", true));
            assert_eq!((op.most(), op.some(), op.bare()), (u64::MAX, Some(3), Some(usize::MAX)));
        });
    }

    /// Setting one by name stores the attribute that the value converts to.
    #[test]
    fn one_attribute_for_a_value() {
        let cx = context();
        let mut module = Module::new(&cx, Loc::UNKNOWN);
        let region = module.region().expect("a module has a region");
        let block = module.body().blocks(region).next().expect("the region has a block");
        let mut b = Builder::at_end(&cx, module.body_mut(), block);
        let op = RangeOp::build(&mut b, Loc::UNKNOWN, 1, 2);
        b.set_attr(*op, "low", Some(cx.int_attr_of_width(2, 8)));
        let low = op.view(&b).inherent(0).expect("the property is there");
        assert_eq!(low.id(), cx.int_attr_of_width(2, 64));
    }
}
