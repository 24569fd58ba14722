//! Values in records: mistakes are reported inside the string that contains them.

use expect_test::{Expect, expect};

use crate::diagnostics::check;
use crate::generated_operations::generate;

/// The diagnostics about a default of an attribute.
fn check_default(attr: &str, default: &str, expected: Expect) {
    check(
        &format!(
            "def XOp : D_Op<\"x\"> {{ let arguments = (ins DefaultValuedAttr<{attr}, \"{default}\">:$x); }}"
        ),
        expected,
    );
}

/// The Rust for a default, and for the same value as a constant in a pattern.
fn check_made(attr: &str, value: &str, expected: &str) {
    let text = generate(&format!(
        "include \"mlir/IR/PatternBase.td\"\n\
         def XOp : D_Op<\"x\"> {{ let arguments = (ins DefaultValuedAttr<{attr}, \"{value}\">:$x); let results = (outs I1:$r); }}\n\
         def P : Pat<(XOp ConstantAttr<{attr}, \"{value}\">), (XOp ConstantAttr<{attr}, \"{value}\">)>;"
    ));
    let default = format!("presence: Presence::Default(&|cx| {expected}),");
    assert!(text.contains(&default), "no '{default}' in\n{text}");
    let made = format!("Some({expected})");
    assert!(
        text.contains(&made) || text.contains(&made.replace("cx.", "rw.cx().")),
        "no '{made}' in\n{text}"
    );
    assert!(!text.contains("compile_error"), "{text}");
}

#[test]
fn values_in_both_spellings() {
    for (attr, value, rust) in [
        ("F32Attr", "0.5f", "cx.f32_attr(0.5)"),
        ("F32Attr", "1", "cx.f32_attr(1.0)"),
        ("F64Attr", "1", "cx.f64_attr(1.0)"),
        ("F64Attr", "1.", "cx.f64_attr(1.0)"),
        ("F64Attr", "-.5", "cx.f64_attr(-0.5)"),
        ("F64Attr", "1e-5", "cx.f64_attr(1e-5)"),
        ("I32Attr", "1 << 3", "cx.int_attr_of_width(8, 32)"),
        ("I8Attr", "255", "cx.int_attr_of_width(255, 8)"),
        ("I64Attr", "::mlir::ShapedType::kDynamic", "cx.int_attr_of_width(-9223372036854775808, 64)"),
        ("BoolAttr", "1", "cx.bool_attr(true)"),
        ("SI8Attr", "-128", "cx.int_attr(-128, cx.signed_int_ty(8))"),
        ("UI64Attr", "0xFFFFFFFFFFFFFFFF", "cx.int_attr(18446744073709551615, cx.unsigned_int_ty(64))"),
        ("APIntAttr", "5", "cx.int_attr_of_width(5, 64)"),
        ("AnyI16Attr", "5", "cx.int_attr_of_width(5, 16)"),
        ("DictionaryAttr", "{}", "cx.dictionary_attr(&[])"),
        ("SymbolRefAttr", "\\\"a\\\"", "cx.symbol_ref_attr(\"a\")"),
        ("DenseI8ArrayAttr", "{1, 255}", "cx.dense_array_attr::<i8>(&[1, -1])"),
        (
            "I64ArrayAttr",
            "{1, 2}",
            "cx.array_attr(&[cx.int_attr_of_width(1, 64), cx.int_attr_of_width(2, 64)])",
        ),
        ("F32ArrayAttr", "{.5f}", "cx.array_attr(&[cx.f32_attr(0.5)])"),
        (
            "IndexListArrayAttr",
            "{{}, {1}}",
            "cx.array_attr(&[cx.array_attr(&[]), cx.array_attr(&[cx.int_attr_of_width(1, 64)])])",
        ),
        ("AnyAttr", "crate::given($_builder)", "crate::given(cx).id()"),
    ] {
        check_made(attr, value, rust);
    }
}

#[test]
fn widths_and_signs() {
    check_default(
        "I8Attr",
        "300",
        expect![[r#"
        t.td:2:71: error: 300 does not fit an integer of 8 bits: -128 to 255
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<I8Attr, "300">:$x); }
                                                                              ^~~
    "#]],
    );
    check_default(
        "SI8Attr",
        "128",
        expect![[r#"
        t.td:2:72: error: 128 does not fit a signed integer of 8 bits: -128 to 127
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<SI8Attr, "128">:$x); }
                                                                               ^~~
    "#]],
    );
    check_default(
        "UI8Attr",
        "-1",
        expect![[r#"
        t.td:2:72: error: -1 does not fit an unsigned integer of 8 bits: 0 to 255
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<UI8Attr, "-1">:$x); }
                                                                               ^~
    "#]],
    );
    check_default(
        "DenseI16ArrayAttr",
        "{1, 70000}",
        expect![[r#"
        t.td:2:86: error: 70000 does not fit an integer of 16 bits: -32768 to 65535
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<DenseI16ArrayAttr, "{1, 70000}">:$x); }
                                                                                             ^~~~~
    "#]],
    );
    check_default(
        "I32ArrayAttr",
        "{1, 5000000000}",
        expect![[r#"
        t.td:2:81: error: 5000000000 does not fit an integer of 32 bits: -2147483648 to 4294967295
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<I32ArrayAttr, "{1, 5000000000}">:$x); }
                                                                                        ^~~~~~~~~~
    "#]],
    );
    check_default(
        "F32Attr",
        "1e39",
        expect![[r#"
        t.td:2:72: error: 1e39 does not fit 32 bits
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<F32Attr, "1e39">:$x); }
                                                                               ^~~~
    "#]],
    );
    check_default(
        "F64Attr",
        "1e400",
        expect![[r#"
        t.td:2:72: error: this float is too large
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<F64Attr, "1e400">:$x); }
                                                                               ^~~~~
    "#]],
    );
    check_default(
        "I64Attr",
        "1 << 200",
        expect![[r#"
        t.td:2:72: error: '1 << 200' has no result of 128 bits
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<I64Attr, "1 << 200">:$x); }
                                                                               ^~~~~~~~
    "#]],
    );
    check_default(
        "I64Attr",
        "4 % 0",
        expect![[r#"
        t.td:2:72: error: this divides by zero
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<I64Attr, "4 % 0">:$x); }
                                                                               ^~~~~
    "#]],
    );
    check_default(
        "I64Attr",
        "010",
        expect![[r#"
        t.td:2:72: error: a number that begins with 0 is octal in C++ and decimal in Rust
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<I64Attr, "010">:$x); }
                                                                               ^~~
    "#]],
    );
    check_default(
        "IndexAttr",
        "9223372036854775808",
        expect![[r#"
        t.td:2:74: error: 9223372036854775808 does not fit 64 bits
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<IndexAttr, "9223372036854775808">:$x); }
                                                                                 ^~~~~~~~~~~~~~~~~~~
    "#]],
    );
}

#[test]
fn values_of_another_kind() {
    check_default(
        "StrAttr",
        "NHWC",
        expect![[r#"
        t.td:2:72: error: unknown name 'NHWC'
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<StrAttr, "NHWC">:$x); }
                                                                               ^~~~
          help: a string is put in quotes, as in '\"NHWC\"'; a constant is named by its path, such as 'crate::NHWC'
    "#]],
    );
    check_default(
        "StrAttr",
        "5",
        expect![[r#"
            t.td:2:72: error: expected a string, found an integer
            def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<StrAttr, "5">:$x); }
                                                                                   ^
              help: a string is put in quotes, as in '\"5\"'
        "#]],
    );
    check_default(
        "I32Attr",
        "0.5",
        expect![[r#"
        t.td:2:72: error: expected an integer, found a float
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<I32Attr, "0.5">:$x); }
                                                                               ^~~
    "#]],
    );
    check_default(
        "I32Attr",
        "true",
        expect![[r#"
        t.td:2:72: error: expected an integer, found a condition
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<I32Attr, "true">:$x); }
                                                                               ^~~~
    "#]],
    );
    check_default(
        "F32ArrayAttr",
        "{1, \\\"a\\\"}",
        expect![[r#"
        t.td:2:81: error: expected a float of single precision, found a string
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<F32ArrayAttr, "{1, \"a\"}">:$x); }
                                                                                        ^~~~~
    "#]],
    );
    check_default(
        "I32ArrayAttr",
        "3",
        expect![[r#"
        t.td:2:77: error: expected a list such as '{1, 2}', found an integer
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<I32ArrayAttr, "3">:$x); }
                                                                                    ^
    "#]],
    );
    check_default(
        "TypeAttr",
        "$_builder.unit_attr()",
        expect![[r#"
        t.td:2:73: error: expected a type, found an attribute
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<TypeAttr, "$_builder.unit_attr()">:$x); }
                                                                                ^~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
    check_default(
        "ElementsAttr",
        "{1}",
        expect![[r#"
        t.td:2:77: error: expected an attribute, found a list
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<ElementsAttr, "{1}">:$x); }
                                                                                    ^~~
    "#]],
    );
    check_default(
        "DictionaryAttr",
        "{1}",
        expect![[r#"
        t.td:2:80: error: an entry of a dictionary is a list of its name and an attribute
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<DictionaryAttr, "{1}">:$x); }
                                                                                       ^
    "#]],
    );
    check_default(
        "SymbolRefAttr",
        "std::nullopt",
        expect![[r#"
        t.td:2:78: error: unknown name 'std::nullopt'
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<SymbolRefAttr, "std::nullopt">:$x); }
                                                                                     ^~~~~~~~~~~~
          help: a constant of the dialect's crate is named by its path, such as 'crate::mine::LIMIT'
    "#]],
    );
}

#[test]
fn values_given_through_arguments() {
    check(
        r#"class Wide<string d> : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<I8Attr, d>:$x); }
           def XOp : Wide<"300">;
           class Made<string c> : Attr<CPred<"true">, ""> {
             let returnType = "i64"; let convertFromStorage = c; let constBuilderCall = "$_builder.i64_attr($0)";
           }
           def YOp : D_Op<"y"> { let arguments = (ins Made<"$_self.nothing()">:$y); }"#,
        expect![[r#"
            t.td:3:28: error: 300 does not fit an integer of 8 bits: -128 to 255
                       def XOp : Wide<"300">;
                                       ^~~
            t.td:7:68: error: an attribute has no method 'nothing'
                       def YOp : D_Op<"y"> { let arguments = (ins Made<"$_self.nothing()">:$y); }
                                                                               ^~~~~~~
        "#]],
    );
}

#[test]
fn conversions() {
    let attr = |returns: &str, from: &str, to: &str, expected: Expect| {
        let td = format!(
            "def A : Attr<CPred<\"true\">, \"a\"> {{\n  let returnType = \"{returns}\";\n  let convertFromStorage = \"{from}\";\n  \
             let constBuilderCall = \"{to}\";\n}}\ndef XOp : D_Op<\"x\"> {{ let arguments = (ins A:$x, OptionalAttr<A>:$y); }}"
        );
        check(&td, expected);
    };
    attr(
        "i64",
        "$_self.nothing()",
        "$_builder.i64_attr($0)",
        expect![[r#"
        t.td:4:36: error: an attribute has no method 'nothing'
          let convertFromStorage = "$_self.nothing()";
                                           ^~~~~~~
    "#]],
    );
    attr(
        "i64",
        "$_self.int_value()",
        "$_builder.nothing($0)",
        expect![[r#"
        t.td:5:37: error: a builder has no method 'nothing'
          let constBuilderCall = "$_builder.nothing($0)";
                                            ^~~~~~~
    "#]],
    );
    attr(
        "i64",
        "$_self.string_value()",
        "$_builder.i64_attr($0)",
        expect![[r#"
        t.td:4:29: error: expected an integer, found a string
          let convertFromStorage = "$_self.string_value()";
                                    ^~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
    attr(
        "f32",
        "$_self.float_value()",
        "$_builder.string_attr($0)",
        expect![[r#"
        t.td:5:49: error: method 'string_attr' takes a string, found a float of single precision
          let constBuilderCall = "$_builder.string_attr($0)";
                                                        ^~
    "#]],
    );
    attr(
        "u64",
        "$_self.wide_value()",
        "$_builder.i64_attr($0)",
        expect![[r#"
        t.td:5:46: error: method 'i64_attr' takes an integer of 64 bits, found one that may have more
          let constBuilderCall = "$_builder.i64_attr($0)";
                                                     ^~
    "#]],
    );
    attr(
        "i64",
        "$_self",
        "$_builder.i64_attr($0)",
        expect![[r#"
            t.td:3:20: error: 'convertFromStorage' gives the attribute itself, which is not a 'i64'
              let returnType = "i64";
                               ^~~~~
              help: write how to get the value, as in 'let convertFromStorage = "$_self.int_value()"'
        "#]],
    );
    attr(
        "::llvm::SmallPtrSet<int, 4>",
        "$_self.len()",
        "$0",
        expect![[r#"
            t.td:3:20: error: 'returnType' is not a type: no type of Rust is known for '::llvm::SmallPtrSet<int, 4>' of C++
              let returnType = "::llvm::SmallPtrSet<int, 4>";
                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        "#]],
    );
    attr(
        "crate::Shape",
        "$_self.len()",
        "$0",
        expect![[r#"
        t.td:4:29: error: expected a value of 'crate::Shape', found an integer
          let convertFromStorage = "$_self.len()";
                                    ^~~~~~~~~~~~
    "#]],
    );
    attr("crate::Shape", "crate::Shape::of($_self)", "$0", expect![""]);
    check(
        r#"def T : Type<CPred<"true">, "t">, BuildableType<"$_builder.nothing()">;
           def XOp : D_Op<"x"> { let arguments = (ins T:$x); }
           def A : TypedAttrBase<T, "IntegerAttr", CPred<"true">, "a">;
           def YOp : D_Op<"y"> { let arguments = (ins A:$x); let assemblyFormat = "$x attr-dict"; }"#,
        expect![[r#"
            t.td:2:60: error: a builder has no method 'nothing'
            def T : Type<CPred<"true">, "t">, BuildableType<"$_builder.nothing()">;
                                                                       ^~~~~~~
        "#]],
    );
}

#[test]
fn builders() {
    check(
        r#"def XOp : D_Op<"x"> {
             let builders = [
               OpBuilder<(ins CArg<"int8_t", "300">:$a)>, OpBuilder<(ins CArg<"StringRef", "a">:$b)>,
               OpBuilder<(ins "::llvm::function_ref<void(int)>":$c)>, OpBuilder<(ins CArg<"Value", "3">:$d)>,
               OpBuilder<(ins CArg<"ArrayRef<int64_t>", "{1, .5}">:$e)>, OpBuilder<(ins "int":$f, "bool":$f)>,
               OpBuilder<(ins "int64_t":$g)>, OpBuilder<(ins "i64":$g)>, OpBuilder<(ins "f64":$g)>];
           }"#,
        expect![[r#"
            t.td:4:47: error: 300 does not fit a signed integer of 8 bits: -128 to 127
                           OpBuilder<(ins CArg<"int8_t", "300">:$a)>, OpBuilder<(ins CArg<"StringRef", "a">:$b)>,
                                                          ^~~
            t.td:4:31: note: used here
                           OpBuilder<(ins CArg<"int8_t", "300">:$a)>, OpBuilder<(ins CArg<"StringRef", "a">:$b)>,
                                          ^~~~~~~~~~~~~~~~~~~~~~~~
            t.td:4:93: error: unknown name 'a'
                           OpBuilder<(ins CArg<"int8_t", "300">:$a)>, OpBuilder<(ins CArg<"StringRef", "a">:$b)>,
                                                                                                        ^
            t.td:4:74: note: used here
                           OpBuilder<(ins CArg<"int8_t", "300">:$a)>, OpBuilder<(ins CArg<"StringRef", "a">:$b)>,
                                                                                     ^~~~~~~~~~~~~~~~~~~~~~~~~
              help: a string is put in quotes, as in '\"a\"'; a constant is named by its path, such as 'crate::a'
            t.td:5:31: error: the type of builder parameter 'c' is not a type: no type of Rust is known for '::llvm::function_ref<void(int)>' of C++
                           OpBuilder<(ins "::llvm::function_ref<void(int)>":$c)>, OpBuilder<(ins CArg<"Value", "3">:$d)>,
                                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
            t.td:5:101: error: expected a value of 'mlir::Value', found an integer
                           OpBuilder<(ins "::llvm::function_ref<void(int)>":$c)>, OpBuilder<(ins CArg<"Value", "3">:$d)>,
                                                                                                                ^
            t.td:5:86: note: used here
                           OpBuilder<(ins "::llvm::function_ref<void(int)>":$c)>, OpBuilder<(ins CArg<"Value", "3">:$d)>,
                                                                                                 ^~~~~~~~~~~~~~~~~~~~~
            t.td:6:62: error: expected an integer, found a float
                           OpBuilder<(ins CArg<"ArrayRef<int64_t>", "{1, .5}">:$e)>, OpBuilder<(ins "int":$f, "bool":$f)>,
                                                                         ^~
            t.td:6:31: note: used here
                           OpBuilder<(ins CArg<"ArrayRef<int64_t>", "{1, .5}">:$e)>, OpBuilder<(ins "int":$f, "bool":$f)>,
                                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
            t.td:6:99: error: a builder has two parameters 'f'
                           OpBuilder<(ins CArg<"ArrayRef<int64_t>", "{1, .5}">:$e)>, OpBuilder<(ins "int":$f, "bool":$f)>,
                                                                                                              ^~~~~~~~~
            t.td:7:47: error: operation 'XOp' has two builders with the parameters (g: i64)
                           OpBuilder<(ins "int64_t":$g)>, OpBuilder<(ins "i64":$g)>, OpBuilder<(ins "f64":$g)>];
                                                          ^~~~~~~~~~~~~~~~~~~~~~~~~
            t.td:7:16: note: the other one
                           OpBuilder<(ins "int64_t":$g)>, OpBuilder<(ins "i64":$g)>, OpBuilder<(ins "f64":$g)>];
                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
              help: builders are named after their parameters, and after their types where the names are the same: rename one of them
        "#]],
    );
}

#[test]
fn constants_in_constraints() {
    check(
        r#"include "mlir/IR/PatternBase.td"
           def XOp : D_Op<"x"> { let arguments = (ins F32Attr:$x); let results = (outs I1:$r); }
           def P : Pat<(XOp ConstF32Attr<"1e39">), (XOp ConstF32Attr<"a">)>;"#,
        expect![[r#"
            t.td:4:43: error: 1e39 does not fit 32 bits
                       def P : Pat<(XOp ConstF32Attr<"1e39">), (XOp ConstF32Attr<"a">)>;
                                                      ^~~~
        "#]],
    );
}

#[test]
fn predicates_are_exact() {
    for (predicate, expected) in [
        (
            "$_self.is_integer(-1)",
            expect![[r#"
            t.td:2:39: error: -1 does not fit an unsigned integer of 32 bits: 0 to 4294967295
            def T : Type<CPred<"$_self.is_integer(-1)">, "t">;
                                                  ^~
            t.td:2:5: note: used here
            def T : Type<CPred<"$_self.is_integer(-1)">, "t">;
                ^
        "#]],
        ),
        ("$_self.rank() == 99999999999999999999", expect![""]),
        (
            "$_self.rank() % 0 == 1",
            expect![[r#"
            t.td:2:21: error: this divides by zero
            def T : Type<CPred<"$_self.rank() % 0 == 1">, "t">;
                                ^~~~~~~~~~~~~~~~~
            t.td:2:5: note: used here
            def T : Type<CPred<"$_self.rank() % 0 == 1">, "t">;
                ^
        "#]],
        ),
        (
            "$_self.rank() << 64 == 1",
            expect![[r#"
            t.td:2:38: error: '<<' takes a constant from 0 to 63 on its right
            def T : Type<CPred<"$_self.rank() << 64 == 1">, "t">;
                                                 ^~
            t.td:2:5: note: used here
            def T : Type<CPred<"$_self.rank() << 64 == 1">, "t">;
                ^
        "#]],
        ),
        (
            "all_of([1, 2], |x| x > 1)",
            expect![[r#"
                t.td:2:36: error: function 'all_of' takes a list, found one that is written out
                def T : Type<CPred<"all_of([1, 2], |x| x > 1)">, "t">;
                                                   ^~~~~~~~~
                t.td:2:5: note: used here
                def T : Type<CPred<"all_of([1, 2], |x| x > 1)">, "t">;
                    ^
            "#]],
        ),
        (
            "crate::f($_self).rank() > 1",
            expect![[r#"
            t.td:2:38: error: nothing is known here of what 'rank' is called on
            def T : Type<CPred<"crate::f($_self).rank() > 1">, "t">;
                                                 ^~~~
            t.td:2:5: note: used here
            def T : Type<CPred<"crate::f($_self).rank() > 1">, "t">;
                ^
              help: hand it to a function of your own: 'crate::mine::is_good(...)'
        "#]],
        ),
        (
            "$_self.isa::<Shape>()",
            expect![[r#"
            t.td:2:28: error: no type, attribute or interface in reach is called 'Shape'
            def T : Type<CPred<"$_self.isa::<Shape>()">, "t">;
                                       ^~~
            t.td:2:5: note: used here
            def T : Type<CPred<"$_self.isa::<Shape>()">, "t">;
                ^
              help: a view of your own is named by its path, such as 'crate::mine::StructType'
        "#]],
        ),
        (
            "is_good($_self)",
            expect![[r#"
            t.td:2:21: error: unknown function 'is_good'
            def T : Type<CPred<"is_good($_self)">, "t">;
                                ^~~~~~~
            t.td:2:5: note: used here
            def T : Type<CPred<"is_good($_self)">, "t">;
                ^
              help: a function of your own is called by its path, such as 'crate::mine::is_good($_self)'
        "#]],
        ),
        (
            "::llvm::cast<IntegerType>($_self).getFoo() == 1",
            expect![[r#"
                t.td:2:55: error: a type has no method 'getFoo'
                def T : Type<CPred<"::llvm::cast<IntegerType>($_self).getFoo() == 1">, "t">;
                                                                      ^~~~~~
                t.td:2:5: note: used here
                def T : Type<CPred<"::llvm::cast<IntegerType>($_self).getFoo() == 1">, "t">;
                    ^
            "#]],
        ),
        ("::llvm::isa<IntegerType>($_self)", expect![[""]]),
    ] {
        check(
            &format!(
                "def T : Type<CPred<\"{predicate}\">, \"t\">;\ndef XOp : D_Op<\"x\"> {{ let arguments = (ins T:$a); }}"
            ),
            expected,
        );
    }
}

#[test]
fn names_of_parameters() {
    check(
        r#"def XOp : D_Op<"x"> { let arguments = (ins AnyType, AnyType:$operand0); }
           def YOp : D_Op<"y"> { let successors = (successor AnySuccessor, AnySuccessor); }
           def ZOp : D_Op<"z"> { let arguments = (ins AnyAttr:$a, AnyAttr:$a_attr, I32:$verify, I32:$verify_); }
           def WOp : D_Op<"w"> { let arguments = (ins I64Prop:$n, AnyAttr:$t, I32:$set_n_attr, StrAttr:$set_t); }"#,
        expect![[r#"
            t.td:2:5: error: the builder of operation 'd.x' would have two parameters 'operand0'
            def XOp : D_Op<"x"> { let arguments = (ins AnyType, AnyType:$operand0); }
                ^~~
              help: name every operand, result, successor and region
            t.td:4:101: error: 'verify' and 'verify_' are both 'verify_' in Rust
                       def ZOp : D_Op<"z"> { let arguments = (ins AnyAttr:$a, AnyAttr:$a_attr, I32:$verify, I32:$verify_); }
                                                                                                                ^~~~~~~~
            t.td:4:88: note: the other one
                       def ZOp : D_Op<"z"> { let arguments = (ins AnyAttr:$a, AnyAttr:$a_attr, I32:$verify, I32:$verify_); }
                                                                                                   ^~~~~~~
            t.td:4:75: error: 'a' and 'a_attr' are both 'a_attr' in Rust
                       def ZOp : D_Op<"z"> { let arguments = (ins AnyAttr:$a, AnyAttr:$a_attr, I32:$verify, I32:$verify_); }
                                                                                      ^~~~~~~
            t.td:4:63: note: the other one
                       def ZOp : D_Op<"z"> { let arguments = (ins AnyAttr:$a, AnyAttr:$a_attr, I32:$verify, I32:$verify_); }
                                                                          ^~
            t.td:5:63: error: 'set_n_attr' and 'n' are both 'set_n_attr' in Rust
                       def WOp : D_Op<"w"> { let arguments = (ins I64Prop:$n, AnyAttr:$t, I32:$set_n_attr, StrAttr:$set_t); }
                                                                          ^~
            t.td:5:83: note: the other one
                       def WOp : D_Op<"w"> { let arguments = (ins I64Prop:$n, AnyAttr:$t, I32:$set_n_attr, StrAttr:$set_t); }
                                                                                              ^~~~~~~~~~~
            t.td:5:104: error: 't' and 'set_t' are both 'set_t_attr' in Rust
                       def WOp : D_Op<"w"> { let arguments = (ins I64Prop:$n, AnyAttr:$t, I32:$set_n_attr, StrAttr:$set_t); }
                                                                                                                   ^~~~~~
            t.td:5:75: note: the other one
                       def WOp : D_Op<"w"> { let arguments = (ins I64Prop:$n, AnyAttr:$t, I32:$set_n_attr, StrAttr:$set_t); }
                                                                                      ^~
        "#]],
    );
}
