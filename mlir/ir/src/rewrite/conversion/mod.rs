//! Dialect conversion: rewrites operations that a target does not allow into those it allows.
//!
//! Operations are visited from the outside in and from top to bottom. One that is not legal is folded or given to the
//! patterns, and so are the operations they create, until everything is legal. Patterns get their operands with
//! converted types.
//!
//! Isolated operations have bodies of their own, and patterns run on one body: those inside a function cannot reach
//! other functions. Nested bodies are converted after the body around them, on several threads.
//!
//! There is no rollback. A conversion that fails leaves the IR half converted and returns an error, which stops a
//! pipeline. But until everything in a body is converted, patterns see the operations and operands that it had.
//!
//! `target`: what is legal. `types`: type conversion. `rewriter`: what patterns rewrite with. `changes`: what they did,
//! and casts. `reconcile`: removes casts.

mod changes;
mod reconcile;
mod rewriter;
mod target;
mod types;

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::fold::{apply_edits, fold_op, materialize_results};
use super::pattern::{Matched, NoMatch, PatternRewriter, PatternSet, log_patterns, name_of};
use super::scope::{OuterSymbols, Scope};
use super::tracer::{Root, Tracer};
use crate::analysis::dominance::Dominance;
use crate::definitions::op::{Folded, Traits};
use crate::interfaces::{FUNCTION_TYPE, function_type};
use crate::ir::adaptor::Adaptor;
use crate::ir::body::Body;
use crate::ir::builder::{Builder, Listener};
use crate::ir::diag::Diag;
use crate::ir::entities::{Block, Op, Region, Value};
use crate::ir::handle::Handle;
use crate::ir::view::{OpRef, OpType};
use crate::values::context::{Context, OpName};
use crate::values::debug_log::Speaker;
use crate::values::threads;
use changes::{AllChanges, Changes, OpSet};

pub use reconcile::reconcile_casts;
pub use rewriter::ConversionRewriter;
pub use target::{ConversionTarget, Legality};
pub use types::{
    MaterializationFn, SignatureConversion, TargetMaterializationFn, TypeConversion, TypeConverter,
};

/// Converting fewer operations does not repay a thread.
const PARALLEL_OPS: usize = 256;

/// A function as a pattern for one operation; it gets the operation, its operands with converted types, and a
/// rewriter.
struct Pattern {
    root: &'static str,
    name: &'static str,
    rewrite: Rewrite,
    converter: Option<Arc<TypeConverter>>,
}

type Rewrite = Box<dyn Fn(Op, &[Value], &mut ConversionRewriter<'_>) -> Matched + Send + Sync>;

/// Patterns, each with the type converter for its operands; those for one operation are tried in the order of addition.
///
/// A pattern that returns [`NoMatch`] has changed nothing; one that matches has replaced, erased or modified its
/// operation.
#[derive(Default)]
pub struct ConversionPatternSet {
    converter: Option<Arc<TypeConverter>>,
    patterns: Vec<Pattern>,
}

impl ConversionPatternSet {
    /// No patterns; patterns added to the set get operands of the original types, by casts.
    pub fn new() -> Self {
        Self::default()
    }

    /// No patterns; patterns added to the set get operands of the types that `converter` returns.
    pub fn with_converter(converter: Arc<TypeConverter>) -> Self {
        ConversionPatternSet { converter: Some(converter), patterns: Vec::new() }
    }

    /// Adds a function as a pattern for the operation whose handle it takes; it gets the converted operands and the
    /// attributes by name.
    ///
    /// ```
    /// use mlir::Handle;
    /// use mlir::builtin::{UnrealizedConversionCastOp, UnrealizedConversionCastOpAdaptor};
    /// use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter};
    ///
    /// type Cast<'a> = UnrealizedConversionCastOp<'a>;
    /// type CastAdaptor<'a> = UnrealizedConversionCastOpAdaptor<'a>;
    ///
    /// let mut patterns = ConversionPatternSet::new();
    /// patterns.add(|op: Handle<Cast>, x: CastAdaptor<'_>, rw: &mut ConversionRewriter<'_>| {
    ///     rw.replace_op(*op, x.inputs());
    ///     Ok(())
    /// });
    /// ```
    pub fn add<T: OpType + 'static, F>(&mut self, rewrite: F) -> &mut Self
    where
        F: Fn(Handle<T>, T::Adaptor<'_>, &mut ConversionRewriter<'_>) -> Matched + Send + Sync + 'static,
    {
        let name = name_of(&rewrite);
        let rewrite = move |op, operands: &[Value], rw: &mut ConversionRewriter<'_>| {
            let parts = Adaptor::of(rw.cx(), rw.body(), op, T::DEF, operands);
            rewrite(Handle::new(op), parts.into(), rw)
        };
        self.push(T::DEF.name, name, Box::new(rewrite))
    }

    /// Adds a function for several operations as a pattern for the one with this name.
    pub fn add_fn(
        &mut self,
        root: &'static str,
        rewrite: impl Fn(Op, &[Value], &mut ConversionRewriter<'_>) -> Matched + Send + Sync + 'static,
    ) -> &mut Self {
        self.push(root, name_of(&rewrite), Box::new(rewrite))
    }

    fn push(&mut self, root: &'static str, name: &'static str, rewrite: Rewrite) -> &mut Self {
        self.patterns.push(Pattern { root, name, rewrite, converter: self.converter.clone() });
        self
    }

    /// Adds patterns that need no converted operands.
    pub fn add_rewrites(&mut self, patterns: PatternSet) -> &mut Self {
        for pattern in patterns.into_patterns() {
            if let Some(root) = pattern.root() {
                let name = pattern.name();
                let rewrite =
                    move |op, _: &[Value], rw: &mut ConversionRewriter<'_>| pattern.match_and_rewrite(op, rw);
                self.push(root, name, Box::new(rewrite));
            }
        }
        self
    }

    /// Adds the patterns of another set, which keep its type converter.
    pub fn merge(&mut self, other: ConversionPatternSet) -> &mut Self {
        self.patterns.extend(other.patterns);
        self
    }

    /// Adds a pattern that converts the type and the body's arguments of a function operation (one with the attribute
    /// `function_type`) and keeps the operation.
    pub fn add_function_signature(&mut self, root: &'static str) -> &mut Self {
        self.add_fn(root, |op, _, rw| convert_function(op, rw))
    }
}

fn convert_function(op: Op, rw: &mut ConversionRewriter<'_>) -> Matched {
    let old = function_type(rw.op(op)).ok_or(NoMatch)?.id();
    let converter = rw.converter().ok_or(NoMatch)?;
    let new = converter.convert_function(rw.cx(), old).ok_or(NoMatch)?;
    if let Some(mut nested) = rw.body_mut().take_nested(op) {
        let mut done = Ok(());
        for region in nested.roots().to_vec() {
            done = done.and_then(|()| rw.convert_nested_region(&mut nested, region));
        }
        rw.body_mut().put_nested(op, nested);
        done?;
    }
    let attr = rw.cx().type_attr(new);
    rw.set_attr(op, FUNCTION_TYPE, Some(attr));
    Ok(())
}

/// How a conversion treats operations that are neither legal nor marked illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Operations that patterns do not convert may stay.
    Partial,
    /// All must be converted.
    Full,
}

/// Converts everything inside a body as far as patterns allow.
///
/// # Errors
/// If an operation that must be converted cannot be; one error for each body, in order.
pub fn convert_body(
    cx: &Context,
    body: &mut Body,
    target: &ConversionTarget<'_>,
    patterns: &ConversionPatternSet,
    mode: Mode,
) -> Result<(), Vec<Diag>> {
    let mut folds = ConversionPatternSet::new();
    folds.add_rewrites(PatternSet::folds(cx));
    let all = || folds.patterns.iter().chain(&patterns.patterns);
    log_patterns(cx, all().map(|pattern| (Some(pattern.root), pattern.name)));
    let mut by_root: FxHashMap<OpName, Vec<&Pattern>> = FxHashMap::default();
    for pattern in all() {
        by_root.entry(cx.op_name(pattern.root)).or_default().push(pattern);
    }
    Plan { cx, target, by_root, mode, symbols: OuterSymbols::new() }.convert(body, None, Changes::default())
}

/// The constant inputs of a conversion.
struct Plan<'a> {
    cx: &'a Context,
    target: &'a ConversionTarget<'a>,
    by_root: FxHashMap<OpName, Vec<&'a Pattern>>,
    mode: Mode,
    /// The symbols around nested bodies, which do not change while these are converted.
    symbols: OuterSymbols,
}

/// What patterns have done since the last query.
#[derive(Default)]
struct Log {
    touched: Vec<Op>,
}

impl Listener for Log {
    fn op_inserted(&mut self, _body: &Body, op: Op) {
        self.touched.push(op);
    }

    fn op_modified(&mut self, _body: &Body, op: Op) {
        self.touched.push(op);
    }
}

/// What a walk through a body comes to.
enum Entered {
    Region(Region),
    /// An operation and those behind it in its block.
    Op(Op),
}

/// The conversion of one body.
#[derive(Default)]
struct State<'c> {
    log: Log,
    changes: AllChanges,
    /// Operations that are converted or waiting for it, in order of discovery.
    scheduled: Vec<Op>,
    seen: OpSet,
    /// Operations to leave alone: those inside recursively legal operations.
    skipped: OpSet,
    tracer: Option<Tracer<'c>>,
    /// The surroundings of the body, if known.
    scope: Option<Scope<'c>>,
}

impl State<'_> {
    /// Schedules an operation with everything inside it, and adds the new ones to `out`.
    fn schedule(&mut self, body: &Body, op: Op, out: &mut Vec<Op>) {
        let mut add = |op| {
            if self.seen.insert(op) {
                self.scheduled.push(op);
                out.push(op);
            }
        };
        match body.regions_of(op) {
            [] => add(op),
            _ => body.walk_pre(op).into_iter().for_each(add),
        }
    }
}

impl Plan<'_> {
    /// Converts a body, which belongs to `owner`, if that is known. `changes` has been done to it already.
    fn convert(&self, body: &mut Body, owner: Option<OpRef<'_>>, changes: Changes) -> Result<(), Vec<Diag>> {
        let tracer = Tracer::start(self.cx, Speaker::DialectConversion, body, owner);
        let scope = owner.map(|owner| Scope::new(owner, &self.symbols));
        let mut state = State { tracer, scope, ..State::default() };
        state.changes.put(body, changes);
        let todo = self.in_order(body, owner);
        for &op in &todo {
            state.seen.insert(op);
        }
        state.scheduled.clone_from(&todo);
        for op in todo {
            self.legalize(body, op, &mut state).map_err(|d| vec![d])?;
        }
        state.changes.take(body).apply(self.cx, body).map_err(|d| vec![d])?;
        if let Some(tracer) = &mut state.tracer {
            tracer.step_if_changed(body, "remove casts");
        }
        self.convert_nested(body, owner, state)
    }

    /// The operations of a body, each block after those that dominate it. What is never reached may stay, and a partial
    /// conversion does not look at it.
    fn in_order(&self, body: &Body, owner: Option<OpRef<'_>>) -> Vec<Op> {
        let mut dominance = None;
        let mut all = Vec::new();
        let mut pending: Vec<Entered> =
            body.roots().iter().rev().map(|&region| Entered::Region(region)).collect();
        while let Some(entered) = pending.pop() {
            match entered {
                Entered::Region(region) => {
                    let mut blocks: Vec<Block> = body.blocks(region).collect();
                    if blocks.len() > 1 {
                        let dominance = dominance.get_or_insert_with(|| Dominance::new(self.cx, body, owner));
                        if self.mode == Mode::Partial {
                            blocks.retain(|&block| dominance.is_reachable(block));
                        }
                        blocks.sort_by_key(|&block| dominance.preorder(block).unwrap_or(u32::MAX));
                    }
                    let starts = blocks.into_iter().rev().filter_map(|block| body.first_op(block));
                    pending.extend(starts.map(Entered::Op));
                }
                Entered::Op(op) => {
                    all.push(op);
                    pending.extend(body.next_op(op).map(Entered::Op));
                    pending.extend(body.regions_of(op).iter().rev().map(|&region| Entered::Region(region)));
                }
            }
        }
        all
    }

    /// Converts the bodies of isolated operations.
    fn convert_nested(
        &self,
        body: &mut Body,
        outer: Option<OpRef<'_>>,
        mut state: State<'_>,
    ) -> Result<(), Vec<Diag>> {
        let mut taken = Vec::new();
        for &op in &state.scheduled {
            if body.is_live(op)
                && !state.skipped.contains(op)
                && let Some(nested) = body.take_nested(op)
            {
                let changes = state.changes.take(&nested);
                taken.push((op, nested, changes, Ok(())));
            }
        }
        let total: usize = taken.iter().map(|(_, nested, ..)| nested.op_capacity()).sum();
        // A record lists one event after another, so conversions must not run in parallel.
        let parallel = total >= PARALLEL_OPS && self.cx.rewrite_record().is_none();
        let around = &*body;
        threads::for_each(&mut taken, parallel, |(op, nested, changes, result)| {
            let owner = OpRef::with_outer(self.cx, around, *op, outer.as_ref());
            *result = self.convert(nested, Some(owner), std::mem::take(changes));
        });
        let mut errors = Vec::new();
        for (op, nested, _, result) in taken {
            body.put_nested(op, nested);
            errors.extend(result.err().into_iter().flatten());
        }
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }

    fn legality(&self, body: &Body, op: Op) -> Legality {
        self.target.legality(OpRef::new(self.cx, body, op))
    }

    /// Legalizes an operation, and the operations that replace it.
    fn legalize(&self, body: &mut Body, op: Op, state: &mut State<'_>) -> Result<(), Diag> {
        let mut pending = vec![(op, 0)];
        let mut created = Vec::new();
        while let Some((op, depth)) = pending.pop() {
            if !body.is_live(op) || state.skipped.contains(op) || state.changes.of(body).is_replaced(op) {
                continue;
            }
            match self.legality(body, op) {
                Legality::Legal => continue,
                Legality::RecursivelyLegal => {
                    body.walk_pre(op).into_iter().for_each(|inner| _ = state.skipped.insert(inner));
                    continue;
                }
                Legality::Illegal | Legality::Unknown => {}
            }
            if depth > MAX_DEPTH {
                let view = OpRef::new(self.cx, body, op);
                let message = format!("legalizing operation '{}' does not terminate", view.name());
                return Err(Diag::error(view.loc(), message));
            }
            let root = Root::of(self.cx, body, op);
            let folded = self.fold(body, op, state).then_some("fold");
            let Some(what) = folded.or_else(|| self.rewrite(body, op, state)) else {
                self.failed(body, op)?;
                continue;
            };
            if let Some(tracer) = &mut state.tracer {
                // As it would be if nothing else were converted.
                let mut now = body.clone();
                // What remains of a failure is worth showing.
                _ = state.changes.of(body).clone().apply(self.cx, &mut now);
                tracer.step(&now, what, root);
            }
            for new in std::mem::take(&mut state.log.touched) {
                if !body.is_live(new) || body.block_of(new).is_none() {
                    continue;
                }
                if new == op && created.last() != Some(&op) {
                    created.push(op);
                } else if new != op {
                    state.schedule(body, new, &mut created);
                }
            }
            pending.extend(created.drain(..).rev().map(|new| (new, depth + 1)));
        }
        Ok(())
    }

    /// Whether an operation is legal or one that patterns exist for.
    fn can_become_legal(&self, op: OpRef<'_>) -> bool {
        self.target.is_legal(op) || self.by_root.contains_key(&op.op_name())
    }

    fn failed(&self, body: &Body, op: Op) -> Result<(), Diag> {
        let view = OpRef::new(self.cx, body, op);
        let why = match (self.mode, self.target.legality(view)) {
            (Mode::Full, _) => "",
            (Mode::Partial, Legality::Illegal) => " that was explicitly marked illegal",
            (Mode::Partial, _) => return Ok(()),
        };
        Err(Diag::error(view.loc(), format!("failed to legalize operation '{}'{why}", view.name())))
    }

    fn fold(&self, body: &mut Body, op: Op, state: &mut State<'_>) -> bool {
        let view = OpRef::new(self.cx, body, op);
        if view.has_trait(Traits::CONSTANT_LIKE) {
            return false;
        }
        match fold_op(view) {
            None => false,
            Some(Folded::InPlace(edits)) => {
                apply_edits(body, op, &edits);
                state.log.touched.push(op);
                true
            }
            Some(Folded::Results(results)) => {
                let mut b = Builder::before(self.cx, body, op).with_listener(&mut state.log);
                let Some(values) = materialize_results(&mut b, op, &results) else { return false };
                // A constant that cannot become legal must not take the place of an operation that can.
                for new in std::mem::take(&mut state.log.touched) {
                    let is_legal = self.target.is_legal(OpRef::new(self.cx, body, new));
                    if !is_legal && self.rewrite(body, new, state).is_none() {
                        body.erase_op(new);
                        return false;
                    }
                }
                state.changes.of(body).replace(body, op, Some(&values), &None);
                true
            }
        }
    }

    /// The name of the pattern that was applied.
    fn rewrite(&self, body: &mut Body, op: Op, state: &mut State<'_>) -> Option<&str> {
        let log = self.cx.debug_log(Speaker::DialectConversion);
        for pattern in self.by_root.get(&body.op_name(op)).into_iter().flatten() {
            let builder = Builder::before(self.cx, body, op).with_listener(&mut state.log);
            let mut rw = ConversionRewriter {
                rw: PatternRewriter::new(builder).with_scope(state.scope),
                changes: &mut state.changes,
                converter: pattern.converter.clone(),
                can_become_legal: &|op| self.can_become_legal(op),
            };
            let Ok(operands) = rw.remapped_operands(op) else { continue };
            let at = log.map(|log| (log, rw.listen(op)));
            let matched = (pattern.rewrite)(op, &operands, &mut rw);
            if let Some((log, at)) = at {
                rw.log(log, &at, pattern.name, matched);
            }
            if matched.is_ok() {
                return Some(pattern.name);
            }
        }
        None
    }
}

/// The most steps from an operation to legal ones. If there are more, patterns undo each other.
const MAX_DEPTH: u32 = 1000;
