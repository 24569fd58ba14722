//! The compiler as a library, in this process: faster than a process for each program.

use std::sync::mpsc;
use std::thread;

use tests::process::LIMIT;
use toyc::pipeline::{Aims, Level};
use toyc::{Compilation, Compiler, Errors};

/// The stack of a run, as large as that of `toyc`.
const STACK: usize = 64 << 20;

/// Calls `work` on a thread of its own. A panic is an error, and so is taking longer than [`LIMIT`].
pub(crate) fn guarded<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, String> {
    let (sender, receiver) = mpsc::channel();
    let thread = thread::Builder::new().stack_size(STACK);
    let spawned = thread.spawn(move || sender.send(work()));
    let handle = spawned.map_err(|e| format!("cannot start a thread: {e}"))?;
    match receiver.recv_timeout(LIMIT) {
        Ok(done) => Ok(done),
        Err(mpsc::RecvTimeoutError::Timeout) => Err(format!("it takes longer than {} s", LIMIT.as_secs())),
        Err(mpsc::RecvTimeoutError::Disconnected) => {
            let cause = handle.join().err();
            let literal = || cause.as_ref()?.downcast_ref::<&str>().copied();
            let text = cause.as_ref().and_then(|cause| cause.downcast_ref::<String>());
            let text = text.map(String::as_str).or_else(literal).unwrap_or("no message");
            Err(format!("the compiler panics: {text}"))
        }
    }
}

/// A level, and the aims of the passes that lead to it.
pub(crate) type Stage = (Level, Aims);

/// Lowers a program, which is MLIR if its name says so, and calls `finish`. The inner result is the compiler's
/// report.
pub(crate) fn lowered<T: Send + 'static>(
    name: &str,
    text: &str,
    (level, aims): Stage,
    finish: fn(&Compilation<'_>) -> Result<T, Errors>,
) -> Result<Result<T, String>, String> {
    let name = name.to_owned();
    let text = text.to_owned();
    guarded(move || {
        let mut compiler = Compiler::new();
        compiler.aims = aims;
        let is_mlir = name.ends_with(".mlir");
        let file = compiler.add(name, text);
        let compile = || {
            let mut program = if is_mlir { compiler.read(file)? } else { compiler.compile(file)? };
            if is_mlir {
                program.verify()?;
            }
            program.lower(level)?;
            finish(&program)
        };
        compile().map_err(|errors| compiler.render(&errors))
    })
}
