//! Records as text, as `llvm-tblgen` prints them: `--print-records` and `--dump-json`.
//!
//! Both formats are what other tools read, so they are followed to the character.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::eval::{Eval, FieldKind, FieldVal, Rec};
use crate::records::{RecordId, Records};
use crate::value::{Init, Ty};
use support::{SourceMap, Span};

/// All classes and records in TableGen syntax, sorted by name.
pub fn print_records(records: &Records) -> String {
    let eval = &records.eval;
    let mut out = String::from("------------- Classes -----------------\n");
    let mut classes: Vec<(&str, &Rec)> =
        eval.classes.iter().map(|(id, rec)| (eval.class_name(id), &**rec)).collect();
    classes.sort_by_key(|(name, _)| *name);
    for (name, rec) in classes {
        out.push_str("class ");
        eval.write_record(&mut out, name, rec);
    }
    out.push_str("------------- Defs -----------------\n");
    for id in sorted(eval) {
        let slot = &eval.slots[id];
        out.push_str("def ");
        eval.write_record(&mut out, &slot.name, &slot.rec);
    }
    out
}

fn sorted(eval: &Eval) -> Vec<RecordId> {
    let mut ids = eval.order.clone();
    ids.sort_by(|&a, &b| eval.slots[a].name.cmp(&eval.slots[b].name));
    ids
}

impl Eval {
    /// A finished record as text, for `!repr`.
    pub(crate) fn show_record(&self, id: RecordId) -> String {
        let slot = &self.slots[id];
        let mut out = String::new();
        self.write_record(&mut out, &slot.name, &slot.rec);
        out
    }

    fn write_record(&self, out: &mut String, name: &str, rec: &Rec) {
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

/// All records as JSON, with the keys of `llvm-tblgen --dump-json`.
pub fn dump_json(records: &Records, sources: &SourceMap) -> String {
    let eval = &records.eval;
    let mut instances: BTreeMap<&str, Vec<&str>> =
        eval.classes.iter().map(|(id, _)| (eval.class_name(id), Vec::new())).collect();
    let mut root: BTreeMap<&str, String> = BTreeMap::new();
    root.insert("!tablegen_json_version", "1".into());
    for id in sorted(eval) {
        let slot = &eval.slots[id];
        let mut object: BTreeMap<&str, String> = BTreeMap::new();
        let mut marked = Vec::new();
        for field in slot.rec.fields().iter().filter(|f| f.kind != FieldKind::TemplateArg) {
            let name = &**eval.names.text(field.name);
            if field.kind == FieldKind::MayStayUnresolved {
                marked.push(quote(name));
            }
            let mut text = String::new();
            eval.write_json(&mut text, &field.value);
            object.insert(name, text);
        }
        let supers: Vec<&str> = slot.rec.supers.iter().map(|&c| eval.class_name(c)).collect();
        for class in &supers {
            instances.entry(class).or_default().push(&slot.name);
        }
        let listed = slot.rec.made_by.iter().filter(|m| m.listed).map(|m| m.span);
        let locations: Vec<String> =
            std::iter::once(slot.rec.span).chain(listed).map(|s| location(sources, s)).collect();
        let locations: Vec<&str> = locations.iter().map(String::as_str).collect();
        object.insert("!locs", quoted_array(&locations));
        let anonymous = slot.rec.kind == crate::eval::RecKind::Anonymous;
        object.insert("!fields", format!("[{}]", marked.join(",")));
        object.insert("!superclasses", quoted_array(&supers));
        object.insert("!name", quote(&slot.name));
        object.insert("!anonymous", anonymous.to_string());
        root.insert(&slot.name, json_object(&object));
    }
    let instances: BTreeMap<&str, String> = instances.iter().map(|(k, v)| (*k, quoted_array(v))).collect();
    root.insert("!instanceof", json_object(&instances));
    json_object(&root) + "\n"
}

/// The file, without its directory, and the line.
fn location(sources: &SourceMap, span: Span) -> String {
    let name = sources.name(span.file);
    let file = name.rsplit('/').next().unwrap_or(name);
    format!("{file}:{}", sources.start(span).line)
}

fn json_object(members: &BTreeMap<&str, String>) -> String {
    let mut out = String::from("{");
    for (i, (key, value)) in members.iter().enumerate() {
        out.push_str(if i == 0 { "" } else { "," });
        let _ = write!(out, "{}:{value}", quote(key));
    }
    out.push('}');
    out
}

fn quoted_array(items: &[&str]) -> String {
    let quoted: Vec<String> = items.iter().map(|i| quote(i)).collect();
    format!("[{}]", quoted.join(","))
}

fn quote(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => {
                out.push('\\');
                out.push(c);
            }
            '\t' => out.push_str("\\t"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            c if u32::from(c) < 0x20 => {
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

impl Eval {
    fn write_json(&self, out: &mut String, value: &Init) {
        match value {
            Init::Unset => out.push_str("null"),
            Init::Bit(bit) => out.push(if *bit { '1' } else { '0' }),
            Init::Int(n) => {
                let _ = write!(out, "{n}");
            }
            Init::Str(text) => out.push_str(&quote(&text.text)),
            Init::Bits(bits) => self.write_json_array(out, bits),
            Init::List(list) => self.write_json_array(out, &list.items),
            other => self.write_json_object(out, other),
        }
    }

    fn write_json_array(&self, out: &mut String, items: &[Init]) {
        out.push('[');
        for (i, item) in items.iter().enumerate() {
            out.push_str(if i == 0 { "" } else { "," });
            self.write_json(out, item);
        }
        out.push(']');
    }

    fn write_json_object(&self, out: &mut String, value: &Init) {
        let mut members: BTreeMap<&str, String> = BTreeMap::new();
        members.insert("printable", quote(&self.show(value)));
        let mut kind = "complex";
        match value {
            Init::Def(id) => {
                kind = "def";
                members.insert("def", quote(&self.slots[*id].name));
            }
            Init::Var(name, _) => {
                kind = "var";
                members.insert("var", quote(self.names.text(*name)));
            }
            Init::VarBit(bit) => {
                if let Init::Var(name, _) = &bit.0 {
                    kind = "varbit";
                    members.insert("var", quote(self.names.text(*name)));
                    members.insert("index", bit.1.to_string());
                }
            }
            Init::Dag(dag) => {
                kind = "dag";
                let mut operator = String::new();
                self.write_json(&mut operator, &dag.op);
                members.insert("operator", operator);
                if let Some(name) = dag.op_name {
                    members.insert("name", quote(self.names.text(name)));
                }
                let mut args = String::from("[");
                for (i, arg) in dag.args.iter().enumerate() {
                    args.push_str(if i == 0 { "[" } else { ",[" });
                    self.write_json(&mut args, &arg.value);
                    match arg.name {
                        Some(name) => {
                            let _ = write!(args, ",{}]", quote(self.names.text(name)));
                        }
                        None => args.push_str(",null]"),
                    }
                }
                args.push(']');
                members.insert("args", args);
            }
            _ => {}
        }
        members.insert("kind", quote(kind));
        out.push_str(&json_object(&members));
    }
}
