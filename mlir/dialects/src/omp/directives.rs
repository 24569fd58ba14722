//! Hand-written directives for clauses that enums describe; operands and attributes are referred to by index.

use mlir::opdef::{AttrSyntax, CustomArg, EnumAttrSpec, OpDef};
use mlir::text::{OpParser, OpPrinter, ParseResult, Parts};
use mlir::{Attr, OpRef};

/// The last of the modifiers of a schedule; it has its own attribute.
const SIMD: &str = "simd";
/// The modifier that means that there is none, written if only the last one is given.
const NO_MODIFIER: &str = "none";
/// The schedules that may have a chunk size.
const SIZED: [&str; 3] = ["static", "dynamic", "guided"];

/// The enum of an attribute, by its slot.
fn enum_of(def: &OpDef, slot: u8) -> Option<&'static EnumAttrSpec> {
    match def.attributes.get(usize::from(slot))?.syntax {
        AttrSyntax::EnumAttr(spec) => Some(spec),
        _ => None,
    }
}

/// The case of an attribute's enum that a keyword names, as an attribute.
pub(super) fn case(p: &OpParser<'_, '_>, slot: u8, word: &str) -> Option<Attr> {
    let spec = enum_of(p.def(), slot)?;
    let &(_, value) = spec.cases.cases.iter().find(|(name, _)| *name == word)?;
    Some(p.cx().enum_attr(spec, value))
}

/// The case of an attribute's enum that the next word names.
fn parse_case(p: &mut OpParser<'_, '_>, slot: u8) -> ParseResult<Attr> {
    let span = p.span();
    let word = p.any_keyword()?;
    case(p, slot, word).ok_or_else(|| p.error(span, format!("invalid clause value: '{word}'")))
}

/// `[modifier:]concurrent`
pub(super) fn parse_order_clause(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[CustomArg::Attr(kind), CustomArg::Attr(modifier)] = args else { return Ok(()) };
    if p.peek_keyword().is_some_and(|word| case(p, modifier, word).is_some()) {
        parts.state.inherent[usize::from(modifier)] = Some(parse_case(p, modifier)?);
        p.token(":")?;
    }
    parts.state.inherent[usize::from(kind)] = Some(parse_case(p, kind)?);
    Ok(())
}

pub(super) fn print_order_clause(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let &[CustomArg::Attr(kind), CustomArg::Attr(modifier)] = args else { return };
    if print_case(op, p, modifier) {
        p.write_text(":");
    }
    print_case(op, p, kind);
}

/// Prints the value of an enum, if there is one.
pub(super) fn print_case(op: OpRef<'_>, p: &mut OpPrinter<'_>, slot: u8) -> bool {
    let value = op.inherent(slot.into()).and_then(|attr| attr.as_enum());
    let cases = op.def().and_then(|def| enum_of(def, slot)).map_or(&[][..], |spec| spec.cases.cases);
    let found = cases.iter().find(|&&(_, case)| Some(case) == value);
    if let Some((word, _)) = found {
        p.write_text(word);
    }
    found.is_some()
}

/// A case of an enum.
pub(super) fn parse_clause_attr(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[CustomArg::Attr(kind)] = args else { return Ok(()) };
    parts.state.inherent[usize::from(kind)] = Some(parse_case(p, kind)?);
    Ok(())
}

pub(super) fn print_clause_attr(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let &[CustomArg::Attr(kind)] = args else { return };
    print_case(op, p, kind);
}

/// `kind [= %chunk : type] [, modifier] [, simd]`
pub(super) fn parse_schedule_clause(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[
        CustomArg::Attr(kind),
        CustomArg::Attr(modifier),
        CustomArg::Attr(simd),
        CustomArg::Operand(chunk),
        CustomArg::Type(chunk_ty),
    ] = args
    else {
        return Ok(());
    };
    let cx = p.cx();
    let at = p.name_span();
    let word = p.any_keyword()?;
    let attr = case(p, kind, word);
    let attr = attr.ok_or_else(|| p.error(at, " expected schedule kind"))?;
    parts.state.inherent[usize::from(kind)] = Some(attr);
    if SIZED.contains(&word) && p.optional_token("=") {
        let operand = p.operand()?;
        parts.set_operands(chunk, vec![operand]);
        let ty = p.colon_type()?;
        parts.set_types(chunk_ty, vec![ty]);
    }
    let mut modifiers = Vec::new();
    while p.optional_token(",") {
        modifiers.push(p.any_keyword()?);
    }
    if modifiers.len() > 2 {
        return Err(p.error(at, " unexpected modifier(s)"));
    }
    if let Some(word) = modifiers.iter().find(|word| case(p, modifier, word).is_none()) {
        return Err(p.error(at, format!(" unknown modifier type: {word}")));
    }
    let (first, with_simd) = match *modifiers {
        [] => return Ok(()),
        [SIMD] => (NO_MODIFIER, true),
        [only] => (only, false),
        [first, SIMD] if first != SIMD => (first, true),
        _ => return Err(p.error(at, " incorrect modifier order")),
    };
    parts.state.inherent[usize::from(modifier)] = case(p, modifier, first);
    parts.state.inherent[usize::from(simd)] = with_simd.then(|| cx.unit_attr());
    Ok(())
}

pub(super) fn print_schedule_clause(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let &[
        CustomArg::Attr(kind),
        CustomArg::Attr(modifier),
        CustomArg::Attr(simd),
        CustomArg::Operand(chunk),
        CustomArg::Type(_),
    ] = args
    else {
        return;
    };
    print_case(op, p, kind);
    if let Some(chunk) = op.operands_of(chunk.into()).next() {
        p.write_text(" = ");
        p.operand(chunk);
        p.colon_type(op.ty(chunk));
    }
    if op.inherent(modifier.into()).is_some() {
        p.write_text(", ");
        print_case(op, p, modifier);
    }
    if op.inherent(simd.into()).is_some() {
        p.write_text(", ");
        p.write_text(SIMD);
    }
}
