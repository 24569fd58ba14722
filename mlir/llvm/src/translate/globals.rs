//! Globals, aliases, indirect functions, comdats, and the functions that run before and after `main`.

use dialects::llvm::{self, Comdat, Linkage, UnnamedAddr, Visibility};
use inkwell::llvm_sys::LLVMLinkage::{self, *};
use inkwell::llvm_sys::LLVMThreadLocalMode::LLVMGeneralDynamicTLSModel;
use inkwell::llvm_sys::LLVMUnnamedAddr::{self, *};
use inkwell::llvm_sys::LLVMVisibility::{self, *};
use inkwell::llvm_sys::comdat::LLVMComdatSelectionKind::{self, *};
use inkwell::llvm_sys::comdat::{LLVMGetOrInsertComdat, LLVMSetComdat, LLVMSetComdatSelectionKind};
use mlir::{AttrKind, AttrRef, Diag, OpRef, RegionRef};
use rustc_hash::FxHashSet;

use super::building::alignment;
use super::function::{Built, Function, Translator};
use super::raw::{Raw, Value, c, is_instruction};
use super::types::ADDRESS_SPACES;
use super::{attributes, constants, rare};

pub(super) fn linkage(linkage: Linkage) -> LLVMLinkage {
    match linkage {
        Linkage::Private => LLVMPrivateLinkage,
        Linkage::Internal => LLVMInternalLinkage,
        Linkage::AvailableExternally => LLVMAvailableExternallyLinkage,
        Linkage::Linkonce => LLVMLinkOnceAnyLinkage,
        Linkage::Weak => LLVMWeakAnyLinkage,
        Linkage::Common => LLVMCommonLinkage,
        Linkage::Appending => LLVMAppendingLinkage,
        Linkage::ExternWeak => LLVMExternalWeakLinkage,
        Linkage::LinkonceODR => LLVMLinkOnceODRLinkage,
        Linkage::WeakODR => LLVMWeakODRLinkage,
        Linkage::External => LLVMExternalLinkage,
    }
}

fn visibility(visibility: Visibility) -> LLVMVisibility {
    match visibility {
        Visibility::Default => LLVMDefaultVisibility,
        Visibility::Hidden => LLVMHiddenVisibility,
        Visibility::Protected => LLVMProtectedVisibility,
    }
}

fn unnamed_address(unnamed: UnnamedAddr) -> LLVMUnnamedAddr {
    match unnamed {
        UnnamedAddr::None => LLVMNoUnnamedAddr,
        UnnamedAddr::Local => LLVMLocalUnnamedAddr,
        UnnamedAddr::Global => LLVMGlobalUnnamedAddr,
    }
}

/// What a symbol says of itself to the linker.
pub(super) struct Symbol {
    pub(super) linkage: Linkage,
    pub(super) visibility: Visibility,
    pub(super) unnamed: Option<UnnamedAddr>,
    pub(super) is_dso_local: bool,
}

impl Symbol {
    pub(super) fn apply(&self, value: Value) {
        if self.is_dso_local {
            // LLVM's C interface cannot say this, but hidden symbols are local, and stay so when they are not hidden.
            c!(LLVMSetVisibility(value, LLVMHiddenVisibility));
            c!(LLVMSetVisibility(value, LLVMDefaultVisibility));
        }
        c!(LLVMSetLinkage(value, linkage(self.linkage)));
        c!(LLVMSetVisibility(value, visibility(self.visibility)));
        c!(LLVMSetUnnamedAddress(value, unnamed_address(self.unnamed.unwrap_or(UnnamedAddr::None))));
    }
}

/// Puts a symbol into the comdat that it names.
pub(super) fn set_comdat(raw: Raw, value: Value, comdat: Option<AttrRef<'_>>) {
    if let Some(AttrKind::SymbolRef { root, nested }) = comdat.map(AttrRef::kind) {
        let name = comdat.map_or("", |comdat| comdat.cx().str(*nested.last().unwrap_or(root)));
        // SAFETY: the module is alive and owns the comdat; the value is a function or a global of it.
        unsafe { LLVMSetComdat(value, LLVMGetOrInsertComdat(raw.module, Raw::name(name).as_ptr())) };
    }
}

fn selection(kind: Comdat) -> LLVMComdatSelectionKind {
    match kind {
        Comdat::Any => LLVMAnyComdatSelectionKind,
        Comdat::ExactMatch => LLVMExactMatchComdatSelectionKind,
        Comdat::Largest => LLVMLargestComdatSelectionKind,
        Comdat::NoDeduplicate => LLVMNoDuplicatesComdatSelectionKind,
        Comdat::SameSize => LLVMSameSizeComdatSelectionKind,
    }
}

impl Translator<'_, '_> {
    pub(super) fn declare_comdats(
        &self,
        op: llvm::ComdatOp<'_>,
        seen: &mut FxHashSet<String>,
    ) -> Result<(), Diag> {
        for selector in op.body().entry().into_iter().flat_map(mlir::BlockRef::ops) {
            let Some(selector) = selector.cast::<llvm::ComdatSelectorOp<'_>>() else { continue };
            if !seen.insert(selector.sym_name().to_owned()) {
                let message = "comdat selection symbols must be unique even in different comdat regions";
                return Err(selector.plain_error(message));
            }
            let name = Raw::name(selector.sym_name());
            // SAFETY: the module is alive and owns the comdat.
            unsafe {
                let comdat = LLVMGetOrInsertComdat(self.raw.module, name.as_ptr());
                LLVMSetComdatSelectionKind(comdat, selection(selector.comdat()));
            }
        }
        Ok(())
    }

    pub(super) fn declare_global(&self, op: llvm::GlobalOp<'_>) -> Result<(), Diag> {
        let raw = self.raw;
        let text = op.value().and_then(AttrRef::as_bytes).map(|text| constants::string(raw, text));
        let ty = match text {
            Some(text) => super::raw::type_of(text),
            None => self.types.of(op.global_type().id()).map_err(|message| op.error(message))?,
        };
        let name = Raw::name(op.sym_name());
        let space = u32::try_from(op.addr_space()).ok().filter(|&space| space < ADDRESS_SPACES);
        let space = space.ok_or_else(|| op.error("has an address space that is too large"))?;
        let global = c!(LLVMAddGlobalInAddressSpace(raw.module, ty, name.as_ptr(), space));
        let symbol = Symbol {
            linkage: op.linkage(),
            visibility: op.visibility_(),
            unnamed: op.unnamed_addr(),
            is_dso_local: op.dso_local(),
        };
        symbol.apply(global);
        c!(LLVMSetGlobalConstant(global, i32::from(op.constant())));
        if op.thread_local_() {
            c!(LLVMSetThreadLocalMode(global, LLVMGeneralDynamicTLSModel));
        }
        c!(LLVMSetExternallyInitialized(global, i32::from(op.externally_initialized())));
        set_comdat(raw, global, op.comdat_attr());
        if let Some(section) = op.section() {
            c!(LLVMSetSection(global, Raw::name(section).as_ptr()));
        }
        if let Some(bytes) = op.alignment() {
            c!(LLVMSetAlignment(global, alignment(*op, bytes)?));
        }
        if let Some(dwarf) = &self.dwarf {
            dwarf.describe_global(op, global);
        }
        if let Some(given) = op.target_specific_attrs_attr() {
            attributes::written(raw, *op, given, llvm::GlobalOp::TARGET_SPECIFIC_ATTRS_ATTR)?;
            rare::describe_global(self, *op, given)?;
        }
        if let Some(text) = text.filter(|_| op.linkage() != Linkage::ExternWeak) {
            c!(LLVMSetInitializer(global, text));
        }
        Ok(())
    }

    /// A global without a value is a declaration, unless its linkage says that it is defined here.
    pub(super) fn initialize_global(&self, op: llvm::GlobalOp<'_>) -> Result<(), Diag> {
        let global = self.raw.symbol(op.sym_name()).ok_or_else(|| op.error("was not declared"))?;
        let ty = c!(LLVMGlobalGetValueType(global));
        let value = if let Some(value) = op.value() {
            if value.is_string() {
                return Ok(());
            }
            constants::constant(self.raw, value, ty).map_err(|message| self.failed(*op, message))?
        } else if !op.initializer().is_empty() {
            self.initializer(*op, op.initializer())?
        } else if op.linkage() == Linkage::External {
            return Ok(());
        } else {
            c!(LLVMGetUndef(ty))
        };
        if op.linkage() != Linkage::ExternWeak {
            c!(LLVMSetInitializer(global, value));
        }
        Ok(())
    }

    /// The value that an initializer region returns. It is translated as a temporary function: LLVM's builder folds
    /// constants, so that only the return remains.
    fn initializer(&self, op: OpRef<'_>, region: RegionRef<'_>) -> Result<Value, Diag> {
        let raw = self.raw;
        let returned =
            region.entry().and_then(mlir::BlockRef::terminator).filter(|ret| ret.num_operands() == 1);
        let returned = returned.ok_or_else(|| op.error("returns no initial value"))?;
        let ty = self.types.of(returned.ty(returned.operand(0)).id()).map_err(|message| op.error(message))?;
        let ty = c!(LLVMFunctionType(ty, std::ptr::null_mut(), 0, 0));
        let scratch = c!(LLVMAddFunction(raw.module, c"".as_ptr(), ty));
        let translated = Function::run(self, &op, scratch, "", super::function::Debug::None);
        let value = match &translated {
            Ok(()) => only_returned(scratch),
            Err(_) => None,
        };
        c!(LLVMClearInsertionPosition(raw.builder));
        c!(LLVMDeleteFunction(scratch));
        translated?;
        value.ok_or_else(|| returned.plain_error("unemittable constant value"))
    }

    pub(super) fn declare_alias(&self, op: llvm::AliasOp<'_>) -> Result<(), Diag> {
        let raw = self.raw;
        let ty = self.types.of(op.alias_type().id()).map_err(|message| op.error(message))?;
        let returned = op.initializer().entry().and_then(mlir::BlockRef::terminator);
        let space = returned.filter(|ret| ret.num_operands() == 1).and_then(|ret| {
            match llvm::types::data(ret.ty(ret.operand(0)))? {
                &llvm::types::LlvmType::Ptr { address_space } => Some(address_space),
                _ => None,
            }
        });
        let space = space.ok_or_else(|| op.error("returns no address"))?;
        let placeholder = c!(LLVMGetUndef(raw.pointer_type(space)));
        let name = Raw::name(op.sym_name());
        let alias = c!(LLVMAddAlias2(raw.module, ty, space, placeholder, name.as_ptr()));
        let symbol = Symbol {
            linkage: op.linkage(),
            visibility: op.visibility_(),
            unnamed: op.unnamed_addr(),
            // MLIR's translation does not pass it on.
            is_dso_local: false,
        };
        symbol.apply(alias);
        if op.thread_local_() {
            c!(LLVMSetThreadLocalMode(alias, LLVMGeneralDynamicTLSModel));
        }
        Ok(())
    }

    pub(super) fn define_alias(&self, op: llvm::AliasOp<'_>) -> Result<(), Diag> {
        let value = self.initializer(*op, op.initializer())?;
        let alias = self.raw.symbol(op.sym_name()).ok_or_else(|| op.error("was not declared"))?;
        c!(LLVMAliasSetAliasee(alias, value));
        Ok(())
    }

    pub(super) fn define_ifunc(&self, op: llvm::IFuncOp<'_>) -> Result<(), Diag> {
        let raw = self.raw;
        let ty = self.types.of(op.i_func_type().id()).map_err(|message| op.error(message))?;
        let resolver = raw.symbol(op.resolver());
        let resolver =
            resolver.ok_or_else(|| op.error(format_args!("has no resolver '{}'", op.resolver())))?;
        let (name, space) = (op.sym_name(), op.address_space() as u32);
        let start = name.as_ptr().cast();
        let ifunc = c!(LLVMAddGlobalIFunc(raw.module, start, name.len(), ty, space, resolver));
        let symbol = Symbol {
            linkage: op.linkage(),
            visibility: op.visibility_(),
            unnamed: Some(op.unnamed_addr()),
            is_dso_local: op.dso_local(),
        };
        symbol.apply(ifunc);
        Ok(())
    }

    /// Adds to `llvm.global_ctors` or `llvm.global_dtors`: priorities and functions, and data that decide whether these
    /// run.
    pub(super) fn add_to_list(
        &self,
        op: OpRef<'_>,
        name: &str,
        functions: &[mlir::Attr],
        priorities: &[mlir::Attr],
    ) -> Result<(), Diag> {
        let raw = self.raw;
        let (number, pointer) = (raw.int_type(32), raw.pointer_type(0));
        let mut fields = [number, pointer, pointer];
        let element = c!(LLVMStructTypeInContext(raw.context, fields.as_mut_ptr(), 3, 0));
        let mut elements = Vec::new();
        let name = Raw::name(name);
        let old = c!(LLVMGetNamedGlobal(raw.module, name.as_ptr()));
        if !old.is_null() {
            let list = c!(LLVMGetInitializer(old));
            let count = c!(LLVMGetArrayLength2(super::raw::type_of(list))) as u32;
            elements.extend((0..count).map(|index| c!(LLVMGetAggregateElement(list, index))));
            if !functions.is_empty() {
                c!(LLVMDeleteGlobal(old));
            }
        }
        for (&function, &priority) in functions.iter().zip(priorities) {
            let function = op.cx().attr_ref(function).as_flat_symbol().unwrap_or_default();
            let function = raw
                .function(function)
                .ok_or_else(|| op.error(format_args!("names '{function}', which is no function")))?;
            let priority = op.cx().attr_ref(priority).as_int().unwrap_or_default();
            let mut parts = [raw.int(32, priority as u64), function, c!(LLVMConstNull(pointer))];
            elements.push(c!(LLVMConstNamedStruct(element, parts.as_mut_ptr(), 3)));
        }
        let list = c!(LLVMConstArray2(element, elements.as_mut_ptr(), elements.len() as u64));
        let global = c!(LLVMAddGlobal(raw.module, super::raw::type_of(list), name.as_ptr()));
        c!(LLVMSetInitializer(global, list));
        c!(LLVMSetLinkage(global, LLVMAppendingLinkage));
        Ok(())
    }
}

/// What a function returns, if it does nothing else.
fn only_returned(function: Value) -> Option<Value> {
    let block = c!(LLVMGetFirstBasicBlock(function));
    let first = if block.is_null() { return None } else { c!(LLVMGetFirstInstruction(block)) };
    if first.is_null() || c!(LLVMIsAReturnInst(first)).is_null() || c!(LLVMGetNumOperands(first)) != 1 {
        return None;
    }
    let value = c!(LLVMGetOperand(first, 0));
    (!is_instruction(value) && c!(LLVMIsConstant(value)) != 0).then_some(value)
}

pub(super) fn addressof(this: &Function<'_, '_, '_>, op: llvm::AddressOfOp<'_>) -> Built {
    let name = op.global_name();
    let found = this.raw().symbol(name);
    found.map(Some).ok_or_else(|| op.error(format_args!("refers to '{name}', which is not declared")))
}

pub(super) fn dso_local_equivalent(this: &Function<'_, '_, '_>, op: llvm::DSOLocalEquivalentOp<'_>) -> Built {
    rare::dso_local_equivalent(this, *op, op.function_name()).map(Some)
}
