// Present-day mistakes get no help about the old syntax.
// CHECK-NOT: is written
// CHECK: error
func.func @f(int) -> i32

// -----

func.func @f(x) : i32

// -----

"t.a"(0) : (i32) -> ()

// -----

func.func private @f(i32, (int) -> i32)

// -----

func.func @f(%c: i1) {
  func.call @f : () -> ()
  return
}

// -----

llvm.mlir.global @x : i32

// -----

func.func @f::@g()

// -----

func.func @f(%a: mod)

// -----

#m = affine_map<(d0) -> (d0 mod d0)>

// -----

#m = affine_map<(1) -> (d0)>

// -----

"t.a"() {b = true : i1} : () -> ()

// -----

"t.a"() {b = 1 : i32 : i32} : () -> ()

// -----

func.func private @f(memref<4xf32>, (d0) -> d1)

// -----

"t.a"() {a = 1 b = 2} : () -> ()

// -----

func.func @f() -> (int) : (d0)
