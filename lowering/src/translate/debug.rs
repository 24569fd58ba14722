//! Line tables: where each instruction comes from, for debuggers and profilers.
//!
//! An inlined operation points to the line it was written on, as the function it ended up in.

use std::cell::RefCell;
use std::path::Path;

use inkwell::debug_info::{
    AsDIScope, DICompileUnit, DIFile, DIFlags, DIFlagsConstants, DISubprogram, DWARFEmissionKind,
    DWARFSourceLanguage, DebugInfoBuilder,
};
use inkwell::module::{FlagBehavior, Module as LlvmModule};
use inkwell::values::FunctionValue;
use mlir::{Context, Ident, Loc};
use rustc_hash::FxHashMap;

/// The debug information of one module.
pub(super) struct DebugInfo<'ctx> {
    builder: DebugInfoBuilder<'ctx>,
    unit: DICompileUnit<'ctx>,
    files: RefCell<FxHashMap<Ident, DIFile<'ctx>>>,
}

impl<'ctx> DebugInfo<'ctx> {
    /// Starts the debug information of a module, whose name is that of the file it was made from.
    pub(super) fn new(module: &LlvmModule<'ctx>) -> Self {
        let (directory, file) = split(module.get_name().to_str().unwrap_or_default());
        let version = inkwell::debug_info::debug_metadata_version();
        let i32_type = module.get_context().i32_type();
        let version = i32_type.const_int(version.into(), false);
        module.add_basic_value_flag("Debug Info Version", FlagBehavior::Warning, version);
        let (builder, unit) = module.create_debug_info_builder(
            true,
            DWARFSourceLanguage::C,
            file,
            directory,
            "toyc",
            false,
            "",
            0,
            "",
            DWARFEmissionKind::LineTablesOnly,
            0,
            false,
            false,
            "",
            "",
        );
        DebugInfo { builder, unit, files: RefCell::default() }
    }

    /// The scope for the instructions of a function that is defined at `loc`.
    pub(super) fn function(
        &self,
        cx: &Context,
        function: FunctionValue<'ctx>,
        name: &str,
        loc: Loc,
    ) -> DISubprogram<'ctx> {
        let (file, line) = match cx.file_place(loc) {
            Some((file, line, _)) => (self.file(cx, file), line),
            None => (self.unit.get_file(), 0),
        };
        let ty = self.builder.create_subroutine_type(file, None, &[], DIFlags::PUBLIC);
        let scope = self.unit.as_debug_info_scope();
        let subprogram = self.builder.create_function(
            scope,
            name,
            None,
            file,
            line,
            ty,
            false,
            true,
            line,
            DIFlags::PUBLIC,
            false,
        );
        function.set_subprogram(subprogram);
        subprogram
    }

    /// Makes the instructions that follow point to `loc`. Every instruction of a function with a scope has a location:
    /// LLVM requires it of calls.
    pub(super) fn set_location(
        &self,
        cx: &Context,
        instructions: &inkwell::builder::Builder<'ctx>,
        scope: DISubprogram<'ctx>,
        loc: Loc,
        llvm: &'ctx inkwell::context::Context,
    ) {
        let (line, column) = cx.file_place(loc).map_or((0, 0), |(_, line, column)| (line, column));
        let scope = scope.as_debug_info_scope();
        let place = self.builder.create_debug_location(llvm, line, column, scope, None);
        instructions.set_current_debug_location(place);
    }

    fn file(&self, cx: &Context, name: Ident) -> DIFile<'ctx> {
        *self.files.borrow_mut().entry(name).or_insert_with(|| {
            let (directory, file) = split(cx.str(name));
            self.builder.create_file(file, directory)
        })
    }

    /// Completes the debug information; must come before any pass.
    pub(super) fn finish(&self) {
        self.builder.finalize();
    }
}

fn split(path: &str) -> (&str, &str) {
    let path = Path::new(path);
    let directory = path.parent().and_then(Path::to_str).filter(|d| !d.is_empty()).unwrap_or(".");
    (directory, path.file_name().and_then(|f| f.to_str()).unwrap_or(""))
}
