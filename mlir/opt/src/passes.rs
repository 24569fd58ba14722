//! Runs the passes on a module, and writes reproducers.

use std::path::Path;

use mlir::pass::{Failure, OpPipeline, PassConfig, PassManager, PassRegistry, Report, Reproducer};
use mlir::{Context, Diag, Module};

use crate::cli::Passes;
use crate::options::MlirOptions;
use support::file;
use support::tool::say;

/// The part of the command line that concerns passes.
pub(crate) struct Plan<'a> {
    pub(crate) registry: &'a PassRegistry,
    pub(crate) passes: &'a Passes,
    pub(crate) config: PassConfig,
    pub(crate) options: &'a MlirOptions,
    /// Whether to show the pipeline before it runs.
    pub(crate) dump: bool,
    /// Whether to run the pipeline in the module's reproducer resource, if there is one.
    pub(crate) run_reproducer: bool,
    /// Where to write a reproducer after the pipeline has run.
    pub(crate) generate_reproducer: Option<&'a Path>,
}

impl Plan<'_> {
    /// Runs the passes.
    ///
    /// # Errors
    /// If a pass fails or a pipeline is invalid.
    pub(crate) fn run(&self, cx: &Context, module: &mut Module) -> Result<Report, Vec<Diag>> {
        let manager =
            self.manager(cx, module).map_err(|message| vec![Diag::error(module.op(cx).loc(), message)])?;
        if self.dump {
            say(&format!("{}\n", manager.pipeline().dump()));
        }
        let report = manager.run(cx, module).map_err(|failure| self.failed(cx, module, *failure))?;
        if let Some(path) = self.generate_reproducer {
            let pipeline = manager.pipeline().to_string();
            // mlir-opt writes these values regardless of the options.
            let how = Reproducer { pipeline, disable_threading: Some(false), verify_each: Some(false) };
            let text = format!("{}\n", how.text(cx, module));
            file::write(path, text.as_bytes())
                .map_err(|message| vec![Diag::error(module.op(cx).loc(), message)])?;
        }
        Ok(report)
    }

    /// The pass manager that runs them.
    ///
    /// # Errors
    /// If a pipeline is invalid.
    pub(crate) fn manager(&self, cx: &Context, module: &mut Module) -> Result<PassManager, String> {
        let found =
            if self.run_reproducer { Reproducer::take(module).map_err(|e| e.to_string())? } else { None };
        let mut config = self.config.clone();
        let pipeline = match found {
            Some(found) => {
                config.threads &= found.disable_threading != Some(true);
                config.verify_each = found.verify_each.unwrap_or(config.verify_each);
                let pipeline =
                    OpPipeline::parse(self.registry, &found.pipeline).map_err(|e| e.to_string())?;
                self.passes.append_to(pipeline, self.registry)?
            }
            None => self.passes.pipeline(self.registry, module.op(cx).name())?,
        };
        let mut manager = PassManager::from_pipeline(pipeline);
        manager.config = config;
        Ok(manager)
    }

    /// The errors of a failed run; writes the crash reproducer if it was requested.
    pub(crate) fn failed(&self, cx: &Context, module: &Module, failure: Failure) -> Vec<Diag> {
        let mut diags = failure.diags;
        let (Some(path), Some(text)) = (&self.options.reproducer, &failure.reproducer) else { return diags };
        let (loc, place) = failure.place.unwrap_or_else(|| (module.op(cx).loc(), String::new()));
        let place = if self.config.local_reproducer { place } else { format!("[{place}]") };
        diags.push(match file::write(Path::new(path), text.as_bytes()) {
            Ok(()) => Diag::error(loc, "Failures have been detected while processing an MLIR pass pipeline")
                .with_note(
                    loc,
                    format!("Pipeline failed while executing {place}: reproducer generated at `{path}`"),
                ),
            Err(message) => Diag::error(loc, message),
        });
        diags
    }
}
