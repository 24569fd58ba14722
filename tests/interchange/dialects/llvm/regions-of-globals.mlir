// Initializers without a terminator, or without an operation.

llvm.mlir.global external @g() : i32 {
}

// -----

llvm.func @f() {
}

// -----

llvm.func @f() {
  "t.x"() : () -> ()
}
