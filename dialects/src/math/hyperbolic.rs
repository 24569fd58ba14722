//! Inverse hyperbolic functions, as mathematical libraries compute them: from logarithms, by formulas that differ with
//! the size of the argument, so that results are the same to the last bit. Outside of where a function is defined the
//! result is the NaN that x86 makes of zero divided by zero.

/// The functions for a type; beyond `large` one more or less makes no difference to a square, below `tiny` a number is
/// its own result.
macro_rules! inverse_hyperbolic {
    ($float:ident, $asinh:ident, $acosh:ident, $atanh:ident, large: $large:expr, tiny: $tiny:expr, smallest: $smallest:expr) => {
        /// The number of which this is the hyperbolic sine.
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

        /// The positive number of which this is the hyperbolic cosine.
        pub(super) fn $acosh(x: $float) -> $float {
            // Where the square of a number is as good as one less than it.
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

        /// The number of which this is the hyperbolic tangent.
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
