//! One test per fixture file: its `RUN:` lines must succeed. Each missing reference tool is a test too, so that a run
//! that may skip nothing reports it.

use std::path::Path;
use std::sync::Arc;

use libtest_mimic::Trial;
use tests::harness;
use tests::lit::{self, Script};
use tests::tools::{self, Tools};

/// Folders with fixtures.
const FOLDERS: [&str; 2] = ["filecheck", "ods"];

/// Folders in them whose files belong to a fixture or a crate.
const NOT_FIXTURES: &[&str] = &["src", "Inputs"];

fn main() {
    harness::main(|tools| {
        let folder = tools::fixtures();
        let files =
            FOLDERS.map(|name| tools::files_under(&folder.join(name), &["toy", "mlir", "td"], NOT_FIXTURES));
        let missing = tools
            .missing()
            .map(|(name, reason)| harness::trial(format!("tools/{name}"), Some(reason), || Ok(())));
        files.iter().flatten().map(|file| trial(file, &folder, tools)).chain(missing).collect()
    });
}

fn trial(file: &Path, folder: &Path, tools: &Arc<Tools>) -> Trial {
    let name = file.strip_prefix(folder).unwrap_or(file).display().to_string();
    let script = std::fs::read(file)
        .map_err(|e| e.to_string())
        .and_then(|bytes| Script::parse(&String::from_utf8_lossy(&bytes)))
        .and_then(|script| script.skip_reason(&tools.features()).map(|reason| (script, reason)));
    let (script, skipped) = match script {
        Ok((script, reason)) => (Ok(script), reason),
        Err(message) => (Err(message), None),
    };
    let file = file.to_path_buf();
    let tools = Arc::clone(tools);
    harness::trial(name, skipped, move || lit::run(&script?, &file, &tools))
}
