//! A program for every x86-64 runs on processors with fused multiplication and addition and on those without, and prints
//! the same bytes.

use std::sync::Arc;

use libtest_mimic::Trial;
use tests::harness;
use tests::process::{self, LIMIT};
use tests::tools::{OTHER_MACHINE, Tools, X86_64_EMULATOR};

const TRIPLE: &str = "x86_64-unknown-linux-gnu";

/// Products whose sums would differ if each was rounded.
const PRODUCTS: &str = "def main() {
  var a = random(1, 24, 24) / 3;
  print(a @ a, format=\"%.17g\");
  print(f32(a) @ f32(transpose(a)), format=\"%.17g\");
  print(dot(a[0], a[1]), format=\"%.17g\");
}";

/// The names of processors without and with the instructions.
const PROCESSORS: [&str; 2] = ["Nehalem", "max"];

pub(crate) fn trial(tools: &Arc<Tools>) -> Trial {
    let is_foreign = OTHER_MACHINE.triple == TRIPLE;
    let needed = [Some(X86_64_EMULATOR), is_foreign.then_some(OTHER_MACHINE.linker)];
    let missing = needed.into_iter().flatten().find(|tool| !tools.has(tool));
    let tools = Arc::clone(tools);
    let skipped = missing.map(|tool| format!("needs {tool}"));
    harness::trial("processors/x86_64".to_owned(), skipped, move || check(&tools))
}

fn check(tools: &Tools) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| format!("cannot make a temporary folder: {e}"))?;
    let program = folder.path().join("program");
    let compiled = |options: &[&str]| {
        let mut toyc = tools.toyc(&["-", "-x=toy"]);
        toyc.args(options);
        process::run(toyc, PRODUCTS.as_bytes(), LIMIT)?.output()
    };
    let expected = compiled(&[])?;
    for level in ["-O0", "-opt", "-O3"] {
        let to = format!("-o={}", program.display());
        compiled(&["-emit=exe", "-static", level, &to, "-target", TRIPLE])?;
        for processor in PROCESSORS {
            let mut emulator = tools.command(X86_64_EMULATOR);
            emulator.args(["-cpu", processor]).arg(&program);
            let printed = process::run(emulator, b"", LIMIT)?.output()?;
            if printed != expected {
                return Err(format!("{level}, on {processor}:\n{printed}\nand not\n{expected}"));
            }
        }
        let text = compiled(&["-emit=asm", level, "-target", TRIPLE])?;
        if !text.contains("vfmadd") || !text.contains("fma@PLT") {
            return Err(format!("{level}: one of the versions is missing:\n{text}"));
        }
    }
    Ok(())
}
