//! The prelude has what MLIR's own one has, in the same files, so that files of both mix.
//!
//! The names of classes, definitions and variables in each of MLIR's files are in the prelude's file of the same path;
//! classes have the parameters and fields of MLIR's. Each of MLIR's files is also read with the rest of the prelude, and
//! each file of the prelude with the rest of MLIR's.

use std::collections::{BTreeMap, BTreeSet};

use ods::compile::{Form, generate_part};
use ods::prelude::{FILES, NoFiles, WithPrelude};
use ods::rust::Part;
use ods::select::Selection;
use support::{FileId, SourceMap};
use tablegen::{Loaded, Loader, NotLoaded, Records, Value};

use crate::tool;

/// The directories of MLIR's prelude.
const FOLDERS: [&str; 4] = ["mlir/Bytecode", "mlir/IR", "mlir/Interfaces", "mlir/Pass"];

/// The files that give names of types and attributes to other things, and stand alone for that reason.
const ALONE: [&str; 2] = ["mlir/IR/BuiltinDialectBytecode.td", "mlir/IR/BytecodeBase.td"];

/// Names that MLIR does not have: one that it had, and one that its manual has.
const MORE: [&str; 2] = ["class Confined", "class DenseArrayStrictlyNonNegative"];

/// Path and text of MLIR's files; `None`, with a message, if they are not installed.
#[expect(clippy::print_stderr, reason = "what is skipped is said")]
fn theirs() -> Option<BTreeMap<String, String>> {
    let include = tool::prefix().join("include");
    let mut all = BTreeMap::new();
    for folder in FOLDERS {
        let files = std::fs::read_dir(include.join(folder)).into_iter().flatten().flatten();
        for path in files.map(|entry| entry.path()).filter(|p| p.extension().is_some_and(|e| e == "td")) {
            let name = path.strip_prefix(&include).unwrap_or(&path).to_string_lossy().into_owned();
            all.insert(name, std::fs::read_to_string(&path).expect("it is text"));
        }
    }
    if all.is_empty() {
        let is_strict = std::env::var("TOY_TEST_STRICT").is_ok_and(|value| value == "1");
        assert!(!is_strict, "{} has no files of MLIR", include.display());
        eprintln!("skipped: needs the .td files of libmlir-22-dev");
        return None;
    }
    Some(all)
}

fn ours() -> BTreeMap<String, String> {
    FILES.iter().map(|&(path, text)| (path.to_owned(), text.to_owned())).collect()
}

/// Some files, and nothing else.
struct Only<'a>(Vec<&'a BTreeMap<String, String>>);

impl Loader for Only<'_> {
    fn load(&self, path: &str, _: FileId, _: &SourceMap) -> Result<Loaded, NotLoaded> {
        let text = self.0.iter().find_map(|files| files.get(path)).ok_or(NotLoaded::Missing)?;
        Ok(Loaded { name: path.to_owned(), bytes: text.clone().into_bytes() })
    }
}

/// The records of a file, and the first error.
fn read(text: &str, loader: &dyn Loader) -> (Records, SourceMap, Option<String>) {
    let mut sources = SourceMap::new();
    let main = sources.add("main.td", text);
    let (records, diagnostics) = tablegen::parse(&mut sources, main, loader);
    let error = diagnostics.iter().find(|d| d.is_error());
    let error = error.map(|d| {
        let place = d.span.map(|s| sources.name(s.file).to_owned());
        format!("{}: {}", place.unwrap_or_default(), d.message)
    });
    (records, sources, error)
}

/// A file's own definitions: kind and name, and for a class what a use of it depends on.
fn definitions(path: &str, text: &str, loader: &dyn Loader) -> Result<BTreeSet<String>, String> {
    let (records, sources, error) = read(&format!("include \"{path}\"\n"), loader);
    if let Some(error) = error {
        return Err(format!("{path}: {error}"));
    }
    let here = |file: FileId| sources.name(file) == path;
    let mut all = BTreeSet::new();
    for record in records.defs().filter(|r| !r.anonymous && here(r.span.file)) {
        all.insert(format!("def {}", record.name));
        all.extend(record.fields().map(|f| format!("def {}.{}", record.name, f.name)));
    }
    for line in text.lines() {
        let mut words = line.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|w| !w.is_empty());
        match (words.next(), words.next()) {
            (Some("defvar"), Some(name)) if line.starts_with("defvar") => {
                all.insert(format!("defvar {name}"));
            }
            (Some("class"), Some(name)) if line.starts_with("class") => {
                let class = records.class(name).ok_or_else(|| format!("{path}: no class {name}"))?;
                all.insert(format!("class {name}"));
                let parameters = class.parameters.iter().enumerate();
                all.extend(parameters.map(|(n, p)| format!("class {name}, parameter {n} {p}")));
                all.extend(class.fields().map(|f| format!("class {name}.{f}")));
            }
            _ => {}
        }
    }
    Ok(all)
}

/// What a set of definitions lacks of another, without the parts of what is missing as a whole, and without those of
/// predicates, which may be made in another way.
fn missing<'a>(theirs: &'a BTreeSet<String>, ours: &'a BTreeSet<String>) -> impl Iterator<Item = &'a String> {
    const PREDICATE: [&str; 3] = [".children", ".kind", ".predExpr"];
    let whole = |name: &str| {
        let end = name.find(['.', ',']).unwrap_or(name.len());
        name.get(..end).unwrap_or(name).to_owned()
    };
    let of_predicate = |name: &str| PREDICATE.iter().any(|field| name.ends_with(field));
    let lacking = theirs.difference(ours).filter(move |name| !of_predicate(name));
    lacking.filter(move |name| **name == whole(name) || ours.contains(&whole(name)))
}

/// The classes and definitions that a file has beside those of MLIR, if their names are ones that people would choose.
fn added<'a>(theirs: &'a BTreeSet<String>, ours: &'a BTreeSet<String>) -> impl Iterator<Item = &'a String> {
    ours.difference(theirs).filter(|name| !name.contains([',', '.']) && !name.contains(" _"))
}

#[test]
fn every_definition_has_its_counterpart() {
    let Some(theirs) = theirs() else { return };
    let ours = ours();
    let (mut lacking, mut more) = (Vec::new(), Vec::new());
    let mut count = 0;
    for (path, text) in &theirs {
        let expected = definitions(path, text, &Only(vec![&theirs])).expect("MLIR's files are right");
        count += expected.iter().filter(|name| !name.contains(['.', ','])).count();
        let Some(text) = ours.get(path) else {
            lacking.push(format!("{path}: the file"));
            continue;
        };
        match definitions(path, text, &Only(vec![&ours])) {
            Err(error) => lacking.push(error),
            Ok(found) => {
                lacking.extend(missing(&expected, &found).map(|name| format!("{path}: {name}")));
                more.extend(added(&expected, &found).cloned());
            }
        }
    }
    assert!(count > 900, "only {count} definitions found in MLIR's files");
    assert!(lacking.is_empty(), "{} lack, of {count} definitions:\n{}", lacking.len(), lacking.join("\n"));
    assert_eq!(more, MORE, "a project that includes MLIR's files may give such a name to something else");
}

#[test]
fn files_mix_with_those_of_mlir() {
    let Some(theirs) = theirs() else { return };
    let ours = ours();
    let (alone, together): (Vec<&String>, Vec<&String>) =
        theirs.keys().partition(|path| ALONE.contains(&path.as_str()));
    let mut wrong = Vec::new();
    for group in [alone, together] {
        let text: String = group.iter().map(|path| format!("include \"{path}\"\n")).collect();
        for path in group {
            for (whose, one, others) in [("MLIR's", &theirs, &ours), ("our", &ours, &theirs)] {
                let one = one.get_key_value(path).map(|(path, text)| (path.clone(), text.clone()));
                let one = one.into_iter().collect();
                if let (_, _, Some(error)) = read(&text, &Only(vec![&one, others])) {
                    wrong.push(format!("with {whose} {path}: {error}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whoever implements an interface may list each of its methods by MLIR's name.
#[test]
fn methods_have_the_names_of_mlir() {
    let Some(theirs) = theirs() else { return };
    let include = |path: &&String| format!("include \"{path}\"\n");
    let includes: String =
        theirs.keys().filter(|path| !ALONE.contains(&path.as_str())).map(|p| include(&p)).collect();
    let (records, _, error) = read(&includes, &Only(vec![&theirs]));
    assert_eq!(error, None);
    let mut text = includes;
    text += "def D : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }\n";
    let mut count = 0;
    for interface in records.derived_from("Interface").filter(|i| !i.anonymous) {
        let ids = interface
            .value("methods")
            .and_then(Value::as_list)
            .unwrap_or(&[])
            .iter()
            .filter_map(Value::as_def);
        let names: Vec<&str> =
            ids.filter_map(|id| records.get(id).value("name").and_then(Value::as_str)).collect();
        let kinds = ["Op", "Type", "Attr"];
        let kind =
            kinds.iter().find(|kind| interface.is_a(&format!("{kind}Interface"))).expect("it has a kind");
        count += names.len();
        let name = &interface.name;
        text += &format!("def D_{name} : Declare{kind}InterfaceMethods<{name}, {names:?}>;\n");
    }
    assert!(count > 200, "only {count} methods found in MLIR's files");
    let mut sources = SourceMap::new();
    let main = sources.add("main.td", text);
    let (records, diagnostics) = tablegen::parse(&mut sources, main, &WithPrelude(NoFiles));
    assert!(!diagnostics.iter().any(|d| d.is_error()), "{diagnostics:?}");
    let what = (Part::Operations, Form::Definitions);
    let (_, diagnostics) = generate_part(&records, &sources, main, "main.td", what, &Selection::all());
    let errors: Vec<&str> = diagnostics.iter().filter(|d| d.is_error()).map(|d| d.message.as_str()).collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
}
