//! Enumerations: a Rust enum, or for bit enumerations a set of flags of the `bitflags` crate.
//!
//! Everything that enumerations share (conversions, text, operators) is in the macros of `mlir::enums`; the text here
//! names the cases. A `cppNamespace` other than the dialect's becomes modules that re-export the type: `Outer::Inner`
//! gives `outer::inner::MyIntEnum`. Conversion functions that a record renames become functions of the type.

use super::item::{Item, Sort};
use super::out::{Out, is_odd};
use super::text::quote;
use crate::model::Enum;
use crate::names;

/// The items that [`generate_all`] defines.
pub(super) fn items(enums: &[Enum]) -> Vec<Item> {
    let mut all = Vec::new();
    for e in enums {
        let (sort, hidden) = match e.separator {
            Some(_) => (Sort::Struct, hidden_module(e)),
            None => (Sort::Enum, None),
        };
        all.push(Item::new(sort, &e.name, e.record));
        all.push(Item::new(Sort::Static, names::spec(&e.name), e.record));
        all.extend(e.specialized.iter().map(|class| Item::new(Sort::Type, class, e.record)));
        let outermost = e.namespace.first().filter(|name| {
            // Several enumerations share a namespace.
            !all.iter().any(|item| item.sort == Sort::Module && item.name == **name)
        });
        let modules: Vec<Item> =
            hidden.iter().chain(outermost).map(|name| Item::new(Sort::Module, name, e.record)).collect();
        all.extend(modules);
    }
    all
}

/// Writes the enumerations and the modules that their namespaces name.
pub(super) fn generate_all(out: &mut Out, enums: &[Enum]) {
    for e in enums {
        generate(out, e);
    }
    let mut paths: Vec<(&[String], &str)> = enums
        .iter()
        .filter(|e| !e.namespace.is_empty())
        .map(|e| (e.namespace.as_slice(), e.name.as_str()))
        .collect();
    paths.sort_unstable();
    modules(out, &paths, 0);
}

/// One module for each namespace at this depth; `paths` is sorted and agrees up to it.
fn modules(out: &mut Out, paths: &[(&[String], &str)], depth: usize) {
    for group in paths.chunk_by(|a, b| a.0.get(depth) == b.0.get(depth)) {
        let Some((path, _)) = group.first() else { continue };
        let Some(name) = path.get(depth) else {
            for (_, e) in group {
                out.line(format!("pub use {}{e};", "super::".repeat(depth)));
            }
            continue;
        };
        out.line("");
        out.line(format!("/// The namespace `{}`.", path.get(..=depth).unwrap_or(path).join("::")));
        out.line(format!("pub mod {name} {{"));
        modules(out, group, depth + 1);
        out.line("}");
    }
}

fn generate(out: &mut Out, e: &Enum) {
    let name = &e.name;
    out.line("");
    match e.separator {
        Some(_) => flags(out, e),
        None => cases(out, e),
    }
    conversions(out, e);
    if let Some(class) = &e.specialized {
        out.line("");
        out.line(format!("/// An integer attribute that holds a [`{name}`]."));
        out.line(format!("pub type {class}<'a> = mlir::enums::IntegerEnumAttr<'a, {name}>;"));
    }
    spec(out, e);
}

/// The message for a missing parameter.
fn expected(e: &Enum) -> String {
    if e.from_attr {
        quote("expected valid keyword or string")
    } else {
        quote(&format!("expected keyword for {}", e.summary))
    }
}

fn spec(out: &mut Out, e: &Enum) {
    out.line("");
    out.line(format!("/// The spellings of [`{}`].", e.name));
    out.line(format!(
        "pub static {}: mlir::opdef::EnumSpec = mlir::opdef::EnumSpec {{",
        names::spec(&e.name)
    ));
    out.line(format!("name: {},", quote(&e.cpp_type)));
    out.line(format!("summary: {},", quote(&e.summary)));
    let cases: Vec<String> =
        e.cases.iter().map(|c| format!("({}, {})", quote(&c.spelling), c.value)).collect();
    out.line("cases: &[");
    for chunk in cases.chunks(5) {
        out.line(format!("{},", chunk.join(", ")));
    }
    out.line("],");
    out.line(format!("width: {},", e.width));
    out.line(format!("separator: {:?},", e.separator));
    let groups = e.cases.iter().filter(|case| e.primary_groups && case.is_group);
    let groups: Vec<String> = groups.map(|case| quote(&case.spelling)).collect();
    out.line(format!("primary_groups: &[{}],", groups.join(", ")));
    out.line(format!("quoted: {},", e.quoted));
    out.line(format!("from_attr: {},", e.from_attr));
    out.line(format!("specialized: {},", e.specialized.is_some()));
    out.line("};");
}

fn cases(out: &mut Out, e: &Enum) {
    let name = &e.name;
    let repr = &e.repr;
    out.docs(if e.summary.is_empty() { name } else { &e.summary });
    out.deprecated(e.deprecated.as_deref());
    out.line("#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]");
    out.line(format!("#[repr({repr})]"));
    out.line(format!("pub enum {name} {{"));
    for case in &e.cases {
        out.line(format!("/// `{}`", case.spelling));
        out.line(format!("{} = {},", e.rust_name(&case.symbol), case.value));
    }
    out.line("}");
    out.line("");
    out.line(format!("mlir::int_enum!({name}: {repr}, {}, {}, [", names::spec(name), expected(e)));
    for case in &e.cases {
        out.line(format!("{} = {},", e.rust_name(&case.symbol), quote(&case.spelling)));
    }
    out.line("]);");
}

/// The module of deprecated flags: the macro's uses of its own definitions would cause warnings, and an attribute on it
/// would not silence them.
fn hidden_module(e: &Enum) -> Option<String> {
    e.deprecated.is_some().then(|| format!("deprecated_{}", names::snake(&e.name)))
}

fn flags(out: &mut Out, e: &Enum) {
    let name = &e.name;
    let repr = &e.repr;
    let hidden = hidden_module(e);
    if let Some(module) = &hidden {
        out.line(format!("mod {module} {{"));
    }
    out.line("mlir::bitflags::bitflags! {");
    out.docs(if e.summary.is_empty() { name } else { &e.summary });
    out.deprecated(e.deprecated.as_deref());
    out.line("#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]");
    if is_odd(name) {
        out.line("#[allow(non_camel_case_types)]");
    }
    out.line(format!("pub struct {name}: {repr} {{"));
    for case in &e.cases {
        out.line(format!("/// `{}`", case.spelling));
        out.line(format!("const {} = {};", e.rust_name(&case.symbol), case.value));
    }
    out.line("}");
    out.line("}");
    if let Some(module) = &hidden {
        out.line("}");
        out.line("");
        out.line(format!("pub use {module}::{name};"));
    }
    out.line("");
    out.line(format!("mlir::bit_enum!({name}: {repr}, {}, {});", names::spec(name), expected(e)));
}

/// The functions that the record renames.
fn conversions(out: &mut Out, e: &Enum) {
    if e.from_text.is_none() && e.to_text.is_none() && e.from_underlying.is_none() && e.max_value.is_none() {
        return;
    }
    out.line("");
    out.line(format!("impl {} {{", e.name));
    if let Some(function) = &e.from_text {
        out.line("/// The value with a spelling.");
        out.block(format!("pub fn {function}(text: &str) -> Option<Self>"), "text.parse().ok()");
    }
    if let Some(function) = &e.to_text {
        let (ty, body) = match e.separator {
            Some(_) => ("String", "self.to_string()"),
            None => ("&'static str", "self.keyword()"),
        };
        out.line("/// The spelling.");
        out.block(format!("pub fn {function}(self) -> {ty}"), body);
    }
    if let Some(function) = &e.from_underlying {
        out.line("/// The value with a number.");
        out.block(
            format!("pub fn {function}(value: {}) -> Option<Self>", e.repr),
            "Self::try_from(value).ok()",
        );
    }
    if let Some(function) = &e.max_value {
        out.line("/// The greatest number of a case.");
        out.block(format!("pub const fn {function}() -> {}", e.repr), "Self::MAX_VALUE");
    }
    out.line("}");
}
