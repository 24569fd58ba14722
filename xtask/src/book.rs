//! `cargo xtask book`: the book as a site in `target/book`, by mdBook.
//!
//! The pages are Markdown that reads well where it is, with links into the repository. In the site these lead to copies
//! of the files. Where a chapter shows a page of a compilation, the site has it: the book's test makes these pages.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::commands;
use crate::setup::{self, Need};
use crate::shell;

/// The release of mdBook that the site is made with.
const VERSION: &str = "0.5.1";

/// The folder of the site with the pages of compilations, a folder for each chapter.
const PAGES: &str = "pages";

/// `cargo xtask book [--serve]`: builds the site; with `--serve` also serves it to this machine and opens a browser.
pub(crate) fn book(arguments: &[String]) -> Result<ExitCode, String> {
    let serves = match arguments {
        [] => false,
        [only] if only == "--serve" => true,
        _ => return Err("usage: cargo xtask book [--serve]".to_owned()),
    };
    let mdbook = ensure()?;
    let folder = shell::root().join("target/book");
    make_pages(&folder.join("src").join(PAGES))?;
    stage(&folder).map_err(|e| format!("cannot copy the book's pages: {e}"))?;
    let mut command = Command::new(mdbook);
    if serves {
        command.args(["serve", "--hostname", "localhost", "--open"]);
    } else {
        command.arg("build");
    }
    if !shell::succeeds(command.arg(&folder))? {
        return Err("mdBook fails; its messages are above".to_owned());
    }
    println!("{}", folder.join("site/index.html").display());
    Ok(ExitCode::SUCCESS)
}

/// Runs the book's commands, and keeps the pages of compilations that chapters show.
fn make_pages(folder: &Path) -> Result<(), String> {
    let llvm = setup::ensure(Need::Test)?;
    let mut test = commands::cargo(&llvm);
    test.args(["test", "--quiet", "--package", "tests", "--test", "book"]).env("TOY_BOOK_PAGES", folder);
    match shell::succeeds(&mut test)? {
        true => Ok(()),
        false => {
            Err("a chapter does not show what its commands print: cargo xtask test --bless book/".to_owned())
        }
    }
}

/// The program mdBook, which is installed in `target` if it is missing.
fn ensure() -> Result<PathBuf, String> {
    let tools = shell::root().join("target/tools");
    let own = tools.join("bin/mdbook");
    let is_current = |program: &Path| {
        shell::capture(program, &["--version"]).is_some_and(|version| version.contains(VERSION))
    };
    if let Some(program) = [PathBuf::from("mdbook"), own.clone()].into_iter().find(|at| is_current(at)) {
        return Ok(program);
    }
    eprintln!("setting up: mdBook {VERSION}, which takes a few minutes");
    let mut install = shell::cargo();
    install.args(["install", "mdbook", "--version", VERSION, "--locked", "--quiet", "--no-default-features"]);
    install.args(["--features", "serve", "--root"]).arg(&tools);
    match shell::succeeds(&mut install)? {
        true => Ok(own),
        false => Err(format!(
            "mdBook cannot be installed; to install it yourself: cargo install mdbook --version {VERSION}"
        )),
    }
}

/// Copies the book to a folder, with the files of the repository that it links to.
fn stage(folder: &Path) -> std::io::Result<()> {
    let root = fs::canonicalize(shell::root())?;
    fs::create_dir_all(folder)?;
    for name in ["book.toml", "toy.js", "book.css"] {
        fs::copy(root.join("book").join(name), folder.join(name))?;
    }
    let pages = root.join("book/src");
    let mut folders = vec![pages.clone()];
    while let Some(from) = folders.pop() {
        for entry in fs::read_dir(&from)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let own = path.strip_prefix(&pages).unwrap_or(&path);
                let up = "../".repeat(own.components().count() - 1);
                let site = folder.join("src");
                let to = site.join(own);
                fs::create_dir_all(to.parent().unwrap_or(&site))?;
                if own.extension().is_none_or(|extension| extension != "md") {
                    fs::copy(&path, &to)?;
                    continue;
                }
                let text = with_copies(&fs::read_to_string(&path)?, &from, &root, &site, &up)?;
                let chapter = own.file_stem().unwrap_or_default().to_string_lossy();
                fs::write(to, with_pages(&text, &format!("{up}{PAGES}/{chapter}")))?;
            }
        }
    }
    Ok(())
}

/// A page of the book with the pages of compilations in the places where comments name them; `folder` has them.
fn with_pages(text: &str, folder: &str) -> String {
    let line = |line: &str| match line.strip_prefix("<!-- page: ").and_then(|rest| rest.strip_suffix(" -->"))
    {
        Some(shown) => {
            let (at, name) = (shown.replace(' ', "%20"), shown.split('#').next().unwrap_or_default());
            format!(
                "<iframe class=\"compilation\" src=\"{folder}/{at}\" title=\"The compilation: {name}\" \
                 loading=\"lazy\"></iframe>\n\n[{name} in a window of its own]({folder}/{at})\n"
            )
        }
        None => format!("{line}\n"),
    };
    text.lines().map(line).collect()
}

/// A page whose links out of the book lead to copies of the files in the site's folder `repository`.
fn with_copies(text: &str, folder: &Path, root: &Path, site: &Path, up: &str) -> std::io::Result<String> {
    let mut now = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("](../") {
        let (before, link) = rest.split_at(at + 2);
        let Some(end) = link.find(')') else { break };
        let (target, heading) = link[..end].split_once('#').unwrap_or((&link[..end], ""));
        let path = fs::canonicalize(folder.join(target))?;
        rest = &link[end..];
        now.push_str(before);
        let Ok(own) = path.strip_prefix(root) else { continue };
        if let Ok(page) = own.strip_prefix("book/src") {
            now.push_str(&format!("{up}{}", page.display()));
        } else {
            let copy = site.join("repository").join(own);
            fs::create_dir_all(copy.parent().unwrap_or(site))?;
            fs::copy(&path, &copy)?;
            now.push_str(&format!("{up}repository/{}", own.display()));
        }
        if !heading.is_empty() {
            now.push_str(&format!("#{heading}"));
        }
    }
    now.push_str(rest);
    Ok(now)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_become_pages() {
        let text = "a\n\n<!-- page: x.html#open=Source,Syntax tree -->\n\n<!-- other -->\n";
        let now = with_pages(text, "pages/chapter");
        assert!(now.starts_with("a\n\n<iframe ") && now.ends_with(")\n\n<!-- other -->\n"), "{now}");
        assert!(now.contains("src=\"pages/chapter/x.html#open=Source,Syntax%20tree\""), "{now}");
    }
}
