// One instruction for each operation, with all its flags.
// RUN: toyc %s -emit=llvm -O0 | FileCheck %s
// RUN: toyc %s -emit=llvm -O0 | llc-22 -o %t.s
// REQUIRES: llc-22

// CHECK-LABEL: define i64 @integers(i64 %0, i64 %1)
// CHECK-NEXT: %[[A:.*]] = add i64 %0, %1
// CHECK-NEXT: %[[B:.*]] = add nsw i64 %[[A]], %1
// CHECK-NEXT: %[[C:.*]] = sub nuw i64 %[[B]], %1
// CHECK-NEXT: %[[D:.*]] = mul nuw nsw i64 %[[C]], %1
// CHECK-NEXT: %[[E:.*]] = sdiv i64 %[[D]], %1
// CHECK-NEXT: %[[F:.*]] = srem i64 %[[E]], %1
// CHECK-NEXT: ret i64 %[[F]]
llvm.func @integers(%a: i64, %b: i64) -> i64 {
  %0 = llvm.add %a, %b : i64
  %1 = llvm.add %0, %b overflow<nsw> : i64
  %2 = llvm.sub %1, %b overflow<nuw> : i64
  %3 = llvm.mul %2, %b overflow<nsw, nuw> : i64
  %4 = llvm.sdiv %3, %b : i64
  %5 = llvm.srem %4, %b : i64
  llvm.return %5 : i64
}

// CHECK-LABEL: define double @floats(double %0, double %1)
// CHECK-NEXT: %[[A:.*]] = fadd double %0, %1
// CHECK-NEXT: %[[B:.*]] = fsub nnan double %[[A]], %1
// CHECK-NEXT: %[[C:.*]] = fmul reassoc ninf nsz arcp contract afn double %[[B]], %1
// CHECK-NEXT: %[[D:.*]] = fdiv fast double %[[C]], %1
// CHECK-NEXT: ret double %[[D]]
llvm.func @floats(%a: f64, %b: f64) -> f64 {
  %0 = llvm.fadd %a, %b : f64
  %1 = llvm.fsub %0, %b {fastmathFlags = #llvm.fastmath<nnan>} : f64
  %2 = llvm.fmul %1, %b {fastmathFlags = #llvm.fastmath<ninf, nsz, arcp, contract, afn, reassoc>} : f64
  %3 = llvm.fdiv %2, %b {fastmathFlags = #llvm.fastmath<fast>} : f64
  llvm.return %3 : f64
}

// CHECK-LABEL: define i1 @comparisons(i32 %0, i32 %1, ptr %2)
// CHECK-NEXT: icmp eq i32 %0, %1
// CHECK-NEXT: icmp ne i32 %0, %1
// CHECK-NEXT: icmp slt i32 %0, %1
// CHECK-NEXT: icmp sle i32 %0, %1
// CHECK-NEXT: icmp sgt i32 %0, %1
// CHECK-NEXT: icmp sge i32 %0, %1
// CHECK-NEXT: icmp ult i32 %0, %1
// CHECK-NEXT: icmp ule i32 %0, %1
// CHECK-NEXT: icmp ugt i32 %0, %1
// CHECK-NEXT: icmp uge i32 %0, %1
// CHECK-NEXT: icmp eq ptr %2, null
llvm.func @comparisons(%a: i32, %b: i32, %p: !llvm.ptr) -> i1 {
  %0 = llvm.icmp "eq" %a, %b : i32
  %1 = llvm.icmp "ne" %a, %b : i32
  %2 = llvm.icmp "slt" %a, %b : i32
  %3 = llvm.icmp "sle" %a, %b : i32
  %4 = llvm.icmp "sgt" %a, %b : i32
  %5 = llvm.icmp "sge" %a, %b : i32
  %6 = llvm.icmp "ult" %a, %b : i32
  %7 = llvm.icmp "ule" %a, %b : i32
  %8 = llvm.icmp "ugt" %a, %b : i32
  %9 = llvm.icmp "uge" %a, %b : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %10 = llvm.icmp "eq" %p, %null : !llvm.ptr
  llvm.call @keep(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  llvm.return %10 : i1
}
llvm.func @keep(i1, i1, i1, i1, i1, i1, i1, i1, i1, i1)

// CHECK-LABEL: define float @choice(
// CHECK-NEXT: %[[X:.*]] = select nnan i1 %0, float %1, float 0x7FF4000000000000
// CHECK-NEXT: ret float %[[X]]
llvm.func @choice(%c: i1, %x: f32) -> f32 {
  // The bits of a NaN stay as they are.
  %nan = llvm.mlir.constant(0x7FA00000 : f32) : f32
  %0 = llvm.select %c, %x, %nan {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32
  llvm.return %0 : f32
}

// CHECK-LABEL: define i32 @memory(
// CHECK-NEXT: %[[P:.*]] = alloca { i32, [4 x i16] }, i64 %0, align 32
// CHECK-NEXT: %[[F:.*]] = getelementptr inbounds nuw { i32, [4 x i16] }, ptr %[[P]], i64 %0, i32 1, i64 %0
// CHECK-NEXT: %[[G:.*]] = getelementptr i8, ptr %[[F]], i32 -8
// CHECK-NEXT: store volatile i64 %0, ptr %[[G]], align 2
// CHECK-NEXT: store i64 %0, ptr %[[G]], align 8, !nontemporal ![[ONE:[0-9]+]]
// CHECK-NEXT: load volatile i32, ptr %[[P]], align 4
// CHECK-NEXT: %[[X:.*]] = load i32, ptr %[[P]], align 1, !invariant.load ![[EMPTY:[0-9]+]]
// CHECK-NEXT: %[[Y:.*]] = load i32, ptr %[[P]], align 4, !nontemporal ![[ONE]]
// CHECK-NEXT: %[[Z:.*]] = add i32 %[[X]], %[[Y]]
// CHECK-NEXT: %[[I:.*]] = ptrtoint ptr %[[P]] to i32
// CHECK-NEXT: %[[S:.*]] = add i32 %[[Z]], %[[I]]
// CHECK-NEXT: %[[Q:.*]] = inttoptr i32 %[[S]] to ptr
// CHECK-NEXT: store i32 %[[S]], ptr %[[Q]], align 4
// CHECK-NEXT: ret i32 %[[S]]
llvm.func @memory(%n: i64) -> i32 {
  %p = llvm.alloca %n x !llvm.struct<(i32, array<4 x i16>)> {alignment = 32 : i64} : (i64) -> !llvm.ptr
  %f = llvm.getelementptr inbounds|nuw %p[%n, 1, %n] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i16>)>
  %g = llvm.getelementptr %f[-8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store volatile %n, %g {alignment = 2 : i64} : i64, !llvm.ptr
  llvm.store %n, %g {nontemporal} : i64, !llvm.ptr
  // Even if nothing uses the value.
  %unused = llvm.load volatile %p : !llvm.ptr -> i32
  %x = llvm.load %p invariant {alignment = 1 : i64} : !llvm.ptr -> i32
  %y = llvm.load %p {nontemporal} : !llvm.ptr -> i32
  %z = llvm.add %x, %y : i32
  %i = llvm.ptrtoint %p : !llvm.ptr to i32
  %s = llvm.add %z, %i : i32
  %q = llvm.inttoptr %s : i32 to !llvm.ptr
  llvm.store %s, %q : i32, !llvm.ptr
  llvm.return %s : i32
}

// inkwell inserts at one level: the enclosing value is extracted and reinserted.
// CHECK-LABEL: define { i32, [2 x i8] } @aggregates(
// CHECK-NEXT: %[[INNER:.*]] = extractvalue { i32, [2 x i8] } %0, 1
// CHECK-NEXT: %[[ELEMENT:.*]] = extractvalue [2 x i8] %[[INNER]], 0
// CHECK-NEXT: %[[A:.*]] = extractvalue { i32, [2 x i8] } %0, 1
// CHECK-NEXT: %[[B:.*]] = insertvalue [2 x i8] %[[A]], i8 %[[ELEMENT]], 1
// CHECK-NEXT: %[[C:.*]] = insertvalue { i32, [2 x i8] } %0, [2 x i8] %[[B]], 1
// CHECK-NEXT: ret { i32, [2 x i8] } %[[C]]
llvm.func @aggregates(%s: !llvm.struct<(i32, array<2 x i8>)>) -> !llvm.struct<(i32, array<2 x i8>)> {
  %0 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x i8>)>
  %1 = llvm.insertvalue %0, %s[1, 1] : !llvm.struct<(i32, array<2 x i8>)>
  llvm.return %1 : !llvm.struct<(i32, array<2 x i8>)>
}

// CHECK-LABEL: define void @constants(ptr %0)
// CHECK-NEXT: store i200 -1, ptr %0
// CHECK-NEXT: store i1 true, ptr %0
// CHECK-NEXT: store half 0xH3E00, ptr %0
// CHECK-NEXT: store bfloat 0xR3FC0, ptr %0
// CHECK-NEXT: store fp128 0xL{{0+}}3FFF{{0*}}, ptr %0
// CHECK-NEXT: store [2 x i32] [i32 1, i32 -2], ptr %0
// CHECK-NEXT: store [3 x i8] c"abc", ptr %0
// CHECK-NEXT: store i64 undef, ptr %0
// CHECK-NEXT: store { i64, double } poison, ptr %0
// CHECK-NEXT: store [2 x ptr] zeroinitializer, ptr %0
// CHECK-NEXT: store ptr @choice, ptr %0
llvm.func @constants(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(-1 : i200) : i200
  llvm.store %0, %p : i200, !llvm.ptr
  %1 = llvm.mlir.constant(true) : i1
  llvm.store %1, %p : i1, !llvm.ptr
  %2 = llvm.mlir.constant(1.5 : f16) : f16
  llvm.store %2, %p : f16, !llvm.ptr
  %3 = llvm.mlir.constant(1.5 : bf16) : bf16
  llvm.store %3, %p : bf16, !llvm.ptr
  %4 = llvm.mlir.constant(1.0 : f128) : f128
  llvm.store %4, %p : f128, !llvm.ptr
  %5 = llvm.mlir.constant(dense<[1, -2]> : tensor<2xi32>) : !llvm.array<2 x i32>
  llvm.store %5, %p : !llvm.array<2 x i32>, !llvm.ptr
  %6 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  llvm.store %6, %p : !llvm.array<3 x i8>, !llvm.ptr
  %7 = llvm.mlir.undef : i64
  llvm.store %7, %p : i64, !llvm.ptr
  %8 = llvm.mlir.poison : !llvm.struct<(i64, f64)>
  llvm.store %8, %p : !llvm.struct<(i64, f64)>, !llvm.ptr
  %9 = llvm.mlir.zero : !llvm.array<2 x ptr>
  llvm.store %9, %p : !llvm.array<2 x ptr>, !llvm.ptr
  %10 = llvm.mlir.addressof @choice : !llvm.ptr
  llvm.store %10, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: define i32 @branches(
// CHECK-NEXT: br i1 %0, label %[[YES:.*]], label %[[NO:.*]], !prof ![[WEIGHTS:[0-9]+]]
// CHECK: [[YES]]:
// CHECK-NEXT: %[[X:.*]] = phi i32 [ %[[NEXT:.*]], %[[YES]] ], [ %1, %{{.*}} ]
// CHECK-NEXT: %[[NEXT]] = add i32 %[[X]], %1
// CHECK-NEXT: icmp
// CHECK-NEXT: br i1 %{{.*}}, label %[[YES]], label %[[NO]]
// CHECK: [[NO]]:
// CHECK-NEXT: unreachable
llvm.func @branches(%c: i1, %x: i32) -> i32 {
  llvm.cond_br %c weights([3, 5]), ^loop(%x : i32), ^no
^loop(%i: i32):
  %next = llvm.add %i, %x : i32
  %more = llvm.icmp "slt" %next, %x : i32
  llvm.cond_br %more, ^loop(%next : i32), ^no
^no:
  llvm.unreachable
}

// Both branches lead to one block with different values: one of them takes a detour.
// CHECK-LABEL: define i32 @one_target(
// CHECK-NEXT: br i1 %0, label %[[END:.*]], label %[[DETOUR:.*]]
// CHECK: [[END]]:
// CHECK-NEXT: phi i32 [ %[[Y:.*]], %[[DETOUR]] ], [ %1, %{{.*}} ]
// CHECK: [[DETOUR]]:
// CHECK-NEXT: %[[Y]] = phi i32 [ %2, %{{.*}} ]
// CHECK-NEXT: br label %[[END]]
llvm.func @one_target(%c: i1, %x: i32, %y: i32) -> i32 {
  llvm.cond_br %c, ^end(%x : i32), ^end(%y : i32)
^end(%z: i32):
  llvm.return %z : i32
}

// CHECK-LABEL: define double @calls(
// CHECK-NEXT: %[[A:.*]] = call double @fast(double %1)
// CHECK-NEXT: %[[B:.*]] = call nnan double @fast(double %[[A]])
// CHECK-NEXT: %[[C:.*]] = tail call fastcc double @called(double %[[B]])
// CHECK-NEXT: %[[D:.*]] = call double %0(double %[[C]])
// CHECK-NEXT: call void %0()
// CHECK-NEXT: call i32 (ptr, ...) %0(ptr %0, double %[[D]])
// CHECK-NEXT: call i32 (ptr, ...) @printf(ptr %0, double %[[D]])
llvm.func @calls(%f: !llvm.ptr, %x: f64) -> f64 {
  %0 = llvm.call @fast(%x) : (f64) -> f64
  %1 = llvm.call @fast(%0) {fastmathFlags = #llvm.fastmath<nnan>} : (f64) -> f64
  %2 = llvm.call fastcc tail @called(%1) : (f64) -> f64
  %3 = llvm.call %f(%2) : !llvm.ptr, (f64) -> f64
  llvm.call %f() : !llvm.ptr, () -> ()
  %4 = llvm.call %f(%f, %3) vararg(!llvm.func<i32 (ptr, ...)>) : !llvm.ptr, (!llvm.ptr, f64) -> i32
  %5 = llvm.call @printf(%f, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  llvm.return %3 : f64
}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @fast(f64) -> f64
llvm.func fastcc @called(f64) -> f64
// CHECK: declare fastcc double @called(double)

// CHECK-DAG: ![[ONE]] = !{i32 1}
// CHECK-DAG: ![[EMPTY]] = !{}
// CHECK-DAG: ![[WEIGHTS]] = !{!"branch_weights", i32 3, i32 5}
