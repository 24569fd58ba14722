//! Cycles of files: files of one crate that use each other, so that none can be read before the others.
//!
//! The graph has an edge from a file to each file that a path in its code leads to: `crate::`, `super::`, `self::` or a
//! module that the file declares, in `use` lines and elsewhere. Declaring a module, as a parent does, is not an edge;
//! neither are tests. A name that a module re-exports leads to that module's file, which leads on to the name's origin.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::rules::Source;

/// The files of a crate that depend on each other and are read together: the one cycle that is allowed.
pub const CORE: &[(&str, &[&str])] = &[(
    "mlir",
    &[
        "mlir/ir/src/definitions/attr.rs",
        "mlir/ir/src/definitions/op.rs",
        "mlir/ir/src/definitions/property.rs",
        "mlir/ir/src/definitions/type_class.rs",
        "mlir/ir/src/ir/adaptor.rs",
        "mlir/ir/src/ir/body.rs",
        "mlir/ir/src/ir/builder.rs",
        "mlir/ir/src/ir/handle.rs",
        "mlir/ir/src/ir/state.rs",
        "mlir/ir/src/ir/view.rs",
        "mlir/ir/src/values/context.rs",
    ],
)];

/// The layers of a crate, from the bottom up: a file uses files of its own layer or of lower ones. The core of a crate
/// belongs to the layer of its highest file.
pub const LAYERS: &[(&str, &[&str])] = &[(
    "mlir",
    &[
        "values",
        "definitions",
        "ir",
        "interfaces",
        "builtin",
        "analysis",
        "verifier",
        "text",
        "bytecode",
        "rewrite",
        "dataflow",
        "pass",
        "options",
        "lib",
    ],
)];

/// The files that each file uses; both are indices into the sources.
type Graph = Vec<BTreeSet<usize>>;

/// The entry of a crate in a table.
fn of_crate<T: ?Sized>(table: &[(&str, &'static T)], krate: &str) -> Option<&'static T> {
    table.iter().find(|(name, _)| *name == krate).map(|(_, entry)| *entry)
}

/// A complaint about each cycle with files outside of the crate's core.
pub fn found(krate: &str, sources: &[Source<'_>]) -> Vec<String> {
    let core = of_crate(CORE, krate).unwrap_or_default();
    let graph = graph(sources);
    let path = |&file: &usize| sources[file].path;
    let mut cycles = cycles(&graph);
    cycles.retain(|cycle| cycle.iter().any(|file| !core.contains(&path(file))));
    let complaint = |cycle: Vec<usize>| {
        let around: Vec<&str> = shortest(&graph, cycle[0]).iter().map(path).collect();
        let files: Vec<&str> = cycle.iter().map(path).collect();
        format!(
            "{krate}: a cycle of {} files: {}; one way around: {}",
            files.len(),
            files.join(", "),
            around.join(" -> ")
        )
    };
    cycles.into_iter().map(complaint).collect()
}

/// A complaint about each file that uses a higher layer, or that is in no layer.
pub fn upward(krate: &str, sources: &[Source<'_>]) -> Vec<String> {
    let Some(layers) = of_crate(LAYERS, krate) else { return Vec::new() };
    let core = of_crate(CORE, krate).unwrap_or_default();
    let layer = |path: &str| {
        let inner = path.rsplit_once("src/")?.1;
        let first = inner.split_once('/').map_or(inner.trim_end_matches(".rs"), |(folder, _)| folder);
        layers.iter().position(|layer| *layer == first)
    };
    let of_core = core.iter().filter_map(|path| layer(path)).max();
    let mut complaints = Vec::new();
    for (source, uses) in sources.iter().zip(graph(sources)).filter(|(source, _)| module(source).is_some()) {
        let Some(own) = layer(source.path) else {
            complaints.push(format!("{}: this file is in no layer", source.path));
            continue;
        };
        let own = if core.contains(&source.path) { of_core.unwrap_or(own) } else { own };
        let above = uses.iter().map(|&file| sources[file].path).filter(|path| layer(path) > Some(own));
        complaints.extend(above.map(|path| format!("{} uses {path}, of a layer above it", source.path)));
    }
    complaints
}

/// The number of files in each cycle of a crate, the largest first.
#[cfg(test)]
pub(crate) fn sizes(sources: &[Source<'_>]) -> Vec<usize> {
    cycles(&graph(sources)).iter().map(Vec::len).collect()
}

/// The strongly connected components of more than one file, the largest first.
fn cycles(graph: &Graph) -> Vec<Vec<usize>> {
    let reached: Vec<BTreeSet<usize>> = (0..graph.len()).map(|file| reachable(graph, file)).collect();
    let mut found = Vec::new();
    let mut done = BTreeSet::new();
    for file in 0..graph.len() {
        let cycle: Vec<usize> =
            reached[file].iter().copied().filter(|&other| reached[other].contains(&file)).collect();
        if cycle.len() > 1 && done.insert(cycle[0]) {
            found.push(cycle);
        }
    }
    found.sort_by_key(|cycle| std::cmp::Reverse(cycle.len()));
    found
}

/// The files that a file needs, directly or not; it includes itself only if it is in a cycle.
fn reachable(graph: &Graph, from: usize) -> BTreeSet<usize> {
    let mut reached = BTreeSet::new();
    let mut pending = vec![from];
    while let Some(file) = pending.pop() {
        pending.extend(graph[file].iter().filter(|&&next| reached.insert(next)));
    }
    reached
}

/// The shortest cycle through a file.
fn shortest(graph: &Graph, start: usize) -> Vec<usize> {
    let mut before = BTreeMap::new();
    let mut pending = VecDeque::from([start]);
    while let Some(file) = pending.pop_front() {
        for &next in &graph[file] {
            if before.contains_key(&next) {
                continue;
            }
            before.insert(next, file);
            pending.push_back(next);
        }
    }
    let mut path = vec![start];
    while let Some(&file) = path.last().and_then(|last| before.get(last)) {
        path.push(file);
        if file == start {
            break;
        }
    }
    path.reverse();
    path
}

fn graph(sources: &[Source<'_>]) -> Graph {
    let mut files = BTreeMap::new();
    for (file, source) in sources.iter().enumerate() {
        if let Some(module) = module(source) {
            files.insert(module, file);
        }
    }
    let uses = |(file, source): (usize, &Source<'_>)| {
        let Some(module) = module(source).filter(|module| files.get(module) == Some(&file)) else {
            return BTreeSet::new();
        };
        let code = source.shipped_code();
        let mut paths = Paths {
            tokens: tokens(&code),
            files: &files,
            file: module.len(),
            module,
            found: BTreeSet::new(),
        };
        paths.read();
        paths.found.remove(&file);
        paths.found
    };
    sources.iter().enumerate().map(uses).collect()
}

/// The module of a file; `None` if it is not in the tree of its crate's library or program.
///
/// If a crate has both, their files are one tree, whose root is the library.
fn module(source: &Source<'_>) -> Option<Vec<String>> {
    if source.is_test_file() {
        return None;
    }
    let (_, inner) = source.path.rsplit_once("src/")?;
    let mut parts: Vec<String> = inner.strip_suffix(".rs")?.split('/').map(str::to_owned).collect();
    match parts.last().map(String::as_str) {
        Some("mod") => drop(parts.pop()),
        Some("lib") if parts.len() == 1 => parts.clear(),
        _ => {}
    }
    Some(parts)
}

/// Words, `::`, and single characters.
fn tokens(code: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let length = match first {
            ':' if rest.starts_with("::") => 2,
            c if is_word(c) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            c => c.len_utf8(),
        };
        tokens.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    tokens
}

/// Finds the files that the paths of a file lead to.
struct Paths<'a> {
    tokens: Vec<&'a str>,
    /// The file of each module.
    files: &'a BTreeMap<Vec<String>, usize>,
    /// The length of the path of the file's own module.
    file: usize,
    /// The current module: that of the file, or one inside it.
    module: Vec<String>,
    found: BTreeSet<usize>,
}

impl Paths<'_> {
    fn token(&self, at: usize) -> &str {
        self.tokens.get(at).copied().unwrap_or_default()
    }

    fn read(&mut self) {
        // Whether each open brace is that of a module.
        let mut braces = Vec::new();
        let mut at = 0;
        while at < self.tokens.len() {
            let token = self.token(at);
            if token == "mod" && self.token(at + 2) == "{" {
                self.module.push(self.token(at + 1).to_owned());
                braces.push(true);
                at += 3;
            } else if token == "pub" && self.token(at + 1) == "(" {
                // A visibility is not a use.
                at += self.tokens[at..].iter().position(|&token| token == ")").unwrap_or(1) + 1;
            } else if token == "{" {
                braces.push(false);
                at += 1;
            } else if token == "}" {
                if braces.pop() == Some(true) {
                    self.module.pop();
                }
                at += 1;
            } else {
                at = self.path(at, None);
            }
        }
    }

    /// Reads a path, or the rest of one that began with `prefix`; returns the index after it.
    fn path(&mut self, at: usize, prefix: Option<&[String]>) -> usize {
        let mut path = match prefix {
            Some(prefix) => prefix.to_vec(),
            None => match self.beginning(at) {
                Some(beginning) => beginning,
                None => return at + 1,
            },
        };
        let mut at = if prefix.is_some() { at } else { at + 1 };
        // The beginning is followed by `::`; in a group, the first name follows at once.
        let mut expects_name = prefix.is_some();
        loop {
            if !expects_name {
                if self.token(at) != "::" {
                    break;
                }
                at += 1;
            }
            expects_name = false;
            match self.token(at) {
                "{" => return self.group(at + 1, &path),
                "super" => drop(path.pop()),
                "self" => {}
                name if name.starts_with(|c: char| c.is_alphabetic() || c == '_') => {
                    path.push(name.to_owned())
                }
                _ => break,
            }
            at += 1;
        }
        self.lead_to(&path);
        at
    }

    /// Reads the paths of a group up to its end.
    fn group(&mut self, mut at: usize, prefix: &[String]) -> usize {
        while at < self.tokens.len() && self.token(at) != "}" {
            at = match self.token(at) {
                "," => at + 1,
                "*" => {
                    self.lead_to(prefix);
                    at + 1
                }
                "as" => at + 2,
                _ => {
                    let after = self.path(at, Some(prefix));
                    after.max(at + 1)
                }
            };
        }
        at + 1
    }

    /// The target of a path that begins with this word, if it stays in the crate.
    fn beginning(&self, at: usize) -> Option<Vec<String>> {
        let goes_on = self.token(at + 1) == "::";
        // A path in a macro that begins with `$crate` is used where the macro is used.
        let begins = at.checked_sub(1).is_none_or(|before| !["::", "$"].contains(&self.token(before)));
        if !goes_on || !begins {
            return None;
        }
        match self.token(at) {
            "crate" => Some(Vec::new()),
            "self" => Some(self.module.clone()),
            "super" => Some(self.module[..self.module.len().saturating_sub(1)].to_vec()),
            name => {
                let mut child = self.module.clone();
                child.push(name.to_owned());
                let is_own = self.module.len() == self.file && self.files.contains_key(&child);
                is_own.then_some(child)
            }
        }
    }

    /// Records the file of the innermost module on a path.
    fn lead_to(&mut self, path: &[String]) {
        let file = (0..=path.len()).rev().find_map(|length| self.files.get(&path[..length]));
        self.found.extend(file);
    }
}
