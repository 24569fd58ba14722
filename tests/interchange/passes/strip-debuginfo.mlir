// options: -strip-debuginfo -mlir-print-debuginfo
// Operations, and arguments of functions, loops and blocks.
func.func @f(%a: i32 loc("a"), %n: index loc("x.py":1:2)) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("sum"("x.py":3:4))
  scf.for %i = %n to %n step %n {
  } loc(callsite("c" at "y.py":1:2))
  cf.br ^b(%0 : i32) loc(unknown)
^b(%x: i32 loc(fused<"m">["a", "b"])):
  return %x : i32 loc(fused["a", "b":1:1])
} loc("f")

// -----

// Nested modules, and the module itself.
module @outer {
  module {
    func.func private @g(i32) loc("g")
  } loc("inner")
} loc("outer")

// -----

// Regions of unknown operations.
%0:2 = "u.two"() ({
^bb0(%a: i32 loc("arg")):
  "u.end"(%a) : (i32) -> () loc("end")
}, {
}) : () -> (i32, i32) loc("two")

// -----

// Locations in attributes stay.
llvm.func @h() attributes {at = loc("here")} {
  llvm.return loc("there")
} loc(fused<#llvm.di_file<"a.c" in "/">>["h"])

// -----

// Names that come from locations are lost.
func.func @named(%a: i32 loc("first")) -> i32 {
  return %a : i32
}
