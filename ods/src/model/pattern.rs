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
    /// Its record.
    pub record: RecordId,
    /// Where it is defined.
    pub span: Span,
    /// The operations that its dags name.
    pub operators: Vec<Operator>,
    /// What is matched.
    pub source: Source,
    /// What is made: the last of them replace the results of the root.
    pub results: Vec<Target>,
    /// What is made or called after them.
    pub supplemental: Vec<Target>,
    /// Further conditions.
    pub conditions: Vec<Condition>,
    /// All names, in the order they are bound.
    pub bindings: Vec<Binding>,
    /// How eagerly it is tried.
    pub benefit: i64,
}

/// An operation to match.
#[derive(Debug)]
pub struct Source {
    /// Which of the pattern's operations.
    pub operator: usize,
    /// What its results are called.
    pub name: Option<String>,
    /// What is asked of its `arguments`.
    pub args: Vec<SourceItem>,
}

/// What is asked of arguments.
#[derive(Debug)]
pub enum SourceItem {
    /// Of one argument.
    One(Argument, SourceArg),
    /// Of two operands in either order.
    Either([usize; 2], Box<[SourceArg; 2]>),
    /// Of each value of a variadic operand, and how all of them are called.
    Variadic(usize, Option<String>, Vec<SourceArg>),
}

impl Pattern {
    /// True where a name is bound that nothing refers to.
    pub fn names_more_than_it_uses(&self) -> bool {
        fn of_target<'t>(target: &'t Target, used: &mut Vec<&'t str>) {
            let (args, location) = match target {
                Target::Bound(name) => return used.push(name),
                Target::Create(c) => {
                    for of in c.types.iter().flatten() {
                        match of {
                            TypeOf::Bound(name) => used.push(name),
                            TypeOf::Expr(_, args) => args.iter().for_each(|a| of_target(a, used)),
                        }
                    }
                    (&c.args, &c.location)
                }
                Target::Native(n) => (&n.args, &n.location),
                _ => return,
            };
            args.iter().for_each(|a| of_target(a, used));
            used.extend(location.iter().flat_map(|l| &l.of).map(String::as_str));
        }
        let mut used = Vec::new();
        self.results.iter().chain(&self.supplemental).for_each(|t| of_target(t, &mut used));
        for c in &self.conditions {
            used.extend(c.args.iter().chain(&c.this).map(String::as_str));
        }
        let used: Vec<_> =
            used.iter().filter_map(|n| find(&self.bindings, n)).map(|(b, _)| &b.name).collect();
        self.bindings.iter().any(|b| !used.contains(&&b.name))
    }
}

impl Source {
    /// How many operations it names, itself included.
    pub fn operations(&self) -> usize {
        let nested = self.args.iter().flat_map(SourceItem::args).map(|arg| match &arg.nested {
            Some(Nested::Op(source)) => source.operations(),
            _ => 0,
        });
        1 + nested.sum::<usize>()
    }
}

impl SourceItem {
    /// What is asked of each argument or value.
    pub fn args(&self) -> &[SourceArg] {
        match self {
            SourceItem::One(_, arg) => std::slice::from_ref(arg),
            SourceItem::Either(_, args) => &**args,
            SourceItem::Variadic(_, _, args) => args,
        }
    }
}

/// What is asked of an argument.
#[derive(Debug, Default)]
pub struct SourceArg {
    /// What it is called; the second time a name is used both must be equal.
    pub name: Option<String>,
    /// What must define it.
    pub nested: Option<Nested>,
    /// What it must satisfy.
    pub constraint: Option<ConstraintId>,
    /// Whether it must not be there.
    pub absent: bool,
}

/// What an argument is matched by.
#[derive(Debug)]
pub enum Nested {
    /// The operation that must define it.
    Op(Source),
    /// A Rust expression over `$_self`: an `Option` of what is bound to the names, or a condition if there are none.
    Native(Expr, Vec<String>),
}

/// What to make.
#[derive(Debug)]
pub enum Target {
    /// Something that was matched or made.
    Bound(String),
    /// A new operation.
    Create(Create),
    /// A Rust expression over `$0`, `$1`, `$_builder` and `$_loc`.
    Native(Native),
    /// A constant attribute, as an expression over `$_builder`.
    Constant(Expr),
    /// A case of the enumeration of the attribute whose place it takes.
    EnumCase(i64),
    /// An attribute that is left out.
    Absent,
}

/// A new operation.
#[derive(Debug)]
pub struct Create {
    /// Which of the pattern's operations.
    pub operator: usize,
    /// What its results are called.
    pub name: Option<String>,
    /// Its `arguments` in order.
    pub args: Vec<Target>,
    /// Its location, unless it is that of what was matched.
    pub location: Option<Location>,
    /// The types of its results, where the pattern gives them.
    pub types: Option<Vec<TypeOf>>,
}

/// A call of the author's code.
#[derive(Debug)]
pub struct Native {
    /// The expression.
    pub expr: Expr,
    /// What the numbers stand for.
    pub args: Vec<Target>,
    /// How many values it gives.
    pub returns: usize,
    /// What they are called.
    pub name: Option<String>,
    /// What `$_loc` is, unless it is the location of what was matched.
    pub location: Option<Location>,
}

/// `(location ...)`
#[derive(Debug)]
pub struct Location {
    /// A name, or the metadata of a fused location.
    pub text: Option<String>,
    /// Whose locations.
    pub of: Vec<String>,
}

/// A part of `(returnType ...)`.
#[derive(Debug)]
pub enum TypeOf {
    /// The type of what a name is bound to.
    Bound(String),
    /// An expression over `$_builder`, and `$0`, `$1` for these.
    Expr(Expr, Vec<Target>),
}

/// A condition over what was matched.
#[derive(Debug)]
pub struct Condition {
    /// The expression over `$_self`, `$0`, `$1`.
    pub expr: Expr,
    /// What `$_self` stands for.
    pub this: Option<String>,
    /// What the numbers stand for.
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
    /// How many results `$name__0`, `$name__1` can name.
    pub results: usize,
    /// Whether it is an attribute that may not be there.
    pub optional: bool,
}

/// What `$name` or `$name__1` is bound to, and which result of it is meant.
pub fn find<'b>(known: &'b [Binding], name: &str) -> Option<(&'b Binding, Option<usize>)> {
    if let Some(b) = known.iter().find(|b| b.name == name) {
        return Some((b, None));
    }
    let (base, index) = name.rsplit_once("__")?;
    let index: usize = index.parse().ok()?;
    known.iter().find(|b| b.name == base && index < b.results).map(|b| (b, Some(index)))
}

/// The kind of what a name is bound to.
pub fn kind_of(known: &[Binding], name: &str) -> Option<Kind> {
    find(known, name).map(|(b, index)| if index.is_some() { Kind::Value } else { b.kind })
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
    let conditions = b.conditions()?;
    let results = b.targets("resultPatterns", true)?;
    let supplemental = b.targets("supplementalPatterns", false)?;
    let added =
        records::dag(record, "benefitDelta").and_then(|d| d.args.first()).and_then(|a| a.value.as_int());
    let benefit = b.ops.saturating_add(added.unwrap_or(0));
    let (operators, bindings) = (b.operators, b.known);
    let root = operators.get(source.operator)?;
    let wanted = root.results.len();
    let made: usize = results.iter().map(|t| produced(&operators, t)).sum();
    if results.is_empty() && wanted > 0 {
        r.error(record.span, format!("pattern '{name}' says nothing about what replaces its source"));
    } else if made < wanted && !matches!(&*results, [one] if is_variadic(&operators, one)) {
        let message = format!("pattern '{name}' has {made} results for an operation with {wanted}");
        r.error(record.span, message);
    }
    check_types(r, &operators, &results, wanted, record.span);
    if r.diagnostics.len() > before {
        return None;
    }
    Some(Pattern {
        name,
        record: record.id,
        span: record.span,
        operators,
        source,
        results,
        supplemental,
        conditions,
        bindings,
        benefit,
    })
}

/// What comes before the results that replace the root's cannot have their types.
fn check_types(r: &mut Reader<'_>, operators: &[Operator], results: &[Target], wanted: usize, span: Span) {
    let mut after = 0;
    for target in results.iter().rev() {
        after += produced(operators, target);
        let Target::Create(c) = target else { continue };
        let Some(op) = operators.get(c.operator) else { continue };
        let known = c.types.is_some() || op.inferred.is_some() || op.infers_by_hook;
        if !known && after > wanted && !op.results.is_empty() {
            r.error(span, format!("the result type of the new '{}' is not known", op.name));
        }
    }
}

/// How many values a target gives.
pub fn produced(operators: &[Operator], target: &Target) -> usize {
    match target {
        Target::Create(c) => operators.get(c.operator).map_or(0, |o| o.results.len()),
        Target::Native(n) => n.returns,
        _ => 1,
    }
}

/// True for an operation with a number of results that is known only when it is made.
pub fn is_variadic(operators: &[Operator], target: &Target) -> bool {
    matches!(target, Target::Create(c) if operators.get(c.operator).is_some_and(has_variadic_results))
}

fn has_variadic_results(op: &Operator) -> bool {
    op.results.iter().any(|r| r.arity != Arity::Single)
}

pub(super) struct PatternBuilder<'b, 'r> {
    pub(super) r: &'b mut Reader<'r>,
    pub(super) constraints: &'b mut Constraints,
    pub(super) record: &'r Record,
    pub(super) operators: Vec<Operator>,
    pub(super) known: Vec<Binding>,
    pub(super) depth: usize,
    /// How many operations the source matches.
    ops: i64,
}

impl PatternBuilder<'_, '_> {
    pub(super) fn error(&mut self, span: Span, message: impl Into<String>, help: Option<String>) {
        let mut d = Diagnostic::error(span, message);
        d.help = help;
        self.r.diagnostics.push(d);
    }

    pub(super) fn operator(&mut self, id: RecordId, span: Span) -> Option<usize> {
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

    /// An operation's dag: which operation.
    pub(super) fn op_dag(&mut self, dag: &Dag, span: Span) -> Option<usize> {
        let id = dag.op.as_def();
        let Some(record) = id.map(|id| self.r.get(id)).filter(|o| o.is_a("Op")) else {
            let name = id.map_or("?".to_owned(), |id| self.r.get(id).name.to_string());
            self.error(span, format!("expected an operation in a pattern, found '{name}'"), None);
            return None;
        };
        self.operator(record.id, span)
    }

    /// Says that a dag has the wrong number of arguments.
    pub(super) fn wrong_count(&mut self, operator: usize, found: usize, span: Span) -> Option<()> {
        let op = &self.operators[operator];
        let names: Vec<String> = op.arguments.iter().map(|a| format!("${}", argument_name(op, *a))).collect();
        let message = format!(
            "op '{}' argument number mismatch: {found} in pattern vs. {} in definition",
            op.name,
            names.len()
        );
        let help = (!names.is_empty()).then(|| format!("they are {}", names.join(", ")));
        self.error(span, message, help);
        None
    }

    pub(super) fn enter(&mut self, span: Span) -> Option<()> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            self.error(span, "this pattern is nested too deeply", None);
            return None;
        }
        Some(())
    }

    /// Binds a name, unless it is bound already.
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

    fn source(&mut self, dag: &Dag, span: Span) -> Option<Source> {
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
                        self.wrong_count(operator, dag.args.len(), span_of(dag, span))?;
                        return None;
                    };
                    args.push(SourceItem::One(of, self.source_arg(operator, of, arg, span)?));
                }
            }
            next += 1;
        }
        if next != self.operators[operator].arguments.len() {
            self.wrong_count(operator, next, span_of(dag, span))?;
        }
        self.depth -= 1;
        Some(Source { operator, name, args })
    }

    /// `(either a, b)`: two operands in any order.
    fn either(&mut self, operator: usize, at: usize, dag: &Dag, span: Span) -> Option<SourceItem> {
        let [first, second] = &*dag.args else {
            self.error(span, "`either` only supports grouping two operands", None);
            return None;
        };
        let nests = |a: &DagArg| {
            let op = a.value.as_dag().and_then(|d| d.op.as_def());
            op.is_some_and(|op| &*self.r.get(op).name == "either")
        };
        if nests(first) || nests(second) {
            self.error(span, "either cannot be nested", None);
            return None;
        }
        let op = &self.operators[operator];
        let single = |at: usize| match op.arguments.get(at) {
            Some(&Argument::Operand(i)) if op.operands[i].arity == Arity::Single => Some(i),
            _ => None,
        };
        let (Some(a), Some(b)) = (single(at), single(at + 1)) else {
            self.error(span, "either can only be applied on operand", None);
            return None;
        };
        let one = self.source_arg(operator, Argument::Operand(a), first, first.span.unwrap_or(span))?;
        let other = self.source_arg(operator, Argument::Operand(b), second, second.span.unwrap_or(span))?;
        Some(SourceItem::Either([a, b], Box::new([one, other])))
    }

    /// `(variadic a, b)`: a variadic operand of that many values.
    fn variadic(&mut self, operator: usize, at: usize, dag: &Dag, span: Span) -> Option<SourceItem> {
        let op = &self.operators[operator];
        let group = match op.arguments.get(at) {
            Some(&Argument::Operand(i)) if op.operands[i].arity == Arity::Variadic => i,
            _ => {
                self.error(span, "`variadic` can only be applied on a variadic operand", None);
                return None;
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
        let kind = argument_kind(op, of);
        let subject = match of {
            Argument::Operand(_) => Subject::Type,
            Argument::Attribute(_) => Subject::Attr,
        };
        let optional = matches!(of, Argument::Attribute(s) if op.attributes[s].presence == Presence::Optional)
            && matches!(arg.value, Value::Unset);
        self.element(arg, subject, kind, optional, span)
    }

    /// What is asked of one value or attribute.
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
                    self.error(span, message, None);
                    return None;
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
                    let message = match subject {
                        Subject::Attr => format!("expected {wanted}, but '{}' is none", record.name),
                        _ => format!("expected {wanted}, but '{}' is none", record.name),
                    };
                    self.error(span, message, None);
                    return None;
                }
                out.constraint = Some(self.constraints.intern(self.r, record, subject)?);
            }
            Value::String(_) => {
                self.error(span, "raw string not supported as argument", None);
                return None;
            }
            _ => {
                self.error(span, "expected a name, an operation or a constraint", None);
                return None;
            }
        }
        Some(out)
    }

    /// `(NativeCodeCall<"..."> $a, $b)` in a source: the names are bound to what the expression gives.
    fn native_match(&mut self, native: &Record, dag: &Dag, kind: Kind, span: Span) -> Option<Nested> {
        if dag.op_name.is_some() {
            let message = format!(
                "binding symbol '{}' to NativecodeCall in MatchPattern is not supported",
                dag.op_name.as_deref().unwrap_or("")
            );
            self.error(span, message, None);
            return None;
        }
        let text = records::text(native, "expression").to_owned();
        let expr = self.constraints.parse(self.r, native, "expression", &text)?;
        let env = crate::rust::pattern::match_env(kind, "this").with_scope(&self.constraints.scope);
        if let Err(e) = crate::predicate::emit::emit(&expr, &env) {
            self.constraints.report(self.r, e, span);
            return None;
        }
        let mut names = Vec::new();
        for arg in &dag.args {
            let span = arg.span.unwrap_or(span);
            let name = match (&arg.value, arg.name.as_deref()) {
                (Value::Unset | Value::Def(_), Some(name)) => name.to_owned(),
                _ => {
                    self.error(span, "code in a source pattern binds names", None);
                    return None;
                }
            };
            if self.known.iter().any(|b| b.name == name) {
                self.error(span, format!("'${name}' is bound already"), None);
                return None;
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
        self.error(span, format!("symbol not found: {name}"), help);
        None
    }

    fn conditions(&mut self) -> Option<Vec<Condition>> {
        let mut all = Vec::new();
        for value in records::list(self.record, "constraints") {
            let Some(dag) = value.as_dag() else {
                let message = "all elements in Pattern multi-entity constraints should be DAG nodes";
                self.error(self.record.span, message, None);
                return None;
            };
            let span = dag.span.unwrap_or(self.record.span);
            let constraint = dag.op.as_def().map(|id| self.r.get(id)).filter(|c| c.is_a("Constraint"));
            let Some(constraint) = constraint else {
                self.error(span, "a condition of a pattern is a dag of a constraint", None);
                return None;
            };
            let mut args = Vec::new();
            for arg in &dag.args {
                let span = arg.span.unwrap_or(span);
                let Some(name) = arg.name.as_deref() else {
                    self.error(
                        span,
                        "operands to additional constraints can only be symbol references",
                        None,
                    );
                    return None;
                };
                self.bound(name, span)?;
                args.push(name.to_owned());
            }
            // `(C:$x $y)` names it; else it is the first argument.
            if let Some(name) = dag.op_name.as_deref() {
                self.bound(name, span)?;
            }
            let this = dag.op_name.as_deref().map(str::to_owned).or_else(|| args.first().cloned());
            let expr = self.constraints.predicate(self.r, records::def(constraint, "predicate")?)?;
            let env = crate::rust::pattern::condition_env(&self.known, this.as_deref(), &args);
            let env = env.with_scope(&self.constraints.scope);
            if let Err(e) = crate::predicate::emit::emit_as(&expr, &env, Kind::Bool) {
                self.constraints.report(self.r, e, constraint.span);
                return None;
            }
            all.push(Condition { expr, this, args, span: constraint.span });
        }
        Some(all)
    }
}

/// Where a dag was written.
pub(super) fn span_of(dag: &Dag, span: Span) -> Span {
    dag.span.unwrap_or(span)
}

pub(super) fn argument_name(op: &Operator, argument: Argument) -> &str {
    match argument {
        Argument::Operand(i) => &op.operands[i].name,
        Argument::Attribute(i) => &op.attributes[i].name,
    }
}
