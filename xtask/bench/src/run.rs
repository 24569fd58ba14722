//! `cargo xtask bench run`: how fast compiled tensor expressions are, beside C, ndarray, numpy and a copy of memory.
//!
//! Every competitor is a process that fills the same arrays, evaluates one expression again and again into a new
//! array, and prints its fastest run with a digest of the result, which must be the same for all.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use xtask::shell;

use crate::measure::Place;

/// How often each competitor runs, in turn with all others.
const ROUNDS: usize = 5;
/// How long a competitor repeats its expression in each run.
const SECONDS: &str = "0.3";

/// An expression of the tensors `a`, `b` and `c`.
struct Kernel {
    /// Its name in the C loops, in upper case, and in the programs of ndarray and numpy.
    name: &'static str,
    about: &'static str,
    /// The operations that compute `%r`; `T` is replaced by the type of all tensors.
    operations: &'static str,
    /// How many different arrays it reads.
    reads: usize,
}

const COPY: Kernel = Kernel { name: "copy", about: "a copy", operations: "", reads: 1 };
const PRODUCT: Kernel = Kernel {
    name: "product",
    about: "a*b + c",
    operations: "%0 = toy.mul %a, %b : T\n  %r = toy.add %0, %c : T",
    reads: 3,
};
const TRANSPOSED: Kernel = Kernel {
    name: "transposed",
    about: "transpose(a)*transpose(b) + c",
    operations: "%0 = toy.transpose(%a : T) to T\n  %1 = toy.transpose(%b : T) to T\n  \
                 %2 = toy.mul %0, %1 : T\n  %r = toy.add %2, %c : T",
    reads: 3,
};
const CHAIN: Kernel = Kernel {
    name: "chain",
    about: "((a+b)*(a+c))*((b+c)*(a+b))",
    operations: "%0 = toy.add %a, %b : T\n  %1 = toy.add %a, %c : T\n  %2 = toy.mul %0, %1 : T\n  \
                 %3 = toy.add %b, %c : T\n  %4 = toy.mul %3, %0 : T\n  %r = toy.mul %2, %4 : T",
    reads: 3,
};
const TRANSPOSE: Kernel = Kernel {
    name: "transpose",
    about: "transpose(a)",
    operations: "%r = toy.transpose(%a : T) to T",
    reads: 1,
};
const MIXED: Kernel = Kernel {
    name: "mixed",
    about: "transpose(a)*a + a",
    operations: "%0 = toy.transpose(%a : T) to T\n  %1 = toy.mul %0, %a : T\n  %r = toy.add %1, %a : T",
    reads: 1,
};

/// The cases: expressions, and the rows and columns of the arrays; one row is a vector.
const CASES: &[(&Kernel, usize, usize)] = &[
    (&PRODUCT, 1_000, 1_000),
    (&PRODUCT, 4_000, 4_000),
    (&PRODUCT, 1, 8_000_000),
    (&TRANSPOSED, 1_000, 1_000),
    (&TRANSPOSED, 4_000, 4_000),
    (&CHAIN, 1_000, 1_000),
    (&CHAIN, 4_000, 4_000),
    (&CHAIN, 1, 8_000_000),
    (&TRANSPOSE, 1_000, 1_000),
    (&TRANSPOSE, 4_000, 4_000),
    (&MIXED, 512, 512),
    (&MIXED, 4_096, 4_096),
];

/// A process that evaluates the expression of a case.
struct Runner {
    name: &'static str,
    command: Vec<String>,
    fastest: f64,
}

/// Runs the comparison and prints a line for each case as soon as it is known.
pub(crate) fn run(place: &Place) -> Result<(), String> {
    if !cfg!(all(target_arch = "x86_64", target_os = "linux")) {
        return Err("the benchmark `run` calls compiled code as x86-64 Linux passes arguments".to_owned());
    }
    let bench = Bench {
        place,
        sources: shell::root().join("xtask/bench/inputs/run"),
        arrays: ndarray_program(place)?,
    };
    let numpy = shell::capture("python3", &["-c", "import numpy"]).is_some();
    if !numpy {
        println!("  skipped: numpy (pip install numpy)");
    }
    let empty = bench.compile_time(&place.write("run-empty.mlir", "module {\n}\n")?)?;
    println!(
        "  milliseconds of the fastest of {ROUNDS} runs of {SECONDS} s each; % of the bandwidth of a copy\n"
    );
    for &(kernel, rows, columns) in CASES {
        let mut runners = bench.runners(kernel, rows, columns, numpy)?;
        let source = bench.source(kernel, rows, columns)?;
        let compile = bench.compile_time(&source)?.saturating_sub(empty);
        measure(&mut runners)?;
        println!(
            "  {} of {}, compiled in {:.1} ms",
            kernel.about,
            shape(rows, columns),
            compile.as_secs_f64() * 1e3
        );
        println!("{}", table(&runners));
    }
    Ok(())
}

fn shape(rows: usize, columns: usize) -> String {
    if rows == 1 { columns.to_string() } else { format!("{rows}x{columns}") }
}

/// A line for each competitor, compared with the first, which is ours; the last is the copy of the same amount of
/// memory.
fn table(runners: &[Runner]) -> String {
    let ours = runners[0].fastest;
    let copy = runners[runners.len() - 1].fastest;
    let line = |runner: &Runner| {
        let bandwidth = 100.0 * copy / runner.fastest;
        format!(
            "    {:<15} {:>9.3} ms  {:>5.2} of ours  {bandwidth:>4.0} %\n",
            runner.name,
            runner.fastest / 1e6,
            runner.fastest / ours
        )
    };
    runners.iter().map(line).collect()
}

/// Runs all of them in turn; keeps the fastest run of each.
fn measure(runners: &mut [Runner]) -> Result<(), String> {
    let mut expected: Option<String> = None;
    for _ in 0..ROUNDS {
        for runner in &mut *runners {
            let arguments: Vec<&str> = runner.command[1..].iter().map(String::as_str).collect();
            let line = shell::capture(&runner.command[0], &arguments).unwrap_or_default();
            let Some((time, digest)) = line.split_once(' ') else {
                return Err(format!("`{}` fails", runner.command.join(" ")));
            };
            let time: f64 = time.parse().map_err(|_| format!("`{line}` is not a time and a digest"))?;
            runner.fastest = runner.fastest.min(time);
            let digest = digest.to_owned();
            if runner.name != COPY.name && *expected.get_or_insert_with(|| digest.clone()) != digest {
                return Err(format!("the result of {} differs from that of our code", runner.name));
            }
        }
    }
    Ok(())
}

/// The program `arrays` of the crate `runtime`, compiled for this machine's processor, like the C program.
fn ndarray_program(place: &Place) -> Result<PathBuf, String> {
    let target = place.inputs.join("native");
    let mut command = shell::cargo();
    command.args([
        "build",
        "--quiet",
        "--release",
        "--package=mlirust-toy-runtime",
        "--example=arrays",
        "--target-dir",
    ]);
    command.arg(&target).env("RUSTFLAGS", "-C target-cpu=native");
    if shell::succeeds(&mut command)? {
        Ok(target.join("release/examples/arrays"))
    } else {
        Err("the program that uses ndarray cannot be built".to_owned())
    }
}

struct Bench<'a> {
    place: &'a Place,
    /// The folder of the programs in C and Python.
    sources: PathBuf,
    /// The program that uses ndarray.
    arrays: PathBuf,
}

impl Bench<'_> {
    /// Our code on one thread comes first, the copy last.
    fn runners(
        &self,
        kernel: &Kernel,
        rows: usize,
        columns: usize,
        numpy: bool,
    ) -> Result<Vec<Runner>, String> {
        let sized = |name, program: &Path, first: &[&str], rows: usize, columns: usize| {
            let program = program.to_string_lossy().into_owned();
            let command = std::iter::once(program).chain(first.iter().map(|&first| first.to_owned()));
            let command = command.chain([rows.to_string(), columns.to_string(), SECONDS.to_owned()]);
            Runner { name, command: command.collect(), fastest: f64::INFINITY }
        };
        let runner = |name, program: &Path, first: &[&str]| sized(name, program, first, rows, columns);
        let mut runners = vec![
            runner("toyc", &self.ours(kernel, rows, columns, &[])?, &[]),
            runner("toyc -parallel", &self.ours(kernel, rows, columns, &["-parallel"])?, &[]),
            runner("C", &self.loops(kernel, rows, columns)?, &[]),
            runner("ndarray", &self.arrays, &[kernel.name]),
        ];
        if numpy {
            let script = self.sources.join("arrays.py").to_string_lossy().into_owned();
            runners.push(runner("numpy", Path::new("python3"), &[&script, kernel.name]));
        }
        // A copy that reads and writes as much as the expression does, so that caches help both equally.
        let times = (kernel.reads + 1).div_ceil(COPY.reads + 1);
        let (rows, columns) = if rows == 1 { (1, columns * times) } else { (rows * times, columns) };
        runners.push(sized(COPY.name, &self.loops(&COPY, rows, columns)?, &[], rows, columns));
        Ok(runners)
    }

    /// A function of the toy dialect that evaluates the expression.
    fn source(&self, kernel: &Kernel, rows: usize, columns: usize) -> Result<String, String> {
        let ty = format!("tensor<{}xf64>", shape(rows, columns));
        let body = kernel.operations.replace('T', &ty);
        let text = format!(
            "toy.func @kernel(%a: {ty}, %b: {ty}, %c: {ty}) -> {ty} {{\n  {body}\n  toy.return %r : {ty}\n}}\n"
        );
        self.place.write(&format!("{}-{}.mlir", kernel.name, shape(rows, columns)), &text)
    }

    fn ours(
        &self,
        kernel: &Kernel,
        rows: usize,
        columns: usize,
        options: &[&str],
    ) -> Result<PathBuf, String> {
        let source = self.source(kernel, rows, columns)?;
        let name = format!("{}-{}{}", kernel.name, shape(rows, columns), options.concat());
        let object = self.place.inputs.join(format!("{name}.o"));
        let mut compiler = Command::new(self.place.binaries.join("toyc"));
        compiler.args([&*source, "-emit=obj", "-opt", "-mcpu=native", "-o"]).arg(&object).args(options);
        if !shell::succeeds(&mut compiler)? {
            return Err(format!("{source} cannot be compiled"));
        }
        let library = if options.is_empty() { &[][..] } else { &["-lgomp"] };
        self.link(&name, &object, rows, library)
    }

    fn loops(&self, kernel: &Kernel, rows: usize, columns: usize) -> Result<PathBuf, String> {
        let name = format!("{}-{}-c", kernel.name, shape(rows, columns));
        let expression = format!("-DEXPRESSION={}", kernel.name.to_uppercase());
        let sizes = [format!("-DROWS={rows}"), format!("-DCOLUMNS={columns}")];
        let options = ["-march=native", &expression, &sizes[0], &sizes[1]];
        self.link(&name, &self.sources.join("loops.c"), rows, &options)
    }

    /// A program of the driver and the code of the kernel. There is no contraction, so that all compute the same.
    fn link(&self, name: &str, kernel: &Path, rows: usize, options: &[&str]) -> Result<PathBuf, String> {
        let program = self.place.inputs.join(name);
        let rank = if rows == 1 { "-DRANK=1" } else { "-DRANK=2" };
        let mut compiler = Command::new("cc");
        compiler.args(["-O3", "-ffp-contract=off", rank]).arg(self.sources.join("driver.c")).arg(kernel);
        compiler.args(options).arg("-o").arg(&program);
        if shell::succeeds(&mut compiler)? {
            Ok(program)
        } else {
            Err(format!("{} cannot be linked", program.display()))
        }
    }

    /// The fastest of several compilations to an object, with the start of the process.
    fn compile_time(&self, source: &str) -> Result<Duration, String> {
        let mut fastest = Duration::MAX;
        for _ in 0..7 {
            let mut compiler = Command::new(self.place.binaries.join("toyc"));
            compiler
                .args([source, "-emit=obj", "-opt", "-mcpu=native", "-o", "/dev/null"])
                .stdin(Stdio::null());
            let start = Instant::now();
            if !shell::succeeds(&mut compiler)? {
                return Err(format!("{source} cannot be compiled"));
            }
            fastest = fastest.min(start.elapsed());
        }
        Ok(fastest)
    }
}
