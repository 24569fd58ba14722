//! Records of debug information: each becomes an operation after the value that it is about.

use dialects::llvm::*;
use mlir::{Op, OpType as _, Value as MlirValue, ValueDef};

use super::fields::Fields;
use super::importer::{Failed, Imported, Importer};
use super::ir::*;
use super::node::{DbgRecord, LLVMDbgRecordKind};
use super::region::Region;

impl<'m> Importer<'_, 'm> {
    /// Reports that a record is left out.
    fn drop_record(&mut self, record: DbgRecord<'m>, what: &str) {
        if self.options.emit_expensive_warnings {
            let loc = self.loc_of_node(record.debug_loc());
            self.warning(loc, format!("unhandled {what} {}", record.print()));
        }
    }
}

impl<'m> Region<'_, '_, 'm, '_> {
    /// Converts the labels before an instruction; variables follow when all values are known.
    pub(super) fn records_before(&mut self, inst: Inst<'m>) {
        for record in inst.dbg_records() {
            if !matches!(record.kind(), LLVMDbgRecordKind::LLVMDbgRecordLabel) {
                self.records.push(record);
                continue;
            }
            let loc = self.shared.loc_of_node(record.debug_loc());
            match self.shared.label(record) {
                Some(label) => {
                    DbgLabelOp::build(&mut self.b, loc, label);
                }
                None => self.shared.drop_record(record, "debug record"),
            }
        }
    }

    /// Converts the records of variables.
    pub(super) fn debug_records(&mut self) -> Imported {
        for record in std::mem::take(&mut self.records) {
            self.debug_record(record)?;
        }
        Ok(())
    }

    fn debug_record(&mut self, record: DbgRecord<'m>) -> Imported {
        const WHAT: &str = "debug variable record";
        let loc = self.shared.loc_of_node(record.debug_loc());
        // An assignment has an address besides the value, and no operation.
        let is_assignment = matches!(record.kind(), LLVMDbgRecordKind::LLVMDbgRecordAssign);
        let value = if is_assignment { None } else { record.value() };
        let (cx, source) = (self.shared.cx, self.shared.source);
        let expression = record.expression().map(|node| self.shared.debug.expression_of(cx, source, node));
        // Only where an expression refers to arguments is the record read as text: LLVM numbers the values of the whole
        // function for that.
        let takes_list = expression.is_some_and(|expression| expression.has_arguments)
            && record.print().contains("(!DIArgList(");
        let Some(address) = value.filter(|_| !takes_list) else {
            self.shared.drop_record(record, WHAT);
            return Ok(());
        };
        let variable = record.variable().and_then(|variable| self.shared.debug.attr(cx, source, variable));
        let Some(variable) = variable else {
            self.shared.drop_record(record, WHAT);
            return Ok(());
        };
        let value = match self.values.get(&address) {
            Some(&known) => Ok(known),
            None if address.as_constant().is_some() => self.constant(address),
            None => Err(Failed),
        };
        let Ok(value) = value else {
            let message = format!("failed to convert a debug operand: {}", address.print());
            self.shared.error(loc, message);
            self.shared.drop_record(record, WHAT);
            return Ok(());
        };
        if !self.go_after(value) {
            self.shared.drop_record(record, WHAT);
            return Ok(());
        }
        let location_expr = expression.map(|expression| expression.attr);
        match record.kind() {
            LLVMDbgRecordKind::LLVMDbgRecordDeclare => {
                let options = DbgDeclareOpOptions { location_expr };
                DbgDeclareOp::build_with(&mut self.b, loc, value, variable, options);
            }
            LLVMDbgRecordKind::LLVMDbgRecordValue => {
                let options = DbgValueOpOptions { location_expr };
                DbgValueOp::build_with(&mut self.b, loc, value, variable, options);
            }
            _ => self.shared.drop_record(record, WHAT),
        }
        Ok(())
    }

    /// Goes to the place right after the definition of a value, or to a block that its terminator dominates.
    fn go_after(&mut self, value: MlirValue) -> bool {
        let body = self.b.body();
        match body.def(value) {
            ValueDef::Result { op, .. } if body.op_name(op) == self.shared.cx.op_name(InvokeOp::DEF.name) => {
                // The only terminator with a result. Its normal destination is dominated if nothing else goes there.
                let Some(dest) = body.successors(op).find(|&block| body.predecessors(block).count() == 1)
                else {
                    return false;
                };
                match body.last_op(dest) {
                    Some(last) => self.b.set_before(last),
                    None => return false,
                }
            }
            ValueDef::Result { op, .. } => self.b.set_after(op),
            ValueDef::Argument { block, .. } => {
                match body.first_op(block).filter(|&op| self.is_landing_pad(op)) {
                    Some(pad) => self.b.set_after(pad),
                    None => self.b.set_start(block),
                }
            }
        }
        true
    }

    fn is_landing_pad(&self, op: Op) -> bool {
        self.b.body().op_name(op) == self.shared.cx.op_name(LandingpadOp::DEF.name)
    }
}

impl<'m> Importer<'_, 'm> {
    /// The label of a record. The C interface does not have it, so it is found in LLVM's text of the module by its number.
    fn label(&mut self, record: DbgRecord<'m>) -> Option<mlir::Attr> {
        let text = record.print();
        let number = text.split_once("#dbg_label(")?.1.split(',').next()?;
        let source = self.source;
        let lines = self.labels.get_or_insert_with(|| {
            let module = source.print();
            let labels = module
                .lines()
                .filter_map(|line| line.split_once(" = "))
                .filter(|(_, node)| node.contains("!DILabel("));
            labels.map(|(number, node)| (number.to_owned(), node.to_owned())).collect()
        });
        let fields = Fields::of_text(lines.get(number)?.clone());
        // Its scope is one of those of the location.
        let mut scope = record.debug_loc()?.scope();
        while let Some(node) = scope {
            if node.describe(source).split(" = ").next() == fields.raw("scope") {
                break;
            }
            scope = Fields::of(source, node).node("scope");
        }
        let scope = scope?;
        let file =
            Fields::of(source, scope).node("file").and_then(|file| self.debug.attr(self.cx, source, file));
        let scope = self.debug.attr(self.cx, source, scope)?;
        let scope = DIScopeAttr::of(Some(self.cx.attr_ref(scope)))?;
        let name = fields.string("name").map(|name| self.cx.string_attr(&name));
        Some(DILabelAttr::get(self.cx, scope, name, file, fields.number("line") as u32))
    }
}
