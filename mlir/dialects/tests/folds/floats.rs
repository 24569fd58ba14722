//! Operations on floats and complex numbers: results have the same bits, on all values of narrow formats and on
//! special values of wide ones. Signalling NaNs are left out: operations may or may not treat them as quiet ones.

use mlir::FloatKind;
use mlir::floats::Specials;

use crate::check::{Checker, is_full};
use crate::evaluate::{Kind, Word};

/// Formats whose values can all be tried.
const NARROW: [(&str, FloatKind); 6] = [
    ("f8E5M2", FloatKind::F8E5M2),
    ("f8E4M3FN", FloatKind::F8E4M3FN),
    ("f8E4M3FNUZ", FloatKind::F8E4M3FNUZ),
    ("f8E5M2FNUZ", FloatKind::F8E5M2FNUZ),
    ("f6E3M2FN", FloatKind::F6E3M2FN),
    ("f4E2M1FN", FloatKind::F4E2M1FN),
];
const WIDE: [(&str, FloatKind); 4] =
    [("f16", FloatKind::F16), ("bf16", FloatKind::BF16), ("f32", FloatKind::F32), ("f64", FloatKind::F64)];

/// Zeros, subnormal numbers, ones, numbers that are rounded in narrower formats, the largest, infinities and NaN.
const SPECIAL: [f64; 19] = [
    0.0,
    -0.0,
    f64::MIN_POSITIVE / 4.0,
    1e-45,
    -1e-45,
    6e-8,
    1.0,
    -1.0,
    0.5,
    3.0,
    1.000_488_281_250_1,
    1.062_500_000_1,
    -1.000_000_059_604_645,
    65504.0,
    -3.402_823_466_385_288_6e38,
    f64::MAX,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
];

fn is_signalling(kind: FloatKind, bits: u64) -> bool {
    let format = kind.format();
    format.specials == Specials::Ieee
        && kind.decode(bits.into()).is_nan()
        && bits >> (format.fraction - 1) & 1 == 0
}

fn floats(kind: FloatKind) -> Vec<u64> {
    let mut all: Vec<u64> = match kind.width() {
        width @ ..=8 => (0..1 << width).collect(),
        _ => SPECIAL.iter().map(|&value| kind.encode(value) as u64).collect(),
    };
    all.retain(|&bits| !is_signalling(kind, bits));
    all
}

/// The parts of complex numbers.
fn complex_parts(kind: FloatKind) -> Vec<u64> {
    let parts = [0.0, -0.0, 1.0, -2.5, f64::NEG_INFINITY, f64::NAN];
    parts.iter().map(|&part| kind.encode(part) as u64).collect()
}

fn values(kind: Kind) -> Vec<Word> {
    let all: Vec<u64> = match kind {
        Kind::Float(kind) => floats(kind),
        Kind::Complex(kind) => {
            let parts = complex_parts(kind);
            parts.iter().flat_map(|re| parts.iter().map(move |im| re | im << 32)).collect()
        }
        Kind::Int(width @ ..=8) => (0..1 << width).collect(),
        // Some are rounded twice if they become a `f64` and then a `f32`, or a `f32` and then a `f16`.
        Kind::Int(width) => {
            let bits = [
                0,
                1,
                2049,
                4097,
                (1 << 24) + 1,
                (1 << 25) + 3,
                (1 << 60) + (1 << 36) + 1,
                1 << 62,
                u64::MAX,
            ];
            bits.iter().map(|bits| bits << (64 - width) >> (64 - width)).collect()
        }
    };
    all.into_iter().map(Some).chain([None]).collect()
}

const BINARY: [&str; 9] =
    ["addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf"];
const PREDICATES: [&str; 16] = [
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
    "uno", "true",
];

/// Operations on two floats, with the type of the result if it is a bit.
fn binary() -> Vec<(String, bool)> {
    let comparisons = PREDICATES.iter().map(|predicate| (format!("cmpf {predicate},"), true));
    BINARY.iter().map(|name| ((*name).to_owned(), false)).chain(comparisons).collect()
}

#[test]
fn one_operation() {
    let mut checker = Checker::new(values);
    for (ty, kind) in NARROW.into_iter().chain(WIDE) {
        checker.one_of(match kind.width() {
            8 => 997,
            ..8 => 61,
            _ => 11,
        });
        let constants = floats(kind);
        for (name, compares) in binary() {
            let result = if compares { "i1" } else { ty };
            let mut form = |operands: &str, define: String| {
                checker.form(|| {
                    let body =
                        format!("{define}  %r = arith.{name} {operands} : {ty}\n  return %r : {result}\n");
                    [format!("%x: {ty}"), result.to_owned(), body]
                });
            };
            form("%x, %x", String::new());
            for (at, a) in constants.iter().enumerate() {
                let constant =
                    |name: &str, bits: &u64| format!("  %{name} = arith.constant 0x{bits:X} : {ty}\n");
                form("%x, %a", constant("a", a));
                form("%a, %x", constant("a", a));
                // Combine each constant with some others.
                for b in constants.iter().skip(at % 5).step_by(5) {
                    form("%a, %b", constant("a", a) + &constant("b", b));
                }
            }
        }
    }
    checker.finish();
}

#[test]
fn operations_on_negated_values() {
    let mut checker = Checker::new(values);
    // All pairs of 256 values take time.
    let formats = NARROW.into_iter().chain(WIDE).filter(|(_, kind)| kind.width() != 8 || is_full());
    for (ty, _) in formats {
        let mut bodies = vec!["  %a = arith.negf %x : T\n  %r = arith.negf %a : T\n".to_owned()];
        for name in BINARY {
            for operands in ["%a, %b", "%x, %b", "%a, %y", "%a, %x", "%x, %a"] {
                bodies.push(format!(
                    "  %a = arith.negf %x : T\n  %b = arith.negf %y : T\n  %r = arith.{name} {operands} : T\n"
                ));
            }
        }
        for body in bodies {
            checker.form(|| {
                let body = format!("{body}  return %r : T\n").replace('T', ty);
                [format!("%x: {ty}, %y: {ty}"), ty.to_owned(), body]
            });
        }
    }
    checker.finish();
}

/// The cast from one format to another; none if they have the same width.
fn cast(from: &str, to: &str) -> Option<&'static str> {
    let width = |ty: &str| -> u32 {
        NARROW.iter().chain(&WIDE).find(|(name, _)| *name == ty).expect("a format").1.width()
    };
    match width(from).cmp(&width(to)) {
        std::cmp::Ordering::Less => Some("extf"),
        std::cmp::Ordering::Greater => Some("truncf"),
        std::cmp::Ordering::Equal => None,
    }
}

#[test]
fn casts_of_casts() {
    let mut checker = Checker::new(values);
    let types: Vec<&str> = NARROW.iter().chain(&WIDE).map(|(ty, _)| *ty).collect();
    for (a, b) in types.iter().flat_map(|a| types.iter().map(move |b| (a, b))) {
        let Some(first) = cast(a, b) else { continue };
        checker.one_of(1);
        for c in &types {
            let Some(second) = cast(b, c) else { continue };
            checker.form(|| {
                let body = format!(
                    "  %1 = arith.{first} %x : {a} to {b}\n  %2 = arith.{second} %1 : {b} to {c}\n  return %2 : {c}\n"
                );
                [format!("%x: {a}"), (*c).to_owned(), body]
            });
        }
        checker.one_of(7);
        for bits in floats(NARROW.iter().chain(&WIDE).find(|(ty, _)| ty == a).expect("a format").1) {
            checker.form(|| {
                let body = format!(
                    "  %k = arith.constant 0x{bits:X} : {a}\n  %1 = arith.{first} %k : {a} to {b}\n  return %1 : {b}\n"
                );
                [String::new(), (*b).to_owned(), body]
            });
        }
    }
    checker.finish();
}

#[test]
fn integers_and_floats() {
    let mut checker = Checker::new(values);
    let types: Vec<&str> = NARROW.iter().chain(&WIDE).map(|(ty, _)| *ty).collect();
    for integer in ["i1", "i3", "i8", "i16", "i32", "i64"] {
        for (conversion, float) in ["sitofp", "uitofp"].iter().flat_map(|c| types.iter().map(move |t| (c, t)))
        {
            let convert = format!("  %1 = arith.{conversion} %x : {integer} to {float}\n");
            checker.one_of(1);
            for narrower in types.iter().filter(|to| cast(float, to) == Some("truncf")) {
                checker.form(|| {
                    let cut =
                        format!("  %2 = arith.truncf %1 : {float} to {narrower}\n  return %2 : {narrower}\n");
                    [format!("%x: {integer}"), (*narrower).to_owned(), format!("{convert}{cut}")]
                });
            }
            checker.one_of(11);
            for bits in values(Kind::Int(integer[1..].parse().expect("a width"))).into_iter().flatten() {
                checker.form(|| {
                    let constant = format!("  %x = arith.constant {bits} : {integer}\n")
                        .replace(&format!("{} : i64", u64::MAX), "-1 : i64");
                    [
                        String::new(),
                        (*float).to_owned(),
                        format!("{constant}{convert}  return %1 : {float}\n"),
                    ]
                });
            }
        }
        for (float, kind) in NARROW.iter().chain(&WIDE) {
            for (conversion, bits) in
                ["fptosi", "fptoui"].iter().flat_map(|c| floats(*kind).into_iter().map(move |b| (c, b)))
            {
                checker.form(|| {
                    let constant = format!("  %k = arith.constant 0x{bits:X} : {float}\n");
                    let convert = format!("  %1 = arith.{conversion} %k : {float} to {integer}\n");
                    [
                        String::new(),
                        integer.to_owned(),
                        format!("{constant}{convert}  return %1 : {integer}\n"),
                    ]
                });
            }
        }
    }
    checker.finish();
}

#[test]
fn comparisons_of_converted_integers() {
    let mut checker = Checker::new(values);
    checker.one_of(149);
    let formats =
        NARROW.into_iter().filter(|(_, kind)| kind.format().specials != Specials::NegativeZero).chain(WIDE);
    for (float, kind) in formats {
        for (integer, conversion) in ["i1", "i2", "i4", "i5", "i8", "i32", "i64"]
            .iter()
            .flat_map(|integer| ["sitofp", "uitofp"].map(|conversion| (integer, conversion)))
        {
            for (bits, predicate) in floats(kind).into_iter().flat_map(|b| PREDICATES.map(move |p| (b, p))) {
                checker.form(|| {
                    let body = format!(
                        "  %k = arith.constant 0x{bits:X} : {float}\n  %1 = arith.{conversion} %x : {integer} to {float}\n  \
                         %2 = arith.cmpf {predicate}, %1, %k : {float}\n  return %2 : i1\n"
                    );
                    [format!("%x: {integer}"), "i1".to_owned(), body]
                });
            }
        }
    }
    checker.finish();
}

/// Tries a function of two complex numbers; `C` is their type, `P` that of their parts.
fn complex_form(checker: &mut Checker, part: &str, result: &str, body: &str) {
    checker.form(|| {
        let text = |text: &str| text.replace('C', "complex<P>").replace('P', part);
        let body = format!("{body}  return %r : {result}\n");
        [text("%x: C, %y: C"), text(result), text(&body)]
    });
}

#[test]
fn complex_numbers() {
    let mut checker = Checker::new(values);
    for (part, kind) in
        [("f32", FloatKind::F32), ("f8E4M3FN", FloatKind::F8E4M3FN), ("f8E4M3FNUZ", FloatKind::F8E4M3FNUZ)]
    {
        checker.one_of(if part == "f32" { 1 } else { 5 });
        let mut try_form = |result: &str, body: &str| complex_form(&mut checker, part, result, body);
        for name in ["add", "sub", "mul", "div"] {
            let parts = complex_parts(kind);
            for (re, im) in parts.iter().flat_map(|re| parts.iter().map(move |im| (re, im))) {
                for operands in ["%x, %k", "%k, %x"] {
                    try_form(
                        "C",
                        &format!(
                            "  %k = complex.constant [0x{re:x} : P, 0x{im:x} : P] : C\n  %r = complex.{name} {operands} : C\n"
                        ),
                    );
                }
            }
            for (inner, first) in
                ["add", "sub", "mul", "div"].iter().flat_map(|i| ["%x, %y", "%y, %x"].map(|f| (i, f)))
            {
                for second in ["%i, %x", "%i, %y", "%x, %i", "%y, %i"] {
                    try_form(
                        "C",
                        &format!("  %i = complex.{inner} {first} : C\n  %r = complex.{name} {second} : C\n"),
                    );
                }
            }
        }
        for (inner, outer) in
            ["neg", "conj", "exp", "log"].iter().flat_map(|i| ["neg", "conj", "exp", "log"].map(|o| (i, o)))
        {
            try_form("C", &format!("  %i = complex.{inner} %x : C\n  %r = complex.{outer} %i : C\n"));
        }
        for taken in ["re", "im"] {
            try_form(
                "P",
                &format!(
                    "  %a = complex.re %x : C\n  %b = complex.im %y : C\n  %c = complex.create %a, %b : C\n  %n = complex.neg %c : C\n  %r = complex.{taken} %n : C\n"
                ),
            );
        }
        for operands in ["%x, %x", "%x, %y"] {
            let (a, b) = operands.split_once(", ").expect("two operands");
            try_form(
                "C",
                &format!(
                    "  %a = complex.re {a} : C\n  %b = complex.im {b} : C\n  %r = complex.create %a, %b : C\n"
                ),
            );
        }
    }
    checker.finish();
}
