// llvm.alloca: its alignment and its types.

llvm.func @f(%n: i32) {
  %1 = llvm.alloca %n x i32 {alignment = 0 : i32} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32, %p: !llvm.ptr) {
  %1 = "llvm.alloca"(%n) {alignment = 0 : i64, elem_type = i32} : (i32) -> !llvm.ptr
  %2 = "llvm.alloca"(%n) <{alignment = 0 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x tensor<4xi32> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x !llvm.void : (i32) -> !llvm.ptr
  llvm.return
}
