//! From a module to text, assembly or object code, by LLVM's passes.

use inkwell::module::Module;
use inkwell::passes::PassBuilderOptions;
use inkwell::targets::{FileType, TargetMachine};

use super::diagnostics::capture;
use super::error::Error;
use super::lanes;
use super::negations;
use super::rarely;
use super::streams::Streams;
use super::target::OptLevel;

/// Checks the rules of LLVM IR. A module that breaks one is a bug of the translation; LLVM would crash on it.
pub fn verify(module: &Module<'_>) -> Result<(), Error> {
    module
        .verify()
        .map_err(|message| Error::InvalidModule { message: message.to_string_lossy().trim_end().to_string() })
}

/// Records in the module for which machine it is. Passes and code generation need this and call it themselves.
pub fn prepare(module: &Module<'_>, machine: &TargetMachine) {
    module.set_triple(&machine.get_triple());
    module.set_data_layout(&machine.get_target_data().get_data_layout());
}

/// Runs LLVM's own pipeline for `level` over the module.
///
/// Unused functions may be gone afterwards: look up the ones that you need by name again.
pub fn optimize(module: &Module<'_>, machine: &TargetMachine, level: OptLevel) -> Result<(), Error> {
    verify(module)?;
    transform(module, machine, level)
}

/// Like [`optimize`], for a module that has been verified.
pub(crate) fn transform(module: &Module<'_>, machine: &TargetMachine, level: OptLevel) -> Result<(), Error> {
    prepare(module, machine);
    let options = PassBuilderOptions::create();
    // The pipelines leave this to their caller; every LLVM front end turns it on from -O2.
    options.set_loop_slp_vectorization(level >= OptLevel::O2);
    lanes::leave(module);
    let is_widened = rarely::widen(module)?;
    let streams = Streams::set_aside(module)?;
    // How wide such a store can be depends on its alignment.
    let aligned = if streams.is_some() { ",function(infer-alignment)" } else { "" };
    let pipeline = [level.pipeline(), aligned].concat();
    let run = |pipeline: &str, options| {
        capture(module, || module.run_passes(pipeline, machine, options))
            .map_err(|message| Error::Codegen { message })
    };
    run(&pipeline, options)?;
    if is_widened {
        rarely::release(module);
        run(rarely::INLINE, PassBuilderOptions::create())?;
        rarely::tidy(module);
    }
    streams.map_or(Ok(()), Streams::restore)
}

/// The module as LLVM assembly text (`.ll`).
pub fn emit_ir(module: &Module<'_>) -> String {
    module.print_to_string().to_string_lossy().into_owned()
}

/// The module as assembly text for the machine. Code generation changes the module: print its IR first.
pub fn emit_asm(module: &Module<'_>, machine: &TargetMachine) -> Result<String, Error> {
    verify(module)?;
    assembly(module, machine)
}

/// Like [`emit_asm`], for a module that has been verified.
pub(crate) fn assembly(module: &Module<'_>, machine: &TargetMachine) -> Result<String, Error> {
    let bytes = generate(module, machine, FileType::Assembly)?;
    Ok(String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}

/// The module as an object file for the machine. Code generation changes the module: print its IR first.
pub fn emit_object(module: &Module<'_>, machine: &TargetMachine) -> Result<Vec<u8>, Error> {
    verify(module)?;
    object(module, machine)
}

/// Like [`emit_object`], for a module that has been verified.
pub(crate) fn object(module: &Module<'_>, machine: &TargetMachine) -> Result<Vec<u8>, Error> {
    generate(module, machine, FileType::Object)
}

fn generate(module: &Module<'_>, machine: &TargetMachine, kind: FileType) -> Result<Vec<u8>, Error> {
    prepare(module, machine);
    negations::keep_apart(module)?;
    let buffer = capture(module, || machine.write_to_memory_buffer(module, kind))
        .map_err(|message| Error::Codegen { message })?;
    Ok(buffer.as_slice().to_vec())
}
