; Memory on macOS, of an alignment; for 0, memory from a kilobyte on starts at a cache line. There are no huge pages to ask for.

@mlir_rt_lack = private unnamed_addr constant [34 x i8] c"error: cannot allocate %zu bytes\0A\00"

declare ptr @malloc(i64)
declare i32 @posix_memalign(ptr, i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
declare i32 @dprintf(i32, ptr, ...)

define private ptr @mlir_rt_memory(i64 %alignment, i64 %size) alwaysinline {
  %place = alloca ptr
  store ptr null, ptr %place
; As a signed number, a size that no memory has is small: malloc refuses it.
  %large = icmp sge i64 %size, 1024
  %line = select i1 %large, i64 64, i64 0
; There is no alignment below that of a pointer.
  %least = call i64 @llvm.umax.i64(i64 %alignment, i64 8)
  %free = icmp eq i64 %alignment, 0
  %multiple = select i1 %free, i64 %line, i64 %least
  %aligns = icmp ne i64 %multiple, 0
  br i1 %aligns, label %aligned, label %plain

aligned:
  %refused = call i32 @posix_memalign(ptr %place, i64 %multiple, i64 %size)
  %lined = load ptr, ptr %place
  ret ptr %lined

plain:
  %memory = call ptr @malloc(i64 %size)
  ret ptr %memory
}

define private void @mlir_rt_say_no_memory(i64 %size) noinline {
  %written = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @mlir_rt_lack, i64 %size)
  ret void
}
