//! Functions: of one block, and of several; calls of them.

use super::types::{Elem, Kind, Layout, Type};
use super::{Block, Callee, ENTRY, Function, Maker, RESULTS, Value, list};

/// The statements that the calls of one statement may run.
const MOST_COST: usize = 4000;
/// How often branches go back.
const FUEL: usize = 4;

impl Maker {
    pub(super) fn module(&mut self) {
        self.module_memory();
        for at in 0..self.random.below(4) {
            if !self.features.tensors && self.random.chance(40) {
                self.branching(at)
            } else {
                self.function(at)
            }
        }
        let cases: [(Elem, &str); 6] = [
            (Elem::Int(64), "-12345678901"),
            (Elem::Int(32), "77"),
            (Elem::Index, "3"),
            (Elem::F64, "2.75"),
            (Elem::F32, "-0.625"),
            (Elem::Int(8), "-5"),
        ];
        let arguments: Vec<Type> = cases.iter().map(|(elem, _)| Type::scalar(*elem)).collect();
        let mut results = vec![Type::scalar(Elem::Int(64))];
        results.extend((1..RESULTS).map(|_| Type::scalar(self.elem())));
        self.main_function(&arguments, &results);
        self.entry_function(&cases, &results);
    }

    fn module_memory(&mut self) {
        if !self.features.memory {
            return;
        }
        for at in 0..self.random.below(4) {
            let elem = self.elem_where(Elem::is_plain);
            let ty = Type::shaped(Kind::MemRef, &self.sizes(), elem);
            let literal = self.dense(&ty.sizes().unwrap_or_default(), elem);
            let is_constant = self.random.chance(50);
            let constant = if is_constant { "constant " } else { "" };
            let name = format!("@m{at}");
            self.program
                .globals
                .push(format!("memref.global \"private\" {constant}{name} : {ty} = {literal}"));
            let root = is_constant.then_some(usize::MAX - at);
            self.globals.push(Value { name, ty, root, owner: 0, is_constant });
        }
    }

    /// A type of an argument of a function.
    fn argument_type(&mut self) -> Type {
        if !self.features.memory || !self.random.chance(40) {
            return self.passed();
        }
        let elem = self.elem_where(Elem::is_plain);
        let mut ty = Type::shaped(Kind::MemRef, &self.sizes(), elem);
        match self.random.below(3) {
            0 => ty.dims[0] = None,
            1 => {
                ty.dims.fill(None);
                ty.layout = Some(Layout { strides: vec![None; ty.rank()], offset: None });
            }
            _ => {}
        }
        ty
    }

    /// Begins a function, and returns the text of its arguments.
    fn begin(&mut self, arguments: &[Type], is_pure: bool) -> String {
        self.runs = 1;
        self.cost = 0;
        self.barrier = usize::from(is_pure);
        let named: Vec<(String, Type)> = arguments.iter().map(|ty| (self.name(), ty.clone())).collect();
        self.open(&named);
        for value in &mut self.scope().values {
            value.owner = 0;
        }
        self.symbols();
        named.iter().map(|(name, ty)| format!("{name}: {ty}")).collect::<Vec<_>>().join(", ")
    }

    fn returned(&mut self, results: &[Type]) -> String {
        if results.is_empty() {
            return "return".to_owned();
        }
        let names: Vec<String> = results
            .iter()
            .map(|ty| match ty.kind {
                // The caller gets memory that nothing else knows.
                Kind::MemRef => {
                    let value = self.filled(ty, "alloc").name;
                    self.scope().allocated.retain(|other| other.name != value);
                    value
                }
                // One-shot bufferization would return the memory of a constant, to which the caller may write.
                Kind::Tensor => {
                    let value = self.value(ty).name;
                    self.changed(&value, ty)
                }
                _ => self.value(ty).name,
            })
            .collect();
        format!("return {} : {}", names.join(", "), list(results))
    }

    fn function(&mut self, at: usize) {
        let arguments: Vec<Type> = (0..self.random.below(4)).map(|_| self.argument_type()).collect();
        let mut results = self.passed_types(3);
        if self.features.memory && self.random.chance(15) {
            let elem = self.elem_where(Elem::is_plain);
            results.push(Type::shaped(Kind::MemRef, &self.sizes(), elem));
        }
        let is_pure = self.random.chance(50);
        let named = self.begin(&arguments, is_pure);
        self.body(7);
        let end = self.returned(&results);
        let block = self.closed(end);
        self.finish(at, named, arguments, results, is_pure, vec![(String::new(), block)]);
    }

    fn finish(
        &mut self,
        at: usize,
        named: String,
        arguments: Vec<Type>,
        results: Vec<Type>,
        is_pure: bool,
        blocks: Vec<(String, Block)>,
    ) {
        let name = format!("@g{at}");
        let visibility = if self.random.chance(70) { "private " } else { "" };
        let arrow = if results.is_empty() { String::new() } else { format!(" -> ({})", list(&results)) };
        let head = format!("func.func {visibility}{name}({named}){arrow}");
        self.program.functions.push(Function { head, blocks });
        self.callees.push(Callee { name, arguments, results, cost: self.cost.max(1), is_pure });
    }

    /// A function of blocks, which a number that decreases keeps from running forever.
    fn branching(&mut self, at: usize) {
        let arguments: Vec<Type> = (0..self.random.below(3)).map(|_| self.argument_type()).collect();
        let results = self.passed_types(2);
        let fuel = Type::scalar(Elem::Int(32));
        let mut passed = vec![fuel.clone()];
        passed.extend((0..self.random.below(3)).map(|_| self.scalar_or_vector()));
        let is_pure = self.random.chance(50);
        let named = self.begin(&arguments, is_pure);
        self.body(4);
        let count = self.splat(&fuel, FUEL as i128).name;
        let (_, others, types) = self.values(&passed[1..]);
        let (others, types) = (prefixed(&others), prefixed(&types));
        let visible = self.scope().values.clone();
        self.scope().allocated.clear();
        let first = self.closed(format!("cf.br ^bb1({count}{others} : i32{types})"));
        let mut blocks = vec![(String::new(), first)];
        let last = 2 + self.random.below(4);
        self.runs = FUEL + 1;
        for number in 1..=last {
            let arguments: Vec<(String, Type)> = passed.iter().map(|ty| (self.name(), ty.clone())).collect();
            let typed: Vec<String> = arguments.iter().map(|(name, ty)| format!("{name}: {ty}")).collect();
            self.open(&arguments);
            self.scope().values.extend(visible.clone());
            self.body(3);
            let end = if number == last {
                self.returned(&results)
            } else {
                self.branch(number, last, &arguments, &passed)
            };
            blocks.push((format!("^bb{number}({})", typed.join(", ")), self.closed(end)));
        }
        self.finish(at, named, arguments, results, is_pure, blocks);
    }

    fn scalar_or_vector(&mut self) -> Type {
        let elem = self.elem();
        if self.features.vectors && self.random.chance(25) {
            return Type::shaped(Kind::Vector, &self.vector_sizes(), elem);
        }
        Type::scalar(elem)
    }

    /// The end of block `number`: a branch forward, a choice, a switch, or a branch back.
    fn branch(
        &mut self,
        number: usize,
        last: usize,
        arguments: &[(String, Type)],
        passed: &[Type],
    ) -> String {
        let integer = Type::scalar(Elem::Int(32));
        let bit = Type::scalar(Elem::Int(1));
        let fuel = &arguments[0].0;
        let [zero, one] = [self.splat(&integer, 0).name, self.splat(&integer, 1).name];
        let left = self.guard(&bit, format!("arith.cmpi sgt, {fuel}, {zero} : i32")).name;
        let less = self.guard(&integer, format!("arith.subi {fuel}, {one} : i32")).name;
        let target = |maker: &mut Self, back: bool| {
            let to = if back {
                1 + maker.random.below(number)
            } else {
                number + 1 + maker.random.below(last - number)
            };
            let (_, others, types) = maker.values(&passed[1..]);
            format!("^bb{to}({less}{} : i32{})", prefixed(&others), prefixed(&types))
        };
        match self.random.below(4) {
            0 => format!("cf.br {}", target(self, false)),
            1 => {
                let condition = self.value(&bit).name;
                let [a, b] = [target(self, false), target(self, false)];
                format!("cf.cond_br {condition}, {a}, {b}")
            }
            2 => {
                let elem = self.elem_where(|elem| matches!(elem, Elem::Int(8 | 16 | 32 | 64)));
                let flag = self.value(&Type::scalar(elem)).name;
                let [a, b, c] = [target(self, false), target(self, false), target(self, false)];
                format!("cf.switch {flag} : {elem}, [\n    default: {a},\n    0: {b},\n    77: {c}\n  ]")
            }
            _ => {
                let [a, b] = [target(self, true), target(self, false)];
                format!("cf.cond_br {left}, {a}, {b}")
            }
        }
    }

    pub(super) fn call(&mut self) {
        let (runs, is_apart) = (self.runs, self.barrier > 0);
        let fits: Vec<Callee> = self
            .callees
            .iter()
            .filter(|callee| callee.cost * runs < MOST_COST && (callee.is_pure || !is_apart))
            .cloned()
            .collect();
        let Some(callee) = self.random.pick(&fits).cloned() else { return self.scalar() };
        // Memory of constants must not be written to.
        let names: Vec<String> =
            callee.arguments.iter().map(|ty| self.argument(ty, callee.is_pure)).collect();
        let (results, prefix) = self.results(&callee.results);
        let text = format!(
            "{prefix}func.call {}({}) : ({}) -> ({})",
            callee.name,
            names.join(", "),
            list(&callee.arguments),
            list(&callee.results)
        );
        self.cost += callee.cost * runs;
        self.compound(results, vec![super::Piece::Text(text)]);
    }

    fn argument(&mut self, ty: &Type, is_pure: bool) -> String {
        let known = self.pick(|value| value.ty == *ty && (is_pure || !value.is_constant));
        match known {
            Some(value) => value.name,
            None if ty.kind == Kind::MemRef && ty.layout.is_none() => self.filled(ty, "alloc").name,
            None => {
                let value = self.new_value(ty);
                value.name
            }
        }
    }

    fn main_function(&mut self, arguments: &[Type], results: &[Type]) {
        let named = self.begin(arguments, false);
        for _ in 0..4 + self.random.below(9) {
            self.statement();
        }
        let all = self.known(|value| value.ty.kind != Kind::Scalar || value.ty.elem != Elem::Index);
        let mut sum = self.splat(&Type::scalar(Elem::Int(64)), 1);
        for value in all {
            let next = self.digest(&value);
            sum = self.mixed(&sum, &next);
        }
        let mut names = vec![sum.name];
        names.extend(results[1..].iter().map(|ty| self.value(ty).name));
        let block = self.closed(format!("return {} : {}", names.join(", "), list(results)));
        let head = format!("func.func @f({named}) -> ({})", list(results));
        self.program.functions.push(Function { head, blocks: vec![(String::new(), block)] });
    }

    /// The function that calls the main one, and makes integers of the results.
    fn entry_function(&mut self, cases: &[(Elem, &str)], results: &[Type]) {
        self.begin(&[], false);
        let mut names = Vec::new();
        for (elem, literal) in cases {
            let ty = Type::scalar(*elem);
            names.push(self.hidden(&ty, format!("arith.constant {literal} : {ty}")).name);
        }
        let types: Vec<Type> = cases.iter().map(|(elem, _)| Type::scalar(*elem)).collect();
        let (values, prefix) = self.results(results);
        let text =
            format!("{prefix}func.call @f({}) : ({}) -> ({})", names.join(", "), list(&types), list(results));
        self.compound(values.clone(), vec![super::Piece::Text(text)]);
        let integers: Vec<String> = values.iter().map(|value| self.as_integer(value).name).collect();
        let types = vec![Type::scalar(Elem::Int(64)); RESULTS];
        let block = self.closed(format!("return {} : {}", integers.join(", "), list(&types)));
        let head = format!("func.func @{ENTRY}() -> ({})", list(&types));
        self.program.functions.push(Function { head, blocks: vec![(String::new(), block)] });
    }
}

/// A list that continues another one.
fn prefixed(list: &str) -> String {
    if list.is_empty() { String::new() } else { format!(", {list}") }
}
