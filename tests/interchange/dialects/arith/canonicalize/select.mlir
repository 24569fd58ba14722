// Choices: of negated and equal conditions, nested, and between constants.

func.func @notc(%c: i1, %a: i32, %b: i32, %vc: vector<2xi1>, %v: vector<2xi32>, %w: vector<2xi32>) -> (i32, vector<2xi32>, vector<2xi32>) {
  %t = arith.constant true
  %vt = arith.constant dense<true> : vector<2xi1>
  %n = arith.xori %c, %t : i1
  %vn = arith.xori %vc, %vt : vector<2xi1>
  %r = arith.select %n, %a, %b : i32
  %s = arith.select %n, %v, %w : vector<2xi32>
  %u = arith.select %vn, %v, %w : vector<2xi1>, vector<2xi32>
  return %r, %s, %u: i32, vector<2xi32>, vector<2xi32>
}
func.func @selcmp(%x: i32, %y: i32, %vx: vector<2xi32>, %vy: vector<2xi32>) -> (i1, vector<2xi1>) {
  %t = arith.constant true
  %vt = arith.constant dense<true> : vector<2xi1>
  %c = arith.cmpi slt, %x, %y : i32
  %n = arith.xori %c, %t : i1
  %vc = arith.cmpi slt, %vx, %vy : vector<2xi32>
  %vn = arith.xori %vc, %vt : vector<2xi1>
  return %n, %vn : i1, vector<2xi1>
}
func.func @sel01(%c: i1, %vc: vector<2xi1>) -> (vector<2xi1>, vector<2xi1>, i1,i1, i32, i32, i32, i32, index, vector<2xi32>,  vector<2xi32>,  vector<2xi32>) {
  %t = arith.constant true
  %vt = arith.constant dense<true> : vector<2xi1>
  %f = arith.constant false
  %vf = arith.constant dense<false> : vector<2xi1>
  %1 = arith.select %vc, %vf, %vt : vector<2xi1>, vector<2xi1>
  %2 = arith.select %vc, %vt, %vf : vector<2xi1>, vector<2xi1>
  %3 = arith.select %c, %f, %t : i1
  %4 = arith.select %c, %t, %f : i1
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %cm1 = arith.constant -1 : i32
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v0 = arith.constant dense<0> : vector<2xi32>
  %v1 = arith.constant dense<1> : vector<2xi32>
  %5 = arith.select %c, %c0, %c1 : i32
  %6 = arith.select %c, %c1, %c0 : i32
  %7 = arith.select %c, %c0, %cm1 : i32
  %8 = arith.select %c, %cm1, %c0 : i32
  %9 = arith.select %c, %i1, %i0 : index
  %10 = arith.select %c, %v1, %v0 : vector<2xi32>
  %11 = arith.select %vc, %v1, %v0 : vector<2xi1>, vector<2xi32>
  %12 = arith.select %vc, %v0, %v1 : vector<2xi1>, vector<2xi32>
  return %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12: vector<2xi1>, vector<2xi1>, i1,i1, i32, i32, i32, i32, index, vector<2xi32>,  vector<2xi32>,  vector<2xi32>
}
func.func @nest(%c: i1, %d: i1, %a: i32, %b: i32, %e: i32) -> (i32,i32,i32,i32,i32,i32,i32,i32,i32) {
  %0 = arith.select %d, %a, %b : i32
  %1 = arith.select %c, %0, %a : i32
  %2 = arith.select %c, %0, %b : i32
  %3 = arith.select %c, %a, %0 : i32
  %4 = arith.select %c, %b, %0 : i32
  %5 = arith.select %c, %e, %0 : i32
  %6 = arith.select %c, %0, %e : i32
  return %0,%1,%2,%3,%4,%5,%6,%a,%b : i32,i32,i32,i32,i32,i32,i32,i32,i32
}
func.func @nestv(%c: vector<2xi1>, %d: vector<2xi1>, %s: i1, %a: vector<2xi32>, %b: vector<2xi32>, %e: i32) -> (vector<2xi32>,vector<2xi32>,vector<2xi32>,vector<2xi32>,vector<2xi32>,vector<2xi32>,vector<2xi32>) {
  %0 = arith.select %d, %a, %b : vector<2xi1>, vector<2xi32>
  %1 = arith.select %c, %0, %a : vector<2xi1>, vector<2xi32>
  %2 = arith.select %c, %0, %b : vector<2xi1>, vector<2xi32>
  %3 = arith.select %c, %a, %0 : vector<2xi1>, vector<2xi32>
  %4 = arith.select %c, %b, %0 : vector<2xi1>, vector<2xi32>
  %5 = arith.select %s, %0, %a : vector<2xi32>
  %6 = arith.select %s, %0, %b : vector<2xi32>
  return %0,%1,%2,%3,%4,%5,%6 : vector<2xi32>,vector<2xi32>,vector<2xi32>,vector<2xi32>,vector<2xi32>,vector<2xi32>,vector<2xi32>
}
