//! Whatever is nested 100,000 levels deep, closed or not, is an error with a location: no crash, little time, and less
//! than a gibibyte of memory. Input that is only long, such as a sum or a chain of branches, is accepted. An ordinary run
//! takes one of two kinds.

use std::sync::Arc;

use libtest_mimic::Trial;
use tests::process::{self, Outcome};
use tests::tools::Tools;
use tests::{diff, harness};

#[path = "nesting/kinds.rs"]
mod kinds;

use kinds::{Kind, LONG, NESTS};

const DEPTH: usize = 100_000;
/// The time limit of a run: enough for the development profile on a busy machine.
const LIMIT: std::time::Duration = std::time::Duration::from_secs(60);
/// How many depths one process tries.
const PARTS: usize = 32;
/// A separator of parts that no text contains.
const MARKER: &str = "//<<<<< next part >>>>>";
/// In KiB.
const MEMORY: &str = "1048576";

fn main() {
    harness::main(|tools| {
        let mut trials = Vec::new();
        for kind in harness::sample(2, NESTS) {
            trials.push(trial(
                tools,
                format!("nesting/{}", kind.name),
                kind,
                kind.text(DEPTH, true),
                refused,
            ));
            let open = kind.text(DEPTH, false);
            trials.push(trial(tools, format!("nesting/{}-not-closed", kind.name), kind, open, refused));
            let name = format!("nesting/{}-accepted", kind.name);
            let tools = Arc::clone(tools);
            trials.push(harness::trial(name, None, move || deepest(&tools, kind)));
        }
        for kind in harness::sample(2, LONG) {
            trials.push(trial(
                tools,
                format!("nesting/long-{}", kind.name),
                kind,
                kind.text(DEPTH, true),
                done,
            ));
        }
        trials
    });
}

fn trial(
    tools: &Arc<Tools>,
    name: String,
    kind: &'static Kind,
    text: String,
    check: fn(&Outcome) -> Result<(), String>,
) -> Trial {
    let tools = Arc::clone(tools);
    harness::trial(name, None, move || {
        let outcome = run(&tools, kind.args, text.as_bytes())?;
        sane(&outcome).and_then(|()| check(&outcome)).map_err(|why| format!("{why}\n{}", short(&outcome)))
    })
}

/// Runs `toy-opt` with bounded memory.
fn run(tools: &Tools, args: &[&str], input: &[u8]) -> Result<Outcome, String> {
    let mut command = tools.command("sh");
    // Where the system cannot limit memory, the test runs without a limit.
    command.args(["-c", "ulimit -v $0 2>/dev/null; exec \"$@\"", MEMORY, "toy-opt"]);
    // Every thread reserves addresses for its stack and heap.
    command.args(["-allow-unregistered-dialect"]).args(args).env("RAYON_NUM_THREADS", "2");
    process::run(command, input, LIMIT)
}

/// Checks that the process ended by itself, without a crash or an internal error.
fn sane(outcome: &Outcome) -> Result<(), String> {
    let text = String::from_utf8_lossy(&outcome.stderr);
    let status = outcome.status.ok_or("it does not end")?;
    match ["panicked", "internal error", "overflow", "allocation"].iter().find(|word| text.contains(**word)) {
        Some(word) => Err(format!("it says '{word}'")),
        None if status.code().is_none_or(|code| code > 1) => Err("it crashed".to_owned()),
        None => Ok(()),
    }
}

/// Checks that it reports an error with a location.
fn refused(outcome: &Outcome) -> Result<(), String> {
    let text = String::from_utf8_lossy(&outcome.stderr);
    let is_placed = |line: &str| {
        let Some((place, _)) = line.split_once(": error: ") else { return false };
        let mut numbers = place.rsplit(':').map(str::parse::<u32>);
        matches!((numbers.next(), numbers.next()), (Some(Ok(_)), Some(Ok(_))))
    };
    match outcome.status.and_then(|status| status.code()) {
        Some(1) if text.lines().any(is_placed) => Ok(()),
        _ => Err("it reports no error with a location".to_owned()),
    }
}

fn done(outcome: &Outcome) -> Result<(), String> {
    if outcome.success() { Ok(()) } else { Err("it is refused".to_owned()) }
}

/// The output for each of these depths, from one process; `None` for a refused text.
fn outputs(tools: &Tools, kind: &Kind, depths: &[usize]) -> Result<Vec<Option<String>>, String> {
    let texts: Vec<String> = depths.iter().map(|&depth| kind.text(depth, true)).collect();
    let split = [format!("-split-input-file={MARKER}"), format!("-output-split-marker={MARKER}")];
    let args = [&split.each_ref().map(String::as_str), kind.args].concat();
    let outcome = run(tools, &args, texts.join(MARKER).as_bytes())?;
    sane(&outcome).map_err(|why| format!("{depths:?} deep, {why}\n{}", short(&outcome)))?;
    let printed = outcome.text();
    let mut parts: Vec<Option<String>> = printed
        .split(&format!("{MARKER}\n"))
        .map(|part| Some(part.to_owned()).filter(|part| !part.is_empty()))
        .collect();
    if printed.len() >= process::KEPT {
        // Output that doubles with each level soon exceeds the limit: the last part is cut off, and those after it are
        // missing.
        parts.pop();
        while depths.len() > 1 && parts.len() < depths.len() && parts.last().is_none_or(Option::is_some) {
            let next = parts.len();
            parts.extend(outputs(tools, kind, &depths[next..=next])?);
        }
    }
    parts.resize(depths.len(), None);
    Ok(parts)
}

/// The greatest accepted depth, and the output for it.
fn greatest(tools: &Tools, kind: &Kind) -> Result<(usize, String), String> {
    let mut best = None;
    let mut depths: Vec<usize> = (0..12).map(|power| 1 << power).collect();
    let mut refused = 1 << depths.len();
    while !depths.is_empty() {
        for (&depth, output) in depths.iter().zip(outputs(tools, kind, &depths)?) {
            let Some(output) = output else {
                refused = depth;
                break;
            };
            best = Some((depth, output));
        }
        let low = best.as_ref().map_or(refused, |(depth, _)| *depth);
        let step = (refused - low).div_ceil(PARTS).max(1);
        depths = (low..refused).step_by(step).skip(1).collect();
    }
    best.ok_or_else(|| "nested once, it is refused".to_owned())
}

/// The deepest accepted text can be printed, read again, and written as bytecode.
fn deepest(tools: &Tools, kind: &Kind) -> Result<(), String> {
    if let Some(message) = kind.never {
        let outcome = run(tools, kind.args, kind.text(1, true).as_bytes())?;
        sane(&outcome)
            .and_then(|()| refused(&outcome))
            .map_err(|why| format!("{why}\n{}", short(&outcome)))?;
        let said = String::from_utf8_lossy(&outcome.stderr).contains(message);
        return if said { Ok(()) } else { Err(format!("expected '{message}'\n{}", short(&outcome))) };
    }
    let (depth, text) = greatest(tools, kind)?;
    let again = |args: &[&str], input: &[u8]| {
        let outcome = run(tools, args, input)?;
        sane(&outcome)
            .and_then(|()| done(&outcome))
            .map_err(|why| format!("{depth} deep, {why}\n{}", short(&outcome)))?;
        Ok::<_, String>(outcome)
    };
    diff::equal("what is read again", &text, &again(&[], text.as_bytes())?.text())?;
    let bytes = again(&["-emit-bytecode"], text.as_bytes())?.stdout;
    diff::equal("what came through bytecode", &text, &again(&[], &bytes)?.text())?;
    again(&["-canonicalize", "-cse", "-inline"], text.as_bytes())?;
    // This pass refuses whatever may be a symbol table, at any depth.
    let outcome = run(tools, &["-symbol-dce"], text.as_bytes())?;
    sane(&outcome).map_err(|why| format!("{depth} deep, {why}\n{}", short(&outcome)))?;
    again(&["-mlir-print-op-generic", "-mlir-print-debuginfo", "-mlir-print-local-scope"], text.as_bytes())
        .map(drop)
}

/// The outcome, without the long lines of the input.
fn short(outcome: &Outcome) -> String {
    let error = String::from_utf8_lossy(&outcome.stderr);
    let lines: Vec<String> = error.lines().take(4).map(|line| line.chars().take(200).collect()).collect();
    format!("{:?}\n{}", outcome.status, lines.join("\n"))
}
