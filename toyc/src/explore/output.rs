//! What a program prints, for its page. It is interpreted at the level of the toy dialect, within limits: a page is made
//! for every change of a program, and a program that is being written may run forever.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use interpreter::Limits;
use page::Output;

use super::begin::Begin;
use crate::arrays::Array;
use crate::compiler::{Compilation, Errors};
use crate::session::Value;
use crate::signature::Signature;

/// How long the program may run.
const MAX_TIME: Duration = Duration::from_secs(1);

/// How much of the output is kept, in bytes.
const MAX_OUTPUT: usize = 64 << 10;

/// The output of a program at the level of the toy dialect, if it has a beginning.
pub(super) fn of(program: &Compilation<'_>, begin: Begin<'_>) -> Option<Output> {
    let mut to = Limited { text: Vec::new(), is_full: false };
    let timer = Timer::start();
    let limits = Limits { interrupt: Some(Arc::clone(&timer.is_over)), ..Limits::default() };
    let ran = match begin {
        Begin::Main if program.has("main") => program.interpret_within(limits, &mut to).map(|_| ()),
        Begin::Main | Begin::Functions(_) => return None,
        Begin::Call(call) => {
            let arguments = call.arguments.clone();
            let results = program.call(&call.point().name, arguments, limits, &mut to);
            results.map(|results| show(&call.signature, results, &mut to))
        }
    };
    let note = match ran {
        _ if to.is_full => format!("only the first {} KiB are shown", MAX_OUTPUT >> 10),
        Ok(()) => String::new(),
        Err(_) if timer.is_over.load(Ordering::Relaxed) => {
            format!("stopped after {} s: toyc FILE runs the whole program", MAX_TIME.as_secs())
        }
        Err(errors) => format!("stopped: {}", first(&errors)),
    };
    Some(Output { text: String::from_utf8_lossy(&to.text).into_owned(), note })
}

fn first(errors: &Errors) -> String {
    let first = errors.diagnostics.iter().find(|diagnostic| diagnostic.is_error());
    first.map_or_else(|| errors.to_string(), |first| first.message.clone())
}

/// Writes the results of a function as `-entry` does.
fn show(signature: &Signature, results: Vec<Array>, to: &mut Limited) {
    for (name, result) in signature.short_result_names().into_iter().zip(results) {
        let name = name.map_or(String::new(), |name| format!("{name}: "));
        // What does not fit is said.
        let _ = write!(to, "{name}{}", Value::Tensor(result));
    }
}

/// An output that ends when it is full.
struct Limited {
    text: Vec<u8>,
    is_full: bool,
}

impl Write for Limited {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let room = MAX_OUTPUT - self.text.len();
        self.text.extend(&bytes[..room.min(bytes.len())]);
        if bytes.len() > room {
            self.is_full = true;
            return Err(io::ErrorKind::StorageFull.into());
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Sets a flag after [`MAX_TIME`], unless it is dropped before.
struct Timer {
    is_over: Arc<AtomicBool>,
    _running: mpsc::Sender<()>,
}

impl Timer {
    fn start() -> Self {
        let is_over = Arc::new(AtomicBool::new(false));
        let (running, ends) = mpsc::channel::<()>();
        let flag = Arc::clone(&is_over);
        // Without a thread there is no limit.
        let _ = thread::Builder::new().spawn(move || {
            if ends.recv_timeout(MAX_TIME) == Err(RecvTimeoutError::Timeout) {
                flag.store(true, Ordering::Relaxed);
            }
        });
        Timer { is_over, _running: running }
    }
}
