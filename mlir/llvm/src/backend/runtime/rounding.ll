; Rounding for processors without instructions for it, where LLVM would call the C library's functions of mathematics,
; which a program may be linked without. Adding and subtracting 2^52 leaves the nearest integer, ties to the even one;
; larger numbers are integers. The sign is kept, that of zero too.

declare double @llvm.copysign.f64(double, double)
declare double @llvm.fabs.f64(double)

define linkonce_odr double @mlir_rt_floor(double %x) alwaysinline {
  %large = call double @llvm.copysign.f64(double 0x4330000000000000, double %x)
  %sum = fadd double %x, %large
  %near = fsub double %sum, %large
  %isAbove = fcmp ogt double %near, %x
  %below = fsub double %near, 1.0
  %integer = select i1 %isAbove, double %below, double %near
  %signed = call double @llvm.copysign.f64(double %integer, double %x)
  %size = call double @llvm.fabs.f64(double %x)
  %isSmall = fcmp olt double %size, 0x4330000000000000
  %result = select i1 %isSmall, double %signed, double %x
  ret double %result
}

define linkonce_odr double @mlir_rt_ceil(double %x) alwaysinline {
  %large = call double @llvm.copysign.f64(double 0x4330000000000000, double %x)
  %sum = fadd double %x, %large
  %near = fsub double %sum, %large
  %isBelow = fcmp olt double %near, %x
  %above = fadd double %near, 1.0
  %integer = select i1 %isBelow, double %above, double %near
  %signed = call double @llvm.copysign.f64(double %integer, double %x)
  %size = call double @llvm.fabs.f64(double %x)
  %isSmall = fcmp olt double %size, 0x4330000000000000
  %result = select i1 %isSmall, double %signed, double %x
  ret double %result
}

define linkonce_odr double @mlir_rt_roundeven(double %x) alwaysinline {
  %large = call double @llvm.copysign.f64(double 0x4330000000000000, double %x)
  %sum = fadd double %x, %large
  %near = fsub double %sum, %large
  %signed = call double @llvm.copysign.f64(double %near, double %x)
  %size = call double @llvm.fabs.f64(double %x)
  %isSmall = fcmp olt double %size, 0x4330000000000000
  %result = select i1 %isSmall, double %signed, double %x
  ret double %result
}

define linkonce_odr double @mlir_rt_trunc(double %x) alwaysinline {
  %size = call double @llvm.fabs.f64(double %x)
  %sum = fadd double %size, 0x4330000000000000
  %near = fsub double %sum, 0x4330000000000000
  %isAbove = fcmp ogt double %near, %size
  %below = fsub double %near, 1.0
  %integer = select i1 %isAbove, double %below, double %near
  %signed = call double @llvm.copysign.f64(double %integer, double %x)
  %isSmall = fcmp olt double %size, 0x4330000000000000
  %result = select i1 %isSmall, double %signed, double %x
  ret double %result
}

define linkonce_odr double @mlir_rt_round(double %x) alwaysinline {
  %size = call double @llvm.fabs.f64(double %x)
  %sum = fadd double %size, 0x4330000000000000
  %near = fsub double %sum, 0x4330000000000000
  %distance = fsub double %size, %near
  %isTieBelow = fcmp oeq double %distance, 5.0e-1
  %above = fadd double %near, 1.0
  %integer = select i1 %isTieBelow, double %above, double %near
  %signed = call double @llvm.copysign.f64(double %integer, double %x)
  %isSmall = fcmp olt double %size, 0x4330000000000000
  %result = select i1 %isSmall, double %signed, double %x
  ret double %result
}
