//! The grammar in `book/src/reference/language.md`, checked against the parser: what it derives is accepted, programs
//! are derived by it, and what the parser refuses is not.
//!
//! Rules and words are read from the page. Only what the page says in words is here: what a name or a number is, and the
//! rules that are beyond the grammar.

use std::rc::Rc;

use generators::random::generate::generate;
use generators::random::mutate::mutant;
use generators::random::{Random, layout};
use rustc_hash::{FxHashMap, FxHashSet};
use support::{Diagnostic, SourceMap};

use super::cursor::Source;
use crate::editor_grammar::files;
use crate::lexer::{Token, Tokens};

/// The page, read when the test runs: it changes more often than the compiler.
fn page() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../book/src/reference/language.md");
    std::fs::read_to_string(path).expect("the page is there")
}

/// The tokens that the page describes in words, with examples of each.
const KINDS: [(&str, &[&str]); 4] = [
    ("name", &["a", "b", "x1", "y_2", "Zed", "for", "in", "while", "if"]),
    ("integer", &["1", "2", "3"]),
    ("number", &["0", "1", "2", "2.5", ".5", "3.", "1.5e-3", "2E+4"]),
    ("text", &["\"\"", "\"a # b\""]),
];

/// The errors of the parser that are beyond the grammar, with what the page says of each.
const BEYOND: [(&str, &str); 6] = [
    ("E0501", "Each row of a dimension has the same number of elements"),
    ("E0701", "| nesting of brackets | 1000 |"),
    ("E0702", "| elements of a declared shape | 1152921504606846975 |"),
    ("E0703", "A number beyond the largest float is an error"),
    ("E0708", "there are at most 64 dimensions"),
    ("E0202", "The bracket is in the same line as the end of the value, except inside of other brackets"),
];

/// A part of a rule.
#[derive(Clone, Debug)]
enum Part {
    /// A symbol or a word, as it is written.
    Word(String),
    /// A row of [`KINDS`].
    Kind(usize),
    /// A rule, by its position.
    Rule(usize),
    Sequence(Vec<Part>),
    Choice(Vec<Part>),
    Optional(Box<Part>),
    Repeated(Box<Part>),
}

/// The rules of the page, the first of which derives a file.
struct Grammar {
    names: Vec<String>,
    rules: Vec<Part>,
}

impl Grammar {
    /// Reads the first block of the page up to its empty line.
    fn read() -> Self {
        let page = page();
        let (_, block) = page.split_once("\n```text\n").expect("the page has a grammar");
        let (rules, tokens) = block.split_once("\n\n").expect("tokens follow the rules");
        for (kind, _) in KINDS {
            assert!(tokens.lines().any(|line| line.split(' ').next() == Some(kind)), "no line for {kind}");
        }
        // A quoted word, `:=`, a name or a mark.
        let mut words = Vec::new();
        let mut rest = rules.trim_start();
        while let Some(first) = rest.chars().next() {
            let length = match first {
                '"' => rest[1..].find('"').expect("the word ends") + 2,
                ':' => 2,
                _ => rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len()).max(1),
            };
            words.push(&rest[..length]);
            rest = rest[length..].trim_start();
        }
        let heads: Vec<usize> = (1..words.len()).filter(|&at| words[at] == ":=").collect();
        let names = heads.iter().map(|&at| words[at - 1].to_owned()).collect();
        let mut grammar = Grammar { names, rules: Vec::new() };
        for (position, &head) in heads.iter().enumerate() {
            let end = heads.get(position + 1).map_or(words.len(), |next| next - 1);
            let mut body = words[head + 1..end].iter().copied().peekable();
            grammar.rules.push(grammar.choice(&mut body));
            assert_eq!(body.next(), None, "in the rule of {}", grammar.names[position]);
        }
        grammar
    }

    fn choice<'t>(&self, words: &mut std::iter::Peekable<impl Iterator<Item = &'t str>>) -> Part {
        let mut choices = Vec::new();
        loop {
            let mut parts = Vec::new();
            while let Some(word) = words.next_if(|word| !["|", ")"].contains(word)) {
                let part = match word {
                    "(" => {
                        let part = self.choice(words);
                        assert_eq!(words.next(), Some(")"));
                        part
                    }
                    "?" => Part::Optional(Box::new(parts.pop().expect("something is before '?'"))),
                    "*" => Part::Repeated(Box::new(parts.pop().expect("something is before '*'"))),
                    "+" => Part::Repeated(Box::new(parts.last().expect("something is before '+'").clone())),
                    word => self.part(word),
                };
                parts.push(part);
            }
            choices.push(Part::Sequence(parts));
            if words.next_if_eq(&"|").is_none() {
                return Part::Choice(choices);
            }
        }
    }

    fn part(&self, word: &str) -> Part {
        if let Some(text) = word.strip_prefix('"') {
            return Part::Word(text.trim_end_matches('"').to_owned());
        }
        if let Some(rule) = self.names.iter().position(|name| name == word) {
            return Part::Rule(rule);
        }
        Part::Kind(
            KINDS.iter().position(|kind| kind.0 == word).unwrap_or_else(|| panic!("{word} has no rule")),
        )
    }

    /// The words in a part.
    fn words<'g>(part: &'g Part, found: &mut FxHashSet<&'g str>) {
        match part {
            Part::Word(word) => drop(found.insert(word)),
            Part::Sequence(parts) | Part::Choice(parts) => {
                parts.iter().for_each(|part| Self::words(part, found));
            }
            Part::Optional(part) | Part::Repeated(part) => Self::words(part, found),
            Part::Kind(_) | Part::Rule(_) => {}
        }
    }

    /// How many rules within each other a part needs at least, given that number for each rule.
    fn height(part: &Part, rules: &[usize]) -> usize {
        match part {
            Part::Rule(rule) => rules[*rule].saturating_add(1),
            Part::Sequence(parts) => parts.iter().map(|part| Self::height(part, rules)).max().unwrap_or(0),
            Part::Choice(parts) => parts.iter().map(|part| Self::height(part, rules)).min().unwrap_or(0),
            Part::Word(_) | Part::Kind(_) | Part::Optional(_) | Part::Repeated(_) => 0,
        }
    }
}

/// Writes a random text that the grammar derives.
struct Writer<'g> {
    grammar: &'g Grammar,
    heights: Vec<usize>,
    random: Random,
    text: String,
}

impl<'g> Writer<'g> {
    fn new(grammar: &'g Grammar, seed: u64) -> Self {
        let mut heights = vec![usize::MAX; grammar.rules.len()];
        for _ in 0..heights.len() {
            heights = grammar.rules.iter().map(|rule| Grammar::height(rule, &heights)).collect();
        }
        Writer { grammar, heights, random: Random::new(seed), text: String::new() }
    }

    /// Writes a part with at most this many rules within each other, if it is possible with so few.
    fn write(&mut self, part: &Part, rules: usize) {
        let rules = if self.text.len() > 4000 { 0 } else { rules };
        let may = |writer: &Self, part: &Part| Grammar::height(part, &writer.heights) <= rules;
        match part {
            Part::Word(word) => self.put(word),
            Part::Kind(kind) => {
                let example = self.random.pick(KINDS[*kind].1).expect("there are examples");
                self.put(example);
            }
            Part::Rule(rule) => self.write(&self.grammar.rules[*rule], rules.saturating_sub(1)),
            Part::Sequence(parts) => parts.iter().for_each(|part| self.write(part, rules)),
            Part::Choice(parts) => {
                let possible: Vec<&Part> = parts.iter().filter(|part| may(self, part)).collect();
                let lowest = || parts.iter().min_by_key(|part| Grammar::height(part, &self.heights));
                let chosen = self.random.pick(&possible).copied().or_else(lowest);
                self.write(chosen.expect("there is a choice"), rules);
            }
            Part::Optional(part) => {
                if may(self, part) && self.random.chance(30) {
                    self.write(part, rules);
                }
            }
            Part::Repeated(part) => {
                while may(self, part) && self.random.chance(20) {
                    self.write(part, rules);
                }
            }
        }
    }

    fn put(&mut self, word: &str) {
        self.text.push_str(word);
        self.text.push(if matches!(word, "{" | "}" | ";") { '\n' } else { ' ' });
    }
}

/// A token of a text that is recognized.
struct Word<'t> {
    text: &'t str,
    /// Whether it is a name, and not an operator like `and`.
    token: Token,
    /// Whether it is the first of two tokens that one symbol is read as: `>` and `=` of `>=`, which may end a shape.
    is_joined: bool,
}

/// Decides whether the grammar derives a text: for each rule and each place, where a derivation can end.
struct Recognizer<'g, 't> {
    grammar: &'g Grammar,
    words: Vec<Word<'t>>,
    /// Empty while the rule is tried, so that a rule that begins with itself derives nothing.
    known: FxHashMap<(usize, usize), Rc<[usize]>>,
}

impl<'t> Recognizer<'_, 't> {
    fn derives(grammar: &Grammar, text: &'t str) -> bool {
        let mut sources = SourceMap::new();
        let source = Source::new(sources.add("t.toy", ""), text, 1);
        let mut tokens = Tokens::at(text, 0);
        let mut words = Vec::new();
        loop {
            let (start, token, end) = tokens.take();
            let text = source.text_at(start, end);
            match token {
                Token::End => break,
                Token::GreaterEqual => {
                    words.extend([(">", true), ("=", false)].map(|(text, is_joined)| Word {
                        text,
                        token,
                        is_joined,
                    }))
                }
                Token::Ident => {
                    let token = source.operator_word(start, end).unwrap_or(token);
                    words.push(Word { text, token, is_joined: false });
                }
                _ => words.push(Word { text, token, is_joined: false }),
            }
        }
        let mut recognizer = Recognizer { grammar, words, known: FxHashMap::default() };
        recognizer.ends(&Part::Rule(0), 0).contains(&recognizer.words.len())
    }

    /// The places where a part that begins at `at` can end, in order.
    fn ends(&mut self, part: &Part, at: usize) -> Vec<usize> {
        match part {
            Part::Word(word) => self.word(word, at).into_iter().collect(),
            Part::Kind(kind) => {
                let is_there = self.words.get(at).is_some_and(|word| is_kind(word, KINDS[*kind].0));
                is_there.then_some(at + 1).into_iter().collect()
            }
            Part::Rule(rule) => {
                if let Some(ends) = self.known.get(&(*rule, at)) {
                    return ends.to_vec();
                }
                self.known.insert((*rule, at), Rc::from([]));
                let rule_part = &self.grammar.rules[*rule];
                let ends = stacker::maybe_grow(64 << 10, 4 << 20, || self.ends(rule_part, at));
                self.known.insert((*rule, at), Rc::from(ends.as_slice()));
                ends
            }
            Part::Sequence(parts) => parts.iter().fold(vec![at], |starts, part| self.from(part, &starts)),
            Part::Choice(parts) => {
                let mut ends: Vec<usize> = parts.iter().flat_map(|part| self.ends(part, at)).collect();
                ends.sort_unstable();
                ends.dedup();
                ends
            }
            Part::Optional(part) => {
                let mut ends = self.ends(part, at);
                ends.insert(0, at);
                ends.dedup();
                ends
            }
            Part::Repeated(part) => {
                let mut all = FxHashSet::from_iter([at]);
                let mut new = vec![at];
                while !new.is_empty() {
                    new = self.from(part, &new);
                    new.retain(|&end| all.insert(end));
                }
                let mut all = Vec::from_iter(all);
                all.sort_unstable();
                all
            }
        }
    }

    /// The places where a part that begins at one of these places can end, in order.
    fn from(&mut self, part: &Part, starts: &[usize]) -> Vec<usize> {
        let mut ends: Vec<usize> = starts.iter().flat_map(|&start| self.ends(part, start)).collect();
        ends.sort_unstable();
        ends.dedup();
        ends
    }

    /// The place after a symbol or word.
    fn word(&self, word: &str, at: usize) -> Option<usize> {
        let first = self.words.get(at)?;
        if word == ">=" {
            return first.is_joined.then_some(at + 2);
        }
        let is_meant = !["and", "or", "not"].contains(&word) || first.token != Token::Ident;
        (first.text == word && is_meant).then_some(at + 1)
    }
}

/// Whether a token is what the page calls a name, an integer, a number or a text.
fn is_kind(word: &Word<'_>, kind: &str) -> bool {
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    match (kind, word.token) {
        ("name", Token::Ident) | ("text", Token::Text) => true,
        ("integer", Token::Number) => digits(word.text) && word.text.contains(|c| c != '0'),
        ("number", Token::Number) => {
            let (mantissa, exponent) = match word.text.split_once(['e', 'E']) {
                Some((mantissa, exponent)) => {
                    (mantissa, exponent.strip_prefix(['+', '-']).unwrap_or(exponent))
                }
                None => (word.text, "0"),
            };
            let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
            let lacks_digits = exponent.is_empty() || whole.is_empty() && fraction.is_empty();
            !lacks_digits && [whole, fraction, exponent].into_iter().all(digits)
        }
        _ => false,
    }
}

/// The errors of the parser, and whether the rest of the front end finds some in what it accepts.
fn errors(text: &str) -> (Vec<Diagnostic>, bool) {
    let mut sources = SourceMap::new();
    let file = sources.add("t.toy", text);
    let (module, mut errors) = super::parse(&sources, file);
    errors.retain(Diagnostic::is_error);
    let is_wrong = crate::sema::check(&module, crate::Start::Anywhere, 1).is_err();
    (errors, is_wrong)
}

/// Whether all errors are beyond the grammar. A bracket on the next line begins a statement, in which anything can be
/// wrong.
fn are_beyond(text: &str, errors: &[Diagnostic]) -> bool {
    let has_line_break = |error: &Diagnostic| {
        let place = error.span.map_or(0, |span| span.end as usize);
        error.code == Some("E0202")
            && text.get(place..).is_some_and(|rest| rest.trim_start().starts_with('['))
    };
    let is_limit = |error: &Diagnostic| {
        error.code != Some("E0202") && BEYOND.iter().any(|(code, _)| error.code == Some(*code))
    };
    errors.iter().any(has_line_break) || errors.iter().all(is_limit)
}

/// Compares the grammar with the parser on a text; returns whether the parser accepts it.
fn compare(grammar: &Grammar, text: &str) -> bool {
    let (errors, is_wrong) = errors(text);
    let is_derived = Recognizer::derives(grammar, text);
    if errors.is_empty() {
        // The parser takes literals of structs for operands, which they never are.
        assert!(is_derived || is_wrong, "the grammar does not derive what is accepted:\n{text}");
    } else {
        let is_refused = !is_derived || are_beyond(text, &errors);
        assert!(is_refused, "the grammar derives what is refused: {errors:?}\n{text}");
    }
    errors.is_empty()
}

/// The programs of the project and the blocks of Toy in the book.
fn texts() -> Vec<String> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut texts = Vec::new();
    for folder in ["examples", "tests/programs", "tests/filecheck/toy"] {
        files(&root.join(folder), "toy", &mut texts);
    }
    let mut pages = Vec::new();
    files(&root.join("book"), "md", &mut pages);
    for page in &pages {
        let blocks = page.split("\n```toy").skip(1).filter_map(|block| block.split_once('\n'));
        texts.extend(blocks.filter_map(|(_, block)| Some(block.split_once("\n```")?.0.to_owned())));
    }
    texts
}

#[test]
fn what_the_grammar_derives_is_accepted() {
    let grammar = Grammar::read();
    let mut words = FxHashSet::default();
    grammar.rules.iter().for_each(|rule| Grammar::words(rule, &mut words));
    let mut accepted = 0;
    for seed in 0..500 {
        let mut writer = Writer::new(&grammar, seed);
        while writer.text.len() < 200 {
            writer.write(&grammar.rules[0], 60);
        }
        let text = writer.text;
        words.retain(|word| !text.split_whitespace().any(|written| written == *word));
        assert!(Recognizer::derives(&grammar, &text), "{text}");
        accepted += usize::from(compare(&grammar, &text));
    }
    assert!(words.is_empty(), "no text has {words:?}");
    assert!(accepted > 200, "{accepted} of 500 texts are accepted");
}

#[test]
fn the_grammar_derives_programs_and_nothing_that_is_refused() {
    let grammar = Grammar::read();
    let texts = texts();
    let accepted = texts.iter().filter(|text| compare(&grammar, text)).count();
    assert!(accepted > 250 && accepted < texts.len(), "{accepted} of {} programs", texts.len());
    for seed in 0..200 {
        let text = layout::odd(&generate(seed).program.to_string(), &mut Random::new(seed));
        assert!(compare(&grammar, &text), "{text}");
    }
    let mutants = (0..500).filter_map(|seed| String::from_utf8(mutant(seed, &texts).text).ok());
    let refused = mutants.filter(|text| !compare(&grammar, text)).count();
    assert!(refused > 50, "{refused} changed programs are refused");
}

#[test]
fn the_reference_says_what_is_beyond_its_grammar() {
    // Where lines end does not matter.
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let page = words(&page());
    for (code, sentence) in BEYOND {
        assert!(page.contains(sentence), "{code}: {sentence}");
    }
}
