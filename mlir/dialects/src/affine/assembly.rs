//! Hand-written assembly of maps and their operands: `affine.min #map(%i)[%n]`.

use mlir::hooks::OpAssembly;
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult};
use mlir::{OpRef, OpState, OpView, Value};

use smallvec::SmallVec;

use super::{AffineApplyOp, AffineMaxOp, AffineMinOp};

/// The operands of a map.
pub(super) type Values = SmallVec<[Value; 4]>;

/// `(dims)[symbols]`: adds the operands; returns the numbers of dimensions and of symbols.
pub(super) fn parse_dims_and_symbols(
    p: &mut OpParser<'_, '_>,
    state: &mut OpState,
) -> ParseResult<(usize, usize)> {
    let dims = p.operand_list(Delimiter::Paren)?;
    let symbols = p.operand_list(Delimiter::OptionalSquare)?;
    let index = p.cx().index_ty();
    p.resolve_all(&dims, index, state)?;
    p.resolve_all(&symbols, index, state)?;
    Ok((dims.len(), symbols.len()))
}

pub(super) fn print_dims_and_symbols(p: &mut OpPrinter<'_>, operands: &[Value], dims: usize) {
    let (dims, symbols) = operands.split_at(dims.min(operands.len()));
    p.operands_between("(", dims.iter().copied(), ")");
    if !symbols.is_empty() {
        p.operands_between("[", symbols.iter().copied(), "]");
    }
}

/// `map(dims)[symbols] [attributes]`. If `checked`, there is one result per result of the map, and the parser, not the
/// verifier, rejects a wrong number of operands; otherwise there is one result.
fn parse_application(p: &mut OpParser<'_, '_>, state: &mut OpState, checked: bool) -> ParseResult<()> {
    let span = p.span();
    let attr = p.attr(None)?;
    let Some(map) = p.cx().attr_ref(attr).as_affine_map() else {
        return Err(p.error(span, "invalid kind of attribute specified"));
    };
    state.set_attr(p.cx(), AffineApplyOp::MAP_ATTR, attr);
    let counts = parse_dims_and_symbols(p, state)?;
    p.optional_attr_dict(state)?;
    if checked && counts != (map.dims as usize, map.symbols as usize) {
        let at = p.name_span();
        return Err(p.error(at, "dimension or symbol index mismatch"));
    }
    let results = if checked { map.results.len() } else { 1 };
    state.result_types.resize(results, p.cx().index_ty());
    Ok(())
}

fn print_application(op: OpRef<'_>, p: &mut OpPrinter<'_>) {
    let Some(attr) = op.attr(AffineApplyOp::MAP_ATTR) else { return p.generic(op) };
    p.write_text(" ");
    p.attr(attr.id());
    let dims = attr.as_affine_map().map_or(0, |m| m.dims as usize);
    let operands: Values = op.operands().collect();
    print_dims_and_symbols(p, &operands, dims);
    p.optional_discardable_attr_dict(op);
}

macro_rules! applications {
    ($($op:ident $checked:literal)*) => {$(
        impl OpAssembly for $op<'_> {
            /// Parses `map(dims)[symbols]`.
            fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
                parse_application(p, state, $checked)
            }

            fn print(self, p: &mut OpPrinter<'_>) {
                print_application(self.op_ref(), p);
            }
        }
    )*};
}

applications!(AffineApplyOp true AffineMinOp false AffineMaxOp false);
