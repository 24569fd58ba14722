// arith: constants by type, flags, comparisons.
func.func @constants() {
  %false = arith.constant false
  %0 = arith.constant -1 : i32
  %1 = arith.constant 12 : index
  %2 = arith.constant 0.000000e+00 : f64
  %3 = arith.constant 1.250000e+00 : f32
  %4 = arith.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %5 = arith.constant dense<3> : vector<4xi32>
  %6 = arith.constant 5 : i8
  return
}

func.func @integers(%a: i32, %b: i32, %i: index) -> index {
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %0, %b overflow<nsw> : i32
  %2 = arith.muli %1, %a overflow<nsw, nuw> : i32
  %3 = arith.divsi %2, %b : i32
  %4 = arith.remsi %3, %a : i32
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.addi %5, %i {t.note = 1 : i32} : index
  return %6 : index
}

func.func @floats(%a: f64, %b: f64, %t: tensor<2x3xf64>, %v: vector<4xf32>) {
  %0 = arith.addf %a, %b : f64
  %1 = arith.subf %0, %b fastmath<fast> : f64
  %2 = arith.mulf %1, %a fastmath<nnan,ninf> : f64
  %3 = arith.divf %2, %b fastmath<contract> : f64
  %4 = arith.addf %t, %t : tensor<2x3xf64>
  %5 = arith.mulf %v, %v fastmath<reassoc,nsz,arcp,afn> : vector<4xf32>
  return
}

func.func @comparisons(%a: i32, %b: i32, %c: tensor<2xi32>) -> i32 {
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi slt, %a, %b : i32
  %2 = arith.cmpi uge, %a, %b : i32
  %3 = arith.cmpi ne, %c, %c : tensor<2xi32>
  %4 = arith.select %0, %a, %b : i32
  %5 = arith.select %3, %c, %c : tensor<2xi1>, tensor<2xi32>
  return %4 : i32
}
