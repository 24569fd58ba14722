// options: -convert-func-to-llvm=use-bare-ptr-memref-call-conv

func.func @c(%m: memref<?x4xf32>, %i: index) -> memref<4xf32> attributes {llvm.emit_c_interface} {
  %0 = "foo.x"(%m, %i) : (memref<?x4xf32>, index) -> memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

func.func private @ext(%m: memref<?x4xf32>, %i: index) -> memref<4xf32> attributes {llvm.emit_c_interface}

// -----

func.func private @ext(%m: memref<?x4xf32>, %i: index) -> i32 attributes {llvm.emit_c_interface, other = 3 : i32}

// -----

func.func private @ext(%m: memref<f32> {llvm.noalias}, %i: i32 {llvm.signext}) -> (f32, i32) attributes {llvm.emit_c_interface}

// -----

func.func @ext(%m: memref<f32> {llvm.noalias}, %i: i32 {llvm.signext}) -> (f32 {a.b}, i32) attributes {llvm.emit_c_interface} {
  %c = "foo.x"() : () -> f32
  return %c, %i : f32, i32
}

// -----

func.func @argattrs(%m: memref<4xf32> {llvm.noalias}, %b: i64 {foo.bar = 3 : i32}) -> (i64 {llvm.zeroext}) {
  return %b : i64
}

// -----

func.func @bare(%m: memref<4xf32>) -> memref<4xf32> attributes {llvm.bareptr} {
  return %m : memref<4xf32>
}
func.func @call(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = call @bare(%m) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

func.func @bare(%m: memref<?xf32>) attributes {llvm.bareptr} {
  return
}

// -----

func.func @bare(%m: memref<*xf32>) attributes {llvm.bareptr} {
  return
}

// -----

func.func @unranked(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
func.func @call(%m: memref<*xf32>) {
  %0 = call @unranked(%m) : (memref<*xf32>) -> memref<*xf32>
  return
}

// -----

func.func private @unranked(%m: memref<*xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface}

// -----

func.func @unranked(%m: memref<*xf32>, %n: memref<*xi8>) attributes {llvm.emit_c_interface} {
  return
}

// -----

func.func @byval(%a: !llvm.ptr {llvm.byval = i32}, %b: !llvm.ptr {llvm.byref = index}, %c: !llvm.ptr {llvm.sret = memref<2xf32>}, %d: !llvm.ptr {llvm.inalloca = index}) {
  return
}

// -----

func.func @space(%m: memref<4xf32, "shared">) {
  return
}

// -----

func.func @map(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  return
}

// -----

func.func @nested_memref(%m: memref<4xmemref<2xf32>>, %n: memref<4xindex>, %o: memref<2xvector<4xf32>>) {
  return
}

// -----

func.func @memrefs(%m: memref<4xf32>, %n: memref<f32>) -> (memref<4xf32>, memref<f32>) {
  return %m, %n : memref<4xf32>, memref<f32>
}
func.func @call(%m: memref<4xf32>, %n: memref<f32>) -> memref<f32> {
  %0:2 = call @memrefs(%m, %n) : (memref<4xf32>, memref<f32>) -> (memref<4xf32>, memref<f32>)
  return %0#1 : memref<f32>
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

func.func @bare(%m: memref<4xf32> {llvm.noalias}, %i: i32 {llvm.signext}) attributes {llvm.bareptr} {
  "foo.use"(%m) : (memref<4xf32>) -> ()
  return
}

// -----

func.func private @bare(%m: memref<4xf32>) -> memref<f32> attributes {llvm.bareptr}
func.func @call(%m: memref<4xf32>) -> memref<f32> {
  %0 = call @bare(%m) : (memref<4xf32>) -> memref<f32>
  return %0 : memref<f32>
}

// -----

func.func @bare_interface(%m: memref<4xf32>) attributes {llvm.bareptr, llvm.emit_c_interface} {
  return
}

// -----

func.func @no_results_c(%m: memref<2x2xi8>, %f: f64) attributes {llvm.emit_c_interface} {
  return
}

// -----

func.func @bad_return(%t: tensor<4xf32>, %m: memref<4xf32>) -> (tensor<4xf32>, memref<4xf32>) {
  return %t, %m : tensor<4xf32>, memref<4xf32>
}

// -----

func.func @rank0(%m: memref<f32>, %n: memref<index>) -> memref<index> {
  return %n : memref<index>
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

func.func @spaces(%m: memref<4xf32, 3>, %s: memref<4x4xf32, strided<[?, 1], offset: ?>>) -> memref<4xf32, 3> {
  return %m : memref<4xf32, 3>
}

// -----

func.func @indirect1(%f: (memref<4xf32>) -> index, %a: memref<4xf32>) -> index {
  %0 = call_indirect %f(%a) : (memref<4xf32>) -> index
  return %0 : index
}

// -----

func.func @indirect2(%f: () -> memref<4xf32>) -> memref<4xf32> {
  %0 = call_indirect %f() : () -> memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

func.func private @dyn(%f: memref<?xf32>) -> memref<?xf32>
func.func @c(%f: memref<?xf32>) {
  %0 = call @dyn(%f) : (memref<?xf32>) -> memref<?xf32>
  return
}

// -----

func.func @strided(%f: memref<4x4xf32, strided<[8, 2], offset: 3>>) -> memref<4x4xf32, strided<[8, 2], offset: 3>> {
  return %f : memref<4x4xf32, strided<[8, 2], offset: 3>>
}

// -----

func.func @two(%f: memref<4xf32>, %g: memref<?xf32>) -> memref<4xf32> {
  return %f : memref<4xf32>
}

// -----

func.func private @u(%g: memref<*xf32>) -> memref<*xf32>
func.func @unr(%f: memref<4xf32>, %g: memref<*xf32>) -> memref<*xf32> {
  %0 = call @u(%g) : (memref<*xf32>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
