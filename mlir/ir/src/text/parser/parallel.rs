//! Parses regions of isolated operations on other threads while the rest of the file is read.
//!
//! Such a region defines everything that it uses, so its text needs only the aliases before it. The reading thread
//! skips it and leaves an empty body in its place. Anything out of the ordinary, above all an error, ends the attempt,
//! and the file is parsed again on one thread: only that parse decides what a file means and which errors are
//! reported.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};

use rustc_hash::FxHashMap;
use support::{SourceMap, Span};

use super::aliases::{Aliases, DeferredLoc};
use super::basics::{ParseError, ParseResult, RegionArg};
use super::core::{Core, NamedTypes};
use super::deferral::{Batch, Braces, Deferral, Part};
use crate::ir::body::Body;
use crate::ir::module::Module;
use crate::ir::state::OpState;
use crate::text::lexer::{Lexer, Tok};
use crate::values::context::Context;
use crate::values::threads;

/// Parsing a text with fewer bytes does not repay threads.
const MIN_TEXT: u32 = 1 << 18;

/// The approximate size of the text that a thread gets at a time.
const BATCH: u32 = 1 << 17;

/// Aliases are copied if skipped regions may still need the earlier definitions, but not more often than this.
const MAX_INTERRUPTIONS: u32 = 64;

/// Regions are deferred at the top level of the file and in a module there.
const LEVELS: usize = 2;

/// The results of the other threads.
#[derive(Default)]
struct Done<'a> {
    /// Bodies, by the stamps of the bodies that stand in for them.
    bodies: FxHashMap<u32, Box<Body>>,
    deferred_locs: Vec<DeferredLoc<'a>>,
    /// The cost of the aliases used.
    alias_costs: u64,
    named_types: NamedTypes,
    /// Whether a name means different things to different threads.
    ambiguous: bool,
}

impl Done<'_> {
    fn add_named_types(&mut self, types: NamedTypes) {
        for (name, ty) in types {
            self.ambiguous |= *self.named_types.entry(name).or_insert(ty) != ty;
        }
    }
}

/// Parses a part of a file on several threads; `None` if it is small or incorrect.
pub(super) fn parse<'a>(cx: &'a Context, sources: &'a SourceMap, part: Span) -> Option<Module> {
    if part.end - part.start < MIN_TEXT {
        return None;
    }
    threads::start();
    if rayon::current_num_threads() < 2 {
        return None;
    }
    // Both read the whole text.
    let find_comment = || Braces::new(sources.text(part.file), part.start);
    let (_, braces) = rayon::join(|| sources.line_finder(part.file).at(part.end), find_comment);
    let (sender, receiver) = mpsc::channel();
    let receiver = Mutex::new(receiver);
    let done = Mutex::new(Done::default());
    let failed = AtomicBool::new(false);
    let (mut core, parsed) = rayon::in_place_scope(|scope| {
        for _ in 0..rayon::current_num_threads() {
            scope.spawn(|_| work(Core::new(cx, sources, part), &receiver, &done, &failed));
        }
        // The other threads stop when the sender is dropped, which a panic does too.
        let mut core = Core::new(cx, sources, part);
        core.deferral = Some(Deferral { batch: Vec::new(), size: 0, interruptions: 0, sender, braces });
        let parsed = core.file_body();
        core.hand_over();
        core.deferral = None;
        (core, parsed)
    });
    let (mut body, block) = parsed.ok()?;
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    place(&mut body, &mut done.bodies, LEVELS);
    core.alias_costs.total = core.alias_costs.total.saturating_add(done.alias_costs);
    done.add_named_types(std::mem::take(&mut core.named_types));
    if failed.into_inner() || done.ambiguous || !done.bodies.is_empty() || core.aliases_cost_too_much() {
        return None;
    }
    core.deferred_locs.append(&mut done.deferred_locs);
    let module = core.file_module(body, block).ok()?;
    core.diagnostics.is_empty().then_some(module)
}

/// Makes the allocator of the C library reserve room in this thread for the bodies of this much text. Otherwise it
/// grows the heap of a thread page by page, and the other threads wait each time.
fn make_room(text: usize) {
    /// Larger blocks are not taken from the heap.
    const BLOCK: usize = 1 << 16;
    /// A thread's heap can grow to 64 MB.
    const MOST: usize = 48 << 20;
    // Bodies take about three times as much as their text.
    let room = (3 * text).min(MOST);
    let blocks: Vec<Vec<u8>> = (0..room / BLOCK).map(|_| Vec::with_capacity(BLOCK)).collect();
    std::hint::black_box(blocks);
}

/// Parses batches until the sender is dropped.
fn work<'a>(
    mut core: Core<'a>,
    batches: &Mutex<mpsc::Receiver<Batch<'a>>>,
    done: &Mutex<Done<'a>>,
    failed: &AtomicBool,
) {
    make_room(core.text.len() / rayon::current_num_threads());
    loop {
        let next = batches.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(batch) = next else { break };
        if failed.load(Ordering::Relaxed) {
            continue;
        }
        core.aliases = batch.aliases;
        let bodies: ParseResult<Vec<_>> =
            batch.parts.iter().map(|part| Ok((part.stamp, Box::new(core.part(part)?)))).collect();
        match bodies {
            Ok(bodies) => done.lock().unwrap_or_else(PoisonError::into_inner).bodies.extend(bodies),
            Err(ParseError) => failed.store(true, Ordering::Relaxed),
        }
    }
    let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
    done.deferred_locs.append(&mut core.deferred_locs);
    done.add_named_types(core.named_types);
    done.alias_costs = done.alias_costs.saturating_add(core.alias_costs.total);
}

/// Puts bodies into their places, at most this many levels down.
fn place(body: &mut Body, done: &mut FxHashMap<u32, Box<Body>>, levels: usize) {
    for nested in body.nested.iter_mut().flatten() {
        match done.remove(&nested.stamp) {
            Some(body) => *nested = body,
            None if levels > 1 => place(nested, done, levels - 1),
            None => {}
        }
    }
}

impl<'a> Core<'a> {
    /// Defers the only region of an isolated operation, which starts here, to another thread; false if it must be
    /// parsed now. Until the end of the file the region has one empty block.
    pub(crate) fn defer_region(&mut self, state: &mut OpState, args: &[RegionArg]) -> ParseResult<bool> {
        // Names visible inside it could not be defined there again.
        if self.scopes.len() > LEVELS || self.scopes.iter().any(|s| !s.has_no_names()) {
            return Ok(false);
        }
        let depth = self.depth();
        let (Some(body), Some(deferral)) = (&mut state.body, &mut self.deferral) else { return Ok(false) };
        if !body.is_fresh() {
            return Ok(false);
        }
        let start = self.tok.start;
        let is_empty = Lexer::new(self.text, start as usize + 1).next().kind == Tok::RBrace;
        if is_empty || deferral.interruptions > MAX_INTERRUPTIONS {
            return Ok(false);
        }
        let Some(end) = deferral.braces.end_of_region(self.text, start) else { return Err(ParseError) };
        let region = body.add_root();
        let block = body.create_block(&[]);
        body.append_block(region, block);
        // There are as many of these bodies as functions.
        **body = body.move_compacted();
        let stamp = body.stamp;
        let Some(&around) = self.around.last() else { return Ok(false) };
        let part = Part { stamp, start, end, args: args.to_vec(), around, depth };
        deferral.batch.push(part);
        deferral.size += end - start;
        if deferral.size >= BATCH {
            self.hand_over();
        }
        self.reset(end);
        Ok(true)
    }

    /// Hands the skipped regions to the other threads, with the aliases known so far.
    fn hand_over(&mut self) {
        let Some(deferral) = self.deferral.as_mut().filter(|d| !d.batch.is_empty()) else { return };
        let parts = std::mem::take(&mut deferral.batch);
        deferral.size = 0;
        // Sending fails only after a panic, which the end of the thread scope propagates.
        let _ = deferral.sender.send(Batch { parts, aliases: Arc::clone(&self.aliases) });
    }

    /// The aliases, mutably; regions skipped so far do not see new ones.
    pub(super) fn new_aliases(&mut self) -> &mut Aliases<'a> {
        if let Some(deferral) = self.deferral.as_mut().filter(|d| !d.batch.is_empty()) {
            deferral.interruptions += 1;
            self.hand_over();
        }
        Arc::make_mut(&mut self.aliases)
    }

    /// The body of a region.
    fn part(&mut self, part: &Part) -> ParseResult<Body> {
        self.reset(part.start);
        self.set_depth(part.depth);
        self.around.clear();
        self.around.push(part.around);
        let body = self.isolated_body(&part.args)?;
        let good = self.prev_end() == part.end && self.diagnostics.is_empty() && self.undeclared.is_empty();
        // The number of a distinct attribute may occur anywhere in the file.
        if good && self.distinct.is_empty() { Ok(body) } else { Err(ParseError) }
    }
}
