//! Checks `editors/toy.tmLanguage.json`, with which editors color programs, against the lexer.

use std::ops::Range;
use std::path::Path;

use fancy_regex::{Captures, Regex};
use serde_json::Value;

use crate::builtins::Builtin;
use crate::lexer::{Token, Tokens};

/// A pattern of the grammar.
struct Pattern {
    regex: Regex,
    /// The scopes of the match, or of its groups in order.
    scopes: Vec<String>,
}

/// The patterns. If several match at one place, the first one counts.
fn patterns() -> Vec<Pattern> {
    let grammar: Value =
        serde_json::from_str(include_str!("../../editors/toy.tmLanguage.json")).expect("it is JSON");
    let text = |value: &Value| value.as_str().expect("it is a string").to_owned();
    let pattern = |pattern: &Value| {
        let captures = pattern["captures"].as_object();
        let scopes = captures.map(|groups| groups.values().map(|group| text(&group["name"])).collect());
        let scopes = scopes.unwrap_or_else(|| vec![text(&pattern["name"])]);
        Pattern { regex: Regex::new(&text(&pattern["match"])).expect("it is a pattern"), scopes }
    };
    grammar["patterns"].as_array().expect("it has patterns").iter().map(pattern).collect()
}

/// The scopes of a text, with their places. Editors match line by line.
fn scopes<'p>(patterns: &'p [Pattern], text: &str) -> Vec<(Range<usize>, &'p str)> {
    let mut found = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let mut at = 0;
        while let Some((pattern, captures)) = next(patterns, line.trim_end(), at) {
            let groups = if pattern.scopes.len() > 1 { 1..=pattern.scopes.len() } else { 0..=0 };
            for (group, scope) in groups.zip(&pattern.scopes) {
                let range = captures.get(group).expect("no group is optional").range();
                found.push((start + range.start..start + range.end, scope.as_str()));
            }
            at = captures.get(0).expect("a match has a place").end();
        }
        start += line.len();
    }
    found
}

/// The first match from a place on.
fn next<'p, 't>(patterns: &'p [Pattern], line: &'t str, at: usize) -> Option<(&'p Pattern, Captures<'t>)> {
    let matches = patterns.iter().filter_map(|pattern| {
        Some((pattern, pattern.regex.captures_from_pos(line, at).expect("the pattern is simple")?))
    });
    matches.min_by_key(|(_, captures)| captures.get(0).map(|whole| whole.start()))
}

/// The words that begin and belong to loops and choices; elsewhere they are names.
pub(crate) const WORDS: [&str; 5] = ["else", "for", "if", "in", "while"];

/// Whether a token may have a scope.
fn fits(token: Token, text: &str, scope: &str) -> bool {
    let may = |prefixes: &[&str]| prefixes.iter().any(|prefix| scope.starts_with(prefix));
    match token {
        Token::Def | Token::Struct | Token::Var => may(&["storage.type."]),
        Token::Return => may(&["keyword.control."]),
        Token::Ident if ["and", "or", "not"].contains(&text) => may(&["keyword.operator.logical."]),
        Token::Ident if WORDS.contains(&text) && may(&["keyword.control."]) => true,
        Token::Ident => may(&["entity.name.", "variable.other.", "support.function."]),
        Token::Number => may(&["constant.numeric."]),
        Token::Text => may(&["string.quoted."]),
        Token::Plus | Token::Minus | Token::Star | Token::Slash | Token::StarStar | Token::At => {
            may(&["keyword.operator.arithmetic."])
        }
        // In a shape, it is a bracket, which the patterns cannot tell.
        Token::Less | Token::Greater => may(&["punctuation.", "keyword.operator.comparison."]),
        Token::LessEqual | Token::GreaterEqual | Token::EqualEqual | Token::NotEqual => {
            may(&["keyword.operator.comparison."])
        }
        Token::Equal => may(&["keyword.operator.assignment."]),
        _ => may(&["punctuation."]),
    }
}

/// Checks that the tokens of a program have the scopes of their kinds, and that everything else is a comment.
fn check(patterns: &[Pattern], text: &str) {
    let mut tokens = Tokens::at(text, 0);
    let mut scopes = scopes(patterns, text).into_iter();
    loop {
        let (start, token, end) = tokens.take();
        let range = start as usize..end as usize;
        let next = scopes.find(|(_, scope)| !scope.starts_with("comment."));
        if token == Token::End {
            return assert_eq!(next, None);
        }
        let (place, scope) = next.unwrap_or_else(|| panic!("{:?} has no scope", &text[range.clone()]));
        assert_eq!(place, range, "{scope} is at {:?}, not {:?}", &text[place.clone()], &text[range.clone()]);
        assert!(fits(token, &text[range.clone()], scope), "{:?} is {scope}", &text[range]);
    }
}

/// The programs in a folder of the project and in the folders in it.
pub(crate) fn programs(folder: &Path, found: &mut Vec<String>) {
    files(folder, "toy", found);
}

/// The texts of files with an extension, in a folder and in the folders in it.
pub(crate) fn files(folder: &Path, extension: &str, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("the folder exists").map(|entry| entry.expect("it is read"))
    {
        let path = entry.path();
        if path.is_dir() {
            files(&path, extension, found);
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(std::fs::read_to_string(&path).expect("it is text"));
        }
    }
}

#[test]
fn programs_have_the_scopes_of_their_tokens() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut all = Vec::new();
    for folder in ["examples", "tests/programs/examples", "tests/programs/goldens", "tests/programs/results"]
    {
        programs(&root.join(folder), &mut all);
    }
    assert!(all.len() > 50, "{} programs", all.len());
    let patterns = patterns();
    all.iter().for_each(|text| check(&patterns, text));
}

/// The pages of compilations color the words that are no names.
#[test]
fn pages_color_the_words() {
    let words: Vec<&str> = crate::explore::WORDS.to_vec();
    let mut all = [&["def", "return", "struct", "var", "and", "or", "not"][..], &WORDS].concat();
    all.sort_unstable();
    assert_eq!(words, all);
}

/// The book's pages color the same names.
#[test]
fn the_book_colors_every_builtin() {
    let script = include_str!("../../book/toy.js");
    let names = script.split_once("built_in: \"").and_then(|(_, rest)| rest.split_once('"'));
    let mut names: Vec<&str> = names.expect("it lists the functions of Toy").0.split(' ').collect();
    let mut all: Vec<&str> = Builtin::all().map(|builtin| builtin.name).collect();
    names.sort_unstable();
    all.sort_unstable();
    assert_eq!(names, all);
}

#[test]
fn names_say_what_they_are() {
    let patterns = patterns();
    let scope_of = |text: &str, word: &str| {
        let all = scopes(&patterns, text);
        let found = all.into_iter().find(|(range, _)| &text[range.clone()] == word);
        found.map(|(_, scope)| scope.trim_end_matches(".toy").to_owned()).unwrap_or_default()
    };
    assert_eq!(scope_of("def f(Point p) {", "f"), "entity.name.function");
    assert_eq!(scope_of("def f(Point p) {", "Point"), "entity.name.type");
    assert_eq!(scope_of("def f(Point p) {", "p"), "variable.other");
    assert_eq!(scope_of("struct Point {", "Point"), "entity.name.type.struct");
    assert_eq!(scope_of("var x = p . from.y; # y", "from"), "variable.other.member");
    assert_eq!(scope_of("var x = p . from.y; # y", "# y"), "comment.line.number-sign");
    assert_eq!(scope_of("print (f(x));", "f"), "entity.name.function.call");
    for word in WORDS {
        assert_eq!(scope_of(&format!("}} {word} (x) {{"), word), "keyword.control");
        assert_eq!(scope_of(&format!("{word} = 1;"), word), "variable.other");
    }
    assert_eq!(scope_of("for i in 0..3 {", "0"), "constant.numeric");
    assert_eq!(scope_of("for i in 0..3 {", ".."), "punctuation.separator.range");
    assert_eq!(scope_of("var print_all = 1.5e-3;", "print_all"), "variable.other");
    assert_eq!(scope_of("var print_all = 1.5e-3;", "1.5e-3"), "constant.numeric");
    for builtin in Builtin::all() {
        assert_eq!(scope_of(&format!("{} (x);", builtin.name), builtin.name), "support.function");
    }
}
