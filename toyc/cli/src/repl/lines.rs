//! The sources of inputs.

use std::cell::RefCell;
use std::io::{self, BufRead, IsTerminal};
use std::path::PathBuf;
use std::rc::Rc;
use std::{env, fs};

use rustyline::completion::FilenameCompleter;
use rustyline::error::ReadlineError;
use rustyline::history::FileHistory;
use rustyline::{CompletionType, Config, Editor};
use toyc::session::{Brackets, Session};

use super::completion::Assistant;

/// How many inputs the history keeps.
const MAX_HISTORY: usize = 1000;

/// The longest input that the history keeps, in bytes.
const MAX_REMEMBERED: usize = 1 << 14;

/// The next line.
pub(super) enum Line {
    /// An input, or a command.
    Input(String),
    /// Something that is not text.
    Unreadable(String),
    /// Nothing more can be read, and why.
    Failed(io::Error),
    /// The end of the input.
    End,
}

/// A source of inputs.
pub(super) enum Lines {
    /// A person types, and the line can be edited.
    Terminal { editor: Box<Editor<Assistant, FileHistory>>, history: Option<PathBuf> },
    /// A file or a program writes.
    Stream { input: io::StdinLock<'static>, number: u64 },
}

impl Lines {
    /// Opens standard input, which may be a terminal.
    pub(super) fn open(session: &Rc<RefCell<Session>>) -> rustyline::Result<Self> {
        if !io::stdin().is_terminal() {
            return Ok(Lines::Stream { input: io::stdin().lock(), number: 0 });
        }
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .max_history_size(MAX_HISTORY)?
            .history_ignore_dups(true)?
            .build();
        let mut editor = Editor::with_config(config)?;
        let files = FilenameCompleter::new();
        editor.set_helper(Some(Assistant { session: Rc::clone(session), files }));
        let history = history_file();
        if let Some(path) = &history {
            // There may be no history yet.
            let _ = editor.load_history(path);
        }
        Ok(Lines::Terminal { editor: Box::new(editor), history })
    }

    pub(super) fn is_terminal(&self) -> bool {
        matches!(self, Lines::Terminal { .. })
    }

    /// The next input.
    pub(super) fn next(&mut self) -> Line {
        match self {
            Lines::Terminal { editor, history } => typed(editor, history.as_ref()),
            Lines::Stream { input, number } => read(input, number).unwrap_or_else(Line::Failed),
        }
    }
}

/// The next typed input; Ctrl-C cancels it.
fn typed(editor: &mut Editor<Assistant, FileHistory>, history: Option<&PathBuf>) -> Line {
    loop {
        match editor.readline("> ") {
            Ok(text) => {
                let is_worth = !text.trim().is_empty() && text.len() <= MAX_REMEMBERED;
                // Only the history could be lost.
                if is_worth
                    && editor.add_history_entry(text.as_str()).unwrap_or(false)
                    && let Some(path) = history
                {
                    let _ = editor.append_history(path);
                }
                return Line::Input(text);
            }
            Err(ReadlineError::Interrupted) => {}
            Err(ReadlineError::Eof) => return Line::End,
            Err(ReadlineError::Io(e)) if e.kind() == io::ErrorKind::InvalidData => {
                return Line::Unreadable("the input is not UTF-8".to_owned());
            }
            Err(ReadlineError::Io(e)) => return Line::Failed(e),
            Err(e) => return Line::Failed(io::Error::other(e)),
        }
    }
}

/// The file of the history, in the folder for state of the XDG base directories; `None` without a home.
fn history_file() -> Option<PathBuf> {
    let of_home = || env::home_dir().map(|home| home.join(".local/state"));
    let state = env::var_os("XDG_STATE_HOME")
        .map(PathBuf::from)
        .filter(|path| path.is_absolute())
        .or_else(of_home)?;
    let folder = state.join("toyc");
    fs::create_dir_all(&folder).ok()?;
    Some(folder.join("history"))
}

/// The next input of a stream: a line, and the lines after it until all brackets are closed.
fn read(stream: &mut io::StdinLock<'static>, number: &mut u64) -> io::Result<Line> {
    let mut text = String::new();
    let mut brackets = Brackets::default();
    let mut unreadable = None;
    loop {
        let mut bytes = Vec::new();
        let is_end = stream.read_until(b'\n', &mut bytes)? == 0;
        if is_end && text.is_empty() {
            return Ok(Line::End);
        }
        *number += 1;
        // The other bytes have no known meaning, but the end of the input is known.
        let line = String::from_utf8(bytes).unwrap_or_else(|e| {
            unreadable.get_or_insert_with(|| format!("line {number} is not UTF-8"));
            String::from_utf8_lossy(e.as_bytes()).into_owned()
        });
        text.push_str(&line);
        let is_command = text.trim_start().starts_with(':');
        let end = ['\r', '\n'];
        if is_end || is_command || brackets.read(line.trim_end_matches(end)) {
            text.truncate(text.trim_end_matches(end).len());
            return Ok(unreadable.map_or(Line::Input(text), Line::Unreadable));
        }
    }
}
