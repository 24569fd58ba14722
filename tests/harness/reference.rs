//! Compares `toy-tblgen` with `llvm-tblgen`.
//!
//! Each file in `tblgen/reference/` is accepted and printed as by the reference, in every way of printing; so are the
//! project's own records. Each part (between `// -----` lines) of the files in `tblgen/rejected/` is an error in both. The
//! `.td` files that come with LLVM and MLIR give the same records in both; those listed in [`NOT_ALONE`] are an error
//! in both, at the same place.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use libtest_mimic::Trial;
use tests::process::{self, LIMIT, Outcome};
use tests::tools::{self, Tools};
use tests::{diff, harness};

const SEPARATOR: &str = "// -----\n";

const OURS: &str = "toy-tblgen";
const REFERENCE: &str = "llvm-tblgen-22";
/// The ways of printing, and their options.
const WAYS: &[(&str, &str)] = &[("records", "--print-records"), ("json", "--dump-json")];

fn main() {
    harness::main(|tools| {
        let mut trials = Vec::new();
        add_reference(&mut trials, tools);
        add_rejected(&mut trials, tools);
        add_own_records(&mut trials, tools);
        add_installed_records(&mut trials, tools);
        trials
    });
}

fn skipped(tools: &Tools) -> Option<String> {
    (!tools.has(REFERENCE)).then(|| format!("needs {REFERENCE}"))
}

fn stem(file: &Path) -> String {
    file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn add_reference(trials: &mut Vec<Trial>, tools: &Arc<Tools>) {
    let folder = tools::fixtures().join("tblgen/reference");
    for file in tools::files_under(&folder, &["td"], &[]) {
        for &(way, option) in WAYS {
            let name = format!("tblgen/reference/{}::{way}", stem(&file));
            let tools = Arc::clone(tools);
            let file = file.clone();
            trials.push(harness::trial(name, skipped(&tools), move || same_text(&tools, &file, option, &[])));
        }
    }
}

fn add_rejected(trials: &mut Vec<Trial>, tools: &Arc<Tools>) {
    let folder = tools::fixtures().join("tblgen/rejected");
    for file in tools::files_under(&folder, &["td"], &[]) {
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        for (index, part) in text.split(SEPARATOR).enumerate() {
            let name = format!("tblgen/rejected/{}-{}", stem(&file), index + 1);
            let tools = Arc::clone(tools);
            let part = part.to_owned();
            trials.push(harness::trial(name, skipped(&tools), move || rejected(&tools, &part)));
        }
    }
}

/// LLVM reads the same records from the files that define our own dialects.
fn add_own_records(trials: &mut Vec<Trial>, tools: &Arc<Tools>) {
    let root = tools::fixtures().join("..");
    let include = root.join("tablegen/ods/include");
    for folder in ["mlir/dialects/src", "toy-dialect/src", "mlir/ir/src"] {
        for file in tools::files_under(&root.join(folder), &["td"], &[]) {
            let name = file.strip_prefix(&root).unwrap_or(&file).display().to_string();
            let tools = Arc::clone(tools);
            let include = include.clone();
            trials.push(harness::trial(format!("own/{name}"), skipped(&tools), move || {
                let folders = [include, file.parent().map(Path::to_path_buf).unwrap_or_default()];
                same_text(&tools, &file, "--print-records", &folders)
            }));
        }
    }
}

/// Installed files that only make sense when included: both tools refuse them on their own.
const NOT_ALONE: &[&str] = &[
    "llvm/IR/IntrinsicsAArch64.td",
    "llvm/IR/IntrinsicsAMDGPU.td",
    "llvm/IR/IntrinsicsARM.td",
    "llvm/IR/IntrinsicsBPF.td",
    "llvm/IR/IntrinsicsDirectX.td",
    "llvm/IR/IntrinsicsHexagon.td",
    "llvm/IR/IntrinsicsHexagonDep.td",
    "llvm/IR/IntrinsicsLoongArch.td",
    "llvm/IR/IntrinsicsMips.td",
    "llvm/IR/IntrinsicsNVVM.td",
    "llvm/IR/IntrinsicsPowerPC.td",
    "llvm/IR/IntrinsicsRISCV.td",
    "llvm/IR/IntrinsicsRISCVXAndes.td",
    "llvm/IR/IntrinsicsRISCVXCV.td",
    "llvm/IR/IntrinsicsRISCVXMIPS.td",
    "llvm/IR/IntrinsicsRISCVXTHead.td",
    "llvm/IR/IntrinsicsRISCVXsf.td",
    "llvm/IR/IntrinsicsSPIRV.td",
    "llvm/IR/IntrinsicsSystemZ.td",
    "llvm/IR/IntrinsicsVE.td",
    "llvm/IR/IntrinsicsVEVL.gen.td",
    "llvm/IR/IntrinsicsWebAssembly.td",
    "llvm/IR/IntrinsicsX86.td",
    "llvm/IR/IntrinsicsXCore.td",
    "llvm/Target/GenericOpcodes.td",
    "llvm/Target/GlobalISel/Combine.td",
    "llvm/Target/GlobalISel/RegisterBank.td",
    "llvm/Target/GlobalISel/SelectionDAGCompat.td",
    "llvm/Target/TargetCallingConv.td",
    "llvm/Target/TargetInstrPredicate.td",
    "llvm/Target/TargetMacroFusion.td",
    "llvm/Target/TargetSchedule.td",
    "llvm/Target/TargetSelectionDAG.td",
    "mlir/Dialect/Linalg/IR/LinalgNamedStructuredOps.yamlgen.td",
    "mlir/Dialect/OpenACC/AccCommon.td",
    "mlir/Dialect/OpenMP/OmpCommon.td",
    "mlir/Dialect/SMT/IR/SMTArrayOps.td",
    "mlir/Dialect/SMT/IR/SMTBitVectorOps.td",
    "mlir/Dialect/SMT/IR/SMTIntOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVAvailability.td",
    "mlir/Dialect/SPIRV/IR/SPIRVBitOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVCLOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVCooperativeMatrixOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVGLOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVGroupOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVIntelExtOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVLogicalOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVMatrixOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVMemoryOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVMiscOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVNonUniformOps.td",
];

/// The installed files that include a neighbour by its bare name, which needs `-I` for their folder.
const NEED_THEIR_FOLDER: &[&str] =
    &["mlir/Dialect/ArmSME/IR/ArmSMEIntrinsicOps.td", "mlir/Dialect/ArmSME/IR/ArmSMEOps.td"];

/// One in this many of the installed files is read.
const SAMPLE: u64 = 18;

/// The files that come with LLVM and MLIR: all of them in a full run, otherwise a sample and the most interesting ones.
#[expect(clippy::print_stderr, reason = "the sample can be asked for again")]
fn add_installed_records(trials: &mut Vec<Trial>, tools: &Arc<Tools>) {
    const ALWAYS: &[&str] = &[
        "CodeGen/ValueTypes.td",
        "IR/Attributes.td",
        "IR/Intrinsics.td",
        "IR/RuntimeLibcalls.td",
        "OpenACC/ACC.td",
        "OpenMP/OMP.td",
        "Option/OptParser.td",
        "Target/Target.td",
        "LLVMOps.td",
        "LinalgOps.td",
    ];
    let include = tools::llvm_prefix().join("include");
    let full = harness::is_full();
    let seed = harness::first_seed();
    if !full {
        eprintln!("td: one in {SAMPLE} of the installed .td files; TOY_TEST_SEED={seed} reads the same ones");
    }
    for (project, package) in [("llvm", "llvm-22-dev"), ("mlir", "libmlir-22-dev")] {
        let files = tools::files_under(&include.join(project), &["td"], &[]);
        if files.is_empty() {
            let reason = Some(format!("needs the .td files of {package}"));
            trials.push(harness::trial(format!("td/{project}"), reason, || Ok(())));
        }
        for (index, file) in (0..).zip(files) {
            if !full && index % SAMPLE != seed % SAMPLE && !ALWAYS.iter().any(|name| file.ends_with(name)) {
                continue;
            }
            let name = file.strip_prefix(&include).unwrap_or(&file).display().to_string();
            let tools = Arc::clone(tools);
            let include = include.clone();
            trials.push(harness::trial(format!("td/{name}"), skipped(&tools), move || {
                let own = file.parent().map(Path::to_path_buf).unwrap_or_default();
                let is_in = |list: &[&str]| list.iter().any(|name| file.ends_with(name));
                // MLIR's files can also be read together with our prelude.
                let beside = tools::fixtures().join("../tablegen/ods/include");
                let alone = [vec![include.clone()], vec![include.clone(), own.clone()]];
                let mixed = (project == "mlir").then(|| vec![beside, include, own]);
                for folders in alone.into_iter().chain(mixed) {
                    let refused = is_in(NOT_ALONE) || (is_in(NEED_THEIR_FOLDER) && folders.len() == 1);
                    for (_, option) in WAYS {
                        if refused {
                            same_error(&tools, &file, option, &folders)?
                        } else {
                            same_text(&tools, &file, option, &folders)?
                        }
                    }
                }
                Ok(())
            }));
        }
    }
}

/// Runs the reference and ours on a file.
fn run_both(
    tools: &Tools,
    file: &Path,
    option: &str,
    include: &[PathBuf],
) -> Result<(Outcome, Outcome), String> {
    let run = |program: &str| {
        let mut command = tools.command(program);
        command
            .arg(option)
            .args(include.iter().flat_map(|folder| [Path::new("-I"), folder.as_path()]))
            .arg(file);
        process::run(command, b"", LIMIT)
    };
    Ok((run(REFERENCE)?, run(OURS)?))
}

/// Both print the same, and they warn and explain in the same places.
fn same_text(tools: &Tools, file: &Path, option: &str, include: &[PathBuf]) -> Result<(), String> {
    let (expected, actual) = run_both(tools, file, option, include)?;
    let what = format!("{OURS} {option} {}", file.display());
    for severity in ["warning", "note"] {
        diff::equal(&what, &places(&expected, severity), &places(&actual, severity))?;
    }
    diff::equal(&what, &expected.output()?, &actual.output()?)
}

/// Both find the first error in the same place.
fn same_error(tools: &Tools, file: &Path, option: &str, include: &[PathBuf]) -> Result<(), String> {
    let (expected, actual) = run_both(tools, file, option, include)?;
    let first = |outcome: &Outcome| match places(outcome, "error").lines().next() {
        Some(place) if outcome.is_refusal() => Ok(format!("{place}\n")),
        _ => Err(format!("expected an error with {include:?}\n{outcome}")),
    };
    diff::equal(&file.display().to_string(), &first(&expected)?, &first(&actual)?)
}

/// The places of all diagnostics of a severity, one a line.
fn places(outcome: &Outcome, severity: &str) -> String {
    let text = String::from_utf8_lossy(&outcome.stderr);
    let separator = format!(": {severity}: ");
    let places = text.lines().filter_map(|line| line.split_once(&separator));
    places.map(|(place, _)| format!("{place}\n")).collect()
}

/// Both report an error, unless the part states another behaviour of the reference.
fn rejected(tools: &Tools, text: &str) -> Result<(), String> {
    const CRASHES: &str = "// llvm-tblgen crashes.";
    const IS_SILENT: &str = "// llvm-tblgen fails without a message.";
    for program in [REFERENCE, OURS] {
        let mut command = tools.command(program);
        command.arg("-");
        let outcome = process::run(command, text.as_bytes(), LIMIT)?;
        let crashed = outcome.status.is_some_and(|status| status.code().is_none());
        let reported = String::from_utf8_lossy(&outcome.stderr).contains("error: ");
        let as_expected = match program {
            REFERENCE if text.contains(CRASHES) => crashed,
            REFERENCE if text.contains(IS_SILENT) => outcome.is_refusal() && !reported,
            _ => outcome.is_refusal() && reported,
        };
        if !as_expected {
            return Err(format!("{program} does not reject this as expected\n{outcome}\nthe text:\n{text}"));
        }
    }
    Ok(())
}
