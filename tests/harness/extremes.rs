//! Extreme values in every position: widths, sizes, strides, offsets, affine constants, alignments, lines and columns,
//! elements, cases, floats.
//!
//! Each pair of a position and a value is a part of one large input. `toy-opt` accepts what `mlir-opt` accepts and
//! prints the same, and its output is read back as the same: by itself, through bytecode, and by `mlir-opt`. A table
//! lists the exceptions; one that is no longer needed fails.

#[path = "extremes/positions.rs"]
mod positions;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use libtest_mimic::Trial;
use tests::process::{self, LIMIT};
use tests::tools::Tools;
use tests::{diff, harness};

use positions::{FLOATS, INTEGERS, float_positions, integer_positions};

const REFERENCE: &str = "mlir-opt-22";
const SEPARATOR: &str = "// -----";

fn main() {
    harness::main(|tools| {
        let reads = |name: &str, of: fn() -> Vec<String>, values: &'static [&'static str]| {
            let tools = Arc::clone(tools);
            let name = format!("extremes/{name}");
            let missing = (!tools.has(REFERENCE)).then(|| format!("{REFERENCE} is not installed"));
            harness::trial(name, missing, move || compare(&of(), values, &tools))
        };
        let mut trials: Vec<Trial> =
            vec![reads("integers", integer_positions, INTEGERS), reads("floats", float_positions, FLOATS)];
        trials.push(alignments(tools));
        trials
    });
}

/// Why the two tools differ on a value in a position.
struct Exception {
    position: &'static str,
    /// A part of our text, or of MLIR's; empty for all values.
    text: &'static str,
    #[allow(dead_code, reason = "for readers")]
    why: &'static str,
}

const EXCEPTIONS: &[Exception] = &[
    Exception {
        position: "affine",
        text: "-9223372036854775807 - 1",
        why: "mlir-opt prints -9223372036854775808, which is not read",
    },
    Exception {
        position: "affine",
        text: "9223372036854775807",
        why: "mlir-opt lets sums and products of constants wrap around",
    },
    Exception {
        position: "cf.switch",
        text: ": ^bb1",
        why: "mlir-opt prints cases of 64 bits and more as unsigned numbers of 64 bits, which are not read",
    },
    Exception {
        position: "f80",
        text: "-49",
        why: "both print all digits and read the nearest number of f64",
    },
    Exception {
        position: "f128",
        text: "-49",
        why: "both print all digits and read the nearest number of f64",
    },
    Exception {
        position: "f4E2M1FN",
        text: "6.000000e+00",
        why: "mlir-opt makes 0 of numbers too large for f64",
    },
    Exception {
        position: "tensor.collapse_shape",
        text: "",
        why: "mlir-opt takes numbers of dimensions modulo 2^32",
    },
    Exception {
        position: "tensor.pad",
        text: "9223372036854775",
        why: "mlir-opt adds amounts modulo 2^64, and takes the least one for an operand",
    },
];

/// Whether the reference may crash: it mistakes the smallest amount for an operand, and reads memory behind the
/// operands.
fn may_crash(part: &str) -> bool {
    part.contains("tensor.pad") && part.contains("[-9223372036854775808]")
}

/// The first exception that covers a difference.
fn exception(position: &str, texts: [&str; 2]) -> Option<usize> {
    EXCEPTIONS
        .iter()
        .position(|e| position.contains(e.position) && texts.iter().any(|text| text.contains(e.text)))
}

/// The output of a tool for each part that it accepts, by the number of the part.
type Accepted = BTreeMap<usize, String>;

fn run(program: &str, options: &[&str], input: &[u8], tools: &Tools) -> Result<process::Outcome, String> {
    let mut command = tools.command(program);
    command.args(["-allow-unregistered-dialect", "-mlir-print-debuginfo", "-"]);
    command.args(options);
    process::run(command, input, LIMIT)
}

/// Reads all parts; those with errors print nothing.
fn read(program: &str, parts: &[String], tools: &Tools) -> Result<Accepted, String> {
    let input = parts.join(&format!("{SEPARATOR}\n"));
    let options = ["-split-input-file", "-mlir-print-local-scope"];
    let outcome = run(program, &options, input.as_bytes(), tools)?;
    if !outcome.success() && !outcome.is_refusal() {
        return Err(outcome.to_string());
    }
    let mut accepted = Accepted::new();
    for part in outcome.text().split(SEPARATOR) {
        let number = part.split_once("\"t.case").and_then(|(_, rest)| rest.split_once('"'));
        if let Some(number) = number.and_then(|(number, _)| number.parse().ok()) {
            accepted.insert(number, without_places(part.trim()));
        }
    }
    if accepted.is_empty() { Err(format!("{program} accepts nothing")) } else { Ok(accepted) }
}

/// Like [`read`], without the parts at which the reference may crash.
fn read_by_reference(parts: &[String], tools: &Tools) -> Result<Accepted, String> {
    let parts: Vec<String> =
        parts.iter().map(|part| if may_crash(part) { String::new() } else { part.clone() }).collect();
    read(REFERENCE, &parts, tools)
}

/// The text without locations in the input.
fn without_places(text: &str) -> String {
    let mut pieces = text.split("loc(\"<stdin>\":");
    let mut kept = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        kept += piece.split_once(')').map_or("", |(_, rest)| rest);
    }
    kept.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

fn compare(positions: &[String], values: &[&str], tools: &Tools) -> Result<(), String> {
    let pairs: Vec<(&String, &str)> =
        positions.iter().flat_map(|position| values.iter().map(move |&value| (position, value))).collect();
    let parts: Vec<String> = (pairs.iter().enumerate())
        .map(|(at, (position, value))| {
            format!("\"t.case{at}\"() : () -> ()\n{}\n", position.replace('$', value))
        })
        .collect();
    let ours = read("toy-opt", &parts, tools)?;
    let theirs = read_by_reference(&parts, tools)?;
    let mut found = Vec::new();
    let mut used = BTreeSet::new();
    let mut differs = |what: &str, at: usize, texts: [Option<&String>; 2]| {
        let shown = texts.map(|text| text.map_or("refused", String::as_str));
        if shown[0] == shown[1] {
            return;
        }
        match exception(pairs[at].0, shown) {
            Some(known) => _ = used.insert(known),
            None => found.push(format!("{what}: {:?}\n{}\n{}", pairs[at], shown[0], shown[1])),
        }
    };
    for at in 0..pairs.len() {
        differs("toy-opt and mlir-opt", at, [ours.get(&at), theirs.get(&at)]);
    }
    let printed: Vec<String> = ours.values().map(|text| format!("{text}\n")).collect();
    let read_by_them = read_by_reference(&printed, tools)?;
    for at in ours.keys() {
        differs("mlir-opt reads what toy-opt printed", *at, [ours.get(at), read_by_them.get(at)]);
    }
    // Reading our own text has no exceptions, unless `mlir-opt` reads that text the same way.
    let again = read("toy-opt", &printed, tools)?;
    for (at, text) in &ours {
        let is_exact = again.get(at) == Some(text);
        if !is_exact && (!again.contains_key(at) || again.get(at) != read_by_them.get(at)) {
            found.push(format!("toy-opt reads: {:?}\n{text}\n{:?}", pairs[*at], again.get(at)));
        }
    }
    if !found.is_empty() {
        let count = found.len();
        found.truncate(20);
        return Err(format!("{count} differences\n{}", found.join("\n\n")));
    }
    through_bytecode(&printed.concat(), tools)?;
    let relevant = |at: &usize| positions.iter().any(|p| p.contains(EXCEPTIONS[*at].position));
    match (0..EXCEPTIONS.len()).filter(relevant).find(|at| !used.contains(at)) {
        Some(at) => Err(format!("the exception for {} is not needed", EXCEPTIONS[at].position)),
        None => Ok(()),
    }
}

/// Whether a text stays the same when it is written as bytecode and read.
fn through_bytecode(text: &str, tools: &Tools) -> Result<(), String> {
    let direct = run("toy-opt", &["-mlir-print-local-scope"], text.as_bytes(), tools)?.output()?;
    let written = run("toy-opt", &["-emit-bytecode"], text.as_bytes(), tools)?;
    if !written.success() {
        return Err(format!("cannot be written as bytecode:\n{}", written.text()));
    }
    let read = run("toy-opt", &["-mlir-print-local-scope"], &written.stdout, tools)?.output()?;
    diff::equal("through bytecode", &without_places(&direct), &without_places(&read))
}

/// Bytecode aligns resources in the file. An alignment that would fill the file mostly with padding is refused; in text
/// it is a number like any other.
fn alignments(tools: &Arc<Tools>) -> Trial {
    let tools = Arc::clone(tools);
    harness::trial("extremes/alignments-of-resources".to_owned(), None, move || {
        for bit in 0..32 {
            let alignment: String = (1u32 << bit).to_le_bytes().map(|byte| format!("{byte:02X}")).concat();
            let text = format!(
                "\"t.x\"() {{a = dense_resource<key> : tensor<1xi32>}} : () -> ()\n\
                 {{-# dialect_resources: {{ builtin: {{ key: \"0x{alignment}07000000\" }} }} #-}}\n"
            );
            let direct = run("toy-opt", &[], text.as_bytes(), &tools)?.output()?;
            if !direct.contains(&alignment) {
                return Err(format!("the alignment {alignment} is lost:\n{direct}"));
            }
            let written = run("toy-opt", &["-emit-bytecode"], text.as_bytes(), &tools)?;
            let is_small = bit <= 25;
            if written.success() != is_small {
                return Err(format!("bit {bit}: {}", if is_small { "is refused" } else { "is written" }));
            }
            // A file that is longer than the output that the harness keeps cannot be read back.
            if written.stdout.len() < process::KEPT && is_small {
                let read = run("toy-opt", &[], &written.stdout, &tools)?.output()?;
                diff::equal("through bytecode", &without_places(&direct), &without_places(&read))?;
            }
        }
        Ok(())
    })
}
