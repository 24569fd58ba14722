//! Inputs of a hundred megabytes, and programs of a million terms or a hundred thousand functions, for the benchmark
//! `limits`: their time and memory.

use crate::measure::{Competitor, Place};

/// A text, and how it is compiled.
struct Limit {
    name: &'static str,
    /// The name of the file that holds the text.
    file: &'static str,
    text: fn() -> String,
    options: &'static [&'static str],
    is_refused: bool,
}

const LIMITS: &[Limit] = &[
    Limit {
        name: "100 MB of )",
        file: "parentheses",
        text: parentheses,
        options: &["-emit=mlir"],
        is_refused: true,
    },
    Limit {
        name: "100 MB literal",
        file: "literal",
        text: literal,
        options: &["-emit=mlir"],
        is_refused: true,
    },
    Limit {
        name: "10,000,000 prints, ast",
        file: "prints",
        text: prints,
        options: &["-emit=ast"],
        is_refused: false,
    },
    Limit {
        name: "10,000,000 prints, mlir",
        file: "prints",
        text: prints,
        options: &["-emit=mlir"],
        is_refused: false,
    },
    Limit {
        name: "1+1+... 1,000,000 times, mlir",
        file: "sum",
        text: sum,
        options: &["-emit=mlir"],
        is_refused: false,
    },
    Limit {
        name: "1+1+... 1,000,000 times, jit",
        file: "sum",
        text: sum,
        options: &["-emit=jit"],
        is_refused: false,
    },
    Limit {
        name: "100,000 functions, mlir",
        file: "chain",
        text: chain,
        options: &["-emit=mlir"],
        is_refused: false,
    },
    Limit {
        name: "100,000 functions, mlir -opt",
        file: "chain",
        text: chain,
        options: &["-emit=mlir", "-opt"],
        is_refused: false,
    },
    Limit {
        name: "100,000 functions, llvm",
        file: "chain",
        text: chain,
        options: &["-emit=llvm"],
        is_refused: false,
    },
    Limit {
        name: "100,000 functions, jit",
        file: "chain",
        text: chain,
        options: &["-emit=jit"],
        is_refused: false,
    },
];

/// One competitor for each limit; a unit is a byte of the text.
pub(crate) fn limits(place: &Place) -> Result<Vec<Competitor>, String> {
    let competitor = |limit: &Limit| {
        let text = (limit.text)();
        let file = place.write(&format!("limit-{}.toy", limit.file), &text)?;
        let arguments = [&[&*file], limit.options].concat();
        let ours = place.ours(limit.name, "toyc", &arguments, text.len());
        Ok(Competitor { may_fail: limit.is_refused, ..ours })
    };
    LIMITS.iter().map(competitor).collect()
}

fn parentheses() -> String {
    ")".repeat(100_000_000)
}

fn literal() -> String {
    format!("def main() {{ print([1{}]); }}\n", ",1".repeat(50_000_000))
}

fn prints() -> String {
    format!("def main() {{\n{}}}\n", "print(1);\n".repeat(10_000_000))
}

fn sum() -> String {
    format!("def main() {{ print(1{}); }}\n", "+1".repeat(1_000_000))
}

/// Each function calls the next.
fn chain() -> String {
    const LAST: usize = 99_999;
    let calls = (0..LAST).map(|index| format!("def f{index}(x) {{\n  return f{}(x);\n}}\n", index + 1));
    let last = format!("def f{LAST}(x) {{\n  return x;\n}}\ndef main() {{\n  print(f0([1, 2]));\n}}\n");
    calls.chain([last]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_function_is_called_once() {
        let text = chain();
        assert_eq!((text.matches("def f").count(), text.matches("(x);").count()), (100_000, 99_999));
    }
}
