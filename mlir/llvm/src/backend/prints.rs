//! Printing numbers at the speed of memory: what a function prints with `printf("%f ", x)` and `putchar('\n')` is
//! gathered in a buffer of its own.
//!
//! The text and its order are the same, since the buffer is written out before anything else is called and before the
//! function returns; so are errors, since it is written with the C library's `printf`. The functions that fill the
//! buffer are LLVM IR, in `guards`.

use inkwell::builder::{Builder, BuilderError};
use inkwell::module::Module;
use inkwell::values::{BasicValueEnum, FunctionValue, InstructionOpcode, InstructionValue, PointerValue};

use super::error::Error;
use super::guards::{is_tail_call_of, link, unused};
use super::instructions::{callee, constant, instructions, operand};

const PRINT: &str = include_str!("guards/print.ll");

/// Bytes of the text in a buffer. Those who fill it leave room for the longest number.
const CAPACITY: u32 = 4096;

/// What `printf` gets for a number.
const FORMAT: &[u8] = b"%f \0";

/// The output of a call.
enum Printed<'ctx> {
    Number(BasicValueEnum<'ctx>),
    Newline,
}

/// The functions that fill a buffer and write it out.
struct Helpers<'ctx> {
    number: FunctionValue<'ctx>,
    newline: FunctionValue<'ctx>,
    flush: FunctionValue<'ctx>,
}

/// Makes functions that print numbers gather the text.
pub fn buffer_prints(module: &Module<'_>) -> Result<(), Error> {
    let defined = || module.get_functions().filter(|f| f.count_basic_blocks() > 0);
    let printers: Vec<_> = defined().filter(|&f| instructions(f).any(|i| prints_number(module, i))).collect();
    if printers.is_empty() {
        return Ok(());
    }
    let guards = ["toy.print_number", "toy.print_newline", "toy.print_flush"];
    let guards = guards.map(|guard| (guard, unused(module, guard)));
    let &[number, newline, flush] = link(module, PRINT, &guards)?.as_slice() else { return Ok(()) };
    let helpers = Helpers { number, newline, flush };
    for function in printers {
        buffer_in(module, function, &helpers)
            .map_err(|cause| Error::Codegen { message: cause.to_string() })?;
    }
    Ok(())
}

fn prints_number<'ctx>(module: &Module<'ctx>, at: InstructionValue<'ctx>) -> bool {
    matches!(printed(module, at), Some(Printed::Number(_)))
}

/// What an instruction prints, if it is a call whose text the buffer takes and whose result is unused.
fn printed<'ctx>(module: &Module<'ctx>, at: InstructionValue<'ctx>) -> Option<Printed<'ctx>> {
    let callee = callee(at).filter(|f| f.count_basic_blocks() == 0 && at.get_first_use().is_none())?;
    let cx = module.get_context();
    let word = cx.i32_type();
    match callee.get_name().to_bytes() {
        b"printf" if callee.get_type() == word.fn_type(&[cx.ptr_type(Default::default()).into()], true) => {
            let number = operand(at, 1).filter(|x| x.get_type() == cx.f64_type().into())?;
            (at.get_num_operands() == 3 && is_format(module, operand(at, 0)?.into_pointer_value()))
                .then_some(Printed::Number(number))
        }
        b"putchar" if callee.get_type() == word.fn_type(&[word.into()], false) => {
            (constant(at, 0)? == u64::from(b'\n')).then_some(Printed::Newline)
        }
        _ => None,
    }
}

/// Whether a pointer is to the constant text `%f `.
fn is_format(module: &Module<'_>, pointer: PointerValue<'_>) -> bool {
    let name = pointer.get_name();
    let Some(global) = name.to_str().ok().and_then(|name| module.get_global(name)) else { return false };
    let text = module.get_context().const_string(FORMAT, false);
    // Constants are unique.
    global.as_pointer_value() == pointer
        && global.is_constant()
        && global.get_initializer() == Some(text.into())
}

/// Gives a function a buffer, which is empty wherever anything but a print can see the output.
fn buffer_in<'ctx>(
    module: &Module<'ctx>,
    function: FunctionValue<'ctx>,
    helpers: &Helpers<'ctx>,
) -> Result<(), BuilderError> {
    let cx = module.get_context();
    let all: Vec<InstructionValue<'ctx>> = instructions(function).collect();
    let Some(first) = all.first() else { return Ok(()) };
    let builder: Builder<'ctx> = cx.create_builder();
    builder.position_before(first);
    let text = cx.i8_type().array_type(CAPACITY);
    let buffer = builder.build_alloca(cx.struct_type(&[cx.i64_type().into(), text.into()], false), "")?;
    builder.build_store(buffer, cx.i64_type().const_zero())?;
    for at in all {
        let kind = printed(module, at);
        let seen = match at.get_opcode() {
            InstructionOpcode::Call => true,
            InstructionOpcode::Return => !is_tail_call_of(&at),
            _ => false,
        };
        if !seen {
            continue;
        }
        builder.position_before(&at);
        match kind {
            Some(Printed::Number(x)) => builder.build_call(helpers.number, &[buffer.into(), x.into()], "")?,
            Some(Printed::Newline) => builder.build_call(helpers.newline, &[buffer.into()], "")?,
            None => {
                builder.build_call(helpers.flush, &[buffer.into()], "")?;
                continue;
            }
        };
        at.erase_from_basic_block();
    }
    Ok(())
}
