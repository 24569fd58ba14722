//! The `inline` pass: replaces calls by the bodies of their callees.
//!
//! Callables are visited bottom-up in the call graph, so that a callee is finished before it is inlined. As in MLIR, a
//! pipeline runs on each before and after its calls are inlined. A callee that calls itself or its caller is not
//! inlined; in larger cycles, no callee is inlined into a copy of itself. Callables that are not visible outside are
//! erased with their last use.
//!
//! - `graph`: the call graph and reference counts.
//! - `options`: the options of the pass.
//! - `region`: inlines one call.

mod graph;
mod options;
mod region;

use mlir::opdef::Traits;
use mlir::pass::{OpMut, OpPipeline, PassResult, PassState, RunPass};
use mlir::symbol_table::{Visibility, symbol_name, visibility, walk_symbol_refs};
use mlir::{AttrKind, Block, Body, Ident, Op, OpRef};
use rustc_hash::FxHashSet;

use self::graph::{CallGraph, Node, Reach};
pub(crate) use self::options::OwnLimit;
pub use self::options::{CalleePipeline, OpPipelines};
use self::region::inline_call;

use crate::passes::{Inline, InlineOptions};

/// How many operations inlining may add: a constant, plus a number for each operation of the module. Without a limit, a
/// short chain of functions that each call the next one twice would exhaust memory.
const MAX_ADDED: (u64, u64) = (1 << 17, 64);

impl RunPass for Inline {
    fn check(&self) -> Result<(), String> {
        self.options.pipelines().try_for_each(OpPipeline::check)
    }

    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let top = op.header();
        if !top.has_trait(Traits::SYMBOL_TABLE) {
            let message = " was scheduled to run under the inliner, but does not define a symbol table";
            return state.fail(top.error(message));
        }
        let nested = nested_names(&op);
        op.for_each_body(state, &|header, body, state| {
            if !header.has_trait(Traits::SYMBOL_TABLE) {
                return Ok(());
            }
            let is_top = header.id() == top.id() && std::ptr::eq(header.body(), top.body());
            let outside = if is_top { &FxHashSet::default() } else { &nested };
            let reach = Reach { hidden: is_hidden(header, top), named_outside: outside };
            inline_calls(header, body, &reach, &self.options, state)
        })
    }
}

/// The names by which references in an operation may reach symbols of nested tables.
fn nested_names(op: &OpMut<'_>) -> FxHashSet<Ident> {
    let mut names = FxHashSet::default();
    walk_symbol_refs(op.cx(), op.body(), &mut |_, _, attr| {
        if let AttrKind::SymbolRef { nested, .. } = op.cx().attr_kind(attr) {
            names.extend(nested.iter().copied());
        }
    });
    names
}

/// Whether the pass, which runs on `top`, sees all uses of the symbols in a table.
fn is_hidden(table: OpRef<'_>, top: OpRef<'_>) -> bool {
    let mut at = table;
    loop {
        if symbol_name(at).is_none() || visibility(at) == Visibility::Private {
            return true;
        }
        let is_top = at.id() == top.id() && std::ptr::eq(at.body(), top.body());
        match at.parent_op() {
            None => return true,
            Some(_) if is_top => return false,
            Some(around) => at = around,
        }
    }
}

/// Inlines calls between the callables directly in a symbol table; `body` is the body of `table`.
fn inline_calls(
    table: OpRef<'_>,
    body: &mut Body,
    reach: &Reach<'_>,
    options: &InlineOptions,
    state: &mut PassState,
) -> PassResult {
    let graph = CallGraph::new(table, body, reach);
    let room = MAX_ADDED.0 + MAX_ADDED.1.saturating_mul(graph.total_size());
    let components = graph.components();
    let mut run = Run { table, graph, options, room, dead: FxHashSet::default(), state };
    for scc in components {
        run.component(body, scc)?;
    }
    for node in run.dead {
        body.erase_op(run.graph.op(node));
    }
    Ok(())
}

/// A call that may be inlined.
struct Candidate {
    call: Op,
    caller: Node,
    callee: Node,
    /// The index in the history of the inlined call that this call was copied with.
    from: Option<usize>,
}

struct Run<'a> {
    table: OpRef<'a>,
    graph: CallGraph,
    options: &'a InlineOptions,
    /// The number of operations that may still be added.
    room: u64,
    /// Callables to be erased.
    dead: FxHashSet<Node>,
    state: &'a mut PassState,
}

impl Run<'_> {
    fn component(&mut self, body: &mut Body, mut scc: Vec<Node>) -> PassResult {
        for _ in 0..self.options.max_iterations.max(1) {
            for &node in &scc {
                self.optimize(body, node)?;
            }
            for &node in &scc {
                self.graph.recount(self.table.cx(), body, node);
            }
            let inlined = self.calls_in(body, &scc);
            scc.retain(|node| !self.dead.contains(node));
            if !inlined {
                break;
            }
        }
        Ok(())
    }

    fn optimize(&mut self, body: &mut Body, node: Node) -> PassResult {
        let cx = self.table.cx();
        let op = self.graph.op(node);
        let options = self.options;
        match options.pipeline_for(cx.op_name_str(body.op_name(op))) {
            Some(pipeline) => pipeline.run_nested(cx, body, op, Some(&self.table), self.state),
            None => Ok(()),
        }
    }

    /// Inlines the calls in the callables of a strongly connected component; returns whether any was inlined.
    fn calls_in(&mut self, body: &mut Body, scc: &[Node]) -> bool {
        let cx = self.table.cx();
        let mut calls: Vec<Candidate> = Vec::new();
        for &caller in scc {
            if self.graph.is_unneeded(caller) {
                self.dead.insert(caller);
            } else if let Some(inside) = body.nested(self.graph.op(caller)) {
                let blocks = inside.roots().iter().flat_map(|&r| inside.blocks(r));
                let found = self.graph.calls_in(cx, inside, blocks);
                calls.extend(found.into_iter().map(|(call, callee)| Candidate {
                    call,
                    caller,
                    callee,
                    from: None,
                }));
            }
        }
        // The callees inlined so far; for a call that was copied from an inlined body, also the index of that body's
        // entry.
        let mut history: Vec<(Node, Option<usize>)> = Vec::new();
        let mut at = 0;
        while let Some(&Candidate { call, caller, callee, from }) = calls.get(at) {
            at += 1;
            if self.dead.contains(&caller) || self.dead.contains(&callee) || came_from(&history, callee, from)
            {
                continue;
            }
            let Some(found) = self.inline(body, caller, callee, call) else { continue };
            let entry = Some(history.len());
            history.push((callee, from));
            calls.extend(found.into_iter().map(|(call, callee)| Candidate {
                call,
                caller,
                callee,
                from: entry,
            }));
        }
        !history.is_empty()
    }

    /// Inlines one call if that is profitable and legal; returns the calls in the inlined copy.
    fn inline(&mut self, body: &mut Body, caller: Node, callee: Node, call: Op) -> Option<Vec<(Op, Node)>> {
        let cx = self.table.cx();
        let inside = body.nested(self.graph.op(caller))?;
        if !self.should_inline(body, inside, caller, callee, call) {
            return None;
        }
        let op = self.graph.op(caller);
        let mut inside = body.take_nested(op)?;
        let cloned = !self.graph.is_last_use(callee);
        let outer = OpRef::with_outer(cx, body, op, Some(&self.table));
        let callee_op = OpRef::with_outer(cx, body, self.graph.op(callee), Some(&self.table));
        let mut found = Vec::new();
        let graph = &self.graph;
        let mut look =
            |body: &Body, blocks: &[Block]| found = graph.calls_in(cx, body, blocks.iter().copied());
        let done = inline_call(outer, &mut inside, call, callee_op, cloned, &mut look);
        if done {
            self.room -= if cloned { self.graph.size(callee) } else { 0 };
            self.graph.inlined(cx, &inside, call, caller, callee);
            inside.erase_op(call);
            if !cloned {
                self.graph.erase(callee);
                self.dead.insert(callee);
            }
        }
        body.put_nested(op, inside);
        done.then_some(found)
    }

    fn should_inline(&self, body: &Body, inside: &Body, caller: Node, callee: Node, call: Op) -> bool {
        let cx = self.table.cx();
        let view = OpRef::new(cx, inside, call);
        if view.has_trait(Traits::TERMINATOR) || self.graph.calls_back(callee, caller) {
            return false;
        }
        let callee_op = OpRef::new(cx, body, self.graph.op(callee));
        let blocks = callee_op.regions().next().map_or(0, |r| r.blocks().take(2).count());
        let in_single_block = || {
            let parent = view.parent_op();
            parent.is_some_and(|p| p.op_name() != callee_op.op_name() && p.has_trait(Traits::SINGLE_BLOCK))
        };
        if blocks > 1 && in_single_block() {
            return false;
        }
        let size = self.graph.size(callee);
        size <= self.options.max_callee_operations
            && (size <= self.room || self.graph.is_last_use(callee))
            && is_profitable(callee_op.body().nested(callee_op.id()), inside, self.options.inlining_threshold)
    }
}

/// Whether a callee has at most `threshold` percent of the caller's operations.
fn is_profitable(callee: Option<&Body>, caller: &Body, threshold: u32) -> bool {
    if matches!(threshold, 0 | u32::MAX) {
        return threshold != 0;
    }
    let around = operations(caller);
    around == 0 || callee.map_or(0, operations).saturating_mul(100) / around <= u64::from(threshold)
}

/// The number of operations in a body and the bodies nested in it.
fn operations(body: &Body) -> u64 {
    let mut count = 0;
    let mut pending = vec![body];
    while let Some(body) = pending.pop() {
        let ops = body.all_ops_pre();
        count += ops.len() as u64;
        pending.extend(ops.into_iter().filter_map(|op| body.nested(op)));
    }
    count
}

/// Whether a call was copied, directly or indirectly, from an inlined body of `callee`.
fn came_from(history: &[(Node, Option<usize>)], callee: Node, mut from: Option<usize>) -> bool {
    while let Some(entry) = from {
        let (node, before) = history[entry];
        if node == callee {
            return true;
        }
        from = before;
    }
    false
}
