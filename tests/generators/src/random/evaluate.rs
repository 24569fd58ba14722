//! The output of a program, computed with the reference evaluator on ndarray.

use std::collections::HashMap;

use runtime::format;
use toy_dialect::element_types::FloatKind;
use toy_dialect::elementwise::{ELEMENTWISE, Elementwise};
use toy_dialect::eval::{self, EvalError};
use toy_dialect::reductions::Reduction;

use super::syntax::{Expr, Function, IndexItem, Item, OPERATORS, Program, Statement, Struct};
pub use super::typed::Tensor;
use super::typed::joined;
use super::{functions, names};

/// The reason why there is no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The program is not valid: the compiler must reject it.
    Invalid(String),
    /// The program computes a position that a tensor does not have: it must end with an error, if it is compiled.
    Failed(String),
    /// A number left the range in which every operation is exact.
    Inexact,
    /// More operations than a test should have.
    TooLong,
}

impl Stop {
    /// The same, where the compiler need not see it.
    pub(super) fn when_run(self) -> Stop {
        match self {
            Stop::Invalid(reason) => Stop::Failed(reason),
            other => other,
        }
    }

    /// The same for a block that does not run: after a failure, nothing is known of the rest of it.
    fn in_idle_block(self) -> Stop {
        match self {
            Stop::Failed(_) => Stop::TooLong,
            other => other,
        }
    }
}

impl From<EvalError> for Stop {
    fn from(error: EvalError) -> Self {
        Self::Invalid(error.to_string())
    }
}

pub(super) fn invalid<T>(message: String) -> Result<T, Stop> {
    Err(Stop::Invalid(message))
}

/// A value of a program.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A tensor.
    Tensor(Tensor),
    /// A struct's name, and its fields in order.
    Struct(String, Vec<Value>),
}

impl Value {
    /// The tensor; in a valid program, a value is a tensor where one is needed.
    pub fn tensor(self) -> Result<Tensor, Stop> {
        match self {
            Self::Tensor(tensor) => Ok(tensor),
            Self::Struct(name, _) => invalid(format!("a struct {name} for a tensor")),
        }
    }

    /// Whether this and the other value, of the same type, have tensors of the same shapes.
    pub fn has_shape_of(&self, other: &Value) -> bool {
        match (self, other) {
            (Self::Tensor(a), Self::Tensor(b)) => a.shape() == b.shape(),
            (Self::Struct(_, a), Self::Struct(_, b)) => a.iter().zip(b).all(|(a, b)| a.has_shape_of(b)),
            _ => false,
        }
    }

    /// The value without numbers, as a function or a struct passes it on.
    fn passed(self) -> Self {
        match self {
            Self::Tensor(tensor) => Self::Tensor(tensor.passed()),
            Self::Struct(name, values) => Self::Struct(name, values.into_iter().map(Self::passed).collect()),
        }
    }

    /// The new value of a variable, which keeps its type.
    fn assigned(self, old: &Value) -> Self {
        match (self, old) {
            (Self::Tensor(new), Self::Tensor(old)) => Self::Tensor(new.assigned(old)),
            (new, _) => new,
        }
    }

    /// Whether it is a number.
    fn is_number(&self) -> bool {
        matches!(self, Self::Tensor(tensor) if tensor.is_number)
    }

    /// Makes it no number unless another value, which may be in its place, is one.
    fn meet(&mut self, other: &Value) {
        if let Self::Tensor(tensor) = self {
            tensor.is_number &= other.is_number();
        }
    }

    /// The name of its struct; a tensor has none.
    pub fn ty(&self) -> Option<&str> {
        match self {
            Self::Tensor(_) => None,
            Self::Struct(name, _) => Some(name.as_str()),
        }
    }

    /// The value, if it has this type: the struct, or a tensor without a name.
    fn of_type(self, ty: Option<&str>) -> Result<Self, Stop> {
        let own = self.ty();
        if own == ty { Ok(self) } else { invalid(format!("{own:?} for {ty:?}")) }
    }
}

/// All numbers are multiples of this.
pub(super) const UNIT: f64 = 1.0 / 64.0;
/// All numbers are smaller than this, so that a sum or difference of two is exact.
const LIMIT: f64 = (1u64 << 44) as f64;
/// How deep expressions may be nested, including those in called functions; validity itself has no such limit.
const MAX_DEPTH: usize = 400;
/// The maximum number of elements of a value: a changed program may ask for more than fit in memory.
pub(super) const MAX_ELEMENTS: usize = 1 << 16;

/// Runs the program and returns what it prints.
pub fn output(program: &Program, budget: usize) -> Result<String, Stop> {
    names::check(program)?;
    let mut machine = Machine::new(&program.items, budget);
    match &*machine.call("main", Vec::new())? {
        [] => Ok(machine.printed),
        _ => invalid("a value from `main`".to_owned()),
    }
}

/// Calls functions.
pub struct Machine<'a> {
    functions: HashMap<&'a str, &'a Function>,
    structs: HashMap<&'a str, &'a Struct>,
    budget: usize,
    depth: usize,
    /// What has been printed so far.
    pub printed: String,
}

/// The variables of a function while it runs.
type Variables<'a> = HashMap<&'a str, Value>;

impl<'a> Machine<'a> {
    /// A machine that stops after `budget` operations.
    pub fn new(items: &'a [Item], budget: usize) -> Self {
        let mut functions = HashMap::new();
        let mut structs = HashMap::new();
        for item in items {
            match item {
                Item::Struct(item) => drop(structs.insert(item.name.as_str(), item)),
                Item::Function(item) => drop(functions.insert(item.name.as_str(), item)),
            }
        }
        Self { functions, structs, budget, depth: 0, printed: String::new() }
    }

    /// How many operations are left.
    pub fn budget(&self) -> usize {
        self.budget
    }

    fn function(&self, name: &str) -> Result<&'a Function, Stop> {
        self.functions.get(name).copied().ok_or_else(|| Stop::Invalid(format!("no function `{name}`")))
    }

    /// Calls the function; returns its results.
    pub fn call(&mut self, name: &str, arguments: Vec<Value>) -> Result<Vec<Value>, Stop> {
        let function = self.function(name)?;
        if arguments.len() != function.params.len() {
            return invalid(format!("`{name}` with {} arguments", arguments.len()));
        }
        let mut variables = Variables::new();
        for (param, argument) in function.params.iter().zip(arguments) {
            declare(&mut variables, &param.name, argument.of_type(param.ty.as_deref())?.passed())?;
        }
        let mut results = Vec::new();
        let mut returned = false;
        for statement in &function.body {
            if returned && !matches!(statement, Statement::Comment(_)) {
                return invalid("a statement after `return`".to_owned());
            }
            returned |= matches!(statement, Statement::Return(_));
            let values = self.statement(statement, &mut variables)?;
            results.extend(values.into_iter().map(Value::passed));
        }
        Ok(results)
    }

    /// Runs a statement on variables, whose new values remain.
    pub fn run(
        &mut self,
        statement: &'a Statement,
        variables: &mut Vec<(String, Value)>,
    ) -> Result<(), Stop> {
        let names: Vec<String> = variables.iter().map(|(name, _)| name.clone()).collect();
        let mut all = Variables::new();
        names.iter().zip(&*variables).for_each(|(name, (_, value))| drop(all.insert(name, value.clone())));
        // The names of the variables live shorter than those in the statement.
        self.statement_in(statement, &mut all)?;
        let values: Vec<Option<Value>> = names.iter().map(|name| all.remove(name.as_str())).collect();
        for ((_, value), new) in variables.iter_mut().zip(values) {
            *value = new.unwrap_or_else(|| value.clone());
        }
        Ok(())
    }

    fn statement_in<'v>(
        &mut self,
        statement: &'v Statement,
        variables: &mut Variables<'v>,
    ) -> Result<(), Stop>
    where
        'a: 'v,
    {
        self.statement(statement, variables).map(drop)
    }

    /// Runs the statements of a block, whose variables are gone afterwards.
    fn block<'v>(&mut self, block: &'v [Statement], variables: &mut Variables<'v>) -> Result<(), Stop> {
        let mut inner = variables.clone();
        for statement in block {
            if matches!(statement, Statement::Return(_)) {
                return invalid("a `return` in a block".to_owned());
            }
            self.statement(statement, &mut inner)?;
        }
        for (name, value) in variables.iter_mut() {
            if let Some(new) = inner.remove(name) {
                *value = new;
            }
        }
        Ok(())
    }

    /// Checks a block that may not run, and prints nothing. What it may assign is a number only if all its values are.
    fn check_block<'v>(&mut self, block: &'v [Statement], variables: &mut Variables<'v>) -> Result<(), Stop> {
        let printed = self.printed.len();
        let mut after = variables.clone();
        self.block(block, &mut after)?;
        self.printed.truncate(printed);
        variables.iter_mut().for_each(|(name, value)| value.meet(&after[name]));
        Ok(())
    }

    /// Finds out which variables are numbers in every iteration of a block.
    fn find_numbers<'v>(
        &mut self,
        block: &'v [Statement],
        variables: &mut Variables<'v>,
    ) -> Result<(), Stop> {
        let count = |variables: &Variables<'_>| variables.values().filter(|value| value.is_number()).count();
        let mut before = count(variables);
        while before > 0 {
            match self.check_block(block, variables) {
                // If the block runs, it fails again.
                Err(Stop::Failed(_)) => return Ok(()),
                checked => checked?,
            }
            let after = count(variables);
            if after == before {
                return Ok(());
            }
            before = after;
        }
        Ok(())
    }

    /// A number that decides how the program goes on.
    fn number(&mut self, expr: &Expr, variables: &Variables<'_>) -> Result<f64, Stop> {
        let value = self.value(expr, None, variables)?.tensor()?;
        match value.first() {
            Some(&number) if value.ndim() == 0 => Ok(number),
            _ => invalid(format!("a tensor of shape {:?} for a number", value.shape())),
        }
    }

    fn for_loop<'v>(
        &mut self,
        (name, body): (&'v str, &'v [Statement]),
        (from, to): (f64, f64),
        variables: &mut Variables<'v>,
    ) -> Result<(), Stop> {
        let count = toy_dialect::iterations(from, to);
        let number = |iteration: u64| {
            let number = Tensor::number(from + iteration as f64);
            Ok::<_, Stop>(Value::Tensor(exact(number)?))
        };
        declare(variables, name, number(0)?)?;
        self.find_numbers(body, variables)?;
        if count == 0 {
            self.check_block(body, variables).map_err(Stop::in_idle_block)?;
        }
        for iteration in 0..count {
            self.budget = self.budget.checked_sub(1).ok_or(Stop::TooLong)?;
            variables.insert(name, number(iteration)?);
            self.block(body, variables)?;
        }
        variables.remove(name);
        Ok(())
    }

    /// Runs a statement; returns the function's results if it is a `return`.
    fn statement<'v>(
        &mut self,
        statement: &'v Statement,
        variables: &mut Variables<'v>,
    ) -> Result<Vec<Value>, Stop> {
        match statement {
            Statement::Assign(name, value) => {
                let old = variable(name, variables)?;
                let value = self.value(value, old.ty(), variables)?;
                assign(name, value, variables)?;
            }
            Statement::Unpack(declares, names, value) => {
                let Expr::Call(callee, arguments) = value else {
                    return invalid("several names for one value".to_owned());
                };
                let values = self.deeper(|machine| machine.call_with(callee, arguments, variables))?;
                if values.len() != names.len() {
                    return invalid(format!("{} names for {} results", names.len(), values.len()));
                }
                for (name, value) in names.iter().zip(values) {
                    if *declares {
                        declare(variables, name, value)?;
                    } else {
                        assign(name, value, variables)?;
                    }
                }
            }
            Statement::For(name, from, to, body) => {
                let bounds = (self.number(from, variables)?, self.number(to, variables)?);
                self.for_loop((name, body), bounds, variables)?;
            }
            Statement::While(condition, body) => {
                self.find_numbers(body, variables)?;
                if self.number(condition, variables)? == 0.0 {
                    self.check_block(body, variables).map_err(Stop::in_idle_block)?;
                }
                while self.number(condition, variables)? != 0.0 {
                    self.block(body, variables)?;
                }
            }
            Statement::If(condition, then, otherwise) => {
                let holds = self.number(condition, variables)? != 0.0;
                let (run, left) = if holds { (then, otherwise) } else { (otherwise, then) };
                let mut unchanged = variables.clone();
                self.check_block(left, &mut unchanged).map_err(Stop::in_idle_block)?;
                self.block(run, variables)?;
                variables.iter_mut().for_each(|(name, value)| value.meet(&unchanged[name]));
            }
            Statement::Var(name, shape, value) => {
                let mut value = self.value(value, None, variables)?;
                if shape.is_some() {
                    value = Value::Tensor(reshape(value.tensor()?, shape.as_deref())?);
                }
                declare(variables, name, value)?;
            }
            Statement::Struct(ty, name, value) => {
                let value = self.value(value, Some(ty), variables)?.of_type(Some(ty))?;
                declare(variables, name, value)?;
            }
            Statement::Print(value) => {
                let value = self.value(value, None, variables)?.tensor()?;
                self.printed += &format::text(&value.view());
            }
            Statement::Expr(Expr::Call(callee, arguments)) => {
                self.deeper(|machine| machine.call_with(callee, arguments, variables))?;
            }
            Statement::Expr(value) => {
                self.evaluate(value, None, variables)?;
            }
            Statement::Return(values) => {
                if let [Expr::Call(callee, arguments)] = &**values {
                    let results = self.deeper(|machine| machine.call_with(callee, arguments, variables))?;
                    return if results.is_empty() {
                        invalid("a call without a result as a value".to_owned())
                    } else {
                        Ok(results)
                    };
                }
                return values.iter().map(|value| self.value(value, None, variables)).collect();
            }
            Statement::Comment(_) => {}
        }
        Ok(Vec::new())
    }

    fn value(&mut self, expr: &Expr, wanted: Option<&str>, variables: &Variables<'_>) -> Result<Value, Stop> {
        self.evaluate(expr, wanted, variables)?
            .ok_or_else(|| Stop::Invalid("a call without a result as a value".to_owned()))
    }

    /// The value of an expression, if it has one; a struct literal becomes the wanted struct.
    fn evaluate(
        &mut self,
        expr: &Expr,
        wanted: Option<&str>,
        variables: &Variables<'_>,
    ) -> Result<Option<Value>, Stop> {
        self.deeper(|machine| machine.evaluate_parts(expr, wanted, variables))
    }

    /// An operation, which is counted, and may contain others.
    fn deeper<T>(&mut self, run: impl FnOnce(&mut Self) -> Result<T, Stop>) -> Result<T, Stop> {
        self.budget = self.budget.checked_sub(1).ok_or(Stop::TooLong)?;
        if self.depth == MAX_DEPTH {
            return Err(Stop::TooLong);
        }
        self.depth += 1;
        let value = run(self);
        self.depth -= 1;
        value
    }

    fn evaluate_parts(
        &mut self,
        expr: &Expr,
        wanted: Option<&str>,
        variables: &Variables<'_>,
    ) -> Result<Option<Value>, Stop> {
        // Each arm is one call, so that nested expressions need little stack.
        match expr {
            Expr::Number(_) | Expr::Literal(..) => constant(expr).map(Some),
            Expr::Name(name) => variable(name, variables).map(Some),
            Expr::List(values) => self.function_call("stack", values, None, variables),
            Expr::Call(callee, arguments) => self.only_result(callee, arguments, variables),
            Expr::Struct(name, values) => {
                self.literal(values, name.as_deref().or(wanted), variables).map(Some)
            }
            Expr::Field(base, field) => self.field(base, field, variables).map(Some),
            Expr::Transpose(value) => self.unary(value, transpose, variables),
            Expr::Negation(value) => self.unary(value, negate, variables),
            Expr::Binary(operator, left, right) => self.binary(*operator, left, right, variables),
            Expr::Elementwise(name, operands) => self.elementwise(name, operands, variables),
            Expr::Operator(operator, operands) => self.operator(operator, operands, variables),
            Expr::Function(name, operands, axes) => {
                self.function_call(name, operands, axes.as_deref(), variables)
            }
            Expr::Index(value, items) => self.index(value, items, variables),
            Expr::Reduction(name, value, axes, keeps_axes) => {
                self.reduction(name, value, axes.as_deref(), *keeps_axes, variables)
            }
        }
    }

    /// The value of a call.
    fn only_result(
        &mut self,
        callee: &str,
        arguments: &[Expr],
        variables: &Variables<'_>,
    ) -> Result<Option<Value>, Stop> {
        let mut results = self.call_with(callee, arguments, variables)?;
        if results.len() > 1 {
            return invalid(format!("{} results for one value", results.len()));
        }
        Ok(results.pop())
    }

    fn index(
        &mut self,
        value: &Expr,
        items: &[IndexItem],
        variables: &Variables<'_>,
    ) -> Result<Option<Value>, Stop> {
        let value = self.value(value, None, variables)?.tensor()?;
        let computes = items.iter().any(|item| matches!(item, IndexItem::Computed(_)));
        let items = items.iter().map(|item| self.index_item(item, variables));
        let taken = functions::index(&value, &items.collect::<Result<Vec<_>, _>>()?);
        let taken = taken.map_err(|stop| if computes { stop.when_run() } else { stop });
        taken.and_then(|part| exact(value.with(part).passed())).map(Value::Tensor).map(Some)
    }

    fn reduction(
        &mut self,
        name: &str,
        value: &Expr,
        axes: Option<&[i64]>,
        keeps_axes: bool,
        variables: &Variables<'_>,
    ) -> Result<Option<Value>, Stop> {
        let value = self.value(value, None, variables)?.tensor()?;
        reduce(name, &value, axes, keeps_axes).map(Value::Tensor).map(Some)
    }

    /// The item with a computed position as the position that it is.
    fn index_item(&mut self, item: &IndexItem, variables: &Variables<'_>) -> Result<IndexItem, Stop> {
        let IndexItem::Computed(position) = item else { return Ok(item.clone()) };
        let position = self.value(position, None, variables)?.tensor()?;
        let position = functions::number(&position)?;
        functions::whole(position).map(IndexItem::At).map_err(Stop::when_run)
    }

    fn binary(
        &mut self,
        operator: char,
        left: &Expr,
        right: &Expr,
        variables: &Variables<'_>,
    ) -> Result<Option<Value>, Stop> {
        let left = self.value(left, None, variables)?.tensor()?;
        let right = self.value(right, None, variables)?.tensor()?;
        binary(operator, &left, &right).map(Value::Tensor).map(Some)
    }

    fn elementwise(
        &mut self,
        name: &str,
        operands: &[Expr],
        variables: &Variables<'_>,
    ) -> Result<Option<Value>, Stop> {
        let values = operands.iter().map(|operand| self.value(operand, None, variables)?.tensor());
        let values = values.collect::<Result<Vec<_>, _>>()?;
        elementwise(name, &values.iter().collect::<Vec<_>>()).map(Value::Tensor).map(Some)
    }

    fn tensors(&mut self, exprs: &[Expr], variables: &Variables<'_>) -> Result<Vec<Tensor>, Stop> {
        exprs.iter().map(|expr| self.value(expr, None, variables)?.tensor()).collect()
    }

    fn operator(
        &mut self,
        name: &str,
        operands: &[Expr],
        variables: &Variables<'_>,
    ) -> Result<Option<Value>, Stop> {
        let values = self.tensors(operands, variables)?;
        operator(name, &values.iter().collect::<Vec<_>>()).map(Value::Tensor).map(Some)
    }

    fn function_call(
        &mut self,
        name: &str,
        operands: &[Expr],
        axes: Option<&[i64]>,
        variables: &Variables<'_>,
    ) -> Result<Option<Value>, Stop> {
        let values = self.tensors(operands, variables)?;
        let values: Vec<&Tensor> = values.iter().collect();
        let result = function(name, operands, &values, axes)?;
        Ok(Some(Value::Tensor(result)))
    }

    fn unary(
        &mut self,
        value: &Expr,
        function: fn(&Tensor) -> Tensor,
        variables: &Variables<'_>,
    ) -> Result<Option<Value>, Stop> {
        let value = self.value(value, None, variables)?.tensor()?;
        Ok(Some(Value::Tensor(function(&value))))
    }

    fn call_with(
        &mut self,
        callee: &str,
        arguments: &[Expr],
        variables: &Variables<'_>,
    ) -> Result<Vec<Value>, Stop> {
        let params = &self.function(callee)?.params;
        let mut values = Vec::with_capacity(arguments.len());
        for (index, argument) in arguments.iter().enumerate() {
            let ty = params.get(index).and_then(|param| param.ty.as_deref());
            values.push(self.value(argument, ty, variables)?);
        }
        self.call(callee, values)
    }

    fn literal(
        &mut self,
        values: &[Expr],
        wanted: Option<&str>,
        variables: &Variables<'_>,
    ) -> Result<Value, Stop> {
        let Some(decl) = wanted.and_then(|name| self.structs.get(name).copied()) else {
            return invalid("a struct literal of no struct".to_owned());
        };
        if decl.fields.len() != values.len() {
            return invalid(format!("{} values for struct {}", values.len(), decl.name));
        }
        let mut fields = Vec::with_capacity(values.len());
        for (field, value) in decl.fields.iter().zip(values) {
            let ty = field.ty.as_deref();
            fields.push(self.value(value, ty, variables)?.of_type(ty)?.passed());
        }
        Ok(Value::Struct(decl.name.clone(), fields))
    }

    fn field(&mut self, base: &Expr, field: &str, variables: &Variables<'_>) -> Result<Value, Stop> {
        let Value::Struct(name, values) = self.value(base, None, variables)? else {
            return invalid(format!("the field `{field}` of a tensor"));
        };
        let fields = self.structs.get(name.as_str()).map(|decl| &decl.fields[..]).unwrap_or_default();
        let found = fields.iter().position(|f| f.name == field).and_then(|at| values.into_iter().nth(at));
        found.ok_or_else(|| Stop::Invalid(format!("no field `{field}` in {name}")))
    }
}

/// Gives a variable a value of its type and shape.
fn assign<'v>(name: &'v str, value: Value, variables: &mut Variables<'v>) -> Result<(), Stop> {
    let old = variable(name, variables)?;
    let value = value.of_type(old.ty())?;
    if !old.has_shape_of(&value) {
        return invalid(format!("another shape for `{name}`"));
    }
    let value = value.assigned(&old);
    variables.insert(name, value);
    Ok(())
}

fn declare<'a>(variables: &mut Variables<'a>, name: &'a str, value: Value) -> Result<(), Stop> {
    match variables.insert(name, value) {
        None => Ok(()),
        Some(_) => invalid(format!("`{name}` is declared twice")),
    }
}

fn constant(expr: &Expr) -> Result<Value, Stop> {
    Ok(Value::Tensor(match expr {
        Expr::Number(value) => Tensor::number(*value),
        Expr::Literal(shape, values) => eval::constant(shape, values.clone())?.into(),
        _ => return invalid("no constant".to_owned()),
    }))
}

fn variable(name: &str, variables: &Variables<'_>) -> Result<Value, Stop> {
    variables.get(name).cloned().ok_or_else(|| Stop::Invalid(format!("no variable `{name}`")))
}

/// Negates every element.
pub fn negate(input: &Tensor) -> Tensor {
    input.with(input.mapv(|x| -x))
}

/// Reverses the dimensions.
pub fn transpose(input: &Tensor) -> Tensor {
    input.with(eval::transpose(input))
}

/// The part of a tensor at an index.
pub fn index(value: &Tensor, items: &[IndexItem]) -> Result<Tensor, Stop> {
    let part = functions::index(value, items)?;
    exact(value.with(part).passed())
}

/// Applies the operator element by element.
pub fn binary(operator: char, left: &Tensor, right: &Tensor) -> Result<Tensor, Stop> {
    let Some(function) = Elementwise::with_operator(&operator.to_string(), 2) else {
        return invalid(format!("no operator `{operator}`"));
    };
    computed(function, &[left, right])
}

/// Applies the element-wise function of this name.
pub fn elementwise(name: &str, operands: &[&Tensor]) -> Result<Tensor, Stop> {
    let Some(function) = Elementwise::named(name) else { return invalid(format!("no function `{name}`")) };
    computed(function, operands)
}

/// Applies an element-wise operation. A number adapts to the type of the other operands.
fn computed(function: &Elementwise, operands: &[&Tensor]) -> Result<Tensor, Stop> {
    bounded(operands)?;
    let (kind, is_number) = match function.symbol() {
        "f32" => (FloatKind::F32, false),
        "f64" => (FloatKind::F64, false),
        "where" => (joined(&operands[1..]), operands.iter().all(|operand| operand.is_number)),
        _ => (joined(operands), operands.iter().all(|operand| operand.is_number)),
    };
    let raw: Vec<_> = operands.iter().map(|operand| &***operand).collect();
    exact(Tensor { elements: eval::elementwise(function, &raw, kind)?, kind, is_number })
}

/// Applies an operator of [`OPERATORS`], or `@`.
pub fn operator(name: &str, operands: &[&Tensor]) -> Result<Tensor, Stop> {
    if name == "@" {
        return applied("matmul", operands, None);
    }
    let found = ELEMENTWISE.iter().find(|e| e.operator() == Some(name) && e.arity() == operands.len());
    let Some(function) = found.filter(|_| OPERATORS.contains(&name)) else {
        return invalid(format!("no operator `{name}`"));
    };
    computed(function, operands)
}

/// Applies a function of shapes or a product. What it needs to know when the program is compiled must be certain.
pub fn function(
    name: &str,
    exprs: &[Expr],
    operands: &[&Tensor],
    axes: Option<&[i64]>,
) -> Result<Tensor, Stop> {
    let Some(function) = toy_dialect::functions::Function::named(name) else {
        return invalid(format!("no function `{name}`"));
    };
    let is_certain = |(at, expr): (usize, &Expr)| !function.is_known(at) || functions::is_known(expr);
    if !exprs.iter().enumerate().all(is_certain) {
        return Err(Stop::TooLong);
    }
    applied(name, operands, axes)
}

fn applied(name: &str, operands: &[&Tensor], axes: Option<&[i64]>) -> Result<Tensor, Stop> {
    let kind = match name {
        "concat" | "stack" | "matmul" | "dot" | "outer" => joined(operands),
        "size" | "zeros" | "ones" | "eye" | "arange" | "linspace" | "argmax" | "argmin" | "random"
        | "normal" => FloatKind::F64,
        "full" => operands.get(1).map_or(FloatKind::F64, |value| value.kind),
        _ => operands.first().map_or(FloatKind::F64, |value| value.kind),
    };
    let raw: Vec<_> = operands.iter().map(|operand| &***operand).collect();
    let elements = functions::apply(name, &raw, axes, kind)?;
    exact(Tensor { elements, kind, is_number: name == "size" })
}

/// Applies the reduction of this name.
pub fn reduce(name: &str, value: &Tensor, axes: Option<&[i64]>, keeps_axes: bool) -> Result<Tensor, Stop> {
    let Some(reduction) = Reduction::named(name) else {
        return invalid(format!("no function `{name}`"));
    };
    let rank = value.ndim() as i64;
    let all: Vec<i64> = (0..rank).collect();
    let mut reduced: Vec<usize> = Vec::new();
    for &axis in axes.unwrap_or(&all) {
        let counted = if axis < 0 { axis + rank } else { axis };
        if !(0..rank).contains(&counted) || reduced.contains(&(counted as usize)) {
            return invalid(format!("axis {axis} of {rank}"));
        }
        reduced.push(counted as usize);
    }
    reduced.sort_unstable();
    let elements = eval::reduce(reduction, value, (&reduced, keeps_axes), value.kind);
    exact(value.with(elements).passed())
}

/// Checks that operands broadcast to a tensor that may be computed.
fn bounded(operands: &[&Tensor]) -> Result<(), Stop> {
    let raw: Vec<_> = operands.iter().map(|operand| &***operand).collect();
    let shape = eval::broadcast_shapes(&raw).unwrap_or_default();
    let count = shape.iter().try_fold(1usize, |count, &extent| count.checked_mul(extent));
    if count.is_none_or(|count| count > MAX_ELEMENTS) { Err(Stop::TooLong) } else { Ok(()) }
}

/// The tensor, if printing shows all of its elements exactly.
fn exact(result: Tensor) -> Result<Tensor, Stop> {
    let is_exact = |value: &f64| value.abs() < LIMIT && (value / UNIT).fract() == 0.0;
    if result.iter().all(is_exact) { Ok(result) } else { Err(Stop::Inexact) }
}

/// Reshapes the value, if a shape is given, with the elements in row-major order.
pub fn reshape(value: Tensor, shape: Option<&[usize]>) -> Result<Tensor, Stop> {
    let Some(shape) = shape else { return Ok(value) };
    let count = shape.iter().try_fold(1usize, |count, &dim| count.checked_mul(dim));
    match count.filter(|&count| count <= MAX_ELEMENTS) {
        Some(_) => {
            let reshaped = value.with(eval::reshape(&value, shape)?);
            Ok(if shape.is_empty() { reshaped } else { reshaped.passed() })
        }
        None => invalid("a shape with too many elements".to_owned()),
    }
}
