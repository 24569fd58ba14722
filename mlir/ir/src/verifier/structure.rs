//! The structure that all other checks rely on: names, counts, segments, blocks, regions and successors.

use crate::definitions::op::{Arity, OpDef, Segments, Traits, ValueSpec};
use crate::interfaces::allows_unknown_operations;
use crate::interfaces::traits::structure;
use crate::ir::body::Body;
use crate::ir::diag::Diag;
use crate::ir::entities::{Block, Region};
use crate::ir::segments::SegmentSizes;
use crate::ir::view::OpRef;
use crate::values::context::Context;
use crate::values::ids::Loc;

/// The operands or the results of an operation.
#[derive(Clone, Copy)]
pub(super) struct Values<'a> {
    /// `operand` or `result`, for messages.
    pub(super) what: &'static str,
    pub(super) specs: &'a [ValueSpec],
    pub(super) segments: Segments,
    pub(super) count: usize,
}

impl<'a> Values<'a> {
    pub(super) fn operands(op: OpRef<'_>, def: &'a OpDef) -> Self {
        let specs = def.operands;
        let segments = def.operand_segments;
        Values { what: "operand", specs, segments, count: op.num_operands() }
    }

    pub(super) fn results(op: OpRef<'_>, def: &'a OpDef) -> Self {
        let specs = def.results;
        let segments = def.result_segments;
        Values { what: "result", specs, segments, count: op.num_results() }
    }
}

/// The lengths of the groups of operands or results.
pub(super) struct GroupLengths {
    /// All of them, if an attribute holds them.
    given: SegmentSizes,
    /// Otherwise, the length of each group without a fixed length.
    open: usize,
}

impl GroupLengths {
    /// The length of the group with this index and arity.
    pub(super) fn of(&self, index: usize, arity: Arity) -> usize {
        match self.given.get(index) {
            Some(&size) => size as usize,
            None if arity == Arity::Single => 1,
            None => self.open,
        }
    }
}

/// The operation is registered or may be unregistered, and its discardable attributes satisfy their dialects.
pub(super) fn check_name(op: OpRef<'_>, def: Option<&OpDef>) -> Result<(), Diag> {
    let cx = op.cx();
    if def.is_none() {
        let dialect = cx.op_dialect_str(op.op_name());
        let known = cx.dialect(dialect);
        if known.is_some_and(|dialect| !allows_unknown_operations(dialect)) {
            let message = format!(
                "unregistered operation '{}' found in dialect ('{dialect}') that does not allow unknown operations",
                op.name(),
            );
            return Err(op.plain_error(message));
        }
        if known.is_none() && !cx.allows_unregistered() {
            return Err(op.error("created with unregistered dialect").with_help(
                "if this is intended, allow unregistered dialects (-allow-unregistered-dialect)",
            ));
        }
    }
    for &(name, attr) in op.discardable() {
        let name = cx.str(name);
        let Some((prefix, rest)) = name.split_once('.') else { continue };
        if let Some(check) = cx.dialect(prefix).and_then(|d| d.verify_op_attr) {
            check(op, rest, cx.attr_ref(attr))?;
        }
    }
    Ok(())
}

/// Only terminators branch, and only within their region.
pub(super) fn check_successors(op: OpRef<'_>) -> Result<(), Diag> {
    let body = op.body();
    if body.num_successors(op.id()) == 0 {
        return Ok(());
    }
    let Some(block) = body.block_of(op.id()) else { return Ok(()) };
    if body.last_op(block) != Some(op.id()) {
        let message = "operation with block successors must terminate its parent block";
        return Err(op.plain_error(message));
    }
    if op.successors().any(|s| body.region_of(s) != body.region_of(block)) {
        return Err(op.error("branching to block of a different region"));
    }
    Ok(())
}

/// The numbers of regions, results, successors and operands.
pub(super) fn check_counts(op: OpRef<'_>, def: &OpDef, errors: &mut Vec<Diag>) {
    let values = || {
        let operands = count(op.num_operands(), "operand");
        let results = count(op.num_results(), "result");
        format!("it has {operands} and {results}")
    };
    let is_single = |spec: &ValueSpec| matches!(spec.arity, Arity::Single);
    if let Some(wrong) = Wrong::of(op.num_regions(), def.regions, |r| !r.variadic) {
        let note = format!("it has {}", count(wrong.found, "region"));
        errors.push(op.error(regions_message(wrong)).with_note(op.loc(), note));
    }
    if let Some(wrong) = Wrong::of(op.num_results(), def.results, is_single) {
        errors.push(op.error(results_message(wrong)).with_note(op.loc(), values()));
    }
    if let Some(wrong) = Wrong::of(op.body().num_successors(op.id()), def.successors, |s| !s.variadic) {
        errors.push(op.error(successors_message(wrong)));
    }
    if let Some(wrong) = Wrong::of(op.num_operands(), def.operands, is_single) {
        errors.push(op.error(operands_message(wrong)).with_note(op.loc(), values()));
    }
}

/// The structural traits.
pub(super) fn check_traits(op: OpRef<'_>, def: &OpDef) -> Result<(), Diag> {
    def.structural.iter().try_for_each(|verify| verify(op))?;
    if def.traits.contains(Traits::ISOLATED_FROM_ABOVE) && !op.body().regions_of(op.id()).is_empty() {
        return Err(op.error("is isolated from above and must have its regions in a body of its own"));
    }
    Ok(())
}

fn count(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

/// A number of regions, results, successors or operands that does not fit their groups.
#[derive(Clone, Copy)]
struct Wrong {
    found: usize,
    /// The least number.
    needed: usize,
    /// Whether no other number would fit.
    exact: bool,
}

impl Wrong {
    /// `None` if `found` fits the groups, some of which hold exactly one.
    fn of<T>(found: usize, groups: &[T], is_single: impl Fn(&T) -> bool) -> Option<Self> {
        // One for each group always fits.
        if found == groups.len() {
            return None;
        }
        let needed = groups.iter().filter(|g| is_single(g)).count();
        let exact = needed == groups.len();
        (exact || found < needed).then_some(Wrong { found, needed, exact })
    }
}

fn operands_message(Wrong { found, needed, exact }: Wrong) -> String {
    match (needed, exact) {
        (0, true) => "requires zero operands".to_string(),
        (1, true) => "requires a single operand".to_string(),
        (n, true) => format!("expected {n} operands, but found {found}"),
        (n, false) => format!("expected {n} or more operands, but found {found}"),
    }
}

fn results_message(Wrong { needed, exact, .. }: Wrong) -> String {
    match (needed, exact) {
        (0, true) => "requires zero results".to_string(),
        (1, true) => "requires one result".to_string(),
        (n, true) => format!("expected {n} results"),
        (n, false) => format!("expected {n} or more results"),
    }
}

fn regions_message(Wrong { needed, exact, .. }: Wrong) -> String {
    match (needed, exact) {
        (0, true) => "requires zero regions".to_string(),
        (1, true) => "requires one region".to_string(),
        (n, true) => format!("expected {n} regions"),
        (n, false) => format!("expected {n} or more regions"),
    }
}

fn successors_message(Wrong { found, needed, exact }: Wrong) -> String {
    match (needed, exact) {
        (1, true) => format!("requires 1 successor but found {found}"),
        (n, true) => format!("requires {n} successors but found {found}"),
        (n, false) => format!("requires at least {n} successors but found {found}"),
    }
}

/// The lengths of the groups of operands or results; checks that they fit, since other checks rely on that.
pub(super) fn check_segments(op: OpRef<'_>, def: &OpDef, values: Values<'_>) -> Result<GroupLengths, Diag> {
    let Values { what, specs, segments, count } = values;
    let open = specs.iter().filter(|s| !matches!(s.arity, Arity::Single)).count();
    let given = match segments {
        Segments::Attribute(slot) => structure::segments(op, def, slot, (what, specs.len(), count))?,
        Segments::Equal if open > 0 && !(count - (specs.len() - open)).is_multiple_of(open) => {
            let message =
                format!("{what} count ({count}) cannot be divided into {open} groups of the same size");
            return Err(op.error(message));
        }
        Segments::Equal | Segments::Fixed => SegmentSizes::new(),
    };
    // The counts were checked.
    if open == 0 {
        return Ok(GroupLengths { given: SegmentSizes::new(), open: 0 });
    }
    let lengths = GroupLengths { given, open: (count - (specs.len() - open)) / open };
    let mut start = 0;
    for (index, spec) in specs.iter().enumerate() {
        let length = lengths.of(index, spec.arity);
        let allowed = match spec.arity {
            Arity::Single if length != 1 => Some("1 element"),
            Arity::Optional if length > 1 => Some("0 or 1 element"),
            Arity::VariadicOfVariadic(slot) => {
                structure::segment_sizes(op, def, slot.into(), (spec.name, length))?;
                None
            }
            _ => None,
        };
        if let Some(allowed) = allowed {
            return Err(op.error(format_args!(
                "{what} group starting at #{start} requires {allowed}, but found {length}"
            )));
        }
        start += length;
    }
    Ok(lengths)
}

/// Graph regions have at most one block.
pub(super) fn check_graph_regions(op: OpRef<'_>, def: &OpDef) -> Result<(), Diag> {
    if !def.traits.contains(Traits::GRAPH_REGION) {
        return Ok(());
    }
    for (i, region) in op.regions().enumerate() {
        if region.blocks().nth(1).is_some() {
            return Err(op.error(format!("expects graph region #{i} to have 0 or 1 blocks")));
        }
    }
    Ok(())
}

/// The entry block has no predecessors.
pub(super) fn check_region<'a>(
    cx: &Context,
    body: &Body,
    region: Region,
    owner: impl FnOnce() -> Option<OpRef<'a>>,
    errors: &mut Vec<Diag>,
) {
    let Some(entry) = body.entry_block(region) else { return };
    if let Some(from) = body.predecessors(entry).next() {
        let loc = owner().map(|o| o.loc());
        let mut ops = body.ops(from);
        let branch = ops.find(|&op| body.successors(op).any(|s| s == entry));
        let branch = branch.map(|op| OpRef::new(cx, body, op).loc());
        let Some(place) = loc.or(branch) else { return };
        let diag = Diag::error(place, "entry block of region may not have predecessors");
        errors.push(match branch {
            Some(branch) => diag.with_note(branch, "this operation branches to it"),
            None => diag,
        });
    }
}

/// The block ends with a terminator if it needs one.
pub(super) fn check_block_end(
    cx: &Context,
    body: &Body,
    block: Block,
    owner: Option<OpRef<'_>>,
    errors: &mut Vec<Diag>,
) {
    let single = body.next_block(block).is_none() && body.prev_block(block).is_none();
    let needs_none = |o: OpRef<'_>| o.def().is_none_or(|d| d.traits.contains(Traits::NO_TERMINATOR));
    if single && owner.is_none_or(needs_none) {
        return;
    }
    let Some(last) = body.last_op(block) else {
        let loc = owner.map_or(Loc::UNKNOWN, |o| o.loc());
        // The `SingleBlock` trait reports this itself.
        let said = owner.is_some_and(|o| o.has_trait(Traits::SINGLE_BLOCK));
        if !(said && single) {
            errors.push(Diag::error(loc, "empty block: expect at least a terminator"));
        }
        return;
    };
    let last = OpRef::new(cx, body, last);
    if last.def().is_some_and(|d| !d.traits.contains(Traits::TERMINATOR)) {
        errors.push(last.showing_error("block with no terminator, has ", true));
    }
}
