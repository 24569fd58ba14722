// options: -convert-func-to-llvm

func.func private @declared(%a: i32)

// -----

func.func private @g(%a: i32) {
  return
}

// -----

func.func nested @n(%a: i32) {
  return
}

// -----

func.func public @pub(%a: i32) {
  return
}

// -----

func.func @exported() attributes {exported} {
  return
}

// -----

func.func @c() attributes {llvm.emit_c_interface} {
  return
}

// -----

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

func.func @results(%a: i32, %b: f32) -> (i32, f32, index) {
  %i = "foo.x"() : () -> index
  return %a, %b, %i : i32, f32, index
}
func.func @caller(%a: i32, %b: f32) -> index {
  %0:3 = call @results(%a, %b) : (i32, f32) -> (i32, f32, index)
  return %0#2 : index
}

// -----

func.func @argattrs(%a: i32 {llvm.noundef}, %b: i64 {foo.bar = 3 : i32}) -> (i32 {llvm.zeroext}) {
  return %a : i32
}

// -----

func.func @argattrs(%m: memref<4xf32> {llvm.noalias}, %b: i64 {foo.bar = 3 : i32}) -> (i64 {llvm.zeroext}) {
  return %b : i64
}

// -----

func.func @resattrs(%b: i64) -> (i64 {llvm.zeroext}, i64) {
  return %b, %b : i64, i64
}

// -----

func.func @linkage() attributes {llvm.linkage = #llvm.linkage<internal>} {
  return
}

// -----

func.func @linkage() attributes {llvm.linkage = "internal"} {
  return
}

// -----

func.func private @linkage() attributes {llvm.linkage = #llvm.linkage<extern_weak>}

// -----

func.func @readnone() attributes {llvm.readnone} {
  return
}

// -----

func.func @readnone() attributes {llvm.readnone = 3 : i32} {
  return
}

// -----

func.func private @varargs(i32) attributes {func.varargs = true}

// -----

func.func private @varargs(i32) attributes {func.varargs = false}

// -----

func.func private @varargs(i32) attributes {func.varargs = true, llvm.emit_c_interface}

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

func.func @indirect(%f: (i32) -> i32, %a: i32) -> i32 {
  %0 = call_indirect %f(%a) : (i32) -> i32
  return %0 : i32
}

// -----

func.func @indirect(%f: (memref<4xf32>) -> (index, index), %a: memref<4xf32>) -> index {
  %0:2 = call_indirect %f(%a) : (memref<4xf32>) -> (index, index)
  return %0#1 : index
}

// -----

func.func private @f(i32) -> i32
func.func @constant() -> ((i32) -> i32) {
  %0 = constant @f : (i32) -> i32
  return %0 : (i32) -> i32
}
func.func @both(%a: i32) -> i32 {
  %0 = constant {foo.x} @f : (i32) -> i32
  %1 = call_indirect %0(%a) {a.b = 1 : i32} : (i32) -> i32
  return {c.d} %1 : i32
}

// -----

func.func private @noinline() attributes {no_inline}
func.func @call() {
  call @noinline() {no_inline} : () -> ()
  call @noinline() {foo.attr = "x"} : () -> ()
  return
}

// -----

func.func @byval(%a: !llvm.ptr {llvm.byval = i32}, %b: !llvm.ptr {llvm.byref = index}, %c: !llvm.ptr {llvm.sret = memref<2xf32>}, %d: !llvm.ptr {llvm.inalloca = index}) {
  return
}

// -----

func.func @tensor(%a: tensor<4xf32>, %i: index) -> index {
  return %i : index
}

// -----

func.func private @tensor(tensor<4xf32>, index) -> index

// -----

func.func @complex(%a: complex<f32>, %v: vector<2x3xf32>, %w: vector<f32>, %x: vector<[4]xf32>) -> complex<f32> {
  return %a : complex<f32>
}

// -----

func.func @types(%a: i1, %b: i7, %c: bf16, %d: f80, %e: f8E5M2, %f: f128, %g: none) {
  return
}

// -----

func.func @none(%g: none) -> none {
  return %g : none
}

// -----

func.func @tuple(%g: tuple<i32, f32>) {
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

func.func @functions(%f: (index) -> (i32, f32), %g: () -> ()) -> (() -> ()) {
  return %g : () -> ()
}

// -----

func.func @signed(%a: si32, %b: ui8) {
  return
}

// -----

func.func @passthrough() attributes {passthrough = ["noinline", ["alignstack", "4"]], target_cpu = "x"} {
  return
}

// -----

func.func @nested_memref(%m: memref<4xmemref<2xf32>>, %n: memref<4xindex>, %o: memref<2xvector<4xf32>>) {
  return
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

func.func @memrefs(%m: memref<4xf32>, %n: memref<f32>) -> (memref<4xf32>, memref<f32>) {
  return %m, %n : memref<4xf32>, memref<f32>
}
func.func @call(%m: memref<4xf32>, %n: memref<f32>) -> memref<f32> {
  %0:2 = call @memrefs(%m, %n) : (memref<4xf32>, memref<f32>) -> (memref<4xf32>, memref<f32>)
  return %0#1 : memref<f32>
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

func.func @complex_c(%a: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  return %a : complex<f32>
}

// -----

func.func private @complex_c(%a: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface}

// -----

func.func private @vector_c(%a: vector<4xf32>, %b: index) -> vector<4xf32> attributes {llvm.emit_c_interface}

// -----

func.func @two_c(%a: i32) -> (i32, i64) attributes {llvm.emit_c_interface} {
  %0 = arith.extsi %a : i32 to i64
  return %a, %0 : i32, i64
}

// -----

func.func @res_c(%a: i32) -> (i32 {llvm.noundef}) attributes {llvm.emit_c_interface} {
  return %a : i32
}

// -----

func.func private @private_c(%a: i32) -> (i32 {llvm.noundef}) attributes {llvm.emit_c_interface} {
  return %a : i32
}

// -----

func.func @tensor_c(%a: tensor<4xf32>) attributes {llvm.emit_c_interface} {
  return
}

// -----

func.func private @varargs(...) attributes {func.varargs = true}

// -----

func.func @linkonce() attributes {llvm.linkage = #llvm.linkage<linkonce_odr>, foo.bar} {
  return
}

// -----

func.func @weak() -> (i32, i32) attributes {llvm.linkage = #llvm.linkage<weak>, llvm.readnone} {
  %0 = arith.constant 1 : i32
  return %0, %0 : i32, i32
}

// -----

func.func @memory() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  return
}

// -----

func.func @cpu() attributes {target_cpu = "skylake", tune_cpu = "x", frame_pointer = #llvm.framePointerKind<all>, no_unwind, unnamed = 3 : i32} {
  return
}

// -----

func.func @call_attrs(%a: i32) -> i32 {
  %0 = call @call_attrs(%a) {foo.bar = "x", llvm.x = 1 : i32} : (i32) -> i32
  return {foo.ret} %0 : i32
}

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

func.func @indirect_memref(%f: (memref<?xf32>, index) -> memref<?xf32>, %m: memref<?xf32>, %i: index) -> memref<?xf32> {
  %0 = call_indirect %f(%m, %i) : (memref<?xf32>, index) -> memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @select_function(%c: i1, %f: () -> (), %g: () -> ()) {
  %0 = arith.select %c, %f, %g : () -> ()
  call_indirect %0() : () -> ()
  return
}

// -----

func.func @inner_scf(%c: i1) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = arith.constant 1 : i32
    scf.yield %1 : i32
  } else {
    %1 = func.call @inner_scf(%c) : (i1) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
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

func.func @opaque(%p: !llvm.ptr, %s: !llvm.struct<(i32, ptr)>) -> !llvm.struct<(i32, ptr)> {
  return %s : !llvm.struct<(i32, ptr)>
}

// -----

func.func @spaces(%m: memref<4xf32, 3>, %s: memref<4x4xf32, strided<[?, 1], offset: ?>>) -> memref<4xf32, 3> {
  return %m : memref<4xf32, 3>
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

func.func @unranked(%m: memref<*xf32>, %n: memref<*xi8>) attributes {llvm.emit_c_interface} {
  return
}

// -----

func.func private @unranked(%m: memref<*xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface}
