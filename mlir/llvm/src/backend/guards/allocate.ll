
; malloc, or the end of the program. Where memory comes from depends on the system. No inlining: the passes know it as an
; allocation.

define noalias ptr @toy.allocate(i64 %size) noinline allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" {
start:
  %memory = call ptr @toy.memory(i64 0, i64 %size)
  %none = icmp eq ptr %memory, null
  br i1 %none, label %lacking, label %done

; For no bytes there may be no address.
lacking:
  %empty = icmp eq i64 %size, 0
  br i1 %empty, label %done, label %failed

failed:
  call void @toy.no_memory(i64 %size)
  unreachable

done:
  ret ptr %memory
}
