//! The source side of declarative rewrites: which operations match, which names they bind, and which other
//! conditions apply.

use support::Span;
use tablegen::{Dag, DagArg, Record, RecordId, Value};

use super::names::{condition_env, match_env};
use super::{Binding, Condition, Nested, Source, SourceArg, SourceItem, has_variadic_results, kind_of};
use crate::model::attribute::Presence;
use crate::model::constraint::{ModelReader, Subject};
use crate::model::operator::{self, Argument, Arity, Operator};
use crate::predicate::Kind;
use crate::predicate::emit::{emit, emit_as};
use crate::records;

/// How deep dags may nest.
const MAX_DEPTH: usize = 64;

/// Reads one pattern.
pub(super) struct PatternBuilder<'b, 'r> {
    pub(super) r: &'b mut ModelReader<'r>,
    pub(super) record: &'r Record,
    pub(super) operators: Vec<Operator>,
    pub(super) known: Vec<Binding>,
    pub(super) depth: usize,
    /// How many operations the source matches.
    pub(super) ops: i64,
}

impl PatternBuilder<'_, '_> {
    pub(super) fn operator(&mut self, id: RecordId, span: Span) -> Option<usize> {
        if let Some(at) = self.operators.iter().position(|o| o.record == id) {
            return Some(at);
        }
        let record = self.r.get(id);
        let before = self.r.diagnostics.len();
        let built = operator::record::build(self.r, record);
        let Some(op) = built else {
            // Its mistakes are reported where it is compiled.
            self.r.diagnostics.truncate(before);
            return self.r.fail(span, format!("operation '{}' has errors of its own", record.name));
        };
        self.operators.push(op);
        Some(self.operators.len() - 1)
    }

    /// The operation of a dag.
    pub(super) fn op_dag(&mut self, dag: &Dag, span: Span) -> Option<usize> {
        let id = dag.op.as_def();
        let Some(record) = id.map(|id| self.r.get(id)).filter(|o| o.is_a("Op")) else {
            let name = id.map_or("?".to_owned(), |id| self.r.get(id).name.to_string());
            return self.r.fail(span, format!("expected an operation in a pattern, found '{name}'"));
        };
        self.operator(record.id, span)
    }

    /// Reports a dag with the wrong number of arguments.
    pub(super) fn wrong_count<T>(&mut self, operator: usize, found: usize, span: Span) -> Option<T> {
        let op = &self.operators[operator];
        let names: Vec<String> = op.arguments.iter().map(|a| format!("${}", op.argument_name(*a))).collect();
        let message = format!(
            "op '{}' argument number mismatch: {found} in pattern vs. {} in definition",
            op.name,
            names.len()
        );
        let help = (!names.is_empty()).then(|| format!("they are {}", names.join(", ")));
        self.r.fail_with(span, message, help)
    }

    pub(super) fn enter(&mut self, span: Span) -> Option<()> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return self.r.fail(span, "this pattern is nested too deeply");
        }
        Some(())
    }

    /// Binds a name, unless it is already bound.
    pub(super) fn bind(&mut self, name: Option<&str>, kind: Kind, results: usize, optional: bool) {
        if let Some(name) = name.filter(|n| self.known.iter().all(|b| b.name != *n)) {
            self.known.push(Binding { name: name.to_owned(), kind, results, optional });
        }
    }

    /// Binds the name of an operation to its results.
    pub(super) fn bind_results(&mut self, name: Option<&str>, operator: usize) {
        let op = &self.operators[operator];
        let results = if has_variadic_results(op) { 0 } else { op.results.len() };
        let kind = if results == 1 { Kind::Value } else { Kind::Values };
        self.bind(name, kind, results, false);
    }

    pub(super) fn source(&mut self, dag: &Dag, span: Span) -> Option<Source> {
        self.enter(span)?;
        let operator = self.op_dag(dag, span)?;
        self.ops += 1;
        // The operation's own name is bound before those of its arguments.
        let name = dag.op_name.as_deref().map(str::to_owned);
        self.bind_results(name.as_deref(), operator);
        let mut args = Vec::new();
        let mut next = 0;
        for arg in &dag.args {
            let span = arg.span.unwrap_or(span);
            let directive = arg.value.as_dag().and_then(|d| Some((d, self.r.get(d.op.as_def()?))));
            match directive {
                Some((either, d)) if &*d.name == "either" => {
                    args.push(self.either(operator, next, either, span)?);
                    next += 2;
                    continue;
                }
                Some((variadic, d)) if &*d.name == "variadic" => {
                    args.push(self.variadic(operator, next, variadic, span)?);
                }
                _ => {
                    let Some(&of) = self.operators[operator].arguments.get(next) else {
                        return self.wrong_count(operator, dag.args.len(), span_of(dag, span));
                    };
                    args.push(SourceItem::One(of, self.source_arg(operator, of, arg, span)?));
                }
            }
            next += 1;
        }
        if next != self.operators[operator].arguments.len() {
            return self.wrong_count(operator, next, span_of(dag, span));
        }
        self.depth -= 1;
        Some(Source { operator, name, args })
    }

    /// `(either a, b)`: two operands in any order.
    fn either(&mut self, operator: usize, at: usize, dag: &Dag, span: Span) -> Option<SourceItem> {
        let [first, second] = &*dag.args else {
            return self.r.fail(span, "`either` only supports grouping two operands");
        };
        let nests = |a: &DagArg| {
            let op = a.value.as_dag().and_then(|d| d.op.as_def());
            op.is_some_and(|op| &*self.r.get(op).name == "either")
        };
        if nests(first) || nests(second) {
            return self.r.fail(span, "either cannot be nested");
        }
        let op = &self.operators[operator];
        let single = |at: usize| match op.arguments.get(at) {
            Some(&Argument::Operand(i)) if op.operands[i].arity == Arity::Single => Some(i),
            _ => None,
        };
        let (Some(a), Some(b)) = (single(at), single(at + 1)) else {
            return self.r.fail(span, "either can only be applied on operand");
        };
        let one = self.source_arg(operator, Argument::Operand(a), first, first.span.unwrap_or(span))?;
        let other = self.source_arg(operator, Argument::Operand(b), second, second.span.unwrap_or(span))?;
        Some(SourceItem::Either([a, b], Box::new([one, other])))
    }

    /// `(variadic a, b)`: a variadic operand of this many values.
    fn variadic(&mut self, operator: usize, at: usize, dag: &Dag, span: Span) -> Option<SourceItem> {
        let op = &self.operators[operator];
        let group = match op.arguments.get(at) {
            Some(&Argument::Operand(i)) if op.operands[i].arity == Arity::Variadic => i,
            _ => {
                return self.r.fail(span, "`variadic` can only be applied on a variadic operand");
            }
        };
        let name = dag.op_name.as_deref().map(str::to_owned);
        self.bind(name.as_deref(), Kind::Values, 0, false);
        let mut all = Vec::new();
        for arg in &dag.args {
            all.push(self.element(arg, Subject::Type, Kind::Value, false, arg.span.unwrap_or(span))?);
        }
        Some(SourceItem::Variadic(group, name, all))
    }

    fn source_arg(&mut self, operator: usize, of: Argument, arg: &DagArg, span: Span) -> Option<SourceArg> {
        let op = &self.operators[operator];
        let kind = match of {
            Argument::Attribute(_) => Kind::Attr,
            Argument::Operand(i) => op.operands[i].arity.kind(),
        };
        let subject = match of {
            Argument::Operand(_) => Subject::Type,
            Argument::Attribute(_) => Subject::Attr,
        };
        let optional = matches!(of, Argument::Attribute(s) if op.attributes[s].presence == Presence::Optional)
            && matches!(arg.value, Value::Unset);
        self.element(arg, subject, kind, optional, span)
    }

    /// The conditions on one value or attribute.
    fn element(
        &mut self,
        arg: &DagArg,
        subject: Subject,
        kind: Kind,
        optional: bool,
        span: Span,
    ) -> Option<SourceArg> {
        // `$_` matches anything and binds nothing.
        let name = arg.name.as_deref().filter(|n| *n != "_").map(str::to_owned);
        self.bind(name.as_deref(), kind, 0, optional);
        let mut out = SourceArg { name, ..SourceArg::default() };
        match &arg.value {
            Value::Unset => {}
            Value::Dag(dag) => {
                let native = dag.op.as_def().map(|o| self.r.get(o)).filter(|o| o.is_a("NativeCodeCall"));
                if let Some(native) = native {
                    out.nested = Some(self.native_match(native, dag, kind, span)?);
                } else if kind != Kind::Value {
                    let message = "only an operand that is a single value can be matched by an operation";
                    return self.r.fail(span, message);
                } else {
                    out.nested = Some(Nested::Op(self.source(dag, span)?));
                }
            }
            Value::Def(id) if &*self.r.get(*id).name == "IsNullAttr" && subject == Subject::Attr => {
                out.absent = true;
            }
            Value::Def(id) => {
                let record = self.r.get(*id);
                let (class, wanted) = match subject {
                    Subject::Attr => ("AttrConstraint", "an attribute constraint"),
                    _ => ("TypeConstraint", "a type constraint"),
                };
                if !record.is_a(class) {
                    return self.r.fail(span, format!("expected {wanted}, but '{}' is not one", record.name));
                }
                out.constraint = Some(self.r.intern(record, subject)?);
            }
            Value::String(_) => {
                return self.r.fail(span, "raw string not supported as argument");
            }
            _ => {
                return self.r.fail(span, "expected a name, an operation or a constraint");
            }
        }
        Some(out)
    }

    /// `(NativeCodeCall<"..."> $a, $b)` in a source: the names are bound to the results of the expression.
    fn native_match(&mut self, native: &Record, dag: &Dag, kind: Kind, span: Span) -> Option<Nested> {
        if dag.op_name.is_some() {
            let message = format!(
                "binding symbol '{}' to NativecodeCall in MatchPattern is not supported",
                dag.op_name.as_deref().unwrap_or("")
            );
            return self.r.fail(span, message);
        }
        let text = records::text(native, "expression").to_owned();
        let expr = self.r.parse(native, "expression", &text)?;
        let env = match_env(kind, "this").with_scope(&self.r.constraints.scope);
        self.r.accept(emit(&expr, &env), span)?;
        let mut names = Vec::new();
        for arg in &dag.args {
            let span = arg.span.unwrap_or(span);
            let name = match (&arg.value, arg.name.as_deref()) {
                (Value::Unset | Value::Def(_), Some(name)) => name.to_owned(),
                _ => {
                    return self.r.fail(span, "code in a source pattern binds names");
                }
            };
            if self.known.iter().any(|b| b.name == name) {
                return self.r.fail(span, format!("'${name}' is bound already"));
            }
            self.bind(Some(&name), Kind::Any, 0, false);
            names.push(name);
        }
        Some(Nested::Native(expr, names))
    }

    /// Checks that a name is bound.
    pub(super) fn bound(&mut self, name: &str, span: Span) -> Option<Kind> {
        if let Some(kind) = kind_of(&self.known, name) {
            return Some(kind);
        }
        let near = support::suggest::nearest(name, self.known.iter().map(|b| b.name.as_str()));
        let help = near.map(|n| format!("did you mean '${n}'?"));
        self.r.fail_with(span, format!("symbol not found: {name}"), help)
    }

    pub(super) fn conditions(&mut self) -> Option<Vec<Condition>> {
        let mut all = Vec::new();
        for value in records::list(self.record, "constraints") {
            let Some(dag) = value.as_dag() else {
                let message = "all elements in Pattern multi-entity constraints should be DAG nodes";
                return self.r.fail(self.record.span, message);
            };
            let span = dag.span.unwrap_or(self.record.span);
            let constraint = dag.op.as_def().map(|id| self.r.get(id)).filter(|c| c.is_a("Constraint"));
            let Some(constraint) = constraint else {
                return self.r.fail(span, "a condition of a pattern is a dag of a constraint");
            };
            let mut args = Vec::new();
            for arg in &dag.args {
                let span = arg.span.unwrap_or(span);
                let Some(name) = arg.name.as_deref() else {
                    return self
                        .r
                        .fail(span, "operands to additional constraints can only be symbol references");
                };
                self.bound(name, span)?;
                args.push(name.to_owned());
            }
            if constraint.is_a("AttrConstraint") {
                let message = "cannot use AttrConstraint in Pattern multi-entity constraints";
                return self.r.fail(span, message);
            }
            if constraint.is_a("TypeConstraint") {
                all.push(self.typed(constraint, &args, span)?);
                continue;
            }
            // `(C:$x $y)` names it; otherwise it is the first argument.
            if let Some(name) = dag.op_name.as_deref() {
                self.bound(name, span)?;
            }
            let this = dag.op_name.as_deref().map(str::to_owned).or_else(|| args.first().cloned());
            let expr = self.r.predicate(records::def(constraint, "predicate")?)?;
            let env = condition_env(&self.known, this.as_deref(), &args);
            let env = env.with_scope(&self.r.constraints.scope);
            self.r.accept(emit_as(&expr, &env, Kind::Bool), constraint.span)?;
            all.push(Condition::Holds { expr, this, args });
        }
        Some(all)
    }

    /// `(F32 $x)`: the constraint is on the type of the value.
    fn typed(&mut self, constraint: &Record, args: &[String], span: Span) -> Option<Condition> {
        let [name] = args else {
            return self.r.fail(span, "type constraint requires exactly one argument");
        };
        if !matches!(kind_of(&self.known, name), Some(Kind::Value | Kind::OptionalValue | Kind::Values)) {
            return self.r.fail(span, format!("'${name}' is not a value, and has no type to be constrained"));
        }
        Some(Condition::Typed(name.clone(), self.r.intern(constraint, Subject::Type)?))
    }
}

/// The place of a dag, or else `span`.
pub(super) fn span_of(dag: &Dag, span: Span) -> Span {
    dag.span.unwrap_or(span)
}
