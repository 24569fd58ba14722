; What prints a number and a space, or a newline, in the text of the C library's "%f " and putchar, many times as fast.
;
; Text goes to a buffer in the caller's frame, and from there to the standard output of the C library: when the buffer
; is nearly full, and when the caller asks. A buffer holds its length, then the text.
;
; A number below 2^63 whose last bit is at least 2^-64 is an integer of 128 bits, of which 64 are behind the point: its
; six digits are computed exactly, and rounded to even as the library rounds. The library writes all other numbers. What
; is none is written here: libraries differ about infinities, and processors and passes about the sign of a NaN, which is
; left out.

@mlir_rt_number = private unnamed_addr constant [4 x i8] c"%f \00"
@mlir_rt_left = private unnamed_addr constant [2 x i8] c" \00"
@mlir_rt_text = private unnamed_addr constant [3 x i8] c"%s\00"

declare i32 @printf(ptr, ...)
declare i32 @snprintf(ptr, i64, ptr, ...)

define linkonce_odr void @mlir_rt_print_flush(ptr %buffer) noinline {
  %used = load i64, ptr %buffer
  %none = icmp eq i64 %used, 0
  br i1 %none, label %done, label %some

some:
  %text = getelementptr i8, ptr %buffer, i64 8
  %end = getelementptr i8, ptr %text, i64 %used
  store i8 0, ptr %end
  %written = call i32 (ptr, ...) @printf(ptr @mlir_rt_text, ptr %text)
  store i64 0, ptr %buffer
  %lost = icmp slt i32 %written, 0
  br i1 %lost, label %failed, label %done

; What could not be written is gone, and flushing an empty stream succeeds: something is left for the end of the program
; to fail on.
failed:
  %left = call i32 (ptr, ...) @printf(ptr @mlir_rt_left)
  br label %done

done:
  ret void
}

define linkonce_odr void @mlir_rt_print_newline(ptr %buffer) noinline {
  %used = load i64, ptr %buffer
  %text = getelementptr i8, ptr %buffer, i64 8
  %end = getelementptr i8, ptr %text, i64 %used
  store i8 10, ptr %end
  %longer = add i64 %used, 1
  store i64 %longer, ptr %buffer
  %full = icmp ugt i64 %longer, 3700
  br i1 %full, label %flush, label %done

flush:
  call void @mlir_rt_print_flush(ptr %buffer)
  br label %done

done:
  ret void
}

define linkonce_odr void @mlir_rt_print_f64(ptr %buffer, double %x) noinline {
; As a text may be 319 bytes long, what is printed next needs 4096 - 3700.
start:
  %used = load i64, ptr %buffer
  %text = getelementptr i8, ptr %buffer, i64 8
  %place = getelementptr i8, ptr %text, i64 %used
  %bits = bitcast double %x to i64
  %magnitude = and i64 %bits, 9223372036854775807
  %exponent = lshr i64 %magnitude, 52
  %shift = sub i64 %exponent, 1011
  %ordinary = icmp ult i64 %shift, 75
  %zero = icmp eq i64 %magnitude, 0
  %exact = or i1 %ordinary, %zero
  br i1 %exact, label %sign, label %library

library:
  %no.number = icmp eq i64 %exponent, 2047
  br i1 %no.number, label %special, label %other

special:
  %payload = and i64 %magnitude, 4503599627370495
  %infinite = icmp eq i64 %payload, 0
  %below = icmp slt i64 %bits, 0
  %signed = and i1 %infinite, %below
  store i8 45, ptr %place
  %special.sign = zext i1 %signed to i64
  %word.place = getelementptr i8, ptr %place, i64 %special.sign
; "inf " and "nan ".
  %word = select i1 %infinite, i32 543583849, i32 544104814
  store i32 %word, ptr %word.place, align 1
  %special.length = add i64 %special.sign, 4
  %after.special = add i64 %used, %special.length
  br label %finish

other:
  %formatted = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %place, i64 390, ptr @mlir_rt_number, double %x)
  %length = sext i32 %formatted to i64
  %after = add i64 %used, %length
  br label %finish

sign:
  %negative = icmp slt i64 %bits, 0
  store i8 45, ptr %place
  %sign.length = zext i1 %negative to i64
  %first = getelementptr i8, ptr %place, i64 %sign.length
  %fraction.bits = and i64 %magnitude, 4503599627370495
  %mantissa = or i64 %fraction.bits, 4503599627370496
  %significand = select i1 %zero, i64 0, i64 %mantissa
  %left = select i1 %zero, i64 0, i64 %shift
  %wide = zext i64 %significand to i128
  %wide.left = zext i64 %left to i128
  %fixed = shl i128 %wide, %wide.left
  %high = lshr i128 %fixed, 64
  %whole = trunc i128 %high to i64
  %behind = trunc i128 %fixed to i64
  %wide.behind = zext i64 %behind to i128
  %millionths = mul i128 %wide.behind, 1000000
  %millionths.high = lshr i128 %millionths, 64
  %six = trunc i128 %millionths.high to i64
  %rest = trunc i128 %millionths to i64
  %above = icmp ugt i64 %rest, 9223372036854775808
  %half = icmp eq i64 %rest, 9223372036854775808
  %odd = trunc i64 %six to i1
  %tie = and i1 %half, %odd
  %up = or i1 %above, %tie
  %one = zext i1 %up to i64
  %rounded = add i64 %six, %one
  %carries = icmp eq i64 %rounded, 1000000
  %carry = zext i1 %carries to i64
  %digits = add i64 %whole, %carry
  %decimals = select i1 %carries, i64 0, i64 %rounded
  br label %count

; How many digits are before the point.
count:
  %counted = phi i64 [ %digits, %sign ], [ %fewer, %count ]
  %digit.count = phi i64 [ 1, %sign ], [ %next.count, %count ]
  %fewer = udiv i64 %counted, 10
  %next.count = add i64 %digit.count, 1
  %is.last = icmp ult i64 %counted, 10
  br i1 %is.last, label %integer, label %count

integer:
  %left.digits = phi i64 [ %digits, %count ], [ %tenth, %integer ]
  %position = phi i64 [ %digit.count, %count ], [ %before, %integer ]
  %before = sub i64 %position, 1
  %tenth = udiv i64 %left.digits, 10
  %ten.times = mul i64 %tenth, 10
  %digit = sub i64 %left.digits, %ten.times
  %digit.code = add i64 %digit, 48
  %digit.byte = trunc i64 %digit.code to i8
  %digit.place = getelementptr i8, ptr %first, i64 %before
  store i8 %digit.byte, ptr %digit.place
  %at.first = icmp eq i64 %before, 0
  br i1 %at.first, label %point, label %integer

point:
  %point.place = getelementptr i8, ptr %first, i64 %digit.count
  store i8 46, ptr %point.place
  br label %decimal

decimal:
  %left.decimals = phi i64 [ %decimals, %point ], [ %decimal.tenth, %decimal ]
  %decimal.position = phi i64 [ 6, %point ], [ %decimal.before, %decimal ]
  %decimal.tenth = udiv i64 %left.decimals, 10
  %decimal.ten.times = mul i64 %decimal.tenth, 10
  %decimal.digit = sub i64 %left.decimals, %decimal.ten.times
  %decimal.code = add i64 %decimal.digit, 48
  %decimal.byte = trunc i64 %decimal.code to i8
  %decimal.place = getelementptr i8, ptr %point.place, i64 %decimal.position
  store i8 %decimal.byte, ptr %decimal.place
  %decimal.before = sub i64 %decimal.position, 1
  %at.point = icmp eq i64 %decimal.before, 0
  br i1 %at.point, label %space, label %decimal

space:
  %space.place = getelementptr i8, ptr %point.place, i64 7
  store i8 32, ptr %space.place
  %unsigned.length = add i64 %digit.count, 8
  %all.length = add i64 %unsigned.length, %sign.length
  %then = add i64 %used, %all.length
  br label %finish

finish:
  %total = phi i64 [ %after, %other ], [ %after.special, %special ], [ %then, %space ]
  store i64 %total, ptr %buffer
  %full = icmp ugt i64 %total, 3700
  br i1 %full, label %flush, label %done

flush:
  call void @mlir_rt_print_flush(ptr %buffer)
  br label %done

done:
  ret void
}
