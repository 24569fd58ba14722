// Patterns of scf.for.

func.func @once(%a: i32) -> (i32, index) {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c2 = arith.constant 2 : index
  %0:2 = scf.for %i = %c3 to %c5 step %c2 iter_args(%x = %a, %y = %c2) -> (i32, index) {
    %z = "test.body"(%i, %x, %y) : (index, i32, index) -> i32
    scf.yield %z, %i : i32, index
  }
  return %0#0, %0#1 : i32, index
}

// -----

func.func @never(%a: i32, %n: index) -> i32 {
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c3 to %c3 step %c1 iter_args(%x = %a) -> i32 {
    %z = "test.body"(%x) : (i32) -> i32
    scf.yield %z : i32
  }
  %1 = scf.for %i = %n to %n step %n iter_args(%x = %0) -> i32 {
    %z = "test.body"(%x) : (i32) -> i32
    scf.yield %z : i32
  }
  return %1 : i32
}

// -----

func.func @empty(%a: i32, %b: i32, %n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %a) -> i32 {
    scf.yield %b : i32
  }
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> i32 {
    scf.yield %b : i32
  }
  scf.for %i = %c0 to %n step %c1 {
  }
  return %0, %1 : i32, i32
}

// -----

func.func @swapped(%a: i32, %b: i32, %n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    "test.use"(%i) : (index) -> ()
    scf.yield %y, %x : i32, i32
  }
  %1:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    "test.use"(%i) : (index) -> ()
    scf.yield %y, %x : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// -----

func.func @nested(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
    scf.for %j = %i to %c1 step %c1 {
      scf.for %k = %i to %n step %c1 {
        "test.use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  return
}

// -----

func.func @steps(%n: index, %m: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c-1 = arith.constant -1 : index
  %0 = scf.for %i = %n to %m step %c0 iter_args(%x = %a) -> i32 {
    %y = "test.body"(%x) : (i32) -> i32
    scf.yield %y : i32
  }
  %1 = scf.for %i = %n to %m step %c-1 iter_args(%x = %0) -> i32 {
    %y = "test.body"(%x) : (i32) -> i32
    scf.yield %y : i32
  }
  return %1 : i32
}

// -----

func.func @added_distance(%n: index, %k: i32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %0 = arith.addi %n, %c2 overflow<nsw> : index
  scf.for %i = %n to %0 step %c2 {
    "test.once"(%i) : (index) -> ()
  }
  scf.for %i = %n to %0 step %c1 {
    "test.twice"(%i) : (index) -> ()
  }
  %1 = arith.addi %n, %c2 : index
  scf.for %i = %n to %1 step %c2 {
    "test.unknown"(%i) : (index) -> ()
  }
  %2 = arith.addi %k, %c2_i32 overflow<nuw> : i32
  scf.for unsigned %i = %k to %2 step %c2_i32 : i32 {
    "test.once"(%i) : (i32) -> ()
  }
  scf.for %i = %k to %2 step %c2_i32 : i32 {
    "test.unknown"(%i) : (i32) -> ()
  }
  return
}
