// RUN: test-opt %s | FileCheck %s
// RUN: test-opt -mlir-print-op-generic %s | FileCheck --check-prefix=GENERIC %s
// RUN: test-opt %s | test-opt | FileCheck %s

// CHECK: test_enums.int Case15{{$}}
// GENERIC: "test_enums.int"() <{e = 15 : i32, sign = 3 : i16}> : () -> ()
test_enums.int Case15
// CHECK: test_enums.int Case20 size large sign minus
// GENERIC: "test_enums.int"() <{e = 20 : i32, sign = -3 : i16, size = 4294967296 : i64}> : () -> ()
test_enums.int "Case20" size large sign minus

// CHECK: test_enums.bit tagged, low{{$}}
// GENERIC: "test_enums.bit"() <{e = 1 : i32, w = 1 : i8}> : () -> ()
test_enums.bit tagged, low
// CHECK: test_enums.bit "tagged|Bit2", "low, high"
// GENERIC: "test_enums.bit"() <{e = 5 : i32, w = -127 : i8}> : () -> ()
test_enums.bit "tagged | Bit2", "low,high"
// CHECK: test_enums.bit "None", high
test_enums.bit None, high

// CHECK: test_enums.attr <red> <r|rw|w|x|wx> "wx|r" <Case20>
// GENERIC: color = #test_enums.color<red>, old = #test_enums.old<Case20>, plain = #test_enums.plain<r|rw|w|x|wx>, primary = #test_enums<primary "wx|r">
test_enums.attr <red> <r|w|x> "wx|r" <Case20>
// CHECK: test_enums.attr <"dark blue"> <x> rw <Case15>
test_enums.attr <"dark blue"> <"x"> rw <Case15>
// The attributes in full.
// CHECK: test_enums.attr <red> <r> x <Case15>
"test_enums.attr"() <{color = #test_enums.color<red>, old = #test_enums.old<Case15>, plain = #test_enums.plain<r>, primary = #test_enums<primary x>}> : () -> ()

// CHECK: test_enums.paired pair
test_enums.paired pair
// CHECK: test_enums.paired lone|pair
test_enums.paired pair|lone
