//! Finds the paths, names, options and commands that documents mention, to check that they exist.
//!
//! Only code in running text counts (`` `like this` ``), not code in blocks, which are examples. Code of any other
//! kind is not checked.

use std::collections::BTreeSet;

use crate::rules::{self, Source};

/// The names that exist in the project.
#[derive(Default)]
pub struct Project {
    /// Every file and folder, from the root.
    paths: BTreeSet<String>,
    /// Every name that occurs in a source file.
    words: BTreeSet<String>,
}

/// The pages that compare the project with MLIR, from the root. The names in them are checked as in a document.
pub const COMPARISONS: [&str; 5] = [
    "book/src/reference/from-cpp.md",
    "book/src/reference/mlir-text.md",
    "book/src/reference/ods-manual.md",
    "book/src/reference/tablegen.md",
    "book/src/reference/toy-opt.md",
];

/// A name with such an ending is a file even without a folder; others, such as `x.mlir`, are examples.
const ENDINGS: [&str; 5] = [".rs", ".td", ".toml", ".txt", ".md"];

impl Project {
    /// Adds a file with its folders, and the names in its text.
    pub fn add(&mut self, path: &str, text: &str) {
        let mut parent = path;
        while self.paths.insert(parent.to_owned())
            && let Some((folder, _)) = parent.rsplit_once('/')
        {
            parent = folder;
        }
        let code = if path.ends_with(".rs") { rules::without_comments(text) } else { text.to_owned() };
        self.words.extend(words(&code).map(str::to_owned));
        // Documents omit the dialect's name from records, as the build does.
        let records = code.lines().filter_map(|line| words(line.trim_start().strip_prefix("def ")?).next());
        self.words.extend(records.filter_map(|name| Some(name.split_once('_')?.1.to_owned())));
    }

    /// The code in a document that is a path or a name and does not exist, each with its line.
    pub fn missing<'a>(&self, text: &'a str) -> Vec<(usize, &'a str)> {
        let is_missing = |code: &str| {
            if is_path(code) {
                !self.has_path(code)
            } else {
                names(code).is_some_and(|mut names| names.any(|name| !self.words.contains(name)))
            }
        };
        spans(text).filter(|(_, code)| is_missing(code)).collect()
    }

    /// Whether a path exists. It may begin in any folder and omit the file's ending.
    fn has_path(&self, path: &str) -> bool {
        let wanted: Vec<&str> = path.trim_end_matches('/').trim_end_matches("/...").split('/').collect();
        self.paths.iter().any(|path| {
            let parts: Vec<&str> = path.split('/').collect();
            let Some(from) = parts.len().checked_sub(wanted.len()) else { return false };
            parts[from..].iter().zip(&wanted).all(|(part, wanted)| is_like(part, wanted))
        })
    }
}

/// Whether a part of a path matches the wanted one, in which `NAME` and `*` match anything.
fn is_like(part: &str, wanted: &str) -> bool {
    let stem = part.split_once('.').map_or(part, |(stem, _)| stem);
    let (name, ending) = wanted.split_once('.').unwrap_or((wanted, ""));
    let is_open = name == "*" || (name.len() > 3 && name.chars().all(|c| c.is_ascii_uppercase()));
    part == wanted || stem == wanted || (is_open && part.ends_with(ending))
}

/// Whether code is a path: it has a folder or an ending. Absolute paths and those of build products do not count.
fn is_path(code: &str) -> bool {
    let is_plain = code.chars().all(|c| c.is_ascii_alphanumeric() || "/._-*".contains(c));
    let is_file =
        code.contains('/') || ENDINGS.iter().any(|end| code.len() > end.len() && code.ends_with(end));
    is_plain && is_file && !code.starts_with(['/', '.']) && !code.starts_with("target/")
}

/// The names in a Rust path, which may be a single one and may have arguments.
fn names(code: &str) -> Option<impl Iterator<Item = &str>> {
    let path = code.split(['(', '<']).next().unwrap_or_default().trim_end_matches('!');
    let is_name = |name: &str| {
        name.len() > 2
            && name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    };
    path.split("::").all(is_name).then(|| path.split("::"))
}

/// The code in the text of a document, each with its line.
pub fn spans(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut in_block = false;
    text.lines().enumerate().flat_map(move |(number, line)| {
        let is_fence = line.trim_start().starts_with("```");
        in_block ^= is_fence;
        let code = if in_block || is_fence { "" } else { line };
        code.split('`').skip(1).step_by(2).map(move |code| (number, code))
    })
}

/// An option in a document, the program to which it is attributed, and its line.
#[derive(Debug, PartialEq, Eq)]
pub struct Named<'a> {
    /// Counted from zero.
    pub line: usize,
    /// `None` if only the option is named.
    pub program: Option<&'a str>,
    /// Without dashes and value.
    pub option: &'a str,
}

/// The options that a document names, of these programs.
pub fn options<'a>(text: &'a str, programs: &[&str]) -> Vec<Named<'a>> {
    let mut found = Vec::new();
    for (line, code) in spans(text) {
        let mut words = code.split(' ').peekable();
        let program = words.next_if(|word| programs.contains(word));
        if program.is_none() && !code.starts_with('-') {
            continue;
        }
        for word in words {
            let option = word.trim_start_matches('-').split(['=', '.']).next().unwrap_or_default();
            if word.starts_with('-')
                && option.len() > 1
                && option.starts_with(|c: char| c.is_ascii_alphabetic())
            {
                found.push(Named { line, program, option });
            }
        }
    }
    found
}

/// The complaint that a document has more words than it may have; words are counted as by `wc -w`.
pub fn too_many_words(source: &Source<'_>, most: usize) -> Option<String> {
    let words = source.text.split_whitespace().count();
    (words > most).then(|| format!("{} has {words} words, of {most} at most", source.path))
}

/// The commands of `cargo xtask` that a document names and the program's help does not.
pub fn unknown_commands(source: &Source<'_>, help: &str) -> Vec<String> {
    let command =
        |text: &'_ str| text.find(|c: char| !c.is_ascii_lowercase() && c != '-').unwrap_or(text.len());
    let is_known = |name: &str| {
        help.lines().filter_map(|line| line.strip_prefix("  ")).any(|line| &line[..command(line)] == name)
    };
    let mut complaints = Vec::new();
    for (number, line) in source.text.lines().enumerate() {
        for after in line.split("cargo xtask ").skip(1) {
            let name = &after[..command(after)];
            if !name.is_empty() && !is_known(name) {
                complaints.push(source.complaint(number, &format!("cargo xtask has no command '{name}'")));
            }
        }
    }
    complaints
}

/// The names in a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn missing(document: &str) -> Vec<(usize, &str)> {
        let mut project = Project::default();
        project.add("mlir/src/ir/body.rs", "pub fn set_attr() {} // fn forgotten() {}\nstruct Body;");
        project.add("tests/td/Ops.td", "def Toy_AddOp : Toy_Op;");
        project.missing(document)
    }

    #[test]
    fn paths_that_are_not_there() {
        assert_eq!(
            missing("`mlir/src`, `ir/body`, `body.rs`, `src/NAME/body.rs`, `tests/td/*.td`, `mlir/...`"),
            []
        );
        assert_eq!(missing("`/usr/lib`, `a / b`, `target/debug`, `x.mlir`, `.td`\n```\n`no/such`\n```"), []);
        assert_eq!(missing("\n`mlir/ir` and `bodies.rs`"), [(1, "mlir/ir"), (1, "bodies.rs")]);
        assert_eq!(missing("`tests/NAME/Ops.toml`"), [(0, "tests/NAME/Ops.toml")]);
    }

    #[test]
    fn names_that_are_not_there() {
        assert_eq!(missing("`Body`, `Body::set_attr(op, 1)`, `AddOp`, `a + b`, `op.attr(\"x\")`"), []);
        assert_eq!(missing("`Body::forgotten()`\n`SubOp`"), [(0, "Body::forgotten()"), (1, "SubOp")]);
    }

    #[test]
    fn options_are_found() {
        let text =
            "`toyc x.toy -emit=mlir -o x`, `-debug-only=NAME,...`, `--help`, `- 1`, `cargo build -p x`";
        let named = |program, option| Named { line: 0, program, option };
        assert_eq!(
            options(text, &["toyc"]),
            [named(Some("toyc"), "emit"), named(None, "debug-only"), named(None, "help")]
        );
    }

    #[test]
    fn documents_that_are_too_long() {
        let counted = |text| too_many_words(&Source { krate: "", path: "a.md", text }, 3);
        assert_eq!(counted("one `two`\n\n- three"), Some("a.md has 4 words, of 3 at most".to_owned()));
        assert_eq!(counted("one\n `two`  three \n"), None);
    }

    #[test]
    fn commands_that_are_not_there() {
        let unknown = |text| {
            unknown_commands(&Source { krate: "", path: "a.md", text }, "  run FILE  runs\n  new-dialect P\n")
        };
        assert_eq!(
            unknown("`cargo xtask run x` and `cargo xtask new-dialect`, not `cargo xtask COMMAND`"),
            [""; 0]
        );
        assert_eq!(unknown("\ncargo xtask walk"), ["a.md:2: cargo xtask has no command 'walk'"]);
    }
}
