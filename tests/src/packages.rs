//! What a package needs to be published, as functions from what cargo says to complaints.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

use cargo_metadata::{Metadata, Package};

use crate::rules::PREFIX;

/// The packages that are published.
pub fn published(metadata: &Metadata) -> impl Iterator<Item = &Package> {
    metadata.workspace_packages().into_iter().filter(|package| package.publish.is_none())
}

/// What the description of a published package lacks.
pub fn description(package: &Package) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut complain = |what: &str| complaints.push(format!("{}: {what}", package.name));
    if !package.name.starts_with(PREFIX) {
        complain(&format!("the name does not begin with {PREFIX}"));
    }
    for (field, is_there) in [
        ("description", package.description.is_some()),
        ("license", package.license.is_some()),
        ("repository", package.repository.is_some()),
        ("readme", package.readme.is_some()),
        ("rust-version", package.rust_version.is_some()),
        ("keywords", !package.keywords.is_empty()),
        ("categories", !package.categories.is_empty()),
    ] {
        if !is_there {
            complain(&format!("the manifest has no `{field}`"));
        }
    }
    let library = package.targets.iter().find(|target| target.is_lib());
    let text = library.map(|library| std::fs::read_to_string(&library.src_path).unwrap_or_default());
    if text.is_some_and(|text| !begins_with_example(&text)) {
        complain("the documentation of the library does not begin with an example");
    }
    // The limits of crates.io.
    if package.keywords.len() > 5 || package.keywords.iter().any(|word| word.len() > 20) {
        complain("at most five keywords, of at most 20 letters each");
    }
    complaints
}

/// Whether there is an example in the first comment of a library.
fn begins_with_example(text: &str) -> bool {
    let mut comment = text.lines().map_while(|line| line.strip_prefix("//!"));
    comment.any(|line| ["```", "```no_run"].contains(&line.trim()))
}

/// The files that a build reads, from a `.d` file that cargo writes, without `..`. Spaces within a path are escaped.
pub fn dependencies(text: &str) -> BTreeSet<PathBuf> {
    let mut found = BTreeSet::new();
    for line in text.lines() {
        let Some((_, files)) = line.split_once(": ") else { continue };
        let files = files.replace("\\ ", "\0");
        found.extend(files.split_whitespace().map(|file| direct(Path::new(&file.replace('\0', " ")))));
    }
    found
}

/// A path without `..`: no folder here is a link.
fn direct(path: &Path) -> PathBuf {
    let mut direct = PathBuf::new();
    for part in path.components() {
        if part == Component::ParentDir {
            direct.pop();
        } else {
            direct.push(part);
        }
    }
    direct
}

/// Files that a build reads and the packages do not hold, from the folder of each package, its name and its files.
/// `read` has no files that builds generate.
pub fn missing(
    read: &BTreeSet<PathBuf>,
    packages: &BTreeMap<PathBuf, (String, BTreeSet<PathBuf>)>,
) -> Vec<String> {
    let complaint = |file: &PathBuf| {
        // The innermost folder: packages may lie within others.
        let owner = file.ancestors().find_map(|folder| packages.get(folder).map(|package| (folder, package)));
        let Some((folder, (name, files))) = owner else {
            return Some(format!("{} is read by a build, and in no package", file.display()));
        };
        let inner = file.strip_prefix(folder).unwrap_or(file);
        (!files.contains(inner)).then(|| format!("{name}: the package lacks {}", inner.display()))
    };
    read.iter().filter_map(complaint).collect()
}

/// The strings of a list in a TOML file: `name = [ ... ]`, or the strings after `crate = ` in a list of tables.
pub fn list<'a>(toml: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!("\n{name} = [");
    let Some((_, after)) = toml.split_once(&start) else { return Vec::new() };
    let lines = after.split_once(']').map_or(after, |(list, _)| list).lines();
    let code = lines.map(str::trim).filter(|line| !line.starts_with('#'));
    code.flat_map(|line| match line.strip_prefix("{ crate = ") {
        Some(table) => table.split('"').skip(1).take(1).collect::<Vec<_>>(),
        None => line.split('"').skip(1).step_by(2).collect(),
    })
    .collect()
}

/// Whether a license expression can be satisfied with the allowed licenses. `/` is an old form of `OR`.
pub fn is_allowed(expression: &str, allowed: &[&str]) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut words = words.as_slice();
    any_of(&mut words, allowed) && words.is_empty()
}

fn any_of(words: &mut &[&str], allowed: &[&str]) -> bool {
    let mut holds = all_of(words, allowed);
    while let Some(rest) = after(words, "OR") {
        *words = rest;
        holds |= all_of(words, allowed);
    }
    holds
}

fn all_of(words: &mut &[&str], allowed: &[&str]) -> bool {
    let mut holds = one(words, allowed);
    while let Some(rest) = after(words, "AND") {
        *words = rest;
        holds &= one(words, allowed);
    }
    holds
}

fn one(words: &mut &[&str], allowed: &[&str]) -> bool {
    let Some((&first, rest)) = words.split_first() else { return false };
    *words = rest;
    if first == "(" {
        let holds = any_of(words, allowed);
        let Some(rest) = after(words, ")") else { return false };
        *words = rest;
        return holds;
    }
    if let Some((exception, rest)) = after(words, "WITH").and_then(<[&str]>::split_first) {
        *words = rest;
        return allowed.contains(&&*format!("{first} WITH {exception}"));
    }
    allowed.contains(&first)
}

fn after<'a, 'b>(words: &'a [&'b str], word: &str) -> Option<&'a [&'b str]> {
    words.split_first().filter(|(first, _)| **first == word).map(|(_, rest)| rest)
}

/// What `deny.toml` forbids in the dependencies of a workspace.
pub fn denied(metadata: &Metadata, deny: &str) -> Vec<String> {
    let allowed = list(deny, "allow");
    let registries = list(deny, "allow-registry");
    let mut complaints = Vec::new();
    for package in &metadata.packages {
        let license = package.license.as_deref().unwrap_or("no license");
        if !is_allowed(license, &allowed) {
            complaints.push(format!("{}: {license} is not among the allowed licenses", package.id));
        }
        let source = package.source.as_ref().map(|source| source.repr.as_str());
        let known = |source: &str| registries.iter().any(|known| source.ends_with(&format!("+{known}")));
        if source.is_some_and(|source| !known(source)) {
            complaints.push(format!("{}: not from a known registry", package.id));
        }
    }
    complaints
}

/// Crates of which there are several versions and `deny.toml` does not expect that, and the reverse if `all` are there.
pub fn doubles(metadata: &Metadata, deny: &str, all: bool) -> Vec<String> {
    let skipped = list(deny, "skip");
    let mut versions: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for package in &metadata.packages {
        versions.entry(&package.name).or_default().push(format!("{}@{}", package.name, package.version));
    }
    let several: Vec<&Vec<String>> = versions.values().filter(|versions| versions.len() > 1).collect();
    let left = |versions: &&&Vec<String>| {
        versions.iter().filter(|version| !skipped.contains(&version.as_str())).count() > 1
    };
    let mut complaints: Vec<String> = several
        .iter()
        .filter(left)
        .map(|versions| format!("several versions of a crate: {}", versions.join(", ")))
        .collect();
    let is_double = |skipped: &str| several.iter().any(|versions| versions.iter().any(|v| v == skipped));
    let needless = skipped.iter().filter(|skipped| all && !is_double(skipped));
    complaints.extend(needless.map(|skipped| format!("deny.toml: {skipped} is the only version")));
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_of_licenses() {
        let allowed = ["MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "Unicode-3.0"];
        for good in [
            "MIT",
            "GPL-3.0 OR MIT",
            "GPL-3.0/MIT",
            "Apache-2.0 WITH LLVM-exception",
            "(GPL-3.0 OR Apache-2.0) AND Unicode-3.0",
            "MIT OR GPL-3.0 AND Zlib",
        ] {
            assert!(is_allowed(good, &allowed), "{good}");
        }
        for bad in [
            "",
            "GPL-3.0",
            "MIT AND Zlib",
            "Apache-2.0 WITH other",
            "(MIT OR Zlib) AND Zlib",
            "MIT MIT",
            "(MIT",
        ] {
            assert!(!is_allowed(bad, &allowed), "{bad}");
        }
    }

    #[test]
    fn examples_at_the_top() {
        assert!(begins_with_example("//! A library.\n//!\n//! ```\n//! f();\n//! ```\n"));
        assert!(!begins_with_example("//! A library.\n\n//! ```\n"));
        assert!(!begins_with_example("//! A library.\n//! ```text\n//! f\n"));
    }

    #[test]
    fn lists_of_a_toml_file() {
        let toml = "[a]\nallow = [\n    \"MIT\",\n    # \"GPL-3.0\",\n    \"A WITH b\",\n]\nskip = [\n    \
                    { crate = \"x@1\", reason = \"y\" },\n]\none = [\"p\", \"q\"]\n";
        assert_eq!(list(toml, "allow"), ["MIT", "A WITH b"]);
        assert_eq!(list(toml, "skip"), ["x@1"]);
        assert_eq!(list(toml, "one"), ["p", "q"]);
        assert_eq!(list(toml, "none"), [""; 0]);
    }

    #[test]
    fn files_that_packages_lack() {
        let read = dependencies("/t/liba.rlib: /a/src/lib.rs /a/with\\ space /a/src/../b/x.td /c/y\n");
        let paths = |files: &[&str]| files.iter().map(PathBuf::from).collect::<BTreeSet<_>>();
        assert_eq!(read, paths(&["/a/src/lib.rs", "/a/with space", "/a/b/x.td", "/c/y"]));
        let package = |name: &str, files: &[&str]| (name.to_owned(), paths(files));
        let packages = BTreeMap::from([
            (PathBuf::from("/a"), package("a", &["src/lib.rs", "b/x.td"])),
            (PathBuf::from("/a/b"), package("b", &["src/lib.rs"])),
        ]);
        assert_eq!(
            missing(&read, &packages),
            [
                "b: the package lacks x.td",
                "a: the package lacks with space",
                "/c/y is read by a build, and in no package",
            ]
        );
        assert_eq!(missing(&paths(&["/a/src/lib.rs", "/a/b/src/lib.rs"]), &packages), [""; 0]);
    }
}
