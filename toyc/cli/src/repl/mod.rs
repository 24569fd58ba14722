//! `toyc repl`: definitions and expressions are typed, and values are shown at once.
//!
//! - `lines`: the sources of inputs, a terminal or a stream. `completion`: the completions that a terminal offers.
//! - `commands`: the commands, which begin with a colon. `show`: the forms of the last input.

mod commands;
mod completion;
mod lines;
mod show;

use std::cell::RefCell;
use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::ExitCode;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::consts::SIGINT;
use signal_hook::flag;
use support::tool::{panic_text, say};
use support::{Diagnostic, SourceMap, file};
use toyc::Errors;
use toyc::session::{Answer, Session};

use self::commands::Command;
use self::lines::{Line, Lines};
use super::cli::Repl;
use super::io::ProgramOutput;
use super::terminal::Reporter;

/// Answers inputs until they end.
pub(crate) fn run(request: &Repl) -> ExitCode {
    let mut session = Session::new();
    session.configure(request.reporter.max_errors, request.aims);
    let interrupt = Arc::clone(session.interrupt());
    let session = Rc::new(RefCell::new(session));
    let mut lines = match Lines::open(&session) {
        Ok(lines) => lines,
        Err(e) => return support::tool::failed(&format!("cannot read from the terminal: {e}")),
    };
    let output = RefCell::new(ProgramOutput::new());
    if lines.is_terminal()
        && let Err(e) = end_only_what_runs(&interrupt)
    {
        return support::tool::failed(&format!("cannot handle Ctrl-C: {e}"));
    }
    let mut talk = Talk { request, session, output, interrupt, has_errors: false };
    for path in &request.files {
        talk.load(path);
    }
    if lines.is_terminal() {
        talk.print(&format!(
            "toyc {}: ':help' lists the commands, Ctrl-D ends this\n",
            env!("CARGO_PKG_VERSION")
        ));
    }
    loop {
        // Output appears before the next prompt.
        let flushed = talk.output.borrow_mut().flush();
        if talk.output.borrow().closed {
            return ExitCode::SUCCESS;
        } else if let Err(e) = flushed {
            return support::tool::failed(&format!("cannot write standard output: {e}"));
        }
        match lines.next() {
            Line::End => break,
            Line::Failed(e) => return support::tool::failed(&format!("cannot read the input: {e}")),
            Line::Unreadable(message) => talk.error(&message),
            Line::Input(text) if text.trim().is_empty() => {}
            Line::Input(text) => {
                talk.interrupt.store(false, Ordering::Relaxed);
                let is_defined = |word: &str| talk.session.borrow().names().any(|name| name == word);
                match Command::read(&text, is_defined) {
                    None => talk.input(&text),
                    Some(Ok(Command::Quit)) => break,
                    Some(Ok(command)) => talk.command(&command),
                    Some(Err(message)) => talk.error(&message),
                }
            }
        }
    }
    let is_terminal = lines.is_terminal();
    if talk.has_errors && !is_terminal { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Makes Ctrl-C end the running statement, and not the session. A second one during the same input ends the
/// program, as elsewhere.
fn end_only_what_runs(interrupt: &Arc<AtomicBool>) -> io::Result<()> {
    flag::register_conditional_shutdown(SIGINT, INTERRUPTED, Arc::clone(interrupt))?;
    flag::register(SIGINT, Arc::clone(interrupt)).map(drop)
}

/// The exit status of a program that Ctrl-C has ended, as in shells.
const INTERRUPTED: i32 = 128 + SIGINT;

/// A session with a person.
struct Talk<'a> {
    request: &'a Repl,
    session: Rc<RefCell<Session>>,
    output: RefCell<ProgramOutput>,
    /// Set by Ctrl-C.
    interrupt: Arc<AtomicBool>,
    /// Whether there was an error in any input.
    has_errors: bool,
}

impl Talk<'_> {
    fn print(&self, text: &str) {
        // The next flush reports a failure.
        let _ = self.output.borrow_mut().write_all(text.as_bytes());
    }

    /// Reports an error outside of an input.
    fn error(&mut self, message: &str) {
        let _ = self.output.borrow_mut().flush();
        self.has_errors = true;
        self.request.reporter.error(message);
    }

    fn show_errors(&mut self, errors: &Errors) {
        let _ = self.output.borrow_mut().flush();
        self.has_errors = true;
        self.request.reporter.show(self.session.borrow().sources(), &errors.diagnostics);
    }

    /// Loads a file: its definitions are entered, and its statements, if it has any outside of functions, are run.
    fn load(&mut self, path: &Path) {
        if file::is_stream(path) {
            return self.error("standard input is the session itself, and cannot be loaded");
        }
        let bytes = file::read(path).map_err(|e| format!("cannot read '{}': {e}", path.display()));
        match bytes.and_then(|bytes| file::text(path, bytes)) {
            Ok(text) => self.take(Some(&file::input_name(path)), &text),
            Err(message) => self.error(&message),
        }
    }

    fn input(&mut self, text: &str) {
        self.take(None, text);
    }

    /// Gives an input to the session, and shows the answers.
    fn take(&mut self, name: Option<&str>, text: &str) {
        let reporter = self.request.reporter;
        let output = &self.output;
        let answer = |answer: Answer<'_>| answered(reporter, output, &answer);
        let session = Rc::clone(&self.session);
        // A panic is a bug, but no reason to lose what was typed before.
        let done = catch_unwind(AssertUnwindSafe(|| {
            let mut session = session.borrow_mut();
            let mut to = Output { to: output, interrupt: &self.interrupt };
            match name {
                Some(name) => session.input_from(name, text, &mut to, answer),
                None => session.input(text, &mut to, answer),
            }
        }));
        match done {
            Ok(Ok(())) => {}
            // The place of the interruption does not matter. The terminal shows Ctrl-C before this.
            Ok(Err(_)) if self.interrupt.load(Ordering::Relaxed) => {
                say("\n");
                self.error("interrupted");
            }
            Ok(Err(errors)) => self.show_errors(&errors),
            Err(cause) => {
                let text = panic_text(&*cause);
                self.error(&format!("internal error: {text}; this is a bug in toyc, please report it"));
            }
        }
    }
}

/// Shows the session's answers.
fn answered(reporter: Reporter, output: &RefCell<ProgramOutput>, answer: &Answer<'_>) {
    let mut output = output.borrow_mut();
    let written = match answer {
        Answer::Warnings(sources, warnings) => {
            let flushed = output.flush();
            show_warnings(reporter, sources, warnings);
            flushed
        }
        Answer::Value { variable: Some(name), value } => writeln!(output, "{name}: {}", value.type_text()),
        Answer::Value { variable: None, value } => write!(output, "{value}"),
        Answer::Removed { variable } => {
            let flushed = output.flush();
            say(&format!("note: '{variable}' is gone: its struct is another one now\n"));
            flushed
        }
    };
    // The next flush reports a failure again.
    drop(written);
}

fn show_warnings(reporter: Reporter, sources: &SourceMap, warnings: &[Diagnostic]) {
    reporter.show(sources, warnings);
}

/// The output of running statements, which share it with the answers. It fails once the statement is to end.
struct Output<'a> {
    to: &'a RefCell<ProgramOutput>,
    interrupt: &'a AtomicBool,
}

impl Write for Output<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.interrupt.load(Ordering::Relaxed) {
            Err(io::Error::other("interrupted"))
        } else {
            self.to.borrow_mut().write(bytes)
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.borrow_mut().flush()
    }
}
