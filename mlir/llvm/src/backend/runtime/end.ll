; How a program ends that cannot go on: the first thread that finds out says why, and exits. No other one may: exit must
; not be called twice.

@mlir_rt_ends = private global i8 0

declare void @exit(i32) noreturn

; Returns to the first thread that calls it; all others wait for the end.
define private void @mlir_rt_begin_end() alwaysinline {
  %ends = atomicrmw xchg ptr @mlir_rt_ends, i8 1 acq_rel
  %first = icmp eq i8 %ends, 0
  br i1 %first, label %end, label %wait

wait:
  br label %wait

end:
  ret void
}
