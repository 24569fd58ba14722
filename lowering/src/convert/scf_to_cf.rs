//! `scf` becomes `cf`: a loop becomes a block that tests, the blocks of its body, and branches between them.

use dialects::arith::CmpIPredicate;
use dialects::{arith, cf, scf};
use mlir::rewrite::NoMatch;
use mlir::rewrite::conversion::{
    ConversionPatternSet, ConversionRewriter, ConversionTarget, convert_body_partially,
};
use mlir::{Body, Context, Diag, Op, Value};

/// Converts the scf operations of a body and of the bodies inside it.
///
/// # Errors
/// An operation of the dialect that has no conversion.
pub fn run(cx: &Context, body: &mut Body) -> Result<(), Vec<Diag>> {
    let mut target = ConversionTarget::new(cx);
    target.add_illegal_dialect("scf");
    // A yield goes with the loop around it.
    target.add_legal_op("scf.yield");
    let mut patterns = ConversionPatternSet::new();
    patterns.add_fn("scf.for", lower_for);
    convert_body_partially(cx, body, &target, &patterns)
}

/// ```text
///   br ^test(lower, inits)
/// ^test(iv, carried):
///   cond_br iv < upper, ^body, ^end
/// ^body:
///   ...
///   br ^test(iv + step, yielded)
/// ^end:                            // results are `carried`
/// ```
fn lower_for(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let [lower, upper, step, inits @ ..] = operands else { return Err(NoMatch) };
    let loc = rw.body().loc(op);
    let before = rw.body().block_of(op).ok_or(NoMatch)?;
    let region = rw.body().regions_of(op)[0];
    // The first block of the body keeps its arguments, the induction variable and what is carried: it becomes the
    // test, and what it held moves into a block of its own.
    let test = rw.body().entry_block(region).ok_or(NoMatch)?;
    let last = rw.body().last_block(region).ok_or(NoMatch)?;
    let first = rw.body().first_op(test).ok_or(NoMatch)?;
    let unsigned = rw.op(op).attr("unsignedCmp").is_some();

    let body = rw.body_mut();
    let end = body.split_block(op);
    let start = body.split_block(first);
    let last = if last == test { start } else { last };
    let yielded = rw.body().last_op(last).ok_or(NoMatch)?;
    rw.view::<scf::YieldOp<'_>>(yielded)?;
    let blocks: Vec<_> = rw.body().blocks(region).collect();
    for block in blocks {
        rw.body_mut().detach_block(block);
        rw.body_mut().insert_block_before(end, block);
    }

    rw.set_end(before);
    let entry: Vec<Value> = std::iter::once(*lower).chain(inits.iter().copied()).collect();
    cf::BranchOp::build(rw, loc, &entry, test);

    let args = rw.body().block_args(test).to_vec();
    let (&iv, carried) = args.split_first().ok_or(NoMatch)?;
    rw.set_end(test);
    let predicate = if unsigned { CmpIPredicate::Ult } else { CmpIPredicate::Slt };
    let more = arith::CmpIOp::build(rw, loc, predicate, iv, *upper);
    let more = rw.body().result(more, 0);
    cf::CondBranchOp::build(rw, loc, more, &[], &[], None, start, end);

    rw.set_before(yielded);
    let next = arith::AddIOp::build(rw, loc, iv, *step, None);
    let mut again = vec![rw.body().result(next, 0)];
    again.extend(rw.body().operands(yielded));
    cf::BranchOp::build(rw, loc, &again, test);
    rw.erase_op(yielded);

    let carried = carried.to_vec();
    rw.replace_op(op, &carried);
    Ok(())
}
