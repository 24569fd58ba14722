//! The hand-written directives of formats that dialects of MLIR use, by name: `custom<Name>(...)`.

use mlir::opdef::{Custom, CustomArg, TypeArg};
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult, Parts};
use mlir::{OpRef, TypeKind};

/// The directives of this crate.
const DIRECTIVES: &[(&str, Custom)] = &[(
    "AsyncDependencies",
    Custom { parse: parse_async_dependencies, print: print_async_dependencies, args: &[] },
)];

/// The directive of this name: one that was given, or one of this crate.
pub(crate) fn named<'d>(name: &str, given: &'d [(&str, Custom)]) -> Option<&'d Custom> {
    given.iter().chain(DIRECTIVES).find(|(known, _)| *known == name).map(|(_, directive)| directive)
}

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
