//! The site of the book: every link leads somewhere, and a browser shows it as intended in light and in dark
//! themes.
//!
//! `TOY_BOOK_SITE` names a folder that keeps the site; `cargo xtask book` sets it.

#![allow(clippy::print_stderr)]

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use tests::tools::Tools;
use tests::{browser, harness, process, site, tools};

/// The least number of links of the site.
const LINKS: usize = 2000;

/// The pages that are viewed: one with each kind of block, and those with drawings.
const LOOKED_AT: &[&str] = &["language.html", "mlir.html", "loops.html", "machine-code.html", "shapes.html"];

/// The site, which the tests share.
struct Shared {
    tools: Arc<Tools>,
    mdbook: PathBuf,
    /// The folder, which is deleted after the tests.
    folder: tempfile::TempDir,
    site: OnceLock<Result<PathBuf, String>>,
}

fn main() {
    harness::main(|tools| {
        let mdbook = site::mdbook(tools);
        if mdbook.is_none() && !harness::is_whole() {
            eprintln!("the site is tested in a full run, and where mdBook is installed");
            return Vec::new();
        }
        let missing = mdbook.is_none().then(|| "needs mdBook: cargo xtask book".to_owned());
        let browser = browser::installed(tools);
        let blind =
            missing.clone().or_else(|| browser.is_none().then(|| "needs the browser chromium".to_owned()));
        let shared = Arc::new(Shared {
            tools: Arc::clone(tools),
            mdbook: mdbook.unwrap_or_default(),
            folder: tempfile::tempdir().expect("there is room for a folder"),
            site: OnceLock::new(),
        });
        let first = Arc::clone(&shared);
        let second = shared;
        vec![
            harness::trial("links".to_owned(), missing, move || links(first.site()?)),
            harness::trial("looks".to_owned(), blind, move || {
                looks(&second.tools, browser.unwrap_or_default(), second.site()?)
            }),
        ]
    });
}

impl Shared {
    /// The folder with the pages of the site, which is made on first use.
    fn site(&self) -> Result<&Path, String> {
        let made = self.site.get_or_init(|| {
            let kept = std::env::var_os("TOY_BOOK_SITE").map(PathBuf::from);
            let folder = kept.as_deref().unwrap_or_else(|| self.folder.path());
            site::build(&tools::fixtures().join(".."), folder, &self.tools, &self.mdbook)
        });
        made.as_deref().map_err(Clone::clone)
    }
}

/// Every link of the site leads somewhere.
fn links(site: &Path) -> Result<(), String> {
    let report = site::links::follow(site)?;
    eprintln!("site: {report}");
    match report.dead.as_slice() {
        [] if report.followed >= LINKS => Ok(()),
        [] => Err(format!("there are only {} links", report.followed)),
        dead => Err(format!("{} links are dead:\n{}", dead.len(), dead.join("\n"))),
    }
}

/// A browser shows what the pages promise: the driver is added to copies of some pages and reports its
/// findings.
fn looks(tools: &Tools, browser: &str, site: &Path) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let mut failures = Vec::new();
    for name in LOOKED_AT {
        let html = std::fs::read_to_string(site.join(name)).map_err(|e| format!("{name}: {e}"))?;
        let base = format!("<head>\n<base href=\"file://{}/\">", site.display());
        let driver = format!("<script>\n{}</script>\n</body>", include_str!("site/driver.js"));
        let page = folder.path().join(name);
        let html = html.replacen("<head>", &base, 1).replacen("</body>", &driver, 1);
        std::fs::write(&page, html).map_err(|e| format!("{name}: {e}"))?;
        let mut run = tools.command(browser);
        run.args(browser::arguments(folder.path()))
            .arg("--dump-dom")
            .arg(format!("file://{}", page.display()));
        let found = process::run(run, b"", 3 * process::LIMIT)?.output()?;
        let said = found.split("FOUND").nth(1).and_then(|rest| rest.split("DONE").next());
        match said.map(str::trim) {
            Some("") => {}
            Some(said) => failures.push(format!("{name}:\n{said}")),
            None => failures.push(format!("{name}: the driver did not end:\n{found}")),
        }
    }
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
}
