//! Random modules of MLIR: functions of `arith`, `math`, `index`, `complex`, `vector`, `tensor`, `scf`, `cf`, `memref`, `affine` and
//! `func` that compute four integers.
//!
//! Nothing that they do is undefined, whatever the values of operands are: divisors and amounts of shifts are guarded,
//! indices are reduced to sizes, loops count, and memory is filled when it is made. Results do not depend on what is not
//! defined exactly: the bits of a NaN, the sign of a zero that `minnumf` returns, functions that are not rounded correctly, and
//! the order of the iterations of parallel loops.

mod affine;
mod calls;
mod control;
mod memory;
mod scalars;
mod shrink;
mod syntax;
mod tensors;
#[cfg(test)]
mod tests;
mod types;
mod vectors;
mod views;

pub use shrink::smaller;
pub use syntax::{Block, Function, Piece, Program, Statement};
pub use types::{Elem, Kind, Layout, Type};

use crate::random::Random;

/// The function that computes the results: it has no arguments.
pub const ENTRY: &str = "entry";
/// The number of integers that it returns.
pub const RESULTS: usize = 4;

/// The most times that a statement runs, about.
const MOST_RUNS: usize = 300;
/// The depth of regions in regions.
const MAX_DEPTH: usize = 4;

/// A value in scope.
#[derive(Clone, Debug)]
struct Value {
    name: String,
    ty: Type,
    /// For memory: which allocation it is a part of, if that is known.
    root: Option<usize>,
    /// For memory: the first scope whose statements may write to it.
    owner: usize,
    /// Whether it is memory that nothing may write to.
    is_constant: bool,
}

/// A function that can be called.
#[derive(Clone, Debug)]
struct Callee {
    name: String,
    arguments: Vec<Type>,
    results: Vec<Type>,
    /// About how many statements a call runs.
    cost: usize,
    /// Whether it writes only to memory of its own.
    is_pure: bool,
}

/// What a module is made of.
#[derive(Clone, Copy, Debug)]
struct Features {
    vectors: bool,
    tensors: bool,
    memory: bool,
    affine: bool,
    complex: bool,
}

/// The statements and values of an open region.
#[derive(Default)]
struct Scope {
    values: Vec<Value>,
    block: Block,
    /// Memory that is freed at the end.
    allocated: Vec<Value>,
}

struct Maker {
    random: Random,
    next: usize,
    scopes: Vec<Scope>,
    globals: Vec<Value>,
    callees: Vec<Callee>,
    program: Program,
    features: Features,
    /// How often the next statement runs.
    runs: usize,
    /// Only memory of this scope and those inside may be written.
    barrier: usize,
    /// Names of indices that are valid symbols, and less than `affine::LIMIT`.
    symbols: Vec<String>,
    /// Induction variables of affine loops, and what they are less than.
    variables: Vec<(String, usize)>,
    /// What a call of the function costs so far.
    cost: usize,
}

/// The module of a seed.
pub fn program(seed: u64) -> Program {
    let mut random = Random::new(seed ^ 0x6d6f_6475_6c65);
    let features = Features {
        vectors: random.chance(35),
        tensors: random.chance(35),
        memory: random.chance(75),
        affine: random.chance(40),
        complex: random.chance(20),
    };
    let mut maker = Maker {
        random,
        next: 0,
        scopes: Vec::new(),
        globals: Vec::new(),
        callees: Vec::new(),
        program: Program::default(),
        features,
        runs: 1,
        barrier: 0,
        symbols: Vec::new(),
        variables: Vec::new(),
        cost: 0,
    };
    maker.module();
    maker.program
}

impl Maker {
    fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn scope(&mut self) -> &mut Scope {
        self.scopes.last_mut().expect("a function is open")
    }

    fn depth(&self) -> usize {
        self.scopes.len()
    }

    /// Adds a statement.
    fn add(&mut self, statement: Statement) {
        self.cost += self.runs;
        self.scope().block.body.push(statement);
    }

    /// Adds an operation without a result.
    fn line(&mut self, text: impl Into<String>) {
        self.add(Statement { results: Vec::new(), is_guard: false, pieces: vec![Piece::Text(text.into())] });
    }

    /// Adds an operation with a result that later statements may use.
    fn op(&mut self, ty: &Type, text: impl AsRef<str>) -> Value {
        let value = self.hidden(ty, text);
        self.publish(value.clone());
        value
    }

    /// Adds an operation whose result only its caller uses.
    fn hidden(&mut self, ty: &Type, text: impl AsRef<str>) -> Value {
        self.define(ty, text.as_ref(), false)
    }

    /// Adds an operation whose result makes the next operation well-defined.
    fn guard(&mut self, ty: &Type, text: impl AsRef<str>) -> Value {
        self.define(ty, text.as_ref(), true)
    }

    fn define(&mut self, ty: &Type, text: &str, is_guard: bool) -> Value {
        let name = self.name();
        let pieces = vec![Piece::Text(format!("{name} = {text}"))];
        self.add(Statement { results: vec![(name.clone(), ty.clone())], is_guard, pieces });
        self.made(name, ty)
    }

    /// A value of the innermost scope.
    fn made(&self, name: String, ty: &Type) -> Value {
        Value { name, ty: ty.clone(), root: None, owner: self.depth(), is_constant: false }
    }

    /// Lets later statements use the value.
    fn publish(&mut self, value: Value) {
        self.scope().values.push(value);
    }

    /// Names for results that later statements may use, and the text before the operation.
    fn results(&mut self, types: &[Type]) -> (Vec<Value>, String) {
        let values: Vec<Value> = types
            .iter()
            .map(|ty| {
                let name = self.name();
                self.made(name, ty)
            })
            .collect();
        let names: Vec<&str> = values.iter().map(|value| value.name.as_str()).collect();
        let prefix = if names.is_empty() { String::new() } else { format!("{} = ", names.join(", ")) };
        (values, prefix)
    }

    /// Adds an operation with regions.
    fn compound(&mut self, results: Vec<Value>, pieces: Vec<Piece>) {
        let named = results.iter().map(|value| (value.name.clone(), value.ty.clone())).collect();
        self.add(Statement { results: named, is_guard: false, pieces });
        for value in results {
            self.publish(value);
        }
    }

    /// Opens a region with arguments.
    fn open(&mut self, arguments: &[(String, Type)]) {
        self.scopes.push(Scope::default());
        for (name, ty) in arguments {
            let value = self.made(name.clone(), ty);
            self.publish(value);
        }
        self.scope().block.arguments = arguments.to_vec();
    }

    /// Closes a region with its last operation.
    fn close(&mut self, end: impl Into<String>) -> Piece {
        Piece::Block(self.closed(end))
    }

    fn closed(&mut self, end: impl Into<String>) -> Block {
        let allocated = std::mem::take(&mut self.scope().allocated);
        for memory in allocated {
            self.line(format!("memref.dealloc {} : {}", memory.name, memory.ty));
        }
        let mut block = self.scopes.pop().expect("a region is open").block;
        block.end = end.into();
        block
    }

    /// The values in scope that the test accepts, the recent ones last.
    fn known(&self, test: impl Fn(&Value) -> bool) -> Vec<Value> {
        self.scopes.iter().flat_map(|scope| &scope.values).filter(|value| test(value)).cloned().collect()
    }

    /// One of the values in scope, usually a recent one.
    fn pick(&mut self, test: impl Fn(&Value) -> bool) -> Option<Value> {
        let known = self.known(test);
        let from = if self.random.chance(60) { known.len().saturating_sub(6) } else { 0 };
        self.random.pick(&known[from..]).cloned()
    }

    /// A value of a type: one in scope, or a new one.
    fn value(&mut self, ty: &Type) -> Value {
        match self.pick(|value| value.ty == *ty) {
            Some(value) if self.random.chance(92) => value,
            _ => self.new_value(ty),
        }
    }

    fn new_value(&mut self, ty: &Type) -> Value {
        match ty.kind {
            Kind::MemRef => self.new_memory(ty),
            Kind::Tensor => self.new_tensor(ty),
            _ => self.constant(ty),
        }
    }

    /// Values of some types, and their names and types as lists.
    fn values(&mut self, types: &[Type]) -> (Vec<String>, String, String) {
        let names: Vec<String> = types.iter().map(|ty| self.value(ty).name).collect();
        let joined = names.join(", ");
        (names, joined, list(types))
    }

    /// An element of a random type.
    fn elem(&mut self) -> Elem {
        match self.random.below(20) {
            0 => Elem::Int(1),
            1 | 2 => Elem::Int(8),
            3 => Elem::Int(16),
            4..=7 => Elem::Int(32),
            8..=11 => Elem::Int(64),
            12 => Elem::Int([3, 7, 24, 33, 48][self.random.below(5)]),
            13 | 14 => Elem::Index,
            15 | 16 => Elem::F32,
            _ => Elem::F64,
        }
    }

    fn elem_where(&mut self, test: impl Fn(Elem) -> bool) -> Elem {
        loop {
            let elem = self.elem();
            if test(elem) {
                return elem;
            }
        }
    }

    /// A type of values that regions, blocks and functions pass on.
    fn passed(&mut self) -> Type {
        let elem = self.elem();
        match self.random.below(10) {
            // LLVM has no code for a function that returns a vector of bits with others: "Cannot emit physreg copy".
            0 | 1 if self.features.vectors => {
                let elem = self.elem_where(Elem::is_plain);
                Type::shaped(Kind::Vector, &self.vector_sizes(), elem)
            }
            2 | 3 if self.features.tensors => {
                let elem = self.elem_where(Elem::is_plain);
                Type::shaped(Kind::Tensor, &self.sizes(), elem)
            }
            4 if self.features.complex => Type::scalar(Elem::Complex),
            _ => Type::scalar(elem),
        }
    }

    fn passed_types(&mut self, most: usize) -> Vec<Type> {
        (0..self.random.below(most + 1)).map(|_| self.passed()).collect()
    }

    /// Types that loops carry: of a tensor, one-shot bufferization wants to know that it stays in its memory.
    fn carried_types(&mut self, most: usize) -> Vec<Type> {
        let mut types = self.passed_types(most);
        types.retain(|ty| ty.kind != Kind::Tensor);
        types
    }

    /// The sizes of a tensor or of memory.
    fn sizes(&mut self) -> Vec<usize> {
        let rank = [1, 1, 2, 2, 2, 3][self.random.below(6)];
        (0..rank).map(|_| 1 + self.random.below(4)).collect()
    }

    fn vector_sizes(&mut self) -> Vec<usize> {
        match self.random.below(6) {
            0 => vec![2, 2],
            1 => vec![2, 4],
            2 => vec![3, 2],
            3 => vec![2],
            _ => vec![4],
        }
    }

    /// The statements of a region or a function.
    fn body(&mut self, most: usize) {
        for _ in 0..1 + self.random.below(most) {
            self.statement();
        }
    }

    fn statement(&mut self) {
        let features = self.features;
        let may_nest = self.depth() < MAX_DEPTH && self.runs < MOST_RUNS;
        match self.random.below(100) {
            0..=24 if may_nest => self.control(),
            25..=44 if features.memory => self.memory(),
            45..=58 if features.tensors => self.tensor(),
            59..=72 if features.vectors => self.vector(),
            73..=80 if features.affine => self.affine_step(may_nest),
            81..=86 => self.call(),
            87..=90 if features.complex => self.complex(),
            _ => self.scalar(),
        }
    }
}

/// Types with commas between them.
/// Arguments with the values that they start with.
fn assigned(arguments: &[(String, Type)], starts: &[String]) -> String {
    let pairs = arguments.iter().zip(starts).map(|((name, _), start)| format!("{name} = {start}"));
    pairs.collect::<Vec<_>>().join(", ")
}

fn list(types: &[Type]) -> String {
    types.iter().map(Type::to_string).collect::<Vec<_>>().join(", ")
}
