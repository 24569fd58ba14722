//! The files of the benchmark `tblgen`: all that come with LLVM and MLIR, which are small, and synthetic ones as large
//! and deep as those of LLVM's back ends, which are not installed.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::measure::{Competitor, Place};

/// Each file twice, first with the reference. Files that it refuses, such as those that others must include, are timed
/// too.
pub(crate) fn files(place: &Place) -> Result<Vec<Competitor>, String> {
    let include = place.llvm.prefix.join("include");
    if !place.llvm.has_tool("llvm-tblgen") || !include.join("llvm").is_dir() {
        println!("  skipped: needs llvm-tblgen and the .td files of llvm-22-dev and libmlir-22-dev");
        return Ok(Vec::new());
    }
    let reference = place.llvm.prefix.join("bin/llvm-tblgen");
    let mut inputs: Vec<(String, String)> = Vec::new();
    for (name, text) in
        [("profiles.td", profiles()), ("signatures.td", signatures()), ("machine.td", machine())]
    {
        inputs.push((name.to_owned(), place.write(name, &text)?));
    }
    let mut installed = Vec::new();
    for project in ["llvm", "mlir"] {
        collect(&include.join(project), &mut installed);
    }
    installed.sort();
    for path in installed {
        let name = path.strip_prefix(&include).unwrap_or(&path).display().to_string();
        inputs.push((name, path.to_string_lossy().into_owned()));
    }
    let include = include.to_string_lossy();
    let mut competitors = Vec::new();
    for (name, path) in inputs {
        let arguments = ["--print-records", "-I", &*include, &*path];
        let theirs = Competitor::new(&name, reference.clone(), &arguments, 1);
        let ours = place.ours("  toy-tblgen", "toy-tblgen", &arguments, 1);
        competitors.push(Competitor { base: true, may_fail: true, ..theirs });
        competitors.push(Competitor { may_fail: true, ..ours });
    }
    Ok(competitors)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "td") {
            files.push(path);
        }
    }
}

/// Instructions whose operands, assembly and encodings are computed from profiles.
fn profiles() -> String {
    const TYPES: [&str; 7] = ["i8", "f16", "i32", "f32", "i64", "f64", "i16"];
    let mut text = include_str!("../inputs/profiles.td").to_owned();
    for i in 0..1500 {
        let [a, b, c, d] = [i, i / 3, i / 5, i / 11].map(|at| TYPES[at % 7]);
        let _ = writeln!(text, "def P{i} : Profile<[{a}, {b}, {c}, {d}]>;");
        let _ = writeln!(text, "defm OP{i} : Pseudos<\"op{i}\", P{i}>;\ndefm OP{i} : AllReals<{}>;", i % 512);
    }
    text
}

/// Functions with lists of types, most of them computed.
fn signatures() -> String {
    let ty = |at: usize| format!("T{}_{}", [8, 16, 32, 64, 128][at / 3 % 5], at % 3);
    let mut text = include_str!("../inputs/signatures.td").to_owned();
    for i in 0..12_000 {
        let params: Vec<String> = (0..2 + i % 7).map(|j| ty(i * 7 + j * 3)).collect();
        let attributes: Vec<&str> =
            (0..i % 4).map(|j| ["\"pure\"", "\"const\"", "\"nomem\""][(i + j) % 3]).collect();
        let result = ty(i);
        let params = params.join(", ");
        let attributes = attributes.join(", ");
        let _ = writeln!(
            text,
            "def op{i} : Operation<\"toy.op{i}\", Signature<[{result}], [{params}]>, [{attributes}]>;"
        );
    }
    text
}

/// Instructions of a machine on LLVM's own classes, with patterns.
fn machine() -> String {
    let mut text = include_str!("../inputs/machine.td").to_owned();
    for i in 0..800 {
        let ints = ["add", "sub", "and", "xor"][i % 4];
        let floats = ["fadd", "fsub", "fmul"][i % 3];
        let _ = writeln!(text, "defm OP{i} : AllForms<{}, {ints}, {floats}, {}>;", i * 16 % 4096, i % 2);
        let _ = writeln!(
            text,
            "foreach type = types in {{\n  defvar shape = !cast<Shape>(\"Shape_\" # type);\n  \
             defm : Patterns<\"OP{i}\", !if(shape.Float, {floats}, {ints}), shape>;\n}}"
        );
    }
    text
}
