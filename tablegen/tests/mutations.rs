//! Damaged files: whatever is deleted, repeated, exchanged or inserted, reading ends with records or with errors.
//!
//! The damage is the same in every run. A failure names the seed and prints the text.

mod common;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use common::{messages, parse};

/// What one text may take, with much to spare: only what never ends takes longer.
const LIMIT: Duration = Duration::from_secs(60);

/// Pieces that matter to the language, inserted anywhere.
#[rustfmt::skip]
const PIECES: &[&str] = &[
    "{", "}", "(", ")", "[", "]", "<", ">", ",", ";", ":", "=", "#", ".", "...", "?", "$x", "-", "+", "!", "\"", "[{",
    "}]", "/*", "*/", "//", "\n", "\\", "0", "-1", "7", "64", "0b101", "0xff", "9223372036854775807", "99999999999999999999",
    "NAME", "\"text\"", "def ", "defm ", "class ", "multiclass ", "let ", "in ", "foreach ", "if ", "then ", "else ",
    "defset ", "defvar ", "deftype ", "assert ", "dump ", "field ", "int ", "bit ", "bits<8> ", "string ", "code ", "dag ",
    "list<int> ", "include \"x.td\"", "!add(", "!if(", "!cond(", "!foldl(", "!foreach(", "!filter(", "!cast<int>(",
    "!range(", "!listsplat(", "!dag(", "!con(", "!setdagarg(", "!getdagarg<int>(", "!isa<int>(", "!exists<A>(",
    "!instances<A>(", "!repr(", "!match(", "!substr(", "!listremove(", "!strconcat(", "\n#ifdef X\n", "\n#else\n",
    "\n#endif\n", "\n#define X\n", "ö", "\0",
];

/// Numbers that look random (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }

    fn piece(&mut self) -> &'static str {
        PIECES[self.below(PIECES.len())]
    }
}

/// The words, numbers, strings and single other characters of a text.
fn pieces(text: &str) -> Vec<&str> {
    let mut out = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let word = |c: char| c.is_alphanumeric() || c == '_';
        let length = match word(first) {
            true => rest.find(|c| !word(c)).unwrap_or(rest.len()),
            false => first.len_utf8(),
        };
        out.push(&rest[..length]);
        rest = &rest[length..];
    }
    out
}

fn damaged(random: &mut Random, corpus: &[String]) -> String {
    let text = &corpus[random.below(corpus.len())];
    let mut parts = pieces(text);
    for _ in 0..=random.below(4) {
        let at = random.below(parts.len());
        let end = (at + 1 + random.below(6)).min(parts.len());
        match random.below(7) {
            0 => drop(parts.drain(at..end)),
            1 => parts.insert(at, random.piece()),
            2 => parts[at] = random.piece(),
            3 => {
                let copy = parts[at..end].to_vec();
                parts.splice(at..at, copy);
            }
            4 => {
                let other = random.below(parts.len());
                parts.swap(at, other);
            }
            5 => {
                let other = pieces(&corpus[random.below(corpus.len())]);
                let from = random.below(other.len());
                let to = (from + random.below(40)).min(other.len());
                parts.splice(at..at, other[from..to].iter().copied());
            }
            _ => parts.truncate(at.max(1)),
        }
        if parts.is_empty() {
            break;
        }
    }
    parts.concat()
}

fn corpus() -> Vec<String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["tests/td", "../tests/td/reference", "../tests/td/rejected"];
    let entries = folders.iter().flat_map(|f| std::fs::read_dir(here.join(f)).expect("the folder exists"));
    let mut files: Vec<PathBuf> = entries.map(|e| e.expect("the entry is readable").path()).collect();
    files.sort();
    files.iter().map(|f| std::fs::read_to_string(f).expect("the file is readable")).collect()
}

#[test]
fn damaged_files_end_in_records_or_errors() {
    let full = std::env::var("TOY_TEST_FULL").is_ok_and(|value| value == "1");
    let corpus = corpus();
    let mut accepted = 0;
    let count = if full { 100_000 } else { 20_000 };
    for seed in 1..=count {
        let mut random = Random(u64::wrapping_mul(seed, 0x9E37_79B9_7F4A_7C15));
        let text = damaged(&mut random, &corpus);
        let start = Instant::now();
        let outcome = std::panic::catch_unwind(|| {
            let (sources, records, diagnostics) = parse(&text);
            let mut size = messages(&sources, &diagnostics).len();
            let good = !diagnostics.iter().any(support::Diagnostic::is_error);
            if good {
                size += tablegen::print::print_records(&records).len();
                size += tablegen::print::dump_json(&records, &sources).len();
                size += records.defs().map(|d| d.fields().count()).sum::<usize>();
            }
            assert!(good || size > 0, "an error says something");
            good
        });
        let time = start.elapsed();
        match outcome {
            Ok(good) => accepted += u64::from(good),
            Err(_) => panic!("seed {seed} makes the reader panic:\n{text}"),
        }
        assert!(time < LIMIT, "seed {seed} takes {time:?}:\n{text}");
    }
    // Damage that nothing survives, or that nothing notices, would test nothing.
    assert!((count / 50..count / 2).contains(&accepted), "{accepted} of {count} texts are accepted");
}
