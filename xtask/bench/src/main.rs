//! `cargo xtask bench`: each benchmark is a function that writes its inputs and names the commands to compare.
//! Nothing here asserts a time.

#![allow(clippy::print_stdout, clippy::print_stderr)]

mod array;
mod call;
mod explore;
mod ir;
mod limits;
mod measure;
mod passes;
mod run;
mod td;

use std::fmt::Write as _;
use std::path::Path;
use std::process::{Command, ExitCode};

use Compare::{Itself, Processes};

use xtask::setup::{self, Need};
use xtask::shell;

use crate::measure::{Competitor, Place};

/// One comparison.
struct Benchmark {
    name: &'static str,
    about: &'static str,
    /// The package whose program is measured.
    package: &'static str,
    /// The unit by which the table divides.
    unit: &'static str,
    rounds: usize,
    compare: Compare,
}

/// How a benchmark compares.
enum Compare {
    /// Times these commands as whole processes.
    Processes(fn(&Place) -> Result<Vec<Competitor>, String>),
    /// Measures and prints by a function of its own.
    Itself(fn(&Place) -> Result<(), String>),
}

/// Add a benchmark by adding a line.
const BENCHMARKS: &[Benchmark] = &[
    Benchmark {
        name: "startup",
        about: "the version, a program of three lines by stage, and a 512x512 literal",
        package: "mlirust-toyc-cli",
        unit: "run",
        rounds: 21,
        compare: Processes(startup),
    },
    Benchmark {
        name: "literals",
        about: "compile a square literal with -opt: the time per element should not grow",
        package: "mlirust-toyc-cli",
        unit: "element",
        rounds: 7,
        compare: Processes(literals),
    },
    Benchmark {
        name: "statements",
        about: "compile one long function with -opt: the time per statement should not grow",
        package: "mlirust-toyc-cli",
        unit: "statement",
        rounds: 5,
        compare: Processes(statements),
    },
    Benchmark {
        name: "functions",
        about: "compile a chain of small functions with -opt: the time per function should not grow",
        package: "mlirust-toyc-cli",
        unit: "function",
        rounds: 5,
        compare: Processes(functions),
    },
    Benchmark {
        name: "parse",
        about: "parse, verify and print a large file, beside mlir-opt",
        package: "mlirust-toy-opt",
        unit: "operation",
        rounds: 7,
        compare: Processes(parse),
    },
    Benchmark {
        name: "records",
        about: "read MLIR's LLVMOps.td and LinalgOps.td and print their records, beside llvm-tblgen",
        package: "mlirust-toy-tblgen",
        unit: "file",
        rounds: 21,
        compare: Processes(records),
    },
    Benchmark {
        name: "tblgen",
        about: "the records of every .td file of LLVM and MLIR and of made-up back ends, beside llvm-tblgen",
        package: "mlirust-toy-tblgen",
        unit: "file",
        rounds: 5,
        compare: Processes(td::files),
    },
    Benchmark {
        name: "ir",
        about: "a module of 50 MB and one of 30 MB of affine loops: read, verified and written as text and as \
                bytecode, and canonicalized, beside mlir-opt",
        package: "mlirust-toy-opt",
        unit: "MB",
        rounds: 3,
        compare: Processes(modules),
    },
    Benchmark {
        name: "passes",
        about: "each pass on modules of 1,000 to 100,000 operations, beside mlir-opt",
        package: "mlirust-toy-opt",
        unit: "",
        rounds: 0,
        compare: Itself(passes::growth),
    },
    Benchmark {
        name: "large",
        about: "passes on a module of 50 MB, beside mlir-opt",
        package: "mlirust-toy-opt",
        unit: "",
        rounds: 0,
        compare: Itself(passes::large_module),
    },
    Benchmark {
        name: "import",
        about: "LLVM IR of 50 MB, beside mlir-translate",
        package: "mlirust-toy-opt",
        unit: "",
        rounds: 0,
        compare: Itself(passes::import),
    },
    Benchmark {
        name: "limits",
        about: "the largest inputs: their time, and the memory for each of their bytes",
        package: "mlirust-toyc-cli",
        unit: "byte",
        rounds: 1,
        compare: Processes(limits::limits),
    },
    Benchmark {
        name: "run",
        about: "evaluate tensor expressions, beside C, ndarray, numpy and a copy of memory",
        package: "mlirust-toyc-cli",
        unit: "",
        rounds: 0,
        compare: Itself(run::run),
    },
    Benchmark {
        name: "array",
        about: "what people compute with arrays, beside numpy, JAX and C",
        package: "mlirust-toyc-cli",
        unit: "",
        rounds: 0,
        compare: Itself(array::array),
    },
    Benchmark {
        name: "call",
        about: "call a compiled function from Rust, beside ndarray and a call in C",
        package: "mlirust-toyc-cli",
        unit: "",
        rounds: 0,
        compare: Itself(call::call),
    },
    Benchmark {
        name: "entry",
        about: "a function on two files of 4000x4000 doubles, into a third",
        package: "mlirust-toyc-cli",
        unit: "",
        rounds: 0,
        compare: Itself(call::entry),
    },
    Benchmark {
        name: "explore",
        about: "change a program of 100 lines in the page of toyc explore",
        package: "mlirust-toyc-cli",
        unit: "",
        rounds: 0,
        compare: Itself(explore::explore),
    },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match bench(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

/// `cargo xtask bench [NAME]`.
fn bench(arguments: &[String]) -> Result<(), String> {
    let chosen = choose(arguments)?;
    let llvm = setup::ensure(Need::Test)?;
    let packages = chosen.iter().flat_map(|benchmark| ["--package", benchmark.package]);
    if !shell::succeeds(llvm.cargo().args(["build", "--release"]).args(packages))? {
        return Err("the release build fails; the compiler's messages are above".to_owned());
    }
    let development = shell::binaries()?;
    let target = development.parent().unwrap_or(Path::new("target"));
    let inputs = target.join("bench");
    std::fs::create_dir_all(&inputs).map_err(|e| format!("cannot make {}: {e}", inputs.display()))?;
    let place = Place { binaries: target.join("release"), inputs, llvm };
    for benchmark in chosen {
        println!("{}: {}", benchmark.name, benchmark.about);
        match benchmark.compare {
            Processes(competitors) => processes(benchmark, &competitors(&place)?)?,
            Itself(run) => run(&place)?,
        }
    }
    Ok(())
}

/// Times the competitors and prints the tables.
fn processes(benchmark: &Benchmark, competitors: &[Competitor]) -> Result<(), String> {
    let timings = measure::measure(competitors, benchmark.rounds)?;
    println!("{}", measure::table(competitors, &timings, benchmark.unit));
    if benchmark.unit == "byte" {
        println!("{}", measure::memory(competitors, &timings));
    }
    if competitors.iter().filter(|competitor| competitor.base).count() > 1 {
        println!("{}", measure::pairs(competitors, &timings));
    }
    Ok(())
}

fn choose(arguments: &[String]) -> Result<Vec<&'static Benchmark>, String> {
    match arguments {
        [] => Ok(BENCHMARKS.iter().collect()),
        [name] => BENCHMARKS.iter().find(|b| b.name == name).map(|b| vec![b]).ok_or_else(|| {
            let names: Vec<&str> = BENCHMARKS.iter().map(|b| b.name).collect();
            format!("no benchmark is called `{name}`; there are {}", names.join(", "))
        }),
        _ => Err("bench takes one name, or none for all".to_owned()),
    }
}

fn startup(place: &Place) -> Result<Vec<Competitor>, String> {
    let file = place.write("print.toy", "def main() {\n  print([[1, 2], [3, 4]]);\n}\n")?;
    let literal = place.write("literal512.toy", &square_literal(512))?;
    let stage = |stage: &str| place.ours(stage, "toyc", &[&file, &format!("-emit={stage}")], 1);
    let mut competitors = vec![place.ours("--version", "toyc", &["--version"], 1)];
    competitors.extend(["ast", "mlir", "mlir-llvm", "llvm", "jit"].map(stage));
    competitors.push(place.ours("512x512 literal, mlir", "toyc", &[&literal, "-emit=mlir"], 1));
    Ok(competitors)
}

fn literals(place: &Place) -> Result<Vec<Competitor>, String> {
    [16, 64, 128]
        .into_iter()
        .map(|size| {
            let file = place.write(&format!("literal{size}.toy"), &square_literal(size))?;
            Ok(place.compile(&format!("{size}x{size}"), &file, size * size))
        })
        .collect()
}

/// A program that prints one literal of `size` by `size` different numbers.
fn square_literal(size: usize) -> String {
    let row = |row: usize| {
        let numbers: Vec<String> = (0..size).map(|column| (row * size + column).to_string()).collect();
        format!("[{}]", numbers.join(", "))
    };
    let rows: Vec<String> = (0..size).map(row).collect();
    format!("def main() {{\n  print([{}]);\n}}\n", rows.join(",\n    "))
}

fn statements(place: &Place) -> Result<Vec<Competitor>, String> {
    [1_000, 10_000]
        .into_iter()
        .map(|count| {
            let file = place.write(&format!("statements{count}.toy"), &long_function(count))?;
            Ok(place.compile(&count.to_string(), &file, count))
        })
        .collect()
}

/// A `main` of `count` statements, each of which uses the previous one.
fn long_function(count: usize) -> String {
    let mut text = "def main() {\n  var v0 = [[1, 2], [3, 4]];\n".to_owned();
    for index in 1..count - 1 {
        let operator = if index % 2 == 0 { "+" } else { "-" };
        let before = index - 1;
        let _ = writeln!(text, "  var v{index} = v{before} {operator} transpose(v{before});");
    }
    let _ = writeln!(text, "  print(v{});\n}}", count - 2);
    text
}

fn functions(place: &Place) -> Result<Vec<Competitor>, String> {
    [100, 1_000]
        .into_iter()
        .map(|count| {
            let file = place.write(&format!("functions{count}.toy"), &small_functions(count))?;
            Ok(place.compile(&count.to_string(), &file, count))
        })
        .collect()
}

/// `count` functions of one statement, all called from `main`.
fn small_functions(count: usize) -> String {
    let mut text = String::new();
    for index in 0..count {
        let _ = writeln!(text, "def f{index}(x) {{\n  return x + x;\n}}");
    }
    text += "def main() {\n  var a = [1, 2, 3];\n";
    for index in 0..count {
        let _ = writeln!(text, "  print(f{index}(a));");
    }
    text + "}\n"
}

fn parse(place: &Place) -> Result<Vec<Competitor>, String> {
    const OPERATIONS: usize = 100_000;
    let file = place.write("parse.mlir", &straight_line_module(OPERATIONS))?;
    let mut competitors = vec![place.ours("toy-opt", "toy-opt", &[&file], OPERATIONS)];
    if place.llvm.has_tool("mlir-opt") {
        let reference = place.llvm.prefix.join("bin/mlir-opt");
        competitors.push(Competitor::new(
            "mlir-opt",
            reference,
            &["--mlir-disable-threading", &file],
            OPERATIONS,
        ));
    } else {
        println!("  skipped: mlir-opt (not installed)");
    }
    Ok(competitors)
}

/// Each file in each way of printing, the reference first: ratios below 1 are faster than LLVM.
fn records(place: &Place) -> Result<Vec<Competitor>, String> {
    const FILES: &[&str] = &["LLVMIR/LLVMOps.td", "Linalg/IR/LinalgOps.td"];
    const WAYS: &[&str] = &["--null-backend", "--print-records", "--dump-json"];
    let include = place.llvm.prefix.join("include");
    let folder = include.join("mlir/Dialect");
    if !place.llvm.has_tool("llvm-tblgen") || !folder.is_dir() {
        println!("  skipped: needs llvm-tblgen and the .td files of libmlir-22-dev");
        return Ok(Vec::new());
    }
    let reference = place.llvm.prefix.join("bin/llvm-tblgen");
    let include = include.to_string_lossy();
    let mut competitors = Vec::new();
    for file in FILES {
        let path = folder.join(file);
        for way in WAYS {
            let arguments = [*way, "-I", &*include, &path.to_string_lossy()];
            let name = file.rsplit('/').next().unwrap_or(file);
            let theirs =
                Competitor::new(&format!("llvm-tblgen {way} {name}"), reference.clone(), &arguments, 1);
            competitors.push(Competitor { base: true, ..theirs });
            competitors.push(place.ours("toy-tblgen", "toy-tblgen", &arguments, 1));
        }
    }
    Ok(competitors)
}

/// Each way of reading and writing a large module, the reference on one thread first: ratios below 1 are faster.
fn modules(place: &Place) -> Result<Vec<Competitor>, String> {
    const MEGABYTES: usize = 50;
    const OF_LOOPS: usize = 30;
    if !place.llvm.has_tool("mlir-opt") {
        println!("  skipped: needs mlir-opt");
        return Ok(Vec::new());
    }
    let reference = place.llvm.prefix.join("bin/mlir-opt");
    let text = place.write("ir.mlir", &ir::module(MEGABYTES * 1_000_000))?;
    let derived = |name: &str, option: &str| {
        let path = place.inputs.join(name).to_string_lossy().into_owned();
        let mut command = Command::new(&reference);
        if shell::succeeds(command.args([&*text, option, "-o", &*path]))? {
            Ok(path)
        } else {
            Err(format!("mlir-opt cannot write {path}"))
        }
    };
    let loops = place.write("loops.mlir", &ir::loops(OF_LOOPS * 1_000_000))?;
    let generic = derived("ir-generic.mlir", "-mlir-print-op-generic")?;
    let bytecode = derived("ir.mlirbc", "-emit-bytecode")?;
    let ways: &[(&str, usize, &[&str])] = &[
        ("custom", MEGABYTES, &[&text]),
        ("generic", MEGABYTES, &[&generic, "-mlir-print-op-generic"]),
        ("text to bytecode", MEGABYTES, &[&text, "-emit-bytecode", "-o", "/dev/null"]),
        ("bytecode", MEGABYTES, &[&bytecode, "-emit-bytecode", "-o", "/dev/null"]),
        ("canonicalize,cse", MEGABYTES, &[&text, "-canonicalize", "-cse"]),
        ("loops", OF_LOOPS, &[&loops]),
        ("loops, canonicalize,cse", OF_LOOPS, &[&loops, "-canonicalize", "-cse"]),
    ];
    let mut competitors = Vec::new();
    for &(way, megabytes, arguments) in ways {
        for (threads, option) in [("1 thread", &["-mlir-disable-threading"][..]), ("threads", &[])] {
            let arguments = [arguments, option].concat();
            let theirs = Competitor::new(
                &format!("mlir-opt {way}, {threads}"),
                reference.clone(),
                &arguments,
                megabytes,
            );
            competitors.push(Competitor { base: option.len() == 1, ..theirs });
            competitors.push(place.ours(
                &format!("toy-opt {way}, {threads}"),
                "toy-opt",
                &arguments,
                megabytes,
            ));
        }
    }
    Ok(competitors)
}

/// A function of about `count` arithmetic operations, each on the results of earlier ones.
fn straight_line_module(count: usize) -> String {
    let mut text =
        "module {\n  func.func @f(%arg0: f64, %arg1: f64) -> f64 {\n    %0 = arith.addf %arg0, %arg1 : f64\n"
            .to_owned();
    for index in 1..count {
        let operation = if index % 2 == 0 { "addf" } else { "mulf" };
        let _ = writeln!(text, "    %{index} = arith.{operation} %{}, %arg{} : f64", index - 1, index % 2);
    }
    let _ = writeln!(text, "    return %{} : f64\n  }}\n}}", count - 1);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn benchmarks_are_chosen_by_name() {
        assert_eq!(choose(&[]).map(|all| all.len()), Ok(BENCHMARKS.len()));
        assert_eq!(choose(&["parse".to_owned()]).map(|one| one.len()), Ok(1));
        assert!(choose(&["prase".to_owned()]).is_err_and(|message| message.contains("startup")));
    }

    #[test]
    fn inputs_have_the_size_they_claim() {
        assert_eq!(long_function(1000).matches(';').count(), 1000);
        assert_eq!(square_literal(16).matches(',').count(), 255);
        assert_eq!(small_functions(10).matches("def ").count(), 11);
        assert_eq!(straight_line_module(50).matches("arith.").count(), 50);
    }
}
