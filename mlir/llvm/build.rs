//! Finds LLVM, and writes the stubs that `backend::library` needs to load it on first use, one for every function of
//! LLVM's C interface. A stub jumps to the address in its slot of a table.
//!
//! If LLVM's archives are installed, a library is linked from them that has only what is used here. It loads in a
//! quarter of the time of LLVM's own library, which has every target and three times as many addresses to relocate.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{collections::BTreeSet, env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(llvm_is_loaded)");
    // docs.rs has no LLVM, and describing this crate needs none.
    println!("cargo::rerun-if-env-changed=DOCS_RS");
    if env::var_os("DOCS_RS").is_some() {
        println!("cargo::rustc-env=LLVM_RELEASE=22.1");
        return Ok(());
    }
    let config = llvm_config()?;
    let version = ask(&config, "--version")?;
    let release = version.splitn(3, '.').take(2).collect::<Vec<_>>().join(".");
    println!("cargo::rustc-env=LLVM_RELEASE={release}");

    // As in Cargo.toml: on other systems, inkwell links LLVM.
    let on = |name| env::var(format!("CARGO_CFG_TARGET_{name}")).unwrap_or_default();
    if on("OS") != "linux" || on("ENV") != "gnu" {
        return Ok(());
    }
    let stub = match &*on("ARCH") {
        "x86_64" => "mov r11d, {index}\n jmp qword ptr [rip + {slots} + {offset}]",
        "aarch64" => {
            "mov w17, #{index}\n adrp x16, {slots} + {offset}\n ldr x16, [x16, :lo12:{slots} + {offset}]\n br x16"
        }
        _ => return Ok(()),
    };
    let mut names = BTreeSet::new();
    let headers = PathBuf::from(ask(&config, "--includedir")?);
    functions_of(&headers.join("llvm-c"), &mut names)?;
    target_functions(&headers.join("llvm/Config/Targets.def"), &mut names)?;

    // `{slots}` remains, for `global_asm!`. The stubs are hidden, since a library that is loaded later must not call
    // them.
    let mut stubs = String::new();
    for (index, name) in names.iter().enumerate() {
        let code = stub.replace("{index}", &index.to_string()).replace("{offset}", &(8 * index).to_string());
        writeln!(stubs, ".globl {name}\n.hidden {name}\n.type {name}, @function\n{name}:\n {code}")?;
    }
    let out = PathBuf::from(env::var("OUT_DIR")?);
    fs::write(out.join("llvm_stubs.s"), stubs)?;
    let list: Vec<_> = names.iter().map(|name| format!("c{name:?}")).collect();
    fs::write(out.join("llvm_functions.rs"), format!("[{}]", list.join(", ")))?;
    let installed = format!("{}/libLLVM.so.{release}", ask(&config, "--libdir")?);
    let own = out.join(OWN);
    let linked = env::var("HOST")? == env::var("TARGET")?
        && link_archives(&config, Path::new(&installed), &names, &own).is_ok();
    // The path from the folder of the built programs: `build/mlir-llvm-HASH/out/libmlir_llvm.so`.
    let parts: Vec<_> = own.iter().collect();
    let folder = parts.iter().rposition(|&part| part == "build");
    let own: Option<PathBuf> = folder.filter(|_| linked).map(|at| parts[at..].iter().collect());
    let libraries = (own, [format!("libLLVM.so.{release}"), installed]);
    fs::write(out.join("llvm_libraries.rs"), format!("{libraries:?}"))?;
    println!("cargo::rustc-cfg=llvm_is_loaded");
    Ok(())
}

/// The library that is linked here.
const OWN: &str = "libmlir_llvm.so";

/// The parts of LLVM that are used here, named as in `llvm-config`.
const COMPONENTS: [&str; 11] = [
    "aarch64",
    "analysis",
    "bitreader",
    "bitwriter",
    "core",
    "irreader",
    "linker",
    "orcjit",
    "passes",
    "target",
    "x86",
];

/// The symbols that a debugger looks for: the function that reports new code, and the list of that code.
const DEBUGGER: [&str; 2] = ["__jit_debug_register_code", "__jit_debug_descriptor"];

/// Links a shared library from LLVM's archives that exports functions of the C interface and nothing else.
fn link_archives(
    config: &Path,
    installed: &Path,
    functions: &BTreeSet<String>,
    to: &Path,
) -> Result<(), Box<dyn Error>> {
    let archives = Command::new(config).args(["--link-static", "--libfiles"]).args(COMPONENTS).output()?;
    if !archives.status.success() {
        return Err("LLVM's archives are not installed".into());
    }
    // The libraries that LLVM's own library needs; the linker would find them only with their development packages.
    let needed = Command::new("ldd").arg(installed).output()?;
    let needed = String::from_utf8(needed.stdout)?;
    let needed = needed.lines().filter_map(|line| line.split_once("=> ")?.1.split(' ').next());

    let exports = to.with_extension("map");
    let list: Vec<&str> = functions.iter().map(String::as_str).collect();
    let exported = [&*list, &DEBUGGER].concat().join("; ");
    fs::write(&exports, format!("{{ global: {exported}; local: *; }};"))?;
    let mut linker = Command::new("cc");
    linker.args(["-shared", "-Wl,-s,-O1,-Bsymbolic,--gc-sections,--as-needed"]);
    linker.arg(format!("-Wl,--version-script={}", exports.display())).arg("-o").arg(to);
    linker.args(functions.iter().map(|name| format!("-Wl,-u,{name}")));
    linker.args(String::from_utf8(archives.stdout)?.split_whitespace()).args(needed);
    if linker.output()?.status.success() { Ok(()) } else { Err("the linker failed".into()) }
}

/// The program that knows where LLVM is, found in the same way as llvm-sys finds it.
fn llvm_config() -> Result<PathBuf, Box<dyn Error>> {
    const PREFIX: &str = "LLVM_SYS_221_PREFIX";
    println!("cargo::rerun-if-env-changed={PREFIX}");
    let directory = env::var_os(PREFIX).map(|prefix| Path::new(&prefix).join("bin")).unwrap_or_default();
    let programs = ["llvm-config-22", "llvm-config22", "llvm-config"].map(|name| directory.join(name));
    let found =
        programs.into_iter().find(|program| ask(program, "--version").is_ok_and(|v| v.starts_with("22.")));
    found.ok_or_else(|| format!("LLVM 22 is not installed, or {PREFIX} does not name its directory").into())
}

fn ask(config: &Path, option: &str) -> Result<String, Box<dyn Error>> {
    let output = Command::new(config).arg(option).output()?;
    Ok(String::from_utf8(output.stdout)?.trim().to_string())
}

/// Adds the names that the headers in a directory declare as functions. Other names that look like calls are
/// harmless: the library does not have them, and nothing calls them.
fn functions_of(directory: &Path, names: &mut BTreeSet<String>) -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={}", directory.display());
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        if path.is_dir() {
            functions_of(&path, names)?;
            continue;
        }
        let text = fs::read_to_string(path)?;
        let words = text.split_inclusive(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
        // Macros start with `LLVM_`, and so do functions of llvm-sys.
        let functions = words
            .filter_map(|word| word.strip_suffix('('))
            .filter(|name| name.starts_with("LLVM") && !name.starts_with("LLVM_"));
        names.extend(functions.map(str::to_string));
        // `LLVM_FOR_EACH_VALUE_SUBCLASS` declares these.
        names.extend(arguments(&text, "macro(").map(|class| format!("LLVMIsA{class}")));
    }
    Ok(())
}

/// Adds the functions that register a target, which the headers declare by macros.
fn target_functions(list: &Path, names: &mut BTreeSet<String>) -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={}", list.display());
    const PARTS: [&str; 6] = ["TargetInfo", "Target", "TargetMC", "AsmPrinter", "AsmParser", "Disassembler"];
    for target in arguments(&fs::read_to_string(list)?, "\nLLVM_TARGET(") {
        names.extend(PARTS.map(|part| format!("LLVMInitialize{target}{part}")));
    }
    Ok(())
}

/// The names in parentheses after `start`.
fn arguments<'a>(text: &'a str, start: &'static str) -> impl Iterator<Item = &'a str> {
    let names = text.split(start).skip(1).filter_map(|rest| rest.split_once(')')).map(|(name, _)| name);
    names.filter(|name| name.chars().all(|c| c.is_ascii_alphanumeric()))
}
