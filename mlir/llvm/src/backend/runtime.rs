//! The bodies of the host's functions, which [`dialects::llvm::runtime`] lists.
//!
//! They are LLVM IR, in `runtime`, and are linked into a module that declares the functions. They call only what the C
//! library of the target's system has.
//!
//! Where C libraries differ, there is a text for each system. On Windows, memory is aligned as `malloc` aligns it,
//! since `free` takes nothing else. Numbers are printed with integers of 128 bits, which is exact for all but very
//! large and very small numbers and five times as fast as `printf`; the text goes through C's standard output, in
//! pieces, and so keeps its place among other output. A NaN is printed without its sign, which depends on the processor
//! and on what optimizers compute in advance.
//!
//! A buffer of a kilobyte or more starts at a cache line, and one of 2 MiB or more asks for huge pages: faults on small
//! pages take longer than most computations on a buffer. A program keeps the memory of freed buffers of up to half a
//! gigabyte, since clearing new pages takes as long as computing a result; a library, and a function that a host calls,
//! leaves the allocator as it is.

use dialects::llvm::runtime::{self, Function, Passed, c};
use inkwell::attributes::{Attribute, AttributeLoc};
use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::{Linkage, Module};
use inkwell::types::{BasicMetadataTypeEnum, BasicType as _, BasicTypeEnum, FunctionType};
use inkwell::values::{CallSiteValue, FunctionValue, InstructionValue};

use super::diagnostics::capture;
use super::error::Error;
use super::instructions::{LINE, constant, users};
use super::target::Target;
use super::triple::System;

const PRINT: &str = include_str!("runtime/print.ll");
const ALLOCATE: &str = include_str!("runtime/allocate.ll");
const END: &str = include_str!("runtime/end.ll");
const NO_MEMORY: &str = include_str!("runtime/no_memory.ll");
const MEMORY_LINUX: &str = include_str!("runtime/memory_linux.ll");
const KEEP_LINUX: &str = include_str!("runtime/keep_linux.ll");
/// What is part of another program leaves that program's memory as it is.
const KEEP_NOTHING: &str = "\ndefine private void @mlir_rt_keep(i64 %size) alwaysinline {\n  ret void\n}\n";
const MEMORY_DARWIN: &str = include_str!("runtime/memory_darwin.ll");
const MEMORY_WINDOWS: &str = include_str!("runtime/memory_windows.ll");
const EXIT_STATUS: &str = include_str!("runtime/exit_status.ll");
const POSITION: &str = include_str!("runtime/position.ll");
const POSITION_POSIX: &str = include_str!("runtime/position_posix.ll");
const POSITION_WINDOWS: &str = include_str!("runtime/position_windows.ll");
const POSITION_PROGRAM: &str = include_str!("runtime/position_program.ll");
const POSITION_LIBRARY: &str = include_str!("runtime/position_library.ll");
const COPY: &str = include_str!("runtime/copy.ll");
const CHECKS: &str = include_str!("runtime/checks.ll");
const FMA: &str = include_str!("runtime/fma_x86_64.ll");
const ROUNDING: &str = include_str!("runtime/rounding.ll");

/// The size in bytes from which on [`runtime::ALLOC`] returns memory at a cache line.
const ALIGNED_FROM: u64 = 1024;

/// What a module becomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// A program, or part of one whose author knows its code. It may change how the program allocates, and end it.
    Program,
    /// A library, which leaves the program's memory as it is.
    Library,
    /// Code that this process calls, as [`Code`](crate::code::Code), and learns from what has failed.
    Called,
}

/// Gives bodies to the functions of the host that a module declares.
///
/// # Errors
/// The module declares one with another type, or defines a function of the C library that a body calls.
pub fn define_runtime(module: &Module<'_>, target: &Target, role: Role) -> Result<(), Error> {
    let system = target.parts().system;
    if target.lacks_rounding() {
        define_rounding(module)?;
    }
    define(module, &[&runtime::PRINT_F64, &runtime::PRINT_NEWLINE, &runtime::PRINT_FLUSH], || PRINT.into())?;
    state_alignment(module, system);
    define(module, &[&runtime::ALLOC, &runtime::ALIGNED_ALLOC], || {
        let memory = match system {
            System::Linux if role == Role::Program => [MEMORY_LINUX, KEEP_LINUX],
            System::Linux => [MEMORY_LINUX, KEEP_NOTHING],
            System::Darwin => [MEMORY_DARWIN, ""],
            System::Windows => [MEMORY_WINDOWS, ""],
        };
        [ALLOCATE, END, NO_MEMORY, memory[0], memory[1]].concat()
    })?;
    if let Some(function) = declared(module, &runtime::FREE)? {
        function.replace_all_uses_with(declare(module, &c::FREE)?);
        // SAFETY: nothing uses it any more, and no other value of inkwell is the function.
        #[allow(unsafe_code)]
        unsafe {
            function.delete();
        }
    }
    define(module, &[&runtime::EXIT_STATUS], || {
        let errno_place = match system {
            System::Linux => "@__errno_location(",
            System::Darwin => "@__error(",
            System::Windows => "@_errno(",
        };
        EXIT_STATUS.replace("@mlir_rt_errno_place(", errno_place)
    })?;
    define_positions(module, system, role)?;
    define(module, &[&runtime::HAS_FMA], || FMA.into())?;
    define(module, &[&runtime::MEMREF_COPY], || COPY.into())?;
    define(module, &[&runtime::PLACE, &runtime::ELEMENTS, &runtime::OVERLAPS], || CHECKS.into())
}

/// What checks of positions call. Code that this process calls gets these functions from it.
fn define_positions(module: &Module<'_>, system: System, role: Role) -> Result<(), Error> {
    let functions = [&runtime::WRONG_POSITION, &runtime::HAS_FAILED];
    let guards = [&runtime::GUARD, &runtime::UNGUARD];
    let (functions, stop) = match role {
        Role::Program => (functions.to_vec(), POSITION_PROGRAM),
        Role::Library => ([functions, guards].concat(), POSITION_LIBRARY),
        Role::Called => return Ok(()),
    };
    let say = if system == System::Windows { POSITION_WINDOWS } else { POSITION_POSIX };
    define(module, &functions, || [END, POSITION, say, stop].concat())
}

/// Declares a function of the host, or of the C library, unless the module has it. Another function of that name is renamed
/// if nothing outside the module knows it.
pub(crate) fn declare<'ctx>(
    module: &Module<'ctx>,
    function: &Function,
) -> Result<FunctionValue<'ctx>, Error> {
    let is_local = |linkage| matches!(linkage, Linkage::Private | Linkage::Internal);
    if let Some(found) = module.get_function(function.name) {
        if !is_local(found.get_linkage()) {
            return checked(module, found, function);
        }
        found.as_global_value().set_name(&unused(module, function.name));
    } else if let Some(found) = module.get_global(function.name) {
        if !is_local(found.get_linkage()) {
            return Err(other_type(function));
        }
        found.set_name(&unused(module, function.name));
    }
    Ok(module.add_function(function.name, type_of(module, function), None))
}

/// Adds bodies for those of these functions that are declared only, and makes them private.
fn define(module: &Module<'_>, functions: &[&Function], text: impl FnOnce() -> String) -> Result<(), Error> {
    let mut lacking = Vec::new();
    for function in functions {
        lacking.extend(declared(module, function)?.map(|_| function.name));
    }
    if lacking.is_empty() {
        return Ok(());
    }
    link(module, &text())?;
    for function in functions.iter().filter_map(|function| module.get_function(function.name)) {
        if function.get_linkage() == Linkage::LinkOnceODR {
            function.set_linkage(Linkage::Private);
        }
    }
    Ok(())
}

/// The function, if the module declares it and does not define it.
fn declared<'ctx>(module: &Module<'ctx>, function: &Function) -> Result<Option<FunctionValue<'ctx>>, Error> {
    let found = module.get_function(function.name).filter(|found| found.count_basic_blocks() == 0);
    found.map(|found| checked(module, found, function)).transpose()
}

fn checked<'ctx>(
    module: &Module<'ctx>,
    found: FunctionValue<'ctx>,
    function: &Function,
) -> Result<FunctionValue<'ctx>, Error> {
    if found.get_type() == type_of(module, function) { Ok(found) } else { Err(other_type(function)) }
}

fn other_type(function: &Function) -> Error {
    Error::Codegen { message: format!("the module has '{}' with another type than the host", function.name) }
}

fn type_of<'ctx>(module: &Module<'ctx>, function: &Function) -> FunctionType<'ctx> {
    let cx = module.get_context();
    let passed = |passed: &Passed| -> BasicTypeEnum<'ctx> {
        match passed {
            Passed::Int(1) => cx.bool_type().into(),
            Passed::Int(32) => cx.i32_type().into(),
            Passed::Int(_) => cx.i64_type().into(),
            Passed::F32 => cx.f32_type().into(),
            Passed::F64 => cx.f64_type().into(),
            Passed::Ptr => cx.ptr_type(inkwell::AddressSpace::default()).into(),
        }
    };
    let params: Vec<BasicMetadataTypeEnum<'ctx>> =
        function.params.iter().map(|param| passed(param).into()).collect();
    match &function.result {
        Some(result) => passed(result).fn_type(&params, function.variadic),
        None => cx.void_type().fn_type(&params, function.variadic),
    }
}

/// Links the functions of a text into a module: of those that no other one calls, only what the module declares.
fn link(module: &Module<'_>, text: &str) -> Result<(), Error> {
    let failed = |message: String| Error::Codegen { message };
    let buffer = MemoryBuffer::create_from_memory_range_copy(text.as_bytes(), "runtime");
    let source = module.get_context().create_module_from_ir(buffer).map_err(|e| failed(e.to_string()))?;
    for needed in source.get_functions().filter(|function| function.count_basic_blocks() == 0) {
        let name = needed.get_name().to_string_lossy();
        let found = module.get_function(&name).filter(|found| {
            found.count_basic_blocks() > 0
                && !matches!(found.get_linkage(), Linkage::Private | Linkage::Internal)
        });
        if found.is_some() {
            return Err(failed(format!(
                "the module defines '{name}', which the host needs of the C library"
            )));
        }
    }
    source.set_triple(&module.get_triple());
    source.set_data_layout(&module.get_data_layout());
    // inkwell installs a handler in the context that writes to its own stack, and leaves it there; this removes it.
    capture(module, || module.link_in_module(source)).map_err(failed)
}

/// Replaces LLVM's functions that round, which would become calls of the C library's functions of mathematics.
fn define_rounding(module: &Module<'_>) -> Result<(), Error> {
    let (mut of_f32, mut of_f64) = (Vec::new(), Vec::new());
    for (name, function) in &runtime::ROUNDING {
        if let Some(intrinsic) = module.get_function(name) {
            intrinsic.replace_all_uses_with(declare(module, function)?);
            if name.ends_with("f32") { &mut of_f32 } else { &mut of_f64 }.push(function);
        }
    }
    define(module, &of_f64, || ROUNDING.into())?;
    define(module, &of_f32, rounding_of_f32)
}

/// The same functions for floats of 32 bits, whose numbers from 2^23 on are integers.
fn rounding_of_f32() -> String {
    let floats = ROUNDING.replace("double", "float").replace("f64", "f32");
    let floats = floats.replace("0x4330000000000000", "8388608.0");
    floats.replace("(float %x) alwaysinline", "_f32(float %x) alwaysinline")
}

/// States at the calls of allocating functions what their bodies align memory to.
fn state_alignment(module: &Module<'_>, system: System) {
    // On Windows, memory that is aligned further than by `malloc` must not be freed with `free`.
    if system == System::Windows {
        return;
    }
    let cx = module.get_context();
    let aligned_to = |call, alignment: u64| {
        if let Ok(site) = CallSiteValue::try_from(call) {
            let kind = Attribute::get_named_enum_kind_id("align");
            site.add_attribute(AttributeLoc::Return, cx.create_enum_attribute(kind, alignment));
        }
    };
    for call in calls(module, &runtime::ALLOC) {
        if constant(call, 0).is_some_and(|size| size >= ALIGNED_FROM) {
            aligned_to(call, LINE);
        }
    }
    for call in calls(module, &runtime::ALIGNED_ALLOC) {
        if let Some(alignment) = constant(call, 0).filter(|alignment| alignment.is_power_of_two()) {
            aligned_to(call, alignment);
        }
    }
}

/// The instructions that use a function that a module declares only.
fn calls<'ctx>(module: &Module<'ctx>, function: &Function) -> impl Iterator<Item = InstructionValue<'ctx>> {
    let declared = module.get_function(function.name).filter(|found| found.count_basic_blocks() == 0);
    declared.into_iter().flat_map(users)
}

/// Names, in a module for Visual C++, the library that has `printf` and its siblings as functions: in the headers they
/// are inline.
pub fn name_libraries(module: &Module<'_>, target: &Target) -> Result<(), Error> {
    if target.parts().environment != "msvc" {
        return Ok(());
    }
    let cx = module.get_context();
    let option = cx.metadata_string("/DEFAULTLIB:legacy_stdio_definitions.lib");
    module
        .add_global_metadata("llvm.linker.options", &cx.metadata_node(&[option.into()]))
        .map_err(|cause| Error::Codegen { message: cause.to_string() })
}

/// A name that the module does not have: this one, or this one with a number appended.
pub(super) fn unused(module: &Module<'_>, name: &str) -> String {
    let taken = |name: &str| module.get_function(name).is_some() || module.get_global(name).is_some();
    let numbered = (0u64..).map(|i| format!("{name}.{i}"));
    std::iter::once(name.to_owned()).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
}
