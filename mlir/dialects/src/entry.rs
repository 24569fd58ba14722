//! The entry function of a program.

use mlir::interfaces::signature;
use mlir::{Diag, OpRef, symbol_table};

/// Checks that `main` returns nothing or an `i32`, which becomes the exit status. A module without `main` is accepted;
/// running it reports the error.
///
/// # Errors
/// If `main` returns something else.
pub fn check_main(module: OpRef<'_>) -> Result<(), Diag> {
    let Some(main) = symbol_table::lookup(module, "main") else { return Ok(()) };
    let cx = module.cx();
    let main = OpRef::new(cx, symbol_table::table_body(module), main);
    let Some((_, results)) = signature(main) else { return Ok(()) };
    let types: Vec<String> = results.iter().map(|&ty| format!("'{}'", cx.type_ref(ty))).collect();
    match results {
        [] => Ok(()),
        [one] if cx.type_ref(*one).is_integer(32) => Ok(()),
        _ => Err(Diag::error(main.loc(), format!("'main' returns {}", types.join(", ")))
            .with_help("a program returns nothing, or its exit status: an 'i32'")),
    }
}
