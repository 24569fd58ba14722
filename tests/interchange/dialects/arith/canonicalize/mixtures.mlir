// Many operations on few values: how simplifications combine.

func.func @f0(%v1: tensor<3xi32>, %v2: tensor<3xi32>, %v3: tensor<3xf32>, %v4: tensor<3xi1>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %v5 = arith.constant dense<32767.0> : tensor<3xf32>
  %v6 = arith.maximumf %v5, %v3 : tensor<3xf32>
  %v7 = arith.fptoui %v5 : tensor<3xf32> to tensor<3xi1>
  %v8 = arith.cmpi ugt, %v1, %v2 : tensor<3xi32>
  %v9 = arith.constant dense<[2147483647, 8, 16]> : tensor<3xi32>
  %v10 = arith.constant dense<[16, 2, 32]> : tensor<3xi32>
  %v11 = arith.remsi %v9, %v10 : tensor<3xi32>
  %v12 = arith.minnumf %v3, %v3 : tensor<3xf32>
  %v13 = arith.constant dense<-1.0> : tensor<3xf32>
  %v14 = arith.constant dense<[-3.75, 1.0e10, 1.0]> : tensor<3xf32>
  %v15 = arith.subf %v13, %v14 fastmath<nnan,nsz> : tensor<3xf32>
  %v16 = arith.constant dense<-128.0> : tensor<3xf32>
  %v17 = arith.select %v4, %v16, %v16 : tensor<3xi1>, tensor<3xf32>
  %v18 = arith.muli %v11, %v11 : tensor<3xi32>
  return %v13, %v15, %v14, %v6 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}

func.func @f1(%v1: i8, %v2: i8, %v3: i32, %v4: i1, %v5: i1) -> (i8, i8, i32, i32) {
  %v6 = arith.addi %v3, %v3 : i32
  %v7 = arith.extsi %v2 : i8 to i32
  %v8 = arith.trunci %v3 : i32 to i1
  %v9 = arith.constant 1 : i8
  %v10 = arith.subi %v1, %v9 overflow<nsw> : i8
  %v11 = arith.addi %v2, %v10 overflow<nuw> : i8
  %v12 = arith.constant 16 : i8
  %v13 = arith.shli %v10, %v12 : i8
  %v14:2 = arith.mulsi_extended %v2, %v10 : i8
  %v15 = arith.trunci %v12 : i8 to i1
  %v16 = arith.minui %v7, %v7 : i32
  %v17 = arith.constant 4 : i32
  %v18 = arith.shrsi %v3, %v17 : i32
  return %v11, %v11, %v17, %v18 : i8, i8, i32, i32
}

func.func @f2(%v1: i8, %v2: i8, %v3: i16, %v4: i16, %v5: i32, %v6: index, %v7: index, %v8: i1) -> (i1, i16, index, index) {
  %v9 = arith.muli %v7, %v7 : index
  %v10 = arith.constant false
  %v11 = arith.constant -1 : index
  %v12 = arith.constant 0 : index
  %v13 = arith.select %v10, %v11, %v12 : index
  %v14 = arith.trunci %v3 : i16 to i1
  %v15 = arith.extui %v1 : i8 to i16
  return %v10, %v15, %v11, %v11 : i1, i16, index, index
}

func.func @f3(%v1: vector<2xf16>, %v2: vector<2xf16>, %v3: vector<2xf32>, %v4: vector<2xf32>, %v5: vector<2xf64>, %v6: vector<2xf64>, %v7: vector<2xi1>, %v8: vector<2xi1>) -> (vector<2xf64>) {
  %v9 = arith.constant dense<-3.75> : vector<2xf64>
  %v10 = arith.divf %v9, %v5 fastmath<fast> : vector<2xf64>
  %v11 = arith.fptoui %v6 : vector<2xf64> to vector<2xi1>
  %v12 = arith.constant dense<[2.5, -1.0]> : vector<2xf16>
  %v13 = arith.minnumf %v12, %v12 fastmath<nnan,nsz> : vector<2xf16>
  %v14 = arith.maximumf %v3, %v3 fastmath<nnan,nsz> : vector<2xf32>
  %v15 = arith.mulf %v3, %v14 fastmath<fast> : vector<2xf32>
  %v16 = arith.extf %v1 fastmath<contract> : vector<2xf16> to vector<2xf32>
  %v17 = arith.maxnumf %v16, %v16 : vector<2xf32>
  %v18 = arith.minimumf %v3, %v17 fastmath<reassoc> : vector<2xf32>
  %v19 = arith.extf %v1 fastmath<fast> : vector<2xf16> to vector<2xf32>
  return %v9 : vector<2xf64>
}

func.func @f4(%v1: tensor<3xi32>, %v2: tensor<3xf32>, %v3: tensor<3xf32>, %v4: tensor<3xi1>) -> (tensor<3xi1>, tensor<3xf32>, tensor<3xi32>, tensor<3xi1>) {
  %v5 = arith.divf %v3, %v3 fastmath<nnan,nsz> : tensor<3xf32>
  %v6 = arith.select %v4, %v5, %v5 : tensor<3xi1>, tensor<3xf32>
  %v8 = arith.constant dense<true> : tensor<3xi1>
  %v7 = arith.xori %v4, %v8 : tensor<3xi1>
  %v9 = arith.select %v7, %v1, %v1 : tensor<3xi1>, tensor<3xi32>
  return %v7, %v6, %v9, %v7 : tensor<3xi1>, tensor<3xf32>, tensor<3xi32>, tensor<3xi1>
}

func.func @f5(%v1: tensor<3xi1>, %v2: tensor<3xi1>, %v3: tensor<3xi8>, %v4: tensor<3xi8>, %v5: tensor<3xi32>, %v6: tensor<3xi32>, %v7: tensor<3xi64>) -> (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>, tensor<3xi1>) {
  %v8 = arith.extsi %v1 : tensor<3xi1> to tensor<3xi8>
  %v9 = arith.extsi %v3 : tensor<3xi8> to tensor<3xi64>
  %v10 = arith.trunci %v4 : tensor<3xi8> to tensor<3xi1>
  %v11 = arith.trunci %v9 : tensor<3xi64> to tensor<3xi1>
  %v12 = arith.trunci %v3 : tensor<3xi8> to tensor<3xi1>
  return %v12, %v9, %v9, %v10 : tensor<3xi1>, tensor<3xi64>, tensor<3xi64>, tensor<3xi1>
}

func.func @f6(%v1: tensor<3xi1>, %v2: tensor<3xi1>, %v3: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi1>, tensor<3xi32>) {
  %v4 = arith.constant dense<-1> : tensor<3xi32>
  %v5 = arith.shrsi %v4, %v3 : tensor<3xi32>
  %v7 = arith.constant dense<true> : tensor<3xi1>
  %v6 = arith.xori %v1, %v7 : tensor<3xi1>
  %v8 = arith.constant dense<true> : tensor<3xi1>
  %v9 = arith.andi %v6, %v8 : tensor<3xi1>
  %v10 = arith.cmpi ult, %v8, %v9 : tensor<3xi1>
  %v11 = arith.muli %v4, %v3 overflow<nsw, nuw> : tensor<3xi32>
  return %v5, %v10, %v4 : tensor<3xi32>, tensor<3xi1>, tensor<3xi32>
}

func.func @f7(%v1: i8, %v2: i16, %v3: i16, %v4: i32, %v5: index, %v6: index, %v7: i1) -> (i1, i8, i32) {
  %v8 = arith.index_castui %v5 : index to i8
  %v9 = arith.constant 1 : index
  %v10 = arith.constant 3 : index
  %v11 = arith.cmpi ult, %v9, %v10 : index
  %v12 = arith.index_castui %v4 : i32 to index
  %v13 = arith.constant false
  %v14 = arith.select %v13, %v1, %v1 : i8
  %v15 = arith.constant 2 : index
  %v16 = arith.shrsi %v15, %v12 : index
  %v17 = arith.xori %v15, %v5 : index
  %v18 = arith.select %v13, %v4, %v4 : i32
  %v19 = arith.minsi %v8, %v14 : i8
  %v20 = arith.index_castui %v2 : i16 to index
  %v22 = arith.constant true
  %v21 = arith.xori %v11, %v22 : i1
  %v23 = arith.constant 0 : i32
  %v24 = arith.divui %v23, %v23 exact : i32
  %v25 = arith.index_castui %v2 : i16 to index
  return %v13, %v8, %v23 : i1, i8, i32
}

func.func @f8(%v1: i8, %v2: i16, %v3: f32, %v4: f32, %v5: f16, %v6: i1, %v7: i1) -> (f16, f16, i16, i16) {
  %v8 = arith.fptosi %v5 : f16 to i1
  %v9 = arith.muli %v2, %v2 : i16
  %v10 = arith.constant -1 : i8
  %v11 = arith.select %v7, %v1, %v10 : i8
  %v12 = arith.constant -1 : i16
  %v13:2 = arith.mului_extended %v12, %v2 : i16
  %v14 = arith.constant -0.0 : f16
  %v15 = arith.mulf %v14, %v5 fastmath<contract> : f16
  return %v14, %v14, %v12, %v13#1 : f16, f16, i16, i16
}

func.func @f9(%v1: tensor<3xi8>, %v2: tensor<3xi8>, %v3: tensor<3xi32>, %v4: tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>) {
  %v5 = arith.constant dense<[1, 127, -1]> : tensor<3xi8>
  %v6 = arith.andi %v2, %v5 : tensor<3xi8>
  %v7 = arith.divsi %v3, %v3 : tensor<3xi32>
  %v8 = arith.trunci %v7 : tensor<3xi32> to tensor<3xi8>
  %v9 = arith.constant dense<2> : tensor<3xi32>
  %v10 = arith.constant dense<[2147483647, -2147483648, 8]> : tensor<3xi32>
  %v11 = arith.cmpi sgt, %v9, %v10 : tensor<3xi32>
  %v12 = arith.constant dense<[3, 2, -1]> : tensor<3xi32>
  %v13 = arith.select %v4, %v12, %v10 : tensor<3xi1>, tensor<3xi32>
  %v14 = arith.subi %v8, %v8 overflow<nsw, nuw> : tensor<3xi8>
  %v15 = arith.ceildivui %v13, %v13 : tensor<3xi32>
  %v16 = arith.trunci %v13 : tensor<3xi32> to tensor<3xi8>
  %v17 = arith.cmpi ult, %v8, %v16 : tensor<3xi8>
  %v18 = arith.constant dense<[1, 1, 2]> : tensor<3xi8>
  %v19 = arith.andi %v16, %v18 : tensor<3xi8>
  %v20 = arith.extui %v19 : tensor<3xi8> to tensor<3xi32>
  %v21 = arith.constant dense<6> : tensor<3xi8>
  %v22 = arith.constant dense<[7, -4, 1]> : tensor<3xi8>
  %v23 = arith.ori %v21, %v22 : tensor<3xi8>
  return %v7, %v20 : tensor<3xi32>, tensor<3xi32>
}

func.func @f10(%v1: i32, %v2: i64, %v3: i64, %v4: f32, %v5: f64, %v6: bf16, %v7: i1, %v8: i1) -> (i32, i32, bf16, i32) {
  %v9 = arith.constant 2147483647 : i32
  %v10 = arith.ceildivui %v1, %v9 : i32
  %v11 = arith.constant 17 : i32
  %v12 = arith.xori %v9, %v11 : i32
  %v13 = arith.cmpf oeq, %v5, %v5 : f64
  %v14 = arith.negf %v4 : f32
  %v15 = arith.subf %v6, %v6 fastmath<contract> : bf16
  %v16 = arith.constant -128.0 : bf16
  %v17 = arith.subf %v16, %v15 : bf16
  %v18 = arith.constant 127.0 : bf16
  %v19 = arith.maximumf %v18, %v18 fastmath<contract> : bf16
  %v20 = arith.fptosi %v19 : bf16 to i1
  %v21 = arith.constant 0 : i32
  %v22 = arith.remsi %v12, %v21 : i32
  %v23 = arith.constant 16 : i32
  %v24 = arith.addi %v23, %v22 overflow<nsw> : i32
  %v25 = arith.uitofp %v1 : i32 to f64
  return %v22, %v9, %v18, %v11 : i32, i32, bf16, i32
}

func.func @f11(%v1: vector<2xi8>, %v2: vector<2xi16>, %v3: vector<2xi32>, %v4: vector<2xi32>, %v5: vector<2xindex>, %v6: vector<2xi1>) -> (vector<2xi16>, vector<2xi16>) {
  %v7 = arith.constant dense<2> : vector<2xi16>
  %v8 = arith.constant dense<-1> : vector<2xi16>
  %v9 = arith.addi %v7, %v8 : vector<2xi16>
  %v10 = arith.trunci %v3 : vector<2xi32> to vector<2xi1>
  %v11 = arith.constant dense<3> : vector<2xi16>
  %v12 = arith.shrui %v11, %v2 : vector<2xi16>
  return %v7, %v9 : vector<2xi16>, vector<2xi16>
}

func.func @f12(%v1: tensor<3xi1>, %v2: tensor<3xi1>, %v3: tensor<3xi8>, %v4: tensor<3xi8>, %v5: tensor<3xi32>, %v6: tensor<3xi32>, %v7: tensor<3xi64>) -> (tensor<3xi8>, tensor<3xi1>) {
  %v8 = arith.muli %v1, %v2 overflow<nsw, nuw> : tensor<3xi1>
  %v9 = arith.ori %v3, %v3 : tensor<3xi8>
  %v10 = arith.constant dense<[-3, 19, 8]> : tensor<3xi8>
  %v11 = arith.shrsi %v10, %v10 : tensor<3xi8>
  %v12 = arith.constant dense<[false, true, false]> : tensor<3xi1>
  %v13 = arith.minsi %v8, %v12 : tensor<3xi1>
  %v14 = arith.constant dense<false> : tensor<3xi1>
  %v15 = arith.constant dense<[false, true, true]> : tensor<3xi1>
  %v16 = arith.cmpi sle, %v14, %v15 : tensor<3xi1>
  %v17 = arith.select %v16, %v5, %v5 : tensor<3xi1>, tensor<3xi32>
  %v18 = arith.cmpi ule, %v7, %v7 : tensor<3xi64>
  %v19 = arith.divsi %v17, %v17 : tensor<3xi32>
  return %v9, %v13 : tensor<3xi8>, tensor<3xi1>
}

func.func @f13(%v1: i32, %v2: i64, %v3: i64, %v4: index, %v5: i1) -> (i64, i1, i64) {
  %v6 = arith.constant -1 : i64
  %v7 = arith.trunci %v6 : i64 to i32
  %v8 = arith.index_castui %v4 : index to i1
  %v10 = arith.constant true
  %v9 = arith.xori %v8, %v10 : i1
  %v11 = arith.constant 4 : i64
  %v12 = arith.select %v9, %v11, %v3 : i64
  return %v6, %v9, %v12 : i64, i1, i64
}

func.func @f14(%v1: i32, %v2: i32, %v3: i64, %v4: i64, %v5: f32, %v6: f64, %v7: bf16, %v8: i1, %v9: i1) -> (f32, i64) {
  %v10 = arith.bitcast %v6 : f64 to i64
  %v11 = arith.cmpf ord, %v7, %v7 : bf16
  %v12 = arith.constant 64 : i64
  %v13 = arith.constant 1 : i64
  %v14 = arith.ceildivsi %v12, %v13 : i64
  %v15 = arith.constant 16 : i32
  %v16 = arith.andi %v15, %v15 : i32
  %v17 = arith.fptoui %v5 : f32 to i1
  %v18 = arith.uitofp %v13 : i64 to f32
  %v19 = arith.constant 255.5 : f32
  %v20 = arith.divf %v19, %v5 : f32
  return %v18, %v12 : f32, i64
}

func.func @f15(%v1: tensor<3xi4>, %v2: tensor<3xi7>, %v3: tensor<3xi16>, %v4: tensor<3xi1>, %v5: tensor<3xi1>) -> (tensor<3xi7>, tensor<3xi7>, tensor<3xi1>, tensor<3xi4>) {
  %v6 = arith.cmpi sge, %v3, %v3 : tensor<3xi16>
  %v7 = arith.constant dense<1> : tensor<3xi16>
  %v8 = arith.shli %v7, %v3 : tensor<3xi16>
  %v9 = arith.constant dense<[4, -8, -8]> : tensor<3xi4>
  %v10:2 = arith.mulsi_extended %v1, %v9 : tensor<3xi4>
  %v11 = arith.andi %v3, %v7 : tensor<3xi16>
  %v12 = arith.constant dense<[0, 1, 2]> : tensor<3xi16>
  %v13 = arith.ori %v7, %v12 : tensor<3xi16>
  %v14:2 = arith.mulsi_extended %v13, %v12 : tensor<3xi16>
  %v15 = arith.constant dense<[0, -8, 3]> : tensor<3xi4>
  %v16 = arith.constant dense<7> : tensor<3xi4>
  %v17 = arith.ceildivsi %v15, %v16 : tensor<3xi4>
  %v18 = arith.constant dense<8> : tensor<3xi7>
  %v19 = arith.cmpi sle, %v2, %v18 : tensor<3xi7>
  %v20 = arith.trunci %v14#1 : tensor<3xi16> to tensor<3xi4>
  %v21 = arith.constant dense<[1, 4, -1]> : tensor<3xi7>
  %v22 = arith.divsi %v2, %v21 : tensor<3xi7>
  %v23 = arith.constant dense<[16, -1, -1]> : tensor<3xi7>
  %v24 = arith.ceildivui %v21, %v23 : tensor<3xi7>
  return %v24, %v21, %v19, %v16 : tensor<3xi7>, tensor<3xi7>, tensor<3xi1>, tensor<3xi4>
}

func.func @f16(%v1: i32, %v2: f32, %v3: i1) -> (i32, i32, i32, i32) {
  %v4 = arith.constant -1 : i32
  %v5:2 = arith.addui_extended %v4, %v4 : i32, i1
  %v6 = arith.constant 1 : i32
  %v7 = arith.select %v3, %v6, %v5#0 : i32
  %v8 = arith.xori %v1, %v7 : i32
  return %v5#0, %v7, %v4, %v8 : i32, i32, i32, i32
}

func.func @f17(%v1: i32, %v2: i32, %v3: i64, %v4: f32, %v5: f32, %v6: f64, %v7: bf16, %v8: i1) -> (i32) {
  %v9 = arith.constant 0 : i32
  %v10 = arith.select %v8, %v9, %v1 : i32
  %v11 = arith.minnumf %v4, %v4 fastmath<contract> : f32
  %v12 = arith.constant -1 : i32
  %v13 = arith.shli %v12, %v12 : i32
  return %v12 : i32
}

func.func @f18(%v1: i8, %v2: i8, %v3: i16, %v4: i16, %v5: f32, %v6: f16, %v7: i1) -> (f32, f16, f16, i1) {
  %v8 = arith.constant 32767.0 : f32
  %v9 = arith.mulf %v8, %v5 : f32
  %v10 = arith.constant 255.5 : f16
  %v11 = arith.cmpf ule, %v10, %v10 : f16
  %v12 = arith.select %v11, %v10, %v6 : f16
  %v13 = arith.constant 255.5 : f16
  %v14 = arith.constant -0.0 : f16
  %v15 = arith.negf %v13 : f16
  return %v8, %v12, %v13, %v11 : f32, f16, f16, i1
}

func.func @f19(%v1: i8, %v2: i8, %v3: i32, %v4: i1, %v5: i1) -> (i1) {
  %v6:2 = arith.mului_extended %v2, %v1 : i8
  %v7 = arith.ceildivui %v3, %v3 : i32
  %v8 = arith.constant -1 : i32
  %v9 = arith.floordivsi %v7, %v8 : i32
  %v10 = arith.select %v4, %v3, %v9 : i32
  %v11 = arith.shrui %v6#0, %v1 : i8
  %v12 = arith.select %v4, %v6#0, %v11 : i8
  %v13 = arith.trunci %v9 : i32 to i8
  %v14 = arith.trunci %v8 : i32 to i8
  %v15 = arith.cmpi sle, %v9, %v10 : i32
  %v16 = arith.constant -1 : i32
  %v17 = arith.xori %v16, %v16 : i32
  %v18 = arith.trunci %v16 : i32 to i1
  %v19 = arith.minui %v13, %v14 : i8
  return %v15 : i1
}

func.func @f20(%v1: i8, %v2: i8, %v3: i16, %v4: f32, %v5: f16, %v6: f16, %v7: i1) -> (i16, i16, i16, i8) {
  %v8 = arith.fptosi %v6 : f16 to i1
  %v9 = arith.constant 3 : i16
  %v10 = arith.select %v8, %v3, %v9 : i16
  %v11 = arith.constant -0.0 : f16
  %v12 = arith.maximumf %v11, %v11 : f16
  %v13 = arith.constant -128 : i8
  %v14 = arith.constant 16 : i8
  %v15 = arith.select %v8, %v13, %v14 : i8
  %v16 = arith.constant 2.5 : f32
  %v17 = arith.minimumf %v16, %v16 fastmath<contract> : f32
  %v18 = arith.constant 3.0 : f16
  %v19 = arith.subf %v12, %v18 : f16
  %v20 = arith.fptoui %v4 : f32 to i1
  %v21 = arith.constant 0.0 : f16
  %v22 = arith.cmpf olt, %v6, %v21 : f16
  %v23 = arith.trunci %v3 : i16 to i8
  %v24 = arith.constant 16 : i16
  %v25 = arith.remui %v24, %v3 : i16
  %v26 = arith.constant 4 : i16
  %v27 = arith.minsi %v26, %v24 : i16
  %v28 = arith.maximumf %v21, %v19 fastmath<fast> : f16
  return %v10, %v26, %v27, %v15 : i16, i16, i16, i8
}

func.func @f21(%v1: tensor<3xi4>, %v2: tensor<3xi4>, %v3: tensor<3xi7>, %v4: tensor<3xi7>, %v5: tensor<3xi16>, %v6: tensor<3xi16>, %v7: tensor<3xi1>, %v8: tensor<3xi1>) -> (tensor<3xi16>, tensor<3xi7>) {
  %v9 = arith.cmpi sle, %v6, %v5 : tensor<3xi16>
  %v10 = arith.constant dense<3> : tensor<3xi7>
  %v11 = arith.subi %v3, %v10 overflow<nsw, nuw> : tensor<3xi7>
  %v12 = arith.extsi %v1 : tensor<3xi4> to tensor<3xi7>
  %v13 = arith.maxui %v5, %v5 : tensor<3xi16>
  return %v13, %v12 : tensor<3xi16>, tensor<3xi7>
}

func.func @f22(%v1: i8, %v2: i32, %v3: i1, %v4: i1) -> (i32) {
  %v5 = arith.constant true
  %v6 = arith.constant 1 : i32
  %v7 = arith.constant 0 : i32
  %v8 = arith.select %v5, %v6, %v7 : i32
  %v9 = arith.divsi %v6, %v8 exact : i32
  %v10 = arith.constant -1 : i8
  %v11 = arith.divui %v1, %v10 : i8
  %v12 = arith.extsi %v11 : i8 to i32
  return %v6 : i32
}

func.func @f23(%v1: i4, %v2: i7, %v3: i7, %v4: i16, %v5: i16, %v6: i1) -> (i1, i16, i4, i1) {
  %v7 = arith.constant false
  %v8 = arith.constant -8 : i4
  %v9 = arith.select %v7, %v1, %v8 : i4
  %v10 = arith.remsi %v4, %v4 : i16
  %v12 = arith.constant true
  %v11 = arith.xori %v7, %v12 : i1
  %v13 = arith.maxsi %v8, %v9 : i4
  %v14 = arith.minui %v5, %v10 : i16
  return %v11, %v14, %v9, %v11 : i1, i16, i4, i1
}

func.func @f24(%v1: i8, %v2: i8, %v3: i16, %v4: i16, %v5: i32, %v6: index, %v7: index, %v8: i1, %v9: i1) -> (i16, i1, i8) {
  %v10 = arith.minui %v6, %v6 : index
  %v11 = arith.muli %v5, %v5 : i32
  %v12 = arith.extui %v1 : i8 to i16
  %v13 = arith.cmpi ult, %v11, %v5 : i32
  %v14 = arith.constant 1 : i8
  %v15 = arith.select %v8, %v14, %v1 : i8
  %v17 = arith.constant true
  %v16 = arith.xori %v13, %v17 : i1
  %v18 = arith.trunci %v14 : i8 to i1
  %v19 = arith.constant 0 : i16
  %v20 = arith.ori %v12, %v19 : i16
  %v21 = arith.constant 15 : i16
  %v22 = arith.shrsi %v4, %v21 : i16
  %v23:2 = arith.mului_extended %v15, %v1 : i8
  %v24 = arith.constant 1 : i8
  %v25 = arith.shrsi %v24, %v1 : i8
  %v26 = arith.andi %v6, %v6 : index
  return %v21, %v18, %v23#0 : i16, i1, i8
}

func.func @f25(%v1: vector<2xf16>, %v2: vector<2xf32>, %v3: vector<2xf32>, %v4: vector<2xf64>, %v5: vector<2xi1>) -> (vector<2xi1>, vector<2xi1>, vector<2xf16>, vector<2xf16>) {
  %v7 = arith.constant dense<true> : vector<2xi1>
  %v6 = arith.xori %v5, %v7 : vector<2xi1>
  %v9 = arith.constant dense<true> : vector<2xi1>
  %v8 = arith.xori %v6, %v9 : vector<2xi1>
  %v10 = arith.fptoui %v2 : vector<2xf32> to vector<2xi1>
  %v11 = arith.constant dense<0.1> : vector<2xf32>
  %v12 = arith.maxnumf %v2, %v11 : vector<2xf32>
  %v13 = arith.minnumf %v3, %v3 : vector<2xf32>
  %v14 = arith.truncf %v13 fastmath<contract> : vector<2xf32> to vector<2xf16>
  %v15 = arith.constant dense<128.0> : vector<2xf16>
  %v16 = arith.negf %v15 fastmath<nnan,nsz> : vector<2xf16>
  %v17 = arith.remf %v14, %v14 : vector<2xf16>
  %v19 = arith.constant dense<false> : vector<2xi1>
  %v20 = arith.constant dense<true> : vector<2xi1>
  %v18 = arith.xori %v19, %v20 : vector<2xi1>
  %v21 = arith.constant dense<[-0.0, -0.0]> : vector<2xf32>
  %v22 = arith.mulf %v12, %v21 : vector<2xf32>
  return %v6, %v10, %v15, %v15 : vector<2xi1>, vector<2xi1>, vector<2xf16>, vector<2xf16>
}

func.func @f26(%v1: vector<2xi8>, %v2: vector<2xi8>, %v3: vector<2xi16>, %v4: vector<2xi16>, %v5: vector<2xf32>, %v6: vector<2xf32>, %v7: vector<2xf16>, %v8: vector<2xf16>, %v9: vector<2xi1>, %v10: vector<2xi1>) -> (vector<2xf32>, vector<2xi8>) {
  %v11 = arith.constant dense<-3.75> : vector<2xf16>
  %v12 = arith.subf %v11, %v11 : vector<2xf16>
  %v13 = arith.constant dense<0> : vector<2xi8>
  %v14 = arith.shrsi %v13, %v1 : vector<2xi8>
  %v15 = arith.fptoui %v12 : vector<2xf16> to vector<2xi8>
  %v16 = arith.constant dense<[16, -128]> : vector<2xi8>
  %v17 = arith.constant dense<2> : vector<2xi8>
  %v18 = arith.minsi %v16, %v17 : vector<2xi8>
  %v19 = arith.constant dense<[32767.0, -1.0]> : vector<2xf32>
  %v20 = arith.mulf %v5, %v19 fastmath<contract> : vector<2xf32>
  %v21 = arith.constant dense<128.0> : vector<2xf32>
  %v22 = arith.mulf %v20, %v21 fastmath<reassoc> : vector<2xf32>
  return %v21, %v14 : vector<2xf32>, vector<2xi8>
}

func.func @f27(%v1: i1, %v2: i1, %v3: i8, %v4: i8, %v5: i32, %v6: i32, %v7: i64, %v8: i64) -> (i1, i64) {
  %v9 = arith.constant 3 : i64
  %v10 = arith.select %v2, %v9, %v7 : i64
  %v11 = arith.extsi %v6 : i32 to i64
  %v13 = arith.constant true
  %v12 = arith.xori %v2, %v13 : i1
  %v14 = arith.constant -9223372036854775808 : i64
  %v15 = arith.cmpi ult, %v14, %v14 : i64
  %v16 = arith.constant -1 : i32
  %v17 = arith.xori %v16, %v5 : i32
  %v18 = arith.trunci %v14 : i64 to i8
  %v19 = arith.shli %v3, %v3 : i8
  %v20 = arith.shrui %v5, %v16 : i32
  %v21 = arith.addi %v17, %v16 : i32
  %v22 = arith.extui %v15 : i1 to i8
  %v23 = arith.constant true
  %v24 = arith.cmpi ule, %v15, %v23 : i1
  %v25 = arith.constant -2147483648 : i32
  %v26 = arith.shrsi %v16, %v25 : i32
  return %v15, %v14 : i1, i64
}

func.func @f28(%v1: f16, %v2: f16, %v3: f32, %v4: f32, %v5: f64, %v6: f64, %v7: i1) -> (i1, f64, f64, f32) {
  %v8 = arith.addf %v2, %v2 : f16
  %v9 = arith.select %v7, %v5, %v6 : f64
  %v10 = arith.maximumf %v9, %v9 : f64
  %v11 = arith.fptoui %v1 : f16 to i1
  %v13 = arith.constant true
  %v12 = arith.xori %v7, %v13 : i1
  %v14 = arith.constant 32767.0 : f16
  %v15 = arith.cmpf uno, %v1, %v14 : f16
  %v16 = arith.constant -1.0 : f64
  %v17 = arith.truncf %v16 : f64 to f32
  %v18 = arith.constant 255.5 : f32
  %v19 = arith.constant -1.0 : f32
  %v20 = arith.negf %v18 fastmath<fast> : f32
  %v21 = arith.fptoui %v19 : f32 to i1
  %v22 = arith.truncf %v18 fastmath<reassoc> : f32 to f16
  %v23 = arith.minnumf %v5, %v16 fastmath<contract> : f64
  %v24 = arith.extf %v2 : f16 to f64
  return %v21, %v24, %v23, %v17 : i1, f64, f64, f32
}

func.func @f29(%v1: vector<2xi1>, %v2: vector<2xi1>, %v3: vector<2xi32>, %v4: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>) {
  %v5 = arith.addi %v3, %v3 : vector<2xi32>
  %v6 = arith.constant dense<1> : vector<2xi32>
  %v7 = arith.trunci %v6 : vector<2xi32> to vector<2xi1>
  %v8 = arith.extsi %v7 : vector<2xi1> to vector<2xi32>
  %v9 = arith.constant dense<[1, 2147483647]> : vector<2xi32>
  %v10:2 = arith.mulsi_extended %v6, %v9 : vector<2xi32>
  return %v9, %v6, %v8, %v8 : vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>
}

func.func @f30(%v1: vector<2xi8>, %v2: vector<2xi16>, %v3: vector<2xi32>, %v4: vector<2xi32>, %v5: vector<2xindex>, %v6: vector<2xindex>, %v7: vector<2xi1>) -> (vector<2xi16>, vector<2xi16>, vector<2xi16>, vector<2xi16>) {
  %v8 = arith.ori %v2, %v2 : vector<2xi16>
  %v9 = arith.constant dense<8> : vector<2xi16>
  %v10 = arith.shli %v9, %v2 overflow<nsw> : vector<2xi16>
  %v11 = arith.constant dense<3> : vector<2xindex>
  %v12 = arith.addi %v6, %v11 : vector<2xindex>
  return %v10, %v9, %v10, %v10 : vector<2xi16>, vector<2xi16>, vector<2xi16>, vector<2xi16>
}

func.func @f31(%v1: i8, %v2: i8, %v3: i16, %v4: i32, %v5: i32, %v6: index, %v7: index, %v8: i1, %v9: i1) -> (i8, i32, i32, i8) {
  %v10:2 = arith.mulsi_extended %v3, %v3 : i16
  %v12 = arith.constant true
  %v11 = arith.xori %v9, %v12 : i1
  %v13 = arith.constant 2 : i8
  %v14:2 = arith.addui_extended %v13, %v1 : i8, i1
  %v15 = arith.constant 16 : i16
  %v16 = arith.constant 16 : i16
  %v17 = arith.shrsi %v15, %v16 : i16
  %v18 = arith.constant 8 : i32
  %v19 = arith.minui %v5, %v18 : i32
  %v20 = arith.constant -1 : index
  %v21 = arith.index_cast %v20 : index to i8
  %v22 = arith.muli %v1, %v13 overflow<nsw, nuw> : i8
  %v23 = arith.extui %v17 : i16 to i32
  %v24 = arith.constant 8 : i8
  %v25 = arith.andi %v21, %v24 : i8
  %v26 = arith.constant -14 : i32
  %v27 = arith.select %v9, %v26, %v26 : i32
  return %v24, %v26, %v19, %v21 : i8, i32, i32, i8
}

func.func @f32(%v1: i4, %v2: i7, %v3: i16, %v4: i1, %v5: i1) -> (i16, i16, i4, i7) {
  %v6 = arith.constant 0 : i7
  %v7 = arith.cmpi slt, %v2, %v6 : i7
  %v8 = arith.subi %v2, %v2 overflow<nsw, nuw> : i7
  %v9 = arith.constant -3 : i16
  %v10 = arith.maxsi %v3, %v9 : i16
  %v11 = arith.ori %v6, %v8 : i7
  %v12 = arith.trunci %v10 : i16 to i7
  %v13 = arith.constant 7 : i4
  %v14:2 = arith.addui_extended %v13, %v1 : i4, i1
  %v15 = arith.extsi %v1 : i4 to i16
  %v16 = arith.extui %v1 : i4 to i7
  return %v10, %v15, %v13, %v6 : i16, i16, i4, i7
}

func.func @f33(%v1: i1, %v2: i32, %v3: i32) -> (i32, i32, i1, i1) {
  %v4 = arith.extui %v1 : i1 to i32
  %v5 = arith.divui %v2, %v3 : i32
  %v6 = arith.constant 2147483647 : i32
  %v7 = arith.trunci %v6 : i32 to i1
  %v9 = arith.constant true
  %v8 = arith.xori %v1, %v9 : i1
  %v10 = arith.constant 16 : i32
  %v11 = arith.cmpi uge, %v5, %v10 : i32
  %v12 = arith.constant false
  %v13 = arith.muli %v11, %v12 overflow<nsw> : i1
  %v14 = arith.constant false
  %v15 = arith.extui %v14 : i1 to i32
  return %v10, %v4, %v13, %v11 : i32, i32, i1, i1
}

func.func @f34(%v1: vector<2xi32>, %v2: vector<2xi64>, %v3: vector<2xi64>, %v4: vector<2xf32>, %v5: vector<2xf32>, %v6: vector<2xf64>, %v7: vector<2xbf16>, %v8: vector<2xi1>, %v9: vector<2xi1>) -> (vector<2xi64>) {
  %v10 = arith.constant dense<255.5> : vector<2xbf16>
  %v11 = arith.minnumf %v7, %v10 : vector<2xbf16>
  %v12 = arith.constant dense<[-1, -1]> : vector<2xi64>
  %v13 = arith.ori %v3, %v12 : vector<2xi64>
  %v14 = arith.cmpf olt, %v5, %v4 : vector<2xf32>
  %v15 = arith.muli %v3, %v2 overflow<nsw> : vector<2xi64>
  %v16 = arith.maximumf %v6, %v6 fastmath<nnan,nsz> : vector<2xf64>
  %v18 = arith.constant dense<true> : vector<2xi1>
  %v17 = arith.xori %v14, %v18 : vector<2xi1>
  return %v15 : vector<2xi64>
}

func.func @f35(%v1: tensor<3xi8>, %v2: tensor<3xi8>, %v3: tensor<3xi32>, %v4: tensor<3xi32>, %v5: tensor<3xi1>) -> (tensor<3xi8>, tensor<3xi8>, tensor<3xi8>) {
  %v6 = arith.constant dense<1> : tensor<3xi8>
  %v7 = arith.minui %v2, %v6 : tensor<3xi8>
  %v8 = arith.constant dense<[-1, 3, 127]> : tensor<3xi8>
  %v9 = arith.extsi %v8 : tensor<3xi8> to tensor<3xi32>
  %v10 = arith.constant dense<[8, 1, 7]> : tensor<3xi8>
  %v11 = arith.divsi %v7, %v10 : tensor<3xi8>
  %v12 = arith.constant dense<[1, 4, -128]> : tensor<3xi8>
  %v13 = arith.remui %v12, %v10 : tensor<3xi8>
  %v14 = arith.addi %v12, %v13 overflow<nsw> : tensor<3xi8>
  return %v12, %v10, %v8 : tensor<3xi8>, tensor<3xi8>, tensor<3xi8>
}

func.func @f36(%v1: vector<2xi32>, %v2: vector<2xf32>, %v3: vector<2xf32>, %v4: vector<2xi1>, %v5: vector<2xi1>) -> (vector<2xi1>, vector<2xi1>, vector<2xi32>, vector<2xi1>) {
  %v6 = arith.fptosi %v3 : vector<2xf32> to vector<2xi1>
  %v7 = arith.constant dense<32> : vector<2xi32>
  %v8 = arith.select %v4, %v7, %v7 : vector<2xi1>, vector<2xi32>
  %v9 = arith.ceildivsi %v7, %v1 : vector<2xi32>
  %v10 = arith.select %v4, %v3, %v2 : vector<2xi1>, vector<2xf32>
  %v11 = arith.constant dense<[1.0, -0.0]> : vector<2xf32>
  %v12 = arith.cmpf oge, %v11, %v11 : vector<2xf32>
  %v14 = arith.constant dense<true> : vector<2xi1>
  %v13 = arith.xori %v4, %v14 : vector<2xi1>
  %v15 = arith.constant dense<[-1, 0]> : vector<2xi32>
  %v16 = arith.select %v13, %v9, %v15 : vector<2xi1>, vector<2xi32>
  return %v6, %v13, %v7, %v13 : vector<2xi1>, vector<2xi1>, vector<2xi32>, vector<2xi1>
}

func.func @f37(%v1: i32, %v2: i64, %v3: i64, %v4: f32, %v5: f64, %v6: bf16, %v7: bf16, %v8: i1, %v9: i1) -> (f32, i64) {
  %v10 = arith.divf %v4, %v4 : f32
  %v11 = arith.extui %v1 : i32 to i64
  %v12 = arith.cmpf ord, %v4, %v10 : f32
  %v13 = arith.select %v9, %v10, %v4 : f32
  return %v10, %v11 : f32, i64
}

func.func @f38(%v1: tensor<3xi8>, %v2: tensor<3xi8>, %v3: tensor<3xi32>, %v4: tensor<3xi32>, %v5: tensor<3xi1>, %v6: tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi1>, tensor<3xi32>) {
  %v7 = arith.remui %v2, %v1 : tensor<3xi8>
  %v8 = arith.constant dense<16> : tensor<3xi32>
  %v9 = arith.constant dense<[-2147483648, -1, 4]> : tensor<3xi32>
  %v10:2 = arith.addui_extended %v8, %v9 : tensor<3xi32>, tensor<3xi1>
  %v11 = arith.constant dense<false> : tensor<3xi1>
  %v12 = arith.select %v11, %v4, %v4 : tensor<3xi1>, tensor<3xi32>
  %v13 = arith.constant dense<[-1, 16, 32]> : tensor<3xi32>
  %v14 = arith.trunci %v13 : tensor<3xi32> to tensor<3xi8>
  return %v13, %v11, %v12 : tensor<3xi32>, tensor<3xi1>, tensor<3xi32>
}

func.func @f39(%v1: i1, %v2: i1, %v3: i8, %v4: i32, %v5: i32, %v6: i64) -> (i8, i8, i1, i8) {
  %v7 = arith.trunci %v6 : i64 to i1
  %v8 = arith.constant 0 : i8
  %v9 = arith.minui %v8, %v3 : i8
  %v10 = arith.constant 0 : i8
  %v11 = arith.constant 1 : i8
  %v12 = arith.select %v2, %v10, %v11 : i8
  %v13 = arith.constant false
  %v14:2 = arith.mulsi_extended %v13, %v7 : i1
  return %v9, %v9, %v7, %v10 : i8, i8, i1, i8
}

func.func @f100(%v1: i8, %v2: i8, %v3: index, %v4: index, %v5: i1, %v6: i1) -> (index) {
  %v7 = arith.divsi %v1, %v2 : i8
  %v8 = arith.constant 8 : i8
  %v9 = arith.addi %v8, %v8 : i8
  %v10 = arith.constant 1 : i8
  %v11 = arith.index_castui %v10 : i8 to index
  %v12 = arith.cmpi sgt, %v10, %v10 : i8
  %v13 = arith.constant 8 : index
  %v14 = arith.constant 0 : index
  %v15 = arith.andi %v13, %v14 : index
  return %v15 : index
}

func.func @f101(%v1: i8, %v2: i8, %v3: i1, %v4: i1) -> (i1) {
  %v6 = arith.constant true
  %v5 = arith.xori %v3, %v6 : i1
  %v7 = arith.constant 3 : i8
  %v8 = arith.constant 127 : i8
  %v9 = arith.xori %v7, %v8 : i8
  %v10 = arith.constant 3 : i8
  %v11 = arith.cmpi ne, %v10, %v10 : i8
  %v12 = arith.trunci %v2 : i8 to i1
  return %v12 : i1
}

func.func @f102(%v1: f32, %v2: f32, %v3: f16, %v4: f16, %v5: i1, %v6: i1) -> (f16) {
  %v7 = arith.fptosi %v1 : f32 to i1
  %v8 = arith.addf %v2, %v1 fastmath<reassoc> : f32
  %v9 = arith.maxnumf %v1, %v2 fastmath<nnan,nsz> : f32
  %v10 = arith.constant -1.0 : f32
  %v11 = arith.constant -0.0 : f32
  %v12 = arith.select %v5, %v10, %v11 : f32
  %v13 = arith.truncf %v12 : f32 to f16
  return %v13 : f16
}

func.func @f103(%v1: i1, %v2: i1) -> (i1, i1) {
  %v3 = arith.addi %v2, %v1 overflow<nuw> : i1
  %v4 = arith.constant true
  %v5 = arith.muli %v1, %v4 overflow<nsw> : i1
  %v6 = arith.constant true
  %v7 = arith.addi %v1, %v6 : i1
  %v8 = arith.shrui %v2, %v1 : i1
  return %v8, %v6 : i1, i1
}

func.func @f104(%v1: i8, %v2: f32, %v3: i1, %v4: i1) -> (i8) {
  %v5 = arith.sitofp %v1 : i8 to f32
  %v6 = arith.andi %v1, %v1 : i8
  return %v6 : i8
}

func.func @f105(%v1: vector<2xi8>, %v2: vector<2xi32>, %v3: vector<2xi32>, %v4: vector<2xi64>, %v5: vector<2xi64>, %v6: vector<2xi1>, %v7: vector<2xi1>) -> (vector<2xi1>, vector<2xi1>) {
  %v8 = arith.constant dense<64> : vector<2xi64>
  %v9 = arith.select %v6, %v8, %v8 : vector<2xi1>, vector<2xi64>
  %v10 = arith.constant dense<1> : vector<2xi64>
  %v11 = arith.divui %v9, %v10 : vector<2xi64>
  %v12 = arith.cmpi ne, %v1, %v1 : vector<2xi8>
  return %v12, %v12 : vector<2xi1>, vector<2xi1>
}

func.func @f106(%v1: i8, %v2: i32, %v3: i32, %v4: i64, %v5: i64, %v6: i1, %v7: i1) -> (i64) {
  %v8 = arith.select %v7, %v1, %v1 : i8
  %v9 = arith.extsi %v1 : i8 to i64
  return %v9 : i64
}

func.func @f107(%v1: i1, %v2: i1, %v3: i8, %v4: i8) -> (i1) {
  %v5 = arith.ori %v1, %v2 : i1
  %v6 = arith.trunci %v4 : i8 to i1
  return %v6 : i1
}

func.func @f108(%v1: i1, %v2: i1) -> (i1) {
  %v3 = arith.constant true
  %v4 = arith.divui %v2, %v3 : i1
  return %v4 : i1
}

func.func @f109(%v1: f32, %v2: f32, %v3: f16, %v4: f16, %v5: i1, %v6: i1) -> (f16) {
  %v7 = arith.cmpf ugt, %v2, %v1 : f32
  %v8 = arith.constant -3.75 : f32
  %v9 = arith.negf %v1 : f32
  %v10 = arith.constant 1.0e10 : f16
  %v11 = arith.remf %v10, %v10 fastmath<fast> : f16
  return %v11 : f16
}

func.func @f110(%v1: i32, %v2: i1, %v3: i1) -> (i1) {
  %v4 = arith.constant -1 : i32
  %v5 = arith.maxui %v4, %v4 : i32
  %v6 = arith.constant -1 : i32
  %v7 = arith.constant 1 : i32
  %v8 = arith.select %v3, %v6, %v7 : i32
  %v9 = arith.ori %v7, %v8 : i32
  %v10 = arith.trunci %v1 : i32 to i1
  return %v10 : i1
}

func.func @f111(%v1: i8, %v2: i8, %v3: f32, %v4: f32, %v5: i1) -> (f32) {
  %v6 = arith.uitofp %v1 : i8 to f32
  %v8 = arith.constant true
  %v7 = arith.xori %v5, %v8 : i1
  %v9 = arith.constant 0.1 : f32
  %v10 = arith.constant 255.5 : f32
  %v11 = arith.subf %v9, %v10 : f32
  %v12 = arith.uitofp %v1 : i8 to f32
  %v13 = arith.constant 0.0 : f32
  %v14 = arith.mulf %v12, %v13 fastmath<fast> : f32
  return %v14 : f32
}

func.func @f112(%v1: vector<2xi1>, %v2: vector<2xi8>, %v3: vector<2xi8>) -> (vector<2xi1>) {
  %v4 = arith.constant dense<-128> : vector<2xi8>
  %v5 = arith.andi %v4, %v4 : vector<2xi8>
  %v6 = arith.constant dense<false> : vector<2xi1>
  %v7 = arith.constant dense<false> : vector<2xi1>
  %v8 = arith.xori %v6, %v7 : vector<2xi1>
  %v9 = arith.extui %v7 : vector<2xi1> to vector<2xi8>
  %v10 = arith.shrui %v7, %v1 : vector<2xi1>
  return %v10 : vector<2xi1>
}

func.func @f113(%v1: i8, %v2: i8, %v3: index, %v4: i1, %v5: i1) -> (i8) {
  %v6 = arith.trunci %v1 : i8 to i1
  %v7 = arith.constant 5 : i8
  %v8 = arith.index_cast %v7 : i8 to index
  %v9 = arith.index_castui %v3 : index to i1
  %v10 = arith.constant 8 : i8
  %v11 = arith.remui %v10, %v10 : i8
  return %v11 : i8
}

func.func @f114(%v1: i1) -> (i1, i1) {
  %v2 = arith.constant true
  %v3 = arith.constant false
  %v4 = arith.andi %v2, %v3 : i1
  %v5 = arith.divui %v1, %v1 : i1
  return %v5, %v4 : i1, i1
}

func.func @f115(%v1: vector<2xi1>, %v2: vector<2xi1>, %v3: vector<2xi8>, %v4: vector<2xi8>) -> (vector<2xi1>, vector<2xi1>) {
  %v5 = arith.trunci %v3 : vector<2xi8> to vector<2xi1>
  %v6 = arith.extsi %v1 : vector<2xi1> to vector<2xi8>
  %v7 = arith.constant dense<[false, true]> : vector<2xi1>
  %v8 = arith.extsi %v7 : vector<2xi1> to vector<2xi8>
  %v9 = arith.constant dense<false> : vector<2xi1>
  %v10 = arith.cmpi ne, %v9, %v2 : vector<2xi1>
  return %v10, %v5 : vector<2xi1>, vector<2xi1>
}

func.func @f116(%v1: vector<2xf32>, %v2: vector<2xf32>, %v3: vector<2xf16>, %v4: vector<2xf16>, %v5: vector<2xi1>) -> (vector<2xf32>) {
  %v6 = arith.select %v5, %v4, %v4 : vector<2xi1>, vector<2xf16>
  %v7 = arith.constant dense<2.5> : vector<2xf16>
  %v8 = arith.subf %v3, %v7 fastmath<nnan,nsz> : vector<2xf16>
  %v9 = arith.constant dense<[128.0, 1.0e10]> : vector<2xf32>
  %v10 = arith.minnumf %v9, %v2 fastmath<nnan,nsz> : vector<2xf32>
  return %v10 : vector<2xf32>
}

func.func @f117(%v1: vector<2xi32>, %v2: vector<2xi32>, %v3: vector<2xi1>) -> (vector<2xi32>, vector<2xi32>) {
  %v4 = arith.constant dense<[2, 2]> : vector<2xi32>
  %v5 = arith.ceildivsi %v1, %v4 : vector<2xi32>
  %v6 = arith.ori %v2, %v1 : vector<2xi32>
  %v7 = arith.constant dense<2> : vector<2xi32>
  %v8 = arith.floordivsi %v5, %v7 : vector<2xi32>
  %v9 = arith.select %v3, %v2, %v7 : vector<2xi1>, vector<2xi32>
  return %v9, %v5 : vector<2xi32>, vector<2xi32>
}

func.func @f118(%v1: i8, %v2: i1) -> (i8) {
  %v3 = arith.shli %v1, %v1 : i8
  %v4 = arith.constant 127 : i8
  %v5 = arith.constant -128 : i8
  %v6 = arith.subi %v4, %v5 overflow<nsw> : i8
  return %v6 : i8
}

func.func @f119(%v1: f32, %v2: i1, %v3: i1) -> (f32) {
  %v4 = arith.maxnumf %v1, %v1 : f32
  %v5 = arith.fptosi %v4 : f32 to i1
  %v6 = arith.fptosi %v4 : f32 to i1
  %v7 = arith.constant 1.0e10 : f32
  %v8 = arith.cmpf ole, %v1, %v7 : f32
  %v9 = arith.constant 7.0 : f32
  %v10 = arith.remf %v9, %v9 : f32
  return %v10 : f32
}

func.func @f120(%v1: i32, %v2: i32, %v3: i1, %v4: i1) -> (i1) {
  %v5 = arith.constant 16 : i32
  %v6 = arith.ceildivui %v1, %v5 : i32
  %v7 = arith.constant 31 : i32
  %v8 = arith.select %v4, %v1, %v7 : i32
  %v9 = arith.trunci %v7 : i32 to i1
  return %v9 : i1
}

func.func @f121(%v1: i8, %v2: f32, %v3: i1) -> (f32) {
  %v4 = arith.cmpf ule, %v2, %v2 : f32
  %v5 = arith.constant 0.0 : f32
  %v6 = arith.select %v3, %v2, %v5 : f32
  %v7 = arith.divui %v1, %v1 : i8
  %v8 = arith.ceildivsi %v1, %v7 : i8
  %v9 = arith.constant 255.5 : f32
  %v10 = arith.constant 1.0e10 : f32
  %v11 = arith.negf %v9 : f32
  return %v11 : f32
}

func.func @f122(%v1: vector<2xindex>, %v2: vector<2xindex>, %v3: vector<2xi1>, %v4: vector<2xi1>) -> (vector<2xindex>) {
  %v5 = arith.floordivsi %v1, %v2 : vector<2xindex>
  %v6 = arith.index_cast %v5 : vector<2xindex> to vector<2xi1>
  %v7 = arith.constant dense<0> : vector<2xindex>
  %v8 = arith.minsi %v1, %v7 : vector<2xindex>
  %v9 = arith.constant dense<-1> : vector<2xindex>
  %v10 = arith.ceildivui %v2, %v9 : vector<2xindex>
  return %v10 : vector<2xindex>
}

func.func @f123(%v1: index, %v2: index, %v3: i1) -> (index, index) {
  %v4 = arith.constant 8 : index
  %v5 = arith.ceildivui %v2, %v4 : index
  %v6:2 = arith.mului_extended %v2, %v4 : index
  %v7 = arith.constant 16 : index
  %v8 = arith.subi %v7, %v7 : index
  %v9 = arith.constant 1 : index
  %v10 = arith.remsi %v7, %v9 : index
  %v11 = arith.constant 0 : index
  %v12 = arith.xori %v11, %v11 : index
  return %v12, %v5 : index, index
}

func.func @f124(%v1: i8, %v2: i8, %v3: index, %v4: index, %v5: i1) -> (i1, i8) {
  %v6 = arith.constant 127 : i8
  %v7 = arith.muli %v1, %v6 overflow<nsw> : i8
  %v8 = arith.trunci %v6 : i8 to i1
  return %v8, %v6 : i1, i8
}

func.func @f125(%v1: f32, %v2: f32, %v3: i1) -> (f32, f32) {
  %v4 = arith.minimumf %v1, %v2 fastmath<fast> : f32
  %v5 = arith.constant 127.0 : f32
  %v6 = arith.addf %v5, %v4 : f32
  %v7 = arith.constant 0.0 : f32
  %v8 = arith.constant 128.0 : f32
  %v9 = arith.mulf %v7, %v8 fastmath<nnan,nsz> : f32
  return %v9, %v7 : f32, f32
}

func.func @f126(%v1: i8, %v2: i8, %v3: f32, %v4: f32, %v5: i1, %v6: i1) -> (i8) {
  %v7 = arith.cmpi ule, %v2, %v2 : i8
  %v8 = arith.trunci %v1 : i8 to i1
  %v9 = arith.ori %v1, %v1 : i8
  %v10 = arith.mulf %v3, %v3 fastmath<fast> : f32
  %v11 = arith.constant 8 : i8
  %v12 = arith.addi %v11, %v2 overflow<nsw> : i8
  return %v12 : i8
}

func.func @f127(%v1: vector<2xi32>, %v2: vector<2xi32>, %v3: vector<2xi1>) -> (vector<2xi32>) {
  %v4 = arith.constant dense<1> : vector<2xi32>
  %v5 = arith.andi %v4, %v2 : vector<2xi32>
  %v6 = arith.trunci %v4 : vector<2xi32> to vector<2xi1>
  %v7 = arith.trunci %v1 : vector<2xi32> to vector<2xi1>
  %v8 = arith.constant dense<2> : vector<2xi32>
  %v9 = arith.minsi %v5, %v8 : vector<2xi32>
  return %v9 : vector<2xi32>
}

func.func @f128(%v1: index, %v2: i1) -> (i1) {
  %v4 = arith.constant true
  %v3 = arith.xori %v2, %v4 : i1
  %v5 = arith.constant 63 : index
  %v6 = arith.subi %v5, %v1 overflow<nsw, nuw> : index
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 8 : index
  %v9 = arith.ori %v7, %v8 : index
  %v10 = arith.index_cast %v8 : index to i1
  %v11 = arith.index_cast %v9 : index to i1
  return %v11 : i1
}

func.func @f129(%v1: i32, %v2: i1) -> (i32) {
  %v3 = arith.constant 1 : i32
  %v4 = arith.trunci %v3 : i32 to i1
  %v5 = arith.constant 31 : i32
  %v6 = arith.constant 0 : i32
  %v7 = arith.select %v4, %v5, %v6 : i32
  %v8 = arith.divsi %v6, %v7 : i32
  %v9 = arith.constant 2 : i32
  %v10 = arith.select %v2, %v8, %v9 : i32
  %v11 = arith.constant -1 : i32
  %v12 = arith.muli %v11, %v1 : i32
  return %v12 : i32
}

func.func @f130(%v1: vector<2xf32>, %v2: vector<2xf16>, %v3: vector<2xf16>, %v4: vector<2xi1>) -> (vector<2xf16>, vector<2xf16>) {
  %v5 = arith.constant dense<0.0> : vector<2xf16>
  %v6 = arith.cmpf oeq, %v2, %v5 : vector<2xf16>
  %v7 = arith.minimumf %v1, %v1 : vector<2xf32>
  %v9 = arith.constant dense<true> : vector<2xi1>
  %v8 = arith.xori %v4, %v9 : vector<2xi1>
  %v10 = arith.constant dense<1.0> : vector<2xf32>
  %v11 = arith.constant dense<-0.0> : vector<2xf32>
  %v12 = arith.addf %v10, %v11 : vector<2xf32>
  %v13 = arith.constant dense<-128.0> : vector<2xf16>
  %v14 = arith.mulf %v2, %v13 fastmath<contract> : vector<2xf16>
  return %v14, %v5 : vector<2xf16>, vector<2xf16>
}

func.func @f131(%v1: f32, %v2: f32, %v3: i1, %v4: i1) -> (f32) {
  %v5 = arith.constant 7.0 : f32
  %v6 = arith.maximumf %v1, %v5 : f32
  %v7 = arith.mulf %v2, %v5 fastmath<reassoc> : f32
  %v8 = arith.constant -3.75 : f32
  %v9 = arith.cmpf ule, %v7, %v8 : f32
  %v10 = arith.constant -128.0 : f32
  %v11 = arith.select %v4, %v8, %v10 : f32
  %v12 = arith.minnumf %v2, %v1 fastmath<nnan,nsz> : f32
  return %v12 : f32
}

func.func @f132(%v1: i1) -> (i1, i1) {
  %v2 = arith.ceildivui %v1, %v1 : i1
  %v3 = arith.constant false
  %v4 = arith.andi %v3, %v2 : i1
  return %v4, %v4 : i1, i1
}

func.func @f133(%v1: i8, %v2: i1, %v3: i1) -> (i1) {
  %v4 = arith.trunci %v1 : i8 to i1
  %v5 = arith.minsi %v1, %v1 : i8
  %v6 = arith.trunci %v1 : i8 to i1
  %v7 = arith.constant 7 : i8
  %v8 = arith.divsi %v5, %v7 : i8
  %v9 = arith.cmpi ne, %v7, %v1 : i8
  return %v9 : i1
}

func.func @f134(%v1: f32, %v2: f32, %v3: i1, %v4: i1) -> (f32) {
  %v5 = arith.subf %v2, %v2 fastmath<nnan,nsz> : f32
  %v6 = arith.constant 3.0 : f32
  %v7 = arith.select %v4, %v2, %v6 : f32
  return %v7 : f32
}

func.func @f135(%v1: i1) -> (i1) {
  %v2 = arith.constant true
  %v3 = arith.addi %v2, %v1 overflow<nsw, nuw> : i1
  return %v3 : i1
}

func.func @f136(%v1: i1, %v2: i8, %v3: i8) -> (i8) {
  %v4 = arith.extsi %v1 : i1 to i8
  %v5 = arith.subi %v4, %v3 overflow<nsw> : i8
  %v6 = arith.constant true
  %v7 = arith.divui %v6, %v1 : i1
  %v8 = arith.constant 0 : i8
  %v9 = arith.xori %v3, %v8 : i8
  return %v9 : i8
}

func.func @f137(%v1: index, %v2: i1) -> (index, index) {
  %v3 = arith.index_castui %v1 : index to i1
  %v4 = arith.index_cast %v1 : index to i1
  %v5 = arith.constant 4 : index
  %v6 = arith.select %v4, %v1, %v5 : index
  %v7 = arith.constant 8 : index
  %v8 = arith.index_cast %v7 : index to i1
  %v9 = arith.constant 3 : index
  %v10 = arith.maxsi %v9, %v6 : index
  return %v10, %v10 : index, index
}

func.func @f138(%v1: i1, %v2: i8, %v3: i8) -> (i8) {
  %v4 = arith.floordivsi %v2, %v2 : i8
  %v5 = arith.shrui %v3, %v3 : i8
  %v6 = arith.addi %v5, %v5 : i8
  return %v6 : i8
}

func.func @f139(%v1: i8, %v2: i8, %v3: i32, %v4: i1, %v5: i1) -> (i8, i8) {
  %v6 = arith.extui %v1 : i8 to i32
  %v7 = arith.constant 2 : i8
  %v8 = arith.xori %v7, %v1 : i8
  return %v8, %v7 : i8, i8
}

func.func @f140(%v1: index, %v2: index, %v3: i1, %v4: i1) -> (i1, index) {
  %v5 = arith.divsi %v1, %v2 : index
  %v6 = arith.constant 2 : index
  %v7 = arith.constant 3 : index
  %v8 = arith.select %v4, %v6, %v7 : index
  %v9 = arith.index_cast %v1 : index to i1
  %v10 = arith.constant -9223372036854775808 : index
  %v11 = arith.index_cast %v10 : index to i1
  return %v11, %v10 : i1, index
}

func.func @f141(%v1: i8, %v2: i8, %v3: i32, %v4: i64, %v5: i1, %v6: i1) -> (i8) {
  %v7 = arith.constant true
  %v8 = arith.select %v7, %v2, %v2 : i8
  %v9 = arith.constant 3 : i8
  %v10 = arith.maxsi %v2, %v9 : i8
  return %v10 : i8
}

func.func @f142(%v1: vector<2xf32>, %v2: vector<2xf32>, %v3: vector<2xf16>, %v4: vector<2xi1>, %v5: vector<2xi1>) -> (vector<2xi1>, vector<2xf32>) {
  %v6 = arith.extf %v3 fastmath<fast> : vector<2xf16> to vector<2xf32>
  %v7 = arith.negf %v6 : vector<2xf32>
  %v8 = arith.fptosi %v6 : vector<2xf32> to vector<2xi1>
  return %v8, %v6 : vector<2xi1>, vector<2xf32>
}

func.func @f143(%v1: f32, %v2: f32, %v3: i1) -> (f32, f32) {
  %v4 = arith.divf %v1, %v2 fastmath<fast> : f32
  %v5 = arith.fptoui %v4 : f32 to i1
  %v6 = arith.constant 7.0 : f32
  %v7 = arith.minimumf %v6, %v1 : f32
  %v8 = arith.negf %v7 : f32
  return %v8, %v4 : f32, f32
}

func.func @f144(%v1: vector<2xi8>, %v2: vector<2xi8>, %v3: vector<2xindex>, %v4: vector<2xindex>, %v5: vector<2xi1>) -> (vector<2xi8>) {
  %v6 = arith.constant dense<[63, 63]> : vector<2xindex>
  %v7 = arith.addi %v6, %v6 : vector<2xindex>
  %v8 = arith.constant dense<[0, -128]> : vector<2xi8>
  %v9 = arith.select %v5, %v2, %v8 : vector<2xi1>, vector<2xi8>
  %v10 = arith.cmpi ugt, %v2, %v2 : vector<2xi8>
  %v11 = arith.index_cast %v7 : vector<2xindex> to vector<2xi8>
  return %v11 : vector<2xi8>
}

func.func @f145(%v1: i8, %v2: i8, %v3: i32, %v4: i32, %v5: i64, %v6: i64, %v7: i1) -> (i1) {
  %v8 = arith.constant -9223372036854775808 : i64
  %v9 = arith.divui %v5, %v8 : i64
  %v10 = arith.constant 1 : i8
  %v11 = arith.trunci %v10 : i8 to i1
  %v12 = arith.constant 2 : i64
  %v13:2 = arith.addui_extended %v12, %v9 : i64, i1
  %v14 = arith.muli %v13#0, %v5 overflow<nsw, nuw> : i64
  %v15 = arith.constant -1 : i32
  %v16 = arith.constant -11 : i32
  %v17 = arith.cmpi ugt, %v15, %v16 : i32
  return %v17 : i1
}

func.func @f146(%v1: i8, %v2: index, %v3: index, %v4: i1) -> (i8) {
  %v5 = arith.ceildivui %v3, %v3 : index
  %v6 = arith.index_castui %v1 : i8 to index
  %v7 = arith.constant 3 : index
  %v8 = arith.muli %v7, %v6 overflow<nsw, nuw> : index
  %v9 = arith.constant 0 : i8
  %v10 = arith.shrsi %v1, %v9 : i8
  return %v10 : i8
}

func.func @f147(%v1: f32, %v2: f32, %v3: f16, %v4: f16, %v5: i1) -> (f16) {
  %v6 = arith.constant 7.0 : f32
  %v7 = arith.select %v5, %v6, %v6 : f32
  %v8 = arith.constant 32767.0 : f16
  %v9 = arith.negf %v4 : f16
  return %v9 : f16
}

func.func @f148(%v1: i32, %v2: i1, %v3: i1) -> (i32, i32) {
  %v4 = arith.trunci %v1 : i32 to i1
  %v5 = arith.constant -1 : i32
  %v6 = arith.constant 0 : i32
  %v7 = arith.muli %v5, %v6 overflow<nsw> : i32
  %v8 = arith.minui %v7, %v7 : i32
  return %v8, %v7 : i32, i32
}

func.func @f149(%v1: i8, %v2: i8, %v3: index, %v4: i1, %v5: i1) -> (i8, index) {
  %v6 = arith.subi %v2, %v1 overflow<nsw> : i8
  %v7 = arith.constant -1 : index
  %v8 = arith.floordivsi %v3, %v7 : index
  %v9 = arith.shrui %v7, %v3 : index
  %v10 = arith.constant 9223372036854775807 : index
  %v11 = arith.shrui %v3, %v10 exact : index
  %v12 = arith.constant 4 : i8
  %v13 = arith.select %v5, %v1, %v12 : i8
  return %v13, %v9 : i8, index
}

func.func @f150(%v1: i8, %v2: i8, %v3: index, %v4: index, %v5: i1) -> (i8) {
  %v6 = arith.trunci %v1 : i8 to i1
  %v7 = arith.trunci %v1 : i8 to i1
  %v8 = arith.constant 0 : index
  %v9 = arith.select %v6, %v4, %v8 : index
  %v10 = arith.constant 0 : i8
  %v11 = arith.index_castui %v10 : i8 to index
  %v12 = arith.constant false
  %v13 = arith.constant 0 : i8
  %v14 = arith.constant 7 : i8
  %v15 = arith.select %v12, %v13, %v14 : i8
  return %v15 : i8
}

func.func @f151(%v1: i8, %v2: index, %v3: index, %v4: i1, %v5: i1) -> (index) {
  %v6 = arith.trunci %v1 : i8 to i1
  %v7 = arith.maxui %v2, %v2 : index
  return %v7 : index
}

func.func @f152(%v1: i8, %v2: i8, %v3: i32, %v4: i32, %v5: i64, %v6: i1) -> (i32) {
  %v7 = arith.constant 8 : i8
  %v8 = arith.constant 4 : i8
  %v9 = arith.select %v6, %v7, %v8 : i8
  %v10 = arith.floordivsi %v3, %v4 : i32
  return %v10 : i32
}

func.func @f153(%v1: f32, %v2: f16, %v3: i1, %v4: i1) -> (f32) {
  %v6 = arith.constant true
  %v7 = arith.constant true
  %v5 = arith.xori %v6, %v7 : i1
  %v9 = arith.constant true
  %v8 = arith.xori %v4, %v9 : i1
  %v10 = arith.constant -3.75 : f32
  %v11 = arith.mulf %v10, %v10 fastmath<contract> : f32
  %v12 = arith.constant 0.0 : f32
  %v13 = arith.divf %v1, %v12 fastmath<fast> : f32
  return %v13 : f32
}

func.func @f154(%v1: f32, %v2: i1, %v3: i1) -> (i1) {
  %v4 = arith.mulf %v1, %v1 : f32
  %v5 = arith.constant 1.0 : f32
  %v6 = arith.constant -3.75 : f32
  %v7 = arith.minnumf %v5, %v6 : f32
  %v8 = arith.cmpf olt, %v7, %v6 : f32
  %v9 = arith.remf %v7, %v1 : f32
  %v10 = arith.constant 127.0 : f32
  %v11 = arith.cmpf ole, %v10, %v9 : f32
  return %v11 : i1
}

func.func @f155(%v1: f32, %v2: f16, %v3: f16, %v4: i1, %v5: i1) -> (i1, f32) {
  %v6 = arith.constant 2.5 : f32
  %v7 = arith.cmpf uno, %v6, %v6 : f32
  %v8 = arith.extf %v3 fastmath<fast> : f16 to f32
  %v9 = arith.constant 127.0 : f16
  %v10 = arith.addf %v9, %v9 : f16
  %v11 = arith.fptoui %v1 : f32 to i1
  %v13 = arith.constant false
  %v14 = arith.constant true
  %v12 = arith.xori %v13, %v14 : i1
  return %v12, %v8 : i1, f32
}

func.func @f156(%v1: i1) -> (i1, i1) {
  %v2 = arith.constant true
  %v3 = arith.constant false
  %v4 = arith.ceildivui %v2, %v3 : i1
  %v5 = arith.constant true
  %v6 = arith.constant false
  %v7 = arith.select %v5, %v5, %v6 : i1
  return %v7, %v4 : i1, i1
}

func.func @f157(%v1: vector<2xi1>, %v2: vector<2xi1>, %v3: vector<2xi8>) -> (vector<2xi1>) {
  %v4 = arith.trunci %v3 : vector<2xi8> to vector<2xi1>
  %v5 = arith.constant dense<[4, -128]> : vector<2xi8>
  %v6 = arith.andi %v5, %v5 : vector<2xi8>
  %v7 = arith.constant dense<4> : vector<2xi8>
  %v8 = arith.cmpi eq, %v5, %v7 : vector<2xi8>
  %v9 = arith.extui %v4 : vector<2xi1> to vector<2xi8>
  %v10 = arith.maxui %v8, %v8 : vector<2xi1>
  return %v10 : vector<2xi1>
}

func.func @f158(%v1: i8, %v2: index, %v3: index, %v4: i1) -> (index) {
  %v5 = arith.minsi %v1, %v1 : i8
  %v6:2 = arith.mului_extended %v1, %v1 : i8
  %v7 = arith.cmpi ne, %v1, %v6#1 : i8
  %v8 = arith.constant 0 : index
  %v9 = arith.select %v4, %v8, %v2 : index
  return %v9 : index
}

func.func @f159(%v1: f32, %v2: i1, %v3: i1) -> (f32, f32) {
  %v4 = arith.constant 127.0 : f32
  %v5 = arith.mulf %v1, %v4 : f32
  %v7 = arith.constant true
  %v6 = arith.xori %v2, %v7 : i1
  %v8 = arith.constant 3.0 : f32
  %v9 = arith.maximumf %v5, %v8 : f32
  return %v9, %v5 : f32, f32
}
