//! A page of Markdown in the form for the site: links lead to the site's pages, drawings are part of the page so that
//! they follow its theme, and the name of a block is above it.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, LinkType, Options, Parser, Tag};

use super::escaped;
use crate::book;

/// The target of a reference in a page.
pub enum Wanted<'t> {
    /// A file, relative to the page.
    Link(&'t str),
    /// A source file, from the root of the repository.
    Source(&'t str),
}

/// The replacement of a reference.
pub enum Found {
    /// A page of the site, relative to the one that refers to it.
    Page(String),
    /// A drawing, which becomes part of the page.
    Drawing(String),
}

/// The page for the site; `compilations` is the folder with the pages of compilations that it shows.
///
/// # Errors
/// Those of `find`; also for links whose target is not where the link is.
pub fn for_site(
    text: &str,
    compilations: &str,
    mut find: impl FnMut(Wanted<'_>) -> Result<Found, String>,
) -> Result<String, String> {
    let mut edits: Vec<(Range<usize>, String)> = Vec::new();
    for (event, place) in Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter() {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) => {
                let Some(name) = book::named_file(&info) else { continue };
                let language = info.split_whitespace().next().unwrap_or_default();
                let caption = match language {
                    "rust" => match find(Wanted::Source(name))? {
                        Found::Page(page) => format!("From <a href=\"{page}\">{}</a>", escaped(name)),
                        Found::Drawing(_) => return Err(format!("{name} is no source file")),
                    },
                    _ => escaped(name),
                };
                // The block may be indented, in a list.
                let margin = &text[text[..place.start].rfind('\n').map_or(0, |at| at + 1)..place.start];
                let caption = format!("<div class=\"file\">{caption}</div>\n\n{margin}");
                edits.push((place.start..place.start, caption));
                let at = place.start + text[place.start..].find(&*info).unwrap_or_default();
                edits.push((at..at + info.len(), language.to_owned()));
            }
            Event::Html(html) => {
                let comment = html.trim().strip_prefix("<!-- page: ");
                let Some(shown) = comment.and_then(|rest| rest.strip_suffix(" -->")) else { continue };
                edits.push((place, frame(shown, compilations)));
            }
            Event::Start(Tag::Link { dest_url, link_type, .. } | Tag::Image { dest_url, link_type, .. }) => {
                if is_elsewhere(&dest_url) {
                    continue;
                }
                let (path, heading) = dest_url.split_at(dest_url.find('#').unwrap_or(dest_url.len()));
                let given = format!("]({dest_url}");
                let Some(at) = text[place.clone()].rfind(&given).filter(|_| link_type == LinkType::Inline)
                else {
                    return Err(format!("write the link to {dest_url} as [text](file)"));
                };
                match find(Wanted::Link(path))? {
                    Found::Page(page) => {
                        let at = place.start + at + 2;
                        edits.push((at..at + dest_url.len(), format!("{page}{heading}")));
                    }
                    Found::Drawing(svg) => edits.push((place.clone(), drawing(&svg, &text[place]))),
                }
            }
            _ => {}
        }
    }
    Ok(edited(text, edits))
}

/// Whether a link leads to no file: it stays on its page or leads out of the site.
fn is_elsewhere(link: &str) -> bool {
    link.starts_with('#') || link.starts_with("mailto:") || link.contains("://")
}

/// The text with parts of it replaced; the parts do not overlap.
fn edited(text: &str, mut edits: Vec<(Range<usize>, String)>) -> String {
    edits.sort_by_key(|(place, _)| (place.start, place.end));
    let mut now = String::new();
    let mut done = 0;
    for (place, new) in edits {
        now.push_str(&text[done..place.start]);
        now.push_str(&new);
        done = place.end;
    }
    now.push_str(&text[done..]);
    now
}

/// A page of a compilation, in place of the comment that names it.
fn frame(shown: &str, folder: &str) -> String {
    let at = shown.replace(' ', "%20");
    let name = shown.split('#').next().unwrap_or_default();
    format!(
        "<iframe class=\"compilation\" src=\"{folder}/{at}\" title=\"The compilation: {name}\" \
         loading=\"lazy\"></iframe>\n\n[{name} in a window of its own]({folder}/{at})\n"
    )
}

/// A drawing without its own colors, which those of the page replace. `image` is the image in Markdown.
fn drawing(svg: &str, image: &str) -> String {
    let label = image.trim_start_matches("![").split("](").next().unwrap_or_default();
    let plain = match (svg.find("<style>"), svg.find("</style>")) {
        (Some(start), Some(end)) => format!("{}{}", &svg[..start], &svg[end + "</style>".len()..]),
        _ => svg.to_owned(),
    };
    let svg = plain.trim().replacen("<svg ", &format!("<svg aria-label=\"{}\" ", escaped(label)), 1);
    format!("<figure class=\"drawing\">{svg}</figure>")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(text: &str) -> Result<String, String> {
        for_site(text, "pages/chapter", |wanted| match wanted {
            Wanted::Link("missing.md") => Err("there is no such file".to_owned()),
            Wanted::Link(link) if link.ends_with(".svg") => {
                Ok(Found::Drawing("<svg class=\"graph\"><style>svg{}</style><path/></svg>\n".to_owned()))
            }
            Wanted::Link(link) => Ok(Found::Page(link.replace("../solutions", "solutions"))),
            Wanted::Source(path) => Ok(Found::Page(format!("files/{path}.html"))),
        })
    }

    #[test]
    fn links_lead_to_the_pages_of_the_site() {
        let text =
            "[a](../solutions/a.md), [`b`](../solutions/b.md#c \"t\"), [c](#d), <https://e.f>, `[x](../y)`\n";
        let now = "[a](solutions/a.md), [`b`](solutions/b.md#c \"t\"), [c](#d), <https://e.f>, `[x](../y)`\n";
        assert_eq!(made(text).as_deref(), Ok(now));
        assert!(made("[a](missing.md)").is_err());
        assert!(made("[a][b]\n\n[b]: ../solutions/a.md\n").is_err());
    }

    #[test]
    fn blocks_have_their_names_above_them() {
        let now =
            made("a\n\n- b\n\n  ```toy wrong c.toy\n  d\n  ```\n\n```rust e/f.rs\n```\n\n```console\n```\n");
        let wanted = "a\n\n- b\n\n  <div class=\"file\">c.toy</div>\n\n  ```toy\n  d\n  ```\n\n\
                      <div class=\"file\">From <a href=\"files/e/f.rs.html\">e/f.rs</a></div>\n\n```rust\n```\n\n\
                      ```console\n```\n";
        assert_eq!(now.as_deref(), Ok(wanted));
    }

    #[test]
    fn drawings_are_part_of_the_page() {
        let now = made("![a \"b\"](c.svg)\n![d](e.svg)\n").unwrap_or_default();
        let first = "<figure class=\"drawing\"><svg aria-label=\"a &quot;b&quot;\" class=\"graph\"><path/></svg></figure>\n";
        assert!(now.starts_with(first) && now.ends_with("</figure>\n"), "{now}");
    }

    #[test]
    fn comments_become_pages() {
        let text = "a\n\n<!-- page: x.html#open=Source,Syntax tree -->\n\n<!-- other -->\n";
        let now = made(text).unwrap_or_default();
        assert!(now.starts_with("a\n\n<iframe ") && now.ends_with(")\n\n<!-- other -->\n"), "{now}");
        assert!(now.contains("src=\"pages/chapter/x.html#open=Source,Syntax%20tree\""), "{now}");
    }
}
