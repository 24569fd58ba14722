//! Functions of a Toy program for programs in C: what is asked for, what that is in the program, and a header.
//!
//! ```
//! use toyc::export::{Request, header, resolve};
//!
//! let mut compiler = toyc::Compiler::new();
//! compiler.needs_main = false;
//! let file = compiler.add("a.toy", "def f(x, s) { return transpose(x) * s; }");
//! let request = Request::parse("f:2x3,scalar").expect("well-formed");
//! let exports = resolve(&compiler, file, &[request]).expect("there is such a function");
//! assert_eq!((&*exports[0].name, &exports[0].results[..]), ("f_2x3_scalar", &[vec![3, 2]][..]));
//! let text = header("a.toy", &exports, &[]);
//! assert!(text.contains("void f_2x3_scalar(const double *TOY_RESTRICT x, double s, double *TOY_RESTRICT result);"));
//! ```

mod header;
mod names;
mod request;

use support::suggest::nearest;
use support::{Diagnostic, FileId};
use toy_dialect::entry::{Argument, EntryPoint, Order};

use crate::pipeline::Level;
use crate::reported::not_shown;
use crate::signature::{Signature, Value};
use crate::{Compiler, Errors};

pub use header::header;
pub use request::{MAX_RANK, Request, check_distinct};

/// A function that is exported for arguments of certain shapes.
#[derive(Clone, Debug)]
pub struct Exported {
    /// Its name in C.
    pub name: String,
    /// The function.
    pub signature: Signature,
    /// The shapes of its arguments: one for each tensor, also of those in structs. That of a number is empty.
    pub arguments: Vec<Vec<i64>>,
    /// The shapes of its results.
    pub results: Vec<Vec<i64>>,
}

impl Exported {
    /// The entry point that it becomes.
    pub fn entry(&self) -> EntryPoint {
        let argument = |shape: &Vec<i64>| Argument { shape: shape.clone(), order: Order::RowMajor };
        EntryPoint {
            name: self.name.clone(),
            function: self.signature.name.clone(),
            arguments: self.arguments.iter().map(argument).collect(),
        }
    }

    /// It as what makes libraries knows it.
    pub fn export(&self) -> lowering::export::Export {
        let (arguments, results) = (self.arguments.clone(), self.results.clone());
        lowering::export::Export { name: self.name.clone(), arguments, results }
    }

    /// The names of the results: `result`, or `result.x` for one in a struct.
    fn result_names(&self) -> Vec<String> {
        match &self.signature.result {
            None => Vec::new(),
            Some(Value::Tensor) => vec!["result".to_owned()],
            Some(Value::Struct(paths)) => paths.iter().map(|path| format!("result.{path}")).collect(),
        }
    }
}

/// Why nothing is exported.
#[derive(Clone, Debug)]
pub enum Refused {
    /// The requests do not suit the program: a message for each.
    Requests(Vec<String>),
    /// There are errors in the program, or in its shapes, given those that were asked for.
    Program(Errors),
}

impl From<Errors> for Refused {
    fn from(errors: Errors) -> Self {
        Refused::Program(errors)
    }
}

/// Finds the functions that requests name, and infers the shapes of their results.
///
/// # Errors
/// See [`Refused`]. An error in shapes says in a note which export it is about.
pub fn resolve(compiler: &Compiler, file: FileId, requests: &[Request]) -> Result<Vec<Exported>, Refused> {
    let (functions, _) = compiler.signatures(file)?;
    let (mut exports, mut wrong) = (Vec::new(), Vec::new());
    for request in requests {
        match find(request, &functions) {
            Ok(export) => exports.push(export),
            Err(message) => wrong.push(message),
        }
    }
    if !wrong.is_empty() {
        return Err(Refused::Requests(wrong));
    }
    let results = match results(compiler, file, &exports) {
        Ok(results) => results,
        Err(all) => return Err(by_export(compiler, file, &exports).unwrap_or(all).into()),
    };
    for (export, results) in exports.iter_mut().zip(results) {
        export.results = results;
    }
    Ok(exports)
}

/// The function that a request names, without the shapes of its results.
fn find(request: &Request, functions: &[Signature]) -> Result<Exported, String> {
    let Some(signature) = functions.iter().find(|function| function.name == request.function) else {
        let near = nearest(&request.function, functions.iter().map(|function| &*function.name));
        let help = near.map(|name| format!("; did you mean '{name}'?")).unwrap_or_default();
        return Err(format!("-export={request}: there is no function '{}'{help}", request.function));
    };
    let (wanted, given) = (signature.arguments().len(), request.shapes.len());
    if wanted != given {
        let count = |number: usize, what: &str| match number {
            0 => format!("no {what}s"),
            1 => format!("one {what}"),
            more => format!("{more} {what}s"),
        };
        let is = if given == 1 { "is" } else { "are" };
        let (takes, shapes) = (count(wanted, "tensor"), count(given, "shape"));
        return Err(format!("-export={request}: {signature} takes {takes}, and {shapes} {is} given"));
    }
    let (name, arguments) = (request.name.clone(), request.shapes.clone());
    Ok(Exported { name, signature: signature.clone(), arguments, results: Vec::new() })
}

/// The shapes of what exports return.
fn results(compiler: &Compiler, file: FileId, exports: &[Exported]) -> Result<Vec<Vec<Vec<i64>>>, Errors> {
    let entries: Vec<EntryPoint> = exports.iter().map(Exported::entry).collect();
    let mut program = compiler.generate(file)?;
    program.enter(&entries)?;
    program.verify()?;
    program.lower(Level::OptimizedToy)?;
    Ok(entries.iter().map(|entry| program.result_shapes(&entry.name)).collect())
}

/// The errors of each export alone, with a note that says which it is.
fn by_export(compiler: &Compiler, file: FileId, exports: &[Exported]) -> Option<Errors> {
    let mut all = Vec::new();
    for export in exports {
        let Err(errors) = results(compiler, file, std::slice::from_ref(export)) else { continue };
        let names = export.signature.arguments();
        let shapes = export.arguments.iter().zip(&names).map(|(shape, name)| match shape.is_empty() {
            true => format!("{name} a number"),
            false => format!("{name} of shape {}", shape_text(shape)),
        });
        let shapes: Vec<String> = shapes.collect();
        let with = if shapes.is_empty() { String::new() } else { format!(", with {}", shapes.join(", ")) };
        let note = format!("'{}' is exported as '{}'{with}", export.signature.name, export.name);
        for mut error in errors.diagnostics.into_iter().filter(Diagnostic::is_error) {
            error.notes.push(Diagnostic::note(None, note.clone()));
            all.push(error);
        }
    }
    let count = all.len();
    all.truncate(compiler.max_errors);
    if count > all.len() {
        all.push(not_shown(count - all.len(), "error"));
    }
    (count > 0).then(|| all.into())
}

/// `<2, 3>`, as programs write shapes.
fn shape_text(shape: &[i64]) -> String {
    let extents: Vec<String> = shape.iter().map(i64::to_string).collect();
    format!("<{}>", extents.join(", "))
}
