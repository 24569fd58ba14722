; What the checked form of an exported function asks of its arguments. A memref descriptor has the fields allocated, aligned,
; offset, sizes and strides, each number and each pointer of eight bytes.

; The place, or null if no number of this many bytes, a power of two, may be there.
define linkonce_odr ptr @mlir_rt_place(ptr %place, i64 %bytes) {
  %address = ptrtoint ptr %place to i64
  %mask = sub i64 %bytes, 1
  %low = and i64 %address, %mask
  %odd = icmp ne i64 %low, 0
  %result = select i1 %odd, ptr null, ptr %place
  ret ptr %result
}

; The place of the first element of a descriptor; null if the descriptor has not the sizes and strides of a shape, which
; lists all sizes and then all strides, or elements of this many bytes may not be there. The stride of a dimension of one element is never used, and may be any.
define linkonce_odr ptr @mlir_rt_elements(ptr %descriptor, i64 %rank, ptr %shape, i64 %bytes) {
start:
  %missing = icmp eq ptr %descriptor, null
  br i1 %missing, label %refuse, label %look

look:
  %aligned.field = getelementptr i64, ptr %descriptor, i64 1
  %offset.field = getelementptr i64, ptr %descriptor, i64 2
  %sizes = getelementptr i64, ptr %descriptor, i64 3
  %strides = getelementptr i64, ptr %sizes, i64 %rank
  %shape.strides = getelementptr i64, ptr %shape, i64 %rank
  %aligned = load ptr, ptr %aligned.field, align 8
  %offset = load i64, ptr %offset.field, align 8
  %distance = mul i64 %offset, %bytes
  %first = getelementptr i8, ptr %aligned, i64 %distance
  %place = call ptr @mlir_rt_place(ptr %first, i64 %bytes)
  %nothing = icmp eq ptr %aligned, null
  %nowhere = icmp eq ptr %place, null
  %unusable = or i1 %nothing, %nowhere
  br i1 %unusable, label %refuse, label %dimension

dimension:
  %index = phi i64 [ 0, %look ], [ %next, %compare ]
  %done = icmp eq i64 %index, %rank
  br i1 %done, label %accept, label %compare

compare:
  %size.field = getelementptr i64, ptr %sizes, i64 %index
  %stride.field = getelementptr i64, ptr %strides, i64 %index
  %wanted.size.place = getelementptr i64, ptr %shape, i64 %index
  %wanted.stride.place = getelementptr i64, ptr %shape.strides, i64 %index
  %size = load i64, ptr %size.field, align 8
  %stride = load i64, ptr %stride.field, align 8
  %wanted.size = load i64, ptr %wanted.size.place, align 8
  %wanted.stride = load i64, ptr %wanted.stride.place, align 8
  %same.size = icmp eq i64 %size, %wanted.size
  %same.stride = icmp eq i64 %stride, %wanted.stride
  %one = icmp eq i64 %size, 1
  %fitting.stride = or i1 %same.stride, %one
  %fits = and i1 %same.size, %fitting.stride
  %next = add i64 %index, 1
  br i1 %fits, label %dimension, label %refuse

accept:
  ret ptr %place

refuse:
  ret ptr null
}

; Whether the bytes at a place overlap others, which are listed by place and size. One of two overlapping blocks begins
; in the other. Addresses are compared by their difference, so that none is too high.
define linkonce_odr i1 @mlir_rt_overlaps(ptr %place, i64 %size, i64 %count, ptr %others) {
start:
  %address = ptrtoint ptr %place to i64
  br label %other

other:
  %index = phi i64 [ 0, %start ], [ %next, %compare ]
  %done = icmp eq i64 %index, %count
  br i1 %done, label %end, label %compare

compare:
  %other.field = getelementptr { ptr, i64 }, ptr %others, i64 %index
  %other.size.field = getelementptr { ptr, i64 }, ptr %others, i64 %index, i32 1
  %other.place = load ptr, ptr %other.field, align 8
  %other.size = load i64, ptr %other.size.field, align 8
  %other.address = ptrtoint ptr %other.place to i64
  %ahead = sub i64 %address, %other.address
  %behind = sub i64 %other.address, %address
  %begins.in.other = icmp ult i64 %ahead, %other.size
  %other.begins.in = icmp ult i64 %behind, %size
  %shares = or i1 %begins.in.other, %other.begins.in
  %next = add i64 %index, 1
  br i1 %shares, label %end, label %other

end:
  %result = phi i1 [ false, %other ], [ true, %compare ]
  ret i1 %result
}
