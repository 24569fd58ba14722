//! Writes the section of operations.

use super::numbering::{Numbering, OpNumbers, regions_of};
use super::sink;
use super::sink::varint;
use crate::bytecode::encoding::{mask, section, version};
use crate::definitions::op::Traits;
use crate::ir::body::Body;
use crate::ir::entities::{Block, Op, Region, Value};
use crate::values::ids::Loc;

/// The contents of the section.
pub(super) fn top_level(numbering: &Numbering<'_>, body: &Body, op: Op, version: u64) -> Vec<u8> {
    let mut writer = Writer { numbering, version, next_op: 0 };
    let mut out = Vec::new();
    // One block of one operation, without arguments.
    varint(&mut out, 1 << 1);
    let mut scope = Scope::new(body, body.regions_of(op));
    writer.op(&mut scope, op, 0, &mut out);
    out
}

/// The second walk, which visits operations in the order of the first.
struct Writer<'n, 'a> {
    numbering: &'n Numbering<'a>,
    version: u64,
    next_op: usize,
}

/// The numbers of the entities of one body.
struct Scope<'a> {
    body: &'a Body,
    /// The outermost regions in the body.
    regions: &'a [Region],
    values: Vec<u32>,
    blocks: Vec<u32>,
    /// The position of each operation in the body, outer ones before nested ones; computed on demand.
    order: Vec<u32>,
}

impl<'a> Scope<'a> {
    fn new(body: &'a Body, regions: &'a [Region]) -> Self {
        Scope {
            body,
            regions,
            values: vec![0; body.value_capacity()],
            blocks: vec![0; body.block_capacity()],
            order: Vec::new(),
        }
    }

    fn order_of(&mut self, op: Op) -> u32 {
        if self.order.is_empty() {
            self.order = vec![0; self.body.op_capacity()];
            let mut next = 1;
            self.regions.iter().for_each(|&region| self.number_ops(region, &mut next));
        }
        self.order[op.index()]
    }

    fn number_ops(&mut self, region: Region, next: &mut u32) {
        let body = self.body;
        for op in body.region_ops(region) {
            self.order[op.index()] = *next;
            *next += 1;
            body.regions_of(op).iter().for_each(|&region| self.number_ops(region, next));
        }
    }

    /// The position of each use, with uses numbered from the latest; `None` if they are in that order.
    fn use_order(&mut self, value: Value) -> Option<Vec<u32>> {
        let body = self.body;
        if body.is_unused(value) || body.has_one_use(value) {
            return None;
        }
        let mut uses: Vec<(u32, usize, u32)> = Vec::new();
        for (place, u) in body.uses(value).enumerate() {
            let (owner, index) = body.use_owner(u);
            uses.push((self.order_of(owner), index, place as u32));
        }
        let key = |&(order, index, _): &(u32, usize, u32)| std::cmp::Reverse((order, index));
        if uses.is_sorted_by_key(key) {
            return None;
        }
        uses.sort_unstable_by_key(key);
        Some(uses.into_iter().map(|(_, _, place)| place).collect())
    }
}

impl Writer<'_, '_> {
    /// Writes an operation; the values of its regions are numbered from `first` on.
    fn op(&mut self, scope: &mut Scope<'_>, op: Op, first: u32, out: &mut Vec<u8>) {
        let body = scope.body;
        let n = self.numbering;
        let OpNumbers { name, attributes, properties } = n.ops[self.next_op];
        self.next_op += 1;
        varint(out, n.op_names[name as usize].number.into());
        let at = out.len();
        out.push(0);
        let mut mask = 0;
        varint(out, n.loc_number(body.loc(op)));
        if let Some(dictionary) = attributes {
            mask |= mask::ATTRIBUTES;
            varint(out, n.attr_number(dictionary));
        }
        if let Some(properties) = properties.checked_sub(1) {
            mask |= mask::PROPERTIES;
            varint(out, properties.into());
        }
        if body.num_results(op) > 0 {
            mask |= mask::RESULTS;
            varint(out, body.num_results(op) as u64);
            body.results(op).for_each(|result| varint(out, n.ty_number(body.ty(result))));
        }
        if body.num_operands(op) > 0 {
            mask |= mask::OPERANDS;
            varint(out, body.num_operands(op) as u64);
            body.operands(op).for_each(|operand| varint(out, scope.values[operand.index()].into()));
        }
        if body.num_successors(op) > 0 {
            mask |= mask::SUCCESSORS;
            varint(out, body.num_successors(op) as u64);
            body.successors(op).for_each(|block| varint(out, scope.blocks[block.index()].into()));
        }
        if self.version >= version::USE_LIST_ORDER && self.use_orders(scope, body.results(op), out) {
            mask |= mask::USE_LIST_ORDERS;
        }
        let (_, regions) = regions_of(body, op);
        if !regions.is_empty() {
            mask |= mask::REGIONS;
            self.regions(scope, op, first, out);
        }
        out[at] = mask;
    }

    fn regions(&mut self, scope: &mut Scope<'_>, op: Op, first: u32, out: &mut Vec<u8>) {
        let (inner, regions) = regions_of(scope.body, op);
        let def = self.numbering.cx.op_def(scope.body.op_name(op));
        let isolated = def.is_some_and(|d| d.traits.contains(Traits::ISOLATED_FROM_ABOVE));
        varint(out, (regions.len() as u64) << 1 | u64::from(isolated));
        if !isolated {
            return regions.iter().for_each(|&region| self.region(scope, region, first, out));
        }
        let mut own = Scope::new(inner, regions);
        if self.version < version::LAZY_LOADING {
            return regions.iter().for_each(|&region| self.region(&mut own, region, 0, out));
        }
        let mut content = Vec::new();
        regions.iter().for_each(|&region| self.region(&mut own, region, 0, &mut content));
        sink::section(out, section::IR, &content);
    }

    /// Writes a region whose values are numbered from `first` on.
    fn region(&mut self, scope: &mut Scope<'_>, region: Region, first: u32, out: &mut Vec<u8>) {
        let body = scope.body;
        let mut next = first;
        let mut blocks = 0;
        let mut sizes = Vec::new();
        for block in body.blocks(region) {
            scope.blocks[block.index()] = blocks;
            blocks += 1;
            let mut number = |value: Value| {
                scope.values[value.index()] = next;
                next += 1;
            };
            body.block_args(block).iter().for_each(|&arg| number(arg));
            let mut ops = 0;
            for op in body.ops(block) {
                body.results(op).for_each(&mut number);
                ops += 1u64;
            }
            sizes.push(ops);
        }
        varint(out, blocks.into());
        if blocks == 0 {
            return;
        }
        varint(out, (next - first).into());
        for (block, ops) in body.blocks(region).zip(sizes) {
            self.block(scope, block, ops, out);
            for op in body.ops(block) {
                self.op(scope, op, next, out);
            }
        }
    }

    /// Writes the number of operations of a block, and its arguments.
    fn block(&mut self, scope: &mut Scope<'_>, block: Block, ops: u64, out: &mut Vec<u8>) {
        let body = scope.body;
        let n = self.numbering;
        let args = body.block_args(block);
        varint(out, ops << 1 | u64::from(!args.is_empty()));
        if args.is_empty() {
            return;
        }
        varint(out, args.len() as u64);
        for (&arg, &loc) in args.iter().zip(body.block_arg_locs(block)) {
            let ty = n.ty_number(body.ty(arg));
            if self.version < version::ELIDED_ARGUMENT_LOCATIONS {
                varint(out, ty);
                varint(out, n.loc_number(loc));
                continue;
            }
            let known = loc != Loc::UNKNOWN;
            varint(out, ty << 1 | u64::from(known));
            if known {
                varint(out, n.loc_number(loc));
            }
        }
        if self.version >= version::USE_LIST_ORDER {
            let at = out.len();
            out.push(0);
            if self.use_orders(scope, args.iter().copied(), out) {
                out[at] = mask::USE_LIST_ORDERS;
            }
        }
    }

    /// Writes the orders of uses that differ from what reading produces; false if there are none.
    fn use_orders(
        &self,
        scope: &mut Scope<'_>,
        values: impl ExactSizeIterator<Item = Value>,
        out: &mut Vec<u8>,
    ) -> bool {
        let single = values.len() == 1;
        let mut orders: Vec<(u64, Vec<u32>)> = Vec::new();
        for (index, value) in values.enumerate() {
            orders.extend(scope.use_order(value).map(|order| (index as u64, order)));
        }
        if orders.is_empty() {
            return false;
        }
        if !single {
            varint(out, orders.len() as u64);
        }
        for (index, order) in orders {
            if !single {
                varint(out, index);
            }
            varint(out, (order.len() as u64) << 1);
            order.iter().for_each(|&place| varint(out, place.into()));
        }
        true
    }
}
