// Of chains of vectors only some are simplified.

!v = vector<2xi32>
func.func @f(%x: !v, %y: !v) -> (!v, !v, !v, !v, !v, !v, !v, !v, vector<2xi16>, !v) {
  %c = arith.constant dense<32> : !v
  %d = arith.constant dense<7> : !v
  %m1 = arith.constant dense<-1> : !v
  %one = arith.constant dense<1> : !v
  %a:2 = arith.mulsi_extended %x, %one : !v
  %n = arith.muli %x, %m1 : !v
  %s = arith.addi %n, %y : !v
  %p = arith.muli %x, %c : !v
  %q = arith.muli %p, %d : !v
  %p1 = arith.subi %x, %c : !v
  %q1 = arith.subi %p1, %d : !v
  %p2 = arith.subi %x, %y : !v
  %q2 = arith.subi %p2, %x : !v
  %c16 = arith.constant dense<16> : !v
  %sh = arith.shrsi %x, %c16 : !v
  %t = arith.trunci %sh : !v to vector<2xi16>
  %nn = arith.muli %y, %m1 : !v
  %ss = arith.addi %x, %nn : !v
  return %a#0, %a#1, %s, %q, %q1, %q2, %n, %ss, %t, %p : !v, !v, !v, !v, !v, !v, !v, !v, vector<2xi16>, !v
}
func.func @g(%x: i32) -> (i32, i32, i16) {
  %c = arith.constant 32 : i32
  %m1 = arith.constant -1 : i32
  %n:2 = arith.mulsi_extended %c, %x : i32
  %o:2 = arith.addui_extended %c, %x : i32, i1
  %15 = arith.constant 16 : i32
  %s = arith.shrsi %x, %15 : i32
  %t = arith.trunci %s : i32 to i16
  return %n#0, %o#0, %t : i32, i32, i16
}
