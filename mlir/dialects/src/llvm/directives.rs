//! Hand-written directives, which refer to operands, attributes and successors by index.

use mlir::opdef::{CustomArg, TypeArg};
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult, Parts};
use mlir::{AttrRef, OpRef, TypeKind};

use crate::branches::Branches;

use super::type_syntax::parse_pointer;
use super::types::{LlvmType, data, element_at, is_vector};

/// The entry of `rawConstantIndices` for an index that is an operand.
const DYNAMIC_INDEX: i32 = i32::MIN;

/// `[%i, 3]`: operands and constants mixed.
pub(super) fn parse_gep_indices(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[CustomArg::Operand(group), CustomArg::Attr(slot)] = args else { return Ok(()) };
    let mut dynamic = Vec::new();
    let mut constants = Vec::new();
    p.comma_separated(Delimiter::None, |p| {
        let span = p.span();
        if let Some(number) = p.optional_integer()? {
            match i32::try_from(number) {
                Ok(number) if number != DYNAMIC_INDEX => constants.push(number),
                _ => return Err(p.error(span, "integer value too large")),
            }
        } else {
            dynamic.push(p.operand()?);
            constants.push(DYNAMIC_INDEX);
        }
        Ok(())
    })?;
    parts.set_operands(group, dynamic);
    parts.state.inherent[usize::from(slot)] = Some(p.cx().dense_array_attr::<i32>(&constants));
    Ok(())
}

pub(super) fn print_gep_indices(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let &[CustomArg::Operand(group), CustomArg::Attr(slot)] = args else { return };
    let constants = op.inherent(slot.into()).and_then(AttrRef::as_dense_array::<i32>).unwrap_or_default();
    let mut dynamic = op.operands_of(group.into());
    for (at, index) in constants.into_iter().enumerate() {
        p.write_text(if at > 0 { ", " } else { "" });
        match (index, dynamic.len()) {
            (DYNAMIC_INDEX, 1..) => {
                if let Some(value) = dynamic.next() {
                    p.operand(value);
                }
            }
            (constant, _) => p.write_text(&constant.to_string()),
        }
    }
}

/// Parses nothing: the element's type follows from the container's type and the position.
pub(super) fn parse_insert_extract_value_element_type(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[CustomArg::Type(target), CustomArg::Type(TypeArg::Operand(container)), CustomArg::Attr(slot)] =
        args
    else {
        return Ok(());
    };
    let span = p.span();
    let cx = p.cx();
    let Some(&ty) = parts.operands.get(usize::from(container)).and_then(|o| o.types.first()) else {
        return Err(p.error(span, "expected the type of the aggregate"));
    };
    let position = parts.state.inherent.get(usize::from(slot)).copied().flatten();
    let position = position.and_then(|a| cx.attr_ref(a).as_dense_array::<i64>()).unwrap_or_default();
    match element_at(cx, ty, &position) {
        Ok(element) => {
            parts.set_types(target, vec![element]);
            Ok(())
        }
        Err(message) => Err(p.error(span, message)),
    }
}

/// As in MLIR, the directive prints nothing after a space.
pub(super) fn print_insert_extract_value_element_type(_: OpRef<'_>, _: &mut OpPrinter<'_>, _: &[CustomArg]) {}

/// Parses nothing: the result has as many elements as the mask.
pub(super) fn parse_shuffle_type(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[CustomArg::Type(TypeArg::Operand(source)), CustomArg::Type(target), CustomArg::Attr(mask)] = args
    else {
        return Ok(());
    };
    let span = p.span();
    let cx = p.cx();
    let ty = parts.operands.get(usize::from(source)).and_then(|o| o.types.first());
    let Some(ty) = ty.filter(|&&t| is_vector(cx.type_ref(t))) else {
        return Err(p.error(span, "expected an LLVM compatible vector type"));
    };
    let TypeKind::Vector { element, scalable, .. } = cx.type_kind(*ty) else { return Ok(()) };
    let mask = parts.state.inherent.get(usize::from(mask)).copied().flatten();
    let count = mask.and_then(|m| cx.attr_ref(m).as_dense_array::<i32>()).map_or(0, |m| m.len() as i64);
    let kind = TypeKind::Vector { shape: [count].into(), element: *element, scalable: scalable.clone() };
    parts.set_types(target, vec![cx.ty(kind)]);
    Ok(())
}

/// As in MLIR, the directive prints nothing after a space.
pub(super) fn print_shuffle_type(_: OpRef<'_>, _: &mut OpPrinter<'_>, _: &[CustomArg]) {}

/// `[1: ^bb1(%a : i32), 2: ^bb2]`, each on a line.
pub(super) fn parse_switch_op_cases(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[
        CustomArg::Type(TypeArg::Operand(flag)),
        CustomArg::Attr(values),
        CustomArg::Successor(blocks),
        CustomArg::Operand(group),
        CustomArg::Type(types),
    ] = args
    else {
        return Ok(());
    };
    let mut cases = Branches::default();
    let flag_type = parts.operands[usize::from(flag)].types.first().copied();
    p.token("[")?;
    if !p.optional_token("]") {
        loop {
            cases.parse_case(p, flag_type)?;
            if !p.optional_token(",") {
                break;
            }
        }
        p.token("]")?;
    }
    cases.set_cases(p, parts, (flag, values), (blocks, group, types));
    Ok(())
}

/// Prints what [`parse_switch_op_cases`] reads.
pub(super) fn print_switch_op_cases(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let &[_, CustomArg::Attr(values), _, CustomArg::Operand(group), _] = args else { return };
    p.write_text("[");
    p.newline();
    if let Some(values) = op.inherent(values.into()).and_then(AttrRef::dense_integers) {
        let groups = op.nested_operands_of(group.into());
        for (index, (value, block)) in values.zip(op.successors().skip(1)).enumerate() {
            if index > 0 {
                p.write_text(",");
                p.newline();
            }
            p.write_text(&format!("  {value}: "));
            p.successor_and_operands(block, groups.get(index).cloned().unwrap_or_default());
        }
        p.newline();
    }
    p.write_text("]");
}

/// `!llvm.ptr<1>` or, as in MLIR, only what follows its mnemonic, which may be nothing.
pub(super) fn parse_indirect_br_address(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[CustomArg::Type(address)] = args else { return Ok(()) };
    let span = p.span();
    let ty = if p.peek_type() { p.ty()? } else { parse_pointer(p)? };
    let found = p.cx().type_ref(ty);
    if !matches!(data(found), Some(LlvmType::Ptr { .. })) {
        let message = format!("invalid kind of type specified: expected llvm.ptr, but found '{found}'");
        return Err(p.error(span, message));
    }
    parts.set_types(address, vec![ty]);
    Ok(())
}

/// Prints what [`parse_indirect_br_address`] reads.
pub(super) fn print_indirect_br_address(op: OpRef<'_>, p: &mut OpPrinter<'_>, _: &[CustomArg]) {
    let Some(ty) = op.operand_types().next() else { return };
    match data(op.cx().type_ref(ty)) {
        Some(&LlvmType::Ptr { address_space }) if address_space != 0 => {
            p.write_text(&format!("<{address_space}>"));
        }
        _ => p.ty(ty),
    }
}

/// `[^bb1(%a : i32), ^bb2]`, each on a line.
pub(super) fn parse_indirect_br_op_sucessors(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[_, CustomArg::Successor(blocks), CustomArg::Operand(group), CustomArg::Type(types)] = args else {
        return Ok(());
    };
    let mut cases = Branches::default();
    // MLIR's message lacks the space before this.
    p.comma_separated_in(Delimiter::Square, "successor blocks", |p| cases.parse(p))?;
    cases.set(p, parts, (blocks, group, types));
    Ok(())
}

/// Prints what [`parse_indirect_br_op_sucessors`] reads.
pub(super) fn print_indirect_br_op_sucessors(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let &[_, _, CustomArg::Operand(group), _] = args else { return };
    let groups = op.nested_operands_of(group.into());
    p.write_text("[");
    for (index, block) in op.successors().enumerate() {
        p.write_text(if index > 0 { "," } else { "" });
        p.newline();
        p.successor_and_operands(block, groups.get(index).cloned().unwrap_or_default());
    }
    if op.successors().len() > 0 {
        p.newline();
    }
    p.write_text("]");
}
