//! Hand-written directives, which refer to attributes and regions by index.

use mlir::OpRef;
use mlir::opdef::CustomArg;
use mlir::text::{OpParser, OpPrinter, ParseResult, Parts};

use crate::loop_carried::body;

/// `case n { ... }` for each case.
pub(super) fn parse_switch_cases(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[CustomArg::Attr(cases), CustomArg::Region(regions)] = args else { return Ok(()) };
    let mut values: Vec<i64> = Vec::new();
    while p.optional_keyword("case") {
        values.push(p.integer()?);
        p.region_part(parts, regions, Vec::new())?;
    }
    parts.state.inherent[usize::from(cases)] = Some(p.cx().dense_array_attr::<i64>(&values));
    Ok(())
}

/// Prints what [`parse_switch_cases`] reads.
pub(super) fn print_switch_cases(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let &[CustomArg::Attr(cases), _] = args else { return };
    let values = op.inherent(usize::from(cases)).and_then(|a| a.as_dense_array::<i64>());
    for (value, region) in values.unwrap_or_default().into_iter().zip(op.regions().skip(1)) {
        p.newline();
        p.write_text(&format!("case {value} "));
        p.region(region, body(true));
    }
}
