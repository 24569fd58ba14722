//! How many lines of Rust the product has, at any revision.
//!
//! Counted are lines that are neither blank nor only a comment, in the files that git tracks. Left out are tests,
//! benchmarks, examples, fuzzing and this crate, whose files are in folders of these names, and modules for tests alone.

use std::collections::{BTreeMap, BTreeSet};
use std::process::{Command, ExitCode};

use xtask::shell;

/// Folders that are not the product.
const LEFT_OUT: [&str; 5] = ["tests", "benches", "examples", "fuzz", "xtask"];

/// `cargo xtask lines [REVISION...]`: prints the lines in each top-level folder.
pub(crate) fn lines(revisions: &[String]) -> Result<ExitCode, String> {
    let head = ["HEAD".to_owned()];
    for revision in if revisions.is_empty() { &head } else { revisions } {
        let folders = count(revision)?;
        println!("{:>7} {revision}", folders.values().sum::<usize>());
        for (folder, lines) in folders {
            println!("{lines:>7}   {folder}");
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The lines of a revision by top-level folder.
fn count(revision: &str) -> Result<BTreeMap<String, usize>, String> {
    let listed = git(&["ls-tree", "-r", "--name-only", revision])?;
    let is_product = |path: &&str| {
        path.ends_with(".rs") && !path.split('/').any(|component| LEFT_OUT.contains(&component))
    };
    let mut counts = BTreeMap::new();
    let mut only_tests = BTreeSet::new();
    for path in listed.lines().filter(is_product) {
        let file = File::of(&git(&["show", &format!("{revision}:{path}")])?);
        only_tests
            .extend(file.test_modules.iter().map(|module| format!("{}/{module}", folder_of_modules(path))));
        counts.insert(path.to_owned(), file.lines);
    }
    let is_only_test = |path: &str| {
        only_tests.iter().any(|module| {
            path.strip_prefix(&**module).is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
        })
    };
    let mut folders = BTreeMap::new();
    for (path, lines) in counts.into_iter().filter(|(path, _)| !is_only_test(path)) {
        let folder = path.split('/').next().unwrap_or_default();
        *folders.entry(folder.to_owned()).or_default() += lines;
    }
    Ok(folders)
}

/// The folder of the files of a file's modules.
fn folder_of_modules(path: &str) -> &str {
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    match name {
        "mod.rs" | "lib.rs" | "main.rs" => folder,
        _ => path.trim_end_matches(".rs"),
    }
}

struct File {
    /// The lines of its own code.
    lines: usize,
    /// The modules for tests that have files of their own.
    test_modules: Vec<String>,
}

impl File {
    fn of(text: &str) -> Self {
        let mut file = File { lines: 0, test_modules: Vec::new() };
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            let code = line.trim();
            if code == "#[cfg(test)]" {
                let item = lines.by_ref().find(|line| !line.trim().starts_with("#[")).unwrap_or_default();
                match item.trim().strip_suffix(';') {
                    Some(declared) => {
                        file.test_modules.extend(declared.strip_prefix("mod ").map(str::to_owned))
                    }
                    // A module of tests is the last item; in its strings, there may be braces at the margin.
                    None if item.starts_with("mod ") => break,
                    None => {
                        let indent = &line[..line.len() - line.trim_start().len()];
                        lines.by_ref().find(|line| line.strip_prefix(indent) == Some("}"));
                    }
                }
            } else if !code.is_empty() && !code.starts_with("//") {
                file.lines += 1;
            }
        }
        file
    }
}

fn git(arguments: &[&str]) -> Result<String, String> {
    let output = Command::new("git").args(arguments).current_dir(shell::root()).output();
    let output = output.map_err(|e| format!("cannot start `git`: {e}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).trim().to_owned());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_blank_lines_and_tests_do_not_count() {
        let text = "//! Module.\n\n/// Function.\nfn f() {\n    // why\n    g();\n}\n\n#[cfg(test)]\nmod outside;\n\n\
                    #[cfg(test)]\nfn helper() {\n    if x {\n    }\n}\n\nfn h() {}\n\n#[cfg(test)]\nmod tests {\n    fn t() {}\n}\n";
        let file = File::of(text);
        assert_eq!((file.lines, file.test_modules), (4, vec!["outside".to_owned()]));
    }

    #[test]
    fn modules_are_beside_the_root_of_a_folder_and_below_other_files() {
        assert_eq!(folder_of_modules("a/src/b/mod.rs"), "a/src/b");
        assert_eq!(folder_of_modules("a/src/b.rs"), "a/src/b");
    }
}
