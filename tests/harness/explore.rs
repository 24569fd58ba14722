//! `toyc explore`: the answers of its server, the requests that it refuses, and the page's editor in a
//! browser.

#![allow(clippy::print_stderr)]

#[path = "explore/server.rs"]
mod server;

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use generators::random::{Random, generate, mutate};
use libtest_mimic::Trial;
use serde_json::Value;
use tests::browser::{self, Browser};
use tests::harness::{first_seed, is_full, number};
use tests::tools::{Tools, fixtures};
use tests::{harness, process};

use server::{Explorer, Reply};

const PROGRAM: &str =
    "def f(a, b) {\n  return transpose(a) * b;\n}\n\ndef main() {\n  print(f([[1, 2]], [[3], [4]]));\n}\n";

/// A test, which gets the tools.
type Test = fn(&Tools) -> Result<(), String>;

const TESTS: &[(&str, Test)] = &[
    ("answers", answers),
    ("follows-the-file", follows_the_file),
    ("saves", saves),
    ("refuses-others", refuses_others),
    ("survives-programs", survives_programs),
    ("survives-its-compiler", survives_its_compiler),
    ("slow-clients", slow_clients),
    ("port-of-http", port_of_http),
    ("ends", ends),
    ("cannot-start", cannot_start),
    ("mlir", mlir),
    ("settings", settings),
    ("edits", edits),
];

fn main() {
    harness::main(|tools| {
        let test = |&(name, test): &(&str, Test)| {
            let tools = Arc::clone(tools);
            harness::trial(format!("explore/{name}"), None, move || test(&tools))
        };
        let mut trials: Vec<Trial> = TESTS.iter().map(test).collect();
        let browser = browser::installed(tools);
        let skipped = browser.is_none().then(|| "needs the browser chromium".to_owned());
        let tools = Arc::clone(tools);
        trials.push(harness::trial("explore/in-a-browser".to_owned(), skipped, move || {
            in_a_browser(&tools, browser.unwrap_or_default())
        }));
        trials
    });
}

/// Fails with the reply unless it has the status.
fn expect(reply: Reply, status: u16) -> Result<Reply, String> {
    if reply.status == status { Ok(reply) } else { Err(format!("expected status {status}: {reply:?}")) }
}

fn messages(answer: &Value) -> Vec<&str> {
    let list = answer["diagnostics"].as_array();
    list.into_iter().flatten().filter_map(|said| said["message"].as_str()).collect()
}

fn has_page(answer: &Value) -> bool {
    answer["page"]["panes"].as_array().is_some_and(|panes| panes.len() > 5)
}

fn answers(tools: &Tools) -> Result<(), String> {
    let explorer = Explorer::start(tools, "x.toy", PROGRAM)?;
    let page = expect(explorer.get("/")?, 200)?;
    for part in ["connect-src 'self'", "live.begin()"] {
        if !page.body.contains(part) {
            return Err(format!("the page has no {part}"));
        }
    }
    for header in
        ["x-frame-options: deny", "cross-origin-resource-policy: same-origin", "cache-control: no-store"]
    {
        if !page.head.to_lowercase().contains(header) {
            return Err(format!("no {header} in {}", page.head));
        }
    }
    let version = expect(explorer.get("/file?after=0")?, 200)?.json()?;
    if version["version"] != 1 || version["text"] != PROGRAM || !has_page(&version["answer"]) {
        return Err(format!("not the file: {version}"));
    }
    let wrong = explorer.post("def main() {\n  print(y);\n}\n")?;
    if !wrong["page"].is_null() || wrong["diagnostics"][0]["spans"][0]["line_start"] != 2 {
        return Err(format!("not the error: {wrong}"));
    }
    let right = explorer.post(PROGRAM)?;
    if !has_page(&right) || !messages(&right).is_empty() {
        return Err(format!("not the page: {right}"));
    }
    for (method, path, body, status) in [
        ("GET", "/other", "", 404),
        ("GET", "/file", "", 400),
        ("GET", "/file?after=x", "", 400),
        ("PUT", "/file", "", 400),
        ("DELETE", "/file", "", 405),
        ("GET", "/program", "", 405),
        ("POST", "/program", &"x".repeat((4 << 20) + 1), 413),
    ] {
        expect(explorer.request(method, path, &[], body.as_bytes())?, status)?;
    }
    expect(explorer.request("POST", "/program", &[], b"\xff\xfe")?, 400)?;
    Ok(())
}

fn follows_the_file(tools: &Tools) -> Result<(), String> {
    let explorer = Explorer::start(tools, "x.toy", PROGRAM)?;
    let file = &explorer.file;
    let write = |text: &[u8]| fs::write(file, text).map_err(|e| e.to_string());
    let remove = || fs::remove_file(file).map_err(|e| e.to_string());
    let mut known = 1;
    // A change in two steps may have a version for each step.
    let mut expect_version = |what: &str, is: &dyn Fn(&Value) -> bool| {
        for _ in 0..3 {
            let version = expect(explorer.get(&format!("/file?after={known}"))?, 200)?.json()?;
            known = version["version"].as_u64().unwrap_or(0);
            if is(&version) {
                return Ok(());
            }
        }
        Err(format!("there is no version for {what}"))
    };
    let says = |part: &'static str| {
        move |version: &Value| version["error"].as_str().is_some_and(|error| error.contains(part))
    };
    write(b"def main() { print([1]); }")?;
    expect_version("a change", &|version| {
        version["text"] == "def main() { print([1]); }" && has_page(&version["answer"])
    })?;
    // As many editors save: another file takes over the name.
    let other = file.with_extension("new");
    let replaced = fs::write(&other, "def main() { print(x); }").and_then(|()| fs::rename(&other, file));
    replaced.map_err(|e| e.to_string())?;
    expect_version("an error", &|version| messages(&version["answer"]).len() == 1)?;
    remove()?;
    expect_version("no file", &says("No such file"))?;
    write(b"\xff\xff")?;
    expect_version("a binary file", &says("not UTF-8"))?;
    write(&b" ".repeat((4 << 20) + 1))?;
    expect_version("a huge file", &says("larger than 4194304"))?;
    remove()?;
    Command::new("mkfifo").arg(file).status().map_err(|e| e.to_string())?;
    expect_version("a pipe", &says("not a regular file"))?;
    remove()?;
    write(PROGRAM.as_bytes())?;
    expect_version("the first text", &|version| has_page(&version["answer"]))
}

fn saves(tools: &Tools) -> Result<(), String> {
    let explorer = Explorer::start(tools, "x.toy", PROGRAM)?;
    let text = "# é\ndef main() { print([2]); }\n";
    let save = |after: u64, text: &str| {
        explorer.request("PUT", &format!("/file?after={after}"), &[], text.as_bytes())
    };
    let now = || fs::read_to_string(&explorer.file).map_err(|e| e.to_string());
    expect(save(1, text)?, 200)?;
    let version = expect(explorer.get("/file?after=1")?, 200)?.json()?;
    if now()? != text || version["text"] != text || version["version"] != 2 {
        return Err(format!("{}\n{version}", now()?));
    }
    // A change by another program is not lost, even if nobody has noticed it yet.
    expect(save(1, PROGRAM)?, 409)?;
    fs::write(&explorer.file, "# other\n").map_err(|e| e.to_string())?;
    expect(save(2, PROGRAM)?, 409)?;
    // Neither is the file if the new text arrives incomplete.
    let host = format!("Host: {}", explorer.host);
    for length in [None, Some("5000"), Some("-1"), Some("2"), Some("35184372088832")] {
        let length = length.map(|length| format!("Content-Length: {length}"));
        let headers: Vec<&str> = length.iter().map(String::as_str).chain([host.as_str()]).collect();
        let reply = explorer.cut_off("PUT", "/file?after=3", &headers, b"abc")?;
        if ![400, 411, 413].contains(&reply.status) || now()? != "# other\n" {
            return Err(format!("{headers:?}: {reply:?}\n{}", now()?));
        }
    }
    fs::remove_file(&explorer.file).map_err(|e| e.to_string())?;
    // The server may have seen the other program's file while it was still empty, as a version of its own.
    let mut last = 2;
    loop {
        let version = expect(explorer.get(&format!("/file?after={last}"))?, 200)?.json()?;
        last = version["version"].as_u64().ok_or_else(|| format!("no version: {version}"))?;
        if version.get("error").is_some() {
            break;
        }
    }
    expect(save(last, text)?, 200)?;
    if now()? == text { Ok(()) } else { Err(format!("the file that was removed is {}", now()?)) }
}

fn refuses_others(tools: &Tools) -> Result<(), String> {
    let explorer = Explorer::start(tools, "x.toy", PROGRAM)?;
    let host = explorer.host.clone();
    let port = explorer.port();
    let own = format!("Origin: http://{host}");
    expect(explorer.request("POST", "/program", &[&own, "Sec-Fetch-Site: same-origin"], b"")?, 200)?;
    let name = format!("Host: localhost:{port}");
    expect(explorer.raw("GET", "/", &[&name], b"")?, 200)?;
    let secure = format!("Origin: https://{host}");
    let others: &[&[&str]] = &[
        &["Origin: http://example.com"],
        &["Origin: null"],
        &["Origin: http://localhost:1"],
        &[&secure],
        &["Sec-Fetch-Site: cross-site"],
        &["Sec-Fetch-Site: same-site"],
    ];
    for headers in others {
        for (method, path) in [("GET", "/"), ("GET", "/file?after=0"), ("POST", "/program"), ("PUT", "/file")]
        {
            let refused = expect(explorer.request(method, path, headers, b"")?, 403)?;
            if refused.body.contains("transpose") {
                return Err(format!("the program is in {refused:?}"));
            }
        }
    }
    let hosts = [vec![], vec!["Host: example.com"], vec!["Host: 127.0.0.1:1"], vec!["Host: 127.0.0.1"]];
    for headers in hosts {
        expect(explorer.raw("GET", "/file?after=0", &headers, b"")?, 403)?;
    }
    let now = fs::read_to_string(&explorer.file).map_err(|e| e.to_string())?;
    if now != PROGRAM {
        return Err(format!("a refused request changed the file: {now}"));
    }
    listens_to_this_machine_only(port)
}

/// The system's list of sockets, which is Linux's.
fn listens_to_this_machine_only(port: u16) -> Result<(), String> {
    let list = |path: &str| fs::read_to_string(path).unwrap_or_default();
    let all = list("/proc/net/tcp") + &list("/proc/net/tcp6");
    // Numbers are hexadecimal, the state 0A is "listening", and the address 127.0.0.1 is written from its end.
    let local = |line: &&str| line.split_whitespace().nth(3) == Some("0A");
    let addresses: Vec<&str> =
        all.lines().filter(local).filter_map(|line| line.split_whitespace().nth(1)).collect();
    let own: Vec<_> = addresses.iter().filter(|address| address.ends_with(&format!(":{port:04X}"))).collect();
    match own[..] {
        [address] if address.starts_with("0100007F:") => Ok(()),
        [] if all.is_empty() => Ok(()),
        _ => Err(format!("port {port} is open at {own:?}")),
    }
}

/// Programs that are long, deep, or wrong in every line: each is answered, and the server keeps running.
fn survives_programs(tools: &Tools) -> Result<(), String> {
    let mut explorer = Explorer::start(tools, "x.toy", PROGRAM)?;
    let main = |body: &str| format!("def main() {{\n  var x = [1, 2];\n{body}\n}}\n");
    let texts = [
        main(&format!("print({}x);", "-".repeat(60_000))),
        main(&format!("print({}x);", "- ".repeat(20_000))),
        "!".repeat(60_000),
        "(".repeat(60_000),
        main(&format!("print({}x{});", "transpose(".repeat(900), ")".repeat(900))),
        main(&"y;\n".repeat(20_000)),
        main(&"var z = x;\n".repeat(6_000)),
        format!("def main() {{ var a<{}> = 1; print(a); }}", vec!["1"; 20_000].join(",")),
        format!("def main() {{ print({}1{}); }}", "[".repeat(20_000), "]".repeat(20_000)),
    ];
    for text in texts {
        let start: String = text.chars().take(60).collect();
        let answer = explorer.post(&text).map_err(|e| format!("{start}: {e}"))?;
        if has_page(&answer)
            == answer["diagnostics"].as_array().into_iter().flatten().any(|d| d["level"] == "error")
        {
            return Err(format!("{start}: neither a page nor an error, or both"));
        }
    }
    let right = explorer.post(PROGRAM)?;
    if has_page(&right) && explorer.is_running() { Ok(()) } else { Err(format!("not the page: {right}")) }
}

/// If the process that compiles dies, whatever the cause, another one takes over.
fn survives_its_compiler(tools: &Tools) -> Result<(), String> {
    let mut explorer = Explorer::start(tools, "x.toy", PROGRAM)?;
    for round in 0..3 {
        // A different text each time: the last one is not compiled again.
        let text = format!("{PROGRAM}# {round}\n");
        let right = explorer.post(&text)?;
        if !has_page(&right) {
            return Err(format!("not the page: {right}"));
        }
        let Some(compiler) = compiler_of(&explorer)? else { return Ok(()) };
        Command::new("kill").args(["-SEGV", &compiler]).status().map_err(|e| e.to_string())?;
        let lost = explorer.post(&format!("{text}#"))?;
        // The text may arrive before the signal takes effect.
        if !has_page(&lost) && !messages(&lost).iter().any(|said| said.contains("ended without an answer")) {
            return Err(format!("not said: {lost}"));
        }
    }
    explorer.post(PROGRAM)?;
    let Some(compiler) = compiler_of(&explorer)? else { return Ok(()) };
    let limited = Command::new("prlimit").args(["--pid", &compiler, "--data=110000000"]).status();
    if limited.is_ok_and(|status| status.success()) {
        let large = format!("def main() {{\n  var x = [1, 2];\n  print({}x);\n}}\n", "- ".repeat(30_000));
        let lost = explorer.post(&large)?;
        if !messages(&lost).iter().any(|said| said.contains("ended without an answer")) {
            return Err(format!("no memory, and not said: {:?}", messages(&lost)));
        }
        if !has_page(&explorer.post(&format!("{PROGRAM}#"))?) {
            return Err("no page after memory ran out".to_owned());
        }
    }
    if explorer.is_running() { Ok(()) } else { Err("the server has ended".to_owned()) }
}

/// The number of the process that compiles for a server, if a program can report it.
fn compiler_of(explorer: &Explorer) -> Result<Option<String>, String> {
    let Ok(listed) = Command::new("pgrep").args(["-P", &explorer.id().to_string()]).output() else {
        return Ok(None);
    };
    let children = String::from_utf8_lossy(&listed.stdout).into_owned();
    match children.lines().count() {
        1 => Ok(Some(children.trim().to_owned())),
        _ => Err(format!("not one compiler: {children:?}")),
    }
}

/// However many clients send nothing, or half a request, others are answered at once.
fn slow_clients(tools: &Tools) -> Result<(), String> {
    let explorer = Explorer::start(tools, "x.toy", PROGRAM)?;
    let host = format!("Host: {}", explorer.host);
    let connect = || std::net::TcpStream::connect(&explorer.host).map_err(|e| e.to_string());
    let mut slow = Vec::new();
    for round in 0..100 {
        slow.push(match round % 4 {
            0 => connect()?,
            1 => {
                let mut connection = connect()?;
                std::io::Write::write_all(&mut connection, b"GET / HTT").map_err(|e| e.to_string())?;
                connection
            }
            2 => explorer.send("POST", "/program", &[&host, "Content-Length: 1000"], b"def")?,
            // Waits for a version that does not come.
            _ => explorer.send("GET", "/file?after=1", &[&host], b"")?,
        });
        if round % 20 == 19 {
            let start = Instant::now();
            expect(explorer.get("/")?, 200)?;
            let answer = explorer.post(&format!("{PROGRAM}# {round}\n"))?;
            if !has_page(&answer) || start.elapsed() > Duration::from_secs(20) {
                return Err(format!("after {round} clients: {:?}, {answer}", start.elapsed()));
            }
        }
    }
    Ok(())
}

/// Browsers omit the port of HTTP. Only some users may listen on it.
fn port_of_http(tools: &Tools) -> Result<(), String> {
    if std::net::TcpListener::bind("127.0.0.1:80").is_err() {
        return Ok(());
    }
    let explorer = Explorer::start_with(tools, &["-port=80"], "x.toy", PROGRAM)?;
    for (host, origin, status) in [
        ("127.0.0.1", "http://127.0.0.1", 200),
        ("localhost", "http://localhost", 200),
        ("127.0.0.1:80", "http://127.0.0.1", 200),
        ("127.0.0.1", "http://127.0.0.1:8080", 403),
        ("127.0.0.1:8080", "http://127.0.0.1:8080", 403),
        ("example.org", "http://example.org", 403),
    ] {
        let headers = [format!("Host: {host}"), format!("Origin: {origin}")];
        expect(explorer.raw("GET", "/", &headers.each_ref().map(String::as_str), b"")?, status)?;
    }
    Ok(())
}

fn ends(tools: &Tools) -> Result<(), String> {
    let mut explorer = Explorer::start(tools, "x.toy", PROGRAM)?;
    let mut waiting = explorer.send("GET", "/file?after=1", &[&format!("Host: {}", explorer.host)], b"")?;
    std::thread::sleep(Duration::from_millis(200));
    let start = Instant::now();
    explorer.interrupt()?;
    let mut rest = Vec::new();
    // The connection ends with the process, one way or another.
    let _ = std::io::Read::read_to_end(&mut waiting, &mut rest);
    if start.elapsed() < Duration::from_secs(5) {
        Ok(())
    } else {
        Err(format!("it took {:?} to end", start.elapsed()))
    }
}

fn cannot_start(tools: &Tools) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let program = folder.path().join("x.toy");
    fs::write(&program, PROGRAM).map_err(|e| e.to_string())?;
    let taken = std::net::TcpListener::bind("127.0.0.1:0").map_err(|e| e.to_string())?;
    let port = taken.local_addr().map_err(|e| e.to_string())?.port().to_string();
    let binary = folder.path().join("binary.toy");
    fs::write(&binary, b"\xff").map_err(|e| e.to_string())?;
    let run = |arguments: &[&str], file: &Path| {
        let mut run = tools.toyc(&["explore", "-no-open", "-error-format=plain"]);
        run.args(arguments).arg(file);
        process::run(run, b"", process::LIMIT)
    };
    for (arguments, file, status, message) in [
        (&[][..], folder.path().join("none.toy"), 1, "cannot read"),
        (&[], folder.path().to_path_buf(), 1, "is a directory"),
        (&[], binary, 1, "not UTF-8"),
        (&[], "-".into(), 2, "not standard input"),
        (&["-port", &port], program.clone(), 1, "cannot listen on port"),
        (&["-port", "70000"], program, 2, "70000"),
    ] {
        let outcome = run(arguments, &file)?;
        let code = outcome.status.and_then(|status| status.code());
        if code != Some(status) || !String::from_utf8_lossy(&outcome.stderr).contains(message) {
            return Err(format!("expected status {status} and '{message}':\n{outcome}"));
        }
    }
    Ok(())
}

fn mlir(tools: &Tools) -> Result<(), String> {
    let text = "func.func @main() {\n  %0 = arith.constant 1 : i32\n  return\n}\n";
    let explorer = Explorer::start(tools, "x.mlir", text)?;
    let right = explorer.post(text)?;
    let wrong = explorer.post("func.func @main() {")?;
    if has_page(&right) && wrong["page"].is_null() && !messages(&wrong).is_empty() {
        Ok(())
    } else {
        Err(format!("{right}\n{wrong}"))
    }
}

/// Options and the start of a program, from the command line and with each request.
fn settings(tools: &Tools) -> Result<(), String> {
    let text = "def f(a, b) {\n  print(a);\n  return transpose(a) * b;\n}\n";
    let passes = |answer: &Value| -> Vec<String> {
        let panes = answer["page"]["panes"].as_array().cloned().unwrap_or_default();
        panes.iter().filter_map(|pane| pane["title"].as_str().map(str::to_owned)).collect()
    };
    let has = |answer: &Value, title: &str| passes(answer).iter().any(|pane| pane == title);
    let explorer = Explorer::start_with(tools, &["-opt", "-export=f:1x2,2x1"], "x.toy", text)?;
    let page = expect(explorer.get("/")?, 200)?;
    for part in [r#""text":"f:1x2,2x1""#, r#""label":"-opt","input":{"flag":true}"#] {
        if !page.body.contains(part) {
            return Err(format!("the page has no {part}"));
        }
    }
    let post = |query: &str| {
        expect(explorer.request("POST", &format!("/program{query}"), &[], text.as_bytes())?, 200)?.json()
    };
    let exported = post("")?;
    let plain = post("?opt=&level=3&native=1&parallel=1&fast-math=1")?;
    let called = post("?start=f%28%5B%5B1%2C+2%5D%5D%2C+3%29")?;
    let generic = post("?start=")?;
    let wrong = [post("?start=g:2")?, post("?start=f%28")?, post("?start=f%28none.npy%2C+1%29")?];
    let cases = [
        (has(&exported, "affine-loop-fusion") && has(&exported, "Assembly"), &exported),
        (exported["page"]["output"].is_null(), &exported),
        (!has(&plain, "affine-loop-fusion") && has(&plain, "set-fast-math-flags"), &plain),
        (
            called["page"]["output"]["text"] == "1.000000 2.000000 \ntensor<2x1xf64>\n3.000000 \n6.000000 \n",
            &called,
        ),
        (has(&generic, "canonicalize") && !has(&generic, "Assembly"), &generic),
        (generic["page"]["output"]["note"].as_str().is_some_and(|note| note.contains("f:2x3")), &generic),
        (messages(&wrong[0]) == ["-export=g:2: there is no function 'g'; did you mean 'f'?"], &wrong[0]),
        (messages(&wrong[1])[0].contains("not closed"), &wrong[1]),
        (messages(&wrong[2])[0].contains("none.npy"), &wrong[2]),
    ];
    match cases.iter().position(|(is_right, _)| !is_right) {
        Some(at) => Err(format!("case {at}: {}\n{:?}", cases[at].1, passes(cases[at].1))),
        None => runs(&explorer),
    }
}

/// The output of programs that print much, or never end, or fail.
fn runs(explorer: &Explorer) -> Result<(), String> {
    for (text, output, note) in [
        ("def main() { print(1 + 1); }", "2.000000 \n", ""),
        ("def main() { var a = 1; while a { a = a + 1; } print(a); }", "", "stopped after 1 s"),
        (
            "def main() { print(7); for i in 0..1e9 { print(\"line\", i); } }",
            "7.000000 \nline 0.0",
            "only the first 64 KiB",
        ),
    ] {
        let reply = explorer.request("POST", "/program?start=main", &[], text.as_bytes())?;
        let answer = expect(reply, 200)?.json()?;
        let of = |name: &str| answer["page"]["output"][name].as_str().unwrap_or("none").to_owned();
        if !of("text").starts_with(output) || !of("note").starts_with(note) || of("text").len() > 64 << 10 {
            return Err(format!("{text}: {:.200}: {}", of("text"), of("note")));
        }
    }
    Ok(())
}

/// A program that changes at random: every text is answered, and none brings the server down.
fn edits(tools: &Tools) -> Result<(), String> {
    let count = number("TOY_TEST_PROGRAMS").unwrap_or(if is_full() { 1000 } else { 100 });
    let seed = first_seed();
    let explorer = Explorer::start(tools, "x.toy", PROGRAM)?;
    let mut random = Random::new(seed);
    let mut text = PROGRAM.to_owned();
    let mut pages = 0;
    let mut times = Vec::new();
    for edit in 0..count {
        // Most changes make a program wrong, and few make it right again.
        text = if random.chance(40) {
            generate::generate(seed + edit).program.to_string()
        } else {
            mutate::change_text(&text, &mut random)
        };
        let start = Instant::now();
        let answer = explorer.post(&text).map_err(|e| format!("seed {seed}, edit {edit}: {e}\n{text}"))?;
        times.push(start.elapsed());
        let said = messages(&answer);
        if said.iter().any(|message| message.contains("internal error")) {
            return Err(format!("seed {seed}, edit {edit}: {said:?}\n{text}"));
        }
        let is_wrong = answer["diagnostics"].as_array().into_iter().flatten().any(|d| d["level"] == "error");
        if is_wrong == has_page(&answer) {
            return Err(format!("seed {seed}, edit {edit}: neither a page nor an error, or both\n{text}"));
        }
        pages += usize::from(!is_wrong);
    }
    times.sort_unstable();
    let middle = times[times.len() / 2];
    let last = times[times.len() - 1];
    eprintln!("{count} edits, TOY_TEST_SEED={seed}: {pages} pages; median {middle:.0?}, at most {last:.0?}");
    if pages == 0 { Err("no edit gave a page".to_owned()) } else { Ok(()) }
}

fn in_a_browser(tools: &Tools, name: &str) -> Result<(), String> {
    let golden = fixtures().join("programs/goldens/multiply-transpose.toy");
    let text = fs::read_to_string(golden).map_err(|e| e.to_string())?;
    let explorer = Explorer::start(tools, "x.toy", &text)?;
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let mut browser = Browser::start(tools, name, folder.path())?;
    browser.go(&explorer.url())?;
    browser.wait("document.documentElement.dataset.shown === '1'")?;
    let script = include_str!("explore/driver.js");
    let found = browser.evaluate(&format!("(async () => {{\n{script}\n}})()"))?;
    if found != "" {
        return Err(format!("{found}"));
    }
    // The file changes: first one that was edited in the page, then one that was not.
    fs::write(&explorer.file, "def main() { print([5]); }\n").map_err(|e| e.to_string())?;
    browser.wait("!live.take.hidden && live.text.value.includes('typed')")?;
    browser.evaluate("live.take.click()")?;
    browser.wait("live.text.value === 'def main() { print([5]); }\\n' && live.save.disabled")?;
    fs::write(&explorer.file, "def main() { print([6]); }\n").map_err(|e| e.to_string())?;
    browser.wait("live.text.value.includes('[6]') && texts.some((text) => text.includes('6.0'))")?;
    // Saved text is in the file.
    browser.evaluate("live.text.value = '# saved\\n'; live.typed(); live.save.click()")?;
    browser.wait("live.save.disabled")?;
    let now = fs::read_to_string(&explorer.file).map_err(|e| e.to_string())?;
    if now != "# saved\n" {
        return Err(format!("the file is {now}"));
    }
    // The file keeps its line endings.
    fs::write(&explorer.file, "# one\r\n").map_err(|e| e.to_string())?;
    browser.wait("live.text.value === '# one\\n' && live.save.disabled")?;
    browser.evaluate("live.text.value += '# two\\n'; live.typed(); live.save.click()")?;
    browser.wait("live.save.disabled")?;
    let now = fs::read_to_string(&explorer.file).map_err(|e| e.to_string())?;
    if now != "# one\r\n# two\r\n" {
        return Err(format!("the file is {now:?}"));
    }
    // Typing while a text is saved causes no conflict; a change by another program does.
    browser.evaluate(
        "live.text.value += '# three\\n'; live.typed(); live.put(); live.text.value += '#'; live.typed(); live.put(); live.text.value += '#'; live.typed()",
    )?;
    std::thread::sleep(Duration::from_millis(500));
    let state = browser
        .evaluate("[live.take.hidden, live.save.disabled, live.text.value.endsWith('three\\n##')].join()")?;
    if state != "true,true,true" {
        return Err(format!("after saving and typing on: {state}"));
    }
    browser.evaluate("live.text.value += '#'; live.typed()")?;
    fs::write(&explorer.file, "# theirs\n").map_err(|e| e.to_string())?;
    browser.wait("!live.take.hidden && live.save.textContent === 'Save over it'")?;
    browser.evaluate("live.put()")?;
    browser.wait("live.save.disabled && live.take.hidden")?;
    drop(explorer);
    browser.wait("document.documentElement.dataset.gone === 'yes'")?;
    // The console reports that the server has gone, and may report nothing else.
    browser.errors.retain(|error| !error.contains("ERR_CONNECTION") && !error.contains("ERR_EMPTY_RESPONSE"));
    if browser.errors.is_empty() { Ok(()) } else { Err(browser.errors.join("\n")) }
}
