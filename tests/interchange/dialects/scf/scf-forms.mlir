// scf: unsigned loops, loops over integers, attributes.
func.func @s(%lo: index, %hi: i64, %x: f32) {
  scf.for %i = %lo to %lo step %lo {
    scf.yield
  } {foo = 1 : i32}
  scf.for unsigned %i = %hi to %hi step %hi : i64 {
  }
  %r = scf.for %i = %hi to %hi step %hi iter_args(%a = %x) -> (f32) : i64 {
    scf.yield %a : f32
  }
  %r2 = scf.for %i = %lo to %lo step %lo iter_args(%a = %x) -> f32 {
    scf.yield {bar} %a : f32
  }
  "scf.for"(%lo, %lo, %lo) ({
  ^bb0(%i: index):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
