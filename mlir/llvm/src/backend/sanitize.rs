//! AddressSanitizer: every access to memory is checked while the program runs.
//!
//! Its pass runs last, on what LLVM's other passes left, and the C compiler links its library.

use inkwell::attributes::{Attribute, AttributeLoc};
use inkwell::module::Module;
use inkwell::passes::PassBuilderOptions;
use inkwell::targets::TargetMachine;

use super::diagnostics::capture;
use super::error::Error;

/// Adds the checks to every function of a module. They call a library of the C compiler's, which the linker adds.
pub(crate) fn sanitize_addresses(module: &Module<'_>, machine: &TargetMachine) -> Result<(), Error> {
    let kind = Attribute::get_named_enum_kind_id("sanitize_address");
    let attribute = module.get_context().create_enum_attribute(kind, 0);
    for function in module.get_functions().filter(|f| f.count_basic_blocks() > 0) {
        function.add_attribute(AttributeLoc::Function, attribute);
    }
    capture(module, || module.run_passes("asan", machine, PassBuilderOptions::create()))
        .map_err(|message| Error::Codegen { message })
}
