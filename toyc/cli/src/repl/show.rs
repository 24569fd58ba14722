//! Executes commands: most of them show a form of the last input.

use toyc::pipeline::Level;

use super::Talk;
use super::commands::{self, Command};
use crate::llvm;

/// The message if there is no input to show yet.
const NOTHING: &str = "nothing was entered yet";

/// The message if a definition has no machine code to show.
const NOT_RUN: &str = "the last input only defines: a function gets its shapes, and code, where it is called";

impl Talk<'_> {
    /// Executes a command.
    pub(super) fn command(&mut self, command: &Command) {
        match command {
            Command::Help => self.print(&commands::help()),
            Command::Mlir(level) => self.show_mlir(*level),
            Command::Llvm => self.show_machine(false),
            Command::Assembly => self.show_machine(true),
            Command::Time => self.show_times(),
            Command::Type(text) => {
                let ty = self.session.borrow_mut().type_of(text);
                match ty {
                    Ok(ty) => self.print(&format!("{ty}\n")),
                    Err(errors) => self.show_errors(&errors),
                }
            }
            Command::Variables => {
                let session = self.session.borrow();
                let lines =
                    session.variables().map(|(name, value)| format!("{name}: {}\n", value.type_text()));
                self.print(&lines.collect::<String>());
            }
            Command::Load(path) => self.load(path),
            Command::Quit => {}
        }
    }

    fn show_mlir(&mut self, level: Level) {
        if level > Level::OptimizedToy && self.session.borrow().last_was_run() == Some(false) {
            return self.error(NOT_RUN);
        }
        let text = self.session.borrow().last(level).map(|program| program.map(|program| program.text()));
        match text {
            Ok(Some(text)) => self.print(&text),
            Ok(None) => self.error(NOTHING),
            Err(errors) => self.show_errors(&errors),
        }
    }

    fn show_times(&mut self) {
        let times = self.session.borrow().times().to_vec();
        if times.is_empty() {
            return self.error(NOTHING);
        }
        let total = times.iter().map(|(_, time)| *time).sum();
        let line = |(phase, time): (&str, std::time::Duration)| {
            format!("{phase:<9} {:>9.3} ms\n", time.as_secs_f64() * 1e3)
        };
        let lines = times.into_iter().chain([("Total", total)]).map(line);
        self.print(&lines.collect::<String>());
    }

    /// The last input as LLVM IR, or as assembly.
    fn show_machine(&mut self, is_assembly: bool) {
        if self.session.borrow().last_was_run() == Some(false) {
            return self.error(NOT_RUN);
        }
        let target = llvm::target(&self.request.machine, self.request.aims.optimize);
        let session = self.session.borrow();
        let text = session
            .last(Level::Llvm)
            .map(|program| program.map(|program| llvm::text(program, &target, is_assembly)));
        drop(session);
        match text {
            Ok(Some(Ok(text))) => self.print(&text),
            Ok(Some(Err(message))) => self.error(&message),
            Ok(None) => self.error(NOTHING),
            Err(errors) => self.show_errors(&errors),
        }
    }
}
