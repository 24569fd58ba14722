// RUN: toyc %s -emit=llvm -O0 -target=x86_64-linux | FileCheck %s
// RUN: toyc %s -emit=llvm -O0 -target=x86_64-linux -mcpu=haswell | FileCheck %s --check-prefix=ONE
// RUN: toyc %s -emit=llvm -O0 -target=aarch64-linux | FileCheck %s --check-prefix=ONE

// What has the name of a function calls one of its versions, and passes everything as the caller did.
// CHECK: define double @product(ptr byval(double) %0, double %1)
// CHECK: call i1 @mlir_rt_has_fma()
// CHECK: call double @product.fma(ptr byval(double) %0, double %1)
// CHECK: call double @product.plain(ptr byval(double) %0, double %1)
// ONE-NOT: @product.fma
// ONE-NOT: mlir_rt_has_fma
llvm.func @product(%p: !llvm.ptr {llvm.byval = f64}, %y: f64) -> f64 {
  %x = llvm.load %p : !llvm.ptr -> f64
  %0 = llvm.intr.fma(%x, %y, %y) : (f64, f64, f64) -> f64
  llvm.return %0 : f64
}

// A list of arguments without an end cannot be passed on.
// CHECK: define double @any(double %0, ...)
// CHECK-NEXT: call double @llvm.fma.f64
llvm.func @any(%x: f64, ...) -> f64 {
  %0 = llvm.intr.fma(%x, %x, %x) : (f64, f64, f64) -> f64
  llvm.return %0 : f64
}

// CHECK: define internal double @product.fma(ptr byval(double) %0, double %1) #[[FMA:[0-9]+]]
// CHECK: define internal double @product.plain(ptr byval(double) %0, double %1)
// CHECK: attributes #[[FMA]] = { "target-features"="+avx2,+fma" }
