//! Values and records as TableGen text, the way `--print-records` writes them.

use std::fmt::Write as _;

use crate::eval::{Eval, FieldKind, FieldVal, Rec};
use crate::lexer::Bang;
use crate::value::{ClassCall, DagNode, Init, Op, OpNode, RecordId, Ty};

impl Eval {
    /// A value as source text.
    pub(crate) fn show(&self, value: &Init) -> String {
        let mut out = String::new();
        self.write(&mut out, value);
        out
    }

    /// A value as text, strings without their quotes.
    pub(crate) fn show_plain(&self, value: &Init) -> String {
        match value {
            Init::Str(text) => text.text.to_string(),
            other => self.show(other),
        }
    }

    fn write_all<'a>(&self, out: &mut String, values: impl IntoIterator<Item = &'a Init>) {
        for (i, value) in values.into_iter().enumerate() {
            if i > 0 {
                out.push_str(", ");
            }
            self.write(out, value);
        }
    }

    pub(crate) fn write(&self, out: &mut String, value: &Init) {
        match value {
            Init::Unset => out.push('?'),
            Init::Bit(bit) => out.push(if *bit { '1' } else { '0' }),
            Init::Int(n) => {
                let _ = write!(out, "{n}");
            }
            Init::Str(text) => {
                out.push_str(if text.code { "[{" } else { "\"" });
                out.push_str(&text.text);
                out.push_str(if text.code { "}]" } else { "\"" });
            }
            Init::Known { value, width } => {
                out.push_str("{ ");
                for i in (0..*width).rev() {
                    out.push(if value >> i & 1 == 1 { '1' } else { '0' });
                    out.push_str(if i > 0 { ", " } else { "" });
                }
                out.push_str(" }");
            }
            Init::Bits(bits) => {
                out.push_str("{ ");
                self.write_all(out, bits.items.iter().rev());
                out.push_str(" }");
            }
            Init::List(list) => {
                out.push('[');
                self.write_all(out, &list.items);
                out.push(']');
            }
            Init::Dag(dag) => self.write_dag(out, dag),
            Init::Def(id) => out.push_str(&self.slots[*id].name),
            Init::AnonymousName(n) => {
                let _ = write!(out, "anonymous_{n}");
            }
            Init::Var(var) => out.push_str(self.names.text(var.0)),
            Init::VarBit(bit) => {
                self.write(out, &bit.0);
                let _ = write!(out, "{{{}}}", bit.1);
            }
            Init::Field(field) => {
                self.write(out, &field.record);
                let _ = write!(out, ".{}", self.names.text(field.field));
            }
            Init::Call(call) => self.write_call(out, call),
            Init::Op(op) => self.write_op(out, &op.1),
        }
    }

    fn write_dag(&self, out: &mut String, dag: &DagNode) {
        out.push('(');
        self.write(out, &dag.op);
        if let Some(name) = dag.op_name {
            let _ = write!(out, ":${}", self.names.text(name));
        }
        for (i, arg) in dag.args.iter().enumerate() {
            out.push_str(if i == 0 { " " } else { ", " });
            self.write(out, &arg.value);
            if let Some(name) = arg.name {
                out.push_str(":$");
                out.push_str(self.names.text(name));
            }
        }
        out.push(')');
    }

    fn write_call(&self, out: &mut String, call: &ClassCall) {
        out.push_str(self.class_name(call.class));
        out.push('<');
        for (i, arg) in call.args.iter().enumerate() {
            if i > 0 {
                out.push_str(", ");
            }
            let _ = if arg.named {
                write!(out, "\"{}\": ", self.names.text(arg.name))
            } else {
                write!(out, "{i}: ")
            };
            self.write(out, &arg.value);
        }
        out.push('>');
    }

    fn write_op(&self, out: &mut String, node: &OpNode) {
        let bang = match node.op {
            Op::Bang(bang) => bang,
            Op::Element | Op::Slice => {
                self.write_all(out, node.args.first());
                out.push('[');
                self.write_all(out, node.args.get(1));
                return out.push(']');
            }
            Op::ClosedRange => {
                self.write_all(out, node.args.first());
                out.push_str("...");
                return self.write_all(out, node.args.get(1));
            }
        };
        let _ = write!(out, "!{}", bang.text());
        let param = match bang {
            Bang::Cast | Bang::GetDagArg => Some(&node.ty),
            _ => node.param.as_ref(),
        };
        if let Some(ty) = param {
            let _ = write!(out, "<{}>", self.type_text(ty));
        }
        out.push('(');
        match (bang, node.args.split_last()) {
            (Bang::Cond, _) => {
                for (i, pair) in node.args.chunks(2).enumerate() {
                    out.push_str(if i == 0 { "" } else { ", " });
                    self.write_all(out, pair.first());
                    out.push_str(": ");
                    self.write_all(out, pair.get(1));
                }
            }
            (Bang::Foldl, Some((body, operands))) => {
                self.write_all(out, operands);
                for name in &node.bound {
                    let _ = write!(out, ", {}", self.names.text(*name));
                }
                out.push_str(", ");
                self.write(out, body);
            }
            (Bang::Foreach | Bang::Filter, _) => {
                for name in &node.bound {
                    let _ = write!(out, "{}, ", self.names.text(*name));
                }
                self.write_all(out, &node.args);
            }
            _ => self.write_all(out, &node.args),
        }
        out.push(')');
    }

    /// A finished record as text, for `!repr`.
    pub(crate) fn show_record(&self, id: RecordId) -> String {
        let slot = &self.slots[id];
        let mut out = String::new();
        self.write_record(&mut out, &slot.name, &slot.rec);
        out
    }

    pub(crate) fn write_record(&self, out: &mut String, name: &str, rec: &Rec) {
        out.push_str(name);
        if !rec.template_args.is_empty() {
            out.push('<');
            for (i, field) in rec.template_args.iter().filter_map(|&n| rec.field(n)).enumerate() {
                out.push_str(if i == 0 { "" } else { ", " });
                self.write_field(out, field);
            }
            out.push('>');
        }
        out.push_str(" {");
        if !rec.supers.is_empty() {
            out.push_str("\t//");
            for &class in &rec.supers {
                out.push(' ');
                out.push_str(self.class_name(class));
            }
        }
        out.push('\n');
        for kind in [FieldKind::MayStayUnresolved, FieldKind::Normal] {
            for field in rec.fields().iter().filter(|f| f.kind == kind) {
                out.push_str("  ");
                self.write_field(out, field);
                out.push_str(";\n");
            }
        }
        out.push_str("}\n");
    }

    fn write_field(&self, out: &mut String, field: &FieldVal) {
        if field.kind == FieldKind::MayStayUnresolved {
            out.push_str("field ");
        }
        match (&field.ty, &field.value) {
            (Ty::String, Init::Str(text)) if text.code => out.push_str("code"),
            (Ty::String, _) => out.push_str("string"),
            (Ty::Bit, _) => out.push_str("bit"),
            (ty, _) => out.push_str(&self.type_text(ty)),
        }
        out.push(' ');
        out.push_str(self.names.text(field.name));
        out.push_str(" = ");
        self.write(out, &field.value);
    }
}
