// options: -topological-sort -allow-unregistered-dialect
module {
  %0 = "foo.a"(%1) : (i32) -> i32
  %1 = "foo.b"() : () -> i32
}

// -----

module {
  %0 = "foo.a"(%1) : (i32) -> i32
  %1 = "foo.b"(%2) : (i32) -> i32
  %2 = "foo.c"(%3) : (i32) -> i32
  %3 = "foo.d"() : () -> i32
}

// -----

module {
  %0 = "foo.a"(%1) : (i32) -> i32
  %1 = "foo.b"(%0) : (i32) -> i32
  %2 = "foo.c"(%1) : (i32) -> i32
}

// -----

"foo.graph"() ({
  %0 = "foo.a"() ({
    "foo.use"(%1) : (i32) -> ()
  }) : () -> i32
  %1 = "foo.b"() : () -> i32
  "foo.end"(%0) : (i32) -> ()
}) : () -> ()

// -----

func.func @ordered(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

// -----

module {
  "foo.x"(%b, %a) : (i32, i32) -> ()
  %a = "foo.a"() : () -> i32
  "foo.y"(%b) : (i32) -> ()
  %b = "foo.b"() : () -> i32
  "foo.z"() : () -> ()
}
