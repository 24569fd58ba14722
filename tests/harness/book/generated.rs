//! The pages of the reference that are made of the programs' own tables: errors, passes, dialects.

use std::path::Path;

use tests::process::{self, LIMIT};
use tests::tools::{self, Tools};
use toyc::catalogue::Entry;

const NOTE: &str = "<!-- Made by the test `book`: `TOY_TEST_BLESS=1 cargo test -p tests --test book` -->\n";

/// The generated pages, by their paths in the book's folder `src/reference`.
pub(crate) fn pages(root: &Path, tools: &Tools) -> Result<Vec<(&'static str, String)>, String> {
    Ok(vec![("errors.md", errors()), ("passes.md", passes()), ("dialects.md", dialects(root, tools)?)])
}

/// The pages that `toyc -explain` shows.
fn errors() -> String {
    let mut page = format!(
        "{NOTE}\n# Errors and warnings\n\nEvery error and warning of the compiler has a code. `toyc -explain CODE` shows \
         what is below about it, and `-error-format=json` gives it to tools.\n"
    );
    for entry in Entry::ALL {
        let text = entry.page().replace("```toy\n", "```toy part\n");
        let text = text.trim_end().replace("\n#", "\n##");
        page += &format!("\n#{text}\n");
    }
    page
}

/// The passes that `toy-opt` knows, with their options, and the names for lists of them.
fn passes() -> String {
    let registry = toyc::pipeline::passes();
    let mut page = format!(
        "{NOTE}\n# Passes\n\nThe passes of `toy-opt`, by the names that they have on its command line and in \
         `--pass-pipeline`. Where MLIR has a pass of this name, it does what MLIR's does; \
         [what differs](../../../docs/toy-opt.md) is documented.\n"
    );
    for pass in registry.passes() {
        page += &format!("\n## `{}`\n\n{}.\n", pass.argument, pass.summary.trim_end_matches('.'));
        if !pass.options.is_empty() {
            page.push_str("\n| option | what it is |\n|---|---|\n");
        }
        for option in pass.options {
            let summary = option.summary.replace('|', "\\|");
            page += &format!("| `{}` | {summary} |\n", option.name);
        }
    }
    page.push_str("\n# Pipelines\n\n| name | passes |\n|---|---|\n");
    for pipeline in registry.pipelines() {
        page += &format!("| `{}` | {}: `{}` |\n", pipeline.argument, pipeline.summary, pipeline.elements);
    }
    page
}

/// The operations of each dialect, by their records.
fn dialects(root: &Path, tools: &Tools) -> Result<String, String> {
    let mut page = format!(
        "{NOTE}\n# Dialects\n\nThe operations of each dialect. `toy-tblgen -gen-dialect-doc` makes a whole manual of a \
         dialect's records: operands, results, attributes, traits and the syntax.\n"
    );
    let records = tools::files_under(&root.join("dialects/src"), &["td"], &[]);
    let records = records.into_iter().filter(|file| file.ends_with("Ops.td"));
    for file in std::iter::once(root.join("toy-dialect/src/Ops.td")).chain(records) {
        let folder = file.parent().unwrap_or(root);
        let mut command = tools.command("toy-tblgen");
        command.arg("-gen-op-doc").arg("-I").arg(root.join("ods/include")).arg("-I").arg(folder).arg(&file);
        let manual = process::run(command, b"", LIMIT)?.output()?;
        let mut dialect = "";
        for (at, (operation, summary)) in operations(&manual).into_iter().enumerate() {
            let name = operation.split('.').next().unwrap_or_default();
            if at == 0 || name != dialect {
                dialect = name;
                page += &format!("\n## {name}\n\n| operation | what it does |\n|---|---|\n");
            }
            let summary = summary.replace('|', "\\|");
            page += &format!("| `{operation}` | {summary} |\n");
        }
    }
    Ok(page)
}

/// The operations in a manual, with their summaries.
fn operations(manual: &str) -> Vec<(&str, &str)> {
    let mut found: Vec<(&str, &str)> = Vec::new();
    for line in manual.lines() {
        if let Some((name, _)) = line.strip_prefix("### `").and_then(|rest| rest.split_once('`')) {
            found.push((name, ""));
        } else if let Some(summary) = line.strip_prefix('_').and_then(|rest| rest.strip_suffix('_')) {
            found.iter_mut().last().filter(|(_, known)| known.is_empty()).into_iter().for_each(|entry| {
                entry.1 = summary;
            });
        }
    }
    found
}
