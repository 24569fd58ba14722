//! Declarations of functions in C.

use std::fmt::Write as _;

use toy_dialect::element_types::FloatKind;

use super::exported::Exported;
use super::names;
use super::request::Passed;

/// The maximum width of a line of a declaration, if it can be broken.
const WIDTH: usize = 100;

/// A parameter of a function in C.
pub(super) struct Parameter<'a> {
    pub(super) index: usize,
    pub(super) name: String,
    pub(super) passed: &'a Passed,
    pub(super) is_result: bool,
    /// The names of its sizes that are passed with each call.
    pub(super) sizes: Vec<String>,
}

impl Parameter<'_> {
    /// The type of its elements in C.
    pub(super) fn element(&self) -> &'static str {
        if self.passed.kind == FloatKind::F32 { "float" } else { "double" }
    }
}

/// The parameters of both forms of a function.
pub(super) fn parameters(export: &Exported) -> Vec<Parameter<'_>> {
    let inputs = export.signature.arguments();
    let results = export.signature.result_names();
    let tensors: Vec<&Passed> = export.arguments.iter().chain(&export.results).collect();
    let names: Vec<&String> = inputs.iter().chain(&results).collect();
    let sizes = names.iter().zip(&tensors);
    let sizes = sizes.flat_map(|(name, passed)| passed.open_axes().map(move |axis| format!("{name}_{axis}")));
    let all: Vec<String> = names.iter().map(|&name| name.clone()).chain(sizes).collect();
    let mut names = names::parameters(all.iter().map(String::as_str));
    let mut sizes = names.split_off(tensors.len()).into_iter();
    let all = names.into_iter().zip(tensors).enumerate();
    all.map(|(index, (name, passed))| {
        let sizes = sizes.by_ref().take(passed.open_axes().count()).collect();
        Parameter { index, name, passed, is_result: index >= inputs.len(), sizes }
    })
    .collect()
}

/// The parameters of the checked form, as declared in C.
pub(super) fn checked_parameters(parameters: &[Parameter<'_>]) -> Vec<String> {
    let checked = parameters.iter().map(|parameter| {
        let (element, name) = (parameter.element(), &parameter.name);
        match (parameter.passed.shape.len(), parameter.is_result) {
            (0, false) => format!("{element} {name}"),
            (0, true) => format!("{element} *{name}"),
            (rank, _) => format!("const toy_memref_{rank}{} *{name}", &element[..1]),
        }
    });
    checked.collect()
}

/// Writes the beginning of a declaration or a definition, up to `end`.
pub(super) fn write_signature(
    to: &mut String,
    start: &str,
    parameters: &[String],
    end: &str,
) -> std::fmt::Result {
    let all = if parameters.is_empty() { "void".to_owned() } else { parameters.join(", ") };
    if parameters.is_empty() || start.len() + all.len() + 3 <= WIDTH {
        return writeln!(to, "{start}({all}){end}");
    }
    writeln!(to, "{start}(\n    {}){end}", parameters.join(",\n    "))
}
