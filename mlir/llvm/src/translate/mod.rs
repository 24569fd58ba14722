//! From the llvm dialect to LLVM IR, through inkwell.
//!
//! One LLVM function, global or instruction for each operation, except that structures which are only read field by
//! field are not built; nothing else is decided here. Everything that the dialect's verifier accepts is translated,
//! unless it uses a feature that is not supported: that is a diagnostic at the operation. Other dialects add their
//! translations through the interface [`Translation`].
//!
//! LLVM IR is verified once, when it has been translated; LLVM's passes are trusted.

#![allow(unsafe_code, reason = "LLVM IR is built by LLVM's C interface")]

mod addresses;
mod aggregates;
mod attributes;
mod auxiliary;
mod building;
mod calls;
mod constants;
mod control_flow;
mod debug;
mod dwarf;
mod dwarf_text;
mod function;
mod globals;
mod instructions;
mod intrinsics;
mod layout;
mod loops;
mod masks;
mod memory;
mod metadata;
mod module;
mod parts;
mod rare;
mod rare_text;
mod raw;
mod records;
mod types;
mod versions;

pub(crate) use self::attributes::NUMBERED;

use std::cell::RefCell;

use dialects::llvm;
use inkwell::context::AsContextRef as _;
use inkwell::llvm_sys::core::LLVMGlobalSetMetadata;
use inkwell::llvm_sys::debuginfo::LLVMSetSubprogram;
use inkwell::module::Module as LlvmModule;
use inkwell::values::FunctionValue;
use mlir::{Context, Diag, Module, OpRef};
use rustc_hash::{FxHashMap, FxHashSet};

use self::building::alignment;
pub use self::building::check;
pub use self::debug::{DebugInfo, Detail, Frame, Scopes};
use self::dwarf::Dwarf;
pub use self::function::{Built, Function, Handler, Translation};
use self::function::{Debug, Translator, missing};
use self::globals::Symbol;
use self::raw::{Raw, Value, c};
use self::types::Types;

/// What the translation is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Machine code. `debug_info` selects the debug information that is made from locations. With `has_versions`,
    /// functions that multiply and add in one step have a version for processors that can, and one for others
    /// (`versions`).
    Code {
        /// The debug information.
        debug_info: Option<Detail>,
        /// Whether there are versions.
        has_versions: bool,
    },
    /// What MLIR's translation makes, to the letter: with the debug information of attributes, and with structures that
    /// are read field by field.
    Text,
}

/// Translates a verified module of the llvm dialect into the empty module `into`. For machine code, that already has the
/// data layout of the target: alignments follow from it. Adds warnings to `diags`, and errors that another one follows.
///
/// # Errors
/// The first operation of another dialect or without a translation.
pub fn translate<'ctx>(
    cx: &Context,
    module: &Module,
    context: &'ctx inkwell::context::Context,
    into: LlvmModule<'ctx>,
    purpose: Purpose,
    diags: &mut Vec<Diag>,
) -> Result<Translated<'ctx>, Diag> {
    let builder = context.create_builder();
    let raw = Raw { context: context.as_ctx_ref(), module: into.as_mut_ptr(), builder: builder.as_mut_ptr() };
    let (debug_info, has_versions) = match purpose {
        Purpose::Code { debug_info, has_versions } => (debug_info, has_versions),
        Purpose::Text => (None, false),
    };
    let is_exact = purpose == Purpose::Text;
    if is_exact {
        module::prepare(raw, module.op(cx))?;
    }
    let translator = Translator {
        cx,
        types: Types::new(cx, context),
        raw,
        builder,
        entries: instructions::entries(cx),
        debug: debug_info.map(|detail| DebugInfo::new(context, &into, detail, names_functions(cx, module))),
        dwarf: if is_exact { Dwarf::new(cx, raw, module.op(cx))? } else { None },
        nodes: metadata::Nodes::default(),
        module: into,
        has_versions,
        is_exact,
        alloca_space: memory::alloca_space(raw),
        diags: RefCell::default(),
        rare: RefCell::default(),
        amend: module::mark_relaxations,
        tags: RefCell::new(FxHashMap::default()),
        unresolved: RefCell::default(),
    };
    let result = translator.run(module.op(cx));
    diags.append(&mut translator.diags.borrow_mut());
    result?;
    if let Some(debug) = &translator.debug {
        debug.finish();
    }
    Ok(Translated { rare: translator.rare.take(), module: translator.module })
}

/// The result of a translation.
pub struct Translated<'ctx> {
    /// The module.
    pub module: LlvmModule<'ctx>,
    rare: rare_text::Rare,
}

impl Translated<'_> {
    /// The text of the module, which is to be read again if the module itself lacks something that the text has.
    pub fn text(&self) -> Text {
        let text = self.module.print_to_string().to_string_lossy().into_owned();
        match self.rare.replace(&text) {
            Some(text) => Text::MustBeRead(text),
            None => Text::Whole(text),
        }
    }
}

/// A module as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Text {
    /// All that there is.
    Whole(String),
    /// More than the module in memory.
    MustBeRead(String),
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
        let ops: Vec<OpRef<'_>> = block.ops().collect();
        let mut comdats = FxHashSet::default();
        for comdat in all::<llvm::ComdatOp<'_>>(&ops) {
            self.declare_comdats(comdat, &mut comdats)?;
        }
        // Declare everything first: functions and globals refer to each other in any order.
        let functions: Vec<_> = all::<llvm::LLVMFuncOp<'_>>(&ops).collect();
        let declared = functions.iter().map(|&function| self.declare_function(function));
        let declared = declared.collect::<Result<Vec<_>, _>>()?;
        for (&function, &value) in functions.iter().zip(&declared) {
            self.describe_function(function, value)?;
        }
        self.globals(&ops)?;
        if self.is_exact {
            self.name_tools(root);
        }
        for &op in &ops {
            self.other(op)?;
        }
        for (&function, &value) in functions.iter().zip(&declared) {
            self.define_function(function, value)?;
        }
        control_flow::resolve(self)?;
        if self.dwarf.is_some() {
            self.name_version(root);
        }
        Ok(())
    }

    fn globals(&self, ops: &[OpRef<'_>]) -> Result<(), Diag> {
        for global in all::<llvm::GlobalOp<'_>>(ops) {
            self.declare_global(global)?;
        }
        for alias in all::<llvm::AliasOp<'_>>(ops) {
            self.declare_alias(alias)?;
        }
        for global in all::<llvm::GlobalOp<'_>>(ops) {
            self.initialize_global(global)?;
        }
        for &op in ops {
            if let Some(list) = op.cast::<llvm::GlobalCtorsOp<'_>>() {
                self.add_to_list(op, "llvm.global_ctors", list.ctors(), list.priorities())?;
            } else if let Some(list) = op.cast::<llvm::GlobalDtorsOp<'_>>() {
                self.add_to_list(op, "llvm.global_dtors", list.dtors(), list.priorities())?;
            }
        }
        for alias in all::<llvm::AliasOp<'_>>(ops) {
            self.define_alias(alias)?;
        }
        all::<llvm::IFuncOp<'_>>(ops).try_for_each(|ifunc| self.define_ifunc(ifunc))
    }

    /// An operation of the module that is no symbol.
    fn other(&self, op: OpRef<'_>) -> Result<(), Diag> {
        if let Some(flags) = op.cast::<llvm::ModuleFlagsOp<'_>>() {
            return self.module_flags(flags);
        }
        if let Some(options) = op.cast::<llvm::LinkerOptionsOp<'_>>() {
            self.linker_options(options);
            return Ok(());
        }
        let is_symbol = op.is::<llvm::LLVMFuncOp<'_>>()
            || op.is::<llvm::GlobalOp<'_>>()
            || op.is::<llvm::AliasOp<'_>>()
            || op.is::<llvm::IFuncOp<'_>>()
            || op.is::<llvm::ComdatOp<'_>>()
            || op.is::<llvm::GlobalCtorsOp<'_>>()
            || op.is::<llvm::GlobalDtorsOp<'_>>()
            // What is in another module is not a part of this one.
            // Its functions would be lost in a program; in the text, they are, as in MLIR's.
            || self.is_exact && op.is::<mlir::builtin::ModuleOp<'_>>();
        if is_symbol { Ok(()) } else { Err(missing(op)) }
    }

    fn declare_function(&self, op: llvm::LLVMFuncOp<'_>) -> Result<Value, Diag> {
        let ty = self.types.of(op.function_type().id()).map_err(|message| op.error(message))?;
        let name = Raw::name(op.sym_name());
        Ok(c!(LLVMAddFunction(self.raw.module, name.as_ptr(), ty)))
    }

    fn describe_function(&self, op: llvm::LLVMFuncOp<'_>, function: Value) -> Result<(), Diag> {
        let raw = self.raw;
        let symbol = Symbol {
            linkage: op.linkage(),
            visibility: op.visibility_(),
            unnamed: op.unnamed_addr(),
            is_dso_local: op.dso_local(),
        };
        symbol.apply(function);
        attributes::of_function(&self.types, raw, op, function)?;
        self.name_kernel(op, function)?;
        globals::set_comdat(raw, function, op.comdat_attr());
        if let Some(collector) = op.garbage_collector() {
            c!(LLVMSetGC(function, Raw::name(collector).as_ptr()));
        }
        if let Some(bytes) = op.alignment() {
            c!(LLVMSetAlignment(function, alignment(*op, bytes)?));
        }
        Ok(())
    }

    /// What is said of a function as metadata.
    fn name_kernel(&self, op: llvm::LLVMFuncOp<'_>, function: Value) -> Result<(), Diag> {
        let raw = self.raw;
        let list = |numbers: &[i32]| {
            raw.node(&numbers.iter().map(|&n| raw.number(32, u64::from(n as u32))).collect::<Vec<_>>())
        };
        let mut nodes = Vec::new();
        if let Some(hint) = op.vec_type_hint() {
            let ty = op.cx().attr_ref(hint.hint()).as_type();
            let ty = ty.ok_or_else(|| op.error("has a malformed 'vec_type_hint'"))?;
            let ty = self.types.of(ty).map_err(|message| op.error(message))?;
            let undef = raw.of_value(c!(LLVMGetUndef(ty)));
            nodes.push(("vec_type_hint", raw.node(&[undef, raw.number(32, u64::from(hint.is_signed()))])));
        }
        nodes.extend(op.work_group_size_hint().map(|sizes| ("work_group_size_hint", list(&sizes))));
        nodes.extend(op.reqd_work_group_size().map(|sizes| ("reqd_work_group_size", list(&sizes))));
        let size = op.intel_reqd_sub_group_size();
        nodes.extend(size.map(|size| ("intel_reqd_sub_group_size", list(&[size as i32]))));
        if let Some(count) = op.function_entry_count() {
            let node = raw.node(&[raw.string("function_entry_count"), raw.number(64, count as u64)]);
            nodes.push(("prof", node));
        }
        for (kind, node) in nodes {
            // SAFETY: the function and the node are of one context.
            unsafe { LLVMGlobalSetMetadata(function, raw.kind(kind), node) };
        }
        Ok(())
    }

    fn define_function(&self, op: llvm::LLVMFuncOp<'_>, function: Value) -> Result<(), Diag> {
        if op.body().is_empty() {
            if let Some(subprogram) = self.dwarf.as_ref().and_then(|dwarf| dwarf.subprogram(*op)) {
                // SAFETY: both are of one context, and the node is a subprogram.
                unsafe { LLVMSetSubprogram(function, subprogram) };
            }
            return Ok(());
        }
        let raw = self.raw;
        if let Some(personality) = op.personality() {
            let personality = raw
                .function(personality)
                .ok_or_else(|| op.error(format_args!("has no personality '{personality}'")))?;
            c!(LLVMSetPersonalityFn(function, personality));
        }
        if let Some(section) = op.section() {
            c!(LLVMSetSection(function, Raw::name(section).as_ptr()));
        }
        // SAFETY: it is a function of this context.
        let typed = unsafe { FunctionValue::new(function) }.ok_or_else(|| op.error("was not declared"))?;
        if self.has_versions && versions::differ(op, typed) {
            return self.define_versions(op, typed);
        }
        self.define(op, typed)
    }

    fn define(&self, op: llvm::LLVMFuncOp<'_>, function: FunctionValue<'ctx>) -> Result<(), Diag> {
        use inkwell::values::AsValueRef as _;
        let value = function.as_value_ref();
        let debug = if let Some(debug) = &self.debug {
            debug.function(self.cx, function, op.sym_name(), op.loc()).map_or(Debug::None, Debug::Scopes)
        } else if let Some(subprogram) = self.dwarf.as_ref().and_then(|dwarf| dwarf.subprogram(*op)) {
            // SAFETY: both are of one context, and the node is a subprogram.
            unsafe { LLVMSetSubprogram(value, subprogram) };
            Debug::Subprogram(subprogram)
        } else {
            Debug::None
        };
        Function::run(self, &op, value, op.sym_name(), debug)
    }
}

/// The operations of one kind.
fn all<'a, V: mlir::OpView<'a>>(ops: &[OpRef<'a>]) -> impl Iterator<Item = V> {
    ops.iter().filter_map(|op| op.cast::<V>())
}
