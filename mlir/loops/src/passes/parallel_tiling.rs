//! The `scf-parallel-loop-tiling` pass: turns innermost parallel loops without results into loops over tiles around
//! loops within a tile.
//!
//! With `no-min-max-bounds`, all tiles have the same size, and a test skips iterations beyond the end. Unlike in MLIR,
//! the test is right for every step.

use dialects::affine::AffineMinOp;
use dialects::arith::{AddIOp, AndIOp, CmpIOp, CmpIPredicate, MulIOp};
use dialects::matching::{build_index, constant_index};
use dialects::scf::{IfOp, ParallelOp};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{AffineMap, Builder, Handle, Loc, Op, OpRef, OpView, Value};

use super::records::SCFParallelLoopTiling;
use crate::util::body::block_of;

type Parallel = Handle<ParallelOp<'static>>;

impl RunPass for SCFParallelLoopTiling {
    fn check(&self) -> Result<(), String> {
        let are_positive = self.options.parallel_loop_tile_sizes.iter().all(|&size| size > 0);
        are_positive.then_some(()).ok_or_else(|| "tile sizes must be positive".to_owned())
    }

    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        op.for_each_body(state, &|_, body, _| {
            let is_parallel = |op: Op| OpRef::new(cx, body, op).is::<ParallelOp>();
            let is_innermost =
                |op: &Op| body.walk_pre(*op).into_iter().filter(|&o| is_parallel(o)).count() == 1;
            let all = body.all_ops_post().into_iter();
            let innermost: Vec<Op> = all.filter(|&op| is_parallel(op)).filter(is_innermost).collect();
            let mut b = Builder::new(cx, body);
            for op in innermost {
                if let Some(lp) = b.as_handle::<ParallelOp<'static>>(op)
                    && b.body().num_results(op) == 0
                {
                    self.tile(&mut b, lp);
                }
            }
            Ok(())
        })
    }
}

/// One dimension of a loop.
struct Dimension {
    lower: Value,
    upper: Value,
    step: Value,
    size: i64,
    /// The step from tile to tile.
    outer_step: Value,
}

impl Dimension {
    /// Whether all tiles are known to be complete.
    fn has_whole_tiles(&self, op: OpRef<'_>) -> bool {
        let [lower, upper, step] = [self.lower, self.upper, self.step].map(|v| constant_index(op, v));
        let count = || {
            let distance = upper?.checked_sub(lower?)?;
            let step = step.filter(|&step| step > 0)?;
            Some(distance.max(0) / step + i64::from(distance.max(0) % step != 0))
        };
        count().is_some_and(|count| count % self.size == 0)
    }
}

impl SCFParallelLoopTiling {
    fn tile(&self, b: &mut Builder<'_>, lp: Parallel) -> Option<()> {
        let loc = lp.view(b).op_ref().loc();
        if !self.has_room(lp.view(b)) {
            return None;
        }
        b.set_before(*lp);
        let zero = build_index(b, loc, 0);
        let dimensions = self.dimensions(b, loc, lp);
        let list = |f: fn(&Dimension) -> Value| dimensions.iter().map(f).collect::<Vec<_>>();
        let outer_variables = enter(b, loc, &list(|d| d.lower), &list(|d| d.upper), &list(|d| d.outer_step))?;
        let mut bounds = Vec::new();
        let mut checked = Vec::new();
        for (dimension, &variable) in dimensions.iter().zip(&outer_variables) {
            let whole = dimension.has_whole_tiles(OpRef::new(b.cx(), b.body(), *lp));
            checked.push(self.options.no_min_max_bounds && !whole);
            bounds.push(if whole || self.options.no_min_max_bounds {
                dimension.outer_step
            } else {
                rest_of_tile(b, loc, dimension, variable)
            });
        }
        let zeros = vec![zero; dimensions.len()];
        let inner_variables = enter(b, loc, &zeros, &bounds, &list(|d| d.step))?;
        let block = block_of(b.body(), *lp)?;
        let old = b.body().block_args(block).to_vec();
        let mut inside: Option<Value> = None;
        let mut sums = Vec::new();
        for (&inner, &outer) in inner_variables.iter().zip(&outer_variables) {
            sums.push(AddIOp::build(b, loc, inner, outer));
        }
        for ((&sum, dimension), _) in sums.iter().zip(&dimensions).zip(checked).filter(|(_, c)| *c) {
            let test = CmpIOp::build(b, loc, CmpIPredicate::Slt, sum, dimension.upper);
            inside = Some(inside.map_or(test, |others| AndIOp::build(b, loc, others, test)));
        }
        for (&from, &to) in old.iter().zip(&sums) {
            b.replace_all_uses(from, to);
        }
        let mut ops: Vec<Op> = b.body().ops(block).collect();
        let end = ops.pop()?;
        let target = match inside {
            Some(test) => {
                let guard = IfOp::build(b, loc, test, |_| ());
                let then = b.body().entry_block(b.body().regions_of(*guard)[0])?;
                b.body().last_op(then)?
            }
            None => b.insert_point().and_then(|at| at.before)?,
        };
        for op in ops {
            b.move_op_before(op, target);
        }
        b.erase_op(end);
        b.erase_op(*lp);
        Some(())
    }

    /// Whether all numbers computed from constant bounds and steps fit: the steps from tile to tile, the variables
    /// after the last tile, which may end beyond the bound, and the distance to the end.
    fn has_room(&self, lp: ParallelOp<'_>) -> bool {
        let sizes = self.options.parallel_loop_tile_sizes.iter().copied().chain(std::iter::repeat(1));
        let bounds = lp.lower_bound().zip(lp.upper_bound()).zip(lp.step());
        bounds.zip(sizes).all(|(((lower, upper), step), size)| {
            let [lower, upper, step] = [lower, upper, step].map(|v| constant_index(lp.op_ref(), v));
            let outer = step.unwrap_or(1).checked_mul(size);
            outer.is_some_and(|outer| upper.is_none_or(|upper| upper.checked_add(outer).is_some()))
                && lower.zip(upper).is_none_or(|(lower, upper)| upper.checked_sub(lower).is_some())
        })
    }

    /// Builds the steps from tile to tile.
    fn dimensions(&self, b: &mut Builder<'_>, loc: Loc, lp: Parallel) -> Vec<Dimension> {
        let view = lp.view(b);
        let (lower, upper): (Vec<Value>, Vec<Value>) = view.lower_bound().zip(view.upper_bound()).unzip();
        let steps: Vec<Value> = view.step().collect();
        let mut sizes = self.options.parallel_loop_tile_sizes.clone();
        sizes.resize(steps.len(), 1);
        let constants: Vec<Value> = sizes.iter().map(|&size| build_index(b, loc, size)).collect();
        let mut dimensions = Vec::new();
        for (at, &step) in steps.iter().enumerate() {
            let outer_step = MulIOp::build(b, loc, step, constants[at]);
            dimensions.push(Dimension {
                lower: lower[at],
                upper: upper[at],
                step,
                size: sizes[at],
                outer_step,
            });
        }
        dimensions
    }
}

/// Builds a loop and continues inside it; returns its variables.
fn enter(
    b: &mut Builder<'_>,
    loc: Loc,
    lower: &[Value],
    upper: &[Value],
    step: &[Value],
) -> Option<Vec<Value>> {
    let mut variables = Vec::new();
    let lp = ParallelOp::build(b, loc, lower, upper, step, |_, indices| variables.extend_from_slice(indices));
    let end = b.body().last_op(block_of(b.body(), *lp)?)?;
    b.set_before(end);
    Some(variables)
}

/// The length of a tile that starts at `variable`: the full length, unless the loop ends before.
fn rest_of_tile(b: &mut Builder<'_>, loc: Loc, dimension: &Dimension, variable: Value) -> Value {
    let cx = b.cx();
    let rest = cx.affine_sub(cx.affine_dim(1), cx.affine_dim(2));
    let map = cx.affine_map_attr(AffineMap::new(3, 0, vec![cx.affine_dim(0), rest]));
    AffineMinOp::build(b, loc, map, &[dimension.outer_step, dimension.upper, variable])
}
