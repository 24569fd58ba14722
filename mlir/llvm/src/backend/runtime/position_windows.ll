
declare i32 @snprintf(ptr, i64, ptr, ...)
declare i32 @_write(i32, ptr, i32)

; The path of a file may be long; what does not fit is left out.
define private void @mlir_rt_say_position(ptr %format, ptr %place, double %position, i64 %size) {
  %text = alloca [4096 x i8]
  %length = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %text, i64 4096, ptr %format, ptr %place, double %position, i64 %size)
  %long = icmp sge i32 %length, 4096
  %shown = select i1 %long, i32 4095, i32 %length
  %written = call i32 @_write(i32 2, ptr %text, i32 %shown)
  ret void
}
