//! Declarative rewrites as implementations of `RewritePattern`.
//!
//! Everything that can fail comes before the first change: matching, conditions, and the author's own functions.

use super::op::id_of;
use super::{Out, quote};
use crate::model::operator::{Argument, Arity, Operator};
use crate::model::pattern::{Binding, Pattern, Source, Target};
use crate::model::{ConstraintId, Model};
use crate::names::{ident, snake};
use crate::predicate::Kind;
use crate::predicate::emit::{Binding as Placeholder, Env, emit, emit_as};

/// The Rust for a name that was bound, as expressions see it: values as ids, attributes as references.
fn seen(b: &Binding) -> String {
    let name = local(&b.name);
    match b.kind {
        Kind::Attr => format!("cx.attr_ref({name})"),
        Kind::Values => format!("{name}.iter().copied()"),
        _ => name,
    }
}

/// The local variable that holds what a name is bound to.
fn local(name: &str) -> String {
    let name = ident(name);
    // Names that the generated function uses itself.
    let numbered = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let taken = ["op", "root", "rw", "cx", "loc", "types", "values", "native", "state"];
    if taken.contains(&numbered) { format!("{name}_") } else { name }
}

fn find<'b>(known: &'b [Binding], name: &str) -> Option<&'b Binding> {
    known.iter().find(|b| b.name == name)
}

/// The placeholders of a condition: `$0`, `$1`, and `$_self` for the first.
pub(crate) fn condition_env(known: &[Binding], args: &[String]) -> Env {
    let mut env = Env::default();
    for (i, b) in args.iter().filter_map(|a| find(known, a)).enumerate() {
        if i == 0 {
            env.bindings.push(Placeholder::new("_self", b.kind, seen(b)));
        }
        env.bindings.push(Placeholder::new(i.to_string(), b.kind, seen(b)));
    }
    env.bindings.push(Placeholder::new("_builder", Kind::Builder, "cx"));
    env
}

/// The placeholders of a native call: `$0`, `$1` and `$_builder`.
pub(crate) fn env(known: &[Binding], args: &[Target]) -> Env {
    let mut env = Env::default();
    for (i, arg) in args.iter().enumerate() {
        let (kind, rust) = match arg {
            Target::Bound(name) => find(known, name).map_or((Kind::Any, local(name)), |b| (b.kind, seen(b))),
            Target::Native { expr, args } => {
                let inner = emit(expr, &self::env(known, args));
                (Kind::Any, inner.map(|e| e.rust).unwrap_or_default())
            }
            Target::Constant(expr) => {
                let builder = Env { bindings: vec![Placeholder::new("_builder", Kind::Builder, "cx")] };
                (Kind::Attr, emit(expr, &builder).map(|e| e.rust).unwrap_or_default())
            }
            Target::Create { .. } | Target::Absent => (Kind::Any, String::new()),
        };
        env.bindings.push(Placeholder::new(i.to_string(), kind, rust));
    }
    env.bindings.push(Placeholder::new("_builder", Kind::Builder, "cx"));
    env
}

/// The operation behind a view, whose own methods may hide those of the operation.
fn op_ref(view: &str) -> String {
    format!("{view}.op_ref()")
}

/// Writes all patterns and the function that adds them to a set.
pub(super) fn generate_all(out: &mut Out, model: &Model) {
    if model.patterns.is_empty() {
        return;
    }
    for p in &model.patterns {
        Writer { model, p, known: p.bindings(), next: 0, views: Vec::new() }.generate(out);
    }
    out.line("");
    out.line("/// Adds every pattern of this file.");
    out.line("pub fn populate_with_generated(patterns: &mut mlir::rewrite::PatternSet) {");
    for p in &model.patterns {
        out.line(format!("patterns.add({});", p.name));
    }
    out.line("}");
}

struct Writer<'m> {
    model: &'m Model,
    p: &'m Pattern,
    known: Vec<Binding>,
    /// Numbers local variables.
    next: usize,
    /// The views of matched operations, the root first.
    views: Vec<String>,
}

impl Writer<'_> {
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
        out.line("fn match_and_rewrite(");
        out.line("&self,");
        out.line("root: mlir::Op,");
        out.line("rw: &mut mlir::rewrite::PatternRewriter<'_>,");
        out.line(") -> Result<(), mlir::rewrite::NoMatch> {");
        let mut body = Vec::new();
        let mut bound = Vec::new();
        self.matching(&p.source, "root", None, &mut body, &mut bound);
        self.conditions(&mut body);
        self.rewriting(&mut body);
        let text = body.join("\n");
        if text.contains(".op_ref()") {
            out.line("use mlir::OpView as _;");
        }
        if text.contains("NoMatch") {
            out.line("use mlir::rewrite::NoMatch;");
        }
        if text.contains("cx.") {
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
    fn bind(&self, name: &str, value: String, body: &mut Vec<String>, bound: &mut Vec<String>) {
        let local = local(name);
        if bound.iter().any(|b| b == name) {
            body.push(format!("if {local} != {value} {{"));
            body.push("return Err(NoMatch);".to_owned());
            body.push("}".to_owned());
            return;
        }
        bound.push(name.to_owned());
        body.push(format!("let {local} = {value};"));
    }

    fn accepts(&self, id: ConstraintId, value: &str, body: &mut Vec<String>) {
        body.push(format!("if !({}.accepts)({value}) {{", self.model.constraints.get(id).name));
        body.push("return Err(NoMatch);".to_owned());
        body.push("}".to_owned());
    }

    fn matching(
        &mut self,
        source: &Source,
        value: &str,
        is_value: Option<()>,
        body: &mut Vec<String>,
        bound: &mut Vec<String>,
    ) {
        let op = &self.p.operators[source.operator];
        let view = self.fresh("op");
        let how = if is_value.is_some() { "defining" } else { "view" };
        body.push(format!("let {view} = rw.{how}::<{}<'_>>({value})?;", op.class));
        self.views.push(view.clone());
        if let Some(name) = &source.name {
            self.bind(name, format!("{}.result(0)", op_ref(&view)), body, bound);
        }
        for (arg, of) in source.args.iter().zip(&op.arguments) {
            match *of {
                Argument::Operand(i) => {
                    let g = &op.operands[i];
                    let access = match g.name.is_empty() {
                        true => format!("{}.operand({i})", op_ref(&view)),
                        false => format!("{view}.{}()", ident(&g.name)),
                    };
                    let access = match g.arity {
                        Arity::Variadic => format!("{access}.collect::<Vec<_>>()"),
                        Arity::VariadicOfVariadic(_) => format!("{access}.flatten().collect::<Vec<_>>()"),
                        _ => access,
                    };
                    if let Some(name) = &arg.name {
                        self.bind(name, access.clone(), body, bound);
                    }
                    if let Some(id) = arg.constraint {
                        match g.arity {
                            Arity::Single => self.accepts(id, &format!("op.ty({access})"), body),
                            _ => {
                                let name = &self.model.constraints.get(id).name;
                                body.push(format!(
                                    "if !{access}.into_iter().all(|v| ({name}.accepts)(op.ty(v))) {{"
                                ));
                                body.push("return Err(NoMatch);".to_owned());
                                body.push("}".to_owned());
                            }
                        }
                    }
                    if let Some(nested) = &arg.nested {
                        self.matching(nested, &access, Some(()), body, bound);
                    }
                }
                Argument::Attribute(slot) => {
                    if arg.absent {
                        body.push(format!("if {}.inherent({slot}).is_some() {{", op_ref(&view)));
                        body.push("return Err(NoMatch);".to_owned());
                        body.push("}".to_owned());
                        continue;
                    }
                    if arg.constraint.is_none() && arg.name.is_none() {
                        continue;
                    }
                    let access = format!("{}.inherent({slot}).ok_or(NoMatch)?", op_ref(&view));
                    if let Some(id) = arg.constraint {
                        self.accepts(id, &access, body);
                    }
                    if let Some(name) = &arg.name {
                        self.bind(name, format!("{access}.id()"), body, bound);
                    }
                }
            }
        }
    }

    fn conditions(&mut self, body: &mut Vec<String>) {
        for c in &self.p.conditions {
            let env = condition_env(&self.known, &c.args);
            // Checked when the model was built.
            let Ok(rust) = emit_as(&c.expr, &env, Kind::Bool) else { continue };
            body.push(format!("let holds = {rust};"));
            body.push("if !holds {".to_owned());
            body.push("return Err(NoMatch);".to_owned());
            body.push("}".to_owned());
        }
    }

    fn rewriting(&mut self, body: &mut Vec<String>) {
        let p = self.p;
        let creates = p.results.iter().any(|r| matches!(r, Target::Create { .. }));
        if creates {
            let locs: Vec<String> = self.views.iter().map(|v| format!("{}.loc()", op_ref(v))).collect();
            body.push(match &*locs {
                [one] => format!("let loc = {one};"),
                all => format!("let loc = rw.cx().fused_loc(&[{}], None);", all.join(", ")),
            });
            if p.results.iter().any(|r| self.takes_root_types(r)) {
                body.push(format!(
                    "let types: Vec<mlir::Type> = {}.result_types().collect();",
                    op_ref(&self.views[0])
                ));
            }
        }
        // What may fail comes before what changes anything.
        let mut natives = Vec::new();
        for result in &p.results {
            self.natives(result, "mlir::Value", body, &mut natives);
        }
        let mut natives = natives.into_iter();
        let mut values = Vec::new();
        for (i, result) in p.results.iter().enumerate() {
            let value = self.make(result, Some(i), body, &mut natives);
            match result {
                Target::Create { operator, .. } if p.operators[*operator].results.len() != 1 => {
                    body.push(format!(
                        "let values: Vec<mlir::Value> = rw.body().results({value}).collect();"
                    ));
                    body.push("rw.replace_op(root, &values);".to_owned());
                    return;
                }
                Target::Create { .. } => values.push(format!("rw.body().result({value}, 0)")),
                _ => values.push(value),
            }
        }
        body.push(format!("let values = [{}];", values.join(", ")));
        body.push("rw.replace_op(root, &values);".to_owned());
    }

    /// A new operation that replaces the root has the root's result types, unless it infers its own.
    fn takes_root_types(&self, target: &Target) -> bool {
        match target {
            Target::Create { operator, .. } => {
                let op = &self.p.operators[*operator];
                op.inferred.is_none() && !op.infers_by_hook && !op.results.is_empty()
            }
            _ => false,
        }
    }

    /// Evaluates the author's functions into local variables, in the order in which [`Self::make`] asks for them.
    fn natives(&mut self, target: &Target, ty: &str, body: &mut Vec<String>, all: &mut Vec<String>) {
        match target {
            Target::Native { expr, args } => {
                let env = env(&self.known, args);
                // Checked when the model was built.
                let Ok(rust) = emit(expr, &env) else { return };
                let name = self.fresh("native");
                let text = match rust.kind {
                    Kind::Attr => id_of(&rust.rust),
                    _ => rust.rust,
                };
                // A function may give a value or an option of one.
                body.push(format!("let {name}: Option<{ty}> = Option::from({text});"));
                body.push(format!("let {name} = {name}.ok_or(NoMatch)?;"));
                all.push(name);
            }
            Target::Create { operator, args } => {
                let arguments = self.p.operators[*operator].arguments.clone();
                for (arg, of) in args.iter().zip(arguments) {
                    let ty = match of {
                        Argument::Operand(_) => "mlir::Value",
                        Argument::Attribute(_) => "mlir::Attr",
                    };
                    self.natives(arg, ty, body, all);
                }
            }
            _ => {}
        }
    }

    /// The Rust that gives a target; for a new operation, the variable that holds it.
    fn make(
        &mut self,
        target: &Target,
        replaces: Option<usize>,
        body: &mut Vec<String>,
        natives: &mut std::vec::IntoIter<String>,
    ) -> String {
        match target {
            Target::Bound(name) => local(name),
            Target::Native { .. } => natives.next().unwrap_or_default(),
            Target::Constant(expr) => {
                let builder = Env { bindings: vec![Placeholder::new("_builder", Kind::Builder, "cx")] };
                emit(expr, &builder).map(|e| id_of(&e.rust)).unwrap_or_default()
            }
            Target::Absent => "None".to_owned(),
            Target::Create { operator, args } => {
                let op = &self.p.operators[*operator];
                let mut made = Vec::new();
                for arg in args {
                    let value = self.make(arg, None, body, natives);
                    made.push(match arg {
                        Target::Create { .. } => format!("rw.body().result({value}, 0)"),
                        _ => value,
                    });
                }
                self.create(op, &made, args, replaces, body)
            }
        }
    }

    /// Lines that create an operation through its state: attributes as they are, whatever its builder takes.
    fn create(
        &mut self,
        op: &Operator,
        made: &[String],
        args: &[Target],
        replaces: Option<usize>,
        body: &mut Vec<String>,
    ) -> String {
        let state = self.fresh("state");
        let mut sizes = vec!["0".to_owned(); op.operands.len()];
        body.push(format!(
            "let mut {state} = mlir::OpState::of(rw.cx(), <{}<'_> as mlir::OpView<'_>>::DEF, loc);",
            op.class
        ));
        for ((value, target), of) in made.iter().zip(args).zip(&op.arguments) {
            match *of {
                Argument::Operand(i) => {
                    let kind = match target {
                        Target::Bound(name) => find(&self.known, name).map_or(Kind::Value, |b| b.kind),
                        _ => Kind::Value,
                    };
                    let (line, size) = match kind {
                        Kind::Values => (
                            format!("{state}.operands.extend_from_slice(&{value});"),
                            format!("{value}.len() as i32"),
                        ),
                        Kind::OptionalValue => (
                            format!("{state}.operands.extend({value});"),
                            format!("i32::from({value}.is_some())"),
                        ),
                        _ => (format!("{state}.operands.push({value});"), "1".to_owned()),
                    };
                    body.push(line);
                    sizes[i] = size;
                }
                Argument::Attribute(slot) => match target {
                    Target::Absent => {}
                    _ => body.push(format!("{state}.inherent[{slot}] = Some({value});")),
                },
            }
        }
        if let crate::model::operator::Segments::Attribute(slot) = op.operand_segments {
            let sizes = sizes.join(", ");
            body.push(format!("{state}.inherent[{slot}] = Some(rw.cx().i32_array_attr(&[{sizes}]));"));
        }
        self.result_types(op, &state, replaces, body);
        let name = self.fresh(&format!("{}_", snake(&op.class)));
        body.push(format!("let {name} = rw.create({state});"));
        name
    }

    fn result_types(&self, op: &Operator, state: &str, replaces: Option<usize>, body: &mut Vec<String>) {
        if op.inferred.is_some() || op.infers_by_hook {
            body.push(format!("rw.infer_result_types(&mut {state}).map_err(|_| NoMatch)?;"));
        } else if replaces.is_some() && self.p.results.len() == 1 && !op.results.is_empty() {
            body.push(format!("{state}.result_types.extend_from_slice(&types);"));
        } else if let Some(i) = replaces {
            body.push(format!("{state}.result_types.push(types[{i}]);"));
        }
    }
}
