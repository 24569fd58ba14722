//! The records as other crates see them.

mod common;

use common::{messages, parse, parse_with, records};
use tablegen::{Type, Value};

#[test]
fn fields_keep_their_order_and_types() {
    let r = records(
        "class C; def c : C;
         def d { bit b = 1; bits<3> n = 5; int i = -4; string s = [{x}]; list<C> l = [c]; dag g = (c 1:$a, $b); int u; }",
    );
    let d = r.def("d").expect("d is defined");
    let names: Vec<&str> = d.fields().map(|f| &*f.name).collect();
    assert_eq!(names, ["b", "n", "i", "s", "l", "g", "u"]);
    assert_eq!(d.value("b").and_then(Value::as_bit), Some(true));
    assert_eq!(d.value("n").and_then(Value::as_int), Some(5));
    assert_eq!(d.value("i").and_then(Value::as_int), Some(-4));
    assert_eq!(d.value("s").and_then(Value::as_str), Some("x"));
    assert!(d.value("u").is_some_and(Value::is_unset));
    let c = r.def("c").expect("c is defined");
    assert_eq!(d.value("l").and_then(Value::as_list), Some(&[Value::Def(c.id)][..]));
    assert_eq!(
        d.field("l").map(|f| f.ty.clone()),
        Some(Type::List(Type::Record(["C".into()].into()).into()))
    );
    let dag = d.value("g").and_then(Value::as_dag).expect("g is a dag");
    assert_eq!(dag.op.as_def(), Some(c.id));
    let args: Vec<(Option<i64>, Option<&str>)> =
        dag.args.iter().map(|a| (a.value.as_int(), a.name.as_deref())).collect();
    assert_eq!(args, [(Some(1), Some("a")), (None, Some("b"))]);
}

#[test]
fn records_come_in_the_order_of_their_definition() {
    let r = records(
        "class A<int n> { int v = n; } class B : A<1>; def z : B; def : B; def y { A a = A<2>; } def x : A<3>;",
    );
    let all: Vec<&str> = r.defs().map(|d| &*d.name).collect();
    assert_eq!(all, ["z", "anonymous_0", "anonymous_1", "y", "x"]);
    let derived: Vec<&str> = r.derived_from("A").map(|d| &*d.name).collect();
    assert_eq!(derived, ["z", "anonymous_0", "anonymous_1", "x"]);
    assert!(r.def("anonymous_0").is_some_and(|d| d.anonymous) && r.def("z").is_some_and(|d| !d.anonymous));
    let z = r.def("z").expect("z is defined");
    assert_eq!(z.superclasses().collect::<Vec<_>>(), ["A", "B"]);
    assert!(z.is_a("A") && z.is_a("B") && !z.is_a("C"));
    assert!(r.class("B").is_some_and(|c| c.is_a("A")) && r.class("C").is_none());
    assert_eq!(r.class("A").map(|c| c.parameters.clone()), Some(vec!["n".into()]));
    assert_eq!(r.get(z.id).name, z.name);
}

#[test]
fn spans_point_at_what_was_written() {
    let text =
        "class Op<string m, string f = [{ default }]> { string name = m; string format = f; int n = 1; }
def a : Op<\"add\">;
def b : Op<\"sub\"> { let format = \"x\"; let n = !add(1, 2); dag d = (a \"q\":$first, b); }";
    let (sources, r, diagnostics) = parse(text);
    assert!(diagnostics.is_empty(), "{}", messages(&sources, &diagnostics));
    let at = |def: &str, field: &str| {
        let span = r.def(def).and_then(|d| d.field(field)).map(|f| f.span).expect("the field exists");
        sources.slice(span)
    };
    assert_eq!(at("a", "name"), "\"add\"");
    assert_eq!(at("a", "format"), "[{ default }]");
    assert_eq!(at("b", "format"), "\"x\"");
    assert_eq!(at("b", "n"), "!add(1, 2)");
    let b = r.def("b").expect("b is defined");
    assert_eq!(sources.slice(b.span), "b");
    let dag = b.value("d").and_then(Value::as_dag).expect("d is a dag");
    let args: Vec<&str> = dag.args.iter().filter_map(|a| a.span).map(|s| sources.slice(s)).collect();
    assert_eq!(args, ["\"q\":$first", "b"]);
}

#[test]
fn includes_are_spliced_in_and_guards_work() {
    let files = &[
        ("a.td", "#ifndef A\n#define A\nclass A;\ninclude \"b.td\"\n#endif\n"),
        ("b.td", "#ifndef B\n#define B\ninclude \"a.td\"\nclass B : A;\n#endif\n"),
    ];
    let (sources, r, diagnostics) = parse_with("include \"b.td\"\ninclude \"a.td\"\ndef x : A;", files);
    // b.td includes a.td, which includes b.td again before `A` is defined for it: the guard prevents a loop.
    assert!(r.class("A").is_some(), "{}", messages(&sources, &diagnostics));
    assert!(r.def("x").is_some());
}

#[test]
fn dumps_are_notes() {
    let (sources, _, diagnostics) =
        parse("class A<int n> { dump \"n is \" # n; } def a : A<3>; dump \"top\";");
    let said: Vec<String> =
        diagnostics.iter().map(|d| format!("{} {}", d.severity.word(), d.message)).collect();
    assert_eq!(said, ["note n is 3", "note top"], "{}", messages(&sources, &diagnostics));
}

#[test]
fn cases_of_cond_are_converted_when_they_are_known() {
    // Like the arms of `!if`; LLVM has no value here.
    for (ty, case, other) in [
        ("int", "flag", "0"),
        ("int", "wide{1}", "small"),
        ("int", "wide", "number"),
        ("bit", "one", "0"),
        ("bits<1>", "flag", "{0}"),
        ("bits<2>", "small", "wide"),
        ("list<int>", "flags", "[1]"),
        ("list<int>", "[flag, wide{0}]", "[1]"),
        ("list<list<int>>", "[flags]", "[[1]]"),
        ("string", "text # flag", "\"other\""),
    ] {
        for is_true in [0, 1] {
            let text = format!(
                "class C<bit v> {{
                   bit flag = 1; bits<2> wide = 2; bits<1> one = 0b1; int number = 3; int small = 1; list<bit> flags = [1, 0];
                   string text = \"x\";
                   {ty} first = !cond(v: {case}, true: {other}); {ty} last = !cond(!not(v): {other}, 1: {case});
                   {ty} arm = !if(v, {case}, {other});
                 }}
                 def x : C<{is_true}>; multiclass M<bit v> {{ def _m : C<v>; }} multiclass N<bit v> : M<v>; defm x : N<{is_true}>;"
            );
            let all = records(&text);
            for name in ["x", "x_m"] {
                let x = all.def(name).expect("it is defined");
                assert!(x.value("arm").is_some_and(|arm| !arm.is_unset()), "{text}");
                assert_eq!(x.value("first"), x.value("arm"), "{text}");
                assert_eq!(x.value("last"), x.value("arm"), "{text}");
            }
        }
    }
}
