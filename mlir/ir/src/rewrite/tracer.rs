//! Records the changes that a driver makes to a body, if they are being recorded.

use support::clock::Instant;

use crate::ir::body::Body;
use crate::ir::entities::Op;
use crate::ir::symbol_table::symbol_name;
use crate::ir::view::OpRef;
use crate::text::printer::listing::list_body;
use crate::text::printer::stable::StableNames;
use crate::values::context::Context;
use crate::values::debug_log::Speaker;
use crate::values::ids::Loc;
use crate::values::rewrite_record::{Listing, RewriteEvent, RewriteRecord};

/// The record of the changes to one body.
pub(super) struct Tracer<'c> {
    cx: &'c Context,
    record: &'c RewriteRecord,
    owner: Option<OpRef<'c>>,
    names: StableNames,
    /// The text after the last step.
    last: String,
}

/// The operation that a step is about; it may be gone after the step.
#[derive(Clone, Copy)]
pub(super) struct Root<'c> {
    name: &'c str,
    loc: Loc,
}

impl<'c> Root<'c> {
    /// An operation that is about to be rewritten.
    pub(super) fn of(cx: &'c Context, body: &Body, op: Op) -> Self {
        Root { name: cx.op_name_str(body.op_name(op)), loc: body.loc(op) }
    }

    /// A whole region instead of an operation.
    pub(super) const REGION: Root<'static> = Root { name: "", loc: Loc::UNKNOWN };
}

impl<'c> Tracer<'c> {
    /// Begins to record changes to a body, which belongs to `owner`, if known. `None` if nothing is recorded.
    pub(super) fn start(
        cx: &'c Context,
        driver: Speaker,
        body: &Body,
        owner: Option<OpRef<'c>>,
    ) -> Option<Self> {
        let record = cx.rewrite_record()?;
        let start = Instant::now();
        let mut tracer = Tracer { cx, record, owner, names: StableNames::default(), last: String::new() };
        let contents = tracer.contents(body).unwrap_or_default();
        let owner = owner.map_or(String::new(), |op| match symbol_name(op) {
            Some(symbol) => format!("{} @{symbol}", op.name()),
            None => op.name().to_owned(),
        });
        record.put(RewriteEvent::Start { driver, owner, contents }, start);
        Some(tracer)
    }

    fn contents(&mut self, body: &Body) -> Option<Listing> {
        let listing =
            self.record.has_room().then(|| list_body(self.cx, body, self.owner, &mut self.names))?;
        self.last.clone_from(&listing.text);
        Some(listing)
    }

    /// Records a change.
    pub(super) fn step(&mut self, body: &Body, what: &str, root: Root<'_>) {
        let start = Instant::now();
        let contents = self.contents(body);
        self.put(what, root, contents, start);
    }

    /// Records a change to the body as a whole, if there was one.
    pub(super) fn step_if_changed(&mut self, body: &Body, what: &str) {
        let start = Instant::now();
        let before = std::mem::take(&mut self.last);
        let contents = self.contents(body);
        if contents.is_some() && self.last != before {
            self.put(what, Root::REGION, contents, start);
        }
    }

    fn put(&self, what: &str, root: Root<'_>, contents: Option<Listing>, start: Instant) {
        let Root { name, loc } = root;
        let what = what.to_owned();
        let root = name.to_owned();
        self.record.put(RewriteEvent::Step { what, root, loc, contents }, start);
    }
}
