//! Makes a random valid program.
//!
//! Every function is generated for arguments of certain shapes with known values, so that each expression is evaluated
//! as soon as it is made, and discarded if it is invalid or inexact. A call may pass any shapes that the callee allows.

mod blocks;
mod expressions;
pub(crate) mod functions;
mod shapes;

use ndarray::{ArrayD, IxDyn};

use super::Random;
use super::evaluate::{self, Tensor, Value};
use super::syntax::{Declared, Expr, Function, Item, Program, Struct};

const STRUCT_NAMES: &[&str] = &["Pair", "Point", "mix", "T", "Outer_2", "structure"];
const FIELD_NAMES: &[&str] = &["a", "b", "first", "second", "mix", "T", "value_1"];
/// How many operations a program may execute; with inlining, this also bounds the size of the compiled code.
pub const BUDGET: usize = 1000;
/// The maximum number of elements of a tensor, except for the rare large literal.
const MAX_ELEMENTS: usize = 24;

/// A program and its output.
pub struct Case {
    /// The program.
    pub program: Program,
    /// The exact text.
    pub expected: String,
}

/// Makes the program of the seed.
pub fn generate(seed: u64) -> Case {
    let mut generator = Generator { random: Random::new(seed), items: Vec::new() };
    generator.structs();
    generator.helpers();
    // Some programs take too long; there is always a shorter `main`.
    for statements in (0..=8).rev() {
        let main = generator.main(statements);
        let program = generator.program(main);
        if let Ok(expected) = evaluate::output(&program, BUDGET) {
            return Case { program, expected };
        }
    }
    let main = Function { name: "main".to_owned(), params: Vec::new(), body: Vec::new() };
    Case { program: Program { items: vec![Item::Function(main)] }, expected: String::new() }
}

struct Generator {
    random: Random,
    /// The structs, and the functions that the current one may call.
    items: Vec<Item>,
}

/// The variables of the function that is being generated.
#[derive(Default)]
struct Scope {
    variables: Vec<(String, Value)>,
    /// The variables that loops around count.
    counted: Vec<String>,
    /// How many blocks are around.
    depth: usize,
    /// The remaining budget for calls; too many chains of them make programs too long.
    budget: usize,
}

impl Generator {
    /// Declares structs, each with tensors and earlier structs as fields.
    fn structs(&mut self) {
        if self.random.chance(40) {
            return;
        }
        for index in 0..=self.random.below(3) {
            let mut fields: Vec<Declared> = Vec::new();
            for _ in 0..=self.random.below(3) {
                let ty = self.random.chance(40).then(|| self.a_struct()).flatten();
                let start = self.random.below(FIELD_NAMES.len());
                let names = FIELD_NAMES.iter().cycle().skip(start).take(FIELD_NAMES.len());
                let free = names.into_iter().find(|name| fields.iter().all(|f| f.name != **name));
                fields.extend(free.map(|name| Declared { ty, name: (*name).to_owned() }));
            }
            let name = STRUCT_NAMES.get(index * 4 % 7).copied().unwrap_or("S");
            self.items.push(Item::Struct(Struct { name: name.to_owned(), fields }));
        }
    }

    fn declarations(&self) -> impl Iterator<Item = &Struct> {
        self.items.iter().filter_map(|item| match item {
            Item::Struct(item) => Some(item),
            Item::Function(_) => None,
        })
    }

    /// The name of one of the structs.
    fn a_struct(&mut self) -> Option<String> {
        let count = self.declarations().count();
        let at = self.random.below(count);
        self.declarations().nth(at).map(|item| item.name.clone())
    }

    fn fields(&self, name: &str) -> Vec<Declared> {
        self.declarations().find(|item| item.name == name).map(|item| item.fields.clone()).unwrap_or_default()
    }

    fn functions(&self) -> impl Iterator<Item = &Function> {
        self.items.iter().filter_map(Item::function)
    }

    /// All generated items and a main function, in a valid order: structs may be between functions.
    fn program(&mut self, main: Function) -> Program {
        let structs: Vec<Item> = self.declarations().cloned().map(Item::Struct).collect();
        let mut items: Vec<Item> = self.functions().cloned().map(Item::Function).collect();
        items.push(Item::Function(main));
        self.random.shuffle(&mut items);
        let mut least = 0;
        for item in structs {
            let last = if self.random.chance(70) { least } else { items.len() };
            let at = least + self.random.below(last - least + 1);
            items.insert(at, item);
            least = at + 1;
        }
        Program { items }
    }

    /// A name that is not declared in the scope.
    fn fresh_name(&mut self, scope: &Scope) -> String {
        // The same names in every function; some are also names of functions, structs and fields.
        const NAMES: &[&str] =
            &["a", "b", "c", "d", "x", "y", "mix", "show", "result", "tmp_1", "printed", "T", "returned"];
        let taken = |name: &str| scope.variables.iter().any(|(other, _)| other == name);
        let free: Vec<&str> = NAMES.iter().copied().filter(|name| !taken(name)).collect();
        match self.random.pick(&free) {
            Some(name) => (*name).to_owned(),
            None => format!("v{}", scope.variables.len()),
        }
    }

    /// A shape of rank 0 to 4; frequent ones recur, so that values fit each other.
    fn shape(&mut self) -> Vec<usize> {
        const FREQUENT: &[&[usize]] = &[&[2, 3], &[3, 2], &[2, 2], &[3], &[], &[2, 1, 3], &[2, 2, 1, 2]];
        if self.random.chance(2) {
            return vec![11, 10];
        }
        if self.random.chance(60) {
            return self.random.pick(FREQUENT).map(|shape| shape.to_vec()).unwrap_or_default();
        }
        let rank = self.random.below(5);
        let mut shape = Vec::new();
        for _ in 0..rank {
            let room = MAX_ELEMENTS / shape.iter().product::<usize>();
            shape.push(1 + self.random.below(room.min(4)));
        }
        shape
    }

    /// A shape of rank 1 to 4 with this number of elements.
    fn shape_of_size(&mut self, mut size: usize) -> Vec<usize> {
        let mut shape = Vec::new();
        for _ in 0..self.random.below(4) {
            let divisors: Vec<usize> = (1..=size).filter(|divisor| size.is_multiple_of(*divisor)).collect();
            let divisor = self.random.pick(&divisors).copied().unwrap_or(1);
            shape.push(divisor);
            size /= divisor;
        }
        shape.push(size);
        self.random.shuffle(&mut shape);
        shape
    }

    /// A value of the struct, or a tensor of some shape.
    fn some_value(&mut self, ty: Option<&str>) -> Value {
        let Some(name) = ty else {
            let shape = self.shape();
            return Value::Tensor(self.tensor(&shape));
        };
        let fields = self.fields(name);
        let values = fields.iter().map(|field| self.some_value(field.ty.as_deref())).collect();
        Value::Struct(name.to_owned(), values)
    }

    /// Small numbers, mostly whole, rarely negative.
    #[allow(clippy::cast_precision_loss)] // Below 100.
    fn tensor(&mut self, shape: &[usize]) -> Tensor {
        let negative = self.random.chance(15);
        let elements = ArrayD::from_shape_simple_fn(IxDyn(shape), || {
            let number = match self.random.below(40) {
                // Not a float of 32 bits.
                39 => 16_777_217.0,
                0..6 => self.random.below(20) as f64 / 4.0,
                6..12 => self.random.below(100) as f64,
                _ => self.random.below(10) as f64,
            };
            if negative && self.random.chance(50) { -number } else { number }
        });
        // The literal is a number.
        if shape.is_empty() { Tensor::number(elements.sum()) } else { elements.into() }
    }
}

/// The literal of a tensor.
fn literal(value: &Tensor) -> Expr {
    let elements: Vec<f64> = value.iter().copied().collect();
    match elements.first() {
        Some(&number) if value.ndim() == 0 => Expr::Number(number),
        // There are no literals without elements.
        None => {
            let sizes = value.shape().iter().map(|&size| Expr::Number(size as f64));
            Expr::Function("zeros", sizes.collect(), None)
        }
        _ => Expr::Literal(value.shape().to_vec(), elements),
    }
}
