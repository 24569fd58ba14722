//! The workspace's invariants as functions from text to complaints.
//!
//! They are separate from the test that applies them to the workspace, so that each can also be shown a text that
//! breaks it: a rule that cannot fail checks nothing.

/// The maximum length of a source file.
pub const MAX_LINES: usize = 800;

/// The maximum length of a function in shipped code, without lines that only name a value: squeezing these together
/// would not make a function simpler.
pub const MAX_FUNCTION_LINES: usize = 80;

/// The prefix of the names of published packages.
pub const PREFIX: &str = "mlirust-";

/// A crate, the other crates on which it may depend, and those that only its build script or tests may use.
pub struct Crate {
    /// The name of its library in code, or the name of its package without the prefix.
    pub name: &'static str,
    /// Crates of the workspace it may depend on.
    pub may_use: &'static [&'static str],
    /// Crates of the workspace that its build script may use too.
    pub at_build: &'static [&'static str],
    /// Crates of the workspace that its tests may use too.
    pub in_tests: &'static [&'static str],
}

impl Crate {
    const fn tested_with(self, in_tests: &'static [&'static str]) -> Crate {
        Crate { in_tests, ..self }
    }
}

const fn krate(
    name: &'static str,
    may_use: &'static [&'static str],
    at_build: &'static [&'static str],
) -> Crate {
    Crate { name, may_use, at_build, in_tests: &[] }
}

/// The direction of dependencies: the table in ARCHITECTURE.md.
pub const CRATES: &[Crate] = &[
    krate("support", &[], &[]),
    krate("page", &[], &[]),
    krate("tablegen", &["support"], &[]),
    krate("ods", &["tablegen", "support"], &[]),
    krate("mlir", &["support"], &["ods"]),
    krate("dialects", &["mlir", "support"], &["ods"]).tested_with(&["transforms"]),
    krate("transforms", &["mlir", "support"], &["ods"]),
    krate("loops", &["transforms", "dialects", "mlir", "support"], &["ods"]),
    krate("toy-dialect", &["dialects", "mlir", "support"], &["ods"]),
    krate("runtime", &[], &[]),
    krate("interpreter", &["dialects", "mlir", "support"], &[]).tested_with(&["conversions", "transforms"]),
    krate("conversions", &["dialects", "mlir"], &["ods"]).tested_with(&["support"]),
    krate("mlir-llvm", &["conversions", "dialects", "mlir", "support"], &[]).tested_with(&["tests"]),
    krate(
        "lowering",
        &[
            "toy-dialect",
            "runtime",
            "interpreter",
            "mlir-llvm",
            "conversions",
            "loops",
            "transforms",
            "dialects",
            "mlir",
        ],
        &["ods"],
    )
    .tested_with(&["generators", "runtime", "support", "tests"]),
    krate("program", &["support"], &[]),
    krate("watch", &["page", "mlir"], &[]).tested_with(&["support"]),
    krate("dynamic", &["mlir", "ods", "tablegen", "support"], &["ods"]).tested_with(&["dialects"]),
    krate("opt", &["program", "watch", "page", "dynamic", "mlir", "support"], &[]),
    krate(
        "toyc",
        &[
            "watch",
            "page",
            "lowering",
            "conversions",
            "loops",
            "transforms",
            "interpreter",
            "runtime",
            "toy-dialect",
            "dialects",
            "mlir",
            "support",
        ],
        &[],
    )
    .tested_with(&["generators", "tree-sitter-toy"]),
    krate("toyc-cli", &["toyc", "opt", "program", "page", "runtime", "mlir", "support"], &[]),
    krate("toy-opt", &["opt", "lowering", "mlir"], &[]),
    krate("toy-tblgen", &["program", "ods", "tablegen", "support"], &[]),
    krate("generators", &["toy-dialect", "runtime"], &[]),
    krate("tests", &[], &[]).tested_with(&["toyc", "generators"]),
    krate("ods-tests", &["opt", "loops", "transforms", "dialects", "mlir", "support"], &["ods"])
        .tested_with(&["ods", "tablegen", "tests", "generators"]),
    krate("fuzz", &["generators", "toyc", "mlir", "support"], &[]),
    krate("xtask", &[], &[]),
    krate("bench", &["xtask"], &[]),
    krate("embedding", &["toyc"], &[]),
    krate("front-end", &["mlir-llvm", "conversions", "dialects", "mlir"], &[]),
    krate("tree-sitter-toy", &[], &[]).tested_with(&["toyc", "generators", "tests", "support"]),
];

/// When a dependency applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Always.
    Normal,
    /// For the build script.
    Build,
    /// For tests.
    Test,
}

/// A dependency that is not in the table.
pub fn dependency(package: &str, kind: Kind, on: &str, workspace: &[&str]) -> Option<String> {
    if (on == "inkwell" || on.starts_with("llvm-sys")) && package != "mlir-llvm" {
        return Some(format!("{package} depends on {on}: only mlir-llvm knows LLVM"));
    }
    if !workspace.contains(&on) {
        return None;
    }
    let Some(krate) = CRATES.iter().find(|krate| krate.name == package) else {
        return Some(format!("{package} is not in the table of crates"));
    };
    let allowed = krate.may_use.contains(&on)
        || (kind == Kind::Build && krate.at_build.contains(&on))
        || (kind == Kind::Test && krate.in_tests.contains(&on));
    (!allowed)
        .then(|| format!("{package} may not depend on {on} ({kind:?}): dependencies point downward only"))
}

/// Crates where `unsafe` is allowed: the FFI to LLVM, and the C ABI of compiled programs.
const UNSAFE_CRATES: &[&str] = &["mlir-llvm", "runtime"];

/// Files of other crates where it is allowed: code that runs before `main`, the call that runs a compiled program and the
/// memory of its results, an example of one, and a parser in C.
const UNSAFE_FILES: &[&str] = &[
    "mlir/support/src/stdio.rs",
    "lowering/src/variables_to_llvm_ir.rs",
    "lowering/tests/abi.rs",
    "lowering/tests/modules/results.rs",
    "lowering/tests/operations/ours.rs",
    "toy-opt/src/run.rs",
    "toyc/cli/src/llvm/jit.rs",
    "toyc/cli/src/data/npy.rs",
    "toyc/src/native/recycling.rs",
    "toyc/src/native/room.rs",
    "toyc/src/native/specialization.rs",
    "toyc/examples/call.rs",
    "examples/embedding/src/main.rs",
    "examples/front-end/src/main.rs",
    "editors/tree-sitter-toy/src/lib.rs",
];

/// Crates that are programs: they own the terminal and the exit status.
const PROGRAMS: &[&str] = &["opt", "toy-opt", "toy-tblgen", "tests", "fuzz", "xtask", "bench"];

/// A source file of a crate.
pub struct Source<'a> {
    /// The crate it belongs to.
    pub krate: &'a str,
    /// The path from the workspace's root.
    pub path: &'a str,
    /// The text.
    pub text: &'a str,
}

impl Source<'_> {
    pub(crate) fn complaint(&self, line: usize, what: &str) -> String {
        format!("{}:{}: {what}", self.path, line + 1)
    }

    /// Whether the whole file is test code.
    pub(crate) fn is_test_file(&self) -> bool {
        let folders = ["/tests/", "/harness/"];
        ["tests", "generators", "ods-tests"].contains(&self.krate)
            || folders.iter().any(|folder| self.path.contains(folder))
            || self.path.ends_with("/tests.rs")
            || self.path.ends_with("/testing.rs")
    }

    /// The text up to the tests at the end of the file.
    pub(crate) fn shipped(&self) -> &str {
        match test_module(&code_only(self.text)) {
            _ if self.is_test_file() => "",
            Some(at) => &self.text[..at],
            None => self.text,
        }
    }

    /// The code without comments and string literals, up to the tests at the end of the file.
    pub(crate) fn shipped_code(&self) -> String {
        code_only(self.shipped())
    }
}

/// Where `#[cfg(test)] mod ... {` begins.
fn test_module(code: &str) -> Option<usize> {
    code.match_indices("#[cfg(test)]").map(|(at, _)| at).find(|&at| {
        let after = code[at..].trim_start_matches("#[cfg(test)]").trim_start();
        after.starts_with("mod ") && after.find('{') < after.find(';').or(Some(usize::MAX))
    })
}

/// Every rule about one Rust file.
pub fn check_source(source: &Source<'_>) -> Vec<String> {
    let rules = [
        too_long,
        long_functions,
        unsafe_code,
        global_state,
        dates,
        prints_or_exits,
        names_host_function,
        hand_made_passes,
        rows_of_nothing,
        machine_paths,
        ignored_examples,
    ];
    rules.iter().flat_map(|rule| rule(source)).collect()
}

/// Files that are too long.
pub fn too_long(source: &Source<'_>) -> Vec<String> {
    let lines = source.text.lines().count();
    if lines <= MAX_LINES {
        return Vec::new();
    }
    vec![format!("{}: {lines} lines; more than {MAX_LINES} want two files", source.path)]
}

/// Functions that are too long. rustfmt's indentation shows where a function ends.
pub fn long_functions(source: &Source<'_>) -> Vec<String> {
    let code = source.shipped_code();
    let lines: Vec<&str> = code.lines().map(str::trim_end).collect();
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut complaints = Vec::new();
    for (number, first) in lines.iter().enumerate().filter(|(_, line)| words(line).any(|word| word == "fn")) {
        let ends = |line: &&str| indent(line) <= indent(first) && line.ends_with(['}', ';', ',']);
        let end = lines[number..].iter().position(ends).map_or(number, |last| number + last + 1);
        let length = lines[number..end].iter().filter(|line| !names_a_value(line)).count();
        if length > MAX_FUNCTION_LINES {
            let what = format!("a function of {length} lines; more than {MAX_FUNCTION_LINES} want two");
            complaints.push(source.complaint(number, &what));
        }
    }
    complaints
}

/// A `let` of one line, without an `else`.
fn names_a_value(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("let ") && line.ends_with(';') && !line.contains(" else ")
}

/// `unsafe` in the wrong place, or without a comment that says why it is sound.
pub fn unsafe_code(source: &Source<'_>) -> Vec<String> {
    let code = code_only(source.text);
    let comments: Vec<&str> = source.text.lines().map(str::trim_start).collect();
    let mut complaints = Vec::new();
    for (number, line) in code.lines().enumerate() {
        if !words(line).any(|word| word == "unsafe") {
            continue;
        }
        if !UNSAFE_CRATES.contains(&source.krate) && !UNSAFE_FILES.contains(&source.path) {
            let places = format!("{}, {}", UNSAFE_CRATES.join(", "), UNSAFE_FILES.join(", "));
            complaints.push(source.complaint(number, &format!("unsafe outside {places}")));
        } else if !is_justified(&comments, number, line) {
            complaints.push(source.complaint(number, "unsafe without a SAFETY comment above it"));
        }
    }
    complaints
}

/// The comment is on the line itself or directly above; attributes, and other lines of the same statement or of a run
/// of declarations, may come between. The obligations of an `unsafe fn` are in its documentation.
fn is_justified(lines: &[&str], at: usize, code: &str) -> bool {
    if code.contains("unsafe extern") || code.contains("unsafe fn(") {
        // Declaring a foreign function or naming a type calls nothing.
        return true;
    }
    let says_why = |line: &str| line.contains("SAFETY:") || line.contains("# Safety");
    if says_why(lines[at]) {
        return true;
    }
    let mut other_lines = 0;
    for line in lines[..at].iter().rev() {
        if says_why(line) {
            return true;
        }
        if line.starts_with("//") || line.starts_with('#') {
            continue;
        }
        other_lines += 1;
        if other_lines > 3 || line.is_empty() || line.ends_with(';') || line.ends_with('}') {
            return false;
        }
    }
    false
}

/// Files where global state is allowed: a process loads LLVM once, and a caller of a C function passes no table of
/// functions; compiled code says why it failed to the thread that has called it; and a process has one file for `perf`, one handler for each signal, and one standard output.
const STATE_FILES: &[&str] = &[
    "mlir/llvm/src/backend/failures.rs",
    "mlir/llvm/src/backend/libllvm.rs",
    "mlir/llvm/src/backend/observers.rs",
    "mlir/program/src/signals.rs",
    "mlir/support/src/temporary.rs",
    "mlir/support/src/stdio.rs",
];

/// Mutable global state.
pub fn global_state(source: &Source<'_>) -> Vec<String> {
    if STATE_FILES.contains(&source.path) {
        return Vec::new();
    }
    const CELLS: &[&str] =
        &["Mutex", "RwLock", "OnceLock", "LazyLock", "OnceCell", "LazyCell", "RefCell", "Cell", "UnsafeCell"];
    let code = source.shipped_code();
    let mut complaints = Vec::new();
    for (number, line) in code.lines().enumerate() {
        let line = line.trim_start();
        let line = line.strip_prefix("pub ").or(line.strip_prefix("pub(crate) ")).unwrap_or(line);
        if line.contains("thread_local!") {
            complaints.push(source.complaint(number, "thread-local state"));
        }
        let Some(declaration) = line.strip_prefix("static ") else {
            continue;
        };
        let r#type = declaration.split('=').next().unwrap_or_default();
        if declaration.starts_with("mut ")
            || words(r#type).any(|word| CELLS.contains(&word) || word.starts_with("Atomic"))
        {
            complaints.push(source.complaint(number, "global mutable state; pass it as an argument"));
        }
    }
    complaints
}

/// Code that asks for the date, on which neither a result nor a test's verdict may depend. `xtask` chooses different
/// seeds each day, and what compiled programs call may tell them the time.
pub fn dates(source: &Source<'_>) -> Vec<String> {
    if source.krate == "xtask" || source.path == "mlir/llvm/src/backend/utilities.rs" {
        return Vec::new();
    }
    let code = code_only(source.text);
    let asks = |line: &str| line.contains("SystemTime::now") || line.contains("UNIX_EPOCH");
    let lines = code.lines().enumerate().filter(|(_, line)| asks(line));
    lines.map(|(number, _)| source.complaint(number, "what the date is; pass a seed")).collect()
}

/// Examples in documentation that are not even compiled.
pub fn ignored_examples(source: &Source<'_>) -> Vec<String> {
    let lines = source.text.lines().map(str::trim_start).enumerate();
    let is_ignored = |line: &str| {
        let text = line.strip_prefix("///").or(line.strip_prefix("//!"));
        text.is_some_and(|text| text.trim_start().starts_with("```ignore"))
    };
    let ignored = lines.filter(|(_, line)| is_ignored(line));
    ignored.map(|(number, _)| source.complaint(number, "an example that nothing compiles")).collect()
}

/// Libraries that print or exit, which only programs may do.
pub fn prints_or_exits(source: &Source<'_>) -> Vec<String> {
    const MACROS: &[&str] = &["println!", "print!", "eprintln!", "eprint!", "dbg!"];
    let is_program = PROGRAMS.contains(&source.krate)
        || source.path.ends_with("/main.rs")
        || source.path.ends_with("build.rs")
        || source.path.contains("/examples/");
    if is_program {
        return Vec::new();
    }
    let code = source.shipped_code();
    let mut complaints = Vec::new();
    for (number, line) in code.lines().enumerate() {
        let prints = MACROS.iter().any(|name| {
            line.match_indices(name)
                .any(|(at, _)| !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_'))
        });
        if prints {
            complaints.push(source.complaint(number, "a library prints; return a diagnostic"));
        }
        if line.contains("process::exit") || line.contains("process::abort") {
            complaints.push(source.complaint(number, "a library exits; return an error"));
        }
    }
    complaints
}

/// A file of the framework, which serves every language, that names Toy. A comment may point at the book.
pub fn names_toy(source: &Source<'_>) -> Vec<String> {
    let is_framework = ["mlir/", "tablegen/"].iter().any(|folder| source.path.starts_with(folder));
    if !is_framework || source.is_test_file() {
        return Vec::new();
    }
    let points_at_book = |line: &str| line.trim_start().starts_with("//") && line.contains("book/");
    let names = |line: &str| line.to_ascii_lowercase().contains("toy") && !points_at_book(line);
    let lines = source.text.lines().enumerate().filter(|(_, line)| names(line));
    lines.map(|(number, _)| source.complaint(number, "the framework names Toy")).collect()
}

/// The list of the host's functions, and the interpreter's table, which has more of the C library's.
const HOST_FILES: &[&str] =
    &["mlir/dialects/src/llvm/runtime.rs", "mlir/interpreter/src/external_functions.rs"];

/// Code that has the name of a function of the host, or of one of the C library's in its place, and not the entry of the
/// list: so that nothing is recognised by its name.
pub fn names_host_function(source: &Source<'_>) -> Vec<String> {
    if HOST_FILES.contains(&source.path) {
        return Vec::new();
    }
    const PREFIXES: [&str; 2] = ["\"mlir_rt_", "\"_mlir_memref_to_llvm_"];
    const NAMES: [&str; 5] = ["\"printf\"", "\"putchar\"", "\"malloc\"", "\"aligned_alloc\"", "\"free\""];
    let text = without_comments(source.shipped());
    let names = |line: &str| PREFIXES.iter().chain(&NAMES).any(|name| line.contains(name));
    let lines = text.lines().enumerate().filter(|(_, line)| names(line));
    lines.map(|(number, _)| source.complaint(number, "the name of a function of the host")).collect()
}

/// Passes that are not made of records: entries for the registry that are written by hand, and implementations of `Pass`
/// that programs get. `mlir/ir/src/pass` has the definitions.
pub fn hand_made_passes(source: &Source<'_>) -> Vec<String> {
    if source.path.starts_with("mlir/ir/src/pass/") {
        return Vec::new();
    }
    let code = code_only(source.text);
    let shipped = source.shipped().lines().count();
    let is_made = |number: usize, line: &str| {
        let implements = line.contains("impl Pass for ") || line.contains("pass::Pass for ");
        words(line).any(|word| word == "PassInfo") || number < shipped && implements
    };
    code.lines()
        .enumerate()
        .filter(|(number, line)| is_made(*number, line))
        .map(|(number, _)| source.complaint(number, "a pass without a record; put one into Passes.td"))
        .collect()
}

/// Calls of builders with several arguments in a row that say nothing: what may be left out is a field of the builder's
/// options.
pub fn rows_of_nothing(source: &Source<'_>) -> Vec<String> {
    let code = source.shipped_code();
    let calls = code.match_indices("::build").filter_map(|(at, _)| {
        let name = code[at + 2..].find(|c: char| !c.is_alphanumeric() && c != '_')? + at + 2;
        let arguments = code[name..].strip_prefix('(')?;
        let mut depth = 1;
        let end = arguments.find(|c: char| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth == 0
        })?;
        let words = arguments[..end].split_whitespace().collect::<Vec<_>>().join(" ");
        let is_row = ["&[], &[]", "None, None"].iter().any(|row| words.contains(row));
        is_row.then(|| code[..at].matches('\n').count())
    });
    calls.map(|line| source.complaint(line, "a builder is called with a row of nothing")).collect()
}

/// The driver of tools names no dialect.
pub fn names_dialect(source: &Source<'_>, dialects: &[String]) -> Vec<String> {
    if source.krate != "opt" {
        return Vec::new();
    }
    const CRATES: [&str; 5] = ["dialects::", "toy_dialect::", "transforms::", "conversions::", "lowering::"];
    let text = without_comments(source.shipped());
    let names = |line: &str, dialect: &str| {
        line.match_indices(dialect).any(|(at, _)| {
            let before = &line[..at];
            let after = &line[at + dialect.len()..];
            let quoted = before.ends_with('"') && after.starts_with('"');
            let operation = after.starts_with(['.', ':'])
                && after[1..].starts_with(|c: char| c.is_ascii_lowercase() || c == ':');
            quoted || (operation && !ends_in_word(before) && !before.ends_with('.'))
        })
    };
    let names_any = |line: &str| {
        CRATES.iter().any(|krate| line.contains(krate)) || dialects.iter().any(|dialect| names(line, dialect))
    };
    let lines = text.lines().enumerate().filter(|(_, line)| names_any(line));
    lines.map(|(number, _)| source.complaint(number, "opt names a dialect")).collect()
}

/// Paths that exist on one machine only.
pub fn machine_paths(source: &Source<'_>) -> Vec<String> {
    // In two parts, so that this file does not break its own rule.
    let folders =
        [["/ho", "me/"], ["/ro", "ot/"], ["/Us", "ers/"], ["/wo", "rk/"], ["/fa", "rm/"]].map(|p| p.concat());
    source
        .text
        .lines()
        .enumerate()
        .filter(|(_, line)| folders.iter().any(|folder| begins_path(line, folder)))
        .map(|(number, _)| source.complaint(number, "a path of one machine"))
        .collect()
}

/// Whether the folder starts a path, rather than being in the middle of one.
fn begins_path(line: &str, folder: &str) -> bool {
    let continues = |c: char| c.is_alphanumeric() || "._-/*)}".contains(c);
    line.match_indices(folder).any(|(at, _)| !line[..at].ends_with(continues))
}

/// Links of a Markdown file to files that do not exist; `is_there` checks a path relative to it.
pub fn broken_links(source: &Source<'_>, is_there: impl Fn(&str) -> bool) -> Vec<String> {
    let mut in_code = false;
    let mut complaints = Vec::new();
    for (number, line) in source.text.lines().enumerate() {
        in_code ^= line.trim_start().starts_with("```");
        if in_code {
            continue;
        }
        let targets =
            line.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target);
        for target in targets {
            let file = target.split('#').next().unwrap_or_default();
            let elsewhere = file.is_empty() || file.contains("://");
            if !elsewhere && !is_there(file) {
                complaints.push(source.complaint(number, &format!("a link to {file}, which is not there")));
            }
        }
    }
    complaints
}

/// Links of a Markdown file to records, `[`Name`](file.td)`, that the file does not define; `read` returns the text of
/// a file by its relative path. A record may have the prefix of its dialect.
pub fn missing_records(source: &Source<'_>, read: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let mut complaints = Vec::new();
    for (number, line) in source.text.lines().enumerate() {
        for link in line.split("[`").skip(1) {
            let parts = link.split_once("`](").and_then(|(name, rest)| Some((name, rest.split_once(')')?.0)));
            let Some((name, file)) = parts.filter(|(_, file)| file.ends_with(".td")) else { continue };
            let defines = |text: String| {
                let defs = text
                    .lines()
                    .filter_map(|l| l.trim_start().strip_prefix("def ")?.split([' ', ':']).next());
                defs.map(str::to_owned).any(|d| d == name || d.ends_with(&format!("_{name}")))
            };
            if !read(file).is_some_and(defines) {
                complaints.push(source.complaint(number, &format!("{file} defines no record '{name}'")));
            }
        }
    }
    complaints
}

/// A crate that does not inherit the workspace's lints.
pub fn inherits_lints(path: &str, manifest: &str) -> Option<String> {
    let mut section = "";
    for line in manifest.lines().map(str::trim) {
        if line.starts_with('[') {
            section = line;
        } else if section == "[lints]" && line.replace(' ', "") == "workspace=true" {
            return None;
        }
    }
    Some(format!("{path}: the crate does not have `[lints] workspace = true`"))
}

/// The names and numbers of a line.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// The text of a Rust file with comments and string literals replaced by blanks; line ends stay.
pub fn code_only(text: &str) -> String {
    blank(text, true)
}

/// The text of a Rust file with comments replaced by blanks.
pub fn without_comments(text: &str) -> String {
    blank(text, false)
}

fn blank(text: &str, blank_quoted: bool) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let (length, keep) = match first {
            '/' if rest.starts_with("//") => (rest.find('\n').unwrap_or(rest.len()), false),
            '/' if rest.starts_with("/*") => (block_comment(rest), false),
            '"' => (quoted(rest), !blank_quoted),
            'r' | 'b' | 'c' if !ends_in_word(&out) => match raw_string(rest) {
                Some(length) => (length, !blank_quoted),
                None => (1, true),
            },
            '\'' => match char_literal(rest) {
                Some(length) => (length, !blank_quoted),
                None => (1, true),
            },
            other => (other.len_utf8(), true),
        };
        let (token, after) = rest.split_at(length);
        if keep {
            out.push_str(token);
        } else {
            out.extend(token.chars().map(|c| if c == '\n' { '\n' } else { ' ' }));
        }
        rest = after;
    }
    out
}

fn ends_in_word(text: &str) -> bool {
    text.ends_with(|c: char| c.is_alphanumeric() || c == '_')
}

/// The length of a block comment; they nest.
fn block_comment(text: &str) -> usize {
    let mut depth = 0usize;
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        if rest.starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

/// The length of a string literal with escapes.
fn quoted(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// The length of `r"..."`, `r#"..."#`, `br"..."` and similar literals.
fn raw_string(text: &str) -> Option<usize> {
    let after = text.strip_prefix("br").or(text.strip_prefix("cr")).or(text.strip_prefix('r'))?;
    let hashes = after.len() - after.trim_start_matches('#').len();
    let body = after[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let start = text.len() - body.len();
    Some(body.find(&end).map_or(text.len(), |at| start + at + end.len()))
}

/// The length of a character literal; `None` for a lifetime.
fn char_literal(text: &str) -> Option<usize> {
    let body = &text[1..];
    if let Some(escape) = body.strip_prefix('\\') {
        let first = escape.chars().next()?.len_utf8();
        return escape[first..].find('\'').map(|at| 2 + first + at + 1);
    }
    let first = body.chars().next()?;
    body[first.len_utf8()..].starts_with('\'').then(|| first.len_utf8() + 2)
}
