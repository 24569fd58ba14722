//! `toy-opt` and `mlir-opt` read each other's bytecode, for every valid `.mlir` file in `interchange/`.
//!
//! Each part of a file (between `// -----` lines) goes through bytecode of either tool into either tool, and comes out as
//! `mlir-opt` prints it without the detour: in the latest version of the format, and every fourth part in an older one. An
//! ordinary run takes one file of three, and one with `TOY_TEST_FULL=1` all of them, in every version.
//!
//! Most of the time goes into starting `mlir-opt`, so one process reads the texts of many files and prints all
//! parts, or writes their bytecode. Only reading bytecode takes a process for each part, since neither tool can
//! split bytecode.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use tests::process::{self, LIMIT, Outcome};
use tests::tools::{self, Tools};
use tests::{diff, harness};

const OURS: &str = "toy-opt";
const REFERENCE: &str = "mlir-opt-22";
const SEPARATOR: &str = "// -----\n";
/// A separator of parts that does not occur in their bytecode.
const MARKER: &str = "//<<<<< next part >>>>>";

/// The version that both write by default.
const LATEST: u32 = 6;
/// The first version that keeps the order of uses.
const USE_LIST_ORDER: u32 = 3;

/// The options that print everything that bytecode keeps, apart from the order of uses.
const LOCATIONS: &[&str] = &["-mlir-print-debuginfo"];
const LOCATIONS_AND_USERS: &[&str] = &["-mlir-print-debuginfo", "-mlir-print-value-users"];

/// How many files one process reads.
const GROUP: usize = 16;

fn main() {
    harness::main(|tools| {
        let folder = tools::fixtures().join("interchange");
        let skip = ["invalid", "places", "text"];
        let files = ["ir", "dialects"].map(|root| tools::files_under(&folder.join(root), &["mlir"], &skip));
        let mut trials = Vec::new();
        for files in harness::sample(3, files.concat()).chunks(GROUP) {
            let group = Arc::new(Group { files: files.to_vec(), written: OnceLock::new() });
            for (index, file) in files.iter().enumerate() {
                let name = file.strip_prefix(&folder).unwrap_or(file).display().to_string();
                let skipped = (!tools.has(REFERENCE)).then(|| format!("needs {REFERENCE}"));
                let tools = Arc::clone(tools);
                let group = Arc::clone(&group);
                trials.push(harness::trial(name, skipped, move || group.check(&tools, index)));
            }
        }
        trials
    });
}

/// Files that one process reads together.
struct Group {
    files: Vec<PathBuf>,
    /// `None` if that fails: each file is then read alone, to find the one at fault.
    written: OnceLock<Option<BTreeMap<PathBuf, Vec<Part>>>>,
}

impl Group {
    fn check(&self, tools: &Tools, index: usize) -> Result<(), String> {
        let file = &self.files[index];
        let alone;
        let parts = match self.written.get_or_init(|| written(tools, &self.files).ok()) {
            Some(parts) => parts,
            None => {
                alone = written(tools, &self.files[index..=index])?;
                &alone
            }
        };
        for (number, part) in parts[file].iter().enumerate() {
            let turn = u32::try_from(index + number).unwrap_or(0);
            let older = (turn % 4 == 0).then_some(turn / 4 % LATEST);
            let chosen = |&version: &u32| harness::is_full() || version == LATEST || Some(version) == older;
            for version in (0..=LATEST).rev().filter(chosen) {
                part.check(tools, version)
                    .map_err(|e| format!("{} part {number} in version {version}: {e}", file.display()))?;
            }
        }
        Ok(())
    }
}

/// A part of a file, as the reference prints it and as bytecode.
#[derive(Default)]
struct Part {
    with_locations: Vec<u8>,
    with_users: Vec<u8>,
    /// In each version.
    ours: Vec<Vec<u8>>,
    theirs: Vec<Vec<u8>>,
}

impl Part {
    fn check(&self, tools: &Tools, version: u32) -> Result<(), String> {
        if version >= USE_LIST_ORDER && self.same(tools, version, LOCATIONS_AND_USERS, &self.with_users)? {
            return Ok(());
        }
        self.same(tools, version, LOCATIONS, &self.with_locations).map(drop)
    }

    /// Compares the printed texts; false if the reference does not keep everything, as in old versions.
    fn same(&self, tools: &Tools, version: u32, way: &[&str], direct: &[u8]) -> Result<bool, String> {
        let ours = &self.ours[version as usize];
        let theirs = &self.theirs[version as usize];
        let printed = |program: &str, input: &[u8]| run(tools, program, way, input)?.output();
        let direct = String::from_utf8_lossy(direct);
        // The reference reads its own bytecode differently if orders of uses are pairs.
        let again = printed(REFERENCE, theirs)?;
        diff::equal(&format!("{REFERENCE} to {OURS} {way:?}"), &again, &printed(OURS, theirs)?)?;
        let read = printed(REFERENCE, ours)?;
        let own = printed(OURS, ours)?;
        let kept = version == LATEST || direct == again;
        if kept {
            diff::equal(&format!("{OURS} to {REFERENCE} {way:?}"), &direct, &read)?;
        }
        if kept || own != read {
            diff::equal(&format!("{OURS} to {OURS} {way:?}"), &direct, &own)?;
        }
        Ok(kept)
    }
}

/// The parts of the files.
fn written(tools: &Tools, files: &[PathBuf]) -> Result<BTreeMap<PathBuf, Vec<Part>>, String> {
    let mut texts = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
        texts.extend(text.split(SEPARATOR).map(|part| (file.as_path(), part.to_owned())));
    }
    let each = |program: &str, options: &[&str]| each_part(tools, program, options, &texts);
    let mut parts: Vec<Part> = texts.iter().map(|_| Part::default()).collect();
    let fill = |parts: &mut [Part], outputs: Vec<Vec<u8>>, set: fn(&mut Part, Vec<u8>)| {
        parts.iter_mut().zip(outputs).for_each(|(part, output)| set(part, output));
    };
    fill(&mut parts, each(REFERENCE, LOCATIONS)?, |part, text| part.with_locations = text);
    fill(&mut parts, each(REFERENCE, LOCATIONS_AND_USERS)?, |part, text| part.with_users = text);
    for version in 0..=LATEST {
        let emit = ["-emit-bytecode", &format!("-emit-bytecode-version={version}")];
        fill(&mut parts, each(OURS, &emit)?, |part, bytes| part.ours.push(bytes));
        fill(&mut parts, each(REFERENCE, &emit)?, |part, bytes| part.theirs.push(bytes));
    }
    let is_bytecode = |bytes: &Vec<u8>| bytes.starts_with(b"ML\xEFR");
    let mut files: BTreeMap<PathBuf, Vec<Part>> = BTreeMap::new();
    for ((file, _), part) in texts.iter().zip(parts) {
        if !part.ours.iter().chain(&part.theirs).all(is_bytecode) {
            return Err(format!("{}: what is written is no bytecode", file.display()));
        }
        files.entry(file.to_path_buf()).or_default().push(part);
    }
    Ok(files)
}

/// The output of one process for each of the texts; if it fails, the text at fault.
fn each_part(
    tools: &Tools,
    program: &str,
    options: &[&str],
    texts: &[(&Path, String)],
) -> Result<Vec<Vec<u8>>, String> {
    // The last line of a file may lack a line break.
    let ended = |text: &str| {
        if text.is_empty() || text.ends_with('\n') { text.to_owned() } else { format!("{text}\n") }
    };
    let text = texts.iter().map(|(_, text)| ended(text)).collect::<Vec<_>>().join(SEPARATOR);
    let split = [&format!("-split-input-file={SEPARATOR}"), &format!("-output-split-marker={MARKER}")];
    let outcome = run(tools, program, &[&split.map(String::as_str), options].concat(), text.as_bytes())?;
    if outcome.success() {
        let parts = split_at(&outcome.stdout, format!("{MARKER}\n").as_bytes());
        return if parts.len() == texts.len() {
            Ok(parts)
        } else {
            Err(format!("{} parts are written\n{outcome}", parts.len()))
        };
    }
    for (file, text) in texts {
        run(tools, program, options, text.as_bytes())?
            .output()
            .map_err(|e| format!("{}: {e}", file.display()))?;
    }
    Err(format!("one by one the parts are accepted\n{outcome}"))
}

/// The bytes between the separators.
fn split_at(mut bytes: &[u8], separator: &[u8]) -> Vec<Vec<u8>> {
    let mut parts = Vec::new();
    while let Some(at) = bytes.windows(separator.len()).position(|window| window == separator) {
        parts.push(bytes[..at].to_vec());
        bytes = &bytes[at + separator.len()..];
    }
    parts.push(bytes.to_vec());
    parts
}

fn run(tools: &Tools, program: &str, options: &[&str], input: &[u8]) -> Result<Outcome, String> {
    let mut command = tools.command(program);
    command.arg("-allow-unregistered-dialect").args(options);
    process::run(command, input, LIMIT)
}
