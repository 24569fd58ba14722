//! Generates the parser of `tree-sitter-toy`: `cargo run` renews `src` from `grammar.js`, with Node.js. Given a grammar
//! (`grammar.js`, or `src/grammar.json`, which needs no Node.js) and a folder, it writes there.

use std::env;
use std::error::Error;
use std::path::{Path, PathBuf};

use tree_sitter_generate::{ABI_VERSION_MAX, OptLevel, generate_parser_in_directory};

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut given = env::args_os().skip(1).map(PathBuf::from);
    let grammar = given.next().unwrap_or_else(|| root.join("grammar.js"));
    let folder = given.next().unwrap_or_else(|| root.join("src"));
    let node = Some("node");
    let optimizations = OptLevel::default();
    let mut warnings = Vec::new();
    generate_parser_in_directory(
        root,
        Some(folder),
        Some(grammar),
        ABI_VERSION_MAX,
        None,
        node,
        true,
        optimizations,
        &mut warnings,
    )?;
    match &*warnings {
        [] => Ok(()),
        warnings => Err(warnings.iter().map(ToString::to_string).collect::<String>().into()),
    }
}
