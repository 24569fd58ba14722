//! The declarative assembly format.

use mlir::opdef::{CustomArg, TypeArg};
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult, Parts, RegionStyle};
use mlir::{AttrRef, OpRef};

include!(concat!(env!("OUT_DIR"), "/format.rs"));

type Args<'a> = &'a [CustomArg];

/// `%one maybe %maybe [%many, ...]`
fn parse_operands(p: &mut OpParser<'_, '_>, parts: &mut Parts<'_>, args: Args<'_>) -> ParseResult<()> {
    let &[CustomArg::Operand(one), CustomArg::Operand(maybe), CustomArg::Operand(many)] = args else {
        return Ok(());
    };
    let operand = p.operand()?;
    parts.set_operands(one, vec![operand]);
    if p.optional_keyword("maybe") {
        let operand = p.operand()?;
        parts.set_operands(maybe, vec![operand]);
    }
    let operands = p.operand_list(Delimiter::Square)?;
    parts.set_operands(many, operands);
    Ok(())
}

fn print_operands(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: Args<'_>) {
    let &[CustomArg::Operand(one), CustomArg::Operand(maybe), CustomArg::Operand(many)] = args else {
        return;
    };
    p.operands(op.operands_of(one.into()));
    if let Some(value) = op.operands_of(maybe.into()).next() {
        p.write_text(" maybe ");
        p.operand(value);
    }
    p.write_text(" [");
    p.operands(op.operands_of(many.into()));
    p.write_text("]");
}

/// A type for each operand.
pub(crate) fn parse_types(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: Args<'_>,
) -> ParseResult<()> {
    let &[
        CustomArg::Type(one),
        CustomArg::Type(maybe),
        CustomArg::Type(many),
        CustomArg::Operand(maybe_values),
        CustomArg::Operand(many_values),
    ] = args
    else {
        return Ok(());
    };
    let ty = p.ty()?;
    parts.set_types(one, vec![ty]);
    if !parts.operands[usize::from(maybe_values)].values.is_empty() {
        p.token(",")?;
        let ty = p.ty()?;
        parts.set_types(maybe, vec![ty]);
    }
    if !parts.operands[usize::from(many_values)].values.is_empty() {
        p.token(",")?;
        let types = p.type_list()?;
        parts.set_types(many, types);
    }
    Ok(())
}

pub(crate) fn print_types(op: OpRef<'_>, p: &mut OpPrinter<'_>, _: Args<'_>) {
    p.types(op.operand_types());
}

/// An integer and an optional string.
fn parse_attrs(p: &mut OpParser<'_, '_>, parts: &mut Parts<'_>, args: Args<'_>) -> ParseResult<()> {
    let &[CustomArg::Attr(number), CustomArg::Attr(text)] = args else { return Ok(()) };
    let value = p.integer()?;
    parts.state.inherent[usize::from(number)] = Some(p.cx().int_attr_of_width(value, 32));
    if let Some(value) = p.optional_string()? {
        parts.state.inherent[usize::from(text)] = Some(p.cx().string_attr(&value));
    }
    Ok(())
}

fn print_attrs(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: Args<'_>) {
    let &[CustomArg::Attr(number), CustomArg::Attr(text)] = args else { return };
    print_integer(op, p, number);
    if let Some(text) = op.inherent(text.into()) {
        p.write_text(" ");
        p.attr(text.id());
    }
}

/// Parses nothing: the result has the type of the operand.
fn parse_result(_: &mut OpParser<'_, '_>, parts: &mut Parts<'_>, args: Args<'_>) -> ParseResult<()> {
    let &[CustomArg::Type(result), CustomArg::Type(TypeArg::Operand(one))] = args else { return Ok(()) };
    let types = parts.operands[usize::from(one)].types.clone();
    parts.set_types(result, types);
    Ok(())
}

fn print_result(_: OpRef<'_>, _: &mut OpPrinter<'_>, _: Args<'_>) {}

/// `{...} or {...}`
fn parse_regions(p: &mut OpParser<'_, '_>, parts: &mut Parts<'_>, args: Args<'_>) -> ParseResult<()> {
    let &[CustomArg::Region(body), CustomArg::Region(rest)] = args else { return Ok(()) };
    p.region_part(parts, body, Vec::new())?;
    while p.optional_keyword("or") {
        p.region_part(parts, rest, Vec::new())?;
    }
    Ok(())
}

fn print_regions(op: OpRef<'_>, p: &mut OpPrinter<'_>, _: Args<'_>) {
    for (i, region) in op.regions().enumerate() {
        p.write_text(if i > 0 { " or " } else { "" });
        p.region(region, RegionStyle::default());
    }
}

/// The keyword in the format.
fn parse_tag(p: &mut OpParser<'_, '_>, _: &mut Parts<'_>, args: Args<'_>) -> ParseResult<()> {
    let &[CustomArg::Text(tag)] = args else { return Ok(()) };
    p.keyword(tag)
}

fn print_tag(_: OpRef<'_>, p: &mut OpPrinter<'_>, args: Args<'_>) {
    let &[CustomArg::Text(tag)] = args else { return };
    p.write_text(tag);
}

fn parse_dict(p: &mut OpParser<'_, '_>, parts: &mut Parts<'_>, _: Args<'_>) -> ParseResult<()> {
    p.optional_attr_dict(parts.state)
}

fn print_dict(op: OpRef<'_>, p: &mut OpPrinter<'_>, _: Args<'_>) {
    p.optional_attr_dict(op, &[]);
}

/// `^to or ^rest or ^rest`
fn parse_successors(p: &mut OpParser<'_, '_>, parts: &mut Parts<'_>, args: Args<'_>) -> ParseResult<()> {
    let &[CustomArg::Successor(to), CustomArg::Successor(rest)] = args else { return Ok(()) };
    let block = p.successor()?;
    parts.successors[usize::from(to)] = vec![block];
    while p.optional_keyword("or") {
        let block = p.successor()?;
        parts.successors[usize::from(rest)].push(block);
    }
    Ok(())
}

fn print_successors(op: OpRef<'_>, p: &mut OpPrinter<'_>, _: Args<'_>) {
    for (i, block) in op.successors().enumerate() {
        p.write_text(if i > 0 { " or " } else { "" });
        p.successor(block);
    }
}

/// An optional integer: such a directive can start an optional group.
fn parse_optional(p: &mut OpParser<'_, '_>, parts: &mut Parts<'_>, args: Args<'_>) -> ParseResult<()> {
    let &[CustomArg::Attr(slot)] = args else { return Ok(()) };
    if let Some(value) = p.optional_integer()? {
        parts.state.inherent[usize::from(slot)] = Some(p.cx().int_attr_of_width(value, 32));
    }
    Ok(())
}

fn print_optional(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: Args<'_>) {
    let &[CustomArg::Attr(slot)] = args else { return };
    print_integer(op, p, slot);
}

fn parse_plain(p: &mut OpParser<'_, '_>, parts: &mut Parts<'_>, args: Args<'_>) -> ParseResult<()> {
    let &[CustomArg::Attr(slot)] = args else { return Ok(()) };
    let value = p.integer()?;
    parts.state.inherent[usize::from(slot)] = Some(p.cx().int_attr_of_width(value, 32));
    Ok(())
}

fn print_plain(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: Args<'_>) {
    print_optional(op, p, args);
}

fn print_integer(op: OpRef<'_>, p: &mut OpPrinter<'_>, slot: u8) {
    if let Some(value) = op.inherent(slot.into()).and_then(AttrRef::as_int) {
        p.write_text(&value.to_string());
    }
}

/// An attribute of the type that the format's code computes.
fn parse_code(p: &mut OpParser<'_, '_>, parts: &mut Parts<'_>, args: Args<'_>) -> ParseResult<()> {
    let &[CustomArg::Attr(slot), CustomArg::MakeType(make)] = args else { return Ok(()) };
    let ty = make(p.cx());
    parts.state.inherent[usize::from(slot)] = Some(p.attr(Some(ty))?);
    Ok(())
}

fn print_code(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: Args<'_>) {
    let &[CustomArg::Attr(slot), CustomArg::MakeType(_)] = args else { return };
    if let Some(attr) = op.inherent(slot.into()) {
        p.attr_without_type(attr.id());
    }
}
