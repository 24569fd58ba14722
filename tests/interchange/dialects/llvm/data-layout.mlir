// Texts of data layouts that LLVM takes.

module attributes {llvm.data_layout = "i8:8:16"} {}
// -----
module attributes {llvm.data_layout = "i16777215:8"} {}
// -----
module attributes {llvm.data_layout = "a:0"} {}
// -----
module attributes {llvm.data_layout = "a:0:64"} {}
// -----
module attributes {llvm.data_layout = "a0:0"} {}
// -----
module attributes {llvm.data_layout = "p:64:64"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:64:32"} {}
// -----
module attributes {llvm.data_layout = "p1:64:64"} {}
// -----
module attributes {llvm.data_layout = "pu1:64:64"} {}
// -----
module attributes {llvm.data_layout = "peu1:64:64"} {}
// -----
module attributes {llvm.data_layout = "E"} {}
// -----
module attributes {llvm.data_layout = "e"} {}
// -----
module attributes {llvm.data_layout = "s"} {}
// -----
module attributes {llvm.data_layout = "sfoo"} {}
// -----
module attributes {llvm.data_layout = "n8"} {}
// -----
module attributes {llvm.data_layout = "n8:16:32"} {}
// -----
module attributes {llvm.data_layout = "S128"} {}
// -----
module attributes {llvm.data_layout = "Fi8"} {}
// -----
module attributes {llvm.data_layout = "Fn32"} {}
// -----
module attributes {llvm.data_layout = "P1"} {}
// -----
module attributes {llvm.data_layout = "A1"} {}
// -----
module attributes {llvm.data_layout = "G1"} {}
// -----
module attributes {llvm.data_layout = "m:e"} {}
// -----
module attributes {llvm.data_layout = "m:l"} {}
// -----
module attributes {llvm.data_layout = "m:o"} {}
// -----
module attributes {llvm.data_layout = "m:m"} {}
// -----
module attributes {llvm.data_layout = "m:w"} {}
// -----
module attributes {llvm.data_layout = "m:x"} {}
// -----
module attributes {llvm.data_layout = "m:a"} {}
// -----
module attributes {llvm.data_layout = "ni:1"} {}
// -----
module attributes {llvm.data_layout = "ni:1:2"} {}
// -----
module attributes {llvm.data_layout = "i64:64:64-i64:32:32"} {}
// -----
module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"} {}
// -----
module attributes {llvm.data_layout = "i08:8"} {}
// -----
module attributes {llvm.data_layout = "p:16777215:64"} {}
