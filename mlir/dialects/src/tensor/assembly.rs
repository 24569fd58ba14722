//! Hand-written assembly of `tensor.from_elements`.

use mlir::OpState;
use mlir::hooks::OpAssembly;
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult};

use super::FromElementsOp;

impl OpAssembly for FromElementsOp<'_> {
    /// Parses `%a, %b, ... [attributes] : type`; the operands have the element type.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let span = p.span();
        let operands = p.operand_list(Delimiter::None)?;
        p.optional_attr_dict(state)?;
        p.token(":")?;
        let type_span = p.span();
        let ty = p.ty()?;
        let cx = p.cx();
        let tensor = cx.type_ref(ty);
        if !tensor.is_ranked_tensor() {
            let message =
                format!("invalid kind of type specified: expected builtin.tensor, but found '{tensor}'");
            return Err(p.error(type_span, message));
        }
        if !tensor.has_static_shape() {
            let message =
                format!("'result' must be statically shaped tensor of any type values, but got '{tensor}'");
            let at = p.name_span();
            return Err(p.error(at, message));
        }
        p.same_count(span, operands.len(), tensor.num_elements().unwrap_or(usize::MAX))?;
        let types = vec![tensor.element_type().id(); operands.len()];
        p.resolve_into(&operands, &types, span, state)?;
        state.result_types.push(ty);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        p.write_text(" ");
        p.operands(op.operands());
        p.optional_attr_dict(op, &[]);
        p.colon_type(op.ty(op.result(0)));
    }
}
