//! Properties: the generated Rust, and the diagnostics about mistakes.

use expect_test::{Expect, expect};

use crate::diagnostics::check;
use crate::generated_operations::check_part;

/// A property of an operation.
fn check_property(arguments: &str, expected: Expect) {
    check(&format!("def XOp : D_Op<\"x\"> {{\n  let arguments = (ins {arguments});\n}}"), expected);
}

#[test]
fn properties() {
    check_property(
        "I64Prop",
        expect![[r#"
        t.td:3:19: error: argument 1 of operation 'XOp' is a property, which needs a name
          let arguments = (ins I64Prop);
                          ^~~~~~~~~~~~~
    "#]],
    );
    check_property(
        "I64Prop:$a, I64Prop:$a",
        expect![[r#"
            t.td:3:32: error: operation 'XOp' has two elements named 'a'
              let arguments = (ins I64Prop:$a, I64Prop:$a);
                                           ^~ this attribute
        "#]],
    );
    check_property(
        "Property<\"double\">:$a",
        expect![[r#"
            t.td:3:43: error: property 'a' has the storage 'double', which no attribute holds
              let arguments = (ins Property<"double">:$a);
                                                      ^~
              help: derive it from IntProp, BoolProp, UnitProp, StringProp, EnumProp, ArrayProp, IntArrayProp and OptionalProp, or name a type of the dialect's crate that implements 'mlir::properties::PropertyValue'
        "#]],
    );
    check_property(
        "IntProp<\"float\">:$a",
        expect![[r#"
            t.td:3:41: error: property 'a' has the storage 'float', which no attribute holds
              let arguments = (ins IntProp<"float">:$a);
                                                    ^~
              help: derive it from IntProp, BoolProp, UnitProp, StringProp, EnumProp, ArrayProp, IntArrayProp and OptionalProp, or name a type of the dialect's crate that implements 'mlir::properties::PropertyValue'
        "#]],
    );
    check_property(
        "DefaultValuedProp<I64Prop, \"true\">:$a",
        expect![[r#"
            t.td:3:52: error: expected an integer, found a condition
              let arguments = (ins DefaultValuedProp<I64Prop, "true">:$a);
                                                               ^~~~
        "#]],
    );
    check_property(
        "DefaultValuedProp<StringProp, \"x\">:$a",
        expect![[r#"
            t.td:3:55: error: unknown name 'x'
              let arguments = (ins DefaultValuedProp<StringProp, "x">:$a);
                                                                  ^
              help: a string is put in quotes, as in '\"x\"'; a constant is named by its path, such as 'crate::x'
        "#]],
    );
    check_property(
        "DefaultValuedProp<I64Prop, \"1 +\">:$a",
        expect![[r#"
        t.td:3:55: error: expected an expression, found the end of the expression
          let arguments = (ins DefaultValuedProp<I64Prop, "1 +">:$a);
                                                              ^
    "#]],
    );
    check_property(
        "ConfinedProp<I64Prop, CPred<\"$_self.is_f32()\">>:$a",
        expect![[r#"
            t.td:3:60: error: an integer has no method 'is_f32'
              let arguments = (ins ConfinedProp<I64Prop, CPred<"$_self.is_f32()">>:$a);
                                                                       ^~~~~~
            t.td:3:24: note: used here
              let arguments = (ins ConfinedProp<I64Prop, CPred<"$_self.is_f32()">>:$a);
                                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
              help: a type has that method
        "#]],
    );
    check_property(
        "ConfinedProp<OptionalProp<I64Prop>, CPred<\"$_self > 1\">>:$a",
        expect![[r#"
        t.td:3:81: error: a predicate cannot be about an optional property: confine the property inside it
          let arguments = (ins ConfinedProp<OptionalProp<I64Prop>, CPred<"$_self > 1">>:$a);
                                                                                        ^~
    "#]],
    );
    check_property(
        "ArrayProp<ConfinedProp<I64Prop, CPred<\"$_self > \\\"x\\\"\">>>:$a",
        expect![[r#"
        t.td:3:72: error: '>' takes an integer, found a string
          let arguments = (ins ArrayProp<ConfinedProp<I64Prop, CPred<"$_self > \"x\"">>>:$a);
                                                                               ^~~~~
        t.td:3:34: note: used here
          let arguments = (ins ArrayProp<ConfinedProp<I64Prop, CPred<"$_self > \"x\"">>>:$a);
                                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
}

#[test]
fn a_property_as_a_whole() {
    let td = "def XOp : D_Op<\"x\"> { let arguments = (ins DefaultValuedProp<ConfinedProp<I64Prop, CPred<\"$_self >= 0\">, \"non-negative int64_t\">, \"5\">:$count, OptionalProp<StringProp>:$label); let assemblyFormat = \"$count ($label^)? attr-dict\"; }";
    check_part(
        td,
        "pub fn count",
        expect![[r#"
            pub fn count(self) -> i64 {
                let attr = self.0.inherent_value(0);
                attr.as_int().unwrap_or_default()
            }
        "#]],
    );
    check_part(
        td,
        "pub fn label",
        expect![[r#"
            pub fn label(self) -> Option<&'a str> {
                let attr = self.0.inherent_value(1);
                attr.as_array().and_then(|a| a.first()).map(|&e| attr.cx().attr_ref(e).as_str().unwrap_or_default())
            }
        "#]],
    );
    check_part(
        td,
        "attributes: &[",
        expect![[r#"
        attributes: &[
            AttrSpec {
                name: "count",
                constraint: &NON_NEGATIVE_INT64_T,
                presence: Presence::Default(&|cx| cx.int_attr_of_width(5, 64)),
                syntax: AttrSyntax::Property(&PropKind::Int { bits: 64, signed: true }),
            },
            AttrSpec {
                name: "label",
                constraint: &OPTIONAL_STRING,
                presence: Presence::Default(&|cx| cx.array_attr(&[])),
                syntax: AttrSyntax::Property(&PropKind::Optional { inner: &PropKind::String, bare: true }),
            },
        ],
    "#]],
    );
    check_part(
        td,
        "static NON_NEGATIVE_INT64_T",
        expect![[r#"
        static NON_NEGATIVE_INT64_T: mlir::opdef::AttrConstraint = mlir::opdef::AttrConstraint {
            summary: "non-negative int64_t",
            accepts: &|this| this.as_int().unwrap_or_default() >= 0,
        };
    "#]],
    );
}

/// Like [`check_property`], for an operation and an enumeration.
fn check_beside(arguments: &str, expected: Expect) {
    check(
        &format!(
            "def En : I32EnumAttr<\"E\", \"\", [I32EnumAttrCase<\"A\", 0>]>;\ndef XOp : D_Op<\"x\"> {{\n  let arguments = (ins {arguments});\n}}"
        ),
        expected,
    );
}

/// A property with additional fields.
fn check_fields(class: &str, fields: &str, expected: Expect) {
    check(
        &format!(
            "def P : {class} {{\n  {fields}\n}}\ndef XOp : D_Op<\"x\"> {{ let arguments = (ins P:$a, OptionalProp<P>:$b); }}"
        ),
        expected,
    );
}

#[test]
fn no_storage() {
    check_beside(
        r#"IntProp<"unsigned int128">:$a"#,
        expect![[r#"
            t.td:4:51: error: property 'a' has the storage 'unsigned int128', which no attribute holds
              let arguments = (ins IntProp<"unsigned int128">:$a);
                                                              ^~
              help: derive it from IntProp, BoolProp, UnitProp, StringProp, EnumProp, ArrayProp, IntArrayProp and OptionalProp, or name a type of the dialect's crate that implements 'mlir::properties::PropertyValue'
        "#]],
    );
    check_beside(
        r#"Property<"::llvm::APInt">:$a"#,
        expect![[r#"
        t.td:4:50: error: property 'a' has the storage '::llvm::APInt', which no attribute holds
          let arguments = (ins Property<"::llvm::APInt">:$a);
                                                         ^~
          help: derive it from IntProp, BoolProp, UnitProp, StringProp, EnumProp, ArrayProp, IntArrayProp and OptionalProp, or name a type of the dialect's crate that implements 'mlir::properties::PropertyValue'
    "#]],
    );
    check_beside(
        r#"Property<"Option">:$a"#,
        expect![[r#"
        t.td:4:43: error: property 'a' has the storage 'Option', which no attribute holds
          let arguments = (ins Property<"Option">:$a);
                                                  ^~
          help: derive it from IntProp, BoolProp, UnitProp, StringProp, EnumProp, ArrayProp, IntArrayProp and OptionalProp, or name a type of the dialect's crate that implements 'mlir::properties::PropertyValue'
    "#]],
    );
    check_beside(
        r#"ArrayProp<>:$a"#,
        expect![[r#"
        t.td:4:36: error: property 'a' has no storage type
          let arguments = (ins ArrayProp<>:$a);
                                           ^~
          help: derive it from IntProp, BoolProp, UnitProp, StringProp, EnumProp, ArrayProp, IntArrayProp and OptionalProp, or name a type of the dialect's crate that implements 'mlir::properties::PropertyValue'
    "#]],
    );
    check_beside(
        r#"Property<"E">:$a"#,
        expect![[r#"
        t.td:4:38: error: property 'a' has the storage 'E', which is an enumeration
          let arguments = (ins Property<"E">:$a);
                                             ^~
          help: derive it from EnumProp
    "#]],
    );
    check_beside(
        r#"IntArrayProp<IntProp<"uint64_t">>:$a"#,
        expect![[r#"
        t.td:4:58: error: property 'a' is a dense array, which holds int32_t or int64_t
          let arguments = (ins IntArrayProp<IntProp<"uint64_t">>:$a);
                                                                 ^~
          help: use ArrayProp
    "#]],
    );
    check_beside(
        r#"OptionalProp<ArrayProp<IntProp<"float">>>:$a"#,
        expect![[r#"
        t.td:4:66: error: property 'a' has the storage 'float', which no attribute holds
          let arguments = (ins OptionalProp<ArrayProp<IntProp<"float">>>:$a);
                                                                         ^~
          help: derive it from IntProp, BoolProp, UnitProp, StringProp, EnumProp, ArrayProp, IntArrayProp and OptionalProp, or name a type of the dialect's crate that implements 'mlir::properties::PropertyValue'
    "#]],
    );
}

#[test]
fn default_values() {
    check_beside(
        r#"DefaultValuedProp<IntProp<"int8_t">, "300">:$a"#,
        expect![[r#"
            t.td:4:62: error: 300 does not fit a signed integer of 8 bits: -128 to 127
              let arguments = (ins DefaultValuedProp<IntProp<"int8_t">, "300">:$a);
                                                                         ^~~
        "#]],
    );
    check_beside(
        r#"DefaultValuedProp<IntProp<"int8_t">, "-129">:$a"#,
        expect![[r#"
            t.td:4:62: error: -129 does not fit a signed integer of 8 bits: -128 to 127
              let arguments = (ins DefaultValuedProp<IntProp<"int8_t">, "-129">:$a);
                                                                         ^~~~
        "#]],
    );
    check_beside(
        r#"DefaultValuedProp<IntProp<"uint16_t">, "-1">:$a"#,
        expect![[r#"
            t.td:4:64: error: -1 does not fit an unsigned integer of 16 bits: 0 to 65535
              let arguments = (ins DefaultValuedProp<IntProp<"uint16_t">, "-1">:$a);
                                                                           ^~
        "#]],
    );
    check_beside(
        r#"DefaultValuedProp<IntProp<"uint64_t">, "18446744073709551616">:$a"#,
        expect![[r#"
            t.td:4:64: error: 18446744073709551616 does not fit an unsigned integer of 64 bits: 0 to 18446744073709551615
              let arguments = (ins DefaultValuedProp<IntProp<"uint64_t">, "18446744073709551616">:$a);
                                                                           ^~~~~~~~~~~~~~~~~~~~
        "#]],
    );
    check_beside(
        r#"DefaultValuedProp<IntArrayProp<I32Prop>, "{1, 2147483648}">:$a"#,
        expect![[r#"
            t.td:4:70: error: 2147483648 does not fit a signed integer of 32 bits: -2147483648 to 2147483647
              let arguments = (ins DefaultValuedProp<IntArrayProp<I32Prop>, "{1, 2147483648}">:$a);
                                                                                 ^~~~~~~~~~
        "#]],
    );
    check_beside(
        r#"DefaultValuedProp<IntArrayProp<I64Prop>, "1">:$a"#,
        expect![[r#"
            t.td:4:66: error: expected a list, such as '{1, 2}'
              let arguments = (ins DefaultValuedProp<IntArrayProp<I64Prop>, "1">:$a);
                                                                             ^
        "#]],
    );
    check_beside(
        r#"DefaultValuedProp<IntArrayProp<I64Prop>, "::llvm::ArrayRef<int64_t>{1, true}">:$a"#,
        expect![[r#"
            t.td:4:95: error: expected an integer, found a condition
              let arguments = (ins DefaultValuedProp<IntArrayProp<I64Prop>, "::llvm::ArrayRef<int64_t>{1, true}">:$a);
                                                                                                          ^~~~
        "#]],
    );
    check_beside(
        r#"DefaultValuedProp<ArrayProp<StringProp>, "{\"a\", b}">:$a"#,
        expect![[r#"
            t.td:4:74: error: unknown name 'b'
              let arguments = (ins DefaultValuedProp<ArrayProp<StringProp>, "{\"a\", b}">:$a);
                                                                                     ^
              help: a string is put in quotes, as in '\"b\"'; a constant is named by its path, such as 'crate::b'
        "#]],
    );
    check_beside(
        r#"DefaultValuedProp<OptionalProp<I64Prop>, "\"x\"">:$a"#,
        expect![[r#"
            t.td:4:66: error: expected an integer, found a string
              let arguments = (ins DefaultValuedProp<OptionalProp<I64Prop>, "\"x\"">:$a);
                                                                             ^~~~~
              help: no value is 'std::nullopt'
        "#]],
    );
    check_beside(
        r#"DefaultValuedProp<IntArrayProp<I64Prop>, "{1, 2}", "{1, 3}">:$a"#,
        expect![[r#"
        t.td:4:75: error: property 'a' is stored as another value than its default value, '[1, 2]'
          let arguments = (ins DefaultValuedProp<IntArrayProp<I64Prop>, "{1, 2}", "{1, 3}">:$a);
                                                                                  ^~~~~~~~
    "#]],
    );
    check_beside(
        r#"DefaultValuedProp<IntArrayProp<I64Prop>, "{1, 2}", "{1, x}">:$a"#,
        expect![[r#"
            t.td:4:80: error: unknown name 'x'
              let arguments = (ins DefaultValuedProp<IntArrayProp<I64Prop>, "{1, 2}", "{1, x}">:$a);
                                                                                           ^
              help: a string is put in quotes, as in '\"x\"'; a constant is named by its path, such as 'crate::x'
        "#]],
    );
    check_beside(
        r#"DefaultValuedProp<I64Prop, "", "3">:$a"#,
        expect![[r#"
        t.td:4:55: error: property 'a' is stored as a value, but has no default value
          let arguments = (ins DefaultValuedProp<I64Prop, "", "3">:$a);
                                                              ^~~
    "#]],
    );
    check_beside(
        r#"DefaultValuedProp<Property<"My">, "3">:$a"#,
        expect![[r#"
            t.td:4:59: error: expected a value of 'My', found an integer
              let arguments = (ins DefaultValuedProp<Property<"My">, "3">:$a);
                                                                      ^
        "#]],
    );
    check_beside(
        r#"DefaultValuedProp<Property<"My">, "My{3}">:$a"#,
        expect![[r#"
        t.td:4:61: error: expected an operator or the end of the expression, found '{'
          let arguments = (ins DefaultValuedProp<Property<"My">, "My{3}">:$a);
                                                                    ^
    "#]],
    );
    check_beside(
        r#"DefaultValuedProp<Property<"My">, "My::of(x y)">:$a"#,
        expect![[r#"
        t.td:4:68: error: expected ',' or ')' after an argument, found 'y'
          let arguments = (ins DefaultValuedProp<Property<"My">, "My::of(x y)">:$a);
                                                                           ^
    "#]],
    );
    check_beside(
        r#"DefaultValuedProp<Property<"My">, "My::of($_self)">:$a"#,
        expect![[r#"
            t.td:4:66: error: unknown placeholder '$_self'
              let arguments = (ins DefaultValuedProp<Property<"My">, "My::of($_self)">:$a);
                                                                             ^~~~~~
              help: the placeholders here are '$_builder'
        "#]],
    );
    check_beside(
        r#"DefaultValuedProp<ArrayProp<EnumProp<En>>, "{E::A, E::C}">:$a"#,
        expect![[r#"
            t.td:4:75: error: 'E::C' is not a case of 'E'
              let arguments = (ins DefaultValuedProp<ArrayProp<EnumProp<En>>, "{E::A, E::C}">:$a);
                                                                                      ^~~~
              help: write a case as 'E::A'
        "#]],
    );
}

#[test]
fn fields_in_cpp() {
    check_fields(
        r#"IntProp<"int64_t">"#,
        r#"let interfaceType = "bool";"#,
        expect![[r#"
        t.td:3:23: error: 'interfaceType' of property 'a' has no effect: accessors and builders speak of the type that is stored
          let interfaceType = "bool";
                              ^~~~~~
        t.td:5:46: note: used here
        def XOp : D_Op<"x"> { let arguments = (ins P:$a, OptionalProp<P>:$b); }
                                                     ^~
          help: a type of the dialect's crate that implements 'mlir::properties::PropertyValue' says all this: 'Property<"MyType">'
    "#]],
    );
    check_fields(
        r#"IntProp<"int64_t">"#,
        r#"let convertFromStorage = "$_storage + 1";"#,
        expect![[r#"
        t.td:3:28: error: 'convertFromStorage' of property 'a' has no effect: accessors give the type that is stored
          let convertFromStorage = "$_storage + 1";
                                   ^~~~~~~~~~~~~~~
        t.td:5:46: note: used here
        def XOp : D_Op<"x"> { let arguments = (ins P:$a, OptionalProp<P>:$b); }
                                                     ^~
          help: a type of the dialect's crate that implements 'mlir::properties::PropertyValue' says all this: 'Property<"MyType">'
    "#]],
    );
    check_fields(
        r#"IntProp<"int64_t">"#,
        r#"let assignToStorage = "$_storage = $_value - 1";"#,
        expect![[r#"
        t.td:3:25: error: 'assignToStorage' of property 'a' has no effect: builders take the type that is stored
          let assignToStorage = "$_storage = $_value - 1";
                                ^~~~~~~~~~~~~~~~~~~~~~~~~
        t.td:5:46: note: used here
        def XOp : D_Op<"x"> { let arguments = (ins P:$a, OptionalProp<P>:$b); }
                                                     ^~
          help: a type of the dialect's crate that implements 'mlir::properties::PropertyValue' says all this: 'Property<"MyType">'
    "#]],
    );
    check_fields(
        r#"IntProp<"int64_t">"#,
        r#"let convertToAttribute = [{ return $_ctxt; }];"#,
        expect![[r#"
        t.td:3:28: error: 'convertToAttribute' of property 'a' has no effect: 'PropertyValue::to_attr' of a type of the dialect's crate does that
          let convertToAttribute = [{ return $_ctxt; }];
                                   ^~~~~~~~~~~~~~~~~~~~
        t.td:5:46: note: used here
        def XOp : D_Op<"x"> { let arguments = (ins P:$a, OptionalProp<P>:$b); }
                                                     ^~
          help: a type of the dialect's crate that implements 'mlir::properties::PropertyValue' says all this: 'Property<"MyType">'
    "#]],
    );
    check_fields(
        r#"Property<"My">"#,
        r#"let convertFromAttribute = [{ return failure(); }];"#,
        expect![[r#"
        t.td:3:30: error: 'convertFromAttribute' of property 'a' has no effect: 'PropertyValue::from_attr' of a type of the dialect's crate does that
          let convertFromAttribute = [{ return failure(); }];
                                     ^~~~~~~~~~~~~~~~~~~~~~~
        t.td:5:46: note: used here
        def XOp : D_Op<"x"> { let arguments = (ins P:$a, OptionalProp<P>:$b); }
                                                     ^~
          help: a type of the dialect's crate that implements 'mlir::properties::PropertyValue' says all this: 'Property<"MyType">'
    "#]],
    );
    check_fields(
        r#"Property<"My">"#,
        r#"let hashProperty = "1";"#,
        expect![[r#"
        t.td:3:22: error: 'hashProperty' of property 'a' has no effect: values are hashed and compared as the attributes that hold them
          let hashProperty = "1";
                             ^~~
        t.td:5:46: note: used here
        def XOp : D_Op<"x"> { let arguments = (ins P:$a, OptionalProp<P>:$b); }
                                                     ^~
          help: a type of the dialect's crate that implements 'mlir::properties::PropertyValue' says all this: 'Property<"MyType">'
    "#]],
    );
    check_fields(
        r#"IntProp<"int64_t">"#,
        r#"let writeToMlirBytecode = writeMlirBytecodeWithConvertToAttribute;"#,
        expect![[r#"
        t.td:2:5: error: 'writeToMlirBytecode' of property 'a' has no effect: the type says how a value is written as bytecode
        def P : IntProp<"int64_t"> {
            ^
        t.td:5:46: note: used here
        def XOp : D_Op<"x"> { let arguments = (ins P:$a, OptionalProp<P>:$b); }
                                                     ^~
          help: a type of the dialect's crate that implements 'mlir::properties::PropertyValue' says all this: 'Property<"MyType">'
    "#]],
    );
    check_fields(
        r#"IntProp<"int64_t">"#,
        r#"let readFromMlirBytecode = [{ return readBool($_storage); }];"#,
        expect![[r#"
        t.td:3:30: error: 'readFromMlirBytecode' of property 'a' has no effect: the type says how a value is read from bytecode
          let readFromMlirBytecode = [{ return readBool($_storage); }];
                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        t.td:5:46: note: used here
        def XOp : D_Op<"x"> { let arguments = (ins P:$a, OptionalProp<P>:$b); }
                                                     ^~
          help: a type of the dialect's crate that implements 'mlir::properties::PropertyValue' says all this: 'Property<"MyType">'
    "#]],
    );
    check_fields(
        r#"IntProp<"int64_t">"#,
        r#"let parser = [{ return $_parser.parseInteger($_storage); }];"#,
        expect![[r#"
        t.td:3:16: error: the parser of property 'a' must name a function of the dialect's crate
          let parser = [{ return $_parser.parseInteger($_storage); }];
                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        t.td:5:46: note: used here
        def XOp : D_Op<"x"> { let arguments = (ins P:$a, OptionalProp<P>:$b); }
                                                     ^~
          help: its type is 'fn(&mut AttrParser<'_, '_>) -> ParseResult<i64>'
    "#]],
    );
    check_fields(
        r#"Property<"My">"#,
        r#"let optionalParser = "return 1";"#,
        expect![[r#"
        t.td:3:24: error: the optionalParser of property 'a' must name a function of the dialect's crate
          let optionalParser = "return 1";
                               ^~~~~~~~~~
        t.td:5:46: note: used here
        def XOp : D_Op<"x"> { let arguments = (ins P:$a, OptionalProp<P>:$b); }
                                                     ^~
          help: its type is 'fn(&mut AttrParser<'_, '_>) -> ParseResult<Option<My>>'
    "#]],
    );
    check_fields(
        r#"_cls_StringProp"#,
        r#"let printer = "$_printer << $_storage";"#,
        expect![[r#"
        t.td:3:17: error: the printer of property 'a' must name a function of the dialect's crate
          let printer = "$_printer << $_storage";
                        ^~~~~~~~~~~~~~~~~~~~~~~~
        t.td:5:46: note: used here
        def XOp : D_Op<"x"> { let arguments = (ins P:$a, OptionalProp<P>:$b); }
                                                     ^~
          help: its type is 'fn(&str, &mut Printer<'_>)'
    "#]],
    );
    check_fields(
        r#"ArrayProp<I64Prop>"#,
        r#"let parser = "parse_it";"#,
        expect![[r#"
        t.td:3:16: error: the parser of property 'a' has no effect
          let parser = "parse_it";
                       ^~~~~~~~~~
        t.td:5:46: note: used here
        def XOp : D_Op<"x"> { let arguments = (ins P:$a, OptionalProp<P>:$b); }
                                                     ^~
          help: give it to the property inside, or make the whole a type of the dialect's crate
    "#]],
    );
    check_fields(
        r#"ArrayProp<I64Prop>"#,
        r#"let interfaceType = "Vec<i64>";"#,
        expect![[r#"
        t.td:3:23: error: 'interfaceType' of property 'a' has no effect: accessors and builders speak of the type that is stored
          let interfaceType = "Vec<i64>";
                              ^~~~~~~~~~
        t.td:5:46: note: used here
        def XOp : D_Op<"x"> { let arguments = (ins P:$a, OptionalProp<P>:$b); }
                                                     ^~
          help: a type of the dialect's crate that implements 'mlir::properties::PropertyValue' says all this: 'Property<"MyType">'
    "#]],
    );
}

#[test]
fn functions_in_fields() {
    let td = r#"def Hex : IntProp<"uint32_t"> { let parser = "parse_hex"; let printer = "crate::print_hex"; } def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedProp<Hex, "255">:$a, OptionalProp<Hex>:$b); }"#;
    check_part(
        td,
        "attributes: &[",
        expect![[r#"
        attributes: &[
            AttrSpec {
                name: "a",
                constraint: &UINT32_T,
                presence: Presence::Default(&|cx| cx.int_attr_of_width(255, 32)),
                syntax: AttrSyntax::Property(&PropKind::Written { inner: &PropKind::Int { bits: 32, signed: false }, syntax: &PropSyntax { parse: Some(|p| parsed(p, parse_hex, |&v, cx| cx.int_attr_of_width(v.into(), 32))), parse_optional: None, print: Some(|attr, p| crate::print_hex(attr.as_int().unwrap_or_default() as u32, p)) } }),
            },
            AttrSpec {
                name: "b",
                constraint: &OPTIONAL_UINT32_T,
                presence: Presence::Default(&|cx| cx.array_attr(&[])),
                syntax: AttrSyntax::Property(&PropKind::Optional { inner: &PropKind::Written { inner: &PropKind::Int { bits: 32, signed: false }, syntax: &PropSyntax { parse: Some(|p| parsed(p, parse_hex, |&v, cx| cx.int_attr_of_width(v.into(), 32))), parse_optional: None, print: Some(|attr, p| crate::print_hex(attr.as_int().unwrap_or_default() as u32, p)) } }, bare: false }),
            },
        ],
    "#]],
    );
}

#[test]
fn a_type_of_the_crate() {
    let td = r#"def XOp : D_Op<"x"> { let arguments = (ins Property<"::d::Fraction">:$a, ArrayProp<Property<"::shapes::Extent">>:$b, DefaultValuedProp<Property<"::Fraction">, "Fraction::of(1, 2)">:$c); }"#;
    check_part(
        td,
        "attributes: &[",
        expect![[r#"
            attributes: &[
                AttrSpec {
                    name: "a",
                    constraint: &UNNAMED,
                    presence: Presence::Required,
                    syntax: AttrSyntax::Property(&<Fraction as PropertyValue>::KIND),
                },
                AttrSpec {
                    name: "b",
                    constraint: &ARRAY_OF,
                    presence: Presence::Required,
                    syntax: AttrSyntax::Property(&PropKind::Array(&<::shapes::Extent as PropertyValue>::KIND)),
                },
                AttrSpec {
                    name: "c",
                    constraint: &UNNAMED,
                    presence: Presence::Default(&|cx| <Fraction as PropertyValue>::to_attr(&self::Fraction::of(1, 2), cx)),
                    syntax: AttrSyntax::Property(&<Fraction as PropertyValue>::KIND),
                },
            ],
        "#]],
    );
    check_part(
        td,
        "pub fn a",
        expect![[r#"
        pub fn a(self) -> Fraction {
            let attr = self.0.inherent_value(0);
            mlir::properties::value_of::<Fraction>(attr)
        }
    "#]],
    );
    check_part(
        td,
        "pub fn build(",
        expect![[r#"
            pub fn build(
                b: &mut mlir::Builder<'_>, loc: mlir::Loc, a: &Fraction, b_: &[::shapes::Extent],
            ) -> mlir::Handle<XOp<'static>> { Self::build_with(b, loc, a, b_, Default::default()) }
        "#]],
    );
    check_part(
        td,
        "pub struct XOpOptions",
        expect![[r#"
            pub struct XOpOptions<'a> {
                /// Property `c`.
                pub c: Option<&'a Fraction>,
            }
        "#]],
    );
    check_part(
        td,
        "state.inherent[2]",
        expect![[r#"
            state.inherent[2] = c.map(|c| mlir::properties::PropertyValue::to_attr(c, cx));
        "#]],
    );
}

#[test]
fn groups_that_properties_begin() {
    let check_format = |format: &str, expected: Expect| {
        check(
            &format!(
                "def My : Property<\"My\">;\ndef XOp : D_Op<\"x\"> {{\n  let arguments = (ins My:$a, DefaultValuedProp<My, \"My::A\">:$b, I64Prop:$c, DefaultValuedProp<I64Prop, \"1\">:$d);\n  let assemblyFormat = \"{format}\";\n}}"
            ),
            expected,
        );
    };
    check_format(
        "($b^)? $a $c $d attr-dict",
        expect![[r#"
        t.td:5:26: error: only properties with default values that can be optionally parsed (have the `let optionalParser = ...` field defined) can be used to anchor an optional group
          let assemblyFormat = "($b^)? $a $c $d attr-dict";
                                 ^~
    "#]],
    );
    check_format(
        "(`x` $b^)? $a $c $d attr-dict",
        expect![[r#"
        t.td:5:30: error: only properties with default values that can be optionally parsed (have the `let optionalParser = ...` field defined) can be used to anchor an optional group
          let assemblyFormat = "(`x` $b^)? $a $c $d attr-dict";
                                     ^~
    "#]],
    );
    check_format(
        "(`x` $c^)? $a $b $d attr-dict",
        expect![[r#"
        t.td:5:30: error: only properties with default values that can be optionally parsed (have the `let optionalParser = ...` field defined) can be used to anchor an optional group
          let assemblyFormat = "(`x` $c^)? $a $b $d attr-dict";
                                     ^~
    "#]],
    );
    check_format(
        "($c `,` $d^)? $a $b attr-dict",
        expect![[r#"
        t.td:5:26: error: only properties with default values that can be optionally parsed (have the `let optionalParser = ...` field defined) can begin an optional group
          let assemblyFormat = "($c `,` $d^)? $a $b attr-dict";
                                 ^~
    "#]],
    );
    check_format("($d^)? $a $b $c attr-dict", expect![[""]]);
}

#[test]
fn an_encoding_of_ones_own() {
    check(
        "def XOp : D_Op<\"x\"> {\n  let arguments = (ins I64Prop:$a);\n  let useCustomPropertiesEncoding = 1;\n}",
        expect![[r#"
            t.td:4:37: error: 'useCustomPropertiesEncoding' of operation 'XOp' has no effect
              let useCustomPropertiesEncoding = 1;
                                                ^
              help: the engine writes the properties of every operation as bytecode, as MLIR's generated code does
        "#]],
    );
}
