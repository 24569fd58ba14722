//! Reads and runs fixture files in the format of LLVM's `lit`, which can run them as well.
//!
//! The known keywords are `RUN:` (with `\` at the end to continue in the next one), `REQUIRES:`, `UNSUPPORTED:`,
//! `XFAIL:` and `END.`; commands may contain `%s` (the file), `%S` and `%p` (its folder), `%t` and `%T` (a name and a
//! folder for temporary files) and `%%`.

use std::path::Path;
use std::time::Instant;

use crate::process::{self, LIMIT, indented};
use crate::tools::Tools;

/// A command of a fixture and the line where it begins.
#[derive(Debug, PartialEq, Eq)]
pub struct Run {
    /// Counted from one.
    pub line: usize,
    /// Before substitution.
    pub command: String,
}

/// The contents of a fixture file.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Script {
    /// The commands, in order; all must succeed.
    pub runs: Vec<Run>,
    /// Conditions that must all hold.
    pub requires: Vec<String>,
    /// Conditions none of which may hold.
    pub unsupported: Vec<String>,
    /// Conditions (or `*`) under which the test must fail.
    pub expected_failure: Vec<String>,
}

impl Script {
    /// Reads the keywords in a file's text.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut script = Self::default();
        let mut continued = false;
        for (index, line) in text.lines().enumerate() {
            if keyword(line, "END.").is_some() {
                break;
            }
            if let Some(command) = keyword(line, "RUN:") {
                let (part, more) =
                    command.strip_suffix('\\').map_or((command, false), |part| (part.trim_end(), true));
                match script.runs.last_mut() {
                    Some(run) if continued => run.command = format!("{} {part}", run.command),
                    _ => script.runs.push(Run { line: index + 1, command: part.to_owned() }),
                }
                continued = more;
            }
            for (word, list) in [
                ("REQUIRES:", &mut script.requires),
                ("UNSUPPORTED:", &mut script.unsupported),
                ("XFAIL:", &mut script.expected_failure),
            ] {
                let conditions = keyword(line, word).unwrap_or_default().split(',').map(str::trim);
                list.extend(conditions.filter(|condition| !condition.is_empty()).map(str::to_owned));
            }
        }
        if continued {
            return Err("the last RUN line ends with `\\`".to_owned());
        }
        if script.runs.is_empty() {
            return Err("the file has no RUN line".to_owned());
        }
        Ok(script)
    }

    /// The reason why the test cannot run here, if any.
    pub fn skip_reason(&self, features: &[String]) -> Result<Option<String>, String> {
        for condition in &self.requires {
            if !holds(condition, features)? {
                return Ok(Some(format!("needs {condition}")));
            }
        }
        for condition in &self.unsupported {
            if holds(condition, features)? {
                return Ok(Some(format!("not for {condition}")));
            }
        }
        Ok(None)
    }

    fn fails_as_expected(&self, features: &[String]) -> Result<bool, String> {
        for condition in &self.expected_failure {
            if condition == "*" || holds(condition, features)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// The text after a keyword, unless the keyword is part of a longer word, such as `CHECK-RUN:`.
fn keyword<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    let at = line.find(word)?;
    let before = line[..at].chars().next_back();
    if before.is_some_and(|c| c.is_alphanumeric() || c == '-' || c == '_') {
        return None;
    }
    Some(line[at + word.len()..].trim())
}

/// Whether a condition, names joined by `&&` and `||` and negated by `!`, holds.
fn holds(condition: &str, features: &[String]) -> Result<bool, String> {
    let mut any = false;
    for alternative in condition.split("||") {
        let mut all = true;
        for name in alternative.split("&&") {
            let (name, wanted) =
                name.trim().strip_prefix('!').map_or((name.trim(), true), |n| (n.trim(), false));
            if name.is_empty() || name.contains(|c: char| c.is_whitespace() || "()".contains(c)) {
                return Err(format!(
                    "`{condition}` is not a condition: names joined by && and ||, negated by !"
                ));
            }
            all &= features.iter().any(|feature| feature == name) == wanted;
        }
        any |= all;
    }
    Ok(any)
}

/// Replaces the `%` names of a command.
fn substitute(command: &str, file: &Path, temporary: &Path) -> String {
    let folder = file.parent().unwrap_or(Path::new("."));
    let stem = file.file_name().unwrap_or_default().to_string_lossy();
    let mut text = String::new();
    let mut rest = command;
    while let Some(at) = rest.find('%') {
        text += &rest[..at];
        let name = rest[at + 1..].chars().next();
        text += &match name {
            Some('s') => quoted(file),
            Some('S' | 'p') => quoted(folder),
            Some('t') => quoted(&temporary.join(format!("{stem}.tmp"))),
            Some('T') => quoted(temporary),
            Some('%') => "%".to_owned(),
            Some(other) => format!("%{other}"),
            None => "%".to_owned(),
        };
        rest = &rest[at + 1 + name.map_or(0, char::len_utf8)..];
    }
    text + rest
}

/// Quotes a path for the shell, if necessary.
fn quoted(path: &Path) -> String {
    let text = path.to_string_lossy();
    if text.chars().all(|c| c.is_alphanumeric() || "/._-+@".contains(c)) {
        text.into_owned()
    } else {
        format!("'{}'", text.replace('\'', "'\\''"))
    }
}

/// Runs a fixture's commands; an error says which one failed and what it printed.
pub fn run(script: &Script, file: &Path, tools: &Tools) -> Result<(), String> {
    let expected_failure = script.fails_as_expected(&tools.features())?;
    match (run_all(script, file, tools), expected_failure) {
        (Ok(()), false) | (Err(_), true) => Ok(()),
        (Ok(()), true) => Err("the test passes, but it is marked XFAIL: remove the mark".to_owned()),
        (Err(message), false) => Err(message),
    }
}

fn run_all(script: &Script, file: &Path, tools: &Tools) -> Result<(), String> {
    let temporary = tempfile::tempdir().map_err(|e| format!("cannot make a temporary folder: {e}"))?;
    let start = Instant::now();
    for run in &script.runs {
        let command = substitute(&run.command, file, temporary.path());
        let mut shell = tools.command("bash");
        // As in lit, a pipeline fails when any part of it does.
        shell.args(["-e", "-o", "pipefail", "-c", &command]).current_dir(temporary.path());
        let outcome = process::run(shell, b"", LIMIT.saturating_sub(start.elapsed()))?;
        if !outcome.success() {
            return Err(format!(
                "{}:{}: RUN: {}\n{outcome}",
                file.display(),
                run.line,
                indented(&command).trim()
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn features(names: &[&str]) -> Vec<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn run_lines_continue() {
        let script =
            Script::parse("// RUN: toyc %s \\\n// RUN:   | FileCheck %s\n# RUN: true\n// CHECK-RUN: x\n");
        let runs = script.expect("it has RUN lines").runs;
        assert_eq!(
            runs,
            [
                Run { line: 1, command: "toyc %s | FileCheck %s".to_owned() },
                Run { line: 3, command: "true".to_owned() }
            ]
        );
    }

    #[test]
    fn files_without_commands_are_errors() {
        assert!(Script::parse("module {}\n").is_err());
        assert!(Script::parse("// RUN: toyc \\\n").is_err());
        assert!(Script::parse("// END.\n// RUN: true\n").is_err());
    }

    #[test]
    fn conditions() {
        let have = features(&["linux", "lli-22"]);
        assert_eq!(holds("linux && lli-22", &have), Ok(true));
        assert_eq!(holds("!linux", &have), Ok(false));
        assert_eq!(holds("macos || lli-22", &have), Ok(true));
        assert!(holds("(linux)", &have).is_err());
    }

    #[test]
    fn a_test_that_cannot_run_says_why() {
        let script =
            Script::parse("# RUN: true\n# REQUIRES: linux, mlir-opt-22\n").expect("it has a RUN line");
        assert_eq!(script.skip_reason(&features(&["linux"])), Ok(Some("needs mlir-opt-22".to_owned())));
        assert_eq!(script.skip_reason(&features(&["linux", "mlir-opt-22"])), Ok(None));
    }

    #[test]
    fn names_are_substituted_once() {
        let text = substitute("a %s %p/x %t.o %% %q 100%", Path::new("/d/f.toy"), Path::new("/t"));
        assert_eq!(text, "a /d/f.toy /d/x /t/f.toy.tmp.o % %q 100%");
        assert_eq!(substitute("%s", Path::new("/a b/f"), Path::new("/t")), "'/a b/f'");
    }
}
