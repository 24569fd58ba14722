//! The hand-written assembly of `omp.loop_nest`.

use mlir::hooks::OpAssembly;
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult};
use mlir::{OpState, Type};

use super::LoopNestOp;
use crate::loop_carried::body;

impl OpAssembly for LoopNestOp<'_> {
    /// Parses `(%i, ...) : type = (%lb, ...) to (%ub, ...) [inclusive] step (%s, ...) [collapse(n)] [tiles(n, ...)]
    /// { ... } [attributes]`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        let span = p.span();
        let unknown = cx.none_ty();
        let mut args = p.argument_list(Delimiter::Paren, Some(unknown), false)?;
        let ty: Type = p.colon_type()?;
        args.iter_mut().for_each(|arg| arg.ty = ty);
        let bounds = |p: &mut OpParser<'_, '_>| p.operand_list_of(Delimiter::Paren, args.len());
        p.token("=")?;
        let lower = bounds(p)?;
        p.keyword("to")?;
        let upper = bounds(p)?;
        if p.optional_keyword("inclusive") {
            state.set_attr(cx, Self::LOOP_INCLUSIVE_ATTR, cx.unit_attr());
        }
        p.keyword("step")?;
        let steps = bounds(p)?;
        if p.optional_keyword("collapse") {
            p.token("(")?;
            let count = p.integer()?;
            p.token(")")?;
            // As in MLIR, a clause is dropped if its syntax is the same as without it.
            if count > 1 {
                state.set_attr(cx, Self::COLLAPSE_NUM_LOOPS_ATTR, cx.int_attr_of_width(count, 64));
            }
        }
        if p.optional_keyword("tiles") {
            let mut sizes: Vec<i64> = Vec::new();
            p.comma_separated(Delimiter::Paren, |p| {
                sizes.push(p.integer()?);
                Ok(())
            })?;
            state.set_attr(cx, Self::TILE_SIZES_ATTR, cx.dense_array_attr::<i64>(&sizes));
        }
        let types = vec![ty; args.len()];
        p.region(state, args)?;
        for operands in [&lower, &upper, &steps] {
            p.resolve_into(operands, &types, span, state)?;
        }
        p.optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        let variables = self.region().entry().map_or(&[][..], |block| block.args());
        let Some(&first) = variables.first() else { return p.generic(op) };
        p.operands_between(" (", variables.iter().copied(), ") : ");
        p.ty(op.ty(first).id());
        p.operands_between(" = (", self.loop_lower_bounds(), ")");
        p.operands_between(" to (", self.loop_upper_bounds(), ") ");
        if self.loop_inclusive() {
            p.write_text("inclusive ");
        }
        p.operands_between("step (", self.loop_steps(), ") ");
        if self.collapse_num_loops() > 1 {
            p.write_text(&format!("collapse({}) ", self.collapse_num_loops()));
        }
        if let Some(sizes) = self.tile_sizes() {
            let sizes: Vec<String> = sizes.iter().map(i64::to_string).collect();
            p.write_text(&format!("tiles({}) ", sizes.join(", ")));
        }
        p.region(self.region(), body(true));
        let elided = [Self::COLLAPSE_NUM_LOOPS_ATTR, Self::LOOP_INCLUSIVE_ATTR, Self::TILE_SIZES_ATTR];
        p.optional_attr_dict(op, &elided);
    }
}
