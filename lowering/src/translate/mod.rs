//! From the llvm dialect to LLVM IR, through inkwell.
//!
//! One LLVM function, global or instruction an operation; nothing is decided here. What the dialect's verifier
//! accepted translates, unless it uses what this room does not know yet: that is a diagnostic at the operation.

mod constants;
mod debug;
mod function;
mod instructions;
mod types;

use dialects::llvm;
use inkwell::attributes::{Attribute, AttributeLoc};
use inkwell::builder::Builder;
use inkwell::module::{Linkage, Module as LlvmModule};
use inkwell::values::GlobalValue;
use mlir::{AttrRef, Context, Diag, Module, OpRef};

use self::debug::DebugInfo;
use self::function::FunctionTranslator;
use self::types::Types;

/// Translates a module of which every operation is of the llvm dialect; `debug_info` asks for line tables.
///
/// # Errors
/// The first operation that is of another dialect or has no translation.
pub fn translate<'ctx>(
    cx: &Context,
    module: &Module,
    context: &'ctx inkwell::context::Context,
    name: &str,
    debug_info: bool,
) -> Result<LlvmModule<'ctx>, Diag> {
    let llvm = context.create_module(name);
    let translator = Translator {
        cx,
        types: Types::new(cx, context),
        builder: context.create_builder(),
        handlers: instructions::handlers(cx),
        debug: debug_info.then(|| DebugInfo::new(&llvm, name)),
        module: llvm,
    };
    translator.run(module.op(cx))?;
    if let Some(debug) = &translator.debug {
        debug.finish();
    }
    Ok(translator.module)
}

/// What the translation of one module shares.
struct Translator<'a, 'ctx> {
    cx: &'a Context,
    types: Types<'a, 'ctx>,
    builder: Builder<'ctx>,
    handlers: instructions::Handlers,
    debug: Option<DebugInfo<'ctx>>,
    module: LlvmModule<'ctx>,
}

impl<'ctx> Translator<'_, 'ctx> {
    fn run(&self, root: OpRef<'_>) -> Result<(), Diag> {
        let Some(block) = (root.num_regions() == 1).then(|| root.region(0).entry()).flatten() else {
            return Err(root.error("has no body to translate"));
        };
        // Declare everything first: functions and globals refer to each other in any order.
        for op in block.ops() {
            if op.is::<llvm::LLVMFuncOp<'_>>() {
                self.declare_function(op)?;
            } else if op.is::<llvm::GlobalOp<'_>>() {
                self.declare_global(op)?;
            } else {
                return Err(Diag::error(
                    op.loc(),
                    format!("cannot be converted to LLVM IR: missing translation for '{}'", op.name()),
                )
                .with_help("lower it to the llvm dialect first (-emit=mlir-llvm shows what is left)"));
            }
        }
        for op in block.ops() {
            if op.is::<llvm::LLVMFuncOp<'_>>() {
                if !op.region(0).is_empty() {
                    FunctionTranslator::run(self, &op)?;
                }
            } else {
                self.initialize_global(op)?;
            }
        }
        Ok(())
    }

    fn declare_function(&self, op: OpRef<'_>) -> Result<(), Diag> {
        let name = required(op, "sym_name")?.as_str().ok_or_else(|| op.error("needs a name"))?;
        let ty = required(op, "function_type")?.as_type().ok_or_else(|| op.error("needs a function type"))?;
        let ty = self.types.function(ty).map_err(|m| op.error(m))?;
        let function = self.module.add_function(name, ty, None);
        function.set_linkage(linkage(op)?);
        if op.attr("no_inline").is_some() {
            let kind = Attribute::get_named_enum_kind_id("noinline");
            function.add_attribute(AttributeLoc::Function, self.types.llvm.create_enum_attribute(kind, 0));
        }
        function.set_call_conventions(op.attr("CConv").and_then(AttrRef::as_enum).unwrap_or(0) as u32);
        Ok(())
    }

    fn declare_global(&self, op: OpRef<'_>) -> Result<(), Diag> {
        let name = required(op, "sym_name")?.as_str().ok_or_else(|| op.error("needs a name"))?;
        let ty = required(op, "global_type")?.as_type().ok_or_else(|| op.error("needs a type"))?;
        let ty = self.types.basic(ty).map_err(|m| op.error(m))?;
        let global = self.module.add_global(ty, None, name);
        global.set_linkage(linkage(op)?);
        global.set_constant(op.attr("constant").is_some());
        global.set_thread_local(op.attr("thread_local_").is_some());
        global.set_externally_initialized(op.attr("externally_initialized").is_some());
        let unnamed = op.attr("unnamed_addr").and_then(AttrRef::as_enum) == Some(2);
        global.set_unnamed_addr(unnamed);
        if let Some(alignment) = op.attr("alignment").and_then(AttrRef::as_int) {
            global.set_alignment(u32::try_from(alignment).map_err(|_| op.error("alignment is too large"))?);
        }
        Ok(())
    }

    fn initialize_global(&self, op: OpRef<'_>) -> Result<(), Diag> {
        let Some(global) =
            op.attr("sym_name").and_then(AttrRef::as_str).and_then(|n| self.module.get_global(n))
        else {
            return Err(op.error("was not declared"));
        };
        let ty = required(op, "global_type")?.as_type().ok_or_else(|| op.error("needs a type"))?;
        if !op.region(0).is_empty() {
            return Err(op.error("has an initializer region, which is not translated yet"));
        }
        match op.attr("value") {
            Some(value) => {
                let value = constants::constant(&self.types, value, ty).map_err(|m| op.error(m))?;
                global.set_initializer(&value);
            }
            None => self.leave_uninitialized(op, global, ty)?,
        }
        Ok(())
    }

    /// A global without value is a declaration, unless its linkage says that it is defined here.
    fn leave_uninitialized(
        &self,
        op: OpRef<'_>,
        global: GlobalValue<'ctx>,
        ty: mlir::Type,
    ) -> Result<(), Diag> {
        if !matches!(global.get_linkage(), Linkage::External | Linkage::ExternalWeak) {
            let undef = constants::undef(&self.types, ty).map_err(|m| op.error(m))?;
            global.set_initializer(&undef);
        }
        Ok(())
    }
}

/// An attribute that the verifier demands; the IR may come from outside, so its absence is still a diagnostic.
fn required<'a>(op: OpRef<'a>, name: &str) -> Result<AttrRef<'a>, Diag> {
    op.attr(name).ok_or_else(|| op.error(format_args!("requires attribute '{name}'")))
}

fn linkage(op: OpRef<'_>) -> Result<Linkage, Diag> {
    Ok(match required(op, "linkage")?.as_enum() {
        Some(0) => Linkage::Private,
        Some(1) => Linkage::Internal,
        Some(2) => Linkage::AvailableExternally,
        Some(3) => Linkage::LinkOnceAny,
        Some(4) => Linkage::WeakAny,
        Some(5) => Linkage::Common,
        Some(6) => Linkage::Appending,
        Some(7) => Linkage::ExternalWeak,
        Some(8) => Linkage::LinkOnceODR,
        Some(9) => Linkage::WeakODR,
        Some(10) => Linkage::External,
        _ => return Err(op.error("has a linkage that is not known")),
    })
}
