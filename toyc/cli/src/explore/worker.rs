//! The process that compiles for the server. A program may take too long, or too much memory, or LLVM may end the
//! process: that costs an answer, but not the server or the text being edited.
//!
//! It gets texts, each after a line of settings, on its standard input, and writes answers to its standard output, each after its length.

use std::env;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitCode, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use support::tool::STACK;

use super::compile::Recipe;
use crate::cli::WORKER;

/// The longest text that is compiled, in bytes.
pub(super) const MAX_TEXT: u64 = 4 << 20;

/// The longest line of settings, in bytes.
const MAX_SETTINGS: u64 = 1 << 20;

/// How long a program may take.
const MAX_TIME: Duration = Duration::from_secs(30);

/// How much memory the process may have, in bytes.
const MAX_MEMORY: u64 = 3 << 30;

/// The longest answer, in bytes.
const MAX_ANSWER: u64 = 1 << 30;

/// The worker process, which is restarted after it has ended.
#[derive(Default)]
pub(super) struct Worker(Option<Running>);

struct Running {
    process: Child,
    texts: ChildStdin,
    answers: Receiver<String>,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Worker {
    /// Starts the process, unless it is running.
    pub(super) fn start(&mut self) -> io::Result<()> {
        let runs = |running: &mut Running| matches!(running.process.try_wait(), Ok(None));
        if !self.0.as_mut().is_some_and(runs) {
            self.0 = Some(Running::start()?);
        }
        Ok(())
    }

    /// The answer for a text.
    ///
    /// # Errors
    /// A message if there is no answer. The next text gets a new process.
    pub(super) fn answer(&mut self, text: &str) -> Result<String, String> {
        self.start().map_err(|e| format!("cannot start the compiler: {e}"))?;
        let Some(mut running) = self.0.take() else { return Err("the compiler has not started".to_owned()) };
        let answer = running.answer(text)?;
        self.0 = Some(running);
        Ok(answer)
    }
}

impl Running {
    fn start() -> io::Result<Self> {
        let mut arguments = env::args_os().skip(1);
        let mut process = Command::new(program())
            .args(arguments.next())
            .arg(format!("--{WORKER}"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let (Some(texts), Some(mut answered)) = (process.stdin.take(), process.stdout.take()) else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        let (to, answers) = mpsc::channel();
        // The thread ends with the process.
        thread::Builder::new().spawn(move || {
            while let Ok(Some(answer)) = receive(&mut answered, MAX_ANSWER) {
                if to.send(answer).is_err() {
                    return;
                }
            }
        })?;
        Ok(Running { process, texts, answers })
    }

    fn answer(&mut self, text: &str) -> Result<String, String> {
        // If the process has ended, the next line reports it.
        let _ = send(&mut self.texts, text);
        match self.answers.recv_timeout(MAX_TIME) {
            Ok(answer) => Ok(answer),
            Err(RecvTimeoutError::Timeout) => Err(format!(
                "this program takes more than {} s to compile, and is not shown",
                MAX_TIME.as_secs()
            )),
            Err(RecvTimeoutError::Disconnected) => {
                let status = self.process.wait().map_or_else(|e| e.to_string(), |status| status.to_string());
                let gigabytes = MAX_MEMORY >> 30;
                Err(format!(
                    "the compiler ended without an answer ({status}): either this program takes more than {gigabytes} GiB \
                     to compile, or this is a bug in toyc, please report it"
                ))
            }
        }
    }
}

/// The path of the running program, even if its file has been replaced.
fn program() -> PathBuf {
    let own = Path::new("/proc/self/exe");
    if own.exists() { own.to_owned() } else { env::current_exe().unwrap_or_else(|_| "toyc".into()) }
}

/// Runs as the worker: answers until the input ends. Then the server has ended, and nobody waits for a pending answer.
pub(super) fn run(recipe: Recipe) -> ExitCode {
    limit_memory();
    let (to, texts) = mpsc::channel::<String>();
    let compiler = thread::Builder::new().stack_size(STACK).spawn(move || {
        let answers = texts.iter().map(|text| recipe.compile(&text));
        let _ = answers.map(|answer| send(&mut io::stdout().lock(), &answer)).find(Result::is_err);
    });
    if compiler.is_err() {
        return ExitCode::FAILURE;
    }
    while let Ok(Some(text)) = receive(&mut io::stdin().lock(), MAX_TEXT + MAX_SETTINGS) {
        if to.send(text).is_err() {
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// Where the system has no such limit, the process may use all memory.
fn limit_memory() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    // The limit is not on the address space, of which allocators reserve much for each thread.
    let given = getrlimit(Resource::Data);
    let least = |limit: Option<u64>| Some(limit.map_or(MAX_MEMORY, |limit| limit.min(MAX_MEMORY)));
    let limit = Rlimit { current: least(given.current), maximum: least(given.maximum) };
    let _ = setrlimit(Resource::Data, limit);
    // A core file would be as large as the memory of the process.
    let _ = setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) });
}

fn send(to: &mut impl Write, text: &str) -> io::Result<()> {
    to.write_all(&(text.len() as u64).to_le_bytes())?;
    to.write_all(text.as_bytes())?;
    to.flush()
}

/// The next text; `None` at the end.
fn receive(from: &mut impl Read, longest: u64) -> io::Result<Option<String>> {
    let mut length = [0; 8];
    if from.read(&mut length[..1])? == 0 {
        return Ok(None);
    }
    from.read_exact(&mut length[1..])?;
    let length = u64::from_le_bytes(length);
    let mut text = String::new();
    if length > longest || from.take(length).read_to_string(&mut text)? as u64 != length {
        return Err(io::ErrorKind::InvalidData.into());
    }
    Ok(Some(text))
}
