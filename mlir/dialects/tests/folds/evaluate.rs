//! Evaluates functions of one block on single bit patterns, with poison and undefined behaviour.
//!
//! This is a second implementation of the semantics of the operations, written for clarity. It shares nothing with the
//! folders but the encodings of floats.

use std::collections::HashMap;

use mlir::floats::Specials;
use mlir::{FloatKind, OpRef, TypeKind, TypeRef};

/// The bits of a value; the parts of a complex number have 32 bits each. `None` is poison.
pub(crate) type Word = Option<u64>;

/// The result of an operation. Nothing is known about a program with undefined behaviour.
pub(crate) type Outcome<T> = Result<T, Undefined>;

/// Immediate undefined behaviour, such as a division by zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Undefined;

/// The type of a value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Kind {
    Int(u32),
    Float(FloatKind),
    Complex(FloatKind),
}

impl Kind {
    fn of(ty: TypeRef<'_>) -> Kind {
        match *ty.kind() {
            TypeKind::Integer { width, .. } => Kind::Int(width),
            TypeKind::Index => Kind::Int(64),
            TypeKind::Float(kind) => Kind::Float(kind),
            TypeKind::Complex(part) => match Kind::of(ty.cx().type_ref(part)) {
                Kind::Float(kind) => Kind::Complex(kind),
                other => panic!("a complex number of {other:?}"),
            },
            _ => panic!("a value of type {ty}"),
        }
    }

    fn width(self) -> u32 {
        match self {
            Kind::Int(width) => width,
            Kind::Float(kind) | Kind::Complex(kind) => kind.width(),
        }
    }

    fn float(self) -> FloatKind {
        match self {
            Kind::Float(kind) | Kind::Complex(kind) => kind,
            Kind::Int(width) => panic!("an integer of {width} bits in place of a float"),
        }
    }

    /// Whether two values are the same; all NaNs count as the same.
    pub(crate) fn is_same(self, a: u64, b: u64) -> bool {
        let same = |kind: FloatKind, a: u64, b: u64| {
            a == b || (kind.decode(a.into()).is_nan() && kind.decode(b.into()).is_nan())
        };
        match self {
            Kind::Int(_) => a == b,
            Kind::Float(kind) => same(kind, a, b),
            Kind::Complex(kind) => {
                let ((a, b), (c, d)) = (parts(a), parts(b));
                same(kind, a, c) && same(kind, b, d)
            }
        }
    }
}

/// The real and the imaginary part.
fn parts(bits: u64) -> (u64, u64) {
    (bits & 0xFFFF_FFFF, bits >> 32)
}

/// The results of an operation, of which there are one or two.
type Results = [Word; 2];

type Compute = Box<dyn Fn(&[Word]) -> Outcome<Results>>;

/// An operation: where its operands are, which function it computes, and how many results it has.
struct Step {
    operands: Vec<usize>,
    compute: Compute,
    results: usize,
}

/// A function that can be evaluated.
pub(crate) struct Program {
    pub(crate) arguments: Vec<Kind>,
    pub(crate) results: Vec<Kind>,
    steps: Vec<Step>,
    returned: Vec<usize>,
}

impl Program {
    /// Decodes a function of one block.
    pub(crate) fn of(function: OpRef<'_>) -> Program {
        let body = function.body().nested(function.id()).expect("a function has a body");
        let entry = body.entry_block(body.roots()[0]).expect("a function has an entry block");
        let mut slots = HashMap::new();
        let mut program =
            Program { arguments: Vec::new(), results: Vec::new(), steps: Vec::new(), returned: Vec::new() };
        let kind = |value| Kind::of(function.cx().type_ref(body.ty(value)));
        for &arg in body.block_args(entry) {
            slots.insert(arg, slots.len());
            program.arguments.push(kind(arg));
        }
        for op in body.ops(entry) {
            let op = OpRef::new(function.cx(), body, op);
            let operands: Vec<usize> = op.operands().map(|value| slots[&value]).collect();
            if op.name() == "func.return" {
                program.results = op.operands().map(kind).collect();
                program.returned = operands;
                break;
            }
            program.steps.push(Step { operands, compute: compute(op), results: op.num_results() });
            for result in op.results() {
                slots.insert(result, slots.len());
            }
        }
        program
    }

    /// The results for arguments.
    pub(crate) fn run(&self, arguments: &[Word]) -> Outcome<Vec<Word>> {
        let mut slots = arguments.to_vec();
        for step in &self.steps {
            let mut operands = [None; 3];
            for (operand, &at) in operands.iter_mut().zip(&step.operands) {
                *operand = slots[at];
            }
            let results = (step.compute)(&operands[..step.operands.len()])?;
            slots.extend_from_slice(&results[..step.results]);
        }
        Ok(self.returned.iter().map(|&at| slots[at]).collect())
    }
}

/// The flags of an operation.
#[derive(Clone, Copy)]
struct Flags {
    nsw: bool,
    nuw: bool,
    exact: bool,
}

impl Flags {
    fn of(op: OpRef<'_>) -> Flags {
        let overflow = op.attr("overflowFlags").and_then(|attr| attr.as_enum()).unwrap_or(0);
        Flags { nsw: overflow & 1 != 0, nuw: overflow & 2 != 0, exact: op.attr("isExact").is_some() }
    }
}

fn compute(op: OpRef<'_>) -> Compute {
    let name = op.name().trim_start_matches("arith.").to_owned();
    let result = Kind::of(op.ty(op.result(0)));
    if name == "constant" || name == "complex.constant" {
        let bits = constant(op, result);
        return Box::new(move |_| Ok(one(bits)));
    }
    if name == "ub.poison" {
        return Box::new(|_| Ok([None; 2]));
    }
    if name == "select" {
        return Box::new(|operands| {
            Ok([operands[0].and_then(|c| operands[if c == 1 { 1 } else { 2 }]), None])
        });
    }
    let flags = Flags::of(op);
    let predicate = op.attr("predicate").and_then(|attr| attr.as_enum()).unwrap_or(0);
    let operand = Kind::of(op.ty(op.operand(0)));
    match (operand, op.num_operands()) {
        (Kind::Int(width), 2) => of_integers(&name, predicate, width, flags),
        (Kind::Float(kind), 2) if name == "cmpf" => {
            of_two(move |a, b| one(compare_floats(predicate, value(kind, a), value(kind, b)).into()))
        }
        (Kind::Float(kind), 2) if name != "complex.create" => {
            of_two(move |a, b| [float(&name, a, b, kind), None])
        }
        (Kind::Complex(kind), 2) => of_two(move |a, b| one(complex(&name, a, b, kind))),
        (Kind::Complex(kind), _) => of_one(move |a| one(complex(&name, a, 0, kind))),
        (_, 2) => of_two(|a, b| one(a | b << 32)),
        _ => of_one(move |a| [convert(&name, a, operand, result, flags), None]),
    }
}

fn one(bits: u64) -> Results {
    [Some(bits), None]
}

/// An operation whose results are poison if its operand is.
fn of_one(f: impl Fn(u64) -> Results + 'static) -> Compute {
    Box::new(move |operands| Ok(operands[0].map_or([None; 2], &f)))
}

/// An operation whose results are poison if one of its operands is.
fn of_two(f: impl Fn(u64, u64) -> Results + 'static) -> Compute {
    Box::new(move |operands| Ok(operands[0].zip(operands[1]).map_or([None; 2], |(a, b)| f(a, b))))
}

fn of_integers(name: &str, predicate: i64, width: u32, flags: Flags) -> Compute {
    if name == "cmpi" {
        return of_two(move |a, b| one(compare(predicate, a, b, width).into()));
    }
    if name.ends_with("_extended") {
        let halves = extended(name);
        return of_two(move |a, b| halves(&Pair::new(a, b, width, flags)));
    }
    let compute = integer(name);
    if !name.contains("div") && !name.contains("rem") {
        return of_two(move |a, b| [compute(&Pair::new(a, b, width, flags)), None]);
    }
    let overflows = name.ends_with("divsi");
    Box::new(move |operands| {
        let dividend = operands[0];
        let divisor = operands[1].filter(|&divisor| divisor != 0).ok_or(Undefined)?;
        // Poison may be any number, also the least one.
        let least = dividend.is_none_or(|dividend| dividend == 1 << (width - 1));
        if overflows && least && divisor == mask(u64::MAX, width) {
            return Err(Undefined);
        }
        Ok([dividend.and_then(|a| compute(&Pair::new(a, divisor, width, flags))), None])
    })
}

fn constant(op: OpRef<'_>, kind: Kind) -> u64 {
    let value = op.attr("value").expect("a constant has a value");
    let float = |attr: mlir::AttrRef<'_>| match attr.kind() {
        mlir::AttrKind::Float { bits, .. } => *bits as u64,
        other => panic!("{other:?} in place of a float"),
    };
    match kind {
        Kind::Int(width) => mask(value.as_i128().expect("an integer") as u64, width),
        Kind::Float(_) => float(value),
        Kind::Complex(_) => {
            let parts = value.as_array().expect("two parts");
            let part = |at: usize| float(op.cx().attr_ref(parts[at]));
            part(0) | part(1) << 32
        }
    }
}

fn mask(bits: u64, width: u32) -> u64 {
    bits << (64 - width) >> (64 - width)
}

fn signed(bits: u64, width: u32) -> i64 {
    (bits << (64 - width)) as i64 >> (64 - width)
}

/// The wrapped exact result, or poison if it contradicts the flags.
fn wrapped(signed_exact: i128, unsigned_exact: i128, width: u32, flags: Flags) -> Word {
    let bits = mask(signed_exact as u64, width);
    let overflows = (flags.nsw && i128::from(signed(bits, width)) != signed_exact)
        || (flags.nuw && i128::from(bits) != unsigned_exact);
    (!overflows).then_some(bits)
}

/// Two integers, as signed and as unsigned numbers.
struct Pair {
    x: i128,
    y: i128,
    u: i128,
    v: i128,
    width: u32,
    flags: Flags,
}

impl Pair {
    fn new(a: u64, b: u64, width: u32, flags: Flags) -> Pair {
        let x = signed(a, width).into();
        let y = signed(b, width).into();
        Pair { x, y, u: a.into(), v: b.into(), width, flags }
    }

    fn wrapped(&self, signed_exact: i128, unsigned_exact: i128) -> Word {
        wrapped(signed_exact, unsigned_exact, self.width, self.flags)
    }

    fn bits(&self, value: i128) -> Word {
        Some(mask(value as u64, self.width))
    }

    /// The result, or poison if a flag says that it is exact and it is not.
    fn exact(&self, value: i128, is_exact: bool) -> Word {
        self.bits(value).filter(|_| is_exact || !self.flags.exact)
    }

    /// The result of a shift by fewer bits than the width.
    fn shifted(&self, shift: impl Fn(u32) -> Word) -> Word {
        (self.v < self.width.into()).then(|| shift(self.v as u32)).flatten()
    }

    /// Both halves of a product.
    fn halves(&self, product: u128) -> Results {
        [self.bits(product as i128), self.bits((product >> self.width) as i128)]
    }
}

/// An operation on two integers, of which the second is not zero in a division.
fn integer(name: &str) -> fn(&Pair) -> Word {
    match name {
        "addi" => |p| p.wrapped(p.x + p.y, p.u + p.v),
        "subi" => |p| p.wrapped(p.x - p.y, p.u - p.v),
        "muli" => |p| p.wrapped(p.x * p.y, p.u.wrapping_mul(p.v)),
        "divui" => |p| p.exact(p.u / p.v, p.u % p.v == 0),
        "divsi" => |p| p.exact(p.x / p.y, p.x % p.y == 0),
        "ceildivui" => |p| p.bits((p.u + p.v - 1) / p.v),
        "ceildivsi" => |p| p.bits(-(-p.x * p.y.signum()).div_euclid(p.y.abs())),
        "floordivsi" => |p| p.bits((p.x * p.y.signum()).div_euclid(p.y.abs())),
        "remui" => |p| p.bits(p.u % p.v),
        "remsi" => |p| p.bits(p.x % p.y),
        "andi" => |p| p.bits(p.u & p.v),
        "ori" => |p| p.bits(p.u | p.v),
        "xori" => |p| p.bits(p.u ^ p.v),
        "maxsi" => |p| p.bits(p.x.max(p.y)),
        "maxui" => |p| p.bits(p.u.max(p.v)),
        "minsi" => |p| p.bits(p.x.min(p.y)),
        "minui" => |p| p.bits(p.u.min(p.v)),
        "shli" => |p| p.shifted(|by| p.wrapped(p.x << by, p.u << by)),
        "shrui" => |p| p.shifted(|by| p.exact(p.u >> by, p.u >> by << by == p.u)),
        "shrsi" => |p| p.shifted(|by| p.exact(p.x >> by, p.u >> by << by == p.u)),
        _ => panic!("an unknown operation: {name}"),
    }
}

/// Both results of an operation on two integers.
fn extended(name: &str) -> fn(&Pair) -> Results {
    match name {
        "addui_extended" => |p| [p.bits(p.u + p.v), Some(((p.u + p.v) >> p.width) as u64)],
        "mulsi_extended" => |p| p.halves((p.x * p.y) as u128),
        "mului_extended" => |p| p.halves((p.u as u128) * (p.v as u128)),
        _ => panic!("an unknown operation: {name}"),
    }
}

fn compare(predicate: i64, a: u64, b: u64, width: u32) -> bool {
    let x = signed(a, width);
    let y = signed(b, width);
    match predicate {
        0 => a == b,
        1 => a != b,
        2 => x < y,
        3 => x <= y,
        4 => x > y,
        5 => x >= y,
        6 => a < b,
        7 => a <= b,
        8 => a > b,
        _ => a >= b,
    }
}

/// The predicates in order: bit 0 is set if equal numbers satisfy it, bit 1 for greater, bit 2 for less, bit 3 for
/// unordered ones.
fn compare_floats(predicate: i64, a: f64, b: f64) -> bool {
    const BITS: [u8; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 8, 15];
    let case = match a.partial_cmp(&b) {
        None => 8,
        Some(std::cmp::Ordering::Less) => 4,
        Some(std::cmp::Ordering::Greater) => 2,
        Some(std::cmp::Ordering::Equal) => 1,
    };
    BITS[predicate as usize] & case != 0
}

/// A float as a double; no format here is wider.
fn value(kind: FloatKind, bits: u64) -> f64 {
    kind.decode(bits.into())
}

/// The nearest float.
fn rounded(kind: FloatKind, value: f64) -> u64 {
    kind.encode(value) as u64
}

/// The float nearest to an integer.
fn nearest(kind: FloatKind, integer: i128) -> u64 {
    if kind == FloatKind::F64 {
        return (integer as f64).to_bits();
    }
    // If a double drops bits, its last bit is set, so that it is rounded only once.
    let magnitude = integer.unsigned_abs();
    let dropped = (128 - magnitude.leading_zeros()).saturating_sub(f64::MANTISSA_DIGITS);
    let mark = u128::from(magnitude & ((1 << dropped) - 1) != 0);
    let marked = (magnitude >> dropped | mark) as f64 * 2f64.powi(dropped as i32);
    rounded(kind, if integer < 0 { -marked } else { marked })
}

/// An operation on two floats. Where a format has no NaN, the result can be anything instead. Doubles are precise enough
/// for narrower formats to be rounded only once.
fn float(name: &str, a: u64, b: u64, kind: FloatKind) -> Word {
    let x = value(kind, a);
    let y = value(kind, b);
    // Whether `x` comes before `y`; -0.0 comes before 0.0.
    let is_less = x < y || (x == y && x.is_sign_negative() && y.is_sign_positive());
    let (least, greatest) = if is_less { (a, b) } else { (b, a) };
    let result = match name {
        "addf" => x + y,
        "subf" => x - y,
        "mulf" => x * y,
        "divf" => x / y,
        "remf" => x % y,
        "maximumf" | "minimumf" if x.is_nan() || y.is_nan() => f64::NAN,
        "maxnumf" | "minnumf" if x.is_nan() => y,
        "maxnumf" | "minnumf" if y.is_nan() => x,
        "maximumf" | "maxnumf" => return Some(greatest),
        "minimumf" | "minnumf" => return Some(least),
        _ => panic!("an unknown operation: {name}"),
    };
    (!result.is_nan() || kind.format().specials != Specials::None).then(|| rounded(kind, result))
}

/// A conversion, or another operation on one value.
fn convert(name: &str, a: u64, from: Kind, to: Kind, flags: Flags) -> Word {
    let width = from.width();
    let wanted = to.width();
    let integer = |least: f64, greatest: f64| {
        let whole = value(from.float(), a).trunc();
        (least <= whole && whole <= greatest).then(|| mask(whole as i64 as u64, wanted))
    };
    Some(match name {
        "extui" | "index_castui" => mask(a, wanted),
        "extsi" | "index_cast" => mask(signed(a, width) as u64, wanted),
        "trunci" => return wrapped(signed(a, width).into(), a.into(), wanted, flags),
        "bitcast" => a,
        "negf" => match value(from.float(), a) {
            x if x.is_nan() => a,
            x => rounded(from.float(), -x),
        },
        "extf" | "truncf" => rounded(to.float(), value(from.float(), a)),
        "sitofp" => nearest(to.float(), signed(a, width).into()),
        "uitofp" => nearest(to.float(), a.into()),
        "fptosi" => {
            let limit = 2f64.powi(wanted as i32 - 1);
            return integer(-limit, limit - 1.0);
        }
        "fptoui" => return integer(0.0, 2f64.powi(wanted as i32) - 1.0),
        _ => panic!("an unknown operation: {name}"),
    })
}

/// An operation on complex numbers.
fn complex(name: &str, a: u64, b: u64, kind: FloatKind) -> u64 {
    let numbers = |bits| {
        let (re, im) = parts(bits);
        (value(kind, re), value(kind, im))
    };
    let ((a, b), (c, d)) = (numbers(a), numbers(b));
    let round = |value| rounded(kind, value);
    // Each step is rounded, as operations on the parts would be.
    let op = |value: f64| value_of(kind, value);
    let (re, im) = match name {
        "complex.re" => return round(a),
        "complex.im" => return round(b),
        "complex.neg" => (-a, -b),
        "complex.conj" => (a, -b),
        "complex.add" => (a + c, b + d),
        "complex.sub" => (a - c, b - d),
        "complex.mul" => (op(a * c) - op(b * d), op(a * d) + op(b * c)),
        "complex.div" => {
            let scale = op(op(c * c) + op(d * d));
            (op(op(a * c) + op(b * d)) / scale, op(op(b * c) - op(a * d)) / scale)
        }
        "complex.exp" => (a.exp() * b.cos(), a.exp() * b.sin()),
        "complex.log" => (a.hypot(b).ln(), b.atan2(a)),
        _ => panic!("an unknown operation: {name}"),
    };
    round(re) | round(im) << 32
}

/// A double rounded to a format.
fn value_of(kind: FloatKind, exact: f64) -> f64 {
    kind.decode(kind.encode(exact))
}
