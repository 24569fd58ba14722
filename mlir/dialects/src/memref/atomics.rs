//! Atomic read-modify-write operations.

use mlir::effects::is_memory_effect_free;
use mlir::hooks::{OpAssembly, Verify};
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult, RegionStyle};
use mlir::{Diag, OpRef, OpState};

use super::{AtomicRMWKind, AtomicRMWOp, AtomicYieldOp, GenericAtomicRMWOp};

impl Verify for AtomicRMWOp<'_> {
    /// One index per dimension, and elements that the kind applies to.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        if self.indices().len() as i64 != op.ty(self.memref()).rank() {
            return Err(op.error("expects the number of subscripts to be equal to memref rank"));
        }
        let kind = self.kind();
        let ty = op.ty(self.value());
        let wanted = match kind {
            AtomicRMWKind::Assign => return Ok(()),
            AtomicRMWKind::Addf | AtomicRMWKind::Maximumf | AtomicRMWKind::Minimumf | AtomicRMWKind::Mulf => {
                (ty.is_float(), "a floating-point")
            }
            AtomicRMWKind::Maxnumf | AtomicRMWKind::Minnumf => return Ok(()),
            _ => (ty.is_integer_type(), "an integer"),
        };
        match wanted {
            (true, _) => Ok(()),
            (false, what) => Err(op.error(format_args!("with kind '{kind}' expects {what} type"))),
        }
    }
}

impl OpAssembly for GenericAtomicRMWOp<'_> {
    /// Parses `%memref[indices] : type { ... } [attributes]`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        let span = p.span();
        let memref = p.operand()?;
        let indices = p.operand_list(Delimiter::Square)?;
        let ty = p.colon_type()?;
        p.resolve_into(&[memref], &[ty], span, state)?;
        let types = vec![cx.index_ty(); indices.len()];
        p.resolve_into(&indices, &types, span, state)?;
        p.region_as_written(state, Vec::new())?;
        p.optional_attr_dict(state)?;
        state.result_types.push(cx.type_ref(ty).element_type().id());
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        p.write_text(" ");
        p.operand(self.memref());
        p.write_text("[");
        p.operands(self.indices());
        p.write_text("] : ");
        p.ty(op.ty(self.memref()).id());
        p.write_text(" ");
        p.region(self.atomic_body(), RegionStyle::default());
        p.optional_attr_dict(op, &[]);
    }
}

impl Verify for GenericAtomicRMWOp<'_> {
    /// The region takes an element and has no memory effects.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let args = self.atomic_body().entry().map(|b| b.args()).unwrap_or_default();
        let &[element] = args else {
            return Err(op.error("expected single number of entry block arguments"));
        };
        if op.ty(element) != op.ty(self.result()) {
            return Err(op.error("expected block argument of the same type result type"));
        }
        let body = op.body();
        let region = self.atomic_body().id();
        let with_effects = body
            .region_ops(region)
            .flat_map(|inner| body.walk_post(inner))
            .find(|&inner| !is_memory_effect_free(op.sibling(inner)));
        match with_effects {
            None => Ok(()),
            Some(inner) => Err(Diag::error(
                op.sibling(inner).loc(),
                "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects",
            )),
        }
    }
}

impl Verify for AtomicYieldOp<'_> {
    /// The yielded value is an element.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let wanted = op.parent_op().and_then(|parent: OpRef<'_>| parent.result_types().next());
        let (Some(wanted), given) = (wanted, op.ty(self.result())) else { return Ok(()) };
        if wanted == given.id() {
            return Ok(());
        }
        let wanted = op.cx().type_ref(wanted);
        Err(op.error(format_args!("types mismatch between yield op: '{given}' and its parent: '{wanted}'")))
    }
}
