; Memory that stays with a program when it is freed.
;
; glibc maps large blocks and unmaps them when they are freed, so that each call of a function would get new pages, which
; may take longer to clear than its result to compute. It keeps blocks up to a threshold, which is raised here to the
; largest block so far (mallopt(3), M_MMAP_THRESHOLD, -3; M_TRIM_THRESHOLD, -1), of at most half a gigabyte. musl has no
; mallopt.

; The largest block for which the threshold is large enough.
@mlir_rt_kept = private global i64 0

declare extern_weak i32 @mallopt(i32, i32)

define private void @mlir_rt_keep(i64 %size) alwaysinline {
  %kept = load atomic i64, ptr @mlir_rt_kept monotonic, align 8
  %grows = icmp sgt i64 %size, %kept
  %keepable = icmp sle i64 %size, 536870912
  %known = icmp ne ptr @mallopt, null
  %wanted = and i1 %grows, %keepable
  %raises = and i1 %wanted, %known
  br i1 %raises, label %raise, label %done

raise:
  store atomic i64 %size, ptr @mlir_rt_kept monotonic, align 8
  %block = trunc i64 %size to i32
; With room for what aligns it.
  %threshold = add i32 %block, 4194304
  %top = shl i32 %threshold, 1
  %raised = call i32 @mallopt(i32 -3, i32 %threshold)
  %untrimmed = call i32 @mallopt(i32 -1, i32 %top)
  br label %done

done:
  ret void
}
