; ModuleID = 'machine.c'
source_filename = "machine.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i64 }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.instruction = type { i32, %union.anon }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [6 x i8] c"digit\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [6 x i8] c"space\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [4 x i8] c"end\00", align 1, !dbg !9
@.str.3 = private unnamed_addr constant [5 x i8] c"wide\00", align 1, !dbg !14
@.str.4 = private unnamed_addr constant [6 x i8] c"other\00", align 1, !dbg !19
@__const.main.program = private unnamed_addr constant [11 x { i32, [4 x i8], %union.anon }] [{ i32, [4 x i8], %union.anon } { i32 0, [4 x i8] zeroinitializer, %union.anon { i64 -3 } }, { i32, [4 x i8], %union.anon } { i32 0, [4 x i8] zeroinitializer, %union.anon { i64 1 } }, { i32, [4 x i8], %union.anon } { i32 1, [4 x i8] zeroinitializer, %union.anon zeroinitializer }, { i32, [4 x i8], %union.anon } { i32 5, [4 x i8] zeroinitializer, %union.anon zeroinitializer }, { i32, [4 x i8], %union.anon } { i32 0, [4 x i8] zeroinitializer, %union.anon { i64 4 } }, { i32, [4 x i8], %union.anon } { i32 2, [4 x i8] zeroinitializer, %union.anon zeroinitializer }, { i32, [4 x i8], %union.anon } { i32 3, [4 x i8] zeroinitializer, %union.anon zeroinitializer }, { i32, [4 x i8], %union.anon } { i32 5, [4 x i8] zeroinitializer, %union.anon zeroinitializer }, { i32, [4 x i8], %union.anon } { i32 4, [4 x i8] zeroinitializer, %union.anon zeroinitializer }, { i32, [4 x i8], %union.anon } { i32 6, [4 x i8] zeroinitializer, %union.anon zeroinitializer }, { i32, [4 x i8], %union.anon } { i32 7, [4 x i8] zeroinitializer, %union.anon zeroinitializer }], align 16
@failure = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !21
@.str.5 = private unnamed_addr constant [11 x i8] c"left %lld\0A\00", align 1, !dbg !40
@.str.6 = private unnamed_addr constant [16 x i8] c"failed with %d\0A\00", align 1, !dbg !45
@.str.7 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !50
@.str.8 = private unnamed_addr constant [13 x i8] c"%s %s %s %s\0A\00", align 1, !dbg !52
@.str.9 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !57
@run.labels = internal unnamed_addr constant [8 x ptr] [ptr blockaddress(@run, %7), ptr blockaddress(@run, %11), ptr blockaddress(@run, %16), ptr blockaddress(@run, %21), ptr blockaddress(@run, %25), ptr blockaddress(@run, %34), ptr blockaddress(@run, %37), ptr blockaddress(@run, %38)], align 16, !dbg !62
@.str.10 = private unnamed_addr constant [6 x i8] c"%lld\0A\00", align 1, !dbg !103

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef nonnull ptr @described(i32 noundef %0) local_unnamed_addr #0 !dbg !137 {
    #dbg_value(i32 %0, !143, !DIExpression(), !144)
  switch i32 %0, label %4 [
    i32 48, label %7
    i32 49, label %7
    i32 50, label %7
    i32 51, label %7
    i32 52, label %7
    i32 53, label %7
    i32 54, label %7
    i32 55, label %7
    i32 56, label %7
    i32 57, label %7
    i32 32, label %2
    i32 9, label %2
    i32 10, label %2
    i32 -1, label %3
  ], !dbg !145

2:                                                ; preds = %1, %1, %1
  br label %7, !dbg !146

3:                                                ; preds = %1
  br label %7, !dbg !148

4:                                                ; preds = %1
  %5 = icmp sgt i32 %0, 127, !dbg !149
  %6 = select i1 %5, ptr @.str.3, ptr @.str.4, !dbg !150
  br label %7, !dbg !151

7:                                                ; preds = %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %4, %3, %2
  %8 = phi ptr [ %6, %4 ], [ @.str.2, %3 ], [ @.str.1, %2 ], [ @.str, %1 ], [ @.str, %1 ], [ @.str, %1 ], [ @.str, %1 ], [ @.str, %1 ], [ @.str, %1 ], [ @.str, %1 ], [ @.str, %1 ], [ @.str, %1 ], [ @.str, %1 ], !dbg !152
  ret ptr %8, !dbg !153
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write) uwtable
define dso_local void @unreachable_end() local_unnamed_addr #1 !dbg !154 {
  tail call void @llvm.trap(), !dbg !157
  unreachable, !dbg !158
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #2

; Function Attrs: nounwind memory(inaccessiblemem: write) uwtable
define dso_local i32 @dispatched(i32 noundef %0, i32 noundef %1) local_unnamed_addr #3 !dbg !159 {
    #dbg_value(i32 %0, !163, !DIExpression(), !165)
    #dbg_value(i32 %1, !164, !DIExpression(), !165)
  switch i32 %0, label %14 [
    i32 0, label %15
    i32 1, label %3
    i32 2, label %5
    i32 3, label %7
    i32 4, label %9
    i32 1000, label %12
  ], !dbg !166

3:                                                ; preds = %2
  %4 = mul nsw i32 %1, 3, !dbg !167
  br label %15, !dbg !169

5:                                                ; preds = %2
  %6 = add nsw i32 %1, -7, !dbg !170
  br label %15, !dbg !171

7:                                                ; preds = %2
  %8 = add nsw i32 %1, 5, !dbg !172
    #dbg_value(i32 %8, !164, !DIExpression(), !165)
  br label %9, !dbg !173

9:                                                ; preds = %2, %7
  %10 = phi i32 [ %8, %7 ], [ %1, %2 ]
    #dbg_value(i32 %10, !164, !DIExpression(), !165)
  %11 = shl i32 %10, 2, !dbg !174
  br label %15, !dbg !175

12:                                               ; preds = %2
  %13 = xor i32 %1, -1, !dbg !176
  br label %15, !dbg !177

14:                                               ; preds = %2
  tail call void @llvm.trap(), !dbg !178
  unreachable, !dbg !180

15:                                               ; preds = %2, %12, %9, %5, %3
  %16 = phi i32 [ %13, %12 ], [ %4, %3 ], [ %6, %5 ], [ %11, %9 ], [ %1, %2 ], !dbg !181
  ret i32 %16, !dbg !182
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #4 !dbg !183 {
  %1 = alloca [11 x %struct.instruction], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12, !dbg !190
    #dbg_declare(ptr %1, !187, !DIExpression(), !191)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(176) %1, ptr noundef nonnull align 16 dereferenceable(176) @__const.main.program, i64 176, i1 false), !dbg !192
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 144, !dbg !193
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 136, !dbg !194
  store ptr %2, ptr %3, align 8, !dbg !195, !tbaa !196
  %4 = call i32 @_setjmp(ptr noundef nonnull @failure) #13, !dbg !197
    #dbg_value(i32 %4, !189, !DIExpression(), !198)
  %5 = icmp eq i32 %4, 0, !dbg !199
  br i1 %5, label %6, label %9, !dbg !201

6:                                                ; preds = %0
  %7 = call fastcc i64 @run(ptr noundef %1), !dbg !202
  %8 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %7), !dbg !203
  br label %11, !dbg !203

9:                                                ; preds = %0
  %10 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %4), !dbg !204
  br label %11

11:                                               ; preds = %9, %6
  %12 = call i32 (i32, ...) @sum(i32 poison, i32 noundef 1, i32 noundef -2, i32 noundef 3, i32 noundef 40, double noundef 2.500000e+00), !dbg !205
  %13 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %12), !dbg !206
  %14 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.3), !dbg !207
  %15 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef 24, i32 noundef -2, i32 noundef -6), !dbg !208
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12, !dbg !209
  ret i32 0, !dbg !210
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nounwind returns_twice
declare !dbg !211 i32 @_setjmp(ptr noundef) local_unnamed_addr #7

; Function Attrs: nofree nounwind
declare !dbg !215 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #8

; Function Attrs: nounwind uwtable
define internal fastcc range(i64 -1152921504606846976, 1152921504606846976) i64 @run(ptr noundef nonnull readonly captures(none) %0) unnamed_addr #4 !dbg !64 {
  %2 = alloca [16 x i64], align 16
    #dbg_value(ptr %0, !84, !DIExpression(), !220)
    #dbg_declare(ptr %2, !85, !DIExpression(), !221)
    #dbg_value(ptr %2, !87, !DIExpression(), !220)
    #dbg_value(ptr %4, !84, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !220)
  br label %3, !dbg !222

3:                                                ; preds = %28, %1
  %4 = phi ptr [ %0, %1 ], [ %29, %28 ]
  %5 = phi ptr [ %2, %1 ], [ %30, %28 ]
  %6 = getelementptr inbounds i8, ptr %5, i64 -8
  br label %43

7:                                                ; preds = %43
    #dbg_label(!89, !223)
  %8 = getelementptr inbounds nuw i8, ptr %44, i64 8, !dbg !224
  %9 = load i64, ptr %8, align 8, !dbg !225, !tbaa !196
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !226
    #dbg_value(ptr %10, !87, !DIExpression(), !220)
  store i64 %9, ptr %5, align 8, !dbg !227, !tbaa !228
    #dbg_value(ptr %4, !84, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !220)
  br label %28, !dbg !230

11:                                               ; preds = %43
    #dbg_label(!90, !231)
    #dbg_value(ptr %6, !87, !DIExpression(), !220)
  %12 = load i64, ptr %6, align 8, !dbg !232, !tbaa !228
  %13 = getelementptr inbounds i8, ptr %5, i64 -16, !dbg !233
  %14 = load i64, ptr %13, align 8, !dbg !234, !tbaa !228
  %15 = add nsw i64 %14, %12, !dbg !235
  store i64 %15, ptr %13, align 8, !dbg !236, !tbaa !228
    #dbg_value(ptr %4, !84, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !220)
  br label %28, !dbg !237

16:                                               ; preds = %43
    #dbg_label(!91, !238)
    #dbg_value(ptr %6, !87, !DIExpression(), !220)
  %17 = load i64, ptr %6, align 8, !dbg !239, !tbaa !228
  %18 = getelementptr inbounds i8, ptr %5, i64 -16, !dbg !240
  %19 = load i64, ptr %18, align 8, !dbg !241, !tbaa !228
  %20 = mul nsw i64 %19, %17, !dbg !242
  store i64 %20, ptr %18, align 8, !dbg !243, !tbaa !228
    #dbg_value(ptr %4, !84, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !220)
  br label %28, !dbg !244

21:                                               ; preds = %43
    #dbg_label(!92, !245)
  %22 = load i64, ptr %6, align 8, !dbg !246, !tbaa !228
  %23 = sub nsw i64 0, %22, !dbg !247
  store i64 %23, ptr %6, align 8, !dbg !248, !tbaa !228
    #dbg_value(ptr %48, !84, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !220)
  br label %24, !dbg !249

24:                                               ; preds = %21, %34
  br label %43, !dbg !220

25:                                               ; preds = %43
    #dbg_label(!93, !250)
    #dbg_value(ptr %6, !87, !DIExpression(), !220)
  %26 = load i64, ptr %6, align 8, !dbg !251, !tbaa !228
  %27 = icmp sgt i64 %26, 0, !dbg !253
  br i1 %27, label %31, label %28, !dbg !254

28:                                               ; preds = %25, %31, %7, %11, %16
  %29 = phi ptr [ %48, %7 ], [ %48, %11 ], [ %48, %16 ], [ %33, %31 ], [ %48, %25 ]
  %30 = phi ptr [ %10, %7 ], [ %6, %11 ], [ %6, %16 ], [ %6, %31 ], [ %6, %25 ]
  br label %3

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %44, i64 8, !dbg !255
  %33 = load ptr, ptr %32, align 8, !dbg !256, !tbaa !196
    #dbg_value(ptr %33, !84, !DIExpression(), !220)
  br label %28, !dbg !257

34:                                               ; preds = %43
    #dbg_label(!94, !258)
  %35 = load i64, ptr %6, align 8, !dbg !259, !tbaa !228
  %36 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i64 noundef %35), !dbg !260
    #dbg_value(ptr %48, !84, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !220)
  br label %24, !dbg !261

37:                                               ; preds = %43
    #dbg_label(!95, !262)
  tail call void @longjmp(ptr noundef nonnull @failure, i32 noundef 3) #14, !dbg !263
  unreachable, !dbg !263

38:                                               ; preds = %43
    #dbg_label(!96, !264)
  %39 = ptrtoint ptr %5 to i64, !dbg !265
  %40 = ptrtoint ptr %2 to i64, !dbg !265
  %41 = sub i64 %39, %40, !dbg !265
  %42 = ashr exact i64 %41, 3, !dbg !266
  ret i64 %42, !dbg !267

43:                                               ; preds = %24, %3
  %44 = phi ptr [ %4, %3 ], [ %48, %24 ]
  %45 = load i32, ptr %44, align 8, !dbg !220, !tbaa !268
  %46 = zext i32 %45 to i64, !dbg !220
  %47 = getelementptr inbounds nuw ptr, ptr @run.labels, i64 %46, !dbg !220
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 16, !dbg !220
  %49 = load ptr, ptr %47, align 8, !dbg !220, !tbaa !270
    #dbg_value(ptr %5, !87, !DIExpression(), !220)
    #dbg_value(ptr %48, !84, !DIExpression(), !220)
  indirectbr ptr %49, [label %7, label %11, label %16, label %21, label %25, label %34, label %37, label %38]
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn uwtable
define internal i32 @sum(i32 %0, ...) unnamed_addr #9 !dbg !272 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
    #dbg_value(i32 4, !276, !DIExpression(), !296)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12, !dbg !297
    #dbg_declare(ptr %2, !277, !DIExpression(), !298)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12, !dbg !297
    #dbg_declare(ptr %3, !290, !DIExpression(), !299)
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !300
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2), !dbg !301
    #dbg_value(i32 0, !291, !DIExpression(), !296)
    #dbg_value(i32 0, !292, !DIExpression(), !302)
  %4 = load i32, ptr %2, align 16
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %7 = load ptr, ptr %6, align 16
  %8 = load ptr, ptr %5, align 8
  %9 = icmp ult i32 %4, 41, !dbg !303
  br i1 %9, label %13, label %10, !dbg !303

10:                                               ; preds = %1
  %11 = getelementptr i8, ptr %8, i64 8, !dbg !303
  store ptr %11, ptr %5, align 8, !dbg !303
  %12 = load i32, ptr %8, align 4, !dbg !303, !tbaa !133
    #dbg_value(i32 %12, !291, !DIExpression(), !296)
    #dbg_value(i32 1, !292, !DIExpression(), !302)
  br label %19, !dbg !303

13:                                               ; preds = %1
  %14 = zext nneg i32 %4 to i64, !dbg !303
  %15 = getelementptr i8, ptr %7, i64 %14, !dbg !303
  %16 = add nuw nsw i32 %4, 8, !dbg !303
  store i32 %16, ptr %2, align 16, !dbg !303
  %17 = load i32, ptr %15, align 4, !dbg !303, !tbaa !133
    #dbg_value(i32 %17, !291, !DIExpression(), !296)
    #dbg_value(i32 1, !292, !DIExpression(), !302)
  %18 = icmp ult i32 %4, 33, !dbg !303
  br i1 %18, label %24, label %19, !dbg !303

19:                                               ; preds = %13, %10
  %20 = phi i32 [ %12, %10 ], [ %17, %13 ]
  %21 = phi ptr [ %11, %10 ], [ %8, %13 ]
  %22 = getelementptr i8, ptr %21, i64 8, !dbg !303
  store ptr %22, ptr %5, align 8, !dbg !303
  %23 = load i32, ptr %21, align 4, !dbg !303, !tbaa !133
    #dbg_value(!DIArgList(i32 %23, i32 %20), !291, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !296)
    #dbg_value(i32 2, !292, !DIExpression(), !302)
  br label %30, !dbg !303

24:                                               ; preds = %13
  %25 = zext nneg i32 %16 to i64, !dbg !303
  %26 = getelementptr i8, ptr %7, i64 %25, !dbg !303
  %27 = add nuw nsw i32 %4, 16, !dbg !303
  store i32 %27, ptr %2, align 16, !dbg !303
  %28 = load i32, ptr %26, align 4, !dbg !303, !tbaa !133
    #dbg_value(!DIArgList(i32 %28, i32 %17), !291, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !296)
    #dbg_value(i32 2, !292, !DIExpression(), !302)
  %29 = icmp ult i32 %4, 25, !dbg !303
  br i1 %29, label %36, label %30, !dbg !303

30:                                               ; preds = %24, %19
  %31 = phi i32 [ %23, %19 ], [ %28, %24 ]
  %32 = phi ptr [ %22, %19 ], [ %8, %24 ]
  %33 = phi i32 [ %20, %19 ], [ %17, %24 ]
  %34 = getelementptr i8, ptr %32, i64 8, !dbg !303
  store ptr %34, ptr %5, align 8, !dbg !303
  %35 = load i32, ptr %32, align 4, !dbg !303, !tbaa !133
    #dbg_value(!DIArgList(i32 %35, i32 %31, i32 %33), !291, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_plus, DW_OP_stack_value), !296)
    #dbg_value(i32 3, !292, !DIExpression(), !302)
  br label %42, !dbg !303

36:                                               ; preds = %24
  %37 = zext nneg i32 %27 to i64, !dbg !303
  %38 = getelementptr i8, ptr %7, i64 %37, !dbg !303
  %39 = add nuw nsw i32 %4, 24, !dbg !303
  store i32 %39, ptr %2, align 16, !dbg !303
  %40 = load i32, ptr %38, align 4, !dbg !303, !tbaa !133
    #dbg_value(!DIArgList(i32 %40, i32 %28, i32 %17), !291, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_plus, DW_OP_stack_value), !296)
    #dbg_value(i32 3, !292, !DIExpression(), !302)
  %41 = icmp ult i32 %4, 17, !dbg !303
  br i1 %41, label %48, label %42, !dbg !303

42:                                               ; preds = %30, %36
  %43 = phi i32 [ %35, %30 ], [ %40, %36 ]
  %44 = phi ptr [ %34, %30 ], [ %8, %36 ]
  %45 = phi i32 [ %33, %30 ], [ %17, %36 ]
  %46 = phi i32 [ %31, %30 ], [ %28, %36 ]
  %47 = getelementptr i8, ptr %44, i64 8, !dbg !303
  store ptr %47, ptr %5, align 8, !dbg !303
  br label %52, !dbg !303

48:                                               ; preds = %36
  %49 = zext nneg i32 %39 to i64, !dbg !303
  %50 = getelementptr i8, ptr %7, i64 %49, !dbg !303
  %51 = or disjoint i32 %4, 32, !dbg !303
  store i32 %51, ptr %2, align 16, !dbg !303
  br label %52, !dbg !303

52:                                               ; preds = %48, %42
  %53 = phi i32 [ %40, %48 ], [ %43, %42 ]
  %54 = phi i32 [ %17, %48 ], [ %45, %42 ]
  %55 = phi i32 [ %28, %48 ], [ %46, %42 ]
  %56 = phi ptr [ %8, %48 ], [ %47, %42 ]
  %57 = phi ptr [ %50, %48 ], [ %44, %42 ], !dbg !303
  %58 = load i32, ptr %57, align 4, !dbg !303, !tbaa !133
    #dbg_value(!DIArgList(i32 %58, i32 %53, i32 %55, i32 %54), !291, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 2, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_plus, DW_OP_plus, DW_OP_stack_value), !296)
    #dbg_value(i32 4, !292, !DIExpression(), !302)
  %59 = getelementptr inbounds nuw i8, ptr %2, i64 4, !dbg !305
  %60 = load i32, ptr %59, align 4, !dbg !305
  %61 = icmp ult i32 %60, 161, !dbg !305
  br i1 %61, label %62, label %66, !dbg !305

62:                                               ; preds = %52
  %63 = zext nneg i32 %60 to i64, !dbg !305
  %64 = getelementptr i8, ptr %7, i64 %63, !dbg !305
  %65 = add nuw nsw i32 %60, 16, !dbg !305
  store i32 %65, ptr %59, align 4, !dbg !305
  br label %68, !dbg !305

66:                                               ; preds = %52
  %67 = getelementptr i8, ptr %56, i64 8, !dbg !305
  store ptr %67, ptr %5, align 8, !dbg !305
  br label %68, !dbg !305

68:                                               ; preds = %66, %62
  %69 = phi ptr [ %64, %62 ], [ %56, %66 ], !dbg !305
  %70 = load double, ptr %69, align 8, !dbg !305, !tbaa !306
    #dbg_value(!DIArgList(i32 poison, i32 poison), !291, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !296)
    #dbg_value(i32 0, !294, !DIExpression(), !308)
  %71 = load i32, ptr %3, align 16
  %72 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %73 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %74 = load ptr, ptr %73, align 16
  %75 = load ptr, ptr %72, align 8
  %76 = icmp ult i32 %71, 41, !dbg !309
  br i1 %76, label %80, label %77, !dbg !309

77:                                               ; preds = %68
  %78 = getelementptr i8, ptr %75, i64 8, !dbg !309
  store ptr %78, ptr %72, align 8, !dbg !309
  %79 = load i32, ptr %75, align 4, !dbg !309, !tbaa !133
    #dbg_value(!DIArgList(i32 poison, i32 poison, i32 poison), !291, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_xor, DW_OP_stack_value), !296)
    #dbg_value(i32 1, !294, !DIExpression(), !308)
  br label %86, !dbg !309

80:                                               ; preds = %68
  %81 = zext nneg i32 %71 to i64, !dbg !309
  %82 = getelementptr i8, ptr %74, i64 %81, !dbg !309
  %83 = add nuw nsw i32 %71, 8, !dbg !309
  store i32 %83, ptr %3, align 16, !dbg !309
  %84 = load i32, ptr %82, align 4, !dbg !309, !tbaa !133
    #dbg_value(!DIArgList(i32 poison, i32 poison, i32 poison), !291, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_xor, DW_OP_stack_value), !296)
    #dbg_value(i32 1, !294, !DIExpression(), !308)
  %85 = icmp ult i32 %71, 33, !dbg !309
  br i1 %85, label %91, label %86, !dbg !309

86:                                               ; preds = %80, %77
  %87 = phi i32 [ %79, %77 ], [ %84, %80 ]
  %88 = phi ptr [ %78, %77 ], [ %75, %80 ]
  %89 = getelementptr i8, ptr %88, i64 8, !dbg !309
  store ptr %89, ptr %72, align 8, !dbg !309
  %90 = load i32, ptr %88, align 4, !dbg !309, !tbaa !133
    #dbg_value(!DIArgList(i32 poison, i32 poison, i32 poison, i32 poison), !291, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 2, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_xor, DW_OP_xor, DW_OP_stack_value), !296)
    #dbg_value(i32 2, !294, !DIExpression(), !308)
  br label %97, !dbg !309

91:                                               ; preds = %80
  %92 = zext nneg i32 %83 to i64, !dbg !309
  %93 = getelementptr i8, ptr %74, i64 %92, !dbg !309
  %94 = add nuw nsw i32 %71, 16, !dbg !309
  store i32 %94, ptr %3, align 16, !dbg !309
  %95 = load i32, ptr %93, align 4, !dbg !309, !tbaa !133
    #dbg_value(!DIArgList(i32 poison, i32 poison, i32 poison, i32 poison), !291, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 2, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_xor, DW_OP_xor, DW_OP_stack_value), !296)
    #dbg_value(i32 2, !294, !DIExpression(), !308)
  %96 = icmp ult i32 %71, 25, !dbg !309
  br i1 %96, label %103, label %97, !dbg !309

97:                                               ; preds = %91, %86
  %98 = phi i32 [ %90, %86 ], [ %95, %91 ]
  %99 = phi ptr [ %89, %86 ], [ %75, %91 ]
  %100 = phi i32 [ %87, %86 ], [ %84, %91 ]
  %101 = getelementptr i8, ptr %99, i64 8, !dbg !309
  store ptr %101, ptr %72, align 8, !dbg !309
  %102 = load i32, ptr %99, align 4, !dbg !309, !tbaa !133
    #dbg_value(!DIArgList(i32 poison, i32 poison, i32 poison, i32 poison, i32 poison), !291, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 2, DW_OP_LLVM_arg, 3, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_xor, DW_OP_xor, DW_OP_xor, DW_OP_stack_value), !296)
    #dbg_value(i32 3, !294, !DIExpression(), !308)
  br label %109, !dbg !309

103:                                              ; preds = %91
  %104 = zext nneg i32 %94 to i64, !dbg !309
  %105 = getelementptr i8, ptr %74, i64 %104, !dbg !309
  %106 = add nuw nsw i32 %71, 24, !dbg !309
  store i32 %106, ptr %3, align 16, !dbg !309
  %107 = load i32, ptr %105, align 4, !dbg !309, !tbaa !133
    #dbg_value(!DIArgList(i32 poison, i32 poison, i32 poison, i32 poison, i32 poison), !291, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 2, DW_OP_LLVM_arg, 3, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_xor, DW_OP_xor, DW_OP_xor, DW_OP_stack_value), !296)
    #dbg_value(i32 3, !294, !DIExpression(), !308)
  %108 = icmp ult i32 %71, 17, !dbg !309
  br i1 %108, label %115, label %109, !dbg !309

109:                                              ; preds = %97, %103
  %110 = phi i32 [ %102, %97 ], [ %107, %103 ]
  %111 = phi ptr [ %101, %97 ], [ %75, %103 ]
  %112 = phi i32 [ %100, %97 ], [ %84, %103 ]
  %113 = phi i32 [ %98, %97 ], [ %95, %103 ]
  %114 = getelementptr i8, ptr %111, i64 8, !dbg !309
  store ptr %114, ptr %72, align 8, !dbg !309
  br label %119, !dbg !309

115:                                              ; preds = %103
  %116 = zext nneg i32 %106 to i64, !dbg !309
  %117 = getelementptr i8, ptr %74, i64 %116, !dbg !309
  %118 = or disjoint i32 %71, 32, !dbg !309
  store i32 %118, ptr %3, align 16, !dbg !309
  br label %119, !dbg !309

119:                                              ; preds = %115, %109
  %120 = phi i32 [ %107, %115 ], [ %110, %109 ]
  %121 = phi i32 [ %84, %115 ], [ %112, %109 ]
  %122 = phi i32 [ %95, %115 ], [ %113, %109 ]
  %123 = phi ptr [ %117, %115 ], [ %111, %109 ], !dbg !309
  %124 = add nsw i32 %55, %54, !dbg !311
    #dbg_value(i32 %124, !291, !DIExpression(), !296)
  %125 = add nsw i32 %53, %124, !dbg !312
    #dbg_value(i32 %125, !291, !DIExpression(), !296)
  %126 = add nsw i32 %58, %125, !dbg !313
    #dbg_value(i32 %126, !291, !DIExpression(), !296)
  %127 = fmul double %70, 1.000000e+01, !dbg !314
  %128 = fptosi double %127 to i32, !dbg !315
    #dbg_value(!DIArgList(i32 %126, i32 %128), !291, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !296)
  %129 = add nsw i32 %126, %128, !dbg !316
    #dbg_value(i32 %129, !291, !DIExpression(), !296)
  %130 = xor i32 %121, %129, !dbg !317
    #dbg_value(i32 %130, !291, !DIExpression(), !296)
  %131 = xor i32 %122, %130, !dbg !318
    #dbg_value(i32 %131, !291, !DIExpression(), !296)
  %132 = xor i32 %120, %131, !dbg !319
    #dbg_value(i32 %132, !291, !DIExpression(), !296)
  %133 = load i32, ptr %123, align 4, !dbg !309, !tbaa !133
  %134 = xor i32 %133, %132, !dbg !320
    #dbg_value(i32 %134, !291, !DIExpression(), !296)
    #dbg_value(i32 4, !294, !DIExpression(), !308)
  call void @llvm.va_end.p0(ptr nonnull %3), !dbg !321
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !322
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12, !dbg !323
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12, !dbg !323
  ret i32 %134, !dbg !324
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #11

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #3 = { nounwind memory(inaccessiblemem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree noinline norecurse nosync nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #12 = { nounwind }
attributes #13 = { nounwind returns_twice }
attributes #14 = { noreturn nounwind }

!llvm.dbg.cu = !{!23}
!llvm.module.flags = !{!126, !127, !128, !129, !130, !131}
!llvm.ident = !{!132}
!llvm.errno.tbaa = !{!133}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 70, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "machine.c", directory: "/programs", checksumkind: CSK_MD5, checksum: "9f0a7dbe0e2cd59916369126c8520d86")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 74, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 76, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !12)
!12 = !{!13}
!13 = !DISubrange(count: 4)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !2, line: 78, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 5)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 78, type: !3, isLocal: true, isDefinition: true)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "failure", scope: !23, file: !2, line: 18, type: !105, isLocal: true, isDefinition: true)
!23 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !24, retainedTypes: !36, globals: !39, splitDebugInlining: false, nameTableKind: None)
!24 = !{!25}
!25 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "code", file: !2, line: 7, baseType: !26, size: 32, elements: !27)
!26 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!27 = !{!28, !29, !30, !31, !32, !33, !34, !35}
!28 = !DIEnumerator(name: "PUSH", value: 0)
!29 = !DIEnumerator(name: "ADD", value: 1)
!30 = !DIEnumerator(name: "MULTIPLY", value: 2)
!31 = !DIEnumerator(name: "NEGATE", value: 3)
!32 = !DIEnumerator(name: "JUMP_IF", value: 4)
!33 = !DIEnumerator(name: "PRINT", value: 5)
!34 = !DIEnumerator(name: "FAIL", value: 6)
!35 = !DIEnumerator(name: "HALT", value: 7)
!36 = !{!37, !38}
!37 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !{!0, !7, !9, !14, !19, !40, !45, !50, !52, !57, !21, !62, !103}
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !2, line: 103, type: !42, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 11)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !2, line: 105, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 16)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !2, line: 106, type: !11, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !2, line: 107, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 13)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !2, line: 108, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 10)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "labels", scope: !64, file: !2, line: 21, type: !97, isLocal: true, isDefinition: true)
!64 = distinct !DISubprogram(name: "run", scope: !2, file: !2, line: 20, type: !65, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !23, retainedNodes: !83, keyInstructions: true)
!65 = !DISubroutineType(types: !66)
!66 = !{!67, !72}
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !68, line: 27, baseType: !69)
!68 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !70, line: 44, baseType: !71)
!70 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!71 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "instruction", file: !2, line: 9, size: 128, elements: !74)
!74 = !{!75, !76}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "code", scope: !73, file: !2, line: 10, baseType: !25, size: 32)
!76 = !DIDerivedType(tag: DW_TAG_member, scope: !73, file: !2, line: 11, baseType: !77, size: 64, offset: 64)
!77 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !73, file: !2, line: 11, size: 64, elements: !78)
!78 = !{!79, !80, !82}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !77, file: !2, line: 12, baseType: !67, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "real", scope: !77, file: !2, line: 13, baseType: !81, size: 64)
!81 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "target", scope: !77, file: !2, line: 14, baseType: !72, size: 64)
!83 = !{!84, !85, !87, !89, !90, !91, !92, !93, !94, !95, !96}
!84 = !DILocalVariable(name: "at", arg: 1, scope: !64, file: !2, line: 20, type: !72)
!85 = !DILocalVariable(name: "stack", scope: !64, file: !2, line: 22, type: !86)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !67, size: 1024, elements: !48)
!87 = !DILocalVariable(name: "top", scope: !64, file: !2, line: 22, type: !88)
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!89 = !DILabel(scope: !64, name: "push", file: !2, line: 25, column: 1)
!90 = !DILabel(scope: !64, name: "add", file: !2, line: 28, column: 1)
!91 = !DILabel(scope: !64, name: "multiply", file: !2, line: 32, column: 1)
!92 = !DILabel(scope: !64, name: "negate", file: !2, line: 36, column: 1)
!93 = !DILabel(scope: !64, name: "jump_if", file: !2, line: 39, column: 1)
!94 = !DILabel(scope: !64, name: "print", file: !2, line: 43, column: 1)
!95 = !DILabel(scope: !64, name: "fail", file: !2, line: 46, column: 1)
!96 = !DILabel(scope: !64, name: "halt", file: !2, line: 48, column: 1)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !98, size: 512, elements: !101)
!98 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !99)
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!100 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!101 = !{!102}
!102 = !DISubrange(count: 8)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !3, isLocal: true, isDefinition: true)
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !106, line: 32, baseType: !107)
!106 = !DIFile(filename: "include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !108, size: 1600, elements: !124)
!108 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !109, line: 26, size: 1600, elements: !110)
!109 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!110 = !{!111, !115, !116}
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !108, file: !109, line: 32, baseType: !112, size: 512)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !113, line: 31, baseType: !114)
!113 = !DIFile(filename: "include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!114 = !DICompositeType(tag: DW_TAG_array_type, baseType: !71, size: 512, elements: !101)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !108, file: !109, line: 33, baseType: !38, size: 32, offset: 512)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !108, file: !109, line: 34, baseType: !117, size: 1024, offset: 576)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !118, line: 8, baseType: !119)
!118 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!119 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !118, line: 5, size: 1024, elements: !120)
!120 = !{!121}
!121 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !119, file: !118, line: 7, baseType: !122, size: 1024)
!122 = !DICompositeType(tag: DW_TAG_array_type, baseType: !123, size: 1024, elements: !48)
!123 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!124 = !{!125}
!125 = !DISubrange(count: 1)
!126 = !{i32 7, !"Dwarf Version", i32 5}
!127 = !{i32 2, !"Debug Info Version", i32 3}
!128 = !{i32 1, !"wchar_size", i32 4}
!129 = !{i32 8, !"PIC Level", i32 2}
!130 = !{i32 7, !"PIE Level", i32 2}
!131 = !{i32 7, !"uwtable", i32 2}
!132 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!133 = !{!134, !134, i64 0}
!134 = !{!"int", !135, i64 0}
!135 = !{!"omnipotent char", !136, i64 0}
!136 = !{!"Simple C/C++ TBAA"}
!137 = distinct !DISubprogram(name: "described", scope: !2, file: !2, line: 67, type: !138, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !23, retainedNodes: !142, keyInstructions: true)
!138 = !DISubroutineType(types: !139)
!139 = !{!140, !38}
!140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !141, size: 64)
!141 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!142 = !{!143}
!143 = !DILocalVariable(name: "c", arg: 1, scope: !137, file: !2, line: 67, type: !38)
!144 = !DILocation(line: 0, scope: !137)
!145 = !DILocation(line: 68, column: 3, scope: !137, atomGroup: 1, atomRank: 1)
!146 = !DILocation(line: 74, column: 5, scope: !147, atomGroup: 3, atomRank: 1)
!147 = distinct !DILexicalBlock(scope: !137, file: !2, line: 68, column: 14)
!148 = !DILocation(line: 76, column: 5, scope: !147, atomGroup: 4, atomRank: 1)
!149 = !DILocation(line: 78, column: 14, scope: !147)
!150 = !DILocation(line: 78, column: 12, scope: !147, atomGroup: 5, atomRank: 2)
!151 = !DILocation(line: 78, column: 5, scope: !147, atomGroup: 5, atomRank: 1)
!152 = !DILocation(line: 0, scope: !147)
!153 = !DILocation(line: 80, column: 1, scope: !137, atomGroup: 6, atomRank: 1)
!154 = distinct !DISubprogram(name: "unreachable_end", scope: !2, file: !2, line: 82, type: !155, scopeLine: 82, flags: DIFlagPrototyped | DIFlagNoReturn | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !23, keyInstructions: true)
!155 = !DISubroutineType(types: !156)
!156 = !{null}
!157 = !DILocation(line: 82, column: 40, scope: !154)
!158 = !DILocation(line: 82, column: 58, scope: !154, atomGroup: 1, atomRank: 1)
!159 = distinct !DISubprogram(name: "dispatched", scope: !2, file: !2, line: 84, type: !160, scopeLine: 84, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !23, retainedNodes: !162, keyInstructions: true)
!160 = !DISubroutineType(types: !161)
!161 = !{!38, !26, !38}
!162 = !{!163, !164}
!163 = !DILocalVariable(name: "x", arg: 1, scope: !159, file: !2, line: 84, type: !26)
!164 = !DILocalVariable(name: "y", arg: 2, scope: !159, file: !2, line: 84, type: !38)
!165 = !DILocation(line: 0, scope: !159)
!166 = !DILocation(line: 85, column: 3, scope: !159, atomGroup: 1, atomRank: 1)
!167 = !DILocation(line: 87, column: 20, scope: !168, atomGroup: 3, atomRank: 2)
!168 = distinct !DILexicalBlock(scope: !159, file: !2, line: 85, column: 14)
!169 = !DILocation(line: 87, column: 11, scope: !168, atomGroup: 3, atomRank: 1)
!170 = !DILocation(line: 88, column: 20, scope: !168, atomGroup: 4, atomRank: 2)
!171 = !DILocation(line: 88, column: 11, scope: !168, atomGroup: 4, atomRank: 1)
!172 = !DILocation(line: 89, column: 13, scope: !168, atomGroup: 5, atomRank: 2)
!173 = !DILocation(line: 89, column: 11, scope: !168)
!174 = !DILocation(line: 90, column: 20, scope: !168, atomGroup: 6, atomRank: 2)
!175 = !DILocation(line: 90, column: 11, scope: !168, atomGroup: 6, atomRank: 1)
!176 = !DILocation(line: 91, column: 21, scope: !168, atomGroup: 7, atomRank: 2)
!177 = !DILocation(line: 91, column: 14, scope: !168, atomGroup: 7, atomRank: 1)
!178 = !DILocation(line: 82, column: 40, scope: !154, inlinedAt: !179)
!179 = distinct !DILocation(line: 92, column: 12, scope: !168)
!180 = !DILocation(line: 82, column: 58, scope: !154, inlinedAt: !179, atomGroup: 1, atomRank: 1)
!181 = !DILocation(line: 0, scope: !168)
!182 = !DILocation(line: 94, column: 1, scope: !159, atomGroup: 8, atomRank: 1)
!183 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 96, type: !184, scopeLine: 96, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !23, retainedNodes: !186, keyInstructions: true)
!184 = !DISubroutineType(types: !185)
!185 = !{!38}
!186 = !{!187, !189}
!187 = !DILocalVariable(name: "program", scope: !183, file: !2, line: 97, type: !188)
!188 = !DICompositeType(tag: DW_TAG_array_type, baseType: !73, size: 1408, elements: !43)
!189 = !DILocalVariable(name: "caught", scope: !183, file: !2, line: 101, type: !38)
!190 = !DILocation(line: 97, column: 3, scope: !183)
!191 = !DILocation(line: 97, column: 22, scope: !183)
!192 = !DILocation(line: 97, column: 22, scope: !183, atomGroup: 1, atomRank: 1)
!193 = !DILocation(line: 100, column: 24, scope: !183, atomGroup: 2, atomRank: 2)
!194 = !DILocation(line: 100, column: 14, scope: !183)
!195 = !DILocation(line: 100, column: 21, scope: !183, atomGroup: 2, atomRank: 1)
!196 = !{!135, !135, i64 0}
!197 = !DILocation(line: 101, column: 16, scope: !183, atomGroup: 3, atomRank: 2)
!198 = !DILocation(line: 0, scope: !183)
!199 = !DILocation(line: 102, column: 14, scope: !200, atomGroup: 4, atomRank: 2)
!200 = distinct !DILexicalBlock(scope: !183, file: !2, line: 102, column: 7)
!201 = !DILocation(line: 102, column: 14, scope: !200, atomGroup: 4, atomRank: 1)
!202 = !DILocation(line: 103, column: 38, scope: !200)
!203 = !DILocation(line: 103, column: 5, scope: !200)
!204 = !DILocation(line: 105, column: 5, scope: !200)
!205 = !DILocation(line: 106, column: 18, scope: !183)
!206 = !DILocation(line: 106, column: 3, scope: !183)
!207 = !DILocation(line: 107, column: 3, scope: !183)
!208 = !DILocation(line: 108, column: 3, scope: !183)
!209 = !DILocation(line: 110, column: 1, scope: !183)
!210 = !DILocation(line: 109, column: 3, scope: !183, atomGroup: 6, atomRank: 1)
!211 = !DISubprogram(name: "_setjmp", scope: !106, file: !106, line: 45, type: !212, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!212 = !DISubroutineType(types: !213)
!213 = !{!38, !214}
!214 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!215 = !DISubprogram(name: "printf", scope: !216, file: !216, line: 356, type: !217, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!216 = !DIFile(filename: "include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!217 = !DISubroutineType(types: !218)
!218 = !{!38, !219, null}
!219 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !140)
!220 = !DILocation(line: 0, scope: !64)
!221 = !DILocation(line: 22, column: 11, scope: !64)
!222 = !DILocation(line: 24, column: 3, scope: !64, atomGroup: 2, atomRank: 1)
!223 = !DILocation(line: 25, column: 1, scope: !64)
!224 = !DILocation(line: 26, column: 19, scope: !64)
!225 = !DILocation(line: 26, column: 19, scope: !64, atomGroup: 4, atomRank: 2)
!226 = !DILocation(line: 26, column: 7, scope: !64, atomGroup: 5, atomRank: 2)
!227 = !DILocation(line: 26, column: 10, scope: !64, atomGroup: 4, atomRank: 1)
!228 = !{!229, !229, i64 0}
!229 = !{!"long", !135, i64 0}
!230 = !DILocation(line: 27, column: 3, scope: !64, atomGroup: 6, atomRank: 1)
!231 = !DILocation(line: 28, column: 1, scope: !64)
!232 = !DILocation(line: 30, column: 14, scope: !64)
!233 = !DILocation(line: 30, column: 3, scope: !64)
!234 = !DILocation(line: 30, column: 11, scope: !64)
!235 = !DILocation(line: 30, column: 11, scope: !64, atomGroup: 9, atomRank: 2)
!236 = !DILocation(line: 30, column: 11, scope: !64, atomGroup: 9, atomRank: 1)
!237 = !DILocation(line: 31, column: 3, scope: !64, atomGroup: 10, atomRank: 1)
!238 = !DILocation(line: 32, column: 1, scope: !64)
!239 = !DILocation(line: 34, column: 14, scope: !64)
!240 = !DILocation(line: 34, column: 3, scope: !64)
!241 = !DILocation(line: 34, column: 11, scope: !64)
!242 = !DILocation(line: 34, column: 11, scope: !64, atomGroup: 13, atomRank: 2)
!243 = !DILocation(line: 34, column: 11, scope: !64, atomGroup: 13, atomRank: 1)
!244 = !DILocation(line: 35, column: 3, scope: !64, atomGroup: 14, atomRank: 1)
!245 = !DILocation(line: 36, column: 1, scope: !64)
!246 = !DILocation(line: 37, column: 14, scope: !64)
!247 = !DILocation(line: 37, column: 13, scope: !64, atomGroup: 16, atomRank: 2)
!248 = !DILocation(line: 37, column: 11, scope: !64, atomGroup: 16, atomRank: 1)
!249 = !DILocation(line: 38, column: 3, scope: !64, atomGroup: 17, atomRank: 1)
!250 = !DILocation(line: 39, column: 1, scope: !64)
!251 = !DILocation(line: 40, column: 7, scope: !252)
!252 = distinct !DILexicalBlock(scope: !64, file: !2, line: 40, column: 7)
!253 = !DILocation(line: 40, column: 14, scope: !252, atomGroup: 20, atomRank: 2)
!254 = !DILocation(line: 40, column: 14, scope: !252, atomGroup: 20, atomRank: 1)
!255 = !DILocation(line: 41, column: 17, scope: !252)
!256 = !DILocation(line: 41, column: 17, scope: !252, atomGroup: 21, atomRank: 2)
!257 = !DILocation(line: 41, column: 5, scope: !252)
!258 = !DILocation(line: 43, column: 1, scope: !64)
!259 = !DILocation(line: 44, column: 31, scope: !64)
!260 = !DILocation(line: 44, column: 3, scope: !64)
!261 = !DILocation(line: 45, column: 3, scope: !64, atomGroup: 24, atomRank: 1)
!262 = !DILocation(line: 46, column: 1, scope: !64)
!263 = !DILocation(line: 47, column: 3, scope: !64)
!264 = !DILocation(line: 48, column: 1, scope: !64)
!265 = !DILocation(line: 49, column: 14, scope: !64)
!266 = !DILocation(line: 49, column: 14, scope: !64, atomGroup: 26, atomRank: 2)
!267 = !DILocation(line: 49, column: 3, scope: !64, atomGroup: 26, atomRank: 1)
!268 = !{!269, !134, i64 0}
!269 = !{!"instruction", !134, i64 0, !135, i64 8}
!270 = !{!271, !271, i64 0}
!271 = !{!"any pointer", !135, i64 0}
!272 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 52, type: !273, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !23, retainedNodes: !275, keyInstructions: true)
!273 = !DISubroutineType(types: !274)
!274 = !{!38, !38, null}
!275 = !{!276, !277, !290, !291, !292, !294}
!276 = !DILocalVariable(name: "count", arg: 1, scope: !272, file: !2, line: 52, type: !38)
!277 = !DILocalVariable(name: "list", scope: !272, file: !2, line: 53, type: !278)
!278 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !216, line: 52, baseType: !279)
!279 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !280, line: 12, baseType: !281)
!280 = !DIFile(filename: "clang/__stdarg___gnuc_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "edb3f2eab991638e4dc94f6e55e3530f")
!281 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !282)
!282 = !DICompositeType(tag: DW_TAG_array_type, baseType: !283, size: 192, elements: !124)
!283 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !284)
!284 = !{!285, !286, !287, !289}
!285 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !283, file: !2, line: 53, baseType: !26, size: 32)
!286 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !283, file: !2, line: 53, baseType: !26, size: 32, offset: 32)
!287 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !283, file: !2, line: 53, baseType: !288, size: 64, offset: 64)
!288 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!289 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !283, file: !2, line: 53, baseType: !288, size: 64, offset: 128)
!290 = !DILocalVariable(name: "copy", scope: !272, file: !2, line: 53, type: !278)
!291 = !DILocalVariable(name: "result", scope: !272, file: !2, line: 56, type: !38)
!292 = !DILocalVariable(name: "i", scope: !293, file: !2, line: 57, type: !38)
!293 = distinct !DILexicalBlock(scope: !272, file: !2, line: 57, column: 3)
!294 = !DILocalVariable(name: "i", scope: !295, file: !2, line: 60, type: !38)
!295 = distinct !DILexicalBlock(scope: !272, file: !2, line: 60, column: 3)
!296 = !DILocation(line: 0, scope: !272)
!297 = !DILocation(line: 53, column: 3, scope: !272)
!298 = !DILocation(line: 53, column: 11, scope: !272)
!299 = !DILocation(line: 53, column: 17, scope: !272)
!300 = !DILocation(line: 54, column: 3, scope: !272)
!301 = !DILocation(line: 55, column: 3, scope: !272)
!302 = !DILocation(line: 0, scope: !293)
!303 = !DILocation(line: 58, column: 15, scope: !304)
!304 = distinct !DILexicalBlock(scope: !293, file: !2, line: 57, column: 3)
!305 = !DILocation(line: 59, column: 24, scope: !272)
!306 = !{!307, !307, i64 0}
!307 = !{!"double", !135, i64 0}
!308 = !DILocation(line: 0, scope: !295)
!309 = !DILocation(line: 61, column: 15, scope: !310)
!310 = distinct !DILexicalBlock(scope: !295, file: !2, line: 60, column: 3)
!311 = !DILocation(line: 58, column: 12, scope: !304, atomGroup: 31, atomRank: 2)
!312 = !DILocation(line: 58, column: 12, scope: !304, atomGroup: 35, atomRank: 2)
!313 = !DILocation(line: 58, column: 12, scope: !304, atomGroup: 39, atomRank: 2)
!314 = !DILocation(line: 59, column: 22, scope: !272)
!315 = !DILocation(line: 59, column: 13, scope: !272)
!316 = !DILocation(line: 59, column: 10, scope: !272, atomGroup: 8, atomRank: 2)
!317 = !DILocation(line: 61, column: 12, scope: !310, atomGroup: 12, atomRank: 2)
!318 = !DILocation(line: 61, column: 12, scope: !310, atomGroup: 43, atomRank: 2)
!319 = !DILocation(line: 61, column: 12, scope: !310, atomGroup: 47, atomRank: 2)
!320 = !DILocation(line: 61, column: 12, scope: !310, atomGroup: 51, atomRank: 2)
!321 = !DILocation(line: 62, column: 3, scope: !272)
!322 = !DILocation(line: 63, column: 3, scope: !272)
!323 = !DILocation(line: 65, column: 1, scope: !272)
!324 = !DILocation(line: 64, column: 3, scope: !272, atomGroup: 16, atomRank: 1)
