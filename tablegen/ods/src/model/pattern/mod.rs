//! Declarative rewrites: `Pat` and `Pattern` records.
//!
//! A source dag is matched against operations from the root down; the result dags replace the root. Names are bound to
//! matched entities: `$x` to a value in place of an operand, to an attribute in place of an attribute, and to the
//! result after an operation's name (`(AddOp:$sum ...)`).

use support::Span;
use tablegen::RecordId;

use super::constraint::ConstraintId;
use super::operator::{Argument, Arity, Operator};
use crate::predicate::{Expr, Kind};

pub(crate) mod names;

mod result;
mod source;

pub(super) mod record;

/// A rewrite.
#[derive(Debug)]
pub struct Pattern {
    /// The name of its struct.
    pub name: String,
    /// Its record.
    pub record: RecordId,
    /// The place of its definition.
    pub span: Span,
    /// The operations that its dags name.
    pub operators: Vec<Operator>,
    /// The operations that it matches.
    pub source: Source,
    /// The targets to create: the last of them replace the results of the root.
    pub results: Vec<ResultTerm>,
    /// Targets to create or functions to call afterwards.
    pub supplemental: Vec<ResultTerm>,
    /// Further conditions.
    pub conditions: Vec<Condition>,
    /// All names, in the order in which they are bound.
    pub bindings: Vec<Binding>,
    /// Its benefit: higher ones are tried first.
    pub benefit: i64,
}

/// An operation to match.
#[derive(Debug)]
pub struct Source {
    /// The index of the operation among the pattern's.
    pub operator: usize,
    /// The name of its results.
    pub name: Option<String>,
    /// The conditions on its `arguments`.
    pub args: Vec<SourceItem>,
}

/// Conditions on arguments.
#[derive(Debug)]
pub enum SourceItem {
    /// On one argument.
    One(Argument, SourceArg),
    /// On two operands, in either order.
    Either([usize; 2], Box<[SourceArg; 2]>),
    /// On each value of a variadic operand, with the name of all of them.
    Variadic(usize, Option<String>, Vec<SourceArg>),
}

impl Pattern {
    /// Whether it binds a name that is never used.
    pub fn names_more_than_it_uses(&self) -> bool {
        fn of_target<'t>(target: &'t ResultTerm, used: &mut Vec<&'t str>) {
            let (args, location) = match target {
                ResultTerm::Bound(name) => return used.push(name),
                ResultTerm::Create(c) => {
                    for of in c.types.iter().flatten() {
                        match of {
                            TypeOf::Bound(name) => used.push(name),
                            TypeOf::Expr(_, args) => args.iter().for_each(|a| of_target(a, used)),
                        }
                    }
                    (&c.args, &c.location)
                }
                ResultTerm::Native(n) => (&n.args, &n.location),
                ResultTerm::Variadic(v) => return v.values.iter().for_each(|value| of_target(value, used)),
                _ => return,
            };
            args.iter().for_each(|a| of_target(a, used));
            used.extend(location.iter().flat_map(|l| &l.of).map(String::as_str));
        }
        let mut used = Vec::new();
        self.results.iter().chain(&self.supplemental).for_each(|t| of_target(t, &mut used));
        for c in &self.conditions {
            used.extend(c.names());
        }
        let used: Vec<_> =
            used.iter().filter_map(|n| find(&self.bindings, n)).map(|(b, _)| &b.name).collect();
        self.bindings.iter().any(|b| !used.contains(&&b.name))
    }
}

impl Source {
    /// The number of operations that it names, including itself.
    pub fn operations(&self) -> usize {
        let nested = self.args.iter().flat_map(SourceItem::args).map(|arg| match &arg.nested {
            Some(Nested::Op(source)) => source.operations(),
            _ => 0,
        });
        1 + nested.sum::<usize>()
    }
}

impl SourceItem {
    /// The conditions on each argument or value.
    pub fn args(&self) -> &[SourceArg] {
        match self {
            SourceItem::One(_, arg) => std::slice::from_ref(arg),
            SourceItem::Either(_, args) => &**args,
            SourceItem::Variadic(_, _, args) => args,
        }
    }
}

/// The conditions on an argument.
#[derive(Debug, Default)]
pub struct SourceArg {
    /// Its name; if a name is used twice, both arguments must be equal.
    pub name: Option<String>,
    /// The source that must match it.
    pub nested: Option<Nested>,
    /// The constraint on it.
    pub constraint: Option<ConstraintId>,
    /// Whether it must be absent.
    pub absent: bool,
}

/// The source that matches an argument.
#[derive(Debug)]
pub enum Nested {
    /// The operation that must define it.
    Op(Source),
    /// A Rust expression over `$_self`: an `Option` of the values for the names, or a condition if there are no names.
    Native(Expr, Vec<String>),
}

/// Something to create.
#[derive(Debug)]
pub enum ResultTerm {
    /// An entity that was matched or created before, by its name.
    Bound(String),
    /// A new operation.
    Create(Create),
    /// A Rust expression over `$0`, `$1`, `$_builder` and `$_loc`.
    Native(Native),
    /// A constant attribute, as an expression over `$_builder`.
    Constant(Expr),
    /// A case of the enumeration of the attribute that it replaces.
    EnumCase(i64),
    /// An attribute that is left out.
    Absent,
    /// Values for a variadic operand.
    Variadic(Variadic),
}

/// `(variadic $a, $b)`: several values for one operand, or for the results of the root.
#[derive(Debug)]
pub struct Variadic {
    /// Their name.
    pub name: Option<String>,
    /// The values, each of them one.
    pub values: Vec<ResultTerm>,
}

/// A new operation.
#[derive(Debug)]
pub struct Create {
    /// The index of the operation among the pattern's.
    pub operator: usize,
    /// The name of its results.
    pub name: Option<String>,
    /// Its `arguments` in order.
    pub args: Vec<ResultTerm>,
    /// Its location; by default the location of the matched operations.
    pub location: Option<Location>,
    /// The types of its results, if the pattern specifies them.
    pub types: Option<Vec<TypeOf>>,
}

/// A call of the author's code.
#[derive(Debug)]
pub struct Native {
    /// The expression.
    pub expr: Expr,
    /// The targets that the numbers refer to.
    pub args: Vec<ResultTerm>,
    /// How many values it returns.
    pub returns: usize,
    /// Their name.
    pub name: Option<String>,
    /// The meaning of `$_loc`; by default the location of the matched operations.
    pub location: Option<Location>,
}

/// `(location ...)`
#[derive(Debug)]
pub struct Location {
    /// A name, or the metadata of a fused location.
    pub text: Option<String>,
    /// The names of the values whose locations are used.
    pub of: Vec<String>,
}

/// A part of `(returnType ...)`.
#[derive(Debug)]
pub enum TypeOf {
    /// The type of the entity to which a name is bound.
    Bound(String),
    /// An expression over `$_builder` and over these targets as `$0`, `$1`.
    Expr(Expr, Vec<ResultTerm>),
}

/// A condition on the matched entities.
#[derive(Debug)]
pub enum Condition {
    /// An expression holds.
    Holds {
        /// The expression over `$_self`, `$0`, `$1`.
        expr: Expr,
        /// The name that `$_self` refers to.
        this: Option<String>,
        /// The names that the numbers refer to.
        args: Vec<String>,
    },
    /// The types of the entity to which a name is bound satisfy a constraint.
    Typed(String, ConstraintId),
}

impl Condition {
    /// The names in the condition.
    fn names(&self) -> Vec<&str> {
        match self {
            Condition::Holds { this, args, .. } => args.iter().chain(this).map(String::as_str).collect(),
            Condition::Typed(name, _) => vec![name],
        }
    }

    /// The constraint on types.
    pub fn constraint(&self) -> Option<ConstraintId> {
        match self {
            Condition::Holds { .. } => None,
            Condition::Typed(_, constraint) => Some(*constraint),
        }
    }
}

/// The entity to which a name is bound.
#[derive(Clone, Debug)]
pub struct Binding {
    /// The name.
    pub name: String,
    /// Its kind: a value, optional value, range of values or attribute.
    pub kind: Kind,
    /// How many results `$name__0`, `$name__1` and so on can name.
    pub results: usize,
    /// Whether it is an attribute that may be absent.
    pub optional: bool,
}

/// The binding of `$name` or `$name__1`, and the index of the result.
pub fn find<'b>(known: &'b [Binding], name: &str) -> Option<(&'b Binding, Option<usize>)> {
    if let Some(b) = known.iter().find(|b| b.name == name) {
        return Some((b, None));
    }
    let (base, index) = name.rsplit_once("__")?;
    let index: usize = index.parse().ok()?;
    known.iter().find(|b| b.name == base && index < b.results).map(|b| (b, Some(index)))
}

/// The kind of the entity to which a name is bound.
pub fn kind_of(known: &[Binding], name: &str) -> Option<Kind> {
    find(known, name).map(|(b, index)| if index.is_some() { Kind::Value } else { b.kind })
}

/// How many values a target produces.
pub fn produced(operators: &[Operator], target: &ResultTerm) -> usize {
    match target {
        ResultTerm::Create(c) => operators.get(c.operator).map_or(0, |o| o.results.len()),
        ResultTerm::Native(n) => n.returns,
        ResultTerm::Variadic(v) => v.values.len(),
        _ => 1,
    }
}

/// True for an operation whose number of results is known only when it is created.
pub fn is_variadic(operators: &[Operator], target: &ResultTerm) -> bool {
    matches!(target, ResultTerm::Create(c) if operators.get(c.operator).is_some_and(has_variadic_results))
}

/// True for an operation some of whose results are variadic or optional.
pub fn has_variadic_results(op: &Operator) -> bool {
    op.results.iter().any(|r| r.arity != Arity::Single)
}
