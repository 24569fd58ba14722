//! The part of a rewrite after matching: new operations, the author's code, and the replacement of the
//! root.

use super::matching::{Writer, fail_if, op_ref};
use crate::model::operator::{Argument, Arity, Operator, Segments};
use crate::model::pattern::names::{id, local, native_env, seen};
use crate::model::pattern::{
    Create, Location, Native, ResultTerm, TypeOf, Variadic, find, has_variadic_results, kind_of, produced,
};
use crate::names::{self, snake};
use crate::predicate::emit::{Emitted, Env, checked, emit, emit_as, id_of};
use crate::predicate::{Expr, Kind};
use crate::rust::text::quote;

/// The use of a target.
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

impl Writer<'_> {
    pub(super) fn rewriting(&mut self, body: &mut Vec<String>) {
        let p = self.p;
        // Steps that may fail come before any change.
        for target in p.results.iter().chain(&p.supplemental) {
            self.early(target, Want::Value, body);
        }
        let root = &p.operators[p.source.operator];
        let wanted = root.results.len();
        if let [ResultTerm::Bound(name)] = &*p.results
            && kind_of(&p.bindings, name) == Some(Kind::Values)
        {
            let all = id(&p.bindings, name);
            fail_if(&format!("{all}.len() != {}.num_results()", op_ref(&self.views[0])), body);
            self.supplemental(body);
            body.push(format!("rw.replace_op(root, &{all});"));
            return;
        }
        if let [ResultTerm::Variadic(v)] = &*p.results
            && has_variadic_results(root)
        {
            fail_if(&format!("{} != {}.num_results()", v.values.len(), op_ref(&self.views[0])), body);
            let all = self.variadic(v, body);
            self.supplemental(body);
            body.push(format!("rw.replace_op(root, &{all});"));
            return;
        }
        let total: usize = p.results.iter().map(|t| produced(&p.operators, t)).sum();
        let mut values: Vec<String> = Vec::new();
        for target in &p.results {
            // The index of the first value among the root's results.
            let at = (values.len() + wanted).checked_sub(total);
            match target {
                ResultTerm::Create(c) => {
                    let op = &p.operators[c.operator];
                    let made = self.create(c, at, body);
                    if op.results.iter().any(|r| r.arity != Arity::Single) {
                        body.push(format!(
                            "let values: Vec<mlir::Value> = rw.body().results({made}).collect();"
                        ));
                        self.supplemental(body);
                        body.push("rw.replace_op(root, &values);".to_owned());
                        return;
                    }
                    values.extend((0..op.results.len()).map(|i| format!("rw.body().result({made}, {i})")));
                }
                ResultTerm::Native(n) => {
                    let value = self.native(n, Want::Value, body);
                    match n.returns {
                        0 => {}
                        1 => values.push(value),
                        count => values.extend((0..count).map(|i| format!("{value}[{i}]"))),
                    }
                }
                ResultTerm::Variadic(v) => {
                    let all = self.variadic(v, body);
                    values.extend((0..v.values.len()).map(|i| format!("{all}[{i}]")));
                }
                other => values.push(self.make(other, Want::Value, body)),
            }
        }
        self.supplemental(body);
        let from = values.len().saturating_sub(wanted);
        body.push(format!("let values = [{}];", values.get(from..).unwrap_or_default().join(", ")));
        body.push("rw.replace_op(root, &values);".to_owned());
    }

    fn supplemental(&mut self, body: &mut Vec<String>) {
        for target in &self.p.supplemental {
            match target {
                ResultTerm::Create(c) => drop(self.create(c, None, body)),
                ResultTerm::Native(n) => drop(self.native(n, Want::Value, body)),
                _ => {}
            }
        }
    }

    /// True for code that needs no new operation and changes nothing: it runs first, and may reject the
    /// match.
    fn is_early(&self, n: &Native) -> bool {
        n.returns > 0
            && n.location.is_none()
            && !n.args.iter().any(|arg| self.is_late(arg))
            && !n.expr.to_string().contains("$_rewriter")
    }

    /// True for a target that exists only after a change.
    fn is_late(&self, target: &ResultTerm) -> bool {
        match target {
            ResultTerm::Create(_) => true,
            ResultTerm::Native(n) => !self.is_early(n),
            ResultTerm::Bound(name) => {
                !self.bound.iter().any(|b| Some(b) == find(&self.p.bindings, name).map(|f| &f.0.name))
            }
            ResultTerm::Variadic(v) => v.values.iter().any(|value| self.is_late(value)),
            ResultTerm::Constant(_) | ResultTerm::EnumCase(_) | ResultTerm::Absent => false,
        }
    }

    fn early(&mut self, target: &ResultTerm, want: Want, body: &mut Vec<String>) {
        match target {
            ResultTerm::Native(n) if self.is_early(n) => {
                let text = self.code(n, body);
                let ty = match n.returns {
                    1 => want.ty().to_owned(),
                    count => format!("[mlir::Value; {count}]"),
                };
                let name = n.name.as_deref().map_or_else(|| self.fresh("native"), local);
                // Code may return a value or an `Option`.
                body.push(format!("let {name}: Option<{ty}> = Option::from({text});"));
                body.push(format!("let {name} = {name}.ok_or(NoMatch)?;"));
                self.natives.insert(std::ptr::from_ref(n), name);
            }
            ResultTerm::Native(n) => n.args.iter().for_each(|a| {
                if !matches!(a, ResultTerm::Native(_)) {
                    self.early(a, Want::Value, body);
                }
            }),
            ResultTerm::Create(c) => {
                let arguments = self.p.operators[c.operator].arguments.clone();
                for (arg, of) in c.args.iter().zip(arguments) {
                    let want = match of {
                        Argument::Operand(_) => Want::Value,
                        Argument::Attribute(_) => Want::Attr,
                    };
                    self.early(arg, want, body);
                }
            }
            ResultTerm::Variadic(v) => v.values.iter().for_each(|value| self.early(value, Want::Value, body)),
            _ => {}
        }
    }

    /// The text of a call, after its arguments have been created.
    fn code(&mut self, n: &Native, body: &mut Vec<String>) -> String {
        let loc = self.location(n.location.as_ref(), &n.expr, body);
        let args = self.code_args(&n.args, body);
        let env = native_env(args.into_iter(), &loc).with_scope(&self.model.constraints.scope);
        checked(emit(&n.expr, &env).map(|e| if e.kind == Kind::Attr { id_of(&e.rust) } else { e.rust }))
    }

    fn code_args(&mut self, args: &[ResultTerm], body: &mut Vec<String>) -> Vec<(Kind, String)> {
        let mut all = Vec::new();
        for arg in args {
            all.push(match arg {
                ResultTerm::Bound(name) => seen(&self.p.bindings, name),
                ResultTerm::Constant(expr) => {
                    let env = native_env(std::iter::empty(), "loc").with_scope(&self.model.constraints.scope);
                    (Kind::Attr, checked(emit_as(expr, &env, Kind::Attr)))
                }
                ResultTerm::Create(c) => {
                    let made = self.create(c, None, body);
                    let value = self.fresh("made");
                    body.push(format!("let {value} = rw.body().result({made}, 0);"));
                    (Kind::Value, value)
                }
                ResultTerm::Native(n) => {
                    let code = match self.natives.get(&std::ptr::from_ref(n)).cloned() {
                        Some(known) => known,
                        None => self.code(n, body),
                    };
                    (Kind::Any, code)
                }
                ResultTerm::Variadic(v) => {
                    (Kind::Values, format!("{}.iter().copied()", self.variadic(v, body)))
                }
                ResultTerm::EnumCase(_) | ResultTerm::Absent => (Kind::Any, String::new()),
            });
        }
        all
    }

    /// The location of a new operation: the variable with the location of the matched operations, or an
    /// expression.
    fn location(&mut self, given: Option<&Location>, expr: &Expr, body: &mut Vec<String>) -> String {
        match given {
            Some(given) => self.given_location(given, body),
            None => {
                self.uses_loc |= expr.to_string().contains("$_loc");
                "loc".to_owned()
            }
        }
    }

    fn given_location(&mut self, given: &Location, body: &mut Vec<String>) -> String {
        let known = &self.p.bindings;
        let of: Vec<String> = given
            .of
            .iter()
            .map(|name| {
                let value = match kind_of(known, name) {
                    Some(Kind::Values) => format!("{}[0]", id(known, name)),
                    _ => id(known, name),
                };
                format!("rw.value_loc({value})")
            })
            .collect();
        let name = self.fresh("loc");
        let text = match (&given.text, &*of) {
            (Some(text), []) => format!(
                "rw.cx().loc(mlir::LocKind::Name {{ name: rw.cx().ident({}), child: mlir::Loc::UNKNOWN }})",
                quote(text)
            ),
            (None, [one]) => one.clone(),
            (None, all) => format!("rw.cx().fused_loc(&[{}], None)", all.join(", ")),
            (Some(text), all) => format!(
                "rw.cx().fused_loc(&[{}], Some(rw.cx().string_attr({})))",
                all.join(", "),
                quote(text)
            ),
        };
        body.push(format!("let {name} = {text};"));
        name
    }

    /// The result of code, in a variable.
    fn native(&mut self, n: &Native, want: Want, body: &mut Vec<String>) -> String {
        if let Some(known) = self.natives.get(&std::ptr::from_ref(n)) {
            return known.clone();
        }
        let text = self.code(n, body);
        // The reference to the root is released before anything changes.
        let text = if text.contains("op.ty(") || text.contains("op.body(") {
            format!("{{\nlet op = rw.op(root);\n{text}\n}}")
        } else {
            text
        };
        let mut lines = |start: &str, end: &str| {
            let whole = format!("{start}{text}{end}");
            body.extend(whole.lines().map(str::to_owned));
        };
        if n.returns == 0 {
            lines("", ";");
            return String::new();
        }
        let name = n.name.as_deref().map_or_else(|| self.fresh("native"), local);
        match n.returns {
            1 => lines(&format!("let {name}: {} = ", want.ty()), ";"),
            count => lines(&format!("let {name}: [mlir::Value; {count}] = "), ";"),
        }
        name
    }

    /// The Rust that gives the id of a value or an attribute.
    fn make(&mut self, target: &ResultTerm, want: Want, body: &mut Vec<String>) -> String {
        match target {
            ResultTerm::Bound(name) => id(&self.p.bindings, name),
            ResultTerm::Native(n) => self.native(n, want, body),
            ResultTerm::Constant(expr) => {
                let env = Env::of_builder().with_scope(&self.model.constraints.scope);
                id_of(&checked(emit_as(expr, &env, Kind::Attr)))
            }
            ResultTerm::Absent | ResultTerm::EnumCase(_) => "None".to_owned(),
            ResultTerm::Variadic(v) => self.variadic(v, body),
            ResultTerm::Create(c) => {
                let made = self.create(c, None, body);
                format!("rw.body().result({made}, 0)")
            }
        }
    }

    /// The variable with the values of a `variadic`.
    fn variadic(&mut self, v: &Variadic, body: &mut Vec<String>) -> String {
        let values: Vec<String> = v.values.iter().map(|value| self.make(value, Want::Value, body)).collect();
        let name = v.name.as_deref().map_or_else(|| self.fresh("all"), local);
        body.push(format!("let {name}: [mlir::Value; {}] = [{}];", values.len(), values.join(", ")));
        name
    }

    /// Creates an operation through its state: with attributes rather than values, whatever its builder
    /// takes.
    ///
    /// `at` is the index of its first result among the results of the root that it replaces.
    fn create(&mut self, c: &Create, at: Option<usize>, body: &mut Vec<String>) -> String {
        let op = &self.p.operators[c.operator];
        let wants = op.arguments.iter().map(|a| match a {
            Argument::Operand(_) => Want::Value,
            Argument::Attribute(_) => Want::Attr,
        });
        let made: Vec<String> =
            c.args.iter().zip(wants).map(|(arg, want)| self.make(arg, want, body)).collect();
        let loc = match &c.location {
            Some(given) => self.given_location(given, body),
            None => {
                self.uses_loc = true;
                "loc".to_owned()
            }
        };
        let types = c.types.as_ref().map(|types| self.types(types, body));
        let state = self.fresh("state");
        let mut sizes = vec!["0".to_owned(); op.operands.len()];
        body.push(format!(
            "let mut {state} = mlir::OpState::of(rw.cx(), <{}<'_> as mlir::OpType>::DEF, {loc});",
            op.class
        ));
        for ((value, target), of) in made.iter().zip(&c.args).zip(&op.arguments) {
            match *of {
                Argument::Operand(i) => sizes[i] = self.add_operand(&state, value, target, body),
                Argument::Attribute(slot) => self.add_attribute(op, slot, &state, value, target, body),
            }
        }
        if let Segments::Attribute(slot) = op.operand_segments {
            let sizes = sizes.join(", ");
            body.push(format!(
                "{state}.inherent[{slot}] = Some(rw.cx().dense_array_attr::<i32>(&[{sizes}]));"
            ));
        }
        match types {
            Some(types) => types.iter().for_each(|t| body.push(format!("{state}.result_types.push({t});"))),
            None => self.result_types(op, &state, at, body),
        }
        if op.results.is_empty() {
            body.push(format!("rw.create({state});"));
            return String::new();
        }
        let name = self.fresh(&format!("{}_", snake(&op.class)));
        body.push(format!("let {name} = rw.create({state});"));
        if let Some(bound) = &c.name {
            let local = local(bound);
            body.push(match kind_of(&self.p.bindings, bound) {
                Some(Kind::Values) => {
                    format!("let {local}: Vec<mlir::Value> = rw.body().results({name}).collect();")
                }
                _ => format!("let {local} = rw.body().result({name}, 0);"),
            });
        }
        name
    }

    /// Adds an operand; returns the number of its values.
    fn add_operand(&self, state: &str, value: &str, target: &ResultTerm, body: &mut Vec<String>) -> String {
        let kind = match target {
            ResultTerm::Bound(name) => kind_of(&self.p.bindings, name).unwrap_or(Kind::Value),
            ResultTerm::Variadic(_) => Kind::Values,
            _ => Kind::Value,
        };
        let (line, size) = match kind {
            Kind::Values => {
                (format!("{state}.operands.extend_from_slice(&{value});"), format!("{value}.len() as i32"))
            }
            Kind::OptionalValue => {
                (format!("{state}.operands.extend({value});"), format!("i32::from({value}.is_some())"))
            }
            _ => (format!("{state}.operands.push({value});"), "1".to_owned()),
        };
        body.push(line);
        size
    }

    fn add_attribute(
        &self,
        op: &Operator,
        slot: usize,
        state: &str,
        value: &str,
        target: &ResultTerm,
        body: &mut Vec<String>,
    ) {
        let value = match target {
            ResultTerm::Absent => return,
            ResultTerm::Bound(name) if find(&self.p.bindings, name).is_some_and(|(b, _)| b.optional) => {
                value.to_owned()
            }
            ResultTerm::EnumCase(case) => {
                let a = &op.attributes[slot];
                match (&a.dialect_attr, &a.enumeration) {
                    (Some(spec), _) => format!("Some(rw.cx().enum_attr(&{spec}, {case}))"),
                    (None, Some(e)) => {
                        let spec = names::spec(e);
                        format!("Some(rw.cx().int_attr_of_width({case}, {spec}.width))")
                    }
                    (None, None) => return,
                }
            }
            _ => format!("Some({value})"),
        };
        body.push(format!("{state}.inherent[{slot}] = {value};"));
    }

    /// The variables with the types that the pattern gives.
    fn types(&mut self, types: &[TypeOf], body: &mut Vec<String>) -> Vec<String> {
        let mut names = Vec::new();
        for of in types {
            let text = match of {
                TypeOf::Bound(name) => format!("rw.body().ty({})", id(&self.p.bindings, name)),
                TypeOf::Expr(expr, args) => {
                    let args = self.code_args(args, body);
                    let env = native_env(args.into_iter(), "loc").with_scope(&self.model.constraints.scope);
                    let id = |e: Emitted| if e.kind == Kind::Type { id_of(&e.rust) } else { e.rust };
                    let text = checked(emit(expr, &env).map(id));
                    text.replace("op.ty(", "rw.op(root).ty(")
                }
            };
            let name = self.fresh("ty");
            body.push(format!("let {name}: mlir::Type = {text};"));
            names.push(name);
        }
        names
    }

    fn result_types(&mut self, op: &Operator, state: &str, at: Option<usize>, body: &mut Vec<String>) {
        if op.inferred.is_some() || op.infers_by_hook {
            body.push(format!("rw.infer_result_types(&mut {state}).map_err(|_| NoMatch)?;"));
            return;
        }
        let Some(at) = at.filter(|_| !op.results.is_empty()) else { return };
        self.uses_types = true;
        let root = &self.p.operators[self.p.source.operator];
        let all =
            op.results.iter().any(|r| r.arity != Arity::Single) || op.results.len() == root.results.len();
        match op.results.len() {
            _ if all => body.push(format!("{state}.result_types.extend_from_slice(&types);")),
            1 => body.push(format!("{state}.result_types.push(types[{at}]);")),
            n => body.push(format!("{state}.result_types.extend_from_slice(&types[{at}..{}]);", at + n)),
        }
    }
}
