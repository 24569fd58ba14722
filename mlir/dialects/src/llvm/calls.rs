//! The text of calls: callees, and types with the attributes of arguments and results.

use mlir::hooks::OpAssembly;
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult, UnresolvedOperand};
use mlir::{Attr, AttrRef, Ident, OpRef, OpState, Type, Value};

use super::bundles::{Bundles, parse_bundles, print_bundles};
use super::types::{LlvmType, data};
use super::{C_CONV_ATTR_SPEC, CallIntrinsicOp, CallOp, InvokeOp, LandingpadOp, TAIL_CALL_KIND_ATTR_SPEC};

/// Sets the bundles' attributes and appends their operands; returns the number of operands.
fn add_bundles(p: &mut OpParser<'_, '_>, state: &mut OpState, bundles: &Bundles) -> ParseResult<i32> {
    let cx = p.cx();
    let at = p.name_span();
    if !bundles.tags.is_empty() {
        state.set_attr(cx, CallOp::OP_BUNDLE_TAGS_ATTR, cx.array_attr(&bundles.tags));
    }
    state.set_attr(cx, CallOp::OP_BUNDLE_SIZES_ATTR, cx.dense_array_attr::<i32>(&bundles.sizes));
    p.resolve_into(&bundles.operands, &bundles.types, at, state)?;
    Ok(i32::try_from(bundles.operands.len()).unwrap_or(i32::MAX))
}

/// Prints an operation's bundles, if it has any.
fn print_bundles_of(op: OpRef<'_>, p: &mut OpPrinter<'_>, group: usize, tags: Option<&[Attr]>) {
    if !op.nested_operands_of(group).is_empty() {
        p.write_text(" ");
        print_bundles(op, p, group, tags.unwrap_or_default());
    }
}

/// A list of types, each with attributes.
#[derive(Default)]
struct TypesWithAttrs {
    types: Vec<Type>,
    attrs: Vec<Vec<(Ident, Attr)>>,
}

impl TypesWithAttrs {
    fn parse(p: &mut OpParser<'_, '_>) -> ParseResult<Self> {
        let mut all = TypesWithAttrs::default();
        p.comma_separated(Delimiter::Paren, |p| {
            all.types.push(p.ty()?);
            all.attrs.push(p.optional_dict()?);
            Ok(())
        })?;
        Ok(all)
    }

    /// Sets the attributes as an array of dictionaries, if there are any.
    fn set(&self, p: &OpParser<'_, '_>, state: &mut OpState, name: &str) {
        if self.attrs.iter().any(|a| !a.is_empty()) {
            let cx = p.cx();
            let all: Vec<Attr> = self.attrs.iter().map(|a| cx.dictionary_attr(a)).collect();
            state.set_attr(cx, name, cx.array_attr(&all));
        }
    }
}

/// `(i32 {llvm.noundef}, ptr) -> (i32 {llvm.signext})`
///
/// The caller reports a missing arrow.
fn parse_signature(p: &mut OpParser<'_, '_>) -> ParseResult<Option<(TypesWithAttrs, TypesWithAttrs)>> {
    let inputs = TypesWithAttrs::parse(p)?;
    if !p.optional_token("->") {
        return Ok(None);
    }
    if p.peek_token("(") {
        return Ok(Some((inputs, TypesWithAttrs::parse(p)?)));
    }
    let result = TypesWithAttrs { types: vec![p.ty()?], attrs: vec![Vec::new()] };
    Ok(Some((inputs, result)))
}

/// Prints what [`parse_signature`] reads.
fn print_signature(op: OpRef<'_>, p: &mut OpPrinter<'_>, inputs: &[Type]) {
    let attrs_of = |name: &str, index: usize| {
        let all = op.attr(name).and_then(AttrRef::as_array).unwrap_or_default();
        let one = all.get(index).and_then(|&a| op.cx().attr_ref(a).as_dictionary()).unwrap_or_default();
        one.iter().map(|&(name, attr)| (op.cx().str(name), attr)).collect::<Vec<_>>()
    };
    p.write_text("(");
    for (index, &ty) in inputs.iter().enumerate() {
        if index > 0 {
            p.write_text(", ");
        }
        p.ty(ty);
        p.optional_attrs(&attrs_of(CallOp::ARG_ATTRS_ATTR, index));
    }
    p.write_text(")");
    let results: Vec<Type> = op.result_types().collect();
    let bare = |t: Type| attrs_of(CallOp::RES_ATTRS_ATTR, 0).is_empty() && !op.cx().type_ref(t).is_function();
    match results.as_slice() {
        // The result of a call is never omitted.
        [] => p.write_text(" -> ()"),
        &[one] if bare(one) => {
            p.write_text(" -> ");
            p.ty(one);
        }
        _ => {
            p.write_text(" -> (");
            for (index, &ty) in results.iter().enumerate() {
                p.ty(ty);
                p.optional_attrs(&attrs_of(CallOp::RES_ATTRS_ATTR, index));
            }
            p.write_text(")");
        }
    }
}

/// The part of a call before its types.
struct Called {
    /// The arguments, after the callee if that is a value.
    operands: Vec<UnresolvedOperand>,
    direct: bool,
}

/// `@callee(operands)` or `%pointer(operands)`
fn parse_called(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<Called> {
    let cx = p.cx();
    let mut operands: Vec<_> = p.optional_operand()?.into_iter().collect();
    let direct = operands.is_empty();
    if direct {
        let span = p.span();
        let callee = p.attr(None)?;
        if !cx.attr_ref(callee).is_flat_symbol_ref() {
            return Err(p.error(span, "invalid kind of attribute specified"));
        }
        state.set_attr(cx, CallOp::CALLEE_ATTR, callee);
    }
    operands.extend(p.operand_list(Delimiter::Paren)?);
    Ok(Called { operands, direct })
}

/// `vararg(!llvm.func<i32 (ptr, ...)>)`, if present.
fn parse_vararg(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
    if p.optional_keyword("vararg") {
        p.token("(")?;
        let span = p.span();
        let ty = p.attr(None)?;
        if !p.cx().attr_ref(ty).is_type_attr() {
            return Err(p.error(span, "invalid kind of attribute specified"));
        }
        p.token(")")?;
        state.set_attr(p.cx(), CallOp::VAR_CALLEE_TYPE_ATTR, ty);
    }
    Ok(())
}

/// The types after `:`, which resolve the operands.
fn parse_call_types(p: &mut OpParser<'_, '_>, state: &mut OpState, called: &Called) -> ParseResult<()> {
    let at = p.span();
    let name = p.name_span();
    p.token(":")?;
    let mut types = Vec::new();
    if !called.direct {
        types.push(p.ty()?);
        if !p.optional_token(",") {
            return Err(p.error(at, "expected indirect call to have 2 trailing types"));
        }
    }
    let Ok(Some((inputs, results))) = parse_signature(p) else {
        let what = if called.direct {
            "expected direct call to have 1 trailing types"
        } else {
            "expected trailing function type"
        };
        return Err(p.error(at, what));
    };
    if results.types.len() > 1 {
        return Err(p.error(at, "expected function with 0 or 1 result"));
    }
    let void = |&t: &Type| matches!(data(p.cx().type_ref(t)), Some(LlvmType::Void));
    if results.types.iter().any(void) {
        return Err(p.error(at, "expected a non-void result type"));
    }
    types.extend_from_slice(&inputs.types);
    state.result_types.extend(results.types.iter().copied());
    p.resolve_into(&called.operands, &types, name, state)?;
    inputs.set(p, state, CallOp::ARG_ATTRS_ATTR);
    results.set(p, state, CallOp::RES_ATTRS_ATTR);
    Ok(())
}

/// A call's attributes that have their own syntax.
const ELIDED: [&str; 9] = [
    CallOp::CALLEE_ATTR,
    CallOp::TAIL_CALL_KIND_ATTR,
    CallOp::VAR_CALLEE_TYPE_ATTR,
    CallOp::C_CONV_ATTR,
    CallOp::OPERAND_SEGMENT_SIZES_ATTR,
    CallOp::OP_BUNDLE_SIZES_ATTR,
    CallOp::OP_BUNDLE_TAGS_ATTR,
    CallOp::ARG_ATTRS_ATTR,
    CallOp::RES_ATTRS_ATTR,
];

fn print_attrs(op: OpRef<'_>, p: &mut OpPrinter<'_>, elided: &[&str]) {
    let mut elided = elided.to_vec();
    if op.attr(CallOp::FASTMATH_FLAGS_ATTR).and_then(AttrRef::as_enum) == Some(0) {
        elided.push(CallOp::FASTMATH_FLAGS_ATTR);
    }
    p.optional_attr_dict(op, &elided);
}

/// Prints `@callee(operands)` or `%pointer(operands)`.
fn print_called(op: OpRef<'_>, p: &mut OpPrinter<'_>) -> Vec<Value> {
    let mut args: Vec<Value> = op.operands_of(0).collect();
    match op.attr(CallOp::CALLEE_ATTR).and_then(AttrRef::as_flat_symbol) {
        Some(name) => p.symbol_name(name),
        None if args.is_empty() => {}
        None => p.operand(args.remove(0)),
    }
    p.operands_between("(", args.iter().copied(), ")");
    args
}

fn print_vararg(op: OpRef<'_>, p: &mut OpPrinter<'_>) {
    if let Some(ty) = op.attr(CallOp::VAR_CALLEE_TYPE_ATTR).and_then(AttrRef::as_type) {
        p.write_text(" vararg(");
        p.ty(ty);
        p.write_text(")");
    }
}

fn print_call_types(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[Value]) {
    p.write_text(" : ");
    if op.attr(CallOp::CALLEE_ATTR).is_none()
        && let Some(pointer) = op.operands_of(0).next()
    {
        p.ty(op.ty(pointer).id());
        p.write_text(", ");
    }
    let types: Vec<Type> = args.iter().map(|&v| op.ty(v).id()).collect();
    print_signature(op, p, &types);
}

/// Parses the keyword of an enum attribute, if one is next.
fn parse_word(
    p: &mut OpParser<'_, '_>,
    state: &mut OpState,
    name: &str,
    spec: &'static mlir::opdef::EnumAttrSpec,
) -> ParseResult<()> {
    let given = p.peek_keyword().and_then(|w| spec.cases.value(w));
    if given.is_some() {
        p.any_keyword()?;
    }
    state.set_attr(p.cx(), name, p.cx().enum_attr(spec, given.unwrap_or(0)));
    Ok(())
}

/// Prints the keyword of an enum attribute and a space, unless it is the default.
fn print_word(op: OpRef<'_>, p: &mut OpPrinter<'_>, name: &str, spec: &'static mlir::opdef::EnumAttrSpec) {
    if let Some(value) = op.attr(name).and_then(AttrRef::as_enum).filter(|&v| v != 0) {
        p.write_text(&spec.cases.spell(value));
        p.write_text(" ");
    }
}

fn length(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

impl OpAssembly for CallOp<'_> {
    /// Parses `[cconv] [tail] callee(operands) [vararg(type)] [bundles] {attrs} : [type,] (types) -> type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        parse_word(p, state, Self::C_CONV_ATTR, &C_CONV_ATTR_SPEC)?;
        parse_word(p, state, Self::TAIL_CALL_KIND_ATTR, &TAIL_CALL_KIND_ATTR_SPEC)?;
        let called = parse_called(p, state)?;
        parse_vararg(p, state)?;
        let bundles = parse_bundles(p)?.unwrap_or_default();
        p.optional_attr_dict(state)?;
        parse_call_types(p, state, &called)?;
        let sizes = [length(called.operands.len()), add_bundles(p, state, &bundles)?];
        state.set_attr(p.cx(), Self::OPERAND_SEGMENT_SIZES_ATTR, p.cx().dense_array_attr::<i32>(&sizes));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        p.write_text(" ");
        print_word(op, p, Self::C_CONV_ATTR, &C_CONV_ATTR_SPEC);
        print_word(op, p, Self::TAIL_CALL_KIND_ATTR, &TAIL_CALL_KIND_ATTR_SPEC);
        let args = print_called(op, p);
        print_vararg(op, p);
        print_bundles_of(op, p, 1, self.op_bundle_tags());
        print_attrs(op, p, &ELIDED);
        print_call_types(op, p, &args);
    }
}

impl OpAssembly for InvokeOp<'_> {
    /// Parses `[cconv] callee(operands) to ^bb1 unwind ^bb2 [vararg(type)] [bundles] {attrs} : [type,] (types) ->
    /// type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        parse_word(p, state, Self::C_CONV_ATTR, &C_CONV_ATTR_SPEC)?;
        let called = parse_called(p, state)?;
        p.keyword("to")?;
        let (normal, normal_operands) = p.successor_and_operands()?;
        p.keyword("unwind")?;
        let (unwind, unwind_operands) = p.successor_and_operands()?;
        parse_vararg(p, state)?;
        let bundles = parse_bundles(p)?.unwrap_or_default();
        p.optional_attr_dict(state)?;
        parse_call_types(p, state, &called)?;
        state.successors.extend([normal, unwind]);
        state.operands.extend_from_slice(&normal_operands);
        state.operands.extend_from_slice(&unwind_operands);
        let sizes = [
            length(called.operands.len()),
            length(normal_operands.len()),
            length(unwind_operands.len()),
            add_bundles(p, state, &bundles)?,
        ];
        state.set_attr(p.cx(), Self::OPERAND_SEGMENT_SIZES_ATTR, p.cx().dense_array_attr::<i32>(&sizes));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        p.write_text(" ");
        print_word(op, p, Self::C_CONV_ATTR, &C_CONV_ATTR_SPEC);
        let args = print_called(op, p);
        for (index, (word, block)) in [" to ", " unwind "].into_iter().zip(op.successors()).enumerate() {
            p.write_text(word);
            p.successor_and_operands(block, op.operands_of(1 + index));
        }
        print_vararg(op, p);
        print_bundles_of(op, p, 3, self.op_bundle_tags());
        print_attrs(op, p, &ELIDED);
        print_call_types(op, p, &args);
    }
}

impl OpAssembly for CallIntrinsicOp<'_> {
    /// Parses `"llvm.name"(operands) [bundles] {attrs} : (types) -> type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        let span = p.span();
        let name = p.attr(Some(cx.none_ty()))?;
        if !cx.attr_ref(name).is_string() {
            return Err(p.error(span, "invalid kind of attribute specified"));
        }
        state.set_attr(cx, Self::INTRIN_ATTR, name);
        p.token("(")?;
        let operands = p.operand_list(Delimiter::None)?;
        p.token(")")?;
        let bundles = parse_bundles(p)?.unwrap_or_default();
        p.optional_attr_dict(state)?;
        let called = Called { operands, direct: true };
        parse_call_types(p, state, &called)?;
        let sizes = [length(called.operands.len()), add_bundles(p, state, &bundles)?];
        state.set_attr(cx, Self::OPERAND_SEGMENT_SIZES_ATTR, cx.dense_array_attr::<i32>(&sizes));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        p.write_text(" ");
        p.string(self.intrin());
        let args: Vec<Value> = op.operands_of(0).collect();
        p.operands_between("(", args.iter().copied(), ")");
        print_bundles_of(op, p, 1, self.op_bundle_tags());
        let elided = [
            Self::INTRIN_ATTR,
            Self::OPERAND_SEGMENT_SIZES_ATTR,
            Self::OP_BUNDLE_SIZES_ATTR,
            Self::OP_BUNDLE_TAGS_ATTR,
            Self::ARG_ATTRS_ATTR,
            Self::RES_ATTRS_ATTR,
        ];
        print_attrs(op, p, &elided);
        p.write_text(" : ");
        let types: Vec<Type> = args.iter().map(|&v| op.ty(v).id()).collect();
        print_signature(op, p, &types);
    }
}

impl OpAssembly for LandingpadOp<'_> {
    /// Parses `[cleanup] (catch %a : type) (filter %b : type) : type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        if p.optional_keyword("cleanup") {
            state.set_attr(cx, Self::CLEANUP_ATTR, cx.unit_attr());
        }
        while p.optional_token("(") && (p.optional_keyword("filter") || p.optional_keyword("catch")) {
            let operand = p.operand()?;
            let ty = p.colon_type()?;
            let value = p.resolve(&operand, ty)?;
            state.operands.push(value);
            p.token(")")?;
        }
        let ty = p.colon_type()?;
        state.result_types.push(ty);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        p.write_text(if self.cleanup() { " cleanup " } else { " " });
        for clause in op.operands() {
            let filter = matches!(data(op.ty(clause)), Some(LlvmType::Array { .. }));
            p.write_text(if filter { "(filter " } else { "(catch " });
            p.operand(clause);
            p.colon_type(op.ty(clause));
            p.write_text(") ");
        }
        p.optional_attr_dict(op, &[Self::CLEANUP_ATTR]);
        p.write_text(": ");
        p.ty(op.ty(self.res()).id());
    }
}
