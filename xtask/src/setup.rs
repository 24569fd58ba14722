//! Finds what is missing on this machine, announces it, and installs it.

#![allow(clippy::print_stderr)]

use std::path::Path;
use std::process::Command;

use crate::llvm::{Llvm, MAJOR};
use crate::shell;

/// How much of the machine's software the caller needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Build the compiler and run programs.
    Run,
    /// The same, and the reference tools with which tests compare.
    Test,
}

/// The formatter and the linter are components of Rust that a minimal toolchain lacks.
pub fn ensure_rust_components() -> Result<(), String> {
    for component in ["rustfmt", "clippy"] {
        let subcommand = component.trim_start_matches("rust");
        if shell::cargo().args([subcommand, "--version"]).output().is_ok_and(|output| output.status.success())
        {
            continue;
        }
        eprintln!("setting up: rustup component add {component}");
        if !shell::succeeds(Command::new("rustup").args(["component", "add", component]))? {
            return Err(format!("`cargo {subcommand}` is not installed: rustup component add {component}"));
        }
    }
    Ok(())
}

/// The tool that finds leaks in compiled programs, and its package.
const VALGRIND: &str = "valgrind";

/// The debugger in which tests run programs, and its package.
const GDB: &str = "gdb";

/// The package of Node.js, which evaluates the grammar for editors.
const NODE: &str = "nodejs";

/// The linker for the other of the two architectures, and its package.
const CROSS_COMPILER: (&str, &str) = if cfg!(target_arch = "aarch64") {
    ("x86_64-linux-gnu-gcc", "gcc-x86-64-linux-gnu")
} else {
    ("aarch64-linux-gnu-gcc", "gcc-aarch64-linux-gnu")
};

/// A file of the C library of that architecture, and its package.
const CROSS_LIBRARY: (&str, &str) = if cfg!(target_arch = "aarch64") {
    ("/usr/x86_64-linux-gnu/lib/libc.a", "libc6-dev-amd64-cross")
} else {
    ("/usr/aarch64-linux-gnu/lib/libc.a", "libc6-dev-arm64-cross")
};

/// The emulator for programs of that architecture, and its package.
const EMULATOR: (&str, &str) =
    (if cfg!(target_arch = "aarch64") { "qemu-x86_64" } else { "qemu-aarch64" }, "qemu-user");

/// The browser for the pages of `-emit=html`: its package on Debian, and other names and makers.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Makes sure that what `need` requires is installed, and installs it if this machine's package manager is known.
pub fn ensure(need: Need) -> Result<Llvm, String> {
    ensure_while(need, None)
}

/// As [`ensure`]; `meanwhile` runs while packages are installed. Whether it succeeds does not matter: it may need some of
/// them.
pub fn ensure_while(need: Need, meanwhile: Option<&mut Command>) -> Result<Llvm, String> {
    let found = Llvm::find();
    let missing = missing_packages(found.as_ref(), need);
    if missing.is_empty() {
        return found.ok_or_else(|| manual_instructions(&[]));
    }
    if cfg!(target_os = "macos") || !shell::exists("apt-get") {
        return without_apt(found, &missing);
    }
    let mut running = meanwhile.and_then(|command| command.spawn().ok());
    let installed = install(&missing);
    if let Some(child) = &mut running {
        if installed.is_err() {
            // It may have ended.
            let _ = child.kill();
        }
        let _ = child.wait();
    }
    installed?;
    let llvm = Llvm::find().ok_or_else(|| {
        format!(
            "LLVM {MAJOR} is still not found after installing {}; set LLVM_SYS_221_PREFIX",
            missing.join(" ")
        )
    })?;
    let rest = missing_packages(Some(&llvm), need);
    if rest.is_empty() {
        return Ok(llvm);
    }
    Err(format!("installed, and yet these are not found under {}: {}", llvm.prefix.display(), rest.join(" ")))
}

/// The Debian names of the packages that are missing.
fn missing_packages(llvm: Option<&Llvm>, need: Need) -> Vec<String> {
    let mut missing = Vec::new();
    if !shell::exists("cc") {
        missing.push("gcc".to_owned());
        missing.push("libc6-dev".to_owned());
    }
    if let Some(package) = missing_cpp_library() {
        missing.push(package);
    }
    if llvm.is_none() {
        missing.push(format!("llvm-{MAJOR}-dev"));
    }
    if need == Need::Test {
        if !llvm.is_some_and(|llvm| llvm.has_tool("FileCheck")) {
            missing.push(format!("llvm-{MAJOR}-tools"));
        }
        if !llvm.is_some_and(|llvm| llvm.has_tool("mlir-opt")) {
            missing.push(format!("mlir-{MAJOR}-tools"));
        }
        if !llvm.is_some_and(Llvm::has_records) {
            missing.push(format!("libmlir-{MAJOR}-dev"));
        }
        if cfg!(target_os = "linux") && !shell::exists(VALGRIND) {
            missing.push(VALGRIND.to_owned());
        }
        if !shell::exists(GDB) {
            missing.push(GDB.to_owned());
        }
        if cfg!(target_os = "linux") {
            missing.extend(missing_for_another_machine());
        }
        if !shell::exists("node") {
            missing.push(NODE.to_owned());
        }
        if is_debian() && browser().is_none() {
            missing.push(BROWSERS[0].to_owned());
        }
    }
    missing
}

/// The missing packages for linking and running programs of the other architecture.
fn missing_for_another_machine() -> impl Iterator<Item = String> {
    let (file, library) = CROSS_LIBRARY;
    let programs = [CROSS_COMPILER, EMULATOR].into_iter().filter(|(program, _)| !shell::exists(program));
    let files = Some(library).filter(|_| is_debian_like() && !Path::new(file).is_file());
    programs.map(|(_, package)| package).chain(files).map(str::to_owned)
}

/// Whether files are where Debian puts them.
fn is_debian_like() -> bool {
    Path::new("/etc/debian_version").is_file()
}

/// The name of the installed browser.
pub fn browser() -> Option<&'static str> {
    BROWSERS.into_iter().find(|name| shell::exists(name))
}

/// Whether the browser is an ordinary package here: Ubuntu's package starts one that does not run in a container.
fn is_debian() -> bool {
    let release = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    release.lines().any(|line| line == "ID=debian")
}

/// llvm-sys links `-lstdc++`, and a machine with only a C compiler has no `libstdc++.so`.
fn missing_cpp_library() -> Option<String> {
    if !cfg!(target_os = "linux") {
        return None;
    }
    // For an unknown file, the compiler prints its bare name.
    match shell::capture("cc", &["-print-file-name=libstdc++.so"]) {
        Some(path) if Path::new(&path).is_absolute() => None,
        _ => {
            let version = shell::capture("cc", &["-dumpversion"]).unwrap_or_default();
            let major = version.split('.').next().unwrap_or_default();
            let known =
                !major.is_empty() && shell::capture("gcc", &["-dumpversion"]).is_some_and(|v| v == version);
            Some(if known { format!("libstdc++-{major}-dev") } else { "g++".to_owned() })
        }
    }
}

/// Without apt, the tests can run without the reference tools: each test that needs them says so. LLVM itself is
/// required.
fn without_apt(found: Option<Llvm>, missing: &[String]) -> Result<Llvm, String> {
    let is_essential = |name: &String| {
        let is_other = [VALGRIND, GDB, NODE, BROWSERS[0], CROSS_COMPILER.1, CROSS_LIBRARY.1, EMULATOR.1];
        let is_other = is_other.contains(&&**name);
        !name.contains("mlir") && !name.ends_with("-tools") && !is_other
    };
    let essential = missing.iter().any(is_essential);
    match found {
        Some(llvm) if !essential => {
            eprintln!("note: not found: {}; tests that need them are skipped", missing.join(", "));
            Ok(llvm)
        }
        _ => Err(manual_instructions(missing)),
    }
}

fn manual_instructions(missing: &[String]) -> String {
    if cfg!(target_os = "macos") {
        return format!(
            "LLVM {MAJOR} and a C compiler are needed; install them with\n\n    xcode-select --install\n    \
             brew install llvm@{MAJOR}"
        );
    }
    let names =
        if missing.is_empty() { String::new() } else { format!(" (on Debian: {})", missing.join(" ")) };
    format!(
        "LLVM {MAJOR} with its development files and a C compiler are needed{names}; install them with this system's \
         package manager, or from https://github.com/llvm/llvm-project/releases, and set LLVM_SYS_221_PREFIX to the \
         folder that holds bin/llvm-config"
    )
}

/// Installs the packages with apt-get, as root or through sudo.
pub fn install(packages: &[String]) -> Result<(), String> {
    let root = shell::capture("id", &["-u"]).as_deref() == Some("0");
    if !root && !shell::exists("sudo") {
        return Err(format!("missing packages; as root run\n\n    apt-get install {}", packages.join(" ")));
    }
    eprintln!(
        "setting up: {}apt-get install --no-install-recommends {}",
        if root { "" } else { "sudo " },
        packages.join(" ")
    );
    // The package lists may be missing or too old; only then are they fetched.
    if !(all_known(packages) && apt(root, &install_arguments(packages))?) {
        eprintln!("setting up: apt-get update");
        apt(root, &["update".to_owned(), "--quiet=2".to_owned()])?;
        if !all_known(packages) {
            return Err(unknown_packages(packages));
        }
        if !apt(root, &install_arguments(packages))? {
            return Err(format!("apt-get could not install {}; its messages are above", packages.join(" ")));
        }
    }
    Ok(())
}

fn install_arguments(packages: &[String]) -> Vec<String> {
    let mut arguments: Vec<String> =
        ["install", "--yes", "--quiet=2", "-oDpkg::Use-Pty=0", "--no-install-recommends"]
            .map(str::to_owned)
            .to_vec();
    arguments.extend(packages.iter().cloned());
    arguments
}

/// Whether apt's package lists offer all packages.
fn all_known(packages: &[String]) -> bool {
    packages.iter().all(|package| is_known(package))
}

fn is_known(package: &str) -> bool {
    shell::capture("apt-cache", &["policy", package])
        .is_some_and(|text| text.contains("Candidate:") && !text.contains("Candidate: (none)"))
}

fn unknown_packages(packages: &[String]) -> String {
    let unknown: Vec<&str> =
        packages.iter().map(String::as_str).filter(|package| !is_known(package)).collect();
    format!(
        "this system's package sources do not have {}; add LLVM's own (see https://apt.llvm.org):\n\n    \
         wget https://apt.llvm.org/llvm.sh && sudo bash llvm.sh {MAJOR}\n\nand run this command again",
        unknown.join(" ")
    )
}

fn apt(root: bool, arguments: &[String]) -> Result<bool, String> {
    let mut command = if root {
        Command::new("apt-get")
    } else {
        let mut command = Command::new("sudo");
        // sudo drops the environment; the variable keeps package scripts from asking questions.
        command.args(["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]);
        command
    };
    // apt's progress goes to standard error, like our messages: standard output belongs to the program that is run.
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive").stdout(std::io::stderr());
    shell::succeeds(&mut command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_without_llvm_needs_it_and_tests_need_more() {
        let run = missing_packages(None, Need::Run);
        let test = missing_packages(None, Need::Test);
        assert!(run.contains(&"llvm-22-dev".to_owned()));
        assert!(!run.iter().any(|name| name.contains("mlir")));
        assert!(["mlir-22-tools", "libmlir-22-dev"].iter().all(|name| test.iter().any(|n| n == name)));
    }

    #[test]
    fn an_unknown_package_is_named_with_what_to_do() {
        let text = unknown_packages(&["no-such-package-as-this".to_owned()]);
        assert!(text.contains("do not have no-such-package-as-this"), "{text}");
        assert!(text.contains("apt.llvm.org"), "{text}");
    }

    #[test]
    fn without_apt_only_reference_tools_may_be_missing() {
        let llvm = Llvm { prefix: "/opt/llvm".into() };
        let references =
            ["llvm-22-tools", "mlir-22-tools", "libmlir-22-dev", VALGRIND, GDB, NODE, BROWSERS[0]];
        let machine = [CROSS_COMPILER.1, CROSS_LIBRARY.1, EMULATOR.1];
        let references = [&references[..], &machine].concat().into_iter().map(str::to_owned);
        let references: Vec<String> = references.collect();
        assert!(without_apt(Some(llvm.clone()), &references).is_ok());
        assert!(without_apt(Some(llvm), &["libstdc++-12-dev".to_owned()]).is_err());
        assert!(without_apt(None, &["llvm-22-dev".to_owned()]).is_err());
    }
}
