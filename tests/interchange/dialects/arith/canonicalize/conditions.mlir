// Comparisons and choices that are a condition or a constant already.

func.func @f(%x: i1, %y: i8, %v: vector<2xi1>) -> (i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,vector<2xi1>,vector<2xi1>,i1, i1) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %m = arith.constant -1 : i8
  %e = arith.extui %x : i1 to i8
  %s = arith.extsi %x : i1 to i8
  %0 = arith.cmpi ne, %e, %z : i8
  %1 = arith.cmpi eq, %e, %z : i8
  %2 = arith.cmpi eq, %e, %o : i8
  %3 = arith.cmpi ne, %e, %o : i8
  %4 = arith.cmpi ne, %s, %z : i8
  %5 = arith.cmpi eq, %s, %m : i8
  %6 = arith.cmpi eq, %s, %z : i8
  %7 = arith.cmpi ne, %s, %m : i8
  %8 = arith.cmpi eq, %s, %o : i8
  %9 = arith.cmpi ugt, %e, %z : i8
  %vt = arith.constant dense<true> : vector<2xi1>
  %vf = arith.constant dense<false> : vector<2xi1>
  %10 = arith.cmpi eq, %v, %vt : vector<2xi1>
  %11 = arith.cmpi ne, %v, %vf : vector<2xi1>
  %t = arith.constant true
  %f = arith.constant false
  %12 = arith.cmpi ne, %x, %t : i1
  %13 = arith.cmpi eq, %x, %f : i1
  return %0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13 : i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,vector<2xi1>,vector<2xi1>,i1, i1
}
func.func @g(%v: vector<2xi1>) -> (vector<2xi1>, vector<2xi1>) {
  %z = arith.constant dense<0> : vector<2xi8>
  %e = arith.extui %v : vector<2xi1> to vector<2xi8>
  %s = arith.extsi %v : vector<2xi1> to vector<2xi8>
  %0 = arith.cmpi ne, %e, %z : vector<2xi8>
  %1 = arith.cmpi ne, %s, %z : vector<2xi8>
  return %0, %1 : vector<2xi1>, vector<2xi1>
}
func.func @sel(%c: i1, %x: vector<2xi32>, %y: vector<2xi32>, %i: i32, %j: i32) -> (vector<2xi32>, vector<2xi32>, i32, i32, i32, vector<2xi32>, vector<2xi32>, i32) {
  %p = ub.poison : vector<2xi32>
  %vc = arith.constant dense<[true, false]> : vector<2xi1>
  %a = arith.constant dense<1> : vector<2xi32>
  %b = arith.constant dense<[3,4]> : vector<2xi32>
  %0 = arith.select %vc, %a, %b : vector<2xi1>, vector<2xi32>
  %1 = arith.select %vc, %a, %p : vector<2xi1>, vector<2xi32>
  %e = arith.cmpi eq, %i, %j : i32
  %n = arith.cmpi ne, %i, %j : i32
  %2 = arith.select %e, %i, %j : i32
  %3 = arith.select %n, %i, %j : i32
  %4 = arith.select %n, %j, %i : i32
  %ve = arith.cmpi eq, %x, %y : vector<2xi32>
  %5 = arith.select %ve, %x, %y : vector<2xi1>, vector<2xi32>
  %pc = ub.poison : vector<2xi1>
  %6 = arith.select %pc, %x, %y : vector<2xi1>, vector<2xi32>
  %pi = ub.poison : i1
  %7 = arith.select %pi, %i, %j : i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<2xi32>, vector<2xi32>, i32, i32, i32, vector<2xi32>, vector<2xi32>, i32
}
func.func @selv(%x: vector<2xi32>, %y: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>,vector<2xf32>,vector<2xindex>, tensor<2xi8>) {
  %vc = arith.constant dense<[true, false]> : vector<2xi1>
  %vt = arith.constant dense<[true, true]> : vector<2xi1>
  %0 = arith.select %vc, %x, %y : vector<2xi1>, vector<2xi32>
  %1 = arith.select %vt, %x, %y : vector<2xi1>, vector<2xi32>
  %a = arith.constant dense<1.0> : vector<2xf32>
  %b = arith.constant dense<[3.0,4.0]> : vector<2xf32>
  %2 = arith.select %vc, %a, %b : vector<2xi1>, vector<2xf32>
  %c = arith.constant dense<1> : vector<2xindex>
  %d = arith.constant dense<[3,4]> : vector<2xindex>
  %3 = arith.select %vc, %c, %d : vector<2xi1>, vector<2xindex>
  %tc = arith.constant dense<[false, false]> : tensor<2xi1>
  %e = arith.constant dense<1> : tensor<2xi8>
  %f = arith.constant dense<[3,4]> : tensor<2xi8>
  %4 = arith.select %tc, %e, %f : tensor<2xi1>, tensor<2xi8>
  return %0, %1, %2, %3, %4 : vector<2xi32>, vector<2xi32>,vector<2xf32>,vector<2xindex>, tensor<2xi8>
}
