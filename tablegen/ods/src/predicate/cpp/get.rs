//! What makes types and attributes: methods of the builder, and `X::get`.

use super::super::expr::{Expr, Node};
use super::table::{self, find};
use super::written::{Written, class_name, float_keyword, method_of, of_mlir, uncast};

/// True for a builder or a context, which are one here.
pub(super) fn is_builder(e: &Expr) -> bool {
    matches!(&e.node, Node::Placeholder(name) if name == "_builder" || name == "_ctxt")
        || method_of(e) == "context"
}

/// A method of a builder.
pub(super) fn by_builder(builder: &Expr, w: &Written) -> Option<Expr> {
    let builder = builder.clone();
    if let [class] = w.generics.as_slice() {
        let class = class_name(class);
        return match w.name.as_str() {
            "getType" if w.args.is_empty() && named_type(w, &builder, &class).is_some() => {
                named_type(w, &builder, &class)
            }
            "getType" => Some(w.on_class(builder, "get_type", &class, w.args.clone())),
            "getAttr" => Some(w.on_class(builder, "get_attr", &class, w.args.clone())),
            _ => None,
        };
    }
    let made = match (w.name.as_str(), w.args.as_slice()) {
        ("getContext", []) => builder,
        ("getIntegerType", [width]) => w.on(builder, "integer_type", vec![width.clone()]),
        ("getIntegerType", [width, Expr { node: Node::Bool(signed), .. }]) => {
            let method = if *signed { "signed_integer_type" } else { "unsigned_integer_type" };
            w.on(builder, method, vec![width.clone()])
        }
        (name, []) if width(name).is_some() => {
            w.on(builder, "integer_type", vec![w.at(Node::Int(width(name)?))])
        }
        ("getIntegerAttr" | "getFloatAttr", [ty, value]) => return number(w, ty, value),
        (name, [list]) if find(table::BUILDER_ARRAYS, name).is_some() => {
            let element = find(table::BUILDER_ARRAYS, name)?;
            let variable = Expr { node: Node::Variable("x".to_owned()), range: w.range.clone() };
            let body = Box::new(w.on(builder.clone(), element, vec![variable]));
            let closure = w.at(Node::Closure { parameter: "x".to_owned(), body });
            w.on(builder, "array_attr_of", vec![list.clone(), closure])
        }
        (name, args) => w.on(builder, find(table::BUILDER, name)?, args.to_vec()),
    };
    Some(made)
}

/// The width in the name of a method such as `getI32Type`.
fn width(name: &str) -> Option<i128> {
    let width = name.strip_prefix("getI")?.strip_suffix("Type")?;
    width.parse().ok().filter(|width| [1, 8, 16, 32, 64].contains(width))
}

/// An attribute with a number, of a type that the builder makes.
fn number(w: &Written, ty: &Expr, value: &Expr) -> Option<Expr> {
    let Node::Method { receiver, name, args, .. } = &ty.node else { return None };
    let method = match name.as_str() {
        "index_type" => "index_attr",
        "integer_type" => "integer_attr",
        "signed_integer_type" => "signed_integer_attr",
        "unsigned_integer_type" => "unsigned_integer_attr",
        "f16_type" => "f16_attr",
        "f32_type" => "f32_attr",
        "f64_type" => "f64_attr",
        "f80_type" => "f80_attr",
        "f128_type" => "f128_attr",
        _ => return None,
    };
    let args = args.iter().chain([value]).cloned().collect();
    Some(w.on((**receiver).clone(), method, args))
}

/// A builtin type without parameters.
fn named_type(w: &Written, builder: &Expr, class: &str) -> Option<Expr> {
    let by = |method: &str| Some(w.on(builder.clone(), method, Vec::new()));
    match of_mlir(class)? {
        "BFloat16Type" => by("bf16_type"),
        "Float128Type" => by("f128_type"),
        "Float16Type" => by("f16_type"),
        "Float32Type" => by("f32_type"),
        "Float64Type" => by("f64_type"),
        "Float80Type" => by("f80_type"),
        "FloatTF32Type" => by("tf32_type"),
        "IndexType" => by("index_type"),
        "NoneType" => by("none_type"),
        _ => {
            let keyword = w.at(Node::Str(float_keyword(class)?));
            Some(w.on(builder.clone(), "float_named", vec![keyword]))
        }
    }
}

/// `class::get(args)`
pub(super) fn made(w: &Written, class: &str) -> Expr {
    let class = class_name(class);
    let (builder, args) = match w.args.split_first() {
        Some((first, rest)) if is_builder(first) => (Some(first.clone()), rest),
        _ => (None, w.args.as_slice()),
    };
    let args: Vec<Expr> = args.iter().cloned().map(uncast).collect();
    let builder_or =
        |other: &str| builder.clone().unwrap_or_else(|| w.at(Node::Placeholder(other.to_owned())));
    let builtin = of_mlir(&class).unwrap_or("");
    let on_element = match builtin {
        "VectorType" => Some("vector_of"),
        "RankedTensorType" => Some("tensor_of"),
        "MemRefType" => Some("memref_of"),
        _ => None,
    };
    match (builtin, args.as_slice()) {
        (_, [shape, element]) if on_element.is_some() => {
            return w.on(element.clone(), on_element.unwrap_or_default(), vec![shape.clone()]);
        }
        ("UnrankedTensorType", [element]) => return w.on(element.clone(), "unranked_tensor_of", Vec::new()),
        ("ComplexType", [element]) => return w.on(element.clone(), "complex_of", Vec::new()),
        ("IntegerType", [width]) if builder.is_some() => {
            return w.on(builder_or(""), "integer_type", vec![width.clone()]);
        }
        ("IntegerAttr" | "FloatAttr", [ty, value]) => {
            if let Some(made) = number(w, ty, value) {
                return made;
            }
        }
        ("DenseElementsAttr" | "DenseIntElementsAttr" | "DenseFPElementsAttr", [ty, values]) => {
            return w.on(builder_or("_builder"), "dense_attr", vec![ty.clone(), values.clone()]);
        }
        (_, []) if builder.is_some() => {
            if let Some(made) = named_type(w, &builder_or(""), &class) {
                return made;
            }
        }
        _ => {}
    }
    if let Some(method) = find(table::ATTR_GETS, builtin) {
        return w.on(builder_or("_builder"), method, args);
    }
    if class.ends_with("Type") || class.ends_with("type") {
        let context = match (&builder, args.first()) {
            (Some(builder), _) => builder.clone(),
            (None, Some(first)) => w.on(first.clone(), "context", Vec::new()),
            (None, None) => builder_or("_builder"),
        };
        return w.on_class(context, "get_type", &class, args);
    }
    if class.ends_with("Attr") {
        return w.on_class(builder_or("_builder"), "get_attr", &class, args);
    }
    let path = w.name.clone();
    w.at(Node::Call { path, path_range: w.name_range.clone(), args: w.args.clone() })
}
