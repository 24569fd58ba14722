//! Chromium, steered through the pipes of its DevTools protocol: <https://chromedevtools.github.io/devtools-protocol/>.

use std::fs::{File, OpenOptions};
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use crate::tools::Tools;

/// The names of the browser on different systems.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// The name of the installed browser.
pub fn installed(tools: &Tools) -> Option<&'static str> {
    let answers = |name: &str| {
        let output = tools.command(name).arg("--version").output();
        output.is_ok_and(|output| output.status.success())
    };
    NAMES.into_iter().find(|name| answers(name))
}

/// The arguments of the browser: no window, and options for a container, which may have neither a sandbox nor much
/// shared memory.
pub fn arguments(folder: &Path) -> Vec<String> {
    let profile = format!("--user-data-dir={}", folder.join("profile").display());
    let fixed = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--window-size=1280,800",
        "--no-first-run",
        "--disable-background-networking",
    ];
    fixed.into_iter().map(str::to_owned).chain([profile]).collect()
}

/// A browser with one page.
pub struct Browser {
    process: Child,
    to: File,
    from: BufReader<File>,
    session: Value,
    last: u64,
    /// The errors of the page so far: exceptions, and errors in its console.
    pub errors: Vec<String>,
}

impl Browser {
    /// Starts the browser; `folder` holds its files.
    pub fn start(tools: &Tools, name: &str, folder: &Path) -> Result<Self, String> {
        let into = folder.join("in");
        let out = folder.join("out");
        let made = Command::new("mkfifo").args([&into, &out]).status();
        made.map_err(|e| format!("mkfifo: {e}"))?;
        // The protocol's pipes are the descriptors 3 and 4.
        let mut run = tools.command("sh");
        run.args(["-c", r#"in=$1 out=$2; shift 2; exec "$@" 3<"$in" 4>"$out""#, "sh"]).args([&into, &out]);
        run.arg(name).args(arguments(folder)).args(["--remote-debugging-pipe", "about:blank"]);
        run.process_group(0).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let process = run.spawn().map_err(|e| format!("cannot start {name}: {e}"))?;
        let open = |path: &Path, options: &mut OpenOptions| options.open(path).map_err(|e| e.to_string());
        let to = open(&into, OpenOptions::new().write(true))?;
        let from = BufReader::new(open(&out, OpenOptions::new().read(true))?);
        let mut browser = Browser { process, to, from, session: Value::Null, last: 0, errors: Vec::new() };
        let page = browser.call("Target.createTarget", json!({ "url": "about:blank" }))?;
        let flat = json!({ "targetId": page["targetId"], "flatten": true });
        browser.session = browser.call("Target.attachToTarget", flat)?["sessionId"].clone();
        for domain in ["Page.enable", "Runtime.enable", "Log.enable"] {
            browser.call(domain, json!({}))?;
        }
        Ok(browser)
    }

    /// Calls a method of the protocol.
    pub fn call(&mut self, method: &str, parameters: Value) -> Result<Value, String> {
        self.last += 1;
        let id = self.last;
        let mut message = json!({ "id": id, "method": method, "params": parameters });
        if !self.session.is_null() {
            message["sessionId"] = self.session.clone();
        }
        self.to.write_all(format!("{message}\0").as_bytes()).map_err(|e| format!("{method}: {e}"))?;
        loop {
            let mut bytes = Vec::new();
            self.from.read_until(0, &mut bytes).map_err(|e| format!("{method}: {e}"))?;
            if bytes.pop() != Some(0) {
                return Err(format!("{method}: the browser has ended"));
            }
            let mut message: Value = serde_json::from_slice(&bytes).map_err(|e| format!("{method}: {e}"))?;
            if message["id"] == id {
                return match message.get("error") {
                    Some(error) => Err(format!("{method}: {error}")),
                    None => Ok(message["result"].take()),
                };
            }
            self.hear(&message);
        }
    }

    /// Records the errors that an event reports.
    fn hear(&mut self, event: &Value) {
        let parameters = &event["params"];
        let is_error = match event["method"].as_str() {
            Some("Runtime.exceptionThrown") => true,
            Some("Runtime.consoleAPICalled") => parameters["type"] == "error",
            Some("Log.entryAdded") => parameters["entry"]["level"] == "error",
            _ => false,
        };
        if is_error {
            self.errors.push(parameters.to_string());
        }
    }

    /// Shows a page.
    pub fn go(&mut self, url: &str) -> Result<(), String> {
        self.call("Page.navigate", json!({ "url": url })).map(|_| ())
    }

    /// The value of a JavaScript expression; if it is a promise, this waits for it.
    pub fn evaluate(&mut self, expression: &str) -> Result<Value, String> {
        let options = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut result = self.call("Runtime.evaluate", options)?;
        match result.get("exceptionDetails") {
            Some(details) => Err(format!("{expression}: {details}")),
            None => Ok(result["result"]["value"].take()),
        }
    }

    /// Waits until an expression is true, for at most 30 seconds.
    pub fn wait(&mut self, condition: &str) -> Result<(), String> {
        for _ in 0..600 {
            // While a page is being loaded, it cannot be asked.
            if self.evaluate(condition).is_ok_and(|value| value == true) {
                return Ok(());
            }
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
        Err(format!("it did not become true: {condition}\nerrors: {:#?}", self.errors))
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Ends it with the processes that it has started.
        let group = format!("-{}", self.process.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).stderr(Stdio::null()).status();
        let _ = self.process.wait();
    }
}
