//! `cargo xtask first-output`: what stands between a fresh clone and the first output of a program.
//!
//! It starts `cargo xtask run` with a folder for all that is built that is new, and is removed afterwards. Crates that cargo
//! has downloaded and packages that are installed are used; in a new container, getting them counts.

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;
use std::{ffi::OsStr, fs};

use xtask::shell;

/// What is run: the line that the README begins with.
const RUN: [&str; 6] = ["run", "--quiet", "--package", "xtask", "--", "run"];
const PROGRAM: &str = "examples/multiply_transpose.toy";

/// What the system counts a process's time in: hundredths of a second, whatever the processor does.
const TICKS_PER_SECOND: u64 = 100;

/// What it took.
struct Cost {
    /// The time of all processes in ticks, where the system tells.
    ticks: Option<u64>,
    seconds: u64,
    crates: usize,
}

/// `cargo xtask first-output [COMMIT]`.
pub(crate) fn first_output(arguments: &[String]) -> Result<ExitCode, String> {
    let root = shell::root();
    let place = root.join("target/first-output");
    let commit = match arguments {
        [] => None,
        [commit] => Some(commit),
        _ => return Err("first-output takes one commit to compare with".to_owned()),
    };
    let mut costs = Vec::new();
    if let Some(commit) = commit {
        let tree = place.join("checkout");
        clear(&place)?;
        git(
            &root,
            &["worktree", "add", "--quiet", "--force", "--detach"],
            &[tree.as_os_str(), commit.as_ref()],
        )?;
        let cost = measure(&tree, &place.join("target"));
        git(&root, &["worktree", "remove", "--force"], &[tree.as_os_str()])?;
        costs.push((commit.as_str(), cost?));
    }
    clear(&place)?;
    costs.push(("this checkout", measure(&root, &place.join("target"))?));
    clear(&place)?;
    println!("{:<14} {:>16} {:>8} {:>8}", "", "processor time", "wall", "crates");
    for (name, Cost { ticks, seconds, crates }) in costs {
        let processor = ticks.map_or("unknown".to_owned(), |ticks| format!("{} s", ticks / TICKS_PER_SECOND));
        println!("{name:<14.14} {processor:>16} {:>8} {crates:>8}", format!("{seconds} s"));
    }
    Ok(ExitCode::SUCCESS)
}

/// Runs the program from nothing, in a checkout.
fn measure(checkout: &Path, target: &Path) -> Result<Cost, String> {
    let before = ticks_of_children();
    let start = Instant::now();
    let mut cargo = shell::cargo();
    cargo.current_dir(checkout).env("CARGO_TARGET_DIR", target).args(RUN).arg(PROGRAM).stderr(Stdio::piped());
    let mut child = cargo.spawn().map_err(|e| format!("cannot start cargo: {e}"))?;
    let mut crates = BTreeSet::new();
    // It ends when all that write to it have ended.
    for line in BufReader::new(child.stderr.take().expect("it is piped")).lines().map_while(Result::ok) {
        eprintln!("{line}");
        crates.extend(compiled(&line));
    }
    let status = child.wait().map_err(|e| format!("cannot wait for cargo: {e}"))?;
    let seconds = start.elapsed().as_secs();
    if !status.success() {
        return Err(format!("{PROGRAM} was not run; the messages are above"));
    }
    let ticks = before.zip(ticks_of_children()).map(|(before, after)| after - before);
    Ok(Cost { ticks, seconds, crates: crates.len() })
}

/// The name and version of the crate in a line of cargo that says what is compiled.
fn compiled(line: &str) -> Option<String> {
    let mut words = line.trim_start().strip_prefix("Compiling ")?.split(' ');
    Some(format!("{} {}", words.next()?, words.next()?))
}

/// The processor time of the processes that this one has waited for, and of those that they have waited for.
fn ticks_of_children() -> Option<u64> {
    let text = fs::read_to_string("/proc/self/stat").ok()?;
    ticks_in(&text)
}

/// The user's and the system's time of children in a line of the form of `/proc/PID/stat`.
fn ticks_in(text: &str) -> Option<u64> {
    // The name of the program, in parentheses, may have blanks. After it, these are the 14th and 15th words.
    let mut words = text.rsplit_once(')')?.1.split_whitespace().skip(13);
    Some(words.next()?.parse::<u64>().ok()? + words.next()?.parse::<u64>().ok()?)
}

fn clear(place: &Path) -> Result<(), String> {
    match fs::remove_dir_all(place) {
        Err(e) if place.exists() => Err(format!("cannot remove {}: {e}", place.display())),
        _ => Ok(()),
    }
}

fn git(root: &Path, command: &[&str], arguments: &[&OsStr]) -> Result<(), String> {
    let mut git = Command::new("git");
    git.current_dir(root).args(command).args(arguments);
    if shell::succeeds(&mut git)? { Ok(()) } else { Err(format!("git {} failed", command.join(" "))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_are_counted_once() {
        let lines = [
            "   Compiling syn v2.0.1",
            "   Compiling syn v3.0.9",
            "   Compiling syn v2.0.1 (/x)",
            "    Finished",
        ];
        let crates: BTreeSet<_> = lines.iter().filter_map(|line| compiled(line)).collect();
        assert_eq!(crates.into_iter().collect::<Vec<_>>(), ["syn v2.0.1", "syn v3.0.9"]);
    }

    #[test]
    fn times_are_found() {
        let line = "12 (a b) c) S 1 2 3 4 5 6 7 8 9 10 11 12 300 45 20 0";
        assert_eq!(ticks_in(line), Some(345));
        assert_eq!(ticks_in("12 (a) S"), None);
    }
}
