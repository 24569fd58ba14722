//! Functions that cannot be exported: a message, an exit status, and no file.

use tests::process::{self, LIMIT};
use tests::tools::Tools;

use super::Folder;

const PROGRAM: &str = "\
struct P { var x; var y; }
def f(x, y) { return x * y; }
def g(P p, s) { return p.x * s + p.y; }
def none() { print(1); }
";

/// Options after `p.toy`, the exit status, and the message, or its first line.
const CASES: &[(&[&str], i32, &str)] = &[
    // Names.
    (
        &["-emit=lib", "-export=a-b=f:2,2"],
        2,
        "'a-b' is no identifier in C: that has letters, digits and underscores, and does not begin with a digit",
    ),
    (&["-emit=lib", "-export=2f=f:2,2"], 2, "'2f' is no identifier in C"),
    (&["-emit=lib", "-export=\u{e9}=f:2,2"], 2, "'\u{e9}' is no identifier in C"),
    (&["-emit=lib", "-export==f:2,2"], 2, "'' is no identifier in C"),
    (&["-emit=lib", "-export=int=f:2,2"], 2, "'int' is a keyword of C or C++"),
    (&["-emit=lib", "-export=delete=f:2,2"], 2, "'delete' is a keyword of C or C++"),
    (&["-emit=lib", "-export=main=f:2,2"], 2, "'main' is where a program in C starts"),
    (
        &["-emit=lib", "-export=_f=f:2,2"],
        2,
        "'_f' begins with an underscore: such names belong to the C compiler",
    ),
    (&["-emit=lib", "-export=free=f:2,2"], 2, "'free' is a name of the C library"),
    (&["-emit=lib", "-export=sinf=f:2,2"], 2, "'sinf' is a name of the C library"),
    (&["-emit=lib", "-export=omp_f=f:2,2"], 2, "'omp_f' may be a function of libgomp"),
    (&["-emit=lib", "-export=toy_memref_2d=f:2,2"], 2, "'toy_memref_2d' may be a type of the header"),
    (&["-emit=lib", "-export=f:2,2", "-export=f:2,2"], 2, "-export=f:2,2: 'f_2_2' is exported already"),
    (&["-emit=lib", "-export=h=f:2,2", "-export=h_checked=f:2,2"], 2, "'h_checked' is exported already"),
    (
        &["-emit=lib", "-export=f:2,2", "-export=f:3,3", "-export=f_any=f:4,4"],
        2,
        "'f_any' is exported, and is the function of the header that chooses among several shapes",
    ),
    // Functions.
    (
        &["-emit=lib", "-export=nine"],
        2,
        "error: -export=nine: there is no function 'nine'; did you mean 'none'?",
    ),
    (&["-emit=lib", "-export=f f:2"], 2, "'f f' cannot be the name of a function in Toy"),
    (&["-emit=lib", "-export="], 2, "'' cannot be the name of a function in Toy"),
    // Shapes.
    (&["-emit=lib", "-export=f:2"], 2, "error: -export=f:2: f(x, y) takes 2 tensors, and one shape is given"),
    (&["-emit=lib", "-export=f"], 2, "error: -export=f: f(x, y) takes 2 tensors, and no shapes are given"),
    (
        &["-emit=lib", "-export=g:2,2"],
        2,
        "error: -export=g:2,2: g(p.x, p.y, s) takes 3 tensors, and 2 shapes are given",
    ),
    (
        &["-emit=lib", "-export=none:2"],
        2,
        "error: -export=none:2: none() takes no tensors, and one shape is given",
    ),
    (&["-emit=lib", "-export=f:2,0"], 2, "the shape '0' has a dimension of 0: Toy has no empty tensors"),
    (&["-emit=lib", "-export=f:2,-3"], 2, "'-3' is no shape: write 2x3, or 'scalar' for a number"),
    (&["-emit=lib", "-export=f:,"], 2, "a shape is missing: write 2x3, or 'scalar' for a number"),
    (&["-emit=lib", "-export=f:2,9999999999x9999999999"], 2, "has more elements than fit in memory"),
    (
        &["-emit=lib", "-export=f:2,1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1"],
        2,
        "a shape has 33 dimensions, and at most 32 can be exported",
    ),
    (
        &["-emit=lib", "-export=f:2,3"],
        1,
        "p.toy:2:24: error[E0503]: operands of '*' have different shapes: <2> and <3>",
    ),
    (
        &["-emit=lib", "-export=f:2,3"],
        1,
        "note: 'f' is exported as 'f_2_3', with x of shape <2>, y of shape <3>",
    ),
    (
        &["-emit=lib", "-export=f:2,2", "-export=g:2,3,scalar"],
        1,
        "note: 'g' is exported as 'g_2_3_scalar', with p.x of shape <2>, p.y of shape <3>, s a number",
    ),
    // Other options.
    (
        &["-emit=lib", "-export=none", "-entry=none"],
        2,
        "error: -entry and -export both say where a program begins",
    ),
    (
        &["-emit=lib"],
        2,
        "error: a library has the functions that are exported, and there are none: name them with -export, as in -export=f:2x3,scalar",
    ),
    (&["-emit=shared"], 2, "error: a library has the functions that are exported"),
    (
        &["-export=none"],
        2,
        "error: a program that is run starts at main: -export needs another stage, such as -emit=lib",
    ),
    (&["-emit=exe", "-export=none"], 2, "error: a program that is run starts at main"),
    (&["-emit=mlir", "-run", "-export=none"], 2, "error: a program that is run starts at main"),
    (&["-emit=ast", "-export=none"], 2, "error: source has no entry points"),
    (
        &["-emit=lib", "-x=mlir", "-export=none"],
        2,
        "error: only functions of Toy source are exported: -export needs -x=toy",
    ),
    (&["-emit=shared", "-export=none", "-o", "-"], 2, "error: a shared library is a file: -o must name it"),
    (
        &["-emit=lib", "-export=none", "-o", "-"],
        2,
        "error: the name '-' says nothing about that of the header: name it with -header",
    ),
    (
        &["-emit=lib", "-export=none", "-o", "none"],
        2,
        "error: the name 'none' says nothing about that of the header: name it with -header",
    ),
    (
        &["-emit=lib", "-export=none", "-o", "libp.a", "-header=libp.a"],
        2,
        "error: the header would overwrite 'libp.a': name another file with -header",
    ),
    (
        &["-emit=lib", "-export=none", "-header=./p.toy"],
        2,
        "error: the header would overwrite './p.toy': name another file with -header",
    ),
    (&["-emit=obj", "-export=none", "-header=p.h", "-Werror"], 2, "'-header' changes nothing with -emit=obj"),
    (&["-emit=shared", "-export=none", "-static"], 2, "a shared library is not linked statically"),
    (&["-emit=shared", "-export=none", "-linker=no-such-cc"], 1, "error: cannot run `no-such-cc` to link"),
    (&["-emit=lib", "-export=none", "-o", "no/such/libp.a"], 1, "error: cannot write 'no/such/p.h'"),
    (&["-emit=lib", "-export=none", "-header=no/such/p.h"], 1, "error: cannot write 'no/such/p.h'"),
    (&["-emit=shared", "-export=none", "-header=no/such/p.h"], 1, "error: cannot write 'no/such/p.h'"),
    (&["-emit=lib", "-export=none", "-header=/dev/full"], 1, "error: cannot write '/dev/full'"),
    (
        &["-emit=lib", "-export=none", "-target=riscv64-linux-gnu"],
        2,
        "error: unsupported target `riscv64-linux-gnu`",
    ),
];

pub(super) fn check(tools: &Tools) -> Result<(), String> {
    let mut wrong = Vec::new();
    for (options, status, message) in CASES {
        let folder = Folder::new(tools)?;
        folder.write("p.toy", PROGRAM)?;
        let mut command = tools.toyc(&["p.toy", "-error-format=plain"]);
        command.args(*options).current_dir(folder.path());
        let outcome = process::run(command, b"", LIMIT)?;
        let said = String::from_utf8_lossy(&outcome.stderr);
        let files = std::fs::read_dir(folder.path()).map_err(|e| e.to_string())?.count();
        let is_refused = outcome.status.and_then(|status| status.code()) == Some(*status)
            && said.contains(message)
            && outcome.stdout.is_empty()
            && files == 1;
        if !is_refused {
            wrong.push(format!(
                "expected status {status}, one file (there are {files}) and: {message}\n{outcome}"
            ));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}
