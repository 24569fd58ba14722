//! The assembly of `bufferization.alloc_tensor`.

use mlir::OpState;
use mlir::hooks::OpAssembly;
use mlir::opdef::TypeClass;
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult};

use super::AllocTensorOp;

impl OpAssembly for AllocTensorOp<'_> {
    /// Parses `(%n, ...) [copy(%t)] [size_hint=%s] [attributes] : type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        let span = p.span();
        p.token("(")?;
        let sizes = p.operand_list(Delimiter::None)?;
        p.token(")")?;
        let mut copy = None;
        if p.optional_keyword("copy") {
            p.token("(")?;
            copy = Some(p.operand()?);
            p.token(")")?;
        }
        let mut hint = None;
        if p.optional_keyword("size_hint") {
            p.token("=")?;
            hint = Some(p.operand()?);
        }
        p.optional_attr_dict(state)?;
        p.token(":")?;
        let at = p.span();
        let ty = p.ty()?;
        TypeClass::TENSOR.check(cx.type_ref(ty)).map_err(|message| p.error(at, message))?;
        state.result_types.push(ty);
        let types = vec![cx.index_ty(); sizes.len()];
        p.resolve_into(&sizes, &types, span, state)?;
        p.resolve_into(copy.as_slice(), &copy.map(|_| ty).into_iter().collect::<Vec<_>>(), span, state)?;
        let index: Vec<_> = hint.map(|_| cx.index_ty()).into_iter().collect();
        p.resolve_into(hint.as_slice(), &index, span, state)?;
        let counts = [sizes.len(), usize::from(copy.is_some()), usize::from(hint.is_some())];
        let counts = counts.map(|n| i32::try_from(n).unwrap_or(i32::MAX));
        state.set_attr(cx, Self::OPERAND_SEGMENT_SIZES_ATTR, cx.dense_array_attr::<i32>(&counts));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        p.operands_between("(", self.dynamic_sizes(), ")");
        if let Some(copy) = self.copy() {
            p.write_text(" copy(");
            p.operand(copy);
            p.write_text(")");
        }
        if let Some(hint) = self.size_hint() {
            p.write_text(" size_hint=");
            p.operand(hint);
        }
        p.optional_attr_dict(op, &[Self::OPERAND_SEGMENT_SIZES_ATTR]);
        p.colon_type(op.ty(self.result()));
    }
}
