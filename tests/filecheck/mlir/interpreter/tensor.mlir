// Tensors as values: made, read, changed, and in other shapes; arithmetic on their elements.
// RUN: toyc %s -emit=mlir -run | FileCheck %s
// RUN: toy-opt %s -canonicalize | toyc - -x=mlir -emit=mlir -run | FileCheck %s

func.func @main() {
  call @made() : () -> ()
  call @counted() : () -> ()
  call @shapes() : () -> ()
  call @parts() : () -> ()
  call @padded() : () -> ()
  call @at_coordinates() : () -> ()
  call @elementwise() : () -> ()
  call @of_toy() : () -> ()
  return
}

// CHECK: 1.000000 2.000000 3.000000
// CHECK-NEXT: 4.000000 5.000000 6.000000
// CHECK-NEXT: 0.500000 0.500000
// CHECK-NEXT: 0.000000 0.000000 7.000000
// CHECK-NEXT: 6.000000
// CHECK-NEXT: 1.000000 9.000000 3.000000
// CHECK-NEXT: 4.000000 5.000000 6.000000
// CHECK-NEXT: 1.500000 2.500000
// CHECK-NEXT: 2.000000 2.000000
// CHECK-NEXT: 2.000000 2.000000
func.func private @made() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %dense = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  toy.print %dense : tensor<2x3xf64>
  %repeated = arith.constant dense<0.5> : tensor<2xf64>
  toy.print %repeated : tensor<2xf64>
  %sparse = arith.constant sparse<[[2]], [7.0]> : tensor<3xf64>
  toy.print %sparse : tensor<3xf64>
  %last = tensor.extract %dense[%c1, %c2] : tensor<2x3xf64>
  %scalar = tensor.from_elements %last : tensor<f64>
  toy.print %scalar : tensor<f64>
  %nine = arith.constant 9.0 : f64
  %inserted = tensor.insert %nine into %dense[%c0, %c1] : tensor<2x3xf64>
  toy.print %inserted : tensor<2x3xf64>
  %a = arith.constant 1.5 : f64
  %b = arith.constant 2.5 : f64
  %two = tensor.from_elements %a, %b : tensor<2xf64>
  toy.print %two : tensor<2xf64>
  %d = arith.constant 2.0 : f64
  %splat = tensor.splat %d[%c2] : tensor<?x2xf64>
  toy.print %splat : tensor<?x2xf64>
  return
}

// Extents, ranks, and elements computed from indices.
// CHECK-NEXT: 3.000000 4.000000 2.000000
// CHECK-NEXT: 0.000000 1.000000
// CHECK-NEXT: 10.000000 11.000000
// CHECK-NEXT: 20.000000 21.000000
func.func private @counted() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %empty = tensor.empty(%c3) : tensor<?x4xf64>
  %any = tensor.cast %empty : tensor<?x4xf64> to tensor<*xf64>
  %rank = tensor.rank %any : tensor<*xf64>
  %rows = tensor.dim %any, %c0 : tensor<*xf64>
  %columns = tensor.dim %empty, %c1 : tensor<?x4xf64>
  %numbers = tensor.from_elements %rows, %columns, %rank : tensor<3xindex>
  %integers = arith.index_cast %numbers : tensor<3xindex> to tensor<3xi64>
  %floats = arith.sitofp %integers : tensor<3xi64> to tensor<3xf64>
  toy.print %floats : tensor<3xf64>
  %generated = tensor.generate %c3 {
  ^bb0(%i: index, %j: index):
    %ten = arith.constant 10 : index
    %tens = arith.muli %i, %ten : index
    %sum = arith.addi %tens, %j : index
    %integer = arith.index_cast %sum : index to i64
    %float = arith.sitofp %integer : i64 to f64
    tensor.yield %float : f64
  } : tensor<?x2xf64>
  toy.print %generated : tensor<?x2xf64>
  return
}

// The same elements in other shapes.
// CHECK-NEXT: 1.000000 2.000000
// CHECK-NEXT: 3.000000 4.000000
// CHECK-NEXT: 5.000000 6.000000
// CHECK-NEXT: 1.000000 2.000000 3.000000 4.000000 5.000000 6.000000
// CHECK-NEXT: 1.000000 2.000000
// CHECK-NEXT: 3.000000 4.000000
// CHECK-NEXT: 5.000000 6.000000
// CHECK-NEXT: 1.000000 2.000000 3.000000 1.000000 2.000000
// CHECK-NEXT: 4.000000 5.000000 6.000000 3.000000 4.000000
func.func private @shapes() {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %dense = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %unknown = tensor.cast %dense : tensor<2x3xf64> to tensor<?x?xf64>
  %row = tensor.collapse_shape %unknown [[0, 1]] : tensor<?x?xf64> into tensor<?xf64>
  %other = tensor.expand_shape %row [[0, 1]] output_shape [%c3, %c2] : tensor<?xf64> into tensor<?x?xf64>
  toy.print %other : tensor<?x?xf64>
  toy.print %row : tensor<?xf64>
  %shape = tensor.from_elements %c3, %c2 : tensor<2xindex>
  %reshaped = tensor.reshape %dense(%shape) : (tensor<2x3xf64>, tensor<2xindex>) -> tensor<?x?xf64>
  toy.print %reshaped : tensor<?x?xf64>
  %first = tensor.extract_slice %reshaped[0, 0] [2, 2] [1, 1] : tensor<?x?xf64> to tensor<2x2xf64>
  %both = tensor.concat dim(1) %unknown, %first : (tensor<?x?xf64>, tensor<2x2xf64>) -> tensor<2x?xf64>
  toy.print %both : tensor<2x?xf64>
  return
}

// CHECK-NEXT: 1.000000 3.000000
// CHECK-NEXT: 9.000000 11.000000
// CHECK-NEXT: 2.000000 6.000000 10.000000
// CHECK-NEXT: 1.000000 2.000000 3.000000 4.000000
// CHECK-NEXT: 2.000000 6.000000 7.000000 8.000000
// CHECK-NEXT: 6.000000 10.000000 11.000000 12.000000
func.func private @parts() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %t = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xf64>
  %corners = tensor.extract_slice %t[0, 0] [2, %c2] [%c2, 2] : tensor<3x4xf64> to tensor<2x?xf64>
  toy.print %corners : tensor<2x?xf64>
  %column = tensor.extract_slice %t[0, %c1] [%c3, 1] [1, 1] : tensor<3x4xf64> to tensor<?xf64>
  toy.print %column : tensor<?xf64>
  %two = tensor.extract_slice %column[0] [2] [1] : tensor<?xf64> to tensor<2xf64>
  %lower = tensor.extract_slice %column[1] [2] [1] : tensor<?xf64> to tensor<2xf64>
  %0 = tensor.insert_slice %two into %t[1, 0] [2, 1] [1, 1] : tensor<2xf64> into tensor<3x4xf64>
  %1 = tensor.insert_slice %lower into %0[%c1, 1] [2, 1] [1, 1] : tensor<2xf64> into tensor<3x4xf64>
  %2 = tensor.insert_slice %lower into %1[1, 1] [2, 1] [1, 1] : tensor<2xf64> into tensor<3x4xf64>
  toy.print %2 : tensor<3x4xf64>
  return
}

// CHECK-NEXT: 0.000000 1.000000 2.000000 3.000000
// CHECK-NEXT: 1.000000 1.000000 2.000000 4.000000
// CHECK-NEXT: 2.000000 3.000000 4.000000 5.000000
func.func private @padded() {
  %c1 = arith.constant 1 : index
  %t = arith.constant dense<[[1.0, 2.0]]> : tensor<1x2xf64>
  %p = tensor.pad %t low[1, 1] high[%c1, %c1] {
  ^bb0(%i: index, %j: index):
    %sum = arith.addi %i, %j : index
    %integer = arith.index_cast %sum : index to i64
    %float = arith.sitofp %integer : i64 to f64
    tensor.yield %float : f64
  } : tensor<1x2xf64> to tensor<?x?xf64>
  toy.print %p : tensor<?x?xf64>
  return
}

// CHECK-NEXT: 3.000000 6.000000
// CHECK-NEXT: 1.000000 4.000000
// CHECK-NEXT: 5.000000 2.000000 6.000000
// CHECK-NEXT: 7.000000 5.000000 8.000000
func.func private @at_coordinates() {
  %t = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %columns = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %t[%columns] gather_dims([1]) unique
    : (tensor<2x3xf64>, tensor<2x1xindex>) -> tensor<2x2xf64>
  toy.print %gathered : tensor<2x2xf64>
  %ends = arith.constant dense<[[0], [2]]> : tensor<2x1xi32>
  %values = arith.constant dense<[[[5.0], [7.0]], [[6.0], [8.0]]]> : tensor<2x2x1xf64>
  %scattered = tensor.scatter %values into %t[%ends] scatter_dims([1]) unique
    : (tensor<2x2x1xf64>, tensor<2x3xf64>, tensor<2x1xi32>) -> tensor<2x3xf64>
  toy.print %scattered : tensor<2x3xf64>
  return
}

// CHECK-NEXT: 1.500000 40.000000 2.000000
// CHECK-NEXT: 1.500000 40.000000 2.000000
// CHECK-NEXT: 1.000000
func.func private @elementwise() {
  %a = arith.constant dense<[0.5, 20.0, -1.0]> : tensor<3xf64>
  %b = arith.constant dense<[1.0, 20.0, 3.0]> : tensor<3xf64>
  %sum = arith.addf %a, %b : tensor<3xf64>
  toy.print %sum : tensor<3xf64>
  %more = arith.cmpf ogt, %sum, %b : tensor<3xf64>
  %chosen = arith.select %more, %sum, %sum : tensor<3xi1>, tensor<3xf64>
  toy.print %chosen : tensor<3xf64>
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %four = arith.constant dense<4> : vector<4xi32>
  %quotient = arith.divsi %v, %four : vector<4xi32>
  %bits = arith.constant dense<0x3FF0000000000000> : tensor<i64>
  %one = tensor.bitcast %bits : tensor<i64> to tensor<f64>
  toy.print %one : tensor<f64>
  return
}

// Tensors of the toy dialect are the same as here.
// CHECK-NEXT: 1.000000 3.000000
// CHECK-NEXT: 2.000000 4.000000
func.func private @of_toy() {
  %c0 = arith.constant 0 : index
  %t = toy.constant dense<[[1.0, 2.0], [3.0, 0.0]]> : tensor<2x2xf64>
  %c1 = arith.constant 1 : index
  %four = arith.constant 4.0 : f64
  %0 = tensor.insert %four into %t[%c1, %c1] : tensor<2x2xf64>
  %1 = toy.transpose(%0 : tensor<2x2xf64>) to tensor<2x2xf64>
  toy.print %1 : tensor<2x2xf64>
  return
}
