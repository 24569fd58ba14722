// Choices that depend on each other, and negated conditions.

func.func @n1(%c: i1, %d: i1, %a: i32, %b: i32, %e: i32) -> i32 {
  %0 = arith.select %d, %a, %b : i32
  %1 = arith.select %c, %0, %a : i32
  return %1 : i32
}

func.func @n2(%c: i1, %d: i1, %a: i32, %b: i32, %e: i32) -> i32 {
  %0 = arith.select %d, %a, %b : i32
  %1 = arith.select %c, %0, %b : i32
  return %1 : i32
}

func.func @n3(%c: i1, %d: i1, %a: i32, %b: i32, %e: i32) -> i32 {
  %0 = arith.select %d, %a, %b : i32
  %1 = arith.select %c, %a, %0 : i32
  return %1 : i32
}

func.func @n4(%c: i1, %d: i1, %a: i32, %b: i32, %e: i32) -> i32 {
  %0 = arith.select %d, %a, %b : i32
  %1 = arith.select %c, %b, %0 : i32
  return %1 : i32
}

func.func @notc(%c: i1, %a: i32, %b: i32) -> (i32) {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %r = arith.select %n, %a, %b : i32
  return %r : i32
}

func.func @selcmp(%x: i32, %y: i32) -> (i1) {
  %t = arith.constant true
  %c = arith.cmpi slt, %x, %y : i32
  %n = arith.xori %c, %t : i1
  return %n : i1
}

func.func @nn(%x: i1, %y: i1, %a: i32, %b : i32) -> (i32, i32, i1) {
  %t = arith.constant true
  %nx = arith.xori %x, %t : i1
  %s = arith.select %y, %nx, %t : i1
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  %e = arith.extui %x : i1 to i32
  %cmp = arith.cmpi eq, %e, %c0 : i32
  %cmp2 = arith.cmpi ne, %e, %c0 : i32
  %sel = arith.select %cmp, %a, %b : i32
  %sel2 = arith.select %cmp2, %a, %b : i32
  return %sel, %sel2, %s : i32, i32, i1
}
