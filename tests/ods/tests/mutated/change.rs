//! Changes dialects in one to three places: replaces a word, text or number by another of its kind, removes or adds an
//! item of a list, or removes a statement.

use std::collections::BTreeMap;
use std::path::Path;

pub(crate) use generators::random::Random;

/// A dialect of this crate.
pub(crate) struct Dialect {
    /// The folder's name.
    pub(crate) name: String,
    /// The Rust next to the records.
    pub(crate) module: String,
    /// The Rust generated from the records.
    pub(crate) rust: String,
    tokens: Vec<Token>,
    /// The indices of tokens in records; only these are changed.
    records: Vec<usize>,
}

/// All dialects of this crate.
pub(crate) struct Corpus {
    dialects: Vec<Dialect>,
    /// The different texts that occur in similar places.
    pool: BTreeMap<Place, Vec<String>>,
}

/// Tokens of the same kind, after the same opening character and before the same character, can replace each other.
type Place = (Kind, Option<char>, Option<char>);

/// A changed dialect.
pub(crate) struct Changed<'a> {
    pub(crate) original: &'a Dialect,
    pub(crate) text: String,
    /// The lines that differ.
    pub(crate) changes: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Space,
    Word,
    /// `$name`
    Variable,
    Number,
    /// `"..."` and `[{...}]`
    Text,
    Sign,
}

#[derive(Clone, Debug)]
struct Token {
    kind: Kind,
    text: String,
}

/// Numbers, names and texts worth trying that are not in the dialects.
const MORE: &[(Kind, &[&str])] = &[
    (
        Kind::Number,
        &[
            "0",
            "-1",
            "1",
            "3",
            "31",
            "32",
            "63",
            "64",
            "65",
            "300",
            "65536",
            "4294967296",
            "-9223372036854775808",
        ],
    ),
    (
        Kind::Variable,
        &[
            "$self",
            "$type",
            "$b",
            "$loc",
            "$cx",
            "$op",
            "$state",
            "$build",
            "$args",
            "$fold",
            "$verify",
            "$parse",
            "$print",
            "$result",
            "$operands",
            "$attr",
            "$name",
            "$value",
            "$Self",
            "$crate",
            "$_",
            "$x_attr",
            "$i32",
            "$camelCase",
            "$UPPER",
            "$def",
            "$properties",
            "$adaptor",
        ],
    ),
    (
        Kind::Text,
        &[
            "\"\"",
            "\"0\"",
            "\"-1\"",
            "\"300\"",
            "\"1.5\"",
            "\"0.5f\"",
            "\"1e-5\"",
            "\".5\"",
            "\"{}\"",
            "\"{1, 2}\"",
            "\"{1, 2, 3}\"",
            "\"true\"",
            "\"NHWC\"",
            "\"\\\"a\\\"\"",
            "\"1 << 3\"",
            "\"nullptr\"",
            "\"std::nullopt\"",
            "\"int64_t\"",
            "\"uint8_t\"",
            "\"unsigned\"",
            "\"Type\"",
            "\"Value\"",
            "\"ValueRange\"",
            "\"StringRef\"",
            "\"ArrayRef<int64_t>\"",
            "\"Attribute\"",
            "\"$_self\"",
            "\"$_self.nothing()\"",
            "\"$_self.getInt()\"",
            "\"$_builder.getI32Type()\"",
            "\"$_builder.nothing()\"",
            "\"$_self.isa<IntegerType>()\"",
            "\"$0\"",
            "\"a-b\"",
            "\"fn\"",
            "\"9x\"",
            "\"a b\"",
            "\"$a attr-dict\"",
            "\"attr-dict\"",
            "\"prop-dict attr-dict\"",
            "[{ }]",
            "[{ return true; }]",
        ],
    ),
];

/// Constraints of arguments, results, regions and successors, and traits.
const CONSTRAINTS: &[&str] = &[
    "I1",
    "I8",
    "I32",
    "SI8",
    "UI64",
    "Index",
    "F32",
    "F64",
    "AnyType",
    "AnyInteger",
    "AnyTensor",
    "I32Tensor",
    "I1Attr",
    "I8Attr",
    "I32Attr",
    "SI64Attr",
    "UI32Attr",
    "IndexAttr",
    "F32Attr",
    "F64Attr",
    "StrAttr",
    "BoolAttr",
    "UnitAttr",
    "TypeAttr",
    "AnyAttr",
    "APIntAttr",
    "SymbolRefAttr",
    "FlatSymbolRefAttr",
    "SymbolNameAttr",
    "DictionaryAttr",
    "LocationAttr",
    "ArrayAttr",
    "I64ArrayAttr",
    "F32ArrayAttr",
    "StrArrayAttr",
    "DenseI64ArrayAttr",
    "DenseF32ArrayAttr",
    "DenseBoolArrayAttr",
    "I32ElementsAttr",
    "ElementsAttr",
    "AffineMapAttr",
    "I64Prop",
    "I32Prop",
    "UI8Prop",
    "BoolProp",
    "UnitProp",
    "StringProp",
    "I64ArrayProp",
];
const TRAITS: &[&str] = &[
    "Pure",
    "Terminator",
    "Commutative",
    "SameOperandsAndResultType",
    "SameTypeOperands",
    "ConstantLike",
    "AttrSizedOperandSegments",
    "AttrSizedResultSegments",
    "SameVariadicOperandSize",
    "IsolatedFromAbove",
    "Symbol",
    "SingleBlock",
    "SymbolTable",
    "InferTypeOpInterface",
    "NoTerminator",
    "Involution",
    "Idempotent",
    "DeclareOpInterfaceMethods<InferTypeOpInterface>",
    "SameOperandsElementType",
    "NoRegionArguments",
];
/// The text around a constraint, in which `@` marks the constraint.
const AROUND: &[(&str, &str)] = &[
    ("Variadic<", ">"),
    ("Optional<", ">"),
    ("OptionalAttr<", ">"),
    ("OptionalProp<", ">"),
    ("DefaultValuedAttr<", ", @>"),
    ("DefaultValuedOptionalAttr<", ", @>"),
    ("DefaultValuedStrAttr<", ", @>"),
    ("DefaultValuedProp<", ", @>"),
    ("ConfinedAttr<", ", [IntPositive]>"),
    ("ConstantAttr<", ", @>"),
    ("Arg<", ", @>"),
    ("TypedArrayAttrBase<", ", @>"),
    ("ArrayProp<", ">"),
    ("VariadicOfVariadic<", ", @>"),
];

impl Corpus {
    /// The dialects in the folders of `root`.
    pub(crate) fn read(root: &Path) -> Self {
        let mut folders: Vec<_> = std::fs::read_dir(root)
            .expect("the crate has sources")
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.join("Ops.td").is_file())
            .collect();
        folders.sort();
        let dialects: Vec<Dialect> = folders.iter().map(|folder| Dialect::read(folder)).collect();
        let mut pool: BTreeMap<Place, Vec<String>> = BTreeMap::new();
        for dialect in &dialects {
            for &at in &dialect.records {
                let place = place(&dialect.tokens, at);
                let mut add = |text: &str| pool.entry(place).or_default().push(text.to_owned());
                add(&dialect.tokens[at].text);
                let more = MORE.iter().filter(|(kind, _)| *kind == place.0);
                more.flat_map(|(_, texts)| *texts).for_each(|text| add(text));
                match place {
                    (Kind::Word, _, Some(':')) => CONSTRAINTS.iter().for_each(|text| add(text)),
                    (Kind::Word, Some('['), Some(',' | ']')) => TRAITS.iter().for_each(|text| add(text)),
                    _ => {}
                }
            }
        }
        for texts in pool.values_mut() {
            texts.sort();
            texts.dedup();
        }
        Self { dialects, pool }
    }

    /// A dialect with random changes.
    pub(crate) fn change(&self, random: &mut Random) -> Changed<'_> {
        let original = random.pick(&self.dialects).expect("there are dialects");
        let mut tokens = original.tokens.clone();
        for _ in 0..[1, 1, 1, 2, 3][random.below(5)] {
            let Some(&at) = random.pick(&original.records) else { break };
            if random.chance(30) {
                remove_format(&mut tokens, at);
            }
            self.change_at(random, &mut tokens, at);
        }
        let text: String = tokens.iter().map(|t| &*t.text).collect();
        let before: String = original.tokens.iter().map(|t| &*t.text).collect();
        Changed { original, changes: difference(&before, &text), text }
    }

    fn change_at(&self, random: &mut Random, tokens: &mut [Token], at: usize) {
        let place = place(tokens, at);
        match (place, random.below(10)) {
            ((Kind::Sign, ..), _) | (_, 0) => match random.below(3) {
                0 => remove_item(tokens, at),
                1 => repeat_item(tokens, at),
                _ => remove_statement(tokens, at),
            },
            ((Kind::Word, _, Some(':' | '>')), 1..=4) => {
                let (before, after) = AROUND[random.below(AROUND.len())];
                let text = self.other(random, (Kind::Text, Some('<'), Some('>'))).unwrap_or("\"\"");
                tokens[at].text = format!("{before}{}{}", tokens[at].text, after.replace('@', text));
            }
            ((Kind::Text, ..), 1..=5) => {
                let changed = self.change_text(random, place, &tokens[at].text);
                tokens[at].text = changed;
            }
            ((Kind::Variable, ..), 1..=8) => {
                if let Some(other) = self.other(random, place) {
                    rename(tokens, at, other);
                }
            }
            _ => {
                if let Some(other) = self.other(random, place) {
                    other.clone_into(&mut tokens[at].text);
                }
            }
        }
    }

    fn other(&self, random: &mut Random, place: Place) -> Option<&str> {
        random.pick(self.pool.get(&place)?).map(String::as_str)
    }

    /// A text with a piece removed or inserted from another text.
    fn change_text(&self, random: &mut Random, place: Place, text: &str) -> String {
        let (open, close) = if text.starts_with('"') { (1, 1) } else { (2, 2) };
        let mut pieces = lex(&text[open..text.len() - close]);
        let at = random.below(pieces.len());
        let other = self.other(random, place).unwrap_or_default();
        let other = lex(other.trim_matches(['"', '[', '{', '}', ']']));
        match (random.below(4), random.pick(&other)) {
            (0, _) if at < pieces.len() => drop(pieces.remove(at)),
            (1, _) if at < pieces.len() => {
                let copy = pieces[at].clone();
                pieces.insert(at, copy);
            }
            (_, Some(other)) if at < pieces.len() => pieces[at] = other.clone(),
            (_, Some(other)) => pieces.push(other.clone()),
            (_, None) => {}
        }
        let inside: String = pieces.iter().map(|t| &*t.text).collect();
        format!("{}{inside}{}", &text[..open], &text[text.len() - close..])
    }
}

impl Dialect {
    fn read(folder: &Path) -> Self {
        let read = |name: &str| std::fs::read_to_string(folder.join(name)).expect("the file is readable");
        let rust = ods::compile::compile_file(&folder.join("Ops.td")).unwrap_or_else(|e| panic!("{e}")).rust;
        let tokens = lex(&read("Ops.td"));
        let mut inside = false;
        let mut records = Vec::new();
        for (at, token) in tokens.iter().enumerate() {
            let word = if token.kind == Kind::Word { &*token.text } else { "" };
            match word {
                "def" => inside = true,
                "class" | "multiclass" => inside = false,
                _ => {}
            }
            let fixed = matches!(word, "def" | "let" | "ins" | "outs" | "region" | "successor");
            let name = token.kind == Kind::Word && place(&tokens, at).2 == Some('=');
            if inside && token.kind != Kind::Space && !fixed && !name {
                records.push(at);
            }
        }
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Self { name, module: read("mod.rs"), rust, tokens, records }
    }
}

/// The place of a token.
fn place(tokens: &[Token], at: usize) -> Place {
    let kind = tokens.get(at).map_or(Kind::Space, |t| t.kind);
    let after = tokens.iter().skip(at + 1).find(|t| t.kind != Kind::Space);
    let sign = |t: &Token| t.text.chars().next().filter(|_| t.kind == Kind::Sign);
    (kind, start_of(tokens, at, "").and_then(|i| sign(&tokens[i])), after.and_then(sign))
}

/// The nearest character before a token that opens the enclosing bracket, or that is one of `signs` at that level.
fn start_of(tokens: &[Token], at: usize, signs: &str) -> Option<usize> {
    let mut depth = 0;
    for (i, token) in tokens.iter().enumerate().take(at).rev().filter(|(_, t)| t.kind == Kind::Sign) {
        match &*token.text {
            ")" | "]" | ">" | "}" => depth += 1,
            "(" | "[" | "<" | "{" if depth == 0 => return Some(i),
            "(" | "[" | "<" | "{" => depth -= 1,
            sign if depth == 0 && signs.contains(sign) => return Some(i),
            _ => {}
        }
    }
    None
}

/// The nearest character from a token on that closes the enclosing bracket, or that is one of `signs` at that level.
fn end_of(tokens: &[Token], at: usize, signs: &str) -> Option<usize> {
    let mut depth = 0;
    for (i, token) in tokens.iter().enumerate().skip(at).filter(|(_, t)| t.kind == Kind::Sign) {
        match &*token.text {
            "(" | "[" | "<" | "{" => depth += 1,
            ")" | "]" | ">" | "}" if depth == 0 => return Some(i),
            ")" | "]" | ">" | "}" => depth -= 1,
            sign if depth == 0 && signs.contains(sign) => return Some(i),
            _ => {}
        }
    }
    None
}

/// The tokens of a text; concatenated, they are the text. Comments count as space.
fn lex(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let run = |wanted: fn(char) -> bool, from: usize| {
            rest[from..].find(|c: char| !wanted(c)).map_or(rest.len(), |end| from + end)
        };
        let word = |c: char| c.is_alphanumeric() || c == '_';
        let until =
            |end: &str, from: usize| rest[from..].find(end).map_or(rest.len(), |at| from + at + end.len());
        let (kind, length) = match first {
            '/' if rest.starts_with("//") => (Kind::Space, until("\n", 0)),
            '"' => (Kind::Text, string_end(rest)),
            '[' if rest.starts_with("[{") => (Kind::Text, until("}]", 2)),
            '$' => (Kind::Variable, run(word, 1)),
            c if c.is_whitespace() => (Kind::Space, run(char::is_whitespace, 0)),
            c if c.is_ascii_digit() => (Kind::Number, run(word, 0)),
            c if word(c) => (Kind::Word, run(word, 0)),
            c => (Kind::Sign, c.len_utf8()),
        };
        let (token, after) = rest.split_at(length);
        tokens.push(Token { kind, text: token.to_owned() });
        rest = after;
    }
    tokens
}

fn string_end(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '"' if !escaped => return at + 1,
            _ => escaped = c == '\\' && !escaped,
        }
    }
    text.len()
}

/// The tokens of the record that holds a token.
fn record(tokens: &[Token], at: usize) -> std::ops::Range<usize> {
    let starts = |t: &Token| t.kind == Kind::Word && matches!(&*t.text, "def" | "class" | "multiclass");
    let start = tokens[..at].iter().rposition(starts).unwrap_or(0);
    let end = tokens[at..].iter().position(starts).map_or(tokens.len(), |length| at + length);
    start..end
}

/// Renames an argument, result, region or successor throughout its record.
fn rename(tokens: &mut [Token], at: usize, name: &str) {
    let old = std::mem::replace(&mut tokens[at].text, name.to_owned());
    let range = record(tokens, at);
    for token in &mut tokens[range] {
        match token.kind {
            Kind::Variable if token.text == old => name.clone_into(&mut token.text),
            Kind::Text => {
                let pieces = lex(&token.text[1..]).into_iter();
                let pieces = pieces.map(|t| if t.text == old { name.to_owned() } else { t.text });
                token.text = format!("{}{}", &token.text[..1], pieces.collect::<String>());
            }
            _ => {}
        }
    }
}

/// Removes the record's format, which would contradict most changes.
fn remove_format(tokens: &mut [Token], at: usize) {
    let range = record(tokens, at);
    let format = |t: &Token| t.kind == Kind::Word && t.text == "assemblyFormat";
    if let Some(place) = tokens[range.clone()].iter().position(format) {
        remove_statement(tokens, range.start + place);
    }
}

/// The list item that contains a token, and the position of the character after it.
fn item(tokens: &[Token], at: usize) -> Option<std::ops::Range<usize>> {
    let mut start = start_of(tokens, at, ",")? + 1;
    let word = |t: &Token| matches!(&*t.text, "ins" | "outs" | "region" | "successor");
    start += usize::from(tokens.get(start).is_some_and(word));
    let end = end_of(tokens, at, ",")?;
    (start <= at && at < end).then_some(start..end)
}

fn clear(tokens: &mut [Token], range: std::ops::Range<usize>) {
    for token in tokens.get_mut(range).unwrap_or_default() {
        *token = Token { kind: Kind::Space, text: String::new() };
    }
}

fn remove_item(tokens: &mut [Token], at: usize) {
    let Some(range) = item(tokens, at) else { return };
    let before = range.start.checked_sub(1).map_or("", |at| &tokens[at].text);
    match (before, &*tokens[range.end].text) {
        (_, ",") => clear(tokens, range.start..range.end + 1),
        (",", _) => clear(tokens, range.start - 1..range.end),
        _ => clear(tokens, range),
    }
}

fn repeat_item(tokens: &mut [Token], at: usize) {
    let Some(range) = item(tokens, at) else { return };
    let again = |t: &Token| match t.kind {
        Kind::Variable => format!("{}2", t.text),
        _ => t.text.clone(),
    };
    let copy: String = tokens[range.clone()].iter().map(again).collect();
    tokens[range.end].text.insert_str(0, &format!(", {copy}"));
}

fn remove_statement(tokens: &mut [Token], at: usize) {
    let Some(start) = start_of(tokens, at, ";") else { return };
    let Some(end) = end_of(tokens, at, ";").filter(|&end| tokens[end].text == ";") else { return };
    clear(tokens, start + 1..end + 1);
}

/// The lines that differ, from the first to the last.
fn difference(before: &str, after: &str) -> Vec<String> {
    let old: Vec<&str> = before.lines().collect();
    let new: Vec<&str> = after.lines().collect();
    let mut shown = Vec::new();
    if old.len() == new.len() {
        for (a, b) in old.iter().zip(&new).filter(|(a, b)| a != b) {
            shown.extend([format!("- {a}"), format!("+ {b}")]);
        }
        return shown;
    }
    let start = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let end = old.iter().rev().zip(new.iter().rev()).take_while(|(a, b)| a == b).count();
    let middle = |lines: &[&str]| {
        lines[start..(lines.len() - end).max(start)].iter().map(|l| (*l).to_owned()).collect()
    };
    let old: Vec<String> = middle(&old);
    let new: Vec<String> = middle(&new);
    shown.extend(old.iter().map(|l| format!("- {l}")));
    shown.extend(new.iter().map(|l| format!("+ {l}")));
    shown
}
