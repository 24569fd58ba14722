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

// -----

func.func @bare(%m: memref<2x3xf32>, %i: index) -> (memref<2x3xf32>, index) attributes {llvm.bareptr} {
  return %m, %i : memref<2x3xf32>, index
}
func.func @call(%m: memref<2x3xf32>, %i: index) -> index {
  %0:2 = call @bare(%m, %i) : (memref<2x3xf32>, index) -> (memref<2x3xf32>, index)
  return %0#1 : index
}

// -----

func.func @byval(%a: !llvm.ptr {llvm.byval = i32}, %b: !llvm.ptr {llvm.byref = index}, %c: !llvm.ptr {llvm.sret = memref<2xf32>}, %d: !llvm.ptr {llvm.inalloca = index}) {
  return
}

// -----

func.func @c(%m: memref<?x4xf32>, %i: index) -> memref<4xf32> attributes {llvm.emit_c_interface} {
  %0 = "foo.x"(%m, %i) : (memref<?x4xf32>, index) -> memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

func.func @indirect(%f: (memref<4xf32>) -> (index, index), %a: memref<4xf32>) -> index {
  %0:2 = call_indirect %f(%a) : (memref<4xf32>) -> (index, index)
  return %0#1 : index
}

// -----

func.func @indirect_memref(%f: (memref<?xf32>, index) -> memref<?xf32>, %m: memref<?xf32>, %i: index) -> memref<?xf32> {
  %0 = call_indirect %f(%m, %i) : (memref<?xf32>, index) -> memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @nested_memref(%m: memref<4xmemref<2xf32>>, %n: memref<4xindex>, %o: memref<2xvector<4xf32>>) {
  return
}

// -----

func.func @rank0(%m: memref<f32>, %n: memref<index>) -> memref<index> {
  return %n : memref<index>
}

// -----

func.func private @ext(%m: memref<?x4xf32>, %i: index) -> i32 attributes {llvm.emit_c_interface, other = 3 : i32}

// -----

func.func private @ext(%m: memref<?x4xf32>, %i: index) -> memref<4xf32> attributes {llvm.emit_c_interface}
