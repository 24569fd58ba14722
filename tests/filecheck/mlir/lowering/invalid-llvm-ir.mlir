// What LLVM does not accept is an error, read or written.
// RUN: not toy-opt %s -mlir-to-llvmir 2>&1 | FileCheck %s
// RUN: sed -n 's|^// LL: ||p' %s > %t.ll && not toy-opt -import-llvm %t.ll 2>&1 | FileCheck %s
// CHECK: error: llvm.lifetime.start/end can only be used on alloca or poison

// LL: define void @f(ptr %p) {
// LL:   call void @llvm.lifetime.start.p0(ptr %p)
// LL:   ret void
// LL: }
// LL: declare void @llvm.lifetime.start.p0(ptr)
// LL: !llvm.module.flags = !{!0}
// LL: !0 = !{i32 2, !"Debug Info Version", i32 3}

llvm.func @f(%p: !llvm.ptr) {
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.return
}

// This needs the text to be read.
llvm.func @g()
llvm.func @called() {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.call %0() : !llvm.ptr, () -> ()
  llvm.return
}
