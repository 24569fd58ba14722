//! C++ as MLIR's records write it, in the terms of our language: calls, casts and methods become those of the catalogue.
//!
//! What is converted is known by its name in [`table`] and by the class that a value was cast to. Until an expression is
//! complete, `cast` and `dyn_cast` stay in it as methods of these names, since what is called on them depends on their
//! class. Nothing is converted by a guess: a name without an entry stays as it is, and `opaque` finds it.

mod definitions;
mod get;
mod table;
mod written;

use std::ops::Range;

use super::expr::{Binary, Expr, Node};
use super::kind::Kind;
pub(super) use definitions::definition;
use table::find;
use written::{
    NULL, class_name, class_of, float_keyword, is_builtin, kind_of, last, method_of, of_mlir, question,
    uncast,
};
pub(super) use written::{Written, looks_like_class};

/// A complete expression without casts, which have no effect here: what is called on them asks no class.
pub(super) fn without_casts(e: &Expr) -> Expr {
    match &e.node {
        Node::Method { receiver, .. } if class_of(e).is_some() => without_casts(receiver),
        _ => e.over(&without_casts),
    }
}

/// A value cast to a class.
pub(super) fn cast(value: Expr, class: &str, range: Range<usize>) -> Expr {
    let class = class_name(class);
    if !looks_like_class(&class) {
        return Expr { node: value.node, range };
    }
    let written =
        Written { name: String::new(), name_range: range.clone(), generics: vec![], args: vec![], range };
    written.on_class(uncast(value), "cast", &class, Vec::new())
}

/// The question whether a value is of one of these classes.
fn isa(w: &Written, value: &Expr, classes: &[String]) -> Expr {
    let value = uncast(value.clone());
    let one = |written: &String| {
        let class = class_name(written);
        match question(&class) {
            Some("true") => return w.at(Node::Bool(true)),
            Some(question) => return w.on(value.clone(), question, Vec::new()),
            None => {}
        }
        if of_mlir(&class) == Some("GraphType") {
            return w.at(Node::Bool(false));
        }
        if let Some(keyword) = float_keyword(&class) {
            return w.on(value.clone(), "is_float_named", vec![w.at(Node::Str(keyword))]);
        }
        let name = if class.ends_with("Interface") { "has_interface" } else { "isa" };
        w.on_class(value.clone(), name, &class, Vec::new())
    };
    let mut all = classes.iter().map(one);
    let first = all.next().unwrap_or_else(|| w.at(Node::Bool(false)));
    all.fold(first, |left, right| w.binary(Binary::Or, left, right))
}

/// A value as a condition.
pub(super) fn truth(e: Expr) -> Expr {
    let compared = |e: Expr, zero: Node| {
        let range = e.range.clone();
        let zero = Box::new(Expr { node: zero, range: range.clone() });
        Expr { node: Node::Binary(Binary::Ne, Box::new(e), zero), range }
    };
    let written = |e: &Expr| Written {
        name: String::new(),
        name_range: e.range.clone(),
        generics: vec![],
        args: vec![],
        range: e.range.clone(),
    };
    match &e.node {
        Node::Method { receiver, name, generic: Some(class), .. } if name == "dyn_cast" => {
            isa(&written(&e), receiver, std::slice::from_ref(class))
        }
        Node::Method { name, generic: Some(_), .. } if name == "cast" => {
            Expr { node: Node::Bool(true), range: e.range }
        }
        Node::Binary(op, ..) if op.precedence() > 3 => compared(e, Node::Int(0)),
        Node::Call { path, args, .. } if args.is_empty() && path.starts_with("get") => {
            written(&e).on(e, "is_present", Vec::new())
        }
        _ => e,
    }
}

/// Two operands of an operator.
pub(super) fn binary(op: Binary, a: Expr, b: Expr, range: Range<usize>) -> Expr {
    let w = Written { name: String::new(), name_range: range.clone(), generics: vec![], args: vec![], range };
    let negated = |e: Expr| match op {
        Binary::Ne => w.at(Node::Not(Box::new(e))),
        _ => e,
    };
    let is_null = |e: &Expr| matches!(&e.node, Node::Path(path) if path == NULL);
    if let (Binary::Eq | Binary::Ne, Some(list)) = (op, searched(&a).filter(|_| is_end(&b))) {
        return negated(w.function("all_differ", vec![elements(&w, list)]));
    }
    match op {
        Binary::Or | Binary::And => match (truth(a), truth(b)) {
            (Expr { node: Node::Bool(b), .. }, other) if b == (op == Binary::And) => other,
            (a, b) => w.binary(op, a, b),
        },
        Binary::Eq | Binary::Ne if is_null(&b) => {
            let present = w.on(a, "is_present", Vec::new());
            if op == Binary::Ne { present } else { w.at(Node::Not(Box::new(present))) }
        }
        Binary::Eq | Binary::Ne if method_of(&a) == "shape" && matches!(b.node, Node::List(_)) => {
            let Node::Method { receiver, .. } = a.node else { return w.binary(op, a, b) };
            negated(w.on(*receiver, "has_shape", vec![b]))
        }
        Binary::Eq | Binary::Ne if method_of(&a) == "getTypeID" && method_of(&b) == "getTypeID" => {
            match (&a.node, &b.node) {
                (Node::Method { receiver: x, .. }, Node::Method { receiver: y, .. }) => {
                    negated(w.on((**x).clone(), "same_kind_as", vec![(**y).clone()]))
                }
                _ => w.binary(op, a, b),
            }
        }
        _ => w.binary(op, a, b),
    }
}

/// The list in which `std::adjacent_find(std::begin(list), std::end(list))` looks for equal neighbours.
fn searched(e: &Expr) -> Option<&Expr> {
    let Node::Call { path, args, .. } = &e.node else { return None };
    let [Expr { node: Node::Call { path: begin, args: list, .. }, .. }, end] = args.as_slice() else {
        return None;
    };
    let found = of_mlir(path) == Some("adjacent_find") && of_mlir(begin) == Some("begin") && is_end(end);
    list.first().filter(|_| found)
}

/// True for `std::end(list)`.
fn is_end(e: &Expr) -> bool {
    matches!(&e.node, Node::Call { path, .. } if of_mlir(path) == Some("end"))
}

/// `receiver[index]`
pub(super) fn index(receiver: Expr, at: Expr, range: Range<usize>) -> Expr {
    let w = Written { name: String::new(), name_range: range.clone(), generics: vec![], args: vec![], range };
    match (method_of(&receiver), class_of(&receiver).and_then(of_mlir)) {
        ("shape", _) => match receiver.node {
            Node::Method { receiver, .. } => w.on(*receiver, "dim", vec![at]),
            _ => w.on(receiver, "at", vec![at]),
        },
        (_, Some("ArrayAttr")) => w.on(uncast(receiver), "element", vec![at]),
        _ => w.on(receiver, "at", vec![at]),
    }
}

/// A call of a function.
pub(super) fn call(w: Written) -> Expr {
    if !w.generics.is_empty()
        && let Some(made) = template(&w)
    {
        return made;
    }
    if let Some(class) = w.name.strip_suffix("::get") {
        return get::made(&w, class);
    }
    // Each enumeration of bits has these functions in its namespace.
    if let ("bitEnumContainsAny", [a, b]) = (last(&w.name), w.args.as_slice()) {
        return truth(w.binary(Binary::BitAnd, a.clone(), b.clone()));
    }
    if let ("Builder", [value]) = (last(&w.name), w.args.as_slice()) {
        return w.at(value.node.clone());
    }
    let name = of_mlir(&w.name).unwrap_or("");
    match (name, w.args.as_slice()) {
        ("equal_to" | "equal", [a, b]) => {
            return w.function("eq", vec![uncast(a.clone()), uncast(b.clone())]);
        }
        ("all_of" | "any_of", [list, condition]) => {
            return w.function(name, vec![elements(&w, list), condition.clone()]);
        }
        ("none_of", [list, condition]) => {
            let any = w.function("any_of", vec![elements(&w, list), condition.clone()]);
            return w.at(Node::Not(Box::new(any)));
        }
        ("is_contained", [list, value]) => return contains(&w, list, value),
        ("is_sorted", [list]) => return w.function("is_sorted", vec![elements(&w, list)]),
        ("hasNItems", [region, n]) => return blocks(&w, region, Binary::Eq, n),
        ("hasNItemsOrMore", [region, n]) => return blocks(&w, region, Binary::Ge, n),
        ("hasNItemsOrLess", [region, n]) => return blocks(&w, region, Binary::Le, n),
        ("getI1SameShape", [ty]) => return w.function("i1_same_shape", vec![uncast(ty.clone())]),
        ("APInt", [_, value]) | ("APFloat" | "ArrayRef" | "Location" | "StringRef" | "Twine", [value]) => {
            return w.at(value.node.clone());
        }
        ("move" | "Log2_64_Ceil" | "max" | "min", _) => {
            let ours = match name {
                "Log2_64_Ceil" => "log2_ceil",
                other => other,
            };
            return w.function(ours, w.args.clone());
        }
        ("bool", []) => return w.at(Node::Bool(false)),
        ("StringRef" | "string", []) => return w.at(Node::Str(String::new())),
        ("unsigned" | "int" | "uint32_t" | "uint64_t" | "int32_t" | "int64_t" | "size_t", []) => {
            return w.at(Node::Int(0));
        }
        ("int64_t" | "uint64_t" | "int32_t" | "uint32_t" | "unsigned" | "int" | "size_t", [value]) => {
            return w.at(value.node.clone());
        }
        (class, []) if looks_like_class(class) || class == "Value" => {
            return w.at(Node::Path(NULL.to_owned()));
        }
        _ => {}
    }
    let class = class_name(&w.name);
    match w.args.as_slice() {
        [] if looks_like_class(&class) => w.at(Node::Path(NULL.to_owned())),
        [value] if looks_like_class(&class) && last(&class) != "getType" && starts_upper(&class) => {
            cast(value.clone(), &class, w.range)
        }
        [value] => match find(table::FUNCTIONS, name) {
            Some(method) => w.on(uncast(value.clone()), method, Vec::new()),
            None => w.function(&w.name, w.args.clone()),
        },
        _ => w.function(&w.name, w.args.clone()),
    }
}

fn starts_upper(path: &str) -> bool {
    last(path).starts_with(|c: char| c.is_ascii_uppercase())
}

/// A function with arguments in angle brackets.
fn template(w: &Written) -> Option<Expr> {
    let class = w.generics.first()?;
    match (w.name.trim_start_matches("::").trim_start_matches("std::numeric_"), w.args.as_slice()) {
        ("limits::max", []) => return Some(w.at(Node::Int(limit(class, true)?))),
        ("limits::min", []) => return Some(w.at(Node::Int(limit(class, false)?))),
        _ => {}
    }
    Some(match (of_mlir(&w.name)?, w.args.as_slice()) {
        ("isa" | "isa_and_present" | "isa_and_nonnull", [value]) => isa(w, value, &w.generics),
        ("cast" | "cast_or_null" | "cast_if_present", [value]) => {
            w.on_class(uncast(value.clone()), "cast", &class_name(class), Vec::new())
        }
        ("dyn_cast" | "dyn_cast_or_null" | "dyn_cast_if_present", [value]) => {
            w.on_class(uncast(value.clone()), "dyn_cast", &class_name(class), Vec::new())
        }
        ("static_cast" | "ArrayRef" | "optional", [value]) => w.at(value.node.clone()),
        ("SmallVector", [count, value]) => w.function("repeat", vec![value.clone(), count.clone()]),
        _ => return None,
    })
}

/// The largest or smallest number of an integer type of C++.
fn limit(class: &str, max: bool) -> Option<i128> {
    let (signed, bits) = match of_mlir(class.trim())? {
        "int8_t" => (true, 8),
        "int16_t" => (true, 16),
        "int32_t" | "int" => (true, 32),
        "int64_t" => (true, 64),
        "uint8_t" => (false, 8),
        "uint16_t" => (false, 16),
        "uint32_t" | "unsigned" => (false, 32),
        "uint64_t" | "size_t" => (false, 64),
        _ => return None,
    };
    Some(match (signed, max) {
        (true, true) => (1 << (bits - 1)) - 1,
        (true, false) => -(1 << (bits - 1)),
        (false, true) => (1 << bits) - 1,
        (false, false) => 0,
    })
}

/// What C++ iterates over: the elements of an array attribute, or the extents of a shape.
fn elements(w: &Written, list: &Expr) -> Expr {
    match (&list.node, class_of(list).and_then(of_mlir)) {
        (Node::Method { receiver, name, .. }, _) if name == "shape" => {
            w.on((**receiver).clone(), "dims", Vec::new())
        }
        (Node::Method { receiver, name, .. }, _) if name == "array_value" => {
            w.on((**receiver).clone(), "elements", Vec::new())
        }
        (_, Some("ArrayAttr")) => w.on(uncast(list.clone()), "elements", Vec::new()),
        _ => list.clone(),
    }
}

/// `llvm::is_contained`
fn contains(w: &Written, list: &Expr, value: &Expr) -> Expr {
    match &list.node {
        Node::List(all) => {
            let mut each = all.iter().map(|e| w.binary(Binary::Eq, value.clone(), e.clone()));
            let first = each.next().unwrap_or_else(|| w.at(Node::Bool(false)));
            each.fold(first, |left, right| w.binary(Binary::Or, left, right))
        }
        _ => w.on(elements(w, list), "contains", vec![value.clone()]),
    }
}

fn blocks(w: &Written, region: &Expr, op: Binary, n: &Expr) -> Expr {
    w.binary(op, w.on(region.clone(), "num_blocks", Vec::new()), n.clone())
}

/// A call of a method.
pub(super) fn method(receiver: Expr, w: Written) -> Expr {
    if get::is_builder(&receiver)
        && let Some(made) = get::by_builder(&receiver, &w)
    {
        return made;
    }
    let class = class_of(&receiver).map(str::to_owned);
    if let Some(class) = class.as_deref().filter(|c| !is_builtin(c)) {
        let accessor = ["get", "is", "has"].iter().any(|p| w.name.starts_with(p));
        if accessor && w.args.is_empty() && w.generics.is_empty() && w.name.contains(char::is_uppercase) {
            let name = w.at(Node::Str(w.name.clone()));
            return w.on_class(uncast(receiver), "parameter", class, vec![name]);
        }
    }
    let value = uncast(receiver);
    if let Some(made) = of_number(&value, &w) {
        return made;
    }
    let builtin = class.as_deref().and_then(of_mlir).unwrap_or("");
    let dense =
        if builtin.starts_with("Dense") && builtin.ends_with("ArrayAttr") { "DenseArrayAttr" } else { "" };
    let of_class = |class: &str| {
        let all = table::METHODS_OF_CLASSES.iter();
        all.into_iter().find(|(c, name, _)| *c == class && *name == w.name).map(|(.., ours)| *ours)
    };
    if let Some(ours) = of_class(builtin).or_else(|| of_class(dense)) {
        return w.on(value, ours, w.args.clone());
    }
    match (w.name.as_str(), w.generics.as_slice(), method_of(&value)) {
        ("size", [], "shape") | ("empty", [], "shape") => {
            let Node::Method { receiver, .. } = value.node else { return w.on(value, &w.name, Vec::new()) };
            let rank = w.on(*receiver, "rank", Vec::new());
            return match &*w.name {
                "size" => rank,
                _ => w.binary(Binary::Eq, rank, w.at(Node::Int(0))),
            };
        }
        ("hasTrait", [class], _) if of_mlir(class) == Some("ValueSemantics") => {
            return w.on(value, "has_value_semantics", Vec::new());
        }
        ("hasPromiseOrImplementsInterface", [class], _) => {
            return w.on_class(value, "has_interface", &class_name(class), Vec::new());
        }
        ("str" | "getValue" | "value", [], _) if kind_of(&value) == Kind::Str => return value,
        _ => {}
    }
    let width = table::WIDTHS.iter().find(|(name, ..)| *name == w.name);
    let ours = match (width, w.args.len()) {
        (Some((_, any, _)), 0) => Some(*any),
        (Some((.., of_width)), 1) => Some(*of_width),
        _ => find(table::METHODS, &w.name),
    };
    let name = ours.unwrap_or(&w.name);
    let mut made = w.on(value, name, w.args.clone());
    if let (Node::Method { generic, .. }, [class]) = (&mut made.node, w.generics.as_slice()) {
        *generic = Some(class.clone());
    }
    made
}

/// A method of an integer of any width.
fn of_number(value: &Expr, w: &Written) -> Option<Expr> {
    if !matches!(kind_of(value), Kind::Wide | Kind::Int) || !w.generics.is_empty() {
        return None;
    }
    // Whatever the width, the value is read as one of 64 bits.
    let small = || match &value.node {
        Node::Method { receiver, name, .. } if name == "wide_value" => {
            w.on((**receiver).clone(), "int_value", Vec::new())
        }
        _ => value.clone(),
    };
    let operator = |text: &str| Binary::ALL.into_iter().find(|b| b.text() == text);
    Some(match (w.name.as_str(), w.args.as_slice()) {
        ("getZExtValue" | "getSExtValue" | "getLimitedValue", []) => small(),
        ("isPowerOf2", []) => w.function("is_power_of_two", vec![small()]),
        (name, []) => {
            w.binary(operator(find(table::INTEGER_SIGNS, name)?)?, value.clone(), w.at(Node::Int(0)))
        }
        (name, [other]) => {
            w.binary(operator(find(table::INTEGER_OPERATORS, name)?)?, value.clone(), other.clone())
        }
        _ => return None,
    })
}
