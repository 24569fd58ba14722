//! Runs pipelines.

use std::any::Any;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use support::clock::Instant;
use support::tool::panic_text;

use super::definition::{HeaderEdits, OpMut, PARALLEL_OPS, Pass, PassFailed, PassResult, PassState};
use super::dump::{Dump, Dumps, IrPrinting, Place};
use super::pipeline::{Item, OpPipeline};
use super::reproducer::Reproducer;
use super::shadow::Shadow;
use super::statistics;
use super::statistics_report::{StatisticsDisplay, report};
use super::timing::TimeNode;
use crate::builtin::ModuleOp;
use crate::definitions::op::Traits;
use crate::ir::body::Body;
use crate::ir::diag::Diag;
use crate::ir::entities::Op;
use crate::ir::module::Module;
use crate::ir::state::OpState;
use crate::ir::symbol_table::symbol_name;
use crate::ir::view::{OpRef, OpType};
use crate::text::verify;
use crate::values::context::Context;
use crate::values::ids::Loc;
use crate::values::threads;

/// The configuration of a run.
#[derive(Clone)]
pub struct PassConfig {
    /// Whether the verifier runs after every pass.
    pub verify_each: bool,
    /// Whether passes may run on sibling operations in parallel.
    pub threads: bool,
    /// Dumps of the IR. Dumping turns threads off.
    pub printing: IrPrinting,
    /// Whether the IR before the pipeline is kept, so that a [`Failure`] has a reproducer.
    pub keep_reproducer: bool,
    /// Whether the reproducer has the IR before the failed pass, and only that pass. This turns threads off.
    pub local_reproducer: bool,
    /// Called with the argument of each pass that begins, from any thread.
    pub progress: Option<Progress>,
}

/// See [`PassConfig::progress`].
pub type Progress = Arc<dyn Fn(&'static str) + Send + Sync>;

impl Default for PassConfig {
    fn default() -> Self {
        PassConfig {
            verify_each: true,
            threads: true,
            printing: IrPrinting::default(),
            keep_reproducer: false,
            local_reproducer: false,
            progress: None,
        }
    }
}

/// The report of a successful run.
#[derive(Debug, Default)]
#[non_exhaustive]
pub struct Report {
    /// Warnings and notes, in the order of the operations.
    pub diags: Vec<Diag>,
    /// The times of the passes.
    pub time: Vec<TimeNode>,
    /// The sums of the passes' statistics by pass and name.
    pub statistics: BTreeMap<(&'static str, &'static str), u64>,
    /// What passes printed, if no [`IrPrinting::sink`] has received it.
    pub printed: String,
}

impl Report {
    /// The text that `-mlir-pass-statistics` prints.
    pub fn statistics_text(&self, display: StatisticsDisplay) -> String {
        report(&self.time, display)
    }
}

/// Why a pipeline stopped.
#[derive(Debug)]
#[non_exhaustive]
pub struct Failure {
    /// All diagnostics; at least one error.
    pub diags: Vec<Diag>,
    /// The argument of the pass that failed, if one did.
    pub pass: Option<&'static str>,
    /// The location, and in words the operation, on which it failed: `` `CSE` on 'func.func' operation: @f ``.
    pub place: Option<(Loc, String)>,
    /// True if this program has a bug: the pass panicked or left invalid IR.
    pub is_bug: bool,
    /// The text of the IR before the pipeline, with the pipeline, if [`PassConfig::keep_reproducer`] is set.
    pub reproducer: Option<String>,
}

impl Failure {
    /// A failure that no pass caused, so there is nothing to reproduce.
    fn outside(diags: Vec<Diag>) -> Self {
        Failure { diags, pass: None, place: None, is_bug: false, reproducer: None }
    }
}

/// A pipeline for a module, and how to run it.
pub struct PassManager {
    pipeline: OpPipeline,
    /// How to run it.
    pub config: PassConfig,
}

impl PassManager {
    /// An empty pipeline for top-level operations of this name, usually `builtin.module`.
    pub fn new(anchor: &str) -> Self {
        Self::from_pipeline(OpPipeline::new(anchor))
    }

    /// A manager that runs an existing pipeline.
    pub fn from_pipeline(pipeline: OpPipeline) -> Self {
        PassManager { pipeline, config: PassConfig::default() }
    }

    /// An empty pipeline for top-level operations `T`, usually the builtin `ModuleOp`.
    pub fn on<T: OpType>() -> Self {
        Self::from_pipeline(OpPipeline::on::<T>())
    }

    /// Adds a pass; one restricted to another operation goes into a nested pipeline for that.
    pub fn add(&mut self, pass: impl Pass + 'static) -> &mut Self {
        self.pipeline.add(pass);
        self
    }

    /// Adds passes to the pipeline for the operations `T` directly inside the module.
    pub fn nest<T: OpType>(&mut self, add: impl FnOnce(&mut OpPipeline) -> &mut OpPipeline) -> &mut Self {
        self.pipeline.nest::<T>(add);
        self
    }

    /// The pipeline for operations of this name directly inside the module.
    pub fn nested(&mut self, anchor: &str) -> &mut OpPipeline {
        self.pipeline.nested(anchor)
    }

    /// The pipeline; its `Display` is the textual form.
    pub fn pipeline(&self) -> &OpPipeline {
        &self.pipeline
    }

    /// The pipeline itself.
    pub fn into_pipeline(self) -> OpPipeline {
        self.pipeline
    }

    /// Runs the pipeline on a module.
    ///
    /// # Errors
    /// If a pass fails, panics or leaves invalid IR, after which the module must not be used; and when a dump cannot
    /// be written.
    pub fn run(&self, cx: &Context, module: &mut Module) -> Result<Report, Box<Failure>> {
        let op = module.id();
        let name = module.op(cx).name();
        if !self.pipeline.matches(name) {
            let anchor = self.pipeline.anchor().unwrap_or("any");
            let message = format!("can't run '{anchor}' pass manager on '{name}' op");
            let help = format!("the pipeline is for another operation: '{name}(...)' is for this one");
            let diags = vec![Diag::error(module.op(cx).loc(), message).with_help(help)];
            return Err(Box::new(Failure::outside(diags)));
        }
        if let Err(diag) = self.is_ready(cx, module.op(cx).loc()) {
            return Err(Box::new(Failure::outside(vec![diag])));
        }
        let kept = self.config.keep_reproducer;
        let local = self.config.local_reproducer;
        let before = (kept && !local).then(|| module.clone());
        let threads = self.config.threads && !self.config.printing.any() && !local;
        let mut run = Run::new(cx, &self.config, threads);
        if (self.config.printing.module_scope && self.config.printing.any()) || (kept && local) {
            run.dumps.shadow = Some(Shadow::new(module));
        }
        let mut time = TimeNode::of(&self.pipeline);
        let ran = run.pipeline(&self.pipeline, module.holder_mut(), op, None, &mut time);
        if let Some(error) = run.dumps.take_error() {
            run.diags.push(Diag::error(module.op(cx).loc(), error));
            if ran.is_ok() {
                return Err(Box::new(Failure::outside(run.diags)));
            }
        }
        match ran {
            Ok(()) => {
                let Run { diags, statistics, printed, .. } = run;
                Ok(Report { diags, time: time.parts, statistics, printed })
            }
            Err(PassFailed) => {
                let Run { diags, failed, is_bug, dumps, .. } = run;
                let (pass, place, alone) =
                    failed.map_or((None, None, None), |f| (Some(f.pass), Some((f.loc, f.place)), f.alone));
                let reproducer = match (before, alone, dumps.shadow) {
                    (Some(before), ..) => Some(self.reproducer(cx, &before)),
                    (None, Some(pipeline), Some(shadow)) => {
                        Some(self.reproducer_of(cx, &shadow.module(), pipeline))
                    }
                    _ => None,
                };
                Err(Box::new(Failure { diags, pass, place, is_bug, reproducer }))
            }
        }
    }

    /// Whether the options of all passes are right, and the dialects that they need are registered.
    fn is_ready(&self, cx: &Context, loc: Loc) -> Result<(), Diag> {
        self.pipeline.check().map_err(|error| Diag::error(loc, error))?;
        let mut missing = None;
        self.pipeline.each_pass(&mut |pass| {
            let mut needed = pass.dependent_dialects().iter();
            let needed = needed.find(|name| cx.dialect(name).is_none());
            missing = missing.or(needed.map(|dialect| (pass.argument(), *dialect)));
        });
        let Some((pass, dialect)) = missing else { return Ok(()) };
        let message = format!("pass '{pass}' needs the dialect '{dialect}', which is not registered");
        Err(Diag::error(loc, message).with_help("add the dialect to the registry of the context"))
    }

    /// The text of [`Failure::reproducer`], given the module as it was before the pipeline.
    pub fn reproducer(&self, cx: &Context, module: &Module) -> String {
        self.reproducer_of(cx, module, self.pipeline.spaced())
    }

    fn reproducer_of(&self, cx: &Context, module: &Module, pipeline: String) -> String {
        let config = &self.config;
        let disable_threading = Some(!config.threads || config.local_reproducer);
        Reproducer { pipeline, disable_threading, verify_each: Some(config.verify_each) }.text(cx, module)
    }
}

/// Runs one pass on a module, or on the operations in it that the pass is for.
///
/// # Errors
/// As [`PassManager::run`].
pub fn run_pass(
    cx: &Context,
    module: &mut Module,
    pass: impl Pass + 'static,
) -> Result<Report, Box<Failure>> {
    PassManager::on::<ModuleOp>().add(pass).run(cx, module)
}

impl OpPipeline {
    /// Runs the passes on the operation `op` of `holder`, which is inside `outer`; for a pass that transforms `holder`.
    ///
    /// The reports of the passes go to the state of that pass, and nothing is dumped or verified in between.
    ///
    /// # Errors
    /// If a pass fails.
    pub fn run_nested(
        &self,
        cx: &Context,
        holder: &mut Body,
        op: Op,
        outer: Option<&OpRef<'_>>,
        state: &mut PassState,
    ) -> PassResult {
        let config = PassConfig { verify_each: false, threads: state.threads(), ..PassConfig::default() };
        let mut run = Run::new(cx, &config, config.threads);
        let result = run.pipeline(self, holder, op, outer, &mut TimeNode::of(self));
        state.print(&run.printed);
        run.diags.into_iter().for_each(|diag| state.report(diag));
        result
    }
}

/// The pass that failed.
struct FailedPass {
    pass: &'static str,
    loc: Loc,
    /// The operation it failed on, in words.
    place: String,
    /// A pipeline with only this pass.
    alone: Option<String>,
}

impl FailedPass {
    /// The failure of `pass` on `op`.
    fn new(pass: &dyn Pass, op: OpRef<'_>) -> Self {
        let name = match symbol_name(op) {
            Some(symbol) => format!("'{}' operation: @{symbol}", op.name()),
            None => format!("'{}' operation", op.name()),
        };
        let mut alone = OpPipeline::element(pass);
        let mut around = Some(op);
        while let Some(op) = around {
            alone = format!("{}({alone})", op.name());
            around = op.parent_op();
        }
        FailedPass {
            pass: pass.argument(),
            loc: op.loc(),
            place: format!("`{}` on {name}", pass.name()),
            alone: Some(alone),
        }
    }
}

/// A run of a pipeline, or of the part of it for one operation.
struct Run<'a> {
    cx: &'a Context,
    config: &'a PassConfig,
    threads: bool,
    diags: Vec<Diag>,
    failed: Option<FailedPass>,
    is_bug: bool,
    statistics: BTreeMap<(&'static str, &'static str), u64>,
    /// What passes printed and no sink has received: it waits for threads that run on operations before this one.
    printed: String,
    dumps: Dumps,
    /// The path of operations from the module to the current one, each an id of the body it is in.
    path: Vec<Op>,
    /// Whether the operation that the pipeline is for was verified and no pass has run since.
    verified: bool,
}

impl<'a> Run<'a> {
    fn new(cx: &'a Context, config: &'a PassConfig, threads: bool) -> Self {
        Run {
            cx,
            config,
            threads,
            diags: Vec::new(),
            failed: None,
            is_bug: false,
            statistics: BTreeMap::new(),
            printed: String::new(),
            dumps: Dumps::default(),
            path: Vec::new(),
            verified: false,
        }
    }

    /// The part of the run for an operation inside the current one.
    fn child(&self, op: Op) -> Run<'a> {
        let path = self.path.iter().copied().chain([op]).collect();
        let dumps = self.dumps.clone();
        Run {
            diags: Vec::new(),
            failed: None,
            is_bug: false,
            statistics: BTreeMap::new(),
            printed: String::new(),
            dumps,
            path,
            verified: false,
            ..*self
        }
    }

    fn merge(&mut self, other: Run<'a>) {
        self.diags.extend(other.diags);
        self.failed = self.failed.take().or(other.failed);
        self.is_bug |= other.is_bug;
        for (key, n) in other.statistics {
            *self.statistics.entry(key).or_default() += n;
        }
        self.print(&other.printed);
    }

    /// Shows what passes printed, at once if no other thread may still print something that comes before it.
    fn print(&mut self, text: &str) {
        match &self.config.printing.sink {
            Some(sink) if !text.is_empty() && (self.path.is_empty() || !self.threads) => sink(text),
            _ => self.printed.push_str(text),
        }
    }

    /// Runs a pipeline on the operation `op` of `holder`, which is inside `outer`.
    fn pipeline(
        &mut self,
        pipeline: &OpPipeline,
        holder: &mut Body,
        op: Op,
        outer: Option<&OpRef<'_>>,
        time: &mut TimeNode,
    ) -> PassResult {
        let start = Instant::now();
        let items = pipeline.items.iter().zip(&mut time.parts);
        let mut items = items.map(|(item, time)| match item {
            Item::Pass(pass) => self.pass(&**pass, holder, op, outer, time),
            Item::Nested(nested) => self.nested(nested, holder, op, outer, time),
        });
        let result = items.find(Result::is_err).unwrap_or(Ok(()));
        time.time += start.elapsed();
        result
    }

    fn pass(
        &mut self,
        pass: &dyn Pass,
        holder: &mut Body,
        op: Op,
        outer: Option<&OpRef<'_>>,
        time: &mut TimeNode,
    ) -> PassResult {
        let cx = self.cx;
        let name = cx.op_name_str(holder.op_name(op));
        if pass.anchor().is_some_and(|a| a != name) {
            return Ok(());
        }
        let Some(mut body) = holder.take_nested(op) else {
            let here = OpRef::with_outer(cx, holder, op, outer);
            self.diags.push(here.error(match here.def() {
                None => "trying to schedule a pass on an unregistered operation",
                Some(_) => "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'",
            }));
            crate::text::printer::shown::show_ops(here, &mut self.diags);
            return Err(PassFailed);
        };
        let dumps = self.dumps.clone();
        let path = self.path.clone();
        let dump = Dump { printing: &self.config.printing, pass, dumps: &dumps, path: &path };
        let before = dump.before(Place { cx, holder, op, outer }, &mut body);
        let mut edits = HeaderEdits::default();
        if self.verified {
            body.forget_changes();
        }
        let mut state = PassState::new().with_threads(self.threads);
        let header = OpRef::with_outer(cx, holder, op, outer);
        if let Some(progress) = &self.config.progress {
            progress(pass.argument());
        }
        let start = Instant::now();
        let ran = catch_unwind(AssertUnwindSafe(|| {
            pass.run(OpMut::new(header, &mut body, &mut edits), &mut state)
        }));
        time.time += start.elapsed();
        statistics::add(&mut time.statistics, &state);
        self.take(pass, state);
        let result = match ran {
            Ok(result) => result,
            Err(panic) => return self.crashed(pass, header, &*panic),
        };
        let was_correct = std::mem::take(&mut self.verified) && edits.is_empty();
        edits.apply(cx, holder, op);
        holder.put_nested(op, body);
        let view = OpRef::with_outer(cx, holder, op, outer);
        crate::text::printer::shown::show_ops(view, &mut self.diags);
        if result.is_err() {
            self.failed = Some(FailedPass::new(pass, view));
            if !self.diags.iter().any(|d| d.severity == support::Severity::Error) {
                self.diags.push(view.error(format!("pass '{}' failed", pass.argument())));
            }
        }
        let result = result.and_then(|()| self.check(pass, view, was_correct));
        if dump.any()
            && let Some(mut body) = holder.take_nested(op)
        {
            dump.after(Place { cx, holder, op, outer }, &mut body, &before, result.is_ok());
            holder.put_nested(op, body);
        }
        result
    }

    /// Takes over the report of a pass.
    fn take(&mut self, pass: &dyn Pass, mut state: PassState) {
        self.diags.extend(state.take_diags());
        for (&name, &n) in state.statistics() {
            *self.statistics.entry((pass.argument(), name)).or_default() += n;
        }
        self.print(&state.take_printed());
    }

    /// Verifies the IR after a pass: only what has changed, if the IR was correct before and the operation itself is
    /// the same. An error with a code is a mistake in the user's program that the pass has revealed.
    fn check(&mut self, pass: &dyn Pass, op: OpRef<'_>, was_correct: bool) -> PassResult {
        if !self.config.verify_each {
            return Ok(());
        }
        let verify = if was_correct { verify::verify_changes } else { verify::verify_with };
        let Err(diags) = verify(op, self.threads) else {
            self.verified = true;
            return Ok(());
        };
        self.is_bug |= diags.iter().any(|diag| diag.code.is_none());
        self.diags.extend(diags);
        if let Some(last) = self.diags.last_mut().filter(|_| self.is_bug) {
            last.help.get_or_insert(format!("this is a bug: pass '{}' left invalid IR", pass.argument()));
        }
        self.failed = Some(FailedPass::new(pass, op));
        Err(PassFailed)
    }

    /// Reports a panic. The body that the pass was transforming is lost.
    fn crashed(&mut self, pass: &dyn Pass, header: OpRef<'_>, panic: &(dyn Any + Send)) -> PassResult {
        let text = panic_text(panic);
        let message = format!("internal error in pass '{}': {text}", pass.argument());
        self.diags.push(Diag::error(header.loc(), message).with_help("this is a bug, please report it"));
        self.failed = Some(FailedPass::new(pass, header));
        self.is_bug = true;
        Err(PassFailed)
    }

    /// Runs a nested pipeline on the operations directly inside `op`.
    fn nested(
        &mut self,
        pipeline: &OpPipeline,
        holder: &mut Body,
        op: Op,
        outer: Option<&OpRef<'_>>,
        time: &mut TimeNode,
    ) -> PassResult {
        let cx = self.cx;
        self.verified = false;
        let Some(mut body) = holder.take_nested(op) else { return Ok(()) };
        let header = OpRef::with_outer(cx, holder, op, outer);
        let mut work = self.split(pipeline, &mut body, time);
        let run = |part: &mut Part<'_>| {
            part.result =
                part.run.pipeline(pipeline, &mut part.holder, part.op, Some(&header), &mut part.time);
        };
        let total: usize = work.iter().map(|p| p.size).sum();
        threads::for_each(&mut work, self.threads && total >= PARALLEL_OPS, run);
        let mut result = Ok(());
        for part in work {
            let Part { original, run, time: spent, result: inner, .. } = part.put_back(cx, &mut body);
            debug_assert!(body.is_live(original));
            self.merge(run);
            time.merge(&spent);
            result = result.and(inner);
        }
        holder.put_nested(op, body);
        result
    }

    /// Takes the operations that a pipeline is for out of the body that holds them.
    fn split(&self, pipeline: &OpPipeline, body: &mut Body, time: &TimeNode) -> Vec<Part<'a>> {
        let cx = self.cx;
        let wanted = |body: &Body, op: Op| {
            let isolated =
                cx.op_def(body.op_name(op)).is_some_and(|d| d.traits.contains(Traits::ISOLATED_FROM_ABOVE));
            isolated && body.nested(op).is_some() && pipeline.matches(cx.op_name_str(body.op_name(op)))
        };
        let roots = body.roots().to_vec();
        let ops: Vec<Op> =
            roots.into_iter().flat_map(|r| body.region_ops(r)).filter(|&op| wanted(body, op)).collect();
        let part = |op| Part::take(cx, body, op, self.child(op), time.zeroed());
        ops.into_iter().filter_map(part).collect()
    }
}

/// An operation taken out of its body: a copy of its header in a body of its own, with its contents.
///
/// The copy allows passes to change the header while others read those of its siblings.
struct Part<'a> {
    original: Op,
    holder: Body,
    op: Op,
    size: usize,
    run: Run<'a>,
    time: TimeNode,
    result: PassResult,
}

impl<'a> Part<'a> {
    fn take(cx: &Context, from: &mut Body, original: Op, run: Run<'a>, time: TimeNode) -> Option<Self> {
        let nested = from.take_nested(original)?;
        let size = nested.op_capacity();
        let mut state = OpState::new(cx, from.op_name(original), from.loc(original));
        state.result_types.extend(from.results(original).map(|r| from.ty(r)));
        state.inherent = from.inherent(original).into();
        state.body = Some(nested);
        let mut holder = Body::new(cx);
        let root = holder.add_root();
        let block = holder.create_block(&[]);
        holder.append_block(root, block);
        let op = holder.create_op(cx, state);
        holder.set_discardable(op, from.discardable(original));
        holder.append_op(block, op);
        Some(Part { original, holder, op, size, run, time, result: Ok(()) })
    }

    fn put_back(mut self, cx: &Context, into: &mut Body) -> Self {
        // A pass that panicked lost the contents; the module is not used after that, but stays well-formed.
        let nested = self.holder.take_nested(self.op).unwrap_or_else(|| Box::new(Body::new(cx)));
        into.put_nested(self.original, nested);
        for slot in 0..self.holder.inherent(self.op).len() {
            into.set_inherent(self.original, slot, self.holder.inherent(self.op)[slot]);
        }
        into.set_discardable(self.original, self.holder.discardable(self.op));
        into.set_loc(self.original, self.holder.loc(self.op));
        self
    }
}
