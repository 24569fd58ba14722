//! Pages of Markdown whose blocks are run: the book, its solutions, and the README.
//!
//! The blocks of a page are run in order in one folder, as by a reader who has cloned the repository:
//!
//! - `console`: each line after `$ ` is a command for a shell, together with the following lines after `> `. Its output
//!   must be the lines up to the next command, in which `...` matches any lines and `[..]` any part of a line. A last
//!   line `? 1` says that the command ends with this status. With `setup`, the commands build or install, and are not
//!   run: the test command itself is one of them.
//! - `toy`, `mlir` and `tablegen` must be accepted by our tools, and `mlir` by `mlir-opt`, too, unless it says `ours`.
//!   With `wrong` they must be refused; `part` is not checked. Toy that is a `library` has no function `main`, and the
//!   commands after it compile it. A block of `rust` must be lines of the file that it names, in which `// ...` matches
//!   any lines.
//! - With a name, as in ```` ```toy hello.toy ````, all but `rust` are files, which are written to the folder.
//! - `repl` is the input of a command to `toyc repl`, and `python` a session of Python's, which the tests of
//!   `bindings/python` run. `text` is not run.
//!
//! A comment `<!-- page: sum.html#open=Source,cse -->` is replaced by a page that a command has made, opened in this
//! way. The site shows it there.

use std::ops::Range;
use std::os::unix::fs::symlink;
use std::path::Path;

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};
use snapbox::Data;
use snapbox::filter::NormalizeToExpected;
use tempfile::TempDir;

use crate::process::{self, LIMIT, Outcome};
use crate::tools::{self, Tools};

/// A page, split into its parts.
#[derive(Default)]
pub struct Page {
    /// Its fenced blocks.
    pub blocks: Vec<Block>,
    /// The texts of its headings, without marks.
    pub headings: Vec<String>,
    /// The targets of its links and images.
    pub links: Vec<String>,
    /// The pages of compilations that it shows: the file, and what is open.
    pub shown: Vec<String>,
}

/// A fenced block.
#[derive(Default, Debug)]
pub struct Block {
    /// The words after the fence: the language first.
    info: Vec<String>,
    /// The place of its text in the page.
    place: Range<usize>,
}

impl Page {
    /// Splits a page into its parts.
    pub fn parse(text: &str) -> Page {
        let mut page = Page::default();
        let mut in_heading = false;
        let mut in_block = false;
        for (event, place) in Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter() {
            match event {
                Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) => {
                    in_block = true;
                    let info = info.split_whitespace().map(str::to_owned).collect();
                    page.blocks.push(Block { info, place: 0..0 });
                }
                Event::End(TagEnd::CodeBlock) => in_block = false,
                Event::Text(_) if in_block => {
                    let Some(block) = page.blocks.last_mut() else { continue };
                    let start = if block.place.is_empty() { place.start } else { block.place.start };
                    block.place = start..place.end;
                }
                Event::Start(Tag::Heading { .. }) => {
                    in_heading = true;
                    page.headings.push(String::new());
                }
                Event::End(TagEnd::Heading(_)) => in_heading = false,
                Event::Text(part) | Event::Code(part) if in_heading => {
                    page.headings.last_mut().into_iter().for_each(|heading| heading.push_str(&part));
                }
                Event::Html(html) => {
                    let comment = html.trim().strip_prefix("<!-- page: ");
                    page.shown.extend(comment.and_then(|rest| rest.strip_suffix(" -->")).map(str::to_owned));
                }
                Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                    page.links.push(dest_url.into_string());
                }
                _ => {}
            }
        }
        page
    }

    /// The text of a block that is a file of this name; `text` is the page.
    pub fn file<'t>(&self, name: &str, text: &'t str) -> Option<&'t str> {
        self.blocks.iter().find(|block| block.file() == Some(name)).map(|block| &text[block.place.clone()])
    }

    /// The texts of its blocks of Toy that are whole programs, including those with mistakes; `text` is the page.
    pub fn programs<'t>(&self, text: &'t str) -> impl Iterator<Item = &'t str> {
        let programs = self.blocks.iter().filter(|block| block.language() == "toy" && block.is_checked());
        programs.map(|block| &text[block.place.clone()])
    }

    /// Checks that the pages of compilations that it shows were made in `folder`, and have the stages that must be
    /// open.
    ///
    /// # Errors
    /// If one is missing.
    pub fn check_shown(&self, folder: &Path) -> Result<(), String> {
        for shown in &self.shown {
            let (file, query) = shown.split_once('#').unwrap_or((shown, ""));
            let html = std::fs::read_to_string(folder.join(file)).map_err(|e| format!("{file}: {e}"))?;
            let open = query.split('&').find_map(|part| part.strip_prefix("open=")).unwrap_or_default();
            for stage in open.split(',') {
                if !html.contains(&format!("\"title\":\"{stage}\"")) {
                    return Err(format!("{file} has no stage '{stage}'"));
                }
            }
        }
        Ok(())
    }
}

impl Block {
    /// Its language, or nothing.
    fn language(&self) -> &str {
        self.info.first().map_or("", String::as_str)
    }

    /// Whether it is checked.
    pub fn is_checked(&self) -> bool {
        self.language() != "text" && !self.says("part") && !self.says("setup")
    }

    /// Whether a word follows the language.
    fn says(&self, word: &str) -> bool {
        self.info.iter().skip(1).any(|given| given == word)
    }

    /// The file that the block is, or is a part of.
    fn file(&self) -> Option<&str> {
        self.info.iter().skip(1).map(String::as_str).find(|word| is_file_name(word))
    }
}

/// The file that a block is, or is a part of, according to the words after the fence.
pub fn named_file(info: &str) -> Option<&str> {
    info.split_whitespace().skip(1).find(|word| is_file_name(word))
}

fn is_file_name(word: &str) -> bool {
    word.contains(['.', '/'])
}

/// A folder that looks like a clone of the repository, protected from a reader's own files.
///
/// # Errors
/// If it cannot be made.
pub fn clone_of(root: &Path) -> std::io::Result<TempDir> {
    let folder = tempfile::tempdir()?;
    for entry in std::fs::read_dir(root)? {
        let entry = entry?;
        let name = entry.file_name();
        if name != "target" && !name.to_string_lossy().starts_with('.') {
            symlink(std::fs::canonicalize(entry.path())?, folder.path().join(name))?;
        }
    }
    Ok(folder)
}

/// Makes the pages of compilations that a page shows in `folder`: writes its files, and runs only its scripts and the
/// commands that make such pages.
///
/// # Errors
/// If one of them fails.
pub fn make_shown(text: &str, folder: &Path, tools: &Tools) -> Result<(), String> {
    let page = Page::parse(text);
    for block in &page.blocks {
        let content = &text[block.place.clone()];
        match (block.language(), block.file()) {
            ("rust" | "text" | "python", _) | (_, None) => {}
            (_, Some(file)) => {
                std::fs::write(folder.join(file), content).map_err(|e| format!("{file}: {e}"))?;
            }
        }
        for line in content.lines().filter(|_| block.language() == "console") {
            let Some(command) = line.strip_prefix("$ ") else { continue };
            if command.starts_with("sh ") || command.contains("-emit=html") || command.contains("-emit-html")
            {
                shell(command, folder, tools)?.output()?;
            }
        }
    }
    page.check_shown(folder)
}

/// Runs a command as a reader would, in `folder`.
fn shell(command: &str, folder: &Path, tools: &Tools) -> Result<Outcome, String> {
    let mut shell = tools.command("bash");
    shell.args(["-o", "pipefail", "-c", &format!("exec 2>&1; {command}")]).current_dir(folder);
    process::run(shell, b"", LIMIT)
}

/// Runs the blocks of a page in `folder`; returns the page as it should be, with the output of the commands.
///
/// # Errors
/// The error in a block, except for different output of its commands.
pub fn run(text: &str, folder: &Path, tools: &Tools) -> Result<String, String> {
    let mut now = String::new();
    let mut done = 0;
    for block in Page::parse(text).blocks {
        let content = &text[block.place.clone()];
        let line = text[..block.place.start].matches('\n').count() + 1;
        let at = |message: String| format!("line {line}: {message}");
        now.push_str(&text[done..block.place.start]);
        done = block.place.end;
        match block.language() {
            "console" if !block.says("setup") => {
                now.push_str(&run_commands(content, folder, tools).map_err(at)?)
            }
            language => {
                check(&block, language, content, folder, tools).map_err(at)?;
                now.push_str(content);
            }
        }
    }
    now.push_str(&text[done..]);
    Ok(now)
}

/// Runs the commands of a block; returns the block as it should be.
fn run_commands(block: &str, folder: &Path, tools: &Tools) -> Result<String, String> {
    let mut now = String::new();
    let mut lines = block.lines().peekable();
    while let Some(line) = lines.next() {
        let Some(first) = line.strip_prefix("$ ") else {
            return Err(format!("`{line}` is not the output of a command"));
        };
        let mut command = first.to_owned();
        now.push_str(&format!("{line}\n"));
        while let Some(line) = lines.next_if(|line| line.starts_with("> ")) {
            command.push_str(&format!("\n{}", &line[2..]));
            now.push_str(&format!("{line}\n"));
        }
        let mut expected = String::new();
        while let Some(line) = lines.next_if(|line| !line.starts_with("$ ")) {
            expected.push_str(&format!("{line}\n"));
        }
        let outcome = shell(&command, folder, tools)?;
        let mut printed = outcome.text();
        if !printed.is_empty() && !printed.ends_with('\n') {
            printed.push('\n');
        }
        match outcome.status.map(|status| status.code()) {
            Some(Some(0)) => {}
            Some(Some(code)) => printed.push_str(&format!("? {code}\n")),
            _ => return Err(outcome.to_string()),
        }
        now.push_str(&as_expected(printed, &expected));
    }
    Ok(now)
}

/// The output, with the wildcards of the expected output where they match it.
fn as_expected(printed: String, expected: &str) -> String {
    let expected = Data::text(expected);
    NormalizeToExpected::new().redact().normalize(Data::text(printed), &expected).to_string()
}

/// Checks a block that is not a command, and writes the file that it is.
fn check(block: &Block, language: &str, text: &str, folder: &Path, tools: &Tools) -> Result<(), String> {
    let root = tools::fixtures().join("..");
    let file = block.file();
    match language {
        "rust" => {
            let file = file.ok_or("a block of Rust names the file that it is from")?;
            let source = std::fs::read_to_string(root.join(file)).map_err(|e| format!("{file}: {e}"))?;
            return if is_part(text, &source) {
                Ok(())
            } else {
                Err(format!("these lines are not in {file}:\n{text}"))
            };
        }
        "text" | "console" | "python" => return Ok(()),
        "toy" | "mlir" | "tablegen" | "c" | "sh" | "toml" | "repl" => {}
        other => return Err(format!("`{other}` is not a language of blocks")),
    }
    let path = folder.join(file.unwrap_or("block"));
    std::fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
    if block.says("part") {
        return Ok(());
    }
    let include = root.join("tablegen/ods/include");
    let include = include.to_string_lossy();
    let readers: &[&[&str]] = match language {
        "toy" if block.says("library") => &[&["toyc", "-x", "toy", "-emit=toy", "-o", "/dev/null"]],
        "toy" => &[&["toyc", "-x", "toy", "-emit=mlir", "-o", "/dev/null"]],
        "mlir" if block.says("ours") || block.says("wrong") => &[&["toy-opt", "-o", "/dev/null"]],
        "mlir" => &[&["toy-opt", "-o", "/dev/null"], &["mlir-opt-22", "-o", "/dev/null"]],
        "tablegen" => &[&["toy-tblgen", "-print-records", "-I", &include, "-o", "/dev/null"]],
        _ => &[],
    };
    for reader in readers {
        let mut command = tools.command(reader[0]);
        command.args(&reader[1..]).arg(&path).current_dir(folder);
        let outcome = process::run(command, b"", LIMIT)?;
        if outcome.success() == block.says("wrong") {
            return Err(outcome.to_string());
        }
    }
    Ok(())
}

/// Whether a text is a part of a source file, with any indentation; `// ...` matches any lines.
fn is_part(text: &str, source: &str) -> bool {
    let source: Vec<&str> = source.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let mut from = 0;
    lines.split(|&line| line == "// ...").filter(|part| !part.is_empty()).all(|part| {
        let found = source[from..].windows(part.len()).position(|window| window == part);
        found.inspect(|at| from += at + part.len()).is_some()
    })
}
