//! The origin of each instruction, for debuggers and profilers: lines, functions, and inlined calls.
//!
//! All of it is read from locations. An inlined operation has the location of the call. If that also has the name of
//! the callee, which a front end adds for debuggers, the instruction is in a frame of its own. Otherwise, it points to
//! its own line, in the function that now contains it.

use std::cell::RefCell;
use std::path::Path;

use inkwell::builder::Builder;
use inkwell::debug_info::{
    AsDIScope, DICompileUnit, DIFile, DIFlags, DIFlagsConstants, DILocation, DIScope, DISubprogram,
    DWARFEmissionKind, DWARFSourceLanguage, DebugInfoBuilder,
};
use inkwell::module::{FlagBehavior, Module as LlvmModule};
use inkwell::values::FunctionValue;
use mlir::{Context, Ident, Loc, LocKind};
use rustc_hash::FxHashMap;

/// How detailed the debug information is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// Lines only.
    Lines,
    /// Also functions, and variables where the module has any.
    Full,
}

/// The debug information of one module.
pub struct DebugInfo<'ctx> {
    /// The builder of the information.
    pub builder: DebugInfoBuilder<'ctx>,
    llvm: &'ctx inkwell::context::Context,
    unit: DICompileUnit<'ctx>,
    files: RefCell<FxHashMap<Ident, DIFile<'ctx>>>,
    /// Whether locations have the names of functions: then locations without a place do not belong to the program
    /// itself.
    has_names: bool,
}

impl<'ctx> DebugInfo<'ctx> {
    /// Starts the debug information of a module, which is named after its source file.
    pub(super) fn new(
        llvm: &'ctx inkwell::context::Context,
        module: &LlvmModule<'ctx>,
        detail: Detail,
        has_names: bool,
    ) -> Self {
        let (directory, file) = split(module.get_name().to_str().unwrap_or_default());
        let version = inkwell::debug_info::debug_metadata_version();
        let version = llvm.i32_type().const_int(version.into(), false);
        module.add_basic_value_flag("Debug Info Version", FlagBehavior::Warning, version);
        let kind = match detail {
            Detail::Lines => DWARFEmissionKind::LineTablesOnly,
            Detail::Full => DWARFEmissionKind::Full,
        };
        let (builder, unit) = module.create_debug_info_builder(
            true,
            DWARFSourceLanguage::C,
            file,
            directory,
            "MLIR",
            false,
            "",
            0,
            "",
            kind,
            0,
            false,
            false,
            "",
            "",
        );
        DebugInfo { builder, llvm, unit, files: RefCell::default(), has_names }
    }

    /// The scopes for the instructions of a function that is defined at `loc`. Functions that the compiler added have
    /// none, if they can be distinguished from the program: a debugger has nothing to show there.
    pub(super) fn function(
        &self,
        cx: &Context,
        function: FunctionValue<'ctx>,
        symbol: &str,
        loc: Loc,
    ) -> Option<Scopes<'ctx>> {
        if self.has_names && cx.file_place(loc).is_none() {
            return None;
        }
        let name = named(cx, loc).map_or(symbol, |name| cx.str(name));
        // Copies for several shapes have only the name in the source: gdb would look only for a linkage name.
        let subprogram = self.subprogram(cx, name, loc);
        function.set_subprogram(subprogram);
        let outermost = Frame { call: None, function: subprogram.as_debug_info_scope(), at: None };
        Some(Scopes {
            outermost,
            frames: RefCell::default(),
            innermost: RefCell::default(),
            around: RefCell::default(),
        })
    }

    fn subprogram(&self, cx: &Context, name: &str, loc: Loc) -> DISubprogram<'ctx> {
        let (file, line) = match cx.file_place(loc) {
            Some((file, line, _)) => (self.file(cx, file), line),
            None => (self.unit.get_file(), 0),
        };
        let ty = self.builder.create_subroutine_type(file, None, &[], DIFlags::PUBLIC);
        let scope = self.unit.as_debug_info_scope();
        let flags = DIFlags::PUBLIC;
        self.builder.create_function(scope, name, None, file, line, ty, false, true, line, flags, false)
    }

    /// Makes the following instructions point to `loc`. Every instruction of a function with a scope has a location:
    /// LLVM requires it of calls.
    pub(super) fn set_location(
        &self,
        cx: &Context,
        instructions: &Builder<'ctx>,
        scopes: &Scopes<'ctx>,
        loc: Loc,
    ) {
        let (frame, loc) = scopes.frame(self, cx, loc);
        let place = self.place(cx, loc, scopes.innermost(frame), frame.at);
        instructions.set_current_debug_location(place);
    }

    /// A location in LLVM IR for `loc` in a scope, which may have been inlined.
    pub fn place(
        &self,
        cx: &Context,
        loc: Loc,
        scope: DIScope<'ctx>,
        inlined_at: Option<DILocation<'ctx>>,
    ) -> DILocation<'ctx> {
        let (line, column) = cx.file_place(loc).map_or((0, 0), |(_, line, column)| (line, column));
        self.builder.create_debug_location(self.llvm, line, column, scope, inlined_at)
    }

    /// A file by its name in locations.
    pub fn file(&self, cx: &Context, name: Ident) -> DIFile<'ctx> {
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

/// A function of the source in a function of LLVM IR: its own, or one that was inlined into it.
#[derive(Clone, Copy)]
pub struct Frame<'ctx> {
    /// The location of the call that was inlined.
    call: Option<Loc>,
    /// The function.
    pub function: DIScope<'ctx>,
    /// The place of the call, if it was inlined.
    pub at: Option<DILocation<'ctx>>,
}

/// The scopes of the instructions of one function.
pub struct Scopes<'ctx> {
    outermost: Frame<'ctx>,
    /// By the location of the call.
    frames: RefCell<FxHashMap<Loc, Frame<'ctx>>>,
    /// The block after the last variable of each frame that has any.
    innermost: RefCell<FxHashMap<Option<Loc>, DIScope<'ctx>>>,
    /// The scopes around the blocks that have begun in each frame.
    around: RefCell<FxHashMap<Option<Loc>, Vec<DIScope<'ctx>>>>,
}

impl<'ctx> Scopes<'ctx> {
    /// The frame to which a location belongs, and the location without the calls that lead to the frame.
    pub fn frame(&self, debug: &DebugInfo<'ctx>, cx: &Context, loc: Loc) -> (Frame<'ctx>, Loc) {
        let LocKind::CallSite { callee, caller } = cx.loc_kind(loc) else { return (self.outermost, loc) };
        let mut inlined = Vec::new();
        let mut at = caller;
        let mut frame = loop {
            if let Some(&frame) = self.frames.borrow().get(&at) {
                break frame;
            }
            inlined.push(at);
            match cx.loc_kind(at) {
                LocKind::CallSite { caller, .. } => at = caller,
                _ => break self.outermost,
            }
        };
        // From the outermost call to the innermost.
        for location in inlined.into_iter().rev() {
            let call = match cx.loc_kind(location) {
                LocKind::CallSite { callee, .. } => callee,
                _ => location,
            };
            if let Some((name, definition)) = called(cx, call) {
                let at = debug.place(cx, call, self.innermost(frame), frame.at);
                let function = debug.subprogram(cx, cx.str(name), definition).as_debug_info_scope();
                frame = Frame { call: Some(location), function, at: Some(at) };
            }
            self.frames.borrow_mut().insert(location, frame);
        }
        (frame, callee)
    }

    /// The innermost scope of a frame so far.
    pub fn innermost(&self, frame: Frame<'ctx>) -> DIScope<'ctx> {
        self.innermost.borrow().get(&frame.call).copied().unwrap_or(frame.function)
    }

    /// Begins a block in a frame: the scopes in it end with it.
    pub fn begin_block(&self, frame: Frame<'ctx>) {
        let scope = self.innermost(frame);
        self.around.borrow_mut().entry(frame.call).or_default().push(scope);
    }

    /// Ends a block in a frame.
    pub fn end_block(&self, frame: Frame<'ctx>) {
        let around = self.around.borrow_mut().get_mut(&frame.call).and_then(Vec::pop);
        if let Some(scope) = around {
            self.enter(frame, scope);
        }
    }

    /// Begins a scope in a frame.
    pub fn enter(&self, frame: Frame<'ctx>, scope: DIScope<'ctx>) {
        self.innermost.borrow_mut().insert(frame.call, scope);
    }
}

/// The name of a function with such a location.
pub(super) fn named(cx: &Context, loc: Loc) -> Option<Ident> {
    match cx.loc_kind(loc) {
        LocKind::Name { name, .. } => Some(name),
        _ => None,
    }
}

/// The function that a call with such a location calls: its name, and the place of its definition.
fn called(cx: &Context, call: Loc) -> Option<(Ident, Loc)> {
    let LocKind::Fused { locations, .. } = cx.loc_kind(call) else { return None };
    locations.iter().find_map(|&loc| Some((named(cx, loc)?, loc)))
}

fn split(path: &str) -> (&str, &str) {
    let path = Path::new(path);
    let directory = path.parent().and_then(Path::to_str).filter(|d| !d.is_empty()).unwrap_or(".");
    (directory, path.file_name().and_then(|f| f.to_str()).unwrap_or(""))
}
