//! A language of one's own, as the book has it: a parser that builds IR, and functions that Rust calls.
#![allow(unsafe_code)]

use std::str::SplitWhitespace;

use dialects::arith::{AddFOp, CmpFOp, CmpFPredicate, ConstantOp, MulFOp};
use dialects::{func, scf};
use mlir::{Builder, Context, Loc, Module, Registry, Value};
use mlir_llvm::Jit;

/// Builds the value of an expression: `x`, a number, `+ A B`, `* A B`, or `if A B C D`, which is C if A < B, else D.
fn expression(words: &mut SplitWhitespace<'_>, x: Value, b: &mut Builder<'_>) -> Result<Value, String> {
    let (loc, f64) = (Loc::UNKNOWN, b.cx().f64_ty());
    let word = words.next().ok_or("the program ends too early")?;
    Ok(match word {
        "x" => x,
        "+" | "*" => {
            let left = expression(words, x, b)?;
            let right = expression(words, x, b)?;
            let build = if word == "+" { AddFOp::build } else { MulFOp::build };
            build(b, loc, left, right)
        }
        "if" => {
            let left = expression(words, x, b)?;
            let right = expression(words, x, b)?;
            let less = CmpFOp::build(b, loc, CmpFPredicate::OLT, left, right);
            let choice = scf::IfOp::build_with(b, loc, &[f64], less);
            for region in 0..2 {
                b.fill_region(*choice, region, &[], |b, _| {
                    let value = expression(words, x, b)?;
                    scf::YieldOp::build(b, loc, &[value]);
                    Ok::<(), String>(())
                })?;
            }
            b.body().result(*choice, 0)
        }
        number => {
            let number = number.parse().map_err(|_| format!("'{number}' means nothing here"))?;
            ConstantOp::build(b, loc, b.cx().f64_attr(number))
        }
    })
}

/// The IR of a program: a function `f` of one number.
fn module(cx: &Context, program: &str) -> Result<Module, String> {
    let mut module = Module::new(cx, Loc::UNKNOWN);
    let ty = cx.function_ty(&[cx.f64_ty()], &[cx.f64_ty()]);
    func::FuncOp::build(&mut module.builder(cx), Loc::UNKNOWN, "f", ty, |b, arguments| {
        let value = expression(&mut program.split_whitespace(), arguments[0], b)?;
        func::ReturnOp::build(b, Loc::UNKNOWN, &[value]);
        Ok::<(), String>(())
    })?;
    Ok(module)
}

fn run(program: &str, x: f64) -> Result<f64, String> {
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    conversions::register_interfaces(&mut registry);
    let cx = Context::new(registry);
    let jit = Jit::compile(&cx, module(&cx, program)?).map_err(|error| error.to_string())?;
    // SAFETY: programs of this language compute with numbers only.
    let f = unsafe { jit.function::<fn(f64) -> f64>("f") }.map_err(|error| error.to_string())?;
    Ok(f(x))
}

#[test]
fn programs_run() {
    assert_eq!(run("if x 10 * x x + x 90", 4.0), Ok(16.0));
    assert_eq!(run("if x 10 * x x + x 90", 20.0), Ok(110.0));
    assert_eq!(run("if x 0 0 if x 1 x 1", 0.25), Ok(0.25));
    assert_eq!(run("+ x", 1.0), Err("the program ends too early".to_owned()));
    assert_eq!(run("+ x y", 1.0), Err("'y' means nothing here".to_owned()));
}
