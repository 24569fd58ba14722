// Blocks that do the same become one, and arguments that always receive the same value go.

func.func @loop(%c: i1, %x: i32, %y: i32) -> i32 {
  llvm.br ^h(%x, %y : i32, i32)
^h(%a: i32, %b: i32):
  %k = arith.constant 3 : i32
  %q = arith.addi %b, %k : i32
  llvm.cond_br %c, ^h(%a, %q : i32, i32), ^e
^e:
  return %a : i32
}
// -----
func.func @merge(%c: i1, %x: i32, %y: i32) -> i32 {
  llvm.cond_br %c, ^a, ^b
^a:
  %q = "t.op"(%x) : (i32) -> i32
  llvm.br ^e(%q : i32)
^b:
  %r = "t.op"(%x) : (i32) -> i32
  llvm.br ^e(%r : i32)
^e(%s: i32):
  return %s : i32
}
// -----
func.func @merge_diff_operand(%c: i1, %x: i32, %y: i32) -> i32 {
  llvm.cond_br %c, ^a, ^b
^a:
  %q = "t.op"(%x) : (i32) -> i32
  llvm.br ^e(%q : i32)
^b:
  %r = "t.op"(%y) : (i32) -> i32
  llvm.br ^e(%r : i32)
^e(%s: i32):
  return %s : i32
}
// -----
func.func @merge_ret(%c: i1, %x: i32, %y: i32) -> i32 {
  llvm.cond_br %c, ^a, ^b
^a:
  return %x : i32
^b:
  return %y : i32
}
// -----
func.func @merge_ret2(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  llvm.cond_br %c, ^a(%x : i32), ^b
^a(%p: i32):
  llvm.cond_br %d, ^f, ^g
^f: 
  %3 = arith.addi %p, %x : i32
  return %3 : i32
^g: 
  %4 = arith.addi %p, %y : i32
  return %4 : i32
^b:
  return %y : i32
}
// -----
func.func @dead_cycle(%c: i1, %x: i32, %y: i32) {
  llvm.br ^h(%x, %y : i32, i32)
^h(%a: i32, %b: i32):
  %q = arith.addi %b, %a : i32
  llvm.cond_br %c, ^h(%b, %q : i32, i32), ^e(%a, %b, %x : i32, i32, i32)
^e(%1: i32, %2: i32, %3: i32):
  "t.use"(%3) : (i32) -> ()
  "t.unreach"() : () -> ()
}
// -----
"t.op"() ({
^bb0(%x: i32, %c: i1):
  %u = arith.addi %x, %x : i32
  llvm.cond_br %c, ^h(%x : i32), ^e(%u : i32)
^h(%a: i32):
  llvm.br ^e(%a : i32)
^e(%b: i32):
  "t.done"(%b) : (i32) -> ()
^u(%v: i32):
  "t.dead"()[^e, ^u] : () -> ()
}, {
  "t.x"() : () -> ()
  ^bb1:
  "t.y"() : () -> ()
}) : () -> ()
// -----
"t.op"() ({
^bb0(%x: i32, %c: i1):
  "t.br"()[^h, ^e] : () -> ()
^h:
  %u = arith.addi %x, %x : i32
  "t.done"(%u) : (i32) -> ()
^e:
  %v = arith.addi %x, %x : i32
  "t.done"(%v) : (i32) -> ()
}) : () -> ()
// -----
"t.op"() ({
^bb0(%x: i32, %c: i1, %y: i32):
  "t.br"()[^h, ^e] : () -> ()
^h:
  %u = arith.addi %x, %x : i32
  "t.done"(%u) : (i32) -> ()
^e:
  %v = arith.addi %x, %y : i32
  "t.done"(%v) : (i32) -> ()
}) : () -> ()
// -----
// Branches that pass nothing to either block pass the difference to both.
func.func @both(%c: i1, %x: i32, %y: i32) {
  llvm.cond_br %c, ^a, ^b
^a:
  "t.op"(%x, %y, %x) : (i32, i32, i32) -> ()
  llvm.br ^e
^b:
  "t.op"(%y, %y, %y) : (i32, i32, i32) -> ()
  llvm.br ^e
^e:
  return
}
// -----
// A block with a region, and one whose argument is used elsewhere.
func.func @kept(%c: i1, %d: i1, %x: i32) {
  llvm.cond_br %c, ^a, ^b
^a:
  "t.region"() ({
    "t.op"() : () -> ()
  }) : () -> ()
  return
^b:
  "t.region"() ({
    "t.op"() : () -> ()
  }) : () -> ()
  llvm.cond_br %d, ^p(%x : i32), ^q(%x : i32)
^p(%y: i32):
  "t.op"(%y) : (i32) -> ()
  llvm.br ^r
^r:
  "t.use"(%y) : (i32) -> ()
  return
^q(%w: i32):
  "t.op"(%w) : (i32) -> ()
  llvm.br ^s
^s:
  "t.use"(%w) : (i32) -> ()
  return
}
