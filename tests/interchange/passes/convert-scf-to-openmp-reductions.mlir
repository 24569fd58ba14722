// options: -convert-scf-to-openmp=num-threads=3

func.func @arith_addf_f32(%m: memref<?xf32>, %n: index, %from: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      scf.reduce.return %c : f32
    }
  }
  return %all : f32
}

// -----

func.func @arith_addf_f64(%m: memref<?xf64>, %n: index, %from: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> f64 {
    %v = memref.load %m[%i] : memref<?xf64>
    scf.reduce(%v : f64) {
    ^bb0(%a: f64, %b: f64):
      %c = arith.addf %a, %b : f64
      scf.reduce.return %c : f64
    }
  }
  return %all : f64
}

// -----

func.func @arith_addf_f16(%m: memref<?xf16>, %n: index, %from: f16) -> f16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> f16 {
    %v = memref.load %m[%i] : memref<?xf16>
    scf.reduce(%v : f16) {
    ^bb0(%a: f16, %b: f16):
      %c = arith.addf %a, %b : f16
      scf.reduce.return %c : f16
    }
  }
  return %all : f16
}

// -----

func.func @arith_addf_bf16(%m: memref<?xbf16>, %n: index, %from: bf16) -> bf16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> bf16 {
    %v = memref.load %m[%i] : memref<?xbf16>
    scf.reduce(%v : bf16) {
    ^bb0(%a: bf16, %b: bf16):
      %c = arith.addf %a, %b : bf16
      scf.reduce.return %c : bf16
    }
  }
  return %all : bf16
}

// -----

func.func @arith_addf_f80(%m: memref<?xf80>, %n: index, %from: f80) -> f80 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> f80 {
    %v = memref.load %m[%i] : memref<?xf80>
    scf.reduce(%v : f80) {
    ^bb0(%a: f80, %b: f80):
      %c = arith.addf %a, %b : f80
      scf.reduce.return %c : f80
    }
  }
  return %all : f80
}

// -----

func.func @arith_addf_f128(%m: memref<?xf128>, %n: index, %from: f128) -> f128 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> f128 {
    %v = memref.load %m[%i] : memref<?xf128>
    scf.reduce(%v : f128) {
    ^bb0(%a: f128, %b: f128):
      %c = arith.addf %a, %b : f128
      scf.reduce.return %c : f128
    }
  }
  return %all : f128
}

// -----

func.func @arith_addf_vector_4xf32_(%m: memref<?xvector<4xf32>>, %n: index, %from: vector<4xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> vector<4xf32> {
    %v = memref.load %m[%i] : memref<?xvector<4xf32>>
    scf.reduce(%v : vector<4xf32>) {
    ^bb0(%a: vector<4xf32>, %b: vector<4xf32>):
      %c = arith.addf %a, %b : vector<4xf32>
      scf.reduce.return %c : vector<4xf32>
    }
  }
  return %all : vector<4xf32>
}

// -----

func.func @arith_addf_f8E5M2(%m: memref<?xf8E5M2>, %n: index, %from: f8E5M2) -> f8E5M2 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> f8E5M2 {
    %v = memref.load %m[%i] : memref<?xf8E5M2>
    scf.reduce(%v : f8E5M2) {
    ^bb0(%a: f8E5M2, %b: f8E5M2):
      %c = arith.addf %a, %b : f8E5M2
      scf.reduce.return %c : f8E5M2
    }
  }
  return %all : f8E5M2
}

// -----

func.func @arith_addi_i32(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.addi %a, %b : i32
      scf.reduce.return %c : i32
    }
  }
  return %all : i32
}

// -----

func.func @arith_addi_i1(%m: memref<?xi1>, %n: index, %from: i1) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i1 {
    %v = memref.load %m[%i] : memref<?xi1>
    scf.reduce(%v : i1) {
    ^bb0(%a: i1, %b: i1):
      %c = arith.addi %a, %b : i1
      scf.reduce.return %c : i1
    }
  }
  return %all : i1
}

// -----

func.func @arith_addi_i128(%m: memref<?xi128>, %n: index, %from: i128) -> i128 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i128 {
    %v = memref.load %m[%i] : memref<?xi128>
    scf.reduce(%v : i128) {
    ^bb0(%a: i128, %b: i128):
      %c = arith.addi %a, %b : i128
      scf.reduce.return %c : i128
    }
  }
  return %all : i128
}

// -----

func.func @arith_addi_vector_2x3xi8_(%m: memref<?xvector<2x3xi8>>, %n: index, %from: vector<2x3xi8>) -> vector<2x3xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> vector<2x3xi8> {
    %v = memref.load %m[%i] : memref<?xvector<2x3xi8>>
    scf.reduce(%v : vector<2x3xi8>) {
    ^bb0(%a: vector<2x3xi8>, %b: vector<2x3xi8>):
      %c = arith.addi %a, %b : vector<2x3xi8>
      scf.reduce.return %c : vector<2x3xi8>
    }
  }
  return %all : vector<2x3xi8>
}

// -----

func.func @arith_addi_vector__4_xi16_(%m: memref<?xvector<[4]xi16>>, %n: index, %from: vector<[4]xi16>) -> vector<[4]xi16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> vector<[4]xi16> {
    %v = memref.load %m[%i] : memref<?xvector<[4]xi16>>
    scf.reduce(%v : vector<[4]xi16>) {
    ^bb0(%a: vector<[4]xi16>, %b: vector<[4]xi16>):
      %c = arith.addi %a, %b : vector<[4]xi16>
      scf.reduce.return %c : vector<[4]xi16>
    }
  }
  return %all : vector<[4]xi16>
}

// -----

func.func @arith_muli_i64(%m: memref<?xi64>, %n: index, %from: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i64 {
    %v = memref.load %m[%i] : memref<?xi64>
    scf.reduce(%v : i64) {
    ^bb0(%a: i64, %b: i64):
      %c = arith.muli %a, %b : i64
      scf.reduce.return %c : i64
    }
  }
  return %all : i64
}

// -----

func.func @arith_muli_vector_4xi8_(%m: memref<?xvector<4xi8>>, %n: index, %from: vector<4xi8>) -> vector<4xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> vector<4xi8> {
    %v = memref.load %m[%i] : memref<?xvector<4xi8>>
    scf.reduce(%v : vector<4xi8>) {
    ^bb0(%a: vector<4xi8>, %b: vector<4xi8>):
      %c = arith.muli %a, %b : vector<4xi8>
      scf.reduce.return %c : vector<4xi8>
    }
  }
  return %all : vector<4xi8>
}

// -----

func.func @arith_mulf_f32(%m: memref<?xf32>, %n: index, %from: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.mulf %a, %b : f32
      scf.reduce.return %c : f32
    }
  }
  return %all : f32
}

// -----

func.func @arith_mulf_vector_2xf64_(%m: memref<?xvector<2xf64>>, %n: index, %from: vector<2xf64>) -> vector<2xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> vector<2xf64> {
    %v = memref.load %m[%i] : memref<?xvector<2xf64>>
    scf.reduce(%v : vector<2xf64>) {
    ^bb0(%a: vector<2xf64>, %b: vector<2xf64>):
      %c = arith.mulf %a, %b : vector<2xf64>
      scf.reduce.return %c : vector<2xf64>
    }
  }
  return %all : vector<2xf64>
}

// -----

func.func @arith_andi_i8(%m: memref<?xi8>, %n: index, %from: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i8 {
    %v = memref.load %m[%i] : memref<?xi8>
    scf.reduce(%v : i8) {
    ^bb0(%a: i8, %b: i8):
      %c = arith.andi %a, %b : i8
      scf.reduce.return %c : i8
    }
  }
  return %all : i8
}

// -----

func.func @arith_andi_i1(%m: memref<?xi1>, %n: index, %from: i1) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i1 {
    %v = memref.load %m[%i] : memref<?xi1>
    scf.reduce(%v : i1) {
    ^bb0(%a: i1, %b: i1):
      %c = arith.andi %a, %b : i1
      scf.reduce.return %c : i1
    }
  }
  return %all : i1
}

// -----

func.func @arith_ori_i16(%m: memref<?xi16>, %n: index, %from: i16) -> i16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i16 {
    %v = memref.load %m[%i] : memref<?xi16>
    scf.reduce(%v : i16) {
    ^bb0(%a: i16, %b: i16):
      %c = arith.ori %a, %b : i16
      scf.reduce.return %c : i16
    }
  }
  return %all : i16
}

// -----

func.func @arith_xori_i7(%m: memref<?xi7>, %n: index, %from: i7) -> i7 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i7 {
    %v = memref.load %m[%i] : memref<?xi7>
    scf.reduce(%v : i7) {
    ^bb0(%a: i7, %b: i7):
      %c = arith.xori %a, %b : i7
      scf.reduce.return %c : i7
    }
  }
  return %all : i7
}

// -----

func.func @llvm_fadd_f32(%m: memref<?xf32>, %n: index, %from: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %c = llvm.fadd %a, %b : f32
      scf.reduce.return %c : f32
    }
  }
  return %all : f32
}

// -----

func.func @llvm_add_i32(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = llvm.add %a, %b : i32
      scf.reduce.return %c : i32
    }
  }
  return %all : i32
}

// -----

func.func @llvm_mul_i32(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = llvm.mul %a, %b : i32
      scf.reduce.return %c : i32
    }
  }
  return %all : i32
}

// -----

func.func @llvm_fmul_f64(%m: memref<?xf64>, %n: index, %from: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> f64 {
    %v = memref.load %m[%i] : memref<?xf64>
    scf.reduce(%v : f64) {
    ^bb0(%a: f64, %b: f64):
      %c = llvm.fmul %a, %b : f64
      scf.reduce.return %c : f64
    }
  }
  return %all : f64
}

// -----

func.func @llvm_and_i32(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = llvm.and %a, %b : i32
      scf.reduce.return %c : i32
    }
  }
  return %all : i32
}

// -----

func.func @llvm_or_i32(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = llvm.or %a, %b : i32
      scf.reduce.return %c : i32
    }
  }
  return %all : i32
}

// -----

func.func @llvm_xor_i1(%m: memref<?xi1>, %n: index, %from: i1) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i1 {
    %v = memref.load %m[%i] : memref<?xi1>
    scf.reduce(%v : i1) {
    ^bb0(%a: i1, %b: i1):
      %c = llvm.xor %a, %b : i1
      scf.reduce.return %c : i1
    }
  }
  return %all : i1
}

// -----

func.func @cmpi_slt_same_i32(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.cmpi slt, %a, %b : i32
      %d = arith.select %c, %a, %b : i32
      scf.reduce.return %d : i32
    }
  }
  return %all : i32
}

// -----

func.func @cmpi_slt_swapped_vector_4xi16_(%m: memref<?xvector<4xi16>>, %n: index, %from: vector<4xi16>) -> vector<4xi16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> vector<4xi16> {
    %v = memref.load %m[%i] : memref<?xvector<4xi16>>
    scf.reduce(%v : vector<4xi16>) {
    ^bb0(%a: vector<4xi16>, %b: vector<4xi16>):
      %c = arith.cmpi slt, %a, %b : vector<4xi16>
      %d = arith.select %c, %b, %a : vector<4xi1>, vector<4xi16>
      scf.reduce.return %d : vector<4xi16>
    }
  }
  return %all : vector<4xi16>
}

// -----

func.func @cmpi_sle_same_i32(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.cmpi sle, %a, %b : i32
      %d = arith.select %c, %a, %b : i32
      scf.reduce.return %d : i32
    }
  }
  return %all : i32
}

// -----

func.func @cmpi_sle_swapped_i5(%m: memref<?xi5>, %n: index, %from: i5) -> i5 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i5 {
    %v = memref.load %m[%i] : memref<?xi5>
    scf.reduce(%v : i5) {
    ^bb0(%a: i5, %b: i5):
      %c = arith.cmpi sle, %a, %b : i5
      %d = arith.select %c, %b, %a : i5
      scf.reduce.return %d : i5
    }
  }
  return %all : i5
}

// -----

func.func @cmpi_sgt_same_i32(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.cmpi sgt, %a, %b : i32
      %d = arith.select %c, %a, %b : i32
      scf.reduce.return %d : i32
    }
  }
  return %all : i32
}

// -----

func.func @cmpi_sgt_swapped_vector_4xi16_(%m: memref<?xvector<4xi16>>, %n: index, %from: vector<4xi16>) -> vector<4xi16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> vector<4xi16> {
    %v = memref.load %m[%i] : memref<?xvector<4xi16>>
    scf.reduce(%v : vector<4xi16>) {
    ^bb0(%a: vector<4xi16>, %b: vector<4xi16>):
      %c = arith.cmpi sgt, %a, %b : vector<4xi16>
      %d = arith.select %c, %b, %a : vector<4xi1>, vector<4xi16>
      scf.reduce.return %d : vector<4xi16>
    }
  }
  return %all : vector<4xi16>
}

// -----

func.func @cmpi_sge_same_i32(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.cmpi sge, %a, %b : i32
      %d = arith.select %c, %a, %b : i32
      scf.reduce.return %d : i32
    }
  }
  return %all : i32
}

// -----

func.func @cmpi_sge_swapped_i5(%m: memref<?xi5>, %n: index, %from: i5) -> i5 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i5 {
    %v = memref.load %m[%i] : memref<?xi5>
    scf.reduce(%v : i5) {
    ^bb0(%a: i5, %b: i5):
      %c = arith.cmpi sge, %a, %b : i5
      %d = arith.select %c, %b, %a : i5
      scf.reduce.return %d : i5
    }
  }
  return %all : i5
}

// -----

func.func @cmpi_ult_same_i32(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.cmpi ult, %a, %b : i32
      %d = arith.select %c, %a, %b : i32
      scf.reduce.return %d : i32
    }
  }
  return %all : i32
}

// -----

func.func @cmpi_ult_swapped_vector_4xi16_(%m: memref<?xvector<4xi16>>, %n: index, %from: vector<4xi16>) -> vector<4xi16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> vector<4xi16> {
    %v = memref.load %m[%i] : memref<?xvector<4xi16>>
    scf.reduce(%v : vector<4xi16>) {
    ^bb0(%a: vector<4xi16>, %b: vector<4xi16>):
      %c = arith.cmpi ult, %a, %b : vector<4xi16>
      %d = arith.select %c, %b, %a : vector<4xi1>, vector<4xi16>
      scf.reduce.return %d : vector<4xi16>
    }
  }
  return %all : vector<4xi16>
}

// -----

func.func @cmpi_ule_same_i32(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.cmpi ule, %a, %b : i32
      %d = arith.select %c, %a, %b : i32
      scf.reduce.return %d : i32
    }
  }
  return %all : i32
}

// -----

func.func @cmpi_ule_swapped_i5(%m: memref<?xi5>, %n: index, %from: i5) -> i5 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i5 {
    %v = memref.load %m[%i] : memref<?xi5>
    scf.reduce(%v : i5) {
    ^bb0(%a: i5, %b: i5):
      %c = arith.cmpi ule, %a, %b : i5
      %d = arith.select %c, %b, %a : i5
      scf.reduce.return %d : i5
    }
  }
  return %all : i5
}

// -----

func.func @cmpi_ugt_same_i32(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.cmpi ugt, %a, %b : i32
      %d = arith.select %c, %a, %b : i32
      scf.reduce.return %d : i32
    }
  }
  return %all : i32
}

// -----

func.func @cmpi_ugt_swapped_vector_4xi16_(%m: memref<?xvector<4xi16>>, %n: index, %from: vector<4xi16>) -> vector<4xi16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> vector<4xi16> {
    %v = memref.load %m[%i] : memref<?xvector<4xi16>>
    scf.reduce(%v : vector<4xi16>) {
    ^bb0(%a: vector<4xi16>, %b: vector<4xi16>):
      %c = arith.cmpi ugt, %a, %b : vector<4xi16>
      %d = arith.select %c, %b, %a : vector<4xi1>, vector<4xi16>
      scf.reduce.return %d : vector<4xi16>
    }
  }
  return %all : vector<4xi16>
}

// -----

func.func @cmpi_uge_same_i32(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.cmpi uge, %a, %b : i32
      %d = arith.select %c, %a, %b : i32
      scf.reduce.return %d : i32
    }
  }
  return %all : i32
}

// -----

func.func @cmpi_uge_swapped_i5(%m: memref<?xi5>, %n: index, %from: i5) -> i5 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i5 {
    %v = memref.load %m[%i] : memref<?xi5>
    scf.reduce(%v : i5) {
    ^bb0(%a: i5, %b: i5):
      %c = arith.cmpi uge, %a, %b : i5
      %d = arith.select %c, %b, %a : i5
      scf.reduce.return %d : i5
    }
  }
  return %all : i5
}

// -----

func.func @cmpf_olt_same_f32(%m: memref<?xf32>, %n: index, %from: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.cmpf olt, %a, %b : f32
      %d = arith.select %c, %a, %b : f32
      scf.reduce.return %d : f32
    }
  }
  return %all : f32
}

// -----

func.func @cmpf_olt_swapped_f80(%m: memref<?xf80>, %n: index, %from: f80) -> f80 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> f80 {
    %v = memref.load %m[%i] : memref<?xf80>
    scf.reduce(%v : f80) {
    ^bb0(%a: f80, %b: f80):
      %c = arith.cmpf olt, %a, %b : f80
      %d = arith.select %c, %b, %a : f80
      scf.reduce.return %d : f80
    }
  }
  return %all : f80
}

// -----

func.func @cmpf_ole_same_f64(%m: memref<?xf64>, %n: index, %from: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> f64 {
    %v = memref.load %m[%i] : memref<?xf64>
    scf.reduce(%v : f64) {
    ^bb0(%a: f64, %b: f64):
      %c = arith.cmpf ole, %a, %b : f64
      %d = arith.select %c, %a, %b : f64
      scf.reduce.return %d : f64
    }
  }
  return %all : f64
}

// -----

func.func @cmpf_ole_swapped_vector_4xf32_(%m: memref<?xvector<4xf32>>, %n: index, %from: vector<4xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> vector<4xf32> {
    %v = memref.load %m[%i] : memref<?xvector<4xf32>>
    scf.reduce(%v : vector<4xf32>) {
    ^bb0(%a: vector<4xf32>, %b: vector<4xf32>):
      %c = arith.cmpf ole, %a, %b : vector<4xf32>
      %d = arith.select %c, %b, %a : vector<4xi1>, vector<4xf32>
      scf.reduce.return %d : vector<4xf32>
    }
  }
  return %all : vector<4xf32>
}

// -----

func.func @cmpf_ogt_same_f16(%m: memref<?xf16>, %n: index, %from: f16) -> f16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> f16 {
    %v = memref.load %m[%i] : memref<?xf16>
    scf.reduce(%v : f16) {
    ^bb0(%a: f16, %b: f16):
      %c = arith.cmpf ogt, %a, %b : f16
      %d = arith.select %c, %a, %b : f16
      scf.reduce.return %d : f16
    }
  }
  return %all : f16
}

// -----

func.func @cmpf_ogt_swapped_f128(%m: memref<?xf128>, %n: index, %from: f128) -> f128 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> f128 {
    %v = memref.load %m[%i] : memref<?xf128>
    scf.reduce(%v : f128) {
    ^bb0(%a: f128, %b: f128):
      %c = arith.cmpf ogt, %a, %b : f128
      %d = arith.select %c, %b, %a : f128
      scf.reduce.return %d : f128
    }
  }
  return %all : f128
}

// -----

func.func @cmpf_oge_same_bf16(%m: memref<?xbf16>, %n: index, %from: bf16) -> bf16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> bf16 {
    %v = memref.load %m[%i] : memref<?xbf16>
    scf.reduce(%v : bf16) {
    ^bb0(%a: bf16, %b: bf16):
      %c = arith.cmpf oge, %a, %b : bf16
      %d = arith.select %c, %a, %b : bf16
      scf.reduce.return %d : bf16
    }
  }
  return %all : bf16
}

// -----

func.func @cmpf_oge_swapped_f32(%m: memref<?xf32>, %n: index, %from: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.cmpf oge, %a, %b : f32
      %d = arith.select %c, %b, %a : f32
      scf.reduce.return %d : f32
    }
  }
  return %all : f32
}

// -----

func.func @one_argument(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      scf.reduce.return %a : i32
    }
  }
  return %all : i32
}

// -----

func.func @other_order(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.addi %b, %a : i32
      scf.reduce.return %c : i32
    }
  }
  return %all : i32
}

// -----

func.func @twice_the_same(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.addi %a, %a : i32
      scf.reduce.return %c : i32
    }
  }
  return %all : i32
}

// -----

func.func @unused_sum(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.addi %a, %b : i32
      scf.reduce.return %b : i32
    }
  }
  return %all : i32
}

// -----

func.func @two_operations(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.addi %a, %b : i32
      %d = arith.addi %c, %b : i32
      scf.reduce.return %d : i32
    }
  }
  return %all : i32
}

// -----

func.func @difference(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.subi %a, %b : i32
      scf.reduce.return %c : i32
    }
  }
  return %all : i32
}

// -----

func.func @maximum(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.maxsi %a, %b : i32
      scf.reduce.return %c : i32
    }
  }
  return %all : i32
}

// -----

func.func @equal(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.cmpi eq, %a, %b : i32
      %d = arith.select %c, %a, %b : i32
      scf.reduce.return %d : i32
    }
  }
  return %all : i32
}

// -----

func.func @other_compared(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.cmpi slt, %b, %a : i32
      %d = arith.select %c, %a, %b : i32
      scf.reduce.return %d : i32
    }
  }
  return %all : i32
}

// -----

func.func @of_llvm(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = llvm.icmp "slt" %a, %b : i32
      %d = llvm.select %c, %a, %b : i1, i32
      scf.reduce.return %d : i32
    }
  }
  return %all : i32
}

// -----

func.func @selected_twice(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.cmpi slt, %a, %b : i32
      %d = arith.select %c, %a, %a : i32
      scf.reduce.return %d : i32
    }
  }
  return %all : i32
}

// -----

func.func @several(%n: index, %x: i32, %y: f32) -> (i32, f32) {
  %c1 = arith.constant 1 : index
  %all:2 = scf.parallel (%i, %j) = (%c1, %c1) to (%n, %n) step (%c1, %c1) init (%x, %y) -> (i32, f32) {
    %some:2 = scf.parallel (%k) = (%i) to (%j) step (%c1) init (%x, %y) -> (i32, f32) {
      scf.reduce(%x, %y : i32, f32) {
      ^bb0(%a: i32, %b: i32):
        %c = arith.addi %a, %b overflow<nsw> : i32
        scf.reduce.return %c : i32
      }, {
      ^bb0(%a: f32, %b: f32):
        %c = arith.mulf %a, %b fastmath<fast> : f32
        scf.reduce.return %c : f32
      }
    }
    scf.reduce(%some#0, %some#1 : i32, f32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.muli %a, %b : i32
      scf.reduce.return %c : i32
    }, {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      scf.reduce.return %c : f32
    }
  }
  return %all#0, %all#1 : i32, f32
}
func.func private @__scf_reduction_1()
func.func @in_a_region(%n: index, %x: i32, %c: i1) -> i32 {
  %r = scf.if %c -> i32 {
    %all = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> i32 {
      scf.reduce(%x : i32) {
      ^bb0(%a: i32, %b: i32):
        %s = arith.addi %a, %b : i32
        scf.reduce.return %s : i32
      }
    }
    scf.yield %all : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}

// -----

%n = arith.constant 4 : index
%x = arith.constant 5 : i32
%all = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> i32 {
  scf.reduce(%x : i32) {
  ^bb0(%a: i32, %b: i32):
    %s = arith.addi %a, %b : i32
    scf.reduce.return %s : i32
  }
}
%twice = arith.addi %all, %all : i32

// -----

module @inner {
  func.func @f(%n: index, %x: i32) {
    %all = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> i32 {
      scf.reduce(%x : i32) {
      ^bb0(%a: i32, %b: i32):
        %s = arith.addi %a, %b : i32
        scf.reduce.return %s : i32
      }
    }
    return
  }
}
llvm.func @__scf_reduction()
func.func @f(%n: index) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    scf.parallel (%j) = (%n) to (%i) step (%n) {
      %own = memref.alloca() : memref<4xf32>
      scf.reduce
    }
    scf.reduce
  }
  return
}
