
declare i32 @dprintf(i32, ptr, ...)

define private void @mlir_rt_say_position(ptr %format, ptr %place, double %position, i64 %size) {
  %written = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr %format, ptr %place, double %position, i64 %size)
  ret void
}
