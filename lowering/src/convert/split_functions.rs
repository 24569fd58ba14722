//! Splits a function with very many loops into parts: `main` calls them one after the other.
//!
//! Some of LLVM's loop passes take time that grows with the square of the number of loops in a function (loop rotation
//! updates a dominator tree as deep as there are loops). With a bounded number of loops in each function the time of
//! the whole is linear. Programs of ordinary size are left alone.

use dialects::func;
use mlir::{AttrRef, Body, Builder, Context, Diag, IrMapping, Loc, Op, OpRef, OpState, OpView, Type, Value};
use rustc_hash::FxHashSet;

/// A function with at most this many loop nests stays whole.
const MAX_WHOLE: usize = 128;

/// How many loop nests a part holds.
const PER_PART: usize = 32;

/// Splits the functions of a module, given its body.
///
/// # Errors
/// None; the signature is that of a pass.
pub fn run(cx: &Context, module: &mut Body) -> Result<(), Vec<Diag>> {
    let functions: Vec<Op> = module.roots().iter().flat_map(|&r| module.region_ops(r)).collect();
    for op in functions {
        if !OpRef::new(cx, module, op).is::<func::FuncOp<'_>>() {
            continue;
        }
        let name = OpRef::new(cx, module, op).attr("sym_name").and_then(AttrRef::as_str).map(str::to_owned);
        let (Some(name), Some(mut body)) = (name, module.take_nested(op)) else { continue };
        let parts = split(cx, &mut body, &name);
        module.put_nested(op, body);
        let mut b = Builder::before(cx, module, op);
        for part in parts {
            b.create(part);
        }
    }
    Ok(())
}

/// Replaces the operations of a long body by calls of parts, and gives the parts.
fn split(cx: &Context, body: &mut Body, name: &str) -> Vec<OpState> {
    let Some(&region) = body.roots().first() else { return Vec::new() };
    let blocks: Vec<_> = body.blocks(region).collect();
    let &[block] = blocks.as_slice() else { return Vec::new() };
    let mut ops: Vec<Op> = body.ops(block).collect();
    // The terminator stays.
    ops.pop();
    let is_loop = |body: &Body, op: Op| !body.regions_of(op).is_empty();
    if ops.iter().filter(|&&op| is_loop(body, op)).count() <= MAX_WHOLE {
        return Vec::new();
    }
    let mut parts = Vec::new();
    let mut chunk = Vec::new();
    let mut loops = 0;
    for op in ops {
        loops += usize::from(is_loop(body, op));
        chunk.push(op);
        if loops == PER_PART {
            parts.push(outline(cx, body, &chunk, &format!("{name}_part_{}", parts.len())));
            (chunk, loops) = (Vec::new(), 0);
        }
    }
    parts
}

/// Moves consecutive operations of a block into a function, and calls it in their place.
fn outline(cx: &Context, body: &mut Body, chunk: &[Op], name: &str) -> OpState {
    let loc = body.loc(chunk[0]);
    let inside: Vec<Op> = chunk.iter().flat_map(|&op| body.walk_pre(op)).collect();
    let own: FxHashSet<Op> = inside.iter().copied().collect();
    let (inputs, outputs) = (live_in(body, &inside, &own), live_out(body, chunk, &own));
    let types = |values: &[Value]| -> Vec<Type> { values.iter().map(|&v| body.ty(v)).collect() };
    let (input_types, output_types) = (types(&inputs), types(&outputs));

    let mut state = OpState::of(cx, <func::FuncOp<'_> as OpView<'_>>::DEF, loc);
    state.set_attr(cx, "sym_name", cx.string_attr(name));
    state.set_attr(cx, "sym_visibility", cx.string_attr("private"));
    state.set_attr(cx, "function_type", cx.type_attr(cx.function_ty(&input_types, &output_types)));
    // Called once, it would be inlined again.
    state.set_attr(cx, "no_inline", cx.unit_attr());
    if let Some((region, part)) = state.add_isolated_region() {
        let args: Vec<(Type, Loc)> = input_types.iter().map(|&ty| (ty, loc)).collect();
        let block = part.create_block(&args);
        part.append_block(region, block);
        let mut map = IrMapping::default();
        map.values.extend(inputs.iter().copied().zip(part.block_args(block).to_vec()));
        for &op in chunk {
            let copy = part.clone_op(cx, body, op, &mut map, &mut |loc| loc);
            part.append_op(block, copy);
        }
        let results: Vec<Value> = outputs.iter().map(|&v| map.value(v)).collect();
        let mut b = Builder::at_end(cx, part, block);
        func::ReturnOp::build(&mut b, loc, &results);
    }

    let mut b = Builder::before(cx, body, chunk[0]);
    let call = func::CallOp::build(&mut b, loc, &output_types, name, &inputs, None, None, false);
    let results: Vec<Value> = b.body().results(call).collect();
    for (&old, new) in outputs.iter().zip(results) {
        b.replace_all_uses(old, new);
    }
    for &op in chunk.iter().rev() {
        b.erase_op(op);
    }
    state
}

/// Values from outside that the operations use, each once, in the order of first use.
fn live_in(body: &Body, inside: &[Op], own: &FxHashSet<Op>) -> Vec<Value> {
    let mut seen: FxHashSet<Value> = FxHashSet::default();
    let mut found = Vec::new();
    for &op in inside {
        for value in body.operands(op) {
            let outside = match body.def(value) {
                mlir::ir::ValueDef::Result { op, .. } => !own.contains(&op),
                mlir::ir::ValueDef::Argument { block, .. } => {
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

/// Results of the operations that others use.
fn live_out(body: &Body, chunk: &[Op], own: &FxHashSet<Op>) -> Vec<Value> {
    let results = chunk.iter().flat_map(|&op| body.results(op));
    results.filter(|&v| body.users(v).any(|user| !own.contains(&user))).collect()
}
