// options: -convert-vector-to-scf

func.func @f(%a: vector<2x3xf32>) {
  vector.print %a : vector<2x3xf32>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  vector.print %a : vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4xi1>) {
  vector.print %a : vector<4xi1>
  return
}

// -----

func.func @f(%a: vector<2x2xui5>) {
  vector.print %a : vector<2x2xui5>
  return
}

// -----

func.func @f(%a: vector<4xsi16>) {
  vector.print %a : vector<4xsi16>
  return
}

// -----

func.func @f(%a: vector<2x[2]xf32>) {
  vector.print %a : vector<2x[2]xf32>
  return
}

// -----

func.func @f(%a: vector<4xindex>) {
  vector.print %a : vector<4xindex>
  return
}

// -----

func.func @f(%a: vector<1xi64>) {
  vector.print %a : vector<1xi64>
  return
}

// -----

func.func @f(%a: vector<2x3x4xi4>) {
  vector.print %a : vector<2x3x4xi4>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  vector.print %a : vector<2xf32> punctuation <comma>
  vector.print str "x"
  return
}

// -----

func.func @f(%a: f32) {
  vector.print %a : f32
  return
}
