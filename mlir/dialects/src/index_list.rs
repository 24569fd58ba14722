//! Lists of numbers and operands, `[%n, 4, 2]`: the form of offsets, sizes, strides and bounds.

use mlir::opdef::{Custom, CustomArg};
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseError, ParseResult, Parts, UnresolvedOperand};
use mlir::{DYNAMIC, OpRef, Value};

/// A list during parsing.
#[derive(Default)]
pub(crate) struct IndexList {
    /// The operands, in order.
    pub(crate) operands: Vec<UnresolvedOperand>,
    /// The numbers; [`DYNAMIC`] for each operand.
    pub(crate) integers: Vec<i64>,
}

impl IndexList {
    /// The same number `count` times.
    pub(crate) fn all(number: i64, count: usize) -> Self {
        IndexList { operands: Vec::new(), integers: vec![number; count] }
    }

    pub(crate) fn parse(p: &mut OpParser<'_, '_>, delimiter: Delimiter) -> ParseResult<Self> {
        let mut list = IndexList::default();
        let parsed = p.comma_separated_in(delimiter, " in dynamic index list", |p| {
            let operand = p.optional_operand()?;
            list.operands.extend(operand);
            // As in MLIR, brackets around an element are read here, though only vectors give them a meaning.
            let bracket = p.optional_token("[");
            list.integers.push(if operand.is_some() { DYNAMIC } else { p.integer()? });
            if !bracket || p.optional_token("]") { Ok(()) } else { Err(ParseError) }
        });
        let at = p.name_span();
        parsed.map(|()| list).map_err(|_| p.error(at, "expected SSA value or integer"))
    }
}

/// Prints the numbers, with an operand for each [`DYNAMIC`].
pub(crate) fn print(
    p: &mut OpPrinter<'_>,
    integers: &[i64],
    mut operands: impl Iterator<Item = Value>,
    delimiter: Delimiter,
) {
    let (open, close) = match delimiter {
        Delimiter::Paren => ("(", ")"),
        _ => ("[", "]"),
    };
    p.write_text(open);
    for (at, &integer) in integers.iter().enumerate() {
        p.write_text(if at > 0 { ", " } else { "" });
        match (integer == DYNAMIC).then(|| operands.next()).flatten() {
            Some(operand) => p.operand(operand),
            None => p.write_text(&integer.to_string()),
        }
    }
    p.write_text(close);
}

/// The operand group, the slot of the numbers, and the delimiter: parentheses if the format says "paren".
fn arguments(args: &[CustomArg]) -> Option<(usize, usize, Delimiter)> {
    let (&CustomArg::Operand(group), &CustomArg::Attr(slot)) = (args.first()?, args.get(1)?) else {
        return None;
    };
    let delimiter = match args.get(2) {
        Some(CustomArg::Text("paren")) => Delimiter::Paren,
        _ => Delimiter::Square,
    };
    Some((group.into(), slot.into(), delimiter))
}

/// The directives of formats that dialects outside of this crate use too, by name.
pub const DIRECTIVES: &[(&str, Custom)] = &[(
    "DynamicIndexList",
    Custom { parse: parse_dynamic_index_list, print: print_dynamic_index_list, args: &[] },
)];

/// `custom<DynamicIndexList>($operands, $integers)`
pub(crate) fn parse_dynamic_index_list(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let Some((group, slot, delimiter)) = arguments(args) else { return Ok(()) };
    let span = p.span();
    let list = IndexList::parse(p, delimiter)?;
    parts.operands[group].values.extend(list.operands);
    parts.operands[group].span = Some(span);
    parts.state.inherent[slot] = Some(p.cx().dense_array_attr::<i64>(&list.integers));
    Ok(())
}

/// Prints what [`parse_dynamic_index_list`] reads.
pub(crate) fn print_dynamic_index_list(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let Some((group, slot, delimiter)) = arguments(args) else { return };
    let integers = op.inherent(slot).and_then(|a| a.as_dense_array::<i64>()).unwrap_or_default();
    let range = op.operand_group(group);
    print(p, &integers, op.operands().skip(range.start).take(range.len()), delimiter);
}
