// Patterns of scf.while.

func.func @condition_is_true_inside(%a: i32) -> (i32, i1) {
  %0:2 = scf.while (%x = %a) : (i32) -> (i32, i1) {
    %c = "test.test"(%x) : (i32) -> i1
    scf.condition(%c) %x, %c : i32, i1
  } do {
  ^bb0(%y: i32, %c: i1):
    %z = "test.body"(%y, %c) : (i32, i1) -> i32
    scf.yield %z : i32
  }
  return %0#0, %0#1 : i32, i1
}

// -----

func.func @same_comparison(%a: i32, %b: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %b : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %c = arith.cmpi slt, %y, %b : i32
    %d = arith.cmpi sge, %y, %b : i32
    %e = arith.cmpi sgt, %y, %b : i32
    %f = arith.cmpi slt, %b, %y : i32
    %z = "test.body"(%c, %d, %e, %f) : (i1, i1, i1, i1) -> i32
    scf.yield %z : i32
  }
  return %0 : i32
}

// -----

func.func @permuted(%a: i32, %b: f32, %d: i64) -> (i64, i32, f32) {
  %0:3 = scf.while (%x = %a, %y = %b, %z = %d) : (i32, f32, i64) -> (i64, i32, f32) {
    %c = "test.test"(%x) : (i32) -> i1
    scf.condition(%c) %z, %x, %y : i64, i32, f32
  } do {
  ^bb0(%p: i64, %q: i32, %r: f32):
    %s:3 = "test.body"(%p, %q, %r) : (i64, i32, f32) -> (i32, f32, i64)
    scf.yield %s#0, %s#1, %s#2 : i32, f32, i64
  }
  return %0#0, %0#1, %0#2 : i64, i32, f32
}

// -----

func.func @if_moves_down(%a: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %v = "test.value"(%x) : (i32) -> i32
    %c = "test.test"(%x) : (i32) -> i1
    %r = scf.if %c -> i32 {
      %s = "test.then"(%v, %x) : (i32, i32) -> i32
      scf.yield %s : i32
    } else {
      scf.yield %x : i32
    }
    scf.condition(%c) %r : i32
  } do {
  ^bb0(%y: i32):
    %z = "test.body"(%y) : (i32) -> i32
    scf.yield %z : i32
  }
  return %0 : i32
}

// -----

func.func @if_without_results(%a: i32) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %c = "test.test"(%x) : (i32) -> i1
    scf.if %c {
      "test.then"(%x) : (i32) -> ()
    }
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %z = "test.body"(%y) : (i32) -> i32
    scf.yield %z : i32
  }
  return
}

// -----

func.func @unused(%a: i32, %b: i32) {
  %0:2 = scf.while (%x = %a, %w = %b) : (i32, i32) -> (i32, i32) {
    %c = "test.test"(%x) : (i32) -> i1
    scf.condition(%c) %x, %x : i32, i32
  } do {
  ^bb0(%y: i32, %z: i32):
    scf.yield %y, %z : i32, i32
  }
  return
}
