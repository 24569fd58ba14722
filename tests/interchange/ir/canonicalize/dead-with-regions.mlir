// A dead operation with regions: constants that only its inside uses go one iteration after it, which decides where they
// end up among the others.

func.func @constants(%a: i32, %b: i1, %c: i1) -> i32 {
  %s = scf.while (%x = %a, %y = %b) : (i32, i1) -> (i32) {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%z: i32):
    %two = arith.constant 2 : i32
    %true = arith.constant true
    scf.yield %two, %true : i32, i1
  }
  %t = scf.while : () -> (i32) {
    %true = arith.constant true
    %n = arith.xori %c, %true : i1
    "test.u"() : () -> ()
    scf.condition(%c) %s : i32
  } do {
  ^bb0(%z: i32):
    %seven = arith.constant 7 : i32
    %true = arith.constant true
    "test.v"(%seven, %true) : (i32, i1) -> ()
    scf.yield
  }
  return %s : i32
}
