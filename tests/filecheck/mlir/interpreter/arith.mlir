// Arithmetic on scalars gives what MLIR's own compiler gives: wrapped and extended integers, and floats of every width.
// The quotient of zeros is omitted: the sign of the result depends on the processor.
// RUN: toyc %s -emit=mlir -run > %t.interpreted
// RUN: mlir-opt-22 %s --arith-expand=include-bf16=true --convert-to-llvm --reconcile-unrealized-casts -o %t.lowered
// RUN: mlir-runner-22 %t.lowered -O0 -e main --entry-point-result=void > %t.reference
// RUN: diff %t.interpreted %t.reference
// The llvm dialect of the reference is interpreted alike.
// RUN: toyc %t.lowered -x=mlir -emit=mlir-llvm -run > %t.again
// RUN: diff %t.again %t.reference
// REQUIRES: mlir-opt-22, mlir-runner-22

func.func @main() {
  %c0 = arith.constant 2147483647 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant -2147483648 : i32
  %c3 = arith.constant 65536 : i32
  %c4 = arith.constant 65537 : i32
  %c5 = arith.constant -7 : i32
  %c6 = arith.constant 2 : i32
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 4 : i32
  %c9 = arith.constant 12 : i32
  %c10 = arith.constant 10 : i32
  %c11 = arith.constant 3 : i32
  %c12 = arith.constant 30 : i32
  %c13 = arith.constant -8 : i32
  %c14 = arith.constant -1 : i32
  %c15 = arith.constant 100 : i8
  %c16 = arith.constant 3 : i8
  %c17 = arith.constant true
  %c18 = arith.constant -1 : i16
  %c19 = arith.constant 2 : i16
  %c20 = arith.constant -3 : i32
  %c21 = arith.constant 5 : i32
  %c22 = arith.constant 0.1 : f64
  %c23 = arith.constant 0.2 : f64
  %c24 = arith.constant 1.0 : f32
  %c25 = arith.constant 0.9 : f32
  %c26 = arith.constant 0.1 : f32
  %c27 = arith.constant 1.0 : f64
  %c28 = arith.constant 3.0 : f64
  %c29 = arith.constant 3.0 : f32
  %c30 = arith.constant 0.0 : f64
  %c31 = arith.constant -1.0 : f64
  %c32 = arith.constant -7.5 : f64
  %c33 = arith.constant 2.0 : f64
  %c34 = arith.constant -0.0 : f64
  %c35 = arith.constant 0x7FF8000000000000 : f64
  %c36 = arith.constant 1.0 : f16
  %c37 = arith.constant 0.0005 : f16
  %c38 = arith.constant 3.0 : bf16
  %c39 = arith.constant 0.1 : bf16
  %c40 = arith.constant 200.5 : f64
  %c41 = arith.constant 4607182418800017408 : i64
  %v1 = arith.addi %c0, %c1 : i32
  %v2 = arith.extsi %v1 : i32 to i64
  func.call @show(%v2) : (i64) -> ()
  %v3 = arith.subi %c2, %c1 : i32
  %v4 = arith.extsi %v3 : i32 to i64
  func.call @show(%v4) : (i64) -> ()
  %v5 = arith.muli %c3, %c4 : i32
  %v6 = arith.extsi %v5 : i32 to i64
  func.call @show(%v6) : (i64) -> ()
  %v7 = arith.divsi %c5, %c6 : i32
  %v8 = arith.extsi %v7 : i32 to i64
  func.call @show(%v8) : (i64) -> ()
  %v9 = arith.divui %c5, %c6 : i32
  %v10 = arith.extsi %v9 : i32 to i64
  func.call @show(%v10) : (i64) -> ()
  %v11 = arith.ceildivsi %c5, %c6 : i32
  %v12 = arith.extsi %v11 : i32 to i64
  func.call @show(%v12) : (i64) -> ()
  %v13 = arith.ceildivui %c7, %c6 : i32
  %v14 = arith.extsi %v13 : i32 to i64
  func.call @show(%v14) : (i64) -> ()
  %v15 = arith.floordivsi %c5, %c6 : i32
  %v16 = arith.extsi %v15 : i32 to i64
  func.call @show(%v16) : (i64) -> ()
  %v17 = arith.remsi %c5, %c6 : i32
  %v18 = arith.extsi %v17 : i32 to i64
  func.call @show(%v18) : (i64) -> ()
  %v19 = arith.remui %c5, %c8 : i32
  %v20 = arith.extsi %v19 : i32 to i64
  func.call @show(%v20) : (i64) -> ()
  %v21 = arith.andi %c9, %c10 : i32
  %v22 = arith.extsi %v21 : i32 to i64
  func.call @show(%v22) : (i64) -> ()
  %v23 = arith.ori %c9, %c10 : i32
  %v24 = arith.extsi %v23 : i32 to i64
  func.call @show(%v24) : (i64) -> ()
  %v25 = arith.xori %c9, %c10 : i32
  %v26 = arith.extsi %v25 : i32 to i64
  func.call @show(%v26) : (i64) -> ()
  %v27 = arith.shli %c11, %c12 : i32
  %v28 = arith.extsi %v27 : i32 to i64
  func.call @show(%v28) : (i64) -> ()
  %v29 = arith.shrsi %c13, %c1 : i32
  %v30 = arith.extsi %v29 : i32 to i64
  func.call @show(%v30) : (i64) -> ()
  %v31 = arith.shrui %c13, %c1 : i32
  %v32 = arith.extsi %v31 : i32 to i64
  func.call @show(%v32) : (i64) -> ()
  %v33 = arith.maxsi %c14, %c1 : i32
  %v34 = arith.extsi %v33 : i32 to i64
  func.call @show(%v34) : (i64) -> ()
  %v35 = arith.maxui %c14, %c1 : i32
  %v36 = arith.extsi %v35 : i32 to i64
  func.call @show(%v36) : (i64) -> ()
  %v37 = arith.minsi %c14, %c1 : i32
  %v38 = arith.extsi %v37 : i32 to i64
  func.call @show(%v38) : (i64) -> ()
  %v39 = arith.minui %c14, %c1 : i32
  %v40 = arith.extsi %v39 : i32 to i64
  func.call @show(%v40) : (i64) -> ()
  %v41 = arith.muli %c15, %c16 : i8
  %v42 = arith.extsi %v41 : i8 to i64
  func.call @show(%v42) : (i64) -> ()
  %v43 = arith.addi %c17, %c17 : i1
  %v44 = arith.extui %v43 : i1 to i64
  func.call @show(%v44) : (i64) -> ()
  %v45, %v45c = arith.addui_extended %c18, %c19 : i16, i1
  %v46 = arith.extsi %v45 : i16 to i64
  func.call @show(%v46) : (i64) -> ()
  %v47 = arith.extui %v45c : i1 to i64
  func.call @show(%v47) : (i64) -> ()
  %v48:2 = arith.mulsi_extended %c20, %c21 : i32
  %v49 = arith.extsi %v48#0 : i32 to i64
  func.call @show(%v49) : (i64) -> ()
  %v50 = arith.extsi %v48#1 : i32 to i64
  func.call @show(%v50) : (i64) -> ()
  %v51:2 = arith.mului_extended %c20, %c21 : i32
  %v52 = arith.extsi %v51#0 : i32 to i64
  func.call @show(%v52) : (i64) -> ()
  %v53 = arith.extsi %v51#1 : i32 to i64
  func.call @show(%v53) : (i64) -> ()
  %v54 = arith.extui %c18 : i16 to i32
  %v55 = arith.extsi %v54 : i32 to i64
  func.call @show(%v55) : (i64) -> ()
  %v56 = arith.extsi %c18 : i16 to i32
  %v57 = arith.extsi %v56 : i32 to i64
  func.call @show(%v57) : (i64) -> ()
  %v58 = arith.trunci %c4 : i32 to i16
  %v59 = arith.extsi %v58 : i16 to i64
  func.call @show(%v59) : (i64) -> ()
  %v60 = arith.index_castui %c14 : i32 to index
  %v61 = arith.index_cast %v60 : index to i64
  func.call @show(%v61) : (i64) -> ()
  %v62 = arith.cmpi eq, %c5, %c6 : i32
  %v63 = arith.extui %v62 : i1 to i64
  func.call @show(%v63) : (i64) -> ()
  %v64 = arith.cmpi ne, %c5, %c6 : i32
  %v65 = arith.extui %v64 : i1 to i64
  func.call @show(%v65) : (i64) -> ()
  %v66 = arith.cmpi slt, %c5, %c6 : i32
  %v67 = arith.extui %v66 : i1 to i64
  func.call @show(%v67) : (i64) -> ()
  %v68 = arith.cmpi sle, %c5, %c6 : i32
  %v69 = arith.extui %v68 : i1 to i64
  func.call @show(%v69) : (i64) -> ()
  %v70 = arith.cmpi sgt, %c5, %c6 : i32
  %v71 = arith.extui %v70 : i1 to i64
  func.call @show(%v71) : (i64) -> ()
  %v72 = arith.cmpi sge, %c5, %c6 : i32
  %v73 = arith.extui %v72 : i1 to i64
  func.call @show(%v73) : (i64) -> ()
  %v74 = arith.cmpi ult, %c5, %c6 : i32
  %v75 = arith.extui %v74 : i1 to i64
  func.call @show(%v75) : (i64) -> ()
  %v76 = arith.cmpi ule, %c5, %c6 : i32
  %v77 = arith.extui %v76 : i1 to i64
  func.call @show(%v77) : (i64) -> ()
  %v78 = arith.cmpi ugt, %c5, %c6 : i32
  %v79 = arith.extui %v78 : i1 to i64
  func.call @show(%v79) : (i64) -> ()
  %v80 = arith.cmpi uge, %c5, %c6 : i32
  %v81 = arith.extui %v80 : i1 to i64
  func.call @show(%v81) : (i64) -> ()
  %v82 = arith.select %c17, %c5, %c6 : i32
  %v83 = arith.extsi %v82 : i32 to i64
  func.call @show(%v83) : (i64) -> ()
  %v84 = arith.addf %c22, %c23 : f64
  func.call @show_float(%v84) : (f64) -> ()
  %v85 = arith.subf %c24, %c25 : f32
  %v86 = arith.extf %v85 : f32 to f64
  func.call @show_float(%v86) : (f64) -> ()
  %v87 = arith.mulf %c26, %c26 : f32
  %v88 = arith.extf %v87 : f32 to f64
  func.call @show_float(%v88) : (f64) -> ()
  %v89 = arith.divf %c27, %c28 : f64
  func.call @show_float(%v89) : (f64) -> ()
  %v90 = arith.divf %c24, %c29 : f32
  %v91 = arith.extf %v90 : f32 to f64
  func.call @show_float(%v91) : (f64) -> ()
  %v93 = arith.divf %c31, %c30 : f64
  func.call @show_float(%v93) : (f64) -> ()
  %v94 = arith.remf %c32, %c33 : f64
  func.call @show_float(%v94) : (f64) -> ()
  %v95 = arith.maximumf %c34, %c30 : f64
  func.call @show_float(%v95) : (f64) -> ()
  %v96 = arith.minimumf %c34, %c30 : f64
  func.call @show_float(%v96) : (f64) -> ()
  %v97 = arith.maxnumf %c35, %c33 : f64
  func.call @show_float(%v97) : (f64) -> ()
  %v98 = arith.minnumf %c31, %c33 : f64
  func.call @show_float(%v98) : (f64) -> ()
  %v99 = arith.addf %c36, %c37 : f16
  %v100 = arith.extf %v99 : f16 to f64
  func.call @show_float(%v100) : (f64) -> ()
  %v101 = arith.mulf %c38, %c39 : bf16
  %v102 = arith.extf %v101 : bf16 to f64
  func.call @show_float(%v102) : (f64) -> ()
  %v103 = arith.negf %c30 : f64
  func.call @show_float(%v103) : (f64) -> ()
  %v104 = arith.truncf %c22 : f64 to f32
  %v105 = arith.extf %v104 : f32 to f64
  func.call @show_float(%v105) : (f64) -> ()
  %v106 = arith.sitofp %c5 : i32 to f64
  func.call @show_float(%v106) : (f64) -> ()
  %v107 = arith.uitofp %c5 : i32 to f32
  %v108 = arith.extf %v107 : f32 to f64
  func.call @show_float(%v108) : (f64) -> ()
  %v109 = arith.fptosi %c32 : f64 to i8
  %v110 = arith.extsi %v109 : i8 to i64
  func.call @show(%v110) : (i64) -> ()
  %v111 = arith.fptoui %c40 : f64 to i8
  %v112 = arith.extui %v111 : i8 to i64
  func.call @show(%v112) : (i64) -> ()
  %v113 = arith.bitcast %c24 : f32 to i32
  %v114 = arith.extsi %v113 : i32 to i64
  func.call @show(%v114) : (i64) -> ()
  %v115 = arith.bitcast %c41 : i64 to f64
  func.call @show_float(%v115) : (f64) -> ()
  %v116 = arith.cmpf oeq, %c22, %c23 : f64
  %v117 = arith.extui %v116 : i1 to i64
  func.call @show(%v117) : (i64) -> ()
  %v118 = arith.cmpf oeq, %c22, %c35 : f64
  %v119 = arith.extui %v118 : i1 to i64
  func.call @show(%v119) : (i64) -> ()
  %v120 = arith.cmpf ogt, %c22, %c23 : f64
  %v121 = arith.extui %v120 : i1 to i64
  func.call @show(%v121) : (i64) -> ()
  %v122 = arith.cmpf ogt, %c22, %c35 : f64
  %v123 = arith.extui %v122 : i1 to i64
  func.call @show(%v123) : (i64) -> ()
  %v124 = arith.cmpf oge, %c22, %c23 : f64
  %v125 = arith.extui %v124 : i1 to i64
  func.call @show(%v125) : (i64) -> ()
  %v126 = arith.cmpf oge, %c22, %c35 : f64
  %v127 = arith.extui %v126 : i1 to i64
  func.call @show(%v127) : (i64) -> ()
  %v128 = arith.cmpf olt, %c22, %c23 : f64
  %v129 = arith.extui %v128 : i1 to i64
  func.call @show(%v129) : (i64) -> ()
  %v130 = arith.cmpf olt, %c22, %c35 : f64
  %v131 = arith.extui %v130 : i1 to i64
  func.call @show(%v131) : (i64) -> ()
  %v132 = arith.cmpf ole, %c22, %c23 : f64
  %v133 = arith.extui %v132 : i1 to i64
  func.call @show(%v133) : (i64) -> ()
  %v134 = arith.cmpf ole, %c22, %c35 : f64
  %v135 = arith.extui %v134 : i1 to i64
  func.call @show(%v135) : (i64) -> ()
  %v136 = arith.cmpf one, %c22, %c23 : f64
  %v137 = arith.extui %v136 : i1 to i64
  func.call @show(%v137) : (i64) -> ()
  %v138 = arith.cmpf one, %c22, %c35 : f64
  %v139 = arith.extui %v138 : i1 to i64
  func.call @show(%v139) : (i64) -> ()
  %v140 = arith.cmpf ord, %c22, %c23 : f64
  %v141 = arith.extui %v140 : i1 to i64
  func.call @show(%v141) : (i64) -> ()
  %v142 = arith.cmpf ord, %c22, %c35 : f64
  %v143 = arith.extui %v142 : i1 to i64
  func.call @show(%v143) : (i64) -> ()
  %v144 = arith.cmpf ueq, %c22, %c23 : f64
  %v145 = arith.extui %v144 : i1 to i64
  func.call @show(%v145) : (i64) -> ()
  %v146 = arith.cmpf ueq, %c22, %c35 : f64
  %v147 = arith.extui %v146 : i1 to i64
  func.call @show(%v147) : (i64) -> ()
  %v148 = arith.cmpf ugt, %c22, %c23 : f64
  %v149 = arith.extui %v148 : i1 to i64
  func.call @show(%v149) : (i64) -> ()
  %v150 = arith.cmpf ugt, %c22, %c35 : f64
  %v151 = arith.extui %v150 : i1 to i64
  func.call @show(%v151) : (i64) -> ()
  %v152 = arith.cmpf uge, %c22, %c23 : f64
  %v153 = arith.extui %v152 : i1 to i64
  func.call @show(%v153) : (i64) -> ()
  %v154 = arith.cmpf uge, %c22, %c35 : f64
  %v155 = arith.extui %v154 : i1 to i64
  func.call @show(%v155) : (i64) -> ()
  %v156 = arith.cmpf ult, %c22, %c23 : f64
  %v157 = arith.extui %v156 : i1 to i64
  func.call @show(%v157) : (i64) -> ()
  %v158 = arith.cmpf ult, %c22, %c35 : f64
  %v159 = arith.extui %v158 : i1 to i64
  func.call @show(%v159) : (i64) -> ()
  %v160 = arith.cmpf ule, %c22, %c23 : f64
  %v161 = arith.extui %v160 : i1 to i64
  func.call @show(%v161) : (i64) -> ()
  %v162 = arith.cmpf ule, %c22, %c35 : f64
  %v163 = arith.extui %v162 : i1 to i64
  func.call @show(%v163) : (i64) -> ()
  %v164 = arith.cmpf une, %c22, %c23 : f64
  %v165 = arith.extui %v164 : i1 to i64
  func.call @show(%v165) : (i64) -> ()
  %v166 = arith.cmpf une, %c22, %c35 : f64
  %v167 = arith.extui %v166 : i1 to i64
  func.call @show(%v167) : (i64) -> ()
  %v168 = arith.cmpf uno, %c22, %c23 : f64
  %v169 = arith.extui %v168 : i1 to i64
  func.call @show(%v169) : (i64) -> ()
  %v170 = arith.cmpf uno, %c22, %c35 : f64
  %v171 = arith.extui %v170 : i1 to i64
  func.call @show(%v171) : (i64) -> ()
  return
}

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @format("%ld\0A\00")
func.func private @show(%x: i64) {
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %0 = llvm.call @printf(%format, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  return
}
func.func private @show_index(%x: index) {
  %0 = arith.index_cast %x : index to i64
  call @show(%0) : (i64) -> ()
  return
}
llvm.mlir.global internal constant @float_format("%.17g\0A\00")
func.func private @show_float(%x: f64) {
  %format = llvm.mlir.addressof @float_format : !llvm.ptr
  %0 = llvm.call @printf(%format, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  return
}
