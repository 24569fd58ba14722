//! `toyc explore`: the page of a program in a browser, which follows the file and the text typed into its
//! editor.
//!
//! - `watch`: the versions of the file.
//! - `compile`: the information about a program that the page gets. `settings`: the options that the page can change.
//! - `worker`: the process that compiles.
//! - `server`: requests, which `http` reads and answers; `clients`: the connections that they come from.
//!
//! Each text is sent whole and answered with a whole page, so that no edit can leave the server in a wrong state. The
//! worker has a limit of time and of memory, and whatever ends it costs one answer. When too many clients are
//! connected, the one that has been silent or slow for the longest has to go. To save a text, the page names the
//! version of the file that it has seen, and a newer one is not overwritten. The file is looked at 25 times a second,
//! which works with every editor and file system.

mod clients;
mod compile;
mod http;
mod server;
mod settings;
mod watch;
mod worker;

use std::net::{Ipv4Addr, TcpListener};
use std::process::ExitCode;
use std::sync::Arc;

use support::file;
use support::tool::say;

use page::Page;

use super::cli::{Explore, Language};
use compile::Recipe;
use server::Server;
use settings::Settings;
use watch::Watch;

/// Serves the page until the program is ended from outside, for example by Ctrl-C.
pub(crate) fn run(request: &Explore) -> ExitCode {
    if request.is_worker {
        return worker::run(Recipe::new(request));
    }
    match start(request) {
        Ok(server) => server.serve(),
        Err(message) => {
            request.reporter.error(&message);
            ExitCode::FAILURE
        }
    }
}

/// Reads the file, listens, and opens the browser.
fn start(request: &Explore) -> Result<Arc<Server>, String> {
    let watch = Watch::start(request.input.clone())?;
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, request.port))
        .map_err(|e| format!("cannot listen on port {} of this machine: {e}", request.port))?;
    let name = file::input_name(&request.input);
    let mut page = Page::new(name.rsplit('/').next().unwrap_or(&name));
    page.switches = Settings::new(request).switches(request.language);
    page.syntax = (request.language == Language::Toy).then(toyc::explore::syntax);
    let server = Server::new(listener, watch, name, page.live_html())?;
    let url = server.url();
    say(&format!("{} is shown at {url}\nCtrl-C ends this.\n", file::input_name(&request.input)));
    if request.opens_browser
        && let Err(e) = open::that_detached(&url)
    {
        say(&format!("note: cannot open a browser: {e}\n"));
    }
    Ok(Arc::new(server))
}
