//! Declarative rewrites: `Pat` and `Pattern` records.
//!
//! A source dag is matched against operations from the root down; the result dags say what replaces the root. Names
//! bind what was matched: `$x` in an operand's place a value, in an attribute's place an attribute, after an
//! operation's name (`(AddOp:$sum ...)`) its result.

use support::{Diagnostic, Span};
use tablegen::{Dag, DagArg, Record, RecordId, Value};

use super::constraint::{ConstraintId, Constraints, Subject};
use super::operator::{self, Argument, Arity, Operator, Presence};
use crate::predicate::{Expr, Kind};
use crate::records::{self, Reader};

/// A rewrite.
#[derive(Debug)]
pub struct Pattern {
    /// The name of its struct.
    pub name: String,
    /// Where it is defined.
    pub span: Span,
    /// The operations that its dags name.
    pub operators: Vec<Operator>,
    /// What is matched.
    pub source: Source,
    /// What replaces the root: one for all its results, or one a result.
    pub results: Vec<Target>,
    /// Further conditions.
    pub conditions: Vec<Condition>,
    /// How eagerly it is tried.
    pub benefit: i64,
}

/// An operation to match.
#[derive(Debug)]
pub struct Source {
    /// Which of the pattern's operations.
    pub operator: usize,
    /// What its result is called.
    pub name: Option<String>,
    /// What is asked of each of its `arguments`.
    pub args: Vec<SourceArg>,
}

/// What is asked of an argument.
#[derive(Debug)]
pub struct SourceArg {
    /// What it is called; the second time a name is used both must be equal.
    pub name: Option<String>,
    /// The operation that must define it.
    pub nested: Option<Source>,
    /// What it must satisfy.
    pub constraint: Option<ConstraintId>,
    /// Whether it must not be there.
    pub absent: bool,
}

/// What to make.
#[derive(Debug)]
pub enum Target {
    /// Something that was matched.
    Bound(String),
    /// A new operation.
    Create {
        /// Which of the pattern's operations.
        operator: usize,
        /// Its `arguments` in order.
        args: Vec<Target>,
    },
    /// A Rust expression over `$0`, `$1` and `$_builder`.
    Native {
        /// The expression.
        expr: Expr,
        /// What the numbers stand for.
        args: Vec<Target>,
    },
    /// A constant attribute, as an expression over `$_builder`.
    Constant(Expr),
    /// An attribute that is left out.
    Absent,
}

/// A condition over what was matched.
#[derive(Debug)]
pub struct Condition {
    /// The expression over `$_self`, `$0`, `$1`.
    pub expr: Expr,
    /// What the numbers stand for; `$_self` is the first.
    pub args: Vec<String>,
    /// Where it is stated.
    pub span: Span,
}

/// What a name is bound to.
#[derive(Clone, Debug)]
pub struct Binding {
    /// The name.
    pub name: String,
    /// Its kind: a value, optional value, range of values or attribute.
    pub kind: Kind,
}

impl Pattern {
    /// All names in the order they are bound.
    pub fn bindings(&self) -> Vec<Binding> {
        let mut all = Vec::new();
        self.collect(&self.source, &mut all);
        all
    }

    fn collect(&self, source: &Source, all: &mut Vec<Binding>) {
        let add = |all: &mut Vec<Binding>, name: &Option<String>, kind| {
            if let Some(name) = name.clone().filter(|n| all.iter().all(|b| b.name != *n)) {
                all.push(Binding { name, kind });
            }
        };
        add(all, &source.name, Kind::Value);
        let op = &self.operators[source.operator];
        for (arg, of) in source.args.iter().zip(&op.arguments) {
            add(all, &arg.name, argument_kind(op, *of));
            if let Some(nested) = &arg.nested {
                self.collect(nested, all);
            }
        }
    }
}

/// What a name in this place is bound to.
fn argument_kind(op: &Operator, argument: Argument) -> Kind {
    match argument {
        Argument::Attribute(_) => Kind::Attr,
        Argument::Operand(i) => match op.operands[i].arity {
            Arity::Single => Kind::Value,
            Arity::Optional => Kind::OptionalValue,
            Arity::Variadic | Arity::VariadicOfVariadic(_) => Kind::Values,
        },
    }
}

/// Dags nest at most this deep.
const MAX_DEPTH: usize = 64;

/// The rewrites that `main` defines.
pub fn build_all(r: &mut Reader<'_>, constraints: &mut Constraints, main: support::FileId) -> Vec<Pattern> {
    let records: Vec<&Record> = r.records.derived_from("Pattern").filter(|p| p.span.file == main).collect();
    let mut unnamed = 0;
    records
        .into_iter()
        .filter_map(|record| {
            let name = match record.anonymous {
                true => {
                    unnamed += 1;
                    format!("Pattern{unnamed}")
                }
                false => crate::names::camel(&record.name),
            };
            build(r, constraints, record, name)
        })
        .collect()
}

fn build<'r>(
    r: &mut Reader<'r>,
    constraints: &mut Constraints,
    record: &'r Record,
    name: String,
) -> Option<Pattern> {
    let before = r.diagnostics.len();
    constraints.user = Some(record.span);
    let mut b =
        PatternBuilder { r, constraints, record, operators: Vec::new(), known: Vec::new(), depth: 0, ops: 0 };
    let source = b.source(records::dag(record, "sourcePattern")?, record.span)?;
    let bound = {
        let probe = Pattern {
            name: String::new(),
            span: record.span,
            operators: std::mem::take(&mut b.operators),
            source,
            results: Vec::new(),
            conditions: Vec::new(),
            benefit: 0,
        };
        let bound = probe.bindings();
        b.operators = probe.operators;
        b.known = bound;
        probe.source
    };
    let mut results = Vec::new();
    for result in records::list(record, "resultPatterns").iter().filter_map(Value::as_dag) {
        results.push(b.target(result, record.span, true)?);
    }
    let conditions = b.conditions()?;
    let added =
        records::dag(record, "benefitDelta").and_then(|d| d.args.first()).and_then(|a| a.value.as_int());
    let benefit = b.ops + added.unwrap_or(0);
    let operators = b.operators;
    if results.is_empty() {
        r.error(record.span, format!("pattern '{name}' says nothing about what replaces its source"));
    }
    let root_results = operators.get(bound.operator).map_or(0, |o| o.results.len());
    if results.len() > 1 && results.len() != root_results {
        let message =
            format!("pattern '{name}' has {} results for an operation with {root_results}", results.len());
        r.error(record.span, message);
    }
    if r.diagnostics.len() > before {
        return None;
    }
    Some(Pattern { name, span: record.span, operators, source: bound, results, conditions, benefit })
}

struct PatternBuilder<'b, 'r> {
    r: &'b mut Reader<'r>,
    constraints: &'b mut Constraints,
    record: &'r Record,
    operators: Vec<Operator>,
    known: Vec<Binding>,
    depth: usize,
    /// How many operations the source matches.
    ops: i64,
}

impl PatternBuilder<'_, '_> {
    fn error(&mut self, span: Span, message: impl Into<String>, help: Option<String>) {
        let mut d = Diagnostic::error(span, message);
        d.help = help;
        self.r.diagnostics.push(d);
    }

    fn operator(&mut self, id: RecordId, span: Span) -> Option<usize> {
        if let Some(at) = self.operators.iter().position(|o| o.record == id) {
            return Some(at);
        }
        let record = self.r.get(id);
        let before = self.r.diagnostics.len();
        let built = operator::build(self.r, self.constraints, record);
        let Some(op) = built else {
            // What is wrong with it is said where it is compiled.
            self.r.diagnostics.truncate(before);
            self.error(span, format!("operation '{}' has errors of its own", record.name), None);
            return None;
        };
        self.operators.push(op);
        Some(self.operators.len() - 1)
    }

    /// An operation's dag: which operation, after its number of arguments was checked.
    fn op_dag(&mut self, dag: &Dag, span: Span) -> Option<usize> {
        let id = dag.op.as_def();
        let Some(record) = id.map(|id| self.r.get(id)).filter(|o| o.is_a("Op")) else {
            let name = id.map_or("?".to_owned(), |id| self.r.get(id).name.to_string());
            self.error(span, format!("expected an operation in a pattern, found '{name}'"), None);
            return None;
        };
        let at = self.operator(record.id, span)?;
        let op = &self.operators[at];
        let (wanted, found) = (op.arguments.len(), dag.args.len());
        if wanted != found {
            let names: Vec<String> =
                op.arguments.iter().map(|a| format!("${}", argument_name(op, *a))).collect();
            let message =
                format!("operation '{}' has {wanted} arguments, but the pattern gives {found}", op.name);
            let help = (wanted > 0).then(|| format!("they are {}", names.join(", ")));
            self.error(span, message, help);
            return None;
        }
        Some(at)
    }

    fn enter(&mut self, span: Span) -> Option<()> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            self.error(span, "this pattern is nested too deeply", None);
            return None;
        }
        Some(())
    }

    fn source(&mut self, dag: &Dag, span: Span) -> Option<Source> {
        self.enter(span)?;
        let operator = self.op_dag(dag, span)?;
        self.ops += 1;
        let mut args = Vec::new();
        for (i, arg) in dag.args.iter().enumerate() {
            args.push(self.source_arg(operator, i, arg, arg.span.unwrap_or(span))?);
        }
        self.depth -= 1;
        Some(Source { operator, name: dag.op_name.as_deref().map(str::to_owned), args })
    }

    fn source_arg(&mut self, operator: usize, index: usize, arg: &DagArg, span: Span) -> Option<SourceArg> {
        // `$_` matches anything and binds nothing.
        let name = arg.name.as_deref().filter(|n| *n != "_").map(str::to_owned);
        let of = self.operators[operator].arguments[index];
        let mut out = SourceArg { name, nested: None, constraint: None, absent: false };
        match &arg.value {
            Value::Unset => {}
            Value::Dag(dag) => {
                let single = matches!(of, Argument::Operand(i)
                    if self.operators[operator].operands[i].arity == Arity::Single);
                if !single {
                    let message = "only an operand that is a single value can be matched by an operation";
                    self.error(span, message, None);
                    return None;
                }
                out.nested = Some(self.source(dag, span)?);
            }
            Value::Def(id)
                if &*self.r.get(*id).name == "IsNullAttr" && matches!(of, Argument::Attribute(_)) =>
            {
                out.absent = true;
            }
            Value::Def(id) => {
                let record = self.r.get(*id);
                let subject = match of {
                    Argument::Operand(_) if record.is_a("TypeConstraint") => Subject::Type,
                    Argument::Attribute(_) if record.is_a("AttrConstraint") => Subject::Attr,
                    _ => {
                        let wanted = match of {
                            Argument::Operand(_) => "a type constraint",
                            Argument::Attribute(_) => "an attribute constraint",
                        };
                        let message = format!("expected {wanted}, but '{}' is none", record.name);
                        self.error(span, message, None);
                        return None;
                    }
                };
                out.constraint = Some(self.constraints.intern(self.r, record, subject)?);
            }
            _ => {
                self.error(span, "expected a name, an operation or a constraint", None);
                return None;
            }
        }
        Some(out)
    }

    /// Checks that a name is bound.
    fn bound(&mut self, name: &str, span: Span) -> Option<Kind> {
        if let Some(b) = self.known.iter().find(|b| b.name == name) {
            return Some(b.kind);
        }
        let near = support::suggest::nearest(name, self.known.iter().map(|b| b.name.as_str()));
        let help = near.map(|n| format!("did you mean '${n}'?"));
        self.error(span, format!("'${name}' is not bound by the source pattern"), help);
        None
    }

    /// `replaces` is set for what replaces results of the root.
    fn target(&mut self, dag: &Dag, span: Span, replaces: bool) -> Option<Target> {
        self.enter(span)?;
        let operator = dag.op.as_def().map(|id| self.r.get(id));
        let target = match operator {
            Some(o) if &*o.name == "replaceWithValue" => {
                let [arg] = &*dag.args else {
                    self.error(span, "'replaceWithValue' takes one argument", None);
                    return None;
                };
                if !replaces {
                    self.error(span, "'replaceWithValue' can only stand at the top of a result", None);
                    return None;
                }
                self.target_arg(arg, arg.span.unwrap_or(span))?
            }
            Some(o) if o.is_a("NativeCodeCall") => {
                let args = self.target_args(dag, span)?;
                if args.iter().any(makes_operation) {
                    self.error(span, "a 'NativeCodeCall' cannot take the result of a new operation", None);
                    return None;
                }
                let text = records::text(o, "expression").to_owned();
                let expr = self.constraints.parse(self.r, o, "expression", &text)?;
                self.check_native(&expr, &args, span)?;
                Target::Native { expr, args }
            }
            Some(o) if ["location", "returnType", "either", "variadic"].contains(&&*o.name) => {
                self.error(span, format!("the directive '{}' is not supported", o.name), None);
                return None;
            }
            _ => {
                let at = self.op_dag(dag, span)?;
                let args = self.target_args(dag, span)?;
                self.check_kinds(at, &args, dag, span)?;
                if !replaces && self.operators[at].results.len() != 1 {
                    self.error(span, "an operation inside a result must have one result itself", None);
                    return None;
                }
                let op = &self.operators[at];
                if !replaces && op.inferred.is_none() && !op.infers_by_hook {
                    let message = format!("the result type of the new '{}' is not known", op.name);
                    let help = "only an operation that replaces the root takes its types; others must infer their own";
                    self.error(span, message, Some(help.to_owned()));
                    return None;
                }
                Target::Create { operator: at, args }
            }
        };
        self.depth -= 1;
        Some(target)
    }

    fn target_args(&mut self, dag: &Dag, span: Span) -> Option<Vec<Target>> {
        let mut args = Vec::new();
        for arg in &dag.args {
            args.push(self.target_arg(arg, arg.span.unwrap_or(span))?);
        }
        Some(args)
    }

    fn target_arg(&mut self, arg: &DagArg, span: Span) -> Option<Target> {
        match &arg.value {
            Value::Unset => {
                let Some(name) = arg.name.as_deref() else {
                    self.error(span, "expected a name, an operation or an attribute", None);
                    return None;
                };
                self.bound(name, span)?;
                Some(Target::Bound(name.to_owned()))
            }
            Value::Dag(dag) => self.target(dag, span, false),
            Value::Def(id) => {
                let record = self.r.get(*id);
                if &*record.name == "IsNullAttr" {
                    return Some(Target::Absent);
                }
                let attribute = record.is_a("ConstantAttr").then(|| records::def(record, "attr")).flatten();
                let Some(attribute) = attribute.map(|a| self.r.get(a)) else {
                    let message = format!("'{}' cannot be made: it is no constant attribute", record.name);
                    self.error(span, message, None);
                    return None;
                };
                let call = self.constraints.parse_field(self.r, attribute, "constBuilderCall")?;
                let text = records::text(record, "value").to_owned();
                let value = self.constraints.parse(self.r, record, "value", &text)?;
                Some(Target::Constant(call.substitute("0", &value)))
            }
            _ => {
                self.error(span, "expected a name, an operation or an attribute", None);
                None
            }
        }
    }

    fn check_native(&mut self, expr: &Expr, args: &[Target], span: Span) -> Option<()> {
        let env = crate::rust::pattern::env(&self.known, args);
        match crate::predicate::emit::emit(expr, &env) {
            Ok(_) => Some(()),
            Err(e) => {
                self.constraints.report(self.r, e, span);
                None
            }
        }
    }

    /// Operands take values and attributes take attributes.
    fn check_kinds(&mut self, operator: usize, args: &[Target], dag: &Dag, span: Span) -> Option<()> {
        for (i, target) in args.iter().enumerate() {
            let op = &self.operators[operator];
            let argument = op.arguments[i];
            let what = argument_name(op, argument);
            let is_attr = match target {
                Target::Bound(name) => self.known.iter().any(|b| &b.name == name && b.kind == Kind::Attr),
                Target::Create { .. } => false,
                Target::Native { .. } => continue,
                Target::Constant(_) | Target::Absent => true,
            };
            let optional =
                matches!(argument, Argument::Attribute(s) if op.attributes[s].presence != Presence::Required);
            let message = match argument {
                Argument::Operand(_) if is_attr => {
                    format!("'{what}' is an operand and takes a value, not an attribute")
                }
                Argument::Attribute(_) if !is_attr => {
                    format!("'{what}' is an attribute and takes an attribute, not a value")
                }
                Argument::Attribute(_) if matches!(target, Target::Absent) && !optional => {
                    format!("attribute '{what}' cannot be left out")
                }
                _ => continue,
            };
            self.error(dag.args[i].span.unwrap_or(span), message, None);
            return None;
        }
        Some(())
    }

    fn conditions(&mut self) -> Option<Vec<Condition>> {
        let mut all = Vec::new();
        for value in records::list(self.record, "constraints") {
            let Some(dag) = value.as_dag() else { continue };
            let span = self.record.span;
            let constraint = dag.op.as_def().map(|id| self.r.get(id)).filter(|c| c.is_a("Constraint"));
            let Some(constraint) = constraint else {
                self.error(span, "a condition of a pattern is a dag of a constraint", None);
                return None;
            };
            let mut args = Vec::new();
            for arg in &dag.args {
                let span = arg.span.unwrap_or(span);
                let Some(name) = arg.name.as_deref() else {
                    self.error(span, "a condition takes names that the source pattern binds", None);
                    return None;
                };
                self.bound(name, span)?;
                args.push(name.to_owned());
            }
            let expr = self.constraints.predicate(self.r, records::def(constraint, "predicate")?)?;
            let env = crate::rust::pattern::condition_env(&self.known, &args);
            if let Err(e) = crate::predicate::emit::emit_as(&expr, &env, Kind::Bool) {
                self.constraints.report(self.r, e, constraint.span);
                return None;
            }
            all.push(Condition { expr, args, span: constraint.span });
        }
        Some(all)
    }
}

fn makes_operation(target: &Target) -> bool {
    match target {
        Target::Create { .. } => true,
        Target::Native { args, .. } => args.iter().any(makes_operation),
        _ => false,
    }
}

fn argument_name(op: &Operator, argument: Argument) -> &str {
    match argument {
        Argument::Operand(i) => &op.operands[i].name,
        Argument::Attribute(i) => &op.attributes[i].name,
    }
}
