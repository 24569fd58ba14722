; Copies the elements of a memref to another of the same shape; the two do not overlap. Both arguments are addresses of
; unranked descriptors: a rank, and the address of a descriptor with the fields allocated, aligned, offset, sizes and strides,
; each number and each pointer of eight bytes.
define linkonce_odr void @memrefCopy(i64 %bytes, ptr %source, ptr %target) {
  %rank = load i64, ptr %source, align 8
  %source.field = getelementptr i64, ptr %source, i64 1
  %target.field = getelementptr i64, ptr %target, i64 1
  %from = load ptr, ptr %source.field, align 8
  %to = load ptr, ptr %target.field, align 8
  %first = call ptr @mlir_rt_first(i64 %bytes, ptr %from)
  %place = call ptr @mlir_rt_first(i64 %bytes, ptr %to)
  %sizes = getelementptr i64, ptr %from, i64 3
  %from.strides = getelementptr i64, ptr %sizes, i64 %rank
  %to.sizes = getelementptr i64, ptr %to, i64 3
  %to.strides = getelementptr i64, ptr %to.sizes, i64 %rank
  call void @mlir_rt_copy(i64 %bytes, i64 %rank, ptr %sizes, ptr %from.strides, ptr %to.strides, ptr %first, ptr %place)
  ret void
}

; The address of the first element.
define private ptr @mlir_rt_first(i64 %bytes, ptr %descriptor) {
  %aligned.field = getelementptr i64, ptr %descriptor, i64 1
  %offset.field = getelementptr i64, ptr %descriptor, i64 2
  %aligned = load ptr, ptr %aligned.field, align 8
  %offset = load i64, ptr %offset.field, align 8
  %distance = mul i64 %offset, %bytes
  %first = getelementptr i8, ptr %aligned, i64 %distance
  ret ptr %first
}

; Copies along the first of some dimensions, and in each step along the others.
define private void @mlir_rt_copy(i64 %bytes, i64 %rank, ptr %sizes, ptr %from, ptr %to, ptr %source, ptr %target) {
start:
  %element = icmp eq i64 %rank, 0
  br i1 %element, label %copy, label %look

copy:
  call void @llvm.memcpy.p0.p0.i64(ptr %target, ptr %source, i64 %bytes, i1 false)
  ret void

look:
  %size = load i64, ptr %sizes, align 8
  %from.stride = load i64, ptr %from, align 8
  %to.stride = load i64, ptr %to, align 8
  %from.step = mul i64 %from.stride, %bytes
  %to.step = mul i64 %to.stride, %bytes
  %others = sub i64 %rank, 1
  %sizes.next = getelementptr i64, ptr %sizes, i64 1
  %from.next = getelementptr i64, ptr %from, i64 1
  %to.next = getelementptr i64, ptr %to, i64 1
  br label %test

test:
  %index = phi i64 [ 0, %look ], [ %next, %step ]
  %source.now = phi ptr [ %source, %look ], [ %source.next, %step ]
  %target.now = phi ptr [ %target, %look ], [ %target.next, %step ]
  %more = icmp slt i64 %index, %size
  br i1 %more, label %step, label %done

step:
  call void @mlir_rt_copy(i64 %bytes, i64 %others, ptr %sizes.next, ptr %from.next, ptr %to.next, ptr %source.now, ptr %target.now)
  %next = add i64 %index, 1
  %source.next = getelementptr i8, ptr %source.now, i64 %from.step
  %target.next = getelementptr i8, ptr %target.now, i64 %to.step
  br label %test

done:
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
