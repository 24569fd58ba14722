; What is said of a wrong position, to the standard error. How that is written depends on the system.

@mlir_rt_out_of_range = private unnamed_addr constant [66 x i8] c"%s: error: position %.0f is out of range: the axis has size %lld\0A\00"
@mlir_rt_not_whole = private unnamed_addr constant [39 x i8] c"%s: error: a position cannot be %.17g\0A\00"

declare double @llvm.fabs.f64(double)
declare i64 @llvm.fptosi.sat.i64.f64(double)

define private void @mlir_rt_say_wrong_position(ptr %place, double %position, i64 %size) noinline {
  %distance = call double @llvm.fabs.f64(double %position)
; A NaN has no sign.
  %is.nan = fcmp uno double %position, 0.0
  %said = select i1 %is.nan, double %distance, double %position
  %integer = call i64 @llvm.fptosi.sat.i64.f64(double %position)
  %back = sitofp i64 %integer to double
  %same = fcmp oeq double %back, %position
; Where all numbers are whole, no size is.
  %small = fcmp olt double %distance, 0x4340000000000000
  %whole = and i1 %same, %small
  %format = select i1 %whole, ptr @mlir_rt_out_of_range, ptr @mlir_rt_not_whole
  call void @mlir_rt_say_position(ptr %format, ptr %place, double %said, i64 %size)
  ret void
}
