//! Programs far larger than people write, valid and invalid: each must compile or be refused within four times the
//! time limit of other tests, in the development profile. Anything quadratic takes far longer. `cargo xtask bench`
//! shows how times grow. `memory` bounds the memory that they take.

#[path = "scale/memory.rs"]
mod memory;

use std::fmt::Write as _;
use std::sync::Arc;

use libtest_mimic::Trial;
use tests::process::{self, LIMIT};
use tests::tools::Tools;
use tests::{diff, harness};

/// A program, how it is compiled, and what it prints if it is run.
struct Case {
    name: &'static str,
    text: String,
    options: &'static [&'static str],
    printed: Option<String>,
}

const COMPILE: &[&str] = &["-emit=llvm", "-opt"];
const RUN: &[&str] = &["-emit=jit", "-opt"];
const RUN_PLAIN: &[&str] = &["-emit=jit"];

fn main() {
    harness::main(|tools| {
        let trial = |case: Case| -> Trial {
            let tools = Arc::clone(tools);
            harness::trial(format!("scale/{}", case.name), None, move || {
                let mut command = tools.toyc(&["-", "-x=toy"]);
                command.args(case.options);
                let output = process::run(command, case.text.as_bytes(), 4 * LIMIT)?.output()?;
                match case.printed {
                    Some(printed) => diff::equal("output", &printed, &output),
                    None if output.contains("define") => Ok(()),
                    None => Err("there is no function in the LLVM IR".to_owned()),
                }
            })
        };
        let growth = GROWTH.iter().map(|&(name, program)| {
            let tools = Arc::clone(tools);
            harness::trial(format!("scale/growth-of-{name}"), None, move || grows_linearly(&tools, program))
        });
        let wrong = wrong().into_iter().map(|(name, text)| {
            let tools = Arc::clone(tools);
            harness::trial(format!("scale/wrong-{name}"), None, move || is_refused(&tools, &text))
        });
        let doubling = ["-inline", "-inline=default-pipeline="].map(|option| {
            let tools = Arc::clone(tools);
            harness::trial(format!("scale/doubling-calls{option}"), None, move || ends(&tools, option))
        });
        let memory = memory::trials(tools);
        let cases = cases().into_iter().map(trial);
        harness::sample(3, cases.chain(growth).chain(wrong).chain(doubling).chain(memory))
    });
}

/// Makes a program of a given size.
type Growing = fn(usize) -> String;

/// Generators of programs whose code must not grow faster than the program.
const GROWTH: [(&str, Growing); 4] = [
    ("calls-of-calls", calls_twice),
    ("call-depth", |depth| call_depth(depth).0),
    ("functions", functions),
    ("statements", statements),
];

/// For a program of twice the size, loops and LLVM IR are about twice as long.
fn grows_linearly(tools: &Tools, program: Growing) -> Result<(), String> {
    for stage in ["-emit=mlir-affine", "-emit=llvm"] {
        let lines = |size: usize| {
            let mut command = tools.toyc(&["-", "-x=toy"]);
            command.args([stage, "-opt"]);
            let output = process::run(command, program(size).as_bytes(), 4 * LIMIT)?.output()?;
            Ok::<usize, String>(output.lines().count())
        };
        let small = lines(100)?;
        let large = lines(200)?;
        if large * 10 > small * 22 {
            return Err(format!("{stage}: {small} lines of a program, {large} of one of twice the size"));
        }
    }
    Ok(())
}

/// Functions that each call the previous one twice would take 2^40 operations if all were inlined: some calls must
/// stay.
fn ends(tools: &Tools, option: &str) -> Result<(), String> {
    let mut text =
        "func.func private @f0(%a: i32) -> i32 { %0 = arith.muli %a, %a : i32 return %0 : i32 }\n".to_owned();
    for index in 1..=40 {
        let callee = index - 1;
        let _ = writeln!(
            text,
            "func.func private @f{index}(%a: i32) -> i32 {{ %0 = call @f{callee}(%a) : (i32) -> i32 \
             %1 = call @f{callee}(%0) : (i32) -> i32 return %1 : i32 }}"
        );
    }
    let mut command = tools.command("toy-opt");
    command.arg(option);
    text += "func.func @main(%a: i32) -> i32 { %0 = call @f40(%a) : (i32) -> i32 return %0 : i32 }\n";
    let output = process::run(command, text.as_bytes(), 4 * LIMIT)?.output()?;
    if output.contains("call @f") { Ok(()) } else { Err("no call stays".to_owned()) }
}

/// A wrong piece, the text before and after many copies of it, and the number of copies.
const WRONG: [(&str, &str, &str, &str, usize); 13] = [
    ("else", "def main() { ", "if (1) x; else ", "}", 200_000),
    ("words", "def main() { ", "while ", "}", 200_000),
    ("conditions", "def main() { ", "if (1) ", "}", 200_000),
    ("values", "def main() { ", "var a = if (1) { 2 } + ", "}", 200_000),
    ("blocks", "def main() { ", "{ S s = S{1} x; } ", "}", 200_000),
    ("declarations", "def main() { ", "def f() { return 1 } ", "}", 200_000),
    ("numbers", "def main() { ", "f(1.2.3, ", "}", 200_000),
    ("look-alikes", "def main() { ", "print(1 \u{2212} 2 ", "}", 200_000),
    ("literals", "def main() { print(", "{1, {2} {", "); }", 200),
    ("braces", "def main() { ", "a } { ", "}", 200_000),
    ("fields", "", "struct S { S s = {1};", "}", 200_000),
    ("comments", "", "// c\n/* c */", "}", 200_000),
    ("comments-without-end", "def main() { ", "/* ", "}", 200_000),
];

/// Wrong programs: many copies of a piece, structs in a cycle, and meaningless characters.
fn wrong() -> Vec<(&'static str, String)> {
    let ring: String = (0..20_000).map(|i| format!("struct S{i} {{ S{} s; }}\n", (i + 1) % 20_000)).collect();
    let pieces = WRONG.iter().map(|&(name, before, piece, after, count)| {
        (name, format!("{before}{}{after}", piece.repeat(count)))
    });
    let many = |piece: &str| piece.repeat(100_000);
    let signs = format!("def main() {{ return {}{}; }}", many("-"), many(")"));
    let literals = format!("def main() {{ S s = {}{}{}; }}", many("{("), many(";"), many("}"));
    pieces
        .chain([
            ("semicolons", literals),
            ("ring-of-structs", ring + "def main() { print(1); }\n"),
            ("signs", signs),
        ])
        .collect()
}

/// The compiler reports the error, and ends as for any error in its input.
fn is_refused(tools: &Tools, text: &str) -> Result<(), String> {
    let mut command = tools.toyc(&["-", "-x=toy", "-emit=mlir"]);
    command.arg("--error-format=plain");
    let outcome = process::run(command, text.as_bytes(), 4 * LIMIT)?;
    let is_refused = outcome.status.is_some_and(|status| status.code() == Some(1))
        && String::from_utf8_lossy(&outcome.stderr).contains("error[E");
    if is_refused { Ok(()) } else { Err(outcome.to_string()) }
}

/// Each function calls the previous one twice: with everything inlined, the last is 2^count long.
fn calls_twice(count: usize) -> String {
    let mut text = "def f0(a) {\n  return a;\n}\n".to_owned();
    for index in 1..=count {
        let callee = index - 1;
        let _ = writeln!(text, "def f{index}(a) {{\n  return f{callee}(a) + f{callee}(a * 0.5);\n}}");
    }
    text + &format!("def main() {{\n  print(f{count}([1, 2]));\n}}\n")
}

fn cases() -> Vec<Case> {
    let case =
        |name, options, (text, printed): (String, Option<String>)| Case { name, text, options, printed };
    vec![
        case("literal-of-128-by-128", RUN, literal(128)),
        case("literal-of-128-by-128-not-optimized", RUN_PLAIN, literal(128)),
        case("numbers-10000", RUN, numbers(10_000)),
        case("literals-5000", RUN, literals(5000)),
        case("statements-10000", COMPILE, (statements(10_000), None)),
        case("functions-1000", COMPILE, (functions(1000), None)),
        case("terms-21000", COMPILE, (format!("def main() {{ print(1{}); }}", " + 1".repeat(20_999)), None)),
        case("call-depth-500", RUN, call_depth(500)),
        case("call-depth-4000", COMPILE, (call_depth(4000).0, None)),
        case("call-depth-500-not-optimized", RUN_PLAIN, call_depth(500)),
        case("calls-of-calls-200", COMPILE, (calls_twice(200), None)),
        case("unused-functions-2000", RUN, unused(2000)),
        case("arguments-500", RUN, arguments(500)),
        case("comments-400000", RUN, with_comments(400_000)),
        case("comment-of-a-megabyte", RUN, with_comment(1 << 20)),
        case("name-of-100000-letters", RUN, with_long_name(100_000)),
    ]
}

fn literal(size: usize) -> (String, Option<String>) {
    let mut rows = Vec::new();
    let mut printed = String::new();
    for row in 0..size {
        let numbers = row * size..(row + 1) * size;
        rows.push(format!("[{}]", numbers.clone().map(|n| n.to_string()).collect::<Vec<_>>().join(", ")));
        for number in numbers {
            let _ = write!(printed, "{number}.000000 ");
        }
        printed.push('\n');
    }
    (format!("def main() {{\n  print([{}]);\n}}\n", rows.join(",\n")), Some(printed))
}

fn statements(count: usize) -> String {
    let mut text = "def main() {\n  var v0 = [[1, 2], [3, 4]];\n".to_owned();
    for index in 1..count {
        let _ = writeln!(text, "  var v{index} = transpose(v{}) + v0;", index - 1);
    }
    let _ = writeln!(text, "  print(v{});\n}}", count - 1);
    text
}

/// Numbers that are computed and printed at once.
fn numbers(count: usize) -> (String, Option<String>) {
    let mut text = "def main() {\n".to_owned();
    let mut printed = String::new();
    for index in 0..count {
        let _ = writeln!(text, "  var a{index} = {index} + 1;\n  print(a{index});");
        let _ = writeln!(printed, "{}.000000 ", index + 1);
    }
    (text + "}\n", Some(printed))
}

/// Small literals that are printed at once.
fn literals(count: usize) -> (String, Option<String>) {
    let mut text = "def main() {\n".to_owned();
    let mut printed = String::new();
    for index in 0..count {
        let _ = writeln!(text, "  print([{index}, 1]);");
        let _ = writeln!(printed, "{index}.000000 1.000000 ");
    }
    (text + "}\n", Some(printed))
}

fn functions(count: usize) -> String {
    let mut text = String::new();
    for index in 0..count {
        let _ = writeln!(text, "def f{index}(x) {{\n  return x * x;\n}}");
    }
    text += "def main() {\n";
    for index in 0..count {
        let _ = writeln!(text, "  print(f{index}([1, 2]));");
    }
    text + "}\n"
}

fn call_depth(depth: usize) -> (String, Option<String>) {
    let mut text = "def f0(x) {\n  return x;\n}\n".to_owned();
    for index in 1..=depth {
        let _ = writeln!(text, "def f{index}(x) {{\n  return f{}(x) + x;\n}}", index - 1);
    }
    let _ = writeln!(text, "def main() {{\n  print(f{depth}([1, 2]));\n}}");
    (text, Some(format!("{}.000000 {}.000000 \n", depth + 1, 2 * (depth + 1))))
}

fn unused(count: usize) -> (String, Option<String>) {
    let mut text = String::new();
    for index in 0..count {
        let _ = writeln!(text, "def f{index}(x) {{\n  return g(x * x);\n}}");
    }
    (text + "def g(x) {\n  return x;\n}\ndef main() {\n  print(1);\n}\n", Some("1.000000 \n".to_owned()))
}

fn arguments(count: usize) -> (String, Option<String>) {
    let names: Vec<String> = (0..count).map(|index| format!("a{index}")).collect();
    let values: Vec<String> = (0..count).map(|index| index.to_string()).collect();
    let sum = names.join(" + ");
    let text = format!(
        "def f({}) {{\n  return {sum};\n}}\ndef main() {{\n  print(f({}));\n}}\n",
        names.join(", "),
        values.join(", ")
    );
    (text, Some(format!("{}.000000 \n", count * (count - 1) / 2)))
}

fn with_comments(count: usize) -> (String, Option<String>) {
    ("#\n".repeat(count) + "def main() {\n  print(1);\n}\n", Some("1.000000 \n".to_owned()))
}

fn with_comment(length: usize) -> (String, Option<String>) {
    (format!("# {}\ndef main() {{\n  print(1);\n}}\n", "x".repeat(length)), Some("1.000000 \n".to_owned()))
}

fn with_long_name(length: usize) -> (String, Option<String>) {
    let name = "n".repeat(length);
    let text = format!(
        "def {name}() {{\n  return 2;\n}}\ndef main() {{\n  var {name} = {name}();\n  print({name});\n}}\n"
    );
    (text, Some("2.000000 \n".to_owned()))
}
