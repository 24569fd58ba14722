//! Dumps of the IR before and after passes, for `-mlir-print-ir-before`, `-mlir-print-ir-after` and the like.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::definition::Pass;
use super::shadow::Shadow;
use crate::ir::body::Body;
use crate::ir::entities::Op;
use crate::ir::symbol_table::symbol_name;
use crate::ir::view::OpRef;
use crate::text::printer::options::PrintOptions;
use crate::text::printer::print_op;
use crate::values::context::Context;
use crate::values::debug_log::Sink;

/// Receives dumps as files of a tree: the path from its root, with `/` between the parts, and the text. An error fails
/// the pipeline.
pub type TreeSink = Arc<dyn Fn(&str, &str) -> Result<(), String> + Send + Sync>;

/// A set of passes.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub enum Which {
    /// None.
    #[default]
    None,
    /// All.
    All,
    /// Those with these arguments.
    These(Vec<String>),
}

impl Which {
    /// Adds passes.
    pub fn add(&mut self, more: impl IntoIterator<Item = String>) {
        match self {
            Which::All => {}
            Which::None => *self = Which::These(more.into_iter().collect()),
            Which::These(arguments) => arguments.extend(more),
        }
    }

    /// True if the pass is in the set.
    pub fn includes(&self, argument: &str) -> bool {
        match self {
            Which::None => false,
            Which::All => true,
            Which::These(arguments) => arguments.iter().any(|a| a == argument),
        }
    }
}

/// Which dumps to make, how to print them, and where they go.
#[derive(Clone, Default)]
pub struct IrPrinting {
    /// Dump before these passes.
    pub before: Which,
    /// Dump after these passes.
    pub after: Which,
    /// Dump after passes only if they changed something.
    pub only_changes: bool,
    /// Dump after passes only if they failed.
    pub only_failures: bool,
    /// Dump the whole module, whatever operation the pass is for.
    pub module_scope: bool,
    /// How the IR is printed.
    pub options: PrintOptions,
    /// The receiver of dumps and of what passes print; if `None`, there are no dumps.
    pub sink: Option<Sink>,
    /// The receiver instead of `sink` if dumps are files of a tree.
    pub tree: Option<TreeSink>,
}

impl IrPrinting {
    /// True if anything may be dumped.
    pub fn any(&self) -> bool {
        self.sink.is_some() && (self.before != Which::None || self.wants_after())
    }

    fn wants_after(&self) -> bool {
        self.after != Which::None || self.only_failures
    }
}

/// The place of a pass's operation while its body is taken out.
pub(super) struct Place<'a> {
    pub(super) cx: &'a Context,
    pub(super) holder: &'a mut Body,
    pub(super) op: Op,
    pub(super) outer: Option<&'a OpRef<'a>>,
}

/// The state that the dumps of a run share.
#[derive(Clone, Default)]
pub(super) struct Dumps {
    /// The whole module, for dumps of it.
    pub(super) shadow: Option<Shadow>,
    /// The number of dumps of each operation, by the path to it.
    counters: Arc<Mutex<BTreeMap<Vec<Op>, usize>>>,
    /// Why a dump could not be written: the first error only, since the others are probably the same.
    error: Arc<Mutex<Option<String>>>,
}

impl Dumps {
    /// Why a dump could not be written, if so; returned only once.
    pub(super) fn take_error(&self) -> Option<String> {
        self.error.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// The dumps around one pass on one operation.
pub(super) struct Dump<'a> {
    pub(super) printing: &'a IrPrinting,
    pub(super) pass: &'a dyn Pass,
    pub(super) dumps: &'a Dumps,
    /// The path of operations from the module to the current one.
    pub(super) path: &'a [Op],
}

impl Dump<'_> {
    /// Dumps before the pass; returns the text if it is needed to detect changes.
    pub(super) fn before(&self, mut place: Place<'_>, body: &mut Box<Body>) -> Option<String> {
        let p = self.printing;
        p.sink.as_ref()?;
        let wanted = p.before.includes(self.pass.argument());
        if !wanted && !p.only_changes {
            return None;
        }
        let text = self.text(&mut place, body, self.dumps.shadow.as_ref());
        if wanted {
            self.emit("Before", "", &place, &text);
        }
        p.only_changes.then_some(text)
    }

    /// True if there may be something to do after the pass.
    pub(super) fn any(&self) -> bool {
        self.printing.any() || self.dumps.shadow.is_some()
    }

    /// Dumps after a pass; `ok` if it succeeded and left valid IR.
    pub(super) fn after(
        &self,
        mut place: Place<'_>,
        body: &mut Box<Body>,
        before: &Option<String>,
        ok: bool,
    ) {
        let p = self.printing;
        let mut shadow = self.dumps.shadow.clone();
        if let Some(copy) = &mut shadow {
            if !ok {
                // A reproducer of a failure starts with the IR before the pass.
                *copy = Shadow::new(&copy.module());
            }
            copy.update(self.path, place.holder, place.op, body);
        }
        let named = p.after.includes(self.pass.argument());
        let wanted = if ok { named && !p.only_failures } else { named || p.only_failures };
        if p.sink.is_none() || !wanted {
            return;
        }
        let text = self.text(&mut place, body, shadow.as_ref());
        if ok && p.only_changes && before.as_ref() == Some(&text) {
            return;
        }
        self.emit("After", if ok { "" } else { " Failed" }, &place, &text);
    }

    fn emit(&self, when: &str, what: &str, place: &Place<'_>, text: &str) {
        let name = self.pass.name();
        let argument = self.pass.argument();
        let op = OpRef::with_outer(place.cx, place.holder, place.op, place.outer);
        let scope = match (self.printing.module_scope, symbol_name(op)) {
            (false, _) => String::new(),
            (true, None) => format!(" ('{}' operation)", op.name()),
            (true, Some(symbol)) => format!(" ('{}' operation: @{symbol})", op.name()),
        };
        let text =
            format!("// -----// IR Dump {when} {name}{what} ({argument}){scope} //----- //\n{text}\n\n");
        match (&self.printing.tree, &self.printing.sink) {
            (Some(tree), _) => {
                if let Err(error) = tree(&self.file(op), &text) {
                    let mut first = self.dumps.error.lock().unwrap_or_else(PoisonError::into_inner);
                    first.get_or_insert(error);
                }
            }
            (None, Some(sink)) => sink(&text),
            (None, None) => {}
        }
    }

    /// The file of the next dump in a tree: `module_x/func_f/N_M_pass.mlir`, where `M` counts the dumps of the function
    /// and `N` is the number of the last dump of the module.
    fn file(&self, op: OpRef<'_>) -> String {
        let mut counters = self.dumps.counters.lock().unwrap_or_else(PoisonError::into_inner);
        let own = counters.entry(self.path.to_vec()).and_modify(|n| *n += 1).or_default().to_string();
        let mut numbers: Vec<String> = (0..self.path.len())
            .map(|n| counters.entry(self.path[..n].to_vec()).or_default().to_string())
            .collect();
        numbers.push(own);
        let mut folders = Vec::new();
        let mut inner = Some(op);
        while let Some(op) = inner {
            let safe = |c: char| if c.is_alphanumeric() || "_-$".contains(c) { c } else { '_' };
            let name = format!("{}_{}", op.name(), symbol_name(op).unwrap_or("no-symbol-name"));
            folders.push(name.chars().map(safe).collect::<String>());
            inner = op.parent_op();
        }
        folders.reverse();
        format!("{}/{}_{}.mlir", folders.join("/"), numbers.join("_"), self.pass.argument())
    }

    /// The text of the operation, or of its module.
    fn text(&self, place: &mut Place<'_>, body: &mut Box<Body>, shadow: Option<&Shadow>) -> String {
        let Place { cx, holder, op, outer } = place;
        let cx = *cx;
        let op = *op;
        let outer = *outer;
        let options = &self.printing.options;
        if let Some(shadow) = shadow.filter(|_| self.printing.module_scope) {
            return finished(shadow.text(cx, options), options.local_scope);
        }
        let inside = std::mem::replace(body, Box::new(Body::new(cx)));
        holder.put_nested(op, inside);
        let view = OpRef::with_outer(cx, holder, op, outer);
        // As in MLIR, a nested operation is printed by itself: other threads may be changing those around it.
        let local_scope = options.local_scope || outer.is_some();
        let text = print_op(view, &PrintOptions { local_scope, ..options.clone() });
        if let Some(inside) = holder.take_nested(op) {
            *body = inside;
        }
        finished(text, local_scope)
    }
}

/// Adds the empty line that ends a file, and puts deferred aliases after the operation.
fn finished(mut text: String, local_scope: bool) -> String {
    text.truncate(text.trim_end().len());
    if !local_scope {
        text.push('\n');
    }
    text
}
