//! What a pass is, and what it gets to change.

use std::collections::BTreeMap;

use rayon::prelude::*;

use crate::definitions::op::OpDef;
use crate::ir::body::Body;
use crate::ir::diag::Diag;
use crate::ir::entities::{Op, Region};
use crate::ir::view::OpRef;
use crate::values::context::Context;
use crate::values::ids::{Attr, Loc};

/// A pass failed; why is in the diagnostics of its [`PassState`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassFailed;

/// What a pass returns.
pub type PassResult = Result<(), PassFailed>;

/// A change of one operation and what is inside it.
///
/// A pass is shared by the threads that run it on sibling operations; what it keeps of one run lives in `run`.
pub trait Pass: Send + Sync {
    /// The name in dumps and timings, such as `Canonicalizer`.
    fn name(&self) -> &'static str;

    /// The name in pipelines and on the command line, such as `canonicalize`.
    fn argument(&self) -> &'static str;

    /// The only operation the pass runs on; `None` for any isolated one.
    fn anchor(&self) -> Option<&'static str> {
        None
    }

    /// The options with their values, as a pipeline prints them; a list that is empty has neither name nor value.
    fn options(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// What the pass counts.
    fn statistics(&self) -> &'static [StatisticInfo] {
        &[]
    }

    /// Changes the operation.
    ///
    /// # Errors
    /// When the pass cannot do its job; `state` then holds at least one error.
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult;
}

/// What a pass does whose record says the rest.
#[diagnostic::on_unimplemented(
    message = "the pass `{Self}` of a record does nothing yet",
    note = "write `impl mlir::pass::RunPass for {Self}` with the method `run`"
)]
pub trait RunPass {
    /// Changes the operation, as [`Pass::run`] does.
    ///
    /// # Errors
    /// When the pass cannot do its job; `state` then holds at least one error.
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult;
}

/// What a pass counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StatisticInfo {
    /// What [`PassState::count`] calls it, such as `num-cse'd`.
    pub name: &'static str,
    /// One line of documentation.
    pub summary: &'static str,
}

/// What one run of a pass reports.
#[derive(Default, Debug)]
pub struct PassState {
    diags: Vec<Diag>,
    statistics: BTreeMap<&'static str, u64>,
    threads: bool,
}

impl PassState {
    /// A state for running a pass by hand, on one thread.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a diagnostic; an error alone does not make the pass fail.
    pub fn report(&mut self, diag: Diag) {
        self.diags.push(diag);
    }

    /// Adds an error and fails: `return state.fail(op.error("..."))`.
    ///
    /// # Errors
    /// Always.
    pub fn fail(&mut self, diag: Diag) -> PassResult {
        self.diags.push(diag);
        Err(PassFailed)
    }

    /// Adds errors, and fails if there are any.
    ///
    /// # Errors
    /// Unless the list is empty.
    pub fn fail_if_any(&mut self, diags: Vec<Diag>) -> PassResult {
        let result = if diags.is_empty() { Ok(()) } else { Err(PassFailed) };
        self.diags.extend(diags);
        result
    }

    /// The diagnostics so far.
    pub fn diags(&self) -> &[Diag] {
        &self.diags
    }

    /// Takes the diagnostics.
    pub fn take_diags(&mut self) -> Vec<Diag> {
        std::mem::take(&mut self.diags)
    }

    /// Adds to a statistic of the pass, such as `num-cse'd`.
    pub fn count(&mut self, statistic: &'static str, by: u64) {
        *self.statistics.entry(statistic).or_default() += by;
    }

    /// The statistics so far.
    pub fn statistics(&self) -> &BTreeMap<&'static str, u64> {
        &self.statistics
    }

    /// Whether the pass may use threads of its own.
    pub fn threads(&self) -> bool {
        self.threads
    }

    /// Lets the pass use threads of its own, or not.
    pub fn with_threads(mut self, threads: bool) -> Self {
        self.threads = threads;
        self
    }

    fn child(&self) -> PassState {
        PassState::new().with_threads(self.threads)
    }

    fn merge(&mut self, other: PassState) {
        self.diags.extend(other.diags);
        for (name, n) in other.statistics {
            self.count(name, n);
        }
    }
}

/// An isolated operation to change: its own body, and its header and surroundings to read.
pub struct OpMut<'a> {
    header: OpRef<'a>,
    body: &'a mut Body,
    edits: &'a mut HeaderEdits,
}

/// Changes of the header, which others may be reading: they take effect when the pass is done.
#[derive(Default, Debug)]
pub struct HeaderEdits {
    attrs: Vec<(String, Option<Attr>)>,
    loc: Option<Loc>,
}

impl HeaderEdits {
    /// Makes the changes.
    pub fn apply(self, cx: &Context, holder: &mut Body, op: Op) {
        for (name, attr) in self.attrs {
            holder.set_attr(cx, op, &name, attr);
        }
        if let Some(loc) = self.loc {
            holder.set_loc(op, loc);
        }
    }
}

impl<'a> OpMut<'a> {
    /// An operation whose body was taken out of it; `header` is what remains.
    pub fn new(header: OpRef<'a>, body: &'a mut Body, edits: &'a mut HeaderEdits) -> Self {
        OpMut { header, body, edits }
    }

    /// The same operation for a shorter time, to hand it to a helper.
    pub fn reborrow(&mut self) -> OpMut<'_> {
        OpMut { header: self.header, body: self.body, edits: self.edits }
    }

    /// The context.
    pub fn cx(&self) -> &'a Context {
        self.header.cx()
    }

    /// The operation without its regions: name, attributes, location, the operations around it.
    pub fn header(&self) -> OpRef<'a> {
        self.header
    }

    /// The definition, unless the operation is unregistered.
    pub fn def(&self) -> Option<&'static OpDef> {
        self.header.def()
    }

    /// The location.
    pub fn loc(&self) -> Loc {
        self.header.loc()
    }

    /// What is inside the operation, to read.
    pub fn body(&self) -> &Body {
        self.body
    }

    /// What is inside the operation, to change.
    pub fn body_mut(&mut self) -> &mut Body {
        self.body
    }

    /// Header and body at once.
    pub fn parts(&mut self) -> (OpRef<'a>, &mut Body) {
        (self.header, self.body)
    }

    /// The first region; `None` if there is none.
    pub fn region(&self) -> Option<Region> {
        self.body.roots().first().copied()
    }

    /// An operation of the body to read, with its surroundings.
    pub fn view(&self, op: Op) -> OpRef<'_> {
        OpRef::with_outer(self.header.cx(), self.body, op, Some(&self.header))
    }

    /// Sets or removes an attribute of the operation itself, once the pass is done.
    pub fn set_attr(&mut self, name: &str, attr: Option<Attr>) {
        self.edits.attrs.push((name.to_string(), attr));
    }

    /// Sets the location of the operation itself, once the pass is done.
    pub fn set_loc(&mut self, loc: Loc) {
        self.edits.loc = Some(loc);
    }

    /// Calls `f` for every body inside the operation and last for its own, nested ones in parallel.
    ///
    /// This is how a pass on a module works on its functions. `f` gets the header of the body's operation.
    ///
    /// # Errors
    /// When `f` failed for one of them; the others were done nevertheless.
    pub fn for_each_body(&mut self, state: &mut PassState, f: BodyFn<'_>) -> PassResult {
        for_each_body(self.header, self.body, state, f)
    }
}

/// What [`for_each_body`] calls.
pub type BodyFn<'f> = &'f (dyn Fn(OpRef<'_>, &mut Body, &mut PassState) -> PassResult + Sync);

/// Fewer operations than this are not worth a thread.
pub(super) const PARALLEL_OPS: usize = 256;

/// Calls `f` for every isolated body inside `body`, in parallel where allowed, and then for `body` itself.
///
/// # Errors
/// When `f` failed for one of them; the others were done nevertheless.
pub fn for_each_body(header: OpRef<'_>, body: &mut Body, state: &mut PassState, f: BodyFn<'_>) -> PassResult {
    let isolated: Vec<Op> = body.all_ops_pre().into_iter().filter(|&op| body.nested(op).is_some()).collect();
    let mut work: Vec<_> = isolated
        .into_iter()
        .filter_map(|op| Some((op, body.take_nested(op)?, state.child(), Ok(()))))
        .collect();
    let (cx, outer) = (header.cx(), &*body);
    let run = |(op, nested, state, result): &mut (Op, Box<Body>, PassState, PassResult)| {
        let header = OpRef::with_outer(cx, outer, *op, Some(&header));
        *result = for_each_body(header, nested, state, f);
    };
    let total: usize = work.iter().map(|w| w.1.op_capacity()).sum();
    if state.threads && work.len() > 1 && total >= PARALLEL_OPS {
        work.par_iter_mut().for_each(run);
    } else {
        work.iter_mut().for_each(run);
    }
    let mut result = Ok(());
    for (op, nested, inner, inner_result) in work {
        body.put_nested(op, nested);
        state.merge(inner);
        result = result.and(inner_result);
    }
    result.and(f(header, body, state))
}
