//! The Toy compiler as a library: source in, output out, errors as values.
//!
//! `cargo run -p embedding -- FILE` interprets a program and prints its output or its errors; without a file, it runs
//! the program below. `cargo run -p embedding -- --ir FILE` prints the program lowered to loops.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program prints")]

use std::process::ExitCode;

use toyc::pipeline::Level;
use toyc::{Compiler, Errors};

const PROGRAM: &str = "def main() { var a = [[1, 2], [3, 4]]; print(transpose(a) * a); }";

/// The output of a program.
fn output(compiler: &mut Compiler, name: &str, source: &str) -> Result<String, Errors> {
    let file = compiler.add(name, source);
    let mut program = compiler.compile(file)?;
    program.lower(Level::OptimizedToy)?;
    let mut printed = Vec::new();
    program.interpret(&mut printed)?;
    Ok(String::from_utf8_lossy(&printed).into_owned())
}

/// A program lowered to loops, as MLIR.
fn loops(compiler: &mut Compiler, name: &str, source: &str) -> Result<String, Errors> {
    let file = compiler.add(name, source);
    let mut program = compiler.compile(file)?;
    program.lower(Level::Affine)?;
    Ok(program.text())
}

fn main() -> ExitCode {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let wants_ir = args.first().is_some_and(|arg| arg == "--ir");
    if wants_ir {
        args.remove(0);
    }
    let (name, source) = match args.first() {
        None => ("embedded.toy", PROGRAM.to_owned()),
        Some(path) => match std::fs::read_to_string(path) {
            Ok(source) => (&**path, source),
            Err(e) => {
                eprintln!("cannot read '{path}': {e}");
                return ExitCode::FAILURE;
            }
        },
    };
    let mut compiler = Compiler::new();
    let result = if wants_ir { loops } else { output }(&mut compiler, name, &source);
    match result {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(errors) => {
            eprint!("{}", compiler.render(&errors));
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_runs() {
        let printed = output(&mut Compiler::new(), "a.toy", PROGRAM);
        assert_eq!(printed.expect("it is valid"), "1.000000 6.000000 \n6.000000 16.000000 \n");
    }

    #[test]
    fn its_loops_can_be_seen() {
        let text = loops(&mut Compiler::new(), "a.toy", PROGRAM).expect("it is valid");
        assert!(text.contains("affine.for"), "{text}");
    }

    #[test]
    fn mistakes_are_values() {
        let mut compiler = Compiler::new();
        let errors = output(&mut compiler, "b.toy", "def main() { print([1, 2] + [1, 2, 3]); }");
        let errors = errors.expect_err("the shapes differ");
        assert_eq!(errors.diagnostics[0].code, Some("E0503"));
        assert!(compiler.render(&errors).starts_with("b.toy:1:27: error"), "{}", compiler.render(&errors));
    }

    /// Runs machine code in this process. The caller is responsible for what the program does.
    #[test]
    #[allow(unsafe_code, reason = "compiled code is called")]
    fn machine_code_runs() {
        let mut compiler = Compiler::new();
        let file = compiler.add("c.toy", "def main() { }");
        let mut program = compiler.compile(file).expect("it is valid");
        program.lower(Level::Llvm).expect("it can be lowered");
        let target = toyc::TargetOptions::default();
        // SAFETY: the program does nothing.
        let status = unsafe { program.job("c", &target, false).run() };
        assert_eq!(status.expect("it runs"), 0);
    }
}
