//! Functions called from C: libraries with their headers, linked with the programs in `exports/`, which `cc` compiles
//! and which run under valgrind. Whatever cannot be exported is refused, and nothing is written.
//!
//! Functions of random programs, called from C, must give the same bytes as when compiled in this process: 20 programs,
//! or 100 with `TOY_TEST_FULL=1`. `TOY_TEST_SEED` sets the first seed and `TOY_TEST_PROGRAMS` the number.

#![allow(clippy::print_stderr)]

#[path = "exports/any_size.rs"]
mod any_size;
#[path = "exports/declared.rs"]
mod declared;
#[path = "exports/random.rs"]
mod random;
#[path = "exports/refused.rs"]
mod refused;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use libtest_mimic::{Completion, Trial};
use tempfile::TempDir;
use tests::process::{self, LIMIT};
use tests::tools::{self, OTHER_MACHINE, Tools};
use tests::{diff, harness};

/// The exports of `program.toy` that the programs in C use.
const EXPORTS: &[&str] = &[
    "-export=turn:2x3,3x2",
    "-export=turn:3,3",
    "-export=swap:3,2x3",
    "-export=pack:3",
    "-export=weigh:2,2,scalar,scalar",
    "-export=number:scalar,scalar",
    "-export=copy=same:2x3",
    "-export=flat_copy=same:1x6x1",
    "-export=constant",
    "-export=show:2x2",
    "-export=triple_4=uses:4",
];
/// The output of `calls.c`.
const PRINTED: &str = "1.000000 2.000000 \n3.000000 4.000000 \n";

const VALGRIND: &str = "valgrind";

/// The body of a test.
type Check = fn(&Tools) -> Result<(), String>;

fn main() {
    harness::main(|tools| {
        let mut trials = Vec::new();
        let checks: [(&str, Check); 14] = [
            ("calls-static", |tools| calls(tools, &["-emit=lib"])),
            ("calls-static-optimized", |tools| calls(tools, &["-emit=lib", "-opt", "-O3"])),
            ("calls-shared", |tools| calls(tools, &["-emit=shared", "-opt"])),
            ("two-libraries", two_libraries),
            ("threads", threads),
            ("object", object),
            ("names", names),
            ("out-of-memory", out_of_memory),
            ("visible-symbols", visible_symbols),
            ("same-bytes", same_bytes),
            ("floats", floats),
            ("choices", choices),
            ("any-size", any_size::check),
            ("refused", refused::check),
        ];
        for (name, check) in checks {
            let missing = (!tools.has(VALGRIND)).then(|| format!("needs {VALGRIND}"));
            let tools = Arc::clone(tools);
            trials.push(harness::trial(name.to_owned(), missing, move || check(&tools)));
        }
        let own = Arc::clone(tools);
        let own_declared = Arc::clone(tools);
        trials.push(optional("declared-names", &["cc"], tools, move || declared::check(&own_declared)));
        trials.push(optional("c++", &["c++"], tools, move || in_cxx(&own)));
        trials.push(other_machine(tools, "other-machine-any-size", any_size::on_another_machine));
        for (name, emit) in [("other-machine-static", "-emit=lib"), ("other-machine-shared", "-emit=shared")]
        {
            trials.push(other_machine(tools, name, move |tools| on_another_machine(tools, emit)));
        }
        trials.extend(random::trials(tools));
        trials
    });
}

/// A test that needs the tools for another machine.
fn other_machine(
    tools: &Arc<Tools>,
    name: &str,
    body: impl FnOnce(&Tools) -> Result<(), String> + Send + 'static,
) -> Trial {
    let missing = [OTHER_MACHINE.linker, OTHER_MACHINE.emulator].into_iter().find(|tool| !tools.has(tool));
    let missing = missing.map(|tool| format!("needs {tool}"));
    let own = Arc::clone(tools);
    harness::trial(name.to_owned(), missing, move || body(&own))
}

/// A test that is skipped if a tool is missing that the set-up does not install.
fn optional(
    name: &str,
    needed: &[&str],
    tools: &Tools,
    body: impl FnOnce() -> Result<(), String> + Send + 'static,
) -> Trial {
    let is_there = |tool: &&str| {
        let mut shell = tools.command("sh");
        shell.args(["-c", &format!("command -v {tool}")]);
        process::run(shell, b"", LIMIT).is_ok_and(|outcome| outcome.success())
    };
    let Some(missing) = needed.iter().find(|tool| !is_there(tool)) else {
        return harness::trial(name.to_owned(), None, body);
    };
    eprintln!("skipped: {name}: needs {missing}");
    let reason = format!("needs {missing}");
    Trial::ignorable_test(name.to_owned(), move || Ok(Completion::ignored_with(reason)))
}

/// A folder in which libraries are made and programs are linked with them.
struct Folder<'t> {
    folder: TempDir,
    tools: &'t Tools,
}

impl<'t> Folder<'t> {
    fn new(tools: &'t Tools) -> Result<Self, String> {
        let folder = tempfile::tempdir().map_err(|e| format!("cannot make a temporary folder: {e}"))?;
        Ok(Folder { folder, tools })
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn write(&self, name: &str, text: &str) -> Result<(), String> {
        std::fs::write(self.path().join(name), text).map_err(|e| format!("cannot write {name}: {e}"))
    }

    fn read(&self, name: &str) -> Result<Vec<u8>, String> {
        std::fs::read(self.path().join(name)).map_err(|e| format!("cannot read {name}: {e}"))
    }

    /// Runs a command here, which must succeed; returns its output.
    fn run(&self, mut command: Command) -> Result<String, String> {
        command.current_dir(self.path());
        process::run(command, b"", LIMIT)?.output()
    }

    fn toyc(&self, arguments: &[&str]) -> Result<String, String> {
        self.run(self.tools.toyc(arguments))
    }

    /// Compiles and links programs in C, without warnings.
    fn compile(&self, compiler: &str, arguments: &[&str]) -> Result<(), String> {
        let mut command = self.tools.command(compiler);
        command.args(["-Wall", "-Wextra", "-Werror", "-pedantic", "-I."]).arg("-I").arg(fixtures());
        command.args(arguments).args(["-o", "program"]);
        self.run(command).map(drop)
    }

    /// Runs the program under valgrind, which finds invalid accesses and leaks.
    fn program(&self) -> Result<String, String> {
        let mut command = self.tools.command(VALGRIND);
        command.args(["--quiet", "--error-exitcode=99", "--leak-check=full", "./program"]);
        self.run(command)
    }

    /// Makes a library of `program.toy`.
    fn library(&self, options: &[&str]) -> Result<(), String> {
        let program = fixture("program.toy");
        let arguments: Vec<&str> = [&[&*program], options, EXPORTS].concat();
        self.toyc(&arguments).map(drop)
    }
}

fn fixtures() -> PathBuf {
    tools::fixtures().join("harness/exports")
}

fn fixture(name: &str) -> String {
    fixtures().join(name).display().to_string()
}

fn calls(tools: &Tools, options: &[&str]) -> Result<(), String> {
    let folder = Folder::new(tools)?;
    let (output, link): (_, &[&str]) = match options[0] {
        "-emit=lib" => ("libprogram.a", &["libprogram.a"]),
        _ => ("libprogram.so", &["-L.", "-lprogram", "-Wl,-rpath,$ORIGIN"]),
    };
    folder.library(&[options, &["-o", output]].concat())?;
    for (source, printed) in [("calls.c", PRINTED), ("refuses.c", "")] {
        folder.compile("cc", &[&["-std=c99", &*fixture(source)], link].concat())?;
        diff::equal(source, printed, &folder.program()?)?;
    }
    Ok(())
}

/// Functions of `float`, from both kinds of libraries.
fn floats(tools: &Tools) -> Result<(), String> {
    const EXPORTS: [&str; 3] =
        ["-export=blend:2x3xf32,2x3xf32,f32", "-export=blend:2x3xf32,2x3,scalar", "-export=norm:3xf32"];
    for (emit, output, link) in [
        ("-emit=lib", "libfloats.a", &["libfloats.a"][..]),
        ("-emit=shared", "libfloats.so", &["-L.", "-lfloats", "-Wl,-rpath,$ORIGIN"]),
    ] {
        let folder = Folder::new(tools)?;
        folder.toyc(&[&[&*fixture("floats.toy"), emit, "-o", output][..], &EXPORTS].concat())?;
        folder.compile("cc", &[&["-std=c99", "-ffp-contract=off", &*fixture("floats.c")], link].concat())?;
        diff::equal(emit, "", &folder.program()?)?;
    }
    Ok(())
}

/// Functions of the header that choose among exported shapes, in C and C++.
fn choices(tools: &Tools) -> Result<(), String> {
    const EXPORTS: [&str; 8] = [
        "-export=turn:2x3,3x2",
        "-export=turn:3,3",
        "-export=large=turn:3x4,4x3",
        "-export=again=turn:2x3,3x2",
        "-export=turn:1x1,1x1",
        "-export=turn:4,4",
        "-export=scale:2xf32,f32",
        "-export=scale:4xf32,f32",
    ];
    let folder = Folder::new(tools)?;
    folder.toyc(&[&[&*fixture("choices.toy"), "-emit=lib", "-o", "libprogram.a"][..], &EXPORTS].concat())?;
    folder.compile("cc", &["-std=c99", &fixture("choices.c"), "libprogram.a"])?;
    diff::equal("C", "", &folder.program()?)?;
    // A program need not call them.
    folder.write("none.c", "#include \"program.h\"\nint main(void) { return 0; }\n")?;
    for standard in ["-std=gnu89", "-std=c99", "-std=c17"] {
        folder.compile("cc", &[standard, "-Wno-long-long", "none.c", "libprogram.a"])?;
    }
    Ok(())
}

fn in_cxx(tools: &Tools) -> Result<(), String> {
    let folder = Folder::new(tools)?;
    folder.library(&["-emit=lib", "-o", "libprogram.a"])?;
    for (source, printed) in [("calls.c", PRINTED), ("refuses.c", "")] {
        folder
            .compile("c++", &["-std=c++17", "-x", "c++", &fixture(source), "-x", "none", "libprogram.a"])?;
        diff::equal(source, printed, &folder.program()?)?;
    }
    Ok(())
}

fn on_another_machine(tools: &Tools, emit: &str) -> Result<(), String> {
    let folder = Folder::new(tools)?;
    let (output, link): (_, &[&str]) = match emit {
        "-emit=lib" => ("libprogram.a", &["libprogram.a"]),
        _ => ("libprogram.so", &["-L.", "-lprogram", "-Wl,-rpath,$ORIGIN"]),
    };
    let target = format!("-target={}", OTHER_MACHINE.triple);
    folder.library(&[emit, &target, "-opt", "-o", output])?;
    for (source, printed) in [("calls.c", PRINTED), ("refuses.c", "")] {
        folder.compile(OTHER_MACHINE.linker, &[&["-std=c99", &*fixture(source)], link].concat())?;
        let mut command = tools.command(OTHER_MACHINE.emulator);
        command.args(["-L", OTHER_MACHINE.libraries, "./program"]);
        diff::equal(source, printed, &folder.run(command)?)?;
    }
    Ok(())
}

fn two_libraries(tools: &Tools) -> Result<(), String> {
    let folder = Folder::new(tools)?;
    // Too large for inlining.
    let zeros = " + (x - x)".repeat(100);
    for (name, body, number) in [("one", "helper(x) + 1", 2), ("two", "helper(x) - 1", 3)] {
        let program = format!(
            "def helper(x) {{ return x * {number}{zeros}; }}\n\
             def f(x) {{ return {body}; }}\n\
             def show() {{ print([[{number}, 2], [3, 4]]); }}\n",
        );
        folder.write("program.toy", &program)?;
        let f = format!("-export={name}_f=f:1000");
        let show = format!("-export={name}_show=show");
        let output = format!("lib{name}.a");
        folder.toyc(&["program.toy", "-emit=lib", "-O0", &f, &show, "-o", &output])?;
        let mut symbols = tools.command("llvm-nm-22");
        symbols.arg(&output);
        let symbols = folder.run(symbols)?;
        if !symbols.lines().any(|line| line.contains(" t helper")) {
            return Err(format!("{output} has no function of its own\n{symbols}"));
        }
    }
    folder.compile("cc", &["-std=c99", &fixture("two.c"), "libone.a", "libtwo.a"])?;
    let printed = "2.000000 2.000000 \n3.000000 4.000000 \n3.000000 2.000000 \n3.000000 4.000000 \n";
    diff::equal("two.c", printed, &folder.program()?)
}

fn threads(tools: &Tools) -> Result<(), String> {
    let folder = Folder::new(tools)?;
    folder.write("threads.toy", "def f(x) { return x * x + x; }\n")?;
    let options = ["-parallel=2", "-opt", "-export=f:400x500"];
    for (emit, output) in [("-emit=lib", "libthreads.a"), ("-emit=shared", "libthreads.so")] {
        folder.toyc(&[&["threads.toy", emit, "-o", output], &options[..]].concat())?;
        let is_static = emit == "-emit=lib";
        let header = String::from_utf8_lossy(&folder.read("threads.h")?).into_owned();
        if header.contains("Link programs with -lgomp") != is_static {
            return Err(format!("{emit} {output}: what is to be linked\n{header}"));
        }
        let link: &[&str] =
            if is_static { &[output, "-lgomp"] } else { &["-L.", "-lthreads", "-Wl,-rpath,$ORIGIN"] };
        let source = fixture("threads.c");
        folder.compile("cc", &[&["-std=c99", "-pthread", &*source], link].concat())?;
        // The threads of libgomp stay until the process ends; valgrind reports them as leaks.
        folder.run(tools.command("./program"))?;
    }
    Ok(())
}

/// Objects, assembly and LLVM IR contain the same functions, and MLIR's stages contain the entry points.
fn object(tools: &Tools) -> Result<(), String> {
    let folder = Folder::new(tools)?;
    folder.library(&["-emit=lib", "-o", "libprogram.a"])?;
    folder.library(&["-emit=obj", "-o", "program.o"])?;
    folder.library(&["-emit=asm", "-o", "program.s"])?;
    for input in ["program.o", "program.s"] {
        folder.compile("cc", &["-std=c99", &fixture("calls.c"), input])?;
        diff::equal(input, PRINTED, &folder.program()?)?;
    }
    for (emit, text) in [
        ("mlir", "toy.func @turn_2x3_3x2(%arg0: tensor<2x3xf64>, %arg1: tensor<3x2xf64>)"),
        (
            "mlir-affine",
            "func.func @turn_2x3_3x2(%arg0: memref<2x3xf64>, %arg1: memref<3x2xf64>, %arg2: memref<3x2xf64>)",
        ),
        (
            "mlir-cf",
            "func.func @turn_2x3_3x2(%arg0: memref<2x3xf64>, %arg1: memref<3x2xf64>, %arg2: memref<3x2xf64>)",
        ),
        (
            "mlir-llvm",
            "llvm.func @number_scalar_scalar(%arg0: f64, %arg1: f64, %arg2: !llvm.ptr {llvm.noalias})",
        ),
        ("llvm", "define i32 @number_scalar_scalar_checked(double %0, double %1, ptr %2)"),
    ] {
        let printed = folder
            .toyc(&[&[&*fixture("program.toy"), &*format!("-emit={emit}"), "-o", "-"], EXPORTS].concat())?;
        if !printed.contains(text) {
            return Err(format!("-emit={emit} has no `{text}`:\n{printed}"));
        }
    }
    Ok(())
}

/// Exports may have the names of functions, even names that other functions would otherwise get.
fn names(tools: &Tools) -> Result<(), String> {
    let folder = Folder::new(tools)?;
    folder.write("n.toy", "def f(x) { return x + 1; } def h(x) { return f(x) * 3; }\n")?;
    let exports = ["-export=f=h:2", "-export=f_0=h:3", "-export=h=f:1"];
    folder.toyc(&[&["n.toy", "-emit=lib", "-o", "libn.a"], &exports[..]].concat())?;
    folder.write(
        "n.c",
        "#include <stdio.h>
#include \"n.h\"
int main(void) {
  double x[3] = {1, 2, 3}, two[2], three[3], one[1];
  f(x, two);
  f_0(x, three);
  h(x, one);
  printf(\"%g %g %g %g\\n\", two[0], two[1], three[2], one[0]);
  return 0;
}
",
    )?;
    folder.compile("cc", &["-std=c99", "n.c", "libn.a"])?;
    diff::equal("renamed functions", "6 9 12 2\n", &folder.program()?)?;
    // A library leaves the allocator of its program alone.
    let mut nm = tools.command("llvm-nm-22");
    nm.args(["--undefined-only", "--format=just-symbols", "libn.a"]);
    if folder.run(nm)?.lines().any(|line| line == "mallopt") {
        Err("a library changes how its program allocates".to_owned())
    } else {
        Ok(())
    }
}

fn out_of_memory(tools: &Tools) -> Result<(), String> {
    let folder = Folder::new(tools)?;
    folder.write("large.toy", "def f(x) { return x * x + x; }\n")?;
    folder.toyc(&["large.toy", "-emit=lib", "-export=f:1000000000", "-o", "liblarge.a"])?;
    folder.compile("cc", &["-std=c99", &fixture("large.c"), "liblarge.a"])?;
    let mut command = tools.command("sh");
    command.args(["-c", "ulimit -v 1000000 && ./program"]).current_dir(folder.path());
    let outcome = process::run(command, b"", LIMIT)?;
    let said = String::from_utf8_lossy(&outcome.stderr).into_owned();
    if outcome.is_refusal() && said == "error: cannot allocate 8000000000 bytes\n" {
        Ok(())
    } else {
        Err(outcome.to_string())
    }
}

/// Linkers see the exports and nothing else, on every system.
fn visible_symbols(tools: &Tools) -> Result<(), String> {
    let folder = Folder::new(tools)?;
    let exports: Vec<String> = ["copy", "show_2x2", "triple_4"]
        .iter()
        .flat_map(|name| [(*name).to_owned(), format!("{name}_checked")])
        .collect();
    let chosen: Vec<&str> = EXPORTS
        .iter()
        .copied()
        .filter(|text| text.contains("copy=same:2x3") || text.contains("show") || text.contains("triple"))
        .collect();
    let program = fixture("program.toy");
    for (target, emit, prefix) in [
        ("x86_64-unknown-linux-gnu", "lib", ""),
        ("aarch64-unknown-linux-musl", "lib", ""),
        ("aarch64-apple-darwin", "lib", "_"),
        ("x86_64-apple-darwin", "lib", "_"),
        ("x86_64-pc-windows-msvc", "lib", ""),
        ("aarch64-pc-windows-gnu", "lib", ""),
        ("host", "shared", ""),
    ] {
        let mut arguments = vec![&*program, "-o", "libprogram.a"];
        let emit = format!("-emit={emit}");
        let target_option = format!("-target={target}");
        arguments.push(&emit);
        if target != "host" {
            arguments.push(&target_option);
        }
        arguments.extend(&chosen);
        folder.toyc(&arguments)?;
        let wanted: Vec<String> = exports.iter().map(|name| format!("{prefix}{name}")).collect();
        let lists: &[&str] = match target {
            "host" => &["--dynamic", "libprogram.a"],
            _ => &["libprogram.a"],
        };
        let mut command = tools.command("llvm-nm-22");
        command.args(["--defined-only", "--extern-only", "--format=just-symbols", "--no-sort"]).args(lists);
        let printed = folder.run(command)?;
        // On Windows, LLVM marks objects that use floating point, and shares constants between objects.
        let is_windows = |line: &str| line == "_fltused" || line.starts_with("__real@");
        let is_symbol = |line: &&str| !line.is_empty() && !line.ends_with(':') && !is_windows(line);
        let mut found: Vec<String> = printed.lines().filter(is_symbol).map(str::to_owned).collect();
        found.sort();
        diff::equal(target, &wanted.join("\n"), &found.join("\n"))?;
        if target != "host" {
            let mut index = tools.command("llvm-nm-22");
            index.args(["--print-armap", "libprogram.a"]);
            let printed = folder.run(index)?;
            if let Some(name) = wanted.iter().find(|name| !printed.contains(&format!("{name} in "))) {
                return Err(format!("{target}: {name} is not in the index of symbols\n{printed}"));
            }
        }
    }
    Ok(())
}

/// The same program gives the same files.
fn same_bytes(tools: &Tools) -> Result<(), String> {
    let [first, second] = [Folder::new(tools)?, Folder::new(tools)?];
    for folder in [&first, &second] {
        folder.library(&["-emit=lib", "-opt", "-o", "libprogram.a"])?;
    }
    for name in ["libprogram.a", "program.h"] {
        if first.read(name)? != second.read(name)? {
            return Err(format!("{name} differs"));
        }
    }
    Ok(())
}
