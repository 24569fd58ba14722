//! The functions at which programs start: `main` of an executable, and entry points that the host calls.

use dialects::llvm::runtime;
use inkwell::builder::BuilderError;
use inkwell::llvm_sys::LLVMTailCallKind;
use inkwell::module::Module;
use inkwell::types::{BasicMetadataTypeEnum, BasicTypeEnum};
use inkwell::values::{BasicMetadataValueEnum, CallSiteValue, InstructionOpcode, InstructionValue};

use super::error::Error;
use super::instructions::operand;
use super::runtime::declare;

/// Makes `main` return 0 if it returns nothing: the C library expects an exit status from it.
///
/// # Errors
/// `main` returns something else than nothing or an exit status.
pub fn return_status(module: &Module<'_>) -> Result<(), Error> {
    let failed = |cause: BuilderError| Error::Codegen { message: cause.to_string() };
    let Some(main) = module.get_function("main") else { return Ok(()) };
    let cx = module.get_context();
    let ty = main.get_type();
    if main.count_basic_blocks() == 0 {
        return Ok(());
    }
    if let Some(result) = ty.get_return_type() {
        let is_status = result == cx.i32_type().into();
        let reason = "it must return nothing or a 32-bit integer";
        return if is_status { Ok(()) } else { Err(Error::Entry { name: "main".to_owned(), reason }) };
    }
    if ty.count_param_types() > 0 {
        return Ok(());
    }
    main.as_global_value().set_name("main.body");
    let status = cx.i32_type();
    let entry = module.add_function("main", status.fn_type(&[], false), None);
    let builder = cx.create_builder();
    builder.position_at_end(cx.append_basic_block(entry, ""));
    let call = builder.build_call(main, &[], "").map_err(failed)?;
    // Calling a function with a convention other than its own is undefined behaviour.
    call.set_call_convention(main.get_call_conventions());
    builder.build_return(Some(&status.const_zero())).map_err(failed)?;
    Ok(())
}

/// Makes `main` return a status other than 0 if its output could not be written, where it returns an `i32` and nothing
/// must directly precede the return. What finds that out is declared here, and has its body from
/// [`define_runtime`](super::define_runtime).
pub fn check_output(module: &Module<'_>) -> Result<(), Error> {
    let failed = |cause: BuilderError| Error::Codegen { message: cause.to_string() };
    let Some(main) = module.get_function("main").filter(|f| f.count_basic_blocks() > 0) else {
        return Ok(());
    };
    let cx = module.get_context();
    let builder = cx.create_builder();
    let status = BasicTypeEnum::from(cx.i32_type());
    for exit in main.get_basic_block_iter().filter_map(|block| block.get_terminator()) {
        if exit.get_opcode() != InstructionOpcode::Return || is_tail_call_of(&exit) {
            continue;
        }
        let Some(given) = operand(exit, 0).filter(|given| given.get_type() == status) else { continue };
        builder.position_before(&exit);
        let check = declare(module, &runtime::EXIT_STATUS)?;
        let call = builder.build_call(check, &[given.into()], "").map_err(failed)?;
        if let Some(checked) = call.try_as_basic_value().basic() {
            exit.set_operand(0, checked);
        }
    }
    Ok(())
}

/// Whether a `ret` belongs to a `musttail` call, which must directly precede it.
fn is_tail_call_of(exit: &InstructionValue<'_>) -> bool {
    let before = exit.get_previous_instruction().and_then(|before| CallSiteValue::try_from(before).ok());
    before.is_some_and(|call| call.get_tail_call_kind() == LLVMTailCallKind::LLVMTailCallKindMustTail)
}

/// Adds a function `packed` that takes an array with a pointer for each parameter of `name`, and calls `name`: with
/// the pointer, or for a number or a size with its value in memory. So the host calls every function in the same way.
pub fn add_packed(module: &Module<'_>, name: &str, packed: &str) -> Result<(), Error> {
    let failed = |cause: BuilderError| Error::Codegen { message: cause.to_string() };
    let fail = |reason| Err(Error::Entry { name: name.to_owned(), reason });
    let Some(function) = module.get_function(name).filter(|f| f.count_basic_blocks() > 0) else {
        return fail("there is no such function");
    };
    let cx = module.get_context();
    let ty = function.get_type();
    if ty.get_return_type().is_some() {
        return fail("it returns its result instead of storing it");
    }
    let pointer = cx.ptr_type(inkwell::AddressSpace::default());
    let entry = module.add_function(packed, cx.void_type().fn_type(&[pointer.into()], false), None);
    let array = entry.get_first_param().map(|array| array.into_pointer_value());
    let array = array.expect("the function has this parameter");
    let builder = cx.create_builder();
    builder.position_at_end(cx.append_basic_block(entry, ""));
    let mut given: Vec<BasicMetadataValueEnum<'_>> = Vec::new();
    for (index, ty) in ty.get_param_types().into_iter().enumerate() {
        let distance = cx.i64_type().const_int(index as u64 * u64::from(POINTER_SIZE), false);
        // SAFETY: building an instruction accesses no memory.
        #[allow(unsafe_code)]
        let place = unsafe { builder.build_gep(cx.i8_type(), array, &[distance], "") }.map_err(failed)?;
        let passed = builder.build_load(pointer, place, "").map_err(failed)?;
        given.push(match ty {
            BasicMetadataTypeEnum::FloatType(ty) => {
                builder.build_load(ty, passed.into_pointer_value(), "").map_err(failed)?.into()
            }
            BasicMetadataTypeEnum::IntType(ty) => {
                builder.build_load(ty, passed.into_pointer_value(), "").map_err(failed)?.into()
            }
            _ => passed.into(),
        });
    }
    builder.build_call(function, &given, "").map_err(failed)?;
    builder.build_return(None).map_err(failed)?;
    Ok(())
}

/// Adds a function `packed` that takes an array with a pointer to the value of each parameter of `name`, and one to room
/// for its result, if it has one.
pub fn add_caller(module: &Module<'_>, name: &str, packed: &str) -> Result<(), Error> {
    let failed = |cause: BuilderError| Error::Codegen { message: cause.to_string() };
    let Some(function) = module.get_function(name).filter(|f| f.count_basic_blocks() > 0) else {
        return Err(Error::Entry { name: name.to_owned(), reason: "there is no such function" });
    };
    let cx = module.get_context();
    let pointer = cx.ptr_type(inkwell::AddressSpace::default());
    let entry = module.add_function(packed, cx.void_type().fn_type(&[pointer.into()], false), None);
    let array = entry.get_first_param().map(|array| array.into_pointer_value());
    let array = array.expect("the function has this parameter");
    let builder = cx.create_builder();
    builder.position_at_end(cx.append_basic_block(entry, ""));
    let place = |index: usize| {
        let distance = cx.i64_type().const_int(index as u64 * u64::from(POINTER_SIZE), false);
        // SAFETY: building an instruction accesses no memory.
        #[allow(unsafe_code)]
        let place = unsafe { builder.build_gep(cx.i8_type(), array, &[distance], "") }.map_err(failed)?;
        let place = builder.build_load(pointer, place, "").map_err(failed)?;
        Ok(place.into_pointer_value())
    };
    let mut given: Vec<BasicMetadataValueEnum<'_>> = Vec::new();
    for (index, param) in function.get_params().iter().enumerate() {
        given.push(builder.build_load(param.get_type(), place(index)?, "").map_err(failed)?.into());
    }
    let count = given.len();
    let call = builder.build_call(function, &given, "").map_err(failed)?;
    call.set_call_convention(function.get_call_conventions());
    if let Some(result) = call.try_as_basic_value().basic() {
        builder.build_store(place(count)?, result).map_err(failed)?;
    }
    builder.build_return(None).map_err(failed)?;
    Ok(())
}

/// The size of a pointer in bytes, on every target.
const POINTER_SIZE: u32 = 8;
