; malloc, or the end of the program with a word of why. Where memory comes from and how the word is written depends on the
; system: toy.memory and toy.say_no_memory. No inlining: the passes know it as an allocation.

; Whether a thread has begun to end the program. Only one may: exit must not be called twice.
@toy.ends = private global i8 0

declare void @exit(i32) noreturn

define noalias ptr @toy.allocate(i64 %size) noinline allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" {
start:
  %memory = call ptr @toy.memory(i64 %size)
  %none = icmp eq ptr %memory, null
  br i1 %none, label %lacking, label %done

; For no bytes there may be no address.
lacking:
  %empty = icmp eq i64 %size, 0
  br i1 %empty, label %done, label %failed

failed:
  %ends = atomicrmw xchg ptr @toy.ends, i8 1 acq_rel
  %first = icmp eq i8 %ends, 0
  br i1 %first, label %end, label %wait

wait:
  br label %wait

end:
  call void @toy.say_no_memory(i64 %size)
  call void @exit(i32 1)
  unreachable

done:
  ret ptr %memory
}
