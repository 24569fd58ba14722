//! Footprints, slices, and which loops certainly run.

use dialects::affine::AffineForOp;
use loops::analysis::footprint::footprint;
use loops::analysis::linear::Elements;
use loops::analysis::parallel::is_memory_parallel;
use loops::analysis::runs::certainly_runs;
use loops::analysis::slice::slice;
use loops::analysis::{Access, Budget};
use mlir::text::parse_module;
use mlir::{Body, Context, OpRef, Registry};
use support::SourceMap;

/// Parses a function and passes its body.
fn with_function(text: &str, f: impl FnOnce(&Context, &Body)) {
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    let cx = Context::new(registry);
    let mut sources = SourceMap::new();
    let file = sources.add("function.mlir", text);
    let module = parse_module(&cx, &sources, file).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
    let mut functions = module.body().all_ops_pre().into_iter().filter_map(|op| module.body().nested(op));
    f(&cx, functions.next_back().expect("a function"));
}

/// The result of `f` for each loop, outer ones first.
fn of_loops<T>(text: &str, f: impl Fn(AffineForOp<'_>) -> T) -> Vec<T> {
    let mut found = Vec::new();
    with_function(text, |cx, body| {
        let loops = body.all_ops_pre().into_iter();
        found = loops.filter_map(|op| OpRef::new(cx, body, op).cast::<AffineForOp>()).map(&f).collect();
    });
    found
}

#[test]
fn footprints_are_the_boxes_around_accesses() {
    let text = "func.func @f(%m: memref<100xf32>, %n: memref<?xf32>) {
      affine.for %i = 0 to 10 {
        affine.for %j = 0 to 20 {
          %0 = affine.load %m[%i + %j] : memref<100xf32>
          %1 = affine.load %m[%i + %j + 2] : memref<100xf32>
          affine.store %0, %n[%i] : memref<?xf32>
        }
      }
      return
    }";
    assert_eq!(of_loops(text, footprint), [Some(31 + 10), Some(22 + 1)]);
    let unknown = "func.func @f(%m: memref<100xf32>, %n: memref<?xf32>, %s: index) {
      affine.for %i = 0 to %s {
        %0 = affine.load %m[%i] : memref<100xf32>
      }
      affine.for %i = 0 to %s {
        %0 = affine.load %n[%i] : memref<?xf32>
      }
      return
    }";
    assert_eq!(of_loops(unknown, footprint), [Some(100), None]);
}

#[test]
fn loops_run_if_their_bounds_say_so() {
    let text = "func.func @f(%s: index) {
      affine.for %i = 0 to 10 {
        affine.for %j = affine_map<(d0) -> (d0)>(%i) to 10 { }
        affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to 10 { }
        affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
          affine.for %j = 2 to affine_map<(d0) -> (d0)>(%i) { }
        }
      }
      affine.for %i = 0 to %s { }
      affine.for %i = %s to affine_map<(d0) -> (d0 + 1)>(%s) { }
      affine.for %i = max affine_map<(d0) -> (d0, 3)>(%s) to 10 { }
      return
    }";
    assert_eq!(of_loops(text, certainly_runs), [true, true, false, true, false, true, false]);
}

#[test]
fn iterations_that_depend_on_each_other_are_not_parallel() {
    let text = "func.func @f(%m: memref<100xf32>, %s: index) {
      %0 = affine.load %m[0] : memref<100xf32>
      affine.for %i = 1 to %s { affine.store %0, %m[%i] : memref<100xf32> }
      affine.for %i = 1 to %s { affine.store %0, %m[%i floordiv 2] : memref<100xf32> }
      affine.for %i = 0 to 10 {
        %1 = affine.load %m[%i + 10] : memref<100xf32>
        affine.store %1, %m[%i] : memref<100xf32>
      }
      affine.for %i = 0 to 11 {
        %1 = affine.load %m[%i + 10] : memref<100xf32>
        affine.store %1, %m[%i] : memref<100xf32>
      }
      affine.for %i = 0 to 10 { memref.store %0, %m[%i] : memref<100xf32> }
      return
    }";
    assert_eq!(of_loops(text, is_memory_parallel), [true, false, true, false, false]);
}

#[test]
fn slices_have_the_iterations_that_a_consumer_needs() {
    let text = "func.func @f(%t: memref<100x100xf32>, %c: f32) {
      affine.for %i = 0 to 50 {
        affine.for %j = 0 to 60 {
          affine.store %c, %t[%i, %j] : memref<100x100xf32>
        }
      }
      affine.for %k = 0 to 40 {
        affine.for %l = 0 to 30 {
          %0 = affine.load %t[%k + 1, %l * 2] : memref<100x100xf32>
        }
      }
      return
    }";
    with_function(text, |cx, body| {
        let all = body.all_ops_pre().into_iter();
        let accesses: Vec<Access<'_>> = all.filter_map(|op| Access::of(OpRef::new(cx, body, op))).collect();
        let at = |depth: usize, point: &[i64]| -> Vec<(Option<i64>, Option<i64>)> {
            let bounds =
                slice(&mut Budget::default(), &accesses[0], &accesses[1], depth).expect("affine accesses");
            let value = |bound: &loops::analysis::slice::Bound| {
                let operands = &point[..bound.operands.len().min(point.len())];
                bound.map.evaluate(cx, operands)
            };
            bounds
                .iter()
                .map(|b| {
                    let greatest = value(&b.lower).and_then(|v| v.into_iter().max());
                    (greatest, value(&b.upper).and_then(|v| v.into_iter().min()))
                })
                .collect()
        };
        // Slices for the whole consumer; for an iteration of its outer loop; for one of its inner
        // loop.
        assert_eq!(at(0, &[]), [(Some(1), Some(41)), (Some(0), Some(59))]);
        assert_eq!(at(1, &[7]), [(Some(8), Some(9)), (Some(0), Some(59))]);
        assert_eq!(at(2, &[7]), [(Some(8), Some(9)), (Some(14), Some(15))]);
    });
}

#[test]
fn equal_subscripts_are_found_by_what_they_compute() {
    let text = "func.func @f(%m: memref<100xf32>, %k: index) {
      %c = arith.constant 3 : index
      affine.for %i = 0 to 10 {
        affine.for %j = 0 to 10 {
          %p = affine.apply affine_map<(d0) -> (d0 * 2)>(%j)
          %0 = affine.load %m[%i + %j * 2 + 3] : memref<100xf32>
          %1 = affine.load %m[%p + symbol(%c) + %i] : memref<100xf32>
          %2 = affine.load %m[(%i + %p) floordiv 3 + symbol(%k)] : memref<100xf32>
          %3 = affine.load %m[symbol(%k) + (%j * 2 + %i) floordiv 3] : memref<100xf32>
          %4 = affine.load %m[(%i + %p) mod 3] : memref<100xf32>
        }
        affine.for %j = 0 to 10 {
          %0 = affine.load %m[%i + %j * 2 + 3] : memref<100xf32>
          %1 = affine.load %m[%i * 2 - %i + 3] : memref<100xf32>
          %2 = affine.load %m[%i + 3] : memref<100xf32>
        }
      }
      return
    }";
    with_function(text, |cx, body| {
        let mut elements = Elements::default();
        let all = body.all_ops_pre().into_iter();
        let accesses = all.filter_map(|op| Access::of(OpRef::new(cx, body, op)));
        let found: Vec<_> = accesses.map(|a| elements.subscripts(&a).expect("affine subscripts")).collect();
        let first_equal = |a| found.iter().position(|b| a == b).expect("itself");
        let classes: Vec<usize> = found.iter().map(first_equal).collect();
        assert_eq!(classes, [0, 0, 2, 2, 4, 5, 6, 6]);
    });
}
