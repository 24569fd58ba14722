//! The matching part of a rewrite: the operations of its source, names, and conditions.

use std::collections::HashMap;

use crate::model::Model;
use crate::model::attribute::Presence;
use crate::model::constraint::ConstraintId;
use crate::model::operator::{Argument, Arity, Operator};
use crate::model::pattern::names::{condition_env, local, match_env, seen};
use crate::model::pattern::{
    Condition, Native, Nested, Pattern, Source, SourceArg, SourceItem, find, kind_of,
};
use crate::names::accessor;
use crate::predicate::emit::{checked, emit, emit_as};
use crate::predicate::{Expr, Kind};

/// The prefix of variables that hold an operation without a view.
const THIS: &str = "this";

/// The operation of a view, whose own methods may hide those of the operation.
pub(super) fn op_ref(view: &str) -> String {
    if view.starts_with(THIS) { view.to_owned() } else { format!("{view}.op_ref()") }
}

/// Writes one pattern.
pub(super) struct Writer<'m> {
    pub(super) model: &'m Model,
    pub(super) p: &'m Pattern,
    /// Numbers local variables.
    pub(super) next: usize,
    /// The views of matched operations: the root, then each after those inside it. A new operation gets the locations
    /// of as many of them as the source names; operations that code matches count too, as in MLIR.
    pub(super) views: Vec<String>,
    /// The variables with the results of code that runs before the first change.
    pub(super) natives: HashMap<*const Native, String>,
    pub(super) uses_loc: bool,
    pub(super) uses_types: bool,
    /// The names bound so far.
    pub(super) bound: Vec<String>,
}

fn fail_unless(condition: &str, body: &mut Vec<String>) {
    fail_if(&format!("!{condition}"), body);
}

pub(super) fn fail_if(condition: &str, body: &mut Vec<String>) {
    body.push(format!("if {condition} {{"));
    body.push("return Err(NoMatch);".to_owned());
    body.push("}".to_owned());
}

impl<'m> Writer<'m> {
    /// The state before anything of a pattern is written.
    pub(super) fn new(model: &'m Model, p: &'m Pattern) -> Self {
        Writer {
            model,
            p,
            next: 0,
            views: Vec::new(),
            natives: HashMap::new(),
            uses_loc: false,
            uses_types: false,
            bound: Vec::new(),
        }
    }

    pub(super) fn fresh(&mut self, prefix: &str) -> String {
        self.next += 1;
        format!("{prefix}{}", self.next - 1)
    }

    /// Binds a name, or requires the same value if it is already bound.
    fn bind(&mut self, name: &str, value: String, body: &mut Vec<String>) {
        let local = local(name);
        if self.bound.iter().any(|b| b == name) {
            return fail_if(&format!("{local} != {value}"), body);
        }
        self.bound.push(name.to_owned());
        body.push(format!("let {local} = {value};"));
    }

    fn accepts(&self, id: ConstraintId, value: &str, body: &mut Vec<String>) {
        fail_unless(&format!("({}.accepts)({value})", self.model.constraints.get(id).name), body);
    }

    pub(super) fn matching(
        &mut self,
        source: &'m Source,
        value: &str,
        is_value: bool,
        body: &mut Vec<String>,
    ) {
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
            self.typed(id, arity == Arity::Single, access, body);
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
            // A name that may be absent somewhere must be optional everywhere.
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

    /// Two closures that match in either order, and return the values that they bind.
    fn either(
        &mut self,
        op: &Operator,
        view: &str,
        places: [usize; 2],
        args: &'m [SourceArg; 2],
        body: &mut Vec<String>,
    ) {
        let next = self.next + 2;
        let views = self.views.len();
        let bound = self.bound.len();
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

    pub(super) fn conditions(&mut self, body: &mut Vec<String>) {
        for c in &self.p.conditions {
            match c {
                Condition::Holds { expr, this, args } => {
                    let env = condition_env(&self.p.bindings, this.as_deref(), args);
                    let env = env.with_scope(&self.model.constraints.scope);
                    let rust = checked(emit_as(expr, &env, Kind::Bool));
                    body.push(format!("let holds = {rust};"));
                    fail_unless("holds", body);
                }
                Condition::Typed(name, id) => {
                    let (kind, rust) = seen(&self.p.bindings, name);
                    self.typed(*id, kind == Kind::Value, &rust, body);
                }
            }
        }
    }

    /// The type of a value, or of each of several, must satisfy a constraint.
    fn typed(&self, id: ConstraintId, is_single: bool, access: &str, body: &mut Vec<String>) {
        if is_single {
            return self.accepts(id, &format!("op.ty({access})"), body);
        }
        let name = &self.model.constraints.get(id).name;
        fail_unless(&format!("{access}.into_iter().all(|v| ({name}.accepts)(op.ty(v)))"), body);
    }
}

/// The Rust that reads an operand.
fn operand(op: &Operator, view: &str, i: usize) -> String {
    let g = &op.operands[i];
    let access = if g.name.is_empty() {
        format!("{}.operand({i})", op_ref(view))
    } else {
        format!("{view}.{}()", accessor(&g.name))
    };
    match g.arity {
        Arity::Variadic => format!("{access}.collect::<Vec<_>>()"),
        Arity::VariadicOfVariadic(_) => format!("{access}.flatten().collect::<Vec<_>>()"),
        _ => access,
    }
}
