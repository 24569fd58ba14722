//! Damaged files: whatever is deleted, repeated, swapped or inserted, reading ends with records or with errors.
//!
//! `TOY_TEST_SEED` sets the first seed. A failure names its seed and prints the
//! text.

#![allow(clippy::print_stderr, reason = "the seed is for people")]

mod common;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use common::{messages, parse};
use tests::harness::{first_seed, is_full};
use tests::random::Random;

/// A generous time limit for one text: only an endless loop exceeds it.
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

fn piece(random: &mut Random) -> &'static str {
    PIECES[random.below(PIECES.len())]
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
            1 => parts.insert(at, piece(random)),
            2 => parts[at] = piece(random),
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
    let corpus = corpus();
    let (first, count) = (first_seed(), if is_full() { 100_000 } else { 20_000 });
    eprintln!("{count} damaged files; TOY_TEST_SEED={first} makes the same ones");
    let mut accepted = 0;
    for seed in first..first + count {
        let mut random = Random::new(seed);
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
    // Damage that nearly every text, or no text, survives would test nothing.
    assert!((count / 50..count / 2).contains(&accepted), "{accepted} of {count} texts are accepted");
}
