; malloc, or the end of the program with a word of why.

@toy.no_memory = private unnamed_addr constant [34 x i8] c"error: cannot allocate %zu bytes\0A\00"

declare ptr @malloc(i64)
declare i32 @dprintf(i32, ptr, ...)
declare void @exit(i32) noreturn

define noalias ptr @toy.allocate(i64 %size) {
  %memory = call ptr @malloc(i64 %size)
  %none = icmp eq ptr %memory, null
  br i1 %none, label %lacking, label %done

; For no bytes there may be no address.
lacking:
  %empty = icmp eq i64 %size, 0
  br i1 %empty, label %done, label %failed

failed:
  %written = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @toy.no_memory, i64 %size)
  call void @exit(i32 1)
  unreachable

done:
  ret ptr %memory
}
