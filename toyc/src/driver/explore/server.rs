//! Requests of the page. Only this machine can send any, and of them only those of the page itself are answered:
//! another page in the same browser could otherwise read the program.
//!
//! - `GET /`: the page, without a program.
//! - `GET /file?after=N`: the version of the file after the version N, once there is one: an object with `version`,
//!   `text` and `answer` (see [`Recipe::answer`]), or `version` and `error`; 204 if there is none for a while.
//! - `POST /program`: the answer for the text that is sent.
//! - `PUT /file`: the file gets the text that is sent.

use std::convert::Infallible;
use std::io::{Cursor, Read as _};
use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use page::Page;
use support::json;
use tiny_http::{Header, Method, Request, Response};

use super::compile::{MAX_TEXT, Recipe, STACK};
use super::watch::Watch;

/// How many requests are answered at once; a page has at most three.
const MAX_REQUESTS: usize = 32;

/// How long a request waits for a new version of the file.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server for one file.
pub(super) struct Server {
    http: tiny_http::Server,
    /// The address without the scheme.
    host: String,
    watch: Arc<Watch>,
    recipe: Recipe,
    running: AtomicUsize,
}

/// What a request is answered with.
struct Answer {
    status: u16,
    kind: &'static str,
    body: String,
}

impl Answer {
    const NOTHING: Answer = Answer { status: 204, kind: "text/plain", body: String::new() };

    fn json(body: String) -> Self {
        Answer { status: 200, kind: "application/json", body }
    }

    fn refusal(status: u16, message: impl Into<String>) -> Self {
        Answer { status, kind: "text/plain; charset=utf-8", body: message.into() }
    }
}

impl Server {
    pub(super) fn new(listener: TcpListener, watch: Arc<Watch>, recipe: Recipe) -> Result<Self, String> {
        let address = listener.local_addr().map_err(|e| e.to_string())?;
        let http = tiny_http::Server::from_listener(listener, None).map_err(|e| e.to_string())?;
        Ok(Server { http, host: address.to_string(), watch, recipe, running: AtomicUsize::new(0) })
    }

    /// The address of the page.
    pub(super) fn url(&self) -> String {
        format!("http://{}/", self.host)
    }

    /// Answers requests.
    pub(super) fn serve(self: Arc<Self>) -> Result<Infallible, String> {
        loop {
            let request = self.http.recv().map_err(|e| format!("cannot receive requests: {e}"))?;
            if self.running.fetch_add(1, Ordering::Relaxed) >= MAX_REQUESTS {
                self.respond(request, Answer::refusal(503, "too many requests at once"));
                continue;
            }
            let server = Arc::clone(&self);
            let work = move || {
                let mut request = request;
                let answer = server.answer(&mut request);
                server.respond(request, answer);
            };
            let spawned = thread::Builder::new().stack_size(STACK).spawn(work);
            spawned.map_err(|e| format!("cannot start a thread: {e}"))?;
        }
    }

    fn respond(&self, request: Request, answer: Answer) {
        let length = answer.body.len();
        let body = Cursor::new(answer.body.into_bytes());
        let fields = [
            ("Content-Type", answer.kind),
            ("Cache-Control", "no-store"),
            ("X-Content-Type-Options", "nosniff"),
            ("X-Frame-Options", "DENY"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Referrer-Policy", "no-referrer"),
        ];
        let headers = fields.iter().filter_map(|(name, value)| Header::from_bytes(*name, *value).ok());
        let response = Response::new(answer.status.into(), headers.collect(), body, Some(length), None);
        // A page that has gone needs no answer.
        let _ = request.respond(response.with_chunked_threshold(usize::MAX));
        self.running.fetch_sub(1, Ordering::Relaxed);
    }

    fn answer(&self, request: &mut Request) -> Answer {
        if let Err(refused) = self.check_sender(request) {
            return refused;
        }
        let url = request.url().to_owned();
        let (path, query) = url.split_once('?').unwrap_or((&url, ""));
        match (request.method(), path) {
            (Method::Get, "/") => {
                let name = self.recipe.name();
                let html = Page::new(name.rsplit('/').next().unwrap_or(&name)).live_html();
                Answer { status: 200, kind: "text/html; charset=utf-8", body: html }
            }
            (Method::Get, "/file") => match query.strip_prefix("after=").and_then(|n| n.parse().ok()) {
                Some(after) => self.version(after),
                None => Answer::refusal(400, "GET /file needs the number of a version: /file?after=0"),
            },
            (Method::Post, "/program") => match text(request) {
                Ok(text) => Answer::json(self.recipe.answer(&text)),
                Err(refused) => refused,
            },
            (Method::Put, "/file") => match text(request) {
                Ok(text) => self.save(&text),
                Err(refused) => refused,
            },
            (_, "/" | "/file" | "/program") => Answer::refusal(405, "this address has other methods"),
            _ => Answer::refusal(404, "there is nothing at this address"),
        }
    }

    /// Refuses what the page itself did not send. `Host` is wrong when another name was made to lead here, `Origin` and
    /// `Sec-Fetch-Site` when another page sent the request.
    fn check_sender(&self, request: &Request) -> Result<(), Answer> {
        let port = self.host.rsplit(':').next().unwrap_or_default();
        let names = [self.host.clone(), format!("localhost:{port}")];
        let field = |name: &'static str| {
            let header = request.headers().iter().find(|header| header.field.equiv(name));
            header.map(|header| header.value.as_str())
        };
        let host = field("Host").unwrap_or_default();
        let is_own = names.iter().any(|name| name.eq_ignore_ascii_case(host))
            && field("Origin").is_none_or(|origin| origin.strip_prefix("http://") == Some(host))
            && field("Sec-Fetch-Site").is_none_or(|site| ["same-origin", "none"].contains(&site));
        match is_own {
            true => Ok(()),
            false => Err(Answer::refusal(403, format!("only the page at {} is answered", self.url()))),
        }
    }

    fn version(&self, after: u64) -> Answer {
        let Some(version) = self.watch.after(after, PATIENCE) else { return Answer::NOTHING };
        let number = version.number;
        Answer::json(match version.text {
            Ok((text, answer)) => {
                format!(r#"{{"version":{number},"text":{},"answer":{answer}}}"#, json::string(&text))
            }
            Err(error) => format!(r#"{{"version":{number},"error":{}}}"#, json::string(&error)),
        })
    }

    fn save(&self, text: &str) -> Answer {
        match self.watch.save(text) {
            Ok(()) => Answer::NOTHING,
            Err(e) => Answer::refusal(500, format!("cannot write '{}': {e}", self.recipe.name())),
        }
    }
}

/// The text that a request brings.
fn text(request: &mut Request) -> Result<String, Answer> {
    let mut bytes = Vec::new();
    let read = request.as_reader().take(MAX_TEXT + 1).read_to_end(&mut bytes);
    read.map_err(|e| Answer::refusal(400, format!("cannot read the text: {e}")))?;
    if bytes.len() as u64 > MAX_TEXT {
        return Err(Answer::refusal(413, format!("the text is longer than {MAX_TEXT} bytes")));
    }
    String::from_utf8(bytes).map_err(|_| Answer::refusal(400, "the text is not UTF-8"))
}
