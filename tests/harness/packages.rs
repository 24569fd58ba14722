//! Packages that could be published: `cargo package` makes each of them, in order, and each holds every file that its build
//! reads.
//!
//! What a build reads is in the files that cargo writes beside what it built: sources, and what they include or build
//! scripts name. So nothing is compiled once more, except in a full run, which builds each package from what it holds.

#![allow(clippy::print_stderr)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use cargo_metadata::{Metadata, MetadataCommand, Package, Target};
use tests::harness;
use tests::packages;
use tests::tools;

/// The folders of workspaces, whose dependencies are looked at.
const WORKSPACES: [&str; 4] =
    [".", "bindings/python", "editors/tree-sitter-toy/generate", "examples/standalone-dialect"];

fn main() {
    harness::main(|tools| {
        let binaries = tools.binaries.clone();
        let mut trials = vec![
            harness::trial("described".to_owned(), None, described),
            harness::trial("complete".to_owned(), None, move || complete(&binaries)),
        ];
        trials.extend(
            WORKSPACES.map(|folder| harness::trial(format!("deny/{folder}"), None, move || denied(folder))),
        );
        trials
    });
}

fn root() -> PathBuf {
    tools::fixtures().join("..")
}

fn cargo(arguments: &[&str]) -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args(arguments);
    cargo
}

/// What a command prints.
fn output(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|e| format!("cannot start {command:?}: {e}"))?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    if output.status.success() { Ok(text(&output.stdout)) } else { Err(text(&output.stderr)) }
}

fn workspace() -> Result<Metadata, String> {
    let mut command = MetadataCommand::new();
    command.manifest_path(root().join("Cargo.toml")).no_deps();
    command.exec().map_err(|e| e.to_string())
}

fn none(complaints: &[String]) -> Result<(), String> {
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n")) }
}

fn described() -> Result<(), String> {
    let metadata = workspace()?;
    none(&packages::published(&metadata).flat_map(packages::description).collect::<Vec<_>>())
}

fn denied(folder: &str) -> Result<(), String> {
    let mut command = MetadataCommand::new();
    command.manifest_path(root().join(folder).join("Cargo.toml"));
    // Packages of other systems, which no build here has needed, are downloaded.
    command.other_options(["--locked".to_owned()]);
    let metadata = command.exec().map_err(|e| e.to_string())?;
    let deny = std::fs::read_to_string(root().join("deny.toml")).map_err(|e| e.to_string())?;
    let mut complaints = packages::denied(&metadata, &deny);
    complaints.extend(packages::doubles(&metadata, &deny, folder == "."));
    none(&complaints)
}

fn complete(binaries: &Path) -> Result<(), String> {
    let metadata = workspace()?;
    let published: Vec<&Package> = packages::published(&metadata).collect();
    let mut package = cargo(&["package", "--quiet", "--allow-dirty", "--locked"]);
    package.args(published.iter().flat_map(|package| ["--package", &package.name]));
    if !harness::is_full() {
        package.args(["--offline", "--no-verify"]);
    }
    output(&mut package)?;
    // What runs alone may have to make the libraries that others were built with.
    output(&mut cargo(&["build", "--quiet", "--workspace"]))?;

    let mut files = BTreeMap::new();
    let mut read = BTreeSet::new();
    for package in &published {
        let name = format!("{}-{}", package.name, package.version);
        let archive = metadata.target_directory.join("package").join(format!("{name}.crate"));
        let list = output(Command::new("tar").arg("-tzf").arg(&archive))?;
        let list: BTreeSet<PathBuf> = list
            .lines()
            .filter_map(|file| Path::new(file).strip_prefix(&name).ok())
            .map(PathBuf::from)
            .collect();
        if let Some(lacks) =
            ["LICENSE", "README.md", "Cargo.toml"].iter().find(|f| !list.contains(Path::new(f)))
        {
            return Err(format!("{}: the package lacks {lacks}", package.name));
        }
        let folder = package.manifest_path.parent().unwrap_or(&metadata.workspace_root);
        files.insert(folder.as_std_path().to_owned(), (package.name.to_string(), list));
        let built: Vec<PathBuf> =
            package.targets.iter().filter_map(written).map(|d| binaries.join(d)).collect();
        for file in &built {
            let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
            read.extend(packages::dependencies(&text));
        }
    }
    // Files elsewhere are generated, or those of LLVM.
    read.retain(|file| {
        file.starts_with(&metadata.workspace_root) && !file.starts_with(&metadata.target_directory)
    });
    let records = read.iter().filter(|file| file.extension().is_some_and(|e| e == "td")).count();
    eprintln!(
        "{} packages hold the {} files that builds read, {records} of them records",
        files.len(),
        read.len()
    );
    if records == 0 {
        return Err("builds read records, and the lists name none".to_owned());
    }
    none(&packages::missing(&read, &files))
}

/// The name of the file in which cargo lists what it read for a library or a program.
fn written(target: &Target) -> Option<String> {
    if target.is_lib() {
        return Some(format!("lib{}.d", target.name));
    }
    target.is_bin().then(|| format!("{}.d", target.name))
}
