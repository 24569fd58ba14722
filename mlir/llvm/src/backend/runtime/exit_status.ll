; The status that a program ends with: its own, or 1 if what it printed could not be written. A reader of the output
; that has seen enough (EPIPE, 32 on all systems) is no failure. Systems differ in what returns the place of errno.

@mlir_rt_output_lost = private unnamed_addr constant [36 x i8] c"error: cannot write standard output\00"

declare i32 @fflush(ptr)
declare ptr @mlir_rt_errno_place()
declare void @perror(ptr)

define linkonce_odr i32 @mlir_rt_exit_status(i32 %status) {
  %flushed = call i32 @fflush(ptr null)
  %lost = icmp ne i32 %flushed, 0
  br i1 %lost, label %failed, label %done

failed:
  %place = call ptr @mlir_rt_errno_place()
  %errno = load i32, ptr %place
  %closed = icmp eq i32 %errno, 32
  br i1 %closed, label %done, label %said

said:
  call void @perror(ptr @mlir_rt_output_lost)
  %own = icmp ne i32 %status, 0
  %code = select i1 %own, i32 %status, i32 1
  ret i32 %code

done:
  ret i32 %status
}
