// options: -reconcile-unrealized-casts

func.func @unused(%a: i64) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i32
  return
}

// -----

func.func @there_and_back(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
  return %1 : i64
}

// -----

func.func @chain(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i1
  %1 = builtin.unrealized_conversion_cast %0 : i1 to i10
  %2 = builtin.unrealized_conversion_cast %1 : i10 to i64
  return %2 : i64
}

// -----

func.func @no_cycle(%a: i64) -> i10 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i1
  %1 = builtin.unrealized_conversion_cast %0 : i1 to i10
  return %1 : i10
}

// -----

func.func @fork(%a: i64) -> (i64, i32) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i1
  %1 = builtin.unrealized_conversion_cast %0 : i1 to i64
  %2 = builtin.unrealized_conversion_cast %0 : i1 to i32
  return %1, %2 : i64, i32
}

// -----

func.func @several(%a: i64, %b: i64) -> (i64, i64) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i64, i64 to i32, i32
  %1:2 = builtin.unrealized_conversion_cast %0#0, %0#1 : i32, i32 to i64, i64
  return %1#0, %1#1 : i64, i64
}

// -----

func.func @swapped(%a: i64, %b: i64) -> (i64, i64) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i64, i64 to i32, i32
  %1:2 = builtin.unrealized_conversion_cast %0#1, %0#0 : i32, i32 to i64, i64
  return %1#0, %1#1 : i64, i64
}

// -----

func.func @part(%a: i64, %b: i64) -> i64 {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i64, i64 to i32, i32
  %1 = builtin.unrealized_conversion_cast %0#0 : i32 to i64
  return %1 : i64
}

// -----

func.func @one_to_many(%a: i64) -> i64 {
  %0:2 = builtin.unrealized_conversion_cast %a : i64 to i32, i32
  %1 = builtin.unrealized_conversion_cast %0#0, %0#1 : i32, i32 to i64
  return %1 : i64
}

// -----

func.func @none(%a: i64) -> i64 {
  %1 = builtin.unrealized_conversion_cast to i64
  return %1 : i64
}

// -----

func.func @in_region(%a: i64, %c: i1) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %r = scf.if %c -> i64 {
    %1 = builtin.unrealized_conversion_cast %0 : index to i64
    scf.yield %1 : i64
  } else {
    scf.yield %a : i64
  }
  return %r : i64
}

// -----

func.func @blocks(%a: i64, %c: i1) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  cf.cond_br %c, ^x, ^y(%0 : index)
^x:
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  return %1 : i64
^y(%z: index):
  %2 = builtin.unrealized_conversion_cast %z : index to i64
  return %2 : i64
}

// -----

func.func @unused_chain(%a: i64) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i1
  %1 = builtin.unrealized_conversion_cast %0 : i1 to i10
  %2 = builtin.unrealized_conversion_cast %1 : i10 to i7
  return
}

// -----

module {
  "test.graph"() ({
    %0 = builtin.unrealized_conversion_cast %2 : i32 to i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to i16
    %2 = builtin.unrealized_conversion_cast %1 : i16 to i32
    "test.user"(%2) : (i32) -> ()
    "test.terminator"() : () -> ()
  }) : () -> ()
}

// -----

module {
  "test.graph"() ({
    %0 = builtin.unrealized_conversion_cast %2 : i32 to i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to i16
    %2 = builtin.unrealized_conversion_cast %1 : i16 to i32
    "test.terminator"() : () -> ()
  }) : () -> ()
}

// -----

module {
  "test.graph"() ({
    %0 = builtin.unrealized_conversion_cast %0 : i32 to i32
    "test.user"(%0) : (i32) -> ()
  }) : () -> ()
}

// -----

module {
  "test.graph"() ({
    %0 = builtin.unrealized_conversion_cast %1 : i32 to i32
    %1 = builtin.unrealized_conversion_cast %0 : i32 to i32
    "test.user"(%1) : (i32) -> ()
  }) : () -> ()
}

// -----

module {
  "test.graph"() ({
    %0 = builtin.unrealized_conversion_cast %1 : i32 to i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
    "test.user"(%1) : (i32) -> ()
  }) : () -> ()
}

// -----

func.func @same(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i64
  return %0 : i64
}

// -----

func.func @attributes(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a {foo.x = 1 : i32} : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 {foo.x = 1 : i32} : i32 to i64
  return %1 : i64
}

// -----

func.func @two_uses(%a: i64) -> (i64, i64) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
  %2 = builtin.unrealized_conversion_cast %0 : i32 to i64
  return %1, %2 : i64, i64
}
