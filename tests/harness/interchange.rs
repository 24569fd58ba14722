//! Compares `toy-opt` with `mlir-opt`, on every `.mlir` file in `interchange/`.
//!
//! Both tools print the same for a file, in every way of printing, and each reads the output and prints it again. Both
//! also canonicalize a file in a folder `canonicalize`, to the same text; likewise for `cse`, for `symbol-dce`, for
//! `inline`, with and without canonicalization, and for `aggressive`, where canonicalization simplifies regions as far
//! as it can. Each part (between `// -----` lines) of a file in a folder `invalid` is an error in both, on the same
//! line and with the same message, except for those listed in `exceptions.txt`; in a folder `places`, in the same
//! column too. `mistakes` changes the valid files at random. An ordinary run takes one of four files.
//!
//! A file in `passes/` begins with the options of the passes that it is for, `// options: -cse -canonicalize`. Both tools
//! make the same of each part, or refuse it on the same line with the same message. A part with a line `// differs: why`
//! is one of which they do not make the same. If it begins with `// prints: -view-op-graph` instead, what both tools
//! write to the error output is the same too.
//!
//! A file in `import/` is LLVM IR, whose parts `toy-opt -import-llvm` and `mlir-translate -import-llvm` turn into the same
//! text; it may begin with `; options: `. Both refuse the same parts.
//!
//! The LLVM IR of the programs in `compiled/` is imported and exported: see `compiled`.
//!
//! Every pattern of these passes is applied in some file: see `patterns`.
//!
//! Files in `llvmir/` are translated to LLVM IR, and compared with what `mlir-translate` makes of them: see `llvm_ir`.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use tests::process::{self, LIMIT, Outcome};
use tests::tools::{self, Tools};
use tests::{diff, harness};

#[path = "interchange/compiled.rs"]
mod compiled;
#[path = "interchange/llvm_ir.rs"]
mod llvm_ir;
#[path = "interchange/mistakes.rs"]
mod mistakes;
#[path = "interchange/patterns.rs"]
mod patterns;

const OURS: &str = "toy-opt";
const REFERENCE: &str = "mlir-opt-22";
const OPTIONS: &[&str] = &["-allow-unregistered-dialect", "-split-input-file"];
const SEPARATOR: &str = "// -----";
const TRANSLATOR: &str = "mlir-translate-22";
const LLVM_SEPARATOR: &str = "; -----\n";

/// A way of printing and its options.
type Way = (&'static str, &'static [&'static str]);

/// The ways in which every file is printed, read again and printed again.
const ROUND_TRIPS: &[Way] =
    &[("custom", &[]), ("generic", &["-mlir-print-op-generic"]), ("locations", &["-mlir-print-debuginfo"])];

/// The other ways in which the files in `ir/` are printed.
const PRINTS: &[Way] = &[
    ("generic-locations", &["-mlir-print-op-generic", "-mlir-print-debuginfo"]),
    ("pretty-locations", &["-mlir-print-debuginfo", "-mlir-pretty-debuginfo"]),
    ("local-scope", &["-mlir-print-local-scope", "-mlir-print-debuginfo"]),
    ("elided", &["-mlir-elide-elementsattrs-if-larger=4"]),
    ("hexadecimal", &["-mlir-print-elementsattrs-with-hex-if-larger=2"]),
    ("users", &["-mlir-print-value-users"]),
    ("unique", &["-mlir-print-unique-ssa-ids"]),
    ("name-locations", &["-mlir-use-nameloc-as-prefix"]),
    ("elided-resources", &["-mlir-elide-resource-strings-if-larger=20"]),
    ("skipped-regions", &["-mlir-print-skip-regions"]),
];

/// The additional ways for files in a folder `canonicalize`.
const CANONICALIZE: &[Way] = &[("canonicalize", &["-canonicalize"])];

/// The additional ways for files in a folder `cse`.
const CSE: &[Way] = &[("cse", &["-cse"])];

/// The additional ways for files in a folder `aggressive`.
const AGGRESSIVE: &[Way] = &[("aggressive", &["-canonicalize=region-simplify=aggressive"])];

/// The additional ways for files in a folder `inline`.
const INLINE: &[Way] = &[
    ("inline", &["-inline"]),
    ("inline-only", &["-inline=default-pipeline="]),
    ("inline-locations", &["-inline=default-pipeline=", "-mlir-print-debuginfo"]),
];

/// The additional ways for files in a folder `symbol-dce`.
const SYMBOL_DCE: &[Way] = &[("symbol-dce", &["-symbol-dce"])];

fn main() {
    harness::main(|tools| {
        let folder = tools::fixtures().join("interchange");
        let exceptions = std::fs::read_to_string(folder.join("exceptions.txt"))
            .map_err(|e| format!("exceptions.txt: {e}"))
            .and_then(|text| Exceptions::parse(&text))
            .map(Arc::new);
        let mut trials = Vec::new();
        for root in ["ir", "dialects", "passes"] {
            for file in harness::sample(4, tools::files_under(&folder.join(root), &["mlir"], &[])) {
                let name = file.strip_prefix(&folder).unwrap_or(&file).display().to_string();
                let skipped = (!tools.has(REFERENCE)).then(|| format!("needs {REFERENCE}"));
                let tools = Arc::clone(tools);
                let exceptions = exceptions.clone();
                trials.push(harness::trial(name.clone(), skipped, move || {
                    let within = |folder| file.parent().is_some_and(|parent| parent.ends_with(folder));
                    match () {
                        () if within("invalid") => same_errors(&tools, &file, exceptions?.of(&name), false),
                        () if within("places") => same_errors(&tools, &file, exceptions?.of(&name), true),
                        () if within("canonicalize") => same_texts(&tools, &file, CANONICALIZE),
                        () if within("cse") => same_texts(&tools, &file, CSE),
                        () if within("inline") => same_texts(&tools, &file, INLINE),
                        () if within("symbol-dce") => same_texts(&tools, &file, SYMBOL_DCE),
                        () if within("aggressive") => same_texts(&tools, &file, AGGRESSIVE),
                        () if root == "ir" => same_texts(&tools, &file, PRINTS),
                        () if root == "passes" => same_results(&tools, &file),
                        () => same_texts(&tools, &file, &[]),
                    }
                }));
            }
        }
        for file in harness::sample(4, tools::files_under(&folder.join("import"), &["ll"], &[])) {
            let name = file.strip_prefix(&folder).unwrap_or(&file).display().to_string();
            let skipped = (!tools.has(TRANSLATOR)).then(|| format!("needs {TRANSLATOR}"));
            let tools = Arc::clone(tools);
            trials.push(harness::trial(name, skipped, move || same_imports(&tools, &file)));
        }
        for file in harness::sample(4, tools::files_under(&folder.join("llvmir"), &["mlir"], &[])) {
            let name = file.strip_prefix(&folder).unwrap_or(&file).display().to_string();
            let skipped =
                llvm_ir::NEEDED.iter().find(|tool| !tools.has(tool)).map(|tool| format!("needs {tool}"));
            let tools = Arc::clone(tools);
            trials.push(harness::trial(name, skipped, move || llvm_ir::compare(&tools, &file)));
        }
        trials.extend(compiled::trials(tools, &folder));
        let skipped = (!tools.has(REFERENCE)).then(|| format!("needs {REFERENCE}"));
        let tools = Arc::clone(tools);
        let fixtures = folder.clone();
        let (ours, passes) = (Arc::clone(&tools), folder.clone());
        trials.push(harness::trial("patterns".to_owned(), None, move || patterns::all_apply(&ours, &passes)));
        trials.push(harness::trial("mistakes".to_owned(), skipped, move || {
            mistakes::compare(&tools, &fixtures)
        }));
        trials.push(harness::trial("exceptions.txt".to_owned(), None, move || {
            let is_compared = |file: &Path| {
                file.is_file()
                    && file.parent().is_some_and(|f| f.ends_with("invalid") || f.ends_with("places"))
            };
            let exceptions = exceptions?;
            let unused: Vec<&String> =
                exceptions.0.keys().filter(|file| !is_compared(&folder.join(file))).collect();
            if unused.is_empty() { Ok(()) } else { Err(format!("exceptions for no file: {unused:?}")) }
        }));
        trials
    });
}

fn run(tools: &Tools, program: &str, options: &[&str], input: &[u8]) -> Result<Outcome, String> {
    let mut command: Command = tools.command(program);
    command.args(OPTIONS).args(options);
    process::run(command, input, LIMIT)
}

/// The output of both tools for the file, which must be the same.
fn printed(tools: &Tools, file: &Path, input: &[u8], options: &[&str]) -> Result<String, String> {
    let expected = run(tools, REFERENCE, options, input)?.output()?;
    let actual = run(tools, OURS, options, input)?.output()?;
    diff::equal(&format!("{OURS} {} {}", options.join(" "), file.display()), &expected, &actual)?;
    Ok(expected)
}

fn same_texts(tools: &Tools, file: &Path, besides: &[Way]) -> Result<(), String> {
    let input = std::fs::read(file).map_err(|e| e.to_string())?;
    for (way, options) in ROUND_TRIPS {
        let text = printed(tools, file, &input, options)?;
        printed(tools, file, text.as_bytes(), options)
            .map_err(|e| format!("{e}\nwhen the {way} form is read again"))?;
    }
    for (_, options) in besides {
        printed(tools, file, &input, options)?;
    }
    Ok(())
}

/// The options in the first line of a file.
fn first_options(text: &str) -> Option<Vec<String>> {
    let first = text.lines().next()?;
    let options = first.strip_prefix("// prints: ").or_else(|| first.strip_prefix("// options: "))?;
    // A pass with several options has spaces in its own.
    Some(options.trim_start_matches('-').split(" -").map(|option| format!("-{option}")).collect())
}

/// The passes that a file goes through, in each way.
fn options_of(file: &Path, text: &str) -> Vec<Vec<String>> {
    if let Some(options) = first_options(text) {
        return vec![options];
    }
    let folder = file.parent().and_then(Path::file_name).and_then(|name| name.to_str());
    let ways = match folder {
        Some("canonicalize") => CANONICALIZE,
        Some("cse") => CSE,
        Some("aggressive") => AGGRESSIVE,
        Some("inline") => INLINE,
        Some("symbol-dce") => SYMBOL_DCE,
        _ => &[],
    };
    ways.iter().map(|(_, options)| options.iter().map(|&option| option.to_owned()).collect()).collect()
}

/// What both tools make of each part, by the options in the first line.
fn same_results(tools: &Tools, file: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|e| e.to_string())?;
    let options = first_options(&text);
    let options = options.ok_or_else(|| format!("{} begins with no '// options: '", file.display()))?;
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    if text.starts_with("// prints: ") {
        let [theirs, ours] = [REFERENCE, OURS].map(|tool| run(tools, tool, &options, text.as_bytes()));
        let shown = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let (theirs, ours) = (theirs?, ours?);
        let name = file.display().to_string();
        diff::equal(&name, &shown(&theirs.stderr), &shown(&ours.stderr))?;
        return diff::equal(&name, &shown(&theirs.stdout), &shown(&ours.stdout));
    }
    let [theirs, ours] = [REFERENCE, OURS].map(|tool| results(tools, tool, &options, &text));
    let (theirs, ours) = (theirs?, ours?);
    let mut problems = Vec::new();
    for (part, (start, content)) in parts(&text).into_iter().enumerate() {
        let (theirs, ours) = (theirs.get(part), ours.get(part));
        if (theirs == ours) == content.contains("\n// differs: ") {
            let [theirs, ours] = [theirs, ours].map(|result| match result {
                Some(Ok(text)) => text.clone(),
                Some(Err(error)) => format!("{error:?}"),
                None => "nothing".to_owned(),
            });
            problems.push(format!("line {start}:\n{content}theirs:\n{theirs}\nours:\n{ours}"));
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(format!("{}: {}", file.display(), problems.join("\n"))) }
}

/// Whether both tools import the same of each part of a file, with its locations and without.
fn same_imports(tools: &Tools, file: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|e| e.to_string())?;
    let given = text.lines().next().and_then(|line| line.strip_prefix("; options: ")).unwrap_or_default();
    let mut problems = Vec::new();
    for part in text.split(LLVM_SEPARATOR) {
        for more in ["", "-mlir-print-debuginfo"] {
            let mut options = vec!["-import-llvm"];
            options.extend(given.split(' ').chain([more]).filter(|option| !option.is_empty()));
            let made = |tool: &str| {
                let mut command: Command = tools.command(tool);
                command.args(&options);
                let outcome = process::run(command, part.as_bytes(), LIMIT)?;
                let text = || String::from_utf8_lossy(&outcome.stdout).trim_end().to_owned();
                Ok::<_, String>(outcome.success().then(text))
            };
            let (theirs, ours) = (made(TRANSLATOR)?, made(OURS)?);
            if theirs != ours {
                let [theirs, ours] = [theirs, ours].map(|text| text.unwrap_or_else(|| "an error".to_owned()));
                problems.push(format!("{options:?}:\n{part}theirs:\n{theirs}\nours:\n{ours}"));
            }
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(format!("{}: {}", file.display(), problems.join("\n"))) }
}

/// What a tool makes of a part: its text, or the line and the message of its first error.
type Made = Result<String, (usize, String)>;

fn results(tools: &Tools, tool: &str, options: &[&str], text: &str) -> Result<Vec<Made>, String> {
    let outcome = run(tools, tool, options, text.as_bytes())?;
    let mut errors = first_errors(text, &outcome, false);
    let output = String::from_utf8_lossy(&outcome.stdout);
    let made = parts(&output).into_iter().enumerate().map(|(part, (_, made))| match errors.remove(&part) {
        Some((line, _, message)) => Err((line, message)),
        None => Ok(made),
    });
    let made: Vec<Made> = made.collect();
    let wanted = parts(text).len();
    if made.len() == wanted {
        Ok(made)
    } else {
        Err(format!("{wanted} parts give {}: {outcome}", made.len()))
    }
}

/// The first error of each part that has one: its line in the file, its column where that counts, and the message.
type Errors = BTreeMap<usize, (usize, usize, String)>;

fn same_errors(tools: &Tools, file: &Path, exceptions: &[Exception], columns: bool) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|e| e.to_string())?;
    let expected = run(tools, REFERENCE, &[], text.as_bytes())?;
    let actual = run(tools, OURS, &[], text.as_bytes())?;
    let theirs = first_errors(&text, &expected, columns);
    let ours = first_errors(&text, &actual, columns);
    let mut problems = Vec::new();
    let mut excepted = 0;
    for (part, (start, content)) in parts(&text).into_iter().enumerate() {
        if content.lines().all(|line| line.trim().is_empty() || line.starts_with("//")) {
            continue;
        }
        let theirs = theirs.get(&part);
        let ours = ours.get(&part);
        let exception = exceptions.iter().find(|e| theirs.is_some_and(|(.., m)| *m == e.theirs));
        let same = match (theirs, ours, exception) {
            (Some(theirs), Some(ours), _) if theirs == ours => true,
            (Some(theirs), Some(ours), Some(exception)) => {
                excepted += 1;
                (ours.0, ours.1) == (theirs.0, theirs.1) && ours.2 == exception.ours
            }
            _ => false,
        };
        if !same {
            problems.push(format!("line {start}:\n{content}  theirs {theirs:?}\n  ours   {ours:?}"));
        }
    }
    if excepted < exceptions.len() {
        problems.push("an exception in the list is no longer needed".to_owned());
    }
    if problems.is_empty() && expected.is_refusal() && actual.is_refusal() {
        return Ok(());
    }
    Err(format!(
        "{}: {} parts differ; {:?} and {:?}\n{}",
        file.display(),
        problems.len(),
        expected.status,
        actual.status,
        problems.join("\n")
    ))
}

/// The parts of a text, each with the number of its first line.
fn parts(text: &str) -> Vec<(usize, String)> {
    let mut parts = vec![(1, String::new())];
    for (index, line) in text.split_inclusive('\n').enumerate() {
        if line.trim_end() == SEPARATOR {
            parts.push((index + 2, String::new()));
        } else if let Some((_, part)) = parts.last_mut() {
            part.push_str(line);
        }
    }
    parts
}

fn first_errors(text: &str, outcome: &Outcome, columns: bool) -> Errors {
    let starts: Vec<usize> = parts(text).iter().map(|(start, _)| *start).collect();
    let mut errors = Errors::new();
    for line in String::from_utf8_lossy(&outcome.stderr).lines() {
        let Some((line, column, message)) = place(line) else { continue };
        let part = starts.partition_point(|&start| start <= line).saturating_sub(1);
        errors.entry(part).or_insert((line, if columns { column } else { 0 }, message));
    }
    errors
}

/// The line, the column and the message of an error: `<stdin>:3:5: error: m`, or `within split at <stdin>:3 offset
/// :1:5: error: m`.
fn place(text: &str) -> Option<(usize, usize, String)> {
    let (place, message) = text.split_once(": error: ")?;
    let (base, rest) = match place.strip_prefix("within split at <stdin>:") {
        Some(split) => {
            let (base, rest) = split.split_once(" offset :")?;
            (base.parse::<usize>().ok()?, rest)
        }
        None => (1, place.strip_prefix("<stdin>:")?),
    };
    let mut numbers = rest.split(':').map(str::parse::<usize>);
    let line = numbers.next()?.ok()?;
    let column = numbers.next()?.ok()?;
    Some((base + line - 1, column, message.to_owned()))
}

/// A message that differs, with a reason.
struct Exception {
    theirs: String,
    ours: String,
}

/// The exceptions by file.
struct Exceptions(BTreeMap<String, Vec<Exception>>);

impl Exceptions {
    /// Reads records of lines `file:`, `theirs:`, `ours:` and `why:`, with empty lines between them; `\0` is a zero
    /// byte.
    fn parse(text: &str) -> Result<Self, String> {
        let mut files: BTreeMap<String, Vec<Exception>> = BTreeMap::new();
        for record in text.split("\n\n").filter(|r| r.lines().any(|l| !l.starts_with('#') && !l.is_empty())) {
            let field = |name: &str| {
                let line = record.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
                line.map(str::to_owned).ok_or_else(|| format!("an exception without `{name}`:\n{record}"))
            };
            field("why")?;
            let theirs = field("theirs")?.replace("\\0", "\0");
            let exception = Exception { theirs, ours: field("ours")? };
            files.entry(field("file")?).or_default().push(exception);
        }
        Ok(Self(files))
    }

    fn of(&self, file: &str) -> &[Exception] {
        self.0.get(file).map_or(&[], Vec::as_slice)
    }
}
