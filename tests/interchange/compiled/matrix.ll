; ModuleID = 'matrix.c'
source_filename = "matrix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = internal global [24 x [24 x double]] zeroinitializer, align 16, !dbg !0
@b = internal global [24 x [24 x double]] zeroinitializer, align 16, !dbg !30
@c = internal global [24 x [24 x double]] zeroinitializer, align 16, !dbg !36
@.str = private unnamed_addr constant [11 x i8] c"%.6f %.6f\0A\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [11 x i8] c"%.1f %.1f\0A\00", align 1, !dbg !11
@__const.main.low = private unnamed_addr constant [3 x i8] c"\FA\03M", align 1
@__const.main.high = private unnamed_addr constant [3 x i8] c"\0A\04\C8", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !13
@.str.3 = private unnamed_addr constant [13 x i8] c"%g %g %g %g\0A\00", align 1, !dbg !18
@.str.4 = private unnamed_addr constant [11 x i8] c"%.4f %.4f\0A\00", align 1, !dbg !23
@.str.5 = private unnamed_addr constant [7 x i8] c"%.6Lf\0A\00", align 1, !dbg !25

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @multiply(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !49 {
    #dbg_value(ptr %0, !57, !DIExpression(), !71)
    #dbg_value(ptr %1, !58, !DIExpression(), !71)
    #dbg_value(ptr %2, !59, !DIExpression(), !71)
    #dbg_value(i32 0, !60, !DIExpression(), !72)
  br label %4, !dbg !73

4:                                                ; preds = %3, %181
  %5 = phi i64 [ 0, %3 ], [ %182, %181 ]
    #dbg_value(i64 %5, !60, !DIExpression(), !72)
  %6 = getelementptr inbounds nuw [24 x double], ptr %2, i64 %5
    #dbg_value(i32 0, !63, !DIExpression(), !74)
  %7 = getelementptr inbounds nuw [24 x double], ptr %0, i64 %5
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %9 = load double, ptr %8, align 8, !tbaa !75
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %11 = load double, ptr %10, align 8, !tbaa !75
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %13 = load double, ptr %12, align 8, !tbaa !75
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %15 = load double, ptr %14, align 8, !tbaa !75
  %16 = load double, ptr %7, align 8, !tbaa !75
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 184
  %18 = load double, ptr %17, align 8, !dbg !77, !tbaa !75
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 176
  %20 = load double, ptr %19, align 8, !dbg !77, !tbaa !75
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 168
  %22 = load double, ptr %21, align 8, !dbg !77, !tbaa !75
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 160
  %24 = load double, ptr %23, align 8, !dbg !77, !tbaa !75
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 152
  %26 = load double, ptr %25, align 8, !dbg !77, !tbaa !75
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 144
  %28 = load double, ptr %27, align 8, !dbg !77, !tbaa !75
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 136
  %30 = load double, ptr %29, align 8, !dbg !77, !tbaa !75
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 128
  %32 = load double, ptr %31, align 8, !dbg !77, !tbaa !75
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 120
  %34 = load double, ptr %33, align 8, !dbg !77, !tbaa !75
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 112
  %36 = load double, ptr %35, align 8, !dbg !77, !tbaa !75
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 104
  %38 = load double, ptr %37, align 8, !dbg !77, !tbaa !75
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %40 = load double, ptr %39, align 8, !dbg !77, !tbaa !75
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %42 = load double, ptr %41, align 8, !dbg !77, !tbaa !75
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %44 = load double, ptr %43, align 8, !dbg !77, !tbaa !75
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %46 = load double, ptr %45, align 8, !dbg !77, !tbaa !75
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %48 = load double, ptr %47, align 8, !dbg !77, !tbaa !75
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %50 = load double, ptr %49, align 8, !dbg !77, !tbaa !75
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %52 = load double, ptr %51, align 8, !dbg !77, !tbaa !75
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %54 = load double, ptr %53, align 8, !dbg !77, !tbaa !75
  %55 = insertelement <2 x double> poison, double %54, i64 0
  %56 = shufflevector <2 x double> %55, <2 x double> poison, <2 x i32> zeroinitializer
  %57 = insertelement <2 x double> poison, double %52, i64 0
  %58 = shufflevector <2 x double> %57, <2 x double> poison, <2 x i32> zeroinitializer
  %59 = insertelement <2 x double> poison, double %50, i64 0
  %60 = shufflevector <2 x double> %59, <2 x double> poison, <2 x i32> zeroinitializer
  %61 = insertelement <2 x double> poison, double %48, i64 0
  %62 = shufflevector <2 x double> %61, <2 x double> poison, <2 x i32> zeroinitializer
  %63 = insertelement <2 x double> poison, double %46, i64 0
  %64 = shufflevector <2 x double> %63, <2 x double> poison, <2 x i32> zeroinitializer
  %65 = insertelement <2 x double> poison, double %44, i64 0
  %66 = shufflevector <2 x double> %65, <2 x double> poison, <2 x i32> zeroinitializer
  %67 = insertelement <2 x double> poison, double %42, i64 0
  %68 = shufflevector <2 x double> %67, <2 x double> poison, <2 x i32> zeroinitializer
  %69 = insertelement <2 x double> poison, double %40, i64 0
  %70 = shufflevector <2 x double> %69, <2 x double> poison, <2 x i32> zeroinitializer
  %71 = insertelement <2 x double> poison, double %38, i64 0
  %72 = shufflevector <2 x double> %71, <2 x double> poison, <2 x i32> zeroinitializer
  %73 = insertelement <2 x double> poison, double %36, i64 0
  %74 = shufflevector <2 x double> %73, <2 x double> poison, <2 x i32> zeroinitializer
  %75 = insertelement <2 x double> poison, double %34, i64 0
  %76 = shufflevector <2 x double> %75, <2 x double> poison, <2 x i32> zeroinitializer
  %77 = insertelement <2 x double> poison, double %32, i64 0
  %78 = shufflevector <2 x double> %77, <2 x double> poison, <2 x i32> zeroinitializer
  %79 = insertelement <2 x double> poison, double %30, i64 0
  %80 = shufflevector <2 x double> %79, <2 x double> poison, <2 x i32> zeroinitializer
  %81 = insertelement <2 x double> poison, double %28, i64 0
  %82 = shufflevector <2 x double> %81, <2 x double> poison, <2 x i32> zeroinitializer
  %83 = insertelement <2 x double> poison, double %26, i64 0
  %84 = shufflevector <2 x double> %83, <2 x double> poison, <2 x i32> zeroinitializer
  %85 = insertelement <2 x double> poison, double %24, i64 0
  %86 = shufflevector <2 x double> %85, <2 x double> poison, <2 x i32> zeroinitializer
  %87 = insertelement <2 x double> poison, double %22, i64 0
  %88 = shufflevector <2 x double> %87, <2 x double> poison, <2 x i32> zeroinitializer
  %89 = insertelement <2 x double> poison, double %20, i64 0
  %90 = shufflevector <2 x double> %89, <2 x double> poison, <2 x i32> zeroinitializer
  %91 = insertelement <2 x double> poison, double %18, i64 0
  %92 = shufflevector <2 x double> %91, <2 x double> poison, <2 x i32> zeroinitializer
  %93 = insertelement <2 x double> poison, double %16, i64 0
  %94 = shufflevector <2 x double> %93, <2 x double> poison, <2 x i32> zeroinitializer
  %95 = insertelement <2 x double> poison, double %15, i64 0
  %96 = shufflevector <2 x double> %95, <2 x double> poison, <2 x i32> zeroinitializer
  %97 = insertelement <2 x double> poison, double %13, i64 0
  %98 = shufflevector <2 x double> %97, <2 x double> poison, <2 x i32> zeroinitializer
  %99 = insertelement <2 x double> poison, double %11, i64 0
  %100 = shufflevector <2 x double> %99, <2 x double> poison, <2 x i32> zeroinitializer
  %101 = insertelement <2 x double> poison, double %9, i64 0
  %102 = shufflevector <2 x double> %101, <2 x double> poison, <2 x i32> zeroinitializer
  br label %103, !dbg !79

103:                                              ; preds = %103, %4
  %104 = phi i64 [ 0, %4 ], [ %178, %103 ], !dbg !80
  %105 = getelementptr inbounds nuw double, ptr %1, i64 %104, !dbg !81
  %106 = load <2 x double>, ptr %105, align 8, !dbg !82, !tbaa !75
  %107 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %94, <2 x double> %106, <2 x double> zeroinitializer), !dbg !83
  %108 = getelementptr inbounds nuw i8, ptr %105, i64 192, !dbg !82
  %109 = load <2 x double>, ptr %108, align 8, !dbg !82, !tbaa !75
  %110 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %96, <2 x double> %109, <2 x double> %107), !dbg !84
  %111 = getelementptr inbounds nuw i8, ptr %105, i64 384, !dbg !82
  %112 = load <2 x double>, ptr %111, align 8, !dbg !82, !tbaa !75
  %113 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %98, <2 x double> %112, <2 x double> %110), !dbg !85
  %114 = getelementptr inbounds nuw i8, ptr %105, i64 576, !dbg !82
  %115 = load <2 x double>, ptr %114, align 8, !dbg !82, !tbaa !75
  %116 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %100, <2 x double> %115, <2 x double> %113), !dbg !86
  %117 = getelementptr inbounds nuw i8, ptr %105, i64 768, !dbg !82
  %118 = load <2 x double>, ptr %117, align 8, !dbg !82, !tbaa !75
  %119 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %102, <2 x double> %118, <2 x double> %116), !dbg !87
  %120 = getelementptr inbounds nuw i8, ptr %105, i64 960, !dbg !82
  %121 = load <2 x double>, ptr %120, align 8, !dbg !82, !tbaa !75
  %122 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %56, <2 x double> %121, <2 x double> %119), !dbg !88
  %123 = getelementptr inbounds nuw i8, ptr %105, i64 1152, !dbg !82
  %124 = load <2 x double>, ptr %123, align 8, !dbg !82, !tbaa !75
  %125 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %58, <2 x double> %124, <2 x double> %122), !dbg !89
  %126 = getelementptr inbounds nuw i8, ptr %105, i64 1344, !dbg !82
  %127 = load <2 x double>, ptr %126, align 8, !dbg !82, !tbaa !75
  %128 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %60, <2 x double> %127, <2 x double> %125), !dbg !90
  %129 = getelementptr inbounds nuw i8, ptr %105, i64 1536, !dbg !82
  %130 = load <2 x double>, ptr %129, align 8, !dbg !82, !tbaa !75
  %131 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %62, <2 x double> %130, <2 x double> %128), !dbg !91
  %132 = getelementptr inbounds nuw i8, ptr %105, i64 1728, !dbg !82
  %133 = load <2 x double>, ptr %132, align 8, !dbg !82, !tbaa !75
  %134 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %64, <2 x double> %133, <2 x double> %131), !dbg !92
  %135 = getelementptr inbounds nuw i8, ptr %105, i64 1920, !dbg !82
  %136 = load <2 x double>, ptr %135, align 8, !dbg !82, !tbaa !75
  %137 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %66, <2 x double> %136, <2 x double> %134), !dbg !93
  %138 = getelementptr inbounds nuw i8, ptr %105, i64 2112, !dbg !82
  %139 = load <2 x double>, ptr %138, align 8, !dbg !82, !tbaa !75
  %140 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %68, <2 x double> %139, <2 x double> %137), !dbg !94
  %141 = getelementptr inbounds nuw i8, ptr %105, i64 2304, !dbg !82
  %142 = load <2 x double>, ptr %141, align 8, !dbg !82, !tbaa !75
  %143 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %70, <2 x double> %142, <2 x double> %140), !dbg !95
  %144 = getelementptr inbounds nuw i8, ptr %105, i64 2496, !dbg !82
  %145 = load <2 x double>, ptr %144, align 8, !dbg !82, !tbaa !75
  %146 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %72, <2 x double> %145, <2 x double> %143), !dbg !96
  %147 = getelementptr inbounds nuw i8, ptr %105, i64 2688, !dbg !82
  %148 = load <2 x double>, ptr %147, align 8, !dbg !82, !tbaa !75
  %149 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %74, <2 x double> %148, <2 x double> %146), !dbg !97
  %150 = getelementptr inbounds nuw i8, ptr %105, i64 2880, !dbg !82
  %151 = load <2 x double>, ptr %150, align 8, !dbg !82, !tbaa !75
  %152 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %76, <2 x double> %151, <2 x double> %149), !dbg !98
  %153 = getelementptr inbounds nuw i8, ptr %105, i64 3072, !dbg !82
  %154 = load <2 x double>, ptr %153, align 8, !dbg !82, !tbaa !75
  %155 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %78, <2 x double> %154, <2 x double> %152), !dbg !99
  %156 = getelementptr inbounds nuw i8, ptr %105, i64 3264, !dbg !82
  %157 = load <2 x double>, ptr %156, align 8, !dbg !82, !tbaa !75
  %158 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %80, <2 x double> %157, <2 x double> %155), !dbg !100
  %159 = getelementptr inbounds nuw i8, ptr %105, i64 3456, !dbg !82
  %160 = load <2 x double>, ptr %159, align 8, !dbg !82, !tbaa !75
  %161 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %82, <2 x double> %160, <2 x double> %158), !dbg !101
  %162 = getelementptr inbounds nuw i8, ptr %105, i64 3648, !dbg !82
  %163 = load <2 x double>, ptr %162, align 8, !dbg !82, !tbaa !75
  %164 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %84, <2 x double> %163, <2 x double> %161), !dbg !102
  %165 = getelementptr inbounds nuw i8, ptr %105, i64 3840, !dbg !82
  %166 = load <2 x double>, ptr %165, align 8, !dbg !82, !tbaa !75
  %167 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %86, <2 x double> %166, <2 x double> %164), !dbg !103
  %168 = getelementptr inbounds nuw i8, ptr %105, i64 4032, !dbg !82
  %169 = load <2 x double>, ptr %168, align 8, !dbg !82, !tbaa !75
  %170 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %88, <2 x double> %169, <2 x double> %167), !dbg !104
  %171 = getelementptr inbounds nuw i8, ptr %105, i64 4224, !dbg !82
  %172 = load <2 x double>, ptr %171, align 8, !dbg !82, !tbaa !75
  %173 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %90, <2 x double> %172, <2 x double> %170), !dbg !105
  %174 = getelementptr inbounds nuw i8, ptr %105, i64 4416, !dbg !82
  %175 = load <2 x double>, ptr %174, align 8, !dbg !82, !tbaa !75
  %176 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %92, <2 x double> %175, <2 x double> %173), !dbg !106
  %177 = getelementptr inbounds nuw double, ptr %6, i64 %104, !dbg !107
  store <2 x double> %176, ptr %177, align 8, !dbg !108, !tbaa !75
  %178 = add nuw i64 %104, 2, !dbg !80
  %179 = icmp eq i64 %178, 24, !dbg !109
  br i1 %179, label %181, label %103, !dbg !109, !llvm.loop !110

180:                                              ; preds = %181
  ret void, !dbg !114

181:                                              ; preds = %103
  %182 = add nuw nsw i64 %5, 1, !dbg !115
    #dbg_value(i64 %182, !60, !DIExpression(), !72)
  %183 = icmp eq i64 %182, 24, !dbg !116
  br i1 %183, label %180, label %4, !dbg !117, !llvm.loop !118
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @scale(float noundef %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !121 {
    #dbg_value(float %0, !131, !DIExpression(), !137)
    #dbg_value(ptr %1, !132, !DIExpression(), !137)
    #dbg_value(ptr %2, !133, !DIExpression(), !137)
    #dbg_value(i32 %3, !134, !DIExpression(), !137)
    #dbg_value(i32 0, !135, !DIExpression(), !138)
  %5 = icmp sgt i32 %3, 0, !dbg !139
  br i1 %5, label %6, label %59, !dbg !141

6:                                                ; preds = %4
  %7 = zext nneg i32 %3 to i64, !dbg !142
  %8 = icmp ult i32 %3, 8, !dbg !143
  br i1 %8, label %57, label %9, !dbg !143

9:                                                ; preds = %6
  %10 = and i64 %7, 2147483640
  br label %11, !dbg !143

11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %53, %11 ], !dbg !144
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %12, !dbg !145
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 16, !dbg !145
  %15 = load <4 x float>, ptr %13, align 4, !dbg !145, !tbaa !146
  %16 = extractelement <4 x float> %15, i64 0
  %17 = extractelement <4 x float> %15, i64 1
  %18 = extractelement <4 x float> %15, i64 2
  %19 = extractelement <4 x float> %15, i64 3
  %20 = load <4 x float>, ptr %14, align 4, !dbg !145, !tbaa !146
  %21 = extractelement <4 x float> %20, i64 0
  %22 = extractelement <4 x float> %20, i64 1
  %23 = extractelement <4 x float> %20, i64 2
  %24 = extractelement <4 x float> %20, i64 3
  %25 = getelementptr inbounds nuw float, ptr %2, i64 %12, !dbg !148
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 16, !dbg !148
  %27 = load <4 x float>, ptr %25, align 4, !dbg !148, !tbaa !146
  %28 = extractelement <4 x float> %27, i64 0
  %29 = extractelement <4 x float> %27, i64 1
  %30 = extractelement <4 x float> %27, i64 2
  %31 = extractelement <4 x float> %27, i64 3
  %32 = load <4 x float>, ptr %26, align 4, !dbg !148, !tbaa !146
  %33 = extractelement <4 x float> %32, i64 0
  %34 = extractelement <4 x float> %32, i64 1
  %35 = extractelement <4 x float> %32, i64 2
  %36 = extractelement <4 x float> %32, i64 3
  %37 = tail call float @llvm.fma.f32(float %0, float %16, float %28), !dbg !149
  %38 = tail call float @llvm.fma.f32(float %0, float %17, float %29), !dbg !149
  %39 = tail call float @llvm.fma.f32(float %0, float %18, float %30), !dbg !149
  %40 = tail call float @llvm.fma.f32(float %0, float %19, float %31), !dbg !149
  %41 = insertelement <4 x float> poison, float %37, i64 0
  %42 = insertelement <4 x float> %41, float %38, i64 1
  %43 = insertelement <4 x float> %42, float %39, i64 2
  %44 = insertelement <4 x float> %43, float %40, i64 3
  %45 = tail call float @llvm.fma.f32(float %0, float %21, float %33), !dbg !149
  %46 = tail call float @llvm.fma.f32(float %0, float %22, float %34), !dbg !149
  %47 = tail call float @llvm.fma.f32(float %0, float %23, float %35), !dbg !149
  %48 = tail call float @llvm.fma.f32(float %0, float %24, float %36), !dbg !149
  %49 = insertelement <4 x float> poison, float %45, i64 0
  %50 = insertelement <4 x float> %49, float %46, i64 1
  %51 = insertelement <4 x float> %50, float %47, i64 2
  %52 = insertelement <4 x float> %51, float %48, i64 3
  store <4 x float> %44, ptr %25, align 4, !dbg !150, !tbaa !146
  store <4 x float> %52, ptr %26, align 4, !dbg !150, !tbaa !146
  %53 = add nuw i64 %12, 8, !dbg !144
  %54 = icmp eq i64 %53, %10, !dbg !151
  br i1 %54, label %55, label %11, !dbg !151, !llvm.loop !152

55:                                               ; preds = %11
  %56 = icmp eq i64 %10, %7, !dbg !151
  br i1 %56, label %59, label %57, !dbg !151

57:                                               ; preds = %6, %55
  %58 = phi i64 [ 0, %6 ], [ %10, %55 ]
  br label %60, !dbg !151

59:                                               ; preds = %60, %55, %4
  ret void, !dbg !153

60:                                               ; preds = %57, %60
  %61 = phi i64 [ %67, %60 ], [ %58, %57 ]
    #dbg_value(i64 %61, !135, !DIExpression(), !138)
  %62 = getelementptr inbounds nuw float, ptr %1, i64 %61, !dbg !145
  %63 = load float, ptr %62, align 4, !dbg !145, !tbaa !146
  %64 = getelementptr inbounds nuw float, ptr %2, i64 %61, !dbg !148
  %65 = load float, ptr %64, align 4, !dbg !148, !tbaa !146
  %66 = tail call float @llvm.fma.f32(float %0, float %63, float %65), !dbg !149
  store float %66, ptr %64, align 4, !dbg !150, !tbaa !146
  %67 = add nuw nsw i64 %61, 1, !dbg !144
    #dbg_value(i64 %67, !135, !DIExpression(), !138)
  %68 = icmp eq i64 %67, %7, !dbg !142
  br i1 %68, label %59, label %60, !dbg !151, !llvm.loop !154
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @add(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !155 {
    #dbg_value(ptr %0, !168, !DIExpression(), !173)
    #dbg_value(ptr %1, !169, !DIExpression(), !173)
    #dbg_value(i32 %2, !170, !DIExpression(), !173)
    #dbg_value(i32 0, !171, !DIExpression(), !174)
  %4 = icmp eq i32 %2, 0, !dbg !175
  br i1 %4, label %56, label %5, !dbg !177

5:                                                ; preds = %3
  %6 = zext i32 %2 to i64, !dbg !178
  %7 = icmp ult i32 %2, 4, !dbg !179
  br i1 %7, label %54, label %8, !dbg !179

8:                                                ; preds = %5
  %9 = getelementptr i8, ptr %0, i64 %6, !dbg !179
  %10 = getelementptr i8, ptr %1, i64 %6, !dbg !179
  %11 = icmp ult ptr %0, %10, !dbg !179
  %12 = icmp ult ptr %1, %9, !dbg !179
  %13 = and i1 %11, %12, !dbg !179
  br i1 %13, label %54, label %14, !dbg !180

14:                                               ; preds = %8
  %15 = icmp ult i32 %2, 16, !dbg !179
  br i1 %15, label %36, label %16, !dbg !179

16:                                               ; preds = %14
  %17 = and i64 %6, 12
  %18 = and i64 %6, 4294967280
  br label %19, !dbg !179

19:                                               ; preds = %19, %16
  %20 = phi i64 [ 0, %16 ], [ %30, %19 ], !dbg !180
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 %20, !dbg !181
  %22 = load <16 x i8>, ptr %21, align 1, !dbg !181, !tbaa !182, !alias.scope !183, !noalias !186
  %23 = zext <16 x i8> %22 to <16 x i32>, !dbg !181
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 %20, !dbg !188
  %25 = load <16 x i8>, ptr %24, align 1, !dbg !188, !tbaa !182, !alias.scope !186
  %26 = zext <16 x i8> %25 to <16 x i32>, !dbg !188
  %27 = add nuw nsw <16 x i32> %26, %23, !dbg !189
  %28 = tail call <16 x i32> @llvm.umin.v16i32(<16 x i32> %27, <16 x i32> splat (i32 255)), !dbg !190
  %29 = trunc nuw <16 x i32> %28 to <16 x i8>, !dbg !190
  store <16 x i8> %29, ptr %21, align 1, !dbg !191, !tbaa !182, !alias.scope !183, !noalias !186
  %30 = add nuw i64 %20, 16, !dbg !180
  %31 = icmp eq i64 %30, %18, !dbg !192
  br i1 %31, label %32, label %19, !dbg !192, !llvm.loop !193

32:                                               ; preds = %19
  %33 = icmp eq i64 %18, %6, !dbg !192
  br i1 %33, label %56, label %34, !dbg !192

34:                                               ; preds = %32
  %35 = icmp eq i64 %17, 0
  br i1 %35, label %54, label %36, !prof !195

36:                                               ; preds = %14, %34
  %37 = phi i64 [ %18, %34 ], [ 0, %14 ]
  %38 = and i64 %6, 4294967292
  br label %39

39:                                               ; preds = %39, %36
  %40 = phi i64 [ %37, %36 ], [ %50, %39 ], !dbg !180
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 %40, !dbg !181
  %42 = load <4 x i8>, ptr %41, align 1, !dbg !181, !tbaa !182, !alias.scope !183, !noalias !186
  %43 = zext <4 x i8> %42 to <4 x i32>, !dbg !181
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 %40, !dbg !188
  %45 = load <4 x i8>, ptr %44, align 1, !dbg !188, !tbaa !182, !alias.scope !186
  %46 = zext <4 x i8> %45 to <4 x i32>, !dbg !188
  %47 = add nuw nsw <4 x i32> %46, %43, !dbg !189
  %48 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %47, <4 x i32> splat (i32 255)), !dbg !190
  %49 = trunc nuw <4 x i32> %48 to <4 x i8>, !dbg !190
  store <4 x i8> %49, ptr %41, align 1, !dbg !191, !tbaa !182, !alias.scope !183, !noalias !186
  %50 = add nuw i64 %40, 4, !dbg !180
  %51 = icmp eq i64 %50, %38, !dbg !192
  br i1 %51, label %52, label %39, !dbg !192, !llvm.loop !196

52:                                               ; preds = %39
  %53 = icmp eq i64 %38, %6, !dbg !192
  br i1 %53, label %56, label %54, !dbg !192

54:                                               ; preds = %8, %5, %34, %52
  %55 = phi i64 [ 0, %5 ], [ 0, %8 ], [ %18, %34 ], [ %38, %52 ]
  br label %57, !dbg !179

56:                                               ; preds = %57, %32, %52, %3
  ret void, !dbg !197

57:                                               ; preds = %54, %57
  %58 = phi i64 [ %68, %57 ], [ %55, %54 ]
    #dbg_value(i64 %58, !171, !DIExpression(), !174)
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 %58, !dbg !181
  %60 = load i8, ptr %59, align 1, !dbg !181, !tbaa !182
  %61 = zext i8 %60 to i32, !dbg !181
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 %58, !dbg !188
  %63 = load i8, ptr %62, align 1, !dbg !188, !tbaa !182
  %64 = zext i8 %63 to i32, !dbg !188
  %65 = add nuw nsw i32 %64, %61, !dbg !189
  %66 = tail call i32 @llvm.umin.i32(i32 %65, i32 255), !dbg !190
  %67 = trunc nuw i32 %66 to i8, !dbg !190
  store i8 %67, ptr %59, align 1, !dbg !191, !tbaa !182
  %68 = add nuw nsw i64 %58, 1, !dbg !180
    #dbg_value(i64 %68, !171, !DIExpression(), !174)
  %69 = icmp eq i64 %68, %6, !dbg !178
  br i1 %69, label %56, label %57, !dbg !192, !llvm.loop !198
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local <4 x float> @blended(<4 x float> noundef %0, <4 x float> noundef %1, i32 noundef %2) local_unnamed_addr #3 !dbg !200 {
    #dbg_value(<4 x float> %0, !208, !DIExpression(), !212)
    #dbg_value(<4 x float> %1, !209, !DIExpression(), !212)
    #dbg_value(i32 %2, !210, !DIExpression(), !212)
  %4 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %1, <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>), !dbg !213
    #dbg_value(<4 x float> %4, !211, !DIExpression(), !212)
  %5 = extractelement <4 x float> %0, i64 0, !dbg !214
  %6 = fneg float %5, !dbg !215
  %7 = and i32 %2, 3, !dbg !216
  %8 = insertelement <4 x float> %4, float %6, i32 %7, !dbg !217
    #dbg_value(<4 x float> %8, !211, !DIExpression(), !212)
  %9 = fdiv <4 x float> %8, %1, !dbg !218
  ret <4 x float> %9, !dbg !219
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: nounwind uwtable
define dso_local { double, double } @iterated(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !220 {
    #dbg_value(double %0, !225, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !228)
    #dbg_value(double %1, !225, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !228)
    #dbg_value(i32 %2, !226, !DIExpression(), !228)
    #dbg_value(double 0.000000e+00, !227, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !228)
    #dbg_value(double 0.000000e+00, !227, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !228)
  %4 = icmp eq i32 %2, 0, !dbg !229
  br i1 %4, label %31, label %5, !dbg !230

5:                                                ; preds = %3, %25
  %6 = phi i32 [ %9, %25 ], [ %2, %3 ]
  %7 = phi double [ %29, %25 ], [ 0.000000e+00, %3 ]
  %8 = phi double [ %28, %25 ], [ 0.000000e+00, %3 ]
  %9 = add nsw i32 %6, -1, !dbg !231
    #dbg_value(double %7, !227, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !228)
    #dbg_value(double %8, !227, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !228)
  %10 = tail call double @cabs(double noundef %8, double noundef %7) #11, !dbg !232, !tbaa !45
  %11 = fcmp olt double %10, 2.000000e+00, !dbg !233
  br i1 %11, label %12, label %31, !dbg !234

12:                                               ; preds = %5
  %13 = fmul double %8, %8, !dbg !235
  %14 = fmul double %7, %7, !dbg !235
  %15 = fmul double %8, %7, !dbg !235
  %16 = fsub double %13, %14, !dbg !235
  %17 = fadd double %15, %15, !dbg !235
  %18 = fcmp uno double %16, 0.000000e+00, !dbg !235
  br i1 %18, label %19, label %25, !dbg !235, !prof !236

19:                                               ; preds = %12
  %20 = fcmp uno double %17, 0.000000e+00, !dbg !235
  br i1 %20, label %21, label %25, !dbg !235, !prof !236

21:                                               ; preds = %19
  %22 = tail call { double, double } @__muldc3(double noundef %8, double noundef %7, double noundef %8, double noundef %7) #11, !dbg !235
  %23 = extractvalue { double, double } %22, 0, !dbg !235
  %24 = extractvalue { double, double } %22, 1, !dbg !235
  br label %25, !dbg !235

25:                                               ; preds = %21, %19, %12
  %26 = phi double [ %16, %12 ], [ %16, %19 ], [ %23, %21 ], !dbg !235
  %27 = phi double [ %17, %12 ], [ %17, %19 ], [ %24, %21 ], !dbg !235
  %28 = fadd double %0, %26, !dbg !237
  %29 = fadd double %1, %27, !dbg !237
    #dbg_value(double %29, !227, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !228)
    #dbg_value(double %28, !227, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !228)
    #dbg_value(i32 %9, !226, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !228)
  %30 = icmp eq i32 %9, 0, !dbg !238
  br i1 %30, label %31, label %5, !dbg !239, !llvm.loop !240

31:                                               ; preds = %5, %25, %3
  %32 = phi double [ 0.000000e+00, %3 ], [ %28, %25 ], [ %8, %5 ], !dbg !228
  %33 = phi double [ 0.000000e+00, %3 ], [ %29, %25 ], [ %7, %5 ], !dbg !228
  %34 = insertvalue { double, double } poison, double %32, 0, !dbg !243
  %35 = insertvalue { double, double } %34, double %33, 1, !dbg !243
  ret { double, double } %35, !dbg !244
}

; Function Attrs: nofree nounwind
declare !dbg !245 double @cabs(double noundef, double noundef) local_unnamed_addr #5

declare { double, double } @__muldc3(double, double, double, double) local_unnamed_addr

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local x86_fp80 @precise(x86_fp80 noundef %0, i32 noundef %1) local_unnamed_addr #6 !dbg !249 {
    #dbg_declare(ptr poison, !256, !DIExpression(DW_OP_LLVM_fragment, 80, 48), !259)
    #dbg_value(x86_fp80 %0, !254, !DIExpression(), !260)
    #dbg_value(i32 %1, !255, !DIExpression(), !260)
    #dbg_value(x86_fp80 0xK00000000000000000000, !256, !DIExpression(), !260)
    #dbg_value(i32 1, !257, !DIExpression(), !261)
  %3 = icmp slt i32 %1, 1, !dbg !262
  br i1 %3, label %25, label %4, !dbg !264

4:                                                ; preds = %2
  %5 = and i32 %1, 3, !dbg !265
  %6 = icmp ult i32 %1, 4, !dbg !265
  br i1 %6, label %11, label %7, !dbg !265

7:                                                ; preds = %4
  %8 = and i32 %1, 2147483644, !dbg !265
  br label %27, !dbg !265

9:                                                ; preds = %27
  %10 = icmp eq i32 %5, 0, !dbg !265
  br i1 %10, label %25, label %11, !dbg !265

11:                                               ; preds = %9, %4
  %12 = phi i32 [ 1, %4 ], [ %46, %9 ]
  %13 = phi x86_fp80 [ 0xK00000000000000000000, %4 ], [ %45, %9 ]
  %14 = icmp ne i32 %5, 0, !dbg !266
  tail call void @llvm.assume(i1 %14), !dbg !266
  br label %15, !dbg !266

15:                                               ; preds = %15, %11
  %16 = phi i32 [ %22, %15 ], [ %12, %11 ]
  %17 = phi x86_fp80 [ %21, %15 ], [ %13, %11 ]
  %18 = phi i32 [ %23, %15 ], [ 0, %11 ]
    #dbg_value(i32 %16, !257, !DIExpression(), !261)
    #dbg_value(x86_fp80 %17, !256, !DIExpression(), !260)
  %19 = uitofp nneg i32 %16 to x86_fp80, !dbg !267
  %20 = fdiv x86_fp80 %0, %19, !dbg !268
  %21 = fadd x86_fp80 %17, %20, !dbg !269
    #dbg_value(x86_fp80 %21, !256, !DIExpression(), !260)
  %22 = add nuw i32 %16, 1, !dbg !270
    #dbg_value(i32 %22, !257, !DIExpression(), !261)
  %23 = add i32 %18, 1, !dbg !271
  %24 = icmp eq i32 %23, %5, !dbg !271
  br i1 %24, label %25, label %15, !dbg !271, !llvm.loop !272

25:                                               ; preds = %9, %15, %2
  %26 = phi x86_fp80 [ 0xK00000000000000000000, %2 ], [ %45, %9 ], [ %21, %15 ], !dbg !260
  ret x86_fp80 %26, !dbg !273

27:                                               ; preds = %27, %7
  %28 = phi i32 [ 1, %7 ], [ %46, %27 ]
  %29 = phi x86_fp80 [ 0xK00000000000000000000, %7 ], [ %45, %27 ]
  %30 = phi i32 [ 0, %7 ], [ %47, %27 ]
    #dbg_value(i32 %28, !257, !DIExpression(), !261)
    #dbg_value(x86_fp80 %29, !256, !DIExpression(), !260)
  %31 = uitofp nneg i32 %28 to x86_fp80, !dbg !267
  %32 = fdiv x86_fp80 %0, %31, !dbg !268
  %33 = fadd x86_fp80 %29, %32, !dbg !274
    #dbg_value(x86_fp80 %33, !256, !DIExpression(), !260)
  %34 = add nuw nsw i32 %28, 1, !dbg !275
    #dbg_value(i32 %34, !257, !DIExpression(), !261)
  %35 = uitofp nneg i32 %34 to x86_fp80, !dbg !267
  %36 = fdiv x86_fp80 %0, %35, !dbg !268
  %37 = fadd x86_fp80 %33, %36, !dbg !276
    #dbg_value(x86_fp80 %37, !256, !DIExpression(), !260)
  %38 = add nuw nsw i32 %28, 2, !dbg !277
    #dbg_value(i32 %38, !257, !DIExpression(), !261)
  %39 = uitofp nneg i32 %38 to x86_fp80, !dbg !267
  %40 = fdiv x86_fp80 %0, %39, !dbg !268
  %41 = fadd x86_fp80 %37, %40, !dbg !278
    #dbg_value(x86_fp80 %41, !256, !DIExpression(), !260)
  %42 = add nuw i32 %28, 3, !dbg !279
    #dbg_value(i32 %42, !257, !DIExpression(), !261)
  %43 = uitofp nneg i32 %42 to x86_fp80, !dbg !267
  %44 = fdiv x86_fp80 %0, %43, !dbg !268
  %45 = fadd x86_fp80 %41, %44, !dbg !280
    #dbg_value(x86_fp80 %45, !256, !DIExpression(), !260)
  %46 = add nuw i32 %28, 4, !dbg !281
    #dbg_value(i32 %46, !257, !DIExpression(), !261)
  %47 = add i32 %30, 4, !dbg !282
  %48 = icmp eq i32 %47, %8, !dbg !282
  br i1 %48, label %9, label %27, !dbg !282, !llvm.loop !283
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #7 !dbg !285 {
  %1 = alloca [3 x i8], align 1
    #dbg_value(i32 0, !289, !DIExpression(), !306)
  br label %2, !dbg !307

2:                                                ; preds = %0, %123
  %3 = phi i64 [ 0, %0 ], [ %5, %123 ]
    #dbg_value(i64 %3, !289, !DIExpression(), !306)
  %4 = getelementptr inbounds nuw [24 x double], ptr @a, i64 %3
  %5 = add nuw nsw i64 %3, 1, !dbg !308
  %6 = getelementptr inbounds nuw [24 x double], ptr @b, i64 %3
    #dbg_value(i32 0, !291, !DIExpression(), !309)
  %7 = trunc nuw nsw i64 %3 to i32
  %8 = uitofp nneg i32 %7 to double
  %9 = insertelement <2 x i64> poison, i64 %3, i64 0
  %10 = shufflevector <2 x i64> %9, <2 x i64> poison, <2 x i32> zeroinitializer
  %11 = insertelement <2 x double> poison, double %8, i64 0
  %12 = shufflevector <2 x double> %11, <2 x double> poison, <2 x i32> zeroinitializer
  %13 = insertelement <2 x i64> poison, i64 %5, i64 0
  %14 = shufflevector <2 x i64> %13, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %15, !dbg !310

15:                                               ; preds = %15, %2
  %16 = phi i64 [ 0, %2 ], [ %29, %15 ], !dbg !311
  %17 = phi <2 x i64> [ <i64 0, i64 1>, %2 ], [ %30, %15 ]
  %18 = phi <2 x i32> [ <i32 0, i32 1>, %2 ], [ %31, %15 ], !dbg !313
  %19 = uitofp nneg <2 x i32> %18 to <2 x double>, !dbg !313
  %20 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %19, <2 x double> splat (double 5.000000e-01), <2 x double> %12), !dbg !315
  %21 = getelementptr inbounds nuw double, ptr %4, i64 %16, !dbg !316
  store <2 x double> %20, ptr %21, align 16, !dbg !317, !tbaa !75
  %22 = icmp eq <2 x i64> %10, %17, !dbg !318
  %23 = add nuw nsw <2 x i64> %14, %17, !dbg !319
  %24 = trunc nuw nsw <2 x i64> %23 to <2 x i32>, !dbg !319
  %25 = uitofp nneg <2 x i32> %24 to <2 x double>, !dbg !319
  %26 = fdiv <2 x double> splat (double 1.000000e+00), %25, !dbg !319
  %27 = select <2 x i1> %22, <2 x double> splat (double 2.000000e+00), <2 x double> %26, !dbg !319
  %28 = getelementptr inbounds nuw double, ptr %6, i64 %16, !dbg !320
  store <2 x double> %27, ptr %28, align 16, !dbg !321, !tbaa !75
  %29 = add nuw i64 %16, 2, !dbg !311
  %30 = add nuw nsw <2 x i64> %17, splat (i64 2)
  %31 = add <2 x i32> %18, splat (i32 2), !dbg !313
  %32 = icmp eq i64 %29, 24, !dbg !322
  br i1 %32, label %123, label %15, !dbg !322, !llvm.loop !323

33:                                               ; preds = %123
  tail call void @multiply(ptr noundef nonnull @a, ptr noundef nonnull @b, ptr noundef nonnull @c), !dbg !324
  %34 = load double, ptr getelementptr inbounds nuw (i8, ptr @c, i64 616), align 8, !dbg !325, !tbaa !75
  %35 = load double, ptr getelementptr inbounds nuw (i8, ptr @c, i64 4600), align 8, !dbg !326, !tbaa !75
  %36 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %34, double noundef %35), !dbg !327
    #dbg_declare(ptr poison, !294, !DIExpression(), !328)
    #dbg_value(float 9.000000e+00, !298, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !329)
    #dbg_value(float 8.000000e+00, !298, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !329)
    #dbg_value(float 7.000000e+00, !298, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !329)
    #dbg_value(float 6.000000e+00, !298, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !329)
    #dbg_value(float 5.000000e+00, !298, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !329)
    #dbg_value(float 4.000000e+00, !298, !DIExpression(DW_OP_LLVM_fragment, 160, 32), !329)
    #dbg_value(float 3.000000e+00, !298, !DIExpression(DW_OP_LLVM_fragment, 192, 32), !329)
    #dbg_value(float 2.000000e+00, !298, !DIExpression(DW_OP_LLVM_fragment, 224, 32), !329)
    #dbg_value(float 1.000000e+00, !298, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !329)
    #dbg_value(float 1.100000e+01, !298, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !329)
    #dbg_value(float poison, !298, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !329)
    #dbg_value(float poison, !298, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !329)
    #dbg_value(float poison, !298, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !329)
    #dbg_value(float poison, !298, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !329)
    #dbg_value(float poison, !298, !DIExpression(DW_OP_LLVM_fragment, 160, 32), !329)
    #dbg_value(float poison, !298, !DIExpression(DW_OP_LLVM_fragment, 192, 32), !329)
    #dbg_value(float poison, !298, !DIExpression(DW_OP_LLVM_fragment, 224, 32), !329)
    #dbg_value(float 1.900000e+01, !298, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !329)
  %37 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef 1.100000e+01, double noundef 1.900000e+01), !dbg !330
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #11, !dbg !331
    #dbg_declare(ptr %1, !299, !DIExpression(), !332)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %1, ptr noundef nonnull align 1 dereferenceable(3) @__const.main.low, i64 3, i1 false), !dbg !333
    #dbg_declare(ptr @__const.main.high, !303, !DIExpression(), !334)
    #dbg_value(ptr %1, !168, !DIExpression(), !335)
    #dbg_value(ptr @__const.main.high, !169, !DIExpression(), !335)
    #dbg_value(i32 3, !170, !DIExpression(), !335)
    #dbg_value(i32 0, !171, !DIExpression(), !337)
  br label %38, !dbg !338

38:                                               ; preds = %38, %33
  %39 = phi i64 [ 0, %33 ], [ %49, %38 ]
    #dbg_value(i64 %39, !171, !DIExpression(), !337)
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 %39, !dbg !339
  %41 = load i8, ptr %40, align 1, !dbg !339, !tbaa !182
  %42 = zext i8 %41 to i32, !dbg !339
  %43 = getelementptr inbounds nuw i8, ptr @__const.main.high, i64 %39, !dbg !340
  %44 = load i8, ptr %43, align 1, !dbg !340, !tbaa !182
  %45 = zext i8 %44 to i32, !dbg !340
  %46 = add nuw nsw i32 %45, %42, !dbg !341
  %47 = tail call i32 @llvm.umin.i32(i32 %46, i32 255), !dbg !342
  %48 = trunc nuw i32 %47 to i8, !dbg !342
  store i8 %48, ptr %40, align 1, !dbg !343, !tbaa !182
  %49 = add nuw nsw i64 %39, 1, !dbg !344
    #dbg_value(i64 %49, !171, !DIExpression(), !337)
  %50 = icmp eq i64 %49, 3, !dbg !345
  br i1 %50, label %51, label %38, !dbg !346, !llvm.loop !347

51:                                               ; preds = %38
  %52 = load i8, ptr %1, align 1, !dbg !349, !tbaa !182
  %53 = zext i8 %52 to i32, !dbg !349
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 1, !dbg !350
  %55 = load i8, ptr %54, align 1, !dbg !350, !tbaa !182
  %56 = zext i8 %55 to i32, !dbg !350
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 2, !dbg !351
  %58 = load i8, ptr %57, align 1, !dbg !351, !tbaa !182
  %59 = zext i8 %58 to i32, !dbg !351
  %60 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %53, i32 noundef %56, i32 noundef %59), !dbg !352
    #dbg_value(<4 x float> <float 1.500000e+00, float 3.000000e+00, float -5.000000e-01, float 6.000000e+00>, !304, !DIExpression(), !329)
  %61 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, double noundef 1.500000e+00, double noundef 3.000000e+00, double noundef -5.000000e-01, double noundef 6.000000e+00), !dbg !353
    #dbg_value(double 2.500000e-01, !225, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !354)
    #dbg_value(double 5.000000e-01, !225, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !354)
    #dbg_value(i32 20, !226, !DIExpression(), !354)
    #dbg_value(double 0.000000e+00, !227, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !354)
    #dbg_value(double 0.000000e+00, !227, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !354)
  br label %62, !dbg !356

62:                                               ; preds = %84, %51
  %63 = phi i32 [ %67, %84 ], [ 20, %51 ]
  %64 = phi double [ %90, %84 ], [ 0.000000e+00, %51 ]
  %65 = phi double [ %91, %84 ], [ 0.000000e+00, %51 ]
  %66 = phi <2 x double> [ %89, %84 ], [ zeroinitializer, %51 ]
  %67 = add nsw i32 %63, -1, !dbg !357
    #dbg_value(double poison, !227, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !354)
    #dbg_value(double poison, !227, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !354)
  %68 = tail call double @cabs(double noundef %65, double noundef %64) #11, !dbg !358, !tbaa !45
  %69 = fcmp olt double %68, 2.000000e+00, !dbg !359
  br i1 %69, label %70, label %93, !dbg !360

70:                                               ; preds = %62
  %71 = fmul <2 x double> %66, %66, !dbg !361
  %72 = fmul double %64, %65, !dbg !361
  %73 = fadd double %72, %72, !dbg !361
  %74 = shufflevector <2 x double> %71, <2 x double> poison, <2 x i32> <i32 1, i32 poison>, !dbg !361
  %75 = fsub <2 x double> %71, %74, !dbg !361
  %76 = extractelement <2 x double> %75, i64 0, !dbg !361
  %77 = fcmp uno double %76, 0.000000e+00, !dbg !361
  br i1 %77, label %78, label %84, !dbg !361, !prof !236

78:                                               ; preds = %70
  %79 = fcmp uno double %73, 0.000000e+00, !dbg !361
  br i1 %79, label %80, label %84, !dbg !361, !prof !236

80:                                               ; preds = %78
  %81 = tail call { double, double } @__muldc3(double noundef %65, double noundef %64, double noundef %65, double noundef %64) #11, !dbg !361
  %82 = extractvalue { double, double } %81, 0, !dbg !361
  %83 = extractvalue { double, double } %81, 1, !dbg !361
  br label %84, !dbg !361

84:                                               ; preds = %80, %78, %70
  %85 = phi double [ %76, %70 ], [ %76, %78 ], [ %82, %80 ], !dbg !361
  %86 = phi double [ %73, %70 ], [ %73, %78 ], [ %83, %80 ], !dbg !361
  %87 = insertelement <2 x double> poison, double %85, i64 0, !dbg !362
  %88 = insertelement <2 x double> %87, double %86, i64 1, !dbg !362
  %89 = fadd <2 x double> %88, <double 2.500000e-01, double 5.000000e-01>, !dbg !362
  %90 = extractelement <2 x double> %89, i64 1, !dbg !362
  %91 = extractelement <2 x double> %89, i64 0, !dbg !362
    #dbg_value(double %90, !227, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !354)
    #dbg_value(double %91, !227, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !354)
    #dbg_value(i32 %67, !226, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !354)
  %92 = icmp eq i32 %67, 0, !dbg !363
  br i1 %92, label %93, label %62, !dbg !364, !llvm.loop !365

93:                                               ; preds = %62, %84
  %94 = phi double [ %65, %62 ], [ %91, %84 ], !dbg !354
  %95 = phi double [ %64, %62 ], [ %90, %84 ], !dbg !354
    #dbg_value(double %94, !305, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !329)
    #dbg_value(double %95, !305, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !329)
  %96 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef %94, double noundef %95), !dbg !368
    #dbg_declare(ptr poison, !256, !DIExpression(DW_OP_LLVM_fragment, 80, 48), !369)
    #dbg_value(x86_fp80 0xK3FFF8000000000000000, !254, !DIExpression(), !371)
    #dbg_value(i32 50, !255, !DIExpression(), !371)
    #dbg_value(x86_fp80 0xK00000000000000000000, !256, !DIExpression(), !371)
    #dbg_value(i32 1, !257, !DIExpression(), !372)
  br label %97, !dbg !373

97:                                               ; preds = %97, %93
  %98 = phi i32 [ 1, %93 ], [ %119, %97 ]
  %99 = phi x86_fp80 [ 0xK00000000000000000000, %93 ], [ %118, %97 ]
    #dbg_value(i32 %98, !257, !DIExpression(), !372)
    #dbg_value(x86_fp80 %99, !256, !DIExpression(), !371)
  %100 = uitofp nneg i32 %98 to x86_fp80, !dbg !374
  %101 = fdiv x86_fp80 0xK3FFF8000000000000000, %100, !dbg !375
  %102 = fadd x86_fp80 %99, %101, !dbg !376
    #dbg_value(x86_fp80 %102, !256, !DIExpression(), !371)
  %103 = add nuw nsw i32 %98, 1, !dbg !377
    #dbg_value(i32 %103, !257, !DIExpression(), !372)
  %104 = uitofp nneg i32 %103 to x86_fp80, !dbg !374
  %105 = fdiv x86_fp80 0xK3FFF8000000000000000, %104, !dbg !375
  %106 = fadd x86_fp80 %102, %105, !dbg !378
    #dbg_value(x86_fp80 %106, !256, !DIExpression(), !371)
  %107 = add nuw nsw i32 %98, 2, !dbg !379
    #dbg_value(i32 %107, !257, !DIExpression(), !372)
  %108 = uitofp nneg i32 %107 to x86_fp80, !dbg !374
  %109 = fdiv x86_fp80 0xK3FFF8000000000000000, %108, !dbg !375
  %110 = fadd x86_fp80 %106, %109, !dbg !380
    #dbg_value(x86_fp80 %110, !256, !DIExpression(), !371)
  %111 = add nuw nsw i32 %98, 3, !dbg !381
    #dbg_value(i32 %111, !257, !DIExpression(), !372)
  %112 = uitofp nneg i32 %111 to x86_fp80, !dbg !374
  %113 = fdiv x86_fp80 0xK3FFF8000000000000000, %112, !dbg !375
  %114 = fadd x86_fp80 %110, %113, !dbg !382
    #dbg_value(x86_fp80 %114, !256, !DIExpression(), !371)
  %115 = add nuw nsw i32 %98, 4, !dbg !383
    #dbg_value(i32 %115, !257, !DIExpression(), !372)
  %116 = uitofp nneg i32 %115 to x86_fp80, !dbg !374
  %117 = fdiv x86_fp80 0xK3FFF8000000000000000, %116, !dbg !375
  %118 = fadd x86_fp80 %114, %117, !dbg !384
    #dbg_value(x86_fp80 %118, !256, !DIExpression(), !371)
  %119 = add nuw nsw i32 %98, 5, !dbg !385
    #dbg_value(i32 %119, !257, !DIExpression(), !372)
  %120 = icmp eq i32 %115, 50, !dbg !386
  br i1 %120, label %121, label %97, !dbg !387, !llvm.loop !388

121:                                              ; preds = %97
  %122 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, x86_fp80 noundef %118), !dbg !391
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #11, !dbg !392
  ret i32 0, !dbg !393

123:                                              ; preds = %15
    #dbg_value(i64 %5, !289, !DIExpression(), !306)
  %124 = icmp eq i64 %5, 24, !dbg !394
  br i1 %124, label %33, label %2, !dbg !395, !llvm.loop !396
}

; Function Attrs: nofree nounwind
declare !dbg !399 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i32> @llvm.umin.v16i32(<16 x i32>, <16 x i32>) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #10

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #11 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43}
!llvm.ident = !{!44}
!llvm.errno.tbaa = !{!45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 11, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "matrix.c", directory: "/programs", checksumkind: CSK_MD5, checksum: "0630bf97349a17187209bb1033a00364")
!4 = !{!5, !11, !13, !18, !23, !25, !0, !30, !36}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 62, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 88, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 11)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 65, type: !7, isLocal: true, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 68, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 80, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 10)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 70, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 104, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 13)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 72, type: !7, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 73, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 56, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 7)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 11, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 36864, elements: !34)
!33 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!34 = !{!35, !35}
!35 = !DISubrange(count: 24)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 11, type: !32, isLocal: true, isDefinition: true)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!45 = !{!46, !46, i64 0}
!46 = !{!"int", !47, i64 0}
!47 = !{!"omnipotent char", !48, i64 0}
!48 = !{!"Simple C/C++ TBAA"}
!49 = distinct !DISubprogram(name: "multiply", scope: !3, file: !3, line: 13, type: !50, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !56, keyInstructions: true)
!50 = !DISubroutineType(types: !51)
!51 = !{null, !52, !52, !52}
!52 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !53)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 1536, elements: !55)
!55 = !{!35}
!56 = !{!57, !58, !59, !60, !63, !66, !69}
!57 = !DILocalVariable(name: "x", arg: 1, scope: !49, file: !3, line: 13, type: !52)
!58 = !DILocalVariable(name: "y", arg: 2, scope: !49, file: !3, line: 13, type: !52)
!59 = !DILocalVariable(name: "z", arg: 3, scope: !49, file: !3, line: 13, type: !52)
!60 = !DILocalVariable(name: "i", scope: !61, file: !3, line: 14, type: !62)
!61 = distinct !DILexicalBlock(scope: !49, file: !3, line: 14, column: 3)
!62 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!63 = !DILocalVariable(name: "j", scope: !64, file: !3, line: 15, type: !62)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 15, column: 5)
!65 = distinct !DILexicalBlock(scope: !61, file: !3, line: 14, column: 3)
!66 = !DILocalVariable(name: "sum", scope: !67, file: !3, line: 16, type: !33)
!67 = distinct !DILexicalBlock(scope: !68, file: !3, line: 15, column: 33)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 15, column: 5)
!69 = !DILocalVariable(name: "k", scope: !70, file: !3, line: 17, type: !62)
!70 = distinct !DILexicalBlock(scope: !67, file: !3, line: 17, column: 7)
!71 = !DILocation(line: 0, scope: !49)
!72 = !DILocation(line: 0, scope: !61)
!73 = !DILocation(line: 14, column: 3, scope: !61, atomGroup: 27, atomRank: 1)
!74 = !DILocation(line: 0, scope: !64)
!75 = !{!76, !76, i64 0}
!76 = !{!"double", !47, i64 0}
!77 = !DILocation(line: 18, column: 16, scope: !78)
!78 = distinct !DILexicalBlock(scope: !70, file: !3, line: 17, column: 7)
!79 = !DILocation(line: 15, column: 5, scope: !64)
!80 = !DILocation(line: 15, column: 29, scope: !68, atomGroup: 15, atomRank: 2)
!81 = !DILocation(line: 17, column: 7, scope: !70)
!82 = !DILocation(line: 18, column: 26, scope: !78)
!83 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 11, atomRank: 2)
!84 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 28, atomRank: 2)
!85 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 32, atomRank: 2)
!86 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 36, atomRank: 2)
!87 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 40, atomRank: 2)
!88 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 44, atomRank: 2)
!89 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 48, atomRank: 2)
!90 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 52, atomRank: 2)
!91 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 56, atomRank: 2)
!92 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 60, atomRank: 2)
!93 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 64, atomRank: 2)
!94 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 68, atomRank: 2)
!95 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 72, atomRank: 2)
!96 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 76, atomRank: 2)
!97 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 80, atomRank: 2)
!98 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 84, atomRank: 2)
!99 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 88, atomRank: 2)
!100 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 92, atomRank: 2)
!101 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 96, atomRank: 2)
!102 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 100, atomRank: 2)
!103 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 104, atomRank: 2)
!104 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 108, atomRank: 2)
!105 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 112, atomRank: 2)
!106 = !DILocation(line: 18, column: 13, scope: !78, atomGroup: 116, atomRank: 2)
!107 = !DILocation(line: 19, column: 7, scope: !67)
!108 = !DILocation(line: 19, column: 15, scope: !67, atomGroup: 14, atomRank: 1)
!109 = !DILocation(line: 15, column: 5, scope: !64, atomGroup: 6, atomRank: 1)
!110 = distinct !{!110, !111, !112, !113}
!111 = !{!"llvm.loop.mustprogress"}
!112 = !{!"llvm.loop.isvectorized", i32 1}
!113 = !{!"llvm.loop.unroll.runtime.disable"}
!114 = !DILocation(line: 21, column: 1, scope: !49, atomGroup: 19, atomRank: 1)
!115 = !DILocation(line: 14, column: 27, scope: !65, atomGroup: 17, atomRank: 2)
!116 = !DILocation(line: 14, column: 21, scope: !65, atomGroup: 2, atomRank: 1)
!117 = !DILocation(line: 14, column: 3, scope: !61, atomGroup: 3, atomRank: 1)
!118 = distinct !{!118, !119, !120, !111}
!119 = !DILocation(line: 14, column: 3, scope: !61)
!120 = !DILocation(line: 20, column: 5, scope: !61)
!121 = distinct !DISubprogram(name: "scale", scope: !3, file: !3, line: 23, type: !122, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !130, keyInstructions: true)
!122 = !DISubroutineType(types: !123)
!123 = !{null, !124, !125, !128, !62}
!124 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!125 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !126)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!127 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !124)
!128 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !129)
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !124, size: 64)
!130 = !{!131, !132, !133, !134, !135}
!131 = !DILocalVariable(name: "factor", arg: 1, scope: !121, file: !3, line: 23, type: !124)
!132 = !DILocalVariable(name: "x", arg: 2, scope: !121, file: !3, line: 23, type: !125)
!133 = !DILocalVariable(name: "y", arg: 3, scope: !121, file: !3, line: 23, type: !128)
!134 = !DILocalVariable(name: "n", arg: 4, scope: !121, file: !3, line: 23, type: !62)
!135 = !DILocalVariable(name: "i", scope: !136, file: !3, line: 25, type: !62)
!136 = distinct !DILexicalBlock(scope: !121, file: !3, line: 25, column: 3)
!137 = !DILocation(line: 0, scope: !121)
!138 = !DILocation(line: 0, scope: !136)
!139 = !DILocation(line: 25, column: 21, scope: !140, atomGroup: 120, atomRank: 1)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 25, column: 3)
!141 = !DILocation(line: 25, column: 3, scope: !136, atomGroup: 121, atomRank: 1)
!142 = !DILocation(line: 25, column: 21, scope: !140, atomGroup: 2, atomRank: 1)
!143 = !DILocation(line: 25, column: 3, scope: !136)
!144 = !DILocation(line: 25, column: 27, scope: !140, atomGroup: 5, atomRank: 2)
!145 = !DILocation(line: 26, column: 25, scope: !140)
!146 = !{!147, !147, i64 0}
!147 = !{!"float", !47, i64 0}
!148 = !DILocation(line: 26, column: 31, scope: !140)
!149 = !DILocation(line: 26, column: 12, scope: !140, atomGroup: 4, atomRank: 2)
!150 = !DILocation(line: 26, column: 10, scope: !140, atomGroup: 4, atomRank: 1)
!151 = !DILocation(line: 25, column: 3, scope: !136, atomGroup: 3, atomRank: 1)
!152 = distinct !{!152, !111, !112, !113}
!153 = !DILocation(line: 27, column: 1, scope: !121, atomGroup: 7, atomRank: 1)
!154 = distinct !{!154, !111, !113, !112}
!155 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 29, type: !156, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !167, keyInstructions: true)
!156 = !DISubroutineType(types: !157)
!157 = !{null, !158, !164, !166}
!158 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !159, size: 64)
!159 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !160, line: 24, baseType: !161)
!160 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!161 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !162, line: 38, baseType: !163)
!162 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!163 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !165, size: 64)
!165 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !159)
!166 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!167 = !{!168, !169, !170, !171}
!168 = !DILocalVariable(name: "to", arg: 1, scope: !155, file: !3, line: 29, type: !158)
!169 = !DILocalVariable(name: "from", arg: 2, scope: !155, file: !3, line: 29, type: !164)
!170 = !DILocalVariable(name: "n", arg: 3, scope: !155, file: !3, line: 29, type: !166)
!171 = !DILocalVariable(name: "i", scope: !172, file: !3, line: 31, type: !166)
!172 = distinct !DILexicalBlock(scope: !155, file: !3, line: 31, column: 3)
!173 = !DILocation(line: 0, scope: !155)
!174 = !DILocation(line: 0, scope: !172)
!175 = !DILocation(line: 31, column: 26, scope: !176, atomGroup: 122, atomRank: 1)
!176 = distinct !DILexicalBlock(scope: !172, file: !3, line: 31, column: 3)
!177 = !DILocation(line: 31, column: 3, scope: !172, atomGroup: 123, atomRank: 1)
!178 = !DILocation(line: 31, column: 26, scope: !176, atomGroup: 2, atomRank: 1)
!179 = !DILocation(line: 31, column: 3, scope: !172)
!180 = !DILocation(line: 31, column: 32, scope: !176, atomGroup: 6, atomRank: 2)
!181 = !DILocation(line: 32, column: 13, scope: !176)
!182 = !{!47, !47, i64 0}
!183 = !{!184}
!184 = distinct !{!184, !185}
!185 = distinct !{!185, !"LVerDomain"}
!186 = !{!187}
!187 = distinct !{!187, !185}
!188 = !DILocation(line: 32, column: 21, scope: !176)
!189 = !DILocation(line: 32, column: 19, scope: !176)
!190 = !DILocation(line: 32, column: 13, scope: !176, atomGroup: 5, atomRank: 1)
!191 = !DILocation(line: 32, column: 11, scope: !176, atomGroup: 4, atomRank: 1)
!192 = !DILocation(line: 31, column: 3, scope: !172, atomGroup: 3, atomRank: 1)
!193 = distinct !{!193, !111, !194, !112, !113}
!194 = !{!"llvm.loop.unroll.disable"}
!195 = !{!"branch_weights", i32 4, i32 12}
!196 = distinct !{!196, !111, !194, !112, !113}
!197 = !DILocation(line: 33, column: 1, scope: !155, atomGroup: 8, atomRank: 1)
!198 = distinct !{!198, !179, !199, !111, !194, !112}
!199 = !DILocation(line: 32, column: 57, scope: !172)
!200 = distinct !DISubprogram(name: "blended", scope: !3, file: !3, line: 35, type: !201, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !207, keyInstructions: true)
!201 = !DISubroutineType(types: !202)
!202 = !{!203, !203, !203, !62}
!203 = !DIDerivedType(tag: DW_TAG_typedef, name: "four", file: !3, line: 9, baseType: !204)
!204 = !DICompositeType(tag: DW_TAG_array_type, baseType: !124, size: 128, flags: DIFlagVector, elements: !205)
!205 = !{!206}
!206 = !DISubrange(count: 4)
!207 = !{!208, !209, !210, !211}
!208 = !DILocalVariable(name: "x", arg: 1, scope: !200, file: !3, line: 35, type: !203)
!209 = !DILocalVariable(name: "y", arg: 2, scope: !200, file: !3, line: 35, type: !203)
!210 = !DILocalVariable(name: "mask", arg: 3, scope: !200, file: !3, line: 35, type: !62)
!211 = !DILocalVariable(name: "z", scope: !200, file: !3, line: 36, type: !203)
!212 = !DILocation(line: 0, scope: !200)
!213 = !DILocation(line: 36, column: 18, scope: !200, atomGroup: 1, atomRank: 2)
!214 = !DILocation(line: 37, column: 18, scope: !200)
!215 = !DILocation(line: 37, column: 17, scope: !200)
!216 = !DILocation(line: 37, column: 10, scope: !200)
!217 = !DILocation(line: 37, column: 15, scope: !200, atomGroup: 2, atomRank: 2)
!218 = !DILocation(line: 38, column: 12, scope: !200, atomGroup: 4, atomRank: 2)
!219 = !DILocation(line: 38, column: 3, scope: !200, atomGroup: 4, atomRank: 1)
!220 = distinct !DISubprogram(name: "iterated", scope: !3, file: !3, line: 41, type: !221, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !224, keyInstructions: true)
!221 = !DISubroutineType(types: !222)
!222 = !{!223, !223, !62}
!223 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!224 = !{!225, !226, !227}
!225 = !DILocalVariable(name: "start", arg: 1, scope: !220, file: !3, line: 41, type: !223)
!226 = !DILocalVariable(name: "steps", arg: 2, scope: !220, file: !3, line: 41, type: !62)
!227 = !DILocalVariable(name: "z", scope: !220, file: !3, line: 42, type: !223)
!228 = !DILocation(line: 0, scope: !220)
!229 = !DILocation(line: 43, column: 15, scope: !220, atomGroup: 125, atomRank: 2)
!230 = !DILocation(line: 43, column: 18, scope: !220, atomGroup: 125, atomRank: 1)
!231 = !DILocation(line: 43, column: 15, scope: !220, atomGroup: 2, atomRank: 2)
!232 = !DILocation(line: 43, column: 21, scope: !220)
!233 = !DILocation(line: 43, column: 29, scope: !220)
!234 = !DILocation(line: 43, column: 3, scope: !220, atomGroup: 4, atomRank: 1)
!235 = !DILocation(line: 44, column: 11, scope: !220)
!236 = !{!"branch_weights", i32 1, i32 1048575}
!237 = !DILocation(line: 44, column: 15, scope: !220, atomGroup: 5, atomRank: 2)
!238 = !DILocation(line: 43, column: 15, scope: !220, atomGroup: 3, atomRank: 2)
!239 = !DILocation(line: 43, column: 18, scope: !220, atomGroup: 3, atomRank: 1)
!240 = distinct !{!240, !241, !242, !111}
!241 = !DILocation(line: 43, column: 3, scope: !220)
!242 = !DILocation(line: 44, column: 17, scope: !220)
!243 = !DILocation(line: 46, column: 1, scope: !220, atomGroup: 7, atomRank: 2)
!244 = !DILocation(line: 46, column: 1, scope: !220, atomGroup: 7, atomRank: 1)
!245 = !DISubprogram(name: "cabs", scope: !246, file: !246, line: 112, type: !247, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!246 = !DIFile(filename: "include/x86_64-linux-gnu/bits/cmathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "eda5ddb5bfdcfe109efce757887ce485")
!247 = !DISubroutineType(types: !248)
!248 = !{!33, !223}
!249 = distinct !DISubprogram(name: "precise", scope: !3, file: !3, line: 48, type: !250, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !253, keyInstructions: true)
!250 = !DISubroutineType(types: !251)
!251 = !{!252, !252, !62}
!252 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!253 = !{!254, !255, !256, !257}
!254 = !DILocalVariable(name: "x", arg: 1, scope: !249, file: !3, line: 48, type: !252)
!255 = !DILocalVariable(name: "n", arg: 2, scope: !249, file: !3, line: 48, type: !62)
!256 = !DILocalVariable(name: "sum", scope: !249, file: !3, line: 49, type: !252)
!257 = !DILocalVariable(name: "i", scope: !258, file: !3, line: 50, type: !62)
!258 = distinct !DILexicalBlock(scope: !249, file: !3, line: 50, column: 3)
!259 = !DILocation(line: 49, column: 15, scope: !249)
!260 = !DILocation(line: 0, scope: !249)
!261 = !DILocation(line: 0, scope: !258)
!262 = !DILocation(line: 50, column: 21, scope: !263, atomGroup: 126, atomRank: 1)
!263 = distinct !DILexicalBlock(scope: !258, file: !3, line: 50, column: 3)
!264 = !DILocation(line: 50, column: 3, scope: !258, atomGroup: 127, atomRank: 1)
!265 = !DILocation(line: 50, column: 3, scope: !258)
!266 = !DILocation(line: 50, column: 3, scope: !258, atomGroup: 4, atomRank: 1)
!267 = !DILocation(line: 51, column: 16, scope: !263)
!268 = !DILocation(line: 51, column: 14, scope: !263)
!269 = !DILocation(line: 51, column: 9, scope: !263, atomGroup: 164, atomRank: 2)
!270 = !DILocation(line: 50, column: 28, scope: !263, atomGroup: 165, atomRank: 2)
!271 = !DILocation(line: 50, column: 3, scope: !258, atomGroup: 167, atomRank: 1)
!272 = distinct !{!272, !194}
!273 = !DILocation(line: 52, column: 3, scope: !249, atomGroup: 9, atomRank: 1)
!274 = !DILocation(line: 51, column: 9, scope: !263, atomGroup: 5, atomRank: 2)
!275 = !DILocation(line: 50, column: 28, scope: !263, atomGroup: 6, atomRank: 2)
!276 = !DILocation(line: 51, column: 9, scope: !263, atomGroup: 168, atomRank: 2)
!277 = !DILocation(line: 50, column: 28, scope: !263, atomGroup: 169, atomRank: 2)
!278 = !DILocation(line: 51, column: 9, scope: !263, atomGroup: 172, atomRank: 2)
!279 = !DILocation(line: 50, column: 28, scope: !263, atomGroup: 173, atomRank: 2)
!280 = !DILocation(line: 51, column: 9, scope: !263, atomGroup: 176, atomRank: 2)
!281 = !DILocation(line: 50, column: 28, scope: !263, atomGroup: 177, atomRank: 2)
!282 = !DILocation(line: 50, column: 3, scope: !258, atomGroup: 179, atomRank: 1)
!283 = distinct !{!283, !265, !284, !111}
!284 = !DILocation(line: 51, column: 16, scope: !258)
!285 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 55, type: !286, scopeLine: 55, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !288, keyInstructions: true)
!286 = !DISubroutineType(types: !287)
!287 = !{!62}
!288 = !{!289, !291, !294, !298, !299, !303, !304, !305}
!289 = !DILocalVariable(name: "i", scope: !290, file: !3, line: 56, type: !62)
!290 = distinct !DILexicalBlock(scope: !285, file: !3, line: 56, column: 3)
!291 = !DILocalVariable(name: "j", scope: !292, file: !3, line: 57, type: !62)
!292 = distinct !DILexicalBlock(scope: !293, file: !3, line: 57, column: 5)
!293 = distinct !DILexicalBlock(scope: !290, file: !3, line: 56, column: 3)
!294 = !DILocalVariable(name: "x", scope: !285, file: !3, line: 63, type: !295)
!295 = !DICompositeType(tag: DW_TAG_array_type, baseType: !124, size: 288, elements: !296)
!296 = !{!297}
!297 = !DISubrange(count: 9)
!298 = !DILocalVariable(name: "y", scope: !285, file: !3, line: 63, type: !295)
!299 = !DILocalVariable(name: "low", scope: !285, file: !3, line: 66, type: !300)
!300 = !DICompositeType(tag: DW_TAG_array_type, baseType: !159, size: 24, elements: !301)
!301 = !{!302}
!302 = !DISubrange(count: 3)
!303 = !DILocalVariable(name: "high", scope: !285, file: !3, line: 66, type: !300)
!304 = !DILocalVariable(name: "v", scope: !285, file: !3, line: 69, type: !203)
!305 = !DILocalVariable(name: "z", scope: !285, file: !3, line: 71, type: !223)
!306 = !DILocation(line: 0, scope: !290)
!307 = !DILocation(line: 56, column: 3, scope: !290, atomGroup: 131, atomRank: 1)
!308 = !DILocation(line: 56, column: 27, scope: !293, atomGroup: 12, atomRank: 2)
!309 = !DILocation(line: 0, scope: !292)
!310 = !DILocation(line: 57, column: 5, scope: !292)
!311 = !DILocation(line: 57, column: 29, scope: !312, atomGroup: 10, atomRank: 2)
!312 = distinct !DILexicalBlock(scope: !292, file: !3, line: 57, column: 5)
!313 = !DILocation(line: 58, column: 27, scope: !314)
!314 = distinct !DILexicalBlock(scope: !312, file: !3, line: 57, column: 33)
!315 = !DILocation(line: 58, column: 19, scope: !314, atomGroup: 7, atomRank: 2)
!316 = !DILocation(line: 58, column: 7, scope: !314)
!317 = !DILocation(line: 58, column: 15, scope: !314, atomGroup: 7, atomRank: 1)
!318 = !DILocation(line: 59, column: 19, scope: !314, atomGroup: 9, atomRank: 2)
!319 = !DILocation(line: 59, column: 17, scope: !314, atomGroup: 9, atomRank: 1)
!320 = !DILocation(line: 59, column: 7, scope: !314)
!321 = !DILocation(line: 59, column: 15, scope: !314, atomGroup: 8, atomRank: 1)
!322 = !DILocation(line: 57, column: 5, scope: !292, atomGroup: 6, atomRank: 1)
!323 = distinct !{!323, !111, !112, !113}
!324 = !DILocation(line: 61, column: 3, scope: !285)
!325 = !DILocation(line: 62, column: 25, scope: !285)
!326 = !DILocation(line: 62, column: 34, scope: !285)
!327 = !DILocation(line: 62, column: 3, scope: !285)
!328 = !DILocation(line: 63, column: 9, scope: !285)
!329 = !DILocation(line: 0, scope: !285)
!330 = !DILocation(line: 65, column: 3, scope: !285)
!331 = !DILocation(line: 66, column: 3, scope: !285)
!332 = !DILocation(line: 66, column: 11, scope: !285)
!333 = !DILocation(line: 66, column: 11, scope: !285, atomGroup: 16, atomRank: 1)
!334 = !DILocation(line: 66, column: 33, scope: !285)
!335 = !DILocation(line: 0, scope: !155, inlinedAt: !336)
!336 = distinct !DILocation(line: 67, column: 3, scope: !285)
!337 = !DILocation(line: 0, scope: !172, inlinedAt: !336)
!338 = !DILocation(line: 31, column: 3, scope: !172, inlinedAt: !336)
!339 = !DILocation(line: 32, column: 13, scope: !176, inlinedAt: !336)
!340 = !DILocation(line: 32, column: 21, scope: !176, inlinedAt: !336)
!341 = !DILocation(line: 32, column: 19, scope: !176, inlinedAt: !336)
!342 = !DILocation(line: 32, column: 13, scope: !176, inlinedAt: !336, atomGroup: 5, atomRank: 1)
!343 = !DILocation(line: 32, column: 11, scope: !176, inlinedAt: !336, atomGroup: 4, atomRank: 1)
!344 = !DILocation(line: 31, column: 32, scope: !176, inlinedAt: !336, atomGroup: 6, atomRank: 2)
!345 = !DILocation(line: 31, column: 26, scope: !176, inlinedAt: !336, atomGroup: 2, atomRank: 1)
!346 = !DILocation(line: 31, column: 3, scope: !172, inlinedAt: !336, atomGroup: 3, atomRank: 1)
!347 = distinct !{!347, !338, !348, !111, !194}
!348 = !DILocation(line: 32, column: 57, scope: !172, inlinedAt: !336)
!349 = !DILocation(line: 68, column: 24, scope: !285)
!350 = !DILocation(line: 68, column: 32, scope: !285)
!351 = !DILocation(line: 68, column: 40, scope: !285)
!352 = !DILocation(line: 68, column: 3, scope: !285)
!353 = !DILocation(line: 70, column: 3, scope: !285)
!354 = !DILocation(line: 0, scope: !220, inlinedAt: !355)
!355 = distinct !DILocation(line: 71, column: 22, scope: !285)
!356 = !DILocation(line: 43, column: 18, scope: !220, inlinedAt: !355, atomGroup: 125, atomRank: 1)
!357 = !DILocation(line: 43, column: 15, scope: !220, inlinedAt: !355, atomGroup: 2, atomRank: 2)
!358 = !DILocation(line: 43, column: 21, scope: !220, inlinedAt: !355)
!359 = !DILocation(line: 43, column: 29, scope: !220, inlinedAt: !355)
!360 = !DILocation(line: 43, column: 3, scope: !220, inlinedAt: !355, atomGroup: 4, atomRank: 1)
!361 = !DILocation(line: 44, column: 11, scope: !220, inlinedAt: !355)
!362 = !DILocation(line: 44, column: 15, scope: !220, inlinedAt: !355, atomGroup: 5, atomRank: 2)
!363 = !DILocation(line: 43, column: 15, scope: !220, inlinedAt: !355, atomGroup: 3, atomRank: 2)
!364 = !DILocation(line: 43, column: 18, scope: !220, inlinedAt: !355, atomGroup: 3, atomRank: 1)
!365 = distinct !{!365, !366, !367, !111}
!366 = !DILocation(line: 43, column: 3, scope: !220, inlinedAt: !355)
!367 = !DILocation(line: 44, column: 17, scope: !220, inlinedAt: !355)
!368 = !DILocation(line: 72, column: 3, scope: !285)
!369 = !DILocation(line: 49, column: 15, scope: !249, inlinedAt: !370)
!370 = distinct !DILocation(line: 73, column: 21, scope: !285)
!371 = !DILocation(line: 0, scope: !249, inlinedAt: !370)
!372 = !DILocation(line: 0, scope: !258, inlinedAt: !370)
!373 = !DILocation(line: 50, column: 3, scope: !258, inlinedAt: !370, atomGroup: 127, atomRank: 1)
!374 = !DILocation(line: 51, column: 16, scope: !263, inlinedAt: !370)
!375 = !DILocation(line: 51, column: 14, scope: !263, inlinedAt: !370)
!376 = !DILocation(line: 51, column: 9, scope: !263, inlinedAt: !370, atomGroup: 5, atomRank: 2)
!377 = !DILocation(line: 50, column: 28, scope: !263, inlinedAt: !370, atomGroup: 6, atomRank: 2)
!378 = !DILocation(line: 51, column: 9, scope: !263, inlinedAt: !370, atomGroup: 180, atomRank: 2)
!379 = !DILocation(line: 50, column: 28, scope: !263, inlinedAt: !370, atomGroup: 181, atomRank: 2)
!380 = !DILocation(line: 51, column: 9, scope: !263, inlinedAt: !370, atomGroup: 184, atomRank: 2)
!381 = !DILocation(line: 50, column: 28, scope: !263, inlinedAt: !370, atomGroup: 185, atomRank: 2)
!382 = !DILocation(line: 51, column: 9, scope: !263, inlinedAt: !370, atomGroup: 188, atomRank: 2)
!383 = !DILocation(line: 50, column: 28, scope: !263, inlinedAt: !370, atomGroup: 189, atomRank: 2)
!384 = !DILocation(line: 51, column: 9, scope: !263, inlinedAt: !370, atomGroup: 192, atomRank: 2)
!385 = !DILocation(line: 50, column: 28, scope: !263, inlinedAt: !370, atomGroup: 193, atomRank: 2)
!386 = !DILocation(line: 50, column: 21, scope: !263, inlinedAt: !370, atomGroup: 194, atomRank: 1)
!387 = !DILocation(line: 50, column: 3, scope: !258, inlinedAt: !370, atomGroup: 195, atomRank: 1)
!388 = distinct !{!388, !389, !390, !111}
!389 = !DILocation(line: 50, column: 3, scope: !258, inlinedAt: !370)
!390 = !DILocation(line: 51, column: 16, scope: !258, inlinedAt: !370)
!391 = !DILocation(line: 73, column: 3, scope: !285)
!392 = !DILocation(line: 75, column: 1, scope: !285)
!393 = !DILocation(line: 75, column: 1, scope: !285, atomGroup: 21, atomRank: 1)
!394 = !DILocation(line: 56, column: 21, scope: !293, atomGroup: 2, atomRank: 1)
!395 = !DILocation(line: 56, column: 3, scope: !290, atomGroup: 3, atomRank: 1)
!396 = distinct !{!396, !397, !398, !111}
!397 = !DILocation(line: 56, column: 3, scope: !290)
!398 = !DILocation(line: 60, column: 5, scope: !290)
!399 = !DISubprogram(name: "printf", scope: !400, file: !400, line: 356, type: !401, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!400 = !DIFile(filename: "include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!401 = !DISubroutineType(types: !402)
!402 = !{!62, !403, null}
!403 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !404)
!404 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !405, size: 64)
!405 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
