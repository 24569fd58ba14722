//! Random programs of operations on tensors, or on views of memory, whose types do not show all sizes.
//!
//! The generator knows each size at run time, so every program is valid: slices are in bounds, reshapes keep the number
//! of elements, casts are correct. How static the types are is random: a size is a number in the type, a constant
//! operand, or an argument of `@f`, which is unknown before the program runs. All remaining tensors and numbers are
//! printed at the end, tensors with their sizes.

mod memory;

use std::fmt::Write;

use crate::random::Random;
use memory::View;

/// A tensor in the program.
#[derive(Clone, Debug)]
struct Tensor {
    name: String,
    sizes: Vec<usize>,
    /// Which sizes are static.
    known: Vec<bool>,
}

impl Tensor {
    fn ty(&self) -> String {
        let dims = self.sizes.iter().zip(&self.known);
        let dims: String =
            dims.map(|(size, known)| if *known { format!("{size}x") } else { "?x".to_owned() }).collect();
        format!("tensor<{dims}f64>")
    }

    fn count(&self) -> usize {
        self.sizes.iter().product()
    }

    fn rank(&self) -> usize {
        self.sizes.len()
    }
}

/// The maximum number of elements of a tensor, which keeps programs small.
const MAX_ELEMENTS: usize = 60;
const MAX_RANK: usize = 4;
/// The sizes of the memory.
const MEMORY: &[usize] = &[2, 3, 4];
/// The arguments of `@f` are the numbers below this.
const ARGUMENTS: usize = 7;

struct Maker {
    random: Random,
    text: String,
    tensors: Vec<Tensor>,
    views: Vec<View>,
    /// Values of type `f64`.
    floats: Vec<String>,
    /// Values of type `index` and what they are.
    indices: Vec<(String, usize)>,
    next: usize,
}

/// The program of a seed with this many operations. A shorter one is a prefix of it.
pub fn program(seed: u64, steps: usize) -> String {
    let mut maker = Maker {
        random: Random::new(seed),
        text: String::new(),
        tensors: Vec::new(),
        views: Vec::new(),
        floats: vec!["%f0".to_owned(), "%f1".to_owned()],
        indices: (0..ARGUMENTS).map(|n| (format!("%n{n}"), n)).collect(),
        next: 0,
    };
    let shapes: [&[usize]; 4] = [&[2, 3, 4], &[6], &[1, 5], &[3, 0, 2]];
    for (at, sizes) in shapes.into_iter().enumerate() {
        let known = maker.flags(sizes.len(), 25);
        maker.tensors.push(Tensor { name: format!("%t{at}"), sizes: sizes.to_vec(), known });
    }
    let arguments = maker.tensors.clone();
    let of_memory = seed % 4 == 3;
    let memory = View::new("%m".to_owned(), MEMORY, &maker.flags(MEMORY.len(), 30));
    if of_memory {
        maker.views.push(memory.clone());
    }
    for _ in 0..steps {
        if of_memory { maker.memory_step() } else { maker.step() }
    }
    maker.finish(&arguments, &shapes, &memory)
}

impl Maker {
    /// `count` values, each true in `percent` out of a hundred cases.
    fn flags(&mut self, count: usize, percent: usize) -> Vec<bool> {
        (0..count).map(|_| self.random.chance(percent)).collect()
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "  {text}");
    }

    fn name(&mut self) -> String {
        self.next += 1;
        format!("%{}", self.next)
    }

    /// Emits an operation with a tensor as result. `text` follows the `=`.
    fn define(&mut self, text: &str, sizes: Vec<usize>, known: Vec<bool>) -> Tensor {
        let name = self.name();
        self.line(&format!("{name} = {text}"));
        let made = Tensor { name, sizes, known };
        self.tensors.push(made.clone());
        made
    }

    /// A tensor, usually a recent one.
    fn tensor(&mut self) -> Tensor {
        let count = self.tensors.len();
        let from = if self.random.chance(70) { count.saturating_sub(4) } else { 0 };
        let at = from + self.random.below(count - from);
        self.tensors[at].clone()
    }

    /// An operand with this value: an existing one or a constant.
    fn operand(&mut self, number: usize) -> String {
        let same: Vec<String> =
            self.indices.iter().filter(|(_, n)| *n == number).map(|(name, _)| name.clone()).collect();
        match self.random.pick(&same).cloned() {
            Some(name) if self.random.chance(70) => name,
            _ => {
                let name = self.name();
                self.line(&format!("{name} = arith.constant {number} : index"));
                name
            }
        }
    }

    /// A number in a list: static if it is known, otherwise an operand.
    fn entry(&mut self, number: usize, known: bool) -> String {
        if known { number.to_string() } else { self.operand(number) }
    }

    fn list(&mut self, numbers: &[usize], known: &[bool]) -> String {
        let entries: Vec<String> = numbers.iter().zip(known).map(|(&n, &k)| self.entry(n, k)).collect();
        format!("[{}]", entries.join(", "))
    }

    /// Operands for the dynamic sizes.
    fn dynamic(&mut self, sizes: &[usize], known: &[bool]) -> String {
        let unknown = sizes.iter().zip(known).filter(|(_, known)| !**known).map(|(&size, _)| size);
        let operands: Vec<String> =
            unknown.collect::<Vec<_>>().into_iter().map(|n| self.operand(n)).collect();
        operands.join(", ")
    }

    fn step(&mut self) {
        const KINDS: usize = 20;
        match self.random.below(KINDS) {
            0..=2 => self.cast(),
            3 | 4 => self.extract_slice(),
            5 | 6 => self.insert_slice(),
            7 | 8 => self.collapse_and_expand(),
            9 => self.expand(),
            10 => self.collapse(),
            11 => self.reshape(),
            12 => self.concat(),
            13 | 14 => self.pad(),
            15 => self.generate(),
            16 => self.made_of_scalars(),
            17 => self.element(),
            18 => self.dim(),
            _ => self.guarded_cast(),
        }
    }

    fn cast(&mut self) {
        let tensor = self.tensor();
        let known = self.flags(tensor.rank(), 40);
        self.cast_to(&tensor, known);
    }

    fn cast_to(&mut self, tensor: &Tensor, known: Vec<bool>) -> Tensor {
        let to = Tensor { known: known.clone(), ..tensor.clone() };
        let text = format!("tensor.cast {} : {} to {}", tensor.name, tensor.ty(), to.ty());
        self.define(&text, tensor.sizes.clone(), known)
    }

    /// A cast that asserts something wrong, in code that does not run.
    fn guarded_cast(&mut self) {
        let tensor = self.tensor();
        let Some(dim) = (0..tensor.rank()).find(|&dim| !tensor.known[dim]) else { return };
        let mut wrong = tensor.clone();
        wrong.sizes[dim] += 1;
        wrong.known[dim] = true;
        let from = tensor.ty();
        let claimed = wrong.ty();
        let name = self.name();
        let cast = self.name();
        let back = self.name();
        self.line(&format!("{name} = scf.if %no -> ({from}) {{"));
        self.line(&format!("  {cast} = tensor.cast {} : {from} to {claimed}", tensor.name));
        self.line(&format!("  {back} = tensor.cast {cast} : {claimed} to {from}"));
        self.line(&format!("  scf.yield {back} : {from}"));
        self.line("} else {");
        self.line(&format!("  scf.yield {} : {from}", tensor.name));
        self.line("}");
        self.tensors.push(Tensor { name, ..tensor });
    }

    /// Offsets, sizes and strides of a part of a shape.
    fn part(&mut self, shape: &[usize]) -> [Vec<usize>; 3] {
        let mut offsets = Vec::new();
        let mut sizes = Vec::new();
        let mut strides = Vec::new();
        for &extent in shape {
            let whole = self.random.chance(30);
            let offset = if whole { 0 } else { self.random.below(extent) };
            let stride = if whole { 1 } else { 1 + self.random.below(2) };
            let most = (extent - offset).div_ceil(stride);
            let size = if whole {
                extent
            } else if self.random.chance(30) {
                1.min(most)
            } else {
                self.random.below(most + 1)
            };
            offsets.push(offset);
            sizes.push(size);
            strides.push(stride);
        }
        [offsets, sizes, strides]
    }

    /// Offsets must be in bounds even for empty slices, so they are static only if they are in bounds.
    fn offsets(&mut self, offsets: &[usize], shape: &[usize]) -> String {
        let known: Vec<bool> =
            offsets.iter().zip(shape).map(|(offset, size)| offset < size && self.random.chance(50)).collect();
        self.list(offsets, &known)
    }

    fn extract_slice(&mut self) {
        let tensor = self.tensor();
        let [offsets, sizes, strides] = self.part(&tensor.sizes);
        let known = self.flags(tensor.rank(), 50);
        let step_known = self.flags(tensor.rank(), 60);
        let offsets = self.offsets(&offsets, &tensor.sizes);
        let listed = self.list(&sizes, &known);
        let steps = self.list(&strides, &step_known);
        let kept: Vec<usize> = (0..tensor.rank())
            .filter(|&dim| !(sizes[dim] == 1 && known[dim] && self.random.chance(50)))
            .collect();
        let made = Tensor {
            name: String::new(),
            sizes: kept.iter().map(|&dim| sizes[dim]).collect(),
            known: kept.iter().map(|&dim| known[dim]).collect(),
        };
        let from = tensor.ty();
        let to = made.ty();
        let text = format!("tensor.extract_slice {}{offsets} {listed} {steps} : {from} to {to}", tensor.name);
        self.define(&text, made.sizes, made.known);
    }

    /// Inserts a tensor into another one of the same rank, or of a higher one with sizes of 1.
    fn insert_slice(&mut self) {
        let dest = self.tensor();
        let sources: Vec<Tensor> =
            self.tensors.iter().filter(|tensor| tensor.rank() <= dest.rank()).cloned().collect();
        let Some(source) = self.random.pick(&sources).cloned() else { return };
        let mut missing = dest.rank() - source.rank();
        let mut sizes = Vec::new();
        let mut known = Vec::new();
        let mut own = source.sizes.iter().zip(&source.known);
        for dim in 0..dest.rank() {
            let left = dest.rank() - dim;
            if missing > 0 && (missing == left || self.random.chance(50)) {
                missing -= 1;
                sizes.push(1);
                known.push(true);
            } else if let Some((&size, &is_known)) = own.next() {
                sizes.push(size);
                known.push(is_known);
            }
        }
        if sizes.iter().zip(&dest.sizes).any(|(size, extent)| size > extent) {
            return;
        }
        let offsets: Vec<usize> = sizes
            .iter()
            .zip(&dest.sizes)
            .map(|(size, extent)| self.random.below(extent - size + 1))
            .collect();
        let strides = vec![1; sizes.len()];
        let step_known = self.flags(sizes.len(), 80);
        let offsets = self.offsets(&offsets, &dest.sizes);
        let listed = self.list(&sizes, &known);
        let steps = self.list(&strides, &step_known);
        let text = format!(
            "tensor.insert_slice {} into {}{offsets} {listed} {steps} : {} into {}",
            source.name,
            dest.name,
            source.ty(),
            dest.ty()
        );
        self.define(&text, dest.sizes.clone(), dest.known.clone());
    }

    /// Groups of consecutive dimensions.
    fn groups(&mut self, rank: usize) -> Vec<Vec<usize>> {
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for dim in 0..rank {
            match groups.last_mut() {
                Some(last) if self.random.chance(60) => last.push(dim),
                _ => groups.push(vec![dim]),
            }
        }
        groups
    }

    fn collapse(&mut self) {
        let tensor = self.tensor();
        let groups = self.groups(tensor.rank());
        self.collapse_by(&tensor, &groups);
    }

    fn collapse_by(&mut self, tensor: &Tensor, groups: &[Vec<usize>]) -> Option<Tensor> {
        if groups.is_empty() || groups.len() == tensor.rank() {
            return None;
        }
        let sizes = groups.iter().map(|group| group.iter().map(|&dim| tensor.sizes[dim]).product()).collect();
        let known = groups.iter().map(|group| group.iter().all(|&dim| tensor.known[dim])).collect();
        let made = Tensor { name: String::new(), sizes, known };
        let from = tensor.ty();
        let to = made.ty();
        let text = format!("tensor.collapse_shape {} {groups:?} : {from} into {to}", tensor.name);
        Some(self.define(&text, made.sizes, made.known))
    }

    fn expand(&mut self) {
        let tensor = self.tensor();
        if tensor.rank() == 0 {
            return;
        }
        let lengths: Vec<usize> = (0..tensor.rank()).map(|_| 1 + self.random.below(3)).collect();
        self.expand_by(&tensor, &lengths);
    }

    /// Splits each dimension into the given number of dimensions.
    fn expand_by(&mut self, tensor: &Tensor, lengths: &[usize]) -> Option<Tensor> {
        let rank: usize = lengths.iter().sum();
        if rank == tensor.rank() || rank > MAX_RANK + 1 {
            return None;
        }
        let mut groups = Vec::new();
        let mut sizes = Vec::new();
        let mut known = Vec::new();
        for ((&size, &is_known), &length) in tensor.sizes.iter().zip(&tensor.known).zip(lengths) {
            groups.push((sizes.len()..sizes.len() + length).collect::<Vec<usize>>());
            let unknown = self.random.below(length);
            sizes.extend(self.factors(size, length));
            // A dimension is static if and only if all dimensions that it is split into are.
            let parts = (0..length).map(|at| is_known || (at != unknown && self.random.chance(40)));
            known.extend(parts.collect::<Vec<bool>>());
        }
        let listed = self.list(&sizes, &known);
        let made = Tensor { name: String::new(), sizes, known };
        let from = tensor.ty();
        let to = made.ty();
        let text = format!(
            "tensor.expand_shape {} {groups:?} output_shape {listed} : {from} into {to}",
            tensor.name
        );
        Some(self.define(&text, made.sizes, made.known))
    }

    /// Numbers whose product is `size`.
    fn factors(&mut self, size: usize, count: usize) -> Vec<usize> {
        let mut rest = size;
        let mut factors = Vec::with_capacity(count);
        for left in (0..count).rev() {
            let divisors: Vec<usize> = match (left, rest) {
                (0, _) => vec![rest],
                (_, 0) => (0..5).collect(),
                _ => (1..=rest).filter(|divisor| rest.is_multiple_of(*divisor)).collect(),
            };
            let factor = self.random.pick(&divisors).copied().unwrap_or(rest);
            factors.push(factor);
            rest = match (factor, rest) {
                // Once a factor is 0, the others are arbitrary.
                (0, _) => self.random.below(4),
                (_, 0) => 0,
                _ => rest / factor,
            };
        }
        self.random.shuffle(&mut factors);
        factors
    }

    /// A collapse and an expansion, or the reverse, with the same or other groups and sizes.
    fn collapse_and_expand(&mut self) {
        let tensor = self.tensor();
        let groups = self.groups(tensor.rank());
        let lengths: Vec<usize> = groups.iter().map(Vec::len).collect();
        let unknown = self.cast_to(&tensor, vec![false; tensor.rank()]);
        let tensor = if self.random.chance(60) { unknown } else { tensor };
        if self.random.chance(60) {
            let Some(joined) = self.collapse_by(&tensor, &groups) else { return };
            let lengths = if self.random.chance(70) { lengths } else { self.lengths(joined.rank()) };
            self.expand_by(&joined, &lengths);
        } else {
            let lengths = self.lengths(tensor.rank());
            let Some(split) = self.expand_by(&tensor, &lengths) else { return };
            let groups = self.groups(split.rank());
            self.collapse_by(&split, &groups);
        }
    }

    fn lengths(&mut self, rank: usize) -> Vec<usize> {
        (0..rank).map(|_| 1 + self.random.below(2)).collect()
    }

    fn reshape(&mut self) {
        let tensor = self.tensor();
        let rank = 1 + self.random.below(3);
        let sizes = self.factors(tensor.count(), rank);
        let operands: Vec<String> = sizes.iter().map(|&size| self.operand(size)).collect();
        let shape = self.name();
        self.line(&format!("{shape} = tensor.from_elements {} : tensor<{rank}xindex>", operands.join(", ")));
        let made = Tensor { name: String::new(), known: self.flags(rank, 40), sizes };
        let from = tensor.ty();
        let to = made.ty();
        let text =
            format!("tensor.reshape {}({shape}) : ({from}, tensor<{rank}xindex>) -> {to}", tensor.name);
        self.define(&text, made.sizes, made.known);
    }

    fn concat(&mut self) {
        let first = self.tensor();
        if first.rank() == 0 {
            return;
        }
        let dim = self.random.below(first.rank());
        let fits = |other: &&Tensor| {
            let mut sizes = other.sizes.clone();
            other.rank() == first.rank() && {
                sizes[dim] = first.sizes[dim];
                sizes == first.sizes
            }
        };
        let others: Vec<Tensor> = self.tensors.iter().filter(fits).cloned().collect();
        let mut all = vec![first.clone()];
        for _ in 0..self.random.below(3) {
            all.extend(self.random.pick(&others).cloned());
        }
        let mut made = Tensor { name: String::new(), ..first };
        made.sizes[dim] = all.iter().map(|tensor| tensor.sizes[dim]).sum();
        if made.count() > MAX_ELEMENTS {
            return;
        }
        // In the other dimensions, the type may be arbitrarily static; in this one, its size follows from the inputs.
        made.known = self.flags(made.rank(), 40);
        made.known[dim] = all.iter().all(|tensor| tensor.known[dim]);
        let names: Vec<&str> = all.iter().map(|tensor| tensor.name.as_str()).collect();
        let types: Vec<String> = all.iter().map(Tensor::ty).collect();
        let names = names.join(", ");
        let types = types.join(", ");
        let text = format!("tensor.concat dim({dim}) {names} : ({types}) -> {}", made.ty());
        self.define(&text, made.sizes, made.known);
    }

    /// The arguments of a region, and a value computed from them.
    fn computed(&mut self, rank: usize) -> (String, String) {
        let names: Vec<String> = (0..rank).map(|_| self.name()).collect();
        let arguments: Vec<String> = names.iter().map(|name| format!("{name}: index")).collect();
        let head = format!("^bb0({}):", arguments.join(", "));
        let map: Vec<String> = (0..rank).map(|dim| format!("d{dim}")).collect();
        let sum = map
            .iter()
            .enumerate()
            .fold("7".to_owned(), |sum, (at, dim)| format!("{sum} + {dim} * {}", at * 10 + 1));
        let at = self.name();
        let integer = self.name();
        let float = self.name();
        let body = format!(
            "    {at} = affine.apply affine_map<({}) -> ({sum})>({})\n    {integer} = arith.index_cast {at} : index to \
             i64\n    {float} = arith.sitofp {integer} : i64 to f64\n    tensor.yield {float} : f64",
            map.join(", "),
            names.join(", ")
        );
        (head, body)
    }

    fn pad(&mut self) {
        let tensor = self.tensor();
        let rank = tensor.rank();
        let most = |_: usize| 3;
        let low: Vec<usize> = (0..rank).map(|at| self.random.below(most(at)).saturating_sub(1)).collect();
        let high: Vec<usize> = (0..rank).map(|at| self.random.below(most(at)).saturating_sub(1)).collect();
        let low_known = self.flags(rank, 60);
        let high_known = self.flags(rank, 60);
        let sizes: Vec<usize> = (0..rank).map(|dim| tensor.sizes[dim] + low[dim] + high[dim]).collect();
        if rank == 0 || sizes.iter().product::<usize>() > MAX_ELEMENTS {
            return;
        }
        let follows = |dim: usize| tensor.known[dim] && low_known[dim] && high_known[dim];
        let known: Vec<bool> = (0..rank).map(|dim| follows(dim) || self.random.chance(20)).collect();
        let low = self.list(&low, &low_known);
        let high = self.list(&high, &high_known);
        let (head, body) = if self.random.chance(60) {
            let names: Vec<String> = (0..rank).map(|_| format!("{}: index", self.name())).collect();
            (format!("^bb0({}):", names.join(", ")), "    tensor.yield %f0 : f64".to_owned())
        } else {
            self.computed(rank)
        };
        let nofold = if self.random.chance(10) { "nofold " } else { "" };
        let made = Tensor { name: String::new(), sizes, known };
        let from = tensor.ty();
        let to = made.ty();
        let text = format!(
            "tensor.pad {} {nofold}low{low} high{high} {{\n  {head}\n{body}\n  }} : {from} to {to}",
            tensor.name
        );
        self.define(&text, made.sizes, made.known);
    }

    fn generate(&mut self) {
        let rank = 1 + self.random.below(3);
        let sizes: Vec<usize> = (0..rank).map(|_| self.random.below(4)).collect();
        let known = self.flags(rank, 40);
        let operands = self.dynamic(&sizes, &known);
        let (head, body) = self.computed(rank);
        let made = Tensor { name: String::new(), sizes, known };
        let text = format!("tensor.generate {operands} {{\n  {head}\n{body}\n  }} : {}", made.ty());
        self.define(&text, made.sizes, made.known);
    }

    /// A splat, a list of scalars, or an empty tensor with another one inserted.
    fn made_of_scalars(&mut self) {
        match self.random.below(3) {
            0 => {
                let rank = self.random.below(3);
                let sizes: Vec<usize> = (0..rank).map(|_| self.random.below(4)).collect();
                let known = self.flags(rank, 40);
                let operands = self.dynamic(&sizes, &known);
                let operands = if operands.is_empty() { operands } else { format!("[{operands}]") };
                let float = self.float();
                let made = Tensor { name: String::new(), sizes, known };
                self.define(
                    &format!("tensor.splat {float}{operands} : {}", made.ty()),
                    made.sizes,
                    made.known,
                );
            }
            1 => {
                let sizes = vec![1 + self.random.below(2), 1 + self.random.below(3)];
                let count = sizes.iter().product();
                let floats: Vec<String> = (0..count).map(|_| self.float()).collect();
                let made = Tensor { name: String::new(), known: vec![true; 2], sizes };
                let text = format!("tensor.from_elements {} : {}", floats.join(", "), made.ty());
                self.define(&text, made.sizes, made.known);
            }
            _ => {
                let tensor = self.tensor();
                let made = Tensor { known: self.flags(tensor.rank(), 40), ..tensor.clone() };
                let operands = self.dynamic(&made.sizes, &made.known);
                let empty = self.name();
                self.line(&format!("{empty} = tensor.empty({operands}) : {}", made.ty()));
                let zeros = vec!["0"; made.rank()].join(", ");
                let ones = vec!["1"; made.rank()].join(", ");
                let sizes = self.list(&tensor.sizes, &tensor.known);
                if tensor.count() == 0 {
                    return;
                }
                let text = format!(
                    "tensor.insert_slice {} into {empty}[{zeros}] {sizes} [{ones}] : {} into {}",
                    tensor.name,
                    tensor.ty(),
                    made.ty()
                );
                self.define(&text, made.sizes, made.known);
            }
        }
    }

    fn float(&mut self) -> String {
        let at = self.random.below(self.floats.len());
        self.floats[at].clone()
    }

    /// Reads or changes an element.
    fn element(&mut self) {
        let tensor = self.tensor();
        if tensor.count() == 0 {
            return;
        }
        let at: Vec<usize> = tensor.sizes.iter().map(|&size| self.random.below(size)).collect();
        let at: Vec<String> = at.into_iter().map(|index| self.operand(index)).collect();
        let at = at.join(", ");
        if self.random.chance(50) {
            let name = self.name();
            self.line(&format!("{name} = tensor.extract {}[{at}] : {}", tensor.name, tensor.ty()));
            self.floats.push(name);
        } else {
            let float = self.float();
            let text = format!("tensor.insert {float} into {}[{at}] : {}", tensor.name, tensor.ty());
            self.define(&text, tensor.sizes, tensor.known);
        }
    }

    fn dim(&mut self) {
        let tensor = self.tensor();
        if tensor.rank() == 0 {
            return;
        }
        let dim = self.random.below(tensor.rank());
        let index = self.operand(dim);
        let name = self.name();
        self.line(&format!("{name} = tensor.dim {}, {index} : {}", tensor.name, tensor.ty()));
        self.indices.push((name, tensor.sizes[dim]));
    }

    /// Prints the remaining values and assembles the program.
    fn finish(mut self, arguments: &[Tensor], shapes: &[&[usize]], memory: &View) -> String {
        self.print_views();
        for tensor in self.tensors.clone() {
            let name = self.name();
            self.line(&format!("{name} = tensor.cast {} : {} to tensor<*xf64>", tensor.name, tensor.ty()));
            self.line(&format!("call @show({name}) : (tensor<*xf64>) -> ()"));
        }
        for float in self.floats.clone() {
            let name = self.name();
            self.line(&format!("{name} = tensor.from_elements {float} : tensor<f64>"));
            self.line(&format!("toy.print {name} : tensor<f64>"));
        }
        let mut parameters: Vec<String> =
            arguments.iter().map(|tensor| format!("{}: {}", tensor.name, tensor.ty())).collect();
        parameters.extend((0..ARGUMENTS).map(|n| format!("%n{n}: index")));
        parameters.extend(["%f0: f64", "%f1: f64", "%no: i1"].map(str::to_owned));
        parameters.push(format!("%m: {}", memory.ty()));
        let body = &self.text;
        let function = format!("func.func private @f({}) {{\n{body}  return\n}}\n", parameters.join(", "));
        format!("{function}{}{SHOW}", main(arguments, shapes, memory))
    }
}

/// Prints the sizes of a tensor at run time, and the tensor.
const SHOW: &str = "func.func private @show(%t: tensor<*xf64>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rank = tensor.rank %t : tensor<*xf64>
  scf.for %dim = %zero to %rank step %one {
    %size = tensor.dim %t, %dim : tensor<*xf64>
    func.call @count(%size) : (index) -> ()
  }
  toy.print %t : tensor<*xf64>
  return
}
func.func private @count(%n: index) {
  %integer = arith.index_cast %n : index to i64
  %float = arith.sitofp %integer : i64 to f64
  %shown = tensor.from_elements %float : tensor<f64>
  toy.print %shown : tensor<f64>
  return
}
";

/// The function that calls `@f` with the sizes that are unknown in it.
fn main(arguments: &[Tensor], shapes: &[&[usize]], memory: &View) -> String {
    let elements = nested(MEMORY, &mut 0);
    let mut text = format!("memref.global \"private\" @memory : memref<2x3x4xf64> = dense<{elements}>\n");
    text.push_str("func.func @main() {\n");
    let mut names = Vec::new();
    let mut types = Vec::new();
    let mut next = 0;
    for (at, (argument, sizes)) in arguments.iter().zip(shapes).enumerate() {
        let count: usize = sizes.iter().product();
        let known = Tensor { name: String::new(), sizes: sizes.to_vec(), known: vec![true; sizes.len()] };
        let elements = nested(sizes, &mut next);
        let value = if count == 0 { "dense<0.0>".to_owned() } else { format!("dense<{elements}>") };
        let _ = writeln!(text, "  %k{at} = arith.constant {value} : {}", known.ty());
        let _ = writeln!(text, "  %t{at} = tensor.cast %k{at} : {} to {}", known.ty(), argument.ty());
        names.push(format!("%t{at}"));
        types.push(argument.ty());
    }
    for n in 0..ARGUMENTS {
        let _ = writeln!(text, "  %n{n} = arith.constant {n} : index");
        names.push(format!("%n{n}"));
        types.push("index".to_owned());
    }
    text.push_str(
        "  %f0 = arith.constant 0.5 : f64\n  %f1 = arith.constant 0.25 : f64\n  %no = arith.constant false\n",
    );
    names.extend(["%f0", "%f1", "%no"].map(str::to_owned));
    types.extend(["f64", "f64", "i1"].map(str::to_owned));
    let _ = writeln!(text, "  %global = memref.get_global @memory : memref<2x3x4xf64>");
    let _ = writeln!(text, "  %m = memref.cast %global : memref<2x3x4xf64> to {}", memory.ty());
    names.push("%m".to_owned());
    types.push(memory.ty());
    let names = names.join(", ");
    let types = types.join(", ");
    let _ = write!(text, "  call @f({names}) : ({types}) -> ()\n  return\n}}\n");
    text
}

/// The elements of a constant, all different.
fn nested(sizes: &[usize], next: &mut usize) -> String {
    let Some((&size, rest)) = sizes.split_first() else {
        *next += 1;
        return format!("{next}.0");
    };
    let parts: Vec<String> = (0..size).map(|_| nested(rest, next)).collect();
    format!("[{}]", parts.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_have_every_operation_and_grow_at_their_end() {
        let all: String = (0..80).map(|seed| program(seed, 24)).collect();
        for name in ["cast", "dim", "extract_strided_metadata", "reinterpret_cast", "subview", "transpose"] {
            let count = all.matches(&format!("memref.{name} ")).count();
            assert!(count > 10, "memref.{name} occurs {count} times");
        }
        for name in [
            "cast",
            "collapse_shape",
            "concat",
            "dim",
            "empty",
            "expand_shape",
            "extract",
            "extract_slice",
            "from_elements",
            "generate",
            "insert",
            "insert_slice",
            "pad",
            "reshape",
            "splat",
        ] {
            let count = all.matches(&format!("tensor.{name} ")).count()
                + all.matches(&format!("tensor.{name}(")).count();
            assert!(count > 10, "tensor.{name} occurs {count} times");
        }
        assert_eq!(program(7, 24), program(7, 24));
        assert!(program(7, 4).len() < program(7, 24).len());
    }
}
