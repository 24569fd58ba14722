//! The backend on modules written as LLVM IR text: LLVM's own tools check the results, or they are run.
#![allow(unsafe_code)]
// A child process prints, for its parent to see the order.
#![allow(clippy::print_stdout)]

use std::collections::BTreeSet;
use std::ffi::c_void;
use std::process::{Command, Output, Stdio};
use std::ptr::{self, NonNull};

use expect_test::{Expect, expect};
use mlir_llvm::backend::jit::{self, Jit};
use mlir_llvm::backend::{self, Error, LinkOptions, Linker, OptLevel, Reloc, Target, TargetOptions};
use mlir_llvm::inkwell::context::Context;
use mlir_llvm::inkwell::memory_buffer::MemoryBuffer;
use mlir_llvm::inkwell::module::Module;

const HELLO: &str = r#"
@text = private constant [12 x i8] c"hello %.2f\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %1 = call i32 (ptr, ...) @printf(ptr @text, double 1.5)
  ret i32 7
}
"#;

const SUM: &str = r#"
define double @sum(ptr %data, i64 %count) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %total = phi double [ 0.0, %entry ], [ %more, %body ]
  %done = icmp eq i64 %i, %count
  br i1 %done, label %exit, label %body
body:
  %at = getelementptr double, ptr %data, i64 %i
  %value = load double, ptr %at
  %more = fadd double %total, %value
  %next = add i64 %i, 1
  br label %loop
exit:
  ret double %total
}
"#;

fn parse<'ctx>(context: &'ctx Context, text: &str) -> Module<'ctx> {
    let buffer = MemoryBuffer::create_from_memory_range_copy(format!("{text}\0").as_bytes(), "test");
    context.create_module_from_ir(buffer).unwrap_or_else(|error| panic!("{}", error.to_string_lossy()))
}

fn host(level: OptLevel) -> Target {
    Target::host(level).expect("tests run on a supported host")
}

/// The output of an LLVM tool. The tool may be missing, except where nothing may be skipped.
fn reference(tool: &str, arguments: &[&str]) -> Option<Output> {
    match Command::new(tool).args(arguments).stdin(Stdio::null()).output() {
        Ok(output) => Some(output),
        Err(error) => {
            assert!(!tests::harness::is_strict(), "{tool}: {error}");
            None
        }
    }
}

fn target(options: TargetOptions) -> Result<Target, Error> {
    Target::new(&options)
}

fn for_triple(triple: &str) -> TargetOptions {
    TargetOptions { triple: Some(triple.to_string()), ..TargetOptions::default() }
}

fn object(text: &str, target: &Target) -> Result<Vec<u8>, Error> {
    let context = backend::context().expect("LLVM is installed");
    let module = parse(&context, text);
    let machine = target.machine()?;
    backend::optimize(&module, &machine, target.opt_level())?;
    backend::emit_object(&module, &machine)
}

fn run(text: &str, symbols: &[(&str, *const c_void)], entry: &str) -> Result<i32, Error> {
    let context = backend::context().expect("LLVM is installed");
    let module = parse(&context, text);
    // SAFETY: the texts in this file only compute, print, and call `symbols` as they declare them.
    unsafe { jit::run(&module, &host(OptLevel::O0), symbols, entry) }
}

fn link_executable(object: &[u8], target: &Target) -> Result<Vec<u8>, Error> {
    Linker::new(target, &LinkOptions::default())?.link(object, None, &[])
}

fn check_error<T>(result: Result<T, Error>, expected: Expect) {
    match result {
        Ok(_) => panic!("expected an error"),
        Err(error) => expected.assert_eq(&error.to_string()),
    }
}

#[test]
fn version_is_the_one_the_crate_is_built_for() {
    let version = backend::version().expect("LLVM is installed");
    assert!(version.starts_with("22."), "{version}");
}

// ---- targets -----------------------------------------------------------------------------------------------

#[test]
fn unknown_targets_are_errors() {
    check_error(
        target(for_triple("sparc-sun-solaris")),
        expect![
            "unsupported target `sparc-sun-solaris`: no support for architecture `sparc`; supported targets are x86_64-unknown-linux-gnu, x86_64-unknown-linux-musl, aarch64-unknown-linux-gnu, aarch64-unknown-linux-musl, x86_64-apple-darwin, aarch64-apple-darwin, x86_64-pc-windows-msvc, aarch64-pc-windows-msvc, x86_64-pc-windows-gnu, aarch64-pc-windows-gnu"
        ],
    );
}

#[test]
fn processors_and_features_are_checked() {
    let with = |cpu: &str, features: &str| {
        target(TargetOptions {
            cpu: (!cpu.is_empty()).then(|| cpu.to_string()),
            features: Some(features.to_string()),
            ..for_triple("x86_64-linux-gnu")
        })
    };
    check_error(
        with("zenver4", ""),
        expect!["unknown processor `zenver4` for x86_64; did you mean `znver4`?"],
    );
    check_error(with("i386", ""), expect!["unknown processor `i386` for x86_64"]);
    check_error(with("help", ""), expect!["unknown processor `help` for x86_64"]);
    check_error(
        with("", "+avx2,+axv512f"),
        expect!["unknown processor feature `axv512f` for x86_64; did you mean `avx512f`?"],
    );
    check_error(
        with("", "avx2"),
        expect!["processor feature `avx2` needs a sign: `+avx2` to use it, `-avx2` to avoid it"],
    );
    check_error(with("", "-64bit"), expect!["unknown processor feature `64bit` for x86_64"]);
    let good = with("znver4", "+avx2, -fma,").expect("known names");
    assert_eq!((good.cpu(), good.features()), ("znver4", "+avx2,-fma"));
    let mut options = for_triple("aarch64-linux-gnu");
    options.cpu = Some("znver4".to_string());
    check_error(target(options), expect!["unknown processor `znver4` for aarch64"]);
}

#[test]
fn only_code_for_this_process_has_its_processor_by_default() {
    let native = target(TargetOptions { cpu: Some("native".to_owned()), ..Default::default() });
    let native = native.expect("the host");
    let here = Target::for_this_process(&TargetOptions::default()).expect("the host");
    assert_eq!((here.cpu(), here.features()), (native.cpu(), native.features()));
    let named = TargetOptions { cpu: Some(host(OptLevel::O0).cpu().to_owned()), ..Default::default() };
    let named = Target::for_this_process(&named).expect("the host");
    assert_eq!((named.cpu(), named.features()), (host(OptLevel::O0).cpu(), ""));
}

#[test]
fn native_means_this_machine() {
    let native = |triple: Option<&str>| {
        target(TargetOptions {
            triple: triple.map(str::to_string),
            cpu: Some("native".to_string()),
            ..TargetOptions::default()
        })
    };
    assert!(native(None).expect("the host").machine().is_ok());
    let foreign = if cfg!(target_arch = "x86_64") { "aarch64-linux" } else { "x86_64-linux" };
    assert!(matches!(native(Some(foreign)), Err(Error::UnsuitableTarget { .. })));
}

#[test]
fn every_supported_triple_has_a_code_generator() {
    for triple in backend::SUPPORTED_TRIPLES {
        let target = target(for_triple(triple)).expect(triple);
        assert!(!object(HELLO, &target).expect(triple).is_empty());
    }
}

/// The tables of names are LLVM's. For x86 they lack everything that is not for 64-bit code; see their first
/// lines.
#[test]
fn tables_agree_with_llvm() {
    for arch in ["x86_64", "aarch64"] {
        let triple = format!("-mtriple={arch}-unknown-linux-gnu");
        let Some(help) = reference("llc-22", &["-mattr=help", "-o", "-", &triple]) else { return };
        let text =
            String::from_utf8_lossy(&help.stdout).into_owned() + &String::from_utf8_lossy(&help.stderr);
        let (cpus, features) = text.split_once("Available features").expect("two sections");
        let names = |section: &str| -> BTreeSet<String> {
            section.lines().filter_map(|line| Some(line.split_once(" - ")?.0.trim().to_string())).collect()
        };
        let accepted = |option: &dyn Fn(&str) -> TargetOptions, all: &BTreeSet<String>| -> BTreeSet<String> {
            all.iter().filter(|name| target(option(name)).is_ok()).cloned().collect()
        };
        let triple = for_triple(&format!("{arch}-linux-gnu"));
        let cpus = names(cpus);
        let features = names(features);
        let cpu = |name: &str| TargetOptions { cpu: Some(name.to_string()), ..triple.clone() };
        let feature = |name: &str| TargetOptions { features: Some(format!("+{name}")), ..triple.clone() };
        let unknown: Vec<_> = features.difference(&accepted(&feature, &features)).cloned().collect();
        let known_cpus = accepted(&cpu, &cpus);
        if arch == "x86_64" {
            assert_eq!(unknown, ["16bit-mode", "32bit-mode", "64bit", "64bit-mode"]);
            assert!(known_cpus.len() >= 90 && !known_cpus.contains("pentium"), "{known_cpus:?}");
        } else {
            assert_eq!((unknown, known_cpus), (Vec::new(), cpus));
        }
    }
}

// ---- passes and text ---------------------------------------------------------------------------------------

#[test]
fn optimizing_sets_the_target_and_works_harder_at_higher_levels() {
    let at = |level| {
        let context = backend::context().expect("LLVM is installed");
        let module = parse(
            &context,
            "define i32 @f() {\n %x = alloca i32\n store i32 3, ptr %x\n %y = load i32, ptr %x\n ret i32 %y\n}",
        );
        let target =
            target(TargetOptions { opt_level: level, ..for_triple("x86_64-linux-gnu") }).expect("known");
        backend::optimize(&module, &target.machine().expect("machine"), level).expect("passes");
        backend::emit_ir(&module)
    };
    let plain = at(OptLevel::O0);
    let optimized = at(OptLevel::O2);
    assert!(plain.contains("target triple = \"x86_64-unknown-linux-gnu\""), "{plain}");
    assert!(plain.contains("target datalayout = \"e-m:e"), "{plain}");
    assert!(plain.contains("alloca") && !optimized.contains("alloca"), "{plain}\n{optimized}");
}

#[test]
fn fences_precede_what_may_tell_of_a_store_past_the_caches() {
    let text = "declare void @tell()
        declare double @llvm.sqrt.f64(double)
        define void @f(ptr %p, ptr %q, double %x, i1 %more) {
          call void @tell()
          br label %again
        again:
          %root = call double @llvm.sqrt.f64(double %x)
          store double %root, ptr %p, align 8, !nontemporal !0
          %y = call double @llvm.sqrt.f64(double %root)
          store double %y, ptr %q
          br i1 %more, label %again, label %after
        after:
          store atomic i8 1, ptr %q release, align 1
          call void @tell()
          ret void
        }
        define void @g(ptr %p, double %x, i1 %more) {
          br label %loop
        loop:
          call void @tell()
          store double %x, ptr %p, align 8, !nontemporal !0
          br i1 %more, label %loop, label %after
        after:
          ret void
        }
        define void @h(ptr %p, double %x) {
          store double %x, ptr %p
          ret void
        }
        !0 = !{i32 1}";
    let optimized = |triple: &str| {
        let context = backend::context().expect("LLVM is installed");
        let module = parse(&context, text);
        let target = target(TargetOptions { opt_level: OptLevel::O1, ..for_triple(triple) }).expect("known");
        backend::optimize(&module, &target.machine().expect("machine"), OptLevel::O1).expect("passes");
        backend::verify(&module).expect("valid");
        let text = backend::emit_ir(&module);
        let events = text.lines().filter_map(|line| {
            let line = line.trim();
            let is_event = ["store", "ret", "define", "tail call void", "call void"];
            is_event.iter().any(|start| line.starts_with(start)).then(|| line.split(['(', ',']).next())?
        });
        events.map(|event| format!("{event}\n")).collect::<String>()
    };
    let x86 = optimized("x86_64-linux-gnu");
    expect![[r#"
        define void @f
        tail call void @tell
        store double %root
        store double %y
        call void @llvm.x86.sse.sfence
        store atomic i8 1
        tail call void @tell
        ret void
        define void @g
        call void @llvm.x86.sse.sfence
        tail call void @tell
        store double %x
        call void @llvm.x86.sse.sfence
        ret void
        define void @h
        store double %x
        ret void
    "#]]
    .assert_eq(&x86);
    let arm = optimized("aarch64-linux-gnu");
    assert_eq!(arm, x86.replace("call void @llvm.x86.sse.sfence\n", ""));
}

#[test]
fn broken_modules_are_errors() {
    let context = backend::context().expect("LLVM is installed");
    let module = context.create_module("broken");
    let function = module.add_function("f", context.i32_type().fn_type(&[], false), None);
    context.append_basic_block(function, "entry");
    let machine = host(OptLevel::O0).machine().expect("machine");
    let expected = "invalid LLVM module: Basic Block in function 'f' does not have terminator!\nlabel %entry";
    for result in [
        backend::verify(&module),
        backend::optimize(&module, &machine, OptLevel::O2),
        backend::emit_object(&module, &machine).map(|_| ()),
        Jit::new(&module, &host(OptLevel::O0), &[]).map(|_| ()),
    ] {
        assert_eq!(result.expect_err("no terminator").to_string(), expected);
    }
}

#[test]
fn what_a_target_cannot_compile_is_an_error_and_not_the_end() {
    let options = TargetOptions { features: Some("-sse2".to_string()), ..for_triple("x86_64-linux-gnu") };
    let target = target(options).expect("known");
    check_error(
        object(SUM, &target),
        expect![
            "LLVM code generation failed: <unknown>:0:0: in function sum double (ptr, i64): SSE2 register return with SSE2 disabled"
        ],
    );
}

#[test]
fn assembly_is_for_the_target() {
    let asm = |triple| {
        let context = backend::context().expect("LLVM is installed");
        let module = parse(&context, SUM);
        let target = target(for_triple(triple)).expect("known");
        backend::emit_asm(&module, &target.machine().expect("machine")).expect("assembly")
    };
    let x86 = asm("x86_64-linux-gnu");
    assert!(x86.contains("addsd") && x86.contains("retq"), "{x86}");
    let arm = asm("aarch64-linux-gnu");
    assert!(arm.contains("fadd\td") && arm.contains("\tret\n"), "{arm}");
}

// ---- object files ------------------------------------------------------------------------------------------

/// What `llvm-readobj-22` says about the object file for `triple`; nothing if the tool is not installed.
fn readobj(triple: &str) -> Option<String> {
    let target = target(for_triple(triple)).expect("known");
    let object = object(HELLO, &target).expect("object");
    let directory = tempfile::tempdir().expect("temporary directory");
    let path = directory.path().join("hello.o");
    std::fs::write(&path, &object).expect("written");
    let path = path.to_str().expect("UTF-8");
    let output = reference("llvm-readobj-22", &["--file-headers", "--symbols", "--relocations", path])?;
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn object_file_for_x86_64() {
    let Some(text) = readobj("x86_64-unknown-linux-gnu") else { return };
    for part in [
        "Format: elf64-x86-64",
        "Type: Relocatable",
        "Machine: EM_X86_64",
        "Name: main",
        "R_X86_64_PLT32 printf",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
}

#[test]
fn object_file_for_aarch64() {
    let Some(text) = readobj("aarch64-unknown-linux-gnu") else { return };
    for part in
        ["Format: elf64-littleaarch64", "Machine: EM_AARCH64", "Name: main", "R_AARCH64_CALL26 printf"]
    {
        assert!(text.contains(part), "{part} in {text}");
    }
}

// ---- executables -------------------------------------------------------------------------------------------

#[test]
fn executables_run_at_every_level() {
    use std::os::unix::fs::PermissionsExt;
    let directory = tempfile::tempdir().expect("temporary directory");
    for level in [OptLevel::O0, OptLevel::O1, OptLevel::O2, OptLevel::O3, OptLevel::Loops] {
        for reloc in [Reloc::Pic, Reloc::Static] {
            let path = directory.path().join(format!("hello-{level:?}-{reloc:?}"));
            let options = TargetOptions { opt_level: level, reloc, ..TargetOptions::default() };
            let target = target(options).expect("host");
            let program = link_executable(&object(HELLO, &target).expect("object"), &target).expect("linked");
            std::fs::write(&path, program).expect("written");
            std::fs::set_permissions(&path, PermissionsExt::from_mode(0o755)).expect("may be run");
            let output = Command::new(&path).output().expect("runs");
            assert_eq!(String::from_utf8_lossy(&output.stdout), "hello 1.50\n", "{level:?} {reloc:?}");
            assert_eq!(output.status.code(), Some(7));
        }
    }
}

#[test]
fn a_failing_link_says_why() {
    let target = host(OptLevel::O0);
    let text = "declare i32 @nowhere()\ndefine i32 @main() {\n %x = call i32 @nowhere()\n ret i32 %x\n}";
    let error =
        link_executable(&object(text, &target).expect("object"), &target).expect_err("undefined function");
    assert!(matches!(error, Error::Link { .. }), "{error:?}");
    assert!(error.to_string().contains("nowhere"), "{error}");
}

#[test]
fn linking_for_another_machine_needs_its_tools() {
    let foreign = if cfg!(target_arch = "x86_64") { "aarch64" } else { "x86_64" };
    let target = target(for_triple(&format!("{foreign}-unknown-linux-gnu"))).expect("known");
    match link_executable(&object(HELLO, &target).expect("object"), &target) {
        Ok(program) => assert!(program.starts_with(b"\x7fELF")),
        Err(error) => {
            assert!(matches!(error, Error::NoLinker { .. }), "{error}");
            assert!(error.to_string().contains(&format!("`{foreign}-linux-gnu-gcc`")), "{error}");
        }
    }
}

#[test]
fn the_linker_can_be_chosen() {
    in_child("child_links_with_nothing", &[("CC", "/no/such/compiler -v")]);
}

#[test]
#[ignore = "run by the_linker_can_be_chosen"]
fn child_links_with_nothing() {
    if std::env::var_os("CC").is_none_or(|cc| cc != "/no/such/compiler -v") {
        return;
    }
    let target = host(OptLevel::O0);
    let result = link_executable(&object(HELLO, &target).expect("object"), &target);
    check_error(
        result,
        expect![
            "cannot run `/no/such/compiler` to link: No such file or directory (os error 2); $CC names it"
        ],
    );
}

// ---- the JIT -----------------------------------------------------------------------------------------------

/// Runs one ignored test of this file in a separate process and returns its output.
fn in_child(test: &str, variables: &[(&str, &str)]) -> String {
    let output = Command::new(std::env::current_exe().expect("this test's path"))
        .args(["--exact", test, "--ignored", "--nocapture", "--test-threads=1"])
        .envs(variables.iter().copied())
        .output()
        .expect("child runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "LLVM prints nothing by itself");
    text
}

#[test]
fn jit_prints_in_order() {
    let text = in_child("child_prints", &[]);
    assert!(text.contains("before hello 1.50\nafter 7\n"), "{text}");
}

#[test]
#[ignore = "run by jit_prints_in_order"]
fn child_prints() {
    // No newline: Rust keeps it in its buffer.
    print!("before ");
    let result = run(HELLO, &[], "main").expect("runs");
    println!("after {result}");
}

#[test]
fn jit_errors_print_nothing() {
    in_child("jit_reports_missing_functions", &[]);
}

#[test]
#[ignore = "run by jit_errors_print_nothing"]
fn jit_reports_missing_functions() {
    let text = "declare void @nowhere()\ndeclare void @neither()\ndefine void @main() {\n call void @nowhere()\n call void @neither()\n ret void\n}";
    check_error(
        run(text, &[], "main"),
        expect!["undefined symbols `neither`, `nowhere`: neither the program nor its host defines them"],
    );
}

/// A program that uses libgomp on a team of one, so that it ends the same way with any number of processors.
#[cfg(target_os = "linux")]
const TEAM: &str = "declare i32 @omp_get_num_threads()\ndefine i32 @main() {\n %x = call i32 @omp_get_num_threads()\n ret i32 %x\n}";

#[cfg(target_os = "linux")]
#[test]
fn jit_loads_the_library_of_threads() {
    assert_eq!(run(TEAM, &[], "main").expect("runs"), 1);
}

#[cfg(target_os = "linux")]
#[test]
fn jit_says_that_the_library_of_threads_is_missing() {
    let directory = tempfile::tempdir().expect("temporary directory");
    std::fs::write(directory.path().join("libgomp.so.1"), "not a library").expect("written");
    let before = std::env::var("LD_LIBRARY_PATH").unwrap_or_default();
    let path = format!("{}:{before}", directory.path().display());
    in_child("child_runs_without_libgomp", &[("LD_LIBRARY_PATH", &path), ("TOY_TEST_NO_LIBGOMP", "1")]);
}

#[cfg(target_os = "linux")]
#[test]
#[ignore = "run by jit_says_that_the_library_of_threads_is_missing"]
fn child_runs_without_libgomp() {
    if std::env::var_os("TOY_TEST_NO_LIBGOMP").is_none() {
        return;
    }
    check_error(
        run(TEAM, &[], "main"),
        expect![
            "cannot load `libgomp.so.1`, which runs the program's threads; install it (Debian: libgomp1), or compile without -parallel"
        ],
    );
}

#[test]
fn jit_runs_at_every_level() {
    let text = "define i32 @main() {\n %x = add i32 40, 2\n ret i32 %x\n}";
    for level in [OptLevel::O0, OptLevel::O1, OptLevel::O2, OptLevel::O3, OptLevel::Loops] {
        let context = backend::context().expect("LLVM is installed");
        let module = parse(&context, text);
        let target = host(level);
        backend::optimize(&module, &target.machine().expect("machine"), level).expect("passes");
        // SAFETY: the text only adds.
        assert_eq!(unsafe { jit::run(&module, &target, &[], "main") }.expect("runs"), 42);
    }
}

extern "C" fn triple_it(x: i32) -> i32 {
    x * 3
}

#[test]
fn jit_calls_the_host() {
    let text =
        "declare i32 @triple(i32)\ndefine i32 @main() {\n %x = call i32 @triple(i32 14)\n ret i32 %x\n}";
    let address = triple_it as extern "C" fn(i32) -> i32 as *const c_void;
    assert_eq!(run(text, &[("triple", address)], "main").expect("runs"), 42);
    check_error(run(text, &[("triple", ptr::null())], "main"), expect!["symbol `triple` has a null address"]);
    check_error(
        run(text, &[("tri\0ple", address)], "main"),
        expect![[r"symbol `tri\0ple` has a null character in its name"]],
    );
    check_error(
        run(text, &[("main", address)], "main"),
        expect!["symbol `main` is defined by the module, too"],
    );
}

#[test]
fn jit_code_outlives_module_and_context() {
    let jit = {
        let context = backend::context().expect("LLVM is installed");
        let module = parse(&context, SUM);
        Jit::new(&module, &host(OptLevel::O2), &[]).expect("compiles")
    };
    let jit = std::thread::spawn(move || jit).join().expect("a JIT may move between threads");
    let address = jit.address("sum").expect("defined");
    type Sum = unsafe extern "C" fn(*const f64, u64) -> f64;
    // SAFETY: this is the type of `sum`.
    let sum = unsafe { std::mem::transmute::<NonNull<c_void>, Sum>(address) };
    let data = [1.0, 2.5, 4.0];
    // SAFETY: `jit` is alive, and `sum` reads the three elements of `data`.
    assert_eq!(unsafe { sum(data.as_ptr(), 3) }, 7.5);
    assert_eq!(jit.address("sum").expect("again"), address);
    check_error(
        jit.address("product"),
        expect!["undefined symbol `product`: neither the program nor its host defines it"],
    );
}

#[test]
fn jit_entry_points_are_checked() {
    let text = "declare i32 @away()\ndefine i32 @args(i32 %x) {\n ret i32 %x\n}\ndefine double @real() {\n ret double 1.0\n}\ndefine void @nothing() {\n ret void\n}";
    check_error(run(text, &[], "main"), expect!["cannot start at `main`: there is no such function"]);
    check_error(run(text, &[], "away"), expect!["cannot start at `away`: the function is only declared"]);
    check_error(run(text, &[], "args"), expect!["cannot start at `args`: the function takes arguments"]);
    check_error(
        run(text, &[], "real"),
        expect!["cannot start at `real`: the function must return nothing or a 32-bit integer"],
    );
    check_error(run(text, &[], "a\0b"), expect![[r"cannot start at `a\0b`: the name has a null character"]]);
    assert_eq!(run(text, &[], "nothing").expect("runs"), 0);
}

#[test]
fn jit_never_starts_at_another_function_of_that_name() {
    // The C library has a `getpid`, and `abort` ends the process.
    for linkage in ["internal", "private", "available_externally"] {
        for name in ["getpid", "abort"] {
            let text = format!("define {linkage} i32 @{name}() {{\n ret i32 -1\n}}");
            let error = run(&text, &[], name).expect_err("not to be found").to_string();
            assert_eq!(
                error,
                format!("cannot start at `{name}`: the function cannot be found from outside its module")
            );
        }
    }
    let weak = "define weak i32 @getpid() {\n ret i32 -1\n}";
    assert_eq!(run(weak, &[], "getpid").expect("runs"), -1);
    check_error(
        run("define fastcc i32 @main() {\n ret i32 0\n}", &[], "main"),
        expect!["cannot start at `main`: the function does not have C's calling convention"],
    );
}

#[test]
fn main_of_another_calling_convention_is_called_by_it() {
    let context = backend::context().expect("LLVM is installed");
    let module = parse(&context, "define fastcc void @main() {\n ret void\n}");
    let target = host(OptLevel::O2);
    backend::return_status(&module).expect("built");
    backend::optimize(&module, &target.machine().expect("machine"), OptLevel::O2).expect("passes");
    // Calls by the wrong convention are undefined: LLVM would leave only `unreachable`.
    let ir = backend::emit_ir(&module);
    assert!(ir.contains("ret i32 0"), "{ir}");
}

#[test]
fn only_a_status_is_checked_for_lost_output() {
    for (ty, value) in [("i64", "7"), ("double", "1.0"), ("ptr", "null")] {
        let context = backend::context().expect("LLVM is installed");
        let module = parse(&context, &format!("define {ty} @main() {{\n ret {ty} {value}\n}}"));
        backend::check_output(&module).expect("no status");
        backend::verify(&module).expect("still valid");
    }
}

#[test]
fn jit_wants_code_for_this_machine() {
    let foreign = if cfg!(target_arch = "x86_64") { "aarch64-linux" } else { "x86_64-linux" };
    let context = backend::context().expect("LLVM is installed");
    let module = parse(&context, SUM);
    let result = Jit::new(&module, &target(for_triple(foreign)).expect("known"), &[]);
    assert!(matches!(result, Err(Error::ForeignTarget { .. })), "{result:?}");
}

#[test]
fn jit_reports_code_it_cannot_generate() {
    if !cfg!(target_arch = "x86_64") {
        return;
    }
    let options = TargetOptions { features: Some("-sse2".to_string()), ..TargetOptions::default() };
    let context = backend::context().expect("LLVM is installed");
    let jit =
        Jit::new(&parse(&context, SUM), &target(options).expect("known"), &[]).expect("not compiled yet");
    check_error(
        jit.address("sum"),
        expect![
            "the JIT failed: <unknown>:0:0: in function sum double (ptr, i64): SSE2 register return with SSE2 disabled"
        ],
    );
}
