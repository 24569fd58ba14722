//! `toyc repl`: scripts with their output, a terminal, and random sessions.

#![allow(clippy::print_stderr)]

use std::fmt::Write;
use std::fs;
use std::sync::Arc;

use generators::random::generate::{Case, generate};
use generators::random::{Random, mutate};
use libtest_mimic::Trial;
use tests::harness::{self, first_seed, is_full, number};
use tests::process::{self, LIMIT, Outcome};
use tests::tools::Tools;
use tests::{diff, terminal};
use toyc::session::{Answer, Session};

type Test = fn(&Tools) -> Result<(), String>;

const TESTS: &[(&str, Test)] = &[
    ("inputs", inputs),
    ("statements", statements),
    ("exact", exact),
    ("redefinitions", redefinitions),
    ("commands", commands),
    ("words", words),
    ("errors", errors),
    ("odd-inputs", odd_inputs),
    ("files", files),
    ("limits", limits),
    ("programs", programs),
    ("random-sessions", random_sessions),
];

fn main() {
    harness::main(|tools| {
        let test = |&(name, test): &(&str, Test)| {
            let tools = Arc::clone(tools);
            harness::trial(format!("repl/{name}"), None, move || test(&tools))
        };
        let mut trials: Vec<Trial> = TESTS.iter().map(test).collect();
        let skipped = terminal::missing(tools);
        let tools = Arc::clone(tools);
        trials.push(harness::trial("repl/on-a-terminal".to_owned(), skipped, move || on_a_terminal(&tools)));
        trials
    });
}

fn repl(tools: &Tools, input: &[u8]) -> Result<Outcome, String> {
    process::run(tools.toyc(&["repl", "-error-format=plain"]), input, LIMIT)
}

/// Fails unless a script prints the expected output, without errors.
fn prints(tools: &Tools, script: &str, expected: &str) -> Result<(), String> {
    let outcome = repl(tools, script.as_bytes())?;
    if outcome.success() && outcome.stderr.is_empty() && outcome.text() == expected {
        Ok(())
    } else {
        Err(format!("{outcome}\n{}", diff::difference(expected, &outcome.text())))
    }
}

/// Fails unless a script fails with these lines among the errors, and prints the expected output.
fn fails(tools: &Tools, script: &str, said: &[&str], expected: &str) -> Result<(), String> {
    let outcome = repl(tools, script.as_bytes())?;
    let errors = String::from_utf8_lossy(&outcome.stderr);
    let missing: Vec<&&str> = said.iter().filter(|line| !errors.contains(**line)).collect();
    if outcome.is_refusal() && missing.is_empty() && outcome.text() == expected {
        Ok(())
    } else {
        Err(format!("not in the errors: {missing:?}\n{outcome}"))
    }
}

fn inputs(tools: &Tools) -> Result<(), String> {
    let script = "
def f(x) {
  return x * x;
}
var a = [[1, 2], [3, 4]]
f(a) - a;
var b<4> = a; b
print(b)
struct Pair2 { var x; var y; } struct Pair { var left; Pair2 right; }
Pair2 q = {a, 3};
Pair p = {b, q}
p
p.right.y + 1
def g(Pair p) { print(p.left); return p.right; }
g(p).x
2 # a comment
";
    let expected = "\
a: tensor<2x2xf64>
tensor<2x2xf64>
0.000000 2.000000 
6.000000 12.000000 
b: tensor<4xf64>
tensor<4xf64>
1.000000 2.000000 3.000000 4.000000 
1.000000 2.000000 3.000000 4.000000 
q: Pair2
p: Pair
Pair
  left: tensor<4xf64>
    1.000000 2.000000 3.000000 4.000000 
  right: Pair2
    x: tensor<2x2xf64>
      1.000000 2.000000 
      3.000000 4.000000 
    y: tensor<f64>
      3.000000 
tensor<f64>
4.000000 
1.000000 2.000000 3.000000 4.000000 
tensor<2x2xf64>
1.000000 2.000000 
3.000000 4.000000 
tensor<f64>
2.000000 
";
    prints(tools, script, expected)
}

/// Statements give variables new values, also those in the blocks of others.
fn statements(tools: &Tools) -> Result<(), String> {
    let script = "
var x = [1, 2]
var n = 3
x = x * 2
struct P { var a; var b; }
P p = {1, x}
for i in 0..n {
  x = x + i;
  p = {p.a + 1, x};
  if i { print(i); } else { n = n + 10; }
}
x
n
p
while n { n = n - 1; }
n
var for = 2
for + 1
";
    let expected = "\
x: tensor<2xf64>
n: tensor<f64>
x: tensor<2xf64>
p: P
1.000000 
2.000000 
tensor<2xf64>
5.000000 7.000000 
tensor<f64>
13.000000 
P
  a: tensor<f64>
    4.000000 
  b: tensor<2xf64>
    5.000000 7.000000 
tensor<f64>
0.000000 
for: tensor<f64>
tensor<f64>
3.000000 
";
    prints(tools, script, expected)?;
    let said = [
        "<2>:1:1: error[E0301]: undefined variable 'y'",
        "<3>:1:1: error[E0509]: the shape of 'x' stays <2>, and this value has shape <>",
        "<4>:1:17: error[E0301]: undefined variable 'z'",
    ];
    let script = "var x = [1, 2]\ny = 1\nx = 1\nfor i in 0..2 { z = x; }\nx\n";
    fails(tools, script, &said, "x: tensor<2xf64>\ntensor<2xf64>\n1.000000 2.000000 \n")
}

/// Values keep all bits from one input to the next, even those that do not fit in a text of six digits.
fn exact(tools: &Tools) -> Result<(), String> {
    let script = "
var third = 1 / 3
var small = third - 0.333333
(small - 0.0000003) * 1e7
var inf = 1 / 0
var nothing = inf - inf
nothing
var zero = -1 / inf
1 / zero
";
    let expected = "\
third: tensor<f64>
small: tensor<f64>
tensor<f64>
0.333333 
inf: tensor<f64>
nothing: tensor<f64>
tensor<f64>
nan 
zero: tensor<f64>
tensor<f64>
-inf 
";
    prints(tools, script, expected)
}

fn redefinitions(tools: &Tools) -> Result<(), String> {
    let script = "
def f(x) { return x + 1; }
def g(x) { return f(x) * 10; }
var a = 1
var a = a + a
g(a)
def f(x) { return x + 2; }
g(a)
struct S { var x; }
S s = {a}
struct S { var x; }
s.x
def input(x) { return x; }
input(a) + 1
def main() { print(7); }
main()
:vars
";
    let expected = "\
a: tensor<f64>
a: tensor<f64>
tensor<f64>
30.000000 
tensor<f64>
40.000000 
s: S
tensor<f64>
2.000000 
tensor<f64>
3.000000 
7.000000 
a: tensor<f64>
s: S
";
    prints(tools, script, expected)?;
    let script = "struct S { var x; }\nS s = {1}\nstruct S { var x; var y; }\ns\n";
    fails(tools, script, &["note: 's' is gone", "undefined variable 's'"], "s: S\n")
}

fn commands(tools: &Tools) -> Result<(), String> {
    let script = "
def f(x) { return transpose(x) * 2; }
var a = [[1, 2, 3], [4, 5, 6]]
:type f(a)
f(a) * 2
:mlir opt
:mlir affine
:time
:help
:type print(a)
:quit
nonsense
";
    let outcome = repl(tools, script.as_bytes())?;
    let text = outcome.text();
    let wanted = [
        "tensor<3x2xf64>",
        "toy.transpose(%arg0 : tensor<2x3xf64>) to tensor<3x2xf64>",
        "affine.for",
        "Front end ",
        "Passes ",
        "Run ",
        "Total ",
        ":load FILE",
        "no value",
    ];
    let missing: Vec<&&str> = wanted.iter().filter(|part| !text.contains(**part)).collect();
    if !outcome.success() || !missing.is_empty() {
        return Err(format!("missing: {missing:?}\n{outcome}"));
    }
    let outcome = repl(tools, b"[1, 2] * 2\n:llvm\n:asm\n")?;
    let text = outcome.text();
    if !outcome.success() || !text.contains("define ") || !text.contains(".globl") {
        return Err(outcome.to_string());
    }
    let said = [
        "there is no command ':llmv'; did you mean ':llvm'?",
        "there is no command ':'",
        "the stages of ':mlir' are",
        "':type' needs an expression",
        "nothing may follow ':time'",
        "cannot read 'missing.toy'",
    ];
    let script = ":llmv\n:\n:mlir x\n:type\n:time 1\n:load missing.toy\n";
    fails(tools, script, &said, "")?;
    for command in [":mlir", ":mlir affine", ":llvm", ":asm", ":time"] {
        fails(tools, command, &["nothing was entered yet"], "")?;
    }
    fails(tools, "def f(x) { return x; }\n:llvm\n", &["the last input only defines"], "")
}

/// Commands of other programs, such as `exit`, work unless a variable or function has that name.
fn words(tools: &Tools) -> Result<(), String> {
    for end in ["quit", "exit", " exit ;", "quit()", "exit();", ":q", ":exit"] {
        prints(tools, &format!("1\n{end}\nnonsense\n"), "tensor<f64>\n1.000000 \n")?;
    }
    for help in ["help", "help()", "help;"] {
        let outcome = repl(tools, format!("{help}\n").as_bytes())?;
        if !outcome.success() || !outcome.text().contains(":load FILE") {
            return Err(outcome.to_string());
        }
    }
    let script = "var exit = 2\nexit\ndef help() { return 3; }\nhelp()\n";
    prints(tools, script, "exit: tensor<f64>\ntensor<f64>\n2.000000 \ntensor<f64>\n3.000000 \n")?;
    fails(tools, "help + 1\n", &["undefined variable 'help'"], "")
}

fn errors(tools: &Tools) -> Result<(), String> {
    let said = [
        "<1>:1:1: error[E0301]: undefined variable 'x'",
        "<2>:1:4: error[E0201]: expected an expression, found the end of the file",
        "<4>:1:3: error[E0504]: operands of '+' have different ranks",
        "<5>:1:1: error: nothing is there to return from",
        "<6>:1:19: error[E0602]: function calls itself: r -> r",
        "<7>:1:12: error[E0509]: the shape of 'c' stays <2>, and this value has shape <>",
        "<9>:1:1: error[E0407]: 'f' takes 1 argument, 2 given",
        "<8>:1:5: note: defined here",
        "<13>:1:1: error[E0205]: unmatched '}'",
    ];
    let script = "x\n1 +\nvar a = [1, 2]\na + [[1, 2, 3]]\nreturn a\ndef r(x) { return r(x); }\nvar c = a; c = 2\n\
                  def f(x) { return x; }\nf(a, a)\ndef h(x) { return x; } def g(x) { return h(x) + [1, 2]; }\n\
                  g([[1, 2, 3]])\ndef u(x) { var y = x; return x; }\n}\n1\n";
    fails(tools, script, &said, "a: tensor<2xf64>\nc: tensor<2xf64>\ntensor<f64>\n1.000000 \n")?;
    // An error in a definition that was entered before is shown at the definition.
    let outcome = repl(tools, b"def g(x) {\n  return x + [1, 2];\n}\ng([[1, 2, 3]])\n1\n")?;
    let said = String::from_utf8_lossy(&outcome.stderr).into_owned();
    if !said.contains("<1>:2:12: error[E0504]") || outcome.text() != "tensor<f64>\n1.000000 \n" {
        return Err(outcome.to_string());
    }
    // A warning is shown once, where the function is defined.
    let outcome = repl(tools, b"def u(x) { var y = x; return x; }\nu(1)\nu(2)\n")?;
    let said = String::from_utf8_lossy(&outcome.stderr).into_owned();
    if outcome.success() && said.matches("unused variable 'y'").count() == 1 {
        Ok(())
    } else {
        Err(outcome.to_string())
    }
}

fn odd_inputs(tools: &Tools) -> Result<(), String> {
    prints(tools, "", "")?;
    prints(tools, "\n\n  \n# only\n;\n1", "tensor<f64>\n1.000000 \n")?;
    prints(tools, "1\r\n", "tensor<f64>\n1.000000 \n")?;
    prints(tools, "def f(x)\n{\nreturn x;\n}\nf(1)\n", "tensor<f64>\n1.000000 \n")?;
    let sum = format!("1{}\n", " + 1".repeat(262_143));
    prints(tools, &sum, "tensor<f64>\n262144.000000 \n")?;
    let one = "tensor<f64>\n1.000000 \n";
    fails(tools, "def f(x) {\n  return x;\n", &["error[E0203]"], "")?;
    fails(tools, "def f(x)\n\n1\n", &["error[E0201]"], one)?;
    let deep = format!("{}1{}\n1\n", "(".repeat(100_000), ")".repeat(100_000));
    fails(tools, &deep, &["error[E0701]"], one)?;
    fails(tools, &"(".repeat(100_000), &["error[E0"], "")?;
    fails(tools, &"def f() {\n".repeat(10_000), &["error[E0"], "")?;
    fails(tools, &format!(":{}\n", "x".repeat(1 << 20)), &["there is no command ':xxx"], "")?;
    fails(tools, &format!("{}\n1\n", "é".repeat(1 << 19)), &["error[E0101]"], one)?;
    fails(tools, "\0\u{1}\n1\n", &["error[E0101]"], one)?;
    for (input, message) in [
        (&b"\xff\xfe\x00\n1\n"[..], "error: line 1 is not UTF-8\n"),
        (b"def f(x) {\n  \xff\n}\n1\n", "error: line 2 is not UTF-8\n"),
    ] {
        let outcome = repl(tools, input)?;
        let said = String::from_utf8_lossy(&outcome.stderr) == message;
        if !outcome.is_refusal() || !said || outcome.text() != one {
            return Err(outcome.to_string());
        }
    }
    let mut shell = tools.command("sh");
    shell.args(["-c", "toyc repl < /"]);
    let outcome = process::run(shell, b"", LIMIT)?;
    let said = String::from_utf8_lossy(&outcome.stderr).contains("cannot read the input: Is a directory");
    if outcome.is_refusal() && said { Ok(()) } else { Err(outcome.to_string()) }
}

fn files(tools: &Tools) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let path = folder.path().join("f.toy");
    fs::write(&path, "def main() { print(f(2)); }\n\ndef f(x) { return x * x; }\n")
        .map_err(|e| e.to_string())?;
    // Standard input cannot be loaded as a file.
    fails(tools, ":load -\n1 + 1\n", &["standard input is the session itself"], "tensor<f64>\n2.000000 \n")?;
    for (arguments, script) in
        [(&["repl", "f.toy"][..], "f(3)\nmain()\n"), (&["repl"], ":load f.toy\nf(3)\nmain()\n")]
    {
        let mut command = tools.toyc(arguments);
        command.current_dir(folder.path());
        let outcome = process::run(command, script.as_bytes(), LIMIT)?;
        if !outcome.success() || outcome.text() != "tensor<f64>\n9.000000 \n4.000000 \n" {
            return Err(outcome.to_string());
        }
    }
    Ok(())
}

/// An input that would take all memory is an error, and the old values stay.
fn limits(tools: &Tools) -> Result<(), String> {
    let script = "var a = 1\nvar big<100000, 100000> = a\nvar b<30000, 1000> = a\nvar c = b + 1\nvar d = b + 2\n\
                  var e = b + 3\nvar f = b + 4\nvar g = b + 5\nvar h = b + 6\nvar i = b + 7\nvar j = b + 8\na\n";
    let outcome = repl(tools, script.as_bytes())?;
    let text = outcome.text();
    if !outcome.is_refusal() || !text.ends_with("tensor<f64>\n1.000000 \n") || text.contains("big:") {
        return Err(outcome.to_string());
    }
    // Ten names for one value count as ten values, which leaves no room to compute until one of them is replaced.
    let mut full = "var a<6000, 6000> = 1 + 1\n".to_owned();
    (0..10).for_each(|n| full += &format!("var b{n} = a\n"));
    full += "var c<1000> = 1 + 1\nvar b0 = 1\nvar b1 = 2 * b0\nvar b2 = 3\nvar b3 = 4\nb1 + 1\n";
    let outcome = repl(tools, full.as_bytes())?;
    if !outcome.is_refusal()
        || !outcome.text().ends_with("tensor<f64>\n3.000000 \n")
        || outcome.text().contains("c:")
    {
        return Err(outcome.to_string());
    }
    let shown = repl(tools, b"var a = 1\nvar b<100, 100> = a\nb\n")?;
    if shown.success() && shown.text().ends_with("... and 9000 more\n") {
        Ok(())
    } else {
        Err(shown.to_string())
    }
}

/// The answer of the session to an input: its output, including values, and whether there is an error.
fn answer(session: &mut Session, text: &str) -> (String, bool) {
    let mut printed = Vec::new();
    let mut values = String::new();
    let done = session.input(text, &mut printed, |answer| {
        if let Answer::Value { value, .. } = answer {
            let _ = write!(values, "{value}");
        }
    });
    (String::from_utf8_lossy(&printed).into_owned() + &values, done.is_err())
}

/// Programs behave in a session as they do alone.
fn programs(_: &Tools) -> Result<(), String> {
    let seed = first_seed();
    for seed in seed..seed + number("TOY_TEST_PROGRAMS").unwrap_or(if is_full() { 2000 } else { 100 }) {
        let Case { program, expected } = generate(seed);
        let text = program.to_string();
        let mut session = Session::new();
        let (defined, has_errors) = answer(&mut session, &text);
        let (printed, fails) = answer(&mut session, "main()");
        if !defined.is_empty() || has_errors || fails || printed != expected {
            return Err(format!("seed {seed}:\n{text}\n{}", diff::difference(&expected, &printed)));
        }
    }
    Ok(())
}

/// Lines that are valid, or nearly.
const LINES: &[&str] = &[
    "def f(x) { return x * x; }",
    "def f(x, y) { return f(x); }",
    "def g(x) { print(x); return f(x); }",
    "def h() { return; }",
    "struct S { var a; var b; }",
    "struct T { S s; var c; }",
    "struct S { T t; }",
    "var a = [[1, 2], [3, 4]]",
    "var a = a + 1",
    "var b<2, 2> = a",
    "var b<4> = b",
    "S s = {a, b}",
    "T t = {s, 1}",
    "t.s.a * t.c",
    "f(a)",
    "g(f(b))",
    "h()",
    "h() + 1",
    "s",
    "t",
    "print(t.s.b)",
    "transpose(a) - a / 3",
    "return a",
    "a + [1, 2, 3]",
    "1 / 0 - 1 / 0",
    "var f = 3; f(f)",
    "def main() { print(a); }",
    "main()",
    "{a}",
    "input",
    "def input(x) { return x; }",
];

/// Whatever is typed, the session continues, and its variables have values that can be shown.
fn random_sessions(_: &Tools) -> Result<(), String> {
    let seed = first_seed();
    let count = number("TOY_TEST_PROGRAMS").unwrap_or(if is_full() { 5000 } else { 300 });
    let mut inputs = 0;
    let mut wrong = 0;
    for seed in seed..seed + count {
        let mut random = Random::new(seed);
        let mut session = Session::new();
        let mut said = String::new();
        for _ in 0..random.below(20) + 3 {
            let line = *random.pick(LINES).unwrap_or(&"1");
            let line =
                if random.chance(30) { mutate::change_text(line, &mut random) } else { line.to_owned() };
            let _ = writeln!(said, "{line}");
            let answered = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                let has_errors = answer(&mut session, &line).1;
                let _ = session.type_of(&line);
                let _ = session.variables().map(|(_, value)| value.to_string().len()).sum::<usize>();
                has_errors
            }));
            let Ok(has_errors) = answered else { return Err(format!("seed {seed} panics:\n{said}")) };
            inputs += 1;
            wrong += usize::from(has_errors);
        }
        if answer(&mut session, "1 + 1") != ("tensor<f64>\n2.000000 \n".to_owned(), false) {
            return Err(format!("seed {seed} does not go on:\n{said}"));
        }
    }
    eprintln!("{count} sessions, TOY_TEST_SEED={seed}: {inputs} inputs, {wrong} with errors");
    if wrong > 0 && wrong < inputs { Ok(()) } else { Err("the lines are all right, or all wrong".to_owned()) }
}

/// Completion, a history that persists, input on several lines, Ctrl-C and Ctrl-D.
fn on_a_terminal(tools: &Tools) -> Result<(), String> {
    let home = tempfile::tempdir().map_err(|e| e.to_string())?;
    let talk = |steps: &[(&[&str], &str)]| {
        terminal::talk(tools, "toyc repl", steps, |command| {
            command.env("XDG_STATE_HOME", home.path());
        })
    };
    // Ctrl-C cancels a line, Tab completes a name, a line with an open bracket continues, Ctrl-D ends.
    let first = talk(&[
        (&[":help", "> "], "nonsense\u{3}"),
        (&["nonsense", "> "], "var alphabet = [1, 2]\r"),
        (&["alphabet: tensor<2xf64>", "> "], "print(alph\t)\r"),
        (&["1.000000 2.000000", "> "], "var c = [3,\r4]\r"),
        (&["c: tensor<2xf64>", "> "], "c\r"),
        (&["3.000000 4.000000", "> "], "\u{4}"),
    ])?;
    if first.contains("rror") {
        return Err(first);
    }
    let history = fs::read_to_string(home.path().join("toyc/history")).map_err(|e| e.to_string())?;
    if !history.contains("print(alphabet)") {
        return Err(format!("not in the history: {history}"));
    }
    // The first input of the last session; one of the other inputs has two lines.
    let up = "\u{1b}[A".repeat(5);
    talk(&[(&[":help", "> "], &format!("{up}\r")), (&["alphabet: tensor<2xf64>", "> "], "\u{4}")])?;
    // Ctrl-C stops a running program, and the session continues with its variables.
    talk(&[
        (&[":help", "> "], "var a<3000, 1000> = 1 + 1\r"),
        (&["a: tensor<3000x1000xf64>", "> "], "print(a)\r"),
        (&["2.000000", "2.000000"], "\u{3}"),
        (&["error: interrupted", "> "], "var b<3> = 5\r"),
        (&["b: tensor<3xf64>", "> "], "print(b)\r"),
        (&["5.000000 5.000000 5.000000", "> "], "\u{4}"),
    ])?;
    // Ctrl-C also stops a program that prints nothing, and works every time; twice for one input ends the session.
    let mut chain = "def f0(x) { return x + 1; }".to_owned();
    (1..40).for_each(|n| chain += &format!(" def f{n}(x) {{ return f{0}(f{0}(x)); }}", n - 1));
    fs::write(home.path().join("my chain.toy"), &chain).map_err(|e| e.to_string())?;
    let load = format!(":load {}/my ch\t\r", home.path().display());
    talk(&[
        (&[":help", "> "], &load),
        (&["> "], "print(1)\r"),
        (&["1.000000", "> "], "print(2); f39(3)\r"),
        (&["2.000000"], "\u{3}"),
        (&["error: interrupted", "> "], ":vars\r"),
        (&["> "], "print(4); f39(3)\r"),
        (&["4.000000"], "\u{3}"),
        (&["error: interrupted", "> "], "f3(1)\r"),
        (&["9.000000", "> "], "\u{4}"),
    ])?;
    // Text that is typed before the prompt appears is not lost.
    talk(&[
        (&[":help", "> "], "def f(x) {\r  return x + 1;\r}\rvar a = f(1)\rvar b = f(a)\rprint(b)\r"),
        (&["3.000000", "> "], "\u{4}"),
    ])?;
    // If the history cannot be written, there is none.
    let steps: &[(&[&str], &str)] = &[(&[":help", "> "], "1 + 1\r"), (&["2.000000", "> "], "\u{4}")];
    let set_up = |command: &mut std::process::Command| {
        command.env("XDG_STATE_HOME", "/dev/null");
    };
    terminal::talk(tools, "toyc repl", steps, set_up).map(|_| ())
}
