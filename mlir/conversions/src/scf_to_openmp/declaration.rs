//! An `omp.declare_reduction` for a region of an `scf.reduce`.

use dialects::llvm::types::ptr;
use dialects::llvm::{AtomicBinOp, AtomicOrdering};
use dialects::{llvm, omp};
use mlir::{Body, Builder, Context, IrMapping, Loc, Op, Type, Value, ValueRef};

use super::kind::Kind;

/// The name of declarations, which get a number if it is taken.
pub(super) const NAME: &str = "__scf_reduction";

/// The places of the regions in an `omp.declare_reduction`.
const INITIALIZER: usize = 1;
const COMBINER: usize = 2;
const ATOMIC: usize = 3;
const REGIONS: usize = 6;

/// A declaration that is not yet in a module.
pub(super) struct Declaration<'c> {
    loc: Loc,
    name: &'c str,
    ty: Type,
    body: Box<Body>,
}

impl<'c> Declaration<'c> {
    /// A declaration of what an `scf.reduce` does with one of its operands.
    pub(super) fn new(
        cx: &'c Context,
        from: &Body,
        reduce: Op,
        at: usize,
        kind: Kind,
        name: &'c str,
    ) -> Self {
        let loc = from.loc(reduce);
        let operand: Option<Value> = from.operands(reduce).nth(at);
        let ty = operand.map_or_else(|| cx.none_ty(), |operand| from.ty(operand));
        let value_loc = operand.map_or(loc, |operand| ValueRef::new(cx, from, operand).loc());
        let mut body = Box::new(Body::new(cx));
        let roots: Vec<_> = (0..REGIONS).map(|_| body.add_root()).collect();

        let mut b = Builder::new(cx, &mut body);
        b.create_block(roots[INITIALIZER], &[(ty, value_loc)]);
        let neutral = llvm::ConstantOp::build(&mut b, loc, ty, kind.neutral);
        omp::YieldOp::build(&mut b, loc, &[neutral]);

        let region = from.regions_of(reduce)[at];
        body.clone_region(cx, from, region, roots[COMBINER], &mut IrMapping::default(), &mut |loc| loc);
        let end = body.entry_block(roots[COMBINER]).and_then(|block| body.last_op(block));
        if let Some(end) = end {
            let results: Vec<Value> = body.operands(end).collect();
            let loc = body.loc(end);
            let mut b = Builder::before(cx, &mut body, end);
            omp::YieldOp::build(&mut b, loc, &results);
            b.erase_op(end);
        }
        if let Some(atomic) = kind.atomic {
            let mut b = Builder::new(cx, &mut body);
            b.create_block(roots[ATOMIC], &[(ptr(cx), value_loc), (ptr(cx), value_loc)]);
            combine(&mut b, loc, atomic, ty);
        }
        Declaration { loc, name, ty, body }
    }

    /// The symbol.
    pub(super) fn name(&self) -> &'c str {
        self.name
    }

    /// Adds the declaration to a module.
    pub(super) fn define(self, b: &mut Builder<'_>) {
        let op = omp::DeclareReductionOp::build(b, self.loc, self.name, self.ty);
        b.body_mut().put_nested(*op, self.body);
    }
}

/// Combines the values of two variables in the first one, atomically.
fn combine(b: &mut Builder<'_>, loc: Loc, kind: AtomicBinOp, ty: Type) {
    let Some(at) = b.insert_point() else { return };
    let &[into, from] = b.body().block_args(at.block) else { return };
    let value = llvm::LoadOp::build(b, loc, ty, from);
    llvm::AtomicRMWOp::build(b, loc, kind, into, value, AtomicOrdering::Monotonic);
    omp::YieldOp::build(b, loc, &[]);
}
