// What is said of modules.

module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu", llvm.data_layout = "e-m:e-p270:32:32-i64:64-f80:128-n8:16:32:64-S128"} {
  llvm.func @f(%n: i64) {
    %0 = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
    llvm.return
  }
}

// -----

module attributes {llvm.data_layout = "A5"} {
  llvm.func @f(%n: i64) {
    %0 = llvm.alloca %n x i64 : (i64) -> !llvm.ptr<5>
    llvm.return
  }
}

// -----

module attributes {llvm.target_triple = "x86_64-pc-windows-msvc"} {
  llvm.func @f()
}

// -----

module attributes {llvm.module_asm = ["foo", "bar"]} {
}

// -----

module attributes {llvm.module_asm = "foo"} {
}

// -----

module attributes {llvm.module_asm = [42]} {
}

// -----

module attributes {llvm.ident = "flang version 61.7.4", llvm.commandline = "exec -o infile", llvm.dependent_libraries = #llvm.dependent_libraries<"foo", "bar">} {
}

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<override, "probe-stack", "inline-asm">, #llvm.mlir.module_flag<warning, "w", 1 : i32>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @from, to = @to, count = 222>, #llvm.cgprofile_entry<from = @from, count = 222>, #llvm.cgprofile_entry<from = @to, to = @from, count = 222>]>]
llvm.func @from(i32)
llvm.func @to()

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 0.000000e+00 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 86427, num_counts = 1>>>]

// -----

llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.linker_options ["/DEFAULTLIB:", "libcmtd"]

// -----

func.func @f() {
  return
}

// -----

llvm.func @f() {
  "test.unknown"() : () -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.call_intrinsic "llvm.does.not.exist"(%x) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  %0 = llvm.call_intrinsic "llvm.vector.reduce.add"(%x) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%x: i32, %v: vector<8xi32>) {
  %0 = llvm.call_intrinsic "llvm.vector.reduce.add"(%v, %x) : (vector<8xi32>, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: vector<8xi32>) {
  %0 = llvm.call_intrinsic "llvm.vector.reduce.add"(%v) : (vector<8xi32>) -> i64
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  llvm.call_intrinsic "llvm.x86.sse.sfence"(%x) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f() attributes {passthrough = [["noinline", "42"]]}

// -----

llvm.func @f() attributes {passthrough = ["alignstack"]}

// -----

llvm.func @f() attributes {passthrough = [42]}

// -----

llvm.func @f() attributes {passthrough = [[42, "x"]]}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i64) {
  llvm.store %x, %p atomic acquire {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global internal @g(dense<[1.0]> : tensor<1xf32>) : !llvm.array<1 x i8>

// -----

llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}
