//! Every selection of packages (`cargo build`, `cargo build -p mlirust-ir`) shares its crates with every other one.
//!
//! Cargo builds a crate again if its features differ, and features depend on the selected packages. This compares
//! the output of `cargo tree` for each selection; nothing is built.

use std::collections::BTreeSet;

/// The arguments of `cargo tree`: print a line for each crate, with its features.
pub const TREE: [&str; 6] = ["tree", "--offline", "--prefix", "none", "--format", "{p} [{f}]"];

/// What `cargo tree` printed, without repetitions.
fn crates(tree: &str) -> BTreeSet<&str> {
    tree.lines()
        .map(|line| line.trim_end_matches(" (*)").trim_end())
        .filter(|line| !line.is_empty())
        .collect()
}

/// The crates that a selection builds with features other than those in the whole workspace.
pub fn built_otherwise(choice: &str, tree: &str, workspace: &str) -> Vec<String> {
    let all = crates(workspace);
    let other = crates(tree).into_iter().filter(|line| !all.contains(line));
    other.map(|line| format!("cargo build {choice}: {line} has other features in the workspace")).collect()
}

/// Whether the manifest leaves the debug information of build scripts to cargo; it then depends on what else is
/// built.
pub fn leaves_debug_open(manifest: &str) -> bool {
    let section = manifest.split_once("[profile.dev.build-override]").map_or("", |(_, after)| after);
    let section = section.split("\n[").next().unwrap_or_default();
    !section.lines().any(|line| line.starts_with("debug ="))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_features_are_found() {
        let workspace = "a v1 [default,std]\nb v1 []\na v1 [default,std] (*)\n\nb v1 [x]\n";
        assert_eq!(built_otherwise("", "b v1 []\na v1 [default,std] (*)\n", workspace), [""; 0]);
        assert_eq!(
            built_otherwise("-p b", "a v1 [std]\nb v1 [x]\n", workspace),
            ["cargo build -p b: a v1 [std] has other features in the workspace"]
        );
    }

    #[test]
    fn open_debug_information_is_found() {
        assert!(!leaves_debug_open("[a]\n[profile.dev.build-override]\nopt-level = 1\ndebug = false\n[b]\n"));
        assert!(leaves_debug_open(
            "[a]\n[profile.dev.build-override]\nopt-level = 1\n\n[b]\ndebug = false\n"
        ));
        assert!(leaves_debug_open(""));
    }
}
