//! Text together with the places from which its lines come, for tools that show IR next to its source.

use super::names::Names;
use super::op::{INDENT, OpPrinter, aliases_of, checked};
use super::options::PrintOptions;
use super::stable::StableNames;
use super::state::Printer;
use crate::ir::body::Body;
use crate::ir::module::Module;
use crate::ir::view::{OpRef, RegionRef};
use crate::values::context::Context;
use crate::values::rewrite_record::Listing;

/// The text of a module as [`print_module`](super::print_module) writes it, with the locations of the operations
/// that begin its lines.
pub fn list_module(cx: &Context, module: &Module, options: &PrintOptions) -> Listing {
    let op = module.op(cx);
    let (options, comment) = checked(op, options);
    let mut p = OpPrinter::new(op, Names::of_op(op, &options), &options);
    p.inner.aliases = aliases_of(op, &options);
    p.marks = Some(Vec::new());
    p.write_text(&comment);
    p.inner.alias_definitions(false);
    p.operation(op);
    p.inner.out.push('\n');
    if !options.local_scope {
        p.inner.alias_definitions(true);
        p.inner.metadata(&module.external_resources);
    }
    Listing { text: p.inner.out, marks: p.marks.unwrap_or_default() }
}

/// The text of the contents of a body, which may be in the middle of a rewrite: an operation that is malformed by
/// itself has the generic form. `owner` is the operation around the body, if known.
pub(crate) fn list_body(
    cx: &Context,
    body: &Body,
    owner: Option<OpRef<'_>>,
    stable: &mut StableNames,
) -> Listing {
    let options = PrintOptions { local_scope: true, assume_verified: true, ..PrintOptions::default() };
    let mut names = Names::of_body(cx, body, &options);
    names.keep(stable);
    // As in the text of a module with the operation in it.
    let is_nested = owner.is_some_and(|op| op.block().is_some());
    let mut p = OpPrinter {
        indent: if is_nested { INDENT } else { 0 },
        default_dialects: vec!["builtin", OpPrinter::default_dialect_in(owner)],
        marks: Some(Vec::new()),
        checks: true,
        ..OpPrinter::of(Printer::new(cx, &options), names)
    };
    for &region in body.roots() {
        for (index, block) in RegionRef::new(cx, body, region, None).blocks().enumerate() {
            let label = index > 0 || !block.args().is_empty();
            p.block(block, label, index == 0, true);
        }
    }
    Listing { text: p.inner.out, marks: p.marks.unwrap_or_default() }
}
