// options: -convert-func-to-llvm=index-bitwidth=32

func.func @results(%a: i32, %b: f32) -> (i32, f32, index) {
  %i = "foo.x"() : () -> index
  return %a, %b, %i : i32, f32, index
}
func.func @caller(%a: i32, %b: f32) -> index {
  %0:3 = call @results(%a, %b) : (i32, f32) -> (i32, f32, index)
  return %0#2 : index
}

// -----

func.func @tensor(%a: tensor<4xf32>, %i: index) -> index {
  return %i : index
}

// -----

func.func private @tensor(tensor<4xf32>, index) -> index

// -----

func.func @functions(%f: (index) -> (i32, f32), %g: () -> ()) -> (() -> ()) {
  return %g : () -> ()
}

// -----

module @inner {
  module @more {
    func.func private @f(%a: index) -> index {
      return %a : index
    }
  }
  func.func @g(%i: index) -> index {
    return %i : index
  }
}

// -----

func.func @loop(%n: index) -> index {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %n) -> index {
    %y = func.call @loop(%x) : (index) -> index
    scf.yield %y : index
  }
  return %0 : index
}

// -----

func.func @branches(%c: i1, %a: index) -> index {
  cf.cond_br %c, ^a(%a : index), ^b(%a, %a : index, index)
^a(%x: index):
  return %x : index
^b(%y: index, %z: index):
  cf.br ^a(%y : index)
}

// -----

func.func @assert(%c: i1, %a: index) -> index {
  cf.assert %c, "no"
  return %a : index
}

// -----

func.func private @vector_c(%a: vector<4xf32>, %b: index) -> vector<4xf32> attributes {llvm.emit_c_interface}

// -----

func.func @mutual(%a: index) -> index {
  %0 = call @other(%a) : (index) -> index
  return %0 : index
}
func.func @other(%a: index) -> index {
  %0 = call @mutual(%a) : (index) -> index
  return %0 : index
}

// -----

func.func private @late(index) -> (index, index)
func.func @unused_results(%a: index) {
  %0:2 = call @late(%a) : (index) -> (index, index)
  "foo.use"(%0#1) : (index) -> ()
  return
}
