//! Runs one program in each place.

use std::ffi::OsStr;
use std::fmt;
use std::process::Command;

use tempfile::TempDir;
use tests::process::{self, LIMIT};
use tests::tools::{OTHER_MACHINE, Tools};

use super::Way;

/// The place where a program runs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Place {
    /// In the compiler, to which all others are compared.
    Compiler,
    /// Linked for this machine.
    Executable,
    /// Linked for the other architecture.
    OtherMachine,
    /// In a library that a C program calls.
    C,
    /// Called from Python.
    Python,
}

impl Place {
    pub(super) const ALL: [Place; 5] =
        [Place::Compiler, Place::Executable, Place::OtherMachine, Place::C, Place::Python];
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Place::Compiler => "JIT",
            Place::Executable => "this machine",
            Place::OtherMachine => OTHER_MACHINE.triple.split('-').next().unwrap_or_default(),
            Place::C => "C",
            Place::Python => "Python",
        })
    }
}

/// The C program. `main` is called under a name of its own, as by any other code.
const IN_C: &str = "#include \"toy.h\"\nint main(void) { start(); return 0; }\n";

/// The Python program: its arguments are the file, whether to optimize, and the number of threads.
const IN_PYTHON: &str = "\
import sys, toy
file, optimize, threads = sys.argv[1:]
with open(file, encoding='utf-8') as source:
    toy.compile(source.read(), optimize=optimize == '1', parallel=int(threads)).main()
";

/// A program compiled in one way, to be run in several places.
pub(super) struct Places<'a> {
    /// The whole program as it is compiled: the source, or its loops.
    program: String,
    way: Way,
    tools: &'a Tools,
    python: Option<&'a OsStr>,
    /// The folder of all outputs, and of the source.
    folder: TempDir,
}

impl<'a> Places<'a> {
    pub(super) fn new(
        source: &str,
        way: Way,
        tools: &'a Tools,
        python: Option<&'a OsStr>,
    ) -> Result<Self, String> {
        let cannot = |e| format!("cannot make a temporary folder: {e}");
        let folder = tempfile::tempdir().map_err(cannot)?;
        std::fs::write(folder.path().join("source.toy"), source).map_err(cannot)?;
        let program = if way.threads { parallel(source, way, tools)? } else { source.to_owned() };
        Ok(Places { program, way, tools, python, folder })
    }

    /// The program's output, and how it ends.
    pub(super) fn run(&self, place: Place) -> Result<String, String> {
        match place {
            Place::Compiler => self.outcome(self.toyc(&self.options())),
            Place::Executable => {
                self.make(self.toyc(&[self.way.options, &["-emit=exe", "-o", "linked"]].concat()))?;
                self.outcome(self.here("linked"))
            }
            Place::OtherMachine => self.on_the_other_machine(),
            Place::C => self.in_c(),
            Place::Python => self.in_python(self.python.ok_or("no Python is named")?),
        }
    }

    fn on_the_other_machine(&self) -> Result<String, String> {
        let options: &[&str] = &["-emit=exe", "-o", "other", "-target", OTHER_MACHINE.triple];
        self.make(self.toyc(&[self.way.options, options].concat()))?;
        let mut emulator = self.tools.command(OTHER_MACHINE.emulator);
        if !self.is_static() {
            emulator.args(["-L", OTHER_MACHINE.libraries]);
        }
        emulator.arg("other");
        self.outcome(emulator)
    }

    fn in_c(&self) -> Result<String, String> {
        let is_static = self.is_static();
        let library = if is_static { "libtoy.a" } else { "libtoy.so" };
        let mut toyc = self.tools.toyc(&["source.toy", "-export=start=main", "-header=toy.h", "-w"]);
        toyc.arg(if is_static { "-emit=lib" } else { "-emit=shared" }).args(["-o", library]);
        toyc.args(self.options()).args(self.way.threads.then_some("-parallel=2"));
        self.make(toyc)?;
        std::fs::write(self.folder.path().join("program.c"), IN_C).map_err(|e| e.to_string())?;
        let mut cc = self.tools.command("cc");
        cc.args(["program.c", "-o", "in-c", "-L.", "-ltoy", "-Wl,-rpath,$ORIGIN", "-lm"]);
        cc.args(self.way.threads.then_some("-lgomp"));
        self.make(cc)?;
        self.outcome(self.here("in-c"))
    }

    fn in_python(&self, python: &OsStr) -> Result<String, String> {
        let mut command = self.tools.command("env");
        command.arg(python).args(["-c", IN_PYTHON, "source.toy"]);
        command.arg(if self.way.options.contains(&"-opt") { "1" } else { "0" });
        command.arg(if self.way.threads { "2" } else { "1" });
        self.outcome(command)
    }

    /// The compiler, set up for the program and its way of compilation.
    fn toyc(&self, options: &[&str]) -> Command {
        let mut toyc = self.tools.toyc(&["-"]);
        toyc.args(if self.way.threads { &["-x=mlir", "-parallel=2"][..] } else { &["-x=toy"] }).args(options);
        toyc
    }

    /// The options for runs without linking.
    fn options(&self) -> Vec<&'static str> {
        self.way.options.iter().copied().filter(|option| *option != "-static").collect()
    }

    fn is_static(&self) -> bool {
        self.way.options.contains(&"-static")
    }

    /// A program that was made.
    fn here(&self, program: &str) -> Command {
        self.tools.command(&self.folder.path().join(program).display().to_string())
    }

    /// Runs a command that makes something, which must succeed.
    fn make(&self, command: Command) -> Result<(), String> {
        self.started(command)?.output().map(drop)
    }

    /// The output and the exit status.
    fn outcome(&self, command: Command) -> Result<String, String> {
        let outcome = self.started(command)?;
        let status = outcome.status.ok_or_else(|| outcome.to_string())?;
        Ok(format!("{}{status}\n", outcome.text()))
    }

    fn started(&self, mut command: Command) -> Result<process::Outcome, String> {
        command.current_dir(self.folder.path());
        process::run(command, self.program.as_bytes(), LIMIT)
    }
}

/// The affine level of a program with every loop that can be parallel.
fn parallel(text: &str, way: Way, tools: &Tools) -> Result<String, String> {
    let mut toyc = tools.toyc(&["-", "-emit=mlir-affine"]);
    toyc.args(way.options.iter().filter(|option| **option == "-opt"));
    let loops = process::run(toyc, text.as_bytes(), LIMIT)?.output()?;
    let mut toy_opt = tools.command("toy-opt");
    toy_opt.arg("-pass-pipeline=builtin.module(func.func(affine-parallelize{max-nested=1 private-buffers}))");
    process::run(toy_opt, loops.as_bytes(), LIMIT)?.output()
}
