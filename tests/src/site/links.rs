//! Follows every link of a site: each must lead to a file of the site, and to a place in it that exists. Links to
//! other sites are counted but not fetched.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::{Component, Path, PathBuf};

use super::COMPILATIONS;
use crate::tools;

/// The result of following the links of a site.
#[derive(Debug, Default)]
pub struct Report {
    /// How many pages there are.
    pub pages: usize,
    /// How many links were followed inside the site.
    pub followed: usize,
    /// How many of them lead to a place in a page.
    pub anchors: usize,
    /// The links to other sites.
    pub external: BTreeSet<String>,
    /// The links that lead nowhere, each with its page.
    pub dead: Vec<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { pages, followed, anchors, external, .. } = self;
        write!(f, "{pages} pages, {followed} links followed, {anchors} of them to places in pages; ")?;
        write!(f, "{} other sites are linked and not visited", external.len())
    }
}

/// A file with links.
#[derive(Default)]
struct Linked {
    links: Vec<String>,
    /// The names of places.
    places: BTreeSet<String>,
    /// The address to which links are relative, if it is not that of the page.
    base: Option<String>,
}

/// Follows the links of all pages and style sheets in a folder.
///
/// # Errors
/// If a file cannot be read.
pub fn follow(site: &Path) -> Result<Report, String> {
    let mut files = BTreeMap::new();
    for path in tools::files_under(site, &["html", "css"], &[]) {
        let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let is_page = path.extension().is_some_and(|extension| extension == "html");
        let linked = if is_page { page(&text) } else { style_sheet(&text) };
        files.insert(path.strip_prefix(site).unwrap_or(&path).to_path_buf(), linked);
    }
    let mut report = Report::default();
    for (from, linked) in &files {
        report.pages += usize::from(from.extension().is_some_and(|extension| extension == "html"));
        for link in &linked.links {
            if let Err(message) = one(site, &files, from, link, &mut report) {
                report.dead.push(format!("{}: {link}: {message}", from.display()));
            }
        }
    }
    Ok(report)
}

/// Follows one link of the file `from`.
fn one(
    site: &Path,
    files: &BTreeMap<PathBuf, Linked>,
    from: &Path,
    link: &str,
    report: &mut Report,
) -> Result<(), &'static str> {
    if let Some((scheme, rest)) = link.split_once(':').filter(|(scheme, _)| is_scheme(scheme)) {
        return match scheme {
            "http" | "https" if is_address(rest) => {
                report.external.insert(link.to_owned());
                Ok(())
            }
            "mailto" if rest.contains('@') => Ok(()),
            "data" => Ok(()),
            _ => Err("this is no address"),
        };
    }
    report.followed += 1;
    let (path, place) = link.split_once('#').unwrap_or((link, ""));
    let path = decoded(path.split('?').next().unwrap_or_default());
    let target = if path.is_empty() { from.to_path_buf() } else { target(files, from, &path)? };
    if !site.join(&target).is_file() {
        return Err("there is no such file");
    }
    // The part after the mark of a page of a compilation says what it shows.
    if place.is_empty() || target.starts_with(COMPILATIONS) && place.contains('=') {
        return Ok(());
    }
    report.anchors += 1;
    if files.get(&target).is_some_and(|page| page.places.contains(&decoded(place))) {
        Ok(())
    } else {
        Err("there is no such place in the page")
    }
}

/// The file to which a path leads, relative to the site.
fn target(files: &BTreeMap<PathBuf, Linked>, from: &Path, path: &str) -> Result<PathBuf, &'static str> {
    let base = files.get(from).and_then(|page| page.base.as_deref());
    let mut target = match base {
        Some("/") => PathBuf::new(),
        Some(_) => return Err("the page's base is another site"),
        None => from.with_file_name(""),
    };
    for part in Path::new(path).components() {
        match part {
            Component::Normal(name) => target.push(name),
            Component::ParentDir if target.pop() => {}
            Component::CurDir => {}
            _ => return Err("it leads out of the site"),
        }
    }
    Ok(target)
}

fn is_scheme(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic()) && text.chars().all(|c| c.is_ascii_alphanumeric())
}

/// Whether the text after `https:` names a host and has only characters that an address may have.
fn is_address(rest: &str) -> bool {
    let host = rest.strip_prefix("//").map(|rest| rest.split(['/', '?', '#']).next().unwrap_or_default());
    let is_host = |host: &str| {
        let parts = || host.split('.');
        let is_name =
            |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        parts().count() > 1 && parts().all(is_name)
    };
    host.is_some_and(is_host) && !rest.contains(|c: char| c.is_whitespace() || "<>\"\\^`{|}".contains(c))
}

/// The links and places of a page. Only the markup is read: anything that scripts create is missing.
fn page(html: &str) -> Linked {
    let mut page = Linked::default();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        if let Some(comment) = rest.strip_prefix("!--") {
            rest = comment.split_once("-->").map_or("", |(_, rest)| rest);
            continue;
        }
        let tag = rest.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
        if tag.is_empty() {
            continue;
        }
        rest = attributes(&rest[tag.len()..], |name, value| match name {
            "href" if tag == "base" => page.base = Some(value),
            "href" | "src" | "xlink:href" => page.links.push(value),
            "id" => drop(page.places.insert(value)),
            "name" if tag == "a" => drop(page.places.insert(value)),
            _ => {}
        });
        if matches!(tag, "script" | "style") {
            rest = rest.find(&format!("</{tag}")).map_or("", |at| &rest[at..]);
        }
    }
    page
}

/// Passes on the attributes of a tag, and returns the text after it.
fn attributes(mut rest: &str, mut each: impl FnMut(&str, String)) -> &str {
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '/');
        let end = rest.find(|c: char| c.is_whitespace() || "=>/".contains(c)).unwrap_or(rest.len());
        let (name, behind) = rest.split_at(end);
        if name.is_empty() {
            return behind.strip_prefix(['>', '=']).unwrap_or(behind);
        }
        let Some(value) = behind.trim_start().strip_prefix('=').map(str::trim_start) else {
            rest = behind;
            continue;
        };
        let quote = value.chars().next().filter(|c| "\"'".contains(*c));
        let (value, behind) = match quote {
            Some(quote) => value[1..].split_once(quote).unwrap_or((&value[1..], "")),
            None => {
                value.split_at(value.find(|c: char| c.is_whitespace() || c == '>').unwrap_or(value.len()))
            }
        };
        each(name, unescaped(value));
        rest = behind;
    }
}

/// The links of a style sheet.
fn style_sheet(css: &str) -> Linked {
    let links = css.split("url(").skip(1).filter_map(|rest| rest.split(')').next());
    let links = links.map(|link| link.trim().trim_matches(['"', '\'']).to_owned());
    Linked { links: links.collect(), ..Linked::default() }
}

/// The text of an attribute.
fn unescaped(value: &str) -> String {
    let mut now = String::new();
    let mut rest = value;
    while let Some(at) = rest.find('&') {
        now.push_str(&rest[..at]);
        rest = &rest[at..];
        let name = rest[1..].split(';').next().unwrap_or_default();
        let number = name.strip_prefix('#').map(|number| match number.strip_prefix(['x', 'X']) {
            Some(digits) => u32::from_str_radix(digits, 16),
            None => number.parse(),
        });
        let meant = match name {
            "amp" => Some('&'),
            "lt" => Some('<'),
            "gt" => Some('>'),
            "quot" => Some('"'),
            "apos" => Some('\''),
            _ => number.and_then(Result::ok).and_then(char::from_u32),
        };
        now.push(meant.unwrap_or('&'));
        rest = &rest[meant.map_or(1, |_| name.len() + 2)..];
    }
    now + rest
}

/// An address with its `%20` and the like replaced.
fn decoded(address: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = address.as_bytes();
    while let Some((&first, behind)) = rest.split_first() {
        let digits = rest.get(1..3).and_then(|digits| std::str::from_utf8(digits).ok());
        match digits.filter(|_| first == b'%').and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &rest[3..];
            }
            None => {
                bytes.push(first);
                rest = behind;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The report about a site of these files.
    fn report(files: &[(&str, &str)]) -> Report {
        let site = tempfile::tempdir().expect("there is room for a folder");
        for (name, text) in files {
            super::super::write(&site.path().join(name), text).expect("there is room for a file");
        }
        follow(site.path()).expect("the files are there")
    }

    #[test]
    fn links_of_every_kind_are_followed() {
        let index = "<!-- <a href='no.html'> --><script src=s.js>x('<a href=\"no\">')</script><link href=\"a/s.css\">\
                     <a href=\"a/b%20c.html?q#d&amp;e\">1</a><a id=top href='#top'>2</a><img src=\"i.png\" alt>\
                     <a href=\"https://example.org/x?y#z\">3</a>";
        let report = report(&[
            ("index.html", index),
            ("s.js", ""),
            ("i.png", ""),
            (
                "a/b c.html",
                "<p id='d&#38;e'><a name=f></a><a href=\"../index.html#top\">4</a><a href=#f>5</a>",
            ),
            ("a/s.css", "p { background: url('../i.png'); }"),
            ("404.html", "<base href=\"/\"><a href=\"a/b%20c.html\">6</a>"),
            ("pages/p.html", "<a href=\"p.html#open=Source\">7</a>"),
        ]);
        assert_eq!(report.dead, Vec::<String>::new());
        assert_eq!((report.pages, report.followed, report.anchors), (4, 10, 4));
        assert_eq!(report.external.len(), 1);
    }

    #[test]
    fn dead_links_are_found() {
        let links = [
            ("a.md", "no such file"),
            ("a/", "no such file"),
            ("a/b.html#c", "no such place"),
            ("#c", "no such place"),
            ("A/b.html", "no such file"),
            ("../index.html", "out of the site"),
            ("/a/b.html", "out of the site"),
            ("https://a b.org", "no address"),
            ("https:///a", "no address"),
            ("javascript:f()", "no address"),
        ];
        for (link, message) in links {
            let page = format!("<a class=x href=\"{link}\">");
            let report = report(&[("index.html", &page), ("a/b.html", "<p id=d>")]);
            assert!(report.dead.len() == 1 && report.dead[0].contains(message), "{link}: {:?}", report.dead);
        }
    }
}
