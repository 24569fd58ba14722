; Memory on macOS. From a kilobyte on, it starts at a cache line. There are no huge pages to ask for.

@toy.no_memory = private unnamed_addr constant [34 x i8] c"error: cannot allocate %zu bytes\0A\00"

declare ptr @malloc(i64)
declare i32 @posix_memalign(ptr, i64, i64)
declare i32 @dprintf(i32, ptr, ...)

define ptr @toy.memory(i64 %size) alwaysinline {
; As a signed number, a size that no memory has is small: malloc refuses it.
start:
  %place = alloca ptr
  store ptr null, ptr %place
  %aligns = icmp sge i64 %size, 1024
  br i1 %aligns, label %aligned, label %plain

aligned:
  %refused = call i32 @posix_memalign(ptr %place, i64 64, i64 %size)
  %lined = load ptr, ptr %place
  ret ptr %lined

plain:
  %memory = call ptr @malloc(i64 %size)
  ret ptr %memory
}

define void @toy.say_no_memory(i64 %size) noinline {
  %written = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @toy.no_memory, i64 %size)
  ret void
}
