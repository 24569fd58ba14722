//! The names that this machine's C headers declare. No library of ours may export a function of such a name: a
//! program that includes both headers would not compile, and one that links both libraries would call the wrong
//! function.
//!
//! `TOY_TEST_BLESS=1` adds missing names to the compiler's lists.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tests::process::{self, LIMIT};
use tests::tools::Tools;
use toyc::export::Request;

/// The headers of ISO C, and those of POSIX that almost every program includes.
const HEADERS: &[&str] = &[
    "assert.h",
    "complex.h",
    "ctype.h",
    "errno.h",
    "fenv.h",
    "float.h",
    "inttypes.h",
    "iso646.h",
    "limits.h",
    "locale.h",
    "math.h",
    "setjmp.h",
    "signal.h",
    "stdalign.h",
    "stdarg.h",
    "stdatomic.h",
    "stdbool.h",
    "stddef.h",
    "stdint.h",
    "stdio.h",
    "stdlib.h",
    "stdnoreturn.h",
    "string.h",
    "strings.h",
    "tgmath.h",
    "threads.h",
    "time.h",
    "uchar.h",
    "wchar.h",
    "wctype.h",
    "fcntl.h",
    "pthread.h",
    "sys/mman.h",
    "sys/stat.h",
    "unistd.h",
];

/// The names in the headers are refused. Another version of the library may have more: these are only shown.
pub(crate) fn check(tools: &Tools) -> Result<(), String> {
    let macros = macros(&preprocessed(tools, &["-dM"])?);
    let declared = declared(&preprocessed(tools, &["-P"])?);
    let is_free = |name: &&String| Request::parse(&format!("{name}=f:2")).is_ok();
    let values: BTreeSet<String> = macros.values.iter().filter(is_free).cloned().collect();
    let names: BTreeSet<String> = declared.iter().chain(&macros.functions).filter(is_free).cloned().collect();
    if std::env::var("TOY_TEST_BLESS").is_ok_and(|value| value == "1") {
        add("c_macros.txt", &values)?;
        add("c_names.txt", &names)?;
    }
    let missing = values.len() + names.len();
    if missing > 0 {
        eprintln!("these are C's and can be exported: {values:?} {names:?}");
    }
    if declared.len() > 500 && missing <= declared.len() / 50 {
        Ok(())
    } else {
        Err(format!("{} names are declared, and {missing} of C's are free", declared.len()))
    }
}

/// All headers, after the preprocessor.
fn preprocessed(tools: &Tools, options: &[&str]) -> Result<String, String> {
    let include = |header: &&str| format!("#if __has_include(<{header}>)\n#include <{header}>\n#endif\n");
    let source: String = HEADERS.iter().map(include).collect();
    let mut cc = tools.command("cc");
    cc.args(["-E", "-D_GNU_SOURCE", "-x", "c", "-"]).args(options);
    process::run(cc, source.as_bytes(), LIMIT)?.output()
}

/// The macros with values, and those with parameters.
struct Macros {
    values: BTreeSet<String>,
    functions: BTreeSet<String>,
}

fn macros(text: &str) -> Macros {
    let mut macros = Macros { values: BTreeSet::new(), functions: BTreeSet::new() };
    for rest in text.lines().filter_map(|line| line.strip_prefix("#define ")) {
        let end = rest.find(|c: char| !is_part(c)).unwrap_or(rest.len());
        let (name, rest) = rest.split_at(end);
        let to = if rest.starts_with('(') { &mut macros.functions } else { &mut macros.values };
        to.insert(name.to_owned());
    }
    macros
}

fn is_part(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// The functions, types and variables that are declared outside of brackets, and the constants of enumerations.
fn declared(text: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut parens = 0_u32;
    let mut braces = 0_u32;
    let mut is_enum = false;
    let mut before = "";
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let end = match first {
            '"' => 2 + rest[1..].find('"').unwrap_or(0),
            c if is_part(c) => rest.find(|c| !is_part(c)).unwrap_or(rest.len()),
            c => c.len_utf8(),
        };
        let (token, after) = rest.split_at(end);
        match token {
            "(" | "[" => parens += 1,
            ")" | "]" => parens = parens.saturating_sub(1),
            "{" => braces += 1,
            "}" => braces = braces.saturating_sub(1),
            "enum" => is_enum = true,
            "struct" | "union" => is_enum = false,
            _ => {}
        }
        let is_constant = is_enum && braces == 1 && ["{", ","].contains(&before);
        let is_tag = ["struct", "union", "enum"].contains(&before);
        if is_part(first) && parens == 0 && !is_tag && (braces == 0 || is_constant) {
            names.insert(token.to_owned());
        }
        (before, rest) = (token, after.trim_start());
    }
    names.retain(|name| !name.starts_with(|c: char| c.is_ascii_digit()));
    names
}

/// Adds names to one of the compiler's lists.
fn add(list: &str, names: &BTreeSet<String>) -> Result<(), String> {
    const WIDTH: usize = 120;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../toyc/src/export").join(list);
    let before = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let all: BTreeSet<&str> = before.split_whitespace().chain(names.iter().map(|name| &**name)).collect();
    let mut text = String::new();
    let mut width = 0;
    for name in all {
        let is_first = width == 0;
        if !is_first && width + 1 + name.len() > WIDTH {
            text.push('\n');
            width = 0;
        } else if !is_first {
            text.push(' ');
            width += 1;
        }
        text.push_str(name);
        width += name.len();
    }
    fs::write(&path, text + "\n").map_err(|e| format!("{}: {e}", path.display()))
}
