; Whether the processor has FMA and AVX2, and the system keeps the registers of 256 bits. The answer of `cpuid` is kept,
; since a virtual machine takes microseconds to give it: 0 is not known yet, 1 no, 2 yes. Threads that find it at the same
; time find the same.

@mlir_rt_fma = private global i8 0

define linkonce_odr i1 @mlir_rt_has_fma() {
  %known = load atomic i8, ptr @mlir_rt_fma monotonic, align 1
  %is_known = icmp ne i8 %known, 0
  br i1 %is_known, label %answer, label %levels, !prof !0

levels:
  %basic = call { i32, i32, i32, i32 } asm "cpuid", "={ax},={bx},={cx},={dx},{ax},{cx}"(i32 0, i32 0)
  %level = extractvalue { i32, i32, i32, i32 } %basic, 0
  %has_levels = icmp uge i32 %level, 7
  br i1 %has_levels, label %features, label %found

features:
  ; FMA is bit 12, the instruction that reads which registers the system keeps is bit 27, and AVX is bit 28.
  %first = call { i32, i32, i32, i32 } asm "cpuid", "={ax},={bx},={cx},={dx},{ax},{cx}"(i32 1, i32 0)
  %flags = extractvalue { i32, i32, i32, i32 } %first, 2
  %of_first = and i32 %flags, 402657280
  %has_first = icmp eq i32 %of_first, 402657280
  br i1 %has_first, label %system, label %found

system:
  ; Registers of 128 bits are bit 1, and those of 256 bits are bit 2.
  %kept = call { i32, i32 } asm "xgetbv", "={ax},={dx},{cx}"(i32 0)
  %low = extractvalue { i32, i32 } %kept, 0
  %wide = and i32 %low, 6
  %keeps = icmp eq i32 %wide, 6
  ; AVX2 is bit 5.
  %second = call { i32, i32, i32, i32 } asm "cpuid", "={ax},={bx},={cx},={dx},{ax},{cx}"(i32 7, i32 0)
  %more = extractvalue { i32, i32, i32, i32 } %second, 1
  %of_second = and i32 %more, 32
  %has_second = icmp ne i32 %of_second, 0
  %both = and i1 %keeps, %has_second
  br label %found

found:
  %has = phi i1 [ false, %levels ], [ false, %features ], [ %both, %system ]
  %new = select i1 %has, i8 2, i8 1
  store atomic i8 %new, ptr @mlir_rt_fma monotonic, align 1
  ret i1 %has

answer:
  %yes = icmp eq i8 %known, 2
  ret i1 %yes
}

!0 = !{!"branch_weights", i32 1048575, i32 1}
