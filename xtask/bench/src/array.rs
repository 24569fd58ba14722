//! `cargo xtask bench array`: what people compute with arrays, beside numpy, JAX and C.
//!
//! Each task is a function of a Toy program, compiled to a library; one of Python, which numpy and JAX run; and one of C.
//! For each task, a process of Python fills the arguments, checks that all compute the same, and times calls in turn.
//! Every call returns a new array.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use xtask::shell;

use crate::measure::Place;

/// A function of the programs.
struct Task {
    name: &'static str,
    about: &'static str,
    /// The shapes of the arguments, in which `n` stands for a size.
    shapes: &'static [&'static str],
    sizes: &'static [usize],
}

const SQUARES: &[usize] = &[1_000, 4_000];
const VECTORS: &[usize] = &[1_000_000, 8_000_000];

/// Add a task by adding a line, and a function to each of the programs.
#[rustfmt::skip]
const TASKS: &[Task] = &[
    Task { name: "rows", about: "(x - row) * row", shapes: &["nxn", "n", "n"], sizes: SQUARES },
    Task { name: "columns", about: "(x - column) * column", shapes: &["nxn", "nx1", "nx1"], sizes: SQUARES },
    Task { name: "row_sums", about: "sum(x, axis=1)", shapes: &["nxn"], sizes: SQUARES },
    Task { name: "column_sums", about: "sum(x, axis=0)", shapes: &["nxn"], sizes: SQUARES },
    Task { name: "softmax", about: "softmax of rows", shapes: &["nxn"], sizes: SQUARES },
    Task { name: "layer_norm", about: "layer normalization", shapes: &["nxn", "n", "n"], sizes: SQUARES },
    Task { name: "transposed", about: "transpose(a)*b + c", shapes: &["nxn", "nxn", "nxn"], sizes: SQUARES },
    Task { name: "largest", about: "argmax(x, axis=1)", shapes: &["nxn"], sizes: SQUARES },
    Task { name: "running", about: "cumsum(x, axis=1)", shapes: &["nxn"], sizes: SQUARES },
    Task { name: "product", about: "a @ b", shapes: &["nxn", "nxn"], sizes: &[1_024] },
    Task { name: "k_means", about: "a step of k-means", shapes: &["nx4", "8x4"], sizes: &[100_000] },
    Task { name: "black_scholes", about: "Black-Scholes", shapes: &["n", "n", "n"], sizes: VECTORS },
    Task { name: "exponential", about: "exp(x)", shapes: &["n"], sizes: VECTORS },
    Task { name: "logarithm", about: "log(x)", shapes: &["n"], sizes: VECTORS },
    Task { name: "tangent", about: "tanh(x)", shapes: &["n"], sizes: VECTORS },
    Task { name: "sine", about: "sin(x)", shapes: &["n"], sizes: VECTORS },
    Task { name: "chain", about: "a chain of operators", shapes: &["n", "n", "n"], sizes: VECTORS },
];

/// A type of elements.
struct Element {
    /// Its name in Toy.
    name: &'static str,
    numpy: &'static str,
    c: &'static str,
    /// What a shape of such elements ends in.
    suffix: &'static str,
}

const ELEMENTS: &[Element] = &[
    Element { name: "f64", numpy: "float64", c: "double", suffix: "" },
    Element { name: "f32", numpy: "float32", c: "float", suffix: "xf32" },
];

const THREADS: &[usize] = &[1, 2];

/// The competitors, in the order of the table, as the script names them.
const COMPETITORS: &[&str] = &["numpy", "JAX", "C"];

/// Runs the comparison and prints a line for each task and size as soon as it is known.
pub(crate) fn array(place: &Place) -> Result<(), String> {
    let bench =
        Bench { place, sources: shell::root().join("xtask/bench/inputs/array"), packages: packages(place) };
    let imports = |module| bench.python().args(["-c", &format!("import {module}")]).output();
    if !imports("numpy").is_ok_and(|output| output.status.success()) {
        println!("  skipped: needs numpy (pip install numpy)");
        return Ok(());
    }
    let empty = time(&mut bench.toyc(&place.write("array-empty.toy", "def main() {}\n")?))?;
    for element in ELEMENTS {
        for &threads in THREADS {
            println!("\n  {}, threads: {threads}; a time divided by ours follows in brackets", element.name);
            println!("{}", heading());
            for task in TASKS {
                for &size in task.sizes {
                    println!("{}", bench.measure(&Case { task, size, element, threads }, empty)?);
                }
            }
        }
    }
    Ok(())
}

/// A folder with the packages of Python that the benchmark needs, if they can be installed.
fn packages(place: &Place) -> Option<PathBuf> {
    let folder = place.inputs.join("python");
    let wanted = shell::root().join("xtask/bench/inputs/array/requirements.txt");
    let installed = folder.join("requirements.txt");
    let text = std::fs::read(&wanted).ok()?;
    if std::fs::read(&installed).is_ok_and(|found| found == text) {
        return Some(folder);
    }
    eprintln!("setting up: pip install --target {} -r {}", folder.display(), wanted.display());
    let mut pip = Command::new("python3");
    pip.args(["-m", "pip", "--quiet", "--disable-pip-version-check", "install", "--upgrade", "--target"]);
    pip.arg(&folder).arg("-r").arg(wanted).stdout(std::io::stderr());
    if shell::succeeds(&mut pip).unwrap_or(false) && std::fs::write(installed, text).is_ok() {
        return Some(folder);
    }
    println!("  skipped: JAX (pip cannot install it); numpy is the one that is installed");
    None
}

fn heading() -> String {
    let mut line = format!("    {:<32} {:>9}", "milliseconds", "ours");
    for name in COMPETITORS {
        line += &format!(" {name:>17}");
    }
    line + "   to compile: ours       JAX         C"
}

/// A line of the table.
struct Case<'t> {
    task: &'t Task,
    size: usize,
    element: &'t Element,
    threads: usize,
}

impl Case<'_> {
    fn shapes(&self) -> Vec<String> {
        self.task.shapes.iter().map(|shape| shape.replace('n', &self.size.to_string())).collect()
    }

    /// The shapes with the type of their elements.
    fn types(&self) -> Vec<String> {
        self.shapes().into_iter().map(|shape| shape + self.element.suffix).collect()
    }

    /// The name of a file.
    fn file(&self, kind: &str) -> String {
        format!("array-{}-{}-{}-{}{kind}", self.task.name, self.size, self.element.name, self.threads)
    }
}

struct Bench<'a> {
    place: &'a Place,
    /// The folder of the programs.
    sources: PathBuf,
    /// The folder of packages of Python.
    packages: Option<PathBuf>,
}

impl Bench<'_> {
    fn python(&self) -> Command {
        let mut command = Command::new("python3");
        command.env("PYTHONDONTWRITEBYTECODE", "1");
        if let Some(folder) = &self.packages {
            command.env("PYTHONPATH", folder);
        }
        command
    }

    fn toyc(&self, source: &str) -> Command {
        let mut command = Command::new(self.place.binaries.join("toyc"));
        command.args([source, "-emit=obj", "-opt", "-mcpu=native", "-o", "/dev/null"]);
        command
    }

    fn measure(&self, case: &Case<'_>, empty: Duration) -> Result<String, String> {
        let (library, compile) = self.ours(case)?;
        let (in_c, compile_c) = self.in_c(case)?;
        let symbol = format!("{}_{}", case.task.name, case.types().join("_"));
        let mut python = self.python();
        python.arg(self.sources.join("tasks.py")).args([case.task.name, case.element.numpy]);
        python.arg(case.threads.to_string()).arg(library).arg(symbol).arg(in_c).args(case.shapes());
        let output = python.output().map_err(|e| format!("cannot start python3: {e}"))?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).trim().to_owned());
        }
        let lines = String::from_utf8_lossy(&output.stdout).into_owned();
        let find = |name: &str| {
            let mut lines = lines.lines().map(|line| line.split(' ').collect::<Vec<_>>());
            let words = lines.find(|words| words[0] == name)?;
            Some((words.get(1)?.parse::<f64>().ok()?, words.get(2)?.parse::<f64>().ok()?))
        };
        let (ours, _) = find("ours").ok_or_else(|| format!("no times in:\n{lines}"))?;
        let title = format!("{} {}", case.task.about, case.shapes()[0]);
        let mut line = format!("    {title:<32} {ours:>9.3}");
        for name in COMPETITORS {
            line += &match find(name) {
                Some((time, _)) => format!(" {time:>9.3} ({:>5.2})", time / ours),
                None => format!(" {:>17}", "-"),
            };
        }
        let jax = find("JAX").map_or("-".to_owned(), |(_, compile)| format!("{compile:.1}"));
        let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
        let compile = milliseconds(compile.saturating_sub(empty));
        Ok(format!("{line}   {compile:>16.1} {jax:>9} {:>9.1}", milliseconds(compile_c)))
    }

    /// Our library, and how long it takes to compile the object in it.
    fn ours(&self, case: &Case<'_>) -> Result<(PathBuf, Duration), String> {
        let source = self.sources.join("tasks.toy").to_string_lossy().into_owned();
        let library = self.place.inputs.join(case.file(".so"));
        let export = format!("-export={}:{}", case.task.name, case.types().join(","));
        let parallel = if case.threads > 1 { &["-parallel"][..] } else { &[] };
        let mut object = self.toyc(&source);
        object.arg(&export).args(parallel);
        let mut shared = Command::new(self.place.binaries.join("toyc"));
        shared.args([&*source, "-emit=shared", "-opt", "-mcpu=native", &export, "-o"]);
        run(shared.arg(&library).args(parallel))?;
        Ok((library, time(&mut object)?))
    }

    /// The library of C, and how long it takes to compile it.
    fn in_c(&self, case: &Case<'_>) -> Result<(PathBuf, Duration), String> {
        let library = self.place.inputs.join(case.file("-c.so"));
        let mut compiler = Command::new("cc");
        compiler.args(["-O3", "-march=native", "-ffp-contract=off", "-shared", "-fPIC"]);
        compiler.arg(format!("-DTASK={}", case.task.name)).arg(format!("-DN={}L", case.size));
        compiler.arg(format!("-DT={}", case.element.c));
        compiler.arg(if case.threads > 1 { "-fopenmp" } else { "-fopenmp-simd" });
        compiler.arg(self.sources.join("tasks.c")).arg("-o").arg(&library).arg("-lm");
        let start = Instant::now();
        run(&mut compiler)?;
        Ok((library, start.elapsed()))
    }
}

/// Runs a command that must succeed.
fn run(command: &mut Command) -> Result<(), String> {
    let succeeded = shell::succeeds(command.stdin(Stdio::null()))?;
    let program = Path::new(command.get_program()).display();
    if succeeded { Ok(()) } else { Err(format!("{program} fails")) }
}

/// The fastest of several runs.
fn time(command: &mut Command) -> Result<Duration, String> {
    let mut fastest = Duration::MAX;
    for _ in 0..5 {
        let start = Instant::now();
        run(command)?;
        fastest = fastest.min(start.elapsed());
    }
    Ok(fastest)
}
