//! The page of the book with the table.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use crate::{Cells, Step};

/// A dialect, its operations, what is done with them here and by MLIR.
type Part<'a> = (&'a str, Vec<&'a str>, Cells, Option<Cells>);

const TOP: &str = "# Every operation

What works with each operation of MLIR's dialects: a test makes this table with a small program for each, in
`tests/operations`. *Parsed* means read and verified, *interpreted* run as it is, *converted* lowered to the llvm dialect by
the passes that `toy-opt -run` runs, *translated* to LLVM IR, and *run* that the JIT, `lli` and `mlir-runner` compute what
the interpreter does, which also runs the converted program. The column *MLIR 22* says what `mlir-opt` and
`mlir-translate` do with the same program: `p`, `c`, `t`. Where a cell is empty, the reason follows the table.

";

/// Compares the page with the table, or writes it.
pub(crate) fn check(table: &[Part<'_>], reasons: &BTreeMap<(String, String), String>) {
    // Without MLIR, its column is not known.
    if table.iter().any(|(_, _, _, theirs)| theirs.is_none()) {
        return;
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../book/src/reference/operations.md");
    let text = page(table, reasons);
    if std::env::var("TOY_TEST_BLESS").is_ok_and(|value| value == "1") {
        std::fs::write(&path, text).expect("the page can be written");
        return;
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = text.lines().zip(found.lines()).find(|(now, then)| now != then);
    assert!(
        text == found,
        "the page is not what the programs show ({differs:?}): TOY_TEST_BLESS=1 writes it"
    );
}

fn page(table: &[Part<'_>], reasons: &BTreeMap<(String, String), String>) -> String {
    let mut text = TOP.to_owned();
    text.push_str("| dialect | operations | parsed | interpreted | converted | translated | run | MLIR 22: converted | translated |\n");
    text.push_str("|---|---:|---:|---:|---:|---:|---:|---:|---:|\n");
    for (dialect, ops, ours, theirs) in table {
        let of = |cells: &Cells, step| {
            ops.iter().filter(|op| cells.get(**op).is_some_and(|has| has.contains(&step))).count()
        };
        let _ = write!(text, "| [{dialect}](#{dialect}) | {}", ops.len());
        for step in Step::ALL {
            let _ = write!(text, " | {}", of(ours, step));
        }
        let theirs = theirs.as_ref();
        for step in [Step::Converted, Step::Translated] {
            let _ = write!(text, " | {}", theirs.map_or(0, |theirs| of(theirs, step)));
        }
        text.push_str(" |\n");
    }
    for (dialect, ops, ours, theirs) in table {
        let _ = write!(text, "\n## {dialect}\n\n| operation |");
        for step in Step::ALL {
            let _ = write!(text, " {} |", step.name());
        }
        text.push_str(" MLIR 22 |\n|---|---|---|---|---|---|---|\n");
        for op in ops {
            let _ = write!(text, "| `{op}` |");
            let has = |cells: &Cells, step| cells.get(*op).is_some_and(|has| has.contains(&step));
            for step in Step::ALL {
                text.push_str(if has(ours, step) { " ✓ |" } else { " |" });
            }
            let letters = [(Step::Parsed, 'p'), (Step::Converted, 'c'), (Step::Translated, 't')];
            let theirs = theirs.as_ref();
            let letters: String = letters
                .iter()
                .filter(|(step, _)| theirs.is_some_and(|theirs| has(theirs, *step)))
                .map(|(_, letter)| *letter)
                .collect();
            let _ = writeln!(text, " {letters} |");
        }
        let of_dialect: Vec<_> = reasons.iter().filter(|((op, _), _)| ops.contains(&op.as_str())).collect();
        if !of_dialect.is_empty() {
            text.push('\n');
        }
        for ((op, step), reason) in of_dialect {
            let _ = writeln!(text, "- `{op}`, not {step}: {reason}.");
        }
    }
    text
}
