//! Accepted records become Rust: the records of the test dialects are changed at random, and the code generated from
//! those that are still accepted must parse as Rust. `TOY_TEST_SEED` sets the first seed and `TOY_TEST_PROGRAMS` the
//! number of tries.

use std::path::Path;

use generators::random::Random;
use support::SourceMap;
use tests::harness::{first_seed, number};

/// Text that is inserted into strings or replaces them.
const TEXTS: &[&str] = &[
    "",
    " ",
    "a b",
    "a-b",
    "1",
    "-",
    "::",
    "a::b",
    "::a::",
    "$",
    "$_op",
    "$_self",
    "$_builder",
    "$x",
    "(",
    ")",
    "{}",
    "{ }",
    "[",
    "'",
    "\\\"",
    "\\\\",
    "//",
    "/*",
    "*/",
    "`",
    "é",
    "fn",
    "Self",
    "self",
    "crate",
    "dyn",
    "_",
    "r#fn",
    "'a",
    "int x",
    "int64_t",
    "::mlir::Type",
    "std::vector<int>",
    "Option<",
    "&",
    "&'a str",
    "[u8; 4]",
    "fn(i64) -> i64",
    "return x;",
    "auto x = y;",
    "x->y()",
    "a ? b : c",
    "0x",
    "1.5f",
    "true",
    "nullptr",
    "#",
    "#![a]",
    "pub",
    "mod",
    "match",
    "let x = 1",
    "x;",
    "=> 1",
    "std::string",
    "ArrayRef<int64_t>",
    "Foo<Bar>",
    "a.b",
    "!",
    "\\n",
];

/// The places of strings, code blocks and names after `$` or `let`.
fn places(text: &str) -> Vec<std::ops::Range<usize>> {
    let mut all = Vec::new();
    let mut at = 0;
    while let Some(found) = text[at..].find(['"', '$', '[', '/']) {
        let start = at + found;
        let rest = &text[start..];
        let (inner, end) = match &rest[..1] {
            "\"" => (1, rest[1..].find('"').map(|end| end + 1)),
            "[" if rest.starts_with("[{") => (2, rest.find("}]")),
            "$" => (1, rest[1..].find(|c: char| !c.is_alphanumeric() && c != '_').map(|end| end + 1)),
            "/" if rest.starts_with("//") => (rest.find('\n').unwrap_or(rest.len()), None),
            _ => (1, None),
        };
        if let Some(end) = end {
            all.push(start + inner..start + end);
        }
        at = start + end.unwrap_or(inner).max(1);
    }
    all
}

fn text_from(random: &mut Random) -> &'static str {
    TEXTS[random.below(TEXTS.len())]
}

/// A text with one or two changes.
fn mutate(text: &str, random: &mut Random) -> String {
    let mut text = text.to_owned();
    for _ in 0..1 + random.below(5) / 4 {
        let places = places(&text);
        let place = places[random.below(places.len())].clone();
        let old = text[place.clone()].to_owned();
        let new = match random.below(4) {
            0 => text_from(random).to_owned(),
            1 => format!("{old}{}", text_from(random)),
            // The text at another place.
            2 => text[places[random.below(places.len())].clone()].to_owned(),
            _ => {
                let at = (0..=old.len()).filter(|&i| old.is_char_boundary(i)).collect::<Vec<_>>();
                let at = at[random.below(at.len())];
                format!("{}{}{}", &old[..at], text_from(random), &old[at..])
            }
        };
        text.replace_range(place, &new);
    }
    text
}

#[test]
fn what_is_accepted_is_rust() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files: Vec<_> = std::fs::read_dir(folder).expect("the test dialects").flatten().collect();
    files.sort_by_key(|f| f.path());
    let read = |f: std::fs::DirEntry| std::fs::read_to_string(f.path().join("Ops.td")).ok();
    let texts: Vec<String> = files.into_iter().filter_map(read).collect();
    assert!(texts.len() > 10, "the test dialects have moved");
    let first = first_seed();
    let count = number("TOY_TEST_PROGRAMS").unwrap_or(400);
    eprintln!("{count} changed files; TOY_TEST_SEED={first} makes the same ones");
    let mut accepted = 0;
    let mut wrong = Vec::new();
    for seed in first..first + count {
        let mut random = Random::new(seed);
        let text = mutate(&texts[random.below(texts.len())], &mut random);
        let mut sources = SourceMap::new();
        let main = sources.add("t.td", text.as_str());
        let (rust, _) = ods::compile::generate_from_text(&mut sources, main);
        let Some(rust) = rust else { continue };
        accepted += 1;
        if let Err(e) = syn::parse_file(&rust) {
            let line = e.span().start().line;
            let shown: Vec<&str> = rust.lines().skip(line.saturating_sub(3)).take(5).collect();
            wrong.push(format!("seed {seed}: {e}\n{}", shown.join("\n")));
        }
    }
    eprintln!("{accepted} of {count} are accepted");
    assert!(wrong.is_empty(), "{} of {accepted}\n{}", wrong.len(), wrong.join("\n"));
    assert!(
        count < 100 || accepted * 10 > count,
        "too few are accepted to show anything: {accepted} of {count}"
    );
}
