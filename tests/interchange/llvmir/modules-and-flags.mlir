// Flags of modules, of each behavior and value, and other things that modules say.

llvm.module_flags [#llvm.mlir.module_flag<error, "number", 7 : i32>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<warning, "number", 7 : i32>, #llvm.mlir.module_flag<override, "other", 8 : i32>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<max, "largest", 7 : i32>, #llvm.mlir.module_flag<min, "smallest", 7 : i32>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "text", "a text">, #llvm.mlir.module_flag<override, "empty", "">]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "wide", 7 : i64>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<require, "what", 7 : i32>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<append, "list", 7 : i32>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<append_unique, "list", "x">]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "float", 7.0 : f32>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "twice", 7 : i32>, #llvm.mlir.module_flag<error, "twice", 7 : i32>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "a", 7 : i32>]
llvm.module_flags [#llvm.mlir.module_flag<error, "b", 7 : i32>]

// -----

llvm.module_flags []

// -----

llvm.module_flags [7 : i32]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 1 : i32>]
llvm.func @f() { llvm.return }

// -----

llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @f, count = 0>, #llvm.cgprofile_entry<count = 5>]>]
llvm.func @f() { llvm.return }

// -----

llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @missing, to = @f, count = 1>]>]
llvm.func @f() { llvm.return }

// -----

llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", ["text"]>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = SampleProfile, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>>>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = CSInstrProf, total_count = 18446744073709551615, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, is_partial_profile = 1, partial_profile_ratio = 5.000000e-01 : f64, detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>>>]

// -----

module attributes {llvm.ident = "one compiler", llvm.commandline = "compiler -O2 file"} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "a", 1 : i32>]
  llvm.func @f() { llvm.return }
}

// -----

module attributes {llvm.ident = ""} {
}

// -----

module attributes {llvm.ident = 7 : i32} {
}

// -----

module attributes {llvm.dependent_libraries = #llvm.dependent_libraries<"one">} {
}

// -----

llvm.linker_options ["-lm"]
llvm.linker_options ["-framework", "Cocoa", ""]

// -----

module attributes {llvm.module_asm = [".globl a", "a: \22text\22", ""]} {
  llvm.func @f() { llvm.return }
}

// -----

module attributes {llvm.module_asm = []} {
}

// -----

module attributes {llvm.target_triple = "aarch64-unknown-linux-gnu", llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"} {
  llvm.func @f(%x: vector<[4]xi32>) -> vector<[4]xi32> { llvm.return %x : vector<[4]xi32> }
}

// -----

module attributes {llvm.data_layout = "E-p:32:32"} {
  llvm.func @f(%p: !llvm.ptr) -> i32 {
    %0 = llvm.ptrtoint %p : !llvm.ptr to i32
    llvm.return %0 : i32
  }
}

// -----

module attributes {llvm.data_layout = "not a layout"} {
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", i64 = dense<64> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<[64, 64, 64, 64]> : vector<4xi64>>} {
  llvm.func @f() { llvm.return }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", "dlti.stack_alignment" = 128 : i64, "dlti.alloca_memory_space" = 5 : ui64, "dlti.global_memory_space" = 1 : ui64, "dlti.program_memory_space" = 2 : ui64, "dlti.mangling_mode" = "e">} {
  llvm.func @f() { llvm.return }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<[32, 64]> : vector<2xi64>, i8 = dense<8> : vector<1xi64>, i24 = dense<32> : vector<2xi64>, !llvm.ptr<3> = dense<[32, 32, 64]> : vector<3xi64>, !llvm.ptr<7> = dense<[160, 256, 256, 32]> : vector<4xi64>>} {
  llvm.func @f() { llvm.return }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i1 = dense<8> : vector<2xi64>, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = true>, "dlti.legal_int_widths" = array<i32: 8, 64>, "dlti.stack_alignment" = 0 : i64, "dlti.alloca_memory_space" = 0 : ui64>} {
  llvm.func @f() { llvm.return }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<>} {
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<bf16 = dense<16> : vector<2xi64>>} {
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<si32 = dense<32> : vector<2xi64>>} {
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"our.key" = 1 : i32>} {
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.default_memory_space" = 3 : ui64>} {
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  llvm.func @f() { llvm.return }
}

// -----

module attributes {llvm.data_layout = "e-p:64:64", dlti.dl_spec = #dlti.dl_spec<i8 = dense<8> : vector<2xi64>>} {
  llvm.func @f() { llvm.return }
}

// -----

module @named attributes {our.attribute = "x"} {
  llvm.func @f() { llvm.return }
}

// -----

module attributes {llvm.unknown = 1 : i32} {
}

// -----

module {
  module {
    llvm.func @f() { llvm.return }
  }
}

// -----

module @outer {
  llvm.func @f() { llvm.return }
  llvm.func @f() { llvm.return }
}

// -----

llvm.func @f() loc("a.mlir":1:1)
llvm.mlir.global internal @g(1 : i32) : i32 loc(fused["a.mlir":1:1, "b.mlir":2:2])
