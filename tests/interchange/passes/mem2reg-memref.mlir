// options: -mem2reg
func.func @basic() -> i32 {
  %0 = arith.constant 5 : i32
  %1 = memref.alloca() : memref<i32>
  memref.store %0, %1[] : memref<i32>
  %2 = memref.load %1[] : memref<i32>
  return %2 : i32
}

// -----

func.func @basic_default() -> i32 {
  %1 = memref.alloca() : memref<i32>
  %2 = memref.load %1[] : memref<i32>
  return %2 : i32
}

// -----

func.func @default_index_f32_i1() -> (index, f32, i1) {
  %1 = memref.alloca() : memref<index>
  %3 = memref.alloca() : memref<f32>
  %5 = memref.alloca() : memref<i1>
  %2 = memref.load %1[] : memref<index>
  %4 = memref.load %3[] : memref<f32>
  %6 = memref.load %5[] : memref<i1>
  return %2, %4, %6 : index, f32, i1
}

// -----

func.func @vector_default() -> vector<4xi32> {
  %1 = memref.alloca() : memref<vector<4xi32>>
  %2 = memref.load %1[] : memref<vector<4xi32>>
  return %2 : vector<4xi32>
}

// -----

func.func @complex_default() -> complex<f32> {
  %1 = memref.alloca() : memref<complex<f32>>
  %2 = memref.load %1[] : memref<complex<f32>>
  return %2 : complex<f32>
}

// -----

func.func @one_element() -> i32 {
  %c0 = arith.constant 0 : index
  %0 = arith.constant 5 : i32
  %1 = memref.alloca() : memref<1x1xi32>
  memref.store %0, %1[%c0, %c0] : memref<1x1xi32>
  %2 = memref.load %1[%c0, %c0] : memref<1x1xi32>
  return %2 : i32
}

// -----

func.func @several() -> i32 {
  %c0 = arith.constant 0 : index
  %0 = arith.constant 5 : i32
  %1 = memref.alloca() : memref<2xi32>
  memref.store %0, %1[%c0] : memref<2xi32>
  %2 = memref.load %1[%c0] : memref<2xi32>
  return %2 : i32
}

// -----

func.func @escapes() -> i32 {
  %0 = arith.constant 5 : i32
  %1 = memref.alloca() : memref<i32>
  memref.store %0, %1[] : memref<i32>
  call @use(%1) : (memref<i32>) -> ()
  %2 = memref.load %1[] : memref<i32>
  return %2 : i32
}
func.func private @use(memref<i32>)

// -----

func.func @unused() {
  %1 = memref.alloca() : memref<i32>
  return
}

// -----

func.func @stores_only(%a: i32, %b: i32) {
  %1 = memref.alloca() : memref<i32>
  memref.store %a, %1[] : memref<i32>
  memref.store %b, %1[] : memref<i32>
  return
}

// -----

func.func @branches(%c: i1, %a: i32, %b: i32) -> i32 {
  %1 = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %a, %1[] : memref<i32>
  cf.br ^bb3
^bb2:
  memref.store %b, %1[] : memref<i32>
  cf.br ^bb3
^bb3:
  %2 = memref.load %1[] : memref<i32>
  return %2 : i32
}

// -----

func.func @one_branch(%c: i1, %a: i32) -> i32 {
  %1 = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb1, ^bb3
^bb1:
  memref.store %a, %1[] : memref<i32>
  cf.br ^bb3
^bb3:
  %2 = memref.load %1[] : memref<i32>
  return %2 : i32
}

// -----

func.func @loop(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %1 = memref.alloca() : memref<i32>
  memref.store %c0, %1[] : memref<i32>
  cf.br ^h
^h:
  %v = memref.load %1[] : memref<i32>
  %c = arith.cmpi slt, %v, %n : i32
  cf.cond_br %c, ^b, ^e
^b:
  %w = memref.load %1[] : memref<i32>
  %s = arith.addi %w, %c1 : i32
  memref.store %s, %1[] : memref<i32>
  cf.br ^h
^e:
  %r = memref.load %1[] : memref<i32>
  return %r : i32
}

// -----

func.func @in_region(%c: i1, %a: i32) -> i32 {
  %1 = memref.alloca() : memref<i32>
  memref.store %a, %1[] : memref<i32>
  scf.if %c {
    memref.store %a, %1[] : memref<i32>
  }
  %2 = memref.load %1[] : memref<i32>
  return %2 : i32
}

// -----

func.func @region_own(%c: i1, %a: i32) -> i32 {
  %r = scf.if %c -> i32 {
    %1 = memref.alloca() : memref<i32>
    memref.store %a, %1[] : memref<i32>
    %2 = memref.load %1[] : memref<i32>
    scf.yield %2 : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}

// -----

func.func @chain(%a: i32) -> i32 {
  %1 = memref.alloca() : memref<i32>
  %2 = memref.alloca() : memref<i32>
  memref.store %a, %1[] : memref<i32>
  %3 = memref.load %1[] : memref<i32>
  memref.store %3, %2[] : memref<i32>
  %4 = memref.load %2[] : memref<i32>
  memref.store %4, %1[] : memref<i32>
  %5 = memref.load %1[] : memref<i32>
  return %5 : i32
}

// -----

func.func @nested_memref(%a: i32) -> i32 {
  %1 = memref.alloca() : memref<i32>
  %2 = memref.alloca() : memref<memref<i32>>
  memref.store %1, %2[] : memref<memref<i32>>
  %3 = memref.load %2[] : memref<memref<i32>>
  memref.store %a, %3[] : memref<i32>
  %5 = memref.load %1[] : memref<i32>
  return %5 : i32
}

// -----

func.func @nested_default() -> i32 {
  %2 = memref.alloca() : memref<memref<i32>>
  %3 = memref.load %2[] : memref<memref<i32>>
  %5 = memref.load %3[] : memref<i32>
  return %5 : i32
}

// -----

func.func @itself() {
  %2 = memref.alloca() : memref<i32>
  %3 = memref.alloca() : memref<memref<i32>>
  memref.store %2, %3[] : memref<memref<i32>>
  return
}

// -----

func.func @dead_predecessor(%c: i1, %a: i32) -> i32 {
  %1 = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb1, ^bb3
^bb1:
  memref.store %a, %1[] : memref<i32>
  cf.br ^bb3
^dead:
  cf.br ^bb3
^bb3:
  %2 = memref.load %1[] : memref<i32>
  return %2 : i32
}

// -----

func.func @switch(%f: i32, %a: i32, %b: i32) -> i32 {
  %1 = memref.alloca() : memref<i32>
  memref.store %a, %1[] : memref<i32>
  cf.switch %f : i32, [
    default: ^bb3,
    1: ^bb1,
    2: ^bb3
  ]
^bb1:
  memref.store %b, %1[] : memref<i32>
  cf.br ^bb3
^bb3:
  %2 = memref.load %1[] : memref<i32>
  return %2 : i32
}

// -----

func.func @heap() -> i32 {
  %0 = arith.constant 5 : i32
  %1 = memref.alloc() : memref<i32>
  memref.store %0, %1[] : memref<i32>
  %2 = memref.load %1[] : memref<i32>
  memref.dealloc %1 : memref<i32>
  return %2 : i32
}

// -----

func.func @dealloc_alloca() {
  %0 = arith.constant 5 : i32
  %1 = memref.alloca() : memref<i32>
  memref.store %0, %1[] : memref<i32>
  memref.dealloc %1 : memref<i32>
  return
}

// -----

func.func @f(%a: i1, %v: i16) {
    %m = memref.alloca() : memref<i16>
    cf.cond_br %a, ^bb1, ^bb2
  ^bb1:
    memref.store %v, %m[] : memref<i16>
    cf.br ^bb3
  ^bb2:
    cf.br ^bb3
  ^bb3:
  return
}

// -----

func.func @f(%a: i1, %v: i16) {
    cf.cond_br %a, ^bb1, ^bb2
  ^bb1:
    %m = memref.alloca() : memref<i16>
    memref.store %v, %m[] : memref<i16>
    cf.br ^bb3
  ^bb2:
    cf.br ^bb3
  ^bb3:
  return
}

// -----

func.func @f(%a: i1, %v: i16) {
    cf.cond_br %a, ^bb1, ^bb2
  ^bb1:
    %m = memref.alloca() : memref<i16>
    memref.store %v, %m[] : memref<i16>
    cf.cond_br %a, ^bb4, ^bb3
  ^bb4:
    memref.store %v, %m[] : memref<i16>
    cf.cond_br %a, ^bb4, ^bb3
  ^bb2:
    cf.br ^bb3
  ^bb3:
  return
}

// -----

func.func @f(%a: i1, %v: i16) {
    cf.br ^bb1
  ^bb1:
    %m = memref.alloca() : memref<i16>
    memref.store %v, %m[] : memref<i16>
    cf.cond_br %a, ^bb1, ^bb3
  ^bb3:
  return
}

// -----

// differs: MLIR passes a value to a branch before the memory is allocated
func.func @f(%a: i1, %v: i16) {
    cf.br ^bb1
  ^bb1:
    %m = memref.alloca() : memref<i16>
    cf.cond_br %a, ^bb2, ^bb4
  ^bb2:
    memref.store %v, %m[] : memref<i16>
    cf.br ^bb3
  ^bb4:
    cf.br ^bb3
  ^bb3:
    %x = memref.load %m[] : memref<i16>
    func.call @use(%x) : (i16) -> ()
    cf.cond_br %a, ^bb1, ^bb5
  ^bb5:
  return
}
func.func private @use(i16)

// -----

func.func private @use(i16)
func.func @f(%a: i1, %v: i16) {
    %m = memref.alloca() : memref<i16>
    cf.br ^bb1
  ^bb1:
    cf.cond_br %a, ^bb2, ^bb4
  ^bb2:
    memref.store %v, %m[] : memref<i16>
    cf.br ^bb3
  ^bb4:
    cf.br ^bb3
  ^bb3:
    %x = memref.load %m[] : memref<i16>
    func.call @use(%x) : (i16) -> ()
    cf.cond_br %a, ^bb1, ^bb5
  ^bb5:
  return
}

// -----

func.func @f(%a: i1, %v: i16) -> i16 {
    %m = memref.alloca() : memref<i16>
    cf.cond_br %a, ^bb1, ^bb2
  ^bb1:
    memref.store %v, %m[] : memref<i16>
    cf.br ^bb3
  ^bb2:
    cf.br ^bb3
  ^bb3:
    memref.store %v, %m[] : memref<i16>
    %x = memref.load %m[] : memref<i16>
  return %x : i16
}
