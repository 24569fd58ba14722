//! Turns a parallel region into a function and a call of `GOMP_parallel`.

use dialects::llvm::types::{function, literal_struct, ptr, void};
use dialects::{llvm, omp};
use mlir::opdef::Traits;
use mlir::{Body, Builder, Context, Diag, Handle, IrMapping, Loc, Op, OpRef, Type, Value};
use rustc_hash::FxHashSet;

use super::runtime::{Function, Runtime};
use super::share;
use crate::split_functions::live_in;

/// A function made from a parallel region.
pub(super) struct Part<'c> {
    loc: Loc,
    name: &'c str,
    body: Box<Body>,
}

impl Part<'_> {
    /// Adds the function to the module.
    pub(super) fn define(self, b: &mut Builder<'_>) {
        let cx = b.cx();
        let ty = function(cx, void(cx), &[ptr(cx)], false);
        let options =
            llvm::LLVMFuncOpOptions { linkage: Some(llvm::Linkage::Internal), ..Default::default() };
        let op = llvm::LLVMFuncOp::build_with(b, self.loc, self.name, ty, options);
        b.body_mut().put_nested(*op, self.body);
    }
}

/// The values that a function needs from outside: some are passed, and the operations that compute others are copied.
#[derive(Default)]
struct Needs {
    passed: Vec<Value>,
    copied: Vec<Op>,
}

impl Needs {
    /// The values to pass and the operations to copy for these values. Copied operations come after those whose results
    /// they use.
    fn of(cx: &Context, body: &Body, values: Vec<Value>) -> Self {
        let mut needs = Needs::default();
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        // An operation returns to the stack, marked, until its operands have been handled.
        let mut pending: Vec<(Value, bool)> = values.into_iter().rev().map(|value| (value, false)).collect();
        while let Some((value, done)) = pending.pop() {
            let op = body.defining_op(value).filter(|&op| is_computed_again(OpRef::new(cx, body, op)));
            match op {
                Some(op) if done => needs.copied.push(op),
                _ if !seen.insert(value) => {}
                Some(op) => {
                    pending.push((value, true));
                    pending.extend(body.operands(op).map(|operand| (operand, false)));
                }
                None => needs.passed.push(value),
            }
        }
        needs
    }
}

/// Whether an operation costs nothing, or reveals more about its result than a loaded value would.
fn is_computed_again(op: OpRef<'_>) -> bool {
    op.has_trait(Traits::CONSTANT_LIKE)
        || op.is::<llvm::AddressOfOp>()
        || op.is::<llvm::UndefOp>()
        || op.is::<llvm::PoisonOp>()
        || op.is::<llvm::ZeroOp>()
        || op.is::<llvm::InsertValueOp>()
        || op.is::<llvm::ExtractValueOp>()
}

/// Replaces a parallel region by a call that runs a function with its operations on each thread.
pub(super) fn outline<'c>(
    cx: &'c Context,
    body: &mut Body,
    op: Handle<omp::ParallelOp>,
    name: &'c str,
    runtime: &mut Runtime,
) -> Result<Part<'c>, Diag> {
    let view = op.read(cx, body);
    let clauses = [
        ("allocate", view.allocate_vars().len()),
        ("private", view.private_vars().len()),
        ("reduction", view.reduction_vars().len()),
    ];
    share::refuse(*view, &clauses)?;
    let loc = view.loc();
    let region = view.region().id();
    let all = body.walk_pre(*op);
    let own: FxHashSet<Op> = all.iter().copied().collect();
    let inside: Vec<Op> = all.into_iter().filter(|&inner| inner != *op).collect();
    let needs = Needs::of(cx, body, live_in(body, &inside, &own));
    let types: Vec<Type> = needs.passed.iter().map(|&value| body.ty(value)).collect();
    let context = literal_struct(cx, &types);

    let mut part = Box::new(Body::new(cx));
    let root = part.add_root();
    let entry = part.create_block(&[(ptr(cx), loc)]);
    part.append_block(root, entry);
    let address = part.block_args(entry)[0];
    let mut map = IrMapping::default();
    let mut b = Builder::at_end(cx, &mut part, entry);
    for (at, (&value, &ty)) in needs.passed.iter().zip(&types).enumerate() {
        let field = field(&mut b, loc, context, address, at);
        let loaded = llvm::LoadOp::build(&mut b, loc, ty, field);
        map.values.insert(value, loaded);
    }
    for &copied in &needs.copied {
        let copy = part.clone_op(cx, body, copied, &mut map, &mut |loc| loc);
        part.append_op(entry, copy);
    }
    part.clone_region(cx, body, region, root, &mut map, &mut |loc| loc);
    end_function(cx, &mut part, entry, loc);
    share::convert(cx, &mut part, runtime, true)?;
    call(cx, body, op, (context, &needs.passed), name, runtime);
    Ok(Part { loc, name, body: part })
}

/// The address of a field of the struct that is passed.
fn field(b: &mut Builder<'_>, loc: Loc, context: Type, address: Value, at: usize) -> Value {
    let at = i32::try_from(at).unwrap_or(i32::MAX);
    let pointer = ptr(b.cx());
    llvm::GEPOp::build(b, loc, pointer, address, &[], &[0, at], context)
}

/// Connects the first block with those of the region, which end in returns.
fn end_function(cx: &Context, part: &mut Body, entry: mlir::Block, loc: Loc) {
    let first = part.next_block(entry);
    let ends: Vec<Op> =
        part.roots().iter().flat_map(|&r| part.blocks(r)).filter_map(|b| part.last_op(b)).collect();
    for end in ends {
        if OpRef::new(cx, part, end).is::<omp::TerminatorOp>() {
            let mut b = Builder::before(cx, part, end);
            llvm::ReturnOp::build(&mut b, loc);
            b.erase_op(end);
        }
    }
    let mut b = Builder::at_end(cx, part, entry);
    match first {
        Some(first) => drop(llvm::BrOp::build(&mut b, loc, &[], first)),
        None => drop(llvm::ReturnOp::build(&mut b, loc)),
    }
}

/// Replaces a parallel region by a call of `GOMP_parallel`; before it, stores the passed values into a struct of this
/// type.
fn call(
    cx: &Context,
    body: &mut Body,
    op: Handle<omp::ParallelOp>,
    (context, passed): (Type, &[Value]),
    name: &str,
    runtime: &mut Runtime,
) {
    let view = op.read(cx, body);
    let loc = view.loc();
    let condition = view.if_expr();
    let threads = view.num_threads();
    let flags = view.proc_bind_kind().map_or(0, binding);
    let space = allocation_block(cx, body, *op);
    let mut b = Builder::before(cx, body, *op);
    let address = match space.filter(|_| !passed.is_empty()) {
        None => llvm::ZeroOp::build(&mut b, loc, ptr(cx)),
        Some(block) => {
            let here = b.insert_point();
            b.set_start(block);
            let one = llvm::ConstantOp::build(&mut b, loc, cx.int_ty(64), cx.int_attr_of_width(1, 64));
            let address = llvm::AllocaOp::build(&mut b, loc, ptr(cx), one, context);
            b.set_insert_point(here);
            address
        }
    };
    for (at, &value) in passed.iter().enumerate() {
        let field = field(&mut b, loc, context, address, at);
        llvm::StoreOp::build(&mut b, loc, value, field);
    }
    let word = |b: &mut Builder<'_>, value| {
        llvm::ConstantOp::build(b, loc, cx.int_ty(32), cx.int_attr_of_width(value, 32))
    };
    let mut team = match threads {
        Some(threads) => resize(&mut b, loc, threads),
        None => word(&mut b, 0),
    };
    if let Some(condition) = condition {
        let one = word(&mut b, 1);
        team = llvm::SelectOp::build(&mut b, loc, condition, team, one);
    }
    let flags = word(&mut b, flags);
    let outlined = llvm::AddressOfOp::build(&mut b, loc, ptr(cx), name);
    runtime.call(&mut b, loc, Function::Parallel, &[outlined, address, team, flags]);
    b.erase_op(*op);
}

/// The flags of `GOMP_parallel` for a placement of threads: the values of `omp_proc_bind_t`.
fn binding(kind: omp::ClauseProcBindKind) -> i64 {
    match kind {
        omp::ClauseProcBindKind::Primary | omp::ClauseProcBindKind::Master => 2,
        omp::ClauseProcBindKind::Close => 3,
        omp::ClauseProcBindKind::Spread => 4,
    }
}

/// A number of threads as an `i32`.
fn resize(b: &mut Builder<'_>, loc: Loc, number: Value) -> Value {
    let cx = b.cx();
    let word = b.cx().int_ty(32);
    let width = cx.type_ref(b.body().ty(number)).bit_width().unwrap_or(32);
    match width {
        32 => number,
        0..32 => llvm::SExtOp::build(b, loc, word, number),
        _ => llvm::TruncOp::build(b, loc, word, number),
    }
}

/// The block in which an operation's stack memory is allocated: the first one of the parallel region around it, so that
/// each thread has its own memory, or else of the function.
fn allocation_block(cx: &Context, body: &Body, op: Op) -> Option<mlir::Block> {
    let mut around = OpRef::new(cx, body, op).parent_op();
    while let Some(parent) = around.filter(|parent| !parent.is::<omp::ParallelOp>()) {
        around = parent.parent_op();
    }
    let region = match around {
        Some(parent) => body.regions_of(parent.id()).first(),
        None => body.roots().first(),
    };
    body.entry_block(*region?)
}
