//! Verifiers.

use mlir::hooks::Verify;
use mlir::{Diag, OpRef};

use super::{LoopNestOp, ParallelOp, WsloopOp};

impl Verify for LoopNestOp<'_> {
    /// There is a bound for each induction variable, of its type; the clauses concern at most as many loops as there
    /// are; the parent distributes the iterations.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let loops = self.loop_lower_bounds().len();
        op.ensure(loops > 0, "must represent at least one loop")?;
        let variables = self.region().entry().map_or_else(Vec::new, |block| block.arg_types().collect());
        op.ensure(variables.len() == loops, "number of range arguments and IVs do not match")?;
        let mut pairs = variables.iter().zip(self.loop_lower_bounds());
        let same = pairs.all(|(&ty, bound)| op.ty(bound).id() == ty);
        op.ensure(same, "range argument type does not match corresponding IV type")?;
        let collapsed = usize::try_from(self.collapse_num_loops()).unwrap_or(usize::MAX);
        op.ensure(collapsed <= loops, "collapse value is larger than the number of loops")?;
        let tiled = self.tile_sizes().map_or(0, |sizes| sizes.len());
        op.ensure(tiled <= loops, "too few canonical loops for tile dimensions")?;
        let wrapped = op.parent_op().is_some_and(|parent| parent.is::<WsloopOp>());
        op.ensure(wrapped, "expects parent op to be a loop wrapper")
    }
}

/// Operands of clauses that are not supported, by group, are absent.
fn check_clauses(op: OpRef<'_>, groups: &[usize]) -> Result<(), Diag> {
    let used = groups.iter().any(|&group| op.operands_of(group).len() > 0);
    op.ensure(
        !used,
        "has a clause for allocators, linear or private variables, or reductions, which is not supported",
    )
}

impl Verify for ParallelOp<'_> {
    /// There are only supported clauses.
    fn verify(self) -> Result<(), Diag> {
        check_clauses(*self, &[0, 1, 4, 5])
    }
}

impl Verify for WsloopOp<'_> {
    /// There are only supported clauses, and the region is an `omp.loop_nest`.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        check_clauses(op, &[0, 1, 2, 3, 4, 5])?;
        let mut ops = self.region().entry().into_iter().flat_map(|block| block.ops());
        let (Some(inner), None) = (ops.next(), ops.next()) else {
            return Err(op.error("loop wrapper does not contain exactly one nested op"));
        };
        let message = "nested in loop wrapper is not another loop wrapper or `omp.loop_nest`";
        op.ensure(inner.is::<LoopNestOp>(), message)
    }
}
