//! Compares the grammar with the compiler's own parser: what that accepts has no error here, and what it refuses has
//! one, unless a grammar cannot say why.

#![allow(clippy::print_stdout, reason = "the counts are for people, with --nocapture")]

use std::path::Path;

use generators::random::generate::generate;
use generators::random::mutate::mutant;
use generators::random::{Random, layout};
use support::Diagnostic;
use tests::book::Page;
use tests::harness::first_seed;
use tests::tools;
use toyc::Compiler;
use tree_sitter::{Parser, Tree};

/// Errors that the compiler's parser finds and a grammar cannot, each with a program that has no other.
const BEYOND_GRAMMAR: [(&str, &str, &str); 5] = [
    ("E0102", "only white space tells 1.5 .x, which is a field, from a malformed number", "print(1.5.x);"),
    ("E0501", "the rows of a literal are counted", "print([[1, 2], [3]]);"),
    ("E0701", "nesting is counted", ""),
    ("E0702", "the elements of a shape are counted", "var a<9223372036854775807> = 1;"),
    ("E0703", "numbers are read", "print(1e999);"),
];

fn parser() -> Parser {
    let mut parser = Parser::new();
    parser.set_language(&tree_sitter_toy::LANGUAGE.into()).expect("the versions fit");
    parser
}

fn parse(parser: &mut Parser, text: &str) -> Tree {
    parser.parse(text, None).expect("nothing cancels it")
}

/// The codes of the errors that the compiler's parser finds.
fn errors(text: &str) -> Vec<&'static str> {
    let mut compiler = Compiler::new();
    compiler.max_errors = usize::MAX;
    let file = compiler.add("test.toy", text);
    let (_, said) = compiler.parse(file);
    // The grammar for editors lets comparisons and powers follow each other. It also lets a literal of a struct follow an
    // operator before a block, which the compiler takes for the block. What the compiler says of the rest cannot be
    // compared. So it is where `and` is no name, as the file declares none of it.
    let is_chain = |error: &Diagnostic| error.label == "comparisons and powers do not follow each other";
    let beyond = [
        "expected an expression, found '{'",
        "found 'and'",
        "found 'or'",
        "found 'not'",
        "a block belongs to a statement",
    ];
    let is_beyond =
        |error: &Diagnostic| beyond.iter().any(|end| error.message.ends_with(end)) || is_chain(error);
    if said.iter().any(is_beyond) {
        return vec![BEYOND_GRAMMAR[0].0];
    }
    said.iter().filter(|said| said.is_error()).filter_map(|error: &Diagnostic| error.code).collect()
}

/// How many texts the compiler's parser accepts and refuses.
#[derive(Default, Debug)]
struct Counts {
    accepted: usize,
    refused: usize,
    /// Of these, for reasons beyond a grammar only.
    beyond: usize,
}

/// Compares the two on a text; a complaint if they differ.
fn compare(parser: &mut Parser, name: &str, text: &str, counts: &mut Counts) -> Option<String> {
    let tree = parse(parser, text);
    let has_error = tree.root_node().has_error();
    let errors = errors(text);
    let is_beyond = |code: &&str| BEYOND_GRAMMAR.iter().any(|(beyond, ..)| beyond == code);
    if errors.is_empty() {
        counts.accepted += 1;
        return has_error.then(|| format!("{name}: toyc accepts it: {}\n{text}", tree.root_node()));
    }
    counts.refused += 1;
    if errors.iter().all(is_beyond) {
        counts.beyond += 1;
        return None;
    }
    (!has_error).then(|| format!("{name}: toyc reports {errors:?}:\n{text}"))
}

/// The `.toy` files of the project and the programs of the book, with their names.
fn programs() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: &Path| std::fs::read_to_string(path).expect("it is text");
    let mut all = Vec::new();
    for path in tools::files_under(&root, &["toy"], &["target"]) {
        all.push((path.display().to_string(), read(&path)));
    }
    let files = all.len();
    for path in tools::files_under(&root.join("book/src"), &["md"], &[]) {
        let text = read(&path);
        let programs = Page::parse(&text).programs(&text).map(str::to_owned).collect::<Vec<_>>();
        all.extend(programs.into_iter().map(|program| (path.display().to_string(), program)));
    }
    assert!(files > 90 && all.len() > files + 40, "{files} files, {} programs", all.len());
    all
}

#[track_caller]
fn none(complaints: &[String]) {
    assert!(complaints.is_empty(), "{} complaints\n{}", complaints.len(), complaints.join("\n\n"));
}

#[test]
fn programs_have_an_error_if_the_compiler_reports_one() {
    let mut parser = parser();
    let mut counts = Counts::default();
    let programs = programs();
    let complaints = programs.iter().filter_map(|(name, text)| compare(&mut parser, name, text, &mut counts));
    none(&complaints.collect::<Vec<_>>());
    println!("{counts:?}");
    assert!(counts.accepted > 130 && counts.refused > 5, "{counts:?}");
}

#[test]
fn random_programs_have_no_error() {
    let mut parser = parser();
    let mut counts = Counts::default();
    let mut complaints = Vec::new();
    let first = first_seed();
    for seed in first..first + 500 {
        let text = generate(seed).program.to_string();
        let text = layout::odd(&text, &mut Random::new(seed));
        complaints.extend(compare(&mut parser, &format!("seed {seed}"), &text, &mut counts));
    }
    none(&complaints);
    println!("{counts:?}");
    assert_eq!(counts.accepted, 500);
}

#[test]
fn mutated_programs_have_an_error_if_the_compiler_reports_one() {
    let texts = programs().into_iter().map(|(_, text)| text).collect::<Vec<_>>();
    let mut parser = parser();
    let mut counts = Counts::default();
    let mut complaints = Vec::new();
    let first = first_seed();
    for seed in first..first + 1000 {
        // The generated lexer takes a NUL in a comment for the end of the text; the compiler reads on.
        let Some(text) =
            String::from_utf8(mutant(seed, &texts).text).ok().filter(|text| !text.contains('\0'))
        else {
            continue;
        };
        complaints.extend(compare(&mut parser, &format!("seed {seed}"), &text, &mut counts));
    }
    none(&complaints);
    println!("{counts:?}");
    assert!(counts.accepted > 100 && counts.refused > 50, "{counts:?}");
}

#[test]
fn what_is_beyond_a_grammar_has_no_error() {
    let mut parser = parser();
    for (code, reason, statement) in BEYOND_GRAMMAR {
        let deep = || format!("print({}1{});", "(".repeat(1001), ")".repeat(1001));
        let statement = if statement.is_empty() { deep() } else { statement.to_owned() };
        let text = format!("def main() {{ {statement} }}");
        assert_eq!(errors(&text), [code], "{reason}: {text}");
        assert!(!parse(&mut parser, &text).root_node().has_error(), "{code}: {text}");
    }
}

#[test]
fn mistakes_that_a_grammar_knows_are_errors() {
    let mut parser = parser();
    let statements = [
        "print(2x);",
        "print(1.2.3);",
        "print(1e);",
        "print([]);",
        "print([x y]);",
        "print(x - def);",
        "var a<0> = 1;",
        "var a<2.5> = 1;",
        "var var = 1;",
        "P p<2> = 1;",
        "{1}.x;",
        "a.x = 1;",
        "if x print(x);",
        "for i in 3 { }",
        "while { }",
        "else { }",
    ];
    for statement in statements {
        let text = format!("def main() {{ {statement} }}");
        assert!(!errors(&text).is_empty(), "toyc accepts {text}");
        assert!(parse(&mut parser, &text).root_node().has_error(), "{text}");
    }
}
