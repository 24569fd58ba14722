//! Finds the requested exports in a program: the functions, and the shapes of their results.

use lowering::{Linear, OpenSizes};
use mlir::DYNAMIC;
use support::{Diagnostic, FileId, Severity};
use toy_dialect::element_types::FloatKind;
use toy_dialect::entry::EntryPoint;
use toy_dialect::sizes::{Extent, Place, Sizes};

use super::exported::Exported;
use super::request::{Passed, Request};
use crate::pipeline::Level;
use crate::reported::not_shown;
use crate::signature::{self, Signature, shape_text};
use crate::{Compiler, Errors};

/// The reason why nothing is exported.
#[derive(Clone, Debug)]
pub enum Refused {
    /// The requests do not fit the program: a message for each of them.
    Requests(Vec<String>),
    /// There are errors in the program, or in its shapes, given the requested ones.
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
/// See [`Refused`]. An error in shapes has a note that names the export.
pub fn resolve(compiler: &Compiler, file: FileId, requests: &[Request]) -> Result<Vec<Exported>, Refused> {
    let (functions, _) = compiler.signatures(file)?;
    let mut exports = Vec::new();
    let mut wrong = Vec::new();
    for request in requests {
        match export(request, &functions) {
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
        (export.results, export.sizes) = results;
    }
    Ok(exports)
}

/// The function that a request names, without the shapes of its results.
fn export(request: &Request, functions: &[Signature]) -> Result<Exported, String> {
    let found = signature::find(functions, &request.function);
    let signature = &functions[found.map_err(|unknown| format!("-export={request}: {unknown}"))?];
    let wanted = signature.arguments().len();
    let given = request.arguments.len();
    if wanted != given {
        let count = |number: usize, what: &str| match number {
            0 => format!("no {what}s"),
            1 => format!("one {what}"),
            more => format!("{more} {what}s"),
        };
        let is = if given == 1 { "is" } else { "are" };
        let takes = count(wanted, "tensor");
        let shapes = count(given, "shape");
        return Err(format!("-export={request}: {signature} takes {takes}, and {shapes} {is} given"));
    }
    let name = request.name.clone();
    let arguments = request.arguments.clone();
    Ok(Exported {
        name,
        signature: signature.clone(),
        arguments,
        results: Vec::new(),
        sizes: OpenSizes::default(),
    })
}

/// The shapes of the results of exports, and what holds for the sizes that are passed.
fn results(
    compiler: &Compiler,
    file: FileId,
    exports: &[Exported],
) -> Result<Vec<(Vec<Passed>, OpenSizes)>, Errors> {
    let entries: Vec<EntryPoint> = exports.iter().map(Exported::entry).collect();
    let mut program = compiler.generate(file)?;
    program.enter(&entries)?;
    program.verify()?;
    program.lower(Level::OptimizedToy)?;
    let results = |entry: &EntryPoint| {
        let all = program.results(&entry.name).into_iter();
        let mut all: Vec<Passed> = all.map(|(shape, kind)| Passed { shape, kind }).collect();
        if !entry.is_open() {
            return Ok((all, OpenSizes::default()));
        }
        let (sizes, returned) = program.open_sizes(&entry.name)?;
        for (passed, extents) in all.iter_mut().zip(&returned) {
            passed.shape = extents.iter().map(|extent| extent.as_known().unwrap_or(DYNAMIC)).collect();
        }
        Ok((all, open_sizes(&sizes, &returned)))
    };
    entries.iter().map(results).collect()
}

/// What holds for sizes, in the terms of the code that makes libraries.
fn open_sizes(sizes: &Sizes, results: &[Vec<Extent>]) -> OpenSizes {
    let linear = |extent: &Extent| {
        let (number, factors) = extent.parts();
        Linear { number, factors: factors.to_vec() }
    };
    let symbol = |place: Place| sizes.symbols.iter().position(|&other| other == place);
    let equations = sizes.equations().filter_map(|(place, wanted)| Some((symbol(place)?, linear(wanted))));
    let argument = |bound: &Extent| bound.symbols().next().map_or(0, |symbol| sizes.symbols[symbol].argument);
    let results = results.iter().flatten().filter(|extent| extent.as_known().is_none());
    let values = sizes.open_shapes().into_iter().map(|shape| {
        let argument = shape.iter().find(|extent| extent.as_known().is_none()).map_or(0, argument);
        (argument, shape.iter().map(linear).collect())
    });
    OpenSizes {
        equations: equations.collect(),
        bounds: sizes.bounds().iter().map(|bound| (argument(bound), linear(bound))).collect(),
        results: results.map(linear).collect(),
        values: values.collect(),
    }
}

/// The errors of each export alone, with a note that names it.
fn by_export(compiler: &Compiler, file: FileId, exports: &[Exported]) -> Option<Errors> {
    let mut all = Vec::new();
    for export in exports {
        let Err(errors) = results(compiler, file, std::slice::from_ref(export)) else { continue };
        let names = export.signature.arguments();
        let shapes = export.arguments.iter().zip(&names).map(|(passed, name)| {
            let of = if passed.kind == FloatKind::F32 { " of f32" } else { "" };
            if passed.shape.is_empty() {
                format!("{name} a number{of}")
            } else {
                format!("{name} of shape {}{of}", shape_text(&passed.shape))
            }
        });
        let shapes: Vec<String> = shapes.collect();
        let with = if shapes.is_empty() { String::new() } else { format!(", with {}", shapes.join(", ")) };
        let note = format!("'{}' is exported as '{}'{with}", export.signature.name, export.name);
        all.extend(errors.with_note(&note).diagnostics.into_iter().filter(Diagnostic::is_error));
    }
    let count = all.len();
    all.truncate(compiler.max_errors);
    if count > all.len() {
        all.push(not_shown(count - all.len(), Severity::Error));
    }
    (count > 0).then(|| all.into())
}
