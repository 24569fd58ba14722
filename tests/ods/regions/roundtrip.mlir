// RUN: test-opt %s | FileCheck %s
// RUN: test-opt %s -mlir-print-op-generic | test-opt | FileCheck %s
// RUN: test-opt %s -emit-bytecode | test-opt | FileCheck %s

// CHECK: test_regions.any {
// CHECK-NEXT: }
test_regions.any {
}

// CHECK: test_regions.sized {
// CHECK-NEXT: test_regions.end
// CHECK-NEXT: }, {
// CHECK-NEXT: test_regions.jump ^bb1
// CHECK-NEXT: ^bb1:
// CHECK: test_regions.end
// CHECK-NEXT: }, {
// CHECK-NEXT: }
test_regions.sized {
  test_regions.end
}, {
  test_regions.jump ^next
^next:
  test_regions.end
}, {
}

// CHECK: test_regions.many {
// CHECK-NEXT: } rest {
// CHECK-NEXT: test_regions.end
// CHECK-NEXT: }, {
// CHECK-NEXT: test_regions.end
// CHECK-NEXT: }
test_regions.many {
} rest {
  test_regions.end
}, {
  test_regions.end
}

// CHECK: test_regions.switch %arg0, ^bb1[^bb2, ^bb1]
// CHECK: test_regions.switch %arg0, ^bb2[]
func.func @blocks(%arg0: i32) {
  test_regions.switch %arg0, ^a[^b, ^a]
^a:
  test_regions.switch %arg0, ^b[]
^b:
  test_regions.end
}
