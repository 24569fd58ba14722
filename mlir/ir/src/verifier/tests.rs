//! One case for each rule: what is wrong, where, in MLIR's words.

use expect_test::{Expect, expect};

use crate::ir::entities::Op;
use crate::ir::module::Module;
use crate::testing::{Fun, context, module, text};
use crate::text::verify::{verify, verify_changes, verify_with};
use crate::values::context::Context;
use crate::values::ids::Loc;

fn check(build: impl FnOnce(&Context) -> Module, expected: Expect) {
    let cx = context();
    let module = build(&cx);
    let found = match verify(module.op(&cx)) {
        Ok(()) => String::new(),
        Err(diags) => text(&cx, &diags),
    };
    expected.assert_eq(&found);
}

/// A module with one function of one block, which `build` fills before the return.
fn check_block(build: impl FnOnce(&mut Fun<'_>, crate::ir::entities::Block), expected: Expect) {
    check(
        |cx| {
            let mut f = Fun::new(cx, "f");
            let block = f.block(&[]);
            build(&mut f, block);
            f.op(block, "t.ret", &[], &[]);
            module(cx, vec![f])
        },
        expected,
    );
}

#[test]
fn correct_ir_has_no_complaints() {
    check_block(
        |f, b| {
            let f64 = f.cx.f64_ty();
            let c = f.op(b, "t.const", &[], &[f64]);
            let c = f.body().result(c, 0);
            f.op(b, "t.add", &[c, c], &[f64]);
            let (_, inner) = f.with_region(b, "t.loop");
            f.op(inner, "t.add", &[c, c], &[f64]);
            f.op(inner, "t.yield", &[], &[]);
        },
        expect![""],
    );
}

#[test]
fn counts_name_what_is_there() {
    check_block(
        |f, b| {
            let ty = f.cx.tensor_ty(&[2, 3], f.cx.f64_ty());
            f.op(b, "t.print", &[], &[ty]);
            f.op(b, "t.add", &[], &[]);
            f.op(b, "t.loop", &[], &[]);
            f.branch(b, "t.const", &[]);
        },
        expect![[r#"
            2: 't.print' op requires zero results
              2: it has 0 operands and 1 result
            2: 't.print' op requires a single operand
              2: it has 0 operands and 1 result
            3: 't.add' op requires one result
              3: it has 0 operands and 0 results
            3: 't.add' op expected 2 operands, but found 0
              3: it has 0 operands and 0 results
            4: 't.loop' op requires one region
              4: it has 0 regions
            5: 't.const' op requires one result
              5: it has 0 operands and 0 results
        "#]],
    );
}

#[test]
fn segments_divide_the_operands() {
    check_block(
        |f, b| {
            let ty = f.cx.tensor_ty(&[2], f.cx.f64_ty());
            let c = f.op(b, "t.const", &[], &[ty]);
            let c = f.body().result(c, 0);
            for sizes in [&[1, 1][..], &[2, 0], &[3, -1], &[0, 1], &[1, 1, 0]] {
                let mut state = f.state("t.groups");
                state.operands.extend([c, c]);
                state.set_attr(f.cx, "operandSegmentSizes", f.cx.dense_array_attr::<i32>(sizes));
                f.create(b, state);
            }
            f.op(b, "t.groups", &[], &[]);
        },
        expect![[r#"
            4: 't.groups' op operand group starting at #0 requires 0 or 1 element, but found 2
            5: 't.groups' op 'operandSegmentSizes' attribute cannot have negative elements
            6: 't.groups' op operand count (2) does not match with the total size (1) specified in attribute 'operandSegmentSizes'
            7: 't.groups' op 'operandSegmentSizes' attribute for specifying operand segments must have 2 elements, but got 3
            8: 't.groups' op requires dense i32 array attribute 'operandSegmentSizes'
        "#]],
    );
}

#[test]
fn attributes_are_there_and_fit() {
    check(
        |cx| {
            let mut f = Fun::new(cx, "f");
            f.state.set_attr(cx, "sym_name", cx.f64_attr(1.0));
            f.state.inherent[1] = None;
            let mut g = Fun::new(cx, "g");
            g.state.set_attr(cx, "sym_visibility", cx.string_attr("secret"));
            module(cx, vec![f, g])
        },
        expect![[r#"
            1: 't.func' op requires attribute 'function_type'
            1: 't.func' op attribute 'sym_name' failed to satisfy constraint: string attribute
            1: 't.func' op visibility expected to be one of ["public", "private", "nested"], but got "secret"
        "#]],
    );
}

#[test]
fn blocks_end_with_terminators() {
    check(
        |cx| {
            let mut f = Fun::new(cx, "f");
            let [a, b, c] = [f.block(&[]), f.block(&[]), f.block(&[])];
            f.op(a, "t.ret", &[], &[]);
            f.branch(a, "t.br", &[b]);
            f.branch(b, "t.br", &[a]);
            f.op(b, "t.const", &[], &[cx.index_ty()]);
            let _ = c;
            module(cx, vec![f])
        },
        expect![[r#"
            1: entry block of region may not have predecessors
              4: this operation branches to it
            2: 't.ret' op must be the last operation in the parent block
            4: operation with block successors must terminate its parent block
            5: block with no terminator, has %0 = "t.const"() : () -> index
            1: empty block: expect at least a terminator
        "#]],
    );
}

#[test]
fn branches_stay_in_their_region() {
    check_block(
        |f, b| {
            let far = f.block(&[]);
            f.op(far, "t.ret", &[], &[]);
            let (_, inner) = f.with_region(b, "t.loop");
            f.branch(inner, "t.br", &[far]);
            f.branch(inner, "t.fork", &[]);
        },
        expect![[r#"
            4: operation with block successors must terminate its parent block
            5: 't.fork' op requires 2 successors but found 0
        "#]],
    );
}

#[test]
fn parents_and_implicit_terminators() {
    check_block(
        |f, b| {
            let (_, inner) = f.with_region(b, "t.loop");
            f.op(inner, "t.ret", &[], &[]);
            let (_, inner) = f.with_region(b, "t.loop");
            let _ = inner;
            let (_, inner) = f.with_region(b, "t.loop");
            f.branch(inner, "t.br", &[]);
            f.op(b, "t.yield", &[], &[]);
            let (_, inner) = f.with_region(b, "t.loop");
            let dest = f.body().create_block(&[]);
            let region = f.body().region_of(inner).expect("just made");
            f.body().append_block(region, dest);
            f.branch(inner, "t.br", &[dest]);
        },
        expect![[r#"
            3: 't.ret' op expects parent op 't.func'
            4: 't.loop' op expects a non-empty block
            6: 't.br' op requires 1 successor but found 0
            7: 't.yield' op expects parent op to be one of 't.loop, t.scope'
            8: 't.loop' op expects region #0 to have 0 or 1 blocks
            8: empty block: expect at least a terminator
        "#]],
    );
    check_block(
        |f, b| {
            let (_, inner) = f.with_region(b, "t.loop");
            let far = f.body().block_args(b).len();
            assert_eq!(far, 0);
            f.op(inner, "u.end", &[], &[]);
        },
        expect![[r#"
            3: 'u.end' op created with unregistered dialect
              help: if this is intended, allow unregistered dialects (-allow-unregistered-dialect)
        "#]],
    );
}

#[test]
fn unknown_operations() {
    check_block(
        |f, b| {
            f.op(b, "t.unknown", &[], &[]);
            f.op(b, "u.x", &[], &[]);
        },
        expect![[r#"
            2: unregistered operation 't.unknown' found in dialect ('t') that does not allow unknown operations
            3: 'u.x' op created with unregistered dialect
              help: if this is intended, allow unregistered dialects (-allow-unregistered-dialect)
        "#]],
    );
}

#[test]
fn symbols_are_unique_and_found() {
    check(
        |cx| {
            let mut f = Fun::new(cx, "f");
            let b = f.block(&[]);
            for callee in ["f", "g", "h"] {
                let mut state = f.state("t.call");
                state.set_attr(cx, "callee", cx.symbol_ref_attr(callee));
                f.create(b, state);
            }
            f.op(b, "t.ret", &[], &[]);
            module(cx, vec![f, Fun::new(cx, "g"), Fun::new(cx, "f")])
        },
        expect![[r#"
            1: redefinition of symbol named 'f'
              1: see existing symbol definition here
            4: 't.call' op "h" is no function
        "#]],
    );
}

#[test]
fn function_arguments_match_the_type() {
    check(
        |cx| {
            let ty = cx.type_attr(cx.function_ty(&[cx.index_ty()], &[]));
            let fun = |name, args: &[crate::values::ids::Type]| {
                let mut f = Fun::new(cx, name);
                f.state.set_attr(cx, "function_type", ty);
                let b = f.block(args);
                f.op(b, "t.ret", &[], &[]);
                f
            };
            module(cx, vec![fun("f", &[cx.index_ty()]), fun("g", &[])])
        },
        expect![[r#"
            1: 't.func' op entry block must have 1 arguments to match function signature
        "#]],
    );
}

#[test]
fn operands_are_defined_before_use() {
    check(
        |cx| {
            let f64 = cx.f64_ty();
            let mut f = Fun::new(cx, "f");
            let [a, b, c, d] = [f.block(&[]), f.block(&[]), f.block(&[f64]), f.block(&[])];
            let arg = f.body().block_args(c)[0];
            f.branch(a, "t.fork", &[b, c]);
            let def = f.op(b, "t.const", &[], &[f64]);
            let def = f.body().result(def, 0);
            f.branch(b, "t.br", &[c]);
            let own = f.op(c, "t.add", &[def, arg], &[f64]);
            let own = f.body().result(own, 0);
            let early = f.op(c, "t.add", &[own, own], &[f64]);
            let early_result = f.body().result(early, 0);
            f.body().set_operand(early, 1, early_result);
            let (_, inner) = f.with_region(c, "t.loop");
            f.op(inner, "t.add", &[own, def], &[f64]);
            let hidden = f.op(inner, "t.const", &[], &[f64]);
            let hidden = f.body().result(hidden, 0);
            f.op(inner, "t.yield", &[], &[]);
            f.op(c, "t.add", &[hidden, own], &[f64]);
            f.op(c, "t.ret", &[], &[]);
            // This block is unreachable.
            f.op(d, "t.add", &[hidden, arg], &[f64]);
            f.op(d, "t.ret", &[], &[]);
            module(cx, vec![f])
        },
        expect![[r#"
            5: operand #0 does not dominate this use
              3: operand defined here (op in the same region)
            6: operand #1 does not dominate this use
              6: operand defined here (op in the same block)
            8: operand #1 does not dominate this use
              3: operand defined here (op in a parent region)
            11: operand #0 does not dominate this use
              9: operand defined here (op in a child region)
        "#]],
    );
}

#[test]
fn parallel_and_sequential_agree() {
    let cx = context();
    let fun = |i: usize| {
        let mut f = Fun::new(&cx, &format!("f{i}"));
        let b = f.block(&[]);
        for _ in 0..300 {
            f.op(b, "t.const", &[], &[cx.index_ty()]);
        }
        f.op(b, if i.is_multiple_of(3) { "t.print" } else { "t.ret" }, &[], &[]);
        f
    };
    let module = module(&cx, (0..40).map(fun).collect());
    let parallel = verify_with(module.op(&cx), true);
    assert_eq!(parallel, verify_with(module.op(&cx), false));
    assert_eq!(parallel.expect_err("every third is wrong").len(), 28);
}

/// The number of errors that a check of changes finds in a module with an incorrect function, which is assumed to have
/// been correct until `change`.
fn errors_after(change: impl FnOnce(&mut Module)) -> usize {
    let cx = context();
    let mut f = Fun::new(&cx, "f");
    let b = f.block(&[]);
    f.op(b, "t.print", &[], &[]);
    let mut module = module(&cx, vec![f]);
    module.body_mut().forget_changes();
    change(&mut module);
    verify_changes(module.op(&cx), false).map_or_else(|diags| diags.len(), |()| 0)
}

/// The only function of a module.
fn function(module: &Module) -> Op {
    let body = module.body();
    body.region_ops(body.roots()[0]).next().expect("the module has a function")
}

#[test]
fn bodies_that_have_not_changed_are_correct() {
    assert_eq!(errors_after(|_| {}), 0);
    // Giving a body back does not count as a change.
    let lend = |module: &mut Module| {
        let op = function(module);
        let inside = module.body_mut().lend_nested(op).expect("functions are isolated");
        module.body_mut().put_nested(op, inside);
    };
    assert_eq!(errors_after(lend), 0);
}

#[test]
fn changes_are_checked_with_everything_inside() {
    let change_inside = |module: &mut Module| {
        let op = function(module);
        let inside = module.body_mut().nested_mut(op).expect("functions are isolated");
        let first = inside.region_ops(inside.roots()[0]).next().expect("the function has an operation");
        inside.set_loc(first, Loc::UNKNOWN);
    };
    let errors = errors_after(change_inside);
    assert!(errors > 0);
    let change_header = |module: &mut Module| {
        let op = function(module);
        module.body_mut().set_loc(op, Loc::UNKNOWN);
    };
    assert_eq!(errors_after(change_header), errors);
    let replace = |module: &mut Module| {
        let op = function(module);
        let inside = module.body_mut().take_nested(op).expect("functions are isolated");
        module.body_mut().put_nested(op, inside);
    };
    assert_eq!(errors_after(replace), errors);
    let copy = |module: &mut Module| {
        let op = function(module);
        let inside = module.body().nested(op).expect("functions are isolated").clone();
        *module.body_mut().nested_mut(op).expect("functions are isolated") = inside;
    };
    assert_eq!(errors_after(copy), errors);
}
