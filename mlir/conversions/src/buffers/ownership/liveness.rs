//! Which buffers are needed where a block begins and ends.

use mlir::{Block, Body, Context, Op, Region, Value, ValueDef};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Ordering;

/// The buffers that live on the edges of blocks, as they were before anything changed.
pub(super) struct Liveness {
    live_in: FxHashMap<Block, Vec<Value>>,
    live_out: FxHashMap<Block, Vec<Value>>,
    /// What has replaced results.
    renamed: FxHashMap<Value, Value>,
}

impl Liveness {
    pub(super) fn new(cx: &Context, body: &Body) -> Self {
        let mut this = Liveness {
            live_in: FxHashMap::default(),
            live_out: FxHashMap::default(),
            renamed: FxHashMap::default(),
        };
        let blocks: Vec<Block> = super::order::all_blocks(body);
        let args = blocks.iter().flat_map(|&block| body.block_args(block).to_vec());
        let results = body.all_ops_pre().into_iter().flat_map(|op| body.results(op));
        for value in args.chain(results).filter(|&value| super::values::is_buffer(cx, body, value)) {
            this.add(body, value);
        }
        this
    }

    /// Follows a value from its uses backward to where it is defined.
    fn add(&mut self, body: &Body, value: Value) {
        let Some(home) = body.value_block(value) else { return };
        let region = body.region_of(home);
        let mut reached: FxHashSet<Block> = FxHashSet::default();
        let mut left: FxHashSet<Block> = FxHashSet::default();
        let mut pending: Vec<Block> = body.users(value).filter_map(|user| body.block_of(user)).collect();
        while let Some(block) = pending.pop() {
            if block == home || !reached.insert(block) {
                continue;
            }
            self.live_in.entry(block).or_default().push(value);
            for before in body.predecessors(block) {
                if left.insert(before) {
                    self.live_out.entry(before).or_default().push(value);
                }
                pending.push(before);
            }
            let around = body.region_of(block).filter(|_| body.region_of(block) != region);
            pending.extend(around.and_then(|around| body.block_of(body.region_parent(around)?)));
        }
    }

    pub(super) fn rename(&mut self, from: Value, to: Value) {
        self.renamed.insert(from, to);
    }

    fn sorted(&self, body: &mut Body, values: &[Value]) -> Vec<Value> {
        let mut values: Vec<Value> =
            values.iter().map(|value| self.renamed.get(value).copied().unwrap_or(*value)).collect();
        values.sort_by(|&a, &b| compare(body, a, b));
        values
    }

    /// The buffers from outside that are used in a block or after it.
    pub(super) fn live_in(&self, body: &mut Body, block: Block) -> Vec<Value> {
        self.live_in.get(&block).map_or_else(Vec::new, |values| self.sorted(body, values))
    }

    /// The buffers that are used after a block, on the way to a successor if one is given.
    pub(super) fn live_out(&self, body: &mut Body, block: Block, to: Option<Block>) -> Vec<Value> {
        let Some(values) = self.live_out.get(&block) else { return Vec::new() };
        let Some(to) = to else { return self.sorted(body, values) };
        let wanted: FxHashSet<Value> = self.live_in.get(&to).into_iter().flatten().copied().collect();
        let values: Vec<Value> = values.iter().copied().filter(|value| wanted.contains(value)).collect();
        self.sorted(body, &values)
    }
}

/// The order in which MLIR lists buffers: arguments by number, then results from the outside in.
fn compare(body: &mut Body, a: Value, b: Value) -> Ordering {
    let (x, y) = match (body.def(a), body.def(b)) {
        (ValueDef::Argument { index: x, .. }, ValueDef::Argument { index: y, .. }) if x != y => {
            return x.cmp(&y);
        }
        (ValueDef::Argument { block: x, .. }, ValueDef::Argument { block: y, .. }) => {
            (body.region_of(x), body.region_of(y))
        }
        (ValueDef::Argument { .. }, ValueDef::Result { .. }) => return Ordering::Less,
        (ValueDef::Result { .. }, ValueDef::Argument { .. }) => return Ordering::Greater,
        (ValueDef::Result { op: x, index: i }, ValueDef::Result { op: y, index: j }) => {
            if x == y {
                return i.cmp(&j);
            }
            let regions = [x, y].map(|op| body.block_of(op).and_then(|block| body.region_of(block)));
            if regions[0] == regions[1] {
                return compare_ops(body, x, y);
            }
            (regions[0], regions[1])
        }
    };
    compare_regions(body, x, y)
}

fn compare_ops(body: &mut Body, a: Op, b: Op) -> Ordering {
    let (x, y) = (body.block_of(a), body.block_of(b));
    let before = if x == y {
        body.is_before_in_block(a, b)
    } else {
        let region = x.and_then(|block| body.region_of(block));
        let first =
            region.and_then(|region| body.blocks(region).find(|&block| Some(block) == x || Some(block) == y));
        first == x
    };
    if before { Ordering::Less } else { Ordering::Greater }
}

/// Regions that are nearer to the outside come first.
fn compare_regions(body: &mut Body, mut a: Option<Region>, mut b: Option<Region>) -> Ordering {
    while let (Some(x), Some(y)) = (a, b) {
        let number = |region: Region| {
            let parent = body.region_parent(region)?;
            body.regions_of(parent).iter().position(|&other| other == region)
        };
        let (first, second) = (number(x), number(y));
        if first != second {
            return first.cmp(&second);
        }
        let parents = [x, y].map(|region| body.region_parent(region));
        let around = |op: Option<Op>| op.and_then(|op| body.region_of(body.block_of(op)?));
        let outer = [around(parents[0]), around(parents[1])];
        if outer[0] == outer[1]
            && let [Some(first), Some(second)] = parents
        {
            return if first == second { Ordering::Equal } else { compare_ops(body, first, second) };
        }
        [a, b] = outer;
    }
    b.is_none().cmp(&a.is_none())
}
