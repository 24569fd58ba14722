//! Functions of the C library's mathematics that a program may call, for doubles and, with an `f` at the end of their
//! names, for floats of 32 bits.

use crate::state::HostFunction;
use crate::value::{Res, Value};

fn float(args: &[Value], index: usize) -> Res<f64> {
    args.get(index).ok_or("passes fewer values than the function takes")?.float()
}

/// A function of one number, in both formats.
macro_rules! unary {
    ($name:expr, $($double:literal $single:literal => $function:ident,)*) => {
        match $name {
            $($double => Some((|_, args| Ok(Some(Value::Float(float(args, 0)?.$function())))) as HostFunction),
            $single => Some((|_, args| {
                Ok(Some(Value::Float((float(args, 0)? as f32).$function().into())))
            }) as HostFunction),)*
            _ => None,
        }
    };
}

/// A function of two numbers, in both formats.
macro_rules! binary {
    ($name:expr, $($double:literal $single:literal => $function:ident,)*) => {
        match $name {
            $($double => Some((|_, args| {
                Ok(Some(Value::Float(float(args, 0)?.$function(float(args, 1)?))))
            }) as HostFunction),
            $single => Some((|_, args| {
                Ok(Some(Value::Float((float(args, 0)? as f32).$function(float(args, 1)? as f32).into())))
            }) as HostFunction),)*
            _ => None,
        }
    };
}

/// The function with this name.
pub(crate) fn function(name: &str) -> Option<HostFunction> {
    let of_one = unary!(
        name,
        "acos" "acosf" => acos,
        "acosh" "acoshf" => acosh,
        "asin" "asinf" => asin,
        "asinh" "asinhf" => asinh,
        "atan" "atanf" => atan,
        "atanh" "atanhf" => atanh,
        "cbrt" "cbrtf" => cbrt,
        "ceil" "ceilf" => ceil,
        "cos" "cosf" => cos,
        "cosh" "coshf" => cosh,
        "exp" "expf" => exp,
        "exp2" "exp2f" => exp2,
        "expm1" "expm1f" => exp_m1,
        "fabs" "fabsf" => abs,
        "floor" "floorf" => floor,
        "log" "logf" => ln,
        "log10" "log10f" => log10,
        "log1p" "log1pf" => ln_1p,
        "log2" "log2f" => log2,
        "rint" "rintf" => round_ties_even,
        "round" "roundf" => round,
        "roundeven" "roundevenf" => round_ties_even,
        "sin" "sinf" => sin,
        "sinh" "sinhf" => sinh,
        "sqrt" "sqrtf" => sqrt,
        "tan" "tanf" => tan,
        "tanh" "tanhf" => tanh,
        "trunc" "truncf" => trunc,
    );
    let of_two = || {
        binary!(
            name,
            "atan2" "atan2f" => atan2,
            "pow" "powf" => powf,
        )
    };
    of_one.or_else(of_two).or_else(|| other(name))
}

fn other(name: &str) -> Option<HostFunction> {
    Some(match name {
        "erfc" => |_, args| Ok(Some(Value::Float(complementary_error(float(args, 0)?)))),
        "erfcf" => |_, args| Ok(Some(Value::Float(f64::from(complementary_error(float(args, 0)?) as f32)))),
        "fmod" => |_, args| Ok(Some(Value::Float(float(args, 0)? % float(args, 1)?))),
        "fmodf" => |_, args| Ok(Some(Value::Float((float(args, 0)? as f32 % float(args, 1)? as f32).into()))),
        "fma" => |_, args| Ok(Some(Value::Float(float(args, 0)?.mul_add(float(args, 1)?, float(args, 2)?)))),
        _ => return None,
    })
}

/// One minus the error function. Rust does not give the C library's; the last digits may differ from it.
pub(crate) fn complementary_error(x: f64) -> f64 {
    /// From here on the continued fraction converges fast, and below it the series does.
    const SPLIT: f64 = 2.0;
    const TERMS: u32 = 120;
    let square = x * x;
    if x.is_nan() {
        return x;
    }
    if x.is_infinite() {
        return if x > 0.0 { 0.0 } else { 2.0 };
    }
    if x.abs() < SPLIT {
        // 2/sqrt(pi) * exp(-x^2) * sum of (2 x^2)^n * x / (1 * 3 * ... * (2n + 1)).
        let mut term = x;
        let mut sum = x;
        for n in 1..TERMS {
            term *= 2.0 * square / f64::from(2 * n + 1);
            sum += term;
        }
        return 1.0 - std::f64::consts::FRAC_2_SQRT_PI * (-square).exp() * sum;
    }
    let fraction = (1..=TERMS).rev().fold(x.abs(), |below, n| x.abs() + f64::from(n) / 2.0 / below);
    let tail = (-square).exp() / fraction * std::f64::consts::FRAC_2_SQRT_PI / 2.0;
    if x < 0.0 { 2.0 - tail } else { tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_complementary_error_function_is_precise() {
        let known = [
            (0.0, 1.0),
            (0.5, 0.479_500_122_186_953_5),
            (1.0, 0.157_299_207_050_285_13),
            (2.0, 0.004_677_734_981_047_266),
            (3.0, 2.209_049_699_858_544e-5),
            (5.0, 1.537_459_794_428_034_8e-12),
            (-1.0, 1.842_700_792_949_714_8),
            (-3.0, 1.999_977_909_503_001_4),
        ];
        for (x, result) in known {
            let found = complementary_error(x);
            assert!((found - result).abs() <= 1e-13 * result, "{x}: {found:e}");
        }
        assert_eq!(complementary_error(f64::INFINITY), 0.0);
        assert_eq!(complementary_error(f64::NEG_INFINITY), 2.0);
        assert!(complementary_error(f64::NAN).is_nan());
    }
}
