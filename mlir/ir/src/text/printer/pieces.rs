//! Prints the operations of the outermost region in pieces, so that the text is never in memory as a whole. Several
//! threads print the pieces of a large module, after they have collected its aliases.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;

use super::collector::{Aliases, Collector};
use super::names::Names;
use super::op::OpPrinter;
use super::options::PrintOptions;
use super::output::{Overflow, Sink};
use super::state::Printer;
use crate::ir::view::OpRef;
use crate::values::context::Context;
use crate::values::ids::{Attr, Ident};
use crate::values::threads;

/// The least number of operations in a piece, including nested ones. They and their text, about 100 KB, stay in a
/// processor's cache while they are numbered and printed.
const OPERATIONS: usize = 2048;

/// How many parts each thread takes while aliases are collected, if all parts take equally long.
const PARTS: usize = 4;

/// Printing fewer pieces does not repay threads.
const PARALLEL_PIECES: usize = 8;

/// The text of some operations, and the information that the rest of the text needs about it.
struct Piece {
    text: String,
    /// The keys of the blobs that are referred to.
    resources: Vec<Ident>,
    /// The numbers of the distinct attributes printed so far.
    distinct: FxHashMap<Attr, usize>,
}

/// The finished pieces, and which one is next.
struct Ordered<'s, 'a> {
    next: usize,
    waiting: BTreeMap<usize, Piece>,
    sink: &'s mut Sink<'a>,
    resources: &'s mut Vec<Ident>,
}

impl Ordered<'_, '_> {
    fn put(&mut self, index: usize, piece: Piece) {
        self.waiting.insert(index, piece);
        while let Some(piece) = self.waiting.remove(&self.next) {
            (self.sink)(piece.text);
            self.resources.extend(piece.resources);
            self.next += 1;
        }
    }

    /// Passes on the text so far, if this piece is next.
    fn begin(&mut self, index: usize, text: &mut String) {
        if index == self.next {
            (self.sink)(std::mem::take(text));
        }
    }
}

/// The context of the operations of a piece.
struct Surroundings<'s> {
    cx: &'s Context,
    options: &'s PrintOptions,
    aliases: &'s Arc<Aliases>,
    names: &'s Names<'s>,
    body: usize,
    indent: usize,
    default_dialects: &'s [&'static str],
}

impl<'s> Surroundings<'s> {
    fn printer(&self) -> OpPrinter<'s> {
        let inner = Printer { aliases: Arc::clone(self.aliases), ..Printer::new(self.cx, self.options) };
        OpPrinter {
            body: self.body,
            indent: self.indent,
            default_dialects: self.default_dialects.to_vec(),
            ..OpPrinter::of(inner, Names::inside(self.names))
        }
    }

    /// The aliases and symbols that `collector` finds in these operations.
    fn collect(&self, ops: &[OpRef<'_>], collector: Collector) -> Option<Box<Collector>> {
        let mut p = self.printer();
        p.inner.collector = Some(Box::new(collector));
        ops.iter().for_each(|&op| p.operation(op));
        p.inner.collector
    }

    fn print(
        &self,
        ops: &[OpRef<'_>],
        distinct: FxHashMap<Attr, usize>,
        overflow: &mut dyn FnMut(&mut String),
    ) -> Piece {
        let mut p = self.printer();
        p.inner.distinct = distinct;
        p.overflow = Some(Overflow::new(overflow));
        for &op in ops {
            p.names.add_isolated(self.body, op.id(), self.options);
            p.operation(op);
            p.write_text("\n");
        }
        Piece { text: p.inner.out, resources: p.inner.resources, distinct: p.inner.distinct }
    }
}

impl OpPrinter<'_> {
    fn surroundings(&self) -> Surroundings<'_> {
        Surroundings {
            cx: self.inner.cx,
            options: &self.inner.options,
            aliases: &self.inner.aliases,
            names: &self.names,
            body: self.body,
            indent: self.indent,
            default_dialects: &self.default_dialects,
        }
    }

    /// Collects the aliases of the operations of a block of the outermost region. Each thread takes parts of them.
    pub(super) fn collect_outermost(&mut self, ops: &[OpRef<'_>]) {
        let Some(mut collector) = self.inner.collector.take() else { return };
        let pieces = divide(ops);
        let threads = self.inner.options.threads && pieces.len() >= PARALLEL_PIECES;
        let parts = if threads { threads::count() * PARTS } else { 1 };
        let parts: Vec<&[Range<usize>]> = pieces.chunks(pieces.len().div_ceil(parts).max(1)).collect();
        let around = self.surroundings();
        let collect = |part: &&[Range<usize>]| {
            let range = part.first().map_or(0, |first| first.start)..part.last().map_or(0, |last| last.end);
            around.collect(&ops[range], collector.fresh())
        };
        let found = threads::map(&parts, threads, collect);
        found.into_iter().flatten().for_each(|next| collector.join(*next));
        self.inner.collector = Some(collector);
    }

    /// Prints the operations of a block of the outermost region, each on its own line.
    pub(super) fn outermost_ops(&mut self, ops: &[OpRef<'_>]) {
        let Some(mut sink) = self.pieces.take() else { return };
        sink(std::mem::take(&mut self.inner.out));
        let mut resources = std::mem::take(&mut self.inner.resources);
        let mut distinct = std::mem::take(&mut self.inner.distinct);
        let around = self.surroundings();
        let pieces = divide(ops);
        let mut done =
            Ordered { next: 0, waiting: BTreeMap::new(), sink: &mut sink, resources: &mut resources };
        // Distinct attributes are numbered in the order of printing.
        if pieces.len() >= PARALLEL_PIECES && around.options.threads && !around.cx.has_distinct() {
            print_on_threads(&around, ops, &pieces, done);
        } else {
            for (index, range) in pieces.into_iter().enumerate() {
                let mut piece = around.print(&ops[range], distinct, &mut |text| done.begin(index, text));
                distinct = std::mem::take(&mut piece.distinct);
                done.put(index, piece);
            }
        }
        (self.inner.resources, self.inner.distinct) = (resources, distinct);
        self.pieces = Some(sink);
    }
}

fn print_on_threads(
    around: &Surroundings<'_>,
    ops: &[OpRef<'_>],
    pieces: &[Range<usize>],
    done: Ordered<'_, '_>,
) {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(done);
    // An idle thread takes the next piece, so that few threads wait for an earlier one.
    let work = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(range) = pieces.get(index) else { return };
            let done = || done.lock().unwrap_or_else(PoisonError::into_inner);
            let overflow = &mut |text: &mut String| done().begin(index, text);
            let piece = around.print(&ops[range.clone()], FxHashMap::default(), overflow);
            done().put(index, piece);
        }
    };
    threads::start();
    rayon::scope(|scope| (0..rayon::current_num_threads()).for_each(|_| scope.spawn(|_| work())));
}

/// Divides operations into pieces of about the same size.
fn divide(ops: &[OpRef<'_>]) -> Vec<Range<usize>> {
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut size = 0;
    for (index, op) in ops.iter().enumerate() {
        size += 1 + op.body().nested(op.id()).map_or(0, |body| body.op_capacity());
        if size >= OPERATIONS {
            pieces.push(start..index + 1);
            (start, size) = (index + 1, 0);
        }
    }
    if start < ops.len() {
        pieces.push(start..ops.len());
    }
    pieces
}
