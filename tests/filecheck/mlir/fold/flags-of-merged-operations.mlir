// Two operations with constants become one, which keeps an overflow flag only if the constants are combined without
// overflow: otherwise it may overflow where neither of the two did. mlir-opt keeps all flags.
// RUN: toy-opt %s -canonicalize -split-input-file | FileCheck %s

// 156 would be too much for 125, from which 120 can be subtracted.
// CHECK-LABEL: func.func @unsigned_difference(
// CHECK: arith.addi %arg0, %c-100_i8 : i8
func.func @unsigned_difference(%x: i8) -> i8 {
  %c120 = arith.constant 120 : i8
  %c20 = arith.constant 20 : i8
  %y = arith.subi %x, %c120 overflow<nuw> : i8
  %z = arith.addi %y, %c20 overflow<nuw> : i8
  return %z : i8
}

// -----

// CHECK-LABEL: func.func @sums(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK-DAG: %[[THIRTY:.*]] = arith.constant 30 : i8
// CHECK-DAG: %[[WRAPPED:.*]] = arith.constant -56 : i8
// CHECK: arith.addi %[[X]], %[[THIRTY]] overflow<nsw, nuw>
// CHECK: arith.addi %[[X]], %[[WRAPPED]] overflow<nuw>
func.func @sums(%x: i8) -> (i8, i8) {
  %c10 = arith.constant 10 : i8
  %c20 = arith.constant 20 : i8
  %c100 = arith.constant 100 : i8
  %0 = arith.addi %x, %c10 overflow<nsw, nuw> : i8
  %1 = arith.addi %0, %c20 overflow<nsw, nuw> : i8
  %2 = arith.addi %x, %c100 overflow<nsw, nuw> : i8
  %3 = arith.addi %2, %c100 overflow<nsw, nuw> : i8
  return %1, %3 : i8, i8
}

// -----

// CHECK-LABEL: func.func @products(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK-DAG: %[[SIX:.*]] = arith.constant 6 : i8
// CHECK-DAG: %[[WRAPPED:.*]] = arith.constant 0 : i8
// CHECK: %[[KEPT:.*]] = arith.muli %[[X]], %[[SIX]] overflow<nsw, nuw>
// CHECK: return %[[KEPT]], %[[WRAPPED]]
func.func @products(%x: i8) -> (i8, i8) {
  %c2 = arith.constant 2 : i8
  %c3 = arith.constant 3 : i8
  %c16 = arith.constant 16 : i8
  %0 = arith.muli %x, %c2 overflow<nsw, nuw> : i8
  %1 = arith.muli %0, %c3 overflow<nsw, nuw> : i8
  %2 = arith.muli %x, %c16 overflow<nsw> : i8
  %3 = arith.muli %2, %c16 overflow<nsw> : i8
  return %1, %3 : i8, i8
}

// -----

// The first truncation drops bits, too; the merged one promises nothing about them that the first does not.
// CHECK-LABEL: func.func @truncations(
// CHECK: arith.trunci %arg0 : i32 to i8
// CHECK: arith.trunci %arg0 overflow<nuw> : i32 to i8
func.func @truncations(%x: i32) -> (i8, i8) {
  %0 = arith.trunci %x : i32 to i16
  %1 = arith.trunci %0 overflow<nuw> : i16 to i8
  %2 = arith.trunci %x overflow<nsw, nuw> : i32 to i16
  %3 = arith.trunci %2 overflow<nuw> : i16 to i8
  return %1, %3 : i8, i8
}

// -----

// An arithmetic shift fills in the sign, which a truncation without signed overflow may drop, but not zeros.
// CHECK-LABEL: func.func @shifted(
// CHECK: arith.shrui
// CHECK: arith.trunci %{{.*}} overflow<nuw> : i32 to i16
func.func @shifted(%x: i32) -> i16 {
  %c16 = arith.constant 16 : i32
  %0 = arith.shrsi %x, %c16 : i32
  %1 = arith.trunci %0 overflow<nsw, nuw> : i32 to i16
  return %1 : i16
}
