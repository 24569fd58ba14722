//! Names of values and blocks: `%0`, `%arg0`, `%c1_i32_2`, `^bb1`.
//!
//! All names are assigned before printing. A region is numbered after everything in the region around it, starting
//! where the counters of that region ended. So siblings reuse the same numbers (unless numbers must be unique), and no
//! name hides a visible one. Names are in tables indexed by entity number, one set of tables for each body; a hash
//! table of the names of the regions on the path shows what is visible.
//!
//! The isolated operations of the outermost region may be deferred and numbered one by one later, on several threads:
//! their contents depend on the names around them, but not on each other. If numbers are unique, they are counted
//! first.

use std::borrow::Cow;
use std::fmt::Write;
use std::hash::BuildHasher;

use hashbrown::HashTable;
use rustc_hash::{FxBuildHasher, FxHashMap};
use smallvec::SmallVec;

use super::options::PrintOptions;
use super::stable::StableNames;
use super::words::{push_digits, sanitize};
use crate::definitions::op::OpDef;
use crate::interfaces::{BlockNames, OpAsmOpInterface, ResultNames};
use crate::ir::body::{Body, ValueDef};
use crate::ir::entities::{Block, Op, Region, Value};
use crate::ir::view::OpRef;
use crate::values::context::Context;
use crate::values::ids::Loc;
use crate::values::loc_kind::LocKind;
use crate::values::threads;

const NONE: u32 = u32::MAX;
/// Set in the entry of a value whose name is text; the other bits are its index.
const TEXT: u32 = 1 << 31;
/// Set in the entries of the results of an operation with several, and in [`NONE`].
const GROUPED: u32 = 1 << 30;

/// Punctuation that names may contain.
const PUNCTUATION: &str = "$._-";

/// The names in all bodies that are printed.
pub(super) struct Names<'a> {
    cx: &'a Context,
    /// The names in the surrounding bodies, whose tables come before ours.
    outer: Option<&'a Names<'a>>,
    bodies: Vec<BodyNames<'a>>,
    by_address: FxHashMap<usize, usize>,
    texts: Texts,
    /// How the results of operations are named, by the number of the operation's name.
    namings: Vec<Option<Naming>>,
    /// The start of the numbering in deferred isolated operations.
    left_out: Option<LeftOut>,
}

/// The source of the names of an operation's results, if they are not numbers.
#[derive(Clone, Copy)]
enum Naming {
    Numbered,
    /// As the operation suggests, which may also suggest names of blocks and their arguments.
    Suggested(&'static OpAsmOpInterface),
    /// After the groups of the record.
    Grouped(&'static OpDef),
}

impl Naming {
    fn of(def: Option<&'static OpDef>) -> Self {
        let Some(def) = def else { return Naming::Numbered };
        match def.interface::<OpAsmOpInterface>() {
            Some(asm) => Naming::Suggested(asm),
            None if def.results.len() > 1 => Naming::Grouped(def),
            None => Naming::Numbered,
        }
    }
}

/// The starting point for numbering the deferred isolated operations of a region.
struct LeftOut {
    starts: Starts,
    /// The names visible in them.
    visible: HashTable<u32>,
}

/// The names in one body.
struct BodyNames<'a> {
    body: &'a Body,
    /// By value: a number, or an index into the texts.
    values: Vec<u32>,
    /// By block: its position in its region.
    blocks: Vec<u32>,
    /// Names of blocks suggested by operations.
    block_texts: FxHashMap<Block, Box<str>>,
    /// The first results of the groups of operations with several groups.
    groups: FxHashMap<Op, Box<[u32]>>,
    /// By operation: the numbers of those without results, if users are printed.
    ops: Vec<u32>,
}

/// The first results of groups, without that of the first group.
type Groups = SmallVec<[u32; 4]>;

/// The texts of names, one after another.
#[derive(Default)]
struct Texts {
    text: String,
    ends: Vec<u32>,
}

impl Texts {
    fn get(&self, index: u32) -> &str {
        let index = index as usize;
        let start = if index == 0 { 0 } else { self.ends[index - 1] as usize };
        &self.text[start..self.ends[index] as usize]
    }

    /// Writes the name in a value's entry.
    fn write_name(&self, out: &mut String, entry: u32) {
        if entry & TEXT == 0 {
            return push_number(out, '%', entry);
        }
        out.push('%');
        out.push_str(self.get(entry & !TEXT));
    }

    fn push(&mut self, name: &str) -> u32 {
        self.text.push_str(name);
        self.ends.push(self.text.len() as u32);
        self.ends.len() as u32 - 1
    }
}

/// The start of the numbering of a region.
#[derive(Clone, Copy, Default)]
struct Counters {
    value: u32,
    argument: u32,
    conflict: u32,
}

/// The start of the numbering in deferred isolated operations.
enum Starts {
    /// The same for all.
    Same(Counters),
    /// Numbers are unique.
    Each(FxHashMap<Op, Counters>),
}

impl Starts {
    /// The start for each of these operations if all numbers are unique. As in MLIR, the last one is numbered first.
    fn unique(body: &Body, ops: &[Op], mut next: Counters, options: &PrintOptions) -> Self {
        let count = |&op: &Op| {
            body.nested(op).map_or(Counters::default(), |inner| Counters::taken_by(inner, options))
        };
        let counts = threads::map(ops, options.threads, count);
        let starts = ops.iter().zip(counts).rev().map(|(&op, taken)| {
            let start = next;
            next.value += taken.value;
            next.argument += taken.argument;
            (op, start)
        });
        Starts::Each(starts.collect())
    }

    fn of(&self, op: Op) -> Counters {
        match self {
            Starts::Same(counters) => *counters,
            Starts::Each(starts) => starts.get(&op).copied().unwrap_or_default(),
        }
    }
}

impl Counters {
    /// The names that a body uses in the generic form: only numbers.
    fn taken_by(body: &Body, options: &PrintOptions) -> Self {
        let mut taken = Counters::default();
        let mut pending: Vec<(&Body, Region)> = body.roots().iter().map(|&root| (body, root)).collect();
        while let Some((body, region)) = pending.pop() {
            for (index, block) in body.blocks(region).enumerate() {
                let arguments = body.block_args(block).len() as u32;
                match index {
                    0 => taken.argument += arguments,
                    _ => taken.value += arguments,
                }
                for op in body.ops(block) {
                    taken.value += u32::from(options.value_users || body.num_results(op) > 0);
                    pending.extend(body.regions_of(op).iter().map(|&inner| (body, inner)));
                    let nested = body.nested(op);
                    pending.extend(nested.iter().flat_map(|&b| b.roots().iter().map(move |&root| (b, root))));
                }
            }
        }
        taken
    }
}

/// A region still to be numbered.
struct Pending {
    body: usize,
    region: Region,
    /// The isolated operation that owns the region, which is in another body.
    owner: Option<(usize, Op)>,
    index: usize,
    counters: Counters,
    /// The number of visible scopes.
    scope: usize,
}

/// The state of numbering.
struct Numbering<'n, 'a, 'o> {
    names: &'n mut Names<'a>,
    options: &'o PrintOptions,
    counters: Counters,
    /// The names in visible scopes.
    used: HashTable<u32>,
    /// For each visible scope, the index of its first text in `added`.
    scopes: Vec<usize>,
    added: Vec<u32>,
    pending: Vec<Pending>,
    /// A buffer for the names of arguments.
    argument: String,
}

impl<'a> Names<'a> {
    /// Numbers an operation and everything inside it.
    pub(super) fn of_op(op: OpRef<'a>, options: &PrintOptions) -> Self {
        Self::of_op_but(op, options, false)
    }

    /// Like [`Names::of_op`], but, if possible, defers the isolated operations in the operation's region to
    /// [`Names::inside`].
    pub(super) fn around_isolated(op: OpRef<'a>, options: &PrintOptions) -> Self {
        let can = match (options.unique_ssa_ids, options.generic) {
            (false, false) => true,
            // Unique numbers can be counted in advance, other unique names cannot.
            (_, true) => !options.use_nameloc_as_prefix && holds_only_isolated(op),
            (true, false) => false,
        };
        Self::of_op_but(op, options, can && op.num_regions() == 1)
    }

    fn of_op_but(op: OpRef<'a>, options: &PrintOptions, leave_out: bool) -> Self {
        let mut names = Names::new(op.cx(), None);
        let body = names.add_body(op.body(), options);
        let mut numbering = Numbering::new(&mut names, options);
        numbering.scopes.push(0);
        // As in MLIR, the operation's own numbers may be reused inside it.
        numbering.push_regions(body, op.id());
        numbering.number_op(body, op.id());
        numbering.run(leave_out);
        names
    }

    /// No names, only the bodies: enough while nothing is written.
    pub(super) fn unnumbered(op: OpRef<'a>) -> Self {
        let mut names = Names::new(op.cx(), None);
        names.add_tables(op.body(), BodyNames::new(op.body()));
        names
    }

    /// Adds the body of an isolated operation, without names.
    pub(super) fn add_unnumbered(&mut self, at: usize, op: Op) -> Option<usize> {
        let nested = self.body(at).nested(op)?;
        Some(self.add_tables(nested, BodyNames::new(nested)))
    }

    /// Names for isolated operations deferred by `outer`.
    pub(super) fn inside(outer: &'a Names<'a>) -> Self {
        Names::new(outer.cx, Some(outer))
    }

    /// Numbers the contents of a deferred operation; does nothing for others.
    pub(super) fn add_isolated(&mut self, at: usize, op: Op, options: &PrintOptions) {
        let Some(left_out) = self.outer.and_then(|outer| outer.left_out.as_ref()) else { return };
        let counters = left_out.starts.of(op);
        if self.body(at).nested(op).is_some() {
            let mut numbering = Numbering::new(self, options);
            numbering.counters = counters;
            numbering.push_regions(at, op);
            numbering.run(false);
        }
    }

    /// Numbers everything in a body whose operation is unknown.
    pub(super) fn of_body(cx: &'a Context, body: &'a Body, options: &PrintOptions) -> Self {
        let mut names = Names::new(cx, None);
        let at = names.add_body(body, options);
        let mut numbering = Numbering::new(&mut names, options);
        numbering.scopes.push(0);
        for (index, &region) in body.roots().iter().enumerate() {
            numbering.push(at, region, None, index);
        }
        numbering.run(false);
        names
    }

    /// Replaces the names of the values in the first body by those that they have in `stable`, to which new ones are
    /// added.
    pub(super) fn keep(&mut self, stable: &mut StableNames) {
        let Some(tables) = self.bodies.first_mut() else { return };
        let mut now = String::new();
        for value in values_of(tables.body) {
            // If an operation has several results, the first holds the name.
            let named = tables.values.get_mut(value.index()).filter(|entry| **entry != NONE);
            let Some(entry) = named else { continue };
            now.clear();
            self.texts.write_name(&mut now, *entry & !GROUPED);
            let kept = stable.name(value, now.strip_prefix('%').unwrap_or(&now));
            *entry = (*entry & GROUPED) | TEXT | self.texts.push(kept);
        }
        stable.printed();
    }

    fn new(cx: &'a Context, outer: Option<&'a Names<'a>>) -> Self {
        let bodies = Vec::new();
        let by_address = FxHashMap::default();
        let texts = Texts::default();
        let namings = Vec::new();
        Names { cx, outer, bodies, by_address, texts, namings, left_out: None }
    }

    /// The number of bodies in the names around these.
    fn outer_bodies(&self) -> usize {
        self.outer.map_or(0, |outer| outer.bodies.len())
    }

    /// The tables of a body, and the names that they are in.
    fn tables(&self, at: usize) -> (&Names<'a>, &BodyNames<'a>) {
        match self.outer {
            Some(outer) if at < outer.bodies.len() => (outer, &outer.bodies[at]),
            Some(outer) => (self, &self.bodies[at - outer.bodies.len()]),
            None => (self, &self.bodies[at]),
        }
    }

    /// The tables of one of our own bodies.
    fn tables_mut(&mut self, at: usize) -> &mut BodyNames<'a> {
        let first = self.outer_bodies();
        &mut self.bodies[at - first]
    }

    fn add_body(&mut self, body: &'a Body, options: &PrintOptions) -> usize {
        let tables = BodyNames {
            values: vec![NONE; body.value_capacity()],
            blocks: vec![NONE; body.block_capacity()],
            ops: vec![NONE; if options.value_users { body.op_capacity() } else { 0 }],
            ..BodyNames::new(body)
        };
        self.add_tables(body, tables)
    }

    fn add_tables(&mut self, body: &'a Body, tables: BodyNames<'a>) -> usize {
        let at = self.outer_bodies() + self.bodies.len();
        self.by_address.insert(address(body), at);
        self.bodies.push(tables);
        at
    }

    /// The index of a body's tables.
    pub(super) fn index_of(&self, body: &Body) -> Option<usize> {
        let own = self.by_address.get(&address(body)).copied();
        own.or_else(|| self.outer?.index_of(body))
    }

    /// The body with these tables.
    pub(super) fn body(&self, at: usize) -> &'a Body {
        self.tables(at).1.body
    }

    /// Writes the name of a value; for one of a group of results, with `#` and its number if `with_number`.
    pub(super) fn write_value(&self, out: &mut String, at: usize, value: Value, with_number: bool) {
        let (owner, names) = self.tables(at);
        let name = names.entry(value);
        if name & GROUPED == 0 {
            return owner.texts.write_name(out, name);
        }
        let (first, number) = names.group_of(value);
        match names.entry(first) {
            NONE => return out.push_str("<<UNKNOWN SSA VALUE>>"),
            name => owner.texts.write_name(out, name & !GROUPED),
        }
        if let Some(number) = number.filter(|_| with_number) {
            push_number(out, '#', number);
        }
    }

    /// The first results of the groups of an operation, if there are several groups.
    pub(super) fn groups(&self, at: usize, op: Op) -> Option<&[u32]> {
        self.tables(at).1.groups.get(&op).map(|g| &**g)
    }

    /// Writes the label of a block, with its caret.
    pub(super) fn write_block(&self, out: &mut String, at: usize, block: Block) {
        let names = self.tables(at).1;
        if let Some(text) = names.block_texts.get(&block) {
            let _ = write!(out, "^{text}");
            return;
        }
        match names.blocks.get(block.index()) {
            None | Some(&NONE) => out.push_str("^INVALIDBLOCK"),
            Some(&number) => {
                out.push_str("^b");
                push_number(out, 'b', number);
            }
        }
    }

    /// The position of a block in its region.
    pub(super) fn block_order(&self, at: usize, block: Block) -> u32 {
        self.tables(at).1.blocks.get(block.index()).copied().unwrap_or(NONE)
    }

    /// Writes the number of an operation without results.
    pub(super) fn write_op(&self, out: &mut String, at: usize, op: Op) {
        match self.tables(at).1.ops.get(op.index()) {
            None | Some(&NONE) => out.push_str("<<UNKNOWN OPERATION>>"),
            Some(&number) => push_number(out, '%', number),
        }
    }
}

impl<'a> BodyNames<'a> {
    fn new(body: &'a Body) -> Self {
        BodyNames {
            body,
            values: Vec::new(),
            blocks: Vec::new(),
            block_texts: FxHashMap::default(),
            groups: FxHashMap::default(),
            ops: Vec::new(),
        }
    }

    /// The entry of a value in the table of values.
    fn entry(&self, value: Value) -> u32 {
        self.values.get(value.index()).copied().unwrap_or(NONE)
    }

    /// Stores the groups of an operation with several results.
    fn group(&mut self, op: Op, mut groups: Groups) {
        for result in self.body.results(op) {
            if let Some(entry) = self.values.get_mut(result.index()) {
                *entry |= GROUPED;
            }
        }
        if !groups.is_empty() {
            groups.push(0);
            groups.sort_unstable();
            groups.dedup();
            self.groups.insert(op, groups.into_boxed_slice());
        }
    }

    /// The value whose name a value shares, and its number in the group if that has several.
    fn group_of(&self, value: Value) -> (Value, Option<u32>) {
        let ValueDef::Result { op, index } = self.body.def(value) else { return (value, None) };
        let count = self.body.num_results(op) as u32;
        if count == 1 {
            return (value, None);
        }
        let Some(groups) = self.groups.get(&op) else {
            return (self.body.result(op, 0), Some(index));
        };
        let next = groups.partition_point(|&g| g <= index);
        let first = groups[next - 1];
        let end = groups.get(next).copied().unwrap_or(count);
        (self.body.result(op, first as usize), (end - first != 1).then_some(index - first))
    }
}

/// The values of a body, in the order of the text.
fn values_of(body: &Body) -> Vec<Value> {
    let arguments = |region: &Region| {
        let blocks = body.blocks(*region);
        blocks.flat_map(|block| body.block_args(block).iter().copied()).collect::<Vec<Value>>()
    };
    let mut values: Vec<Value> = body.roots().iter().flat_map(arguments).collect();
    for op in body.all_ops_pre() {
        values.extend(body.results(op));
        values.extend(body.regions_of(op).iter().flat_map(arguments));
    }
    values
}

/// Appends a character and a number.
fn push_number(out: &mut String, before: char, number: u32) {
    out.push(before);
    push_digits(out, number.into());
}

/// True if only isolated operations in the regions of an operation have regions.
fn holds_only_isolated(op: OpRef<'_>) -> bool {
    let mut inner = op.regions().flat_map(|region| region.blocks().flat_map(|block| block.ops()));
    inner.all(|op| op.num_regions() == 0 || op.body().nested(op.id()).is_some())
}

fn address(body: &Body) -> usize {
    std::ptr::from_ref(body).addr()
}

impl<'n, 'a, 'o> Numbering<'n, 'a, 'o> {
    fn new(names: &'n mut Names<'a>, options: &'o PrintOptions) -> Self {
        Numbering {
            names,
            options,
            counters: Counters::default(),
            used: HashTable::new(),
            scopes: Vec::new(),
            added: Vec::new(),
            pending: Vec::new(),
            argument: String::new(),
        }
    }

    /// Numbers the pending regions and their contents; with `leave_out`, not the isolated operations in the outermost
    /// ones.
    fn run(&mut self, leave_out: bool) {
        let unique = self.options.unique_ssa_ids || self.options.generic;
        let outermost = self.scopes.len();
        while let Some(next) = self.pending.pop() {
            if !unique {
                self.counters = next.counters;
            }
            self.leave_scopes(next.scope);
            self.scopes.push(self.added.len());
            self.number_region(&next);
            let body = self.names.body(next.body);
            let leave_out = leave_out && next.scope == outermost;
            for op in body.blocks(next.region).flat_map(|block| body.ops(block)) {
                if body.may_have_regions(op) && (!leave_out || body.nested(op).is_none()) {
                    self.push_regions(next.body, op);
                }
            }
            if leave_out {
                let starts = if unique {
                    let ops: Vec<Op> = body.region_ops(next.region).collect();
                    Starts::unique(body, &ops, self.counters, self.options)
                } else {
                    Starts::Same(self.counters)
                };
                self.names.left_out = Some(LeftOut { starts, visible: self.used.clone() });
            }
        }
    }

    /// Removes the names of all but the outermost scopes.
    fn leave_scopes(&mut self, keep: usize) {
        while self.scopes.len() > keep {
            let start = self.scopes.pop().unwrap_or(0);
            for text in self.added.drain(start..) {
                let hash = FxBuildHasher.hash_one(self.names.texts.get(text));
                if let Ok(entry) = self.used.find_entry(hash, |&t| t == text) {
                    entry.remove();
                }
            }
        }
    }

    fn push(&mut self, body: usize, region: Region, owner: Option<(usize, Op)>, index: usize) {
        let scope = self.scopes.len();
        self.pending.push(Pending { body, region, owner, index, counters: self.counters, scope });
    }

    /// Adds the regions of an operation to the pending ones, those of an isolated one with its own body.
    fn push_regions(&mut self, at: usize, op: Op) {
        let body = self.names.body(at);
        match body.nested(op) {
            Some(nested) => {
                let inner = self.names.add_body(nested, self.options);
                for (index, &region) in nested.roots().iter().enumerate() {
                    self.push(inner, region, Some((at, op)), index);
                }
            }
            None => {
                for (index, &region) in body.regions_of(op).iter().enumerate() {
                    self.push(at, region, None, index);
                }
            }
        }
    }

    fn number_region(&mut self, next: &Pending) {
        let body = self.names.body(next.body);
        let owner = match next.owner {
            Some((at, op)) => Some((self.names.body(at), op)),
            None => body.region_parent(next.region).map(|op| (body, op)),
        };
        if let Some((owner_body, op)) = owner
            && let Naming::Suggested(asm) = self.naming(owner_body, op)
        {
            let at = next.body;
            let op = OpRef::new(self.names.cx, owner_body, op);
            let mut take = |value: Value, name: &str| self.set_name(at, value, name);
            (asm.asm_block_argument_names)(op, next.index, &mut ResultNames { take: &mut take });
        }
        for (number, block) in body.blocks(next.region).enumerate() {
            self.names.tables_mut(next.body).blocks[block.index()] = number as u32;
            self.number_block(next.body, block, number == 0);
        }
    }

    fn number_block(&mut self, at: usize, block: Block, entry: bool) {
        let body = self.names.body(at);
        let locs = body.block_arg_locs(block);
        let mut argument = std::mem::take(&mut self.argument);
        for (&arg, &loc) in body.block_args(block).iter().zip(locs) {
            if self.names.tables_mut(at).values[arg.index()] != NONE {
                continue;
            }
            argument.clear();
            if entry {
                argument.push_str("ar");
                push_number(&mut argument, 'g', self.counters.argument);
                self.counters.argument += 1;
            }
            match self.name_of_loc(loc) {
                Some(name) => self.set_name(at, arg, name),
                None if entry => self.set_text(at, arg, &argument),
                None => self.set_number(at, arg),
            }
        }
        self.argument = argument;
        for op in body.ops(block) {
            self.number_op(at, op);
        }
    }

    fn number_op(&mut self, at: usize, op: Op) {
        let body = self.names.body(at);
        let view = OpRef::new(self.names.cx, body, op);
        let mut groups = Groups::new();
        match self.naming(body, op) {
            Naming::Numbered => {}
            Naming::Suggested(asm) => self.suggested_names(at, view, asm, &mut groups),
            Naming::Grouped(def) => self.record_names(at, view, def, &mut groups),
        }
        let Some(first) = body.results(op).next() else {
            if let Some(number) = self.names.tables_mut(at).ops.get_mut(op.index()) {
                *number = self.counters.value;
                self.counters.value += 1;
            }
            return;
        };
        if self.names.tables_mut(at).values[first.index()] == NONE {
            match self.name_of_loc(body.loc(op)) {
                Some(name) => self.set_name(at, first, name),
                None => self.set_number(at, first),
            }
        }
        if body.num_results(op) > 1 {
            self.names.tables_mut(at).group(op, groups);
        }
    }

    /// How the results of an operation are named; looked up once for each name.
    fn naming(&mut self, body: &Body, op: Op) -> Naming {
        if self.options.generic {
            return Naming::Numbered;
        }
        let name = body.op_name(op);
        let at = name.0 as usize;
        if let Some(&Some(known)) = self.names.namings.get(at) {
            return known;
        }
        let naming = Naming::of(self.names.cx.op_def(name));
        if self.names.namings.len() <= at {
            self.names.namings.resize(at + 1, None);
        }
        self.names.namings[at] = Some(naming);
        naming
    }

    fn suggested_names(&mut self, at: usize, op: OpRef<'a>, asm: &OpAsmOpInterface, groups: &mut Groups) {
        let mut take_block = |block: Block, name: &str| {
            let name = sanitize(name, PUNCTUATION);
            self.names.tables_mut(at).block_texts.insert(block, name.into());
        };
        (asm.asm_block_names)(op, &mut BlockNames { take: &mut take_block });
        let mut take = |value: Value, name: &str| self.suggested_name(at, op, (value, name), groups);
        (asm.asm_result_names)(op, &mut ResultNames { take: &mut take });
    }

    /// Names the results of an operation with several results and no suggestions after the groups of its record.
    fn record_names(&mut self, at: usize, op: OpRef<'a>, def: &OpDef, groups: &mut Groups) {
        for (i, spec) in def.results.iter().enumerate() {
            let first = op.result_group(i).next().map(|index| op.result(index));
            if let Some(value) = first.filter(|_| !spec.name.is_empty() && !spec.name.starts_with('_')) {
                self.suggested_name(at, op, (value, spec.name), groups);
            }
        }
    }

    fn suggested_name(
        &mut self,
        at: usize,
        op: OpRef<'a>,
        (value, name): (Value, &str),
        groups: &mut Groups,
    ) {
        let ValueDef::Result { index, .. } = op.body().def(value) else { return };
        let name = self.name_of_loc(op.loc()).unwrap_or(name);
        self.set_name(at, value, name);
        if index != 0 {
            groups.push(index);
        }
    }

    /// The name in a location, if values are named after their locations.
    #[inline]
    fn name_of_loc(&self, loc: Loc) -> Option<&'a str> {
        if self.options.use_nameloc_as_prefix { self.name_in_loc(loc) } else { None }
    }

    fn name_in_loc(&self, loc: Loc) -> Option<&'a str> {
        let cx = self.names.cx;
        let name = cx.search_loc(loc, |kind, next| {
            match kind {
                LocKind::Name { name, .. } => return Some(name),
                LocKind::Unknown | LocKind::File { .. } => {}
                LocKind::CallSite { callee, caller } => next.extend([caller, callee]),
                LocKind::Fused { locations, .. } => next.extend(locations.iter().rev()),
            }
            None
        })?;
        Some(cx.str(name)).filter(|name| !name.is_empty())
    }

    /// Names a value: by the next number if `name` is empty, otherwise by a name that no visible value has.
    fn set_name(&mut self, at: usize, value: Value, name: &str) {
        if name.is_empty() {
            self.set_number(at, value)
        } else {
            self.set_text(at, value, &sanitize(name, PUNCTUATION))
        }
    }

    /// Names a value by the next number.
    fn set_number(&mut self, at: usize, value: Value) {
        self.set_entry(at, value, self.counters.value);
        self.counters.value += 1;
    }

    /// Names a value by a name that no visible value has: this valid one or, if it is taken, this one and a number.
    fn set_text(&mut self, at: usize, value: Value, name: &str) {
        let text = self.unique(name);
        self.set_entry(at, value, text | TEXT);
    }

    fn set_entry(&mut self, at: usize, value: Value, entry: u32) {
        if let Some(slot) = self.names.tables_mut(at).values.get_mut(value.index()) {
            *slot = entry;
        }
    }

    /// True for the name of a value in the current scope or one around it.
    fn is_visible(&self, hash: u64, name: &str) -> bool {
        let has = |used: &HashTable<u32>, texts: &Texts| used.find(hash, |&t| texts.get(t) == name).is_some();
        let outside =
            |outer: &Names<'_>| outer.left_out.as_ref().is_some_and(|o| has(&o.visible, &outer.texts));
        has(&self.used, &self.names.texts) || self.names.outer.is_some_and(outside)
    }

    fn unique(&mut self, name: &str) -> u32 {
        let mut candidate = Cow::Borrowed(name);
        loop {
            let hash = FxBuildHasher.hash_one(&*candidate);
            if !self.is_visible(hash, &candidate) {
                let text = self.names.texts.push(&candidate);
                let texts = &self.names.texts;
                self.used.insert_unique(hash, text, |&t| FxBuildHasher.hash_one(texts.get(t)));
                self.added.push(text);
                return text;
            }
            candidate = Cow::Owned(format!("{name}_{}", self.counters.conflict));
            self.counters.conflict += 1;
        }
    }
}
