//! No file makes the reader panic, hang or use unbounded memory.

use super::{EVERYTHING, SAMPLE, context, parse, write};
use crate::bytecode::encoding::VERSION;
use crate::bytecode::reader::read_module;
use crate::bytecode::writer::{WriteOptions, write_module};
use crate::ir::module::Module;
use crate::text;
use crate::text::verify;
use crate::values::context::Context;
use crate::values::ids::Loc;

/// Reads bytes and processes the module as a tool would.
fn read(cx: &Context, bytes: &[u8]) -> bool {
    let Ok(module) = read_module(cx, "t.bc", bytes) else { return false };
    if verify::verify(module.op(cx)).is_ok() {
        text::print_module(cx, &module, &EVERYTHING);
        write_module(cx, &module, &WriteOptions::default()).expect("a valid module can be written");
    }
    true
}

#[test]
fn every_prefix_is_refused() {
    let cx = context();
    let bytes = write(&cx, &parse(&cx, SAMPLE), VERSION);
    assert!(read(&cx, &bytes));
    for end in 0..bytes.len() {
        assert!(!read(&cx, &bytes[..end]), "a file of {end} bytes of {}", bytes.len());
    }
}

#[test]
fn changed_bytes_are_read_or_refused() {
    // A fixed linear congruential generator: the test does the same on every run.
    let mut seed = 0x2545_F491_4F6C_DD1Du64;
    let mut next = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    let mut accepted = 0;
    for version in 0..=VERSION {
        let cx = context();
        let valid = write(&cx, &parse(&cx, SAMPLE), version);
        for _ in 0..3000 {
            let mut bytes = valid.clone();
            for _ in 0..=next(3) {
                let at = next(bytes.len());
                match next(5) {
                    0 => bytes[at] ^= 1 << next(8),
                    1 => bytes[at] = next(256) as u8,
                    2 => bytes[at] = [0, 1, 0x7F, 0xFE, 0xFF][next(5)],
                    3 => bytes.insert(at, next(256) as u8),
                    _ => drop(bytes.remove(at)),
                }
            }
            accepted += usize::from(read(&cx, &bytes));
        }
    }
    assert!(accepted > 100, "only {accepted} changed files were read");
}

#[test]
fn strings_that_everything_repeats_are_bounded() {
    let cx = context();
    let long = "x".repeat(1 << 14);
    // As many elements as fit, each a one-byte reference to the same string.
    let mut elements = "\"\"".to_owned();
    for _ in 0..4 << 10 {
        elements += &format!(", \"{long}\"");
    }
    let text = format!("\"u.a\"() {{a = dense<[{elements}]> : tensor<4097x!u.s>}} : () -> ()");
    let bytes = write(&cx, &parse(&cx, &text), VERSION);
    assert!(bytes.len() < 1 << 16);
    let error = read_module(&context(), "t.bc", &bytes).expect_err("64 MB of 30 kB are too much");
    assert_eq!(error.message, "attributes repeat too much of the file");
}

/// An attribute inside this many nested arrays of one element.
fn nested(cx: &Context, inner: &str, depth: usize) -> Module {
    let mut attr = text::parse_attr_str(cx, inner).expect("the text of an attribute");
    for _ in 0..depth {
        attr = cx.array_attr(&[attr]);
    }
    let mut module = Module::new(cx, Loc::UNKNOWN);
    let op = module.id();
    module.holder_mut().set_attr(cx, op, "u.a", Some(attr));
    module
}

#[test]
fn depth_of_attributes_is_bounded() {
    let cx = context();
    let deep = nested(&cx, "unit", 10_000);
    let error =
        read_module(&context(), "t.bc", &write(&cx, &deep, VERSION)).expect_err("it is nested too deep");
    assert_eq!(error.message, "attributes and types are nested too deep");
    // The maximal depth, with a text of maximal depth inside.
    let text = format!("#u<{}{}>", "(".repeat(300), ")".repeat(300));
    let module = nested(&cx, &text, 396);
    assert!(read(&context(), &write(&cx, &module, VERSION)));
    let tuples = format!("{}i1{}", "tuple<".repeat(390), ">".repeat(390));
    let module = nested(&cx, &tuples, 1);
    assert!(read(&context(), &write(&cx, &module, VERSION)));
}

#[test]
fn depth_of_types_and_locations_is_bounded() {
    let cx = context();
    let mut result = cx.index_ty();
    let mut input = cx.index_ty();
    let mut tensor = cx.index_ty();
    let mut callee = cx.file_loc("f", 1, 2);
    let mut caller = cx.file_loc("f", 1, 2);
    for n in 0..100_000 {
        result = cx.function_ty(&[], &[result]);
        input = cx.function_ty(&[input], &[]);
        tensor = cx.tensor_ty(&[1], tensor);
        callee = cx.call_site_loc(callee, cx.file_loc("g", n, 1));
        caller = cx.call_site_loc(cx.file_loc("g", n, 1), caller);
    }
    let mut modules = vec![Module::new(&cx, callee), Module::new(&cx, caller)];
    for ty in [result, input, tensor] {
        let mut module = Module::new(&cx, Loc::UNKNOWN);
        let op = module.id();
        module.holder_mut().set_attr(&cx, op, "u.a", Some(cx.type_attr(ty)));
        modules.push(module);
    }
    for module in modules {
        let error =
            read_module(&context(), "t.bc", &write(&cx, &module, VERSION)).expect_err("it is too deep");
        assert_eq!(error.message, "attributes and types are nested too deep");
    }
}
