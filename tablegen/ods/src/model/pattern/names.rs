//! The names of a pattern in the generated Rust, and the placeholders of its expressions.

use super::{Binding, ResultTerm, find, kind_of};
use crate::names::ident;
use crate::predicate::Kind;
use crate::predicate::emit::{Binding as Placeholder, Env};

/// The Rust for a name that is used to create something: the id of a value or an attribute.
pub(crate) fn id(known: &[Binding], name: &str) -> String {
    match find(known, name) {
        Some((b, Some(index))) if b.kind == Kind::Values => format!("{}[{index}]", local(&b.name)),
        Some((b, _)) => local(&b.name),
        None => local(name),
    }
}

/// The Rust for a name in expressions: values as ids, attributes as references.
pub(crate) fn seen(known: &[Binding], name: &str) -> (Kind, String) {
    let rust = id(known, name);
    match (kind_of(known, name).unwrap_or(Kind::Any), find(known, name)) {
        (Kind::Attr, Some((b, _))) if b.optional => (Kind::Any, format!("{rust}.map(|a| cx.attr_ref(a))")),
        (Kind::Attr, _) => (Kind::Attr, format!("cx.attr_ref({rust})")),
        (Kind::Values, _) => (Kind::Values, format!("{rust}.iter().copied()")),
        (kind, _) => (kind, rust),
    }
}

/// The local variable for a name.
pub(crate) fn local(name: &str) -> String {
    let name = ident(name);
    // Names that the generated function uses itself.
    let numbered = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let taken = [
        "op", "root", "rw", "cx", "loc", "types", "values", "native", "state", "either", "this", "all",
        "made", "holds", "ty",
    ];
    if taken.contains(&numbered) { format!("{name}_") } else { name }
}

/// The placeholders of a condition: `$0`, `$1`, and `$_self`.
pub(crate) fn condition_env(known: &[Binding], this: Option<&str>, args: &[String]) -> Env {
    let mut env = Env::default();
    for (i, name) in args.iter().enumerate() {
        let (kind, rust) = seen(known, name);
        env.bindings.push(Placeholder::new(i.to_string(), kind, rust));
    }
    if let Some((kind, rust)) = this.map(|name| seen(known, name)) {
        env.bindings.push(Placeholder::new("_self", kind, rust));
    }
    env.bindings.push(Placeholder::new("_builder", Kind::Builder, "cx"));
    env
}

/// The placeholders of code in a source pattern: `$_self` and `$_builder`.
pub(crate) fn match_env(kind: Kind, this: &str) -> Env {
    let of_self = match kind {
        Kind::Value => Kind::Op,
        kind => kind,
    };
    let mut env = Env::of_self(of_self, this);
    env.bindings.push(Placeholder::new("_builder", Kind::Builder, "cx"));
    env
}

/// The placeholders of a native call, to check it: `$0`, `$1`, `$_builder`, `$_rewriter` and `$_loc`.
pub(crate) fn check_env(known: &[Binding], args: &[ResultTerm]) -> Env {
    let seen = args.iter().map(|arg| match arg {
        ResultTerm::Bound(name) => seen(known, name),
        ResultTerm::Constant(_) => (Kind::Attr, String::new()),
        ResultTerm::Create(_) => (Kind::Value, String::new()),
        ResultTerm::Variadic(_) => (Kind::Values, String::new()),
        _ => (Kind::Any, String::new()),
    });
    native_env(seen, "loc")
}

/// The placeholders of a native call with these arguments.
pub(crate) fn native_env(args: impl Iterator<Item = (Kind, String)>, loc: &str) -> Env {
    let mut env = Env::default();
    for (i, (kind, rust)) in args.enumerate() {
        env.bindings.push(Placeholder::new(i.to_string(), kind, rust));
    }
    env.bindings.push(Placeholder::new("_builder", Kind::Builder, "cx"));
    env.bindings.push(Placeholder::new("_rewriter", Kind::Any, "rw"));
    env.bindings.push(Placeholder::new("_loc", Kind::Any, loc));
    env
}
