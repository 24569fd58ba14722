//! The `convert-scf-to-openmp` pass: turns an `scf.parallel` into a team of threads that share its iterations.
//!
//! OpenMP does not specify the order in which it combines the threads' values, so a sum of floats may differ from run to
//! run. For what must not differ, loops with results stay.

mod declaration;
mod kind;

use dialects::llvm::types::ptr;
use dialects::{llvm, memref, omp, scf};
use mlir::opdef::Traits;
use mlir::symbol_table::SymbolTable;
use mlir::{Block, Body, Builder, Context, Diag, Handle, IrMapping, Loc, Op, OpRef, OpView, Type, Value};

use self::declaration::Declaration;

/// What to convert, and how.
#[derive(Clone, Copy)]
pub(crate) struct Options {
    /// The number of threads; if it is zero, the runtime library chooses one.
    pub(crate) num_threads: u32,
    /// Whether loops with results stay.
    pub(crate) skip_reductions: bool,
}

/// Converts the loops below an operation that defines symbols, given its body, inner ones first.
///
/// # Errors
/// If a loop has a reduction of an unknown kind.
pub(crate) fn convert(cx: &Context, body: &mut Body, options: Options) -> Result<(), Diag> {
    let mut names = SymbolTable::inside(cx, body);
    for op in body.all_ops_post() {
        let Some((block, before)) =
            top_level(body, op).and_then(|top| Some((body.block_of(top)?, body.prev_op(top))))
        else {
            continue;
        };
        let mut reductions = Reductions { names: &mut names, declared: Vec::new() };
        visit(cx, body, op, options, &mut reductions)?;
        let declared = reductions.declared;
        let next = before.map_or_else(|| body.first_op(block), |before| body.next_op(before));
        if let Some(next) = next {
            declared.into_iter().for_each(|one| one.define(&mut Builder::before(cx, body, next)));
        }
    }
    Ok(())
}

/// The declarations for the loops below one operation of a table of symbols.
struct Reductions<'c, 'n> {
    names: &'n mut SymbolTable,
    declared: Vec<Declaration<'c>>,
}

/// The operation in the outermost region of a body that is, or contains, this one.
fn top_level(body: &Body, op: Op) -> Option<Op> {
    let mut top = op;
    while let Some(parent) = body.region_parent(body.region_of(body.block_of(top)?)?) {
        top = parent;
    }
    Some(top)
}

/// Converts an operation if it is a loop, or what is in its own body.
fn visit<'c>(
    cx: &'c Context,
    body: &mut Body,
    op: Op,
    options: Options,
    reductions: &mut Reductions<'c, '_>,
) -> Result<(), Diag> {
    if let Some(mut nested) = body.take_nested(op) {
        let result = if OpRef::new(cx, body, op).has_trait(Traits::SYMBOL_TABLE) {
            convert(cx, &mut nested, options)
        } else {
            let mut inner = nested.all_ops_post().into_iter();
            inner.try_for_each(|inner| visit(cx, &mut nested, inner, options, reductions))
        };
        body.put_nested(op, nested);
        return result;
    }
    match OpRef::new(cx, body, op).cast::<scf::ParallelOp>() {
        Some(lp) if !(options.skip_reductions && lp.op_ref().num_results() > 0) => {
            distribute(cx, body, lp.handle(), options.num_threads, reductions)
        }
        _ => Ok(()),
    }
}

/// Replaces a loop by a parallel region with its iterations.
fn distribute<'c>(
    cx: &'c Context,
    body: &mut Body,
    lp: Handle<scf::ParallelOp<'static>>,
    num_threads: u32,
    reductions: &mut Reductions<'c, '_>,
) -> Result<(), Diag> {
    let view = lp.read(cx, body);
    let loc = view.loc();
    let lower: Vec<Value> = view.lower_bound().collect();
    let (upper, steps): (Vec<Value>, Vec<Value>) = view.upper_bound().zip(view.step()).unzip();
    let inits: Vec<Value> = view.init_vals().collect();
    let results: Vec<Value> = lp.read(cx, body).results().collect();
    let Some(from) = view.region().entry().map(|block| block.id()) else { return Ok(()) };
    let Some(reduce) = body.last_op(from) else { return Ok(()) };
    let kinds = kind::of_loop(OpRef::new(cx, body, reduce))?;
    let first = reductions.declared.len();
    for (at, kind) in kinds.into_iter().enumerate() {
        let name = cx.str(reductions.names.reserve(cx, declaration::NAME));
        reductions.declared.push(Declaration::new(cx, body, reduce, at, kind, name));
    }

    let mut b = Builder::before(cx, body, *lp);
    let variables = allocate(&mut b, loc, &inits);
    let threads = (num_threads > 0).then(|| {
        let value = cx.int_attr_of_width(i64::from(num_threads), 32);
        llvm::ConstantOp::build(&mut b, loc, cx.int_ty(32), value)
    });
    let options = omp::ParallelOpOptions { num_threads: threads, ..Default::default() };
    let parallel = omp::ParallelOp::build_with(&mut b, loc, options);
    let loads = inits.iter().zip(&variables).map(|(&init, &variable)| {
        let ty = b.body().ty(init);
        llvm::LoadOp::build(&mut b, loc, ty, variable)
    });
    let loaded: Vec<Value> = loads.collect();
    for (&old, new) in results.iter().zip(loaded) {
        b.replace_all_uses(old, new);
    }
    enter(&mut b, *parallel, &[]);
    let own = worksharing(&mut b, loc, &variables, &reductions.declared[first..]);
    let options =
        omp::LoopNestOpOptions { collapse_num_loops: Some(lower.len() as i64), ..Default::default() };
    let nest = omp::LoopNestOp::build_with(&mut b, loc, &lower, &upper, &steps, options);
    let indices: Vec<(Type, Loc)> = lower.iter().map(|_| (cx.index_ty(), loc)).collect();
    let arguments = enter(&mut b, *nest, &indices);
    let scope = memref::AllocaScopeOp::build(&mut b, loc, &[]);
    omp::YieldOp::build(&mut b, loc, &[]);
    enter(&mut b, *scope, &[]);
    let to = b.body().entry_block(b.body().regions_of(*scope)[0]);

    let old = b.body().block_args(from).to_vec();
    for (old, new) in old.into_iter().zip(arguments) {
        b.replace_all_uses(old, new);
    }
    combine(&mut b, loc, reduce, &own);
    if let (Some(first), Some(to)) = (b.body().first_op(from), to) {
        b.body_mut().splice_ops(first, to);
        b.set_end(to);
        memref::AllocaScopeReturnOp::build(&mut b, loc, &[]);
        b.erase_op(reduce);
    }
    b.erase_op(*lp);
    Ok(())
}

/// Allocates and initializes the variables of a loop's results.
fn allocate(b: &mut Builder<'_>, loc: Loc, inits: &[Value]) -> Vec<Value> {
    let cx = b.cx();
    // MLIR creates the size of variables even if there are none.
    let one = llvm::ConstantOp::build(b, loc, cx.int_ty(64), cx.int_attr_of_width(1, 64));
    let allocate = |&init: &Value| {
        let ty = b.body().ty(init);
        let options = llvm::AllocaOpOptions { alignment: Some(0), ..Default::default() };
        let variable = llvm::AllocaOp::build_with(b, loc, ptr(cx), one, ty, options);
        llvm::StoreOp::build(b, loc, init, variable);
        variable
    };
    inits.iter().map(allocate).collect()
}

/// Builds the operation that distributes iterations and moves the builder into it; returns each thread's variables.
fn worksharing(
    b: &mut Builder<'_>,
    loc: Loc,
    variables: &[Value],
    declared: &[Declaration<'_>],
) -> Vec<Value> {
    let cx = b.cx();
    let symbols: Vec<_> = declared.iter().map(|one| cx.symbol_ref_attr(one.name())).collect();
    let by_reference = vec![false; variables.len()];
    let options = if variables.is_empty() {
        omp::WsloopOpOptions::default()
    } else {
        omp::WsloopOpOptions {
            reduction_vars: variables,
            reduction_byref: Some(&by_reference),
            reduction_syms: Some(cx.array_attr(&symbols)),
            ..Default::default()
        }
    };
    let op = omp::WsloopOp::build_with(b, loc, options);
    omp::TerminatorOp::build(b, loc);
    let args: Vec<(Type, Loc)> = variables.iter().map(|&variable| (b.body().ty(variable), loc)).collect();
    enter(b, *op, &args)
}

/// At the end of an iteration, combines each value with the one in this thread's variable.
fn combine(b: &mut Builder<'_>, loc: Loc, reduce: Op, variables: &[Value]) {
    let cx = b.cx();
    let regions = b.body().regions_of(reduce).to_vec();
    let values: Vec<Value> = b.body().operands(reduce).collect();
    let at = b.body().loc(reduce);
    for ((region, &value), &variable) in regions.into_iter().zip(&values).zip(variables) {
        b.set_before(reduce);
        let ty = b.body().ty(value);
        let before = llvm::LoadOp::build(b, at, ty, variable);
        let Some(block) = b.body().entry_block(region) else { continue };
        let mut map = IrMapping::default();
        for (&arg, now) in b.body().block_args(block).to_vec().iter().zip([before, value]) {
            map.values.insert(arg, now);
        }
        let ops: Vec<Op> = b.body().ops(block).collect();
        let Some((&end, ops)) = ops.split_last() else { continue };
        for &op in ops {
            let copy = b.body_mut().duplicate_op(cx, op, &mut map);
            b.body_mut().insert_op_before(reduce, copy);
        }
        let Some(combined) = b.body().operands(end).next() else { continue };
        let combined = map.values.get(&combined).copied().unwrap_or(combined);
        llvm::StoreOp::build(b, loc, combined, variable);
    }
}

/// Creates the block of an operation's region and moves the builder to its end; returns its arguments.
fn enter(b: &mut Builder<'_>, op: Op, args: &[(Type, Loc)]) -> Vec<Value> {
    let region = b.body().regions_of(op)[0];
    let block: Block = b.create_block(region, args);
    b.body().block_args(block).to_vec()
}
