//! `toyc -entry` on files: every form of input, every mistake, and that files are written whole or not at all.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use generators::random::Random;
use libtest_mimic::Trial;
use rustix::process::Signal;
use tests::harness::{is_full, trial};
use tests::process::{self, LIMIT, Outcome};
use tests::tools::Tools;

use tests::npy::{archive, doubles, file, with_header};

const PROGRAM: &str = "\
struct Pair { var a; var b; }
def id(x) { return x + 0; }
def f(x, y) { return transpose(x) * y; }
def scale(Pair p, s) { Pair q = {p.a * s, p.b + s}; return q; }
def through(x, y) { return f(x, y); }
def both(x) { Pair p = {x, x}; return p; }
def show(x) { print(x); }
def print_and_return(x) { print(x); return x; }
def add(x, y) { return x + y; }
def huge(x) { var y<2000000, 2000000> = x; return y; }
";

pub(crate) fn trials(tools: &Arc<Tools>) -> Vec<Trial> {
    type Check = fn(&Folder) -> Result<(), String>;
    let checks: [(&str, Check); 11] = [
        ("formats", formats),
        ("memory", memory),
        ("literals", literals),
        ("structs", structs),
        ("refused", refused),
        ("sizes", sizes),
        ("archives", archives),
        ("interrupted", interrupted),
        ("interrupted-rename", interrupted_rename),
        ("links", links),
        ("mutated", mutated),
    ];
    let test = |(name, check): (&str, Check)| {
        let tools = Arc::clone(tools);
        trial(format!("entry/{name}"), None, move || check(&Folder::new(tools)?))
    };
    checks.into_iter().map(test).collect()
}

/// A folder with the program, in which commands are run.
struct Folder {
    tools: Arc<Tools>,
    folder: tempfile::TempDir,
}

impl Folder {
    fn new(tools: Arc<Tools>) -> Result<Self, String> {
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        fs::write(folder.path().join("p.toy"), PROGRAM).map_err(|e| e.to_string())?;
        Ok(Folder { tools, folder })
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn put(&self, name: &str, bytes: &[u8]) -> Result<(), String> {
        fs::write(self.path().join(name), bytes).map_err(|e| format!("{name}: {e}"))
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = self.tools.toyc(&["p.toy", "-error-format=plain"]);
        command.args(arguments).current_dir(self.path());
        command
    }

    fn run(&self, arguments: &[&str]) -> Result<Outcome, String> {
        process::run(self.command(arguments), &[], LIMIT)
    }

    /// The output of a command that succeeds.
    fn output(&self, arguments: &[&str]) -> Result<String, String> {
        self.run(arguments)?.output()
    }

    /// The names of all files but the program.
    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.path()).into_iter().flatten().flatten();
        let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
        names.filter(|name| name != "p.toy").collect()
    }
}

fn equal(found: &str, wanted: &str, what: &str) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{what}\nfound:\n{found}\nwanted:\n{wanted}")) }
}

/// The bytes of a number in a file.
type Bytes = fn(f32) -> Vec<u8>;

/// The types of elements that are read.
const TYPES: [(&str, Bytes); 4] = [
    ("<f8", |x| f64::from(x).to_le_bytes().to_vec()),
    (">f8", |x| f64::from(x).to_be_bytes().to_vec()),
    ("<f4", |x| x.to_le_bytes().to_vec()),
    (">f4", |x| x.to_be_bytes().to_vec()),
];

/// The bytes of an integer in a file.
type IntegerBytes = fn(i8) -> Vec<u8>;

/// Integers, by their types in files, which become `f64`.
const INTEGERS: [(&str, IntegerBytes); 8] = [
    ("|b1", |x| vec![u8::from(x != 0)]),
    ("|i1", |x| x.to_le_bytes().to_vec()),
    ("<i2", |x| i16::from(x).to_le_bytes().to_vec()),
    (">i4", |x| i32::from(x).to_be_bytes().to_vec()),
    ("<i8", |x| i64::from(x).to_le_bytes().to_vec()),
    ("|u1", |x| x.unsigned_abs().to_le_bytes().to_vec()),
    (">u2", |x| u16::from(x.unsigned_abs()).to_be_bytes().to_vec()),
    ("<u8", |x| u64::from(x.unsigned_abs()).to_le_bytes().to_vec()),
];

/// Every supported type, byte order and order of elements gives the same array.
fn formats(folder: &Folder) -> Result<(), String> {
    let rows: [f32; 6] = [1., -2., 3.5, 4., 5.25, 6e9];
    let columns: [f32; 6] = [1., 4., -2., 5.25, 3.5, 6e9];
    let lines = "1.000000 -2.000000 3.500000 \n4.000000 5.250000 6000000000.000000 \n";
    for is_column_major in [false, true] {
        let elements = if is_column_major { columns } else { rows };
        for (ty, bytes) in TYPES {
            let data: Vec<u8> = elements.iter().flat_map(|&x| bytes(x)).collect();
            let kind = if ty.ends_with('8') { "f64" } else { "f32" };
            let wanted = &format!("tensor<2x3x{kind}>\n{lines}");
            folder.put("a.npy", &file(ty, is_column_major, "(2, 3)", &data))?;
            equal(&folder.output(&["-entry=id", "a.npy"])?, wanted, ty)?;
            // The compiler reads its own output.
            folder.output(&["-entry=id", "a.npy", "-o", "b.npy"])?;
            equal(&folder.output(&["-entry=id", "b.npy"])?, wanted, ty)?;
        }
    }
    for (ty, bytes) in INTEGERS {
        let data: Vec<u8> = [1, 0, -100].into_iter().flat_map(bytes).collect();
        folder.put("i.npy", &file(ty, false, "(3,)", &data))?;
        let last = match &ty[1..2] {
            "b" => "1.000000",
            "u" => "100.000000",
            _ => "-100.000000",
        };
        let wanted = format!("tensor<3xf64>\n1.000000 0.000000 {last} \n");
        equal(&folder.output(&["-entry=id", "i.npy"])?, &wanted, ty)?;
    }
    folder.put("a.npy", &doubles("(2, 3)", &rows.map(f64::from)))?;
    folder.output(&["-entry=id", "a.npy", "-o", "b.npy"])?;
    let written = fs::read(folder.path().join("b.npy")).map_err(|e| e.to_string())?;
    let wanted_bytes = doubles("(2, 3)", &rows.map(f64::from));
    if !(written.ends_with(&wanted_bytes[wanted_bytes.len() - 48..]) && written.len() % 64 == 48) {
        return Err(format!("not the file that numpy writes: {written:?}"));
    }
    // From standard input, and to standard output.
    let piped = process::run(folder.command(&["-entry=id", "-", "-o", "-"]), &written, LIMIT)?;
    if piped.stdout == written {
        Ok(())
    } else {
        Err("the array changes on its way through pipes".to_owned())
    }
}

/// Converted input takes no more memory than input that needs no conversion.
fn memory(folder: &Folder) -> Result<(), String> {
    const ELEMENTS: usize = 8 << 20;
    // The argument and the result, and the memory of LLVM and the compiler.
    const BOUND: usize = 2 * ELEMENTS * size_of::<f64>() + (90 << 20);
    let measured = |input: &str| {
        let command = folder.command(&["-entry=id", input, "-o", "out.npy"]);
        let (outcome, memory) = process::run_measured(command, &[], LIMIT)?;
        outcome.output()?;
        if memory.is_none_or(|memory| memory <= BOUND) {
            Ok(())
        } else {
            Err(format!("{input} takes {memory:?} bytes, and {BOUND} are allowed"))
        }
    };
    for (ty, bytes) in TYPES {
        let name = format!("{}.npy", &ty[1..]);
        folder
            .put(&name, &file(ty, true, &format!("(8, {})", ELEMENTS / 8), &bytes(0.5).repeat(ELEMENTS)))?;
        measured(&name)?;
    }
    folder.output(&["-entry=id", "f8.npy", "-o", "f8.npz"])?;
    measured("f8.npz")
}

fn literals(folder: &Folder) -> Result<(), String> {
    let cases = [
        (["-entry=id", "-2.5"].as_slice(), "tensor<f64>\n-2.500000 \n"),
        (&["-entry=id", ".5e1"], "tensor<f64>\n5.000000 \n"),
        (&["-entry=id", "[[[1], [2]]]"], "tensor<1x2x1xf64>\n1.000000 \n2.000000 \n\n"),
        (
            &["-entry=f", "[[1, 2], [3, 4]]", "10"],
            "tensor<2x2xf64>\n10.000000 30.000000 \n20.000000 40.000000 \n",
        ),
        (&["-entry=show", "[7]"], "7.000000 \n"),
        (&["-entry=id", "-[1, -2]"], "tensor<2xf64>\n-1.000000 2.000000 \n"),
        (&["-entry=id", "-.5"], "tensor<f64>\n-0.500000 \n"),
        (&["-entry=id", "3 # three"], "tensor<f64>\n3.000000 \n"),
    ];
    cases
        .iter()
        .try_for_each(|(arguments, wanted)| equal(&folder.output(arguments)?, wanted, &arguments.join(" ")))
}

fn structs(folder: &Folder) -> Result<(), String> {
    // An archive is made by the program itself.
    folder.put("one.npy", &doubles("(2,)", &[1., 2.]))?;
    let wanted = "a: tensor<2xf64>\n3.000000 6.000000 \nb: tensor<f64>\n8.000000 \n";
    let source = "struct Pair { var a; var b; } def pair(x, y) { Pair p = {x, y}; return p; }";
    folder.put("pair.toy", source.as_bytes())?;
    let mut make = folder.tools.toyc(&["pair.toy", "-entry=pair", "one.npy", "5", "-o", "p.npz"]);
    make.current_dir(folder.path());
    process::run(make, &[], LIMIT)?.output()?;
    equal(&folder.output(&["-entry=scale", "p.npz", "3"])?, wanted, "a struct from an archive")?;
    // An archive with one array is that array.
    folder.output(&["-entry=id", "one.npy", "-o", "only.npz"])?;
    let only = folder.output(&["-entry=id", "only.npz"])?;
    equal(&only, "tensor<2xf64>\n1.000000 2.000000 \n", "an archive with one array")?;
    // A number that was written is an argument again, alone and in an archive.
    folder.put("number.npy", &doubles("()", &[2.5]))?;
    folder.put("single.npy", &file("<f4", false, "()", &1.5f32.to_le_bytes()))?;
    for (given, expected) in
        [("number.npy", "tensor<f64>\n2.500000 \n"), ("single.npy", "tensor<f32>\n1.500000 \n")]
    {
        equal(&folder.output(&["-entry=id", given])?, expected, given)?;
        for written in ["again.npy", "again.npz"] {
            folder.output(&["-entry=id", given, "-o", written])?;
            equal(&folder.output(&["-entry=id", written])?, expected, written)?;
        }
    }
    // One that is typed adapts to the arrays, and one from a file does not.
    for (number, kind) in [("0.5", "f32"), ("number.npy", "f64"), ("[0.5]", "f64")] {
        let output = folder.output(&["-entry=add", "single.npy", number])?;
        let ty = output.lines().next().unwrap_or_default();
        if !ty.ends_with(&format!("{kind}>")) {
            return Err(format!("1.5 of f32 and {number} give {output}"));
        }
    }
    folder.output(&["-entry=scale", "p.npz", "number.npy", "-o", "scaled.npz"])?;
    // A pipe gets the bytes of the file.
    folder.output(&["-entry=scale", "p.npz", "3", "-o", "q.npz"])?;
    let mut shell = folder.tools.command("sh");
    shell.args([
        "-c",
        "mkfifo f.npz && (cat f.npz > r.npz & toyc p.toy -entry=scale p.npz 3 -o f.npz && wait)",
    ]);
    shell.current_dir(folder.path());
    equal(&process::run(shell, &[], LIMIT)?.output()?, "", "an archive into a pipe")?;
    let read = |name: &str| fs::read(folder.path().join(name)).map_err(|e| e.to_string());
    if read("q.npz")? == read("r.npz")? { Ok(()) } else { Err("the archive differs in a pipe".to_owned()) }
}

/// Every mistake has its message and status 1, and nothing is written.
fn refused(folder: &Folder) -> Result<(), String> {
    let ones = doubles("(2, 3)", &[1.; 6]);
    folder.put("ok.npy", &ones)?;
    folder.put("cut.npy", &ones[..ones.len() - 9])?;
    folder.put("more.npy", &[&*ones, b"x"].concat())?;
    folder.put("halves.npy", &file("<f2", false, "(2,)", &[0; 4]))?;
    folder.put("wide.npy", &file("<u1", false, "(2,)", &[0; 2]))?;
    folder.put("complex.npy", &file("<c16", false, "(2,)", &[0; 32]))?;
    folder.put("empty.npy", &doubles("(0, 3)", &[]))?;
    folder.put("deep.npy", &doubles(&format!("({})", "1, ".repeat(40)), &[1.]))?;
    folder.put("text.npy", b"1 2 3\n")?;
    folder.put("nothing.npy", b"")?;
    folder.put("huge.npy", &doubles("(1152921504606846976, 8)", &[1.]))?;
    folder.put("large.npy", &doubles("(100000000000,)", &[1.]))?;
    folder.put("floats.npy", &file(">f4", false, "(100000000000,)", &[0; 8]))?;
    folder.put("header.npy", &with_header(&"(".repeat(60_000), &[]))?;
    folder.put("nested.npy", &with_header(&"(".repeat(9_900), &[]))?;
    folder.put("archive.npz", b"PK\x03\x04 no archive")?;
    // Reading a header takes twice as long for each bracket.
    for (name, open, close) in [("lists.npy", "[", "]"), ("sets.npy", "{", "}")] {
        let shape = format!("{}{}", open.repeat(40), close.repeat(40));
        folder.put(name, &doubles(&shape, &[1.]))?;
    }
    folder.put("torn.npy", &with_header("{'descr': '<f8', 'shape': (2,", &[]))?;
    folder.put("1.txt", &ones)?;
    folder.put("one.npy", &doubles("(2,)", &[1., 2.]))?;
    folder.output(&["-entry=id", "one.npy", "-o", "only.npz"])?;
    let before = folder.files().len();
    let cases: &[(&[&str], &str)] = &[
        (&["-entry=id", "cut.npy"], "'cut.npy' for 'x' ends too early: 9 bytes are missing"),
        (&["-entry=id", "more.npy"], "'more.npy' for 'x' has 1 bytes after the array"),
        (&["-entry=id", "halves.npy"], "holds elements of type '<f2'"),
        (&["-entry=id", "wide.npy"], "holds elements of type '<u1'"),
        (&["-entry=id", "complex.npy"], "holds elements of type '<c16'"),
        (&["-entry=id", "empty.npy"], "the array for 'x' has the shape <0, 3>: it has no elements"),
        (&["-entry=id", "deep.npy"], "the array for 'x' has 40 dimensions"),
        (&["-entry=id", "text.npy"], "is no array"),
        (&["-entry=id", "nothing.npy"], "is no array"),
        (&["-entry=id", "huge.npy"], "is no array that can be read"),
        (&["-entry=id", "large.npy"], "ends too early"),
        (&["-entry=id", "floats.npy"], "ends too early"),
        (&["-entry=id", "header.npy"], "its header has"),
        (&["-entry=id", "nested.npy"], "is no array that can be read"),
        (&["-entry=id", "lists.npy"], "its header is not one that numpy writes"),
        (&["-entry=id", "sets.npy"], "its header is not one that numpy writes"),
        (&["-entry=id", "torn.npy"], "its header is not one that numpy writes"),
        (&["-entry=id", "1.txt"], "for the file of this name, write './1.txt'"),
        // This file never ends.
        (&["-entry=id", "/dev/zero"], "cannot be read: is a device"),
        (&["-entry=id", "archive.npz"], "is no archive that can be read"),
        (&["-entry=scale", "only.npz", "1"], "has no array 'a', only 'result'"),
        (&["-entry=id", "nan"], "a literal is a number or a tensor, such as 2.5"),
        (&["-entry=id", "1; } #"], "is not a value"),
        (&["-entry=id", "+5"], "is not a value: expected a number or a tensor"),
        (&["-entry=\u{1b}[31mf", "1"], "there is no function '\\u{1b}[31mf'"),
        (&["-entry=id", "1 2"], "is not a value"),
        (&["-entry=id", "1", "-o", "x.csv"], "-o must name an .npy or .npz file, and 'x.csv' is neither"),
        (&["-entry=id", "1", "-o", "x.txt"], "results are written in numpy's formats"),
        (&["-entry=both", "1", "-o", "x.csv"], "-o must name an .npy or .npz file"),
        (&["-entry=both", "1", "-o", "-"], "a struct, whose tensors go into an archive"),
        (&["-entry=print_and_return", "one.npy", "-o", "-"], "its result would be among that"),
        (&["-entry=id", "missing.npy"], "cannot be read: No such file"),
        (&["-entry=id", "./"], "'./' for 'x' cannot be read: is a directory"),
        (&["-entry=id", "[1, [2]]"], "is not a value"),
        (&["-entry=id", "1); } def main() { print(2"], "is not a value"),
        (&["-entry=id"], "id(x) takes 1 argument, and 0 are given"),
        (&["-entry=id", "1", "2", "3"], "id(x) takes 1 argument, and 3 are given"),
        (&["-entry=scale", "1", "2"], "a struct needs an archive (.npz) with 'a', 'b'"),
        (&["-entry=nothing", "1"], "there is no function 'nothing'"),
        (&["-entry=shw", "1"], "there is no function 'shw'; did you mean 'show'?"),
        (
            &["-entry=through", "ok.npy", "ok.npy"],
            "p.toy:3:35: error[E0503]: operands of '*' have different shapes: <3, 2> and <2, 3>",
        ),
        (&["-entry=show", "1"], "function 'show' returns nothing"),
        (&["-entry=huge", "1"], "there is not enough memory for an array of shape <2000000, 2000000>"),
        (&["-entry=id", "ok.npy", "-emit=mlir", "x"], "id(x) takes 1 argument, and 2 are given"),
    ];
    for &(arguments, message) in cases {
        let output: &[&str] = if arguments.contains(&"-o") { &[] } else { &["-o", "out.npy"] };
        expect_error(folder, &[arguments, output].concat(), message)?;
    }
    // The outputs for a function, other than its results, do not replace its data.
    let replaced = folder.run(&["-entry=id", "one.npy", "-emit=asm", "-o", "./one.npy"])?;
    if !String::from_utf8_lossy(&replaced.stderr).contains("-o names an argument") {
        return Err(format!("an argument is replaced: {replaced}"));
    }
    let foreign = folder.run(&["-entry=id", "one.npy", "-target=nonsense", "-o", "out.npy"])?;
    if foreign.status.and_then(|status| status.code()) != Some(2) {
        return Err(format!("a target that is unknown is wrong usage: {foreign}"));
    }
    let mut shell = folder.tools.command("sh");
    shell.args(["-c", "toyc p.toy -entry=show 1 > /dev/full"]).current_dir(folder.path());
    let lost = process::run(shell, &[], LIMIT)?;
    if !lost.is_refusal() || !String::from_utf8_lossy(&lost.stderr).contains("cannot write standard output") {
        return Err(format!("what is printed is lost: {lost}"));
    }
    for (output, message) in [
        ("/dev/full", "cannot write '/dev/full': No space left on device"),
        ("missing/out.npy", "cannot write 'missing/out.npy': No such file or directory"),
        (".", "cannot write '.': "),
    ] {
        expect_error(folder, &["-entry=id", "ok.npy", "-o", output], message)?;
    }
    let chain = folder.run(&["-entry=through", "ok.npy", "ok.npy"])?;
    let note = "'through' was called with x of shape <2, 3>, y of shape <2, 3>";
    let said = String::from_utf8_lossy(&chain.stderr);
    if !said.contains(note) || !said.contains("p.toy:5:28: note: called from") {
        return Err(format!("the calls are not named:\n{said}"));
    }
    if folder.files().len() == before {
        Ok(())
    } else {
        Err(format!("files were written: {:?}", folder.files()))
    }
}

/// Sizes that exceed any memory are errors wherever a header occurs: in a file, on standard input, in an archive.
fn sizes(folder: &Folder) -> Result<(), String> {
    let shapes = [
        "(0, 18446744073709551615)",
        "(18446744073709551615, 0)",
        "(0, 9223372036854775807, 3)",
        "(4294967296, 0, 4294967296)",
        "(4294967296, 4294967296)",
        "(1152921504606846976, 8)",
        "(99999999999999999999999999, 1)",
        "(2305843009213693952,)",
    ];
    for (shape, ty) in shapes.iter().flat_map(|shape| TYPES.map(|(ty, _)| (shape, ty))) {
        let bytes = file(ty, false, shape, &[0; 16]);
        folder.put("m.npy", &bytes)?;
        folder.put("m.npz", &archive(&[("x.npy", &bytes)], false))?;
        folder.put("large.npy", &[&*bytes, &[0; 1 << 17]].concat())?;
        for line in ["m.npy", "m.npz", "large.npy", "- < m.npy", "- < m.npz", "- < large.npy"] {
            shell_error(
                folder,
                &format!("toyc p.toy -entry=id {line}"),
                "its shape has more elements than memory",
            )?;
        }
    }
    folder.put("good.npy", &doubles("(2,)", &[1., 2.]))?;
    // This input never ends.
    let endless = "cat good.npy /dev/zero | toyc p.toy -entry=id -";
    shell_error(folder, endless, "bytes after the array")?;
    shell_error(
        folder,
        "head -c 130 good.npy | toyc p.toy -entry=id -",
        "ends too early: 14 bytes are missing",
    )?;
    let empty = [doubles("(0, 3)", &[]), file(">f4", true, "(3, 0)", &[])];
    for bytes in empty {
        folder.put("empty.npy", &bytes)?;
        shell_error(folder, "toyc p.toy -entry=id - < empty.npy", "it has no elements")?;
    }
    Ok(())
}

/// Archives in which a name occurs twice or files overlap are refused; others are read whatever they contain.
fn archives(folder: &Folder) -> Result<(), String> {
    let one = doubles("(2,)", &[1., 2.]);
    let two = file(">f4", false, "(2,)", &[0; 8]);
    let of = |names: [&str; 2]| archive(&[(names[0], &one), (names[1], &two)], false);
    folder.put("good.npz", &of(["a.npy", "b.npy"]))?;
    let wanted = "a: tensor<2xf64>\n2.000000 4.000000 \nb: tensor<2xf64>\n2.000000 2.000000 \n";
    equal(&folder.output(&["-entry=scale", "good.npz", "2"])?, wanted, "an archive")?;
    let same_place = archive(&[("a.npy", &one), ("b.npy", &one)], true);
    let cases = [
        (of(["a.npy", "a.npy"]), "has two arrays 'a'"),
        (of(["a.npy", "a"]), "has two arrays 'a'"),
        (of(["a", "a"]), "has two arrays 'a'"),
        (of(["\u{e9}.npy", "\u{e9}.npy"]), "has two arrays '"),
        (same_place, "is no archive that can be read"),
        (archive(&[("a.npy", &one), ("b.npy", b"text")], false), "has an array 'b' that is none"),
        (
            archive(&[("a.npy", &one), ("b.npy", &one[..64])], false),
            "has an array 'b' that ends within its header",
        ),
        (archive(&[("a.npy", &one), ("b.npy", &one[..140])], false), "has an array 'b' that ends too early"),
    ];
    for (bytes, message) in cases {
        folder.put("m.npz", &bytes)?;
        for line in ["m.npz", "- < m.npz"] {
            shell_error(folder, &format!("toyc p.toy -entry=scale {line} 2"), message)?;
        }
    }
    Ok(())
}

/// Fails unless a line of the shell ends with status 1 and this message.
fn shell_error(folder: &Folder, line: &str, message: &str) -> Result<(), String> {
    let mut shell = folder.tools.command("sh");
    shell.args(["-c", line]).current_dir(folder.path());
    let outcome = process::run(shell, &[], LIMIT)?;
    if outcome.is_refusal() && String::from_utf8_lossy(&outcome.stderr).contains(message) {
        Ok(())
    } else {
        Err(format!("{line}: expected '{message}', got {outcome}"))
    }
}

fn expect_error(folder: &Folder, arguments: &[&str], message: &str) -> Result<(), String> {
    let outcome = folder.run(arguments)?;
    let is_said = String::from_utf8_lossy(&outcome.stderr).contains(message);
    if outcome.is_refusal() && is_said && outcome.stdout.is_empty() {
        Ok(())
    } else {
        Err(format!("{}: expected '{message}', got {outcome}", arguments.join(" ")))
    }
}

/// Sends its own process a signal at the moment when it names a file.
#[cfg(target_os = "linux")]
const SENDER: &[u8] = b"\
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>

int rename(const char *from, const char *to) {
  raise(SIGTERM);
  return renameat(AT_FDCWD, from, AT_FDCWD, to);
}
";

/// A replaced file gets its new contents, and nothing else is left behind, even if a signal comes at the last moment.
/// The process still ends by that signal, unless it ignores it.
#[cfg(target_os = "linux")]
fn interrupted_rename(folder: &Folder) -> Result<(), String> {
    folder.put("sender.c", SENDER)?;
    let mut cc = folder.tools.command("cc");
    cc.args(["-shared", "-fPIC", "sender.c", "-o", "sender.so"]).current_dir(folder.path());
    process::run(cc, &[], LIMIT)?.output()?;
    let wanted = doubles("(2,)", &[1., 2.]);
    folder.put("a.npy", &wanted)?;
    for is_ignored in [false, true] {
        folder.put("out.npy", b"old")?;
        let before = folder.files().len();
        let mut shell = folder.tools.command("sh");
        let ignore = if is_ignored { "trap '' TERM; " } else { "" };
        let run = "LD_PRELOAD=./sender.so exec toyc p.toy -entry=id a.npy -o out.npy";
        shell.args(["-c", &format!("{ignore}{run}")]).current_dir(folder.path());
        let outcome = process::run(shell, &[], LIMIT)?;
        let is_written =
            fs::read(folder.path().join("out.npy")).is_ok_and(|bytes| bytes.ends_with(&wanted[128..]));
        let has_ended = outcome.success() == is_ignored;
        if !is_written || !has_ended || folder.files().len() != before {
            return Err(format!("ignored: {is_ignored}; {outcome}; files: {:?}", folder.files()));
        }
    }
    Ok(())
}

/// On other systems, new contents have a name from the beginning.
#[cfg(not(target_os = "linux"))]
fn interrupted_rename(_: &Folder) -> Result<(), String> {
    Ok(())
}

/// A result goes where links lead, even to a file that does not exist yet; if it cannot be written, the old file
/// stays.
fn links(folder: &Folder) -> Result<(), String> {
    let link = |target: &str, name: &str| {
        std::os::unix::fs::symlink(target, folder.path().join(name)).map_err(|e| format!("{name}: {e}"))
    };
    link("later.npy", "link.npy")?;
    link("link.npy", "second.npy")?;
    folder.output(&["-entry=id", "1", "-o", "second.npy"])?;
    let kind = |name: &str| fs::symlink_metadata(folder.path().join(name)).map(|data| data.file_type());
    let is_kept =
        ["link.npy", "second.npy"].into_iter().all(|name| kind(name).is_ok_and(|kind| kind.is_symlink()));
    if !is_kept || !kind("later.npy").is_ok_and(|kind| kind.is_file()) {
        return Err(format!("links are replaced: {:?}", folder.files()));
    }
    link("loop", "loop")?;
    expect_error(folder, &["-entry=id", "1", "-o", "loop"], "cannot write 'loop': ")?;
    // The stages of a function whose name has another meaning in C follow links too.
    folder.put("c.toy", b"def printf(x) { print(x); return x; }\n")?;
    for emit in ["-emit=mlir", "-emit=llvm", "-emit=asm", "-emit=obj"] {
        let mut make = folder.tools.toyc(&["c.toy", "-entry=printf", "1", emit, "-o", "second.npy"]);
        make.current_dir(folder.path());
        process::run(make, &[], LIMIT)?.output()?;
    }
    if kind("second.npy").is_ok_and(|kind| kind.is_symlink()) {
        Ok(())
    } else {
        Err("a link is replaced by a stage".to_owned())
    }
}

/// A result is written whole or not at all, whenever the process is interrupted, and nothing else is left behind.
fn interrupted(folder: &Folder) -> Result<(), String> {
    const SIDE: usize = 1500;
    let shape = format!("({SIDE}, {SIDE})");
    folder.put("a.npy", &doubles(&shape, &vec![1.5; SIDE * SIDE]))?;
    let size = fs::metadata(folder.path().join("a.npy")).map_err(|e| e.to_string())?.len();
    let mut killed = 0;
    for attempt in 0..24 {
        let mut command = folder.command(&["-entry=id", "a.npy", "-o", "out.npy"]);
        let mut child = command.spawn().map_err(|e| e.to_string())?;
        std::thread::sleep(Duration::from_millis(15 * attempt));
        let pid = rustix::process::Pid::from_child(&child);
        // The tests may have been started with one of the two signals ignored.
        let signal = if attempt % 2 == 0 { Signal::INT } else { Signal::TERM };
        let _ = rustix::process::kill_process(pid, signal);
        let status = child.wait().map_err(|e| e.to_string())?;
        killed += usize::from(status.code().is_none());
        let written = fs::metadata(folder.path().join("out.npy")).map(|data| data.len()).ok();
        if written.is_some_and(|length| length != size) || status.success() && written.is_none() {
            return Err(format!("after {} ms: {status}, and a file of {written:?} bytes", 15 * attempt));
        }
        let others: Vec<String> = folder
            .files()
            .into_iter()
            .filter(|name| !["a.npy", "out.npy"].contains(&name.as_str()))
            .collect();
        if !others.is_empty() {
            return Err(format!("left behind: {others:?}"));
        }
        let _ = fs::remove_file(folder.path().join("out.npy"));
    }
    if killed > 0 { Ok(()) } else { Err("no process was interrupted".to_owned()) }
}

/// Changed bytes give an error or another array, and nothing else.
fn mutated(folder: &Folder) -> Result<(), String> {
    let files = [
        doubles("(2, 3)", &[1.; 6]),
        file(">f4", true, "(2, 3)", &[0; 24]),
        file("<f8", true, "(3,)", &[0; 24]),
        archive(&[("x.npy", &doubles("(2,)", &[1.; 2]))], false),
    ];
    let seed = tests::harness::first_seed();
    eprintln!("entry/mutated: TOY_TEST_SEED={seed}");
    let mut random = Random::new(seed);
    for round in 0..if is_full() { 2000 } else { 60 } {
        let mut bytes = random.pick(&files).cloned().unwrap_or_default();
        for _ in 0..=random.below(3) {
            let at = random.below(bytes.len());
            let byte = random.byte();
            bytes[at] = byte;
        }
        if random.chance(20) {
            bytes.truncate(random.below(bytes.len()));
        }
        folder.put("m.npy", &bytes)?;
        let outcome = folder.run(&["-entry=id", "m.npy", "-emit=mlir"])?;
        if !outcome.success() && !outcome.is_refusal() {
            return Err(format!("round {round}: {outcome}\n{bytes:?}"));
        }
    }
    Ok(())
}
