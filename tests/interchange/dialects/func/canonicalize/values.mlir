// Calls of functions that are known.

func.func private @callee(i32, f32) -> (f32, i32)
func.func private @nothing()

func.func @direct(%x: i32, %y: f32, %g: () -> ()) -> (f32, i32) {
  %f = constant @callee : (i32, f32) -> (f32, i32)
  %n = constant @nothing : () -> ()
  %n2 = constant @nothing : () -> ()
  %0:2 = call_indirect %f(%x, %y) {test.note} : (i32, f32) -> (f32, i32)
  call_indirect %n() : () -> ()
  call_indirect %n2() : () -> ()
  call_indirect %g() : () -> ()
  return %0#0, %0#1 : f32, i32
}

func.func @kept(%c: i1) -> (() -> (), () -> ()) {
  %n = constant @nothing : () -> ()
  %n2 = constant @nothing : () -> ()
  %unused = constant @callee : (i32, f32) -> (f32, i32)
  scf.if %c {
    %n3 = func.constant @nothing : () -> ()
    "test.use"(%n3) : (() -> ()) -> ()
  }
  return %n, %n2 : () -> (), () -> ()
}

func.func @selected(%c: i1) {
  %n = constant @nothing : () -> ()
  %s = arith.select %c, %n, %n : () -> ()
  call_indirect %s() : () -> ()
  return
}
