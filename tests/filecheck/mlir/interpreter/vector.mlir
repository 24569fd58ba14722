// What `vector.print` prints: interpreted as it is, after the conversion to calls of MLIR's runner, and compiled.
// RUN: toyc %s -emit=mlir -run | FileCheck %s
// RUN: toy-opt %s -convert-vector-to-scf -convert-scf-to-cf -convert-vector-to-llvm -convert-to-llvm -reconcile-unrealized-casts | toyc - -x=mlir -emit=mlir-llvm -run | FileCheck %s
// RUN: toy-opt %s -run -entry-point-result=void | FileCheck %s

// CHECK: ( 1, -2, 3 )
// CHECK-NEXT: ( ( 0.5, 1e+20 ), ( -0.25, inf ) )
// CHECK-NEXT: ( 1, 0 )
// CHECK-NEXT: ( 7 )
// CHECK-NEXT: ( 255, 1 )
// CHECK-NEXT: ( 18446744073709551615 )
// CHECK-NEXT: 1.5, ( 42 )text
// CHECK-NEXT: -3
func.func @main() {
  %ints = arith.constant dense<[1, -2, 3]> : vector<3xi8>
  vector.print %ints : vector<3xi8>
  %floats = arith.constant dense<[[0.5, 1.0e20], [-0.25, 0x7F800000]]> : vector<2x2xf32>
  vector.print %floats : vector<2x2xf32>
  %bits = arith.constant dense<[true, false]> : vector<2xi1>
  vector.print %bits : vector<2xi1>
  %none = arith.constant dense<7> : vector<i64>
  vector.print %none : vector<i64>
  %unsigned = arith.constant dense<[255, 1]> : vector<2xi16>
  vector.print %unsigned : vector<2xi16>
  %indices = arith.constant dense<-1> : vector<1xindex>
  vector.print %indices : vector<1xindex>
  %half = arith.constant 1.5 : f16
  vector.print %half : f16 punctuation <comma>
  vector.print punctuation <open>
  %answer = arith.constant 42 : i32
  vector.print %answer : i32 punctuation <close>
  vector.print str "text"
  vector.print punctuation <newline>
  %last = arith.constant -3 : i64
  vector.print %last : i64
  return
}
