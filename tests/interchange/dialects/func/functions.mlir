// Functions: declarations, visibility, attributes of arguments and results, nested modules, names.
module attributes {m.attr = 1 : i32} {
  func.func private @declaration()
  func.func private @with_types(i32, tensor<?xf32>) -> (i1, index)
  func.func private @with_attributes(i32 {a.x}, f32 {a.y = "z"}) -> (i32 {a.r = 1 : i32})
  func.func @empty() {
    return
  }
  func.func public @one(%x: i32) -> i32 {
    return %x : i32
  }
  func.func nested @many(%arg0: i32, %arg1: f32 {a.y = [1, 2]}) -> (i32 {a.r}, f32) attributes {a.note = "n"} {
    return %arg0, %arg1 : i32, f32
  }
  func.func @"a name with blanks"() {
    return
  }
  func.func @calls(%arg0: i32, %arg1: f32) -> f32 {
    %0 = call @one(%arg0) : (i32) -> i32
    %1:2 = call @many(%0, %arg1) : (i32, f32) -> (i32, f32)
    call @empty() : () -> ()
    func.call @"a name with blanks"() {a.note} : () -> ()
    return %1#1 : f32
  }
  module @inner {
    func.func @one() {
      return
    }
    module {
    }
  }
  module @"odd name" attributes {x.y} {
  }
}
module @second {
}
