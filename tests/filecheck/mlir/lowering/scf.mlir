// A loop becomes a test block, its body, and the block after it.
// RUN: toy-opt %s -convert-scf-to-cf | FileCheck %s

// CHECK-LABEL: func.func @one(
// CHECK: cf.br ^[[TEST:bb[0-9]+]](%arg0 : index)
// CHECK: ^[[TEST]](%[[I:.*]]: index):
// CHECK: %[[MORE:.*]] = arith.cmpi slt, %[[I]], %arg1 : index
// CHECK: cf.cond_br %[[MORE]], ^[[BODY:bb[0-9]+]], ^[[END:bb[0-9]+]]
// CHECK: ^[[BODY]]:
// CHECK: memref.store %{{.*}}, %{{.*}}[%[[I]]]
// CHECK: %[[NEXT:.*]] = arith.addi %[[I]], %arg2 : index
// CHECK: cf.br ^[[TEST]](%[[NEXT]] : index)
// CHECK: ^[[END]]:
// CHECK: return
func.func @one(%low: index, %high: index, %step: index, %x: f64, %m: memref<?xf64>) {
  scf.for %i = %low to %high step %step {
    memref.store %x, %m[%i] : memref<?xf64>
  }
  return
}

// Unsigned, of another type, with carried values, nested and one after the other.
// CHECK-LABEL: func.func @nested(
// CHECK: cf.br ^[[OUTER:bb[0-9]+]](%arg3, %{{.*}} : i32, i32)
// CHECK: ^[[OUTER]](%[[I:.*]]: i32, %[[SUM:.*]]: i32):
// CHECK: arith.cmpi ult, %[[I]], %arg4 : i32
// CHECK: cf.cond_br %{{.*}}, ^[[BODY:bb[0-9]+]], ^[[END:bb[0-9]+]]
// CHECK: ^[[BODY]]:
// CHECK: cf.br ^[[INNER:bb[0-9]+]](%arg0, %[[SUM]] : index, i32)
// CHECK: ^[[INNER]](%[[J:.*]]: index, %[[INNER_SUM:.*]]: i32):
// CHECK: cf.cond_br %{{.*}}, ^{{.*}}, ^[[SECOND:bb[0-9]+]]
// CHECK: ^[[SECOND]]:
// CHECK: cf.br ^[[EMPTY:bb[0-9]+]](%arg0 : index)
// CHECK: ^[[EMPTY]](
// CHECK: cf.cond_br %{{.*}}, ^{{.*}}, ^[[LAST:bb[0-9]+]]
// CHECK: ^[[LAST]]:
// CHECK: arith.addi %[[I]], %arg3 : i32
// CHECK: cf.br ^[[OUTER]](%{{.*}}, %[[INNER_SUM]] : i32, i32)
// CHECK: ^[[END]]:
// CHECK: return %[[SUM]] : i32
func.func @nested(%a: index, %b: index, %s: index, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %r = scf.for unsigned %i = %x to %y step %x iter_args(%sum = %c0) -> (i32) : i32 {
    %q = scf.for %j = %a to %b step %s iter_args(%in = %sum) -> (i32) {
      %n = arith.addi %in, %i : i32
      scf.yield %n : i32
    }
    scf.for %k = %a to %b step %s {
    }
    scf.yield %q : i32
  }
  return %r : i32
}
