//! `scf.forall` and its terminator.

use mlir::hooks::{OpAssembly, Verify};
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult};
use mlir::{AttrKind, AttrRef, Diag, OpRef, OpState, Value};

use crate::index_list::{self, IndexList};
use crate::loop_carried::{body, parse_assignments, print_assignments};
use crate::offsets_sizes_strides::{self, mixed};
use crate::tensor;

use super::assembly::entry_args;
use super::{ForallOp, InParallelOp};

/// The mapping attribute that restricts which processors run.
const MASK: &str = "mask";

/// The other attributes of the `gpu` dialect, which is not implemented here, that a mapping may contain.
const MAPPINGS: &[&str] = &["block", "warpgroup", "warp", "thread", "lane", "memory_space"];

/// The mnemonic of an attribute of the `gpu` dialect: `thread` for `#gpu.thread<x>`.
fn mnemonic(attr: AttrRef<'_>) -> Option<&str> {
    let AttrKind::Opaque { dialect, text, .. } = *attr.kind() else { return None };
    let text = (attr.cx().str(dialect) == "gpu").then(|| attr.cx().str(text))?;
    text.split('<').next()
}

/// Whether a mapping may contain this element.
pub(crate) fn is_mapping(attr: AttrRef<'_>) -> bool {
    mnemonic(attr).is_some_and(|word| word == MASK || MAPPINGS.contains(&word))
}

impl ForallOp<'_> {
    /// The number of dimensions.
    pub fn rank(self) -> usize {
        self.static_lower_bound().len()
    }

    /// Whether all lower bounds are 0 and all steps 1, statically or as constants.
    pub fn is_normalized(self) -> bool {
        let op = *self;
        let lower = mixed(&self.static_lower_bound(), self.dynamic_lower_bound());
        let step = mixed(&self.static_step(), self.dynamic_step());
        lower.iter().all(|n| n.constant(op) == Some(0)) && step.iter().all(|n| n.constant(op) == Some(1))
    }

    /// There is either no mapping or one for each dimension, and at most one mask.
    fn verify_mapping(self) -> Result<(), Diag> {
        let op = *self;
        let all = self.mapping_attr().and_then(AttrRef::as_array).unwrap_or_default();
        if all.is_empty() {
            return Ok(());
        }
        let masks = all.iter().filter(|&&attr| mnemonic(op.cx().attr_ref(attr)) == Some(MASK)).count();
        op.ensure(masks <= 1, "\"mapping\" supports at most one device masking attribute")?;
        op.ensure(all.len() - masks == self.rank(), "mapping attribute size must match op rank")
    }
}

impl OpAssembly for ForallOp<'_> {
    /// Parses `(%i, ...) in (ub, ...)` or `(%i, ...) = (lb, ...) to (ub, ...) step (s, ...)`, then
    /// `[shared_outs(%o = %t, ...) -> (types)] { ... } [attributes]`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        let span = p.span();
        let mut args = p.argument_list(Delimiter::Paren, Some(cx.index_ty()), false)?;
        let (lower, upper, step) = if p.optional_keyword("in") {
            (
                IndexList::all(0, args.len()),
                IndexList::parse(p, Delimiter::Paren)?,
                IndexList::all(1, args.len()),
            )
        } else {
            p.token("=")?;
            let lower = IndexList::parse(p, Delimiter::Paren)?;
            p.keyword("to")?;
            let upper = IndexList::parse(p, Delimiter::Paren)?;
            p.keyword("step")?;
            (lower, upper, IndexList::parse(p, Delimiter::Paren)?)
        };
        let outputs_span = p.span();
        let mut outputs = Vec::new();
        let first_output = args.len();
        if p.optional_keyword("shared_outs") {
            let (shared, values) = parse_assignments(p)?;
            state.result_types.extend(p.optional_arrow_type_list()?);
            args.extend(shared);
            outputs = values;
        }
        let results = state.result_types.to_vec();
        let mut sizes = Vec::new();
        for (name, list) in [
            (Self::STATIC_LOWER_BOUND_ATTR, &lower),
            (Self::STATIC_UPPER_BOUND_ATTR, &upper),
            (Self::STATIC_STEP_ATTR, &step),
        ] {
            let types = vec![cx.index_ty(); list.operands.len()];
            p.resolve_into(&list.operands, &types, span, state)?;
            state.set_attr(cx, name, cx.dense_array_attr::<i64>(&list.integers));
            sizes.push(i32::try_from(list.operands.len()).unwrap_or(i32::MAX));
        }
        p.resolve_into(&outputs, &results, outputs_span, state)?;
        sizes.push(i32::try_from(outputs.len()).unwrap_or(i32::MAX));
        state.set_attr(cx, Self::OPERAND_SEGMENT_SIZES_ATTR, cx.dense_array_attr::<i32>(&sizes));
        args[first_output..].iter_mut().zip(&results).for_each(|(arg, &ty)| arg.ty = ty);
        p.region(state, args)?;
        p.optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        let (variables, shared) = entry_args(op).split_at(self.rank().min(entry_args(op).len()));
        p.operands_between(" (", variables.iter().copied(), ")");
        if self.is_normalized() {
            p.write_text(" in ");
            index_list::print(p, &self.static_upper_bound(), self.dynamic_upper_bound(), Delimiter::Paren);
        } else {
            p.write_text(" = ");
            index_list::print(p, &self.static_lower_bound(), self.dynamic_lower_bound(), Delimiter::Paren);
            p.write_text(" to ");
            index_list::print(p, &self.static_upper_bound(), self.dynamic_upper_bound(), Delimiter::Paren);
            p.write_text(" step ");
            index_list::print(p, &self.static_step(), self.dynamic_step(), Delimiter::Paren);
        }
        if !shared.is_empty() {
            p.write_text(" shared_outs(");
            print_assignments(p, shared, self.outputs());
            p.write_text(")");
        }
        if op.num_results() > 0 {
            p.types_between(" -> (", op.result_types(), ")");
        }
        p.write_text(" ");
        p.region(self.region(), body(op.num_results() > 0));
        p.optional_attr_dict(
            op,
            &[
                Self::OPERAND_SEGMENT_SIZES_ATTR,
                Self::STATIC_LOWER_BOUND_ATTR,
                Self::STATIC_UPPER_BOUND_ATTR,
                Self::STATIC_STEP_ATTR,
            ],
        );
    }
}

impl Verify for ForallOp<'_> {
    /// The body has an argument for each dimension and each shared tensor; the results are the shared tensors.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let loops = self.rank();
        let outputs = self.outputs().len();
        if op.num_results() != outputs {
            let message = format!("produces {} results, but has only {outputs} outputs", op.num_results());
            return Err(op.error(message));
        }
        let args = entry_args(op);
        if args.len() != loops + outputs {
            return Err(op.error(format_args!("region expects {} arguments", loops + outputs)));
        }
        if let Some(at) = args[..loops].iter().position(|&arg| !op.ty(arg).is_index()) {
            return Err(op.error(format_args!("expects {at}-th block argument to be an index")));
        }
        for (at, output) in self.outputs().enumerate() {
            if op.ty(output) != op.ty(op.result(at)) {
                return Err(op.error(format_args!(
                    "type mismatch between {at}-th output ({:?}) and {at}-th result ({:?})",
                    op.ty(output),
                    op.ty(op.result(at))
                )));
            }
            if op.ty(output) != op.ty(args[loops + at]) {
                return Err(op.error(format_args!("type mismatch between {at}-th output and block argument")));
            }
        }
        self.verify_mapping()?;
        for (name, numbers, operands) in [
            ("lower bound", self.static_lower_bound(), self.dynamic_lower_bound().len()),
            ("upper bound", self.static_upper_bound(), self.dynamic_upper_bound().len()),
            ("step", self.static_step(), self.dynamic_step().len()),
        ] {
            offsets_sizes_strides::verify_list(op, name, loops, &numbers, operands)?;
        }
        Ok(())
    }
}

impl OpAssembly for InParallelOp<'_> {
    /// Parses `{ ... } [attributes]`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        p.region(state, Vec::new())?;
        p.ensure_block(state);
        p.optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        p.write_text(" ");
        p.region(self.region(), body(false));
        p.optional_attr_dict(op, &[]);
    }
}

impl Verify for InParallelOp<'_> {
    /// The region contains only insertions into the shared tensors.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let shared = op.parent_op().map(|forall| shared_args(forall)).unwrap_or_default();
        for inner in self.region().blocks().flat_map(|b| b.ops()) {
            if !inner.is::<tensor::ParallelInsertSliceOp>() {
                return Err(op
                    .error("expected only ParallelCombiningOpInterface ops")
                    .with_note(inner.loc(), "this is none"));
            }
            // The second operand is the destination.
            let dest = inner.operands().nth(1);
            if dest.is_some_and(|dest| !shared.contains(&dest)) {
                return Err(inner.error("may only insert into an output block argument"));
            }
        }
        Ok(())
    }
}

/// The arguments for the shared tensors of an `scf.forall`, which may be invalid.
fn shared_args(op: OpRef<'_>) -> Vec<Value> {
    let forall =
        op.cast::<ForallOp>().filter(|forall| forall.attr(ForallOp::STATIC_LOWER_BOUND_ATTR).is_some());
    forall.map(|forall| forall.region_iter_args()).unwrap_or_default()
}
