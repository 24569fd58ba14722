//! Operations of `scf` with regions.

use super::types::{Elem, Kind, Type};
use super::{Maker, Piece, Value, assigned, list};

const INDEX: Elem = Elem::Index;

impl Maker {
    pub(super) fn control(&mut self) {
        match self.random.below(16) {
            0..=4 => self.conditional(),
            5..=9 => self.counted(),
            10 => self.repeated(),
            11 => self.switched(),
            12 => self.executed(),
            13 => self.parallel(),
            _ if self.features.tensors && self.random.chance(50) => self.parallel_tensor(),
            _ => self.forall(),
        }
    }

    /// The end of a region that passes values on.
    fn yields(&mut self, types: &[Type]) -> String {
        if types.is_empty() {
            return "scf.yield".to_owned();
        }
        let (_, names, types) = self.values(types);
        format!("scf.yield {names} : {types}")
    }

    fn region(&mut self, arguments: &[(String, Type)], types: &[Type]) -> Piece {
        self.open(arguments);
        self.body(4);
        let end = self.yields(types);
        self.close(end)
    }

    fn arrow(types: &[Type]) -> String {
        if types.is_empty() { String::new() } else { format!(" -> ({})", list(types)) }
    }

    /// Stores a value at a position of memory.
    fn store_at(&mut self, memory: &Value, position: &[String]) {
        let stored = self.value(&memory.ty.element()).name;
        let (name, position, ty) = (&memory.name, position.join(", "), &memory.ty);
        self.line(format!("memref.store {stored}, {name}[{position}] : {ty}"));
    }

    fn conditional(&mut self) {
        let condition = self.value(&Type::scalar(Elem::Int(1))).name;
        let types = self.passed_types(2);
        let mut pieces = vec![];
        let then = self.region(&[], &types);
        let has_else = !types.is_empty() || self.random.chance(50);
        let otherwise = has_else.then(|| self.region(&[], &types));
        let (results, prefix) = self.results(&types);
        pieces.push(Piece::Text(format!("{prefix}scf.if {condition}{} {{", Self::arrow(&types))));
        pieces.push(then);
        if let Some(otherwise) = otherwise {
            pieces.push(Piece::Text("} else {".to_owned()));
            pieces.push(otherwise);
        }
        pieces.push(Piece::Text("}".to_owned()));
        self.compound(results, pieces);
    }

    /// A bound or a step of a loop: a constant, or a value in the range.
    fn small(&mut self, least: usize, bound: usize) -> String {
        let index = Type::scalar(INDEX);
        let count = bound - least;
        if self.random.chance(60) {
            let number = (least + self.random.below(count)) as i128;
            return self.splat(&index, number).name;
        }
        let any = self.value(&index).name;
        let limit = self.splat(&index, count as i128).name;
        let rest = self.guard(&index, format!("arith.remui {any}, {limit} : index")).name;
        let least = self.splat(&index, least as i128).name;
        self.guard(&index, format!("arith.addi {rest}, {least} : index")).name
    }

    fn counted(&mut self) {
        let (lower, upper, step) = (self.small(0, 3), self.small(0, 6), self.small(1, 4));
        let types = self.passed_types(3);
        let starts: Vec<String> = types.iter().map(|ty| self.value(ty).name).collect();
        let variable = self.name();
        let mut arguments = vec![(variable.clone(), Type::scalar(INDEX))];
        arguments.extend(types.iter().map(|ty| (self.name(), ty.clone())));
        let runs = self.runs;
        self.runs *= 4;
        self.open(&arguments);
        self.body(4);
        let mut next = Vec::new();
        for (name, ty) in &arguments[1..] {
            next.push(if ty.kind == Kind::Tensor { self.changed(name, ty) } else { self.value(ty).name });
        }
        let end = if types.is_empty() {
            "scf.yield".to_owned()
        } else {
            format!("scf.yield {} : {}", next.join(", "), list(&types))
        };
        let block = self.close(end);
        self.runs = runs;
        let (results, prefix) = self.results(&types);
        let carried = assigned(&arguments[1..], &starts);
        let carried = if carried.is_empty() {
            String::new()
        } else {
            format!(" iter_args({carried}){}", Self::arrow(&types))
        };
        let head = format!("{prefix}scf.for {variable} = {lower} to {upper} step {step}{carried} {{");
        self.compound(results, vec![Piece::Text(head), block, Piece::Text("}".to_owned())]);
    }

    /// A tensor with another element. It stays in its memory.
    pub(super) fn changed(&mut self, name: &str, ty: &Type) -> String {
        let element = self.value(&ty.element()).name;
        let tensor = self.made(name.to_owned(), ty);
        let position = self.position(&tensor);
        self.guard(ty, format!("tensor.insert {element} into {name}[{position}] : {ty}")).name
    }

    /// A loop that runs while a condition holds, and not too often.
    fn repeated(&mut self) {
        let fuel = Type::scalar(Elem::Int(32));
        let (carried, passed) = (self.carried_types(2), self.carried_types(2));
        let count = self.random.below(6) as i128;
        let mut starts = vec![self.splat(&fuel, count).name];
        starts.extend(carried.iter().map(|ty| self.value(ty).name));
        let mut all = vec![fuel.clone()];
        all.extend(carried.clone());
        let mut results = vec![fuel.clone()];
        results.extend(passed);
        let arguments: Vec<(String, Type)> = all.iter().map(|ty| (self.name(), ty.clone())).collect();
        let runs = self.runs;
        self.runs *= 4;
        self.open(&arguments);
        self.body(3);
        let [zero, one] = [self.splat(&fuel, 0).name, self.splat(&fuel, 1).name];
        let bit = Type::scalar(Elem::Int(1));
        let left = self.guard(&bit, format!("arith.cmpi sgt, {}, {zero} : i32", arguments[0].0)).name;
        let wanted = self.value(&bit).name;
        let goes_on = self.guard(&bit, format!("arith.andi {left}, {wanted} : i1")).name;
        let less = self.guard(&fuel, format!("arith.subi {}, {one} : i32", arguments[0].0)).name;
        let (_, names, _) = self.values(&results[1..]);
        let names = if names.is_empty() { less } else { format!("{less}, {names}") };
        let before = self.close(format!("scf.condition({goes_on}) {names} : {}", list(&results)));
        let inner: Vec<(String, Type)> = results.iter().map(|ty| (self.name(), ty.clone())).collect();
        self.open(&inner);
        self.body(3);
        let (_, names, _) = self.values(&all[1..]);
        let less = inner[0].0.clone();
        let names = if names.is_empty() { less } else { format!("{less}, {names}") };
        let after = self.close(format!("scf.yield {names} : {}", list(&all)));
        self.runs = runs;
        let (values, prefix) = self.results(&results);
        let carried: Vec<String> =
            arguments.iter().zip(&starts).map(|((name, _), start)| format!("{name} = {start}")).collect();
        let head = format!(
            "{prefix}scf.while ({}) : ({}) -> ({}) {{",
            carried.join(", "),
            list(&all),
            list(&results)
        );
        let typed: Vec<String> = inner.iter().map(|(name, ty)| format!("{name}: {ty}")).collect();
        let label = Piece::Text(format!("^bb0({}):", typed.join(", ")));
        let (middle, end) = (Piece::Text("} do {".to_owned()), Piece::Text("}".to_owned()));
        self.compound(values, vec![Piece::Text(head), before, middle, label, after, end]);
    }

    fn switched(&mut self) {
        // One-shot bufferization would let others write to a constant that a case passes on.
        let types = self.carried_types(2);
        let mut flag = self.value(&Type::scalar(INDEX)).name;
        if self.random.chance(70) {
            flag = self.remainder(&flag, 4);
        }
        let cases: Vec<usize> = (0..1 + self.random.below(3)).collect();
        let mut pieces = Vec::new();
        for case in cases {
            pieces.push(Piece::Text(format!("case {case} {{")));
            pieces.push(self.region(&[], &types));
            pieces.push(Piece::Text("}".to_owned()));
        }
        pieces.push(Piece::Text("default {".to_owned()));
        pieces.push(self.region(&[], &types));
        pieces.push(Piece::Text("}".to_owned()));
        let (results, prefix) = self.results(&types);
        let arrow = if types.is_empty() { String::new() } else { format!(" -> {}", list(&types)) };
        pieces.insert(0, Piece::Text(format!("{prefix}scf.index_switch {flag}{arrow}")));
        self.compound(results, pieces);
    }

    /// A region of one block, or of four.
    fn executed(&mut self) {
        let types = self.passed_types(2);
        let mut pieces = Vec::new();
        if self.features.tensors || self.random.chance(50) {
            pieces.push(self.region(&[], &types));
        } else {
            self.open(&[]);
            self.body(3);
            let condition = self.value(&Type::scalar(Elem::Int(1))).name;
            let passed = Type::scalar(self.elem());
            let [a, b] = [self.value(&passed).name, self.value(&passed).name];
            self.scope().allocated.clear();
            let visible = self.scope().values.clone();
            let end = format!("cf.cond_br {condition}, ^bb1({a} : {passed}), ^bb2({b} : {passed})");
            pieces.push(self.close(end));
            for label in ["^bb1", "^bb2"] {
                let argument = (self.name(), passed.clone());
                pieces.push(Piece::Text(format!("{label}({}: {passed}):", argument.0)));
                self.open(&[argument]);
                self.scope().values.extend(visible.clone());
                self.body(3);
                let (_, names, listed) = self.values(&types);
                let end = if types.is_empty() { String::new() } else { format!("({names} : {listed})") };
                pieces.push(self.close(format!("cf.br ^bb3{end}")));
            }
            let last: Vec<(String, Type)> = types.iter().map(|ty| (self.name(), ty.clone())).collect();
            let typed: Vec<String> = last.iter().map(|(name, ty)| format!("{name}: {ty}")).collect();
            let typed = if last.is_empty() { String::new() } else { format!("({})", typed.join(", ")) };
            pieces.push(Piece::Text(format!("^bb3{typed}:")));
            let names: Vec<String> = last.iter().map(|(name, _)| name.clone()).collect();
            self.open(&last);
            let end = if types.is_empty() {
                String::new()
            } else {
                format!(" {} : {}", names.join(", "), list(&types))
            };
            pieces.push(self.close(format!("scf.yield{end}")));
        }
        let (results, prefix) = self.results(&types);
        pieces.insert(0, Piece::Text(format!("{prefix}scf.execute_region{} {{", Self::arrow(&types))));
        pieces.push(Piece::Text("}".to_owned()));
        self.compound(results, pieces);
    }

    /// The statements of a parallel loop, which write only to memory of their own.
    pub(super) fn apart<T>(&mut self, times: usize, inside: impl FnOnce(&mut Self) -> T) -> T {
        let (runs, barrier) = (self.runs, self.barrier);
        self.runs *= times;
        self.barrier = self.depth() + 1;
        let result = inside(self);
        (self.runs, self.barrier) = (runs, barrier);
        result
    }

    /// Memory or a tensor that a parallel loop writes, with its sizes.
    pub(super) fn target(&mut self, kind: Kind) -> (Value, Vec<usize>) {
        let rank = 1 + self.random.below(2);
        let sizes: Vec<usize> = (0..rank).map(|_| 1 + self.random.below(4)).collect();
        let elem = self.elem_where(Elem::is_plain);
        let ty = Type::shaped(kind, &sizes, elem);
        let value = if kind == Kind::MemRef { self.filled(&ty, "alloc") } else { self.new_tensor(&ty) };
        (value, sizes)
    }

    fn parallel(&mut self) {
        let (memory, sizes) = self.target(Kind::MemRef);
        let index = Type::scalar(INDEX);
        let variables: Vec<(String, Type)> = sizes.iter().map(|_| (self.name(), index.clone())).collect();
        let lower: Vec<String> = sizes.iter().map(|_| self.splat(&index, 0).name).collect();
        let upper: Vec<String> = sizes.iter().map(|&size| self.splat(&index, size as i128).name).collect();
        let steps: Vec<String> = sizes.iter().map(|_| self.small(1, 3)).collect();
        let reduced: Vec<Type> =
            (0..self.random.below(3)).map(|_| Type::scalar(self.elem_where(Elem::is_int))).collect();
        let starts: Vec<String> = reduced.iter().map(|ty| self.value(ty).name).collect();
        let names: Vec<String> = variables.iter().map(|(name, _)| name.clone()).collect();
        let mut pieces = self.apart(sizes.iter().product(), |maker| {
            maker.open(&variables);
            maker.body(4);
            maker.store_at(&memory, &names);
            let (_, values, types) = maker.values(&reduced);
            let reduce = if reduced.is_empty() {
                "scf.reduce".to_owned()
            } else {
                format!("scf.reduce({values} : {types}) {{")
            };
            vec![maker.close(reduce)]
        });
        for (at, ty) in reduced.iter().enumerate() {
            let [a, b, c] = [self.name(), self.name(), self.name()];
            let operations = ["addi", "xori", "muli", "maxsi", "minui", "andi", "ori"];
            let operation = operations[self.random.below(operations.len())];
            let end = if at + 1 == reduced.len() { "  }" } else { "  }, {" };
            pieces.push(Piece::Text(format!(
                "  ^bb0({a}: {ty}, {b}: {ty}):\n    {c} = arith.{operation} {a}, {b} : {ty}\n    scf.reduce.return {c} : {ty}\n{end}"
            )));
        }
        let (results, prefix) = self.results(&reduced);
        let init = if starts.is_empty() { String::new() } else { format!(" init ({})", starts.join(", ")) };
        let head = format!(
            "{prefix}scf.parallel ({}) = ({}) to ({}) step ({}){init}{} {{",
            names.join(", "),
            lower.join(", "),
            upper.join(", "),
            steps.join(", "),
            Self::arrow(&reduced)
        );
        pieces.insert(0, Piece::Text(head));
        pieces.push(Piece::Text("}".to_owned()));
        self.compound(results, pieces);
    }

    fn forall(&mut self) {
        let (memory, sizes) = self.target(Kind::MemRef);
        let index = Type::scalar(INDEX);
        let variables: Vec<(String, Type)> = sizes.iter().map(|_| (self.name(), index.clone())).collect();
        let names: Vec<String> = variables.iter().map(|(name, _)| name.clone()).collect();
        let block = self.apart(sizes.iter().product(), |maker| {
            maker.open(&variables);
            maker.body(4);
            maker.store_at(&memory, &names);
            maker.close("")
        });
        let limits: Vec<String> = sizes
            .iter()
            .map(|&size| {
                let is_known = self.random.chance(60);
                if is_known { size.to_string() } else { self.splat(&index, size as i128).name }
            })
            .collect();
        let head = format!("scf.forall ({}) in ({}) {{", names.join(", "), limits.join(", "));
        self.compound(Vec::new(), vec![Piece::Text(head), block, Piece::Text("}".to_owned())]);
    }

    /// A loop whose iterations each make a row of a tensor.
    fn parallel_tensor(&mut self) {
        let (tensor, sizes) = self.target(Kind::Tensor);
        let ty = tensor.ty.clone();
        let (variable, shared) = (self.name(), self.name());
        let row = Type::shaped(Kind::Tensor, &[&[1], &sizes[1..]].concat(), ty.elem);
        let block = self.apart(sizes[0], |maker| {
            maker.open(&[(variable.clone(), Type::scalar(INDEX))]);
            maker.body(4);
            let made = maker.value(&row).name;
            let others = |first: &str, all: &dyn Fn(usize) -> String| {
                let rest = sizes[1..].iter().map(|&size| all(size));
                std::iter::once(first.to_owned()).chain(rest).collect::<Vec<_>>().join(", ")
            };
            let (offsets, extents, strides) = (
                others(&variable, &|_| "0".to_owned()),
                others("1", &|size| size.to_string()),
                others("1", &|_| "1".to_owned()),
            );
            maker.close(format!(
                "scf.forall.in_parallel {{\n      tensor.parallel_insert_slice {made} into {shared}[{offsets}] [{extents}] [{strides}] : {row} into {ty}\n    }}"
            ))
        });
        let (results, prefix) = self.results(std::slice::from_ref(&ty));
        let head = format!(
            "{prefix}scf.forall ({variable}) in ({}) shared_outs({shared} = {}) -> ({ty}) {{",
            sizes[0], tensor.name
        );
        self.compound(results, vec![Piece::Text(head), block, Piece::Text("}".to_owned())]);
    }
}
