//! Alias scopes of memory accesses, as metadata: LLVM treats two accesses as independent if one is in scopes that are
//! known not to contain the other.
#![allow(unsafe_code, reason = "inkwell has no nodes that refer to themselves")]

use std::cell::RefCell;

use dialects::llvm::{AliasScopeAttr, AliasScopeDomainAttr, LoadOp};
use inkwell::context::Context;
use inkwell::llvm_sys::core::{LLVMMDNodeInContext2, LLVMMetadataAsValue, LLVMValueAsMetadata};
use inkwell::llvm_sys::debuginfo::{LLVMMetadataReplaceAllUsesWith, LLVMTemporaryMDNode};
use inkwell::values::{AsValueRef, InstructionValue, MetadataValue};
use mlir::{Attr, AttrRef, Diag, OpRef};
use rustc_hash::FxHashMap;

use super::building::check_flag;

/// The nodes of scopes and domains.
#[derive(Default)]
pub(super) struct Nodes<'ctx>(RefCell<FxHashMap<Attr, MetadataValue<'ctx>>>);

impl<'ctx> Nodes<'ctx> {
    /// Marks an access with the scopes that contain it, and those that do not.
    pub(super) fn annotate(
        &self,
        llvm: &'ctx Context,
        op: OpRef<'_>,
        instruction: InstructionValue<'ctx>,
    ) -> Result<(), Diag> {
        for (kind, name) in
            [("alias.scope", LoadOp::ALIAS_SCOPES_ATTR), ("noalias", LoadOp::NOALIAS_SCOPES_ATTR)]
        {
            let Some(scopes) = op.attr(name).and_then(AttrRef::as_array) else { continue };
            let node = |&scope: &Attr| Some(self.scope(llvm, op.cx().attr_ref(scope))?.into());
            let nodes: Option<Vec<_>> = scopes.iter().map(node).collect();
            let nodes = nodes.ok_or_else(|| op.error(format_args!("has a malformed '{name}'")))?;
            check_flag(op, instruction.set_metadata(llvm.metadata_node(&nodes), llvm.get_kind_id(kind)))?;
        }
        Ok(())
    }

    fn scope(&self, llvm: &'ctx Context, attr: AttrRef<'_>) -> Option<MetadataValue<'ctx>> {
        let scope = attr.cast::<AliasScopeAttr>()?;
        let domain = attr.cx().attr_ref(scope.domain());
        let parts = domain.cast::<AliasScopeDomainAttr>()?;
        let domain = self.node(llvm, domain, parts.id_(), None, parts.description());
        Some(self.node(llvm, attr, scope.id_(), Some(domain), scope.description()))
    }

    /// `!{id, domain, description}`; a node without a name has itself in place of the id.
    fn node(
        &self,
        llvm: &'ctx Context,
        attr: AttrRef<'_>,
        id: Attr,
        domain: Option<MetadataValue<'ctx>>,
        description: Option<Attr>,
    ) -> MetadataValue<'ctx> {
        if let Some(&node) = self.0.borrow().get(&attr.id()) {
            return node;
        }
        let cx = attr.cx();
        let text = |attr: Attr| Some(llvm.metadata_string(cx.attr_ref(attr).as_str()?));
        let rest = domain.into_iter().chain(description.and_then(text));
        let node = match text(id) {
            Some(id) => {
                llvm.metadata_node(&std::iter::once(id).chain(rest).map(Into::into).collect::<Vec<_>>())
            }
            None => distinct(llvm, rest),
        };
        self.0.borrow_mut().insert(attr.id(), node);
        node
    }
}

/// A node whose first operand is the node itself, so that it equals no other.
fn distinct<'ctx>(
    llvm: &'ctx Context,
    rest: impl Iterator<Item = MetadataValue<'ctx>>,
) -> MetadataValue<'ctx> {
    let context = llvm.raw();
    // SAFETY: all nodes are of one context. The list of operands is as long as stated and is copied. The placeholder is
    // a temporary node, which `LLVMMetadataReplaceAllUsesWith` destroys after it has put the new node in its place. The
    // result is metadata as a value.
    unsafe {
        let placeholder = LLVMTemporaryMDNode(context, std::ptr::null_mut(), 0);
        let mut operands = vec![placeholder];
        operands.extend(rest.map(|node| LLVMValueAsMetadata(node.as_value_ref())));
        let node = LLVMMDNodeInContext2(context, operands.as_mut_ptr(), operands.len());
        LLVMMetadataReplaceAllUsesWith(placeholder, node);
        MetadataValue::new(LLVMMetadataAsValue(context, node))
    }
}
