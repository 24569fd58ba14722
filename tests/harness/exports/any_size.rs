//! Functions for any size, called from C: those for each size must give the same bits.

use tests::diff;
use tests::tools::{OTHER_MACHINE, Tools};

use super::{Folder, fixture};

/// The exports that the program in C compares.
fn exports() -> Vec<String> {
    let any = [
        "scale:?x?,?,?x1",
        "softmax:?x?",
        "parts:?x?,?x?",
        "parts:3x5,2x5",
        "product:?x?,?x?",
        "sums:?x?",
        "blend:?x3xf32,f32",
        "grid:?,?",
        "total:?,?",
        "fixed:?,3",
        "fixed:3,3",
    ];
    let mut all: Vec<String> = any.iter().map(|export| format!("-export={export}")).collect();
    for (rows, columns) in [(1, 1), (3, 5), (17, 40)] {
        all.extend([
            format!("-export=scale:{rows}x{columns},{columns},{rows}x1"),
            format!("-export=softmax:{rows}x{columns}"),
            format!("-export=product:{rows}x{columns},{columns}x{rows}"),
            format!("-export=sums:{rows}x{columns}"),
            format!("-export=blend:{rows}x3xf32,f32"),
            format!("-export=grid:{columns},{rows}"),
        ]);
    }
    all
}

fn library(folder: &Folder<'_>, options: &[&str]) -> Result<(), String> {
    let (program, exports) = (fixture("open.toy"), exports());
    let exports: Vec<&str> = exports.iter().map(String::as_str).collect();
    folder.toyc(&[&[&*program], options, &exports].concat()).map(drop)
}

pub(crate) fn check(tools: &Tools) -> Result<(), String> {
    let shared: &[&str] = &["-L.", "-lprogram", "-Wl,-rpath,$ORIGIN"];
    for (options, link) in [
        (&["-emit=lib", "-o", "libprogram.a"][..], &["libprogram.a", "-lm"][..]),
        (&["-emit=lib", "-opt", "-O3", "-o", "libprogram.a"], &["libprogram.a", "-lm"]),
        (&["-emit=shared", "-opt", "-o", "libprogram.so"], shared),
    ] {
        let folder = Folder::new(tools)?;
        library(&folder, options)?;
        folder.compile("cc", &[&["-std=c99", &*fixture("open.c")], link].concat())?;
        diff::equal(&format!("{options:?}"), "", &folder.program()?)?;
    }
    // Two threads; those of libgomp stay until the process ends, which valgrind would report.
    let folder = Folder::new(tools)?;
    library(&folder, &["-emit=shared", "-opt", "-parallel=2", "-o", "libprogram.so"])?;
    folder.compile("cc", &[&["-std=c99", &*fixture("open.c")], shared].concat())?;
    folder.run(tools.command("./program")).map(drop)
}

pub(crate) fn on_another_machine(tools: &Tools) -> Result<(), String> {
    let folder = Folder::new(tools)?;
    let target = format!("-target={}", OTHER_MACHINE.triple);
    library(&folder, &["-emit=lib", &target, "-opt", "-o", "libprogram.a"])?;
    folder.compile(OTHER_MACHINE.linker, &["-std=c99", &fixture("open.c"), "libprogram.a", "-lm"])?;
    let mut command = tools.command(OTHER_MACHINE.emulator);
    command.args(["-L", OTHER_MACHINE.libraries, "./program"]);
    diff::equal(OTHER_MACHINE.triple, "", &folder.run(command)?)
}
