//! Runs a process with input, a time limit and bounded memory.

use std::fmt;
use std::io::{Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// The time limit of one test.
pub const LIMIT: Duration = Duration::from_secs(60);
/// How much of each output is kept; the rest is read and dropped, so that a program that prints forever reaches the
/// time limit without exhausting memory.
pub const KEPT: usize = 16 << 20;
/// How many lines of each output a failure message shows.
const SHOWN_LINES: usize = 80;

/// The outcome of a process.
#[derive(Debug)]
pub struct Outcome {
    /// The command line, for messages.
    pub command: String,
    /// How it ended; `None` if it was stopped at the time limit.
    pub status: Option<ExitStatus>,
    /// What it printed to standard output.
    pub stdout: Vec<u8>,
    /// What it printed to standard error.
    pub stderr: Vec<u8>,
}

impl Outcome {
    /// Whether the process ended by itself with status 0.
    pub fn success(&self) -> bool {
        self.status.is_some_and(|status| status.success())
    }

    /// Whether the process ended by itself with status 1, as tools do after errors in their input.
    pub fn is_refusal(&self) -> bool {
        self.status.is_some_and(|status| status.code() == Some(1))
    }

    /// Standard output as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.stdout).into_owned()
    }

    /// Standard output if the process succeeded, else the whole outcome as a message.
    pub fn output(self) -> Result<String, String> {
        if self.success() { Ok(self.text()) } else { Err(self.to_string()) }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "command: {}", self.command)?;
        match self.status {
            Some(status) => writeln!(f, "status:  {status}")?,
            None => writeln!(f, "status:  stopped at the time limit of {} s", LIMIT.as_secs())?,
        }
        for (name, bytes) in [("stdout", &self.stdout), ("stderr", &self.stderr)] {
            if !bytes.is_empty() {
                writeln!(f, "{name}:\n{}", indented(&String::from_utf8_lossy(bytes)))?;
            }
        }
        Ok(())
    }
}

/// The text's first lines, each with two blanks before it.
pub fn indented(text: &str) -> String {
    let mut lines: Vec<String> = text.lines().take(SHOWN_LINES).map(|line| format!("  {line}")).collect();
    let total = text.lines().count();
    if total > SHOWN_LINES {
        lines.push(format!("  ... ({} more lines)", total - SHOWN_LINES));
    }
    lines.join("\n")
}

/// Runs the command with `input` until it ends or `limit` has passed.
pub fn run(command: Command, input: &[u8], limit: Duration) -> Result<Outcome, String> {
    Ok(run_seen(command, input, limit, |_| ())?.0)
}

/// Like [`run`]; also returns the peak memory of the process in bytes, if the system reports it.
pub fn run_measured(
    command: Command,
    input: &[u8],
    limit: Duration,
) -> Result<(Outcome, Option<usize>), String> {
    let watch = |id| std::thread::spawn(move || most_memory(id));
    let (outcome, watch) = run_seen(command, input, limit, watch)?;
    Ok((outcome, watch.join().ok().flatten()))
}

/// The peak memory of a process. The system keeps the maximum, so polling is enough; if there is nothing to read, the
/// process has ended.
fn most_memory(id: u32) -> Option<usize> {
    let path = format!("/proc/{id}/status");
    let mut most = None;
    loop {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        match line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<usize>().ok()) {
            Some(now) => most = Some(now << 10),
            None => return most,
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// Like [`run`]; `started` gets the id of the process.
fn run_seen<T>(
    mut command: Command,
    input: &[u8],
    limit: Duration,
    started: impl FnOnce(u32) -> T,
) -> Result<(Outcome, T), String> {
    let deadline = Instant::now() + limit;
    let text = describe(&command);
    // A process group of its own, so that processes that it has started end with it at the time limit.
    command.process_group(0).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|e| format!("cannot start `{text}`: {e}"))?;
    let seen = started(child.id());

    let stdin = child.stdin.take();
    let input = input.to_vec();
    // A process may end without reading its input, which closes the pipe.
    std::thread::spawn(move || stdin.map(|mut pipe| pipe.write_all(&input)));

    let (sender, receiver) = mpsc::channel();
    let mut readers = 0;
    if let Some(pipe) = child.stdout.take() {
        readers += 1;
        collect(pipe, 0, sender.clone());
    }
    if let Some(pipe) = child.stderr.take() {
        readers += 1;
        collect(pipe, 1, sender);
    }
    let mut outputs = [Vec::new(), Vec::new()];
    for _ in 0..readers {
        match receiver.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok((stream, bytes)) => outputs[stream] = bytes,
            Err(_) => break,
        }
    }
    let status = wait(&mut child, deadline)?;
    let [stdout, stderr] = outputs;
    Ok((Outcome { command: text, status, stdout, stderr }, seen))
}

/// Waits until the deadline, then ends the whole process group.
fn wait(child: &mut Child, deadline: Instant) -> Result<Option<ExitStatus>, String> {
    let failed = |e: std::io::Error| format!("cannot wait for a process: {e}");
    let mut pause = Duration::from_micros(100);
    loop {
        if let Some(status) = child.try_wait().map_err(failed)? {
            return Ok(Some(status));
        }
        if Instant::now() >= deadline {
            break;
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    }
    let group = format!("-{}", child.id());
    let _ = Command::new("kill").args(["-KILL", "--", &group]).stderr(Stdio::null()).status();
    child.kill().map_err(failed)?;
    child.wait().map_err(failed)?;
    Ok(None)
}

/// Reads the pipe to its end on a thread of its own.
fn collect(mut pipe: impl Read + Send + 'static, stream: usize, sender: mpsc::Sender<(usize, Vec<u8>)>) {
    std::thread::spawn(move || {
        let mut kept = Vec::new();
        let mut buffer = vec![0; 1 << 16];
        while let Ok(count) = pipe.read(&mut buffer) {
            if count == 0 {
                break;
            }
            let room = KEPT.saturating_sub(kept.len()).min(count);
            kept.extend_from_slice(&buffer[..room]);
        }
        // The receiver is gone after the time limit.
        let _ = sender.send((stream, kept));
    });
}

fn describe(command: &Command) -> String {
    let mut words = vec![command.get_program().to_string_lossy().into_owned()];
    words.extend(command.get_args().map(|argument| argument.to_string_lossy().into_owned()));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn input_output_and_status_are_passed_on() {
        let outcome = run(shell("cat; echo problem >&2; exit 3"), b"text", LIMIT).expect("sh starts");
        assert_eq!(outcome.text(), "text");
        assert_eq!(outcome.stderr, b"problem\n");
        assert_eq!(outcome.status.and_then(|status| status.code()), Some(3));
        assert!(outcome.output().is_err_and(|message| message.contains("problem")));
    }

    #[test]
    fn a_process_and_its_children_are_stopped_at_the_limit() {
        let start = Instant::now();
        let outcome = run(shell("sleep 50 & sleep 50"), b"", Duration::from_millis(100)).expect("sh starts");
        assert_eq!(outcome.status, None);
        assert!(start.elapsed() < Duration::from_secs(20));
        assert!(outcome.to_string().contains("time limit"));
    }

    #[test]
    fn endless_output_is_bounded() {
        let outcome = run(shell("yes"), b"", Duration::from_millis(300)).expect("sh starts");
        assert_eq!(outcome.status, None);
        assert!(outcome.stdout.len() <= KEPT);
    }

    #[test]
    fn the_most_memory_is_seen() {
        let (_, memory) = run_measured(shell("head -c 60000000 /dev/zero | sort -z | tail -c 1"), b"", LIMIT)
            .expect("sh starts");
        // `None` if the system does not report it; otherwise the memory of the shell, without the processes that it
        // starts.
        assert!(memory.is_none_or(|memory| (100_000..50_000_000).contains(&memory)), "{memory:?}");
    }

    #[test]
    fn a_program_that_does_not_exist_is_an_error() {
        assert!(run(Command::new("no-such-program"), b"", LIMIT).is_err());
    }
}
