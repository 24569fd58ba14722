//! The program that makes the book's site.

use std::path::{Path, PathBuf};

use xtask::shell;

/// The release of mdBook with which the site is made.
const VERSION: &str = "0.5.1";

/// The program mdBook, which is installed in `target` if it is missing.
pub(crate) fn ensure() -> Result<PathBuf, String> {
    let tools = shell::root().join("target/tools");
    let own = tools.join("bin/mdbook");
    let is_current = |program: &Path| {
        shell::capture(program, &["--version"]).is_some_and(|version| version.contains(VERSION))
    };
    if let Some(program) = [own.clone(), PathBuf::from("mdbook")].into_iter().find(|at| is_current(at)) {
        return Ok(program);
    }
    eprintln!("setting up: mdBook {VERSION}, which takes a minute");
    let mut install = shell::cargo();
    install.args(["install", "mdbook", "--version", VERSION, "--locked", "--quiet", "--no-default-features"]);
    install.arg("--root").arg(&tools);
    // Optimizing it takes longer than making the book.
    install.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0");
    if shell::succeeds(&mut install)? {
        Ok(own)
    } else {
        Err(format!(
            "mdBook cannot be installed; to install it yourself: cargo install mdbook --version {VERSION}"
        ))
    }
}
