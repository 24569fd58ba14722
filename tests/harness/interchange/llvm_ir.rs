//! LLVM IR: both tools translate each part of a file in `interchange/llvmir` to the same, once `llvm-as` and `llvm-dis` have
//! read and written it, or refuse it with the same message.

use std::path::Path;
use std::process::Command;

use tests::process::{self, LIMIT};
use tests::tools::Tools;

use super::{OURS, parts};

/// The reference, and what makes one text of all that mean the same.
const REFERENCE: &str = "mlir-translate-22";
const ASSEMBLER: &str = "llvm-as-22";
const DISASSEMBLER: &str = "llvm-dis-22";

/// The programs that the comparison needs, besides ours.
pub(crate) const NEEDED: [&str; 3] = [REFERENCE, ASSEMBLER, DISASSEMBLER];

/// What a tool makes of a part: LLVM IR, or the first error.
type Made = Result<Vec<u8>, String>;

/// Compares all parts of a file.
pub(crate) fn compare(tools: &Tools, file: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|e| e.to_string())?;
    let mut problems = Vec::new();
    for (start, content) in parts(&text) {
        let theirs = translated(tools, REFERENCE, &content)?;
        let ours = translated(tools, OURS, &content)?;
        if theirs == ours || same_code(tools, &theirs, &ours)? {
            continue;
        }
        let [theirs, ours] = [theirs, ours].map(|made| match made {
            Ok(text) => String::from_utf8_lossy(&text).into_owned(),
            Err(error) => error,
        });
        problems.push(format!("line {start}:\n{content}theirs:\n{theirs}\nours:\n{ours}"));
    }
    if problems.is_empty() { Ok(()) } else { Err(format!("{}: {}", file.display(), problems.join("\n"))) }
}

fn translated(tools: &Tools, tool: &str, content: &str) -> Result<Made, String> {
    let mut command: Command = tools.command(tool);
    command.args(["-mlir-to-llvmir", "-allow-unregistered-dialect"]);
    let outcome = process::run(command, content.as_bytes(), LIMIT)?;
    if outcome.success() {
        return Ok(Ok(outcome.stdout));
    }
    if !outcome.is_refusal() {
        return Err(format!("{tool} on\n{content}{outcome}"));
    }
    // Where LLVM refuses what was made, its message has no place in one of the tools.
    let errors = String::from_utf8_lossy(&outcome.stderr).into_owned();
    let first = errors.lines().find_map(|line| line.split_once("error: ").map(|(_, message)| message));
    Ok(Err(first.or_else(|| errors.lines().next()).unwrap_or_default().to_owned()))
}

/// Whether two texts are the same code.
fn same_code(tools: &Tools, theirs: &Made, ours: &Made) -> Result<bool, String> {
    match (theirs, ours) {
        (Ok(theirs), Ok(ours)) => Ok(written_again(tools, theirs)? == written_again(tools, ours)?),
        _ => Ok(false),
    }
}

/// The same IR as LLVM writes it.
pub(crate) fn written_again(tools: &Tools, text: &[u8]) -> Result<String, String> {
    let through = |program: &str, input: &[u8]| {
        let mut command: Command = tools.command(program);
        command.args(["-o", "-", "-"]);
        process::run(command, input, LIMIT)
    };
    let assembled = through(ASSEMBLER, text)?;
    if !assembled.success() {
        return Err(format!("{ASSEMBLER} refuses a translation: {assembled}"));
    }
    through(DISASSEMBLER, &assembled.stdout)?.output()
}
