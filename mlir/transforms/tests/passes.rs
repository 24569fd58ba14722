//! Tests of each pass on small modules.

mod mini;

use expect_test::{Expect, expect};
use mlir::pass::{OpPipeline, PassManager, PassRegistry};

fn run(text: &str, pipeline: &str, locs: bool) -> String {
    let cx = mini::context();
    let mut module = mini::parse(&cx, text);
    let mut registry = PassRegistry::new();
    transforms::register_passes(&mut registry);
    let pipeline =
        OpPipeline::parse(&registry, &format!("t.module({pipeline})")).expect("the pipeline is well-formed");
    let mut manager = PassManager::from_pipeline(pipeline);
    manager.config.verify_each = false;
    match manager.run(&cx, &mut module) {
        Ok(_) => mini::print(&cx, &module, locs),
        Err(failure) => failure.diags.iter().map(|d| format!("error: {}\n", d.message)).collect(),
    }
}

fn check(text: &str, pipeline: &str, expected: Expect) {
    expected.assert_eq(&run(text, pipeline, false));
}

#[test]
fn constants_move_to_the_front_one_by_one_unless_they_follow_another() {
    check(
        "func @f()
           a = const 5
           b = const 1024
           m = mul a b
           c = const 125
           s = mul m c
           print s
           d = const 7
           e = const 8
           print d
           print e
           ret",
        "t.func(canonicalize)",
        expect![[r#"
            func @f()
              0 = const 8
              1 = const 7
              2 = const 125
              3 = const 5
              4 = const 1024
              5 = mul 3 4
              6 = mul 5 2
              print 6
              print 1
              print 0
              ret
        "#]],
    );
}

#[test]
fn equal_constants_become_one_at_the_front_of_the_function() {
    check(
        "func @f(x)
           loop {
             a = const 3
             print a
             b = const 4
             print b
             c = const 3
             print c
             yield
           }
           d = const 4
           print d
           ret",
        "t.func(canonicalize)",
        expect![[r#"
            func @f(0)
              1 = const 4
              2 = const 3
              loop {
                print 2
                print 1
                print 2
                yield
              }
              print 1
              ret
        "#]],
    );
}

#[test]
fn moving_a_constant_out_of_a_region_or_merging_it_erases_its_place() {
    let text = "func @f(x)
           loop {
             a = const 3
             print a
             yield
           }
           b = const 4
           print b
           c = const 4
           print c
           ret";
    expect![[r#"
        func @f(0)
          1 = const 4  ; ?
          2 = const 3  ; ?
          loop  ; 2 {
            print 2  ; 4
            yield  ; 5
          }
          print 1  ; 8
          print 1  ; 10
          ret  ; 11
    "#]]
    .assert_eq(&run(text, "t.func(canonicalize)", true));
}

#[test]
fn folding_goes_on_until_nothing_folds() {
    check(
        "func @f(x)
           a = const 1
           b = const 2
           c = add a b
           d = add c c
           e = add d x
           n = neg e
           m = neg n
           o = abs m
           p = abs o
           one = const 1
           q = mul p one
           print q
           ret",
        "t.func(canonicalize)",
        expect![[r#"
            func @f(0)
              1 = const 6
              2 = add 0 1
              3 = abs 2
              print 3
              ret
        "#]],
    );
}

#[test]
fn dead_operations_go_with_what_only_they_use() {
    check(
        "func @f(x)
           a = neg x
           b = mul a a
           c = load b
           loop {
             d = mul b x
             yield
           }
           loop {
             print x
             yield
           }
           ret",
        "t.func(canonicalize)",
        expect![[r#"
            func @f(0)
              loop {
                print 0
                yield
              }
              ret
        "#]],
    );
}

#[test]
fn unreachable_blocks_and_dead_arguments_go() {
    check(
        "func @f(x)
           br ^head x x
         ^head(i, j):
           k = mul i i
           fork ^body ^end j
         ^body():
           br ^head k j
         ^lost(u):
           print u
           br ^head u u
         ^end():
           ret",
        "t.func(canonicalize)",
        expect![[r#"
            func @f(0)
              br ^1 0
            ^1(1):
              fork ^2 ^3 1
            ^2():
              br ^1 1
            ^3():
              ret
        "#]],
    );
}

#[test]
fn aggressive_simplification_drops_arguments_that_are_always_the_same() {
    check(
        "func @f(x, y)
           fork ^a ^b x
         ^a():
           br ^end y
         ^b():
           br ^end y
         ^end(v):
           print v
           ret",
        "t.func(canonicalize{region-simplify=aggressive})",
        expect![[r#"
            func @f(0, 1)
              fork ^1 ^1 0
            ^1():
              br ^2
            ^2():
              print 1
              ret
        "#]],
    );
}

#[test]
fn aggressive_simplification_makes_one_of_equal_blocks() {
    check(
        "func @f(x)
           fork ^a ^b x
         ^a():
           y = neg x
           print y
           br ^end y
         ^b():
           z = neg x
           print z
           br ^end z
         ^end(v):
           print v
           ret",
        "t.func(canonicalize{region-simplify=aggressive})",
        expect![[r#"
            func @f(0)
              fork ^1 ^1 0
            ^1():
              1 = neg 0
              print 1
              br ^2
            ^2():
              print 1
              ret
        "#]],
    );
}

#[test]
fn wrong_options_are_named() {
    let registry = {
        let mut r = PassRegistry::new();
        transforms::register_passes(&mut r);
        r
    };
    let error = |text: &str| OpPipeline::parse(&registry, text).err().map(|e| e.message).unwrap_or_default();
    expect![
        "'canonicalize': option 'region-simplify' must be disabled, normal or aggressive, but got 'hard'"
    ]
    .assert_eq(&error("any(canonicalize{region-simplify=hard})"));
    expect!["'inline': option 'default-pipeline': 'cs' does not refer to a registered pass or pass pipeline; did you mean 'cse'?"]
        .assert_eq(&error("any(inline{default-pipeline=cs})"));
    expect!["'inline': option 'op-pipelines': expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'"]
        .assert_eq(&error("any(inline{op-pipelines=cse})"));
    let nested =
        |depth| format!("any({}cse{})", "inline{op-pipelines={t.func(".repeat(depth), ")}}".repeat(depth));
    expect![""].assert_eq(&error(&nested(4)));
    assert!(error(&nested(10_000)).ends_with("options of passes nest at most 16 deep"));
}

#[test]
fn equal_operations_become_one() {
    check(
        "func @f(x, y)
           a = add x y
           b = add y x
           c = mul x y
           d = mul y x
           print a
           print b
           print c
           print d
           e = mul a x
           g = mul b x
           print e
           print g
           ret",
        "t.func(cse)",
        expect![[r#"
            func @f(0, 1)
              2 = add 0 1
              3 = mul 0 1
              4 = mul 1 0
              print 2
              print 2
              print 3
              print 4
              5 = mul 2 0
              print 5
              print 5
              ret
        "#]],
    );
}

#[test]
fn what_dominates_is_known_and_what_does_not_is_not() {
    check(
        "func @f(x)
           a = neg x
           fork ^l ^r x
         ^l():
           b = neg x
           c = abs x
           print b
           print c
           br ^end
         ^r():
           d = abs x
           print d
           loop {
             e = neg x
             g = mul x x
             print e
             print g
             yield
           }
           h = mul x x
           print h
           br ^end
         ^end():
           i = abs x
           print i
           print a
           ret",
        "t.func(cse)",
        expect![[r#"
            func @f(0)
              1 = neg 0
              fork ^1 ^2 0
            ^1():
              2 = abs 0
              print 1
              print 2
              br ^3
            ^2():
              3 = abs 0
              print 3
              loop {
                4 = mul 0 0
                print 1
                print 4
                yield
              }
              5 = mul 0 0
              print 5
              br ^3
            ^3():
              6 = abs 0
              print 6
              print 1
              ret
        "#]],
    );
}

#[test]
fn reads_are_equal_until_something_may_write() {
    check(
        "func @f(x)
           a = load x
           b = load x
           print a
           c = load x
           d = load x
           print b
           print c
           print d
           ret",
        "t.func(cse)",
        expect![[r#"
            func @f(0)
              1 = load 0
              print 1
              2 = load 0
              print 1
              print 2
              print 2
              ret
        "#]],
    );
}

#[test]
fn operations_with_equal_regions_are_equal() {
    check(
        "func @f(x)
           a = loop {
             b = neg x
             yield b
           }
           c = loop {
             d = neg x
             yield d
           }
           e = loop {
             g = abs x
             yield g
           }
           print a
           print c
           print e
           ret",
        "t.func(cse)",
        expect![[r#"
            func @f(0)
              1 = loop {
                2 = neg 0
                yield 2
              }
              3 = loop {
                4 = abs 0
                yield 4
              }
              print 1
              print 1
              print 3
              ret
        "#]],
    );
}

#[test]
fn calls_become_what_they_call_from_the_leaves_up() {
    let text = "func private @leaf(x)
           a = neg x
           ret a
         func private @middle(x)
           a = call @leaf x
           b = call @leaf a
           c = mul b x
           ret c
         func @main(x)
           a = call @middle x
           print a
           b = call @middle a
           print b
           ret
         func private @unused(x)
           a = call @only_by_unused x
           ret a
         func private @only_by_unused(x)
           ret x";
    expect![[r#"
        func @main(0)
          1 = mul 0 0  ; 7@10
          print 1  ; 11
          2 = mul 1 1  ; 7@12
          print 2  ; 13
          ret  ; 14
        func private @only_by_unused(0)
          ret 0  ; 19
    "#]]
    .assert_eq(&run(text, "inline", true));
}

#[test]
fn types_that_differ_are_cast() {
    check(
        "func private @f(x:f)
           a:f = neg x
           ret a
         func @main(x)
           a = call @f x
           print a
           ret",
        "inline",
        expect![[r#"
            func @main(0)
              1:f = cast 0
              2:f = neg 1:f
              3 = cast 2:f
              print 3
              ret
        "#]],
    );
}

#[test]
fn several_blocks_are_inlined_between_the_halves_of_the_caller() {
    check(
        "func private @f(x)
           fork ^a ^b x
         ^a():
           print x
           ret x
         ^b():
           y = neg x
           ret y
         func @main(x)
           a = call @f x
           print a
           b = call @f a
           print b
           ret
         func @single(x)
           loop {
             a = call @f x
             print a
             yield
           }
           ret",
        "inline",
        expect![[r#"
            func private @f(0)
              fork ^1 ^2 0
            ^1():
              print 0
              ret 0
            ^2():
              1 = neg 0
              ret 1
            func @main(0)
              fork ^1 ^2 0
            ^1():
              print 0
              br ^3 0
            ^2():
              1 = neg 0
              br ^3 1
            ^3(2):
              print 2
              fork ^4 ^5 2
            ^4():
              print 2
              br ^6 2
            ^5():
              3 = neg 2
              br ^6 3
            ^6(4):
              print 4
              ret
            func @single(0)
              loop {
                1 = call @f 0
                print 1
                yield
              }
              ret
        "#]],
    );
}

#[test]
fn recursion_is_left_alone() {
    check(
        "func private @self(x)
           a = call @self x
           ret a
         func private @odd(x)
           a = call @even x
           ret a
         func private @even(x)
           a = call @odd x
           ret a
         func @main(x)
           a = call @self x
           b = call @odd a
           print b
           ret",
        "inline",
        expect![[r#"
            func private @self(0)
              1 = call @self 0
              ret 1
            func private @odd(0)
              1 = call @even 0
              ret 1
            func private @even(0)
              1 = call @odd 0
              ret 1
            func @main(0)
              1 = call @self 0
              2 = call @odd 1
              print 2
              ret
        "#]],
    );
}

#[test]
fn what_others_refer_to_and_what_is_public_stays() {
    check(
        "func private @referred(x)
           ret x
         ref @referred
         func @public(x)
           ret x
         func @declared(x)
         func @main(x)
           a = call @referred x
           b = call @public a
           c = call @declared b
           print c
           ret",
        "inline",
        expect![[r#"
            func private @referred(0)
              ret 0
            ref @referred
            func @public(0)
              ret 0
            func @declared
            func @main(0)
              1 = call @declared 0
              print 1
              ret
        "#]],
    );
}

#[test]
fn a_threshold_limits_what_is_inlined() {
    let text = "func private @big(x)
           a = neg x
           b = mul a x
           ret b
         func private @small(x)
           ret x
         func @main(x)
           a = call @big x
           b = call @small a
           print b
           ret";
    check(
        text,
        "inline{inlining-threshold=50}",
        expect![[r#"
        func private @big(0)
          1 = neg 0
          2 = mul 1 0
          ret 2
        func @main(0)
          1 = call @big 0
          print 1
          ret
    "#]],
    );
}

#[test]
fn symbols_that_nothing_refers_to_go() {
    check(
        "func private @a(x)
           b = call @b x
           ret b
         func private @b(x)
           ret x
         func private @c(x)
           d = call @d x
           ret d
         func private @d(x)
           c = call @c x
           ret c
         func @main(x)
           a = call @a x
           print a
           ret",
        "symbol-dce",
        expect![[r#"
            func private @a(0)
              1 = call @b 0
              ret 1
            func private @b(0)
              ret 0
            func @main(0)
              1 = call @a 0
              print 1
              ret
        "#]],
    );
}
