
define linkonce_odr void @mlir_rt_wrong_position(ptr %place, double %position, i64 %size) noinline cold {
  call void @mlir_rt_begin_end()
  call void @mlir_rt_say_wrong_position(ptr %place, double %position, i64 %size)
  call void @exit(i32 1)
  unreachable
}

define linkonce_odr i1 @mlir_rt_has_failed() alwaysinline {
  ret i1 false
}
