// options: -convert-math-to-funcs=convert-ctlz=true min-width-of-fpowi-exponent=33

func.func @f_ctlz(%a: i32) -> i32 {
  %0 = math.ctlz %a : i32
  return %0 : i32
}

// -----

func.func @f_ctlz(%a: i64) -> i64 {
  %0 = math.ctlz %a : i64
  return %0 : i64
}

// -----

func.func @f_ctlz(%a: i8) -> i8 {
  %0 = math.ctlz %a : i8
  return %0 : i8
}

// -----

func.func @f_ctlz(%a: i1) -> i1 {
  %0 = math.ctlz %a : i1
  return %0 : i1
}

// -----

func.func @f_ctlz(%a: i17) -> i17 {
  %0 = math.ctlz %a : i17
  return %0 : i17
}

// -----

func.func @f_ctlz(%a: index) -> index {
  %0 = math.ctlz %a : index
  return %0 : index
}

// -----

func.func @fpowi(%a: f32, %b: i32) -> f32 {
  %0 = math.fpowi %a, %b : f32, i32
  return %0 : f32
}

// -----

func.func @fpowi(%a: f64, %b: i33) -> f64 {
  %0 = math.fpowi %a, %b : f64, i33
  return %0 : f64
}

// -----

func.func @fpowi(%a: f64, %b: i64) -> f64 {
  %0 = math.fpowi %a, %b : f64, i64
  return %0 : f64
}

// -----

func.func @f_ipowi(%a: i32, %b: i32) -> i32 {
  %0 = math.ipowi %a, %b : i32
  return %0 : i32
}

// -----

func.func @f_cttz(%a: i32) -> i32 {
  %0 = math.cttz %a : i32
  return %0 : i32
}

// -----

func.func @vector(%x: vector<2xi32>) -> vector<2xi32> {
  %0 = math.ctlz %x : vector<2xi32>
  return %0 : vector<2xi32>
}
