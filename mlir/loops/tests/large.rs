//! Functions with very many loops or accesses: the passes that compare accesses take bounded time.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use mlir::pass::{OpPipeline, PassManager, PassRegistry};
use mlir::text::parse_module;
use mlir::{Context, Registry};
use support::SourceMap;

/// Much more than any case here takes, even in a debug build on a busy machine.
const LIMIT: Duration = Duration::from_secs(60);

/// Runs the passes over affine loops that use the analysis of dependences.
fn optimize(body: &str) {
    let text = format!("func.func @f(%m: memref<?xf32>, %n: memref<?xf32>, %c: f32) {{\n{body}return\n}}\n");
    let mut dialects = Registry::new();
    dialects::register_all(&mut dialects);
    let cx = Context::new(dialects);
    let mut sources = SourceMap::new();
    let file = sources.add("function.mlir", text);
    let mut module = parse_module(&cx, &sources, file).unwrap_or_else(|e| panic!("{e:?}"));
    let mut passes = PassRegistry::default();
    loops::register_passes(&mut passes);
    let pipeline =
        "builtin.module(func.func(affine-scalrep,affine-loop-invariant-code-motion,affine-parallelize))";
    let pipeline = OpPipeline::parse(&passes, pipeline).expect("these passes exist");
    let start = Instant::now();
    PassManager::from_pipeline(pipeline).run(&cx, &mut module).expect("every pass succeeds");
    assert!(start.elapsed() < LIMIT, "it took {:?}", start.elapsed());
}

#[test]
fn many_nests() {
    let nest = "affine.for %i = 0 to 1000 {
      affine.for %j = 0 to 1000 {
        affine.store %c, %m[%i * 3 + %j] : memref<?xf32>
        %x = affine.load %m[%i * 3 + %j] : memref<?xf32>
        affine.store %x, %n[%i + %j * 5] : memref<?xf32>
      }
    }\n";
    optimize(&nest.repeat(2000));
}

#[test]
fn many_elements_without_a_loop() {
    let mut body = String::new();
    for i in 0..20_000 {
        let _ = writeln!(body, "affine.store %c, %m[{i}] : memref<?xf32>");
    }
    for i in 0..20_000 {
        let _ = writeln!(body, "%x{i} = affine.load %m[{i}] : memref<?xf32>");
        let _ = writeln!(body, "affine.store %x{i}, %n[{i}] : memref<?xf32>");
    }
    optimize(&body);
}

#[test]
fn many_accesses_of_few_elements_in_a_loop() {
    let mut body = String::from("affine.for %i = 0 to 1000 {\n");
    for i in 0..10_000 {
        let _ = writeln!(body, "affine.store %c, %m[%i * 3 + {}] : memref<?xf32>", i % 1000);
        let _ = writeln!(body, "%x{i} = affine.load %m[%i * 3 + {}] : memref<?xf32>", i * 7 % 1000);
    }
    body.push_str("}\n");
    optimize(&body);
}

#[test]
fn many_conditions_around_the_same_element() {
    let mut body = String::from("affine.for %i = 0 to 1000 {\n");
    for i in 0..5_000 {
        let _ = writeln!(body, "affine.if affine_set<(d0) : (d0 - {i} >= 0)>(%i) {{");
        let _ = writeln!(body, "affine.store %c, %m[%i] : memref<?xf32>");
        let _ = writeln!(body, "%x = affine.load %m[%i] : memref<?xf32>\n}}");
    }
    body.push_str("}\n");
    optimize(&body);
}
