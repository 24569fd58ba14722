// prints: -view-op-graph
// Operations are nodes with ports; values are edges.
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}

// -----

// Nothing but a module, and declarations.
module @empty {}

// -----

func.func private @declared(i32 {a.b = 1 : i32}) -> (i32 {c.d}) attributes {zz.z = 2 : i32, a.a = unit, llvm.x}

// -----

// Characters that mean something in a label, in names, strings and types.
module attributes {a.b = "q|<>{}\"\n\\z"} {
  "u.x"() {"a|b" = @"x<y", c = !u.t<"{}">} : () -> ()
  "test.op with|bar"() ({}, {^bb0(%r: i32): "u.z"() : () -> () }) {"x<y" = unit} : () -> ()
}

// -----

// Operations with regions are clusters, where edges end without ports.
func.func @loop(%a: i32, %n: index) -> i32 {
  %r:2 = scf.for %i = %n to %n step %n iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %k = arith.addi %x, %y : i32
    scf.yield %k, %x : i32, i32
  }
  %e:2 = "u.y"(%r#1, %r#0) : (i32, i32) -> (i32, i32)
  return %e#1 : i32
}

// -----

// Blocks are clusters, and edges between them are not shown.
func.func @blocks(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^a(%a : i32), ^b
^a(%z: i32):
  cf.br ^b
^b:
  return %a : i32
}

// -----

// Long lists, and long texts.
func.func @long() {
  %0 = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : tensor<17xi32>
  %1 = arith.constant dense<1> : tensor<2x100000x30000xi64>
  %2 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  %3 = arith.constant sparse<[[0]], 1> : tensor<33xi32>
  %4 = arith.constant dense<["abcdefghijklmnop", "b"]> : tensor<2x!u.s>
  %5 = arith.constant dense<"abcdefghijklmnopqrst"> : tensor<3x!u.s>
  %6 = arith.constant dense<7> : tensor<1xi32>
  "u.x"() {arr = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], few = [1, 2],
    d = array<i64: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17>, e = dense_resource<k> : tensor<4x10xi8>} : () -> ()
  return
}

// -----

// Results of a cluster, as types of its label.
func.func @types(%t: tensor<4x?xf32>, %n: index) -> tensor<4x?xf32> {
  %r:2 = scf.for %k = %n to %n step %n iter_args(%x = %t, %y = %t) -> (tensor<4x?xf32>, tensor<4x?xf32>) {
    scf.yield %y, %x : tensor<4x?xf32>, tensor<4x?xf32>
  }
  return %r#1 : tensor<4x?xf32>
}

// -----

// A use before the definition, and an operation that uses its own result.
"u.graph"() ({
  %0 = "u.first"(%1) : (i32) -> i32
  %1 = "u.second"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----

// Names of values that are suggested, and nested functions.
module {
  module @inner {
    func.func @g(%m: memref<?x?xf32>, %i: index) {
      %s = memref.subview %m[%i, 3] [4, %i] [1, 2] {b.b = "x"} : memref<?x?xf32> to memref<4x?xf32, strided<[?, 2], offset: ?>>
      %c = arith.constant 1 : index
      %d = arith.constant 1 : index
      memref.dealloc %s : memref<4x?xf32, strided<[?, 2], offset: ?>>
      return
    }
  }
  func.func @h(%m: index) { return }
}

// -----

// Colors are of names: the same name has the same color.
func.func @colors(%a: i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.subi %0, %a : i32
  %2 = arith.addi %1, %1 : i32
  "u.a"() : () -> ()
  "u.b"() : () -> ()
  "u.a"() : () -> ()
  return
}

// -----

// Results in groups.
func.func @groups(%m: memref<?xf32>) -> index {
  %base, %offset, %sizes, %strides = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  %x:3, %y = "u.groups"() : () -> (index, index, index, index)
  return %x#1 : index
}
