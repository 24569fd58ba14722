//! Positions that a program computes and that a tensor does not have: an error with its place, at every stage and for
//! every caller.

use std::process::Command;

use libtest_mimic::Trial;
use tempfile::TempDir;
use tests::process::{self, LIMIT, Outcome};
use tests::tools::Tools;
use tests::{diff, harness};

/// A program that fails, what it prints before, and the error behind the name of the file.
struct Case {
    name: &'static str,
    program: &'static str,
    printed: &'static str,
    error: &'static str,
}

const CASES: &[Case] = &[
    Case {
        name: "too-large",
        program: "def main() {\n  var x = [1, 2, 3];\n  for i in 0..5 {\n    print(x[i]);\n  }\n}\n",
        printed: "1.000000 \n2.000000 \n3.000000 \n",
        error: "4:11: error: position 3 is out of range: the axis has size 3",
    },
    Case {
        name: "too-small",
        program: "def main() {\n  var x = [[1, 2], [3, 4]];\n  var at = 0;\n  while 1 {\n    at = at - 1;\n    print(x[:, at]);\n  }\n}\n",
        printed: "2.000000 4.000000 \n1.000000 3.000000 \n",
        error: "6:11: error: position -3 is out of range: the axis has size 2",
    },
    Case {
        name: "not-whole",
        program: "def at(x, i) {\n  return x[i / 2];\n}\ndef main() {\n  for i in 0..2 {\n    print(at([1, 2], i));\n  }\n}\n",
        printed: "1.000000 \n",
        error: "2:10: error: a position cannot be 0.5",
    },
    Case {
        name: "not-a-number",
        program: "def main() {\n  for i in 0..2 {\n    print([1, 2][nan * i]);\n  }\n}\n",
        printed: "",
        error: "3:11: error: a position cannot be nan",
    },
    Case {
        name: "unused",
        program: "def main() {\n  var x = [1, 2];\n  for i in 2..4 {\n    var y = x[i];\n  }\n  print(x);\n}\n",
        printed: "",
        error: "4:13: error: position 2 is out of range: the axis has size 2",
    },
];

/// The functions of a library that fail: in a loop that otherwise does not end, and before something is printed.
const LIBRARY: &str = "\
def find(x, wanted) {
  var at = 0;
  while x[at] != wanted {
    at = at + 1;
  }
  return at;
}

def show(x, i) {
  var y = x[i];
  print(y);
  for k in 0..1000000000000 * y {
    y = y + k;
  }
  return y;
}
";

/// A program in C that calls them: with values that are found, and with those that are not.
const CALLER: &str = "\
#include <stdio.h>

#include \"library.h\"

int main(int count, char **arguments) {
  double data[3] = {5, 7, 7}, result = -1;
  toy_memref_1d x = {0, data, 0, {3}, {1}};
  int status = find_checked(&x, 7, &result);
  printf(\"%d %g\\n\", status, result);
  printf(\"%d\\n\", find_checked(&x, 8, &result));
  printf(\"%d\\n\", show_checked(&x, 3, &result));
  status = find_checked(&x, 5, &result);
  printf(\"%d %g\\n\", status, result);
  fflush(stdout);
  find(data, 9, &result);
  printf(\"not reached\\n\");
  return 0;
}
";

fn main() {
    harness::main(|tools| {
        let cases = CASES.iter().flat_map(|case| {
            let stages = STAGES.iter().map(|&(stage, options)| {
                let tools = tools.clone();
                let missing =
                    (stage == "lli" && !tools.has("lli-22")).then(|| "lli-22 is not installed".to_owned());
                harness::trial(format!("positions/{}/{stage}", case.name), missing, move || {
                    fails(&tools, case, options)
                })
            });
            let built = tools.clone();
            let executable = format!("positions/{}/exe", case.name);
            let executable = harness::trial(executable, None, move || executable_fails(&built, case));
            stages.chain([executable]).collect::<Vec<Trial>>()
        });
        let mut trials: Vec<Trial> = cases.collect();
        for (name, options) in [("static", &["-emit=lib"][..]), ("optimized", &["-emit=lib", "-opt", "-O3"])]
        {
            let tools = tools.clone();
            let name = format!("positions/called-from-c/{name}");
            trials.push(harness::trial(name, None, move || called_from_c(&tools, options)));
        }
        trials
    });
}

/// The ways to run a program, by the options of `toyc`.
const STAGES: &[(&str, &[&str])] = &[
    ("toy", &["-emit=mlir", "-run"]),
    ("toy-optimized", &["-emit=mlir", "-opt", "-run"]),
    ("affine", &["-emit=mlir-affine", "-opt", "-run"]),
    ("llvm-dialect", &["-emit=mlir-llvm", "-run"]),
    ("jit", &["-emit=jit"]),
    ("jit-optimized", &["-emit=jit", "-opt", "-O3"]),
    ("lli", &["-emit=llvm"]),
];

/// A folder with these files.
fn folder_of(files: &[(&str, &str)]) -> Result<TempDir, String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    for (name, text) in files {
        std::fs::write(folder.path().join(name), text).map_err(|error| error.to_string())?;
    }
    Ok(folder)
}

fn run_in(folder: &TempDir, mut command: Command) -> Result<Outcome, String> {
    command.current_dir(folder.path());
    process::run(command, b"", LIMIT)
}

/// Runs the file `program` of a folder.
fn run_program(folder: &TempDir) -> Result<Outcome, String> {
    run_in(folder, Command::new(folder.path().join("program")))
}

fn fails(tools: &Tools, case: &Case, options: &[&str]) -> Result<(), String> {
    let arguments = [&["case.toy", "-error-format=plain", "-w"], options].concat();
    let folder = folder_of(&[("case.toy", case.program)])?;
    let mut outcome = run_in(&folder, tools.toyc(&arguments))?;
    if options == ["-emit=llvm"] {
        outcome = process::run(tools.command("lli-22"), outcome.output()?.as_bytes(), LIMIT)?;
    }
    let said = String::from_utf8_lossy(&outcome.stderr).into_owned();
    let place = format!("case.toy:{}", case.error);
    // An interpreter says which operation fails.
    let (at, message) = case.error.split_once(" error: ").unwrap_or_default();
    let is_said =
        said.contains(&place) || said.contains(at) && said.to_lowercase().contains(&message.to_lowercase());
    if !outcome.is_refusal() || !is_said {
        return Err(outcome.to_string());
    }
    diff::equal("what is printed before", case.printed, &outcome.text())
}

fn executable_fails(tools: &Tools, case: &Case) -> Result<(), String> {
    let folder = folder_of(&[("case.toy", case.program)])?;
    run_in(&folder, tools.toyc(&["case.toy", "-emit=exe", "-opt", "-o", "program", "-w"]))?.output()?;
    let outcome = run_program(&folder)?;
    let said = String::from_utf8_lossy(&outcome.stderr).into_owned();
    if !outcome.is_refusal() {
        return Err(outcome.to_string());
    }
    diff::equal("the error", &format!("case.toy:{}\n", case.error), &said)?;
    diff::equal("what is printed before", case.printed, &outcome.text())
}

fn called_from_c(tools: &Tools, options: &[&str]) -> Result<(), String> {
    let folder = folder_of(&[("library.toy", LIBRARY), ("caller.c", CALLER)])?;
    let exports = ["-export=find=find:3,scalar", "-export=show=show:3,scalar", "-o", "liblibrary.a"];
    run_in(&folder, tools.toyc(&[&["library.toy"], options, &exports].concat()))?.output()?;
    let mut cc = tools.command("cc");
    cc.args(["-std=c99", "-Wall", "caller.c", "liblibrary.a", "-o", "program"]);
    run_in(&folder, cc)?.output()?;
    let outcome = run_program(&folder)?;
    let said = String::from_utf8_lossy(&outcome.stderr).into_owned();
    if !outcome.is_refusal() {
        return Err(outcome.to_string());
    }
    let out_of_range = "error: position 3 is out of range: the axis has size 3\n";
    let errors: String = [3, 10, 3]
        .iter()
        .zip([9, 11, 9])
        .map(|(line, column)| format!("library.toy:{line}:{column}: {out_of_range}"))
        .collect();
    diff::equal("the errors", &errors, &said)?;
    diff::equal("the output", "0 1\n-1\n-1\n0 0\n", &outcome.text())
}
