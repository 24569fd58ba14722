//! Interfaces: structs of functions, and their values for operations, attributes and types.

use super::item::{Item, Sort};
use super::out::Out;
use super::text::{allow_unused, quote};
use crate::model::interface::{Interface, InterfaceKind, Method};
use crate::{names, rust_text};

/// The parameters of a method's function, after the operation (attribute, type) unless it is static.
fn parameters(kind: InterfaceKind, m: &Method, with_names: bool) -> String {
    let (name, ty) = kind.receiver();
    let own = (!m.is_static).then(|| (name.to_owned(), ty.to_owned()));
    let all = own.into_iter().chain(m.args.iter().cloned());
    let all = all.map(|(name, ty)| if with_names { format!("{name}: {ty}") } else { ty });
    all.collect::<Vec<_>>().join(", ")
}

fn arrow(m: &Method) -> String {
    match m.result.as_str() {
        "" | "()" | "void" => String::new(),
        ty => format!(" -> {ty}"),
    }
}

/// The method as it is written in an implementation of the interface.
fn signature(m: &Method) -> String {
    let own = (!m.is_static).then(|| "self".to_owned());
    let all: Vec<String> = own.into_iter().chain(m.args.iter().map(|(n, ty)| format!("{n}: {ty}"))).collect();
    let text = format!("pub fn {}({}){}", m.name, all.join(", "), arrow(m));
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The item that [`generate_all`] defines for one of them.
pub(super) fn item(i: &Interface) -> Item {
    Item::new(Sort::Struct, &i.name, i.record)
}

/// Writes the interfaces of one kind.
pub(super) fn generate_all(out: &mut Out, interfaces: &[Interface], kind: InterfaceKind) {
    interfaces.iter().filter(|i| i.kind == kind).for_each(|i| generate(out, i));
}

fn generate(out: &mut Out, i: &Interface) {
    let in_rust = |body: &str| {
        rust_text::replaced(body, |name| {
            (name == i.kind.placeholder()).then(|| i.kind.receiver().0.to_owned())
        })
    };
    out.line("");
    out.docs(if i.description.is_empty() { &i.name } else { &i.description });
    out.deprecated(i.deprecated.as_deref());
    out.line("#[derive(Clone, Copy)]");
    if i.methods.iter().all(|m| m.body.is_some()) {
        out.line(format!("pub struct {};", i.name));
    } else {
        out.line(format!("pub struct {} {{", i.name));
        for m in i.methods.iter().filter(|m| m.body.is_none()) {
            out.docs(if m.description.is_empty() { &m.name } else { &m.description });
            out.deprecated(m.deprecated.as_deref());
            out.line(format!("pub {}: fn({}){},", m.name, parameters(i.kind, m, false), arrow(m)));
        }
        out.line("}");
    }
    let own: Vec<&Method> = i.methods.iter().filter(|m| m.body.is_some() || m.default.is_some()).collect();
    if own.is_empty() && i.verify.is_none() && i.extra.is_empty() {
        return;
    }
    out.line("");
    out.line(format!("impl {} {{", i.name));
    if let Some(verify) = &i.verify {
        out.line("/// Checks an operation that implements the interface.");
        out.line("///");
        out.line("/// # Errors");
        out.line("/// A diagnostic if the operation violates it.");
        out.line("pub fn verify_trait(op: mlir::OpRef<'_>) -> Result<(), mlir::Diag> {");
        out.body(&in_rust(verify));
        out.line("}");
        out.line("");
    }
    if !i.extra.is_empty() {
        out.verbatim(&in_rust(&i.extra));
        out.line("");
    }
    for (at, m) in own.into_iter().enumerate() {
        if at > 0 {
            out.line("");
        }
        let (name, body) = match (&m.body, &m.default) {
            (Some(body), _) => (m.name.clone(), body),
            (None, Some(default)) => (format!("default_{}", m.name), default),
            (None, None) => continue,
        };
        out.docs(if m.description.is_empty() { &m.name } else { &m.description });
        out.deprecated(m.deprecated.as_deref());
        let unused = !m.is_static && !rust_text::uses(body, i.kind.placeholder());
        if unused || m.args.iter().any(|(arg, _)| !rust_text::uses(body, arg)) {
            out.line(allow_unused(&["unused_variables"]));
        }
        out.line(format!("pub fn {name}({}){} {{", parameters(i.kind, m, true), arrow(m)));
        out.body(&in_rust(body));
        out.line("}");
    }
    out.line("}");
}

/// The interfaces of the prelude with a table in `mlir::interfaces`, and whether it has a constant `DEFAULT`. Other
/// interfaces of the prelude become flags and hooks.
const BUILTIN: &[(&str, bool)] = &[
    ("BranchOpInterface", false),
    ("CallOpInterface", false),
    ("CallableOpInterface", false),
    ("CastOpInterface", false),
    ("ConditionallySpeculatable", false),
    ("FunctionOpInterface", true),
    ("InferShapedTypeOpInterface", true),
    ("LoopLikeOpInterface", true),
    ("MemRefElementTypeInterface", false),
    ("MemoryEffectOpInterface", false),
    ("OpAsmOpInterface", true),
    ("RegionBranchOpInterface", true),
    ("RegionBranchTerminatorOpInterface", false),
    ("SelectLikeOpInterface", false),
    ("SymbolOpInterface", true),
    ("SymbolUserOpInterface", false),
    ("VectorElementTypeInterface", false),
    ("ViewLikeOpInterface", false),
];

/// The methods of interfaces that the author must write, so that rustc reports a missing one.
pub(super) fn asked_methods<'i>(
    out: &mut Out,
    implemented: impl Iterator<Item = (&'i Interface, &'i [String])>,
) {
    let mut asked: Vec<(&Interface, &Method)> = Vec::new();
    for (i, overridden) in implemented {
        let builtin = BUILTIN.iter().any(|b| b.0 == i.name);
        if i.module == "mlir::interfaces" && !builtin {
            continue;
        }
        let written = |m: &&Method| m.body.is_none() && (m.default.is_none() || overridden.contains(&m.name));
        for m in i.methods.iter().filter(written) {
            if asked.iter().all(|(_, other)| other.name != m.name) {
                asked.push((i, m));
            }
        }
    }
    if asked.is_empty() {
        return;
    }
    out.line("mlir::asked_methods! {");
    for (i, m) in asked {
        let receiver = if m.is_static { "" } else { "&self" };
        let parameters: Vec<&str> = m.args.iter().map(|(name, _)| name.as_str()).collect();
        let message = format!("`{{Self}}` lacks `{}`, a method of its interface `{}`", m.name, i.name);
        let signature = signature(m).replace('{', "{{").replace('}', "}}");
        let note = format!("write it:\nimpl {{Self}} {{{{\n    {signature} {{{{ todo!() }}}}\n}}}}");
        let message = quote(&message);
        let note = quote(&note);
        out.line(format!("{} [{receiver}] [{}] {message} {note};", m.name, parameters.join(" ")));
    }
    out.line("}");
}

/// The table that implements an interface for the view `class`, as an expression of type `Interface`; no lines for an
/// interface without a table.
pub(super) fn implementation(class: &str, i: &Interface, overridden: &[String]) -> Vec<String> {
    let whole_default = match BUILTIN.iter().find(|b| b.0 == i.name) {
        _ if i.module != "mlir::interfaces" => false,
        Some(&(_, whole_default)) => whole_default,
        None => return Vec::new(),
    };
    let path = names::join(&i.module, &i.name);
    let methods: Vec<&Method> = i.methods.iter().filter(|m| m.body.is_none()).collect();
    if methods.is_empty() {
        return vec![format!("&{path},")];
    }
    let mut lines = vec![format!("&{path} {{")];
    let left_out = |m: &Method| m.default.is_some() && !overridden.contains(&m.name);
    if whole_default && methods.iter().all(|m| left_out(m)) {
        return Vec::new();
    }
    for m in methods.iter().filter(|m| !(whole_default && left_out(m))) {
        let field = &m.name;
        let names: Vec<&str> = m.args.iter().map(|a| a.0.as_str()).collect();
        let receiver = i.kind.receiver().0;
        let all: Vec<&str> = std::iter::once(receiver).chain(names.iter().copied()).collect();
        let view = match i.kind {
            InterfaceKind::Op => format!("{class}({receiver})"),
            InterfaceKind::Attr => format!("mlir::data::attr_view::<{class}<'_>>({receiver})"),
            InterfaceKind::Type => format!("mlir::data::type_view::<{class}<'_>>({receiver})"),
        };
        lines.push(match &m.default {
            Some(_) if !overridden.contains(&m.name) => format!("{field}: {path}::default_{field},"),
            _ if m.is_static => format!("{field}: {class}::{field},"),
            _ => {
                let all = all.join(", ");
                let names = names.join(", ");
                format!("{field}: |{all}| {view}.{field}({names}),")
            }
        });
    }
    if whole_default && methods.iter().any(|m| left_out(m)) {
        lines.push(format!("..{path}::DEFAULT"));
    }
    lines.push("},".to_owned());
    lines
}
