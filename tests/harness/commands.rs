//! The subcommands of `toyc` that stand for options, and the line that it shows on a terminal.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use libtest_mimic::Trial;
use tests::harness;
use tests::process::{self, LIMIT, Outcome};
use tests::terminal;
use tests::tools::Tools;

type Test = fn(&Tools, &Path) -> Result<(), String>;

const TESTS: &[(&str, Test)] = &[
    ("run", run),
    ("build", build),
    ("check", check),
    ("explain", explain),
    ("names", names),
    ("completions", completions),
    ("help", help),
    ("no-line-without-a-terminal", no_line),
];

const PROGRAM: &str = "def main() {\n  print([1, 2] * 3);\n}\n";
const OUTPUT: &str = "3.000000 6.000000 \n";

fn main() {
    harness::main(|tools| {
        let trial = |name: &str, test: Test, skipped| {
            let tools = Arc::clone(tools);
            harness::trial(format!("commands/{name}"), skipped, move || {
                let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
                let write = |name: &str, text: &str| fs::write(folder.path().join(name), text);
                write("x.toy", PROGRAM)
                    .and_then(|()| write("wrong.toy", "def main() {\n  print(y);\n}\n"))
                    .map_err(|e| e.to_string())?;
                test(&tools, folder.path())
            })
        };
        let mut trials: Vec<Trial> = TESTS.iter().map(|&(name, test)| trial(name, test, None)).collect();
        let skipped = terminal::missing(tools);
        trials.push(trial("line-on-a-terminal", line_on_a_terminal, skipped.clone()));
        trials.push(trial("no-line-on-a-terminal", no_line_on_a_terminal, skipped));
        trials
    });
}

fn toyc(tools: &Tools, folder: &Path, arguments: &[&str], input: &str) -> Result<Outcome, String> {
    let mut command = tools.toyc(arguments);
    command.current_dir(folder);
    process::run(command, input.as_bytes(), LIMIT)
}

/// Fails unless the command prints exactly this, and nothing on standard error.
fn prints(tools: &Tools, folder: &Path, arguments: &[&str], expected: &str) -> Result<(), String> {
    let outcome = toyc(tools, folder, arguments, PROGRAM)?;
    match outcome.success() && outcome.text() == expected && outcome.stderr.is_empty() {
        true => Ok(()),
        false => Err(format!("expected:\n{expected}\n{outcome}")),
    }
}

/// Fails unless the command ends with this status and says this.
fn says(tools: &Tools, folder: &Path, arguments: &[&str], status: i32, said: &str) -> Result<(), String> {
    let outcome = toyc(tools, folder, arguments, PROGRAM)?;
    let is_said = String::from_utf8_lossy(&outcome.stderr).contains(said);
    match is_said && outcome.status.and_then(|status| status.code()) == Some(status) {
        true => Ok(()),
        false => Err(format!("expected status {status} and '{said}':\n{outcome}")),
    }
}

fn run(tools: &Tools, folder: &Path) -> Result<(), String> {
    for options in [
        &["run", "x.toy"][..],
        &["run", "-opt", "-O3", "x.toy"],
        &["run", "-"],
        &["run", "x.toy", "-fast-math"],
    ] {
        prints(tools, folder, options, OUTPUT)?;
    }
    says(tools, folder, &["run", "wrong.toy"], 1, "undefined variable 'y'")?;
    says(tools, folder, &["run", "missing.toy"], 1, "cannot read 'missing.toy'")?;
    says(tools, folder, &["run"], 2, "<FILE>")?;
    says(tools, folder, &["run", "x.toy", "-emit=mlir"], 2, "unexpected argument")?;
    fs::write(folder.join("f.toy"), "def f(x, y) { return x * y; }\n").map_err(|e| e.to_string())?;
    let typed = format!("tensor<2xf64>\n{OUTPUT}");
    prints(tools, folder, &["run", "f.toy", "-entry=f", "[1, 2]", "3"], &typed)?;
    says(tools, folder, &["run", "x.toy", "3"], 2, "only an entry point takes arguments")?;
    says(tools, folder, &["run", "x.toy", "-o", "y"], 2, "-o is for the results of -entry")
}

fn build(tools: &Tools, folder: &Path) -> Result<(), String> {
    for (options, program) in [
        (&["build", "x.toy"][..], "x"),
        (&["build", "-opt", "-O2", "x.toy", "-o", "y"], "y"),
        (&["build", "-"], "a.out"),
        (&["build", "-g", "x.toy", "-o", "z"], "z"),
    ] {
        prints(tools, folder, options, "")?;
        let made = std::process::Command::new(folder.join(program)).output().map_err(|e| e.to_string())?;
        if made.stdout != OUTPUT.as_bytes() {
            return Err(format!("{program} prints {:?}", String::from_utf8_lossy(&made.stdout)));
        }
    }
    says(tools, folder, &["build", "wrong.toy"], 1, "undefined variable 'y'")?;
    if folder.join("wrong").exists() {
        return Err("there is a program in spite of an error".to_owned());
    }
    fs::write(folder.join("plain"), PROGRAM).map_err(|e| e.to_string())?;
    says(tools, folder, &["build", "plain"], 2, "'plain' would be overwritten")?;
    says(tools, folder, &["build", "x.toy", "-o", "-"], 2, "a linked program is a file")
}

fn check(tools: &Tools, folder: &Path) -> Result<(), String> {
    prints(tools, folder, &["check", "x.toy", "-"], "")?;
    let shapes = "def f(x) { return x + [1, 2]; }\ndef main() { print(f([1, 2, 3])); }\n";
    fs::write(folder.join("shapes.toy"), shapes).map_err(|e| e.to_string())?;
    fs::write(folder.join("unused.toy"), "def main() { var a = 1; }\n").map_err(|e| e.to_string())?;
    fs::write(folder.join("m.mlir"), "module {\n  toy.func @main() {\n    toy.return\n  }\n}\n")
        .map_err(|e| e.to_string())?;
    fs::write(folder.join("n.mlir"), "module {\n  toy.nothing\n}\n").map_err(|e| e.to_string())?;
    prints(tools, folder, &["check", "m.mlir"], "")?;
    says(tools, folder, &["check", "shapes.toy", "x.toy"], 1, "E0503")?;
    says(tools, folder, &["check", "unused.toy"], 0, "unused variable 'a'")?;
    says(tools, folder, &["check", "unused.toy", "-Werror"], 1, "unused variable 'a'")?;
    says(tools, folder, &["check", "n.mlir"], 1, "toy.nothing")?;
    says(tools, folder, &["check", "x.toy", "missing.toy"], 1, "cannot read 'missing.toy'")?;
    says(tools, folder, &["check"], 2, "<FILE>...")?;
    // Every file is checked.
    let outcome = toyc(tools, folder, &["check", "-error-format=json", "shapes.toy", "wrong.toy"], "")?;
    let said = String::from_utf8_lossy(&outcome.stderr).into_owned();
    match outcome.is_refusal()
        && outcome.stdout.is_empty()
        && said.contains("E0503")
        && said.contains("E0301")
    {
        true => Ok(()),
        false => Err(outcome.to_string()),
    }
}

fn explain(tools: &Tools, folder: &Path) -> Result<(), String> {
    let page = toyc(tools, folder, &["-explain", "E0301"], "")?.output()?;
    prints(tools, folder, &["explain", "E0301"], &page)?;
    prints(tools, folder, &["explain", "e0301"], &page)?;
    let all = toyc(tools, folder, &["explain"], "")?.output()?;
    let codes = all.lines().filter(|line| line.starts_with('E') || line.starts_with('W')).count();
    if codes != all.lines().count() || !all.contains("E0301: undefined variable\n") {
        return Err(all);
    }
    says(tools, folder, &["explain", "E0399"], 2, "no error or warning has the code 'E0399'; did you mean")
}

/// A file may have the name of a command, and a misspelt command is not taken for a file.
fn names(tools: &Tools, folder: &Path) -> Result<(), String> {
    for name in ["run", "chekc"] {
        fs::write(folder.join(name), PROGRAM).map_err(|e| e.to_string())?;
    }
    prints(tools, folder, &["./run"], OUTPUT)?;
    prints(tools, folder, &["run", "run"], OUTPUT)?;
    prints(tools, folder, &["chekc"], OUTPUT)?;
    says(tools, folder, &["biuld", "x.toy"], 2, "no command of that name; did you mean 'toyc build'?")?;
    says(tools, folder, &["repll"], 2, "did you mean 'toyc repl'?")?;
    says(tools, folder, &["other"], 1, "cannot read 'other'")?;
    says(tools, folder, &["run", "x.toy", "-paralel"], 2, "a similar argument exists: '--parallel'")
}

fn completions(tools: &Tools, folder: &Path) -> Result<(), String> {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = toyc(tools, folder, &["-completions", shell], "")?.output()?;
        for command in ["run", "build", "check", "explain", "repl", "fmt", "explore"] {
            if !script.contains(command) {
                return Err(format!("{shell} does not complete {command}"));
            }
        }
    }
    Ok(())
}

fn help(tools: &Tools, folder: &Path) -> Result<(), String> {
    let main = toyc(tools, folder, &["--help"], "")?.output()?;
    for (command, options) in [
        ("run", &["-opt", "-O", "-parallel", "-mcpu", "-error-format"][..]),
        ("build", &["-o", "-opt", "-g", "-target", "-static", "-Werror"]),
        ("check", &["-x", "-max-errors"]),
        ("explain", &["[CODE]"]),
        ("repl", &["-opt", "[FILE]..."]),
    ] {
        let help = toyc(tools, folder, &[command, "--help"], "")?.output()?;
        let missing: Vec<&&str> = options.iter().filter(|option| !help.contains(**option)).collect();
        if !missing.is_empty() || help.contains("mlir-print") || !main.contains(&format!("\n  {command} ")) {
            return Err(format!("{command}: missing {missing:?}, or in the main help:\n{help}"));
        }
    }
    Ok(())
}

/// A program that takes its time: so many functions, each of which is lowered.
fn large(functions: usize) -> String {
    let definitions = (0..functions).map(|f| {
        let sums = " + x * [1, 2, 3]".repeat(60);
        format!("def f{f}(x) {{\n  return x{sums};\n}}\n")
    });
    let prints = (0..functions).map(|f| format!("  print(f{f}([1, 2, 3]));\n"));
    let (definitions, prints): (String, String) = (definitions.collect(), prints.collect());
    format!("{definitions}def main() {{\n{prints}}}\n")
}

fn no_line(tools: &Tools, folder: &Path) -> Result<(), String> {
    fs::write(folder.join("large.toy"), large(400)).map_err(|e| e.to_string())?;
    let outcome = toyc(tools, folder, &["-emit=mlir-llvm", "-opt", "large.toy", "-o", "out.mlir"], "")?;
    match outcome.success() && outcome.stderr.is_empty() && outcome.stdout.is_empty() {
        true => Ok(()),
        false => Err(outcome.to_string()),
    }
}

/// The line is shown while the compiler works, and erased before the program prints.
fn line_on_a_terminal(tools: &Tools, folder: &Path) -> Result<(), String> {
    let mut functions = 200;
    loop {
        fs::write(folder.join("large.toy"), large(functions)).map_err(|e| e.to_string())?;
        let start = Instant::now();
        let outcome =
            terminal::run(tools, "toyc -emit=mlir-llvm -opt large.toy -o out.mlir; toyc x.toy", |command| {
                command.current_dir(folder);
            })?;
        let text = outcome.text();
        // The compiler of a fast machine needs more to do.
        if !text.contains("compiling") && start.elapsed() < Duration::from_secs(5) && functions < 100_000 {
            functions *= 2;
            continue;
        }
        let (shown, rest) = text.rsplit_once("\u{1b}[K").ok_or_else(|| outcome.to_string())?;
        let erased = shown.ends_with('\r');
        let program = rest.replace('\r', "");
        return match shown.contains("\rcompiling large.toy: ")
            && shown.contains(" s)")
            && erased
            && program == OUTPUT
        {
            true => Ok(()),
            false => Err(outcome.to_string()),
        };
    }
}

fn no_line_on_a_terminal(tools: &Tools, folder: &Path) -> Result<(), String> {
    fs::write(folder.join("large.toy"), large(400)).map_err(|e| e.to_string())?;
    for line in [
        "toyc -emit=mlir-llvm -opt -error-format=json large.toy -o out.mlir",
        "toyc -emit=mlir-llvm -opt large.toy -o out.mlir 2>/dev/null",
        "toyc x.toy >/dev/null",
    ] {
        let outcome = terminal::run(tools, line, |command| {
            command.current_dir(folder);
        })?;
        if !outcome.success() || !outcome.stdout.is_empty() {
            return Err(outcome.to_string());
        }
    }
    Ok(())
}
