//! C++ in predicates and values: each construct with the same expression in our language, and what is not understood.

use ods::predicate::opaque::{resolved, sealed};
use ods::predicate::{Defined, Expr, Node, Scope, Text, What, parse, parse_text};

/// Checks that each text of C++ is the expression beside it.
fn same(pairs: &[(&str, &str)]) {
    for (cpp, ours) in pairs {
        let read = |text: &str| parse(text).unwrap_or_else(|e| panic!("{text}: {}", e.message)).to_string();
        assert_eq!(read(cpp), read(ours), "{cpp}");
    }
}

#[test]
fn classes() {
    same(&[
        ("::llvm::isa<::mlir::VectorType>($_self)", "$_self.is_vector()"),
        ("isa<IndexType, FloatType>($_self)", "$_self.is_index() || $_self.is_float()"),
        ("!llvm::isa<::mlir::Float8E4M3B11FNUZType>($_self)", "!$_self.is_float_named(\"f8E4M3B11FNUZ\")"),
        ("::llvm::isa<::mlir::Type>($_self)", "true"),
        ("::llvm::isa_and_present<DenseI32ArrayAttr>($_self)", "$_self.is_dense_array_i32()"),
        ("llvm::isa<::mlir::quant::QuantizedType>($_self)", "$_self.isa::<::mlir::quant::QuantizedType>()"),
        ("llvm::isa<hw::ArrayType>($_self)", "$_self.isa::<::hw::ArrayType>()"),
        (
            "::llvm::isa<::mlir::DataLayoutTypeInterface>($_self)",
            "$_self.has_interface::<::mlir::DataLayoutTypeInterface>()",
        ),
        ("$_self.hasTrait<::mlir::ValueSemantics>()", "$_self.has_value_semantics()"),
        ("!!::llvm::dyn_cast<VectorType>($_self)", "!!$_self.is_vector()"),
    ]);
}

#[test]
fn methods() {
    same(&[
        ("::llvm::cast<::mlir::ShapedType>($_self).getRank() >= 1", "$_self.rank() >= 1"),
        ("::llvm::cast<ShapedType>($_self).getShape()[0] == 16", "$_self.dim(0) == 16"),
        ("cast<VectorType>($_self).getShape().size() == 2", "$_self.rank() == 2"),
        ("cast<VectorType>($_self).getShape() == ::llvm::ArrayRef<int64_t>({8})", "$_self.has_shape({8})"),
        ("cast<ComplexType>($_self).getElementType().isF32()", "$_self.complex_element_type().is_f32()"),
        (
            "cast<TensorType>($_self)\n  .getElementType()\n  .isSignlessInteger(8)",
            "$_self.element_type().is_integer(8)",
        ),
        ("$_self.isInteger()", "$_self.is_integer_type()"),
        ("$_self.isUnsignedInteger(8)", "$_self.is_unsigned_integer(8)"),
        ("::llvm::cast<IntegerAttr>($_self).getInt() <= 3", "$_self.int_value() <= 3"),
        ("::llvm::cast<IntegerAttr>($_self).getValue().isStrictlyPositive()", "$_self.wide_value() > 0"),
        ("::llvm::cast<IntegerAttr>($_self).getValue().eq(::llvm::APInt(32, 7))", "$_self.wide_value() == 7"),
        ("::llvm::cast<StringAttr>($_self).getValue() == \"a\" \"b\"", "$_self.string_value() == \"ab\""),
        ("::llvm::cast<ArrayAttr>($_self)[1]", "$_self.element(1)"),
        ("::llvm::cast<DenseArrayAttr>($_self).size() == 2", "$_self.len() == 2"),
        (
            "$_op->getOperand(0).getType() == $_op.getResult(1).getType()",
            "$_op.operand(0).ty() == $_op.result(1).ty()",
        ),
        ("($a.getType().getTypeID()) == ($b.getType().getTypeID())", "$a.ty().same_kind_as($b.ty())"),
        (
            "cast<quant::AnyType>($_self).getExpressedType()",
            "$_self.parameter::<::quant::AnyType>(\"getExpressedType\")",
        ),
        (
            "getElementTypeOrSelf($a) == ::mlir::getElementTypeOrSelf($b)",
            "$a.element_type_or_self() == $b.element_type_or_self()",
        ),
    ]);
}

#[test]
fn operators_and_functions() {
    same(&[
        ("std::equal_to<>()($a.getType(), $b.getType())", "eq($a.ty(), $b.ty())"),
        (
            "::llvm::is_contained({1, 2}, cast<IntegerAttr>($_self).getInt())",
            "$_self.int_value() == 1 || $_self.int_value() == 2",
        ),
        ("::llvm::hasNItemsOrMore($_self, 1)", "$_self.num_blocks() >= 1"),
        ("$_self == ((true) ? $_builder.getUnitAttr() : nullptr)", "$_self == $_builder.unit_attr()"),
        ("isa<VectorType>($a) ? cast<VectorType>($a).getRank() : 0", "$a.is_vector() ? $a.rank() : 0"),
        ("!(cast<IntegerAttr>($_self).getInt() & (~(1u|4u)))", "!($_self.int_value() & ((1 | 4) ^ -1) != 0)"),
        ("(static_cast<uint32_t>($_self) & ~7) == 0", "($_self & (7 ^ -1)) == 0"),
        ("1 // one\n + /* two */ 2", "1 + 2"),
        ("(::mlir::Attribute)$0", "$0"),
        ("std::numeric_limits<int64_t>::max()", "9223372036854775807"),
    ]);
}

#[test]
fn lambdas() {
    same(&[
        (
            "::llvm::all_of(cast<ArrayAttr>($_self), [&](::mlir::Attribute attr) { return attr && isa<StringAttr>(attr); })",
            "all_of($_self.elements(), |attr| attr.is_string())",
        ),
        (
            "llvm::none_of(cast<RankedTensorType>($_self).getShape(), [](auto v) { return v == 0; })",
            "!any_of($_self.dims(), |v| v == 0)",
        ),
        (
            "[](::mlir::Type e) { return e.isF32() || e.isF64(); }(cast<ShapedType>($_self).getElementType())",
            "$_self.element_type().is_f32() || $_self.element_type().is_f64()",
        ),
        (
            "[&]() -> int64_t { auto t = cast<VectorType>($a); auto n = t.getRank(); if (n == 0) return 1; return n; }()",
            "$a.rank() == 0 ? 1 : $a.rank()",
        ),
        (
            "[](Type t) { if (auto v = dyn_cast<VectorType>(t)) { return v.getRank() == 1; } else { return false; } }($_self)",
            "$_self.is_vector() ? $_self.rank() == 1 : false",
        ),
        // A parameter is renamed where a value from outside has its name.
        (
            "llvm::all_of($a, [](auto v) { auto w = v; return llvm::all_of($b, [&](auto v) { return v == w; }); })",
            "all_of($a, |v| all_of($b, |v_| v_ == v))",
        ),
    ]);
}

#[test]
fn values() {
    same(&[
        ("$_builder.getI32IntegerAttr($0)", "$_builder.i32_attr($0)"),
        (
            "$_builder.getIntegerAttr($_builder.getIntegerType(8, /*isSigned=*/false), $0)",
            "$_builder.unsigned_integer_attr(8, $0)",
        ),
        ("$_builder.getStrArrayAttr($0)", "$_builder.array_attr_of($0, |x| $_builder.string_attr(x))"),
        ("::mlir::FlatSymbolRefAttr::get($_builder.getContext(), $0)", "$_builder.symbol_ref_attr($0)"),
        (
            "::mlir::foo::KindAttr::get($_builder.getContext(), $0)",
            "$_builder.get_attr::<::mlir::foo::KindAttr>($0)",
        ),
        ("$_builder.getType<::mlir::Float8E5M2Type>()", "$_builder.float_named(\"f8E5M2\")"),
        ("$_builder.getType<::mlir::foo::T>()", "$_builder.get_type::<::mlir::foo::T>()"),
        ("::mlir::VectorType::get({4}, $_builder.getF32Type());", "$_builder.f32_type().vector_of({4})"),
        ("IntegerType::get($_self.getContext(), 1)", "$_self.context().integer_type(1)"),
        ("::llvm::SmallVector<int64_t>()", "{}"),
        ("::llvm::ArrayRef<int64_t>{1, 2}", "{1, 2}"),
        ("::mlir::ArrayAttr()", "nullptr"),
    ]);
}

#[test]
fn mistakes_have_places() {
    for (text, place, message) in [
        ("llvm::all_of($a, [](auto v) { v; })", ";", "expected a type and a name, found ';'"),
        ("[](Type t) { auto u = t; }($_self)", "}", "this body ends without 'return'"),
        ("[](Type t, Type u) { return t == u; }($_self)", "(", "this lambda takes 2 arguments, found 1"),
        ("$a.getProperties().scope == 1", "==", "expected '(' after the method 'scope', found '=='"),
        ("$_self ? 1", "", "expected ':' between the values of '?', found the end of the expression"),
        ("$_self[1, 2]", "[", "expected one index between '[' and ']'"),
    ] {
        let error = parse(text).expect_err(text);
        assert_eq!(error.message, message, "{text}");
        assert_eq!(&text[error.range.expect("it has a place")], place, "{text}");
    }
    // What is repeated does not grow without bounds.
    let twice = "auto a = a + a; ".repeat(40);
    let text = format!("[](int64_t a) {{ {twice} return a; }}(1)");
    assert!(parse(&text).is_err_and(|e| e.message == "this expression is too large"));
    let deep = "[]{return ".repeat(10_000);
    assert!(parse(&deep).is_err());
    assert!(parse(&"isa<".repeat(10_000)).is_err());
}

/// The expression as it is at run time: what is not understood is opaque.
fn lenient(text: &str, scope: &Scope) -> Expr {
    let t = Text { text, ..Text::default() };
    sealed(&resolved(&parse_text(&t).expect(text), scope), scope, true, &t)
}

#[test]
fn opaque_parts() {
    let scope = Scope::default();
    let e = lenient("$_self.isF32() || mine::isGood($_self)", &scope);
    let part = e.opaque().expect("a part is not understood");
    assert!(matches!(&part.node, Node::Opaque { text, .. } if text == "mine::isGood($_self)"));
    assert_eq!(part.range, 18..38);
    assert_eq!(e.opaque_reason(), Some("function 'mine::isGood' is not known"));
    // What is put in its place is put in its text, and it can be written and read.
    let of_a = e.substitute("_self", &parse("$a").expect("a placeholder"));
    assert_eq!(
        of_a.opaque().map(|e| e.to_string()).as_deref(),
        Some("opaque(\"mine::isGood($a)\", \"function 'mine::isGood' is not known\")")
    );
    assert_eq!(parse(&e.to_string()).expect("it is read").to_string(), e.to_string());
    assert!(lenient("$_self.isF32() && $_self.rank() > 1", &scope).opaque().is_none());
    for text in ["$_self.getFoo()", "Foo::bar", "foo", "std::max(1)"] {
        assert!(lenient(text, &scope).opaque().is_some(), "{text}");
    }
}

#[test]
fn classes_of_records() {
    let mut scope = Scope::default();
    let mut define = |path: &str, what: What| {
        let name = path.rsplit("::").next().unwrap_or(path).to_owned();
        scope.defined.entry(name).or_default().push(Defined { path: path.to_owned(), what });
    };
    define("::a::BoxType", What::Data(vec![("elementType".to_owned(), "::mlir::Type".to_owned())]));
    define("::b::BoxType", What::Data(vec![("item_count".to_owned(), "int64_t".to_owned())]));
    define("::a::Shaped", What::Interface);
    define("::a::KindAttr", What::EnumAttr("a".to_owned(), "kind".to_owned()));
    define("::a::ModeAttr", What::IntAttr { width: 32, values: vec![0, 1], bits: false });
    for (cpp, ours) in [
        ("cast<b::BoxType>($_self).getItemCount()", "$_self.parameter::<::b::BoxType>(\"item_count\")"),
        ("cast<BoxType>($_self).getElementType()", "$_self.parameter::<::a::BoxType>(\"elementType\")"),
        ("isa<::a::Shaped>($_self)", "$_self.has_interface::<::a::Shaped>()"),
        ("isa<a::KindAttr>($_self)", "$_self.is_enum_attr(\"a\", \"kind\")"),
        ("cast<a::KindAttr>($_self).getValue() == 1", "$_self.enum_value() == 1"),
        (
            "isa<a::ModeAttr>($_self)",
            "$_self.is_integer_of(32) && ($_self.int_value() == 0 || $_self.int_value() == 1)",
        ),
        ("a::ModeAttr::get($_builder.getContext(), $0)", "$_builder.integer_attr(32, $0)"),
    ] {
        let read = resolved(&parse(cpp).expect(cpp), &scope);
        assert_eq!(read.to_string(), parse(ours).expect(ours).to_string(), "{cpp}");
        assert!(sealed(&read, &scope, true, &Text::default()).opaque().is_none(), "{cpp}");
    }
    let e = lenient("cast<a::BoxType>($_self).getWidth() == 1", &scope);
    assert_eq!(e.opaque_reason(), Some("'::a::BoxType' has no parameter that 'getWidth' reads"));
}
