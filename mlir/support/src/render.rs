//! Diagnostics as text: `file:line:col: error:` lines, or drawings of the source with labels (ariadne).

use std::fmt::Write as _;
use std::ops::Range;

use ariadne::{CharSet, Color, Config, IndexType, Report, ReportKind, Source};

use crate::diagnostic::{Diagnostic, Severity};
use crate::source::{FileId, SourceMap, Span};

/// One line per message in the style of clang and MLIR, each followed by the source line with a caret.
pub fn plain(sources: &SourceMap, diagnostic: &Diagnostic) -> String {
    let mut out = String::new();
    plain_into(&mut out, sources, diagnostic, &mut None);
    out
}

/// Adds the lines of a diagnostic. The source line is omitted if its place is `shown`, the last one drawn.
fn plain_into(out: &mut String, sources: &SourceMap, d: &Diagnostic, shown: &mut Option<Span>) {
    if let Some(place) = &d.elsewhere {
        let _ = write!(out, "{place}: ");
    }
    plain_line(out, sources, d.severity, d.code, d.span, &d.message);
    if let Some(span) = d.span
        && *shown != d.span
    {
        caret(out, sources, span, &d.label);
    }
    *shown = d.span;
    for label in &d.labels {
        plain_line(out, sources, Severity::Note, None, Some(label.span), &label.message);
        caret(out, sources, label.span, "");
    }
    for note in &d.notes {
        plain_into(out, sources, note, shown);
    }
    if let Some(help) = &d.help {
        let _ = writeln!(out, "  help: {help}");
    }
}

fn plain_line(
    out: &mut String,
    sources: &SourceMap,
    severity: Severity,
    code: Option<&str>,
    span: Option<Span>,
    message: &str,
) {
    let place = match span {
        Some(span) => format!("{}:{}: ", sources.name(span.file), sources.start(span)),
        None => String::new(),
    };
    let code = code.map(|c| format!("[{c}]")).unwrap_or_default();
    let _ = writeln!(out, "{place}{}{code}: {message}", severity.word());
}

/// The longest source line, in bytes, that is shown whole: a minified input must not flood the terminal.
const MAX_ECHO: usize = 400;

/// How much of a longer line is shown on either side of a place, in bytes.
const AROUND: usize = 60;

/// Adds the source line of a place, with a caret and the label under it; of a long line, only the part around it.
fn caret(out: &mut String, sources: &SourceMap, span: Span, label: &str) {
    let text = sources.text(span.file);
    let start = (span.start as usize).min(text.len());
    let line_start = text.as_bytes()[..start].iter().rposition(|&b| b == b'\n').map_or(0, |i| i + 1);
    let line_end =
        text.as_bytes()[start..].iter().position(|&b| b == b'\n').map_or(text.len(), |i| start + i);
    let (Some(line), Some(before)) = (text.get(line_start..line_end), text.get(line_start..start)) else {
        return;
    };
    let line = line.trim_end_matches('\r');
    let at = before.len().min(line.len());
    let shown = if line.len() > MAX_ECHO {
        line.floor_char_boundary(at.saturating_sub(AROUND))
            ..line.ceil_char_boundary(line.len().min(at + AROUND))
    } else {
        0..line.len()
    };
    let echo = &line[shown.clone()];
    if echo.is_empty() || echo.chars().any(|c| c != '\t' && is_unprintable(c)) {
        return;
    }
    let cut = |is_cut: bool| if is_cut { "..." } else { "" };
    let left = cut(shown.start > 0);
    let right = cut(shown.end < line.len());
    let pad: String = line[shown.start..at].chars().map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
    let end = (span.end as usize).saturating_sub(line_start).clamp(at, shown.end.max(at));
    let width = line[at..line.floor_char_boundary(end)].chars().count().max(1);
    let gap = if label.is_empty() { "" } else { " " };
    let indent = " ".repeat(left.len());
    let _ = writeln!(out, "{left}{echo}{right}\n{indent}{pad}^{}{gap}{label}", "~".repeat(width - 1));
}

/// A drawing of the source with labels. Set `color` only for a terminal.
pub fn pretty(sources: &SourceMap, diagnostic: &Diagnostic, color: bool) -> String {
    Pretty::new(sources, color).draw(diagnostic)
}

/// Draws like [`pretty`], but splits each source into lines only once for all diagnostics.
pub struct Pretty<'a> {
    cache: Cache<'a>,
    color: bool,
    /// For each file seen so far, whether it can be drawn.
    drawable: Vec<(FileId, bool)>,
}

impl<'a> Pretty<'a> {
    /// Draws diagnostics about these sources.
    pub fn new(sources: &'a SourceMap, color: bool) -> Self {
        Pretty { cache: Cache { sources, parsed: Vec::new() }, color, drawable: Vec::new() }
    }

    fn is_drawable(&mut self, file: FileId) -> bool {
        if let Some(&(_, drawable)) = self.drawable.iter().find(|(known, _)| *known == file) {
            return drawable;
        }
        let drawable = is_drawable(self.cache.sources.text(file));
        self.drawable.push((file, drawable));
        drawable
    }

    /// The drawing of a diagnostic.
    pub fn draw(&mut self, diagnostic: &Diagnostic) -> String {
        let mut out = String::new();
        pretty_into(&mut out, self, diagnostic);
        out
    }
}

/// Whether a character changes how the text around it looks: control characters, zero-width characters, and those
/// that change the writing direction.
pub fn is_unprintable(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// The longest line, in bytes, that is drawn; files with longer lines are not made for reading.
const MAX_DRAWN: usize = 2000;

/// Whether a text can be drawn: its lines are short enough, and no character in it disturbs the terminal.
fn is_drawable(text: &str) -> bool {
    let is_plain = |c: char| matches!(c, '\n' | '\t' | '\r') || !is_unprintable(c);
    text.lines().all(|line| line.len() <= MAX_DRAWN) && text.chars().all(is_plain)
}

fn pretty_into(out: &mut String, drawn: &mut Pretty<'_>, d: &Diagnostic) {
    let sources = drawn.cache.sources;
    let color = drawn.color;
    let files = d.span.iter().chain(d.labels.iter().map(|label| &label.span)).map(|span| span.file);
    if !files
        .chain(d.notes.iter().filter_map(|note| Some(note.span?.file)))
        .all(|file| drawn.is_drawable(file))
    {
        return plain_into(out, sources, d, &mut None);
    }
    let Some(span) = d.span else {
        let code = d.code.map(|c| format!("[{c}]")).unwrap_or_default();
        let place = d.elsewhere.as_ref().map(|place| format!("{place}: ")).unwrap_or_default();
        let _ = writeln!(out, "{place}{}{code}: {}", d.severity.word(), d.message);
        for note in &d.notes {
            pretty_into(out, drawn, note);
        }
        if let Some(help) = &d.help {
            let _ = writeln!(out, "  help: {help}");
        }
        return;
    };
    let (kind, tint) = match d.severity {
        Severity::Error => (ReportKind::Error, Color::Red),
        Severity::Warning => (ReportKind::Warning, Color::Yellow),
        Severity::Remark => (ReportKind::Custom("remark", Color::Blue), Color::Blue),
        Severity::Note => (ReportKind::Custom("note", Color::Cyan), Color::Cyan),
    };
    let at = Place::new(sources, span);
    let config =
        Config::new().with_color(color).with_index_type(IndexType::Byte).with_char_set(CharSet::Unicode);
    let mut report = Report::build(kind, at.clone()).with_config(config).with_message(&d.message);
    if let Some(code) = d.code {
        report = report.with_code(code);
    }
    for (place, message) in labels(sources, d, at) {
        let tint = if message.is_primary { tint } else { Color::Cyan };
        report = report.with_label(label(place, &message.text, tint));
    }
    for note in d.notes.iter().filter(|note| note.span.is_none()) {
        report = report.with_note(&note.message);
    }
    if let Some(help) = &d.help {
        report = report.with_help(help);
    }
    let mut bytes = Vec::new();
    match report.finish().write(&mut drawn.cache, &mut bytes) {
        Ok(()) => {
            // ariadne ends the margin of an empty line with blanks.
            for line in String::from_utf8_lossy(&bytes).lines() {
                let _ = writeln!(out, "{}", line.trim_end());
            }
        }
        Err(_) => plain_into(out, sources, d, &mut None),
    }
}

/// The text at one place.
struct Said {
    text: String,
    is_primary: bool,
}

/// The places of a diagnostic, the primary one first, each once with its text.
fn labels(sources: &SourceMap, d: &Diagnostic, at: Place) -> Vec<(Place, Said)> {
    let mut all = vec![(at, Said { text: d.label.clone(), is_primary: true })];
    let others = d.labels.iter().map(|label| (label.span, &label.message));
    let notes = d.notes.iter().filter_map(|note| Some((note.span?, &note.message)));
    for (span, message) in others.chain(notes) {
        let place = Place::new(sources, span);
        match all.iter_mut().find(|(known, _)| *known == place) {
            Some((_, said)) if said.text == *message => {}
            Some((_, said)) if said.text.is_empty() => said.text.clone_from(message),
            Some((_, said)) => {
                let _ = write!(said.text, "; {message}");
            }
            None => all.push((place, Said { text: message.clone(), is_primary: false })),
        }
    }
    all
}

/// A label; ariadne underlines only labels that have a message.
fn label(at: Place, message: &str, color: Color) -> ariadne::Label<Place> {
    let message = if message.is_empty() { "here" } else { message };
    ariadne::Label::new(at).with_color(color).with_message(message)
}

/// A span that ariadne accepts: inside the text and on character boundaries.
#[derive(Clone, PartialEq)]
struct Place {
    file: FileId,
    range: Range<usize>,
}

impl Place {
    fn new(sources: &SourceMap, span: Span) -> Self {
        let text = sources.text(span.file);
        let start = text.floor_char_boundary(span.start as usize);
        Place { file: span.file, range: start..text.floor_char_boundary(span.end as usize).max(start) }
    }
}

impl ariadne::Span for Place {
    type SourceId = FileId;

    fn source(&self) -> &FileId {
        &self.file
    }

    fn start(&self) -> usize {
        self.range.start
    }

    fn end(&self) -> usize {
        self.range.end
    }
}

struct Cache<'a> {
    sources: &'a SourceMap,
    parsed: Vec<(FileId, Source<&'a str>)>,
}

impl<'a> ariadne::Cache<FileId> for Cache<'a> {
    type Storage = &'a str;

    fn fetch(&mut self, id: &FileId) -> Result<&Source<&'a str>, impl std::fmt::Debug> {
        let at = self.parsed.iter().position(|(f, _)| f == id).unwrap_or_else(|| {
            self.parsed.push((*id, Source::from(self.sources.text(*id))));
            self.parsed.len() - 1
        });
        Ok::<_, std::convert::Infallible>(&self.parsed[at].1)
    }

    fn display<'b>(&self, id: &'b FileId) -> Option<impl std::fmt::Display + 'b> {
        Some(self.sources.name(*id).to_string())
    }
}
