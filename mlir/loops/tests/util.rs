//! Trip counts, promotion and interchange on explicit functions.

use dialects::affine::AffineForOp;
use expect_test::{Expect, expect};
use mlir::{Body, Builder, Context, Module, Op, OpRef, OpView, Registry, text};
use support::SourceMap;

use loops::util::For;
use loops::util::interchange::permute_loops;
use loops::util::nest::{innermost_loops, loops_post, perfect_nest};
use loops::util::promote::promote_if_single_iteration;
use loops::util::trip_count::{constant_trip_count, trip_count_divisor};

/// Calls `f` with the body of a function around these operations, with arguments `%m`, `%x`, `%n` and `%k`, and returns
/// the text after that.
fn with_function(ops: &str, f: impl FnOnce(&Context, &mut Body)) -> String {
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    let cx = Context::new(registry);
    let mut sources = SourceMap::new();
    let source =
        format!("func.func @f(%m: memref<?xf32>, %x: f32, %n: index, %k: index) {{\n{ops}\nreturn\n}}");
    let file = sources.add("test.mlir", source);
    let mut module: Module = text::parse_module(&cx, &sources, file).expect("the test is valid");
    let function: Op = module.body().all_ops_pre()[0];
    let body = module.body_mut().nested_mut(function).expect("a function has a body");
    f(&cx, body);
    text::print_module(&cx, &module, &text::PrintOptions::default())
}

fn root(cx: &Context, body: &Body) -> For {
    let lp = |op| OpRef::new(cx, body, op).cast::<AffineForOp>();
    body.all_ops_pre().into_iter().find_map(lp).expect("there is a loop").handle()
}

/// The constant number of runs of a loop with these bounds, and its greatest known divisor.
fn count(bounds: &str) -> (Option<u64>, u64) {
    let mut result = None;
    with_function(&format!("affine.for %i = {bounds} {{ }}"), |cx, body| {
        let lp = root(cx, body).read(cx, body);
        result = Some((constant_trip_count(lp), trip_count_divisor(lp)));
    });
    result.expect("it was called")
}

#[test]
fn trip_counts() {
    assert_eq!(count("0 to 10"), (Some(10), 10));
    assert_eq!(count("-5 to 6 step 3"), (Some(4), 4));
    assert_eq!(count("5 to 5"), (Some(0), u64::MAX));
    assert_eq!(count("7 to 5"), (Some(0), u64::MAX));
    assert_eq!(count("0 to 1 step 30"), (Some(1), 1));
    assert_eq!(count("0 to %n"), (None, 1));
    assert_eq!(count("0 to affine_map<()[s0] -> (s0 * 8)>()[%n]"), (None, 8));
    assert_eq!(count("%n to affine_map<()[s0] -> (s0 + 6)>()[%n]"), (Some(6), 6));
    assert_eq!(count("%n to affine_map<()[s0] -> (s0 - 6)>()[%n]"), (Some(0), u64::MAX));
    assert_eq!(count("0 to min affine_map<()[s0] -> (s0 * 8, 12)>()[%n]"), (None, 4));
    assert_eq!(count("max affine_map<()[s0] -> (s0, 0)>()[%n] to 12"), (None, 1));
    // The distance does not fit.
    assert_eq!(count("-9223372036854775808 to 9223372036854775807"), (None, 1));
}

fn check_promoted(ops: &str, expected: Expect) {
    let text = with_function(ops, |cx, body| {
        let lp = root(cx, body);
        assert!(promote_if_single_iteration(&mut Builder::new(cx, body), lp));
    });
    expected.assert_eq(&text);
}

#[test]
fn promotion() {
    check_promoted(
        "affine.for %i = 3 to 4 { affine.store %x, %m[%i] : memref<?xf32> }",
        expect![[r#"
        module {
          func.func @f(%arg0: memref<?xf32>, %arg1: f32, %arg2: index, %arg3: index) {
            %c3 = arith.constant 3 : index
            affine.store %arg1, %arg0[%c3] : memref<?xf32>
            return
          }
        }
    "#]],
    );
    check_promoted(
        "%r = affine.for %i = %n to affine_map<()[s0] -> (s0 + 1)>()[%n] iter_args(%a = %x) -> f32 {
           affine.store %a, %m[%i] : memref<?xf32>
           affine.yield %a : f32
         }
         affine.store %r, %m[0] : memref<?xf32>",
        expect![[r#"
            #map = affine_map<()[s0] -> (s0)>
            module {
              func.func @f(%arg0: memref<?xf32>, %arg1: f32, %arg2: index, %arg3: index) {
                %0 = affine.apply #map()[%arg2]
                affine.store %arg1, %arg0[%0] : memref<?xf32>
                affine.store %arg1, %arg0[0] : memref<?xf32>
                return
              }
            }
        "#]],
    );
    with_function("affine.for %i = 0 to 2 { }", |cx, body| {
        let lp = root(cx, body);
        assert!(!promote_if_single_iteration(&mut Builder::new(cx, body), lp));
    });
}

#[test]
fn interchange() {
    let nest = "affine.for %i = 0 to 1 { affine.for %j = 0 to 2 { affine.for %l = 0 to 3 {
        affine.store %x, %m[%i * 100 + %j * 10 + %l] : memref<?xf32>
    } } }";
    let text = with_function(nest, |cx, body| {
        let nest = perfect_nest(cx, body, root(cx, body));
        let mut b = Builder::new(cx, body);
        for wrong in [&[0, 1][..], &[0, 1, 1], &[0, 1, 3]] {
            assert!(permute_loops(&mut b, &nest, wrong).is_none());
        }
        let new = permute_loops(&mut b, &nest, &[2, 0, 1]).expect("a permutation");
        assert_eq!(new, perfect_nest(cx, body, root(cx, body)));
    });
    expect![[r#"
        module {
          func.func @f(%arg0: memref<?xf32>, %arg1: f32, %arg2: index, %arg3: index) {
            affine.for %arg4 = 0 to 2 {
              affine.for %arg5 = 0 to 3 {
                affine.for %arg6 = 0 to 1 {
                  affine.store %arg1, %arg0[%arg6 * 100 + %arg4 * 10 + %arg5] : memref<?xf32>
                }
              }
            }
            return
          }
        }
    "#]]
    .assert_eq(&text);
}

#[test]
fn nests() {
    let ops = "affine.for %i = 0 to 1 { affine.for %j = 0 to 2 { } affine.for %l = 0 to 3 { affine.for %o = 0 to 4 { } } }";
    with_function(ops, |cx, body| {
        let upper = |lp: &For| lp.read(cx, body).upper_bound_map().single_constant(cx);
        let all: Vec<_> = loops_post(cx, body).iter().map(upper).collect();
        assert_eq!(all, [Some(2), Some(4), Some(3), Some(1)]);
        let innermost: Vec<_> = innermost_loops(cx, body).iter().map(upper).collect();
        assert_eq!(innermost, [Some(2), Some(4)]);
        assert_eq!(perfect_nest(cx, body, root(cx, body)).len(), 1);
    });
}
