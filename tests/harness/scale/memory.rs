//! How much more memory large inputs take than an empty one, in bytes per byte of text.

use std::sync::{Arc, OnceLock};

use libtest_mimic::Trial;
use tests::harness;
use tests::process::{self, LIMIT, Outcome};
use tests::tools::Tools;

/// The bytes of memory that the front end may take per byte of text, including the text.
const FRONT_END: usize = 25;

/// The same, if each piece has its own name.
const WITH_NAMES: usize = 28;

/// The same, up to the printed toy dialect; ids are larger in the development profile.
const IR: usize = 60;

/// The length of the inputs in bytes.
const LENGTH: usize = 4_000_000;

/// A long text that repeats one piece, and the expected message.
struct Case {
    name: &'static str,
    before: &'static str,
    /// `@` stands for a different number each time.
    piece: &'static str,
    after: &'static str,
    message: &'static str,
    /// The bytes of memory that it may take per byte of text.
    bound: usize,
}

impl Case {
    /// The case with another bound.
    const fn up_to(self, bound: usize) -> Case {
        Case { bound, ..self }
    }

    fn text(&self) -> String {
        let mut text = self.before.to_owned();
        let parts = self.piece.split_once('@');
        let mut number = 1_000_000;
        while text.len() < LENGTH {
            match parts {
                Some((before, after)) => text += &format!("{before}{number}{after}"),
                None => text += self.piece,
            }
            number += 1;
        }
        text + self.after
    }
}

const fn case(
    name: &'static str,
    before: &'static str,
    piece: &'static str,
    after: &'static str,
    message: &'static str,
) -> Case {
    Case { name, before, piece, after, message, bound: FRONT_END }
}

/// The message after all of a program has been checked, before any of it becomes IR.
const CHECKED: &str = "program has no function 'main'";
/// The message for text outside functions.
const OUTSIDE: &str = "expected 'def' or 'struct'";

const CASES: &[Case] = &[
    case("parentheses", "", ")", "", OUTSIDE),
    case("pairs", "", "()", "", OUTSIDE),
    case("words", "", "a ", "", OUTSIDE),
    case("unknown-characters", "", "$$ ", "", "unknown characters"),
    case("look-alikes", "", "\u{2212}", "", "unknown character"),
    case("deep-nesting", "def f() { print(", "(", "", "brackets nest deeper"),
    case("prints", "def f() { ", "print(1); ", "}", CHECKED),
    case("prints-then-a-mistake", "def f() { ", "print(1); ", "1 2; }", "missing ';'"),
    case("sums", "def f() { print(1", "+1", "); }", CHECKED),
    case("products-of-names", "def f(a) { print(a", "*a", "); }", CHECKED),
    case("signs", "def f() { print(", "-", "1); }", CHECKED),
    case("fields", "def f(a) { print(a", ".b", "); }", "a tensor has no fields"),
    case("literal", "def f() { print([1", ", 1", "]); }", CHECKED),
    case("variables", "def f() { ", "var a@ = [1];\n", "}", CHECKED).up_to(WITH_NAMES),
    case("parameters", "def f(a", ", a@", ") { }", CHECKED).up_to(WITH_NAMES),
    case("arguments", "def f(a) { f(a", ",a", "); }", "'f' takes 1 argument"),
    case("functions", "", "def f@() { print(1); }\n", "", CHECKED).up_to(WITH_NAMES),
    case("structs", "", "struct S@ { var a; }\n", "", CHECKED).up_to(WITH_NAMES),
];

/// One test for each case, and one for each limit.
pub(super) fn trials(tools: &Arc<Tools>) -> Vec<Trial> {
    let bounded = CASES.iter().map(|case| {
        let tools = Arc::clone(tools);
        harness::trial(format!("scale/memory-of-{}", case.name), None, move || is_bounded(&tools, case))
    });
    let early = Arc::clone(tools);
    let literal =
        harness::trial("scale/literal-is-refused-early".to_owned(), None, move || is_refused_early(&early));
    let ir = Arc::clone(tools);
    let ir = harness::trial("scale/memory-of-ir".to_owned(), None, move || is_small_as_ir(&ir));
    let page = Arc::clone(tools);
    let page = harness::trial("scale/pages-are-bounded".to_owned(), None, move || pages_are_bounded(&page));
    bounded.chain([literal, ir, page]).collect()
}

fn run(tools: &Tools, text: &str) -> Result<(Outcome, Option<usize>), String> {
    run_to(tools, text, "-emit=mlir-affine")
}

fn run_to(tools: &Tools, text: &str, stage: &str) -> Result<(Outcome, Option<usize>), String> {
    let mut command = tools.toyc(&["-", "-x=toy", stage]);
    command.arg("--error-format=plain");
    process::run_measured(command, text.as_bytes(), 4 * LIMIT)
}

/// The memory that the compiler takes for an empty text, if the system reports it.
///
/// Such a run is so short that it may end between the last reading of its memory and its peak, so this is the maximum
/// of several runs.
fn least(tools: &Tools) -> Result<Option<usize>, String> {
    static LEAST: OnceLock<Result<Option<usize>, String>> = OnceLock::new();
    let measure = || (0..8).try_fold(None, |most, _| Ok(run(tools, "")?.1.max(most)));
    LEAST.get_or_init(measure).clone()
}

/// The memory that the compiler takes for a text beyond that for an empty one, if the system reports it.
fn measured(tools: &Tools, text: &str, message: &str) -> Result<Option<usize>, String> {
    let least = least(tools)?;
    let (outcome, most) = run(tools, text)?;
    if !String::from_utf8_lossy(&outcome.stderr).contains(message) {
        return Err(format!("`{message}` is not said\n{outcome}"));
    }
    Ok(most.zip(least).map(|(most, least)| most.saturating_sub(least)))
}

#[allow(clippy::print_stdout, reason = "figures are asked for")]
fn is_bounded(tools: &Tools, case: &Case) -> Result<(), String> {
    let text = case.text();
    let Some(mut memory) = measured(tools, &text, case.message)? else { return Ok(()) };
    // The system gives large pages when it likes, a few megabytes more or less: the least of a few runs counts.
    for _ in 0..3 {
        if memory > case.bound * text.len() {
            memory = memory.min(measured(tools, &text, case.message)?.unwrap_or(memory));
        }
    }
    if std::env::var_os("TOY_TEST_SHOW_MEMORY").is_some() {
        println!("{}: {:.1} bytes for each of the text", case.name, memory as f64 / text.len() as f64);
    }
    if memory <= case.bound * text.len() {
        Ok(())
    } else {
        Err(format!(
            "{memory} bytes of memory for a text of {}, {} for each",
            text.len(),
            memory / text.len()
        ))
    }
}

/// A program of statements takes bounded memory as IR, and while that IR, which is ten times as long, is printed.
fn is_small_as_ir(tools: &Tools) -> Result<(), String> {
    let text = format!("def main() {{\n{}}}\n", "print(1);\n".repeat(LENGTH / 10));
    let least = least(tools)?;
    let (outcome, most) = run_to(tools, &text, "-emit=mlir")?;
    let Some(memory) = most.zip(least).map(|(most, least)| most.saturating_sub(least)) else { return Ok(()) };
    if !outcome.success() {
        return Err(outcome.to_string());
    }
    if memory <= IR * text.len() {
        Ok(())
    } else {
        Err(format!("{memory} bytes of memory for a text of {}", text.len()))
    }
}

/// After its first excess element, a literal costs only its text.
fn is_refused_early(tools: &Tools) -> Result<(), String> {
    let literal = |elements: usize| format!("def main() {{ print([1{}]); }}", ",1".repeat(elements - 1));
    let message = "tensor literal has too many elements";
    let least = literal((1 << 22) + 1);
    let large = literal(20_000_000);
    let Some(first) = measured(tools, &least, message)? else { return Ok(()) };
    let Some(second) = measured(tools, &large, message)? else { return Ok(()) };
    let more = second.saturating_sub(first);
    let text = large.len() - least.len();
    if more <= 2 * text {
        Ok(())
    } else {
        Err(format!("{more} bytes of memory for {text} bytes of elements that are too many"))
    }
}

/// However long a program is, and whatever makes it long, a page of it has a size that a browser can show, says what it
/// leaves out, and takes little memory.
fn pages_are_bounded(tools: &Tools) -> Result<(), String> {
    /// A page has 24 MiB of texts and changes; numbers in its data take up to seven characters, and strings are escaped.
    const PAGE: usize = 100 << 20;
    const MEMORY: usize = 800 << 20;
    let of = |count: usize, piece: &dyn Fn(usize) -> String| (0..count).map(piece).collect::<String>();
    let in_main = |body: String| format!("def main() {{\n  var x = [1, 2];\n{body}}}\n");
    let texts = [
        ("signs", in_main(format!("  print({}x);\n", "- ".repeat(12_000))), true),
        ("a-sum", in_main(format!("  print(x{});\n", " + x".repeat(1100))), true),
        ("statements", in_main("  print(x);\n".repeat(1500)), false),
        ("a-long-line", format!("# {}\n{}", "x".repeat(1 << 20), in_main(String::new())), true),
        (
            "functions",
            of(150, &|f| format!("def f{f}(x) {{ return x * {f}; }}\n"))
                + &in_main(of(150, &|f| format!("  print(f{f}(x));\n"))),
            false,
        ),
    ];
    for (name, text, is_cut) in texts {
        let command = tools.toyc(&["-", "-emit=html", "-o", "-", "-w"]);
        let (outcome, memory) = process::run_measured(command, text.as_bytes(), 4 * LIMIT)?;
        let size = outcome.stdout.len();
        if !outcome.success() || size > PAGE || memory.is_some_and(|memory| memory > MEMORY) {
            let said = String::from_utf8_lossy(&outcome.stderr);
            return Err(format!("{name}: {:?}, {size} bytes, {memory:?} of memory\n{said}", outcome.status));
        }
        let says = outcome.text().contains("The page is incomplete");
        if says != is_cut {
            return Err(format!("{name}: a page of {size} bytes, where something is left out: {says}"));
        }
    }
    Ok(())
}
