//! Checks the grammar of `editors/tree-sitter-toy`, from which editors get the syntax tree of a
//! program, against the lexer.

use std::path::Path;

use tree_sitter::{Language, Parser, Query, QueryCursor, StreamingIterator as _, Tree};

use crate::builtins::Builtin;
use crate::editor_grammar::{WORDS, programs};
use crate::lexer::{Token, Tokens};

fn parse(text: &str) -> Tree {
    let mut parser = Parser::new();
    parser.set_language(&tree_sitter_toy::LANGUAGE.into()).expect("the versions fit");
    parser.parse(text, None).expect("nothing cancels it")
}

/// The places of the tree's leaves, and the kinds of those that have names.
fn leaves(tree: &Tree) -> Vec<(u32, u32, Option<&str>)> {
    let mut cursor = tree.walk();
    let mut found = Vec::new();
    loop {
        let node = cursor.node();
        if cursor.goto_first_child() {
            continue;
        }
        let place = |at: usize| u32::try_from(at).expect("files are smaller");
        let range = node.byte_range();
        // An empty file has no leaf.
        if !range.is_empty() {
            found.push((place(range.start), place(range.end), node.is_named().then(|| node.kind())));
        }
        while !cursor.goto_next_sibling() {
            if !cursor.goto_parent() {
                return found;
            }
        }
    }
}

/// The places of the lexer's tokens and of comments, with their kinds in a tree.
fn tokens(text: &str) -> Vec<(u32, u32, &'static [&'static str])> {
    let mut tokens = Tokens::at(text, 0);
    let mut found = Vec::new();
    let mut behind = 0;
    let mut before = [Token::End; 2];
    let mut is_shape = false;
    loop {
        let (start, token, end) = tokens.take();
        // Between tokens are blanks and comments.
        let mut from = behind;
        while let Some(at) = text[from..start as usize].find('#').map(|at| from + at) {
            from = text[at..].find(['\r', '\n']).map_or(text.len(), |length| at + length);
            found.push((at as u32, from as u32, &["comment"][..]));
        }
        behind = end as usize;
        // `var a<2>=b;`
        is_shape = match token {
            Token::Less => matches!(before, [Token::Ident, Token::Var | Token::Ident]),
            _ => is_shape && before[0] != Token::Greater,
        };
        before = [token, before[0]];
        match token {
            Token::GreaterEqual if is_shape => {
                found.extend([(start, start + 1, &[][..]), (start + 1, end, &[])]);
            }
            Token::End => return found,
            Token::Ident => found.push((start, end, &["identifier", "variable"])),
            Token::Number => found.push((start, end, &["number"])),
            Token::Text => found.push((start, end, &["text"])),
            _ => found.push((start, end, &[])),
        }
    }
}

/// Checks that the leaves of a program's tree are its tokens and comments.
fn check(text: &str) {
    let tree = parse(text);
    let expected = tokens(text);
    let found = leaves(&tree);
    for (leaf, token) in found.iter().zip(&expected) {
        let (start, end, kind) = *leaf;
        let is_same = (start, end) == (token.0, token.1)
            && match kind {
                Some(kind) => token.2.contains(&kind),
                None => {
                    let word = &text[start as usize..end as usize];
                    token.2.is_empty() || WORDS.contains(&word) || ["and", "or", "not"].contains(&word)
                }
            };
        assert!(is_same, "{leaf:?} is not {token:?} in\n{text}\n{}", tree.root_node());
    }
    assert_eq!(found.len(), expected.len(), "{text}");
}

#[test]
fn leaves_are_the_tokens_of_the_lexer() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut all = Vec::new();
    for folder in ["examples", "tests/programs/goldens", "tests/programs/results"] {
        programs(&root.join(folder), &mut all);
    }
    assert!(all.len() > 50, "{} programs", all.len());
    all.iter().for_each(|text| check(text));
    check("\u{feff}def main() {}\r\n#a\r#b\x0b\x0c\n#");
    check("");
}

#[test]
fn built_in_functions_are_highlighted() {
    let language = Language::new(tree_sitter_toy::LANGUAGE);
    let query = Query::new(&language, tree_sitter_toy::HIGHLIGHTS).expect("the query is valid");
    let classes = |name: &str| {
        let text = format!("def main() {{ {name}(x); }}");
        let tree = parse(&text);
        let mut cursor = QueryCursor::new();
        let mut found = Vec::new();
        let mut captures = cursor.captures(&query, tree.root_node(), text.as_bytes());
        while let Some((matched, index)) = captures.next() {
            let capture = matched.captures()[*index];
            if text[capture.node.byte_range()] == *name {
                found.push(query.capture_names()[capture.index as usize]);
            }
        }
        found
    };
    for builtin in Builtin::all() {
        assert_eq!(classes(builtin.name), ["function.builtin"], "{}", builtin.name);
    }
    assert_eq!(classes("other"), ["function.call"]);
}
