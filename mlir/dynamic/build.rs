//! Makes a function of each method and function that expressions can call, from the Rust in the catalogue: so that a
//! predicate means the same, whether it is compiled or evaluated.

use std::fmt::Write as _;

use ods::model::builtin::{ATTRS, TYPES};
use ods::model::traits::{When, engine_checks};
use ods::predicate::Kind;
use ods::predicate::catalogue::{Argument, FUNCTIONS, METHODS, Want};
use ods::predicate::emit::{between, expand};

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let mut text = String::new();
    let mut table = String::new();
    for (i, method) in METHODS.iter().enumerate() {
        // These name a class or an interface, which is looked up when the records are read.
        if method.rust.contains("{G}") || method.rust.contains("{I}") {
            continue;
        }
        let arguments: Vec<Input> = method.args.iter().map(|&want| Input::Want(want)).collect();
        let name = format!("m{i}");
        call(&mut text, &name, (Some(method.receiver), &arguments), (method.result, method.rust));
        let _ = writeln!(table, "    ({:?}, {name}),", method.name);
    }
    let mut functions = String::new();
    for (i, function) in FUNCTIONS.iter().enumerate() {
        let arguments: Option<Vec<Input>> = function
            .args
            .iter()
            .map(|argument| match argument {
                Argument::Of(Kind::Any) | Argument::Same | Argument::ClosureOnElement => None,
                Argument::Of(kind) => Some(Input::Kind(*kind)),
            })
            .collect();
        let Some(arguments) = arguments else { continue };
        let name = format!("f{i}");
        call(&mut text, &name, (None, &arguments), (function.result, function.rust));
        let _ = writeln!(functions, "    ({:?}, {name}),", function.name);
    }
    let _ = writeln!(text, "pub(super) static METHODS: &[(&str, Method)] = &[\n{table}];");
    let _ = writeln!(text, "pub(super) static FUNCTIONS: &[(&str, Method)] = &[\n{functions}];");
    let directory = std::env::var_os("OUT_DIR").unwrap_or_default();
    let directory = std::path::Path::new(&directory);
    std::fs::write(directory.join("methods.rs"), text)?;
    std::fs::write(directory.join("checks.rs"), classes())?;
    std::fs::write(directory.join("traits.rs"), traits())
}

/// The conditions of the classes of builtin types and attributes, by their text.
fn classes() -> String {
    let mut text = String::new();
    for (name, ty, classes) in [("TYPES", "TypeCheck", &TYPES[..]), ("ATTRS", "AttrCheck", &ATTRS[..])] {
        let _ = writeln!(text, "pub(super) static {name}: &[(&str, super::{ty})] = &[");
        for (_, condition) in classes.iter().filter(|(_, condition)| *condition != "true") {
            let _ = writeln!(text, "    ({condition:?}, |t| {condition}),");
        }
        text.push_str("];\n");
    }
    text
}

/// The checks of traits and interfaces, by the names that models give them.
fn traits() -> String {
    let mut text = String::new();
    for (name, ty, in_regions) in [("OPS", "VerifyFn", false), ("REGIONS", "VerifyRegionsFn", true)] {
        let _ = writeln!(text, "static {name}: &[(&str, {ty})] = &[");
        for (_, path) in engine_checks().filter(|(when, _)| (*when == When::Region) == in_regions) {
            let _ = writeln!(text, "    ({path:?}, {path}),");
        }
        text.push_str("];\n");
    }
    text
}

/// What a call takes.
enum Input {
    Kind(Kind),
    Want(Want),
}

impl Input {
    /// The method of a value that gives it in Rust.
    fn getter(&self) -> String {
        let kind = match self {
            Input::Kind(kind) => *kind,
            Input::Want(want) => match want {
                Want::Width => return "width()".to_owned(),
                Want::Index => return "index()".to_owned(),
                Want::Exact(..) => return "wide()".to_owned(),
                Want::Truth => return "truth()".to_owned(),
                Want::Entries => return "entries(frame.cx)".to_owned(),
                want => want.kind(),
            },
        };
        match kind {
            Kind::Bool => "truth()".to_owned(),
            Kind::Int | Kind::Case => "int()".to_owned(),
            Kind::Wide => "wide()".to_owned(),
            Kind::Float => "float()".to_owned(),
            Kind::Single => "single()".to_owned(),
            Kind::Str => "text()".to_owned(),
            Kind::Dense(dense) => format!("dense::<{}>()", dense.rust()),
            other => format!("as_{other:?}()").to_lowercase(),
        }
    }

    /// Whether the code takes a reference to it.
    fn is_list(&self) -> bool {
        match self {
            Input::Want(want) => matches!(want, Want::Dense(_) | Want::Array | Want::Entries),
            Input::Kind(_) => false,
        }
    }
}

fn call(
    text: &mut String,
    name: &str,
    (receiver, arguments): (Option<Kind>, &[Input]),
    (result, rust): (Kind, &str),
) {
    let mut parts = Vec::new();
    let mut lines = String::new();
    if let Some(kind) = receiver {
        let _ = writeln!(lines, "    let mut this = this.{}?;", Input::Kind(kind).getter());
        parts.push("this".to_owned());
    }
    for (i, argument) in arguments.iter().enumerate() {
        let _ = writeln!(lines, "    let a{i} = arguments.get({i})?.{}?;", argument.getter());
        parts.push(if argument.is_list() { format!("&a{i}") } else { format!("a{i}") });
    }
    let rust = expand(rust, &parts, "");
    let uses = |word: &str| rust.split(|c: char| !c.is_alphanumeric() && c != '_').any(|w| w == word);
    if uses("op") {
        lines.push_str("    let op = frame.op?;\n");
    }
    let rust = between(&rust, "(").unwrap_or(&rust);
    let made = match result {
        Kind::Dense(_) => format!("Val::numbers({rust})"),
        other => format!("Val::of_{}({rust})", format!("{other:?}").to_lowercase()),
    };
    let _ = writeln!(
        text,
        "fn {name}<'a>(frame: &Frame<'a>, this: &Val<'a>, arguments: &[Val<'a>]) -> Option<Val<'a>> {{\n    \
         let _ = (frame, this, arguments);\n{lines}    Some({made})\n}}\n"
    );
}
