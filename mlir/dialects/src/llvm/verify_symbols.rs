//! Verifiers of aliases, ifuncs and other symbols of modules.

use mlir::hooks::{Verify, VerifyRegions};
use mlir::symbol_table::SymbolTables;
use mlir::{Attr, AttrRef, Diag, OpRef, OpView, effects};

use crate::verifiers::verifiers;

use super::symbols::{block_tag, can_be_global, is_declaration, linkage, verify_in_module};
use super::types::{LlvmType, data};
use super::{
    AliasOp, BlockAddressOp, BlockTagAttr, ComdatOp, ComdatSelectorOp, DSOLocalEquivalentOp, GlobalCtorsOp,
    GlobalDtorsOp, IFuncOp, LINKAGE_ATTR_SPEC, LLVMFuncOp, Linkage, LinkerOptionsOp, ModuleFlagAttr,
    ModuleFlagsOp, ReturnOp, ZeroAttr, ZeroOp, function_type,
};

fn linkage_word(linkage: Linkage) -> String {
    LINKAGE_ATTR_SPEC.cases.spell(linkage.value())
}

impl Verify for AliasOp<'_> {
    /// The type can be a global's, and the linkage an alias's.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        if !can_be_global(self.alias_type()) {
            return Err(op.error("expects type to be a valid element type for an LLVM global alias"));
        }
        match self.linkage() {
            linkage @ (Linkage::Appending | Linkage::ExternWeak | Linkage::Common) => Err(op.error(format_args!(
                "'{}' linkage not supported in aliases, available options: private, internal, linkonce, weak, \
                 linkonce_odr, weak_odr, external or available_externally",
                linkage_word(linkage)
            ))),
            _ => Ok(()),
        }
    }
}

impl VerifyRegions for AliasOp<'_> {
    /// The initializer computes a pointer, without side effects.
    fn verify_regions(self) -> Result<(), Diag> {
        let op = *self;
        let region = self.initializer();
        let Some(entry) = region.entry() else { return Ok(()) };
        let returned = entry.last_op().filter(|o| o.is::<ReturnOp>());
        let given = returned.and_then(|r| r.operand_types().next()).map(|t| op.cx().type_ref(t));
        if !matches!(given.and_then(data), Some(LlvmType::Ptr { .. })) {
            return Err(op.error("initializer region must always return a pointer"));
        }
        match entry.ops().find(|&o| !effects::is_memory_effect_free(o)) {
            None => Ok(()),
            Some(bad) => {
                Err(Diag::error(bad.loc(), "ops with side effects are not allowed in alias initializers"))
            }
        }
    }
}

impl IFuncOp<'_> {
    /// The resolver is a function with a body that returns a pointer.
    ///
    /// # Errors
    /// If it is not.
    pub fn verify_symbol_uses(self, tables: &SymbolTables) -> Result<(), Diag> {
        let op = *self;
        let found = tables.lookup_nearest(op, self.resolver(), |target: OpRef<'_>| {
            if target.is::<AliasOp>() {
                return Some((true, true));
            }
            let result = match function_type(target) {
                Some(LlvmType::Function { result, .. }) if target.is::<LLVMFuncOp>() => *result,
                _ => return None,
            };
            let defined = !is_declaration(target) && linkage(target) != Some(Linkage::AvailableExternally);
            let pointer = matches!(data(target.cx().type_ref(result)), Some(LlvmType::Ptr { .. }));
            Some((defined, pointer))
        });
        match found.flatten() {
            None => return Err(op.error("must have a function resolver")),
            Some((false, _)) => return Err(op.error("resolver must be a definition")),
            Some((_, false)) => return Err(op.error("resolver must return a pointer")),
            Some(_) => {}
        }
        match data(self.resolver_type()) {
            Some(LlvmType::Ptr { address_space }) if i64::from(*address_space) == self.address_space() => {
                Ok(())
            }
            _ => Err(op.error("resolver has incorrect type")),
        }
    }
}

impl Verify for IFuncOp<'_> {
    /// The linkage can be an ifunc's.
    fn verify(self) -> Result<(), Diag> {
        match self.linkage() {
            linkage @ (Linkage::Appending
            | Linkage::ExternWeak
            | Linkage::Common
            | Linkage::AvailableExternally) => Err(self.error(format_args!(
                "'{}' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, \
                     linkonce_odr, weak_odr, or external linkage",
                linkage_word(linkage)
            ))),
            _ => Ok(()),
        }
    }
}

/// There is a priority and a datum for each function; each datum is a symbol or zero.
fn verify_list(
    op: OpRef<'_>,
    name: &str,
    list: &[Attr],
    priorities: &[Attr],
    data: &[Attr],
) -> Result<(), Diag> {
    let symbol_or_zero = |a: AttrRef<'_>| a.is_flat_symbol_ref() || a.isa::<ZeroAttr>();
    if !data.iter().all(|&a| symbol_or_zero(op.cx().attr_ref(a))) {
        return Err(op.plain_error("data element must be symbol or #llvm.zero"));
    }
    if priorities.len() == list.len() && data.len() == list.len() {
        Ok(())
    } else {
        let message = format!("{name}, priorities, and data must have the same number of elements");
        Err(op.plain_error(message))
    }
}

/// Each name is that of a function with a body.
fn verify_functions(op: OpRef<'_>, list: &[Attr], tables: &SymbolTables) -> Result<(), Diag> {
    for symbol in list.iter().filter_map(|&a| op.cx().attr_ref(a).as_flat_symbol()) {
        let found = tables.lookup_nearest(op, symbol, |target: OpRef<'_>| {
            target.is::<LLVMFuncOp>().then(|| is_declaration(target))
        });
        match found.flatten() {
            Some(false) => {}
            Some(true) => return Err(op.error(format_args!("'{symbol}' does not have a definition"))),
            None => {
                return Err(op.error(format_args!("'{symbol}' does not reference a valid LLVM function")));
            }
        }
    }
    Ok(())
}

impl GlobalCtorsOp<'_> {
    /// See `verify_functions`.
    ///
    /// # Errors
    /// If one is not.
    pub fn verify_symbol_uses(self, tables: &SymbolTables) -> Result<(), Diag> {
        verify_functions(self.op_ref(), self.ctors(), tables)
    }
}

impl Verify for GlobalCtorsOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        verify_list(self.op_ref(), Self::CTORS_ATTR, self.ctors(), self.priorities(), self.data())
    }
}

impl GlobalDtorsOp<'_> {
    /// See `verify_functions`.
    ///
    /// # Errors
    /// If one is not.
    pub fn verify_symbol_uses(self, tables: &SymbolTables) -> Result<(), Diag> {
        verify_functions(self.op_ref(), self.dtors(), tables)
    }
}

impl Verify for GlobalDtorsOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        verify_list(self.op_ref(), Self::DTORS_ATTR, self.dtors(), self.priorities(), self.data())
    }
}

impl VerifyRegions for ComdatOp<'_> {
    /// The region contains only selectors.
    fn verify_regions(self) -> Result<(), Diag> {
        let _op = *self;
        let region = self.body();
        let Some(body) = region.entry() else { return Ok(()) };
        match body.ops().find(|o| !o.is::<ComdatSelectorOp>()) {
            None => Ok(()),
            Some(bad) => {
                Err(Diag::error(bad.loc(), "only comdat selector symbols can appear in a comdat region"))
            }
        }
    }
}

verifiers! { LinkerOptionsOp: verify_in_module; }

impl Verify for ModuleFlagsOp<'_> {
    /// The operation is in a module, and each element is a module flag.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        verify_in_module(op)?;
        if self.flags().iter().all(|&f| op.cx().attr_ref(f).isa::<ModuleFlagAttr>()) {
            Ok(())
        } else {
            Err(op.error("expected a module flag attribute"))
        }
    }
}

impl Verify for ZeroOp<'_> {
    /// The type, if it is a target type, has a zero value.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        match data(op.ty(self.res())) {
            Some(LlvmType::Target { name, .. }) if !name.starts_with("spirv.") => {
                Err(op.error("target extension type does not support zero-initializer"))
            }
            _ => Ok(()),
        }
    }
}

impl DSOLocalEquivalentOp<'_> {
    /// The name is that of a function or an alias.
    ///
    /// # Errors
    /// If it is not.
    pub fn verify_symbol_uses(self, tables: &SymbolTables) -> Result<(), Diag> {
        let op = *self;
        let found = tables.lookup_nearest(op, self.function_name(), |target: OpRef<'_>| {
            let known = target.is::<LLVMFuncOp>() || target.is::<AliasOp>();
            known.then(|| linkage(target))
        });
        match found.flatten() {
            None => Err(op.error("must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'")),
            Some(Some(Linkage::ExternWeak)) => {
                Err(op.error("target function with 'extern_weak' linkage not allowed"))
            }
            Some(_) => Ok(()),
        }
    }
}

impl BlockAddressOp<'_> {
    /// The function has a block with the tag.
    ///
    /// # Errors
    /// If it is not.
    pub fn verify_symbol_uses(self, tables: &SymbolTables) -> Result<(), Diag> {
        let op = *self;
        let address = self.block_addr();
        let Some(name) = op.cx().attr_ref(address.function()).as_flat_symbol() else { return Ok(()) };
        let tag = op.cx().attr_ref(address.tag()).cast::<BlockTagAttr>();
        let tag = tag.map(|tag| tag.data.id);
        let found = tables.lookup_nearest(op, name, |target: OpRef<'_>| {
            let tagged = |region: mlir::RegionRef<'_>| {
                region.blocks().any(|b| b.ops().any(|o| block_tag(o).is_some_and(|t| Some(t) == tag)))
            };
            target.is::<LLVMFuncOp>() && target.num_regions() > 0 && tagged(target.region(0))
        });
        match found {
            Some(true) => Ok(()),
            _ => Err(op.error("expects an existing block label target in the referenced function")),
        }
    }
}
