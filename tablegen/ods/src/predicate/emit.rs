//! Checks an expression against the catalogue and writes it as Rust, in one walk.
//!
//! Whatever passes these checks compiles: kinds are Rust types, constants are computed and checked here, and a
//! failure is never turned into other text. Only the signatures of the dialect author's own functions are unknown.

use std::ops::Range;
use std::rc::Rc;

use super::catalogue::{Argument, FUNCTIONS, METHODS, Method, Want, methods_named};
use super::constant::{Constant, check_width};
use super::expr::{Binary, Expr, ExprError, Node};
use super::kind::{Dense, Kind};
use super::scope::Scope;
use crate::names;

pub use super::constant::Sign;
pub use super::text::{between, expand, id_of};
use super::text::{is_own, narrowed};

/// The meaning of a placeholder.
#[derive(Clone, Debug)]
pub struct Binding {
    /// The placeholder without the dollar sign.
    pub name: String,
    /// Its kind.
    pub kind: Kind,
    /// The Rust code that it becomes.
    pub rust: String,
}

impl Binding {
    /// A binding.
    pub fn new(name: impl Into<String>, kind: Kind, rust: impl Into<String>) -> Self {
        Binding { name: name.into(), kind, rust: rust.into() }
    }
}

/// The names that an expression may use.
#[derive(Clone, Default, Debug)]
pub struct Env {
    /// Placeholders.
    pub bindings: Vec<Binding>,
    /// Enumerations.
    pub scope: Rc<Scope>,
}

impl Env {
    /// An environment with these placeholders.
    pub fn new(bindings: Vec<Binding>) -> Self {
        Env { bindings, scope: Rc::default() }
    }

    /// `$_self` alone, as `this`.
    pub fn of_self(kind: Kind, rust: &str) -> Self {
        Env::new(vec![Binding::new("_self", kind, rust)])
    }

    /// `$_builder` alone, as `cx`.
    pub fn of_builder() -> Self {
        Env::new(vec![Binding::new("_builder", Kind::Builder, "cx")])
    }

    /// The same with these enumerations.
    #[must_use]
    pub fn with_scope(mut self, scope: &Rc<Scope>) -> Self {
        self.scope = Rc::clone(scope);
        self
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
    constant: Option<Constant>,
}

/// The precedence of a prefix.
const PREFIX: u8 = 10;

/// The precedence of text that needs no parentheses anywhere.
const ATOM: u8 = 20;

/// How long the text of a chain of methods may be; it may repeat its receivers.
const MAX_TEXT: usize = 1 << 16;

impl Emitted {
    fn atom(rust: impl Into<String>, kind: Kind) -> Self {
        Emitted { rust: rust.into(), kind, precedence: ATOM, constant: None }
    }

    fn constant(value: Constant) -> Self {
        let (rust, kind) = match value {
            Constant::Int(i) => {
                (i.to_string(), if i64::try_from(i).is_ok() { Kind::Int } else { Kind::Wide })
            }
            Constant::Float(f) => (format!("{f:?}"), Kind::Float),
        };
        let precedence = if rust.starts_with('-') { PREFIX } else { ATOM };
        Emitted { rust, kind, precedence, constant: Some(value) }
    }

    /// Its value, if it is a known integer.
    pub fn integer(&self) -> Option<i128> {
        match self.constant? {
            Constant::Int(value) => Some(value),
            Constant::Float(_) => None,
        }
    }

    /// The Rust, in parentheses unless it binds most tightly.
    pub fn as_atom(&self) -> String {
        self.wrapped(ATOM)
    }

    fn wrapped(&self, min: u8) -> String {
        if self.precedence < min { format!("({})", self.rust) } else { self.rust.clone() }
    }

    /// The same value as a `wanted`, if it can be converted without loss.
    fn converted(self, wanted: Kind) -> Option<Emitted> {
        if self.kind.fits(wanted) {
            return Some(self);
        }
        let constant = self.constant;
        Some(match (self.kind, wanted) {
            (Kind::Int, Kind::Wide) if constant.is_some() => Emitted { kind: Kind::Wide, ..self },
            (Kind::Int, Kind::Wide) => Emitted::atom(format!("i128::from({})", self.rust), Kind::Wide),
            (Kind::Int | Kind::Wide, Kind::Float | Kind::Single) => {
                return Emitted::constant(Constant::Float(constant?.float())).converted(wanted);
            }
            (Kind::Float, Kind::Single) => {
                let value = constant?.float() as f32;
                let rust = format!("{value:?}");
                let precedence = if rust.starts_with('-') { PREFIX } else { ATOM };
                return value.is_finite().then_some(Emitted {
                    rust,
                    kind: Kind::Single,
                    precedence,
                    constant,
                });
            }
            (Kind::Single, Kind::Float) => Emitted::atom(format!("f64::from({})", self.rust), Kind::Float),
            (Kind::Case, Kind::Int) => Emitted::atom(format!("{}.value()", self.as_atom()), Kind::Int),
            (Kind::Case, Kind::Wide) => return self.converted(Kind::Int)?.converted(Kind::Wide),
            _ => return None,
        })
    }
}

/// The expression as Rust, or what is wrong with it.
pub fn emit(expr: &Expr, env: &Env) -> Result<Emitted, ExprError> {
    Emitter { env, variables: Vec::new() }.expr(expr)
}

/// The expression as Rust, of one kind.
pub fn emit_as(expr: &Expr, env: &Env, kind: Kind) -> Result<String, ExprError> {
    let mut emitter = Emitter { env, variables: Vec::new() };
    let value = emitter.expr(expr)?;
    Ok(fitting(value, kind, expr, "expected")?.rust)
}

/// The expression as Rust code for an argument of a method.
pub fn emit_argument(expr: &Expr, env: &Env, want: Want) -> Result<String, ExprError> {
    Emitter { env, variables: Vec::new() }.argument(expr, want, "expected")
}

/// The error for a value that is not a case of an enumeration: a name, or something else.
pub fn no_case(written: Option<&str>, range: &Range<usize>, class: &str, scope: &Scope) -> ExprError {
    let names = || scope.enums.get(class).into_iter().flat_map(|e| e.names.keys()).map(String::as_str);
    let symbol = written.and_then(|path| path.rsplit("::").next()).unwrap_or("");
    let near = names().find(|name| *name == symbol);
    let near = near.or_else(|| support::suggest::nearest(symbol, names())).or_else(|| names().next());
    let message = match written {
        Some(path) => format!("'{path}' is not a case of '{class}'"),
        None => format!("this is not a case of '{class}'"),
    };
    let help = format!("write a case as '{class}::{}'", near.unwrap_or(""));
    ExprError::at(range.clone(), message).with_help(Some(help))
}

/// The Rust of an expression that was checked when the model was built; if it is wrong after all, rustc reports it.
pub fn checked(result: Result<String, ExprError>) -> String {
    result.unwrap_or_else(|e| {
        format!("compile_error!({:?})", format!("an unchecked expression: {}", e.message))
    })
}

/// A value as a `kind`, which `who` requires.
fn fitting(value: Emitted, kind: Kind, e: &Expr, who: &str) -> Result<Emitted, ExprError> {
    let found = value.kind;
    let constant = value.constant;
    value.converted(kind).ok_or_else(|| {
        let message = match (found, kind, constant) {
            (Kind::Float, Kind::Single, Some(f)) => format!("{:?} does not fit 32 bits", f.float()),
            (Kind::Wide, Kind::Int, Some(Constant::Int(i))) => format!("{i} does not fit 64 bits"),
            (Kind::Wide, Kind::Int, _) => {
                format!("{who} an integer of 64 bits, found one that may have more")
            }
            (Kind::Float, Kind::Single, None) => format!("{who} a float of single precision, found a double"),
            _ => format!("{who} {}, found {}", kind.words(), found.words()),
        };
        let help = (kind == Kind::Str && matches!(e.node, Node::Int(_) | Node::Float(_) | Node::Bool(_)))
            .then(|| format!("a string is put in quotes, as in '\\\"{e}\\\"'"));
        ExprError::at(e.range.clone(), message).with_help(help)
    })
}

struct Emitter<'a> {
    env: &'a Env,
    /// The names bound by the enclosing closures: as written, their kinds, and in Rust.
    variables: Vec<(String, Kind, String)>,
}

impl Emitter<'_> {
    fn expr(&mut self, e: &Expr) -> Result<Emitted, ExprError> {
        match &e.node {
            Node::Placeholder(name) => self.placeholder(name, e),
            Node::Variable(name) => match self.variables.iter().rev().find(|(n, ..)| n == name) {
                Some((_, kind, rust)) => Ok(Emitted::atom(rust, *kind)),
                None => Err(ExprError::at(e.range.clone(), format!("unknown name '{name}'"))),
            },
            Node::Bool(b) => Ok(Emitted::atom(b.to_string(), Kind::Bool)),
            Node::Int(i) => Ok(Emitted::constant(Constant::Int(*i))),
            Node::Float(f) => match f.parse() {
                Ok(f) => Ok(Emitted::constant(Constant::Float(f))),
                Err(_) => Err(ExprError::at(e.range.clone(), "this float cannot be read")),
            },
            Node::Str(s) => Ok(Emitted::atom(format!("{s:?}"), Kind::Str)),
            Node::Char(c) => Ok(Emitted::atom(format!("{c:?}"), Kind::Char)),
            Node::Path(path) => self.path(path, &e.range),
            Node::Not(inner) => {
                let inner = self.expecting(inner, Kind::Bool, "'!' takes")?;
                Ok(Emitted {
                    precedence: PREFIX,
                    ..Emitted::atom(format!("!{}", inner.wrapped(PREFIX)), Kind::Bool)
                })
            }
            Node::Negate(inner) => self.negate(inner),
            Node::Binary(op, a, b) => self.binary(*op, a, b),
            Node::Method { receiver, name, name_range, generic, args } => {
                let receiver = self.expr(receiver)?;
                if receiver.kind == Kind::Builder && name == "array_attr_of" {
                    return self.array_of(&receiver, args, name_range);
                }
                if let ("get_attr" | "parameter" | "dense_attr", class) = (name.as_str(), generic) {
                    let class = class.as_deref().map_or_else(String::new, |class| format!(" of '{class}'"));
                    let what = if name == "parameter" { "a parameter" } else { "a new value" };
                    let message = format!("this is {what}{class}, which has no Rust that is known here");
                    return Err(ExprError::at(name_range.clone(), message));
                }
                let method = find_method(receiver.kind, name, name_range)?;
                self.method(method, &receiver, generic.as_deref(), args, name_range)
            }
            Node::List(elements) => {
                // The type of a list is known only at its use.
                elements.iter().try_for_each(|e| self.expr(e).map(drop))?;
                Ok(Emitted::atom("", Kind::List))
            }
            Node::Call { path, path_range, args } => self.call(path, path_range, args),
            Node::Closure { .. } => Err(ExprError::at(
                e.range.clone(),
                "a closure can only be an argument of 'all_of' or 'any_of'",
            )),
            Node::Conditional(parts) => self.conditional(parts),
            Node::Opaque { reason, text } => {
                Err(ExprError::at(e.range.clone(), format!("'{text}' is not understood: {reason}")))
            }
        }
    }

    fn conditional(&mut self, parts: &[Expr; 3]) -> Result<Emitted, ExprError> {
        let [condition, then, other] = parts;
        let condition = self.expecting(condition, Kind::Bool, "'?' takes")?;
        let then = self.expr(then)?;
        let kind = then.kind;
        let other = self.expecting(other, kind, "both values of '?' are")?;
        let rust = format!("(if {} {{ {} }} else {{ {} }})", condition.rust, then.rust, other.rust);
        Ok(Emitted::atom(rust, kind))
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
                format!("the placeholders here are {}", all.join(", "))
            }
        };
        Err(ExprError::at(e.range.clone(), format!("unknown placeholder '${name}'")).with_help(Some(help)))
    }

    /// A case of an enumeration, or a constant of the author's.
    fn path(&self, path: &str, range: &Range<usize>) -> Result<Emitted, ExprError> {
        let error =
            |message: String, help: String| Err(ExprError::at(range.clone(), message).with_help(Some(help)));
        if let Some((class, symbol)) = path.rsplit_once("::")
            && let Some(cases) = self.env.scope.enums.get(class.rsplit("::").next().unwrap_or(class))
        {
            let class = class.rsplit("::").next().unwrap_or(class);
            return match cases.names.get(symbol) {
                Some(rust) => Ok(Emitted::atom(rust, Kind::Case)),
                None => Err(no_case(Some(path), range, class, &self.env.scope)),
            };
        }
        // MLIR's name for a dynamic extent.
        if path.trim_start_matches("::").trim_start_matches("mlir::") == "ShapedType::kDynamic" {
            return Ok(Emitted::constant(Constant::Int(i64::MIN.into())));
        }
        if !names::is_path(path) || path == "Self" {
            return Err(ExprError::at(range.clone(), format!("'{path}' is not the name of a value")));
        }
        if !is_own(path) {
            let help = if path.contains("::") {
                "a constant of the dialect's crate is named by its path, such as 'crate::mine::LIMIT'"
                    .to_owned()
            } else {
                format!(
                    "a string is put in quotes, as in '\\\"{path}\\\"'; a constant is named by its path, such as 'crate::{path}'"
                )
            };
            return error(format!("unknown name '{path}'"), help);
        }
        Ok(Emitted::atom(path, Kind::Any))
    }

    fn expecting(&mut self, e: &Expr, kind: Kind, who: &str) -> Result<Emitted, ExprError> {
        let value = self.expr(e)?;
        fitting(value, kind, e, who)
    }

    fn negate(&mut self, inner: &Expr) -> Result<Emitted, ExprError> {
        let value = self.expr(inner)?;
        if let Some(constant) = value.constant {
            let too_large = || ExprError::at(inner.range.clone(), "this integer is too large");
            return constant.negate().map(Emitted::constant).ok_or_else(too_large);
        }
        if !matches!(value.kind, Kind::Int | Kind::Wide | Kind::Float | Kind::Single | Kind::Any) {
            let message = format!("'-' takes a number, found {}", value.kind.words());
            return Err(ExprError::at(inner.range.clone(), message));
        }
        Ok(Emitted { precedence: PREFIX, ..Emitted::atom(format!("-{}", value.wrapped(PREFIX)), value.kind) })
    }

    fn binary(&mut self, op: Binary, a: &Expr, b: &Expr) -> Result<Emitted, ExprError> {
        match op {
            Binary::Or | Binary::And => {
                let who = format!("'{}' takes", op.text());
                let left = self.expecting(a, Kind::Bool, &who)?;
                let right = self.expecting(b, Kind::Bool, &who)?;
                Ok(join(op, &left, &right, Kind::Bool))
            }
            Binary::Eq | Binary::Ne => {
                let left = self.expr(a)?;
                let right = self.expr(b)?;
                equality(op, left, right, (a, b))
            }
            Binary::Lt | Binary::Le | Binary::Gt | Binary::Ge => {
                let (left, right) = self.numbers(op, a, b)?;
                Ok(join(op, &left, &right, Kind::Bool))
            }
            _ => self.arithmetic(op, a, b),
        }
    }

    /// Two numbers of one kind.
    fn numbers(&mut self, op: Binary, a: &Expr, b: &Expr) -> Result<(Emitted, Emitted), ExprError> {
        let left = self.expr(a)?;
        let right = self.expr(b)?;
        let who = format!("'{}' takes", op.text());
        let float = |e: &Emitted| matches!(e.kind, Kind::Float | Kind::Single);
        let kind = match () {
            () if float(&left) || float(&right) => Kind::Float,
            () if left.kind == Kind::Wide || right.kind == Kind::Wide => Kind::Wide,
            () => Kind::Int,
        };
        Ok((fitting(left, kind, a, &who)?, fitting(right, kind, b, &who)?))
    }

    fn arithmetic(&mut self, op: Binary, a: &Expr, b: &Expr) -> Result<Emitted, ExprError> {
        let left = self.expr(a)?;
        let right = self.expr(b)?;
        let whole = a.range.start..b.range.end;
        if op == Binary::BitOr && left.kind == Kind::Case && right.kind == Kind::Case {
            let class = |e: &Emitted| e.rust.split("::").next().unwrap_or("").to_owned();
            let bits = class(&left) == class(&right)
                && self.env.scope.enums.get(&class(&left)).is_some_and(|e| e.bits);
            let message = "'|' takes two cases of one enumeration of bits";
            return if bits {
                Ok(join(op, &left, &right, Kind::Case))
            } else {
                Err(ExprError::at(whole, message))
            };
        }
        if let (Some(x), Some(y)) = (left.constant, right.constant) {
            return x.binary(op, y).map(Emitted::constant).map_err(|m| ExprError::at(whole, m));
        }
        let who = format!("'{}' takes", op.text());
        let constant = right.constant;
        let kind = if left.kind == Kind::Wide || right.kind == Kind::Wide { Kind::Wide } else { Kind::Int };
        let left = fitting(left, kind, a, &who)?;
        let right = fitting(right, kind, b, &who)?;
        let of_bits = |n: i128| (0..if kind == Kind::Wide { 128 } else { 64 }).contains(&n);
        match (op, constant) {
            (Binary::Div | Binary::Rem, Some(Constant::Int(0))) => {
                Err(ExprError::at(whole, "this divides by zero"))
            }
            // The quotient of the smallest number by -1 does not fit.
            (Binary::Div | Binary::Rem, Some(Constant::Int(n))) if n != -1 => {
                Ok(join(op, &left, &right, kind))
            }
            (Binary::Div | Binary::Rem, _) => {
                let method = if op == Binary::Div { "checked_div" } else { "checked_rem" };
                let ty = if kind == Kind::Wide { "i128" } else { "i64" };
                let rust = format!("{ty}::{method}({}, {}).unwrap_or_default()", left.rust, right.rust);
                Ok(Emitted::atom(rust, kind))
            }
            (Binary::Shl | Binary::Shr, Some(Constant::Int(n))) if of_bits(n) => {
                Ok(join(op, &left, &right, kind))
            }
            (Binary::Shl | Binary::Shr, _) => {
                let message = format!("'{}' takes a constant from 0 to 63 on its right", op.text());
                Err(ExprError::at(b.range.clone(), message))
            }
            _ => Ok(join(op, &left, &right, kind)),
        }
    }

    /// An argument of a method, as Rust.
    fn argument(&mut self, e: &Expr, want: Want, who: &str) -> Result<String, ExprError> {
        if let (Node::List(elements), Want::Dense(_) | Want::Array | Want::Entries) = (&e.node, want) {
            let all: Result<Vec<String>, ExprError> =
                elements.iter().map(|e| self.element(e, want, who)).collect();
            return Ok(format!("&[{}]", all?.join(", ")));
        }
        if want == Want::Truth {
            return self.truth(e, who);
        }
        let value = self.expecting(e, want.kind(), who)?;
        let constant = match value.constant {
            Some(Constant::Int(i)) => Some(i),
            _ => None,
        };
        let fits = |bits, sign| match constant {
            Some(i) => check_width(i, bits, sign).map_err(|m| ExprError::at(e.range.clone(), m)),
            None => Ok(()),
        };
        let unsigned = |ty: &str| match constant {
            Some(i) => i.to_string(),
            None => format!("{ty}::try_from({}).unwrap_or({ty}::MAX)", value.rust),
        };
        match want {
            Want::Bits(bits) => fits(bits, Sign::Either).map(|()| value.rust.clone()),
            Want::Exact(bits, name) => {
                let sign = if name.starts_with('i') { Sign::Signed } else { Sign::Unsigned };
                fits(bits, sign)?;
                let plain = constant.is_some() || value.kind == Kind::Any || matches!(name, "i64" | "i128");
                Ok(if plain { value.rust } else { format!("{} as {name}", value.as_atom()) })
            }
            Want::Width => fits(32, Sign::Unsigned).map(|()| unsigned("u32")),
            Want::Index => fits(32, Sign::Unsigned).map(|()| unsigned("usize")),
            Want::Entries if value.kind != Kind::Any => {
                Err(ExprError::at(e.range.clone(), format!("{who} a list that is written out")))
            }
            _ => Ok(value.rust),
        }
    }

    /// An element of a list literal.
    fn element(&mut self, e: &Expr, list: Want, who: &str) -> Result<String, ExprError> {
        let int = |this: &mut Self, bits| this.argument(e, Want::Bits(bits), who);
        match list {
            Want::Dense(Dense::Bool) => self.truth(e, who),
            Want::Dense(Dense::I8) => int(self, 8).map(|v| narrowed(v, 8)),
            Want::Dense(Dense::I16) => int(self, 16).map(|v| narrowed(v, 16)),
            Want::Dense(Dense::I32) => int(self, 32).map(|v| narrowed(v, 32)),
            Want::Dense(Dense::I64) => int(self, 64),
            Want::Dense(Dense::F32) => self.argument(e, Want::Single, who),
            Want::Dense(Dense::F64) => self.argument(e, Want::Float, who),
            Want::Entries => {
                let Node::List(pair) = &e.node else {
                    let message = "an entry of a dictionary is a list of its name and an attribute";
                    return Err(ExprError::at(e.range.clone(), message));
                };
                let [name, value] = pair.as_slice() else {
                    let message = "an entry of a dictionary has a name and an attribute";
                    return Err(ExprError::at(e.range.clone(), message));
                };
                let name = self.expecting(name, Kind::Str, "the name of an entry is")?.rust;
                let value = self.expecting(value, Kind::Attr, "the value of an entry is")?;
                let builder = self.env.bindings.iter().find(|b| b.kind == Kind::Builder);
                let cx = builder.map_or("cx", |b| &b.rust);
                Ok(format!("({cx}.ident({name}), {})", id_of(&value.rust)))
            }
            _ => Ok(id_of(&self.expecting(e, Kind::Attr, who)?.rust)),
        }
    }

    /// A condition, which C++ may write as a number.
    fn truth(&mut self, e: &Expr, who: &str) -> Result<String, ExprError> {
        match e.node {
            Node::Int(i @ (0 | 1)) => Ok((i == 1).to_string()),
            _ => Ok(self.expecting(e, Kind::Bool, who)?.rust),
        }
    }

    fn method(
        &mut self,
        method: &Method,
        receiver: &Emitted,
        generic: Option<&str>,
        args: &[Expr],
        name_range: &Range<usize>,
    ) -> Result<Emitted, ExprError> {
        let name = method.name;
        let error = |message: String| Err(ExprError::at(name_range.clone(), message));
        if args.len() != method.args.len() {
            let plural = if method.args.len() == 1 { "" } else { "s" };
            let wanted = method.args.len();
            return error(format!("method '{name}' takes {wanted} argument{plural}, found {}", args.len()));
        }
        if generic.is_some() != (method.rust.contains("{G}") || method.rust.contains("{I}")) {
            return error(match generic {
                Some(_) => format!("method '{name}' takes no type argument"),
                None => format!("method '{name}' needs a type argument: '{name}::<SomeType>()'"),
            });
        }
        if let Some(class) = generic {
            self.class(class, name_range)?;
        }
        let who = format!("method '{name}' takes");
        let mut parts = vec![receiver.as_atom()];
        let mut template = method.rust;
        for (arg, &want) in args.iter().zip(method.args) {
            let sized = if want == Want::Wide { self.sized(name, arg, &parts)? } else { None };
            parts.push(match sized {
                Some(value) => {
                    template = "{0}.attr_ref({0}.int_attr_of_width({2}, {1}))";
                    value
                }
                None => self.argument(arg, want, &who)?,
            });
        }
        // The view of a class that a record defines is in the generated module, whatever its namespace in C++.
        let generic = generic.unwrap_or("");
        let of_record = generic.starts_with("::") && self.env.scope.meant(generic).next().is_some();
        let generic = if of_record && method.rust.contains("{G}") {
            generic.rsplit("::").next().unwrap_or(generic)
        } else {
            generic
        };
        let rust = expand(template, &parts, generic);
        if rust.len() > MAX_TEXT {
            return error("this chain of methods is too long".to_owned());
        }
        Ok(Emitted::atom(rust, method.result))
    }

    /// Checks the type argument of a method: the class of a record, or a path of the author's.
    fn class(&self, class: &str, range: &Range<usize>) -> Result<(), ExprError> {
        let Some(known) = &self.env.scope.classes else { return Ok(()) };
        let last = class.rsplit("::").next().unwrap_or(class);
        if known.contains(last) || is_own(class) {
            return Ok(());
        }
        let near = support::suggest::nearest(last, known.iter().map(String::as_str));
        let help = match near {
            Some(near) => format!("did you mean '{near}'?"),
            None => "a view of your own is named by its path, such as 'crate::mine::StructType'".to_owned(),
        };
        let message = format!("no type, attribute or interface in reach is called '{class}'");
        Err(ExprError::at(range.clone(), message).with_help(Some(help)))
    }

    /// Checks the value of an integer attribute of known width; returns a signless one that fits `i64`.
    fn sized(&mut self, name: &str, arg: &Expr, parts: &[String]) -> Result<Option<String>, ExprError> {
        let sign = match name {
            "integer_attr" => Sign::Either,
            "signed_integer_attr" => Sign::Signed,
            "unsigned_integer_attr" => Sign::Unsigned,
            _ => return Ok(None),
        };
        let value = self.expr(arg)?;
        if let (Some(Constant::Int(value)), Some(bits)) =
            (value.constant, parts.get(1).and_then(|p| p.parse().ok()))
        {
            check_width(value, bits, sign).map_err(|m| ExprError::at(arg.range.clone(), m))?;
        }
        let narrow = matches!(value.kind, Kind::Int | Kind::Case) && sign == Sign::Either;
        Ok(value.converted(Kind::Int).filter(|_| narrow).map(|v| v.rust))
    }

    /// `$_builder.array_attr_of(list,
    /// x
    /// attribute)`: an array attribute with the results of the closure for each element.
    fn array_of(
        &mut self,
        builder: &Emitted,
        args: &[Expr],
        name_range: &Range<usize>,
    ) -> Result<Emitted, ExprError> {
        let [list, Expr { node: Node::Closure { parameter, body }, .. }] = args else {
            let message =
                "method 'array_attr_of' takes a list and a closure such as '|x| $_builder.i64_attr(x)'";
            return Err(ExprError::at(name_range.clone(), message));
        };
        let Node::List(elements) = &list.node else {
            let found = self.expr(list)?;
            if found.kind == Kind::Any {
                let rust = format!("{0}.attr_ref({0}.array_attr({1}))", builder.as_atom(), found.rust);
                return Ok(Emitted::atom(rust, Kind::Attr));
            }
            let message = format!("expected a list such as '{{1, 2}}', found {}", found.kind.words());
            return Err(ExprError::at(list.range.clone(), message));
        };
        let all: Result<Vec<String>, ExprError> = elements
            .iter()
            .map(|e| self.element(&body.bind(parameter, e), Want::Array, "expected"))
            .collect();
        let rust = format!("{0}.attr_ref({0}.array_attr(&[{1}]))", builder.as_atom(), all?.join(", "));
        Ok(Emitted::atom(rust, Kind::Attr))
    }

    fn call(&mut self, path: &str, path_range: &Range<usize>, args: &[Expr]) -> Result<Emitted, ExprError> {
        let Some(function) = FUNCTIONS.iter().find(|f| f.name == path) else {
            if is_own(path) {
                // A function of the dialect's author: rustc checks its signature.
                let args: Result<Vec<String>, ExprError> =
                    args.iter().map(|a| self.own_argument(a)).collect();
                return Ok(Emitted::atom(format!("{path}({})", args?.join(", ")), Kind::Any));
            }
            let help = match support::suggest::nearest(path, FUNCTIONS.iter().map(|f| f.name)) {
                Some(near) => format!("did you mean '{near}'?"),
                None => {
                    "a function of your own is called by its path, such as 'crate::mine::is_good($_self)'"
                        .to_owned()
                }
            };
            let message = format!("unknown function '{path}'");
            return Err(ExprError::at(path_range.clone(), message).with_help(Some(help)));
        };
        if args.len() != function.args.len() {
            let message =
                format!("function '{path}' takes {} arguments, found {}", function.args.len(), args.len());
            return Err(ExprError::at(path_range.clone(), message));
        }
        let who = format!("function '{path}' takes");
        let mut parts: Vec<Emitted> = Vec::new();
        for (arg, wanted) in args.iter().zip(function.args) {
            let previous = parts.last().map_or(Kind::Any, |p| p.kind);
            let value = match wanted {
                Argument::Of(kind) => self.expecting(arg, *kind, &who)?,
                Argument::Same => self.expr(arg)?,
                Argument::ClosureOnElement => self.closure(arg, previous, path)?,
            };
            parts.push(value);
        }
        if let ("eq", [a, b], [x, y]) = (path, args, parts.as_slice()) {
            return equality(Binary::Eq, x.clone(), y.clone(), (a, b));
        }
        let text: Vec<String> = parts.iter().map(|p| p.wrapped(4)).collect();
        Ok(Emitted::atom(expand(function.rust, &text, ""), function.result))
    }

    /// An argument of the author's function: a list becomes a slice of its elements.
    fn own_argument(&mut self, e: &Expr) -> Result<String, ExprError> {
        let Node::List(elements) = &e.node else { return Ok(self.expr(e)?.rust) };
        let all: Result<Vec<String>, ExprError> = elements.iter().map(|e| self.own_argument(e)).collect();
        Ok(format!("&[{}]", all?.join(", ")))
    }

    fn closure(&mut self, e: &Expr, list: Kind, function: &str) -> Result<Emitted, ExprError> {
        let Node::Closure { parameter, body } = &e.node else {
            let message = format!("function '{function}' takes a closure such as '|x| x.is_index()'");
            return Err(ExprError::at(e.range.clone(), message));
        };
        let Some(element) = list.element() else {
            let found = if list == Kind::List { "one that is written out" } else { list.words() };
            let message = format!("function '{function}' takes a list, found {found}");
            return Err(ExprError::at(e.range.clone(), message));
        };
        let mut rust = self.local(parameter);
        let mut text = self.body(body, (parameter, element, &rust))?;
        // The Rust code of methods may contain closures too.
        let bound = |text: &str| {
            ["|&{}|", "|{}|", "Complex({})"].iter().any(|p| text.contains(&p.replace("{}", &rust)))
        };
        if bound(&text) {
            rust = format!("_{rust}");
            text = self.body(body, (parameter, element, &rust))?;
        }
        Ok(Emitted::atom(format!("|{rust}| {text}"), Kind::Bool))
    }

    /// The body of a closure with this parameter: as written, its kind, and in Rust.
    fn body(&mut self, body: &Expr, (written, kind, rust): (&str, Kind, &str)) -> Result<String, ExprError> {
        self.variables.push((written.to_owned(), kind, rust.to_owned()));
        let body = self.expecting(body, Kind::Bool, "the closure gives");
        self.variables.pop();
        Ok(body?.rust)
    }

    /// The Rust name of a closure's parameter: one without any other meaning in its body.
    fn local(&self, name: &str) -> String {
        let is_word = |text: &str| {
            text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').any(|word| word == name)
        };
        let taken = matches!(name, "this" | "op" | "cx")
            || !names::is_ident(name)
            || name == "Self"
            || self.env.bindings.iter().any(|b| is_word(&b.rust));
        if taken { format!("_{name}") } else { name.to_owned() }
    }
}

/// Two sides with an operator between them.
fn join(op: Binary, left: &Emitted, right: &Emitted, kind: Kind) -> Emitted {
    let precedence = op.precedence();
    // Comparisons do not associate.
    let left_min = if precedence == 3 { precedence + 1 } else { precedence };
    // `&&` and `||` associate, and need no parentheses on the right either.
    let right_min = if precedence <= 2 { precedence } else { precedence + 1 };
    let rust = format!("{} {} {}", left.wrapped(left_min), op.text(), right.wrapped(right_min));
    Emitted { precedence, ..Emitted::atom(rust, kind) }
}

/// `a == b`
fn equality(op: Binary, left: Emitted, right: Emitted, (a, b): (&Expr, &Expr)) -> Result<Emitted, ExprError> {
    let range = a.range.start..b.range.end;
    let message = format!("cannot compare {} with {}", left.kind.words(), right.kind.words());
    let wider = |x: Kind, y: Kind| match (x, y) {
        (Kind::Case, Kind::Case) => Kind::Int,
        (x, y) if x == y => x,
        _ => [Kind::Float, Kind::Wide, Kind::Int].into_iter().find(|k| x == *k || y == *k).unwrap_or(x),
    };
    let kind = if left.kind == Kind::Any { right.kind } else { wider(left.kind, right.kind) };
    let both = match (left.converted(kind), right.converted(kind)) {
        (Some(left), Some(right)) if kind.has_equality() => Some((left, right)),
        _ => None,
    };
    let Some((left, right)) = both else { return Err(ExprError::at(range, message)) };
    if kind.element().is_some() && kind != Kind::Any {
        let method = if op == Binary::Eq { "eq" } else { "ne" };
        return Ok(Emitted::atom(format!("{}.{method}({})", left.as_atom(), right.rust), Kind::Bool));
    }
    Ok(join(op, &left, &right, Kind::Bool))
}

fn find_method(
    receiver: Kind,
    name: &str,
    range: &std::ops::Range<usize>,
) -> Result<&'static Method, ExprError> {
    if let Some(found) = methods_named(name).find(|m| m.receiver == receiver) {
        return Ok(found);
    }
    if receiver == Kind::Any {
        let help = "hand it to a function of your own: 'crate::mine::is_good(...)'".to_owned();
        let message = format!("nothing is known here of what '{name}' is called on");
        return Err(ExprError::at(range.clone(), message).with_help(Some(help)));
    }
    let of_kind = || METHODS.iter().filter(|m| m.receiver == receiver).map(|m| m.name);
    let help = match support::suggest::nearest(name, of_kind()) {
        Some(near) => Some(format!("did you mean '{near}'?")),
        None => methods_named(name).next().map(|m| format!("{} has that method", m.receiver.words())),
    };
    let message = format!("{} has no method '{name}'", receiver.words());
    Err(ExprError::at(range.clone(), message).with_help(help))
}
