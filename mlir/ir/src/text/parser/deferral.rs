//! Regions that the reading thread defers to others, and the context they need.

use std::sync::{Arc, mpsc};

use super::aliases::Aliases;
use super::basics::RegionArg;
use crate::definitions::op::{OpDef, Traits};
use crate::interfaces::OpAsmOpInterface;
use crate::values::context::{Context, OpName};

/// A region that was skipped.
pub(super) struct Part {
    /// The stamp of the body that stands in for it.
    pub(super) stamp: u32,
    /// The positions of its braces.
    pub(super) start: u32,
    pub(super) end: u32,
    pub(super) args: Vec<RegionArg>,
    pub(super) around: Around,
    pub(super) depth: u32,
}

/// Regions for one thread, and the aliases that they may use.
pub(super) struct Batch<'a> {
    pub(super) parts: Vec<Part>,
    pub(super) aliases: Arc<Aliases<'a>>,
}

/// The state of deferral in the reading thread.
pub(crate) struct Deferral<'a> {
    pub(super) batch: Vec<Part>,
    /// The size of the texts in the batch.
    pub(super) size: u32,
    /// How often an alias has ended a batch.
    pub(super) interruptions: u32,
    pub(super) sender: mpsc::Sender<Batch<'a>>,
    pub(super) braces: Braces,
}

/// An operation around the current one.
#[derive(Clone, Copy)]
pub(crate) struct Around {
    /// The dialect of names without a prefix.
    pub(crate) default_dialect: &'static str,
    /// Its name, if it is isolated from above, as functions are.
    pub(crate) function: Option<&'static str>,
}

/// The name of an operation in custom form.
#[derive(Clone, Copy)]
pub(crate) struct CustomName {
    pub(crate) name: OpName,
    /// Its definition, if it is registered, and how the operations inside it see it.
    pub(crate) known: Option<(&'static OpDef, Around)>,
}

impl CustomName {
    pub(super) fn new(cx: &Context, name: OpName) -> Self {
        let around = |def: &OpDef| Around {
            default_dialect: def.interface::<OpAsmOpInterface>().map_or("", |i| (i.default_dialect)()),
            function: def.traits.contains(Traits::ISOLATED_FROM_ABOVE).then_some(def.name),
        };
        CustomName { name, known: cx.op_def(name).map(|def| (def, around(def))) }
    }
}

/// Finds the ends of regions without reading their tokens.
pub(super) struct Braces {
    /// No comment starts between these positions.
    no_comment: (usize, usize),
}

impl Braces {
    /// For a text that is read from `start` on.
    pub(super) fn new(text: &str, start: u32) -> Self {
        let mut braces = Braces { no_comment: (0, 0) };
        braces.comment(text.as_bytes(), start as usize, text.len());
        braces
    }

    /// The end of the region that starts with the brace at `start`, after its closing brace.
    pub(super) fn end_of_region(&mut self, text: &str, start: u32) -> Option<u32> {
        let bytes = text.as_bytes();
        let mut at = start as usize;
        let mut open = 0_u32;
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

    /// The start of the first comment between two positions.
    fn comment(&mut self, bytes: &[u8], from: usize, to: usize) -> Option<usize> {
        if self.no_comment.0 <= from && to <= self.no_comment.1 {
            return None;
        }
        let found = memchr::memmem::find(&bytes[from..], b"//").map(|at| from + at);
        self.no_comment = (from, found.unwrap_or(bytes.len()));
        found.filter(|&at| at < to)
    }
}

/// The end of a string whose text starts at `at`, after its closing quote.
fn end_of_string(bytes: &[u8], mut at: usize) -> Option<usize> {
    loop {
        let next = at + memchr::memchr2(b'"', b'\\', bytes.get(at..)?)?;
        if bytes[next] == b'"' {
            return Some(next + 1);
        }
        at = next + 2;
    }
}
