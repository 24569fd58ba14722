//! Large numbers, many constraints and deep nests: the analysis takes bounded time, never panics,
//! and reports a possible dependence if it cannot decide.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use dialects::affine::AffineForOp;
use loops::analysis::footprint::footprint;
use loops::analysis::parallel::is_memory_parallel;
use loops::analysis::runs::certainly_runs;
use loops::analysis::slice::slice;
use loops::analysis::{Access, Budget, Dependence, Emptiness, System, dependence, may_depend};
use mlir::text::parse_module;
use mlir::{Body, Context, OpRef, Registry};
use support::SourceMap;

/// Much more than any case here takes, even in a debug build on a busy machine.
const LIMIT: Duration = Duration::from_secs(60);

/// Parses a function, passes its body, and checks the time.
fn with_function(text: &str, f: impl FnOnce(&Context, &Body)) {
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    let cx = Context::new(registry);
    let mut sources = SourceMap::new();
    let file = sources.add("function.mlir", text);
    let module = parse_module(&cx, &sources, file).unwrap_or_else(|e| panic!("{e:?}"));
    let mut functions = module.body().all_ops_pre().into_iter().filter_map(|op| module.body().nested(op));
    let start = Instant::now();
    f(&cx, functions.next_back().expect("a function"));
    assert!(start.elapsed() < LIMIT, "it took {:?}", start.elapsed());
}

fn accesses<'a>(cx: &'a Context, body: &'a Body) -> Vec<Access<'a>> {
    body.all_ops_pre().into_iter().filter_map(|op| Access::of(OpRef::new(cx, body, op))).collect()
}

fn loops<'a>(cx: &'a Context, body: &'a Body) -> Vec<AffineForOp<'a>> {
    body.all_ops_pre().into_iter().filter_map(|op| OpRef::new(cx, body, op).cast()).collect()
}

/// Asks every question about the first loop and the first two accesses of a function.
fn ask_everything(text: &str) {
    with_function(text, |cx, body| {
        let loops = loops(cx, body);
        let accesses = accesses(cx, body);
        let first = &accesses[0];
        let second = &accesses[1];
        for depth in 1..=3 {
            let found = dependence(first, second, depth);
            assert_eq!(may_depend(first, second, depth), found != Dependence::None);
        }
        is_memory_parallel(loops[0]);
        certainly_runs(loops[0]);
        footprint(loops[0]);
        slice(&mut Budget::default(), first, second, 1);
    });
}

#[test]
fn numbers_at_the_ends_of_their_range() {
    let min = i64::MIN + 1;
    let max = i64::MAX;
    let subscripts = [
        format!("%i * {max}"),
        format!("%i * {min} + {max}"),
        format!("%i * {max} + %j * {max} + {max}"),
        format!("%i * {min} - %j * {max}"),
        format!("(%i + %j * {max}) floordiv {max}"),
        format!("(%i * {max} - %j) mod {max}"),
        format!("(%i + {max}) ceildiv {max}"),
        format!("((%i * 3 + %j * 5) mod {max}) * {max}"),
        format!("(%i floordiv 2 + {max}) mod 7 + %j * {min}"),
    ];
    let bounds = [
        format!("0 to {max}"),
        format!("{min} to {max}"),
        format!("{min} to {max} step {max}"),
        format!("0 to 10 step {max}"),
        format!("{max} to {min}"),
        format!(
            "max affine_map<()[s0] -> (s0 * {max}, {min})>()[%n] to min affine_map<()[s0] -> (s0, {max})>()[%n]"
        ),
    ];
    for subscript in &subscripts {
        for other in &subscripts[..3] {
            for bound in &bounds {
                ask_everything(&format!(
                    "func.func @f(%m: memref<?xf32>, %n: index, %c: f32) {{
                      affine.for %i = {bound} {{
                        affine.for %j = {bound} {{
                          affine.store %c, %m[{subscript}] : memref<?xf32>
                          %0 = affine.load %m[{other}] : memref<?xf32>
                        }}
                      }}
                      return
                    }}"
                ));
            }
        }
    }
}

#[test]
fn deep_nests() {
    for depth in [10, 60, 120] {
        let mut text = String::from("func.func @f(%m: memref<?xf32>, %c: f32) {\n");
        for i in 0..depth {
            let from = if i > 0 { format!("affine_map<(d0) -> (d0)>(%i{})", i - 1) } else { "0".to_owned() };
            let _ = writeln!(text, "affine.for %i{i} = {from} to 1000 {{");
        }
        let sum: Vec<String> = (0..depth).map(|i| format!("%i{i} * {}", i * 7 + 3)).collect();
        let _ = writeln!(text, "affine.store %c, %m[{}] : memref<?xf32>", sum.join(" + "));
        let _ = writeln!(text, "%0 = affine.load %m[{} + 1] : memref<?xf32>", sum.join(" + "));
        text.push_str(&"}\n".repeat(depth));
        text.push_str("return\n}\n");
        ask_everything(&text);
    }
}

#[test]
fn many_quotients_in_a_subscript() {
    for count in [20, 300, 2000] {
        let term = |i: usize| format!("(%i * {} + %j) mod {}", i + 1, i + 2);
        let sum: Vec<String> = (0..count).map(term).collect();
        let sum = sum.join(" + ");
        ask_everything(&format!(
            "func.func @f(%m: memref<?xf32>, %c: f32) {{
              affine.for %i = 0 to 1000 {{
                affine.for %j = 0 to 1000 {{
                  affine.store %c, %m[{sum}] : memref<?xf32>
                  %0 = affine.load %m[{sum} + 1] : memref<?xf32>
                }}
              }}
              return
            }}"
        ));
    }
}

#[test]
fn many_conditions() {
    let conditions: Vec<String> =
        (0..3000).map(|i| format!("d0 * {} - d1 * {} + {i} >= 0", i % 97 + 1, i % 89 + 1)).collect();
    ask_everything(&format!(
        "func.func @f(%m: memref<?xf32>, %c: f32) {{
          affine.for %i = 0 to 1000 {{
            affine.for %j = 0 to 1000 {{
              affine.if affine_set<(d0, d1) : ({})>(%i, %j) {{
                affine.store %c, %m[%i * 3 + %j] : memref<?xf32>
                %0 = affine.load %m[%i * 3 + %j + 5] : memref<?xf32>
              }}
            }}
          }}
          return
        }}",
        conditions.join(", ")
    ));
}

#[test]
fn many_accesses() {
    let mut text = String::from("func.func @f(%m: memref<?xf32>, %c: f32) {\naffine.for %i = 0 to 1000 {\n");
    for i in 0..1000 {
        let _ = writeln!(text, "affine.store %c, %m[%i * 1000 + {i}] : memref<?xf32>");
    }
    text.push_str("}\nreturn\n}\n");
    with_function(&text, |cx, body| {
        assert!(!is_memory_parallel(loops(cx, body)[0]), "so many pairs are not compared");
    });
}

#[test]
fn chains_of_applied_maps() {
    let mut text = String::from(
        "func.func @f(%m: memref<?xf32>, %c: f32) {\naffine.for %i = 0 to 1000 {\n\
         %p0 = affine.apply affine_map<(d0) -> (d0)>(%i)\n",
    );
    for i in 1..3000 {
        let before = i - 1;
        let _ = writeln!(
            text,
            "%p{i} = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 mod 5)>(%p{before}, %p{before})"
        );
    }
    text.push_str(
        "affine.store %c, %m[%p2999] : memref<?xf32>\n%0 = affine.load %m[%i] : memref<?xf32>\n}\nreturn\n}\n",
    );
    with_function(&text, |cx, body| {
        let accesses = accesses(cx, body);
        assert_eq!(dependence(&accesses[0], &accesses[1], 1), Dependence::Unknown);
    });
}

#[test]
fn systems_with_thousands_of_constraints() {
    for (variables, rows) in [(3, 3000), (30, 300), (300, 600)] {
        let mut system = System::new(variables);
        let mut state = 12345u64;
        let mut next = |limit: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) % limit
        };
        for _ in 0..rows {
            let row = (0..=variables).map(|_| next(2001) as i64 - 1000).collect();
            system.add(row, next(10) == 0);
        }
        let start = Instant::now();
        let found = system.emptiness();
        let range = system.range(0);
        assert!(start.elapsed() < LIMIT, "it took {:?}: {found:?}, {range:?}", start.elapsed());
    }
}

#[test]
fn an_exhausted_budget_is_not_an_answer() {
    let mut system = System::new(40);
    for i in 0..40 {
        let mut row = vec![0i64; 41];
        row[0] = 17;
        row[i + 1] = 3;
        row[(i + 7) % 40 + 1] = -5;
        system.add_inequality(row);
    }
    let mut budget = Budget::default();
    while system.emptiness_within(&mut budget) != Emptiness::Unknown {}
    assert_eq!(system.emptiness_within(&mut budget), Emptiness::Unknown);
    assert_eq!(system.range_within(&mut budget, 0), loops::analysis::Range::default());
}
