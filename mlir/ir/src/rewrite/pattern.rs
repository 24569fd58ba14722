//! Patterns and their rewriter.

use std::cell::RefCell;
use std::fmt;
use std::ops::{Deref, DerefMut};

use super::scope::{Scope, with_symbol};
use crate::ir::builder::Builder;
use crate::ir::entities::{Op, Value};
use crate::ir::handle::Handle;
use crate::ir::view::{OpRef, OpType, OpView, ValueRef};
use crate::text::printer::state::loc_to_string;
use crate::values::context::Context;
use crate::values::debug_log::{Log, Speaker};
use crate::values::ids::Loc;

/// A pattern did not apply. [`PatternRewriter::no_match`] records why, if there is a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoMatch;

/// The result of a pattern: it has rewritten the operation, or it did not apply and has changed nothing.
pub type Matched = Result<(), NoMatch>;

/// Matches an operation and rewrites it.
///
/// Read ids through views, let the views end, then change the IR through the rewriter. A pattern that returns
/// [`NoMatch`] has changed nothing.
pub trait RewritePattern: Send + Sync {
    /// Rewrites `op`, or fails to match.
    fn match_and_rewrite(&self, op: Op, rw: &mut PatternRewriter<'_>) -> Matched;

    /// The operation it matches; `None` for any.
    fn root(&self) -> Option<&'static str>;

    /// Patterns of higher benefit are tried first.
    fn benefit(&self) -> u16 {
        1
    }

    /// The pattern's name: the path of the function or type.
    fn name(&self) -> &'static str {
        std::any::type_name::<Self>()
    }
}

/// The name of a function as a pattern: its path. A closure has the name of the function around it.
pub(super) fn name_of<F>(rewrite: &F) -> &'static str {
    std::any::type_name_of_val(rewrite).trim_end_matches("::{{closure}}")
}

/// Logs the operations and the names of patterns that a driver is given.
pub(super) fn log_patterns<'p>(cx: &Context, patterns: impl Iterator<Item = (Option<&'p str>, &'p str)>) {
    let Some(log) = cx.debug_log(Speaker::Patterns) else { return };
    for (root, name) in patterns {
        log.line(format_args!("'{}': {name}", root.unwrap_or("any")));
    }
}

/// The rewrites of a dialect that MLIR calls folds but that need a rewriter here, since they change how many operands an
/// operation has or look up symbols; an interface of the dialect. Whatever folds operations applies them as well.
pub struct FoldPatterns(
    /// Adds the patterns.
    pub fn(&mut PatternSet),
);

/// A collection of patterns.
#[derive(Default)]
pub struct PatternSet {
    patterns: Vec<Box<dyn RewritePattern>>,
}

impl PatternSet {
    /// No patterns.
    pub fn new() -> Self {
        Self::default()
    }

    /// The folds of the context's dialects that are patterns.
    pub(super) fn folds(cx: &Context) -> Self {
        let mut set = PatternSet::new();
        for FoldPatterns(add) in cx.dialects().iter().filter_map(|dialect| dialect.interface()) {
            add(&mut set);
        }
        set
    }

    /// Adds a function as a pattern of benefit 1 for the operation whose handle it takes.
    ///
    /// ```
    /// use mlir::Handle;
    /// use mlir::builtin::UnrealizedConversionCastOp;
    /// use mlir::rewrite::PatternSet;
    ///
    /// let mut patterns = PatternSet::new();
    /// patterns.add(|op: Handle<UnrealizedConversionCastOp>, rw| {
    ///     let inputs: Vec<_> = op.view(rw).inputs().collect();
    ///     rw.replace_op(*op, &inputs);
    ///     Ok(())
    /// });
    /// ```
    pub fn add<T: OpType + 'static>(
        &mut self,
        rewrite: impl Fn(Handle<T>, &mut PatternRewriter<'_>) -> Matched + Send + Sync + 'static,
    ) -> &mut Self {
        self.add_typed(1, rewrite)
    }

    /// Adds a function as a pattern that is tried before all others of its operation, as a fold is.
    pub fn add_as_fold<T: OpType + 'static>(
        &mut self,
        rewrite: impl Fn(Handle<T>, &mut PatternRewriter<'_>) -> Matched + Send + Sync + 'static,
    ) -> &mut Self {
        self.add_typed(u16::MAX, rewrite)
    }

    fn add_typed<T: OpType + 'static>(
        &mut self,
        benefit: u16,
        rewrite: impl Fn(Handle<T>, &mut PatternRewriter<'_>) -> Matched + Send + Sync + 'static,
    ) -> &mut Self {
        let name = name_of(&rewrite);
        let rewrite = move |op, rw: &mut PatternRewriter<'_>| rewrite(Handle::new(op), rw);
        self.add_pattern(FnPattern { root: T::DEF.name, name, benefit, rewrite })
    }

    /// Adds a function for several operations as a pattern for the one with this name.
    pub fn add_fn(
        &mut self,
        root: &'static str,
        rewrite: impl Fn(Op, &mut PatternRewriter<'_>) -> Matched + Send + Sync + 'static,
    ) -> &mut Self {
        let name = name_of(&rewrite);
        self.add_pattern(FnPattern { root, name, benefit: 1, rewrite })
    }

    /// Adds a pattern with its own root and benefit.
    pub fn add_pattern(&mut self, pattern: impl RewritePattern + 'static) -> &mut Self {
        self.patterns.push(Box::new(pattern));
        self
    }

    /// Keeps only the patterns whose [`RewritePattern::name`] satisfies `keep`.
    pub fn retain(&mut self, mut keep: impl FnMut(&str) -> bool) {
        self.patterns.retain(|pattern| keep(pattern.name()));
    }

    /// The patterns, in the order of addition.
    pub fn into_patterns(self) -> Vec<Box<dyn RewritePattern>> {
        self.patterns
    }
}

/// A function as a pattern for one operation.
struct FnPattern<F> {
    root: &'static str,
    name: &'static str,
    benefit: u16,
    rewrite: F,
}

impl<F> RewritePattern for FnPattern<F>
where
    F: Fn(Op, &mut PatternRewriter<'_>) -> Matched + Send + Sync,
{
    fn match_and_rewrite(&self, op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
        (self.rewrite)(op, rw)
    }

    fn root(&self) -> Option<&'static str> {
        Some(self.root)
    }

    fn benefit(&self) -> u16 {
        self.benefit
    }

    fn name(&self) -> &'static str {
        self.name
    }
}

/// The last steps of most patterns, for any rewriter with `replace_op`: dialect conversion and the greedy driver have
/// different ones.
macro_rules! replacements {
    () => {
        /// Replaces an operation with one result by a value; always matches.
        pub fn replace_by(&mut self, op: Op, value: Value) -> Matched {
            self.replace_by_all(op, &[value])
        }

        /// Like [`Self::replace_by`], with a value for each result.
        pub fn replace_by_all(&mut self, op: Op, values: &[Value]) -> Matched {
            self.replace_op(op, values);
            Ok(())
        }

        /// Like [`Self::replace_by`], with the value that `build` creates at the location of the operation.
        pub fn replace_with(&mut self, op: Op, build: impl FnOnce(&mut Self, Loc) -> Value) -> Matched {
            let loc = self.body().loc(op);
            let value = build(self, loc);
            self.replace_by(op, value)
        }
    };
}
pub(super) use replacements;

/// A builder whose changes a driver observes.
pub struct PatternRewriter<'b> {
    builder: Builder<'b>,
    scope: Option<Scope<'b>>,
    /// Why the current pattern did not match, if there is a log.
    why: Option<RefCell<String>>,
}

impl<'b> PatternRewriter<'b> {
    /// A rewriter around a builder that has the driver's listener.
    pub fn new(builder: Builder<'b>) -> Self {
        PatternRewriter { builder, scope: None, why: None }
    }

    /// Adds the scope around the body.
    pub fn with_scope(mut self, scope: Option<Scope<'b>>) -> Self {
        self.scope = scope;
        self
    }

    /// Says why a pattern does not match: `return Err(rw.no_match("the operand is not constant"))`. Only the log shows
    /// it (`-debug-only=greedy-rewriter,dialect-conversion`).
    pub fn no_match(&self, why: impl fmt::Display) -> NoMatch {
        if let Some(said) = &self.why {
            *said.borrow_mut() = why.to_string();
        }
        NoMatch
    }

    /// Starts recording why the next pattern does not match, for [`PatternRewriter::log`]; returns a description of
    /// `op`.
    pub(super) fn listen(&mut self, op: Op) -> String {
        self.why = Some(RefCell::default());
        let root = OpRef::new(self.cx(), self.body(), op);
        format!("'{}' at {}", root.name(), loc_to_string(self.cx(), root.loc()))
    }

    /// Logs the result of a pattern.
    pub(super) fn log(&mut self, log: Log<'_>, at: &str, pattern: &str, matched: Matched) {
        let why = self.why.take().map(RefCell::into_inner).unwrap_or_default();
        match matched {
            Ok(()) => log.line(format_args!("{at}: {pattern}: applied")),
            Err(NoMatch) if why.is_empty() => log.line(format_args!("{at}: {pattern}: no match")),
            Err(NoMatch) => log.line(format_args!("{at}: {pattern}: no match: {why}")),
        }
    }

    /// Calls `found` with the symbol of this name in the table nearest to an operation, if the driver knows it.
    ///
    /// The symbol may be in another body, whose operations can be read, but not the bodies inside them.
    pub fn with_symbol<R>(
        &self,
        from: OpRef<'_>,
        name: &str,
        found: impl FnOnce(OpRef<'_>) -> R,
    ) -> Option<R> {
        with_symbol(from, self.scope, name, found)
    }

    /// A view of an operation.
    pub fn op(&self, op: Op) -> OpRef<'_> {
        OpRef::new(self.cx(), self.body(), op)
    }

    /// The location of the operation or block argument that defines a value.
    pub fn value_loc(&self, value: Value) -> Loc {
        ValueRef::new(self.cx(), self.body(), value).loc()
    }

    replacements!();

    /// The typed view of an operation.
    ///
    /// # Errors
    /// [`NoMatch`] if it is another operation.
    pub fn view<'s, T: OpView<'s>>(&'s self, op: Op) -> Result<T, NoMatch> {
        self.op(op).cast().ok_or(NoMatch)
    }

    /// The typed view of the operation that defines a value.
    ///
    /// # Errors
    /// [`NoMatch`] if it is a block argument or the result of another operation.
    pub fn defining<'s, T: OpView<'s>>(&'s self, value: Value) -> Result<T, NoMatch> {
        let op = self.body().defining_op(value).ok_or(NoMatch)?;
        self.view(op)
    }
}

impl<'b> Deref for PatternRewriter<'b> {
    type Target = Builder<'b>;

    fn deref(&self) -> &Builder<'b> {
        &self.builder
    }
}

impl<'b> DerefMut for PatternRewriter<'b> {
    fn deref_mut(&mut self) -> &mut Builder<'b> {
        &mut self.builder
    }
}
