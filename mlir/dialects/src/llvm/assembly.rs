//! Hand-written assembly of instructions.

use mlir::hooks::OpAssembly;
use mlir::text::{OpParser, OpPrinter, ParseResult};
use mlir::{AttrRef, OpRef, OpState, OpView};

use super::types::{LlvmType, data, is_compatible};
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
    state.set_attr(cx, ICmpOp::PREDICATE_ATTR, cx.int_attr_of_width(predicate, 64));
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
    let mut elided = vec![ICmpOp::PREDICATE_ATTR];
    if op.attr(FCmpOp::FASTMATH_FLAGS_ATTR).and_then(AttrRef::as_enum) == Some(0) {
        elided.push(FCmpOp::FASTMATH_FLAGS_ATTR);
    }
    p.optional_attr_dict(op, &elided);
    p.colon_type(op.ty(op.operand(0)));
}

impl OpAssembly for ICmpOp<'_> {
    /// Parses `"slt" %a, %b : type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        parse_comparison(p, state, &I_CMP_PREDICATE_SPEC)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        print_comparison(self.op_ref(), p, &I_CMP_PREDICATE_SPEC.spell(self.predicate().value()));
    }
}

impl OpAssembly for FCmpOp<'_> {
    /// Parses `"olt" %a, %b : type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        parse_comparison(p, state, &F_CMP_PREDICATE_SPEC)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        print_comparison(self.op_ref(), p, &F_CMP_PREDICATE_SPEC.spell(self.predicate().value()));
    }
}

impl OpAssembly for AllocaOp<'_> {
    /// Parses `[inalloca] %n x type : (i64) -> !llvm.ptr`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        if p.optional_keyword("inalloca") {
            state.set_attr(cx, Self::INALLOCA_ATTR, cx.unit_attr());
        }
        let size = p.operand()?;
        p.keyword("x")?;
        let element = p.ty()?;
        let dict = p.span();
        let mut entries = p.optional_dict()?;
        p.token(":")?;
        let at = p.span();
        let ty = p.ty()?;
        if let Some(index) = entries.iter().position(|(name, _)| cx.str(*name) == Self::ALIGNMENT_ATTR) {
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
        if matches!(data(cx.type_ref(result)), Some(LlvmType::Ptr { .. })) {
            state.set_attr(cx, Self::ELEM_TYPE_ATTR, cx.type_attr(element));
        }
        state.result_types.push(result);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        if self.inalloca() {
            p.write_text(" inalloca");
        }
        p.write_text(" ");
        p.operand(self.array_size());
        p.write_text(" x ");
        if let Some(ty) = op.attr(Self::ELEM_TYPE_ATTR).and_then(AttrRef::as_type) {
            p.ty(ty);
        }
        let mut elided = vec![Self::ELEM_TYPE_ATTR, Self::INALLOCA_ATTR];
        if op.attr(Self::ALIGNMENT_ATTR).and_then(AttrRef::as_int) == Some(0) {
            elided.push(Self::ALIGNMENT_ATTR);
        }
        p.optional_attr_dict(op, &elided);
        p.write_text(" : ");
        p.functional_type(op);
    }
}
