//! The entry points: a build script compiles a file, a tool generates from records that it has read.

use std::borrow::Cow;
use std::cell::RefCell;
use std::ffi::OsString;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use support::{Diagnostic, FileId, SourceMap, Span, file};
use tablegen::{Loaded, Loader, NotLoaded, Record, RecordId, Records};

use crate::model::Model;
use crate::prelude::{self, WithPrelude};
use crate::rust::{self, Part};
use crate::select::{self, Selection};
use crate::{advice, check, deprecated, records};

/// Reads includes from the directory of the including file, then from include directories.
pub struct Files {
    directories: Vec<PathBuf>,
    read: RefCell<Vec<PathBuf>>,
}

impl Files {
    /// A loader that looks into these directories.
    pub fn new(directories: Vec<PathBuf>) -> Self {
        Files { directories, read: RefCell::default() }
    }

    /// The files that were read.
    pub fn read(&self) -> Vec<PathBuf> {
        self.read.borrow().clone()
    }
}

impl Loader for Files {
    fn load(&self, path: &str, from: FileId, sources: &SourceMap) -> Result<Loaded, NotLoaded> {
        let beside = Path::new(sources.name(from)).parent();
        let (loaded, found) =
            first_readable(path, beside.into_iter().chain(self.directories.iter().map(PathBuf::as_path)))?;
        self.read.borrow_mut().push(found);
        Ok(loaded)
    }

    fn candidates(&self, path: &str) -> Vec<String> {
        neighbours(path, &self.directories)
    }
}

/// The name of a file as the system has it, which may be any bytes on Unix.
fn file_name(path: &str) -> OsString {
    let bytes = tablegen::bytes_of(path).into_owned();
    #[cfg(unix)]
    return std::os::unix::ffi::OsStringExt::from_vec(bytes);
    #[cfg(not(unix))]
    return String::from_utf8_lossy(&bytes).into_owned().into();
}

/// The first readable file that an include of `path` may mean, and its path.
///
/// # Errors
/// If none of these directories has it, or it cannot be read there.
pub fn first_readable<'d>(
    path: &str,
    directories: impl Iterator<Item = &'d Path>,
) -> Result<(Loaded, PathBuf), NotLoaded> {
    let path = file_name(path);
    let mut failure = NotLoaded::Missing;
    for directory in directories {
        let found = directory.join(&path);
        let name = found.to_string_lossy().into_owned();
        match file::read_regular(&found) {
            Ok(bytes) => return Ok((Loaded { name, bytes }, found)),
            Err(e) if matches!(e.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {}
            Err(e) if matches!(failure, NotLoaded::Missing) => {
                failure = NotLoaded::Unreadable { name, why: e.to_string() };
            }
            Err(_) => {}
        }
    }
    Err(failure)
}

/// The `.td` files in the directories where `path` was searched for, as an include would name them, for suggestions.
pub fn neighbours(path: &str, directories: &[PathBuf]) -> Vec<String> {
    const MOST: usize = 4096;
    let folder = path.rfind('/').map_or("", |end| &path[..=end]);
    let entries =
        directories.iter().filter_map(|d| std::fs::read_dir(d.join("./").join(folder)).ok()).flatten();
    let names = entries.take(MOST).flatten().filter_map(|entry| entry.file_name().into_string().ok());
    names.filter(|name| name.ends_with(".td")).map(|name| format!("{folder}{name}")).collect()
}

/// The Rust for what `main` defines, unless there are errors, and the diagnostics.
///
/// `source` is the file that the generated text names as its origin.
pub fn generate(
    records: &Records,
    sources: &SourceMap,
    main: FileId,
    source: &str,
) -> (Option<String>, Vec<Diagnostic>) {
    let (model, diagnostics) = checked_model(records, sources, main, None, &|_| true);
    if diagnostics.iter().any(Diagnostic::is_error) {
        (None, diagnostics)
    } else {
        in_utf8(rust::generate(&model, source), records, diagnostics)
    }
}

/// The generated text, unless it contains bytes of strings that are not UTF-8: Rust is.
fn in_utf8(
    text: String,
    records: &Records,
    mut diagnostics: Vec<Diagnostic>,
) -> (Option<String>, Vec<Diagnostic>) {
    if let Cow::Borrowed(_) = tablegen::bytes_of(&text) {
        return (Some(text), diagnostics);
    }
    let places = records.not_utf8().iter().map(|span| Some(*span));
    let places: Vec<Option<Span>> = if places.len() == 0 { vec![None] } else { places.collect() };
    let error =
        |place| Diagnostic::error(place, "a string that becomes Rust must be UTF-8, and this one is not");
    diagnostics.extend(places.into_iter().map(error));
    (None, diagnostics)
}

/// The model of what `main` defines, and every mistake in it.
fn checked_model(
    records: &Records,
    sources: &SourceMap,
    main: FileId,
    dialect: Option<RecordId>,
    op: &dyn Fn(&str) -> bool,
) -> (Model, Vec<Diagnostic>) {
    let (model, mut diagnostics) = Model::build(records, sources, main, dialect, op);
    diagnostics.extend(check::check(&model, records, sources));
    (model, diagnostics)
}

/// The dialects that a part of the generated text covers; `None` is the file's own.
///
/// The operations of every visible dialect are covered, included or not, as in `mlir-tblgen`. For everything else, a
/// file that only includes others covers the only dialect in them.
fn wanted(
    records: &Records,
    sources: &SourceMap,
    main: FileId,
    part: Part,
    selection: &Selection<'_>,
) -> Result<Vec<Option<RecordId>>, Box<Diagnostic>> {
    if selection.dialect.is_some() {
        return Ok(vec![Some(select::dialect(records, selection)?.id)]);
    }
    match part {
        Part::Operations => {
            let mut all: Vec<Option<RecordId>> = Vec::new();
            let own = |op: &&Record| !prelude::contains(sources, op.span.file);
            for op in records.derived_from("Op").filter(own) {
                let dialect = records::def(op, "opDialect");
                if dialect.is_some()
                    && !all.contains(&dialect)
                    && (selection.op)(&records::operation_name(records, op))
                {
                    all.push(dialect);
                }
            }
            // Mistakes outside operations are still found.
            Ok(if all.is_empty() { vec![None] } else { all })
        }
        Part::Dialect | Part::Types | Part::Attributes if records::only_includes(records, main) => {
            match records::own_dialects(records, sources).as_slice() {
                [_, _, ..] => select::dialect(records, selection).map(|d| vec![Some(d.id)]),
                _ => Ok(vec![None]),
            }
        }
        _ => Ok(vec![None]),
    }
}

/// A part of the generated Rust, or only its outline, for a dialect and some operations.
pub fn generate_part(
    records: &Records,
    sources: &SourceMap,
    main: FileId,
    source: &str,
    (part, form): (Part, Form),
    selection: &Selection<'_>,
) -> (Option<String>, Vec<Diagnostic>) {
    let wanted = match wanted(records, sources, main, part, selection) {
        Ok(wanted) => wanted,
        Err(diagnostic) => return (None, vec![*diagnostic]),
    };
    let mut models = Vec::new();
    let mut diagnostics: Vec<Diagnostic> = Vec::new();
    for dialect in wanted {
        let (model, found) = checked_model(records, sources, main, dialect, selection.op);
        // Definitions that belong to no dialect are reported for each of them.
        diagnostics.extend(found.into_iter().filter(|d| !diagnostics.contains(d)).collect::<Vec<_>>());
        models.push(model);
    }
    if diagnostics.iter().any(Diagnostic::is_error) {
        return (None, diagnostics);
    }
    let rust = rust::generate_parts(&models, source, &[part]);
    let text = match form {
        Form::Definitions => rust,
        Form::Declarations => rust::outline::outline(&rust),
    };
    in_utf8(text, records, diagnostics)
}

/// How much of the generated Rust to print.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// The interface that users see: documentation, types and signatures.
    Declarations,
    /// All of it: the input of the build.
    Definitions,
}

/// Parses a text that includes only the prelude and generates from it: for tests and examples.
///
/// ```
/// let mut sources = support::SourceMap::new();
/// let main = sources.add("empty.td", r#"
///     include "mlir/IR/OpBase.td"
///     def D : Dialect { let name = "d"; }
///     def NopOp : Op<D, "nop"> { let assemblyFormat = "attr-dict"; }
/// "#);
/// let (rust, diagnostics) = ods::compile::generate_from_text(&mut sources, main);
/// assert!(diagnostics.is_empty(), "{diagnostics:?}");
/// assert!(rust.unwrap().contains("pub struct NopOp<'a>"));
/// ```
pub fn generate_from_text(sources: &mut SourceMap, main: FileId) -> (Option<String>, Vec<Diagnostic>) {
    generate_with(sources, main, &prelude::NoFiles)
}

fn generate_with(
    sources: &mut SourceMap,
    main: FileId,
    files: &impl Loader,
) -> (Option<String>, Vec<Diagnostic>) {
    struct By<'a, L>(&'a L);
    impl<L: Loader> Loader for By<'_, L> {
        fn load(&self, path: &str, from: FileId, sources: &SourceMap) -> Result<Loaded, NotLoaded> {
            self.0.load(path, from, sources)
        }
    }
    let (records, mut diagnostics) = tablegen::parse(sources, main, &WithPrelude(By(files)));
    // The user can do nothing about a warning in the prelude.
    diagnostics.retain(|d| d.is_error() || d.span.is_none_or(|s| !prelude::contains(sources, s.file)));
    advice::add(&mut diagnostics, sources);
    if diagnostics.iter().any(Diagnostic::is_error) {
        return (None, diagnostics);
    }
    let source = Path::new(sources.name(main)).file_name().map(|n| n.to_string_lossy().into_owned());
    diagnostics.extend(deprecated::uses(&records, main));
    let (rust, more) = generate(&records, sources, main, &source.unwrap_or_default());
    diagnostics.extend(more);
    (rust, diagnostics)
}

/// Compiles a `.td` file in a build script: writes `$OUT_DIR/<stem>.rs`, to be included by
/// `include!(concat!(env!("OUT_DIR"), "/<stem>.rs"))`.
///
/// Diagnostics go to standard error; an error ends the build script.
///
/// # Panics
/// If the file has errors or cannot be read, or outside a build script.
pub fn compile(path: impl AsRef<Path>) {
    let stem = path.as_ref().file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
    compile_to(path, &format!("{stem}.rs"));
}

/// Like [`compile`], with the name of the file in `$OUT_DIR`: several dialects of a crate may all have an `Ops.td`.
///
/// # Panics
/// Same as [`compile`].
pub fn compile_to(path: impl AsRef<Path>, output: &str) {
    let path = path.as_ref();
    let out_dir =
        std::env::var_os("OUT_DIR").expect("ods::compile is called by a build script, which has OUT_DIR");
    match compile_file(path) {
        Ok(Compiled { rust, read, warnings }) => {
            let mut notes = std::io::stdout().lock();
            for line in warnings.lines() {
                let _ = writeln!(notes, "cargo::warning={line}");
            }
            for file in read.iter().map(PathBuf::as_path).chain([path]) {
                let _ = writeln!(notes, "cargo::rerun-if-changed={}", file.display());
            }
            let target = Path::new(&out_dir).join(output);
            support::file::write(&target, rust.as_bytes()).unwrap_or_else(|message| panic!("{message}"));
        }
        Err(message) => {
            let _ = std::io::stderr().lock().write_all(message.as_bytes());
            // Ends the build script without a message about this crate.
            std::panic::resume_unwind(Box::new(()));
        }
    }
}

/// The result of compiling a file.
#[non_exhaustive]
pub struct Compiled {
    /// The Rust.
    pub rust: String,
    /// The files that it includes.
    pub read: Vec<PathBuf>,
    /// Rendered diagnostics that are not errors.
    pub warnings: String,
}

/// Compiles a file with everything that it includes, or returns the rendered diagnostics.
///
/// # Errors
/// If the file cannot be read or has errors.
pub fn compile_file(path: &Path) -> Result<Compiled, String> {
    let bytes = file::read_regular(path).map_err(|e| format!("cannot read '{}': {e}\n", path.display()))?;
    let mut sources = SourceMap::new();
    let main = sources.add_bytes(path.to_string_lossy(), bytes);
    let files = Files::new(Vec::new());
    let (rust, diagnostics) = generate_with(&mut sources, main, &files);
    let rendered: String = diagnostics.iter().map(|d| support::render::plain(&sources, d)).collect();
    match rust {
        Some(rust) => Ok(Compiled { rust, read: files.read(), warnings: rendered }),
        None => Err(rendered),
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;

    use super::*;

    #[test]
    fn included_files_say_why_they_cannot_be_read() {
        let folder = std::env::temp_dir().join(format!("ods-includes-{}", std::process::id()));
        let first = folder.join("first");
        let second = folder.join("second");
        std::fs::create_dir_all(first.join("both.td")).expect("a temporary folder");
        std::fs::create_dir_all(&second).expect("a temporary folder");
        std::fs::create_dir(second.join("folder.td")).expect("a temporary folder");
        std::fs::write(second.join("both.td"), b"// \xe9").expect("a temporary file");
        std::fs::write(second.join(OsStr::from_bytes(b"caf\xe9.td")), "def a;").expect("a temporary file");
        std::os::unix::fs::symlink("loop.td", second.join("loop.td")).expect("a link");
        let load = |path: &str| match first_readable(path, [&*first, &*second].into_iter()) {
            Ok((loaded, _)) => loaded.bytes.escape_ascii().to_string(),
            Err(NotLoaded::Missing) => "missing".to_owned(),
            Err(NotLoaded::Unreadable { name, why }) => {
                format!("{} {why}", name.replace(&*folder.to_string_lossy(), ""))
            }
        };
        let said = [
            "both.td",
            "none.td",
            "both.td/x.td",
            "folder.td",
            "/dev/zero",
            "loop.td",
            "caf\u{10ffe9}.td",
            "a\0",
        ]
        .map(load);
        // A readable file is found behind one that cannot be read.
        assert_eq!(said[..4], ["// \\xe9", "missing", "missing", "/second/folder.td is a directory"]);
        assert_eq!(said[4], "/dev/zero is a device");
        assert!(said[5].starts_with("/second/loop.td ") && said[5].contains("symbolic link"), "{}", said[5]);
        assert_eq!(said[6], "def a;");
        assert!(said[7].contains("NUL"), "{}", said[7]);
        // The superuser may read every file.
        let hidden = second.join("hidden.td");
        std::fs::write(&hidden, "").expect("a temporary file");
        std::fs::set_permissions(&hidden, std::os::unix::fs::PermissionsExt::from_mode(0o0))
            .expect("it is ours");
        if std::fs::read(&hidden).is_err() {
            assert!(
                load("hidden.td").starts_with("/second/hidden.td Permission denied"),
                "{}",
                load("hidden.td")
            );
        }
        std::fs::remove_dir_all(&folder).expect("the folder is ours");
    }

    #[test]
    fn strings_that_become_rust_are_utf8() {
        let td = b"// \xe9\ninclude \"mlir/IR/OpBase.td\"\n\
            def D : Dialect { let name = \"d\"; let summary = \"\xe9\"; }\n\
            def AOp : Op<D, \"a\"> { let description = \"caf\xe9\"; }";
        let mut sources = SourceMap::new();
        let main = sources.add_bytes("t.td", td.to_vec());
        let (rust, diagnostics) = generate_from_text(&mut sources, main);
        let said: Vec<String> = diagnostics.iter().map(|d| support::render::plain(&sources, d)).collect();
        assert!(
            rust.is_none()
                && said.concat().contains("t.td:4:42: error: a string that becomes Rust must be UTF-8"),
            "{said:?}"
        );
    }
}
