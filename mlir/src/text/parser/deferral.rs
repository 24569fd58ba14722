//! What the thread that reads a file leaves to others, and what of the surroundings they need.

use std::sync::{Arc, mpsc};

use rustc_hash::FxHashMap;
use support::Span;

use super::basics::RegionArg;
use crate::values::ids::{Attr, Loc, Type};

/// What an alias stands for.
#[derive(Clone, Copy)]
pub(super) struct Cost {
    /// How deep it nests.
    pub(super) depth: u32,
    /// Its bytes, with those of the aliases in it.
    pub(super) size: u64,
}

/// The account of a file.
#[derive(Default)]
pub(super) struct AliasCosts {
    /// The bytes of all uses so far.
    pub(super) total: u64,
    /// How deep what is being defined nests.
    pub(super) deepest: u32,
}

/// An alias that was used before its definition, its stand-in, and where it was used.
pub(crate) type DeferredLoc<'a> = (&'a str, Loc, Span);

/// A region that was skipped.
pub(super) struct Part {
    /// The stamp of the body that stands in its place.
    pub(super) stamp: u32,
    /// Where its braces are.
    pub(super) start: u32,
    pub(super) end: u32,
    pub(super) args: Vec<RegionArg>,
    pub(super) around: Around,
    pub(super) depth: u32,
}

/// Regions that one thread takes, and the aliases that they may use.
pub(super) struct Batch<'a> {
    pub(super) parts: Vec<Part>,
    pub(super) aliases: Arc<Aliases<'a>>,
}

/// What the thread that reads the file leaves to others.
pub(crate) struct Deferral<'a> {
    pub(super) batch: Vec<Part>,
    /// How long the texts of the batch are.
    pub(super) size: u32,
    /// How often an alias ended a batch.
    pub(super) interruptions: u32,
    pub(super) sender: mpsc::Sender<Batch<'a>>,
    pub(super) braces: Braces,
}

/// What the aliases that were defined by now stand for.
#[derive(Clone, Default)]
pub(crate) struct Aliases<'a> {
    pub(crate) types: FxHashMap<&'a str, Type>,
    pub(crate) attrs: FxHashMap<&'a str, Attr>,
    /// What all of them cost, by their names with `#` or `!`.
    pub(super) costs: FxHashMap<&'a str, Cost>,
}

/// An operation around the one at hand.
#[derive(Clone, Copy)]
pub(crate) struct Around {
    /// The dialect to which names without a prefix belong.
    pub(crate) default_dialect: &'static str,
    /// Its name, if it is isolated from above, as functions are.
    pub(crate) function: Option<&'static str>,
}

/// Finds the ends of regions without reading their tokens.
#[derive(Default)]
pub(super) struct Braces {
    /// No comment starts between here and there.
    no_comment: (usize, usize),
}

impl Braces {
    /// Where the region that starts with the brace at `start` ends, behind its last brace.
    pub(super) fn end_of_region(&mut self, text: &str, start: u32) -> Option<u32> {
        let bytes = text.as_bytes();
        let (mut at, mut open) = (start as usize, 0_u32);
        loop {
            let next = at + memchr::memchr3(b'{', b'}', b'"', bytes.get(at..)?)?;
            if let Some(comment) = self.comment(bytes, at, next) {
                at = comment + memchr::memchr2(b'\n', b'\r', &bytes[comment..])?;
                continue;
            }
            at = match bytes[next] {
                b'{' => {
                    open += 1;
                    next + 1
                }
                b'}' => {
                    open = open.checked_sub(1)?;
                    if open == 0 {
                        return u32::try_from(next + 1).ok();
                    }
                    next + 1
                }
                _ => end_of_string(bytes, next + 1)?,
            };
        }
    }

    /// Where the first comment between two places starts.
    fn comment(&mut self, bytes: &[u8], from: usize, to: usize) -> Option<usize> {
        if self.no_comment.0 <= from && to <= self.no_comment.1 {
            return None;
        }
        let found = memchr::memmem::find(&bytes[from..], b"//").map(|at| from + at);
        self.no_comment = (from, found.unwrap_or(bytes.len()));
        found.filter(|&at| at < to)
    }
}

/// Where a string ends whose text starts at `at`, behind its quote.
fn end_of_string(bytes: &[u8], mut at: usize) -> Option<usize> {
    loop {
        let next = at + memchr::memchr2(b'"', b'\\', bytes.get(at..)?)?;
        if bytes[next] == b'"' {
            return Some(next + 1);
        }
        at = next + 2;
    }
}
