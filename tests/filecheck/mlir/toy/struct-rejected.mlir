// RUN: toy-opt -verify-diagnostics -split-input-file %s

// expected-error@+1 {{element type for a struct must either be a TensorType or a StructType, got: 'i32'}}
func.func private @a(!toy.struct<tensor<*xf64>, i32>)

// -----

// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{failed to parse Toy_StructType parameter 'elementTypes' which is to be a `::llvm::ArrayRef<::mlir::Type>`}}
func.func private @a(!toy.struct<>)

// -----

// expected-error@+1 {{unknown  type `tuple` in dialect `toy`}}
func.func private @a(!toy.tuple<>)
