//! Hand-written assembly of instructions.

use mlir::opdef::{CustomArg, TypeArg};
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult, Parts};
use mlir::{AttrRef, OpRef, OpState, OpView, Type};

use super::types::element_at;
use super::{AllocaOp, CallOp, I_CMP_PREDICATE_SPEC, ICmpOp};

impl ICmpOp<'_> {
    /// Parses `"slt" %a, %b : type`.
    ///
    /// # Errors
    /// The text is malformed.
    pub fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        let span = p.span();
        let attr = p.attr(Some(cx.none_ty()))?;
        let Some(word) = cx.attr_ref(attr).as_str() else {
            return Err(p.error(span, "invalid kind of attribute specified"));
        };
        let Some(predicate) = I_CMP_PREDICATE_SPEC.value(word) else {
            return Err(p.error(span, format!("'{word}' is an incorrect value of the 'predicate' attribute")));
        };
        state.set_attr(cx, "predicate", cx.int_attr_of_width(predicate, 64));
        let lhs = p.operand()?;
        p.token(",")?;
        let rhs = p.operand()?;
        p.optional_attr_dict(state)?;
        let at = p.span();
        let ty = p.colon_type()?;
        p.resolve_into(&[lhs, rhs], &[ty, ty], at, state)?;
        let ty = cx.type_ref(ty);
        let result = if ty.is_vector() { ty.with_element_type(cx.int_ty(1)).id() } else { cx.int_ty(1) };
        state.result_types.push(result);
        Ok(())
    }

    /// Prints what [`ICmpOp::parse`] reads.
    pub fn print(self, p: &mut OpPrinter<'_>) {
        let op = self.op_ref();
        p.write_text(" ");
        p.string(&I_CMP_PREDICATE_SPEC.spell(self.predicate().value()));
        p.write_text(" ");
        p.operands(op.operands());
        p.optional_attr_dict(op, &["predicate"]);
        p.write_text(" : ");
        p.ty(op.ty(self.lhs()).id());
    }
}

impl AllocaOp<'_> {
    /// Parses `[inalloca] %n x type : (i64) -> !llvm.ptr`.
    ///
    /// # Errors
    /// The text is malformed.
    pub fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        if p.optional_keyword("inalloca") {
            state.set_attr(cx, "inalloca", cx.unit_attr());
        }
        let size = p.operand()?;
        p.keyword("x")?;
        let element = p.ty()?;
        p.optional_attr_dict(state)?;
        let at = p.span();
        let ty = p.colon_type()?;
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
    pub fn print(self, p: &mut OpPrinter<'_>) {
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
        p.optional_attr_dict(op, &["elem_type", "inalloca"]);
        p.write_text(" : ");
        p.functional_type(op);
    }
}

impl CallOp<'_> {
    /// Parses `[cconv] [tail] @callee(operands) [vararg(type)] : (types) -> type`, or `%pointer(operands)` and the
    /// pointer's type before the others.
    ///
    /// # Errors
    /// The text is malformed.
    pub fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        for (name, spec) in
            [("CConv", &super::C_CONV_ATTR_SPEC), ("TailCallKind", &super::TAIL_CALL_KIND_ATTR_SPEC)]
        {
            if let Some(value) = p.peek_keyword().and_then(|w| spec.cases.value(w)) {
                p.any_keyword()?;
                state.set_attr(cx, name, cx.enum_attr(spec, value));
            }
        }
        let pointer = match p.optional_symbol_name() {
            Some(name) => {
                state.set_attr(cx, "callee", cx.symbol_ref_attr(cx.str(name)));
                None
            }
            None => Some(p.operand()?),
        };
        let operands = p.operand_list(Delimiter::Paren)?;
        if p.optional_keyword("vararg") {
            p.token("(")?;
            let ty = p.ty()?;
            p.token(")")?;
            state.set_attr(cx, "var_callee_type", cx.type_attr(ty));
        }
        p.optional_attr_dict(state)?;
        let at = p.span();
        p.token(":")?;
        let mut types: Vec<Type> = Vec::new();
        let mut all = Vec::new();
        if let Some(pointer) = pointer {
            all.push(pointer);
            types.push(p.ty()?);
            p.token(",")?;
        }
        if !p.peek_token("(") {
            p.token("(")?;
        }
        let ty = p.ty()?;
        let (inputs, results) = cx.type_ref(ty).as_function().unwrap_or_default();
        if results.len() > 1 {
            return Err(p.error(at, "expected function with 0 or 1 result"));
        }
        types.extend_from_slice(inputs);
        all.extend(operands);
        p.resolve_into(&all, &types, at, state)?;
        state.set_attr(cx, "op_bundle_sizes", cx.dense_array_attr::<i32>(&[]));
        state.set_attr(cx, "operandSegmentSizes", cx.dense_array_attr::<i32>(&[all.len() as i32, 0]));
        state.result_types.extend(results.iter().copied());
        Ok(())
    }

    /// Prints what [`CallOp::parse`] reads.
    pub fn print(self, p: &mut OpPrinter<'_>) {
        let op = self.op_ref();
        for (name, spec) in
            [("CConv", &super::C_CONV_ATTR_SPEC), ("TailCallKind", &super::TAIL_CALL_KIND_ATTR_SPEC)]
        {
            if let Some(value) = op.attr(name).and_then(AttrRef::as_enum).filter(|&v| v != 0) {
                p.write_text(" ");
                p.write_text(&spec.cases.spell(value));
            }
        }
        p.write_text(" ");
        let callee = op.attr("callee").and_then(AttrRef::as_flat_symbol);
        match callee {
            Some(name) => p.symbol_name(name),
            None => p.operand(op.operand(0)),
        }
        let skip = usize::from(callee.is_none());
        p.write_text("(");
        p.operands(op.operands().skip(skip));
        p.write_text(")");
        if let Some(ty) = op.attr("var_callee_type").and_then(AttrRef::as_type) {
            p.write_text(" vararg(");
            p.ty(ty);
            p.write_text(")");
        }
        let mut elided = vec![
            "callee",
            "var_callee_type",
            "CConv",
            "TailCallKind",
            "op_bundle_sizes",
            "operandSegmentSizes",
        ];
        if op.attr("fastmathFlags").and_then(AttrRef::as_enum) == Some(0) {
            elided.push("fastmathFlags");
        }
        p.optional_attr_dict(op, &elided);
        p.write_text(" : ");
        if callee.is_none() {
            p.ty(op.ty(op.operand(0)).id());
            p.write_text(", ");
        }
        p.write_text("(");
        p.types(op.operand_types().skip(skip));
        p.write_text(") -> ");
        match op.result_types().next() {
            Some(ty) => p.ty(ty),
            None => p.write_text("()"),
        }
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
