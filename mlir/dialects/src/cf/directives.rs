//! Hand-written directives, which refer to operands, attributes and successors by index.

use mlir::OpRef;
use mlir::opdef::{CustomArg, TypeArg};
use mlir::text::{OpParser, OpPrinter, ParseResult, Parts};

use crate::branches::{Branches, case_numbers, parse_passed};

/// `default: ^bb1(%a : i32), 42: ^bb1(%b : i32), 43: ^bb3`
pub(super) fn parse_switch_op_cases(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[
        CustomArg::Type(TypeArg::Operand(flag)),
        CustomArg::Successor(default_dest),
        CustomArg::Operand(default_group),
        CustomArg::Type(default_types),
        CustomArg::Attr(values),
        CustomArg::Successor(dests),
        CustomArg::Operand(group),
        CustomArg::Type(types),
    ] = args
    else {
        return Ok(());
    };
    p.keyword("default")?;
    p.token(":")?;
    parts.successors[usize::from(default_dest)] = vec![p.successor()?];
    let (operands, operand_types) = parse_passed(p)?;
    parts.set_operands(default_group, operands);
    parts.set_types(default_types, operand_types);
    let mut cases = Branches::default();
    let flag_type = parts.operands[usize::from(flag)].types.first().copied();
    while p.optional_token(",") {
        cases.parse_case(p, flag_type)?;
    }
    cases.set_cases(p, parts, (flag, values), (dests, group, types));
    Ok(())
}

/// Prints what [`parse_switch_op_cases`] reads.
pub(super) fn print_switch_op_cases(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let &[
        CustomArg::Type(TypeArg::Operand(flag)),
        _,
        CustomArg::Operand(default_group),
        _,
        CustomArg::Attr(values),
        _,
        CustomArg::Operand(group),
        _,
    ] = args
    else {
        return;
    };
    let mut dests = op.successors();
    if let Some(default) = dests.next() {
        p.write_text("  default: ");
        p.successor_and_operands(default, op.operands_of(default_group.into()));
    }
    let Some(values) = op.inherent(values.into()) else { return };
    let flag = op.operands_of(flag.into()).next();
    let width = flag.and_then(|flag| op.ty(flag).bit_width()).unwrap_or(64).min(128);
    let operands = op.nested_operands_of(group.into());
    for ((value, dest), operands) in case_numbers(values).zip(dests).zip(operands) {
        p.write_text(",");
        p.newline();
        // As in MLIR, the number is unsigned, but only if it can be read again.
        let unused = 128 - width.max(1);
        let bits = ((value as u128) << unused) >> unused;
        match i64::try_from(bits) {
            Ok(bits) => p.write_text(&format!("  {bits}: ")),
            Err(_) => p.write_text(&format!("  {value}: ")),
        }
        p.successor_and_operands(dest, operands);
    }
    p.newline();
}
