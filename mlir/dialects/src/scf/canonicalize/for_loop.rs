//! Patterns of `scf.for`.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Handle, Loc, Type, Value};

use super::super::{ForOp, YieldOp};
use super::trip_count::Bounds;
use crate::rewriting::{append_block, check, only_block, only_terminates, replace_by_block, state_like};
use crate::tensor;
use crate::tensor::canonicalize::cast_to;
use crate::tensor::types::preserves_static_information;

impl CanonicalizationPatterns for ForOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(simplify_trivial);
        patterns.add(carry_uncast);
        crate::region_branch::add_patterns(patterns, ForOp::NAME);
    }
}

/// Removes a loop that never runs or has no effect, and inlines one that runs once.
fn simplify_trivial(op: Handle<ForOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let bounds = Bounds {
        lower: view.lower_bound(),
        upper: view.upper_bound(),
        step: view.step(),
        unsigned: view.unsigned_cmp(),
    };
    let inits: Vec<Value> = view.init_args().collect();
    let block = only_block(rw.body(), *op, 0).ok_or(NoMatch)?;
    match bounds.trip_count(rw.op(*op)).ok_or(NoMatch)? {
        0 => rw.replace_op(*op, &inits),
        1 => {
            let args: Vec<Value> = std::iter::once(bounds.lower).chain(inits).collect();
            replace_by_block(rw, *op, block, &args);
        }
        _ if !only_terminates(rw.body(), block) => return Err(NoMatch),
        _ => {
            let end = rw.body().last_op(block).ok_or(NoMatch)?;
            let values: Vec<Value> = rw.body().operands(end).collect();
            check(!values.iter().any(|&v| rw.body().is_defined_inside(*op, v)))?;
            rw.replace_op(*op, &values);
        }
    }
    Ok(())
}

/// Carries a tensor as it was before a cast to a less static type, if its result has one use.
fn carry_uncast(op: Handle<ForOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let inits: Vec<Value> = view.init_args().collect();
    let results: Vec<Value> = rw.body().results(*op).collect();
    let ty = |v| rw.cx().type_ref(rw.body().ty(v));
    let uncast = |(at, &init): (usize, &Value)| {
        let source = rw.defining::<tensor::CastOp>(init).ok()?.source();
        let carried = preserves_static_information(ty(init), ty(source)) && ty(source) != ty(init);
        (carried && rw.body().uses(*results.get(at)?).count() == 1).then_some((at, source))
    };
    let (at, source) = inits.iter().enumerate().find_map(uncast).ok_or(NoMatch)?;
    let old = rw.body().ty(inits[at]);
    let new = rw.body().ty(source);
    let loc = rw.body().loc(*op);
    let body = only_block(rw.body(), *op, 0).ok_or(NoMatch)?;
    let end = rw.body().last_op(body).ok_or(NoMatch)?;
    let mut args: Vec<(Type, Loc)> = vec![(rw.body().ty(view.lower_bound()), loc)];
    args.extend(inits.iter().map(|&v| (rw.body().ty(v), rw.value_loc(v))));
    args[at + 1] = (new, rw.value_loc(source));
    let mut state = state_like(rw, *op);
    let first = state.operands.len() - inits.len();
    state.operands[first + at] = source;
    state.result_types[at] = new;
    let &region = state.regions.first().ok_or(NoMatch)?;
    let block = rw.create_block(region, &args);
    rw.set_before(*op);
    let made = rw.create(state);
    let mut values = rw.body().block_args(block).to_vec();
    rw.set_start(block);
    values[at + 1] = cast_to(rw, loc, old, values[at + 1]);
    append_block(rw, body, block, &values);
    rw.set_before(end);
    let mut yielded: Vec<Value> = rw.body().operands(end).collect();
    yielded[at] = cast_to(rw, loc, new, yielded[at]);
    YieldOp::build(rw, loc, &yielded);
    rw.erase_op(end);
    rw.set_after(made);
    let mut results: Vec<Value> = rw.body().results(made).collect();
    results[at] = cast_to(rw, loc, old, results[at]);
    rw.replace_by_all(*op, &results)
}
