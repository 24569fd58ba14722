//! The dialect from outside: text in, text out.

use mlir::builtin::ModuleOp;
use mlir::pass::{OpPipeline, PassManager, PassRegistry};
use mlir::text::{PrintOptions, parse_module, print_module};
use mlir::{Context, Module, Registry};
use standalone_dialect::PolyToArith;
use support::{Diagnostic, SourceMap};
use transforms::Canonicalize;

fn context() -> Context {
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    conversions::register_interfaces(&mut registry);
    standalone_dialect::register(&mut registry);
    Context::new(registry)
}

/// Parses and verifies a module; returns the first error.
fn read(cx: &Context, text: &str) -> Result<Module, String> {
    let mut sources = SourceMap::new();
    let file = sources.add("test.mlir", text);
    let first = |errors: Vec<Diagnostic>| errors.into_iter().next().map(|d| d.message).unwrap_or_default();
    let module = parse_module(cx, &sources, file).map_err(first)?;
    match mlir::verify(module.op(cx)) {
        Ok(()) => Ok(module),
        Err(errors) => Err(first(errors.iter().map(|d| d.resolve(cx, &sources)).collect())),
    }
}

fn print(cx: &Context, module: &Module) -> String {
    print_module(cx, module, &PrintOptions::default())
}

/// Runs a pipeline on a module and prints the result.
fn run(text: &str, pipeline: &str) -> String {
    let cx = context();
    let mut registry = PassRegistry::new();
    transforms::register_passes(&mut registry);
    standalone_dialect::register_passes(&mut registry);
    let mut module = read(&cx, text).expect("the module is correct");
    let pipeline = OpPipeline::parse(&registry, pipeline).expect("the pipeline is correct");
    PassManager::from_pipeline(pipeline).run(&cx, &mut module).expect("no pass fails");
    print(&cx, &module)
}

const SUM: &str = "\
module {
  func.func @sum(%arg0: f64) -> f64 {
    %0 = poly.constant [1.000000e+00, 2.000000e+00]
    %1 = poly.constant [3.000000e+00, -5.000000e-01]
    %2 = poly.neg %1 : !poly.polynomial<1>
    %3 = poly.sub %0, %2 : !poly.polynomial<1>
    %4 = poly.mul %3, %0 : !poly.polynomial<1>, !poly.polynomial<1>
    %5 = poly.eval %4 at %arg0 : !poly.polynomial<2>
    return %5 : f64
  }
}
";

#[test]
fn text_survives_a_round_trip() {
    let cx = context();
    let module = read(&cx, SUM).expect("the module is correct");
    assert_eq!(print(&cx, &module), SUM);
}

#[test]
fn constants_fold_and_are_evaluated_by_horners_rule() {
    let folded = "\
module {
  func.func @sum(%arg0: f64) -> f64 {
    %0 = poly.constant [1.000000e+00, 2.000000e+00, 3.000000e+00]
    %1 = poly.eval %0 at %arg0 : !poly.polynomial<2>
    return %1 : f64
  }
}
";
    let text = "\
func.func @sum(%arg0: f64) -> f64 {
  %a = poly.constant [1.0, 0.0, 1.0]
  %b = poly.constant [0.0, 2.0, 2.0]
  %sum = poly.add %a, %b : !poly.polynomial<2>
  %value = poly.eval %sum at %arg0 : !poly.polynomial<2>
  return %value : f64
}
";
    assert_eq!(run(text, "builtin.module(canonicalize)"), folded);
    let lowered = "\
module {
  func.func @sum(%arg0: f64) -> f64 {
    %cst = arith.constant 1.000000e+00 : f64
    %cst_0 = arith.constant 2.000000e+00 : f64
    %cst_1 = arith.constant 3.000000e+00 : f64
    %0 = arith.mulf %arg0, %cst_1 : f64
    %1 = arith.addf %0, %cst_0 : f64
    %2 = arith.mulf %1, %arg0 : f64
    %3 = arith.addf %2, %cst : f64
    return %3 : f64
  }
}
";
    assert_eq!(run(text, "builtin.module(canonicalize,poly-to-arith,canonicalize)"), lowered);
}

#[test]
fn a_rule_of_the_records_rewrites() {
    let text = "\
func.func @f(%p: !poly.polynomial<1>, %q: !poly.polynomial<1>) -> !poly.polynomial<1> {
  %0 = poly.neg %q : !poly.polynomial<1>
  %1 = poly.sub %p, %0 : !poly.polynomial<1>
  return %1 : !poly.polynomial<1>
}
";
    let rewritten = "\
module {
  func.func @f(%arg0: !poly.polynomial<1>, %arg1: !poly.polynomial<1>) -> !poly.polynomial<1> {
    %0 = poly.add %arg0, %arg1 : !poly.polynomial<1>
    return %0 : !poly.polynomial<1>
  }
}
";
    assert_eq!(run(text, "builtin.module(canonicalize)"), rewritten);
}

#[test]
fn mistakes_are_found() {
    let cx = context();
    let error = |text: &str| read(&cx, text).err();
    assert_eq!(
        error("%0 = poly.constant []").as_deref(),
        Some("'poly.constant' op a polynomial needs at least one coefficient")
    );
    assert_eq!(
        error("%0 = \"poly.constant\"() <{coefficients = array<f64>}> : () -> !poly.polynomial<0>")
            .as_deref(),
        Some(
            "'poly.constant' op attribute 'coefficients' failed to satisfy constraint: \
             f64 dense array attribute with at least 1 elements"
        )
    );
    assert_eq!(
        error("func.func private @f(!poly.polynomial<-1>)").as_deref(),
        Some("the degree of a polynomial must not be negative, but got -1")
    );
    assert_eq!(
        error("func.func @f(%p: f64) {\n  %0 = \"poly.neg\"(%p) : (f64) -> f64\n  return\n}").as_deref(),
        Some("'poly.neg' op operand #0 must be a polynomial of bounded degree, but got 'f64'")
    );
}

#[test]
fn a_function_computes_the_same_in_the_interpreter_and_compiled() {
    let cx = context();
    let mut module = read(&cx, SUM).expect("the module is correct");
    let arguments = vec![interpreter::Value::Float(3.0)];
    let limits = interpreter::Limits::default();
    let results = interpreter::call_values(&cx, &module, "sum", arguments, limits, &mut std::io::sink());
    let interpreted = results.expect("it can be interpreted")[0].float().expect("a number");
    assert_eq!((interpreted, compiled(&cx, read(&cx, SUM).expect("the module is correct"))), (59.5, 59.5));
    // The same by way of `arith`.
    let mut passes = PassManager::on::<ModuleOp>();
    passes.add(Canonicalize::default()).add(PolyToArith);
    passes.run(&cx, &mut module).expect("no pass fails");
    assert_eq!(compiled(&cx, module), 59.5);
}

/// What `sum` makes of 3 once it is compiled.
fn compiled(cx: &Context, module: Module) -> f64 {
    let jit = mlir_llvm::Jit::compile(cx, module).expect("it compiles");
    // SAFETY: the function computes with its argument only.
    let sum = unsafe { jit.function::<fn(f64) -> f64>("sum") }.expect("it is there");
    sum(3.0)
}

#[test]
fn operations_are_lowered_by_patterns_of_the_dialect() {
    let cx = context();
    let text = "\
func.func @f(%p: !poly.polynomial<1>, %x: f64) -> f64 {
  %0 = poly.neg %p : !poly.polynomial<1>
  %1 = poly.eval %0 at %x : !poly.polynomial<1>
  return %1 : f64
}
";
    let mut module = read(&cx, text).expect("the module is correct");
    conversions::lower_to_llvm(&cx, &mut module).expect("every operation has a pattern");
    assert_eq!(
        print(&cx, &module),
        "\
module {
  llvm.func @f(%arg0: !llvm.array<2 x f64>, %arg1: f64) -> f64 {
    %0 = llvm.extractvalue %arg0[0] : !llvm.array<2 x f64> 
    %1 = llvm.extractvalue %arg0[1] : !llvm.array<2 x f64> 
    %2 = llvm.fneg %0 : f64
    %3 = llvm.fneg %1 : f64
    %4 = llvm.mlir.poison : !llvm.array<2 x f64>
    %5 = llvm.insertvalue %2, %4[0] : !llvm.array<2 x f64> 
    %6 = llvm.insertvalue %3, %5[1] : !llvm.array<2 x f64> 
    %7 = llvm.extractvalue %6[0] : !llvm.array<2 x f64> 
    %8 = llvm.extractvalue %6[1] : !llvm.array<2 x f64> 
    %9 = llvm.fmul %8, %arg1 : f64
    %10 = llvm.fadd %9, %7 : f64
    llvm.return %10 : f64
  }
}
"
    );
    let large = text.replace("<1>", "<256>");
    let mut module = read(&cx, &large).expect("the module is correct");
    let errors = conversions::lower_to_llvm(&cx, &mut module).expect_err("the degree is too high");
    assert_eq!(errors[0].resolve(&cx, &SourceMap::new()).message, "failed to legalize operation 'func.func'");
}
