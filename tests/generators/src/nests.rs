//! Random functions of affine loop nests: imperfect nests, triangular and symbolic bounds, steps, conditions,
//! reductions, buffers that are written and read by several nests.
//!
//! Every subscript is in bounds: induction variables are below `LIMIT`, and memory has room for every sum that occurs.
//! All values are small integers, so sums do not depend on their order.

use std::fmt::Write;

use crate::random::Random;

/// Induction variables and symbols are below this.
const LIMIT: usize = 5;
/// The elements of a memref in one dimension.
const EXTENT: usize = 24;
/// The arguments of the function, and its own buffers.
const MEMREFS: [&str; 4] = ["%m0", "%m1", "%t0", "%t1"];
const MAX_DEPTH: usize = 3;

struct Maker {
    random: Random,
    text: String,
    /// The induction variables in scope.
    variables: Vec<String>,
    /// The operations around the next one.
    depth: usize,
    next: usize,
}

/// A program with about `steps` nests.
pub fn program(seed: u64, steps: usize) -> String {
    let random = Random::new(seed);
    let text = String::new();
    let mut maker = Maker { random, text, variables: Vec::new(), depth: 0, next: 0 };
    for memref in MEMREFS {
        maker.fill(memref);
    }
    for _ in 0..steps {
        maker.statement();
    }
    let ty = format!("memref<{EXTENT}xf64>");
    let body = maker.text;
    let prints: String = ["%m0", "%m1"].iter().map(|m| format!("  toy.print {m} : {ty}\n")).collect();
    let calls: String = [0, 1, 4]
        .iter()
        .map(|n| {
            format!(
                "  %n{n} = arith.constant {n} : index\n  call @f(%a, %b, %n{n}) : ({ty}, {ty}, index) -> ()\n"
            )
        })
        .collect();
    format!(
        "func.func @f(%m0: {ty}, %m1: {ty}, %n: index) {{
  %one = arith.constant 1.0 : f64
  %t0 = memref.alloc() : {ty}
  %t1 = memref.alloc() : {ty}
{body}{prints}  memref.dealloc %t0 : {ty}
  memref.dealloc %t1 : {ty}
  return
}}
func.func @main() {{
  %a = memref.alloc() : {ty}
  %b = memref.alloc() : {ty}
{calls}  memref.dealloc %a : {ty}
  memref.dealloc %b : {ty}
  return
}}
"
    )
}

impl Maker {
    fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{}{text}", "  ".repeat(self.depth + 1));
    }

    /// Stores a number in each element.
    fn fill(&mut self, memref: &str) {
        let start = self.random.below(9);
        self.line(&format!("affine.for %i = 0 to {EXTENT} {{"));
        self.line("  %integer = arith.index_cast %i : index to i64");
        self.line("  %float = arith.sitofp %integer : i64 to f64");
        self.line(&format!("  %start = arith.constant {start}.0 : f64"));
        self.line("  %sum = arith.addf %float, %start : f64");
        self.line(&format!("  affine.store %sum, {memref}[%i] : memref<{EXTENT}xf64>"));
        self.line("}");
    }

    fn memref(&mut self) -> &'static str {
        MEMREFS[self.random.below(MEMREFS.len())]
    }

    /// An expression that is less than `EXTENT` and not negative.
    fn subscript(&mut self) -> String {
        let mut terms = vec![self.random.below(4).to_string()];
        let symbol = self.random.chance(20);
        if symbol {
            terms.push("symbol(%n)".to_owned());
        }
        let known = self.variables.clone();
        for _ in 0..2 {
            let Some(variable) = self.random.pick(&known) else { break };
            match self.random.below(6) {
                0 | 1 => terms.push(variable.clone()),
                2 => terms.push(format!("{variable} * 2")),
                3 => terms.push(format!("(-{variable} + {LIMIT})")),
                4 => terms.push(format!("{variable} mod 3")),
                _ => terms.push(format!("{variable} floordiv 2")),
            }
        }
        terms.join(" + ")
    }

    fn load(&mut self) -> String {
        let name = self.name();
        let memref = self.memref();
        let subscript = self.subscript();
        self.line(&format!("{name} = affine.load {memref}[{subscript}] : memref<{EXTENT}xf64>"));
        name
    }

    /// A number computed from loaded ones; it is reduced so that numbers stay small.
    fn value(&mut self) -> String {
        let first = self.load();
        let second = self.load();
        let result = self.name();
        let operation = ["arith.addf", "arith.subf", "arith.maximumf"][self.random.below(3)];
        self.line(&format!("{result} = {operation} {first}, {second} : f64"));
        let limit = self.name();
        let small = self.name();
        self.line(&format!("{limit} = arith.constant 64.0 : f64"));
        self.line(&format!("{small} = arith.remf {result}, {limit} : f64"));
        small
    }

    fn store(&mut self, value: &str) {
        let memref = self.memref();
        let subscript = self.subscript();
        self.line(&format!("affine.store {value}, {memref}[{subscript}] : memref<{EXTENT}xf64>"));
    }

    fn statement(&mut self) {
        let leaf = self.depth > 0 && (self.depth >= MAX_DEPTH || self.random.chance(45));
        match self.random.below(8) {
            _ if leaf => {
                let value = if self.random.chance(60) { self.value() } else { "%one".to_owned() };
                self.store(&value);
            }
            0 if !self.variables.is_empty() => self.condition(),
            1 => self.reduction(),
            _ => self.nest(),
        }
    }

    fn bounds(&mut self) -> String {
        let known = self.variables.clone();
        let low = match (self.random.below(4), self.random.pick(&known)) {
            (0, Some(outer)) if self.random.chance(50) => {
                format!("max affine_map<(d0)[s0] -> (d0, s0 - 2)>({outer})[%n]")
            }
            (0, Some(outer)) => format!("affine_map<(d0) -> (d0)>({outer})"),
            _ => self.random.below(3).to_string(),
        };
        let high = match (self.random.below(5), self.random.pick(&known)) {
            (0, _) => "%n".to_owned(),
            (1, Some(outer)) => format!("min affine_map<(d0) -> (d0 + 2, {LIMIT})>({outer})"),
            _ => (2 + self.random.below(LIMIT - 1)).to_string(),
        };
        let step = ["", "", "", " step 2"][self.random.below(4)];
        format!("{low} to {high}{step}")
    }

    fn nest(&mut self) {
        let variable = self.name();
        let bounds = self.bounds();
        self.line(&format!("affine.for {variable} = {bounds} {{"));
        self.inside(Some(variable));
        self.line("}");
    }

    /// Some statements, with an induction variable.
    fn inside(&mut self, variable: Option<String>) {
        let count = self.variables.len();
        self.variables.extend(variable);
        self.depth += 1;
        for _ in 0..1 + self.random.below(3) {
            self.statement();
        }
        self.depth -= 1;
        self.variables.truncate(count);
    }

    fn condition(&mut self) {
        let known = self.variables.clone();
        let Some(variable) = self.random.pick(&known) else { return };
        let limit = self.random.below(LIMIT);
        let set = match self.random.below(3) {
            0 => format!("affine_set<(d0) : (d0 - {limit} >= 0)>({variable})"),
            1 => format!("affine_set<(d0) : (d0 - {limit} == 0)>({variable})"),
            _ => format!("affine_set<(d0)[s0] : (s0 - d0 >= 0, d0 mod 2 == 0)>({variable})[%n]"),
        };
        self.line(&format!("affine.if {set} {{"));
        self.inside(None);
        if self.random.chance(40) {
            self.line("} else {");
            self.inside(None);
        }
        self.line("}");
    }

    fn reduction(&mut self) {
        let result = self.name();
        let variable = self.name();
        let carried = self.name();
        let bounds = self.bounds();
        self.line(&format!(
            "{result} = affine.for {variable} = {bounds} iter_args({carried} = %one) -> (f64) {{"
        ));
        self.variables.push(variable);
        self.depth += 1;
        let value = self.load();
        let sum = self.name();
        let operation = ["arith.addf", "arith.maximumf"][self.random.below(2)];
        self.line(&format!("{sum} = {operation} {carried}, {value} : f64"));
        self.line(&format!("affine.yield {sum} : f64"));
        self.depth -= 1;
        self.variables.pop();
        self.line("}");
        self.store(&result);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_have_every_operation() {
        let all: String = (0..80).map(|seed| program(seed, 8)).collect();
        for text in [
            "affine.if",
            "else",
            "iter_args",
            "mod 3",
            "floordiv",
            "symbol(%n)",
            "step 2",
            "to %n",
            "min ",
            "max ",
        ] {
            assert!(all.matches(text).count() > 10, "{text} is rare");
        }
        assert_eq!(program(7, 8), program(7, 8));
    }
}
