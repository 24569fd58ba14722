//! Properties: what an operation holds that is not an attribute.

use mlir::OpRef;
use mlir::opdef::CustomArg;
use mlir::text::{OpParser, OpPrinter, ParseResult, Parts};

include!(concat!(env!("OUT_DIR"), "/properties.rs"));

/// `3 times`
fn parse_times(p: &mut OpParser<'_, '_>, parts: &mut Parts, args: &[CustomArg]) -> ParseResult<()> {
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

#[cfg(test)]
mod tests {
    use mlir::{Builder, Context, Loc, Module, Op, OpRef, OpView, Registry};

    use super::*;

    fn context() -> Context {
        let mut registry = Registry::new();
        registry.add(&DIALECT);
        Context::new(registry)
    }

    /// Builds an operation, verifies it and shows it to `check`.
    fn with(cx: &Context, build: impl FnOnce(&mut Builder<'_>) -> Op, check: impl FnOnce(OpRef<'_>)) {
        let mut module = Module::new(cx, Loc::UNKNOWN);
        let region = module.region().expect("a module has a region");
        let block = module.body().blocks(region).next().expect("the region has a block");
        let op = build(&mut Builder::at_end(cx, module.body_mut(), block));
        assert_eq!(mlir::verify::verify(module.op(cx)), Ok(()));
        check(OpRef::new(cx, module.body(), op));
    }

    #[test]
    fn values_of_the_language() {
        let cx = context();
        let build = |b: &mut Builder<'_>| {
            AllOp::build(
                b,
                Loc::UNKNOWN,
                1,
                -2,
                200,
                true,
                "x",
                true,
                Color::Red,
                Color::Green,
                &[1, -2],
                &["a", "b"],
                Some(3),
                Some("s"),
                &[&[1], &[]],
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
        let build = |b: &mut Builder<'_>| {
            let state = mlir::OpState::of(b.cx(), <GroupsOp<'_> as OpView<'_>>::DEF, Loc::UNKNOWN);
            b.create(state)
        };
        with(&cx, build, |op| {
            let op = op.cast::<GroupsOp<'_>>().expect("the operation that was built");
            assert_eq!((op.count(), op.fast(), op.label()), (5, false, None));
            assert_eq!((op.color(), op.shape()), (Color::Green, vec![]));
        });
    }
}
