//! Requests of the page, as [`Page::live_html`] lists them. Only this machine can send any, and only those of the page
//! itself are answered: another page in the same browser could otherwise read the program.
//!
//! The server serves 127.0.0.1 only, and answers 403 to requests whose `Host`, `Origin` or `Sec-Fetch-Site` is not its
//! own page's. Each request has a connection of its own and a text of known length, so that half a text is never taken
//! for a whole one.

use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use support::json;

use super::clients::{Client, Clients};
use super::compile;
use super::http::{self, Answer, Request};
use super::watch::{NotSaved, Version, Watch};
use super::worker::{MAX_TEXT, Worker};

/// How many requests may wait for the compiler.
const MAX_WAITING: usize = 16;

/// How long a request waits for a new version of the file, and how often it checks whether its client must go.
const PATIENCE: Duration = Duration::from_secs(20);
const LOOK: Duration = Duration::from_millis(500);

/// A server for one file.
pub(super) struct Server {
    listener: TcpListener,
    /// The address without the scheme.
    host: String,
    watch: Arc<Watch>,
    /// The page's name for the file.
    name: String,
    /// The page, without a program.
    page: String,
    clients: Arc<Clients>,
    worker: Mutex<Compiling>,
    /// How many requests are waiting for the worker.
    waiting: AtomicUsize,
}

/// The compiler, with its last request and the answer.
#[derive(Default)]
struct Compiling {
    worker: Worker,
    last: Option<(String, Arc<str>)>,
}

impl Server {
    pub(super) fn new(
        listener: TcpListener,
        watch: Arc<Watch>,
        name: String,
        page: String,
    ) -> Result<Self, String> {
        let host = listener.local_addr().map_err(|e| e.to_string())?.to_string();
        let mut worker = Worker::default();
        worker.start().map_err(|e| format!("cannot start the compiler: {e}"))?;
        Ok(Server {
            listener,
            host,
            watch,
            name,
            page,
            clients: Arc::default(),
            worker: Mutex::new(Compiling { worker, last: None }),
            waiting: AtomicUsize::new(0),
        })
    }

    /// The address of the page.
    pub(super) fn url(&self) -> String {
        format!("http://{}/", self.host)
    }

    /// Answers requests, each on a thread of its own.
    pub(super) fn serve(self: Arc<Self>) -> ! {
        loop {
            // The client may already be gone, or too many files may be open at the moment.
            let Ok((mut connection, _)) = self.listener.accept() else {
                thread::sleep(Duration::from_millis(50));
                continue;
            };
            // If there is no place for it, or no thread, the connection is closed.
            let Some(client) = self.clients.enter(&connection) else { continue };
            let server = Arc::clone(&self);
            let _ = thread::Builder::new().spawn(move || {
                // A page that is gone needs no answer.
                let _ = server.answer(&client, &mut connection).map(|answer| answer.send(&mut connection));
            });
        }
    }

    /// The answer to the request of a client, if it has one.
    fn answer(&self, client: &Client, connection: &mut TcpStream) -> Option<Answer> {
        let request = Request::read(connection).transpose()?;
        let answer = request.and_then(|request| self.route(request, client, connection));
        Some(answer.unwrap_or_else(|refusal| refusal))
    }

    fn route(
        &self,
        mut request: Request,
        client: &Client,
        connection: &mut TcpStream,
    ) -> Result<Answer, Answer> {
        self.check_sender(&request)?;
        let (path, query) = request.target.clone();
        // After the number of a version, if there is one, come settings.
        let (first, settings) = query.split_once('&').unwrap_or((&query, ""));
        let after = || {
            let number = first.strip_prefix("after=").and_then(|number| number.parse().ok());
            number.ok_or_else(|| {
                Answer::refusal(http::BAD_REQUEST, "the number of a version is missing: ?after=0")
            })
        };
        match (request.method.as_str(), path.as_str()) {
            ("GET", "/") => Ok(Answer::html(self.page.clone())),
            ("GET", "/file") => self.version(after()?, settings, client),
            ("POST", "/program") => {
                let text = request.text(connection, MAX_TEXT)?;
                client.serve(|| self.compile(&query, &text)).map(|answer| Answer::json(answer.to_string()))
            }
            ("PUT", "/file") => {
                let after = after()?;
                self.save(after, &request.text(connection, MAX_TEXT)?)
            }
            (_, "/" | "/file" | "/program") => {
                Err(Answer::refusal(http::NOT_ALLOWED, "this address has other methods"))
            }
            _ => Err(Answer::refusal(http::NOT_FOUND, "there is nothing at this address")),
        }
    }

    /// The compiler's answer for settings and a text, as made by [`Recipe::compile`](compile::Recipe::compile).
    fn compile(&self, settings: &str, text: &str) -> Result<Arc<str>, Answer> {
        let is_free = self.waiting.fetch_add(1, Ordering::Relaxed) < MAX_WAITING;
        let answer = is_free.then(|| self.compile_next(format!("{settings}\n{text}")));
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        answer.ok_or_else(|| Answer::refusal(http::BUSY, "too many programs at once"))
    }

    fn compile_next(&self, request: String) -> Arc<str> {
        let mut compiling = self.worker.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((last, answer)) = &compiling.last
            && *last == request
        {
            return Arc::clone(answer);
        }
        let start = Instant::now();
        let answer = compiling.worker.answer(&request).unwrap_or_else(|why| compile::failed(why, start));
        let answer: Arc<str> = answer.into();
        compiling.last = Some((request, Arc::clone(&answer)));
        answer
    }

    /// Refuses requests that the page itself did not send. `Host` is wrong if another name leads here; `Origin` and
    /// `Sec-Fetch-Site` are wrong if another page sent the request.
    fn check_sender(&self, request: &Request) -> Result<(), Answer> {
        let mut hosts = request.fields("host");
        let is_own = match (hosts.next(), hosts.next()) {
            (Some(host), None) => {
                let own = |origin: &str| {
                    origin.strip_prefix("http://").map(without_port) == Some(without_port(host))
                };
                is_name(&self.host, host)
                    && request.fields("origin").all(own)
                    && request.fields("sec-fetch-site").all(|site| ["same-origin", "none"].contains(&site))
            }
            _ => false,
        };
        if is_own {
            Ok(())
        } else {
            Err(Answer::refusal(http::FORBIDDEN, format!("only the page at {} is answered", self.url())))
        }
    }

    fn version(&self, after: u64, settings: &str, client: &Client) -> Result<Answer, Answer> {
        let Some(version) = self.next_version(after, client) else { return Ok(Answer::NOTHING) };
        let number = version.number;
        Ok(Answer::json(match version.text {
            Ok(text) => {
                let answer = client.serve(|| self.compile(settings, &text))?;
                format!(r#"{{"version":{number},"text":{},"answer":{answer}}}"#, json::string(&text))
            }
            Err(error) => format!(r#"{{"version":{number},"error":{}}}"#, json::string(&error)),
        }))
    }

    /// The version after this number, unless it does not come in time or the client must go.
    fn next_version(&self, after: u64, client: &Client) -> Option<Version> {
        let start = Instant::now();
        while start.elapsed() < PATIENCE && client.is_there() {
            if let Some(version) = self.watch.after(after, LOOK) {
                return Some(version);
            }
        }
        None
    }

    fn save(&self, after: u64, text: &str) -> Result<Answer, Answer> {
        match self.watch.save(after, text) {
            Ok(number) => Ok(Answer::json(format!(r#"{{"version":{number}}}"#))),
            Err(NotSaved::Changed) => Err(Answer::refusal(http::CONFLICT, "The file has changed meanwhile")),
            Err(NotSaved::Failed(e)) => {
                Err(Answer::refusal(http::FAILED, format!("cannot write '{}': {e}", self.name)))
            }
        }
    }
}

/// Whether a name is a name of the host, which is an address with a port.
fn is_name(host: &str, name: &str) -> bool {
    let port = host.rsplit(':').next().unwrap_or_default();
    [host, &format!("localhost:{port}")]
        .iter()
        .any(|own| without_port(own).eq_ignore_ascii_case(without_port(name)))
}

/// A name without the port of HTTP, which browsers omit.
fn without_port(name: &str) -> &str {
    name.strip_suffix(":80").unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::is_name;

    #[test]
    fn only_the_port_of_http_may_be_left_out() {
        for name in ["127.0.0.1", "127.0.0.1:80", "localhost", "LOCALHOST:80"] {
            assert!(is_name("127.0.0.1:80", name), "{name}");
            assert!(!is_name("127.0.0.1:8080", name), "{name}");
        }
        for name in ["127.0.0.1:8080", "localhost:8080"] {
            assert!(is_name("127.0.0.1:8080", name), "{name}");
            assert!(!is_name("127.0.0.1:80", name), "{name}");
        }
        for name in ["", ":80", "127.0.0.1:", "127.0.0.2", "example.org", "localhost.example.org"] {
            assert!(!is_name("127.0.0.1:80", name), "{name}");
        }
    }
}
