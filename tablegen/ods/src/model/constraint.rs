//! Constraints: predicates as expressions, with the summaries that diagnostics use.

use std::ops::{Deref, DerefMut};
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use support::{Diagnostic, Span};
use tablegen::{Record, RecordId, Value};

use crate::literal;
use crate::predicate::Scope;
use crate::predicate::emit::{Env, emit_as};
use crate::predicate::{CHILD, Expr, ExprError, Kind, Node, Text, opaque, parse_text};
use crate::records::{self, Reader};

/// The id of a constraint in [`Constraints`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ConstraintId(pub usize);

/// The subject of a constraint.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// A type: of operands and results.
    Type,
    /// An attribute.
    Attr,
    /// A region.
    Region,
}

impl Subject {
    /// The kind of `$_self`.
    pub fn kind(self) -> Kind {
        match self {
            Subject::Type => Kind::Type,
            Subject::Attr => Kind::Attr,
            Subject::Region => Kind::Region,
        }
    }
}

/// A named predicate.
#[derive(Clone, Debug)]
pub struct Constraint {
    /// The name of its static in generated Rust.
    pub name: String,
    /// The kind of its subject.
    pub subject: Subject,
    /// A description of valid values, for diagnostics.
    pub summary: String,
    /// The condition on `$_self`.
    pub predicate: Expr,
    /// Whether `$_self` is the value of a property, and not the attribute that holds it.
    pub on_value: bool,
    /// The condition on `$_self`, as Rust over `this`; its own text in a model that is loaded.
    pub rust: String,
    /// The constant of the engine's `TypeClass` that a format's parser uses, if the constraint is limited to one class.
    pub class: Option<&'static str>,
}

/// The text of a predicate's leaf, and its place.
struct Leaf {
    /// The number of its first byte in ranges of expressions.
    base: usize,
    text: String,
    record: Span,
    /// The literal, if it was found.
    literal: Option<Span>,
}

/// All constraints in use, each only once.
#[derive(Default)]
pub struct Constraints {
    pub(super) all: Vec<Constraint>,
    pub(super) known: FxHashMap<(Subject, String, String, Option<&'static str>), ConstraintId>,
    /// The names in use, with how many constraints asked for each.
    pub(super) names: FxHashMap<String, usize>,
    pub(super) taken: FxHashSet<String>,
    predicates: FxHashMap<RecordId, Option<Expr>>,
    leaves: Vec<Leaf>,
    next_base: usize,
    /// Mistakes that have already been reported, by place and message.
    reported: FxHashSet<(Option<Span>, String)>,
    /// The definitions in visible records.
    pub scope: Rc<Scope>,
}

/// How deep records of predicates may nest.
const MAX_DEPTH: u32 = 100;

/// How many parts a predicate may have, including its children.
const MAX_SIZE: usize = 20_000;

/// How deep the expression for a predicate may nest.
const MAX_EXPR_DEPTH: usize = 500;

impl Constraints {
    /// All of them.
    pub fn all(&self) -> &[Constraint] {
        &self.all
    }

    /// One of them.
    pub fn get(&self, id: ConstraintId) -> &Constraint {
        &self.all[id.0]
    }
}

/// Builds models: holds the records, their sources and diagnostics, and the constraints that they use.
pub struct ModelReader<'r> {
    pub(super) reader: Reader<'r>,
    /// The constraints so far.
    pub constraints: Constraints,
    /// The element that is being read: a mistake in the prelude is reported there.
    pub user: Option<Span>,
}

impl<'r> Deref for ModelReader<'r> {
    type Target = Reader<'r>;

    fn deref(&self) -> &Reader<'r> {
        &self.reader
    }
}

impl<'r> DerefMut for ModelReader<'r> {
    fn deref_mut(&mut self) -> &mut Reader<'r> {
        &mut self.reader
    }
}

impl<'r> ModelReader<'r> {
    /// A reader without constraints.
    pub fn new(reader: Reader<'r>) -> Self {
        ModelReader { reader, constraints: Constraints::default(), user: None }
    }

    /// The expression of a `Pred` record; `None` if it has a mistake, which is reported once.
    pub fn predicate(&mut self, id: RecordId) -> Option<Expr> {
        self.predicate_at(id, 0)
    }

    /// An expression that is a part of no other: no name in it can be one of a lambda around it.
    pub fn whole(&self, expr: Expr) -> Expr {
        if self.loads { opaque::sealed(&expr, &self.constraints.scope, true, &Text::default()) } else { expr }
    }

    fn predicate_at(&mut self, id: RecordId, depth: u32) -> Option<Expr> {
        if let Some(known) = self.constraints.predicates.get(&id) {
            return known.clone();
        }
        let record = self.get(id);
        if depth > MAX_DEPTH {
            return self.fail(record.span, "this predicate is nested too deeply");
        }
        let expr = self.combine(record, depth).filter(|e| {
            let (size, depth) = e.measure();
            let fits = size <= MAX_SIZE && depth <= MAX_EXPR_DEPTH;
            if !fits {
                self.error(record.span, "this predicate is too large");
            }
            fits
        });
        self.constraints.predicates.insert(id, expr.clone());
        expr
    }

    fn combine(&mut self, record: &Record, depth: u32) -> Option<Expr> {
        if record.is_a("CPred") {
            return self.leaf(record);
        }
        let Some(kind) = records::def(record, "kind") else {
            return self.fail(
                record.span,
                format!("'{}' is not a predicate: it is neither a CPred nor a CombinedPred", record.name),
            );
        };
        let mut children = Vec::new();
        for child in records::list(record, "children").iter().filter_map(Value::as_def) {
            children.push(self.predicate_at(child, depth + 1)?);
        }
        let one = |children: Vec<Expr>| children.into_iter().next();
        match &*self.get(kind).name {
            "PredCombinerAnd" => Some(Expr::all(children)),
            "PredCombinerOr" => Some(Expr::any(children)),
            "PredCombinerNot" => Some(match one(children)? {
                Expr { node: Node::Not(inner), .. } => *inner,
                Expr { node: Node::Bool(b), .. } => Expr::synthetic(Node::Bool(!b)),
                child => Expr::synthetic(Node::Not(Box::new(child))),
            }),
            "PredCombinerSubstLeaves" => {
                let pattern = records::text(record, "pattern");
                let replacement = records::text(record, "replacement");
                let child = one(children)?;
                match pattern.strip_prefix('$') {
                    Some(name) => {
                        let replacement = self.parse(record, "replacement", replacement)?;
                        Some(child.substitute(name, &replacement))
                    }
                    None => {
                        let text = child.to_string().replace(pattern, replacement);
                        self.parse(record, "", &text)
                    }
                }
            }
            "PredCombinerConcat" => {
                let prefix = records::text(record, "prefix");
                let suffix = records::text(record, "suffix");
                let child = one(children)?;
                let around = format!("{prefix}${CHILD}{suffix}");
                let whole = parse_text(&Text { text: &around, child: Some(&child), ..Text::default() });
                match whole {
                    Ok(_) => self.parse_around(record, &around, &child),
                    // The child is a part of something that is none by itself.
                    Err(_) => self.parse(record, "", &format!("{prefix}{child}{suffix}")),
                }
            }
            other => {
                self.error(record.span, format!("unknown combination of predicates '{other}'"));
                None
            }
        }
    }

    fn leaf(&mut self, record: &Record) -> Option<Expr> {
        let text = records::text(record, "predExpr");
        // The prelude's class adds parentheses.
        let inner = text.strip_prefix('(').and_then(|t| t.strip_suffix(')')).unwrap_or(text);
        self.parse(record, "predExpr", inner)
    }

    /// Parses a piece of a predicate and remembers its place. `field` is "" for text that was put together.
    pub fn parse(&mut self, record: &Record, field: &str, text: &str) -> Option<Expr> {
        let literal = match field {
            "" => None,
            _ => self.literal(record, field, text),
        };
        self.parse_leaf(text, record.span, literal)
    }

    /// Parses an expression in a record's field.
    pub fn parse_field(&mut self, record: &Record, field: &str) -> Option<Expr> {
        let text = records::text(record, field);
        let literal = self.literal(record, field, text);
        let literal = literal.or_else(|| record.field(field).map(|f| f.span));
        self.parse_leaf(text, record.span, literal)
    }

    /// Like [`Self::parse_field`], where `$_self` is stored as a value of a class of C++.
    pub fn parse_stored(&mut self, record: &Record, field: &str, class: &str) -> Option<Expr> {
        let text = records::text(record, field);
        let literal = self.literal(record, field, text);
        let literal = literal.or_else(|| record.field(field).map(|f| f.span));
        let class = Some(class).filter(|class| !class.is_empty());
        self.parse_given(Text { text, class, ..Text::default() }, record.span, literal)
    }

    /// Like [`Self::parse_field`], for an expression of a certain kind.
    pub fn parse_as(&mut self, record: &Record, field: &str, (env, kind): (Env, Kind)) -> Option<Expr> {
        let expr = self.parse_field(record, field)?;
        let checked = emit_as(&expr, &env.with_scope(&self.constraints.scope), kind);
        if self.loads {
            return Some(expr);
        }
        self.accept(checked, record.span).map(|_| expr)
    }

    /// The result, or `None` after its mistake has been reported.
    pub fn accept<T>(&mut self, result: Result<T, ExprError>, user: Span) -> Option<T> {
        result.map_err(|e| self.report(e, user)).ok()
    }

    /// The literal that holds a field's text: at the place where the field is set, at the record that sets it through
    /// an argument of its class, or at the use of that record.
    pub fn literal(&self, record: &Record, field: &str, text: &str) -> Option<Span> {
        let set = record.field(field).map(|f| f.span).filter(|span| literal::is(self.sources, *span, text));
        let places = || [Some(record.span), self.user].into_iter().flatten();
        set.or_else(|| places().find_map(|near| literal::find(self.sources, near, text)))
    }

    /// Parses a text in which [`CHILD`] stands for a predicate.
    fn parse_around(&mut self, record: &Record, text: &str, child: &Expr) -> Option<Expr> {
        self.parse_given(Text { text, child: Some(child), ..Text::default() }, record.span, None)
    }

    fn parse_leaf(&mut self, text: &str, record: Span, literal: Option<Span>) -> Option<Expr> {
        self.parse_given(Text { text, ..Text::default() }, record, literal)
    }

    fn parse_given(&mut self, given: Text<'_>, record: Span, literal: Option<Span>) -> Option<Expr> {
        // Zero is reserved for synthetic expressions.
        let base = self.constraints.next_base.max(1);
        self.constraints.next_base = base + given.text.len() + 1;
        self.constraints.leaves.push(Leaf { base, text: given.text.to_owned(), record, literal });
        let given = Text { base, ..given };
        let scope = Rc::clone(&self.constraints.scope);
        match parse_text(&given).map(|e| opaque::resolved(&e, &scope)) {
            Ok(expr) if self.loads => Some(opaque::sealed(&expr, &scope, false, &given)),
            Err(e) if self.loads => Some(opaque::unparsed(&given, e.message)),
            parsed => self.accept(parsed, record),
        }
    }

    /// Reports a mistake at its place, only once; `user` is where the predicate is used.
    pub fn report(&mut self, e: ExprError, user: Span) {
        let range = e.range.filter(|r| r.start > 0);
        let leaf = range.as_ref().and_then(|range| {
            let at = self.constraints.leaves.partition_point(|l| l.base <= range.start).checked_sub(1)?;
            let leaf = &self.constraints.leaves[at];
            (range.start <= leaf.base + leaf.text.len()).then_some((at, range.clone()))
        });
        let mut diagnostic = match leaf {
            Some((at, range)) => {
                let leaf = &self.constraints.leaves[at];
                let len = leaf.text.len();
                let local = range.start - leaf.base..(range.end - leaf.base.min(range.end)).min(len);
                let span = match leaf.literal {
                    Some(literal) => literal::place(self.sources, literal, &leaf.text, local),
                    None => leaf.record,
                };
                let span = self.outside_prelude(span, user);
                let d = Diagnostic::error(span, e.message);
                match leaf.literal {
                    None => d.with_note(None, format!("in the expression '{}'", leaf.text)),
                    Some(_) if user.file == span.file && user != leaf.record => {
                        d.with_note(user, "used here")
                    }
                    Some(_) => d,
                }
            }
            None => Diagnostic::error(self.outside_prelude(user, user), e.message),
        };
        diagnostic.help = e.help;
        self.say(diagnostic);
    }

    /// Reports a diagnostic only once: elements with the same constraint share its mistakes.
    pub fn say(&mut self, diagnostic: Diagnostic) {
        if self.constraints.reported.insert((diagnostic.span, diagnostic.message.clone())) {
            self.diagnostics.push(diagnostic);
        }
    }

    /// A place outside the prelude: the prelude's classes are correct, so their arguments are at fault.
    fn outside_prelude(&self, span: Span, user: Span) -> Span {
        let inside = |s: Span| crate::prelude::contains(self.sources, s.file);
        [Some(span), Some(user), self.user].into_iter().flatten().find(|s| !inside(*s)).unwrap_or(span)
    }
}
