//! A page on which a compilation can be watched: the program at every stage, the changes of each pass, and the fate of
//! each line.
//!
//! Data goes in ([`Page`]), and one HTML file that needs nothing else comes out ([`Page::html`]). This crate knows
//! no language, and does no I/O. Lines are linked by the places in the source that they come from.
//!
//! - `lines`: text, with the places that its lines come from. `strings`: each text stored once. `delta`: texts as
//!   changes to other texts.
//! - `graph`: drawings of graphs.
//! - `model`: the page. `html`: the file; its parts written by hand are in `assets`.
//!
//! ```
//! use page::{Kind, Lines, Page, Pane, Place};
//!
//! let mut page = Page::new("sum.txt");
//! page.add(Pane::new(Kind::Source, "Source"), &Lines::source("print(1 + 2);\n"));
//! let place = Place { line: 1, column: 9 };
//! let ir = Lines::new("%0 = arith.addf %1, %2\n".to_owned(), [(0, vec![place])]);
//! page.add(Pane::new(Kind::Ir, "MLIR"), &ir);
//! assert!(page.html().starts_with("<!doctype html>"));
//! ```
//!
//! A line belongs to the places that the locations of its operation name, and a line of LLVM IR or assembly to what its
//! debug information says. Nothing else links the stages, so the page shows what a pass does to locations. A page has
//! at most 24 MiB of texts and changes, and says where that is not all.

mod delta;
pub mod graph;
mod html;
mod lines;
mod model;
mod strings;
mod switches;

pub use lines::{Lines, Place};
pub use model::{Drawing, Kind, Output, Page, Pane, Run, Syntax};
pub use switches::{Input, Switch};
