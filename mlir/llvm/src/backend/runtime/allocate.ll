; Memory, or the end of the program. Where memory comes from depends on the system. No inlining: the passes know these
; functions as allocations.

define linkonce_odr noalias ptr @_mlir_memref_to_llvm_alloc(i64 %size) noinline allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" {
start:
  %memory = call ptr @mlir_rt_memory(i64 0, i64 %size)
  %none = icmp eq ptr %memory, null
  br i1 %none, label %lacking, label %done

; For no bytes there may be no address.
lacking:
  %empty = icmp eq i64 %size, 0
  br i1 %empty, label %done, label %failed

failed:
  call void @mlir_rt_no_memory(i64 %size)
  unreachable

done:
  ret ptr %memory
}

define linkonce_odr noalias ptr @_mlir_memref_to_llvm_aligned_alloc(i64 %alignment, i64 %size) noinline allockind("alloc,uninitialized") allocsize(1) "alloc-family"="malloc" {
start:
  %memory = call ptr @mlir_rt_memory(i64 %alignment, i64 %size)
  %none = icmp eq ptr %memory, null
  br i1 %none, label %lacking, label %done

lacking:
  %empty = icmp eq i64 %size, 0
  br i1 %empty, label %done, label %failed

failed:
  call void @mlir_rt_no_memory(i64 %size)
  unreachable

done:
  ret ptr %memory
}
