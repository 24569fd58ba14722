//! Declarative rewrites as implementations of `RewritePattern`.
//!
//! Everything that can fail comes before the first change: matching, conditions, and the author's own functions.

use std::collections::HashMap;

use super::item::{Item, Sort};
use super::{Out, quote};
use crate::model::operator::{Argument, Arity, Operator, Presence};
use crate::model::pattern::{
    Binding, Create, Location, Native, Nested, Pattern, Source, SourceArg, SourceItem, Target, TypeOf, find,
    kind_of, produced,
};
use crate::model::{ConstraintId, Model};
use crate::names::{accessor, ident, snake};
use crate::predicate::emit::{Binding as Placeholder, Env, checked, emit, emit_as, id_of};
use crate::predicate::{Expr, Kind};

/// The Rust for a name, as what is made of it needs it: the id of a value or an attribute.
fn id(known: &[Binding], name: &str) -> String {
    match find(known, name) {
        Some((b, Some(index))) if b.kind == Kind::Values => format!("{}[{index}]", local(&b.name)),
        Some((b, _)) => local(&b.name),
        None => local(name),
    }
}

/// The Rust for a name, as expressions see it: values as ids, attributes as references.
fn seen(known: &[Binding], name: &str) -> (Kind, String) {
    let rust = id(known, name);
    match (kind_of(known, name).unwrap_or(Kind::Any), find(known, name)) {
        (Kind::Attr, Some((b, _))) if b.optional => (Kind::Any, format!("{rust}.map(|a| cx.attr_ref(a))")),
        (Kind::Attr, _) => (Kind::Attr, format!("cx.attr_ref({rust})")),
        (Kind::Values, _) => (Kind::Values, format!("{rust}.iter().copied()")),
        (kind, _) => (kind, rust),
    }
}

/// The local variable that holds what a name is bound to.
fn local(name: &str) -> String {
    let name = ident(name);
    // Names that the generated function uses itself.
    let numbered = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let taken = [
        "op", "root", "rw", "cx", "loc", "types", "values", "native", "state", "either", "this", "all",
        "made", "holds", "ty",
    ];
    if taken.contains(&numbered) { format!("{name}_") } else { name }
}

/// The placeholders of a condition: `$0`, `$1`, and `$_self`.
pub(crate) fn condition_env(known: &[Binding], this: Option<&str>, args: &[String]) -> Env {
    let mut env = Env::default();
    for (i, name) in args.iter().enumerate() {
        let (kind, rust) = seen(known, name);
        env.bindings.push(Placeholder::new(i.to_string(), kind, rust));
    }
    if let Some((kind, rust)) = this.map(|name| seen(known, name)) {
        env.bindings.push(Placeholder::new("_self", kind, rust));
    }
    env.bindings.push(Placeholder::new("_builder", Kind::Builder, "cx"));
    env
}

/// The placeholders of code in a source pattern: `$_self` and `$_builder`.
pub(crate) fn match_env(kind: Kind, this: &str) -> Env {
    let of_self = match kind {
        Kind::Value => Kind::Op,
        kind => kind,
    };
    let mut env = Env::of_self(of_self, this);
    env.bindings.push(Placeholder::new("_builder", Kind::Builder, "cx"));
    env
}

/// The placeholders of a native call, to check it: `$0`, `$1`, `$_builder`, `$_rewriter` and `$_loc`.
pub(crate) fn check_env(known: &[Binding], args: &[Target]) -> Env {
    let seen = args.iter().map(|arg| match arg {
        Target::Bound(name) => seen(known, name),
        Target::Constant(_) => (Kind::Attr, String::new()),
        Target::Create(_) => (Kind::Value, String::new()),
        _ => (Kind::Any, String::new()),
    });
    native_env(seen, "loc")
}

fn native_env(args: impl Iterator<Item = (Kind, String)>, loc: &str) -> Env {
    let mut env = Env::default();
    for (i, (kind, rust)) in args.enumerate() {
        env.bindings.push(Placeholder::new(i.to_string(), kind, rust));
    }
    env.bindings.push(Placeholder::new("_builder", Kind::Builder, "cx"));
    env.bindings.push(Placeholder::new("_rewriter", Kind::Any, "rw"));
    env.bindings.push(Placeholder::new("_loc", Kind::Any, loc));
    env
}

/// How variables begin that hold an operation without a view.
const THIS: &str = "this";

/// The operation behind a view, whose own methods may hide those of the operation.
fn op_ref(view: &str) -> String {
    if view.starts_with(THIS) { view.to_owned() } else { format!("{view}.op_ref()") }
}

const POPULATE: &str = "populate_with_generated";

/// What [`generate_all`] defines.
pub(super) fn items(model: &Model) -> Vec<Item> {
    let structs = model.patterns.iter().map(|p| Item::new(Sort::Struct, &p.name, p.record));
    let function = model.patterns.first().map(|p| Item::new(Sort::Function, POPULATE, p.record));
    structs.chain(function).collect()
}

/// Writes all patterns and the function that adds them to a set.
pub(super) fn generate_all(out: &mut Out, model: &Model) {
    if model.patterns.is_empty() {
        return;
    }
    for p in &model.patterns {
        let natives = HashMap::new();
        let writer = Writer {
            model,
            p,
            next: 0,
            views: Vec::new(),
            natives,
            uses_loc: false,
            uses_types: false,
            bound: Vec::new(),
        };
        writer.generate(out);
    }
    out.line("");
    out.line("/// Adds every pattern of this file.");
    out.line(format!("pub fn {POPULATE}(patterns: &mut mlir::rewrite::PatternSet) {{"));
    for p in &model.patterns {
        out.line(format!("patterns.add_pattern({});", p.name));
    }
    out.line("}");
}

struct Writer<'m> {
    model: &'m Model,
    p: &'m Pattern,
    /// Numbers local variables.
    next: usize,
    /// The views of matched operations: the root, then each after those inside it. What is made has the locations of
    /// the first of them, as many as the source names operations; those that code matches count among the first
    /// too, as in MLIR.
    views: Vec<String>,
    /// The variables that hold what code gave before the first change.
    natives: HashMap<*const Native, String>,
    uses_loc: bool,
    uses_types: bool,
    /// The names that were bound so far.
    bound: Vec<String>,
}

/// What a target is made for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Want {
    Value,
    Attr,
}

impl Want {
    fn ty(self) -> &'static str {
        match self {
            Want::Value => "mlir::Value",
            Want::Attr => "mlir::Attr",
        }
    }
}

fn fail_unless(condition: &str, body: &mut Vec<String>) {
    fail_if(&format!("!{condition}"), body);
}

fn fail_if(condition: &str, body: &mut Vec<String>) {
    body.push(format!("if {condition} {{"));
    body.push("return Err(NoMatch);".to_owned());
    body.push("}".to_owned());
}

impl<'m> Writer<'m> {
    fn fresh(&mut self, prefix: &str) -> String {
        self.next += 1;
        format!("{prefix}{}", self.next - 1)
    }

    fn generate(mut self, out: &mut Out) {
        let p = self.p;
        let root = &p.operators[p.source.operator];
        out.line("");
        out.line(format!("/// Declarative rewrite of `{}`.", root.name));
        out.line(format!("pub struct {};", p.name));
        out.line("");
        out.line(format!("impl mlir::rewrite::RewritePattern for {} {{", p.name));
        if p.names_more_than_it_uses() {
            out.line("#[allow(unused_variables, reason = \"the pattern names what it does not use\")]");
        }
        out.line("fn match_and_rewrite(");
        out.line("&self,");
        out.line("root: mlir::Op,");
        out.line("rw: &mut mlir::rewrite::PatternRewriter<'_>,");
        out.line(") -> Result<(), mlir::rewrite::NoMatch> {");
        let mut body = Vec::new();
        self.matching(&p.source, "root", false, &mut body);
        self.conditions(&mut body);
        let mut made = Vec::new();
        self.rewriting(&mut made);
        if self.uses_loc {
            let of = self.views.iter().take(p.source.operations());
            let locs: Vec<String> = of.map(|v| format!("{}.loc()", op_ref(v))).collect();
            body.push(match &*locs {
                [one] => format!("let loc = {one};"),
                all => format!("let loc = rw.cx().fused_loc(&[{}], None);", all.join(", ")),
            });
        }
        if self.uses_types {
            let types = format!("{}.result_types().collect()", op_ref(&self.views[0]));
            body.push(format!("let types: Vec<mlir::Type> = {types};"));
        }
        body.append(&mut made);
        let text = body.join("\n");
        if text.contains(".op_ref()") {
            out.line("use mlir::OpView as _;");
        }
        if text.contains("NoMatch") {
            out.line("use mlir::rewrite::NoMatch;");
        }
        if text.contains("cx.") || text.contains("(cx") || text.contains(", cx") {
            out.line("let cx = rw.cx();");
        }
        if text.contains("op.ty(") || text.contains("op.body(") {
            out.line("let op = rw.op(root);");
        }
        for line in body {
            out.line(line);
        }
        out.line("Ok(())");
        out.line("}");
        out.line("");
        out.line("fn root(&self) -> Option<&'static str> {");
        out.line(format!("Some({})", quote(&root.name)));
        out.line("}");
        out.line("");
        out.line("fn benefit(&self) -> u16 {");
        out.line(format!("{}", p.benefit.clamp(0, i64::from(u16::MAX))));
        out.line("}");
        out.line("}");
    }

    /// Binds a name, or where it is bound already asks for the same.
    fn bind(&mut self, name: &str, value: String, body: &mut Vec<String>) {
        let local = local(name);
        if self.bound.iter().any(|b| b == name) {
            body.push(format!("if {local} != {value} {{"));
            body.push("return Err(NoMatch);".to_owned());
            body.push("}".to_owned());
            return;
        }
        self.bound.push(name.to_owned());
        body.push(format!("let {local} = {value};"));
    }

    fn accepts(&self, id: ConstraintId, value: &str, body: &mut Vec<String>) {
        fail_unless(&format!("({}.accepts)({value})", self.model.constraints.get(id).name), body);
    }

    fn matching(&mut self, source: &'m Source, value: &str, is_value: bool, body: &mut Vec<String>) {
        let op = &self.p.operators[source.operator];
        let view = self.fresh("op");
        let how = if is_value { "defining" } else { "view" };
        body.push(format!("let {view} = rw.{how}::<{}<'_>>({value})?;", op.class));
        if !is_value {
            self.views.push(view.clone());
        }
        if let Some(name) = &source.name {
            let results = match kind_of(&self.p.bindings, name) {
                Some(Kind::Values) => format!("{}.results().collect::<Vec<_>>()", op_ref(&view)),
                _ => format!("{}.result(0)", op_ref(&view)),
            };
            self.bind(name, results, body);
        }
        for item in &source.args {
            match item {
                SourceItem::One(Argument::Operand(i), arg) => {
                    let access = operand(op, &view, *i);
                    self.operand(op.operands[*i].arity, arg, &access, body);
                }
                SourceItem::One(Argument::Attribute(slot), arg) => {
                    self.attribute(op, *slot, &view, arg, body);
                }
                SourceItem::Either(places, args) => self.either(op, &view, *places, args, body),
                SourceItem::Variadic(i, name, elements) => {
                    let all = self.fresh("all");
                    body.push(format!("let {all} = {};", operand(op, &view, *i)));
                    fail_if(&format!("{all}.len() != {}", elements.len()), body);
                    if let Some(name) = name {
                        self.bind(name, format!("{all}.clone()"), body);
                    }
                    for (at, element) in elements.iter().enumerate() {
                        self.operand(Arity::Single, element, &format!("{all}[{at}]"), body);
                    }
                }
            }
        }
        if is_value {
            self.views.push(view);
        }
    }

    fn operand(&mut self, arity: Arity, arg: &'m SourceArg, access: &str, body: &mut Vec<String>) {
        if let Some(name) = &arg.name {
            self.bind(name, access.to_owned(), body);
        }
        if let Some(id) = arg.constraint {
            match arity {
                Arity::Single => self.accepts(id, &format!("op.ty({access})"), body),
                _ => {
                    let name = &self.model.constraints.get(id).name;
                    fail_unless(&format!("{access}.into_iter().all(|v| ({name}.accepts)(op.ty(v)))"), body);
                }
            }
        }
        match &arg.nested {
            Some(Nested::Op(nested)) => self.matching(nested, access, true, body),
            Some(Nested::Native(expr, names)) => {
                let (kind, this) = match arity {
                    Arity::Single => {
                        (Kind::Value, format!("rw.op(rw.body().defining_op({access}).ok_or(NoMatch)?)"))
                    }
                    Arity::Optional => (Kind::OptionalValue, access.to_owned()),
                    _ => (Kind::Values, format!("{access}.into_iter()")),
                };
                self.native_match(expr, names, kind, &this, body);
            }
            None => {}
        }
    }

    fn attribute(
        &mut self,
        op: &Operator,
        slot: usize,
        view: &str,
        arg: &'m SourceArg,
        body: &mut Vec<String>,
    ) {
        let op_ref = op_ref(view);
        if arg.absent {
            fail_if(&format!("{op_ref}.inherent({slot}).is_some()"), body);
            return;
        }
        let access = format!("{op_ref}.inherent({slot}).ok_or(NoMatch)?");
        if let Some(id) = arg.constraint {
            self.accepts(id, &access, body);
        }
        if let Some(name) = &arg.name {
            let optional = op.attributes[slot].presence == Presence::Optional
                && arg.constraint.is_none()
                && arg.nested.is_none();
            // A name that may be absent here must be so wherever it stands.
            let is_bound_optional = find(&self.p.bindings, name).is_some_and(|(b, _)| b.optional);
            let value = match (optional, is_bound_optional) {
                (_, true) => format!("{op_ref}.inherent({slot}).map(|a| a.id())"),
                _ => format!("{access}.id()"),
            };
            self.bind(name, value, body);
        }
        if let Some(Nested::Native(expr, names)) = &arg.nested {
            self.native_match(expr, names, Kind::Attr, &access, body);
        }
    }

    fn native_match(
        &mut self,
        expr: &Expr,
        names: &[String],
        kind: Kind,
        this: &str,
        body: &mut Vec<String>,
    ) {
        let name = self.fresh(THIS);
        let rust = checked(
            emit(expr, &match_env(kind, &name).with_scope(&self.model.constraints.scope)).map(|e| e.rust),
        );
        if rust.contains(&name) {
            body.push(format!("let {name} = {this};"));
            if kind == Kind::Value {
                self.views.push(name);
            }
        }
        let locals: Vec<String> = names.iter().map(|n| local(n)).collect();
        self.bound.extend(names.iter().cloned());
        match &*locals {
            [] => fail_unless(&format!("({})", rust), body),
            [one] => body.push(format!("let {one} = {}.ok_or(NoMatch)?;", rust)),
            all => body.push(format!("let ({}) = {}.ok_or(NoMatch)?;", all.join(", "), rust)),
        }
    }

    /// Two closures that match in one and in the other order, and give what they bind.
    fn either(
        &mut self,
        op: &Operator,
        view: &str,
        places: [usize; 2],
        args: &'m [SourceArg; 2],
        body: &mut Vec<String>,
    ) {
        let (next, views, bound) = (self.next + 2, self.views.len(), self.bound.len());
        let closures = [self.fresh("either"), self.fresh("either")];
        let mut gives = String::new();
        for (closure, swap) in closures.iter().zip([false, true]) {
            self.next = next;
            self.views.truncate(views);
            self.bound.truncate(bound);
            body.push(format!("let {closure} = || -> Result<_, NoMatch> {{"));
            for (arg, place) in args.iter().zip(if swap { [places[1], places[0]] } else { places }) {
                self.operand(Arity::Single, arg, &operand(op, view, place), body);
            }
            let names = self.bound[bound..].iter().map(|n| local(n));
            let all: Vec<String> = names.chain(self.views[views..].iter().cloned()).collect();
            gives = match &*all {
                [one] => one.clone(),
                all => format!("({})", all.join(", ")),
            };
            body.push(format!("Ok({gives})"));
            body.push("};".to_owned());
        }
        let [first, second] = closures;
        match gives.as_str() {
            "()" => body.push(format!("{first}().or_else(|_| {second}())?;")),
            _ => body.push(format!("let {gives} = {first}().or_else(|_| {second}())?;")),
        }
    }

    fn conditions(&mut self, body: &mut Vec<String>) {
        for c in &self.p.conditions {
            let env = condition_env(&self.p.bindings, c.this.as_deref(), &c.args);
            let env = env.with_scope(&self.model.constraints.scope);
            let rust = checked(emit_as(&c.expr, &env, Kind::Bool));
            body.push(format!("let holds = {rust};"));
            body.push("if !holds {".to_owned());
            body.push("return Err(NoMatch);".to_owned());
            body.push("}".to_owned());
        }
    }
}

/// The Rust that reads an operand.
fn operand(op: &Operator, view: &str, i: usize) -> String {
    let g = &op.operands[i];
    let access = match g.name.is_empty() {
        true => format!("{}.operand({i})", op_ref(view)),
        false => format!("{view}.{}()", accessor(&g.name)),
    };
    match g.arity {
        Arity::Variadic => format!("{access}.collect::<Vec<_>>()"),
        Arity::VariadicOfVariadic(_) => format!("{access}.flatten().collect::<Vec<_>>()"),
        _ => access,
    }
}

#[path = "pattern_result.rs"]
mod result;
