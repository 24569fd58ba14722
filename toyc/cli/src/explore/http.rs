//! The part of HTTP that a page and its server on one machine need: a connection for each request, and texts of known
//! length.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::{Duration, Instant};

/// The longest head of a request, in bytes.
const MAX_HEAD: usize = 32 << 10;

/// The most fields of a head.
const MAX_FIELDS: usize = 100;

/// How long a client may take for the head of a request.
const FOR_HEAD: Duration = Duration::from_secs(10);

/// How long a client may take to send the text and to read the answer.
const FOR_TEXT: Duration = Duration::from_secs(30);

/// A request without its text.
pub(super) struct Request {
    /// The method.
    pub(super) method: String,
    /// The path, and what follows `?`.
    pub(super) target: (String, String),
    fields: Vec<(String, String)>,
    /// The bytes that were read after the head.
    rest: Vec<u8>,
}

/// The answer to a request.
pub(super) struct Answer {
    status: (u16, &'static str),
    kind: &'static str,
    body: String,
}

impl Answer {
    /// The answer 204 without a text.
    pub(super) const NOTHING: Answer =
        Answer { status: (204, "No Content"), kind: "text/plain", body: String::new() };

    pub(super) fn json(body: String) -> Self {
        Answer { status: (200, "OK"), kind: "application/json", body }
    }

    pub(super) fn html(body: String) -> Self {
        Answer { status: (200, "OK"), kind: "text/html; charset=utf-8", body }
    }

    /// Another status, with a message for people.
    pub(super) fn refusal(status: (u16, &'static str), message: impl Into<String>) -> Self {
        Answer { status, kind: "text/plain; charset=utf-8", body: message.into() }
    }
}

pub(super) const BAD_REQUEST: (u16, &str) = (400, "Bad Request");
pub(super) const FORBIDDEN: (u16, &str) = (403, "Forbidden");
pub(super) const NOT_FOUND: (u16, &str) = (404, "Not Found");
pub(super) const NOT_ALLOWED: (u16, &str) = (405, "Method Not Allowed");
pub(super) const CONFLICT: (u16, &str) = (409, "Conflict");
pub(super) const NO_LENGTH: (u16, &str) = (411, "Length Required");
pub(super) const TOO_LARGE: (u16, &str) = (413, "Content Too Large");
pub(super) const FAILED: (u16, &str) = (500, "Internal Server Error");
pub(super) const BUSY: (u16, &str) = (503, "Service Unavailable");

impl Request {
    /// Reads the head of a request; `None` if the client sends nothing.
    pub(super) fn read(from: &mut TcpStream) -> Result<Option<Self>, Answer> {
        let bad = |message: &str| Answer::refusal(BAD_REQUEST, message);
        let mut from = Timed::new(from, FOR_HEAD);
        let mut bytes = Vec::new();
        let mut chunk = [0; 4096];
        loop {
            let mut fields = [httparse::EMPTY_HEADER; MAX_FIELDS];
            let mut head = httparse::Request::new(&mut fields);
            let parsed = head.parse(&bytes).map_err(|e| bad(&format!("this is not HTTP: {e}")))?;
            if let httparse::Status::Complete(end) = parsed {
                let target = head.path.unwrap_or_default();
                let (path, query) = target.split_once('?').unwrap_or((target, ""));
                let field = |field: &httparse::Header<'_>| {
                    (field.name.to_ascii_lowercase(), String::from_utf8_lossy(field.value).into_owned())
                };
                return Ok(Some(Request {
                    method: head.method.unwrap_or_default().to_owned(),
                    target: (path.to_owned(), query.to_owned()),
                    fields: head.headers.iter().map(field).collect(),
                    rest: bytes.split_off(end),
                }));
            }
            if bytes.len() >= MAX_HEAD {
                return Err(bad("the head of the request is too long"));
            }
            match from.read(&mut chunk) {
                Ok(0) if bytes.is_empty() => return Ok(None),
                Ok(0) => return Err(bad("the request ends in its head")),
                Ok(count) => bytes.extend_from_slice(&chunk[..count]),
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) => return Err(bad(&format!("cannot read the request: {e}"))),
            }
        }
    }

    /// The values of the fields with a name, which is in lower case.
    pub(super) fn fields<'r>(&'r self, name: &'static str) -> impl Iterator<Item = &'r str> {
        self.fields.iter().filter(move |(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// Reads the text that follows the head. A text that ends too early is refused, so that half a text is never taken
    /// for a whole one.
    pub(super) fn text(&mut self, from: &mut TcpStream, longest: u64) -> Result<String, Answer> {
        let mut lengths = self.fields("content-length").map(|length| length.trim().parse::<u64>());
        // The page sends no text in chunks.
        let (Some(Ok(length)), None) = (lengths.next(), lengths.next()) else {
            return Err(Answer::refusal(NO_LENGTH, "the text has no length"));
        };
        drop(lengths);
        if length > longest {
            return Err(Answer::refusal(TOO_LARGE, format!("the text is longer than {longest} bytes")));
        }
        let mut from = Timed::new(from, FOR_TEXT);
        if self.fields("expect").next().is_some() {
            let _ = from.write_all(b"HTTP/1.1 100 Continue\r\n\r\n");
        }
        let mut bytes = std::mem::take(&mut self.rest);
        let missing = length.saturating_sub(bytes.len() as u64);
        let read = from.take(missing).read_to_end(&mut bytes);
        read.map_err(|e| Answer::refusal(BAD_REQUEST, format!("cannot read the text: {e}")))?;
        if bytes.len() as u64 != length {
            return Err(Answer::refusal(BAD_REQUEST, "the text has another length than its head says"));
        }
        String::from_utf8(bytes).map_err(|_| Answer::refusal(BAD_REQUEST, "the text is not UTF-8"))
    }
}

impl Answer {
    /// Sends the answer, and closes the connection.
    pub(super) fn send(&self, to: &mut TcpStream) -> io::Result<()> {
        let (status, reason) = self.status;
        let kind = self.kind;
        let length = self.body.len();
        let head = format!(
            "HTTP/1.1 {status} {reason}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
             Connection: close\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n\
             X-Frame-Options: DENY\r\nCross-Origin-Resource-Policy: same-origin\r\nReferrer-Policy: no-referrer\r\n\r\n"
        );
        let mut timed = Timed::new(to, FOR_TEXT);
        timed.write_all(head.as_bytes())?;
        timed.write_all(self.body.as_bytes())?;
        to.shutdown(Shutdown::Write)?;
        // A client that is still sending would lose the answer if the connection were closed at once.
        io::copy(&mut Timed::new(to, Duration::from_secs(1)).take(MAX_REST), &mut io::sink()).map(|_| ())
    }
}

/// How much of a refused text is read and dropped, in bytes.
const MAX_REST: u64 = 8 << 20;

/// A connection with a limit on the total time of its operations: a client that sends a byte from time to time is as
/// slow as one that sends none.
struct Timed<'s> {
    connection: &'s TcpStream,
    end: Instant,
}

impl<'s> Timed<'s> {
    fn new(connection: &'s TcpStream, time: Duration) -> Self {
        Timed { connection, end: Instant::now() + time }
    }

    fn rest(&self) -> io::Result<Option<Duration>> {
        let rest = self.end.saturating_duration_since(Instant::now());
        if rest.is_zero() { Err(io::ErrorKind::TimedOut.into()) } else { Ok(Some(rest)) }
    }
}

impl Read for Timed<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.connection.set_read_timeout(self.rest()?)?;
        self.connection.read(bytes)
    }
}

impl Write for Timed<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.connection.set_write_timeout(self.rest()?)?;
        self.connection.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
