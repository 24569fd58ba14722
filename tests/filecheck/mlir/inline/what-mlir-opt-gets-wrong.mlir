// Calls that mlir-opt 22 inlines to invalid IR, or on which it crashes: see book/src/reference/mlir-text.md.
// RUN: toy-opt %s -allow-unregistered-dialect -inline=default-pipeline= -split-input-file | FileCheck %s

func.func private @get() -> index
func.func @load(%i: index, %m: memref<?xf32>) -> f32 {
  %0 = affine.load %m[%i] : memref<?xf32>
  return %0 : f32
}

// A value computed in the loop cannot be a dimension.
// CHECK-LABEL: func.func @computed(
// CHECK: affine.for
// CHECK-NEXT: %[[I:.+]] = func.call @get()
// CHECK-NEXT: func.call @load(%[[I]], %arg0)
func.func @computed(%m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %v = func.call @get() : () -> index
    %0 = func.call @load(%v, %m) : (index, memref<?xf32>) -> f32
  }
  return
}

// -----

func.func @load(%i: index, %n: index, %m: memref<?xf32>) -> f32 {
  %0 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%n, %i]
  %1 = affine.load %m[symbol(%i) * 2 + symbol(%n)] : memref<?xf32>
  return %1 : f32
}
func.func @product(%i: index, %n: index, %m: memref<?xf32>) -> f32 {
  %0 = affine.load %m[symbol(%i) * symbol(%n)] : memref<?xf32>
  return %0 : f32
}

// The induction variable is not a symbol; it becomes a dimension where it can be one.
// CHECK-LABEL: func.func @symbols(
// CHECK: affine.for %[[I:.+]] = 0 to 10
// CHECK-NEXT: affine.apply #{{.+}}(%[[I]])[%arg1]
// CHECK-NEXT: affine.load %arg0[%[[I]] * 2 + symbol(%arg1)]
// CHECK-NEXT: affine.load %arg0[%[[I]] * symbol(%arg1)]
// CHECK-NEXT: func.call @product(%[[I]], %[[I]], %arg0)
func.func @symbols(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %0 = func.call @load(%i, %n, %m) : (index, index, memref<?xf32>) -> f32
    %1 = func.call @product(%i, %n, %m) : (index, index, memref<?xf32>) -> f32
    %2 = func.call @product(%i, %i, %m) : (index, index, memref<?xf32>) -> f32
  }
  return
}

// -----

llvm.func @loop(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = arith.constant 4 : index
  %r = scf.for %i = %n to %n step %n iter_args(%p = %a) -> !llvm.ptr {
    llvm.store %one, %p : i32, !llvm.ptr
    %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
    scf.yield %q : !llvm.ptr
  }
  llvm.store %one, %b : i32, !llvm.ptr
  llvm.return
}

// A pointer that is carried around a loop after an induction variable.
// CHECK-DAG: #[[A:.+]] = #llvm.alias_scope<id = distinct[1]<>
// CHECK-DAG: #[[B:.+]] = #llvm.alias_scope<id = distinct[2]<>
// CHECK-LABEL: func.func @pointers(
// CHECK: scf.for
// CHECK-NEXT: llvm.store %{{.+}}, %{{.+}} {alias_scopes = [#[[A]]], noalias_scopes = [#[[B]]]}
// CHECK: llvm.store %{{.+}}, %arg1 {alias_scopes = [#[[B]]], noalias_scopes = [#[[A]]]}
func.func @pointers(%a: !llvm.ptr, %b: !llvm.ptr) {
  llvm.call @loop(%a, %b) : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----

#ro = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>
llvm.func @use(!llvm.ptr)
llvm.func @aligned(%p: !llvm.ptr {llvm.byval = i32, llvm.align = 8 : i64}) attributes {memory_effects = #ro} {
  llvm.call @use(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// The first argument of another block is not the first argument of the function.
// CHECK-LABEL: llvm.func @argument(
// CHECK: %[[COPY:.+]] = llvm.alloca
// CHECK: ^bb1(%[[Q:.+]]: !llvm.ptr):
// CHECK: "llvm.intr.memcpy"(%[[COPY]], %[[Q]],
// CHECK: llvm.call @use(%[[COPY]])
llvm.func @argument(%p: !llvm.ptr {llvm.align = 8 : i64}, %r: !llvm.ptr) {
  llvm.br ^x(%r : !llvm.ptr)
^x(%q: !llvm.ptr):
  llvm.call @aligned(%q) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

// The properties of an unknown operation are uses: mlir-opt erases the function, and the symbol is lost.
// CHECK-LABEL: func.func private @named_in_properties(
func.func private @named_in_properties() {
  return
}
func.func @unknown() {
  "t.op"() <{callee = @named_in_properties}> : () -> ()
  return
}
