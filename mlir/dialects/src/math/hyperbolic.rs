//! Inverse hyperbolic functions as math libraries compute them: from logarithms, by formulas that depend on the size of
//! the argument, so results agree to the last bit. Outside its domain, a function returns the NaN that x86 computes for
//! 0/0.

/// The functions for a type. Adding 1 to the square of a number above `large` does not change it; a number below `tiny`
/// or `smallest` is its own result.
macro_rules! inverse_hyperbolic {
    ($float:ident, $asinh:ident, $acosh:ident, $atanh:ident, large: $large:expr, tiny: $tiny:expr, smallest: $smallest:expr) => {
        /// The inverse hyperbolic sine.
        pub(super) fn $asinh(x: $float) -> $float {
            let a = x.abs();
            let result = if a < $tiny {
                a
            } else if a > $large {
                a.ln() + std::$float::consts::LN_2
            } else if a > 2.0 {
                (2.0 * a + 1.0 / ((a * a + 1.0).sqrt() + a)).ln()
            } else {
                let square = a * a;
                (a + square / (1.0 + (1.0 + square).sqrt())).ln_1p()
            };
            result.copysign(x)
        }

        /// The inverse hyperbolic cosine.
        pub(super) fn $acosh(x: $float) -> $float {
            // Above this, subtracting 1 from the square does not change it.
            let large = (1u64 << 28) as $float;
            if x < 1.0 {
                -$float::NAN
            } else if x > large {
                x.ln() + std::$float::consts::LN_2
            } else if x > 2.0 {
                (2.0 * x - 1.0 / (x + (x * x - 1.0).sqrt())).ln()
            } else {
                let above = x - 1.0;
                (above + (2.0 * above + above * above).sqrt()).ln_1p()
            }
        }

        /// The inverse hyperbolic tangent.
        pub(super) fn $atanh(x: $float) -> $float {
            let a = x.abs();
            if a > 1.0 {
                return -$float::NAN;
            }
            let result = if a < $smallest {
                a
            } else if a < 0.5 {
                let twice = a + a;
                0.5 * (twice + twice * a / (1.0 - a)).ln_1p()
            } else {
                0.5 * ((a + a) / (1.0 - a)).ln_1p()
            };
            result.copysign(x)
        }
    };
}

const TWO_TO_28: f64 = (1u64 << 28) as f64;

inverse_hyperbolic! {
    f64, asinh_f64, acosh_f64, atanh_f64, large: TWO_TO_28, tiny: 1.0 / TWO_TO_28, smallest: 1.0 / TWO_TO_28
}
inverse_hyperbolic! {
    f32, asinh_f32, acosh_f32, atanh_f32, large: 16384.0, tiny: 1.0 / 16384.0, smallest: 1.0 / (TWO_TO_28 as f32)
}
