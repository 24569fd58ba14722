//! The page that `-emit-html` writes: the input, the IR that is read from it, and the IR after each pass.

use mlir::pass::Report;
use mlir::{Context, Diag, Module};
use page::{Kind, Lines, Page, Pane};
use watch::{Limits, Watcher};

use crate::passes::Plan;

/// A page in the making.
pub(crate) struct Watched {
    watcher: Watcher,
    page: Page,
}

impl Watched {
    /// A page about the input with this name and text; the text is empty for bytecode. From now on, the pattern
    /// drivers record what they do.
    pub(crate) fn new(name: &str, text: &str, cx: &mut Context) -> Self {
        let watcher = Watcher::new(name, Limits::default());
        cx.set_rewrite_record(Some(watcher.record()));
        let mut page = Page::new(name.rsplit(['/', '\\']).next().unwrap_or(name));
        if !text.is_empty() {
            let mut pane = Pane::new(Kind::Source, "Input");
            pane.detail = name.to_owned();
            pane.is_open = true;
            page.add(pane, &Lines::source(text));
        }
        Watched { watcher, page }
    }

    /// Runs the passes.
    ///
    /// # Errors
    /// If a pass fails or a pipeline is invalid.
    pub(crate) fn run(
        &mut self,
        plan: &Plan<'_>,
        cx: &Context,
        module: &mut Module,
    ) -> Result<Report, Vec<Diag>> {
        let manager =
            plan.manager(cx, module).map_err(|message| vec![Diag::error(module.op(cx).loc(), message)])?;
        self.watcher.add(cx, module, Pane::new(Kind::Ir, "MLIR"), &mut self.page);
        let config = manager.config.clone();
        let ran = self.watcher.run(cx, module, manager.into_pipeline(), &config, &mut self.page);
        self.page.open_last_change();
        ran.map_err(|failure| plan.failed(cx, module, *failure))
    }

    /// The page.
    pub(crate) fn html(&self) -> String {
        self.page.html()
    }
}
