//! Structural and other traits.

use ods_tests::traits::*;

#[test]
fn the_parameters_of_a_trait_can_be_asked_for() {
    let own = DIALECT.ops.iter().find(|op| op.name == "test_traits.own").expect("it is a record");
    assert_eq!(own.interface::<AtMostOperands>().map(|t| t.0), Some(2));
    assert!(own.interface::<EvenOperands>().is_some());
    let other = DIALECT.ops.iter().find(|op| op.name == "test_traits.abs").expect("it is a record");
    assert!(other.interface::<EvenOperands>().is_none());
}
