//! The scf dialect: loops as regions.

use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult, RegionArg, RegionStyle};
use mlir::{Diag, OpState, OpView, Type};

use crate::loops::carries;

include!(concat!(env!("OUT_DIR"), "/scf.rs"));

carries!(ForOp, YieldOp, init_args);

impl ForOp<'_> {
    /// Parses `%i = %lb to %ub step %s [iter_args(%a = %x, ...) -> (types)] [: type] { ... }`.
    ///
    /// # Errors
    /// The text is malformed.
    pub fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        if p.optional_keyword("unsigned") {
            state.set_attr(cx, "unsignedCmp", cx.unit_attr());
        }
        let variable = p.operand()?;
        p.token("=")?;
        let lower = p.operand()?;
        p.keyword("to")?;
        let upper = p.operand()?;
        p.keyword("step")?;
        let step = p.operand()?;
        let span = p.span();
        let (mut names, mut inits) = (Vec::new(), Vec::new());
        if p.optional_keyword("iter_args") {
            p.comma_separated(Delimiter::Paren, |p| {
                names.push(p.operand()?);
                p.token("=")?;
                inits.push(p.operand()?);
                Ok(())
            })?;
            state.result_types.extend(p.arrow_type_list()?);
        }
        if names.len() != state.result_types.len() {
            let at = p.name_span();
            return Err(p.error(at, "mismatch in number of loop-carried values and defined values"));
        }
        let ty = if p.optional_token(":") { p.ty()? } else { cx.index_ty() };
        let carried: Vec<Type> = state.result_types.to_vec();
        let mut args = vec![RegionArg::new(variable, ty)];
        args.extend(names.into_iter().zip(&carried).map(|(name, &ty)| RegionArg::new(name, ty)));
        p.resolve_into(&[lower, upper, step], &[ty, ty, ty], span, state)?;
        p.resolve_into(&inits, &carried, span, state)?;
        p.region(state, args)?;
        p.optional_attr_dict(state)
    }

    /// Prints what [`ForOp::parse`] reads.
    pub fn print(self, p: &mut OpPrinter<'_>) {
        let op = self.op_ref();
        if self.unsigned_cmp() {
            p.write_text(" unsigned");
        }
        let region = op.region(0);
        let args = region.entry().map(|b| b.args()).unwrap_or_default();
        let Some((&variable, carried)) = args.split_first() else { return p.generic(op) };
        p.write_text(" ");
        p.operand(variable);
        p.write_text(" = ");
        p.operand(self.lower_bound());
        p.write_text(" to ");
        p.operand(self.upper_bound());
        p.write_text(" step ");
        p.operand(self.step());
        if op.num_results() > 0 {
            p.write_text(" iter_args(");
            for (at, (&arg, init)) in carried.iter().zip(self.init_args()).enumerate() {
                p.write_text(if at > 0 { ", " } else { "" });
                p.operand(arg);
                p.write_text(" = ");
                p.operand(init);
            }
            p.write_text(") -> (");
            p.types(op.result_types());
            p.write_text(")");
        }
        let ty = op.ty(variable);
        if !ty.is_index() {
            // The second space is what MLIR prints.
            p.write_text("  : ");
            p.ty(ty.id());
        }
        p.write_text(" ");
        let terminators = op.num_results() > 0;
        p.region(region, RegionStyle { entry_args: false, terminators, empty_block: false });
        p.optional_attr_dict(op, &["unsignedCmp"]);
    }

    /// As many values are carried in as come out.
    ///
    /// # Errors
    /// When it is not so.
    pub fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        if self.init_args().len() != op.num_results() {
            return Err(op.error("mismatch in number of loop-carried values and defined values"));
        }
        Ok(())
    }

    /// The body takes the induction variable and what is carried, and yields what is carried.
    ///
    /// # Errors
    /// When it does not.
    pub fn verify_regions(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let region = op.region(0);
        let Some(entry) = region.entry() else { return Ok(()) };
        let Some(variable) = entry.arg_types().next() else {
            return Err(op.error("expected body to have at least 1 argument"));
        };
        let yielded = entry.last_op().filter(|o| o.is::<YieldOp<'_>>());
        if let Some(end) = yielded.filter(|y| y.num_operands() != op.num_results()) {
            return Err(op.error(format_args!(
                "along control flow edge from Operation scf.yield to Region #0: region branch point has {} operands, \
                 but region successor needs {} inputs",
                end.num_operands(),
                op.num_results()
            )));
        }
        match variable == op.ty(self.lower_bound()).id() {
            true => Ok(()),
            false => Err(op.error("expected induction variable to be same type as bounds and step")),
        }
    }
}
