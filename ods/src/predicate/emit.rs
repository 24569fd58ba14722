//! Checks an expression against the catalogue and writes it as Rust; one walk does both.

use super::catalogue::{Argument, FUNCTIONS, METHODS, Method, methods_named};
use super::{Binary, Expr, ExprError, Kind, Node};
use crate::names;

/// What a placeholder stands for.
#[derive(Clone, Debug)]
pub struct Binding {
    /// The placeholder without the dollar sign.
    pub name: String,
    /// Its kind.
    pub kind: Kind,
    /// The Rust it becomes.
    pub rust: String,
}

impl Binding {
    /// A binding.
    pub fn new(name: impl Into<String>, kind: Kind, rust: impl Into<String>) -> Self {
        Binding { name: name.into(), kind, rust: rust.into() }
    }
}

/// The placeholders that an expression may use.
#[derive(Clone, Default, Debug)]
pub struct Env {
    /// All of them.
    pub bindings: Vec<Binding>,
}

impl Env {
    /// `$_self` alone, as `this`.
    pub fn of_self(kind: Kind, rust: &str) -> Self {
        Env { bindings: vec![Binding::new("_self", kind, rust)] }
    }

    /// `$_builder` alone, as `cx`.
    pub fn of_builder() -> Self {
        Env { bindings: vec![Binding::new("_builder", Kind::Builder, "cx")] }
    }
}

/// Rust text with its kind and how tightly its outermost operator binds.
#[derive(Clone, Debug)]
pub struct Emitted {
    /// The Rust.
    pub rust: String,
    /// Its kind.
    pub kind: Kind,
    precedence: u8,
}

/// The precedence of what needs no parentheses anywhere.
const ATOM: u8 = 10;

impl Emitted {
    fn atom(rust: impl Into<String>, kind: Kind) -> Self {
        Emitted { rust: rust.into(), kind, precedence: ATOM }
    }

    fn wrapped(&self, min: u8) -> String {
        if self.precedence < min { format!("({})", self.rust) } else { self.rust.clone() }
    }
}

/// The expression as Rust, or what is wrong with it.
pub fn emit(expr: &Expr, env: &Env) -> Result<Emitted, ExprError> {
    Emitter { env, variables: Vec::new() }.expr(expr)
}

/// The expression as Rust, of one kind.
pub fn emit_as(expr: &Expr, env: &Env, kind: Kind) -> Result<String, ExprError> {
    let emitted = emit(expr, env)?;
    match emitted.kind.fits(kind) {
        true => Ok(emitted.rust),
        false => {
            let message = format!("expected {}, found {}", kind.words(), emitted.kind.words());
            Err(ExprError::new(expr.range.clone(), message))
        }
    }
}

struct Emitter<'a> {
    env: &'a Env,
    variables: Vec<(String, Kind)>,
}

impl Emitter<'_> {
    fn expr(&mut self, e: &Expr) -> Result<Emitted, ExprError> {
        match &e.node {
            Node::Placeholder(name) => self.placeholder(name, e),
            Node::Variable(name) => {
                let kind = self.variables.iter().rev().find(|(n, _)| n == name).map_or(Kind::Any, |v| v.1);
                Ok(Emitted::atom(name, kind))
            }
            Node::Bool(b) => Ok(Emitted::atom(b.to_string(), Kind::Bool)),
            Node::Int(i) => Ok(Emitted::atom(i.to_string(), Kind::Int)),
            Node::Float(f) => Ok(Emitted::atom(f, Kind::Float)),
            Node::Str(s) => Ok(Emitted::atom(format!("{s:?}"), Kind::Str)),
            Node::Char(c) => Ok(Emitted::atom(format!("{c:?}"), Kind::Any)),
            Node::Path(path) if !names::is_path(path) || path == "Self" => {
                Err(ExprError::new(e.range.clone(), format!("'{path}' is no name of a value")))
            }
            Node::Path(path) => Ok(Emitted::atom(path, Kind::Any)),
            Node::Not(inner) => {
                let inner = self.expecting(inner, Kind::Bool, "'!' takes")?;
                Ok(Emitted { rust: format!("!{}", inner.wrapped(6)), kind: Kind::Bool, precedence: 6 })
            }
            Node::Negate(inner) => {
                let value = self.expr(inner)?;
                if !matches!(value.kind, Kind::Int | Kind::Float | Kind::Any) {
                    let message = format!("'-' takes a number, found {}", value.kind.words());
                    return Err(ExprError::new(inner.range.clone(), message));
                }
                Ok(Emitted { rust: format!("-{}", value.wrapped(6)), kind: value.kind, precedence: 6 })
            }
            Node::Binary(op, a, b) => self.binary(*op, a, b),
            Node::Method { receiver, name, name_range, generic, args } => {
                let receiver = self.expr(receiver)?;
                let method = find_method(receiver.kind, name, name_range)?;
                self.method(method, &receiver, generic.as_deref(), args, name, name_range)
            }
            Node::List(elements) => {
                let elements: Result<Vec<String>, ExprError> =
                    elements.iter().map(|e| Ok(self.expr(e)?.rust)).collect();
                Ok(Emitted::atom(format!("&[{}]", elements?.join(", ")), Kind::List))
            }
            Node::Call { path, path_range, args } => self.call(path, path_range, args),
            Node::Closure { .. } => Err(ExprError::new(
                e.range.clone(),
                "a closure can only be an argument of 'all_of' or 'any_of'",
            )),
        }
    }

    fn placeholder(&self, name: &str, e: &Expr) -> Result<Emitted, ExprError> {
        if let Some(b) = self.env.bindings.iter().find(|b| b.name == name) {
            return Ok(Emitted::atom(&b.rust, b.kind));
        }
        let known = self.env.bindings.iter().map(|b| b.name.as_str());
        let help = match support::suggest::nearest(name, known) {
            Some(near) => format!("did you mean '${near}'?"),
            None => {
                let all: Vec<String> = self.env.bindings.iter().map(|b| format!("'${}'", b.name)).collect();
                format!("here there are {}", all.join(", "))
            }
        };
        Err(ExprError::new(e.range.clone(), format!("unknown placeholder '${name}'")).with_help(Some(help)))
    }

    fn expecting(&mut self, e: &Expr, kind: Kind, who: &str) -> Result<Emitted, ExprError> {
        let value = self.expr(e)?;
        if value.kind.fits(kind) {
            return Ok(value);
        }
        let message = format!("{who} {}, found {}", kind.words(), value.kind.words());
        Err(ExprError::new(e.range.clone(), message))
    }

    fn binary(&mut self, op: Binary, a: &Expr, b: &Expr) -> Result<Emitted, ExprError> {
        let text = op.text();
        let who = format!("'{text}' takes");
        let (left, right, kind) = match op {
            Binary::Or | Binary::And => {
                (self.expecting(a, Kind::Bool, &who)?, self.expecting(b, Kind::Bool, &who)?, Kind::Bool)
            }
            Binary::Eq | Binary::Ne => {
                let left = self.expr(a)?;
                let right = self.expr(b)?;
                if !left.kind.fits(right.kind) {
                    let message = format!("cannot compare {} with {}", left.kind.words(), right.kind.words());
                    return Err(ExprError::new(a.range.start..b.range.end, message));
                }
                if left.kind.element().is_some() && left.kind != Kind::Any {
                    let method = if op == Binary::Eq { "eq" } else { "ne" };
                    let rust = format!("{}.{method}({})", left.wrapped(ATOM), right.rust);
                    return Ok(Emitted::atom(rust, Kind::Bool));
                }
                (left, right, Kind::Bool)
            }
            Binary::Lt | Binary::Le | Binary::Gt | Binary::Ge => {
                (self.expecting(a, Kind::Int, &who)?, self.expecting(b, Kind::Int, &who)?, Kind::Bool)
            }
            Binary::Add | Binary::Sub | Binary::Mul | Binary::Rem => {
                (self.expecting(a, Kind::Int, &who)?, self.expecting(b, Kind::Int, &who)?, Kind::Int)
            }
        };
        let precedence = op.precedence();
        // `a && (b || c)` reads better with its parentheses; comparisons do not associate.
        let left_min = if precedence == 3 { precedence + 1 } else { precedence };
        // The two that associate need no parentheses on the right either.
        let right_min = if precedence <= 2 { precedence } else { precedence + 1 };
        let rust = format!("{} {text} {}", left.wrapped(left_min), right.wrapped(right_min));
        Ok(Emitted { rust, kind, precedence })
    }

    fn method(
        &mut self,
        method: &Method,
        receiver: &Emitted,
        generic: Option<&str>,
        args: &[Expr],
        name: &str,
        name_range: &std::ops::Range<usize>,
    ) -> Result<Emitted, ExprError> {
        if args.len() != method.args.len() {
            let message = format!(
                "method '{name}' takes {} argument{}, found {}",
                method.args.len(),
                if method.args.len() == 1 { "" } else { "s" },
                args.len()
            );
            return Err(ExprError::new(name_range.clone(), message));
        }
        if generic.is_some() != (method.rust.contains("{G}") || method.rust.contains("{I}")) {
            let message = match generic {
                Some(_) => format!("method '{name}' takes no type argument"),
                None => format!("method '{name}' needs a type argument: '{name}::<SomeType>()'"),
            };
            return Err(ExprError::new(name_range.clone(), message));
        }
        let mut rust = method.rust.replace("{0}", &receiver.wrapped(ATOM));
        if let Some(generic) = generic {
            let interface = || {
                let (namespace, name) = generic.rsplit_once("::").unwrap_or(("", generic));
                names::join(names::rust_module(namespace), name)
            };
            rust = rust.replace("{G}", generic).replace("{I}", &interface());
        }
        let who = format!("method '{name}' takes");
        for (i, (arg, &kind)) in args.iter().zip(method.args).enumerate() {
            let value = self.expecting(arg, kind, &who)?;
            rust = rust.replace(&format!("{{{}}}", i + 1), &value.rust);
        }
        Ok(Emitted::atom(rust, method.result))
    }

    fn call(
        &mut self,
        path: &str,
        path_range: &std::ops::Range<usize>,
        args: &[Expr],
    ) -> Result<Emitted, ExprError> {
        let Some(function) = FUNCTIONS.iter().find(|f| f.name == path) else {
            if path.contains("::") {
                // The dialect author's own function; rustc checks its signature.
                let args: Vec<String> =
                    args.iter().map(|a| self.expr(a).map(|v| v.rust)).collect::<Result<_, _>>()?;
                return Ok(Emitted::atom(format!("{path}({})", args.join(", ")), Kind::Any));
            }
            let help = match support::suggest::nearest(path, FUNCTIONS.iter().map(|f| f.name)) {
                Some(near) => format!("did you mean '{near}'?"),
                None => "a function of your own is called by its path, such as 'crate::toy::is_good($_self)'"
                    .to_owned(),
            };
            let message = format!("unknown function '{path}'");
            return Err(ExprError::new(path_range.clone(), message).with_help(Some(help)));
        };
        if args.len() != function.args.len() {
            let message =
                format!("function '{path}' takes {} arguments, found {}", function.args.len(), args.len());
            return Err(ExprError::new(path_range.clone(), message));
        }
        let who = format!("function '{path}' takes");
        let mut rust = function.rust.to_owned();
        let mut previous = Kind::Any;
        for (i, (arg, wanted)) in args.iter().zip(function.args).enumerate() {
            let value = match wanted {
                Argument::Of(kind) => self.expecting(arg, *kind, &who)?,
                Argument::Same => self.expecting(arg, previous, &who)?,
                Argument::ClosureOnElement => self.closure(arg, previous, path)?,
            };
            if path == "eq" && i == 1 && previous.element().is_some() && previous != Kind::Any {
                rust = rust.replace(" == {1}", ".eq({1})");
            }
            let text = if function.rust.contains(&format!("{{{i}}}.")) || rust.contains(" == ") {
                value.wrapped(4)
            } else {
                value.rust.clone()
            };
            rust = rust.replace(&format!("{{{i}}}"), &text);
            previous = value.kind;
        }
        let precedence = if rust.contains(" == ") { 3 } else { ATOM };
        Ok(Emitted { rust, kind: function.result, precedence })
    }

    fn closure(&mut self, e: &Expr, list: Kind, function: &str) -> Result<Emitted, ExprError> {
        let Node::Closure { parameter, body } = &e.node else {
            let message = format!("function '{function}' takes a closure such as '|x| x.is_index()'");
            return Err(ExprError::new(e.range.clone(), message));
        };
        let Some(element) = list.element() else {
            let message = format!("function '{function}' takes a list, found {}", list.words());
            return Err(ExprError::new(e.range.clone(), message));
        };
        self.variables.push((parameter.clone(), element));
        let body = self.expecting(body, Kind::Bool, "the closure gives");
        self.variables.pop();
        Ok(Emitted::atom(format!("|{parameter}| {}", body?.rust), Kind::Bool))
    }
}

fn find_method(
    receiver: Kind,
    name: &str,
    range: &std::ops::Range<usize>,
) -> Result<&'static Method, ExprError> {
    if let Some(found) = methods_named(name).find(|m| m.receiver == receiver || receiver == Kind::Any) {
        return Ok(found);
    }
    let of_kind = || METHODS.iter().filter(|m| m.receiver == receiver).map(|m| m.name);
    let help = match support::suggest::nearest(name, of_kind()) {
        Some(near) => Some(format!("did you mean '{near}'?")),
        None => methods_named(name).next().map(|m| format!("{} has that method", m.receiver.words())),
    };
    let message = format!("{} has no method '{name}'", receiver.words());
    Err(ExprError::new(range.clone(), message).with_help(help))
}
