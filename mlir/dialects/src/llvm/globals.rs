//! Hand-written assembly of globals and functions.

use mlir::hooks::OpAssembly;
use mlir::text::function::{parse_signature, print_signature, set_signature_attrs};
use mlir::text::{OpParser, OpPrinter, ParseResult, RegionStyle};
use mlir::{Attr, AttrRef, OpRef, OpState, Type};

use super::symbols::linkage;
use super::types::{LlvmType, data, is_deeply_compatible};
use super::{
    AliasOp, C_CONV_ATTR_SPEC, GlobalOp, LLVMFuncOp, Linkage, UNNAMED_ADDR_SPEC, VISIBILITY_SPEC,
    VScaleRangeAttr, function_type, linkage_word, parse_linkage, types,
};

/// Parses the keyword of an enum that is stored as an integer; the default is 0.
fn parse_keyword_enum(
    p: &mut OpParser<'_, '_>,
    state: &mut OpState,
    name: &str,
    spec: &mlir::opdef::EnumSpec,
) -> ParseResult<()> {
    let given = p.peek_keyword().and_then(|w| spec.value(w));
    if given.is_some() {
        p.any_keyword()?;
    }
    state.set_attr(p.cx(), name, p.cx().int_attr_of_width(given.unwrap_or(0), 64));
    Ok(())
}

/// `[linkage] [visibility] [thread_local] [unnamed_addr]`
fn parse_global_words(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
    let cx = p.cx();
    state.set_attr(cx, GlobalOp::LINKAGE_ATTR, parse_linkage(p)?);
    parse_keyword_enum(p, state, GlobalOp::VISIBILITY_ATTR, &VISIBILITY_SPEC)?;
    if p.optional_keyword("thread_local") {
        state.set_attr(cx, GlobalOp::THREAD_LOCAL_ATTR, cx.unit_attr());
    }
    parse_keyword_enum(p, state, GlobalOp::UNNAMED_ADDR_ATTR, &UNNAMED_ADDR_SPEC)?;
    Ok(())
}

/// Prints what [`parse_global_words`] reads, and `constant`.
fn print_global_words(op: OpRef<'_>, p: &mut OpPrinter<'_>) {
    p.write_text(" ");
    p.write_text(&linkage_word(op.attr(GlobalOp::LINKAGE_ATTR)));
    let spelled = |name: &str, spec: &mlir::opdef::EnumSpec| {
        op.attr(name).and_then(AttrRef::as_int).map(|v| spec.spell(v)).unwrap_or_default()
    };
    let flag = |name: &str, word: &str| op.attr(name).map(|_| word.to_owned()).unwrap_or_default();
    let words = [
        spelled(GlobalOp::VISIBILITY_ATTR, &VISIBILITY_SPEC),
        flag(GlobalOp::THREAD_LOCAL_ATTR, "thread_local"),
        spelled(GlobalOp::UNNAMED_ADDR_ATTR, &UNNAMED_ADDR_SPEC),
        flag(GlobalOp::CONSTANT_ATTR, "constant"),
    ];
    for word in words.iter().filter(|w| !w.is_empty()) {
        p.write_text(" ");
        p.write_text(word);
    }
    p.write_text(" ");
    p.symbol_name(op.attr(GlobalOp::SYM_NAME_ATTR).and_then(AttrRef::as_str).unwrap_or_default());
}

/// `comdat(@list::@selector)`, if present.
fn parse_comdat(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
    if p.optional_keyword("comdat") {
        p.token("(")?;
        let span = p.span();
        let symbol = p.attr(None)?;
        if !p.cx().attr_ref(symbol).is_symbol_ref() {
            return Err(p.error(span, "invalid kind of attribute specified"));
        }
        p.token(")")?;
        state.set_attr(p.cx(), GlobalOp::COMDAT_ATTR, symbol);
    }
    Ok(())
}

/// Prints what [`parse_comdat`] reads.
fn print_comdat(op: OpRef<'_>, p: &mut OpPrinter<'_>) {
    if let Some(symbol) = op.attr(GlobalOp::COMDAT_ATTR) {
        p.write_text(" comdat(");
        p.attr(symbol.id());
        p.write_text(")");
    }
}

/// `vscale_range(2, 4)`, if present.
fn parse_vscale_range(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
    if p.optional_keyword("vscale_range") {
        let cx = p.cx();
        p.token("(")?;
        let least = p.integer()?;
        p.token(",")?;
        let most = p.integer()?;
        p.token(")")?;
        let bound = |n: i64| cx.int_attr_of_width(n, 32);
        state.set_attr(
            cx,
            LLVMFuncOp::VSCALE_RANGE_ATTR,
            VScaleRangeAttr::get(cx, bound(least), bound(most)),
        );
    }
    Ok(())
}

/// The type after a colon, if present.
fn parse_global_type(p: &mut OpParser<'_, '_>) -> ParseResult<Option<Type>> {
    let types = p.optional_colon_type_list()?;
    let at = p.name_span();
    match types.as_slice() {
        [] => Ok(None),
        &[one] => Ok(Some(one)),
        _ => Err(p.error(at, "expected zero or one type")),
    }
}

impl OpAssembly for AliasOp<'_> {
    /// Parses `[linkage] @name {attrs} : type { initializer }`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        parse_global_words(p, state)?;
        let name = p.symbol_name()?;
        state.set_attr(cx, Self::SYM_NAME_ATTR, cx.string_attr(cx.str(name)));
        p.optional_attr_dict(state)?;
        let ty = parse_global_type(p)?;
        p.region_as_written(state, Vec::new())?;
        let at = p.name_span();
        let Some(ty) = ty else { return Err(p.error(at, "expected zero or one type")) };
        state.set_attr(cx, Self::ALIAS_TYPE_ATTR, cx.type_attr(ty));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        print_global_words(op, p);
        let elided = [
            Self::SYM_NAME_ATTR,
            Self::ALIAS_TYPE_ATTR,
            Self::LINKAGE_ATTR,
            Self::UNNAMED_ADDR_ATTR,
            Self::THREAD_LOCAL_ATTR,
            Self::VISIBILITY_ATTR,
        ];
        p.optional_attr_dict(op, &elided);
        p.write_text(" : ");
        if let Some(ty) = op.attr(Self::ALIAS_TYPE_ATTR).and_then(AttrRef::as_type) {
            p.ty(ty);
        }
        p.write_text(" ");
        p.region(
            self.initializer(),
            RegionStyle { entry_args: false, terminators: true, empty_block: false },
        );
    }
}

impl OpAssembly for GlobalOp<'_> {
    /// Parses `[linkage] [constant] @name(value) {attrs} [: type] [{ initializer }]`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        parse_global_words(p, state)?;
        if p.optional_keyword("constant") {
            state.set_attr(cx, Self::CONSTANT_ATTR, cx.unit_attr());
        }
        let name = p.symbol_name()?;
        state.set_attr(cx, Self::SYM_NAME_ATTR, cx.string_attr(cx.str(name)));
        p.token("(")?;
        let mut value = None;
        if !p.optional_token(")") {
            value = Some(p.attr(None)?);
            p.token(")")?;
        }
        parse_comdat(p, state)?;
        p.optional_attr_dict(state)?;
        let span = p.name_span();
        let ty = match (parse_global_type(p)?, value.map(|v| cx.attr_ref(v))) {
            (Some(ty), _) => ty,
            (None, Some(v)) if v.is_string() => {
                types::array(cx, v.as_bytes().map_or(0, |b| b.len() as u64), cx.int_ty(8))
            }
            _ => return Err(p.error(span, "type can only be omitted for string globals")),
        };
        state.set_attr(cx, Self::GLOBAL_TYPE_ATTR, cx.type_attr(ty));
        if let Some(value) = value {
            state.set_attr(cx, Self::VALUE_ATTR, value);
        }
        if p.peek_token("{") {
            p.region_as_written(state, Vec::new())
        } else {
            p.empty_region(state);
            Ok(())
        }
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        print_global_words(op, p);
        p.write_text("(");
        let value = op.attr(Self::VALUE_ATTR);
        if let Some(value) = value {
            p.attr(value.id());
        }
        p.write_text(")");
        print_comdat(op, p);
        let elided = [
            Self::COMDAT_ATTR,
            Self::SYM_NAME_ATTR,
            Self::GLOBAL_TYPE_ATTR,
            Self::CONSTANT_ATTR,
            Self::VALUE_ATTR,
            Self::LINKAGE_ATTR,
            Self::UNNAMED_ADDR_ATTR,
            Self::THREAD_LOCAL_ATTR,
            Self::VISIBILITY_ATTR,
        ];
        p.optional_attr_dict(op, &elided);
        if !value.is_some_and(AttrRef::is_string) {
            p.write_text(" : ");
            if let Some(ty) = op.attr(Self::GLOBAL_TYPE_ATTR).and_then(AttrRef::as_type) {
                p.ty(ty);
            }
        }
        if op.num_regions() > 0 && !self.initializer().is_empty() {
            p.write_text(" ");
            p.region(
                self.initializer(),
                RegionStyle { entry_args: false, terminators: true, empty_block: false },
            );
        }
    }
}

impl OpAssembly for LLVMFuncOp<'_> {
    /// Parses `[linkage] [visibility] [cconv] @name(arguments) [-> type] [attributes {...}] [{ body }]`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        state.set_attr(cx, Self::LINKAGE_ATTR, parse_linkage(p)?);
        parse_keyword_enum(p, state, Self::VISIBILITY_ATTR, &VISIBILITY_SPEC)?;
        parse_keyword_enum(p, state, Self::UNNAMED_ADDR_ATTR, &UNNAMED_ADDR_SPEC)?;
        let convention = p.peek_keyword().and_then(|w| C_CONV_ATTR_SPEC.cases.value(w));
        if convention.is_some() {
            p.any_keyword()?;
        }
        state.set_attr(cx, Self::C_CONV_ATTR, cx.enum_attr(&C_CONV_ATTR_SPEC, convention.unwrap_or(0)));
        let span = p.span();
        let name = p.symbol_name()?;
        state.set_attr(cx, Self::SYM_NAME_ATTR, cx.string_attr(cx.str(name)));
        let signature = parse_signature(p, true)?;
        let unknown = |types: &[Type]| types.iter().any(|&t| !is_deeply_compatible(cx.type_ref(t)));
        for (types, what) in [(signature.inputs(), "arguments"), (signature.results.clone(), "results")] {
            if unknown(&types) {
                // The types come next, in a message about results.
                let shown = |&t: &Type| format!("'{}'", cx.type_ref(t));
                let shown: Vec<String> = types.iter().filter(|_| what == "results").map(shown).collect();
                let message = format!(
                    "failed to construct function type: expected LLVM type for function {what}{}",
                    shown.join(", ")
                );
                return Err(p.error(span, message));
            }
        }
        let result = match signature.results.as_slice() {
            [] => types::void(cx),
            [one] => *one,
            _ => {
                return Err(
                    p.error(span, "failed to construct function type: expected zero or one function result")
                );
            }
        };
        let ty = types::function(cx, result, &signature.inputs(), signature.variadic);
        state.set_attr(cx, Self::FUNCTION_TYPE_ATTR, cx.type_attr(ty));
        parse_vscale_range(p, state)?;
        parse_comdat(p, state)?;
        p.optional_attr_dict_with_keyword(state)?;
        set_signature_attrs(cx, state, &signature);
        p.optional_deferred_region(state, signature.entry_args()).map(|_| ())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        if linkage(op).is_some_and(|linkage| linkage != Linkage::External) {
            p.write_text(" ");
            p.write_text(&linkage_word(op.attr(Self::LINKAGE_ATTR)));
        }
        for (name, spec) in
            [(Self::VISIBILITY_ATTR, &VISIBILITY_SPEC), (Self::UNNAMED_ADDR_ATTR, &UNNAMED_ADDR_SPEC)]
        {
            let word = op.attr(name).and_then(AttrRef::as_int).map(|v| spec.spell(v)).unwrap_or_default();
            if !word.is_empty() {
                p.write_text(" ");
                p.write_text(&word);
            }
        }
        if let Some(value) = op.attr(Self::C_CONV_ATTR).and_then(AttrRef::as_enum).filter(|&v| v != 0) {
            p.write_text(" ");
            p.write_text(&C_CONV_ATTR_SPEC.cases.spell(value));
        }
        p.write_text(" ");
        p.symbol_name(op.attr(Self::SYM_NAME_ATTR).and_then(AttrRef::as_str).unwrap_or_default());
        let Some(LlvmType::Function { result, params, variadic }) = function_type(op) else { return };
        let void = matches!(data(op.cx().type_ref(*result)), Some(LlvmType::Void));
        let results: &[Type] = if void { &[] } else { std::slice::from_ref(result) };
        print_signature(op, p, params, results, *variadic);
        if let Some(range) = op.attr(Self::VSCALE_RANGE_ATTR).and_then(|a| a.cast::<VScaleRangeAttr>()) {
            let bound = |a: Attr| op.cx().attr_ref(a).as_int().unwrap_or_default();
            p.write_text(&format!(
                " vscale_range({}, {})",
                bound(range.min_range()),
                bound(range.max_range())
            ));
        }
        print_comdat(op, p);
        let elided = [
            Self::COMDAT_ATTR,
            Self::VSCALE_RANGE_ATTR,
            Self::SYM_NAME_ATTR,
            Self::FUNCTION_TYPE_ATTR,
            Self::LINKAGE_ATTR,
            Self::VISIBILITY_ATTR,
            Self::UNNAMED_ADDR_ATTR,
            Self::C_CONV_ATTR,
            Self::ARG_ATTRS_ATTR,
            Self::RES_ATTRS_ATTR,
        ];
        p.optional_attr_dict_with_keyword(op, &elided);
        if op.num_regions() > 0 && !self.body().is_empty() {
            p.write_text(" ");
            p.region(self.body(), RegionStyle { entry_args: false, terminators: true, empty_block: true });
        }
    }
}
