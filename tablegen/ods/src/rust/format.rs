//! Declarative formats as the tables that the engine interprets.

use std::ops::Range;

use super::out::Out;
use super::text::{built, quote};
use crate::model::Model;
use crate::model::format::code::{self, Code};
use crate::model::format::element::{CustomArg, Element, Format, Group, Node, TypeArg, TypeRule};
use crate::model::operator::Operator;
use crate::model::relation::{Source, Typed};
use crate::names;
use crate::predicate::emit::{Env, checked, emit, emit_as, id_of};
use crate::predicate::{Expr, Kind};
use crate::rust_text;

pub(super) fn generate(out: &mut Out, model: &Model, op: &Operator, f: &Format) {
    out.line("elements: &[");
    elements(out, op, &f.elements);
    out.line("],");
    rules(out, model, "operand_types", &f.operand_types);
    rules(out, model, "result_types", &f.result_types);
}

fn type_arg(arg: TypeArg) -> String {
    match arg {
        TypeArg::Operand(i) => format!("TypeArg::Operand({i})"),
        TypeArg::Result(i) => format!("TypeArg::Result({i})"),
        TypeArg::Operands => "TypeArg::Operands".to_owned(),
        TypeArg::Results => "TypeArg::Results".to_owned(),
    }
}

fn custom_arg(arg: &CustomArg) -> String {
    match arg {
        CustomArg::Operand(i) => format!("CustomArg::Operand({i})"),
        CustomArg::Attr(i) => format!("CustomArg::Attr({i})"),
        CustomArg::Region(i) => format!("CustomArg::Region({i})"),
        CustomArg::Successor(i) => format!("CustomArg::Successor({i})"),
        CustomArg::Type(arg) => format!("CustomArg::Type({})", type_arg(*arg)),
        CustomArg::AttrDict => "CustomArg::AttrDict".to_owned(),
        CustomArg::PropDict => "CustomArg::PropDict".to_owned(),
        CustomArg::Operands => "CustomArg::Operands".to_owned(),
        CustomArg::Regions => "CustomArg::Regions".to_owned(),
        CustomArg::Successors => "CustomArg::Successors".to_owned(),
        CustomArg::Text(t) => self::code(t),
        CustomArg::Ref(inner) => custom_arg(inner),
    }
}

/// A string among the parameters; it was checked with the format.
fn code(text: &str) -> String {
    let plain = |e: &Expr| checked(emit(e, &code::env()).map(|e| e.rust));
    let rust = |e: &Expr| id_of(&plain(e));
    match code::read(text) {
        Ok(Code::Text(text)) => format!("CustomArg::Text({})", quote(&text)),
        Ok(Code::Int(number)) => format!("CustomArg::Int({number})"),
        Ok(Code::Bool(truth)) => format!("CustomArg::Bool({truth})"),
        Ok(Code::Type(e)) => format!("CustomArg::MakeType(|cx| {})", rust(&e)),
        Ok(Code::Attr(e)) => format!("CustomArg::MakeAttr(|cx| {})", rust(&e)),
        Ok(Code::Context) => "CustomArg::Context".to_owned(),
        Ok(Code::Value(e)) => {
            let value = plain(&e);
            let cx = if rust_text::uses(&value, "cx") { "cx" } else { "_" };
            format!("CustomArg::MakeValue(|{cx}| Box::new({value}))")
        }
        Err(_) => format!("CustomArg::Text({})", quote(text)),
    }
}

fn custom_args(args: &[(CustomArg, Range<usize>)]) -> String {
    args.iter().map(|(arg, _)| custom_arg(arg)).collect::<Vec<_>>().join(", ")
}

fn elements(out: &mut Out, op: &Operator, all: &[Element]) {
    for e in all {
        element(out, op, e, false);
    }
}

/// The static that describes the type of a value, so that the text may omit the type's name.
fn data_of(op: &Operator, arg: TypeArg) -> Option<&str> {
    let group = match arg {
        TypeArg::Operand(i) => op.operands.get(i),
        TypeArg::Result(i) => op.results.get(i),
        TypeArg::Operands | TypeArg::Results => None,
    };
    group?.data.as_deref()
}

fn element(out: &mut Out, op: &Operator, e: &Element, qualified: bool) {
    let simple = match &e.node {
        Node::Literal(text) => format!("Element::Literal({}),", quote(text)),
        Node::Space => "Element::Space,".to_owned(),
        Node::NoSpace => "Element::NoSpace,".to_owned(),
        Node::Newline => "Element::Newline,".to_owned(),
        Node::AttrDict { keyword } => format!("Element::AttrDict {{ keyword: {keyword} }},"),
        Node::PropDict => "Element::PropDict,".to_owned(),
        Node::Operand(i) => format!("Element::Operand({i}),"),
        Node::Attr(i) => format!("Element::Attr({i}),"),
        Node::Region(i) => format!("Element::Region({i}),"),
        Node::Successor(i) => format!("Element::Successor({i}),"),
        Node::Operands => "Element::Operands,".to_owned(),
        Node::Regions => "Element::Regions,".to_owned(),
        Node::Successors => "Element::Successors,".to_owned(),
        Node::Type(arg) => match data_of(op, *arg).filter(|_| !qualified) {
            Some(def) => format!("Element::DataType({}, &{def}),", type_arg(*arg)),
            None => format!("Element::Type({}),", type_arg(*arg)),
        },
        Node::FunctionalType(a, b) => format!("Element::FunctionalType({}, {}),", type_arg(*a), type_arg(*b)),
        Node::Qualified(inner) => {
            let mut text = Out::default();
            element(&mut text, op, inner, true);
            let text = text.finish();
            format!("Element::Qualified(&{}),", text.trim().trim_end_matches(','))
        }
        Node::Group(group) => return self::group(out, op, group),
        Node::OiList(clauses) => {
            out.line("Element::OiList(&[");
            clauses.iter().for_each(|c| clause(out, op, c));
            out.line("]),");
            return;
        }
        Node::Custom(custom) => {
            let name = names::snake(&custom.name);
            out.line("Element::Custom(&Custom {");
            // If a function is missing, rustc shows these comments.
            let parameters = "p: &mut OpParser<'_, '_>, parts: &mut Parts<'_>, args: &[CustomArg]";
            out.line(format!("parse: parse_{name}, // fn parse_{name}({parameters}) -> ParseResult<()>"));
            let parameters = "op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg]";
            out.line(format!("print: print_{name}, // fn print_{name}({parameters})"));
            out.line(format!("args: &[{}],", custom_args(&custom.args)));
            out.line("}),");
            return;
        }
        // The parser accepts results only in type directives.
        Node::Result(_) | Node::Results => return,
    };
    out.line(simple);
}

fn anchor(e: &Element) -> String {
    match &e.node {
        Node::Operand(i) | Node::Type(TypeArg::Operand(i)) => format!("Anchor::Operand({i})"),
        Node::Type(TypeArg::Result(i)) => format!("Anchor::Result({i})"),
        Node::Attr(i) => format!("Anchor::Attr({i})"),
        Node::Region(i) => format!("Anchor::Region({i})"),
        Node::Successor(i) => format!("Anchor::Successor({i})"),
        Node::Qualified(inner) => anchor(inner),
        Node::Custom(custom) => format!("Anchor::Custom(&[{}])", custom_args(&custom.args)),
        Node::FunctionalType(a, b) => {
            format!("Anchor::Custom(&[CustomArg::Type({}), CustomArg::Type({})])", type_arg(*a), type_arg(*b))
        }
        Node::Type(arg) => format!("Anchor::Custom(&[CustomArg::Type({})])", type_arg(*arg)),
        _ => "Anchor::Custom(&[])".to_owned(),
    }
}

fn group(out: &mut Out, op: &Operator, group: &Group) {
    let part = if group.inverted { &group.otherwise } else { &group.then };
    out.line("Element::Group(&Group {");
    let anchor = part.get(group.anchor).map_or_else(|| "Anchor::Custom(&[])".to_owned(), anchor);
    out.line(format!("anchor: {anchor},"));
    if group.inverted {
        out.line("inverted: true,");
    }
    for (field, part) in [("then", &group.then), ("otherwise", &group.otherwise)] {
        if !part.is_empty() {
            out.line(format!("{field}: &["));
            elements(out, op, part);
            out.line("],");
        }
    }
    if !group.inverted || group.then.is_empty() || group.otherwise.is_empty() {
        out.line("..Group::EMPTY");
    }
    out.line("}),");
}

fn clause(out: &mut Out, op: &Operator, clause: &[Element]) {
    let Some((Element { node: Node::Literal(keyword), .. }, rest)) = clause.split_first() else { return };
    out.line("Clause {");
    out.line(format!("keyword: {},", quote(keyword)));
    out.line("elements: &[");
    elements(out, op, rest);
    out.line("],");
    let mut anchors = Vec::new();
    present(rest, &mut anchors);
    out.line(format!("anchors: &[{}],", anchors.join(", ")));
    out.line("},");
}

/// The anchors of a clause of an `oilist`: it is written if any of them is present.
fn present(elements: &[Element], anchors: &mut Vec<String>) {
    for e in elements {
        match &e.node {
            Node::Group(group) => {
                present(&group.then, anchors);
                present(&group.otherwise, anchors);
            }
            Node::Literal(_) | Node::Space | Node::NoSpace | Node::Newline => {}
            _ => anchors.push(anchor(e)),
        }
    }
}

fn rules(out: &mut Out, model: &Model, field: &str, rules: &[TypeRule]) {
    out.line(format!("{field}: &["));
    rules.iter().for_each(|r| out.line(format!("{},", rule(model, r))));
    out.line("],");
}

fn arg_of(t: Typed) -> String {
    match t {
        Typed::Operand(i) => format!("TypeArg::Operand({i})"),
        Typed::Result(i) => format!("TypeArg::Result({i})"),
        Typed::Attr(_) => "TypeArg::Operands".to_owned(),
    }
}

/// A function from the type (or attribute) of an element to the optional type that an expression computes.
fn computed(e: &Expr, kind: Kind) -> String {
    let env = Env::of_self(kind, "this");
    match emit(e, &env) {
        Ok(list) if list.kind == Kind::Types => format!("&|this| {}.next().map(|t| t.id())", list.rust),
        _ => format!("&|this| Some({}.id())", checked(emit_as(e, &env, Kind::Type))),
    }
}

fn rule(model: &Model, rule: &TypeRule) -> String {
    let source = match rule {
        TypeRule::Inferred => return "TypeRule::Inferred".to_owned(),
        TypeRule::From(source) => source,
    };
    match source {
        Source::Given => "TypeRule::Written".to_owned(),
        Source::Same(Typed::Attr(slot)) => format!("TypeRule::AttrType({slot})"),
        Source::Same(t) => format!("TypeRule::SameAs({})", arg_of(*t)),
        Source::Computed(Typed::Attr(slot), e) => {
            format!("TypeRule::FromAttr({slot}, {})", computed(e, Kind::Attr))
        }
        Source::Computed(t, e) => format!("TypeRule::From({}, {})", arg_of(*t), computed(e, Kind::Type)),
        Source::Built(e) => {
            let rust = id_of(&built(e, model));
            match rust.strip_suffix("(cx)").filter(|f| names::is_path(f)) {
                Some(function) => format!("TypeRule::Built(&{function})"),
                None => format!("TypeRule::Built(&|cx| {rust})"),
            }
        }
    }
}
