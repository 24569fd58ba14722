//! Functions of the host, of the C library and of libgomp, which the llvm dialect calls by name.

use dialects::{func, llvm};
use mlir::symbol_table::{SymbolTable, Visibility, rename, visibility};
use mlir::{Builder, Diag, Loc, OpRef, Type};

/// The name of the libraries of compiled programs in messages.
pub const C_LIBRARY: &str = "the C library";
/// What messages call the functions that the host provides.
pub const HOST: &str = "the host";
pub(crate) const GOMP: &str = "libgomp";

/// Declares a function of a library, unless the module already does. A private function that has the name but
/// is another one is renamed.
///
/// `type_of` is the type of a symbol as a function of the llvm dialect.
///
/// # Errors
/// If another symbol has the name.
pub fn declare(
    b: &mut Builder<'_>,
    library: &str,
    (loc, name, ty): (Loc, &str, Type),
    names: &mut SymbolTable,
    type_of: impl Fn(OpRef<'_>) -> Option<Type>,
) -> Result<(), Vec<Diag>> {
    let cx = b.cx();
    if let Some(op) = names.lookup(cx, name) {
        let found = OpRef::new(cx, b.body(), op);
        let found_ty = type_of(found);
        if found_ty == Some(ty) {
            return Ok(());
        }
        let function = found.cast::<func::FuncOp>();
        if !function.is_some_and(|f| visibility(*f) == Visibility::Private && !f.is_declaration()) {
            let message = match found_ty {
                Some(found) => format!(
                    "redefinition of reserved function '{name}' of different type '{}' is prohibited",
                    cx.type_ref(found)
                ),
                None => format!("redefinition of symbol named '{name}'"),
            };
            let needed = format!("this needs '{name}' of {library}, of type '{}'", cx.type_ref(ty));
            return Err(vec![Diag::error(found.loc(), message).with_note(loc, needed)]);
        }
        let other = names.reserve(cx, name);
        rename(cx, b.body_mut(), op, cx.str(other));
    }
    llvm::LLVMFuncOp::build(b, loc, name, ty);
    Ok(())
}
