//! The `sccp` pass: replaces values by the constants that they are found to be (sparse conditional constant
//! propagation), also through branches that are never taken, regions and calls.

use mlir::dataflow::{Answers, ConstantValue, In, Solver, args_are_written};
use mlir::effects::would_be_trivially_dead;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::OperationFolder;
use mlir::{Block, Body, Builder, Context, OpRef, Region, Value};

use crate::bodies::for_each_numbered_body;
use crate::passes::Sccp;

impl RunPass for Sccp {
    fn run(&self, mut op: OpMut<'_>, _state: &mut PassState) -> PassResult {
        let (header, body) = op.parts();
        let mut solver = Solver::new(header, body);
        solver.find_constants();
        let found = solver.answers();
        for_each_numbered_body(body, &mut |number, body| replace(header.cx(), body, number, &found));
        Ok(())
    }
}

/// Replaces constants in one body, outer blocks before those inside.
fn replace(cx: &Context, body: &mut Body, number: u32, found: &Answers) {
    let mut folder = OperationFolder::new();
    let mut pending: Vec<Block> = Vec::new();
    let roots = body.roots().to_vec();
    push_blocks(body, &roots, &mut pending);
    while let Some(block) = pending.pop() {
        let mut next = body.first_op(block);
        while let Some(op) = next {
            next = body.next_op(op);
            let mut replaced_all = body.num_results(op) > 0;
            let results: Vec<Value> = body.results(op).collect();
            for result in results {
                replaced_all &=
                    replace_value(cx, body, &mut folder, (block, In { body: number, id: result }), found);
            }
            if replaced_all && would_be_trivially_dead(OpRef::new(cx, body, op)) && !folder.owns(op) {
                body.erase_op(op);
                continue;
            }
            let regions = body.regions_of(op).to_vec();
            push_blocks(body, &regions, &mut pending);
        }
        if args_are_written(cx, body, block) {
            continue;
        }
        for arg in body.block_args(block).to_vec() {
            replace_value(cx, body, &mut folder, (block, In { body: number, id: arg }), found);
        }
    }
}

fn push_blocks(body: &Body, regions: &[Region], pending: &mut Vec<Block>) {
    for &region in regions {
        let at = pending.len();
        pending.extend(body.blocks(region));
        pending[at..].reverse();
    }
}

/// Replaces a value if it is a constant; returns whether it was.
fn replace_value(
    cx: &Context,
    body: &mut Body,
    folder: &mut OperationFolder,
    (block, value): (Block, In<Value>),
    found: &Answers,
) -> bool {
    let ConstantValue::Constant { attr, dialect } = found.constant(value) else { return false };
    let ty = body.ty(value.id);
    let constant = folder.constant_in(&mut Builder::new(cx, body), block, dialect, attr, ty);
    let Some(constant) = constant else { return false };
    body.replace_all_uses(value.id, constant);
    true
}
