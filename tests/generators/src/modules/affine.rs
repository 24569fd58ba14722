//! Operations of `affine`. Their operands are small: induction variables of affine loops, and symbols.

use super::types::{Elem, Kind, Type};
use super::{Maker, Piece, Value, assigned, list};

/// Symbols and induction variables are below this.
pub(super) const LIMIT: usize = 5;

/// Operands of a map or a set, and how its expressions name them.
struct Operands {
    dims: Vec<String>,
    symbols: Vec<String>,
}

impl Operands {
    /// The beginning of a map or set, and the operands after it.
    fn parts(&self) -> (String, String) {
        let numbered = |letter: char, count: usize| {
            (0..count).map(|at| format!("{letter}{at}")).collect::<Vec<_>>().join(", ")
        };
        (
            format!("({})[{}]", numbered('d', self.dims.len()), numbered('s', self.symbols.len())),
            format!("({})[{}]", self.dims.join(", "), self.symbols.join(", ")),
        )
    }
}

impl Maker {
    /// Values of a function's first block that are valid symbols.
    pub(super) fn symbols(&mut self) {
        self.symbols.clear();
        self.variables.clear();
        if self.features.affine {
            for _ in 0..2 {
                let any = self.value(&Type::scalar(Elem::Index)).name;
                let symbol = self.remainder(&any, LIMIT);
                self.symbols.push(symbol);
            }
        }
    }

    pub(super) fn affine_step(&mut self, may_nest: bool) {
        match self.random.below(14) {
            0..=3 if may_nest => self.affine_loop(),
            4 if may_nest => self.affine_parallel(),
            5 if may_nest => self.affine_if(),
            6 => self.affine_number(),
            7 => self.delinearized(),
            8..=10 if self.features.memory => self.affine_load(),
            11..=13 if self.features.memory => self.affine_store(),
            _ => self.affine_number(),
        }
    }

    fn operands(&mut self) -> Operands {
        let mut dims: Vec<String> = self.variables.iter().map(|(name, _)| name.clone()).collect();
        if dims.is_empty() || self.random.chance(20) {
            dims.extend(self.symbols.first().cloned());
        }
        self.random.shuffle(&mut dims);
        dims.truncate(2);
        let mut symbols = self.symbols.clone();
        symbols.truncate(1 + self.random.below(2));
        Operands { dims, symbols }
    }

    /// An expression in the numbered operands.
    fn expression(&mut self, operands: &Operands) -> String {
        let mut names: Vec<String> = (0..operands.dims.len()).map(|at| format!("d{at}")).collect();
        names.extend((0..operands.symbols.len()).map(|at| format!("s{at}")));
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        self.expression_of(&names)
    }

    fn expression_of(&mut self, names: &[&str]) -> String {
        let mut terms = Vec::new();
        for _ in 0..1 + self.random.below(2) {
            let Some(name) = self.random.pick(names) else { break };
            let number = 1 + self.random.below(4);
            terms.push(match self.random.below(8) {
                0 | 1 => (*name).to_owned(),
                2 => format!("{name} * {number}"),
                3 => format!("{name} * -{number}"),
                4 => format!("{name} floordiv {number}"),
                5 => format!("{name} ceildiv {number}"),
                6 => format!("({name} - {number}) mod {}", number + 1),
                _ => format!("({name} * 3 - {number}) floordiv {}", number + 1),
            });
        }
        terms.push(self.random.below(5).to_string());
        terms.join(" + ")
    }

    fn affine_number(&mut self) {
        let operands = self.operands();
        let (left, right) = operands.parts();
        let count = 1 + self.random.below(3);
        let mut expressions: Vec<String> = (0..count).map(|_| self.expression(&operands)).collect();
        let name = ["apply", "min", "max"][self.random.below(3)];
        if name == "apply" {
            expressions.truncate(1);
        }
        let text = format!("affine.{name} affine_map<{left} -> ({})>{right}", expressions.join(", "));
        self.op(&Type::scalar(Elem::Index), text);
    }

    fn delinearized(&mut self) {
        let index = Type::scalar(Elem::Index);
        let [a, b] = [self.value(&index).name, self.value(&index).name];
        let [a, b] = [self.remainder(&a, 60), self.remainder(&b, 7)];
        let basis = [2 + self.random.below(4), 2 + self.random.below(4)];
        if self.random.chance(50) {
            let text = format!("affine.linearize_index [{a}, {b}] by ({}, {}) : index", basis[0], basis[1]);
            self.op(&index, text);
            return;
        }
        let (results, prefix) = self.results(&[index.clone(), index.clone(), index]);
        let text = format!(
            "{prefix}affine.delinearize_index {a} into ({}, {}) : index, index, index",
            basis[0], basis[1]
        );
        // Without a bound for the first.
        self.compound(results, vec![Piece::Text(text)]);
    }

    /// A subscript in a dimension of memory.
    fn subscript(&mut self, size: usize) -> String {
        let direct: Vec<String> =
            self.variables.iter().filter(|(_, bound)| *bound <= size).map(|(name, _)| name.clone()).collect();
        if let Some(name) = self.random.pick(&direct).cloned()
            && self.random.chance(60)
        {
            return name;
        }
        if self.random.chance(25) {
            return self.random.below(size).to_string();
        }
        let mut names: Vec<String> = self.variables.iter().map(|(name, _)| name.clone()).collect();
        names.extend(self.symbols.iter().map(|name| format!("symbol({name})")));
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let expression = self.expression_of(&names);
        format!("({expression}) mod {size}")
    }

    fn subscripts(&mut self, of: &Value) -> Option<String> {
        let sizes = of.ty.sizes()?;
        let subscripts: Vec<String> = sizes.into_iter().map(|size| self.subscript(size)).collect();
        Some(subscripts.join(", "))
    }

    fn affine_load(&mut self) {
        let memory = self.pick(|value| value.ty.kind == Kind::MemRef && value.ty.sizes().is_some());
        let Some(memory) = memory else { return };
        let Some(subscripts) = self.subscripts(&memory) else { return };
        let text = format!("affine.load {}[{subscripts}] : {}", memory.name, memory.ty);
        self.op(&memory.ty.element(), text);
    }

    fn affine_store(&mut self) {
        let memory = self.writable();
        let Some(subscripts) = self.subscripts(&memory) else { return };
        let value = self.value(&memory.ty.element()).name;
        self.line(format!("affine.store {value}, {}[{subscripts}] : {}", memory.name, memory.ty));
    }

    fn affine_region(&mut self, arguments: &[(String, Type)], types: &[Type]) -> Piece {
        self.open(arguments);
        for _ in 0..1 + self.random.below(3) {
            if self.random.chance(60) {
                self.affine_step(self.depth() < super::MAX_DEPTH && self.runs < super::MOST_RUNS);
            } else {
                self.statement();
            }
        }
        let end = if types.is_empty() {
            String::new()
        } else {
            let (_, names, types) = self.values(types);
            format!("affine.yield {names} : {types}")
        };
        self.close(end)
    }

    fn affine_loop(&mut self) {
        let types = self.carried_types(2);
        let starts: Vec<String> = types.iter().map(|ty| self.value(ty).name).collect();
        let symbol = self.symbols.first().cloned();
        let outer = self.random.pick(&self.variables.clone()).cloned();
        let lower = match (self.random.below(5), &outer) {
            (0, Some((outer, _))) => format!("affine_map<(d0) -> (d0)>({outer})"),
            (1, Some((outer, _))) => format!("max affine_map<(d0) -> (d0 - 1, 0)>({outer})"),
            _ => self.random.below(3).to_string(),
        };
        let (upper, bound) = match (self.random.below(6), &outer, symbol) {
            (0, _, Some(symbol)) => (symbol, LIMIT),
            (1, Some((outer, _)), _) => {
                (format!("min affine_map<(d0) -> (d0 + 2, {LIMIT})>({outer})"), LIMIT)
            }
            _ => {
                let upper = 1 + self.random.below(LIMIT);
                (upper.to_string(), upper)
            }
        };
        let step = ["", "", "", " step 2"][self.random.below(4)];
        let variable = self.name();
        let mut arguments = vec![(variable.clone(), Type::scalar(Elem::Index))];
        arguments.extend(types.iter().map(|ty| (self.name(), ty.clone())));
        let runs = self.runs;
        self.runs *= 3;
        self.variables.push((variable.clone(), bound));
        let block = self.affine_region(&arguments, &types);
        self.variables.pop();
        self.runs = runs;
        let (results, prefix) = self.results(&types);
        let carried = assigned(&arguments[1..], &starts);
        let carried = if carried.is_empty() {
            String::new()
        } else {
            format!(" iter_args({carried}) -> ({})", list(&types))
        };
        let head = format!("{prefix}affine.for {variable} = {lower} to {upper}{step}{carried} {{");
        self.compound(results, vec![Piece::Text(head), block, Piece::Text("}".to_owned())]);
    }

    fn affine_if(&mut self) {
        let operands = self.operands();
        let (left, right) = operands.parts();
        let constraints: Vec<String> = (0..1 + self.random.below(2))
            .map(|_| {
                let expression = self.expression(&operands);
                let (number, sign) = (self.random.below(8), ["==", ">=", ">="][self.random.below(3)]);
                format!("{expression} - {number} {sign} 0")
            })
            .collect();
        let types = self.carried_types(2);
        let then = self.affine_region(&[], &types);
        let (results, prefix) = self.results(&types);
        let arrow = if types.is_empty() { String::new() } else { format!(" -> {}", affine_types(&types)) };
        let set = constraints.join(", ");
        let mut pieces = vec![
            Piece::Text(format!("{prefix}affine.if affine_set<{left} : ({set})>{right}{arrow} {{")),
            then,
        ];
        if !types.is_empty() || self.random.chance(50) {
            pieces.push(Piece::Text("} else {".to_owned()));
            pieces.push(self.affine_region(&[], &types));
        }
        pieces.push(Piece::Text("}".to_owned()));
        self.compound(results, pieces);
    }

    /// A parallel loop that fills memory, or computes a sum or the like.
    fn affine_parallel(&mut self) {
        let (memory, sizes) = self.target(Kind::MemRef);
        let variables: Vec<(String, usize)> = sizes.iter().map(|&size| (self.name(), size)).collect();
        let names: Vec<String> = variables.iter().map(|(name, _)| name.clone()).collect();
        let arguments: Vec<(String, Type)> =
            names.iter().map(|name| (name.clone(), Type::scalar(Elem::Index))).collect();
        let width = [32, 64][self.random.below(2)];
        let reduced = Type::scalar(Elem::Int(width));
        let kind = ["addi", "muli", "ori", "andi"][self.random.below(4)];
        let is_reduction = self.random.chance(50);
        let known = self.variables.len();
        let block = self.apart(sizes.iter().product(), |maker| {
            maker.variables.extend(variables);
            maker.open(&arguments);
            for _ in 0..1 + maker.random.below(3) {
                maker.affine_step(false);
            }
            let stored = maker.value(&memory.ty.element()).name;
            maker.line(format!(
                "affine.store {stored}, {}[{}] : {}",
                memory.name,
                names.join(", "),
                memory.ty
            ));
            let end = if is_reduction {
                format!("affine.yield {} : {reduced}", maker.value(&reduced).name)
            } else {
                String::new()
            };
            maker.close(end)
        });
        self.variables.truncate(known);
        let types = if is_reduction { vec![reduced] } else { Vec::new() };
        let (results, prefix) = self.results(&types);
        let reduce = match types.first() {
            Some(ty) => format!(" reduce (\"{kind}\") -> ({ty})"),
            None => String::new(),
        };
        let zeros = vec!["0"; sizes.len()].join(", ");
        let limits: Vec<String> = sizes.iter().map(usize::to_string).collect();
        let head = format!(
            "{prefix}affine.parallel ({}) = ({zeros}) to ({}){reduce} {{",
            names.join(", "),
            limits.join(", ")
        );
        self.compound(results, vec![Piece::Text(head), block, Piece::Text("}".to_owned())]);
    }
}

/// Types of results: in parentheses if there are several.
fn affine_types(types: &[Type]) -> String {
    match types {
        [one] => one.to_string(),
        _ => format!("({})", list(types)),
    }
}
