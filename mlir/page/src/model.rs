//! The model of a page: panes, in the order of the compilation.

use std::time::Duration;

use crate::delta::Delta;
use crate::lines::{Lines, Place};
use crate::strings::{Row, Strings};
use crate::switches::Switch;

/// The contents of a pane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The source.
    Source,
    /// Its syntax tree.
    Tree,
    /// IR before the first pass.
    Ir,
    /// IR after a pass.
    Pass,
    /// LLVM IR.
    Llvm,
    /// Assembly.
    Assembly,
}

impl Kind {
    /// The word for the kind in the page's data.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Kind::Source => "source",
            Kind::Tree => "tree",
            Kind::Ir => "ir",
            Kind::Pass => "pass",
            Kind::Llvm => "llvm",
            Kind::Assembly => "assembly",
        }
    }
}

/// The most panes of a page.
const MAX_PANES: usize = 256;

/// A drawing that belongs to a pane.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// What the drawing shows.
    pub title: String,
    /// The drawing: an `svg` element, as [`Graph::svg`](crate::graph::Graph::svg) makes it.
    pub svg: String,
}

/// A stage of a compilation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pane {
    pub(crate) kind: Kind,
    pub(crate) title: String,
    /// The pass that made the text, with its options, and the operations that it ran on.
    pub detail: String,
    /// How long the pass took.
    pub time: Option<Duration>,
    /// Whether it is shown when the page is opened.
    pub is_open: bool,
    pub(crate) drawings: Vec<Drawing>,
    /// How many changes are left out of the runs.
    pub left_out: usize,
    pub(crate) content: Content,
    pub(crate) runs: Vec<Run>,
}

/// The text of a pane.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Content {
    /// The text of the last pane of IR: the pass changed nothing.
    Same,
    /// A text of its own.
    Rows(Vec<Row>),
    /// The changes to the last pane of IR.
    Delta(Delta),
}

impl Pane {
    /// A pane with a title and nothing else yet.
    pub fn new(kind: Kind, title: impl Into<String>) -> Self {
        Pane {
            kind,
            title: title.into(),
            detail: String::new(),
            time: None,
            is_open: false,
            drawings: Vec::new(),
            left_out: 0,
            content: Content::Same,
            runs: Vec::new(),
        }
    }
}

/// The changes that one pattern driver made to the contents of one operation, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    pub(crate) driver: u32,
    pub(crate) owner: u32,
    pub(crate) before: Vec<Row>,
    pub(crate) steps: Vec<Step>,
    /// The text after the last step, and its rows.
    now: (Lines, Vec<Row>),
}

/// A change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    pub(crate) what: u32,
    pub(crate) root: u32,
    pub(crate) places: u32,
    /// The difference to the text before; `None` if it is not known.
    pub(crate) delta: Option<Delta>,
}

impl Run {
    /// True if nothing was changed.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// How many changes there are.
    pub fn len(&self) -> usize {
        self.steps.len()
    }
}

/// What is colored in the source, besides numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Syntax {
    /// What begins a comment, which goes to the end of the line.
    pub comment: &'static str,
    /// Words of the language.
    pub keywords: &'static [&'static str],
    /// Functions that the language has; they are colored where they are called.
    pub functions: Vec<&'static str>,
}

/// What a program prints.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Output {
    /// The text.
    pub text: String,
    /// Why there is no more of it; empty if that is all.
    pub note: String,
}

/// A page: a compilation, from source to machine code.
#[derive(Debug)]
pub struct Page {
    pub(crate) title: String,
    /// How the page was made, and what it leaves out; one sentence each.
    pub notes: Vec<String>,
    /// How the source is colored; without it, as IR.
    pub syntax: Option<Syntax>,
    /// What the program prints, if it was run.
    pub output: Option<Output>,
    /// The options that a page with an editor offers.
    pub switches: Vec<Switch>,
    pub(crate) panes: Vec<Pane>,
    /// How many panes are left out of the page.
    pub(crate) panes_left_out: usize,
    /// How many drawings are left out of the page.
    drawings_left_out: usize,
    pub(crate) strings: Strings,
    /// The rows of the last pane of IR.
    last_ir: Option<Vec<Row>>,
}

impl Page {
    /// A page without panes; the title is usually the name of a file.
    pub fn new(title: impl Into<String>) -> Self {
        Page {
            title: title.into(),
            notes: Vec::new(),
            syntax: None,
            output: None,
            switches: Vec::new(),
            panes: Vec::new(),
            panes_left_out: 0,
            drawings_left_out: 0,
            strings: Strings::default(),
            last_ir: None,
        }
    }

    /// Adds a pane with a text, if there is room for it. The text after a pass is stored as the changes to the IR
    /// before it.
    pub fn add(&mut self, mut pane: Pane, lines: &Lines) {
        if self.panes.len() == MAX_PANES {
            self.panes_left_out += 1;
            return;
        }
        let rows = self.strings.rows(lines);
        pane.content = match (pane.kind, &self.last_ir) {
            (Kind::Pass, Some(before)) => {
                let delta = Delta::between(&self.strings, before, &rows);
                self.strings.take_room(delta.size());
                Content::Delta(delta)
            }
            _ => Content::Rows(rows.clone()),
        };
        if let Content::Delta(delta) = &pane.content
            && delta.is_empty()
        {
            pane.content = Content::Same;
        }
        if matches!(pane.kind, Kind::Ir | Kind::Pass) {
            self.last_ir = Some(rows);
        }
        self.panes.push(pane);
    }

    /// Selects the last pane of IR that differs from the one before it, to be shown when the page is opened.
    pub fn open_last_change(&mut self) {
        let is_ir =
            |pane: &&mut Pane| matches!(pane.kind, Kind::Ir | Kind::Pass) && pane.content != Content::Same;
        if let Some(pane) = self.panes.iter_mut().rev().find(is_ir) {
            pane.is_open = true;
        }
    }

    /// The pane that was added last, unless it was left out.
    fn last_pane(&mut self) -> Option<&mut Pane> {
        self.panes.last_mut().filter(|_| self.panes_left_out == 0)
    }

    /// Adds drawings to the pane that was added last, as long as there is room; `left_out` is how many more there are.
    pub fn draw(&mut self, mut drawings: Vec<Drawing>, left_out: usize) {
        self.drawings_left_out += left_out;
        drawings.retain(|drawing| self.strings.take_room(drawing.svg.len()));
        if let Some(pane) = self.last_pane() {
            pane.drawings = drawings;
        }
    }

    /// The panes of passes that changed something, in order: the title, and how many changes the patterns made.
    pub fn changes(&self) -> impl Iterator<Item = (&str, usize)> {
        let changed =
            self.panes.iter().filter(|pane| pane.kind == Kind::Pass && pane.content != Content::Same);
        changed.map(|pane| (pane.title.as_str(), pane.runs.iter().map(Run::len).sum()))
    }

    /// What the page leaves out, and how it was made; one sentence each.
    pub(crate) fn all_notes(&self) -> Vec<String> {
        let mut notes = self.notes.clone();
        if self.strings.is_cut() {
            notes.push("The page is incomplete: parts that are too long are left out.".to_owned());
        }
        if self.drawings_left_out > 0 {
            notes.push(format!(
                "Graphs that are left out, since they are too large or too many: {}.",
                self.drawings_left_out
            ));
        }
        if self.panes_left_out > 0 {
            notes.push(format!("There is no room for the last {} passes.", self.panes_left_out));
        }
        notes
    }

    /// Begins a run of a pattern driver on the contents of an operation.
    pub fn run(&mut self, driver: &str, owner: &str, before: Lines) -> Run {
        let driver = self.strings.text(driver);
        let owner = self.strings.text(owner);
        let rows = self.strings.rows(&before);
        Run { driver, owner, now: (before, rows.clone()), before: rows, steps: Vec::new() }
    }

    /// Adds a change to a run: the name of the pattern or other words, the operation that it is about with its places,
    /// and the contents after it, if they are known.
    pub fn step(&mut self, run: &mut Run, what: &str, root: &str, places: &[Place], after: Option<Lines>) {
        let what = self.strings.text(what);
        let root = self.strings.text(root);
        let places = self.strings.places(places);
        let delta = after.filter(|_| self.strings.take_room(size_of::<Step>())).map(|lines| {
            let rows = self.strings.rows_like(&lines, &run.now.0, &run.now.1);
            let delta = Delta::between(&self.strings, &run.now.1, &rows);
            self.strings.take_room(delta.size());
            run.now = (lines, rows);
            delta
        });
        run.steps.push(Step { what, root, places, delta });
    }

    /// Sets the runs of pattern drivers that turned the previous pane into the last one.
    pub fn set_runs(&mut self, runs: Vec<Run>) {
        if let Some(pane) = self.last_pane() {
            pane.runs = runs.into_iter().filter(|run| !run.is_empty()).collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Lines {
        Lines::new(text.to_owned(), [])
    }

    #[test]
    fn a_pass_that_changes_nothing_has_no_text() {
        let mut page = Page::new("x");
        page.add(Pane::new(Kind::Ir, "ir"), &lines("a\nb\n"));
        page.add(Pane::new(Kind::Pass, "same"), &lines("a\nb\n"));
        page.add(Pane::new(Kind::Pass, "other"), &lines("a\nc\n"));
        page.add(Pane::new(Kind::Llvm, "llvm"), &lines("a\nc\n"));
        assert_eq!(page.panes[1].content, Content::Same);
        assert_eq!(page.panes[2].content, Content::Delta(Delta(vec![1, 1, 1, 2])));
        assert_eq!(page.panes[3].content, Content::Rows(vec![0, 2]));
        assert_eq!(page.changes().collect::<Vec<_>>(), [("other", 0)]);
    }

    #[test]
    fn a_run_stores_what_each_step_changes() {
        let mut page = Page::new("x");
        page.add(Pane::new(Kind::Ir, "ir"), &lines("a\nb\n"));
        let mut run = page.run("greedy", "f", lines("a\nb\n"));
        page.step(&mut run, "fold", "b", &[], Some(lines("a\nc\n")));
        page.step(&mut run, "erase", "c", &[], Some(lines("a\n")));
        page.step(&mut run, "more", "a", &[], None);
        let deltas: Vec<Option<&[u32]>> = run.steps.iter().map(|s| s.delta.as_ref().map(|d| &*d.0)).collect();
        assert_eq!(deltas, [Some(&[1, 1, 1, 2][..]), Some(&[1, 1, 0][..]), None]);
        page.add(Pane::new(Kind::Pass, "pass"), &lines("a\n"));
        let empty = page.run("greedy", "g", lines(""));
        page.set_runs(vec![run, empty]);
        assert_eq!(page.panes[1].runs.len(), 1);
        assert_eq!(page.changes().collect::<Vec<_>>(), [("pass", 3)]);
    }

    #[test]
    fn passes_beyond_the_most_are_counted() {
        let mut page = Page::new("x");
        for pass in 0..MAX_PANES + 3 {
            page.add(Pane::new(Kind::Pass, format!("pass {pass}")), &lines("a\n"));
            page.draw(
                vec![Drawing { title: String::new(), svg: format!("<svg>{pass}</svg>") }],
                usize::from(pass == 1),
            );
        }
        assert_eq!(page.panes.len(), MAX_PANES);
        // Drawings and runs of a pass that is left out do not get into the last one.
        assert_eq!(page.panes[MAX_PANES - 1].drawings[0].svg, format!("<svg>{}</svg>", MAX_PANES - 1));
        assert_eq!(
            page.all_notes(),
            [
                "Graphs that are left out, since they are too large or too many: 1.",
                "There is no room for the last 3 passes."
            ]
        );
        assert_eq!(Page::new("x").all_notes(), [""; 0]);
    }
}
