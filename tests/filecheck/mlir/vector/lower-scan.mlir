// RUN: toy-opt %s -lower-vector-scan | FileCheck %s
// Each slice of the result is made of the one before it; an exclusive scan begins with the initial value.

// CHECK-LABEL: func.func @inclusive
// CHECK-SAME: (%[[SOURCE:.*]]: vector<2x2xi32>, %{{.*}}: vector<2xi32>)
func.func @inclusive(%a: vector<2x2xi32>, %i: vector<2xi32>) -> (vector<2x2xi32>, vector<2xi32>) {
  // CHECK: %[[ZERO:.*]] = arith.constant dense<0> : vector<2x2xi32>
  // CHECK: %[[FIRST:.*]] = vector.extract_strided_slice %[[SOURCE]] {offsets = [0, 0], sizes = [2, 1]
  // CHECK: %[[PART:.*]] = vector.insert_strided_slice %[[FIRST]], %[[ZERO]] {offsets = [0, 0]
  // CHECK: %[[SECOND:.*]] = vector.extract_strided_slice %[[SOURCE]] {offsets = [0, 1], sizes = [2, 1]
  // CHECK: %[[PRODUCT:.*]] = arith.muli %[[FIRST]], %[[SECOND]]
  // CHECK: %[[ALL:.*]] = vector.insert_strided_slice %[[PRODUCT]], %[[PART]] {offsets = [0, 1]
  // CHECK: %[[LAST:.*]] = vector.shape_cast %[[PRODUCT]] : vector<2x1xi32> to vector<2xi32>
  // CHECK: return %[[ALL]], %[[LAST]]
  %0:2 = vector.scan <mul>, %a, %i {inclusive = true, reduction_dim = 1} : vector<2x2xi32>, vector<2xi32>
  return %0#0, %0#1 : vector<2x2xi32>, vector<2xi32>
}

// CHECK-LABEL: func.func @exclusive
// CHECK-SAME: (%[[SOURCE:.*]]: vector<2xf32>, %[[START:.*]]: vector<f32>)
func.func @exclusive(%a: vector<2xf32>, %i: vector<f32>) -> (vector<2xf32>, vector<f32>) {
  // CHECK: %[[FIRST:.*]] = vector.extract_strided_slice %[[SOURCE]] {offsets = [0]
  // CHECK: %[[INITIAL:.*]] = vector.broadcast %[[START]] : vector<f32> to vector<1xf32>
  // CHECK: %[[SUM:.*]] = arith.addf %[[INITIAL]], %[[FIRST]]
  // CHECK: %[[ELEMENT:.*]] = vector.extract %[[SUM]][0]
  // CHECK: %[[LAST:.*]] = vector.broadcast %[[ELEMENT]] : f32 to vector<f32>
  // CHECK: return %{{.*}}, %[[LAST]]
  %0:2 = vector.scan <add>, %a, %i {inclusive = false, reduction_dim = 0} : vector<2xf32>, vector<f32>
  return %0#0, %0#1 : vector<2xf32>, vector<f32>
}

// A scalable dimension has an unknown number of slices.
// CHECK-LABEL: func.func @scalable
// CHECK: vector.scan
func.func @scalable(%a: vector<[2]xf32>, %i: vector<f32>) -> vector<[2]xf32> {
  %0:2 = vector.scan <add>, %a, %i {inclusive = true, reduction_dim = 0} : vector<[2]xf32>, vector<f32>
  return %0#0 : vector<[2]xf32>
}
