//! Watches a pipeline: runs it pass by pass and puts the IR after each pass onto a page, with the steps of the pattern
//! drivers.
//!
//! Nothing here prints: the result holds what passes report. `drawings` has the graphs.
//!
//! The passes run on all functions, one pass after the other, on one thread: the IR after a pass is that of the whole
//! module, and the steps of patterns are in order. The result is the same as without a page. While there is a record,
//! values keep their names from step to step, and an operation in the middle of a conversion has the generic form if
//! its custom form might rely on more than it has. At most 1000 steps of a pass are kept, with 8 MiB of IR; the page
//! says where that is not all.
//!
//! ```
//! use page::{Kind, Page, Pane};
//! use watch::{Limits, Watcher};
//!
//! let cx = mlir::Context::new(mlir::Registry::new());
//! let mut sources = support::SourceMap::new();
//! let file = sources.add("empty.mlir", "module {}");
//! let module = mlir::text::parse_module(&cx, &sources, file).expect("it is correct");
//! let mut page = Page::new("empty.mlir");
//! let mut watcher = Watcher::new("empty.mlir", Limits::default());
//! watcher.add(&cx, &module, Pane::new(Kind::Ir, "input"), &mut page);
//! assert!(page.html().contains("input"));
//! ```

mod drawings;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use mlir::pass::{Failure, OpPipeline, PassConfig, PassManager, Report, TimeNode};
use mlir::rewrite_record::{Listing, RecordBudget, RewriteEvent, RewriteRecord};
use mlir::{Context, Loc, Module, text};
use page::{Kind, Lines, Page, Pane, Place, Run};

use drawings::Drawings;

/// How many steps of pattern drivers are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How many steps of one pass.
    pub steps: usize,
    /// How many bytes of IR may be listed for the steps of one pass; later steps are kept without IR.
    pub bytes: usize,
}

impl Default for Limits {
    /// Enough for everything in programs that people read line by line.
    fn default() -> Self {
        Limits { steps: 1000, bytes: 8 << 20 }
    }
}

/// How many places one line may have: where it was written, and the calls through which it was inlined.
const MAX_PLACES: usize = 4;

/// The steps of the pattern drivers since the last pass.
#[derive(Default)]
struct Recorded {
    events: Vec<RewriteEvent>,
    steps: usize,
    left_out: usize,
}

/// Watches pipelines that run in one context.
pub struct Watcher {
    /// The name of the source, as it appears in locations.
    source: String,
    limits: Limits,
    recorded: Arc<Mutex<Recorded>>,
    budget: Arc<RecordBudget>,
    drawings: Drawings,
    /// The places of the locations seen so far.
    known: HashMap<Loc, Arc<[Place]>>,
}

impl Watcher {
    /// A watcher of programs from the source with this name.
    pub fn new(source: impl Into<String>, limits: Limits) -> Self {
        Watcher {
            source: source.into(),
            limits,
            recorded: Arc::default(),
            budget: Arc::default(),
            drawings: Drawings::default(),
            known: HashMap::new(),
        }
    }

    /// The record for the context in which the pipelines will run; without it, the page has no patterns.
    pub fn record(&self) -> RewriteRecord {
        let recorded = Arc::clone(&self.recorded);
        let most = self.limits.steps;
        let sink = move |event| {
            let mut recorded = recorded.lock().unwrap_or_else(PoisonError::into_inner);
            if matches!(event, RewriteEvent::Step { .. }) {
                recorded.steps += 1;
                if recorded.steps > most {
                    recorded.left_out += 1;
                    return;
                }
            }
            recorded.events.push(event);
        };
        RewriteRecord::new(Arc::clone(&self.budget), Arc::new(sink))
    }

    /// Adds the IR that a pipeline begins with.
    pub fn add(&mut self, cx: &Context, module: &Module, pane: Pane, page: &mut Page) {
        page.add(pane, &self.lines(cx, module));
        self.draw(cx, module, page);
    }

    /// Runs a pipeline pass by pass and adds a pane for each, in which the module is printed as `config` says. The
    /// report covers all passes.
    ///
    /// # Errors
    /// Same as [`PassManager::run`].
    pub fn run(
        &mut self,
        cx: &Context,
        module: &mut Module,
        pipeline: OpPipeline,
        config: &PassConfig,
        page: &mut Page,
    ) -> Result<Report, Box<Failure>> {
        let mut all = Report::default();
        for step in pipeline.into_steps() {
            let title = step.first_pass().map_or("", |pass| pass.argument());
            let mut pane = Pane::new(Kind::Pass, title);
            pane.detail = step.to_string();
            let mut manager = PassManager::from_pipeline(step);
            // With several threads, events would have no order.
            manager.config = PassConfig { threads: false, ..config.clone() };
            self.budget.allow(self.limits.bytes);
            let ran = manager.run(cx, module);
            let recorded = std::mem::take(&mut *self.recorded.lock().unwrap_or_else(PoisonError::into_inner));
            let report = ran?;
            // Recording the events takes longer than the work itself.
            let time: Duration = report.time.iter().map(spent).sum();
            pane.time = Some(time.saturating_sub(self.budget.take_time()));
            pane.left_out = recorded.left_out;
            page.add(pane, &self.lines(cx, module));
            let runs = self.runs(cx, recorded.events, page);
            page.set_runs(runs);
            self.draw(cx, module, page);
            all.diags.extend(report.diags);
            all.time.extend(report.time);
            for (key, n) in report.statistics {
                *all.statistics.entry(key).or_default() += n;
            }
        }
        Ok(all)
    }

    fn draw(&mut self, cx: &Context, module: &Module, page: &mut Page) {
        let (drawings, left_out) = self.drawings.of(cx, module);
        page.draw(drawings, left_out);
    }

    /// The text of a module.
    fn lines(&mut self, cx: &Context, module: &Module) -> Lines {
        let options = text::PrintOptions { assume_verified: true, ..Default::default() };
        self.of_listing(cx, text::list_module(cx, module, &options))
    }

    fn of_listing(&mut self, cx: &Context, listing: Listing) -> Lines {
        let marks: Vec<(usize, Arc<[Place]>)> =
            listing.marks.into_iter().map(|(at, loc)| (at, self.known_places(cx, loc))).collect();
        Lines::shared(listing.text, marks)
    }

    fn known_places(&mut self, cx: &Context, loc: Loc) -> Arc<[Place]> {
        if let Some(places) = self.known.get(&loc) {
            return Arc::clone(places);
        }
        let places: Arc<[Place]> = self.places(cx, loc).into();
        self.known.insert(loc, Arc::clone(&places));
        places
    }

    /// The places of a location in the source.
    fn places(&self, cx: &Context, loc: Loc) -> Vec<Place> {
        let mut places = Vec::new();
        for (file, line, column) in cx.file_places(loc, MAX_PLACES) {
            let place = Place { line, column };
            // Operations that nobody wrote, such as the module around a file, are at line 0.
            if line > 0 && cx.str(file) == self.source && !places.contains(&place) {
                places.push(place);
            }
        }
        places
    }

    /// The runs of pattern drivers in events.
    fn runs(&mut self, cx: &Context, events: Vec<RewriteEvent>, page: &mut Page) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        // A run without steps takes no room on the page.
        let mut begun = None;
        for event in events {
            match event {
                RewriteEvent::Start { driver, owner, contents } => begun = Some((driver, owner, contents)),
                RewriteEvent::Step { what, root, loc, contents } => {
                    if let Some((driver, owner, before)) = begun.take() {
                        runs.push(page.run(driver.name(), &owner, self.of_listing(cx, before)));
                    }
                    let Some(run) = runs.last_mut() else { continue };
                    let after = contents.map(|listing| self.of_listing(cx, listing));
                    page.step(run, &what, &root, &self.known_places(cx, loc), after);
                }
            }
        }
        runs
    }
}

/// The time of the passes in a pipeline.
fn spent(node: &TimeNode) -> Duration {
    if node.parts.is_empty() { node.time } else { node.parts.iter().map(spent).sum() }
}
