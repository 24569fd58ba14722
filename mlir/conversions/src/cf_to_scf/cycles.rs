//! Cycles become loops that test at their end.

use dialects::{arith, func, scf, ub};
use mlir::{Block, Builder, Diag, Loc, Type, Use, Value};
use rustc_hash::FxHashSet;

use super::Lift;
use super::edges::{Edge, Multiplexer, single_entry};
use super::strong::Components;

/// The blocks of a cycle, in order.
#[derive(Default)]
struct Cycle {
    blocks: Vec<Block>,
    set: FxHashSet<Block>,
}

impl Cycle {
    fn add(&mut self, block: Block) {
        if self.set.insert(block) {
            self.blocks.push(block);
        }
    }
}

/// The edges of a cycle.
#[derive(Default)]
struct CycleEdges {
    entries: Vec<Edge>,
    exits: Vec<Edge>,
    /// Edges from inside to a block with an entry.
    back: Vec<Edge>,
}

impl Lift<'_> {
    /// Makes a loop of each cycle that is not in another; returns the first blocks of their bodies.
    pub(super) fn make_loops(&mut self, entry: Block) -> Result<Vec<Block>, Diag> {
        let mut bodies = Vec::new();
        let mut components = Components::new(entry);
        let mut next = components.next(self.body);
        while let Some(component) = next {
            // The search goes on before blocks move.
            next = components.next(self.body);
            let is_cycle = match component[..] {
                [single] => self.edges_from(single).any(|edge| self.target(edge) == single),
                _ => true,
            };
            if is_cycle {
                let mut cycle = Cycle::default();
                component.into_iter().for_each(|block| cycle.add(block));
                bodies.push(self.make_loop(cycle)?);
            }
        }
        Ok(bodies)
    }

    fn cycle_edges(&self, cycle: &Cycle) -> CycleEdges {
        let mut edges = CycleEdges::default();
        let mut entry_blocks = FxHashSet::default();
        for &block in &cycle.blocks {
            let before = edges.entries.len();
            let entering = self.edges_to(block).into_iter().filter(|edge| !cycle.set.contains(&edge.from));
            edges.entries.extend(entering);
            if edges.entries.len() > before {
                entry_blocks.insert(block);
            }
            edges
                .exits
                .extend(self.edges_from(block).filter(|&edge| !cycle.set.contains(&self.target(edge))));
        }
        for &block in &cycle.blocks {
            edges
                .back
                .extend(self.edges_from(block).filter(|&edge| entry_blocks.contains(&self.target(edge))));
        }
        edges
    }

    /// Makes a loop of a cycle; returns the first block of its body.
    fn make_loop(&mut self, mut cycle: Cycle) -> Result<Block, Diag> {
        let edges = self.cycle_edges(&cycle);
        let mut header = self.target(edges.entries[0]);
        if edges.entries.len() > 1 {
            let loc = self.body.loc(self.end(header));
            header = single_entry(self, loc, &[&edges.entries[..], &edges.back].concat());
        }
        cycle.add(header);
        let loc = self.body.loc(self.end(edges.back[0].from));
        let (latch, exit, repeats) = self.single_latch(loc, &edges)?;
        cycle.add(latch);
        let next = self.reduce_loop(header, latch, exit, &cycle);

        let before = self.body.create_block(&[]);
        self.body.insert_block_before(header, before);
        self.add_args_of(before, header);
        let loc = self.body.loc(self.end(latch));
        let end = self.end(latch);
        self.body.erase_op(end);
        let inits = self.body.block_args(before).to_vec();
        let types: Vec<Type> = inits.iter().map(|&value| self.body.ty(value)).collect();
        let mut b = Builder::at_end(self.cx, self.body, before);
        let new = *scf::WhileOp::build_with(&mut b, loc, &types, &inits);
        let &[tested, after] = b.body().regions_of(new) else { unreachable!("a loop has two regions") };
        let inner = cycle.blocks.iter().copied().filter(|&block| block != header && block != latch);
        for block in std::iter::once(header).chain(inner).chain([latch]) {
            b.body_mut().detach_block(block);
            b.body_mut().append_block(tested, block);
        }
        b.set_end(latch);
        let bit = b.cx().int_ty(1);
        let holds = arith::TruncIOp::build(&mut b, loc, bit, repeats);
        scf::ConditionOp::build(&mut b, loc, holds, &next);
        let args: Vec<(Type, Loc)> = types.iter().map(|&ty| (ty, loc)).collect();
        let block = b.create_block(after, &args);
        let args = b.body().block_args(block).to_vec();
        scf::YieldOp::build(&mut b, loc, &args);

        let results: Vec<Value> = self.body.results(new).collect();
        for (arg, result) in self.body.block_args(exit).to_vec().into_iter().zip(results) {
            self.body.replace_all_uses(arg, result);
        }
        self.body.replace_all_predecessors(header, before);
        self.append_and_erase(before, exit);
        Ok(header)
    }

    /// Moves the operations of a block to the end of another, and erases it.
    pub(super) fn append_and_erase(&mut self, to: Block, from: Block) {
        if let Some(first) = self.body.first_op(from) {
            self.body.splice_ops(first, to);
        }
        self.body.erase_block(from);
    }

    /// Leads all edges back and out of a cycle through one latch; returns it, the block after the loop, and whether the
    /// loop goes on.
    fn single_latch(&mut self, loc: Loc, edges: &CycleEdges) -> Result<(Block, Block, Value), Diag> {
        let targets: Vec<Block> =
            edges.back.iter().chain(&edges.exits).map(|&edge| self.target(edge)).collect();
        let header = targets[0];
        let number = self.number(0);
        let ty = self.body.ty(number);
        let multiplexer = Multiplexer::new(self, loc, &targets, &[ty]);
        let latch = multiplexer.block;
        let exit = self.body.create_block(&[]);
        self.body.insert_block_after(latch, exit);
        for (list, goes_on) in [(&edges.back, 1), (&edges.exits, 0)] {
            for &edge in list {
                let flag = self.number(goes_on);
                multiplexer.redirect(self, edge, &[flag]);
            }
        }
        let args = self.body.block_args(latch).to_vec();
        let repeats = *args.last().expect("the latch has the argument that was asked for");
        let count = self.body.block_args(header).len();
        self.switch_at_end(latch, loc, repeats, &[(0, exit, Vec::new())], (header, &args[..count]));
        if edges.exits.is_empty() {
            self.never_left(loc, exit)?;
        } else {
            multiplexer.dispatch(self, exit, loc, Some(header));
        }
        Ok((latch, exit, repeats))
    }

    /// Ends the block after a loop without an end.
    fn never_left(&mut self, loc: Loc, exit: Block) -> Result<(), Diag> {
        let types = match &self.results {
            Ok(types) => types.clone(),
            Err(name) => {
                let message = format!("Cannot create unreachable terminator for '{name}'");
                return Err(Diag::error(loc, message));
            }
        };
        let mut b = Builder::at_end(self.cx, self.body, exit);
        let values: Vec<Value> = types.iter().map(|&ty| ub::PoisonOp::build(&mut b, loc, ty)).collect();
        let end = *func::ReturnOp::build(&mut b, loc, &values);
        self.combine_exit(end);
        Ok(())
    }

    /// Makes what the loop passes to its next iteration what it passes to the block after it, with each value of the
    /// loop that is used outside; returns these values.
    fn reduce_loop(&mut self, header: Block, latch: Block, exit: Block, cycle: &Cycle) -> Vec<Value> {
        let back = self.edges_from(latch).find(|&edge| self.target(edge) == header);
        let out = self.edges_from(latch).find(|&edge| self.target(edge) == exit);
        let (Some(back), Some(out)) = (back, out) else { unreachable!("a latch goes on and leaves") };
        let mut next = self.passed(back);
        for &value in &next {
            let arg = self.add_arg_like(exit, value);
            self.pass_also(out, value);
            self.replace_outside(value, arg, cycle);
        }
        let header_args = self.body.block_args(header).to_vec();
        let latch_args = self.body.block_args(latch).to_vec();
        for &block in &cycle.blocks {
            let mut values = match block {
                _ if block == latch => latch_args.clone(),
                _ if block == header => header_args.clone(),
                _ => self.body.block_args(block).to_vec(),
            };
            values.extend(self.body.ops(block).flat_map(|op| self.body.results(op)));
            for value in values {
                let uses: Vec<Use> = self.body.uses(value).collect();
                if !uses.into_iter().any(|u| self.is_outside(u, cycle)) {
                    continue;
                }
                let arg = self.add_arg_like(exit, value);
                self.add_arg_like(header, value);
                let carried = self.at_latch(value, block, latch);
                next.push(carried);
                for edge in [back, out] {
                    self.pass_also(edge, carried);
                }
                self.replace_outside(value, arg, cycle);
            }
        }
        self.pass_undefined(header, latch);
        next
    }

    /// Passes something for the arguments that a loop has got.
    fn pass_undefined(&mut self, header: Block, latch: Block) {
        for edge in self.edges_to(header).into_iter().filter(|edge| edge.from != latch) {
            let mut values = self.passed(edge);
            let missing = self.body.block_args(header)[values.len()..].to_vec();
            for arg in missing {
                let ty = self.body.ty(arg);
                values.push(self.undefined(ty));
            }
            self.set_passed(edge, &values);
        }
    }

    /// A value of a loop at its latch. Where it is not defined on all ways there, the latch gets an argument for it.
    fn at_latch(&mut self, value: Value, block: Block, latch: Block) -> Value {
        let edges = self.edges_to(latch);
        let defined: Vec<bool> = edges.iter().map(|edge| self.dominates(block, edge.from)).collect();
        if block == latch || defined.iter().all(|&defined| defined) {
            return value;
        }
        let arg = self.add_arg_like(latch, value);
        let ty = self.body.ty(value);
        for (edge, is_defined) in edges.into_iter().zip(defined) {
            let passed = if is_defined { value } else { self.undefined(ty) };
            self.pass_also(edge, passed);
        }
        arg
    }

    fn add_arg_like(&mut self, block: Block, value: Value) -> Value {
        let (ty, loc) = (self.body.ty(value), self.loc);
        self.body.add_block_arg(block, ty, loc)
    }

    fn is_outside(&self, u: Use, cycle: &Cycle) -> bool {
        let (user, _) = self.body.use_owner(u);
        let region = self.region_of(cycle.blocks[0]);
        let here = self.body.ancestor_in_region(region, user).and_then(|op| self.body.block_of(op));
        here.is_none_or(|block| !cycle.set.contains(&block))
    }

    fn replace_outside(&mut self, value: Value, by: Value, cycle: &Cycle) {
        let uses: Vec<Use> = self.body.uses(value).collect();
        for u in uses {
            if self.is_outside(u, cycle) {
                self.body.set_use(u, by);
            }
        }
    }
}
