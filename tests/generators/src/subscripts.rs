//! Random functions of affine expressions: maps, minima, maxima, sets and bounds of loops, whose operands are induction
//! variables, arguments, constants, and results of other maps.

use std::fmt::Write;

use crate::random::Random;

/// The values of the function's arguments, one call each.
const CALLS: [[i64; 3]; 4] = [[0, 1, 7], [-5, 3, 4], [11, -8, 2], [-1_000_000, 999_983, 12]];
const MAX_DEPTH: usize = 3;
/// A map of a map of a map of an argument still fits in 64 bits.
const MOST_MAPS: u32 = 2;

struct Maker {
    random: Random,
    text: String,
    /// Values of type index in scope, and how many maps each depends on.
    values: Vec<(String, u32)>,
    /// The values that are symbols.
    symbols: Vec<String>,
    is_plain: bool,
    depth: usize,
    next: usize,
    rows: usize,
}

/// A program of about `steps` operations that prints the result of each; if it `is_plain`, without operations that have
/// no lowering.
pub fn program(seed: u64, steps: usize, is_plain: bool) -> String {
    let arguments = ["%a", "%b", "%n"].map(str::to_owned).to_vec();
    let mut maker = Maker {
        random: Random::new(seed),
        text: String::new(),
        values: arguments.iter().map(|name| (name.clone(), 0)).collect(),
        symbols: arguments,
        is_plain,
        depth: 0,
        next: 0,
        rows: 0,
    };
    for value in [-3, 0, 4, 64] {
        let name = maker.name();
        let _ = writeln!(maker.text, "  {name} = arith.constant {value} : index");
        maker.values.push((name.clone(), 0));
        maker.symbols.push(name);
    }
    for _ in 0..steps {
        maker.statement();
    }
    let body = maker.text;
    let rows = maker.rows.max(1);
    let calls: String = (CALLS.iter().enumerate())
        .map(|(at, call)| {
            let constants: String = (call.iter().enumerate())
                .map(|(i, value)| format!("  %x{at}_{i} = arith.constant {value} : index\n"))
                .collect();
            format!(
                "{constants}  call @f(%m, %x{at}_0, %x{at}_1, %x{at}_2) : (memref<{rows}xf64>, index, index, index) -> ()\n"
            )
        })
        .collect();
    format!(
        "func.func private @note(%m: memref<{rows}xf64>, %row: index, %x: index) {{
  %prime = arith.constant 65521.0 : f64
  %factor = arith.constant 31.0 : f64
  %w = arith.index_cast %x : index to i64
  %v = arith.sitofp %w : i64 to f64
  %old = memref.load %m[%row] : memref<{rows}xf64>
  %scaled = arith.mulf %old, %factor : f64
  %sum = arith.addf %scaled, %v : f64
  %new = arith.remf %sum, %prime : f64
  memref.store %new, %m[%row] : memref<{rows}xf64>
  return
}}
func.func @f(%m: memref<{rows}xf64>, %a: index, %b: index, %n: index) {{
{body}  return
}}
func.func @main() {{
  %m = memref.alloc() : memref<{rows}xf64>
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to {rows} {{
    affine.store %zero, %m[%i] : memref<{rows}xf64>
  }}
{calls}  toy.print %m : memref<{rows}xf64>
  memref.dealloc %m : memref<{rows}xf64>
  return
}}
"
    )
    .replace("<ROWSx", &format!("<{rows}x"))
}

impl Maker {
    fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn indent(&self) -> String {
        "  ".repeat(self.depth + 1)
    }

    /// Records a value in a row of the results.
    fn note(&mut self, value: &str) {
        let row = self.rows;
        let indent = self.indent();
        let at = self.name();
        self.rows += 1;
        let _ = write!(
            self.text,
            "{indent}{at} = arith.constant {row} : index\n{indent}func.call @note(%m, {at}, {value}) : (memref<ROWSxf64>, index, index) -> ()\n"
        );
    }

    fn statement(&mut self) {
        match self.random.below(10) {
            0..3 if self.depth < MAX_DEPTH => self.nest(),
            3 if self.depth < MAX_DEPTH && !self.is_plain => self.condition(),
            4 if !self.is_plain => self.computed("affine.min"),
            5 if !self.is_plain => self.computed("affine.max"),
            _ => self.computed("affine.apply"),
        }
    }

    /// The statements of a region; values defined in it are not in scope after it.
    fn region(&mut self, count: usize) {
        let known = (self.values.len(), self.symbols.len());
        self.depth += 1;
        for _ in 0..count {
            self.statement();
        }
        self.depth -= 1;
        self.values.truncate(known.0);
        self.symbols.truncate(known.1);
    }

    fn nest(&mut self) {
        let indent = self.indent();
        let variable = self.name();
        let step = self.random.below(5) + 1;
        let low = self.random.below(9) as i64 - 5;
        let (low, high) = match self.random.below(4) {
            0 => (self.bound("max"), format!("{}", self.random.below(8))),
            1 => (format!("{low}"), self.bound("min")),
            _ => (format!("{low}"), format!("{}", low + self.random.below(9) as i64)),
        };
        let step = if step == 1 { String::new() } else { format!(" step {step}") };
        let _ = writeln!(self.text, "{indent}affine.for {variable} = {low} to {high}{step} {{");
        let known = self.values.len();
        self.values.push((variable.clone(), 0));
        self.depth += 1;
        self.note(&variable);
        self.depth -= 1;
        let count = 1 + self.random.below(3);
        self.region(count);
        self.values.truncate(known);
        let _ = writeln!(self.text, "{indent}}}");
    }

    /// A bound of several expressions, all small.
    fn bound(&mut self, kind: &str) -> String {
        let symbol = self.symbol();
        let modulus = self.random.below(7) + 2;
        let first = self.random.below(9) as i64 - 4;
        let second = self.random.below(9) as i64;
        format!(
            "{kind} affine_map<()[s0] -> (s0 mod {modulus} + {first}, (s0 * 2 + {second}) mod {modulus})>()[{symbol}]"
        )
    }

    fn condition(&mut self) {
        let indent = self.indent();
        let dims = [self.value(), self.value()];
        let symbol = self.symbol();
        let constraints: Vec<String> = (0..1 + self.random.below(2))
            .map(|_| {
                let relation = if self.random.chance(20) { "== 0" } else { ">= 0" };
                format!("{} {relation}", self.expression(2))
            })
            .collect();
        let _ = writeln!(
            self.text,
            "{indent}affine.if affine_set<(d0, d1)[s0] : ({})>({}, {})[{symbol}] {{",
            constraints.join(", "),
            dims[0].0,
            dims[1].0
        );
        let value = dims[0].0.clone();
        self.depth += 1;
        self.note(&value);
        self.depth -= 1;
        self.region(1);
        let _ = writeln!(self.text, "{indent}}} else {{");
        self.depth += 1;
        self.note(&value);
        self.depth -= 1;
        self.region(1);
        let _ = writeln!(self.text, "{indent}}}");
    }

    fn computed(&mut self, op: &str) {
        let indent = self.indent();
        let name = self.name();
        let dims = [self.value(), self.value()];
        let symbol = self.symbol();
        let count = if op == "affine.apply" { 1 } else { 1 + self.random.below(3) };
        let exprs: Vec<String> = (0..count).map(|_| self.expression(3)).collect();
        let _ = writeln!(
            self.text,
            "{indent}{name} = {op} affine_map<(d0, d1)[s0] -> ({})>({}, {})[{symbol}]",
            exprs.join(", "),
            dims[0].0,
            dims[1].0
        );
        self.note(&name);
        // In a loop, the result of another operation is not a dimension.
        if op != "affine.apply" {
            return;
        }
        let maps = dims[0].1.max(dims[1].1) + 1;
        if maps <= MOST_MAPS {
            self.values.push((name, maps));
            return;
        }
        let reduced = self.name();
        let _ = writeln!(
            self.text,
            "{indent}{reduced} = affine.apply affine_map<(d0) -> (d0 mod 97 - 48)>({name})"
        );
        self.values.push((reduced, 0));
    }

    fn value(&mut self) -> (String, u32) {
        self.random.pick(&self.values).cloned().unwrap_or_else(|| ("%a".to_owned(), 0))
    }

    fn symbol(&mut self) -> String {
        self.random.pick(&self.symbols).cloned().unwrap_or_else(|| "%n".to_owned())
    }

    fn constant(&mut self) -> i64 {
        self.random.below(19) as i64 - 9
    }

    /// An expression of d0, d1 and s0; the divisors have common factors.
    fn expression(&mut self, depth: usize) -> String {
        if depth == 0 || self.random.chance(10) {
            return match self.random.below(5) {
                0 | 1 => "d0".to_owned(),
                2 => "d1".to_owned(),
                3 => "s0".to_owned(),
                _ => self.constant().to_string(),
            };
        }
        let lhs = self.expression(depth - 1);
        let by = [1, 2, 2, 3, 4, 4, 6, 8][self.random.below(8)];
        match self.random.below(8) {
            0..3 => format!("({lhs} + {})", self.expression(depth - 1)),
            3 => format!("({lhs} - {})", self.expression(depth - 1)),
            4 => format!("({lhs} * {})", self.constant()),
            5 => format!("({lhs} floordiv {by})"),
            6 => format!("({lhs} ceildiv {by})"),
            _ => format!("({lhs} mod {by})"),
        }
    }
}
