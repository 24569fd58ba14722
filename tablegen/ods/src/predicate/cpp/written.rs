//! Calls as they are written, and what is known of the values in them: classes and kinds.

use std::ops::Range;

use super::super::catalogue::METHODS;
use super::super::expr::{Binary, Expr, Node};
use super::super::kind::Kind;
use super::table::{self, find};

/// The name of a null value: an attribute or type that is not there.
pub(super) const NULL: &str = "nullptr";

/// A call as it is written: of a function, or of a method.
pub(in crate::predicate) struct Written {
    /// The path of the function, or the name of the method.
    pub(in crate::predicate) name: String,
    /// The place of the name.
    pub(in crate::predicate) name_range: Range<usize>,
    /// The arguments between angle brackets.
    pub(in crate::predicate) generics: Vec<String>,
    /// The arguments.
    pub(in crate::predicate) args: Vec<Expr>,
    /// The place of the whole.
    pub(in crate::predicate) range: Range<usize>,
}

impl Written {
    /// A method called on a receiver, at the place of the whole.
    pub(in crate::predicate) fn on(&self, receiver: Expr, name: &str, args: Vec<Expr>) -> Expr {
        let (name, name_range) = (name.to_owned(), self.name_range.clone());
        let node = Node::Method { receiver: Box::new(receiver), name, name_range, generic: None, args };
        self.at(node)
    }

    /// The same with a class between angle brackets.
    pub(in crate::predicate) fn on_class(
        &self,
        receiver: Expr,
        name: &str,
        class: &str,
        args: Vec<Expr>,
    ) -> Expr {
        let mut made = self.on(receiver, name, args);
        if let Node::Method { generic, .. } = &mut made.node {
            *generic = Some(class.to_owned());
        }
        made
    }

    pub(in crate::predicate) fn at(&self, node: Node) -> Expr {
        Expr { node, range: self.range.clone() }
    }

    /// A call of a function of the catalogue.
    pub(in crate::predicate) fn function(&self, name: &str, args: Vec<Expr>) -> Expr {
        self.at(Node::Call { path: name.to_owned(), path_range: self.name_range.clone(), args })
    }

    pub(in crate::predicate) fn binary(&self, op: Binary, left: Expr, right: Expr) -> Expr {
        self.at(Node::Binary(op, Box::new(left), Box::new(right)))
    }
}

/// The last segment of a path.
pub(in crate::predicate) fn last(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or(path)
}

/// The name of a class of MLIR's own namespaces, `None` for one of another namespace.
pub(in crate::predicate) fn of_mlir(path: &str) -> Option<&str> {
    let bare = path.trim_start_matches("::");
    let bare = ["mlir::", "llvm::", "std::"].iter().find_map(|p| bare.strip_prefix(p)).unwrap_or(bare);
    (!bare.contains("::")).then_some(bare)
}

/// The question that `isa` asks for a builtin class.
pub(in crate::predicate) fn question(class: &str) -> Option<&'static str> {
    let name = of_mlir(class)?;
    find(table::TYPES, name).or_else(|| find(table::ATTRS, name))
}

/// The keyword of a small float type, by its class: `Float8E5M2Type` is `f8E5M2`.
pub(in crate::predicate) fn float_keyword(class: &str) -> Option<String> {
    let format = of_mlir(class)?.strip_prefix("Float")?.strip_suffix("Type")?;
    (format.starts_with(|c: char| c.is_ascii_digit()) && format.contains('E')).then(|| format!("f{format}"))
}

/// True for a class of MLIR's own whose methods are in the tables.
pub(in crate::predicate) fn is_builtin(class: &str) -> bool {
    question(class).is_some() || float_keyword(class).is_some()
}

/// The class that a value was cast to.
pub(in crate::predicate) fn class_of(e: &Expr) -> Option<&str> {
    match &e.node {
        Node::Method { name, generic, .. } if name == "cast" || name == "dyn_cast" => generic.as_deref(),
        _ => None,
    }
}

/// The name of the method that gives a value, if one does.
pub(in crate::predicate) fn method_of(e: &Expr) -> &str {
    match &e.node {
        Node::Method { name, .. } => name,
        _ => "",
    }
}

/// The kind that a method of the catalogue gives, by its name alone.
pub(in crate::predicate) fn kind_of(e: &Expr) -> Kind {
    let name = method_of(e);
    METHODS.iter().find(|m| m.name == name && !name.is_empty()).map_or(Kind::Any, |m| m.result)
}

/// A value without the casts around it.
pub(in crate::predicate) fn uncast(e: Expr) -> Expr {
    let mut e = e;
    while class_of(&e).is_some() {
        let Node::Method { receiver, .. } = e.node else { return e };
        e = Expr { node: receiver.node, range: e.range };
    }
    e
}

/// True for a class of types or attributes.
pub(in crate::predicate) fn looks_like_class(class: &str) -> bool {
    ["Type", "Attr", "Attribute", "Interface", "Loc"].iter().any(|suffix| last(class).ends_with(suffix))
}

/// A class as a template argument gives it, from the global namespace if it is in any.
pub(in crate::predicate) fn class_name(written: &str) -> String {
    let bare = written.trim().trim_start_matches("const ").trim_end_matches(['&', '*', ' ']).trim();
    if bare.contains("::") && !bare.starts_with("::") { format!("::{bare}") } else { bare.to_owned() }
}
