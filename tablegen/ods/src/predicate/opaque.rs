//! What is understood of an expression: its names are looked up among the records, and parts whose meaning is not known
//! become opaque.
//!
//! An opaque part has no value: whoever evaluates an expression must not take it for true or false, nor what depends on
//! it. Only names and numbers of arguments are looked at here; kinds are checked where an expression is used.

use super::catalogue::{FUNCTIONS, methods_named};
use super::cpp;
use super::expr::{Binary, Expr, Node};
use super::parser::{Text, parse};
use super::scope::{Scope, What, parameter_of};

/// The methods whose arguments depend on a class, or on a list.
const OF_CLASSES: [&str; 5] = ["array_attr_of", "dense_attr", "get_attr", "get_type", "parameter"];

/// An expression whose text could not be parsed.
pub fn unparsed(t: &Text<'_>, reason: String) -> Expr {
    let text = t.text.trim().to_owned();
    Expr { node: Node::Opaque { reason, text }, range: t.base..t.base + t.text.len() }
}

/// The expression with the classes of records in it looked up: a question for an interface, for an enumeration's
/// attribute or for a parameter has its own method.
pub fn resolved(e: &Expr, scope: &Scope) -> Expr {
    let made = e.over(&|part| resolved(part, scope));
    if let Node::Call { path, args, .. } = &made.node {
        return called(&made, path, args, scope).unwrap_or(made);
    }
    let Node::Method { receiver, name, generic: Some(class), args, .. } = &made.node else { return made };
    let text = |word: &String| Expr::synthetic(Node::Str(word.clone()));
    let node = match (name.as_str(), args.as_slice(), scope.meant(class).next().map(|d| &d.what)) {
        ("isa", _, Some(What::Interface)) => {
            method(&made, "has_interface", Some(class), (**receiver).clone(), Vec::new())
        }
        ("isa", _, Some(What::EnumAttr(dialect, mnemonic))) => {
            let names = vec![text(dialect), text(mnemonic)];
            method(&made, "is_enum_attr", None, (**receiver).clone(), names)
        }
        ("isa", _, Some(What::IntAttr { width, values, bits })) => {
            is_case(&made, receiver, (*width, values, *bits))
        }
        ("get_attr", [value], Some(What::IntAttr { width, .. })) => {
            let width = Expr::synthetic(Node::Int((*width).into()));
            method(&made, "integer_attr", None, (**receiver).clone(), vec![width, value.clone()])
        }
        ("parameter", [Expr { node: Node::Str(accessor), .. }], what) => {
            let found = scope.meant(class).find_map(|d| Some((d, parameter_of(d, accessor)?)));
            match (found, what) {
                (Some((defined, parameter)), _) => {
                    let parameter = vec![text(&parameter.to_owned())];
                    method(&made, "parameter", Some(&defined.path), (**receiver).clone(), parameter)
                }
                (None, Some(What::EnumAttr(..))) if accessor == "getValue" => {
                    method(&made, "enum_value", None, (**receiver).clone(), Vec::new())
                }
                (None, Some(What::IntAttr { .. })) if accessor == "getValue" => {
                    method(&made, "int_value", None, (**receiver).clone(), Vec::new())
                }
                _ => return made,
            }
        }
        _ => return made,
    };
    Expr { node, range: made.range }
}

/// A call of a function that has a definition, or of an enumeration for its zero.
fn called(of: &Expr, path: &str, args: &[Expr], scope: &Scope) -> Option<Expr> {
    let node = match args {
        [] if scope.cases.contains_key(path.rsplit("::").next()?) => Node::Int(0),
        [value] => {
            let defined = parse(cpp::definition(path)?).ok()?.substitute("0", value);
            // Definitions call each other, but never themselves.
            let at = |e: &Expr| Expr { node: e.node.clone(), range: of.range.clone() };
            everywhere(&resolved(&defined, scope), &at).node
        }
        _ => return None,
    };
    Some(Expr { node, range: of.range.clone() })
}

/// The expression with each part made anew, from the inside out.
fn everywhere(e: &Expr, made: &dyn Fn(&Expr) -> Expr) -> Expr {
    made(&e.over(&|part| everywhere(part, made)))
}

/// Another method at the place of one.
fn method(of: &Expr, name: &str, class: Option<&String>, receiver: Expr, args: Vec<Expr>) -> Node {
    let name_range = match &of.node {
        Node::Method { name_range, .. } => name_range.clone(),
        _ => of.range.clone(),
    };
    Node::Method {
        receiver: Box::new(receiver),
        name: name.to_owned(),
        name_range,
        generic: class.cloned(),
        args,
    }
}

/// Whether an attribute is an integer of this width that is a case of an enumeration.
fn is_case(of: &Expr, attr: &Expr, (width, values, bits): (i64, &[i64], bool)) -> Node {
    let at = |node: Node| Expr { node, range: of.range.clone() };
    let number = |n: i64| at(Node::Int(n.into()));
    let is_integer = at(method(of, "is_integer_of", None, attr.clone(), vec![number(width)]));
    let value = at(method(of, "int_value", None, attr.clone(), Vec::new()));
    let valid = if bits {
        let all = values.iter().fold(0, |all, value| all | value);
        let path = "has_only_bits".to_owned();
        at(Node::Call { path, path_range: of.range.clone(), args: vec![value, number(all)] })
    } else {
        let equal = |case: &i64| Node::Binary(Binary::Eq, Box::new(value.clone()), Box::new(number(*case)));
        Expr::any(values.iter().map(|case| at(equal(case))))
    };
    Node::Binary(Binary::And, Box::new(is_integer), Box::new(valid))
}

/// The expression with the parts that are not understood made opaque.
///
/// A single name may be the parameter of a lambda that surrounds the expression, and a call such as `getInput()` the
/// accessor of an operation: they stay unless the expression is `whole`. Classes stay too: a type may be known where the
/// expression is evaluated.
pub fn sealed(e: &Expr, scope: &Scope, whole: bool, t: &Text<'_>) -> Expr {
    match problem(e, scope, whole) {
        Some(reason) => {
            let written = e.range.start.checked_sub(t.base).zip(e.range.end.checked_sub(t.base));
            let written =
                written.and_then(|(start, end)| t.text.get(start..end)).filter(|text| !text.is_empty());
            let text = written.map_or_else(|| e.to_string(), str::to_owned);
            Expr { node: Node::Opaque { reason, text }, range: e.range.clone() }
        }
        None => e.over(&|part| sealed(part, scope, whole, t)),
    }
}

/// Why a node is not understood, its parts aside.
fn problem(e: &Expr, scope: &Scope, whole: bool) -> Option<String> {
    match &e.node {
        Node::Call { path, args, .. } if !whole && args.is_empty() && is_accessor(path) => None,
        Node::Path(path) if !whole && !path.contains("::") => None,
        Node::Call { path, args, .. } => match FUNCTIONS.iter().find(|f| f.name == path) {
            Some(f) if f.args.len() == args.len() => None,
            Some(f) => {
                Some(format!("function '{path}' takes {} arguments, not {}", f.args.len(), args.len()))
            }
            None => Some(format!("function '{path}' is not known")),
        },
        Node::Method { name, generic, args, .. } => {
            if let Some(class) = generic
                && let Some(reason) = unknown_parameter(name, class, args, scope)
            {
                return Some(reason);
            }
            let known = methods_named(name).any(|m| m.args.len() == args.len());
            let takes_class = methods_named(name).any(|m| m.rust.contains("{G}") || m.rust.contains("{I}"));
            let known = known && generic.is_some() == takes_class || OF_CLASSES.contains(&name.as_str());
            (!known).then(|| format!("method '{name}' is not known"))
        }
        Node::Path(path) => {
            let (class, case) = path.rsplit_once("::").unwrap_or(("", path));
            let cases = scope.enums.get(last(class));
            let known = match cases {
                Some(cases) if cases.names.contains_key(case) => true,
                _ if scope.cases.get(last(class)).is_some_and(|cases| cases.contains_key(case)) => true,
                _ => matches!(case, "kDynamic" | "nullopt" | "nullptr"),
            };
            (!known).then(|| format!("'{path}' is not known"))
        }
        _ => None,
    }
}

/// Why a class that a record defines has no such parameter.
fn unknown_parameter(method: &str, class: &str, args: &[Expr], scope: &Scope) -> Option<String> {
    let ("parameter", [Expr { node: Node::Str(parameter), .. }]) = (method, args) else { return None };
    let has = |what: &What| matches!(what, What::Data(all) if all.iter().any(|(name, _)| name == parameter));
    let mut meant = scope.meant(class).peekable();
    let missing = meant.peek().is_some() && !meant.any(|d| has(&d.what));
    missing.then(|| format!("'{class}' has no parameter that '{parameter}' reads"))
}

/// The last segment of a path.
fn last(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or(path)
}

/// True for the name of an accessor of an operation.
fn is_accessor(path: &str) -> bool {
    path.strip_prefix("get").is_some_and(|name| name.starts_with(|c: char| c.is_ascii_uppercase()))
}

impl Expr {
    /// The first part that is not understood, if there is one: the whole has no known value then, unless the rest
    /// decides it.
    pub fn opaque(&self) -> Option<&Expr> {
        if matches!(self.node, Node::Opaque { .. }) {
            return Some(self);
        }
        let mut found = None;
        for part in self.parts() {
            found = found.or_else(|| part.opaque());
        }
        found
    }

    /// The classes that the expression names, with the methods that ask for them.
    pub fn classes(&self) -> Vec<(&str, &str)> {
        let mut all: Vec<(&str, &str)> = self.parts().into_iter().flat_map(Expr::classes).collect();
        if let Node::Method { name, generic: Some(class), .. } = &self.node {
            all.push((name, class));
        }
        all
    }

    /// The expression of an operation's predicate, with accessors such as `getInput()` as the placeholders of operands
    /// and results with these names.
    pub fn with_accessors(&self, names: &[&str]) -> Expr {
        let plain = |name: &str| name.replace('_', "").to_lowercase();
        match &self.node {
            Node::Call { path, args, .. } if args.is_empty() && is_accessor(path) => {
                let wanted = plain(path.strip_prefix("get").unwrap_or(path));
                let name = names.iter().find(|name| plain(name) == wanted);
                let node = name.map(|name| Node::Placeholder((*name).to_owned()));
                Expr { node: node.unwrap_or_else(|| self.node.clone()), range: self.range.clone() }
            }
            _ => self.over(&|part| part.with_accessors(names)),
        }
    }

    /// Why the expression is not understood, if it is not.
    pub fn opaque_reason(&self) -> Option<&str> {
        match self.opaque().map(|e| &e.node) {
            Some(Node::Opaque { reason, .. }) => Some(reason),
            _ => None,
        }
    }
}
