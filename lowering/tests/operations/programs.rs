//! The programs, from the files.

use std::path::Path;

/// A program for some operations.
#[derive(Debug)]
pub(crate) struct Program {
    /// The operations that it shows.
    pub(crate) ops: Vec<String>,
    /// Which form of the first operation, if there are programs for several.
    form: Option<String>,
    /// Its text.
    pub(crate) text: String,
    /// The lines of the file where it is.
    pub(crate) lines: std::ops::Range<usize>,
    /// The type of its function's result, and whether the function is of the llvm dialect; the function has a name
    /// after the first operation.
    pub(crate) function: Option<(Number, bool)>,
}

/// What a program computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Number {
    I64,
    F64,
}

impl Program {
    pub(crate) fn name(&self) -> &str {
        &self.ops[0]
    }

    /// Whether the program is about a form of an operation that has another program.
    pub(crate) fn is_form(&self) -> bool {
        self.form.is_some()
    }

    /// The operation and its form, for messages.
    pub(crate) fn title(&self) -> String {
        match &self.form {
            Some(form) => format!("{} ({form})", self.name()),
            None => self.name().to_owned(),
        }
    }

    /// The name of its function: LLVM reserves names that begin with `llvm.`.
    pub(crate) fn symbol(&self) -> String {
        symbol(self.name(), self.form.as_deref())
    }
}

fn symbol(op: &str, form: Option<&str>) -> String {
    form.map_or_else(|| format!("test.{op}"), |form| format!("test.{op}.{form}"))
}

pub(crate) fn read(path: &Path) -> Vec<Program> {
    let Ok(text) = std::fs::read_to_string(path) else { return Vec::new() };
    let mut line = 1;
    let mut programs = Vec::new();
    for part in text.split("// -----\n") {
        let start = line;
        line += part.matches('\n').count() + 1;
        let header =
            part.lines().find_map(|line| line.strip_prefix("// ")).expect("a program names operations");
        let (names, form) = match header.split_once(" (") {
            Some((names, form)) => (names, Some(form.trim_end_matches(')').to_owned())),
            None => (header, None),
        };
        let ops: Vec<String> = names.split(", ").map(str::to_owned).collect();
        let function = ["func", "llvm"].iter().find_map(|dialect| {
            let (_, rest) =
                part.split_once(&format!("{dialect}.func @{}() -> ", symbol(&ops[0], form.as_deref())))?;
            let number = if rest.starts_with("i64") { Number::I64 } else { Number::F64 };
            Some((number, *dialect == "llvm"))
        });
        programs.push(Program { ops, form, text: part.to_owned(), lines: start..line, function });
    }
    programs
}
