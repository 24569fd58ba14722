//! The crates that `cargo xtask new-dialect` makes: they build without a warning, their tests pass, and rustc helpfully
//! reports missing parts.
//!
//! Outside this workspace, all crates of the project would be built again, which takes minutes. So a copy of the new
//! crate is built in a workspace of links to the folders of this one, with its profile and target folder: cargo takes
//! the crates in it for those that are built already. That the crate itself is complete, cargo says from its metadata.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder that is removed after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("new-dialect-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("the folder for temporary files can be written to");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn xtask(arguments: &[&Path]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.arg("new-dialect").args(arguments).output().expect("xtask starts")
}

/// Makes a crate, which must succeed.
fn make(path: &Path, name: &str) {
    let output = xtask(&[path, Path::new(name)]);
    assert!(output.status.success(), "{}", text(&output.stderr));
}

/// The folder of this repository.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Checks that a crate names all that it needs, and locks the versions that are there.
fn resolves(path: &Path) {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(path).args(["metadata", "--locked", "--offline", "--format-version=1"]);
    let output = cargo.output().expect("cargo starts");
    assert!(output.status.success(), "{}", text(&output.stderr));
}

/// Copies a crate into a workspace beside it; the copy.
fn in_workspace(path: &Path) -> PathBuf {
    let workspace = path.with_extension("workspace");
    let copy = workspace.join("copy");
    if !workspace.exists() {
        fs::create_dir_all(&workspace).expect("a new folder");
        let manifest = read(&Path::new(ROOT).join("Cargo.toml"));
        let manifest = manifest.replacen("members = [", "members = [\n    \"copy\",", 1);
        fs::write(workspace.join("Cargo.toml"), manifest).expect("written");
        fs::copy(Path::new(ROOT).join("Cargo.lock"), workspace.join("Cargo.lock")).expect("copied");
        for entry in fs::read_dir(ROOT).expect("the repository").flatten() {
            let is_folder =
                entry.file_type().is_ok_and(|kind| kind.is_dir()) && entry.file_name() != "target";
            if is_folder {
                let to = workspace.join(entry.file_name());
                std::os::unix::fs::symlink(entry.path(), to).expect("a link");
            }
        }
    }
    copy_changed(path, &copy);
    copy
}

/// Copies the files of a folder that are new or have changed. The manifest is that of a member of a workspace.
fn copy_changed(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("it was made").flatten() {
        let to = to.join(entry.file_name());
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            copy_changed(&entry.path(), &to);
            continue;
        }
        let mut text = read(&entry.path());
        if entry.file_name() == "Cargo.toml" {
            let crates = text.split_once("path = \"").and_then(|(_, rest)| rest.split_once("/mlir/"));
            let crates = crates.expect("the crates of the project").0.to_owned();
            text = text.replace("[workspace]\n", "").replace(&format!("\"{crates}/"), "\"../");
        }
        if fs::read_to_string(&to).ok().as_ref() != Some(&text) {
            fs::write(&to, text).expect("written");
        }
    }
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// A cargo in such a crate.
fn cargo(path: &Path, command: &str, arguments: &[&str]) -> Output {
    let this = std::env::current_exe().expect("a test knows where it is");
    let target = this.ancestors().nth(3).expect("target/debug/deps/THIS");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(in_workspace(path)).args([command, "--offline", "--color=never", "--target-dir"]);
    cargo.arg(target).args(arguments).output().expect("cargo starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn a_new_dialect_builds_without_a_warning_and_passes_its_tests() {
    let folder = Folder::new("builds");
    let path = folder.0.join("inner/my dialect");
    make(&path, "algebra");
    resolves(&path);
    let output = cargo(&path, "test", &[]);
    let out = text(&output.stdout);
    let err = text(&output.stderr);
    assert!(output.status.success(), "{out}{err}");
    assert!(!err.contains("warning"), "{err}");
    assert!(out.contains("test mistakes_are_found ... ok"), "{out}");
    let output = cargo(&path, "run", &["--bin", "algebra-opt", "--", "--show-dialects"]);
    let shown = text(&output.stdout);
    assert!(shown.contains("algebra") && !shown.contains("poly"), "{shown}{}", text(&output.stderr));
    let manifest = fs::read_to_string(path.join("Cargo.toml")).expect("it was written");
    assert!(manifest.contains("description = \"The algebra dialect\"\n"), "{manifest}");
    let second = xtask(&[&path, Path::new("algebra")]);
    assert!(!second.status.success());
    assert!(text(&second.stderr).contains("is not empty"), "{}", text(&second.stderr));
}

#[test]
fn an_empty_dialect_builds_without_a_warning_and_passes_its_tests() {
    let folder = Folder::new("empty");
    let path = folder.0.join("empty");
    let output = xtask(&[Path::new("--empty"), &path, Path::new("blank")]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    resolves(&path);
    let output = cargo(&path, "test", &[]);
    let out = text(&output.stdout);
    let err = text(&output.stderr);
    assert!(output.status.success() && !err.contains("warning"), "{out}{err}");
    assert!(out.contains("test unknown_operations_are_errors ... ok"), "{out}");
    // The operation that a comment suggests works.
    let file = path.join("src/Ops.td");
    let records = fs::read_to_string(&file).expect("it was written");
    let (head, tail) = records.split_once("class Blank_Op").expect("the base class");
    let (head, suggested) = head.split_once("//   def ").expect("the suggestion");
    let suggested = suggested.replace("//  ", "");
    fs::write(
        &file,
        format!("{head}\nclass Blank_Op{}\ndef {suggested}\n#endif\n", tail.replace("#endif", "//")),
    )
    .expect("written");
    fs::write(
        path.join("first.mlir"),
        "func.func @f(%a: i32) -> i32 {\n  %0 = blank.first %a, %a : i32\n  return %0 : i32\n}\n",
    )
    .expect("written");
    let output = cargo(&path, "run", &["--bin", "blank-opt", "--", "first.mlir"]);
    let shown = text(&output.stdout);
    assert!(shown.contains("blank.first %arg0, %arg0 : i32"), "{shown}{}", text(&output.stderr));
}

#[test]
fn what_cannot_be_made_is_refused_and_leaves_nothing() {
    let folder = Folder::new("refused");
    let path = folder.0.join("x");
    for (name, said) in [("Algebra", "such as `my_dialect`"), ("arith", "there is a dialect `arith` already")]
    {
        let output = xtask(&[&path, Path::new(name)]);
        let said_now = text(&output.stderr);
        assert!(!output.status.success() && said_now.contains(said), "{said_now}");
    }
    let output = xtask(&[&path, Path::new("algebra"), Path::new("--blank")]);
    assert!(text(&output.stderr).contains("`--blank` is not known here"), "{}", text(&output.stderr));
    let output = xtask(&[&path]);
    assert!(text(&output.stderr).contains("cargo xtask new-dialect ../my-dialect mine"));
    assert!(!path.exists());
    fs::write(&path, "").expect("a file");
    let output = xtask(&[&path, Path::new("algebra")]);
    assert!(text(&output.stderr).contains("cannot become a folder"), "{}", text(&output.stderr));
}

/// Makes a crate with only these records and this Rust. Each test uses its own name: cargo identifies a crate by
/// its name and its path in its workspace, and would take two with the same name for one.
fn crate_of(path: &Path, name: &str, records: &str, rust: &str) {
    if !path.exists() {
        make(path, name);
        for unused in ["tests", "src"] {
            fs::remove_dir_all(path.join(unused)).expect("the template has it");
        }
        fs::create_dir(path.join("src")).expect("it was just removed");
        fs::write(path.join("src/Ops.td"), records).expect("written");
    }
    fs::write(path.join("src/lib.rs"), rust).expect("written");
}

fn crate_of_hooks(path: &Path, rust: &str) {
    let rust = format!("include!(concat!(env!(\"OUT_DIR\"), \"/Ops.rs\"));\n{rust}");
    crate_of(path, "hooked", include_str!("hooks.td"), &rust);
}

#[test]
fn generated_code_raises_no_warning() {
    let folder = Folder::new("odd");
    let path = folder.0.join("odd");
    // Nothing here is used or visible from outside.
    let rust = "//! Odd.\n\
        #![warn(missing_docs, unreachable_pub, unused, future_incompatible, let_underscore, keyword_idents)]\n\
        #![warn(nonstandard_style, rust_2018_idioms, rust_2021_compatibility, rust_2024_compatibility)]\n\
        mod inner {\n    include!(concat!(env!(\"OUT_DIR\"), \"/Ops.rs\"));\n}\n";
    crate_of(&path, "odd", include_str!("odd.td"), rust);
    let output = cargo(&path, "build", &["--lib"]);
    let err = text(&output.stderr);
    assert!(output.status.success() && !err.contains("warning"), "{err}");
    // The test would notice a violated lint.
    fs::write(path.join("src/lib.rs"), rust.to_owned() + "pub fn undocumented() {}\n").expect("written");
    let err = text(&cargo(&path, "build", &["--lib"]).stderr);
    assert!(err.contains("warning: missing documentation"), "{err}");
}

/// The hooks that `hooks.td` requires: their owner, the trait, its methods, the field.
const HOOKS: [(&str, &str, &[&str], &str); 17] = [
    ("AOp<'_>", "Fold", &["fold"], "hasFolder = 1"),
    ("AOp<'_>", "Verify", &["verify"], "hasVerifier = 1"),
    ("AOp<'_>", "VerifyRegions", &["verify_regions"], "hasRegionVerifier = 1"),
    ("AOp<'_>", "CanonicalizationPatterns", &["canonicalization_patterns"], "hasCanonicalizer = 1"),
    ("AOp<'_>", "OpAssembly", &["parse", "print"], "hasCustomAssemblyFormat = 1"),
    ("BOp<'_>", "Canonicalize", &["canonicalize"], "hasCanonicalizeMethod = 1"),
    ("BOp<'_>", "InferResults", &["infer_results"], "InferTypeOpInterface"),
    ("BOp<'_>", "CompatibleResults", &["is_compatible_return_types"], "InferTypeOpInterface"),
    ("TType<'_>", "VerifyParameters", &["verify"], "genVerifyDecl = 1"),
    ("TType<'_>", "TypeAssembly", &["parse", "print"], "hasCustomAssemblyFormat = 1"),
    ("TAttr<'_>", "AttrAssembly", &["parse", "print"], "hasCustomAssemblyFormat = 1"),
    ("HookedDialect", "MaterializeConstant", &["materialize_constant"], "hasConstantMaterializer = 1"),
    ("HookedDialect", "ParseType", &["parse_type"], "useDefaultTypePrinterParser = 0"),
    ("HookedDialect", "ParseAttr", &["parse_attr"], "useDefaultAttributePrinterParser = 0"),
    ("HookedDialect", "VerifyOpAttr", &["verify_op_attr"], "hasOperationAttrVerify = 1"),
    ("HookedDialect", "VerifyRegionArgAttr", &["verify_region_arg_attr"], "hasRegionArgAttrVerify = 1"),
    (
        "HookedDialect",
        "VerifyRegionResultAttr",
        &["verify_region_result_attr"],
        "hasRegionResultAttrVerify = 1",
    ),
];

/// The `impl` that a message suggests: the indented lines after the message.
fn advice(message: &str) -> String {
    let lines = message.lines().skip_while(|l| !l.trim().ends_with("note: write it:")).skip(1);
    let lines = lines.take_while(|l| l.starts_with("          "));
    lines.map(|l| format!("{}\n", l.trim_start())).collect()
}

#[test]
fn a_missing_hook_is_named_with_what_to_write() {
    let folder = Folder::new("hooks");
    let path = folder.0.join("hooked");
    crate_of_hooks(&path, "");
    let output = cargo(&path, "build", &["--lib"]);
    let err = text(&output.stderr);
    let errors: Vec<&str> = err.split("\nerror").filter(|e| e.contains(" lacks `")).collect();
    let mut written = String::new();
    for (this, hook, methods, field) in HOOKS {
        let methods: Vec<String> = methods.iter().map(|m| format!("`{m}`")).collect();
        let head =
            format!("`{this}` lacks {}, which its record requests with `{field}`", methods.join(" and "));
        let found: Vec<String> = errors
            .iter()
            .filter(|e| e.contains(&head))
            .map(|e| advice(e))
            .filter(|a| a.starts_with(&format!("impl mlir::hooks::{hook} for {this} {{")))
            .collect();
        let Some(first) = found.first() else { panic!("nothing says '{head}' and how:\n{err}") };
        assert!(found.len() <= methods.len(), "'{head}' is said {} times:\n{err}", found.len());
        written += first;
    }
    let other =
        errors.iter().filter(|e| !HOOKS.iter().any(|(this, ..)| e.contains(&format!("`{this}` lacks"))));
    assert_eq!(other.count(), 0, "{err}");
    // The messages suggest exactly what is missing.
    crate_of_hooks(&path, &written);
    let output = cargo(&path, "build", &["--lib"]);
    assert!(output.status.success(), "{written}\n{}", text(&output.stderr));

    // A hook with a wrong signature, and one that exists by name only.
    let fold = advice(errors.iter().find(|e| e.contains("lacks `fold`")).expect("it was found above"));
    let wrong =
        "impl mlir::hooks::Fold for AOp<'_> { fn fold(self, operands: &[mlir::Attr]) -> bool { true } }";
    crate_of_hooks(&path, &written.replace(&fold, wrong));
    let err = text(&cargo(&path, "build", &["--lib"]).stderr);
    assert!(err.contains("method `fold` has an incompatible type for trait"), "{err}");
    assert!(err.contains("expected signature `fn(AOp<'_>, &[Option<"), "{err}");
    crate_of_hooks(&path, &written.replace(&fold, "impl mlir::hooks::Fold for AOp<'_> {}"));
    let err = text(&cargo(&path, "build", &["--lib"]).stderr);
    assert!(err.contains("not all trait items implemented, missing: `fold`"), "{err}");
}

#[test]
fn a_missing_method_of_an_interface_is_named_with_what_to_write() {
    let folder = Folder::new("methods");
    let path = folder.0.join("weighed");
    let rust = "include!(concat!(env!(\"OUT_DIR\"), \"/Ops.rs\"));\n";
    crate_of(&path, "weighed", include_str!("weighed.td"), rust);
    let output = cargo(&path, "build", &["--lib"]);
    let err = text(&output.stderr);
    let signatures = [
        "pub fn weight(self, unit: mlir::Type) -> Result<u64, mlir::Diag>",
        "pub fn units() -> Vec<mlir::Type>",
    ];
    let mut written = rust.to_owned();
    for (method, signature) in ["weight", "units"].into_iter().zip(signatures) {
        let head = format!("`AOp<'_>` lacks `{method}`, a method of its interface `Weighed`");
        let found: Vec<&str> = err.split("\nerror").filter(|e| e.contains(&head)).collect();
        let [error] = *found else { panic!("'{head}' is said {} times:\n{err}", found.len()) };
        let impl_block = advice(error);
        assert_eq!(impl_block, format!("impl AOp<'_> {{\n{signature} {{ todo!() }}\n}}\n"), "{err}");
        written += &impl_block;
    }
    assert!(!err.contains("no method named") && !err.contains("no function or associated item"), "{err}");
    // The messages suggest exactly what is missing.
    crate_of(&path, "weighed", include_str!("weighed.td"), &written);
    let output = cargo(&path, "build", &["--lib"]);
    assert!(output.status.success(), "{written}\n{}", text(&output.stderr));

    // The functions of a custom directive.
    let directed = include_str!("weighed.td").replace(
        "[Weighed]>;",
        "[Weighed]> { let arguments = (ins I32:$value); let assemblyFormat = \"custom<Value>($value) attr-dict\"; }",
    );
    crate_of(&path, "weighed", "", &written);
    fs::write(path.join("src/Ops.td"), directed).expect("written");
    let err = text(&cargo(&path, "build", &["--lib"]).stderr);
    let functions = [
        "fn parse_value(p: &mut OpParser<'_, '_>, parts: &mut Parts<'_>, args: &[CustomArg]) -> ParseResult<()>",
        "fn print_value(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg])",
    ];
    for function in functions {
        assert!(err.lines().any(|line| line.ends_with(&format!(", // {function}"))), "{err}");
    }
    let functions = functions.map(|function| format!("{function} {{ todo!() }}\n")).concat();
    let imports = "use mlir::OpRef;\nuse mlir::opdef::CustomArg;\nuse mlir::text::{OpParser, OpPrinter, ParseResult, Parts};\n";
    crate_of(&path, "weighed", "", &format!("{imports}{written}{functions}"));
    let output = cargo(&path, "build", &["--lib"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
}
