//! `cargo xtask book`: the book as a site in `target/book`, by mdBook.
//!
//! The test of the site makes it (`tests/src/site`), and follows its links.

use std::process::{Command, ExitCode};

use crate::commands;
use crate::mdbook;
use crate::setup::{self, Need};
use crate::shell;

/// `cargo xtask book [--serve]`: builds the site; with `--serve` also serves it to this machine and opens a browser.
pub(crate) fn book(arguments: &[String]) -> Result<ExitCode, String> {
    let serves = match arguments {
        [] => false,
        [only] if only == "--serve" => true,
        _ => return Err("usage: cargo xtask book [--serve]".to_owned()),
    };
    let mdbook = mdbook::ensure()?;
    let folder = shell::root().join("target/book");
    let llvm = setup::ensure(Need::Test)?;
    let mut test = commands::cargo(&llvm);
    test.args(["test", "--quiet", "--package", "tests", "--test", "site"]).env("TOY_BOOK_SITE", &folder);
    if !shell::succeeds(&mut test)? {
        return Err("the site is not as it should be; what is wrong is above".to_owned());
    }
    if serves {
        let mut serve = Command::new(mdbook);
        serve.args(["serve", "--hostname", "localhost", "--open"]).arg(&folder);
        if !shell::succeeds(&mut serve)? {
            return Err("mdBook fails; its messages are above".to_owned());
        }
    }
    println!("{}", folder.join("site/index.html").display());
    Ok(ExitCode::SUCCESS)
}
