func.func private @ext(i32)
func.func @a(%x: i32) {
  call @b(%x) : (i32) -> ()
  return
}
func.func @b(%x: i32) {
  call @ext(%x) : (i32) -> ()
  call @c(%x) : (i32) -> ()
  return
}
func.func @c(%x: i32) {
  call @a(%x) : (i32) -> ()
  return
}
func.func @self(%x: i32) {
  call @self(%x) : (i32) -> ()
  return
}
func.func @p(%x: i32) {
  call @q(%x) : (i32) -> ()
  return
}
func.func @q(%x: i32) {
  call @p(%x) : (i32) -> ()
  return
}
func.func @m(%x: i32) {
  call @a(%x) : (i32) -> ()
  call @self(%x) : (i32) -> ()
  call @p(%x) : (i32) -> ()
  return
}

// -----

// A circle of four with branches, private ones among them.
func.func private @ext(i32)
func.func private @a(%x: i32, %c: i1) {
  scf.if %c {
    func.call @b(%x, %c) : (i32, i1) -> ()
  } else {
    func.call @d(%x, %c) : (i32, i1) -> ()
  }
  return
}
func.func private @b(%x: i32, %c: i1) {
  call @ext(%x) : (i32) -> ()
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  call @c(%x, %c) : (i32, i1) -> ()
  return
^bb2:
  call @d(%x, %c) : (i32, i1) -> ()
  return
}
func.func @c(%x: i32, %c: i1) {
  %0 = arith.addi %x, %x : i32
  call @d(%0, %c) : (i32, i1) -> ()
  call @ext(%0) : (i32) -> ()
  return
}
func.func private @d(%x: i32, %c: i1) {
  call @a(%x, %c) : (i32, i1) -> ()
  return
}
func.func @entry(%x: i32, %c: i1) {
  call @d(%x, %c) : (i32, i1) -> ()
  return
}

// -----

// Calls that are inlined and calls that stay.
func.func private @ext()
func.func private @b() {
  call @ext() : () -> ()
  return
}
func.func private @a() {
  call @b() : () -> ()
  return
}
func.func private @c() {
  call @ext() : () -> ()
  return
}
func.func private @d() {
  call @c() : () -> ()
  call @c() : () -> ()
  return
}
func.func private @once() {
  call @ext() : () -> ()
  return
}
func.func private @twice() {
  call @once() : () -> ()
  return
}
func.func private @address(%x: i32) {
  call @ext() : () -> ()
  return
}
func.func nested @nested() {
  call @ext() : () -> ()
  return
}
func.func @e() -> ((i32) -> ()) {
  call @twice() : () -> ()
  %0 = func.constant @address : (i32) -> ()
  call @twice() : () -> ()
  call @nested() : () -> ()
  return %0 : (i32) -> ()
}
func.func @indirect(%x: i32) {
  %0 = func.constant @address : (i32) -> ()
  call_indirect %0(%x) : (i32) -> ()
  func.call @address(%x) : (i32) -> ()
  return
}

// -----

// Modules in modules.
func.func private @ext()
func.func private @f() {
  call @ext() : () -> ()
  return
}
module @inner {
  func.func private @ext()
  func.func private @f() {
    call @ext() : () -> ()
    return
  }
  func.func nested @g() {
    call @f() : () -> ()
    return
  }
  func.func @h() {
    call @g() : () -> ()
    call @f() : () -> ()
    return
  }
}
func.func @user() {
  call @f() : () -> ()
  "t.ref"() {a = @inner::@g} : () -> ()
  return
}

// -----

// Terminators and unknown operations around.
func.func private @ext()
func.func @f() {
  call @ext() : () -> ()
  return
}
func.func @g() {
  "t.op"() ({
    func.call @f() : () -> ()
  }, {
    func.call @f() : () -> ()
    "t.end"() : () -> ()
  }) : () -> ()
  call @f() {no_inline} : () -> ()
  return
}
func.func @unknown() {
  "t.op"() : () -> ()
  return
}
func.func @unknown_of_known() {
  "llvm.never_heard_of"() : () -> ()
  return
}
func.func @h() {
  call @unknown() : () -> ()
  call @unknown_of_known() : () -> ()
  return
}
