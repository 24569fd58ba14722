//! The subcommands of `toyc` that replace options, and the progress line that it shows on a terminal.

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
    ("bash-completes", bash_completes),
    ("inputs", inputs),
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
    if outcome.success() && outcome.text() == expected && outcome.stderr.is_empty() {
        Ok(())
    } else {
        Err(format!("expected:\n{expected}\n{outcome}"))
    }
}

/// Fails unless the command ends with this status and this message.
fn says(tools: &Tools, folder: &Path, arguments: &[&str], status: i32, said: &str) -> Result<(), String> {
    let outcome = toyc(tools, folder, arguments, PROGRAM)?;
    let is_said = String::from_utf8_lossy(&outcome.stderr).contains(said);
    if is_said && outcome.status.and_then(|status| status.code()) == Some(status) {
        Ok(())
    } else {
        Err(format!("expected status {status} and '{said}':\n{outcome}"))
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
    if outcome.is_refusal() && outcome.stdout.is_empty() && said.contains("E0503") && said.contains("E0301") {
        Ok(())
    } else {
        Err(outcome.to_string())
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

/// A file may have the name of a command, and a misspelt command is not mistaken for a file.
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

/// The scripts ask the program for its options, or list the commands.
fn completions(tools: &Tools, folder: &Path) -> Result<(), String> {
    for shell in ["elvish", "powershell"] {
        let script = toyc(tools, folder, &["-completions", shell], "")?.output()?;
        for command in ["run", "build", "check", "explain", "repl", "fmt", "explore"] {
            if !script.contains(command) {
                return Err(format!("{shell} does not complete {command}"));
            }
        }
    }
    for shell in ["bash", "zsh", "fish"] {
        let script = toyc(tools, folder, &["-completions", shell], "")?.output()?;
        let file = folder.join(shell);
        fs::write(&file, script).map_err(|e| e.to_string())?;
        // Not every machine has every shell.
        if let Ok(checked) = std::process::Command::new(shell).arg("-n").arg(&file).output()
            && !checked.status.success()
        {
            return Err(format!("{shell}: {}", String::from_utf8_lossy(&checked.stderr)));
        }
    }
    let mlir = "-emit=mlir\n-emit=mlir-canonical\n-emit=mlir-affine\n-emit=mlir-cf\n-emit=mlir-llvm\n";
    for (line, expected) in [
        ("toyc -em", "-emit=\n"),
        ("toyc --em", "--emit=\n"),
        ("toyc -emit=m", mlir),
        ("toyc ch", "check\n:files\n"),
        ("toyc check ", ":files\n"),
        ("toyc -explain E030", &(1..=9).map(|n| format!("E030{n}\n")).collect::<String>()),
    ] {
        let words: Vec<&str> = ["-complete", "--"].into_iter().chain(line.split(' ')).collect();
        let found = toyc(tools, folder, &words, "")?.output()?;
        let texts = found.lines().map(|line| format!("{}\n", line.split('\t').next().unwrap_or_default()));
        if texts.collect::<String>() != expected {
            return Err(format!("'{line}' may become:\n{found}"));
        }
    }
    Ok(())
}

/// What bash inserts when Tab is pressed, and what it lists when Tab is pressed twice.
fn bash_completes(tools: &Tools, folder: &Path) -> Result<(), String> {
    let script = toyc(tools, folder, &["-completions", "bash"], "")?.output()?;
    fs::write(folder.join("toyc.bash"), script).map_err(|e| e.to_string())?;
    // Runs `complete` on a line as bash does: the words are split where readline splits them.
    let ask = r#"
        source ./toyc.bash
        compopt() { :; }
        complete_line() {
            COMP_LINE=$1 COMP_POINT=${#1} COMPREPLY=()
            _toyc toyc
            echo "$1> ${COMPREPLY[*]}"
        }
        complete_line 'toyc -em'
        complete_line 'toyc --em'
        complete_line 'toyc -emit=m'
        complete_line 'toyc x.toy -emit mlir-a'
        complete_line 'toyc -explain E0301'
        complete_line 'toyc explain W030'
        complete_line 'toyc exp'
        complete_line 'toyc check x'
        complete_line 'toyc -o wro'
        complete_line 'toyc -O'
        complete -p toyc
    "#;
    let expected = "\
toyc -em> -emit=
toyc --em> --emit=
toyc -emit=m> mlir mlir-canonical mlir-affine mlir-cf mlir-llvm
toyc x.toy -emit mlir-a> mlir-affine
toyc -explain E0301> E0301
toyc explain W030> W0301 W0302 W0303 W0304 W0305
toyc exp> explain explore
toyc check x> x.toy
toyc -o wro> wrong.toy
toyc -O> -O0 -O1 -O2 -O3
complete -F _toyc toyc
";
    let mut bash = tools.command("bash");
    bash.args(["--norc", "-c", ask]).current_dir(folder);
    let outcome = process::run(bash, b"", LIMIT)?;
    if outcome.success() && outcome.stderr.is_empty() && outcome.text() == expected {
        Ok(())
    } else {
        Err(format!("expected:\n{expected}\n{outcome}"))
    }
}

/// The name of the file may be omitted, and `main` may be missing if nothing starts there.
fn inputs(tools: &Tools, folder: &Path) -> Result<(), String> {
    prints(tools, folder, &[], OUTPUT)?;
    prints(tools, folder, &["-emit=jit"], OUTPUT)?;
    prints(tools, folder, &["-opt"], OUTPUT)?;
    prints(tools, folder, &["-emit=toy"], PROGRAM)?;
    fs::write(folder.join("f.toy"), "def f(x) {\n  return transpose(transpose(x));\n}\n")
        .map_err(|e| e.to_string())?;
    for options in [
        &["f.toy", "-emit=ast"][..],
        &["f.toy", "-emit=mlir"],
        &["f.toy", "-emit=mlir", "-opt"],
        &["f.toy", "-emit=mlir-canonical"],
    ] {
        let outcome = toyc(tools, folder, options, "")?;
        if !outcome.success() || !outcome.stderr.is_empty() || outcome.stdout.is_empty() {
            return Err(format!("{options:?}: {outcome}"));
        }
    }
    prints(tools, folder, &["check", "f.toy"], "")?;
    for options in [&["f.toy"][..], &["f.toy", "-emit=mlir-affine"], &["run", "f.toy"]] {
        says(tools, folder, options, 1, "program has no function 'main'")?;
    }
    // Where there is a `main`, functions that it does not reach are reported.
    fs::write(folder.join("g.toy"), format!("def f(x) {{\n  return x;\n}}\n{PROGRAM}"))
        .map_err(|e| e.to_string())?;
    says(tools, folder, &["g.toy", "-emit=mlir"], 0, "function 'f' is never reached")?;
    says(tools, folder, &["check", "g.toy"], 0, "function 'f' is never reached")?;
    fs::write(folder.join("h.toy"), "def f(x) {\n  var y<2> = [1, 2, 3];\n  return y + z;\n}\n")
        .map_err(|e| e.to_string())?;
    says(tools, folder, &["check", "h.toy"], 1, "undefined variable 'z'")?;
    says(tools, folder, &["f.toy", "-emit=mlir-canonical", "-opt"], 0, "'-opt' changes nothing")
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

/// A program that takes long to compile: this many functions, each of which is lowered.
fn large(functions: usize) -> String {
    let definitions = (0..functions).map(|f| {
        let sums = " + x * [1, 2, 3]".repeat(60);
        format!("def f{f}(x) {{\n  return x{sums};\n}}\n")
    });
    let prints = (0..functions).map(|f| format!("  print(f{f}([1, 2, 3]));\n"));
    let definitions: String = definitions.collect();
    let prints: String = prints.collect();
    format!("{definitions}def main() {{\n{prints}}}\n")
}

fn no_line(tools: &Tools, folder: &Path) -> Result<(), String> {
    fs::write(folder.join("large.toy"), large(150)).map_err(|e| e.to_string())?;
    let outcome = toyc(tools, folder, &["-emit=mlir-llvm", "-opt", "large.toy", "-o", "out.mlir"], "")?;
    if outcome.success() && outcome.stderr.is_empty() && outcome.stdout.is_empty() {
        Ok(())
    } else {
        Err(outcome.to_string())
    }
}

/// The line is shown while the compiler works, and erased before the program prints.
fn line_on_a_terminal(tools: &Tools, folder: &Path) -> Result<(), String> {
    let mut functions = 100;
    loop {
        fs::write(folder.join("large.toy"), large(functions)).map_err(|e| e.to_string())?;
        let start = Instant::now();
        let outcome =
            terminal::run(tools, "toyc -emit=mlir-llvm -opt large.toy -o out.mlir; toyc x.toy", |command| {
                command.current_dir(folder);
            })?;
        let text = outcome.text();
        // On a fast machine, the compiler needs a larger program.
        if !text.contains("compiling") && start.elapsed() < Duration::from_secs(5) && functions < 100_000 {
            functions *= 2;
            continue;
        }
        let (shown, rest) = text.rsplit_once("\u{1b}[K").ok_or_else(|| outcome.to_string())?;
        let erased = shown.ends_with('\r');
        let program = rest.replace('\r', "");
        return if shown.contains("\rcompiling large.toy: ")
            && shown.contains(" s)")
            && erased
            && program == OUTPUT
        {
            Ok(())
        } else {
            Err(outcome.to_string())
        };
    }
}

fn no_line_on_a_terminal(tools: &Tools, folder: &Path) -> Result<(), String> {
    fs::write(folder.join("large.toy"), large(150)).map_err(|e| e.to_string())?;
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
