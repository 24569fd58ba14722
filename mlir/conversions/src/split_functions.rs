//! Splits a function with very many loops or operations into parts, which it calls one after another.
//!
//! Some of LLVM's passes take time quadratic in the number of loops in a function (loop rotation updates a dominator
//! tree whose depth is the number of loops), or of calls and stores. If each function has a bounded number of these,
//! the total time is linear. Programs of ordinary size are left alone.

use dialects::math::elementary;
use dialects::{arith, func, llvm, memref};
use mlir::effects::is_annotation;
use mlir::symbol_table::{SymbolTable, Visibility};
use mlir::{Body, Builder, Context, Diag, IrMapping, Loc, Op, OpRef, Type, Value};
use rustc_hash::FxHashSet;

/// The weight of a loop nest. An elementary function weighs what it becomes, and any other operation 1.
const LOOP_WEIGHT: usize = 8;

/// A function of at most this weight is not split.
const MAX_WHOLE: usize = 1024;

/// The minimum weight of every part but the last.
const PER_PART: usize = 256;

/// Splits the functions of a module, given its body.
///
/// # Errors
/// Never; the signature is that of a pass.
pub(crate) fn run(cx: &Context, module: &mut Body) -> Result<(), Vec<Diag>> {
    let mut names = SymbolTable::inside(cx, module);
    let functions: Vec<Op> = module.roots().iter().flat_map(|&r| module.region_ops(r)).collect();
    for op in functions {
        let Some(function) = OpRef::new(cx, module, op).cast::<func::FuncOp>() else { continue };
        let name = function.sym_name().to_owned();
        let Some(mut body) = module.take_nested(op) else { continue };
        let parts = split(cx, &mut body, &name, &mut names);
        module.put_nested(op, body);
        let mut b = Builder::before(cx, module, op);
        for part in parts {
            // A function that is called once would be inlined again.
            let options = func::FuncOpOptions {
                sym_visibility: Some(Visibility::Private.keyword()),
                no_inline: true,
                ..Default::default()
            };
            let function = func::FuncOp::build_with(&mut b, part.loc, part.name, part.ty, options);
            b.body_mut().put_nested(*function, part.body);
        }
    }
    Ok(())
}

/// A function that replaces operations of another.
struct Part<'c> {
    loc: Loc,
    name: &'c str,
    ty: Type,
    body: Box<Body>,
}

/// Replaces the operations of a long body by calls of parts, and returns the parts.
fn split<'c>(cx: &'c Context, body: &mut Body, name: &str, names: &mut SymbolTable) -> Vec<Part<'c>> {
    let Some(&region) = body.roots().first() else { return Vec::new() };
    let blocks: Vec<_> = body.blocks(region).collect();
    let &[block] = blocks.as_slice() else { return Vec::new() };
    let mut ops: Vec<Op> = body.ops(block).collect();
    // The terminator stays, and so do constants: each part has its own.
    ops.pop();
    let (constants, ops): (Vec<Op>, Vec<Op>) = ops.into_iter().partition(|&op| is_constant(cx, body, op));
    let weight = |body: &Body, op: Op| {
        if body.regions_of(op).is_empty() {
            let op = OpRef::new(cx, body, op);
            if is_annotation(op) { 0 } else { elementary::operations(op) as usize }
        } else {
            LOOP_WEIGHT
        }
    };
    if ops.iter().map(|&op| weight(body, op)).sum::<usize>() <= MAX_WHOLE {
        return Vec::new();
    }
    let mut parts = Vec::new();
    let mut chunk = Vec::new();
    let mut weighs = 0;
    for op in ops {
        let stays = is_allocated_automatically(OpRef::new(cx, body, op));
        if !stays {
            weighs += weight(body, op);
            chunk.push(op);
        }
        // An operation that stays may be used only after it.
        if weighs >= PER_PART || (stays && !chunk.is_empty()) {
            let part = names.reserve(cx, &format!("{name}_part_{}", parts.len()));
            parts.push(outline(cx, body, &chunk, cx.str(part)));
            (chunk, weighs) = (Vec::new(), 0);
        }
    }
    let unused = |body: &Body, op: Op| body.results(op).all(|value| body.users(value).next().is_none());
    for op in constants.into_iter().filter(|&op| unused(body, op)).collect::<Vec<_>>() {
        body.erase_op(op);
    }
    parts
}

/// Whether an operation produces the same value wherever it is.
fn is_constant(cx: &Context, body: &Body, op: Op) -> bool {
    let op = OpRef::new(cx, body, op);
    op.is::<arith::ConstantOp>() || op.is::<memref::GetGlobalOp>()
}

/// Whether an operation allocates memory that is freed when its function returns.
fn is_allocated_automatically(op: OpRef<'_>) -> bool {
    op.is::<memref::AllocaOp>() || op.is::<llvm::AllocaOp>()
}

/// Moves consecutive operations of a block into a function, and calls it in their place.
fn outline<'c>(cx: &Context, body: &mut Body, chunk: &[Op], name: &'c str) -> Part<'c> {
    let loc = body.loc(chunk[0]);
    let inside: Vec<Op> = chunk.iter().flat_map(|&op| body.walk_pre(op)).collect();
    let own: FxHashSet<Op> = inside.iter().copied().collect();
    let mut inputs = live_in(body, &inside, &own);
    let outputs = live_out(body, chunk, &own);
    let constants: Vec<Op> = inputs
        .extract_if(.., |&mut value| body.defining_op(value).is_some_and(|op| is_constant(cx, body, op)))
        .filter_map(|value| body.defining_op(value))
        .collect();
    let types = |values: &[Value]| -> Vec<Type> { values.iter().map(|&v| body.ty(v)).collect() };
    let input_types = types(&inputs);
    let output_types = types(&outputs);

    let mut part = Box::new(Body::new(cx));
    let region = part.add_root();
    let args: Vec<(Type, Loc)> = input_types.iter().map(|&ty| (ty, loc)).collect();
    let block = part.create_block(&args);
    part.append_block(region, block);
    let mut map = IrMapping::default();
    map.values.extend(inputs.iter().copied().zip(part.block_args(block).to_vec()));
    for &op in constants.iter().chain(chunk) {
        let copy = part.clone_op(cx, body, op, &mut map, &mut |loc| loc);
        part.append_op(block, copy);
    }
    let results: Vec<Value> = outputs.iter().map(|&v| map.value(v)).collect();
    func::ReturnOp::build(&mut Builder::at_end(cx, &mut part, block), loc, &results);

    let mut b = Builder::before(cx, body, chunk[0]);
    let call = func::CallOp::build(&mut b, loc, &output_types, name, &inputs);
    let results: Vec<Value> = b.body().results(*call).collect();
    for (&old, new) in outputs.iter().zip(results) {
        b.replace_all_uses(old, new);
    }
    for &op in chunk.iter().rev() {
        b.erase_op(op);
    }
    Part { loc, name, ty: cx.function_ty(&input_types, &output_types), body: part }
}

/// The values from outside that the operations use, each once, in the order of first use.
pub(super) fn live_in(body: &Body, inside: &[Op], own: &FxHashSet<Op>) -> Vec<Value> {
    let mut seen: FxHashSet<Value> = FxHashSet::default();
    let mut found = Vec::new();
    for &op in inside {
        for value in body.operands(op) {
            let outside = match body.def(value) {
                mlir::ValueDef::Result { op, .. } => !own.contains(&op),
                mlir::ValueDef::Argument { block, .. } => {
                    let parent = body.region_of(block).and_then(|r| body.region_parent(r));
                    parent.is_none_or(|p| !own.contains(&p))
                }
            };
            if outside && seen.insert(value) {
                found.push(value);
            }
        }
    }
    found
}

/// The results of the operations that others use.
fn live_out(body: &Body, chunk: &[Op], own: &FxHashSet<Op>) -> Vec<Value> {
    let results = chunk.iter().flat_map(|&op| body.results(op));
    results.filter(|&v| body.users(v).any(|user| !own.contains(&user))).collect()
}
