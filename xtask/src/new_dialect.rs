//! `cargo xtask new-dialect`: a crate for your own dialect.
//!
//! The template is `examples/standalone-dialect`, read from the checkout and renamed, so that nothing is described
//! twice; for an empty dialect, some of its files are omitted or replaced by those of `xtask/templates/empty`.
//! Existing files are never changed.

use std::fs;
use std::path::{Component, Path, PathBuf};
use std::process::ExitCode;

use xtask::shell;

const TEMPLATE: &str = "examples/standalone-dialect";
/// The files that replace files of the template in an empty dialect.
const EMPTY: &str = "xtask/templates/empty";
/// The files that an empty dialect does not have.
const LEFT_OUT: [&str; 5] =
    ["src/fold.rs", "src/infer.rs", "src/interpret.rs", "src/to_arith.rs", "src/to_llvm.rs"];
/// The name of the template's dialect in texts and file names.
const NAME: &str = "poly";
/// The name of the template's crate without `dialect`, which follows a `-` or `_`.
const CRATE: &str = "standalone";
/// The longest name: file systems and linkers have limits.
const LONGEST: usize = 64;

/// `cargo xtask new-dialect PATH NAME [--empty]`
pub(crate) fn new_dialect(arguments: &[String]) -> Result<ExitCode, String> {
    let (options, words): (Vec<&String>, Vec<&String>) = arguments.iter().partition(|a| a.starts_with('-'));
    let [path, name] = *words else {
        return Err("a folder and a name are needed: cargo xtask new-dialect ../my-dialect mine".to_owned());
    };
    if let Some(unknown) = options.iter().find(|o| o.as_str() != "--empty") {
        return Err(format!("`{unknown}` is not known here; `--empty` leaves the example out"));
    }
    let is_empty = !options.is_empty();
    let root = shell::root();
    check_name(name, &taken(&root)?)?;
    let target = Path::new(path);
    check_target(target)?;
    // The list is made before anything is written: the new folder may be inside the template.
    let files = files(&root.join(TEMPLATE))?;
    fs::create_dir_all(target).map_err(|e| format!("cannot make `{path}`: {e}"))?;
    let crates = relative(&canonical(target)?, &canonical(&root)?);
    for file in files {
        if is_empty && LEFT_OUT.iter().any(|left_out| file == Path::new(left_out)) {
            continue;
        }
        let other = root.join(EMPTY).join(&file);
        let from = if is_empty && other.exists() { other } else { root.join(TEMPLATE).join(&file) };
        copy(&from, &file, target, name, &crates)?;
    }
    println!("`{path}` has a crate for the dialect `{name}`: describe its operations in src/Ops.td");
    println!("    cd {path}\n    cargo test\n    cargo run -- --help");
    Ok(ExitCode::SUCCESS)
}

/// The names of the dialects that a program may already have.
fn taken(root: &Path) -> Result<Vec<String>, String> {
    let folder = root.join("mlir/dialects/src");
    let mut all = vec!["builtin".to_owned()];
    let entries = fs::read_dir(&folder).map_err(|e| format!("cannot read {}: {e}", folder.display()))?;
    all.extend(entries.flatten().filter(|e| e.path().is_dir()).flat_map(|e| e.file_name().into_string()));
    Ok(all)
}

/// A name is a dialect's namespace, and part of the names of a crate, files and Rust structs.
fn check_name(name: &str, taken: &[String]) -> Result<(), String> {
    let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let usable = name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(letters);
    if !usable || name.len() > LONGEST {
        return Err(format!(
            "`{name}` cannot be the name of a dialect here: write small letters, digits and `_`, a letter first and at \
             most {LONGEST}, such as `my_dialect`"
        ));
    }
    if taken.iter().any(|t| t == name) {
        return Err(format!("there is a dialect `{name}` already: a program could not have both"));
    }
    Ok(())
}

/// Creates the folder, unless it exists and is empty.
fn check_target(target: &Path) -> Result<(), String> {
    let shown = target.display();
    match fs::read_dir(target) {
        Ok(mut entries) => match entries.next() {
            None => Ok(()),
            Some(_) => Err(format!("`{shown}` is not empty: name a folder that is not there yet")),
        },
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => Ok(()),
        Err(e) => Err(format!("`{shown}` cannot become a folder: {e}")),
    }
}

/// The files of a folder, relative to it, without build products.
fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut all = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(inner) = folders.pop() {
        let at = folder.join(&inner);
        let failed = |e: std::io::Error| format!("cannot read {}: {e}", at.display());
        for entry in fs::read_dir(&at).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            let path = inner.join(entry.file_name());
            if !entry.file_type().map_err(failed)?.is_dir() {
                all.push(path);
            } else if path != Path::new("target") {
                folders.push(path);
            }
        }
    }
    all.sort();
    Ok(all)
}

/// Writes a file of the new crate, whose text comes from a template.
fn copy(from: &Path, file: &Path, to: &Path, name: &str, crates: &Path) -> Result<(), String> {
    let text = fs::read_to_string(from).map_err(|e| format!("cannot read {}: {e}", from.display()))?;
    let mut text = renamed(&text, name);
    if file == Path::new("Cargo.toml") {
        text = described(&text, name);
        let crates = crates.to_string_lossy().replace('\\', "\\\\").replace('"', "\\\"");
        text = text.replace("\"../../", &format!("\"{crates}/"));
    }
    if file == Path::new("Cargo.lock") {
        text = sorted_lock(&text);
    }
    let path = to.join(renamed(&file.to_string_lossy(), name));
    let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&path, text));
    written.map_err(|e| format!("cannot write {}: {e}", path.display()))
}

/// A manifest with a description of the new dialect instead of the template's.
fn described(manifest: &str, name: &str) -> String {
    let line = |line: &str| {
        if line.starts_with("description = ") {
            format!("description = \"The {name} dialect\"\n")
        } else {
            format!("{line}\n")
        }
    };
    manifest.lines().map(line).collect()
}

/// A text of the template with the dialect's names replaced, word by word: `polynomial` stays.
fn renamed(text: &str, name: &str) -> String {
    let class = camel(name);
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let word = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        let (word, after) = rest.split_at(word);
        match word {
            NAME => out.push_str(name),
            "POLY" => out.push_str(&name.to_ascii_uppercase()),
            CRATE if after.starts_with(['-', '_']) && after[1..].starts_with("dialect") => {
                out.push_str(name);
            }
            _ => match word.strip_prefix("Poly") {
                Some(tail) if !tail.starts_with(|c: char| c.is_ascii_lowercase()) => {
                    out.extend([&class, tail]);
                }
                _ => out.push_str(word),
            },
        }
        let between = after.find(|c: char| c.is_ascii_alphanumeric()).unwrap_or(after.len());
        let (between, next) = after.split_at(between);
        out.push_str(between);
        rest = next;
    }
    out
}

/// `my_dialect` as `MyDialect`.
fn camel(name: &str) -> String {
    let words = name.split('_').filter(|word| !word.is_empty());
    words.map(|word| word[..1].to_ascii_uppercase() + &word[1..]).collect()
}

/// A lock file with its packages in cargo's order, which renaming the crate changes.
fn sorted_lock(text: &str) -> String {
    const HEAD: &str = "[[package]]\n";
    let mut parts = text.split(HEAD);
    let head = parts.next().unwrap_or_default();
    let mut packages: Vec<String> = parts.map(|p| p.trim_end().to_owned()).collect();
    let key = |package: &str| package.lines().next().unwrap_or_default().to_owned();
    // Stable: versions of one package stay in their order.
    packages.sort_by_key(|package| key(package));
    let packages: Vec<String> = packages.iter().map(|package| format!("{HEAD}{package}\n")).collect();
    format!("{head}{}", packages.join("\n"))
}

fn canonical(path: &Path) -> Result<PathBuf, String> {
    path.canonicalize().map_err(|e| format!("cannot find `{}`: {e}", path.display()))
}

/// The path from one folder to another, both absolute; the other folder itself if there is no relative path.
fn relative(from: &Path, to: &Path) -> PathBuf {
    let common = from.components().zip(to.components()).take_while(|(a, b)| a == b).count();
    if common == 0 {
        return to.to_owned();
    }
    let up = from.components().skip(common).map(|_| Component::ParentDir);
    let way: PathBuf = up.chain(to.components().skip(common)).collect();
    if way.as_os_str().is_empty() { PathBuf::from(".") } else { way }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        let taken = ["arith".to_owned()];
        for good in ["geo", "my_dialect", "x1", "self", "a__b_"] {
            assert_eq!(check_name(good, &taken), Ok(()), "{good}");
        }
        for bad in ["", "Geo", "1x", "_x", "my-dialect", "a.b", "a$b", "é", "../x", &"x".repeat(65)] {
            let error = check_name(bad, &taken).expect_err(bad);
            assert!(error.contains("such as `my_dialect`"), "{error}");
        }
        let error = check_name("arith", &taken).expect_err("taken");
        assert_eq!(error, "there is a dialect `arith` already: a program could not have both");
    }

    #[test]
    fn words_are_replaced_and_polynomials_are_not() {
        for (from, to) in [
            ("poly.add", "my_d.add"),
            ("poly-to-arith poly_x", "my_d-to-arith my_d_x"),
            ("PolyDialect Poly_AddOp PolyToArith", "MyDDialect MyD_AddOp MyDToArith"),
            ("POLY_OPS", "MY_D_OPS"),
            (
                "!poly.polynomial<2> PolynomialType polynomials",
                "!my_d.polynomial<2> PolynomialType polynomials",
            ),
            ("standalone-dialect standalone_dialect::x", "my_d-dialect my_d_dialect::x"),
            ("a standalone example, standalone", "a standalone example, standalone"),
        ] {
            assert_eq!(renamed(from, "my_d"), to);
        }
    }

    #[test]
    fn no_file_of_the_templates_keeps_its_names() {
        for (template, least) in [(TEMPLATE, 9), (EMPTY, 3)] {
            let template = shell::root().join(template);
            let all = files(&template).expect("the template is there");
            assert!(all.len() >= least, "{all:?}");
            for file in all {
                let text = fs::read_to_string(template.join(&file)).expect("a text");
                let text = renamed(&format!("{}\n{text}", file.display()), "geo").to_ascii_lowercase();
                let kept = text.replace("polynomial", "").replace("polyfill", "");
                assert!(
                    !kept.contains("poly") && !kept.contains("standalone"),
                    "{}:\n{kept}",
                    file.display()
                );
            }
        }
    }

    #[test]
    fn an_empty_dialect_has_nothing_of_polynomials() {
        let root = shell::root();
        let template = files(&root.join(TEMPLATE)).expect("the template is there");
        for left_out in LEFT_OUT {
            assert!(template.iter().any(|file| file == Path::new(left_out)), "{left_out}");
        }
        for file in files(&root.join(EMPTY)).expect("the template is there") {
            assert!(template.contains(&file), "{} takes the place of nothing", file.display());
        }
        for file in template.iter().filter(|file| !LEFT_OUT.iter().any(|l| *file == Path::new(l))) {
            let other = root.join(EMPTY).join(file);
            let from = if other.exists() { other } else { root.join(TEMPLATE).join(file) };
            let text = renamed(&fs::read_to_string(from).expect("a text"), "geo");
            let text = if file == Path::new("Cargo.toml") { described(&text, "geo") } else { text };
            assert!(!text.contains("olynomial"), "{}:\n{text}", file.display());
        }
    }

    #[test]
    fn packages_of_a_lock_file_are_sorted() {
        let package = |name: &str| format!("[[package]]\nname = \"{name}\"\nversion = \"1\"\n");
        let text = format!("version = 4\n\n{}\n{}\n{}", package("z"), package("b"), package("a-c"));
        let sorted = format!("version = 4\n\n{}\n{}\n{}", package("a-c"), package("b"), package("z"));
        assert_eq!(sorted_lock(&text), sorted);
    }

    #[test]
    fn ways_between_folders() {
        let way = |from: &str, to: &str| relative(Path::new(from), Path::new(to)).display().to_string();
        assert_eq!(way("/a/b/c", "/a/d"), "../../d");
        assert_eq!(way("/a/b", "/a"), "..");
        assert_eq!(way("/a", "/a/b/c"), "b/c");
        assert_eq!(way("/x/y", "/a"), "../../a");
        assert_eq!(way("/a", "/a"), ".");
    }
}
