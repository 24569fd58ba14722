// Integers, converted to floats, compared with constants.

func.func @sitofp_i8_f32(%n: i8) {
  %x = arith.sitofp %n : i8 to f32
  %c0 = arith.constant 5.0 : f32
  %r0 = arith.cmpf oeq, %x, %c0 : f32
  %r1 = arith.cmpf une, %x, %c0 : f32
  %r2 = arith.cmpf olt, %x, %c0 : f32
  %r3 = arith.cmpf ule, %x, %c0 : f32
  %r4 = arith.cmpf ogt, %x, %c0 : f32
  %r5 = arith.cmpf uge, %x, %c0 : f32
  %r6 = arith.cmpf ord, %x, %c0 : f32
  %r7 = arith.cmpf uno, %x, %c0 : f32
  %c1 = arith.constant 3.5 : f32
  %r8 = arith.cmpf oeq, %x, %c1 : f32
  %r9 = arith.cmpf une, %x, %c1 : f32
  %r10 = arith.cmpf olt, %x, %c1 : f32
  %r11 = arith.cmpf ule, %x, %c1 : f32
  %r12 = arith.cmpf ogt, %x, %c1 : f32
  %r13 = arith.cmpf uge, %x, %c1 : f32
  %r14 = arith.cmpf ord, %x, %c1 : f32
  %r15 = arith.cmpf uno, %x, %c1 : f32
  %c2 = arith.constant -3.5 : f32
  %r16 = arith.cmpf oeq, %x, %c2 : f32
  %r17 = arith.cmpf une, %x, %c2 : f32
  %r18 = arith.cmpf olt, %x, %c2 : f32
  %r19 = arith.cmpf ule, %x, %c2 : f32
  %r20 = arith.cmpf ogt, %x, %c2 : f32
  %r21 = arith.cmpf uge, %x, %c2 : f32
  %r22 = arith.cmpf ord, %x, %c2 : f32
  %r23 = arith.cmpf uno, %x, %c2 : f32
  %c3 = arith.constant 127.0 : f32
  %r24 = arith.cmpf oeq, %x, %c3 : f32
  %r25 = arith.cmpf une, %x, %c3 : f32
  %r26 = arith.cmpf olt, %x, %c3 : f32
  %r27 = arith.cmpf ule, %x, %c3 : f32
  %r28 = arith.cmpf ogt, %x, %c3 : f32
  %r29 = arith.cmpf uge, %x, %c3 : f32
  %r30 = arith.cmpf ord, %x, %c3 : f32
  %r31 = arith.cmpf uno, %x, %c3 : f32
  %c4 = arith.constant 127.5 : f32
  %r32 = arith.cmpf oeq, %x, %c4 : f32
  %r33 = arith.cmpf une, %x, %c4 : f32
  %r34 = arith.cmpf olt, %x, %c4 : f32
  %r35 = arith.cmpf ule, %x, %c4 : f32
  %r36 = arith.cmpf ogt, %x, %c4 : f32
  %r37 = arith.cmpf uge, %x, %c4 : f32
  %r38 = arith.cmpf ord, %x, %c4 : f32
  %r39 = arith.cmpf uno, %x, %c4 : f32
  %c5 = arith.constant 128.0 : f32
  %r40 = arith.cmpf oeq, %x, %c5 : f32
  %r41 = arith.cmpf une, %x, %c5 : f32
  %r42 = arith.cmpf olt, %x, %c5 : f32
  %r43 = arith.cmpf ule, %x, %c5 : f32
  %r44 = arith.cmpf ogt, %x, %c5 : f32
  %r45 = arith.cmpf uge, %x, %c5 : f32
  %r46 = arith.cmpf ord, %x, %c5 : f32
  %r47 = arith.cmpf uno, %x, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %r48 = arith.cmpf olt, %x, %c6 : f32
  %r49 = arith.cmpf ugt, %x, %c6 : f32
  %c7 = arith.constant -128.5 : f32
  %r50 = arith.cmpf olt, %x, %c7 : f32
  %r51 = arith.cmpf ugt, %x, %c7 : f32
  %c8 = arith.constant 0.0 : f32
  %r52 = arith.cmpf olt, %x, %c8 : f32
  %r53 = arith.cmpf ugt, %x, %c8 : f32
  %c9 = arith.constant -0.0 : f32
  %r54 = arith.cmpf olt, %x, %c9 : f32
  %r55 = arith.cmpf ugt, %x, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r56 = arith.cmpf olt, %x, %c10 : f32
  %r57 = arith.cmpf ugt, %x, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r58 = arith.cmpf olt, %x, %c11 : f32
  %r59 = arith.cmpf ugt, %x, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r60 = arith.cmpf olt, %x, %c12 : f32
  %r61 = arith.cmpf ugt, %x, %c12 : f32
  "t.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

func.func @uitofp_i8_f32(%n: i8) {
  %x = arith.uitofp %n : i8 to f32
  %c0 = arith.constant 5.0 : f32
  %r0 = arith.cmpf oeq, %x, %c0 : f32
  %r1 = arith.cmpf une, %x, %c0 : f32
  %r2 = arith.cmpf olt, %x, %c0 : f32
  %r3 = arith.cmpf ule, %x, %c0 : f32
  %r4 = arith.cmpf ogt, %x, %c0 : f32
  %r5 = arith.cmpf uge, %x, %c0 : f32
  %r6 = arith.cmpf ord, %x, %c0 : f32
  %r7 = arith.cmpf uno, %x, %c0 : f32
  %c1 = arith.constant 3.5 : f32
  %r8 = arith.cmpf oeq, %x, %c1 : f32
  %r9 = arith.cmpf une, %x, %c1 : f32
  %r10 = arith.cmpf olt, %x, %c1 : f32
  %r11 = arith.cmpf ule, %x, %c1 : f32
  %r12 = arith.cmpf ogt, %x, %c1 : f32
  %r13 = arith.cmpf uge, %x, %c1 : f32
  %r14 = arith.cmpf ord, %x, %c1 : f32
  %r15 = arith.cmpf uno, %x, %c1 : f32
  %c2 = arith.constant -3.5 : f32
  %r16 = arith.cmpf oeq, %x, %c2 : f32
  %r17 = arith.cmpf une, %x, %c2 : f32
  %r18 = arith.cmpf olt, %x, %c2 : f32
  %r19 = arith.cmpf ule, %x, %c2 : f32
  %r20 = arith.cmpf ogt, %x, %c2 : f32
  %r21 = arith.cmpf uge, %x, %c2 : f32
  %r22 = arith.cmpf ord, %x, %c2 : f32
  %r23 = arith.cmpf uno, %x, %c2 : f32
  %c3 = arith.constant 127.0 : f32
  %r24 = arith.cmpf oeq, %x, %c3 : f32
  %r25 = arith.cmpf une, %x, %c3 : f32
  %r26 = arith.cmpf olt, %x, %c3 : f32
  %r27 = arith.cmpf ule, %x, %c3 : f32
  %r28 = arith.cmpf ogt, %x, %c3 : f32
  %r29 = arith.cmpf uge, %x, %c3 : f32
  %r30 = arith.cmpf ord, %x, %c3 : f32
  %r31 = arith.cmpf uno, %x, %c3 : f32
  %c4 = arith.constant 127.5 : f32
  %r32 = arith.cmpf oeq, %x, %c4 : f32
  %r33 = arith.cmpf une, %x, %c4 : f32
  %r34 = arith.cmpf olt, %x, %c4 : f32
  %r35 = arith.cmpf ule, %x, %c4 : f32
  %r36 = arith.cmpf ogt, %x, %c4 : f32
  %r37 = arith.cmpf uge, %x, %c4 : f32
  %r38 = arith.cmpf ord, %x, %c4 : f32
  %r39 = arith.cmpf uno, %x, %c4 : f32
  %c5 = arith.constant 128.0 : f32
  %r40 = arith.cmpf oeq, %x, %c5 : f32
  %r41 = arith.cmpf une, %x, %c5 : f32
  %r42 = arith.cmpf olt, %x, %c5 : f32
  %r43 = arith.cmpf ule, %x, %c5 : f32
  %r44 = arith.cmpf ogt, %x, %c5 : f32
  %r45 = arith.cmpf uge, %x, %c5 : f32
  %r46 = arith.cmpf ord, %x, %c5 : f32
  %r47 = arith.cmpf uno, %x, %c5 : f32
  %c6 = arith.constant -128.0 : f32
  %r48 = arith.cmpf olt, %x, %c6 : f32
  %r49 = arith.cmpf ugt, %x, %c6 : f32
  %c7 = arith.constant -128.5 : f32
  %r50 = arith.cmpf olt, %x, %c7 : f32
  %r51 = arith.cmpf ugt, %x, %c7 : f32
  %c8 = arith.constant 0.0 : f32
  %r52 = arith.cmpf olt, %x, %c8 : f32
  %r53 = arith.cmpf ugt, %x, %c8 : f32
  %c9 = arith.constant -0.0 : f32
  %r54 = arith.cmpf olt, %x, %c9 : f32
  %r55 = arith.cmpf ugt, %x, %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r56 = arith.cmpf olt, %x, %c10 : f32
  %r57 = arith.cmpf ugt, %x, %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r58 = arith.cmpf olt, %x, %c11 : f32
  %r59 = arith.cmpf ugt, %x, %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r60 = arith.cmpf olt, %x, %c12 : f32
  %r61 = arith.cmpf ugt, %x, %c12 : f32
  "t.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

func.func @sitofp_i32_f32(%n: i32) {
  %x = arith.sitofp %n : i32 to f32
  %c0 = arith.constant 16777216.0 : f32
  %r0 = arith.cmpf oeq, %x, %c0 : f32
  %r1 = arith.cmpf une, %x, %c0 : f32
  %r2 = arith.cmpf olt, %x, %c0 : f32
  %r3 = arith.cmpf ule, %x, %c0 : f32
  %r4 = arith.cmpf ogt, %x, %c0 : f32
  %r5 = arith.cmpf uge, %x, %c0 : f32
  %r6 = arith.cmpf ord, %x, %c0 : f32
  %r7 = arith.cmpf uno, %x, %c0 : f32
  %c1 = arith.constant 2147483648.0 : f32
  %r8 = arith.cmpf oeq, %x, %c1 : f32
  %r9 = arith.cmpf une, %x, %c1 : f32
  %r10 = arith.cmpf olt, %x, %c1 : f32
  %r11 = arith.cmpf ule, %x, %c1 : f32
  %r12 = arith.cmpf ogt, %x, %c1 : f32
  %r13 = arith.cmpf uge, %x, %c1 : f32
  %r14 = arith.cmpf ord, %x, %c1 : f32
  %r15 = arith.cmpf uno, %x, %c1 : f32
  %c2 = arith.constant 0.5 : f32
  %r16 = arith.cmpf oeq, %x, %c2 : f32
  %r17 = arith.cmpf une, %x, %c2 : f32
  %r18 = arith.cmpf olt, %x, %c2 : f32
  %r19 = arith.cmpf ule, %x, %c2 : f32
  %r20 = arith.cmpf ogt, %x, %c2 : f32
  %r21 = arith.cmpf uge, %x, %c2 : f32
  %r22 = arith.cmpf ord, %x, %c2 : f32
  %r23 = arith.cmpf uno, %x, %c2 : f32
  %c3 = arith.constant 1.0e10 : f32
  %r24 = arith.cmpf oeq, %x, %c3 : f32
  %r25 = arith.cmpf une, %x, %c3 : f32
  %r26 = arith.cmpf olt, %x, %c3 : f32
  %r27 = arith.cmpf ule, %x, %c3 : f32
  %r28 = arith.cmpf ogt, %x, %c3 : f32
  %r29 = arith.cmpf uge, %x, %c3 : f32
  %r30 = arith.cmpf ord, %x, %c3 : f32
  %r31 = arith.cmpf uno, %x, %c3 : f32
  "t.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

func.func @uitofp_i32_f32(%n: i32) {
  %x = arith.uitofp %n : i32 to f32
  %c0 = arith.constant 16777216.0 : f32
  %r0 = arith.cmpf oeq, %x, %c0 : f32
  %r1 = arith.cmpf une, %x, %c0 : f32
  %r2 = arith.cmpf olt, %x, %c0 : f32
  %r3 = arith.cmpf ule, %x, %c0 : f32
  %r4 = arith.cmpf ogt, %x, %c0 : f32
  %r5 = arith.cmpf uge, %x, %c0 : f32
  %r6 = arith.cmpf ord, %x, %c0 : f32
  %r7 = arith.cmpf uno, %x, %c0 : f32
  %c1 = arith.constant 2147483648.0 : f32
  %r8 = arith.cmpf oeq, %x, %c1 : f32
  %r9 = arith.cmpf une, %x, %c1 : f32
  %r10 = arith.cmpf olt, %x, %c1 : f32
  %r11 = arith.cmpf ule, %x, %c1 : f32
  %r12 = arith.cmpf ogt, %x, %c1 : f32
  %r13 = arith.cmpf uge, %x, %c1 : f32
  %r14 = arith.cmpf ord, %x, %c1 : f32
  %r15 = arith.cmpf uno, %x, %c1 : f32
  %c2 = arith.constant 0.5 : f32
  %r16 = arith.cmpf oeq, %x, %c2 : f32
  %r17 = arith.cmpf une, %x, %c2 : f32
  %r18 = arith.cmpf olt, %x, %c2 : f32
  %r19 = arith.cmpf ule, %x, %c2 : f32
  %r20 = arith.cmpf ogt, %x, %c2 : f32
  %r21 = arith.cmpf uge, %x, %c2 : f32
  %r22 = arith.cmpf ord, %x, %c2 : f32
  %r23 = arith.cmpf uno, %x, %c2 : f32
  %c3 = arith.constant 1.0e10 : f32
  %r24 = arith.cmpf oeq, %x, %c3 : f32
  %r25 = arith.cmpf une, %x, %c3 : f32
  %r26 = arith.cmpf olt, %x, %c3 : f32
  %r27 = arith.cmpf ule, %x, %c3 : f32
  %r28 = arith.cmpf ogt, %x, %c3 : f32
  %r29 = arith.cmpf uge, %x, %c3 : f32
  %r30 = arith.cmpf ord, %x, %c3 : f32
  %r31 = arith.cmpf uno, %x, %c3 : f32
  "t.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

func.func @sitofp_i16_f16(%n: i16) {
  %x = arith.sitofp %n : i16 to f16
  %c0 = arith.constant 0x7C00 : f16
  %r0 = arith.cmpf oeq, %x, %c0 : f16
  %r1 = arith.cmpf une, %x, %c0 : f16
  %r2 = arith.cmpf olt, %x, %c0 : f16
  %r3 = arith.cmpf ule, %x, %c0 : f16
  %r4 = arith.cmpf ogt, %x, %c0 : f16
  %r5 = arith.cmpf uge, %x, %c0 : f16
  %r6 = arith.cmpf ord, %x, %c0 : f16
  %r7 = arith.cmpf uno, %x, %c0 : f16
  %c1 = arith.constant 32768.0 : f16
  %r8 = arith.cmpf oeq, %x, %c1 : f16
  %r9 = arith.cmpf une, %x, %c1 : f16
  %r10 = arith.cmpf olt, %x, %c1 : f16
  %r11 = arith.cmpf ule, %x, %c1 : f16
  %r12 = arith.cmpf ogt, %x, %c1 : f16
  %r13 = arith.cmpf uge, %x, %c1 : f16
  %r14 = arith.cmpf ord, %x, %c1 : f16
  %r15 = arith.cmpf uno, %x, %c1 : f16
  %c2 = arith.constant 2.5 : f16
  %r16 = arith.cmpf oeq, %x, %c2 : f16
  %r17 = arith.cmpf une, %x, %c2 : f16
  %r18 = arith.cmpf olt, %x, %c2 : f16
  %r19 = arith.cmpf ule, %x, %c2 : f16
  %r20 = arith.cmpf ogt, %x, %c2 : f16
  %r21 = arith.cmpf uge, %x, %c2 : f16
  %r22 = arith.cmpf ord, %x, %c2 : f16
  %r23 = arith.cmpf uno, %x, %c2 : f16
  "t.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

func.func @uitofp_i16_f16(%n: i16) {
  %x = arith.uitofp %n : i16 to f16
  %c0 = arith.constant 0x7C00 : f16
  %r0 = arith.cmpf oeq, %x, %c0 : f16
  %r1 = arith.cmpf une, %x, %c0 : f16
  %r2 = arith.cmpf olt, %x, %c0 : f16
  %r3 = arith.cmpf ule, %x, %c0 : f16
  %r4 = arith.cmpf ogt, %x, %c0 : f16
  %r5 = arith.cmpf uge, %x, %c0 : f16
  %r6 = arith.cmpf ord, %x, %c0 : f16
  %r7 = arith.cmpf uno, %x, %c0 : f16
  %c1 = arith.constant 32768.0 : f16
  %r8 = arith.cmpf oeq, %x, %c1 : f16
  %r9 = arith.cmpf une, %x, %c1 : f16
  %r10 = arith.cmpf olt, %x, %c1 : f16
  %r11 = arith.cmpf ule, %x, %c1 : f16
  %r12 = arith.cmpf ogt, %x, %c1 : f16
  %r13 = arith.cmpf uge, %x, %c1 : f16
  %r14 = arith.cmpf ord, %x, %c1 : f16
  %r15 = arith.cmpf uno, %x, %c1 : f16
  %c2 = arith.constant 2.5 : f16
  %r16 = arith.cmpf oeq, %x, %c2 : f16
  %r17 = arith.cmpf une, %x, %c2 : f16
  %r18 = arith.cmpf olt, %x, %c2 : f16
  %r19 = arith.cmpf ule, %x, %c2 : f16
  %r20 = arith.cmpf ogt, %x, %c2 : f16
  %r21 = arith.cmpf uge, %x, %c2 : f16
  %r22 = arith.cmpf ord, %x, %c2 : f16
  %r23 = arith.cmpf uno, %x, %c2 : f16
  "t.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

func.func @sitofp_i1_f32(%n: i1) {
  %x = arith.sitofp %n : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf oeq, %x, %c0 : f32
  %r1 = arith.cmpf une, %x, %c0 : f32
  %r2 = arith.cmpf olt, %x, %c0 : f32
  %r3 = arith.cmpf ule, %x, %c0 : f32
  %r4 = arith.cmpf ogt, %x, %c0 : f32
  %r5 = arith.cmpf uge, %x, %c0 : f32
  %r6 = arith.cmpf ord, %x, %c0 : f32
  %r7 = arith.cmpf uno, %x, %c0 : f32
  %c1 = arith.constant 1.0 : f32
  %r8 = arith.cmpf oeq, %x, %c1 : f32
  %r9 = arith.cmpf une, %x, %c1 : f32
  %r10 = arith.cmpf olt, %x, %c1 : f32
  %r11 = arith.cmpf ule, %x, %c1 : f32
  %r12 = arith.cmpf ogt, %x, %c1 : f32
  %r13 = arith.cmpf uge, %x, %c1 : f32
  %r14 = arith.cmpf ord, %x, %c1 : f32
  %r15 = arith.cmpf uno, %x, %c1 : f32
  %c2 = arith.constant -1.0 : f32
  %r16 = arith.cmpf oeq, %x, %c2 : f32
  %r17 = arith.cmpf une, %x, %c2 : f32
  %r18 = arith.cmpf olt, %x, %c2 : f32
  %r19 = arith.cmpf ule, %x, %c2 : f32
  %r20 = arith.cmpf ogt, %x, %c2 : f32
  %r21 = arith.cmpf uge, %x, %c2 : f32
  %r22 = arith.cmpf ord, %x, %c2 : f32
  %r23 = arith.cmpf uno, %x, %c2 : f32
  %c3 = arith.constant 0.5 : f32
  %r24 = arith.cmpf oeq, %x, %c3 : f32
  %r25 = arith.cmpf une, %x, %c3 : f32
  %r26 = arith.cmpf olt, %x, %c3 : f32
  %r27 = arith.cmpf ule, %x, %c3 : f32
  %r28 = arith.cmpf ogt, %x, %c3 : f32
  %r29 = arith.cmpf uge, %x, %c3 : f32
  %r30 = arith.cmpf ord, %x, %c3 : f32
  %r31 = arith.cmpf uno, %x, %c3 : f32
  "t.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

func.func @uitofp_i1_f32(%n: i1) {
  %x = arith.uitofp %n : i1 to f32
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.cmpf oeq, %x, %c0 : f32
  %r1 = arith.cmpf une, %x, %c0 : f32
  %r2 = arith.cmpf olt, %x, %c0 : f32
  %r3 = arith.cmpf ule, %x, %c0 : f32
  %r4 = arith.cmpf ogt, %x, %c0 : f32
  %r5 = arith.cmpf uge, %x, %c0 : f32
  %r6 = arith.cmpf ord, %x, %c0 : f32
  %r7 = arith.cmpf uno, %x, %c0 : f32
  %c1 = arith.constant 1.0 : f32
  %r8 = arith.cmpf oeq, %x, %c1 : f32
  %r9 = arith.cmpf une, %x, %c1 : f32
  %r10 = arith.cmpf olt, %x, %c1 : f32
  %r11 = arith.cmpf ule, %x, %c1 : f32
  %r12 = arith.cmpf ogt, %x, %c1 : f32
  %r13 = arith.cmpf uge, %x, %c1 : f32
  %r14 = arith.cmpf ord, %x, %c1 : f32
  %r15 = arith.cmpf uno, %x, %c1 : f32
  %c2 = arith.constant -1.0 : f32
  %r16 = arith.cmpf oeq, %x, %c2 : f32
  %r17 = arith.cmpf une, %x, %c2 : f32
  %r18 = arith.cmpf olt, %x, %c2 : f32
  %r19 = arith.cmpf ule, %x, %c2 : f32
  %r20 = arith.cmpf ogt, %x, %c2 : f32
  %r21 = arith.cmpf uge, %x, %c2 : f32
  %r22 = arith.cmpf ord, %x, %c2 : f32
  %r23 = arith.cmpf uno, %x, %c2 : f32
  %c3 = arith.constant 0.5 : f32
  %r24 = arith.cmpf oeq, %x, %c3 : f32
  %r25 = arith.cmpf une, %x, %c3 : f32
  %r26 = arith.cmpf olt, %x, %c3 : f32
  %r27 = arith.cmpf ule, %x, %c3 : f32
  %r28 = arith.cmpf ogt, %x, %c3 : f32
  %r29 = arith.cmpf uge, %x, %c3 : f32
  %r30 = arith.cmpf ord, %x, %c3 : f32
  %r31 = arith.cmpf uno, %x, %c3 : f32
  "t.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

func.func @sitofp_i64_f64(%n: i64) {
  %x = arith.sitofp %n : i64 to f64
  %c0 = arith.constant 9.0e15 : f64
  %r0 = arith.cmpf oeq, %x, %c0 : f64
  %r1 = arith.cmpf une, %x, %c0 : f64
  %r2 = arith.cmpf olt, %x, %c0 : f64
  %r3 = arith.cmpf ule, %x, %c0 : f64
  %r4 = arith.cmpf ogt, %x, %c0 : f64
  %r5 = arith.cmpf uge, %x, %c0 : f64
  %r6 = arith.cmpf ord, %x, %c0 : f64
  %r7 = arith.cmpf uno, %x, %c0 : f64
  %c1 = arith.constant 9007199254740992.0 : f64
  %r8 = arith.cmpf oeq, %x, %c1 : f64
  %r9 = arith.cmpf une, %x, %c1 : f64
  %r10 = arith.cmpf olt, %x, %c1 : f64
  %r11 = arith.cmpf ule, %x, %c1 : f64
  %r12 = arith.cmpf ogt, %x, %c1 : f64
  %r13 = arith.cmpf uge, %x, %c1 : f64
  %r14 = arith.cmpf ord, %x, %c1 : f64
  %r15 = arith.cmpf uno, %x, %c1 : f64
  %c2 = arith.constant 1.5 : f64
  %r16 = arith.cmpf oeq, %x, %c2 : f64
  %r17 = arith.cmpf une, %x, %c2 : f64
  %r18 = arith.cmpf olt, %x, %c2 : f64
  %r19 = arith.cmpf ule, %x, %c2 : f64
  %r20 = arith.cmpf ogt, %x, %c2 : f64
  %r21 = arith.cmpf uge, %x, %c2 : f64
  %r22 = arith.cmpf ord, %x, %c2 : f64
  %r23 = arith.cmpf uno, %x, %c2 : f64
  "t.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

func.func @uitofp_i64_f64(%n: i64) {
  %x = arith.uitofp %n : i64 to f64
  %c0 = arith.constant 9.0e15 : f64
  %r0 = arith.cmpf oeq, %x, %c0 : f64
  %r1 = arith.cmpf une, %x, %c0 : f64
  %r2 = arith.cmpf olt, %x, %c0 : f64
  %r3 = arith.cmpf ule, %x, %c0 : f64
  %r4 = arith.cmpf ogt, %x, %c0 : f64
  %r5 = arith.cmpf uge, %x, %c0 : f64
  %r6 = arith.cmpf ord, %x, %c0 : f64
  %r7 = arith.cmpf uno, %x, %c0 : f64
  %c1 = arith.constant 9007199254740992.0 : f64
  %r8 = arith.cmpf oeq, %x, %c1 : f64
  %r9 = arith.cmpf une, %x, %c1 : f64
  %r10 = arith.cmpf olt, %x, %c1 : f64
  %r11 = arith.cmpf ule, %x, %c1 : f64
  %r12 = arith.cmpf ogt, %x, %c1 : f64
  %r13 = arith.cmpf uge, %x, %c1 : f64
  %r14 = arith.cmpf ord, %x, %c1 : f64
  %r15 = arith.cmpf uno, %x, %c1 : f64
  %c2 = arith.constant 1.5 : f64
  %r16 = arith.cmpf oeq, %x, %c2 : f64
  %r17 = arith.cmpf une, %x, %c2 : f64
  %r18 = arith.cmpf olt, %x, %c2 : f64
  %r19 = arith.cmpf ule, %x, %c2 : f64
  %r20 = arith.cmpf ogt, %x, %c2 : f64
  %r21 = arith.cmpf uge, %x, %c2 : f64
  %r22 = arith.cmpf ord, %x, %c2 : f64
  %r23 = arith.cmpf uno, %x, %c2 : f64
  "t.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
