; ModuleID = 'shared.c'
source_filename = "shared.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.atomic_flag = type { i8 }

@hidden = hidden local_unnamed_addr global i32 7, align 4, !dbg !0
@placed = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 0], section "numbers", align 64, !dbg !27
@counter = internal global i32 100, align 4, !dbg !61
@__const.main.amounts = private unnamed_addr constant [3 x i32] [i32 10, i32 20, i32 30], align 4
@.str.1 = private unnamed_addr constant [13 x i8] c"%u %d %d %d\0A\00", align 1, !dbg !39
@watched = dso_local global i32 0, align 4, !dbg !66
@calls = dso_local thread_local local_unnamed_addr global i32 0, align 4, !dbg !64
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !44
@.str.3 = private unnamed_addr constant [4 x i8] c"%u\0A\00", align 1, !dbg !47
@.str.4 = private unnamed_addr constant [6 x i8] c"%llx\0A\00", align 1, !dbg !49
@.str.5 = private unnamed_addr constant [13 x i8] c"%x %d %d %d\0A\00", align 1, !dbg !54
@.str.6 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !56
@lock = internal global %struct.atomic_flag zeroinitializer, align 1, !dbg !69
@state = internal thread_local unnamed_addr global i64 -7046029254386353131, align 8, !dbg !78
@first = internal unnamed_addr constant { ptr, ptr, i32, [4 x i8] } { ptr @last, ptr @last, i32 2, [4 x i8] zeroinitializer }, align 8, !dbg !85
@last = internal global { ptr, ptr, i32, [4 x i8] } { ptr null, ptr null, i32 1, [4 x i8] zeroinitializer }, align 8, !dbg !94
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 101, ptr @finish, ptr null }]
@str = private unnamed_addr constant [9 x i8] c"finished\00", align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr @placed], section "llvm.metadata"

@other = dso_local alias i32 (i32), ptr @optional

; Function Attrs: nounwind uwtable
define weak dso_local i32 @optional(i32 noundef %0) #0 !dbg !107 {
    #dbg_value(i32 %0, !111, !DIExpression(), !112)
  ret i32 %0, !dbg !113
}

; Function Attrs: nofree nounwind uwtable
define internal void @finish() #1 !dbg !114 {
  %1 = tail call i32 @puts(ptr nonnull dereferenceable(1) @str), !dbg !117
  ret void, !dbg !118
}

; Function Attrs: nofree nounwind
declare !dbg !119 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local zeroext i1 @replaced(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 !dbg !126 {
    #dbg_value(ptr %0, !131, !DIExpression(), !134)
    #dbg_value(i32 %1, !132, !DIExpression(), !134)
    #dbg_value(i32 %2, !133, !DIExpression(), !134)
  %4 = cmpxchg ptr %0, i32 %1, i32 %2 acq_rel acquire, align 4, !dbg !135
  %5 = extractvalue { i32, i1 } %4, 1, !dbg !136
  ret i1 %5, !dbg !137
}

; Function Attrs: nounwind uwtable
define dso_local i32 @swapped(i32 noundef %0) local_unnamed_addr #0 !dbg !138 {
    #dbg_value(i32 %0, !144, !DIExpression(), !145)
  %2 = tail call i32 asm "bswap $0", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %0) #13, !dbg !146, !srcloc !147
    #dbg_value(i32 %2, !144, !DIExpression(), !145)
  tail call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #14, !dbg !148, !srcloc !149
  ret i32 %2, !dbg !150
}

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main() local_unnamed_addr #0 !dbg !151 {
  %1 = alloca [3 x i64], align 16
  %2 = alloca [3 x i32], align 4
  %3 = alloca [3 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #14, !dbg !170
    #dbg_declare(ptr %1, !155, !DIExpression(), !171)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #14, !dbg !172
    #dbg_declare(ptr %2, !162, !DIExpression(), !173)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %2, ptr noundef nonnull align 4 dereferenceable(12) @__const.main.amounts, i64 12, i1 false), !dbg !174
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14, !dbg !175
    #dbg_declare(ptr %3, !164, !DIExpression(), !176)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %3, i8 0, i64 12, i1 false), !dbg !177
    #dbg_value(i64 0, !166, !DIExpression(), !178)
  %4 = call i32 @thrd_create(ptr noundef nonnull %1, ptr noundef nonnull @work, ptr noundef nonnull %2) #14, !dbg !179
  %5 = icmp eq i32 %4, 0, !dbg !182
    #dbg_value(i64 0, !166, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !178)
  br i1 %5, label %6, label %63, !dbg !183

6:                                                ; preds = %0
    #dbg_value(i64 1, !166, !DIExpression(), !178)
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !184
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 4, !dbg !185
  %9 = call i32 @thrd_create(ptr noundef nonnull %7, ptr noundef nonnull @work, ptr noundef nonnull %8) #14, !dbg !179
  %10 = icmp eq i32 %9, 0, !dbg !186
    #dbg_value(i64 1, !166, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !178)
  br i1 %10, label %11, label %63, !dbg !187

11:                                               ; preds = %6
    #dbg_value(i64 2, !166, !DIExpression(), !178)
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 16, !dbg !184
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !185
  %14 = call i32 @thrd_create(ptr noundef nonnull %12, ptr noundef nonnull @work, ptr noundef nonnull %13) #14, !dbg !179
  %15 = icmp eq i32 %14, 0, !dbg !188
    #dbg_value(i64 2, !166, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !178)
  br i1 %15, label %16, label %63, !dbg !189

16:                                               ; preds = %11
    #dbg_value(i64 3, !166, !DIExpression(), !178)
    #dbg_value(i64 0, !168, !DIExpression(), !190)
  %17 = load i64, ptr %1, align 16, !dbg !191, !tbaa !193
  %18 = call i32 @thrd_join(i64 noundef %17, ptr noundef nonnull %3) #14, !dbg !195
    #dbg_value(i64 1, !168, !DIExpression(), !190)
  %19 = load i64, ptr %7, align 8, !dbg !191, !tbaa !193
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 4, !dbg !196
  %21 = call i32 @thrd_join(i64 noundef %19, ptr noundef nonnull %20) #14, !dbg !195
    #dbg_value(i64 2, !168, !DIExpression(), !190)
  %22 = load i64, ptr %12, align 16, !dbg !191, !tbaa !193
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !196
  %24 = call i32 @thrd_join(i64 noundef %22, ptr noundef nonnull %23) #14, !dbg !195
    #dbg_value(i64 3, !168, !DIExpression(), !190)
  fence seq_cst, !dbg !197
  %25 = load atomic i32, ptr @counter seq_cst, align 4, !dbg !198
  %26 = load volatile i32, ptr @watched, align 4, !dbg !199, !tbaa !103
  %27 = load i32, ptr %3, align 4, !dbg !200, !tbaa !103
  %28 = load i32, ptr %20, align 4, !dbg !201, !tbaa !103
  %29 = add nsw i32 %28, %27, !dbg !202
  %30 = load i32, ptr %23, align 4, !dbg !203, !tbaa !103
  %31 = add nsw i32 %29, %30, !dbg !204
  %32 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @calls), !dbg !205
  %33 = load i32, ptr %32, align 4, !dbg !205, !tbaa !103
  %34 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %25, i32 noundef %26, i32 noundef %31, i32 noundef %33), !dbg !206
    #dbg_value(ptr @counter, !131, !DIExpression(), !207)
    #dbg_value(i32 160, !132, !DIExpression(), !207)
    #dbg_value(i32 5, !133, !DIExpression(), !207)
  %35 = cmpxchg ptr @counter, i32 160, i32 5 acq_rel acquire, align 4, !dbg !209
  %36 = extractvalue { i32, i1 } %35, 1, !dbg !210
  %37 = zext i1 %36 to i32, !dbg !211
  %38 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %37), !dbg !212
  %39 = atomicrmw xchg ptr @counter, i32 9 seq_cst, align 4, !dbg !213
  %40 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %39), !dbg !214
  %41 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @state), !dbg !215
  %42 = load i64, ptr %41, align 8, !dbg !215, !tbaa !193
  %43 = shl i64 %42, 13, !dbg !220
  %44 = xor i64 %43, %42, !dbg !221
  %45 = lshr i64 %44, 7, !dbg !222
  %46 = xor i64 %45, %44, !dbg !223
  %47 = shl i64 %46, 17, !dbg !224
  %48 = xor i64 %47, %46, !dbg !225
  store i64 %48, ptr %41, align 8, !dbg !226, !tbaa !193
  %49 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i64 noundef %48), !dbg !227
    #dbg_value(i32 287454020, !144, !DIExpression(), !228)
  %50 = call i32 asm "bswap $0", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 287454020) #13, !dbg !230, !srcloc !147
    #dbg_value(i32 %50, !144, !DIExpression(), !228)
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #14, !dbg !231, !srcloc !149
  %51 = call i32 @other(i32 noundef 3) #14, !dbg !232
  %52 = load i32, ptr @hidden, align 4, !dbg !233, !tbaa !103
  %53 = load i32, ptr getelementptr inbounds nuw (i8, ptr @placed, i64 8), align 8, !dbg !234, !tbaa !103
  %54 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %50, i32 noundef %51, i32 noundef %52, i32 noundef %53), !dbg !235
  %55 = call fastcc i32 @length() #15, !dbg !236
  %56 = icmp ne ptr @missing, null, !dbg !237
  %57 = zext i1 %56 to i32, !dbg !237
  %58 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %55, i32 noundef %57), !dbg !238
  %59 = load volatile i32, ptr @watched, align 4, !dbg !239, !tbaa !103
  %60 = icmp sgt i32 %59, 59, !dbg !240
  %61 = select i1 %60, i32 4, i32 0, !dbg !241, !prof !242
  %62 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %61), !dbg !243
  br label %63, !dbg !244

63:                                               ; preds = %0, %6, %11, %16
  %64 = phi i32 [ 0, %16 ], [ 1, %11 ], [ 1, %6 ], [ 1, %0 ], !dbg !245
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14, !dbg !246
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #14, !dbg !246
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #14, !dbg !246
  ret i32 %64, !dbg !247
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

declare !dbg !248 i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define internal i32 @work(ptr noundef readonly captures(none) %0) #8 !dbg !257 {
    #dbg_value(ptr %0, !259, !DIExpression(), !263)
  %2 = load i32, ptr %0, align 4, !dbg !264, !tbaa !103
    #dbg_value(i32 %2, !260, !DIExpression(), !263)
  %3 = freeze i32 %2, !dbg !265
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @calls), !dbg !266
  %5 = load i32, ptr %4, align 4, !dbg !267, !tbaa !103
  %6 = add nsw i32 %5, 1, !dbg !268
  store i32 %6, ptr %4, align 4, !dbg !269, !tbaa !103
    #dbg_value(i32 0, !261, !DIExpression(), !270)
  %7 = icmp eq i32 %3, 0, !dbg !271
  br i1 %7, label %26, label %8, !dbg !273

8:                                                ; preds = %1
  %9 = and i32 %3, 1, !dbg !265
  %10 = icmp eq i32 %3, 1, !dbg !265
  br i1 %10, label %15, label %11, !dbg !265

11:                                               ; preds = %8
  %12 = and i32 %3, -2, !dbg !265
  br label %28, !dbg !265

13:                                               ; preds = %41
  %14 = icmp eq i32 %9, 0, !dbg !274
  br i1 %14, label %24, label %15, !dbg !274

15:                                               ; preds = %13, %8
  %16 = icmp ne i32 %9, 0, !dbg !274
  tail call void @llvm.assume(i1 %16), !dbg !274
    #dbg_value(i32 poison, !261, !DIExpression(), !270)
  %17 = atomicrmw add ptr @counter, i32 1 monotonic, align 4, !dbg !276
  br label %18, !dbg !274

18:                                               ; preds = %18, %15
  %19 = atomicrmw xchg ptr @lock, i8 1 acquire, align 1, !dbg !277
  %20 = trunc i8 %19 to i1, !dbg !278
  br i1 %20, label %18, label %21, !dbg !279, !llvm.loop !280

21:                                               ; preds = %18
  %22 = load volatile i32, ptr @watched, align 4, !dbg !283, !tbaa !103
  %23 = add nsw i32 %22, 1, !dbg !284
  store volatile i32 %23, ptr @watched, align 4, !dbg !285, !tbaa !103
  store atomic i8 0, ptr @lock release, align 1, !dbg !286
    #dbg_value(i32 poison, !261, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !270)
  br label %24, !dbg !287

24:                                               ; preds = %13, %21
  %25 = load i32, ptr %4, align 4, !dbg !287, !tbaa !103
  br label %26, !dbg !287

26:                                               ; preds = %24, %1
  %27 = phi i32 [ %25, %24 ], [ %6, %1 ], !dbg !287
  ret i32 %27, !dbg !288

28:                                               ; preds = %41, %11
  %29 = phi i32 [ 0, %11 ], [ %44, %41 ]
    #dbg_value(i32 poison, !261, !DIExpression(), !270)
  %30 = atomicrmw add ptr @counter, i32 1 monotonic, align 4, !dbg !289
  br label %31, !dbg !274

31:                                               ; preds = %31, %28
  %32 = atomicrmw xchg ptr @lock, i8 1 acquire, align 1, !dbg !290
  %33 = trunc i8 %32 to i1, !dbg !291
  br i1 %33, label %31, label %34, !dbg !292, !llvm.loop !280

34:                                               ; preds = %31
  %35 = load volatile i32, ptr @watched, align 4, !dbg !283, !tbaa !103
  %36 = add nsw i32 %35, 1, !dbg !293
  store volatile i32 %36, ptr @watched, align 4, !dbg !294, !tbaa !103
  store atomic i8 0, ptr @lock release, align 1, !dbg !295
    #dbg_value(i32 poison, !261, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !270)
  %37 = atomicrmw add ptr @counter, i32 1 monotonic, align 4, !dbg !296
  br label %38, !dbg !274

38:                                               ; preds = %38, %34
  %39 = atomicrmw xchg ptr @lock, i8 1 acquire, align 1, !dbg !297
  %40 = trunc i8 %39 to i1, !dbg !298
  br i1 %40, label %38, label %41, !dbg !299, !llvm.loop !280

41:                                               ; preds = %38
  %42 = load volatile i32, ptr @watched, align 4, !dbg !283, !tbaa !103
  %43 = add nsw i32 %42, 1, !dbg !300
  store volatile i32 %43, ptr @watched, align 4, !dbg !301, !tbaa !103
  store atomic i8 0, ptr @lock release, align 1, !dbg !302
    #dbg_value(i32 poison, !261, !DIExpression(DW_OP_plus_uconst, 2, DW_OP_stack_value), !270)
  %44 = add i32 %29, 2, !dbg !303
  %45 = icmp eq i32 %44, %12, !dbg !303
  br i1 %45, label %13, label %28, !dbg !303, !llvm.loop !304
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

declare !dbg !306 i32 @thrd_join(i64 noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #9

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @length() unnamed_addr #10 !dbg !310 {
    #dbg_value(ptr @first, !316, !DIExpression(), !318)
    #dbg_value(i32 0, !317, !DIExpression(), !318)
  br label %1, !dbg !319

1:                                                ; preds = %0, %1
  %2 = phi i32 [ 0, %0 ], [ %6, %1 ]
  %3 = phi ptr [ @first, %0 ], [ %7, %1 ]
    #dbg_value(i32 %2, !317, !DIExpression(), !318)
    #dbg_value(ptr %3, !316, !DIExpression(), !318)
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !321
  %5 = load i32, ptr %4, align 8, !dbg !321, !tbaa !323
  %6 = add nsw i32 %5, %2, !dbg !327
    #dbg_value(i32 %6, !317, !DIExpression(), !318)
  %7 = load ptr, ptr %3, align 8, !dbg !328, !tbaa !329
    #dbg_value(ptr %7, !316, !DIExpression(), !318)
  %8 = icmp eq ptr %7, null, !dbg !330
  br i1 %8, label %9, label %1, !dbg !331, !llvm.loop !332

9:                                                ; preds = %1
  ret i32 %6, !dbg !335
}

declare extern_weak i32 @missing() #7

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #12

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree norecurse nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree nounwind }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #13 = { nounwind memory(none) }
attributes #14 = { nounwind }
attributes #15 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!96, !97, !98, !99, !100, !101}
!llvm.ident = !{!102}
!llvm.errno.tbaa = !{!103}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "hidden", scope: !2, file: !3, line: 14, type: !30, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !26, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "shared.c", directory: "/programs", checksumkind: CSK_MD5, checksum: "3f4e6e46a7e3dfe27dd38a0e281a0cea")
!4 = !{!5, !15}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !16, line: 42, baseType: !7, size: 32, elements: !17)
!16 = !DIFile(filename: "include/threads.h", directory: "", checksumkind: CSK_MD5, checksum: "6974d482e09577a4fa59cb79dc9d72e5")
!17 = !{!18, !19, !20, !21, !22}
!18 = !DIEnumerator(name: "thrd_success", value: 0)
!19 = !DIEnumerator(name: "thrd_busy", value: 1)
!20 = !DIEnumerator(name: "thrd_error", value: 2)
!21 = !DIEnumerator(name: "thrd_nomem", value: 3)
!22 = !DIEnumerator(name: "thrd_timedout", value: 4)
!23 = !{!24, !25}
!24 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!26 = !{!0, !27, !33, !39, !44, !47, !49, !54, !56, !61, !64, !66, !69, !78, !85, !94}
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "placed", scope: !2, file: !3, line: 17, type: !29, isLocal: true, isDefinition: true, align: 512)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 128, elements: !31)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{!32}
!32 = !DISubrange(count: 4)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 80, elements: !37)
!36 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!37 = !{!38}
!38 = !DISubrange(count: 10)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !3, line: 82, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 104, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 13)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !3, line: 83, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 32, elements: !31)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !3, line: 84, type: !46, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !3, line: 85, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 48, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 6)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !3, line: 86, type: !41, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !3, line: 87, type: !58, isLocal: true, isDefinition: true)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 56, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 7)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 9, type: !63, isLocal: true, isDefinition: true)
!63 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "calls", scope: !2, file: !3, line: 11, type: !30, isLocal: false, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "watched", scope: !2, file: !3, line: 18, type: !68, isLocal: false, isDefinition: true)
!68 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !30)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 10, type: !71, isLocal: true, isDefinition: true)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 173, baseType: !72)
!72 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 173, size: 8, elements: !73)
!73 = !{!74}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !72, file: !6, line: 173, baseType: !75, size: 8)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 97, baseType: !76)
!76 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !77)
!77 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 12, type: !80, isLocal: true, isDefinition: true)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !81, line: 27, baseType: !82)
!81 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !83, line: 45, baseType: !84)
!83 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!84 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 26, type: !87, isLocal: true, isDefinition: true)
!87 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !3, line: 20, size: 192, elements: !88)
!88 = !{!89, !91, !93}
!89 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !87, file: !3, line: 21, baseType: !90, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !87, file: !3, line: 22, baseType: !92, size: 64, offset: 64)
!92 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !90)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !87, file: !3, line: 23, baseType: !30, size: 32, offset: 128)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 26, type: !87, isLocal: true, isDefinition: true)
!96 = !{i32 7, !"Dwarf Version", i32 5}
!97 = !{i32 2, !"Debug Info Version", i32 3}
!98 = !{i32 1, !"wchar_size", i32 4}
!99 = !{i32 8, !"PIC Level", i32 2}
!100 = !{i32 7, !"PIE Level", i32 2}
!101 = !{i32 7, !"uwtable", i32 2}
!102 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!103 = !{!104, !104, i64 0}
!104 = !{!"int", !105, i64 0}
!105 = !{!"omnipotent char", !106, i64 0}
!106 = !{!"Simple C/C++ TBAA"}
!107 = distinct !DISubprogram(name: "optional", scope: !3, file: !3, line: 13, type: !108, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !110, keyInstructions: true)
!108 = !DISubroutineType(types: !109)
!109 = !{!30, !30}
!110 = !{!111}
!111 = !DILocalVariable(name: "x", arg: 1, scope: !107, file: !3, line: 13, type: !30)
!112 = !DILocation(line: 0, scope: !107)
!113 = !DILocation(line: 13, column: 45, scope: !107, atomGroup: 1, atomRank: 1)
!114 = distinct !DISubprogram(name: "finish", scope: !3, file: !3, line: 30, type: !115, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!115 = !DISubroutineType(types: !116)
!116 = !{null}
!117 = !DILocation(line: 30, column: 61, scope: !114)
!118 = !DILocation(line: 30, column: 83, scope: !114, atomGroup: 1, atomRank: 1)
!119 = !DISubprogram(name: "printf", scope: !120, file: !120, line: 356, type: !121, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!120 = !DIFile(filename: "include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!121 = !DISubroutineType(types: !122)
!122 = !{!30, !123, null}
!123 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !124)
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !125, size: 64)
!125 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!126 = distinct !DISubprogram(name: "replaced", scope: !3, file: !3, line: 51, type: !127, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !130, keyInstructions: true)
!127 = !DISubroutineType(types: !128)
!128 = !{!77, !129, !7, !7}
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!130 = !{!131, !132, !133}
!131 = !DILocalVariable(name: "at", arg: 1, scope: !126, file: !3, line: 51, type: !129)
!132 = !DILocalVariable(name: "from", arg: 2, scope: !126, file: !3, line: 51, type: !7)
!133 = !DILocalVariable(name: "to", arg: 3, scope: !126, file: !3, line: 51, type: !7)
!134 = !DILocation(line: 0, scope: !126)
!135 = !DILocation(line: 52, column: 10, scope: !126)
!136 = !DILocation(line: 52, column: 10, scope: !126, atomGroup: 2, atomRank: 3)
!137 = !DILocation(line: 52, column: 3, scope: !126, atomGroup: 1, atomRank: 1)
!138 = distinct !DISubprogram(name: "swapped", scope: !3, file: !3, line: 55, type: !139, scopeLine: 55, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !143, keyInstructions: true)
!139 = !DISubroutineType(types: !140)
!140 = !{!141, !141}
!141 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !81, line: 26, baseType: !142)
!142 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !83, line: 42, baseType: !7)
!143 = !{!144}
!144 = !DILocalVariable(name: "x", arg: 1, scope: !138, file: !3, line: 55, type: !141)
!145 = !DILocation(line: 0, scope: !138)
!146 = !DILocation(line: 57, column: 3, scope: !138, atomGroup: 1, atomRank: 1)
!147 = !{i64 1776}
!148 = !DILocation(line: 61, column: 3, scope: !138, atomGroup: 3, atomRank: 1)
!149 = !{i64 1859}
!150 = !DILocation(line: 62, column: 3, scope: !138, atomGroup: 4, atomRank: 1)
!151 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 72, type: !152, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !154, keyInstructions: true)
!152 = !DISubroutineType(types: !153)
!153 = !{!30}
!154 = !{!155, !162, !164, !166, !168}
!155 = !DILocalVariable(name: "threads", scope: !151, file: !3, line: 73, type: !156)
!156 = !DICompositeType(tag: DW_TAG_array_type, baseType: !157, size: 192, elements: !160)
!157 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_t", file: !16, line: 38, baseType: !158)
!158 = !DIDerivedType(tag: DW_TAG_typedef, name: "__thrd_t", file: !159, line: 106, baseType: !84)
!159 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!160 = !{!161}
!161 = !DISubrange(count: 3)
!162 = !DILocalVariable(name: "amounts", scope: !151, file: !3, line: 74, type: !163)
!163 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 96, elements: !160)
!164 = !DILocalVariable(name: "results", scope: !151, file: !3, line: 75, type: !165)
!165 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 96, elements: !160)
!166 = !DILocalVariable(name: "i", scope: !167, file: !3, line: 76, type: !30)
!167 = distinct !DILexicalBlock(scope: !151, file: !3, line: 76, column: 3)
!168 = !DILocalVariable(name: "i", scope: !169, file: !3, line: 79, type: !30)
!169 = distinct !DILexicalBlock(scope: !151, file: !3, line: 79, column: 3)
!170 = !DILocation(line: 73, column: 3, scope: !151)
!171 = !DILocation(line: 73, column: 10, scope: !151)
!172 = !DILocation(line: 74, column: 3, scope: !151)
!173 = !DILocation(line: 74, column: 12, scope: !151)
!174 = !DILocation(line: 74, column: 12, scope: !151, atomGroup: 1, atomRank: 1)
!175 = !DILocation(line: 75, column: 3, scope: !151)
!176 = !DILocation(line: 75, column: 7, scope: !151)
!177 = !DILocation(line: 75, column: 7, scope: !151, atomGroup: 2, atomRank: 1)
!178 = !DILocation(line: 0, scope: !167)
!179 = !DILocation(line: 77, column: 9, scope: !180)
!180 = distinct !DILexicalBlock(scope: !181, file: !3, line: 77, column: 9)
!181 = distinct !DILexicalBlock(scope: !167, file: !3, line: 76, column: 3)
!182 = !DILocation(line: 77, column: 53, scope: !180, atomGroup: 6, atomRank: 2)
!183 = !DILocation(line: 77, column: 53, scope: !180, atomGroup: 6, atomRank: 1)
!184 = !DILocation(line: 77, column: 22, scope: !180)
!185 = !DILocation(line: 77, column: 41, scope: !180)
!186 = !DILocation(line: 77, column: 53, scope: !180, atomGroup: 28, atomRank: 2)
!187 = !DILocation(line: 77, column: 53, scope: !180, atomGroup: 28, atomRank: 1)
!188 = !DILocation(line: 77, column: 53, scope: !180, atomGroup: 32, atomRank: 2)
!189 = !DILocation(line: 77, column: 53, scope: !180, atomGroup: 32, atomRank: 1)
!190 = !DILocation(line: 0, scope: !169)
!191 = !DILocation(line: 80, column: 15, scope: !192)
!192 = distinct !DILexicalBlock(scope: !169, file: !3, line: 79, column: 3)
!193 = !{!194, !194, i64 0}
!194 = !{!"long", !105, i64 0}
!195 = !DILocation(line: 80, column: 5, scope: !192)
!196 = !DILocation(line: 80, column: 28, scope: !192)
!197 = !DILocation(line: 81, column: 3, scope: !151)
!198 = !DILocation(line: 82, column: 27, scope: !151, atomGroup: 15, atomRank: 2)
!199 = !DILocation(line: 82, column: 50, scope: !151)
!200 = !DILocation(line: 82, column: 59, scope: !151)
!201 = !DILocation(line: 82, column: 72, scope: !151)
!202 = !DILocation(line: 82, column: 70, scope: !151)
!203 = !DILocation(line: 82, column: 85, scope: !151)
!204 = !DILocation(line: 82, column: 83, scope: !151)
!205 = !DILocation(line: 82, column: 97, scope: !151)
!206 = !DILocation(line: 82, column: 3, scope: !151)
!207 = !DILocation(line: 0, scope: !126, inlinedAt: !208)
!208 = distinct !DILocation(line: 83, column: 18, scope: !151)
!209 = !DILocation(line: 52, column: 10, scope: !126, inlinedAt: !208)
!210 = !DILocation(line: 52, column: 10, scope: !126, inlinedAt: !208, atomGroup: 2, atomRank: 3)
!211 = !DILocation(line: 83, column: 18, scope: !151)
!212 = !DILocation(line: 83, column: 3, scope: !151)
!213 = !DILocation(line: 84, column: 18, scope: !151, atomGroup: 16, atomRank: 2)
!214 = !DILocation(line: 84, column: 3, scope: !151)
!215 = !DILocation(line: 33, column: 12, scope: !216, inlinedAt: !219)
!216 = distinct !DISubprogram(name: "next", scope: !3, file: !3, line: 32, type: !217, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!217 = !DISubroutineType(types: !218)
!218 = !{!80}
!219 = distinct !DILocation(line: 85, column: 40, scope: !151)
!220 = !DILocation(line: 33, column: 18, scope: !216, inlinedAt: !219)
!221 = !DILocation(line: 33, column: 9, scope: !216, inlinedAt: !219, atomGroup: 1, atomRank: 2)
!222 = !DILocation(line: 34, column: 18, scope: !216, inlinedAt: !219)
!223 = !DILocation(line: 34, column: 9, scope: !216, inlinedAt: !219, atomGroup: 2, atomRank: 2)
!224 = !DILocation(line: 35, column: 25, scope: !216, inlinedAt: !219)
!225 = !DILocation(line: 35, column: 16, scope: !216, inlinedAt: !219, atomGroup: 3, atomRank: 2)
!226 = !DILocation(line: 35, column: 16, scope: !216, inlinedAt: !219, atomGroup: 4, atomRank: 1)
!227 = !DILocation(line: 85, column: 3, scope: !151)
!228 = !DILocation(line: 0, scope: !138, inlinedAt: !229)
!229 = distinct !DILocation(line: 86, column: 27, scope: !151)
!230 = !DILocation(line: 57, column: 3, scope: !138, inlinedAt: !229, atomGroup: 1, atomRank: 1)
!231 = !DILocation(line: 61, column: 3, scope: !138, inlinedAt: !229, atomGroup: 3, atomRank: 1)
!232 = !DILocation(line: 86, column: 48, scope: !151)
!233 = !DILocation(line: 86, column: 58, scope: !151)
!234 = !DILocation(line: 86, column: 66, scope: !151)
!235 = !DILocation(line: 86, column: 3, scope: !151)
!236 = !DILocation(line: 87, column: 21, scope: !151)
!237 = !DILocation(line: 87, column: 46, scope: !151)
!238 = !DILocation(line: 87, column: 3, scope: !151)
!239 = !DILocation(line: 88, column: 35, scope: !151)
!240 = !DILocation(line: 88, column: 43, scope: !151)
!241 = !DILocation(line: 88, column: 18, scope: !151, atomGroup: 17, atomRank: 1)
!242 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!243 = !DILocation(line: 88, column: 3, scope: !151)
!244 = !DILocation(line: 89, column: 3, scope: !151, atomGroup: 18, atomRank: 1)
!245 = !DILocation(line: 0, scope: !151)
!246 = !DILocation(line: 90, column: 1, scope: !151)
!247 = !DILocation(line: 90, column: 1, scope: !151, atomGroup: 19, atomRank: 1)
!248 = !DISubprogram(name: "thrd_create", scope: !16, file: !16, line: 79, type: !249, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!249 = !DISubroutineType(types: !250)
!250 = !{!30, !251, !252, !256}
!251 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !157, size: 64)
!252 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_start_t", file: !16, line: 39, baseType: !253)
!253 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !254, size: 64)
!254 = !DISubroutineType(types: !255)
!255 = !{!30, !256}
!256 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!257 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 38, type: !254, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !258, keyInstructions: true)
!258 = !{!259, !260, !261}
!259 = !DILocalVariable(name: "argument", arg: 1, scope: !257, file: !3, line: 38, type: !256)
!260 = !DILocalVariable(name: "amount", scope: !257, file: !3, line: 39, type: !7)
!261 = !DILocalVariable(name: "i", scope: !262, file: !3, line: 41, type: !7)
!262 = distinct !DILexicalBlock(scope: !257, file: !3, line: 41, column: 3)
!263 = !DILocation(line: 0, scope: !257)
!264 = !DILocation(line: 39, column: 21, scope: !257, atomGroup: 1, atomRank: 2)
!265 = !DILocation(line: 41, column: 3, scope: !262)
!266 = !DILocation(line: 40, column: 3, scope: !257)
!267 = !DILocation(line: 40, column: 8, scope: !257)
!268 = !DILocation(line: 40, column: 8, scope: !257, atomGroup: 2, atomRank: 2)
!269 = !DILocation(line: 40, column: 8, scope: !257, atomGroup: 2, atomRank: 1)
!270 = !DILocation(line: 0, scope: !262)
!271 = !DILocation(line: 41, column: 26, scope: !272, atomGroup: 22, atomRank: 1)
!272 = distinct !DILexicalBlock(scope: !262, file: !3, line: 41, column: 3)
!273 = !DILocation(line: 41, column: 3, scope: !262, atomGroup: 23, atomRank: 1)
!274 = !DILocation(line: 43, column: 5, scope: !275)
!275 = distinct !DILexicalBlock(scope: !272, file: !3, line: 41, column: 41)
!276 = !DILocation(line: 42, column: 5, scope: !275, atomGroup: 42, atomRank: 2)
!277 = !DILocation(line: 43, column: 12, scope: !275, atomGroup: 43, atomRank: 2)
!278 = !DILocation(line: 43, column: 12, scope: !275, atomGroup: 44, atomRank: 1)
!279 = !DILocation(line: 43, column: 5, scope: !275, atomGroup: 45, atomRank: 1)
!280 = distinct !{!280, !274, !281, !282}
!281 = !DILocation(line: 44, column: 5, scope: !275)
!282 = !{!"llvm.loop.mustprogress"}
!283 = !DILocation(line: 45, column: 12, scope: !275)
!284 = !DILocation(line: 45, column: 12, scope: !275, atomGroup: 46, atomRank: 2)
!285 = !DILocation(line: 45, column: 12, scope: !275, atomGroup: 46, atomRank: 1)
!286 = !DILocation(line: 46, column: 5, scope: !275, atomGroup: 47, atomRank: 1)
!287 = !DILocation(line: 48, column: 10, scope: !257, atomGroup: 15, atomRank: 2)
!288 = !DILocation(line: 48, column: 3, scope: !257, atomGroup: 15, atomRank: 1)
!289 = !DILocation(line: 42, column: 5, scope: !275, atomGroup: 6, atomRank: 2)
!290 = !DILocation(line: 43, column: 12, scope: !275, atomGroup: 7, atomRank: 2)
!291 = !DILocation(line: 43, column: 12, scope: !275, atomGroup: 8, atomRank: 1)
!292 = !DILocation(line: 43, column: 5, scope: !275, atomGroup: 9, atomRank: 1)
!293 = !DILocation(line: 45, column: 12, scope: !275, atomGroup: 10, atomRank: 2)
!294 = !DILocation(line: 45, column: 12, scope: !275, atomGroup: 10, atomRank: 1)
!295 = !DILocation(line: 46, column: 5, scope: !275, atomGroup: 11, atomRank: 1)
!296 = !DILocation(line: 42, column: 5, scope: !275, atomGroup: 51, atomRank: 2)
!297 = !DILocation(line: 43, column: 12, scope: !275, atomGroup: 52, atomRank: 2)
!298 = !DILocation(line: 43, column: 12, scope: !275, atomGroup: 53, atomRank: 1)
!299 = !DILocation(line: 43, column: 5, scope: !275, atomGroup: 54, atomRank: 1)
!300 = !DILocation(line: 45, column: 12, scope: !275, atomGroup: 55, atomRank: 2)
!301 = !DILocation(line: 45, column: 12, scope: !275, atomGroup: 55, atomRank: 1)
!302 = !DILocation(line: 46, column: 5, scope: !275, atomGroup: 56, atomRank: 1)
!303 = !DILocation(line: 41, column: 3, scope: !262, atomGroup: 59, atomRank: 1)
!304 = distinct !{!304, !265, !305, !282}
!305 = !DILocation(line: 47, column: 3, scope: !262)
!306 = !DISubprogram(name: "thrd_join", scope: !16, file: !16, line: 114, type: !307, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!307 = !DISubroutineType(types: !308)
!308 = !{!30, !157, !309}
!309 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!310 = distinct !DISubprogram(name: "length", scope: !3, file: !3, line: 65, type: !311, scopeLine: 65, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !315, keyInstructions: true)
!311 = !DISubroutineType(cc: DW_CC_nocall, types: !312)
!312 = !{!30, !313}
!313 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !314, size: 64)
!314 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !87)
!315 = !{!316, !317}
!316 = !DILocalVariable(name: "list", arg: 1, scope: !310, file: !3, line: 65, type: !313)
!317 = !DILocalVariable(name: "count", scope: !310, file: !3, line: 66, type: !30)
!318 = !DILocation(line: 0, scope: !310)
!319 = !DILocation(line: 67, column: 3, scope: !320, atomGroup: 21, atomRank: 1)
!320 = distinct !DILexicalBlock(scope: !310, file: !3, line: 67, column: 3)
!321 = !DILocation(line: 68, column: 20, scope: !322)
!322 = distinct !DILexicalBlock(scope: !320, file: !3, line: 67, column: 3)
!323 = !{!324, !104, i64 16}
!324 = !{!"list", !325, i64 0, !105, i64 8, !104, i64 16}
!325 = !{!"p1 _ZTS4list", !326, i64 0}
!326 = !{!"any pointer", !105, i64 0}
!327 = !DILocation(line: 68, column: 11, scope: !322, atomGroup: 4, atomRank: 2)
!328 = !DILocation(line: 67, column: 29, scope: !322, atomGroup: 5, atomRank: 2)
!329 = !{!324, !325, i64 0}
!330 = !DILocation(line: 67, column: 3, scope: !320, atomGroup: 2, atomRank: 1)
!331 = !DILocation(line: 67, column: 3, scope: !320, atomGroup: 3, atomRank: 1)
!332 = distinct !{!332, !333, !334, !282}
!333 = !DILocation(line: 67, column: 3, scope: !320)
!334 = !DILocation(line: 68, column: 20, scope: !320)
!335 = !DILocation(line: 69, column: 3, scope: !310, atomGroup: 8, atomRank: 1)
