//! Enumerations: a Rust enum, or for bit enumerations a set of flags.

use super::{Out, quote};
use crate::model::Enum;
use crate::names;

/// The Rust name of a case, as a path after the type's name.
pub fn case_path(e: &Enum, index: usize) -> String {
    let case = &e.cases[index];
    match e.separator {
        Some(_) => names::snake(&case.name).to_uppercase(),
        None => case.name.clone(),
    }
}

/// The static that tells the engine the spellings.
pub fn spec_name(name: &str) -> String {
    format!("{}_SPEC", names::snake(name).to_uppercase())
}

pub(super) fn generate(out: &mut Out, e: &Enum) {
    out.line("");
    out.docs(if e.summary.is_empty() { &e.name } else { &e.summary });
    match e.separator {
        Some(_) => flags(out, e),
        None => cases(out, e),
    }
    spec(out, e);
}

fn spec(out: &mut Out, e: &Enum) {
    out.line("");
    out.line(format!("/// The spellings of [`{}`].", e.name));
    out.line(format!("pub static {}: mlir::opdef::EnumSpec = mlir::opdef::EnumSpec {{", spec_name(&e.name)));
    let cases: Vec<String> =
        e.cases.iter().map(|c| format!("({}, {})", quote(&c.spelling), c.value)).collect();
    out.line("cases: &[");
    for chunk in cases.chunks(5) {
        out.line(format!("{},", chunk.join(", ")));
    }
    out.line("],");
    out.line(format!("width: {},", e.width));
    out.line(match &e.separator {
        Some(s) => format!("separator: Some({}),", quote(s)),
        None => "separator: None,".to_owned(),
    });
    out.line(format!("primary_groups: {},", e.primary_groups));
    out.line(format!("quoted: {},", e.quoted));
    out.line("};");
}

fn cases(out: &mut Out, e: &Enum) {
    let name = &e.name;
    out.line("#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]");
    out.line(format!("pub enum {name} {{"));
    for case in &e.cases {
        out.line(format!("/// `{}`", case.spelling));
        out.line(format!("{} = {},", case.name, case.value));
    }
    out.line("}");
    out.line("");
    out.line(format!("impl {name} {{"));
    out.line("/// The case with a value.");
    out.line("pub fn from_value(value: i64) -> Option<Self> {");
    out.line("match value {");
    for case in &e.cases {
        out.line(format!("{} => Some({name}::{}),", case.value, case.name));
    }
    out.line("_ => None,");
    out.line("}");
    out.line("}");
    out.line("");
    out.line("/// The value.");
    out.line("pub const fn value(self) -> i64 {");
    out.line("self as i64");
    out.line("}");
    out.line("");
    out.line("/// The spelling in text.");
    out.line("pub fn keyword(self) -> &'static str {");
    out.line("match self {");
    for case in &e.cases {
        out.line(format!("{name}::{} => {},", case.name, quote(&case.spelling)));
    }
    out.line("}");
    out.line("}");
    out.line("}");
}

fn flags(out: &mut Out, e: &Enum) {
    let name = &e.name;
    let valid = e.cases.iter().fold(0, |all, c| all | c.value);
    out.line("#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]");
    out.line(format!("pub struct {name}(i64);"));
    out.line("");
    out.line(format!("impl {name} {{"));
    for (i, case) in e.cases.iter().enumerate() {
        out.line(format!("/// `{}`", case.spelling));
        out.line(format!("pub const {}: {name} = {name}({});", case_path(e, i), case.value));
    }
    out.line("");
    out.line("/// The flags with a value; `None` where it has other bits.");
    out.line("pub fn from_value(value: i64) -> Option<Self> {");
    out.line(format!("(value & !{valid} == 0).then_some({name}(value))"));
    out.line("}");
    out.line("");
    out.line("/// The value.");
    out.line("pub const fn value(self) -> i64 {");
    out.line("self.0");
    out.line("}");
    out.line("");
    out.line("/// True when all flags of `other` are set.");
    out.line("pub const fn contains(self, other: Self) -> bool {");
    out.line("self.0 & other.0 == other.0");
    out.line("}");
    out.line("");
    out.line("/// The flags of both.");
    out.line("pub const fn with(self, other: Self) -> Self {");
    out.line(format!("{name}(self.0 | other.0)"));
    out.line("}");
    out.line("}");
}
