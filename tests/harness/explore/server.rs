//! A running `toyc explore`, and requests to it, every byte of which can be chosen.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Shutdown, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;
use tests::tools::Tools;

/// How long an answer may take.
const LIMIT: Duration = Duration::from_secs(60);

/// A server for a file of its own.
pub(crate) struct Explorer {
    process: Child,
    _folder: TempDir,
    /// The file.
    pub(crate) file: PathBuf,
    /// Where the server listens: address and port.
    pub(crate) host: String,
}

/// The server's answer.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Reply {
    /// The body as JSON.
    pub(crate) fn json(self) -> Result<Value, String> {
        serde_json::from_str(&self.body).map_err(|e| format!("{e}: {}", self.body))
    }
}

impl Explorer {
    /// Starts a server for a file with this name and text.
    pub(crate) fn start(tools: &Tools, name: &str, text: &str) -> Result<Self, String> {
        Self::start_with(tools, &[], name, text)
    }

    /// Like [`Self::start`], with more options.
    pub(crate) fn start_with(
        tools: &Tools,
        options: &[&str],
        name: &str,
        text: &str,
    ) -> Result<Self, String> {
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        let file = folder.path().join(name);
        std::fs::write(&file, text).map_err(|e| e.to_string())?;
        let mut run = tools.toyc(&["explore", "-no-open"]);
        let mut process =
            run.args(options).arg(&file).stderr(Stdio::piped()).spawn().map_err(|e| e.to_string())?;
        let mut said = String::new();
        if let Some(stderr) = process.stderr.take() {
            BufReader::new(stderr).read_line(&mut said).map_err(|e| e.to_string())?;
        }
        let host = said.split("http://").nth(1).map(|rest| rest.trim_end_matches(['/', '\n']).to_owned());
        let host = host.ok_or_else(|| format!("no address in: {said}"))?;
        Ok(Explorer { process, _folder: folder, file, host })
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}/", self.host)
    }

    pub(crate) fn port(&self) -> u16 {
        self.host.rsplit(':').next().and_then(|port| port.parse().ok()).unwrap_or(0)
    }

    pub(crate) fn get(&self, path: &str) -> Result<Reply, String> {
        self.request("GET", path, &[], b"")
    }

    /// The answer for a program.
    pub(crate) fn post(&self, text: &str) -> Result<Value, String> {
        let reply = self.request("POST", "/program", &[], text.as_bytes())?;
        if reply.status == 200 { reply.json() } else { Err(format!("{reply:?}")) }
    }

    /// The answer to a request with the right `Host`.
    pub(crate) fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[&str],
        body: &[u8],
    ) -> Result<Reply, String> {
        let host = format!("Host: {}", self.host);
        self.raw(method, path, &[headers, &[&host]].concat(), body)
    }

    /// The answer to a request with these headers.
    pub(crate) fn raw(
        &self,
        method: &str,
        path: &str,
        headers: &[&str],
        body: &[u8],
    ) -> Result<Reply, String> {
        let length = format!("Content-Length: {}", body.len());
        self.reply(self.send(method, path, &[headers, &[&length]].concat(), body)?)
    }

    /// Like [`Self::raw`], without a `Content-Length` beyond the given headers; nothing follows the body.
    pub(crate) fn cut_off(
        &self,
        method: &str,
        path: &str,
        headers: &[&str],
        body: &[u8],
    ) -> Result<Reply, String> {
        let connection = self.send(method, path, headers, body)?;
        connection.shutdown(Shutdown::Write).map_err(|e| e.to_string())?;
        self.reply(connection)
    }

    fn reply(&self, mut connection: TcpStream) -> Result<Reply, String> {
        let mut bytes = Vec::new();
        connection.read_to_end(&mut bytes).map_err(|e| e.to_string())?;
        let text = String::from_utf8(bytes).map_err(|e| e.to_string())?;
        let (head, body) = text.split_once("\r\n\r\n").ok_or_else(|| format!("no answer: {text:?}"))?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        let status = status.ok_or_else(|| format!("no status: {head}"))?;
        Ok(Reply { status, head: head.to_owned(), body: body.to_owned() })
    }

    /// Sends a request, and leaves the answer to be read later.
    pub(crate) fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[&str],
        body: &[u8],
    ) -> Result<TcpStream, String> {
        let mut connection = TcpStream::connect(&self.host).map_err(|e| e.to_string())?;
        connection.set_read_timeout(Some(LIMIT)).map_err(|e| e.to_string())?;
        let mut head = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
        headers.iter().for_each(|header| head.extend([header, "\r\n"]));
        head.push_str("\r\n");
        // A refused request may be answered before it has been read.
        let _ = connection.write_all(&[head.as_bytes(), body].concat());
        Ok(connection)
    }

    /// The number of the process.
    pub(crate) fn id(&self) -> u32 {
        self.process.id()
    }

    /// Whether the server is still running.
    pub(crate) fn is_running(&mut self) -> bool {
        matches!(self.process.try_wait(), Ok(None))
    }

    /// Does what Ctrl-C does, and waits for the end. If the tests were started with Ctrl-C ignored, as a shell does for
    /// background jobs, so is the server: it is then ended in another way.
    pub(crate) fn interrupt(&mut self) -> Result<(), String> {
        let signal = if is_ignored(libc::SIGINT) { "-TERM" } else { "-INT" };
        let sent = Command::new("kill").args([signal, &self.process.id().to_string()]).status();
        sent.map_err(|e| e.to_string())?;
        let start = Instant::now();
        while start.elapsed() < LIMIT {
            if self.process.try_wait().map_err(|e| e.to_string())?.is_some() {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        Err("Ctrl-C does not end it".to_owned())
    }
}

impl Drop for Explorer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Whether this process ignores a signal; its children inherit that.
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let bits = ignored.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok());
    bits.is_some_and(|bits| bits >> (signal - 1) & 1 == 1)
}
