//! Runs every function of every fixture with some arguments: each must end in a result or an error.

use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use mlir::{Context, Module, OpRef, Registry, text, verify_with};
use support::SourceMap;

use crate::extents::Extents;
use crate::layout::Layout;
use crate::machine::{Limits, Machine};
use crate::memory::{Kind, Memory};
use crate::memref::MemRef;
use crate::program::{Function, LoadedModule, body_of};
use crate::value::Value;

const LIMITS: Limits =
    Limits { memory: 1 << 24, calls: 100, values: 1 << 16, jumps: 10_000, interrupt: None };

fn context() -> Context {
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    Context::new(registry)
}

fn parse(cx: &Context, source: &str) -> Option<Module> {
    let mut sources = SourceMap::new();
    let file = sources.add("test.mlir", source.to_owned());
    let module = text::parse_module(cx, &sources, file).ok()?;
    verify_with(module.op(cx), false).is_ok().then_some(module)
}

fn files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, into);
        } else if path.extension().is_some_and(|e| e == "mlir") {
            into.push(path);
        }
    }
}

/// An argument of a type: a small number, initialized memory, or an undefined value.
fn argument(memory: &mut Memory, ty: mlir::TypeRef<'_>) -> Value {
    let mut memref = || {
        let sizes: Extents = ty.shape()?.iter().map(|&n| if n < 0 { 3 } else { n }).collect();
        let element = Layout::of(ty.element_type()).ok()?;
        let count = u64::try_from(sizes.iter().try_fold(1i64, |n, &size| n.checked_mul(size))?).ok()?;
        let bytes = count.checked_mul(element.size()).filter(|&bytes| bytes < 1 << 16)?;
        let address = memory.allocate(bytes, Kind::Heap).ok()?;
        memory.fill(address, 0, bytes).ok()?;
        MemRef::row_major(address, sizes).ok()
    };
    match Layout::of(ty) {
        _ if ty.is_memref() => memref().map(Value::from).unwrap_or_default(),
        Ok(Layout::Int { width: 1 }) => Value::Int(1),
        Ok(Layout::Int { .. }) => Value::Int(2),
        Ok(Layout::Float(_)) => Value::Float(1.5),
        Ok(layout @ Layout::Vector { .. }) => layout.filled(memory, None).unwrap_or_default(),
        _ => Value::default(),
    }
}

/// Runs all functions; returns how many were run, and how many of these ended without an error.
fn run_all(cx: &Context, module: &Module) -> (usize, usize) {
    let body = body_of(module.op(cx));
    let ops: Vec<OpRef<'_>> =
        body.into_iter().flat_map(|b| b.blocks()).flat_map(|block| block.ops()).collect();
    let mut run = 0;
    let mut done = 0;
    for number in 0..LoadedModule::new(cx, &ops).functions.len() {
        let mut program = LoadedModule::new(cx, &ops);
        let mut memory = Memory::new(LIMITS.memory);
        if crate::globals(&mut program, &mut memory, &ops).is_err() {
            continue;
        }
        let Function::Defined { region, loc, .. } = program.functions[number] else { continue };
        let types = region.entry().map(|entry| entry.arg_types().collect::<Vec<_>>()).unwrap_or_default();
        let arguments = types.iter().map(|&ty| argument(&mut memory, cx.type_ref(ty))).collect();
        let mut out = Vec::new();
        let mut machine = Machine::new(program, crate::dialects::handlers(cx), memory, LIMITS, &mut out);
        machine.state.passed = arguments;
        run += 1;
        done += usize::from(machine.run_region(region, loc).is_ok());
    }
    (run, done)
}

#[test]
fn every_function_of_every_fixture_ends() {
    let mut paths = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests"), &mut paths);
    paths.sort();
    let mut run = 0;
    let mut done = 0;
    for path in paths {
        let Ok(source) = std::fs::read_to_string(&path) else { continue };
        for part in source.split("// -----") {
            let cx = context();
            let Some(module) = parse(&cx, part) else { continue };
            let (r, d) = run_all(&cx, &module);
            (run, done) = (run + r, done + d);
        }
    }
    assert!(run > 500 && done > 250, "{run} functions were run, {done} to their end");
}

#[test]
fn a_program_that_does_not_end_is_stopped() {
    let cx = context();
    let source = "func.func @main() {\n  cf.br ^a\n^a:\n  cf.br ^a\n}";
    let module = parse(&cx, source).expect("it is valid");
    let error = crate::run(&cx, &module, LIMITS, &mut Vec::new()).expect_err("it does not end");
    assert_eq!(error.message, "'cf.br' op exceeds the limit on jumps and calls");
}

#[test]
fn a_run_ends_when_it_is_interrupted() {
    let loops = "func.func @main() {\n  cf.br ^a\n^a:\n  cf.br ^a\n}";
    let calls = "func.func @f() {\n  return\n}\nfunc.func @main() {\n  cf.br ^a\n^a:\n  call @f() : () -> ()\n  cf.br ^a\n}";
    for source in [loops, calls] {
        let cx = context();
        let module = parse(&cx, source).expect("it is valid");
        let interrupt = Arc::new(AtomicBool::new(false));
        let limits = Limits { interrupt: Some(Arc::clone(&interrupt)), ..Limits::default() };
        let ended = thread::scope(|scope| {
            scope.spawn(|| {
                thread::sleep(Duration::from_millis(20));
                interrupt.store(true, Ordering::Relaxed);
            });
            crate::run(&cx, &module, limits, &mut Vec::new())
        });
        let message = ended.expect_err("it does not end").message;
        assert!(message.ends_with("op was interrupted"), "{message}");
    }
}

#[test]
fn values_are_small() {
    // All values of a frame are moved when it grows.
    assert_eq!(size_of::<Value>(), 32);
    assert_eq!(size_of::<Rc<MemRef>>(), 8);
}

/// Runs `main` with these operations; the error's message.
fn error_of(operations: &str) -> String {
    let cx = context();
    let source = format!(
        "func.func @main() {{\n  %c0 = arith.constant 0 : index\n  %c3 = arith.constant 3 : index\n  \
         %c9 = arith.constant 9 : index\n  %s = arith.constant 4 : i64\n  \
         %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>\n  \
         %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>\n  \
         %m = memref.alloc() : memref<2x5xi64>\n  {operations}\n  return\n}}"
    );
    let module = parse(&cx, &source).unwrap_or_else(|| panic!("it is not valid: {source}"));
    match crate::run(&cx, &module, LIMITS, &mut Vec::new()) {
        Ok(_) => String::new(),
        Err(error) => error.message,
    }
}

#[test]
fn vectors_outside_memory_are_errors() {
    let cases = [
        (
            "%0 = vector.load %m[%c0, %c3] : memref<2x5xi64>, vector<4xi64>",
            "'vector.load' op index 5 is out of bounds: dimension 1 of the memref has size 5",
        ),
        (
            "vector.store %v, %m[%c3, %c0] : memref<2x5xi64>, vector<4xi64>",
            "'vector.store' op index 3 is out of bounds: dimension 0 of the memref has size 2",
        ),
        (
            "affine.vector_store %v, %m[0, 2] : memref<2x5xi64>, vector<4xi64>",
            "'affine.vector_store' op index 5 is out of bounds: dimension 1 of the memref has size 5",
        ),
        (
            "vector.maskedstore %m[%c0, %c3], %k, %v : memref<2x5xi64>, vector<4xi1>, vector<4xi64>",
            "'vector.maskedstore' op index 5 is out of bounds: dimension 1 of the memref has size 5",
        ),
        (
            "vector.compressstore %m[%c0, %c3], %k, %v : memref<2x5xi64>, vector<4xi1>, vector<4xi64>",
            "'vector.compressstore' op index 5 is out of bounds: dimension 1 of the memref has size 5",
        ),
        (
            "vector.scatter %m[%c0, %c3] [%v], %k, %v : memref<2x5xi64>, vector<4xi64>, vector<4xi1>, vector<4xi64>",
            "'vector.scatter' op index 6 is out of bounds: dimension 1 of the memref has size 5",
        ),
        (
            "%0 = vector.transfer_read %m[%c0, %c3], %s {in_bounds = [true]} : memref<2x5xi64>, vector<4xi64>",
            "'vector.transfer_read' op index 5 is out of bounds: dimension 1 of the memref has size 5",
        ),
        (
            "%0 = vector.transfer_read %m[%c3, %c0], %s : memref<2x5xi64>, vector<4xi64>",
            "'vector.transfer_read' op index 3 is out of bounds: dimension 0 of the memref has size 2",
        ),
        (
            "%t = tensor.empty() : tensor<2xi64>\n  \
             %0 = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<4xi64>, tensor<2xi64>",
            "'vector.transfer_write' op index 2 is out of bounds: dimension 0 of the tensor has size 2",
        ),
        (
            "%n = memref.alloc() : memref<8xi1>\n  %0 = vector.load %n[%c0] : memref<8xi1>, vector<4xi1>",
            "'vector.load' op moves 'vector<4xi1>', whose elements are not whole bytes, which is not supported",
        ),
    ];
    for (operations, message) in cases {
        assert_eq!(error_of(operations), message, "{operations}");
    }
}

#[test]
fn what_may_be_outside_is_none() {
    let operations = [
        "%0 = vector.transfer_read %m[%c0, %c9], %s : memref<2x5xi64>, vector<4xi64>",
        "vector.transfer_write %v, %m[%c0, %c3] : vector<4xi64>, memref<2x5xi64>",
        "%0 = vector.load %m[%c0, %c0] : memref<2x5xi64>, vector<4xi64>\n  \
         vector.store %0, %m[%c0, %c0] : memref<2x5xi64>, vector<4xi64>",
        "%0 = vector.extract %v[%c9] : i64 from vector<4xi64>",
        "%none = arith.constant dense<false> : vector<4xi1>\n  \
         vector.maskedstore %m[%c9, %c9], %none, %v : memref<2x5xi64>, vector<4xi1>, vector<4xi64>",
        "%p = ub.poison : vector<4xi64>\n  %0 = vector.insert %s, %p[1] : i64 into vector<4xi64>",
    ];
    for operations in operations {
        assert_eq!(error_of(operations), "", "{operations}");
    }
}

#[test]
fn uses_of_undefined_elements_are_errors() {
    let cases = [
        (
            "%0 = vector.extract %v[%c9] : i64 from vector<4xi64>\n  %1 = arith.addi %0, %s : i64",
            "'arith.addi' op uses an undefined value: its position is outside the vector",
        ),
        (
            "%0 = vector.load %m[%c0, %c0] : memref<2x5xi64>, vector<4xi64>\n  \
             %1 = arith.addi %0, %v : vector<4xi64>",
            "'arith.addi' op uses an undefined value: it was read from memory that was never written",
        ),
        (
            "%0 = vector.shuffle %v, %v [0, -1] : vector<4xi64>, vector<4xi64>\n  \
             %1 = vector.reduction <add>, %0 : vector<2xi64> into i64",
            "'vector.reduction' op uses an undefined value: it was not selected",
        ),
        (
            "%p = ub.poison : vector<4xi64>\n  %1 = arith.addi %p, %v : vector<4xi64>",
            "'arith.addi' op uses an undefined value: it is the result of 'ub.poison'",
        ),
        (
            "%z = arith.constant dense<0> : vector<[4]xi64>",
            "'arith.constant' op has values of type 'vector<[4]xi64>', whose length depends on the machine",
        ),
    ];
    for (operations, message) in cases {
        assert_eq!(error_of(operations), message, "{operations}");
    }
}

#[test]
fn wrong_uses_of_buffers_are_errors() {
    let cases = [
        (
            "%yes = arith.constant true\n  bufferization.dealloc (%m, %m : memref<2x5xi64>, memref<2x5xi64>) if (%yes, %yes)\n  \
             memref.store %s, %m[%c0, %c0] : memref<2x5xi64>",
            "'memref.store' op accesses memory that was freed",
        ),
        (
            "%t = tensor.from_elements %s : tensor<1xi64>\n  %c = tensor.cast %t : tensor<1xi64> to tensor<?xi64>\n  \
             %n = memref.alloc(%c3) : memref<?xi64>\n  \
             bufferization.materialize_in_destination %c in restrict writable %n : (tensor<?xi64>, memref<?xi64>) -> ()",
            "'bufferization.materialize_in_destination' op stores a tensor of sizes [1] in memory of sizes [3]",
        ),
        (
            "%e = bufferization.alloc_tensor() : tensor<2xi64>\n  %0 = tensor.extract %e[%c0] : tensor<2xi64>\n  \
             %1 = arith.addi %0, %s : i64",
            "'arith.addi' op uses an undefined value: it is an element of the result of 'bufferization.alloc_tensor'",
        ),
        (
            "scf.forall (%i) in (4) {\n    memref.store %s, %m[%i, %i] : memref<2x5xi64>\n  }",
            "'memref.store' op index 2 is out of bounds: dimension 0 of the memref has size 2",
        ),
    ];
    for (operations, message) in cases {
        assert_eq!(error_of(operations), message, "{operations}");
    }
}

#[test]
fn casts_that_are_left_keep_the_elements() {
    let operations = "%n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xindex>\n  \
         %a = builtin.unrealized_conversion_cast %n : vector<2x2xindex> to !llvm.array<2 x vector<2xi64>>\n  \
         %b = llvm.extractvalue %a[1] : !llvm.array<2 x vector<2xi64>>\n  \
         %c = builtin.unrealized_conversion_cast %a : !llvm.array<2 x vector<2xi64>> to vector<2x2xindex>\n  \
         %d = vector.extract %c[1, 0] : index from vector<2x2xindex>\n  \
         %e = vector.extract %b[0] : i64 from vector<2xi64>\n  %f = arith.index_cast %d : index to i64\n  \
         %g = arith.cmpi eq, %e, %f : i64\n  cf.assert %g, \"they differ\"";
    assert_eq!(error_of(operations), "");
    let wrong = "%f = builtin.unrealized_conversion_cast %v : vector<4xi64> to vector<4xf64>";
    let message =
        "'builtin.unrealized_conversion_cast' op casts vectors of other elements, which is not supported";
    assert_eq!(error_of(wrong), message);
}

#[test]
fn a_long_contraction_is_interrupted() {
    let cx = context();
    let source = "func.func @main() {\n  %a = arith.constant dense<1> : vector<1024x1024xi64>\n  \
         %b = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, \
         affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %a, %a, %a : \
         vector<1024x1024xi64>, vector<1024x1024xi64> into vector<1024x1024xi64>\n  return\n}";
    let module = parse(&cx, source).expect("it is valid");
    let limits = Limits { jumps: 10, ..Limits::default() };
    let error = crate::run(&cx, &module, limits, &mut Vec::new()).expect_err("it takes long");
    assert_eq!(error.message, "'vector.contract' op exceeds the limit on jumps and calls");
}
