//! Dependences between accesses at a loop depth.
//!
//! Two accesses, at least one of them a write, depend on each other at depth `d` if there are executions of both that
//! touch the same element, run in the same iterations of the common loops outside loop `d`, and run in different
//! iterations of loop `d`, the source's first. At a depth beyond the common loops, they run in the same iteration of
//! all of these, and the source is first by its place in the body. The system of constraints is Feautrier's
//! ("Dataflow analysis of array and scalar references", 1991): both executions, the element that they share, and
//! their order. His question is which execution is the last one before another; here it is whether there is any,
//! which the Omega test answers.
//!
//! For a store to `m[i]` and a load of `m[j - 1]`, both in loops from 0 to 10, the system has a variable `s` for the
//! iteration of the store, `t` for that of the load and `d` for the distance:
//! `0 <= s <= 9, 0 <= t <= 9, s = t - 1, d = t - s`, and at depth 1 also `d >= 1`.

use mlir::interfaces::LoopLikeOpInterface;
use mlir::{Body, Op, Value};

use super::access::Access;
use super::bounds::Range;
use super::omega::Emptiness;
use super::row;
use super::space::{Enclosing, Instance, Space};
use super::system::{Budget, System};

/// Whether one access depends on another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dependence {
    /// It certainly does not.
    None,
    /// It does, or may, if subscripts or bounds are too complicated: for each common loop, the distance between the
    /// iterations. A component is the destination's induction variable minus the source's.
    Exists(Vec<Range>),
    /// It may; nothing more is known.
    Unknown,
}

/// The common surroundings of two accesses.
pub struct Common<'a> {
    pub(super) source: Vec<Enclosing<'a>>,
    pub(super) destination: Vec<Enclosing<'a>>,
    /// The induction variables of the common loops, outermost first.
    pub variables: Vec<Value>,
    /// Whether executions are ordered by the common affine loops and by the places in their bodies.
    ordered: bool,
}

impl<'a> Common<'a> {
    /// The operations around two accesses of the same body.
    pub fn of(source: &Access<'a>, destination: &Access<'a>) -> Self {
        let source = source.around();
        let destination = destination.around();
        let shared = source.iter().zip(&destination).take_while(|(s, d)| s.op().id() == d.op().id());
        let shared: Vec<Enclosing<'a>> = shared.map(|(s, _)| *s).collect();
        let repeats = |e: &Enclosing<'_>| match e {
            Enclosing::Other(op) => op.def().is_none() || op.interface::<LoopLikeOpInterface>().is_some(),
            _ => false,
        };
        let ordered = !shared.iter().any(repeats);
        let variables = shared.iter().flat_map(|e| e.induction_variables()).collect();
        Common { source, destination, variables, ordered }
    }
}

/// Whether `destination` depends on `source` at a depth, 1 for the outermost common loop.
///
/// Both must be in one body. Different memrefs are assumed to be different memory, as everywhere in the affine
/// dialect.
pub fn dependence(source: &Access<'_>, destination: &Access<'_>, depth: usize) -> Dependence {
    dependence_within(&mut Budget::default(), source, destination, depth)
}

/// Like [`dependence`], with a budget.
pub fn dependence_within(
    budget: &mut Budget,
    source: &Access<'_>,
    destination: &Access<'_>,
    depth: usize,
) -> Dependence {
    let (system, distances) = match conflicts(source, destination, depth) {
        Ok(found) => found,
        Err(answer) => return answer,
    };
    match system.emptiness_within(budget) {
        Emptiness::Empty => Dependence::None,
        Emptiness::NotEmpty => {
            Dependence::Exists(distances.into_iter().map(|d| system.range_within(budget, d)).collect())
        }
        Emptiness::Unknown => Dependence::Unknown,
    }
}

/// Whether `destination` may depend on `source` at a depth: like [`dependence`], but without the distances, whose
/// computation takes longer.
pub fn may_depend(source: &Access<'_>, destination: &Access<'_>, depth: usize) -> bool {
    may_depend_within(&mut Budget::default(), source, destination, depth)
}

/// Like [`may_depend`], with a budget.
pub fn may_depend_within(
    budget: &mut Budget,
    source: &Access<'_>,
    destination: &Access<'_>,
    depth: usize,
) -> bool {
    match conflicts(source, destination, depth) {
        Ok((system, _)) => system.emptiness_within(budget) != Emptiness::Empty,
        Err(answer) => answer != Dependence::None,
    }
}

/// The executions of both accesses for which `destination` depends on `source` at a depth, and the variables of the
/// distances; or the answer, if it is known without them.
fn conflicts(
    source: &Access<'_>,
    destination: &Access<'_>,
    depth: usize,
) -> Result<(System, Vec<usize>), Dependence> {
    if source.memref != destination.memref || !(source.is_write || destination.is_write) {
        return Err(Dependence::None);
    }
    let common = Common::of(source, destination);
    let loops = common.variables.len();
    if !common.ordered {
        return Err(Dependence::Unknown);
    }
    if depth > loops && !may_precede(source.op.body(), source.op.id(), destination.op.id()) {
        return Err(Dependence::None);
    }
    let distances = constrained(source, destination, &common, depth);
    distances.ok_or(Dependence::Unknown)
}

fn constrained<'a>(
    source: &Access<'a>,
    destination: &Access<'a>,
    common: &Common<'a>,
    depth: usize,
) -> Option<(System, Vec<usize>)> {
    let mut space = Space::new(source.op);
    let mut from = space.add_instance(&common.source);
    let mut to = space.add_instance(&common.destination);
    if !same_element(&mut space, (source, &mut from), (destination, &mut to)) {
        return None;
    }
    let mut distances = Vec::with_capacity(common.variables.len());
    for (at, &value) in common.variables.iter().enumerate() {
        let a = from.variable(value)?;
        let b = to.variable(value)?;
        let distance = space.system.add_variable();
        let between = row::sum(&row::unit(b), 1, &row::unit(a), -1)?;
        space.system.add_equality(row::sum(&between, 1, &row::unit(distance), -1)?);
        distances.push(distance);
        if at + 1 < depth {
            space.system.add_equality(row::unit(distance));
        } else if at + 1 == depth {
            let mut later = row::unit(distance);
            later[0] = -1;
            space.system.add_inequality(later);
        }
    }
    Some((space.system, distances))
}

/// Requires that two accesses touch the same element; false if that cannot be expressed.
pub(super) fn same_element<'a>(
    space: &mut Space<'a>,
    (a, from): (&Access<'a>, &mut Instance),
    (b, to): (&Access<'a>, &mut Instance),
) -> bool {
    let (Some(x), Some(y)) = (a.subscripts(space, from), b.subscripts(space, to)) else { return false };
    x.iter().zip(&y).all(|(x, y)| {
        let difference = row::sum(x, 1, y, -1);
        difference.map(|row| space.system.add_equality(row)).is_some()
    })
}

/// Whether an operation may run before another within one iteration of the loops around both.
pub fn may_precede(body: &Body, first: Op, second: Op) -> bool {
    let chain = |op| std::iter::successors(Some(op), |&o| body.parent_op(o)).map(|o| (body.block_of(o), o));
    let above: Vec<_> = chain(first).collect();
    let mut inner = None;
    for (block, s) in chain(second) {
        let Some(at) = above.iter().position(|(b, _)| *b == block) else {
            inner = block;
            continue;
        };
        let f = above[at].1;
        if f != s {
            return body.is_before_scan(f, s);
        }
        // Different blocks of one region may follow each other. Of different regions, only one runs, since the
        // operations of the others repeat them.
        let region = |block| Option::and_then(block, |b| body.region_of(b));
        let other = at.checked_sub(1).and_then(|i| above[i].0);
        return inner.is_some() && region(inner) == region(other);
    }
    true
}
