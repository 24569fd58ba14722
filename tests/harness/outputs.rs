//! Files that programs overwrite: they keep the old contents or get the new ones, whole, and nothing else is left
//! behind. Each check has the same outcome for root and for other users: root may write anything, so it drops
//! that right (`setpriv`).

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, symlink};
use std::os::unix::process::ExitStatusExt as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, geteuid, kill_process};
use tests::harness;
use tests::process::{self, LIMIT, Outcome};
use tests::tools::Tools;

type Test = fn(&Folder) -> Result<(), String>;

fn main() {
    harness::main(|tools| {
        let with = |program: &str| match tools.command(program).arg("--version").output() {
            Ok(output) if output.status.success() => None,
            _ => Some(format!("needs {program} of util-linux")),
        };
        let small_disk = with("setpriv").or_else(|| small_disk(tools));
        let unprivileged = geteuid().is_root().then(|| with("setpriv")).flatten();
        let root = (!geteuid().is_root()).then(|| "only root can give a file to another user".to_owned());
        let tests: [(&str, Test, Option<String>); 13] = [
            ("replaced", replaced, None),
            ("no-room", no_room, unprivileged.clone().or_else(|| with("prlimit"))),
            ("full-disk", full_disk, small_disk),
            ("closed-folder", closed_folder, unprivileged),
            ("kept", kept, None),
            ("owner", owner, root),
            ("special-files", special_files, None),
            ("formatted", formatted, None),
            ("same-file", same_file, None),
            ("reproducers", reproducers, None),
            ("lost", lost, None),
            ("closed-streams", closed_streams, None),
            ("ended-while-linking", ended_while_linking, None),
        ];
        let trial = |(name, test, skipped): (&str, Test, Option<String>)| {
            let tools = Arc::clone(tools);
            harness::trial(format!("outputs/{name}"), skipped, move || test(&Folder::new(tools)?))
        };
        tests.into_iter().map(trial).collect()
    });
}

/// Why a small disk, which must be mounted, is not available.
fn small_disk(tools: &Tools) -> Option<String> {
    let mut mount = tools.command("unshare");
    mount.args(["-rm", "mount", "-t", "tmpfs", "none", "/mnt"]);
    let outcome = mount.output();
    outcome.is_ok_and(|outcome| !outcome.status.success()).then(|| "needs unshare and mount".to_owned())
}

const TOY: &str = "def   main() {\n  print([1, 2] * 3); }\n";
const FORMATTED: &str = "def main() {\n  print([1, 2] * 3);\n}\n";
const MLIR: &str = "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n";
/// Two additions, which canonicalization folds in more than one round.
const ROUNDS: &str = "func.func @f(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  %0 = arith.addi %a, %c : i32
  %1 = arith.addi %0, %c : i32
  return %1 : i32
}
";
/// An error that only a pass finds.
const WRONG: &str = "def f(x, y) { return x * y; }\ndef main() { print(f([1, 2], [1, 2, 3])); }\n";
const TD: &str = "include \"b.td\"\ndef A : B;\n";

/// A folder with inputs for each program, in which commands are run.
struct Folder {
    tools: Arc<Tools>,
    folder: tempfile::TempDir,
}

impl Folder {
    fn new(tools: Arc<Tools>) -> Result<Self, String> {
        let folder = Folder { tools, folder: tempfile::tempdir().map_err(|e| e.to_string())? };
        for (name, text) in [("a.toy", TOY), ("a.mlir", MLIR), ("a.td", TD), ("b.td", "class B;\n")] {
            folder.put(name, text)?;
        }
        folder.put("rounds.mlir", ROUNDS)?;
        folder.put("wrong.toy", WRONG)?;
        folder.put("wrong.mlir", "func.func @f() {\n  %0 = \"test.unknown\"() : () -> i32\n  return\n}\n")?;
        Ok(folder)
    }

    fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn put(&self, name: &str, text: &str) -> Result<(), String> {
        fs::write(self.at(name), text).map_err(|e| format!("{name}: {e}"))
    }

    fn text(&self, name: &str) -> String {
        fs::read_to_string(self.at(name)).unwrap_or_else(|e| format!("<{e}>"))
    }

    /// How many files are there, besides folders.
    fn files(&self) -> usize {
        let entries = fs::read_dir(self.folder.path()).into_iter().flatten().flatten();
        entries.filter(|entry| entry.file_type().is_ok_and(|kind| !kind.is_dir())).count()
    }

    fn command(&self, program: &str) -> Command {
        let mut command = self.tools.command(program);
        command.current_dir(self.folder.path());
        command
    }

    /// Runs a line of shell script.
    fn shell(&self, line: &str) -> Result<Outcome, String> {
        let mut shell = self.command("sh");
        shell.args(["-c", line]);
        process::run(shell, &[], LIMIT)
    }

    fn succeeds(&self, line: &str) -> Result<(), String> {
        self.shell(line)?.output().map(drop)
    }

    /// Fails unless the line of shell script ends with this status and message.
    fn fails(&self, line: &str, status: i32, said: &str) -> Result<(), String> {
        let outcome = self.shell(line)?;
        let is_said = String::from_utf8_lossy(&outcome.stderr).contains(said);
        if is_said && outcome.status.and_then(|status| status.code()) == Some(status) {
            Ok(())
        } else {
            Err(format!("{line}: expected status {status} and '{said}':\n{outcome}"))
        }
    }

    fn holds(&self, name: &str, wanted: &str, after: &str) -> Result<(), String> {
        let found = self.text(name);
        if found == wanted {
            Ok(())
        } else {
            Err(format!("after {after}, {name} holds:\n{found}\nand not:\n{wanted}"))
        }
    }

    fn set_mode(&self, name: &str, mode: u32) -> Result<(), String> {
        fs::set_permissions(self.at(name), Permissions::from_mode(mode)).map_err(|e| format!("{name}: {e}"))
    }

    fn mode(&self, name: &str) -> u32 {
        fs::metadata(self.at(name)).map_or(0, |data| data.mode() & 0o7777)
    }
}

/// The prefix of root's commands that makes file permissions apply to root.
const BOUND: &str = "setpriv --bounding-set=-dac_override,-dac_read_search,-fowner -- ";

/// The same prefix for the user who runs the tests.
fn bound() -> &'static str {
    if geteuid().is_root() { BOUND } else { "" }
}

/// Commands that write a file `F`, each with a part of what it writes.
const WRITERS: [(&str, &str); 7] = [
    ("toyc a.toy -emit=mlir -o F", "toy.print"),
    ("toyc a.toy -emit=html -o F", "<html"),
    ("toyc a.toy -emit=obj -o F", "main"),
    ("toy-opt a.mlir -o F", "func.func @f"),
    ("toy-opt a.mlir -cse -mlir-generate-reproducer=F -o /dev/null", "mlir_reproducer"),
    ("toy-tblgen a.td -o F", "def A"),
    ("toy-tblgen a.td -o /dev/null -d F", "/dev/null: b.td"),
];

/// An overwritten file holds all of its new contents, keeps its mode, and has no other file beside it.
fn replaced(folder: &Folder) -> Result<(), String> {
    for (line, part) in WRITERS {
        for (name, mode) in [("old", Some(0o604)), ("new", None)] {
            let _ = fs::remove_file(folder.at(name));
            if let Some(mode) = mode {
                folder.put(name, &"old ".repeat(10_000))?;
                folder.set_mode(name, mode)?;
            }
            let before = folder.files() + usize::from(mode.is_none());
            folder.succeeds(&line.replace('F', name))?;
            let bytes = fs::read(folder.at(name)).map_err(|e| format!("{line}: {e}"))?;
            let text = String::from_utf8_lossy(&bytes);
            if !text.contains(part) || text.contains("old old") || folder.files() != before {
                return Err(format!("{line}: {} files, and:\n{text}", folder.files()));
            }
            if mode.is_some_and(|mode| mode != folder.mode(name)) {
                return Err(format!("{line}: the mode is {:o}", folder.mode(name)));
            }
        }
    }
    Ok(())
}

/// If nothing more can be written, the old contents stay, even if only the file itself may be written to.
fn no_room(folder: &Folder) -> Result<(), String> {
    let old = format!("def   main() {{ print(1); }}\n{}", "# a comment\n".repeat(1000));
    folder.succeeds("mkdir d")?;
    let before = folder.files();
    for mode in [0o755, 0o555] {
        folder.set_mode("d", 0o755)?;
        folder.put("d/f.toy", &old)?;
        folder.set_mode("d", mode)?;
        let limit = format!("{}prlimit --fsize=500 -- ", bound());
        let lines =
            ["toyc fmt d/f.toy", "toyc a.toy -emit=html -o d/f.toy", "toyc a.toy -emit=obj -o d/f.toy"];
        for line in lines {
            folder.fails(&format!("{limit}{line}"), 1, "cannot write 'd/f.toy': File too large")?;
            folder.holds("d/f.toy", &old, line)?;
        }
    }
    folder.set_mode("d", 0o755)?;
    match (folder.files() == before, fs::read_dir(folder.at("d")).map_or(0, Iterator::count)) {
        (true, 1) => Ok(()),
        _ => Err("something else is left".to_owned()),
    }
}

/// The same on a full disk, which has no room for a longer file, nor for a shorter one beside the old file.
fn full_disk(folder: &Folder) -> Result<(), String> {
    let script = "\
mount -t tmpfs -o size=64k none d && mkdir d/e && cp a.toy d/e/a.toy && cp a.toy d/e/long && \
for i in 1 2 3 4 5 6 7 8 9 10; do cat a.toy; done > d/e/many.toy && \
head -c 8192 /dev/zero > d/e/old; ln d/e/old d/e/linked; head -c 100000 /dev/zero > d/fill 2> /dev/null; chmod MODE d/e
BOUND toyc a.toy -emit=html -o d/e/old 2> html; echo $? >> html
BOUND toyc a.toy -emit=html -o d/e/long 2> long; echo $? >> long
cmp d/e/long a.toy && head -c 8192 /dev/zero | cmp - d/e/old && cmp d/e/old d/e/linked || echo lost
BOUND toyc fmt d/e/a.toy; echo $? > fmt; cp d/e/a.toy fmt.toy; ls -A d/e > names";
    folder.succeeds("mkdir d")?;
    for (mode, formats) in [("0755", false), ("0555", true)] {
        let script = script.replace("BOUND", BOUND).replace("MODE", mode);
        let mut command = folder.command("unshare");
        command.args(["-rm", "sh", "-c", &script]);
        let outcome = process::run(command, &[], LIMIT)?;
        if outcome.text().contains("lost") {
            return Err(format!("{mode}: {outcome}"));
        }
        for (name, path) in [("html", "d/e/old"), ("long", "d/e/long")] {
            let said = folder.text(name);
            if !said.contains(&format!("cannot write '{path}': No space left on device"))
                || !said.ends_with("\n1\n")
            {
                return Err(format!("{mode}: {said}\n{outcome}"));
            }
        }
        // Shorter contents fit into the old file.
        let status = folder.text("fmt");
        let wanted = if status == "0\n" { FORMATTED } else { TOY };
        folder.holds("fmt.toy", wanted, mode)?;
        folder.holds("names", "a.toy\nlinked\nlong\nmany.toy\nold\n", mode)?;
        if formats && status != "0\n" {
            return Err(format!("{mode}: {outcome}"));
        }
    }
    Ok(())
}

/// A file in a folder that does not permit new files is still written; a file that does not exist there is an
/// error.
fn closed_folder(folder: &Folder) -> Result<(), String> {
    folder.succeeds("mkdir d && touch d/file")?;
    folder.set_mode("d/file", 0o640)?;
    for (line, part) in WRITERS {
        folder.set_mode("d", 0o755)?;
        folder.put("d/file", &"old ".repeat(10_000))?;
        folder.set_mode("d", 0o555)?;
        let number = fs::metadata(folder.at("d/file")).map_or(0, |data| data.ino());
        folder.succeeds(&format!("{}{}", bound(), line.replace('F', "d/file")))?;
        let bytes = fs::read(folder.at("d/file")).map_err(|e| e.to_string())?;
        let text = String::from_utf8_lossy(&bytes);
        let is_kept = fs::metadata(folder.at("d/file")).is_ok_and(|data| data.ino() == number);
        if !text.contains(part) || text.contains("old old") || !is_kept || folder.mode("d/file") != 0o640 {
            return Err(format!("{line}: mode {:o}, and:\n{text}", folder.mode("d/file")));
        }
        let line = format!("{}{}", bound(), line.replace('F', "d/other"));
        folder.fails(&line, 1, "cannot write 'd/other': Permission denied")?;
    }
    // If no copy of its contents can be made, the file is left alone.
    folder.put("d/file", "old")?;
    let line = format!("TMPDIR=/missing {}toy-opt a.mlir -o d/file", bound());
    folder.fails(&line, 1, "a copy of its contents cannot be made in '/missing'")?;
    folder.holds("d/file", "old", &line)?;
    folder.set_mode("d/file", 0o440)?;
    folder.fails(&format!("{}toy-opt a.mlir -o d/file", bound()), 1, "ermission denied")?;
    folder.holds("d/file", "old", "a file that may not be written")?;
    folder.set_mode("d", 0o755)
}

/// Hard links and symbolic links lead to the new contents, and a file without execute permission becomes a
/// program.
fn kept(folder: &Folder) -> Result<(), String> {
    for (line, part) in WRITERS {
        folder.put("old", "old")?;
        let _ = fs::remove_file(folder.at("hard")).and_then(|()| fs::remove_file(folder.at("soft")));
        fs::hard_link(folder.at("old"), folder.at("hard")).map_err(|e| e.to_string())?;
        symlink("old", folder.at("soft")).map_err(|e| e.to_string())?;
        folder.succeeds(&line.replace('F', "soft"))?;
        let read = |name: &str| fs::read(folder.at(name)).map_err(|e| e.to_string());
        let is_link = fs::symlink_metadata(folder.at("soft")).is_ok_and(|data| data.is_symlink());
        let text = read("hard")?;
        if !is_link || text != read("old")? || !String::from_utf8_lossy(&text).contains(part) {
            return Err(format!("{line}: the links do not lead to the new contents"));
        }
    }
    for links in [false, true] {
        folder.put("program", "old")?;
        folder.set_mode("program", 0o640)?;
        if links {
            fs::hard_link(folder.at("program"), folder.at("other")).map_err(|e| e.to_string())?;
        }
        folder.succeeds("toyc build a.toy -o program && ./program")?;
        if folder.mode("program") != 0o750 {
            return Err(format!("the mode of a program is {:o}", folder.mode("program")));
        }
    }
    folder.succeeds("./other")
}

/// A file of another user stays theirs.
fn owner(folder: &Folder) -> Result<(), String> {
    for (line, _) in WRITERS {
        folder.put("old", "old")?;
        folder.succeeds("chown 12345:54321 old && chmod 660 old")?;
        folder.succeeds(&line.replace('F', "old"))?;
        let data = fs::metadata(folder.at("old")).map_err(|e| e.to_string())?;
        if (data.uid(), data.gid(), data.mode() & 0o7777) != (12345, 54321, 0o660) {
            return Err(format!("{line}: the owner is {}, the group {}", data.uid(), data.gid()));
        }
        if folder.text("old") == "old" {
            return Err(format!("{line}: nothing is written"));
        }
    }
    Ok(())
}

/// Special files stay what they are, and output is appended to files that are already open.
fn special_files(folder: &Folder) -> Result<(), String> {
    for (line, part) in WRITERS {
        folder.fails(
            &line.replace('F', "/dev/full"),
            1,
            "cannot write '/dev/full': No space left on device",
        )?;
        folder.succeeds(&format!("{} && test -c /dev/null", line.replace('F', "/dev/null")))?;
        folder.fails(&line.replace('F', "."), 1, "cannot write '.': is a directory")?;
        folder.fails(
            &line.replace('F', "missing/x"),
            1,
            "cannot write 'missing/x': No such file or directory",
        )?;
        let piped = line.replace('F', "fifo");
        folder.succeeds(&format!(
            "rm -f fifo && mkfifo fifo && (cat fifo > read & {piped} && wait) && test -p fifo"
        ))?;
        let bytes = fs::read(folder.at("read")).map_err(|e| e.to_string())?;
        if !String::from_utf8_lossy(&bytes).contains(part) {
            return Err(format!("{line}: nothing arrives in a pipe"));
        }
        for name in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"] {
            folder.put("log", "before\n")?;
            folder.succeeds(&format!("{} >> log", line.replace('F', name)))?;
            let text =
                String::from_utf8_lossy(&fs::read(folder.at("log")).map_err(|e| e.to_string())?).into_owned();
            if !text.starts_with("before\n") || !text.contains(part) {
                return Err(format!("{line}: {name} has:\n{text}"));
            }
        }
    }
    Ok(())
}

/// Formatting does not append to a file that has another name here.
fn formatted(folder: &Folder) -> Result<(), String> {
    folder.fails(
        "toyc fmt /dev/stdin < a.toy",
        1,
        "cannot write '/dev/stdin': it is not the name of a file",
    )?;
    folder.holds("a.toy", TOY, "an error")?;
    folder.succeeds("ln a.toy hard.toy && ln -s a.toy soft.toy && toyc fmt soft.toy && test -h soft.toy")?;
    folder.holds("hard.toy", FORMATTED, "toyc fmt")
}

/// Outputs are not written over inputs or each other, whatever they are called.
fn same_file(folder: &Folder) -> Result<(), String> {
    folder.succeeds(
        "ln a.td hard.td && ln -s a.td soft.td && ln -s x to-x && cp a.mlir in.mlir && ln in.mlir hard.mlir",
    )?;
    let crash = "-mlir-pass-pipeline-crash-reproducer";
    let input = "names the input: '";
    let cases = [
        ("toy-tblgen a.td -o a.td".to_owned(), input),
        ("toy-tblgen a.td -o hard.td".to_owned(), input),
        ("toy-tblgen a.td -o x -d ./soft.td".to_owned(), input),
        ("toy-tblgen a.td -o x -d x".to_owned(), "-o and -d name the same file: 'x'"),
        ("toy-tblgen a.td -o x -d to-x".to_owned(), "-o and -d name the same file"),
        ("toy-tblgen a.td -d -".to_owned(), ""),
        (format!("toy-opt in.mlir {crash}=hard.mlir"), input),
        ("toy-opt in.mlir -mlir-generate-reproducer=./in.mlir".to_owned(), input),
        (format!("toy-opt in.mlir -o x {crash}=to-x"), "name the same file"),
        ("toy-opt in.mlir -o x -mlir-generate-reproducer=x".to_owned(), "name the same file"),
        (format!("toy-opt in.mlir -mlir-generate-reproducer=x {crash}=x"), "name the same file"),
        (format!("toyc a.toy -emit=mlir {crash}=./a.toy"), input),
        (format!("toyc a.toy -emit=mlir -o x {crash}=x"), "name the same file"),
        (
            format!("toyc a.toy -emit=lib -export=go=main -o x.a -header=x.h {crash}=x.h"),
            "name the same file",
        ),
        ("toyc a.toy -emit=mlir -o ./a.toy".to_owned(), input),
    ];
    for (line, said) in &cases {
        folder.fails(line, 2, said)?;
    }
    folder.fails("toy-tblgen a.td -o b.td", 1, "-o names an included file: 'b.td' would be overwritten")?;
    folder.fails(
        "toy-tblgen a.td -o x -d b.td",
        1,
        "-d names an included file: 'b.td' would be overwritten",
    )?;
    for (name, wanted) in [("a.td", TD), ("b.td", "class B;\n"), ("in.mlir", MLIR), ("a.toy", TOY)] {
        folder.holds(name, wanted, "everything")?;
    }
    if !folder.at("x").exists() {
        folder.succeeds("toy-opt in.mlir -o in.mlir && grep -q func.func hard.mlir")
    } else {
        Err("something is written before the error".to_owned())
    }
}

/// A lost reproducer is an error, and a requested one replaces a file in one step.
fn reproducers(folder: &Folder) -> Result<(), String> {
    let crash = "-mlir-pass-pipeline-crash-reproducer";
    let toyc = format!("toyc wrong.toy -emit=mlir -opt {crash}");
    let rounds = "func.func(canonicalize{test-convergence max-iterations=1})";
    let opt = format!("toy-opt rounds.mlir '-pass-pipeline=builtin.module({rounds})' {crash}");
    for line in [&toyc, &opt] {
        folder.fails(
            &format!("{line}=missing/x"),
            1,
            "cannot write 'missing/x': No such file or directory",
        )?;
        folder.fails(&format!("{line}=/dev/full"), 1, "cannot write '/dev/full'")?;
        folder.put("r.mlir", "old")?;
        let before = folder.files();
        folder.fails(&format!("{line}=r.mlir"), 1, "r.mlir")?;
        if !folder.text("r.mlir").contains("mlir_reproducer") || folder.files() != before {
            return Err(format!("{line}: the reproducer is\n{}", folder.text("r.mlir")));
        }
    }
    folder.fails("toy-opt a.mlir -mlir-generate-reproducer=missing/x", 1, "cannot write 'missing/x'")?;
    folder.fails("toy-tblgen a.td -o x -d missing/d", 1, "cannot write 'missing/d'")
}

/// A run that fails leaves the old output.
fn lost(folder: &Folder) -> Result<(), String> {
    folder.put("old", "old")?;
    folder.put("wrong.td", "def A : Missing;\n")?;
    for line in [
        "toyc wrong.toy -emit=mlir -opt -o old",
        "toyc wrong.toy -emit=html -o old",
        "toyc a.toy -emit=exe -linker=false -o old",
        "toy-opt wrong.mlir -o old",
        "toy-opt wrong.mlir -emit-bytecode -o old",
        "toy-tblgen wrong.td -o old",
    ] {
        folder.fails(line, 1, "rror")?;
        folder.holds("old", "old", line)?;
    }
    Ok(())
}

/// Output to a closed standard output is lost, which is an error; so is reading from a closed input.
fn closed_streams(folder: &Folder) -> Result<(), String> {
    folder.put("silent.toy", "def main() { return; }\n")?;
    let lines = [
        "toyc a.toy",
        "toyc a.toy -emit=mlir",
        "toyc a.toy -emit=ast",
        "toyc a.toy -emit=mlir -run",
        "toyc a.toy -emit=asm",
        "toyc a.toy -emit=html -o -",
        "toyc a.toy -emit=mlir -o /dev/stdout",
        "toyc --help",
        "toyc fmt - < a.toy",
        "echo 1 | toyc repl",
        "toyc -explain E0301",
        "toyc -completions=bash",
        "toy-opt a.mlir",
        "toy-opt a.mlir -emit-bytecode",
        "toy-opt -show-dialects",
        "toy-opt --version",
        "toy-tblgen a.td",
        "toy-tblgen a.td -o x -d -",
        "toy-tblgen --help",
    ];
    for line in lines {
        folder.fails(&format!("{line} >&-"), 1, "cannot write ")?;
        folder.succeeds(&format!("{line} > /dev/null"))?;
        // This is how some programs open it.
        folder.succeeds(&format!("{line} 1<> /dev/null"))?;
    }
    // Nothing is lost.
    folder.succeeds("toyc silent.toy >&-")?;
    folder
        .succeeds("toyc a.toy -emit=mlir -o x >&- && toy-opt a.mlir -o y >&- && toy-tblgen a.td -o z >&-")?;
    for line in ["toyc - -emit=mlir", "toy-opt", "toy-tblgen"] {
        folder.fails(&format!("{line} <&-"), 1, "Bad file descriptor")?;
    }
    Ok(())
}

/// A signal that comes while a linker runs ends both, and nothing is left in the folder for temporary files.
fn ended_while_linking(folder: &Folder) -> Result<(), String> {
    // If it is not ended too, it continues writing, and leaves a file of its own.
    folder.put(
        "linker",
        "#!/bin/sh\necho > $TMPDIR/own\necho > \"$3.started\"\nfor i in 1 2 3 4 5 6 7 8 9; do sleep 1; echo > \"$3.$i\"; done\n",
    )?;
    folder.set_mode("linker", 0o755)?;
    fs::create_dir(folder.at("t")).map_err(|e| e.to_string())?;
    folder.put("program", "old")?;
    let temporary = || fs::read_dir(folder.at("t")).into_iter().flatten().flatten().map(|entry| entry.path());
    for signal in [Signal::HUP, Signal::INT, Signal::QUIT, Signal::TERM, Signal::USR1, Signal::XCPU] {
        let mut command = folder.command("toyc");
        command
            .args(["a.toy", "-emit=exe", "-linker=./linker", "-o", "program"])
            .env("TMPDIR", folder.at("t"));
        let mut child = command.stderr(Stdio::null()).spawn().map_err(|e| e.to_string())?;
        let start = Instant::now();
        let is_linking = |path: PathBuf| fs::read_dir(path).is_ok_and(|files| files.count() > 1);
        while !temporary().any(is_linking) && start.elapsed() < LIMIT {
            std::thread::sleep(Duration::from_millis(2));
        }
        let _ = kill_process(Pid::from_child(&child), signal);
        let status = child.wait().map_err(|e| e.to_string())?;
        // The tests may have been started with the signal ignored; then the linker finishes.
        if status.signal() != Some(signal.as_raw()) && status.code().is_none() {
            return Err(format!("{signal:?}: {status}"));
        }
        let left: Vec<PathBuf> = temporary().collect();
        if !left.is_empty() {
            return Err(format!("{signal:?} leaves {left:?}"));
        }
        folder.holds("program", "old", "a signal")?;
    }
    Ok(())
}
