define i1 @add_0_0(i1 %a, i1 %b) {
  %r = add  i1 %a, %b
  ret i1 %r
}
define i1 @add_0_1(i1 %a, i1 %b) {
  %r = add nsw i1 %a, %b
  ret i1 %r
}
define i1 @add_0_2(i1 %a, i1 %b) {
  %r = add nuw i1 %a, %b
  ret i1 %r
}
define i1 @add_0_3(i1 %a, i1 %b) {
  %r = add nuw nsw i1 %a, %b
  ret i1 %r
}
define i8 @add_1_0(i8 %a, i8 %b) {
  %r = add  i8 %a, %b
  ret i8 %r
}
define i8 @add_1_1(i8 %a, i8 %b) {
  %r = add nsw i8 %a, %b
  ret i8 %r
}
define i8 @add_1_2(i8 %a, i8 %b) {
  %r = add nuw i8 %a, %b
  ret i8 %r
}
define i8 @add_1_3(i8 %a, i8 %b) {
  %r = add nuw nsw i8 %a, %b
  ret i8 %r
}
define i16 @add_2_0(i16 %a, i16 %b) {
  %r = add  i16 %a, %b
  ret i16 %r
}
define i16 @add_2_1(i16 %a, i16 %b) {
  %r = add nsw i16 %a, %b
  ret i16 %r
}
define i16 @add_2_2(i16 %a, i16 %b) {
  %r = add nuw i16 %a, %b
  ret i16 %r
}
define i16 @add_2_3(i16 %a, i16 %b) {
  %r = add nuw nsw i16 %a, %b
  ret i16 %r
}
define i32 @add_3_0(i32 %a, i32 %b) {
  %r = add  i32 %a, %b
  ret i32 %r
}
define i32 @add_3_1(i32 %a, i32 %b) {
  %r = add nsw i32 %a, %b
  ret i32 %r
}
define i32 @add_3_2(i32 %a, i32 %b) {
  %r = add nuw i32 %a, %b
  ret i32 %r
}
define i32 @add_3_3(i32 %a, i32 %b) {
  %r = add nuw nsw i32 %a, %b
  ret i32 %r
}
define i64 @add_4_0(i64 %a, i64 %b) {
  %r = add  i64 %a, %b
  ret i64 %r
}
define i64 @add_4_1(i64 %a, i64 %b) {
  %r = add nsw i64 %a, %b
  ret i64 %r
}
define i64 @add_4_2(i64 %a, i64 %b) {
  %r = add nuw i64 %a, %b
  ret i64 %r
}
define i64 @add_4_3(i64 %a, i64 %b) {
  %r = add nuw nsw i64 %a, %b
  ret i64 %r
}
define i128 @add_5_0(i128 %a, i128 %b) {
  %r = add  i128 %a, %b
  ret i128 %r
}
define i128 @add_5_1(i128 %a, i128 %b) {
  %r = add nsw i128 %a, %b
  ret i128 %r
}
define i128 @add_5_2(i128 %a, i128 %b) {
  %r = add nuw i128 %a, %b
  ret i128 %r
}
define i128 @add_5_3(i128 %a, i128 %b) {
  %r = add nuw nsw i128 %a, %b
  ret i128 %r
}
define i7 @add_6_0(i7 %a, i7 %b) {
  %r = add  i7 %a, %b
  ret i7 %r
}
define i7 @add_6_1(i7 %a, i7 %b) {
  %r = add nsw i7 %a, %b
  ret i7 %r
}
define i7 @add_6_2(i7 %a, i7 %b) {
  %r = add nuw i7 %a, %b
  ret i7 %r
}
define i7 @add_6_3(i7 %a, i7 %b) {
  %r = add nuw nsw i7 %a, %b
  ret i7 %r
}
define <4 x i32> @add_7_0(<4 x i32> %a, <4 x i32> %b) {
  %r = add  <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <4 x i32> @add_7_1(<4 x i32> %a, <4 x i32> %b) {
  %r = add nsw <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <4 x i32> @add_7_2(<4 x i32> %a, <4 x i32> %b) {
  %r = add nuw <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <4 x i32> @add_7_3(<4 x i32> %a, <4 x i32> %b) {
  %r = add nuw nsw <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <vscale x 4 x i32> @add_8_0(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = add  <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @add_8_1(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = add nsw <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @add_8_2(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = add nuw <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @add_8_3(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = add nuw nsw <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <2 x i1> @add_9_0(<2 x i1> %a, <2 x i1> %b) {
  %r = add  <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @add_9_1(<2 x i1> %a, <2 x i1> %b) {
  %r = add nsw <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @add_9_2(<2 x i1> %a, <2 x i1> %b) {
  %r = add nuw <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @add_9_3(<2 x i1> %a, <2 x i1> %b) {
  %r = add nuw nsw <2 x i1> %a, %b
  ret <2 x i1> %r
}
; -----
define i1 @sub_0_0(i1 %a, i1 %b) {
  %r = sub  i1 %a, %b
  ret i1 %r
}
define i1 @sub_0_1(i1 %a, i1 %b) {
  %r = sub nsw i1 %a, %b
  ret i1 %r
}
define i1 @sub_0_2(i1 %a, i1 %b) {
  %r = sub nuw i1 %a, %b
  ret i1 %r
}
define i1 @sub_0_3(i1 %a, i1 %b) {
  %r = sub nuw nsw i1 %a, %b
  ret i1 %r
}
define i8 @sub_1_0(i8 %a, i8 %b) {
  %r = sub  i8 %a, %b
  ret i8 %r
}
define i8 @sub_1_1(i8 %a, i8 %b) {
  %r = sub nsw i8 %a, %b
  ret i8 %r
}
define i8 @sub_1_2(i8 %a, i8 %b) {
  %r = sub nuw i8 %a, %b
  ret i8 %r
}
define i8 @sub_1_3(i8 %a, i8 %b) {
  %r = sub nuw nsw i8 %a, %b
  ret i8 %r
}
define i16 @sub_2_0(i16 %a, i16 %b) {
  %r = sub  i16 %a, %b
  ret i16 %r
}
define i16 @sub_2_1(i16 %a, i16 %b) {
  %r = sub nsw i16 %a, %b
  ret i16 %r
}
define i16 @sub_2_2(i16 %a, i16 %b) {
  %r = sub nuw i16 %a, %b
  ret i16 %r
}
define i16 @sub_2_3(i16 %a, i16 %b) {
  %r = sub nuw nsw i16 %a, %b
  ret i16 %r
}
define i32 @sub_3_0(i32 %a, i32 %b) {
  %r = sub  i32 %a, %b
  ret i32 %r
}
define i32 @sub_3_1(i32 %a, i32 %b) {
  %r = sub nsw i32 %a, %b
  ret i32 %r
}
define i32 @sub_3_2(i32 %a, i32 %b) {
  %r = sub nuw i32 %a, %b
  ret i32 %r
}
define i32 @sub_3_3(i32 %a, i32 %b) {
  %r = sub nuw nsw i32 %a, %b
  ret i32 %r
}
define i64 @sub_4_0(i64 %a, i64 %b) {
  %r = sub  i64 %a, %b
  ret i64 %r
}
define i64 @sub_4_1(i64 %a, i64 %b) {
  %r = sub nsw i64 %a, %b
  ret i64 %r
}
define i64 @sub_4_2(i64 %a, i64 %b) {
  %r = sub nuw i64 %a, %b
  ret i64 %r
}
define i64 @sub_4_3(i64 %a, i64 %b) {
  %r = sub nuw nsw i64 %a, %b
  ret i64 %r
}
define i128 @sub_5_0(i128 %a, i128 %b) {
  %r = sub  i128 %a, %b
  ret i128 %r
}
define i128 @sub_5_1(i128 %a, i128 %b) {
  %r = sub nsw i128 %a, %b
  ret i128 %r
}
define i128 @sub_5_2(i128 %a, i128 %b) {
  %r = sub nuw i128 %a, %b
  ret i128 %r
}
define i128 @sub_5_3(i128 %a, i128 %b) {
  %r = sub nuw nsw i128 %a, %b
  ret i128 %r
}
define i7 @sub_6_0(i7 %a, i7 %b) {
  %r = sub  i7 %a, %b
  ret i7 %r
}
define i7 @sub_6_1(i7 %a, i7 %b) {
  %r = sub nsw i7 %a, %b
  ret i7 %r
}
define i7 @sub_6_2(i7 %a, i7 %b) {
  %r = sub nuw i7 %a, %b
  ret i7 %r
}
define i7 @sub_6_3(i7 %a, i7 %b) {
  %r = sub nuw nsw i7 %a, %b
  ret i7 %r
}
define <4 x i32> @sub_7_0(<4 x i32> %a, <4 x i32> %b) {
  %r = sub  <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <4 x i32> @sub_7_1(<4 x i32> %a, <4 x i32> %b) {
  %r = sub nsw <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <4 x i32> @sub_7_2(<4 x i32> %a, <4 x i32> %b) {
  %r = sub nuw <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <4 x i32> @sub_7_3(<4 x i32> %a, <4 x i32> %b) {
  %r = sub nuw nsw <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <vscale x 4 x i32> @sub_8_0(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = sub  <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @sub_8_1(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = sub nsw <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @sub_8_2(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = sub nuw <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @sub_8_3(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = sub nuw nsw <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <2 x i1> @sub_9_0(<2 x i1> %a, <2 x i1> %b) {
  %r = sub  <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @sub_9_1(<2 x i1> %a, <2 x i1> %b) {
  %r = sub nsw <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @sub_9_2(<2 x i1> %a, <2 x i1> %b) {
  %r = sub nuw <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @sub_9_3(<2 x i1> %a, <2 x i1> %b) {
  %r = sub nuw nsw <2 x i1> %a, %b
  ret <2 x i1> %r
}
; -----
define i1 @mul_0_0(i1 %a, i1 %b) {
  %r = mul  i1 %a, %b
  ret i1 %r
}
define i1 @mul_0_1(i1 %a, i1 %b) {
  %r = mul nsw i1 %a, %b
  ret i1 %r
}
define i1 @mul_0_2(i1 %a, i1 %b) {
  %r = mul nuw i1 %a, %b
  ret i1 %r
}
define i1 @mul_0_3(i1 %a, i1 %b) {
  %r = mul nuw nsw i1 %a, %b
  ret i1 %r
}
define i8 @mul_1_0(i8 %a, i8 %b) {
  %r = mul  i8 %a, %b
  ret i8 %r
}
define i8 @mul_1_1(i8 %a, i8 %b) {
  %r = mul nsw i8 %a, %b
  ret i8 %r
}
define i8 @mul_1_2(i8 %a, i8 %b) {
  %r = mul nuw i8 %a, %b
  ret i8 %r
}
define i8 @mul_1_3(i8 %a, i8 %b) {
  %r = mul nuw nsw i8 %a, %b
  ret i8 %r
}
define i16 @mul_2_0(i16 %a, i16 %b) {
  %r = mul  i16 %a, %b
  ret i16 %r
}
define i16 @mul_2_1(i16 %a, i16 %b) {
  %r = mul nsw i16 %a, %b
  ret i16 %r
}
define i16 @mul_2_2(i16 %a, i16 %b) {
  %r = mul nuw i16 %a, %b
  ret i16 %r
}
define i16 @mul_2_3(i16 %a, i16 %b) {
  %r = mul nuw nsw i16 %a, %b
  ret i16 %r
}
define i32 @mul_3_0(i32 %a, i32 %b) {
  %r = mul  i32 %a, %b
  ret i32 %r
}
define i32 @mul_3_1(i32 %a, i32 %b) {
  %r = mul nsw i32 %a, %b
  ret i32 %r
}
define i32 @mul_3_2(i32 %a, i32 %b) {
  %r = mul nuw i32 %a, %b
  ret i32 %r
}
define i32 @mul_3_3(i32 %a, i32 %b) {
  %r = mul nuw nsw i32 %a, %b
  ret i32 %r
}
define i64 @mul_4_0(i64 %a, i64 %b) {
  %r = mul  i64 %a, %b
  ret i64 %r
}
define i64 @mul_4_1(i64 %a, i64 %b) {
  %r = mul nsw i64 %a, %b
  ret i64 %r
}
define i64 @mul_4_2(i64 %a, i64 %b) {
  %r = mul nuw i64 %a, %b
  ret i64 %r
}
define i64 @mul_4_3(i64 %a, i64 %b) {
  %r = mul nuw nsw i64 %a, %b
  ret i64 %r
}
define i128 @mul_5_0(i128 %a, i128 %b) {
  %r = mul  i128 %a, %b
  ret i128 %r
}
define i128 @mul_5_1(i128 %a, i128 %b) {
  %r = mul nsw i128 %a, %b
  ret i128 %r
}
define i128 @mul_5_2(i128 %a, i128 %b) {
  %r = mul nuw i128 %a, %b
  ret i128 %r
}
define i128 @mul_5_3(i128 %a, i128 %b) {
  %r = mul nuw nsw i128 %a, %b
  ret i128 %r
}
define i7 @mul_6_0(i7 %a, i7 %b) {
  %r = mul  i7 %a, %b
  ret i7 %r
}
define i7 @mul_6_1(i7 %a, i7 %b) {
  %r = mul nsw i7 %a, %b
  ret i7 %r
}
define i7 @mul_6_2(i7 %a, i7 %b) {
  %r = mul nuw i7 %a, %b
  ret i7 %r
}
define i7 @mul_6_3(i7 %a, i7 %b) {
  %r = mul nuw nsw i7 %a, %b
  ret i7 %r
}
define <4 x i32> @mul_7_0(<4 x i32> %a, <4 x i32> %b) {
  %r = mul  <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <4 x i32> @mul_7_1(<4 x i32> %a, <4 x i32> %b) {
  %r = mul nsw <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <4 x i32> @mul_7_2(<4 x i32> %a, <4 x i32> %b) {
  %r = mul nuw <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <4 x i32> @mul_7_3(<4 x i32> %a, <4 x i32> %b) {
  %r = mul nuw nsw <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <vscale x 4 x i32> @mul_8_0(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = mul  <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @mul_8_1(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = mul nsw <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @mul_8_2(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = mul nuw <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @mul_8_3(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = mul nuw nsw <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <2 x i1> @mul_9_0(<2 x i1> %a, <2 x i1> %b) {
  %r = mul  <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @mul_9_1(<2 x i1> %a, <2 x i1> %b) {
  %r = mul nsw <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @mul_9_2(<2 x i1> %a, <2 x i1> %b) {
  %r = mul nuw <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @mul_9_3(<2 x i1> %a, <2 x i1> %b) {
  %r = mul nuw nsw <2 x i1> %a, %b
  ret <2 x i1> %r
}
; -----
define i1 @shl_0_0(i1 %a, i1 %b) {
  %r = shl  i1 %a, %b
  ret i1 %r
}
define i1 @shl_0_1(i1 %a, i1 %b) {
  %r = shl nsw i1 %a, %b
  ret i1 %r
}
define i1 @shl_0_2(i1 %a, i1 %b) {
  %r = shl nuw i1 %a, %b
  ret i1 %r
}
define i1 @shl_0_3(i1 %a, i1 %b) {
  %r = shl nuw nsw i1 %a, %b
  ret i1 %r
}
define i8 @shl_1_0(i8 %a, i8 %b) {
  %r = shl  i8 %a, %b
  ret i8 %r
}
define i8 @shl_1_1(i8 %a, i8 %b) {
  %r = shl nsw i8 %a, %b
  ret i8 %r
}
define i8 @shl_1_2(i8 %a, i8 %b) {
  %r = shl nuw i8 %a, %b
  ret i8 %r
}
define i8 @shl_1_3(i8 %a, i8 %b) {
  %r = shl nuw nsw i8 %a, %b
  ret i8 %r
}
define i16 @shl_2_0(i16 %a, i16 %b) {
  %r = shl  i16 %a, %b
  ret i16 %r
}
define i16 @shl_2_1(i16 %a, i16 %b) {
  %r = shl nsw i16 %a, %b
  ret i16 %r
}
define i16 @shl_2_2(i16 %a, i16 %b) {
  %r = shl nuw i16 %a, %b
  ret i16 %r
}
define i16 @shl_2_3(i16 %a, i16 %b) {
  %r = shl nuw nsw i16 %a, %b
  ret i16 %r
}
define i32 @shl_3_0(i32 %a, i32 %b) {
  %r = shl  i32 %a, %b
  ret i32 %r
}
define i32 @shl_3_1(i32 %a, i32 %b) {
  %r = shl nsw i32 %a, %b
  ret i32 %r
}
define i32 @shl_3_2(i32 %a, i32 %b) {
  %r = shl nuw i32 %a, %b
  ret i32 %r
}
define i32 @shl_3_3(i32 %a, i32 %b) {
  %r = shl nuw nsw i32 %a, %b
  ret i32 %r
}
define i64 @shl_4_0(i64 %a, i64 %b) {
  %r = shl  i64 %a, %b
  ret i64 %r
}
define i64 @shl_4_1(i64 %a, i64 %b) {
  %r = shl nsw i64 %a, %b
  ret i64 %r
}
define i64 @shl_4_2(i64 %a, i64 %b) {
  %r = shl nuw i64 %a, %b
  ret i64 %r
}
define i64 @shl_4_3(i64 %a, i64 %b) {
  %r = shl nuw nsw i64 %a, %b
  ret i64 %r
}
define i128 @shl_5_0(i128 %a, i128 %b) {
  %r = shl  i128 %a, %b
  ret i128 %r
}
define i128 @shl_5_1(i128 %a, i128 %b) {
  %r = shl nsw i128 %a, %b
  ret i128 %r
}
define i128 @shl_5_2(i128 %a, i128 %b) {
  %r = shl nuw i128 %a, %b
  ret i128 %r
}
define i128 @shl_5_3(i128 %a, i128 %b) {
  %r = shl nuw nsw i128 %a, %b
  ret i128 %r
}
define i7 @shl_6_0(i7 %a, i7 %b) {
  %r = shl  i7 %a, %b
  ret i7 %r
}
define i7 @shl_6_1(i7 %a, i7 %b) {
  %r = shl nsw i7 %a, %b
  ret i7 %r
}
define i7 @shl_6_2(i7 %a, i7 %b) {
  %r = shl nuw i7 %a, %b
  ret i7 %r
}
define i7 @shl_6_3(i7 %a, i7 %b) {
  %r = shl nuw nsw i7 %a, %b
  ret i7 %r
}
define <4 x i32> @shl_7_0(<4 x i32> %a, <4 x i32> %b) {
  %r = shl  <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <4 x i32> @shl_7_1(<4 x i32> %a, <4 x i32> %b) {
  %r = shl nsw <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <4 x i32> @shl_7_2(<4 x i32> %a, <4 x i32> %b) {
  %r = shl nuw <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <4 x i32> @shl_7_3(<4 x i32> %a, <4 x i32> %b) {
  %r = shl nuw nsw <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <vscale x 4 x i32> @shl_8_0(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = shl  <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @shl_8_1(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = shl nsw <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @shl_8_2(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = shl nuw <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @shl_8_3(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = shl nuw nsw <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <2 x i1> @shl_9_0(<2 x i1> %a, <2 x i1> %b) {
  %r = shl  <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @shl_9_1(<2 x i1> %a, <2 x i1> %b) {
  %r = shl nsw <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @shl_9_2(<2 x i1> %a, <2 x i1> %b) {
  %r = shl nuw <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @shl_9_3(<2 x i1> %a, <2 x i1> %b) {
  %r = shl nuw nsw <2 x i1> %a, %b
  ret <2 x i1> %r
}
; -----
define i1 @udiv_0_0(i1 %a, i1 %b) {
  %r = udiv  i1 %a, %b
  ret i1 %r
}
define i1 @udiv_0_1(i1 %a, i1 %b) {
  %r = udiv exact i1 %a, %b
  ret i1 %r
}
define i8 @udiv_1_0(i8 %a, i8 %b) {
  %r = udiv  i8 %a, %b
  ret i8 %r
}
define i8 @udiv_1_1(i8 %a, i8 %b) {
  %r = udiv exact i8 %a, %b
  ret i8 %r
}
define i16 @udiv_2_0(i16 %a, i16 %b) {
  %r = udiv  i16 %a, %b
  ret i16 %r
}
define i16 @udiv_2_1(i16 %a, i16 %b) {
  %r = udiv exact i16 %a, %b
  ret i16 %r
}
define i32 @udiv_3_0(i32 %a, i32 %b) {
  %r = udiv  i32 %a, %b
  ret i32 %r
}
define i32 @udiv_3_1(i32 %a, i32 %b) {
  %r = udiv exact i32 %a, %b
  ret i32 %r
}
define i64 @udiv_4_0(i64 %a, i64 %b) {
  %r = udiv  i64 %a, %b
  ret i64 %r
}
define i64 @udiv_4_1(i64 %a, i64 %b) {
  %r = udiv exact i64 %a, %b
  ret i64 %r
}
define i128 @udiv_5_0(i128 %a, i128 %b) {
  %r = udiv  i128 %a, %b
  ret i128 %r
}
define i128 @udiv_5_1(i128 %a, i128 %b) {
  %r = udiv exact i128 %a, %b
  ret i128 %r
}
define i7 @udiv_6_0(i7 %a, i7 %b) {
  %r = udiv  i7 %a, %b
  ret i7 %r
}
define i7 @udiv_6_1(i7 %a, i7 %b) {
  %r = udiv exact i7 %a, %b
  ret i7 %r
}
define <4 x i32> @udiv_7_0(<4 x i32> %a, <4 x i32> %b) {
  %r = udiv  <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <4 x i32> @udiv_7_1(<4 x i32> %a, <4 x i32> %b) {
  %r = udiv exact <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <vscale x 4 x i32> @udiv_8_0(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = udiv  <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @udiv_8_1(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = udiv exact <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <2 x i1> @udiv_9_0(<2 x i1> %a, <2 x i1> %b) {
  %r = udiv  <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @udiv_9_1(<2 x i1> %a, <2 x i1> %b) {
  %r = udiv exact <2 x i1> %a, %b
  ret <2 x i1> %r
}
; -----
define i1 @sdiv_0_0(i1 %a, i1 %b) {
  %r = sdiv  i1 %a, %b
  ret i1 %r
}
define i1 @sdiv_0_1(i1 %a, i1 %b) {
  %r = sdiv exact i1 %a, %b
  ret i1 %r
}
define i8 @sdiv_1_0(i8 %a, i8 %b) {
  %r = sdiv  i8 %a, %b
  ret i8 %r
}
define i8 @sdiv_1_1(i8 %a, i8 %b) {
  %r = sdiv exact i8 %a, %b
  ret i8 %r
}
define i16 @sdiv_2_0(i16 %a, i16 %b) {
  %r = sdiv  i16 %a, %b
  ret i16 %r
}
define i16 @sdiv_2_1(i16 %a, i16 %b) {
  %r = sdiv exact i16 %a, %b
  ret i16 %r
}
define i32 @sdiv_3_0(i32 %a, i32 %b) {
  %r = sdiv  i32 %a, %b
  ret i32 %r
}
define i32 @sdiv_3_1(i32 %a, i32 %b) {
  %r = sdiv exact i32 %a, %b
  ret i32 %r
}
define i64 @sdiv_4_0(i64 %a, i64 %b) {
  %r = sdiv  i64 %a, %b
  ret i64 %r
}
define i64 @sdiv_4_1(i64 %a, i64 %b) {
  %r = sdiv exact i64 %a, %b
  ret i64 %r
}
define i128 @sdiv_5_0(i128 %a, i128 %b) {
  %r = sdiv  i128 %a, %b
  ret i128 %r
}
define i128 @sdiv_5_1(i128 %a, i128 %b) {
  %r = sdiv exact i128 %a, %b
  ret i128 %r
}
define i7 @sdiv_6_0(i7 %a, i7 %b) {
  %r = sdiv  i7 %a, %b
  ret i7 %r
}
define i7 @sdiv_6_1(i7 %a, i7 %b) {
  %r = sdiv exact i7 %a, %b
  ret i7 %r
}
define <4 x i32> @sdiv_7_0(<4 x i32> %a, <4 x i32> %b) {
  %r = sdiv  <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <4 x i32> @sdiv_7_1(<4 x i32> %a, <4 x i32> %b) {
  %r = sdiv exact <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <vscale x 4 x i32> @sdiv_8_0(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = sdiv  <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @sdiv_8_1(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = sdiv exact <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <2 x i1> @sdiv_9_0(<2 x i1> %a, <2 x i1> %b) {
  %r = sdiv  <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @sdiv_9_1(<2 x i1> %a, <2 x i1> %b) {
  %r = sdiv exact <2 x i1> %a, %b
  ret <2 x i1> %r
}
; -----
define i1 @lshr_0_0(i1 %a, i1 %b) {
  %r = lshr  i1 %a, %b
  ret i1 %r
}
define i1 @lshr_0_1(i1 %a, i1 %b) {
  %r = lshr exact i1 %a, %b
  ret i1 %r
}
define i8 @lshr_1_0(i8 %a, i8 %b) {
  %r = lshr  i8 %a, %b
  ret i8 %r
}
define i8 @lshr_1_1(i8 %a, i8 %b) {
  %r = lshr exact i8 %a, %b
  ret i8 %r
}
define i16 @lshr_2_0(i16 %a, i16 %b) {
  %r = lshr  i16 %a, %b
  ret i16 %r
}
define i16 @lshr_2_1(i16 %a, i16 %b) {
  %r = lshr exact i16 %a, %b
  ret i16 %r
}
define i32 @lshr_3_0(i32 %a, i32 %b) {
  %r = lshr  i32 %a, %b
  ret i32 %r
}
define i32 @lshr_3_1(i32 %a, i32 %b) {
  %r = lshr exact i32 %a, %b
  ret i32 %r
}
define i64 @lshr_4_0(i64 %a, i64 %b) {
  %r = lshr  i64 %a, %b
  ret i64 %r
}
define i64 @lshr_4_1(i64 %a, i64 %b) {
  %r = lshr exact i64 %a, %b
  ret i64 %r
}
define i128 @lshr_5_0(i128 %a, i128 %b) {
  %r = lshr  i128 %a, %b
  ret i128 %r
}
define i128 @lshr_5_1(i128 %a, i128 %b) {
  %r = lshr exact i128 %a, %b
  ret i128 %r
}
define i7 @lshr_6_0(i7 %a, i7 %b) {
  %r = lshr  i7 %a, %b
  ret i7 %r
}
define i7 @lshr_6_1(i7 %a, i7 %b) {
  %r = lshr exact i7 %a, %b
  ret i7 %r
}
define <4 x i32> @lshr_7_0(<4 x i32> %a, <4 x i32> %b) {
  %r = lshr  <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <4 x i32> @lshr_7_1(<4 x i32> %a, <4 x i32> %b) {
  %r = lshr exact <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <vscale x 4 x i32> @lshr_8_0(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = lshr  <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @lshr_8_1(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = lshr exact <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <2 x i1> @lshr_9_0(<2 x i1> %a, <2 x i1> %b) {
  %r = lshr  <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @lshr_9_1(<2 x i1> %a, <2 x i1> %b) {
  %r = lshr exact <2 x i1> %a, %b
  ret <2 x i1> %r
}
; -----
define i1 @ashr_0_0(i1 %a, i1 %b) {
  %r = ashr  i1 %a, %b
  ret i1 %r
}
define i1 @ashr_0_1(i1 %a, i1 %b) {
  %r = ashr exact i1 %a, %b
  ret i1 %r
}
define i8 @ashr_1_0(i8 %a, i8 %b) {
  %r = ashr  i8 %a, %b
  ret i8 %r
}
define i8 @ashr_1_1(i8 %a, i8 %b) {
  %r = ashr exact i8 %a, %b
  ret i8 %r
}
define i16 @ashr_2_0(i16 %a, i16 %b) {
  %r = ashr  i16 %a, %b
  ret i16 %r
}
define i16 @ashr_2_1(i16 %a, i16 %b) {
  %r = ashr exact i16 %a, %b
  ret i16 %r
}
define i32 @ashr_3_0(i32 %a, i32 %b) {
  %r = ashr  i32 %a, %b
  ret i32 %r
}
define i32 @ashr_3_1(i32 %a, i32 %b) {
  %r = ashr exact i32 %a, %b
  ret i32 %r
}
define i64 @ashr_4_0(i64 %a, i64 %b) {
  %r = ashr  i64 %a, %b
  ret i64 %r
}
define i64 @ashr_4_1(i64 %a, i64 %b) {
  %r = ashr exact i64 %a, %b
  ret i64 %r
}
define i128 @ashr_5_0(i128 %a, i128 %b) {
  %r = ashr  i128 %a, %b
  ret i128 %r
}
define i128 @ashr_5_1(i128 %a, i128 %b) {
  %r = ashr exact i128 %a, %b
  ret i128 %r
}
define i7 @ashr_6_0(i7 %a, i7 %b) {
  %r = ashr  i7 %a, %b
  ret i7 %r
}
define i7 @ashr_6_1(i7 %a, i7 %b) {
  %r = ashr exact i7 %a, %b
  ret i7 %r
}
define <4 x i32> @ashr_7_0(<4 x i32> %a, <4 x i32> %b) {
  %r = ashr  <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <4 x i32> @ashr_7_1(<4 x i32> %a, <4 x i32> %b) {
  %r = ashr exact <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <vscale x 4 x i32> @ashr_8_0(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = ashr  <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @ashr_8_1(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = ashr exact <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <2 x i1> @ashr_9_0(<2 x i1> %a, <2 x i1> %b) {
  %r = ashr  <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @ashr_9_1(<2 x i1> %a, <2 x i1> %b) {
  %r = ashr exact <2 x i1> %a, %b
  ret <2 x i1> %r
}
; -----
define i1 @urem_0_0(i1 %a, i1 %b) {
  %r = urem  i1 %a, %b
  ret i1 %r
}
define i8 @urem_1_0(i8 %a, i8 %b) {
  %r = urem  i8 %a, %b
  ret i8 %r
}
define i16 @urem_2_0(i16 %a, i16 %b) {
  %r = urem  i16 %a, %b
  ret i16 %r
}
define i32 @urem_3_0(i32 %a, i32 %b) {
  %r = urem  i32 %a, %b
  ret i32 %r
}
define i64 @urem_4_0(i64 %a, i64 %b) {
  %r = urem  i64 %a, %b
  ret i64 %r
}
define i128 @urem_5_0(i128 %a, i128 %b) {
  %r = urem  i128 %a, %b
  ret i128 %r
}
define i7 @urem_6_0(i7 %a, i7 %b) {
  %r = urem  i7 %a, %b
  ret i7 %r
}
define <4 x i32> @urem_7_0(<4 x i32> %a, <4 x i32> %b) {
  %r = urem  <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <vscale x 4 x i32> @urem_8_0(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = urem  <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <2 x i1> @urem_9_0(<2 x i1> %a, <2 x i1> %b) {
  %r = urem  <2 x i1> %a, %b
  ret <2 x i1> %r
}
; -----
define i1 @srem_0_0(i1 %a, i1 %b) {
  %r = srem  i1 %a, %b
  ret i1 %r
}
define i8 @srem_1_0(i8 %a, i8 %b) {
  %r = srem  i8 %a, %b
  ret i8 %r
}
define i16 @srem_2_0(i16 %a, i16 %b) {
  %r = srem  i16 %a, %b
  ret i16 %r
}
define i32 @srem_3_0(i32 %a, i32 %b) {
  %r = srem  i32 %a, %b
  ret i32 %r
}
define i64 @srem_4_0(i64 %a, i64 %b) {
  %r = srem  i64 %a, %b
  ret i64 %r
}
define i128 @srem_5_0(i128 %a, i128 %b) {
  %r = srem  i128 %a, %b
  ret i128 %r
}
define i7 @srem_6_0(i7 %a, i7 %b) {
  %r = srem  i7 %a, %b
  ret i7 %r
}
define <4 x i32> @srem_7_0(<4 x i32> %a, <4 x i32> %b) {
  %r = srem  <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <vscale x 4 x i32> @srem_8_0(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = srem  <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <2 x i1> @srem_9_0(<2 x i1> %a, <2 x i1> %b) {
  %r = srem  <2 x i1> %a, %b
  ret <2 x i1> %r
}
; -----
define i1 @and_0_0(i1 %a, i1 %b) {
  %r = and  i1 %a, %b
  ret i1 %r
}
define i8 @and_1_0(i8 %a, i8 %b) {
  %r = and  i8 %a, %b
  ret i8 %r
}
define i16 @and_2_0(i16 %a, i16 %b) {
  %r = and  i16 %a, %b
  ret i16 %r
}
define i32 @and_3_0(i32 %a, i32 %b) {
  %r = and  i32 %a, %b
  ret i32 %r
}
define i64 @and_4_0(i64 %a, i64 %b) {
  %r = and  i64 %a, %b
  ret i64 %r
}
define i128 @and_5_0(i128 %a, i128 %b) {
  %r = and  i128 %a, %b
  ret i128 %r
}
define i7 @and_6_0(i7 %a, i7 %b) {
  %r = and  i7 %a, %b
  ret i7 %r
}
define <4 x i32> @and_7_0(<4 x i32> %a, <4 x i32> %b) {
  %r = and  <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <vscale x 4 x i32> @and_8_0(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = and  <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <2 x i1> @and_9_0(<2 x i1> %a, <2 x i1> %b) {
  %r = and  <2 x i1> %a, %b
  ret <2 x i1> %r
}
; -----
define i1 @or_0_0(i1 %a, i1 %b) {
  %r = or  i1 %a, %b
  ret i1 %r
}
define i1 @or_0_1(i1 %a, i1 %b) {
  %r = or disjoint i1 %a, %b
  ret i1 %r
}
define i8 @or_1_0(i8 %a, i8 %b) {
  %r = or  i8 %a, %b
  ret i8 %r
}
define i8 @or_1_1(i8 %a, i8 %b) {
  %r = or disjoint i8 %a, %b
  ret i8 %r
}
define i16 @or_2_0(i16 %a, i16 %b) {
  %r = or  i16 %a, %b
  ret i16 %r
}
define i16 @or_2_1(i16 %a, i16 %b) {
  %r = or disjoint i16 %a, %b
  ret i16 %r
}
define i32 @or_3_0(i32 %a, i32 %b) {
  %r = or  i32 %a, %b
  ret i32 %r
}
define i32 @or_3_1(i32 %a, i32 %b) {
  %r = or disjoint i32 %a, %b
  ret i32 %r
}
define i64 @or_4_0(i64 %a, i64 %b) {
  %r = or  i64 %a, %b
  ret i64 %r
}
define i64 @or_4_1(i64 %a, i64 %b) {
  %r = or disjoint i64 %a, %b
  ret i64 %r
}
define i128 @or_5_0(i128 %a, i128 %b) {
  %r = or  i128 %a, %b
  ret i128 %r
}
define i128 @or_5_1(i128 %a, i128 %b) {
  %r = or disjoint i128 %a, %b
  ret i128 %r
}
define i7 @or_6_0(i7 %a, i7 %b) {
  %r = or  i7 %a, %b
  ret i7 %r
}
define i7 @or_6_1(i7 %a, i7 %b) {
  %r = or disjoint i7 %a, %b
  ret i7 %r
}
define <4 x i32> @or_7_0(<4 x i32> %a, <4 x i32> %b) {
  %r = or  <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <4 x i32> @or_7_1(<4 x i32> %a, <4 x i32> %b) {
  %r = or disjoint <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <vscale x 4 x i32> @or_8_0(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = or  <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @or_8_1(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = or disjoint <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <2 x i1> @or_9_0(<2 x i1> %a, <2 x i1> %b) {
  %r = or  <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @or_9_1(<2 x i1> %a, <2 x i1> %b) {
  %r = or disjoint <2 x i1> %a, %b
  ret <2 x i1> %r
}
; -----
define i1 @xor_0_0(i1 %a, i1 %b) {
  %r = xor  i1 %a, %b
  ret i1 %r
}
define i8 @xor_1_0(i8 %a, i8 %b) {
  %r = xor  i8 %a, %b
  ret i8 %r
}
define i16 @xor_2_0(i16 %a, i16 %b) {
  %r = xor  i16 %a, %b
  ret i16 %r
}
define i32 @xor_3_0(i32 %a, i32 %b) {
  %r = xor  i32 %a, %b
  ret i32 %r
}
define i64 @xor_4_0(i64 %a, i64 %b) {
  %r = xor  i64 %a, %b
  ret i64 %r
}
define i128 @xor_5_0(i128 %a, i128 %b) {
  %r = xor  i128 %a, %b
  ret i128 %r
}
define i7 @xor_6_0(i7 %a, i7 %b) {
  %r = xor  i7 %a, %b
  ret i7 %r
}
define <4 x i32> @xor_7_0(<4 x i32> %a, <4 x i32> %b) {
  %r = xor  <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <vscale x 4 x i32> @xor_8_0(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %r = xor  <vscale x 4 x i32> %a, %b
  ret <vscale x 4 x i32> %r
}
define <2 x i1> @xor_9_0(<2 x i1> %a, <2 x i1> %b) {
  %r = xor  <2 x i1> %a, %b
  ret <2 x i1> %r
}
; -----
define half @fadd_0(half %a, half %b) {
  %r0 = fadd  half %a, %b
  %r1 = fadd fast half %a, %b
  %r2 = fadd nnan half %a, %b
  %r3 = fadd ninf nsz half %a, %b
  %r4 = fadd arcp contract afn reassoc half %a, %b
  %r5 = fadd nnan ninf nsz arcp contract afn reassoc half %a, %b
  ret half %r0
}
define bfloat @fadd_1(bfloat %a, bfloat %b) {
  %r0 = fadd  bfloat %a, %b
  %r1 = fadd fast bfloat %a, %b
  %r2 = fadd nnan bfloat %a, %b
  %r3 = fadd ninf nsz bfloat %a, %b
  %r4 = fadd arcp contract afn reassoc bfloat %a, %b
  %r5 = fadd nnan ninf nsz arcp contract afn reassoc bfloat %a, %b
  ret bfloat %r0
}
define float @fadd_2(float %a, float %b) {
  %r0 = fadd  float %a, %b
  %r1 = fadd fast float %a, %b
  %r2 = fadd nnan float %a, %b
  %r3 = fadd ninf nsz float %a, %b
  %r4 = fadd arcp contract afn reassoc float %a, %b
  %r5 = fadd nnan ninf nsz arcp contract afn reassoc float %a, %b
  ret float %r0
}
define double @fadd_3(double %a, double %b) {
  %r0 = fadd  double %a, %b
  %r1 = fadd fast double %a, %b
  %r2 = fadd nnan double %a, %b
  %r3 = fadd ninf nsz double %a, %b
  %r4 = fadd arcp contract afn reassoc double %a, %b
  %r5 = fadd nnan ninf nsz arcp contract afn reassoc double %a, %b
  ret double %r0
}
define x86_fp80 @fadd_4(x86_fp80 %a, x86_fp80 %b) {
  %r0 = fadd  x86_fp80 %a, %b
  %r1 = fadd fast x86_fp80 %a, %b
  %r2 = fadd nnan x86_fp80 %a, %b
  %r3 = fadd ninf nsz x86_fp80 %a, %b
  %r4 = fadd arcp contract afn reassoc x86_fp80 %a, %b
  %r5 = fadd nnan ninf nsz arcp contract afn reassoc x86_fp80 %a, %b
  ret x86_fp80 %r0
}
define fp128 @fadd_5(fp128 %a, fp128 %b) {
  %r0 = fadd  fp128 %a, %b
  %r1 = fadd fast fp128 %a, %b
  %r2 = fadd nnan fp128 %a, %b
  %r3 = fadd ninf nsz fp128 %a, %b
  %r4 = fadd arcp contract afn reassoc fp128 %a, %b
  %r5 = fadd nnan ninf nsz arcp contract afn reassoc fp128 %a, %b
  ret fp128 %r0
}
define ppc_fp128 @fadd_6(ppc_fp128 %a, ppc_fp128 %b) {
  %r0 = fadd  ppc_fp128 %a, %b
  %r1 = fadd fast ppc_fp128 %a, %b
  %r2 = fadd nnan ppc_fp128 %a, %b
  %r3 = fadd ninf nsz ppc_fp128 %a, %b
  %r4 = fadd arcp contract afn reassoc ppc_fp128 %a, %b
  %r5 = fadd nnan ninf nsz arcp contract afn reassoc ppc_fp128 %a, %b
  ret ppc_fp128 %r0
}
define <4 x float> @fadd_7(<4 x float> %a, <4 x float> %b) {
  %r0 = fadd  <4 x float> %a, %b
  %r1 = fadd fast <4 x float> %a, %b
  %r2 = fadd nnan <4 x float> %a, %b
  %r3 = fadd ninf nsz <4 x float> %a, %b
  %r4 = fadd arcp contract afn reassoc <4 x float> %a, %b
  %r5 = fadd nnan ninf nsz arcp contract afn reassoc <4 x float> %a, %b
  ret <4 x float> %r0
}
define <vscale x 2 x double> @fadd_8(<vscale x 2 x double> %a, <vscale x 2 x double> %b) {
  %r0 = fadd  <vscale x 2 x double> %a, %b
  %r1 = fadd fast <vscale x 2 x double> %a, %b
  %r2 = fadd nnan <vscale x 2 x double> %a, %b
  %r3 = fadd ninf nsz <vscale x 2 x double> %a, %b
  %r4 = fadd arcp contract afn reassoc <vscale x 2 x double> %a, %b
  %r5 = fadd nnan ninf nsz arcp contract afn reassoc <vscale x 2 x double> %a, %b
  ret <vscale x 2 x double> %r0
}
; -----
define half @fsub_0(half %a, half %b) {
  %r0 = fsub  half %a, %b
  %r1 = fsub fast half %a, %b
  %r2 = fsub nnan half %a, %b
  %r3 = fsub ninf nsz half %a, %b
  %r4 = fsub arcp contract afn reassoc half %a, %b
  %r5 = fsub nnan ninf nsz arcp contract afn reassoc half %a, %b
  ret half %r0
}
define bfloat @fsub_1(bfloat %a, bfloat %b) {
  %r0 = fsub  bfloat %a, %b
  %r1 = fsub fast bfloat %a, %b
  %r2 = fsub nnan bfloat %a, %b
  %r3 = fsub ninf nsz bfloat %a, %b
  %r4 = fsub arcp contract afn reassoc bfloat %a, %b
  %r5 = fsub nnan ninf nsz arcp contract afn reassoc bfloat %a, %b
  ret bfloat %r0
}
define float @fsub_2(float %a, float %b) {
  %r0 = fsub  float %a, %b
  %r1 = fsub fast float %a, %b
  %r2 = fsub nnan float %a, %b
  %r3 = fsub ninf nsz float %a, %b
  %r4 = fsub arcp contract afn reassoc float %a, %b
  %r5 = fsub nnan ninf nsz arcp contract afn reassoc float %a, %b
  ret float %r0
}
define double @fsub_3(double %a, double %b) {
  %r0 = fsub  double %a, %b
  %r1 = fsub fast double %a, %b
  %r2 = fsub nnan double %a, %b
  %r3 = fsub ninf nsz double %a, %b
  %r4 = fsub arcp contract afn reassoc double %a, %b
  %r5 = fsub nnan ninf nsz arcp contract afn reassoc double %a, %b
  ret double %r0
}
define x86_fp80 @fsub_4(x86_fp80 %a, x86_fp80 %b) {
  %r0 = fsub  x86_fp80 %a, %b
  %r1 = fsub fast x86_fp80 %a, %b
  %r2 = fsub nnan x86_fp80 %a, %b
  %r3 = fsub ninf nsz x86_fp80 %a, %b
  %r4 = fsub arcp contract afn reassoc x86_fp80 %a, %b
  %r5 = fsub nnan ninf nsz arcp contract afn reassoc x86_fp80 %a, %b
  ret x86_fp80 %r0
}
define fp128 @fsub_5(fp128 %a, fp128 %b) {
  %r0 = fsub  fp128 %a, %b
  %r1 = fsub fast fp128 %a, %b
  %r2 = fsub nnan fp128 %a, %b
  %r3 = fsub ninf nsz fp128 %a, %b
  %r4 = fsub arcp contract afn reassoc fp128 %a, %b
  %r5 = fsub nnan ninf nsz arcp contract afn reassoc fp128 %a, %b
  ret fp128 %r0
}
define ppc_fp128 @fsub_6(ppc_fp128 %a, ppc_fp128 %b) {
  %r0 = fsub  ppc_fp128 %a, %b
  %r1 = fsub fast ppc_fp128 %a, %b
  %r2 = fsub nnan ppc_fp128 %a, %b
  %r3 = fsub ninf nsz ppc_fp128 %a, %b
  %r4 = fsub arcp contract afn reassoc ppc_fp128 %a, %b
  %r5 = fsub nnan ninf nsz arcp contract afn reassoc ppc_fp128 %a, %b
  ret ppc_fp128 %r0
}
define <4 x float> @fsub_7(<4 x float> %a, <4 x float> %b) {
  %r0 = fsub  <4 x float> %a, %b
  %r1 = fsub fast <4 x float> %a, %b
  %r2 = fsub nnan <4 x float> %a, %b
  %r3 = fsub ninf nsz <4 x float> %a, %b
  %r4 = fsub arcp contract afn reassoc <4 x float> %a, %b
  %r5 = fsub nnan ninf nsz arcp contract afn reassoc <4 x float> %a, %b
  ret <4 x float> %r0
}
define <vscale x 2 x double> @fsub_8(<vscale x 2 x double> %a, <vscale x 2 x double> %b) {
  %r0 = fsub  <vscale x 2 x double> %a, %b
  %r1 = fsub fast <vscale x 2 x double> %a, %b
  %r2 = fsub nnan <vscale x 2 x double> %a, %b
  %r3 = fsub ninf nsz <vscale x 2 x double> %a, %b
  %r4 = fsub arcp contract afn reassoc <vscale x 2 x double> %a, %b
  %r5 = fsub nnan ninf nsz arcp contract afn reassoc <vscale x 2 x double> %a, %b
  ret <vscale x 2 x double> %r0
}
; -----
define half @fmul_0(half %a, half %b) {
  %r0 = fmul  half %a, %b
  %r1 = fmul fast half %a, %b
  %r2 = fmul nnan half %a, %b
  %r3 = fmul ninf nsz half %a, %b
  %r4 = fmul arcp contract afn reassoc half %a, %b
  %r5 = fmul nnan ninf nsz arcp contract afn reassoc half %a, %b
  ret half %r0
}
define bfloat @fmul_1(bfloat %a, bfloat %b) {
  %r0 = fmul  bfloat %a, %b
  %r1 = fmul fast bfloat %a, %b
  %r2 = fmul nnan bfloat %a, %b
  %r3 = fmul ninf nsz bfloat %a, %b
  %r4 = fmul arcp contract afn reassoc bfloat %a, %b
  %r5 = fmul nnan ninf nsz arcp contract afn reassoc bfloat %a, %b
  ret bfloat %r0
}
define float @fmul_2(float %a, float %b) {
  %r0 = fmul  float %a, %b
  %r1 = fmul fast float %a, %b
  %r2 = fmul nnan float %a, %b
  %r3 = fmul ninf nsz float %a, %b
  %r4 = fmul arcp contract afn reassoc float %a, %b
  %r5 = fmul nnan ninf nsz arcp contract afn reassoc float %a, %b
  ret float %r0
}
define double @fmul_3(double %a, double %b) {
  %r0 = fmul  double %a, %b
  %r1 = fmul fast double %a, %b
  %r2 = fmul nnan double %a, %b
  %r3 = fmul ninf nsz double %a, %b
  %r4 = fmul arcp contract afn reassoc double %a, %b
  %r5 = fmul nnan ninf nsz arcp contract afn reassoc double %a, %b
  ret double %r0
}
define x86_fp80 @fmul_4(x86_fp80 %a, x86_fp80 %b) {
  %r0 = fmul  x86_fp80 %a, %b
  %r1 = fmul fast x86_fp80 %a, %b
  %r2 = fmul nnan x86_fp80 %a, %b
  %r3 = fmul ninf nsz x86_fp80 %a, %b
  %r4 = fmul arcp contract afn reassoc x86_fp80 %a, %b
  %r5 = fmul nnan ninf nsz arcp contract afn reassoc x86_fp80 %a, %b
  ret x86_fp80 %r0
}
define fp128 @fmul_5(fp128 %a, fp128 %b) {
  %r0 = fmul  fp128 %a, %b
  %r1 = fmul fast fp128 %a, %b
  %r2 = fmul nnan fp128 %a, %b
  %r3 = fmul ninf nsz fp128 %a, %b
  %r4 = fmul arcp contract afn reassoc fp128 %a, %b
  %r5 = fmul nnan ninf nsz arcp contract afn reassoc fp128 %a, %b
  ret fp128 %r0
}
define ppc_fp128 @fmul_6(ppc_fp128 %a, ppc_fp128 %b) {
  %r0 = fmul  ppc_fp128 %a, %b
  %r1 = fmul fast ppc_fp128 %a, %b
  %r2 = fmul nnan ppc_fp128 %a, %b
  %r3 = fmul ninf nsz ppc_fp128 %a, %b
  %r4 = fmul arcp contract afn reassoc ppc_fp128 %a, %b
  %r5 = fmul nnan ninf nsz arcp contract afn reassoc ppc_fp128 %a, %b
  ret ppc_fp128 %r0
}
define <4 x float> @fmul_7(<4 x float> %a, <4 x float> %b) {
  %r0 = fmul  <4 x float> %a, %b
  %r1 = fmul fast <4 x float> %a, %b
  %r2 = fmul nnan <4 x float> %a, %b
  %r3 = fmul ninf nsz <4 x float> %a, %b
  %r4 = fmul arcp contract afn reassoc <4 x float> %a, %b
  %r5 = fmul nnan ninf nsz arcp contract afn reassoc <4 x float> %a, %b
  ret <4 x float> %r0
}
define <vscale x 2 x double> @fmul_8(<vscale x 2 x double> %a, <vscale x 2 x double> %b) {
  %r0 = fmul  <vscale x 2 x double> %a, %b
  %r1 = fmul fast <vscale x 2 x double> %a, %b
  %r2 = fmul nnan <vscale x 2 x double> %a, %b
  %r3 = fmul ninf nsz <vscale x 2 x double> %a, %b
  %r4 = fmul arcp contract afn reassoc <vscale x 2 x double> %a, %b
  %r5 = fmul nnan ninf nsz arcp contract afn reassoc <vscale x 2 x double> %a, %b
  ret <vscale x 2 x double> %r0
}
; -----
define half @fdiv_0(half %a, half %b) {
  %r0 = fdiv  half %a, %b
  %r1 = fdiv fast half %a, %b
  %r2 = fdiv nnan half %a, %b
  %r3 = fdiv ninf nsz half %a, %b
  %r4 = fdiv arcp contract afn reassoc half %a, %b
  %r5 = fdiv nnan ninf nsz arcp contract afn reassoc half %a, %b
  ret half %r0
}
define bfloat @fdiv_1(bfloat %a, bfloat %b) {
  %r0 = fdiv  bfloat %a, %b
  %r1 = fdiv fast bfloat %a, %b
  %r2 = fdiv nnan bfloat %a, %b
  %r3 = fdiv ninf nsz bfloat %a, %b
  %r4 = fdiv arcp contract afn reassoc bfloat %a, %b
  %r5 = fdiv nnan ninf nsz arcp contract afn reassoc bfloat %a, %b
  ret bfloat %r0
}
define float @fdiv_2(float %a, float %b) {
  %r0 = fdiv  float %a, %b
  %r1 = fdiv fast float %a, %b
  %r2 = fdiv nnan float %a, %b
  %r3 = fdiv ninf nsz float %a, %b
  %r4 = fdiv arcp contract afn reassoc float %a, %b
  %r5 = fdiv nnan ninf nsz arcp contract afn reassoc float %a, %b
  ret float %r0
}
define double @fdiv_3(double %a, double %b) {
  %r0 = fdiv  double %a, %b
  %r1 = fdiv fast double %a, %b
  %r2 = fdiv nnan double %a, %b
  %r3 = fdiv ninf nsz double %a, %b
  %r4 = fdiv arcp contract afn reassoc double %a, %b
  %r5 = fdiv nnan ninf nsz arcp contract afn reassoc double %a, %b
  ret double %r0
}
define x86_fp80 @fdiv_4(x86_fp80 %a, x86_fp80 %b) {
  %r0 = fdiv  x86_fp80 %a, %b
  %r1 = fdiv fast x86_fp80 %a, %b
  %r2 = fdiv nnan x86_fp80 %a, %b
  %r3 = fdiv ninf nsz x86_fp80 %a, %b
  %r4 = fdiv arcp contract afn reassoc x86_fp80 %a, %b
  %r5 = fdiv nnan ninf nsz arcp contract afn reassoc x86_fp80 %a, %b
  ret x86_fp80 %r0
}
define fp128 @fdiv_5(fp128 %a, fp128 %b) {
  %r0 = fdiv  fp128 %a, %b
  %r1 = fdiv fast fp128 %a, %b
  %r2 = fdiv nnan fp128 %a, %b
  %r3 = fdiv ninf nsz fp128 %a, %b
  %r4 = fdiv arcp contract afn reassoc fp128 %a, %b
  %r5 = fdiv nnan ninf nsz arcp contract afn reassoc fp128 %a, %b
  ret fp128 %r0
}
define ppc_fp128 @fdiv_6(ppc_fp128 %a, ppc_fp128 %b) {
  %r0 = fdiv  ppc_fp128 %a, %b
  %r1 = fdiv fast ppc_fp128 %a, %b
  %r2 = fdiv nnan ppc_fp128 %a, %b
  %r3 = fdiv ninf nsz ppc_fp128 %a, %b
  %r4 = fdiv arcp contract afn reassoc ppc_fp128 %a, %b
  %r5 = fdiv nnan ninf nsz arcp contract afn reassoc ppc_fp128 %a, %b
  ret ppc_fp128 %r0
}
define <4 x float> @fdiv_7(<4 x float> %a, <4 x float> %b) {
  %r0 = fdiv  <4 x float> %a, %b
  %r1 = fdiv fast <4 x float> %a, %b
  %r2 = fdiv nnan <4 x float> %a, %b
  %r3 = fdiv ninf nsz <4 x float> %a, %b
  %r4 = fdiv arcp contract afn reassoc <4 x float> %a, %b
  %r5 = fdiv nnan ninf nsz arcp contract afn reassoc <4 x float> %a, %b
  ret <4 x float> %r0
}
define <vscale x 2 x double> @fdiv_8(<vscale x 2 x double> %a, <vscale x 2 x double> %b) {
  %r0 = fdiv  <vscale x 2 x double> %a, %b
  %r1 = fdiv fast <vscale x 2 x double> %a, %b
  %r2 = fdiv nnan <vscale x 2 x double> %a, %b
  %r3 = fdiv ninf nsz <vscale x 2 x double> %a, %b
  %r4 = fdiv arcp contract afn reassoc <vscale x 2 x double> %a, %b
  %r5 = fdiv nnan ninf nsz arcp contract afn reassoc <vscale x 2 x double> %a, %b
  ret <vscale x 2 x double> %r0
}
; -----
define half @frem_0(half %a, half %b) {
  %r0 = frem  half %a, %b
  %r1 = frem fast half %a, %b
  %r2 = frem nnan half %a, %b
  %r3 = frem ninf nsz half %a, %b
  %r4 = frem arcp contract afn reassoc half %a, %b
  %r5 = frem nnan ninf nsz arcp contract afn reassoc half %a, %b
  ret half %r0
}
define bfloat @frem_1(bfloat %a, bfloat %b) {
  %r0 = frem  bfloat %a, %b
  %r1 = frem fast bfloat %a, %b
  %r2 = frem nnan bfloat %a, %b
  %r3 = frem ninf nsz bfloat %a, %b
  %r4 = frem arcp contract afn reassoc bfloat %a, %b
  %r5 = frem nnan ninf nsz arcp contract afn reassoc bfloat %a, %b
  ret bfloat %r0
}
define float @frem_2(float %a, float %b) {
  %r0 = frem  float %a, %b
  %r1 = frem fast float %a, %b
  %r2 = frem nnan float %a, %b
  %r3 = frem ninf nsz float %a, %b
  %r4 = frem arcp contract afn reassoc float %a, %b
  %r5 = frem nnan ninf nsz arcp contract afn reassoc float %a, %b
  ret float %r0
}
define double @frem_3(double %a, double %b) {
  %r0 = frem  double %a, %b
  %r1 = frem fast double %a, %b
  %r2 = frem nnan double %a, %b
  %r3 = frem ninf nsz double %a, %b
  %r4 = frem arcp contract afn reassoc double %a, %b
  %r5 = frem nnan ninf nsz arcp contract afn reassoc double %a, %b
  ret double %r0
}
define x86_fp80 @frem_4(x86_fp80 %a, x86_fp80 %b) {
  %r0 = frem  x86_fp80 %a, %b
  %r1 = frem fast x86_fp80 %a, %b
  %r2 = frem nnan x86_fp80 %a, %b
  %r3 = frem ninf nsz x86_fp80 %a, %b
  %r4 = frem arcp contract afn reassoc x86_fp80 %a, %b
  %r5 = frem nnan ninf nsz arcp contract afn reassoc x86_fp80 %a, %b
  ret x86_fp80 %r0
}
define fp128 @frem_5(fp128 %a, fp128 %b) {
  %r0 = frem  fp128 %a, %b
  %r1 = frem fast fp128 %a, %b
  %r2 = frem nnan fp128 %a, %b
  %r3 = frem ninf nsz fp128 %a, %b
  %r4 = frem arcp contract afn reassoc fp128 %a, %b
  %r5 = frem nnan ninf nsz arcp contract afn reassoc fp128 %a, %b
  ret fp128 %r0
}
define ppc_fp128 @frem_6(ppc_fp128 %a, ppc_fp128 %b) {
  %r0 = frem  ppc_fp128 %a, %b
  %r1 = frem fast ppc_fp128 %a, %b
  %r2 = frem nnan ppc_fp128 %a, %b
  %r3 = frem ninf nsz ppc_fp128 %a, %b
  %r4 = frem arcp contract afn reassoc ppc_fp128 %a, %b
  %r5 = frem nnan ninf nsz arcp contract afn reassoc ppc_fp128 %a, %b
  ret ppc_fp128 %r0
}
define <4 x float> @frem_7(<4 x float> %a, <4 x float> %b) {
  %r0 = frem  <4 x float> %a, %b
  %r1 = frem fast <4 x float> %a, %b
  %r2 = frem nnan <4 x float> %a, %b
  %r3 = frem ninf nsz <4 x float> %a, %b
  %r4 = frem arcp contract afn reassoc <4 x float> %a, %b
  %r5 = frem nnan ninf nsz arcp contract afn reassoc <4 x float> %a, %b
  ret <4 x float> %r0
}
define <vscale x 2 x double> @frem_8(<vscale x 2 x double> %a, <vscale x 2 x double> %b) {
  %r0 = frem  <vscale x 2 x double> %a, %b
  %r1 = frem fast <vscale x 2 x double> %a, %b
  %r2 = frem nnan <vscale x 2 x double> %a, %b
  %r3 = frem ninf nsz <vscale x 2 x double> %a, %b
  %r4 = frem arcp contract afn reassoc <vscale x 2 x double> %a, %b
  %r5 = frem nnan ninf nsz arcp contract afn reassoc <vscale x 2 x double> %a, %b
  ret <vscale x 2 x double> %r0
}
; -----
define half @fneg_0(half %a) {
  %r0 = fneg  half %a
  %r1 = fneg fast half %a
  %r2 = fneg nnan half %a
  %r3 = fneg ninf nsz half %a
  %r4 = fneg arcp contract afn reassoc half %a
  %r5 = fneg nnan ninf nsz arcp contract afn reassoc half %a
  ret half %r0
}
define bfloat @fneg_1(bfloat %a) {
  %r0 = fneg  bfloat %a
  %r1 = fneg fast bfloat %a
  %r2 = fneg nnan bfloat %a
  %r3 = fneg ninf nsz bfloat %a
  %r4 = fneg arcp contract afn reassoc bfloat %a
  %r5 = fneg nnan ninf nsz arcp contract afn reassoc bfloat %a
  ret bfloat %r0
}
define float @fneg_2(float %a) {
  %r0 = fneg  float %a
  %r1 = fneg fast float %a
  %r2 = fneg nnan float %a
  %r3 = fneg ninf nsz float %a
  %r4 = fneg arcp contract afn reassoc float %a
  %r5 = fneg nnan ninf nsz arcp contract afn reassoc float %a
  ret float %r0
}
define double @fneg_3(double %a) {
  %r0 = fneg  double %a
  %r1 = fneg fast double %a
  %r2 = fneg nnan double %a
  %r3 = fneg ninf nsz double %a
  %r4 = fneg arcp contract afn reassoc double %a
  %r5 = fneg nnan ninf nsz arcp contract afn reassoc double %a
  ret double %r0
}
define x86_fp80 @fneg_4(x86_fp80 %a) {
  %r0 = fneg  x86_fp80 %a
  %r1 = fneg fast x86_fp80 %a
  %r2 = fneg nnan x86_fp80 %a
  %r3 = fneg ninf nsz x86_fp80 %a
  %r4 = fneg arcp contract afn reassoc x86_fp80 %a
  %r5 = fneg nnan ninf nsz arcp contract afn reassoc x86_fp80 %a
  ret x86_fp80 %r0
}
define fp128 @fneg_5(fp128 %a) {
  %r0 = fneg  fp128 %a
  %r1 = fneg fast fp128 %a
  %r2 = fneg nnan fp128 %a
  %r3 = fneg ninf nsz fp128 %a
  %r4 = fneg arcp contract afn reassoc fp128 %a
  %r5 = fneg nnan ninf nsz arcp contract afn reassoc fp128 %a
  ret fp128 %r0
}
define ppc_fp128 @fneg_6(ppc_fp128 %a) {
  %r0 = fneg  ppc_fp128 %a
  %r1 = fneg fast ppc_fp128 %a
  %r2 = fneg nnan ppc_fp128 %a
  %r3 = fneg ninf nsz ppc_fp128 %a
  %r4 = fneg arcp contract afn reassoc ppc_fp128 %a
  %r5 = fneg nnan ninf nsz arcp contract afn reassoc ppc_fp128 %a
  ret ppc_fp128 %r0
}
define <4 x float> @fneg_7(<4 x float> %a) {
  %r0 = fneg  <4 x float> %a
  %r1 = fneg fast <4 x float> %a
  %r2 = fneg nnan <4 x float> %a
  %r3 = fneg ninf nsz <4 x float> %a
  %r4 = fneg arcp contract afn reassoc <4 x float> %a
  %r5 = fneg nnan ninf nsz arcp contract afn reassoc <4 x float> %a
  ret <4 x float> %r0
}
define <vscale x 2 x double> @fneg_8(<vscale x 2 x double> %a) {
  %r0 = fneg  <vscale x 2 x double> %a
  %r1 = fneg fast <vscale x 2 x double> %a
  %r2 = fneg nnan <vscale x 2 x double> %a
  %r3 = fneg ninf nsz <vscale x 2 x double> %a
  %r4 = fneg arcp contract afn reassoc <vscale x 2 x double> %a
  %r5 = fneg nnan ninf nsz arcp contract afn reassoc <vscale x 2 x double> %a
  ret <vscale x 2 x double> %r0
}
; -----
define i1 @icmp_eq(i32 %a, i32 %b) {
  %r = icmp eq i32 %a, %b
  ret i1 %r
}
define i1 @icmp_ne(i32 %a, i32 %b) {
  %r = icmp ne i32 %a, %b
  ret i1 %r
}
define i1 @icmp_ugt(i32 %a, i32 %b) {
  %r = icmp ugt i32 %a, %b
  ret i1 %r
}
define i1 @icmp_uge(i32 %a, i32 %b) {
  %r = icmp uge i32 %a, %b
  ret i1 %r
}
define i1 @icmp_ult(i32 %a, i32 %b) {
  %r = icmp ult i32 %a, %b
  ret i1 %r
}
define i1 @icmp_ule(i32 %a, i32 %b) {
  %r = icmp ule i32 %a, %b
  ret i1 %r
}
define i1 @icmp_sgt(i32 %a, i32 %b) {
  %r = icmp sgt i32 %a, %b
  ret i1 %r
}
define i1 @icmp_sge(i32 %a, i32 %b) {
  %r = icmp sge i32 %a, %b
  ret i1 %r
}
define i1 @icmp_slt(i32 %a, i32 %b) {
  %r = icmp slt i32 %a, %b
  ret i1 %r
}
define i1 @icmp_sle(i32 %a, i32 %b) {
  %r = icmp sle i32 %a, %b
  ret i1 %r
}
define <4 x i1> @v(<4 x i64> %a, <4 x i64> %b) {
  %r = icmp slt <4 x i64> %a, %b
  ret <4 x i1> %r
}
define i1 @p(ptr %a, ptr %b) {
  %r = icmp eq ptr %a, %b
  %s = icmp ne ptr %a, null
  %t = and i1 %r, %s
  ret i1 %t
}
define i1 @samesign(i32 %a, i32 %b) {
  %r = icmp samesign ult i32 %a, %b
  ret i1 %r
}
; -----
define i1 @fcmp_false(float %a, float %b) {
  %r = fcmp false float %a, %b
  %s = fcmp nnan false float %a, %b
  ret i1 %r
}
define i1 @fcmp_oeq(float %a, float %b) {
  %r = fcmp oeq float %a, %b
  %s = fcmp nnan oeq float %a, %b
  ret i1 %r
}
define i1 @fcmp_ogt(float %a, float %b) {
  %r = fcmp ogt float %a, %b
  %s = fcmp nnan ogt float %a, %b
  ret i1 %r
}
define i1 @fcmp_oge(float %a, float %b) {
  %r = fcmp oge float %a, %b
  %s = fcmp nnan oge float %a, %b
  ret i1 %r
}
define i1 @fcmp_olt(float %a, float %b) {
  %r = fcmp olt float %a, %b
  %s = fcmp nnan olt float %a, %b
  ret i1 %r
}
define i1 @fcmp_ole(float %a, float %b) {
  %r = fcmp ole float %a, %b
  %s = fcmp nnan ole float %a, %b
  ret i1 %r
}
define i1 @fcmp_one(float %a, float %b) {
  %r = fcmp one float %a, %b
  %s = fcmp nnan one float %a, %b
  ret i1 %r
}
define i1 @fcmp_ord(float %a, float %b) {
  %r = fcmp ord float %a, %b
  %s = fcmp nnan ord float %a, %b
  ret i1 %r
}
define i1 @fcmp_ueq(float %a, float %b) {
  %r = fcmp ueq float %a, %b
  %s = fcmp nnan ueq float %a, %b
  ret i1 %r
}
define i1 @fcmp_ugt(float %a, float %b) {
  %r = fcmp ugt float %a, %b
  %s = fcmp nnan ugt float %a, %b
  ret i1 %r
}
define i1 @fcmp_uge(float %a, float %b) {
  %r = fcmp uge float %a, %b
  %s = fcmp nnan uge float %a, %b
  ret i1 %r
}
define i1 @fcmp_ult(float %a, float %b) {
  %r = fcmp ult float %a, %b
  %s = fcmp nnan ult float %a, %b
  ret i1 %r
}
define i1 @fcmp_ule(float %a, float %b) {
  %r = fcmp ule float %a, %b
  %s = fcmp nnan ule float %a, %b
  ret i1 %r
}
define i1 @fcmp_une(float %a, float %b) {
  %r = fcmp une float %a, %b
  %s = fcmp nnan une float %a, %b
  ret i1 %r
}
define i1 @fcmp_uno(float %a, float %b) {
  %r = fcmp uno float %a, %b
  %s = fcmp nnan uno float %a, %b
  ret i1 %r
}
define i1 @fcmp_true(float %a, float %b) {
  %r = fcmp true float %a, %b
  %s = fcmp nnan true float %a, %b
  ret i1 %r
}
; -----
define i32 @trunc_0(i64 %a) {
  %r = trunc  i64 %a to i32
  ret i32 %r
}
define i32 @trunc_1(i64 %a) {
  %r = trunc nsw i64 %a to i32
  ret i32 %r
}
define i32 @trunc_2(i64 %a) {
  %r = trunc nuw i64 %a to i32
  ret i32 %r
}
define i32 @trunc_3(i64 %a) {
  %r = trunc nuw nsw i64 %a to i32
  ret i32 %r
}
; -----
define i64 @zext_0(i32 %a) {
  %r = zext  i32 %a to i64
  ret i64 %r
}
define i64 @zext_1(i32 %a) {
  %r = zext nneg i32 %a to i64
  ret i64 %r
}
; -----
define i64 @sext_0(i32 %a) {
  %r = sext  i32 %a to i64
  ret i64 %r
}
; -----
define i32 @fptoui_0(float %a) {
  %r = fptoui  float %a to i32
  ret i32 %r
}
; -----
define i8 @fptosi_0(double %a) {
  %r = fptosi  double %a to i8
  ret i8 %r
}
; -----
define float @uitofp_0(i32 %a) {
  %r = uitofp  i32 %a to float
  ret float %r
}
define float @uitofp_1(i32 %a) {
  %r = uitofp nneg i32 %a to float
  ret float %r
}
; -----
define double @sitofp_0(i32 %a) {
  %r = sitofp  i32 %a to double
  ret double %r
}
; -----
define float @fptrunc_0(double %a) {
  %r = fptrunc  double %a to float
  ret float %r
}
define float @fptrunc_1(double %a) {
  %r = fptrunc fast double %a to float
  ret float %r
}
; -----
define double @fpext_0(float %a) {
  %r = fpext  float %a to double
  ret double %r
}
define double @fpext_1(float %a) {
  %r = fpext nnan float %a to double
  ret double %r
}
; -----
define i64 @ptrtoint_0(ptr %a) {
  %r = ptrtoint  ptr %a to i64
  ret i64 %r
}
; -----
define ptr @inttoptr_0(i64 %a) {
  %r = inttoptr  i64 %a to ptr
  ret ptr %r
}
; -----
define i64 @bitcast_0(double %a) {
  %r = bitcast  double %a to i64
  ret i64 %r
}
; -----
define ptr addrspace(3) @addrspacecast_0(ptr %a) {
  %r = addrspacecast  ptr %a to ptr addrspace(3)
  ret ptr addrspace(3) %r
}
; -----
define <4 x i64> @v(<4 x i32> %a) {
  %r = zext <4 x i32> %a to <4 x i64>
  ret <4 x i64> %r
}
define <4 x ptr> @p(<4 x i64> %a) {
  %r = inttoptr <4 x i64> %a to <4 x ptr>
  ret <4 x ptr> %r
}
; -----
define i32 @sel(i1 %c, i32 %a, i32 %b) {
  %r = select i1 %c, i32 %a, i32 %b
  %f = freeze i32 %r
  ret i32 %f
}
define float @self(i1 %c, float %a, float %b) {
  %r = select fast i1 %c, float %a, float %b
  ret float %r
}
define <2 x i8> @selv(<2 x i1> %c, <2 x i8> %a) {
  %r = select <2 x i1> %c, <2 x i8> %a, <2 x i8> zeroinitializer
  ret <2 x i8> %r
}
