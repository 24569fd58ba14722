//! Compares every option of `toy-opt` with the same option of `mlir-opt`: output, diagnostics, and the written files.
//! Every option that the help lists has a case.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use libtest_mimic::Trial;
use tests::documents::{self, Named};
use tests::process::{self, LIMIT, Outcome};
use tests::tools::{self, Tools};
use tests::{diff, harness};

#[path = "options/cases.rs"]
mod cases;
#[path = "options/inputs.rs"]
mod inputs;

use cases::{CASES, Case, How};

const OURS: &str = "toy-opt";
const REFERENCE: &str = "mlir-opt-22";

type Check = fn(&Tools) -> Result<(), String>;

fn main() {
    harness::main(|tools| {
        let mut trials: Vec<Trial> =
            CASES.iter().enumerate().map(|(at, case)| trial(tools, at, case)).collect();
        let own = [("every-option-has-a-case", complete as Check), ("options-in-documents", documented)];
        for (name, check) in own {
            let tools = Arc::clone(tools);
            trials.push(harness::trial(format!("options/{name}"), None, move || check(&tools)));
        }
        trials
    });
}

fn trial(tools: &Arc<Tools>, at: usize, case: &'static Case) -> Trial {
    let alone = matches!(case.how, How::Ours(_));
    let skipped = (!alone && !tools.has(REFERENCE)).then(|| format!("needs {REFERENCE}"));
    let tools = Arc::clone(tools);
    harness::trial(format!("options/{at:03} {}", case.args.join(" ")), skipped, move || check(&tools, case))
}

fn check(tools: &Tools, case: &Case) -> Result<(), String> {
    let ours = Run::new(tools, OURS, case, false)?;
    ours.ends_as_named(case)?;
    // The same with two dashes, or with one.
    let again = Run::new(tools, OURS, case, true)?;
    ours.same(&again, case.how)?;
    if let How::Ours(lines) = case.how {
        let text = format!("{}{}", ours.stdout, ours.stderr);
        let missing: Vec<&&str> = lines.iter().filter(|line| !text.contains(**line)).collect();
        return if missing.is_empty() { Ok(()) } else { Err(format!("{missing:?} is missing in:\n{text}")) };
    }
    Run::new(tools, REFERENCE, case, false)?.same(&ours.without_comments(), case.how)
}

/// The outcome of a program.
struct Run {
    status: Option<i32>,
    stdout: String,
    stderr: String,
    files: BTreeMap<PathBuf, String>,
}

impl Run {
    fn new(tools: &Tools, program: &str, case: &Case, other_dashes: bool) -> Result<Self, String> {
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        let mut command = tools.command(program);
        let args = case.args.iter().map(|arg| if other_dashes { other(arg) } else { (*arg).to_owned() });
        command.args(args).current_dir(folder.path());
        let Outcome { status, stdout, stderr, .. } = process::run(command, case.input.as_bytes(), LIMIT)?;
        let stdout = match case.how {
            How::Bytecode if stdout.starts_with(b"ML\xEFR") => as_text(tools, &stdout)?,
            _ => String::from_utf8_lossy(&stdout).into_owned(),
        };
        Ok(Run {
            status: status.and_then(|status| status.code()),
            stdout,
            stderr: String::from_utf8_lossy(&stderr).into_owned(),
            files: files(folder.path())?,
        })
    }

    /// Without the comments on invalid IR, which only our tool writes.
    fn without_comments(self) -> Self {
        let strip = |text: String| -> String {
            let is_comment = |line: &str| line.starts_with("// '") && line.contains("failed to verify");
            text.split_inclusive('\n').filter(|line| !is_comment(line)).collect()
        };
        let files = self.files.into_iter().map(|(name, text)| (name, strip(text))).collect();
        Run { stdout: strip(self.stdout), stderr: strip(self.stderr), files, ..self }
    }

    /// Checks that it succeeded, or failed as the case says: otherwise two crashes would count as equal.
    fn ends_as_named(&self, case: &Case) -> Result<(), String> {
        let succeeded = self.status == Some(0);
        let failed = matches!(self.status, Some(1 | 2));
        match case.failure {
            None if succeeded => Ok(()),
            Some(message) if failed && self.stderr.contains(message) => Ok(()),
            expected => {
                Err(format!("expected failure {expected:?}, exit status {:?}:\n{}", self.status, self.stderr))
            }
        }
    }

    /// Whether `actual` is as expected.
    fn same(&self, actual: &Run, how: How) -> Result<(), String> {
        let messages = |run: &Run| match how {
            How::Files => String::new(),
            How::Times => times(&run.stderr),
            How::Errors => first_error(&run.stderr),
            How::Lines => sorted(&carets(&run.stderr)),
            _ => carets(&run.stderr),
        };
        diff::equal(
            "standard output",
            &page_without_times(&self.stdout),
            &page_without_times(&actual.stdout),
        )?;
        diff::equal("standard error", &messages(self), &messages(actual))?;
        let names =
            |run: &Run| run.files.keys().map(|name| format!("{}\n", name.display())).collect::<String>();
        diff::equal("names of files", &names(self), &names(actual))?;
        for (name, text) in &self.files {
            diff::equal(&name.display().to_string(), text, &actual.files[name])?;
        }
        // Wrong usage is 2 here, to distinguish it from wrong input.
        let usage = |status| if status == Some(2) { Some(1) } else { status };
        if usage(self.status) == usage(actual.status) {
            Ok(())
        } else {
            Err(format!("exit status {:?}, not {:?}", actual.status, self.status))
        }
    }
}

/// A page of `-emit-html` without the times that passes took, or any other text.
fn page_without_times(text: &str) -> Cow<'_, str> {
    const TIME: &str = "\"time\":";
    if !text.starts_with("<!doctype html>") {
        return Cow::Borrowed(text);
    }
    let (first, rest) = text.split_once(TIME).unwrap_or((text, ""));
    let rest = rest.split(TIME).map(|part| part.trim_start_matches(|c: char| c.is_ascii_digit()));
    Cow::Owned(std::iter::once(first).chain(rest).collect())
}

/// The option with two dashes if it has one, and the other way round.
fn other(arg: &str) -> String {
    match (arg.strip_prefix("--"), arg.strip_prefix('-')) {
        (Some(name), _) => format!("-{name}"),
        (None, Some(name)) if name.len() > 1 && !name.starts_with("o=") => format!("--{name}"),
        _ => arg.to_owned(),
    }
}

/// Bytecode as text, with its version.
fn as_text(tools: &Tools, bytes: &[u8]) -> Result<String, String> {
    let mut command = tools.command(REFERENCE);
    command.arg("-allow-unregistered-dialect");
    let text = process::run(command, bytes, LIMIT)?.output()?;
    Ok(format!("version {:?}\n{text}", bytes.get(4)))
}

/// All files under a folder, with paths from there.
fn files(folder: &Path) -> Result<BTreeMap<PathBuf, String>, String> {
    let mut found = BTreeMap::new();
    for file in tools::files_under(folder, &["mlir", "out"], &[]) {
        let text = std::fs::read(&file).map_err(|e| e.to_string())?;
        let name = file.strip_prefix(folder).unwrap_or(&file).to_owned();
        found.insert(name, String::from_utf8_lossy(&text).trim_end().to_owned());
    }
    Ok(found)
}

/// The text with only the first column of what errors underline.
fn carets(text: &str) -> String {
    let line = |line: &str| {
        if line.trim_start().starts_with('^') {
            line.trim_end_matches('~').to_owned() + "\n"
        } else {
            line.to_owned() + "\n"
        }
    };
    // Our output may have more notes.
    text.lines().filter(|line| !line.starts_with("  help: ")).map(line).collect()
}

fn sorted(text: &str) -> String {
    let mut lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
    lines.sort_unstable();
    lines.join("\n")
}

/// The first error, without its location.
fn first_error(text: &str) -> String {
    let error = text.lines().find_map(|line| line.split_once("error: "));
    error.map(|(_, message)| message.to_owned()).unwrap_or_default()
}

/// A report of times without the times, the analyses and the order of lists.
fn times(text: &str) -> String {
    let is_time = |word: &str| word.trim_matches(['(', ')', '%', ',', '}']).parse::<f64>().is_ok();
    let line = |line: &str| {
        let indent = line.len() - line.trim_start().len();
        // Columns before a name are padded to the width of the numbers.
        let kept: Vec<&str> = line.split(' ').filter(|word| !word.is_empty() && !is_time(word)).collect();
        let depth = line.split(")  ").nth(1).map_or(indent, |rest| rest.len() - rest.trim_start().len());
        format!("{depth} {}\n", kept.join(" ").replace("(", ""))
    };
    let lines = text.lines().filter(|line| !line.contains("(A) ") && !line.contains("{}]}")).map(line);
    let mut lines: Vec<String> = lines.collect();
    if text.contains(" root") || text.contains("\"root\"") {
        lines.sort();
    }
    lines.concat()
}

/// The help of a program, together with that of its subcommands.
fn help(tools: &Tools, program: &str) -> Result<String, String> {
    let of = |arguments: &[&str]| {
        let mut command = tools.command(program);
        command.args(arguments).arg("--help");
        process::run(command, b"", LIMIT)?.output()
    };
    let commands: &[&str] = if program == "toyc" { &["run", "build", "check", "repl", "fmt"] } else { &[] };
    commands.iter().try_fold(of(&[])?, |all, command| Ok(all + &of(&[command])?))
}

/// Words in documents that look like options but are not: refused actions of `mlir-tblgen`, options of other tools,
/// and the ends of other names.
const NO_OPTIONS: &[&str] = &["gen-bytecode", "gen-dialect-interface-decls", "defs", "lgomp", "load"];

/// Documents list missing options in the section of this name.
const ABSENT: &str = "## What it does not take";

/// Every option that a document names is in the program's help, or in any program's help if the document names no
/// program.
fn documented(tools: &Tools) -> Result<(), String> {
    const PROGRAMS: [&str; 3] = ["toyc", OURS, "toy-tblgen"];
    let mut options = BTreeSet::new();
    for program in PROGRAMS {
        let help = help(tools, program)?;
        let words = help.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        let names =
            words.filter(|word| word.starts_with('-')).map(|word| word.trim_start_matches('-').to_owned());
        options.extend(names.map(|name| (program, name)));
    }
    let is_there = |program: Option<&str>, name: &str| {
        // `-O3` means `-O`, and `-gen-...-decls` several options.
        let letter = name.trim_end_matches(|c: char| c.is_ascii_digit());
        options.iter().any(|(other, option)| {
            let same =
                option == name || option == letter || (name.ends_with('-') && option.starts_with(name));
            same && program.is_none_or(|program| program == *other)
        })
    };
    let root = tools::fixtures().join("..");
    let mut files = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(|name| root.join(name)).to_vec();
    files.extend(documents::COMPARISONS.map(|page| root.join(page)));
    let mut count = 0;
    let mut wrong = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).map_err(|e| e.to_string())?;
        for Named { line, program, option } in documents::options(&text, &PROGRAMS) {
            count += 1;
            let section = text.lines().take(line).filter(|line| line.starts_with("## ")).last();
            let right = match section {
                Some(ABSENT) => !is_there(Some(OURS), option),
                _ => is_there(program, option) != NO_OPTIONS.contains(&option),
            };
            if !right {
                wrong.push(format!("{}:{}: -{option}", file.display(), line + 1));
            }
        }
    }
    match (wrong.is_empty(), count > 50) {
        (true, true) => Ok(()),
        (true, false) => Err(format!("the documents are not understood: {count} options")),
        (false, _) => Err(format!("documents are wrong about these options:\n{}", wrong.join("\n"))),
    }
}

/// Every option in the help has a case.
fn complete(tools: &Tools) -> Result<(), String> {
    let help = help(tools, OURS)?;
    let listed = help
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("--").or(line.trim().strip_prefix("-o")));
    let name = |word: &str| {
        let end = word.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(word.len());
        word[..end].to_owned()
    };
    let listed: BTreeSet<String> = listed.map(name).filter(|name| !name.is_empty()).collect();
    let used: BTreeSet<String> =
        CASES.iter().flat_map(|case| case.args).map(|arg| name(arg.trim_start_matches('-'))).collect();
    let missing: Vec<&String> = listed.difference(&used).collect();
    match (missing.is_empty(), listed.len() > 40) {
        (true, true) => Ok(()),
        (true, false) => Err(format!("the help is not understood: {listed:?}")),
        (false, _) => Err(format!("no case for the options {missing:?}")),
    }
}
