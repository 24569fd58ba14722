//! Checks the trees of expressions.

use tree_sitter::{Node, Parser};

/// An expression with parentheses that show its tree.
fn shown(node: Node<'_>, text: &str) -> String {
    let part = |name| {
        let part = node.child_by_field_name(name).unwrap_or_else(|| panic!("{node} has no {name}"));
        shown(part, text)
    };
    match node.kind() {
        "binary_expression" => format!("({} {} {})", part("left"), part("operator"), part("right")),
        "unary_expression" => format!("({}{})", part("operator"), part("operand")),
        "field_expression" => format!("({}.{})", part("object"), part("field")),
        _ => text[node.byte_range()].to_owned(),
    }
}

#[track_caller]
fn check(expression: &str, expected: &str) {
    let mut parser = Parser::new();
    parser.set_language(&tree_sitter_toy::LANGUAGE.into()).expect("the versions fit");
    // A statement that is an expression has rules of its own, since it cannot begin with `{`.
    for around in ["def f() { return EXPRESSION; }", "def f() { EXPRESSION; }"] {
        let text = around.replace("EXPRESSION", expression);
        let tree = parser.parse(&text, None).expect("nothing cancels it");
        let body = tree.root_node().child(0).and_then(|function| function.child_by_field_name("body"));
        let statement = body.and_then(|body| body.named_child(0)).expect("it has a statement");
        let is_refused = expression.starts_with('{') && statement.kind() != "return_statement";
        assert_eq!(tree.root_node().has_error(), is_refused, "{text}: {}", tree.root_node());
        if !is_refused {
            assert_eq!(shown(statement.named_child(0).expect("it has a value"), &text), expected, "{text}");
        }
    }
}

#[test]
fn operators_bind_as_the_language_says() {
    check("a - b + c", "((a - b) + c)");
    check("a / b * c", "((a / b) * c)");
    check("a + b * c - d", "((a + (b * c)) - d)");
    check("a * b + c / d", "((a * b) + (c / d))");
    check("-a * b", "((-a) * b)");
    check("--a - -b", "((-(-a)) - (-b))");
    check("-p.q.x * 2", "((-((p.q).x)) * 2)");
    check("f(a).x + 2 .y", "((f(a).x) + (2.y))");
    check("(a + b).x", "((a + b).x)");
    check("a * {b, c}.x", "(a * ({b, c}.x))");
    check("{b, c}.x * a", "(({b, c}.x) * a)");
}

#[test]
fn text_with_mistakes_keeps_what_is_right() {
    let mut parser = Parser::new();
    parser.set_language(&tree_sitter_toy::LANGUAGE.into()).expect("the versions fit");
    let text = "def f(x) { return x +; }\ndef g() { print(1) }\nstruct S { var x; }";
    let tree = parser.parse(text, None).expect("nothing cancels it");
    let root = tree.root_node();
    let mut cursor = root.walk();
    let kinds: Vec<&str> = root.named_children(&mut cursor).map(|node| node.kind()).collect();
    assert!(root.has_error());
    assert_eq!(kinds, ["function_definition", "function_definition", "struct_definition"]);
}
