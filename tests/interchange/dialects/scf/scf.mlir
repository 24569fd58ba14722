// scf: loops over index and other integers, with and without values carried.
func.func @loops(%lo: index, %hi: index, %step: index, %a: i32, %b: i32) -> f64 {
  %zero = arith.constant 0.0 : f64
  scf.for %i = %lo to %hi step %step {
    scf.for %j = %i to %hi step %step {
      "t.use"(%i, %j) : (index, index) -> ()
    }
  }
  %sum = scf.for %i = %lo to %hi step %step iter_args(%acc = %zero) -> (f64) {
    %0 = arith.addf %acc, %acc : f64
    scf.yield %0 : f64
  }
  scf.for %k = %a to %b step %a : i32 {
    "t.use"(%k) : (i32) -> ()
  } {t.note}
  %pair:2 = scf.for %i = %lo to %hi step %step iter_args(%x = %sum, %y = %zero) -> (f64, f64) {
    scf.yield %y, %x : f64, f64
  }
  return %pair#0 : f64
}
