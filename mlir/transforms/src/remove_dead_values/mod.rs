//! The `remove-dead-values` pass: removes values on which nothing visible depends, with all that only passes them on:
//! operations, arguments and results of private functions, arguments of blocks.
//!
//! First everything is found, then it is removed. What an operation with regions passes to dead arguments becomes
//! poison, and canonicalization then removes these arguments.

mod cleanup;

use mlir::dataflow::{In, Liveness, Program, Solver};
use mlir::effects::{is_memory_effect_free, would_be_trivially_dead};
use mlir::interfaces::{
    BranchOpInterface, CallOpInterface, RegionBranchOpInterface, RegionBranchTerminatorOpInterface,
    RegionSuccessor, signature,
};
use mlir::opdef::Traits;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::greedy::apply_from_ops;
use mlir::symbol_table::{Visibility, op_symbol_refs, visibility};
use mlir::{Attr, Block, Body, Op, OpRef, Region, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::bodies::for_each_numbered_body;
use crate::canonicalize::all_patterns;
use crate::passes::RemoveDeadValues;
use cleanup::{Cleanup, clean};

impl RunPass for RemoveDeadValues {
    fn run(&self, mut op: OpMut<'_>, _state: &mut PassState) -> PassResult {
        let (header, body) = op.parts();
        let cx = header.cx();
        let mut lists = {
            let mut solver = Solver::new(header, body);
            solver.find_constants();
            let live = solver.find_liveness();
            find(&Program::new(header, body), &live)
        };
        for_each_numbered_body(body, &mut |number, body| {
            if let Some(list) = lists.get_mut(number as usize) {
                clean(cx, body, std::mem::take(list));
            }
        });
        if self.options.canonicalize {
            let patterns = all_patterns(cx);
            let branches = |body: &Body| -> Vec<Op> {
                let mut all = body.all_ops_post();
                all.retain(|&op| OpRef::new(cx, body, op).interface::<RegionBranchOpInterface>().is_some());
                all
            };
            for_each_numbered_body(body, &mut |_, body| {
                let ops = branches(body);
                if !ops.is_empty() {
                    apply_from_ops(cx, body, &ops, &patterns);
                }
            });
        }
        Ok(())
    }
}

struct Finder<'p, 'a> {
    program: &'p Program<'a>,
    live: &'p Liveness,
    /// Values that are found to be dead besides.
    dead: FxHashSet<In<Value>>,
    /// The operations that refer to each symbol.
    uses: FxHashMap<In<Op>, Vec<In<Op>>>,
    lists: Vec<Cleanup>,
}

/// Every operation, each after those in its regions.
fn post_order(program: &Program<'_>) -> Vec<In<Op>> {
    let ops_of = |(body, regions): (u32, &[Region])| {
        let all = regions.iter().flat_map(|&r| program.body(body).region_ops(r)).collect::<Vec<Op>>();
        all.into_iter().map(move |id| In { body, id })
    };
    let mut out = Vec::new();
    let mut pending: Vec<In<Op>> = ops_of((0, program.body(0).roots())).collect();
    while let Some(op) = pending.pop() {
        out.push(op);
        pending.extend(ops_of(program.regions(op)));
    }
    out.reverse();
    out
}

/// Finds what can be removed from each body.
fn find(program: &Program<'_>, live: &Liveness) -> Vec<Cleanup> {
    let mut finder = Finder {
        program,
        live,
        dead: FxHashSet::default(),
        uses: FxHashMap::default(),
        lists: program.bodies().map(|_| Cleanup::default()).collect(),
    };
    let mut all = program.walk();
    for &op in &all {
        let mut refs: Vec<Attr> = Vec::new();
        op_symbol_refs(program.cx(), program.body(op.body), op.id, &mut |attr| refs.push(attr));
        for symbol in refs.into_iter().filter_map(|attr| program.symbol(op.body, attr)) {
            finder.uses.entry(symbol).or_default().push(op);
        }
    }
    all = post_order(program);
    for op in all {
        finder.visit(op);
    }
    finder.lists
}

impl Finder<'_, '_> {
    fn is_dead(&self, value: In<Value>) -> bool {
        self.dead.contains(&value) || !self.live.is_live(value)
    }

    fn list(&mut self, of: In<Op>) -> &mut Cleanup {
        &mut self.lists[of.body as usize]
    }

    fn visit(&mut self, op: In<Op>) {
        let view = self.program.op(op);
        if view.has_trait(Traits::FUNCTION) {
            self.visit_function(op, view);
        } else if view.interface::<RegionBranchOpInterface>().is_some() {
            self.visit_region_branch(op, view);
        } else if view.interface::<BranchOpInterface>().is_some() {
            self.visit_branch(op, view);
        } else if !view.has_trait(Traits::TERMINATOR) && view.interface::<CallOpInterface>().is_none() {
            self.visit_simple(op, view);
        }
    }

    fn visit_simple(&mut self, op: In<Op>, view: OpRef<'_>) {
        let uses_dead = view.operands().any(|v| self.is_dead(op.with(v)));
        let unneeded = || is_memory_effect_free(view) && view.results().all(|v| self.is_dead(op.with(v)));
        if uses_dead || unneeded() {
            self.dead.extend(view.results().map(|v| op.with(v)));
            self.list(op).operations.push(op.id);
        }
    }

    fn visit_function(&mut self, op: In<Op>, view: OpRef<'_>) {
        let Some(entry) = self.program.entry(op, 0) else { return };
        let Some((_, results)) = signature(view) else { return };
        let is_builtin = mlir::interfaces::function_type(view).is_some_and(|ty| ty.as_function().is_some());
        let uses = self.uses.get(&op).cloned().unwrap_or_default();
        let is_call = |&user: &In<Op>| self.program.op(user).interface::<CallOpInterface>().is_some();
        if visibility(view) == Visibility::Public || !is_builtin || !uses.iter().all(is_call) {
            return;
        }
        let args: Vec<In<Value>> =
            self.program.body(entry.body).block_args(entry.id).iter().map(|&v| entry.with(v)).collect();
        let dead_args: Vec<bool> = args.iter().map(|&arg| self.is_dead(arg)).collect();
        self.dead.extend(args.iter().zip(&dead_args).filter(|(_, dead)| **dead).map(|(&arg, _)| arg));
        let mut dead_results = vec![true; results.len()];
        for &call in &uses {
            for (dead, value) in dead_results.iter_mut().zip(self.program.op(call).results()) {
                *dead &= self.is_dead(call.with(value));
            }
            let passed = arguments_of(self.program.op(call));
            let gone = passed.zip(&dead_args).filter(|(_, dead)| **dead).map(|(at, _)| at).collect();
            self.list(call).operands.push((call.id, gone));
        }
        let body = self.program.body(entry.body);
        let region = body.region_of(entry.id);
        for block in region.into_iter().flat_map(|r| body.blocks(r)) {
            let Some(end) = body.last_op(block) else { continue };
            let is_return = OpRef::new(self.program.cx(), body, end).has_trait(Traits::RETURN_LIKE);
            if is_return && body.num_operands(end) == results.len() {
                let gone = (0..results.len()).filter(|&at| dead_results[at]).collect();
                self.lists[entry.body as usize].operands.push((end, gone));
            }
        }
        let gone: Vec<usize> = (0..args.len()).filter(|&at| dead_args[at]).collect();
        self.lists[entry.body as usize].arguments.push((entry.id, gone));
        if dead_results.contains(&true) {
            for call in uses {
                let view = self.program.op(call);
                let values = view.results().zip(&dead_results).filter(|(_, dead)| **dead);
                self.dead.extend(values.map(|(v, _)| call.with(v)));
                self.list(call).results.push((call.id, dead_results.clone()));
            }
        }
        self.list(op).functions.push((op.id, dead_args, dead_results));
    }

    fn visit_region_branch(&mut self, op: In<Op>, view: OpRef<'_>) {
        // What decides about an operation that could be erased is not live, so it must not stay.
        if would_be_trivially_dead(view) && view.results().all(|v| self.is_dead(op.with(v))) {
            self.list(op).operations.push(op.id);
            return;
        }
        let Some(branch) = view.interface::<RegionBranchOpInterface>() else { return };
        // The inputs to which each operand is passed.
        let mut inputs: FxHashMap<(Op, usize), Vec<In<Value>>> = FxHashMap::default();
        let mut order: Vec<(Op, usize)> = Vec::new();
        let mut add = |from: OpRef<'_>, successor: &RegionSuccessor, range: std::ops::Range<usize>| {
            let to = self.inputs(op, view, successor);
            let skipped = to.len().saturating_sub((branch.successor_inputs)(view, successor).len());
            for (at, &input) in range.zip(&to[skipped..]) {
                let slot = (from.id(), at);
                let passed = inputs.entry(slot).or_insert_with(|| {
                    order.push(slot);
                    Vec::new()
                });
                passed.push(input);
            }
        };
        for successor in &(branch.successor_regions)(view, None) {
            add(view, successor, (branch.entry_successor_operands)(view, successor));
        }
        for (index, region) in view.regions().enumerate() {
            for end in region.blocks().filter_map(|b| b.last_op()) {
                let Some(passing) = end.interface::<RegionBranchTerminatorOpInterface>() else { continue };
                for successor in &(branch.successor_regions)(view, Some(index)) {
                    add(end, successor, (passing.successor_operands)(end, successor));
                }
            }
        }
        for (from, at) in order {
            let value = op.with(self.program.body(op.body).operand(from, at));
            let passed = inputs.get(&(from, at)).map(Vec::as_slice).unwrap_or_default();
            if self.is_dead(value) || passed.iter().all(|&input| self.is_dead(input)) {
                self.list(op).poison.push((from, at));
            }
        }
    }

    fn inputs(&self, op: In<Op>, view: OpRef<'_>, successor: &RegionSuccessor) -> Vec<In<Value>> {
        match *successor {
            RegionSuccessor::Parent => view.results().map(|v| op.with(v)).collect(),
            RegionSuccessor::Region(index) => {
                let Some(entry) = self.program.entry(op, index) else { return Vec::new() };
                let args = self.program.body(entry.body).block_args(entry.id);
                args.iter().map(|&v| entry.with(v)).collect()
            }
        }
    }

    fn visit_branch(&mut self, op: In<Op>, view: OpRef<'_>) {
        let Some(branch) = view.interface::<BranchOpInterface>() else { return };
        let ranges = (branch.successor_operands)(view);
        let own = (0..view.num_operands()).filter(|at| !ranges.iter().any(|range| range.contains(at)));
        if own.into_iter().any(|at| self.is_dead(op.with(view.operand(at)))) {
            self.list(op).operations.push(op.id);
            return;
        }
        for (dest, range) in view.successors().collect::<Vec<Block>>().into_iter().zip(ranges) {
            let args = view.body().block_args(dest);
            let made = args.len().saturating_sub(range.len());
            // In a block that is never reached, what is passed to a live argument is dead all the same.
            let gone: Vec<usize> = range
                .enumerate()
                .filter(|&(index, at)| {
                    self.is_dead(op.with(view.operand(at))) && self.is_dead(op.with(args[made + index]))
                })
                .map(|(index, _)| made + index)
                .collect();
            self.dead.extend(gone.iter().map(|&index| op.with(args[index])));
            if !gone.is_empty() {
                self.list(op).blocks.push((dest, gone));
            }
        }
    }
}

/// The indices of the operands that a call passes.
fn arguments_of(call: OpRef<'_>) -> std::ops::Range<usize> {
    let Some(interface) = call.interface::<CallOpInterface>() else { return 0..0 };
    let passed = (interface.arg_operands)(call);
    let all: Vec<Value> = call.operands().collect();
    let start = (0..=all.len().saturating_sub(passed.len())).find(|&at| all[at..].starts_with(&passed));
    start.map_or(0..0, |start| start..start + passed.len())
}
