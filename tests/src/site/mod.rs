//! The book as a site, made by mdBook.
//!
//! The chapters are Markdown that can be read in the repository, with links into it. In the site, the targets of
//! links exist, too: solutions and documents become pages of the book, and every other file is shown unchanged. If
//! a chapter shows a page of a compilation or a drawing, the site has it.

pub mod copies;
pub mod links;
pub mod markdown;

use std::collections::VecDeque;
use std::fs;
use std::path::{Path, PathBuf};

use crate::book::{self, Page};
use crate::process::{self, LIMIT};
use crate::tools::Tools;

/// The folder of the site with the pages of compilations, a folder for each chapter.
pub const COMPILATIONS: &str = "pages";

/// Where the parts of the site are that are not chapters: the folder in the repository, and the one in the site.
const SOLUTIONS: (&str, &str) = ("book/solutions", "solutions");
const DOCUMENTS: &str = "project";
const FILES: &str = "repository";

/// The program mdBook: the one that `cargo xtask book` has installed, or one on `PATH`.
pub fn mdbook(tools: &Tools) -> Option<PathBuf> {
    let own = tools.binaries.parent().map(|target| target.join("tools/bin/mdbook"));
    let starts =
        |program: &PathBuf| tools.command(&program.display().to_string()).arg("--version").output().is_ok();
    own.into_iter().chain([PathBuf::from("mdbook")]).find(starts)
}

/// Makes the site in `folder`, and returns the folder with its pages. `root` is the folder of the repository.
///
/// # Errors
/// If a page links to something that does not exist, or a program fails.
pub fn build(root: &Path, folder: &Path, tools: &Tools, mdbook: &Path) -> Result<PathBuf, String> {
    let root = fs::canonicalize(root).map_err(|e| e.to_string())?;
    for made in ["src", "site"] {
        let made = folder.join(made);
        if made.exists() {
            fs::remove_dir_all(&made).map_err(|e| format!("{}: {e}", made.display()))?;
        }
    }
    for name in ["book.toml", "toy.js", "book.css"] {
        write(&folder.join(name), &read(&root.join("book").join(name))?)?;
    }
    let mut site = Site { root, source: folder.join("src"), pages: Vec::new(), waiting: VecDeque::new() };
    site.add_chapters(tools)?;
    let mut command = tools.command(&mdbook.display().to_string());
    command.arg("build").arg(folder);
    process::run(command, b"", LIMIT)?.output()?;
    Ok(folder.join("site"))
}

/// The folder that mdBook reads, while it is being made.
struct Site {
    root: PathBuf,
    source: PathBuf,
    /// The pages so far: their paths in the repository, and their titles.
    pages: Vec<(PathBuf, String)>,
    /// Linked files that are not in the folder yet, by their paths in the repository.
    waiting: VecDeque<PathBuf>,
}

impl Site {
    /// Adds the chapters of the summary and the files that pages link to, until there are no more.
    fn add_chapters(&mut self, tools: &Tools) -> Result<(), String> {
        let chapters = PathBuf::from("book/src");
        let summary = read(&self.root.join(&chapters).join("SUMMARY.md"))?;
        self.waiting.extend(Page::parse(&summary).links.iter().map(|link| chapters.join(link)));
        while let Some(own) = self.waiting.pop_front() {
            if self.is_there(&own) {
                continue;
            }
            match own.extension() {
                Some(extension) if extension == "md" => self.add_page(&own, tools)?,
                Some(extension) if is_image(extension.as_encoded_bytes()) => {
                    let image =
                        fs::read(self.root.join(&own)).map_err(|e| format!("{}: {e}", own.display()))?;
                    write_bytes(&self.source.join(self.place(&own)), &image)?;
                }
                _ => copies::add(&self.root, &own, &self.source.join(FILES))?,
            }
        }
        let solutions = self.list(SOLUTIONS.1);
        let documents = self.list(DOCUMENTS);
        let summary = format!("{summary}\n# Solutions\n\n{solutions}\n# The project\n\n{documents}");
        write(&self.source.join("SUMMARY.md"), &summary)
    }

    /// The lines of the summary for the pages in a folder of the site.
    fn list(&self, folder: &str) -> String {
        let mut lines = String::new();
        for (own, title) in &self.pages {
            let place = self.place(own);
            if place.starts_with(folder) {
                lines += &format!("- [{title}]({})\n", place.display());
            }
        }
        lines
    }

    fn is_there(&self, own: &Path) -> bool {
        self.source.join(self.place(own)).exists()
    }

    /// Adds a page of Markdown, and records its links.
    fn add_page(&mut self, own: &Path, tools: &Tools) -> Result<(), String> {
        let at = |message: String| format!("{}: {message}", own.display());
        let text = read(&self.root.join(own))?;
        let parsed = Page::parse(&text);
        let title = parsed.headings.first().ok_or_else(|| at("it has no heading".to_owned()))?;
        self.pages.push((own.to_path_buf(), title.clone()));
        let chapter = own.file_stem().unwrap_or_default().to_string_lossy();
        if !parsed.shown.is_empty() {
            let folder = book::clone_of(&self.root).map_err(|e| at(e.to_string()))?;
            book::make_shown(&text, folder.path(), tools).map_err(at)?;
            for file in parsed.shown.iter().map(|shown| shown.split('#').next().unwrap_or_default()) {
                let to = self.source.join(COMPILATIONS).join(&*chapter).join(file);
                write(&to, &read(&folder.path().join(file))?)?;
            }
        }
        let place = self.place(own);
        let up = "../".repeat(place.components().count() - 1);
        let mut linked_to = Vec::new();
        let text = markdown::for_site(&text, &format!("{up}{COMPILATIONS}/{chapter}"), |wanted| {
            let linked = match wanted {
                markdown::Wanted::Link(link) => self.root.join(own).with_file_name("").join(link),
                markdown::Wanted::Source(path) => self.root.join(path),
            };
            let linked = fs::canonicalize(&linked).map_err(|e| format!("{}: {e}", linked.display()))?;
            let linked = linked.strip_prefix(&self.root).map_err(|e| format!("{}: {e}", linked.display()))?;
            if linked.extension().is_some_and(|extension| extension == "svg") {
                return Ok(markdown::Found::Drawing(read(&self.root.join(linked))?));
            }
            linked_to.push(linked.to_path_buf());
            Ok(markdown::Found::Page(format!("{up}{}", self.place(linked).display())))
        });
        write(&self.source.join(place), &text.map_err(at)?)?;
        self.waiting.extend(linked_to);
        Ok(())
    }

    /// The place of a file or a folder of the repository in the site; a page is still Markdown.
    fn place(&self, own: &Path) -> PathBuf {
        if let Ok(chapter) = own.strip_prefix("book/src") {
            chapter.to_path_buf()
        } else if let Ok(page) = own.strip_prefix(SOLUTIONS.0) {
            Path::new(SOLUTIONS.1).join(page)
        } else if own.extension().is_some_and(|extension| extension == "md") {
            Path::new(DOCUMENTS).join(own)
        } else if own.extension().is_some_and(|extension| is_image(extension.as_encoded_bytes())) {
            Path::new(FILES).join(own)
        } else {
            Path::new(FILES).join(copies::name(&self.root, own))
        }
    }
}

/// Whether a file with this extension is shown by browsers as a picture.
fn is_image(extension: &[u8]) -> bool {
    matches!(extension, b"png" | b"svg")
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    write_bytes(file, text.as_bytes())
}

/// Writes a file, and makes its folder.
fn write_bytes(file: &Path, bytes: &[u8]) -> Result<(), String> {
    let folder = file.parent().unwrap_or(file);
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(file, bytes));
    written.map_err(|e| format!("{}: {e}", file.display()))
}

/// A text without any markup in HTML.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
