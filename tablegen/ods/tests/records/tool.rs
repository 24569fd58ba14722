//! The reference tool, if it is installed.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Where LLVM and MLIR are installed.
pub(crate) fn prefix() -> PathBuf {
    std::env::var_os("LLVM_SYS_221_PREFIX").unwrap_or_else(|| "/usr/lib/llvm-22".into()).into()
}

/// Runs `mlir-tblgen` on a file, with MLIR's own includes; `None`, with a message, if it is not installed.
#[expect(clippy::print_stderr, reason = "what is skipped is said")]
pub(crate) fn mlir_tblgen(arguments: &[&str], file: &Path) -> Option<Output> {
    let prefix = prefix();
    let tool = prefix.join("bin/mlir-tblgen");
    if !tool.exists() {
        let is_strict = std::env::var("TOY_TEST_STRICT").is_ok_and(|value| value == "1");
        assert!(!is_strict, "{} is not installed", tool.display());
        eprintln!("skipped: needs {}", tool.display());
        return None;
    }
    let mut command = Command::new(tool);
    command.args(arguments).arg("-I").arg(prefix.join("include")).args(["-o", "/dev/null"]).arg(file);
    Some(command.output().expect("the tool runs"))
}
