; Memory on Windows, aligned as malloc does it: what is aligned further there cannot be freed with free.

@mlir_rt_lack = private unnamed_addr constant [35 x i8] c"error: cannot allocate %llu bytes\0A\00"

declare ptr @malloc(i64)
declare i32 @snprintf(ptr, i64, ptr, ...)
declare i32 @_write(i32, ptr, i32)

define private ptr @mlir_rt_memory(i64 %alignment, i64 %size) alwaysinline {
  %memory = call ptr @malloc(i64 %size)
  ret ptr %memory
}

define private void @mlir_rt_say_no_memory(i64 %size) noinline {
  %text = alloca [64 x i8]
  %length = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %text, i64 64, ptr @mlir_rt_lack, i64 %size)
  %written = call i32 @_write(i32 2, ptr %text, i32 %length)
  ret void
}
