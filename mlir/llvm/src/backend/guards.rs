//! What compiled programs check of the C library: that there was memory, and that what was printed has arrived.
//!
//! The checks are functions of LLVM IR, in `guards`, which are linked into a module that needs them. They call only what
//! the C library of the target's system has.

use inkwell::attributes::{Attribute, AttributeLoc};
use inkwell::builder::BuilderError;
use inkwell::llvm_sys::LLVMTailCallKind;
use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::{Linkage, Module};
use inkwell::types::{BasicMetadataTypeEnum, BasicTypeEnum};
use inkwell::values::{
    AnyValueEnum, BasicValue as _, BasicValueEnum, BasicValueUse, CallSiteValue, FunctionValue,
    InstructionOpcode, InstructionValue,
};

use super::diagnostics::capture;
use super::error::Error;
use super::instructions::{LINE, constant, operand};
use super::target::Target;
use super::triple::System;

const NO_MEMORY: &str = include_str!("guards/no_memory.ll");
const ALLOCATE: &str = include_str!("guards/allocate.ll");
const ALLOCATE_ALIGNED: &str = include_str!("guards/allocate_aligned.ll");
const MEMORY_LINUX: &str = include_str!("guards/memory_linux.ll");
const KEEP_LINUX: &str = include_str!("guards/keep_linux.ll");
/// A module that is part of another program leaves that program's memory unchanged.
const KEEP_NOTHING: &str = "\ndefine void @toy.keep(i64 %size) alwaysinline {\n  ret void\n}\n";
const MEMORY_DARWIN: &str = include_str!("guards/memory_darwin.ll");
const MEMORY_WINDOWS: &str = include_str!("guards/memory_windows.ll");
const EXIT_STATUS: &str = include_str!("guards/exit_status.ll");

/// The functions that the guards of allocations call; not every system needs all of them.
const HELPERS: [&str; 4] = ["toy.memory", "toy.keep", "toy.no_memory", "toy.say_no_memory"];

/// `toy.allocate` aligns allocations of at least this many bytes to a cache line.
const ALIGNED_FROM: u64 = 1024;

/// Makes a program report that there was no memory, and end with status 1, unless it checks the result of `malloc` or
/// Makes a program report that it ran out of memory, and end with status 1, unless it checks the result of
/// `malloc` or `aligned_alloc` itself. `is_program` says whether the module may change how the whole
/// program allocates: a library may not.
pub fn check_allocations(module: &Module<'_>, target: &Target, is_program: bool) -> Result<(), Error> {
    // On Windows, `free` cannot release memory that is aligned more strictly than `malloc` aligns it.
    let (memory, keep, aligns) = match target.parts().system {
        System::Linux if is_program => (MEMORY_LINUX, KEEP_LINUX, true),
        System::Linux => (MEMORY_LINUX, KEEP_NOTHING, true),
        System::Darwin => (MEMORY_DARWIN, "", true),
        System::Windows => (MEMORY_WINDOWS, "", false),
    };
    let cx = module.get_context();
    let word = cx.i64_type().into();
    let plain = replaced(module, "malloc", &[word], "toy.allocate");
    let aligned = replaced(module, "aligned_alloc", &[word, word], "toy.allocate_aligned");
    let aligned_to = |call, alignment: u64| {
        if let (true, Ok(site)) = (aligns, CallSiteValue::try_from(call)) {
            let kind = Attribute::get_named_enum_kind_id("align");
            site.add_attribute(AttributeLoc::Return, cx.create_enum_attribute(kind, alignment));
        }
    };
    for call in plain.iter().flat_map(|(function, _)| calls(*function)) {
        if constant(call, 0).is_some_and(|size| size >= ALIGNED_FROM) {
            aligned_to(call, LINE);
        }
    }
    for call in aligned.iter().flat_map(|(function, _)| calls(*function)) {
        if let Some(alignment) = constant(call, 0).filter(|alignment| alignment.is_power_of_two()) {
            aligned_to(call, alignment);
        }
    }
    let mut text = [NO_MEMORY, memory, keep].concat();
    let helpers = HELPERS.iter().filter(|name| text.contains(&format!("@{name}(")));
    let mut names: Vec<_> = helpers.map(|&name| (name, unused(module, name))).collect();
    let helpers = names.len();
    for (part, name, found) in
        [(ALLOCATE, "toy.allocate", plain), (ALLOCATE_ALIGNED, "toy.allocate_aligned", aligned)]
    {
        if let Some((_, unique)) = found {
            text.push_str(part);
            names.push((name, unique));
        }
    }
    if names.len() == helpers {
        return Ok(());
    }
    link(module, &text, &names)?;
    Ok(())
}

/// A function of the C library that returns memory, renamed to the guard that will be linked, so that its calls become
/// calls of the guard. `None` if the module has no such function, or checks what it returns.
fn replaced<'ctx>(
    module: &Module<'ctx>,
    name: &str,
    parameters: &[BasicMetadataTypeEnum<'ctx>],
    guard: &str,
) -> Option<(FunctionValue<'ctx>, String)> {
    let function = module.get_function(name).filter(|f| f.count_basic_blocks() == 0)?;
    let pointer = module.get_context().ptr_type(inkwell::AddressSpace::default());
    if function.get_type() != pointer.fn_type(parameters, false) || is_examined(function) {
        return None;
    }
    let unique = unused(module, guard);
    function.as_global_value().set_name(&unique);
    Some((function, unique))
}

/// The instructions that use a function.
fn calls<'ctx>(function: FunctionValue<'ctx>) -> impl Iterator<Item = InstructionValue<'ctx>> {
    users(function.as_global_value().as_pointer_value().get_first_use())
}

/// Makes `main` return a nonzero status if its output could not be written. This applies if it returns an `i32` and
/// nothing must directly precede the return.
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
    let guard = link(module, &text, &[("toy.exit_status", name)])?[0];
    let cx = module.get_context();
    let builder = cx.create_builder();
    let status = BasicTypeEnum::from(cx.i32_type());
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
    calls(function)
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

/// A name that the module does not have: this one, with a number appended if necessary.
pub(super) fn unused(module: &Module<'_>, name: &str) -> String {
    let taken = |name: &str| module.get_function(name).is_some() || module.get_global(name).is_some();
    let numbered = (0u64..).map(|i| format!("{name}.{i}"));
    std::iter::once(name.to_owned()).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
}

/// Adds the functions that `text` defines to the module, private, each under another name.
pub(super) fn link<'ctx>(
    module: &Module<'ctx>,
    text: &str,
    guards: &[(&str, String)],
) -> Result<Vec<FunctionValue<'ctx>>, Error> {
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
    let private = |(_, name): &(&str, String)| {
        let function = module.get_function(name).expect("the text defines it");
        function.set_linkage(Linkage::Private);
        function
    };
    Ok(guards.iter().map(private).collect())
}
