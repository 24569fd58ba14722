//! Traits about regions, blocks, segments and the position of an operation.

use crate::definitions::op::{OpDef, Segments, Traits};
use crate::ir::diag::Diag;
use crate::ir::segments::SegmentSizes;
use crate::ir::view::OpRef;
use crate::values::context::AttrRef;

/// `SingleBlock`: every region has at most one block, which is not empty.
///
/// # Errors
/// The first region that has more.
pub fn single_block(op: OpRef<'_>) -> Result<(), Diag> {
    for (i, region) in op.regions().enumerate() {
        let mut blocks = region.blocks();
        let Some(first) = blocks.next() else { continue };
        if blocks.next().is_some() {
            return Err(op.error(format!("expects region #{i} to have 0 or 1 blocks")));
        }
        if first.last_op().is_none() && !op.has_trait(Traits::NO_TERMINATOR) {
            return Err(op.error("expects a non-empty block"));
        }
    }
    Ok(())
}

/// `NoRegionArguments`: entry blocks have no arguments.
///
/// # Errors
/// The first region whose entry block has some.
pub fn no_region_arguments(op: OpRef<'_>) -> Result<(), Diag> {
    for (i, region) in op.regions().enumerate() {
        if region.entry().is_some_and(|b| !b.args().is_empty()) {
            let which = if op.num_regions() > 1 { format!("region #{i}") } else { "region".to_string() };
            return Err(op.error(format!("{which} should have no arguments")));
        }
    }
    Ok(())
}

/// `HasParent`, `ParentOneOf`: the operation around this one is one of [`OpDef::parents`].
///
/// # Errors
/// If it is another, or there is none.
pub fn has_parent(op: OpRef<'_>) -> Result<(), Diag> {
    let Some(def) = op.def() else { return Ok(()) };
    let parent = op.parent_op();
    // The parent may be unknown, if the walk did not begin above.
    if parent.is_none() && op.body().block_of(op.id()).is_some() {
        return Ok(());
    }
    if parent.is_some_and(|p| def.parents.contains(&p.name())) {
        return Ok(());
    }
    let expected = if def.parents.len() == 1 { "" } else { "to be one of " };
    Err(op.error(format!("expects parent op {expected}'{}'", def.parents.join(", "))))
}

/// `SingleBlockImplicitTerminator`: nonempty regions end with [`OpDef::implicit_terminator`].
pub fn implicit_terminator(op: OpRef<'_>, errors: &mut Vec<Diag>) {
    let Some(terminator) = op.def().and_then(|d| d.implicit_terminator) else { return };
    for region in op.regions() {
        let Some(last) = region.entry().and_then(|b| b.last_op()) else { continue };
        if last.name() != terminator {
            let message = format!("expects regions to end with '{terminator}', found '{}'", last.name());
            let note = format!("in custom textual format, the absence of terminator implies '{terminator}'");
            return errors.push(op.error(message).with_note(op.loc(), note));
        }
    }
}

/// `Terminator`: the operation is the last of its block.
///
/// # Errors
/// If another follows.
pub fn terminator(op: OpRef<'_>) -> Result<(), Diag> {
    let block = op.body().block_of(op.id());
    if block.is_some_and(|b| op.body().last_op(b) == Some(op.id())) {
        return Ok(());
    }
    Err(op.error("must be the last operation in the parent block"))
}

/// `AttrSizedOperandSegments`: the attribute divides the operands into the groups of the record.
///
/// # Errors
/// If the attribute does not.
pub fn attr_sized_operand_segments(op: OpRef<'_>) -> Result<(), Diag> {
    let Some((def, Segments::Attribute(slot))) = op.def().map(|def| (def, def.operand_segments)) else {
        return Ok(());
    };
    check_segments(op, def, slot, ("operand", def.operands.len(), op.num_operands()))
}

/// `AttrSizedResultSegments`: as [`attr_sized_operand_segments`], for results.
///
/// # Errors
/// If the attribute does not.
pub fn attr_sized_result_segments(op: OpRef<'_>) -> Result<(), Diag> {
    let Some((def, Segments::Attribute(slot))) = op.def().map(|def| (def, def.result_segments)) else {
        return Ok(());
    };
    check_segments(op, def, slot, ("result", def.results.len(), op.num_results()))
}

fn check_segments(
    op: OpRef<'_>,
    def: &OpDef,
    slot: u8,
    (what, groups, found): (&str, usize, usize),
) -> Result<(), Diag> {
    match op.inherent(slot.into()) {
        Some(sizes) if sizes.divides(groups, found) => Ok(()),
        _ => segments(op, def, slot, (what, groups, found)).map(drop),
    }
}

/// The lengths of all groups of operands or results, which a slot's attribute gives.
pub(crate) fn segments(
    op: OpRef<'_>,
    def: &OpDef,
    slot: u8,
    (what, groups, found): (&str, usize, usize),
) -> Result<SegmentSizes, Diag> {
    let valid = op.inherent(slot.into()).filter(|sizes| sizes.divides(groups, found));
    if let Some(sizes) = valid.and_then(AttrRef::segment_sizes) {
        return Ok(sizes);
    }
    let sizes = segment_sizes(op, def, slot.into(), (what, found))?;
    if sizes.len() != groups {
        let name = def.attributes.get(usize::from(slot)).map_or("", |a| a.name);
        return Err(op.error(format!(
            "'{name}' attribute for specifying {what} segments must have {groups} elements, but got {}",
            sizes.len()
        )));
    }
    Ok(sizes)
}

/// The lengths of groups in a slot's attribute, which add up to `found`.
pub(crate) fn segment_sizes(
    op: OpRef<'_>,
    def: &OpDef,
    slot: usize,
    (what, found): (&str, usize),
) -> Result<SegmentSizes, Diag> {
    let name = def.attributes.get(slot).map_or("", |a| a.name);
    let Some(sizes) = op.inherent(slot).and_then(AttrRef::segment_sizes) else {
        return Err(op.error(format!("requires dense i32 array attribute '{name}'")));
    };
    if sizes.iter().any(|&n| n < 0) {
        return Err(op.error(format!("'{name}' attribute cannot have negative elements")));
    }
    let total: i64 = sizes.iter().map(|&n| i64::from(n)).sum();
    if usize::try_from(total) != Ok(found) {
        return Err(op.error(format!(
            "{what} count ({found}) does not match with the total size ({total}) specified in attribute '{name}'"
        )));
    }
    Ok(sizes)
}
