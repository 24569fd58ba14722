//! Compares the documentation that `toy-tblgen` and `mlir-tblgen` make of the fixtures in `filecheck/td/doc/`, the project's own
//! dialects, and MLIR's.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use libtest_mimic::Trial;
use tests::process::{self, LIMIT, Outcome};
use tests::tools::{self, Tools};
use tests::{diff, harness};

const REFERENCE: &str = "mlir-tblgen-22";

/// Every action that prints documentation.
const ACTIONS: &[&str] = &[
    "-gen-dialect-doc",
    "-gen-op-doc",
    "-gen-attrdef-doc",
    "-gen-typedef-doc",
    "-gen-enum-doc",
    "-gen-op-interface-docs",
    "-gen-attr-interface-docs",
    "-gen-type-interface-docs",
    "-gen-pass-doc",
];

/// Files of MLIR, and the dialect to document from each.
const MLIR_DIALECTS: &[(&str, &str)] = &[
    ("AMDGPU/IR/AMDGPU.td", "amdgpu"),
    ("Affine/IR/AffineOps.td", "affine"),
    ("Arith/IR/ArithOps.td", "arith"),
    ("Async/IR/AsyncOps.td", "async"),
    ("Bufferization/IR/BufferizationOps.td", "bufferization"),
    ("Complex/IR/ComplexOps.td", "complex"),
    ("ControlFlow/IR/ControlFlowOps.td", "cf"),
    ("EmitC/IR/EmitC.td", "emitc"),
    ("Func/IR/FuncOps.td", "func"),
    ("GPU/IR/GPUOps.td", "gpu"),
    ("LLVMIR/LLVMOps.td", "llvm"),
    ("LLVMIR/NVVMOps.td", "nvvm"),
    ("Linalg/IR/LinalgStructuredOps.td", "linalg"),
    ("Math/IR/MathOps.td", "math"),
    ("MemRef/IR/MemRefOps.td", "memref"),
    ("OpenMP/OpenMPOps.td", "omp"),
    ("PDL/IR/PDLOps.td", "pdl"),
    ("SCF/IR/SCFOps.td", "scf"),
    ("SPIRV/IR/SPIRVOps.td", "spirv"),
    ("Shape/IR/ShapeOps.td", "shape"),
    ("SparseTensor/IR/SparseTensorOps.td", "sparse_tensor"),
    ("Tensor/IR/TensorOps.td", "tensor"),
    ("Tosa/IR/TosaOps.td", "tosa"),
    ("Transform/IR/TransformOps.td", "transform"),
    ("Vector/IR/VectorOps.td", "vector"),
];

fn main() {
    harness::main(|tools| {
        let mut trials = Vec::new();
        add_own(&mut trials, tools);
        add_mlir(&mut trials, tools);
        add_prelude(&mut trials, tools);
        add_directives(&mut trials, tools);
        add_actions(&mut trials, tools);
        trials
    });
}

fn skipped(tools: &Tools) -> Option<String> {
    (!tools.has(REFERENCE)).then(|| format!("needs {REFERENCE}"))
}

fn add_own(trials: &mut Vec<Trial>, tools: &Arc<Tools>) {
    let root = tools::fixtures().join("..");
    let include = root.join("tablegen/ods/include");
    for folder in
        ["tests/filecheck/td/doc", "mlir/dialects/src", "toy-dialect/src", "mlir/ir/src", "tests/ods/src"]
    {
        for file in tools::files_under(&root.join(folder), &["td"], &[]) {
            let name = format!("own/{}", file.strip_prefix(&root).unwrap_or(&file).display());
            let own = file.parent().map(Path::to_path_buf).unwrap_or_default();
            let tools = Arc::clone(tools);
            let folders = [include.clone(), own];
            trials.push(harness::trial(name, skipped(&tools), move || {
                ACTIONS.iter().try_for_each(|action| same(&tools, &[action], &folders, &file))
            }));
        }
    }
}

/// The dialects by name; in a full run, all files as well.
fn add_mlir(trials: &mut Vec<Trial>, tools: &Arc<Tools>) {
    let include = tools::llvm_prefix().join("include");
    let dialects = include.join("mlir/Dialect");
    let missing = (!dialects.is_dir()).then(|| "needs the .td files of libmlir-22-dev".to_owned());
    for &(file, dialect) in MLIR_DIALECTS {
        let tools = Arc::clone(tools);
        let folders = [include.clone()];
        let file = dialects.join(file);
        let skipped = missing.clone().or_else(|| skipped(&tools));
        trials.push(harness::trial(format!("mlir/{dialect}"), skipped, move || {
            let dialect = format!("-dialect={dialect}");
            let hugo = "-allow-hugo-specific-features";
            let filter = "-op-include-regex=[.](a|.*(load|store))";
            for options in [&[][..], &[hugo], &[filter, "-strip-prefix=::"]] {
                same(&tools, &[&["-gen-dialect-doc", &dialect], options].concat(), &folders, &file)?;
            }
            same(&tools, &["-gen-op-doc"], &folders, &file)
        }));
    }
    if !harness::is_full() {
        return;
    }
    for file in tools::files_under(&include.join("mlir"), &["td"], &[]) {
        let name = format!("mlir/{}", file.strip_prefix(&include).unwrap_or(&file).display());
        let tools = Arc::clone(tools);
        let folders = [include.clone()];
        trials.push(harness::trial(name, skipped(&tools), move || {
            ACTIONS.iter().try_for_each(|action| same(&tools, &[action], &folders, &file))
        }));
    }
}

/// What both tools refuse: the end of the file's name, the reference's message, and ours. No other failure passes.
const REFUSED: &[(&str, &str, &str)] = &[
    // The action needs a class that the file does not include, or a dialect.
    (".td", "The class '", "the class '"),
    (".td", "Couldn't find the 'Op' class", "the class 'Op' is not defined"),
    (".td", "no dialect was found", "no dialect was found"),
    (".td", "when more than 1 dialect is present", "when more than 1 dialect is present"),
    (".td", "a dialect must be selected for the directives", "a dialect must be selected for the directives"),
    // The file is a part of another one.
    ("manual/Builders.td", "Couldn't find class 'Manual_Op'", "there is no class named 'Manual_Op'"),
    ("manual/Constraints.td", "Couldn't find class 'Attr'", "there is no class named 'Attr'"),
    ("manual/Custom.td", "Couldn't find class 'Manual_Op'", "there is no class named 'Manual_Op'"),
    ("manual/Definition.td", "Couldn't find class 'TensorOf'", "there is no class named 'TensorOf'"),
    ("manual/Format.td", "Couldn't find class 'Manual_Op'", "there is no class named 'Manual_Op'"),
    ("manual/Properties.td", "Couldn't find class 'Manual_Op'", "there is no class named 'Manual_Op'"),
    ("manual/Tools.td", "Couldn't find class 'NativeOpTrait'", "there is no class named 'NativeOpTrait'"),
    // The deliberate mistakes of the file.
    ("doc/wrong.td", "undefined type for argument #0", "undefined type for argument #0"),
    ("doc/wrong.td", "must specify either 'assemblyFormat'", "parameter #0 is neither a C++ type"),
];

/// The messages of both tools about a file of MLIR's that is a part of another one: something is missing.
const PARTS: ([&str; 4], [&str; 3]) = (
    ["Couldn't find class '", "Variable not defined: '", "could not find include file", "unknown class name"],
    ["there is no class named '", "' is not defined", "could not find include file"],
);

/// What only the reference refuses: an attribute constraint as a parameter is our extension.
const EXTENSION: &str = "Missing `cppType` field in Attribute/Type parameter";

/// Both print the same, or both refuse the file for a reason in [`REFUSED`].
fn same(tools: &Tools, options: &[&str], folders: &[PathBuf], file: &Path) -> Result<(), String> {
    let run = |program: &str| {
        let mut command = tools.command(program);
        command.args(options).args(folders.iter().flat_map(|f| [Path::new("-I"), f.as_path()])).arg(file);
        process::run(command, b"", LIMIT)
    };
    let expected = run(REFERENCE)?;
    let actual = run("toy-tblgen")?;
    let what = format!("toy-tblgen {} {}", options.join(" "), file.display());
    let refuses = |outcome: &Outcome, message: &str| {
        outcome.is_refusal() && String::from_utf8_lossy(&outcome.stderr).contains(message)
    };
    let is_named = |&(end, theirs, ours): &(&str, &str, &str)| {
        file.to_string_lossy().ends_with(end) && refuses(&expected, theirs) && refuses(&actual, ours)
    };
    let is_part = file.starts_with(tools::llvm_prefix())
        && PARTS.0.iter().any(|theirs| refuses(&expected, theirs))
        && PARTS.1.iter().any(|ours| refuses(&actual, ours));
    match (expected.success(), actual.success()) {
        (true, true) => diff::equal(&what, &expected.output()?, &actual.output()?),
        (false, true) if refuses(&expected, EXTENSION) => Ok(()),
        (false, false) if is_part || REFUSED.iter().any(is_named) => Ok(()),
        _ => Err(format!("{what}\n{REFERENCE}:\n{expected}\ntoy-tblgen:\n{actual}")),
    }
}

/// Constraints of MLIR that the prelude lacks: they concern types and attributes that this project does not have.
const NOT_HERE: &[&str] = &[
    "F4E2M1FN",
    "F6E2M3FN",
    "F6E3M2FN",
    "F8E3M4",
    "F8E4M3",
    "F8E4M3B11FNUZ",
    "F8E4M3FN",
    "F8E4M3FNUZ",
    "F8E5M2",
    "F8E5M2FNUZ",
    "F8E8M0FNU",
    "GraphType",
    "StringElementsAttr",
];

/// The prelude has every constraint of MLIR's library, with the same summary.
fn add_prelude(trials: &mut Vec<Trial>, tools: &Arc<Tools>) {
    const RECORDS: &str = "llvm-tblgen-22";
    let file = tools::fixtures().join("tblgen/prelude/constraints.td");
    let skipped = (!tools.has(RECORDS)).then(|| format!("needs {RECORDS}"));
    let shared = Arc::clone(tools);
    let include = tools::llvm_prefix().join("include");
    trials.push(harness::trial("prelude/constraints".to_owned(), skipped, move || {
        let records = |tool: &str, folders: &[&Path]| {
            let mut command = shared.command(tool);
            command.arg("--print-records").arg(&file);
            folders.iter().for_each(|f| {
                command.arg("-I").arg(f);
            });
            let outcome = process::run(command, b"", LIMIT)?;
            if outcome.success() {
                Ok(words(&String::from_utf8_lossy(&outcome.stdout)))
            } else {
                Err(format!("{tool} fails:\n{outcome}"))
            }
        };
        let theirs = records(RECORDS, &[&include])?;
        let ours = records("toy-tblgen", &[])?;
        let differs = |(name, words): &(&String, &String)| ours.get(*name) != Some(*words);
        let wrong: Vec<String> = theirs
            .iter()
            .filter(|(name, _)| !NOT_HERE.contains(&name.as_str()))
            .filter(differs)
            .map(|(name, words)| format!("{name}: {words}, here {:?}", ours.get(name)))
            .collect();
        let few = theirs.len() < 300;
        if wrong.is_empty() && !few {
            Ok(())
        } else {
            Err(format!("of {} definitions:\n{}", theirs.len(), wrong.join("\n")))
        }
    }));
}

/// The documentation of OpenMP's and OpenACC's clauses.
fn add_directives(trials: &mut Vec<Trial>, tools: &Arc<Tools>) {
    let include = tools::llvm_prefix().join("include");
    for (file, dialect) in [("OpenMP/OMP.td", "omp"), ("OpenACC/ACC.td", "acc")] {
        let path = include.join("llvm/Frontend").join(file);
        let missing = (!path.is_file()).then(|| "needs the .td files of llvm-22-dev".to_owned());
        let tools = Arc::clone(tools);
        let folders = [include.clone()];
        let skipped = missing.or_else(|| skipped(&tools));
        trials.push(harness::trial(format!("directives/{dialect}"), skipped, move || {
            let dialect = format!("-directives-dialect={dialect}");
            same(&tools, &["-gen-directive-decl", &dialect], &folders, &path)?;
            same(&tools, &["-gen-directive-decl"], &folders, &path)
        }));
    }
}

/// Every action in the reference's help exists here too, or is refused with a reason.
fn add_actions(trials: &mut Vec<Trial>, tools: &Arc<Tools>) {
    let shared = Arc::clone(tools);
    trials.push(harness::trial("actions".to_owned(), skipped(tools), move || {
        let run = |program: &str, args: &[&str]| {
            let mut command = shared.command(program);
            command.args(args);
            process::run(command, b"", LIMIT)
        };
        let help = run(REFERENCE, &["--help"])?;
        let help = String::from_utf8_lossy(&help.stdout).into_owned();
        let words = help.lines().filter_map(|l| l.trim().strip_prefix("--")?.split_whitespace().next());
        let is_action =
            |w: &&str| w.starts_with("gen-") || ["print-records", "verify-openmp-ops"].contains(w);
        let actions: Vec<&str> = words.filter(is_action).collect();
        let mut unknown = Vec::new();
        for action in &actions {
            let outcome = run("toy-tblgen", &[&format!("-{action}")])?;
            if String::from_utf8_lossy(&outcome.stderr).contains("unexpected argument") {
                unknown.push(*action);
            }
        }
        if unknown.is_empty() && actions.len() > 50 {
            Ok(())
        } else {
            Err(format!("of {} actions, not known here: {}", actions.len(), unknown.join(", ")))
        }
    }));
}

/// The summary of each named definition; empty if it has none.
fn words(records: &str) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    let mut name = "";
    for line in records.lines() {
        if let Some(rest) = line.strip_prefix("def ") {
            name = rest.split_whitespace().next().unwrap_or_default();
            if !name.starts_with("anonymous") {
                all.insert(name.to_owned(), String::new());
            }
        } else if let Some(summary) = line.strip_prefix("  string summary = ") {
            all.entry(name.to_owned()).and_modify(|words| *words = summary.to_owned());
        }
    }
    all
}
