// Operations that are not isolated and hold regions are numbered between those that are.
module {
  module @inner {
    func.func @blocks(%x: i32) -> i32 {
      %0 = arith.addi %x, %x : i32
      "test.region"() ({
      ^bb0(%entry: i32):
        %pair:2 = "test.pair"() : () -> (i32, f32)
        cf.br ^bb1(%entry : i32)
      ^bb1(%passed: i32):
        "test.use"(%passed, %pair#1) : (i32, f32) -> ()
      }) : () -> ()
      return %0 : i32
    }
  }
  func.func @between(%x: i32) -> i32 {
    %0 = arith.muli %x, %x : i32
    return %0 : i32
  }
  "test.holder"() ({
    %outside = "test.value"() : () -> i32
  }) : () -> ()
  func.func @last(%y: i32) -> i32 {
    %0 = arith.subi %y, %y : i32
    return %0 : i32
  }
}
