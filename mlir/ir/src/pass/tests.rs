//! Tests of the text of pipelines and of running them.

use std::sync::{Arc, Mutex};

use expect_test::{Expect, expect};

use super::*;
use crate::Context;
use crate::testing::{Fun, context, module, text};

/// Counts operations, and misbehaves on demand.
struct Probe {
    argument: &'static str,
    anchor: Option<&'static str>,
    level: u32,
    run: fn(OpMut<'_>, &mut PassState) -> PassResult,
}

impl Pass for Probe {
    fn name(&self) -> &'static str {
        "Probe"
    }

    fn argument(&self) -> &'static str {
        self.argument
    }

    fn anchor(&self) -> Option<&'static str> {
        self.anchor
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        if self.level == 0 { Vec::new() } else { vec![("level", self.level.to_string())] }
    }

    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult {
        (self.run)(op, state)
    }
}

fn count(op: OpMut<'_>, state: &mut PassState) -> PassResult {
    state.count("ops", op.body().all_ops_pre().len() as u64);
    Ok(())
}

fn mark(mut op: OpMut<'_>, _: &mut PassState) -> PassResult {
    let attr = op.cx().string_attr("done");
    op.set_attr("t.mark", Some(attr));
    Ok(())
}

fn complain(op: OpMut<'_>, state: &mut PassState) -> PassResult {
    let name = op.header().attr("sym_name").and_then(|a| a.as_str()).unwrap_or("?");
    let parent = op.header().parent_op().map_or("nothing", |p| p.name());
    state.fail(op.header().error(format!("@{name} in {parent} cannot be done")))
}

fn crash(_: OpMut<'_>, _: &mut PassState) -> PassResult {
    panic!("index out of bounds")
}

fn spoil(mut op: OpMut<'_>, _: &mut PassState) -> PassResult {
    let Some(root) = op.region() else { return Ok(()) };
    let (header, body) = op.parts();
    let last = body.entry_block(root).and_then(|b| body.last_op(b));
    if let Some(last) = last.filter(|_| header.name() == "t.func") {
        body.erase_op(last);
    }
    Ok(())
}

fn probe(argument: &'static str, anchor: Option<&'static str>, run: ProbeFn) -> Probe {
    Probe { argument, anchor, level: 0, run }
}

type ProbeFn = fn(OpMut<'_>, &mut PassState) -> PassResult;

fn registry() -> PassRegistry {
    let mut registry = PassRegistry::new();
    const LEVEL: &[PassOption] = &[PassOption { name: "level", summary: "", ty: "u32" }];
    let info = PassInfo {
        name: "Probe",
        argument: "count",
        summary: "counts",
        description: "",
        options: LEVEL,
        statistics: &[],
        dependent_dialects: &[],
        create: |o| {
            let probe = Probe { level: o.value("level")?.unwrap_or(0), ..probe("count", None, count) };
            Ok(Box::new(probe))
        },
    };
    registry.add(info);
    let create = |_: &PassOptions| -> Result<Box<dyn Pass>, String> {
        Ok(Box::new(probe("mark", Some("t.func"), mark)))
    };
    registry.add(PassInfo { argument: "mark", summary: "marks", options: &[], create, ..info });
    registry.add_pipeline(PipelineInfo {
        argument: "both",
        summary: "",
        options: &[],
        build: |p, _, _| {
            p.add(probe("mark", Some("t.func"), mark)).add(Probe { level: 2, ..probe("count", None, count) });
            Ok(())
        },
    });
    registry
}

fn check_pipeline(input: &str, expected: Expect) {
    let found = match OpPipeline::parse(&registry(), input) {
        Ok(pipeline) => pipeline.to_string(),
        Err(e) => e.to_string(),
    };
    expected.assert_eq(&found);
}

#[test]
fn pipelines_as_text() {
    check_pipeline("t.module()", expect!["t.module()"]);
    check_pipeline(
        " t.module ( count , t.func( mark,count ) ) ",
        expect!["t.module(count,t.func(mark,count))"],
    );
    check_pipeline("any(count{level=3})", expect!["any(count{level=3})"]);
    check_pipeline("t.module(both)", expect!["t.module(t.func(mark),count{level=2})"]);
}

#[test]
fn a_pipeline_is_taken_apart_in_order() {
    let text = "t.module(count,t.func(mark,t.func(count,mark)),count{level=3})";
    let pipeline = OpPipeline::parse(&registry(), text).expect("it is well-formed");
    let steps: Vec<(String, &str)> = (pipeline.into_steps().iter())
        .map(|step| (step.to_string(), step.first_pass().map_or("none", Pass::argument)))
        .collect();
    let wanted = [
        ("t.module(count)", "count"),
        ("t.module(t.func(mark))", "mark"),
        ("t.module(t.func(t.func(count)))", "count"),
        ("t.module(t.func(t.func(mark)))", "mark"),
        ("t.module(count{level=3})", "count"),
    ];
    assert_eq!(steps, wanted.map(|(text, pass)| (text.to_owned(), pass)));
}

#[test]
fn errors_in_pipelines() {
    let wrapped = expect![[
        r#"expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)' (at character 1 of the pipeline)"#
    ]];
    check_pipeline("count", wrapped);
    check_pipeline(
        "t.module(cuont)",
        expect![[
            r#"'cuont' does not refer to a registered pass or pass pipeline; did you mean 'count'? (at character 10 of the pipeline)"#
        ]],
    );
    check_pipeline(
        "t.module(counts)",
        expect![[
            r#"'counts' does not refer to a registered pass or pass pipeline; did you mean 'count'? (at character 10 of the pipeline)"#
        ]],
    );
    check_pipeline(
        "t.module(mark)",
        expect![[
            r#"can't add pass 'mark' restricted to 't.func' on a pipeline for 't.module'; did you intend to nest: 't.func(mark)'? (at character 10 of the pipeline)"#
        ]],
    );
    check_pipeline(
        "t.module(count{levle=1})",
        expect!["'count': no such option 'levle'; did you mean 'level'? (at character 10 of the pipeline)"],
    );
    check_pipeline(
        "t.module(count{level=x})",
        expect!["'count': 'x' is no value of option 'level' (at character 10 of the pipeline)"],
    );
    check_pipeline(
        "t.module(count{level=1)",
        expect!["missing closing '}' while processing pass options (at character 15 of the pipeline)"],
    );
    check_pipeline(
        "t.module(count))",
        expect![[
            r#"encountered extra closing ')' creating unbalanced parentheses while parsing pipeline (at character 16 of the pipeline)"#
        ]],
    );
    check_pipeline(
        "t.module(count",
        expect!["expected ',' or ')' after a pass (at character 15 of the pipeline)"],
    );
    check_pipeline("t.module(,)", expect!["expected the name of a pass (at character 10 of the pipeline)"]);
    let deep = "a(".repeat(100_000);
    check_pipeline(&deep, expect!["pipelines nest at most 64 deep (at character 133 of the pipeline)"]);
}

#[test]
fn options_are_words() {
    let o = PassOptions::parse(r#"a=1 b={x y} c list=1,2 s="p q""#).expect("well formed");
    assert_eq!(o.value("a"), Ok(Some(1)));
    assert_eq!(o.text("b"), Some("x y"));
    assert_eq!(o.flag("c"), Ok(Some(true)));
    assert_eq!(o.flag("d"), Ok(None));
    assert_eq!(o.list::<u8>("list"), Ok(Some(vec![1, 2])));
    assert_eq!(o.text("s"), Some("p q"));
    assert!(o.flag("a").is_ok() && o.flag("list").is_err());
    assert!(PassOptions::parse("a={").is_err() && PassOptions::parse("a=)").is_err());
}

fn three_functions(cx: &Context) -> crate::ir::module::Module {
    let fun = |name| {
        let mut f = Fun::new(cx, name);
        let b = f.block(&[]);
        f.op(b, "t.const", &[], &[cx.f64_ty()]);
        f.op(b, "t.ret", &[], &[]);
        f
    };
    module(cx, ["a", "b", "c"].map(fun).into())
}

#[test]
fn nested_pipelines_change_headers_and_sum_statistics() {
    let cx = context();
    let mut module = three_functions(&cx);
    let mut pm = PassManager::new("t.module");
    pm.add(probe("mark", Some("t.func"), mark));
    pm.add(probe("count", None, count));
    pm.nested("t.func").add(probe("count", None, count));
    let report = pm.run(&cx, &mut module).expect("nothing fails");
    assert_eq!(report.statistics[&("count", "ops")], 3 + 3 * 2);
    assert_eq!(report.time.len(), 3);
    let ops = module.body().all_ops_pre();
    let marked = |&op| module.op(&cx).body().nested(module.id()).is_some_and(|b| b.discardable(op).is_some());
    assert!(ops.iter().all(marked) && ops.len() == 3);
}

#[test]
fn every_sibling_is_done_and_reported_in_order() {
    let cx = context();
    let mut module = three_functions(&cx);
    let mut pm = PassManager::new("t.module");
    pm.add(probe("complain", Some("t.func"), complain));
    let failure = pm.run(&cx, &mut module).expect_err("it always fails");
    assert_eq!((failure.pass, failure.is_bug), (Some("complain"), false));
    expect![[r#"
        1: 't.func' op @a in t.module cannot be done
        1: 't.func' op @b in t.module cannot be done
        1: 't.func' op @c in t.module cannot be done
    "#]]
    .assert_eq(&text(&cx, &failure.diags));
}

#[test]
fn a_panic_and_invalid_ir_are_bugs_of_the_pass() {
    let cx = context();
    let mut pm = PassManager::new("any");
    pm.add(probe("crash", None, crash));
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let failure = pm.run(&cx, &mut three_functions(&cx)).expect_err("it panics");
    std::panic::set_hook(hook);
    assert!(failure.is_bug);
    expect![[r#"
        1: internal error in pass 'crash': index out of bounds
          help: this is a bug, please report it
    "#]]
    .assert_eq(&text(&cx, &failure.diags));

    let mut pm = PassManager::new("t.module");
    pm.nested("t.func").add(probe("spoil", None, spoil));
    let failure = pm.run(&cx, &mut three_functions(&cx)).expect_err("the terminators are gone");
    assert!(failure.is_bug && failure.pass == Some("spoil"));
    expect![[r#"
        2: block with no terminator, has %0 = "t.const"() : () -> f64
          help: this is a bug: pass 'spoil' left invalid IR
        2: block with no terminator, has %0 = "t.const"() : () -> f64
          help: this is a bug: pass 'spoil' left invalid IR
        2: block with no terminator, has %0 = "t.const"() : () -> f64
          help: this is a bug: pass 'spoil' left invalid IR
    "#]]
    .assert_eq(&text(&cx, &failure.diags));
    pm.config.verify_each = false;
    assert!(pm.run(&cx, &mut three_functions(&cx)).is_ok());
}

#[test]
fn every_body_is_visited_once() {
    let cx = context();
    let mut module = three_functions(&cx);
    let mut pm = PassManager::new("t.module");
    pm.add(probe("bodies", None, |mut op, state| {
        op.for_each_body(state, &|header, body, state| {
            state.count("bodies", 1);
            state.count("ops", body.all_ops_pre().len() as u64);
            assert!(header.name() == "t.module" || header.parent_op().is_some());
            Ok(())
        })
    }));
    let report = pm.run(&cx, &mut module).expect("nothing fails");
    assert_eq!(report.statistics[&("bodies", "bodies")], 4);
    assert_eq!(report.statistics[&("bodies", "ops")], 9);
}

#[test]
fn dumps_name_the_pass_and_the_operation() {
    let cx = context();
    let mut pm = PassManager::new("t.module");
    pm.add(probe("count", None, count));
    pm.add(probe("mark", Some("t.func"), mark));
    let lines = Arc::new(Mutex::new(Vec::new()));
    let taken = Arc::clone(&lines);
    pm.config.printing = IrPrinting {
        before: Which::These(vec!["count".into()]),
        after: Which::All,
        sink: Some(Arc::new(move |dump: &str| {
            let title = dump.lines().next().unwrap_or_default().to_string();
            taken.lock().expect("no dump panics").push(title);
        })),
        ..IrPrinting::default()
    };
    pm.run(&cx, &mut three_functions(&cx)).expect("nothing fails");
    expect![[r#"
        // -----// IR Dump Before Probe (count) //----- //
        // -----// IR Dump After Probe (count) //----- //
        // -----// IR Dump After Probe (mark) //----- //
        // -----// IR Dump After Probe (mark) //----- //
        // -----// IR Dump After Probe (mark) //----- //"#]]
    .assert_eq(&lines.lock().expect("no dump panics").join("\n"));
}
