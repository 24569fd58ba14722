; The end of a program that there is no memory for. How the word of why is written depends on the system.

; Whether a thread has begun to end the program. Only one may: exit must not be called twice.
@mlir_rt_ends = private global i8 0

declare void @exit(i32) noreturn

define private void @mlir_rt_no_memory(i64 %size) noinline noreturn {
  %ends = atomicrmw xchg ptr @mlir_rt_ends, i8 1 acq_rel
  %first = icmp eq i8 %ends, 0
  br i1 %first, label %end, label %wait

wait:
  br label %wait

end:
  call void @mlir_rt_say_no_memory(i64 %size)
  call void @exit(i32 1)
  unreachable
}
