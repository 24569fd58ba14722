
; aligned_alloc, in the same way.

define noalias ptr @toy.allocate_aligned(i64 %alignment, i64 %size) noinline allockind("alloc,uninitialized") allocsize(1) "alloc-family"="malloc" {
start:
  %memory = call ptr @toy.memory(i64 %alignment, i64 %size)
  %none = icmp eq ptr %memory, null
  br i1 %none, label %lacking, label %done

lacking:
  %empty = icmp eq i64 %size, 0
  br i1 %empty, label %done, label %failed

failed:
  call void @toy.no_memory(i64 %size)
  unreachable

done:
  ret ptr %memory
}
