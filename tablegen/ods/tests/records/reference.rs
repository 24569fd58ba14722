//! `mlir-tblgen` and this crate accept and refuse the same records. Each part of a file in `reference/` (between `//
//! -----` lines) is preceded by the includes and classes of `HEADER`, and is the input of the action after which the
//! file is named. Both accept the parts of a file named `accepted`; both report an error for the parts of a file
//! named `rejected`, with the same message.

use std::path::Path;

use ods::compile::{Form, generate_part};
use ods::prelude::{NoFiles, WithPrelude};
use ods::rust::Part;
use ods::select::Selection;
use support::SourceMap;

use crate::tool::mlir_tblgen;

const SEPARATOR: &str = "// -----\n";

const HEADER: &str = "include \"mlir/IR/OpBase.td\"
include \"mlir/IR/AttrTypeBase.td\"
include \"mlir/IR/EnumAttr.td\"
include \"mlir/IR/Properties.td\"
include \"mlir/Interfaces/InferTypeOpInterface.td\"
def D : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }
class D_Op<string mnemonic, list<Trait> traits = []> : Op<D, mnemonic, traits>;
";

/// The definitions that patterns refer to.
const PATTERN_HEADER: &str = "include \"mlir/IR/PatternBase.td\"
class D_ValueOp<string mnemonic, dag args, list<Trait> traits = []> : D_Op<mnemonic, traits> {
  let arguments = args;
  let results = (outs I32:$r);
}
def D_TwoOp : D_ValueOp<\"two\", (ins I32:$a, I32:$b)>;
def D_SameOp : D_ValueOp<\"same\", (ins I32:$a, I32:$b), [SameOperandsAndResultType]>;
def D_ManyOp : D_ValueOp<\"many\", (ins Variadic<I32>:$a)>;
def D_GroupsOp : D_ValueOp<\"groups\", (ins Variadic<I32>:$a, Variadic<I32>:$b, I32Attr:$c), [AttrSizedOperandSegments]>;
def D_SinkOp : D_Op<\"sink\"> { let arguments = (ins Variadic<I32>:$a); }
def D_ResultsOp : D_Op<\"results\"> { let arguments = (ins I32:$a); let results = (outs Variadic<I32>:$r); }
def Code : NativeCodeCall<\"crate::code($0)\">;
";

/// The first error of `mlir-tblgen`, or nothing; `None` if it is not installed.
fn theirs(file: &Path, action: &str) -> Option<Option<String>> {
    let output = mlir_tblgen(&[action], file)?;
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() {
        return Some(None);
    }
    let line = text.lines().find(|l| l.contains("error: ")).unwrap_or("");
    let message = line.split_once("error: ").map_or(line, |(_, message)| message);
    // Remove the place in its own code where it gave up.
    let message = message.split_once(" (from line").map_or(message, |(message, _)| message);
    Some(Some(message.trim_end().to_owned()))
}

/// Our errors.
fn ours(text: &str, part: Part) -> Vec<String> {
    let mut sources = SourceMap::new();
    let main = sources.add("t.td", text);
    let (records, mut diagnostics) = tablegen::parse(&mut sources, main, &WithPrelude(NoFiles));
    if !diagnostics.iter().any(|d| d.is_error()) {
        let what = (part, Form::Definitions);
        let (rust, found) = generate_part(&records, &sources, main, "t.td", what, &Selection::all());
        assert_eq!(rust.is_none(), found.iter().any(|d| d.is_error()), "{text}");
        diagnostics = found;
    }
    let errors = diagnostics.iter().filter(|d| d.is_error());
    errors.inspect(|d| assert!(d.span.is_some(), "{d:?}")).map(|d| d.message.trim_end().to_owned()).collect()
}

fn compare(name: &str, parts: &str, action: &str, part: Part) {
    let folder = std::env::temp_dir().join(format!("ods-reference-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    let file = folder.join("t.td");
    let mut wrong = String::new();
    let mut known = true;
    for text in parts.split(SEPARATOR) {
        let patterns = if name.starts_with("patterns") { PATTERN_HEADER } else { "" };
        let whole = format!("{HEADER}{patterns}{text}");
        std::fs::write(&file, &whole).expect("a temporary file");
        let theirs = if known { theirs(&file, action) } else { None };
        known = theirs.is_some();
        let ours = ours(&whole, part);
        let good = match (name.contains("rejected"), &theirs) {
            (true, Some(Some(message))) => ours.contains(message),
            (true, None) => !ours.is_empty(),
            (false, Some(None) | None) => ours.is_empty(),
            _ => false,
        };
        if !good {
            wrong += &format!("{text}  theirs: {theirs:?}\n  ours: {ours:?}\n");
        }
    }
    std::fs::remove_dir_all(&folder).expect("the folder is ours");
    assert!(wrong.is_empty(), "{wrong}");
}

macro_rules! files {
    ($($test:ident: $file:literal, $action:literal, $part:ident;)*) => {$(
        #[test]
        fn $test() {
            compare(stringify!($test), include_str!(concat!("../reference/", $file)), $action, Part::$part);
        }
    )*};
}

files! {
    operations_accepted: "operations-accepted.td", "-gen-op-defs", Operations;
    operations_rejected: "operations-rejected.td", "-gen-op-defs", Operations;
    attributes_accepted: "attributes-accepted.td", "-gen-attrdef-defs", Attributes;
    attributes_rejected: "attributes-rejected.td", "-gen-attrdef-defs", Attributes;
    patterns_accepted: "patterns-accepted.td", "-gen-rewriters", Rewriters;
    patterns_rejected: "patterns-rejected.td", "-gen-rewriters", Rewriters;
    enums_accepted: "enums-accepted.td", "-gen-enum-defs", Enums;
}
