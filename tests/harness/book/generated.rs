//! The pages of the reference that are generated from the programs' own tables (errors, passes, dialects), and the
//! pictures, which are drawings from the pages that `-emit=html` makes.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tests::book::Page;
use tests::process::{self, LIMIT};
use tests::tools::{self, Tools};
use toyc::catalogue::DiagnosticCode;

const NOTE: &str = "<!-- Made by the test command: `cargo xtask test --bless` -->\n";

/// A picture in the book: a drawing from a page that a command makes.
struct Picture {
    /// The picture, in the book's folder `src`.
    file: &'static str,
    /// The chapter that has the program, and the program, which the command reads.
    program: (&'static str, &'static str),
    /// A command for a shell, which prints the page.
    command: &'static str,
    /// The titles of the stage and of its drawing.
    drawing: (&'static str, &'static str),
}

const SPECIALIZE: &str = "toyc three.toy -emit=mlir | toy-opt -toy-specialize -symbol-dce -emit-html - -o -";
const SQUARES: &str = "toyc squares.toy -emit=html -o -";

const PICTURES: [Picture; 3] = [
    Picture {
        file: "images/calls.svg",
        program: ("shapes.md", "three.toy"),
        command: SPECIALIZE,
        drawing: ("symbol-dce", "Call graph"),
    },
    Picture {
        file: "images/control-flow.svg",
        program: ("machine-code.md", "squares.toy"),
        command: SQUARES,
        drawing: ("convert-scf-to-cf", "Control flow of @main"),
    },
    Picture {
        file: "images/dominators.svg",
        program: ("machine-code.md", "squares.toy"),
        command: SQUARES,
        drawing: ("convert-scf-to-cf", "Dominator tree of @main"),
    },
];

/// The style of a drawing outside a page, in the light and in the dark. Its own background keeps it readable on any
/// other.
const STYLE: &str = "<style>svg{background:#fff}text{font:12.5px monospace;fill:#1c2128;text-anchor:middle;\
    dominant-baseline:central}.node{fill:#fff;stroke:#57606a;stroke-width:1.5}\
    .edge{fill:none;stroke:#57606a;stroke-width:1.5}.tip{fill:#57606a}\
    @media(prefers-color-scheme:dark){svg{background:#14161a}text{fill:#e3e6ea}.node{fill:#14161a;stroke:#a3adb8}\
    .edge{stroke:#a3adb8}.tip{fill:#a3adb8}}</style>";

/// The generated files, by their paths in the book's folder `src`.
pub(crate) fn pages(root: &Path, tools: &Tools) -> Result<Vec<(&'static str, String)>, String> {
    let mut made = vec![
        ("reference/errors.md", errors()),
        ("reference/passes.md", passes()),
        ("reference/dialects.md", dialects(root, tools)?),
    ];
    for picture in &PICTURES {
        let svg = picture.draw(root, tools).map_err(|message| format!("{}: {message}", picture.file))?;
        made.push((picture.file, svg));
    }
    Ok(made)
}

impl Picture {
    fn draw(&self, root: &Path, tools: &Tools) -> Result<String, String> {
        let (chapter, program) = self.program;
        let text = fs::read_to_string(root.join("book/src").join(chapter)).map_err(|e| e.to_string())?;
        let source = Page::parse(&text).file(program, &text).ok_or("its chapter has no such program")?;
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        fs::write(folder.path().join(program), source).map_err(|e| e.to_string())?;
        let mut shell = tools.command("bash");
        shell.args(["-o", "pipefail", "-c", self.command]).current_dir(folder.path());
        let page = process::run(shell, b"", LIMIT)?.output()?;
        let data = page.split("id=\"data\">").nth(1).and_then(|rest| rest.split("</script>").next());
        let data: Value = serde_json::from_str(data.unwrap_or_default()).map_err(|e| e.to_string())?;
        let drawings = &named(&data["panes"], self.drawing.0)?["drawings"];
        let svg = named(drawings, self.drawing.1)?["svg"].as_str();
        let (head, rest) = svg.and_then(|svg| svg.split_once('>')).ok_or("there is no drawing")?;
        Ok(format!("{head}>{STYLE}{rest}\n"))
    }
}

/// The entry of a list with this title.
fn named<'v>(list: &'v Value, title: &str) -> Result<&'v Value, String> {
    let mut all = list.as_array().into_iter().flatten();
    all.find(|one| one["title"] == title).ok_or_else(|| format!("there is no '{title}'"))
}

/// The pages that `toyc -explain` shows.
fn errors() -> String {
    let mut page = format!(
        "{NOTE}\n# Errors and warnings\n\nEvery error and warning of the compiler has a code. `toyc -explain CODE` shows \
         the section below for it, and `-error-format=json` gives the code to tools.\n"
    );
    for entry in DiagnosticCode::ALL {
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
         [the differences](toy-opt.md) are documented.\n"
    );
    for pass in registry.passes() {
        page += &format!("\n## `{}`\n\n{}", pass.argument, pass.markdown());
    }
    page.push_str("\n# Pipelines\n\n| name | passes |\n|---|---|\n");
    for pipeline in registry.pipelines() {
        let passes = pipeline.pipeline(&registry).map_or_else(|error| error, |all| all.elements());
        page += &format!("| `{}` | {} `{passes}` |\n", pipeline.argument, pipeline.summary);
    }
    for option in registry.pipelines().flat_map(|pipeline| pipeline.options) {
        page += &format!("\nThe option `{}`: {}.\n", option.name, option.summary);
    }
    page
}

/// The operations of each dialect, by their records.
fn dialects(root: &Path, tools: &Tools) -> Result<String, String> {
    let mut page = format!(
        "{NOTE}\n# Dialects\n\nThe operations of each dialect. `toy-tblgen -gen-dialect-doc` makes a whole manual of a \
         dialect's records: operands, results, attributes, traits and the syntax.\n"
    );
    let records = tools::files_under(&root.join("mlir/dialects/src"), &["td"], &[]);
    let records = records.into_iter().filter(|file| file.ends_with("Ops.td"));
    for file in std::iter::once(root.join("toy-dialect/src/Ops.td")).chain(records) {
        let folder = file.parent().unwrap_or(root);
        let mut command = tools.command("toy-tblgen");
        command
            .arg("-gen-op-doc")
            .arg("-I")
            .arg(root.join("tablegen/ods/include"))
            .arg("-I")
            .arg(folder)
            .arg(&file);
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
