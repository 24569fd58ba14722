//! A function on data: `toyc p.toy -entry=f a.npy`.

use std::path::Path;
use std::process::ExitCode;
use std::thread;

use mlir::pass::{Laps, Report};
use support::file;
use support::tool::say;
use toyc::arrays::Array;
use toyc::{native, pipeline};

use super::{results, target};
use crate::data::{Asked, EntryCall};
use crate::run::{Failed, Run};

impl Run<'_> {
    /// Calls a function on its arguments. Its loops are optimized, unless it is being debugged.
    pub(crate) fn call(&self, asked: &Asked) -> Result<ExitCode, Failed> {
        let options = self.options;
        let output = options.names_output.then_some(&*options.output);
        let mut laps = Laps::new(self.start);
        let debug_info = options.machine.debug_info;
        let perf_map = options.machine.perf_map;
        let optimize = options.aims.optimize || !debug_info;
        let settings = native::Options {
            aims: pipeline::Aims { optimize, ..options.aims },
            target: target(&options.machine, optimize),
            debug_info,
            perf_map,
            ..Default::default()
        };
        let sources = self.compiler.sources();
        // Its source is the only one, here and in the program.
        let not_called = |error: native::Error| match &error {
            native::Error::Source { errors, .. } => self.fail(errors),
            native::Error::Target(message) => self.refused(message),
            error => self.failed(&error.to_string()),
        };
        let program = native::Program::new(sources.name(self.file), sources.text(self.file), settings);
        let program = program.map_err(not_called)?;
        self.report(&program.warnings().diagnostics)?;
        laps.lap("Front end");
        let entry = self.enter(program.functions(), asked)?;
        output.map_or(Ok(()), |path| entry.check_output(path)).map_err(|e| self.failed(&e))?;
        laps.lap("Arguments");
        self.progress.phase("the function");
        let code = entry.compile(&program).map_err(not_called)?;
        // Its output would be mixed with the line that shows progress.
        if code.prints() {
            self.progress.end()
        } else {
            self.progress.phase("its run")
        }
        if output.is_some_and(file::is_stream) && code.prints() {
            return Err(self.failed(&format!(
                "'{}' prints, and its result would be among that: -o must name a file",
                asked.function
            )));
        }
        laps.lap("Compilation");
        let results = entry.run(&code).map_err(not_called)?;
        laps.lap("Run");
        match output {
            Some(_) => self.progress.phase("the output"),
            None => self.progress.end(),
        }
        entry.finish(&results, output).map_err(|e| self.failed(&e))?;
        self.progress.end();
        laps.lap("Output");
        say(&options.mlir.reports(&Report::default(), &laps));
        Ok(ExitCode::SUCCESS)
    }
}

/// Running an entry point.
impl EntryCall {
    /// Whether the results can be written to a file of this name, or printed.
    ///
    /// # Errors
    /// A message if they cannot.
    fn check_output(&self, path: &Path) -> Result<(), String> {
        results::check(&self.signature, path)
    }

    /// Compiles the function for these arguments.
    fn compile(&self, program: &native::Program) -> Result<native::Specialization, native::Error> {
        program.function(&self.signature.name)?.compile_like(&self.arguments.views())
    }

    /// Runs the compiled code.
    fn run(&self, code: &native::Specialization) -> Result<Vec<Array>, native::Error> {
        self.arguments.fetch();
        code.call_arrays(&self.arguments.views())
    }

    /// Prints the results, or writes them to the named file.
    ///
    /// # Errors
    /// If they cannot be written.
    fn finish(self, results: &[Array], output: Option<&Path>) -> Result<(), String> {
        let EntryCall { signature, arguments } = self;
        thread::scope(|scope| {
            // Unmapping hundreds of megabytes takes milliseconds. Without a second thread, they are unmapped
            // here.
            let release = thread::Builder::new().name("release".to_owned());
            drop(release.spawn_scoped(scope, || drop(arguments)));
            match output {
                None => results::print(&signature, results),
                Some(path) => results::write(&signature, results, path),
            }
        })
    }
}
