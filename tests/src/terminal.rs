//! Programs on a terminal, which `script` of util-linux makes.

use std::io::{Read, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use crate::process::{self, Outcome};
use crate::tools::Tools;

/// The program that makes terminals.
const SCRIPT: &str = "script";

/// The reason why there is no terminal, if so.
pub fn missing(tools: &Tools) -> Option<String> {
    let mut command = tools.command(SCRIPT);
    let works = command.arg("--version").output().is_ok_and(|output| output.status.success());
    (!works).then(|| "needs script of util-linux".to_owned())
}

/// Runs a command line on a terminal, on which nothing is typed. Everything that it shows, including control
/// sequences, is on standard output; the status is that of the command.
///
/// # Errors
/// If the terminal cannot be made.
pub fn run(tools: &Tools, line: &str, set_up: impl FnOnce(&mut Command)) -> Result<Outcome, String> {
    process::run(on_terminal(tools, line, set_up), b"", Duration::from_secs(120))
}

fn on_terminal(tools: &Tools, line: &str, set_up: impl FnOnce(&mut Command)) -> Command {
    let mut command = tools.command(SCRIPT);
    command
        .args(["--quiet", "--return", "--echo", "never", "--command", line, "/dev/null"])
        .env("TERM", "xterm")
        // The same shell for everyone.
        .env("SHELL", "/bin/sh");
    set_up(&mut command);
    command
}

/// How long a program may show nothing.
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs a program on a terminal, with its arguments. Each step waits until one text after the other is shown, then
/// types. Returns everything that is shown once the program has ended.
///
/// # Errors
/// If a text is not shown, or the program fails.
pub fn talk(
    tools: &Tools,
    line: &str,
    steps: &[(&[&str], &str)],
    set_up: impl FnOnce(&mut Command),
) -> Result<String, String> {
    // A shell that waits for the program would end at Ctrl-C, and the terminal with it.
    let mut command = on_terminal(tools, &format!("exec {line}"), set_up);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().map_err(|e| e.to_string())?;
    let keys = child.stdin.take();
    let screen = child.stdout.take();
    let (mut keys, mut screen) = keys.zip(screen).ok_or("the terminal has no streams")?;
    let (sender, receiver) = mpsc::channel();
    let reader = thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(count @ 1..) = screen.read(&mut bytes) {
            if sender.send(bytes[..count].to_vec()).is_err() {
                break;
            }
        }
    });
    let mut shown = String::new();
    let mut seen = 0;
    let mut follow = || -> Result<(), String> {
        for (texts, typed) in steps {
            for text in *texts {
                while !shown[seen..].contains(text) {
                    let more = receiver.recv_timeout(PATIENCE);
                    shown.push_str(&String::from_utf8_lossy(&more.map_err(|_| format!("no '{text}'"))?));
                }
                seen += shown[seen..].find(text).unwrap_or(0) + text.len();
            }
            keys.write_all(typed.as_bytes()).and_then(|()| keys.flush()).map_err(|e| e.to_string())?;
        }
        Ok(())
    };
    let mut followed = follow();
    // Until nothing more can come, since the session has ended.
    while followed.is_ok() {
        match receiver.recv_timeout(PATIENCE) {
            Ok(bytes) => shown.push_str(&String::from_utf8_lossy(&bytes)),
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => followed = Err("the session does not end".to_owned()),
        }
    }
    if followed.is_err() {
        let _ = child.kill();
    }
    let status = child.wait().map_err(|e| e.to_string())?;
    drop(keys);
    let _ = reader.join();
    followed.map_err(|message| format!("{message} in:\n{}", shown.escape_debug()))?;
    if status.success() { Ok(shown) } else { Err(format!("{status}:\n{}", shown.escape_debug())) }
}
