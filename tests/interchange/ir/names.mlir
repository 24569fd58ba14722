// Names of values: given ones are forgotten, packs keep theirs, numbering restarts in isolated regions.
func.func @f(%named: i32, %x1: i32, %_: i32, %a.b$c-d: i32) {
  %first, %second = "n.two"() : () -> (i32, i32)
  %pack:3 = "n.three"() : () -> (i32, i32, i32)
  %mixed:2, %alone = "n.three"() : () -> (i32, i32, i32)
  "n.use"(%named, %x1, %_, %a.b$c-d, %first, %second, %pack#0, %pack#2, %mixed#1, %alone) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  "n.region"() ({
    %inner = "n.one"() : () -> i32
    "n.nested"() ({
    ^bb0(%x: i32, %y: i32):
      "n.use"(%x, %inner) : (i32, i32) -> ()
    ^other(%z: i32):
      "n.use"(%z, %named) : (i32, i32) -> ()
    }, {
    }) : () -> ()
  }) : () -> ()
  %after = "n.one"() : () -> i32
  return
}
func.func @g(%x: i32) {
  %c1 = arith.constant 1 : i32
  %c1_0 = arith.constant 1 : i32
  %minus = arith.constant -5 : i64
  %true = arith.constant true
  %f = arith.constant 2.5 : f32
  %i = arith.constant 7 : index
  %d = arith.constant dense<1> : tensor<2xi32>
  return
}
