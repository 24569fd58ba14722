//! Shows operations in diagnostics: `note: see current operation: ...`.
//!
//! An error only stores its operation. The text is made when errors are reported, with a single numbering of values for
//! all operations of a body.

use rustc_hash::FxHashMap;

use super::op::{OpPrinter, print_op, scope_names};
use super::options::PrintOptions;
use crate::definitions::op::Traits;
use crate::ir::diag::{Diag, Shown};
use crate::ir::view::OpRef;
use crate::verifier::MAX_DEPTH;

/// Once the shown operations have this many bytes, further errors are reported without theirs.
const MAX_TEXT: usize = 1 << 20;

/// The generic form, which any IR has, without long lists.
const OPTIONS: PrintOptions = PrintOptions {
    generic: true,
    local_scope: true,
    elide_elements_larger: Some(16),
    assume_verified: true,
    ..PrintOptions::DEFAULT
};

/// The errors whose operations must be shown, by the stamp of the body.
struct Waiting<'d> {
    errors: FxHashMap<u32, Vec<(Shown, &'d mut Diag)>>,
    room: usize,
}

/// Adds the texts of their operations to errors. The operations are in the body of `root` or inside it; one that no
/// longer exists is not shown. A text of several lines begins on a new line.
pub(crate) fn show_ops(root: OpRef<'_>, errors: &mut [Diag]) {
    let mut waiting = Waiting { errors: FxHashMap::default(), room: MAX_TEXT };
    for diag in errors {
        if let Some(shown) = diag.shown.take() {
            waiting.errors.entry(shown.body).or_default().push((shown, diag));
        }
    }
    waiting.visit(root, 0);
}

impl Waiting<'_> {
    /// Shows the operations in the body of `at`, and inside it.
    fn visit(&mut self, at: OpRef<'_>, depth: usize) {
        if let Some(errors) = self.errors.remove(&at.body().stamp) {
            self.show(at, errors);
        }
        if self.errors.is_empty() || depth > MAX_DEPTH {
            return;
        }
        // A top-level operation is in no region of its body.
        let ops = match at.block() {
            Some(_) => at.body().all_ops_pre(),
            None => at.body().walk_pre(at.id()),
        };
        for op in ops {
            let outer = at.sibling(op);
            if let Some(body) = at.body().nested(op)
                && let Some(first) = body.roots().iter().find_map(|&r| body.region_ops(r).next())
            {
                self.visit(OpRef::with_outer(at.cx(), body, first, Some(&outer)), depth + 1);
            }
        }
    }

    /// Shows operations of the body of `at`.
    fn show(&mut self, at: OpRef<'_>, errors: Vec<(Shown, &mut Diag)>) {
        let mut printer = None;
        for (shown, diag) in errors {
            let is_there = at.body().is_live(shown.op) && at.body().loc(shown.op) == diag.loc;
            if self.room == 0 || !is_there {
                continue;
            }
            let op = at.sibling(shown.op);
            let text = if op.has_trait(Traits::ISOLATED_FROM_ABOVE) {
                print_op(op, &OPTIONS)
            } else {
                let new = || OpPrinter::new(op, scope_names(op, &OPTIONS), &OPTIONS);
                printer.get_or_insert_with(new).alone(op)
            };
            self.room = self.room.saturating_sub(text.len());
            diag.show(shown, &if text.contains('\n') { format!("\n{text}") } else { text });
        }
    }
}
