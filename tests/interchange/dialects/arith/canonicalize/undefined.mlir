// Elements that are undefined: divided by zero, shifted by more than their width, sums that overflow.

func.func @divided() -> (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<2xi8>, vector<2xi8>) {
  %a = arith.constant dense<[4, 31, 31]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, 16]> : vector<3xi32>
  %c = arith.constant dense<[4, 16, 0]> : vector<3xi32>
  %l = arith.constant dense<[-128, 5]> : vector<2xi8>
  %m = arith.constant dense<[-1, 2]> : vector<2xi8>
  %0 = arith.floordivsi %a, %b : vector<3xi32>
  %1 = arith.floordivsi %a, %c : vector<3xi32>
  %2 = arith.divsi %a, %b : vector<3xi32>
  %3 = arith.floordivsi %l, %m : vector<2xi8>
  %4 = arith.divsi %l, %m : vector<2xi8>
  return %0, %1, %2, %3, %4 : vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<2xi8>, vector<2xi8>
}

func.func @shifted() -> (vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, i8) {
  %a = arith.constant dense<[127, -3]> : vector<2xi8>
  %b = arith.constant dense<[100, 2]> : vector<2xi8>
  %c = arith.constant dense<[2, 8]> : vector<2xi8>
  %n = arith.constant -5 : i8
  %w = arith.constant 8 : i8
  %0 = arith.shrui %a, %b : vector<2xi8>
  %1 = arith.shrsi %a, %b : vector<2xi8>
  %2 = arith.shli %a, %b : vector<2xi8>
  %3 = arith.shli %a, %c : vector<2xi8>
  %4 = arith.shrsi %n, %w : i8
  return %0, %1, %2, %3, %4 : vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, i8
}
