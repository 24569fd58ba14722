//! Whether iterations may be reordered: the dependences that the loops of a nest carry.
//!
//! The conditions are the classical ones (Wolfe, "High Performance Compilers for Parallel Computing", 1996): a band of
//! loops can be tiled if no dependence has a negative distance in it, and permuted if every vector of distances stays
//! lexicographically positive.

use dialects::affine::AffineForOp;
use mlir::{Op, OpView};
use rustc_hash::FxHashMap;

use crate::analysis::dependence::may_precede;
use crate::analysis::memory::Memory;
use crate::analysis::parallel::shared_accesses;
use crate::analysis::{Budget, Dependence, Range, dependence_within, enclosing};

/// A dependence between iterations of a loop.
pub struct Carried {
    /// The access that comes first.
    pub source: Op,
    /// The access that comes later.
    pub destination: Op,
    /// The distance between the iterations in each loop around both, from the outermost of the nest inward.
    pub distances: Vec<Range>,
}

/// Nests with more accesses count as not analysed: the work is quadratic.
const MOST_ACCESSES: usize = 200;

/// How much the comparisons for one nest may cost: beyond that, the nest counts as not analysed, too.
const MAX_COST: u64 = 20_000_000;

/// The dependences that the `loops` outermost loops of the perfect nest at `lp` carry. `None` if the nest has other
/// effects on memory, or its accesses are too complicated.
pub fn carried(lp: AffineForOp<'_>, loops: usize) -> Option<Vec<Carried>> {
    let op = lp.op_ref();
    let accesses = shared_accesses(lp).filter(|accesses| accesses.len() <= MOST_ACCESSES)?;
    let outer = enclosing(op).iter().map(|e| e.induction_variables().len()).sum::<usize>();
    let memory: Vec<Memory> = accesses.iter().map(|a| Memory::of(op, a.memref)).collect();
    let mut budget = Budget::new(MAX_COST);
    let mut found = Vec::new();
    for (source, from) in accesses.iter().zip(&memory) {
        for (destination, &to) in accesses.iter().zip(&memory) {
            if !from.may_overlap(to) || !(source.is_write || destination.is_write) {
                continue;
            }
            // Different views of memory are not compared.
            if source.memref != destination.memref {
                return None;
            }
            for depth in outer + 1..=outer + loops {
                match dependence_within(&mut budget, source, destination, depth) {
                    Dependence::None => {}
                    Dependence::Unknown => return None,
                    Dependence::Exists(distances) => found.push(Carried {
                        source: source.op.id(),
                        destination: destination.op.id(),
                        distances: distances.get(outer..)?.to_vec(),
                    }),
                }
            }
        }
    }
    Some(found)
}

/// Whether the perfect nest of `loops` loops at `lp` can be tiled.
pub fn can_tile(lp: AffineForOp<'_>, loops: usize) -> bool {
    let forward = |range: &Range| range.lower.is_some_and(|least| least >= 0);
    loops < 2
        || carried(lp, loops)
            .is_some_and(|all| all.iter().all(|d| d.distances.iter().take(loops).all(forward)))
}

/// Whether dependences allow loop `i` of the perfect nest at `lp` to move to position `places[i]`.
pub fn can_permute(lp: AffineForOp<'_>, places: &[usize]) -> bool {
    let mut order = vec![0; places.len()];
    for (at, &place) in places.iter().enumerate() {
        match order.get_mut(place) {
            Some(slot) => *slot = at,
            None => return false,
        }
    }
    let stays_positive = |distances: &[Range]| -> Option<bool> {
        let permuted = order.iter().map(|&at| distances.get(at).copied()).collect::<Option<Vec<_>>>()?;
        Some(is_not_negative(&permuted))
    };
    carried(lp, places.len())
        .is_some_and(|all| all.iter().all(|d| stays_positive(&d.distances).unwrap_or(false)))
}

/// Whether a vector of distances is certainly not lexicographically negative.
fn is_not_negative(distances: &[Range]) -> bool {
    for range in distances {
        match range.lower {
            Some(least) if least > 0 => return true,
            // If the distance is zero, the next one decides.
            Some(0) => {}
            _ => return false,
        }
    }
    true
}

/// Whether copies of `factor` successive iterations of a loop can be joined: copies of each of the `runs` of operations
/// follow each other, so that the loops between the runs, if any, are shared.
pub fn can_jam(lp: AffineForOp<'_>, factor: i64, runs: &[Vec<Op>]) -> bool {
    let Some(all) = carried(lp, 1) else { return false };
    let body = lp.op_ref().body();
    let inside = |(at, run): (usize, &Vec<Op>)| -> Vec<(Op, usize)> {
        run.iter().flat_map(|&op| body.walk_pre(op)).map(|op| (op, at)).collect()
    };
    let run_of: FxHashMap<Op, usize> = runs.iter().enumerate().flat_map(inside).collect();
    let stays_behind = |d: &Carried| {
        run_of.get(&d.source) == run_of.get(&d.destination) || may_precede(body, d.source, d.destination)
    };
    // Accesses this far apart are in different joined iterations.
    let beyond = lp.step().saturating_mul(factor);
    all.iter().all(|d| {
        let Some((first, inner)) = d.distances.split_first() else { return false };
        first.lower.is_some_and(|least| least >= beyond)
            || (is_not_negative(inner) && (is_positive(inner) || stays_behind(d)))
    })
}

/// Whether some distance is positive, if those before it are not negative.
fn is_positive(distances: &[Range]) -> bool {
    distances.iter().any(|r| r.lower.is_some_and(|least| least > 0))
}
