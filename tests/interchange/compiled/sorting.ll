; ModuleID = 'sorting.c'
source_filename = "sorting.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.person = type { [12 x i8], i8, i16 }

@__const.main.people = private unnamed_addr constant [4 x { [12 x i8], i8, i8, i16 }] [{ [12 x i8], i8, i8, i16 } { [12 x i8] c"Ruth\00\00\00\00\00\00\00\00", i8 -87, i8 0, i16 320 }, { [12 x i8], i8, i8, i16 } { [12 x i8] c"Igor\00\00\00\00\00\00\00\00", i8 23, i8 0, i16 -15 }, { [12 x i8], i8, i8, i16 } { [12 x i8] c"Anna\00\00\00\00\00\00\00\00", i8 -63, i8 0, i16 77 }, { [12 x i8], i8, i8, i16 } { [12 x i8] c"Max\00\00\00\00\00\00\00\00\00", i8 18, i8 0, i16 78 }], align 16
@.str = private unnamed_addr constant [7 x i8] c"by %s:\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [12 x i8] c" %s/%u/%d%s\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [2 x i8] c"*\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !17
@.str.4 = private unnamed_addr constant [11 x i8] c"%.1f %.1f\0A\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [6 x i8] c"moved\00", align 1, !dbg !27
@.str.7 = private unnamed_addr constant [5 x i8] c"name\00", align 1, !dbg !32
@.str.8 = private unnamed_addr constant [4 x i8] c"age\00", align 1, !dbg !37
@.str.9 = private unnamed_addr constant [6 x i8] c"score\00", align 1, !dbg !42

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local { double, double } @limits(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 !dbg !89 {
    #dbg_value(ptr %0, !101, !DIExpression(), !109)
    #dbg_value(i64 %1, !102, !DIExpression(), !109)
    #dbg_value(double 1.000000e+300, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !109)
    #dbg_value(double -1.000000e+300, !103, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !109)
    #dbg_value(i64 0, !104, !DIExpression(), !110)
  %3 = icmp eq i64 %1, 0, !dbg !111
  br i1 %3, label %24, label %4, !dbg !112

4:                                                ; preds = %2
  %5 = and i64 %1, 1, !dbg !113
  %6 = icmp eq i64 %1, 1, !dbg !113
  br i1 %6, label %11, label %7, !dbg !113

7:                                                ; preds = %4
  %8 = and i64 %1, -2, !dbg !113
  br label %29, !dbg !113

9:                                                ; preds = %29
  %10 = icmp eq i64 %5, 0, !dbg !113
  br i1 %10, label %24, label %11, !dbg !113

11:                                               ; preds = %9, %4
  %12 = phi double [ -1.000000e+300, %4 ], [ %49, %9 ]
  %13 = phi i64 [ 0, %4 ], [ %50, %9 ]
  %14 = phi double [ 1.000000e+300, %4 ], [ %47, %9 ]
  %15 = icmp ne i64 %5, 0, !dbg !114
  tail call void @llvm.assume(i1 %15), !dbg !114
    #dbg_value(double %12, !103, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !109)
    #dbg_value(i64 %13, !104, !DIExpression(), !110)
    #dbg_value(double %14, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !109)
  %16 = getelementptr inbounds nuw %struct.person, ptr %0, i64 %13, !dbg !115
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 14, !dbg !116
  %18 = load i16, ptr %17, align 2, !dbg !117, !tbaa !118
  %19 = sitofp i16 %18 to double, !dbg !121
    #dbg_value(double %19, !106, !DIExpression(), !122)
  %20 = fcmp ogt double %14, %19, !dbg !123
  %21 = select i1 %20, double %19, double %14, !dbg !125
    #dbg_value(double %21, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !109)
  %22 = fcmp olt double %12, %19, !dbg !126
  %23 = select i1 %22, double %19, double %12, !dbg !128
    #dbg_value(double %23, !103, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !109)
    #dbg_value(i64 %13, !104, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !110)
    #dbg_value(double %21, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !109)
  br label %24, !dbg !129

24:                                               ; preds = %11, %9, %2
  %25 = phi double [ 1.000000e+300, %2 ], [ %47, %9 ], [ %21, %11 ], !dbg !109
  %26 = phi double [ -1.000000e+300, %2 ], [ %49, %9 ], [ %23, %11 ], !dbg !109
  %27 = insertvalue { double, double } poison, double %25, 0, !dbg !129
  %28 = insertvalue { double, double } %27, double %26, 1, !dbg !129
  ret { double, double } %28, !dbg !130

29:                                               ; preds = %29, %7
  %30 = phi double [ -1.000000e+300, %7 ], [ %49, %29 ]
  %31 = phi i64 [ 0, %7 ], [ %50, %29 ]
  %32 = phi double [ 1.000000e+300, %7 ], [ %47, %29 ]
  %33 = phi i64 [ 0, %7 ], [ %51, %29 ]
    #dbg_value(double %30, !103, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !109)
    #dbg_value(i64 %31, !104, !DIExpression(), !110)
    #dbg_value(double %32, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !109)
  %34 = getelementptr inbounds nuw %struct.person, ptr %0, i64 %31, !dbg !115
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 14, !dbg !116
  %36 = load i16, ptr %35, align 2, !dbg !131, !tbaa !118
  %37 = sitofp i16 %36 to double, !dbg !132
    #dbg_value(double %37, !106, !DIExpression(), !122)
  %38 = fcmp ogt double %32, %37, !dbg !133
  %39 = select i1 %38, double %37, double %32, !dbg !134
    #dbg_value(double %39, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !109)
  %40 = fcmp olt double %30, %37, !dbg !135
  %41 = select i1 %40, double %37, double %30, !dbg !136
    #dbg_value(double %41, !103, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !109)
    #dbg_value(i64 %31, !104, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value), !110)
    #dbg_value(double %39, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !109)
    #dbg_value(double %41, !103, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !109)
    #dbg_value(double %39, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !109)
  %42 = getelementptr inbounds nuw %struct.person, ptr %0, i64 %31, !dbg !115
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 30, !dbg !116
  %44 = load i16, ptr %43, align 2, !dbg !137, !tbaa !118
  %45 = sitofp i16 %44 to double, !dbg !138
    #dbg_value(double %45, !106, !DIExpression(), !122)
  %46 = fcmp ogt double %39, %45, !dbg !139
  %47 = select i1 %46, double %45, double %39, !dbg !140
    #dbg_value(double %47, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !109)
  %48 = fcmp olt double %41, %45, !dbg !141
  %49 = select i1 %48, double %45, double %41, !dbg !142
    #dbg_value(double %49, !103, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !109)
  %50 = add nuw i64 %31, 2, !dbg !143
    #dbg_value(i64 %50, !104, !DIExpression(), !110)
    #dbg_value(double %47, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !109)
  %51 = add i64 %33, 2, !dbg !144
  %52 = icmp eq i64 %51, %8, !dbg !144
  br i1 %52, label %9, label %29, !dbg !144, !llvm.loop !145
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main() local_unnamed_addr #3 !dbg !148 {
  %1 = alloca [4 x %struct.person], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #14, !dbg !164
    #dbg_declare(ptr %1, !152, !DIExpression(), !165)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %1, ptr noundef nonnull align 16 dereferenceable(64) @__const.main.people, i64 64, i1 false), !dbg !166
    #dbg_value(i64 4, !154, !DIExpression(), !167)
    #dbg_value(i32 0, !155, !DIExpression(), !168)
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 64
    #dbg_value(i32 0, !155, !DIExpression(), !168)
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 12, !dbg !169
    #dbg_value(i64 0, !155, !DIExpression(), !168)
  call fastcc void @quicksort(ptr noundef %1, ptr noundef %2, ptr noundef nonnull @by_name), !dbg !171
  %4 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.7), !dbg !172
    #dbg_value(i64 0, !157, !DIExpression(), !173)
    #dbg_value(i64 0, !157, !DIExpression(), !173)
  %5 = load i8, ptr %3, align 4, !dbg !169
  %6 = and i8 %5, 127, !dbg !169
  %7 = zext nneg i8 %6 to i32, !dbg !169
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 14, !dbg !174
  %9 = load i16, ptr %8, align 2, !dbg !174, !tbaa !118
  %10 = sext i16 %9 to i32, !dbg !175
  %11 = icmp sgt i8 %5, -1, !dbg !176
  %12 = select i1 %11, ptr @.str.3, ptr @.str.2, !dbg !176
  %13 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull %1, i32 noundef %7, i32 noundef %10, ptr noundef nonnull %12), !dbg !177
    #dbg_value(i64 1, !157, !DIExpression(), !173)
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16, !dbg !178
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 28, !dbg !169
  %16 = load i8, ptr %15, align 4, !dbg !169
  %17 = and i8 %16, 127, !dbg !169
  %18 = zext nneg i8 %17 to i32, !dbg !169
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 30, !dbg !174
  %20 = load i16, ptr %19, align 2, !dbg !174, !tbaa !118
  %21 = sext i16 %20 to i32, !dbg !175
  %22 = icmp sgt i8 %16, -1, !dbg !176
  %23 = select i1 %22, ptr @.str.3, ptr @.str.2, !dbg !176
  %24 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull %14, i32 noundef %18, i32 noundef %21, ptr noundef nonnull %23), !dbg !177
    #dbg_value(i64 2, !157, !DIExpression(), !173)
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 32, !dbg !178
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 44, !dbg !169
  %27 = load i8, ptr %26, align 4, !dbg !169
  %28 = and i8 %27, 127, !dbg !169
  %29 = zext nneg i8 %28 to i32, !dbg !169
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 46, !dbg !174
  %31 = load i16, ptr %30, align 2, !dbg !174, !tbaa !118
  %32 = sext i16 %31 to i32, !dbg !175
  %33 = icmp sgt i8 %27, -1, !dbg !176
  %34 = select i1 %33, ptr @.str.3, ptr @.str.2, !dbg !176
  %35 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull %25, i32 noundef %29, i32 noundef %32, ptr noundef nonnull %34), !dbg !177
    #dbg_value(i64 3, !157, !DIExpression(), !173)
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 48, !dbg !178
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 60, !dbg !169
  %38 = load i8, ptr %37, align 4, !dbg !169
  %39 = and i8 %38, 127, !dbg !169
  %40 = zext nneg i8 %39 to i32, !dbg !169
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 62, !dbg !174
  %42 = load i16, ptr %41, align 2, !dbg !174, !tbaa !118
  %43 = sext i16 %42 to i32, !dbg !175
  %44 = icmp sgt i8 %38, -1, !dbg !176
  %45 = select i1 %44, ptr @.str.3, ptr @.str.2, !dbg !176
  %46 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull %36, i32 noundef %40, i32 noundef %43, ptr noundef nonnull %45), !dbg !177
    #dbg_value(i64 4, !157, !DIExpression(), !173)
  %47 = call i32 @putchar(i32 10), !dbg !179
    #dbg_value(i64 1, !155, !DIExpression(), !168)
  call fastcc void @quicksort(ptr noundef %1, ptr noundef %2, ptr noundef nonnull @by_age), !dbg !171
  %48 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.8), !dbg !172
    #dbg_value(i64 0, !157, !DIExpression(), !173)
    #dbg_value(i64 0, !157, !DIExpression(), !173)
  %49 = load i8, ptr %3, align 4, !dbg !169
  %50 = and i8 %49, 127, !dbg !169
  %51 = zext nneg i8 %50 to i32, !dbg !169
  %52 = load i16, ptr %8, align 2, !dbg !174, !tbaa !118
  %53 = sext i16 %52 to i32, !dbg !175
  %54 = icmp sgt i8 %49, -1, !dbg !176
  %55 = select i1 %54, ptr @.str.3, ptr @.str.2, !dbg !176
  %56 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull %1, i32 noundef %51, i32 noundef %53, ptr noundef nonnull %55), !dbg !177
    #dbg_value(i64 1, !157, !DIExpression(), !173)
  %57 = load i8, ptr %15, align 4, !dbg !169
  %58 = and i8 %57, 127, !dbg !169
  %59 = zext nneg i8 %58 to i32, !dbg !169
  %60 = load i16, ptr %19, align 2, !dbg !174, !tbaa !118
  %61 = sext i16 %60 to i32, !dbg !175
  %62 = icmp sgt i8 %57, -1, !dbg !176
  %63 = select i1 %62, ptr @.str.3, ptr @.str.2, !dbg !176
  %64 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull %14, i32 noundef %59, i32 noundef %61, ptr noundef nonnull %63), !dbg !177
    #dbg_value(i64 2, !157, !DIExpression(), !173)
  %65 = load i8, ptr %26, align 4, !dbg !169
  %66 = and i8 %65, 127, !dbg !169
  %67 = zext nneg i8 %66 to i32, !dbg !169
  %68 = load i16, ptr %30, align 2, !dbg !174, !tbaa !118
  %69 = sext i16 %68 to i32, !dbg !175
  %70 = icmp sgt i8 %65, -1, !dbg !176
  %71 = select i1 %70, ptr @.str.3, ptr @.str.2, !dbg !176
  %72 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull %25, i32 noundef %67, i32 noundef %69, ptr noundef nonnull %71), !dbg !177
    #dbg_value(i64 3, !157, !DIExpression(), !173)
  %73 = load i8, ptr %37, align 4, !dbg !169
  %74 = and i8 %73, 127, !dbg !169
  %75 = zext nneg i8 %74 to i32, !dbg !169
  %76 = load i16, ptr %41, align 2, !dbg !174, !tbaa !118
  %77 = sext i16 %76 to i32, !dbg !175
  %78 = icmp sgt i8 %73, -1, !dbg !176
  %79 = select i1 %78, ptr @.str.3, ptr @.str.2, !dbg !176
  %80 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull %36, i32 noundef %75, i32 noundef %77, ptr noundef nonnull %79), !dbg !177
    #dbg_value(i64 4, !157, !DIExpression(), !173)
  %81 = call i32 @putchar(i32 10), !dbg !179
    #dbg_value(i64 2, !155, !DIExpression(), !168)
  call fastcc void @quicksort(ptr noundef %1, ptr noundef %2, ptr noundef nonnull @by_score), !dbg !171
  %82 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.9), !dbg !172
    #dbg_value(i64 0, !157, !DIExpression(), !173)
    #dbg_value(i64 0, !157, !DIExpression(), !173)
  %83 = load i8, ptr %3, align 4, !dbg !169
  %84 = and i8 %83, 127, !dbg !169
  %85 = zext nneg i8 %84 to i32, !dbg !169
  %86 = load i16, ptr %8, align 2, !dbg !174, !tbaa !118
  %87 = sext i16 %86 to i32, !dbg !175
  %88 = icmp sgt i8 %83, -1, !dbg !176
  %89 = select i1 %88, ptr @.str.3, ptr @.str.2, !dbg !176
  %90 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull %1, i32 noundef %85, i32 noundef %87, ptr noundef nonnull %89), !dbg !177
    #dbg_value(i64 1, !157, !DIExpression(), !173)
  %91 = load i8, ptr %15, align 4, !dbg !169
  %92 = and i8 %91, 127, !dbg !169
  %93 = zext nneg i8 %92 to i32, !dbg !169
  %94 = load i16, ptr %19, align 2, !dbg !174, !tbaa !118
  %95 = sext i16 %94 to i32, !dbg !175
  %96 = icmp sgt i8 %91, -1, !dbg !176
  %97 = select i1 %96, ptr @.str.3, ptr @.str.2, !dbg !176
  %98 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull %14, i32 noundef %93, i32 noundef %95, ptr noundef nonnull %97), !dbg !177
    #dbg_value(i64 2, !157, !DIExpression(), !173)
  %99 = load i8, ptr %26, align 4, !dbg !169
  %100 = and i8 %99, 127, !dbg !169
  %101 = zext nneg i8 %100 to i32, !dbg !169
  %102 = load i16, ptr %30, align 2, !dbg !174, !tbaa !118
  %103 = sext i16 %102 to i32, !dbg !175
  %104 = icmp sgt i8 %99, -1, !dbg !176
  %105 = select i1 %104, ptr @.str.3, ptr @.str.2, !dbg !176
  %106 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull %25, i32 noundef %101, i32 noundef %103, ptr noundef nonnull %105), !dbg !177
    #dbg_value(i64 3, !157, !DIExpression(), !173)
  %107 = load i8, ptr %37, align 4, !dbg !169
  %108 = and i8 %107, 127, !dbg !169
  %109 = zext nneg i8 %108 to i32, !dbg !169
  %110 = load i16, ptr %41, align 2, !dbg !174, !tbaa !118
  %111 = sext i16 %110 to i32, !dbg !175
  %112 = icmp sgt i8 %107, -1, !dbg !176
  %113 = select i1 %112, ptr @.str.3, ptr @.str.2, !dbg !176
  %114 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull %36, i32 noundef %109, i32 noundef %111, ptr noundef nonnull %113), !dbg !177
    #dbg_value(i64 4, !157, !DIExpression(), !173)
  %115 = call i32 @putchar(i32 10), !dbg !179
    #dbg_value(i64 3, !155, !DIExpression(), !168)
    #dbg_value(double -1.000000e+300, !103, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !180)
    #dbg_value(i64 0, !104, !DIExpression(), !182)
    #dbg_value(double 1.000000e+300, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !180)
  %116 = load i16, ptr %8, align 2, !dbg !183, !tbaa !118
  %117 = sitofp i16 %116 to double, !dbg !184
    #dbg_value(double %117, !106, !DIExpression(), !185)
  %118 = fcmp olt double %117, 1.000000e+300, !dbg !186
  %119 = select i1 %118, double %117, double 1.000000e+300, !dbg !187
    #dbg_value(double %119, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !180)
  %120 = fcmp ogt double %117, -1.000000e+300, !dbg !188
  %121 = select i1 %120, double %117, double -1.000000e+300, !dbg !189
    #dbg_value(double %121, !103, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !180)
    #dbg_value(i64 1, !104, !DIExpression(), !182)
    #dbg_value(double %119, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !180)
    #dbg_value(double %121, !103, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !180)
    #dbg_value(double %119, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !180)
  %122 = load i16, ptr %19, align 2, !dbg !190, !tbaa !118
  %123 = sitofp i16 %122 to double, !dbg !191
    #dbg_value(double %123, !106, !DIExpression(), !185)
  %124 = fcmp ogt double %119, %123, !dbg !192
  %125 = select i1 %124, double %123, double %119, !dbg !193
    #dbg_value(double %125, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !180)
  %126 = fcmp olt double %121, %123, !dbg !194
  %127 = select i1 %126, double %123, double %121, !dbg !195
    #dbg_value(double %127, !103, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !180)
    #dbg_value(i64 2, !104, !DIExpression(), !182)
    #dbg_value(double %125, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !180)
    #dbg_value(double %127, !103, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !180)
    #dbg_value(double %125, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !180)
  %128 = load i16, ptr %30, align 2, !dbg !196, !tbaa !118
  %129 = sitofp i16 %128 to double, !dbg !197
    #dbg_value(double %129, !106, !DIExpression(), !185)
  %130 = fcmp ogt double %125, %129, !dbg !198
  %131 = select i1 %130, double %129, double %125, !dbg !199
    #dbg_value(double %131, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !180)
  %132 = fcmp olt double %127, %129, !dbg !200
  %133 = select i1 %132, double %129, double %127, !dbg !201
    #dbg_value(double %133, !103, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !180)
    #dbg_value(i64 3, !104, !DIExpression(), !182)
    #dbg_value(double %131, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !180)
    #dbg_value(double %133, !103, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !180)
    #dbg_value(double %131, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !180)
  %134 = load i16, ptr %41, align 2, !dbg !202, !tbaa !118
  %135 = sitofp i16 %134 to double, !dbg !203
    #dbg_value(double %135, !106, !DIExpression(), !185)
  %136 = fcmp ogt double %131, %135, !dbg !204
  %137 = select i1 %136, double %135, double %131, !dbg !205
    #dbg_value(double %137, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !180)
  %138 = fcmp olt double %133, %135, !dbg !206
  %139 = select i1 %138, double %135, double %133, !dbg !207
    #dbg_value(double %139, !103, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !180)
    #dbg_value(i64 4, !104, !DIExpression(), !182)
    #dbg_value(double %137, !103, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !180)
    #dbg_value(double %137, !161, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !167)
    #dbg_value(double %139, !161, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !167)
  %140 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef %137, double noundef %139), !dbg !208
  %141 = call noalias dereferenceable_or_null(32) ptr @malloc(i64 noundef 32) #15, !dbg !209
    #dbg_value(ptr %141, !162, !DIExpression(), !167)
  %142 = icmp eq ptr %141, null, !dbg !210
  br i1 %142, label %147, label %143, !dbg !212

143:                                              ; preds = %0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(31) %141, i8 120, i64 31, i1 false), !dbg !213
  %144 = getelementptr inbounds nuw i8, ptr %141, i64 31, !dbg !214
  store i8 0, ptr %144, align 1, !dbg !215, !tbaa !216
  %145 = getelementptr inbounds nuw i8, ptr %141, i64 3, !dbg !217
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(5) %145, ptr noundef nonnull align 1 dereferenceable(5) @.str.5, i64 5, i1 false), !dbg !218
  %146 = call i32 @puts(ptr nonnull dereferenceable(1) %141), !dbg !219
  call void @free(ptr noundef nonnull %141) #14, !dbg !220
  br label %147, !dbg !221

147:                                              ; preds = %0, %143
  %148 = phi i32 [ 0, %143 ], [ 1, %0 ], !dbg !167
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #14, !dbg !222
  ret i32 %148, !dbg !223
}

; Function Attrs: nounwind uwtable
define internal fastcc void @quicksort(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef readonly captures(none) %2) unnamed_addr #3 !dbg !224 {
  %4 = alloca %struct.person, align 4
  %5 = alloca %struct.person, align 4
  %6 = ptrtoint ptr %1 to i64
    #dbg_value(ptr %0, !229, !DIExpression(), !236)
    #dbg_value(ptr %1, !230, !DIExpression(), !236)
    #dbg_value(ptr %2, !231, !DIExpression(), !236)
  %7 = ptrtoint ptr %0 to i64, !dbg !237
  %8 = sub i64 %6, %7, !dbg !237
  %9 = icmp slt i64 %8, 17, !dbg !239
  br i1 %9, label %36, label %10, !dbg !240

10:                                               ; preds = %3, %14
  %11 = phi ptr [ %16, %14 ], [ %0, %3 ]
    #dbg_value(ptr %11, !229, !DIExpression(), !236)
    #dbg_value(ptr %11, !232, !DIExpression(), !236)
    #dbg_value(ptr %1, !233, !DIExpression(), !236)
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 16, !dbg !241
    #dbg_value(ptr %12, !234, !DIExpression(), !242)
  %13 = icmp ult ptr %12, %1, !dbg !243
  br i1 %13, label %20, label %14, !dbg !245

14:                                               ; preds = %31, %10
  %15 = phi ptr [ %11, %10 ], [ %32, %31 ], !dbg !236
  tail call fastcc void @quicksort(ptr noundef %11, ptr noundef %15, ptr noundef %2), !dbg !246
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 16, !dbg !247
    #dbg_value(ptr %16, !229, !DIExpression(), !236)
    #dbg_value(ptr %1, !230, !DIExpression(), !236)
    #dbg_value(ptr %2, !231, !DIExpression(), !236)
  %17 = ptrtoint ptr %16 to i64, !dbg !237
  %18 = sub i64 %6, %17, !dbg !237
  %19 = icmp slt i64 %18, 17, !dbg !248
  br i1 %19, label %36, label %10, !dbg !249

20:                                               ; preds = %10, %31
  %21 = phi ptr [ %34, %31 ], [ %12, %10 ]
  %22 = phi ptr [ %33, %31 ], [ %1, %10 ]
  %23 = phi ptr [ %32, %31 ], [ %11, %10 ]
    #dbg_value(ptr %21, !234, !DIExpression(), !242)
    #dbg_value(ptr %22, !233, !DIExpression(), !236)
    #dbg_value(ptr %23, !232, !DIExpression(), !236)
  %24 = tail call i32 %2(ptr noundef nonnull %21, ptr noundef %23) #14, !dbg !250
  %25 = icmp slt i32 %24, 0, !dbg !253
  br i1 %25, label %26, label %29, !dbg !254

26:                                               ; preds = %20
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 16, !dbg !255
    #dbg_value(ptr %27, !234, !DIExpression(), !242)
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 16, !dbg !257
    #dbg_value(ptr %28, !232, !DIExpression(), !236)
    #dbg_value(ptr %21, !258, !DIExpression(), !265)
    #dbg_value(ptr %23, !263, !DIExpression(), !265)
  call void @llvm.lifetime.start.p0(ptr nonnull %5), !dbg !267
    #dbg_declare(ptr %5, !264, !DIExpression(), !268)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %5, ptr noundef nonnull align 4 dereferenceable(16) %21, i64 16, i1 false), !dbg !269, !tbaa.struct !270
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %21, ptr noundef nonnull align 4 dereferenceable(16) %23, i64 16, i1 false), !dbg !272, !tbaa.struct !270
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %23, ptr noundef nonnull align 4 dereferenceable(16) %5, i64 16, i1 false), !dbg !273, !tbaa.struct !270
  call void @llvm.lifetime.end.p0(ptr nonnull %5), !dbg !274
  br label %31, !dbg !275

29:                                               ; preds = %20
  %30 = getelementptr inbounds i8, ptr %22, i64 -16, !dbg !276
    #dbg_value(ptr %30, !233, !DIExpression(), !236)
    #dbg_value(ptr %21, !258, !DIExpression(), !278)
    #dbg_value(ptr %30, !263, !DIExpression(), !278)
  call void @llvm.lifetime.start.p0(ptr nonnull %4), !dbg !280
    #dbg_declare(ptr %4, !264, !DIExpression(), !281)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %4, ptr noundef nonnull align 4 dereferenceable(16) %21, i64 16, i1 false), !dbg !282, !tbaa.struct !270
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %21, ptr noundef nonnull align 4 dereferenceable(16) %30, i64 16, i1 false), !dbg !283, !tbaa.struct !270
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %30, ptr noundef nonnull align 4 dereferenceable(16) %4, i64 16, i1 false), !dbg !284, !tbaa.struct !270
  call void @llvm.lifetime.end.p0(ptr nonnull %4), !dbg !285
  br label %31

31:                                               ; preds = %29, %26
  %32 = phi ptr [ %28, %26 ], [ %23, %29 ], !dbg !236
  %33 = phi ptr [ %22, %26 ], [ %30, %29 ], !dbg !236
  %34 = phi ptr [ %27, %26 ], [ %21, %29 ], !dbg !242
    #dbg_value(ptr %34, !234, !DIExpression(), !242)
    #dbg_value(ptr %33, !233, !DIExpression(), !236)
    #dbg_value(ptr %32, !232, !DIExpression(), !236)
  %35 = icmp ult ptr %34, %33, !dbg !286
  br i1 %35, label %20, label %14, !dbg !287, !llvm.loop !288

36:                                               ; preds = %14, %3
  ret void, !dbg !291
}

; Function Attrs: nofree nounwind
declare !dbg !292 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare !dbg !297 noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !300 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !305 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: read) uwtable
define internal i32 @by_name(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #8 !dbg !308 {
    #dbg_value(ptr %0, !310, !DIExpression(), !312)
    #dbg_value(ptr %1, !311, !DIExpression(), !312)
  %3 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(1) %1) #16, !dbg !313
  ret i32 %3, !dbg !314
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 -127, 128) i32 @by_age(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #9 !dbg !315 {
    #dbg_value(ptr %0, !317, !DIExpression(), !319)
    #dbg_value(ptr %1, !318, !DIExpression(), !319)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 12, !dbg !320
  %4 = load i8, ptr %3, align 4, !dbg !320
  %5 = and i8 %4, 127, !dbg !320
  %6 = zext nneg i8 %5 to i32, !dbg !320
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 12, !dbg !321
  %8 = load i8, ptr %7, align 4, !dbg !321
  %9 = and i8 %8, 127, !dbg !321
  %10 = zext nneg i8 %9 to i32, !dbg !321
  %11 = sub nsw i32 %6, %10, !dbg !322
  ret i32 %11, !dbg !323
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 -1, 2) i32 @by_score(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #9 !dbg !324 {
    #dbg_value(ptr %0, !326, !DIExpression(), !330)
    #dbg_value(ptr %1, !327, !DIExpression(), !330)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 14, !dbg !331
  %4 = load i16, ptr %3, align 2, !dbg !332, !tbaa !118
    #dbg_value(i16 %4, !328, !DIExpression(), !330)
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 14, !dbg !333
  %6 = load i16, ptr %5, align 2, !dbg !334, !tbaa !118
    #dbg_value(i16 %6, !329, !DIExpression(), !330)
  %7 = tail call i32 @llvm.scmp.i32.i16(i16 %4, i16 %6), !dbg !335
  ret i32 %7, !dbg !336
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !337 i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #10

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i32 -1, 2) i32 @llvm.scmp.i32.i16(i16, i16) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #13

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree nounwind }
attributes #12 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #14 = { nounwind }
attributes #15 = { nounwind allocsize(0) }
attributes #16 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!44}
!llvm.module.flags = !{!78, !79, !80, !81, !82, !83}
!llvm.ident = !{!84}
!llvm.errno.tbaa = !{!85}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 74, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "sorting.c", directory: "/programs", checksumkind: CSK_MD5, checksum: "e092c483dc3f65bf5460880ba4d77174")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 76, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 12)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 76, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 2)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 76, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 1)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 80, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 11)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 86, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 6)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 5)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 4)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !29, isLocal: true, isDefinition: true)
!44 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !45, globals: !57, splitDebugInlining: false, nameTableKind: None)
!45 = !{!46, !56}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !48)
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "person", file: !2, line: 6, size: 128, elements: !49)
!49 = !{!50, !51, !53, !54}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !48, file: !2, line: 7, baseType: !9, size: 96)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "age", scope: !48, file: !2, line: 8, baseType: !52, size: 7, offset: 96, flags: DIFlagBitField, extraData: i64 96)
!52 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "member", scope: !48, file: !2, line: 9, baseType: !52, size: 1, offset: 103, flags: DIFlagBitField, extraData: i64 96)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "score", scope: !48, file: !2, line: 10, baseType: !55, size: 16, offset: 112)
!55 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!56 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!57 = !{!0, !7, !12, !17, !22, !27, !58, !60, !32, !37, !42, !72}
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !2, line: 87, type: !39, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "orders", scope: !44, file: !2, line: 28, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !63, size: 192, elements: !70)
!63 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !64)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "order", file: !2, line: 13, baseType: !65)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!66 = !DISubroutineType(types: !67)
!67 = !{!56, !68, !68}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!70 = !{!71}
!71 = !DISubrange(count: 3)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "titles", scope: !44, file: !2, line: 29, type: !74, isLocal: true, isDefinition: true)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !75, size: 192, elements: !70)
!75 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !76)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!78 = !{i32 7, !"Dwarf Version", i32 5}
!79 = !{i32 2, !"Debug Info Version", i32 3}
!80 = !{i32 1, !"wchar_size", i32 4}
!81 = !{i32 8, !"PIC Level", i32 2}
!82 = !{i32 7, !"PIE Level", i32 2}
!83 = !{i32 7, !"uwtable", i32 2}
!84 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!85 = !{!86, !86, i64 0}
!86 = !{!"int", !87, i64 0}
!87 = !{!"omnipotent char", !88, i64 0}
!88 = !{!"Simple C/C++ TBAA"}
!89 = distinct !DISubprogram(name: "limits", scope: !2, file: !2, line: 56, type: !90, scopeLine: 56, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !44, retainedNodes: !100, keyInstructions: true)
!90 = !DISubroutineType(types: !91)
!91 = !{!92, !46, !97}
!92 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !2, line: 52, size: 128, elements: !93)
!93 = !{!94, !96}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !92, file: !2, line: 53, baseType: !95, size: 64)
!95 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !92, file: !2, line: 53, baseType: !95, size: 64, offset: 64)
!97 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !98, line: 18, baseType: !99)
!98 = !DIFile(filename: "clang/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!99 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!100 = !{!101, !102, !103, !104, !106}
!101 = !DILocalVariable(name: "people", arg: 1, scope: !89, file: !2, line: 56, type: !46)
!102 = !DILocalVariable(name: "count", arg: 2, scope: !89, file: !2, line: 56, type: !97)
!103 = !DILocalVariable(name: "result", scope: !89, file: !2, line: 57, type: !92)
!104 = !DILocalVariable(name: "i", scope: !105, file: !2, line: 58, type: !97)
!105 = distinct !DILexicalBlock(scope: !89, file: !2, line: 58, column: 3)
!106 = !DILocalVariable(name: "score", scope: !107, file: !2, line: 59, type: !95)
!107 = distinct !DILexicalBlock(scope: !108, file: !2, line: 58, column: 38)
!108 = distinct !DILexicalBlock(scope: !105, file: !2, line: 58, column: 3)
!109 = !DILocation(line: 0, scope: !89)
!110 = !DILocation(line: 0, scope: !105)
!111 = !DILocation(line: 58, column: 24, scope: !108, atomGroup: 22, atomRank: 1)
!112 = !DILocation(line: 58, column: 3, scope: !105, atomGroup: 23, atomRank: 1)
!113 = !DILocation(line: 58, column: 3, scope: !105)
!114 = !DILocation(line: 58, column: 3, scope: !105, atomGroup: 4, atomRank: 1)
!115 = !DILocation(line: 59, column: 20, scope: !107)
!116 = !DILocation(line: 59, column: 30, scope: !107)
!117 = !DILocation(line: 59, column: 30, scope: !107, atomGroup: 66, atomRank: 3)
!118 = !{!119, !120, i64 14}
!119 = !{!"person", !87, i64 0, !86, i64 12, !86, i64 12, !120, i64 14}
!120 = !{!"short", !87, i64 0}
!121 = !DILocation(line: 59, column: 20, scope: !107, atomGroup: 66, atomRank: 2)
!122 = !DILocation(line: 0, scope: !107)
!123 = !DILocation(line: 60, column: 15, scope: !124, atomGroup: 67, atomRank: 2)
!124 = distinct !DILexicalBlock(scope: !107, file: !2, line: 60, column: 9)
!125 = !DILocation(line: 60, column: 15, scope: !124, atomGroup: 67, atomRank: 1)
!126 = !DILocation(line: 62, column: 15, scope: !127, atomGroup: 68, atomRank: 2)
!127 = distinct !DILexicalBlock(scope: !107, file: !2, line: 62, column: 9)
!128 = !DILocation(line: 62, column: 15, scope: !127, atomGroup: 68, atomRank: 1)
!129 = !DILocation(line: 65, column: 3, scope: !89, atomGroup: 12, atomRank: 2)
!130 = !DILocation(line: 65, column: 3, scope: !89, atomGroup: 12, atomRank: 1)
!131 = !DILocation(line: 59, column: 30, scope: !107, atomGroup: 5, atomRank: 3)
!132 = !DILocation(line: 59, column: 20, scope: !107, atomGroup: 5, atomRank: 2)
!133 = !DILocation(line: 60, column: 15, scope: !124, atomGroup: 6, atomRank: 2)
!134 = !DILocation(line: 60, column: 15, scope: !124, atomGroup: 6, atomRank: 1)
!135 = !DILocation(line: 62, column: 15, scope: !127, atomGroup: 8, atomRank: 2)
!136 = !DILocation(line: 62, column: 15, scope: !127, atomGroup: 8, atomRank: 1)
!137 = !DILocation(line: 59, column: 30, scope: !107, atomGroup: 72, atomRank: 3)
!138 = !DILocation(line: 59, column: 20, scope: !107, atomGroup: 72, atomRank: 2)
!139 = !DILocation(line: 60, column: 15, scope: !124, atomGroup: 73, atomRank: 2)
!140 = !DILocation(line: 60, column: 15, scope: !124, atomGroup: 73, atomRank: 1)
!141 = !DILocation(line: 62, column: 15, scope: !127, atomGroup: 74, atomRank: 2)
!142 = !DILocation(line: 62, column: 15, scope: !127, atomGroup: 74, atomRank: 1)
!143 = !DILocation(line: 58, column: 34, scope: !108, atomGroup: 75, atomRank: 2)
!144 = !DILocation(line: 58, column: 3, scope: !105, atomGroup: 77, atomRank: 1)
!145 = distinct !{!145, !113, !146, !147}
!146 = !DILocation(line: 64, column: 3, scope: !105)
!147 = !{!"llvm.loop.mustprogress"}
!148 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 68, type: !149, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !44, retainedNodes: !151, keyInstructions: true)
!149 = !DISubroutineType(types: !150)
!150 = !{!56}
!151 = !{!152, !154, !155, !157, !161, !162}
!152 = !DILocalVariable(name: "people", scope: !148, file: !2, line: 69, type: !153)
!153 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 512, elements: !40)
!154 = !DILocalVariable(name: "count", scope: !148, file: !2, line: 71, type: !97)
!155 = !DILocalVariable(name: "i", scope: !156, file: !2, line: 72, type: !56)
!156 = distinct !DILexicalBlock(scope: !148, file: !2, line: 72, column: 3)
!157 = !DILocalVariable(name: "j", scope: !158, file: !2, line: 75, type: !97)
!158 = distinct !DILexicalBlock(scope: !159, file: !2, line: 75, column: 5)
!159 = distinct !DILexicalBlock(scope: !160, file: !2, line: 72, column: 31)
!160 = distinct !DILexicalBlock(scope: !156, file: !2, line: 72, column: 3)
!161 = !DILocalVariable(name: "found", scope: !148, file: !2, line: 79, type: !92)
!162 = !DILocalVariable(name: "text", scope: !148, file: !2, line: 81, type: !163)
!163 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!164 = !DILocation(line: 69, column: 3, scope: !148)
!165 = !DILocation(line: 69, column: 17, scope: !148)
!166 = !DILocation(line: 69, column: 17, scope: !148, atomGroup: 1, atomRank: 1)
!167 = !DILocation(line: 0, scope: !148)
!168 = !DILocation(line: 0, scope: !156)
!169 = !DILocation(line: 76, column: 55, scope: !170)
!170 = distinct !DILexicalBlock(scope: !158, file: !2, line: 75, column: 5)
!171 = !DILocation(line: 73, column: 5, scope: !159)
!172 = !DILocation(line: 74, column: 5, scope: !159)
!173 = !DILocation(line: 0, scope: !158)
!174 = !DILocation(line: 76, column: 70, scope: !170)
!175 = !DILocation(line: 76, column: 60, scope: !170)
!176 = !DILocation(line: 76, column: 77, scope: !170)
!177 = !DILocation(line: 76, column: 7, scope: !170)
!178 = !DILocation(line: 76, column: 29, scope: !170)
!179 = !DILocation(line: 77, column: 5, scope: !159)
!180 = !DILocation(line: 0, scope: !89, inlinedAt: !181)
!181 = distinct !DILocation(line: 79, column: 23, scope: !148)
!182 = !DILocation(line: 0, scope: !105, inlinedAt: !181)
!183 = !DILocation(line: 59, column: 30, scope: !107, inlinedAt: !181, atomGroup: 5, atomRank: 3)
!184 = !DILocation(line: 59, column: 20, scope: !107, inlinedAt: !181, atomGroup: 5, atomRank: 2)
!185 = !DILocation(line: 0, scope: !107, inlinedAt: !181)
!186 = !DILocation(line: 60, column: 15, scope: !124, inlinedAt: !181, atomGroup: 6, atomRank: 2)
!187 = !DILocation(line: 60, column: 15, scope: !124, inlinedAt: !181, atomGroup: 6, atomRank: 1)
!188 = !DILocation(line: 62, column: 15, scope: !127, inlinedAt: !181, atomGroup: 8, atomRank: 2)
!189 = !DILocation(line: 62, column: 15, scope: !127, inlinedAt: !181, atomGroup: 8, atomRank: 1)
!190 = !DILocation(line: 59, column: 30, scope: !107, inlinedAt: !181, atomGroup: 48, atomRank: 3)
!191 = !DILocation(line: 59, column: 20, scope: !107, inlinedAt: !181, atomGroup: 48, atomRank: 2)
!192 = !DILocation(line: 60, column: 15, scope: !124, inlinedAt: !181, atomGroup: 49, atomRank: 2)
!193 = !DILocation(line: 60, column: 15, scope: !124, inlinedAt: !181, atomGroup: 49, atomRank: 1)
!194 = !DILocation(line: 62, column: 15, scope: !127, inlinedAt: !181, atomGroup: 50, atomRank: 2)
!195 = !DILocation(line: 62, column: 15, scope: !127, inlinedAt: !181, atomGroup: 50, atomRank: 1)
!196 = !DILocation(line: 59, column: 30, scope: !107, inlinedAt: !181, atomGroup: 54, atomRank: 3)
!197 = !DILocation(line: 59, column: 20, scope: !107, inlinedAt: !181, atomGroup: 54, atomRank: 2)
!198 = !DILocation(line: 60, column: 15, scope: !124, inlinedAt: !181, atomGroup: 55, atomRank: 2)
!199 = !DILocation(line: 60, column: 15, scope: !124, inlinedAt: !181, atomGroup: 55, atomRank: 1)
!200 = !DILocation(line: 62, column: 15, scope: !127, inlinedAt: !181, atomGroup: 56, atomRank: 2)
!201 = !DILocation(line: 62, column: 15, scope: !127, inlinedAt: !181, atomGroup: 56, atomRank: 1)
!202 = !DILocation(line: 59, column: 30, scope: !107, inlinedAt: !181, atomGroup: 60, atomRank: 3)
!203 = !DILocation(line: 59, column: 20, scope: !107, inlinedAt: !181, atomGroup: 60, atomRank: 2)
!204 = !DILocation(line: 60, column: 15, scope: !124, inlinedAt: !181, atomGroup: 61, atomRank: 2)
!205 = !DILocation(line: 60, column: 15, scope: !124, inlinedAt: !181, atomGroup: 61, atomRank: 1)
!206 = !DILocation(line: 62, column: 15, scope: !127, inlinedAt: !181, atomGroup: 62, atomRank: 2)
!207 = !DILocation(line: 62, column: 15, scope: !127, inlinedAt: !181, atomGroup: 62, atomRank: 1)
!208 = !DILocation(line: 80, column: 3, scope: !148)
!209 = !DILocation(line: 81, column: 16, scope: !148, atomGroup: 14, atomRank: 2)
!210 = !DILocation(line: 82, column: 8, scope: !211, atomGroup: 15, atomRank: 2)
!211 = distinct !DILexicalBlock(scope: !148, file: !2, line: 82, column: 7)
!212 = !DILocation(line: 82, column: 7, scope: !211, atomGroup: 15, atomRank: 1)
!213 = !DILocation(line: 84, column: 3, scope: !148, atomGroup: 17, atomRank: 1)
!214 = !DILocation(line: 85, column: 3, scope: !148)
!215 = !DILocation(line: 85, column: 12, scope: !148, atomGroup: 18, atomRank: 1)
!216 = !{!87, !87, i64 0}
!217 = !DILocation(line: 86, column: 3, scope: !148)
!218 = !DILocation(line: 86, column: 3, scope: !148, atomGroup: 19, atomRank: 1)
!219 = !DILocation(line: 87, column: 3, scope: !148)
!220 = !DILocation(line: 88, column: 3, scope: !148)
!221 = !DILocation(line: 89, column: 3, scope: !148, atomGroup: 20, atomRank: 1)
!222 = !DILocation(line: 90, column: 1, scope: !148)
!223 = !DILocation(line: 90, column: 1, scope: !148, atomGroup: 21, atomRank: 1)
!224 = distinct !DISubprogram(name: "quicksort", scope: !2, file: !2, line: 37, type: !225, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !44, retainedNodes: !228, keyInstructions: true)
!225 = !DISubroutineType(types: !226)
!226 = !{null, !227, !227, !64}
!227 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!228 = !{!229, !230, !231, !232, !233, !234}
!229 = !DILocalVariable(name: "first", arg: 1, scope: !224, file: !2, line: 37, type: !227)
!230 = !DILocalVariable(name: "last", arg: 2, scope: !224, file: !2, line: 37, type: !227)
!231 = !DILocalVariable(name: "compare", arg: 3, scope: !224, file: !2, line: 37, type: !64)
!232 = !DILocalVariable(name: "pivot", scope: !224, file: !2, line: 40, type: !227)
!233 = !DILocalVariable(name: "end", scope: !224, file: !2, line: 40, type: !227)
!234 = !DILocalVariable(name: "at", scope: !235, file: !2, line: 41, type: !227)
!235 = distinct !DILexicalBlock(scope: !224, file: !2, line: 41, column: 3)
!236 = !DILocation(line: 0, scope: !224)
!237 = !DILocation(line: 38, column: 12, scope: !238)
!238 = distinct !DILexicalBlock(scope: !224, file: !2, line: 38, column: 7)
!239 = !DILocation(line: 38, column: 20, scope: !238, atomGroup: 26, atomRank: 2)
!240 = !DILocation(line: 38, column: 20, scope: !238, atomGroup: 26, atomRank: 1)
!241 = !DILocation(line: 41, column: 34, scope: !235, atomGroup: 5, atomRank: 2)
!242 = !DILocation(line: 0, scope: !235)
!243 = !DILocation(line: 41, column: 42, scope: !244, atomGroup: 24, atomRank: 1)
!244 = distinct !DILexicalBlock(scope: !235, file: !2, line: 41, column: 3)
!245 = !DILocation(line: 41, column: 3, scope: !235, atomGroup: 25, atomRank: 1)
!246 = !DILocation(line: 48, column: 3, scope: !224)
!247 = !DILocation(line: 49, column: 19, scope: !224)
!248 = !DILocation(line: 38, column: 20, scope: !238, atomGroup: 1, atomRank: 2)
!249 = !DILocation(line: 38, column: 20, scope: !238, atomGroup: 1, atomRank: 1)
!250 = !DILocation(line: 42, column: 9, scope: !251)
!251 = distinct !DILexicalBlock(scope: !252, file: !2, line: 42, column: 9)
!252 = distinct !DILexicalBlock(scope: !244, file: !2, line: 41, column: 50)
!253 = !DILocation(line: 42, column: 28, scope: !251, atomGroup: 8, atomRank: 2)
!254 = !DILocation(line: 42, column: 28, scope: !251, atomGroup: 8, atomRank: 1)
!255 = !DILocation(line: 43, column: 14, scope: !256, atomGroup: 9, atomRank: 2)
!256 = distinct !DILexicalBlock(scope: !251, file: !2, line: 42, column: 33)
!257 = !DILocation(line: 43, column: 23, scope: !256, atomGroup: 10, atomRank: 2)
!258 = !DILocalVariable(name: "a", arg: 1, scope: !259, file: !2, line: 31, type: !227)
!259 = distinct !DISubprogram(name: "swap", scope: !2, file: !2, line: 31, type: !260, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !44, retainedNodes: !262, keyInstructions: true)
!260 = !DISubroutineType(types: !261)
!261 = !{null, !227, !227}
!262 = !{!258, !263, !264}
!263 = !DILocalVariable(name: "b", arg: 2, scope: !259, file: !2, line: 31, type: !227)
!264 = !DILocalVariable(name: "old", scope: !259, file: !2, line: 32, type: !48)
!265 = !DILocation(line: 0, scope: !259, inlinedAt: !266)
!266 = distinct !DILocation(line: 43, column: 7, scope: !256)
!267 = !DILocation(line: 32, column: 3, scope: !259, inlinedAt: !266)
!268 = !DILocation(line: 32, column: 17, scope: !259, inlinedAt: !266)
!269 = !DILocation(line: 32, column: 23, scope: !259, inlinedAt: !266, atomGroup: 1, atomRank: 1)
!270 = !{i64 0, i64 12, !216, i64 12, i64 1, !216, i64 14, i64 2, !271}
!271 = !{!120, !120, i64 0}
!272 = !DILocation(line: 33, column: 8, scope: !259, inlinedAt: !266, atomGroup: 2, atomRank: 1)
!273 = !DILocation(line: 34, column: 8, scope: !259, inlinedAt: !266, atomGroup: 3, atomRank: 1)
!274 = !DILocation(line: 35, column: 1, scope: !259, inlinedAt: !266)
!275 = !DILocation(line: 44, column: 5, scope: !256)
!276 = !DILocation(line: 45, column: 16, scope: !277, atomGroup: 11, atomRank: 2)
!277 = distinct !DILexicalBlock(scope: !251, file: !2, line: 44, column: 12)
!278 = !DILocation(line: 0, scope: !259, inlinedAt: !279)
!279 = distinct !DILocation(line: 45, column: 7, scope: !277)
!280 = !DILocation(line: 32, column: 3, scope: !259, inlinedAt: !279)
!281 = !DILocation(line: 32, column: 17, scope: !259, inlinedAt: !279)
!282 = !DILocation(line: 32, column: 23, scope: !259, inlinedAt: !279, atomGroup: 1, atomRank: 1)
!283 = !DILocation(line: 33, column: 8, scope: !259, inlinedAt: !279, atomGroup: 2, atomRank: 1)
!284 = !DILocation(line: 34, column: 8, scope: !259, inlinedAt: !279, atomGroup: 3, atomRank: 1)
!285 = !DILocation(line: 35, column: 1, scope: !259, inlinedAt: !279)
!286 = !DILocation(line: 41, column: 42, scope: !244, atomGroup: 6, atomRank: 1)
!287 = !DILocation(line: 41, column: 3, scope: !235, atomGroup: 7, atomRank: 1)
!288 = distinct !{!288, !289, !290, !147}
!289 = !DILocation(line: 41, column: 3, scope: !235)
!290 = !DILocation(line: 47, column: 3, scope: !235)
!291 = !DILocation(line: 50, column: 1, scope: !224, atomGroup: 13, atomRank: 1)
!292 = !DISubprogram(name: "printf", scope: !293, file: !293, line: 356, type: !294, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!293 = !DIFile(filename: "include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!294 = !DISubroutineType(types: !295)
!295 = !{!56, !296, null}
!296 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !76)
!297 = !DISubprogram(name: "puts", scope: !293, file: !293, line: 661, type: !298, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!298 = !DISubroutineType(types: !299)
!299 = !{!56, !76}
!300 = !DISubprogram(name: "malloc", scope: !301, file: !301, line: 553, type: !302, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!301 = !DIFile(filename: "include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!302 = !DISubroutineType(types: !303)
!303 = !{!304, !97}
!304 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!305 = !DISubprogram(name: "free", scope: !301, file: !301, line: 568, type: !306, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!306 = !DISubroutineType(types: !307)
!307 = !{null, !304}
!308 = distinct !DISubprogram(name: "by_name", scope: !2, file: !2, line: 15, type: !66, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !44, retainedNodes: !309, keyInstructions: true)
!309 = !{!310, !311}
!310 = !DILocalVariable(name: "a", arg: 1, scope: !308, file: !2, line: 15, type: !68)
!311 = !DILocalVariable(name: "b", arg: 2, scope: !308, file: !2, line: 15, type: !68)
!312 = !DILocation(line: 0, scope: !308)
!313 = !DILocation(line: 16, column: 10, scope: !308, atomGroup: 1, atomRank: 2)
!314 = !DILocation(line: 16, column: 3, scope: !308, atomGroup: 1, atomRank: 1)
!315 = distinct !DISubprogram(name: "by_age", scope: !2, file: !2, line: 19, type: !66, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !44, retainedNodes: !316, keyInstructions: true)
!316 = !{!317, !318}
!317 = !DILocalVariable(name: "a", arg: 1, scope: !315, file: !2, line: 19, type: !68)
!318 = !DILocalVariable(name: "b", arg: 2, scope: !315, file: !2, line: 19, type: !68)
!319 = !DILocation(line: 0, scope: !315)
!320 = !DILocation(line: 20, column: 43, scope: !315)
!321 = !DILocation(line: 20, column: 82, scope: !315)
!322 = !DILocation(line: 20, column: 47, scope: !315, atomGroup: 1, atomRank: 2)
!323 = !DILocation(line: 20, column: 3, scope: !315, atomGroup: 1, atomRank: 1)
!324 = distinct !DISubprogram(name: "by_score", scope: !2, file: !2, line: 23, type: !66, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !44, retainedNodes: !325, keyInstructions: true)
!325 = !{!326, !327, !328, !329}
!326 = !DILocalVariable(name: "a", arg: 1, scope: !324, file: !2, line: 23, type: !68)
!327 = !DILocalVariable(name: "b", arg: 2, scope: !324, file: !2, line: 23, type: !68)
!328 = !DILocalVariable(name: "x", scope: !324, file: !2, line: 24, type: !55)
!329 = !DILocalVariable(name: "y", scope: !324, file: !2, line: 24, type: !55)
!330 = !DILocation(line: 0, scope: !324)
!331 = !DILocation(line: 24, column: 41, scope: !324)
!332 = !DILocation(line: 24, column: 41, scope: !324, atomGroup: 1, atomRank: 2)
!333 = !DILocation(line: 24, column: 80, scope: !324)
!334 = !DILocation(line: 24, column: 80, scope: !324, atomGroup: 2, atomRank: 2)
!335 = !DILocation(line: 25, column: 10, scope: !324, atomGroup: 4, atomRank: 1)
!336 = !DILocation(line: 25, column: 3, scope: !324, atomGroup: 5, atomRank: 1)
!337 = !DISubprogram(name: "strcmp", scope: !338, file: !338, line: 156, type: !339, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!338 = !DIFile(filename: "include/string.h", directory: "", checksumkind: CSK_MD5, checksum: "0ee11a08692643b86154f96759d0f7fa")
!339 = !DISubroutineType(types: !340)
!340 = !{!56, !76, !76}
