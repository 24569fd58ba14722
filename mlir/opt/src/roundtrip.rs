//! `-verify-roundtrip`: a module must be the same after it is written, as text and as bytecode, and read again.

use mlir::bytecode::{self, WriteOptions};
use mlir::text::{self, PrintOptions};
use mlir::{Context, Diag, Module};
use support::SourceMap;

const NAME: &str = "-verify-roundtrip";

/// Writes, reads and compares. The comparison uses the generic form, since a custom form may omit defaults.
///
/// # Errors
/// If the output cannot be read, or is a different module.
pub(crate) fn check(cx: &Context, module: &Module) -> Result<(), Diag> {
    let op = module.op(cx);
    let generic = PrintOptions { generic: true, debuginfo: true, ..PrintOptions::default() };
    let unreadable = |form: &str, why: &str| {
        op.error(format_args!("{form} roundTrip testing cannot read the module: {why}"))
    };
    let reference = text::print_module(cx, module, &generic);
    let compare = |form: &str, again: &Module| {
        if text::print_module(cx, again, &generic) == reference {
            Ok(())
        } else {
            Err(op.error(format_args!("{form} roundTrip testing roundtripped module differs from reference")))
        }
    };
    let mut sources = SourceMap::new();
    let file = sources.add(NAME, reference.clone());
    let again = text::parse_module(cx, &sources, file)
        .map_err(|errors| unreadable("textual", errors.first().map_or("", |e| &e.message)))?;
    compare("textual", &again)?;
    let bytes = bytecode::write_module(cx, module, &WriteOptions::default())?;
    let again = bytecode::read_module(cx, NAME, &bytes).map_err(|e| unreadable("bytecode", &e.message))?;
    compare("bytecode", &again)
}
