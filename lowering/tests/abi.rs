//! The descriptors of `runtime` match those of compiled code: a function takes and returns them.
#![cfg(feature = "llvm")]
#![allow(unsafe_code)]

use std::ffi::c_void;
use std::mem::transmute;
use std::ptr::NonNull;

use lowering::backend::jit::Jit;
use lowering::backend::{self, OptLevel, Target, TargetOptions};
use lowering::compile::Job;
use lowering::registry;
use mlir::pass::{OpPipeline, PassManager};
use mlir::{Context, text};
use mlir_llvm::inkwell::memory_buffer::MemoryBuffer;
use ndarray::{ArrayD, arr1, arr2};
use runtime::abi::{Descriptor, MemRef, Word};
use support::SourceMap;

/// The strides of the rows are read from the descriptor.
const ROW_SUMS: &str = "
func.func @row_sums(%m: memref<?x?xf64>) -> memref<2xf64> {
  %zero = arith.constant 0.0 : f64
  %sums = memref.alloc() : memref<2xf64>
  affine.for %i = 0 to 2 {
    %sum = affine.for %j = 0 to 3 iter_args(%before = %zero) -> (f64) {
      %x = affine.load %m[%i, %j] : memref<?x?xf64>
      %after = arith.addf %before, %x : f64
      affine.yield %after : f64
    }
    affine.store %sum, %sums[%i] : memref<2xf64>
    affine.store %zero, %m[%i, 2] : memref<?x?xf64>
  }
  return %sums : memref<2xf64>
}
";

/// The individual fields of a descriptor of rank 2.
type RowSums = unsafe extern "C" fn(Word, Word, Word, Word, Word, Word, Word) -> MemRef<1>;

unsafe extern "C" {
    fn free(memory: *mut c_void);
}

fn compile(source: &str) -> Jit {
    let cx = Context::new(registry::dialects());
    let mut sources = SourceMap::new();
    let file = sources.add("test.mlir", source);
    let mut module = text::parse_module(&cx, &sources, file).expect("it is valid");
    let passes = "builtin.module(lower-affine,convert-scf-to-cf,convert-to-llvm)";
    let pipeline = OpPipeline::parse(&registry::passes(), passes).expect("these passes exist");
    PassManager::from_pipeline(pipeline).run(&cx, &mut module).expect("everything can be converted");
    let options = TargetOptions::default();
    let job = Job {
        cx: &cx,
        module,
        name: "test",
        target: &options,
        debug_info: false,
        exports: &[],
        perf_map: false,
    };
    let ir = job.llvm_ir().expect("everything can be translated");
    let buffer = MemoryBuffer::create_from_memory_range_copy(format!("{ir}\0").as_bytes(), "test");
    let llvm = backend::context().expect("LLVM is installed");
    let module = llvm.create_module_from_ir(buffer).expect("it is valid");
    Jit::new(&module, &Target::host(OptLevel::O2).expect("a supported host"), &[]).expect("it compiles")
}

#[test]
fn compiled_functions_take_and_return_descriptors() {
    let jit = compile(ROW_SUMS);
    let address = jit.address("row_sums").expect("it is defined");
    // SAFETY: a memref parameter is passed as its fields, and a memref result is the descriptor.
    let row_sums = unsafe { transmute::<NonNull<c_void>, RowSums>(address) };
    let mut matrix: ArrayD<f64> = arr2(&[[1.0, 2.0, 4.0], [8.0, 16.0, 32.0]]).into_dyn();
    let lent = Descriptor::new(&mut matrix);
    let &[allocated, aligned, offset, rows, columns, row, column] = lent.words() else {
        panic!("a descriptor of rank 2 has seven fields")
    };
    assert_eq!([rows, columns, row, column].map(Word::integer), [2, 3, 3, 1]);
    // SAFETY: the matrix has the two rows and three columns that the function accesses.
    let sums = unsafe { row_sums(allocated, aligned, offset, rows, columns, row, column) };
    // SAFETY: the function returned the buffer that it allocated, and nothing else knows it.
    let found = unsafe { sums.to_array() }.expect("it is a descriptor");
    // SAFETY: it came from `malloc`, and the view of it no longer exists.
    unsafe { free(sums.allocated.cast()) };
    assert_eq!(found, arr1(&[7.0, 56.0]).into_dyn());
    assert_eq!(matrix, arr2(&[[1.0, 2.0, 0.0], [8.0, 16.0, 0.0]]).into_dyn());
}
