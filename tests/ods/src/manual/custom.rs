//! Hand-written directives of the records: how each kind of parameter reaches `parse_x` and `print_x`.

use mlir::opdef::{CustomArg, TypeArg};
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult, Parts, RegionStyle};
use mlir::{AttrRef, Context, OpRef, Type, Value};

pub(super) use crate::format::{parse_types as parse_operand_types, print_types as print_operand_types};

type Args<'a> = &'a [CustomArg];

/// A path as a parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spacing {
    /// Without spaces.
    Narrow,
    /// A blank.
    Wide,
}

/// The result of a call as a parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit(pub usize);

/// `5 "text"`: an attribute is a slot of `inherent`; an optional one may stay empty.
pub(super) fn parse_attributes(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: Args<'_>,
) -> ParseResult<()> {
    let &[CustomArg::Attr(one), CustomArg::Attr(maybe)] = args else { return Ok(()) };
    let value = p.integer()?;
    parts.state.inherent[usize::from(one)] = Some(p.cx().int_attr_of_width(value, 64));
    if let Some(text) = p.optional_string()? {
        parts.state.inherent[usize::from(maybe)] = Some(p.cx().string_attr(&text));
    }
    Ok(())
}

pub(super) fn print_attributes(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: Args<'_>) {
    let &[CustomArg::Attr(one), CustomArg::Attr(maybe)] = args else { return };
    print_integer(op, p, one);
    if let Some(text) = op.inherent(maybe.into()) {
        p.write_text(" ");
        p.attr(text.id());
    }
}

/// `5 to 6`: a property is a slot as well.
pub(super) fn parse_properties(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: Args<'_>,
) -> ParseResult<()> {
    let &[CustomArg::Attr(one), CustomArg::Attr(maybe)] = args else { return Ok(()) };
    let value = p.integer()?;
    parts.state.inherent[usize::from(one)] = Some(p.cx().int_attr_of_width(value, 64));
    if p.optional_keyword("to") {
        let value = p.integer()?;
        let cx = p.cx();
        let some = cx.array_attr(&[cx.int_attr_of_width(value, 64)]);
        parts.state.inherent[usize::from(maybe)] = Some(some);
    }
    Ok(())
}

pub(super) fn print_properties(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: Args<'_>) {
    let &[CustomArg::Attr(one), CustomArg::Attr(maybe)] = args else { return };
    print_integer(op, p, one);
    let some = op.inherent(maybe.into()).and_then(|a| a.array_element(0)).and_then(AttrRef::as_int);
    if let Some(value) = some {
        p.write_text(&format!(" to {value}"));
    }
}

fn print_integer(op: OpRef<'_>, p: &mut OpPrinter<'_>, slot: u8) {
    if let Some(value) = op.inherent(slot.into()).and_then(AttrRef::as_int) {
        p.write_text(&value.to_string());
    }
}

/// `%one or %maybe [%many]`: operands are recorded for their group, whatever their number.
pub(super) fn parse_operands(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: Args<'_>,
) -> ParseResult<()> {
    let &[CustomArg::Operand(one), CustomArg::Operand(maybe), CustomArg::Operand(many)] = args else {
        return Ok(());
    };
    let operand = p.operand()?;
    parts.set_operands(one, vec![operand]);
    if p.optional_keyword("or") {
        let operand = p.operand()?;
        parts.set_operands(maybe, vec![operand]);
    }
    let operands = p.operand_list(Delimiter::Square)?;
    parts.set_operands(many, operands);
    Ok(())
}

pub(super) fn print_operands(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: Args<'_>) {
    let &[CustomArg::Operand(one), CustomArg::Operand(maybe), CustomArg::Operand(many)] = args else {
        return;
    };
    p.operands(op.operands_of(one.into()));
    if let Some(value) = op.operands_of(maybe.into()).next() {
        p.write_text(" or ");
        p.operand(value);
    }
    p.write_text(" [");
    p.operands(op.operands_of(many.into()));
    p.write_text("]");
}

/// `[%a, %b : i32, i32] [] [%c : f32]`: ranges are recorded by their lengths, types as one list.
pub(super) fn parse_ranges(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: Args<'_>,
) -> ParseResult<()> {
    let &[CustomArg::Operand(ranges), CustomArg::Type(types)] = args else { return Ok(()) };
    let mut all = Vec::new();
    let mut all_types = Vec::new();
    while p.optional_token("[") {
        let range = p.operand_list(Delimiter::None)?;
        if !range.is_empty() {
            p.token(":")?;
            all_types.extend(p.type_list()?);
        }
        p.token("]")?;
        all.push(range);
    }
    p.set_operand_groups(parts, ranges, all);
    parts.set_types(types, all_types);
    Ok(())
}

pub(super) fn print_ranges(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: Args<'_>) {
    let &[CustomArg::Operand(ranges), CustomArg::Type(TypeArg::Operand(_))] = args else { return };
    for range in op.nested_operands_of(ranges.into()) {
        p.write_text("[");
        p.operands(range.iter().copied());
        if !range.is_empty() {
            p.write_text(" : ");
            p.types(range.iter().map(|&v| op.body().ty(v)));
        }
        p.write_text("]");
    }
}

/// `(%a, %b) by [2, 0]`: the lengths are an ordinary attribute.
pub(super) fn parse_sizes(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: Args<'_>,
) -> ParseResult<()> {
    let &[CustomArg::Operand(ranges), CustomArg::Attr(_)] = args else { return Ok(()) };
    let mut rest = p.operand_list(Delimiter::Paren)?.into_iter();
    p.keyword("by")?;
    p.token("[")?;
    let mut all = Vec::new();
    while let Some(length) = p.optional_integer()? {
        all.push(rest.by_ref().take(usize::try_from(length).unwrap_or(0)).collect());
        if !p.optional_token(",") {
            break;
        }
    }
    p.token("]")?;
    p.set_operand_groups(parts, ranges, all);
    Ok(())
}

pub(super) fn print_sizes(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: Args<'_>) {
    let &[CustomArg::Operand(ranges), CustomArg::Attr(sizes)] = args else { return };
    p.write_text("(");
    p.operands(op.operands_of(ranges.into()));
    p.write_text(") by [");
    let sizes = op.inherent(sizes.into()).and_then(AttrRef::segment_sizes).unwrap_or_default();
    p.write_text(&sizes.iter().map(i32::to_string).collect::<Vec<_>>().join(", "));
    p.write_text("]");
}

/// `i1 or i2, many i3, i4`: types of results.
pub(super) fn parse_result_types(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: Args<'_>,
) -> ParseResult<()> {
    let &[CustomArg::Type(one), CustomArg::Type(maybe), CustomArg::Type(many)] = args else { return Ok(()) };
    let ty = p.ty()?;
    parts.set_types(one, vec![ty]);
    if p.optional_keyword("or") {
        let ty = p.ty()?;
        parts.set_types(maybe, vec![ty]);
    }
    if p.optional_keyword("many") {
        let types = p.type_list()?;
        parts.set_types(many, types);
    }
    Ok(())
}

pub(super) fn print_result_types(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: Args<'_>) {
    let types = |arg: Option<&CustomArg>| -> Vec<Type> {
        let Some(&CustomArg::Type(TypeArg::Result(group))) = arg else { return Vec::new() };
        op.result_group(group.into()).map(|i| op.body().ty(op.result(i))).collect()
    };
    p.types(types(args.first()));
    for (word, types) in [(" or ", types(args.get(1))), (" many ", types(args.get(2)))] {
        if !types.is_empty() {
            p.write_text(word);
            p.types(types);
        }
    }
}

/// `{...} and {...}`
pub(super) fn parse_regions(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: Args<'_>,
) -> ParseResult<()> {
    let &[CustomArg::Region(one), CustomArg::Region(many)] = args else { return Ok(()) };
    p.region_part(parts, one, Vec::new())?;
    while p.optional_keyword("and") {
        p.region_part(parts, many, Vec::new())?;
    }
    Ok(())
}

pub(super) fn print_regions(op: OpRef<'_>, p: &mut OpPrinter<'_>, _: Args<'_>) {
    for (i, region) in op.regions().enumerate() {
        p.write_text(if i > 0 { " and " } else { "" });
        p.region(region, RegionStyle::default());
    }
}

/// `^one and ^many`
pub(super) fn parse_successors(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: Args<'_>,
) -> ParseResult<()> {
    let &[CustomArg::Successor(one), CustomArg::Successor(many)] = args else { return Ok(()) };
    let block = p.successor()?;
    parts.successors[usize::from(one)] = vec![block];
    while p.optional_keyword("and") {
        let block = p.successor()?;
        parts.successors[usize::from(many)].push(block);
    }
    Ok(())
}

pub(super) fn print_successors(op: OpRef<'_>, p: &mut OpPrinter<'_>, _: Args<'_>) {
    for (i, block) in op.successors().enumerate() {
        p.write_text(if i > 0 { " and " } else { "" });
        p.successor(block);
    }
}

/// The dictionary of attributes.
pub(super) fn parse_dict(p: &mut OpParser<'_, '_>, parts: &mut Parts<'_>, _: Args<'_>) -> ParseResult<()> {
    p.optional_attr_dict(parts.state)
}

pub(super) fn print_dict(op: OpRef<'_>, p: &mut OpPrinter<'_>, _: Args<'_>) {
    p.optional_attr_dict(op, &[]);
}

/// `with <{...}>`: the dictionary of properties.
pub(super) fn parse_prop_dict(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    _: Args<'_>,
) -> ParseResult<()> {
    p.keyword("with")?;
    p.prop_dict(parts.state)
}

pub(super) fn print_prop_dict(op: OpRef<'_>, p: &mut OpPrinter<'_>, _: Args<'_>) {
    p.write_text("with");
    p.prop_dict(op);
}

/// The number of operands is that of an attribute written before: `ref` of it is its slot.
pub(super) fn parse_counted(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: Args<'_>,
) -> ParseResult<()> {
    let &[CustomArg::Operand(many), CustomArg::Attr(count)] = args else { return Ok(()) };
    let wanted = count_of(parts.state.inherent[usize::from(count)].map(|a| p.cx().attr_ref(a)));
    let mut operands = Vec::new();
    for _ in 0..wanted {
        operands.push(p.operand()?);
    }
    parts.set_operands(many, operands);
    Ok(())
}

pub(super) fn print_counted(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: Args<'_>) {
    let &[CustomArg::Operand(many), CustomArg::Attr(count)] = args else { return };
    let values: Vec<Value> = op.operands_of(many.into()).take(count_of(op.inherent(count.into()))).collect();
    for (i, value) in values.into_iter().enumerate() {
        p.write_text(if i > 0 { " " } else { "" });
        p.operand(value);
    }
}

fn count_of(attr: Option<AttrRef<'_>>) -> usize {
    attr.and_then(AttrRef::as_int).and_then(|n| usize::try_from(n).ok()).unwrap_or(0)
}

/// The strings of the record, joined.
fn code_of(cx: &Context, args: Args<'_>) -> String {
    let word = |arg: &CustomArg| match *arg {
        CustomArg::Text(text) => text.to_owned(),
        CustomArg::Int(number) => number.to_string(),
        CustomArg::Bool(truth) => truth.to_string(),
        CustomArg::MakeType(make) => cx.type_ref(make(cx)).to_string(),
        CustomArg::MakeAttr(make) => cx.attr_ref(make(cx)).to_string(),
        CustomArg::Context => format!("cx{}", usize::from(!cx.dialects().is_empty())),
        CustomArg::MakeValue(make) => {
            let value = make(cx);
            match (value.downcast_ref::<Spacing>(), value.downcast_ref::<Limit>()) {
                (Some(spacing), _) => format!("{spacing:?}"),
                (_, Some(limit)) => (limit.0 > 1).to_string(),
                _ => String::new(),
            }
        }
        _ => String::new(),
    };
    args.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// A string that lists the parameters, and the attribute.
pub(super) fn parse_code(p: &mut OpParser<'_, '_>, parts: &mut Parts<'_>, args: Args<'_>) -> ParseResult<()> {
    let [CustomArg::Attr(value), rest @ ..] = args else { return Ok(()) };
    let span = p.span();
    let wanted = code_of(p.cx(), rest);
    if p.string()? != wanted {
        return Err(p.error(span, format!("expected \"{wanted}\"")));
    }
    parts.state.inherent[usize::from(*value)] = Some(p.attr(None)?);
    Ok(())
}

pub(super) fn print_code(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: Args<'_>) {
    let [CustomArg::Attr(value), rest @ ..] = args else { return };
    p.string(&code_of(op.cx(), rest));
    if let Some(value) = op.inherent((*value).into()) {
        p.write_text(" ");
        p.attr(value.id());
    }
}
