// Functions as values.

func.func private @callee(i32, f32) -> (f32, i32)
func.func private @nothing()
func.func @"odd name"(%x: i32) -> i32 {
  return %x : i32
}

func.func @constants() -> ((i32, f32) -> (f32, i32), () -> ()) {
  %f = constant @callee : (i32, f32) -> (f32, i32)
  %g = func.constant {test.note} @nothing : () -> ()
  %0 = constant @"odd name" : (i32) -> i32
  %1 = "func.constant"() <{value = @nothing}> {test.note = 1 : i8} : () -> (() -> ())
  "test.use"(%0, %1) : ((i32) -> i32, () -> ()) -> ()
  return %f, %g : (i32, f32) -> (f32, i32), () -> ()
}

func.func @calls(%f: (i32, f32) -> (f32, i32), %g: () -> (), %h: (() -> ()) -> (() -> i1), %x: i32, %y: f32) -> f32 {
  %0:2 = call_indirect %f(%x, %y) : (i32, f32) -> (f32, i32)
  call_indirect %g() {test.note} : () -> ()
  %1 = func.call_indirect %h(%g) : (() -> ()) -> (() -> i1)
  %2 = "func.call_indirect"(%1) : (() -> i1) -> i1
  %3:2 = "func.call_indirect"(%f, %x, %y) <{arg_attrs = [{a.b}, {}], res_attrs = [{}, {c.d = 1 : i8}]}> : ((i32, f32) -> (f32, i32), i32, f32) -> (f32, i32)
  return %0#0 : f32
}

module {
  func.func private @inner()
  func.func @here() -> (() -> ()) {
    %f = func.constant @inner : () -> ()
    return %f : () -> ()
  }
}
