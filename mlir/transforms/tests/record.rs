//! The record of the greedy driver's steps.

#[allow(dead_code, reason = "what is recorded is printed in another form")]
mod mini;

use std::sync::{Arc, Mutex};

use expect_test::{Expect, expect};
use mlir::pass::{OpPipeline, PassManager, PassRegistry};
use mlir::rewrite_record::{RecordBudget, RewriteEvent, RewriteRecord};

/// The events of canonicalizing the function of [`PROGRAM`], with this many bytes of text; `expected` lists those
/// after [`BEFORE`].
fn check(bytes: usize, expected: Expect) {
    let mut cx = mini::context();
    let mut module = mini::parse(&cx, PROGRAM);
    let events = Arc::new(Mutex::new(Vec::new()));
    let budget = Arc::new(RecordBudget::default());
    budget.allow(bytes);
    let kept = Arc::clone(&events);
    let sink = move |event| kept.lock().expect("nobody panicked").push(event);
    cx.set_rewrite_record(Some(RewriteRecord::new(Arc::clone(&budget), Arc::new(sink))));
    let mut registry = PassRegistry::new();
    transforms::register_passes(&mut registry);
    let pipeline = OpPipeline::parse(&registry, "t.module(t.func(canonicalize))").expect("it is well-formed");
    let mut manager = PassManager::from_pipeline(pipeline);
    manager.config.verify_each = false;
    manager.config.threads = false;
    manager.run(&cx, &mut module).expect("nothing fails");
    let mut out = String::new();
    for event in std::mem::take(&mut *events.lock().expect("nobody panicked")) {
        out += &match event {
            RewriteEvent::Start { owner, contents, .. } => format!("{owner}\n{}", contents.text),
            RewriteEvent::Step { what, root, contents, .. } => {
                let text = contents.map_or("no text\n".to_owned(), |contents| contents.text);
                format!("-- {what} {root}\n{text}")
            }
        };
    }
    let steps = out.strip_prefix(BEFORE);
    expected.assert_eq(steps.unwrap_or_else(|| panic!("it begins otherwise:\n{out}")));
    assert!(!budget.take_time().is_zero());
}

const PROGRAM: &str = "func @f()
       a = const 5
       b = const 6
       u = mul a b
       m = mul b a
       w = mul u m
       print m
       ret";

/// The function before the first step.
const BEFORE: &str = r#"t.func @f
    %0 = "t.const"() <{value = 5 : i64}> : () -> i64
    %1 = "t.const"() <{value = 6 : i64}> : () -> i64
    %2 = "t.mul"(%0, %1) : (i64, i64) -> i64
    %3 = "t.mul"(%1, %0) : (i64, i64) -> i64
    %4 = "t.mul"(%2, %3) : (i64, i64) -> i64
    "t.print"(%3) : (i64) -> ()
    "t.ret"() : () -> ()
"#;

#[test]
fn values_keep_their_names_from_step_to_step() {
    check(
        1 << 20,
        expect![[r#"
            -- erase unused operation t.mul
                %0 = "t.const"() <{value = 5 : i64}> : () -> i64
                %1 = "t.const"() <{value = 6 : i64}> : () -> i64
                %2 = "t.mul"(%0, %1) : (i64, i64) -> i64
                %3 = "t.mul"(%1, %0) : (i64, i64) -> i64
                "t.print"(%3) : (i64) -> ()
                "t.ret"() : () -> ()
            -- erase unused operation t.mul
                %0 = "t.const"() <{value = 5 : i64}> : () -> i64
                %1 = "t.const"() <{value = 6 : i64}> : () -> i64
                %3 = "t.mul"(%1, %0) : (i64, i64) -> i64
                "t.print"(%3) : (i64) -> ()
                "t.ret"() : () -> ()
        "#]],
    );
}

#[test]
fn without_room_there_is_no_text() {
    check(
        1,
        expect![[r#"
            -- erase unused operation t.mul
            no text
            -- erase unused operation t.mul
            no text
        "#]],
    );
}
