//! Lifts `cf` to `scf`: any graph of blocks becomes loops that test at their end, and choices between regions
//! (`lift-cf-to-scf`).
//!
//! This is the algorithm of H. Bahmann, N. Reissmann, M. Jahre and J. C. Meyer, "Perfect Reconstructability of Control
//! Flow from Demand Dependence Graphs", 2015, as in MLIR: first each cycle gets one entry and one latch, from which its
//! only way out leads, and becomes a loop; what is left has no cycles, and each branch becomes a choice between the
//! blocks that only one of its ways reaches, up to where the ways meet.
//!
//! All blocks that leave a region in the same way are joined first. If a region is left in several ways, such as by two
//! kinds of terminators, a branch between these stays.
//!
//! `edges`: what branches pass, and blocks that many edges share. `cycles` and `choices`: the two steps. `dominators`:
//! of one region, as it was when it was last asked for after a change.

mod choices;
mod cycles;
mod dominators;
mod edges;
mod strong;

use dialects::{affine, arith, cf, func, ub};
use mlir::effects::is_memory_effect_free;
use mlir::interfaces::{BranchOpInterface, function_type};
use mlir::{
    Attr, Block, Body, Builder, Context, Diag, Loc, Op, OpName, OpRef, OpView, Region, Type, TypeRef, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

use self::dominators::Dominators;
use crate::scf_to_cf::unreachable_blocks;

/// Lifts the regions of a function's body, inner ones first.
///
/// # Errors
/// If a block cannot be reached, or a branch is not one of `cf`, or has effects, or a region other than a function's is
/// never left, or an operation of `affine` needs a value at the top level of the function that would be in a region.
pub(crate) fn lift(owner: func::FuncOp<'_>, body: &mut Body) -> Result<(), Diag> {
    let cx = owner.cx();
    let owner = owner.op_ref();
    let results = function_type(owner).and_then(TypeRef::as_function);
    let results = results.map_or_else(Vec::new, |(_, results)| results.to_vec());
    for op in body.all_ops_post() {
        let loc = body.loc(op);
        for region in body.regions_of(op).to_vec() {
            let name = OpRef::new(cx, body, op).name().to_owned();
            Lift::new(cx, body, region, loc, Err(name)).run()?;
        }
    }
    for region in body.roots().to_vec() {
        Lift::new(cx, body, region, owner.loc(), Ok(results.clone())).run()?;
    }
    check_affine(cx, body)
}

/// What was at the top level of the function and is in a region now can no longer be a symbol.
fn check_affine(cx: &Context, body: &Body) -> Result<(), Diag> {
    for op in body.all_ops_pre() {
        let op = OpRef::new(cx, body, op);
        if op.def().is_some_and(|def| def.dialect() == affine::DIALECT.name) {
            mlir::verify_alone(op).map_err(|reason| {
                let message =
                    format!("cannot be in a region, where the blocks around it go: {}", reason.message);
                op.error(message)
            })?;
        }
    }
    Ok(())
}

/// What makes two terminators without successors alike: all but their operands.
#[derive(PartialEq, Eq, Hash)]
struct Exit {
    name: OpName,
    inherent: Vec<Option<Attr>>,
    discardable: Option<Attr>,
    operands: Vec<Type>,
}

/// The lifting of one region.
struct Lift<'a> {
    cx: &'a Context,
    body: &'a mut Body,
    region: Region,
    loc: Loc,
    /// The results of the function that the region belongs to, or the name of another operation that it belongs to.
    results: Result<Vec<Type>, String>,
    numbers: Vec<Option<Value>>,
    undefined: FxHashMap<Type, Value>,
    exits: FxHashMap<Exit, Block>,
    dominators: FxHashMap<Region, Dominators>,
    /// Regions in which no cycle is left.
    acyclic: FxHashSet<Region>,
}

impl<'a> Lift<'a> {
    fn new(
        cx: &'a Context,
        body: &'a mut Body,
        region: Region,
        loc: Loc,
        results: Result<Vec<Type>, String>,
    ) -> Self {
        Lift {
            cx,
            body,
            region,
            loc,
            results,
            numbers: Vec::new(),
            undefined: FxHashMap::default(),
            exits: FxHashMap::default(),
            dominators: FxHashMap::default(),
            acyclic: FxHashSet::default(),
        }
    }

    fn run(mut self) -> Result<(), Diag> {
        let Some(entry) = self.body.entry_block(self.region) else { return Ok(()) };
        let blocks: Vec<Block> = self.body.blocks(self.region).collect();
        if blocks.len() == 1 {
            return Ok(());
        }
        self.check(&blocks)?;
        for block in blocks {
            let end = self.end(block);
            if self.body.num_successors(end) == 0 {
                self.combine_exit(end);
            }
        }
        let mut pending = vec![entry];
        while let Some(block) = pending.pop() {
            let region = self.region_of(block);
            if self.acyclic.insert(region) {
                let bodies = self.make_loops(block)?;
                if !bodies.is_empty() {
                    self.dominators.remove(&region);
                }
                pending.extend(bodies);
            }
            pending.extend(self.make_choice(block)?);
        }
        Ok(())
    }

    /// Each block can be reached, and each branch can be changed and removed.
    fn check(&self, blocks: &[Block]) -> Result<(), Diag> {
        // As in MLIR, a block to which nothing leads is named before one of a cycle that cannot be reached.
        let lost = blocks[1..].iter().find(|&&block| self.body.predecessors(block).next().is_none()).copied();
        let lost = lost.or_else(|| unreachable_blocks(self.body, self.region).first().copied());
        if let Some(first) = lost.and_then(|block| self.body.first_op(block)) {
            return Err(self.op(first).error("transformation does not support unreachable blocks"));
        }
        for &block in blocks {
            for op in self.body.ops(block).flat_map(|op| self.body.walk_pre(op)) {
                self.check_branch(self.op(op))?;
            }
        }
        Ok(())
    }

    fn check_branch(&self, op: OpRef<'_>) -> Result<(), Diag> {
        let successors = self.body.num_successors(op.id());
        if successors == 0 {
            return Ok(());
        }
        let Some(interface) = op.interface::<BranchOpInterface>() else {
            return Err(op.error(
                "transformation does not support terminators with successors not implementing BranchOpInterface",
            ));
        };
        if !is_memory_effect_free(op) {
            return Err(op.error("transformation does not support terminators with side effects"));
        }
        let passed = (interface.successor_operands)(op);
        let gets_all = |(range, block): (&std::ops::Range<usize>, Block)| {
            range.len() == self.body.block_args(block).len()
        };
        if !passed.iter().zip(self.body.successors(op.id())).all(gets_all) {
            return Err(op.error(
                "transformation does not support operations with operation-produced successor operands",
            ));
        }
        if successors > 1 && !op.is::<cf::CondBranchOp>() && !op.is::<cf::SwitchOp>() {
            return Err(op.error("Cannot convert unknown control flow op to structured control flow"));
        }
        Ok(())
    }

    fn op(&self, op: Op) -> OpRef<'_> {
        OpRef::new(self.cx, self.body, op)
    }

    /// The terminator of a block.
    fn end(&self, block: Block) -> Op {
        self.body.last_op(block).expect("a verified block has a terminator")
    }

    fn region_of(&self, block: Block) -> Region {
        self.body.region_of(block).expect("a block that is lifted is in a region")
    }

    /// Makes a branch to the block that leaves the region in this way, of the terminator of another block.
    fn combine_exit(&mut self, end: Op) {
        let operands: Vec<Value> = self.body.operands(end).collect();
        let types: Vec<Type> = operands.iter().map(|&value| self.body.ty(value)).collect();
        let key = Exit {
            name: self.body.op_name(end),
            inherent: self.body.inherent(end).to_vec(),
            discardable: self.body.discardable(end),
            operands: types.clone(),
        };
        let loc = self.body.loc(end);
        let found = self.exits.get(&key).copied();
        let is_alone = self.body.regions_of(end).is_empty() && self.body.nested(end).is_none();
        let exit = found.filter(|_| is_alone).unwrap_or_else(|| {
            let args: Vec<(Type, Loc)> = types.iter().map(|&ty| (ty, loc)).collect();
            let exit = self.body.create_block(&args);
            self.body.append_block(self.region, exit);
            exit
        });
        let flag = self.number(0);
        self.switch_before(end, flag, &[], (exit, &operands));
        if found == Some(exit) {
            self.body.erase_op(end);
        } else {
            self.exits.insert(key, exit);
            self.body.move_op_to_end(end, exit);
            let args = self.body.block_args(exit).to_vec();
            self.body.set_operands(end, &args);
        }
    }

    /// A number as a constant at the start of the region.
    fn number(&mut self, number: usize) -> Value {
        if self.numbers.len() <= number {
            self.numbers.resize(number + 1, None);
        }
        if let Some(value) = self.numbers[number] {
            return value;
        }
        let loc = self.loc;
        let attr = self.cx.int_attr_of_width(number as i64, 32);
        let value = arith::ConstantOp::build(&mut self.at_start(), loc, attr);
        self.numbers[number] = Some(value);
        value
    }

    /// A value of no meaning, at the start of the region.
    fn undefined(&mut self, ty: Type) -> Value {
        if let Some(&value) = self.undefined.get(&ty) {
            return value;
        }
        let loc = self.loc;
        let value = ub::PoisonOp::build(&mut self.at_start(), loc, ty);
        self.undefined.insert(ty, value);
        value
    }

    fn at_start(&mut self) -> Builder<'_> {
        let entry = self.body.entry_block(self.region).expect("the region has blocks");
        let mut b = Builder::new(self.cx, self.body);
        b.set_start(entry);
        b
    }

    /// Whether a block dominates another, as far as both were known when the dominators were found.
    fn dominates(&mut self, a: Block, b: Block) -> bool {
        let region = self.region_of(a);
        self.dominators_of(region).dominates(a, b)
    }

    fn dominators_of(&mut self, region: Region) -> &Dominators {
        let body = &*self.body;
        self.dominators.entry(region).or_insert_with(|| Dominators::of(body, region))
    }
}
