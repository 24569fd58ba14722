// The places of constants, and their order.

func.func @equal_ones(%x: i32) -> (i32, i32, i32) {
  %a = arith.constant 1 : i32
  %s = "t.x"(%a) : (i32) -> i32
  %b = arith.constant 1 : i32
  %c = arith.constant 2 : i32
  %t = "t.y"(%b, %c) : (i32, i32) -> i32
  %d = arith.constant 2 : i32
  return %s, %t, %d : i32, i32, i32
}

func.func @regions(%cond: i1) {
  "t.wrap"() ({
    %a = arith.constant 1 : i32
    "t.x"(%a) : (i32) -> ()
    %b = arith.constant 5 : i32
    "t.x"(%b) : (i32) -> ()
  }) : () -> ()
  scf.if %cond {
    %a = arith.constant 1 : i32
    "t.x"(%a) : (i32) -> ()
    %b = arith.constant 7 : i32
    "t.x"(%b) : (i32) -> ()
  } else {
    %b = arith.constant 7 : i32
    "t.x"(%b) : (i32) -> ()
    %c = arith.constant 8 : i32
    "t.x"(%c) : (i32) -> ()
  }
  %b = arith.constant 5 : i32
  "t.x"(%b) : (i32) -> ()
  return
}

func.func @folded(%x: i32) -> i32 {
  %a = arith.constant 1 : i32
  %b = arith.constant 3 : i32
  "t.q"() : () -> ()
  %s = arith.addi %a, %b : i32
  %t = arith.muli %s, %b : i32
  %u = arith.subi %t, %a : i32
  "t.use"(%s, %u, %b) : (i32, i32, i32) -> ()
  return %t : i32
}

func.func @blocks(%c: i1, %x: i32) -> i32 {
  llvm.cond_br %c, ^a, ^b(%x : i32)
^a:
  %m = arith.constant 3 : i32
  %l = arith.constant 4 : i32
  %q = arith.addi %m, %l : i32
  llvm.br ^b(%q : i32)
^b(%r: i32):
  %y = arith.constant 4 : i32
  "t.use"(%y) : (i32) -> ()
  return %r : i32
}
