//! Passes written against traits and interfaces, without naming operations. Each has a file or folder, which describes
//! it; their records are in `Passes.td`.
//!
//! A pass is a value with its options, to put into a pipeline. A program can also call it, as a function:
//!
//! ```
//! use mlir::builtin::ModuleOp;
//! use mlir::pass::PassManager;
//! use mlir::text::{PrintOptions, parse_module, print_module};
//! use mlir::{Context, Registry};
//! use support::SourceMap;
//! use transforms::{Canonicalize, CanonicalizeOptions, Cse};
//!
//! let mut cx = Context::new(Registry::new());
//! cx.set_allow_unregistered(true);
//! let text = "
//!   %0 = \"my.number\"() : () -> i32
//!   %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
//!   %2 = builtin.unrealized_conversion_cast %1 : i64 to i32
//!   \"my.use\"(%2) : (i32) -> ()
//! ";
//! let mut sources = SourceMap::new();
//! let file = sources.add("casts.mlir", text);
//! let mut module = parse_module(&cx, &sources, file).expect("it is valid");
//! let mut other = module.clone();
//!
//! let options = CanonicalizeOptions { max_iterations: 3, ..CanonicalizeOptions::default() };
//! transforms::canonicalize(&cx, &mut module, options.clone()).expect("it cannot fail");
//! let printed = print_module(&cx, &module, &PrintOptions::default());
//! assert!(!printed.contains("cast") && printed.contains("my.use"));
//!
//! let mut passes = PassManager::on::<ModuleOp>();
//! passes.add(Cse).nest::<ModuleOp>(|inner| inner.add(Canonicalize::new(options)).add(Cse));
//! passes.run(&cx, &mut other).expect("it cannot fail");
//! assert!(passes.pipeline().to_string().starts_with("builtin.module(cse,builtin.module(canonicalize{"));
//! ```

mod addresses;
mod bodies;
mod canonicalize;
mod control_flow_sink;
mod cse;
mod inline;
mod licm;
mod mem2reg;
mod passes;
mod print_op_stats;
mod reconcile_casts;
mod remove_dead_values;
mod sccp;
mod sroa;
mod strip_debuginfo;
mod symbol_dce;
mod symbol_privatize;
mod topological_sort;
mod view_op_graph;

pub use inline::{CalleePipeline, OpPipelines};
use mlir::rewrite::PatternCache;
pub use mlir::rewrite::SimplifyLevel;
pub use passes::*;
