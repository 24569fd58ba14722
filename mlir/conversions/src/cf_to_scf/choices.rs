//! Branches become choices between regions.

use dialects::{arith, cf, scf};
use mlir::{AttrRef, Block, Builder, Diag, Op, OpView, Region, Type, Value};
use rustc_hash::FxHashSet;

use super::Lift;
use super::edges::{Edge, single_entry};

/// Where the ways from a branch lead, outside the blocks that only one of them reaches.
#[derive(Default)]
struct Ways {
    /// The edges that leave those blocks.
    onward: Vec<Edge>,
    /// Whether one of those blocks ends the region.
    ends: bool,
    /// Whether an edge leads on at all.
    meets: bool,
}

impl Lift<'_> {
    /// Makes a choice of the branch at the end of a block. Returns the first blocks of what remains to be done, the
    /// block itself last.
    pub(super) fn make_choice(&mut self, entry: Block) -> Result<Vec<Block>, Diag> {
        let edges: Vec<Edge> = self.edges_from(entry).collect();
        match edges[..] {
            [] => return Ok(Vec::new()),
            [edge] => {
                let successor = self.target(edge);
                let passed = self.passed(edge);
                for (arg, value) in self.body.block_args(successor).to_vec().into_iter().zip(passed) {
                    self.body.replace_all_uses(arg, value);
                }
                let end = self.end(entry);
                self.body.erase_op(end);
                self.append_and_erase(entry, successor);
                return Ok(vec![entry]);
            }
            _ => {}
        }
        let branches: Vec<Vec<Block>> = edges.iter().map(|&edge| self.own_blocks(edge)).collect();
        let ways = self.ways(entry, &edges, &branches);
        if !ways.meets {
            return Ok(edges.iter().map(|&edge| self.target(edge)).collect());
        }
        let mut continuation = self.target(ways.onward[0]);
        let is_single = ways.onward.iter().all(|&edge| self.target(edge) == continuation);
        if !is_single || ways.ends {
            let loc = self.body.loc(self.end(ways.onward[0].from));
            continuation = single_entry(self, loc, &ways.onward);
        }
        if ways.ends {
            // The new block is where the ways meet; the branch at its end then leads to what ends the region.
            let region = self.region_of(entry);
            self.dominators.remove(&region);
            return Ok(vec![entry]);
        }
        Ok(self.build_choice(entry, &edges, branches, continuation))
    }

    /// The blocks that only this edge leads to.
    fn own_blocks(&mut self, edge: Edge) -> Vec<Block> {
        let target = self.target(edge);
        if self.body.predecessors(target).nth(1).is_some() {
            return Vec::new();
        }
        let region = self.region_of(target);
        self.dominators_of(region).dominated(target)
    }

    fn ways(&self, entry: Block, edges: &[Edge], branches: &[Vec<Block>]) -> Ways {
        let mut inside: FxHashSet<Block> = branches.iter().flatten().copied().collect();
        inside.insert(entry);
        let mut ways = Ways::default();
        for (&edge, branch) in edges.iter().zip(branches) {
            if branch.is_empty() {
                ways.onward.push(edge);
                ways.meets = true;
            }
            for &block in branch {
                if self.edges_from(block).next().is_none() {
                    ways.ends = true;
                    ways.onward.extend(self.edges_to(block));
                }
                let leaving = self.edges_from(block).filter(|&edge| !inside.contains(&self.target(edge)));
                let before = ways.onward.len();
                ways.onward.extend(leaving);
                ways.meets |= ways.onward.len() > before && self.edges_from(block).next().is_some();
            }
        }
        ways
    }

    fn build_choice(
        &mut self,
        entry: Block,
        edges: &[Edge],
        branches: Vec<Vec<Block>>,
        continuation: Block,
    ) -> Vec<Block> {
        let branch = self.end(entry);
        let loc = self.body.loc(branch);
        let args = self.body.block_args(continuation).to_vec();
        let types: Vec<Type> = args.iter().map(|&arg| self.body.ty(arg)).collect();
        let (choice, regions) = self.build_op(branch, &types);
        let mut rest = Vec::new();
        // Blocks that end a region, with the values that they return.
        let mut ends: Vec<(Block, Vec<Value>)> = Vec::new();
        for ((&edge, blocks), &region) in edges.iter().zip(&branches).zip(&regions) {
            self.acyclic.insert(region);
            let passed = self.passed(edge);
            let Some(&first) = blocks.first() else {
                let block = self.body.create_block(&[]);
                self.body.append_block(region, block);
                ends.push((block, passed));
                continue;
            };
            ends.extend(self.move_branch(blocks, continuation, region));
            for (arg, value) in self.body.block_args(first).to_vec().into_iter().zip(passed) {
                self.body.replace_all_uses(arg, value);
            }
            self.set_passed(edge, &[]);
            let count = self.body.block_args(first).len();
            self.body.erase_block_args(first, 0..count);
            rest.push(first);
        }
        self.body.erase_op(branch);
        for (block, values) in ends {
            scf::YieldOp::build(&mut Builder::at_end(self.cx, self.body, block), loc, &values);
        }
        // At most one edge from each region is left.
        for edge in self.edges_to(continuation) {
            let values = self.passed(edge);
            let end = self.end(edge.from);
            let mut b = Builder::before(self.cx, self.body, end);
            scf::YieldOp::build(&mut b, loc, &values);
            self.body.erase_op(end);
        }
        let results: Vec<Value> = self.body.results(choice).collect();
        for (arg, result) in args.into_iter().zip(results) {
            self.body.replace_all_uses(arg, result);
        }
        self.append_and_erase(entry, continuation);
        rest.push(entry);
        rest
    }

    /// The operation instead of a branch, and a region for each successor of the branch.
    fn build_op(&mut self, branch: Op, types: &[Type]) -> (Op, Vec<Region>) {
        let cases = self.body.num_successors(branch) - 1;
        let mut b = Builder::before(self.cx, self.body, branch);
        let op = if let Some(branch) = b.as_handle::<cf::CondBranchOp<'static>>(branch) {
            let view = branch.view(&b);
            let (loc, condition) = (view.loc(), view.condition());
            *scf::IfOp::build_with(&mut b, loc, types, condition)
        } else {
            let branch = b.as_handle::<cf::SwitchOp<'static>>(branch).expect("other branches were refused");
            let view = branch.view(&b);
            let (loc, flag) = (view.loc(), view.flag());
            let width = view.op_ref().ty(flag).bit_width().unwrap_or(64);
            let unsigned = |number: i64| if width < 64 { number & ((1 << width) - 1) } else { number };
            // A number that is the same for all cases is stored once and repeats without end.
            let numbers = view.case_values().and_then(AttrRef::dense_integers).into_iter().flatten();
            let numbers: Vec<i64> = numbers.take(cases).map(unsigned).collect();
            let index = b.cx().index_ty();
            let index = arith::IndexCastUIOp::build(&mut b, loc, index, flag);
            *scf::IndexSwitchOp::build(&mut b, loc, types, index, &numbers, numbers.len())
        };
        (op, self.body.regions_of(op).to_vec())
    }

    /// Moves blocks into a region. If several edges lead from them to the continuation, they get one block to which all
    /// of them lead; it is returned with the values to return.
    fn move_branch(
        &mut self,
        blocks: &[Block],
        continuation: Block,
        region: Region,
    ) -> Option<(Block, Vec<Value>)> {
        let mut previous = None;
        let mut joined = None;
        for &block in blocks {
            for edge in self.edges_from(block) {
                if self.target(edge) != continuation {
                    continue;
                }
                let Some(previous) = previous else {
                    previous = Some(edge);
                    continue;
                };
                let join = joined.unwrap_or_else(|| {
                    let join = self.body.create_block(&[]);
                    self.add_args_of(join, continuation);
                    self.set_target(previous, join);
                    join
                });
                joined = Some(join);
                self.set_target(edge, join);
            }
            self.body.detach_block(block);
            self.body.append_block(region, block);
        }
        let joined = joined?;
        self.body.append_block(region, joined);
        Some((joined, self.body.block_args(joined).to_vec()))
    }
}
