//! Hand-written assembly of instructions.

use mlir::hooks::OpAssembly;
use mlir::opdef::{CustomArg, TypeArg};
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult, Parts};
use mlir::{AttrRef, OpRef, OpState, OpView, TypeKind};

use crate::branches::{Branches, case_values};

use super::types::{element_at, is_compatible, is_vector};
use super::{AllocaOp, F_CMP_PREDICATE_SPEC, FCmpOp, I_CMP_PREDICATE_SPEC, ICmpOp};

/// Parses `"slt" %a, %b : type`.
fn parse_comparison(
    p: &mut OpParser<'_, '_>,
    state: &mut OpState,
    spec: &'static mlir::opdef::EnumSpec,
) -> ParseResult<()> {
    let cx = p.cx();
    let span = p.span();
    let attr = p.attr(None)?;
    let Some(word) = cx.attr_ref(attr).as_str() else {
        return Err(p.error(span, "invalid kind of attribute specified"));
    };
    let lhs = p.operand()?;
    p.token(",")?;
    let rhs = p.operand()?;
    p.optional_attr_dict(state)?;
    let at = p.span();
    let ty = p.colon_type()?;
    let Some(predicate) = spec.value(word) else {
        return Err(p.error(span, format!("'{word}' is an incorrect value of the 'predicate' attribute")));
    };
    state.set_attr(cx, "predicate", cx.int_attr_of_width(predicate, 64));
    p.resolve_into(&[lhs, rhs], &[ty, ty], at, state)?;
    let ty = cx.type_ref(ty);
    if !is_compatible(ty) {
        return Err(p.error(at, "expected LLVM dialect-compatible type"));
    }
    let result = if ty.is_vector() { ty.with_element_type(cx.int_ty(1)).id() } else { cx.int_ty(1) };
    state.result_types.push(result);
    Ok(())
}

/// Prints what [`parse_comparison`] reads.
fn print_comparison(op: OpRef<'_>, p: &mut OpPrinter<'_>, predicate: &str) {
    p.write_text(" ");
    p.string(predicate);
    p.write_text(" ");
    p.operands(op.operands());
    let mut elided = vec!["predicate"];
    if op.attr("fastmathFlags").and_then(AttrRef::as_enum) == Some(0) {
        elided.push("fastmathFlags");
    }
    p.optional_attr_dict(op, &elided);
    p.write_text(" : ");
    p.ty(op.ty(op.operand(0)).id());
}

impl OpAssembly for ICmpOp<'_> {
    /// Parses `"slt" %a, %b : type`.
    ///
    /// # Errors
    /// The text is malformed.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        parse_comparison(p, state, &I_CMP_PREDICATE_SPEC)
    }

    /// Prints what [`ICmpOp::parse`] reads.
    fn print(self, p: &mut OpPrinter<'_>) {
        print_comparison(self.op_ref(), p, &I_CMP_PREDICATE_SPEC.spell(self.predicate().value()));
    }
}

impl OpAssembly for FCmpOp<'_> {
    /// Parses `"olt" %a, %b : type`.
    ///
    /// # Errors
    /// The text is malformed.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        parse_comparison(p, state, &F_CMP_PREDICATE_SPEC)
    }

    /// Prints what [`FCmpOp::parse`] reads.
    fn print(self, p: &mut OpPrinter<'_>) {
        print_comparison(self.op_ref(), p, &F_CMP_PREDICATE_SPEC.spell(self.predicate().value()));
    }
}

impl OpAssembly for AllocaOp<'_> {
    /// Parses `[inalloca] %n x type : (i64) -> !llvm.ptr`.
    ///
    /// # Errors
    /// The text is malformed.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        if p.optional_keyword("inalloca") {
            state.set_attr(cx, "inalloca", cx.unit_attr());
        }
        let size = p.operand()?;
        p.keyword("x")?;
        let element = p.ty()?;
        let (dict, mut entries) = (p.span(), p.optional_dict()?);
        p.token(":")?;
        let at = p.span();
        let ty = p.ty()?;
        if let Some(index) = entries.iter().position(|(name, _)| cx.str(*name) == "alignment") {
            let Some(alignment) = cx.attr_ref(entries[index].1).as_int() else {
                let at = p.name_span();
                return Err(p.error(at, "expected integer alignment"));
            };
            if alignment == 0 {
                entries.remove(index);
            }
        }
        p.add_attrs(state, entries, dict)?;
        let Some((&[size_type], &[result])) = cx.type_ref(ty).as_function() else {
            return Err(p.error(at, "expected trailing function type with one argument and one result"));
        };
        p.resolve_into(&[size], &[size_type], at, state)?;
        if cx.type_ref(result).is_dialect_type("llvm.ptr") {
            state.set_attr(cx, "elem_type", cx.type_attr(element));
        }
        state.result_types.push(result);
        Ok(())
    }

    /// Prints what [`AllocaOp::parse`] reads.
    fn print(self, p: &mut OpPrinter<'_>) {
        let op = self.op_ref();
        if self.inalloca() {
            p.write_text(" inalloca");
        }
        p.write_text(" ");
        p.operand(self.array_size());
        p.write_text(" x ");
        if let Some(ty) = op.attr("elem_type").and_then(AttrRef::as_type) {
            p.ty(ty);
        }
        let mut elided = vec!["elem_type", "inalloca"];
        if op.attr("alignment").and_then(AttrRef::as_int) == Some(0) {
            elided.push("alignment");
        }
        p.optional_attr_dict(op, &elided);
        p.write_text(" : ");
        p.functional_type(op);
    }
}

/// The index in `rawConstantIndices` that stands for the next operand.
const DYNAMIC_INDEX: i32 = i32::MIN;

/// `[%i, 3]`: operands and constants mixed.
pub(super) fn parse_gep_indices(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[CustomArg::Operand(group), CustomArg::Attr(slot)] = args else { return Ok(()) };
    let (mut dynamic, mut constants) = (Vec::new(), Vec::new());
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

/// Nothing is written: the type of the element follows from the container and the position.
pub(super) fn parse_insert_extract_value_element_type(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts,
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

/// As MLIR: the directive prints nothing, but a space stands before it.
pub(super) fn print_insert_extract_value_element_type(_: OpRef<'_>, _: &mut OpPrinter<'_>, _: &[CustomArg]) {}

/// Nothing is written: the result has as many elements as the mask.
pub(super) fn parse_shuffle_type(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts,
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

/// As MLIR: the directive prints nothing, but a space stands before it.
pub(super) fn print_shuffle_type(_: OpRef<'_>, _: &mut OpPrinter<'_>, _: &[CustomArg]) {}

/// `[1: ^bb1(%a : i32), 2: ^bb2]`, each on a line.
pub(super) fn parse_switch_op_cases(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts,
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
    let cx = p.cx();
    let mut cases = Branches::default();
    let mut numbers = Vec::new();
    p.token("[")?;
    if !p.optional_token("]") {
        loop {
            numbers.push(i128::from(p.integer()?));
            p.token(":")?;
            cases.parse(p)?;
            if !p.optional_token(",") {
                break;
            }
        }
        p.token("]")?;
        let flag = parts.operands.get(usize::from(flag)).and_then(|o| o.types.first().copied());
        if let Some(flag) = flag.filter(|&f| cx.type_ref(f).is_integer_type()) {
            parts.state.inherent[usize::from(values)] = case_values(cx, flag, &numbers);
        }
    }
    cases.set(p, parts, "case_operand_segments", (blocks, group, types));
    Ok(())
}

/// Prints what [`parse_switch_op_cases`] reads.
pub(super) fn print_switch_op_cases(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let &[_, CustomArg::Attr(values), _, CustomArg::Operand(group), _] = args else { return };
    p.write_text("[");
    p.newline();
    if let Some(values) = op.inherent(values.into()).and_then(AttrRef::dense_integers) {
        let groups = Branches::groups(op, group, "case_operand_segments");
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

/// `[^bb1(%a : i32), ^bb2]`, each on a line.
pub(super) fn parse_indirect_br_op_sucessors(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[_, CustomArg::Successor(blocks), CustomArg::Operand(group), CustomArg::Type(types)] = args else {
        return Ok(());
    };
    let mut cases = Branches::default();
    p.comma_separated(Delimiter::Square, |p| cases.parse(p))?;
    cases.set(p, parts, "indbr_operand_segments", (blocks, group, types));
    Ok(())
}

/// Prints what [`parse_indirect_br_op_sucessors`] reads.
pub(super) fn print_indirect_br_op_sucessors(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let &[_, _, CustomArg::Operand(group), _] = args else { return };
    let groups = Branches::groups(op, group, "indbr_operand_segments");
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
