//! Builders whose regions are filled by functions.

use dialects::affine::{AffineForOp, AffineIfOp};
use dialects::arith::{AddFOp, AddIOp, CmpIOp, CmpIPredicate, ConstantOp};
use dialects::memref::{AllocOp, AllocOpOptions, LoadOp, StoreOp};
use dialects::{func, scf};
use mlir::{Builder, Context, IntegerSet, Loc, Module, Registry, Value, verify};

const LOC: Loc = Loc::UNKNOWN;

fn context() -> Context {
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    Context::new(registry)
}

/// The text of the function `f` of this type that `fill` builds.
fn function(cx: &Context, results: usize, fill: impl FnOnce(&mut Builder<'_>, &[Value])) -> String {
    let mut module = Module::new(cx, LOC);
    let ty = cx.function_ty(&[cx.index_ty(), cx.f64_ty()], &vec![cx.f64_ty(); results]);
    func::FuncOp::build(&mut module.builder(cx), LOC, "f", ty, fill);
    verify(module.op(cx)).expect("what builders make is valid");
    let text = mlir::text::print_module(cx, &module, &Default::default());
    let body =
        text.lines().skip_while(|line| !line.contains("func.func")).skip(1).take_while(|line| *line != "  }");
    body.map(|line| line.strip_prefix("    ").unwrap_or(line).trim_end()).collect::<Vec<_>>().join("\n")
}

#[test]
fn loops_over_constants_and_values() {
    let cx = context();
    let text = function(&cx, 0, |b, args| {
        let buffer = AllocOp::build(b, LOC, b.cx().memref_ty(&[8], b.cx().f64_ty()));
        AffineForOp::build(b, LOC, 0..8, |b, i| StoreOp::build(b, LOC, args[1], buffer, &[i]));
        AffineForOp::build(b, LOC, args[0]..args[0], |_, _| ());
        func::ReturnOp::build(b, LOC, &[]);
    });
    assert_eq!(
        text,
        "\
%alloc = memref.alloc() : memref<8xf64>
affine.for %arg2 = 0 to 8 {
  memref.store %arg1, %alloc[%arg2] : memref<8xf64>
}
affine.for %arg2 = #map(%arg0) to #map(%arg0) {
}
return"
    );
}

#[test]
fn loops_that_carry_values() {
    let cx = context();
    let text = function(&cx, 1, |b, args| {
        let ty = b.cx().memref_ty(&[mlir::DYNAMIC], b.cx().f64_ty());
        let sizes = AllocOpOptions { dynamic_sizes: &args[..1], ..Default::default() };
        let buffer = AllocOp::build_with(b, LOC, ty, sizes);
        let zero = ConstantOp::build(b, LOC, b.cx().index_attr(0));
        let one = ConstantOp::build(b, LOC, b.cx().index_attr(1));
        let sum = scf::ForOp::build_with_iter_args(b, LOC, zero..args[0], one, &args[1..], |b, i, sum| {
            let element = LoadOp::build(b, LOC, buffer, &[i]);
            let sum = AddFOp::build(b, LOC, sum[0], element);
            scf::YieldOp::build(b, LOC, &[sum])
        });
        let sum = sum.view(b).result(0);
        func::ReturnOp::build(b, LOC, &[sum]);
    });
    assert_eq!(
        text,
        "\
%alloc = memref.alloc(%arg0) : memref<?xf64>
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (f64) {
  %1 = memref.load %alloc[%arg2] : memref<?xf64>
  %2 = arith.addf %arg3, %1 : f64
  scf.yield %2 : f64
}
return %0 : f64"
    );
}

#[test]
fn conditions_and_while() {
    let cx = context();
    let text = function(&cx, 1, |b, args| {
        let test = CmpIOp::build(b, LOC, CmpIPredicate::Eq, args[0], args[0]);
        scf::IfOp::build(b, LOC, test, |_| ());
        let f64_ty = b.cx().f64_ty();
        let yields = |value| move |b: &mut Builder<'_>| scf::YieldOp::build(b, LOC, &[value]);
        let chosen = scf::IfOp::build_with_else(b, LOC, &[f64_ty], test, yields(args[1]), yields(args[1]));
        let set = IntegerSet::new(1, 0, vec![(b.cx().affine_dim(0), true)]);
        AffineIfOp::build_with_else(b, LOC, &[], (set, &args[..1]), |_| (), |_| ());
        let one = ConstantOp::build(b, LOC, b.cx().index_attr(1));
        scf::WhileOp::build(
            b,
            LOC,
            &[b.cx().index_ty()],
            &args[..1],
            |b, carried| {
                let more = CmpIOp::build(b, LOC, CmpIPredicate::Ult, carried[0], one);
                scf::ConditionOp::build(b, LOC, more, carried)
            },
            |b, passed| {
                let next = AddIOp::build(b, LOC, passed[0], one);
                scf::YieldOp::build(b, LOC, &[next])
            },
        );
        scf::ParallelOp::build(b, LOC, &[one], &args[..1], &[one], |_, _| ());
        let chosen = chosen.view(b).result(0);
        func::ReturnOp::build(b, LOC, &[chosen]);
    });
    assert_eq!(
        text,
        "\
%0 = arith.cmpi eq, %arg0, %arg0 : index
scf.if %0 {
}
%1 = scf.if %0 -> (f64) {
  scf.yield %arg1 : f64
} else {
  scf.yield %arg1 : f64
}
affine.if #set(%arg0) {
} else {
}
%c1 = arith.constant 1 : index
%2 = scf.while (%arg2 = %arg0) : (index) -> index {
  %3 = arith.cmpi ult, %arg2, %c1 : index
  scf.condition(%3) %arg2 : index
} do {
^bb0(%arg2: index):
  %3 = arith.addi %arg2, %c1 : index
  scf.yield %3 : index
}
scf.parallel (%arg2) = (%c1) to (%arg0) step (%c1) {
  scf.reduce
}
return %1 : f64"
    );
}

/// An error in a region is the builder's, also through the regions around; what follows is not built.
#[test]
fn errors_pass_through_builders() {
    let cx = context();
    let mut module = Module::new(&cx, LOC);
    let ty = cx.function_ty(&[cx.int_ty(1)], &[]);
    let mut reached = Vec::new();
    let built = func::FuncOp::build(&mut module.builder(&cx), LOC, "f", ty, |b, args| {
        AffineForOp::build(b, LOC, 0..4, |b, _| {
            reached.push("loop");
            let missing = |_: &mut Builder<'_>| Err("there is no such variable");
            let skipped = |_: &mut Builder<'_>| {
                reached.push("else");
                Ok(())
            };
            scf::IfOp::build_with_else(b, LOC, &[], args[0], missing, skipped)?;
            Ok(())
        })?;
        reached.push("end");
        Ok(())
    });
    assert_eq!(built.err(), Some("there is no such variable"));
    assert_eq!(reached, ["loop"]);
}

/// Blocks are added while the builder stays where it is.
#[test]
fn blocks_are_appended_where_the_builder_is() {
    let cx = context();
    let text = function(&cx, 0, |b, args| {
        let next = b.append_block(&[(b.cx().f64_ty(), LOC)]);
        dialects::cf::BranchOp::build(b, LOC, &args[1..], next);
        b.set_end(next);
        b.keep_insert_point(|b| {
            b.set_region_start();
            ConstantOp::build(b, LOC, b.cx().f64_attr(1.0))
        });
        func::ReturnOp::build(b, LOC, &[]);
    });
    assert_eq!(
        text,
        "\
%cst = arith.constant 1.000000e+00 : f64
cf.br ^bb1(%arg1 : f64)
  ^bb1(%0: f64):  // pred: ^bb0
return"
    );
}
