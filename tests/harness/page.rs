//! Pages of `-emit=html` in a browser: `page/driver.js` uses each as a reader would. It finds errors in the console,
//! lines that do not light up, steps that do not replay, and text that cannot be read.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use libtest_mimic::Trial;
use tests::tools::Tools;
use tests::{browser, harness, process, tools};

/// The programs of pages: the file, from the root of the workspace, and the options that make a page of it.
const PAGES: &[(&str, &[&str])] = &[
    ("tests/programs/goldens/multiply-transpose.toy", &["toyc", "-emit=html"]),
    ("tests/programs/results/structs-of-values.toy", &["toyc", "-emit=html"]),
    ("tests/programs/goldens/call-chain.toy", &["toyc", "-emit=html", "-opt"]),
    ("examples/structs.toy", &["toyc", "-emit=html", "-opt", "-O3"]),
    ("examples/polynomial.toy", &["toyc", "-emit=html"]),
    ("examples/softmax.toy", &["toyc", "-emit=html", "-opt", "-export=softmax:2x3"]),
    ("examples/generic_functions.toy", &["toyc", "-emit=html", "-target=aarch64-unknown-linux-gnu"]),
    ("tests/programs/goldens/multiply-transpose.loc.mlir", &["toyc", "-emit=html"]),
    (
        "tests/filecheck/mlir/affine/fusion-prints.mlir",
        &[
            "toy-opt",
            "-emit-html",
            "--pass-pipeline=builtin.module(func.func(affine-loop-fusion,canonicalize),lower-affine,convert-scf-to-cf)",
        ],
    ),
];

/// The largest page of a small program, in bytes.
const MAX_SIZE: usize = 1_500_000;

/// The milliseconds after which a page must be ready on a busy machine; on an idle one, it takes a thirtieth of that.
const MAX_READY: u64 = 10_000;

fn main() {
    harness::main(|tools| {
        let browser = browser::installed(tools);
        let skipped = browser.is_none().then(|| "needs the browser chromium".to_owned());
        let mut trials: Vec<Trial> = harness::sample(2, PAGES)
            .into_iter()
            .map(|&(file, command)| {
                let name = format!("page/{file}");
                let tools = Arc::clone(tools);
                let browser = browser.unwrap_or_default();
                harness::trial(name, skipped.clone(), move || check(&tools, browser, file, command))
            })
            .collect();
        let tools = Arc::clone(tools);
        trials.push(harness::trial("page/wrong-program".to_owned(), None, move || wrong_program(&tools)));
        trials
    });
}

/// Makes a page and uses it.
fn check(tools: &Tools, browser: &str, file: &str, command: &[&str]) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let page = folder.path().join("page.html");
    make(tools, file, command, &page)?.output()?;
    let html = std::fs::read_to_string(&page).map_err(|e| e.to_string())?;
    if html.len() > MAX_SIZE {
        return Err(format!("the page has {} bytes; it may have {MAX_SIZE}", html.len()));
    }
    let before = format!("<head>\n<script>\n{}</script>", include_str!("page/before.js"));
    let after = format!("<script>\n{}</script>\n</body>", include_str!("page/driver.js"));
    let html = html.replacen("<head>", &before, 1).replacen("</body>", &after, 1);
    std::fs::write(&page, html).map_err(|e| e.to_string())?;
    let found = open(tools, browser, folder.path(), &page)?;
    let start = found.find("FOUND").ok_or_else(|| format!("the page did not answer:\n{found}"))?;
    let text = found[start..].split("DONE").next().unwrap_or_default();
    judge(text.trim_start_matches("FOUND"))
}

fn make(tools: &Tools, file: &str, command: &[&str], page: &Path) -> Result<process::Outcome, String> {
    let path: PathBuf = tools::fixtures().join("..").join(file);
    let mut run = tools.command(command[0]);
    run.args(&command[1..]).arg(path).arg("-o").arg(page);
    process::run(run, b"", process::LIMIT)
}

/// The document of a page after its scripts have run.
fn open(tools: &Tools, browser: &str, folder: &Path, page: &Path) -> Result<String, String> {
    let mut run = tools.command(browser);
    run.args(browser::arguments(folder)).arg("--dump-dom").arg(format!("file://{}", page.display()));
    process::run(run, b"", 3 * process::LIMIT)?.output()
}

/// The driver's findings, as JSON. It holds nothing but what is read here.
fn judge(text: &str) -> Result<(), String> {
    let list_is_empty = |name: &str| text.contains(&format!("\"{name}\": []"));
    if !list_is_empty("errors") || !list_is_empty("failures") {
        return Err(text.to_owned());
    }
    let number = |name: &str| -> Result<u64, String> {
        let after = text.split(&format!("\"{name}\": ")).nth(1);
        let digits = after.map(|after| after.chars().take_while(char::is_ascii_digit).collect::<String>());
        digits.and_then(|digits| digits.parse().ok()).ok_or_else(|| format!("there is no '{name}' in {text}"))
    };
    for name in ["linked", "back", "changed", "steps"] {
        if number(name)? == 0 {
            return Err(format!("'{name}' is 0: {text}"));
        }
    }
    match number("ready")? {
        ready if ready > MAX_READY => Err(format!("the page is ready after {ready} ms")),
        _ => Ok(()),
    }
}

/// A program with a mistake gives the usual errors and no page.
fn wrong_program(tools: &Tools) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let program = folder.path().join("wrong.toy");
    let page = folder.path().join("page.html");
    std::fs::write(&program, "def main() { print([1, 2] + [1, 2, 3]); }").map_err(|e| e.to_string())?;
    let run = |arguments: &[&str]| {
        let mut run = tools.toyc(arguments);
        run.arg(&program).args(["-error-format=plain", "-o"]).arg(&page);
        process::run(run, b"", Duration::from_secs(60))
    };
    let outcome = run(&["-emit=html"])?;
    let usual = run(&["-emit=mlir"])?;
    if !outcome.is_refusal() || outcome.stderr != usual.stderr || outcome.stderr.is_empty() {
        return Err(format!("{outcome}\nbut usually:\n{usual}"));
    }
    if page.exists() { Err("there is a page".to_owned()) } else { Ok(()) }
}
