//! Records of debug information: what a variable is from here on, and labels.

use dialects::llvm;
use inkwell::llvm_sys::debuginfo::{
    LLVMDIBuilderInsertDbgValueRecordAtEnd, LLVMDIBuilderInsertDeclareRecordAtEnd,
    LLVMDIBuilderInsertLabelAtEnd,
};
use mlir::{AttrRef, OpRef};

use super::dwarf::Dwarf;
use super::function::{Built, Debug, Function};
use super::raw::{Metadata, c};

/// What a record needs: the debug information, the place, and the block that it is added to.
fn record<'x>(this: &'x Function<'_, '_, '_>, op: OpRef<'_>) -> Option<(&'x Dwarf, Metadata)> {
    let dwarf = this.shared.dwarf.as_ref()?;
    let Debug::Subprogram(subprogram) = this.debug else { return None };
    // Records without a place are invalid.
    Some((dwarf, dwarf.place(op.cx(), this.raw(), op.loc(), Some(subprogram), None)?))
}

/// What a record says of a value: the builder, the variable, the expression and the place.
type Parts<'x> = (&'x Dwarf, [Metadata; 3]);

fn parts<'x>(
    this: &'x Function<'_, '_, '_>,
    op: OpRef<'_>,
    [variable, expression]: [AttrRef<'_>; 2],
) -> Option<Parts<'x>> {
    let (dwarf, place) = record(this, op)?;
    Some((dwarf, [dwarf.node(variable.id())?, dwarf.node(expression.id())?, place]))
}

pub(super) fn declare(this: &Function<'_, '_, '_>, op: llvm::DbgDeclareOp<'_>) -> Built {
    let value = this.get(*op, op.addr())?;
    let of = [op.var_info_attr(), op.location_expr_attr()];
    if let Some((dwarf, [variable, expression, place])) = parts(this, *op, of) {
        let block = c!(LLVMGetInsertBlock(this.raw().builder));
        // SAFETY: the builder is of this module; the nodes are a variable, an expression and a place of its context.
        unsafe {
            LLVMDIBuilderInsertDeclareRecordAtEnd(dwarf.builder, value, variable, expression, place, block)
        };
    }
    Ok(None)
}

pub(super) fn value(this: &Function<'_, '_, '_>, op: llvm::DbgValueOp<'_>) -> Built {
    let value = this.get(*op, op.value())?;
    let of = [op.var_info_attr(), op.location_expr_attr()];
    if let Some((dwarf, [variable, expression, place])) = parts(this, *op, of) {
        let block = c!(LLVMGetInsertBlock(this.raw().builder));
        // SAFETY: see `declare`.
        unsafe {
            LLVMDIBuilderInsertDbgValueRecordAtEnd(dwarf.builder, value, variable, expression, place, block)
        };
    }
    Ok(None)
}

pub(super) fn label(this: &Function<'_, '_, '_>, op: llvm::DbgLabelOp<'_>) -> Built {
    let Some((dwarf, place)) = record(this, *op) else { return Ok(None) };
    if let Some(label) = dwarf.node(op.label_attr().id()) {
        let block = c!(LLVMGetInsertBlock(this.raw().builder));
        // SAFETY: see `declare`; the node is a label.
        unsafe { LLVMDIBuilderInsertLabelAtEnd(dwarf.builder, label, place, block) };
    }
    Ok(None)
}
