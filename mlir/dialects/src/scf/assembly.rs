//! Hand-written assembly of all operations but `scf.forall`.

use mlir::hooks::OpAssembly;
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult, RegionStyle};
use mlir::{OpRef, OpState, Type, Value};

use crate::loop_carried::{body, parse_assignments, print_assignments};

use super::{ExecuteRegionOp, ForOp, IfOp, ParallelOp, WhileOp};

/// The arguments of the first region.
pub(super) fn entry_args<'a>(op: OpRef<'a>) -> &'a [Value] {
    let body: &'a mlir::Body = op.body();
    let region = body.regions_of(op.id()).first();
    region.and_then(|&r| body.entry_block(r)).map(|b| body.block_args(b)).unwrap_or_default()
}

/// ` -> types`, if there are results.
fn print_results(p: &mut OpPrinter<'_>, op: OpRef<'_>) {
    let results: Vec<Type> = op.result_types().collect();
    if !results.is_empty() {
        p.arrow_types(&results);
    }
}

impl OpAssembly for ExecuteRegionOp<'_> {
    /// Parses `[-> types] [no_inline] { ... } [attributes]`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        state.result_types.extend(p.optional_arrow_type_list()?);
        if p.optional_keyword("no_inline") {
            state.set_attr(p.cx(), Self::NO_INLINE_ATTR, p.cx().unit_attr());
        }
        p.region(state, Vec::new())?;
        p.optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        print_results(p, op);
        p.write_text(if self.no_inline() { " no_inline " } else { " " });
        p.region(self.region(), body(true));
        p.optional_attr_dict(op, &[Self::NO_INLINE_ATTR]);
    }
}

impl OpAssembly for ForOp<'_> {
    /// Parses `[unsigned] %i = %lb to %ub step %s [iter_args(%a = %x, ...) -> (types)] [: type] { ... }`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        if p.optional_keyword("unsigned") {
            state.set_attr(cx, Self::UNSIGNED_CMP_ATTR, cx.unit_attr());
        }
        let mut args = vec![p.argument(Some(cx.index_ty()), false)?];
        p.token("=")?;
        let lower = p.operand()?;
        p.keyword("to")?;
        let upper = p.operand()?;
        p.keyword("step")?;
        let step = p.operand()?;
        let span = p.span();
        let mut inits = Vec::new();
        if p.optional_keyword("iter_args") {
            let (carried, values) = parse_assignments(p)?;
            args.extend(carried);
            inits = values;
            state.result_types.extend(p.arrow_type_list()?);
        }
        if inits.len() != state.result_types.len() {
            let at = p.name_span();
            return Err(p.error(at, "mismatch in number of loop-carried values and defined values"));
        }
        if p.optional_token(":") {
            args[0].ty = p.ty()?;
        }
        let ty = args[0].ty;
        let carried = state.result_types.to_vec();
        args[1..].iter_mut().zip(&carried).for_each(|(arg, &ty)| arg.ty = ty);
        p.region(state, args)?;
        p.resolve_into(&[lower, upper, step], &[ty, ty, ty], span, state)?;
        p.resolve_into(&inits, &carried, span, state)?;
        p.optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        if self.unsigned_cmp() {
            p.write_text(" unsigned");
        }
        let Some((&variable, carried)) = entry_args(op).split_first() else { return p.generic(op) };
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
            print_assignments(p, carried, self.init_args());
            p.write_text(")");
            p.types_between(" -> (", op.result_types(), ")");
        }
        let ty = op.ty(variable);
        if !ty.is_index() {
            // MLIR prints a second space here.
            p.write_text("  : ");
            p.ty(ty.id());
        }
        p.write_text(" ");
        p.region(self.region(), body(op.num_results() > 0));
        p.optional_attr_dict(op, &[Self::UNSIGNED_CMP_ATTR]);
    }
}

impl OpAssembly for IfOp<'_> {
    /// Parses `%condition [-> types] { ... } [else { ... }] [attributes]`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let span = p.span();
        let condition = p.operand()?;
        let i1 = p.cx().int_ty(1);
        p.resolve_into(&[condition], &[i1], span, state)?;
        state.result_types.extend(p.optional_arrow_type_list()?);
        p.region(state, Vec::new())?;
        if p.optional_keyword("else") {
            p.region(state, Vec::new())?;
        } else {
            p.empty_region(state);
        }
        p.optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        p.write_text(" ");
        p.operand(self.condition());
        let results = op.num_results() > 0;
        if results {
            p.types_between(" -> (", op.result_types(), ")");
        }
        p.write_text(" ");
        p.region(self.then_region(), body(results));
        if !op.region(1).is_empty() {
            p.write_text(" else ");
            p.region(op.region(1), body(results));
        }
        p.optional_attr_dict(op, &[]);
    }
}

impl OpAssembly for ParallelOp<'_> {
    /// Parses `(%i, ...) = (%lb, ...) to (%ub, ...) step (%s, ...) [init (%x, ...)] [-> types] { ... } [attributes]`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        let args = p.argument_list(Delimiter::Paren, Some(cx.index_ty()), false)?;
        p.token("=")?;
        for keyword in ["to", "step", ""] {
            let operands = p.operand_list_of(Delimiter::Paren, args.len())?;
            p.resolve_all(&operands, cx.index_ty(), state)?;
            if !keyword.is_empty() {
                p.keyword(keyword)?;
            }
        }
        let inits = if p.optional_keyword("init") { p.operand_list(Delimiter::Paren)? } else { Vec::new() };
        state.result_types.extend(p.optional_arrow_type_list()?);
        let count = args.len();
        p.region(state, args)?;
        p.optional_attr_dict(state)?;
        let sizes = [count, count, count, inits.len()].map(|n| i32::try_from(n).unwrap_or(i32::MAX));
        state.set_attr(cx, Self::OPERAND_SEGMENT_SIZES_ATTR, cx.dense_array_attr::<i32>(&sizes));
        let results = state.result_types.to_vec();
        let at = p.name_span();
        p.resolve_into(&inits, &results, at, state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        p.operands_between(" (", entry_args(op).iter().copied(), ")");
        p.operands_between(" = (", self.lower_bound(), ")");
        p.operands_between(" to (", self.upper_bound(), ")");
        p.operands_between(" step (", self.step(), ")");
        if self.init_vals().len() > 0 {
            p.operands_between(" init (", self.init_vals(), ")");
        }
        print_results(p, op);
        p.write_text(" ");
        p.region(self.region(), body(true));
        p.optional_attr_dict(op, &[Self::OPERAND_SEGMENT_SIZES_ATTR]);
    }
}

impl OpAssembly for WhileOp<'_> {
    /// Parses `[(%a = %x, ...)] : (types) -> types { ... } do { ... } [attributes {...}]`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let span = p.span();
        let (mut args, inits) =
            if p.peek_token("(") { parse_assignments(p)? } else { (Vec::new(), Vec::new()) };
        let at = p.span();
        let ty = p.colon_type()?;
        let (inputs, results) = p.as_function_type(ty, at)?;
        state.result_types.extend_from_slice(results);
        if inputs.len() != inits.len() {
            let message = format!(
                "expected as many input types as operands (expected {} got {})",
                inits.len(),
                inputs.len()
            );
            return Err(p.error(at, message));
        }
        args.iter_mut().zip(inputs).for_each(|(arg, &ty)| arg.ty = ty);
        p.resolve_into(&inits, inputs, span, state)?;
        p.region(state, args)?;
        p.keyword("do")?;
        p.region(state, Vec::new())?;
        p.optional_attr_dict_with_keyword(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        let args = entry_args(op);
        if !args.is_empty() {
            p.write_text(" (");
            print_assignments(p, args, op.operands());
            p.write_text(")");
        }
        p.write_text(" : ");
        p.functional_type(op);
        p.write_text(" ");
        p.region(self.before(), body(true));
        p.write_text(" do ");
        p.region(op.region(1), RegionStyle::default());
        p.optional_attr_dict_with_keyword(op, &[]);
    }
}
