//! Which values may be a buffer, or a part of it, that another value is.

use dialects::arith::SelectOp;
use dialects::memref::ReallocOp;
use mlir::effects::affected;
use mlir::interfaces::{
    BranchOpInterface, CallOpInterface, RegionBranchOpInterface, RegionBranchTerminatorOpInterface,
    RegionSuccessor, ViewLikeOpInterface,
};
use mlir::opdef::EffectKind;
use mlir::{Body, Context, Op, OpRef, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// MLIR's `BufferViewFlowAnalysis`: the values that each value becomes.
pub(super) struct Flow {
    becomes: FxHashMap<Value, Vec<Value>>,
    comes_from: FxHashMap<Value, Vec<Value>>,
    /// The buffers that may come from somewhere else, or be new.
    terminals: FxHashSet<Value>,
}

impl Flow {
    pub(super) fn new(cx: &Context, body: &Body) -> Self {
        let mut this = Flow {
            becomes: FxHashMap::default(),
            comes_from: FxHashMap::default(),
            terminals: FxHashSet::default(),
        };
        let entries = body.roots().iter().filter_map(|&region| body.entry_block(region));
        this.terminals.extend(entries.flat_map(|entry| body.block_args(entry)));
        for op in body.all_ops_post() {
            this.visit(OpRef::new(cx, body, op));
        }
        this
    }

    fn add(&mut self, from: Value, to: Value) {
        self.becomes.entry(from).or_default().push(to);
        self.comes_from.entry(to).or_default().push(from);
    }

    fn add_terminals(&mut self, op: OpRef<'_>) {
        let args = op.regions().filter_map(|region| region.entry()).flat_map(|block| block.args().to_vec());
        self.terminals.extend(op.results().chain(args).filter(|&value| op.ty(value).is_base_memref()));
    }

    fn add_all(&mut self, from: impl Iterator<Item = Value>, to: &[Value]) {
        for (from, &to) in from.zip(to) {
            self.add(from, to);
        }
    }

    fn visit(&mut self, op: OpRef<'_>) {
        if op.is::<SelectOp>() {
            (1..3).for_each(|at| self.add(op.operand(at), op.result(0)));
        } else if op.is::<ReallocOp>() {
            self.add(op.operand(0), op.result(0));
            self.terminals.insert(op.result(0));
        } else if let Some(view) = op.interface::<ViewLikeOpInterface>() {
            self.add((view.view_source)(op), op.result(0));
        } else if let Some(branch) = op.interface::<BranchOpInterface>() {
            let ranges = (branch.successor_operands)(op);
            for (block, range) in op.successors().zip(ranges) {
                let args = op.body().block_args(block);
                let passed = range.len();
                let first = args.len().saturating_sub(passed);
                self.add_all(range.map(|at| op.operand(at)), &args[first..]);
            }
        } else if let Some(branch) = op.interface::<RegionBranchOpInterface>() {
            self.visit_regions(op, branch);
        } else if op.interface::<RegionBranchTerminatorOpInterface>().is_some() {
            // The operation around it has passed its operands on.
        } else if op.interface::<CallOpInterface>().is_some() {
            self.add_terminals(op);
            for operand in op.operands() {
                op.results().for_each(|result| self.add(operand, result));
            }
        } else {
            self.add_terminals(op);
            self.add_possible_views(op);
        }
    }

    /// Results may be views of operands, as those of `memref.transpose`, where the operation does not say that it allocates
    /// them. MLIR takes them for other memory.
    fn add_possible_views(&mut self, op: OpRef<'_>) {
        let is_buffer = |value: &Value| op.ty(*value).is_base_memref();
        let new = affected(op, EffectKind::Allocate);
        for result in op.results().filter(|result| is_buffer(result) && !new.contains(result)) {
            op.operands().filter(is_buffer).for_each(|operand| self.add(operand, result));
        }
    }

    fn visit_regions(&mut self, op: OpRef<'_>, branch: &RegionBranchOpInterface) {
        for successor in (branch.successor_regions)(op, None) {
            let operands = (branch.entry_successor_operands)(op, &successor);
            self.add_all(operands.map(|at| op.operand(at)), &inputs(op, branch, &successor));
        }
        for (index, region) in op.regions().enumerate() {
            for end in region.blocks().filter_map(|block| block.last_op()) {
                let Some(passing) = end.interface::<RegionBranchTerminatorOpInterface>() else { continue };
                for successor in (branch.successor_regions)(op, Some(index)) {
                    let operands = (passing.successor_operands)(end, &successor);
                    self.add_all(operands.map(|at| end.operand(at)), &inputs(op, branch, &successor));
                }
            }
        }
    }

    /// A value, and all that it becomes, in the order in which they are found.
    pub(super) fn resolve(&self, value: Value) -> Vec<Value> {
        reached(&self.becomes, value)
    }

    /// Where a buffer comes from as far as that is known.
    pub(super) fn origins(&self, value: Value) -> FxHashSet<Value> {
        reached(&self.comes_from, value).into_iter().filter(|value| self.terminals.contains(value)).collect()
    }
}

/// A value and all that are reached from it, in the order in which they are found.
fn reached(next_of: &FxHashMap<Value, Vec<Value>>, value: Value) -> Vec<Value> {
    let mut seen = FxHashSet::default();
    let mut found = Vec::new();
    let mut pending = vec![value];
    while let Some(next) = pending.pop() {
        if seen.insert(next) {
            found.push(next);
            pending.extend(next_of.get(&next).into_iter().flatten());
        }
    }
    found
}

/// The values that receive what is passed to a successor.
fn inputs(op: OpRef<'_>, branch: &RegionBranchOpInterface, successor: &RegionSuccessor) -> Vec<Value> {
    let count = (branch.successor_inputs)(op, successor).len();
    let all: Vec<Value> = match *successor {
        RegionSuccessor::Parent => op.results().collect(),
        RegionSuccessor::Region(index) if index < op.num_regions() => {
            op.region(index).entry().map_or_else(Vec::new, |block| block.args().to_vec())
        }
        RegionSuccessor::Region(_) => Vec::new(),
    };
    let made = all.len().saturating_sub(count);
    all[made..].to_vec()
}

/// The operation that frees a memref; `Err` if there are several.
pub(super) fn dealloc_of(cx: &Context, body: &Body, value: Value) -> Result<Option<Op>, ()> {
    let mut found = None;
    for user in body.users(value) {
        if affected(OpRef::new(cx, body, user), EffectKind::Free).contains(&value) {
            if found.is_some() || OpRef::new(cx, body, user).is::<ReallocOp>() {
                return Err(());
            }
            found = Some(user);
        }
    }
    Ok(found)
}
