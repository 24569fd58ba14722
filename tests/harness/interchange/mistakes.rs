//! Valid texts with one token changed: both tools find the same first mistake, at the same place.
//!
//! The texts are the parts of the files that both tools print. One changed text in [`TOLERATED`] may differ, because
//! `mlir-opt` knows dialects and syntax that this project lacks. A difference of an unknown kind shows in the
//! failure, and belongs in a file of a folder `places`.

#![allow(clippy::print_stderr)]

use std::path::Path;

use generators::random::Random;
use tests::tools::{self, Tools};
use tests::{harness, process::Outcome};

use super::{OURS, REFERENCE, SEPARATOR, first_errors, parts, run};

/// How many texts are compared, and in a full run.
const COUNT: usize = 1000;
const FULL: usize = 100_000;
/// How many of them one process reads.
const BATCH: usize = 100;
/// One text in this many may differ.
const TOLERATED: usize = 500;
/// Longer texts are not used.
const LONGEST: usize = 4000;
/// How many differences are shown.
const SHOWN: usize = 5;

/// The tokens that replace others, besides those of the same text.
const TOKENS: &str = "( ) { } [ ] < > , : = -> - + * ? :: ... x i32 f32 index \"s\" %0 ^bb0 #m !t @f 42 -1 1.5 loc \
                      attributes dense unit affine_map";

/// Compares as many texts as this kind of run has.
pub(crate) fn compare(tools: &Tools, folder: &Path) -> Result<(), String> {
    let texts = valid_texts(folder)?;
    let mut random = Random::new(harness::first_seed());
    let mut compared = 0;
    let mut differences = Vec::new();
    let count = if harness::is_full() { FULL } else { COUNT };
    while compared < count {
        let changed: Vec<String> =
            (0..BATCH).filter_map(|_| change(&mut random, &texts)).map(|text| text + "\n").collect();
        compared += changed.len();
        differences.extend(different(tools, &changed)?);
    }
    eprintln!("mistakes: {} of {compared} texts differ", differences.len());
    if differences.len() * TOLERATED <= compared {
        return Ok(());
    }
    let shown = differences.iter().take(SHOWN).cloned().collect::<Vec<_>>().join("\n\n");
    Err(format!("{} of {compared} texts differ, among them:\n{shown}", differences.len()))
}

/// The parts of the files that both tools print.
fn valid_texts(folder: &Path) -> Result<Vec<String>, String> {
    let mut texts = Vec::new();
    for root in ["ir", "dialects"] {
        for file in tools::files_under(&folder.join(root), &["mlir"], &["invalid", "places", "text"]) {
            let text = std::fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
            texts.extend(parts(&text).into_iter().map(|(_, part)| part).filter(|p| p.len() <= LONGEST));
        }
    }
    Ok(texts)
}

/// One of the texts with one token removed, repeated, replaced, inserted, or exchanged with the next one, or cut off
/// after a token.
fn change(random: &mut Random, texts: &[String]) -> Option<String> {
    let text = random.pick(texts)?;
    let tokens = tokens(text);
    let at = random.below(tokens.len());
    let &(start, end) = tokens.get(at)?;
    let token = text.get(start..end)?;
    let before = text.get(..start)?;
    let after = text.get(end..)?;
    let other = if random.chance(40) {
        random.pick(&tokens).and_then(|&(start, end)| text.get(start..end))?
    } else {
        random.pick(&TOKENS.split(' ').collect::<Vec<_>>()).copied()?
    };
    Some(match random.below(7) {
        0 => format!("{before}{after}"),
        1 => format!("{before}{token} {token}{after}"),
        2 | 3 => format!("{before}{other}{after}"),
        4 => format!("{before}{other} {token}{after}"),
        5 => {
            let &(next, next_end) = tokens.get(at + 1)?;
            let between = text.get(end..next)?;
            let rest = text.get(next_end..)?;
            format!("{before}{}{between}{token}{rest}", text.get(next..next_end)?)
        }
        _ => format!("{before}{token}"),
    })
}

/// The positions of tokens in a text, roughly: words with their prefixes, strings and signs.
fn tokens(text: &str) -> Vec<(usize, usize)> {
    let bytes = text.as_bytes();
    let is_word = |b: &u8| b.is_ascii_alphanumeric() || b"_$.".contains(b);
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let rest = &bytes[at..];
        let length = match byte {
            b' ' | b'\t' | b'\n' | b'\r' => 1,
            b'/' if rest.starts_with(b"//") => rest.iter().take_while(|&&b| b != b'\n').count(),
            b'"' => 2 + rest[1..].iter().take_while(|&&b| b != b'"').count(),
            b'%' | b'^' | b'#' | b'!' | b'@' => 1 + rest[1..].iter().take_while(|&b| is_word(b)).count(),
            _ => rest.iter().take_while(|&b| is_word(b)).count().max(1),
        };
        let end = (at + length).min(bytes.len());
        if !byte.is_ascii_whitespace() && !rest.starts_with(b"//") {
            found.push((at, end));
        }
        at = end;
    }
    found
}

/// The texts for which the tools differ, each with their messages. A text that ends the reference is left out.
fn different(tools: &Tools, texts: &[String]) -> Result<Vec<String>, String> {
    let text = texts.join(&format!("{SEPARATOR}\n"));
    let ended = |outcome: &Outcome| outcome.success() || outcome.is_refusal();
    let expected = run(tools, REFERENCE, &[], text.as_bytes())?;
    if !ended(&expected) {
        if texts.len() <= 1 {
            return Ok(Vec::new());
        }
        let (first, second) = texts.split_at(texts.len() / 2);
        let mut all = different(tools, first)?;
        all.extend(different(tools, second)?);
        return Ok(all);
    }
    let actual = run(tools, OURS, &[], text.as_bytes())?;
    if !ended(&actual) {
        return Err(format!("{actual}\nwith the input\n{text}"));
    }
    let theirs = first_errors(&text, &expected, true);
    let ours = first_errors(&text, &actual, true);
    let describe = |(part, text): (usize, &String)| {
        let theirs = theirs.get(&part);
        let ours = ours.get(&part);
        (theirs != ours).then(|| format!("{text}  theirs {theirs:?}\n  ours   {ours:?}"))
    };
    Ok(texts.iter().enumerate().filter_map(describe).collect())
}
