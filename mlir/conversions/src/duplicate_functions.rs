//! The `duplicate-function-elimination` pass: of functions that differ in their names only, keeps the first.

use std::collections::hash_map::Entry;

use dialects::func::FuncOp;
use mlir::symbol_table::replace_all_uses;
use mlir::{Attr, Body, Context, Ident, Op, OpName, OpRef, Region, Type, Value};
use rustc_hash::FxHashMap;

/// Erases duplicates in a module and inside it, given its body.
pub(crate) fn erase(cx: &Context, module: &mut Body) {
    let mut found = Found { cx, first: FxHashMap::default(), kept: FxHashMap::default() };
    found.search(module);
    let names = found.kept.into_iter().filter(|(name, kept)| name != kept).collect();
    replace_all_uses(cx, module, &names);
}

/// The functions so far.
struct Found<'a> {
    cx: &'a Context,
    /// The name of the first function with each description.
    first: FxHashMap<Vec<Word>, Ident>,
    /// By the name of a function: that of the one that is kept.
    kept: FxHashMap<Ident, Ident>,
}

impl Found<'_> {
    /// Erases the duplicates of what was found, inner functions first.
    fn search(&mut self, body: &mut Body) {
        for op in body.all_ops_post() {
            if let Some(nested) = body.nested_mut(op) {
                self.search(nested);
            }
            let Some(function) = OpRef::new(self.cx, body, op).cast::<FuncOp<'_>>() else { continue };
            let name = self.cx.ident(function.sym_name());
            let Some(description) = describe(self.cx, body, op) else {
                self.kept.insert(name, name);
                continue;
            };
            match self.first.entry(description) {
                Entry::Vacant(entry) => {
                    entry.insert(name);
                    self.kept.insert(name, name);
                }
                Entry::Occupied(entry) => {
                    self.kept.insert(name, *entry.get());
                    body.erase_op(op);
                }
            }
        }
    }
}

/// A part of the description of a function. Lists in it begin with their lengths.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Word {
    Length(usize),
    Name(OpName),
    Attribute(Ident, Attr),
    Type(Type),
    /// A value, by its number in the function.
    Value(usize),
    /// A block, by its number in its region.
    Block(usize),
}

/// Describes a function but for its name; nothing is like a declaration, or like a function in which the text of a use
/// comes before that of the definition.
fn describe(cx: &Context, holder: &Body, function: Op) -> Option<Vec<Word>> {
    let body = holder.nested(function)?;
    body.entry_block(*body.roots().first()?)?;
    let mut description = Description { cx, words: Vec::new(), values: FxHashMap::default() };
    description.attributes(OpRef::new(cx, holder, function), Some(FuncOp::SYM_NAME_ATTR));
    description.regions(body, body.roots())?;
    Some(description.words)
}

struct Description<'a> {
    cx: &'a Context,
    words: Vec<Word>,
    /// The numbers of the values so far.
    values: FxHashMap<(*const Body, Value), usize>,
}

impl Description<'_> {
    fn attributes(&mut self, op: OpRef<'_>, but: Option<&str>) {
        let attrs = op.all_attrs();
        self.words.push(Word::Length(attrs.len()));
        let others = attrs.into_iter().filter(|(name, _)| Some(*name) != but);
        self.words.extend(others.map(|(name, attr)| Word::Attribute(self.cx.ident(name), attr)));
    }

    fn defines(&mut self, body: &Body, values: impl ExactSizeIterator<Item = Value>) {
        self.words.push(Word::Length(values.len()));
        for value in values {
            self.words.push(Word::Type(body.ty(value)));
            let next = self.values.len();
            self.values.insert((body, value), next);
        }
    }

    fn regions(&mut self, body: &Body, regions: &[Region]) -> Option<()> {
        self.words.push(Word::Length(regions.len()));
        for &region in regions {
            let blocks: FxHashMap<_, usize> = body.blocks(region).enumerate().map(|(n, b)| (b, n)).collect();
            self.words.push(Word::Length(blocks.len()));
            for block in body.blocks(region) {
                self.defines(body, body.block_args(block).iter().copied());
                self.words.push(Word::Length(body.ops(block).count()));
                for op in body.ops(block) {
                    let successors: Option<Vec<Word>> =
                        body.successors(op).map(|to| blocks.get(&to).map(|&to| Word::Block(to))).collect();
                    self.op(OpRef::new(self.cx, body, op), successors?)?;
                }
            }
        }
        Some(())
    }

    fn op(&mut self, op: OpRef<'_>, successors: Vec<Word>) -> Option<()> {
        let body = op.body();
        self.words.push(Word::Name(op.op_name()));
        self.attributes(op, None);
        self.words.push(Word::Length(op.num_operands()));
        for operand in op.operands() {
            let number = self.values.get(&(std::ptr::from_ref(body), operand))?;
            self.words.push(Word::Value(*number));
        }
        self.words.push(Word::Length(successors.len()));
        self.words.extend(successors);
        self.defines(body, op.results());
        match body.nested(op.id()) {
            Some(nested) => self.regions(nested, nested.roots()),
            None => self.regions(body, body.regions_of(op.id())),
        }
    }
}
