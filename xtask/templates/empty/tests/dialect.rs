//! The dialect from outside: text in, text out.

use mlir::text::{PrintOptions, parse_module, print_module};
use mlir::{Context, Registry};
use support::SourceMap;

/// Reads and verifies a module and prints it, or gives the first error.
fn round_trip(text: &str) -> Result<String, String> {
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    standalone_dialect::register(&mut registry);
    let cx = Context::new(registry);
    let mut sources = SourceMap::new();
    let file = sources.add("test.mlir", text);
    let module = parse_module(&cx, &sources, file)
        .map_err(|errors| errors.into_iter().next().map(|d| d.message).unwrap_or_default())?;
    mlir::verify(module.op(&cx))
        .map_err(|errors| errors.first().map(|d| d.resolve(&cx, &sources).message).unwrap_or_default())?;
    Ok(print_module(&cx, &module, &PrintOptions::default()))
}

#[test]
fn modules_survive_a_round_trip() {
    let text = "module {\n}\n";
    assert_eq!(round_trip(text).as_deref(), Ok(text));
}

#[test]
fn unknown_operations_are_errors() {
    let error = round_trip("\"poly.unknown\"() : () -> ()").expect_err("there is no such operation");
    assert!(error.contains("poly.unknown"), "{error}");
}
