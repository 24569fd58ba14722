//! Tests of the operation folder and of queries about memory effects.

mod mini;

use expect_test::{Expect, expect};
use mlir::effects;
use mlir::rewrite::{FoldOutcome, OperationFolder};
use mlir::{Body, Builder, Context, Module, Op, OpRef};

fn inside(module: &mut Module) -> &mut Body {
    let body = module.body_mut();
    let op = body.all_ops_pre()[0];
    body.nested_mut(op).expect("the first operation is a function")
}

/// Runs a folder on the operations of a function in order.
fn fold_all(text: &str) -> (String, Vec<FoldOutcome>) {
    let cx = mini::context();
    let mut module = mini::parse(&cx, text);
    let body = inside(&mut module);
    let mut folder = OperationFolder::new();
    let mut outcomes = Vec::new();
    for op in body.all_ops_pre() {
        if body.is_live(op) {
            outcomes.push(folder.try_to_fold(&mut Builder::new(&cx, body), op));
        }
    }
    (mini::print(&cx, &module, true), outcomes)
}

fn check(text: &str, expected: Expect) {
    expected.assert_eq(&fold_all(text).0);
}

#[test]
fn folded_constants_stand_once_at_the_front_of_the_function() {
    check(
        "func @f(x)
           a = const 1
           b = add a a
           loop {
             c = add a a
             d = add c b
             print d
             yield
           }
           print b
           ret",
        expect![[r#"
            func @f(0)
              1 = const 4  ; ?
              2 = const 2  ; ?
              3 = const 1  ; ?
              loop  ; 4 {
                print 1  ; 7
                yield  ; 8
              }
              print 2  ; 10
              ret  ; 11
        "#]],
    );
}

#[test]
fn folding_says_what_it_did() {
    let (_, outcomes) = fold_all(
        "func @f(x)
           a = const 1
           b = add a x
           c = add a a
           d = neg x
           ret",
    );
    use FoldOutcome::{InPlace, Replaced, Unchanged};
    // A constant folds to itself: the folder replaces it by its unique copy.
    assert_eq!(outcomes, [Replaced, InPlace, Replaced, Unchanged, Unchanged]);
}

#[test]
fn a_kept_constant_goes_back_to_the_front() {
    let cx = mini::context();
    let mut module =
        mini::parse(&cx, "func @f(x)\na = const 1\nb = neg x\nc = const 2\nd = const 1\nprint d\nret");
    let body = inside(&mut module);
    let ops = body.all_ops_pre();
    let mut folder = OperationFolder::new();
    let value = |body: &Body, op: Op| mlir::rewrite::fold::constant_of(OpRef::new(&cx, body, op));
    for &op in &[ops[0], ops[2], ops[3]] {
        let value = value(body, op).expect("it is a constant");
        folder.insert_known_constant(&mut Builder::new(&cx, body), op, value);
    }
    body.move_op_after(ops[2], ops[1]);
    let two = value(body, ops[2]).expect("it is a constant");
    assert!(folder.insert_known_constant(&mut Builder::new(&cx, body), ops[2], two));
    assert!(folder.owns(ops[0]) && folder.owns(ops[2]) && !body.is_live(ops[3]));
    expect![[r#"
        func @f(0)
          1 = const 2  ; ?
          2 = const 1  ; ?
          3 = neg 0  ; 3
          print 2  ; 6
          ret  ; 7
    "#]]
    .assert_eq(&mini::print(&cx, &module, true));
}

fn answers(question: impl Fn(OpRef<'_>) -> bool) -> String {
    let cx: Context = mini::context();
    let text = "func @f(x)
           a = neg x
           b = load x
           print x
           loop {
             c = neg x
             yield
           }
           loop {
             d = load x
             yield
           }
           loop {
             print x
             yield
           }
           call @f x
           unknown x
           ret";
    let mut module = mini::parse(&cx, text);
    let body = inside(&mut module);
    let top: Vec<Op> = body.region_ops(body.roots()[0]).collect();
    let yes = top.into_iter().enumerate().filter(|&(_, op)| question(OpRef::new(&cx, body, op)));
    yes.map(|(n, op)| format!("{n}:{} ", cx.op_name_str(body.op_name(op)))).collect()
}

#[test]
fn effects_of_operations_and_of_what_is_inside() {
    expect!["0:t.neg 1:t.load 3:t.loop 4:t.loop "].assert_eq(&answers(effects::is_trivially_dead));
    expect!["0:t.neg 3:t.loop 8:t.ret "].assert_eq(&answers(effects::is_memory_effect_free));
    expect!["1:t.load "].assert_eq(&answers(effects::only_reads));
    expect!["2:t.print 5:t.loop 6:t.call 7:t.unknown "].assert_eq(&answers(effects::may_write));
}
