//! Shows each rule a text that breaks it, and one that does not.

use crate::cycles;
use crate::rules::*;

fn source<'a>(krate: &'a str, path: &'a str, text: &'a str) -> Source<'a> {
    Source { krate, path, text }
}

/// Checks that the rule complains about the first text and not about the second.
fn check(rule: fn(&Source<'_>) -> Vec<String>, krate: &str, path: &str, bad: &str, good: &str) {
    assert_ne!(rule(&source(krate, path, bad)), Vec::<String>::new(), "nothing found in: {bad}");
    assert_eq!(rule(&source(krate, path, good)), Vec::<String>::new(), "found in: {good}");
}

#[test]
fn dependencies_point_downward() {
    let workspace: Vec<&str> = CRATES.iter().map(|krate| krate.name).collect();
    let edge = |from, kind, on| dependency(from, kind, on, &workspace);
    assert_eq!(edge("mlir", Kind::Normal, "support"), None);
    assert_eq!(edge("mlir", Kind::Build, "ods"), None);
    assert_eq!(edge("mlir-llvm", Kind::Normal, "inkwell"), None);
    assert_eq!(edge("toyc", Kind::Normal, "serde"), None);
    assert!(edge("mlir", Kind::Normal, "ods").is_some(), "ods is for the build only");
    assert!(edge("toy-dialect", Kind::Test, "ods").is_some(), "ods is for the build only");
    assert_eq!(edge("ods-tests", Kind::Test, "tests"), None);
    assert!(edge("ods-tests", Kind::Normal, "tests").is_some(), "tests is for tests only");
    assert!(edge("ods", Kind::Normal, "mlir").is_some(), "upward");
    assert!(edge("tablegen", Kind::Test, "mlir").is_some(), "upward, for tests");
    assert!(edge("transforms", Kind::Normal, "toy-dialect").is_some(), "beside");
    assert!(edge("toyc", Kind::Normal, "inkwell").is_some(), "LLVM outside mlir-llvm");
    assert!(edge("toyc", Kind::Normal, "llvm-sys-221").is_some(), "LLVM outside mlir-llvm");
    assert!(edge("newcomer", Kind::Normal, "support").is_some(), "not in the table");
}

#[test]
fn the_table_has_no_cycle() {
    for (index, krate) in CRATES.iter().enumerate() {
        for used in krate.may_use.iter().chain(krate.at_build) {
            let below = CRATES[..index].iter().any(|other| other.name == *used);
            assert!(below, "{} uses {used}, which the table does not list above it", krate.name);
        }
    }
}

#[test]
fn long_files() {
    let long = "// line\n".repeat(MAX_LINES + 1);
    check(too_long, "mlir", "mlir/ir/src/lib.rs", &long, &long[8..]);
}

#[test]
fn functions_that_are_too_long() {
    let body = |lines: usize| "        f();\n".repeat(lines);
    let function =
        |lines| format!("impl A {{\n    fn g(\n        self,\n    ) -> A {{\n{}    }}\n}}\n", body(lines));
    check(long_functions, "mlir", "mlir/ir/src/lib.rs", &function(77), &function(76));
    let short =
        format!("trait A {{\n    fn g();\n}}\nfn h() {{}}\nstruct B {{\n    f: fn(),\n}}\n{}", body(90));
    assert_eq!(long_functions(&Source { krate: "mlir", path: "a.rs", text: &short }), [""; 0]);
}

#[test]
fn lines_that_name_a_value_do_not_make_a_function_long() {
    let function = |line: &str| format!("fn g() {{\n{}}}\n", line.repeat(MAX_FUNCTION_LINES));
    let long = function("    let Some(a) = f() else { return };\n");
    check(long_functions, "mlir", "mlir/ir/src/lib.rs", &long, &function("    let a = f();\n"));
    let spread = function("    let a = f(\n        b,\n    );\n");
    check(long_functions, "mlir", "mlir/ir/src/lib.rs", &spread, &function("    let a = f(b);\n"));
}

#[test]
fn unsafe_needs_its_room_and_its_comment() {
    let call = "fn f() {\n    unsafe { g() }\n}\n";
    let explained = "fn f() {\n    // SAFETY: g has no obligations.\n    unsafe { g() }\n}\n";
    check(unsafe_code, "mlir-llvm", "mlir/llvm/src/jit.rs", call, explained);
    check(
        unsafe_code,
        "mlir",
        "mlir/ir/src/ir.rs",
        explained,
        "// unsafe is a word\n#![deny(unsafe_code)]\n",
    );
    check(unsafe_code, "toyc-cli", "toyc/cli/src/run.rs", explained, "fn f() {}\n");
    check(unsafe_code, "toyc-cli", "toyc/cli/src/llvm/jit.rs", call, explained);
    let method = "/// Calls.\npub unsafe fn f() {}\n";
    let documented = "/// # Safety\n///\n/// The pointer is valid.\n#[inline]\npub unsafe fn f() {}\n";
    check(unsafe_code, "runtime", "runtime/src/abi.rs", method, documented);
    let far = "// SAFETY: old.\nlet a = unsafe { f() };\nlet b = unsafe { g() };\n";
    let continued = "// SAFETY: sound.\nlet a =\n    unsafe { f() };\n";
    check(unsafe_code, "runtime", "runtime/src/abi.rs", far, continued);
}

#[test]
fn nothing_depends_on_the_date() {
    let asks = "let now = SystemTime::now();\n";
    let has = "type Changed = Option<SystemTime>;\n";
    check(dates, "tests", "tests/src/harness.rs", asks, has);
    check(dates, "loops", "mlir/loops/tests/large.rs", "UNIX_EPOCH.elapsed();\n", "// UNIX_EPOCH\n");
    assert_eq!(dates(&source("xtask", "xtask/src/fuzz.rs", asks)), Vec::<String>::new());
}

#[test]
fn examples_that_nothing_compiles() {
    let path = "mlir/ir/src/lib.rs";
    check(
        ignored_examples,
        "mlir",
        path,
        "//! ```ignore\n//! f();\n//! ```\n",
        "//! ```\n//! f();\n//! ```\n",
    );
    check(ignored_examples, "mlir", path, "    /// ```ignore\n", "// ```ignore\nlet x = \"```ignore\";\n");
}

#[test]
fn global_state_is_found_outside_tests() {
    let path = "mlir/ir/src/context.rs";
    let test = "#[cfg(test)]\nmod tests {\n    static COUNT: AtomicUsize = AtomicUsize::new(0);\n}\n";
    check(global_state, "mlir", path, "static COUNT: AtomicUsize = AtomicUsize::new(0);\n", test);
    check(global_state, "mlir", path, "pub static mut X: u32 = 0;\n", "pub static X: u32 = 0;\n");
    check(global_state, "mlir", path, "static M: LazyLock<Map> = x;\n", "fn f(x: &'static Mutex<u32>) {}\n");
    check(global_state, "mlir", path, "thread_local! {}\n", "// thread_local! {}\n");
    let once = "static LOADED: OnceLock<()> = OnceLock::new();\n";
    assert_ne!(
        global_state(&source("mlir-llvm", "mlir/llvm/src/backend/jit.rs", once)),
        Vec::<String>::new()
    );
    assert_eq!(
        global_state(&source("mlir-llvm", "mlir/llvm/src/backend/libllvm.rs", once)),
        Vec::<String>::new()
    );
}

#[test]
fn libraries_do_not_print_or_exit() {
    let path = "tablegen/ods/src/lib.rs";
    let quiet = "/// println!(\"x\")\nlet s = \"print!\"; writeln!(f)?; my_print!();\n";
    check(prints_or_exits, "ods", path, "println!(\"x\");\n", quiet);
    check(prints_or_exits, "ods", path, "std::process::exit(1);\n", quiet);
    let program = source("toyc-cli", "toyc/cli/src/main.rs", "println!(\"x\");\n");
    assert_eq!(prints_or_exits(&program), Vec::<String>::new());
}

#[test]
fn the_framework_does_not_name_toy() {
    let path = "mlir/transforms/src/inline.rs";
    let good = "// See book/src/toy.md.\nname.is_call();\n";
    for bad in ["if name == \"toy.call\" {}\n", "/// As in Toy.\n", "use toy_dialect::CallOp;\n"] {
        check(names_toy, "transforms", path, bad, good);
    }
    let library = source("mlir-llvm", "mlir/llvm/src/runtime/print.ll", "define void @toy.print() {\n");
    assert_eq!(names_toy(&library).len(), 1);
    for path in ["mlir/transforms/tests/inline.rs", "lowering/src/print.rs"] {
        assert_eq!(names_toy(&source("", path, "toy.call")), [""; 0]);
    }
}

#[test]
fn builders_are_not_called_with_rows_of_nothing() {
    let path = "examples/front-end/src/main.rs";
    let good = "AllocOp::build(b, loc, ty);\nLoadOp::build(b, loc, place, &[]);\nlet x = f(&[], &[]);\n";
    for bad in [
        "AllocOp::build(b, loc, ty, &[], &[]);\n",
        "scf::ForOp::build_with(\n    b,\n    f(loc),\n    &[],\n    &[],\n);\n",
        "CustomOp::build_from_x_and_y(b, loc, None, None);\n",
    ] {
        check(rows_of_nothing, "front-end", path, bad, good);
    }
}

#[test]
fn only_a_list_names_functions_of_the_host() {
    let path = "mlir/llvm/src/backend/runtime.rs";
    for bad in ["\"printf\"", "b\"malloc\"", "\"mlir_rt_print_f64\"", "\"_mlir_memref_to_llvm_alloc\""] {
        check(names_host_function, "mlir-llvm", path, bad, "// \"printf\"\nruntime::PRINT_F64.name");
    }
    let list = source("dialects", "mlir/dialects/src/llvm/runtime.rs", "\"mlir_rt_print_f64\"");
    assert_eq!(names_host_function(&list), [""; 0]);
}

#[test]
fn passes_come_from_records() {
    let path = "mlir/loops/src/passes/tile.rs";
    let rule = hand_made_passes;
    check(rule, "loops", path, "const INFO: PassInfo = PassInfo {\n", "impl RunPass for Tile {\n");
    check(rule, "loops", path, "registry.add(mlir::pass::PassInfo { name, ..x });\n", "// a `PassInfo`\n");
    check(rule, "loops", path, "impl Pass for Tile {\n", "registry.add(Tile::INFO);\nMyPassInfo {}\n");
    check(rule, "loops", path, "impl mlir::pass::Pass for Tile {\n", "out.line(\"PassInfo {\");\n");
    check(rule, "loops", "mlir/loops/tests/a.rs", "let i = PassInfo { name };\n", "impl Pass for Probe {\n");
    let definition = source("mlir", "mlir/ir/src/pass/registry.rs", "pub struct PassInfo {\n");
    assert_eq!(rule(&definition), [""; 0]);
}

#[test]
fn the_driver_names_no_dialect() {
    let dialects = ["arith", "toy"].map(str::to_owned);
    let found = |text| names_dialect(&source("opt", "mlir/opt/src/cli.rs", text), &dialects).len();
    assert_eq!(found("\"run arith.addi\";\nuse dialects::func;\nlet d = \"toy\";\ntoy::register();\n"), 4);
    assert_eq!(
        found("// arith.addi\nlet arithmetic = stoy.x + toy;\nuse mlir::builtin;\nself.toy.len();\n"),
        0
    );
    assert_eq!(names_dialect(&source("toyc", "toyc/src/a.rs", "use toy_dialect::X;"), &dialects), [""; 0]);
}

#[test]
fn paths_of_one_machine() {
    let bad = ["/// See /ho", "me/someone/x.\n"].concat();
    let good = ["/// See /usr/lib/llvm-22 and a/wo", "rk/b.\n"].concat();
    check(machine_paths, "mlir", "mlir/ir/src/lib.rs", &bad, &good);
}

#[test]
fn lints_are_inherited() {
    assert_eq!(inherits_lints("a", "[package]\n\n[lints]\nworkspace = true\n"), None);
    assert!(inherits_lints("a", "[package]\nworkspace = true\n").is_some());
    assert!(inherits_lints("a", "[lints]\n\n[dependencies]\nworkspace = true\n").is_some());
}

#[test]
fn code_without_comments_and_quotes() {
    let text = "let a = \"x // y\\\" unsafe\"; // unsafe\n/* unsafe /* nested */ unsafe */ let b = 'c'; f::<'a>();\n";
    let code = code_only(text);
    assert!(!code.contains("unsafe"), "{code}");
    assert!(code.contains("let b =") && code.contains("f::<'a>();"), "{code}");
    assert_eq!(code.lines().count(), text.lines().count());
    assert!(!code_only("r#\"unsafe \" unsafe\"# + br\"unsafe\" + '\\'' + \"unsafe\"").contains("unsafe"));
    assert!(code_only("let var\" = 1;").contains("var"));
    assert!(without_comments("\"toy.add\" // toy.mul\n").contains("toy.add"));
}

#[test]
fn records_that_are_linked_are_there() {
    let text = "[`AddOp`](a.td) [`Add`](a.td) [`Gone`](b.td) [`x`](y.rs) [a](a.td)\n";
    let read = |file: &str| (file == "a.td").then(|| "def My_AddOp : Op;\nclass Add;\n".to_owned());
    let complaints = missing_records(&source("", "docs/a.md", text), read);
    assert_eq!(
        complaints,
        ["docs/a.md:1: a.td defines no record 'Add'", "docs/a.md:1: b.td defines no record 'Gone'"]
    );
}

#[test]
fn links_lead_somewhere() {
    let text = "[a](here.md#part) [b](https://x.org/y) [c](#part)\n```\n[d](code.md)\n```\n[e](gone.md)\n";
    let complaints = broken_links(&source("", "docs/a.md", text), |file| file == "here.md");
    assert_eq!(complaints, ["docs/a.md:5: a link to gone.md, which is not there"]);
}

/// The sizes of the cycles among these files.
fn cycles_of(files: &[(&str, &str)]) -> Vec<usize> {
    let paths: Vec<String> = files.iter().map(|(path, _)| format!("krate/src/{path}")).collect();
    let sources: Vec<Source<'_>> =
        files.iter().zip(&paths).map(|((_, text), path)| source("krate", path, text)).collect();
    cycles::sizes(&sources)
}

#[test]
fn cycles_of_files_are_found() {
    let two = |a, b| cycles_of(&[("lib.rs", "mod a;\nmod b;\n"), ("a.rs", a), ("b.rs", b)]);
    assert_eq!(two("use crate::b::B;\n", "use super::a::A;\n"), [2]);
    assert_eq!(two("use crate::{b::{B, C}, x};\n", "fn f() {\n    crate::a::g();\n}\n"), [2]);
    assert_eq!(two("use crate::b::*;\n", "use crate::{c, a};\n"), [2]);
    assert_eq!(two("use crate::b::B;\n", "// use crate::a::A;\nlet s = \"crate::a::A\";\n"), [0; 0]);
    assert_eq!(two("use crate::b::B;\n", "#[cfg(test)]\nmod tests {\n    use crate::a::A;\n}\n"), [0; 0]);
    assert_eq!(
        two("use crate::b::B;\n", "use ::a::A;\nuse other::a::A;\npub(in crate::a) fn f() {}\n"),
        [0; 0]
    );
    assert_eq!(two("use crate::b::B;\n", "mod inner {\n    use super::B;\n}\n"), [0; 0]);
    assert_eq!(two("use crate::b::B;\n", "mod inner {\n    use super::super::a::A;\n}\n"), [2]);
    assert_eq!(two("use crate::b::B;\n", "mod inner {\n}\nuse super::a::A;\n"), [2]);
}

#[test]
fn a_parent_that_only_declares_is_in_no_cycle() {
    let parent =
        |parent, child| cycles_of(&[("lib.rs", "mod p;\n"), ("p/mod.rs", parent), ("p/c.rs", child)]);
    assert_eq!(parent("mod c;\n", "use super::P;\nuse crate::x;\n"), [0; 0]);
    assert_eq!(parent("mod c;\npub use c::C;\n", "use super::P;\n"), [2]);
    assert_eq!(parent("mod c;\nfn f() {\n    c::f();\n}\n", "use crate::p::P;\n"), [2]);
    assert_eq!(parent("mod c;\npub use self::c::C;\n", "use crate::p;\n"), [2]);
    assert_eq!(parent("mod c;\npub use c::C;\n", "use super::super::x;\n"), [0; 0]);
}

#[test]
fn cycles_that_may_stand() {
    let [a, b, c] = [("a.rs", "use crate::b;\n"), ("b.rs", "use crate::c;\n"), ("c.rs", "use crate::a;\n")];
    assert_eq!(cycles_of(&[a, b, c]), [3]);
    assert_eq!(cycles_of(&[a, b]), [0; 0]);
    let in_mlir = |path, text| source("mlir", path, text);
    let two = |a, b| [in_mlir(a, "use crate::ir::body;\n"), in_mlir(b, "use crate::values::context;\n")];
    let core = two("mlir/ir/src/values/context.rs", "mlir/ir/src/ir/body.rs");
    assert_eq!(cycles::found("mlir", &core), Vec::<String>::new());
    assert_eq!(cycles::found("mlir", &core[1..]), Vec::<String>::new());
    assert_eq!(
        cycles::found("interpreter", &core),
        [
            "interpreter: a cycle of 2 files: mlir/ir/src/values/context.rs, mlir/ir/src/ir/body.rs; one way around: \
             mlir/ir/src/values/context.rs -> mlir/ir/src/ir/body.rs -> mlir/ir/src/values/context.rs"
        ]
    );
    for krate in
        cycles::CORE.iter().map(|(krate, _)| krate).chain(cycles::LAYERS.iter().map(|(krate, _)| krate))
    {
        assert!(CRATES.iter().any(|known| known.name == *krate), "{krate}");
    }
    for file in cycles::CORE.iter().flat_map(|(_, files)| *files) {
        assert!(crate::tools::fixtures().join("..").join(file).is_file(), "{file}");
    }
}

#[test]
fn layers_are_kept() {
    let in_mlir = |path, text| source("mlir", path, text);
    let files = [
        in_mlir("mlir/ir/src/ir/body.rs", "use crate::values::ids;\nuse crate::ir::clone;\n"),
        in_mlir("mlir/ir/src/ir/clone.rs", "use crate::verifier;\n"),
        in_mlir("mlir/ir/src/values/context.rs", "use crate::ir::clone;\n"),
        in_mlir(
            "mlir/ir/src/values/ids.rs",
            "use crate::ir::clone;\nmacro_rules! m { () => { $crate::ir::clone } }\n",
        ),
        in_mlir("mlir/ir/src/verifier/mod.rs", "use crate::ir::body;\n"),
        in_mlir("mlir/ir/src/loose.rs", ""),
    ];
    assert_eq!(
        cycles::upward("mlir", &files),
        [
            "mlir/ir/src/ir/clone.rs uses mlir/ir/src/verifier/mod.rs, of a layer above it",
            "mlir/ir/src/values/ids.rs uses mlir/ir/src/ir/clone.rs, of a layer above it",
            "mlir/ir/src/loose.rs: this file is in no layer",
        ]
    );
    assert_eq!(cycles::upward("opt", &files), Vec::<String>::new());
}
