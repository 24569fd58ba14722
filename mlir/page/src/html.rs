//! The page as one HTML file, which loads nothing else.

use std::fmt::Write as _;

use serde_json::{Value, json};

use crate::model::{Content, Kind, Page, Pane, Run, Syntax};
use crate::switches::Switch;

const STYLE: &str = include_str!("assets/page.css");

/// The scripts, in the order in which they are run.
const SCRIPTS: [&str; 5] = [
    include_str!("assets/data.js"),
    include_str!("assets/links.js"),
    include_str!("assets/pane.js"),
    include_str!("assets/steps.js"),
    include_str!("assets/main.js"),
];

impl Page {
    /// The HTML file.
    pub fn html(&self) -> String {
        self.file("'none'", "")
    }

    /// Like [`Page::html`], for a server: the page has an editor, which talks to the server that the page
    /// came from.
    ///
    /// | request | answer |
    /// |---|---|
    /// | `GET file?after=N` | once there is one, the version of the file after the version N, as `{ "version", "text", "answer" }` or `{ "version", "error" }`; or 204 after a while |
    /// | `POST program` with a text | the answer for it: `{ "page", "diagnostics", "time" }`, where `page` is [`Page::data`] or null, diagnostics are as rustc writes them, and the time is in microseconds |
    /// | `PUT file?after=N` with a text | `{ "version" }` once the file has that text; 409 if it is no longer of the version N |
    ///
    /// The queries of the first two also hold the values of the page's switches: `&name=value`.
    pub fn live_html(&self) -> String {
        self.file("'self'", include_str!("assets/live.js"))
    }

    fn file(&self, connections: &str, script: &str) -> String {
        let mut out = String::from(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
             style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; connect-src ",
        );
        let _ = write!(out, "{connections}\">\n<link rel=\"icon\" href=\"data:,\">\n");
        let _ = write!(
            out,
            "<title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n",
            escaped(&self.title)
        );
        out.push_str(include_str!("assets/body.html"));
        let source = self.source();
        let _ = write!(
            out,
            "<noscript><p>This page needs JavaScript. The source:</p><pre>{}</pre></noscript>\n\
             <script type=\"application/json\" id=\"data\">{}</script>\n<script>\n\"use strict\";\n",
            escaped(&source),
            self.data()
        );
        SCRIPTS.iter().for_each(|part| out.push_str(part));
        out.push_str(script);
        out.push_str("</script>\n</body>\n</html>\n");
        out
    }

    /// The data of the page, as JSON for a `script` element; `assets/data.js` describes the format.
    pub fn data(&self) -> String {
        let panes: Vec<Value> = self.panes.iter().map(pane).collect();
        let flat = |pairs: &[(u32, u32)]| pairs.iter().flat_map(|&(a, b)| [a, b]).collect::<Vec<u32>>();
        let places = self.strings.place_sets().iter();
        let places: Vec<Vec<u32>> =
            places.map(|set| set.iter().flat_map(|p| [p.line, p.column]).collect()).collect();
        let texts: Vec<&str> = self.strings.texts().iter().map(|text| &**text).collect();
        let data = json!({
            "title": self.title,
            "notes": self.all_notes(),
            "syntax": self.syntax.as_ref().map(syntax),
            "output": self.output.as_ref().map(|output| json!({ "text": output.text, "note": output.note })),
            "switches": self.switches.iter().map(Switch::data).collect::<Vec<Value>>(),
            "panes": panes,
            "rows": flat(self.strings.all_rows()),
            "places": places,
            "texts": texts,
        });
        // The data must not end the element, or begin another one in it.
        data.to_string()
            .replace("</", "<\\/")
            .replace("<!", "\\u003c!")
            .replace("<s", "\\u003cs")
            .replace("<S", "\\u003cS")
    }

    /// The text of the source.
    fn source(&self) -> String {
        let source = self.panes.iter().find(|pane| pane.kind == Kind::Source);
        let Some(Content::Rows(rows)) = source.map(|pane| &pane.content) else { return String::new() };
        let texts = self.strings.texts();
        let all = self.strings.all_rows();
        rows.iter().map(|&row| format!("{}\n", texts[all[row as usize].0 as usize])).collect()
    }
}

fn syntax(syntax: &Syntax) -> Value {
    json!({ "comment": syntax.comment, "keywords": syntax.keywords, "functions": syntax.functions })
}

fn pane(pane: &Pane) -> Value {
    let mut value = json!({ "kind": pane.kind.word(), "title": pane.title });
    let mut set = |name: &str, wanted: bool, data: Value| {
        if wanted {
            value[name] = data;
        }
    };
    match &pane.content {
        Content::Same => {}
        Content::Rows(rows) => set("text", true, json!(rows)),
        Content::Delta(delta) => set("delta", true, json!(delta.0)),
    }
    let micros = pane.time.map(|time| u64::try_from(time.as_micros()).unwrap_or(u64::MAX));
    set("time", micros.is_some(), json!(micros));
    set("detail", !pane.detail.is_empty(), json!(pane.detail));
    set("open", pane.is_open, json!(true));
    set("left", pane.left_out > 0, json!(pane.left_out));
    set("runs", !pane.runs.is_empty(), pane.runs.iter().map(run).collect());
    let drawings = pane.drawings.iter().map(|d| json!({ "title": d.title, "svg": d.svg })).collect();
    set("drawings", !pane.drawings.is_empty(), drawings);
    value
}

fn run(run: &Run) -> Value {
    let step = |step: &crate::model::Step| match &step.delta {
        Some(delta) => json!([step.what, step.root, step.places, delta.0]),
        None => json!([step.what, step.root, step.places]),
    };
    let steps: Vec<Value> = run.steps.iter().map(step).collect();
    json!({ "driver": run.driver, "owner": run.owner, "before": run.before, "steps": steps })
}

/// Text for HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines::Lines;

    #[test]
    fn nothing_in_the_data_ends_the_script() {
        let mut page = Page::new("</title><script>");
        let text = "</script><!-- <script> <svg> </SCRIPT>\n";
        page.add(Pane::new(Kind::Source, "</script>"), &Lines::source(text));
        let data = page.data();
        assert!(
            !data.contains("</") && !data.contains("<!") && !data.to_lowercase().contains("<s"),
            "{data}"
        );
        let read: Value = serde_json::from_str(&data).expect("it is JSON");
        assert_eq!(read["texts"][0], text.trim_end());
        let html = page.html();
        assert!(html.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"));
        assert_eq!(html.matches("</script>").count(), 2);
    }

    #[test]
    fn the_file_names_no_other() {
        let html = Page::new("x").html();
        assert!(html.contains("connect-src 'none'"));
        for way in ["src=", "@import", "url(", "fetch(", "import("] {
            assert!(!html.contains(way), "{way}");
        }
    }
}
