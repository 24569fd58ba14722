//! `cargo xtask python`: the package for Python, as a wheel, and its tests.
//!
//! What this needs from Python's package index is installed into a virtual environment below the target folder, so that
//! nothing outside it changes.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use xtask::llvm::Llvm;
use xtask::setup::{self, Need};
use xtask::shell;

/// The folder of the package, and the list of packages with which it is built and tested.
const PACKAGE: &str = "bindings/python";
const REQUIREMENTS: &str = "bindings/python/requirements.txt";
/// The example that the tests run, too.
const EXAMPLE: &str = "examples/dask/run.py";

/// The oldest version of Python that the wheel supports.
const OLDEST: (u32, u32) = (3, 11);

/// `cargo xtask python [--test]`.
pub(crate) fn python(arguments: &[String]) -> Result<ExitCode, String> {
    let is_test = match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => false,
        ["--test"] => true,
        other => return Err(format!("python takes --test or nothing, not `{}`", other.join(" "))),
    };
    let llvm = setup::ensure(Need::Run)?;
    let environment = Environment::ensure()?;
    if !is_test {
        environment.install(&["maturin"])?;
        println!("{}", environment.build(&llvm, "release")?.display());
        return Ok(ExitCode::SUCCESS);
    }
    environment.install(&[])?;
    // Some tests compare with it.
    let mut cargo = shell::cargo();
    llvm.configure(&mut cargo);
    if !shell::succeeds(cargo.args(["build", "--package", "mlirust-toyc-cli"]))? {
        return Err("toyc does not build; the compiler's messages are above".to_owned());
    }
    test(&environment, &llvm).map(|passed| if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Installs the packages that the tests need, or returns why that failed.
pub(crate) fn ensure() -> Result<Environment, String> {
    let environment = Environment::ensure()?;
    environment.install(&[])?;
    Ok(environment)
}

/// Builds the package like everything else for tests, installs it, and runs its tests and the example.
pub(crate) fn test(environment: &Environment, llvm: &Llvm) -> Result<bool, String> {
    let wheel = environment.build(llvm, "dev")?;
    let mut install = environment.pip();
    install.args(["install", "--force-reinstall", "--no-deps"]).arg(wheel);
    if !shell::succeeds(&mut install)? {
        return Err("the wheel cannot be installed".to_owned());
    }
    let run = |arguments: &[&str]| {
        let mut command = environment.command();
        llvm.configure(&mut command);
        if std::env::var_os(shell::BINARIES_VARIABLE).is_none() {
            command.env(shell::BINARIES_VARIABLE, shell::binaries()?);
        }
        shell::succeeds(command.args(arguments))
    };
    // The cache of pytest would be among the sources.
    let passed = run(&["-m", "pytest", "-q", "-p", "no:cacheprovider", PACKAGE])?;
    Ok(run(&[EXAMPLE])? && passed)
}

/// A virtual environment of Python.
pub(crate) struct Environment {
    /// The target folder.
    target: PathBuf,
    /// The interpreter.
    pub(crate) program: PathBuf,
}

impl Environment {
    /// Makes the environment, unless it exists.
    fn ensure() -> Result<Self, String> {
        let binaries = shell::binaries()?;
        let target = binaries.parent().unwrap_or(Path::new("target")).to_path_buf();
        let folder = target.join("python");
        let program = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
        let works = |program: &Path| shell::capture(program, &["-m", "pip", "--version"]).is_some();
        if !works(&program) {
            let python = installed()?;
            eprintln!("setting up: {python} -m venv {}", folder.display());
            let made = shell::succeeds(Command::new(python).args(["-m", "venv", "--clear"]).arg(&folder))?;
            if !made || !works(&program) {
                return Err("Python cannot make a virtual environment (on Debian: python3-venv)".to_owned());
            }
        }
        Ok(Environment { target, program })
    }

    /// The interpreter, which leaves no files in the sources.
    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.current_dir(shell::root()).env("PYTHONDONTWRITEBYTECODE", "1");
        command
    }

    fn pip(&self) -> Command {
        let mut command = self.command();
        command.args(["-m", "pip", "--quiet", "--disable-pip-version-check"]);
        command
    }

    /// Installs packages in the required versions; without names, all required packages.
    fn install(&self, packages: &[&str]) -> Result<(), String> {
        let mut install = self.pip();
        install.args(["install", if packages.is_empty() { "-r" } else { "-c" }, REQUIREMENTS]);
        if shell::succeeds(install.args(packages).stdout(std::io::stderr()))? {
            Ok(())
        } else {
            Err(format!("pip cannot install what {REQUIREMENTS} lists"))
        }
    }

    /// Builds the wheel with a profile of the workspace, so that shared crates are built once; returns its path.
    fn build(&self, llvm: &Llvm, profile: &str) -> Result<PathBuf, String> {
        let root = shell::root();
        let wheels = self.target.join("wheels").join(profile);
        match std::fs::remove_dir_all(&wheels) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(format!("cannot empty {}: {error}", wheels.display()));
            }
            _ => {}
        }
        let mut maturin = self.command();
        llvm.configure(&mut maturin);
        maturin.args(["-m", "maturin", "build", "--locked", "--compatibility", "linux"]);
        maturin.args(["--profile", profile, "--manifest-path"]).arg(root.join(PACKAGE).join("Cargo.toml"));
        maturin.arg("--config").arg(root.join("Cargo.toml")).arg("--target-dir").arg(&self.target);
        maturin.arg("--interpreter").arg(&self.program).arg("--out").arg(&wheels);
        if !shell::succeeds(maturin.stdout(std::io::stderr()))? {
            return Err("the wheel does not build; the messages are above".to_owned());
        }
        let files = std::fs::read_dir(&wheels).into_iter().flatten().flatten().map(|entry| entry.path());
        let mut found = files.filter(|path| path.extension().is_some_and(|extension| extension == "whl"));
        found.next().ok_or_else(|| format!("maturin left no wheel in {}", wheels.display()))
    }
}

/// The name of an installed Python that is new enough.
fn installed() -> Result<&'static str, String> {
    let (major, minor) = OLDEST;
    let is_new = |name: &&str| shell::capture(name, &["--version"]).is_some_and(|text| is_supported(&text));
    ["python3", "python"]
        .into_iter()
        .find(is_new)
        .ok_or_else(|| format!("there is no Python {major}.{minor} or later (on Debian: python3-venv)"))
}

/// Whether `python --version` names a version that the wheel supports.
fn is_supported(text: &str) -> bool {
    let mut numbers = text.strip_prefix("Python ").unwrap_or_default().split('.').map(str::parse);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(major)), Some(Ok(minor))) => (major, minor) >= OLDEST,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert!(is_supported("Python 3.11.2"));
        assert!(is_supported("Python 3.13.0rc1"));
        assert!(!is_supported("Python 3.9.18"));
        assert!(!is_supported("Python 2.7.18"));
        assert!(!is_supported(""));
    }

    #[test]
    fn what_is_required_has_one_version() {
        let list = std::fs::read_to_string(shell::root().join(REQUIREMENTS)).expect("the list is there");
        assert!(
            ["maturin", "numpy", "pytest", "dask"].iter().all(|name| list.contains(&format!("{name}==")))
        );
        for line in list.lines().filter(|line| !line.starts_with('#')) {
            assert!(line.split_once("==").is_some_and(|(_, version)| !version.is_empty()), "{line}");
        }
    }
}
