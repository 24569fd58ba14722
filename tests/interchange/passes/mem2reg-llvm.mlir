// options: -mem2reg
llvm.func @basic() -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %c = llvm.mlir.constant(5 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %c, %p : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

llvm.func @basic() -> f64 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %c = llvm.mlir.constant(4.0 : f64) : f64
  %p = llvm.alloca %n x f64 : (i32) -> !llvm.ptr
  llvm.store %c, %p : f64, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> f64
  llvm.return %v : f64
}

// -----

llvm.func @basic() -> i1 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %c = llvm.mlir.constant(true) : i1
  %p = llvm.alloca %n x i1 : (i32) -> !llvm.ptr
  llvm.store %c, %p : i1, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i1
  llvm.return %v : i1
}

// -----

llvm.func @default() -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

llvm.func @volatile(%c: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store volatile %c, %p : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

llvm.func @volatile_load(%c: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %c, %p : i32, !llvm.ptr
  %v = llvm.load volatile %p : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

llvm.func @lifetime(%c: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.store %c, %p : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.return %v : i32
}

// -----

llvm.func @branches(%c: i1, %a: i32, %b: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.br ^bb3
^bb2:
  llvm.store %b, %p : i32, !llvm.ptr
  llvm.br ^bb3
^bb3:
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

llvm.func @loop(%n: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  llvm.br ^h
^h:
  %v = llvm.load %p : !llvm.ptr -> i32
  %c = llvm.icmp "slt" %v, %n : i32
  llvm.cond_br %c, ^b, ^e
^b:
  %w = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.add %w, %one : i32
  llvm.store %s, %p : i32, !llvm.ptr
  llvm.br ^h
^e:
  llvm.return %v : i32
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @escape(%c: i32) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %c, %p : i32, !llvm.ptr
  llvm.call @use(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @store_of_ptr() {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %p, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}

// -----

llvm.func @ptr_in_ptr(%a: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %n x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %p, %q : !llvm.ptr, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.store %a, %r : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

llvm.func @not_entry(%a: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^bb1
^bb1:
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

llvm.func @struct(%a: !llvm.struct<(i32, f32)>) -> !llvm.struct<(i32, f32)> {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
  llvm.store %a, %p : !llvm.struct<(i32, f32)>, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> !llvm.struct<(i32, f32)>
  llvm.return %v : !llvm.struct<(i32, f32)>
}

// -----

llvm.func @unreachable_store(%a: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.br ^bb2
^bb1:
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
