//! The arguments of an entry point: files with arrays, and literals.

use std::ffi::{OsStr, OsString};
use std::path::Path;

use ndarray::ArrayD;
use toyc::arrays::View;
use toyc::entry::{Argument, Order};
use toyc::signature::{Parameter, Signature, Value};
use toyc::{arrays, literal};

use super::npy::{self, Array, Contents};

/// An array for each tensor that a function takes.
pub(crate) struct Arguments(Vec<Array>);

impl Arguments {
    /// Reads the argument for each parameter: for a tensor an array or a literal, for a struct an
    /// archive with an array for each of its tensors.
    ///
    /// # Errors
    /// A message about the first invalid argument.
    pub(super) fn read(signature: &Signature, given: &[OsString]) -> Result<Self, String> {
        let wanted = signature.parameters.len();
        let number = given.len();
        if wanted != number {
            let arguments = if wanted == 1 { "argument" } else { "arguments" };
            let are = if number == 1 { "is" } else { "are" };
            let names: Vec<&str> = signature.parameters.iter().map(|p| &*p.name).collect();
            let names = names.join(", ");
            let name = &signature.name;
            return Err(format!("{name}({names}) takes {wanted} {arguments}, and {number} {are} given"));
        }
        let mut list = Vec::new();
        for (parameter, given) in signature.parameters.iter().zip(given) {
            argument(parameter, given, &mut list).map_err(|reason| {
                format!("the argument '{}' for '{}' {reason}", given.display(), parameter.name)
            })?;
        }
        let kinds = list.iter().filter_map(|given| match given {
            Given::Array(array) => Some(array.view().kind()),
            Given::Number(_) => None,
        });
        let kind = arrays::kind_beside(kinds);
        let arrays = list.into_iter().map(|given| match given {
            Given::Array(array) => array,
            Given::Number(number) => arrays::Array::rounded(number, kind).into(),
        });
        Ok(Arguments(arrays.collect()))
    }

    /// Reads the data that has not been read yet.
    pub(crate) fn fetch(&self) {
        self.0.iter().for_each(Array::fetch);
    }

    /// The arrays in order.
    pub(crate) fn views(&self) -> Vec<View<'_>> {
        self.0.iter().map(Array::view).collect()
    }

    /// Their shapes, and the orders of their elements; files can have either of two orders.
    pub(super) fn in_memory(&self) -> Vec<Argument> {
        let of = |view: View<'_>| {
            let order = Order::of(view.shape(), view.strides());
            Argument::new(view.shape(), view.kind(), order)
        };
        self.views().into_iter().map(of).collect()
    }
}

/// What is given for a tensor.
enum Given {
    Array(Array),
    /// A number on the command line, which adapts to the arrays.
    Number(ArrayD<f64>),
}

/// Adds what is given for a parameter.
fn argument(parameter: &Parameter, given: &OsStr, list: &mut Vec<Given>) -> Result<(), String> {
    let contents = match literal_text(given) {
        Some(text) => {
            let literal = literal::parse(text).map_err(|reason| no_literal(text, reason))?;
            if literal.ndim() == 0 && parameter.value == Value::Tensor {
                list.push(Given::Number(literal));
                return Ok(());
            }
            Contents::One(arrays::Array::from(literal).into())
        }
        None => npy::load(Path::new(given)).map_err(|reason| of_file(given, reason))?,
    };
    match (&parameter.value, contents) {
        (Value::Tensor, Contents::One(array)) => list.push(Given::Array(array)),
        (Value::Struct(paths), Contents::Several(named)) => {
            list.extend(fields(paths, named)?.into_iter().map(Given::Array));
        }
        (Value::Tensor, Contents::Several(mut named)) => match named.pop() {
            Some((_, only)) if named.is_empty() => list.push(Given::Array(only.into())),
            None => return Err("holds no array".to_owned()),
            Some(_) => return Err(format!("holds {} arrays, and one is needed", named.len() + 1)),
        },
        (Value::Struct(paths), Contents::One(_)) => {
            let paths = paths.join("', '");
            return Err(format!("is one array, and a struct needs an archive (.npz) with '{paths}'"));
        }
    }
    Ok(())
}

/// Text that looks like a literal may be meant as a file.
fn no_literal(text: &str, reason: String) -> String {
    if Path::new(text).exists() {
        format!("is not a value: {reason}; for the file of this name, write './{text}'")
    } else {
        format!("is not a value: {reason}")
    }
}

/// A word that is no file may be meant as a literal.
fn of_file(given: &OsStr, reason: String) -> String {
    let path = Path::new(given);
    if path.extension().is_some() || path.components().count() > 1 || path.exists() {
        reason
    } else {
        format!("{reason}; a literal is a number or a tensor, such as 2.5 or [[1, 2], [3, 4]]")
    }
}

/// The text of a literal; `None` for anything else, which names a file.
fn literal_text(given: &OsStr) -> Option<&str> {
    let text = given.to_str()?;
    let begins = text.trim_start().starts_with(|c: char| c.is_ascii_digit() || "[+-.".contains(c));
    let is_path = text == "-" || text.contains('/') || text.ends_with(".npy") || text.ends_with(".npz");
    (begins && !is_path).then_some(text)
}

/// The arrays of a struct's tensors, out of those of an archive.
fn fields(paths: &[String], mut named: Vec<(String, arrays::Array)>) -> Result<Vec<Array>, String> {
    let names: Vec<String> = named.iter().map(|(name, _)| format!("'{}'", name.escape_debug())).collect();
    let mut arrays = Vec::with_capacity(paths.len());
    for path in paths {
        let Some(at) = named.iter().position(|(name, _)| name == path) else {
            let only = if names.is_empty() {
                "none at all".to_owned()
            } else {
                format!("only {}", names.join(", "))
            };
            return Err(format!("has no array '{path}', {only}"));
        };
        arrays.push(named.swap_remove(at).1.into());
    }
    match named.first() {
        Some((name, _)) => {
            Err(format!("has an array '{}', but the struct has no such field", name.escape_debug()))
        }
        None => Ok(arrays),
    }
}
