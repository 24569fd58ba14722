//! Rewrites the operations of a body with buffers, one after the other.

use dialects::bufferization::{ToBufferOp, ToTensorOp};
use dialects::memref;
use mlir::effects::is_memory_effect_free;
use mlir::{Body, Context, Diag, Loc, Op, OpRef, Type, Value};
use rustc_hash::FxHashSet;

use super::analysis::{NO_BRANCHES, has_tensors};
use super::boundaries::returns;
use super::functions::Function;
use super::globals::Globals;
use super::interface::{Bufferizer, Failure, Made, Setting};
use super::pairs::fold_pair;
use super::signatures::{argument_type, result_type};

/// A function whose signature becomes one of buffers.
pub(super) struct Signature {
    pub(super) inputs: Vec<Type>,
    pub(super) results: Vec<Type>,
}

/// The types of a function with buffers.
pub(super) fn signature(cx: &Context, setting: Setting<'_>, function: &Function) -> Signature {
    let options = setting.options;
    Signature {
        inputs: (0..function.inputs.len()).map(|at| argument_type(cx, options, function, at)).collect(),
        results: function.results.iter().map(|&ty| result_type(cx, options, ty)).collect(),
    }
}

/// The dialect of an operation.
fn dialect(op: OpRef<'_>) -> &str {
    op.name().split('.').next().unwrap_or_default()
}

/// The operations that are still to be looked at.
struct Work {
    list: Vec<Op>,
    to_buffers: Vec<Op>,
}

/// Rewrites a body; returns how many buffers that allocates.
///
/// # Errors
/// If an operation cannot be bufferized, and operations may not stay.
pub(super) fn rewrite(
    cx: &Context,
    body: &mut Body,
    module: &mut Body,
    globals: &mut Globals,
    setting: Setting<'_>,
    signature: Option<&Signature>,
) -> Result<u64, Failure> {
    let all = body.all_ops_post();
    let is_allowed = |op: Op, body: &Body| {
        setting.options.allows(dialect(OpRef::new(cx, body, op))) && has_tensors(cx, body, op)
    };
    let to_buffers = all.iter().copied().filter(|&op| OpRef::new(cx, body, op).is::<ToBufferOp>()).collect();
    let list: Vec<Op> = all.into_iter().filter(|&op| is_allowed(op, body)).collect();
    let mut work = Work { list, to_buffers };
    let first = work.list.len();
    let mut b = Bufferizer { cx, body, module, setting, globals, made: Made::default() };
    let mut allocated = 0;
    let mut at = 0;
    while at < work.list.len() || at == first {
        if at == first
            && let Some(signature) = signature
        {
            bufferize_function(&mut b, signature)?;
            allocated += drain(&mut b, &mut work);
        }
        let Some(&op) = work.list.get(at) else { break };
        at += 1;
        one(&mut b, op)?;
        allocated += drain(&mut b, &mut work);
    }
    let alignment = setting.options.buffer_alignment;
    for &op in &work.to_buffers {
        if b.body.is_live(op) && b.body.block_of(op).is_some() {
            fold_pair(&mut b.before(op), op, alignment);
        }
    }
    allocated += b.made.0.iter().filter(|&&op| is_allocation(&b, op)).count() as u64;
    remove_unused(cx, b.body);
    check(cx, b.body, setting, &work.list)?;
    Ok(allocated)
}

fn one(b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
    if !b.body.is_live(op) || !has_tensors(b.cx, b.body, op) {
        return Ok(());
    }
    let Some(model) = b.state().model(op) else { return Ok(()) };
    let has_branches = |&region| b.body.blocks(region).nth(1).is_some();
    if !model.allows_branches() && b.body.regions_of(op).iter().any(has_branches) {
        return Err(vec![b.op(op).error(NO_BRANCHES)]);
    }
    let failed = b.op(op).plain_error("failed to bufferize op");
    model.bufferize(b, op).map_err(|mut diags| {
        diags.push(failed);
        diags
    })
}

fn is_allocation(b: &Bufferizer<'_>, op: Op) -> bool {
    b.body.is_live(op) && b.op(op).is::<memref::AllocOp>()
}

/// Takes over what was made.
fn drain(b: &mut Bufferizer<'_>, work: &mut Work) -> u64 {
    let mut allocated = 0;
    for op in std::mem::take(&mut b.made.0) {
        if !b.body.is_live(op) {
            continue;
        }
        allocated += u64::from(is_allocation(b, op));
        let view = b.op(op);
        if view.is::<ToBufferOp>() {
            work.to_buffers.push(op);
        } else if !view.is::<ToTensorOp>()
            && b.setting.options.allows(dialect(view))
            && has_tensors(b.cx, b.body, op)
        {
            work.list.push(op);
        }
    }
    allocated
}

/// Gives a function arguments and results that are buffers.
fn bufferize_function(b: &mut Bufferizer<'_>, signature: &Signature) -> Result<(), Failure> {
    let regions = b.body.roots().to_vec();
    let blocks: Vec<_> = regions.iter().flat_map(|&region| b.body.blocks(region)).collect();
    for block in blocks {
        b.bufferize_block(block)?;
    }
    for end in returns(b.cx, b.body) {
        let operands: Vec<Value> = b.body.operands(end).collect();
        for (at, (&value, &ty)) in operands.iter().zip(&signature.results).enumerate() {
            if !b.state().is_tensor(value) {
                continue;
            }
            let loc = b.body.loc(end);
            let buffer = ToBufferOp::build(&mut b.before(end), loc, ty, value);
            b.body.set_operand(end, at, buffer);
        }
    }
    Ok(())
}

/// Removes conversions to tensors that nobody uses.
fn remove_unused(cx: &Context, body: &mut Body) {
    for op in body.all_ops_post() {
        let view = OpRef::new(cx, body, op);
        if view.is::<ToTensorOp>() && body.all_results_unused(op) {
            body.erase_op(op);
        }
    }
}

fn check(cx: &Context, body: &Body, setting: Setting<'_>, list: &[Op]) -> Result<(), Failure> {
    if setting.options.allow_unknown_ops {
        return Ok(());
    }
    for &op in list {
        if !body.is_live(op) || !has_tensors(cx, body, op) {
            continue;
        }
        let view = OpRef::new(cx, body, op);
        let goes_away = body.all_results_unused(op) && is_memory_effect_free(view);
        if !goes_away && !view.is::<ToTensorOp>() && !view.is::<ToBufferOp>() {
            return Err(vec![view.plain_error("op was not bufferized")]);
        }
    }
    Ok(())
}

/// Returns what is cast instead of the casts, where all returns agree on the type; the types of what is returned then.
/// Calls expect what was a buffer before, as it was.
pub(super) fn returned_types(
    cx: &Context,
    body: &mut Body,
    function: &Function,
    declared: &[Type],
) -> Vec<Type> {
    let ends = returns(cx, body);
    let source = |body: &Body, value: Value| {
        let cast = OpRef::new(cx, body, ends[0]).value(value).defined_by::<memref::CastOp>();
        cast.map_or(value, |cast| cast.source())
    };
    let mut types = declared.to_vec();
    for (at, ty) in types.iter_mut().enumerate() {
        if ends.is_empty() {
            break;
        }
        if function.is_called && !cx.type_ref(function.results[at]).is_tensor() {
            continue;
        }
        let found: FxHashSet<Type> =
            ends.iter().map(|&end| body.ty(source(body, body.operand(end, at)))).collect();
        if found.len() != 1 {
            continue;
        }
        for &end in &ends {
            let value = source(body, body.operand(end, at));
            body.set_operand(end, at, value);
            *ty = body.ty(value);
        }
    }
    types
}

/// An error without operation.
pub(super) fn invalid_option(loc: Loc, message: &str) -> Failure {
    vec![Diag::error(loc, format!("Invalid option: {message}"))]
}
