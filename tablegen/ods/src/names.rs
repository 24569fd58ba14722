//! Names: from the records' spelling to Rust's.

/// `inferShapes`, `InferShapes` and `infer-shapes` as `infer_shapes`.
pub(crate) fn snake(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 4);
    let chars: Vec<char> = name.chars().collect();
    for (i, &c) in chars.iter().enumerate() {
        if !c.is_alphanumeric() {
            out.push('_');
            continue;
        }
        let before = i.checked_sub(1).map(|j| chars[j]);
        let after = chars.get(i + 1);
        let starts_word = c.is_uppercase()
            && before.is_some_and(|b| {
                b.is_lowercase()
                    || b.is_numeric()
                    || (b.is_uppercase() && after.is_some_and(|a| a.is_lowercase()))
            });
        if starts_word {
            out.push('_');
        }
        out.extend(c.to_lowercase());
    }
    out
}

/// `tensor of 64-bit float values` as `TENSOR_OF_64_BIT_FLOAT_VALUES`, cut at a word near 60 bytes.
pub(crate) fn constant(words: &str) -> String {
    let mut out = String::new();
    for word in words.split(|c: char| !c.is_ascii_alphanumeric()).filter(|w| !w.is_empty()) {
        if out.len() + word.len() > 60 && !out.is_empty() {
            break;
        }
        if !out.is_empty() {
            out.push('_');
        }
        out.push_str(&word.to_ascii_uppercase());
    }
    match out.chars().next() {
        None => "UNNAMED".to_owned(),
        Some(c) if c.is_ascii_digit() => format!("IS_{out}"),
        Some(_) => out,
    }
}

/// `noWrap` as `NO_WRAP`.
pub(crate) fn constant_of(name: &str) -> String {
    constant(&snake(name))
}

/// The static that describes an operation, type or attribute, by the name of its view.
pub fn definition(class: &str) -> String {
    format!("{}_DEF", snake(class).to_uppercase())
}

/// The static that describes an enumeration, or an attribute that holds one.
pub fn spec(class: &str) -> String {
    format!("{}_SPEC", snake(class).to_uppercase())
}

/// `slt`, `no_wrap` and `no-wrap` as `Slt` and `NoWrap`.
pub(crate) fn camel(name: &str) -> String {
    let mut out = String::new();
    for word in name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|w| !w.is_empty()) {
        let mut chars = word.chars();
        out.extend(chars.next().into_iter().flat_map(char::to_uppercase));
        out.push_str(chars.as_str());
    }
    match out.chars().next() {
        None => "Unnamed".to_owned(),
        Some(c) if c.is_ascii_digit() => format!("_{out}"),
        Some(_) => out,
    }
}

const KEYWORDS: [&str; 51] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop",
    "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static",
    "struct", "super", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual",
    "where", "while", "yield",
];

/// A name as a Rust identifier in snake case: keywords get an underscore.
pub(crate) fn ident(name: &str) -> String {
    let snake = snake(name);
    match snake.as_str() {
        k if is_keyword(k) => format!("{snake}_"),
        k if k.starts_with(|c: char| c.is_ascii_digit()) => format!("_{snake}"),
        // A pattern that binds nothing.
        "_" => "__".to_owned(),
        _ => snake,
    }
}

/// Members that the view or the adaptor of every operation has, or that its author may add: hooks, builders, and
/// conversions between views and adaptors.
const MEMBERS: [&str; 23] = [
    "build",
    "build_default",
    "build_generic",
    "build_inferred",
    "build_with",
    "canonicalization_patterns",
    "canonicalize",
    "fold",
    "from_op",
    "handle",
    "infer_results",
    "init_default",
    "is_compatible_return_types",
    "materialize_derived_attributes",
    "new",
    "of",
    "op_ref",
    "parse",
    "print",
    "state",
    "verify",
    "verify_regions",
    "with_attrs",
];

/// The name of an operation's accessor: an identifier, with an underscore if every operation has such a member.
pub(crate) fn accessor(name: &str) -> String {
    let name = ident(name);
    let own = ["build_from_", "init_from_"].iter().any(|prefix| name.starts_with(prefix));
    if own || MEMBERS.contains(&name.as_str()) { format!("{name}_") } else { name }
}

/// The name of a parameter of `build`: an identifier, with an underscore if `build` has such a variable.
pub(crate) fn local(name: &str) -> String {
    match ident(name) {
        taken if matches!(taken.as_str(), "b" | "loc" | "cx" | "options" | "state") => format!("{taken}_"),
        name => name,
    }
}

/// True for a keyword of Rust.
pub(crate) fn is_keyword(word: &str) -> bool {
    KEYWORDS.contains(&word)
}

/// True for an identifier of Rust.
pub(crate) fn is_ident(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        && !is_keyword(name)
        && name != "_"
}

/// Names of Rust's prelude that generated text uses: a struct of that name would hide them.
const USED: [&str; 20] = [
    "Box",
    "Clone",
    "Copy",
    "Debug",
    "Default",
    "DoubleEndedIterator",
    "Eq",
    "Err",
    "ExactSizeIterator",
    "From",
    "Hash",
    "Iterator",
    "None",
    "Ok",
    "Option",
    "PartialEq",
    "Result",
    "Some",
    "String",
    "Vec",
];

/// Why a record cannot give a struct (or enum) this name.
pub(crate) fn struct_problem(name: &str) -> Option<String> {
    if USED.contains(&name) {
        return Some(format!("'{name}' cannot be the name of a Rust struct here: it would hide Rust's own"));
    }
    let usable = is_ident(name) && name != "Self";
    (!usable).then(|| format!("'{name}' cannot be the name of a Rust struct"))
}

/// True for a path of identifiers: `crate::shapes::Shape`.
pub(crate) fn is_path(path: &str) -> bool {
    let segment = |s: &str| is_ident(s) || matches!(s, "crate" | "self" | "super");
    let path = path.strip_prefix("::").unwrap_or(path);
    path.split("::").all(segment) && path.rsplit("::").next().is_some_and(is_ident)
}

/// The name of an operation's struct: the record's, without the part before its first underscore.
pub(crate) fn class_of(record: &str) -> &str {
    match record.split_once('_') {
        Some((prefix, rest)) if !prefix.is_empty() && !rest.is_empty() => rest,
        _ => record,
    }
}

/// The Rust module for a C++ namespace that holds interfaces: `mlir::interfaces` for MLIR's own, a Rust path as it is,
/// and for other C++ the generated module, whose path is empty.
pub(crate) fn rust_module(namespace: &str) -> &str {
    match namespace.trim() {
        "::mlir" | "mlir" => "mlir::interfaces",
        path if path.starts_with("crate") || path.starts_with("mlir::") || path.starts_with("super") => path,
        _ => "",
    }
}

/// A name in a module; the empty path is the current module.
pub(crate) fn join(module: &str, name: &str) -> String {
    if module.is_empty() { name.to_owned() } else { format!("{module}::{name}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings() {
        assert_eq!(snake("getAsmResultNames"), "get_asm_result_names");
        assert_eq!(snake("hasSSADominance"), "has_ssa_dominance");
        assert_eq!(snake("sym_name"), "sym_name");
        assert_eq!(constant("tensor of 64-bit float values"), "TENSOR_OF_64_BIT_FLOAT_VALUES");
        assert_eq!(constant("1-bit signless integer"), "IS_1_BIT_SIGNLESS_INTEGER");
        assert_eq!(ident("type"), "type_");
        assert_eq!(["fold", "buildFromInts", "folds"].map(accessor), ["fold_", "build_from_ints_", "folds"]);
        assert_eq!(camel("no_wrap"), "NoWrap");
        assert_eq!(class_of("Arith_AddFOp"), "AddFOp");
        assert_eq!(class_of("TransposeOp"), "TransposeOp");
    }
}
