//! Finds the programs under test and the reference tools.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// `cargo xtask test` sets this to the folder with the binaries it has just built.
const BINARIES_VARIABLE: &str = "TOY_TEST_BINARIES";
/// The location of LLVM for llvm-sys; `.cargo/config.toml` has the default.
const PREFIX_VARIABLE: &str = "LLVM_SYS_221_PREFIX";

/// The reference tools by the names that tests use. Distributions and release archives name the files differently, so
/// each is linked under these names in one folder.
const LLVM_TOOLS: &[(&str, &str)] = &[
    ("FileCheck", "FileCheck"),
    ("FileCheck-22", "FileCheck"),
    ("not", "not"),
    ("count", "count"),
    ("split-file", "split-file"),
    ("lli-22", "lli"),
    ("llc-22", "llc"),
    ("opt-22", "opt"),
    ("llvm-as-22", "llvm-as"),
    ("llvm-dis-22", "llvm-dis"),
    ("llvm-nm-22", "llvm-nm"),
    ("llvm-objdump-22", "llvm-objdump"),
    ("llvm-dwarfdump-22", "llvm-dwarfdump"),
    ("llvm-readobj-22", "llvm-readobj"),
    ("llvm-tblgen-22", "llvm-tblgen"),
    ("mlir-opt-22", "mlir-opt"),
    ("mlir-runner-22", "mlir-runner"),
    ("mlir-tblgen-22", "mlir-tblgen"),
    ("mlir-translate-22", "mlir-translate"),
];

/// Reference tools that are not LLVM's, with the same name everywhere.
const OTHER_TOOLS: &[&str] =
    &["valgrind", "gdb", OTHER_MACHINE.linker, OTHER_MACHINE.emulator, X86_64_EMULATOR];

/// What runs programs for x86-64 on a processor of a given name.
pub const X86_64_EMULATOR: &str = "qemu-x86_64";

/// A machine for which programs are compiled and which this one emulates.
pub struct Machine {
    /// Its triple.
    pub triple: &'static str,
    /// The C compiler that links for it.
    pub linker: &'static str,
    /// What runs its programs.
    pub emulator: &'static str,
    /// The folder of its shared libraries, in the emulator's terms.
    pub libraries: &'static str,
}

/// The other of the two architectures for which code is generated.
pub const OTHER_MACHINE: Machine = if cfg!(target_arch = "aarch64") {
    Machine {
        triple: "x86_64-unknown-linux-gnu",
        linker: "x86_64-linux-gnu-gcc",
        emulator: "qemu-x86_64",
        libraries: "/usr/x86_64-linux-gnu",
    }
} else {
    Machine {
        triple: "aarch64-unknown-linux-gnu",
        linker: "aarch64-linux-gnu-gcc",
        emulator: "qemu-aarch64",
        libraries: "/usr/aarch64-linux-gnu",
    }
};

/// The folders with the programs that tests run.
pub struct Tools {
    /// The folder with `toyc`, `toy-opt` and `toy-tblgen`.
    pub binaries: PathBuf,
    links: TempDir,
    path: OsString,
}

/// Where LLVM is installed.
pub fn llvm_prefix() -> PathBuf {
    std::env::var_os(PREFIX_VARIABLE).unwrap_or_else(|| "/usr/lib/llvm-22".into()).into()
}

impl Tools {
    /// Builds the binaries unless they are up to date, and finds the reference tools.
    pub fn find() -> Result<Self, String> {
        let binaries = match std::env::var_os(BINARIES_VARIABLE) {
            Some(folder) => PathBuf::from(folder),
            None => build()?,
        };
        let links = link_tools(&llvm_prefix().join("bin"))?;
        let mut folders = vec![binaries.clone(), links.path().to_path_buf()];
        folders.extend(std::env::var_os("PATH").iter().flat_map(std::env::split_paths));
        let path = std::env::join_paths(folders).map_err(|e| format!("PATH cannot be set: {e}"))?;
        Ok(Self { binaries, links, path })
    }

    /// Whether the reference tool is installed.
    pub fn has(&self, name: &str) -> bool {
        self.links.path().join(name).exists() || (OTHER_TOOLS.contains(&name) && is_on_path(name))
    }

    /// Why a reference tool cannot be started, for each missing one.
    pub fn missing(&self) -> impl Iterator<Item = (&'static str, String)> {
        let names = LLVM_TOOLS.iter().map(|&(name, _)| name).chain(OTHER_TOOLS.iter().copied());
        names.filter_map(move |name| {
            if !self.has(name) {
                Some((name, format!("needs {name}")))
            } else if name.ends_with("-22") && !is_on_path(name) {
                // Other crates' tests start it by this name.
                Some((name, format!("needs {name} on PATH")))
            } else {
                None
            }
        })
    }

    /// The names that a test's `REQUIRES:` may use: tools, the system and the processor.
    pub fn features(&self) -> Vec<String> {
        let names = LLVM_TOOLS.iter().map(|(name, _)| *name).chain(OTHER_TOOLS.iter().copied());
        let mut features: Vec<String> = names.filter(|name| self.has(name)).map(str::to_owned).collect();
        features.push(std::env::consts::OS.to_owned());
        features.push(std::env::consts::ARCH.to_owned());
        features
    }

    /// A command that finds the programs under test and the reference tools by name, in a fixed environment.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.env("PATH", &self.path).env("NO_COLOR", "1").env("LC_ALL", "C").env_remove("RUST_BACKTRACE");
        command
    }

    /// The compiler.
    pub fn toyc(&self, arguments: &[&str]) -> Command {
        let mut command = self.command("toyc");
        command.args(arguments);
        command
    }
}

/// The folder that holds every fixture: this package's own.
pub fn fixtures() -> PathBuf {
    let folder = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    PathBuf::from(folder)
}

/// The files with the extension under the folder, in a fixed order.
pub fn files_under(folder: &Path, extensions: &[&str], skip: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let name = entry.file_name().to_string_lossy().into_owned();
            if path.is_dir() {
                if !skip.contains(&name.as_str()) && !name.starts_with('.') {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|e| extensions.iter().any(|wanted| e == *wanted)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Builds what is out of date in the whole workspace, so that dependencies have the same features as in other builds.
fn build() -> Result<PathBuf, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(["build", "--quiet", "--workspace", "--bins"])
        .current_dir(fixtures())
        .status()
        .map_err(|e| format!("cannot start cargo: {e}"))?;
    if !status.success() {
        return Err("the binaries under test do not build".to_owned());
    }
    // The test executable is in target/<profile>/deps, the binaries are one folder up.
    let exe = std::env::current_exe().map_err(|e| format!("cannot tell where this program is: {e}"))?;
    exe.ancestors()
        .nth(2)
        .map(Path::to_path_buf)
        .ok_or_else(|| "the test executable has no folder".to_owned())
}

fn is_on_path(name: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(name).is_file())
}

fn link_tools(bin: &Path) -> Result<TempDir, String> {
    let folder = tempfile::tempdir().map_err(|e| format!("cannot make a folder for the tools: {e}"))?;
    for (name, file) in LLVM_TOOLS {
        let target = bin.join(file);
        if target.is_file() {
            std::os::unix::fs::symlink(&target, folder.path().join(name))
                .map_err(|e| format!("cannot link {}: {e}", target.display()))?;
        }
    }
    Ok(folder)
}
