
; The end of a program that there is no memory for. How the word of why is written depends on the system.
define private void @mlir_rt_no_memory(i64 %size) noinline noreturn {
  call void @mlir_rt_begin_end()
  call void @mlir_rt_say_no_memory(i64 %size)
  call void @exit(i32 1)
  unreachable
}
