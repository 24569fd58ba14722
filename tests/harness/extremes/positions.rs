//! The positions of values, marked `$`, and the values.

/// Integers around the ends of every width.
pub(super) const INTEGERS: &[&str] = &[
    "0",
    "-1",
    "1",
    "127",
    "128",
    "255",
    "256",
    "-128",
    "-129",
    "32767",
    "65535",
    "-32768",
    "2147483647",
    "2147483648",
    "4294967295",
    "4294967296",
    "-2147483648",
    "-2147483649",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775807",
    "-9223372036854775808",
    "-9223372036854775809",
    "18446744073709551615",
    "18446744073709551616",
    "170141183460469231731687303715884105727",
    "170141183460469231731687303715884105728",
    "-170141183460469231731687303715884105728",
    "340282366920938463463374607431768211455",
    "340282366920938463463374607431768211456",
    "0x7F",
    "0xFF",
    "0x80",
    "0x7FFFFFFFFFFFFFFF",
    "0x8000000000000000",
    "0xFFFFFFFFFFFFFFFF",
    "0x10000000000000000",
    "0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF",
];

/// Numbers around the ends of every format, and their bits.
pub(super) const FLOATS: &[&str] = &[
    "0.0",
    "-0.0",
    "1.0",
    "1.7976931348623157e308",
    "1.7976931348623159e308",
    "-1.7976931348623157e308",
    "4.9406564584124654e-324",
    "2.4703282292062327e-324",
    "2.0e-324",
    "2.2250738585072014e-308",
    "3.4028234663852886e38",
    "3.4028235677973366e38",
    "1.401298464324817e-45",
    "7.0e-46",
    "65504.0",
    "65519.99",
    "65520.0",
    "5.9604644775390625e-08",
    "1.0e400",
    "-1.0e400",
    "1.0e-400",
    "0x7F800000",
    "0xFF800000",
    "0x7FC00000",
    "0x7FF0000000000000",
    "0xFFF8000000000001",
    "0x7FF0000000000001",
    "0x8000",
    "0x7C00",
    "0x1",
    "0xFFFFFFFFFFFFFFFFFFFF",
    "448.0",
    "57344.0",
    "0.1",
    "123456789012345678901234567890.0",
    "9007199254740993.0",
];

/// Types of integer attributes and elements.
const INTEGER_TYPES: &[&str] =
    &["i1", "i2", "i8", "i16", "i32", "i64", "i65", "i128", "si8", "ui8", "si64", "ui64", "index", "i512"];

/// Types of floats.
const FLOAT_TYPES: &[&str] =
    &["f16", "bf16", "f32", "f64", "f80", "f128", "tf32", "f8E4M3FN", "f8E5M2", "f4E2M1FN", "f8E8M0FNU"];

/// Attributes, and types as attributes.
const ATTRIBUTES: &[&str] = &[
    "array<i8: $, 0>",
    "array<i16: $, 0>",
    "array<i32: $, 0>",
    "array<i64: $, 0>",
    "sparse<[[$]], [1]> : tensor<9223372036854775807xi8>",
    "$",
    "array<i1: $>",
    "tensor<$xi8>",
    "tensor<2x$xi8>",
    "memref<$xi8>",
    "vector<$xi8>",
    "vector<[$]xi8>",
    "memref<1xi8, strided<[$]>>",
    "memref<1xi8, strided<[1], offset: $>>",
    "strided<[$], offset: 1>",
    "memref<1xi8, $>",
    "memref<1xi8, $ : i32>",
    "memref<*xi8, $>",
    "i$",
    "si$",
    "!llvm.array<$ x i8>",
    "!llvm.ptr<$>",
    "distinct[$]<1>",
];

/// Expressions of maps.
const EXPRESSIONS: &[&str] = &[
    "$",
    "d0 + $",
    "d0 - $",
    "d0 * $",
    "$ * d0",
    "d0 + d1 * $",
    "d0 - d1 * $",
    "d0 floordiv $",
    "d0 ceildiv $",
    "d0 mod $",
    "$ + d0",
    "-($)",
    "(d0 + $) * 2",
    "(d0 * $) floordiv 2",
    "s0 * $",
    "d0 * s0 + $",
    "$ - d0",
    "$ floordiv 3",
    "$ + $",
    "$ - 1 + d0",
];

/// Constraints of sets.
const CONSTRAINTS: &[&str] = &["d0 - $ >= 0", "d0 >= $", "d0 * $ == 0", "$ == 0", "d0 <= $"];

/// Operations.
const OPERATIONS: &[&str] = &[
    "\"t.x\"() : () -> () loc(\"f\":$:1)",
    "\"t.x\"() : () -> () loc(\"f\":1:$)",
    "\"t.x\"() : () -> () loc(\"f\":$:$)",
    "\"t.x\"() : () -> () loc(\"f\":1:1 to :$)",
    "\"t.x\"() : () -> () loc(\"f\":1:1 to $:1)",
    "%0 = memref.alloc() {alignment = $} : memref<1xi8>",
    "%0 = memref.alloc() {alignment = $ : i64} : memref<1xi8>",
    "memref.global @g : memref<1xi8> {alignment = $}",
    "memref.global @g : memref<1xi8> = dense<$>",
    "%0 = memref.alloc() : memref<$xi8>",
    "%0 = arith.constant $ : i8",
    "%0 = arith.constant $ : i64",
    "%0 = arith.constant $ : index",
    "%0 = arith.constant $ : i128",
    "%0 = index.constant $",
    "%t = \"t.m\"() : () -> tensor<8xi8>\n%0 = tensor.extract_slice %t[$] [1] [1] : tensor<8xi8> to tensor<1xi8>",
    "%t = \"t.m\"() : () -> tensor<8xi8>\n%0 = tensor.extract_slice %t[0] [$] [1] : tensor<8xi8> to tensor<?xi8>",
    "%t = \"t.m\"() : () -> tensor<8xi8>\n%0 = tensor.extract_slice %t[0] [1] [$] : tensor<8xi8> to tensor<1xi8>",
    "%t = \"t.m\"() : () -> memref<8xi8>\n%0 = memref.reinterpret_cast %t to offset: [$], sizes: [1], strides: [1] : memref<8xi8> to memref<1xi8, strided<[1], offset: ?>>",
    "%t = \"t.m\"() : () -> memref<8xi8>\n%0 = memref.reinterpret_cast %t to offset: [0], sizes: [1], strides: [$] : memref<8xi8> to memref<1xi8, strided<[?]>>",
    "%t = \"t.m\"() : () -> memref<8xi8>\n%0 = memref.subview %t[$] [1] [1] : memref<8xi8> to memref<1xi8, strided<[1], offset: ?>>",
    "func.func @f() {\naffine.for %i = $ to 5 {\n}\nreturn\n}",
    "func.func @f() {\naffine.for %i = 0 to $ {\n}\nreturn\n}",
    "func.func @f() {\naffine.for %i = 0 to 5 step $ {\n}\nreturn\n}",
    "func.func @f() {\naffine.parallel (%i) = ($) to (5) {\n}\nreturn\n}",
    "func.func @f() {\naffine.parallel (%i) = (0) to (5) step ($) {\n}\nreturn\n}",
    "func.func @f(%n: index) {\naffine.for %i = max affine_map<()[s0] -> (s0 + $)>()[%n] to 5 {\n}\nreturn\n}",
    "func.func @f(%m: memref<?xi8>, %n: index) {\n%0 = affine.load %m[%n + $] : memref<?xi8>\nreturn\n}",
    "func.func @f(%m: memref<?xi8>, %n: index) {\n%0 = affine.load %m[%n * $ + symbol(%n)] : memref<?xi8>\nreturn\n}",
    "func.func @f(%n: index) {\n%0 = affine.apply affine_map<(d0) -> (d0 + $)>(%n)\nreturn\n}",
    "func.func @f(%n: index) {\nscf.index_switch %n\ncase $ {\n}\ndefault {\n}\nreturn\n}",
    "func.func @f(%n: i32) {\ncf.switch %n : i32, [\ndefault: ^bb1,\n$: ^bb1\n]\n^bb1:\nreturn\n}",
    "func.func @f(%n: i64) {\ncf.switch %n : i64, [\ndefault: ^bb1,\n$: ^bb1\n]\n^bb1:\nreturn\n}",
    "func.func @f() {\nscf.forall (%i) = ($) to (5) step (1) {\n}\nreturn\n}",
    "func.func @f() {\nscf.forall (%i) in ($) {\n}\nreturn\n}",
    "func.func @f() {\nscf.forall (%i) = (0) to (5) step ($) {\n}\nreturn\n}",
    "llvm.func @f() {\n%0 = llvm.mlir.constant($ : i64) : i64\nllvm.return\n}",
    "llvm.func @f() {\n%0 = llvm.mlir.constant($ : i32) : i32\nllvm.return\n}",
    "llvm.func @f(%p: !llvm.ptr) {\n%0 = llvm.getelementptr %p[$] : (!llvm.ptr) -> !llvm.ptr, i8\nllvm.return\n}",
    "llvm.func @f(%p: !llvm.ptr) {\n%0 = llvm.load %p {alignment = $ : i64} : !llvm.ptr -> i8\nllvm.return\n}",
    "llvm.mlir.global internal constant @g($ : i64) {addr_space = 0 : i32} : i64",
    "llvm.mlir.global internal constant @g(1 : i64) {addr_space = $ : i32} : i64",
    "llvm.mlir.global internal constant @g(1 : i64) {alignment = $ : i64} : i64",
    "func.func @f(%p: index) {\n%0:2 = affine.delinearize_index %p into ($, 4) : index, index\nreturn\n}",
    "func.func @f(%p: index) {\n%0 = affine.linearize_index [%p, %p] by ($, 4) : index\nreturn\n}",
    "func.func @f(%t: tensor<8xi8>, %v: i8) {\n%0 = tensor.pad %t low[$] high[0] {\n^bb0(%i: index):\ntensor.yield %v : i8\n} : tensor<8xi8> to tensor<?xi8>\nreturn\n}",
    "func.func @f(%t: tensor<?xi8>, %n: index) {\n%0 = tensor.expand_shape %t [[0, 1]] output_shape [$, %n] : tensor<?xi8> into tensor<?x?xi8>\nreturn\n}",
    "func.func @f(%t: tensor<?xi8>) {\n%0 = tensor.collapse_shape %t [[$]] : tensor<?xi8> into tensor<?xi8>\nreturn\n}",
    "func.func @f(%m: memref<?xi8>, %n: index) {\nmemref.prefetch %m[%n], read, locality<$>, data : memref<?xi8>\nreturn\n}",
    "func.func @f(%n: i128) {\ncf.switch %n : i128, [\ndefault: ^bb1,\n$: ^bb1\n]\n^bb1:\nreturn\n}",
    "func.func @f(%n: i128) {\n\"cf.switch\"(%n)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<$> : vector<1xi128>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i128) -> ()\n^bb1:\nreturn\n}",
    "llvm.func @f(%n: i64) {\nllvm.switch %n : i64, ^bb1 [\n$: ^bb1\n]\n^bb1:\nllvm.return\n}",
];

/// All positions of integers.
pub(super) fn integer_positions() -> Vec<String> {
    let typed = INTEGER_TYPES.iter().flat_map(|ty| typed(ty, "0"));
    let maps = EXPRESSIONS.iter().map(|e| format!("affine_map<(d0, d1)[s0] -> ({e})>"));
    let sets = CONSTRAINTS.iter().map(|c| format!("affine_set<(d0) : ({c})>"));
    let attributes = ATTRIBUTES.iter().map(|&text| text.to_owned());
    let attributes = typed.chain(maps).chain(sets).chain(attributes).map(|text| attribute(&text));
    attributes.chain(OPERATIONS.iter().map(|&text| text.to_owned())).collect()
}

/// All positions of floats.
pub(super) fn float_positions() -> Vec<String> {
    let typed = FLOAT_TYPES.iter().flat_map(|ty| typed(ty, "1.0"));
    let arrays = ["f16", "bf16", "f32", "f64"].into_iter().map(|ty| format!("array<{ty}: $>"));
    let complex = ["dense<($, 1.0)> : tensor<complex<f32>>".to_owned()];
    let attributes = typed.chain(arrays).chain(complex).map(|text| attribute(&text));
    let operations = ["%0 = arith.constant $ : f64", "%0 = complex.constant [$, 1.0] : complex<f64>"];
    attributes.chain(operations.map(str::to_owned)).collect()
}

fn attribute(text: &str) -> String {
    format!("\"t.x\"() {{a = {text}}} : () -> ()")
}

/// A number, and elements.
fn typed(ty: &str, other: &str) -> [String; 3] {
    [
        format!("$ : {ty}"),
        format!("dense<$> : tensor<2x{ty}>"),
        format!("dense<[$, {other}]> : tensor<2x{ty}>"),
    ]
}
