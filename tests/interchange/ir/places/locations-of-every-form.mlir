// Locations: each error at its place.

func.func @f(%n: index) {
  %1 = memref.alloc(%n) {operandSegmentSizes = array<i32: 0, 1>} : memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = memref.alloc() {alignment = 0} : memref<i32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = memref.alloc() {alignment = 0 : i64} : memref<i32>
  return
}

// -----

#map = affine_map<(d0)[s0] -> (d0)>
func.func @x(%n: index) {
  %0 = memref.alloc()[%n] : memref<4xf32, #map>
  return
}

// -----

"t.x"() {a = #llvm.loop_annotation<startLoc = loc("a")>} : () -> ()

// -----

"t.x"() : () -> () loc(callsite("a" "b"))

// -----

"t.x"() : () -> () loc(callsite("a" at "b")

// -----

"t.x"() : () -> () loc(callsite "a" at "b")

// -----

"t.x"() : () -> () loc(callsite(at "b"))

// -----

"t.x"() : () -> () loc(callsite("a" at))

// -----

"t.x"() : () -> () loc(callsite("a" at 1))

// -----

"t.x"() : () -> () loc(callsite())

// -----

"t.x"() : () -> () loc(callsite(

// -----

"t.x"() : () -> () loc(callsite("a" on "b"))

// -----

"t.x"() : () -> () loc(fused["a" "b"])

// -----

"t.x"() : () -> () loc(fused<1["a"])

// -----

"t.x"() : () -> () loc(fused<>["a"])

// -----

"t.x"() : () -> () loc(fused("a"))

// -----

"t.x"() : () -> () loc("a":a:1)

// -----

"t.x"() : () -> () loc("a":1:b)

// -----

"t.x"() : () -> () loc("a":1:2 to)

// -----

"t.x"() : () -> () loc("a"(1))

// -----

"t.x"() : () -> () loc("a"("b")

// -----

"t.x"() : () -> () loc(foo)

// -----

"t.x"() : () -> () loc(unknown

// -----

"t.x"() : () -> () loc()

// -----

"t.x"() : () -> () loc(#a)

// -----

"t.x"() : () -> () loc(1)

// -----

"t.x"() {a = loc(callsite("a" b))} : () -> ()

// -----

"t.x"() : () -> () loc(callsite(1 at "b"))

// -----

"t.x"() : () -> () loc(callsite(foo at "b"))

// -----

"t.x"() : () -> () loc(callsite("a" at foo))

// -----

"t.x"() : () -> () loc(fused[1])

// -----

"t.x"() : () -> () loc(fused["a", foo])

// -----

"t.x"() : () -> () loc("a"(foo))

// -----

"t.x"() : () -> () loc("a"())

// -----

"t.x"() : () -> () loc("a" "b")

// -----

"t.x"() {a = loc(1)} : () -> ()

// -----

"t.x"() {a = loc(callsite(1 at "b"))} : () -> ()
