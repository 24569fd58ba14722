//! Applies the rules of `tests::rules` to the workspace.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package};
use tests::cycles;
use tests::documents::{self, Project};
use tests::names;
use tests::rules::{self, Kind, Source};
use tests::selections;
use tests::tools;

/// Files that are exempt from a rule: the path, a part of the complaint, and the reason.
const EXCEPTIONS: &[(&str, &str, &str)] = &[];

/// Names in documents that occur in no source file, and why.
const NOT_IN_SOURCES: &[(&str, &str)] = &[
    ("AvgPool", "the operation of MLIR's manual"),
    ("ConstantOpOptions", "generated"),
    ("ConstantOp::set_value_attr(&mut b, op, Some(attr))", "generated"),
    ("parse_x", "for any X"),
    ("print_x", "for any X"),
    ("print_name", "for any name"),
];

fn workspace() -> Metadata {
    let manifest = tools::fixtures().join("../Cargo.toml");
    MetadataCommand::new()
        .manifest_path(manifest)
        .no_deps()
        .exec()
        .expect("the workspace's manifest is valid")
}

fn folder(package: &Package) -> &Path {
    package.manifest_path.parent().expect("a manifest lies in a folder").as_std_path()
}

/// What rules call a package: as code calls its library, or as it is published without the prefix.
fn krate(package: &Package) -> String {
    let library = package.targets.iter().find(|target| target.is_lib());
    let published = || package.name.trim_start_matches(rules::PREFIX).to_owned();
    library.map_or_else(published, |library| library.name.replace('_', "-"))
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|e| panic!("cannot read {}: {e}", path.display()))
}

#[track_caller]
fn none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn dependencies_point_downward_only() {
    let metadata = workspace();
    let crates: BTreeMap<&str, String> =
        metadata.packages.iter().map(|package| (package.name.as_str(), krate(package))).collect();
    let names: Vec<&str> = crates.values().map(String::as_str).collect();
    let mut complaints = Vec::new();
    for package in &metadata.packages {
        for dependency in &package.dependencies {
            let kind = match dependency.kind {
                DependencyKind::Build => Kind::Build,
                DependencyKind::Development => Kind::Test,
                _ => Kind::Normal,
            };
            let on = crates.get(&*dependency.name).map_or(&*dependency.name, String::as_str);
            complaints.extend(rules::dependency(&krate(package), kind, on, &names));
        }
    }
    none(&complaints);
}

#[test]
fn every_crate_in_the_rules_exists() {
    let metadata = workspace();
    let missing: Vec<String> = rules::CRATES
        .iter()
        .filter(|listed| !metadata.packages.iter().any(|package| krate(package) == listed.name))
        .map(|listed| format!("there is no crate {}", listed.name))
        .collect();
    none(&missing);
}

#[test]
fn every_crate_inherits_the_lints() {
    let complaints: Vec<String> = workspace()
        .packages
        .iter()
        .filter_map(|package| {
            let path = package.manifest_path.as_std_path();
            rules::inherits_lints(&path.display().to_string(), &read(path))
        })
        .collect();
    none(&complaints);
}

#[test]
fn every_choice_of_packages_builds_the_same_crates() {
    let metadata = workspace();
    let tree = |choice: &[&str], edges: &str| {
        let mut cargo = Command::new(env!("CARGO"));
        cargo
            .current_dir(&metadata.workspace_root)
            .args(selections::TREE)
            .args(["--edges", edges])
            .args(choice);
        let output = cargo.output().expect("cargo starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let mut choices = vec![vec![]];
    choices.extend(metadata.packages.iter().map(|package| vec!["--package", package.name.as_str()]));
    // Only the first includes what runs during the build, which has its own features.
    let edges = ["no-dev", "normal,no-proc-macro"];
    // With everything that tests need: what `--all-targets` builds serves the other builds too.
    let all =
        ["normal,build,dev", "normal,dev,no-proc-macro"].map(|edges| tree(&["--workspace"], edges)).concat();
    let mut complaints = Vec::new();
    for choice in &choices {
        let own = edges.map(|edges| tree(choice, edges)).concat();
        complaints.extend(selections::built_otherwise(&choice.join(" "), &own, &all));
    }
    // `cargo xtask test` builds this too; only the project's own crates, which have paths, differ.
    let without_llvm = ["--package", "mlirust-toyc-cli", "--no-default-features"];
    let own = edges.map(|edges| tree(&without_llvm, edges)).concat();
    let others = own.lines().filter(|line| !line.contains(" (/")).collect::<Vec<_>>().join("\n");
    complaints.extend(selections::built_otherwise(&without_llvm.join(" "), &others, &all));
    let manifest = metadata.workspace_root.join("Cargo.toml");
    if selections::leaves_debug_open(&read(manifest.as_std_path())) {
        complaints.push(format!("{manifest}: [profile.dev.build-override] does not say `debug`"));
    }
    none(&complaints);
}

#[test]
fn every_source_file_keeps_the_rules() {
    let metadata = workspace();
    let root = metadata.workspace_root.as_std_path();
    let folders =
        std::fs::read_dir(root.join("mlir/dialects/src")).expect("the dialects are there").flatten();
    let folders = folders.filter(|folder| folder.path().is_dir());
    let mut dialects: Vec<String> = folders.map(|f| f.file_name().to_string_lossy().into_owned()).collect();
    dialects.push("toy".to_owned());
    let mut complaints = Vec::new();
    let mut files = 0;
    for package in &metadata.packages {
        for file in tools::files_under(folder(package), &["rs"], &["target", "compiled"]) {
            files += 1;
            let path = file.strip_prefix(root).unwrap_or(&file).display().to_string();
            let source = Source { krate: &krate(package), path: &path, text: &read(&file) };
            complaints.extend(rules::check_source(&source));
            complaints.extend(rules::names_dialect(&source, &dialects));
        }
    }
    assert!(files > metadata.packages.len(), "the sources were not found");
    complaints.retain(|complaint| {
        !EXCEPTIONS.iter().any(|(path, what, _)| complaint.starts_with(path) && complaint.contains(what))
    });
    none(&complaints);
}

/// Names of operations and attributes are written in records, not again in Rust.
#[test]
#[expect(clippy::print_stdout, reason = "the counts are for people, with --nocapture")]
fn names_are_those_of_records() {
    let metadata = workspace();
    let root = metadata.workspace_root.as_std_path();
    let mut names = BTreeSet::new();
    let mut parts = BTreeSet::new();
    for file in tools::files_under(root, &["td"], &["target", "tests", "shared", "include"]) {
        let folder = file.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
        let dialect = if folder == "src" { "toy" } else { &*folder };
        names.extend(names::operations(&read(&file), dialect));
        parts.extend(names::parts(&read(&file)));
    }
    assert!(names.contains("toy.add") && names.contains("affine.for"), "{names:?}");
    assert!(parts.contains("arg_attrs") && parts.contains("function_type"), "{parts:?}");
    names.append(&mut parts);
    let needed = |path: &str, word: &str| read(&root.join(path)).contains(&format!("\"{word}\""));
    let words = names::WORDS.iter().flat_map(|(path, words, _)| words.iter().map(move |word| (path, word)));
    let needless = words.filter(|(path, word)| !needed(path, word));
    let mut wrong: Vec<String> =
        needless.map(|(path, word)| format!("{path}: \"{word}\" is no longer there")).collect();
    for package in metadata.packages.iter().filter(|p| !names::NOT_COUNTED.contains(&&*krate(p))) {
        let mut found = Vec::new();
        for file in tools::files_under(&folder(package).join("src"), &["rs"], &[]) {
            let path = file.strip_prefix(root).unwrap_or(&file).display().to_string();
            let source = Source { krate: &krate(package), path: &path, text: &read(&file) };
            found.extend(names::repeated(&source, &names));
        }
        let allowed = names::REPEATED.iter().find(|(listed, ..)| *listed == krate(package));
        let allowed = allowed.map_or(0, |&(_, count, _)| count);
        println!("{}: {} names repeated", package.name, found.len());
        if found.len() < allowed {
            wrong.push(format!(
                "{}: {} and no longer {allowed} names are repeated",
                package.name,
                found.len()
            ));
        } else if found.len() > allowed {
            wrong.append(&mut found);
        }
    }
    none(&wrong);
}

#[test]
fn files_use_those_below_them() {
    let metadata = workspace();
    let root = metadata.workspace_root.as_std_path();
    let mut complaints = Vec::new();
    for package in &metadata.packages {
        let krate = krate(package);
        let texts: Vec<(String, String)> = tools::files_under(&folder(package).join("src"), &["rs"], &[])
            .iter()
            .map(|file| (file.strip_prefix(root).unwrap_or(file).display().to_string(), read(file)))
            .collect();
        let sources: Vec<Source<'_>> =
            texts.iter().map(|(path, text)| Source { krate: &krate, path, text }).collect();
        complaints.extend(cycles::found(&krate, &sources));
        complaints.extend(cycles::upward(&krate, &sources));
    }
    none(&complaints);
}

#[test]
fn no_file_names_one_machine() {
    let metadata = workspace();
    let root = metadata.workspace_root.as_std_path();
    let mut complaints = Vec::new();
    for file in tools::files_under(root, &["md", "td", "toml", "toy", "mlir", "yml", "lalrpop"], &["target"])
    {
        let path = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        complaints.extend(rules::machine_paths(&Source { krate: "", path: &path, text: &read(&file) }));
    }
    none(&complaints);
}

#[test]
fn the_framework_does_not_name_toy() {
    let metadata = workspace();
    let root = metadata.workspace_root.as_std_path();
    let mut complaints = Vec::new();
    let kinds = ["rs", "td", "ll", "js", "css", "html", "toml", "json", "lalrpop"];
    for file in ["mlir", "tablegen"].map(|group| tools::files_under(&root.join(group), &kinds, &[])).concat()
    {
        let path = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        complaints.extend(rules::names_toy(&Source { krate: "", path: &path, text: &read(&file) }));
    }
    none(&complaints);
}

#[test]
fn no_td_or_grammar_file_is_too_long() {
    let metadata = workspace();
    let root = metadata.workspace_root.as_std_path();
    let mut complaints = Vec::new();
    for file in tools::files_under(root, &["td", "lalrpop"], &["target"]) {
        let path = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        complaints.extend(rules::too_long(&Source { krate: "", path: &path, text: &read(&file) }));
    }
    none(&complaints);
}

#[test]
fn documents_to_begin_with_are_short() {
    let metadata = workspace();
    let root = metadata.workspace_root.as_std_path();
    let complaints: Vec<String> = [("ARCHITECTURE.md", 2500), ("CONTRIBUTING.md", 800)]
        .into_iter()
        .filter_map(|(path, most)| {
            let text = read(&root.join(path));
            documents::too_many_words(&Source { krate: "", path, text: &text }, most)
        })
        .collect();
    none(&complaints);
}

#[test]
fn every_link_between_documents_holds() {
    let metadata = workspace();
    let root = metadata.workspace_root.as_std_path();
    let mut complaints = Vec::new();
    for file in tools::files_under(root, &["md"], &["target"]) {
        let path = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        let source = Source { krate: "", path: &path, text: &read(&file) };
        let folder = file.parent().unwrap_or(root);
        complaints.extend(rules::broken_links(&source, |link| folder.join(link).exists()));
        complaints
            .extend(rules::missing_records(&source, |link| std::fs::read_to_string(folder.join(link)).ok()));
    }
    none(&complaints);
}

#[test]
fn what_documents_name_exists() {
    let metadata = workspace();
    let root = metadata.workspace_root.as_std_path();
    let relative = |file: &Path| file.strip_prefix(root).unwrap_or(file).display().to_string();
    let mut project = Project::default();
    let kinds = ["rs", "td", "toml", "lalrpop", "ll", "toy", "mlir", "ast", "out", "txt", "md", "js", "py"];
    for file in tools::files_under(root, &kinds, &["target"]) {
        // Names in a document, or in the exceptions above, do not count.
        let is_source = file.extension().is_some_and(|e| e != "md") && !file.ends_with(file!());
        let text = if is_source { read(&file) } else { String::new() };
        project.add(&relative(&file), &text);
    }
    let mut documents =
        ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(|name| root.join(name)).to_vec();
    documents.extend(documents::COMPARISONS.map(|page| root.join(page)));
    let help = read(&root.join("xtask/src/main.rs"));
    let mut unused: BTreeSet<&str> = NOT_IN_SOURCES.iter().map(|(name, _)| *name).collect();
    let mut complaints = Vec::new();
    for file in &documents {
        let path = relative(file);
        let mut text = read(file);
        if path == "book/src/reference/from-cpp.md" {
            // The first column is C++.
            let second =
                |line: &str| line.strip_prefix('|').and_then(|l| Some(l.split_once("` |")?.1.to_owned()));
            text = text.lines().map(|line| second(line).unwrap_or_else(|| line.to_owned()) + "\n").collect();
        }
        let source = Source { krate: "", path: &path, text: &text };
        complaints.extend(documents::unknown_commands(&source, &help));
        for (line, code) in project.missing(&text) {
            if !unused.remove(code) && !NOT_IN_SOURCES.iter().any(|(name, _)| *name == code) {
                complaints.push(format!("{path}:{}: `{code}` is not there", line + 1));
            }
        }
    }
    complaints
        .extend(unused.iter().map(|name| format!("NOT_IN_SOURCES: `{name}` is there, or in no document")));
    none(&complaints);
}
