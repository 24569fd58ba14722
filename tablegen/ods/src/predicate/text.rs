//! Rust as text: the catalogue's templates, and the removal of needless references.

use crate::names;

/// The id behind a `TypeRef` or `AttrRef`, without creating a reference only to take it apart again.
pub fn id_of(rust: &str) -> String {
    let inner = ["cx.type_ref(", "cx.attr_ref("].iter().find_map(|p| between(rust, p));
    inner.map_or_else(|| format!("{rust}.id()"), str::to_owned)
}

/// The text between an opening that ends in a parenthesis and the end, if the end closes it.
pub fn between<'t>(rust: &'t str, opening: &str) -> Option<&'t str> {
    let inner = rust.strip_prefix(opening)?.strip_suffix(')')?;
    let mut depth = 0i32;
    let mut quoted = false;
    let mut escaped = false;
    let balanced = inner.chars().all(|c| {
        let counts = !quoted;
        quoted ^= c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        depth += if counts { i32::from(c == '(') - i32::from(c == ')') } else { 0 };
        depth >= 0
    });
    balanced.then_some(inner)
}

/// True for a path into a crate or module, such as those of the author's functions and constants; false for C++
/// namespaces.
pub(super) fn is_own(path: &str) -> bool {
    let Some((first, rest)) = path.split_once("::") else { return false };
    let of_cpp = matches!(first, "" | "llvm") || first == "std" && !rest.contains("::");
    names::is_path(path) && !of_cpp && first.starts_with(|c: char| c.is_lowercase())
}

/// An integer literal as a signed one of this many bits.
pub(super) fn narrowed(literal: String, bits: u32) -> String {
    match literal.parse::<i64>() {
        Ok(i) if i >= 1 << (bits - 1) => (i - (1 << bits)).to_string(),
        Ok(_) => literal,
        Err(_) => format!("({literal}) as i{bits}"),
    }
}

/// A template of the catalogue with its parts.
pub fn expand(template: &str, parts: &[String], generic: &str) -> String {
    let mut rust = String::with_capacity(template.len());
    let mut rest = template;
    while let Some(at) = rest.find('{') {
        let part = match rest[at + 1..].split_once('}') {
            Some(("G", _)) => Some(generic.to_owned()),
            Some(("I", _)) => {
                let (namespace, name) = generic.rsplit_once("::").unwrap_or(("", generic));
                Some(names::join(names::rust_module(namespace), name))
            }
            Some((inner, _)) => match inner.strip_suffix(":id") {
                Some(index) => index.parse::<usize>().ok().and_then(|i| parts.get(i)).map(|p| id_of(p)),
                None => inner.parse::<usize>().ok().and_then(|i| parts.get(i)).cloned(),
            },
            None => None,
        };
        rust.push_str(&rest[..at]);
        match part {
            Some(part) => {
                rust.push_str(&part);
                rest = rest[at + 1..].split_once('}').map_or("", |r| r.1);
            }
            None => {
                rust.push('{');
                rest = &rest[at + 1..];
            }
        }
    }
    rust.push_str(rest);
    rust
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parentheses_in_strings_do_not_count() {
        assert_eq!(id_of("cx.attr_ref(cx.string_attr(\"(\"))"), "cx.string_attr(\"(\")");
        assert_eq!(id_of("cx.attr_ref(f(\"(\\\"\")).g(x)"), "cx.attr_ref(f(\"(\\\"\")).g(x).id()");
    }
}
