//! What compiled programs check of the C library: that there was memory, and that what was printed has arrived.
//!
//! The checks are functions of LLVM IR, in `guards`, which are linked into a module that needs them. They call only what
//! the C library of the target's system has.

use inkwell::attributes::{Attribute, AttributeLoc};
use inkwell::builder::BuilderError;
use inkwell::llvm_sys::LLVMTailCallKind;
use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::{Linkage, Module};
use inkwell::types::BasicTypeEnum;
use inkwell::values::{
    AnyValueEnum, BasicValue as _, BasicValueEnum, BasicValueUse, CallSiteValue, FunctionValue,
    InstructionOpcode, InstructionValue,
};

use super::diagnostics::capture;
use super::error::Error;
use super::instructions::{LINE, constant, operand};
use super::target::Target;
use super::triple::System;

const ALLOCATE: &str = include_str!("guards/allocate.ll");
const MEMORY_LINUX: &str = include_str!("guards/memory_linux.ll");
const MEMORY_DARWIN: &str = include_str!("guards/memory_darwin.ll");
const MEMORY_WINDOWS: &str = include_str!("guards/memory_windows.ll");
const EXIT_STATUS: &str = include_str!("guards/exit_status.ll");

/// The size in bytes from which on `toy.allocate` returns memory at a cache line.
const ALIGNED_FROM: u64 = 1024;

/// Makes a program report that `malloc` returned no memory, and end with status 1, unless it checks the result of
/// `malloc` itself.
pub fn check_allocations(module: &Module<'_>, target: &Target) -> Result<(), Error> {
    let (memory, aligns) = match target.parts().system {
        System::Linux => (MEMORY_LINUX, true),
        System::Darwin => (MEMORY_DARWIN, true),
        System::Windows => (MEMORY_WINDOWS, false),
    };
    let cx = module.get_context();
    let Some(malloc) = module.get_function("malloc").filter(|f| f.count_basic_blocks() == 0) else {
        return Ok(());
    };
    let pointer = cx.ptr_type(inkwell::AddressSpace::default());
    if malloc.get_type() != pointer.fn_type(&[cx.i64_type().into()], false) || is_examined(malloc) {
        return Ok(());
    }
    // Once the declaration has the name of the guard, its calls are calls of the guard.
    let name = unused(module, "toy.allocate");
    malloc.as_global_value().set_name(&name);
    let align = cx.create_enum_attribute(Attribute::get_named_enum_kind_id("align"), LINE);
    for call in users(malloc.as_global_value().as_pointer_value().get_first_use()) {
        if aligns
            && constant(call, 0).is_some_and(|size| size >= ALIGNED_FROM)
            && let Ok(site) = CallSiteValue::try_from(call)
        {
            site.add_attribute(AttributeLoc::Return, align);
        }
    }
    let [memory_name, say] = ["toy.memory", "toy.say_no_memory"].map(|name| (name, unused(module, name)));
    let text = [ALLOCATE, memory].concat();
    link(module, &text, [("toy.allocate", name), memory_name, say])?;
    Ok(())
}

/// Makes `main` return a status other than 0 if its output could not be written, where it returns an `i32` and nothing
/// must directly precede the return.
pub fn check_output(module: &Module<'_>, target: &Target) -> Result<(), Error> {
    let failed = |cause: BuilderError| Error::Codegen { message: cause.to_string() };
    let Some(main) = module.get_function("main").filter(|f| f.count_basic_blocks() > 0) else {
        return Ok(());
    };
    let name = unused(module, "toy.exit_status");
    let errno_place = match target.parts().system {
        System::Linux => "@__errno_location(",
        System::Darwin => "@__error(",
        System::Windows => "@_errno(",
    };
    let text = EXIT_STATUS.replace("@toy.errno_place(", errno_place);
    let [guard] = link(module, &text, [("toy.exit_status", name)])?;
    let cx = module.get_context();
    let (builder, status) = (cx.create_builder(), BasicTypeEnum::from(cx.i32_type()));
    for exit in main.get_basic_block_iter().filter_map(|block| block.get_terminator()) {
        if exit.get_opcode() != InstructionOpcode::Return || is_tail_call_of(&exit) {
            continue;
        }
        let Some(given) = returned(&exit).filter(|given| given.get_type() == status) else { continue };
        builder.position_before(&exit);
        let call = builder.build_call(guard, &[given.into()], "").map_err(failed)?;
        if let Some(checked) = call.try_as_basic_value().basic() {
            exit.set_operand(0, checked);
        }
    }
    Ok(())
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

/// Whether the result of a function is compared with anything.
fn is_examined(function: FunctionValue<'_>) -> bool {
    let calls = users(function.as_global_value().as_pointer_value().get_first_use());
    calls
        .flat_map(|call| users(call.get_first_use()))
        .any(|user| user.get_opcode() == InstructionOpcode::ICmp)
}

/// The instructions that use a value, given its first use.
fn users<'ctx>(first: Option<BasicValueUse<'ctx>>) -> impl Iterator<Item = InstructionValue<'ctx>> {
    std::iter::successors(first, |at| at.get_next_use()).filter_map(|at| match at.get_user() {
        AnyValueEnum::InstructionValue(user) => Some(user),
        AnyValueEnum::PointerValue(user) => user.as_instruction(),
        AnyValueEnum::IntValue(user) => user.as_instruction(),
        _ => None,
    })
}

/// Whether a `ret` belongs to a `musttail` call, which must directly precede it.
pub(super) fn is_tail_call_of(exit: &InstructionValue<'_>) -> bool {
    let before = exit.get_previous_instruction().and_then(|before| CallSiteValue::try_from(before).ok());
    before.is_some_and(|call| call.get_tail_call_kind() == LLVMTailCallKind::LLVMTailCallKindMustTail)
}

/// The value of a `ret`, if it has one.
fn returned<'ctx>(exit: &InstructionValue<'ctx>) -> Option<BasicValueEnum<'ctx>> {
    operand(*exit, 0)
}

/// A name that the module does not have: this one, or this one with a number appended.
pub(super) fn unused(module: &Module<'_>, name: &str) -> String {
    let taken = |name: &str| module.get_function(name).is_some() || module.get_global(name).is_some();
    let numbered = (0u64..).map(|i| format!("{name}.{i}"));
    std::iter::once(name.to_owned()).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
}

/// Adds the functions that `text` defines to the module, private, each under another name.
pub(super) fn link<'ctx, const N: usize>(
    module: &Module<'ctx>,
    text: &str,
    guards: [(&str, String); N],
) -> Result<[FunctionValue<'ctx>; N], Error> {
    let failed = |message: String| Error::Codegen { message };
    let text = guards.iter().fold(text.to_owned(), |text, (guard, name)| {
        text.replace(&format!("@{guard}("), &format!("@{name}("))
    });
    let buffer = MemoryBuffer::create_from_memory_range_copy(text.as_bytes(), "guard");
    let source = module.get_context().create_module_from_ir(buffer).map_err(|e| failed(e.to_string()))?;
    source.set_triple(&module.get_triple());
    source.set_data_layout(&module.get_data_layout());
    // inkwell installs a handler in the context that writes to its own stack, and leaves it there; this removes it.
    capture(module, || module.link_in_module(source)).map_err(failed)?;
    Ok(guards.map(|(_, name)| {
        let function = module.get_function(&name).expect("the text defines it");
        function.set_linkage(Linkage::Private);
        function
    }))
}
