//! Every directive in every place of a format, for operations of every shape: `mlir-tblgen` and this crate accept the
//! same formats, with the same messages about the others. The cases are generated and compared in each run; only the
//! formats about which this crate is stricter are listed.

#![allow(clippy::print_stderr, reason = "the figures are for people")]

use std::collections::{BTreeMap, BTreeSet};

use support::{Diagnostic, SourceMap};

use crate::tool::mlir_tblgen;

const HEADER: &str = "include \"mlir/IR/OpBase.td\"
include \"mlir/IR/EnumAttr.td\"
include \"mlir/IR/Properties.td\"
def D : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }
def First : I32EnumAttrCase<\"A\", 0, \"a\">;
def E : I32EnumAttr<\"E\", \"e\", [First]> { let cppNamespace = \"::d\"; let genSpecializedAttr = 0; }
def EA : EnumAttr<D, E, \"ea\">;
";

/// The parts of an operation: operands `a`, `b`; results `r`, `q`; regions `g`, `h`; successors `s`, `t`.
const SHAPES: [&str; 7] = [
    "",
    "let arguments = (ins AnyType:$a); let results = (outs AnyType:$r); let regions = (region AnyRegion:$g); \
     let successors = (successor AnySuccessor:$s);",
    "let arguments = (ins I32:$a); let results = (outs I32:$r);",
    "let arguments = (ins Variadic<AnyType>:$a); let results = (outs Variadic<AnyType>:$r); \
     let regions = (region VariadicRegion<AnyRegion>:$g); \
     let successors = (successor VariadicSuccessor<AnySuccessor>:$s);",
    "let arguments = (ins Optional<AnyType>:$a); let results = (outs Optional<AnyType>:$r); \
     let regions = (region AnyRegion:$g);",
    "let arguments = (ins AnyType:$a, Variadic<AnyType>:$b); let results = (outs AnyType:$r, Variadic<AnyType>:$q); \
     let regions = (region AnyRegion:$g, VariadicRegion<AnyRegion>:$h); \
     let successors = (successor AnySuccessor:$s, VariadicSuccessor<AnySuccessor>:$t);",
    "let arguments = (ins AnyType, Variadic<AnyType>:$a); let results = (outs AnyType, AnyType:$r); \
     let regions = (region AnyRegion);",
];

const DIRECTIVES: &[&str] = &[
    "operands",
    "results",
    "regions",
    "successors",
    "type(operands)",
    "type(results)",
    "type($a)",
    "type($r)",
    "$a",
    "$r",
    "$g",
    "$s",
    "functional-type(operands, results)",
    "functional-type($a, results)",
    "functional-type($a, $r)",
    "functional-type(operands, $r)",
    "attr-dict",
    "attr-dict-with-keyword",
    "prop-dict",
    "qualified(type($a))",
    "qualified(type(results))",
    "qualified($a)",
    "custom<F>($a)",
    "custom<F>(type($a))",
    "custom<F>($g)",
    "custom<F>($s)",
    "custom<F>(operands)",
    "custom<F>(type(results))",
    "custom<F>(ref($a))",
    "custom<F>(type($r))",
    "custom<F>(type($a), type($r))",
    "custom<F>(attr-dict)",
    "custom<F>(prop-dict)",
    "custom<F>($a, type($a))",
    "`x`",
    "` `",
    "``",
    "`\\n`",
];

/// The places; `%` is the directive.
const PLACES: &[&str] = &[
    "%",
    "% %",
    "(%^)?",
    "(%)?",
    "(`k` %^)?",
    "(%^) : (`z`)?",
    "(`k`) : (%^)?",
    "(`k` %) : (`z`)?",
    "($a^ %)?",
    "(% $a^)?",
    "(`k` type($a)^ %)?",
    "(`k` $a^) : (%)?",
    "(`` %^)?",
    "(` ` %^ `y`)?",
    "($g^ %)?",
    "($s^ %)?",
    "((%^)?)?",
    "((%^)? $a^)?",
    "(`k` (%^)? $a^)?",
    "(qualified(%)^)?",
    "oilist(`k` %)",
    "attr-dict %",
    "attr-dict (%^)?",
    "attr-dict (`k` $a^ %)?",
    "attr-dict (`k` $a^)? %",
    "attr-dict (`k` $a^) : (%)?",
    "(`k` $a^) : (`z` %^)?",
    "(`k` $a^ attr-dict)? %",
];

/// Attributes and properties `n`; the operation also has operands `o` and `v` and the optional attribute `m`.
const ATTRIBUTES: &[&str] = &[
    "I64Attr",
    "OptionalAttr<I64Attr>",
    "DefaultValuedAttr<I64Attr, \"1\">",
    "AnyAttr",
    "OptionalAttr<AnyAttr>",
    "StrAttr",
    "UnitAttr",
    "ArrayAttr",
    "TypeAttr",
    "SymbolRefAttr",
    "ElementsAttr",
    "DenseI32ArrayAttr",
    "E",
    "EA",
    "OptionalAttr<EA>",
    "APIntAttr",
    "LocationAttr",
    "AnyAttrOf<[I64Attr, StrAttr]>",
    "I64Prop",
    "OptionalProp<I64Prop>",
    "DefaultValuedProp<I64Prop, \"1\">",
    "UnitProp",
    "StringProp",
    "ArrayProp<I64Prop>",
];

const ATTRIBUTE_PLACES: &[&str] = &[
    "$n",
    "$n `:`",
    "$n `x` `:`",
    "$n ` ` `:`",
    "$n `` `:`",
    "$n $m `:`",
    "$n $v `:`",
    "$n type($v) `:`",
    "$n $n",
    "$n attr-dict `:`",
    "$n prop-dict `:`",
    "qualified($n)",
    "qualified($n) `:`",
    "qualified($n) `x`",
    "($n^)?",
    "(`k` $n^)?",
    "($n^ `:` type($v))?",
    "(`k` $n^ `:`)?",
    "($n^)? `:`",
    "(qualified($n)^)?",
    "(qualified($n)^ `:`)?",
    "(`k` $n^ `:`) : (`x`)?",
    "(`k` $v^) : ($n)? `:`",
    "(`k` $v^) : ($n `:`)?",
    "(`k` $v^ $n) : (`x`)? `:`",
    "(`k` $v^) : (`x` $n^)?",
    "$n (`:` type($v)^)?",
    "$n ($v^)? `:`",
    "$n ($v^ `:`)?",
    "$n ($m $v^ `:`)?",
    "$n (`x` $v^) : (`:`)?",
    "oilist(`x` $n)",
    "oilist(`x` $n `:`)",
    "oilist(`x` $n) `:`",
    "oilist(`x` $n | `y` $v)",
    "$n oilist(`:` $v)",
    "$n oilist(`y` $v) `:`",
    "custom<F>($n)",
    "custom<F>($n) `:`",
    "(custom<F>($n)^)?",
    "custom<F>(qualified($n)) `:`",
    "type($n)",
    "custom<F>(ref($n))",
    "$n custom<F>(ref($n))",
    "(`k` ($n^)? $v^ `:`)?",
    "functional-type($n, $o)",
];

/// Formats about which this crate is stricter: the message about a format that contains the text, and the reason.
const STRICTER: &[(&str, &str, &str)] = &[
    (
        "can be used within an oilist",
        "oilist(",
        "the manual: literals, types and variables that may be absent",
    ),
    ("directive followed by region", " regions ", "its braces are those of a dictionary"),
    ("to anchor an optional group", "^)?", "in an `else` part: `if (!)` is generated there"),
    ("used within an optional group", "^)?", "in an `else` part: `if (!)` is generated there"),
    ("caused by `:` literal", "prop-dict", "it may write nothing"),
    (
        "caused by `:` literal",
        "oilist(",
        "it may write nothing, and what is in it may take the `:` behind it",
    ),
];

/// The required parts that a format lacks.
fn missing(fields: &str, format: &str) -> String {
    let without = |opening: &str, text: &str| {
        let mut rest = text.to_owned();
        while let Some(at) = rest.find(opening) {
            let end = rest[at..].find(')').map_or(rest.len(), |end| at + end + 1);
            rest.replace_range(at..end, "");
        }
        rest
    };
    let plain = ["functional-type(", "type(", "ref("].iter().fold(format.to_owned(), |t, o| without(o, &t));
    let typed: String =
        format.match_indices("type(").filter_map(|(at, _)| format[at..].split(')').next()).collect();
    let has = |name: char| [",", ")"].iter().any(|end| fields.contains(&format!(":${name}{end}")));
    let mut more = String::new();
    for (names, all, has_type) in
        [("abov", "operands", true), ("gh", "regions", false), ("st", "successors", false)]
    {
        for name in names.chars().filter(|&n| has(n)) {
            if !plain.contains(&format!("${name}")) && !plain.contains(all) {
                more += &format!(" ${name}");
            }
            if has_type && !typed.contains(&format!("${name}")) && !typed.contains(all) {
                more += &format!(" type(${name})");
            }
        }
    }
    for name in "rq".chars().filter(|&n| has(n)) {
        if !typed.contains(&format!("${name}")) && !typed.contains("results") {
            more += &format!(" type(${name})");
        }
    }
    more
}

/// The operations, one per line; `@` is replaced by their number.
fn cases() -> Vec<String> {
    let mut all = BTreeSet::new();
    let mut add = |fields: &str, format: String| {
        let dictionary = if format.contains("attr-dict") { "" } else { " attr-dict-with-keyword" };
        let more = missing(fields, &format);
        all.insert(format!(
            "def Op@ : Op<D, \"a@\"> {{ {fields} let assemblyFormat = [{{{format}{dictionary}{more}}}]; }}"
        ));
    };
    for shape in SHAPES {
        for directive in DIRECTIVES {
            for place in PLACES {
                add(shape, place.replace('%', directive));
            }
        }
    }
    for attribute in ATTRIBUTES {
        for place in ATTRIBUTE_PLACES {
            let fields = format!(
                "let arguments = (ins AnyType:$o, Variadic<AnyType>:$v, {attribute}:$n, OptionalAttr<AnyAttr>:$m);"
            );
            add(&fields, (*place).to_owned());
        }
    }
    all.into_iter().collect()
}

/// The messages about the operation on each line.
type Said = BTreeMap<usize, Vec<String>>;

fn ours(text: &str) -> Said {
    let mut sources = SourceMap::new();
    let main = sources.add("t.td", text);
    let (_, diagnostics) = ods::compile::generate_from_text(&mut sources, main);
    let mut said = Said::new();
    for d in diagnostics.iter().filter(|d: &&Diagnostic| d.is_error()) {
        let line = d.span.map_or(0, |s| text[..s.start as usize].matches('\n').count() + 1);
        said.entry(line).or_default().push(d.message.clone());
    }
    said
}

fn theirs(file: &std::path::Path) -> Option<Said> {
    let output = mlir_tblgen(&["-gen-op-defs", "-asmformat-error-is-fatal=false"], file)?;
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{text:.2000}");
    let mut said = Said::new();
    let mut message = None;
    for line in text.lines() {
        if let Some(error) = line.strip_prefix("error: ") {
            message = Some(error.to_owned());
        } else if let Some((place, _)) = line.split_once(": note: in custom assembly format") {
            let number = place.rsplit(':').nth(1).and_then(|n| n.parse().ok()).unwrap_or(0);
            said.entry(number).or_default().extend(message.take());
        }
    }
    Some(said)
}

#[test]
fn formats_are_accepted_and_refused_as_by_mlir_tblgen() {
    let cases = cases();
    let folder = std::env::temp_dir().join(format!("ods-products-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    let file = folder.join("t.td");
    let first = HEADER.lines().count() + 1;
    let mut wrong = Vec::new();
    let mut stricter = 0;
    let mut refused = 0;
    for chunk in cases.chunks(500) {
        let operations = chunk.iter().enumerate().map(|(i, case)| case.replace('@', &i.to_string()) + "\n");
        let text = format!("{HEADER}{}", operations.collect::<String>());
        std::fs::write(&file, &text).expect("a temporary file");
        let Some(theirs) = theirs(&file) else { return };
        let ours = ours(&text);
        for (i, case) in chunk.iter().enumerate() {
            let a = theirs.get(&(first + i));
            let b = ours.get(&(first + i));
            refused += usize::from(a.is_some());
            let known = |messages: &Vec<String>| {
                let holds = |(words, part, _): &(&str, &str, &str)| {
                    case.contains(part) && messages.iter().any(|m| m.contains(words))
                };
                STRICTER.iter().any(holds)
            };
            match (a, b) {
                (None, None) => {}
                (Some(a), Some(b)) if a.iter().all(|m| b.contains(m)) => {}
                (_, Some(b)) if known(b) => stricter += 1,
                _ => wrong.push(format!("{case}\n  theirs: {a:?}\n  ours: {b:?}")),
            }
        }
    }
    std::fs::remove_dir_all(&folder).expect("the folder is ours");
    let total = cases.len();
    eprintln!("{total} formats: {refused} refused by both, {stricter} by us alone or for another reason");
    assert!(wrong.is_empty(), "{} of {total}\n{}", wrong.len(), wrong.join("\n"));
    assert!(
        refused * 10 < total * 9 && refused * 2 > total && stricter * 20 < total,
        "the cases decide nothing"
    );
}
