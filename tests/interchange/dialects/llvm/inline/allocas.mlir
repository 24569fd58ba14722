llvm.func @static_alloca() -> f32 {
  %0 = llvm.mlir.constant(4 : i32) : i32
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> f32
  llvm.return %2 : f32
}

llvm.func @dynamic_alloca(%size : i32) -> f32 {
  %0 = llvm.add %size, %size : i32
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> f32
  llvm.return %2 : f32
}

llvm.func @test_inline(%cond : i1, %size : i32) -> f32 {
  llvm.cond_br %cond, ^bb1, ^bb2
^bb1:
  %0 = llvm.call @static_alloca() : () -> f32
  llvm.br ^bb3(%0: f32)
^bb2:
  %1 = llvm.call @dynamic_alloca(%size) : (i32) -> f32
  llvm.br ^bb3(%1: f32)
^bb3(%arg : f32):
  llvm.return %arg : f32
}

// -----

llvm.func @static_alloca_not_in_entry(%cond : i1) -> f32 {
  llvm.cond_br %cond, ^bb1, ^bb2
^bb1:
  %0 = llvm.mlir.constant(4 : i32) : i32
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  llvm.br ^bb3(%1: !llvm.ptr)
^bb2:
  %2 = llvm.mlir.constant(8 : i32) : i32
  %3 = llvm.alloca %2 x f32 : (i32) -> !llvm.ptr
  llvm.br ^bb3(%3: !llvm.ptr)
^bb3(%ptr : !llvm.ptr):
  %4 = llvm.load %ptr : !llvm.ptr -> f32
  llvm.return %4 : f32
}

llvm.func @test_inline(%cond : i1) -> f32 {
  %0 = llvm.call @static_alloca_not_in_entry(%cond) : (i1) -> f32
  llvm.return %0 : f32
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @many(%cond: i1, %n: i64) -> f32 {
  %0 = llvm.mlir.constant(4 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %big = llvm.mlir.constant(7 : i64) : i64
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  %a = llvm.alloca %zero x f32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %big x i8 {alignment = 32 : i64} : (i64) -> !llvm.ptr<3>
  %c = llvm.alloca inalloca %0 x i8 : (i32) -> !llvm.ptr
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  llvm.call @use(%c) : (!llvm.ptr) -> ()
  llvm.cond_br %cond, ^bb1, ^bb2
^bb1:
  %2 = llvm.load %1 : !llvm.ptr -> f32
  llvm.return %2 : f32
^bb2:
  %d = llvm.alloca %n x f32 : (i64) -> !llvm.ptr
  %3 = llvm.load %d : !llvm.ptr -> f32
  llvm.cond_br %cond, ^bb3, ^bb4
^bb3:
  llvm.return %3 : f32
^bb4:
  llvm.unreachable
}

llvm.func @test_inline(%cond0 : i1, %cond1 : i1, %funcArg : f32, %n: i64) -> f32 {
  llvm.cond_br %cond0, ^bb1, ^bb2
^bb1:
  %0 = llvm.call @many(%cond1, %n) : (i1, i64) -> f32
  %1 = llvm.call @many(%cond1, %n) : (i1, i64) -> f32
  %2 = llvm.fadd %0, %1 : f32
  llvm.br ^bb3(%2: f32)
^bb2:
  llvm.br ^bb3(%funcArg: f32)
^bb3(%blockArg: f32):
  llvm.return %blockArg : f32
}

// -----

llvm.func @alloca_with_lifetime(%cond: i1) -> f32 {
  %0 = llvm.mlir.constant(4 : i32) : i32
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %1 : !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> f32
  llvm.intr.lifetime.end %1 : !llvm.ptr
  %3 = llvm.fadd %2, %2 : f32
  llvm.return %3 : f32
}

llvm.func @test_inline(%cond0 : i1, %cond1 : i1, %funcArg : f32) -> f32 {
  llvm.cond_br %cond0, ^bb1, ^bb2
^bb1:
  %0 = llvm.call @alloca_with_lifetime(%cond1) : (i1) -> f32
  llvm.br ^bb3(%0: f32)
^bb2:
  llvm.br ^bb3(%funcArg: f32)
^bb3(%blockArg: f32):
  llvm.return %blockArg : f32
}

// -----

// A size by arith, allocations inside regions, and callees that call in turn.
llvm.func @leaf(%c: i1) {
  %0 = arith.constant 3 : i64
  %1 = llvm.alloca %0 x !llvm.struct<(i8, i64)> : (i64) -> !llvm.ptr
  scf.if %c {
    %2 = llvm.alloca %0 x i8 : (i64) -> !llvm.ptr
    llvm.store %c, %2 : i1, !llvm.ptr
  }
  llvm.store %c, %1 : i1, !llvm.ptr
  llvm.return
}
llvm.func @middle(%c: i1) {
  %0 = llvm.mlir.constant(1 : i8) : i8
  %1 = llvm.alloca %0 x i8 : (i8) -> !llvm.ptr
  llvm.store %c, %1 : i1, !llvm.ptr
  llvm.call @leaf(%c) : (i1) -> ()
  llvm.call @leaf(%c) : (i1) -> ()
  llvm.return
}
llvm.func @top(%c: i1) {
  llvm.call @middle(%c) : (i1) -> ()
  llvm.call @leaf(%c) : (i1) -> ()
  llvm.return
}
func.func @from_func(%c: i1, %m: memref<4xi1>) {
  scf.if %c {
    llvm.call @middle(%c) : (i1) -> ()
  }
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i] : memref<4xi1>
    llvm.call @leaf(%0) : (i1) -> ()
  }
  return
}
