//! Checks how editors color programs.

use std::collections::BTreeMap;
use std::ops::Range;

use tree_sitter::{Language, Parser, Query, QueryCursor, StreamingIterator as _};

/// Each token and comment with its classes.
fn classes(text: &str) -> Vec<(&str, Vec<String>)> {
    let language = Language::new(tree_sitter_toy::LANGUAGE);
    let mut parser = Parser::new();
    parser.set_language(&language).expect("the versions fit");
    let tree = parser.parse(text, None).expect("nothing cancels it");
    assert!(!tree.root_node().has_error(), "{text}: {}", tree.root_node());
    let query = Query::new(&language, tree_sitter_toy::HIGHLIGHTS).expect("the query is valid");
    let mut found: BTreeMap<(usize, usize), Vec<String>> = BTreeMap::new();
    let mut cursor = QueryCursor::new();
    let mut captures = cursor.captures(&query, tree.root_node(), text.as_bytes());
    while let Some((matched, index)) = captures.next() {
        let capture = matched.captures()[*index];
        let Range { start, end } = capture.node.byte_range();
        let name = query.capture_names()[capture.index as usize].to_owned();
        found.entry((start, end)).or_default().push(name);
    }
    found.into_iter().map(|((start, end), classes)| (&text[start..end], classes)).collect()
}

#[track_caller]
fn check(text: &str, expected: &[(&str, &str)]) {
    let found = classes(text);
    let found: Vec<(&str, String)> =
        found.into_iter().map(|(token, classes)| (token, classes.join(" and "))).collect();
    let found: Vec<(&str, &str)> = found.iter().map(|(token, class)| (*token, &**class)).collect();
    assert_eq!(found, expected);
}

#[test]
fn every_token_has_one_class() {
    check(
        "struct P { var x; Q q; }",
        &[
            ("struct", "keyword.type"),
            ("P", "type"),
            ("{", "punctuation.bracket"),
            ("var", "keyword"),
            ("x", "variable.member"),
            (";", "punctuation.delimiter"),
            ("Q", "type"),
            ("q", "variable.member"),
            (";", "punctuation.delimiter"),
            ("}", "punctuation.bracket"),
        ],
    );
    check(
        "def f(P p) { # c\n return g(p.q.x) / -1.5e3; }",
        &[
            ("def", "keyword.function"),
            ("f", "function"),
            ("(", "punctuation.bracket"),
            ("P", "type"),
            ("p", "variable.parameter"),
            (")", "punctuation.bracket"),
            ("{", "punctuation.bracket"),
            ("# c", "comment"),
            ("return", "keyword.return"),
            ("g", "function.call"),
            ("(", "punctuation.bracket"),
            ("p", "variable"),
            (".", "punctuation.delimiter"),
            ("q", "variable.member"),
            (".", "punctuation.delimiter"),
            ("x", "variable.member"),
            (")", "punctuation.bracket"),
            ("/", "operator"),
            ("-", "operator"),
            ("1.5e3", "number"),
            (";", "punctuation.delimiter"),
            ("}", "punctuation.bracket"),
        ],
    );
    check(
        "def f() { var a<2> = [1, -2]; P b = {a}; print(b); }",
        &[
            ("def", "keyword.function"),
            ("f", "function"),
            ("(", "punctuation.bracket"),
            (")", "punctuation.bracket"),
            ("{", "punctuation.bracket"),
            ("var", "keyword"),
            ("a", "variable"),
            ("<", "punctuation.bracket"),
            ("2", "number"),
            (">", "punctuation.bracket"),
            ("=", "operator"),
            ("[", "punctuation.bracket"),
            ("1", "number"),
            (",", "punctuation.delimiter"),
            ("-", "operator"),
            ("2", "number"),
            ("]", "punctuation.bracket"),
            (";", "punctuation.delimiter"),
            ("P", "type"),
            ("b", "variable"),
            ("=", "operator"),
            ("{", "punctuation.bracket"),
            ("a", "variable"),
            ("}", "punctuation.bracket"),
            (";", "punctuation.delimiter"),
            ("print", "function.builtin"),
            ("(", "punctuation.bracket"),
            ("b", "variable"),
            (")", "punctuation.bracket"),
            (";", "punctuation.delimiter"),
            ("}", "punctuation.bracket"),
        ],
    );
}
