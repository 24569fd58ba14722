//! Tests of limits: on errors, nesting and recursion; and that no text makes the parser panic.

use support::SourceMap;

use crate::ast::*;

fn parse(text: &str) -> (Module, Vec<support::Diagnostic>) {
    let mut sources = SourceMap::new();
    let file = sources.add("t.toy", text);
    super::parse(&sources, file)
}

#[test]
fn parsing_goes_on_after_errors() {
    let text = "def f(a b c) { return a; } def g() { print(1) print(2); var x = ; print(3); } def h( { } def i() { }";
    let (module, errors) = parse(text);
    assert_eq!(errors.len(), 4, "{errors:?}");
    let functions: Vec<_> = module.functions().map(|f| (&*f.name.name, f.body.statements.len())).collect();
    assert_eq!(functions, [("f", 1), ("g", 3), ("h", 0), ("i", 0)]);
}

#[test]
fn errors_are_counted_beyond_a_limit() {
    let (_, errors) = parse(&format!("def main() {{ {} }}", "var = 1;\n".repeat(1000)));
    assert_eq!(errors.len(), crate::MAX_ERRORS + 1);
    assert_eq!(errors.last().map(|d| d.message.as_str()), Some("980 more errors are not shown"));
    // Recovery from a hundred thousand errors under a deep stack would take minutes.
    let (_, errors) = parse(&format!("def main() {{ {}{}", "{;".repeat(990), "1 1) ".repeat(100_000)));
    assert!(errors.iter().any(|d| d.code == Some("E0205")), "{errors:?}");
}

#[test]
fn nesting_is_bounded() {
    let nested = |open: &str, close: &str, n: usize| {
        format!("def main() {{ P x = {}1{}; }}", open.repeat(n), close.repeat(n))
    };
    for (open, close) in [("(", ")"), ("[", "]"), ("f(", ")"), ("1+(", ")"), ("{", "}")] {
        let (module, errors) = parse(&nested(open, close, super::MAX_NESTING - 1));
        // Lists of numbers are the dimensions of a tensor.
        let codes: Vec<_> = errors.iter().filter_map(|error| error.code).collect();
        assert_eq!(codes, if open == "[" { &["E0708"][..] } else { &[] }, "{open}: {errors:?}");
        assert_eq!(module.functions().count(), 1);
        let (module, errors) = parse(&nested(open, close, 48_000));
        assert_eq!(errors.len(), 1, "{open}");
        assert_eq!(errors[0].message, "brackets nest deeper than 1000 levels");
        assert!(module.items.is_empty());
    }
    // Unclosed brackets in many statements are not deep nesting, but one error each.
    let (_, errors) = parse(&format!("def main() {{ {} }}", "print(((1;".repeat(2000)));
    assert_eq!(errors[0].code, Some("E0203"));
}

#[test]
fn long_chains_stay_flat() {
    let terms = 100_000;
    let (module, errors) = parse(&format!("def main() {{ print(1{}); }}", " + 2 - 3".repeat(terms / 2)));
    assert!(errors.is_empty());
    assert!(crate::test_util::diagnostics(&module).is_empty());
    let statement = module.functions().next().and_then(|f| f.body.statements.first());
    let Some(Statement { kind: StatementKind::Expr(print), .. }) = statement else { panic!("no statement") };
    let ExprKind::Call(call) = &print.kind else { panic!("no call") };
    let ExprKind::Chain(chain) = &call.args[0].kind else { panic!("no chain") };
    assert_eq!(chain.rest.len(), terms);
}

#[test]
fn precedences_do_not_mix_in_a_chain() {
    let (module, errors) = parse("def main() { print((1 + 2) * 3 * (4 * 5) + 6 - (7 - 8)); }");
    assert!(errors.is_empty());
    fn shape(expr: &Expr) -> String {
        match &expr.kind {
            ExprKind::Number(n) => n.to_string(),
            ExprKind::Call(call) => shape(&call.args[0]),
            ExprKind::Chain(chain) => {
                let rest: String =
                    chain.rest.iter().map(|l| format!("{}{}", l.op().symbol(), shape(&l.operand))).collect();
                format!("({}{rest})", shape(&chain.first))
            }
            other => panic!("unexpected {other:?}"),
        }
    }
    let StatementKind::Expr(print) =
        &module.functions().next().expect("one function").body.statements[0].kind
    else {
        panic!("no statement")
    };
    assert_eq!(shape(print), "(((1+2)*3*(4*5))+6-(7-8))");
}

#[test]
fn literals_are_flat_and_row_major() {
    let (module, errors) = parse("def main() { print([[[1, 2]], [[3, 4]], [[5, 6]]]); }");
    assert!(errors.is_empty());
    let text = format!("{module:?}");
    assert!(text.contains("shape: [3, 1, 2], data: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]"), "{text}");
}

#[test]
fn any_prefix_and_any_deletion_is_parsed_without_panic() {
    let text = "struct P { var a; P b; } # c\ndef f(P p, x) { var a<2, 3> = [[1, 2, 3], [4, 5.5, 6]] * x.y; }\n\
                def main() { P q = {[1], {2, 3}}; print(f(q, (1 + 2) * 3 - transpose(4))); return; }\n\
                def g(x) { if (x == 1) { print(x); } else x; P s = P{1}; /* c */ print(1 \u{2212} 2); }";
    for i in (0..text.len()).filter(|&i| text.is_char_boundary(i) && text.is_char_boundary(i + 1)) {
        let prefix = &text[..i];
        let deleted = format!("{}{}", &text[..i], &text[i + 1..]);
        for text in [prefix, &deleted] {
            let mut sources = SourceMap::new();
            let file = sources.add("t.toy", text);
            let (module, errors) = super::parse(&sources, file);
            assert!(errors.len() < 11, "{text}: {errors:?}");
            for error in errors.iter().chain(&crate::test_util::diagnostics(&module)) {
                assert!(!support::render::pretty(&sources, error, false).is_empty());
            }
        }
    }
}

#[test]
fn any_short_run_of_tokens_is_parsed_without_panic() {
    let tokens = [
        "def", "return", "struct", "var", "a", "f", "1", "1.2.3", "(", ")", "{", "}", "[", "]", "<", ">",
        ";", ",", ".", "=", "+", "-", "*", "@", "if", "else", "elif", "while", "for", "in", "..", "do",
        "\u{2212}", "\u{ff1b}", "\u{ff5b}", "\"a\"", "// c\n", "/* c */", "S{1}",
    ];
    // A fixed multiplicative generator: the same texts in every run.
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    for _ in 0..3000 {
        let mut text = String::from("def main() { ");
        for _ in 0..seed % 24 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            text.push_str(tokens[(seed >> 33) as usize % tokens.len()]);
            text.push(' ');
        }
        seed = seed.wrapping_add(0x9e37_79b9);
        let (module, _) = parse(&text);
        crate::test_util::diagnostics(&module);
    }
}

#[test]
fn blocks_nest_only_so_deep() {
    let most = super::statements::MAX_BLOCKS;
    let nested = |count: usize| format!("def main() {{ {}{} }}", "if 1 { ".repeat(count), "}".repeat(count));
    let chain = |count: usize| format!("def main() {{ if 1 {{ }} {} }}", "else if 1 { } ".repeat(count - 1));
    for text in [nested(most), chain(most)] {
        assert!(parse(&text).1.is_empty(), "{text}");
    }
    for text in [nested(most + 1), chain(most + 1), nested(50_000), chain(50_000)] {
        let (module, errors) = parse(&text);
        let messages: Vec<_> = errors.iter().map(|error| &*error.message).collect();
        assert_eq!(messages, ["blocks nest deeper than 64 levels"]);
        assert!(module.items.is_empty());
    }
}
