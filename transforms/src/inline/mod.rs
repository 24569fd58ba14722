//! The `inline` pass: calls are replaced by what they call.
//!
//! Callables are visited from the leaves of the call graph up, so that what is inlined is finished itself. Each is
//! canonicalized before its calls are inlined and after, as in MLIR. Callables that call themselves, directly or
//! through others, are left alone, and so are calls to them. Callables that nobody outside can see go with their
//! last use.
//!
//! - `graph`: callables, calls, and who refers to whom.
//! - `region`: one call.

mod graph;
mod region;

use mlir::opdef::Traits;
use mlir::pass::{OpMut, Pass, PassInfo, PassOption, PassOptions, PassResult, PassState};
use mlir::rewrite::{FrozenPatternSet, GreedyConfig, apply_patterns_greedily};
use mlir::{Body, Op, OpRef};

use self::graph::{CallGraph, Node};
use self::region::inline_call;
use crate::canonicalize::canonicalization_patterns;

/// How the pass is found.
pub(crate) const INFO: PassInfo = PassInfo {
    argument: "inline",
    summary: "Inline function calls",
    options: &[
        PassOption {
            name: "default-pipeline",
            summary: "The optimizer pipeline used for callables: canonicalize, or nothing",
            default: "canonicalize",
        },
        PassOption {
            name: "inlining-threshold",
            summary: "Callees are inlined if their operations are at most this percentage of the caller's",
            default: "4294967295",
        },
        PassOption {
            name: "max-callee-operations",
            summary: "Callees are inlined if they have at most so many operations",
            default: "18446744073709551615",
        },
        PassOption {
            name: "max-iterations",
            summary: "Maximum number of iterations when inlining within an SCC",
            default: "4",
        },
    ],
    create: |options| Ok(Box::new(Inliner { options: InlineOptions::from_pass_options(options)? })),
};

/// Operations that inlining may add to a module however small, and to one for each of its own: a few functions that call
/// each other twice would otherwise become more than any memory holds.
const MAX_ADDED: (u64, u64) = (1 << 17, 64);

/// What the inliner does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InlineOptions {
    /// Canonicalize callables before and after inlining into them.
    pub canonicalize: bool,
    /// Callees are inlined if their operations are at most this percentage of the caller's; `u32::MAX` for all.
    pub threshold: u32,
    /// Callees are inlined if they have at most so many operations, or nothing but one call refers to them. With a
    /// limit the result is linear in the size of the input.
    pub max_callee_operations: u64,
    /// How often calls in one callable are looked at.
    pub max_iterations: u32,
}

impl Default for InlineOptions {
    fn default() -> Self {
        let max_callee_operations = u64::MAX;
        InlineOptions { canonicalize: true, threshold: u32::MAX, max_callee_operations, max_iterations: 4 }
    }
}

impl InlineOptions {
    fn from_pass_options(options: &PassOptions) -> Result<Self, String> {
        let canonicalize = match options.text("default-pipeline").unwrap_or("canonicalize").trim() {
            "canonicalize" => true,
            "" => false,
            other => {
                return Err(format!("option 'default-pipeline' is 'canonicalize' or empty, not '{other}'"));
            }
        };
        Ok(InlineOptions {
            canonicalize,
            threshold: options.value("inlining-threshold", u32::MAX)?,
            max_callee_operations: options.value("max-callee-operations", u64::MAX)?,
            max_iterations: options.value("max-iterations", 4)?,
        })
    }
}

/// Inlines calls.
#[derive(Default)]
pub struct Inliner {
    /// What it does.
    pub options: InlineOptions,
}

impl Pass for Inliner {
    fn name(&self) -> &'static str {
        "InlinerPass"
    }

    fn argument(&self) -> &'static str {
        INFO.argument
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let pipeline = if self.options.canonicalize { "canonicalize" } else { "" };
        let mut options = vec![
            ("default-pipeline", pipeline.to_owned()),
            ("inlining-threshold", self.options.threshold.to_string()),
            ("max-iterations", self.options.max_iterations.to_string()),
            // `op-pipelines`, a list that we do not have.
            ("", String::new()),
        ];
        // Not one of MLIR's.
        if self.options.max_callee_operations != u64::MAX {
            options.push(("max-callee-operations", self.options.max_callee_operations.to_string()));
        }
        options
    }

    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let header = op.header();
        if !header.has_trait(Traits::SYMBOL_TABLE) {
            let message = "was scheduled to run under the inliner, but does not define a symbol table";
            return state.fail(header.error(message));
        }
        let options = self.options;
        op.for_each_body(state, &|header, body, _| {
            if header.has_trait(Traits::SYMBOL_TABLE) {
                inline_calls(header, body, &options);
            }
            Ok(())
        })
    }
}

/// What the inliner did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct InlineCounts {
    /// Calls replaced by what they call.
    pub inlined: u64,
    /// Callables that went with their last use.
    pub erased: u64,
}

/// Inlines calls between the callables directly in a symbol table; `body` is the inside of `table`.
pub fn inline_calls(table: OpRef<'_>, body: &mut Body, options: &InlineOptions) -> InlineCounts {
    let patterns = options.canonicalize.then(|| canonicalization_patterns(table.cx()));
    let graph = CallGraph::new(table, body);
    let room = MAX_ADDED.0 + MAX_ADDED.1.saturating_mul(graph.total_size());
    let mut run = Run { table, graph, patterns, options, room, counts: InlineCounts::default() };
    for scc in run.graph.components() {
        run.component(body, &scc);
    }
    for node in run.graph.dead_nodes() {
        body.erase_op(node);
        run.counts.erased += 1;
    }
    run.counts
}

struct Run<'a> {
    table: OpRef<'a>,
    graph: CallGraph,
    patterns: Option<FrozenPatternSet>,
    options: &'a InlineOptions,
    /// Operations that may still be added.
    room: u64,
    counts: InlineCounts,
}

impl Run<'_> {
    fn component(&mut self, body: &mut Body, scc: &[Node]) {
        for _ in 0..self.options.max_iterations.max(1) {
            let mut inlined = false;
            for &node in scc {
                if self.graph.is_dead(node) {
                    continue;
                }
                self.canonicalize(body, node);
            }
            for &node in scc {
                if self.graph.is_unneeded(node) {
                    self.graph.erase(node);
                }
                if !self.graph.is_dead(node) {
                    inlined |= self.calls_in(body, node);
                }
            }
            if !inlined {
                return;
            }
        }
    }

    fn canonicalize(&mut self, body: &mut Body, node: Node) {
        let Some(patterns) = &self.patterns else { return };
        let cx = self.table.cx();
        if let Some(inside) = body.nested_mut(self.graph.op(node)) {
            apply_patterns_greedily(cx, inside, patterns, &GreedyConfig::canonicalize());
        }
        self.graph.recount(cx, body, node);
    }

    /// Inlines the calls in one callable; true when there were some.
    fn calls_in(&mut self, body: &mut Body, caller: Node) -> bool {
        let cx = self.table.cx();
        let op = self.graph.op(caller);
        let calls = self.graph.calls(cx, body, caller);
        if calls.is_empty() {
            return false;
        }
        let Some(mut inside) = body.take_nested(op) else { return false };
        let mut any = false;
        for (call, callee) in calls {
            if self.should_inline(body, &inside, caller, callee, call) {
                let cloned = !self.graph.is_last_use(callee);
                let outer = OpRef::with_outer(cx, body, op, Some(&self.table));
                let callee_op = OpRef::with_outer(cx, body, self.graph.op(callee), Some(&self.table));
                if inline_call(outer, &mut inside, call, callee_op, cloned) {
                    any = true;
                    self.room -= if cloned { self.graph.size(callee) } else { 0 };
                    self.counts.inlined += 1;
                    self.graph.inlined(caller, callee);
                }
            }
        }
        body.put_nested(op, inside);
        any
    }

    fn should_inline(&self, body: &Body, inside: &Body, caller: Node, callee: Node, call: Op) -> bool {
        let cx = self.table.cx();
        let view = OpRef::new(cx, inside, call);
        if view.has_trait(Traits::TERMINATOR) || self.graph.is_recursive(callee) || self.graph.is_dead(callee)
        {
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
            && self.graph.is_profitable(caller, callee, self.options.threshold)
    }
}
