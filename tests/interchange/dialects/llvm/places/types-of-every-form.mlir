// Structures within themselves, and other types: each error at its place.

"t.x"() {a = !llvm<"i32 // c">} : () -> ()

// -----

func.func @f(%a: i32, %b: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %b[1] : !llvm.struct<(i32)>
  return
}

// -----

func.func @f(%a: i32, %b: !llvm.struct<(i32)>) {
  %0 = llvm.insertvalue %a, %b[0, 0] : !llvm.struct<(i32)>
  return
}

// -----

func.func @f(%a: i32, %b: !llvm.struct<(i32)>) {
  %0 = llvm.insertvalue %a, %b[] : !llvm.struct<(i32)>
  return
}

// -----

func.func @f(%a: i32, %b: !llvm.array<2 x i32>) {
  %0 = llvm.extractvalue %b[2] : !llvm.array<2 x i32>
  return
}

// -----

func.func @f(%a: i32, %b: !llvm.array<2 x i32>) {
  %0 = llvm.extractvalue %b[-1] : !llvm.array<2 x i32>
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.array<2 x i32>) {
  %0 = llvm.insertvalue %a, %b[0] : !llvm.array<2 x i32>
  return
}

// -----

func.func @f(%b: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %b["a"] : !llvm.struct<(i32)>
  return
}

// -----

func.func @f(%b: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %b[0 : i32] : !llvm.struct<(i32)>
  return
}

// -----

func.func @f(%b: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %b 0 : !llvm.struct<(i32)>
  return
}

// -----

func.func @f(%b: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %b[0] !llvm.struct<(i32)>
  return
}

// -----

"llvm.func"() ({}) {linkage = "private", function_type = !llvm.func<void ()>} : () -> ()

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.load %a {alignment = "a"} : !llvm.ptr -> i32
  llvm.return
}

// -----

func.func @f(%b: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %b[1.0] : !llvm.struct<(i32)>
  return
}

// -----

func.func @f(%b: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %b[0, ] : !llvm.struct<(i32)>
  return
}

// -----

func.func @f(%b: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %b[true] : !llvm.struct<(i32)>
  return
}

// -----

func.func @f(%b: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %b[99999999999999999999] : !llvm.struct<(i32)>
  return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = "llvm.call"(%a) <{operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>}> : (!llvm.ptr) -> (tensor<i32>)
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = "llvm.inline_asm"() <{asm_string = "a", constraints = "b"}> : () -> (tensor<i32>)
  llvm.return
}

// -----

"t.x"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", (i64)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", opaque>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", packed (i32)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", opaque>, b = !llvm.struct<"a", (i32)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (struct<"b", (i32)>)>, b = !llvm.struct<"b", (i64)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a">} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (struct<"a", (i32)>)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<(void)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<(i32>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a" (i32)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", foo>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", packed>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<opaque>} : () -> ()

// -----

"t.x"() {a = !llvm.array<4 i32>} : () -> ()

// -----

"t.x"() {a = !llvm.array<4 x void>} : () -> ()

// -----

"t.x"() {a = !llvm.array<? x i32>} : () -> ()

// -----

"t.x"() {a = !llvm.func<i32>} : () -> ()

// -----

"t.x"() {a = !llvm.func<i32 (..., i32)>} : () -> ()

// -----

"t.x"() {a = !llvm.func<label ()>} : () -> ()

// -----

"t.x"() {a = !llvm.func<i32 (void)>} : () -> ()

// -----

"t.x"() {a = !llvm.ptr<i32>} : () -> ()

// -----

"t.x"() {a = !llvm.ptr<1 : i32>} : () -> ()

// -----

"t.x"() {a = !llvm.vec<4 x i32>} : () -> ()

// -----

"t.x"() {a = !llvm.target<"a", i32, 1, void>} : () -> ()

// -----

"t.x"() {a = !llvm.target<a>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (i32)>} : () -> ()
"t.x"() {a = !llvm.struct<"a", (i64)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (i32)>} : () -> ()
"t.x"() {a = !llvm.struct<"a", packed (i32)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (ptr, i32)>} : () -> ()
"t.x"() {a = !llvm.struct<"b", (struct<"a", (ptr)>)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (struct<"b", (struct<"a", ()>)>)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (struct<"a", packed (i32)>)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (struct<"a" (i32)>)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (i32,)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (i32 i32)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (i32)} : () -> ()

// -----

"t.x"() {a = !llvm.struct} : () -> ()

// -----

"t.x"() {a = !llvm.struct<} : () -> ()

// -----

"t.x"() {a = !llvm.struct<>} : () -> ()

// -----

"t.x"() {a = !llvm.ptr<>} : () -> ()

// -----

"t.x"() {a = !llvm.ptr<a>} : () -> ()

// -----

"t.x"() {a = !llvm.array} : () -> ()

// -----

"t.x"() {a = !llvm.foo} : () -> ()

// -----

"t.x"() {a = !llvm.struct<(f)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<(llvm.ptr)>} : () -> ()

// -----

"t.x"() {a = !llvm<"struct<(i32)>">} : () -> ()
