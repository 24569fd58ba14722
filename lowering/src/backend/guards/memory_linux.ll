; Memory on Linux: as aligned_alloc gives it, or as is best where the alignment is 0.
;
; From a kilobyte on, memory starts at a cache line. What fills a huge page (2 MiB on x86-64 and AArch64) starts at such a
; page and asks the system for huge pages (MADV_HUGEPAGE, 14), since faults on small ones take longer than most
; computations on the memory; where there are none, that is no error.
;
; glibc maps large blocks and unmaps them when they are freed, so that each call of a function would get new pages, which
; may take longer to clear than its result to compute. It keeps blocks up to a threshold, which is raised here to the
; largest block so far (mallopt(3), M_MMAP_THRESHOLD, -3; M_TRIM_THRESHOLD, -1), of at most half a gigabyte. musl has no
; mallopt.

@toy.lack = private unnamed_addr constant [34 x i8] c"error: cannot allocate %zu bytes\0A\00"

; The largest block for which the threshold is large enough.
@toy.kept = private global i64 0

declare ptr @malloc(i64)
declare extern_weak i32 @mallopt(i32, i32)
declare ptr @aligned_alloc(i64, i64)
declare i32 @madvise(ptr, i64, i32)
declare i32 @dprintf(i32, ptr, ...)

define ptr @toy.memory(i64 %alignment, i64 %size) alwaysinline {
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
  %kept = load atomic i64, ptr @toy.kept monotonic, align 8
  %grows = icmp sgt i64 %size, %kept
  %keepable = icmp sle i64 %size, 536870912
  %known = icmp ne ptr @mallopt, null
  %keeps = and i1 %large, %keepable
  %more.kept = and i1 %keeps, %grows
  %raises = and i1 %more.kept, %known
  br i1 %raises, label %raise, label %allocate

raise:
  store atomic i64 %size, ptr @toy.kept monotonic, align 8
  %block = trunc i64 %size to i32
; With room for what aligns it.
  %threshold = add i32 %block, 4194304
  %top = shl i32 %threshold, 1
  %raised = call i32 @mallopt(i32 -3, i32 %threshold)
  %untrimmed = call i32 @mallopt(i32 -1, i32 %top)
  br label %allocate

allocate:
  %page = select i1 %large, i64 2097152, i64 64
  %more = add i64 %size, 63
  %lines = and i64 %more, -64
  %lined = call ptr @aligned_alloc(i64 %page, i64 %lines)
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

define void @toy.say_no_memory(i64 %size) noinline {
  %written = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @toy.lack, i64 %size)
  ret void
}
