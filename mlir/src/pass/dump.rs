//! Dumps of the IR before and after passes, as `-mlir-print-ir-before`, `-mlir-print-ir-after` and their like ask.

use std::sync::Arc;

use super::Pass;
use crate::context::Context;
use crate::ir::{Body, Op, OpRef};
use crate::text::{PrintOptions, print_op};

/// Takes dumps, one call for each.
pub type Sink = Arc<dyn Fn(&str) + Send + Sync>;

/// Which passes are meant.
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
    /// True for a pass that is meant.
    pub fn includes(&self, argument: &str) -> bool {
        match self {
            Which::None => false,
            Which::All => true,
            Which::These(arguments) => arguments.iter().any(|a| a == argument),
        }
    }
}

/// Which dumps are wanted, how they look and who takes them.
#[derive(Clone, Default)]
pub struct IrPrinting {
    /// Dumps before these passes.
    pub before: Which,
    /// Dumps after these passes.
    pub after: Which,
    /// Dumps after passes only where they changed something.
    pub only_changes: bool,
    /// Dumps after passes only where they failed.
    pub only_failures: bool,
    /// How the IR is printed.
    pub options: PrintOptions,
    /// Who takes the dumps; without one there are none.
    pub sink: Option<Sink>,
}

impl IrPrinting {
    /// True when something may be dumped.
    pub fn any(&self) -> bool {
        self.sink.is_some() && (self.before != Which::None || self.wants_after())
    }

    fn wants_after(&self) -> bool {
        self.after != Which::None || self.only_failures || self.only_changes
    }
}

/// Where the operation of a pass is while its body is out of it.
pub(super) struct Place<'a> {
    pub(super) cx: &'a Context,
    pub(super) holder: &'a mut Body,
    pub(super) op: Op,
    pub(super) outer: Option<&'a OpRef<'a>>,
}

/// The dumps around one pass on one operation.
pub(super) struct Dump<'a> {
    printing: &'a IrPrinting,
    pass: &'a dyn Pass,
}

impl<'a> Dump<'a> {
    pub(super) fn new(printing: &'a IrPrinting, pass: &'a dyn Pass) -> Self {
        Dump { printing, pass }
    }

    /// Dumps before the pass; the text, where it is needed to see whether the pass changes it.
    pub(super) fn before(&self, place: Place<'_>, body: &mut Box<Body>) -> Option<String> {
        let p = self.printing;
        p.sink.as_ref()?;
        let wanted = p.before.includes(self.pass.argument());
        if !wanted && !p.only_changes {
            return None;
        }
        let text = self.text(place, body);
        if wanted {
            self.emit("Before", "", &text);
        }
        p.only_changes.then_some(text)
    }

    pub(super) fn after(&self, place: Place<'_>, body: &mut Box<Body>, before: &Option<String>, ok: bool) {
        let p = self.printing;
        let named = p.after.includes(self.pass.argument());
        let wanted = match ok {
            true if p.only_failures => false,
            true => named || (p.only_changes && p.after == Which::None),
            false => p.only_failures || named,
        };
        if p.sink.is_none() || !wanted {
            return;
        }
        let text = self.text(place, body);
        if ok && p.only_changes && before.as_ref() == Some(&text) {
            return;
        }
        self.emit("After", if ok { "" } else { " Failed" }, &text);
    }

    fn emit(&self, when: &str, what: &str, text: &str) {
        let Some(sink) = &self.printing.sink else { return };
        let (name, argument) = (self.pass.name(), self.pass.argument());
        sink(&format!("// -----// IR Dump {when} {name}{what} ({argument}) //----- //\n{text}\n\n"));
    }

    /// The text of the operation.
    fn text(&self, place: Place<'_>, body: &mut Box<Body>) -> String {
        let Place { cx, holder, op, outer } = place;
        let inside = std::mem::replace(body, Box::new(Body::new(cx)));
        holder.put_nested(op, inside);
        let view = OpRef::with_outer(cx, holder, op, outer);
        // As in MLIR, an operation inside others is printed for itself: they may be in other hands.
        let local_scope = self.printing.options.local_scope || outer.is_some();
        let mut text = print_op(view, &PrintOptions { local_scope, ..self.printing.options.clone() });
        text.truncate(text.trim_end().len());
        if !local_scope {
            // An empty line ends a file, and with it the aliases behind its operation.
            text.push('\n');
        }
        if let Some(inside) = holder.take_nested(op) {
            *body = inside;
        }
        text
    }
}

/// The generic form of an operation, which needs no dialect to be read.
pub(super) fn generic_text(op: OpRef<'_>) -> String {
    print_op(op, &PrintOptions { generic: true, ..PrintOptions::default() })
}
