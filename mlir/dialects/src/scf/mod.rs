//! The scf dialect: loops, conditionals and switches as regions.

mod assembly;
mod branches;
mod build;
mod canonicalize;
mod directives;
pub(crate) mod forall;
mod verify;

use mlir::OpView;

use crate::loop_carried::carries;
use directives::{parse_switch_cases, print_switch_cases};

include!(concat!(env!("OUT_DIR"), "/scf.rs"));

carries!(ForOp, YieldOp, init_args);
