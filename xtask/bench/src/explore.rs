//! How long `toyc explore` takes to answer when a program changes.

use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::measure::Place;

/// How many changes are timed.
const EDITS: usize = 51;

/// Prints the times for a program of 100 lines, plain and with `-opt`.
pub(crate) fn explore(place: &Place) -> Result<(), String> {
    let file = place.write("explore.toy", &program(0))?;
    for options in [&[][..], &["-opt"]] {
        let server = Server::start(place, &file, options)?;
        let mut times = Vec::new();
        let mut size = 0;
        for edit in 0..EDITS {
            let start = Instant::now();
            size = server.send(&program(edit))?;
            times.push(start.elapsed());
        }
        times.sort_unstable();
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        println!(
            "{} lines {}: {:.1} ms at least, {:.1} in the middle, {:.1} at most, to a whole answer of {} KB",
            program(0).lines().count(),
            options.join(" "),
            ms(times[0]),
            ms(times[EDITS / 2]),
            ms(times[EDITS - 1]),
            size >> 10
        );
    }
    Ok(())
}

/// A program of 100 lines, in which one number is `edit`.
fn program(edit: usize) -> String {
    let mut text = String::new();
    for function in 0..16 {
        let _ = write!(
            text,
            "def f{function}(a, b) {{\n  var c = transpose(a) * b + {function};\n  return c * transpose(c) + a;\n}}\n\n"
        );
    }
    let _ = writeln!(text, "def main() {{\n  var a = [[1, 2], [3, {edit}]];");
    for line in 0..17 {
        let _ = writeln!(text, "  print(f{}(a, transpose(a)));", line % 16);
    }
    text + "}\n"
}

/// A running server.
struct Server {
    process: Child,
    host: String,
}

impl Server {
    fn start(place: &Place, file: &str, options: &[&str]) -> Result<Self, String> {
        let mut run = Command::new(place.binaries.join("toyc"));
        run.args(["explore", "-no-open", file]).args(options).stderr(Stdio::piped());
        let mut process = run.spawn().map_err(|e| format!("cannot start toyc: {e}"))?;
        let mut said = String::new();
        if let Some(stderr) = process.stderr.take() {
            BufReader::new(stderr).read_line(&mut said).map_err(|e| e.to_string())?;
        }
        let host = said.split("http://").nth(1).map(|rest| rest.trim_end_matches(['/', '\n']).to_owned());
        Ok(Server { process, host: host.ok_or_else(|| format!("toyc explore says no address: {said}"))? })
    }

    /// Sends a program; returns the size of the complete answer.
    fn send(&self, text: &str) -> Result<usize, String> {
        let talk = || -> std::io::Result<Vec<u8>> {
            let mut connection = TcpStream::connect(&self.host)?;
            let host = &self.host;
            let length = text.len();
            let head = "POST /program HTTP/1.1\r\nConnection: close\r\n";
            connection.write_all(
                format!("{head}Host: {host}\r\nContent-Length: {length}\r\n\r\n{text}").as_bytes(),
            )?;
            let mut answer = Vec::new();
            connection.read_to_end(&mut answer)?;
            Ok(answer)
        };
        let answer = talk().map_err(|e| format!("toyc explore does not answer: {e}"))?;
        let text = String::from_utf8_lossy(&answer);
        if text.contains(r#"{"page":{"#) {
            Ok(answer.len())
        } else {
            Err(format!("toyc explore refuses the program: {text}"))
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
