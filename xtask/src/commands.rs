//! The commands that build and test: each is a list of cargo calls, with those that fail soonest first.

use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::thread;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use xtask::llvm::Llvm;
use xtask::setup::{self, Need};
use xtask::shell;

use crate::{mdbook, miri, python, wasm};

/// Builds the compiler without LLVM and compiles a program as far as possible without it.
const WITHOUT_LLVM: [&str; 10] = [
    "run",
    "--quiet",
    "--package",
    "mlirust-toyc-cli",
    "--no-default-features",
    "--",
    "examples/multiply_transpose.toy",
    "-emit=mlir-llvm",
    "-o",
    "/dev/null",
];
/// Lints the crates without LLVM; the workspace is linted with it.
const LINTS_WITHOUT_LLVM: [&str; 12] = [
    "clippy",
    "--package",
    "mlirust-toyc",
    "--package",
    "mlirust-toyc-cli",
    "--package",
    "mlirust-toy-lowering",
    "--no-default-features",
    "--quiet",
    "--",
    "-D",
    "warnings",
];
/// The profile in which the compiler is built soonest, and the folder of its programs.
const QUICK: &str = "quick";
/// The arguments of `cargo clippy`.
const LINTS: [&str; 4] = ["--all-targets", "--", "-D", "warnings"];
/// The workspace of the package for Python.
const OF_PYTHON: [&str; 2] = ["--manifest-path", "bindings/python/Cargo.toml"];
/// Makes the long tests run at full length.
const FULL_VARIABLE: &str = "TOY_TEST_FULL";
/// The first seed of random tests.
const SEED_VARIABLE: &str = "TOY_TEST_SEED";
/// Names a Python that has the package `toy`, with which programs are run, too.
const PYTHON_VARIABLE: &str = "TOY_TEST_PYTHON";
/// Make tests write their results into their expectations: the book's pages, and the snapshots in sources.
const BLESS_VARIABLES: [&str; 2] = ["TOY_TEST_BLESS", "UPDATE_EXPECT"];

/// `cargo xtask run FILE [OPTIONS]`: the exit status is that of the program.
pub(crate) fn run(arguments: &[String]) -> Result<ExitCode, String> {
    if arguments.is_empty() {
        return Err("name the program to run: cargo xtask run examples/multiply_transpose.toy".to_owned());
    }
    let binaries = shell::binaries()?;
    let developed = binaries.join("toyc");
    // Who develops has built the compiler, and builds it again for tests. Anyone else wants the output soon.
    let is_developed = developed.exists();
    let program = if is_developed { developed } else { binaries.with_file_name(QUICK).join("toyc") };
    let how: &[&str] = if is_developed { &[] } else { &["--profile", QUICK, "--features", "unoptimized"] };
    let build = [&["build", "--package", "mlirust-toyc-cli"], how].concat();
    let mut without_llvm = shell::cargo();
    without_llvm.args(&build).arg("--no-default-features");
    let llvm = setup::ensure_while(Need::Run, Some(&mut without_llvm))?;
    let mut build_all = llvm.cargo();
    build_all.args(build);
    if program.exists() {
        build_all.arg("--quiet");
    } else {
        eprintln!("building toyc, which takes a minute or two the first time");
    }
    if !shell::succeeds(&mut build_all)? {
        return Err("toyc does not build; the compiler's messages are above".to_owned());
    }
    let mut command = Command::new(program);
    llvm.configure(&mut command);
    let status = command.args(arguments).status().map_err(|e| format!("cannot start toyc: {e}"))?;
    // A program that was ended by a signal has no code.
    Ok(ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)))
}

/// `cargo xtask setup [--test]`.
pub(crate) fn setup(arguments: &[String]) -> Result<ExitCode, String> {
    let need = match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => Need::Run,
        ["--test"] => Need::Test,
        other => return Err(format!("setup takes --test or nothing, not `{}`", other.join(" "))),
    };
    let llvm = setup::ensure(need)?;
    if need == Need::Test {
        miri::ensure();
    }
    println!("LLVM: {}", llvm.prefix.display());
    Ok(ExitCode::SUCCESS)
}

/// `cargo xtask tidy`: the checks that need no LLVM.
pub(crate) fn tidy() -> Result<ExitCode, String> {
    let mut failed = Vec::new();
    formatting(&mut failed)?;
    step(
        &mut failed,
        "tidy",
        shell::cargo().args(["test", "--quiet", "--package", "tests", "--test", "tidy"]),
    )?;
    finish(&failed)
}

/// `cargo xtask test [--full] [--bless] [FILTER]`.
pub(crate) fn test(arguments: &[String]) -> Result<ExitCode, String> {
    let TestArguments { full, bless, filter } = parse_test_arguments(arguments)?;
    let llvm = setup::ensure(Need::Test)?;
    let seed = full.then(full_seed);
    if let Some(seed) = &seed {
        eprintln!("{SEED_VARIABLE}={seed} runs the same random tests");
    }
    let mut failed = Vec::new();
    if filter.is_none() {
        setup::ensure_rust_components()?;
        formatting(&mut failed)?;
        if full {
            // Without mdBook, the test of the book's site is skipped.
            if let Err(message) = mdbook::ensure() {
                eprintln!("note: {message}");
            }
            // This comes before the build with LLVM, which puts its program in the same place.
            step(&mut failed, "without LLVM", shell::cargo().args(WITHOUT_LLVM))?;
        }
        step(&mut failed, "clippy without LLVM", shell::cargo().args(LINTS_WITHOUT_LLVM))?;
    }
    if !step(&mut failed, "build", llvm.cargo().args(["build", "--workspace", "--all-targets"]))? {
        return finish(&failed);
    }
    if filter.is_none() {
        step(&mut failed, "clippy", llvm.cargo().args(["clippy", "--workspace"]).args(LINTS))?;
        if full {
            // With this workspace's profile, so that shared crates are built once.
            let binaries = shell::binaries()?;
            let mut clippy = llvm.cargo();
            clippy.args(["clippy", "--locked", "--config", "Cargo.toml", "--target-dir"]);
            clippy.arg(binaries.parent().unwrap_or(&binaries)).args(OF_PYTHON).args(LINTS);
            step(&mut failed, "clippy in bindings/python", &mut clippy)?;
        } else {
            // Clippy would check crates again that are built with other features there.
            let mut resolve = llvm.cargo();
            resolve.args(["metadata", "--locked", "--format-version", "1"]).args(OF_PYTHON);
            step(&mut failed, "lock file of bindings/python", resolve.stdout(Stdio::null()))?;
        }
        step(&mut failed, "documentation", &mut documentation(&llvm))?;
        webassembly(&mut failed)?;
    } else {
        eprintln!("skipped: formatting and clippy (a filter was given)");
    }
    let binaries = shell::binaries()?;
    let mut python = None;
    let cargo_test = |what: &[&str], python: Option<&Path>| {
        let mut command = llvm.cargo();
        command
            .env(shell::BINARIES_VARIABLE, &binaries)
            .envs(python.map(|python| (PYTHON_VARIABLE, python)))
            .args(["test", "--no-fail-fast"])
            .args(what);
        if let Some(seed) = &seed {
            command.env(FULL_VARIABLE, "1").env(SEED_VARIABLE, seed);
        }
        if bless {
            command.envs(BLESS_VARIABLES.map(|variable| (variable, "1")));
        }
        command.arg("--").args(&filter);
        command
    };
    step(&mut failed, "unit tests", &mut cargo_test(&["--workspace", "--quiet", "--lib", "--bins"], None))?;
    step(&mut failed, "documentation tests", &mut cargo_test(&["--workspace", "--quiet", "--doc"], None))?;
    if full {
        run_miri(&mut failed, filter.as_deref())?;
        python = run_python(&mut failed, filter.as_deref(), &llvm)?;
    }
    // These come last, so that the output ends with their summaries and a list of what they skipped. All of them wait for
    // other programs at times, and cargo runs one executable after the other: together, they leave no processor idle.
    let files = |names| cargo_test(&["--package", "tests", "--test", names], python.as_deref());
    let crates = cargo_test(&["--workspace", "--exclude", "tests", "--test", "*"], python.as_deref());
    let others = [("file tests P-Z", files("[p-z]*")), ("tests of crates", crates)];
    side_by_side(&mut failed, ("file tests A-O", files("[a-o]*")), others)?;
    finish(&failed)
}

/// The first seed of the random tests in a full run: a different one each day, unless the environment sets one. An
/// ordinary run has fixed seeds, so that its verdict depends on the code alone.
fn full_seed() -> String {
    const SECONDS: u64 = 24 * 60 * 60;
    // No full run reaches the seeds of the next day.
    const PER_DAY: u64 = 100_000;
    let today = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() / SECONDS);
    std::env::var(SEED_VARIABLE).unwrap_or_else(|_| (today() * PER_DAY).to_string())
}

/// Checks the formatting of every file of the repository by name, since `cargo fmt` sees only files that `mod` lines of
/// this workspace's crates lead to.
fn formatting(failed: &mut Vec<&'static str>) -> Result<(), String> {
    let root = shell::root();
    let mut git = Command::new("git");
    git.args(["ls-files", "--cached", "--others", "--exclude-standard", "*.rs"]).current_dir(&root);
    let listed = git.output().map_err(|e| format!("cannot start `git`: {e}"))?;
    let listed = String::from_utf8_lossy(&listed.stdout);
    let files: Vec<&str> = listed.lines().filter(|file| root.join(file).exists()).collect();
    if files.is_empty() {
        return Err("formatting is checked in a checkout of git".to_owned());
    }
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--check", "--edition", "2024"]).args(files).current_dir(&root);
    step(failed, "formatting", &mut rustfmt).map(drop)
}

/// The command that checks every crate's documentation, in which a warning is an error. It writes no pages, which takes
/// three times as long.
fn documentation(llvm: &Llvm) -> Command {
    let mut command = llvm.cargo();
    command.args(["doc", "--workspace", "--no-deps", "--quiet"]);
    command.env("RUSTDOC", shell::root().join("xtask/rustdoc.sh"));
    command.env("RUSTDOCFLAGS", "-D warnings -Zunstable-options --check");
    // As `cargo clippy` sets them: what it has just checked is then not checked again.
    let toolchain = shell::capture("rustc", &["--print", "sysroot"]).unwrap_or_default();
    let driver = Path::new(&toolchain).join("bin/clippy-driver");
    if driver.is_file() {
        let arguments = LINTS[2..].iter().map(|argument| format!("{argument}__CLIPPY_HACKERY__"));
        command.env("RUSTC_WORKSPACE_WRAPPER", driver).env("CLIPPY_ARGS", arguments.collect::<String>());
    }
    command
}

/// Checks the pure crates for WebAssembly, or prints why not.
fn webassembly(failed: &mut Vec<&'static str>) -> Result<(), String> {
    const NAME: &str = "WebAssembly";
    match wasm::check() {
        Ok(mut command) => return step(failed, NAME, &mut command).map(drop),
        Err(reason) => eprintln!("skipped: {NAME}: {reason}"),
    }
    if miri::is_required() {
        failed.push(NAME);
    }
    Ok(())
}

/// Runs Miri, or prints why it cannot.
fn run_miri(failed: &mut Vec<&'static str>, filter: Option<&str>) -> Result<(), String> {
    if miri::ensure() {
        return step(failed, "Miri", &mut miri::tests(filter)).map(|_| ());
    }
    eprintln!("skipped: Miri: it is not installed (cargo xtask setup --test)");
    if miri::is_required() {
        failed.push("Miri");
    }
    Ok(())
}

/// Runs the tests of the package for Python, or prints why it cannot; returns a Python in which the package is
/// installed.
fn run_python(
    failed: &mut Vec<&'static str>,
    filter: Option<&str>,
    llvm: &Llvm,
) -> Result<Option<PathBuf>, String> {
    const NAME: &str = "Python";
    if filter.is_some_and(|filter| !NAME.to_lowercase().contains(filter)) {
        return Ok(None);
    }
    eprintln!("==> {NAME}");
    match python::ensure() {
        Ok(environment) => {
            if !python::test(&environment, llvm)? {
                failed.push(NAME);
            }
            Ok(Some(environment.program))
        }
        Err(reason) => {
            eprintln!("skipped: {NAME}: {reason}");
            if miri::is_required() {
                failed.push(NAME);
            }
            Ok(None)
        }
    }
}

/// The arguments of `cargo xtask test`.
#[derive(Default, PartialEq, Debug)]
struct TestArguments {
    /// Whether the long tests run at full length.
    full: bool,
    /// Whether the expectations of tests are renewed.
    bless: bool,
    /// The text that the names of the tests must contain.
    filter: Option<String>,
}

fn parse_test_arguments(arguments: &[String]) -> Result<TestArguments, String> {
    let mut given = TestArguments::default();
    for argument in arguments {
        match argument.as_str() {
            "--full" => given.full = true,
            "--bless" => given.bless = true,
            option if option.starts_with('-') => {
                return Err(format!("test has no option `{option}`, only --full and --bless"));
            }
            _ if given.filter.is_some() => return Err("test takes one filter only".to_owned()),
            name => given.filter = Some(name.to_owned()),
        }
    }
    Ok(given)
}

/// `cargo xtask bench [NAME]`: the crate in `xtask/bench` does the work.
pub(crate) fn bench(arguments: &[String]) -> Result<ExitCode, String> {
    let mut command = shell::cargo();
    command.args(["run", "--quiet", "--package", "bench", "--"]).args(arguments);
    Ok(if shell::succeeds(&mut command)? { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Runs one step and records its name if it fails; later steps still run and show their own results.
fn step(failed: &mut Vec<&'static str>, name: &'static str, command: &mut Command) -> Result<bool, String> {
    eprintln!("==> {name}");
    let start = Instant::now();
    let succeeded = shell::succeeds(command)?;
    eprintln!("    {} s", start.elapsed().as_secs());
    if !succeeded {
        failed.push(name);
    }
    Ok(succeeded)
}

/// Runs steps at a time. What all but the first one print is shown after those before have ended.
fn side_by_side<const N: usize>(
    failed: &mut Vec<&'static str>,
    (name, mut command): (&'static str, Command),
    others: [(&'static str, Command); N],
) -> Result<(), String> {
    thread::scope(|scope| {
        let mut running = Vec::new();
        for (name, mut other) in others {
            let cannot_start = |e| format!("cannot start the {name}: {e}");
            let (mut reader, writer) = io::pipe().map_err(cannot_start)?;
            other.stdout(writer.try_clone().map_err(cannot_start)?).stderr(writer);
            let start = Instant::now();
            let child = other.spawn().map_err(cannot_start)?;
            // It holds an end of the pipe.
            drop(other);
            let printed = scope.spawn(move || {
                let mut bytes = Vec::new();
                // What was read is shown, also if no more can be read.
                let _ = reader.read_to_end(&mut bytes);
                (bytes, start.elapsed().as_secs())
            });
            running.push((name, child, printed));
        }
        step(failed, name, &mut command)?;
        for (name, mut child, printed) in running {
            eprintln!("==> {name}");
            let (bytes, seconds) = printed.join().unwrap_or_default();
            // As elsewhere, nobody may listen.
            let _ = io::stdout().write_all(&bytes);
            eprintln!("    {seconds} s");
            if !child.wait().is_ok_and(|status| status.success()) {
                failed.push(name);
            }
        }
        Ok(())
    })
}

fn finish(failed: &[&str]) -> Result<ExitCode, String> {
    if failed.is_empty() { Ok(ExitCode::SUCCESS) } else { Err(format!("failed: {}", failed.join(", "))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(arguments: &[&str]) -> Result<TestArguments, String> {
        parse_test_arguments(&arguments.iter().map(|&a| a.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn test_arguments() {
        assert_eq!(parse(&[]), Ok(TestArguments::default()));
        let filter = Some("scalar".to_owned());
        assert_eq!(parse(&["scalar", "--full"]), Ok(TestArguments { full: true, bless: false, filter }));
        assert!(parse(&["--bless"]).is_ok_and(|given| given.bless && !given.full));
        assert!(parse(&["--fast"]).is_err());
        assert!(parse(&["a", "b"]).is_err());
    }
}
