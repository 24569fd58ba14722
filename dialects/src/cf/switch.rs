//! `cf.switch`: its cases, their text and what they must be.

use std::ops::Range;

use mlir::hooks::Verify;
use mlir::opdef::{CustomArg, TypeArg};
use mlir::text::{OpParser, OpPrinter, ParseResult, Parts};
use mlir::{Block, Diag, OpRef, OpView, Value};

use crate::branches::{Branches, case_values, default_and_cases, parse_passed};

use super::SwitchOp;

/// One case: the number, where to, and what is passed.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Case {
    /// The number as a signed one of the flag's width.
    pub(super) value: i128,
    pub(super) dest: Block,
    pub(super) operands: Vec<Value>,
}

impl SwitchOp<'_> {
    /// The operands that become arguments of each successor, the first of which is for all other numbers.
    pub fn successor_operands(self) -> Vec<Range<usize>> {
        default_and_cases(self.op_ref())
    }

    /// The numbers of the cases, signed.
    fn values(self) -> Vec<i128> {
        let op = self.op_ref();
        let Some(values) = op.attr("case_values") else { return Vec::new() };
        let count = values.ty().num_elements().unwrap_or(0).min(op.successors().len());
        let number = |at: usize| {
            let value = crate::elements::element_at(values, &[at as i64])?;
            crate::matching::integer_of(op.cx().attr_ref(value))
        };
        (0..count).filter_map(number).collect()
    }

    /// All cases.
    pub(super) fn cases(self) -> Vec<Case> {
        let op = self.op_ref();
        let all = self.values().into_iter().zip(op.successors().zip(self.successor_operands()).skip(1));
        let case = |(value, (dest, range)): (i128, (Block, Range<usize>))| Case {
            value,
            dest,
            operands: range.map(|operand| op.operand(operand)).collect(),
        };
        all.map(case).collect()
    }
}

impl Verify for SwitchOp<'_> {
    /// The numbers are of the flag's type, and there is one for each case.
    ///
    /// # Errors
    /// When that is not so.
    fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let (values, cases) = (op.attr("case_values"), op.successors().len().saturating_sub(1));
        let Some(values) = values else {
            // MLIR looks at the numbers without asking whether there are any.
            return match cases {
                0 => Ok(()),
                _ => Err(op.error("expected case values for case destinations")),
            };
        };
        let (flag, element) = (op.ty(self.flag()), values.ty().element_type());
        if element != flag {
            return Err(
                op.error(format_args!("'flag' type ('{flag}') should match case value type ('{element}')"))
            );
        }
        let count = values.ty().num_elements().unwrap_or(0);
        match count == cases {
            true => Ok(()),
            false => Err(op.error(format_args!(
                "number of case values ({count}) should match number of case destinations ({cases})"
            ))),
        }
    }
}

/// `default: ^bb1(%a : i32), 42: ^bb1(%b : i32), 43: ^bb3`
pub(super) fn parse_switch_op_cases(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts,
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
    let cx = p.cx();
    p.keyword("default")?;
    p.token(":")?;
    parts.successors[usize::from(default_dest)] = vec![p.successor()?];
    let (operands, operand_types) = parse_passed(p)?;
    parts.set_operands(default_group, operands);
    parts.set_types(default_types, operand_types);
    let mut numbers = Vec::new();
    let mut cases = Branches::default();
    while p.optional_token(",") {
        numbers.push(i128::from(p.integer()?));
        p.token(":")?;
        cases.parse(p)?;
    }
    let flag = parts.operands.get(usize::from(flag)).and_then(|o| o.types.first().copied());
    if let Some(flag) = flag.filter(|&f| cx.type_ref(f).is_integer_type()) {
        parts.state.inherent[usize::from(values)] = case_values(cx, flag, &numbers);
    }
    cases.set(p, parts, "case_operand_segments", (dests, group, types));
    Ok(())
}

/// Prints what [`parse_switch_op_cases`] reads.
pub(super) fn print_switch_op_cases(op: OpRef<'_>, p: &mut OpPrinter<'_>, _: &[CustomArg]) {
    let Some(switch) = op.cast::<SwitchOp<'_>>() else { return };
    p.write_text("  default: ");
    p.successor_and_operands(switch.default_destination(), switch.default_operands());
    if op.attr("case_values").is_none() {
        return;
    }
    let width = op.ty(switch.flag()).bit_width().unwrap_or(64).min(128);
    for case in switch.cases() {
        p.write_text(",");
        p.newline();
        // As MLIR: the bits as an unsigned number of at most 64 bits.
        let unused = 128 - width.max(1);
        let bits = ((case.value as u128) << unused) >> unused;
        p.write_text(&format!("  {}: ", u64::try_from(bits).unwrap_or(u64::MAX)));
        p.successor_and_operands(case.dest, case.operands);
    }
    p.newline();
}
