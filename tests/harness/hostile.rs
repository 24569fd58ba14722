//! Hostile files: whatever a file holds, a program that reads it ends with status 0 or 1, says why, and takes memory in
//! proportion to it.
//!
//! Files of every kind that the programs read are damaged at random, and some are made large by repeating a piece. The
//! programs are those of a debug build, which check every computation for overflow. There are 300 files of each kind, or
//! 10,000 with `TOY_TEST_FULL=1`; `TOY_TEST_SEED` sets the first seed and `TOY_TEST_PROGRAMS` their number.

#![allow(clippy::print_stderr)]

use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};

use generators::damage::{Corpus, MLIR, NUMPY, TABLEGEN};
use generators::random::Random;
use generators::random::mutate::mutant;
use tests::harness;
use tests::npy;
use tests::process::{self, LIMIT};
use tests::tools::{self, Tools};

/// The memory in bytes that a program may take: for each byte of the input, and for any input.
const PER_BYTE: usize = 25;
const ALWAYS: usize = 64_000_000;
/// How many files of a kind are read in an ordinary run.
const COUNT: u64 = 300;
/// Larger files are not damaged: most changes would hit nothing of interest.
const LARGEST: u64 = 20_000;
/// The size in bytes up to which a piece is repeated.
const REPEATED: usize = 200_000;

/// A kind of file.
struct Kind {
    name: &'static str,
    /// The program that reads it, and its arguments, the file among them.
    command: &'static [&'static str],
    /// The name of the file.
    file: &'static str,
    corpus: fn(&Tools) -> Result<Corpus, String>,
}

const KINDS: [Kind; 6] = [
    Kind {
        name: "toy",
        command: &["toyc", "input.toy", "-w", "-error-format=plain", "-emit=mlir", "-o", "/dev/null"],
        file: "input.toy",
        corpus: |_| Ok(Corpus::texts(texts(&["filecheck/toy", "programs", "../examples"], "toy"), &[])),
    },
    Kind {
        name: "mlir",
        command: &["toy-opt", "input.mlir", "-allow-unregistered-dialect", "-o", "/dev/null"],
        file: "input.mlir",
        corpus: |_| Ok(Corpus::texts(parts(), MLIR)),
    },
    Kind {
        name: "bytecode",
        command: &["toy-opt", "input.mlirbc", "-allow-unregistered-dialect", "-o", "/dev/null"],
        file: "input.mlirbc",
        corpus: bytecode,
    },
    Kind {
        name: "td",
        command: &["toy-tblgen", "input.td", "-print-records", "-o", "/dev/null"],
        file: "input.td",
        corpus: |_| Ok(Corpus::texts(texts(&["filecheck/td", "tblgen"], "td"), TABLEGEN)),
    },
    Kind {
        name: "npy",
        command: &[
            "toyc",
            "same.toy",
            "-error-format=plain",
            "-entry=same",
            "input.npy",
            "-emit=mlir",
            "-o",
            "/dev/null",
        ],
        file: "input.npy",
        corpus: |_| Ok(Corpus::binaries(arrays(), NUMPY)),
    },
    Kind {
        name: "npz",
        command: &[
            "toyc",
            "same.toy",
            "-error-format=plain",
            "-entry=pair",
            "input.npz",
            "-emit=mlir",
            "-o",
            "/dev/null",
        ],
        file: "input.npz",
        corpus: archives,
    },
];

/// The program that is called with arrays.
const PROGRAM: &str = "\
struct Pair { var a; var b; }
def same(x) { return x + 0; }
def pair(Pair p) { Pair q = {p.a + 0, p.b + 0}; return q; }
def both(x) { Pair p = {x, transpose(x)}; return p; }
";

fn main() {
    harness::main(|tools| {
        let kinds = KINDS.iter().flat_map(|kind| {
            let tools = Arc::clone(tools);
            let of_corpus = Arc::clone(&tools);
            let corpus = LazyLock::new(move || (kind.corpus)(&of_corpus));
            harness::seeds_up_to(COUNT, kind.name, move |seed| {
                let corpus = corpus.as_ref().map_err(Clone::clone)?;
                check(kind, &input(kind, corpus, seed), &tools)
                    .map_err(|message| format!("seed {seed}: {message}"))
            })
        });
        kinds.collect()
    });
}

/// The file for a seed.
fn input(kind: &Kind, corpus: &Corpus, seed: u64) -> Vec<u8> {
    let mut random = Random::new(seed);
    let mut bytes = match kind.name {
        "toy" if random.chance(50) => mutant(seed, &[]).text,
        _ => corpus.damaged(&mut random),
    };
    if random.chance(4) {
        let start = random.below(bytes.len());
        let end = (start + 1 + random.below(40)).min(bytes.len());
        let repeated = bytes[start..end].repeat(1 + random.below(REPEATED / (end - start).max(1)));
        bytes.splice(start..end, repeated);
    }
    bytes
}

fn check(kind: &Kind, input: &[u8], tools: &Tools) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| format!("cannot make a temporary folder: {e}"))?;
    let put = |name: &str, bytes: &[u8]| {
        fs::write(folder.path().join(name), bytes).map_err(|e| format!("{name}: {e}"))
    };
    put("same.toy", PROGRAM.as_bytes())?;
    put(kind.file, input)?;
    let (program, arguments) = kind.command.split_first().ok_or("no program")?;
    let mut command = tools.command(program);
    command.args(arguments).current_dir(folder.path());
    let (outcome, memory) = process::run_measured(command, &[], LIMIT)?;
    let fault = if !outcome.success() && !outcome.is_refusal() {
        "it must succeed or refuse the file".to_owned()
    } else if outcome.is_refusal()
        && !outcome.stderr.windows(6).any(|word| word == b"error:" || word == b"error[")
    {
        "it does not say why it refuses the file".to_owned()
    } else if let Some(memory) = memory.filter(|&memory| memory > ALWAYS + PER_BYTE * input.len()) {
        format!("{memory} bytes of memory for a file of {} bytes", input.len())
    } else {
        return Ok(());
    };
    let kept = std::env::temp_dir().join(format!("hostile-{}", kind.file));
    fs::write(&kept, input).map_err(|e| format!("{}: {e}", kept.display()))?;
    Err(format!("{fault}; the file is {}\n{outcome}", kept.display()))
}

/// The texts of fixtures.
fn texts(folders: &[&str], extension: &str) -> Vec<String> {
    files(folders, extension).iter().filter_map(|file| fs::read_to_string(file).ok()).collect()
}

fn files(folders: &[&str], extension: &str) -> Vec<PathBuf> {
    let small = |file: &PathBuf| fs::metadata(file).is_ok_and(|file| file.len() <= LARGEST);
    let folders = folders.iter().map(|folder| tools::fixtures().join(folder));
    folders.flat_map(|folder| tools::files_under(&folder, &[extension], &["target"])).filter(small).collect()
}

/// The parts of the files that are read as MLIR.
fn parts() -> Vec<String> {
    let texts = texts(&["interchange", "filecheck/mlir"], "mlir");
    texts.iter().flat_map(|text| text.split("// -----\n")).map(str::to_owned).collect()
}

/// Bytecode of valid files.
fn bytecode(tools: &Tools) -> Result<Corpus, String> {
    /// One file in this many is used.
    const SAMPLE: usize = 8;
    let files = files(&["interchange"], "mlir");
    let valid = files.iter().filter(|file| !file.components().any(|folder| folder.as_os_str() == "invalid"));
    let written = valid.step_by(SAMPLE).map(|file| {
        let mut command = tools.command("toy-opt");
        command.arg(file).args(["-allow-unregistered-dialect", "-emit-bytecode", "-o", "-"]);
        process::run(command, &[], LIMIT)
    });
    let written: Vec<_> = written.collect::<Result<_, _>>()?;
    // Files with several parts are not single modules.
    let valid = written.into_iter().filter(|outcome| outcome.success());
    Ok(Corpus::binaries(valid.map(|outcome| outcome.stdout), &[]))
}

/// Files with one array.
fn arrays() -> Vec<Vec<u8>> {
    vec![
        npy::doubles("(2, 3)", &[1.; 6]),
        npy::doubles("(1, 1, 0, 4)", &[]),
        npy::file(">f4", true, "(2, 3)", &[0; 24]),
        npy::file("<f8", true, "(3,)", &[0; 24]),
        npy::with_header(
            "{'descr': '<f8', 'fortran_order': False, 'shape': (18446744073709551615, 2), }",
            &[0; 16],
        ),
    ]
}

/// Archives of arrays, as the compiler writes them and with compression.
fn archives(tools: &Tools) -> Result<Corpus, String> {
    let folder = tempfile::tempdir().map_err(|e| format!("cannot make a temporary folder: {e}"))?;
    let path = |name: &str| folder.path().join(name);
    let put = |name: &str, bytes: &[u8]| fs::write(path(name), bytes).map_err(|e| format!("{name}: {e}"));
    put("same.toy", PROGRAM.as_bytes())?;
    put("one.npy", &npy::doubles("(2, 3)", &[1.; 6]))?;
    let mut toyc = tools.toyc(&["same.toy", "-entry=both", "one.npy", "-o", "two.npz"]);
    toyc.current_dir(folder.path());
    process::run(toyc, &[], LIMIT)?.output()?;
    let compressed = tools::fixtures().join("filecheck/toy/driver/Inputs/arrays/compressed.npz");
    let read = |path: PathBuf| fs::read(&path).map_err(|e| format!("{}: {e}", path.display()));
    Ok(Corpus::binaries([read(path("two.npz"))?, read(compressed)?], NUMPY))
}
