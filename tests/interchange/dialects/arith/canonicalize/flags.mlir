// How guarantees and fast-math flags combine.

func.func @tr(%x: i32, %y: i32) -> (i16, i16, i16) {
  %c16 = arith.constant 16 : i32
  %s = arith.shrsi %x, %c16 exact : i32
  %t = arith.trunci %s : i32 to i16
  %u = arith.trunci %s overflow<nuw> : i32 to i16
  %e = arith.extsi %t : i16 to i64
  %f = arith.trunci %e overflow<nsw, nuw> : i64 to i32
  %g = arith.trunci %f overflow<nuw> : i32 to i16
  return %t, %u, %g: i16, i16, i16
}
func.func @flags(%x: i32, %y: i32) -> (i32, i32) {
  %c16 = arith.constant 16 : i32
  %c1 = arith.constant -1 : i32
  %s = arith.muli %x, %c1 overflow<nsw> : i32
  %t = arith.addi %s, %y overflow<nsw> : i32
  %a = arith.subi %x, %y overflow<nsw> : i32
  %b = arith.subi %a, %x overflow<nsw> : i32
  return %t, %b : i32, i32
}
func.func @fflags(%x: f32, %y: f32, %i: i8) -> (f32, f32, f16, f16) {
  %nx = arith.negf %x fastmath<nnan> : f32
  %ny = arith.negf %y fastmath<contract> : f32
  %m = arith.mulf %nx, %ny fastmath<afn> : f32
  %d = arith.divf %nx, %ny : f32
  %e = arith.sitofp %i : i8 to f32
  %f = arith.truncf %e to_nearest_even fastmath<nnan> : f32 to f16
  %g = arith.truncf %e downward : f32 to f16
  return %m, %d, %f, %g : f32, f32, f16, f16
}
func.func @sums(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %c = arith.constant 32 : i32
  %d = arith.constant 7 : i32
  %m1 = arith.constant -1 : i32
  %a:2 = arith.addui_extended %x, %c : i32, i1
  %b:2 = arith.mulsi_extended %x, %y : i32
  %n = arith.muli %x, %m1 : i32
  %s = arith.addi %n, %y : i32
  %s1 = arith.addi %s, %d : i32
  %s2 = arith.subi %s1, %d : i32
  %t = arith.subi %d, %x : i32
  %u = arith.subi %t, %d : i32
  return %a#0, %b#0, %s, %u : i32, i32, i32, i32
}
