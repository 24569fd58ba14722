//! Passes: transformations of one operation at a time, arranged in pipelines.
//!
//! A [`Pass`] gets an isolated operation as an [`OpMut`]: mutable access to its own body, read access to its header and
//! the operations around it. Nothing else is reachable, so passes run on sibling operations in parallel without locks;
//! their diagnostics, statistics and times are merged in the order of the operations. A pass that needs to know about
//! several functions runs on the module, which owns them all.
//!
//! - `definition`, `options`: what a pass is, and its options. `pipeline`: pipelines. `registry`: the passes a program
//!   knows, with `markdown` for their documentation. `parse`: the text of pipelines.
//! - `manager`: runs pipelines. `dump`, with `shadow`, `reproducer`, `timing`, `statistics`, `statistics_report`: its
//!   reports.
//!
//! Nothing here prints: IR dumps go to the sink of the [`PassConfig`], everything else is in the result.
//!
//! ```
//! use mlir::builtin::ModuleOp;
//! use mlir::pass::{OpMut, Pass, PassManager, PassResult, PassState};
//! use mlir::{Context, Loc, Module, Registry};
//!
//! /// Counts operations.
//! struct Count;
//!
//! impl Pass for Count {
//!     fn name(&self) -> &'static str {
//!         "Count"
//!     }
//!
//!     fn argument(&self) -> &'static str {
//!         "count"
//!     }
//!
//!     fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
//!         op.for_each_body(state, &|_header, body, state| {
//!             state.count("operations", body.all_ops_pre().len() as u64);
//!             Ok(())
//!         })
//!     }
//! }
//!
//! let cx = Context::new(Registry::new());
//! let mut module = Module::new(&cx, Loc::UNKNOWN);
//! let mut manager = PassManager::on::<ModuleOp>();
//! manager.add(Count).nest::<ModuleOp>(|inner| inner.add(Count));
//! assert_eq!(manager.pipeline().to_string(), "builtin.module(count,builtin.module(count))");
//! let report = manager.run(&cx, &mut module).expect("nothing fails");
//! assert_eq!(report.statistics[&("count", "operations")], 0);
//! ```
//!
//! A pass that programs find by its name, with options, is described by a record; `tablegen/ods` generates all of it but
//! the work, which is [`RunPass`].

mod definition;
pub(crate) mod dump;
pub(crate) mod manager;
mod markdown;
mod options;
mod parse;
mod pipeline;
pub(crate) mod registry;
mod reproducer;
mod shadow;
mod statistics;
pub(crate) mod statistics_report;
#[cfg(test)]
mod tests;
pub(crate) mod timing;

pub use definition::*;
pub use dump::{IrPrinting, TreeSink, Which};
pub use manager::{Failure, PassConfig, PassManager, Progress, Report, run_pass};
pub use options::{Flag, List, OptionKind, Scalar, list_option, text_option};
pub use parse::PipelineError;
pub use pipeline::OpPipeline;
pub use registry::{BuildPipeline, PassInfo, PassOption, PassOptions, PassRegistry, PipelineInfo};
pub use reproducer::{Reproducer, ReproducerError};
pub use statistics::Statistic;
pub use statistics_report::StatisticsDisplay;
pub use timing::{Laps, TimeFormat, TimeNode};
