//! Compiled dialects, loaded from the same records: both tables give the same verdicts and the same text.

#![expect(clippy::print_stderr, reason = "figures are said")]

use std::path::{Path, PathBuf};

use dynamic::{Base, Dialect, Request, Unchecked};
use mlir::text::{PrintOptions, parse_module, print_module};
use mlir::{Context, Registry};
use support::SourceMap;

const DIALECTS: [&str; 10] =
    ["affine", "arith", "bufferization", "cf", "complex", "index", "math", "memref", "scf", "tensor"];

/// What compiled operations say where an operation of the other dialect must have code behind an interface.
const ASKS_FOR_CODE: [&str; 2] =
    ["expected InParallelOpInterface parent", "expected only ParallelCombiningOpInterface ops"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The `.mlir` files below a folder.
fn files(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, all);
        } else if path.extension().is_some_and(|e| e == "mlir") {
            all.push(path);
        }
    }
}

/// The text of a module in the generic form and in the custom one, or what is wrong with it.
fn read(cx: &Context, text: &str) -> Result<[String; 2], String> {
    let mut sources = SourceMap::new();
    let file = sources.add("x.mlir", text);
    let said = |problems: Vec<support::Diagnostic>| {
        problems.into_iter().map(|d| d.message).collect::<Vec<_>>().join("\n")
    };
    let module = parse_module(cx, &sources, file).map_err(said)?;
    mlir::verify(module.op(cx)).map_err(|problems| format!("{problems:?}"))?;
    let generic = PrintOptions { generic: true, ..PrintOptions::default() };
    Ok([print_module(cx, &module, &generic), print_module(cx, &module, &PrintOptions::default())])
}

/// The text without the names of values, which come from code and not from records.
fn without_names(text: &str) -> String {
    let is_name = |c: char| c.is_ascii_alphanumeric() || "_-$.".contains(c);
    let mut parts = text.split('%');
    let first = parts.next().unwrap_or("");
    let rest = parts.map(|part| part.trim_start_matches(is_name));
    [first].into_iter().chain(rest).collect::<Vec<_>>().join("%")
}

struct Pair {
    compiled: Context,
    loaded: Context,
    dialect: Dialect,
}

fn pair(name: &str) -> Pair {
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    let request = Request {
        files: vec![root().join("mlir/dialects/src").join(name).join("Ops.td")],
        directories: vec![root().join("mlir/dialects/src")],
        ..Request::default()
    };
    let base = Base { registry: &registry, directives: dialects::DIRECTIVES };
    let mut loaded =
        dynamic::load_files(&request, &base).unwrap_or_else(|problems| panic!("{name}: {problems}"));
    let dialect = loaded.remove(0);
    let mut other = Registry::new();
    dialects::register_all(&mut other);
    other.remove(name);
    other.add(dialect.def);
    Pair { compiled: Context::new(registry), loaded: Context::new(other), dialect }
}

impl Pair {
    /// Whether the loaded dialect leaves a check of an operation in this text to C++, or to Rust.
    fn leaves_a_check(&self, text: &str) -> bool {
        let of_check = [
            Unchecked::Condition,
            Unchecked::Trait,
            Unchecked::Verifier,
            Unchecked::Syntax,
            Unchecked::Default,
        ];
        // Attributes of the dialect may be on any operation: `dialect.*`.
        let in_text = |of: &str| text.contains(of.strip_suffix('*').unwrap_or(of));
        self.dialect.report.iter().any(|note| of_check.contains(&note.what) && in_text(&note.of))
    }
}

#[test]
fn loaded_dialects_agree_with_compiled_ones() {
    let mut wrong = Vec::new();
    for name in DIALECTS {
        let pair = pair(name);
        let mut all = Vec::new();
        files(&root().join("tests/interchange/dialects").join(name), &mut all);
        let (mut read_back, mut same_text, mut refused, mut by_hand) = (0, 0, 0, 0);
        for path in all {
            let Ok(text) = std::fs::read_to_string(&path) else { continue };
            for piece in text.split("// -----") {
                match read(&pair.compiled, piece) {
                    Ok([generic, custom]) => match read(&pair.loaded, &generic) {
                        Ok([again, _]) if again != generic => {
                            wrong.push(format!(
                                "{}: the generic form differs:\n{generic}\n{again}",
                                path.display()
                            ));
                        }
                        Ok([_, text]) => {
                            read_back += 1;
                            if without_names(&text) == without_names(&custom) {
                                same_text += 1;
                            } else if !text.contains(&format!("\"{name}.")) {
                                wrong
                                    .push(format!("{}: the text differs:\n{custom}\n{text}", path.display()));
                            }
                        }
                        Err(why) if ASKS_FOR_CODE.iter().any(|asked| why.contains(asked)) => by_hand += 1,
                        Err(why) => wrong.push(format!("{}: refused: {why}\n{generic}", path.display())),
                    },
                    Err(_) if pair.leaves_a_check(piece) => by_hand += 1,
                    Err(why) => match read(&pair.loaded, piece) {
                        Err(_) => refused += 1,
                        Ok(_) => wrong.push(format!("{}: accepted, though {why}:\n{piece}", path.display())),
                    },
                }
            }
        }
        eprintln!(
            "{name:13}  {read_back:>4} read back, {same_text:>4} with the same text; {refused:>4} refused by both, \
             {by_hand:>4} by checks that are not in records"
        );
        assert!(read_back > 0, "{name} has files");
    }
    let shown = wrong.iter().take(5).map(String::as_str).collect::<Vec<_>>().join("\n\n");
    assert!(wrong.is_empty(), "{} pieces differ:\n{shown}", wrong.len());
}
