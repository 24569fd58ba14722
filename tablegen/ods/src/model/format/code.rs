//! The strings among the parameters of a `custom` directive: code, in which `$_builder` and `$_ctxt` create types and
//! attributes.
//!
//! A string in the string, a number, `true` and `false` are values. So are a path (`crate::Mode::Strict`) and a call of
//! a function (`crate::limit($_ctxt)`), of any Rust type. `$_ctxt` or `$_builder` alone is the context; any other text
//! stands for itself.

use crate::predicate::emit::{Binding, Env, emit};
use crate::predicate::{self, Expr, ExprError, Kind, Node};

/// What a string means.
#[derive(Clone, Debug)]
pub enum Code {
    /// Text.
    Text(String),
    /// A number.
    Int(i64),
    /// `true` or `false`
    Bool(bool),
    /// Makes a type.
    Type(Expr),
    /// Makes an attribute.
    Attr(Expr),
    /// The expression for the context.
    Context,
    /// Makes a value of a type that the record does not give.
    Value(Expr),
}

/// The placeholders in the generated Rust.
pub fn env() -> Env {
    let makes = |name: &str| Binding::new(name, Kind::Builder, "cx");
    Env::new(vec![makes("_builder"), makes("_ctxt")])
}

/// The meaning of a string.
///
/// # Errors
/// If it has a placeholder but is not an expression.
pub fn read(text: &str) -> Result<Code, ExprError> {
    let trimmed = text.trim();
    if let Some(inner) = trimmed.strip_prefix('"').and_then(|t| t.strip_suffix('"')) {
        return Ok(Code::Text(inner.replace("\\\"", "\"").replace("\\\\", "\\")));
    }
    if let Ok(truth) = trimmed.parse() {
        return Ok(Code::Bool(truth));
    }
    let expr = predicate::parse(text).and_then(|expr| Ok((emit(&expr, &env())?, expr)));
    let has_placeholder = text.contains("$_");
    match expr {
        Err(e) if has_placeholder => Err(e),
        Err(_) => Ok(Code::Text(text.to_owned())),
        Ok((emitted, expr)) => Ok(match emitted.kind {
            Kind::Type => Code::Type(expr),
            Kind::Attr => Code::Attr(expr),
            Kind::Builder => Code::Context,
            Kind::Int => match emitted.integer().and_then(|value| i64::try_from(value).ok()) {
                Some(value) => Code::Int(value),
                None => Code::Text(text.to_owned()),
            },
            _ if has_placeholder || names_item(&expr) => Code::Value(expr),
            _ => Code::Text(text.to_owned()),
        }),
    }
}

/// A path of several words, or a call of one: a single word is text.
fn names_item(e: &Expr) -> bool {
    let several = |path: &str| path.contains("::") && !path.starts_with("::");
    match &e.node {
        Node::Path(path) => several(path),
        Node::Call { path, .. } => several(path),
        _ => false,
    }
}
