//! MLIR's own interfaces, on operations that records describe.

use mlir::Loc;
use mlir::effects::{is_memory_effect_free, is_speculatable, may_write, only_reads};
use mlir::interfaces::{CastOpInterface, SelectLikeOpInterface, ViewLikeOpInterface};

use crate::testing::Scene;
use ods_tests::standard::*;

#[test]
fn operations_tell_their_effects() {
    let mut scene = Scene::new();
    let mut b = scene.builder();
    let [none, read, write, both] = [(false, false), (true, false), (false, true), (true, true)]
        .map(|(reads, writes)| TouchOp::build_with(&mut b, Loc::UNKNOWN, TouchOpOptions { reads, writes }));
    assert!(is_memory_effect_free(scene.op(none)) && !is_memory_effect_free(scene.op(read)));
    assert!(only_reads(scene.op(read)) && !only_reads(scene.op(both)));
    assert!(may_write(scene.op(write)) && may_write(scene.op(both)) && !may_write(scene.op(read)));
}

#[test]
fn operations_tell_whether_they_may_run_anywhere() {
    let mut scene = Scene::new();
    let [input] = scene.constants("i32");
    let mut b = scene.builder();
    let [safe, unsafe_] =
        [false, true].map(|fails| CheckOp::build_with(&mut b, Loc::UNKNOWN, input, CheckOpOptions { fails }));
    let once = OnceOp::build(&mut b, Loc::UNKNOWN);
    assert!(is_speculatable(scene.op(safe)) && !is_speculatable(scene.op(unsafe_)));
    assert!(is_speculatable(scene.op(once)));
    let touch = TouchOp::build(&mut scene.builder(), Loc::UNKNOWN);
    assert!(!is_speculatable(scene.op(touch)));
}

#[test]
fn methods_that_are_accessors() {
    let mut scene = Scene::new();
    let [a, b_, c] = scene.constants("i1");
    let ([offset], [memory]) = (scene.constants("index"), scene.constants("memref<4xf32>"));
    let mut b = scene.builder();
    let choose = ChooseOp::build(&mut b, Loc::UNKNOWN, a, b_, c);
    let ty = b.body().ty(memory);
    let part = PartOp::build(&mut b, Loc::UNKNOWN, ty, offset, memory);
    let choose = scene.op(choose);
    let like = choose.interface::<SelectLikeOpInterface>().expect("it is declared");
    assert_eq!([(like.condition)(choose), (like.true_value)(choose), (like.false_value)(choose)], [a, b_, c]);
    let part = scene.op(part);
    assert_eq!(part.interface::<ViewLikeOpInterface>().map(|v| (v.view_source)(part)), Some(memory));
    assert!(part.interface::<CastOpInterface>().is_none());
}
