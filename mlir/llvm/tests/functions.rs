//! Compiled functions of every kind of signature, called from Rust.
#![allow(unsafe_code)]

use mlir::{Context, Registry};
use mlir_llvm::{Jit, JitError, MemRef, Signature};

fn compiled(text: &str) -> Jit {
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    conversions::register_interfaces(&mut registry);
    let cx = Context::new(registry);
    let mut sources = support::SourceMap::new();
    let file = sources.add("functions.mlir", text);
    let module = mlir::text::parse_module(&cx, &sources, file).expect("it is right");
    Jit::compile(&cx, module).expect("it compiles")
}

const FUNCTIONS: &str = "
func.func @nothing() { return }
func.func @odd(%x: i64) -> i1 { %0 = arith.trunci %x : i64 to i1 return %0 : i1 }
func.func @wide(%x: i128, %y: i8) -> i128 {
  %0 = arith.extsi %y : i8 to i128
  %1 = arith.muli %x, %0 : i128
  return %1 : i128
}
func.func @eight(%a: i8, %b: i16, %c: i32, %d: i64, %e: index, %f: f32, %g: f64, %h: i1) -> f64 {
  %0 = arith.sitofp %a : i8 to f64
  %1 = arith.sitofp %b : i16 to f64
  %2 = arith.sitofp %c : i32 to f64
  %3 = arith.sitofp %d : i64 to f64
  %i = arith.index_cast %e : index to i64
  %4 = arith.sitofp %i : i64 to f64
  %5 = arith.extf %f : f32 to f64
  %6 = arith.uitofp %h : i1 to f64
  %7 = arith.addf %0, %1 : f64
  %8 = arith.addf %7, %2 : f64
  %9 = arith.addf %8, %3 : f64
  %10 = arith.addf %9, %4 : f64
  %11 = arith.addf %10, %5 : f64
  %12 = arith.addf %11, %g : f64
  %13 = arith.addf %12, %6 : f64
  return %13 : f64
}
func.func @scaled(%factor: f64, %from: memref<?xf64>, %to: memref<?xf64>) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = memref.dim %from, %zero : memref<?xf64>
  scf.for %i = %zero to %size step %one {
    %0 = memref.load %from[%i] : memref<?xf64>
    %1 = arith.mulf %0, %factor : f64
    memref.store %1, %to[%i] : memref<?xf64>
  }
  return %size : index
}
func.func @corner(%rows: memref<?x3xi32>, %square: memref<2x2xi32>) -> i32 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %0 = memref.load %rows[%one, %two] : memref<?x3xi32>
  %1 = memref.load %square[%one, %one] : memref<2x2xi32>
  %2 = arith.subi %0, %1 : i32
  return %2 : i32
}
func.func @column(%all: memref<?x?xf32>, %at: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %zero = arith.constant 0 : index
  %size = memref.dim %all, %zero : memref<?x?xf32>
  %stride = arith.constant 3 : index
  %0 = memref.reinterpret_cast %all to offset: [%at], sizes: [%size], strides: [%stride]
      : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}
func.func @divided(%a: i64, %b: i64) -> (i64, i64) {
  %0 = arith.divsi %a, %b : i64
  %1 = arith.remsi %a, %b : i64
  return %0, %1 : i64, i64
}
llvm.func @pair(%p: !llvm.struct<(i8, f64, i16)>) -> !llvm.struct<(i16, f64)> {
  %a = llvm.extractvalue %p[1] : !llvm.struct<(i8, f64, i16)>
  %b = llvm.extractvalue %p[2] : !llvm.struct<(i8, f64, i16)>
  %0 = llvm.mlir.poison : !llvm.struct<(i16, f64)>
  %1 = llvm.insertvalue %b, %0[0] : !llvm.struct<(i16, f64)>
  %2 = llvm.insertvalue %a, %1[1] : !llvm.struct<(i16, f64)>
  llvm.return %2 : !llvm.struct<(i16, f64)>
}
llvm.func @next(%p: !llvm.ptr) -> i64 {
  %0 = llvm.load %p : !llvm.ptr -> i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.add %0, %1 : i64
  llvm.store %2, %p : i64, !llvm.ptr
  llvm.return %2 : i64
}
func.func @half(%x: f16) -> f16 { return %x : f16 }
";

#[test]
fn every_kind_of_value_is_passed() {
    let jit = compiled(FUNCTIONS);
    // SAFETY: the functions are those above, and are given memory as large as they access.
    unsafe {
        jit.function::<fn()>("nothing").expect("its type")();
        let odd = jit.function::<fn(i64) -> bool>("odd").expect("its type");
        assert_eq!((odd(3), odd(4)), (true, false));
        let wide = jit.function::<fn(i128, i8) -> i128>("wide").expect("its type");
        assert_eq!(wide(i128::MAX / 7, -7), i128::MAX / 7 * -7);
        type Eight = fn(i8, i16, i32, i64, usize, f32, f64, bool) -> f64;
        let eight = jit.function::<Eight>("eight").expect("its type");
        assert_eq!(eight(-1, -2, 3, 4, 5, 0.5, 0.25, true), 10.75);
        let divided = jit.function::<fn(i64, i64) -> (i64, i64)>("divided").expect("its type");
        assert_eq!(divided(-17, 5), (-3, -2));
        let pair = jit.function::<fn((i8, f64, i16)) -> (i16, f64)>("pair").expect("its type");
        assert_eq!(pair((1, 2.5, -3)), (-3, 2.5));
        let next = jit.function::<fn(*mut i64) -> i64>("next").expect("its type");
        let mut number = 41;
        assert_eq!((next(&mut number), number), (42, 42));
    }
}

#[test]
fn memrefs_are_slices_arrays_and_descriptors() {
    let jit = compiled(FUNCTIONS);
    // SAFETY: the functions are those above, and are given memory as large as they access.
    unsafe {
        let scaled = jit.function::<fn(f64, &[f64], &mut [f64]) -> usize>("scaled").expect("its type");
        let mut to = [0.0; 3];
        assert_eq!((scaled(2.0, &[1.0, 2.5, 4.0], &mut to), to), (3, [2.0, 5.0, 8.0]));
        assert_eq!((scaled(2.0, &[], &mut []), to), (0, [2.0, 5.0, 8.0]));
        let corner = jit.function::<fn(&[[i32; 3]], &[[i32; 2]; 2]) -> i32>("corner").expect("its type");
        assert_eq!(corner(&[[1, 2, 3], [4, 5, 60]], &[[7, 8], [9, 10]]), 50);
        type Column = fn(MemRef<f32, 2>, usize) -> MemRef<f32, 1>;
        let column = jit.function::<Column>("column").expect("its type");
        let mut all = [1.0_f32, 2.0, 3.0, 4.0, 5.0, 6.0];
        let found = column(MemRef::new(all.as_mut_ptr(), [2, 3]), 1);
        assert_eq!((found.aligned, found.offset), (all.as_mut_ptr(), 1));
        assert_eq!((found.sizes, found.strides), ([2], [3]));
    }
}

#[test]
fn another_type_is_an_error_that_says_how_it_differs() {
    let jit = compiled(FUNCTIONS);
    fn check<S: Signature>(jit: &Jit, name: &str, expected: &str) {
        // SAFETY: nothing is called.
        match unsafe { jit.function::<S>(name) } {
            Ok(_) => panic!("'{name}' has the type"),
            Err(JitError::OtherType { difference, .. }) => assert_eq!(difference, expected),
            Err(other) => assert_eq!(other.to_string(), expected),
        }
    }
    check::<fn()>(&jit, "missing", "there is no function 'missing'");
    check::<fn(i64)>(&jit, "divided", "it has 2 parameters, not 1: its type is '(i64, i64) -> (i64, i64)'");
    check::<fn(i64, i32) -> (i64, i64)>(
        &jit,
        "divided",
        "parameter 2 is 'i64', not 'i32': its type is '(i64, i64) -> (i64, i64)'",
    );
    check::<fn(i64, i64)>(
        &jit,
        "divided",
        "it returns 'i64, i64', not '()': its type is '(i64, i64) -> (i64, i64)'",
    );
    check::<fn((i64, i64)) -> i64>(&jit, "nothing", "it has 0 parameters, not 1: its type is '() -> ()'");
    check::<fn() -> i32>(&jit, "nothing", "it returns nothing, not 'i32': its type is '() -> ()'");
    check::<fn(&[[i32; 3]], &[[i32; 2]; 3]) -> i32>(
        &jit,
        "corner",
        "parameter 2 is 'memref<2x2xi32>', not '&[[i32; 2]; 3]': \
         its type is '(memref<?x3xi32>, memref<2x2xi32>) -> i32'",
    );
    check::<fn(u16) -> u16>(&jit, "half", "parameter 1, 'f16', cannot be passed from Rust");
}
