//! Miri: an interpreter of Rust that finds undefined behaviour, for the tests of the crate with the C ABI.
//!
//! Only nightly Rust has it, and not every night. So it counts as a reference tool: without it, a full run says so and
//! continues, unless nothing may be skipped.

use std::process::Command;

use xtask::shell;

const TOOLCHAIN: &str = "nightly";
/// The required components: Miri itself, and the standard library's source, which it interprets too.
const COMPONENTS: [&str; 2] = ["miri", "rust-src"];
/// Makes turning integers into pointers an error.
const FLAGS: &str = "-Zmiri-strict-provenance";

/// Installs Miri if it is missing, or prints that this failed, which is an error only if Miri is required.
pub(crate) fn ensure() -> bool {
    if is_installed() {
        return true;
    }
    let arguments = install_arguments();
    eprintln!("setting up: rustup {}", arguments.join(" "));
    let installed = shell::succeeds(Command::new("rustup").args(&arguments)).unwrap_or(false);
    if !installed {
        eprintln!("note: Miri is not installed: a full test run skips it");
    }
    installed && is_installed()
}

/// The tests of `runtime`, or those whose name contains the filter.
pub(crate) fn tests(filter: Option<&str>) -> Command {
    // Not `+nightly`: the cargo that started this program belongs to one toolchain and does not know the others.
    let mut command = Command::new("rustup");
    command.current_dir(shell::root()).env("MIRIFLAGS", FLAGS);
    command.args([
        "run",
        TOOLCHAIN,
        "cargo",
        "miri",
        "test",
        "--quiet",
        "--package",
        "mlirust-toy-runtime",
        "--",
    ]);
    command.args(filter);
    command
}

/// Whether a missing reference tool is a failure, as for the tests themselves.
pub(crate) fn is_required() -> bool {
    std::env::var("TOY_TEST_STRICT").is_ok_and(|value| value == "1")
}

fn install_arguments() -> Vec<&'static str> {
    let mut arguments = vec!["toolchain", "install", TOOLCHAIN, "--profile", "minimal", "--no-self-update"];
    arguments.extend(COMPONENTS.iter().flat_map(|component| ["--component", component]));
    arguments
}

fn is_installed() -> bool {
    let list = shell::capture("rustup", &["component", "list", "--installed", "--toolchain", TOOLCHAIN]);
    list.is_some_and(|list| has_components(&list))
}

/// Whether rustup lists every component, possibly with the machine's name after it.
fn has_components(list: &str) -> bool {
    let has = |name: &str| {
        list.lines()
            .filter_map(|line| line.strip_prefix(name))
            .any(|rest| matches!(rest.get(..1), None | Some("-")))
    };
    COMPONENTS.iter().all(|name| has(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_components_are_needed() {
        assert!(has_components("cargo-x86_64-unknown-linux-gnu\nmiri-x86_64-unknown-linux-gnu\nrust-src"));
        assert!(!has_components("cargo-x86_64-unknown-linux-gnu\nmiri-x86_64-unknown-linux-gnu"));
        assert!(!has_components("rust-src\nmirin-x86_64-unknown-linux-gnu"));
        assert!(!has_components(""));
    }

    #[test]
    fn a_filter_goes_to_the_tests() {
        let arguments = |filter| -> Vec<String> {
            tests(filter).get_args().map(|a| a.to_string_lossy().into_owned()).collect()
        };
        assert!(arguments(None).ends_with(&["mlirust-toy-runtime".to_owned(), "--".to_owned()]));
        assert!(arguments(Some("abi")).ends_with(&["--".to_owned(), "abi".to_owned()]));
    }
}
