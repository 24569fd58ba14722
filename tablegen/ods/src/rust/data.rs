//! Types and attributes: their views, storage and tables.

use super::interface;
use super::item::{Item, Sort};
use super::out::Out;
use super::text::{allow_unused, class_named, quote};
use crate::model::Model;
use crate::model::builder::told_apart;
use crate::model::data::{Assembly, Builder, Data, Param, ParamDefault};
use crate::model::format::data::{Arg, Custom, Group, Node};
use crate::model::param_type::ParamType;
use crate::names::{self, ident, snake};
use crate::predicate::Expr;
use crate::predicate::emit::{Env, checked};
use crate::rust_text;

/// The items that [`generate_all`] defines for one of them.
pub(super) fn items(d: &Data) -> Vec<Item> {
    vec![
        Item::new(Sort::Struct, &d.class, d.record),
        Item::new(Sort::Struct, &d.storage, d.record),
        Item::new(Sort::Static, names::definition(&d.class), d.record),
    ]
}

/// Writes the types, or the attributes.
pub(super) fn generate_all(out: &mut Out, model: &Model, types: bool) {
    model.data.iter().filter(|d| d.is_type == types).for_each(|d| generate(out, model, d));
}

/// The words that differ between types and attributes.
struct Words {
    kind: &'static str,
    sigil: char,
    id: &'static str,
    intern: &'static str,
    view: &'static str,
    make: &'static str,
}

fn words(d: &Data) -> Words {
    let (kind, sigil, id, intern, view, make) = if d.is_type {
        ("type", '!', "Type", "dialect_ty", "TypeView", "make_type")
    } else {
        ("attribute", '#', "Attr", "dialect_attr", "AttrView", "make_attr")
    };
    Words { kind, sigil, id, intern, view, make }
}

fn generate(out: &mut Out, model: &Model, d: &Data) {
    let w = words(d);
    let class = &d.class;
    let storage = &d.storage;
    let text = format!("{}{}", w.sigil, d.full_name);
    out.line("");
    out.docs(&match d.summary.trim_end_matches('.') {
        "" => format!("`{text}`"),
        summary => format!("`{text}`: {summary}."),
    });
    if !d.description.trim().is_empty() {
        out.line("///");
        out.docs(&d.description);
    }
    out.deprecated(d.deprecated.as_deref());
    out.line("#[derive(Clone, Copy)]");
    out.line(format!("pub struct {class}<'a> {{"));
    out.line("cx: &'a mlir::Context,");
    out.line(format!("data: &'a {storage},"));
    out.line("}");
    out.line("");
    out.line(format!("/// The parameters of [`{class}`]."));
    out.line("#[derive(Clone, PartialEq, Eq, Hash, Debug)]");
    if d.params.is_empty() {
        out.line(format!("pub struct {storage};"))
    } else {
        out.line(format!("pub struct {storage} {{"));
        for p in &d.params {
            out.docs(&documentation(p));
            out.line(format!("pub {}: {},", ident(&p.name), p.ty.storage()));
        }
        out.line("}");
    }
    out.line("");
    out.line(format!("mlir::data_view!({}, {}, {}, {class}, {storage});", w.view, w.id, w.intern));
    out.line("");
    view(out, d, &w);
    storage_impls(out, d);
    definition(out, model, d, &w);
    if !d.extra_definition.trim().is_empty() {
        out.line("");
        out.verbatim(&class_named(&d.extra_definition, &d.class));
    }
}

fn documentation(p: &Param) -> String {
    match p.summary.trim_end_matches('.') {
        "" => format!("Parameter `{}`.", p.name),
        summary => format!("{summary}."),
    }
}

fn view(out: &mut Out, d: &Data, w: &Words) {
    out.line(format!("impl<'a> {}<'a> {{", d.class));
    if !d.skip_builders {
        get(out, d, w, "pub fn get", "get");
        get_checked(out, d, w);
    } else if d.builders.iter().any(|b| rust_text::uses(&b.body, "$_get")) {
        get(out, d, w, "fn get_base", "get_base");
    }
    let arguments: Vec<_> = d.builders.iter().map(Builder::arguments).collect();
    for (b, suffix) in d.builders.iter().zip(told_apart(&arguments, "_")) {
        builder(out, d, w, b, &suffix);
    }
    for p in d.params.iter().filter(|_| d.accessors) {
        let field = ident(&p.name);
        let taken = matches!(
            field.as_str(),
            "get" | "get_checked" | "get_base" | "verify" | "parse" | "print" | "id"
        );
        let name = if taken { format!("{field}_") } else { field.clone() };
        out.line("");
        out.docs(&documentation(p));
        out.block(
            format!("pub fn {name}(self) -> {}", p.ty.accessor()),
            p.ty.access(&format!("self.data.{field}")),
        );
    }
    if !d.extra.trim().is_empty() {
        out.line("");
        out.verbatim(&class_named(&d.extra, &d.class));
    }
    out.line("}");
    out.line("");
}

/// The name of a builder's parameter, distinct from those that every builder has.
fn argument(p: &Param) -> String {
    match ident(&p.name) {
        name if matches!(name.as_str(), "cx" | "loc" | "data") => format!("{name}_"),
        name => name,
    }
}

fn arguments(d: &Data) -> String {
    d.params.iter().map(|p| format!(", {}: {}", argument(p), p.ty.argument())).collect()
}

fn literal(d: &Data) -> String {
    if d.params.is_empty() {
        return d.storage.clone();
    }
    let fields: Vec<String> = d
        .params
        .iter()
        .map(|p| {
            let name = ident(&p.name);
            let value = p.ty.to_storage(&argument(p));
            if value == name { name } else { format!("{name}: {value}") }
        })
        .collect();
    format!("{} {{ {} }}", d.storage, fields.join(", "))
}

fn too_many(out: &mut Out, d: &Data, extra: usize) {
    if d.params.len() + extra > 7 {
        out.line("#[allow(clippy::too_many_arguments, reason = \"one for each parameter\")]");
    }
}

fn get(out: &mut Out, d: &Data, w: &Words, head: &str, name: &str) {
    out.docs(&format!("The {} with these parameters, which must be valid.", w.kind));
    too_many(out, d, 1);
    out.line(format!("{head}(cx: &mlir::Context{}) -> mlir::{} {{", arguments(d), w.id));
    let checked = d.verifier || d.params.iter().any(|p| p.constraint.is_some());
    if checked {
        out.line(format!("let data = {};", literal(d)));
        out.line("debug_assert_eq!(mlir::data::verify(cx, &data), Ok(()));");
        out.line(format!("cx.{}(data)", w.intern));
    } else {
        out.line(format!("cx.{}({})", w.intern, literal(d)))
    }
    out.line("}");
    if name == "get" {
        out.line("");
    }
}

fn get_checked(out: &mut Out, d: &Data, w: &Words) {
    out.docs(&format!("The {} with these parameters, if they are valid.", w.kind));
    out.line("///");
    out.docs("# Errors\nA diagnostic if the parameters are invalid.");
    too_many(out, d, 2);
    out.line(format!(
        "pub fn get_checked(cx: &mlir::Context, loc: mlir::Loc{}) -> Result<mlir::{}, mlir::Diag> {{",
        arguments(d),
        w.id
    ));
    out.line(format!("let data = {};", literal(d)));
    out.line("mlir::data::verify(cx, &data).map_err(|message| mlir::Diag::error(loc, message))?;");
    out.line(format!("Ok(cx.{}(data))", w.intern));
    out.line("}");
}

/// A builder of the record: `get_with_<parameters>`, or `get` if there is no other.
fn builder(out: &mut Out, d: &Data, w: &Words, b: &Builder, suffix: &str) {
    if b.body.is_empty() {
        return;
    }
    let name = match (d.skip_builders && d.builders.len() == 1, b.params.is_empty()) {
        (true, _) => "get".to_owned(),
        (false, true) => "get_default".to_owned(),
        (false, false) => format!("get_with_{suffix}"),
    };
    let mut params: Vec<String> = Vec::new();
    if !b.inferred_context {
        params.push("cx: &mlir::Context".to_owned());
    }
    params.extend(b.params.iter().map(|(n, ty)| format!("{}: {}", ident(n), ty.argument())));
    let base = if d.skip_builders { "Self::get_base" } else { "Self::get" };
    out.line("");
    out.docs(&format!("The {} made of other values, as its record says.", w.kind));
    let uses = |name: &str| rust_text::uses(&b.body, name);
    let uses_context = b.inferred_context || uses("$_ctxt") || uses("cx");
    if !uses_context || b.params.iter().any(|(name, _)| !uses(&ident(name))) {
        out.line(allow_unused(&["unused_variables"]));
    }
    out.line(format!("pub fn {name}({}) -> mlir::{} {{", params.join(", "), w.id));
    out.body(&rust_text::replaced(&b.body, |name| match name {
        "$_get" => Some(base.to_owned()),
        "$_ctxt" => Some("cx".to_owned()),
        _ => None,
    }));
    out.line("}");
}

fn storage_impls(out: &mut Out, d: &Data) {
    let storage = &d.storage;
    let count = d.params.len();
    out.line(format!("impl mlir::data::Parameters for {storage} {{"));
    let index = if count == 0 { "_index" } else { "index" };
    out.line(format!("fn param(&self, {index}: usize) -> &dyn std::any::Any {{"));
    if count == 0 {
        out.line("&()");
    } else {
        out.line("match index {");
        for (i, p) in d.params.iter().enumerate() {
            out.line(format!("{i} => &self.{},", ident(&p.name)));
        }
        out.line("_ => &(),");
        out.line("}");
    }
    out.line("}");
    out.line("}");
    out.line("");
    out.line(format!("impl mlir::data::Storage for {storage} {{"));
    out.line(format!("const DEF: &'static mlir::data::DataDef = &{};", names::definition(&d.class)));
    out.line("");
    let params = if count == 0 { "_params" } else { "params" };
    out.line(format!("fn from_params({params}: &mut mlir::data::Params) -> Option<Self> {{"));
    if count == 0 {
        out.line(format!("Some({storage})"));
    } else {
        out.line(format!("Some({storage} {{"));
        for (i, p) in d.params.iter().enumerate() {
            out.line(format!("{}: params.take({i})?,", ident(&p.name)));
        }
        out.line("})");
    }
    out.line("}");
    if d.verifier {
        out.line("");
        out.block(
            "fn verify_data(&self, cx: &mlir::Context) -> Result<(), String>",
            format!("mlir::hooks::VerifyParameters::verify({} {{ cx, data: self }})", d.class),
        );
    }
    if matches!(d.assembly, Assembly::Custom) {
        out.line("");
        out.line("fn print_params(&self, p: &mut mlir::text::Printer<'_>) {");
        let hook = if d.is_type { "TypeAssembly" } else { "AttrAssembly" };
        out.line(format!("mlir::hooks::{hook}::print({} {{ cx: p.cx(), data: self }}, p);", d.class));
        out.line("}");
    }
    out.line("}");
    out.line("");
}

fn definition(out: &mut Out, model: &Model, d: &Data, w: &Words) {
    out.line(format!("/// The table of [`{}`].", d.class));
    out.line(format!("pub static {}: mlir::data::DataDef = {{", names::definition(&d.class)));
    out.line("use mlir::data::*;");
    let implemented = || {
        let known = d.interfaces.iter().filter_map(|i| Some((i, model.all_interfaces.get(&i.record)?)));
        known.map(|(i, interface)| (interface, &*i.overridden))
    };
    interface::asked_methods(out, implemented());
    out.line("DataDef {");
    out.line(format!("name: {},", quote(&d.name)));
    out.line(format!("dialect: {},", quote(&d.dialect)));
    let prefix = format!("{}.", d.dialect);
    let word = d.full_name.strip_prefix(&prefix).unwrap_or(&d.full_name);
    out.line(format!("mnemonic: {},", quote(word)));
    if d.params.is_empty() {
        out.line("params: &[],");
    } else {
        out.line("params: &[");
        let custom = matches!(d.assembly, Assembly::Custom);
        let qualified = qualified_params(d);
        for (i, p) in d.params.iter().enumerate() {
            param(out, model, p, qualified.contains(&i), custom);
        }
        out.line("],");
    }
    out.line(format!("self_type: {:?},", d.self_type()));
    out.line(format!("typed: {:?},", d.typed));
    out.line(format!("alias: {},", d.alias));
    out.line("interfaces: &[");
    for (i, overridden) in implemented() {
        interface::implementation(&d.class, i, overridden).iter().for_each(|l| out.line(l));
    }
    out.line("],");
    match &d.assembly {
        Assembly::Mnemonic => out.line("assembly: DataAssembly::Mnemonic,"),
        Assembly::Custom => {
            let (args, hook, passed, made) = if d.is_type {
                ("p, _", "TypeAssembly", "p", "Type")
            } else {
                ("p, ty", "AttrAssembly", "p, ty", "Attr")
            };
            let parse = format!("<{}<'_> as mlir::hooks::{hook}>::parse({passed})", d.class);
            out.line(format!("assembly: DataAssembly::Custom(|{args}| {parse}.map(Made::{made})),"));
        }
        Assembly::Declarative(nodes) => {
            out.line("assembly: DataAssembly::Declarative(&[");
            nodes.iter().for_each(|n| node(out, d, n));
            out.line("]),");
        }
    }
    out.line(format!("make: &{}::<{}>,", w.make, d.storage));
    out.line("}");
    out.line("};");
}

/// Parameters that the format writes in full.
fn qualified_params(d: &Data) -> Vec<usize> {
    fn of(nodes: &[Node], all: &mut Vec<usize>) {
        for n in nodes {
            match n {
                Node::Param { index, qualified: true } => all.push(*index),
                Node::Group(g) => {
                    of(&g.then, all);
                    of(&g.otherwise, all);
                }
                _ => {}
            }
        }
    }
    let mut all = Vec::new();
    if let Assembly::Declarative(nodes) = &d.assembly {
        of(nodes, &mut all);
    }
    all
}

fn param(out: &mut Out, model: &Model, p: &Param, qualified: bool, custom: bool) {
    let by_hand = custom || (p.parser.is_some() && p.printer.is_some());
    let of = if by_hand { "opaque" } else { "of" };
    let of = format!("ParamSpec::{of}::<{}>({}, {})", p.ty.storage(), quote(&p.name), quote(&p.written));
    let mut fields: Vec<String> = Vec::new();
    let (inner, some) = match &p.ty {
        ParamType::Option(inner) => (&**inner, "boxed_some"),
        ty => (ty, "boxed"),
    };
    let (inner, list) = match inner {
        ParamType::Array(element) => (&**element, true),
        inner => (inner, false),
    };
    let mut expected = match inner {
        ParamType::Type(_) => "expected non-function type",
        _ => "expected attribute value",
    };
    let parser = match inner {
        _ if custom => None,
        ParamType::Type(Some(check)) => Some(format!("parse_type_of(p, |t| {check})")),
        ParamType::Attr(Some(check)) => Some(format!("parse_attr_of(p, |t| {check})")),
        ParamType::Own(k) => {
            let what = if k.is_type { "type" } else { "attr" };
            if !qualified {
                fields.push(format!("print: &print_own_{what},"));
            }
            expected = "expected '<'";
            fields.push(format!("expected: {expected:?},"));
            Some(format!("parse_own_{what}::<{}>(p)", k.storage))
        }
        _ => None,
    };
    if let Some(parser) = parser {
        fields.push(if list {
            format!("parse: &|p| {some}(parse_list(p, {expected:?}, |p| {parser})),")
        } else {
            format!("parse: &|p| {some}({parser}),")
        });
    }
    if let Some(parser) = &p.parser {
        fields.retain(|f| !f.starts_with("parse:"));
        fields.push(format!("parse: &|p| boxed({parser}(p)),"));
    }
    if let Some(printer) = &p.printer {
        fields.retain(|f| !f.starts_with("print:"));
        fields.push(format!(
            "print: &|v, p| if let Some(v) = v.downcast_ref::<{}>() {{ {printer}(v, p) }},",
            p.ty.storage()
        ));
    }
    let default = match &p.default {
        ParamDefault::None => None,
        ParamDefault::Empty => Some(format!("|_| Box::new({})", p.ty.empty())),
        ParamDefault::NoneType => Some("|cx| Box::new(cx.none_ty())".to_owned()),
        ParamDefault::Value(e) => Some(default_value(model, &p.ty, e)),
    };
    fields.extend(default.map(|d| format!("default: Some(&{d}),")));
    if let Some(c) = p.constraint {
        let kind = if matches!(p.ty, ParamType::Type(_)) { "Type" } else { "Attr" };
        fields.push(format!("constraint: ParamConstraint::{kind}(&{}),", model.constraints.get(c).name));
    }
    if fields.is_empty() {
        out.line(format!("{of},"));
        return;
    }
    out.line("ParamSpec {");
    fields.iter().for_each(|f| out.line(f));
    out.line(format!("..{of}"));
    out.line("},");
}

/// A function that gives a default value.
fn default_value(model: &Model, ty: &ParamType, e: &Expr) -> String {
    let env = Env::of_builder().with_scope(&model.constraints.scope);
    let rust = checked(ty.default(e, &env));
    let cx = if rust_text::uses(&rust, "cx") { "cx" } else { "_" };
    let value = match ty {
        ParamType::Int(name) if rust.starts_with('-') => format!("({rust}) as {name}"),
        ParamType::Int(name) if rust.chars().all(|c| c.is_ascii_digit()) => format!("{rust}_{name}"),
        ParamType::Float(_) => {
            let point = if rust.contains(['.', 'e']) { "" } else { ".0" };
            format!("{}::from({rust}{point})", ty.storage())
        }
        ParamType::Str => format!("Box::<str>::from({rust})"),
        _ => rust,
    };
    format!("|{cx}| Box::new({value})")
}

fn numbers(all: &[usize]) -> String {
    all.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")
}

fn node(out: &mut Out, d: &Data, n: &Node) {
    let simple = match n {
        Node::Literal(text) => format!("DataElement::Literal({}),", quote(text)),
        Node::Space => "DataElement::Space,".to_owned(),
        Node::NoSpace => "DataElement::NoSpace,".to_owned(),
        Node::Newline => "DataElement::Newline,".to_owned(),
        Node::Param { index, .. } => format!("DataElement::Param({index}),"),
        Node::Params(all) => format!("DataElement::Params(&[{}]),", numbers(all)),
        Node::Struct(fields) => {
            out.line("DataElement::Struct(&[");
            for f in fields {
                match &f.custom {
                    None => out.line(format!("StructField {{ param: {}, custom: None }},", f.index)),
                    Some(c) => {
                        out.line("StructField {");
                        out.line(format!("param: {},", f.index));
                        out.line("custom: Some(&DataCustom {");
                        custom(out, d, c);
                        out.line("}),");
                        out.line("},");
                    }
                }
            }
            out.line("]),");
            return;
        }
        Node::Custom(c) => {
            out.line("DataElement::Custom(&DataCustom {");
            custom(out, d, c);
            out.line("}),");
            return;
        }
        Node::Group(g) => return group(out, d, g),
    };
    out.line(simple);
}

fn group(out: &mut Out, d: &Data, g: &Group) {
    out.line("DataElement::Group(&DataGroup {");
    out.line(format!("anchors: &[{}],", numbers(&g.anchors)));
    out.line(format!("inverted: {},", g.inverted));
    for (field, part) in [("then", &g.then), ("otherwise", &g.otherwise)] {
        if part.is_empty() {
            out.line(format!("{field}: &[],"));
        } else {
            out.line(format!("{field}: &["));
            part.iter().for_each(|n| node(out, d, n));
            out.line("],");
        }
    }
    out.line("}),");
}

/// The parameter of a directive's function for an argument: parsers set an option, printers get a reference.
fn parameter(d: &Data, arg: &Arg, parses: bool) -> String {
    let named = |i: usize, ty: &dyn Fn(String) -> String| {
        d.params.get(i).map(|p| format!(", {}: {}", ident(&p.name), ty(p.ty.storage()))).unwrap_or_default()
    };
    match arg {
        Arg::Text(_) => ", text: &str".to_owned(),
        Arg::Param(i) if parses => named(*i, &|ty| format!("&mut Option<{ty}>")),
        Arg::Ref(i) if parses => named(*i, &|ty| format!("Option<&{ty}>")),
        Arg::Param(i) | Arg::Ref(i) => named(*i, &|ty| format!("&{ty}")),
    }
}

/// A directive: `parse_<name>` gets the values that it sets and those that it refers to; `print_<name>` gets all of
/// them.
fn custom(out: &mut Out, d: &Data, c: &Custom) {
    let name = snake(&c.name);
    let storage = |i: usize| d.params.get(i).map_or_else(String::new, |p| p.ty.storage());
    out.line("parse: |p, values| {");
    let mut args: Vec<String> = Vec::new();
    for arg in &c.args {
        match arg {
            Arg::Param(i) => {
                out.line(format!("let mut v{i} = values.take::<{}>({i});", storage(*i)));
                args.push(format!("&mut v{i}"));
            }
            Arg::Ref(i) => args.push(format!("values.get::<{}>({i})", storage(*i))),
            Arg::Text(text) => args.push(quote(text)),
        }
    }
    let call: String = args.iter().map(|a| format!(", {a}")).collect();
    // If the function is missing, rustc shows these comments.
    let parameters: String = c.args.iter().map(|arg| parameter(d, arg, true)).collect();
    let signature = format!("fn parse_{name}(p: &mut AttrParser<'_, '_>{parameters}) -> ParseResult<()>");
    out.line(format!("let result = parse_{name}(p{call}); // {signature}"));
    for i in c.binds() {
        out.line(format!("values.put({i}, v{i});"));
    }
    out.line("result");
    out.line("},");
    out.line("print: |values, p| {");
    let mut args: Vec<String> = Vec::new();
    for arg in &c.args {
        match arg {
            Arg::Param(i) | Arg::Ref(i) => {
                out.line(format!(
                    "let Some(v{i}) = mlir::data::param::<{}>(values, {i}) else {{ return }};",
                    storage(*i)
                ));
                args.push(format!("v{i}"));
            }
            Arg::Text(text) => args.push(quote(text)),
        }
    }
    let call: String = args.iter().map(|a| format!(", {a}")).collect();
    let parameters: String = c.args.iter().map(|arg| parameter(d, arg, false)).collect();
    out.line(format!("print_{name}(p{call}); // fn print_{name}(p: &mut Printer<'_>{parameters})"));
    out.line("},");
    out.line(format!("binds: &[{}],", numbers(&c.binds())));
}
