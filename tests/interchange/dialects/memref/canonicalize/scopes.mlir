// Scopes of stack memory.
func.func @nothing_inside(%x: f32) -> f32 {
  %0 = memref.alloca_scope -> f32 {
    %1 = arith.addf %x, %x : f32
    memref.alloca_scope.return %1 : f32
  }
  memref.alloca_scope {
    %m = memref.alloc() : memref<4xf32>
    "t.use"(%m) : (memref<4xf32>) -> ()
  }
  return %0 : f32
}
func.func @at_the_end(%n: index) {
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xf32>
    "t.use"(%0) : (memref<?xf32>) -> ()
  }
  return
}
func.func @in_the_middle(%n: index) {
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xf32>
    "t.use"(%0) : (memref<?xf32>) -> ()
  }
  "t.more"() : () -> ()
  return
}
func.func @nested(%n: index) {
  memref.alloca_scope {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xf32>
      memref.prefetch %0[%n], read, locality<0>, data : memref<?xf32>
    }
  }
  "t.more"() : () -> ()
  return
}
func.func @hoisted(%n: index, %c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xf32>
      %1 = memref.alloca() {note} : memref<4xf32>
      "t.use"(%0, %1) : (memref<?xf32>, memref<4xf32>) -> ()
    }
  }
  return
}
func.func @not_hoisted(%n: index, %c: i1) {
  scf.if %c {
    %m = "t.size"() : () -> index
    memref.alloca_scope {
      %0 = memref.alloca(%m) : memref<?xf32>
      "t.use"(%0) : (memref<?xf32>) -> ()
    }
  }
  return
}
