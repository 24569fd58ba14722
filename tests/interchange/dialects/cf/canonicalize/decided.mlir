func.func @twice(%c: i1, %d: i1) -> i32 {
  cf.cond_br %c, ^again, ^other(%d : i1)
^again:
  "test.first"() : () -> ()
  cf.cond_br %c, ^yes, ^no
^other(%e: i1):
  "test.second"() : () -> ()
  cf.cond_br %c, ^yes, ^no
^yes:
  %0 = "test.yes"() : () -> i32
  return %0 : i32
^no:
  %1 = "test.no"() : () -> i32
  return %1 : i32
}

// -----

func.func @empty(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^again(%x : i32), ^end(%y : i32)
^again(%z: i32):
  cf.cond_br %c, ^end(%z : i32), ^end(%x : i32)
^end(%r: i32):
  return %r : i32
}

// -----

func.func @later(%c: i1) -> i32 {
  cf.br ^first
^again:
  "test.again"() : () -> ()
  cf.cond_br %c, ^yes, ^no
^first:
  "test.first"() : () -> ()
  cf.cond_br %c, ^again, ^no
^yes:
  %0 = "test.yes"() : () -> i32
  return %0 : i32
^no:
  %1 = "test.no"() : () -> i32
  return %1 : i32
}
