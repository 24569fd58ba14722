//! Regions and successors.

use crate::testing::Scene;
use ods_tests::regions::*;

#[test]
fn builders_make_empty_regions() {
    let mut scene = Scene::new();
    let mut b = scene.builder();
    let op = ManyOp::build(&mut b, mlir::Loc::UNKNOWN, 2);
    let view = scene.view::<ManyOp>(op);
    assert_eq!(view.first().blocks().count(), 0);
    assert_eq!(view.rest().count(), 2);
}

#[test]
fn successors_by_name() {
    let mut scene = Scene::new();
    let [selector] = scene.constants("i32");
    let mut b = scene.builder();
    let [x, y, z] = [(); 3].map(|()| b.body_mut().create_block(&[]));
    let op = SwitchOp::build(&mut b, mlir::Loc::UNKNOWN, selector, x, &[y, z]);
    let view = scene.view::<SwitchOp>(op);
    assert_eq!((view.otherwise(), view.cases().collect::<Vec<_>>()), (x, vec![y, z]));
    let mut b = scene.builder();
    let op = JumpOp::build(&mut b, mlir::Loc::UNKNOWN, z);
    assert_eq!(scene.view::<JumpOp>(op).target(), z);
}
