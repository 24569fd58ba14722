//! Patterns for all operations with control flow between regions, by the interface that describes it.
//!
//! An *input* receives a value on an edge: it is a region's argument or a result. Its *sources* are the operands that
//! are passed to it.

use std::collections::{HashMap, HashSet};

use mlir::ValueDef;
use mlir::interfaces::{RegionBranchOpInterface, RegionBranchTerminatorOpInterface, RegionSuccessor};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Op, OpRef, Value};

use crate::rewriting::{check, erase_results};

/// An operand of an operation.
type Slot = (Op, usize);

/// All control-flow edges of an operation.
struct Edges {
    /// The inputs, without duplicates, in the order of the edges that lead to them.
    inputs: Vec<Value>,
    /// The operands that are passed to each input.
    sources: HashMap<Value, Vec<Slot>>,
}

impl Edges {
    fn of(op: OpRef<'_>) -> Option<Self> {
        let branch = op.interface::<RegionBranchOpInterface>()?;
        let mut edges = Edges { inputs: Vec::new(), sources: HashMap::new() };
        for successor in (branch.successor_regions)(op, None) {
            let range = (branch.entry_successor_operands)(op, &successor);
            edges.add(op, branch, &successor, op.id(), range);
        }
        for (index, region) in op.regions().enumerate() {
            for end in region.blocks().filter_map(|b| b.last_op()) {
                let Some(passing) = end.interface::<RegionBranchTerminatorOpInterface>() else { continue };
                for successor in (branch.successor_regions)(op, Some(index)) {
                    let range = (passing.successor_operands)(end, &successor);
                    edges.add(op, branch, &successor, end.id(), range);
                }
            }
        }
        Some(edges)
    }

    fn add(
        &mut self,
        op: OpRef<'_>,
        branch: &RegionBranchOpInterface,
        successor: &RegionSuccessor,
        from: Op,
        operands: std::ops::Range<usize>,
    ) {
        let count = (branch.successor_inputs)(op, successor).len();
        let inputs: Vec<Value> = match *successor {
            RegionSuccessor::Parent => op.results().collect(),
            RegionSuccessor::Region(index) if index < op.num_regions() => {
                op.region(index).entry().map_or_else(Vec::new, |b| b.args().to_vec())
            }
            RegionSuccessor::Region(_) => return,
        };
        // The operation itself computes the leading ones, such as an induction variable.
        let made = inputs.len().saturating_sub(count);
        for (&input, index) in inputs[made..].iter().zip(operands) {
            let sources = self.sources.entry(input).or_insert_with(|| {
                self.inputs.push(input);
                Vec::new()
            });
            sources.push((from, index));
        }
    }

    /// The only value that ever reaches an input, not counting other inputs; `None` if there are several.
    fn only_value(&self, op: OpRef<'_>, input: Value) -> Option<Value> {
        let mut seen = HashSet::from([input]);
        let mut pending = vec![input];
        let mut only = None;
        while let Some(value) = pending.pop() {
            let Some(sources) = self.sources.get(&value) else {
                if *only.get_or_insert(value) != value {
                    return None;
                }
                continue;
            };
            let values = sources.iter().map(|&(from, index)| op.body().operand(from, index));
            pending.extend(values.filter(|&v| seen.insert(v)));
        }
        only
    }
}

/// The values that may reach an input; `None` if the operation computes it itself.
pub(crate) fn predecessor_values(op: OpRef<'_>, input: Value) -> Option<Vec<Value>> {
    let edges = Edges::of(op)?;
    let sources = edges.sources.get(&input)?;
    Some(sources.iter().map(|&(from, index)| op.body().operand(from, index)).collect())
}

/// Adds the patterns for operations of this name.
pub(crate) fn add_patterns(patterns: &mut PatternSet, root: &'static str) {
    patterns.add_fn(root, replace_inputs_of_one_value);
    patterns.add_fn(root, replace_duplicate_inputs);
    patterns.add_fn(root, erase_dead_inputs);
}

/// Replaces an input by the only value that reaches it, if that value is defined outside of the operation.
fn replace_inputs_of_one_value(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = rw.op(op);
    let edges = Edges::of(view).ok_or(NoMatch)?;
    let body = rw.body();
    let replacements: Vec<(Value, Value)> = edges
        .inputs
        .iter()
        .filter(|&&input| !body.is_unused(input))
        .filter_map(|&input| Some((input, edges.only_value(view, input)?)))
        .filter(|&(_, value)| !body.is_defined_inside(op, value) && body.defining_op(value) != Some(op))
        .collect();
    check(!replacements.is_empty())?;
    for (input, value) in replacements {
        rw.replace_all_uses(input, value);
    }
    Ok(())
}

/// Replaces inputs that get the same values as another input of the same block or operation.
fn replace_duplicate_inputs(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let edges = Edges::of(rw.op(op)).ok_or(NoMatch)?;
    let body = rw.body();
    let mut first: HashMap<(ValueOwner, Vec<(Op, Value)>), Value> = HashMap::new();
    let mut replacements = Vec::new();
    for &input in &edges.inputs {
        let sources = edges.sources.get(&input).map(Vec::as_slice).unwrap_or_default();
        let passed = sources.iter().map(|&(from, index)| (from, body.operand(from, index))).collect();
        let kept = *first.entry((ValueOwner::of(body.def(input)), passed)).or_insert(input);
        if kept != input && !body.is_unused(input) {
            replacements.push((input, kept));
        }
    }
    check(!replacements.is_empty())?;
    for (input, kept) in replacements {
        rw.replace_all_uses(input, kept);
    }
    Ok(())
}

/// The block or operation that has a value as an argument or a result.
#[derive(PartialEq, Eq, Hash)]
enum ValueOwner {
    Op(Op),
    Block(mlir::Block),
}

impl ValueOwner {
    fn of(def: ValueDef) -> Self {
        match def {
            ValueDef::Result { op, .. } => ValueOwner::Op(op),
            ValueDef::Argument { block, .. } => ValueOwner::Block(block),
        }
    }
}

/// Sets of inputs that share operands and can only be erased together (a disjoint-set forest).
struct Ties {
    parent: Vec<usize>,
}

impl Ties {
    fn find(&mut self, mut at: usize) -> usize {
        while self.parent[at] != at {
            self.parent[at] = self.parent[self.parent[at]];
            at = self.parent[at];
        }
        at
    }

    fn join(&mut self, a: usize, b: usize) {
        let a = self.find(a);
        let b = self.find(b);
        self.parent[a] = b;
    }
}

/// Erases unused inputs and the operands that are passed only to them.
fn erase_dead_inputs(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let edges = Edges::of(rw.op(op)).ok_or(NoMatch)?;
    let body = rw.body();
    let mut ties = Ties { parent: (0..edges.inputs.len()).collect() };
    let mut by_slot: HashMap<Slot, usize> = HashMap::new();
    for (at, input) in edges.inputs.iter().enumerate() {
        for &slot in edges.sources.get(input).into_iter().flatten() {
            let other = *by_slot.entry(slot).or_insert(at);
            ties.join(at, other);
        }
    }
    let mut used = vec![false; edges.inputs.len()];
    for (at, &input) in edges.inputs.iter().enumerate() {
        used[ties.find(at)] |= !body.is_unused(input);
    }
    let dead: Vec<Value> =
        edges.inputs.iter().enumerate().filter(|&(at, _)| !used[ties.find(at)]).map(|(_, &v)| v).collect();
    check(!dead.is_empty())?;
    let slots: HashSet<Slot> = dead.iter().filter_map(|v| edges.sources.get(v)).flatten().copied().collect();
    erase_operands(rw, slots);
    let mut keep = vec![true; rw.body().num_results(op)];
    let mut args: Vec<(mlir::Block, usize)> = Vec::new();
    for value in dead {
        match rw.body().def(value) {
            ValueDef::Result { index, .. } => keep[index as usize] = false,
            ValueDef::Argument { block, index } => args.push((block, index as usize)),
        }
    }
    args.sort_unstable();
    for &(block, index) in args.iter().rev() {
        rw.body_mut().erase_block_arg(block, index);
    }
    rw.notify_modified(op);
    if keep.contains(&false) {
        erase_results(rw, op, &keep);
    }
    Ok(())
}

fn erase_operands(rw: &mut PatternRewriter<'_>, slots: HashSet<Slot>) {
    let mut owners: Vec<Op> = slots.iter().map(|s| s.0).collect();
    owners.sort_unstable();
    owners.dedup();
    for owner in owners {
        let operands = rw.body().operands(owner).enumerate();
        let kept: Vec<Value> =
            operands.filter(|&(i, _)| !slots.contains(&(owner, i))).map(|(_, v)| v).collect();
        rw.body_mut().set_operands(owner, &kept);
        rw.notify_modified(owner);
    }
}
