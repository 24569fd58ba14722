// Subscripts that take in applications, constants and symbols.

func.func @ls(%n: index, %m: index, %a: memref<?x?xf32>, %b: index, %u: memref<1xi32>)  {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %ap0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%n]
  affine.for %i = 0 to 10 { 
    %ap = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%ap0]
    %0 = affine.load %a[%ap + 1, symbol(%n)] {x = 1 : i32} : memref<?x?xf32>
    affine.store %0, %a[%c5, %i + %i] {x = 1 : i32} : memref<?x?xf32>
    affine.prefetch %a[%ap, %c0], read, locality<3>, data {x = 1 : i32} : memref<?x?xf32>
    %v = affine.vector_load %a[%ap, %c0] {x = 1 : i32} : memref<?x?xf32>, vector<4xf32>
    affine.vector_store %v, %a[%ap, %c0] {x = 1 : i32} : memref<?x?xf32>, vector<4xf32>
    affine.parallel (%x, %y) = (%ap, 0) to (%n, min(%m, %ap + 4)) { "t.p"(%x, %y) : (index, index) -> () }
    %z = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%i)[%c0]
    %zz = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 0)>(%i)[%c0]
    %y = affine.apply affine_map<(d0)[s0] -> (d0 + 3)>(%c5)[%c0]
    "t.q"(%y, %z) : (index, index) -> ()
  }
  return
}
