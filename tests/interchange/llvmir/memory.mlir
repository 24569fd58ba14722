// Allocation, addresses, loads, stores and atomic operations.

llvm.func @allocated(%n: i64, %m: i32) {
  %0 = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %1 = llvm.alloca %m x !llvm.struct<(i8, f64)> {alignment = 32 : i64} : (i32) -> !llvm.ptr
  %2 = llvm.mlir.constant(1 : i32) : i32
  %3 = llvm.alloca %2 x f64 : (i32) -> !llvm.ptr
  %4 = llvm.mlir.constant(1 : i64) : i64
  %5 = llvm.alloca %4 x vector<4xf32> {alignment = 0 : i64} : (i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @elsewhere(%n: i64) {
  %0 = llvm.alloca %n x i32 : (i64) -> !llvm.ptr<5>
  %1 = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @as_argument(%n: i32) {
  %0 = llvm.alloca inalloca %n x i32 : (i32) -> !llvm.ptr
  %1 = llvm.alloca inalloca %n x !llvm.struct<"s", (i64)> {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @addresses(%p: !llvm.ptr, %i: i64, %v: vector<4x!llvm.ptr>, %w: vector<4xi64>, %q: !llvm.ptr<1>) {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %1 = llvm.getelementptr %p[%i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f64)>
  %2 = llvm.getelementptr inbounds %p[2, 1, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<3 x f64>)>
  %3 = llvm.getelementptr inbounds|nuw %p[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.getelementptr nusw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %5 = llvm.getelementptr nusw|nuw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %6 = llvm.getelementptr %v[%w] : (vector<4x!llvm.ptr>, vector<4xi64>) -> vector<4x!llvm.ptr>, i32
  %7 = llvm.getelementptr %p[%w] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i32
  %8 = llvm.getelementptr %q[%i] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i32
  llvm.return
}

// -----

llvm.mlir.global @g() : !llvm.array<8 x i32>
llvm.func @constant_addresses() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.getelementptr %0[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i32>
  %2 = llvm.getelementptr inbounds %0[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i32>
  %3 = llvm.load %1 : !llvm.ptr -> i32
  %4 = llvm.load %2 : !llvm.ptr -> i32
  %5 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %6 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i32>
  %7 = llvm.load %6 : !llvm.ptr -> i32
  llvm.return %5 : !llvm.ptr
}

// -----

llvm.func @loaded(%p: !llvm.ptr, %q: !llvm.ptr<3>) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load volatile %p : !llvm.ptr -> i32
  %2 = llvm.load %p {alignment = 16 : i64} : !llvm.ptr -> vector<4xf32>
  %3 = llvm.load %p {nontemporal} : !llvm.ptr -> f64
  %4 = llvm.load %p invariant : !llvm.ptr -> f64
  %5 = llvm.load %p invariant_group : !llvm.ptr -> f64
  %6 = llvm.load %p dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
  %7 = llvm.load %p dereferenceable<bytes = 4, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  %8 = llvm.load %q : !llvm.ptr<3> -> !llvm.struct<(i32, i8)>
  %9 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %10 = llvm.load volatile %p atomic syncscope("singlethread") acquire {alignment = 8 : i64} : !llvm.ptr -> f64
  %11 = llvm.load %p atomic syncscope("agent") seq_cst {alignment = 8 : i64} : !llvm.ptr -> i64
  %12 = llvm.load %p atomic unordered {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @stored(%p: !llvm.ptr, %x: i32, %v: vector<[4]xf32>, %f: f64) {
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.store volatile %x, %p : i32, !llvm.ptr
  llvm.store %v, %p {alignment = 4 : i64} : vector<[4]xf32>, !llvm.ptr
  llvm.store %f, %p {nontemporal} : f64, !llvm.ptr
  llvm.store %f, %p invariant_group : f64, !llvm.ptr
  llvm.store %x, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store volatile %x, %p atomic syncscope("singlethread") monotonic {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @changed(%p: !llvm.ptr, %x: i32, %f: f32, %q: !llvm.ptr, %v: vector<2xf16>) {
  %0 = llvm.atomicrmw xchg %p, %x monotonic : !llvm.ptr, i32
  %1 = llvm.atomicrmw add %p, %x acquire : !llvm.ptr, i32
  %2 = llvm.atomicrmw sub %p, %x release : !llvm.ptr, i32
  %3 = llvm.atomicrmw _and %p, %x acq_rel : !llvm.ptr, i32
  %4 = llvm.atomicrmw nand %p, %x seq_cst : !llvm.ptr, i32
  %5 = llvm.atomicrmw _or %p, %x monotonic : !llvm.ptr, i32
  %6 = llvm.atomicrmw _xor %p, %x monotonic : !llvm.ptr, i32
  %7 = llvm.atomicrmw max %p, %x monotonic : !llvm.ptr, i32
  %8 = llvm.atomicrmw min %p, %x monotonic : !llvm.ptr, i32
  %9 = llvm.atomicrmw umax %p, %x monotonic : !llvm.ptr, i32
  %10 = llvm.atomicrmw umin %p, %x monotonic : !llvm.ptr, i32
  %11 = llvm.atomicrmw fadd %p, %f monotonic : !llvm.ptr, f32
  %12 = llvm.atomicrmw fsub %p, %f monotonic : !llvm.ptr, f32
  %13 = llvm.atomicrmw fmax %p, %f monotonic : !llvm.ptr, f32
  %14 = llvm.atomicrmw fmin %p, %f monotonic : !llvm.ptr, f32
  %15 = llvm.atomicrmw uinc_wrap %p, %x monotonic : !llvm.ptr, i32
  %16 = llvm.atomicrmw udec_wrap %p, %x monotonic : !llvm.ptr, i32
  %17 = llvm.atomicrmw usub_cond %p, %x monotonic : !llvm.ptr, i32
  %18 = llvm.atomicrmw usub_sat %p, %x monotonic : !llvm.ptr, i32
  %19 = llvm.atomicrmw fmaximum %p, %f monotonic : !llvm.ptr, f32
  %20 = llvm.atomicrmw fminimum %p, %f monotonic : !llvm.ptr, f32
  %21 = llvm.atomicrmw volatile xchg %p, %q syncscope("singlethread") monotonic {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
  %22 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<2xf16>
  llvm.return
}

// -----

llvm.func @exchanged(%p: !llvm.ptr, %x: i32, %q: !llvm.ptr) {
  %0 = llvm.cmpxchg %p, %x, %x monotonic monotonic : !llvm.ptr, i32
  %1 = llvm.cmpxchg weak %p, %x, %x acq_rel acquire : !llvm.ptr, i32
  %2 = llvm.cmpxchg volatile %p, %x, %x seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i32
  %3 = llvm.cmpxchg weak volatile %p, %q, %q syncscope("agent") release monotonic : !llvm.ptr, !llvm.ptr
  llvm.return
}

// -----

llvm.func @fenced() {
  llvm.fence acquire
  llvm.fence release
  llvm.fence acq_rel
  llvm.fence seq_cst
  llvm.fence syncscope("singlethread") seq_cst
  llvm.fence syncscope("agent") release
  llvm.return
}

// -----

llvm.func @arguments(%list: !llvm.ptr, ...) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.intr.vastart %1 : !llvm.ptr
  %2 = llvm.va_arg %1 : (!llvm.ptr) -> i32
  %3 = llvm.va_arg %1 : (!llvm.ptr) -> f64
  llvm.intr.vacopy %1 to %list : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %1 : !llvm.ptr
  llvm.return
}

// -----

llvm.func @moved(%a: !llvm.ptr, %b: !llvm.ptr<3>, %n: i32, %m: i64, %x: i8) {
  "llvm.intr.memcpy"(%a, %b, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
  "llvm.intr.memcpy"(%a, %a, %m) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%a, %b, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr<3>, i64) -> ()
  "llvm.intr.memset"(%a, %x, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memcpy.inline"(%a, %b) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
  "llvm.intr.memset.inline"(%a, %x) <{isVolatile = true, len = 10 : i32}> : (!llvm.ptr, i8) -> ()
  "llvm.intr.memcpy"(%a, %a, %m) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// -----

llvm.func @lives(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %1 : !llvm.ptr
  llvm.intr.lifetime.end %1 : !llvm.ptr
  %2 = llvm.intr.invariant.start 1, %p : !llvm.ptr
  llvm.intr.invariant.end %2, 1, %p : !llvm.ptr
  %3 = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %4 = llvm.intr.strip.invariant.group %3 : !llvm.ptr
  %5 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %5 : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global internal thread_local @tls(0 : i32) : i32
llvm.func @hints(%p: !llvm.ptr, %x: i32, %n: i64, %c: i1) {
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %0 = llvm.intr.ptrmask %p, %n : (!llvm.ptr, i64) -> !llvm.ptr
  %1 = llvm.intr.expect %x, %x : i32
  %2 = llvm.intr.expect.with.probability %x, %x, 5.000000e-01 : i32
  %3 = "llvm.intr.is.constant"(%x) : (i32) -> i1
  %4 = llvm.intr.ssa.copy %x : i32
  %5 = llvm.mlir.addressof @tls : !llvm.ptr
  %6 = "llvm.intr.threadlocal.address"(%5) : (!llvm.ptr) -> !llvm.ptr
  llvm.intr.assume %c : i1
  llvm.intr.assume %c ["align"(%p, %n : !llvm.ptr, i64)] : i1
  llvm.intr.assume %c ["nonnull"(%p : !llvm.ptr), "cold"()] : i1
  "llvm.intr.var.annotation"(%p, %p, %p, %x, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  %7 = "llvm.intr.ptr.annotation"(%p, %p, %p, %x, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  %8 = "llvm.intr.annotation"(%x, %p, %p, %x) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.return
}

// -----

llvm.func @traps() {
  "llvm.intr.trap"() : () -> ()
  "llvm.intr.debugtrap"() : () -> ()
  "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
  llvm.unreachable
}
