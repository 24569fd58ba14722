//! From LLVM IR to the llvm dialect: what `mlir-translate -import-llvm` does, with the same text.
//!
//! LLVM parses the text or bitcode, and the module is then read through its C interface (`ir`, `node`); nothing is changed
//! in it. What that interface does not tell is read from LLVM's text of a single thing (`scratch`, `fields`) or from the
//! module's bitcode (`hidden`). Each step takes time in proportion to the module.
#![allow(unsafe_code, reason = "LLVM parses the module through its C interface")]

mod attributes;
mod bitstream;
mod calls;
mod constants;
mod control;
mod data_layout;
mod debug;
mod fields;
mod flags;
mod functions;
mod globals;
mod hidden;
mod importer;
mod instructions;
mod intrinsic_table;
mod intrinsics;
mod ir;
mod kinds;
mod loops;
mod memory;
mod metadata;
mod metadata_state;
mod node;
mod options;
mod records;
mod region;
mod scratch;
mod types;

use std::marker::PhantomData;
use std::ptr::null_mut;

use dialects::dlti;
use dialects::llvm::{AliasOp, GlobalOp, IFuncOp, LLVMFuncOp};
use inkwell::context::AsContextRef;
use inkwell::llvm_sys::analysis::LLVMVerifierFailureAction::LLVMReturnStatusAction;
use inkwell::llvm_sys::analysis::LLVMVerifyModule;
use inkwell::llvm_sys::core::{
    LLVMCreateMemoryBufferWithMemoryRangeCopy, LLVMDisposeMemoryBuffer, LLVMDisposeModule,
};
use inkwell::llvm_sys::ir_reader::LLVMParseIRInContext2;
use inkwell::llvm_sys::prelude::LLVMModuleRef;
use mlir::text;
use mlir::{Block, Builder, Context, Diag, Loc, Module, Op, OpState, OpType as _};
use support::{Diagnostic, SourceMap, Span};

use self::hidden::Hidden;
use self::importer::{Imported, Importer};
use self::ir::{Source, message};
pub use self::options::ImportOptions;

/// The result of an import.
pub struct ImportedModule {
    /// The module, unless an error stopped the import.
    pub module: Option<Module>,
    /// Errors and warnings in their order; an error about a part that can be left out does not stop the import.
    pub diags: Vec<Diag>,
}

/// The options of an import by name, for tools; see [`import_part`].
pub const IMPORT_OPTIONS: &[(&str, &str)] = &[
    ("emit-expensive-warnings", "Warn of what an import leaves out"),
    ("drop-di-composite-type-elements", "Import composite types of debug information without their elements"),
    ("prefer-unregistered-intrinsics", "Import calls of all intrinsics as llvm.call_intrinsic"),
    ("import-structs-as-literals", "Import structures without their names"),
];

/// Imports a part of a file, with the options of these names, as tools do.
///
/// # Errors
/// What stopped the import, after its warnings.
pub fn import_part(
    cx: &Context,
    sources: &SourceMap,
    part: Span,
    options: &[&'static str],
) -> Result<text::Parsed, Vec<Diagnostic>> {
    let is_on = |name: &str| options.contains(&name);
    let options = ImportOptions {
        emit_expensive_warnings: is_on("emit-expensive-warnings"),
        drop_di_composite_type_elements: is_on("drop-di-composite-type-elements"),
        prefer_unregistered_intrinsics: is_on("prefer-unregistered-intrinsics"),
        import_structs_as_literals: is_on("import-structs-as-literals"),
    };
    let data = sources.bytes(part.file).get(part.range()).unwrap_or_default();
    let imported = import(cx, data, sources.name(part.file), options);
    let warnings = imported.diags.iter().map(|diag| diag.resolve(cx, sources)).collect();
    match imported.module {
        Some(module) => Ok(text::Parsed { module, warnings }),
        None => Err(warnings),
    }
}

/// A module of LLVM that is disposed of at the end.
struct Parsed {
    module: LLVMModuleRef,
}

impl Drop for Parsed {
    fn drop(&mut self) {
        // SAFETY: nothing refers to the module any more.
        unsafe { LLVMDisposeModule(self.module) }
    }
}

/// Imports LLVM IR, as text or bitcode; `name` is that of the file.
pub fn import(cx: &Context, data: &[u8], name: &str, options: ImportOptions) -> ImportedModule {
    let failed =
        |message: String| ImportedModule { module: None, diags: vec![Diag::error(Loc::UNKNOWN, message)] };
    let context = match crate::backend::reading_context() {
        Ok(context) => context,
        Err(error) => return failed(error.to_string()),
    };
    let parsed = match parse(&context, data, name) {
        Ok(parsed) => parsed,
        Err(error) => return failed(error),
    };
    let source = Source { context: (&context).as_ctx_ref(), module: parsed.module, marker: PhantomData };
    let is_text = !data.starts_with(b"BC") && !data.starts_with(b"\xDE\xC0\x17\x0B");
    let mut importer = Importer::new(cx, source, options, is_text);
    let module = importer.module().ok();
    ImportedModule { module, diags: std::mem::take(&mut importer.diags) }
}

/// Lets LLVM parse and verify a module.
fn parse(context: &inkwell::context::Context, data: &[u8], name: &str) -> Result<Parsed, String> {
    let name = std::ffi::CString::new(name).unwrap_or_default();
    let mut module = null_mut();
    let mut error = null_mut();
    // SAFETY: the buffer is a copy, which is disposed of once it has been parsed.
    let failed = unsafe {
        let buffer =
            LLVMCreateMemoryBufferWithMemoryRangeCopy(data.as_ptr().cast(), data.len(), name.as_ptr());
        let failed = LLVMParseIRInContext2(context.as_ctx_ref(), buffer, &mut module, &mut error);
        LLVMDisposeMemoryBuffer(buffer);
        failed
    };
    // SAFETY: the message is the caller's.
    let error = unsafe { message(error) };
    if failed != 0 || module.is_null() {
        return Err(error);
    }
    let parsed = Parsed { module };
    let mut error = null_mut();
    // SAFETY: it is a module, and the message is the caller's.
    let (invalid, error) = unsafe {
        let invalid = LLVMVerifyModule(module, LLVMReturnStatusAction, &mut error);
        (invalid, message(error))
    };
    if invalid == 0 { Ok(parsed) } else { Err(error.trim_end().to_owned()) }
}

impl Importer<'_, '_> {
    /// Imports the whole module, in the order of `mlir-translate`.
    fn module(&mut self) -> Imported<Module> {
        let cx = self.cx;
        let layout = match data_layout::translate(cx, &self.source.data_layout()) {
            Ok(layout) => layout,
            Err(part) => return Err(self.error(self.loc, format!("cannot translate data layout: {part}"))),
        };
        for part in layout.unhandled {
            self.warning(self.loc, format!("unhandled data layout token: {part}"));
        }
        let mut state = OpState::of(cx, mlir::builtin::ModuleOp::DEF, self.loc);
        state.set_attr(cx, dlti::LAYOUT, layout.spec);
        for (name, attr) in self.module_attrs() {
            state.set_attr(cx, name, attr);
        }
        if let Some((region, body)) = state.add_isolated_region() {
            let mut b = Builder::new(cx, body);
            let block = b.create_block(region, &[]);
            b.set_end(block);
            self.contents(&mut b, block)?;
        }
        Ok(Module::from_state(cx, state))
    }

    fn contents(&mut self, b: &mut Builder<'_>, block: Block) -> Imported {
        let comdats = self.comdats(b);
        self.shared_metadata()?;
        self.module_metadata(b);

        // Globals, aliases and ifuncs follow each other before everything else.
        let mut last: Option<Op> = comdats;
        let go = |b: &mut Builder<'_>, last: Option<Op>| match last {
            Some(last) => b.set_after(last),
            None => b.set_start(block),
        };
        let mut symbols = Symbols::default();
        for global in self.source.globals() {
            go(b, last);
            let op = self.global(b, global).map_err(|_| self.unhandled("global variable", global))?;
            symbols.globals.push(op);
            last = Some(op);
        }
        b.set_end(block);
        for function in self.source.functions() {
            symbols.functions.push(self.function(b, function)?);
        }
        for alias in self.source.aliases() {
            go(b, last);
            let op = self.alias(b, alias).map_err(|_| self.unhandled("global alias", alias))?;
            symbols.aliases.push(op);
            last = Some(op);
        }
        for ifunc in self.source.ifuncs() {
            // Each goes before the others.
            go(b, last);
            symbols.ifuncs.push(self.ifunc(b, ifunc).map_err(|_| self.unhandled("global ifunc", ifunc))?);
        }
        self.reveal(b, &symbols);
        Ok(())
    }

    /// Adds what only LLVM's bitcode tells; with it ends the import.
    fn reveal(&self, b: &mut Builder<'_>, symbols: &Symbols) {
        // SAFETY: all instructions have been imported.
        let hidden = unsafe { Hidden::read(self.source) };
        let unit = self.cx.unit_attr();
        let mark = |b: &mut Builder<'_>, op: Op, name: &str, is_on: bool| {
            if is_on {
                b.set_attr(op, name, Some(unit));
            }
        };
        for (&op, &is_local) in symbols.ifuncs.iter().zip(&hidden.ifuncs) {
            mark(b, op, IFuncOp::DSO_LOCAL_ATTR, is_local);
        }
        for (&op, &(is_local, of_thread)) in symbols.aliases.iter().zip(&hidden.aliases) {
            mark(b, op, AliasOp::DSO_LOCAL_ATTR, is_local);
            mark(b, op, AliasOp::THREAD_LOCAL_ATTR, of_thread);
        }
        for (&op, &is_local) in symbols.functions.iter().zip(&hidden.functions) {
            op.into_iter().for_each(|op| mark(b, op, LLVMFuncOp::DSO_LOCAL_ATTR, is_local));
        }
        for (&op, (is_local, attributes)) in symbols.globals.iter().zip(&hidden.globals) {
            mark(b, op, GlobalOp::DSO_LOCAL_ATTR, *is_local);
            if let Some(attributes) = self.target_attributes(attributes) {
                b.set_attr(op, GlobalOp::TARGET_SPECIFIC_ATTRS_ATTR, Some(attributes));
            }
        }
    }
}

/// The operations of the symbols of a module, in its order; functions that stand for an operation have none.
#[derive(Default)]
struct Symbols {
    globals: Vec<Op>,
    functions: Vec<Option<Op>>,
    aliases: Vec<Op>,
    ifuncs: Vec<Op>,
}
