//! Compiles generated Rust as part of a crate, and distinguishes the tool's mistakes from the author's.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use cargo_metadata::Message;
use cargo_metadata::diagnostic::{Diagnostic, DiagnosticLevel, DiagnosticSpan, DiagnosticSpanLine};

use crate::change::Changed;

/// The crates that the dialects use.
const CRATES: &[&str] = &["dialects", "mlir", "opt", "smallvec", "support", "transforms"];
/// Each round drops the files with errors; the next one finds the errors that they hid.
const ROUNDS: usize = 8;

/// The compiler, with the libraries of this build.
pub(crate) struct Rustc {
    program: PathBuf,
    externs: Vec<String>,
    libraries: PathBuf,
}

/// An accepted file.
pub(crate) struct Variant<'a> {
    seed: u64,
    changed: Changed<'a>,
    rust: String,
}

/// An accepted file that rustc rejects.
pub(crate) struct Refused {
    seed: u64,
    dialect: String,
    changes: Vec<String>,
    rendered: String,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "seed {}, a change of {}:\n{}", self.seed, self.dialect, self.changes.join("\n"))?;
        write!(f, "{}", self.rendered)
    }
}

impl<'a> Variant<'a> {
    pub(crate) fn new(seed: u64, changed: Changed<'a>, rust: String) -> Self {
        Self { seed, changed, rust }
    }

    fn module(&self) -> String {
        format!("seed_{}", self.seed)
    }

    fn write(&self, folder: &Path) -> std::io::Result<()> {
        let folder = folder.join(self.module());
        std::fs::create_dir_all(&folder)?;
        let generated = folder.join("generated.rs");
        let original = self.changed.original;
        let here = |text: &str| {
            text.replace(&format!("crate::{}::", original.name), &format!("crate::{}::", self.module()))
        };
        std::fs::write(&generated, here(&self.rust))?;
        let built = format!("concat!(env!(\"OUT_DIR\"), \"/{}.rs\")", original.name);
        std::fs::write(
            folder.join("mod.rs"),
            here(&original.module).replace(&built, &format!("{:?}", generated.to_string_lossy())),
        )
    }

    fn refused(self, diagnostics: &[Diagnostic]) -> Refused {
        let rendered: Vec<&str> = diagnostics.iter().filter_map(|d| d.rendered.as_deref()).take(2).collect();
        Refused {
            seed: self.seed,
            dialect: self.changed.original.name.clone(),
            changes: self.changed.changes,
            rendered: rendered.join("\n"),
        }
    }
}

impl Rustc {
    /// Asks cargo for the libraries, which were built for this test.
    pub(crate) fn find() -> Self {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut build = Command::new(cargo)
            .args(["build", "--quiet", "--workspace", "--message-format=json"])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .stdout(Stdio::piped())
            .spawn()
            .expect("cargo starts");
        let output = std::io::BufReader::new(build.stdout.take().expect("it is piped"));
        let mut externs = Vec::new();
        let mut libraries = PathBuf::new();
        for message in Message::parse_stream(output).flatten() {
            let Message::CompilerArtifact(artifact) = message else { continue };
            let Some(name) = CRATES.iter().find(|name| **name == artifact.target.name) else { continue };
            let Some(file) = artifact.filenames.iter().find(|f| f.extension() == Some("rlib")) else {
                continue;
            };
            externs.push(format!("{name}={file}"));
            let folder = file.parent().map(|f| f.as_std_path().to_path_buf()).unwrap_or_default();
            libraries = if folder.ends_with("deps") { folder } else { folder.join("deps") };
        }
        assert!(build.wait().is_ok_and(|status| status.success()), "the libraries build");
        let program = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()).into();
        Self { program, externs, libraries }
    }

    /// The files that rustc rejects for reasons other than the Rust next to the records.
    pub(crate) fn check(
        &self,
        folder: &Path,
        mut variants: Vec<Variant<'_>>,
    ) -> Result<Vec<Refused>, String> {
        let failed = |e: std::io::Error| format!("cannot write the generated files: {e}");
        variants.iter().try_for_each(|variant| variant.write(folder)).map_err(failed)?;
        let mut refused = Vec::new();
        for _ in 0..ROUNDS {
            let root = folder.join("lib.rs");
            let modules: Vec<String> =
                variants.iter().map(|v| format!("pub mod {};\n", v.module())).collect();
            std::fs::write(&root, modules.concat()).map_err(failed)?;
            let errors = self.errors(&root)?;
            if errors.is_empty() {
                return Ok(refused);
            }
            let mut by_module: BTreeMap<String, Vec<Diagnostic>> = BTreeMap::new();
            for error in errors {
                let Some(module) = module_of(&error) else { continue };
                by_module.entry(module).or_default().push(error);
            }
            if by_module.is_empty() {
                return Err("rustc fails, but in none of the files".to_owned());
            }
            let (wrong, right) = variants
                .into_iter()
                .partition::<Vec<_>, _>(|variant| by_module.contains_key(&variant.module()));
            variants = right;
            for variant in wrong {
                let errors = by_module.get(&variant.module()).map(Vec::as_slice).unwrap_or_default();
                let beside = folder.join(variant.module()).join("mod.rs");
                if !errors.iter().any(|error| is_of_author(error, &variant.changed.text, &beside)) {
                    refused.push(variant.refused(errors));
                }
            }
        }
        Err(format!("after {ROUNDS} rounds there are errors left"))
    }

    fn errors(&self, root: &Path) -> Result<Vec<Diagnostic>, String> {
        let output = Command::new(&self.program)
            .args(["--edition=2024", "--crate-type=lib", "--crate-name=changed", "--emit=metadata"])
            .args(["--error-format=json", "--cap-lints=allow", "-L"])
            .arg(format!("dependency={}", self.libraries.display()))
            .args(self.externs.iter().flat_map(|library| ["--extern", library]))
            .arg("-o")
            .arg(root.with_extension("rmeta"))
            .arg(root)
            .output()
            .map_err(|e| format!("cannot start rustc: {e}"))?;
        let text = String::from_utf8_lossy(&output.stderr);
        let errors: Vec<Diagnostic> = text
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok())
            .filter(|d: &Diagnostic| matches!(d.level, DiagnosticLevel::Error | DiagnosticLevel::Ice))
            .filter(|d| !d.spans.is_empty())
            .collect();
        if output.status.success() || !errors.is_empty() {
            Ok(errors)
        } else {
            Err(format!("rustc fails without an error that has a place:\n{text}"))
        }
    }
}

/// All places of an error, including macro expansions and notes.
fn places(diagnostic: &Diagnostic) -> Vec<&DiagnosticSpan> {
    let mut found = Vec::new();
    for span in &diagnostic.spans {
        let mut at = Some(span);
        while let Some(span) = at {
            found.push(span);
            at = span.expansion.as_ref().map(|e| &e.span);
        }
    }
    found.extend(diagnostic.children.iter().flat_map(places));
    found
}

/// The module of the changed file that an error concerns.
fn module_of(diagnostic: &Diagnostic) -> Option<String> {
    places(diagnostic).into_iter().find_map(|span| {
        let folder = Path::new(&span.file_name).parent()?.file_name()?.to_str()?;
        folder.starts_with("seed_").then(|| folder.to_owned())
    })
}

/// Whether an error is in the author's Rust: in the file `beside` the records, copied from them, or missing there.
fn is_of_author(diagnostic: &Diagnostic, records: &str, beside: &Path) -> bool {
    // In bodies, names have replaced the placeholders.
    let records = records
        .replace("$_builder", "b")
        .replace("$_state", "state")
        .replace("$_type", "ty")
        .replace("$_", "");
    let word =
        |text: &str| records.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == text);
    let named = |before: &str| diagnostic.message.strip_prefix(before)?.split('`').next();
    let hook = ["which its record asks for", ", a method of its interface"]
        .iter()
        .any(|asked| diagnostic.message.contains(asked));
    let builder =
        named("no function or associated item named `").is_some_and(|name| name.starts_with("init_"));
    let method = named("no method named `").filter(|_| !diagnostic.message.contains("mlir::"));
    let in_interface = |span: &DiagnosticSpan, method: &str| {
        span.text.iter().any(|line| line.text.trim().starts_with(&format!("{method}: |op")))
    };
    let primary = || diagnostic.spans.iter().filter(|span| span.is_primary);
    // What a method returns is another type in the record.
    let in_table = |span: &DiagnosticSpan| span.text.iter().any(|line| line.text.contains(": |op"));
    let result = diagnostic.message == "mismatched types" && primary().any(in_table);
    hook || builder
        || result
        || named("cannot find value `").is_some_and(word)
        || method.is_some_and(|method| word(method) || primary().any(|span| in_interface(span, method)))
        || named("cannot find type `").is_some_and(word)
        || named("cannot find function `").is_some_and(word)
        || named("cannot find `").is_some_and(|name| records.contains(&format!("crate::{name}::")))
        || places(diagnostic).iter().any(|span| Path::new(&span.file_name) == beside)
        || primary().any(|span| is_copied(span, &records))
}

/// Whether a place is in Rust copied from the records: whole lines, the text between braces, or a call of the author's
/// function.
fn is_copied(span: &DiagnosticSpan, records: &str) -> bool {
    let has_word = |line: &&DiagnosticSpanLine| line.text.contains(|c: char| c.is_alphanumeric());
    let mut lines = span.text.iter().filter(has_word).peekable();
    lines.peek().is_some() && lines.all(|line| is_line_copied(line, records))
}

fn is_line_copied(line: &DiagnosticSpanLine, records: &str) -> bool {
    let length = line.highlight_end.saturating_sub(line.highlight_start);
    let shown: String = line.text.chars().skip(line.highlight_start.saturating_sub(1)).take(length).collect();
    let inside = line.text.split_once("{ ").and_then(|(_, rest)| rest.rsplit_once(" }"));
    let body = inside.map_or("", |(body, _)| body.trim());
    records.contains(line.text.trim())
        || (!body.is_empty() && records.contains(body))
        || shown.starts_with("crate::")
        || records.contains(&format!("NativeCodeCall<\"{shown}"))
}
