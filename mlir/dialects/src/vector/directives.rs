//! Hand-written directives.

use mlir::OpRef;
use mlir::opdef::{CustomArg, TypeClass, Types};
use mlir::text::{OpParser, OpPrinter, ParseResult, Parts};

use super::types::{MOST_ELEMENTS, VectorType};

/// The type of a vector, which determines how many elements there are and their type.
pub(super) fn parse_vector_of_elements(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[CustomArg::Type(dest), CustomArg::Type(elements)] = args else { return Ok(()) };
    let (at, span) = (p.name_span(), p.span());
    let ty = p.ty()?;
    let cx = p.cx();
    TypeClass::VECTOR.check(cx.type_ref(ty)).map_err(|message| p.error(span, message))?;
    let Some(vector) = VectorType::of(cx.type_ref(ty)).filter(|vector| !vector.is_scalable()) else {
        let got = cx.type_ref(ty);
        let message = format!("'dest' must be fixed-length vector of any type values, but got '{got}'");
        return Err(p.error(at, message));
    };
    let count = vector.num_elements();
    if count > MOST_ELEMENTS {
        return Err(p.error(at, format!("a vector of {count} elements has too many for operands")));
    }
    parts.set_types(dest, std::iter::once(ty).collect::<Types>());
    parts.set_types(elements, Types::from_elem(vector.element, count as usize));
    Ok(())
}

/// Prints what [`parse_vector_of_elements`] reads.
pub(super) fn print_vector_of_elements(op: OpRef<'_>, p: &mut OpPrinter<'_>, _args: &[CustomArg]) {
    p.ty(op.ty(op.result(0)).id());
}
