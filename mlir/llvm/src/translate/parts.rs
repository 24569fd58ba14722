//! Parts of aggregates.

use dialects::llvm::{ExtractValueOp, InsertValueOp};
use mlir::{Diag, OpRef};

use super::aggregates::inserted;
use super::function::{Built, Function};
use super::rare;
use super::raw::{self, NAMELESS, c};

/// The positions in an aggregate, which LLVM counts in 32 bits.
fn positions(op: OpRef<'_>, positions: impl IntoIterator<Item = i64>) -> Result<Vec<u32>, Diag> {
    let narrow = |index: i64| {
        u32::try_from(index).map_err(|_| op.error("has a position that is too large for LLVM IR"))
    };
    positions.into_iter().map(narrow).collect()
}

pub(super) fn extractvalue(this: &Function<'_, '_, '_>, op: ExtractValueOp<'_>) -> Built {
    if let Some(value) = inserted(op).filter(|_| !this.shared.is_exact) {
        return this.get(*op, value).map(Some);
    }
    let container = this.get(*op, op.container())?;
    let positions = positions(*op, op.position())?;
    if this.shared.is_exact && positions.len() > 1 && raw::is_varying(container) {
        return Ok(Some(rare::extract(this, container, &positions)));
    }
    let builder = this.raw().builder;
    let step = |value, &position: &u32| c!(LLVMBuildExtractValue(builder, value, position, NAMELESS));
    Ok(Some(positions.iter().fold(container, step)))
}

/// LLVM's C interface inserts at one level, so the containers on the way are split and rebuilt, unless the text has to be
/// that of MLIR's.
pub(super) fn insertvalue(this: &Function<'_, '_, '_>, op: InsertValueOp<'_>) -> Built {
    if !this.is_needed(op.result(0)) {
        return Ok(None);
    }
    let builder = this.raw().builder;
    let positions = positions(*op, op.position())?;
    let (outer, mut value) = (this.get(*op, op.container())?, this.get(*op, op.value())?);
    if this.shared.is_exact && positions.len() > 1 && (raw::is_varying(outer) || raw::is_varying(value)) {
        return Ok(Some(rare::insert(this, outer, value, &positions)));
    }
    let mut containers = vec![outer];
    for &position in positions.iter().take(positions.len().saturating_sub(1)) {
        let outer = containers[containers.len() - 1];
        containers.push(c!(LLVMBuildExtractValue(builder, outer, position, NAMELESS)));
    }
    for (container, position) in containers.into_iter().zip(positions).rev() {
        value = c!(LLVMBuildInsertValue(builder, container, value, position, NAMELESS));
    }
    Ok(Some(value))
}
