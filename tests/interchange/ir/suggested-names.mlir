// Names: of values, of blocks, of results that operations suggest, and how clashes are numbered.
func.func @names(%arg0: i32, %arg1: i32, %0: i32, %c0: i32) {
  %c1 = arith.constant 1 : i32
  %x = arith.constant 1 : i32
  %y = arith.constant 1 : i64
  %cm1 = arith.constant -1 : i32
  %c1_i64 = arith.constant 1 : i64
  %cst = arith.constant 1.0 : f32
  %cst_1 = arith.constant 1.0 : f32
  %true = arith.constant true
  %f = arith.constant false
  %i = arith.constant 5 : index
  %d = arith.constant dense<0> : tensor<2xi32>
  %s = arith.constant 3 : i16
  %u = arith.constant 0 : i128
  %w = arith.constant 170141183460469231731687303715884105727 : i128
  %m = arith.constant -170141183460469231731687303715884105727 : i128
  "t.r"() ({
    %c1_2 = arith.constant 1 : i32
    %cst_3 = arith.constant 2.0 : f64
    cf.br ^bb0(%c1_2 : i32)
  ^bb0(%arg7: i32):
    %c1_4 = arith.constant 1 : i32
    cf.br ^bb0(%c1_4 : i32)
  }) : () -> ()
  return
}
