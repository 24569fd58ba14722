//! Requests of the page, as [`Page::live_html`] lists them. Only this machine can send any, and of them only those of
//! the page itself are answered: another page in the same browser could otherwise read the program.

use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use page::Page;
use support::json;
use support::tool::STACK;

use super::compile::{MAX_TEXT, Recipe};
use super::http::{self, Answer, Request};
use super::watch::{NotSaved, Watch};

/// How many requests are answered at once; a page has at most three.
const MAX_REQUESTS: usize = 64;

/// How long a request waits for a new version of the file.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server for one file.
pub(super) struct Server {
    listener: TcpListener,
    /// The address without the scheme.
    host: String,
    watch: Arc<Watch>,
    recipe: Recipe,
    running: AtomicUsize,
}

/// One of the requests that are answered at once.
struct Running<'s>(&'s Server);

impl Drop for Running<'_> {
    fn drop(&mut self) {
        self.0.running.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Server {
    pub(super) fn new(listener: TcpListener, watch: Arc<Watch>, recipe: Recipe) -> Result<Self, String> {
        let host = listener.local_addr().map_err(|e| e.to_string())?.to_string();
        Ok(Server { listener, host, watch, recipe, running: AtomicUsize::new(0) })
    }

    /// The address of the page.
    pub(super) fn url(&self) -> String {
        format!("http://{}/", self.host)
    }

    /// Answers requests, each on a thread of its own.
    pub(super) fn serve(self: Arc<Self>) -> ! {
        loop {
            // A client may have gone again, or there may be too many files open for now.
            let Ok((mut client, _)) = self.listener.accept() else {
                thread::sleep(Duration::from_millis(50));
                continue;
            };
            let server = Arc::clone(&self);
            let work = move || {
                let is_free = server.running.fetch_add(1, Ordering::Relaxed) < MAX_REQUESTS;
                let _running = Running(&server);
                let answer = match is_free {
                    true => server.answer(&mut client),
                    false => Some(Answer::refusal(http::BUSY, "too many requests at once")),
                };
                // A page that has gone needs no answer.
                let _ = answer.map(|answer| answer.send(&mut client));
            };
            // Where no thread can be started, the connection is closed.
            let _ = thread::Builder::new().stack_size(STACK).spawn(work);
        }
    }

    /// The answer to the request of a client, if it has one.
    fn answer(&self, client: &mut TcpStream) -> Option<Answer> {
        let request = Request::read(client).transpose()?;
        Some(request.and_then(|request| self.route(request, client)).unwrap_or_else(|refusal| refusal))
    }

    fn route(&self, mut request: Request, client: &mut TcpStream) -> Result<Answer, Answer> {
        self.check_sender(&request)?;
        let (path, query) = request.target.clone();
        let after = || {
            let number = query.strip_prefix("after=").and_then(|number| number.parse().ok());
            number.ok_or_else(|| {
                Answer::refusal(http::BAD_REQUEST, "the number of a version is missing: ?after=0")
            })
        };
        match (request.method.as_str(), path.as_str()) {
            ("GET", "/") => {
                let name = self.recipe.name();
                Ok(Answer::html(Page::new(name.rsplit('/').next().unwrap_or(&name)).live_html()))
            }
            ("GET", "/file") => Ok(self.version(after()?)),
            ("POST", "/program") => {
                let text = request.text(client, MAX_TEXT)?;
                Ok(Answer::json(self.recipe.answer(&text).to_string()))
            }
            ("PUT", "/file") => {
                let after = after()?;
                self.save(after, &request.text(client, MAX_TEXT)?)
            }
            (_, "/" | "/file" | "/program") => {
                Err(Answer::refusal(http::NOT_ALLOWED, "this address has other methods"))
            }
            _ => Err(Answer::refusal(http::NOT_FOUND, "there is nothing at this address")),
        }
    }

    /// Refuses what the page itself did not send. `Host` is wrong when another name was made to lead here, `Origin` and
    /// `Sec-Fetch-Site` when another page sent the request.
    fn check_sender(&self, request: &Request) -> Result<(), Answer> {
        let port = self.host.rsplit(':').next().unwrap_or_default();
        let names = [self.host.clone(), format!("localhost:{port}")];
        let mut hosts = request.fields("host");
        let is_own = match (hosts.next(), hosts.next()) {
            (Some(host), None) => {
                let own = |origin: &str| origin.strip_prefix("http://") == Some(host);
                names.iter().any(|name| name.eq_ignore_ascii_case(host))
                    && request.fields("origin").all(own)
                    && request.fields("sec-fetch-site").all(|site| ["same-origin", "none"].contains(&site))
            }
            _ => false,
        };
        match is_own {
            true => Ok(()),
            false => {
                Err(Answer::refusal(http::FORBIDDEN, format!("only the page at {} is answered", self.url())))
            }
        }
    }

    fn version(&self, after: u64) -> Answer {
        let Some(version) = self.watch.after(after, PATIENCE) else { return Answer::NOTHING };
        let number = version.number;
        Answer::json(match version.text {
            Ok(text) => {
                let answer = self.recipe.answer(&text);
                format!(r#"{{"version":{number},"text":{},"answer":{answer}}}"#, json::string(&text))
            }
            Err(error) => format!(r#"{{"version":{number},"error":{}}}"#, json::string(&error)),
        })
    }

    fn save(&self, after: u64, text: &str) -> Result<Answer, Answer> {
        match self.watch.save(after, text) {
            Ok(number) => Ok(Answer::json(format!(r#"{{"version":{number}}}"#))),
            Err(NotSaved::Changed) => Err(Answer::refusal(http::CONFLICT, "The file has changed meanwhile")),
            Err(NotSaved::Failed(e)) => {
                Err(Answer::refusal(http::FAILED, format!("cannot write '{}': {e}", self.recipe.name())))
            }
        }
    }
}
