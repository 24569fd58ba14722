
; What a thread does about a wrong position: 0 to end the program, 1 to go on with the call, and 2 after it has gone on.
@mlir_rt_call = private thread_local global i32 0

declare ptr @llvm.threadlocal.address.p0(ptr)

define linkonce_odr void @mlir_rt_wrong_position(ptr %place, double %position, i64 %size) noinline cold {
  %call = call ptr @llvm.threadlocal.address.p0(ptr @mlir_rt_call)
  %state = load i32, ptr %call
  switch i32 %state, label %guarded [
    i32 0, label %unguarded
    i32 2, label %done
  ]

guarded:
  call void @mlir_rt_say_wrong_position(ptr %place, double %position, i64 %size)
  store i32 2, ptr %call
  ret void

done:
  ret void

unguarded:
  call void @mlir_rt_begin_end()
  call void @mlir_rt_say_wrong_position(ptr %place, double %position, i64 %size)
  call void @exit(i32 1)
  unreachable
}

define linkonce_odr i1 @mlir_rt_has_failed() {
  %call = call ptr @llvm.threadlocal.address.p0(ptr @mlir_rt_call)
  %state = load i32, ptr %call
  %failed = icmp eq i32 %state, 2
  ret i1 %failed
}

define linkonce_odr void @mlir_rt_guard() {
  %call = call ptr @llvm.threadlocal.address.p0(ptr @mlir_rt_call)
  store i32 1, ptr %call
  ret void
}

define linkonce_odr i32 @mlir_rt_unguard() {
  %call = call ptr @llvm.threadlocal.address.p0(ptr @mlir_rt_call)
  %state = load i32, ptr %call
  store i32 0, ptr %call
  %failed = icmp eq i32 %state, 2
  %result = sext i1 %failed to i32
  ret i32 %result
}
