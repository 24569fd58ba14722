//! `complex`: numbers are aggregates of their parts. The formulas are those of the conversion to `arith` and `math`, each
//! operation rounded to the format of the parts, so that results are the same.

use dialects::complex::*;
use dialects::math::elementary::Elementary;
use mlir::{FloatKind, OpRef, TypeKind, TypeRef, Value as SsaValue};

use super::arith::define_once;
use super::table::{Table, table};
use crate::decode::Decoder;
use crate::elements::recast;
use crate::layout::{Layout, float_kind, int_width};
use crate::number;
use crate::value::{Res, Value};

/// The real and the imaginary part.
type Parts = [f64; 2];

/// Arithmetic of floats of a format, each operation rounded.
#[derive(Clone, Copy)]
struct Floats(FloatKind);

impl Floats {
    fn of(ty: TypeRef<'_>) -> Res<Self> {
        let part = match *ty.kind() {
            TypeKind::Complex(part) => ty.cx().type_ref(part),
            _ => ty,
        };
        float_kind(part).map(Floats)
    }

    /// The same, for functions whose results are those of compiled programs in two formats only.
    fn of_elementary(ty: TypeRef<'_>) -> Res<Self> {
        let floats = Self::of(ty)?;
        match floats.0 {
            FloatKind::F64 | FloatKind::F32 => Ok(floats),
            _ => Err("is interpreted for parts of type 'f64' and 'f32' only".to_owned()),
        }
    }

    fn round(self, x: f64) -> f64 {
        number::round(self.0, x)
    }

    fn add(self, x: f64, y: f64) -> f64 {
        self.round(x + y)
    }

    fn sub(self, x: f64, y: f64) -> f64 {
        self.round(x - y)
    }

    fn mul(self, x: f64, y: f64) -> f64 {
        self.round(x * y)
    }

    fn div(self, x: f64, y: f64) -> f64 {
        self.round(x / y)
    }

    fn sqrt(self, x: f64) -> f64 {
        self.round(x.sqrt())
    }

    /// For the formats that elementary functions have.
    fn fused(self, x: f64, y: f64, z: f64) -> f64 {
        match self.0 {
            FloatKind::F64 => x.mul_add(y, z),
            _ => (x as f32).mul_add(y as f32, z as f32).into(),
        }
    }

    fn function(self, function: Elementary, x: f64) -> f64 {
        function.compute(self.0, &[x])
    }

    fn power(self, x: f64, y: f64) -> f64 {
        Elementary::PowFOp.compute(self.0, &[x, y])
    }

    fn atan2(self, y: f64, x: f64) -> f64 {
        number::atan2(self.0, y, x)
    }

    /// The larger part times the root of one more than the square of the ratio; the smaller part if that is NaN.
    fn size(self, z: Parts) -> f64 {
        let (min, max, sum) = self.sizes(z);
        let size = self.mul(max, self.sqrt(sum));
        if size.is_nan() { min } else { size }
    }

    /// The sizes of the smaller and the larger part, and one more than the square of their ratio.
    fn sizes(self, [re, im]: Parts) -> (f64, f64, f64) {
        let max = number::maximum(re.abs(), im.abs());
        let min = number::minimum(re.abs(), im.abs());
        let ratio = self.div(min, max);
        (min, max, self.add(self.mul(ratio, ratio), 1.0))
    }
}

fn parts(value: &Value) -> Res<Parts> {
    match value.parts()? {
        [re, im] => Ok([re.float()?, im.float()?]),
        _ => Err(value.unfit("a complex number")),
    }
}

fn number([re, im]: Parts) -> Value {
    Value::Aggregate([Value::Float(re), Value::Float(im)].into())
}

/// An operation on one number.
fn unary<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, compute: impl Fn(Parts) -> Value + 'p) -> Res {
    let z = d.slot(op.operand(0));
    let result = d.slot(op.result(0));
    d.define(result, move |s| Ok(compute(parts(s.get(z))?)));
    Ok(())
}

/// An operation on two numbers.
fn binary<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, compute: impl Fn(Parts, Parts) -> Value + 'p) -> Res {
    let [x, y] = [0, 1].map(|at| d.slot(op.operand(at)));
    let result = d.slot(op.result(0));
    d.define(result, move |s| Ok(compute(parts(s.get(x))?, parts(s.get(y))?)));
    Ok(())
}

fn operand(op: OpRef<'_>) -> TypeRef<'_> {
    op.ty(op.operand(0))
}

/// Arithmetic on two numbers.
fn arithmetic<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, compute: fn(Floats, Parts, Parts) -> Parts) -> Res {
    let f = Floats::of(operand(op))?;
    binary(d, op, move |x, y| number(compute(f, x, y)))
}

/// An elementary function of a number.
fn function<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, compute: fn(Floats, Parts) -> Parts) -> Res {
    let f = Floats::of_elementary(operand(op))?;
    unary(d, op, move |z| number(compute(f, z)))
}

fn constant<'p>(d: &mut Decoder<'_, 'p>, op: ConstantOp<'p>) -> Res {
    let layout = Layout::of(op.ty(op.complex()))?;
    let value = op.value_attr();
    define_once(d, *op, move |memory| layout.constant(memory, value))
}

fn create<'p>(d: &mut Decoder<'_, 'p>, op: CreateOp<'p>) -> Res {
    let [re, im] = [op.real(), op.imaginary()].map(|part: SsaValue| d.slot(part));
    let result = d.slot(op.complex());
    d.define(result, move |s| Ok(number([s.get(re).float()?, s.get(im).float()?])));
    Ok(())
}

fn product(f: Floats, [a, b]: Parts, [c, d]: Parts) -> Parts {
    [f.sub(f.mul(a, c), f.mul(b, d)), f.add(f.mul(b, c), f.mul(a, d))]
}

/// Smith's method; where both parts are NaN, the cases of infinities and zeros.
fn quotient(f: Floats, [a, b]: Parts, [c, d]: Parts) -> Parts {
    let result = if c.abs() < d.abs() {
        let ratio = f.div(c, d);
        let by = f.add(d, f.mul(ratio, c));
        [f.div(f.add(f.mul(a, ratio), b), by), f.div(f.sub(f.mul(b, ratio), a), by)]
    } else {
        let ratio = f.div(d, c);
        let by = f.add(c, f.mul(ratio, d));
        [f.div(f.add(a, f.mul(b, ratio)), by), f.div(f.sub(b, f.mul(a, ratio)), by)]
    };
    if !(result[0].is_nan() && result[1].is_nan()) {
        return result;
    }
    let unit = |part: f64| f64::from(u8::from(part.is_infinite())).copysign(part);
    let combined = |by: f64, [a, b]: Parts, [c, d]: Parts| {
        let re = f.mul(by, f.add(f.mul(a, c), f.mul(b, d)));
        [re, f.mul(by, f.sub(f.mul(b, c), f.mul(a, d)))]
    };
    if c == 0.0 && d == 0.0 && !(a.is_nan() && b.is_nan()) {
        let infinity = f64::INFINITY.copysign(c);
        [f.mul(infinity, a), f.mul(infinity, b)]
    } else if (a.is_infinite() || b.is_infinite()) && c.is_finite() && d.is_finite() {
        combined(f64::INFINITY, [unit(a), unit(b)], [c, d])
    } else if a.is_finite() && b.is_finite() && (c.is_infinite() || d.is_infinite()) {
        combined(0.0, [a, b], [unit(c), unit(d)])
    } else {
        result
    }
}

fn log(f: Floats, z: Parts) -> Parts {
    [f.function(Elementary::LogOp, f.size(z)), f.atan2(z[1], z[0])]
}

fn exp(f: Floats, [re, im]: Parts) -> Parts {
    let exp = f.function(Elementary::ExpOp, re);
    let root = f.function(Elementary::ExpOp, f.mul(re, 0.5));
    let part = |wave| {
        let wave = f.function(wave, im);
        if exp == f64::INFINITY { f.mul(f.mul(root, wave), root) } else { f.mul(exp, wave) }
    };
    let result_im = if im == 0.0 { 0.0 } else { part(Elementary::SinOp) };
    [part(Elementary::CosOp), result_im]
}

/// `exp(y) / 2` and `exp(-y) / 2`, and sine and cosine of `x`.
fn waves(f: Floats, [re, im]: Parts) -> [f64; 4] {
    let exp = f.function(Elementary::ExpOp, im);
    let [sin, cos] = [Elementary::SinOp, Elementary::CosOp].map(|wave| f.function(wave, re));
    [f.mul(0.5, exp), f.div(0.5, exp), sin, cos]
}

fn cos(f: Floats, z: Parts) -> Parts {
    let [rising, falling, sin, cos] = waves(f, z);
    [f.mul(f.add(falling, rising), cos), f.mul(f.sub(falling, rising), sin)]
}

fn sin(f: Floats, z: Parts) -> Parts {
    let [rising, falling, sin, cos] = waves(f, z);
    [f.mul(f.add(rising, falling), sin), f.mul(f.sub(rising, falling), cos)]
}

fn root(f: Floats, [re, im]: Parts) -> Parts {
    let (min, max, sum) = f.sizes([re, im]);
    let size = f.mul(f.sqrt(max), f.power(sum, 0.25));
    let size = if size.is_nan() { min } else { size };
    if size == 0.0 {
        return [0.0, 0.0];
    }
    let angle = f.mul(f.atan2(im, re), 0.5);
    let sin = f.function(Elementary::SinOp, angle);
    let result_re = if im.is_infinite() || re == f64::INFINITY {
        f64::INFINITY
    } else if re == f64::NEG_INFINITY && im.is_finite() {
        0.0
    } else {
        f.mul(size, f.function(Elementary::CosOp, angle))
    };
    let result_im = if im.is_infinite() || re == f64::NEG_INFINITY {
        f64::INFINITY.copysign(im)
    } else if size.is_nan() {
        f64::NAN
    } else if sin == 0.0 {
        0.0
    } else {
        f.mul(size, sin)
    };
    [result_re, result_im]
}

fn tanh(f: Floats, [re, im]: Parts) -> Parts {
    let double = f.add(re, re);
    let rising = f.function(Elementary::ExpM1Op, double);
    let falling = f.function(Elementary::ExpM1Op, -double);
    let [sin, cos] = [Elementary::SinOp, Elementary::CosOp].map(|wave| f.function(wave, im));
    let im_dividend = f.mul(4.0, f.mul(cos, sin));
    let sum = f.add(rising, falling);
    let divisor = f.add(sum, f.mul(f.mul(cos, cos), 4.0));
    let result_re = if im_dividend.is_nan() && !re.is_infinite() {
        f64::NAN
    } else if sum == f64::INFINITY {
        (-1f64).copysign(re)
    } else {
        f.div(f.sub(rising, falling), divisor)
    };
    let is_zero = im == 0.0 || re.is_infinite() && im_dividend.is_nan();
    [result_re, if is_zero { 0.0 } else { f.div(im_dividend, divisor) }]
}

fn tan(f: Floats, [re, im]: Parts) -> Parts {
    let [re, im] = tanh(f, [-im, re]);
    [im, -re]
}

fn power(f: Floats, x: Parts, [c, d]: Parts) -> Parts {
    let [re, im] = x;
    let size = f.size(x);
    let is_infinite = re == f64::INFINITY && im == 0.0 && d == 0.0;
    if is_infinite && c != 0.0 && !c.is_nan() {
        return [if c < 0.0 { 0.0 } else { f64::INFINITY }, 0.0];
    }
    if re == 1.0 && im == 0.0 || c == 0.0 && d == 0.0 {
        return [1.0, 0.0];
    }
    if size == 0.0 && d == 0.0 && c >= 0.0 {
        return [0.0, 0.0];
    }
    let angle = f.atan2(im, re);
    let exp = f.function(Elementary::ExpOp, f.mul(-d, angle));
    let factor = f.mul(f.power(size, c), exp);
    let q = f.add(f.mul(c, angle), f.mul(d, f.function(Elementary::LogOp, size)));
    [Elementary::CosOp, Elementary::SinOp].map(|wave| f.mul(factor, f.function(wave, q)))
}

fn sign(f: Floats, z: Parts) -> Parts {
    if z == [0.0, 0.0] {
        return z;
    }
    let size = f.size(z);
    z.map(|part| f.div(part, size))
}

fn sum(f: Floats, x: Parts, y: Parts) -> Parts {
    [f.add(x[0], y[0]), f.add(x[1], y[1])]
}

/// `-i log((x + iy) / sqrt(x² + y²))`
fn atan2(f: Floats, y: Parts, x: Parts) -> Parts {
    let size = root(f, sum(f, product(f, x, x), product(f, y, y)));
    let direction = quotient(f, sum(f, x, product(f, [0.0, 1.0], y)), size);
    product(f, [0.0, -1.0], log(f, direction))
}

/// The parts are computed from `expm1` and `cosm1`, so that no digits are lost where the number is small.
fn exp_less_one(f: Floats, [re, im]: Parts) -> Parts {
    let expm1 = f.function(Elementary::ExpM1Op, re);
    let cosm1 = cos_less_one(f, im);
    let result_re = f.add(f.mul(expm1, f.add(cosm1, 1.0)), cosm1);
    let result_im = f.mul(f.add(expm1, 1.0), f.function(Elementary::SinOp, im));
    [result_re, if im == 0.0 { 0.0 } else { result_im }]
}

/// The cosine less one: by a polynomial for small numbers.
fn cos_less_one(f: Floats, x: f64) -> f64 {
    let square = f.mul(x, x);
    if square >= f.round(0.61685) {
        return f.add(f.function(Elementary::CosOp, x), -1.0);
    }
    let terms = COSM1.iter().map(|&coefficient| f.round(coefficient));
    let sum = terms.reduce(|sum, coefficient| f.fused(sum, square, coefficient)).unwrap_or(0.0);
    f.add(f.mul(f.mul(square, square), sum), f.mul(-0.5, square))
}

/// The logarithm of the size is `log1p` of the larger part less one, and half of `log1p` of the square of the ratio.
fn log_of_one_more(f: Floats, [re, im]: Parts) -> Parts {
    let more = f.add(re, 1.0);
    let max = number::maximum(more.abs(), im.abs());
    let min = number::minimum(more.abs(), im.abs());
    let less = if more > im.abs() { re } else { f.sub(max, 1.0) };
    let ratio = f.div(min, max);
    let [log, other] = [less, f.mul(ratio, ratio)].map(|x| f.function(Elementary::Log1pOp, x));
    let size = f.add(f.mul(0.5, other), log);
    [if size.is_nan() { min } else { size }, f.atan2(im, more)]
}

fn inverse_root(f: Floats, [re, im]: Parts) -> Parts {
    if re == 0.0 && im == 0.0 {
        return [f64::INFINITY, f64::NAN];
    }
    if re.is_infinite() || im.is_infinite() && re.is_nan() {
        return [0f64.copysign(re), -0f64.copysign(im)];
    }
    let (min, max, sum) = f.sizes([re, im]);
    let [min, max, sum] = [min, max, sum].map(|x| f.div(1.0, f.sqrt(x)));
    let size = f.mul(max, f.sqrt(sum));
    let size = if size.is_nan() { min } else { size };
    let angle = f.mul(f.atan2(im, re), -0.5);
    [Elementary::CosOp, Elementary::SinOp].map(|wave| f.mul(size, f.function(wave, angle)))
}

pub(super) fn table() -> Table {
    table! {
        ConstantOp => constant,
        CreateOp => create,
        ReOp as OpRef => |d, op| unary(d, op, |[re, _]| Value::Float(re)),
        ImOp as OpRef => |d, op| unary(d, op, |[_, im]| Value::Float(im)),
        NegOp as OpRef => |d, op| unary(d, op, |[re, im]| number([-re, -im])),
        ConjOp as OpRef => |d, op| unary(d, op, |[re, im]| number([re, -im])),
        EqualOp as OpRef => |d, op| binary(d, op, |x, y| (x == y).into()),
        NotEqualOp as OpRef => |d, op| binary(d, op, |x, y| (x != y).into()),
        AddOp as OpRef => |d, op| arithmetic(d, op, sum),
        SubOp as OpRef => |d, op| arithmetic(d, op, |f, x, y| [f.sub(x[0], y[0]), f.sub(x[1], y[1])]),
        MulOp as OpRef => |d, op| arithmetic(d, op, product),
        DivOp as OpRef => |d, op| arithmetic(d, op, quotient),
        AbsOp as OpRef => absolute,
        AngleOp as OpRef => angle,
        SignOp as OpRef => |d, op| function(d, op, sign),
        SqrtOp as OpRef => |d, op| function(d, op, root),
        ExpOp as OpRef => |d, op| function(d, op, exp),
        LogOp as OpRef => |d, op| function(d, op, log),
        SinOp as OpRef => |d, op| function(d, op, sin),
        CosOp as OpRef => |d, op| function(d, op, cos),
        TanOp as OpRef => |d, op| function(d, op, tan),
        TanhOp as OpRef => |d, op| function(d, op, tanh),
        PowOp as OpRef => powers,
        Atan2Op as OpRef => |d, op| {
            let f = Floats::of_elementary(operand(op))?;
            binary(d, op, move |y, x| number(atan2(f, y, x)))
        },
        BitcastOp => bitcast,
        Expm1Op as OpRef => |d, op| function(d, op, exp_less_one),
        Log1pOp as OpRef => |d, op| function(d, op, log_of_one_more),
        PowiOp => integer_power,
        RsqrtOp as OpRef => |d, op| function(d, op, inverse_root),
    }
}

/// The power with the integer as a number.
fn integer_power<'p>(d: &mut Decoder<'_, 'p>, op: PowiOp<'p>) -> Res {
    let f = Floats::of_elementary(operand(*op))?;
    let width = int_width(op.ty(op.rhs()))?;
    let [x, n] = [op.lhs(), op.rhs()].map(|value: SsaValue| d.slot(value));
    let result = d.slot(op.result());
    d.define(result, move |s| {
        let n = number::from_int(f.0, s.int(n)?, width, true);
        Ok(number(power(f, parts(s.get(x))?, [n, 0.0])))
    });
    Ok(())
}

/// The bits of the real part come first.
fn bitcast<'p>(d: &mut Decoder<'_, 'p>, op: BitcastOp<'p>) -> Res {
    let (from, to) = (op.ty(op.operand()), op.ty(op.result()));
    let is_complex = |ty: TypeRef<'_>| matches!(ty.kind(), TypeKind::Complex(_));
    let layout = |ty: TypeRef<'_>| match *ty.kind() {
        TypeKind::Complex(part) => Layout::of(ty.cx().type_ref(part)),
        _ => Layout::of(ty),
    };
    let (splits, joins) = (is_complex(to), is_complex(from));
    let (from, to) = (layout(from)?, layout(to)?);
    let value = d.slot(op.operand());
    let result = d.slot(op.result());
    d.define(result, move |s| {
        let value = s.get(value);
        let parts = if joins { value.parts()?.to_vec() } else { vec![value.clone()] };
        let parts = recast(&parts, &from, &to)?;
        if splits {
            return Ok(Value::Aggregate(parts.into()));
        }
        parts.into_iter().next().ok_or_else(|| "has too few bits".to_owned())
    });
    Ok(())
}

fn absolute<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let f = Floats::of(operand(op))?;
    unary(d, op, move |z| Value::Float(f.size(z)))
}

fn angle<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let f = Floats::of(operand(op))?;
    unary(d, op, move |[re, im]| Value::Float(f.atan2(im, re)))
}

fn powers<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let f = Floats::of_elementary(operand(op))?;
    binary(d, op, move |x, y| number(power(f, x, y)))
}
