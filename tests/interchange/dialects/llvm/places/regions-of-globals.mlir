// Initializers without a terminator, or without an operation: each error at its place.

llvm.mlir.global external @g() : i32 {
^bb0:
}

// -----

llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
}

// -----

llvm.mlir.global external @g() : i32 {
  "t.x"() : () -> ()
}

// -----

llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}

// -----

llvm.mlir.global external @g() : i32 {
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^a
^a:
  llvm.return %0 : i32
}

// -----

llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.unreachable
}

// -----

llvm.mlir.global external @g(1 : i32) : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.store %0, %0 : i32, i32
  llvm.return %0 : i32
}

// -----

llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// -----

llvm.mlir.alias external @g : i32 {
}

// -----

llvm.mlir.alias external @g : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
}

// -----

llvm.mlir.alias external @g : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

llvm.func @f() {
^bb0:
}

// -----

llvm.func @f() {
  llvm.br ^a
^a:
}
