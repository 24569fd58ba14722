// options: -llvm-request-c-wrappers -convert-func-to-llvm

func.func private @a()
func.func @b(%a: i32) attributes {x} {
  return
}

// -----

func.func @x(%m: memref<4xf32>) -> memref<4xf32> attributes {a.b} {
  return %m : memref<4xf32>
}

// -----

module {
  module {
    func.func @inner() {
      return
    }
  }
}
