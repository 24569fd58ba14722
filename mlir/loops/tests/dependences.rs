//! Dependences in random nests, compared with enumeration of all executions.

use std::fmt::Write as _;

use loops::analysis::{Access, Dependence, Range, dependence};
use mlir::text::parse_module;
use mlir::{Body, Context, OpRef, Registry};
use support::SourceMap;

mod random;

use random::Random;

/// A sum of multiples of induction variables and a constant, or the quotient or remainder of such a
/// sum.
#[derive(Clone)]
struct Expr {
    factors: Vec<i64>,
    constant: i64,
    /// `floordiv` or `mod`, and the divisor.
    divided: Option<(&'static str, i64)>,
}

impl Expr {
    fn random(random: &mut Random, variables: usize) -> Self {
        let factors = (0..variables).map(|_| random.within(-2, 2)).collect();
        let divided = match random.within(0, 5) {
            0 => Some(("mod", random.within(2, 4))),
            1 => Some(("floordiv", random.within(2, 3))),
            _ => None,
        };
        Expr { factors, constant: random.within(-3, 3), divided }
    }

    fn text(&self, names: &[String]) -> String {
        let terms = self.factors.iter().zip(names).map(|(f, n)| format!("{n} * {f} + "));
        let sum = format!("{}{}", terms.collect::<String>(), self.constant);
        self.divided.map_or(sum.clone(), |(op, by)| format!("({sum}) {op} {by}"))
    }

    fn value(&self, variables: &[i64]) -> i64 {
        let sum = self.factors.iter().zip(variables).map(|(f, x)| f * x).sum::<i64>() + self.constant;
        match self.divided {
            Some(("mod", by)) => sum.rem_euclid(by),
            Some((_, by)) => sum.div_euclid(by),
            None => sum,
        }
    }
}

/// A loop from `low`, or from an outer induction variable, to `high`.
#[derive(Clone)]
struct Loop {
    outer: Option<usize>,
    low: i64,
    high: i64,
    step: i64,
}

/// An access in its own loops inside the common ones.
struct Site {
    loops: Vec<Loop>,
    condition: Option<Expr>,
    subscript: Expr,
    names: Vec<String>,
}

fn random_loops(random: &mut Random, outer: usize, count: usize) -> Vec<Loop> {
    (outer..outer + count)
        .map(|inside| {
            let low = random.within(-1, 2);
            let from = (inside > 0 && random.within(0, 2) == 0)
                .then(|| random.within(0, inside as i64 - 1) as usize);
            Loop { outer: from, low, high: low + random.within(0, 6), step: random.within(1, 4).min(3) }
        })
        .collect()
}

fn random_site(random: &mut Random, common: &[Loop], prefix: &str) -> Site {
    let count = random.within(0, 1) as usize;
    let mut loops = common.to_vec();
    loops.extend(random_loops(random, common.len(), count));
    let names =
        (0..loops.len()).map(|i| format!("%{}{i}", if i < common.len() { "c" } else { prefix })).collect();
    let condition = (random.within(0, 3) == 0).then(|| Expr::random(random, loops.len()));
    let subscript = Expr::random(random, loops.len());
    Site { loops, condition, subscript, names }
}

fn open_loops(out: &mut String, loops: &[Loop], names: &[String], from: usize) {
    for (at, l) in loops.iter().enumerate().skip(from) {
        let low = match l.outer {
            Some(outer) => format!("affine_map<(d0) -> (d0 + {})>({})", l.low, names[outer]),
            None => l.low.to_string(),
        };
        let _ = writeln!(out, "affine.for {} = {low} to {} step {} {{", names[at], l.high, l.step);
    }
}

fn write_site(out: &mut String, site: &Site, common: usize, store: bool) {
    open_loops(out, &site.loops, &site.names, common);
    if let Some(condition) = &site.condition {
        let dims: Vec<String> = (0..site.names.len()).map(|i| format!("d{i}")).collect();
        let text = condition.text(&dims);
        let dims = dims.join(", ");
        let _ = writeln!(out, "affine.if affine_set<({dims}) : ({text} >= 0)>({}) {{", site.names.join(", "));
    }
    let subscript = site.subscript.text(&site.names);
    let _ = if store {
        writeln!(out, "affine.store %x, %m[{subscript}] : memref<100xf32>")
    } else {
        writeln!(out, "%l = affine.load %m[{subscript}] : memref<100xf32>")
    };
    let closed = site.loops.len() - common + usize::from(site.condition.is_some());
    out.push_str(&"}\n".repeat(closed));
}

/// Every execution: the induction variables and the element.
fn executions(site: &Site) -> Vec<(Vec<i64>, i64)> {
    let mut points = vec![Vec::new()];
    for l in &site.loops {
        let mut next = Vec::new();
        for point in points {
            let mut at = l.outer.map_or(0, |outer: usize| point[outer]) + l.low;
            while at < l.high {
                let mut longer: Vec<i64> = point.clone();
                longer.push(at);
                next.push(longer);
                at += l.step;
            }
        }
        points = next;
    }
    points.retain(|p| site.condition.as_ref().is_none_or(|c| c.value(p) >= 0));
    points.into_iter().map(|p| (p.clone(), site.subscript.value(&p))).collect()
}

/// The distances of all dependent executions at a depth, as ranges.
fn enumerated(a: &Site, b: &Site, common: usize, depth: usize, precedes: bool) -> Option<Vec<Range>> {
    if depth > common && !precedes {
        return None;
    }
    let mut ranges: Option<Vec<Range>> = None;
    for (p, x) in executions(a) {
        for (q, y) in executions(b) {
            let same = (depth - 1).min(common);
            let later = depth > common || p[depth - 1] < q[depth - 1];
            if x != y || p[..same] != q[..same] || !later {
                continue;
            }
            let distances: Vec<i64> = p.iter().zip(&q).take(common).map(|(p, q)| q - p).collect();
            let ranges = ranges.get_or_insert_with(|| vec![Range::default(); common]);
            for (range, d) in ranges.iter_mut().zip(distances) {
                range.lower = Some(range.lower.map_or(d, |l| l.min(d)));
                range.upper = Some(range.upper.map_or(d, |u| u.max(d)));
            }
        }
    }
    ranges
}

fn accesses<'a>(cx: &'a Context, body: &'a Body, found: &mut Vec<Access<'a>>) {
    for op in body.all_ops_pre() {
        found.extend(Access::of(OpRef::new(cx, body, op)));
        if let Some(nested) = body.nested(op) {
            accesses(cx, nested, found);
        }
    }
}

#[test]
fn dependences_are_those_of_enumeration() {
    let mut random = Random::new();
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    let cx = Context::new(registry);
    let mut dependent = 0;
    let mut independent = 0;
    let mut imprecise = 0;
    for _ in 0..600 {
        let count = random.within(0, 2) as usize;
        let common = random_loops(&mut random, 0, count);
        let sites = [random_site(&mut random, &common, "a"), random_site(&mut random, &common, "b")];
        let mut text = String::from("func.func @f(%m: memref<100xf32>, %x: f32) {\n");
        open_loops(&mut text, &common, &sites[0].names, 0);
        write_site(&mut text, &sites[0], count, true);
        write_site(&mut text, &sites[1], count, random.within(0, 1) == 0);
        text.push_str(&"}\n".repeat(count));
        text.push_str("return\n}\n");
        let mut sources = SourceMap::new();
        let file = sources.add("nest.mlir", text.clone());
        let module = parse_module(&cx, &sources, file).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
        let mut found = Vec::new();
        accesses(&cx, module.body(), &mut found);
        for (i, j) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            if !found[i].is_write && !found[j].is_write {
                continue;
            }
            let shared = if i == j { sites[i].loops.len() } else { count };
            for depth in 1..=shared + 1 {
                let want = enumerated(&sites[i], &sites[j], shared, depth, i < j);
                let want = want.map_or(Dependence::None, Dependence::Exists);
                dependent += usize::from(want != Dependence::None);
                independent += usize::from(want == Dependence::None);
                let got = dependence(&found[i], &found[j], depth);
                assert!(covers(&got, &want), "from {i} to {j} at depth {depth}: {got:?}, {want:?}\n{text}");
                imprecise += usize::from(got != want);
            }
        }
    }
    assert!(dependent > 200 && independent > 200, "{dependent} dependent, {independent} independent");
    // The analysis gives up on the bounds of a distance if a projection becomes too large.
    assert!(imprecise <= (dependent + independent) / 500, "{imprecise} answers are not exact");
}

/// Whether an answer is right, though perhaps not exact: it allows every actual dependence.
fn covers(got: &Dependence, want: &Dependence) -> bool {
    match (got, want) {
        (Dependence::Exists(got), Dependence::Exists(want)) => got.iter().zip(want).all(|(got, want)| {
            let reaches = |got: Option<i64>, want: Option<i64>, sign: i64| match (got, want) {
                (None, _) => true,
                (Some(got), Some(want)) => got * sign <= want * sign,
                (Some(_), None) => false,
            };
            reaches(got.lower, want.lower, 1) && reaches(got.upper, want.upper, -1)
        }),
        (Dependence::None, want) => *want == Dependence::None,
        (Dependence::Unknown, _) => true,
        (Dependence::Exists(_), Dependence::None | Dependence::Unknown) => false,
    }
}
