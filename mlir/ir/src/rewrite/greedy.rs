//! The greedy driver: folds, erases dead operations and applies patterns until nothing changes.
//!
//! The order of visits is that of MLIR's driver, since it decides the order of constants and new operations. An
//! iteration takes over the existing constants, fills the worklist, and then processes it last in, first out; every
//! change pushes what may have become foldable or dead:
//!
//! - an operation that is inserted or modified (including every user of a replaced value), and those around it;
//! - the definitions of an erased operation's operands that have at most one other user.
//!
//! When the worklist is empty, the regions are simplified; iterations continue until one changes nothing.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::fold::{OperationFolder, apply_edits, constant_of, fold_op, materialize_results};
use super::pattern::{PatternRewriter, PatternSet, RewritePattern, log_patterns};
use super::regions::{SimplifyLevel, erase_unreachable_blocks, simplify_region};
use super::scope::Scope;
use super::tracer::{Root, Tracer};
use crate::analysis::effects::is_trivially_dead;
use crate::definitions::op::{FoldResult, Folded, Traits};
use crate::ir::body::Body;
use crate::ir::builder::{Builder, Listener};
use crate::ir::entities::{Op, Region, Value};
use crate::ir::view::OpRef;
use crate::values::context::{Context, OpName};
use crate::values::debug_log::Speaker;

/// Patterns arranged by the operation they match and their benefit.
pub struct FrozenPatternSet {
    patterns: Vec<Box<dyn RewritePattern>>,
    by_root: FxHashMap<OpName, Vec<u32>>,
    any: Vec<u32>,
}

impl FrozenPatternSet {
    /// Arranges patterns: those of higher benefit first; for equal benefit, those for one operation before those for
    /// any, then in the order of addition. The dialects' [`FoldPatterns`](super::FoldPatterns) are among them.
    pub fn new(cx: &Context, set: PatternSet) -> Self {
        let mut patterns = PatternSet::folds(cx).into_patterns();
        patterns.extend(set.into_patterns());
        log_patterns(cx, patterns.iter().map(|pattern| (pattern.root(), pattern.name())));
        let mut by_root: FxHashMap<OpName, Vec<u32>> = FxHashMap::default();
        let mut any = Vec::new();
        for (index, pattern) in patterns.iter().enumerate() {
            match pattern.root() {
                Some(root) => by_root.entry(cx.op_name(root)).or_default().push(index as u32),
                None => any.push(index as u32),
            }
        }
        let sort =
            |list: &mut Vec<u32>| list.sort_by_key(|&i| std::cmp::Reverse(patterns[i as usize].benefit()));
        for list in by_root.values_mut() {
            list.extend_from_slice(&any);
            sort(list);
        }
        sort(&mut any);
        FrozenPatternSet { patterns, by_root, any }
    }

    /// The patterns that may match an operation, best first.
    pub fn candidates(&self, name: OpName) -> impl Iterator<Item = &dyn RewritePattern> {
        self.by_root.get(&name).unwrap_or(&self.any).iter().map(|&i| &*self.patterns[i as usize])
    }
}

/// The configuration of the driver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GreedyConfig {
    /// Whether operations are visited top-down, outermost first, or bottom-up, innermost first.
    pub top_down: bool,
    /// How regions are simplified after each iteration.
    pub simplify_regions: SimplifyLevel,
    /// How many iterations there may be; `None` for no limit.
    pub max_iterations: Option<u32>,
    /// How many pattern applications each iteration may have; `None` for no limit.
    pub max_rewrites: Option<u64>,
}

impl Default for GreedyConfig {
    fn default() -> Self {
        GreedyConfig {
            top_down: false,
            simplify_regions: SimplifyLevel::Aggressive,
            max_iterations: Some(10),
            max_rewrites: None,
        }
    }
}

/// The result of the driver.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GreedyOutcome {
    /// Whether anything was rewritten.
    pub changed: bool,
    /// False if a limit was reached with work left to do.
    pub converged: bool,
}

impl GreedyOutcome {
    fn and(self, other: GreedyOutcome) -> Self {
        GreedyOutcome { changed: self.changed | other.changed, converged: self.converged & other.converged }
    }
}

/// Applies patterns to everything in a body and in nested bodies.
pub fn apply_patterns_greedily(
    cx: &Context,
    body: &mut Body,
    patterns: &FrozenPatternSet,
    config: &GreedyConfig,
) -> GreedyOutcome {
    let mut outcome = GreedyOutcome { changed: false, converged: true };
    for region in body.roots().to_vec() {
        outcome = outcome.and(apply_to_region(cx, body, region, patterns, config, None));
    }
    for op in body.all_ops_pre() {
        if let Some(nested) = body.nested_mut(op) {
            outcome = outcome.and(apply_patterns_greedily(cx, nested, patterns, config));
        }
    }
    outcome
}

/// Applies patterns to everything in a region except nested bodies; with a scope, patterns find symbols around the
/// body.
pub fn apply_to_region(
    cx: &Context,
    body: &mut Body,
    region: Region,
    patterns: &FrozenPatternSet,
    config: &GreedyConfig,
    scope: Option<Scope<'_>>,
) -> GreedyOutcome {
    let mut outcome = GreedyOutcome { changed: false, converged: true };
    let mut iteration = 0;
    let mut tracer = None;
    loop {
        iteration += 1;
        if config.max_iterations.is_some_and(|max| iteration > max) {
            return outcome;
        }
        let mut driver = Driver { worklist: Worklist::default(), scope, only: None, tracer };
        driver.populate(cx, body, region, config);
        // Values in unreachable blocks may depend on themselves; no pattern should see them. Their constants have been
        // hoisted, as in MLIR.
        let mut changed = erase_unreachable_blocks(body, region);
        match &mut driver.tracer {
            Some(tracer) => tracer.step_if_changed(body, "move constants, erase unreachable blocks"),
            none => *none = Tracer::start(cx, Speaker::GreedyRewriter, body, scope.map(Scope::header)),
        }
        changed |= driver.process(cx, body, patterns, config);
        tracer = driver.tracer;
        if config.simplify_regions != SimplifyLevel::Disabled {
            changed |= simplify_region(cx, body, region, config.simplify_regions);
            if let Some(tracer) = &mut tracer {
                tracer.step_if_changed(body, "simplify regions");
            }
        }
        outcome.changed |= changed;
        outcome.converged = !changed;
        if !changed {
            return outcome;
        }
    }
}

/// Applies patterns to some operations, and to those that the patterns create; returns whether anything changed. Other
/// operations stay as they are, even if they are dead, and regions are not simplified.
pub fn apply_to_ops(cx: &Context, body: &mut Body, ops: &[Op], patterns: &FrozenPatternSet) -> bool {
    let only = Some(ops.iter().copied().collect());
    let tracer = Tracer::start(cx, Speaker::GreedyRewriter, body, None);
    let mut driver = Driver { worklist: Worklist::default(), scope: None, only, tracer };
    for &op in ops {
        driver.push(body, op);
    }
    driver.process(cx, body, patterns, &GreedyConfig::default())
}

/// Applies patterns to some operations and to whatever their changes touch; regions are not simplified.
pub fn apply_from_ops(cx: &Context, body: &mut Body, ops: &[Op], patterns: &FrozenPatternSet) -> bool {
    let tracer = Tracer::start(cx, Speaker::GreedyRewriter, body, None);
    let mut driver = Driver { worklist: Worklist::default(), scope: None, only: None, tracer };
    for &op in ops {
        driver.push(body, op);
    }
    driver.process(cx, body, patterns, &GreedyConfig::default())
}

/// Operations to visit, last in, first out; each at most once.
#[derive(Default)]
struct Worklist {
    list: Vec<Option<Op>>,
    /// Index in `list` plus one, by [`Op::index`]; zero if absent.
    place: Vec<u32>,
}

impl Worklist {
    fn push(&mut self, op: Op) {
        if op.index() >= self.place.len() {
            self.place.resize((op.index() + 1).max(2 * self.place.len()), 0);
        }
        let place = &mut self.place[op.index()];
        if *place == 0 {
            self.list.push(Some(op));
            *place = self.list.len() as u32;
        }
    }

    fn pop(&mut self) -> Option<Op> {
        loop {
            if let Some(op) = self.list.pop()? {
                self.place[op.index()] = 0;
                return Some(op);
            }
        }
    }

    fn remove(&mut self, op: Op) {
        if let Some(place) = self.place.get_mut(op.index()).filter(|p| **p != 0) {
            self.list[*place as usize - 1] = None;
            *place = 0;
        }
    }

    fn reverse(&mut self) {
        self.list.reverse();
        for (at, op) in self.list.iter().enumerate() {
            if let Some(op) = op {
                self.place[op.index()] = at as u32 + 1;
            }
        }
    }
}

struct Driver<'s> {
    worklist: Worklist,
    scope: Option<Scope<'s>>,
    /// The operations that may be visited, if not all.
    only: Option<FxHashSet<Op>>,
    tracer: Option<Tracer<'s>>,
}

impl Listener for Driver<'_> {
    fn op_inserted(&mut self, body: &Body, op: Op) {
        if let Some(only) = &mut self.only {
            only.insert(op);
        }
        self.push(body, op);
    }

    fn op_modified(&mut self, body: &Body, op: Op) {
        self.push(body, op);
    }

    fn op_erased(&mut self, body: &Body, op: Op) {
        for operand in distinct_operands(body, op) {
            if let Some(def) = body.defining_op(operand)
                && has_at_most_one_other_user(body, operand, op)
            {
                self.push(body, def);
            }
        }
        self.worklist.remove(op);
    }
}

/// The operands, each once.
fn distinct_operands(body: &Body, op: Op) -> SmallVec<[Value; 4]> {
    /// With more operands, a set is faster.
    const FEW: usize = 16;
    let mut distinct = SmallVec::new();
    if body.num_operands(op) <= FEW {
        body.operands(op).for_each(|operand| {
            if !distinct.contains(&operand) {
                distinct.push(operand);
            }
        });
    } else {
        let mut seen = FxHashSet::default();
        distinct.extend(body.operands(op).filter(|&operand| seen.insert(operand)));
    }
    distinct
}

/// True if at most one operation other than `op` uses the value.
fn has_at_most_one_other_user(body: &Body, value: Value, op: Op) -> bool {
    let mut other = None;
    body.users(value).filter(|&user| user != op).all(|user| *other.get_or_insert(user) == user)
}

impl Driver<'_> {
    /// Adds an operation and those around it.
    fn push(&mut self, body: &Body, op: Op) {
        let mut next = Some(op);
        while let Some(op) = next {
            if self.only.as_ref().is_none_or(|only| only.contains(&op)) {
                self.worklist.push(op);
            }
            next = body.parent_op(op);
        }
    }

    fn populate(&mut self, cx: &Context, body: &mut Body, region: Region, config: &GreedyConfig) {
        let mut folder = OperationFolder::new();
        for op in region_ops(body, region, config.top_down) {
            if let Some(value) = constant_of(OpRef::new(cx, body, op)) {
                let mut b = Builder::new(cx, body).with_listener(self);
                if !folder.insert_known_constant(&mut b, op, value) {
                    continue;
                }
            }
            self.push(body, op);
        }
        if config.top_down {
            self.worklist.reverse();
        }
    }

    fn process(
        &mut self,
        cx: &Context,
        body: &mut Body,
        patterns: &FrozenPatternSet,
        config: &GreedyConfig,
    ) -> bool {
        let mut changed = false;
        let mut rewrites = 0;
        while config.max_rewrites.is_none_or(|max| rewrites < max) {
            let Some(op) = self.worklist.pop() else { break };
            if !body.is_live(op) || body.block_of(op).is_none() {
                continue;
            }
            let root = Root::of(cx, body, op);
            let view = OpRef::new(cx, body, op);
            if is_trivially_dead(view) {
                Builder::new(cx, body).with_listener(self).erase_op(op);
                self.record(body, "erase unused operation", root);
                changed = true;
                continue;
            }
            if !view.has_trait(Traits::CONSTANT_LIKE) && self.fold(cx, body, op) {
                self.record(body, "fold", root);
                changed = true;
                continue;
            }
            if let Some(pattern) = self.rewrite(cx, body, op, patterns) {
                self.record(body, pattern, root);
                changed = true;
                rewrites += 1;
            }
        }
        changed
    }

    fn record(&mut self, body: &Body, what: &str, root: Root<'_>) {
        if let Some(tracer) = &mut self.tracer {
            tracer.step(body, what, root);
        }
    }

    /// Folds an operation. Constants are created before it; the next iteration hoists them.
    fn fold(&mut self, cx: &Context, body: &mut Body, op: Op) -> bool {
        match fold_op(OpRef::new(cx, body, op)) {
            None => false,
            Some(Folded::InPlace(edits)) => {
                apply_edits(body, op, &edits);
                self.push(body, op);
                true
            }
            Some(Folded::Results(results)) => self.replace(cx, body, op, &results),
        }
    }

    fn replace(&mut self, cx: &Context, body: &mut Body, op: Op, results: &[FoldResult]) -> bool {
        let mut b = Builder::before(cx, body, op).with_listener(self);
        match materialize_results(&mut b, op, results) {
            Some(values) => {
                b.replace_op(op, &values);
                true
            }
            None => false,
        }
    }

    /// The name of the pattern that was applied.
    fn rewrite<'p>(
        &mut self,
        cx: &Context,
        body: &mut Body,
        op: Op,
        patterns: &'p FrozenPatternSet,
    ) -> Option<&'p str> {
        let name = body.op_name(op);
        let scope = self.scope;
        let log = cx.debug_log(Speaker::GreedyRewriter);
        let mut rw =
            PatternRewriter::new(Builder::before(cx, body, op).with_listener(self)).with_scope(scope);
        let applied = patterns.candidates(name).find(|pattern| {
            rw.set_before(op);
            let at = log.map(|log| (log, rw.listen(op)));
            let matched = pattern.match_and_rewrite(op, &mut rw);
            if let Some((log, at)) = at {
                rw.log(log, &at, pattern.name(), matched);
            }
            matched.is_ok()
        });
        applied.map(RewritePattern::name)
    }
}

/// Every operation in a region: outermost first, or innermost first.
fn region_ops(body: &Body, region: Region, outermost_first: bool) -> Vec<Op> {
    let mut out = Vec::new();
    let mut pending: Vec<Op> = body.region_ops(region).collect();
    if outermost_first {
        pending.reverse();
    }
    while let Some(op) = pending.pop() {
        out.push(op);
        let start = pending.len();
        pending.extend(body.regions_of(op).iter().flat_map(|&r| body.region_ops(r)));
        if outermost_first {
            pending[start..].reverse();
        }
    }
    if !outermost_first {
        out.reverse();
    }
    out
}
