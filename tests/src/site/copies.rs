//! Files of the repository that the book links to, as pages that only show them. A browser would otherwise download
//! most of them, since it does not know their kinds.

use std::fs;
use std::path::{Path, PathBuf};

use super::{escaped, write};

/// The name of the page for a file, or for a folder, which lists the folder's contents.
pub(crate) fn name(root: &Path, own: &Path) -> PathBuf {
    if root.join(own).is_dir() {
        own.join("index.html")
    } else {
        PathBuf::from(format!("{}.html", own.display()))
    }
}

/// Adds the page of a file; for a folder, also those of its contents.
pub(crate) fn add(root: &Path, own: &Path, folder: &Path) -> Result<(), String> {
    let path = root.join(own);
    let content = if path.is_dir() {
        let entries = fs::read_dir(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let names: Result<Vec<_>, _> = entries.map(|entry| entry.map(|entry| entry.file_name())).collect();
        let mut names = names.map_err(|e| format!("{}: {e}", path.display()))?;
        names.sort();
        let mut list = String::new();
        for name in names {
            let inner = own.join(&name);
            add(root, &inner, folder)?;
            let text = escaped(&name.to_string_lossy());
            let slash = if root.join(&inner).is_dir() { "/" } else { "" };
            let to = match slash {
                "" => format!("{text}.html"),
                _ => format!("{text}/index.html"),
            };
            list += &format!("<li><a href=\"{to}\">{text}{slash}</a></li>\n");
        }
        format!("<ul>\n{list}</ul>")
    } else {
        let bytes = fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        format!("<pre>{}</pre>", escaped(&String::from_utf8_lossy(&bytes)))
    };
    let title = escaped(&own.display().to_string());
    let name = name(root, own);
    let up = "../".repeat(name.components().count());
    let page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>:root {{ color-scheme: light dark; }} body {{ margin: 1rem 2rem; }} pre {{ tab-size: 4; }}</style>\n\
         <p><a href=\"{up}index.html\">The book</a></p>\n<h1>{title}</h1>\n{content}\n</html>\n"
    );
    write(&folder.join(name), &page)
}
