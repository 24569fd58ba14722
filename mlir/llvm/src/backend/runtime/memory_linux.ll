; Memory on Linux: as aligned_alloc gives it, or as is best where the alignment is 0.
;
; From a kilobyte on, memory starts at a cache line. What fills a huge page (2 MiB on x86-64 and AArch64) starts at such a
; page and asks the system for huge pages (MADV_HUGEPAGE, 14), since faults on small ones take longer than most
; computations on the memory; where there are none, that is no error.

@mlir_rt_lack = private unnamed_addr constant [34 x i8] c"error: cannot allocate %zu bytes\0A\00"

declare ptr @malloc(i64)
declare ptr @aligned_alloc(i64, i64)
declare i32 @madvise(ptr, i64, i32)
declare i32 @dprintf(i32, ptr, ...)

define private ptr @mlir_rt_memory(i64 %alignment, i64 %size) alwaysinline {
  %free = icmp eq i64 %alignment, 0
  br i1 %free, label %chosen, label %given

given:
  %asked = call ptr @aligned_alloc(i64 %alignment, i64 %size)
  ret ptr %asked

; As a signed number, a size that no memory has is small: malloc refuses it.
chosen:
  %aligns = icmp sge i64 %size, 1024
  br i1 %aligns, label %aligned, label %plain

aligned:
  %large = icmp sge i64 %size, 2097152
  br i1 %large, label %huge, label %allocate

huge:
  call void @mlir_rt_keep(i64 %size)
  br label %allocate

; C wants a multiple of the alignment, and AddressSanitizer insists on it.
allocate:
  %page = select i1 %large, i64 2097152, i64 64
  %last = sub i64 %page, 1
  %more = add i64 %size, %last
  %multiple = sub i64 0, %page
  %pages = and i64 %more, %multiple
  %lined = call ptr @aligned_alloc(i64 %page, i64 %pages)
  %found = icmp ne ptr %lined, null
  %advises = and i1 %found, %large
  br i1 %advises, label %advised, label %done

advised:
  %refused = call i32 @madvise(ptr %lined, i64 %size, i32 14)
  br label %done

done:
  ret ptr %lined

plain:
  %memory = call ptr @malloc(i64 %size)
  ret ptr %memory
}

define private void @mlir_rt_say_no_memory(i64 %size) noinline {
  %written = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @mlir_rt_lack, i64 %size)
  ret void
}
