// Texts that are not data layouts of LLVM.

module attributes {llvm.data_layout = "foo"} {}
// -----
module attributes {llvm.data_layout = "f32"} {}
// -----
module attributes {llvm.data_layout = "f32:32:16"} {}
// -----
module attributes {llvm.data_layout = "f32:32:32:32"} {}
// -----
module attributes {llvm.data_layout = "i8:16"} {}
// -----
module attributes {llvm.data_layout = "i"} {}
// -----
module attributes {llvm.data_layout = "i:8"} {}
// -----
module attributes {llvm.data_layout = "i32:"} {}
// -----
module attributes {llvm.data_layout = "i32:8:"} {}
// -----
module attributes {llvm.data_layout = "i0:8"} {}
// -----
module attributes {llvm.data_layout = "i16777216:8"} {}
// -----
module attributes {llvm.data_layout = "i32:65536"} {}
// -----
module attributes {llvm.data_layout = "i32:0"} {}
// -----
module attributes {llvm.data_layout = "i32:12"} {}
// -----
module attributes {llvm.data_layout = "i32:24"} {}
// -----
module attributes {llvm.data_layout = "v64:64:32"} {}
// -----
module attributes {llvm.data_layout = "a"} {}
// -----
module attributes {llvm.data_layout = "a8:8"} {}
// -----
module attributes {llvm.data_layout = "a:"} {}
// -----
module attributes {llvm.data_layout = "ax:8"} {}
// -----
module attributes {llvm.data_layout = "a:8:4"} {}
// -----
module attributes {llvm.data_layout = "a:16:8"} {}
// -----
module attributes {llvm.data_layout = "a:0:0"} {}
// -----
module attributes {llvm.data_layout = "p"} {}
// -----
module attributes {llvm.data_layout = "p:64"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:32"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:64:128"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:64:0"} {}
// -----
module attributes {llvm.data_layout = "p:0:64"} {}
// -----
module attributes {llvm.data_layout = "p::64"} {}
// -----
module attributes {llvm.data_layout = "p:64:"} {}
// -----
module attributes {llvm.data_layout = "pu:64:64"} {}
// -----
module attributes {llvm.data_layout = "pe:64:64"} {}
// -----
module attributes {llvm.data_layout = "pue:64:64"} {}
// -----
module attributes {llvm.data_layout = "px:64:64"} {}
// -----
module attributes {llvm.data_layout = "p16777216:64:64"} {}
// -----
module attributes {llvm.data_layout = "p-1:64:64"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:64:64:64"} {}
// -----
module attributes {llvm.data_layout = "puu:64:64"} {}
// -----
module attributes {llvm.data_layout = "e1"} {}
// -----
module attributes {llvm.data_layout = "n"} {}
// -----
module attributes {llvm.data_layout = "n8:"} {}
// -----
module attributes {llvm.data_layout = "n0"} {}
// -----
module attributes {llvm.data_layout = "S"} {}
// -----
module attributes {llvm.data_layout = "S12"} {}
// -----
module attributes {llvm.data_layout = "S0"} {}
// -----
module attributes {llvm.data_layout = "Sx"} {}
// -----
module attributes {llvm.data_layout = "F"} {}
// -----
module attributes {llvm.data_layout = "Fi"} {}
// -----
module attributes {llvm.data_layout = "Fx8"} {}
// -----
module attributes {llvm.data_layout = "Fi0"} {}
// -----
module attributes {llvm.data_layout = "Fi12"} {}
// -----
module attributes {llvm.data_layout = "P"} {}
// -----
module attributes {llvm.data_layout = "Px"} {}
// -----
module attributes {llvm.data_layout = "A"} {}
// -----
module attributes {llvm.data_layout = "A16777216"} {}
// -----
module attributes {llvm.data_layout = "G"} {}
// -----
module attributes {llvm.data_layout = "m"} {}
// -----
module attributes {llvm.data_layout = "m:"} {}
// -----
module attributes {llvm.data_layout = "m:q"} {}
// -----
module attributes {llvm.data_layout = "m:ee"} {}
// -----
module attributes {llvm.data_layout = "me"} {}
// -----
module attributes {llvm.data_layout = "ni"} {}
// -----
module attributes {llvm.data_layout = "ni:"} {}
// -----
module attributes {llvm.data_layout = "ni:0"} {}
// -----
module attributes {llvm.data_layout = "ni:1:"} {}
// -----
module attributes {llvm.data_layout = "nix"} {}
// -----
module attributes {llvm.data_layout = "ni:x"} {}
// -----
module attributes {llvm.data_layout = "e-"} {}
// -----
module attributes {llvm.data_layout = "-e"} {}
// -----
module attributes {llvm.data_layout = "--"} {}
// -----
module attributes {llvm.data_layout = "e--E"} {}
// -----
module attributes {llvm.data_layout = "q"} {}
// -----
module attributes {llvm.data_layout = "8"} {}
// -----
module attributes {llvm.data_layout = ":"} {}
// -----
module attributes {llvm.data_layout = "i 8:8"} {}
// -----
module attributes {llvm.data_layout = "i8:8:8:8"} {}
// -----
module attributes {llvm.data_layout = "i+8:8"} {}
// -----
module attributes {llvm.data_layout = "i0x8:8"} {}
// -----
module attributes {llvm.data_layout = "f16:16-f"} {}
// -----
module attributes {llvm.data_layout = "v:8"} {}
// -----
module attributes {llvm.data_layout = "v8"} {}
// -----
module attributes {llvm.data_layout = "S8:8"} {}
// -----
module attributes {llvm.data_layout = "A "} {}
// -----
module attributes {llvm.data_layout = "A-1"} {}
// -----
module attributes {llvm.data_layout = "p 1:8:8"} {}
