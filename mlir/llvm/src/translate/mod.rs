//! From the llvm dialect to LLVM IR, through inkwell.
//!
//! One LLVM function, global or instruction for each operation, except that structures which are only read field by
//! field are not built; nothing else is decided here. Everything that the dialect's verifier accepts is translated,
//! unless it uses a feature that is not supported: that is a diagnostic at the operation. Other dialects add their
//! translations through the interface [`Translation`].
//!
//! LLVM IR is verified once, when it has been translated; LLVM's passes are trusted.

mod aggregates;
mod alias;
mod attributes;
mod building;
mod constants;
mod control_flow;
mod debug;
mod function;
mod instructions;
mod intrinsics;
mod memory;
mod types;
mod versions;

use dialects::llvm;
use inkwell::attributes::{Attribute, AttributeLoc};
use inkwell::module::{Linkage, Module as LlvmModule};
use inkwell::types::BasicType;
use inkwell::values::{BasicValue, BasicValueEnum, FunctionValue, InstructionOpcode, UnnamedAddress};
use inkwell::{AddressSpace, GlobalVisibility};
use mlir::{Context, Diag, Module, OpRef};

use self::building::alignment;
pub use self::building::check;
pub use self::debug::{DebugInfo, Detail, Frame, Scopes};
use self::function::Translator;
pub use self::function::{Built, Function, Handler, Translation};
use self::types::Types;

/// Translates a verified module of the llvm dialect into the empty module `into`, which already has the data layout of
/// the target: alignments follow from it. `debug_info` selects the debug information. With `has_versions`, functions that
/// multiply and add in one step have a version for processors that can, and one for others (`versions`).
///
/// # Errors
/// The first operation of another dialect or without a translation.
pub fn translate<'ctx>(
    cx: &Context,
    module: &Module,
    context: &'ctx inkwell::context::Context,
    into: LlvmModule<'ctx>,
    debug_info: Option<Detail>,
    has_versions: bool,
) -> Result<LlvmModule<'ctx>, Diag> {
    let translator = Translator {
        cx,
        types: Types::new(cx, context),
        builder: context.create_builder(),
        handlers: instructions::handlers(cx),
        debug: debug_info.map(|detail| DebugInfo::new(context, &into, detail, names_functions(cx, module))),
        alias_scopes: alias::Nodes::default(),
        module: into,
        has_versions,
    };
    translator.run(module.op(cx))?;
    if let Some(debug) = &translator.debug {
        debug.finish();
    }
    Ok(translator.module)
}

/// Whether functions have the names of the source.
fn names_functions(cx: &Context, module: &Module) -> bool {
    let block = module.region().and_then(|region| module.body().entry_block(region));
    let mut ops = block.into_iter().flat_map(|block| module.body().ops(block));
    ops.any(|op| debug::named(cx, module.body().loc(op)).is_some())
}

impl<'ctx> Translator<'_, 'ctx> {
    fn run(&self, root: OpRef<'_>) -> Result<(), Diag> {
        let Some(block) = (root.num_regions() == 1).then(|| root.region(0).entry()).flatten() else {
            return Err(root.error("has no body to translate"));
        };
        // Declare everything first: functions and globals refer to each other in any order.
        for op in block.ops() {
            if let Some(function) = op.cast::<llvm::LLVMFuncOp>() {
                self.declare_function(function)?;
            } else if let Some(global) = op.cast::<llvm::GlobalOp>() {
                self.declare_global(global)?;
            } else {
                return Err(Diag::error(
                    op.loc(),
                    format!("cannot be converted to LLVM IR: missing translation for '{}'", op.name()),
                )
                .with_help("lower it to the llvm dialect first (-emit=mlir-llvm shows what is left)"));
            }
        }
        for op in block.ops() {
            if let Some(function) = op.cast::<llvm::LLVMFuncOp>() {
                self.define_function(function)?;
            } else if let Some(global) = op.cast::<llvm::GlobalOp>() {
                self.initialize_global(global)?;
            }
        }
        Ok(())
    }

    fn declare_function(&self, op: llvm::LLVMFuncOp<'_>) -> Result<(), Diag> {
        let ty = self.types.function(op.function_type().id()).map_err(|m| op.error(m))?;
        let function = self.module.add_function(op.sym_name(), ty, Some(linkage(op.linkage())));
        let value = function.as_global_value();
        value.set_visibility(visibility(op.visibility_()));
        value.set_unnamed_address(unnamed_address(op.unnamed_addr().unwrap_or(llvm::UnnamedAddr::None)));
        self.add_attributes(op, function)
    }

    /// Gives a function, or a version of it, its attributes and its calling convention.
    fn add_attributes(&self, op: llvm::LLVMFuncOp<'_>, function: FunctionValue<'ctx>) -> Result<(), Diag> {
        let types = &self.types;
        function.set_call_conventions(op.c_conv().value() as u32);
        if op.no_inline() {
            let kind = Attribute::get_named_enum_kind_id("noinline");
            function.add_attribute(AttributeLoc::Function, types.llvm.create_enum_attribute(kind, 0));
        }
        if let Some(given) = op.passthrough_attr() {
            let given = attributes::passthrough(types, given);
            for attribute in given.ok_or_else(|| op.error("has a malformed 'passthrough'"))? {
                function.add_attribute(AttributeLoc::Function, attribute);
            }
        }
        let args = op.arg_attrs().unwrap_or_default();
        let results = op.res_attrs().unwrap_or_default();
        attributes::of_values(types, *op, function, AttributeLoc::Param, args)?;
        attributes::of_values(types, *op, function, |_| AttributeLoc::Return, results)
    }

    fn define_function(&self, op: llvm::LLVMFuncOp<'_>) -> Result<(), Diag> {
        if op.body().is_empty() {
            return Ok(());
        }
        let name = op.sym_name();
        let function = self.module.get_function(name).ok_or_else(|| op.error("was not declared"))?;
        if self.has_versions && versions::differ(op, function) {
            return self.define_versions(op, function);
        }
        self.define(op, function)
    }

    fn define(&self, op: llvm::LLVMFuncOp<'_>, function: FunctionValue<'ctx>) -> Result<(), Diag> {
        let scopes = self.debug.as_ref().and_then(|d| d.function(self.cx, function, op.sym_name(), op.loc()));
        Function::run(self, &op, function, scopes)
    }

    fn declare_global(&self, op: llvm::GlobalOp<'_>) -> Result<(), Diag> {
        let ty = self.types.sized(op.global_type().id()).map_err(|m| op.error(m))?;
        let space = u16::try_from(op.addr_space()).ok().map(AddressSpace::from);
        let space = space.ok_or_else(|| op.error("has an address space that is too large"))?;
        let global = self.module.add_global(ty, Some(space), op.sym_name());
        global.set_linkage(linkage(op.linkage()));
        global.set_visibility(visibility(op.visibility_()));
        global.set_unnamed_address(unnamed_address(op.unnamed_addr().unwrap_or(llvm::UnnamedAddr::None)));
        global.set_constant(op.constant());
        global.set_thread_local(op.thread_local_());
        global.set_externally_initialized(op.externally_initialized());
        global.set_section(op.section());
        if let Some(bytes) = op.alignment() {
            global.set_alignment(alignment(*op, bytes)?);
        }
        Ok(())
    }

    /// A global without a value is a declaration, unless its linkage says that it is defined here.
    fn initialize_global(&self, op: llvm::GlobalOp<'_>) -> Result<(), Diag> {
        let global = self.module.get_global(op.sym_name()).ok_or_else(|| op.error("was not declared"))?;
        let ty = op.global_type().id();
        let value = if let Some(value) = op.value() {
            constants::constant(&self.types, value, ty).map_err(|m| op.error(m))?
        } else if !op.initializer().is_empty() {
            self.initializer(op)?
        } else if matches!(op.linkage(), llvm::Linkage::External | llvm::Linkage::ExternWeak) {
            return Ok(());
        } else {
            constants::undef(self.types.basic(ty).map_err(|m| op.error(m))?)
        };
        global.set_initializer(&value);
        Ok(())
    }

    /// The value that an initializer region returns. It is translated as a temporary function: LLVM's builder folds
    /// constants, so that only the return remains.
    #[allow(unsafe_code, reason = "functions are deleted by hand")]
    fn initializer(&self, op: llvm::GlobalOp<'_>) -> Result<BasicValueEnum<'ctx>, Diag> {
        let ty = self.types.basic(op.global_type().id()).map_err(|m| op.error(m))?;
        let scratch = self.module.add_function("", ty.fn_type(&[], false), None);
        let translated = Function::run(self, &op, scratch, None);
        let first = scratch.get_first_basic_block().and_then(|block| block.get_first_instruction());
        let only = first.filter(|i| i.get_opcode() == InstructionOpcode::Return);
        let value = only.and_then(|i| i.get_operand(0)).and_then(|operand| operand.value());
        let value = value.filter(|value| value.as_instruction_value().is_none());
        self.builder.clear_insertion_position();
        // SAFETY: nothing refers to the function: it has no name, and the builder has left it. The value that it
        // returned does not belong to it: the value is not an instruction, and there are no parameters.
        unsafe { scratch.delete() };
        translated?;
        value.ok_or_else(|| op.error("has an initializer that is not a constant"))
    }
}

fn linkage(linkage: llvm::Linkage) -> Linkage {
    match linkage {
        llvm::Linkage::Private => Linkage::Private,
        llvm::Linkage::Internal => Linkage::Internal,
        llvm::Linkage::AvailableExternally => Linkage::AvailableExternally,
        llvm::Linkage::Linkonce => Linkage::LinkOnceAny,
        llvm::Linkage::Weak => Linkage::WeakAny,
        llvm::Linkage::Common => Linkage::Common,
        llvm::Linkage::Appending => Linkage::Appending,
        llvm::Linkage::ExternWeak => Linkage::ExternalWeak,
        llvm::Linkage::LinkonceODR => Linkage::LinkOnceODR,
        llvm::Linkage::WeakODR => Linkage::WeakODR,
        llvm::Linkage::External => Linkage::External,
    }
}

fn visibility(visibility: llvm::Visibility) -> GlobalVisibility {
    match visibility {
        llvm::Visibility::Default => GlobalVisibility::Default,
        llvm::Visibility::Hidden => GlobalVisibility::Hidden,
        llvm::Visibility::Protected => GlobalVisibility::Protected,
    }
}

fn unnamed_address(unnamed: llvm::UnnamedAddr) -> UnnamedAddress {
    match unnamed {
        llvm::UnnamedAddr::None => UnnamedAddress::None,
        llvm::UnnamedAddr::Local => UnnamedAddress::Local,
        llvm::UnnamedAddr::Global => UnnamedAddress::Global,
    }
}
