//! The checks of the engine, by the names that models give them.

use mlir::opdef::{VerifyFn, VerifyRegionsFn};

include!(concat!(env!("OUT_DIR"), "/traits.rs"));

/// The check of this name that looks at one operation.
pub(crate) fn of_op(name: &str) -> Option<VerifyFn> {
    OPS.iter().find(|(known, _)| *known == name).map(|(_, check)| *check)
}

/// The check of this name that looks into regions.
pub(crate) fn of_regions(name: &str) -> Option<VerifyRegionsFn> {
    REGIONS.iter().find(|(known, _)| *known == name).map(|(_, check)| *check)
}
