//! Hand-written assembly: element-wise operations and functions.

use mlir::hooks::OpAssembly;
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult, function};
use mlir::{OpRef, OpState};

use crate::FuncOp;

/// `%a, %b : type`, where all types are the same, or `%a, %b : (types) -> type`.
pub(crate) fn parse_elementwise(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
    let operands = p.operand_list(Delimiter::None)?;
    p.optional_attr_dict(state)?;
    let span = p.span();
    let ty = p.colon_type()?;
    let (inputs, results) = match p.cx().type_ref(ty).as_function() {
        Some((inputs, results)) => (inputs.to_vec(), results.to_vec()),
        None => (vec![ty; operands.len()], vec![ty]),
    };
    p.resolve_into(&operands, &inputs, span, state)?;
    state.result_types.extend(results);
    Ok(())
}

/// Prints what [`parse_elementwise`] parses.
pub(crate) fn print_elementwise(op: OpRef<'_>, p: &mut OpPrinter<'_>) {
    p.write_text(" ");
    p.operands(op.operands());
    p.optional_attr_dict(op, &[]);
    p.write_text(" : ");
    match op.result_types().next() {
        Some(result) if op.num_results() == 1 && op.operand_types().all(|t| t == result) => p.ty(result),
        _ => p.functional_type(op),
    }
}

impl OpAssembly for FuncOp<'_> {
    /// Parses what follows the name.
    ///
    /// # Errors
    /// If the text is malformed.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        function::parse_function(p, state)
    }

    /// Prints what follows the name.
    fn print(self, p: &mut OpPrinter<'_>) {
        function::print_function(*self, p);
    }
}
