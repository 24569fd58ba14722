// A loop over no dimensions runs once.
func.func @forall(%t: tensor<4xf32>, %m: memref<f32>, %f: f32) -> tensor<4xf32> {
  scf.forall () in () {
    memref.store %f, %m[] : memref<f32>
  }
  %0 = scf.forall () in () shared_outs(%o = %t) -> tensor<4xf32> {
    %x = "test.make"(%o) : (tensor<4xf32>) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return %0 : tensor<4xf32>
}
