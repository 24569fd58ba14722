// llvm.alloca: its alignment and its types: each error at its place.

llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x i32 {alignment = 0} : (i32) -> !llvm.ptr
  %1 = llvm.alloca %n x i32 {alignment = 0 : i64} : (i32) -> !llvm.ptr
  %2 = llvm.alloca %n x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %3 = llvm.alloca %n x i32 {alignment = 8 : i64, elem_type = f32} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %1 = llvm.alloca %n x i32 {alignment = "a"} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x i32 : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x i32 : i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x foo : (i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n i32 : (i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x !llvm.ptr : (i32, i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x !llvm.foo : (i32) -> !llvm.ptr
  llvm.return
}
