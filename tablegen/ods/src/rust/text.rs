//! Small pieces of the generated text.

use crate::model::Model;
use crate::predicate::emit::{Env, checked, emit};
use crate::predicate::{Expr, Kind};
use crate::rust_text;

/// A string as a Rust literal.
pub(super) fn quote(text: &str) -> String {
    format!("{text:?}")
}

/// The attribute of a function with the author's body, which need not use all of its arguments.
pub(super) fn allow_unused(lints: &[&str]) -> String {
    let reason = quote("a body need not use all that it is given");
    format!("#[allow({}, reason = {reason})]", lints.join(", "))
}

/// The author's Rust, with the name of the record's class.
pub(super) fn class_named(text: &str, class: &str) -> String {
    rust_text::replaced(text, |name| (name == "$cppClass").then(|| class.to_owned()))
}

/// An expression over `$_self` as Rust over `this`.
pub(super) fn over(expr: &Expr, kind: Kind, rust: &str) -> String {
    checked(emit(expr, &Env::of_self(kind, rust)).map(|e| e.rust))
}

/// An expression over `$_builder` as Rust over `cx` that returns a `TypeRef` or `AttrRef`.
pub(super) fn built(expr: &Expr, model: &Model) -> String {
    let env = Env::of_builder().with_scope(&model.constraints.scope);
    checked(emit(expr, &env).map(|e| e.rust))
}
