//! Expressions, and errors in them.

use std::fmt;
use std::ops::Range;

/// A mistake in an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExprError {
    /// Bytes of the expression's text; `None` if the text was put together from pieces.
    pub range: Option<Range<usize>>,
    /// The message.
    pub message: String,
    /// Advice on what to do.
    pub help: Option<String>,
}

impl ExprError {
    /// A mistake at a place.
    pub fn at(range: Range<usize>, message: impl Into<String>) -> Self {
        ExprError { range: Some(range), message: message.into(), help: None }
    }

    /// The same with help.
    #[must_use]
    pub fn with_help(mut self, help: Option<String>) -> Self {
        self.help = help;
        self
    }
}

/// The name that an opaque expression has in the language.
pub(super) const OPAQUE: &str = "opaque";

/// Operators with two operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each is the operator of that name")]
pub enum Binary {
    Or,
    And,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    BitOr,
    BitXor,
    BitAnd,
    Shl,
    Shr,
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

impl Binary {
    /// The operator's text, the same here and in Rust.
    pub fn text(self) -> &'static str {
        match self {
            Binary::Or => "||",
            Binary::And => "&&",
            Binary::Eq => "==",
            Binary::Ne => "!=",
            Binary::Lt => "<",
            Binary::Le => "<=",
            Binary::Gt => ">",
            Binary::Ge => ">=",
            Binary::BitOr => "|",
            Binary::BitXor => "^",
            Binary::BitAnd => "&",
            Binary::Shl => "<<",
            Binary::Shr => ">>",
            Binary::Add => "+",
            Binary::Sub => "-",
            Binary::Mul => "*",
            Binary::Div => "/",
            Binary::Rem => "%",
        }
    }

    /// All of them.
    pub const ALL: [Binary; 18] = [
        Binary::Or,
        Binary::And,
        Binary::Eq,
        Binary::Ne,
        Binary::Lt,
        Binary::Le,
        Binary::Gt,
        Binary::Ge,
        Binary::BitOr,
        Binary::BitXor,
        Binary::BitAnd,
        Binary::Shl,
        Binary::Shr,
        Binary::Add,
        Binary::Sub,
        Binary::Mul,
        Binary::Div,
        Binary::Rem,
    ];

    /// How tightly it binds, as in Rust; a higher number binds more tightly.
    pub fn precedence(self) -> u8 {
        match self {
            Binary::Or => 1,
            Binary::And => 2,
            Binary::Eq | Binary::Ne | Binary::Lt | Binary::Le | Binary::Gt | Binary::Ge => 3,
            Binary::BitOr => 4,
            Binary::BitXor => 5,
            Binary::BitAnd => 6,
            Binary::Shl | Binary::Shr => 7,
            Binary::Add | Binary::Sub => 8,
            Binary::Mul | Binary::Div | Binary::Rem => 9,
        }
    }
}

/// An expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expr {
    /// The expression without its place.
    pub node: Node,
    /// Bytes of the text it was parsed from; empty if it was put together.
    pub range: Range<usize>,
}

/// The kinds of expressions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Node {
    /// `$_self`, `$_op`, `$name`, `$0`: the name without the dollar sign.
    Placeholder(String),
    /// A name that a closure binds.
    Variable(String),
    /// `true`, `false`
    Bool(bool),
    /// An integer literal.
    Int(i128),
    /// A float literal, as written.
    Float(String),
    /// A string literal, without quotes and escapes.
    Str(String),
    /// A character literal.
    Char(char),
    /// `a::b::C`, passed on to Rust.
    Path(String),
    /// `!x`
    Not(Box<Expr>),
    /// `-x`
    Negate(Box<Expr>),
    /// `a op b`
    Binary(Binary, Box<Expr>, Box<Expr>),
    /// `receiver.name::<generic>(args)`
    Method {
        /// The expression before the dot.
        receiver: Box<Expr>,
        /// The method.
        name: String,
        /// The place of the name.
        name_range: Range<usize>,
        /// A type argument.
        generic: Option<String>,
        /// The arguments.
        args: Vec<Expr>,
    },
    /// `{a, b}` or `[a, b]`
    List(Vec<Expr>),
    /// `path(args)`
    Call {
        /// The function.
        path: String,
        /// The place of its name.
        path_range: Range<usize>,
        /// The arguments.
        args: Vec<Expr>,
    },
    /// `|name| body`
    Closure {
        /// The closure's name for its argument.
        parameter: String,
        /// The body.
        body: Box<Expr>,
    },
    /// `condition ? then : other`
    Conditional(Box<[Expr; 3]>),
    /// An expression whose value is not known, since it is not understood.
    Opaque {
        /// Why it is not.
        reason: String,
        /// The expression as it is written.
        text: String,
    },
}

impl Expr {
    /// An expression that was not written.
    pub fn synthetic(node: Node) -> Self {
        Expr { node, range: 0..0 }
    }

    /// The conjunction of all; `true` if there are none.
    pub fn all(children: impl IntoIterator<Item = Expr>) -> Self {
        Self::chain(children, Binary::And, true)
    }

    /// The disjunction of all; `false` if there are none.
    pub fn any(children: impl IntoIterator<Item = Expr>) -> Self {
        Self::chain(children, Binary::Or, false)
    }

    /// A balanced tree, without the operator's neutral element and without repetitions.
    fn chain(children: impl IntoIterator<Item = Expr>, op: Binary, neutral: bool) -> Self {
        let mut kept: Vec<Expr> = Vec::new();
        let mut seen = rustc_hash::FxHashSet::default();
        for child in children {
            match child.node {
                Node::Bool(b) if b == neutral => {}
                Node::Bool(_) => return child,
                _ if seen.insert(child.to_string()) => kept.push(child),
                _ => {}
            }
        }
        if kept.is_empty() {
            return Expr::synthetic(Node::Bool(neutral));
        }
        while kept.len() > 1 {
            let mut halved = Vec::with_capacity(kept.len().div_ceil(2));
            let mut rest = kept.into_iter();
            while let Some(a) = rest.next() {
                halved.push(match rest.next() {
                    Some(b) => Expr::synthetic(Node::Binary(op, Box::new(a), Box::new(b))),
                    None => a,
                });
            }
            kept = halved;
        }
        kept.pop().unwrap_or_else(|| Expr::synthetic(Node::Bool(neutral)))
    }

    /// The direct parts of the expression.
    pub fn parts(&self) -> Vec<&Expr> {
        match &self.node {
            Node::Not(e) | Node::Negate(e) | Node::Closure { body: e, .. } => vec![e],
            Node::Binary(_, a, b) => vec![a, b],
            Node::Method { receiver, args, .. } => std::iter::once(&**receiver).chain(args).collect(),
            Node::Call { args, .. } | Node::List(args) => args.iter().collect(),
            Node::Conditional(parts) => parts.iter().collect(),
            _ => Vec::new(),
        }
    }

    /// The same expression over other parts.
    pub(super) fn over(&self, on: &dyn Fn(&Expr) -> Expr) -> Expr {
        let boxed = |e: &Expr| Box::new(on(e));
        let all = |exprs: &[Expr]| exprs.iter().map(on).collect();
        let node = match &self.node {
            Node::Not(e) => Node::Not(boxed(e)),
            Node::Negate(e) => Node::Negate(boxed(e)),
            Node::Binary(op, a, b) => Node::Binary(*op, boxed(a), boxed(b)),
            Node::Method { receiver, name, name_range, generic, args } => Node::Method {
                receiver: boxed(receiver),
                name: name.clone(),
                name_range: name_range.clone(),
                generic: generic.clone(),
                args: all(args),
            },
            Node::List(elements) => Node::List(all(elements)),
            Node::Call { path, path_range, args } => {
                Node::Call { path: path.clone(), path_range: path_range.clone(), args: all(args) }
            }
            Node::Closure { parameter, body } => {
                Node::Closure { parameter: parameter.clone(), body: boxed(body) }
            }
            Node::Conditional(parts) => match on(&parts[0]) {
                Expr { node: Node::Bool(true), .. } => return on(&parts[1]),
                Expr { node: Node::Bool(false), .. } => return on(&parts[2]),
                condition => Node::Conditional(Box::new([condition, on(&parts[1]), on(&parts[2])])),
            },
            leaf => leaf.clone(),
        };
        Expr { node, range: self.range.clone() }
    }

    /// The number of parts of the expression, and how deep they nest.
    pub fn measure(&self) -> (usize, usize) {
        let mut size = 1;
        let mut depth = 0;
        for e in self.parts() {
            let (s, d) = e.measure();
            size += s;
            depth = depth.max(d);
        }
        (size, depth + 1)
    }

    /// The expression with a placeholder replaced.
    pub fn substitute(&self, placeholder: &str, replacement: &Expr) -> Expr {
        match &self.node {
            Node::Placeholder(name) if name == placeholder => replacement.clone(),
            Node::Opaque { reason, text } => Expr {
                node: Node::Opaque {
                    reason: reason.clone(),
                    text: text.replace(&format!("${placeholder}"), &replacement.to_string()),
                },
                range: self.range.clone(),
            },
            _ => self.over(&|e| e.substitute(placeholder, replacement)),
        }
    }

    /// The expression with a name that a closure binds replaced.
    pub fn bind(&self, variable: &str, value: &Expr) -> Expr {
        match &self.node {
            Node::Variable(name) if name == variable => value.clone(),
            // A closure with the same parameter hides it.
            Node::Closure { parameter, .. } if parameter == variable => self.clone(),
            // A name in the value must not become the parameter's.
            Node::Closure { parameter, body } if value.has_variable(parameter) => {
                let mut other = format!("{parameter}_");
                while value.has_variable(&other) || body.has_variable(&other) {
                    other.push('_');
                }
                let renamed = body.bind(parameter, &Expr::synthetic(Node::Variable(other.clone())));
                let body = Box::new(renamed.bind(variable, value));
                Expr { node: Node::Closure { parameter: other, body }, range: self.range.clone() }
            }
            _ => self.over(&|e| e.bind(variable, value)),
        }
    }

    /// The expression with names that are written in it replaced by their values.
    pub(super) fn with_names<'e>(&self, value: &dyn Fn(&str) -> Option<&'e Expr>) -> Expr {
        match &self.node {
            Node::Path(name) => value(name).unwrap_or(self).clone(),
            _ => self.over(&|e| e.with_names(value)),
        }
    }

    /// True if a name that a closure binds, or the parameter of a closure, is in it.
    pub(super) fn has_variable(&self, wanted: &str) -> bool {
        match &self.node {
            Node::Variable(name) | Node::Closure { parameter: name, .. } if name == wanted => true,
            _ => self.parts().into_iter().any(|e| e.has_variable(wanted)),
        }
    }

    /// Calls `f` on every placeholder's name.
    pub fn placeholders(&self, f: &mut dyn FnMut(&str)) {
        if let Node::Placeholder(name) = &self.node {
            f(name);
        }
        for e in self.parts() {
            e.placeholders(f);
        }
    }
}

/// The text of an expression in its own language; parsing it gives the expression back.
impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, args: &[Expr]| {
            for (i, a) in args.iter().enumerate() {
                if i > 0 {
                    f.write_str(", ")?;
                }
                write!(f, "{a}")?;
            }
            f.write_str(")")
        };
        match &self.node {
            Node::Placeholder(name) => write!(f, "${name}"),
            Node::Variable(name) | Node::Path(name) | Node::Float(name) => f.write_str(name),
            Node::Bool(b) => write!(f, "{b}"),
            Node::Int(i) => write!(f, "{i}"),
            Node::Str(s) => write!(f, "{s:?}"),
            Node::Char(c) => write!(f, "{c:?}"),
            Node::Not(e) => write!(f, "!({e})"),
            Node::Negate(e) => write!(f, "-({e})"),
            Node::Binary(op, a, b) => write!(f, "({a}) {} ({b})", op.text()),
            Node::Method { receiver, name, generic, args, .. } => {
                write!(f, "({receiver}).{name}")?;
                if let Some(generic) = generic {
                    write!(f, "::<{generic}>")?;
                }
                f.write_str("(")?;
                list(f, args)
            }
            Node::List(elements) => {
                let elements: Vec<String> = elements.iter().map(Expr::to_string).collect();
                write!(f, "[{}]", elements.join(", "))
            }
            Node::Call { path, args, .. } => {
                write!(f, "{path}(")?;
                list(f, args)
            }
            Node::Closure { parameter, body } => write!(f, "|{parameter}| {body}"),
            Node::Conditional(parts) => write!(f, "({}) ? ({}) : ({})", parts[0], parts[1], parts[2]),
            Node::Opaque { reason, text } => write!(f, "{OPAQUE}({text:?}, {reason:?})"),
        }
    }
}
