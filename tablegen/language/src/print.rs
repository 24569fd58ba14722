//! Records as text, as `llvm-tblgen` prints them: `--print-records` and `--dump-json`.
//!
//! Other tools read both formats, so they are reproduced to the character.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::bytes::{compare, lossy, text_of};
use crate::eval::{Eval, FieldKind, FieldVal, Rec, RecKind};
use crate::names::Sym;
use crate::records::Records;
use crate::value::{DagNode, Init, RecordId};
use support::{SourceMap, Span};

/// All classes and records in TableGen syntax, sorted by name. Strings may hold bytes that are not UTF-8: see
/// [`crate::bytes_of`].
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
    ids.sort_by(|&a, &b| compare(&eval.slots[a].name, &eval.slots[b].name));
    ids
}

/// A member of the outermost object.
enum Member {
    Version,
    Instances,
    Def(RecordId),
}

/// All records as JSON, with the keys of `llvm-tblgen --dump-json`, which are sorted in every object.
pub fn dump_json(records: &Records, sources: &SourceMap) -> String {
    let eval = &records.eval;
    let mut instances: BTreeMap<&str, Vec<&str>> =
        eval.classes.iter().map(|(id, _)| (eval.class_name(id), Vec::new())).collect();
    let mut root: BTreeMap<Cow<'_, str>, Member> = BTreeMap::new();
    root.insert("!tablegen_json_version".into(), Member::Version);
    for id in sorted(eval) {
        let slot = &eval.slots[id];
        for &class in &slot.rec.supers {
            instances.entry(eval.class_name(class)).or_default().push(&slot.name);
        }
        root.insert(lossy(&slot.name), Member::Def(id));
    }
    root.insert("!instanceof".into(), Member::Instances);
    let mut out = String::from("{");
    for (i, (name, member)) in root.into_iter().enumerate() {
        out.push_str(if i == 0 { "" } else { "," });
        quote(&mut out, &name);
        out.push(':');
        match member {
            Member::Version => out.push('1'),
            Member::Instances => {
                for (i, (class, names)) in instances.iter().enumerate() {
                    out.push(if i == 0 { '{' } else { ',' });
                    quote(&mut out, class);
                    out.push(':');
                    quoted_array(&mut out, names.iter().copied());
                }
                out.push_str(if instances.is_empty() { "{}" } else { "}" });
            }
            Member::Def(id) => eval.write_json_record(&mut out, id, sources),
        }
    }
    out.push_str("}\n");
    out
}

/// The file, without its directory, and the line.
fn location(sources: &SourceMap, span: Span) -> String {
    let name = sources.name(span.file);
    let file = name.rsplit('/').next().unwrap_or(name);
    format!("{file}:{}", sources.start(span).line)
}

fn quoted_array<'a>(out: &mut String, items: impl Iterator<Item = &'a str>) {
    out.push('[');
    for (i, item) in items.enumerate() {
        out.push_str(if i == 0 { "" } else { "," });
        quote(out, item);
    }
    out.push(']');
}

/// A string of JSON, which is Unicode. As in LLVM, U+FFFD replaces bytes that are not.
fn quote(out: &mut String, text: &str) {
    let text = lossy(text);
    let text = &*text_of(text.as_bytes());
    out.push('"');
    let mut written = 0;
    for (i, byte) in text.bytes().enumerate() {
        if byte >= 0x20 && byte != b'"' && byte != b'\\' {
            continue;
        }
        out.push_str(&text[written..i]);
        written = i + 1;
        match byte {
            b'\t' => out.push_str("\\t"),
            b'\n' => out.push_str("\\n"),
            b'\r' => out.push_str("\\r"),
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            byte => {
                let _ = write!(out, "\\u{byte:04x}");
            }
        }
    }
    out.push_str(&text[written..]);
    out.push('"');
}

impl Eval {
    fn write_json_record(&self, out: &mut String, id: RecordId, sources: &SourceMap) {
        let slot = &self.slots[id];
        let rec = &slot.rec;
        let name = |field: &FieldVal| &**self.names.text(field.name);
        let _ = write!(out, "{{\"!anonymous\":{},\"!fields\":", rec.kind == RecKind::Anonymous);
        let marked = rec.fields().iter().filter(|f| f.kind == FieldKind::MayStayUnresolved);
        quoted_array(out, marked.map(name));
        out.push_str(",\"!locs\":");
        let listed = rec.made_by.iter().filter(|m| m.listed).map(|m| m.span);
        let locations: Vec<String> =
            std::iter::once(rec.span).chain(listed).map(|s| location(sources, s)).collect();
        quoted_array(out, locations.iter().map(String::as_str));
        out.push_str(",\"!name\":");
        quote(out, &slot.name);
        out.push_str(",\"!superclasses\":");
        quoted_array(out, rec.supers.iter().map(|&c| self.class_name(c)));
        let mut fields: Vec<&FieldVal> =
            rec.fields().iter().filter(|f| f.kind != FieldKind::TemplateArg).collect();
        fields.sort_by(|a, b| name(a).cmp(name(b)));
        for field in fields {
            out.push(',');
            quote(out, name(field));
            out.push(':');
            self.write_json(out, &field.value);
        }
        out.push('}');
    }

    fn write_json(&self, out: &mut String, value: &Init) {
        match value {
            Init::Unset => out.push_str("null"),
            Init::Bit(bit) => out.push(if *bit { '1' } else { '0' }),
            Init::Int(n) => {
                let _ = write!(out, "{n}");
            }
            Init::Str(text) => quote(out, &text.text),
            Init::Known { .. } | Init::Bits(_) => {
                self.write_json_array(out, &value.spelled().unwrap_or_default())
            }
            Init::List(list) => self.write_json_array(out, &list.items),
            Init::Dag(dag) => self.write_json_dag(out, dag, value),
            Init::Def(id) => {
                out.push_str("{\"def\":");
                quote(out, &self.slots[*id].name);
                self.end_json_object(out, ",", "def", value, None);
            }
            Init::Var(var) => self.end_json_object(out, "{", "var", value, Some(var.0)),
            Init::VarBit(bit) => match &bit.0 {
                Init::Var(var) => {
                    let _ = write!(out, "{{\"index\":{}", bit.1);
                    self.end_json_object(out, ",", "varbit", value, Some(var.0));
                }
                _ => self.end_json_object(out, "{", "complex", value, None),
            },
            _ => self.end_json_object(out, "{", "complex", value, None),
        }
    }

    /// The members that every kind of value has at the end of its object.
    fn end_json_object(
        &self,
        out: &mut String,
        before: &str,
        kind: &str,
        value: &Init,
        variable: Option<Sym>,
    ) {
        out.push_str(before);
        out.push_str("\"kind\":");
        quote(out, kind);
        out.push_str(",\"printable\":");
        quote(out, &self.show(value));
        if let Some(variable) = variable {
            out.push_str(",\"var\":");
            quote(out, self.names.text(variable));
        }
        out.push('}');
    }

    fn write_json_array(&self, out: &mut String, items: &[Init]) {
        out.push('[');
        for (i, item) in items.iter().enumerate() {
            out.push_str(if i == 0 { "" } else { "," });
            self.write_json(out, item);
        }
        out.push(']');
    }

    fn write_json_dag(&self, out: &mut String, dag: &DagNode, value: &Init) {
        out.push_str("{\"args\":[");
        for (i, arg) in dag.args.iter().enumerate() {
            out.push_str(if i == 0 { "[" } else { ",[" });
            self.write_json(out, &arg.value);
            out.push(',');
            match arg.name {
                Some(name) => quote(out, self.names.text(name)),
                None => out.push_str("null"),
            }
            out.push(']');
        }
        out.push_str("],\"kind\":\"dag\"");
        if let Some(name) = dag.op_name {
            out.push_str(",\"name\":");
            quote(out, self.names.text(name));
        }
        out.push_str(",\"operator\":");
        self.write_json(out, &dag.op);
        out.push_str(",\"printable\":");
        quote(out, &self.show(value));
        out.push('}');
    }
}
