// Text that the verifiers and parsers of the dialects refuse, one rule each.
func.func @f(%a: i32) { %0 = "arith.addi"(%a, %a) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<foo> : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a fastmath<nnan> : i32 return }
// -----
func.func @f(%a: si32) { %0 = arith.addi %a, %a : si32 return }
// -----
func.func @f() { %0 = arith.constant 1 : si32 return }
// -----
func.func @f() { %0 = arith.constant unit return }
// -----
func.func @f() { %0 = arith.constant "x" return }
// -----
func.func @f() { %0 = arith.constant [1] return }
// -----
func.func @f() { %0 = arith.constant dense<[1,2,3,4]> : vector<[4]xi32> return }
// -----
func.func @f() { %0 = "arith.constant"() {value = 1 : i32} : () -> tensor<i32> return }
// -----
func.func @f(%a: tensor<2xi32>) { %0 = "arith.cmpi"(%a, %a) {predicate = 2 : i64} : (tensor<2xi32>, tensor<2xi32>) -> i1 return }
// -----
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) {predicate = 12 : i64} : (i32, i32) -> i1 return }
// -----
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) {predicate = 2 : i32} : (i32, i32) -> i1 return }
// -----
func.func @f(%a: tensor<3xi32>, %c: tensor<2xi1>) { %0 = arith.select %c, %a, %a : tensor<2xi1>, tensor<3xi32> return }
// -----
func.func @f(%a: tensor<3xi32>, %c: i8) { %0 = "arith.select"(%c, %a, %a) : (i8, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32> return }
// -----
func.func @f(%a: i32, %c: i1) { %0 = arith.select %c, %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.index_cast %a : i32 to i64 return }
// -----
func.func @f(%a: index) { %0 = arith.index_cast %a : index to index return }
// -----
func.func @f(%a: index) { %0 = arith.index_cast %a : index to f32 return }
// -----
func.func @f(%a: tensor<2xindex>) { %0 = arith.index_cast %a : tensor<2xindex> to tensor<3xi32> return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<foo> : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath : f32 return }
// -----
func.func @f(%a: f32, %b: f64) { %0 = "arith.addf"(%a, %b) : (f32, f64) -> f32 return }
// -----
func.func @f() -> i32 { return }
// -----
func.func @f() -> i32 { %0 = arith.constant 1.0 : f32 return %0 : f32 }
// -----
func.func @f() -> (i32, i32) { %0 = arith.constant 1 : i32 return %0 : i32 }
// -----
func.func @f(%a: i32) { func.call @g(%a) : (i32) -> () return } func.func private @g(i64)
// -----
func.func @f(%a: i32) { func.call @g(%a) : (i32) -> () return } func.func private @g()
// -----
func.func @f(%a: i32) { %0 = func.call @g(%a) : (i32) -> i32 return } func.func private @g(i32) -> i64
// -----
func.func @f(%a: i32) { %0 = func.call @g(%a) : (i32) -> i32 return } func.func private @g(i32)
// -----
func.func @f(%a: i32) { func.call @m(%a) : (i32) -> () return } module @m { }
// -----
func.func @f(%a: i32) { "func.call"(%a) {callee = @x::@y} : (i32) -> () return }
// -----
func.func @f(%a: i32) { "func.call"(%a) : (i32) -> () return }
// -----
"func.func"() ({}) : () -> ()
// -----
"func.func"() ({}) {sym_name = "f"} : () -> ()
// -----
"func.func"() ({}) {sym_name = "f", function_type = i32} : () -> ()
// -----
"func.func"() ({}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({}) {sym_name = "f", function_type = () -> (), sym_visibility = "foo"} : () -> ()
// -----
"func.func"() ({^bb0: func.return}) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
// -----
"func.func"() ({^bb0(%a: i64): func.return}) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
// -----
"func.func"() ({^bb0(%a: i64): func.return}) {sym_name = "f", function_type = (i64) -> (), arg_attrs = []} : () -> ()
// -----
"func.func"() ({^bb0(%a: i64): func.return}) {sym_name = "f", function_type = (i64) -> (), arg_attrs = [{}, {}]} : () -> ()
// -----
"func.func"() ({^bb0(%a: i64): func.return}) {sym_name = "f", function_type = (i64) -> (), arg_attrs = [{b = 1}]} : () -> ()
// -----
"func.func"() ({^bb0(%a: i64): func.return}) {sym_name = "f", function_type = (i64) -> (), res_attrs = [{a.b = 1}]} : () -> ()
// -----
"func.func"() ({^bb0(%a: i64): func.return}, {}) {sym_name = "f", function_type = (i64) -> ()} : () -> ()
// -----
"func.func"() {sym_name = "f", function_type = (i64) -> ()} : () -> ()
// -----
func.func @f()
// -----
func.func public @f()
// -----
func.func private @f() -> (i32 {x.y}, f32 {z})
// -----
func.func @f() { ^bb1: }
// -----
func.func @f(%a: i32) { cf.br ^bb1(%a : i32) ^bb1(%b: i64): return }
// -----
func.func @f(%a: i32) { cf.br ^bb1(%a, %a : i32) ^bb1(%b: i32): return }
// -----
func.func @f(%a: i1) { cf.cond_br %a, ^bb1(%a : i1), ^bb2 ^bb1: return ^bb2: return }
// -----
func.func @f(%a: i1) { cf.cond_br %a weights([1]), ^bb1, ^bb1 ^bb1: return }
// -----
func.func @f(%a: i1) { cf.cond_br %a weights([1, 2, 3]), ^bb1, ^bb1 ^bb1: return }
// -----
func.func @f(%a: i1) { cf.cond_br %a weights([0, 0]), ^bb1, ^bb1 ^bb1: return }
// -----
func.func @f(%a: i1) { "cf.cond_br"(%a)[^bb1] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> () ^bb1: return }
// -----
func.func @f(%a: i1) { "cf.cond_br"(%a)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 1, 0>} : (i1) -> () ^bb1: return }
// -----
func.func @f(%a: i1) { "cf.cond_br"(%a)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 0>} : (i1) -> () ^bb1: return }
// -----
func.func @f(%a: i1) { "cf.cond_br"(%a)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, -1, 1>} : (i1) -> () ^bb1: return }
// -----
func.func @f(%a: i1) { "cf.cond_br"(%a)[^bb1, ^bb1] : (i1) -> () ^bb1: return }
// -----
func.func @f(%a: index) { %0 = memref.alloc() : memref<?xi32> return }
// -----
func.func @f(%a: index) { %0 = memref.alloc(%a) : memref<2xi32> return }
// -----
func.func @f(%a: i32) { %0 = memref.alloc(%a) : memref<?xi32> return }
// -----
func.func @f(%a: index) { %0 = memref.alloc()[%a] : memref<2xi32> return }
// -----
func.func @f(%a: index) { %0 = memref.alloc() : memref<2xi32, affine_map<(d0)[s0] -> (d0 + s0)>> return }
// -----
func.func @f(%a: index) { %0 = memref.alloc() : tensor<2xi32> return }
// -----
func.func @f(%a: index) { %0 = memref.alloc() : memref<*xi32> return }
// -----
func.func @f(%a: index) { %0 = memref.alloc() {alignment = 3 : i64} : memref<2xi32> return }
// -----
func.func @f(%a: index) { %0 = memref.alloc() {alignment = 8 : i32} : memref<2xi32> return }
// -----
func.func @f(%a: index) { %0 = memref.alloca() : memref<?xi32> return }
// -----
module { %0 = memref.alloca() : memref<2xi32> }
// -----
func.func @f(%m: tensor<2xi32>) { memref.dealloc %m : tensor<2xi32> return }
// -----
func.func @f(%m: memref<2xi32>, %i: index) { %0 = memref.load %m[] : memref<2xi32> return }
// -----
func.func @f(%m: memref<2xi32>, %i: index) { %0 = memref.load %m[%i, %i] : memref<2xi32> return }
// -----
func.func @f(%m: memref<2xi32>, %i: index, %v: f32) { memref.store %v, %m[%i] : memref<2xi32> return }
// -----
func.func @f(%m: memref<2xi32>, %i: index, %v: i32) { memref.store %v, %m[] : memref<2xi32> return }
// -----
func.func @f(%m: memref<2xi32>, %i: index, %v: i32) { "memref.store"(%v, %m, %i) : (i32, memref<2xi32>, index) -> i32 return }
// -----
func.func @f(%m: memref<2xi32>, %i: index) { %0 = "memref.load"(%m, %i) : (memref<2xi32>, index) -> f32 return }
// -----
func.func @f(%m: memref<*xi32>, %i: index) { %0 = memref.load %m[%i] : memref<*xi32> return }
// -----
func.func @f(%m: memref<2xi32>, %i: index) { %0 = memref.load %m[%i] {nontemporal = 1} : memref<2xi32> return }
// -----
memref.global @g : memref<2xi32> = dense<[1]>
// -----
memref.global @g : memref<2xi32> = 5
// -----
memref.global @g : tensor<2xi32>
// -----
memref.global @g : memref<*xi32>
// -----
memref.global @g : memref<2xi32> = dense<1.0>
// -----
memref.global "foo" @g : memref<2xi32> = dense<1>
// -----
memref.global foo @g : memref<2xi32> = dense<1>
// -----
"memref.global"() {sym_name = "g", type = memref<2xi32>, initial_value = dense<1> : tensor<3xi32>} : () -> ()
// -----
"memref.global"() {sym_name = "g", type = memref<2xi32>, initial_value = 1 : i32} : () -> ()
// -----
"memref.global"() {sym_name = "g", type = i32} : () -> ()
// -----
"memref.global"() {sym_name = "g"} : () -> ()
// -----
func.func @f() { %0 = memref.get_global @f : memref<2xi32> return }
// -----
memref.global @g : memref<2xi32> func.func @f() { %0 = memref.get_global @g : memref<3xi32> return }
// -----
memref.global @g : memref<2xi32> func.func @f() { %0 = memref.get_global @g : memref<?xi32> return }
// -----
func.func @f(%i: index) { scf.for %a = %i to %i step %i iter_args(%b = %i) -> () { } return }
// -----
func.func @f(%i: index) { scf.for %a = %i to %i step %i iter_args(%b = %i) -> (i32) { scf.yield %b : i32 } return }
// -----
func.func @f(%i: index, %x: i32) { %0 = scf.for %a = %i to %i step %i iter_args(%b = %x) -> (i32) { scf.yield %a : index } return }
// -----
func.func @f(%i: index, %x: i32) { %0 = scf.for %a = %i to %i step %i iter_args(%b = %x) -> (i32) { } return }
// -----
func.func @f(%i: index, %x: i32) { %0:2 = scf.for %a = %i to %i step %i iter_args(%b = %x) -> (i32) { scf.yield %b : i32 } return }
// -----
func.func @f(%i: f32) { scf.for %a = %i to %i step %i : f32 { } return }
// -----
func.func @f(%i: index, %j: i32) { scf.for %a = %i to %i step %j { } return }
// -----
func.func @f(%i: index) { scf.for %a = %i to %i { } return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i) ({ ^bb0(%a: i32): scf.yield }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i) ({ ^bb0: scf.yield }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i) ({ ^bb0(%a: index, %b: index): scf.yield }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i) ({ }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i) ({^bb0(%a: index): scf.yield}) : (index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i) ({ ^bb0(%a: index): scf.yield ^bb1: scf.yield }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i) ({ ^bb0(%a: index): "t.x"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i) ({ ^bb0(%a: index): func.return }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { %0 = "scf.for"(%i, %i, %i) ({ ^bb0(%a: index): scf.yield }) : (index, index, index) -> (i32) return }
// -----
func.func @f(%i: index) { %0 = "scf.for"(%i, %i, %i, %i) ({ ^bb0(%a: index, %b: i32): scf.yield %b : i32}) : (index, index, index, index) -> (i32) return }
// -----
func.func @f() { scf.yield return }
// -----
func.func @f() { affine.for %i = 0 to 10 step %i { } return }
// -----
func.func @f(%n: i32) { affine.for %i = 0 to %n { } return }
// -----
func.func @f(%n: index) { affine.for %i = affine_map<(d0) -> (d0)>() to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = affine_map<(d0) -> (d0)>(%n, %n) to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = affine_map<(d0)[s0] -> (d0)>(%n) to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = affine_map<(d0) -> (d0, 1)>(%n) to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to affine_map<(d0) -> (d0, 1)>(%n) { } return }
// -----
func.func @f(%n: index) { affine.for %i = min affine_map<(d0) -> (d0, 1)>(%n) to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 1.0 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 iter_args(%a = %n) -> (index) { } return }
// -----
func.func @f(%n: index) { %0 = affine.for %i = 0 to 10 iter_args(%a = %n) -> (index) { affine.yield } return }
// -----
func.func @f(%n: index) { %0 = affine.for %i = 0 to 10 iter_args(%a = %n) -> (i32) { affine.yield %a : i32} return }
// -----
func.func @f(%n: index) { %0 = affine.for %i = 0 to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 { affine.yield %n : index } return }
// -----
func.func @f(%n: index) { affine.for 0 to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = affine_map<() -> ()>() to 10 { } return }
// -----
func.func @f(%n: index) { affine.yield }
// -----
func.func @f(%n: index) { %0 = affine.apply affine_map<(d0) -> (d0, d0)>(%n) return }
// -----
func.func @f(%n: index) { %0 = affine.apply affine_map<(d0)[s0] -> (d0)>(%n) return }
// -----
func.func @f(%n: i32) { %0 = affine.apply affine_map<(d0) -> (d0)>(%n) return }
// -----
func.func @f(%n: index) { %0 = affine.apply affine_set<(d0): (d0 >= 0)>(%n) return }
// -----
func.func @f(%n: index) { %0 = affine.apply 5 (%n) return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = affine.load %m[] : memref<10xf32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = affine.load %m[%n, %n] : memref<10xf32> return }
// -----
func.func @f(%n: i32, %m: memref<10xf32>) { %0 = affine.load %m[%n] : memref<10xf32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = affine.load %m[%n * %n] : memref<10xf32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = affine.load %m[%n : memref<10xf32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = affine.load %m[symbol(%n] : memref<10xf32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = affine.load %m[symbol(5)] : memref<10xf32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = affine.load %m[%n +] : memref<10xf32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>, %v: f64) { affine.store %v, %m[%n] : memref<10xf32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = "affine.load"(%m, %n) : (memref<10xf32>, index) -> f32 return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = "affine.load"(%m, %n) {map = affine_map<(d0) -> (d0)>} : (memref<10xf32>, index) -> f64 return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = "affine.load"(%m) {map = affine_map<(d0) -> (d0)>} : (memref<10xf32>) -> f32 return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = "affine.load"(%m, %n) {map = affine_map<(d0) -> (d0, d0)>} : (memref<10xf32>, index) -> f32 return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = "affine.load"() {map = affine_map<(d0) -> (d0)>} : () -> f32 return }
// -----
func.func @f(%m: memref<10xindex>, %z: index) { affine.for %j = 0 to 5 { %i = memref.load %m[%z] : memref<10xindex> affine.for %k = 0 to %i { } } return }
// -----
func.func @f(%m: memref<10xindex>, %z: index) { affine.for %j = 0 to 5 { %0 = affine.apply affine_map<()[s0] -> (s0)>()[%j] } return }
// -----
func.func @f(%m: memref<10xindex>, %z: index) { affine.for %j = 0 to 5 { %c = arith.addi %j, %j : index %2 = affine.load %m[%c] : memref<10xindex> } return }
// -----
func.func @f(%m: memref<10xindex>, %z: index) { scf.for %j = %z to %z step %z { %2 = affine.load %m[%j] : memref<10xindex> } return }
// -----
"affine.for"() ({}) : () -> ()
// -----
func.func @f() { "affine.for"() ({ ^bb0(%i: index): affine.yield }) {lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (1)>, step = 1 : i32, operandSegmentSizes = array<i32: 0,0,0>} : () -> () return }
// -----
func.func @f() { "affine.for"() ({ ^bb0(%i: i32): affine.yield }) {lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (1)>, step = 1 : index, operandSegmentSizes = array<i32: 0,0,0>} : () -> () return }
// -----
func.func @f() { "affine.for"() ({ ^bb0: affine.yield }) {lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (1)>, step = 1 : index, operandSegmentSizes = array<i32: 0,0,0>} : () -> () return }
// -----
func.func @f() { "affine.for"() ({ ^bb0(%i: index, %j: i32): affine.yield }) {lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (1)>, step = 1 : index, operandSegmentSizes = array<i32: 0,0,0>} : () -> () return }
// -----
func.func @f() { "affine.for"() ({ ^bb0(%i: index): affine.yield }) {lowerBoundMap = affine_map<() -> ()>, upperBoundMap = affine_map<() -> (1)>, step = 1 : index, operandSegmentSizes = array<i32: 0,0,0>} : () -> () return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.add %a, %a : i64 llvm.return }
// -----
llvm.func @f(%a: f32) { %0 = llvm.add %a, %a : f32 llvm.return }
// -----
llvm.func @f(%a: index) { llvm.return }
// -----
llvm.func @f(%a: tensor<2xf32>) { llvm.return }
// -----
llvm.func @f() -> (i32, i32)
// -----
llvm.func @f() -> i32 { llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : i32 llvm.return %0 : i32 }
// -----
llvm.func @f() -> i32 { %0 = llvm.mlir.constant(1 : i64) : i64 llvm.return %0 : i64 }
// -----
llvm.func internal @f()
// -----
llvm.func @f(i32, ..., i32)
// -----
llvm.func @f(%a: i32, i32) { llvm.return }
// -----
llvm.func foo @f()
// -----
llvm.func @f() { %0 = llvm.mlir.constant("x") : i32 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : f32 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : f32) : f64 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : f64) : i32 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1 : index) : !llvm.ptr llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : i32 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : !llvm.array<3 x i32> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<3xi32> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32]) : i32 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, f32)> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(@f) : !llvm.ptr llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(unit) : i32 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(i32) : i32 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : index llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.addressof @g : !llvm.ptr<1> llvm.return } llvm.mlir.global @g(0 : i32) : i32
// -----
llvm.func @f() { %0 = llvm.mlir.addressof @g : i32 llvm.return } llvm.mlir.global @g(0 : i32) : i32
// -----
llvm.func @f() { %0 = llvm.mlir.undef : index llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p : !llvm.ptr -> index llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p : !llvm.ptr -> !llvm.void llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.store %p, %p : !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.getelementptr %p[] : (!llvm.ptr) -> !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) { %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, i32)> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: f32) { %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, f32) -> !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) { %0 = llvm.getelementptr %p[%i] : (!llvm.ptr) -> !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) { %0 = "llvm.getelementptr"(%p, %i) {rawConstantIndices = array<i32: 0>, elem_type = i32} : (!llvm.ptr, i32) -> !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) { %0 = "llvm.getelementptr"(%p) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32} : (!llvm.ptr) -> !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) { %0 = llvm.getelementptr %p[2147483648] : (!llvm.ptr) -> !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) { %0 = llvm.getelementptr foo %p[1] : (!llvm.ptr) -> !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%s: !llvm.struct<(i32)>) { %0 = llvm.extractvalue %s[1] : !llvm.struct<(i32)> llvm.return }
// -----
llvm.func @f(%s: !llvm.struct<(i32)>) { %0 = llvm.extractvalue %s[0, 0] : !llvm.struct<(i32)> llvm.return }
// -----
llvm.func @f(%s: !llvm.struct<(i32)>) { %0 = llvm.extractvalue %s[-1] : !llvm.struct<(i32)> llvm.return }
// -----
llvm.func @f(%s: i32) { %0 = llvm.extractvalue %s[0] : i32 llvm.return }
// -----
llvm.func @f(%s: !llvm.array<2 x i32>) { %0 = llvm.extractvalue %s[2] : !llvm.array<2 x i32> llvm.return }
// -----
llvm.func @f(%s: !llvm.struct<(i32)>, %v: f32) { %0 = llvm.insertvalue %v, %s[0] : !llvm.struct<(i32)> llvm.return }
// -----
llvm.func @f(%s: !llvm.struct<(i32)>, %v: f32) { %0 = "llvm.insertvalue"(%s, %v) {position = array<i64: 0>} : (!llvm.struct<(i32)>, f32) -> !llvm.struct<(i32)> llvm.return }
// -----
llvm.func @f(%s: !llvm.struct<(i32)>, %v: f32) { %0 = "llvm.extractvalue"(%s) {position = array<i64: 0>} : (!llvm.struct<(i32)>) -> i64 llvm.return }
// -----
llvm.func @f(%s: !llvm.struct<(i32)>, %v: f32) { %0 = "llvm.extractvalue"(%s) {position = array<i64>} : (!llvm.struct<(i32)>) -> i64 llvm.return }
// -----
llvm.func @f(%a: i32) { llvm.call @g() : () -> () llvm.return }
// -----
llvm.func @f(%a: i32) { llvm.call @g(%a) : (i32) -> () llvm.return } llvm.func @g()
// -----
llvm.func @f(%a: i32) { llvm.call @g(%a) : (i32) -> () llvm.return } llvm.func @g(i64)
// -----
llvm.func @f(%a: i32) { llvm.call @g(%a) : (i32) -> () llvm.return } llvm.func @g(i32) -> i32
// -----
llvm.func @f(%a: i32) { %0 = llvm.call @g(%a) : (i32) -> i32 llvm.return } llvm.func @g(i32)
// -----
llvm.func @f(%a: i32) { %0 = llvm.call @g(%a) : (i32) -> i32 llvm.return } llvm.func @g(i32) -> i64
// -----
llvm.func @f(%a: i32) { %0 = llvm.call @g(%a, %a) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32 llvm.return } llvm.func @g(i32) -> i32
// -----
llvm.func @f(%a: i32) { %0 = llvm.call @g(%a, %a) : (i32, i32) -> i32 llvm.return } llvm.func @g(i32, ...) -> i32
// -----
llvm.func @f(%a: i32) { %0 = llvm.call @g(%a, %a) vararg(i32) : (i32, i32) -> i32 llvm.return } llvm.func @g(i32, ...) -> i32
// -----
llvm.func @f(%a: i32) { llvm.call @g(%a) : (i32) -> (i32, i32) llvm.return } llvm.func @g(i32, ...) -> i32
// -----
llvm.func @f(%a: i32) { llvm.call %a() : i32, () -> () llvm.return }
// -----
llvm.func @f(%a: i32) { llvm.call @g(%a) : i32 llvm.return } llvm.func @g(i32, ...) -> i32
// -----
llvm.func @f(%a: i32) { llvm.call @x(%a) : (i32) -> () llvm.return } llvm.mlir.global @x(0 : i32) : i32
// -----
llvm.func @f(%a: i32) { "llvm.call"() {op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>} : () -> () llvm.return }
// -----
llvm.func @f(%a: i32) { "llvm.call"() : () -> () llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr) { %0 = llvm.icmp "foo" %a, %a : !llvm.ptr llvm.return }
// -----
llvm.func @f(%a: f32) { %0 = llvm.icmp "eq" %a, %a : f32 llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.icmp eq %a, %a : i32 llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.icmp "eq" %a : i32 llvm.return }
// -----
llvm.func @f(%a: i32, %b: i64) { %0 = "llvm.icmp"(%a, %b) {predicate = 0 : i64} : (i32, i64) -> i1 llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = "llvm.icmp"(%a, %a) {predicate = 0 : i64} : (i32, i32) -> i32 llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.alloca %a x i32 : (i32) -> i32 llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.alloca %a x i32 : (i64) -> !llvm.ptr llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.alloca %a x i32 : i32 -> !llvm.ptr llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.alloca %a x i32 {alignment = 4 : i32} : (i32) -> !llvm.ptr llvm.return }
// -----
llvm.func @f(%a: i1, %b: i32) { %0 = llvm.select %b, %b, %b : i32, i32 llvm.return }
// -----
llvm.func @f(%a: i32) { llvm.br ^bb1 ^bb1(%x: i32): llvm.return }
// -----
llvm.func @f(%a: i32) { llvm.cond_br %a, ^bb1, ^bb1 ^bb1: llvm.return }
// -----
llvm.func @f(%a: i1) { llvm.cond_br %a weights([1]), ^bb1, ^bb1 ^bb1: llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.ptrtoint %a : i32 to i64 llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.inttoptr %a : i32 to i64 llvm.return }
// -----
llvm.mlir.global @g("ab") : !llvm.array<3 x i8>
// -----
llvm.mlir.global @g("ab") : i32
// -----
llvm.mlir.global @g(1 : i32)
// -----
llvm.mlir.global @g() : i32 { %0 = llvm.mlir.constant(1 : i64) : i64 llvm.return %0 : i64 }
// -----
llvm.mlir.global @g() : i32 { llvm.return }
// -----
llvm.mlir.global @g(1 : i32) : i32 { %0 = llvm.mlir.constant(1 : i32) : i32 llvm.return %0 : i32 }
// -----
llvm.mlir.global @g() : i32 { "t.x"() : () -> () %0 = llvm.mlir.constant(1 : i32) : i32 llvm.return %0 : i32 }
// -----
llvm.mlir.global @g() : !llvm.void
// -----
llvm.mlir.global @g() : index
// -----
llvm.mlir.global appending @g(1 : i32) : i32
// -----
llvm.mlir.global common @g(1 : i32) : i32
// -----
llvm.mlir.global @g(1 : i32) {addr_space = -1 : i32} : i32
// -----
llvm.mlir.global @g(1 : i32) {alignment = 3 : i64} : i32
// -----
llvm.mlir.global foo @g(1 : i32) : i32
