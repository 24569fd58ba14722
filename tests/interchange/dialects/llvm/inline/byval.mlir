llvm.func @with_byval_arg(%ptr : !llvm.ptr { llvm.byval = f64 }) {
  llvm.return
}
llvm.func @test_byval(%ptr : !llvm.ptr) {
  llvm.br ^bb1
^bb1:
  llvm.call @with_byval_arg(%ptr) : (!llvm.ptr) -> ()
  llvm.br ^bb2
^bb2:
  llvm.return
}

// -----

llvm.func @with_byval_arg(%ptr : !llvm.ptr { llvm.byval = f64 }) attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
  llvm.return
}
llvm.func @test_byval_read_only(%ptr : !llvm.ptr) {
  llvm.call @with_byval_arg(%ptr) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @with_byval_arg(%ptr : !llvm.ptr { llvm.byval = f64 }) attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = write, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
  llvm.return
}
llvm.func @test_byval_write_only(%ptr : !llvm.ptr) {
  llvm.call @with_byval_arg(%ptr) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

#read = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>
#none = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>
llvm.func @use(!llvm.ptr)
llvm.func @aligned_byval_arg(%ptr : !llvm.ptr { llvm.byval = i16, llvm.align = 16 : i64}) attributes {memory_effects = #read} {
  llvm.call @use(%ptr) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @none_byval_arg(%ptr : !llvm.ptr { llvm.byval = i16, llvm.align = 16 : i64}) attributes {memory_effects = #none} {
  llvm.call @use(%ptr) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @test_byval_input_aligned(%unaligned : !llvm.ptr, %aligned : !llvm.ptr { llvm.align = 16 : i64 }) {
  llvm.call @aligned_byval_arg(%unaligned) : (!llvm.ptr) -> ()
  llvm.call @aligned_byval_arg(%aligned) : (!llvm.ptr) -> ()
  llvm.call @none_byval_arg(%aligned) : (!llvm.ptr) -> ()
  llvm.call @none_byval_arg(%unaligned) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @test_byval_realign_alloca() {
  %size = llvm.mlir.constant(4 : i64) : i64
  %unaligned = llvm.alloca %size x i16 { alignment = 1 } : (i64) -> !llvm.ptr
  llvm.call @aligned_byval_arg(%unaligned) : (!llvm.ptr) -> ()
  %none = llvm.alloca %size x i16 : (i64) -> !llvm.ptr
  llvm.call @aligned_byval_arg(%none) : (!llvm.ptr) -> ()
  %enough = llvm.alloca %size x i16 {alignment = 64 : i64} : (i64) -> !llvm.ptr
  llvm.call @aligned_byval_arg(%enough) : (!llvm.ptr) -> ()
  %gep = llvm.getelementptr %enough[1] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.call @aligned_byval_arg(%gep) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.mlir.global private @unaligned_global(42 : i64) : i64
llvm.mlir.global private @aligned_global(42 : i64) { alignment = 64 : i64 } : i64
llvm.func @test_byval_global() {
  %unaligned = llvm.mlir.addressof @unaligned_global : !llvm.ptr
  llvm.call @aligned_byval_arg(%unaligned) : (!llvm.ptr) -> ()
  %aligned = llvm.mlir.addressof @aligned_global : !llvm.ptr
  llvm.call @aligned_byval_arg(%aligned) : (!llvm.ptr) -> ()
  %func = llvm.mlir.addressof @use : !llvm.ptr
  llvm.call @aligned_byval_arg(%func) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

// Sizes and alignments.
llvm.func @use(!llvm.ptr)
llvm.func @sizes(%a: !llvm.ptr {llvm.byval = i1}, %b: !llvm.ptr {llvm.byval = i128}, %c: !llvm.ptr {llvm.byval = i64, llvm.align = 2 : i64},
    %d: !llvm.ptr {llvm.byval = !llvm.struct<(i8, i64, i16)>}, %e: !llvm.ptr {llvm.byval = !llvm.struct<packed (i8, i64, i16)>},
    %f: !llvm.ptr {llvm.byval = !llvm.array<3 x struct<(i32, i8)>>}, %g: !llvm.ptr {llvm.byval = vector<3xf32>},
    %h: !llvm.ptr {llvm.byval = !llvm.ptr<3>}, %i: !llvm.ptr {llvm.byval = f80}, %j: !llvm.ptr {llvm.byval = !llvm.struct<"s", (ptr, f16)>},
    %k: !llvm.ptr {llvm.byval = i24}, %l: !llvm.ptr {llvm.byval = index}, %m: !llvm.ptr {llvm.byval = complex<f32>}, %n: !llvm.ptr {llvm.byval = complex<i64>},
    %o: !llvm.ptr {llvm.byval = !llvm.struct<()>}, %p: !llvm.ptr {llvm.byval = bf16, llvm.align = 128 : i64}, %q: !llvm.ptr {llvm.byval = i65},
    %r: !llvm.ptr {llvm.byval = !llvm.struct<"o", opaque>}, %s: !llvm.ptr {llvm.byval = vector<2x3xi8>}, %t: !llvm.ptr {llvm.byval = !llvm.array<0 x f64>}) {
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  llvm.call @use(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @caller(%a: !llvm.ptr) {
  llvm.call @sizes(%a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

// In a region, from a function of another kind, and beside allocations of the callee.
llvm.func @use(!llvm.ptr)
llvm.func @f(%p: !llvm.ptr {llvm.byval = i32}, %q: !llvm.ptr {llvm.noalias}) {
  %0 = llvm.mlir.constant(2 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.call @use(%1) : (!llvm.ptr) -> ()
  llvm.call @use(%p) : (!llvm.ptr) -> ()
  %2 = llvm.load %q : !llvm.ptr -> i32
  llvm.store %2, %p : i32, !llvm.ptr
  llvm.return
}
func.func @g(%p: !llvm.ptr, %c: i1) {
  scf.if %c {
    llvm.call @f(%p, %p) : (!llvm.ptr, !llvm.ptr) -> ()
    %0 = llvm.mlir.undef : !llvm.ptr
    llvm.call @f(%0, %p) : (!llvm.ptr, !llvm.ptr) -> ()
  }
  return
}
