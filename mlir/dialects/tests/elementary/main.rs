//! The elementary functions: their results for special numbers, and their errors for others. `examples/ulp.rs` tries as
//! many numbers as it is told to.

#![allow(clippy::float_cmp, reason = "results are exact")]

mod points;
mod quick;
mod reference;
mod special;

use points::{FUNCTIONS, Function};
use quick::Quick;

/// How many numbers are tried of each function.
const POINTS: u64 = 100_000;

/// Of all numbers of 32 bits, one of so many is tried.
const STEP: usize = 40_009;

fn check(name: &str) {
    let function: &Function = FUNCTIONS.iter().find(|f| f.name == name).expect("there is such a function");
    let quick = Quick::new();
    // All are judged by the reference, and the quick values with them.
    let worst = function.worst(&quick, 1, POINTS, 1);
    assert!(worst.error < 1.0, "{name}: an error of {} ulp at {:?}", worst.error, worst.at);
    let worst = function.worst_of_singles(&quick, 1, POINTS);
    assert!(worst.error < 1.0, "{name}: an error of {} ulp of f32 at {:?}", worst.error, worst.at);
    if name != "power" {
        let worst = function.worst_of_bits((0..=u32::MAX).step_by(STEP));
        assert!(worst.error < 1.0, "{name}: an error of {} ulp of f32 at {:?}", worst.error, worst.at);
    }
}

macro_rules! errors_are_below_one_ulp {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            check(stringify!($name));
        }
    )*};
}

errors_are_below_one_ulp! { exp expm1 log log1p sin cos tan tanh erf power }
