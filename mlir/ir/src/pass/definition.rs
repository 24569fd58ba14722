//! The access that a pass gets to the IR, and what it returns.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use crate::definitions::op::OpDef;
use crate::ir::body::Body;
use crate::ir::diag::Diag;
use crate::ir::entities::{Op, Region};
use crate::ir::state::OpState;
use crate::ir::view::OpRef;
use crate::values::context::Context;
use crate::values::ids::{Attr, Loc};
use crate::values::threads;

/// The failure of a pass; its [`PassState`] has the diagnostics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassFailed;

/// The result of a pass.
pub type PassResult = Result<(), PassFailed>;

/// A transformation of one operation and its contents.
///
/// Threads that run a pass on sibling operations share it, so the state of a run is local to `run`. For a pass with a
/// record all of this is generated, and its work is [`RunPass`].
pub trait Pass: Send + Sync {
    /// The name in dumps and timings, such as `Canonicalizer`.
    fn name(&self) -> &'static str;

    /// The name in pipelines and on the command line, such as `canonicalize`.
    fn argument(&self) -> &'static str;

    /// The only operation the pass runs on; `None` for any isolated one.
    fn anchor(&self) -> Option<&'static str> {
        None
    }

    /// The options with their values, as printed in a pipeline; an empty list has neither name nor value.
    fn options(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// The statistics that the pass counts.
    fn statistics(&self) -> &'static [StatisticInfo] {
        &[]
    }

    /// The dialects of which the pass makes operations, types or attributes. They must be registered where it runs.
    fn dependent_dialects(&self) -> &'static [&'static str] {
        &[]
    }

    /// Checks the options. If this fails, no pass of the pipeline runs.
    ///
    /// # Errors
    /// Which option is wrong, and why.
    fn check(&self) -> Result<(), String> {
        Ok(())
    }

    /// Transforms the operation.
    ///
    /// # Errors
    /// If the pass fails; `state` then holds at least one error.
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult;
}

/// The work of a pass whose record defines everything else.
#[diagnostic::on_unimplemented(
    message = "the pass `{Self}` of a record does nothing yet",
    note = "write `impl mlir::pass::RunPass for {Self}` with the method `run`"
)]
pub trait RunPass {
    /// Transforms the operation, as [`Pass::run`] does.
    ///
    /// # Errors
    /// If the pass fails; `state` then holds at least one error.
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult;

    /// Checks the options, as [`Pass::check`] does.
    ///
    /// # Errors
    /// Which option is wrong, and why.
    fn check(&self) -> Result<(), String> {
        Ok(())
    }
}

/// A statistic of a pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StatisticInfo {
    /// Its name, as for [`PassState::count`], such as `num-cse'd`.
    pub name: &'static str,
    /// One line of documentation.
    pub summary: &'static str,
}

/// The report of one run of a pass.
#[derive(Default, Debug)]
pub struct PassState {
    diags: Vec<Diag>,
    statistics: BTreeMap<&'static str, u64>,
    printed: String,
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
    /// If the list is not empty.
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

    /// Shows a text to the user, which [`IrPrinting::sink`](super::IrPrinting::sink) receives after the run.
    pub fn print(&mut self, text: &str) {
        self.printed.push_str(text);
    }

    /// Takes the texts to show.
    pub fn take_printed(&mut self) -> String {
        std::mem::take(&mut self.printed)
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

    /// Sets whether the pass may use threads of its own.
    pub fn with_threads(mut self, threads: bool) -> Self {
        self.threads = threads;
        self
    }

    fn child(&self) -> PassState {
        PassState::new().with_threads(self.threads)
    }

    fn merge(&mut self, other: PassState) {
        self.diags.extend(other.diags);
        self.printed.push_str(&other.printed);
        for (name, n) in other.statistics {
            self.count(name, n);
        }
    }
}

/// An isolated operation to transform: mutable access to its body; read access to its header and surroundings.
pub struct OpMut<'a> {
    header: OpRef<'a>,
    body: &'a mut Body,
    edits: &'a mut HeaderEdits,
}

/// Changes of the header. Others may be reading it, so they take effect after the pass.
#[derive(Default, Debug)]
pub struct HeaderEdits {
    attrs: Vec<(String, Option<Attr>)>,
    loc: Option<Loc>,
}

impl HeaderEdits {
    /// True if there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.attrs.is_empty() && self.loc.is_none()
    }

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
    /// An operation whose body has been taken out of it; `header` is what remains.
    pub fn new(header: OpRef<'a>, body: &'a mut Body, edits: &'a mut HeaderEdits) -> Self {
        OpMut { header, body, edits }
    }

    /// The context of the types and attributes.
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

    /// The body of the operation.
    pub fn body(&self) -> &Body {
        self.body
    }

    /// The body of the operation, mutably.
    pub fn body_mut(&mut self) -> &mut Body {
        self.body
    }

    /// Header and body at once.
    pub fn parts(&mut self) -> (OpRef<'a>, &mut Body) {
        (self.header, self.body)
    }

    /// The first region, if the operation has one.
    pub fn region(&self) -> Option<Region> {
        self.body.roots().first().copied()
    }

    /// A view of an operation of the body, with its surroundings.
    pub fn view(&self, op: Op) -> OpRef<'_> {
        OpRef::with_outer(self.header.cx(), self.body, op, Some(&self.header))
    }

    /// Sets or removes an attribute of the operation itself, after the pass.
    pub fn set_attr(&mut self, name: &str, attr: Option<Attr>) {
        self.edits.attrs.push((name.to_string(), attr));
    }

    /// Sets the location of the operation itself, after the pass.
    pub fn set_loc(&mut self, loc: Loc) {
        self.edits.loc = Some(loc);
    }

    /// Calls `f` with a body that holds nothing but the operation, for what may change the operation itself as well. The
    /// attributes and the location that it then has are set after the pass; it must not become another operation.
    pub fn with_itself<R>(&mut self, f: impl FnOnce(&mut Body) -> R) -> R {
        let (cx, header) = (self.cx(), self.header);
        let mut holder = Body::new(cx);
        let root = holder.add_root();
        let block = holder.create_block(&[]);
        holder.append_block(root, block);
        let mut state = OpState::new(cx, header.body().op_name(header.id()), header.loc());
        state.inherent = header.body().inherent(header.id()).into();
        state.body = Some(Box::new(std::mem::replace(self.body, Body::new(cx))));
        let op = holder.create_op(cx, state);
        holder.set_discardable(op, header.body().discardable(header.id()));
        holder.append_op(block, op);
        let result = f(&mut holder);
        if let Some(body) = holder.take_nested(op) {
            *self.body = *body;
        }
        let now = OpRef::new(cx, &holder, op);
        let before: FxHashMap<&str, Attr> = header.all_attrs().into_iter().collect();
        let after: FxHashMap<&str, Attr> = now.all_attrs().into_iter().collect();
        for (name, attr) in header.all_attrs() {
            let attr_now = after.get(name).copied();
            if attr_now != Some(attr) {
                self.set_attr(name, attr_now);
            }
        }
        for (name, attr) in now.all_attrs() {
            if !before.contains_key(name) {
                self.set_attr(name, Some(attr));
            }
        }
        if now.loc() != header.loc() {
            self.set_loc(now.loc());
        }
        result
    }

    /// Calls `f` for every body inside the operation, nested ones in parallel, and then for its own.
    ///
    /// This is how a pass on a module works on its functions. `f` gets the header of the body's operation.
    ///
    /// # Errors
    /// If `f` fails for one of them; the others are processed nevertheless.
    pub fn for_each_body(&mut self, state: &mut PassState, f: BodyFn<'_>) -> PassResult {
        for_each_body(self.header, self.body, state, f)
    }
}

/// The function that [`for_each_body`] calls.
pub type BodyFn<'f> = &'f (dyn Fn(OpRef<'_>, &mut Body, &mut PassState) -> PassResult + Sync);

/// Running fewer operations does not repay a thread.
pub(super) const PARALLEL_OPS: usize = 256;

/// Calls `f` for every isolated body inside `body`, in parallel if allowed, and then for `body` itself.
///
/// # Errors
/// If `f` fails for one of them; the others are processed nevertheless.
pub fn for_each_body(header: OpRef<'_>, body: &mut Body, state: &mut PassState, f: BodyFn<'_>) -> PassResult {
    let isolated: Vec<Op> = body.all_ops_pre().into_iter().filter(|&op| body.nested(op).is_some()).collect();
    let mut work: Vec<_> = isolated
        .into_iter()
        .filter_map(|op| Some((op, body.lend_nested(op)?, state.child(), Ok(()))))
        .collect();
    let cx = header.cx();
    let outer = &*body;
    let run = |(op, nested, state, result): &mut (Op, Box<Body>, PassState, PassResult)| {
        let header = OpRef::with_outer(cx, outer, *op, Some(&header));
        *result = for_each_body(header, nested, state, f);
    };
    let total: usize = work.iter().map(|w| w.1.op_capacity()).sum();
    threads::for_each(&mut work, state.threads && total >= PARALLEL_OPS, run);
    let mut result = Ok(());
    for (op, nested, inner, inner_result) in work {
        body.put_nested(op, nested);
        state.merge(inner);
        result = result.and(inner_result);
    }
    result.and(f(header, body, state))
}
