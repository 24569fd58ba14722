//! The strings among the parameters of a `custom` directive: code, with `$_builder` and `$_ctxt` for what makes types
//! and attributes. A string in the string, a number, `true` and `false` are values, and any other text stands for
//! itself.

use crate::predicate::emit::{Binding, Env, emit};
use crate::predicate::{self, Expr, ExprError, Kind};

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
}

/// What the placeholders stand for in the generated Rust.
pub fn env() -> Env {
    let makes = |name: &str| Binding::new(name, Kind::Builder, "cx");
    Env::new(vec![makes("_builder"), makes("_ctxt")])
}

/// The meaning of a string.
///
/// # Errors
/// It has a placeholder but is no expression that makes a type or attribute.
pub fn read(text: &str) -> Result<Code, ExprError> {
    let trimmed = text.trim();
    if let Some(inner) = trimmed.strip_prefix('"').and_then(|t| t.strip_suffix('"')) {
        return Ok(Code::Text(inner.replace("\\\"", "\"").replace("\\\\", "\\")));
    }
    if let Ok(number) = trimmed.parse() {
        return Ok(Code::Int(number));
    }
    if let Ok(truth) = trimmed.parse() {
        return Ok(Code::Bool(truth));
    }
    if !text.contains("$_") {
        return Ok(Code::Text(text.to_owned()));
    }
    let expr = predicate::parse(text)?;
    match emit(&expr, &env())?.kind {
        Kind::Type => Ok(Code::Type(expr)),
        Kind::Attr => Ok(Code::Attr(expr)),
        other => Err(ExprError {
            range: None,
            message: format!(
                "expected code that makes a type or an attribute, but this is {}",
                other.words()
            ),
            help: None,
        }),
    }
}
