//! The function that an executable starts at.

use inkwell::builder::BuilderError;
use inkwell::module::Module;

use super::error::Error;

/// Makes `main` return 0 if it returns nothing: for the C library it returns the exit status.
pub fn return_status(module: &Module<'_>) -> Result<(), Error> {
    let failed = |cause: BuilderError| Error::Codegen { message: cause.to_string() };
    let Some(main) = module.get_function("main") else { return Ok(()) };
    let ty = main.get_type();
    if ty.get_return_type().is_some() || ty.count_param_types() > 0 || main.count_basic_blocks() == 0 {
        return Ok(());
    }
    main.as_global_value().set_name("main.body");
    let cx = module.get_context();
    let status = cx.i32_type();
    let entry = module.add_function("main", status.fn_type(&[], false), None);
    let builder = cx.create_builder();
    builder.position_at_end(cx.append_basic_block(entry, ""));
    let call = builder.build_call(main, &[], "").map_err(failed)?;
    // Calling a function with another convention than its own is undefined behaviour.
    call.set_call_convention(main.get_call_conventions());
    builder.build_return(Some(&status.const_zero())).map_err(failed)?;
    Ok(())
}
