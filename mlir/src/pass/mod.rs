//! Passes: changes of one operation at a time, arranged in pipelines.
//!
//! A [`Pass`] is given an isolated operation as an [`OpMut`]: its own body to change, its header and the operations
//! around it to read. Nothing else is reachable, so the passes of sibling operations run in parallel without locks;
//! their diagnostics, statistics and times are merged in the order of the operations. What a pass needs to know
//! about other functions it learns as a pass on the module, which owns them all.
//!
//! This module never prints: IR dumps go to the sink of the [`PassConfig`], everything else is in the result.
//!
//! ```
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
//! let mut manager = PassManager::new("builtin.module");
//! manager.add(Count);
//! assert_eq!(manager.pipeline().to_string(), "builtin.module(count)");
//! let report = manager.run(&cx, &mut module).expect("nothing fails");
//! assert_eq!(report.statistics[&("count", "operations")], 0);
//! ```

mod definition;
pub(crate) mod dump;
pub(crate) mod manager;
pub(crate) mod options;
pub(crate) mod pipeline;
pub(crate) mod registry;
mod reproducer;
pub(crate) mod shadow;
mod statistics;
pub(crate) mod statistics_report;
#[cfg(test)]
mod tests;
pub(crate) mod timing;

pub use definition::*;
pub use dump::{IrPrinting, Sink, TreeSink, Which};
pub use manager::{Failure, PassConfig, PassManager, Report};
pub use options::{Flag, List, OptionKind, Scalar, list_option, text_option};
pub use pipeline::{OpPipeline, PipelineError};
pub use registry::{PassInfo, PassOption, PassOptions, PassRegistry, PipelineInfo};
pub use reproducer::{Reproducer, ReproducerError};
pub use statistics::Statistic;
pub use statistics_report::StatisticsDisplay;
pub use timing::{TimeFormat, TimeNode};
