//! `cargo xtask book`: the book as a site in `target/book`, by mdBook.
//!
//! The test of the site builds it (`tests/src/site`), and follows its links.

use std::process::{Command, ExitCode};

use xtask::setup::{self, Need};
use xtask::shell;

use crate::mdbook;

/// `cargo xtask book [--open]`: builds the site; with `--open` also shows it in a browser.
pub(crate) fn book(arguments: &[String]) -> Result<ExitCode, String> {
    let opens = match arguments {
        [] => false,
        [only] if only == "--open" => true,
        _ => return Err("usage: cargo xtask book [--open]".to_owned()),
    };
    let mdbook = mdbook::ensure()?;
    let folder = shell::root().join("target/book");
    let llvm = setup::ensure(Need::Test)?;
    let mut test = llvm.cargo();
    test.args(["test", "--quiet", "--package", "tests", "--test", "site"]).env("TOY_BOOK_SITE", &folder);
    if !shell::succeeds(&mut test)? {
        return Err("the site is not as it should be; what is wrong is above".to_owned());
    }
    if opens {
        let mut open = Command::new(mdbook);
        open.args(["build", "--open"]).arg(&folder);
        if !shell::succeeds(&mut open)? {
            return Err("mdBook fails; its messages are above".to_owned());
        }
    }
    println!("{}", folder.join("site/index.html").display());
    Ok(ExitCode::SUCCESS)
}
