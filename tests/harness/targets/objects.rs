//! Objects for systems that programs cannot be linked for here: their format, and the functions that they need
//! from a C library.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::Arc;

use libtest_mimic::Trial;
use tests::harness;
use tests::process::{self, LIMIT};
use tests::tools::Tools;

/// A target, and what its system provides.
struct Target {
    triple: &'static str,
    /// The names of the format and the architecture in `llvm-readobj`.
    format: &'static str,
    arch: &'static str,
    /// The prefix of C's functions.
    prefix: &'static str,
    /// The functions of its libraries that a program may call, besides those in [`C`].
    library: &'static [&'static str],
    /// The sections and commands that the linker of the system reads.
    notes: &'static [&'static str],
}

/// Functions of every C library.
const C: &[&str] = &[
    "exit", "fflush", "fma", "fmaf", "fmod", "free", "malloc", "memcpy", "memmove", "memset", "perror",
    "printf", "putchar", "puts", "snprintf",
];

/// Functions of GCC's library for OpenMP.
const GOMP: &[&str] =
    &["GOMP_parallel", "GOMP_barrier", "omp_get_thread_num", "omp_get_num_threads", "omp_pause_resource_all"];

/// Functions of glibc and musl; only glibc has `mallopt`, which is looked up at run time.
const LINUX: &[&str] = &["__errno_location", "aligned_alloc", "dprintf", "madvise", "mallopt"];

/// Functions of macOS's libSystem.
const MACOS: &[&str] = &["__error", "bzero", "dprintf", "memset_pattern16", "posix_memalign"];

/// Functions of Visual C++: the last two, which code generators refer to, are in its runtime.
const MSVC: &[&str] = &["_errno", "_write", "_fltused", "__chkstk"];

/// Functions of mingw-w64; `libgcc` has the stack check on x86-64.
const MINGW: &[&str] = &["_errno", "_write", "___chkstk_ms", "__chkstk", "__main"];

const VERSION: &[&str] = &["LC_BUILD_VERSION", "Platform: macos", "Version: 11.0"];
const STDIO: &[&str] = &["/DEFAULTLIB:legacy_stdio_definitions.lib"];

const fn target(triple: &'static str, format: &'static str, arch: &'static str) -> Target {
    Target { triple, format, arch, prefix: "", library: LINUX, notes: &[] }
}

const TARGETS: &[Target] = &[
    target("x86_64-unknown-linux-gnu", "elf64-x86-64", "x86_64"),
    target("aarch64-unknown-linux-gnu", "elf64-littleaarch64", "aarch64"),
    target("x86_64-unknown-linux-musl", "elf64-x86-64", "x86_64"),
    target("aarch64-unknown-linux-musl", "elf64-littleaarch64", "aarch64"),
    Target {
        prefix: "_",
        library: MACOS,
        notes: VERSION,
        ..target("x86_64-apple-darwin", "Mach-O 64-bit x86-64", "x86_64")
    },
    Target {
        prefix: "_",
        library: MACOS,
        notes: VERSION,
        ..target("aarch64-apple-darwin", "Mach-O arm64", "aarch64")
    },
    Target { library: MSVC, notes: STDIO, ..target("x86_64-pc-windows-msvc", "COFF-x86-64", "x86_64") },
    Target { library: MSVC, notes: STDIO, ..target("aarch64-pc-windows-msvc", "COFF-ARM64", "aarch64") },
    Target { library: MINGW, ..target("x86_64-pc-windows-gnu", "COFF-x86-64", "x86_64") },
    Target { library: MINGW, ..target("aarch64-pc-windows-gnu", "COFF-ARM64", "aarch64") },
];

const NM: &str = "llvm-nm-22";
const READOBJ: &str = "llvm-readobj-22";

/// The ways in which a program is compiled.
const WAYS: &[&[&str]] = &[&[], &["-opt"], &["-opt", "-O3"]];

/// A program whose loops have enough work for several threads.
const LARGE: &str = "def main() { var a<400, 400> = 2; var b = transpose(a) * a; print(b + 1 / b); }";

/// One program in this many is compiled for a target.
const SAMPLE: usize = 20;

/// A test for each target.
pub(crate) fn trials(tools: &Arc<Tools>, turn: usize) -> Vec<Trial> {
    let missing = [NM, READOBJ].into_iter().find(|tool| !tools.has(tool));
    let targets = TARGETS.iter().enumerate();
    targets
        .map(|(at, target)| {
            let tools = Arc::clone(tools);
            let skipped = missing.map(|tool| format!("needs {tool}"));
            let name = format!("objects/{}", target.triple);
            harness::trial(name, skipped, move || check(target, at + turn, &tools))
        })
        .collect()
}

/// Compiles programs for a target, and inspects the objects.
fn check(target: &Target, turn: usize, tools: &Tools) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| format!("cannot make a temporary folder: {e}"))?;
    let folder = folder.path();
    // A driver that copies its object in place of an executable: the object of an executable also checks that
    // its output was written.
    let driver = folder.join("driver");
    fs::write(&driver, "#!/bin/sh\ncp \"$1\" \"$3\"\n")
        .and_then(|()| fs::set_permissions(&driver, fs::Permissions::from_mode(0o755)))
        .map_err(|e| format!("cannot write a driver: {e}"))?;
    let compile = |text: &str, options: &[&str]| {
        let mut toyc = tools.toyc(&["-", "-x=toy", "-linker=./driver", "-w", "-target", target.triple]);
        toyc.args(options).current_dir(folder);
        process::run(toyc, text.as_bytes(), LIMIT)?.output()
    };
    let mut objects = Vec::new();
    let sampled = |at: usize| harness::is_full() || (at + turn).is_multiple_of(SAMPLE);
    for (at, (_, file)) in super::files().into_iter().enumerate().filter(|(at, _)| sampled(*at)) {
        let text = fs::read_to_string(&file).map_err(|e| format!("cannot read {}: {e}", file.display()))?;
        let ways = if harness::is_full() { WAYS } else { &WAYS[at % WAYS.len()..][..1] };
        for (way, options) in ways.iter().enumerate() {
            let emit = if (at + way).is_multiple_of(2) { "-emit=exe" } else { "-emit=obj" };
            let object = format!("{at}.{way}.o");
            compile(&text, &[options, &[emit, "-o", &object][..]].concat())?;
            objects.push(object);
        }
    }
    compile(LARGE, &["-emit=exe", "-opt", "-parallel", "-o", "threads.o"])?;
    let first = objects.first().ok_or("there are no programs")?;
    headers(target, first, folder, tools)?;
    undefined(target, &objects, target.library, folder, tools)?;
    let with_threads = [target.library, GOMP].concat();
    let found = undefined(target, &["threads.o".to_owned()], &with_threads, folder, tools)?;
    if found.contains("GOMP_parallel") {
        Ok(())
    } else {
        Err(format!("the program with threads has none: {found}"))
    }
}

/// Whether an object has the format of its target, a `main`, and the parts that the system's linker reads.
fn headers(target: &Target, object: &str, folder: &Path, tools: &Tools) -> Result<(), String> {
    let mut readobj = tools.command(READOBJ);
    readobj.args(["--file-headers", "--symbols", "--macho-version-min", "--coff-directives", object]);
    readobj.current_dir(folder);
    let text = process::run(readobj, b"", LIMIT)?.output()?;
    let main = format!("Name: {}main", target.prefix);
    let wanted = [&format!("Format: {}", target.format), &format!("Arch: {}", target.arch), &main];
    let wanted = wanted.into_iter().map(String::as_str).chain(target.notes.iter().copied());
    match wanted.into_iter().find(|line| !text.contains(line)) {
        Some(line) => Err(format!("{line:?} is not in\n{text}")),
        None => Ok(()),
    }
}

/// The symbols that objects need, all of which must be among those of the C library and `library`.
fn undefined(
    target: &Target,
    objects: &[String],
    library: &[&str],
    folder: &Path,
    tools: &Tools,
) -> Result<String, String> {
    let mut nm = tools.command(NM);
    nm.args(["--undefined-only", "--format=just-symbols"]).args(objects).current_dir(folder);
    let text = process::run(nm, b"", LIMIT)?.output()?;
    let symbols = text.lines().filter(|line| !line.is_empty() && !line.ends_with(':'));
    for symbol in symbols {
        let name = symbol.strip_prefix(target.prefix);
        if !name.is_some_and(|name| C.contains(&name) || library.contains(&name)) {
            return Err(format!("no C library for {} has `{symbol}`; all symbols:\n{text}", target.triple));
        }
    }
    Ok(text)
}
