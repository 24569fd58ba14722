//! `cargo xtask book`: the book as a site in `target/book`, by mdBook.
//!
//! The pages are Markdown that reads well where it is, with links into the repository. In the site these lead to copies
//! of the files.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::shell;

/// The release of mdBook that the site is made with.
const VERSION: &str = "0.5.1";

/// `cargo xtask book [--serve]`: builds the site; with `--serve` also serves it to this machine and opens a browser.
pub(crate) fn book(arguments: &[String]) -> Result<ExitCode, String> {
    let serves = match arguments {
        [] => false,
        [only] if only == "--serve" => true,
        _ => return Err("usage: cargo xtask book [--serve]".to_owned()),
    };
    let mdbook = ensure()?;
    let folder = shell::root().join("target/book");
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
    for name in ["book.toml", "toy.js"] {
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
                let (site, text) = (folder.join("src"), fs::read_to_string(&path)?);
                let to = site.join(own);
                fs::create_dir_all(to.parent().unwrap_or(&site))?;
                fs::write(to, with_copies(&text, &from, &root, &site, &up)?)?;
            }
        }
    }
    Ok(())
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
