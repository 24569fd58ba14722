//! Edges between blocks, what they pass, and blocks through which many of them are led.

use dialects::cf;
use mlir::rewrite::branch_operands::{passed, set_passed};
use mlir::{Block, Builder, Loc, Op, Type, TypeKind, Value};
use rustc_hash::FxHashMap;

use super::Lift;

/// A successor of a block, by its index.
#[derive(Clone, Copy)]
pub(super) struct Edge {
    pub(super) from: Block,
    pub(super) index: usize,
}

impl Lift<'_> {
    /// The edges from a block.
    pub(super) fn edges_from(&self, from: Block) -> impl Iterator<Item = Edge> + use<> {
        (0..self.body.num_successors(self.end(from))).map(move |index| Edge { from, index })
    }

    /// The edges to a block, latest first.
    pub(super) fn edges_to(&self, block: Block) -> Vec<Edge> {
        let mut found: FxHashMap<Block, Vec<usize>> = FxHashMap::default();
        let edges = self.body.predecessors(block).filter_map(|from| {
            let indices = found.entry(from).or_insert_with(|| {
                let successors = self.body.successors(self.end(from)).enumerate();
                successors.filter(|&(_, to)| to == block).map(|(index, _)| index).collect()
            });
            indices.pop().map(|index| Edge { from, index })
        });
        edges.collect()
    }

    pub(super) fn target(&self, edge: Edge) -> Block {
        let mut successors = self.body.successors(self.end(edge.from));
        successors.nth(edge.index).expect("an edge is a successor")
    }

    pub(super) fn set_target(&mut self, edge: Edge, block: Block) {
        let end = self.end(edge.from);
        self.body.set_successor(end, edge.index, block);
    }

    /// The values that an edge passes to its target.
    pub(super) fn passed(&self, edge: Edge) -> Vec<Value> {
        let end = self.op(self.end(edge.from));
        let range = passed(end, edge.index).unwrap_or(0..0);
        range.map(|at| end.body().operand(end.id(), at)).collect()
    }

    pub(super) fn set_passed(&mut self, edge: Edge, values: &[Value]) {
        let end = self.end(edge.from);
        set_passed(self.cx, self.body, end, edge.index, values);
    }

    pub(super) fn pass_also(&mut self, edge: Edge, value: Value) {
        let mut values = self.passed(edge);
        values.push(value);
        self.set_passed(edge, &values);
    }

    /// Adds an argument to a block for each of another's.
    pub(super) fn add_args_of(&mut self, block: Block, other: Block) {
        let locs = self.body.block_arg_locs(other).to_vec();
        for (arg, loc) in self.body.block_args(other).to_vec().into_iter().zip(locs) {
            let ty = self.body.ty(arg);
            self.body.add_block_arg(block, ty, loc);
        }
    }

    /// A `cf.switch` before an operation.
    pub(super) fn switch_before(
        &mut self,
        at: Op,
        flag: Value,
        cases: &[(usize, Block, Vec<Value>)],
        default: (Block, &[Value]),
    ) {
        let loc = self.body.loc(at);
        build_switch(&mut Builder::before(self.cx, self.body, at), loc, flag, cases, default);
    }

    /// A `cf.switch` at the end of a block.
    pub(super) fn switch_at_end(
        &mut self,
        block: Block,
        loc: Loc,
        flag: Value,
        cases: &[(usize, Block, Vec<Value>)],
        default: (Block, &[Value]),
    ) {
        build_switch(&mut Builder::at_end(self.cx, self.body, block), loc, flag, cases, default);
    }
}

fn build_switch(
    b: &mut Builder<'_>,
    loc: Loc,
    flag: Value,
    cases: &[(usize, Block, Vec<Value>)],
    (default, default_operands): (Block, &[Value]),
) {
    let cx = b.cx();
    let blocks: Vec<Block> = cases.iter().map(|case| case.1).collect();
    let operands: Vec<&[Value]> = cases.iter().map(|case| &case.2[..]).collect();
    let bytes: Vec<u8> = cases.iter().flat_map(|case| (case.0 as i32).to_le_bytes()).collect();
    let shape = [cases.len() as i64].into();
    let vector = || cx.ty(TypeKind::Vector { shape, scalable: [false].into(), element: cx.int_ty(32) });
    let options = cf::SwitchOpOptions {
        default_operands,
        case_operands: &operands,
        case_values: (!cases.is_empty()).then(|| cx.dense_attr(vector(), &bytes, size_of::<i32>())),
    };
    cf::SwitchOp::build_with(b, loc, flag, default, &blocks, options);
}

/// A block to which edges with different targets are led; it has an argument for each argument of the targets, and one
/// that says which of them is meant.
pub(super) struct Multiplexer {
    pub(super) block: Block,
    /// The targets, each with the first of its arguments.
    targets: Vec<(Block, usize)>,
    by_target: FxHashMap<Block, usize>,
    which: Option<Value>,
}

impl Multiplexer {
    /// Makes the block, after the first target. `extra` are the types of arguments besides.
    pub(super) fn new(lift: &mut Lift<'_>, loc: Loc, targets: &[Block], extra: &[Type]) -> Self {
        let block = lift.body.create_block(&[]);
        lift.body.insert_block_after(targets[0], block);
        let mut this =
            Multiplexer { block, targets: Vec::new(), by_target: FxHashMap::default(), which: None };
        for &target in targets {
            if this.by_target.contains_key(&target) {
                continue;
            }
            this.by_target.insert(target, this.targets.len());
            this.targets.push((target, lift.body.block_args(block).len()));
            lift.add_args_of(block, target);
        }
        if this.targets.len() > 1 {
            let number = lift.number(0);
            let ty = lift.body.ty(number);
            this.which = Some(lift.body.add_block_arg(block, ty, loc));
        }
        for &ty in extra {
            lift.body.add_block_arg(block, ty, loc);
        }
        this
    }

    /// Leads an edge to one of the targets through the block, which passes `extra` besides.
    pub(super) fn redirect(&self, lift: &mut Lift<'_>, edge: Edge, extra: &[Value]) {
        let target = lift.target(edge);
        let number = self.by_target[&target];
        let own = self.targets[number].1;
        let passed = lift.passed(edge);
        let args = lift.body.block_args(self.block).to_vec();
        let first_extra = args.len() - extra.len();
        let mut values = Vec::with_capacity(args.len());
        for (at, &arg) in args.iter().enumerate() {
            values.push(if let Some(&value) = at.checked_sub(own).and_then(|at| passed.get(at)) {
                value
            } else if self.which == Some(arg) {
                lift.number(number)
            } else if at >= first_extra {
                extra[at - first_extra]
            } else {
                let ty = lift.body.ty(arg);
                lift.undefined(ty)
            });
        }
        lift.set_target(edge, self.block);
        lift.set_passed(edge, &values);
    }

    /// Branches from the end of a block to the target that is meant, which is not `excluded`.
    pub(super) fn dispatch(&self, lift: &mut Lift<'_>, from: Block, loc: Loc, excluded: Option<Block>) {
        let args = lift.body.block_args(self.block).to_vec();
        let mut cases: Vec<(usize, Block, Vec<Value>)> = Vec::new();
        for (number, &(target, first)) in self.targets.iter().enumerate() {
            if excluded != Some(target) {
                let count = lift.body.block_args(target).len();
                cases.push((number, target, args[first..first + count].to_vec()));
            }
        }
        let flag = self.which.filter(|_| cases.len() != 1).unwrap_or_else(|| lift.number(0));
        let Some((_, default, operands)) = cases.pop() else { return };
        lift.switch_at_end(from, loc, flag, &cases, (default, &operands));
    }
}

/// Gives edges one common target.
pub(super) fn single_entry(lift: &mut Lift<'_>, loc: Loc, edges: &[Edge]) -> Block {
    let targets: Vec<Block> = edges.iter().map(|&edge| lift.target(edge)).collect();
    let multiplexer = Multiplexer::new(lift, loc, &targets, &[]);
    for &edge in edges {
        multiplexer.redirect(lift, edge, &[]);
    }
    multiplexer.dispatch(lift, multiplexer.block, loc, None);
    multiplexer.block
}
