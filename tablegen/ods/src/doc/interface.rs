//! Interfaces: their methods, with the signatures given in the records.

use support::FileId;
use tablegen::{Record, Value};

use super::text;
use crate::model::interface::InterfaceKind;
use crate::records::{self, Reader};

/// Documents the interfaces that a file declares.
pub(super) fn document_all(
    out: &mut String,
    r: &Reader<'_>,
    main: FileId,
    kind: InterfaceKind,
    interfaces: &[&Record],
) {
    let title = match kind {
        InterfaceKind::Attr => "AttributeInterface",
        kind => kind.class(),
    };
    out.push_str(&format!("\n# {title} definitions\n"));
    for record in interfaces {
        if record.span.file == main && !record.is_a("DeclareInterfaceMethods") {
            document(out, r, record);
        }
    }
}

fn document(out: &mut String, r: &Reader<'_>, interface: &Record) {
    let name = records::text(interface, "cppInterfaceName");
    out.push_str(&format!("\n## {name} (`{}`)\n", interface.name));
    text::description(out, records::text(interface, "description"));
    out.push_str("\n### Methods:\n");
    for id in records::list(interface, "methods").iter().filter_map(Value::as_def) {
        method(out, r.get(id));
    }
}

fn method(out: &mut String, method: &Record) {
    let name = records::text(method, "name");
    let fixed = if method.is_a("StaticInterfaceMethod") { "static " } else { "" };
    let arguments = records::dag(method, "arguments").map_or(&[][..], |d| &d.args).iter();
    let arguments: Vec<String> = arguments
        .map(|a| declarator(a.value.as_str().unwrap_or(""), a.name.as_deref().unwrap_or("")))
        .collect();
    let returned = declarator(records::text(method, "returnType"), name);
    out.push_str(&format!("\n#### `{name}`\n\n```c++\n{fixed}{returned}({});\n```\n", arguments.join(", ")));
    text::description(out, records::text(method, "description"));
    if text::trim(records::text(method, "body")).is_empty() {
        out.push_str("\nNOTE: This method *must* be implemented by the user.");
    }
    out.push('\n');
}

/// A C++ type before a name; no space follows `&` and `*`.
fn declarator(cpp_type: &str, name: &str) -> String {
    let cpp_type = text::trim(cpp_type);
    let space = if cpp_type.ends_with(['&', '*']) { "" } else { " " };
    format!("{cpp_type}{space}{name}")
}
