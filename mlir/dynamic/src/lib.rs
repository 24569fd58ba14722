//! Dialects that are loaded from TableGen records at run time.
//!
//! [`load`] makes of the records of a dialect the same tables that a build script makes at compile time, so that the
//! verifier, the parser, the printer and bytecode do not know the difference. A condition is then an expression that is
//! evaluated. What the records leave to C++ cannot be loaded: it is listed in [`Dialect::report`], and never guessed.
//!
//! A loaded dialect lives as long as the process, as a compiled one does.
//!
//! ```
//! use dynamic::Base;
//! use mlir::text::{PrintOptions, parse_module, print_module};
//! use mlir::{Context, Registry};
//! use support::SourceMap;
//!
//! let mut sources = SourceMap::new();
//! let main = sources.add("garden.td", r#"
//!     include "mlir/IR/OpBase.td"
//!     def Garden : Dialect { let name = "garden"; }
//!     def SowOp : Op<Garden, "sow"> {
//!       let arguments = (ins I32Attr:$seeds);
//!       let assemblyFormat = "$seeds attr-dict";
//!     }
//! "#);
//! let prelude = ods::prelude::WithPrelude(ods::prelude::NoFiles);
//! let (records, problems) = tablegen::parse(&mut sources, main, &prelude);
//! assert!(problems.is_empty());
//! let garden = records.def("Garden").expect("it is defined").id;
//! let mut registry = Registry::new();
//! let loaded = dynamic::load(&records, &sources, &[garden], &Base { registry: &registry, directives: &[] });
//! registry.add(loaded[0].def);
//!
//! let cx = Context::new(registry);
//! let file = sources.add("bed.mlir", "garden.sow 12");
//! let module = parse_module(&cx, &sources, file).expect("the dialect is loaded");
//! assert_eq!(print_module(&cx, &module, &PrintOptions::default()), "module {\n  garden.sow 12\n}\n");
//! ```

mod checks;
mod data;
mod directives;
mod eval;
mod format;
mod leak;
mod loader;
mod mlir22;
mod names;
mod notes;
mod ops;
mod parameter;
mod property;
mod value;

use std::path::{Path, PathBuf};

use mlir::Registry;
use mlir::opdef::{Custom, DialectDef};
use ods::compile::Files;
use ods::model::Model;
use ods::prelude::WithPrelude;
use support::{Diagnostic, SourceMap, file, render};
use tablegen::{Record, RecordId, Records, Value};

use loader::Loader;
use names::Names;

pub use mlir22::DIALECTS as MLIR_22;
pub use notes::{Note, Unchecked};

/// A dialect that was loaded.
pub struct Dialect {
    /// Its tables, for a [`Registry`].
    pub def: &'static DialectDef,
    /// What is not checked, and why.
    pub report: Vec<Note>,
}

/// What loaded dialects may use.
#[derive(Clone, Copy)]
pub struct Base<'a> {
    /// Dialects that are there already.
    pub registry: &'a Registry,
    /// Directives of formats by name, `custom<Name>(...)`, besides those of this crate; the arguments are the format's.
    pub directives: &'a [(&'a str, Custom)],
}

/// Loads the dialects that these records define. They may use each other, and those of the registry.
pub fn load(records: &Records, sources: &SourceMap, dialects: &[RecordId], base: &Base<'_>) -> Vec<Dialect> {
    let models: Vec<_> = dialects.iter().map(|&dialect| Model::load(records, sources, dialect)).collect();
    let mut names = Names::default();
    models.iter().for_each(|(model, _)| names.add(model, base.registry));
    names.add_foreign(records, base.registry);
    let loaded = models.iter().map(|(model, problems)| {
        let mut loader = Loader::new(model, &names, base.directives);
        let def = loader.dialect();
        for problem in problems.iter().filter(|p| p.is_error()) {
            let place = problem.span.map_or_else(String::new, |span| {
                format!("{}:{}", sources.name(span.file), sources.start(span).line)
            });
            loader.unchecked(Unchecked::Missing, &place, &problem.message);
        }
        Dialect { def, report: loader.notes }
    });
    loaded.collect()
}

/// What to load: files of records, and where to look for what they include.
#[derive(Clone, Default, Debug)]
pub struct Request {
    /// Files, whose dialects are loaded.
    pub files: Vec<PathBuf>,
    /// Dialects of MLIR, by name; their files are looked for in the directories.
    pub dialects: Vec<String>,
    /// The directories in which `include` looks; after them, in the prelude of ODS.
    pub directories: Vec<PathBuf>,
}

/// The dialects of a request, which may use each other and those of the registry.
///
/// # Errors
/// The rendered diagnostics, if a file cannot be read or is not TableGen.
pub fn load_files(request: &Request, base: &Base<'_>) -> Result<Vec<Dialect>, String> {
    let mut files = request.files.clone();
    for name in &request.dialects {
        files.extend(files_of(name, &request.directories)?);
    }
    let mut sources = SourceMap::new();
    let mut text = String::new();
    for path in &files {
        file::read_regular(path).map_err(|e| format!("error: cannot read '{}': {e}\n", path.display()))?;
        text.push_str(&format!("include {:?}\n", path.display().to_string()));
    }
    let main = sources.add("command line", text);
    let loader = WithPrelude(Files::new(request.directories.clone()));
    let (records, diagnostics) = tablegen::parse(&mut sources, main, &loader);
    if diagnostics.iter().any(Diagnostic::is_error) {
        return Err(diagnostics.iter().map(|d| render::plain(&sources, d)).collect());
    }
    let mut wanted = defined(&records, &sources, &request.files);
    for name in &request.dialects {
        let named = |r: &&Record| r.value("name").and_then(Value::as_str) == Some(name.as_str());
        wanted.extend(
            records.derived_from("Dialect").find(named).map(|r| r.id).filter(|id| !wanted.contains(id)),
        );
    }
    Ok(load(&records, &sources, &wanted, base))
}

/// The files of a dialect of MLIR.
fn files_of(name: &str, directories: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    let Some((_, files)) = mlir22::DIALECTS.iter().find(|(known, _)| *known == name) else {
        let near = support::suggest::nearest(name, mlir22::DIALECTS.iter().map(|(known, _)| *known));
        let help = near.map_or_else(String::new, |near| format!("; did you mean '{near}'?"));
        return Err(format!("error: MLIR has no dialect '{name}'{help}\n"));
    };
    let find = |file: &&str| {
        let path = Path::new("mlir/Dialect").join(file);
        let found = directories.iter().map(|d| d.join(&path)).find(|p| p.is_file());
        found.ok_or_else(|| format!("error: no directory given by -I has '{}'\n", path.display()))
    };
    files.iter().map(find).collect()
}

/// The dialects of what is defined in files: their operations, or else types and attributes, or else dialects, or else
/// of whatever they include.
fn defined(records: &Records, sources: &SourceMap, files: &[PathBuf]) -> Vec<RecordId> {
    if files.is_empty() {
        return Vec::new();
    }
    let is_given = |r: &&Record| files.iter().any(|f| f.as_path() == Path::new(sources.name(r.span.file)));
    let of = |r: &Record, field: &str| r.value(field).and_then(Value::as_def);
    let mut all: Vec<RecordId> = Vec::new();
    let mut add = |found: &mut dyn Iterator<Item = RecordId>| {
        let empty = all.is_empty();
        for id in found.filter(|_| empty) {
            if !all.contains(&id) {
                all.push(id);
            }
        }
    };
    add(&mut records.derived_from("Op").filter(is_given).filter_map(|r| of(r, "opDialect")));
    let data = || ["TypeDef", "AttrDef"].into_iter().flat_map(|class| records.derived_from(class));
    add(&mut data().filter(is_given).filter_map(|r| of(r, "dialect")));
    add(&mut records.derived_from("Dialect").filter(is_given).map(|r| r.id));
    add(&mut records.derived_from("Op").filter_map(|r| of(r, "opDialect")));
    all
}
