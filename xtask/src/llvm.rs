//! Finds LLVM 22 on this machine.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell;

/// The variable that tells llvm-sys where LLVM is.
pub const PREFIX_VARIABLE: &str = "LLVM_SYS_221_PREFIX";
/// Where Debian and Ubuntu put LLVM 22; `.cargo/config.toml` has the same default.
pub const DEFAULT_PREFIX: &str = "/usr/lib/llvm-22";
/// The major version that this project uses.
pub const MAJOR: &str = "22";

/// An installed LLVM 22 with its development files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Llvm {
    /// The folder with `bin`, `include` and `lib`.
    pub prefix: PathBuf,
}

impl Llvm {
    /// Looks in `$LLVM_SYS_221_PREFIX`, the distribution's folder, where `llvm-config-22` says, and in Homebrew's
    /// folder.
    pub fn find() -> Option<Self> {
        candidates().into_iter().find(|prefix| is_development_install(prefix)).map(|prefix| Self { prefix })
    }

    /// Whether the tool (`mlir-opt`, `FileCheck`) is installed with LLVM.
    pub fn has_tool(&self, name: &str) -> bool {
        self.prefix.join("bin").join(name).is_file()
    }

    /// Whether MLIR's own records are installed.
    pub fn has_records(&self) -> bool {
        self.prefix.join("include/mlir/IR/OpBase.td").is_file()
    }

    /// A cargo that builds against this LLVM.
    pub fn cargo(&self) -> Command {
        let mut command = shell::cargo();
        self.configure(&mut command);
        command
    }

    /// Tells a child cargo, and the programs it runs, where this LLVM is.
    pub fn configure(&self, command: &mut Command) {
        command.env(PREFIX_VARIABLE, &self.prefix);
        if self.prefix != Path::new(DEFAULT_PREFIX) && cfg!(target_os = "linux") {
            // Outside the linker's default folders, only this variable leads to the shared libLLVM.
            let mut folders = vec![self.prefix.join("lib")];
            folders.extend(std::env::var_os("LD_LIBRARY_PATH").iter().flat_map(std::env::split_paths));
            if let Ok(joined) = std::env::join_paths(folders) {
                command.env("LD_LIBRARY_PATH", joined);
            }
        }
    }
}

fn candidates() -> Vec<PathBuf> {
    let mut found = Vec::new();
    found.extend(std::env::var_os(PREFIX_VARIABLE).map(PathBuf::from));
    found.push(PathBuf::from(DEFAULT_PREFIX));
    found.extend(shell::capture("llvm-config-22", &["--prefix"]).map(PathBuf::from));
    if cfg!(target_os = "macos") {
        found.extend(shell::capture("brew", &["--prefix", "llvm@22"]).map(PathBuf::from));
    }
    found.extend(shell::capture("llvm-config", &["--prefix"]).map(PathBuf::from));
    found
}

/// The version must be ours, and the headers must exist: a package with only the tools has `llvm-config` too.
fn is_development_install(prefix: &Path) -> bool {
    let config = prefix.join("bin/llvm-config");
    let version = shell::capture(&config, &["--version"]).unwrap_or_default();
    is_our_version(&version) && prefix.join("include/llvm-c/Core.h").is_file()
}

fn is_our_version(version: &str) -> bool {
    version.split('.').next() == Some(MAJOR)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_major_version_counts() {
        assert!(is_our_version("22.1.8"));
        assert!(!is_our_version("19.1.7"));
        assert!(!is_our_version("220.0"));
        assert!(!is_our_version(""));
    }

    #[test]
    fn a_folder_without_llvm_is_not_an_install() {
        assert!(!is_development_install(Path::new("/nonexistent")));
    }
}
