// Blocks: names are numbered in the order of the text; predecessors are noted.
func.func @f(%c: i1) {
  cf.cond_br %c, ^z, ^y
^y:
  cf.br ^x
^z:
  cf.cond_br %c, ^x, ^x
^x:
  "t.r"() ({
    "t.br"()[^x, ^y] : () -> ()
  ^y:
    "t.br"()[^x] : () -> ()
  ^x:
    "t.br"()[^x] : () -> ()
  }) : () -> ()
  cf.br ^dead
^dead:
  return
^unreached(%a: i32, %b: f32):
  cf.br ^unreached(%a, %b : i32, f32)
^123:
  return
^a$b.c_d:
  cf.br ^123
}
func.func @many(%i: i32) {
  "t.sw"(%i)[^a, ^a, ^b] : (i32) -> ()
^a:
  cf.br ^c
^b:
  cf.br ^c
^c:
  return
}
