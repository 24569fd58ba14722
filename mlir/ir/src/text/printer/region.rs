//! Prints regions and blocks, and the comments about predecessors and users.

use super::op::OpPrinter;
use super::options::RegionStyle;
use crate::ir::entities::{Op, Value};
use crate::ir::view::{BlockRef, OpRef, RegionRef};

impl OpPrinter<'_> {
    /// Prints a region in braces, without a final newline.
    pub(super) fn region_in_braces(&mut self, region: RegionRef<'_>, style: RegionStyle) {
        if self.inner.options.skip_regions {
            return self.write_text("{...}");
        }
        self.write_text("{\n");
        let outer = self.body;
        let is_same = std::ptr::eq(self.names.body(outer), region.body());
        if !is_same && let Some(body) = self.names.index_of(region.body()) {
            self.body = body;
        }
        // Names are not printed while aliases are collected.
        let owner = region.parent_op().filter(|_| !self.collecting());
        let default = Self::default_dialect_in(owner);
        self.default_dialects.push(default);
        for (i, block) in region.blocks().enumerate() {
            let label = i != 0
                || (style.empty_block && block.last_op().is_none())
                || (style.entry_args && !block.args().is_empty());
            self.block(block, label, i == 0, i != 0 || style.terminators);
        }
        self.default_dialects.pop();
        self.body = outer;
        self.indentation();
        self.write_text("}");
    }

    pub(super) fn block(&mut self, block: BlockRef<'_>, label: bool, entry: bool, terminator: bool) {
        if label {
            self.label(block, entry);
        }
        self.change_indent(true);
        if self.inner.options.value_users && !self.collecting() {
            for &arg in block.args() {
                self.argument_comment(block, arg);
            }
        }
        let skipped = if terminator { None } else { block.terminator().map(OpRef::id) };
        let ops = block.ops().take_while(|op| Some(op.id()) != skipped);
        // The region of the outermost operation.
        let outermost = self.default_dialects.len() == 2;
        if self.pieces.is_some() && outermost {
            self.outermost_ops(&ops.collect::<Vec<_>>());
        } else if self.collecting() && outermost {
            self.collect_outermost(&ops.collect::<Vec<_>>());
        } else {
            for op in ops {
                self.operation(op);
                self.write_text("\n");
                if let Some(overflow) = &mut self.overflow {
                    overflow.look_at(&mut self.inner.out);
                }
            }
        }
        self.change_indent(false);
    }

    /// Prints `^bb0(%arg0: i32):` and the predecessors.
    fn label(&mut self, block: BlockRef<'_>, entry: bool) {
        let body = block.body();
        self.indentation();
        self.successor(block.id());
        for (i, (&arg, &loc)) in block.args().iter().zip(body.block_arg_locs(block.id())).enumerate() {
            self.write_text(if i == 0 { "(" } else { ", " });
            self.operand(arg);
            self.write_text(": ");
            self.ty(body.ty(arg));
            self.inner.argument_location(loc);
        }
        self.write_text(if block.args().is_empty() { ":" } else { "):" });
        if !self.collecting() {
            self.predecessors(block, entry);
        }
        self.write_text("\n");
    }

    fn predecessors(&mut self, block: BlockRef<'_>, entry: bool) {
        let mut blocks: Vec<_> = block.body().predecessors(block.id()).collect();
        match *blocks {
            [] if entry => {}
            [] => self.write_text("  // no predecessors"),
            [only] => {
                self.write_text("  // pred: ");
                self.successor(only);
            }
            _ => {
                blocks.sort_by_key(|&b| self.names.block_order(self.body, b));
                self.write_text(&format!("  // {} preds: ", blocks.len()));
                for (i, &b) in blocks.iter().enumerate() {
                    if i != 0 {
                        self.write_text(", ");
                    }
                    self.successor(b);
                }
            }
        }
    }

    fn argument_comment(&mut self, block: BlockRef<'_>, arg: Value) {
        self.indentation();
        self.write_text("// ");
        self.operand(arg);
        if block.body().is_unused(arg) {
            self.write_text(" is unused")
        } else {
            self.write_text(" is used by ");
            self.value_users(block.body(), arg);
        }
        self.write_text("\n");
    }

    /// Prints ` // users: ...` after an operation.
    pub(super) fn users_comment(&mut self, op: OpRef<'_>) {
        let body = op.body();
        if op.num_results() == 0 {
            if op.num_operands() != 0 {
                self.write_text(" // id: ");
                self.names.write_op(&mut self.inner.out, self.body, op.id());
            }
            return;
        }
        if body.all_results_unused(op.id()) {
            return self.write_text(" // unused");
        }
        let mut users: Vec<Op> = op.results().flat_map(|r| body.users(r)).collect();
        users.sort_unstable();
        users.dedup();
        let results: usize = users.iter().map(|&u| body.num_results(u)).sum();
        let one = op.num_results() == 1 && users.len() == 1 && results <= 1;
        self.write_text(if one { " // user: " } else { " // users: " });
        let several = op.num_results() > 1;
        for (i, result) in op.results().enumerate() {
            if i != 0 {
                self.write_text(", ");
            }
            if several {
                self.write_text("(");
            }
            if body.is_unused(result) {
                self.write_text("unused")
            } else {
                self.value_users(body, result)
            }
            if several {
                self.write_text(")");
            }
        }
    }

    /// Prints the operations that use a value, each once, by their results or their number.
    fn value_users(&mut self, body: &crate::ir::body::Body, value: Value) {
        let mut seen = rustc_hash::FxHashSet::default();
        for (i, user) in body.users(value).enumerate() {
            if !seen.insert(user) {
                continue;
            }
            if i != 0 {
                self.write_text(", ");
            }
            match body.num_results(user) {
                0 => self.names.write_op(&mut self.inner.out, self.body, user),
                _ => self.operands(body.results(user)),
            }
        }
    }
}
