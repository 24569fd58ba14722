//! Helpers of the verifiers of functions, globals and other symbols.

use mlir::opdef::Traits;
use mlir::symbol_table::symbol_name;
use mlir::{AttrKind, AttrRef, Diag, OpRef, TypeRef};

use super::types::{LlvmType, data, is_compatible};
use super::{BlockTagAttr, BlockTagOp, ComdatSelectorOp, LLVMFuncOp, Linkage};

/// The linkage of a symbol.
pub(super) fn linkage(op: OpRef<'_>) -> Option<Linkage> {
    Linkage::from_value(op.attr(LLVMFuncOp::LINKAGE_ATTR).and_then(AttrRef::as_enum)?)
}

/// Whether a function has no body.
pub(super) fn is_declaration(op: OpRef<'_>) -> bool {
    op.num_regions() == 0 || op.region(0).is_empty()
}

/// Whether an operation can be a module.
pub(super) fn is_module(op: OpRef<'_>) -> bool {
    op.has_trait(Traits::SYMBOL_TABLE) && op.has_trait(Traits::ISOLATED_FROM_ABOVE)
}

/// The operation is directly in a module.
pub(super) fn verify_in_module(op: OpRef<'_>) -> Result<(), Diag> {
    op.ensure(op.parent_op().is_none_or(is_module), "must appear at the module level")
}

/// Whether a global can hold values of a type.
pub(super) fn can_be_global(ty: TypeRef<'_>) -> bool {
    is_compatible(ty)
        && !matches!(data(ty), Some(LlvmType::Void | LlvmType::Word("label" | "metadata" | "token")))
}

/// Whether the symbol with this name, directly inside an operation, satisfies a condition.
fn symbol_is(table: OpRef<'_>, name: &str, holds: impl Fn(OpRef<'_>) -> bool) -> bool {
    let named = |o: &OpRef<'_>| symbol_name(*o) == Some(name);
    table.num_regions() > 0
        && table.region(0).entry().is_some_and(|body| body.ops().find(named).is_some_and(holds))
}

/// The comdat, if given, is the name of a selector.
pub(super) fn verify_comdat(op: OpRef<'_>) -> Result<(), Diag> {
    let Some(comdat) = op.attr(LLVMFuncOp::COMDAT_ATTR) else { return Ok(()) };
    let AttrKind::SymbolRef { root, nested } = comdat.kind() else { return Ok(()) };
    let cx = op.cx();
    let root = cx.str(*root);
    let is_selector = |o: OpRef<'_>| o.is::<ComdatSelectorOp>();
    let table =
        std::iter::successors(op.parent_op(), |o| o.parent_op()).find(|o| o.has_trait(Traits::SYMBOL_TABLE));
    let found = table.is_some_and(|table| match nested.as_ref() {
        [] => symbol_is(table, root, is_selector),
        [leaf] => symbol_is(table, root, |o| symbol_is(o, cx.str(*leaf), is_selector)),
        _ => false,
    });
    op.ensure_plain(found, "expected comdat symbol")
}

/// The number of an `llvm.blocktag`.
pub(super) fn block_tag(op: OpRef<'_>) -> Option<u32> {
    let tag = op.cast::<BlockTagOp>()?.attr(BlockTagOp::TAG_ATTR)?;
    tag.cast::<BlockTagAttr>().map(|tag| tag.data.id)
}
