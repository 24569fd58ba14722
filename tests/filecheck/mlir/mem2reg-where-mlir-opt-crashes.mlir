// Memory on which mlir-opt -mem2reg crashes; tests/interchange/passes has what it gets wrong otherwise.
// RUN: toy-opt %s -mem2reg -split-input-file | FileCheck %s

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file>
#x = #llvm.di_local_variable<scope = #sp, name = "x">

// A variable is told of a value that was loaded from it.
// CHECK-LABEL: llvm.func @again(
// CHECK-SAME: %[[X:.+]]: i32)
// CHECK-NEXT: llvm.mlir.constant
// CHECK-NEXT: llvm.intr.dbg.value #{{.+}} = %[[X]] : i32
// CHECK-NEXT: llvm.intr.dbg.value #{{.+}} = %[[X]] : i32
// CHECK-NEXT: llvm.return
llvm.func @again(%x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #x = %m : !llvm.ptr
  llvm.store %x, %m : i32, !llvm.ptr
  %v = llvm.load %m : !llvm.ptr -> i32
  llvm.store %v, %m : i32, !llvm.ptr
  llvm.return
}

// -----

// Values of types whose size is not known, of the type of the memory.
// CHECK-LABEL: llvm.func @sizeless(
// CHECK-SAME: %[[V:.+]]: vector<[4]xi32>, %{{.+}}: !llvm.x86_amx, %{{.+}}: !llvm.ppc_fp128)
// CHECK-NOT: alloca
// CHECK: llvm.return %[[V]]
llvm.func @sizeless(%v: vector<[4]xi32>, %t: !llvm.x86_amx, %q: !llvm.ppc_fp128) -> vector<[4]xi32> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x vector<[4]xi32> : (i32) -> !llvm.ptr
  llvm.store %v, %a : vector<[4]xi32>, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> vector<[4]xi32>
  %b = llvm.alloca %one x !llvm.x86_amx : (i32) -> !llvm.ptr
  llvm.store %t, %b : !llvm.x86_amx, !llvm.ptr
  %1 = llvm.load %b : !llvm.ptr -> !llvm.x86_amx
  %c = llvm.alloca %one x !llvm.ppc_fp128 : (i32) -> !llvm.ptr
  llvm.store %q, %c : !llvm.ppc_fp128, !llvm.ptr
  %2 = llvm.load %c : !llvm.ptr -> !llvm.ppc_fp128
  llvm.return %0 : vector<[4]xi32>
}

// -----

// Other types than that of such memory stay in memory.
// CHECK-LABEL: llvm.func @parts(
// CHECK-COUNT-2: llvm.alloca
llvm.func @parts(%q: !llvm.ppc_fp128, %i: i128) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.ppc_fp128 : (i32) -> !llvm.ptr
  llvm.store %i, %a : i128, !llvm.ptr
  %b = llvm.alloca %one x i128 : (i32) -> !llvm.ptr
  llvm.store %q, %b : !llvm.ppc_fp128, !llvm.ptr
  llvm.return
}
