//! Dialect conversion on small modules of the mini dialect: renames operations, and converts i64 to f64.

mod mini;

use std::sync::Arc;

use expect_test::{Expect, expect};
use mlir::rewrite::NoMatch;
use mlir::rewrite::conversion::{
    ConversionPatternSet, ConversionRewriter, ConversionTarget, Mode, SignatureConversion, TypeConversion,
    TypeConverter, convert_body,
};
use mlir::{Context, Op, OpState, Value};

fn converter() -> TypeConverter {
    let mut converter = TypeConverter::identity();
    converter.add_conversion(|_, ty| {
        if ty.is_integer(64) { TypeConversion::To(ty.cx().f64_ty()) } else { TypeConversion::Skip }
    });
    converter
}

/// A pattern that replaces an operation by one with this name and converted types.
fn rename(to: &'static str) -> impl Fn(Op, &[Value], &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    move |op, operands, rw| {
        let mut state = OpState::new(rw.cx(), rw.cx().op_name(to), rw.body().loc(op));
        state.result_types = rw.convert_result_types(op)?.into();
        state.operands.extend_from_slice(operands);
        state.successors = rw.body().successors(op).collect();
        let new = rw.create(state);
        let results: Vec<Value> = rw.body().results(new).collect();
        rw.replace_op(op, &results);
        Ok(())
    }
}

struct Setup<'c> {
    target: ConversionTarget<'c>,
    patterns: ConversionPatternSet,
}

fn setup(cx: &Context) -> Setup<'_> {
    let converter = Arc::new(converter());
    let mut target = ConversionTarget::new(cx);
    let legal = converter.clone();
    target.add_legal_op("t.module");
    target.add_dynamically_legal_op("t.func", move |op| {
        let ty = op.attr("function_type").and_then(|a| a.as_type());
        ty.is_none_or(|ty| legal.is_legal_signature(op.cx(), ty))
    });
    let legal = converter.clone();
    target.add_dynamically_legal_op("t.ret", move |op| legal.is_legal_op(op));
    let legal = converter.clone();
    target.add_dynamically_legal_op("t.br", move |op| legal.is_legal_op(op));
    let mut patterns = ConversionPatternSet::with_converter(converter);
    patterns.add_function_signature("t.func");
    patterns.add_fn("t.ret", rename("t.ret"));
    patterns.add_fn("t.br", rename("t.br"));
    Setup { target, patterns }
}

fn run(cx: &Context, setup: &Setup<'_>, text: &str, full: bool) -> String {
    let mut module = mini::parse(cx, text);
    let mode = if full { Mode::Full } else { Mode::Partial };
    match convert_body(cx, module.body_mut(), &setup.target, &setup.patterns, mode) {
        Ok(()) => mini::print(cx, &module, false),
        Err(diags) => {
            let line = |d: &mlir::Diag| cx.file_place(d.loc).map_or(0, |p| p.1);
            diags.iter().map(|d| format!("{}: {}\n", line(d), d.message)).collect()
        }
    }
}

fn check(text: &str, full: bool, change: impl FnOnce(&mut Setup<'_>), expected: Expect) {
    let cx = mini::context();
    let mut setup = setup(&cx);
    change(&mut setup);
    expected.assert_eq(&run(&cx, &setup, text, full));
}

#[test]
fn everything_converted_needs_no_casts() {
    check(
        "func private @f(x)
           br ^next x
         ^next(y):
           z = add y y
           ret z
         func private @g(x, y)
           z = add x y
           ret z",
        true,
        |s| {
            s.target.add_illegal_op("t.add").add_legal_op("t.mul");
            s.patterns.add_fn("t.add", rename("t.mul"));
        },
        expect![[r#"
            func private @f(0:f)
              br ^1 0:f
            ^1(1:f):
              2:f = mul 1:f 1:f
              ret 2:f
            func private @g(0:f, 1:f)
              2:f = mul 0:f 1:f
              ret 2:f
        "#]],
    );
}

#[test]
fn casts_stand_between_converted_and_unknown() {
    check(
        "func @f(x)
           y = neg x
           z = add y x
           w = abs z
           print w
           ret z",
        false,
        |s| {
            s.target.add_illegal_op("t.add");
            s.patterns.add_fn("t.add", rename("t.mul"));
        },
        expect![[r#"
            func @f(0:f)
              1 = builtin.unrealized_conversion_cast 0:f
              2 = neg 1
              3:f = builtin.unrealized_conversion_cast 2
              4:f = mul 3:f 0:f
              5 = builtin.unrealized_conversion_cast 4:f
              6 = abs 5
              print 6
              ret 4:f
        "#]],
    );
}

/// However an operation is replaced, the values are cast for users that are not converted.
#[test]
fn replacements_of_another_type_are_cast() {
    check(
        "func @f(x)
           y = neg x
           z = abs y
           w = add z z
           print w
           ret",
        false,
        |s| {
            s.target.add_illegal_op("t.neg").add_illegal_op("t.abs").add_illegal_op("t.add");
            s.patterns.add_fn("t.neg", |op, x, rw| rw.replace_by(op, x[0]));
            s.patterns.add_fn("t.abs", |op, x, rw| rw.replace_by_all(op, x));
            s.patterns.add_fn("t.add", |op, x, rw| rw.replace_with(op, |_, _| x[0]));
        },
        expect![[r#"
            func @f(0:f)
              1 = builtin.unrealized_conversion_cast 0:f
              print 1
              ret
        "#]],
    );
}

#[test]
fn patterns_may_go_through_several_steps() {
    check(
        "func @f(x)
           loop {
             y = neg x
             z = abs y
             print z
             yield
           }
           ret",
        false,
        |s| {
            s.target.add_illegal_op("t.neg").add_illegal_op("t.abs");
            s.patterns.add_fn("t.neg", rename("t.abs"));
            s.patterns.add_fn("t.abs", rename("t.mul"));
        },
        expect![[r#"
            func @f(0:f)
              loop {
                1:f = mul 0:f
                2:f = mul 1:f
                3 = builtin.unrealized_conversion_cast 2:f
                print 3
                yield
              }
              ret
        "#]],
    );
}

#[test]
fn folding_comes_before_patterns() {
    check(
        "func @f(x)
           a = const 1
           b = const 2
           c = add a b
           print c
           ret",
        false,
        |s| {
            s.target.add_illegal_op("t.add").add_legal_op("t.const");
        },
        expect![[r#"
            func @f(0:f)
              1 = const 1
              2 = const 2
              3 = const 3
              print 3
              ret
        "#]],
    );
}

/// What replaces an operation must become legal, even if it is a constant.
#[test]
fn a_constant_that_stays_illegal_is_not_folded_to() {
    check(
        "func @f(x)
           a = const 1
           c = add a a
           print c
           ret",
        false,
        |s| {
            s.patterns.add_fn("t.add", rename("t.mul"));
        },
        expect![[r#"
            func @f(0:f)
              1 = const 1
              2:f = builtin.unrealized_conversion_cast 1
              3:f = mul 2:f 2:f
              4 = builtin.unrealized_conversion_cast 3:f
              print 4
              ret
        "#]],
    );
}

/// Whatever is converted first, folds see the operations that the program had.
#[test]
fn folds_see_what_was_there_before() {
    check(
        "func @f(x)
           a = const 1
           b = add a a
           c = add b a
           print c
           ret",
        false,
        |s| {
            s.target.add_illegal_op("t.add").add_legal_op("t.const").add_legal_op("t.mul");
            s.patterns.add_fn("t.add", rename("t.mul"));
        },
        expect![[r#"
            func @f(0:f)
              1 = const 1
              2:f = builtin.unrealized_conversion_cast 1
              3 = const 2
              4:f = builtin.unrealized_conversion_cast 3
              5:f = mul 4:f 2:f
              6 = builtin.unrealized_conversion_cast 5:f
              print 6
              ret
        "#]],
    );
}

#[test]
fn materializations_replace_casts_that_remain() {
    let cx = mini::context();
    let mut converter = converter();
    let make = |name: &'static str| {
        move |b: &mut mlir::Builder<'_>, ty, values: &[Value], loc| {
            let mut state = OpState::new(b.cx(), b.cx().op_name(name), loc);
            state.operands.extend_from_slice(values);
            state.result_types.push(ty);
            let op = b.create(state);
            Some(b.body().result(op, 0))
        }
    };
    converter.add_source_materialization(make("t.cast"));
    let negate = make("t.neg");
    converter.add_target_materialization(move |b, ty, values, _, loc| negate(b, ty, values, loc));
    let mut setup = setup(&cx);
    setup.target.add_illegal_op("t.add");
    setup.patterns = ConversionPatternSet::with_converter(Arc::new(converter));
    setup.patterns.add_fn("t.add", rename("t.mul")).add_function_signature("t.func");
    let text = "func @f(x)
           y = abs x
           z = add x y
           print z
           ret";
    expect![[r#"
        func @f(0:f)
          1 = cast 0:f
          2 = abs 1
          3:f = neg 2
          4:f = mul 0:f 3:f
          5 = cast 4:f
          print 5
          ret
    "#]]
    .assert_eq(&run(&cx, &setup, text, false));
}

#[test]
fn an_argument_may_become_several_or_none() {
    check(
        "func @f(x, y)
           print x
           ret",
        false,
        |s| {
            s.patterns = ConversionPatternSet::with_converter(Arc::new(converter()));
            s.patterns.add_fn("t.func", |op, _, rw| {
                let f64 = rw.cx().f64_ty();
                let mut entry = SignatureConversion::new(2);
                entry.add_input(0, &[f64, f64]);
                let mut body = rw.body_mut().take_nested(op).ok_or(NoMatch)?;
                let region = *body.roots().first().ok_or(NoMatch)?;
                let block = body.entry_block(region).ok_or(NoMatch)?;
                rw.apply_signature_conversion(&mut body, block, &entry)?;
                rw.body_mut().put_nested(op, body);
                let ty = rw.cx().function_ty(&entry.types(), &[]);
                let ty = rw.cx().type_attr(ty);
                rw.set_attr(op, "function_type", Some(ty));
                Ok(())
            });
        },
        expect![[r#"
            func @f(0:f, 1:f)
              2 = builtin.unrealized_conversion_cast 0:f 1:f
              print 2
              ret
        "#]],
    );
}

#[test]
fn what_cannot_be_converted_is_an_error_in_each_body() {
    let text = "func @f(x)
           y = neg x
           z = neg y
           ret
         func @g(x)
           y = neg x
           ret";
    check(
        text,
        false,
        |s| _ = s.target.add_illegal_op("t.neg"),
        expect![[r#"
        2: failed to legalize operation 't.neg' that was explicitly marked illegal
        6: failed to legalize operation 't.neg' that was explicitly marked illegal
    "#]],
    );
    check(
        text,
        true,
        |_| {},
        expect![[r#"
        2: failed to legalize operation 't.neg'
        6: failed to legalize operation 't.neg'
    "#]],
    );
}

#[test]
fn what_is_inside_a_recursively_legal_operation_stays() {
    check(
        "func @f(x)
           loop {
             y = neg x
             print y
             yield
           }
           z = neg x
           print z
           ret",
        false,
        |s| {
            s.target.add_illegal_op("t.neg").add_legal_op("t.loop").mark_recursively_legal("t.loop");
            s.patterns.add_fn("t.neg", rename("t.abs"));
        },
        expect![[r#"
            func @f(0:f)
              1 = builtin.unrealized_conversion_cast 0:f
              loop {
                2 = neg 1
                print 2
                yield
              }
              3:f = abs 0:f
              4 = builtin.unrealized_conversion_cast 3:f
              print 4
              ret
        "#]],
    );
}

#[test]
fn a_pattern_that_makes_what_it_matches_is_stopped() {
    check(
        "func @f(x)
           y = neg x
           print y
           ret",
        false,
        |s| {
            s.target.add_illegal_op("t.neg").add_illegal_op("t.abs");
            s.patterns.add_fn("t.neg", rename("t.abs"));
            s.patterns.add_fn("t.abs", rename("t.neg"));
        },
        expect![[r#"
            2: legalizing operation 't.abs' does not terminate
        "#]],
    );
}
