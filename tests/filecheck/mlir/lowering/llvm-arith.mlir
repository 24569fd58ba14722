// Arithmetic, constants and branches: one operation of the llvm dialect each.
// RUN: toy-opt %s -convert-to-llvm | FileCheck %s
// RUN: toy-opt %s -convert-to-llvm | toyc -x=mlir - -emit=llvm -O0 | FileCheck %s --check-prefix=IR

// CHECK-LABEL: llvm.func @floats(%arg0: f64, %arg1: f64) -> f64 {
// CHECK: llvm.fadd %arg0, %arg1 : f64
// CHECK: llvm.fsub %{{.*}}, %arg1 {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : f64
// CHECK: llvm.fmul %{{.*}}, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f64
// CHECK: llvm.fdiv %{{.*}}, %arg1 {fastmathFlags = #llvm.fastmath<arcp, contract>} : f64
// IR-LABEL: define double @floats(
// IR: fadd double
// IR: fsub reassoc nnan double
// IR: fmul fast double
// IR: fdiv arcp contract double
func.func @floats(%x: f64, %y: f64) -> f64 {
  %0 = arith.addf %x, %y : f64
  %1 = arith.subf %0, %y fastmath<reassoc,nnan> : f64
  %2 = arith.mulf %1, %y fastmath<fast> : f64
  %3 = arith.divf %2, %y fastmath<arcp,contract> : f64
  return %3 : f64
}

// CHECK-LABEL: llvm.func @integers(%arg0: i64, %arg1: i64) -> i64 {
// CHECK: llvm.add %arg0, %arg1 : i64
// CHECK: llvm.sub %arg1, %{{.*}} overflow<nsw> : i64
// CHECK: llvm.mul %{{.*}}, %arg1 overflow<nsw, nuw> : i64
// CHECK: llvm.sdiv %{{.*}}, %arg0 : i64
// CHECK: llvm.srem %{{.*}}, %arg1 : i64
// IR-LABEL: define i64 @integers(
// IR: add i64
// IR: sub nsw i64
// IR: mul nuw nsw i64
// IR: sdiv i64
// IR: srem i64
func.func @integers(%x: index, %y: index) -> index {
  %0 = arith.addi %x, %y : index
  %1 = arith.subi %y, %0 overflow<nsw> : index
  %2 = arith.muli %1, %y overflow<nsw, nuw> : index
  %3 = arith.divsi %2, %x : index
  %4 = arith.remsi %3, %y : index
  return %4 : index
}

// CHECK-LABEL: llvm.func @bits(%arg0: f64, %arg1: i64) -> f64 {
// CHECK: llvm.bitcast %arg0 : f64 to i64
// CHECK: llvm.shl %{{.*}}, %arg1 overflow<nsw> : i64
// CHECK: llvm.lshr exact %{{.*}}, %arg1 : i64
// CHECK: llvm.and %{{.*}}, %arg1 : i64
// CHECK: llvm.or %{{.*}}, %arg1 : i64
// CHECK: llvm.xor %{{.*}}, %arg1 : i64
// CHECK: llvm.bitcast %{{.*}} : i64 to f64
// IR-LABEL: define double @bits(
// IR: bitcast double %{{.*}} to i64
// IR: shl nsw i64
// IR: lshr exact i64
// IR: and i64
// IR: or i64
// IR: xor i64
// IR: bitcast i64 %{{.*}} to double
func.func @bits(%x: f64, %y: i64) -> f64 {
  %0 = arith.bitcast %x : f64 to i64
  %1 = arith.shli %0, %y overflow<nsw> : i64
  %2 = arith.shrui %1, %y exact : i64
  %3 = arith.andi %2, %y : i64
  %4 = arith.ori %3, %y : i64
  %5 = arith.xori %4, %y : i64
  %6 = arith.bitcast %5 : i64 to f64
  return %6 : f64
}

// CHECK-LABEL: llvm.func @constants(
// CHECK: llvm.mlir.constant(-3 : index) : i64
// CHECK: llvm.mlir.constant(7 : i8) : i8
// CHECK: llvm.mlir.constant(true) : i1
// CHECK: llvm.mlir.constant(1.500000e+00 : f32) : f32
func.func @constants() -> (index, i8, i1, f32) {
  %0 = arith.constant -3 : index
  %1 = arith.constant 7 : i8
  %2 = arith.constant true
  %3 = arith.constant 1.5 : f32
  return %0, %1, %2, %3 : index, i8, i1, f32
}

// CHECK-LABEL: llvm.func @choices(
// CHECK-COUNT-1: llvm.icmp "ult" %arg0, %arg1 : i64
// CHECK: llvm.select %{{.*}}, %arg0, %arg1 : i1, i64
// CHECK: llvm.cond_br %{{.*}} weights([1, 2]), ^bb1(%arg0 : i64), ^bb2
// CHECK: ^bb1(%{{.*}}: i64):
// CHECK: llvm.br ^bb2
// CHECK: ^bb2:
// CHECK: llvm.return %{{.*}} : i64
// IR-LABEL: define i64 @choices(
// IR: icmp ult i64
// IR: select i1
// IR: br i1 %{{.*}}, label %{{.*}}, label %{{.*}}, !prof
func.func @choices(%x: index, %y: index) -> index {
  %0 = arith.cmpi ult, %x, %y : index
  %1 = arith.select %0, %x, %y : index
  // An index has 64 bits already.
  // CHECK-NOT: index_cast
  %2 = arith.index_cast %1 : index to i64
  %3 = arith.index_cast %2 : i64 to index
  cf.cond_br %0 weights([1, 2]), ^bb1(%x : index), ^bb2
^bb1(%z: index):
  cf.br ^bb2
^bb2:
  return %3 : index
}
