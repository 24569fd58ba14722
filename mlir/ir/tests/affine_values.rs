//! Simplification does not change what affine expressions compute. Random expressions are evaluated before and after.
//!
//! The values before are those of the expression as it was written, which no library function has touched. Integers
//! are unbounded there: a rule that holds only as long as nothing overflows is wrong. A full run tries 100,000
//! expressions; `TOY_TEST_SEED` sets the first seed, `TOY_TEST_PROGRAMS` the number.

use std::fmt;

use mlir::affine::{AffineBinary, AffineExprKind};
use mlir::{AffineExpr, AffineMap, Context, IntegerSet, Registry};

/// Dimensions, then symbols.
const DIMS: usize = 3;
const SYMBOLS: usize = 2;
const INPUTS: usize = DIMS + SYMBOLS;

/// SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }

    fn small(&mut self, least: i64, greatest: i64) -> i64 {
        least + self.below((greatest - least + 1) as usize) as i64
    }

    fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// A factor or a summand.
    fn constant(&mut self) -> i64 {
        const EXTREMES: [i64; 12] = [
            i64::MIN,
            i64::MIN + 1,
            i64::MIN / 2,
            i64::MIN / 3,
            -(1 << 32),
            -(1 << 31),
            1 << 31,
            1 << 32,
            1 << 62,
            i64::MAX / 3,
            i64::MAX - 1,
            i64::MAX,
        ];
        match self.below(30) {
            0 => self.one_of(&EXTREMES),
            _ => self.small(-9, 9),
        }
    }

    /// A divisor, usually one that has factors in common with others.
    fn divisor(&mut self) -> i64 {
        match self.below(24) {
            0 => self.constant(),
            _ => self.one_of(&[1, 2, 2, 3, 4, 4, 5, 6, 8, 12]),
        }
    }

    fn value(&mut self) -> i64 {
        match self.below(40) {
            0 => self.constant(),
            1..8 => self.small(-100_000, 100_000),
            _ => self.small(-20, 20),
        }
    }
}

/// An expression as it is written.
enum Written {
    Leaf(AffineExprKind),
    Binary(AffineBinary, Box<Written>, Box<Written>),
}

impl Written {
    fn random(random: &mut Random, depth: usize) -> Self {
        use AffineBinary::{Add, CeilDiv, FloorDiv, Mod, Mul};
        if depth == 0 || random.below(8) == 0 {
            return Written::Leaf(match random.below(8) {
                0..5 => AffineExprKind::Dim(random.below(DIMS) as u32),
                5..7 => AffineExprKind::Symbol(random.below(SYMBOLS) as u32),
                _ => AffineExprKind::Constant(random.constant()),
            });
        }
        let op = random.one_of(&[Add, Add, Add, Mul, Mul, Mod, FloorDiv, CeilDiv]);
        let lhs = Written::random(random, depth - 1);
        let rhs = match (op, random.below(12)) {
            (Add, _) => Written::random(random, depth - 1),
            (_, 0) => Written::Leaf(AffineExprKind::Symbol(random.below(SYMBOLS) as u32)),
            (Mul, _) => Written::Leaf(AffineExprKind::Constant(random.constant())),
            _ => Written::Leaf(AffineExprKind::Constant(random.divisor())),
        };
        Written::Binary(op, Box::new(lhs), Box::new(rhs))
    }

    fn build(&self, cx: &Context) -> AffineExpr {
        match self {
            Written::Leaf(AffineExprKind::Dim(at)) => cx.affine_dim(*at),
            Written::Leaf(AffineExprKind::Symbol(at)) => cx.affine_symbol(*at),
            Written::Leaf(AffineExprKind::Constant(value)) => cx.affine_constant(*value),
            Written::Leaf(AffineExprKind::Binary(..)) => unreachable!("a leaf has no operands"),
            Written::Binary(op, lhs, rhs) => cx.affine_binary(*op, lhs.build(cx), rhs.build(cx)),
        }
    }

    /// The value at a point; `None` where a divisor is not positive, or 128 bits are too few.
    fn value(&self, point: &[i128]) -> Option<i128> {
        match self {
            Written::Leaf(leaf) => leaf_value(leaf, point),
            Written::Binary(op, lhs, rhs) => apply(*op, lhs.value(point)?, rhs.value(point)?),
        }
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Written::Leaf(AffineExprKind::Dim(at)) => write!(f, "d{at}"),
            Written::Leaf(AffineExprKind::Symbol(at)) => write!(f, "s{at}"),
            Written::Leaf(AffineExprKind::Constant(value)) => write!(f, "{value}"),
            Written::Leaf(AffineExprKind::Binary(..)) => Ok(()),
            Written::Binary(op, lhs, rhs) => write!(f, "({lhs} {} {rhs})", spelling(*op)),
        }
    }
}

fn spelling(op: AffineBinary) -> &'static str {
    match op {
        AffineBinary::Add => "+",
        AffineBinary::Mul => "*",
        AffineBinary::Mod => "mod",
        AffineBinary::FloorDiv => "floordiv",
        AffineBinary::CeilDiv => "ceildiv",
    }
}

fn leaf_value(leaf: &AffineExprKind, point: &[i128]) -> Option<i128> {
    match *leaf {
        AffineExprKind::Dim(at) => point[..DIMS].get(at as usize).copied(),
        AffineExprKind::Symbol(at) => point[DIMS..].get(at as usize).copied(),
        AffineExprKind::Constant(value) => Some(value.into()),
        AffineExprKind::Binary(..) => None,
    }
}

fn apply(op: AffineBinary, lhs: i128, rhs: i128) -> Option<i128> {
    let floor = |lhs: i128, rhs: i128| {
        let rest = lhs.checked_rem(rhs)?;
        Some(lhs / rhs - i128::from(rest != 0 && (rest < 0) != (rhs < 0)))
    };
    match op {
        AffineBinary::Add => lhs.checked_add(rhs),
        AffineBinary::Mul => lhs.checked_mul(rhs),
        AffineBinary::Mod => (rhs > 0).then(|| lhs.rem_euclid(rhs)),
        // As in lowering, divisors that are not positive are undefined.
        AffineBinary::FloorDiv | AffineBinary::CeilDiv if rhs <= 0 => None,
        AffineBinary::FloorDiv => floor(lhs, rhs),
        AffineBinary::CeilDiv => floor(lhs.checked_neg()?, rhs).map(|quotient| -quotient),
    }
}

/// Like [`Written::value`], for an expression that has been simplified.
fn value(cx: &Context, expr: AffineExpr, point: &[i128]) -> Option<i128> {
    match cx.affine_kind(expr) {
        AffineExprKind::Binary(op, lhs, rhs) => apply(*op, value(cx, *lhs, point)?, value(cx, *rhs, point)?),
        leaf => leaf_value(leaf, point),
    }
}

fn shown(cx: &Context, expr: AffineExpr) -> String {
    match *cx.affine_kind(expr) {
        AffineExprKind::Dim(at) => format!("d{at}"),
        AffineExprKind::Symbol(at) => format!("s{at}"),
        AffineExprKind::Constant(value) => value.to_string(),
        AffineExprKind::Binary(op, lhs, rhs) => {
            format!("({} {} {})", shown(cx, lhs), spelling(op), shown(cx, rhs))
        }
    }
}

/// One random expression, and random points at most of which it is defined.
struct Case {
    written: Written,
    points: Vec<[i128; INPUTS]>,
}

impl Case {
    fn random(random: &mut Random) -> Self {
        let depth = 1 + random.below(5);
        let written = Written::random(random, depth);
        let points = (0..12).map(|_| [(); INPUTS].map(|()| random.value().into())).collect();
        Case { written, points }
    }

    /// Fails unless an expression has the same values as the written one, wherever that one has a value. `moved`
    /// makes the expression's point from the written one's.
    fn check(
        &self,
        cx: &Context,
        what: &str,
        expr: AffineExpr,
        moved: impl Fn(&[i128; INPUTS]) -> Option<[i128; INPUTS]>,
    ) -> Result<(), String> {
        for point in &self.points {
            let Some(before) = moved(point).and_then(|point| self.written.value(&point)) else { continue };
            let after = value(cx, expr, point);
            if after != Some(before) {
                let shown = shown(cx, expr);
                return Err(format!(
                    "{what}: {}\n  is {before} at {point:?} (dimensions, then symbols), but {after:?} as\n  {shown}",
                    self.written
                ));
            }
        }
        Ok(())
    }
}

/// Calls `check` for each seed of the run.
fn for_seeds(check: impl Fn(&mut Random) -> Result<(), String>) {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let count = number("TOY_TEST_PROGRAMS").unwrap_or(if number("TOY_TEST_FULL") == Some(1) {
        100_000
    } else {
        3_000
    });
    let first = number("TOY_TEST_SEED").unwrap_or(0);
    for seed in first..first + count {
        if let Err(message) = check(&mut Random(seed)) {
            panic!("{message}\nTOY_TEST_SEED={seed} TOY_TEST_PROGRAMS=1 repeats this");
        }
    }
}

#[test]
fn expressions_keep_their_values_when_built_and_simplified() {
    let cx = Context::new(Registry::new());
    for_seeds(|random| {
        let case = Case::random(random);
        let built = case.written.build(&cx);
        case.check(&cx, "built", built, |point| Some(*point))?;
        let simple = cx.affine_simplify(built, DIMS as u32, SYMBOLS as u32);
        case.check(&cx, "simplified", simple, |point| Some(*point))?;
        let divisor = i128::from(cx.affine_known_divisor(built));
        for point in &case.points {
            if let Some(value) = case.written.value(point)
                && value.checked_rem(divisor).unwrap_or(value) != 0
            {
                return Err(format!("{} is {value} at {point:?}, not a multiple of {divisor}", case.written));
            }
        }
        Ok(())
    });
}

#[test]
fn maps_keep_their_values_when_composed() {
    let cx = Context::new(Registry::new());
    for_seeds(|random| {
        let case = Case::random(random);
        let inner = [(); DIMS].map(|()| Written::random(random, 2));
        // The symbols of both maps have the values of the same inputs.
        let symbols: Vec<AffineExpr> =
            (0..2 * SYMBOLS).map(|at| cx.affine_symbol((at % SYMBOLS) as u32)).collect();
        let outer = AffineMap::new(DIMS as u32, SYMBOLS as u32, [case.written.build(&cx)]);
        let inside = AffineMap::new(DIMS as u32, SYMBOLS as u32, inner.each_ref().map(|w| w.build(&cx)));
        let composed = outer.compose(&cx, &inside).expect("as many results as dimensions");
        let composed = composed.replace(&cx, &[], &symbols, DIMS as u32, SYMBOLS as u32);
        let moved = |point: &[i128; INPUTS]| {
            let mut new = *point;
            for (to, expr) in new.iter_mut().zip(&inner) {
                *to = expr.value(point)?;
            }
            Some(new)
        };
        let show = || inner.each_ref().map(ToString::to_string).join(", ");
        let after = |what: &str, map: &AffineMap| {
            case.check(&cx, what, map.results[0], moved).map_err(|e| format!("{e}\n  of {}", show()))
        };
        after("composed", &composed)?;
        after("composed and simplified", &composed.simplify(&cx))
    });
}

#[test]
fn maps_and_sets_keep_their_values_without_unused_inputs() {
    let cx = Context::new(Registry::new());
    for_seeds(|random| {
        let case = Case::random(random);
        let expr = case.written.build(&cx);
        let map = AffineMap::new(DIMS as u32, SYMBOLS as u32, [expr]);
        let set = IntegerSet::new(DIMS as u32, SYMBOLS as u32, vec![(expr, false)]);
        let (small, kept) = map.compress_unused(&cx);
        let (small_set, kept_of_set) = set.compress_unused(&cx);
        for point in &case.points {
            let point: Vec<i64> = point.iter().filter_map(|&value| i64::try_from(value).ok()).collect();
            let inputs = |kept: &[usize]| kept.iter().map(|&at| point[at]).collect::<Vec<i64>>();
            let before = map.evaluate(&cx, &point);
            let after = small.evaluate(&cx, &inputs(&kept));
            let contains = [set.contains(&cx, &point), small_set.contains(&cx, &inputs(&kept_of_set))];
            if before != after || contains[0] != contains[1] || before.map(|all| all[0] >= 0) != contains[0] {
                return Err(format!("{} at {point:?}: {after:?}, {contains:?}", case.written));
            }
        }
        Ok(())
    });
}
