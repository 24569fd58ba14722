//! The hand-written directives of formats that dialects of MLIR and StableHLO use, by name: `custom<Name>(...)`.

use mlir::opdef::{Custom, CustomArg, TypeArg, Types};
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult, Parts};
use mlir::{Context, OpRef, Type, TypeKind};

/// The directives of this crate.
const DIRECTIVES: &[(&str, Custom)] = &[
    ("AsyncDependencies", directive(parse_async_dependencies, print_async_dependencies)),
    ("ComplexOpType", directive(parse_complex_op_type, print_complex_op_type)),
    ("PairwiseOpType", directive(parse_pairwise_op_type, print_pairwise_op_type)),
    ("SameOperandsAndResultType", directive(parse_same_type, print_same_type)),
    ("SelectOpType", directive(parse_select_op_type, print_select_op_type)),
];

type Parse = fn(&mut OpParser<'_, '_>, &mut Parts<'_>, &[CustomArg]) -> ParseResult<()>;
type Print = fn(OpRef<'_>, &mut OpPrinter<'_>, &[CustomArg]);

const fn directive(parse: Parse, print: Print) -> Custom {
    Custom { parse, print, args: &[] }
}

/// The directive of this name: one that was given, or one of this crate.
pub(crate) fn named<'d>(name: &str, given: &'d [(&str, Custom)]) -> Option<&'d Custom> {
    given.iter().chain(DIRECTIVES).find(|(known, _)| *known == name).map(|(_, directive)| directive)
}

// gpu

/// The result group whose type says whether an operation is asynchronous, and the group of what it waits for.
fn token_and_dependencies(args: &[CustomArg]) -> Option<(u8, u8)> {
    match args {
        [CustomArg::Type(TypeArg::Result(token)), CustomArg::Operand(dependencies)] => {
            Some((*token, *dependencies))
        }
        _ => None,
    }
}

/// `custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)`: `async [%a, %b]`
fn parse_async_dependencies(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let Some((token, dependencies)) = token_and_dependencies(args) else { return Ok(()) };
    let cx = p.cx();
    let ty = cx.ty(TypeKind::Opaque { dialect: cx.ident("gpu"), text: cx.ident("async.token") });
    if p.optional_keyword("async") {
        parts.results[usize::from(token)] = [ty].into_iter().collect();
    }
    let span = p.span();
    let values = p.operand_list(Delimiter::OptionalSquare)?;
    let part = &mut parts.operands[usize::from(dependencies)];
    part.types = values.iter().map(|_| ty).collect();
    part.values = values.into();
    part.span = Some(span);
    Ok(())
}

/// Prints what [`parse_async_dependencies`] reads.
fn print_async_dependencies(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let Some((token, dependencies)) = token_and_dependencies(args) else { return };
    let is_async = !op.result_group(token.into()).is_empty();
    let operands = op.operand_group(dependencies.into());
    if is_async {
        p.write_text("async");
    }
    if !operands.is_empty() {
        p.operands_between(if is_async { " [" } else { "[" }, operands.map(|i| op.operand(i)), "]");
    }
}

// stablehlo

/// The types that a directive reads or writes, and the last of them, which is the result's.
fn type_args(args: &[CustomArg]) -> Option<(Vec<TypeArg>, TypeArg)> {
    let all = args.iter().map(|arg| if let CustomArg::Type(ty) = arg { Some(*ty) } else { None });
    let mut all: Vec<TypeArg> = all.collect::<Option<_>>()?;
    let result = all.pop()?;
    Some((all, result))
}

fn types_of(op: OpRef<'_>, arg: TypeArg) -> Vec<Type> {
    match arg {
        TypeArg::Operand(group) => {
            op.operand_group(group.into()).map(|i| op.ty(op.operand(i)).id()).collect()
        }
        TypeArg::Result(group) => op.result_group(group.into()).map(|i| op.ty(op.result(i)).id()).collect(),
        TypeArg::Operands => op.operand_types().collect(),
        TypeArg::Results => op.result_types().collect(),
    }
}

/// The types of all operands, and that of the result.
fn printed_types(op: OpRef<'_>, args: &[CustomArg]) -> Option<(Vec<Type>, Type)> {
    let (operands, result) = type_args(args)?;
    let operands = operands.into_iter().flat_map(|arg| types_of(op, arg)).collect();
    Some((operands, *types_of(op, result).first()?))
}

/// Prints `(T, T) -> T`.
fn functional_type(p: &mut OpPrinter<'_>, operands: &[Type], result: Type) {
    p.types_between("(", operands.iter().copied(), ")");
    p.arrow_types(&[result]);
}

/// Sets the types of a functional type; false if the type is none.
fn set_function(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    (operands, result): (&[TypeArg], TypeArg),
    ty: Type,
) -> ParseResult<bool> {
    let Some((inputs, results)) = p.cx().type_ref(ty).as_function() else { return Ok(false) };
    let ([made], true) = (results, inputs.len() == operands.len()) else {
        let message = format!("{} operands present, but expected {}", operands.len(), inputs.len());
        return Err(p.error_here(message));
    };
    operands.iter().zip(inputs).for_each(|(arg, input)| set(parts, *arg, *input));
    set(parts, result, *made);
    Ok(true)
}

/// Sets the one type of a group.
fn set(parts: &mut Parts<'_>, arg: TypeArg, ty: Type) {
    parts.set_types(arg, Types::from_elem(ty, 1));
}

/// `custom<SameOperandsAndResultType>(type($a), type($result))`: one type, or a functional one.
fn parse_same_type(p: &mut OpParser<'_, '_>, parts: &mut Parts<'_>, args: &[CustomArg]) -> ParseResult<()> {
    let Some((operands, result)) = type_args(args) else { return Ok(()) };
    let ty = p.ty()?;
    if !set_function(p, parts, (&operands, result), ty)? {
        operands.iter().chain([&result]).for_each(|arg| set(parts, *arg, ty));
    }
    Ok(())
}

/// Prints what [`parse_same_type`] reads.
fn print_same_type(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let Some((operands, result)) = printed_types(op, args) else { return };
    if operands.iter().all(|ty| *ty == result) {
        p.ty(result);
    } else {
        functional_type(p, &operands, result);
    }
}

/// `custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))`: the types of the condition and of
/// the result, or a functional type.
fn parse_select_op_type(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let Some((operands, result)) = type_args(args) else { return Ok(()) };
    let ty = p.ty()?;
    if set_function(p, parts, (&operands, result), ty)? {
        return Ok(());
    }
    p.token(",")?;
    let chosen = p.ty()?;
    let [condition, choices @ ..] = &operands[..] else { return Ok(()) };
    set(parts, *condition, ty);
    choices.iter().chain([&result]).for_each(|arg| set(parts, *arg, chosen));
    Ok(())
}

/// Prints what [`parse_select_op_type`] reads.
fn print_select_op_type(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let Some((operands, result)) = printed_types(op, args) else { return };
    match &operands[..] {
        [condition, choices @ ..] if choices.iter().all(|ty| *ty == result) => p.types([*condition, result]),
        _ => functional_type(p, &operands, result),
    }
}

/// The tensor of the parts of a tensor of complex numbers.
fn real_type(cx: &Context, ty: Type) -> Option<Type> {
    let ty = cx.type_ref(ty);
    match ty.element_type().kind() {
        TypeKind::Complex(element) => Some(ty.with_element_type(*element).id()),
        _ => None,
    }
}

/// `custom<ComplexOpType>(type($lhs), type($rhs), type($result))`: the type of the result, or a functional type.
fn parse_complex_op_type(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let Some((operands, result)) = type_args(args) else { return Ok(()) };
    let span = p.span();
    let ty = p.ty()?;
    if set_function(p, parts, (&operands, result), ty)? {
        return Ok(());
    }
    let Some(real) = real_type(p.cx(), ty) else {
        return Err(p.error(span, "expected tensor with complex element type"));
    };
    operands.iter().for_each(|arg| set(parts, *arg, real));
    set(parts, result, ty);
    Ok(())
}

/// Prints what [`parse_complex_op_type`] reads.
fn print_complex_op_type(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let Some((operands, result)) = printed_types(op, args) else { return };
    let real = real_type(p.cx(), result);
    if operands.iter().all(|ty| Some(*ty) == real) {
        p.ty(result);
    } else {
        functional_type(p, &operands, result);
    }
}

/// `custom<PairwiseOpType>(type($operands), type($results))`: a list of types, that of operands and results alike.
fn parse_pairwise_op_type(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let Some((operands, result)) = type_args(args) else { return Ok(()) };
    let types: Types = p.type_list()?.into_iter().collect();
    for arg in operands.into_iter().chain([result]) {
        parts.set_types(arg, types.clone());
    }
    Ok(())
}

/// Prints what [`parse_pairwise_op_type`] reads.
fn print_pairwise_op_type(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]) {
    let Some((_, result)) = type_args(args) else { return };
    p.types(types_of(op, result));
}
