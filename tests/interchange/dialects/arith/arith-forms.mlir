// arith: names of constants by type and value, flags, the generic form, conditions of tensors.
func.func @f(%a: i32, %b: i32, %i: index) -> (i32, index) {
  %c = arith.constant true
  %c1 = arith.constant false
  %c2 = arith.constant 1 : i1
  %n = arith.constant -5 : index
  %n2 = arith.constant -128 : i8
  %n3 = arith.constant 340282366920938463463374607431768211455 : i128
  %d = arith.constant dense<true> : tensor<4xi1>
  %e = arith.constant dense<> : tensor<0xi32>
  %h = arith.constant 0x7FC00000 : f32
  %h2 = arith.constant 0xFFF0000000000000 : f64
  %bf = arith.constant 1.0 : bf16
  %f16 = arith.constant 1.0 : f16
  %f80 = arith.constant 1.0 : f80
  %f128 = arith.constant 1.0 : f128
  %tf = arith.constant 1.0 : tf32
  %k = arith.constant {note = "x"} 5 : i32
  %r = arith.addi %a, %b overflow<nuw, nsw> : i32
  %r1 = arith.addi %a, %b overflow<none> : i32
  %r2 = arith.addf %f16, %f16 fastmath<none> : f16
  %r3 = arith.addf %f16, %f16 fastmath<nnan, ninf, nsz, arcp, contract, afn, reassoc> : f16
  %r4 = arith.addf %f16, %f16 fastmath<arcp,nsz> {foo} : f16
  %r5 = "arith.addi"(%a, %b) : (i32, i32) -> i32
  %r6 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<nsw>}> {x = 1 : i32} : (i32, i32) -> i32
  %r7 = "arith.cmpi"(%a, %b) <{predicate = 3 : i64}> : (i32, i32) -> i1
  %r8 = arith.index_cast %i : index to i64
  func.return %r, %i : i32, index
}
func.func @g(%i: index, %t: tensor<2xindex>) {
  %r = arith.index_cast %t : tensor<2xindex> to tensor<2xi32>
  %c = arith.cmpi ult, %t, %t : tensor<2xindex>
  %s = arith.select %c, %t, %t : tensor<2xi1>, tensor<2xindex>
  return
}
