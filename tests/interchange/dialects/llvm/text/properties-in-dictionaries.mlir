// A property that is no attribute is not given in a dictionary: what has its name there is a discardable attribute.
// Bytecode before version 5 cannot tell the two apart.

llvm.func @f(%a: i32, %b: f32) {
  %0 = llvm.add %a, %a {overflowFlags = #llvm.overflow<nsw>} : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = llvm.add %a, %a {overflowFlags = 1 : i32} : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = llvm.add %a, %a overflow<nuw> {overflowFlags = #llvm.overflow<nsw>} : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %6 = llvm.trunc %a {overflowFlags = #llvm.overflow<nsw>} : i32 to i16
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %b: f32) {
  %6 = llvm.getelementptr %a[1] {noWrapFlags = 1 : i32} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = llvm.add %a, %a {overflowFlags = "x"} : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = llvm.add %a, %a {overflowFlags = 8 : i32} : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = llvm.add %a, %a {overflowFlags = 1 : i64, b.c = 1} : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = llvm.add %a, %a {overflowFlags = #llvm.overflow<nsw>, x = 1} : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = llvm.add %a, %a overflow<none> {overflowFlags = #llvm.overflow<nsw>, x = 1} : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = "llvm.add"(%a, %a) {overflowFlags = #llvm.overflow<nsw>, x = 1} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = "llvm.add"(%a, %a) {overflowFlags = 1 : i32, x = 1} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = "llvm.add"(%a, %a) {overflowFlags = "x", x = 1} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = "llvm.add"(%a, %a) <{overflowFlags = 2 : i32}> {overflowFlags = "x", x = 1} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = "llvm.add"(%a, %a) <{overflowFlags = #llvm.overflow<nsw>}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = llvm.shl %a, %a {overflowFlags = #llvm.overflow<nsw>} : i32
  %1 = llvm.sub %a, %a {overflowFlags = #llvm.overflow<nsw, nuw>} : i32
  %2 = llvm.mul %a, %a {overflowFlags = #llvm.overflow<none>} : i32
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %b: f32) {
  %6 = llvm.getelementptr inbounds %a[1] {noWrapFlags = 2 : i32} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %b: f32) {
  %6 = llvm.getelementptr %a[1] {noWrapFlags = "x"} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %b: f32) {
  %6 = "llvm.getelementptr"(%a) {elem_type = i32, noWrapFlags = 1 : i32, rawConstantIndices = array<i32: 1>} : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %b: f32) {
  %6 = "llvm.getelementptr"(%a) {elem_type = i32, noWrapFlags = "x", rawConstantIndices = array<i32: 1>} : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = llvm.trunc %a {overflowFlags = "a"} : i32 to i16
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = llvm.trunc %a overflow<nsw> {overflowFlags = 2 : i32} : i32 to i16
  llvm.return
}
